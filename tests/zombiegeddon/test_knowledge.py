"""Who knows what: everything is public but the deal to come; the table shows piles by their size."""

from __future__ import annotations

import json
from random import Random

import pytest

from shamble.core.scene import Scene
from shamble.picture import scene
from shamble.testing.scenario import clause
from shamble.testing.zombiegeddon import GAME, Scenario, new_table, permanents, zombiegeddon

SEATS = [0, 1, 2, None]
OWN = ("seat", "options", "hushed")
PILE = {"food1": 3, "tools": 2, "enemy3": 1}
OTHER_PILE = {"food3": 1, "fuel": 2, "medicine": 2, "electronics": 1}


def played(seed: int = 3, answers: int = 60) -> Scenario:
    """A table of three in the middle of a game."""
    table, rng = new_table(3, seed=seed, chance="draw"), Random(seed)
    for _ in range(answers):
        table.plays(rng.choice(table.options()))
    return table


# --- nothing is hidden ---


@clause("ZG-2.3")
def test_every_seat_and_spectator_knows_the_same() -> None:
    state = played().state
    views = [state.view(seat) for seat in SEATS]
    shared = [{key: value for key, value in view.items() if key not in OWN} for view in views]
    assert all(view == shared[0] for view in shared)


@clause("ZG-2.3")
def test_board_discs_markers_weapons_and_every_disc_taken_are_public() -> None:
    table = zombiegeddon(
        discs={"d1": "food1"},
        pawns={"A": ["d2", "d1"], "B": ["h3"]},
        weapons={"B": 2},
        taken={"B": {"weapon": 3, "food2": 1}},
        markers={"B": ["h3", "b5"]},
    )
    seen = table.state.view(0)
    assert [seen["weapons"], seen["spent"]] == [[0, 2], [0, 1]]
    assert seen["taken"] == [{}, {"food2": 1, "weapon": 3}]
    assert seen["markers"] == [[], [31, 49]]
    assert seen["pawns"] == [[15, 3, -1, -1], [31, -1, -1, -1]]
    assert isinstance(seen["board"], list)
    assert (seen["board"][3], seen["board"][15], seen["board"][0]) == ("food1", "red_shelter", "hole")
    assert (seen["half"], seen["active"], seen["action"], seen["first"], seen["through"]) == (1, 0, 0, 0, -1)


@clause("ZG-2.3")
def test_the_coming_white_deal_is_known_to_nobody() -> None:
    discs, markers = permanents(), {"A": ["h3"]}
    tables = [zombiegeddon(seed=seed, discs=discs, pawns={"A": ["d2"]}, markers=markers) for seed in (1, 2)]
    for seat in (0, 1, None):
        assert tables[0].state.view(seat) == tables[1].state.view(seat)
    boards = [table.plays("pass").state.board for table in tables]
    assert boards[0] != boards[1]


@clause("ZG-2.3")
def test_no_view_holds_the_dice() -> None:
    state = played().state
    key = state.stream.key.hex()
    assert all(key not in json.dumps(state.view(seat)) for seat in SEATS)
    assert all("dice" not in state.view(seat) for seat in SEATS)


@clause("ZG-2.3")
def test_a_guess_is_the_same_table_with_other_dice() -> None:
    state = played().state
    for seat in SEATS:
        guess = GAME.guess(state.view(seat), Random(5))
        assert guess.view(seat) == state.view(seat)
        assert [guess.options(other) for other in range(3)] == [state.options(other) for other in range(3)]
        assert guess.stream.key != state.stream.key


@clause("ZG-2.3", "ZG-3.5")
def test_everybody_sees_who_must_move_on() -> None:
    line = {"e5": "food1", "f5": "food2", "g5": "fuel"}
    table = zombiegeddon(turn="B", discs=line, pawns={"A": ["f5"], "B": ["d2", "e5"]})
    table.plays("e5-f5")
    seen = table.state.view(0)
    assert (seen["active"], seen["action"], seen["through"]) == (1, 1, 1)
    guess = GAME.guess(seen, Random(1))
    assert [str(answer) for answer in guess.options(1)] == ["f5-g5"]


