"""What the picture of Zombiegeddon says: sentences, and the spoken names of answers and players, as word references.

The keys are listed at the top of ``scene``.
"""

from __future__ import annotations

from typing import Final

from shamble.core.scene import Label, words, yes
from shamble.games.zombiegeddon.box import CELL_NAMES, DISC_NUMBERS, FIRST_ENEMY, OFF, PAWNS
from shamble.games.zombiegeddon.look import SEAT_LETTERS, WHOLE, Look, Option

FEW_DISCS: Final = 6  # when only so many lie on the board, the end of the half is near


def about(look: Look) -> int | None:
    """The seat that the sentence is about."""
    if look.outcome is not None:
        return next((seat for seat in range(look.seats) if look.rank(seat) == 1), None)
    return look.active if look.active >= 0 else None


def sentence(look: Look) -> Label:
    """What is going on."""
    if look.outcome is not None:
        return _over(look)
    if look.active < 0:
        return words("scene-dealing")
    if not look.options:
        return words("scene-they-act", name=look.names[look.active], action=look.action + 1)
    if look.through >= 0:
        return words("scene-you-through", cell=CELL_NAMES[look.pawns[look.active][look.through]])
    able = sum(look.may_act(cell, seat, pawn) for cell, group in look.standing.items() for seat, pawn in group)
    return words("scene-you-act", action=look.action + 1, pawns=able)


def _over(look: Look) -> Label:
    winners = [seat for seat in range(look.seats) if look.rank(seat) == 1]
    score = look.points(winners[0]) if winners else None
    names = ", ".join(look.names[seat] for seat in winners)
    return words("scene-over", names=names, winners=len(winners), score="none" if score is None else score)


def hint(look: Look) -> Label:
    """A line under the sentence."""
    if look.outcome is not None:
        return words("scene-hint-over", reason=str(look.outcome.get("reason", "")))
    if look.active < 0:
        return words("scene-hint-deal")
    if look.options:
        return words("scene-hint-choose", cells=len(look.ways))
    return words("scene-hint-wait", you=yes(look.seat is not None))


def warning(look: Look) -> Label | None:
    """What will soon end the half, where a rule counts or discs run out (ZG-5.1); None while nothing does."""
    if look.outcome is not None or look.active < 0:
        return None
    you, name = yes(bool(look.options)), look.names[look.active]
    if 1 in (look.passes_left, look.dry_left):
        why = "pass" if look.passes_left == 1 else "dry"
        return words("scene-last-chance", why=why, you=you, name=name)
    if look.dry >= look.seats and look.dry_left:
        return words("scene-warn-dry", turns=look.dry, left=look.dry_left)
    if look.idle and look.passes_left:
        return words("scene-warn-pass", left=look.passes_left)
    return words("scene-warn-discs", left=look.left) if look.left <= FEW_DISCS else None


def option_label(look: Look, option: Option) -> Label:
    """The spoken name of an answer: all that it does."""
    if option.source == OFF:
        return words("scene-pass")
    if option.target == OFF:
        return words("scene-off", cell=CELL_NAMES[option.source], takes=look.takes(option.source))
    takes, delivers = look.takes(option.source), look.delivers(option.target)
    return move_label(option, look.board[option.target], takes, delivers, look.way(option))


def move_label(option: Option, what: str, takes: str, delivers: bool, way: str) -> Label:
    """The spoken name of an answer that leads to a cell."""
    return words(
        "scene-move",
        **{"from": CELL_NAMES[option.source]},
        to=CELL_NAMES[option.target],
        what=what,
        takes=takes,
        cost=int(DISC_NUMBERS[what] >= FIRST_ENEMY),
        delivers=yes(delivers),
        way=way,
    )


def player_label(look: Look, seat: int) -> Label:
    """The spoken name of a player's row: all that lies before the player."""
    points = look.points(seat)
    return words(
        "scene-player" if points is None else "scene-player-points",
        letter=SEAT_LETTERS[seat],
        name=look.names[seat],
        you=yes(seat == look.seat),
        turn=look.role(seat),
        taken=look.pile(seat),
        weapons=look.weapons[seat],
        supplies=PAWNS - len(look.markers[seat]),
        pawns=sum(cell != OFF for cell in look.pawns[seat]),
        **({} if points is None else {"points": points}),
    )


def under_name(look: Look, seat: int) -> Label:
    """What a player is doing or has become, in a word or two."""
    if look.outcome is not None:
        return words("scene-rank", rank=look.rank(seat))
    return words("scene-role", you=yes(seat == look.seat), turn=look.role(seat))


def progress(turn: int, left: int) -> Label:
    """How far the half has come."""
    return words("scene-turn", turn=turn, left=left, of=WHOLE)
