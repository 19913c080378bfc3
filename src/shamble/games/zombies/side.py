"""What lies beside the town of Zombies!!!, for clients that lay it out in their own way: ``side`` of docs/wire.md.

It is made from a view and from nothing else. A town has hundreds of steps to choose from, so those that are taken on
the board are told in brief: ``routes`` (where a pawn can walk), ``choice`` (spaces to name), ``herd`` (who can move
where) and ``lots`` (where a tile fits); a client makes answers of them. Words of the picture are listed in ``labels``,
the others are:

    side-turn           turn                            "Turn 13"
    side-town           tiles zombies cards helipad     a line about what is left
    side-hand           you                             heading of one's own cards
    side-lock           why card building               why a card cannot be played now
    side-can, side-play                                 can be played now; lies before you
    side-walk, side-...                                 see ``_routes``, ``_choice``, ``_herd``, ``_lots``
    side-react...                                       whether the others have played their event of this round
    side-do             verb                            a button that does what is chosen
    side-population     zombies people                  the sign before the town
    side-finish                                         "Finish my turn"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from shamble.core.scene import Data, Label, source, words, yes
from shamble.games.zombies import labels, naming, pieces, plans
from shamble.games.zombies.answers import space_name
from shamble.games.zombies.box import (
    AFTER_ROLL,
    AT_BUILDING,
    BEFORE_ROLL,
    BULLET,
    EVENT_AIM,
    EVENT_NAMES,
    EVENT_WINDOWS,
    FIRST_BUILDING,
    FORCED_STEPS,
    HELIPAD,
    ITEM_HOMES,
    KEYS_STEPS,
    LIFE,
    MOST_LIVES,
    NO_AIM,
    NOBODY,
    RUSH,
    SHOTGUN,
    SKATEBOARD,
    TILE_KINDS,
    TILE_NAMES,
    TURNS,
    WAY_NAMES,
    ZOMBIE,
    lost_zombies,
)
from shamble.games.zombies.frames.town import as_steps
from shamble.games.zombies.look import SEAT_LETTERS, Look, Option, own_id, pawn_id
from shamble.games.zombies.odds import movement_dice
from shamble.games.zombies.odds_shown import odds, settling, walk_odds, walk_words
from shamble.games.zombies.panel import ON_MAP
from shamble.games.zombies.routes import routes

FIGURES: Final = (("zz-i-bullet", "bullets"), ("zz-i-card", "hands"))
FACT_FACES: Final = {
    "started": "zz-i-foot", "turn_lost": "zz-i-warn", "restored": "zz-i-life", "awoke": "zz-i-warn",
    "drew_cards": "zz-i-card", "drew": "zz-i-card", "reshuffled": "zz-i-card", "sealed_off": "zz-i-tile",
    "moves": "zz-i-foot", "stepped": "zz-i-foot", "halted": "zz-i-foot", "fought": "zz-pow", "slew": "zz-i-zombie",
    "escaped": "zz-i-zombie", "lost_life": "zz-i-lost", "paid": "zz-i-bullet", "died": "zz-i-dead",
    "collected": "zz-i-zombie", "gave_back": "zz-i-zombie", "herded": "zz-z1", "zombie_carried": "zz-z1",
    "brought": "zz-i-zombie", "appeared": "zz-i-zombie",
    "dead_dice": "zz-i-zombie", "kept": "zz-i-zombie", "herd_began": "zz-z1",
    "small_town": "zz-i-tile", "last_tile": "zz-i-tile", "emptied": "zz-card-shotgun",
    "lost_bullets": "zz-i-bullet", "relocated": "zz-i-foot", "gained": "zz-i-life", "won": "zz-heli",
}  # fmt: skip
THING_FACES: Final = {ZOMBIE: "zz-z1", BULLET: "zz-bullet", LIFE: "zz-life"}
TILE_FACTS: Final = ("left_out", "tile_drawn", "tile_laid", "tile_gone")
SETTLE_FACES: Final = {
    "life": "zz-i-lost",
    "bullets": "zz-i-bullet",
    "kit": "zz-card-first_aid_kit",
    "rush": "zz-card-adrenaline_rush",
    "raise": "zz-i-bullet",
    "again": "zz-i-lost",
}
# What the button of an answer says, where that is not the answer's own verb.
DEEDS: Final = {"kit": "use", "rush": "play", "raise": "bullets", "again": "life", "pass-turn": "pass"}
PASSES: Final = {"discard": "keep", "not_dead": "accept"}
DONE: Final = ("pass", "stop")  # what who wants to be done with a turn answers
AT_ONE_TAP: Final = ("pass", "pass-turn", "bullets", "kit", "rush")  # answers without a second tap to confirm them
FINISHES: Final = ("step", "zombies", "discard", "event")  # asks from which a turn can be finished in one go


def side(view: Mapping[str, Any], names: Sequence[str] | None = None) -> Data:
    """What is going on, the players, one's own cards, the answers, and in brief those that are given on the board."""
    look = Look(view, names)
    return {
        "say": _say(look),
        **{f"player{seat}": _player(look, seat) for seat in range(look.seats)},
        "answers": _answers(look),
        "sealed": None,
        "hand": _hand(look),
        "routes": _routes(look),
        "choice": _choice(look),
        "herd": _herd(look),
        "lots": _lots(look),
        "finish": _finish(look),
        "react": _react(look),
        "sign": _sign(look),
        "odds": odds(look),
        "head": {"title": words("side-turn", turn=look.turn)},
        "foot": _left(look),
        "legend": [],
    }


