"""How things are called at the table of Zombiaki: the numbers in facts, what is asked, every answer, every card.

What is asked and answered is read from a view and from nothing else, and said as references to words: a key of
``words/*.ftl`` and what to put into it. Keys are written out, so that a search for one finds who says it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.core.scene import Label
from shamble.games.zombiaki import answers
from shamble.games.zombiaki.box import (
    AIM,
    AT_LANE,
    BITTEN_MASK,
    BITTEN_SHIFT,
    BLOOD,
    CAR_TARGETS,
    CARD_NAMES,
    CARD_NUMBERS,
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    FIRST_HUMAN,
    HARM_NAMES,
    HUMAN_SIDE,
    IS_BOSS,
    IS_DOG,
    LANE_NAMES,
    MADE_MASKS,
    MADE_SHIFTS,
    NAPALM,
    NET,
    NETTED,
    NUMBER,
    ORDERS,
    PICKAXE,
    ROWS,
    SIDE_NAMES,
    SPLINTERS,
    STRENGTH_MASK,
    TO_MOVE_MASK,
)
from shamble.games.zombiaki.facts import MOVES

View = Mapping[str, Any]
Fact = Mapping[str, Any]

# By kind, in the order of the box.
CARD_WORDS: Final = (
    "card-zombie2",
    "card-zombie3",
    "card-zombie4",
    "card-zombie5",
    "card-dog",
    "card-boss",
    "card-shield",
    "card-claws",
    "card-terror",
    "card-mass",
    "card-swap",
    "card-bite",
    "card-hunger",
    "card-meat",
    "card-click",
    "card-pickaxe",
    "card-notsofast",
    "card-dawn",
    "card-shot1",
    "card-shot2",
    "card-burst2",
    "card-burst3",
    "card-sniper",
    "card-wall5",
    "card-wall6",
    "card-barrier",
    "card-napalm",
    "card-blood",
    "card-getout",
    "card-floodlight",
    "card-petrol",
    "card-stepback",
    "card-freeze",
    "card-grenade",
    "card-net",
    "card-barrel",
    "card-mine",
    "card-streetfire",
    "card-voltage",
    "card-car",
    "card-flamethrower",
    "card-pit1",
    "card-pit2",
)
SHRAPNEL_WORD: Final = "harm-shrapnel"
CAMP_WORDS: Final = ("camp-zombies", "camp-humans")
# Cards that do something else under an option: the setting, its unusual value, and what they do then.
OTHER_EFFECTS: Final = {
    "dog": ("dog_rows", 1, "effect-dog-row"),
    "boss": ("orders_per_zombie", "turn", "effect-boss-turn"),
    "barrier": ("barrier_row", 5, "effect-barrier-row"),
    "freeze": ("freeze", "march", "effect-freeze-march"),
    "mass": ("merged", "free", "effect-mass-free"),
    "wall5": ("wall_rows", "2-4", "effect-wall5-rows"),
    "wall6": ("wall_rows", "2-4", "effect-wall6-rows"),
    "floodlight": ("floodlight", "sight", "effect-floodlight-sight"),
    "flamethrower": ("flames", "empty", "effect-flamethrower-empty"),
}
OTHER_WORDS: Final = frozenset(words for _, _, words in OTHER_EFFECTS.values())
ASKS: Final = {
    "dog": "ask-dog",
    "march": "ask-march",
    "discard": "ask-discard",
    "play": "ask-play",
    "click": "ask-click",
    "shrapnel": "ask-shrapnel",
    "bullet": "ask-bullet",
    "petrol": "ask-petrol",
    "flamethrower": "ask-flamethrower",
    "net": "ask-net",
}
# Facts with a line of their own under what people watch.
CAPTIONED: Final = frozenset(
    {
        "clicked", "stuck", "halted", "swapped", "fused", "bit", "hurt", "absorbed", "died", "fell", "filled",
        "exploded", "splintered", "burned", "crossed", "netted", "rolled", "boss_fell", "dawned", "broke_through",
    }
)  # fmt: skip
SHOTS: Final = frozenset(CARD_NAMES[kind] for kind in CAR_TARGETS)
# The words of playing a card; some kinds share theirs.
PLAYS: Final = {
    "zombie2": "play-body",
    "zombie3": "play-body",
    "zombie4": "play-body",
    "zombie5": "play-body",
    "dog": "play-body",
    "boss": "play-boss",
    "shield": "play-shield",
    "claws": "play-claws",
    "terror": "play-terror",
    "mass": "play-mass",
    "swap": "play-swap",
    "bite": "play-bite",
    "hunger": "play-hunger",
    "pickaxe": "play-pickaxe",
    "shot1": "play-shot",
    "shot2": "play-shot",
    "burst2": "play-burst",
    "burst3": "play-burst",
    "sniper": "play-sniper",
    "wall5": "play-wall",
    "wall6": "play-wall",
    "barrier": "play-barrier",
    "napalm": "play-napalm",
    "blood": "play-blood",
    "floodlight": "play-floodlight",
    "petrol": "play-petrol",
    "stepback": "play-stepback",
    "freeze": "play-freeze",
    "grenade": "play-grenade",
    "net": "play-net",
    "barrel": "play-barrel",
    "mine": "play-mine",
    "streetfire": "play-streetfire",
    "voltage": "play-voltage",
    "car": "play-car",
    "flamethrower": "play-flamethrower",
    "pit1": "play-pit",
    "pit2": "play-pit",
}


# --- the numbers in facts -------------------------------------------------------------------------------------------


def naming(field: str, value: object) -> tuple[str, str] | None:
    """What a field's value is called: ("name", as it is), ("word", to translate), or None: left alone."""
    if field in ("kind", "card"):
        return card_name(value)
    if field == "effect" and isinstance(value, str):
        return ("word", value) if value in OTHER_WORDS else None
    if field in ("cell", "start", "goal"):
        return cell_name(value)
    if field == "side":
        return camp_name(value)
    if field == "body" and isinstance(value, int):
        return "name", body_name(value)
    if field == "why" and isinstance(value, int) and value >= len(MOVES):  # of a removal; other reasons are selected on
        return "word", CARD_WORDS[value]
    return None


