"""Who knows what: what is open, what is hidden, what a perfect memory keeps, and guessing the rest."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, cast

import pytest

from shamble.core.errors import Invalid
from shamble.games.tsunami.frames.street import Vote
from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.state import Table
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes

SEATS = [0, 1, 2, None]
OWN = {"seat", "options", "hushed", "birds", "secret"}
SECRETS = ["ufo", "giant", "tsunami", "quarterback"]


def view(table: Scenario, seat: str | None) -> dict[str, Any]:
    """What the seat (None: a spectator) sees."""
    return table.state.view(None if seat is None else "ABCDEF".index(seat))


def sees(table: Scenario, seat: str | None) -> list[str | None]:
    """The secret cards as the seat sees them, by holder, the one aside last."""
    found: list[str | None] = view(table, seat)["secret"]
    return found


def shopping(**more: Any) -> Scenario:
    """A's visit to a shop with Exchange and two Flips; B follows, then C. Each has two coins."""
    hordes = more.pop("hordes", [2, 3, 4])
    table = tsunami(
        at="shop",
        hordes=hordes,
        coins=[1] * len(hordes),
        market=["exchange", "flip", "flip"],
        secrets=more.pop("secrets", SECRETS),
        zombird=False,
        **more,
    )
    return table.passes()


def exchange(table: Scenario, seat: str, one: str, other: str) -> Scenario:
    """The seat buys Exchange and names two players."""
    return table.play(seat, "buy-exchange").play(seat, f"name-{one}").play(seat, f"name-{other}")


def restocked(table: Scenario) -> Scenario:
    """The same table with the Exchange back in the market."""
    data: Any = table.state.to_json()
    data["market"][0], data["shop_discard"][12] = 12, 0
    return Scenario(cast(Table, GAME.from_json(data)))


def stack(table: Scenario, seat: int | None, name: str) -> dict[str, Any]:
    """The procedure of this name, as the seat sees it."""
    frames: Any = table.state.view(seat)["stack"]
    [found] = [frame for frame in frames if frame["frame"] == name]
    return dict(found)


# --- what is open ---


@clause("TS-9.1")
def test_everything_on_the_table_is_open_to_all() -> None:
    table = tsunami(
        hordes=[5, 4, 3],
        at="interlude",
        card="gap",
        civilians=[0, 2, 1],
        coins=[2, 0, 1],
        kept={"B": ["save1", "save2"]},
        birds={"A": ["punk", "brain"], "C": ["robo"]},
        discarded=["fairy", "fairy", "banker"],
        market=["flip", "zombie1", "exchange"],
        secrets=SECRETS,
        up="C",
        event="coin",
    )
    for seat in (*"ABC", None):
        seen = view(table, seat)
        assert (seen["hordes"], seen["civilians"], seen["coins"]) == ([5, 4, 3], [0, 2, 1], [2, 0, 1])
        assert seen["kept"] == [[0, 0], [1, 1], [0, 0]]
        assert (seen["hands"], seen["bird_deck"], seen["bird_discard"]) == ([2, 0, 1], 12, {"banker": 1, "fairy": 2})
        assert seen["market"][:3] == ["flip", "zombie1", "exchange"]
        assert sum(seen["shop_deck"].values()) == 21 - 6 - 2
        assert (seen["event"], len(seen["events"]), seen["claimed"]) == ("coin", 8, [False] * 3)
        assert (seen["up"], seen["secret"][2]) == ([False, False, True], "tsunami")
        assert (seen["secrets"], seen["known"]) == (SECRETS, [1, 2, 7, 0])
        assert (seen["first"], seen["round"], seen["slot"], seen["road"][-1]) == (0, 1, 5, "gap")
        assert seen["settings"] == {"edition": "en", "zombird": True}


@clause("TS-9.1")
def test_views_differ_only_in_what_is_ones_own() -> None:
    table = tsunami(at="interlude", card="gap", birds={"A": ["punk"], "B": ["fairy"]}, secrets=SECRETS)
    views = [{key: value for key, value in table.state.view(seat).items() if key not in OWN} for seat in SEATS]
    assert all(seen == views[0] for seen in views)


@clause("TS-9.1")
def test_the_cards_a_deck_can_hold_are_known_by_elimination() -> None:
    table = tsunami(at="reveal", round=3, slot=2, edition="fr", zombird=False)
    seen = view(table, None)
    assert sum(seen["street"].values()) == 15 - 8
    assert "bus" not in seen["street"]


