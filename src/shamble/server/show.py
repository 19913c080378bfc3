"""What a viewer sees of a table: the fields of the wire, made from the viewer's own view and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from shamble import picture
from shamble.core.record import Note
from shamble.server import room
from shamble.server.orders import orders_of
from shamble.server.play import Play
from shamble.server.rows import Said
from shamble.server.sitting import HOST, Fields, Line, Sitting
from shamble.server.stacking import moves
from shamble.server.voice import Voice, voice

OWN_MS: Final = 160  # how long a move takes to watch: one's own, and another's
OTHERS_MS: Final = 400
HOLD_MS: Final = 40  # between two steps, as in scene.js
WATCHER: Final = -1
BEADS: Final = ("promise", "show")  # talk that names an answer

Scene = Mapping[str, Mapping[str, object]]
Facts = list[dict[str, object]]  # as plain data


class Pictured(NamedTuple):
    """A view, and the picture of it."""

    view: dict[str, object]
    scene: Scene
    side: Fields


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


def pictured(sitting: Sitting, viewer: Viewer) -> Pictured:
    """The viewer's view and its picture, with what the viewer remembers: promises, shown beads, the last steps."""
    view = view_of(sitting, viewer)
    assert view is not None
    seat = sitting.seat_of(viewer.chair)
    heard = {note.seat: note for note in sitting.heard(seat) if note.kind in BEADS}
    words = [{"seat": note.seat, "kind": note.kind, "bead": note.text} for note in heard.values()]
    if words:
        view = {**view, "heard": words}
    trail = picture.trail(view, facts_backwards(sitting, seat))
    if trail:
        view = {**view, "trail": trail}
    return Pictured(view, scene_of(sitting, view), side_of(sitting, view))


def facts_backwards(sitting: Sitting, seat: int | None) -> Iterator[dict[str, object]]:
    """What happened as far as the seat saw it, the latest first."""
    return (
        line.fact.to_json() for line in reversed(sitting.lines) if line.fact is not None and line.fact.seen_by(seat)
    )


# --- the fields -----------------------------------------------------------------------------------------------------


def fields(sitting: Sitting, viewer: Viewer) -> Fields:
    """Everything but pictures, log and room: small, and made anew for each update."""
    play = sitting.play
    seat = sitting.seat_of(viewer.chair)
    asked = () if play is None else play.asked_shown()
    return {
        "phase": sitting.phase,
        "you": you(sitting, viewer),
        "ask": asked_of(sitting, seat),
        "replace": replaceable(sitting, seat),
        "undo": play is not None and seat is not None and play.can_undo(seat),
        "turn_of": list(asked),
        "waiting": waiting(sitting, viewer),
        "others": 0 if play is None else play.others(seat),
        "talk": talk(sitting, viewer),
        "locked": locked(sitting, seat),
        "orders": orders(sitting, viewer),
    }


def asked_of(sitting: Sitting, seat: int | None) -> int | None:
    """The number of what the seat is asked and has not answered yet; None if there is nothing.

    Who passed for the turn, or has answered an open window, is still shown among those whom the window waits for.
    """
    play = sitting.play
    if play is None or seat is None or seat in sitting.held or not may_choose(play, seat):
        return None
    return play.ask_of(seat)


def may_choose(play: Play, seat: int) -> bool:
    """Whether the seat is asked as far as everybody may know, and has an option."""
    return seat in play.asked_shown() and bool(play.state.codes(seat))


def replaceable(sitting: Sitting, seat: int | None) -> int | None:
    """The number to put into another answer in place of a sealed or a held one; None if there is none."""
    play = sitting.play
    if play is None or seat is None:
        return None
    sealed = play.is_vote() and seat not in play.asked() and play.may_answer(seat)
    held = seat in sitting.held and may_choose(play, seat)
    return play.ask_of(seat) if sealed or held else None


def orders(sitting: Sitting, viewer: Viewer) -> list[Fields] | None:
    """The viewer's standing orders, card by card; None where there are none to give."""
    play, seat = sitting.play, sitting.seat_of(viewer.chair)
    known = orders_of(sitting.game)
    if play is None or seat is None or not known:
        return None
    given, say = sitting.orders.get(seat, {}), viewer.voice(sitting).say
    return [
        {
            "card": order.card,
            "label": say(order.key, {}),
            "face": order.face,
            "choices": [{"value": value, "label": say(f"order-{value}", {})} for value in order.values],
            "value": given.get(order.card, order.values[0]),
        }
        for order in known
    ]