def card_name(value: object) -> tuple[str, str] | None:
    """The words of a card or of shrapnel, from its kind or its name in the box; None for a word to select on."""
    if value in (SPLINTERS, HARM_NAMES[SPLINTERS]):
        return "word", SHRAPNEL_WORD
    if isinstance(value, int) or value in CARD_NUMBERS:
        return "word", card_word(value)
    return None


def card_word(card: int | str) -> str:
    """The key of a card's name, from its kind or its name in the box."""
    return CARD_WORDS[card if isinstance(card, int) else CARD_NUMBERS[card]]


def cell_name(value: object) -> tuple[str, str] | None:
    """A cell; nothing for none or the barricade, which sentences select on."""
    return ("name", CELL_NAMES[value] if 0 <= value < CELLS else "") if isinstance(value, int) else None


def camp_name(value: object) -> tuple[str, str] | None:
    """A side, from its number or its name in the box."""
    if isinstance(value, int):
        return "word", CAMP_WORDS[value]
    return ("word", CAMP_WORDS[SIDE_NAMES.index(value)]) if value in SIDE_NAMES else None


def body_name(body: int) -> str:
    """Who it is: dog, boss, fused, or the strength of any other zombie, for a sentence to select on."""
    if body & IS_DOG:
        return "dog"
    if body & IS_BOSS:
        return "boss"
    return "fused" if is_fused(body) else str(body & STRENGTH_MASK)


def is_fused(body: int) -> bool:
    """Whether two zombies or more have become this one (ZK-4.4)."""
    bitten = body >> BITTEN_SHIFT & BITTEN_MASK
    return bitten + sum(body >> shift & mask for shift, mask in zip(MADE_SHIFTS, MADE_MASKS, strict=True)) > 1


# --- what is asked --------------------------------------------------------------------------------------------------


def question(view: View, names: Sequence[str]) -> Label:
    """What is going on, to whoever has the view: a question, or who is waited for, or what chance is doing."""
    ask = view["ask"]
    if ask is None:
        return result(view, names)
    if ask["kind"] == "chance":
        return ["chance-card", {"side": SIDE_NAMES[view["stack"][-1]["side"]]}]
    about = asked_about(view)
    if view["options"]:
        return [ASKS[ask["name"]], about]
    [waited] = [names[seat] for seat in ask["seats"]]
    return [f"{ASKS[ask['name']]}.wait", {**about, "name": waited}]


