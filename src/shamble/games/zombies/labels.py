"""What the picture of Zombies!!! says: sentences and the spoken names of places and players, as word references.

Questions, hints and answers are ``naming``'s; the words of the picture stand at the end of ``words/*.ftl``:

    scene-table                                         the whole picture
    scene-answers                                       heading of a list of answers
    scene-space     id spot corner ... zombie token who a space and all that is on it
    scene-lot       ew across ns along                  a place where a tile can be laid
    scene-player    letter name you lives ...           a player's row
    scene-card      card                                a card of one's own, with its effect
    scene-role      role you react                      a word or two under a name; scene-rank rank, at the end
"""

from __future__ import annotations

from shamble.core.scene import Label, words, yes
from shamble.games.zombies import naming
from shamble.games.zombies.box import EVENT_NAMES
from shamble.games.zombies.look import SEAT_LETTERS, Look


def sentence(look: Look) -> Label:
    """What is going on."""
    return naming.question(look.view, look.names)


def hint(look: Look) -> Label | None:
    """A line under the sentence."""
    return naming.hint(look.view, look.names)


def card_name(kind: int) -> Label:
    """What a card is called."""
    return words(naming.card_word(kind))


def player_args(look: Look, seat: int) -> dict[str, object]:
    """All that lies openly before a player."""
    view = look.view
    return {
        "letter": SEAT_LETTERS[seat],
        "name": look.names[seat],
        "you": yes(seat == look.seat),
        "role": look.role(seat),
        "lives": view["lives"][seat],
        "bullets": view["bullets"][seat],
        "kills": view["kills"][seat],
        "of": view["kill_goal"],
        "cards": view["hands"][seat],
        "used": yes(view["used"] >> seat & 1),
        "items": len(look.items_of(seat)),
        "card": [EVENT_NAMES[kind] for kind in look.items_of(seat)],
    }


def player_label(look: Look, seat: int) -> Label:
    """The spoken name of a player's row."""
    return words("scene-player", **player_args(look, seat))


def under_name(look: Look, seat: int) -> Label:
    """What a player is at, or how the game ended for it."""
    if look.outcome is not None:
        return words("scene-rank", rank=look.rank(seat), you=yes(seat == look.seat))
    used = look.view["used"] >> seat & 1
    return words("scene-role", you=yes(seat == look.seat), role=look.role(seat), used=yes(used))
