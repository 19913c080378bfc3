"""How things are called at the table of Zombies!!!: the numbers in facts, places in town, what is asked, every answer.

What is asked and answered is read from a view and from nothing else, and said as references to words: a key of
``words/*.ftl`` and what to put into it. Keys are written out, so that a search for one finds who says it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.core.scene import Label
from shamble.games.zombies import answers
from shamble.games.zombies.box import (
    AFRAID,
    BULLET,
    CENTRE,
    EFFECT_KINDS,
    EFFECTS,
    EVENT_NUMBERS,
    FINGERS_BULLETS,
    FIRST_BUILDING,
    GROUNDS,
    HELIPAD,
    INTERIOR,
    ITEM_HOMES,
    LIFE,
    MIDDLE,
    MOST_LIVES,
    NOBODY,
    PLACE_BITS,
    RUSH_BONUS,
    SHOTGUN,
    SHUT_IN,
    SIDE,
    SPACES,
    TILE_NAMES,
    TILE_NUMBERS,
    TURNS,
    WAY_NAMES,
    WIN_FIGHT,
    WINDOWS,
    ZOMBIE,
)
from shamble.games.zombies.frames.tiles import ANYWHERE
from shamble.games.zombies.frames.town import as_steps
from shamble.games.zombies.odds import movement_dice

View = Mapping[str, Any]
Fact = Mapping[str, Any]

# By kind, in the order of the box.
TILE_WORDS: Final = (
    "tile-town-square",
    "tile-helipad",
    "tile-straight",
    "tile-corner",
    "tile-tee",
    "tile-cross",
    "tile-hospital",
    "tile-lawn-garden",
    "tile-police-station",
    "tile-sporting-goods",
    "tile-fire-station",
    "tile-army-surplus",
    "tile-drug-store",
    "tile-gas-station",
    "tile-skate-shop",
    "tile-florist",
    "tile-hardware-store",
    "tile-toy-store",
)
CARD_WORDS: Final = (
    "card-adrenaline-rush",
    "card-all-the-marbles",
    "card-alternate-food-source",
    "card-bad-sense-of-direction",
    "card-brain-cramp",
    "card-butter-fingers",
    "card-chainsaw",
    "card-claustrophobia",
    "card-fear",
    "card-fire-axe",
    "card-first-aid-kit",
    "card-grenade",
    "card-shotgun",
    "card-hysterical-paralysis",
    "card-not-dead",
    "card-any-worse",
    "card-keys",
    "card-lots-of-ammo",
    "card-molotov",
    "card-much-needed-rest",
    "card-skateboard",
    "card-slight-miscalculation",
    "card-not-so-bad",
    "card-were-screwed",
    "card-where-everybody",
    "card-zombie-master",
    "card-shoe-untied",
)
# What a space is to those who speak of it: inside a building, on the road beside one, on a tile without a name.
SPOT_WORDS: Final = {
    "unknown": "spot-unknown",
    "same": "spot-same",  # where a step leads on without leaving the place
    "town_square": "spot-town-square",
    "helipad": "spot-helipad",
    "helipad_centre": "spot-helipad-centre",
    "straight": "spot-straight",
    "corner": "spot-corner",
    "tee": "spot-tee",
    "cross": "spot-cross",
    "in_hospital": "spot-in-hospital",
    "in_lawn_garden": "spot-in-lawn-garden",
    "in_police_station": "spot-in-police-station",
    "in_sporting_goods": "spot-in-sporting-goods",
    "in_fire_station": "spot-in-fire-station",
    "in_army_surplus": "spot-in-army-surplus",
    "in_drug_store": "spot-in-drug-store",
    "in_gas_station": "spot-in-gas-station",
    "in_skate_shop": "spot-in-skate-shop",
    "in_florist": "spot-in-florist",
    "in_hardware_store": "spot-in-hardware-store",
    "in_toy_store": "spot-in-toy-store",
    "by_hospital": "spot-by-hospital",
    "by_lawn_garden": "spot-by-lawn-garden",
    "by_police_station": "spot-by-police-station",
    "by_sporting_goods": "spot-by-sporting-goods",
    "by_fire_station": "spot-by-fire-station",
    "by_army_surplus": "spot-by-army-surplus",
    "by_drug_store": "spot-by-drug-store",
    "by_gas_station": "spot-by-gas-station",
    "by_skate_shop": "spot-by-skate-shop",
    "by_florist": "spot-by-florist",
    "by_hardware_store": "spot-by-hardware-store",
    "by_toy_store": "spot-by-toy-store",
}
IDLE: Final = {"pass", "pass-turn"}
WAY_WORDS: Final = {"north": "way-north", "east": "way-east", "south": "way-south", "west": "way-west"}
CORNERS: Final = ("nw", "n", "ne", "w", "middle", "e", "sw", "s", "se")  # the spaces of a tile in reading order
# "Next turn" effects, in the order of their bits; and what lasts until the end of a turn, as 1 (its player's next) or
# 2 (this one).
EFFECT_WORDS: Final = ("effect-claustrophobia", "effect-fear", "effect-paralysis", "effect-shoe")
LASTING_WORDS: Final = {"fed": "effect-food", "marbled": "effect-marbles"}

ASKS: Final = {
    "lay": "ask-lay",
    "put": "ask-put",
    "event": "ask-event",
    "settle": "ask-settle",
    "not_dead": "ask-not-dead",
    "step": "ask-step",
    "zombies": "ask-zombies",
    "carry": "ask-carry",
    "discard": "ask-discard",
}
CHANCES: Final = {
    "first": "chance-first",
    "without": "chance-without",
    "card": "chance-card",
    "tile": "chance-tile",
    "lay": "chance-lay",
    "move": "chance-move",
    "settle": "chance-settle",
    "zombies": "chance-zombies",
    "not_dead": "chance-not-dead",
}
SETTLINGS: Final = {"life": "answer-life", "bullets": "answer-bullets", "kit": "answer-kit", "rush": "answer-rush"}
DEEDS: Final = {"raise": "answer-raise", "again": "answer-again"}
THINGS: Final = {ZOMBIE: "zombie", BULLET: "bullet", LIFE: "life"}
SPOT_FIELDS: Final = ("space", "start", "goal")
# Facts with a line of their own under what people watch.
CAPTIONED: Final = frozenset(
    {
        "turn_lost", "restored", "awoke", "tile_drawn", "tile_laid", "tile_gone", "sealed_off", "rolled", "fought",
        "slew", "escaped", "lost_life", "paid", "died", "took", "collected", "gave_back", "herded", "zombie_carried",
        "played", "equipped", "used", "lost_item", "lost_bullets", "relocated", "gained", "won",
    }
)  # fmt: skip


# --- the numbers in facts -------------------------------------------------------------------------------------------


def naming(field: str, value: object) -> tuple[str, str] | None:
    """What a field's value is called: ("word", to translate), ("seat", whose), several of them, or None: left alone.

    A ``kind`` is said as a card; the facts about tiles select on its number.
    """
    match field, value:
        case (("kind" | "card"), int()) if 0 <= value < len(CARD_WORDS):
            return "word", CARD_WORDS[value]
        case (("card" | "item"), str()) if value in EVENT_NUMBERS:
            return "word", card_word(value)
        case (("tile" | "building"), str()) if value in TILE_NUMBERS:
            return "word", tile_word(value)
        case (("space" | "start" | "goal" | "spot"), str()) if value in SPOT_WORDS:
            return "word", SPOT_WORDS[value]
        case (("space" | "start" | "goal"), int()):
            return "word", "spot-unknown"
        case "way", str() if value in WAY_WORDS:
            return "word", WAY_WORDS[value]
        case (("target" | "driver"), int()):
            return ("seat", str(value)) if value >= 0 else ("name", "")
        case "effects", int():
            kinds = [kind for effect, kind in enumerate(EFFECTS) if value >> effect & 1]
            return "words", " ".join(CARD_WORDS[kind] for kind in kinds)
        case (("met" | "freed"), int()):
            return "seats", " ".join(str(seat) for seat in range(value.bit_length()) if value >> seat & 1)
        case "lacking", int():
            return "words", " ".join(word for kind, word in enumerate(TILE_WORDS) if value >> kind & 1)
        case "discarded", int():
            return "words", " ".join(word for kind, word in enumerate(CARD_WORDS) if value >> kind & 1)
    return None


def card_word(card: int | str) -> str:
    """The key of a card's name, from its kind or its name in the box."""
    return CARD_WORDS[card if isinstance(card, int) else EVENT_NUMBERS[card]]


