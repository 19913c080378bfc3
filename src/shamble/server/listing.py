"""Tables and games in lists, and what can be taken home."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from shamble import registry
from shamble.core.errors import seat_letter
from shamble.core.game import Game
from shamble.server import links, show
from shamble.server.actor import Actor
from shamble.server.links import Seat
from shamble.server.messages import Mine
from shamble.server.names import isolated
from shamble.server.room import gap, levels
from shamble.server.show import Viewer
from shamble.server.sitting import HOST, OVER, ROOM, Fields, Sitting
from shamble.server.story import Story
from shamble.server.trouble import Trouble
from shamble.server.unreadable import Unreadable
from shamble.server.voice import Voice, voice

if TYPE_CHECKING:
    from shamble.server.hub import Hub


def game(name: str, lang: str) -> Fields:
    """A game as the front page shows it."""
    speaker, found = voice(lang, name), registry.game(name)
    words = {part: speaker.say(f"game-{part}", {}) for part in ("title", "tag", "blurb", "minutes")}
    bounds = {"min": found.min_seats, "max": found.max_seats}
    ways = {"levels": levels(speaker), "sides": sides(found, speaker), "starter": dict(found.starter)}
    return {"game": name, **words, **bounds, **ways}


def sides(found: Game, speaker: Voice) -> Fields | None:
    """The option that says which side one plays, if sides differ: it can be chosen without a waiting room."""
    for setting in found.settings:
        if setting.name == found.sides:
            shown = gap(f"option-{setting.name.replace('_', '-')}", setting.choices, speaker)
            return {"setting": setting.name, "title": shown["title"], "choices": shown["choices"]}
    return None


def open_table(actor: Actor, lang: str) -> Fields | None:
    """A table that waits for players; None if its chairs are taken."""
    sitting = actor.sitting
    free = len(sitting.free_chairs())
    if sitting.phase != ROOM or sitting.numbers.due or sitting.is_locked() or not free:
        return None
    line = voice(lang, sitting.game.name).say(
        "host-line-open", {"name": isolated(sitting.chairs[HOST].name), "count": free}
    )
    chairs = [{"letter": seat_letter(number), "state": chair.state} for number, chair in enumerate(sitting.chairs)]
    return {**head(sitting, lang), "line": line, "chairs": chairs}


def running_table(actor: Actor, lang: str) -> Fields:
    """A table that can be watched."""
    sitting = actor.sitting
    line = voice(lang, sitting.game.name).say("host-line-running", {"names": list(sitting.names())})
    return {**head(sitting, lang), "line": line, "watching": actor.crowd.here()["watching"]}


def head(sitting: Sitting, lang: str) -> Fields:
    """Which table it is."""
    title = voice(lang, sitting.game.name).say("game-title", {})
    return {"code": sitting.code, "game": sitting.game.name, "title": title}


async def mine(hub: Hub, wish: Mine) -> list[Fields]:
    """The tables that these tokens open and that are not over, those that wait for one first."""
    found: dict[str, Fields] = {}
    for token in wish.tokens:
        try:
            seat = links.read_token(hub.store.key, token, token.partition(".")[0])  # before anything is looked up
            shown = await glance(hub, seat, token, wish.lang)
        except Trouble:
            continue
        if shown["phase"] != OVER and (seat.code not in found or shown["yours"]):
            found[seat.code] = shown
    return sorted(found.values(), key=lambda table: not table["yours"])


async def glance(hub: Hub, seat: Seat, token: str, lang: str) -> Fields:
    """A table of one's own; one at rest is not woken if it is known what it would say."""
    kept = await hub.summary(seat.code)
    if kept is not None:
        return kept.told(seat, lang)
    try:
        actor = await hub.table(seat.code)
    except Unreadable as trouble:
        trouble.chair_of(hub.store.key, token)
        return unreadable_table(trouble, lang)
    return my_table(actor.sitting, Viewer(actor.chair_of(token), lang, "view"))


def unreadable_table(trouble: Unreadable, lang: str) -> Fields:
    """A table of one's own that this version cannot follow; what was saved of it can be taken home."""
    line = voice(lang, None).say(trouble.key, {})
    return {**head(trouble.sitting, lang), "phase": "unreadable", "yours": False, "line": line}


def my_table(sitting: Sitting, viewer: Viewer) -> Fields:
    """A table of one's own: what it waits for."""
    play = sitting.play
    seat = sitting.seat_of(viewer.chair)
    yours = play is not None and seat in play.asked_shown() and not sitting.is_aside(seat)
    speaker = viewer.voice(sitting)
    line = show.waiting(sitting, viewer)
    others = [isolated(name) for name in sitting.plain_names() if name != show.you(sitting, viewer)["name"]]
    title = head(sitting, viewer.lang)["title"]
    if others:
        title = speaker.say("host-table", {"name": title, "names": others})
    return {**head(sitting, viewer.lang), "title": title, "phase": sitting.phase, "yours": yours, "line": line}


def record_of(sitting: Sitting, chair: int, whole: bool) -> Callable[[], str]:
    """One's own record, or after the end the whole one, to be told on another thread; Trouble if it cannot be had."""
    if sitting.play is None:
        raise Trouble("not-now", "not-started")
    if whole and sitting.phase != OVER:
        raise Trouble("not-now", "whole-record")
    return partial(Story(sitting).record, sitting.seat_of(chair), whole)
