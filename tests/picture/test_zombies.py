"""The table of Zombies!!! as a picture: what it shows, what is told in brief, what a client can do with it."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from fractions import Fraction
from importlib import resources
from typing import Any, cast

import pytest

from every_game.pictures import faces, references
from shamble import picture
from shamble.games.zombies import odds, pieces, places, plans
from shamble.games.zombies.answers import place_number, space_number
from shamble.games.zombies.box import EVENT_NUMBERS, TILE_NUMBERS, TURNS
from shamble.games.zombies.facts import FOR_MOVE, Rolled
from shamble.games.zombies.look import Look
from shamble.games.zombies.motion import fold, unfolded
from shamble.games.zombies.odds_shown import parts, percent
from shamble.games.zombies.routes import Ending, routes
from shamble.games.zombies.side import face_of, sort_of
from shamble.registry import game
from shamble.server import show
from shamble.server.voice import voice
from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies
from shamble.words import LANGUAGES, Words

Items = dict[str, dict[str, Any]]
View = dict[str, Any]
NAMES = ("Ana", "Bruno", "Chen", "Dee", "Eve", "Fay")
KNOWN = {
    "kind", "x", "y", "w", "h", "o", "turn", "scale", "face", "text", "label", "short", "state", "ink", "answer",
    "lines", "mini", "roll",
}  # fmt: skip
SPEAKERS = {lang: Words(lang, "zombies") for lang in LANGUAGES}
SPRITES = resources.files("shamble.games.zombies").joinpath("sprites.svg").read_text(encoding="utf-8")
BRIEF = ("lay", "put", "go", "herd", "lift")
WIRE = 5000  # bytes that a change may cost


def walk(seed: int, seats: int, most: int = 500) -> Iterator[tuple[View, list[dict[str, Any]], View]]:
    """Every step of a game played at random: a view of somebody, the facts after it, the next view."""
    state, rng = game("zombies").new(seats, seed), random.Random(seed)
    for _ in range(most):
        if state.ask is None:
            return
        asked = state.ask.seats[0]
        seat = rng.choice([asked, asked, rng.randrange(seats), None])
        before = state.view(seat)
        options = list(state.options(asked))
        wished = [1 if str(answer).startswith(("pass", "stop")) else 4 for answer in options]
        facts = state.play(asked, rng.choices(options, wished)[0])
        seen = [fact.to_json() for fact in facts if fact.seen_by(seat)]
        yield before, seen, state.view(seat)


def beside(view: View) -> dict[str, Any]:
    return picture.side(view, NAMES[: view["seats"]])


def board(view: View) -> Items:
    return cast(Items, picture.scene(view, NAMES[: view["seats"]], panel=False))


# --- all of it -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (5, 4), (3, 6)])
def test_a_whole_game_can_be_drawn_and_told(seed: int, seats: int) -> None:
    said: set[str] = set()
    for number, (view, _, _) in enumerate(walk(seed, seats, 300)):
        items, side = cast(Items, picture.scene(view, NAMES[:seats])), beside(view)
        assert {face for face in faces([items, side], "zz-") if f'id="{face}"' not in SPRITES} == set()
        for key, args in references([items, side]):
            if key not in said or number % 20 == 0:
                said.add(key)
                assert all(speaker.say(key, args) is not None for speaker in SPEAKERS.values())
        answers = [item["answer"] for item in items.values() if "answer" in item]
        assert answers == view["options"]
        check_items(items)
        check_answers(view, board(view), side)


def check_items(items: Items) -> None:
    table = items["table"]
    x, y, w, h = table["areas"]["board"]
    for name, item in items.items():
        if name == "table":
            continue
        assert set(item) <= KNOWN, name
        assert item["kind"] in table["layers"], name
        assert set(table["alike"].get(item["kind"], ())) <= set(item), name  # a client would give it what it lacks
        if item["kind"] in ("tile", "cell", "zombie", "pawn", "token"):
            assert x <= item["x"] <= x + w, name
            assert y <= item["y"] <= y + h, name


def check_answers(view: View, items: Items, side: dict[str, Any]) -> None:
    """Every answer is a card or told in brief, and whatever it names can be touched."""
    options = set(view["options"])
    told = [card["answer"] for card in side["answers"]]
    cards = {card["id"] for card in (side["hand"] or {"cards": []})["cards"]}
    assert all(name in cards for card in side["answers"] for name in card.get("from", []))
    brief = list(briefly(side, items))
    assert sorted([*told, *brief]) == sorted(options if side["choice"] is None else {*told, *brief})
    if side["choice"]:
        assert options <= {*told, *brief}


def briefly(side: dict[str, Any], items: Items) -> Iterator[str]:
    """The single answers that are told in brief."""
    walks, choice, herd, lots = (side[name] for name in ("routes", "choice", "herd", "lots"))
    for name, before, _, end in walks["rows"] if walks else []:
        assert walks["cell"] + name in items
        assert before >= -1
        assert end < len(walks["ends"])
        if before < 0:
            yield walks["answer"] + name
    for name in choice["rows"] if choice else []:
        assert choice["cell"] + name in items
        yield choice["answer"] + name
    for name, ways in (herd["rows"] if herd else {}).items():
        assert herd["cell"] + name in items
        yield from (f"{herd['answer']}{name}-{herd['ways'][way]}" for way in ways)
    for place, turns in lots["rows"] if lots else []:
        assert lots["cell"] + place in items
        yield from (f"{lots['answer']}{place}-r{turn}" for turn in turns)


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_what_lies_where_is_seen() -> None:
    table = zombies(town={"e1n0": "straight"}, zombies="2.4 2.5", pawns={"A": "2.4"}, at="move", rolled=3)
    items = board(table.state.view(0))
    assert items["z-2.4"]["x"] > items["p-A"]["x"]  # beside each other
    assert items["tile-2"]["face"] == "zz-tile-straight"
    assert items["c-2.5"]["label"][1]["zombie"] == "yes"
    assert "z-2.6" not in items


def test_what_is_laid_stays_where_it_is() -> None:
    first, then = None, None
    for _, facts, after in walk(5, 3, 120):
        if any(fact["fact"] == "tile_laid" for fact in facts):
            first, then = then, board(after)
            if first is not None:
                tiles = [name for name in first if name.startswith(("tile-", "r-")) and not name.endswith(("-n", "-t"))]
                assert all(first[name] == then[name] for name in tiles)


def test_a_sign_hangs_where_nobody_stands_on_it() -> None:
    """Over its building; under it, where its own road or another tile's runs over it."""
    police, hospital, army, straight = (
        TILE_NUMBERS[name] * TURNS for name in ("police_station", "hospital", "army_surplus", "straight")
    )
    here, over = place_number("e1n1"), place_number("e1n2")
    assert places.low_signs(places.Town((police,), (here,))) == frozenset()
    assert places.low_signs(places.Town((army + 2,), (here,))) == {0}
    assert places.low_signs(places.Town((hospital + 2,), (here,))) == frozenset()
    assert places.low_signs(places.Town((hospital + 2, straight + 1), (here, over))) == {0}
    high, low = (board_of_signs(police, low)["tile-1-n"]["y"] for low in (False, True))
    assert high < low