def points(view: Mapping[str, Any]) -> list[int]:
    """The collected zombies at this moment, for a chart."""
    return list(view["kills"])


def face_of(fact: Mapping[str, object]) -> str | None:
    """A picture for the log line of a fact given as plain data."""
    name, kind = str(fact["fact"]), fact.get("kind")
    if name in FACT_FACES:
        return FACT_FACES[name]
    if name == "rolled":
        number = cast(int, fact["number"])
        return f"zz-die{number}" if number <= 6 else "zz-die6"
    if name in TILE_FACTS:
        return pieces.tile_face(cast(int, kind)) if 0 <= cast(int, kind) < TILE_KINDS else "zz-i-tile"
    if name in ("put", "took"):
        return THING_FACES[cast(int, fact["what"])]
    return f"zz-card-{EVENT_NAMES[kind]}" if isinstance(kind, int) and 0 <= kind < len(EVENT_NAMES) else None


# --- what is going on ------------------------------------------------------------------------------------------------


def _say(look: Look) -> Data:
    about = look.asked[0] if len(look.asked) == 1 else None
    if look.outcome is not None:
        about = next(seat for seat in range(look.seats) if look.rank(seat) == 1)
    said = {"sentence": labels.sentence(look), "hint": labels.hint(look), "face": _say_face(look), "seat": about}
    return {**said, "row": _footsteps(look)}


def _say_face(look: Look) -> str | None:
    """The tile in hand, or the die that counts."""
    if look.asks == "lay":
        return pieces.tile_face(look.top["kind"])
    if look.asks == "settle":
        return f"zz-die{max(1, min(6, look.top['total']))}"
    if look.asks == "step" and not look.top["forced"]:
        rolled, boarded = look.view["rolled"], look.view["items"][look.walker] >> SKATEBOARD & 1
        return f"zz-die{rolled}" if rolled and movement_dice(look.view) == 1 and not boarded else None
    return None


def _footsteps(look: Look) -> Data | None:
    """The steps of a movement: those that are left, and those that were taken."""
    if look.asks != "step":
        return None
    left = look.top["left"]
    return {"face": "zz-i-foot", "none": "zz-i-spent", "n": left, "of": max(left, _steps_in_all(look))}


def _steps_in_all(look: Look) -> int:
    """How many steps the movement had at first."""
    if look.top["forced"]:
        return FORCED_STEPS
    view = look.view
    return KEYS_STEPS if view["keyed"] else as_steps(view["rolled"], view["effects"], view["doubled"])


def _left(look: Look) -> Label:
    """What is left of the box."""
    view = look.view
    helipad = "laid" if view["heli"] >= 0 else "gone" if view["gone"][HELIPAD] else "ahead"
    pool = -1 if view["zombie_pool"] == "unlimited" else view["pool"]
    return words("side-town", tiles=sum(view["pile"]), zombies=pool, cards=view["deck"], helipad=helipad)


