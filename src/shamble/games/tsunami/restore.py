"""Reading a table of Zombie Tsunami back from plain data; a table that no game can reach is refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from shamble.core.errors import Invalid
from shamble.core.game import Game
from shamble.core.plain import CoreData, whole, wholes
from shamble.games.tsunami.box import (
    BIRD_COPIES,
    BIRD_KINDS,
    BIRD_NAMES,
    BUS,
    COIN_CAP,
    DRAGON_HEAD,
    DRAGON_TAIL,
    EARLY_STREET,
    EMPTY,
    ENDED,
    EVENT_KINDS,
    FIRST_LASTING,
    LATE_STREET,
    MARKET_EXTRA,
    NO_EVENT,
    PERMANENT,
    PLANE,
    ROUNDS,
    SECRET_KINDS,
    SECRET_SETS,
    SHOP_KINDS,
    SHOP_NAMES,
    SLOTS,
    STREET_KINDS,
    STREET_NAMES,
    UNDEALT,
    shop_deck,
)
from shamble.games.tsunami.frames.draws import DealSecrets
from shamble.games.tsunami.frames.rounds import FIRST_ROUND, ROUND_OVER, SHOW_EVENT, Round, ThreeRounds
from shamble.games.tsunami.stack import check_stack, is_after_event
from shamble.games.tsunami.state import REASONS, Table

MOST_CARDS = 99
MOST_HELD = 1000  # zombies of a horde or civilians; far more than come together in a game, far less than codes allow


def restore(game: Game, core: CoreData, data: Mapping[str, object]) -> Table:
    """The table that the data describes, checked part by part."""
    seats = core.seats
    if data.get("edition") not in ("en", "fr") or type(data.get("zombird")) is not bool:
        raise Invalid("edition must be en or fr, and zombird true or false.")
    road = data.get("road")
    if not isinstance(road, list) or len(road) > ROUNDS * SLOTS:
        raise Invalid("road must be a list of at most 18 street cards.")
    everyone = (1 << seats) - 1
    table = Table(
        game,
        seats,
        core.frames,
        core.stream,
        core.ask_chance,
        core.ask_passes,
        core.number,
        core.hushed,
        data["edition"] == "fr",
        data["zombird"] is True,
        whole(data, "first", -1, seats - 1),
        whole(data, "round", 1, ENDED),
        whole(data, "slot", 0, SLOTS),
        whole(data, "event", NO_EVENT, EVENT_KINDS - 1),
        whole(data, "events", 0, (1 << EVENT_KINDS) - 1),
        whole(data, "claimed", 0, everyone),
        whole(data, "winner", -1, seats - 1),
        whole(data, "reason", 0, len(REASONS) - 1),
        wholes(data, "hordes", seats, 0, MOST_HELD),
        wholes(data, "civilians", seats, 0, MOST_HELD),
        wholes(data, "coins", seats, 0, COIN_CAP),
        wholes(data, "kept", 2 * seats, 0, MOST_CARDS),
        wholes(data, "birds", BIRD_KINDS * seats, 0, MOST_CARDS),
        wholes(data, "bird_deck", BIRD_KINDS, 0, MOST_CARDS),
        wholes(data, "bird_discard", BIRD_KINDS, 0, MOST_CARDS),
        wholes(data, "market", seats + MARKET_EXTRA, EMPTY, SHOP_KINDS - 1),
        wholes(data, "shop_deck", SHOP_KINDS, 0, MOST_CARDS),
        wholes(data, "shop_discard", SHOP_KINDS, 0, MOST_CARDS),
        wholes(data, "secret", seats + 1, UNDEALT, SECRET_KINDS - 1),
        wholes(data, "known", seats + 1, 0, everyone),
        wholes(data, "denied", seats + 1, 0, (1 << SECRET_KINDS) - 1),
        whole(data, "up", 0, everyone),
        wholes(data, "street", STREET_KINDS, 0, MOST_CARDS),
        wholes(data, "road", len(road), 0, STREET_KINDS - 1),
    )
    check_time(table)
    check_stack(table)
    check_cards(table)
    check_secrets(table)
    check_players(table)
    return table


def check_time(table: Table) -> None:
    """Round, slot, first player and the road fit each other; what was not yet, or is over, has left nothing."""
    revealed = ROUNDS * SLOTS if table.round == ENDED else (table.round - 1) * SLOTS + table.slot
    if len(table.road) != revealed or (table.round == ENDED and table.slot):
        raise Invalid(f"In round {table.round}, slot {table.slot}, there are {revealed} street cards on the road.")
    top = table.frames[-1].name if table.frames else ""
    if (table.first < 0) != (top == "first_seat"):
        raise Invalid("The first player is drawn before anything else.")
    if not is_time_for(table, table.frames[1].name if len(table.frames) > 1 else ""):
        raise Invalid(
            "Set-up comes before round 1, a roll-off after the last round, and between them is always a round."
        )
    for frame in table.frames:
        if isinstance(frame, Round) and not is_stage_of(table, frame):
            raise Invalid("The stage of the game does not fit its round.")


def is_time_for(table: Table, going_on: str) -> bool:
    """Whether what is going on, nothing once the game is over, is of this part of the game."""
    if going_on == "round":
        return table.round != ENDED
    if going_on == "roll_off" or not going_on:
        return table.round == ENDED
    return table.round == 1 and table.slot == 0


def is_stage_of(table: Table, frame: Round) -> bool:
    """Whether the game is as far as its round; a round that is over fills the market for the next one."""
    game = table.frames[0]
    return isinstance(game, ThreeRounds) and game.stage == FIRST_ROUND + table.round - (frame.stage == ROUND_OVER)


def round_of(table: Table) -> Round | None:
    """The round that is being played."""
    frame = table.frames[1] if len(table.frames) > 1 else None
    return frame if isinstance(frame, Round) else None


# --- cards ----------------------------------------------------------------------------------------------------------


def check_cards(table: Table) -> None:
    """Every street card, shop card and bird is somewhere, as often as the box holds it."""
    late = LATE_STREET[table.french]
    found = table.components()
    for kind in range(STREET_KINDS):
        if found[f"street {STREET_NAMES[kind]}"] != EARLY_STREET[kind] + late[kind]:
            raise Invalid(f"There is a wrong number of street cards {STREET_NAMES[kind]}.")
    box = shop_deck(table.french, table.zombird)
    for kind in range(PERMANENT, SHOP_KINDS):
        if found[f"shop {SHOP_NAMES[kind]}"] != box[kind]:
            raise Invalid(f"There is a wrong number of shop cards {SHOP_NAMES[kind]}.")
    for kind in range(BIRD_KINDS):
        if found[f"bird {BIRD_NAMES[kind]}"] != (BIRD_COPIES[kind] if table.zombird else 0):
            raise Invalid(f"There is a wrong number of Zombirds {BIRD_NAMES[kind]}.")
    check_road(table)
    check_market(table)
    check_event(table)


def check_road(table: Table) -> None:
    """Round 1 has its own cards, and the Bus and the Plane come in their rounds (TS-1.4)."""
    road = table.road
    early = road[:SLOTS]
    if any(early.count(kind) > EARLY_STREET[kind] for kind in early):
        raise Invalid("Round 1 has street cards of its own.")
    for sure, first in ((BUS, SLOTS), (PLANE, 2 * SLOTS)):
        last = first + SLOTS
        if sure in road[:first] + road[last:] or (len(road) >= last and sure not in road):
            raise Invalid("The Bus comes in round 2 and the Plane in round 3.")


def check_market(table: Table) -> None:
    """The market is full but while it is laid out or shopped from, and after the last round."""
    if any(0 <= kind < PERMANENT for kind in table.market):
        raise Invalid("Permanent cards are never in the market.")
    if any(table.shop_deck[:PERMANENT]) or any(table.shop_discard[:PERMANENT]):
        raise Invalid("Permanent cards are in no deck.")
    filling = any(frame.name in ("first_seat", "fill_market", "shop") for frame in table.frames)
    if EMPTY in table.market and not filling and table.round != ENDED:
        raise Invalid("The market shows a card in every place.")
    if table.round == ENDED and any(kind != EMPTY for kind in table.market):
        raise Invalid("After the last round the market is not filled.")


def check_event(table: Table) -> None:
    """As many events were drawn as rounds have shown one, and one of those is in force."""
    round_ = round_of(table)
    shown = ROUNDS if table.round == ENDED else table.round - 1
    if round_ is not None and is_after_event(round_.stage):
        shown += 1
    if table.events.bit_count() != (EVENT_KINDS - shown if table.zombird else 0):
        raise Invalid("One event is drawn a round, and none without Zombirds.")
    if table.event != NO_EVENT and (not table.zombird or table.events >> table.event & 1 or round_ is None):
        raise Invalid("The event in force is one that was drawn.")
    if table.claimed and table.event < FIRST_LASTING:
        raise Invalid("Nothing is claimed without an event that lasts.")


# --- players --------------------------------------------------------------------------------------------------------


def check_secrets(table: Table) -> None:
    """Secret cards are of this game's set, each once; face-up ones are known to all, others to their holders."""
    dealt = [kind for kind in table.secret if kind != UNDEALT]
    if len(set(dealt)) != len(dealt) or any(kind not in SECRET_SETS[table.seats] for kind in dealt):
        raise Invalid("A secret bonus is dealt twice, or is not in this game's set.")
    dealing = bool(table.frames) and isinstance(table.frames[-1], DealSecrets)
    round_ = round_of(table)
    all_dealt = round_ is not None and SHOW_EVENT < round_.stage < ROUND_OVER
    if not dealing and len(dealt) != (len(table.secret) if all_dealt else 0):
        raise Invalid("In a round, and only then, secret bonuses are dealt to all players and one aside.")
    dragons = 1 << DRAGON_HEAD | 1 << DRAGON_TAIL
    for place, kind in enumerate(table.secret):
        known, up, denied = table.known[place], table.up >> place & 1, table.denied[place]
        if (kind == UNDEALT or place == table.seats) and (known or up or denied):
            raise Invalid("Nothing is known of a secret bonus that nobody has.")
        if up and known != table.everyone():
            raise Invalid("A secret bonus that lies face up is known to all.")
        if kind != UNDEALT and place < table.seats and not known >> place & 1:
            raise Invalid("A player knows the own secret bonus.")
        if denied & ~dragons or (kind != UNDEALT and denied >> kind & 1):
            raise Invalid("A dragon guess has ruled this secret bonus out.")


def check_players(table: Table) -> None:
    """Before round 1 nobody has anything; later a horde has a zombie at least, and the best of them wins."""
    if table.round == 1 and round_of(table) is None:
        if any(table.hordes) or any(table.civilians) or any(table.coins) or any(table.kept):
            raise Invalid("Before round 1 nobody has anything but a Zombird.")
    elif min(table.hordes) < 1:
        raise Invalid("A horde is never below one zombie.")
    if table.round == ENDED and any(table.civilians):
        raise Invalid("After the last round there are no civilians.")
    rolled = not table.frames and table.hordes.count(max(table.hordes)) > 1
    if (table.winner >= 0) != rolled or (table.reason > 0) != rolled:
        raise Invalid("A tie for first place, and nothing else, is settled by a roll or a token.")
    if rolled and table.hordes[table.winner] != max(table.hordes):
        raise Invalid("A tie for first place is won by one of the tied.")
