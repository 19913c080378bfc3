"""The table of Zombiaki as a picture: what it shows, what answers would do, what a client can do with it."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from importlib import resources
from typing import Any, cast

import pytest

from every_game.pictures import faces, references
from shamble import picture
from shamble.games.zombiaki import box
from shamble.games.zombiaki.look import Look
from shamble.games.zombiaki.motion import fold, unfolded
from shamble.games.zombiaki.side import face_of
from shamble.registry import game
from shamble.server.voice import voice
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki
from shamble.words import LANGUAGES, Words

Items = dict[str, dict[str, Any]]
View = dict[str, Any]
NAMES = ("Gus", "Mireille")
KNOWN = {
    "kind", "x", "y", "w", "h", "o", "turn", "scale", "face", "text", "label", "state", "ink", "answer", "more",
    "narrow", "lines",
}  # fmt: skip
SPEAKERS = {lang: Words(lang, "zombiaki") for lang in LANGUAGES}
SPRITES = resources.files("shamble.games.zombiaki").joinpath("sprites.svg").read_text(encoding="utf-8")
ENDS = box.TO_MOVE_MASK | box.SHOT  # marks of a body that no picture shows


def street() -> Scenario:
    """The humans' play step in a crowded street."""
    return zombiaki(
        zombies={"A1": 2, "A3": "5-1 shield", "B3": "4-1 obeyed", "B4": "dog", "C1": "3 boss", "C2": "2 obeyed"},
        things={"A2": "pit2", "A4": "barrel", "B5": "mine", "C3": "wall6", "C4": "car"},
        fire="B2",
        hand="click notsofast zombie2 burst3 shot1",
        turn="humans",
        orders=2,
        number=20,
    )


def seen(table: Scenario, side: str = "humans") -> View:
    """What a side sees, as it comes over the wire."""
    return cast(View, json.loads(json.dumps(table.state.view(table.seat(side)))))


def board(view: View) -> Items:
    """The scene without what lies beside the board."""
    return cast(Items, picture.scene(view, NAMES, panel=False))


def drawn(view: View) -> Items:
    return cast(Items, picture.scene(view, NAMES))


def beside(view: View) -> dict[str, Any]:
    return picture.side(view, NAMES)


def told(view: View, answer: str, lang: str = "en") -> dict[str, Any]:
    """What is said of an answer."""
    found = next(card for card in beside(view)["answers"] if card["answer"] == answer)
    return cast("dict[str, Any]", voice(lang, "zombiaki").speak(found))


def chain(view: View, answer: str) -> list[str]:
    """The chain of an answer, a line each."""
    lines = told(view, answer)["aim"]["lines"]
    return [" ".join(filter(None, [*line["marks"], f"{line['text']}:", line["result"]])) for line in lines]


def walk(seed: int) -> Iterator[tuple[View, list[dict[str, Any]], View]]:
    """Every step of a game played at random: a view of somebody, the facts after it, the next view."""
    state, rng = game("zombiaki").new(2, seed), random.Random(seed)
    while state.ask is not None:
        asked = state.ask.seats[0]
        seat = rng.choice([asked, asked, 1 - asked, None])
        before = state.view(seat)
        options = list(state.options(asked))
        wished = [1 if str(answer).startswith(("pass", "discard")) else 4 for answer in options]
        facts = [fact.to_json() for fact in state.play(asked, rng.choices(options, wished)[0])]
        yield before, facts, state.view(seat)


# --- all of it -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_can_be_drawn_and_told(seed: int) -> None:
    for view, _, _ in walk(seed):
        items, side = drawn(view), beside(view)
        assert {face for face in faces([items, side], "zk-") if f'id="{face}"' not in SPRITES} == set()
        for key, args in references([items, side]):
            for speaker in SPEAKERS.values():
                assert speaker.say(key, args) is not None
        answers = [item["answer"] for item in items.values() if "answer" in item]
        firsts = [card.get("plan", [card["answer"]])[0] for card in side["answers"]]
        assert answers == view["options"]
        assert sorted(set(firsts)) == sorted(answers)
        check_touchable(board(view), side)
        check_words(items)
        check_places(board(view))


