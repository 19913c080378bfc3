"""Reasons of hints in Zombie Tsunami: they name what a card really does, and the odds they tell are counted again."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any, cast

import pytest

from shamble import bots
from shamble.games.tsunami import odds
from shamble.games.tsunami.box import BEAD_NAMES
from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.sense.talk import believed, last_words, meeting_point
from shamble.games.tsunami.why import why
from shamble.testing.tsunami import tsunami

NAMES = ["Ann", "Bob", "Cleo"]


def test_a_magnet_is_aimed_at_coins() -> None:
    view = tsunami(hordes=[4, 1, 6], card="gap", birds={"A": ["magnet"]}, coins=[0, 2, 3], at="interlude").state.view(0)
    reason = why(view, NAMES, ["play-magnet-B"])
    assert (reason.key, reason.fields["takes"], reason.fields["coins"]) == ("why-target", "coin", 2)
    assert why(view, NAMES, ["play-ptero-B"]).fields["takes"] == "zombie"
    assert why(view, NAMES, ["buy-bomb1-C"]).fields["takes"] == "bomb"


def test_who_has_bought_two_cards_leaves_for_that_and_for_nothing_else() -> None:
    table = tsunami(hordes=[3, 6, 6], at="shop", coins=[4, 0, 0], zombird=False).state
    said: list[object] = []
    while len(said) < 3 and table.ask is not None:
        seat = table.ask.seats[0]
        view = cast("dict[str, Any]", table.view(seat))
        buys = seat == 0 and view["ask"]["name"] == "visit"
        if buys:
            said.append(why(view, NAMES, ["pass"]).fields["ask"])
        table.play(seat, GAME.parse(table, seat, "buy-civilian1" if buys and len(said) < 3 else "pass"))
    assert said == ["visit", "visit", "full"]


def counted(view: dict[str, Any], heard: list[Any], bead: str, kept: bool) -> Fraction:
    """How often a team with oneself has enough zombies, over all votes of the others."""
    said = last_words(view["seats"], heard)
    meeting = meeting_point(view["hordes"], view["event"] == "pill", said)
    found = Fraction(0)
    others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    for votes in product(range(len(BEAD_NAMES)), repeat=len(others)):
        chance, total = Fraction(1), view["hordes"][view["seat"]]
        for seat, vote in zip(others, votes, strict=True):
            word = said[seat]
            sure = kept and word is not None
            chance *= (
                int(word is not None and word[1] == vote) if sure else Fraction(believed(meeting, word)[vote], 100)
            )
            total += view["hordes"][seat] * (BEAD_NAMES[vote] == bead)
        found += chance * (total >= odds.last_number(view))
    return found


@pytest.mark.parametrize("card", ["car", "van", "truck", "bus"])
@pytest.mark.parametrize("hordes", [[6, 5, 8], [13, 6, 7], [3, 3, 9], [2, 2, 2], [20, 1, 1]])
@pytest.mark.parametrize(
    "heard", [[], [(1, None, "promise", "blue")], [(1, None, "show", "red"), (2, None, "promise", "red")]]
)
def test_the_three_figures_of_a_push_are_those_of_all_votes(card: str, hordes: list[int], heard: list[Any]) -> None:
    view = tsunami(hordes=hordes, card=card, zombird=False, at="interlude").state.view(0)
    for bead, hold in odds.push_holds(view, heard).items():
        assert hold.hoped == counted(view, heard, bead, kept=False)
        assert hold.word == counted(view, heard, bead, kept=True)
        assert hold.sure == int(hordes[0] >= odds.last_number(view))


@pytest.mark.parametrize(
    ("hordes", "enough", "hoped"),
    [([9, 1, 1], "anyone", 87), ([6, 4, 5], "anyone", 87), ([8, 1, 5], "someone", 64), ([6, 3, 3], "several", 41),
     ([2, 3, 3], "never", 0), ([10, 3, 3], "alone", 100)],
)  # fmt: skip
def test_a_figure_is_told_with_what_it_rests_on(hordes: list[int], enough: str, hoped: int) -> None:
    """Two silent players: one of two comes in 87 % of all cases, whatever the number is; both in 41 %."""
    view = tsunami(hordes=hordes, card="truck", zombird=False, secrets=["giant", "ufo", "quarterback"]).state.view(0)
    fields = why(view, NAMES, ["red"]).fields
    assert (fields["enough"], fields["hoped"]) == (enough, hoped)


def test_a_plan_is_not_taken_back_by_the_next_hint() -> None:
    told = 0
    for seed in range(4):
        state = GAME.new(seats=3, seed=seed)
        players = [bots.make("greedy", GAME, seat) for seat in range(3)]
        plan: list[str] = []
        for _ in range(150):
            if state.ask is None:
                break
            seat = state.ask.seats[0]
            view = cast("dict[str, Any]", state.view(seat))
            if view["ask"]["name"] == "visit":
                advice = bots.hint(GAME, view, "greedy", names=NAMES)
                if plan:
                    assert advice.answer == plan[0]
                    told += 1
                plan = [step.answer for step in advice.steps][1:]
                state.play(seat, GAME.parse(state, seat, advice.answer))
                if "visit" not in str(state.ask):
                    plan = []
            else:
                plan = []
                state.play(seat, GAME.parse(state, seat, players[seat].answer(view)))
    assert told
