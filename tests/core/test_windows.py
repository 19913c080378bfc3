"""Sealed answers and reactions, on the toy game: who is asked, in which order, and what the engine does by itself."""

from __future__ import annotations

from random import Random

import pytest

from shamble.core.errors import Illegal, Invalid
from shamble.core.frame import DONE
from shamble.core.state import State
from toy_game import AXE, CORN, SHIELD, TOY, Barn, Reaction, Vote


def barn(hands: list[list[int]], passes: str = "skip") -> Barn:
    """A table after the deal, with these hands, at the vote."""
    state = TOY.new(len(hands), 1, passes=passes)
    assert isinstance(state, Barn)
    state.cards = [kind for hand in hands for kind in hand]
    state.owners = [seat for seat, hand in enumerate(hands) for _ in hand]
    state.known_by = [1 << seat for seat in state.owners]
    return state


def say(state: State, seat: int, text: str) -> list[str]:
    return [str(fact.to_json()) for fact in state.play(seat, TOY.parse(state, seat, text))]


def attack(state: Barn) -> Barn:
    """Everybody votes for the field, then A attacks B."""
    for seat in range(state.seats):
        say(state, seat, "field")
    say(state, 0, "attack-1")
    return state


def test_a_vote_is_taken_in_any_order_and_may_be_changed_until_the_last_is_in() -> None:
    state = barn([[CORN, CORN], [CORN, CORN], [CORN, CORN]])
    assert state.ask is not None
    assert (state.ask.kind, state.ask.seats) == ("gather", (0, 1, 2))
    assert say(state, 2, "barn") == []
    assert state.ask.seats == (0, 1)
    assert say(state, 2, "field") == []
    say(state, 0, "field")
    assert "'voted', 'seat': 2, 'value': 1" in " ".join(say(state, 1, "field"))


def test_votes_after_the_reveal_are_refused() -> None:
    state = barn([[CORN], [CORN], [CORN]])
    for seat in range(3):
        say(state, seat, "field")
    with pytest.raises(Illegal, match="TOY-1"):
        say(state, 0, "barn")


def test_a_seat_that_can_only_pass_is_not_asked() -> None:
    state = attack(barn([[CORN], [SHIELD], [CORN]]))
    assert state.ask is not None
    assert (state.ask.kind, state.ask.name, state.ask.seats) == ("offer", "reaction", (1,))
    facts = say(state, 1, "pass")
    assert not any("pass" in fact for fact in facts)
    assert sum("'closed'" in fact for fact in facts) == 1


def test_with_passes_asked_everybody_eligible_is_asked() -> None:
    state = attack(barn([[CORN], [SHIELD], [CORN]], passes="ask"))
    asked = []
    while state.ask is not None and state.ask.name == "reaction":
        asked.append(state.ask.seats[0])
        say(state, state.ask.seats[0], "pass")
    assert asked == [1, 2, 0]


def test_a_seat_without_cards_is_never_eligible() -> None:
    state = attack(barn([[CORN], [SHIELD], []], passes="ask"))
    assert state.view(None)["ask"] == {"kind": "offer", "name": "reaction", "seats": [0, 1]}


def test_a_card_opens_a_window_inside_the_window() -> None:
    state = attack(barn([[AXE], [CORN], [SHIELD]]))
    damage = state.damage
    say(state, 0, "play-axe")
    assert state.ask is not None
    assert state.ask.seats == (2,)
    assert isinstance(state.frames[-1], Reaction)
    assert state.frames[-1].depth == 1
    assert state.damage == damage + 1
    say(state, 2, "play-shield")
    assert state.scores[1] == -damage


def test_options_are_known_to_all_eligible_seats_but_only_the_one_asked_may_play() -> None:
    state = attack(barn([[AXE], [SHIELD], [CORN]]))
    assert state.ask is not None
    assert state.ask.seats == (1,)
    assert [str(answer) for answer in state.options(0)] == ["pass", "pass-turn", "play-axe"]
    before = state.digest()
    with pytest.raises(Illegal, match="cannot choose anything"):
        say(state, 0, "play-axe")
    assert state.digest() == before


def test_passing_for_the_turn_lasts_until_it_ends() -> None:
    state = attack(barn([[AXE, AXE], [CORN], [AXE]]))
    assert state.ask is not None
    assert state.ask.seats == (2,)
    say(state, 2, "pass-turn")
    assert state.ask.seats == (0,)
    say(state, 0, "play-axe")  # the window opens anew, but not for seat 2
    while state.ask is not None and state.ask.name == "reaction":
        assert state.ask.seats != (2,)
        say(state, state.ask.seats[0], "pass")
    assert state.hushed == 4
    assert state.ask is not None
    assert state.ask.seats == (1,)  # a sealed window is another question; seats 0 and 2 have no corn
    say(state, 1, "pass")
    assert isinstance(state.frames[-1], Vote)
    assert state.hushed == 0  # the next vote is another turn