def hint(view: View) -> Label | None:
    """The line below a question; nobody else needs one."""
    ask = view["ask"]
    if ask is None or ask["kind"] == "chance" or not view["options"]:
        return None
    return [f"{ASKS[ask['name']]}.hint", asked_about(view)]


def result(view: View, names: Sequence[str]) -> Label:
    """Who has won, and how."""
    outcome = view["outcome"]
    [winner] = outcome["ranking"][0]
    return [f"reason-{outcome['reason']}", {"who": names[winner]}]


def asked_about(view: View) -> dict[str, object]:
    """What a question speaks of, by the name of the ask."""
    top = view["stack"][-1]
    match view["ask"]["name"]:
        case "dog":
            return {"cell": top["at"] if top["at"] >= 0 else "", "left": top["left"], "dogs": dogs_in(view)}
        case "march":
            return {"cell": march_cell(view)}
        case "play":
            return about_play(view, top["side"])
        case "click":
            return aimed(view)
        case "shrapnel":
            return {"cell": top["mine"]}
        case "bullet":
            return {"lane": LANE_NAMES[top["lane"]], "left": top["left"]}
        case "petrol":
            return {"cell": "" if is_burnt(top) else top["cell"], "left": top["power"]}
        case "flamethrower":
            cell = top["lane"] * ROWS + top["row"] - 1
            return {"cell": cell, "left": top["power"], "flames": view["flames"]}
        case "net":
            return {"left": room_in_net(view)}
        case _:
            return {}


def dogs_in(view: View) -> int:
    """How many dogs are in the street."""
    return sum(1 for body in view["body"] if body & IS_DOG)


def march_cell(view: View) -> int:
    """The zombie whose step is next (ZK-3.11)."""
    return max(range(CELLS), key=lambda cell: cast(int, view["body"][cell]) & TO_MOVE_MASK)


def about_play(view: View, side: int) -> dict[str, object]:
    """Whose turn it is, and what limits it: orders left, Terror, and how many cards the humans have still to draw."""
    deck = sum(view["deck"][FIRST_HUMAN:])
    return {"side": SIDE_NAMES[side], "orders": orders_now(view), "terror": terror_now(view), "deck": deck}


def orders_now(view: View) -> int:
    """How many orders are left to a boss who may give one now (ZK-4.1)."""
    return ORDERS - cast(int, view["orders"]) if any(text.startswith("order-") for text in view["options"]) else 0


def terror_now(view: View) -> str:
    """Whether Terror limits the humans, and whether their one card is played (ZK-4.3)."""
    if not view["terror"] or view["stack"][-1]["side"] != HUMAN_SIDE:
        return "no"
    return "done" if view["stack"][-1]["played"] else "yes"


def aimed(view: View) -> dict[str, object]:
    """The card that Click! may cancel, and at what it is aimed: a lane, a cell, or the car on it."""
    top = view["stack"][-2]
    if top["frame"] == "burst":
        return {"card": CARD_NAMES[top["kind"]], "aim": "lane", "lane": LANE_NAMES[top["lane"]], "cell": ""}
    aim = "car" if top["car"] else "cell"
    return {"card": CARD_NAMES[top["kind"]], "aim": aim, "lane": "", "cell": CELL_NAMES[top["cell"]]}


def is_burnt(petrol: Mapping[str, int]) -> bool:
    """Whether the petrol has burned the cell where it is."""
    return bool(petrol["burnt"] >> petrol["cell"] & 1)


def room_in_net(view: View) -> int:
    """The strength that the net can still hold (ZK-5.12)."""
    bodies = cast("list[int]", view["body"])
    return NUMBER[NET] - sum(body & STRENGTH_MASK for body in bodies if body & NETTED)


# --- answers --------------------------------------------------------------------------------------------------------


def option(view: View, text: str) -> Label:
    """One of the view's options: all that it does. In short, for a button, it stands under the key with ``.short``."""
    return [*answer_words(view, answers.read(text.lower(), chance=False))]


