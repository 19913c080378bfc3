"""What a viewer sees of a table: the fields of the wire, made from the viewer's own view and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, cast

from shamble import picture
from shamble.bots import LEVELS
from shamble.core.errors import seat_letter
from shamble.core.match import Match
from shamble.core.state import State
from shamble.server.play import Play
from shamble.server.rows import Said, Undid
from shamble.server.sitting import BOT, FREE, HOST, MANNERS, OVER, PEOPLE, ROOM, Line, Sitting
from shamble.server.voice import Voice, voice

OWN_MS: Final = 160  # how long a move takes to watch: one's own, and another's
OTHERS_MS: Final = 400
WATCHER: Final = -1

Fields = dict[str, Any]
Scene = Mapping[str, Mapping[str, object]]


class Viewer(NamedTuple):
    """Who looks, in which language, as a picture or as plain data. ``chair`` is WATCHER without a seat."""

    chair: int
    lang: str
    form: str

    def voice(self, sitting: Sitting) -> Voice:
        """The words for this viewer."""
        return voice(self.lang, sitting.game.name)


def view_of(sitting: Sitting, viewer: Viewer) -> dict[str, object] | None:
    """The viewer's view of the game; None in the waiting room."""
    return None if sitting.play is None else sitting.play.state.view(sitting.seat_of(viewer.chair))


# --- the fields -----------------------------------------------------------------------------------------------------


def fields(sitting: Sitting, viewer: Viewer) -> Fields:
    """Everything but pictures, log and room: small, and made anew for each update."""
    play = sitting.play
    seat = sitting.seat_of(viewer.chair)
    asked = () if play is None else play.asked()
    return {
        "phase": sitting.phase,
        "you": you(sitting, viewer),
        "ask": play.ask if play is not None and seat in asked else None,
        "undo": play is not None and seat is not None and play.can_undo(seat),
        "turn_of": list(asked),
        "waiting": waiting(sitting, viewer),
    }


def you(sitting: Sitting, viewer: Viewer) -> Fields:
    """Who the viewer is at this table."""
    host = viewer.chair == HOST
    seated = viewer.chair != WATCHER
    return {
        "role": "host" if host else "player" if seated else "watcher",
        "host": host,
        "chair": viewer.chair if seated else None,
        "seat": sitting.seat_of(viewer.chair),
        "name": sitting.chairs[viewer.chair].name if seated and viewer.chair < len(sitting.chairs) else "",
    }


def waiting(sitting: Sitting, viewer: Viewer) -> str:
    """Who is waited for, as a sentence."""
    speaker = viewer.voice(sitting)
    if sitting.play is None:
        return status(sitting, speaker)
    asked = sitting.play.asked()
    if not asked:
        return speaker.say("host-waiting-over", {})
    if sitting.seat_of(viewer.chair) in asked:
        return speaker.say("host-waiting-you", {})
    names = [sitting.names()[seat] for seat in asked]
    bots = all(sitting.bot_level(seat) for seat in asked)
    return speaker.say("host-waiting-bot" if bots else "host-waiting", {"names": names, "count": len(names)})


# --- the waiting room -----------------------------------------------------------------------------------------------


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
    there = sum(chair.state != FREE for chair in sitting.chairs)
    return {
        "title": speaker.say("game-title", {}),
        "seats": len(sitting.chairs),
        "min": sitting.game.min_seats,
        "max": sitting.game.max_seats,
        "chairs": [chair_shown(sitting, number, speaker) for number in range(len(sitting.chairs))],
        "levels": levels(speaker),
        "settings": [setting_shown(sitting, setting.name, speaker) for setting in sitting.game.settings],
        "manners": [manner_shown(sitting, name, speaker) for name in MANNERS],
        "turn": turn_in_short(speaker),
        "can_start": sitting.phase == ROOM and there >= sitting.game.min_seats,
        "start": speaker.say("host-start", {"count": there}),
        "status": status(sitting, speaker),
    }


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
    return speaker.say("host-chair-free", {})


def levels(speaker: Voice) -> list[Fields]:
    """The levels of bots, from the weakest on."""
    return [
        {"level": level, "name": speaker.say(f"level-{level}", {}), "note": speaker.say(f"level-{level}-note", {})}
        for level in LEVELS
    ]


