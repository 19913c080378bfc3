"""What a viewer sees of a table: the fields of the wire, made from the viewer's own view and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from shamble import picture
from shamble.server import room
from shamble.server.play import Play
from shamble.server.rows import Said
from shamble.server.sitting import HOST, Fields, Line, Sitting
from shamble.server.voice import Voice, voice

OWN_MS: Final = 160  # how long a move takes to watch: one's own, and another's
OTHERS_MS: Final = 400
WATCHER: Final = -1

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
        return room.status(sitting, speaker)
    asked = sitting.play.asked()
    if not asked:
        return speaker.say("host-waiting-over", {})
    if sitting.seat_of(viewer.chair) in asked:
        return speaker.say("host-waiting-you", {})
    names = [sitting.names()[seat] for seat in asked]
    bots = all(sitting.bot_level(seat) for seat in asked)
    return speaker.say("host-waiting-bot" if bots else "host-waiting", {"names": names, "count": len(names)})


# --- pictures -------------------------------------------------------------------------------------------------------


def scene_of(sitting: Sitting, view: dict[str, object]) -> Scene:
    """The board as the viewer may see it, its words not yet spoken."""
    return picture.scene(view, sitting.names(), panel=False)


def side_of(sitting: Sitting, view: dict[str, object]) -> Fields:
    """What lies beside the board, its words not yet spoken."""
    return picture.side(view, sitting.names())


def whole(scene: Scene, side: Fields, speaker: Voice) -> Fields:
    """A picture with everything beside it, in words."""
    return {"scene": {name: speaker.speak_item(item) for name, item in scene.items()}, "side": speaker.speak(side)}


def changed_parts(before: Fields, after: Fields, speaker: Voice) -> Fields:
    """What changed beside the board, in words."""
    return {name: speaker.speak(part) for name, part in after.items() if before.get(name) != part}


def frame(before: Scene, after: Scene, speaker: Voice, ms: int = OTHERS_MS, caption: str = "") -> Fields:
    """One step of the picture: what must be set and deleted, in the time it takes to watch."""
    changed: dict[str, Any] = {}
    for name, item in after.items():
        old = before.get(name)
        if old is not item and old != item:
            changed[name] = speaker.speak_item(item)
    return {"ms": ms, "caption": caption, "set": changed, "del": [name for name in before if name not in after]}


def watched_for(play: Play, seat: int | None) -> int:
    """How long a seat watches the last move: one's own is over soon."""
    last = play.said[-1] if play.said else None
    return OWN_MS if isinstance(last, Said) and last.seat == seat else OTHERS_MS


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
        return room.status(sitting, viewer.voice(sitting))
    return picture.write(view, viewer.lang, names=sitting.names())
