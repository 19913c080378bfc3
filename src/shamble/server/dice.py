"""What the wire tells of a table's dice: what was promised before the game, and after it all to check them by."""

from __future__ import annotations

from shamble.core.frame import CHANCE
from shamble.core.numbers import key_with
from shamble.server.sitting import OVER, Fields, Sitting
from shamble.server.trouble import Trouble


def added(sitting: Sitting) -> Fields:
    """The numbers that devices have promised and opened, chair by chair; ``due`` while they are to be opened."""
    numbers = sitting.numbers
    return {
        "due": numbers.due,
        "numbers": [
            {"chair": chair, "promise": promise, "number": numbers.opened.get(chair)}
            for chair, promise in sorted(numbers.promised.items())
        ],
        "next": sorted(sitting.promised_next),
    }


def proof(sitting: Sitting) -> Fields:
    """After the end: the secret that was sealed, and the first draw, by which the key of the dice can be tried."""
    if sitting.phase != OVER:
        raise Trouble("not-now", "whole-record")
    return {"secret": sitting.secret.hex(), "salt": sitting.salt.hex(), "first": first_draw(sitting)}


def first_draw(sitting: Sitting) -> Fields | None:
    """What chance could first bring, how often each, and what it brought; None if a game begins without chance."""
    game, seats = sitting.game, len(sitting.order)
    key = key_with(sitting.secret, sitting.numbers.added(sitting.order))
    table = game.new(seats, key, sitting.settings, "ask")
    if table.pending != CHANCE:
        return None
    frame = table.frames[-1]
    could = [str(game.answer(code)) for code in frame.codes(table, -1)]
    drawn = game.new(seats, key, sitting.settings).draws[0]
    return {"weights": list(frame.weights(table)), "could": could, "drew": str(game.answer(drawn))}
