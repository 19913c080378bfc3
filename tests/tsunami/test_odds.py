"""Odds are exact: each is compared with counting every way things can go."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

import pytest

from shamble.games.tsunami import odds
from shamble.games.tsunami.box import BEAD_NAMES, BIRD_KINDS, BIRD_PUSH, STREET_DOES, STREET_NAMES
from shamble.games.tsunami.game import GAME
from shamble.testing.tsunami import tsunami

ZOMBIE_FACE = 0


def counted(cubes: int, cap: int) -> list[Fraction]:
    """Losses by throwing the cubes in all ways."""
    found = [Fraction(0)] * (min(cubes, cap) + 1)
    for faces in product(range(6), repeat=cubes):
        found[min(faces.count(ZOMBIE_FACE), cap)] += Fraction(1, 6**cubes)
    return found


@pytest.mark.parametrize("cubes", range(6))
@pytest.mark.parametrize("cap", [1, 2, 3, 99])
def test_losses_are_those_of_all_throws(cubes: int, cap: int) -> None:
    assert odds.loss_chances(cubes, cap) == counted(cubes, cap)


@pytest.mark.parametrize("cubes", range(1, 6))
def test_at_least_one_face_is_all_but_none(cubes: int) -> None:
    assert odds.at_least_one_face(cubes) == 1 - counted(cubes, 99)[0]


def test_a_jump_is_told_for_every_horde() -> None:
    table = tsunami(hordes=[6, 4, 1], card="gap")
    losses = odds.jump_losses(table.state.view(0))
    assert losses == [counted(6, 2), counted(4, 2), counted(1, 2)]
    assert odds.jump_losses(tsunami(card="van").state.view(0)) == []


def test_saves_against_a_known_loss_are_those_that_the_rules_offer() -> None:
    table = tsunami(
        hordes=[9, 4, 4], card="cars", kept={"A": ["save1", "save2"]}, birds={"A": ["fairy", "super_fairy"]}
    ).rolls(A=3, B=0, C=0)
    sets = odds.save_sets(table.state.view(0), [Fraction(0)] * 3 + [Fraction(1)])
    offered = {option.removeprefix("use-") for option in table.options("A") if option.startswith("use-")}
    assert {"-".join(one.cards) for one in sets if one.cards} == offered
    for one in sets:
        saved = sum({"save1": 1, "save2": 2, "fairy": 1, "super_fairy": 3}[card] for card in one.cards)
        assert one.deaths[max(0, 3 - saved)] == 1
        assert sum(one.deaths) == 1


def test_before_a_throw_saves_shift_the_chances() -> None:
    table = tsunami(hordes=[4, 4, 4], card="gap", at="interlude", kept={"A": ["save1"]})
    view = table.state.view(0)
    losses = odds.jump_losses(view)[0]
    none, one = odds.save_sets(view, losses)
    assert (none.cards, none.deaths) == ((), tuple(losses))
    assert (one.cards, one.deaths) == (("save1",), (losses[0] + losses[1], losses[2]))


# --- the road ---


def piles(seen: list[str], sure: str, deck: list[str], slot: int) -> dict[str, Fraction]:
    """The next card by dealing a round's pile in all ways: five of the deck and the sure card, in any order."""
    found: dict[str, int] = {}
    for five in combinations(range(len(deck)), 5):
        names = [deck[place] for place in five] + [sure]
        for order in permutations(names):
            if list(order[:slot]) == seen:
                found[order[slot]] = found.get(order[slot], 0) + 1
    return {name: Fraction(count, sum(found.values())) for name, count in found.items()}


LATE = ["pothole", "gap", "cars", "mines", "bridge", "runaway", "truck", "tank", "civilian_bomb", "zombie_coin"]


@pytest.mark.parametrize("seen", [[], ["gap"], ["bus"], ["gap", "tank"], ["gap", "bus", "tank"]])
def test_the_next_card_is_one_of_those_that_can_lie_there(seen: list[str]) -> None:
    deck = [*LATE[:8]]  # fewer cards than the real deck, so that all piles can be dealt here
    street = {name: deck.count(name) - seen.count(name) for name in [*deck]}
    street["bus"] = 1 - seen.count("bus")
    street["plane"] = 1
    view: dict[str, Any] = {
        "round": 2,
        "slot": len(seen),
        "street": street,
        "road": ["car"] * 6 + seen,
        "settings": {"edition": "en"},
    }
    assert odds.next_cards(view) == piles(seen, "bus", deck, len(seen))


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_the_next_card_is_what_the_table_draws(edition: str) -> None:
    state = GAME.new(seats=3, seed=3, options={"edition": edition}, chance="ask")
    reveals = 0
    while state.ask is not None:
        if state.ask.kind == "chance":
            outcomes = state.outcomes()
            if state.ask.name == "street":
                weights = {str(answer).split("-")[1]: weight for answer, weight in outcomes}
                total = sum(weights.values())
                drawn = {name: Fraction(weight, total) for name, weight in weights.items()}
                view = state.view(0)
                assert odds.next_cards(view) == drawn
                jumps = [drawn[name] for name in drawn if STREET_DOES[STREET_NAMES.index(name)] == 0]
                assert odds.next_is_jump(view) == sum(jumps)
                reveals += 1
            state.play(None, outcomes[reveals % len(outcomes)][0])
        else:
            seat = state.ask.seats[0]
            state.play(seat, state.options(seat)[0])
    assert reveals == 18
    assert odds.next_cards(state.view(0)) == {}


