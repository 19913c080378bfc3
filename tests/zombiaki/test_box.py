"""What is in the box: both decks, what the cards name, the street, and the options."""

from __future__ import annotations

import pytest

from shamble.core.errors import Invalid
from shamble.games.zombiaki.box import (
    AROUND,
    BARRICADE,
    BESIDE,
    BITTEN,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CELLS,
    DOG_STEPS,
    FRESH,
    FRONT_TO_REAR,
    HAND,
    HUMAN_CARDS,
    NEIGHBOURS,
    ORDERS,
    OUT,
    REAR_TO_FRONT,
    STRENGTH_MASK,
    ZOMBIE_CARDS,
)
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.state import made_of, printed
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import new_night, read_body, zombiaki

ZOMBIES = {
    "zombie2": 4,
    "zombie3": 8,
    "zombie4": 4,
    "zombie5": 1,
    "dog": 2,
    "boss": 1,
    "shield": 3,
    "claws": 2,
    "terror": 2,
    "mass": 2,
    "swap": 1,
    "bite": 1,
    "hunger": 2,
    "meat": 1,
    "click": 2,
    "pickaxe": 1,
    "notsofast": 2,
    "dawn": 1,
}
HUMANS = {
    "shot1": 8,
    "shot2": 4,
    "burst2": 2,
    "burst3": 1,
    "sniper": 1,
    "wall5": 1,
    "wall6": 1,
    "barrier": 3,
    "napalm": 2,
    "blood": 2,
    "getout": 1,
    "floodlight": 1,
    "petrol": 1,
    "stepback": 1,
    "freeze": 1,
    "grenade": 1,
    "net": 1,
    "barrel": 1,
    "mine": 1,
    "streetfire": 1,
    "voltage": 1,
    "car": 1,
    "flamethrower": 1,
    "pit1": 1,
    "pit2": 1,
}


# --- the decks ---


@clause("ZK-1.1")
def test_the_zombies_have_forty_cards() -> None:
    assert {card.name: card.copies for card in ZOMBIE_CARDS} == ZOMBIES
    assert sum(ZOMBIES.values()) == 40


@clause("ZK-1.2")
def test_the_humans_have_forty_cards() -> None:
    assert {card.name: card.copies for card in HUMAN_CARDS} == HUMANS
    assert sum(HUMANS.values()) == 40


@clause("ZK-1.1", "ZK-1.2")
def test_a_new_table_has_them_all_in_the_decks() -> None:
    table = new_night()
    assert table.state.components() == ZOMBIES | HUMANS
    assert table.state.left == [40, 40]
    assert table.chances() == {name: count for name, count in ZOMBIES.items() if name != "dawn"}
    table.until("humans", "discard")
    assert table.state.left == [36, 36]


@clause("ZK-1.1", "ZK-1.2", "ZK-5.5")
def test_the_numbers_on_the_cards() -> None:
    numbers = {card.name: card.number for card in CARDS if card.number}
    strengths = {"zombie2": 2, "zombie3": 3, "zombie4": 4, "zombie5": 5, "claws": 1}
    bullets = {"shot1": 1, "shot2": 2, "burst2": 2, "burst3": 3, "sniper": 2}
    walls = {"wall5": 5, "wall6": 6, "pit1": 1, "pit2": 2}
    others = {"napalm": 1, "petrol": 4, "net": 6, "mine": 2, "streetfire": 1, "voltage": 1, "car": 1, "flamethrower": 5}
    assert numbers == strengths | bullets | walls | others


@clause("ZK-1.4")
def test_what_stays_on_the_board_and_what_is_discarded_after_use() -> None:
    bodies = {"zombie2", "zombie3", "zombie4", "zombie5", "dog", "boss", "shield", "claws"}
    objects = {"wall5", "wall6", "barrier", "barrel", "mine", "car", "pit1", "pit2"}
    assert {card.name for card in CARDS if card.stays} == bodies | objects | {"napalm", "net"}


# --- bodies ---


@clause("ZK-3.2")
@pytest.mark.parametrize("kind", range(4))
def test_a_fresh_zombie_has_the_strength_of_its_card(kind: int) -> None:
    body = FRESH[kind]
    assert body & STRENGTH_MASK == printed(body) == kind + 2
    assert made_of(body) == {kind: 1}


@clause("ZK-1.5", "ZK-4.6")
def test_a_bitten_shield_is_the_body_of_a_zombie_of_one() -> None:
    assert BITTEN & STRENGTH_MASK == printed(BITTEN) == 1
    assert {CARD_NAMES[kind]: count for kind, count in made_of(BITTEN).items()} == {"shield": 1}


@clause("ZK-1.5")
def test_a_body_is_made_of_all_its_cards_and_what_is_attached() -> None:
    body = read_body("2+3+3-4 claws claws shield boss")
    found = {CARD_NAMES[kind]: count for kind, count in made_of(body).items()}
    assert found == {"zombie2": 1, "zombie3": 2, "claws": 2, "shield": 1, "boss": 1}
    assert (body & STRENGTH_MASK, printed(body)) == (6, 10)


