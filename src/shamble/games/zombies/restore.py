"""Reading a table of Zombies!!! back from plain data; a table that no game can reach is refused with a sentence.

Views are read here too, so nothing is asked of a table that a seat could not see.
"""

from __future__ import annotations

from collections.abc import Mapping

from shamble.core.errors import Invalid
from shamble.core.game import Game
from shamble.core.plain import CoreData, whole, wholes
from shamble.core.reading import check_waits
from shamble.games.zombies.box import (
    BOARD_STEPS,
    BULLET,
    BY_HELIPAD,
    BY_KILLS,
    BY_LIMIT,
    CENTRE,
    DEATH_LOSES,
    DIE,
    EFFECT_KINDS,
    ENDLESS,
    EVENT_COPIES,
    EVENT_KINDS,
    EVENT_NAMES,
    FIRST_BUILDING,
    FULL_TOWN,
    HAND,
    HELIPADS,
    HOME,
    INTERIOR,
    ITEM_HOMES,
    KILL_GOALS,
    LAST_FIVE,
    LAST_TURN,
    LEFT_OUT,
    LIFE,
    LOOKS,
    MIDDLE,
    MOST_LIVES,
    MOST_TILES,
    MOVED,
    ONE_EXIT,
    PARALYSED,
    PLACE_BITS,
    POOL,
    REASONS,
    SHOTS,
    SMALL_TOWN,
    SPACES,
    START_BULLETS,
    START_LIVES,
    TILE_BULLETS,
    TILE_KINDS,
    TILE_LIVES,
    TILE_NAMES,
    TOKEN,
    TOWN_SQUARE,
    TURNS,
    ZOMBIE,
)
from shamble.games.zombies.frames.fights import Fight
from shamble.games.zombies.frames.herds import Carry, Herd
from shamble.games.zombies.frames.tiles import ANYWHERE, LayTile, PutThings
from shamble.games.zombies.frames.town import is_at_limit
from shamble.games.zombies.stack import check_stack, check_turn
from shamble.games.zombies.state import LOST, NONE, Table

MOST = 1 << 40
MOST_ROLLED = 2 * DIE + BOARD_STEPS
OPTIONS: dict[str, tuple[object, ...]] = {
    "helipad": HELIPADS,
    "sealing": ("allowed", "forbidden"),
    "town": ("full", "small"),
    "late_dice": (1, 2),
    "zombie_step": ("die", "three"),
    "kill_goal": KILL_GOALS,
    "zombie_pool": (POOL, "unlimited"),
    "death_loses": DEATH_LOSES,
}
ITEMS = sum([1 << kind for kind in range(EVENT_KINDS) if ITEM_HOMES[kind]])


def restore(game: Game, core: CoreData, data: Mapping[str, object]) -> Table:
    """The table that the data describes, checked part by part."""
    table = read_table(game, core, data)
    if table.hushed and table.turn == 0:
        raise Invalid("Nobody passes for a turn before the first one.")
    check_waits(table)
    return table


def option(data: Mapping[str, object], name: str) -> object:
    """An option as it is written; Invalid if it cannot be that."""
    value = data.get(name)
    for choice in OPTIONS[name]:
        if choice == value and type(choice) is type(value):
            return choice
    raise Invalid(f"The option {name} cannot be {value!r}.")