@clause("ZG-2.3")
def test_a_view_is_plain_data() -> None:
    seen = played().state.view(1)
    assert json.loads(json.dumps(seen)) == seen


@clause("ZG-2.3", "ZG-3.9")
def test_the_public_log_shows_every_disc_when_it_is_taken() -> None:
    table = zombiegeddon(discs={"d1": "food3"}, pawns={"A": ["d1"], "B": ["h3"]})
    table.plays("d1-d2")
    assert table.facts[0] == {"fact": "took", "seat": 0, "cell": 3, "disc": 7}
    assert all(fact.seen_by(seat) for fact in table.state.facts for seat in (0, 1, None))


# --- what the table shows of the piles ---


def pictures(pile: dict[str, int], open_piles: bool) -> list[Scene]:
    """What each seat and a spectator see when B has taken this pile."""
    table = zombiegeddon(pawns={"A": ["d2"], "B": ["h3"]}, taken={"B": pile}, weapons={"B": 2}, open_piles=open_piles)
    return [scene(table.state.view(seat)) for seat in (0, 1, None)]


@clause("ZG-3.9")
def test_the_table_shows_the_size_of_a_pile_only() -> None:
    assert pictures(PILE | {"weapon": 2}, False) == pictures(OTHER_PILE | {"weapon": 2}, False)
    for items in pictures(PILE, False):
        assert items["plB-pile-n"]["text"] == "6"
        assert items["plA-pile-n"]["text"] == "0"
        assert not [name for name in items if "points" in name or "award" in name]
        assert not [item for item in items.values() if item["kind"] == "tally"]


@clause("ZG-3.9")
def test_a_larger_pile_looks_larger() -> None:
    assert pictures(PILE, False) != pictures(PILE | {"food1": 4}, False)


@clause("ZG-3.9")
def test_weapons_lie_face_up_and_are_not_in_the_pile() -> None:
    for items in pictures(PILE | {"weapon": 5}, False):
        assert items["plB-weapon-n"]["text"] == "2"
        assert items["plA-weapon-n"]["text"] == "0"
        assert items["plB-pile-n"]["text"] == "6"


@clause("ZG-3.9")
def test_open_piles_show_everyones_discs_and_points_by_kind() -> None:
    for items in pictures(PILE, True):
        shown = {name: items[f"plB-{name}-n"]["text"] for name in ("f1", "f2", "f3", "to", "fu", "z3", "z8")}
        assert shown == {"f1": "3", "f2": "0", "f3": "0", "to": "2", "fu": "0", "z3": "1", "z8": "0"}
        assert items["plB-points"]["text"] == "9"
        assert items["plA-points"]["text"] == "0"
    assert pictures(PILE, True) != pictures(OTHER_PILE, True)


@clause("ZG-3.9")
def test_piles_are_closed_unless_the_table_says_otherwise() -> None:
    assert GAME.new(seats=2, seed=1).view(0)["settings"] == {"open_piles": False}
    assert GAME.new(seats=2, seed=1, options={"open_piles": True}).view(0)["settings"] == {"open_piles": True}


@clause("ZG-3.9")
def test_the_option_changes_nothing_but_the_picture() -> None:
    closed, opened = new_table(seed=4, chance="draw"), new_table(seed=4, chance="draw", open_piles=True)
    rng = Random(4)
    while closed.state.outcome is None:
        answer = rng.choice(closed.options())
        assert closed.options() == opened.options()
        closed.plays(answer)
        opened.plays(answer)
    assert closed.state.outcome == opened.state.outcome
    assert closed.state.to_json() | {"open_piles": True} == opened.state.to_json()


@clause("ZG-3.9")
@pytest.mark.parametrize("open_piles", [False, True])
def test_at_the_end_everybody_sees_the_points(open_piles: bool) -> None:
    table = zombiegeddon(half=2, pawns={"A": ["h3"]}, taken={"B": PILE}, open_piles=open_piles).plays("pass")
    assert scene(table.state.view(0))["plB-points"]["text"] == "9"