def test_after_the_sixth_card_the_next_round_s_deck_is_meant() -> None:
    view = tsunami(at="closing", round=1).state.view(0)
    chances = odds.next_cards(view)
    assert chances["bus"] == Fraction(1, 6)
    assert sum(chances.values()) == 1
    assert odds.next_is_push(view) == Fraction(1, 6) + Fraction(5, 6) * Fraction(2, 12)
    assert odds.next_cards(tsunami(at="closing", round=3).state.view(0)) == {}


# --- pushes ---


def deals(
    view: dict[str, Any], need: int, beads: dict[int, dict[str, Fraction]]
) -> dict[str, tuple[Fraction, Fraction]]:
    """By bead: the chance to hold without and with birds, by voting and dealing in all ways."""
    pool = [kind for kind in range(BIRD_KINDS) for _ in range(odds.unseen_birds(view)[kind])]
    sizes = [size for seat, size in enumerate(view["hands"]) if seat != view["seat"]]
    found = {bead: [Fraction(0), Fraction(0)] for bead in BEAD_NAMES}
    others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    hands = list(permutations(range(len(pool)), sum(sizes)))
    for votes in product(BEAD_NAMES, repeat=view["seats"]):
        chance = Fraction(1)
        for seat, bead in enumerate(votes):
            chance *= beads.get(seat, odds.UNIFORM).get(bead, Fraction(0))
        for bead in set(votes) if chance else ():
            members = [seat for seat, vote in enumerate(votes) if vote == bead]
            total = sum(view["hordes"][seat] for seat in members)
            if total >= need:
                found[bead][0] += chance
            for hand in hands:
                places = iter(hand)
                helped = total
                for seat, size in zip(others, sizes, strict=True):
                    birds = [pool[next(places)] for _ in range(size)]
                    helped += sum(BIRD_PUSH.get(kind, 0) for kind in birds) if seat in members else 0
                if view["seat"] in members:
                    helped += 3 * view["birds"].count("punk") + 10 * view["birds"].count("super_bird")
                if helped >= need:
                    found[bead][1] += chance / len(hands)
    return {bead: (one, two) for bead, (one, two) in found.items()}


@pytest.mark.parametrize("own", [["brain"], ["punk"], ["super_bird", "fairy"]])
def test_a_push_holds_as_often_as_in_all_votes_and_deals(own: list[str]) -> None:
    hands = {"A": own, "B": ["robo"], "C": ["banker", "bomb"]}
    gone = ["brain", "fairy", "ptero", "ptero", "robo", "magnet", "magnet", "super_fairy"]
    table = tsunami(hordes=[4, 3, 6], card="truck", birds=hands, discarded=gone, at="interlude")
    view: dict[str, Any] = table.state.view(0)
    believed = {0: {"red": Fraction(1)}, 1: {"red": Fraction(3, 4), "blue": Fraction(1, 4)}}
    expected = deals(view, 10, believed)
    teams = odds.push_teams(view, {0: "red", 1: believed[1]})
    for bead in BEAD_NAMES:
        assert (teams[bead].holds, teams[bead].holds_with_birds) == expected[bead]
        assert sum(teams[bead].totals.values()) == 1


def test_a_team_s_totals_are_those_of_its_members() -> None:
    table = tsunami(hordes=[4, 3, 6], card="truck", at="interlude")
    red = odds.push_teams(table.state.view(0), {0: "red", 1: "blue"})["red"]
    assert red.totals == {4: Fraction(2, 3), 10: Fraction(1, 3)}
    assert red.holds == red.holds_with_birds == Fraction(1, 3)
    assert odds.push_teams(tsunami(card="gap").state.view(0)) == {}


def test_without_the_expansion_no_bird_helps() -> None:
    table = tsunami(hordes=[4, 3, 6], card="truck", zombird=False, at="interlude")
    for team in odds.push_teams(table.state.view(0)).values():
        assert team.holds == team.holds_with_birds


def test_odds_come_from_what_the_seat_sees() -> None:
    known = tsunami(hordes=[4, 3, 6], card="truck", birds={"B": ["super_bird"]}, at="interlude").state.view(0)
    other = tsunami(hordes=[4, 3, 6], card="truck", birds={"B": ["brain"]}, at="interlude").state.view(0)
    assert odds.push_teams(known) == odds.push_teams(other)


# --- words before a push ---


def test_a_promise_is_not_taken_for_certain() -> None:
    """You have 4, C 6, the number is 10: only together is it enough, whatever C says."""
    view = tsunami(hordes=[4, 1, 6], card="truck", zombird=False, at="interlude").state.view(0)
    red = odds.push_holds(view, [(2, None, "promise", "red")])["red"]
    assert (int(red.sure), int(red.word)) == (0, 1)
    assert red.hoped == Fraction(86, 100)  # believed by 60 %, and by the rest as where all are thought to meet
    shown = odds.push_holds(view, [(2, None, "promise", "red"), (2, None, "show", "red")])["red"]
    assert red.hoped < shown.hoped < 1
    assert odds.push_holds(view, [(2, None, "promise", "red")])["blue"].word == 0


def test_what_one_can_push_alone_is_certain() -> None:
    view = tsunami(hordes=[10, 1, 6], card="truck", zombird=False, at="interlude").state.view(0)
    assert all(set(hold) == {Fraction(1)} for hold in odds.push_holds(view, []).values())
    assert odds.push_holds(tsunami(card="gap").state.view(0), []) == {}