def check_touchable(items: Items, side: dict[str, Any]) -> None:
    """Whatever gives an answer, leads to it or is on its way can be touched; and no answer is out of reach."""
    small = narrowed(items)
    cards = {card["id"] for part in ("hand", "other") for card in side[part]["cards"]}
    for answer in side["answers"]:
        named = [*answer.get("from", []), *answer.get("on", []), *answer.get("reach", [])]
        named += [answer[key] for key in ("via", "to") if key in answer]
        assert all(name in cards or (name in items and name in small) for name in named), answer["answer"]
        for name, item in answer.get("shows", {}).items():
            assert name.startswith("aim-"), name
            assert item["kind"] in items["table"]["layers"], name


def check_words(items: Items) -> None:
    table = items["table"]
    for name, item in items.items():
        if name != "table":
            assert item.keys() <= KNOWN, name
            assert item["kind"] in table["layers"] or item["kind"] in table["lines"], name
            assert all(value is not None for key, value in item.items() if key != "narrow"), name
    assert set(table["moves"]) <= set(table["layers"])


def check_places(items: Items) -> None:
    table = items["table"]
    for area, places in (("board", items), ("narrow", narrowed(items))):
        x, y, width, height = table["areas"][area]
        for name, item in places.items():
            if name != "table":
                assert x <= item["x"] <= x + width, (area, name)
                assert y <= item["y"] <= y + height, (area, name)


def narrowed(items: Items) -> Items:
    """The items of the narrow board, as they are there."""
    return {
        name: {**item, **item.get("narrow", {})} for name, item in items.items() if item.get("narrow", {}) is not None
    }


def test_a_scene_is_plain_json_and_changes_nothing() -> None:
    view = seen(street())
    before = copy.deepcopy(view)
    items = drawn(view)
    assert view == before
    assert json.loads(json.dumps(items)) == items
    assert json.loads(json.dumps(beside(view))) == beside(view)


def test_a_scene_changes_only_where_the_table_does() -> None:
    """A host finds out what to send by comparing items."""
    table = zombiaki(zombies={"A1": 3, "C2": 3}, hand="shot2", turn="humans")
    first = board(seen(table))
    second = board(seen(table.plays("shot2-C")))
    changed = {name for name in first.keys() | second.keys() if first.get(name) != second.get(name)}
    assert {name.partition("-")[0] for name in changed} <= {"b", "c", "table"}
    assert not any("A1" in name for name in changed)
    assert first["b-A1"] is second["b-A1"]


# --- what is seen ----------------------------------------------------------------------------------------------------


def test_bodies_show_strength_wounds_and_what_is_on_them() -> None:
    items = board(seen(street()))
    assert items["b-A3"]["face"] == "zk-z5"
    assert items["b-A3-n"]["text"] == "4"
    assert items["b-A3-p"]["face"] == "zk-pips5"
    assert items["b-A3-l"]["face"] == "zk-lost1"
    assert items["b-A3-s"]["face"] == "zk-shield"
    assert items["b-C1-h"]["face"] == "zk-hat"
    assert items["b-C1-kn"]["text"] == "1"
    assert items["b-C2-m1"]["face"] == "zk-obeyed"
    assert items["b-B4"]["face"] == "zk-dog"
    assert items["t-C3-n"]["text"] == "6"
    assert items["t-C3-t"]["text"] == ["scene-push", {"push": 5, "height": 6}]


