"""The table of Zombie Tsunami as a picture: what it shows, what it hides, what a client can do with it."""

from __future__ import annotations

import copy
import json
import random
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from importlib import resources
from typing import Any, cast

import pytest

from every_game.pictures import faces, references
from picture.moments import (
    FOLDER,
    HEARD,
    NAMES,
    View,
    before_the_bomb,
    bombed,
    drawn,
    five,
    golden,
    moments,
    seen,
    shop,
)
from shamble import picture
from shamble.games.tsunami import box
from shamble.games.tsunami.labels import card_source
from shamble.games.tsunami.motion import fold, unfolded
from shamble.games.tsunami.side import face_of
from shamble.registry import game
from shamble.testing.tsunami import tsunami, votes
from shamble.words import LANGUAGES, Words

Items = dict[str, dict[str, Any]]
MOMENTS = sorted(moments())
KNOWN = {
    "kind", "x", "y", "w", "h", "turn", "scale", "face", "text", "label", "source", "state", "ink", "answer", "to",
    "roll", "narrow", "lines",
}  # fmt: skip
SPEAKERS = {lang: Words(lang, "tsunami") for lang in LANGUAGES}
SPRITES = resources.files("shamble.games.tsunami").joinpath("sprites.svg").read_text(encoding="utf-8")


def board(view: View) -> Items:
    """The scene without what lies beside the board."""
    return cast(Items, picture.scene(view, NAMES[: view["seats"]], panel=False))


def beside(view: View) -> dict[str, Any]:
    return picture.side(view, NAMES[: view["seats"]])


def walk(seats: int, seed: int) -> Iterator[View]:
    """Views of somebody at every ask of a game played at random."""
    state, rng = game("tsunami").new(seats, seed), random.Random(seed)
    while state.ask is not None:
        asked = state.ask.seats[0]
        yield state.view(rng.choice([asked, None, *range(seats)]))
        state.play(asked, rng.choice(list(state.options(asked))))
    yield state.view(0)
    yield state.view(None)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_drawn_as_before(moment: str) -> None:
    assert golden(moments()[moment]) == (FOLDER / f"{moment}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_game_can_be_drawn_and_told(seats: int) -> None:
    for view in walk(seats, seats):
        items, side = drawn(view), beside(view)
        assert {face for face in faces([items, side], "ts-") if f'id="{face}"' not in SPRITES} == set()
        for key, args in references([items, side]):
            for speaker in SPEAKERS.values():
                assert speaker.say(key, args) is not None
        answers = [item["answer"] for item in items.values() if "answer" in item]
        assert answers == view["options"]
        listed = [card["answer"] for card in side["answers"]]
        assert listed == sorted(view["options"], key=lambda answer: answer == "turn-up"), "what is wasteful stands last"


def test_a_scene_is_plain_json_and_changes_nothing() -> None:
    for view in moments().values():
        before = copy.deepcopy(view)
        items = drawn(view)
        assert view == before
        assert json.loads(json.dumps(items)) == items
        assert json.loads(json.dumps(beside(view))) == beside(view)


def test_a_scene_changes_only_where_the_table_does() -> None:
    """A host finds out what to send by comparing items."""
    table = five("bus")
    first = board(seen(table, 0))
    second = board(seen(table.play("C", "red"), 0))
    changed = {name for name in first.keys() | second.keys() if first.get(name) != second.get(name)}
    assert changed == {"plC", "plC-m"}
    assert first["zA1"] is second["zA1"]


@pytest.mark.parametrize("moment", MOMENTS)
def test_items_use_only_the_words_of_a_scene(moment: str) -> None:
    items = drawn(moments()[moment])
    table = items.pop("table")
    for name, item in items.items():
        assert item.keys() <= KNOWN, name
        assert item["kind"] in table["layers"], name
        assert all(value is not None for key, value in item.items() if key != "narrow"), name
    assert set(table["lines"]) | set(table["moves"]) <= set(table["layers"])


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_lies_on_its_board(moment: str) -> None:
    items = board(moments()[moment])
    table = items.pop("table")
    for area, places in (("board", items), ("narrow", narrowed(items))):
        x, y, width, height = table["areas"][area]
        for name, item in places.items():
            if name != "title":
                assert x <= item["x"] <= x + width, (area, name)
                assert y <= item["y"] <= y + height, (area, name)
                if "h" in item:
                    assert item["x"] + item["w"] <= x + width + 3, (area, name)
                    assert item["y"] + item["h"] <= y + height + 3, (area, name)


def narrowed(items: Items) -> Items:
    """The items of the narrow board, as they are there."""
    return {
        name: {**item, **item.get("narrow", {})} for name, item in items.items() if item.get("narrow", {}) is not None
    }


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_narrow_board_has_everything_that_can_be_touched(moment: str) -> None:
    view = moments()[moment]
    items, side = board(view), beside(view)
    small = narrowed(items)
    cards = {card["id"] for part in ("hand", "market") for card in (side[part] or {"cards": []})["cards"]} | {"event"}
    for answer in side["answers"]:
        assert "to" not in answer or answer["to"] in small, answer["answer"]
        assert all(name in small or name in cards for name in answer.get("on", []) + answer.get("from", []))


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (
            seen(tsunami([2, 2, 2], at="opening"), 0),
            [
                "Zombie Tsunami, round 1, before the first street card, 3 players",
                "The road: six cards, all face down.",
                "The street before the next card.",
                "opens after street card 2",
            ],
        ),
        (
            seen(tsunami([5, 4, 3], at="finish"), None),
            [
                "Zombie Tsunami, round 3, after the last street card, 3 players",
                "The road: all 18 cards have been played.",
                "The end of the street.",
                "closed: the game is over",
            ],
        ),
    ],
)
def test_before_the_first_card_and_after_the_last_the_street_says_so(view: View, said: list[str]) -> None:
    items = drawn(view)
    labels = [items["table"]["label"], items["road"]["label"], items["ground"]["label"], beside(view)["market"]["note"]]
    assert [SPEAKERS["en"].say(key, args) for key, args in labels] == said


