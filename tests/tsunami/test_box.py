"""What is in the box: numbers, decks, the road, and the options that change them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from shamble.core.errors import Invalid
from shamble.core.stream import Stream, key_of
from shamble.games.tsunami.box import (
    BEAD_NAMES,
    BIRDS,
    EVENT_NAMES,
    PERMANENT,
    SECRET_NAMES,
    SECRET_SETS,
    SECRETS,
    SHOPS,
    STREET_NAMES,
    STREETS,
    shop_deck,
)
from shamble.games.tsunami.dice import THROWS, chances_of_loss, throw, weights_of
from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.sources import SOURCES
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, new_table, tsunami, votes

ROUND_1 = {"pothole": 1, "gap": 1, "car": 1, "van": 1, "civilian_bomb": 1, "zombie_coin": 1}
ROUND_2_AND_3 = ROUND_1 | {
    "cars": 1,
    "mines": 1,
    "bridge": 1,
    "runaway": 1,
    "truck": 1,
    "tank": 1,
    "gold_jump": 1,
    "parachute": 1,
    "bus": 1,
    "plane": 1,
}
del ROUND_2_AND_3["car"], ROUND_2_AND_3["van"]
SHOP_DECK = {
    "zombie1": 2,
    "zombie2": 1,
    "civilians2": 2,
    "civilians3": 1,
    "steal1": 2,
    "steal2": 1,
    "save1": 2,
    "save2": 1,
    "bomb1": 2,
    "megabomb": 1,
    "exchange": 1,
    "flip": 2,
}
PRICES = {
    "civilian1": 1,
    "bomb2": 2,
    "zombie1": 1,
    "zombie2": 2,
    "civilians2": 1,
    "civilians3": 2,
    "steal1": 1,
    "steal2": 2,
    "save1": 1,
    "save2": 2,
    "bomb1": 1,
    "megabomb": 2,
    "exchange": 1,
    "flip": 1,
    "zombird": 1,
}


def shops(french: bool, zombird: bool) -> dict[str, int]:
    """The shop deck of an edition, by name."""
    return {shop.name: count for shop, count in zip(SHOPS, shop_deck(french, zombird), strict=True) if count}


def street_of(table: Scenario) -> dict[str, int]:
    """The street cards that can still come in this part of the game, by name."""
    return {name: count for name, count in zip(STREET_NAMES, table.state.street, strict=True) if count}


# --- players and options ---


@clause("TS-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_play(seats: int) -> None:
    assert GAME.new(seats, 1).seats == seats


@clause("TS-1.1")
@pytest.mark.parametrize("seats", [0, 2, 7, "3", True])
def test_no_other_number_can(seats: object) -> None:
    with pytest.raises(Invalid, match="3 to 6 players"):
        GAME.new(seats)


@clause("TS-1.3", "TS-2.4")
def test_the_edition_is_english_and_zombirds_are_in_unless_one_says_otherwise() -> None:
    assert GAME.check_settings(None) == {"edition": "en", "zombird": True}
    assert GAME.check_settings({"edition": "fr", "zombird": "off"}) == {"edition": "fr", "zombird": False}


@clause("TS-1.3", "TS-2.4")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"edition": "de"}, r"edition \(TS-1.3\) can be en, fr"),
        ({"zombird": "maybe"}, r"zombird \(TS-2.4\) can be on, off"),
        ({"bird": True}, "no option 'bird'"),
    ],
)
def test_other_options_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        GAME.new(3, options=options)


# --- zombies, coins, cubes ---


@clause("TS-1.1")
def test_a_cube_kills_on_one_face_in_six() -> None:
    assert weights_of(1) == [5, 1]
    assert weights_of(3) == [125, 75, 15, 1]
    table = tsunami(hordes=[2, 5, 5], card="gap")
    assert table.chances() == {"faces-0": 25, "faces-1": 10, "faces-2": 1}


@clause("TS-1.1")
@pytest.mark.parametrize("cubes", range(5))
def test_cubes_thrown_together_fall_as_if_one_by_one(cubes: int) -> None:
    one_by_one = [faces.count(0) for faces in product(range(6), repeat=cubes)]
    assert sorted(THROWS[cubes]) == sorted(one_by_one)
    assert [THROWS[cubes].count(faces) for faces in range(cubes + 1)] == weights_of(cubes)


@clause("TS-1.1")
def test_every_cube_of_a_great_horde_is_thrown() -> None:
    stream = Stream(key_of(1), 0, 0, b"")
    faces = sum(throw(stream, 60) for _ in range(200))
    assert 1850 < faces < 2150  # 2000 are to be expected of 12000 cubes


@clause("TS-1.1", "TS-3.1")
def test_the_chances_of_a_loss_count_the_cap() -> None:
    assert chances_of_loss(2, 1) == [25 / 36, 11 / 36]
    assert chances_of_loss(1, 3) == pytest.approx([5 / 6, 1 / 6])


@clause("TS-1.1")
def test_the_third_coin_is_lost() -> None:
    table = tsunami(card="zombie_coin", coins=[0, 1, 2]).plays(A="coin", B="coin", C="coin")
    assert table.coins() == [1, 2, 2]
    assert [fact["count"] for fact in table.told("coined")] == [1, 1, 0]


@clause("TS-1.1")
def test_a_game_begins_without_coins_or_civilians() -> None:
    table = new_table(3)
    assert table.coins() == table.civilians() == [0, 0, 0]


@clause("TS-1.1", "TS-3.5")
def test_a_failed_push_costs_two_zombies_each() -> None:
    table = votes(tsunami(hordes=[4, 3, 2], card="plane", zombird=False), "rby")
    assert table.hordes() == [2, 1, 1]


@clause("TS-1.1")
def test_zombies_and_civilians_have_no_end() -> None:
    table = tsunami(hordes=[400, 5, 5], card="zombie_coin", slot=6, civilians=[200, 0, 0], zombird=False)
    table.plays(A="zombie", B="coin", C="coin")
    assert table.hordes()[0] == 401
    table.passes(2)
    assert table.hordes()[0] == 401 + 200


# --- the road ---


@clause("TS-1.2")
@pytest.mark.parametrize(
    ("slot", "zombies", "shop"), [(1, 1, False), (2, 0, True), (3, 1, False), (4, 0, True), (5, 0, False)]
)
def test_what_lies_after_a_slot(slot: int, zombies: int, shop: bool) -> None:
    table = tsunami(card="zombie_coin", round=2, slot=slot, zombird=False).plays(A="coin", B="coin", C="coin")
    assert table.hordes() == [5 + zombies] * 3
    assert table.coins() == [1 + shop] * 3
    assert table.asked == ("interlude" if shop else "street")


@clause("TS-1.2", "TS-2.5")
def test_after_slot_six_the_round_ends() -> None:
    table = tsunami(card="zombie_coin", slot=6, zombird=False).plays(A="coin", B="coin", C="coin")
    assert (table.asked, table.hordes(), table.coins()) == ("interlude", [5, 5, 5], [1, 1, 1])
    table.passes()
    assert table.state.round == 2


# --- street cards ---


@clause("TS-1.3")
def test_what_the_street_cards_ask() -> None:
    jumps = {"pothole": 1, "gap": 2, "cars": 3, "mines": 3, "bridge": 1 << 30, "runaway": 1 << 30}
    pushes = {"car": 5, "van": 7, "truck": 10, "tank": 14, "bus": 12, "plane": 18}
    assert {street.name: street.number for street in STREETS if street.does == 0} == jumps
    assert {street.name: street.number for street in STREETS if street.does == 1} == pushes
    assert [street.name for street in STREETS if street.does == 2] == ["civilian_bomb", "zombie_coin"]
    assert [street.name for street in STREETS if street.does == 3] == ["gold_jump", "parachute"]


@clause("TS-1.3")
@pytest.mark.parametrize(("edition", "gaps", "late"), [("en", 1, 14), ("fr", 2, 15)])
def test_the_decks_of_both_editions(edition: str, gaps: int, late: int) -> None:
    assert street_of(tsunami(at="reveal", edition=edition)) == ROUND_1
    table = tsunami(at="reveal", round=2, edition=edition)
    assert street_of(table) == ROUND_2_AND_3 | {"gap": gaps}
    assert sum(street_of(table).values()) == late


@clause("TS-1.3")
@pytest.mark.parametrize(
    ("card", "cap"), [("pothole", 1), ("gap", 2), ("cars", 3), ("mines", 3), ("bridge", 9), ("runaway", 9)]
)
def test_the_caps_of_the_jumps(card: str, cap: int) -> None:
    table = tsunami(hordes=[10, 10, 10], card=card).rolls(A=9, B=0, C=0)
    assert table.hordes() == [10 - cap, 10, 10]


@clause("TS-1.3", "TS-3.5")
@pytest.mark.parametrize(
    ("card", "number"), [("car", 5), ("van", 7), ("truck", 10), ("bus", 12), ("tank", 14), ("plane", 18)]
)
def test_the_numbers_of_the_pushes(card: str, number: int) -> None:
    table = votes(tsunami(hordes=[number, number - 1, 30], card=card, zombird=False), "rby")
    assert table.hordes() == [number, number - 3, 30]


# --- the street deck (TS-1.4) ---


def chance_of(table: Scenario, card: str) -> Fraction:
    """How likely the card comes next."""
    chances = table.chances()
    return Fraction(chances.get(f"street-{card}", 0), sum(chances.values()))


@clause("TS-1.4")
def test_in_round_1_each_of_the_six_cards_is_as_likely() -> None:
    table = tsunami(at="reveal")
    assert {chance_of(table, card) for card in ROUND_1} == {Fraction(1, 6)}


@clause("TS-1.4")
def test_the_sixth_card_of_round_1_is_certain() -> None:
    table = tsunami(at="reveal", slot=5, card="gap")
    assert list(table.chances()) == ["street-zombie_coin"]


@clause("TS-1.4")
@pytest.mark.parametrize(("number", "sure", "other"), [(2, "bus", "plane"), (3, "plane", "bus")])
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("slot", range(6))
def test_bus_and_plane_lie_anywhere_among_the_six_of_their_rounds(
    number: int, sure: str, other: str, edition: str, slot: int
) -> None:
    table = tsunami(at="reveal", round=number, slot=slot, edition=edition)
    assert chance_of(table, sure) == Fraction(1, 6 - slot)
    assert chance_of(table, other) == 0


@clause("TS-1.4")
@pytest.mark.parametrize(("number", "left"), [(2, 12), (3, 7)])
def test_the_other_cards_share_what_the_bus_leaves(number: int, left: int) -> None:
    table = tsunami(at="reveal", round=number)
    others = {card: chance_of(table, card) for card, count in street_of(table).items() if card not in ("bus", "plane")}
    assert set(others.values()) == {Fraction(5, 6) / left}
    assert len(others) == left


@clause("TS-1.4")
def test_two_gaps_of_the_french_deck_are_twice_as_likely_as_one() -> None:
    table = tsunami(at="reveal", round=2, edition="fr")
    assert chance_of(table, "gap") == 2 * chance_of(table, "tank") == Fraction(5, 6) * Fraction(2, 13)


@clause("TS-1.4")
@pytest.mark.parametrize(("number", "sure"), [(2, "bus"), (3, "plane")])
def test_once_it_has_come_the_rest_are_as_likely(number: int, sure: str) -> None:
    table = tsunami(at="reveal", round=number, slot=3, card=sure)
    left = 12 - 2 if number == 2 else 7 - 2
    assert set(table.chances().values()) == {1}
    assert len(table.chances()) == left
    assert chance_of(table, sure) == 0


@clause("TS-1.4")
@pytest.mark.parametrize(("edition", "returned"), [("en", 2), ("fr", 3)])
def test_some_cards_go_back_to_the_box_unseen(edition: str, returned: int) -> None:
    table = tsunami(at="closing", round=3, edition=edition)
    assert sum(table.state.street) == returned
    assert len(table.state.road) == 18


# --- shop cards, secrets, birds, events, beads ---


@clause("TS-1.5")
@pytest.mark.parametrize(
    ("french", "zombird", "more"),
    [
        (False, False, {}),
        (False, True, {"zombird": 3}),
        (True, False, {"save1": 3}),
        (True, True, {"save1": 3, "zombird": 3}),
    ],
)
def test_the_shop_decks(french: bool, zombird: bool, more: dict[str, int]) -> None:
    assert shops(french, zombird) == SHOP_DECK | more
    table = new_table(3, "fr" if french else "en", zombird)
    table.draws("first-a")
    assert table.chances() == {f"shop-{name}": count for name, count in (SHOP_DECK | more).items()}


@clause("TS-1.5")
def test_the_shop_decks_have_18_and_19_cards_and_three_with_birds() -> None:
    assert [sum(shop_deck(french, bird)) for french in (False, True) for bird in (False, True)] == [18, 21, 19, 22]


@clause("TS-1.5")
def test_prices_and_what_the_cards_give() -> None:
    assert {shop.name: shop.price for shop in SHOPS} == PRICES
    assert [shop.name for shop in SHOPS[:PERMANENT]] == ["civilian1", "bomb2"]
    given = {shop.name: (shop.zombies, shop.civilians, shop.steals, shop.saves) for shop in SHOPS}
    assert {name: gift for name, gift in given.items() if any(gift)} == {
        "civilian1": (0, 1, 0, 0),
        "zombie1": (1, 0, 0, 0),
        "zombie2": (2, 0, 0, 0),
        "civilians2": (0, 2, 0, 0),
        "civilians3": (0, 3, 0, 0),
        "steal1": (0, 0, 1, 0),
        "steal2": (0, 0, 2, 0),
        "save1": (0, 0, 0, 1),
        "save2": (0, 0, 0, 2),
    }


@clause("TS-1.6")
def test_the_secret_sets() -> None:
    four = ["ufo", "giant", "tsunami", "quarterback"]
    dragons = ["dragon_head", "dragon_tail"]
    sets = {seats: [SECRET_NAMES[kind] for kind in kinds] for seats, kinds in SECRET_SETS.items()}
    assert sets == {3: four, 4: [*four, "ninja"], 5: four + dragons, 6: [*four, *dragons, "ninja"]}


@clause("TS-1.7")
def test_the_zombirds() -> None:
    copies = {bird.name: bird.copies for bird in BIRDS}
    twice = ["banker", "bomb", "brain", "fairy", "ptero", "punk", "robo", "magnet"]
    assert copies == dict.fromkeys(twice, 2) | {"super_bird": 1, "super_fairy": 1}
    assert sum(copies.values()) == 18


@clause("TS-1.7")
def test_the_events() -> None:
    assert EVENT_NAMES == ("jump", "look", "gift", "give", "bomb", "bonus", "pill", "coin", "zombie")


@clause("TS-1.8")
def test_each_player_has_a_bead_of_each_colour() -> None:
    assert BEAD_NAMES == ("red", "blue", "yellow")
    table = tsunami(card="car", hordes=[5] * 6)
    assert all(table.options(seat) == ["red", "blue", "yellow"] for seat in "ABCDEF")


@clause("TS-1.8", "TS-3.9")
def test_there_are_tokens_for_six() -> None:
    table = tsunami(card="civilian_bomb", hordes=[5] * 6)
    assert table.chances() == {f"tie-{seat}": 1 for seat in "ABCDEF"}


@clause("TS-1.3", "TS-1.5", "TS-1.6", "TS-1.7")
def test_every_row_says_where_its_number_comes_from_and_its_clause_says_so_too() -> None:
    of_choice = {"civilian_bomb": "TS-3.8", "zombie_coin": "TS-3.6", "gold_jump": "TS-3.7", "parachute": "TS-3.7"}
    of_secret = ("TS-7.2", "TS-7.3", "TS-7.4", "TS-4.2", "TS-7.6", "TS-7.6", "TS-7.7")
    told = [(street.source, of_choice.get(street.name, "TS-1.3")) for street in STREETS]
    told += [(shop.source, "TS-1.5") for shop in SHOPS]
    told += [(secret.source, number) for secret, number in zip(SECRETS, of_secret, strict=True)]
    told += [(bird.source, "TS-1.7") for bird in BIRDS]
    assert all(source in SOURCES[number] for source, number in told)


@clause("TS-7.2", "TS-7.6")
def test_what_the_secret_cards_bring() -> None:
    assert {secret.reward for secret in SECRETS if not secret.name.startswith("dragon")} == {2}
    assert {secret.reward for secret in SECRETS if secret.name.startswith("dragon")} == {3}
