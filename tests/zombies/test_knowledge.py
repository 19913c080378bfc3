"""What a seat knows: everything but others' cards and the order of both stacks. And what chance is worth."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any, cast

import pytest

from shamble.core.errors import Invalid
from shamble.core.match import Match
from shamble.core.stream import KEY_BYTES, Stream
from shamble.games.zombies.box import EVENT_COPIES, EVENT_NAMES, EVENT_NUMBERS, HELIPAD, TILE_NUMBERS
from shamble.games.zombies.frames.draws import DrawTile
from shamble.games.zombies.game import GAME
from shamble.games.zombies.state import NONE, Table
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight", "e2n0": "straight"}
HANDS = {"A": "fear keys", "B": "molotov", "C": "shotgun shotgun grenade"}
SEATS = (0, 1, 2, None)
OWN = ("seat", "options", "hand", "hushed")


def view(table: Scenario, seat: int | None) -> dict[str, Any]:
    """What the seat sees."""
    return cast(dict[str, Any], table.state.view(seat))


def held() -> Scenario:
    """Three players with cards, in window a."""
    return zombies(ROAD, "2.4", hands=HANDS, seats=3, deck="fear chainsaw", used="B", lying={"B": "shoe_untied"})


def hand_of(table: Table, seat: int) -> list[str]:
    """The cards in a hand of the table itself."""
    at = seat * len(EVENT_NAMES)
    return [name for kind, name in enumerate(EVENT_NAMES) for _ in range(table.hands[at + kind])]


# --- what is open ---


@clause("ZZ-9.9")
def test_everything_but_hands_and_stacks_is_open() -> None:
    table = zombies(ROAD, "2.4 3.4", pawns={"B": "2.5"}, hands=HANDS, seats=3, items={"B": "skateboard"}, kills=[2, 1])
    for seat in SEATS:
        seen = view(table, seat)
        assert (seen["hands"], seen["used"], seen["turn"], seen["active"]) == ([2, 1, 3], 0, 1, 0)
        assert (seen["lives"], seen["bullets"], seen["kills"]) == ([3] * 3, [3] * 3, [2, 1, 0])
        assert seen["items"][1] == 1 << EVENT_NUMBERS["skateboard"]
        assert (seen["pawn"], seen["pool"]) == ([4, 13, 4], 95)
        assert seen["deck"] == 50 - 6 - 1
        assert sum(seen["pile"]) == 27
        assert seen["pile"][TILE_NUMBERS["straight"]] == 2
        assert seen["discard"] == [0] * 27


@clause("ZZ-9.9")
def test_effects_lying_on_players_and_discards_are_open() -> None:
    for seat in SEATS:
        seen = view(held(), seat)
        assert seen["lying"] == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
        assert (seen["used"], sum(seen["discard"]), seen["deck"]) == (2, 50 - 6 - 2, 2)


@clause("ZZ-9.9")
def test_views_differ_only_in_what_is_ones_own() -> None:
    views = [{key: value for key, value in view(held(), seat).items() if key not in OWN} for seat in SEATS]
    assert all(seen == views[0] for seen in views)


@clause("ZZ-10.2", "ZZ-9.9")
def test_the_buildings_that_a_small_town_lacks_are_open() -> None:
    seen = GAME.new(3, 4, {"town": "small"}).view(None)
    gone = cast(list[int], seen["gone"])
    assert sum(gone) == sum(gone[6:11]) == 2


# --- what is hidden ---


@clause("ZZ-9.9")
def test_a_hand_is_its_owners_only() -> None:
    table = held()
    assert [view(table, seat)["hand"] for seat in SEATS] == [
        ["fear", "keys"],
        ["molotov"],
        ["grenade", "shotgun", "shotgun"],
        [],
    ]
    for seat, foreign in ((0, "molotov"), (1, "grenade"), (2, "keys"), (None, "fear")):
        assert f'"{foreign}"' not in json.dumps(table.state.view(seat))


@clause("ZZ-9.9", "ZZ-3.1")
def test_a_card_drawn_is_seen_by_its_owner_and_its_drawing_by_all_others() -> None:
    table = zombies(ROAD, at="cards", hands={"A": "fear"})
    assert table.told("drew_cards") == [{"fact": "drew_cards", "seat": 0, "count": 2}]
    (drawing,) = [fact for fact in table.state.facts if fact.name == "drew_cards"]
    assert [drawing.seen_by(seat) for seat in (0, 1, None)] == [False, True, True]
    facts = table.state.play(None, GAME.read("card-keys", chance=True))
    assert [fact.name for fact in facts] == ["drew"]
    assert [facts[0].seen_by(seat) for seat in (0, 1, None)] == [True, False, False]


@clause("ZZ-9.9")
def test_no_view_holds_dice_or_the_order_of_a_stack() -> None:
    state = cast(Table, GAME.new(4, 5))
    for seat in (0, 1, 2, 3, None):
        seen = state.view(seat)
        assert state.stream.key.hex() not in json.dumps(seen)
        assert "dice" not in seen
        assert seen["pile"] == state.pile
        assert seen["deck"] == sum(state.deck)


@clause("ZZ-9.9")
def test_an_own_record_tells_own_cards_alone() -> None:
    match, rng = Match(GAME, 3, 11, {"preset": "quick", "kill_goal": 5}), Random(3)
    for _ in range(60):
        ask = match.state.ask
        assert ask is not None
        match.play(ask.seats[0], rng.choice(list(match.state.options(ask.seats[0]))))
    facts = [fact for gesture in (match.opening, *match.gestures) for fact in gesture.facts]
    drawn = [fact.to_json() for fact in facts if fact.name == "drew"]
    for seat in range(3):
        record = match.record(seat, whole=False)
        told = [json.loads(line[2:]) for line in record.splitlines() if line.startswith("~ ")]
        assert [fact for fact in told if fact["fact"] == "drew"] == [fact for fact in drawn if fact["seat"] == seat]
        assert {line[0] for line in record.splitlines() if re.match("[A-C] ", line)} <= {"ABC"[seat]}
        assert match.state.stream.key.hex() not in record


@clause("ZZ-9.9", "ZZ-9.3")
def test_a_window_shows_who_could_answer_by_public_facts_and_nobody_else_sees_a_pass() -> None:
    table = zombies(ROAD, "2.4", hands={"A": "fear", "B": "keys", "C": "fear"}, seats=3)
    assert (table.waits_for, table.eligible) == ("A", "ABC")
    before = [view(table, seat) for seat in (1, 2, None)]
    table.play("A", "pass")
    assert table.waits_for == "C"  # B has nothing to play now
    assert [view(table, seat) for seat in (1, 2, None)] == before


@clause("ZZ-11.23", "ZZ-9.9")
def test_a_zombie_that_is_taken_up_is_told_when_it_is_put_down() -> None:
    table = zombies(ROAD, "2.4 2.5", hands={"A": "not_so_bad"}, seats=3).play("A", "play-not_so_bad")
    before = [view(table, seat)["stack"] for seat in (1, 2, None)]
    table.play("A", "lift-2.4")
    assert [view(table, seat)["stack"] for seat in (1, 2, None)] == before
    assert view(table, 0)["stack"][-1]["origin"] == 12
    assert table.happened == []
    table.play("A", "put-3.5")
    assert table.happened == ["zombie_carried"]
    assert all(view(table, seat)["space"][22] & 1 for seat in SEATS)


# --- where the helipad is ---


def helipad_chances(table: Table) -> list[Fraction]:
    """By number of the draw: how likely the helipad comes then, by the weights that the table says."""
    frame = DrawTile(0, NONE)
    before, found = Fraction(1), []
    while table.pile[HELIPAD] and table.pile_left:
        weights = dict(zip(frame.codes(table, -1), frame.weights(table), strict=True))
        total = sum(weights.values())
        heli = [weight for code, weight in weights.items() if GAME.answer(code).value == "helipad"]  # type: ignore[attr-defined]
        now = Fraction(sum(heli), total)
        found.append(before * now)
        before *= 1 - now
        others = [kind for kind, count in enumerate(table.pile) if count and kind != HELIPAD]
        if not others:
            break
        table.pile[others[0]] -= 1
        table.pile_left -= 1
    return found


@clause("ZZ-2.2")
@pytest.mark.parametrize("town", ["full", "small"])
@pytest.mark.parametrize(
    ("helipad", "places"),
    [("bottom", (1, 1)), ("bottom_half", (15, 10)), ("last_five", (5, 5)), ("anywhere", (29, 19))],
)
def test_each_place_of_the_helipad_is_equally_likely(helipad: str, town: str, places: tuple[int, int]) -> None:
    last = places[town == "small"]
    chances = helipad_chances(after_set_up(helipad, town))
    assert len(chances) == (19 if town == "small" else 29)
    assert chances == [Fraction(0)] * (len(chances) - last) + [Fraction(1, last)] * last


def after_set_up(helipad: str, town: str) -> Table:
    """A table on which no tile is drawn yet."""
    table = cast(Table, GAME.new(2, 1, {"helipad": helipad, "town": town}, chance="ask"))
    while table.turn == 0:
        table.play(None, table.outcomes()[0][0])
    return table


@clause("ZZ-2.2")
@pytest.mark.parametrize(("helipad", "last"), [("last_five", 5), ("bottom_half", 10), ("anywhere", 19)])
def test_and_so_it_is_drawn(helipad: str, last: int) -> None:
    start, tries = after_set_up(helipad, "small"), 100 * last
    found = [0] * 19
    for number in range(tries):
        table = start.copy()
        table.stream = Stream(number.to_bytes(KEY_BYTES, "little"), 0, 0, b"")
        for place in range(19):
            DrawTile(0, NONE).draw(table)
            if table.drawn == HELIPAD:
                found[place] += 1
                break
    assert sum(found[: 19 - last]) == 0
    assert sum(found) == tries
    square = sum((count - 100) ** 2 / 100 for count in found[19 - last :])
    assert square < 2.5 * last + 15  # a fair draw exceeds this less than once in ten thousand times


@clause("ZZ-2.2", "ZZ-9.9")
def test_other_tiles_are_drawn_by_their_number_and_the_helipad_not_before_its_part() -> None:
    table = zombies(pile="straight straight tee hospital cross helipad", helipad="last_five")
    assert table.chances() == {"tile-straight": 2, "tile-tee": 1, "tile-cross": 1, "tile-hospital": 1}
    table = zombies(pile="straight straight tee hospital helipad", helipad="last_five")
    assert table.chances() == {"tile-helipad": 1, "tile-straight": 2, "tile-tee": 1, "tile-hospital": 1}
    table = zombies(pile="straight straight helipad")
    assert table.chances() == {"tile-straight": 2}
    assert zombies(pile="helipad").chances() == {"tile-helipad": 1}


# --- guesses ---


@clause("ZZ-9.9")
def test_a_guess_keeps_the_own_hand_and_deals_the_rest() -> None:
    table = zombies(ROAD, "2.4", hands=HANDS, seats=3, items={"B": "grenade"})
    seen = table.state.view(0)
    hands = set()
    for number in range(60):
        guess = GAME.guess(seen, Random(number))
        assert guess.view(0) == seen
        assert hand_of(guess, 0) == ["fear", "keys"]
        assert guess.held == [2, 1, 3]
        assert guess.components() == table.state.components()
        assert "keys" not in hand_of(guess, 1) + hand_of(guess, 2)
        hands.add(tuple(hand_of(guess, 2)))
    assert len(hands) > 40


@clause("ZZ-9.9")
def test_each_unseen_card_is_as_likely_in_a_guess_as_it_is_common() -> None:
    seen = zombies(ROAD, "2.4", hands={"A": "fear keys", "B": "molotov"}).state.view(0)
    tries = 2400
    counts = dict.fromkeys(EVENT_NAMES, 0)
    for number in range(tries):
        [name] = hand_of(GAME.guess(seen, Random(number)), 1)
        counts[name] += 1
    unseen = {name: copies - (name in ("fear", "keys")) for name, copies in zip(EVENT_NAMES, EVENT_COPIES, strict=True)}
    assert sum(unseen.values()) == 48
    assert counts.pop("keys") == unseen.pop("keys") == 0
    square = sum((counts[name] - 50 * number) ** 2 / (50 * number) for name, number in unseen.items())
    assert square < 64  # 25 degrees of freedom: once in fifty thousand times


@clause("ZZ-9.9")
def test_what_was_discarded_or_lies_open_is_in_no_guessed_hand() -> None:
    seen = held().state.view(1)
    for number in range(30):
        guess = GAME.guess(seen, Random(number))
        rest = [
            *hand_of(guess, 0),
            *hand_of(guess, 2),
            *[n for n, c in zip(EVENT_NAMES, guess.deck, strict=True) for _ in range(c)],
        ]
        assert sorted(rest) == sorted(["fear", "keys", "shotgun", "shotgun", "grenade", "fear", "chainsaw"])


@clause("ZZ-9.9", "ZZ-9.3")
def test_in_a_window_the_guesser_is_asked() -> None:
    table = zombies(ROAD, "2.4", hands={"A": "fear", "B": "keys", "C": "fear"}, seats=3)
    for seat in (0, 1, 2):
        guess = GAME.guess(table.state.view(seat), Random(1))
        assert guess.ask is not None
        assert guess.ask.seats == (seat,)
    table.play("A", "pass-turn")
    quiet = GAME.guess(table.state.view(0), Random(1))
    assert quiet.view(0) == table.state.view(0)
    assert quiet.hushed == 1


@clause("ZZ-9.9", "ZZ-2.2")
def test_a_guess_draws_tiles_of_its_own() -> None:
    table = zombies(ROAD, hands={"A": "fear"}, seats=2)
    kinds = set()
    for number in range(40):
        guess = GAME.guess(table.state.view(0), Random(number))
        guess.play(0, GAME.read("pass"))
        kinds.add(guess.drawn if guess.drawn != NONE else guess.looks[-1] // 4)
    assert len(kinds) > 8


@clause("ZZ-9.9")
def test_a_guess_depends_on_the_view_and_its_rng_alone() -> None:
    table = zombies(ROAD, "2.4", hands={"A": "fear", "B": "keys"})
    other = zombies(ROAD, "2.4", hands={"A": "fear", "B": "molotov"})
    assert table.state.view(0) == other.state.view(0)
    assert GAME.guess(table.state.view(0), Random(4)) == GAME.guess(other.state.view(0), Random(4))


BROKEN: list[Mapping[str, object]] = [
    {},
    {"game": "tsunami"},
    {"game": "zombies"},
    {"stack": []},
    {"stack": None},
    {"hand": ["nap"]},
    {"hand": ["fear"]},
    {"hand": ["keys", "keys"]},
    {"hands": []},
    {"hands": [2, 1, 60]},
    {"hands": [2, 1, 4]},
    {"seats": 7},
    {"seat": 3},
    {"seat": -1},
    {"seat": 1 << 40, "hushed": True},
    {"seats": 2},
    {"pile": [0] * 18},
    {"pool": 0},
    {"lives": [0, 3, 3]},
    {"items": [1, 0, 0]},
    {"discard": [2] * 27},
    {"discard": [-(1 << 40)] * 27},
    {"looks": [0, 8, 9]},
    {"turn": 0},
    {"winner": 1},
]


@pytest.mark.parametrize("changes", BROKEN)
def test_what_is_no_view_is_refused(changes: Mapping[str, object]) -> None:
    table = zombies(ROAD, "2.4", hands=HANDS, seats=3)
    seen = dict(changes) if not changes or "game" in changes else {**table.state.view(0), **changes}
    with pytest.raises(Invalid):
        GAME.guess(seen, Random(1))