def _sign(look: Look) -> Data:
    """The sign before the town: who lives there, and what."""
    args = {"people": look.seats, "zombies": len(look.zombies)}
    lines = [
        words("side-population.welcome"),
        words("side-population.people", **args),
        words("side-population", **args),
    ]
    return {"face": "zz-welcome", "lines": lines}


def _react(look: Look) -> Data | None:
    """Whether the others have played their event of this round, or could not, by public facts."""
    if look.outcome is not None or look.turn == 0:
        return None
    who = [_reacts(look, seat) for seat in range(look.seats) if seat != look.seat]
    return {"title": words("side-react"), "who": who}


def _reacts(look: Look, seat: int) -> Data:
    event = "played" if look.view["used"] >> seat & 1 else "open" if look.may_react(seat) else "none"
    args = {"name": look.names[seat], "event": event}
    return {
        "seat": seat,
        "face": f"zz-b{SEAT_LETTERS[seat]}",
        "may": event == "open",
        "text": words("side-react-one", **args),
        "short": words("side-react-one.short", **args),
    }


def _finish(look: Look) -> Data | None:
    """Everything up to the end of one's own turn with as little as can be."""
    if look.seat is None or look.seat != look.active or look.asks not in FINISHES or not look.options:
        return None
    return {"turn": look.turn, "title": words("side-finish"), "label": words("side-finish.label")}


# --- the players -----------------------------------------------------------------------------------------------------


def _player(look: Look, seat: int) -> Data:
    """A player's row; ``state`` is now or wait, and at the end won or over."""
    view, letter = look.view, SEAT_LETTERS[seat]
    found: list[Data] = [{"face": "zz-i-life", "none": "zz-i-lost", "n": view["lives"][seat], "of": MOST_LIVES}]
    found += [{"face": face, "n": view[field][seat]} for face, field in FIGURES]
    found[-1]["spent"] = bool(view["used"] >> seat & 1)
    found.append({"face": "zz-i-zombie", "n": view["kills"][seat], "big": True, "goal": view["kill_goal"]})
    return {
        "id": f"pl{letter}",
        "seat": seat,
        "letter": letter,
        "name": look.names[seat],
        "face": f"zz-b{letter}",
        "role": labels.under_name(look, seat),
        "label": labels.player_label(look, seat),
        "state": "won" if look.rank(seat) == 1 else look.role(seat),
        "numbers": found,
        "items": [_in_play(look, seat, kind) for kind in look.items_of(seat)],
        "effects": [label for label in naming.effects_on(view, seat) if label[0] != "effect-shotgun"],
    }


def _in_play(look: Look, seat: int, kind: int) -> Data:
    """An item that lies before a player; a Shotgun with its shots."""
    shots = look.view["shots"][seat]
    text = words("effect-shotgun", shots=shots) if kind == SHOTGUN else labels.card_name(kind)
    return {"face": f"zz-card-{EVENT_NAMES[kind]}", "text": text}


# --- cards -----------------------------------------------------------------------------------------------------------


def _hand(look: Look) -> Data | None:
    """One's own cards and items; nobody else has any to be seen."""
    if look.seat is None:
        return None
    usable = {option.card for option in look.options if option.verb == "use"}
    played = {option.card for option in look.options if option.verb in ("play", "discard")}
    items = [_item(look, kind, EVENT_NAMES[kind] in usable) for kind in look.items_of(look.seat)]
    kinds = dict.fromkeys(look.kinds_in_hand())
    cards = [_card(look, kind, EVENT_NAMES[kind] in played) for kind in kinds]
    marked = source("S", "text", "ZZ-9.6")  # once for all of them: what comes again and again should be short
    return {"title": words("side-hand"), "seat": look.seat, "source": marked, "cards": [*items, *cards]}


