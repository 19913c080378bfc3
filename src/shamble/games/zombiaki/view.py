"""What a seat may know: everything but the order of the decks, which nobody knows (ZK-2.7); and guessing that."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from shamble.core.errors import Invalid
from shamble.core.game import Game, fresh_stream
from shamble.core.plain import CoreData
from shamble.games.zombiaki import restore
from shamble.games.zombiaki.state import Table


def view(game: Game, table: Table, seat: int) -> dict[str, object]:
    """The whole table: both hands, both discard piles, and how many cards of each kind are still to come."""
    data = game.core_view(table, seat)
    data.update(table.open_data())
    return data


def guess(game: Game, view_: Mapping[str, object], rng: Random) -> Table:
    """The same table with dice of its own: the order of the decks is made by drawing from them."""
    if not isinstance(view_, Mapping) or view_.get("game") != game.name:
        raise Invalid(f"This is not a view of {game.name}.")
    core = CoreData(2, game.read_frames(view_.get("stack")), fresh_stream(rng), False, False, 0, 0)
    table = restore.read_table(game, core, view_)
    if table.frames:
        table.pending = table.frames[-1].run(table)
    return table
