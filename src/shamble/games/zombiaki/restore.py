"""Reading a table of Zombiaki back from plain data; a table that no game can reach is refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from shamble.core.errors import Invalid
from shamble.core.game import Game
from shamble.core.plain import CoreData, whole, wholes
from shamble.core.reading import check_waits
from shamble.games.zombiaki.box import (
    BARREL,
    BARRIER,
    BITTEN_MASK,
    BITTEN_SHIFT,
    BOSS,
    CAR,
    CARD_NAMES,
    CELL_NAMES,
    CELLS,
    CLAWS_MASK,
    CLAWS_SHIFT,
    COPIES,
    DAWN,
    DEPTH,
    END_OF_BODY,
    FIRST_HUMAN,
    FORWARD,
    HAND,
    HEIGHT,
    HUMAN_SIDE,
    IS_DOG,
    IS_ZOMBIE,
    KINDS,
    MADE_MASKS,
    MADE_SHIFTS,
    MASS,
    MERGED,
    MINE,
    NET,
    NETTED,
    NUMBER,
    OBEYED,
    ORDERS,
    ROW_OF,
    ROWS,
    SHOT,
    STEPPED,
    STRENGTH_MASK,
    THINGS,
    TO_MOVE_MASK,
    TO_MOVE_SHIFT,
    ZOMBIE_SIDE,
)
from shamble.games.zombiaki.frames.march import Dogs, March
from shamble.games.zombiaki.frames.play import Play
from shamble.games.zombiaki.frames.reach import has_walls
from shamble.games.zombiaki.frames.shots import Burst
from shamble.games.zombiaki.stack import check_stack
from shamble.games.zombiaki.state import NOBODY, Table, printed

MOST_TURNS = 999  # far more than a night has, also one that was set up late
CARDS_OF_BODY = (*zip(MADE_SHIFTS, MADE_MASKS, strict=True), (BITTEN_SHIFT, BITTEN_MASK))


def restore(game: Game, core: CoreData, data: Mapping[str, object]) -> Table:
    """The table that the data describes, checked part by part."""
    if core.hushed:
        raise Invalid("There is no window in Zombiaki that can be passed for a turn.")
    return read_table(game, core, data)


def read_table(game: Game, core: CoreData, data: Mapping[str, object]) -> Table:
    """The table as it is written, or as a view shows it."""
    settings = read_settings(game, data)
    deck = wholes(data, "deck", KINDS, 0, max(COPIES))
    hand = wholes(data, "hand", KINDS, 0, max(COPIES))
    table = Table(
        game,
        core.seats,
        core.frames,
        core.stream,
        core.ask_chance,
        core.ask_passes,
        core.number,
        core.hushed,
        0 if settings["side_a"] == "zombies" else 1,
        cast(int, settings["barrier_row"]),
        settings["freeze"] == "everything",
        settings["orders_per_zombie"] == "game",
        cast(int, settings["dog_rows"]),
        settings["merged"] == "held",
        1 if settings["wall_rows"] == "1-4" else 2,
        settings["floodlight"] == "lane",
        settings["flames"] == "every",
        whole(data, "turn", 1, MOST_TURNS),
        whole(data, "terror", 0, 1),
        whole(data, "frozen", 0, 2),
        whole(data, "net", 0, 1),
        whole(data, "orders", 0, ORDERS),
        whole(data, "ordered", 0, 1),
        whole(data, "fire", 0, (1 << CELLS) - 1),
        whole(data, "fuses", 0, CELLS),
        whole(data, "fell", 0, 1),
        whole(data, "winner", NOBODY, HUMAN_SIDE),
        wholes(data, "body", CELLS, 0, END_OF_BODY - 1),
        wholes(data, "thing", CELLS, 0, KINDS - 1),
        deck,
        hand,
        wholes(data, "pile", KINDS, 0, max(COPIES)),
        [sum(deck[:FIRST_HUMAN]), sum(deck[FIRST_HUMAN:])],
        [sum(hand[:FIRST_HUMAN]), sum(hand[FIRST_HUMAN:])],
    )
    check_bodies(table)
    check_street(table)
    check_cards(table)
    check_boss(table)
    check_stack(table)
    check_end(table)
    check_time(table)
    check_marks(table)
    check_waits(table)
    return table


def read_settings(game: Game, data: Mapping[str, object]) -> dict[str, object]:
    """The options as they are played, the edition's switches one by one; the edition itself is not written."""
    settings = {setting.name: data.get(setting.name) for setting in game.settings if setting.name != game.leads}
    known = game.check_settings(settings)
    if game.leads in settings.values() or {name: known[name] for name in settings} != settings:
        raise Invalid("The options of this table are not written as a table writes them.")
    return settings