def board_of_signs(look: int, low: bool) -> Items:
    return cast(Items, dict(pieces.tile(0, look, place_number("e1n1"), low)))


def test_others_cards_are_not_shown() -> None:
    state = game("zombies").new(3, 7)
    views: list[View] = [state.view(seat) for seat in range(3)]
    for seat, view in enumerate(views):
        drawn = json.dumps([picture.scene(view, NAMES[:3]), beside(view)])
        others = {card for other in views if other is not view for card in other["hand"]} - set(views[seat]["hand"])
        assert not any(f"h-{card}" in drawn for card in others)
    assert beside(state.view(None))["hand"] is None


def test_a_terminal_sees_the_town() -> None:
    table = zombies(town={"e1n0": "straight"}, zombies="2.5", pawns={"B": "2.5"}, at="move", rolled=3)
    text = picture.write(table.state.view(0), names=NAMES[:2])
    assert "+1-----+2-----" in text
    assert "Bz" in text
    assert max(map(len, text.splitlines())) <= 80
    drawn = picture.draw(table.state.view(0), theme="dark", names=NAMES[:2])
    assert drawn.startswith("<svg")
    assert 'viewBox="-' in drawn


# --- walks -----------------------------------------------------------------------------------------------------------


@clause("ZZ-5.2")
def test_a_walk_is_told_with_its_fights() -> None:
    table = zombies(town={"e1n0": "straight", "w1n0": "straight"}, zombies="2.4", at="move", rolled=3)
    view = table.state.view(0)
    found = beside(view)["routes"]
    rows = {row[0]: row for row in found["rows"]}
    assert rows["2.4"][2] == 1  # fought
    assert rows["3.6"][2:] == [0, 0]  # nobody is in the way
    ending = routes(Look(view, None)).endings[rows["2.4"][3]]
    alone = odds.fight(view, 0)
    assert ending.alive == 1 - alone.dead
    assert ending.unhurt == alone.unhurt


