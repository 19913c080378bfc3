"""Why not: what is said to somebody who touches something that cannot be chosen.

A touch is read as the answer it would most likely be, and the rules say why that one is refused. They are asked on a
guess of the table that is made from the viewer's own view, so nothing said here can depend on what the viewer may not
know. Where no rule speaks, it is said what the thing is and what the table waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from shamble import picture
from shamble.core.answer import PASS
from shamble.core.errors import Illegal, Invalid
from shamble.core.game import Game
from shamble.core.scene import Touch
from shamble.core.state import State
from shamble.server import show
from shamble.server.show import Pictured, Viewer
from shamble.server.sitting import Fields, Sitting
from shamble.server.trouble import Trouble, refusal
from shamble.server.voice import Voice


def why(sitting: Sitting, viewer: Viewer, touch: Touch, seen: Callable[[], Pictured]) -> Fields:
    """The clause, if a rule says no, and a sentence."""
    if sitting.play is None:
        raise Trouble("not-now", "not-started")
    speaker, seat = viewer.voice(sitting), sitting.seat_of(viewer.chair)
    found = None if seat is None else reason(sitting.game, sitting.play.state.view(seat), seat, touch)
    if found is None:
        return {"kind": "why", "clause": None, "sentence": about(sitting, viewer, touch, seen())}
    said = refusal(found, speaker.words, sitting.names())
    return {"kind": "why", "clause": said["clause"], "sentence": said["sentence"]}


def reason(game: Game, view: dict[str, object], seat: int, touch: Touch) -> Illegal | None:
    """Why the rules refuse the answer that is meant; None if there is none, or it could be given."""
    table = game.guess(view, Random(0))
    if not is_asked(table, seat):
        return out_of_turn(table, seat)
    could = set(table.codes(seat))
    for code in codes_of(game, view, touch):
        if code in could:
            return None
        found = table.frames[-1].refuse(table, seat, code)
        if found.clause:
            return found
    return None


def is_asked(table: State, seat: int) -> bool:
    """Whether the seat may answer, as far as everybody knows, or change a sealed answer."""
    if not table.pending:
        return False
    frame = table.frames[-1]
    return seat in frame.seats_shown(table) or frame.takes(table, seat)


def out_of_turn(table: State, seat: int) -> Illegal | None:
    """Why nothing can be chosen at all: it is somebody else's turn, or the game is over."""
    try:
        table.step(seat, PASS)
    except Illegal as error:
        return error
    return None


def codes_of(game: Game, view: dict[str, object], touch: Touch) -> Iterator[int]:
    """The answers that are meant, packed; those that cannot even be written are none."""
    for text in picture.meant(view, touch):
        try:
            yield game.code_of(game.read(text.lower()))
        except Invalid:
            continue


def about(sitting: Sitting, viewer: Viewer, touch: Touch, seen: Pictured) -> str:
    """What was touched, if it has a name, and what is to be done now."""
    speaker = viewer.voice(sitting)
    name = name_of(seen, picture.names_of(sitting.game.name, touch), speaker)
    asked = sitting.play is not None and sitting.seat_of(viewer.chair) in sitting.play.asked_shown()
    told = speaker.speak(seen.side.get("say") or {}) if asked else {"sentence": show.waiting(sitting, viewer)}
    return " ".join(ended(words) for words in (name, told.get("sentence"), told.get("hint")) if words)


def ended(words: str) -> str:
    """Words as a sentence: names and headings have no full stop."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def name_of(seen: Pictured, ids: list[str], speaker: Voice) -> str:
    """The name of the first of these things that has one, on the board or beside it."""
    beside = dict(things_in(seen.side))
    for one in ids:
        known = seen.scene.get(one) or beside.get(one) or {}
        label = known.get("label") or known.get("name")
        if label:
            return str(speaker.speak(label))
    return ""


def things_in(value: Any) -> Iterator[tuple[str, Any]]:
    """Everything beside the board that has an id."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"], value
        for inner in value.values():
            yield from things_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from things_in(inner)
