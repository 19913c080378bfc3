"""Writes golden playthroughs, perft tables, the pictures of the README and the reference pages anew: make golden."""

from __future__ import annotations

from pathlib import Path

from golden import reference
from shamble.core.replay import load
from shamble.picture import draw
from shamble.registry import game, games
from shamble.testing.golden import perft, playthrough

FOLDER = Path(__file__).parent
PERFT = FOLDER.parent / "perft"
ROOT = FOLDER.parent.parent
# After how many gestures the README shows the game in examples/.
SHOWN = {"zombiegeddon": 60, "tsunami": 251, "zombiaki": 86, "zombies": 163}
SEEDS = {
    "zombiegeddon": [(2, 1), (3, 2), (4, 3)],
    "tsunami": [(3, 1), (4, 1), (5, 5), (6, 2)],
    "zombiaki": [(2, 1), (2, 4), (2, 9), (2, 14)],
    "zombies": [(2, 7), (4, 3), (6, 7)],
}
OPTIONS: dict[str, dict[str, object]] = {"zombies": {"preset": "quick", "kill_goal": 5}}  # so that it is over soon
DEPTHS = {"zombiegeddon": 3, "tsunami": 5, "zombiaki": 6, "zombies": 6}
DULL = {
    "zombiegeddon": ("off", "pass"),
    "tsunami": ("pass", "turn-up"),
    "zombiaki": ("discard", "pass", "stop"),
    "zombies": ("discard", "pass", "stop"),
}


def played(name: str, seats: int, seed: int) -> str:
    """The playthrough that a golden file holds."""
    return playthrough(game(name), seats, seed, DULL[name], OPTIONS.get(name))


def perft_table(name: str) -> str:
    """One line per table and depth: seats, seed, depth, nodes."""
    rows = [
        f"{seats} {seed} {depth} {perft(game(name).new(seats, seed, OPTIONS.get(name)), depth)}"
        for seats, seed in SEEDS[name]
        for depth in range(1, DEPTHS[name] + 1)
    ]
    return "\n".join(["# seats seed depth nodes", *rows, ""])


def picture(name: str, theme: str) -> str:
    """The game's picture in the README: what the seat that is asked sees."""
    match = load(ROOT / "examples" / f"{name}.shamble", game(name))
    state = match.at(SHOWN[name])
    assert state.ask is not None
    return draw(state.view(state.ask.seats[0]), theme=theme, names=match.names)


def write() -> None:
    for name in games():
        for seats, seed in SEEDS[name]:
            (FOLDER / f"{name}-{seats}-{seed}.txt").write_text(played(name, seats, seed), encoding="utf-8")
        (PERFT / f"{name}.txt").write_text(perft_table(name), encoding="utf-8")
        for theme in ("light", "dark") if name in SHOWN else ():
            (ROOT / "docs" / f"{name}-{theme}.svg").write_text(picture(name, theme), encoding="utf-8")

    write_reference()


def write_reference() -> None:
    reference.FOLDER.mkdir(exist_ok=True)
    for name in games():
        (reference.FOLDER / f"{name}.md").write_text(reference.page(name), encoding="utf-8")


if __name__ == "__main__":
    write()