def test_fused_and_bitten_bodies() -> None:
    items = board(seen(zombiaki(zombies={"A1": "2+3", "B1": 1, "C1": "4+5", "A3": "3 claws"}, hand="shot1")))
    assert items["b-A1"]["face"] == items["b-C1"]["face"] == "zk-mass"
    assert items["b-B1"]["face"] == "zk-z1"
    assert items["b-A3-c"]["face"] == "zk-claw"
    assert items["b-A3-n"]["text"] == "4"
    assert "b-C1-p" not in items  # nine pips find no room


@clause("ZK-3.10")
@pytest.mark.parametrize(
    ("changes", "face", "words"),
    [
        ({"frozen": 2}, "zk-flake", "frozen until the next human turn ends"),
        ({"things": {"B1": "barrier"}}, "zk-held", "held by the barrier until the next human turn begins"),
        ({"zombies": {"B2": "2+3 merged"}}, "zk-held", "held until the next zombie turn begins"),
    ],
)
def test_who_is_held_and_until_when(changes: dict[str, Any], face: str, words: str) -> None:
    table = zombiaki(**{"zombies": {"B2": 3}, "hand": "shot1", "turn": "humans", "zombie_deck": "dog", **changes})
    items = board(seen(table))
    assert items["b-B2-m1"]["face"] == face
    key, args = items["c-B2"]["label"]
    assert words in SPEAKERS["en"].say(key, args)


@clause("ZK-5.12")
def test_the_net_lies_over_who_is_caught() -> None:
    items = board(seen(zombiaki(zombies={"B2": "3 netted"}, net=True, hand="shot1", turn="humans")))
    assert items["b-B2-w"]["face"] == "zk-net"
    assert items["b-B2"]["text"] == "Z3#"


@clause("ZK-5.20")
def test_the_night_goes_by_card_by_card() -> None:
    view = seen(zombiaki(zombie_deck="zombie2 zombie3 dog", hand="shot1", turn="humans"))
    items = board(view)
    track = [items[f"s{number}"]["face"] for number in range(1, 41)]
    assert track == ["zk-spent"] * 36 + ["zk-left"] * 3 + ["zk-sun"]
    assert SPEAKERS["en"].say(*items["dawn"]["text"]) == "4 cards to dawn"


@clause("ZK-2.7")
def test_both_hands_lie_open_with_what_they_do() -> None:
    for side in ("humans", "zombies"):
        shown = beside(seen(street(), side))
        cards = {card["id"]: card for part in ("hand", "other") for card in shown[part]["cards"]}
        near, far = ("h", "o") if side == "humans" else ("o", "h")
        assert {f"{near}-shot1", f"{near}-burst3", f"{far}-click", f"{far}-zombie2"} <= cards.keys()
        assert all(SPEAKERS["en"].say(*card["effect"]) for card in cards.values())
        assert "order" in cards  # the boss has one left


def test_who_watches_sees_both_hands_and_no_answers() -> None:
    view = json.loads(json.dumps(street().state.view(None)))
    side = beside(view)
    assert side["answers"] == []
    assert [len(side[part]["cards"]) for part in ("hand", "other")] == [2, 4]


def test_click_says_that_it_can_answer() -> None:
    cards = {card["id"]: card for card in beside(seen(street()))["other"]["cards"]}
    assert cards["o-click"]["state"] == "threat"
    assert "state" not in cards["o-zombie2"]


def test_the_picture_as_text() -> None:
    text = picture.write(seen(street()), names=NAMES)
    assert " A |       | (P2)  |       |  (O)  |       |" in text
    assert "   |__Z2___|_______|__Z4s__|_______|_______|" in text
    assert "Next march, if nothing changes:" in text
    assert "Name a lane: 1 damage" in text


# --- the march to come -----------------------------------------------------------------------------------------------


@clause("ZK-3.4")
def test_whom_the_next_march_will_harm() -> None:
    view = seen(street())
    lines = [voice("en", "zombiaki").speak(line["text"]) for line in beside(view)["ahead"]["lines"]]
    assert lines == [
        "A3 loses its shield (Rolling barrel)",
        "C2 cannot climb the wall: push 5 of 6",
        "A1 falls into the pit",
    ]
    items = board(view)
    assert items["b-A1-x"]["face"] == "zk-skull"
    assert items["b-A3-xi"]["face"] == "zk-shield"
    assert "b-B3-x" not in items