def test_the_safest_walk_is_shown_and_the_shortest() -> None:
    """To every space the safest walk, and a shorter one that is less safe as well: a neighbour is always offered."""
    for view, _, _ in walk(8, 4, 400):
        if (view["ask"] or {}).get("name") != "step" or not view["options"]:
            continue
        look = Look(view, None)
        found, seat = routes(look), look.walker
        best = odds.best_paths(view, seat, 1 if look.top["forced"] else look.top["left"])
        ends = [step for step in found.steps if step.end >= 0]
        for space in {step.space for step in ends}:
            shown = [found.endings[step.end].alive for step in ends if step.space == space]
            assert max(shown) == best[space].hope.alive
            assert len(shown) == len(set(shown)) <= 2
        beside_it = {step.space for step in ends if step.before < 0}
        assert beside_it == {option.space for option in look.options if option.verb == "go"}


def test_the_steps_of_a_movement_are_shown_as_footprints() -> None:
    table = zombies(town={"e1n0": "straight"}, at="move", rolled=4)
    said = beside(table.state.view(0))["say"]
    assert (said["face"], said["row"]["n"], said["row"]["of"]) == ("zz-die4", 4, 4)


# --- what is said ----------------------------------------------------------------------------------------------------


def test_who_has_nothing_to_play_is_not_asked_to() -> None:
    """Everybody is asked for an event, so that nobody sees who could play one; but nobody is told to play nothing."""
    view = next(view for view, _, _ in walk(8, 4) if view["options"] and view["ask"]["name"] == "event")
    said = beside({**view, "options": ["pass", "pass-turn"]})["say"]
    assert said["sentence"][0] == "ask-event.idle"
    assert said["hint"] is None
    assert beside({**view, "options": ["pass", "play-zombie_master"]})["say"]["sentence"][0] == "ask-event"


def test_who_has_played_an_event_is_told_in_words() -> None:
    view = next(view for view, _, _ in walk(8, 4) if view["seat"] == 0 and view["turn"] > 1)
    told = beside({**view, "used": 0b0010, "hands": [3, 3, 0, 3]})["react"]["who"]
    assert [SPEAKERS["en"].say(*one["short"]) for one in told] == ["yes", "no card", "not yet"]


def test_two_dice_are_spoken_of() -> None:
    step = next(view for view, _, _ in walk(8, 4, 400) if view["options"] and view["ask"]["name"] == "step")
    step = {**step, "effects": 0, "keyed": 0, "late_dice": 2, "driver": step["stack"][-1]["seat"]}
    said = [SPEAKERS["en"].say(*beside({**step, "heli": heli})["say"]["hint"]) for heli in (-1, 5)]
    assert ["Two dice" in hint for hint in said] == [False, True]


def test_a_card_on_a_building_is_not_against_others() -> None:
    sorts = [sort_of(EVENT_NUMBERS[name]) for name in ("any_worse", "fear", "grenade", "zombie_master")]
    assert sorts == ["building", "aimed", "item", "plain"]


def test_pawns_in_a_crowd_can_be_told_apart() -> None:
    for of in range(3, 7):
        crowd = [pieces.pawn(seat, (0, 0), seat, of, False) for seat in range(of)]
        assert [item["face"] for item in crowd] == [f"zz-b{letter}" for letter in "ABCDEF"[:of]]
        width = 34 * float(str(crowd[0]["scale"]))
        spots = [complex(float(str(item["x"])), float(str(item["y"]))) for item in crowd]
        assert min(abs(one - other) for one in spots for other in spots if one != other) >= 0.9 * width