@clause("TS-9.1")
def test_throws_are_in_every_view() -> None:
    table = tsunami(card="gap", kept={"A": ["save1"]}).rolls(A=1, B=0, C=2)
    for seat in SEATS:
        jump = stack(table, seat, "jump")
        assert (jump["faces"], jump["losses"]) == ([1, 0, 2], [1, 0, 2])


@clause("TS-9.1", "TS-9.2")
def test_votes_are_hidden_until_the_last_is_locked_and_open_then() -> None:
    table = tsunami(hordes=[2, 3, 4], card="truck", birds={"A": ["brain"]}, passes="ask")
    table.play("A", "red").play("B", "yellow")
    beads = [stack(table, seat, "vote")["sealed"] for seat in SEATS]
    assert [[bead >= 0 for bead in row] for row in beads] == [
        [True, False, False],
        [False, True, False],
        [False] * 3,
        [False] * 3,
    ]
    assert [view(table, seat)["ask"]["seats"] for seat in (*"ABC", None)] == [[2]] * 4
    table.play("C", "red")
    for seat in SEATS:
        assert stack(table, seat, "push")["votes"] == [0, 2, 0]


@clause("TS-9.1")
def test_who_exchanged_with_whom_and_who_showed_to_whom_is_open() -> None:
    table = exchange(shopping(), "A", "B", "C")
    [fact] = [fact for fact in table.state.facts if fact.name == "exchanged"]
    assert fact.to_json() == {"fact": "exchanged", "seat": 0, "one": 1, "other": 2}
    assert all(fact.seen_by(seat) for seat in SEATS)
    table = tsunami(at="event", event="look", secrets=SECRETS).plays(A="stay", B="stay", C="join")
    [fact] = [fact for fact in table.state.facts if fact.name == "showed"]
    assert fact.to_json() == {"fact": "showed", "seat": 2, "to": 0}
    assert all(fact.seen_by(seat) for seat in SEATS)
    assert view(table, None)["known"] == [1, 2, 5, 0]


# --- what is hidden ---


@clause("TS-9.2")
def test_birds_in_hand_are_the_owners_only() -> None:
    table = tsunami(at="opening", birds={"A": ["punk", "robo"], "B": ["fairy"]})
    assert [view(table, seat)["birds"] for seat in (*"ABC", None)] == [["punk", "robo"], ["fairy"], [], []]
    for seat, foreign in ((1, "punk"), (2, "robo"), (None, "fairy"), (0, "fairy")):
        assert f'"{foreign}"' not in json.dumps(table.state.view(seat))


@clause("TS-9.2", "TS-8.1")
def test_a_bird_drawn_is_seen_by_its_owner_and_its_drawing_by_all() -> None:
    table = tsunami(at="event", event="gift").draws("bird-punk")
    drew, what = [fact for fact in table.state.facts if fact.name in ("drew_bird", "drew")]
    assert [drew.seen_by(seat) for seat in SEATS] == [True] * 4
    assert [what.seen_by(seat) for seat in SEATS] == [True, False, False, False]


@clause("TS-9.2")
def test_a_face_down_secret_is_its_owners_and_the_one_aside_nobodys() -> None:
    table = tsunami(at="opening", secrets=SECRETS, up="B")
    assert sees(table, "A") == ["ufo", "giant", None, None]
    assert sees(table, "B") == [None, "giant", None, None]
    assert sees(table, "C") == [None, "giant", "tsunami", None]
    assert sees(table, None) == [None, "giant", None, None]


@clause("TS-9.2")
def test_no_view_holds_dice_or_the_order_of_a_deck() -> None:
    state = GAME.new(4, 5)
    for seat in (0, 1, 2, 3, None):
        text = json.dumps(state.view(seat))
        assert state.stream.key.hex() not in text
        assert "dice" not in state.view(seat)


@clause("TS-9.2")
def test_a_guess_deals_street_cards_of_its_own() -> None:
    table = tsunami(at="opening", round=2, zombird=False, secrets=SECRETS)
    roads = set()
    for number in range(30):
        guess = GAME.guess(table.state.view(0), Random(number))
        while guess.ask is not None and guess.ask.kind == "offer":
            guess.play(guess.ask.seats[0], GAME.read("pass"))
        assert isinstance(guess, Table)
        roads.add(guess.road[-1])
    assert len(roads) > 5


