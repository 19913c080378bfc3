"""What there is to watch between two views of Zombiegeddon: mostly nothing, and between the halves the apocalypse."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, cast

import pytest

import shamble
from shamble import picture
from shamble.core.scene import Item, Moment
from shamble.games.zombiegeddon import motion
from shamble.games.zombiegeddon.look import FACES
from shamble.words import Words

GAME = shamble.game("zombiegeddon")
LASTING = (FACES["barricade"], FACES["manhole"])
ON_BOARD = ("board", "pawns", "markers")


class Answered(NamedTuple):
    before: dict[str, Any]
    facts: list[dict[str, Any]]
    after: dict[str, Any]


def game_of(seed: int, seats: int) -> list[Answered]:
    """All answers of a random game, as who answered sees them."""
    state, rng, found = GAME.new(seats, seed, {"open_piles": seed % 2 == 0}), Random(seed), []
    while state.ask is not None:
        seat = state.ask.seats[0]
        before = state.view(seat)
        facts = state.play(seat, rng.choice(list(state.options(seat))))
        found.append(Answered(before, [fact.to_json() for fact in facts], state.view(seat)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pictures_on_the_way_are_those_of_what_happened(seats: int) -> None:
    for before, facts, after in game_of(seats, seats):
        if "cleared" in [fact["fact"] for fact in facts]:
            continue
        view = motion.unfolded(before)
        for fact in facts:
            motion.fold(view, fact)
        assert [view[name] for name in ON_BOARD] == [after[name] for name in ON_BOARD]
        assert [moment.scene for moment in picture.moments(before, facts, after)] == [
            picture.scene(after, None, panel=False)
        ]


def loose(moment: Moment) -> int:
    """The discs that can be taken."""
    return sum(item["kind"] == "disc" and item["face"] not in LASTING for item in moment.scene.values())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_of_a_half_all_leave_bombs_fall_and_from_the_ashes_the_next_is_dealt(seed: int, lang: str) -> None:
    """ZG-5.2, ZG-5.3; who begins and why is told (ZG-5.4)."""
    ends = [one for one in game_of(seed, 3) if "cleared" in [fact["fact"] for fact in one.facts]]
    assert len(ends) == 1
    (before, facts, after) = ends[0]
    *watched, dealt = picture.moments(before, facts, after, ["Ada", "Bram", "Cleo"])
    left, aloft, fallen, burst, ashes = watched
    shown = {item["kind"] for moment in watched for item in moment.scene.values()}
    assert not shown & {"pawn", "ring", "feet", "mark", "trail"}, "nobody is there, and nobody chooses"
    assert 0 == loose(burst) == loose(ashes) < loose(left) == loose(fallen) < loose(dealt)
    assert [moment.scene["table"]["mood"] for moment in watched] == ["town"] * 3 + ["ash"] * 2
    assert bombs(left) == bombs(ashes) == bombs(dealt) == {}
    assert bombs(aloft).keys() == bombs(fallen).keys() == bombs(burst).keys()
    assert all(cast(float, item["y"]) > cast(float, bombs(aloft)[name]["y"]) for name, item in bombs(fallen).items())
    assert {item["face"] for item in bombs(burst).values()} == {"zg-blast"}
    assert dealt.scene == picture.scene(after, ["Ada", "Bram", "Cleo"], panel=False)
    told = [Words(lang, "zombiegeddon").fact(fact, ["Ada", "Bram", "Cleo"]) for fact in facts]
    begins = next(number for number, fact in enumerate(facts) if fact["fact"] == "started")
    for moment in watched:
        assert moment.ms
        assert moment.caption is not None
        key, values = cast("tuple[str, dict[str, object]]", moment.caption)
        assert Words(lang, "zombiegeddon").say(key, values) in told
    assert Words(lang, "zombiegeddon").say(*cast("tuple[str, dict[str, object]]", ashes.caption)) == told[begins]


def bombs(moment: Moment) -> dict[str, Item]:
    """The bombs in a picture."""
    return {name: item for name, item in moment.scene.items() if item["kind"] == "bomb"}


def test_watching_leaves_the_views_alone() -> None:
    for before, facts, after in game_of(7, 2):
        kept = str((before, facts, after))
        picture.moments(before, facts, after)
        assert str((before, facts, after)) == kept


# --- footprints ------------------------------------------------------------------------------------------------------


def step(seat: int, pawn: int, start: int, goal: int, name: str = "moved") -> dict[str, Any]:
    return {"fact": name, "seat": seat, "pawn": pawn, "start": start, "goal": goal}


def prints(pawns: list[list[int]], *facts: dict[str, Any]) -> list[tuple[int, int, int]]:
    """The footprints after these facts, the latest of which is the last one here."""
    view = {"game": "zombiegeddon", "seats": len(pawns), "pawns": pawns}
    return picture.trail(view, reversed(facts))


def test_footprints_lead_to_where_pawns_stand() -> None:
    facts = step(0, 0, 5, 6), step(0, 0, 6, 7, "passed_through"), {"fact": "passed", "seat": 1}, step(2, 1, 30, 31)
    assert prints([[7], [], [90, 31]], *facts) == [(2, 30, 31), (0, 6, 7), (0, 5, 6)]


def test_what_was_taken_back_left_no_prints() -> None:
    assert prints([[6], [9]], step(0, 0, 5, 6), step(0, 0, 6, 7)) == [(0, 5, 6)]
    assert prints([[8], [9]], step(0, 0, 5, 6), step(0, 0, 6, 7), step(0, 0, 6, 8)) == [(0, 6, 8), (0, 5, 6)]


def test_footprints_fade_after_a_round_and_with_the_bombs() -> None:
    old, new = step(0, 0, 4, 5), step(0, 0, 5, 6)
    assert prints([[6], [9]], old, step(1, 0, 8, 9), new) == [(0, 5, 6), (1, 8, 9)]
    assert prints([[5], [9]], old, {"fact": "dealt", "half": 2}) == []


def test_footprints_are_drawn_from_cell_to_cell() -> None:
    view = GAME.new(2, 1).view(0)
    scene = picture.scene({**view, "trail": [(0, 16, 17)]}, None, panel=False)
    (found,) = [item for item in scene.values() if item["kind"] == "trail"]
    here, there = ((scene[name]["x"], scene[name]["y"]) for name in ("c4-1", "c5-1"))
    assert cast(float, here[0]) < cast(float, found["x"]) < cast(float, there[0])
    assert (found["y"], found["turn"]) == (here[1], 0)
