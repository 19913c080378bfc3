"""What a seat may know in Zombiegeddon, which is everything but the dice to come (ZG-2.3), and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from shamble.core.errors import Invalid
from shamble.core.game import Game, fresh_stream
from shamble.core.plain import CoreData
from shamble.games.zombiegeddon.box import (
    DISC_NAMES,
    DISC_NUMBERS,
    KINDS,
    PAWNS,
    SHELTERS,
    WEAPON,
)
from shamble.games.zombiegeddon.frames import Turn
from shamble.games.zombiegeddon.restore import restore
from shamble.games.zombiegeddon.state import Table


def view(game: Game, table: Table, seat: int) -> dict[str, object]:
    """All that a perfect memory in the seat (spectator: -1) knows."""
    data = game.core_view(table, seat)
    top = table.frames[-1] if table.frames else None
    turn = top if isinstance(top, Turn) else None
    data.update(
        settings={"open_piles": table.open_piles},
        half=table.half,
        turn=table.turn,
        first=table.first,
        active=turn.seat if turn else -1,
        action=turn.used if turn else 0,
        through=turn.through - turn.seat * PAWNS if turn and turn.through >= 0 else -1,
        idle=table.idle,
        dry=table.dry,
        board=[DISC_NAMES[disc] for disc in table.board],
        bag=kinds(table.bag),
        cleared=kinds(table.cleared),
        pawns=[table.pawns[s * PAWNS : s * PAWNS + PAWNS] for s in range(table.seats)],
        markers=[[cell for bit, cell in enumerate(SHELTERS) if mask >> bit & 1] for mask in table.markers],
        weapons=table.weapons[:],
        spent=[table.taken[s * KINDS + WEAPON] - table.weapons[s] for s in range(table.seats)],
        taken=[kinds(table.taken[s * KINDS : s * KINDS + KINDS]) for s in range(table.seats)],
    )
    return data


def kinds(counts: list[int]) -> dict[str, int]:
    """Counts by the discs' names, without the zeros."""
    return {DISC_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def counts(named: Mapping[str, int]) -> list[int]:
    """The same, back as a list by kind."""
    found = [0] * KINDS
    for name, count in named.items():
        found[DISC_NUMBERS[name]] = count
    return found


def guess(game: Game, seen: Mapping[str, object], rng: Random) -> Table:
    """The table that the view shows, with dice of its own; Invalid if it is no view of a table."""
    if not isinstance(seen, Mapping) or seen.get("game") != game.name:
        raise Invalid(f"This is not a view of {game.name}.")
    try:
        data = written(cast(Mapping[str, Any], seen))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Invalid(f"This view of {game.name} is incomplete or broken ({type(error).__name__}).") from None
    frames = game.read_frames(seen.get("stack"))
    ask_chance = bool(frames) and frames[-1].name in ("deal", "first_seat")
    core = CoreData(game.check_seats(seen.get("seats")), frames, fresh_stream(rng), ask_chance, False, 0, 0)
    table = restore(game, core, data)
    table.advance()
    return table


def written(data: Mapping[str, Any]) -> dict[str, object]:
    """The view's own part of the plain data that ``Table.to_json`` writes."""
    return {
        "open_piles": data["settings"]["open_piles"],
        "half": data["half"],
        "turn": data["turn"],
        "first": data["first"],
        "idle": data["idle"],
        "dry": data["dry"],
        "board": [DISC_NUMBERS[name] for name in data["board"]],
        "bag": counts(data["bag"]),
        "cleared": counts(data["cleared"]),
        "pawns": [cell for pawns in data["pawns"] for cell in pawns],
        "taken": [count for pile in data["taken"] for count in counts(pile)],
        "weapons": list(data["weapons"]),
        "markers": [sum(1 << SHELTERS.index(cell) for cell in cells) for cells in data["markers"]],
    }