def may_speak(sitting: Sitting, seat: int) -> bool:
    """Whether the seat has something to answer, as far as it may know itself."""
    play = sitting.play
    assert play is not None
    return seat in play.asked_shown() or (play.is_vote() and play.may_answer(seat))


def locked(sitting: Sitting, seat: int | None) -> list[str] | None:
    """What the seat has answered in secret, and may still change; None if nothing."""
    if sitting.play is None or seat is None:
        return None
    sealed = sitting.sealed(seat)
    return [sealed] if sealed else sitting.held.get(seat)


def talk(sitting: Sitting, viewer: Viewer) -> Fields | None:
    """What can be said at the table, and what was said, as far as the viewer heard it; None while there is no talk."""
    play, seat = sitting.play, sitting.seat_of(viewer.chair)
    if play is None or not play.game.talk_clause or not play.state.pending:
        return None
    promises = play.game.promises(play.state.view(None))
    if not promises:
        return None
    speaker, names = viewer.voice(sitting), sitting.names()
    return {
        "clause": play.game.talk_clause,
        "promises": [
            {"answer": one, "label": speaker.say(f"promise-{one}", {}), "face": face_of_promise(sitting, one)}
            for one in promises
        ],
        "to": [{"seat": other, "name": name} for other, name in enumerate(names) if other != seat],
        "say": seat is not None,
        "show": seat is not None and bool(sitting.sealed(seat)),
        "lines": [
            {"seat": note.seat, "to": note.to, "what": note.kind, "text": note_text(speaker, note), "said": note.text}
            for note in sitting.heard(seat)
        ],
    }


def face_of_promise(sitting: Sitting, answer: str) -> str | None:
    """How the promised thing is drawn."""
    return picture.face_of(sitting.game.name, {"fact": "promised", "answer": answer})


def note_text(speaker: Voice, note: Note) -> str:
    """What was said, in words."""
    return said_in(speaker, note.kind, note.text)


def said_in(speaker: Voice, kind: str, text: str) -> str:
    """Words as they are; a promise or a bot's reply in the viewer's language."""
    if kind == "say":
        return text
    return speaker.say(f"host-reply-{text}" if kind == "reply" else f"promise-{text}", {})


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
    asked = sitting.play.asked_shown()
    if not asked:
        return speaker.say("host-waiting-over", {})
    if sitting.seat_of(viewer.chair) in asked:
        return speaker.say("host-waiting-you", {})
    if sitting.play.window():
        return speaker.say("host-waiting-window", {})
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
    alike = alike_in(scene)
    items = {name: speaker.speak_item(thin(item, alike)) for name, item in scene.items()}
    return {"scene": items, "side": speaker.speak(side)}


def alike_in(scene: Scene) -> Any:
    """By kind: the fields that are not told of an item if they are just these."""
    return scene["table"].get("alike", {})


def thin(item: Mapping[str, object], alike: Any) -> Mapping[str, object]:
    """An item without what its kind says already."""
    usual = alike.get(item["kind"])
    return {key: value for key, value in item.items() if usual.get(key) != value} if usual else item


class Whole(Exception):
    """Something has lost a field, so it must be told whole: what changed is laid over what is there."""


def side_news(before: Fields, after: Fields, speaker: Voice) -> Fields:
    """What changed beside the board, in words: parts to set, and of the others what is new in them.

    A hand says at length what its cards do, and most changes leave that as it was.
    """
    new: Fields = {}
    changed: Fields = {}
    for name, part in after.items():
        if name not in before:
            new[name] = speaker.speak(part)
        elif before[name] != part:
            try:
                changed[name] = speaker.speak(what_changed(before[name], part))
            except Whole:
                new[name] = speaker.speak(part)
    return {"side": new, "side_change": changed}


def what_changed(old: Any, new: Any) -> Any:
    """Of something with fields the new ones; of things with ids each one's id and new fields; of anything else all."""
    if isinstance(old, dict) and isinstance(new, dict):
        if not old.keys() <= new.keys():
            raise Whole
        return {
            key: what_changed(old[key], value) if key in old else value
            for key, value in new.items()
            if key not in old or old[key] != value
        }
    if have_ids(old) and have_ids(new):
        known = {one["id"]: one for one in old}
        return [{"id": one["id"], **what_changed(known.get(one["id"], {}), one)} for one in new]
    if isinstance(old, list) and isinstance(new, dict):
        raise Whole
    return new


def have_ids(things: Any) -> bool:
    """Whether this is a list of things that are known by their ids."""
    return isinstance(things, list) and all(isinstance(one, dict) and "id" in one for one in things)