def read_table(game: Game, core: CoreData, data: Mapping[str, object]) -> Table:
    """The table as it is written, or as a view shows it."""
    seats = core.seats
    everyone = (1 << seats) - 1
    places = data.get("places")
    tiles = len(places) if isinstance(places, list) else 0
    if not 1 <= tiles <= MOST_TILES:
        raise Invalid(f"places must be a list of 1 to {MOST_TILES} tiles.")
    goal = option(data, "kill_goal")
    hands = wholes(data, "hands", seats * EVENT_KINDS, 0, max(EVENT_COPIES))
    pile = wholes(data, "pile", TILE_KINDS, 0, max(FULL_TOWN))
    table = Table(
        game,
        seats,
        core.frames,
        core.stream,
        core.ask_chance,
        core.ask_passes,
        core.number,
        core.hushed,
        HELIPADS.index(str(option(data, "helipad"))),
        option(data, "sealing") == "allowed",
        option(data, "town") == "small",
        2 if option(data, "late_dice") == 2 else 1,
        option(data, "zombie_step") == "three",
        goal if isinstance(goal, int) else 0,
        option(data, "zombie_pool") == "unlimited",
        option(data, "death_loses") == "items",
        whole(data, "turn", 0, LAST_TURN * seats),
        whole(data, "active", NONE, seats - 1),
        whole(data, "effects", 0, (1 << EFFECT_KINDS) - 1),
        whole(data, "dead_now", 0, 1),
        whole(data, "rested", 0, 1),
        whole(data, "keyed", 0, 1),
        whole(data, "doubled", 0, 1),
        whole(data, "driver", NONE, seats - 1),
        whole(data, "rolled", 0, MOST_ROLLED),
        whole(data, "laid_now", 0, LOST),
        whole(data, "drawn", NONE, TILE_KINDS - 1),
        whole(data, "used", 0, everyone),
        whole(data, "died", 0, everyone),
        whole(data, "sawing", 0, everyone),
        whole(data, "pool", 0, ENDLESS),
        whole(data, "idle", -1, LAST_TURN * seats),
        whole(data, "lower", 0, MOST_TILES),
        whole(data, "sealed", 0, 1),
        whole(data, "heli", NONE, tiles - 1),
        whole(data, "winner", NONE, seats - 1),
        whole(data, "reason", NONE, len(REASONS) - 1),
        [],
        [],
        {},
        [],
        [],
        pile,
        wholes(data, "gone", TILE_KINDS, 0, max(FULL_TOWN)),
        wholes(data, "deck", EVENT_KINDS, 0, max(EVENT_COPIES)),
        wholes(data, "discard", EVENT_KINDS, 0, max(EVENT_COPIES)),
        hands,
        wholes(data, "pawn", seats, 0, tiles * SPACES - 1),
        wholes(data, "lives", seats, 1, MOST_LIVES),
        wholes(data, "bullets", seats, 0, MOST),
        wholes(data, "kills", seats, 0, ENDLESS),
        wholes(data, "items", seats, 0, (1 << EVENT_KINDS) - 1),
        wholes(data, "shots", seats, 0, SHOTS),
        wholes(data, "lying", seats * EFFECT_KINDS, 0, MOST),
        wholes(data, "fed", seats, 0, 2),
        wholes(data, "marbled", seats, 0, 2),
        wholes(data, "burning", seats, 0, (1 << MOST_TILES) - 1),
        [sum(hands[seat * EVENT_KINDS : (seat + 1) * EVENT_KINDS]) for seat in range(seats)],
        sum(pile),
    )
    build_town(table, data, tiles)
    check_map(table)
    check_components(table)
    check_tiles(table)
    check_cards(table)
    check_set_up(table)
    check_lasting(table)
    check_stack(table)
    check_turn(table)
    check_end(table)
    check_helipad(table)
    return table


# --- the town -------------------------------------------------------------------------------------------------------


