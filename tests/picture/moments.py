"""Moments of Zombie Tsunami for the tests of its picture, and their golden files.

``PYTHONPATH=src:tests python -m picture.moments`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from shamble.picture import scene
from shamble.testing.tsunami import Scenario, tsunami, votes

View = dict[str, Any]
Items = dict[str, dict[str, Any]]
FOLDER: Final = Path(__file__).parent / "moments"
NAMES: Final = ("Ada", "Bo", "Cleo", "Dez", "Eve", "Finn")
HEARD: Final = [
    {"seat": 2, "kind": "promise", "bead": "red"},
    {"seat": 4, "kind": "promise", "bead": "red"},
    {"seat": 1, "kind": "show", "bead": "blue"},
]


def five(card: str, at: str = "card") -> Scenario:
    """Five players in round 2 at this card."""
    return tsunami(
        hordes=[5, 7, 4, 6, 3],
        card=card,
        at=at,
        round=2,
        slot=3,
        civilians=[1, 1, 2, 0, 0],
        coins=[1, 1, 2, 0, 2],
        birds={"A": ["punk", "fairy", "magnet"], "B": ["brain"], "C": ["robo", "ptero"]},
        kept={"A": ["save1"], "D": ["save2"]},
        event="pill",
        secrets=["tsunami"],
        up="D",
    )


def shop() -> Scenario:
    """Six players, and the one with the fewest zombies is in the shop."""
    table = tsunami(
        hordes=[5, 7, 4, 6, 3, 4],
        at="shop",
        round=2,
        coins=[1, 1, 1, 0, 2, 1],
        birds={"A": ["punk"], "E": ["ptero"]},
        event="give",
    )
    return table.passes()


def bombed() -> Scenario:
    """A bomb on its way to somebody who may answer it."""
    return before_the_bomb().play("B", "bomb-A")


def before_the_bomb() -> Scenario:
    """The largest horde may throw one."""
    return tsunami([5, 7, 4, 6, 3], "civilian_bomb", birds={"A": ["robo"]})


def seen(table: Scenario, seat: int | None, **more: Any) -> View:
    """The view of a seat."""
    return {**table.state.view(seat), **more}


def moments() -> dict[str, View]:
    """By name: the view of somebody at a typical moment."""
    rolled = {"A": 3, "B": 2, "C": 0, "D": 1, "E": 1}
    return {
        "vote": seen(five("bus"), 0, heard=HEARD),
        "locked": seen(five("bus").play("A", "red"), 0, heard=HEARD),
        "before-a-jump": seen(five("gap", "interlude"), 0),
        "saves": seen(five("gap").rolls(**rolled), 0),
        "saves-watched": seen(five("gap").rolls(**rolled), None),
        "push-birds": seen(votes(tsunami([5, 7, 4, 6], "tank", birds={"A": ["punk"]}), "rbrb"), 0),
        "shop": seen(shop(), 4),
        "zombie-coin": seen(five("zombie_coin"), 0),
        "civilian-bomb": seen(five("civilian_bomb"), 1),
        "bomb": seen(bombed(), 0),
        "three": seen(tsunami([2, 2, 2], at="opening", birds={"A": ["ptero"]}), 0),
    }


def drawn(view: View) -> Items:
    """The whole scene of a view."""
    return cast(Items, scene(view, NAMES[: view["seats"]]))


def line(name: str, item: dict[str, Any]) -> str:
    """An item in one line: what it is, where, here and on the narrow board."""
    narrow = item.get("narrow", {})
    there = "-" if narrow is None else " ".join(f"{key}={value}" for key, value in narrow.items()) or "+"
    shown = [str(item[key]) for key in ("face", "text", "state", "answer", "to") if key in item]
    return f"{name}: {item['kind']} {item['x']:g} {item['y']:g} {' '.join(shown)} | {there}"


def golden(view: View) -> str:
    """A scene as lines whose difference can be read."""
    items = drawn(view)
    return "\n".join(line(name, item) for name, item in items.items() if name != "table") + "\n"


def write() -> None:
    for name, view in moments().items():
        (FOLDER / f"{name}.txt").write_text(golden(view), encoding="utf-8")


if __name__ == "__main__":
    write()
