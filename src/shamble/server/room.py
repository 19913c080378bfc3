"""The waiting room: who sits where, what is played and how, in sentences that are the same for everybody."""

from __future__ import annotations

from typing import Any, Final

from shamble.bots import LEVELS
from shamble.core.errors import seat_letter
from shamble.core.plain import Setting
from shamble.server.sitting import BOT, HOST, PEOPLE, ROOM, Fields, Sitting
from shamble.server.voice import Voice, voice
from shamble.server.wishes import MANNERS

MANY: Final = 10  # numbers in even steps that nobody wants to read as a list


def room(sitting: Sitting, lang: str) -> Fields:
    """The waiting room, the same for everybody who speaks this language; made anew when something in it changed."""
    version, found = sitting.rooms.get(lang, (-1, {}))
    if version != sitting.room_version:
        found = laid_out(sitting, lang)
        sitting.rooms[lang] = (sitting.room_version, found)
    return found


def laid_out(sitting: Sitting, lang: str) -> Fields:
    """The waiting room as it is now."""
    speaker = voice(lang, sitting.game.name)
    there = len(sitting.taken_chairs())
    return {
        "title": speaker.say("game-title", {}),
        "seats": len(sitting.chairs),
        "min": sitting.game.min_seats,
        "max": sitting.game.max_seats,
        "chairs": [chair_shown(sitting, number, speaker) for number in range(len(sitting.chairs))],
        "levels": levels(speaker),
        "settings": [setting_shown(sitting, setting, speaker) for setting in sitting.game.settings],
        "manners": [manner_shown(sitting, name, speaker) for name in manners(sitting)],
        "turn": turn_in_short(sitting, speaker),
        "begins": speaker.say("game-first", {}),
        "can_start": sitting.phase == ROOM and there >= sitting.game.min_seats,
        "start": start(sitting, there, speaker),
        "status": status(sitting, speaker),
    }


def start(sitting: Sitting, there: int, speaker: Voice) -> str:
    """What stands on the button that starts: with how many, or how many are missing."""
    missing = sitting.game.min_seats - there
    return (
        speaker.say("host-start-missing", {"count": missing})
        if missing > 0
        else speaker.say("host-start", {"count": there})
    )


def manners(sitting: Sitting) -> list[str]:
    """The customs that matter here: where nothing is hidden, no window tells anything."""
    return [name for name in MANNERS if sitting.game.hides or name != "windows"]


def chair_shown(sitting: Sitting, number: int, speaker: Voice) -> Fields:
    """One chair: who sits on it, and a line about them."""
    chair = sitting.chairs[number]
    return {
        "chair": number,
        "letter": seat_letter(number),
        "state": chair.state,
        "name": chair.name,
        "level": chair.level or None,
        "line": chair_line(sitting, number, speaker),
        "side": side_of(sitting, number, speaker),
        "host": number == HOST,
        "local": chair.local,
    }


def chair_line(sitting: Sitting, number: int, speaker: Voice) -> str:
    """What is to say about a chair."""
    chair = sitting.chairs[number]
    if number == HOST:
        return speaker.say("host-chair-host", {})
    if chair.state == BOT:
        return speaker.say("host-chair-bot", {})
    if chair.state == PEOPLE:
        return speaker.say("host-chair-local" if chair.local else "host-chair-person", {})
    needed = len(sitting.chairs) <= sitting.game.min_seats
    return speaker.say("host-chair-needed" if needed else "host-chair-free", {})


def side_of(sitting: Sitting, number: int, speaker: Voice) -> str | None:
    """The side that a chair plays, where sides differ: the option names that of the first."""
    option = next((setting for setting in sitting.game.settings if setting.name == sitting.game.sides), None)
    if option is None:
        return None
    first = option.choices.index(sitting.settings[option.name])
    side = option.choices[(first + number) % len(option.choices)]
    return str(choice_shown(f"option-{option.name.replace('_', '-')}", side, speaker)["text"])


def levels(speaker: Voice) -> list[Fields]:
    """The levels of bots, from the weakest on."""
    return [
        {"level": level, "name": speaker.say(f"level-{level}", {}), "note": speaker.say(f"level-{level}-note", {})}
        for level in LEVELS
    ]


def setting_shown(sitting: Sitting, setting: Setting, speaker: Voice) -> Fields:
    """An option of the game as a sentence with a gap."""
    key = f"option-{setting.name.replace('_', '-')}"
    shown = gap(key, setting.choices, speaker)
    if setting.name != sitting.game.leads:
        shown["choices"] = [led_choice(sitting, setting, choice, key, speaker) for choice in shown["choices"]]
    return {"name": setting.name, "value": sitting.settings[setting.name], "clause": setting.clause, **shown}


def led_choice(sitting: Sitting, setting: Setting, choice: Fields, key: str, speaker: Voice) -> Fields:
    """A choice that is left to another option says what that one chooses: people want to know what will be played."""
    game = sitting.game
    if not game.leads or choice["value"] != game.leads:
        return choice
    value = game.led[str(sitting.settings[game.leads])][setting.name]
    return {**choice, "text": choice_shown(key, value, speaker)["text"]}


def manner_shown(sitting: Sitting, name: str, speaker: Voice) -> Fields:
    """A custom of the table as a sentence with a gap."""
    shown = gap(f"manner-{name}", MANNERS[name], speaker)
    return {"name": name, "value": sitting.manners[name], "clause": None, **shown}


def gap(key: str, values: tuple[Any, ...], speaker: Voice) -> Fields:
    """A sentence with a gap, and what can be put into it."""
    return {
        "before": speaker.say(f"{key}-before", {}),
        "after": speaker.say(f"{key}-after", {}),
        "title": speaker.say(f"{key}-title", {}),
        "choices": [choice_shown(key, value, speaker) for value in values],
        "range": range_shown(values, speaker),
    }


def range_shown(values: tuple[Any, ...], speaker: Voice) -> Fields | None:
    """The bounds of the numbers among these values if they are many in even steps, and a sentence that says them."""
    numbers = [value for value in values if type(value) is int]
    if len(numbers) < MANY:
        return None
    bounds = {"low": numbers[0], "high": numbers[-1], "step": numbers[1] - numbers[0]}
    if numbers != list(range(bounds["low"], bounds["high"] + 1, bounds["step"])):
        return None
    return {**bounds, "sentence": speaker.say("host-range", bounds)}


def choice_shown(key: str, value: object, speaker: Voice) -> Fields:
    """A value that can be put into the gap. Numbers need no words each: those without have the words of ``-any``."""
    own = f"{key}-{value_key(value)}"
    words, args = (own, {}) if own in speaker.words else (f"{key}-any", {"value": value})
    return {"value": value, "text": speaker.say(words, args), "note": speaker.say(f"{words}-note", args)}


def value_key(value: object) -> str:
    """A value as the end of a key."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value).replace("_", "-")


def turn_in_short(sitting: Sitting, speaker: Voice) -> list[str]:
    """What a turn is, in a few lines, under the options chosen."""
    played = sitting.game.resolved(sitting.settings)
    lines: list[str] = []
    while (key := f"game-turn-{len(lines) + 1}") in speaker.words:
        lines.append(speaker.say(key, played))
    return lines


def status(sitting: Sitting, speaker: Voice) -> str:
    """How the waiting room stands."""
    if len(sitting.taken_chairs()) < sitting.game.min_seats:
        return speaker.say("host-status-few", {"min": sitting.game.min_seats})
    if sitting.free_chairs():
        return speaker.say("host-status-free", {})
    return speaker.say("host-status-ready", {})
