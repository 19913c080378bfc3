"""Between the halves: pawns come off, red discs go, white ones come, and half 2 begins and ends."""

from __future__ import annotations

from typing import cast

import pytest

from shamble.games.zombiegeddon.box import CELL_NAMES, DISC_NAMES
from shamble.games.zombiegeddon.state import Table
from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import Scenario, permanents, zombiegeddon

RED = ["d2", "k2", "b9", "i9"]
WHITE = ["b5", "h3", "e8", "k6"]
AROUND_B5 = ["a4", "b4", "a5", "c5", "a6", "b6"]
STARTED_B = "started B 2 3 0 0 A,B A"  # nobody has an enemy, and A began the first half


def ending(
    first: str = "A",
    seats: int = 2,
    discs: dict[str, str] | None = None,
    pawns: dict[str, list[str]] | None = None,
    markers: dict[str, list[str]] | None = None,
    taken: dict[str, dict[str, int]] | None = None,
    weapons: dict[str, int] | None = None,
) -> Scenario:
    """A table whose half 1 ends with the next pass; then chance is put to us."""
    return zombiegeddon(
        seats,
        first=first,
        idle=seats - 1,
        chance="ask",
        discs=permanents(discs),
        pawns=pawns or {"A": ["d2"], "B": ["k2"]},
        markers=markers,
        taken=taken,
        weapons=weapons,
    )


# --- the pawns come off ---


@clause("ZG-5.2")
@pytest.mark.parametrize("half", [1, 2])
def test_from_the_first_seat_clockwise_pawns_come_off_with_their_discs(half: int) -> None:
    discs = {"f5": "manhole", "f6": "food1", "g6": "tools", "h6": "enemy4", "i6": "weapon"}
    pawns = {"A": ["f6"], "B": ["f5", "g6", "d2", "h6"], "C": ["h3", "i6"]}
    table = zombiegeddon(3, half=half, first="B", idle=2, discs=discs, pawns=pawns).plays("pass")
    assert table.story[:11] == [
        "passed A 0",
        f"half_ended {half} 2",
        "removed B f5",
        "removed B g6",
        "took B g6 tools",
        "removed B d2",
        "removed B h6",
        "took B h6 enemy4",
        "removed C h3",
        "removed C i6",
        "took C i6 weapon",
    ]
    assert table.story[11:13] == ["removed A f6", "took A f6 food1"]
    assert [table.taken(seat) for seat in "ABC"] == [{"food1": 1}, {"tools": 1, "enemy4": 1}, {"weapon": 1}]
    assert table.weapons("C") == 1
    assert [table.where(seat) for seat in "ABC"] == [[], [], []]


@clause("ZG-5.2")
def test_the_corners_of_the_board_are_no_exception() -> None:
    discs = {"a1": "food1", "l10": "food2"}
    table = zombiegeddon(half=2, idle=1, discs=discs, pawns={"A": ["a1"], "B": ["l10"]}).plays("pass")
    assert table.story[2:6] == ["removed A a1", "took A a1 food1", "removed B l10", "took B l10 food2"]
    assert table.facts[2] == {"fact": "removed", "seat": 0, "pawn": 0, "cell": 0}
    assert table.facts[4] == {"fact": "removed", "seat": 1, "pawn": 0, "cell": 119}


@clause("ZG-5.2", "ZG-5.5")
def test_the_discs_under_pawns_count_in_the_final_score() -> None:
    table = zombiegeddon(half=2, idle=1, discs={"f5": "enemy8"}, pawns={"A": ["d2"], "B": ["f5"]}).plays("pass")
    assert table.state.outcome is not None
    assert table.state.outcome.scores == (0, 8)


@clause("ZG-5.2", "ZG-5.4")
def test_an_enemy_under_a_pawn_counts_for_who_begins() -> None:
    table = ending(discs={"f5": "enemy3"}, pawns={"A": ["f5"], "B": ["k2"]}, taken={"B": {"enemy4": 1}})
    assert table.plays("pass").state.first == 1
    table = ending(discs={"f5": "enemy5"}, pawns={"A": ["f5"], "B": ["k2"]}, taken={"B": {"enemy4": 1}})
    assert table.plays("pass").state.first == 0


# --- half 2 is set up ---


@clause("ZG-5.3")
def test_the_order_of_the_apocalypse() -> None:
    discs = {"f5": "food1", "f6": "enemy3", "g6": "weapon"}
    table = ending(discs=discs, markers={"A": ["h3", "b5"], "B": ["k6"]}).plays("pass")
    assert table.story == ["passed A 0", "half_ended 1 1", "removed A d2", "removed B k2", "cleared 3", STARTED_B]
    assert table.state.ask is not None
    assert table.state.ask.kind == "chance"
    assert (table.half, table.state.first) == (2, 1)
    assert table.where("A") == table.where("B") == []
    assert table.markers("A") == ["b5", "h3"]
    table.deals()
    assert table.story[6:] == ["dealt 2", "returned A 2 h3,b5", "returned B 1 k6"]


