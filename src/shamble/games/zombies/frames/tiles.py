"""Laying tiles, and putting zombies and tokens on the map (ZZ-4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.errors import Illegal
from shamble.core.frame import AGAIN, CHANCE, CHOOSE, DONE, Frame
from shamble.games.zombies.box import (
    BULLET,
    FIRST,
    HELIPAD,
    LAY,
    LIFE,
    LOOKS,
    MIDDLE,
    MOVED,
    PUT,
    SPACES,
    STOCKED_ON,
    TILE_BULLETS,
    TILE_LIVES,
    TILE_ZOMBIES,
    TOKEN,
    TURNS,
    ZOMBIE,
)
from shamble.games.zombies.facts import OF_NOTHING, OF_POOL, Appeared, Brought, Put, SealedOff, TileLaid
from shamble.games.zombies.frames.refuse import refuse_lay, refuse_place, refuse_stock
from shamble.games.zombies.state import LAID, LOST, NONE, Table

# A list of open-ended tuples: mypyc would build a tuple of fixed shape anew each time.
SEAT_ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,), (5,)]
ANYWHERE: Final = -1  # any space without a zombie or a pawn (ZZ-9.7)


def placements(table: Table, kind: int) -> list[int]:
    """Where, and how turned, a tile can be laid: packed as its answer, in increasing order (ZZ-4.1, ZZ-4.4)."""
    found: list[int] = []
    ends = table.open_ends()
    # A town is sealed only where all its roads lead to one place, and never by the last tile.
    wary = not table.seals and table.pile_left > 0 and len(ends) == 1
    for place in ends:
        for turn in LOOKS[kind]:
            look = kind * TURNS + turn
            if table.fits(look, place) and not (wary and table.would_seal(look, place)):
                found.append(place << 2 | turn)
    return found


@final
class LayTile(Frame[Table]):
    """A tile is laid, stocked, and may seal the town (ZZ-4.1 to ZZ-4.5)."""

    name: ClassVar[str] = "lay_tile"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "stage")
    asks: ClassVar[str] = "lay"

    def __init__(self, seat: int, kind: int, stage: int) -> None:
        self.seat = seat  # who lays it; NONE while that is not found
        self.kind = kind
        self.stage = stage  # 0 to lay, then zombies, bullets, lives, done

    def copy(self) -> LayTile:
        return LayTile(self.seat, self.kind, self.stage)

    def run(self, table: Table) -> int:
        if self.seat == NONE:
            fewest = with_fewest(table)
            if len(fewest) > 1:
                return CHANCE
            self.seat = fewest[0]
        if self.stage == 0:
            found = placements(table, self.kind)
            if len(found) > 1:
                return CHOOSE
            self._lay(table, found[0])
        self.stage += 1
        tile = len(table.looks) - 1
        if self.stage == 2:
            stock(table, self.seat, tile, ZOMBIE, TILE_ZOMBIES[self.kind])
        elif self.stage == 3:
            stock(table, self.seat, tile, BULLET, TILE_BULLETS[self.kind])
        elif self.stage == 4:
            stock(table, self.seat, tile, LIFE, TILE_LIVES[self.kind])
        else:
            if table.pile_left and not table.open_ends():
                seal(table, self.seat)
            return DONE
        return AGAIN

    def _lay(self, table: Table, packed: int) -> None:
        place, turn = packed >> 2, packed & 3
        table.lay(self.kind, place, turn)
        table.laid_now = LAID
        table.drawn = NONE
        self.stage = 1
        table.tell(TileLaid(self.seat, self.kind, place, turn))
        due = TILE_ZOMBIES[self.kind]
        zombies = min(due, table.pool)
        lack = OF_POOL if zombies < due else OF_NOTHING
        table.tell(Brought(zombies, TILE_BULLETS[self.kind], TILE_LIVES[self.kind], due, lack))

    def seats(self, table: Table) -> tuple[int, ...]:
        return () if self.seat == NONE else SEAT_ALONE[self.seat]

    def codes(self, table: Table, seat: int) -> list[int]:
        if self.seat == NONE:
            return [FIRST + other for other in with_fewest(table)] if seat == NONE else []
        return [LAY + packed for packed in placements(table, self.kind)] if seat == self.seat else []

    def weights(self, table: Table) -> list[int]:
        return [1] * len(with_fewest(table))

    def settle(self, table: Table, seat: int, code: int) -> None:
        if seat == NONE:
            self.seat = code - FIRST
        else:
            self._lay(table, code - LAY)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        return refuse_lay(table, self.kind, code)


def with_fewest(table: Table) -> list[int]:
    """Those with the fewest collected zombies (ZZ-4.5)."""
    fewest = min(table.kills)
    return [seat for seat in range(table.seats) if table.kills[seat] == fewest]


def seal(table: Table, seat: int) -> None:
    """No road leads on: the other tiles leave the game, and it costs the placing player's own turn (ZZ-4.4)."""
    table.tell(SealedOff(seat, table.pile_left))
    table.sealed = 1
    for kind, count in enumerate(table.pile):
        table.gone[kind] += count
        table.pile[kind] = 0
    table.pile_left = 0
    if seat == table.active:
        table.laid_now = LOST