@clause("ZK-2.6")
def test_a_zombie_that_will_get_through() -> None:
    view = seen(zombiaki(zombies={"B5": 2}, hand="shot1", turn="humans"))
    assert [line["face"] for line in beside(view)["ahead"]["lines"]] == ["zk-pow"]


def test_while_a_card_is_being_played_nothing_is_foretold() -> None:
    """Petrol that burns now is no part of the next march."""
    table = zombiaki(zombies={"B5": 4}, hand="petrol", turn="humans")
    assert beside(seen(table))["ahead"] is not None
    assert beside(seen(table.plays("petrol-B5")))["ahead"] is None


def test_in_the_zombies_turn_the_humans_next_turn_is_looked_over() -> None:
    """Napalm ends and the barrel rolls before the next march."""
    table = zombiaki(zombies={"B2": 2, "C3": 3}, things={"C4": "barrel"}, fire="B3", hand="hunger")
    assert [(line["face"]) for line in beside(seen(table, "zombies"))["ahead"]["lines"]] == ["zk-skull"]


# --- what answers would do -------------------------------------------------------------------------------------------


@clause("ZK-5.4")
def test_a_burst_is_told_bullet_by_bullet() -> None:
    view = seen(street())
    assert chain(view, "burst3-B") == [
        "1 Dog on B4: ✕ dies",
        "2 3 Zombie on B3, then back to B2: 3 → 1",
        "zk-flame Zombie on B2: Napalm: ✕ dies",
    ]
    answer = told(view, "burst3-B")
    assert answer["aim"]["result"] == "2 dead"
    assert answer["aim"]["notes"] == ["The zombies have Click! and may cancel it."]
    assert {"aim-h-B4", "aim-h-B3", "aim-h-B2", "aim-s-1", "aim-s-3", "aim-l-2", "aim-a-B3"} <= answer["shows"].keys()
    assert told(view, "burst3-A")["aim"]["result"] == "Shield lost"
    assert chain(view, "burst3-A") == ["1 2 3 Zombie on A3: shield lost"]


@clause("ZK-5.14")
def test_a_chain_stops_where_the_humans_choose() -> None:
    answer = told(seen(street()), "shot1-C-car")
    assert answer["aim"]["notes"][-1] == "Then the humans choose where the shrapnel flies."
    assert {"aim-x-C4", "aim-x-B5", "aim-h-B4"} <= answer["shows"].keys()


@clause("ZK-5.9")
def test_petrol_and_net_may_go_on() -> None:
    table = zombiaki(zombies={"B3": 2, "B2": 3, "A2": 1}, hand="petrol net", turn="humans")
    assert told(seen(table), "petrol-B3")["aim"]["notes"] == ["Then the petrol may run on."]
    assert told(seen(table), "net-B3")["aim"]["notes"] == ["Then the net may catch more."]
    table.plays("petrol-B3")
    assert told(seen(table), "burn-B3-2")["aim"]["result"] == "1 dead"
    assert told(seen(table), "burn-B3-1")["aim"]["result"] == "2 → 1"


def test_what_one_body_loses_is_told_in_one_form() -> None:
    """However many points it is, and whether or not the body steps back."""
    table = zombiaki(hand="petrol", turn="humans", zombies={"B3": 5}).plays("petrol-B3")
    assert [told(seen(table), f"burn-B3-{n}")["aim"]["result"] for n in (1, 2, 3)] == ["5 → 4", "5 → 3", "5 → 2"]
    shot = zombiaki(hand="shot1", turn="humans", zombies={"B3": 5})
    assert told(seen(shot), "shot1-B")["aim"]["result"] == "5 → 4"