@clause("ZG-5.3")
def test_uncollected_red_discs_leave_the_game_and_permanents_stay() -> None:
    discs = {"f5": "food1", "f6": "enemy3", "g6": "weapon", "h6": "tools"}
    table = ending(discs=discs)
    fixed = {cell: table.disc(cell) for cell in CELL_NAMES if table.disc(cell) in ("barricade", "manhole")}
    assert len(fixed) == 24
    before = table.state.cleared[:]
    table.plays("pass")
    assert table.shows(fixed | dict.fromkeys(discs, "hole"))
    gone = {DISC_NAMES[kind] for kind in range(19) if table.state.cleared[kind] == before[kind] + 1}
    assert gone == set(discs.values())
    assert sum(table.state.cleared) == sum(before) + 4


@clause("ZG-5.3", "ZG-2.1")
def test_88_white_discs_fill_every_other_cell() -> None:
    table = ending(markers={"A": ["b5"]}).plays("pass").deals()
    assert sum(table.disc(cell) == "hole" for cell in CELL_NAMES) == 0
    free = [cell for cell in CELL_NAMES if cell not in RED + WHITE]
    assert sum(table.disc(cell) not in ("barricade", "manhole") for cell in free) == 88
    assert sum(table.disc(cell) == "weapon" for cell in free) == 0


@clause("ZG-5.3")
def test_the_dice_fill_them_too() -> None:
    discs = permanents({"f5": "food1"})
    table = zombiegeddon(discs=discs, pawns={"A": ["d2"]}, idle=1, markers={"A": ["b5"]}).plays("pass")
    assert sum(table.disc(cell) == "hole" for cell in CELL_NAMES) == 0
    assert table.turn == "A"
    assert table.state.game.from_json(table.state.to_json()) == table.state


@clause("ZG-5.3")
@pytest.mark.parametrize("shelters", [[], ["e8"], ["b5", "k6"], ["h3", "b5", "e8"], WHITE])
def test_a_pawn_in_each_white_shelter_with_ones_marker_and_the_markers_go_home(shelters: list[str]) -> None:
    table = ending(markers={"A": shelters, "B": ["h3"]}).plays("pass").deals()
    assert sorted(table.where("A")) == sorted(shelters)
    assert table.where("B") == ["h3"]
    assert table.markers("A") == table.markers("B") == []
    named = ",".join(cell for cell in CELL_NAMES if cell in shelters) or "none"
    assert f"returned A {len(shelters)} {named}" in table.story


@clause("ZG-5.3")
def test_returning_pawns_crowd_the_shelters_as_they_should() -> None:
    """What the table counts per cell is what stands there, so the next moves are those of a table read back."""
    table = ending(markers={"A": ["h3"], "B": ["h3", "b5"]}).plays("pass").deals({"g2": "food1", "a4": "food2"})
    again = cast(Table, table.state.game.from_json(table.state.to_json()))
    assert table.state.crowd == again.crowd


@clause("ZG-5.3", "ZG-3.10")
def test_without_a_delivery_a_player_is_skipped_all_half_but_keeps_the_score() -> None:
    table = ending(markers={"A": ["h3"]}, taken={"B": {"food3": 2}}, first="B").plays("pass").deals({"g2": "food1"})
    assert table.turn == "A"
    table.plays("h3-g2", "pass")
    assert table.story[-1] == "skipped B"
    assert table.turn == "A"
    assert table.points("B") == 6


@clause("ZG-5.3")
def test_with_nobody_back_the_game_is_over() -> None:
    table = ending(taken={"B": {"food3": 2}}).plays("pass").deals()
    assert table.story[-6:-2] == ["returned A 0 none", "returned B 0 none", "half_ended 2 1", "remained 88"]
    assert table.story[-2:] == ["scored A 0 0 0 0 0", "scored B 6 6 0 0 0"]
    assert table.state.ask is None
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)


@clause("ZG-5.1", "ZG-5.3")
def test_half_2_may_end_before_its_first_turn() -> None:
    walled = dict.fromkeys(AROUND_B5, "barricade")
    table = ending(discs=walled, markers={"A": ["b5"], "B": ["b5"]}).plays("pass").deals()
    assert table.story[-6:-3] == ["half_ended 2 1", "removed B b5", "removed A b5"]
    assert table.state.outcome is not None


# --- who begins half 2 ---


@clause("ZG-5.4")
def test_weapons_carry_over() -> None:
    table = ending(weapons={"A": 3, "B": 1}, markers={"A": ["h3"]}).plays("pass").deals({"g2": "enemy8"})
    assert (table.weapons("A"), table.weapons("B")) == (3, 1)
    assert "h3-g2" in table.options("A")
    assert table.plays("h3-g2").weapons("A") == 2


