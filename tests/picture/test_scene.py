"""The table of Zombiegeddon as a picture: what it shows, what it hides, what a client can do with it."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from shamble.games.zombiegeddon import box
from shamble.games.zombiegeddon import scene as module
from shamble.games.zombiegeddon.look import FACES

View = dict[str, Any]
Items = dict[str, dict[str, Any]]
Make = Callable[..., View]
AT = box.CELL_NUMBERS
KNOWN = {
    "kind", "x", "y", "o", "w", "h", "turn", "scale", "face", "text", "label", "short", "state", "ink",
    "answer", "from", "to", "lines",
}  # fmt: skip
BESIDE = {"row", "award", "tally", "say", "button", "art"}


def scene(view: View, names: Sequence[str] | None = None) -> Items:
    return cast(Items, module.scene(view, names))


def references(items: Items) -> list[tuple[str, dict[str, object]]]:
    """Every message reference of a scene, in labels and in texts."""
    words = [item[key] for item in items.values() for key in ("label", "short", "text", "answers") if key in item]
    return [(word[0], word[1]) for word in words if not isinstance(word, str)]


def test_a_scene_is_plain_json_and_changes_nothing(middle: View) -> None:
    before = copy.deepcopy(middle)
    first = scene(middle)
    assert middle == before
    assert json.loads(json.dumps(first)) == first
    assert json.dumps(scene(copy.deepcopy(middle))) == json.dumps(first)


def test_scenes_share_what_looks_the_same_and_nothing_else(view: Make, middle: View) -> None:
    middle["settings"] = {"open_piles": True}
    first, second = scene(middle, ["Ada", "Bram", "Cleo"]), scene(middle, ["Zoe", "Yann", "Xu"])
    assert first["d1-0"] is second["d1-0"]
    assert "Ada" not in json.dumps(second)
    before = json.dumps(first)
    scene(view(4, 2))
    assert json.dumps(first) == before


def test_a_scene_changes_only_where_the_table_does(middle: View) -> None:
    """A host finds out what to send by comparing items, first of all by identity."""
    first, second = scene(middle), scene(copy.deepcopy(middle))
    board = [name for name, item in first.items() if item["kind"] not in BESIDE]
    assert [name for name in board if first[name] is not second[name]] == []


@pytest.mark.parametrize("open_piles", [False, True])
def test_without_the_panel_only_the_board_is_left(middle: View, open_piles: bool) -> None:
    middle["settings"] = {"open_piles": open_piles}
    whole, board = scene(middle), cast(Items, module.scene(middle, None, panel=False))
    assert board == {name: item for name, item in whole.items() if item["kind"] not in BESIDE}
    assert {"head", "key", "ring", "pawn", "mark"} <= {item["kind"] for item in board.values()}


def test_what_stands_beside_the_middle_of_its_cell_says_how_far(view: Make, middle: View) -> None:
    """On an upright phone the cells turn, but what stands in them does not."""
    crowd = view(4, pawns=[[AT["d2"]] * 4] * 4, markers=[[AT["b5"]]] * 4)
    for items in (scene(middle), scene(crowd)):
        middles = {(item["x"], item["y"]) for item in items.values() if item["kind"] == "cell"}
        placed = ("cell", "litter", "disc", "shelter", "marker", "ring", "feet", "pawn", "count", "mark")
        for name, item in items.items():
            if item["kind"] in placed:
                aside, down = item.get("o", (0, 0))
                assert (round(item["x"] - aside, 1), round(item["y"] - down, 1)) in middles, name
                assert "o" not in item or aside or down
    assert scene(middle)["pA1"]["o"] == [17, -7]
    assert "o" not in scene(middle)["c3-7"]


def test_tiles_and_rings_turn_with_the_board(middle: View) -> None:
    table = scene(middle)["table"]
    assert table["turns"] == ["cell", "ring", "trail"]
    assert set(table["turns"]) <= set(table["layers"])


def test_items_use_only_the_words_of_a_scene(middle: View) -> None:
    items = scene(middle)
    for name, item in items.items():
        if name != "table":
            assert item.keys() <= KNOWN, name
            assert item["kind"] in items["table"]["layers"], name
            assert None not in item.values()


def test_everything_lies_on_the_table(middle: View) -> None:
    items = scene(middle)
    table = items.pop("table")
    for name, item in items.items():
        assert 0 <= item["x"] + item.get("w", 0) * ("h" in item) <= table["w"], name
        assert 0 <= item["y"] + item.get("h", 0) <= table["h"], name


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("open_piles", [False, True])
def test_nothing_beside_the_board_overlaps(view: Make, seats: int, open_piles: bool) -> None:
    options = ["d2-off", "k2-off", "b9-off", "i9-off", "pass"]
    items = scene(view(seats, settings={"open_piles": open_piles}, options=options))
    boxes = [item for item in items.values() if item["kind"] in ("row", "button") and "h" in item]
    boxes += [item | {"w": 540, "h": 176} for item in items.values() if item["kind"] == "art"]
    assert len(boxes) >= seats + 5
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
            assert apart or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]


def test_cells_lie_as_on_the_board(middle: View) -> None:
    items = scene(middle)
    assert sum(item["kind"] == "cell" for item in items.values()) == box.CELLS
    for cell, near in enumerate(box.NEIGHBOURS):
        here = items[f"c{cell % 12}-{cell // 12}"]
        for other in near:
            there = items[f"c{other % 12}-{other // 12}"]
            assert ((here["x"] - there["x"]) ** 2 + (here["y"] - there["y"]) ** 2) ** 0.5 == pytest.approx(
                86.6, abs=0.2
            )


@pytest.mark.parametrize("disc", [disc for disc in box.DISCS if disc.red or disc.white], ids=lambda disc: disc.name)
def test_every_disc_is_drawn_in_its_own_way(view: Make, disc: box.Disc, sprites: str) -> None:
    board = view()["board"]
    board[0] = disc.name
    item = scene(view(board=board))["d0-0"]
    assert f'id="{item["face"]}"' in sprites
    assert list(FACES.values()).count(str(item["face"])) == 1
    assert item["text"] == ["scene-sign", {"what": disc.name}]


def test_every_face_has_a_symbol(view: Make, middle: View, sprites: str) -> None:
    crowd = view(4, pawns=[[AT["d2"]] * 4] * 4, markers=[[AT["b5"]]] * 4)
    over = view(4, 2, outcome={"ranking": [[0], [1, 2, 3]], "reason": "POINTS", "scores": [9, 8, 8, 8]}, active=-1)
    opened = middle | {"settings": {"open_piles": True}}
    faces = {
        item["face"] for shown in (middle, crowd, over, opened) for item in scene(shown).values() if "face" in item
    }
    assert len(faces) > 50
    assert {face for face in faces if f'<symbol id="{face}"' not in sprites} == set()


# --- piles (ZG-3.9) --------------------------------------------------------------------------------------------------


def swapped(middle: View) -> View:
    """The same view, but other kinds of discs in the piles."""
    other = copy.deepcopy(middle)
    other["taken"][0] = {"food3": 4, "fuel": 2, "weapon": 2, "enemy5": 1}
    return other


def test_a_pile_shows_only_its_size(middle: View) -> None:
    assert scene(swapped(middle)) == scene(middle)
    more = copy.deepcopy(middle)
    more["taken"][0]["food1"] += 1
    assert scene(more) != scene(middle)


def test_open_piles_show_kinds_and_points(middle: View) -> None:
    middle["settings"] = {"open_piles": True}
    items = scene(middle)
    assert items != scene(swapped(middle))
    assert items["plA-f1-n"]["text"] == "4"
    assert items["plA-points"]["text"] == str(4 * 1 + 3 + 3)  # food 1 four times, a pair of tools, enemy 3
    assert items["plB-points"]["text"] == str(3 * 2 + 20)  # six of a provision


def test_supplies_in_red_shelters_count_in_open_points(view: Make) -> None:
    items = scene(view(2, 2, settings={"open_piles": True}, markers=[[AT["d2"], AT["k2"]], []]))
    assert (items["plA-points"]["text"], items["plB-points"]["text"]) == ("10", "0")


def test_weapons_lie_open_beside_the_pile(middle: View) -> None:
    items = scene(middle)
    assert (items["plA-pile-n"]["text"], items["plA-weapon-n"]["text"]) == ("7", "2")
    assert (items["plB-pile-n"]["text"], items["plB-weapon-n"]["text"]) == ("9", "0")


# --- what can be chosen ----------------------------------------------------------------------------------------------


def test_every_answer_is_one_item(middle: View) -> None:
    items = scene(middle)
    answers = {name: item["answer"] for name, item in items.items() if "answer" in item and item["kind"] != "cell"}
    assert answers == {f"o-{answer}": answer for answer in middle["options"]}
    assert items["o-d8-e9"]["from"] == ["pA1"]
    assert items["o-d8-e9"]["to"] == "c4-8"
    assert "from" not in items["o-pass"]


def test_cells_that_can_be_chosen_say_so(middle: View) -> None:
    items = scene(middle)
    can = {name for name, item in items.items() if item["kind"] == "cell" and "can" in item.get("state", "").split()}
    assert can == {"c3-6", "c4-6", "c4-7", "c3-8", "c4-8"}
    assert items["c4-8"]["answer"] == "d8-e9"


def test_a_cell_with_two_ways_to_it_leaves_the_choice_to_the_rings(view: Make) -> None:
    pawns = [[AT["a1"], AT["c1"], -1, -1], [-1] * 4]
    items = scene(view(2, pawns=pawns, options=["a1-b1", "a1-off", "c1-b1", "c1-off", "pass"]))
    assert "answer" not in items["c1-0"]
    assert "can" in items["c1-0"]["state"]
    assert [items[name]["from"] for name in ("o-a1-b1", "o-c1-b1")] == [["pA1"], ["pA2"]]


def test_two_pawns_in_one_cell_give_one_answer(view: Make) -> None:
    pawns = [[AT["d2"], AT["d2"], -1, -1], [AT["d2"], -1, -1, -1]]
    assert scene(view(2, pawns=pawns, options=["d2-e2", "pass"]))["o-d2-e2"]["from"] == ["pA1", "pA2"]


def test_many_pawns_make_quiet_rings(view: Make) -> None:
    options = ["d2-d1", "k2-l1", "b9-a8", "i9-i8", "pass"]
    assert "quiet" in scene(view(options=options))["o-d2-d1"]["state"].split()
    assert "quiet" not in scene(view(options=options[:2]))["o-d2-d1"]["state"].split()


def test_costs_and_gains_are_marked(middle: View) -> None:
    marks = {name: item["face"] for name, item in scene(middle).items() if item["kind"] == "mark"}
    assert marks == {"cost-4-8": "zg-minus", "gain-4-7": "zg-plus", "gain-3-7": "zg-plus"}


def test_an_answer_says_what_it_does(middle: View) -> None:
    key, args = scene(middle)["o-d8-e9"]["label"]
    assert key == "scene-move"
    assert args == {
        "from": "d8", "to": "e9", "what": "enemy3", "takes": "tools", "cost": 1, "delivers": "no", "way": "step",
    }  # fmt: skip


def test_jumps_and_passing_through_are_told_apart(view: Make) -> None:
    board = view()["board"]
    board[AT["a1"]] = board[AT["l10"]] = "manhole"
    board[AT["b1"]] = "food1"
    pawns = [[AT["a1"], -1, -1, -1], [AT["b1"], -1, -1, -1]]
    items = scene(view(2, board=board, pawns=pawns, options=["a1-b1", "a1-l10", "a1-off", "pass"]))
    assert items["o-a1-b1"]["label"][1]["way"] == "through"
    assert items["o-a1-l10"]["label"][1]["way"] == "jump"


def test_only_the_pawn_that_passes_through_is_chosen(middle: View) -> None:
    middle["pawns"][2][2] = AT["d8"]
    middle["through"] = 0
    middle["options"] = ["d8-d7", "d8-d9"]
    items = scene(middle)
    assert "chosen" in items["pA1"]["state"].split()
    assert "state" not in items["pC3"]
    assert items["say-1"]["text"][0] == "scene-you-through"


def test_nothing_can_be_chosen_out_of_turn(middle: View) -> None:
    items = scene(middle | {"seat": 1, "options": []})
    assert not any("answer" in item for item in items.values())
    assert not any(item["kind"] in ("ring", "feet", "mark", "button") for item in items.values())
    assert not any("can" in str(item.get("state", "")).split() for item in items.values())


def test_a_spectator_sees_the_same_table(middle: View) -> None:
    watched, played = scene(middle | {"seat": None, "options": []}), scene(middle)
    still = {name for name, item in played.items() if item["kind"] in ("pawn", "disc", "shelter", "marker", "cell")}
    assert still <= watched.keys()
    assert watched["pB1"] == played["pB1"]


# --- pieces ----------------------------------------------------------------------------------------------------------


def test_pawns_keep_their_ids(middle: View) -> None:
    pawns = {name for name, item in scene(middle).items() if item["kind"] == "pawn"}
    assert pawns == {"pA1", "pA2", "pA3", "pB1", "pB2", "pB3", "pB4", "pC1", "pC2", "pC4"}


def test_a_disc_makes_room_for_a_pawn(middle: View) -> None:
    items = scene(middle)
    disc, pawn, cell = items["d3-7"], items["pA1"], items["c3-7"]
    assert disc["x"] < cell["x"] < pawn["x"]
    assert disc["scale"] == 0.68


@pytest.mark.parametrize("count", range(1, 17))
@pytest.mark.parametrize("shelter", ["d2", "b5"])
def test_a_shelter_holds_any_number_of_pawns(view: Make, count: int, shelter: str) -> None:
    pawns = [[AT[shelter] if pawn * 4 + seat < count else -1 for pawn in range(4)] for seat in range(4)]
    items = scene(view(4, pawns=pawns))
    standing = [item for item in items.values() if item["kind"] == "pawn"]
    assert len(standing) == count
    tokens = {item["face"] for item in standing if str(item["face"]).startswith("zg-t")}
    counts = [item["text"] for item in items.values() if item["kind"] == "count"]
    if count < 6:
        assert not tokens
        assert not counts
        assert len({(item["x"], item["y"]) for item in standing}) == count
    else:
        assert len(tokens) == 4
        assert sum(map(int, counts)) == count
    cell = items[f"c{AT[shelter] % 12}-{AT[shelter] // 12}"]
    assert all(abs(item["x"] - cell["x"]) < 43 and abs(item["y"] - cell["y"]) < 50 for item in standing)


def test_supplies_are_shown_in_the_shelters_of_the_half(view: Make) -> None:
    first = scene(view(3, 1, markers=[[AT["b5"]], [], []]))
    assert (first["m1-4A"]["face"], first["m1-4B"]["face"]) == ("zg-mA", "zg-sB")
    assert "m3-1A" not in first
    second = scene(view(3, 2, markers=[[AT["d2"]], [], []]))
    assert (second["m3-1A"]["face"], second["m3-1B"]["face"]) == ("zg-mA", "zg-sB")
    assert "m1-4A" not in second


def test_white_discs_have_a_rim_and_permanents_have_none(view: Make) -> None:
    items = scene(view(3, 2))
    for item in items.values():
        if item["kind"] == "disc":
            assert (item.get("state") == "second") == (item["face"] not in (FACES["barricade"], FACES["manhole"]))
    assert not any(item.get("state") == "second" for item in scene(view(3, 1)).values())


# --- words -----------------------------------------------------------------------------------------------------------


def test_the_list_of_words_is_complete(view: Make, middle: View) -> None:
    """Every key that scenes use is in the list at the top of scene.py, and every listed key is used somewhere."""
    listed = set(re.findall(r"scene-[a-z-]+", module.__doc__ or ""))
    over = {"ranking": [[1], [0, 2]], "reason": "POINTS", "scores": [1, 2, 1]}
    shown = [
        middle,
        middle | {"settings": {"open_piles": True}},
        middle | {"options": [], "seat": None},
        middle | {"dry": 5},
        middle | {"idle": 1, "action": 0},
        middle | {"idle": 2, "action": 0},
        middle | {"board": [disc if "shelter" in disc else "hole" for disc in middle["board"]]},
        middle | {"through": 0, "options": ["d8-d7"]},
        middle | {"outcome": over, "active": -1, "options": []},
        view(active=-1),
    ]
    used = {key for one in shown for key, _ in references(scene(one))}
    assert used == listed


def test_every_cell_has_a_spoken_name(middle: View) -> None:
    items = scene(middle, ["Ada", "Bram", "Cleo"])
    labels = [item["label"] for item in items.values() if item["kind"] == "cell"]
    assert [label[1]["cell"] for label in labels] == list(box.CELL_NAMES)
    assert items["c4-7"]["label"][1] == {
        "cell": "e8", "what": "white_shelter", "who": "Cleo", "pawns": 1, "supplies": "Cleo", "can": "yes",
    }  # fmt: skip
    assert items["c2-8"]["label"][1]["who"] == "Bram 2"


def test_names_take_the_place_of_letters(middle: View) -> None:
    assert scene(middle)["plA-name"]["text"] == "A"
    assert scene(middle, ["Ada", "Bram", "Cleo"])["plA-name"]["text"] == "Ada"


def test_rows_say_whose_turn_it_is(middle: View) -> None:
    items = scene(middle)
    assert [items[f"pl{letter}"]["label"][1]["turn"] for letter in "ABC"] == ["now", "next", "wait"]
    middle["pawns"][1] = [-1] * 4
    assert [scene(middle)[f"pl{letter}"]["label"][1]["turn"] for letter in "ABC"] == ["now", "out", "next"]


def test_the_end_shows_ranks_and_scores(middle: View) -> None:
    outcome = {"ranking": [[1], [0, 2]], "reason": "POINTS", "scores": [40, 52, 40]}
    items = scene(middle | {"outcome": outcome, "active": -1, "ask": None, "options": []})
    assert [items[f"pl{letter}-role"]["text"][1]["rank"] for letter in "ABC"] == [2, 1, 2]
    assert [items[f"pl{letter}-points"]["text"] for letter in "ABC"] == ["40", "52", "40"]
    assert items["say-1"]["text"] == ["scene-over", {"names": "B", "winners": 1, "score": 52}]
