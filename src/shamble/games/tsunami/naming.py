"""How things are called at the table of Zombie Tsunami: the numbers in facts, what is asked, and every answer.

What is asked and answered is read from a view and from nothing else, and said as references to words: a key of
``words/*.ftl`` and what to put into it. Keys are written out, so that a search for one finds who says it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from shamble.core.answer import Answer, Pass, PassTurn, Stop
from shamble.core.scene import Label, yes
from shamble.core.windows import seats_of
from shamble.games.tsunami import answers
from shamble.games.tsunami.box import (
    BEAD_NAMES,
    BIRD_NAMES,
    EVENT_NAMES,
    NOBODY,
    PRICE,
    SAVE_SETS,
    SAVES,
    SECRET_NAMES,
    SHOP_NAMES,
    STREET_NAMES,
)
from shamble.games.tsunami.facts import BY_ROAD, CAUSES
from shamble.games.tsunami.frames.rounds import RESOLVE, REVEAL

View = Mapping[str, Any]

# By field: what its numbers are called in the box, and the words for each, in the same order.
KINDS: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "street": (
        STREET_NAMES,
        (
            "street-pothole",
            "street-gap",
            "street-cars",
            "street-mines",
            "street-bridge",
            "street-runaway",
            "street-car",
            "street-van",
            "street-truck",
            "street-tank",
            "street-civilian-bomb",
            "street-zombie-coin",
            "street-gold-jump",
            "street-parachute",
            "street-bus",
            "street-plane",
        ),
    ),
    "card": (
        SHOP_NAMES,
        (
            "shop-civilian1",
            "shop-bomb2",
            "shop-zombie1",
            "shop-zombie2",
            "shop-civilians2",
            "shop-civilians3",
            "shop-steal1",
            "shop-steal2",
            "shop-save1",
            "shop-save2",
            "shop-bomb1",
            "shop-megabomb",
            "shop-exchange",
            "shop-flip",
            "shop-zombird",
        ),
    ),
    "secret": (
        SECRET_NAMES,
        (
            "secret-ufo",
            "secret-giant",
            "secret-tsunami",
            "secret-quarterback",
            "secret-dragon-head",
            "secret-dragon-tail",
            "secret-ninja",
        ),
    ),
    "bird": (
        BIRD_NAMES,
        (
            "bird-banker",
            "bird-bomb",
            "bird-brain",
            "bird-fairy",
            "bird-ptero",
            "bird-punk",
            "bird-robo",
            "bird-magnet",
            "bird-super-bird",
            "bird-super-fairy",
        ),
    ),
    "event": (
        EVENT_NAMES,
        (
            "event-jump",
            "event-look",
            "event-gift",
            "event-give",
            "event-bomb",
            "event-bonus",
            "event-pill",
            "event-coin",
            "event-zombie",
        ),
    ),
    "bead": (BEAD_NAMES, ("bead-red", "bead-blue", "bead-yellow")),
}
# By the name of a save, and how often if it is used more than once.
SAVE_WORDS: Final = {
    "save1": "shop-save1",
    "save1-2": "saves-save1-2",
    "save1-3": "saves-save1-3",
    "save2": "shop-save2",
    "fairy": "bird-fairy",
    "fairy-2": "saves-fairy-2",
    "super_fairy": "bird-super-fairy",
}
# The same, as the log tells that they were used.
USED_WORDS: Final = {
    "save1": "used-save1",
    "save1-2": "used-save1-2",
    "save1-3": "used-save1-3",
    "save2": "used-save2",
    "fairy": "used-fairy",
    "fairy-2": "used-fairy-2",
    "super_fairy": "used-super-fairy",
}
# What the road brings to everybody, clockwise from the first player, is a fact each and told once.
FOR_ALL: Final = "road-all"
TOLD: Final = "told"
SEAT_FIELDS: Final = frozenset({"holder", "victim", "target", "to", "one", "other"})  # "seat" is $who in every game

BUYS: Final = (
    "buy-civilian1",
    "buy-bomb2",
    "buy-zombie1",
    "buy-zombie2",
    "buy-civilians2",
    "buy-civilians3",
    "buy-steal1",
    "buy-steal2",
    "buy-save1",
    "buy-save2",
    "buy-bomb1",
    "buy-megabomb",
    "buy-exchange",
    "buy-flip",
    "buy-zombird",
)
ACTS: Final = {
    "turn_up": "answer-turn-up",
    "dragon": "answer-dragon",
    "banker": "answer-banker",
    "bomb": "answer-bird-bomb",
    "ptero": "answer-ptero",
    "magnet": "answer-magnet",
    "give": "answer-give",
    "drop_coin": "answer-drop-coin",
}
TAKES: Final = {"zombie": "answer-zombie", "coin": "answer-coin", "civilian": "answer-civilian"}
USES: Final = {"robo": "answer-robo", "punk": "answer-punk", "super_bird": "answer-super-bird"}
ASKS: Final = {
    "vote": "ask-vote",
    "zombie_coin": "ask-zombie-coin",
    "civilian_bomb": "ask-civilian-bomb",
    "interlude": "ask-interlude",
    "push_birds": "ask-push-birds",
    "bonus": "ask-bonus",
    "saves": "ask-saves",
    "bomb": "ask-bomb",
    "giant": "ask-giant",
    "ufo": "ask-ufo",
    "dragon": "ask-dragon",
    "event": "ask-event",
    "visit": "ask-visit",
    "megabomb": "ask-megabomb",
    "exchange": "ask-exchange",
}
CHANCES: Final = {
    "first": "chance-first",
    "tie": "chance-tie",
    "street": "chance-street",
    "shop": "chance-shop",
    "secret": "chance-secret",
    "bird": "chance-bird",
    "event": "chance-event",
    "faces": "chance-faces",
}


# --- the numbers in facts -------------------------------------------------------------------------------------------


def naming(field: str, value: object) -> tuple[str, str] | None:
    """What a field's value is called: ("name", as it is), ("word", to translate), ("seat", whose), several, or None."""
    if field in KINDS:
        return kind_word(field, value)
    if field in SEAT_FIELDS and isinstance(value, int):
        return ("seat", str(value)) if value >= 0 else ("name", "")
    if field == "cards" and isinstance(value, str):
        return "word", SAVE_WORDS[value]
    if field == "cards" and isinstance(value, int):
        return "words", " ".join(USED_WORDS[save] for save in counted(answers.save_words(SAVE_SETS[value].counts)))
    if field == "mask" and isinstance(value, int):
        return "seats", " ".join(str(seat) for seat in seats_of(value))
    if field == "cause" and isinstance(value, int):
        return "name", CAUSES[value]
    return None