def answer_words(view: View, answer: Answer) -> tuple[str, dict[str, object]]:
    """The key of an answer, and what it speaks of."""
    ask = view["ask"]["name"]
    match answer:
        case Pass():
            return "answer-pass", {"ask": ask, **passed_words(view, ask)}
        case PassTurn():
            return "answer-pass-turn", {}
        case Stop():
            return "answer-stop", {"ask": ask}
        case answers.Walk():
            return "answer-step", {"start": answer.start, "goal": answer.goal}
        case answers.Order():
            nth = view["orders"] + 1
            return "answer-order", {"start": answer.start, "goal": answer.goal, "nth": nth}
        case answers.Hold():
            return "answer-hold", {"cell": march_cell(view)}
        case answers.Click():
            return "answer-click", {"card": aimed(view)["card"]}
        case answers.Take():
            return "answer-take", {"card": answer.card, "side": SIDE_NAMES[CARD_NUMBERS[answer.card] >= FIRST_HUMAN]}
        case answers.Discard():
            return "answer-discard", {"card": answer.card, "ask": ask}
        case answers.Play():
            return PLAYS[answer.card], play_words(view, answer)
        case _:
            return part_words(answer)


def passed_words(view: View, ask: str) -> dict[str, object]:
    """What passing speaks of: the zombie that marches, or how many dogs stay."""
    if ask == "march":
        return {"cell": march_cell(view)}
    return {"dogs": dogs_in(view)} if ask == "dog" else {}


def play_words(view: View, play: answers.Play) -> dict[str, object]:
    """What playing a card speaks of: its card, lane or cells, the car there, what is removed, who follows Blood."""
    words: dict[str, object] = {"card": play.card}
    if play.card == CARD_NAMES[BLOOD]:
        words["sort"] = "dog" if view["body"][CELL_NUMBERS[play.target]] & IS_DOG else "zombie"
    if play.card == CARD_NAMES[PICKAXE]:
        words["kind"] = view["thing"][CELL_NUMBERS[play.target]]
    if play.card in SHOTS:
        words["car"] = "yes" if play.car else "no"
    if AIM[CARD_NUMBERS[play.card]] == AT_LANE:
        words["lane"] = play.target
    elif play.goal:
        words |= {"start": play.target, "goal": play.goal}
    elif play.target:
        words["cell"] = play.target
    return words


def part_words(answer: Answer) -> tuple[str, dict[str, object]]:
    """The same, for the parts of a card that goes on asking."""
    match answer:
        case answers.Bullet():
            return "answer-bullet", {"cell": answer.cell, "car": "yes" if answer.car else "no"}
        case answers.Burn():
            return "answer-burn", {"cell": answer.cell, "power": answer.power}
        case answers.Catch():
            return "answer-catch", {"cell": answer.cell}
        case answers.Shrapnel():
            return "answer-shrapnel", {"cell": answer.cell}
        case _:
            raise AssertionError(f"{answer!r} is nobody's answer")


# --- cards, and what is said under a moment ---


def effect(view: View, card: int | str) -> Label:
    """What a card does, when and to whom, under the options in force."""
    word = card_word(card)
    setting, value, other = OTHER_EFFECTS.get(word.removeprefix("card-"), ("", None, ""))
    return [other, {}] if setting and view[setting] == value else [f"{word}.effect", {}]


def caption(view: View, fact: Fact) -> Label:
    """What is said under a moment; the view is that before the fact. A fact without a caption says its log line."""
    name = fact["fact"]
    fields = {field: value for field, value in fact.items() if field != "fact"}
    if finds_nobody(view, fact):
        return ["caption-nobody", {"fact": name}]
    key = f"fact-{name}".replace("_", "-")
    return [f"{key}.caption" if name in CAPTIONED else key, fields]


def finds_nobody(view: View, fact: Fact) -> bool:
    """Whether fire or shrapnel comes to a cell with nobody on it."""
    burns = fact["fact"] in ("splintered", "burned") or (fact["fact"] == "played" and fact["kind"] == NAPALM)
    return burns and not view["body"][fact["cell"]]
