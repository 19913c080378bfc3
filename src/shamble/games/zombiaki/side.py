"""What lies beside the board of Zombiaki, for clients that lay it out in their own way: ``side`` of docs/wire.md.

It is made from a view and from nothing else. Words are references to sentences; those of the picture are listed in
``labels`` and ``aim``, the others are:

    side-turn           turn side                       "Turn 10, humans"
    side-hand           side you                        heading of a hand
    side-sort           stays [yes, no]                 whether a card stays or is discarded after use
    side-order, side-order.effect, side-order.note left ordered      the boss's order, which is picked like a card
    side-threat                                         on Click! while a shot is aimed: it can answer this
    side-deck, side-pile        n                       captions of numbers
    side-played         n terror                        cards played this turn
    side-ahead                                          "Next march, if nothing changes:"
    side-do             verb                            a button that does what is chosen
    side-flames         a b c row                       how the flamethrower's power is shared out
    side-percent        p                               a share of a hundred
    side-odds-...                                       see ``odds_shown``
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from shamble.core.scene import Data, Label, source, words, yes
from shamble.games.zombiaki import labels, naming
from shamble.games.zombiaki.ahead import Fate, ahead
from shamble.games.zombiaki.aim import Aim, aims
from shamble.games.zombiaki.box import (
    BARREL,
    BARRICADE,
    CAR,
    CARD_NAMES,
    CARD_NUMBERS,
    CARDS,
    CLICK,
    FIRST_HUMAN,
    HUMAN_SIDE,
    IS_DOG,
    LANE_OF,
    MINE,
    NAPALM,
    ROWS,
    SIDE_NAMES,
    STAYS,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.look import SEAT_LETTERS, Look, Option, body_id, cell_id, lane_id, side_of_kind
from shamble.games.zombiaki.odds_shown import odds
from shamble.games.zombiaki.plans import Split, splits

ORDER_ID: Final = "order"
LATE: Final = 8  # so many cards before dawn it is said how many turns are left
AIMING: Final = ("shot1", "shot2", "burst2", "burst3", "sniper")  # what Click! answers
FACT_FACES: Final = {
    "moved": "zk-step",
    "waited": "zk-dog",
    "frozen": "zk-card-freeze",
    "ran_out": "zk-back-humans",
    "stayed": "zk-held",
    "grew": "zk-card-claws",
    "fired": "zk-aim",
    "climbed": "zk-wall",
    "stuck": "zk-wall",
    "halted": "zk-card-notsofast",
    "clicked": "zk-card-click",
    "swapped": "zk-card-swap",
    "fused": "zk-mass",
    "bit": "zk-z1",
    "ordered": "zk-hat",
    "absorbed": "zk-shield",
    "filled": "zk-shield",
    "died": "zk-skull",
    "fell": "zk-pit",
    "stood": "zk-pit",
    "exploded": "zk-pow",
    "splintered": "zk-pow",
    "burned": "zk-flame",
    "crossed": "zk-flame",
    "netted": "zk-net",
    "rolled": "zk-barrel",
    "boss_fell": "zk-hat",
    "dawned": "zk-card-dawn",
    "broke_through": "zk-card-hunger",
}
FATE_FACES: Final = {
    "dies": "zk-skull",
    "shield": "zk-shield",
    "hurt": "zk-flame",
    "through": "zk-pow",
    "stuck": "zk-wall",
}
# What the button of an answer without an aim says, where that is not "Play".
DEEDS: Final = {
    ("discard", "discard"): "discard",
    ("play", "discard"): "discard",
    ("play", "take"): "discard",
    ("play", "pass"): "end",
    ("dog", "pass"): "stay",
    ("dog", "stop"): "stay",
    ("march", "pass"): "let",
    ("march", "pass-turn"): "let",
    ("click", "pass"): "let",
    ("bullet", "stop"): "stop",
    ("petrol", "stop"): "stop",
    ("net", "stop"): "stop",
}
HURT_FACES: Final = {NAPALM: "zk-flame", MINE: "zk-pow", CAR: "zk-pow", BARREL: "zk-barrel"}


def side(view: Mapping[str, object], names: Sequence[str] | None = None) -> Data:
    """What is going on, the players, the answers, both hands, the odds, and what the next march brings."""
    look = Look(view, names)
    found = aims(look)
    return {
        "say": _say(look),
        "players": [_player(look, seat) for seat in range(len(SEAT_LETTERS))],
        "answers": _flames(look) or [_answer(look, option, found.get(option.answer)) for option in look.options],
        "sealed": None,
        "hand": _hand(look, look.near, "h"),
        "other": _hand(look, 1 - look.near, "o"),
        "ahead": _ahead(ahead(view)),
        "odds": odds(look),
        "head": {"title": words("side-turn", turn=look.turn, side=SIDE_NAMES[look.now])},
        "foot": None,
        "legend": [],
    }


def points(view: Mapping[str, object]) -> list[int | None]:
    """The row of the foremost zombie at this moment, as the zombies' line; 6 is over the barricade. No other line."""
    look = Look(view, None)
    rows = [cell % ROWS + 1 for cell, body in enumerate(look.body) if body and not body & IS_DOG]
    over = (look.outcome or {}).get("reason") == "BARRICADE"
    found: list[int | None] = [None, None]
    found[look.seat_of(ZOMBIE_SIDE)] = ROWS + 1 if over else max(rows, default=0)
    return found