def placed(view: View, fact: Mapping[str, object]) -> Mapping[str, object]:
    """The fact as the log tells it: cards by name, and what the road brings told of the first player, for all."""
    named = {field: by_name(field, value) for field, value in fact.items()}
    if fact["fact"] != "grew" or fact["cause"] != BY_ROAD:
        return named
    return {**named, "cause": FOR_ALL if fact["seat"] == view["first"] else TOLD}


def by_name(field: str, value: object) -> object:
    """A card or bead by its name in the box, for a sentence to select on; anything else as it is."""
    return KINDS[field][0][value] if field in KINDS and isinstance(value, int) else value


def counted(saves: Sequence[str]) -> list[str]:
    """The saves of a set, each kind once: two Fairies are "fairy-2"."""
    return [save if many == 1 else f"{save}-{many}" for save, many in Counter(saves).items()]


def kind_word(field: str, value: object) -> tuple[str, str] | None:
    """The words of a card or bead, from its number or its name in the box; None for a word to select on."""
    names, keys = KINDS[field]
    if isinstance(value, int):
        return "word", keys[value]
    return ("word", keys[names.index(value)]) if value in names else None


# --- what is asked --------------------------------------------------------------------------------------------------


def question(view: View, names: Sequence[str]) -> Label:
    """What is going on, to whoever has the view: a question, or who is waited for, or what chance is doing."""
    ask = view["ask"]
    if ask is None:
        return result(view, names)
    if ask["kind"] == "chance":
        return [CHANCES[ask["name"]], {}]
    if has_sealed(view):
        return ["ask-sealed", {}]
    if view["options"]:
        return [ASKS[ask["name"]], asked_about(view, names)]
    waited = [names[seat] for seat in ask["seats"]]
    return [f"{ASKS[ask['name']]}.wait", {"names": waited, "count": len(waited)}]


def hint(view: View, names: Sequence[str]) -> Label | None:
    """The line below a question; nobody else needs one."""
    ask = view["ask"]
    if ask is None or ask["kind"] == "chance" or not view["options"] or has_sealed(view):
        return None
    return [f"{ASKS[ask['name']]}.hint", asked_about(view, names)]


def result(view: View, names: Sequence[str]) -> Label:
    """Who has won, and what settled it."""
    outcome = view["outcome"]
    [winner] = outcome["ranking"][0]
    return [f"reason-{outcome['reason']}", {"who": names[winner], "points": outcome["scores"][winner]}]


def has_sealed(view: View) -> bool:
    """Whether the seat has an answer in, which it may still change."""
    top, seat = view["stack"][-1], view["seat"]
    return "sealed" in top and seat is not None and top["sealed"][seat] >= 0