def tile_word(tile: int | str) -> str:
    """The key of a tile's name, from its kind or its name in the box."""
    return TILE_WORDS[tile if isinstance(tile, int) else TILE_NUMBERS[tile]]


def placed(view: View, fact: Fact) -> dict[str, object]:
    """The fact with the names of its spaces, how far off a tile lies, and no driver where nobody leads the pawn.

    Of a zombie's or a pawn's way only where it ends is said with its distance.
    """
    named = {
        field: spot(view, value) if field in SPOT_FIELDS and isinstance(value, int) else value
        for field, value in fact.items()
    }
    if "start" in fact and "goal" in fact and is_same_place(view, fact["start"], fact["goal"]):
        named["goal"] = "same"
    if "driver" in fact and fact["driver"] == fact["seat"]:
        named["driver"] = ""
    where = fact.get("goal", fact.get("space", -1))
    if "place" in fact:
        named |= {"place": "off", **offset(fact["place"])}
    elif is_in_town(view, where):
        named |= offset(view["places"][where // SPACES])
    return named


# --- places in town -------------------------------------------------------------------------------------------------


def spot(view: View, space: int) -> str:
    """What is on a space: a building, the road beside one, or a tile without a name; a key of SPOT_WORDS."""
    if not is_in_town(view, space):
        return "unknown"
    kind = kind_at(view, space)
    if kind == HELIPAD and space % SPACES == MIDDLE:
        return "helipad_centre"
    if kind < FIRST_BUILDING:
        return TILE_NAMES[kind]
    return ("in_" if ground(view, space) == INTERIOR else "by_") + TILE_NAMES[kind]


def is_in_town(view: View, space: int) -> bool:
    """Whether the tile of a space is laid."""
    return 0 <= space < len(view["looks"]) * SPACES


def kind_at(view: View, space: int) -> int:
    """The kind of the tile that a space lies on."""
    look: int = view["looks"][space // SPACES]
    return look // TURNS


def ground(view: View, space: int) -> int:
    """Road, interior, or nothing."""
    look: int = view["looks"][space // SPACES]
    return GROUNDS[look][space % SPACES]


def is_same_place(view: View, one: int, other: int) -> bool:
    """Whether two spaces lie on one tile and are called alike."""
    return one // SPACES == other // SPACES and spot(view, one) == spot(view, other)


def place_args(view: View, space: int) -> dict[str, object]:
    """All that tells a space from every other one: what is there, where its tile lies, and which part of it."""
    return {
        "spot": TILE_NAMES[HELIPAD] if kind_at(view, space) == HELIPAD else spot(view, space),
        "corner": CORNERS[space % SPACES],
        **offset(view["places"][space // SPACES]),
    }


def offset(place: int) -> dict[str, object]:
    """How far a tile lies from Town Square."""
    east, north = column(place) - column(CENTRE), row(CENTRE) - row(place)
    return {
        "ew": "none" if not east else "east" if east > 0 else "west",
        "across": abs(east),
        "ns": "none" if not north else "north" if north > 0 else "south",
        "along": abs(north),
    }


def column(place: int) -> int:
    """The column of a place for a tile."""
    return place >> PLACE_BITS


def row(place: int) -> int:
    """The row of a place for a tile."""
    return place & (1 << PLACE_BITS) - 1


def way_between(view: View, start: int, goal: int) -> str:
    """In which direction a step leads."""
    across = map_column(view, goal) - map_column(view, start)
    along = map_row(view, goal) - map_row(view, start)
    if along:
        return WAY_NAMES[2] if along > 0 else WAY_NAMES[0]
    return WAY_NAMES[1] if across > 0 else WAY_NAMES[3]


def map_column(view: View, space: int) -> int:
    """The column of a space among those of the whole map."""
    return column(view["places"][space // SPACES]) * SIDE + space % SPACES % SIDE


def map_row(view: View, space: int) -> int:
    """The row of a space among those of the whole map."""
    return row(view["places"][space // SPACES]) * SIDE + space % SPACES // SIDE


# --- what lies on a player ------------------------------------------------------------------------------------------


def effects_on(view: View, seat: int) -> list[Label]:
    """What is in force for a player, now or from the next turn on; all of it is public (ZZ-9.9)."""
    found: list[Label] = []
    for effect, word in enumerate(EFFECT_WORDS):
        if seat == view["active"] and view["effects"] >> effect & 1:
            found.append([word, {}])
        count = view["lying"][seat * EFFECT_KINDS + effect]
        if count:
            found.append([f"{word}.next", {"count": count}])
    for lasting, word in LASTING_WORDS.items():
        if view[lasting][seat]:
            found.append([word, {"turn": "this" if view[lasting][seat] == 2 else "next"}])
    return found + bonuses_of(view, seat)


def bonuses_of(view: View, seat: int) -> list[Label]:
    """What helps a player's fight rolls for a while."""
    found: list[Label] = []
    if view["sawing"] >> seat & 1:
        found.append(["effect-chainsaw", {}])
    burning = [look // TURNS for tile, look in enumerate(view["looks"]) if view["burning"][seat] >> tile & 1]
    if burning:
        found.append(["effect-molotov", {"tile": [TILE_NAMES[kind] for kind in burning]}])
    if view["shots"][seat]:
        found.append(["effect-shotgun", {"shots": view["shots"][seat]}])
    return found


# --- what is asked --------------------------------------------------------------------------------------------------


def question(view: View, names: Sequence[str]) -> Label:
    """What is going on, to whoever has the view: a question, or who is waited for, or what chance is doing."""
    ask = view["ask"]
    if ask is None:
        return result(view, names)
    if ask["kind"] == "chance":
        return [CHANCES[ask["name"]], chance_args(view, names)]
    about = asked_about(view, names)
    if is_idle(view):
        return ["ask-event.idle", about]
    if view["options"]:
        return [ASKS[ask["name"]], about]
    waited = [names[seat] for seat in ask["seats"]]
    return [f"{ASKS[ask['name']]}.wait", {**about, "names": waited, "count": len(waited)}]


def hint(view: View, names: Sequence[str]) -> Label | None:
    """The line below a question; nobody else needs one."""
    ask = view["ask"]
    if ask is None or ask["kind"] == "chance" or not view["options"] or is_idle(view):
        return None
    return [f"{ASKS[ask['name']]}.hint", asked_about(view, names)]


def is_idle(view: View) -> bool:
    """Whether one is asked for an event only because everybody is: there is nothing to play."""
    return view["ask"]["name"] == "event" and bool(view["options"]) and set(view["options"]) <= IDLE


def result(view: View, names: Sequence[str]) -> Label:
    """Who has won, and how."""
    outcome = view["outcome"]
    winners = outcome["ranking"][0]
    points = outcome["scores"][winners[0]]
    return [f"reason-{outcome['reason']}", {"who": [names[seat] for seat in winners], "points": points}]


def chance_args(view: View, names: Sequence[str]) -> dict[str, object]:
    """For whom chance draws or rolls; nobody, before the first turn."""
    seat = view["stack"][-1].get("seat", -1)
    return {"who": names[seat]} if seat >= 0 else {}


def asked_about(view: View, names: Sequence[str]) -> dict[str, object]:
    """What a question speaks of, by the name of the ask."""
    top = view["stack"][-1]
    match view["ask"]["name"]:
        case "lay":
            return {"tile": TILE_NAMES[top["kind"]], "drew": yes(top["seat"] == view["active"])}
        case "put":
            return {"what": THINGS[top["what"]], "left": top["left"], **scope_args(view, top["scope"])}
        case "event":
            return event_args(view, names)
        case "settle":
            seat = top["seat"]
            return {"total": top["total"], "lives": view["lives"][seat], "bullets": view["bullets"][seat]}
        case "not_dead":
            return {"one": top["one"], "two": top["two"]}
        case "step":
            return step_args(view, names)
        case "zombies":
            return {"left": top["left"]}
        case "carry":
            return {"left": top["left"], "up": yes(top["origin"] >= 0)}
        case _:
            return {}


def scope_args(view: View, scope: int) -> dict[str, object]:
    """Where zombies or tokens may be put: on one tile, or anywhere."""
    if scope == ANYWHERE:
        return {"scope": "anywhere", "tile": "none"}
    return {"scope": "tile", "tile": TILE_NAMES[view["looks"][scope] // TURNS]}


def event_args(view: View, names: Sequence[str]) -> dict[str, object]:
    """Which window is open: its letter (ZZ-9.3), whose turn it is, whose fight, and whether one's event is used."""
    top, seat, active = view["stack"][-1], view["seat"], view["active"]
    subject = top["fighter"] if top["fighter"] >= 0 else active
    return {
        "moment": WINDOWS[top["moment"].bit_length() - 1],
        "who": names[subject],
        "you": yes(subject == seat),
        "steps": as_steps(view["rolled"], view["effects"], view["doubled"]),
        "keys": yes(view["keyed"]),
        "afraid": yes(view["effects"] & AFRAID),
        "used": yes(seat is not None and view["used"] >> seat & 1),
        "dice": movement_dice(view),
    }


def step_args(view: View, names: Sequence[str]) -> dict[str, object]:
    """Whose pawn moves, how many steps are left, whether somebody else chooses them, and whether it must get out."""
    top = view["stack"][-1]
    driver = top["driver"] if top["forced"] else view["driver"]
    shut = view["effects"] & SHUT_IN and top["seat"] == view["active"]
    return {
        "who": names[top["seat"]],
        "left": top["left"],
        "led": yes(driver != top["seat"]),
        "forced": yes(top["forced"]),
        "shut": yes(shut),
        "dice": 1 if view["keyed"] else movement_dice(view),
    }


def yes(flag: object) -> str:
    """A word to select on."""
    return "yes" if flag else "no"


# --- answers --------------------------------------------------------------------------------------------------------


def option(view: View, names: Sequence[str], text: str) -> Label:
    """One of the view's options: all that it does. In short, for a button, it stands under the key with ``.short``."""
    return [*answer_words(view, names, answers.read(text.lower(), chance=False))]


def answer_words(view: View, names: Sequence[str], answer: Answer) -> tuple[str, dict[str, object]]:
    """The key of an answer, and what it speaks of."""
    match answer:
        case Pass():
            return "answer-pass", {"ask": view["ask"]["name"]}
        case PassTurn():
            return "answer-pass-turn", {}
        case Stop():
            return "answer-stop", step_args(view, names)
        case answers.Lay():
            turn = {"turn": answer.turn, **offset(answers.place_number(answer.place))}
            return "answer-lay", {"tile": TILE_NAMES[view["stack"][-1]["kind"]], **turn}
        case answers.AtSpace():
            return space_words(view, names, answer)
        case answers.Herd():
            return "answer-herd", {"way": answer.way, **place_args(view, answers.space_number(answer.space))}
        case answers.Settle():
            return SETTLINGS[answer.how], settle_args(view)
        case answers.Die():
            top = view["stack"][-1]
            shown = top["one"] if answer.die == 1 else top["two"]
            return DEEDS[answer.deed], {"shown": shown, "bullets": WIN_FIGHT - shown}
        case _:
            return card_words(view, names, answer)


def space_words(view: View, names: Sequence[str], answer: answers.AtSpace) -> tuple[str, dict[str, object]]:
    """The same, for answers that name a space."""
    space = answers.space_number(answer.space)
    top = view["stack"][-1]
    match answer:
        case answers.Go():
            here = view["pawn"][top["seat"]]
            goal = "same" if is_same_place(view, here, space) else spot(view, space)
            step = {"way": way_between(view, here, space), "spot": goal, "there": awaits(view, top["seat"], space)}
            return "answer-go", {**step_args(view, names), **step, **offset(view["places"][space // SPACES])}
        case answers.Lift():
            return "answer-lift", place_args(view, space)
        case _:
            what = THINGS[top["what"]] if "what" in top else "carried"
            return "answer-put", {"what": what, **place_args(view, space)}


def awaits(view: View, seat: int, space: int) -> str:
    """What a pawn meets on a space: a win, a fight, a zombie that cannot be fought, a token, or nothing."""
    there = view["space"][space]
    fed = any(view["fed"])
    if spot(view, space) == "helipad_centre" and (fed or not there & ZOMBIE):
        return "win"
    if there & ZOMBIE:
        return "fed" if fed else "zombie"
    if there & LIFE and view["lives"][seat] == MOST_LIVES:
        return "none"
    return THINGS.get(there & (BULLET | LIFE), "none")


def settle_args(view: View) -> dict[str, object]:
    """What a failed fight roll costs: the roll, what it lacks, the lives left, and what Adrenaline Rush makes of it."""
    top = view["stack"][-1]
    total = top["total"]
    return {
        "total": total,
        "lack": WIN_FIGHT - total,
        "left": view["lives"][top["seat"]] - 1,
        "rushed": total + RUSH_BONUS,
    }


def card_words(view: View, names: Sequence[str], answer: Answer) -> tuple[str, dict[str, object]]:
    """The same, for cards that are played, used or discarded."""
    match answer:
        case answers.Use():
            return "answer-use", {"card": answer.card, "kills": grenade_kills(view)}
        case answers.Drop():
            return "answer-discard", {"card": answer.card}
        case answers.Play(card=card, seat=seat, extra="") if seat != NOBODY:
            return "answer-play-on", {"card": card, "target": names[seat]}
        case answers.Play(card=card, seat=seat, extra="bullets"):
            lost = min(FINGERS_BULLETS, view["bullets"][seat])
            return "answer-play-bullets", {"card": card, "target": names[seat], "bullets": lost}
        case answers.Play(card=card, seat=seat, extra=item) if seat != NOBODY:
            return "answer-play-item", {"card": card, "target": names[seat], "item": item}
        case answers.Play(card=card, extra=building) if building:
            return "answer-play-building", {"card": card, "building": building}
        case answers.Play(card=card):
            kind = EVENT_NUMBERS[card]
            return "answer-equip" if ITEM_HOMES[kind] or kind == SHOTGUN else "answer-play", {"card": card}
        case _:
            raise AssertionError(f"{answer!r} is nobody's answer")


def grenade_kills(view: View) -> int:
    """How many zombies stand in the building where a player's pawn is, or at whose door it is (ZZ-11.12)."""
    first = view["pawn"][view["seat"]] // SPACES * SPACES
    inside = [space for space in range(first, first + SPACES) if ground(view, space) == INTERIOR]
    return sum(1 for space in inside if view["space"][space] & ZOMBIE)


# --- cards, and what is said under a moment -------------------------------------------------------------------------


def effect(card: int | str) -> Label:
    """What a card does, and when."""
    return [f"{card_word(card)}.effect", {}]


def caption(view: View, fact: Fact, names: Sequence[str]) -> Label:
    """What is said under a moment; the view knows its places. A fact without a caption says its log line."""
    named = placed(view, fact)
    name = str(named.pop("fact"))
    for field in ("met", "freed"):  # seats by number, and no caption says whom a zombie reaches or leaves
        named.pop(field, None)
    for field in ("seat", "target", "driver"):
        seat = named.get(field)
        if isinstance(seat, int):
            named[field] = names[seat] if seat >= 0 else ""
    key = f"fact-{name}".replace("_", "-")
    return [f"{key}.caption" if name in CAPTIONED else key, named]
