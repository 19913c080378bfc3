"""What a seat may know in Zombie Tsunami (TS-9), and guessing the rest: hidden cards, sealed answers, dice."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from shamble.core.errors import Invalid
from shamble.core.game import Game, fresh_stream
from shamble.core.plain import CoreData
from shamble.core.windows import Gather, Offer
from shamble.games.tsunami.box import (
    BEAD_NAMES,
    BIRD_COPIES,
    BIRD_KINDS,
    BIRD_NAMES,
    BRAIN,
    EMPTY,
    ENDED,
    EVENT_NAMES,
    NO_EVENT,
    PUSH,
    SECRET_NAMES,
    SECRET_SETS,
    SHOP_NAMES,
    STREET_DOES,
    STREET_NAMES,
    UNDEALT,
)
from shamble.games.tsunami.frames.draws import Draw
from shamble.games.tsunami.frames.rounds import RESOLVE
from shamble.games.tsunami.frames.street import Rolling
from shamble.games.tsunami.restore import restore
from shamble.games.tsunami.state import Table, event_names

ASIDE = "aside"


def view(game: Game, table: Table, seat: int) -> dict[str, object]:
    """All that a perfect memory in the seat (spectator: -1) knows."""
    data = game.core_view(table, seat)
    data.update(
        settings={"edition": "fr" if table.french else "en", "zombird": table.zombird},
        first=table.first,
        round=table.round,
        slot=table.slot,
        event=EVENT_NAMES[table.event] if table.event != NO_EVENT else None,
        events=event_names(table.events),
        claimed=[bool(table.claimed >> other & 1) for other in range(table.seats)],
        winner=table.winner,
        reason=table.reason,
        hordes=table.hordes[:],
        civilians=table.civilians[:],
        coins=table.coins[:],
        kept=[table.kept[other * 2 : other * 2 + 2] for other in range(table.seats)],
        birds=hand(table, seat) if seat >= 0 else [],
        hands=[table.hand_size(other) for other in range(table.seats)],
        brains=[shown_brains(table, other) for other in range(table.seats)],
        bird_deck=sum(table.bird_deck),
        bird_discard=named(BIRD_NAMES, table.bird_discard),
        market=[SHOP_NAMES[kind] if kind != EMPTY else None for kind in table.market],
        shop_deck=named(SHOP_NAMES, table.shop_deck),
        shop_discard=named(SHOP_NAMES, table.shop_discard),
        secret=[shown_secret(table, place, seat) for place in range(table.seats + 1)],
        known=table.known[:],  # who has seen which card is open to all; what it is, is not
        denied=[[SECRET_NAMES[kind] for kind in range(len(SECRET_NAMES)) if mask >> kind & 1] for mask in table.denied],
        up=[bool(table.up >> other & 1) for other in range(table.seats)],
        secrets=[SECRET_NAMES[kind] for kind in SECRET_SETS[table.seats]],
        street=named(STREET_NAMES, table.street),
        road=[STREET_NAMES[kind] for kind in table.road],
    )
    return data


def hand(table: Table, seat: int) -> list[str]:
    """The seat's birds, by name."""
    at = seat * BIRD_KINDS
    return [BIRD_NAMES[kind] for kind in range(BIRD_KINDS) for _ in range(table.birds[at + kind])]


def shown_brains(table: Table, seat: int) -> int:
    """Brains are shown when all rounds are over (TS-2.7)."""
    return table.birds[seat * BIRD_KINDS + BRAIN] if table.round == ENDED else 0


def shown_secret(table: Table, place: int, seat: int) -> str | None:
    """A secret card, if the seat has lawfully seen it; a spectator has seen what everybody has."""
    known = table.known[place]
    sees = known >> seat & 1 if seat >= 0 else known == table.everyone()
    return SECRET_NAMES[table.secret[place]] if sees and table.secret[place] != UNDEALT else None


def named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def counts(names: tuple[str, ...], found: Mapping[str, int]) -> list[int]:
    """The same, back as a list by kind."""
    return [found.get(name, 0) for name in names]


def promises(seen: Mapping[str, Any]) -> tuple[str, ...]:
    """The beads one may talk about: from the reveal of a push card until the last vote is locked (TS-9.4)."""
    names = [frame["frame"] for frame in seen["stack"]]
    if "vote" in names and seen["ask"] is not None and seen["ask"]["name"] == "vote":
        return BEAD_NAMES
    last = seen["road"][-1] if seen["road"] else None
    before = "round" in names and seen["stack"][names.index("round")]["stage"] == RESOLVE
    is_push = last is not None and STREET_DOES[STREET_NAMES.index(last)] == PUSH
    return BEAD_NAMES if before and is_push and "interlude" in names else ()


# --- guessing -------------------------------------------------------------------------------------------------------


def guess(game: Game, seen: Mapping[str, object], rng: Random) -> Table:
    """A table that the view could be of, with dice of its own; Invalid if it is no view of a table."""
    if not isinstance(seen, Mapping) or seen.get("game") != game.name:
        raise Invalid(f"This is not a view of {game.name}.")
    stream = fresh_stream(rng)
    try:
        data = written(cast(Mapping[str, Any], seen), rng)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Invalid(f"This view of {game.name} is incomplete or broken ({type(error).__name__}).") from None
    frames = game.read_frames(seen.get("stack"))
    given = seen.get("seat")
    seat = given if isinstance(given, int) else -1
    asks_chance = bool(frames) and isinstance(frames[-1], (Draw, Rolling)) and seen.get("ask") is not None
    hushed = 1 << seat if seen.get("hushed") and seat >= 0 else 0
    core = CoreData(game.check_seats(seen.get("seats")), frames, stream, asks_chance, False, 0, hushed)
    table = restore(game, core, data)
    for frame in frames:
        frame.check(table)
    guess_top(table, seat, seen, rng)
    table.advance()
    return table