@clause("ZK-5.17")
def test_the_flamethrower_tells_what_its_shares_do() -> None:
    table = zombiaki(zombies={"A3": 3, "B3": 3}, hand="flamethrower", turn="humans").plays("flamethrower")
    assert told(seen(table), "burn-A3-3 burn-B3-0")["aim"]["result"] == "1 dead"
    assert chain(seen(table), "burn-A3-3 burn-B3-2") == [
        "zk-flame Zombie on A3: Flamethrower: ✕ dies",
        "zk-flame Zombie on B3: Flamethrower: 3 → 1",
    ]


@clause("ZK-5.17")
def test_the_flamethrower_is_shared_out_by_one_choice() -> None:
    """Every way to share its power out is one card, all of whose answers can be given, the deadliest first."""
    table = zombiaki(zombies={"A3": 3, "B3": 3, "C3": 1}, hand="flamethrower", turn="humans").plays("flamethrower")
    cards = beside(seen(table))["answers"]
    assert beside(seen(table))["say"]["sentence"][0] == "side-flames.ask"
    assert cards[0]["aim"]["result"] == ["aim-dead", {"n": 2}]
    assert len({card["answer"] for card in cards}) == len(cards)
    for card in cards:
        twin = table.state.copy()
        assert twin.ask is not None
        [seat] = twin.ask.seats
        for answer in card["plan"]:
            assert twin.ask is not None
            assert twin.ask.name == "flamethrower"
            twin.play(seat, twin.game.parse(twin, seat, answer))
        assert twin.ask is None or twin.ask.name != "flamethrower"


def test_buttons_name_what_they_do() -> None:
    table = zombiaki(zombies={"A3": 3}, hand="shot1 barrier", turn="humans")
    deeds = {card["answer"]: voice("en", "zombiaki").speak(card)["go"] for card in beside(seen(table))["answers"]}
    assert (deeds["pass"], deeds["discard-shot1"], deeds["shot1-A"]) == ("End turn", "Discard", "Play")


@clause("ZK-5.17")
def test_the_flamethrower_tells_what_it_crosses() -> None:
    zombies: Bodies = {"A3": 3, "B3": 1, "C3": 2}
    table = zombiaki(zombies=zombies, things={"B4": "wall5"}, hand="flamethrower", turn="humans").plays("flamethrower")
    table.plays("burn-A3-2")
    assert told(seen(table), "burn-C3-2")["title"] == "A 2 · B 0 · C 2"
    assert chain(seen(table), "burn-C3-2") == [
        "zk-flame The flames pass B3 behind its wall, for 1 point:",
        "zk-flame Zombie on A3: Flamethrower: 3 → 1",
        "zk-flame Zombie on C3: Flamethrower: ✕ dies",
    ]


@clause("ZK-4.4", "ZK-5.2")
def test_who_has_merged_pushes_in_the_next_march() -> None:
    view = seen(zombiaki(zombies={"B2": "2+3 merged"}, things={"B3": "wall6"}, hand="shot1", turn="humans"))
    assert Look(view, None).pushers(box.CELL_NUMBERS["B3"]) == 5


@clause("ZK-4.4")
def test_steps_are_chosen_by_who_goes_and_where_to() -> None:
    table = zombiaki(
        zombies={"A1": 3, "A2": 2, "C2": "3 boss", "B2": 3}, things={"A3": "pit1"}, hand="mass hunger blood"
    )
    view = seen(table, "zombies")
    mass = told(view, "mass-A1-A2")
    assert (mass["from"], mass["via"], mass["to"]) == (["h-mass"], "c-A1", "c-A2")
    assert mass["aim"]["result"] == "strength 5"
    order = told(view, "order-A2-A3")
    assert (order["from"], order["via"], order["to"]) == (["order"], "c-A2", "c-A3")
    assert told(view, "hunger-A2")["aim"]["result"] == "→ A3"