def face_of(fact: Mapping[str, object]) -> str | None:
    """A picture for the log line of a fact given as plain data."""
    name, kind = str(fact["fact"]), fact.get("kind")
    if name == "hurt":
        return HURT_FACES.get(cast(int, kind), "zk-pow")
    if name in FACT_FACES:
        return FACT_FACES[name]
    if isinstance(kind, int):
        return f"zk-card-{CARD_NAMES[kind]}"
    return None if "side" not in fact else f"zk-back-{SIDE_NAMES[cast(int, fact['side'])]}"


# --- what is going on ------------------------------------------------------------------------------------------------


def _say(look: Look) -> Data:
    about = look.asked[0] if len(look.asked) == 1 else None
    if look.outcome is not None:
        about = next(seat for seat in range(len(SEAT_LETTERS)) if look.rank(seat) == 1)
    said = {"sentence": _sentence(look), "hint": labels.hint(look), "face": None, "seat": about}
    return {**said, "warning": labels.dawn_in(look.view) if look.left(ZOMBIE_SIDE) <= LATE else None}


def _sentence(look: Look) -> Label:
    """What is going on; where the flamethrower is shared out, that is one question here."""
    if look.asks == "flamethrower" and look.options:
        flames = look.stack["flames"]
        return words("side-flames.ask", row=flames["row"], left=flames["power"])
    return labels.sentence(look)


def _ahead(fates: Sequence[Fate]) -> Data | None:
    """What the next march will do if nothing changes."""
    if not fates:
        return None
    lines = [{"face": FATE_FACES[fate.what], "text": labels.fate(fate)} for fate in fates]
    return {"title": words("side-ahead"), "lines": lines}


# --- the players -----------------------------------------------------------------------------------------------------


def _player(look: Look, seat: int) -> Data:
    """A player's row; ``state`` is now or wait, and at the end won or over."""
    side_, letter = look.side_of(seat), SEAT_LETTERS[seat]
    return {
        "id": f"pl{letter}",
        "seat": seat,
        "letter": letter,
        "name": look.names[seat],
        "face": f"zk-seat{letter}",
        "role": labels.under_name(look, seat),
        "label": labels.player_label(look, seat),
        "state": "won" if look.rank(seat) == 1 else look.role(seat),
        "points": None,
        "mark": None,
        "note": _played(look) if side_ == look.now and look.outcome is None else None,
        "numbers": [
            _number(f"zk-back-{SIDE_NAMES[side_]}", look.left(side_), "side-deck"),
            _number("zk-x", look.discarded(side_), "side-pile"),
        ],
    }


def _played(look: Look) -> Label | None:
    """Cards played this turn; after Terror there is a limit (ZK-4.3)."""
    play = look.stack.get("play")
    if play is None:
        return None
    limited = look.terror and play["side"] == HUMAN_SIDE
    return words("side-played", n=play["played"], terror=yes(limited))


def _number(face: str, n: int, key: str) -> Data:
    return {"face": face, "n": n, "text": words(key, n=n)}


# --- the hands -------------------------------------------------------------------------------------------------------


def _hand(look: Look, side_: int, letter: str) -> Data:
    """The cards that lie open before a side; a boss with orders left brings one card more."""
    seat = look.seat_of(side_)
    usable = {giver for option in look.options for giver in _givers(option)}
    aimed = {goal for option in look.options if (goal := _goal(option))}
    cards = [_card(look, kind, letter, usable | aimed) for kind in dict.fromkeys(look.held(side_))]
    if side_ == ZOMBIE_SIDE and look.boss >= 0 and look.orders_left:
        cards.append(_order_card(look, ORDER_ID in usable))
    title = words("side-hand", side=SIDE_NAMES[side_], name=look.names[seat], you=yes(seat == look.seat))
    return {"title": title, "seat": seat, "cards": cards}