CARD_NOTES = [
    ("card", "steal1", "¹ Chosen by this edition: the price (TS-1.5)."),
    ("street", "bus", "¹ Chosen by this edition: the number (TS-1.3)."),
    ("street", "zombie_coin", ""),
    ("secret", "ufo", "¹ Chosen by this edition: the reward (TS-7.2)."),
    ("bird", "fairy", "¹ Chosen by this edition: the values and how many there are (TS-1.7)."),
    ("bird", "punk", "¹ Chosen by this edition: how many there are (TS-1.7)."),
    ("event", "gift", ""),
]


@pytest.mark.parametrize(("sort", "card", "note"), CARD_NOTES)
def test_a_card_says_what_of_it_is_not_printed(sort: str, card: str, note: str) -> None:
    mark = card_source(sort, card)
    assert [SPEAKERS["en"].say(key, args) for key, args in references([mark])] == ([note] if note else [])


# --- secrets ---------------------------------------------------------------------------------------------------------


def test_nobody_sees_what_is_hidden() -> None:
    """Another hand and another secret card before B look the same to A and to who watches."""
    one = five("bus")
    other = five("bus")
    other.state = other.state.with_secrets(swapped(other.state))
    for seat in (0, None):
        assert drawn(seen(one, seat)) == drawn(seen(other, seat))
        assert beside(seen(one, seat)) == beside(seen(other, seat))
    assert drawn(seen(one, 1)) != drawn(seen(other, 1))


def swapped(state: Any) -> list[int]:
    """The hidden values of a table with those exchanged that A does not know."""
    secrets = state.secrets()
    values = [secret.value for secret in secrets]
    for pool in {secret.pool for secret in secrets}:
        hidden = [at for at, secret in enumerate(secrets) if secret.pool == pool and not secret.known & 1]
        for at, value in zip(hidden, [values[at] for at in reversed(hidden)], strict=True):
            values[at] = value
    return values


def test_who_watches_has_no_hand_and_no_answers() -> None:
    side = beside(moments()["saves-watched"])
    assert side["hand"] is None
    assert side["answers"] == []
    assert not any(item["kind"] == "ring" for item in board(moments()["saves-watched"]).values())