def setting_shown(sitting: Sitting, name: str, speaker: Voice) -> Fields:
    """An option of the game as a sentence with a gap."""
    found = next(setting for setting in sitting.game.settings if setting.name == name)
    shown = gap(f"option-{name.replace('_', '-')}", found.choices, speaker)
    return {"name": name, "value": sitting.settings[name], "clause": found.clause, **shown}


def manner_shown(sitting: Sitting, name: str, speaker: Voice) -> Fields:
    """A custom of the table as a sentence with a gap."""
    return {
        "name": name,
        "value": sitting.manners[name],
        "clause": None,
        **gap(f"manner-{name}", MANNERS[name], speaker),
    }


def gap(key: str, values: tuple[Any, ...], speaker: Voice) -> Fields:
    """A sentence with a gap, and what can be put into it."""
    return {
        "before": speaker.say(f"{key}-before", {}),
        "after": speaker.say(f"{key}-after", {}),
        "title": speaker.say(f"{key}-title", {}),
        "choices": [
            {
                "value": value,
                "text": speaker.say(f"{key}-{value_key(value)}", {}),
                "note": speaker.say(f"{key}-{value_key(value)}-note", {}),
            }
            for value in values
        ],
    }


def value_key(value: object) -> str:
    """A value as the end of a key."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value).replace("_", "-")


def turn_in_short(speaker: Voice) -> list[str]:
    """What a turn is, in a few lines."""
    lines: list[str] = []
    while (key := f"game-turn-{len(lines) + 1}") in speaker.words:
        lines.append(speaker.say(key, {}))
    return lines


def status(sitting: Sitting, speaker: Voice) -> str:
    """How the waiting room stands."""
    there = sum(chair.state != FREE for chair in sitting.chairs)
    if there < sitting.game.min_seats:
        return speaker.say("host-status-few", {"min": sitting.game.min_seats})
    return speaker.say("host-status-free" if sitting.free_chairs() else "host-status-ready", {})


# --- pictures -------------------------------------------------------------------------------------------------------


def scene_of(sitting: Sitting, view: dict[str, object]) -> Scene:
    """The board as the viewer may see it, its words not yet spoken."""
    return picture.scene(view, sitting.names(), panel=False)


def side_of(sitting: Sitting, view: dict[str, object]) -> Fields:
    """What lies beside the board, its words not yet spoken."""
    return picture.side(view, sitting.names())


def changes(before: Scene, after: Scene, speaker: Voice) -> tuple[dict[str, Any], list[str]]:
    """What must be set and deleted to come from one scene to the next."""
    changed: dict[str, Any] = {}
    for name, item in after.items():
        old = before.get(name)
        if old is not item and old != item:
            changed[name] = speaker.speak_item(item)
    return changed, [name for name in before if name not in after]


def frame(sitting: Sitting, viewer: Viewer, changed: dict[str, Any], gone: list[str], caption: str) -> Fields:
    """One step of the picture, with the time it takes to watch."""
    play = cast(Play, sitting.play)
    last = play.said[-1] if play.said else None
    own = isinstance(last, Said) and last.seat == sitting.seat_of(viewer.chair)
    return {"ms": OWN_MS if own else OTHERS_MS, "caption": caption, "set": changed, "del": gone}


def spoken_line(sitting: Sitting, line: Line, viewer: Viewer) -> Fields | None:
    """A line of the log in words; None if the viewer may not know it. The words are the same for all who may."""
    if line.fact is not None and not line.fact.seen_by(sitting.seat_of(viewer.chair)):
        return None
    if viewer.lang not in line.spoken:
        line.spoken[viewer.lang] = told(sitting, line, viewer.voice(sitting))
    return line.spoken[viewer.lang]


def told(sitting: Sitting, line: Line, speaker: Voice) -> Fields:
    """A line of the log for everybody who may know it."""
    if line.fact is None:
        return {"seq": line.seq, "text": speaker.words.say(line.key, line.values), "seat": None, "face": None}
    plain = line.fact.to_json()
    seat = plain.get("seat")
    return {
        "seq": line.seq,
        "text": speaker.words.fact(plain, sitting.names()),
        "seat": seat if isinstance(seat, int) else None,
        "face": picture.face_of(sitting.game.name, plain),
    }


def text_of(sitting: Sitting, viewer: Viewer) -> str:
    """The table in words, for those who do not see pictures."""
    view = view_of(sitting, viewer)
    if view is None:
        return status(sitting, viewer.voice(sitting))
    return picture.write(view, viewer.lang, names=sitting.names())


# --- the end --------------------------------------------------------------------------------------------------------


def result(sitting: Sitting, viewer: Viewer) -> Fields | None:
    """Who won and why, place by place, and how it came to that; None while the game runs."""
    if sitting.phase != OVER or sitting.play is None:
        return None
    speaker = viewer.voice(sitting)
    outcome = sitting.play.state.outcome
    assert outcome is not None
    plain = outcome.to_json()
    place, ranking = 1, []
    for group in outcome.ranking:
        for seat in group:
            ranking.append(
                {
                    "seat": seat,
                    "place": place,
                    "name": sitting.names()[seat],
                    "score": outcome.scores[seat] if outcome.scores else None,
                    "line": speaker.say(f"level-{level}", {}) if (level := sitting.bot_level(seat)) else "",
                }
            )
        place += len(group)
    sentence = speaker.words.outcome(plain, sitting.names())
    found: Fields = {"sentence": sentence, "reason": outcome.reason, "ranking": ranking}
    if viewer.form == "scene":
        found["chart"] = {"title": speaker.say("host-chart", {}), "points": lead(sitting)}
    return found


def lead(sitting: Sitting) -> list[Fields]:
    """Everybody's points at every moment of a finished game."""
    if sitting.lead is None:
        sitting.lead = points(sitting)
    return sitting.lead