@clause("ZG-5.4")
@pytest.mark.parametrize(
    ("taken", "first", "begins", "lead"),
    [
        # most enemy discs by number, whatever their value
        ({"C": {"enemy3": 2}, "A": {"enemy5": 1}}, "A", "C", "1 2 6 C"),
        ({"A": {"enemy3": 3}, "D": {"enemy5": 2}}, "A", "A", "1 3 9 A"),
        ({"B": {"enemy3": 1, "enemy4": 1, "enemy5": 1}, "C": {"enemy5": 1, "enemy4": 1}}, "C", "B", "1 3 12 B"),
        # a tie: the higher sum of values
        ({"A": {"enemy3": 2}, "D": {"enemy3": 1, "enemy4": 1}}, "C", "D", "2 2 7 A,D"),
        ({"B": {"enemy5": 1}, "C": {"enemy4": 1}, "D": {"enemy3": 1}}, "B", "B", "2 1 5 B,C,D"),
        # still tied: the first clockwise from the left neighbour of half 1's first seat
        ({"A": {"enemy4": 1}, "C": {"enemy4": 1}}, "A", "C", "3 1 4 A,C"),
        ({"A": {"enemy4": 1}, "C": {"enemy4": 1}}, "B", "C", "3 1 4 A,C"),
        ({"A": {"enemy4": 1}, "C": {"enemy4": 1}}, "C", "A", "3 1 4 A,C"),
        ({"A": {"enemy4": 1}, "C": {"enemy4": 1}}, "D", "A", "3 1 4 A,C"),
        ({"B": {"enemy3": 1, "enemy5": 1}, "D": {"enemy4": 2}}, "B", "D", "3 2 8 B,D"),
        ({"B": {"enemy3": 1, "enemy5": 1}, "D": {"enemy4": 2}}, "A", "B", "3 2 8 B,D"),
        # tied in value are fewer than in number
        ({"A": {"enemy4": 1}, "B": {"enemy3": 1}, "C": {"enemy4": 1}}, "A", "C", "3 1 4 A,C"),
        # nobody has any, and other discs do not count
        ({"A": {"food3": 5, "weapon": 4}}, "A", "B", "3 0 0 A,B,C,D"),
        ({"A": {"tools": 5}}, "D", "A", "3 0 0 A,B,C,D"),
    ],
)
def test_who_begins_half_2(taken: dict[str, dict[str, int]], first: str, begins: str, lead: str) -> None:
    """The fact tells what decided, 1 to 3, with how many enemies of which value, among whom, and who began before."""
    pawns = {seat: ["k2"] for seat in "ABCD"}
    markers = {seat: ["h3"] for seat in "ABCD"}
    table = ending(first, seats=4, pawns=pawns, taken=taken, markers=markers).plays("pass").deals()
    assert table.story[-6] == f"started {begins} 2 {lead} {first}"
    assert table.turn == begins


@clause("ZG-5.4")
def test_if_that_player_has_no_pawn_the_turn_passes_on_clockwise() -> None:
    pawns = {seat: ["k2"] for seat in "ABCD"}
    table = ending(seats=4, pawns=pawns, taken={"C": {"enemy3": 1}}, markers={"A": ["h3"], "B": ["h3"]})
    table.plays("pass").deals()
    assert table.story[-2:] == ["skipped C", "skipped D"]
    assert table.turn == "A"
    assert table.state.first == 2
    assert (table.state.idle, table.state.dry) == (2, 2)


@clause("ZG-3.1", "ZG-5.4")
def test_half_2_goes_clockwise_too() -> None:
    pawns, markers = {seat: ["k2"] for seat in "ABC"}, {seat: ["h3"] for seat in "ABC"}
    table = ending(seats=3, pawns=pawns, taken={"C": {"enemy3": 1}}, markers=markers).plays("pass")
    table.deals({"g2": "food1", "h2": "food1", "i3": "food1"})
    order = [table.turn]
    for goal in ("g2", "h2"):
        order.append(table.plays(f"h3-{goal}", "pass").turn)
    assert order == ["C", "A", "B"]


# --- the end ---


@clause("ZG-5.2", "ZG-5.5")
def test_the_white_discs_that_nobody_has_are_told_once_the_pawns_are_off() -> None:
    discs = {"f5": "food1", "f6": "enemy3", "g6": "tools", "h6": "manhole"}
    table = zombiegeddon(half=2, idle=1, discs=discs, pawns={"A": ["f5"], "B": ["h6"]}).plays("pass")
    assert table.story[2:6] == ["removed A f5", "took A f5 food1", "removed B h6", "remained 2"]


@clause("ZG-5.5")
@pytest.mark.parametrize(("idle", "dry", "disc", "why"), [(0, 0, "hole", 1), (1, 0, "food1", 2), (0, 5, "food1", 3)])
def test_half_2_ends_like_half_1_and_then_the_game_is_over(idle: int, dry: int, disc: str, why: int) -> None:
    table = zombiegeddon(half=2, idle=idle, dry=dry, pawns={"A": ["d2"], "B": ["k2"]}, discs={"k1": disc})
    table.plays("pass")
    assert table.story[1] == f"half_ended 2 {why}"
    assert table.state.ask is None
    assert table.options("A") == table.options("B") == []
    assert table.state.outcome is not None
    assert table.refuses("pass", "ZG-5.5", seat="A").sentence == "The game is over."


@clause("ZG-5.5")
def test_after_half_1_the_game_is_not_over() -> None:
    table = ending(markers={"A": ["h3"]}).plays("pass").deals()
    assert table.state.outcome is None
    assert table.half == 2
