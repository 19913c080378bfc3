"""Beside the board of Zombiegeddon: the sentence, the players, the answers as cards, in both languages."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from shamble import picture
from shamble.core.errors import Invalid
from shamble.core.svg import spoken
from shamble.games.zombiegeddon import box, facts
from shamble.games.zombiegeddon.look import FACES
from shamble.games.zombiegeddon.side import face_of, points, side
from shamble.words import Words

View = dict[str, Any]
Make = Callable[..., View]
AT = box.CELL_NUMBERS
NAMES = ("Ada", "Bram", "Cleo")
NARROW = "\u202f"


def said(words: object, lang: str = "en") -> str:
    return spoken(words, Words(lang, "zombiegeddon").say)


def part(view: View, name: str) -> Any:
    return side(view, NAMES[: view["seats"]])[name]


def card(view: View, answer: str) -> dict[str, Any]:
    [found] = [one for one in part(view, "answers") if one["answer"] == answer]
    return dict(found)


def told(shown: dict[str, Any], lang: str) -> tuple[str, ...]:
    """A card as it reads: its title, then its notes with their marks."""
    marks = {"plus": "+ ", "minus": "- ", "from": "", "": ""}
    notes = [marks[note["mark"]] + said(note["text"], lang) for note in shown["notes"]]
    return (said(shown["title"], lang), *notes)


@pytest.fixture
def alone(view: Make) -> Callable[..., View]:
    """Seat 0 with one pawn, on d8, and what lies around it; weapons as told."""

    def make(here: str, beside: str, weapons: int = 2, **changes: Any) -> View:
        board = view()["board"]
        board[AT["d8"]], board[AT["e9"]] = here, beside
        pawns = [[AT["d8"], -1, -1, -1], [AT["l1"], -1, -1, -1]]
        options = ["d8-e9", "d8-off", "pass"]
        made = {"board": board, "pawns": pawns, "options": options, "weapons": [weapons, 0], "action": 1}
        return view(2, **(made | changes))

    return make


# --- cards -----------------------------------------------------------------------------------------------------------

MOVES = [
    ("tools", "enemy3", 2,
     ("Enemy 3", "- 1 of your 2 weapons", "+ collect the tools from d8; enemy 3 when you move on"),
     ("Ennemi 3", "- 1 de vos 2 armes", "+ ramasse les outils en d8, puis l’ennemi 3 en repartant")),
    ("manhole", "enemy5", 1, ("Enemy 5", "- your only weapon", "+ yours when you move on"),
     ("Ennemi 5", "- votre seule arme", "+ à vous en repartant")),
    ("manhole", "medicine", 0, ("Medicine", "yours when you move on"), ("Médicaments", "à vous en repartant")),
    ("tools", "weapon", 0, ("Weapon", "yours when you move on", "+ collect the tools from d8"),
     ("Arme", "à vous en repartant", "+ ramasse les outils en d8")),
    ("food3", "manhole", 0, ("Manhole", "you can jump on from here", "+ collect food 3 from d8"),
     ("Plaque d’égout", "saut possible vers une autre plaque", "+ ramasse la nourriture 3 en d8")),
]  # fmt: skip


@pytest.mark.parametrize(("here", "beside", "weapons", "english", "french"), MOVES)
def test_a_card_for_a_step(
    alone: Make, here: str, beside: str, weapons: int, english: tuple[str, ...], french: tuple[str, ...]
) -> None:
    shown = card(alone(here, beside, weapons), "d8-e9")
    assert (told(shown, "en"), told(shown, "fr")) == (english, french)
    assert shown["face"] == FACES[beside]
    assert (shown["from"], shown["to"], shown["arrow"], shown["group"]) == (["pA1"], "c4-8", 60, "cell")


@pytest.mark.parametrize(
    ("half", "marked", "english", "french"),
    [
        (1, [], "deliver a supply", "livre une fourniture"),
        (1, [AT["e8"]], "your supply is already there", "votre fourniture y est déjà"),
        (2, [], "takes no supplies in this half", "ne reçoit rien dans cette moitié"),
    ],
)
def test_a_card_for_a_shelter(alone: Make, half: int, marked: list[int], english: str, french: str) -> None:
    changes = {"options": ["d8-e8", "pass"], "half": half, "markers": [marked, []]}
    shown = card(alone("manhole", "food1", **changes), "d8-e8")
    assert told(shown, "en") == ("White shelter", english)
    assert told(shown, "fr") == ("Abri blanc", french)
    assert (shown["face"], shown["arrow"]) == ("zg-whi", 0)


def test_a_card_for_a_jump_names_the_cell_and_has_no_arrow(alone: Make) -> None:
    view = alone("manhole", "food1", options=["d8-l10", "pass"])
    view["board"][AT["l10"]] = "manhole"
    shown = card(view, "d8-l10")
    assert told(shown, "en") == ("Jump to l10", "from manhole to manhole")
    assert told(shown, "fr") == ("Sauter en l10", "d’une plaque d’égout à une autre")
    assert "arrow" not in shown


def test_a_card_for_passing_through_promises_no_disc(alone: Make) -> None:
    pawns = [[AT["d8"], -1, -1, -1], [AT["e9"], -1, -1, -1]]
    shown = card(alone("tools", "food2", pawns=pawns, action=0), "d8-e9")
    assert told(shown, "en") == ("Food 2", "passes through; must move on", "+ collect the tools from d8")
    assert told(shown, "fr") == (
        "Nourriture 2", f"traverse un pion{NARROW}; doit continuer", "+ ramasse les outils en d8",
    )  # fmt: skip
    fight = card(alone("tools", "enemy4", pawns=pawns, action=0), "d8-e9")
    assert told(fight, "en") == (
        "Enemy 4", "- 1 of your 2 weapons", "passes through; must move on", "+ collect the tools from d8",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("here", "english", "french"),
    [("tools", "collect the tools", "ramasse les outils"), ("manhole", "nothing to collect", "rien à ramasser")],
)
def test_a_card_for_a_removal(alone: Make, here: str, english: str, french: str) -> None:
    shown = card(alone(here, "food1"), "d8-off")
    assert told(shown, "en") == ("Remove pawn", english)
    assert told(shown, "fr") == ("Retirer le pion", french)
    assert (shown["face"], shown["from"], shown["group"], shown["quiet"]) == ("zg-off", ["pA1"], "other", True)
    assert "to" not in shown
    assert "arrow" not in shown


@pytest.mark.parametrize(
    ("here", "action", "english", "french"),
    [
        (
            "tools",
            1,
            "end your turn; the pawn stays on the tools",
            f"finit votre tour{NARROW}; le pion reste sur les outils",
        ),
        (
            "weapon",
            1,
            "end your turn; the pawn stays on the weapon",
            f"finit votre tour{NARROW}; le pion reste sur l’arme",
        ),
        ("manhole", 0, "end your turn without an action", "finit votre tour sans action"),
        ("manhole", 1, "end your turn after one action", "finit votre tour après une action"),
    ],
)
def test_a_card_for_the_end_of_the_turn(alone: Make, here: str, action: int, english: str, french: str) -> None:
    shown = card(alone(here, "food1", action=action), "pass")
    assert told(shown, "en") == ("Pass", english)
    assert told(shown, "fr") == ("Passer", french)
    assert (shown["face"], shown["from"], shown["group"], shown["quiet"]) == ("zg-end", [], "other", True)


def test_where_several_pawns_may_act_a_card_says_which(view: Make) -> None:
    board = view()["board"]
    board[AT["b1"]] = "fuel"
    pawns = [[AT["a1"], AT["c1"], -1, -1], [-1] * 4]
    shown = view(2, board=board, pawns=pawns, options=["a1-b1", "a1-off", "c1-b1", "c1-off", "pass"])
    assert told(card(shown, "c1-b1"), "en")[-1] == "pawn on c1"
    assert told(card(shown, "c1-b1"), "fr")[-1] == "pion en c1"
    assert [card(shown, answer)["arrow"] for answer in ("a1-b1", "c1-b1")] == [0, 180]
    assert told(card(shown, "a1-off"), "en")[0] == "Remove pawn on a1"
    assert told(card(shown, "a1-off"), "fr")[0] == "Retirer le pion en a1"


def test_arrows_point_to_all_six_sides(view: Make) -> None:
    around = {"e8": 0, "e9": 60, "d9": 120, "c8": 180, "d7": 240, "e7": 300}
    pawns = [[AT["d8"], -1, -1, -1], [-1] * 4]
    shown = view(2, pawns=pawns, options=[f"d8-{goal}" for goal in around])
    shown["board"] = ["food1" if cell not in box.SHELTERS else name for cell, name in enumerate(shown["board"])]
    assert {goal: card(shown, f"d8-{goal}")["arrow"] for goal in around} == around


def test_there_is_one_card_for_each_option_in_order_with_its_spoken_name(middle: View) -> None:
    cards, items = part(middle, "answers"), picture.scene(middle, NAMES)
    assert [one["answer"] for one in cards] == middle["options"]
    for one in cards:
        assert one["label"] == items[f"o-{one['answer']}"]["label"]
        assert one["from"] == items[f"o-{one['answer']}"].get("from", [])


def test_who_is_not_asked_has_no_cards(middle: View) -> None:
    assert part(middle | {"seat": 1, "options": []}, "answers") == []


# --- the rest --------------------------------------------------------------------------------------------------------


def test_the_sentence_and_whom_it_is_about(middle: View) -> None:
    asked = part(middle, "say")
    assert (asked["face"], asked["seat"]) == ("zg-pA", 0)
    assert said(asked["sentence"]) == "Your second action"
    assert said(asked["hint"]) == "This pawn can enter 5 cells. It collects the tools when it leaves."
    assert said(asked["hint"], "fr") == "Ce pion peut entrer dans 5 cases. En partant, il ramasse les outils."
    waiting = part(middle | {"seat": 1, "options": []}, "say")
    assert (said(waiting["sentence"]), said(waiting["hint"])) == ("Ada: second action", "Not your turn")
    assert said(part(middle | {"seat": None, "options": []}, "say")["hint"]) == "You are watching"
    dealing = part(middle | {"active": -1, "options": []}, "say")
    assert (dealing["face"], dealing["seat"]) == (None, None)


def test_players_have_their_numbers(middle: View) -> None:
    ada, bram, cleo = part(middle, "players")
    assert [(one["face"], one["n"], one.get("of")) for one in ada["numbers"]] == [
        ("zg-pile", 7, None), ("zg-we", 2, None), ("zg-mA", 3, 4),
    ]  # fmt: skip
    assert [said(one["text"]) for one in bram["numbers"]] == ["discs", "weapons", "3 to deliver"]
    assert (ada["id"], ada["seat"], ada["letter"], ada["name"], ada["face"]) == ("plA", 0, "A", "Ada", "zg-pA")
    assert [one["state"] for one in (ada, bram, cleo)] == ["now", "next", "wait"]
    assert [said(one["role"]) for one in (ada, bram, cleo)] == ["your turn", "next", "waiting"]
    assert {one["points"] for one in (ada, bram, cleo)} == {None}
    assert "tally" not in ada


def test_a_pile_shows_only_its_size(middle: View) -> None:
    other = copy.deepcopy(middle)
    other["taken"][0] = {"food3": 4, "fuel": 2, "weapon": 2, "enemy5": 1}
    assert side(other, NAMES) == side(middle, NAMES)


def test_open_piles_show_kinds_and_points(middle: View) -> None:
    ada = part(middle | {"settings": {"open_piles": True}}, "players")[0]
    assert ada["points"] == 4 * 1 + 3 + 3
    shown = {one["face"]: (one["n"], said(one["label"])) for one in ada["tally"]}
    assert shown["zg-f1"] == (4, "Ada: 4 × food 1")
    assert shown["zg-el"][0] == 0
    assert "zg-we" not in shown


def test_the_end_shows_winners_and_points(middle: View) -> None:
    outcome = {"ranking": [[1], [0, 2]], "reason": "POINTS", "scores": [40, 52, 40]}
    over = middle | {"outcome": outcome, "active": -1, "options": []}
    assert [(one["state"], one["points"]) for one in part(over, "players")] == [("over", 40), ("won", 52), ("over", 40)]
    assert said(part(over, "players")[0]["role"]) == "2nd place"
    assert part(over, "say")["seat"] == 1


def test_the_head_counts_what_is_left(view: Make) -> None:
    head = part(view(2), "head")
    assert (head["left"], head["of"], head["half"]) == (88, 88, 1)
    assert said(head["title"]) == "Half 1 of 2: before the apocalypse"
    assert said(head["text"]) == "Turn 22, 88 of 88 discs left"


def test_the_legend_explains_every_kind_of_cell(view: Make, sprites: str) -> None:
    rows = part(view(2), "legend")
    assert [said(row["name"]) for row in rows][:3] == ["Food", "Provisions", "Enemy"]
    assert all(said(row["note"], lang) for row in rows for lang in ("en", "fr"))
    assert all(f'id="{face}"' in sprites for row in rows for face in row["faces"])


def test_it_is_plain_json_and_changes_nothing(middle: View) -> None:
    before = copy.deepcopy(middle)
    first = side(middle, NAMES)
    assert middle == before
    assert json.loads(json.dumps(first)) == first


@pytest.mark.parametrize("fact", facts.FACTS, ids=lambda fact: fact.name)
def test_every_log_line_has_a_picture(fact: type[Any], sprites: str) -> None:
    plain = {"fact": fact.name} | dict.fromkeys(fact.fields, 1) | ({"disc": 6} if "disc" in fact.fields else {})
    face = face_of(plain)
    assert face is not None
    assert f'id="{face}"' in sprites


def test_pictures_of_log_lines() -> None:
    assert face_of({"fact": "took", "seat": 0, "cell": 3, "disc": box.WEAPON}) == "zg-we"
    assert face_of({"fact": "delivered", "seat": 2, "cell": 3}) == "zg-mC"
    assert face_of({"fact": "moved", "seat": 0, "disc": box.WHITE_SHELTER}) == "zg-whi"
    assert face_of({"fact": "dealt", "half": 2}) == "zg-pile2"
    assert picture.face_of("zombiegeddon", {"fact": "passed", "seat": 0}) == "zg-end"
    assert face_of({"fact": "unheard of"}) is None


def test_points_of_a_finished_game_are_the_true_ones(middle: View) -> None:
    assert points(middle) == [4 * 1 + 3 + 3, 3 * 2 + 20, 5 * 3]
    middle["markers"][2].append(AT["d2"])
    assert picture.points(middle)[2] == 5 * 3 + 5


def test_only_games_with_pictures_have_them() -> None:
    with pytest.raises(Invalid, match="Nobody draws 'chess'"):
        picture.side({"game": "chess"})
