"""What there is to watch between two views of Zombiegeddon: mostly nothing, and at the end of a half something."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, cast

import pytest

import shamble
from shamble import picture
from shamble.core.scene import Moment
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
def test_at_the_end_of_a_half_all_leave_the_streets_are_swept_and_the_next_is_dealt(seed: int, lang: str) -> None:
    """ZG-5.2, ZG-5.3."""
    ends = [one for one in game_of(seed, 3) if "cleared" in [fact["fact"] for fact in one.facts]]
    assert len(ends) == 1
    (before, facts, after) = ends[0]
    left, swept, dealt = picture.moments(before, facts, after, ["Ada", "Bram", "Cleo"])
    shown = {item["kind"] for moment in (left, swept) for item in moment.scene.values()}
    assert not shown & {"pawn", "ring", "feet", "mark"}, "nobody is there, and nobody chooses"
    assert 0 == loose(swept) < loose(left) < loose(dealt)
    assert dealt.scene == picture.scene(after, ["Ada", "Bram", "Cleo"], panel=False)
    told = [Words(lang, "zombiegeddon").fact(fact, ["Ada", "Bram", "Cleo"]) for fact in facts]
    for moment in (left, swept):
        assert moment.ms
        assert moment.caption is not None
        key, values = cast("tuple[str, dict[str, object]]", moment.caption)
        assert Words(lang, "zombiegeddon").say(key, values) in told


def test_watching_leaves_the_views_alone() -> None:
    for before, facts, after in game_of(7, 2):
        kept = str((before, facts, after))
        picture.moments(before, facts, after)
        assert str((before, facts, after)) == kept