def test_a_locked_bead_is_seen_by_its_owner_alone() -> None:
    table = five("bus").play("A", "red")
    assert board(seen(table, 0))["lane-red"]["state"] == "on"
    assert "on" not in board(seen(table, 1))["lane-red"].get("state", "")
    assert "locked" in board(seen(table, 1))["plA"]["state"]
    assert beside(seen(table, 0))["sealed"] == "red"
    assert beside(seen(table, 1))["sealed"] is None


# --- a push ----------------------------------------------------------------------------------------------------------


def test_promised_zombies_are_dashed_and_count_in_their_lane() -> None:
    items = board(moments()["locked"])
    assert items["zC1"]["state"] == items["zE3"]["state"] == "word"
    assert "state" not in items["zA1"]
    assert items["tot-red-n"]["text"] == "12"
    assert items["tot-red-m"]["face"] == "ts-ok"
    assert items["tot-yellow-t"]["text"] == "+5 = 5"
    assert "dashed" in items
    assert "dashed" not in board(seen(five("bus"), 0))


def test_a_bead_that_lacks_zombies_looks_wrong_only_once_the_beads_lie_open() -> None:
    """Until then the others may still choose it: what can be chosen must not look forbidden."""
    view = seen(five("bus"), 0)
    assert not any("bad" in item.get("state", "") for item in board(view).values())
    assert not any(item.get("face") == "ts-no" for item in board(view).values())
    assert [card.get("state") for card in beside(view)["answers"]] == [None] * 3
    assert "bad" in board(moments()["push-birds"])["lane-red"]["state"]


def test_nobody_is_taken_at_a_word_about_oneself() -> None:
    view = seen(five("bus"), 2, heard=HEARD)
    assert all("word" not in item.get("state", "") for name, item in board(view).items() if name.startswith("zC"))


def test_a_push_shows_feet_for_who_is_missing_and_what_birds_add() -> None:
    table = votes(tsunami([5, 7, 4, 6], "tank", birds={"A": ["punk"]}), "rbrb").play("A", "use-punk")
    items = board(seen(table, 0))
    assert "help-red" not in items  # the push is over by then
    view = moments()["push-birds"]
    assert sum(name.startswith("f-red") for name in board(view)) == 14 - 9
    assert board(view)["tot-red-n"]["text"] == "9"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("horde", [1, 8, 30, 70])
def test_hordes_of_any_size_find_room(seats: int, horde: int) -> None:
    for card in ("car", "gap", "zombie_coin"):
        view = seen(tsunami([horde] * seats, card, at="interlude"), 0)
        items = board(view)
        assert items["plA-n"]["text"] == str(horde)
        x, y, width, height = items["table"]["areas"]["board"]
        drawn_zombies = [item for name, item in items.items() if name.startswith("zA")]
        assert 0 < len(drawn_zombies) <= horde
        assert all(x <= item["x"] <= x + width and y <= item["y"] <= y + height for item in drawn_zombies)


# --- cards and answers -----------------------------------------------------------------------------------------------


def test_every_card_says_what_it_does() -> None:
    side = beside(moments()["saves"])
    assert [card["id"] for card in side["hand"]["cards"]] == ["h-secret", "h-fairy", "h-punk", "h-magnet", "h-save1"]
    for card in side["hand"]["cards"] + side["market"]["cards"] + [side["head"]["card"]]:
        assert card["effect"][0].endswith(".effect")


def test_purchases_are_made_by_card_and_target() -> None:
    side = beside(moments()["shop"])
    answers = {card["answer"]: card for card in side["answers"]}
    steal = answers["buy-steal1-B"]
    assert steal["to"] == "plB"
    assert steal["title"] == steal["label"]  # who is robbed stands on the button
    cards = {card["id"]: card["face"] for card in side["market"]["cards"]}
    assert {cards[name] for name in steal["from"]} == {"ts-shop-steal1"}
    assert answers["play-ptero-A"]["from"] == ["h-ptero"]
    assert answers["give-A"]["from"] == ["event"]
    assert answers["turn-up"]["from"] == ["h-secret"]
    assert "from" not in answers["pass"]
    assert side["market"]["open"]