@clause("ZK-2.6")
def test_a_step_over_the_barricade_leads_to_the_lanes_end() -> None:
    table = zombiaki(zombies={"B5": 2, "A2": "3 boss"}, hand="hunger")
    order = told(seen(table, "zombies"), "order-B5-out")
    assert order["to"] == "lane-B"
    assert order["aim"]["result"] == "wins!"


@clause("ZK-4.9")
def test_the_zombies_see_what_they_would_let_happen() -> None:
    table = street().plays("burst3-B")
    view = seen(table, "zombies")
    assert told(view, "pass")["aim"]["result"] == "2 dead"
    assert chain(view, "click") == ["zk-x Burst 3 is cancelled:"]
    assert told(view, "click")["on"] == ["h-click"]


@clause("ZK-3.6")
def test_a_dogs_step_is_told() -> None:
    table = zombiaki(zombies={"B2": "dog"}, things={"B3": "mine", "A2": "pit1"}, at="move")
    view = seen(table, "zombies")
    assert told(view, "B2-A2")["aim"]["result"] == "1 dead"
    assert told(view, "B2-A2")["from"] == ["b-B2"]
    assert board(view)["b-B2"]["label"] == ["scene-dog", {"cell": "B2"}]
    assert told(view, "B2-C2")["aim"]["result"] == "→ C2"


def test_the_terminal_says_what_comes_of_an_answer() -> None:
    from shamble.cli.choices import groups

    found = groups(seen(street()), NAMES, SPEAKERS["en"])
    said = {choice.answer: choice.meaning for group in found for choice in group.choices}
    assert said["burst3-B"].endswith(": 2 dead")
    assert said["pass"] == "End your turn"


# --- odds, facts, moments --------------------------------------------------------------------------------------------


def test_odds_of_both_decks_and_of_the_race_with_dawn() -> None:
    parts = beside(seen(street()))["odds"]
    assert [part["title"][0] for part in parts] == ["side-odds-cards", "side-odds-cards", "side-odds-dawn"]
    assert all(0 <= row["p"] <= 1 for part in parts for row in part["rows"])


@pytest.mark.parametrize("seed", range(4, 10))
def test_facts_lead_from_view_to_view(seed: int) -> None:
    """What facts tell is what the next view shows; the last picture is that view's own."""
    told_names = set()
    for before, facts, after in walk(seed):
        view = unfolded(before)
        for fact in facts:
            told_names.add(fact["fact"])
            face = face_of(fact)
            assert face is None or f'id="{face}"' in SPRITES, fact
            fold(view, fact)
        if after["winner"] < 0:
            assert [body & ~ENDS for body in view["body"]] == [body & ~ENDS for body in after["body"]], facts
        for part in ("thing", "fire", "deck", "hand", "turn", "orders"):
            assert view[part] == after[part], (part, facts)
        found = picture.moments(before, facts, after, NAMES)
        assert found[-1].scene == board(after)
        for moment in found:
            for key, args in references(moment.caption or []):
                for speaker in SPEAKERS.values():
                    speaker.say(key, args)
    assert len(told_names) > 8


@clause("ZK-5.4")
def test_bullets_are_watched_one_by_one() -> None:
    table = street()
    table.plays("burst3-B")
    before = seen(table)
    table.plays("pass")
    found = picture.moments(before, table.facts, seen(table), NAMES)
    stars = [sorted(name for name in moment.scene if name.startswith("fx-star")) for moment in found]
    assert [star for star in stars if star] == [
        ["fx-star-B4-0"], ["fx-star-B3-2"], ["fx-star-B3-1"], ["fx-star-B2-0"]
    ]  # fmt: skip
    slide = next(moment for moment in found if moment.scene["b-B3"]["x"] != found[0].scene["b-B3"]["x"])
    assert slide.scene["b-B3"]["x"] == board(before)["c-B2"]["x"] + 5
    assert found[found.index(slide) + 1].ms == 0