def test_shares_are_certain_only_if_they_are() -> None:
    assert [percent(Fraction(*share)) for share in ((0, 1), (1, 1000), (999, 1000), (1, 1), (1, 2))] == [
        0,
        1,
        99,
        100,
        50,
    ]


@pytest.mark.parametrize(
    ("alive", "unhurt", "told"),
    [
        ((9343, 10000), (5455, 10000), (54, 39, 7)),  # each rounded by itself would make 101
        ((1, 1), (1, 1), (100, 0, 0)),
        ((1, 1), (1, 1000), (1, 99, 0)),
        ((999, 1000), (998, 1000), (98, 1, 1)),
        ((0, 1), (0, 1), (0, 0, 100)),
    ],
)
def test_the_parts_of_a_walk_make_a_hundred(
    alive: tuple[int, int], unhurt: tuple[int, int], told: tuple[int, int, int]
) -> None:
    assert parts(Ending(Fraction(*alive), Fraction(*unhurt))) == told


@pytest.mark.parametrize(
    ("card", "pile", "english", "french"),
    [
        (
            "fire_axe",
            "fire_station",
            "Playable only inside: Fire Station",
            "Jouable seulement dans\u00a0: Caserne de pompiers",
        ),
        (
            "fire_axe",
            "cross",
            "Never playable: the Fire Station is not in this game",
            "Jamais jouable\u00a0: la Caserne de pompiers n’est pas dans cette partie",
        ),
        (
            "first_aid_kit",
            "hospital drug_store",
            "Playable only inside: Hospital or Drug Store",
            "Jouable seulement dans\u00a0: Hôpital ou Pharmacie",
        ),
        ("first_aid_kit", "drug_store", "Playable only inside: Drug Store", "Jouable seulement dans\u00a0: Pharmacie"),
    ],
)
def test_an_item_says_where_it_can_be_played_and_whether_that_is_in_this_game(
    card: str, pile: str, english: str, french: str
) -> None:
    table = zombies(at="before_zombies", pile=pile, hands={"A": f"{card} fear"})
    found = {own["id"]: own["note"] for own in beside(table.state.view(0))["hand"]["cards"]}
    assert [voice(lang, "zombies").speak(found[f"h-{card}"]) for lang in LANGUAGES] == [english, french]


# --- what takes several answers --------------------------------------------------------------------------------------


def test_who_may_touch_spaces_in_any_order_is_told_of_none() -> None:
    table = zombies(at="tile", pile="straight cross").draws("tile-straight").play("A", "lay-e1n0-r0")
    side = beside(table.state.view(0))
    assert side["choice"]
    assert voice("en", "zombies").speak(side["say"]["hint"]) == "At most one zombie on a space."


@clause("ZZ-4.2")
def test_the_default_can_be_played_as_it_is() -> None:
    """Whatever is suggested is legal from the first answer to the last, also with the suggestion changed."""
    state, rng = game("zombies").new(4, 11), random.Random(11)
    tried: set[str] = set()
    for _ in range(700):
        if state.ask is None:
            break
        seat = state.ask.seats[0]
        side = beside(state.view(seat))
        for plan in planned(side, rng):
            tried.add(state.ask.name)
            twin = state.copy()
            for answer in plan:
                now = beside(twin.view(seat))
                if not (now["herd"] or now["choice"]) or key_of(now) != key_of(side):
                    break  # what is left goes without saying
                assert answer in [str(option) for option in twin.options(seat)]
                twin.play(seat, twin.game.parse(twin, seat, answer))
        options = list(state.options(seat))
        state.play(
            seat, rng.choices(options, [1 if str(one).startswith(("pass", "stop")) else 4 for one in options])[0]
        )
    assert {"put", "zombies"} <= tried


def key_of(side: dict[str, Any]) -> object:
    """What tells a choice from the next one."""
    return (side["choice"] or {}).get("key")