def frame(before: Scene, after: Scene, speaker: Voice, ms: int = OTHERS_MS, caption: str = "") -> Fields:
    """One step of the picture: what must be set, changed, deleted and put elsewhere, in the time it takes to watch.

    Of an item that stays, only the fields that are new go over the wire; one that loses a field is set anew.
    """
    new: dict[str, Any] = {}
    changed: dict[str, Any] = {}
    alike = alike_in(after)
    for name, item in after.items():
        old = before.get(name)
        if old is item or old == item:
            continue
        if old is None or not old.keys() <= item.keys():
            new[name] = speaker.speak_item(thin(item, alike))
        else:
            changed[name] = speaker.speak_item(
                {key: value for key, value in item.items() if key not in old or old[key] != value}
            )
    gone = [name for name in before if name not in after]
    step = {"ms": ms, "caption": caption, "set": new, "change": changed, "del": gone}
    order = moves(before, after)
    return {**step, "order": order} if order else step


def frames(
    before: Pictured, after: Pictured, facts: Facts, sitting: Sitting, speaker: Voice, ms: int, caption: str
) -> list[Fields]:
    """The steps from one picture to the next: what there is to watch on the way, then how it stands."""
    found: list[Fields] = []
    last = before.scene
    moments = picture.moments(before.view, facts, after.view, sitting.names())
    for number, moment in enumerate(moments, 1):
        scene = after.scene if number == len(moments) else moment.scene
        words = caption if moment.caption is None else speaker.speak(moment.caption)
        step = frame(last, scene, speaker, ms if moment.ms is None else moment.ms, words)
        if not found or any(step[what] for what in step if what != "ms"):
            found.append(step)
        last = scene
    return found


def is_own(play: Play, seat: int | None) -> bool:
    """Whether the last move was the seat's own: that is over soon."""
    return seat is not None and play.speaker == seat and isinstance(play.said[-1], Said)


def share_of(sitting: Sitting) -> float:
    """For which share of its time is watched what happens: a bot's doing for less than a person's or everybody's."""
    assert sitting.play is not None
    doer = sitting.play.doer
    by_bot = doer is not None and sitting.bot_level(doer)
    return sitting.speed.watched if by_bot else sitting.speed.own


def paced(frames: list[Fields], share: float) -> list[Fields]:
    """Steps that are watched for this share of their time."""
    return [{**step, "ms": round(step["ms"] * share)} for step in frames]


def seconds_of(frames: Sequence[Fields]) -> float:
    """How long steps are watched, one after the other."""
    watched: int = sum(step["ms"] + HOLD_MS for step in frames if step["ms"])
    return watched / 1000


def spoken_line(sitting: Sitting, line: Line, viewer: Viewer) -> Fields | None:
    """A line of the log in words; None if the viewer may not know it. The words are the same for all who may."""
    if line.fact is not None and not line.fact.seen_by(sitting.seat_of(viewer.chair)):
        return None
    if line.chairs is not None and viewer.chair not in line.chairs:
        return None
    if viewer.lang not in line.spoken:
        line.spoken[viewer.lang] = told(sitting, line, viewer.voice(sitting))
    spoken = line.spoken[viewer.lang]
    return spoken if spoken["text"] else None  # some facts are shown and not told


def told(sitting: Sitting, line: Line, speaker: Voice) -> Fields:
    """A line of the log for everybody who may know it."""
    if line.fact is None:
        values = line.values
        for kind in (*BEADS, "reply"):
            if kind in values:
                values = {**values, "text": said_in(speaker, kind, str(values[kind]))}
        return {"seq": line.seq, "text": speaker.words.say(line.key, values), "seat": None, "face": None}
    plain = line.fact.to_json()
    seat = plain.get("seat")
    state = None if sitting.play is None else sitting.play.state
    found: Fields = {
        "seq": line.seq,
        "text": speaker.words.fact(plain, sitting.names(), state, line.fact.only()),
        "seat": seat if isinstance(seat, int) else None,
        "face": picture.face_of(sitting.game.name, plain),
    }
    return {**found, "weight": 1} if picture.is_weighty(sitting.game.name, plain) else found


def text_of(sitting: Sitting, viewer: Viewer) -> str:
    """The table in words, for those who do not see pictures."""
    view = view_of(sitting, viewer)
    if view is None:
        return room.status(sitting, viewer.voice(sitting))
    return picture.write(view, viewer.lang, names=sitting.names(), notation=viewer.form == "view")