@clause("ZK-3.6")
def test_a_dog_has_no_strength() -> None:
    assert FRESH[4] & STRENGTH_MASK == 0
    assert {CARD_NAMES[kind]: count for kind, count in made_of(FRESH[4]).items()} == {"dog": 1}


@clause("ZK-2.2", "ZK-3.6", "ZK-4.1")
def test_the_other_numbers() -> None:
    assert (HAND, DOG_STEPS, ORDERS) == (4, 3, 3)


# --- the street ---


@clause("ZK-3.8")
def test_the_street_has_three_lanes_of_five() -> None:
    assert " ".join(CELL_NAMES) == "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5"
    sides = {cell: [BESIDE[CELL_NAMES.index(cell)][way] for way in range(4)] for cell in ("A1", "B3", "C5")}
    assert sides["A1"] == [1, OUT, 5, OUT]
    assert sides["B3"] == [8, 2, 12, 6]
    assert sides["C5"] == [BARRICADE, 9, OUT, 13]


@clause("ZK-3.8", "ZK-5.14", "ZK-5.16")
def test_what_is_beside_and_what_is_around() -> None:
    for cell in range(CELLS):
        lane, row = divmod(cell, 5)
        apart = [(abs(other // 5 - lane), abs(other % 5 - row)) for other in range(CELLS)]
        assert NEIGHBOURS[cell] == [other for other in range(CELLS) if sum(apart[other]) == 1]
        assert AROUND[cell] == [other for other in range(CELLS) if max(apart[other]) == 1]


@clause("ZK-3.11")
def test_the_orders_without_a_choice() -> None:
    assert " ".join(CELL_NAMES[cell] for cell in FRONT_TO_REAR[:7]) == "A5 B5 C5 A4 B4 C4 A3"
    assert " ".join(CELL_NAMES[cell] for cell in REAR_TO_FRONT[:7]) == "A1 B1 C1 A2 B2 C2 A3"
    assert sorted(FRONT_TO_REAR) == sorted(REAR_TO_FRONT) == list(range(CELLS))


# --- players and options ---


@clause("ZK-2.1")
@pytest.mark.parametrize("seats", [1, 3, 0, "2", True])
def test_it_is_a_game_for_two(seats: object) -> None:
    with pytest.raises(Invalid, match="2 to 2 players"):
        GAME.new(seats)


@clause("ZK-2.1", "ZK-5.6", "ZK-5.10", "ZK-4.1", "ZK-3.3")
def test_the_options_and_their_usual_values() -> None:
    usual = {
        "side_a": "zombies",
        "barrier_row": 1,
        "freeze": "everything",
        "orders_per_zombie": "game",
    }
    switches = ("dog_rows", "merged", "wall_rows", "floodlight", "flames")
    usual |= {"edition": "printed"} | dict.fromkeys(switches, "edition")
    assert GAME.check_settings(None) == usual
    other = {"side_a": "humans", "barrier_row": "5", "freeze": "march", "orders_per_zombie": "turn", "dog_rows": 1}
    assert GAME.check_settings(other) == usual | other | {"barrier_row": 5}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"side_a": "dogs"}, r"side_a \(ZK-2.1\) can be zombies, humans"),
        ({"barrier_row": 3}, r"barrier_row \(ZK-5.6\) can be 1, 5"),
        ({"freeze": "all"}, r"freeze \(ZK-5.10\) can be everything, march"),
        ({"orders_per_zombie": 1}, r"orders_per_zombie \(ZK-4.1\) can be game, turn"),
        ({"dog_rows": True}, r"dog_rows \(ZK-3.3\) can be edition, 3, 1"),
        ({"dog_rows": 2}, r"dog_rows \(ZK-3.3\) can be edition, 3, 1"),
        ({"edition": "second"}, r"edition \(ZK-1.6\) can be printed, later"),
        ({"edition": "edition"}, r"edition \(ZK-1.6\) can be printed, later"),
        ({"merged": "printed"}, r"merged \(ZK-4.4\) can be edition, held, free"),
        ({"wall_rows": "3-4"}, r"wall_rows \(ZK-5.1\) can be edition, 1-4, 2-4"),
        ({"wall_rows": 1}, r"wall_rows \(ZK-5.1\) can be edition, 1-4, 2-4"),
        ({"floodlight": "street"}, r"floodlight \(ZK-5.8\) can be edition, lane, sight"),
        ({"flames": "none"}, r"flames \(ZK-5.17\) can be edition, every, empty"),
        ({"rows": 5}, "no option 'rows'"),
    ],
)
def test_other_options_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        GAME.new(2, options=options)


@clause("ZK-2.1")
@pytest.mark.parametrize(("side_a", "seat"), [("zombies", 0), ("humans", 1)])
def test_the_zombies_begin_from_either_seat(side_a: str, seat: int) -> None:
    table = zombiaki({"A1": 3}, hand="claws", side_a=side_a)
    assert table.state.ask is not None
    assert table.state.ask.seats == (seat,)
    night = new_night(side_a=side_a)
    assert night.report == [f"turn_began 1 zombies {seat}"]
    night.until("zombies", "discard")
    assert night.state.turn == 1
    assert night.state.ask is not None
    assert night.state.ask.seats == (seat,)