# --- memory ---


@clause("TS-9.3", "TS-8.4")
def test_a_card_shown_by_look_is_remembered_by_the_left_neighbour_only() -> None:
    table = tsunami(at="event", event="look", secrets=SECRETS).plays(A="join", B="stay", C="join")
    assert sees(table, "A") == ["ufo", None, "tsunami", None]
    assert sees(table, "B") == ["ufo", "giant", None, None]
    assert sees(table, "C") == [None, None, "tsunami", None]
    assert sees(table, None) == [None] * 4
    told = [fact for fact in table.state.facts if fact.name == "knows"]
    assert [[fact.seen_by(seat) for seat in SEATS] for fact in told] == [
        [False, True, False, False],
        [True, False, False, False],
    ]


@clause("TS-9.3", "TS-5.6")
def test_cards_given_away_and_received_are_known_to_both_players() -> None:
    table = exchange(shopping(), "A", "B", "C")
    assert [table.secret(seat) for seat in "ABC"] == ["ufo", "tsunami", "giant"]
    assert sees(table, "A") == ["ufo", None, None, None]
    assert sees(table, "B") == sees(table, "C") == [None, "tsunami", "giant", None]
    told = [fact.to_json() | {"sees": fact.sees} for fact in table.state.facts if fact.name == "knows"]
    assert told == [
        {"fact": "knows", "holder": 1, "secret": 2, "sees": 2},
        {"fact": "knows", "holder": 2, "secret": 1, "sees": 4},
    ]


@clause("TS-9.3", "TS-5.6")
def test_a_card_is_followed_through_later_exchanges() -> None:
    table = exchange(shopping(), "A", "A", "B").play("A", "pass")
    assert sees(table, "B") == ["giant", "ufo", None, None]
    table = exchange(restocked(table), "B", "A", "C")
    assert [table.secret(seat) for seat in "ABC"] == ["tsunami", "ufo", "giant"]
    assert sees(table, "A") == ["tsunami", "ufo", "giant", None]
    assert sees(table, "B") == [None, "ufo", "giant", None]
    assert sees(table, "C") == ["tsunami", None, "giant", None]


@clause("TS-9.3", "TS-5.6")
def test_an_exchange_taken_back_leaves_both_knowing_both_and_the_buyer_nothing() -> None:
    table = exchange(shopping(), "A", "B", "C")
    table = exchange(restocked(table), "A", "B", "C")
    assert [table.secret(seat) for seat in "ABC"] == ["ufo", "giant", "tsunami"]
    assert sees(table, "B") == sees(table, "C") == [None, "giant", "tsunami", None]
    assert sees(table, "A") == ["ufo", None, None, None]


@clause("TS-9.3", "TS-5.7")
def test_a_card_once_face_up_is_known_to_all_when_it_is_flipped_back() -> None:
    table = shopping().play("A", "buy-flip-C")
    assert sees(table, None) == [None, None, "tsunami", None]
    table.play("A", "buy-flip-C")
    assert table.secret("C") == "tsunami"
    assert [sees(table, seat)[2] for seat in (*"AB", None)] == ["tsunami"] * 3


@clause("TS-9.3", "TS-5.7", "TS-5.6")
def test_and_is_followed_when_it_is_exchanged() -> None:
    table = shopping(up="C").play("A", "buy-flip-C")
    exchange(table, "A", "B", "C")
    assert [table.secret(seat) for seat in "ABC"] == ["ufo", "tsunami", "giant"]
    assert sees(table, None) == [None, "tsunami", None, None]
    assert sees(table, "A") == ["ufo", "tsunami", None, None]
    assert sees(table, "B") == sees(table, "C") == [None, "tsunami", "giant", None]


@clause("TS-9.3", "TS-2.6")
def test_when_the_round_ends_secret_cards_are_forgotten() -> None:
    table = tsunami(at="closing", secrets=SECRETS, zombird=False, up="A").passes()
    assert table.asked == "shop"
    for seat in (*"ABC", None):
        assert sees(table, seat) == [None] * 4
        assert view(table, seat)["known"] == [0] * 4