def _card(look: Look, kind: int, letter: str, usable: set[str]) -> Data:
    name = f"{letter}-{CARD_NAMES[kind]}"
    card: Data = {
        "id": name,
        "group": SIDE_NAMES[side_of_kind(kind)],
        "sort": words("side-sort", stays=yes(STAYS[kind])),
        "mark": "zk-hash" if STAYS[kind] else "zk-star",
        "face": f"zk-card-{CARD_NAMES[kind]}",
        "name": labels.card_name(kind),
        "effect": labels.effect(look, kind),
        "source": source(CARDS[kind].source, "copies", "ZK-1.1" if kind < FIRST_HUMAN else "ZK-1.2"),
        "n": look.hand[kind],
        "can": name in usable,
    }
    if kind == CLICK and _is_aiming(look):
        card["note"] = words("side-threat")
        card["state"] = "threat"
    return card


def _is_aiming(look: Look) -> bool:
    """Whether the humans may fire something that Click! can answer."""
    return look.asks == "play" and any(option.card in AIMING and option.verb == "play" for option in look.options)


def _order_card(look: Look, can: bool) -> Data:
    """The boss's order, picked like a card (ZK-4.1)."""
    return {
        "id": ORDER_ID,
        "group": "zombies",
        "sort": words("side-order.note", left=look.orders_left, ordered=yes(look.ordered)),
        "mark": None,
        "face": "zk-card-boss",
        "name": words("side-order"),
        "effect": words("side-order.effect"),
        "n": 1,
        "spent": not can,
        "can": can,
    }


# --- the answers -----------------------------------------------------------------------------------------------------


def _answer(look: Look, option: Option, aim: Aim | None) -> Data:
    """An answer: what it is called, from which card, by whom, where, and what would come of it."""
    label = naming.option(look.view, option.answer)
    quiet = option.verb in ("pass", "pass-turn", "stop") or (option.verb == "discard" and look.asks == "play")
    answer: Data = {
        "answer": option.answer,
        "title": [f"{label[0]}.short", label[1]],
        "notes": [],
        "face": _face(option),
        "group": "other" if quiet else "cell",
        "quiet": quiet,
        "label": label,
        "go": words("side-do", verb=DEEDS.get((look.asks, option.verb), "play")),
    }
    for key, value in (("from", _givers(option)), ("via", _via(option)), ("to", _goal(option))):
        if value:
            answer[key] = value
    if option.lane >= 0:
        answer["reach"] = [cell_id(option.lane * ROWS + row) for row in range(ROWS)]
    if option.verb in ("hold", "click"):
        answer["on"] = [f"h-{option.card}"]
    if aim is not None:
        answer["aim"] = aim.told()
        answer["shows"] = aim.shows
    return answer


def _flames(look: Look) -> list[Data]:
    """The flamethrower's power is shared out by one choice instead of lane by lane."""
    return [_split(look, split) for split in splits(look)]


def _split(look: Look, split: Split) -> Data:
    row = look.stack["flames"]["row"]
    args = dict(zip("abc", split.shares, strict=True), row=row)
    return {
        "answer": " ".join(split.answers),
        "plan": split.answers,
        "title": words("side-flames", **args),
        "label": words("side-flames.label", **args),
        "notes": [],
        "face": "zk-flame",
        "group": "cell",
        "quiet": False,
        "reach": [cell_id(lane * ROWS + row - 1) for lane, share in enumerate(split.shares) if share],
        "aim": split.aim.told(),
        "shows": split.aim.shows,
    }


def _givers(option: Option) -> list[str]:
    """The ids of the card or the dog that this answer plays."""
    match option.verb:
        case "play" | "discard":
            return [f"h-{option.card}"]
        case "take":
            return ["h-meat" if side_of_kind(CARD_NUMBERS[option.card]) == HUMAN_SIDE else "h-getout"]
        case "order":
            return [ORDER_ID]
        case "walk":
            return [body_id(option.start)]
        case _:
            return []


def _via(option: Option) -> str | None:
    """Who takes the step that an answer names, chosen before where it leads."""
    return cell_id(option.start) if option.start >= 0 and option.verb in ("play", "order") else None


def _goal(option: Option) -> str | None:
    """What the answer leads to or is aimed at."""
    if option.verb == "take":
        return f"o-{option.card}"
    if option.lane >= 0:
        return lane_id(option.lane)
    if option.cell == BARRICADE:
        return lane_id(LANE_OF[option.start])
    return cell_id(option.cell) if option.cell >= 0 else None


def _face(option: Option) -> str | None:
    """The picture of an answer."""
    if option.lane >= 0 and not option.car:
        return lane_face(option.lane)
    if option.car:
        return "zk-car"
    if option.card:
        return f"zk-card-{option.card}"
    return {"order": "zk-card-boss", "walk": "zk-dog", "burn": "zk-flame", "catch": "zk-net", "bullet": "zk-aim"}.get(
        option.verb, "zk-pow" if option.verb == "shrapnel" else None
    )


def lane_face(lane: int) -> str:
    """The disc with a lane's letter."""
    return f"zk-{lane_id(lane)}"