def guess_top(table: Table, seat: int, seen: Mapping[str, object], rng: Random) -> None:
    """Who is asked in a window, and what others have sealed, are guesses too."""
    if not table.frames:
        return
    top = table.frames[-1]
    if isinstance(top, Offer):
        top.wait_for(table, seat)
    elif isinstance(top, Gather) and not top.window():
        ask = cast(Mapping[str, Any], seen["ask"])
        for other in range(table.seats):
            if other != seat and other not in ask["seats"]:
                top.sealed[other] = rng.choice(top.choices(table, other))  # locked, but who knows what


def written(data: Mapping[str, Any], rng: Random) -> dict[str, object]:
    """The plain data that ``Table.to_json`` would write, with what the view does not tell filled in at random."""
    birds, deck = guess_birds(data, rng)
    return {
        "edition": data["settings"]["edition"],
        "zombird": data["settings"]["zombird"],
        "first": data["first"],
        "round": data["round"],
        "slot": data["slot"],
        "event": NO_EVENT if data["event"] is None else EVENT_NAMES.index(data["event"]),
        "events": sum(1 << EVENT_NAMES.index(name) for name in data["events"]),
        "claimed": sum(1 << seat for seat, claimed in enumerate(data["claimed"]) if claimed),
        "winner": data["winner"],
        "reason": data["reason"],
        "hordes": list(data["hordes"]),
        "civilians": list(data["civilians"]),
        "coins": list(data["coins"]),
        "kept": [count for pair in data["kept"] for count in pair],
        "birds": birds,
        "bird_deck": deck,
        "bird_discard": counts(BIRD_NAMES, data["bird_discard"]),
        "market": [EMPTY if name is None else SHOP_NAMES.index(name) for name in data["market"]],
        "shop_deck": counts(SHOP_NAMES, data["shop_deck"]),
        "shop_discard": counts(SHOP_NAMES, data["shop_discard"]),
        "secret": guess_secrets(data, rng),
        "known": list(data["known"]),
        "denied": [sum(1 << SECRET_NAMES.index(name) for name in names) for names in data["denied"]],
        "up": sum(1 << seat for seat, up in enumerate(data["up"]) if up),
        "street": counts(STREET_NAMES, data["street"]),
        "road": [STREET_NAMES.index(name) for name in data["road"]],
    }


def guess_birds(data: Mapping[str, Any], rng: Random) -> tuple[list[int], list[int]]:
    """Hands of all seats and the deck: one's own hand and shown Brains as they are, the rest dealt at random."""
    rest = list(BIRD_COPIES) if data["settings"]["zombird"] else [0] * BIRD_KINDS
    for kind, name in enumerate(BIRD_NAMES):
        rest[kind] -= data["bird_discard"].get(name, 0)
    hands: list[list[int]] = []
    for seat in range(data["seats"]):
        found = [0] * BIRD_KINDS
        if seat == data["seat"]:
            found = [data["birds"].count(name) for name in BIRD_NAMES]
            if sum(found) != data["hands"][seat]:
                raise ValueError("the own hand is not as large as everybody sees")
        elif data["round"] == ENDED:
            found[BRAIN] = data["brains"][seat]
        hands.append(found)
        for kind in range(BIRD_KINDS):
            rest[kind] -= found[kind]
    # After the last round whoever shows no Brain has none, so those left are in the deck.
    brains = rest[BRAIN] if data["round"] == ENDED else 0
    pool = [kind for kind in range(BIRD_KINDS) for _ in range(rest[kind] - (brains if kind == BRAIN else 0))]
    rng.shuffle(pool)
    for seat, found in enumerate(hands):
        for _ in range(data["hands"][seat] - sum(found)):
            found[pool.pop()] += 1
    deck = [pool.count(kind) for kind in range(BIRD_KINDS)]
    deck[BRAIN] += brains
    return [count for found in hands for count in found], deck


def guess_secrets(data: Mapping[str, Any], rng: Random) -> list[int]:
    """Every secret card: those seen as they are, the others at random, but not where a dragon guess ruled them out."""
    found = [UNDEALT if name is None else SECRET_NAMES.index(name) for name in data["secret"]]
    dealt = [place for place in range(len(found)) if found[place] == UNDEALT and is_dealt(data, place)]
    rest = [SECRET_NAMES.index(name) for name in data["secrets"] if SECRET_NAMES.index(name) not in found]
    if not dealt:
        return found
    for _ in range(TRIES):
        rng.shuffle(rest)
        if all(SECRET_NAMES[kind] not in data["denied"][place] for place, kind in zip(dealt, rest, strict=False)):
            break
    for place, kind in zip(dealt, rest, strict=False):
        found[place] = kind
    return found


TRIES = 1000  # a card is ruled out for one place in seven at most, so a few tries find a fit


def is_dealt(data: Mapping[str, Any], place: int) -> bool:
    """Whether a secret card lies there: its holder has seen it, and the one aside comes last of all."""
    seats = data["seats"]
    if place < seats:
        return bool(data["known"][place])
    return all(data["known"][seat] for seat in range(seats))