def planned(side: dict[str, Any], rng: random.Random) -> Iterator[list[str]]:
    """The plans that a client would make of what is told in brief."""
    choice, herd = side["choice"], side["herd"]
    if choice:
        other = sorted(rng.sample(range(len(choice["rows"])), choice["n"]))
        for names in (choice["chosen"], [choice["rows"][at] for at in other]):
            yield [choice["answer"] + name for name in names]
    if herd:
        yield [f"{herd['answer']}{name}-{herd['ways'][way]}" for name, way in herd["chosen"]]


def test_zombies_are_put_near_others_and_tokens_near_oneself() -> None:
    for view, _, _ in walk(3, 2, 200):
        look = Look(view, None)
        choice = plans.choice(look)
        if choice is None or look.asks != "put":
            continue
        assert len(choice.default) == choice.many
        assert sorted(choice.default) == choice.default
        assert set(choice.default) <= set(choice.spaces)
        assert {space_number(option.partition("-")[2]) for option in view["options"]} <= set(choice.spaces)


@pytest.mark.parametrize(
    ("option", "lost"), [("weapons", ["fire_axe", "shotgun"]), ("items", ["fire_axe", "skateboard", "shotgun"])]
)
def test_a_walk_says_what_a_death_would_cost(option: str, lost: list[str]) -> None:
    items = {"A": "skateboard fire_axe shotgun"}
    table = zombies({"e1n0": "straight"}, "2.4", at="move", rolled=3, kills=[5, 0], items=items, death_loses=option)
    key, args = beside(table.state.view(0))["routes"]["dies"]
    assert (key, args["lost"], args["kills"], args["items"], args["card"]) == ("side-dies", 3, 5, len(lost), lost)


# --- what is watched -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [4, 9])
def test_facts_lead_from_view_to_view(seed: int) -> None:
    for before, facts, after in walk(seed, 4, 400):
        view = unfolded(before)
        for fact in facts:
            fold(view, fact)
            assert face_of(fact) is None or f'id="{face_of(fact)}"' in SPRITES
        hidden = {fact["fact"] for fact in facts} & {"used"}  # a Grenade clears a building without a word for each
        for name in ("looks", "places", "pawn", "active", "turn", "sealed"):
            assert view[name] == after[name], name
        if not hidden:
            assert [there & 7 for there in view["space"]] == [there & 7 for there in after["space"]]


def test_moments_end_where_the_view_is() -> None:
    for before, facts, after in walk(6, 3, 150):
        kept = copy.deepcopy(before)
        found = picture.moments(before, facts, after, NAMES[:3])
        assert before == kept
        assert found[-1].scene == picture.scene(after, NAMES[:3], panel=False)
        for moment in found:
            check_items(cast(Items, moment.scene))
            if moment.caption is not None:
                key, args = moment.caption
                assert all(speaker.say(str(key), cast("dict[str, object]", args)) for speaker in SPEAKERS.values())


@pytest.mark.parametrize(("dice", "shown"), [(1, True), (2, False)])
def test_a_die_is_shown_but_the_sum_of_two_is_not_a_die(dice: int, shown: bool) -> None:
    view, _, after = next(walk(6, 3, 1))
    found = picture.moments(view, [Rolled(0, FOR_MOVE, 5, dice).to_json()], after, NAMES[:3])
    assert ("fx-die" in found[0].scene) == shown


def test_a_change_costs_little() -> None:
    """In a late town of six: frames and parts as they go over the wire."""
    speaker, dear, count = voice("fr", "zombies"), 0, 0
    for before, facts, after in walk(4, 6, 800):
        if len(after["looks"]) < 12:
            continue
        frames, last = [], board(before)
        for moment in picture.moments(before, facts, after, NAMES):
            caption = speaker.speak(moment.caption) if moment.caption else ""
            frames.append(show.frame(last, moment.scene, speaker, moment.ms or 0, caption))
            last = cast(Items, moment.scene)
        parts = show.side_news(beside(before), beside(after), speaker)
        count += 1
        dear += len(json.dumps([frames, parts], ensure_ascii=False, separators=(",", ":")).encode()) > WIRE
    assert count > 200
    assert dear == 0, f"{dear} of {count}"
