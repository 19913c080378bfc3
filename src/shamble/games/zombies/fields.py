"""What the fields of views and facts of Zombies!!! mean."""

from __future__ import annotations

from typing import Final

from shamble.core.errors import seat_letter
from shamble.core.fields import SEATS, Field, Fields, Numbers, listed, masked
from shamble.games.zombies import box
from shamble.games.zombies.answers import space_name
from shamble.games.zombies.facts import LACKS, LOSSES, PRICES, ROLLS

EFFECT_NAMES: Final = tuple(box.EVENT_NAMES[kind] for kind in box.EFFECTS)
LASTS: Final = ("none", "until its next turn ends", "until this turn ends")


def space(number: int) -> str | None:
    """A space as players write it."""
    return space_name(number) if number >= 0 else None


def look(number: int) -> str:
    """A tile and how it is turned."""
    return f"{box.TILE_NAMES[number // box.TURNS]}-r{number % box.TURNS}"


def lying(place: int) -> str:
    """Whose effect, and which."""
    return f"{seat_letter(place // box.EFFECT_KINDS)} {EFFECT_NAMES[place % box.EFFECT_KINDS]}"


def tiles(mask: int) -> list[int]:
    """The tiles in a bit mask, counted from 1 as they were laid."""
    return [tile + 1 for tile in range(mask.bit_length()) if mask >> tile & 1]


FIELDS: Final = Fields(
    numbers={
        "effects": masked("bit mask of effects that last a turn", EFFECT_NAMES),
        "event": listed("a kind of event card", box.EVENT_NAMES),
        "events": masked("bit mask of event cards", box.EVENT_NAMES),
        "lack": listed("why fewer come than are due", LACKS),
        "lasts": listed("how long it lasts", LASTS),
        "look": Numbers("four times the kind of tile plus its quarter turns clockwise", look),
        "loss": listed("why a turn is lost", LOSSES),
        "lying": Numbers("four times the seat plus the effect", lying),
        "place": Numbers("where a tile lies: 64 times its column plus its row, Town Square at 32, 32", box.place_name),
        "price": listed("what a life is lost for", PRICES),
        "reason": listed("why somebody wins; -1: nobody has", box.REASONS),
        "roll": listed("what a die is rolled for", ROLLS),
        "seats": SEATS,
        "space": Numbers("nine times its tile, from 0 as laid, plus its place in reading order; -1: none", space),
        "things": masked("bit mask of what lies on a space", ("zombie", "bullet", "life", "moved")),
        "tile": listed("a kind of tile; -1: none", box.TILE_NAMES),
        "tiles": Numbers("bit mask of tiles, counted as they were laid", tiles),
        "town": masked("bit mask of kinds of tiles", box.TILE_NAMES),
    },
    view=(
        Field("helipad", "option: how the helipad is mixed into the stack"),
        Field("sealing", "option: whether a tile may seal the town"),
        Field("town", "option: full or small"),
        Field("late_dice", "option: dice of a movement roll once the helipad is laid"),
        Field("zombie_step", "option: whether a die or three zombies move in step 6"),
        Field("kill_goal", "option: collected zombies that win"),
        Field("zombie_pool", "option: how many zombies there are"),
        Field("death_loses", "option: what death costs"),
        Field("turn", "turns begun"),
        Field("active", "the seat whose turn it is"),
        Field("effects", "effects that hold in this turn (ZZ-3.3)", of="effects"),
        Field("dead_now", "whether the active player died in this turn (ZZ-3.4)"),
        Field("rested", "whether Much Needed Rest takes the place of this turn's movement"),
        Field("keyed", "whether The Keys do"),
        Field("doubled", "whether Adrenaline Rush doubles this turn's movement roll"),
        Field("driver", "the seat that chooses the steps of this turn's movement"),
        Field("rolled", "the movement roll with the Skateboard's steps"),
        Field("laid_now", "1 if a tile was laid in this turn, 2 if that cost the rest of it, else 0"),
        Field("drawn", "the tile that is turned up and not laid yet", of="tile"),
        Field("used", "seats that have played their event of this round (ZZ-9.1)", of="seats"),
        Field("died", "seats that died since their last turn began", of="seats"),
        Field("sawing", "seats with the Chainsaw's bonus until this turn ends", of="seats"),
        Field("pool", "zombies off the map and in no collection"),
        Field("idle", "turns in a row in which nobody collected a zombie (ZZ-8.4)"),
        Field("lower", "how many of the other tiles may lie below the helipad"),
        Field("sealed", "whether the town is sealed: no more tiles are laid"),
        Field("heli", "the number of the helipad's tile, counted from 0 as laid; -1: not laid"),
        Field("winner", "the seat that has won on the map; -1: none"),
        Field("reason", "why the game ended", of="reason"),
        Field("looks", "by tile as laid: which, and how it is turned", of="look"),
        Field("places", "by tile as laid: where it lies, from Town Square", of="place"),
        Field("space", "by space: what lies there", of="things", by="space"),
        Field("pile", "by kind of tile: how many are still in the stack", by="tile"),
        Field("gone", "by kind of tile: how many are out of the game", by="tile"),
        Field("discard", "by kind of event card: how many lie in the open discard pile", by="event"),
        Field("pawn", "by seat: the space of its pawn", of="space"),
        Field("lives", "by seat: its lives"),
        Field("bullets", "by seat: its bullets"),
        Field("kills", "by seat: zombies collected"),
        Field("items", "by seat: its items in play", of="events"),
        Field("shots", "by seat: shots left in its Shotgun"),
        Field("lying", "by seat and effect: effects that wait for its turns (ZZ-9.4)", by="lying"),
        Field("fed", "by seat: its Alternate Food Source", of="lasts"),
        Field("marbled", "by seat: its All the Marbles", of="lasts"),
        Field("burning", "by seat: the tiles in which its Molotov counts until this turn ends", of="tiles"),
        Field("hand", "the seat's own event cards, by name"),
        Field("hands", "by seat: how many event cards it holds"),
        Field("deck", "event cards still to be drawn"),
    ),
    facts={
        "kind": "event",
        **{f"{fact}.kind": "tile" for fact in ("left_out", "tile_drawn", "tile_laid", "tile_gone")},
        "place": "place",
        **dict.fromkeys(("space", "start", "goal"), "space"),
        "put.what": "things",
        "took.what": "things",
        "rolled.what": "roll",
        "turn_lost.why": "loss",
        "lost_life.why": "price",
        "won.why": "reason",
        "effects": "effects",
        "lacking": "town",
        "discarded": "events",
        "met": "seats",
        "freed": "seats",
        "lack": "lack",
        "opened.eligible": "seats",
    },
)
