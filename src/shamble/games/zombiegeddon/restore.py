"""Reading a table of Zombiegeddon back from plain data; a table that no game can reach is refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from shamble.core.errors import Invalid
from shamble.core.game import Game
from shamble.core.plain import CoreData, whole, wholes
from shamble.games.zombiegeddon.box import (
    ACTIONS,
    BARRICADE,
    CELL_NAMES,
    CELLS,
    DISC_NAMES,
    DRY_ROUNDS,
    FIRST_TAKEABLE,
    HOLE,
    KINDS,
    OFF,
    PAWNS,
    RED_BAG,
    RED_SHELTER,
    RED_SHELTERS,
    SHELTERS,
    WEAPON,
    WHITE_BAG,
    WHITE_SHELTER,
)
from shamble.games.zombiegeddon.frames import (
    APOCALYPSE,
    FIND_FIRST,
    HALF_ONE,
    HALF_TWO,
    SCORE,
    Deal,
    FirstSeat,
    Turn,
)
from shamble.games.zombiegeddon.state import Table, crowd_of, near_on

MOST = sum(RED_BAG) + sum(WHITE_BAG)

# The stacks that can wait for an answer: the frames' names, and the stage the game has reached.
STACKS = {
    ("two_halves", "deal"): (FIND_FIRST, APOCALYPSE + 1),
    ("two_halves", "first_seat"): (HALF_ONE,),
    ("two_halves", "half", "turn"): (APOCALYPSE, SCORE),
    (): (),
}


def restore(game: Game, core: CoreData, data: Mapping[str, object]) -> Table:
    """The table that the data describes, checked part by part."""
    seats = core.seats
    if type(data.get("open_piles")) is not bool:
        raise Invalid("open_piles must be true or false.")
    if core.hushed:
        raise Invalid("There is nothing to pass for a turn in Zombiegeddon.")
    pawns = wholes(data, "pawns", seats * PAWNS, OFF, CELLS - 1)
    board = wholes(data, "board", CELLS, 0, KINDS - 1)
    table = Table(
        game,
        seats,
        core.frames,
        core.stream,
        core.ask_chance,
        core.ask_passes,
        core.number,
        core.hushed,
        data["open_piles"] is True,
        whole(data, "half", 1, 2),
        whole(data, "turn", 0, 1 << 40),
        whole(data, "first", OFF, seats - 1),
        whole(data, "idle", 0, seats),
        whole(data, "dry", 0, DRY_ROUNDS * seats),
        board,
        wholes(data, "bag", KINDS, 0, MOST),
        wholes(data, "cleared", KINDS, 0, MOST),
        pawns,
        crowd_of(pawns),
        wholes(data, "taken", seats * KINDS, 0, MOST),
        wholes(data, "weapons", seats, 0, RED_BAG[WEAPON]),
        wholes(data, "markers", seats, 0, (1 << len(SHELTERS)) - 1),
        near_on(board),
    )
    check_stack(table)
    check_board(table)
    check_discs(table)
    check_pawns(table)
    check_markers(table)
    return table


def check_stack(table: Table) -> None:
    """The frames lie on each other as they do in play, and say the same as the table."""
    stages = STACKS.get(tuple(frame.name for frame in table.frames))
    if stages is None:
        raise Invalid("The frames of this table cannot lie on each other like this.")
    if not table.frames:
        if table.half != 2 or table.first == OFF:
            raise Invalid("A game that is over has seen both halves.")
        return
    stage = table.frames[0].to_json()["stage"]
    if stage not in stages or (table.half == 2) != (stage in (HALF_TWO, SCORE)):
        raise Invalid("The stage of the game does not fit its half.")
    if (table.first == OFF) != (stage in (FIND_FIRST, HALF_ONE)):
        raise Invalid("The first seat is drawn before half 1, and known from then on.")
    top = table.frames[-1]
    if isinstance(top, Turn):
        check_turn(table, top)
    if isinstance(top, Deal) and not 0 <= top.cell < CELLS:
        raise Invalid("The deal stands at a cell outside the board.")


def check_turn(table: Table, turn: Turn) -> None:
    """A turn belongs to a seat with a pawn; a pawn that must move on stands with another on a disc."""
    if not 0 <= turn.seat < table.seats or not 0 <= turn.used < ACTIONS or turn.gained not in (0, 1):
        raise Invalid("The turn's seat, actions or gain are out of range.")
    if table.frames[1].to_json()["seat"] != (turn.seat + 1) % table.seats:
        raise Invalid("The next turn must be the next seat's.")
    if table.idle >= table.seats or table.dry >= DRY_ROUNDS * table.seats:
        raise Invalid("The half would have ended before this turn.")
    if not table.has_pawn(turn.seat):
        raise Invalid("The player whose turn it is has no pawn on the board.")
    if turn.gained and not turn.used:
        raise Invalid("Nothing is gained before the first action.")
    if turn.through == OFF:
        return
    own = turn.seat * PAWNS <= turn.through < turn.seat * PAWNS + PAWNS
    if not own or turn.used != 1 or table.pawns[turn.through] == OFF:
        raise Invalid("Only a pawn that made the first action of this turn can be passing over another.")
    cell = table.pawns[turn.through]
    if table.board[cell] < FIRST_TAKEABLE or table.crowd[cell] != 2 or not turn.codes(table, turn.seat):
        raise Invalid("The pawn that passes over another must stand with it on a disc and be able to move on.")


def check_board(table: Table) -> None:
    """Shelters stand where they are printed, and nowhere else; outside a deal the bag is empty."""
    for cell, disc in enumerate(table.board):
        printed = HOLE
        if cell in SHELTERS:
            printed = RED_SHELTER if cell in RED_SHELTERS else WHITE_SHELTER
        if (disc if disc in (RED_SHELTER, WHITE_SHELTER) else HOLE) != printed:
            raise Invalid(f"{CELL_NAMES[cell]} cannot hold {DISC_NAMES[disc]}.")
    top = table.frames[-1] if table.frames else None
    holes = 0
    if isinstance(top, Deal):
        holes = table.board.count(HOLE)
        if HOLE in table.board[: top.cell]:
            raise Invalid("The deal has left a cell out.")
    if sum(table.bag) != holes:
        raise Invalid("There must be as many discs to deal as cells to fill.")


def check_discs(table: Table) -> None:
    """Every disc is somewhere: on the board, in the bag, taken, or out of the game."""
    for kind in range(BARRICADE, KINDS):
        there = table.board.count(kind) + table.bag[kind] + table.cleared[kind]
        there += sum(table.taken[kind::KINDS])
        box = RED_BAG[kind] + (WHITE_BAG[kind] if table.half == 2 else 0)
        if there != box:
            raise Invalid(f"There are {there} discs of {DISC_NAMES[kind]}; the box holds {box}.")
    for seat in range(table.seats):
        if any(table.taken[seat * KINDS : seat * KINDS + FIRST_TAKEABLE]):
            raise Invalid("Shelters, barricades and manholes are never taken.")
        if table.weapons[seat] > table.taken[seat * KINDS + WEAPON]:
            raise Invalid("A player holds more weapons than were taken.")
    if any(table.bag[:BARRICADE]) or any(table.cleared[:BARRICADE]):
        raise Invalid("Shelters are no discs.")


def check_pawns(table: Table) -> None:
    """Pawns stand on shelters, manholes and discs; one to a disc, unless one is passing over another."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, FirstSeat) and table.pawns != list(RED_SHELTERS) * table.seats:
        raise Invalid("Before the first turn there is one pawn of each player in every red shelter.")
    if not isinstance(top, (FirstSeat, Turn)) and any(cell != OFF for cell in table.pawns):
        raise Invalid("During a deal and after the game no pawn is on the board.")
    through = table.pawns[top.through] if isinstance(top, Turn) and top.through != OFF else OFF
    for cell in table.pawns:
        if cell == OFF:
            continue
        disc = table.board[cell]
        if disc in (HOLE, BARRICADE):
            raise Invalid(f"No pawn can stand on {CELL_NAMES[cell]}.")
        if disc >= FIRST_TAKEABLE and table.crowd[cell] > 1 and cell != through:
            raise Invalid(f"Two pawns cannot stay on {CELL_NAMES[cell]}.")


def check_markers(table: Table) -> None:
    """Half 1 delivers to white shelters, half 2 to red ones; the white ones are emptied after the white deal."""
    red = (1 << len(RED_SHELTERS)) - 1
    dealing = bool(table.frames) and isinstance(table.frames[-1], Deal)
    for mask in table.markers:
        if (mask & red and (table.half == 1 or dealing)) or (mask & ~red and table.half == 2 and not dealing):
            raise Invalid("A supply marker stands in a shelter that takes none in this half.")
