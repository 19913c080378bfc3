"""What may be done about the seat of somebody who is gone: checks that make a row, or Trouble.

The host decides at once. The others decide about a bot when all of them want the same; about handing a seat over, or
ending the game, when everybody wants it. Nobody decides about somebody who is here, nor about another's own wish.
"""

from __future__ import annotations

import math
from typing import Final

from shamble.bots import LEVELS
from shamble.server.presence import Presence
from shamble.server.rows import Agreed, AnyRow, Ended, Freed, Left, Returned, Substituted
from shamble.server.sitting import BOT, HOST, PLAY, ROOM, WAIT, Sitting, Wish
from shamble.server.trouble import Trouble

GAME: Final = -1  # a wish about the game, not about a seat
MAX_WISHES: Final = 200  # of one person at one table


def leave(sitting: Sitting, chair: int, level: str | None) -> AnyRow | None:
    """Somebody goes on purpose: a bot plays in their place, or the others decide. None if it is so already."""
    playing(sitting)
    if level is not None:
        check_level(level)
    known = sitting.chairs[chair]
    if known.stand_in or (known.left and level is None):
        return None
    check_often(sitting, chair)
    return Left(chair) if level is None else Substituted(chair, level, [chair], "left")


def back(sitting: Sitting, chair: int) -> Returned | None:
    """Somebody plays again; None if they do."""
    playing(sitting)
    known = sitting.chairs[chair]
    return Returned(chair) if known.stand_in or known.left else None


def replace(sitting: Sitting, presence: Presence, by: int, about: int, level: str | None) -> AnyRow | None:
    """A bot for somebody who is gone; without a level, the wish for one is taken back."""
    check_about(sitting, by, about)
    if level is None:
        return waiting(sitting, by, about)
    check_level(level)
    known = sitting.chairs[about]
    if known.state == BOT:
        raise Trouble("not-now", "seat-bot", name=known.name)
    if known.stand_in == level:
        return None
    check_gone(sitting, presence, about)
    wish = Wish("bot", level)
    agreed = who_agrees(sitting, presence, by, about, wish)
    if agreed is None:
        return wished(sitting, by, about, wish)
    return Substituted(about, level, agreed, "host" if known.stand_in or known.left else "away")


def free(sitting: Sitting, presence: Presence, by: int, about: int, level: str | None) -> AnyRow | None:
    """A seat for whoever comes: that of somebody who is gone, or a bot's."""
    check_about(sitting, by, about)
    if level is None:
        return waiting(sitting, by, about)
    check_level(level)
    known = sitting.chairs[about]
    if about == HOST:
        raise Trouble("not-yours", "seat-host")
    if known.open:
        return None
    if known.state != BOT:
        check_gone(sitting, presence, about)
    elif by != presence.host():
        raise Trouble("not-yours", "not-host")
    wish = Wish("free", level)
    agreed = who_agrees(sitting, presence, by, about, wish)
    return wished(sitting, by, about, wish) if agreed is None else Freed(about, agreed, level)


def end(sitting: Sitting, presence: Presence, by: int, agree: bool) -> AnyRow | None:
    """The game is over as it stands. The host alone may say so once somebody is gone or played for."""
    if agree and sitting.play is not None and sitting.play.ended:
        return None
    playing(sitting)
    if not agree:
        return waiting(sitting, by, GAME)
    wish = Wish("end", "")
    missing = any(sitting.chairs[chair].stand_in or presence.is_gone(chair) for chair in people(sitting))
    if missing and by == presence.host():
        return Ended([by], "host")
    agreed = with_wish(sitting, GAME, wish) | {by}
    if presence.counted() <= agreed:
        return Ended(sorted(agreed), "agreed")
    return wished(sitting, by, GAME, wish)


# --- who wants what --------------------------------------------------------------------------------------------------


def who_agrees(sitting: Sitting, presence: Presence, by: int, about: int, wish: Wish) -> list[int] | None:
    """The chairs that decide it, this one's word included; None if others are still to be heard."""
    host = presence.host()
    if by == host:
        return [by]
    needed = presence.counted() - {about}
    if wish.what == "bot":
        needed -= {host}
    agreed = with_wish(sitting, about, wish) | {by}
    return sorted(agreed) if needed <= agreed else None


def with_wish(sitting: Sitting, about: int, wish: Wish) -> set[int]:
    """The chairs that have wished for just that and still play for themselves."""
    chairs = sitting.chairs
    return {by for by, known in sitting.wishes.get(about, {}).items() if known == wish and not chairs[by].stand_in}


def wished(sitting: Sitting, by: int, about: int, wish: Wish) -> Agreed | None:
    """The row of a wish; None if it is known."""
    if sitting.wishes.get(about, {}).get(by) == wish:
        return None
    check_often(sitting, by)
    return Agreed(by, about, wish.what, wish.level)


def waiting(sitting: Sitting, by: int, about: int) -> Agreed | None:
    """The row that takes a wish back; None if there is none."""
    return Agreed(by, about, WAIT) if by in sitting.wishes.get(about, {}) else None


# --- why not ---------------------------------------------------------------------------------------------------------


def playing(sitting: Sitting) -> None:
    """Trouble unless the game is going on."""
    if sitting.phase != PLAY:
        raise Trouble("not-now", "not-started" if sitting.phase == ROOM else "ended")


def check_about(sitting: Sitting, by: int, about: int) -> None:
    """Trouble unless one may have a wish about this seat."""
    playing(sitting)
    if about not in sitting.order:
        raise Trouble("invalid", "no-chair")
    if about == by:
        raise Trouble("not-yours", "seat-own")


def check_gone(sitting: Sitting, presence: Presence, about: int) -> None:
    """Trouble if somebody is here, or not away for long enough."""
    left, name = presence.left(about), sitting.chairs[about].name
    if math.isinf(left):
        raise Trouble("not-now", "seat-here", name=name)
    if left > 0:
        raise Trouble("not-now", "seat-grace", name=name, seconds=math.ceil(left))


def check_level(level: str) -> None:
    """Trouble if there is no such bot."""
    if level not in LEVELS:
        raise Trouble("invalid", "no-level")


def check_often(sitting: Sitting, chair: int) -> None:
    """Trouble if somebody wishes for ever more: each wish is kept."""
    if sitting.wished[chair] >= MAX_WISHES:
        raise Trouble("full", "too-many-rows")


def people(sitting: Sitting) -> list[int]:
    """The chairs of the game on which people sit, playing or not."""
    return [chair for chair in sitting.order if sitting.chairs[chair].state != BOT]