def build_town(table: Table, data: Mapping[str, object], tiles: int) -> None:
    """Lay the tiles one by one, each where it fits, and put on them what lies there."""
    looks = wholes(data, "looks", tiles, 0, TILE_KINDS * TURNS - 1)
    places = wholes(data, "places", tiles, 0, (1 << 2 * PLACE_BITS) - 1)
    heli, table.heli = table.heli, NONE
    for look, place in zip(looks, places, strict=True):
        first = not table.looks
        if (look, place) != (TOWN_SQUARE, CENTRE) if first else place in table.laid or not table.fits(look, place):
            raise Invalid("The tiles of the town do not fit together.")
        if look % TURNS not in LOOKS[look // TURNS]:
            raise Invalid(f"A tile {TILE_NAMES[look // TURNS]} is written with fewer turns.")
        table.lay(look // TURNS, place, look % TURNS)
    if table.heli != heli:
        raise Invalid("The helipad is not where the table says.")
    table.space = wholes(data, "space", tiles * SPACES, 0, ZOMBIE | TOKEN | MOVED)


def check_map(table: Table) -> None:
    """Zombies, tokens and pawns are where they can be, no more tokens on a tile than it brought (ZZ-4.2)."""
    for space, there in enumerate(table.space):
        if there and not table.ground(space):
            raise Invalid("Something lies where nobody can go.")
        if there & TOKEN == TOKEN:
            raise Invalid("There is one token on a space at most.")
        if there & TOKEN and table.ground(space) != INTERIOR:
            raise Invalid("Tokens lie in named buildings.")
    for tile, look in enumerate(table.looks):
        if look // TURNS >= FIRST_BUILDING:
            on_it = table.space[tile * SPACES : tile * SPACES + SPACES]
            bullets = sum([1 for lies in on_it if lies & BULLET])
            lives = sum([1 for lies in on_it if lies & LIFE])
            if bullets > TILE_BULLETS[look // TURNS] or lives > TILE_LIVES[look // TURNS]:
                raise Invalid(f"There are more tokens in {TILE_NAMES[look // TURNS]} than it brings.")
    if not all(table.ground(space) for space in table.pawn):
        raise Invalid("A pawn stands where nobody can go.")
    check_moved(table)


def check_moved(table: Table) -> None:
    """Zombies count as moved only while zombies are being moved, or put anywhere in the town (ZZ-7.1, ZZ-7.2)."""
    moved = 0
    for there in table.space:
        if there & MOVED:
            moved += 1
            if not there & ZOMBIE:
                raise Invalid("Nothing but a zombie has moved.")
    top = table.frames[-1] if table.frames else None
    placing = isinstance(top, PutThings) and top.scope == ANYWHERE
    if moved and not placing and not isinstance(top, (Herd, Carry)):
        raise Invalid("Zombies have moved only while zombies are being moved.")


def check_tiles(table: Table) -> None:
    """A small town lacks two buildings; a sealed one has neither road ends nor tiles to come (ZZ-4.4, ZZ-10.2)."""
    if table.small and table.turn and sum([table.gone[kind] for kind in ONE_EXIT]) < LEFT_OUT:
        raise Invalid(f"A small town lacks {LEFT_OUT} of the buildings with one exit.")
    town = SMALL_TOWN if table.small else FULL_TOWN
    others = sum(town) - 2 - (LEFT_OUT if table.small else 0)
    if table.lower not in (0, [0, others // 2, LAST_FIVE, others][table.helipad_mode]):
        raise Invalid("The helipad is not among so many tiles.")
    laying = any(isinstance(frame, LayTile) for frame in table.frames)
    closed = not table.open_ends()
    if table.sealed and (not closed or table.pile_left):
        raise Invalid("A sealed town has neither an open road end nor tiles to come.")
    if table.pile_left and closed and not laying:
        raise Invalid("A town without an open road end is sealed.")
    if not table.seals and closed and (table.sealed or table.pile_left):
        raise Invalid("This town cannot have been sealed: that is forbidden.")


# --- what is in the box ---------------------------------------------------------------------------------------------


def check_components(table: Table) -> None:
    """Every tile, every event card and every zombie is somewhere (ZZ-1.2, ZZ-7.2, ZZ-9.6)."""
    town = SMALL_TOWN if table.small else FULL_TOWN
    found = table.components()
    for kind, name in enumerate(TILE_NAMES):
        if found[name] != town[kind]:
            raise Invalid(f"There are {found[name]} tiles {name}; this town has {town[kind]}.")
    for kind, name in enumerate(EVENT_NAMES):
        if found[name] != EVENT_COPIES[kind]:
            raise Invalid(f"There are {found[name]} cards {name}; the box holds {EVENT_COPIES[kind]}.")
    if found["zombies"] != (ENDLESS if table.endless else POOL):
        raise Invalid("There is a wrong number of zombies.")


def check_cards(table: Table) -> None:
    """Hands are small, and what lies before players are items (ZZ-9.2, ZZ-9.5)."""
    if max(table.held) > HAND:
        raise Invalid(f"Nobody holds more than {HAND} cards.")
    for mask in table.items:
        if mask & ~ITEMS:
            raise Invalid("Only items lie before a player.")


# --- the time -------------------------------------------------------------------------------------------------------


def check_set_up(table: Table) -> None:
    """Before the first turn nothing has happened yet; afterwards it is somebody's turn (ZZ-2.1)."""
    if table.turn:
        if table.active == NONE or table.driver == NONE:
            raise Invalid("It is always somebody's turn.")
        return
    seats = table.seats
    flags = table.used | table.died | table.sawing | table.effects | table.sealed
    nothing = [table.kills, table.items, table.shots, table.lying, table.fed, table.marbled, table.burning, table.space]
    started = [table.pawn, table.lives, table.bullets]
    if len(table.looks) > 1 or flags or table.idle or table.driver != NONE or any(any(list_) for list_ in nothing):
        raise Invalid("Before the first turn nothing has happened.")
    if started != [[HOME] * seats, [START_LIVES] * seats, [START_BULLETS] * seats] or any(table.discard):
        raise Invalid("Before the first turn nothing has happened.")


def check_lasting(table: Table) -> None:
    """What lasts until a turn ends can be there now (ZZ-3.3, ZZ-9.8, ZZ-11.19)."""
    if table.effects & PARALYSED:
        raise Invalid("Hysterical Paralysis ends the turn at once.")
    if table.idle >= table.turn + (not table.frames) and table.turn:
        raise Invalid(f"In turn {table.turn} there cannot have been so many turns without a zombie collected.")
    for seat in range(table.seats):
        if seat != table.active and 2 in (table.fed[seat], table.marbled[seat]):
            raise Invalid("Only what the active player has played ends with this turn.")
        for tile in range(MOST_TILES):
            if table.burning[seat] >> tile & 1 and not is_building(table, tile):
                raise Invalid("A Molotov Cocktail burns in a named building.")
    if (table.died >> table.active & 1 if table.turn else 0) != table.dead_now:
        raise Invalid("The active player died in this turn or did not.")


def is_building(table: Table, tile: int) -> bool:
    """Whether this tile is laid and has a named building."""
    return tile < len(table.looks) and table.looks[tile] // TURNS >= FIRST_BUILDING


# --- the end --------------------------------------------------------------------------------------------------------


def check_end(table: Table) -> None:
    """A game that is over was won on the map or by kills, or has come to its limit (ZZ-8)."""
    goal, winner = table.kill_goal, table.winner
    if (table.reason == NONE) != bool(table.frames) or (winner != NONE) != (table.reason in (BY_HELIPAD, BY_KILLS)):
        raise Invalid("A game has a reason when it is over, and a winner if somebody won; only then.")
    reached = [seat for seat in range(table.seats) if table.kills[seat] >= goal]
    if reached != ([winner] if table.reason == BY_KILLS else []):
        raise Invalid(f"Who has {goal} zombies wins at once, and nobody else by that.")
    if table.frames:
        return
    if table.reason == BY_LIMIT:
        lasting = table.effects | table.sawing | max(table.burning)
        if not is_at_limit(table) or lasting or 2 in table.fed + table.marbled:
            raise Invalid("The game has not come to its limit at the end of a turn.")
    elif table.laid_now == LOST:
        raise Invalid("Nobody wins in a turn that sealing has ended.")


def check_helipad(table: Table) -> None:
    """Who stands on the helipad's centre wins, unless a fight goes on there (ZZ-8.1)."""
    if table.heli == NONE:
        if table.reason == BY_HELIPAD:
            raise Invalid("There is no helipad to win on.")
        return
    centre = table.heli * SPACES + MIDDLE
    held = bool(table.space[centre] & ZOMBIE) and not table.is_fed()
    there = [seat for seat in range(table.seats) if table.pawn[seat] == centre]
    if table.reason == BY_HELIPAD and (held or table.winner not in there):
        raise Invalid("Nobody has won on the helipad like this.")
    if table.reason == BY_LIMIT and there:
        raise Invalid("Nobody rests on the helipad's centre.")
    carrying = bool(table.frames) and isinstance(table.frames[-1], Carry) and not table.is_fed()
    fighting = [frame.seat for frame in table.frames if isinstance(frame, Fight)]
    if table.frames and there and not (held or carrying):
        raise Invalid("Who stands on the helipad's centre without a fight has won.")
    if table.frames and any(seat not in fighting for seat in there):
        raise Invalid("Nobody rests on the helipad's centre.")