def _card(look: Look, kind: int, can: bool) -> Data:
    card = EVENT_NAMES[kind]
    return {
        "id": own_id(card),
        "group": sort_of(kind),
        "sort": words("side-sort", sort=sort_of(kind)),
        "face": f"zz-card-{card}",
        "name": labels.card_name(kind),
        "effect": naming.effect(kind),
        "n": look.hand.count(card),
        "can": can,
        "mark": "zz-i-ok" if can else "zz-i-lock",
        "note": words("side-can", ask=look.asks) if can else _lock(look, kind),
    }


def _item(look: Look, kind: int, can: bool) -> Data:
    card = EVENT_NAMES[kind]
    return {
        "id": f"i-{card}",
        "group": "kept",
        "sort": words("side-play"),
        "face": f"zz-card-{card}",
        "name": labels.card_name(kind),
        "effect": naming.effect(kind),
        "n": 1,
        "can": can,
        "mark": "zz-i-ok" if can else None,
        "note": words("side-can", ask="event") if can else _shots(look, kind),
    }


def _shots(look: Look, kind: int) -> Label | None:
    return words("effect-shotgun", shots=look.view["shots"][look.seat]) if kind == SHOTGUN else None


def sort_of(kind: int) -> str:
    """What kind of card it is, for words and colours: item, aimed at somebody, on a building, plain."""
    if ITEM_HOMES[kind] or kind == SHOTGUN:
        return "item"
    if EVENT_AIM[kind] == AT_BUILDING:
        return "building"
    return "aimed" if EVENT_AIM[kind] != NO_AIM else "plain"


def _lock(look: Look, kind: int) -> Label:
    """Why a card cannot be played now: the first of the reasons that hold."""
    seat = cast(int, look.seat)
    homes = [TILE_NAMES[home] for home in range(FIRST_BUILDING, TILE_KINDS) if ITEM_HOMES[kind] >> home & 1]
    if look.view["used"] >> seat & 1:
        return words("side-lock", why="used", building=homes)
    if homes:
        have = look.view["items"][seat] >> kind & 1
        return words("side-lock", why="have" if have else "home", building=homes)
    if kind == RUSH:
        return words("side-lock", why="rush", building=homes)
    windows = EVENT_WINDOWS[kind]
    if windows in (BEFORE_ROLL, AFTER_ROLL):
        return words("side-lock", why="roll" if windows == BEFORE_ROLL else "others", building=homes)
    return words("side-lock", why="target" if look.window else "window", building=homes)


# --- the answers -----------------------------------------------------------------------------------------------------


def _answers(look: Look) -> list[Data]:
    """The answers that are not given on the board; a way to settle a fight roll says what it leaves."""
    after = settling(look)
    found = [_answer(look, option) for option in look.options if option.verb not in ON_MAP]
    for answer in found:
        if answer["answer"] in after:
            answer["notes"] = [{"mark": "", "text": after[str(answer["answer"])]}]
    return found


def _answer(look: Look, option: Option) -> Data:
    """An answer: what it is called, from which card, and what comes of it."""
    label = naming.option(look.view, look.names, option.answer)
    answer: Data = {"answer": option.answer, "title": [f"{label[0]}.short", label[1]], "go": _deed(look, option, label)}
    if option.seat == NOBODY:  # a card against somebody says all in its title, and there can be dozens
        answer["label"] = label
    if face := _face(option):
        answer["face"] = face
    if option.verb in ("pass", "pass-turn", "stop"):
        answer |= {"group": "other", "quiet": True}
    if option.verb in ("play", "discard"):
        answer["from"] = [own_id(option.card)]
    elif option.verb == "use":
        answer["from"] = [f"i-{option.card}"]
    if option.verb in DONE:
        answer["least"] = True
    if option.verb == "pass" and look.asks == "event":
        answer["skip"] = True  # a plan goes on past it
    if is_safe(look, option):
        answer["now"] = True
    return answer


def is_safe(look: Look, option: Option) -> bool:
    """Whether one tap will do: to pass, or to settle a fight roll by anything but the last life."""
    return option.verb in AT_ONE_TAP or (option.verb == "life" and look.view["lives"][look.seat] > 1)


def _deed(look: Look, option: Option, label: Label) -> Label:
    """What the button says that does it."""
    if option.verb == "pass":
        return words("side-do", verb=PASSES.get(look.asks, "pass"))
    return words("side-do", verb="equip" if label[0] == "answer-equip" else DEEDS.get(option.verb, option.verb))