def points(sitting: Sitting) -> list[Fields]:
    """The same, counted."""
    return [{"seq": seq, "scores": picture.points(state.view(None))} for seq, _, state in Story(sitting).states()]


class Story:
    """What was said at a table so far, to be told again on another thread while the table goes on."""

    def __init__(self, sitting: Sitting) -> None:
        self.game = sitting.game
        self.seats = len(sitting.order)
        self.seq = sitting.seq
        self.secret = sitting.secret
        self.settings = sitting.settings
        self.names = sitting.names()
        self.players = sitting.players()
        self.moments = sitting.moments[:]
        self.said: list[Said | Undid] = [] if sitting.play is None else sitting.play.said[:]

    def states(self) -> Iterator[tuple[int, Said | Undid | None, State]]:
        """The table at every moment, played again: the row's number, what was said, and the state after it."""
        if not self.moments:
            return
        again = Play(self.game, self.seats, self.secret, self.settings)
        yield self.moments[0], None, again.state
        for seq, row in zip(self.moments[1:], self.said, strict=True):
            if isinstance(row, Said):
                again.replay(row)
            else:
                again.undo(row)
            yield seq, row, again.state

    def match(self) -> Match:
        """The game as a match, for records."""
        match = Match(self.game, self.seats, self.secret, self.settings, self.names, players=self.players)
        for row in self.said:
            if isinstance(row, Said):
                match.play(row.seat, list(row.answers))
            else:
                match.undo()
        return match


def replay(sitting: Sitting, viewer: Viewer, story: Story) -> Fields:
    """The story as the viewer saw it: the first moment whole, then what changed. Nothing can be chosen in it.

    It takes a while, so it runs on another thread and reads nothing that a running table changes.
    """
    speaker = viewer.voice(sitting)
    base: Fields = {}
    steps: list[Fields] = []
    before: Scene = {}
    before_side: Fields = {}
    seat = sitting.seat_of(viewer.chair)
    for seq, row, state in story.states():
        view = {**state.view(seat), "options": []}
        scene, side = scene_of(sitting, view), side_of(sitting, view)
        if not base:
            base = {
                "scene": {name: speaker.speak_item(item) for name, item in scene.items()},
                "side": speaker.speak(side),
            }
        else:
            changed, gone = changes(before, scene, speaker)
            parts = {name: speaker.speak(part) for name, part in side.items() if before_side.get(name) != part}
            step = {"seq": seq, "seat": row.seat if row else None, "side": parts}
            steps.append({**step, "frames": [{"ms": OTHERS_MS, "caption": "", "set": changed, "del": gone}]})
        before, before_side = scene, side
    return {"kind": "replay", "first": story.moments[0] if story.moments else 0, "base": base, "steps": steps}