@clause("TS-9.3")
def test_street_cards_discards_and_events_are_remembered_all_game() -> None:
    table = tsunami(at="closing", event="coin", discarded=["punk"], up="ABC")
    road = view(table, "A")["road"] if table.asked else []
    table.passes()
    seen = view(table, None)
    assert table.state.round == 2
    assert seen["bird_discard"] == {"punk": 1}
    assert "coin" not in seen["events"]
    assert seen["road"][: len(road)] == road
    assert len(seen["road"]) == 6


# --- dragons ---

SIX = ["dragon_head", "ufo", "dragon_tail", "giant", "tsunami", "quarterback", "ninja"]


@clause("TS-9.3", "TS-7.6")
def test_a_right_dragon_guess_is_known_to_all() -> None:
    table = tsunami(hordes=[5] * 6, at="opening", secrets=SIX).play("A", "dragon-C")
    assert table.secret("C") == "dragon_tail"
    for seat in (*"BF", None):
        assert (sees(table, seat)[0], sees(table, seat)[2]) == ("dragon_head", "dragon_tail")
    assert view(table, None)["denied"] == [[]] * 7


@clause("TS-9.3", "TS-7.6")
def test_a_wrong_one_is_known_too_and_binds_every_guess() -> None:
    table = tsunami(hordes=[5] * 6, at="opening", secrets=SIX).play("A", "dragon-B").play("C", "pass")
    for seat in range(6):
        seen = table.state.view(seat)
        assert seen["denied"] == [[], ["dragon_tail"], [], [], [], [], []]
    seen = table.state.view(5)
    tails = set()
    for number in range(200):
        guess = GAME.guess(seen, Random(number))
        assert isinstance(guess, Table)
        assert guess.secret[1] != 5
        tails.add(guess.secret.index(5))
    assert tails == {2, 3, 4, 6}


@clause("TS-9.3", "TS-5.6")
def test_what_a_wrong_guess_said_goes_with_the_card_and_ends_with_the_round() -> None:
    table = shopping(hordes=[2, 3, 4, 5, 6, 7], secrets=SIX)
    table.play("A", "dragon-B").play("C", "pass")
    assert view(table, "F")["denied"][1] == ["dragon_tail"]
    exchange(table, "A", "B", "D")
    assert view(table, "F")["denied"] == [[], [], [], ["dragon_tail"], [], [], []]
    over = tsunami(hordes=[5] * 6, at="closing", secrets=SIX, zombird=False).play("A", "dragon-B").play("C", "pass")
    assert view(over.passes(), "F")["denied"] == [[]] * 7


@clause("TS-9.3", "TS-7.9")
def test_a_passed_window_says_nothing() -> None:
    table = tsunami(hordes=[5] * 6, at="opening", secrets=SIX).play("A", "dragon-B")
    before = view(table, "F")["denied"]
    table.play("C", "pass")
    assert view(table, "F")["denied"] == before


# --- guesses ---


@clause("TS-9.2", "TS-9.3")
def test_a_guess_keeps_what_is_known_and_deals_the_rest() -> None:
    table = tsunami(at="opening", secrets=SECRETS, birds={"A": ["punk"], "B": ["brain", "robo"]}, discarded=["fairy"])
    seen = table.state.view(0)
    asides, hands = set(), set()
    for number in range(100):
        guess = GAME.guess(seen, Random(number))
        assert isinstance(guess, Table)
        assert guess.view(0) == seen
        assert guess.secret[0] == 0
        assert guess.hand_size(1) == 2
        assert guess.components() == table.state.components()
        asides.add(guess.secret[3])
        hands.add(tuple(guess.birds[10:20]))
    assert asides == {1, 2, 3}
    assert len(hands) > 20


@clause("TS-9.2")
def test_sealed_votes_of_others_are_guessed_and_ones_own_kept() -> None:
    table = tsunami(card="car").play("A", "red").play("B", "yellow")
    beads = set()
    for number in range(40):
        guess = GAME.guess(table.state.view(1), Random(number))
        assert guess.view(1) == table.state.view(1)
        frame, real = cast(Vote, guess.frames[-1]), cast(Vote, table.state.frames[-1])
        assert frame.sealed[1:] == [real.sealed[1], -1]
        beads.add(frame.sealed[0])
    assert len(beads) == 3