# --- the street -----------------------------------------------------------------------------------------------------


def check_bodies(table: Table) -> None:
    """Every body is a dog, or a zombie of cards there are, neither dead nor stronger than they make it."""
    for cell, body in enumerate(table.body):
        if body == 0:
            continue
        if body & IS_DOG:
            if body & ~(IS_DOG | NETTED | 1 << TO_MOVE_SHIFT):
                raise Invalid(f"The dog on {CELL_NAMES[cell]} has what no dog has.")
            continue
        if not body & IS_ZOMBIE or not 1 <= body & STRENGTH_MASK <= printed(body):
            raise Invalid(f"No zombie can be as strong as that on {CELL_NAMES[cell]}.")
        if not any(body >> shift & mask for shift, mask in CARDS_OF_BODY):
            raise Invalid(f"The zombie on {CELL_NAMES[cell]} is made of no card.")


def check_street(table: Table) -> None:
    """What lies on a cell can lie there, and with who stands there (ZK-3.1)."""
    for cell, thing in enumerate(table.thing):
        if thing and (thing not in THINGS or not can_lie(table, thing, ROW_OF[cell])):
            raise Invalid(f"There can be no {CARD_NAMES[thing]} on {CELL_NAMES[cell]}.")
        burns = bool(table.fire >> cell & 1)
        if burns and (thing == MINE or thing == CAR):
            raise Invalid("Napalm sets off a mine or a car: they never lie on a burning cell.")
        if table.body[cell] and not can_stand(table.body[cell], thing, burns):
            raise Invalid(f"Nobody can stand on {CELL_NAMES[cell]} like this.")


def can_lie(table: Table, thing: int, row: int) -> bool:
    """Whether this object can be in this row: walls and barriers have rows of their own."""
    if HEIGHT[thing]:
        return has_walls(table, row)
    return thing != BARRIER or row == table.barrier_row


def can_stand(body: int, thing: int, burns: bool) -> bool:
    """Whether who stands on this object is still there: on a pit only the strong, or who is owed a step back."""
    if thing in (MINE, BARREL, BARRIER):
        return False
    if body & IS_DOG:
        return HEIGHT[thing] == 0 and DEPTH[thing] == 0 and not burns
    return body & STRENGTH_MASK > DEPTH[thing] or bool(body & SHOT)


# --- cards ----------------------------------------------------------------------------------------------------------


def check_cards(table: Table) -> None:
    """Every card is somewhere, as often as the box holds it; hands are small, and Dawn lies at the bottom."""
    found = table.components()
    for kind, name in enumerate(CARD_NAMES):
        if found[name] != COPIES[kind]:
            raise Invalid(f"There are {found[name]} cards {name}; the box holds {COPIES[kind]}.")
    if max(table.held) > HAND:
        raise Invalid(f"No more than {HAND} cards lie open before a player.")
    if table.deck[DAWN] != (table.winner != HUMAN_SIDE) or table.hand[DAWN]:
        raise Invalid("Dawn is at the bottom of the zombies' deck until it ends the game.")
    check_net(table)


def check_net(table: Table) -> None:
    """Nobody is netted without the net, and those who are were not too strong for it but for later claws (ZK-5.12)."""
    strength = claws = 0
    for body in table.body:
        if body & NETTED:
            strength += body & STRENGTH_MASK
            claws += body >> CLAWS_SHIFT & CLAWS_MASK
            if not table.net:
                raise Invalid("Nobody is netted without the net.")
    if strength > NUMBER[NET] + claws:
        raise Invalid("The net cannot hold so much strength.")


def check_boss(table: Table) -> None:
    """Orders come from a boss, and each is one zombie's at most (ZK-4.1)."""
    unplayed = table.deck[BOSS] + table.hand[BOSS]
    if (table.orders or table.fell) and unplayed:
        raise Invalid("There are no orders and there is no fall of a boss that was not played.")
    if table.ordered > table.orders:
        raise Invalid("An order of this turn is one of all orders.")
    obeyed = sum([body & OBEYED != 0 for body in table.body])
    if obeyed > (table.orders if table.obey_once else table.ordered):
        raise Invalid("More zombies have obeyed than were given orders.")
    if table.fell and not table.pile[BOSS]:
        raise Invalid("A boss that fell is on the discard pile.")