def _face(option: Option) -> str | None:
    if option.seat in range(len(SEAT_LETTERS)):
        return f"zz-b{SEAT_LETTERS[option.seat]}"
    if option.verb == "play" and option.extra in TILE_NAMES:
        return f"zz-i-{option.extra}"
    return f"zz-card-{option.card}" if option.card else SETTLE_FACES.get(option.verb)


# --- in brief --------------------------------------------------------------------------------------------------------


def _routes(look: Look) -> Data | None:
    """Where a pawn can walk: rows of [space, row before it or -1, whether it is fought there, how it ends or -1]."""
    if look.asks != "step" or not look.options:
        return None
    found, seat, left = routes(look), look.walker, look.top["left"]
    return {
        "answer": "go-",
        "cell": "c-",
        "from": pawn_id(seat),
        "seat": SEAT_LETTERS[seat],
        "rows": [[space_name(step.space), step.before, int(step.fought), step.end] for step in found.steps],
        "steps": [words("side-steps", n=n, left=left - n) for n in range(left + 1)],
        "ends": [walk_odds(ending) if at else None for at, ending in enumerate(found.endings)],
        **walk_words(),
        "other": words("side-other-way"),
        "go": [words("side-go", fights=yes(fights), own=yes(seat == look.seat)) for fights in range(2)],
        "dies": _if_dead(look, seat),
    }


def _if_dead(look: Look, seat: int) -> Label:
    """What a death would cost (ZZ-5.4)."""
    kills, cards = look.view["kills"][seat], [EVENT_NAMES[kind] for kind in look.lost_by_death(seat)]
    own = yes(seat == look.seat)
    return words("side-dies", lost=lost_zombies(kills), kills=kills, items=len(cards), card=cards, own=own)


def _choice(look: Look) -> Data | None:
    """Spaces to name, as many as ``n``, in this order; ``chosen`` would do."""
    found = plans.choice(look)
    if found is None:
        return None
    verb = look.options[0].verb
    what = look.top.get("what", ZOMBIE)
    args: dict[str, Any] = {"n": found.many, "what": naming.THINGS[what], "verb": verb}
    return {
        "answer": f"{verb}-",
        "cell": "c-",
        "key": f"{verb} {what} {look.top.get('scope', '')}",  # the same for all that belong together
        "n": found.many,
        "rows": [space_name(space) for space in found.spaces],
        "chosen": [space_name(space) for space in found.default],
        "face": None if verb == "lift" else THING_FACES[what],
        "title": words("side-choice", **args),
        "hint": words("side-choice.hint", **args),
        "go": words("side-choice.go", **args),
    }


def _herd(look: Look) -> Data | None:
    """Zombies that can step, each with its ways by their first letters; ``chosen`` would do."""
    moves = plans.herd(look)
    if not moves:
        return None
    ways: dict[str, str] = {}
    for option in look.options:
        name = space_name(option.space)
        ways[name] = ways.get(name, "") + option.way[0]
    return {
        "answer": "herd-",
        "cell": "c-",
        "n": look.top["left"],
        "ways": {way[0]: way for way in WAY_NAMES},
        "rows": ways,
        "chosen": [[space_name(move.start), WAY_NAMES[move.way][0]] for move in moves],
        "title": words("side-herd", n=len(moves)),
        "hint": words("side-herd.hint"),
        "go": words("side-herd.go", n=len(moves)),
        "one": words("side-herd.one"),
    }


def _lots(look: Look) -> Data | None:
    """Where a tile fits: rows of [place, its turns]."""
    rows: dict[str, list[int]] = {}
    for option in look.options:
        if option.verb == "lay":
            rows.setdefault(option.place, []).append(option.turn)
    if not rows:
        return None
    kind = look.top["kind"]
    return {
        "answer": "lay-",
        "cell": "lot-",
        "face": pieces.tile_face(kind),
        "rows": [[place, turns] for place, turns in rows.items()],
        "title": words("side-lay", tile=TILE_NAMES[kind]),
        "turns": [words("side-turned", turn=turn) for turn in range(TURNS)],
        "hint": words("side-lay.hint"),
    }
