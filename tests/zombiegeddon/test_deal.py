"""The discs, their deal, the redeal, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.core.errors import Illegal
from shamble.games.zombiegeddon.answers import Drawn
from shamble.games.zombiegeddon.box import CELL_NAMES, DISCS
from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import Scenario, new_table, permanents, zombiegeddon

RED_DISCS = {
    "barricade": 12,
    "manhole": 12,
    "food1": 12,
    "food2": 12,
    "food3": 8,
    "electronics": 8,
    "medicine": 8,
    "fuel": 8,
    "tools": 8,
    "weapon": 16,
    "enemy3": 3,
    "enemy4": 3,
    "enemy5": 2,
}
WHITE_DISCS = {
    "food1": 20,
    "food2": 12,
    "food3": 8,
    "electronics": 8,
    "medicine": 8,
    "fuel": 8,
    "tools": 8,
    "enemy4": 2,
    "enemy5": 4,
    "enemy6": 4,
    "enemy7": 4,
    "enemy8": 2,
}
AROUND = {
    "d2": ["d1", "e1", "c2", "e2", "d3", "e3"],
    "k2": ["k1", "l1", "j2", "l2", "k3", "l3"],
    "b9": ["a8", "b8", "a9", "c9", "a10", "b10"],
    "i9": ["h8", "i8", "h9", "j9", "h10", "i10"],
    "b5": ["a4", "b4", "a5", "c5", "a6", "b6"],
    "h3": ["g2", "h2", "g3", "i3", "g4", "h4"],
    "e8": ["e7", "f7", "d8", "f8", "e9", "f9"],
    "k6": ["k5", "l5", "j6", "l6", "k7", "l7"],
}
RED = ["d2", "k2", "b9", "i9"]
WHITE = ["b5", "h3", "e8", "k6"]
SHELTERS = dict.fromkeys(RED, "red_shelter") | dict.fromkeys(WHITE, "white_shelter")
FIVE = ["enemy3", "barricade", "enemy4", "barricade", "barricade"]
FIVE_ENEMIES = ["enemy4", "enemy5", "enemy6", "enemy7", "enemy8"]


def outcomes(table: Scenario) -> dict[str, int]:
    """What may be dealt next, with its weight."""
    return {str(answer.disc): weight for answer, weight in table.state.outcomes() if isinstance(answer, Drawn)}


def lying(table: Scenario) -> Counter[str]:
    """How many discs of each kind lie on the board."""
    return Counter(disc for cell in CELL_NAMES if (disc := table.disc(cell)) not in ("hole", *SHELTERS.values()))


def apocalypse(discs: dict[str, str] | None = None, markers: list[str] | None = None) -> Scenario:
    """Half 1 has just ended, and the white discs are about to be dealt by hand around the permanents."""
    table = zombiegeddon(chance="ask", discs=permanents(discs), pawns={"A": ["d2"]}, markers={"A": markers or []})
    return table.plays("pass")


# --- what is dealt ---


@clause("ZG-2.1")
def test_112_red_discs_of_these_kinds() -> None:
    table = new_table()
    assert outcomes(table) == RED_DISCS
    assert sum(RED_DISCS.values()) == 112


@clause("ZG-2.1")
def test_88_white_discs_of_these_kinds() -> None:
    table = apocalypse()
    assert outcomes(table) == WHITE_DISCS
    assert sum(WHITE_DISCS.values()) == 88


@clause("ZG-2.1", "ZG-1.3")
def test_200_discs_and_four_pawns_a_player_are_always_somewhere() -> None:
    box = Counter(RED_DISCS) + Counter(WHITE_DISCS) + Counter(pawns=8)
    table = apocalypse(markers=["h3"])
    assert new_table().draws("food1").state.components() == new_table(chance="draw").state.components() == box
    assert (
        table.state.components() == table.deals().state.components() == table.plays("h3-off").state.components() == box
    )


@clause("ZG-2.1")
def test_printed_values() -> None:
    values = {disc.name: disc.value for disc in DISCS if disc.value}
    assert values == {"food1": 1, "food2": 2, "food3": 3} | {f"enemy{value}": value for value in range(3, 9)}


@clause("ZG-2.2")
def test_a_deal_is_one_random_disc_after_another() -> None:
    table = new_table()
    table.draws("barricade").draws("barricade").draws("enemy5").draws("enemy5")
    assert table.shows({"a1": "barricade", "b1": "barricade", "c1": "enemy5", "d1": "enemy5", "e1": "hole"})
    assert outcomes(table) == {
        disc: weight - (2 if disc == "barricade" else 0) for disc, weight in RED_DISCS.items() if disc != "enemy5"
    }


@clause("ZG-2.1", "ZG-2.2")
def test_a_kind_that_has_run_out_cannot_be_dealt() -> None:
    table = new_table().draws("enemy5").draws("enemy5")
    assert table.refuses("z5", "ZG-2.1").sentence == "No disc of this kind is left to deal: enemy5."
    table.refuses("z8", "ZG-2.1")
    with pytest.raises(Illegal, match=r"ZG-2\.1"):
        table.state.play(None, Drawn("red_shelter"))


@clause("ZG-2.2")
@pytest.mark.parametrize("seed", range(20))
def test_every_cell_but_the_shelters_gets_a_disc(seed: int) -> None:
    table = new_table(seed=seed, chance="draw")
    assert lying(table) == RED_DISCS
    assert table.shows(SHELTERS)


@clause("ZG-2.2")
def test_deals_differ_and_no_cell_is_favoured() -> None:
    tables = [new_table(seed=seed, chance="draw") for seed in range(60)]
    for cell in ("a1", "c1", "f5", "g8", "l10"):
        assert len({table.disc(cell) for table in tables}) >= 8


@clause("ZG-2.2")
@pytest.mark.parametrize("seed", range(5))
def test_the_dice_deal_what_the_same_draws_by_hand_deal(seed: int) -> None:
    drawn, asked = new_table(seed=seed, chance="draw"), new_table()
    for code in drawn.state.draws:
        asked.state.step(-1, code)
    assert asked.state.board == drawn.state.board
    assert asked.state.bag == drawn.state.bag == [0] * 19
    assert asked.state.first == drawn.state.first
    assert asked.story == []
    assert asked.options() == drawn.options()


# --- the redeal of half 1 ---


@clause("ZG-2.2")
@pytest.mark.parametrize("shelter", RED)
def test_a_shut_in_starting_shelter_is_dealt_again_whole(shelter: str) -> None:
    table = new_table().deals(dict(zip(AROUND[shelter], FIVE, strict=False)))
    assert table.story == ["redealt 1"]
    assert table.shows({cell: SHELTERS.get(cell, "hole") for cell in CELL_NAMES})
    assert outcomes(table) == RED_DISCS
    table.draws("weapon")
    assert table.shows({"a1": "weapon", "b1": "hole"})


@clause("ZG-2.2")
@pytest.mark.parametrize("shelter", RED)
@pytest.mark.parametrize("free", [["manhole", "weapon"], ["food1", "tools"]])
def test_two_free_neighbours_are_enough(shelter: str, free: list[str]) -> None:
    table = new_table().deals(dict(zip(AROUND[shelter], [*FIVE[1:], *free], strict=True)))
    assert table.story == ["dealt 1"]


@clause("ZG-2.2")
@pytest.mark.parametrize("shut", [["barricade"] * 5, ["enemy3", "enemy3", "enemy4", "enemy4", "enemy5"]])
def test_barricades_and_enemies_shut_alike(shut: list[str]) -> None:
    assert new_table().deals(dict(zip(AROUND["k2"], shut, strict=False))).story == ["redealt 1"]


@clause("ZG-2.2")
@pytest.mark.parametrize("shelter", WHITE)
def test_white_shelters_are_not_tested_in_half_1(shelter: str) -> None:
    table = new_table().deals(dict(zip(AROUND[shelter], ["barricade"] * 6, strict=True)))
    assert table.story == ["dealt 1"]


@clause("ZG-2.2")
def test_a_second_failing_deal_is_dealt_again_too() -> None:
    shut = dict(zip(AROUND["d2"], FIVE, strict=False))
    assert new_table().deals(shut).deals(shut).deals().story == ["redealt 1", "redealt 1", "dealt 1"]


@clause("ZG-2.2")
def test_the_dice_deal_again_too() -> None:
    tables = [new_table(seed=seed, chance="draw") for seed in range(400)]
    again = [table for table in tables if any(fact.name == "redealt" for fact in table.state.facts)]
    assert 0 < len(again) < 40
    for table in again:
        assert lying(table) == RED_DISCS
        assert all(free_around(table, shelter) >= 2 for shelter in RED)


def free_around(table: Scenario, shelter: str) -> int:
    """How many neighbours hold neither barricade nor enemy."""
    around = [table.disc(cell) for cell in AROUND[shelter]]
    return len([disc for disc in around if disc != "barricade" and not disc.startswith("enemy")])


# --- the redeal of half 2 ---


@clause("ZG-2.2", "ZG-5.3")
@pytest.mark.parametrize("shelter", WHITE)
@pytest.mark.parametrize("markers", [[], WHITE])
def test_in_half_2_the_white_discs_are_dealt_again(shelter: str, markers: list[str]) -> None:
    table = apocalypse(markers=markers)
    board = list(table.state.board)
    table.story.clear()
    table.deals(dict(zip(AROUND[shelter], FIVE_ENEMIES, strict=False)))
    assert table.story == ["redealt 2"]
    assert table.state.board == board
    assert outcomes(table) == WHITE_DISCS
    assert lying(table) == {"barricade": 12, "manhole": 12}
    assert table.deals().story[:2] == ["redealt 2", "dealt 2"]


@clause("ZG-2.2")
@pytest.mark.parametrize("shelter", WHITE)
def test_in_half_2_two_free_neighbours_are_enough(shelter: str) -> None:
    table = apocalypse(markers=["b5"])
    table.deals(dict(zip(AROUND[shelter], FIVE_ENEMIES[1:], strict=False)))
    assert "redealt 2" not in table.story
    assert "dealt 2" in table.story


@clause("ZG-2.2")
@pytest.mark.parametrize("shelter", RED)
def test_red_shelters_are_not_tested_in_half_2(shelter: str) -> None:
    table = apocalypse().deals(dict(zip(AROUND[shelter], FIVE_ENEMIES, strict=False)))
    assert "redealt 2" not in table.story


@clause("ZG-2.2")
@pytest.mark.parametrize("shelter", WHITE)
def test_a_shelter_with_one_neighbour_free_of_barricades_is_not_tested_in_half_2(shelter: str) -> None:
    table = apocalypse(dict(zip(AROUND[shelter], ["barricade"] * 5, strict=False)))
    table.deals({AROUND[shelter][5]: "enemy8"})
    assert "redealt 2" not in table.story


@clause("ZG-2.2")
@pytest.mark.parametrize("shelter", WHITE)
@pytest.mark.parametrize("last", ["enemy8", "food1"])
def test_a_shelter_with_two_neighbours_free_of_barricades_is_tested_in_half_2(shelter: str, last: str) -> None:
    table = apocalypse(dict(zip(AROUND[shelter], ["barricade"] * 4, strict=False)))
    table.deals({AROUND[shelter][4]: "enemy7", AROUND[shelter][5]: last})
    assert "redealt 2" in table.story


@clause("ZG-2.2")
def test_an_untested_shelter_does_not_excuse_the_others() -> None:
    table = apocalypse(dict(zip(AROUND["b5"], ["barricade"] * 6, strict=True)))
    table.deals(dict(zip(AROUND["k6"], FIVE_ENEMIES, strict=False)))
    assert "redealt 2" in table.story


@clause("ZG-2.2")
def test_a_manhole_beside_a_white_shelter_is_free() -> None:
    table = apocalypse(dict(zip(AROUND["e8"], ["manhole"] * 2, strict=False)))
    table.deals(dict(zip(AROUND["e8"][2:], FIVE_ENEMIES[1:], strict=True)))
    assert "redealt 2" not in table.story


# --- who begins ---


@clause("ZG-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_equally_likely_to_begin(seats: int) -> None:
    table = new_table(seats).deals()
    drawn = [(str(answer), weight) for answer, weight in table.state.outcomes()]
    assert drawn == [("first-A", 1), ("first-B", 1), ("first-C", 1), ("first-D", 1)][:seats]


@clause("ZG-3.1")
def test_the_dice_let_everybody_begin_now_and_then() -> None:
    assert {new_table(4, seed=seed, chance="draw").turn for seed in range(40)} == set("ABCD")


@clause("ZG-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_one_drawn_begins_and_turns_go_clockwise(seats: int) -> None:
    table = new_table(seats).deals().begins("B")
    lot = ",".join("ABCD"[:seats])
    assert table.story == ["dealt 1", f"started B 1 0 0 0 {lot} none"]
    order = []
    for shelter in ("d2", "k2"):
        for _ in range(seats):
            order.append(table.turn)
            table.plays(f"{shelter}-off", "pass")
    assert order == [*"BCDA"[: seats - 1], "A"] * 2


@clause("ZG-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_a_pawn_in_every_red_shelter(seats: int) -> None:
    table = new_table(seats).deals().begins("A")
    assert [sorted(table.where(seat)) for seat in "ABCD"[:seats]] == [sorted(RED)] * seats
    assert [table.weapons(seat) for seat in "ABCD"[:seats]] == [0] * seats
    assert [table.markers(seat) for seat in "ABCD"[:seats]] == [[]] * seats


@clause("ZG-3.1")
def test_nothing_else_is_drawn_when_the_first_seat_is() -> None:
    table = new_table().deals()
    table.refuses("f1", "ZG-3.1")
    table.refuses("first-c", "ZG-3.1")
    with pytest.raises(Illegal):
        table.play("A", "d2-d1")