def stock(table: Table, seat: int, tile: int, what: int, count: int) -> None:
    """Zombies or tokens come on a new tile (ZZ-4.2)."""
    if count == 0:
        return
    if table.looks[tile] // TURNS != HELIPAD:
        table.push(PutThings(seat, what, count, -1, tile))
        return
    for place in [MIDDLE, *[place for place in range(SPACES) if place != MIDDLE]]:
        if table.pool:  # the centre first, then in reading order (ZZ-4.5)
            put_down(table, tile * SPACES + place, ZOMBIE)


def put_down(table: Table, space: int, what: int) -> None:
    """A zombie or a token is on the map now."""
    table.space[space] |= what
    if what == ZOMBIE:
        table.pool -= 1
    table.facts.append(Put(space, what))


@final
class PutThings(Frame[Table]):
    """So many zombies or tokens are put on the map, space by space, as many as there is room for (ZZ-4.2, ZZ-7.2)."""

    name: ClassVar[str] = "put_things"
    fields: ClassVar[tuple[str, ...]] = ("seat", "what", "left", "last", "scope")
    asks: ClassVar[str] = "put"

    def __init__(self, seat: int, what: int, left: int, last: int, scope: int) -> None:
        self.seat = seat
        self.what = what
        self.left = left
        self.last = last  # the space named last; the next one comes after it
        self.scope = scope  # a tile, or ANYWHERE

    def copy(self) -> PutThings:
        return PutThings(self.seat, self.what, self.left, self.last, self.scope)

    def run(self, table: Table) -> int:
        if self.what == ZOMBIE and self.left > table.pool:
            self.left = table.pool
        open_to = self.spaces(table) if self.left else []
        if len(open_to) > self.left:
            return CHOOSE
        for space in open_to:
            self._put(table, space)
        if self.scope == ANYWHERE:
            tell_appeared(table)
            forget_moves(table)
        return DONE

    def _put(self, table: Table, space: int) -> None:
        """One more is on the map; those that may come anywhere are marked, to be told place by place at the end."""
        put_down(table, space, self.what)
        if self.scope == ANYWHERE:
            table.space[space] |= MOVED

    def spaces(self, table: Table) -> list[int]:
        """The spaces after the last one that can take one more."""
        if self.scope == ANYWHERE:
            return table.free_spaces(self.last)
        return free_on_tile(table, self.scope, self.what, self.last)

    def seats(self, table: Table) -> tuple[int, ...]:
        return SEAT_ALONE[self.seat]

    def codes(self, table: Table, seat: int) -> list[int]:
        """A space is offered only if enough come after it for the rest."""
        if seat != self.seat:
            return []
        open_to = self.spaces(table)
        return [PUT + space for space in open_to[: len(open_to) - self.left + 1]]

    def settle(self, table: Table, seat: int, code: int) -> None:
        self.last = code - PUT
        self.left -= 1
        self._put(table, self.last)

    def refuse(self, table: Table, seat: int, code: int) -> Illegal:
        if isinstance(table.frames[-2], LayTile):
            return refuse_stock(table, self.what, self.scope, self.last, code)
        return refuse_place(table, self.scope, self.last, code)


def tell_appeared(table: Table) -> None:
    """Where the zombies of a card lie now, place by place."""
    new = [space for space, there in enumerate(table.space) if there & MOVED]
    for space in new:
        alike = [other for other in new if is_alike(table, space, other)]
        if alike[0] == space:  # told once, with the first of them
            table.tell(Appeared(space, len(alike)))


def is_alike(table: Table, one: int, other: int) -> bool:
    """Whether two spaces are called alike: both road or both inside on one tile, and not the helipad's centre."""
    centre = table.heli * SPACES + MIDDLE if table.heli != NONE else NONE
    if one == centre or other == centre:
        return one == other
    return one // SPACES == other // SPACES and table.grounds[one] == table.grounds[other]


def forget_moves(table: Table) -> None:
    """No zombie counts as moved any more, nor as newly put."""
    space = table.space
    for number, there in enumerate(space):
        if there & MOVED:
            space[number] = there & ~MOVED


def free_on_tile(table: Table, tile: int, what: int, last: int) -> list[int]:
    """The spaces of a tile that its zombies, or its tokens, can still go on (ZZ-4.2)."""
    ground = STOCKED_ON[table.looks[tile] // TURNS]
    taken = ZOMBIE if what == ZOMBIE else TOKEN
    first = max(last + 1, tile * SPACES)
    return [
        space
        for space in range(first, tile * SPACES + SPACES)
        if not table.space[space] & taken and table.grounds[space] == ground
    ]