# --- the end --------------------------------------------------------------------------------------------------------


def check_end(table: Table) -> None:
    """A game that is over was won in a zombie turn, by Dawn or over the barricade (ZK-2.5, ZK-2.6)."""
    if (table.winner == NOBODY) != bool(table.frames):
        raise Invalid("A game has a winner when it is over, and only then.")
    if table.winner == NOBODY:
        return
    if table.turn % 2 == 0:
        raise Invalid("The game ends in a zombie turn.")
    if table.winner == HUMAN_SIDE:
        if table.left[ZOMBIE_SIDE] or table.held[ZOMBIE_SIDE] == HAND:
            raise Invalid("Dawn is the last card of the zombies' deck, drawn for a hand that is not full.")
    elif not any(table.can_step(cell, FORWARD) for cell in range(ROWS - 1, CELLS, ROWS)):
        raise Invalid("The zombies win with one who can step over the barricade.")


# --- the time -------------------------------------------------------------------------------------------------------


def check_time(table: Table) -> None:
    """What lasts a turn is there only in its time (ZK-2.3, ZK-3.10, ZK-4.1, ZK-4.3)."""
    side = (table.turn + 1) % 2
    before_play = is_before_play(table)
    if table.frozen == 2 and (side == ZOMBIE_SIDE or before_play):
        raise Invalid("A freeze lasts from a human play step to the end of the next human turn.")
    if before_play and side == ZOMBIE_SIDE and (table.terror or table.ordered):
        raise Invalid("Terror and the boss's order of a turn are things of the zombies' play step.")
    if before_play and side == HUMAN_SIDE and (table.fire or table.net or BARRIER in table.thing):
        raise Invalid("Barrier, napalm and net end as the human turn begins.")


def is_before_play(table: Table) -> bool:
    """Whether the play step of this turn is still to come, as it always is when Dawn ends the game."""
    if not table.frames:
        return table.winner == HUMAN_SIDE
    return len(table.frames) < 3 or not isinstance(table.frames[2], Play)


def check_marks(table: Table) -> None:
    """What a body has done or is still to do this turn is marked on it only in its time."""
    step = table.frames[2] if len(table.frames) > 2 else None
    burst = table.frames[3] if len(table.frames) > 3 else None
    places: list[int] = []
    moving = table.turn % 2 == 1 and is_before_play(table)
    for cell, body in enumerate(table.body):
        if body & SHOT and not (isinstance(burst, Burst) and burst.hit == cell):
            raise Invalid("Only who was hit by a burst that goes on is owed a step back.")
        if body & SHOT and isinstance(burst, Burst) and table.first_in_sight(burst.lane) != cell:
            raise Invalid("Who was hit by a burst and lives is the first in its sight.")
        if body & STEPPED and moving:
            raise Invalid("Card steps are taken in the play step.")
        if body & TO_MOVE_MASK:
            places.append(body & TO_MOVE_MASK)
            if not (isinstance(step, Dogs) if body & IS_DOG else is_march(table, step)):
                raise Invalid("Only in their own part of the move step are dogs or zombies still to move.")
    check_merged(table)
    if not isinstance(step, Dogs) and len(set(places)) < len(places):
        raise Invalid("No two zombies have the same place in the march.")


def check_merged(table: Table) -> None:
    """Who is held by having merged was two, with a card step, this turn or the last; each took a card (ZK-4.4)."""
    merged = [body for body in table.body if body & MERGED]
    if merged and not table.merged_held:
        raise Invalid("Under the options of this table no zombie is held by having merged.")
    for body in merged:
        if not body & STEPPED or sum([body >> shift & mask for shift, mask in CARDS_OF_BODY]) < 2:
            raise Invalid("A zombie is held by having merged in this turn or the one before.")
    if len(merged) > table.pile[MASS]:
        raise Invalid("More zombies have merged than cards for it were played.")


def is_march(table: Table, step: object) -> bool:
    """Whether the zombies march, or did when one of them got over the barricade."""
    return isinstance(step, March) or table.winner == ZOMBIE_SIDE