@clause("ZK-4.7")
def test_claws_are_seen_as_they_grow() -> None:
    table = zombiaki(zombies={"B3": 3}, hand="claws")
    before = seen(table)
    table.plays("claws-B3")
    found = picture.moments(before, table.facts, seen(table), NAMES)
    assert [moment.caption and moment.caption[0] for moment in found] == ["fact-played", "fact-grew", None]
    assert found[0].scene["b-B3-n"] != found[1].scene["b-B3-n"] == found[2].scene["b-B3-n"]


@clause("ZK-5.13")
def test_the_barrel_turns_as_it_rolls() -> None:
    table = zombiaki(things={"B4": "barrel"}, hand="shot1 zombie2")
    before = seen(table)
    table.plays("pass")
    found = picture.moments(before, table.facts, seen(table), NAMES)
    assert any(moment.scene.get("t-B4", {}).get("turn") == -360 for moment in found)


@clause("ZK-5.19")
def test_the_boss_falls_and_the_others_go_one_after_the_other() -> None:
    table = zombiaki(
        zombies={"B4": "3-2 boss", "A2": 3, "A4": "5 shield", "B2": 2, "C3": 4}, hand="shot1", turn="humans"
    )
    before = seen(table)
    table.plays("shot1-B")
    found = picture.moments(before, table.facts, seen(table), NAMES)
    hats = [cast(Items, moment.scene)["fx-hat"] for moment in found if "fx-hat" in moment.scene]
    assert [hat["turn"] for hat in hats[1:]] == [200]
    assert "turn" not in hats[0]  # it flies from the head on which it sat
    assert hats[1]["y"] < hats[0]["y"]
    slide = next(moment for moment in found if any("wait" in item for item in moment.scene.values()))
    stepping = cast(Items, slide.scene)
    waits = {
        cell: {item.get("wait", 0) for name, item in stepping.items() if name.startswith(f"b-{cell}")}
        for cell in ("A2", "B2", "C3", "A4")
    }
    assert all(len(parts) == 1 for parts in waits.values()), "a body goes with all that is on it"
    assert [round(wait * (slide.ms or 0)) for [wait] in waits.values()] == [0, 60, 120, 180]  # from row 1 on
    assert not any("wait" in item for item in found[-1].scene.values())


def test_who_does_not_march_does_not_break_the_march() -> None:
    table = zombiaki(zombies={"A3": 3, "B3": "2 netted", "C3": 4}, net=True, turn="humans")
    before = seen(table)
    table.plays("pass")
    assert table.told("stayed")
    slides = [moment for moment in picture.moments(before, table.facts, seen(table), NAMES) if moment.ms == 510]
    assert len(slides) == 1, "A3 and C3 go together, one a little after the other"


def test_who_was_shot_and_stays_is_watched() -> None:
    table = zombiaki(zombies={"B1": 4}, hand="shot1", turn="humans")
    before = seen(table)
    table.plays("shot1-B")
    found = picture.moments(before, table.facts, seen(table), NAMES)
    assert any(moment.caption and moment.caption[0] == "fact-stayed" for moment in found)


def test_who_goes_alone_does_not_wait() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="shot1", turn="humans")
    before = seen(table)
    table.plays("shot1-B")
    found = picture.moments(before, table.facts, seen(table), NAMES)
    assert not any("wait" in item for moment in found for item in moment.scene.values())


def test_the_sun_lifts_over_the_last_cards() -> None:
    def height(cards: str) -> tuple[float, float]:
        sun = board(seen(zombiaki(zombies={"A1": 2}, turn="humans", zombie_deck=cards)))["s40"]
        return sun["y"], sun["narrow"]["y"]

    many, five, three = height("dog mass mass claws bite"), height("dog mass mass claws"), height("dog mass")
    assert many == five
    assert three[0] < five[0]
    assert three[1] < five[1]