@clause("TS-9.2")
def test_in_a_window_the_guesser_is_asked() -> None:
    table = tsunami(at="opening", secrets=SECRETS)
    assert table.waits_for == "A"
    guess = GAME.guess(table.state.view(2), Random(1))
    assert guess.ask is not None
    assert guess.ask.seats == (2,)
    table.play("A", "pass-turn")
    quiet = GAME.guess(table.state.view(0), Random(1))
    assert quiet.view(0) == table.state.view(0)
    assert quiet.hushed == 1


@clause("TS-2.7", "TS-9.1")
def test_at_the_end_shown_brains_bind_every_guess() -> None:
    table = tsunami(hordes=[3, 4, 3], at="finish", birds={"A": ["brain", "punk"], "B": ["fairy", "robo"]})
    assert table.asked == "faces"
    for number in range(40):
        guess = GAME.guess(table.state.view(2), Random(number))
        assert isinstance(guess, Table)
        assert (guess.birds[2], guess.birds[12], guess.birds[22]) == (1, 0, 0)
        assert guess.bird_deck[2] == 1
        assert guess.view(2) == table.state.view(2)


@clause("TS-9.2")
def test_a_spectator_guesses_everything() -> None:
    table = tsunami(at="opening", secrets=SECRETS, birds={"A": ["punk"]})
    guesses = [GAME.guess(table.state.view(None), Random(number)) for number in range(60)]
    firsts = {guess.secret[0] for guess in guesses}
    assert firsts == {0, 1, 2, 3}


@clause("TS-9.2")
def test_a_guess_depends_on_the_view_and_its_rng_alone() -> None:
    table = tsunami(at="opening", secrets=SECRETS, birds={"A": ["punk"], "B": ["robo"]})
    other = tsunami(at="opening", secrets=["ufo", "tsunami", "giant"], birds={"A": ["punk"], "B": ["brain"]})
    assert table.state.view(0) == other.state.view(0)
    assert GAME.guess(table.state.view(0), Random(4)) == GAME.guess(other.state.view(0), Random(4))


BROKEN: list[Mapping[str, object]] = [
    {},
    {"game": "zombiegeddon"},
    {"game": "tsunami"},
    {"stack": []},
    {"birds": ["eagle"]},
    {"hands": []},
    {"secret": [None]},
    {"market": ["soup"] * 6},
    {"seats": 2},
    {"event": "rain"},
    {"hordes": [0, 0, 0]},
]


@pytest.mark.parametrize("changes", BROKEN)
def test_what_is_no_view_is_refused(changes: Mapping[str, object]) -> None:
    table = tsunami(at="opening", secrets=SECRETS, birds={"A": ["punk"]})
    seen = dict(changes) if not changes or "game" in changes else {**table.state.view(0), **changes}
    with pytest.raises(Invalid):
        GAME.guess(seen, Random(1))


def test_a_push_shows_who_was_asked_and_not_who_could_answer() -> None:
    table = votes(tsunami(hordes=[2, 2, 9], card="truck", birds={"A": ["brain"], "B": ["punk"]}), "rrb")
    assert table.waits_for == "B"
    assert [view(table, seat)["ask"]["seats"] for seat in (*"ABC", None)] == [[0, 1]] * 4


# --- talk ---


@clause("TS-9.4")
@pytest.mark.parametrize(
    ("at", "card", "talk"),
    [
        ("interlude", "car", True),
        ("interlude", "gap", False),
        ("interlude", "gold_jump", False),
        ("shop", "car", False),  # the push is over
        ("closing", "car", False),
        ("opening", "", False),
    ],
)
def test_talk_begins_with_the_reveal_of_a_push_card(at: str, card: str, talk: bool) -> None:
    table = tsunami(at=at, card=card)
    assert table.asked == "interlude"
    assert GAME.promises(table.state.view(None)) == (("red", "blue", "yellow") if talk else ())


@clause("TS-9.4")
def test_talk_goes_on_until_the_last_vote_is_locked() -> None:
    table = tsunami(card="car", birds={"A": ["punk"]}, hordes=[1, 1, 1])
    for seat in "ABC":
        assert GAME.promises(table.state.view(None)) == ("red", "blue", "yellow")
        table.play(seat, "red")
    assert table.asked == "push_birds"
    assert GAME.promises(table.state.view(None)) == ()