def test_the_view_shows_a_window_by_public_facts_only() -> None:
    views = []
    for hands in ([[AXE], [SHIELD], [CORN]], [[CORN], [SHIELD], [AXE]]):
        state = attack(barn(hands))
        views.append({key: value for key, value in state.view(1).items() if key not in ("cards",)})
    assert views[0] == views[1]


def test_an_end_inside_a_window_closes_it_and_the_game() -> None:
    state = attack(barn([[AXE], [SHIELD], [CORN]]))
    state.facts = []
    state.finish()
    assert [fact.to_json() for fact in state.facts] == [{"fact": "closed", "window": "reaction"}]
    state.advance()
    assert state.ask is None
    assert state.outcome is not None


def test_a_seat_that_loses_too_much_ends_the_game_at_once() -> None:
    state = barn([[CORN], [CORN], [CORN]])
    state.scores[1] = -7
    attack(state)
    assert state.ask is None
    assert state.outcome is not None


def test_a_frame_that_is_done_must_lie_on_top() -> None:
    class Sloppy(Vote):
        def run(self, table: Barn) -> int:
            table.push(Vote(1, [-1] * table.seats, 0, 0, 0))
            return DONE

    state = barn([[CORN], [CORN], [CORN]])
    state.frames.append(Sloppy(1, [-1, -1, -1], 0, 0, 0))
    with pytest.raises(AssertionError, match="another frame lies on it"):
        state.advance()


def test_once_closes_a_window_after_one_card() -> None:
    class Once(Reaction):
        def once(self) -> bool:
            return True

    state = attack(barn([[AXE], [SHIELD], [AXE]]))
    old = state.frames[-1]
    assert isinstance(old, Reaction)
    state.frames[-1] = Once(old.first, old.at, 0, 0, 1, 0, old.target, 0)
    facts = say(state, 1, "play-shield")
    assert any("'closed', 'window': 'reaction'" in fact for fact in facts)


def test_an_unable_seat_cannot_answer_a_sealed_window_and_is_not_told_why() -> None:
    state = attack(barn([[AXE], [CORN], [AXE]]))
    while state.ask is not None and state.ask.name == "reaction":
        say(state, state.ask.seats[0], "pass")
    assert state.ask is not None
    assert (state.ask.name, state.ask.seats) == ("breakfast", (1,))
    assert state.view(0)["options"] == ["pass"]
    assert state.view(0)["ask"] == {"kind": "gather", "name": "breakfast", "seats": [0, 1, 2]}
    with pytest.raises(Illegal, match="cannot choose anything"):
        say(state, 0, "pass")
    stack = state.view(0)["stack"]
    assert isinstance(stack, list)
    assert (stack[-1]["sealed"], stack[-1]["auto"]) == ([-1, -1, -1], 0)


@pytest.mark.parametrize(
    "change",
    [
        {"sealed": []},
        {"entitled": 255},
        {"sealed": [999, -1, -1]},
        {"stage": 5},
        {"auto": 8},
        {"sealed": 3},
        {"more": 1},
    ],
)
def test_an_impossible_vote_is_refused(change: dict[str, object]) -> None:
    data = barn([[CORN], [CORN], [CORN]]).to_json()
    frames = data["frames"]
    assert isinstance(frames, list)
    frames[-1].update(change)
    with pytest.raises(Invalid):
        TOY.from_json(data)


@pytest.mark.parametrize(
    "change", [{"at": -5}, {"first": 3}, {"passed": 8}, {"said": 1}, {"opened": 7}, {"forced": 64}]
)
def test_an_impossible_window_is_refused(change: dict[str, object]) -> None:
    data = attack(barn([[AXE], [SHIELD], [CORN]])).to_json()
    frames = data["frames"]
    assert isinstance(frames, list)
    frames[-1].update(change)
    with pytest.raises(Invalid):
        TOY.from_json(data)


def test_a_guess_asks_in_the_order_of_the_table() -> None:
    """After a card the next seat is asked first, and everybody knows that."""
    state = attack(barn([[AXE, AXE], [CORN, CORN], [AXE, AXE]]))
    assert state.ask is not None
    assert state.ask.seats == (2,)
    say(state, 2, "play-axe")
    assert state.ask.seats == (0,) or state.ask.name == "reaction"
    guess = TOY.guess(state.view(2), Random(1))
    top, true = guess.frames[-1], state.frames[-1]
    assert isinstance(top, Reaction)
    assert isinstance(true, Reaction)
    assert top.first == true.first