def test_saves_say_what_they_leave() -> None:
    answers = {card["answer"]: card for card in beside(moments()["saves"])["answers"]}
    left = {name: (card["count"], card["state"]) for name, card in answers.items()}
    assert left == {
        "pass": (3, "bad"), "use-save1": (4, "bad"), "use-fairy": (4, "bad"), "use-save1-fairy": (5, "good"),
    }  # fmt: skip
    assert answers["use-fairy"]["on"] == ["h-fairy"]
    assert "on" not in answers["use-save1-fairy"]


def test_a_bomb_says_what_it_costs() -> None:
    """TS-4.1: it destroys all civilians, or else a zombie."""
    table = tsunami([5, 7, 4], "civilian_bomb", civilians=[2, 0, 0], birds={"A": ["robo"]}).play("B", "bomb-A")
    cards = {card["answer"]: card for card in beside(seen(table, 0))["answers"]}
    assert {name: (card["count"], card["of"][1]["what"], card["state"]) for name, card in cards.items()} == {
        "pass": (0, "civilians", "bad"), "use-robo": (2, "civilians", "good"),
    }  # fmt: skip
    assert SPEAKERS["en"].say(*cards["pass"]["notes"][0]["text"]) == "you lose all 2 civilians"
    bare = {card["answer"]: card for card in beside(moments()["bomb"])["answers"]}
    assert (bare["pass"]["count"], bare["use-robo"]["count"]) == (4, 5)
    assert SPEAKERS["en"].say(*bare["pass"]["notes"][0]["text"]) == "you lose 1 zombie"


def test_who_can_only_leave_the_shop_need_not_press_anything() -> None:
    table = tsunami([5, 7, 4], at="shop", coins=[1, 1, 0], up="C", birds={"C": ["robo"]}).after("interlude")
    assert beside(seen(table, 2))["forced"] is None, "a coin can be spent"
    spent = table.play("C", "buy-civilian1")
    assert beside(seen(spent, 2))["forced"] == "pass"
    assert beside(seen(spent, 0))["forced"] is None, "another is asked"


def test_the_goal_stands_at_the_table_with_who_is_ahead() -> None:
    def goal(*hordes: int) -> str:
        view = seen(tsunami(list(hordes), at="opening"), 0)
        return SPEAKERS["en"].say(*beside(view)["goal"])

    assert goal(5, 7, 4) == "Goal: the most zombies after round 3. Bo is ahead with 7."
    assert goal(7, 7, 4) == "Goal: the most zombies after round 3. Ada and Bo are ahead with 7."
    assert goal(4, 4, 4) == "Goal: the most zombies after round 3. All are level at 4."


def test_offers_and_waiting_hordes_overlap_nothing() -> None:
    """The sky lies between the upper edge of the stage and the first tags; the kerb under the last lane's plate."""
    offers = board(moments()["civilian-bomb"])
    for narrow, (top, foot) in ((False, (78 + 104, 78 + 104 + 128)), (True, (62, 62 + 76))):
        for name in ("pick-civilian-o", "pick-bomb-o"):
            spot = offers[name]["narrow"] if narrow else offers[name]
            assert top < spot["y"] - 50 * spot["scale"] < spot["y"] + 50 * spot["scale"] < foot
    push = board(seen(five("bus"), 0))
    plate = push["tot-yellow"]
    for name, item in push.items():
        if re.fullmatch(r"z[A-F]\d+", name):
            assert item["y"] - 33 * item["scale"] > plate["y"] + plate["h"] - 4, name


def test_odds_are_shown_where_they_matter() -> None:
    before = beside(moments()["before-a-jump"])["odds"][0]
    assert [bar["p"] for bar in before["bars"]] == [0.4019, 0.4019, 0.1962]
    rolled = beside(moments()["saves"])["odds"]
    assert [bar["now"] for bar in rolled[0]["bars"]] == [False, False, True]
    assert rolled[1]["rows"][0]["text"][0] == "side-odds-next"
    push = beside(moments()["vote"])["odds"][0]
    assert len(push["rows"]) == box.BEADS
    assert beside(moments()["saves-watched"])["odds"] == []