def asked_about(view: View, names: Sequence[str]) -> dict[str, object]:
    """What a question speaks of, by the name of the ask."""
    seat = view["seat"]
    match view["ask"]["name"]:
        case "vote":
            return {"street": view["road"][-1], "need": frame(view, "push")["need"]}
        case "interlude":
            return {"moment": moment(view), "street": view["road"][-1] if view["road"] else ""}
        case "zombie_coin":
            return {"coins": view["coins"][seat]}
        case "push_birds":
            return team_of(view)
        case "saves":
            faces, loss = frame(view, "jump")["faces"][seat], loss_of(view)
            return {"faces": faces, "loss": loss, "capped": yes(faces > loss)}
        case "bomb":
            return {"bomber": names[frame(view, "bomb")["seat"]], "civilians": view["civilians"][seat]}
        case "event":
            return {"event": view["event"]}
        case "visit":
            return {"coins": view["coins"][seat], "bought": frame(view, "visit")["bought"]}
        case "megabomb":
            return {"named": frame(view, "megabomb")["named"].bit_count()}
        case "exchange":
            one = frame(view, "exchange")["one"]
            return {"one": names[one] if one >= 0 else ""}
        case _:
            return {}


def moment(view: View) -> str:
    """Before what an interlude is held: the first street card, a card's effect, the shopping, the round's end."""
    if any(found["frame"] == "shop" for found in view["stack"]):
        return "shop"
    return {REVEAL: "start", RESOLVE: "card"}.get(frame(view, "round")["stage"], "end")


def team_of(view: View) -> dict[str, object]:
    """The seat's team in a push: its bead, what it has and what it needs."""
    push = frame(view, "push")
    bead = push["votes"][view["seat"]]
    hordes = [horde for horde, vote in zip(view["hordes"], push["votes"], strict=True) if vote == bead]
    return {"bead": bead, "total": sum(hordes) + push["help"][bead], "need": push["need"]}


def frame(view: View, name: str) -> dict[str, Any]:
    """The topmost procedure of this name that is going on."""
    return next(found for found in reversed(cast("list[dict[str, Any]]", view["stack"])) if found["frame"] == name)


def loss_of(view: View) -> int:
    """How many zombies of the seat are about to die: those of its roll, or the one that a bomb takes."""
    return cast(int, frame(view, "jump")["losses"][view["seat"]]) if view["ask"]["name"] == "saves" else 1


# --- answers --------------------------------------------------------------------------------------------------------


def option(view: View, names: Sequence[str], text: str) -> Label:
    """One of the view's options: all that it does. In short, for a button, it stands under the key with ``.short``."""
    return [*answer_words(view, names, answers.read(text.lower(), chance=False))]


def answer_words(view: View, names: Sequence[str], answer: Answer) -> tuple[str, dict[str, object]]:
    """The key of an answer, and what it speaks of."""
    ask, seat = view["ask"]["name"], view["seat"]
    match answer:
        case Pass():
            return "answer-pass", {"ask": ask}
        case PassTurn():
            return "answer-pass-turn", {}
        case Stop():
            return "answer-stop", {}
        case answers.Bead():
            return "answer-bead", {"bead": answer.colour}
        case answers.Take():
            return TAKES[answer.what], {"coins": view["coins"][seat]}
        case answers.Bomb():
            return "answer-bomb", {"target": names[answer.seat]}
        case answers.Join():
            left = names[(seat + 1) % view["seats"]]
            return "answer-join" if answer.joins else "answer-stay", {"event": view["event"], "target": left}
        case answers.Name():
            return "answer-name", {"ask": ask, **aim(view, names, answer.seat)}
        case answers.Buy():
            number = SHOP_NAMES.index(answer.card)
            return BUYS[number], {"price": PRICE[number], **aim(view, names, answer.seat)}
        case answers.Act():
            return ACTS[answer.act], {"secret": view["secret"][seat], **aim(view, names, answer.seat)}
        case _:
            return use_words(view, names, answer)


def use_words(view: View, names: Sequence[str], answer: Answer) -> tuple[str, dict[str, object]]:
    """The same, for cards used at their moment: saves, birds, secret bonuses."""
    match answer:
        case answers.Split(one=one, other=other) if one == other:
            return "answer-tsunami-one", {"one": names[one]}
        case answers.Split(one=one, other=other):
            return "answer-tsunami", {"one": names[one], "other": names[other]}
        case answers.Score():
            bombed = view["ask"]["name"] == "bomb"
            return "answer-score", {
                "secret": answer.secret,
                "target": names[frame(view, "bomb")["seat"]] if bombed else "",
            }
        case answers.Use(cards=(card,)) if card in USES:
            return USES[card], {}
        case answers.Use(cards=cards):
            loss = loss_of(view)
            saved = min(loss, sum(save.saves for card in cards for save in SAVES if save.name == card))
            return "answer-saves", {"cards": counted(cards), "saved": saved, "dead": loss - saved}
        case _:
            raise AssertionError(f"{answer!r} is nobody's answer")


def aim(view: View, names: Sequence[str], seat: int) -> dict[str, object]:
    """At whom an answer is aimed, and whether that is oneself."""
    if seat == NOBODY:
        return {}
    return {"target": names[seat], "you": "yes" if seat == view["seat"] else "no"}