def test_every_fact_has_a_picture_or_a_seat() -> None:
    state, rng = game("tsunami").new(6, 4), random.Random(4)
    told = set()
    while state.ask is not None:
        asked = state.ask.seats[0]
        for fact in state.play(asked, rng.choice(list(state.options(asked)))):
            plain = fact.to_json()
            face = face_of(plain)
            told.add(fact.name)
            assert face is None or f'id="{face}"' in SPRITES, plain
            assert face is not None or fact.name in ("opened", "closed", "reshuffled", "cleared"), plain
    assert len(told) > 25


# --- what happens in between -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_facts_lead_from_view_to_view(seats: int) -> None:
    """What facts tell is what the next view shows; the last picture is that view's own."""
    state, rng = game("tsunami").new(seats, 30 + seats), random.Random(seats)
    while state.ask is not None:
        seat, asked = rng.choice([None, *range(seats)]), state.ask.seats[0]
        before = state.view(seat)
        facts = [
            fact.to_json() for fact in state.play(asked, rng.choice(list(state.options(asked)))) if fact.seen_by(seat)
        ]
        after = state.view(seat)
        view = unfolded(before)
        for fact in facts:
            fold(view, fact)
        for part in ("hordes", "civilians", "coins", "hands", "kept", "market", "up", "secret", "event", "road"):
            assert view[part] == after[part], (part, facts)
        found = picture.moments(before, facts, after, NAMES[:seats])
        assert found[-1].scene == board(after)
        for moment in found[:-1]:
            assert moment.ms
            for speaker in SPEAKERS.values():
                assert moment.caption is None or speaker.say(str(moment.caption[0]), cast("Any", moment.caption[1]))


def test_cubes_are_seen_to_roll_though_nobody_is_asked() -> None:
    table = tsunami([4, 4, 4], "gap", at="interlude", secrets=["ufo"], up="ABC")
    before = seen(table, 0)
    table.rolls(A=1, B=0, C=2)
    facts = [{"fact": "rolled", "seat": seat, "cubes": 4, "faces": n, "loss": n} for seat, n in enumerate((1, 0, 2))]
    facts.append({"fact": "died", "seat": 0, "count": 1, "left": 3, "cause": 9})
    found = picture.moments(before, facts, seen(table, 0), NAMES[:3])
    cubes = {name: item for name, item in found[0].scene.items() if name.startswith("dA") and "roll" in item}
    assert [item["face"] for item in cubes.values()].count("ts-cube-hit") == 1
    assert len(cubes) == 4
    assert sum("-fall" in str(item.get("face")) for item in found[0].scene.values()) == 1
    assert not any("roll" in item for item in found[1].scene.values())


def test_a_bomb_flies_from_its_bomber_to_its_target() -> None:
    table = before_the_bomb()
    before = seen(table, 0)
    table.play("B", "bomb-A")
    found = picture.moments(before, table.facts, seen(table, 0), NAMES[:5])
    first, second = (cast("dict[str, Any]", moment.scene["bomb"]) for moment in found[:2])
    assert (first["x"], first["y"]) != (second["x"], second["y"])
    assert found[-1].scene["bomb"] == second
    assert board(seen(bombed(), 0))["bomb"] == second


# --- other pictures --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_as_svg_and_as_text(moment: str, lang: str) -> None:
    view = moments()[moment]
    view.pop("heard", None)
    names = NAMES[: view["seats"]]
    ElementTree.fromstring(picture.draw(view, lang, "dark", names))
    text = picture.write(view, lang, names=names)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert all(name in text for name in names)
    for option in view["options"]:
        assert option in text


def test_a_terminal_tells_the_road_the_votes_the_hand_and_the_market() -> None:
    text = " ".join(picture.write(moments()["locked"], names=NAMES[:5]).split())
    for words in (
        "Pothole, Gap and Bus",
        "Red: 12 of 12",
        "Tsunami",
        "Steal 1 Zombie",
        "Red Pill",
        "2 civilians",
        "2 coins",
    ):
        assert words in text
    assert "Blue: 7 of 12; with you 12" in text


def test_the_shop_can_be_read_in_a_notebook() -> None:
    assert "ts-shop-steal1" in game("tsunami").draw(seen(shop(), 4))
