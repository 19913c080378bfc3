"""What can happen at a table of Zombie Tsunami. Two facts are not for everybody: a secret bonus, a bird drawn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from shamble.core.fact import Fact

# Why a horde, a purse or a following changes.
CAUSES: Final = (
    "round",
    "road",
    "card",
    "windfall",
    "shop",
    "bird",
    "secret",
    "civilians",
    "brain",
    "jump",
    "push",
    "bomb",
    "event",
)
BY_ROUND: Final = 0
BY_ROAD: Final = 1
BY_CARD: Final = 2
BY_WINDFALL: Final = 3
BY_SHOP: Final = 4
BY_BIRD: Final = 5
BY_SECRET: Final = 6
BY_CIVILIANS: Final = 7
BY_BRAIN: Final = 8
BY_JUMP: Final = 9
BY_PUSH: Final = 10
BY_BOMB: Final = 11
BY_EVENT: Final = 12


@final
class Started(Fact):
    """This seat is first, all game (TS-2.1)."""

    name: ClassVar[str] = "started"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class RoundBegan(Fact):
    """A round begins (TS-2.3)."""

    name: ClassVar[str] = "round_began"
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


@final
class RoundEnded(Fact):
    """The last street card of a round is done with: its end begins (TS-2.6)."""

    name: ClassVar[str] = "round_ended"
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


@final
class Grew(Fact):
    """A horde grows (TS-2.8); ``cause`` is one of CAUSES."""

    name: ClassVar[str] = "grew"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cause")

    def __init__(self, seat: int, count: int, cause: int) -> None:
        self.seat = seat
        self.count = count
        self.cause = cause


@final
class Died(Fact):
    """Zombies of a horde die; a horde of nobody gets one ``back``, which is among those ``left`` (TS-2.8)."""

    name: ClassVar[str] = "died"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "left", "back", "cause")

    def __init__(self, seat: int, count: int, left: int, back: int, cause: int) -> None:
        self.seat = seat
        self.count = count
        self.left = left
        self.back = back
        self.cause = cause


@final
class Stole(Fact):
    """Zombies change hands; a victim without any gets one ``back`` (TS-4.5)."""

    name: ClassVar[str] = "stole"
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim", "count", "back", "cause")

    def __init__(self, seat: int, victim: int, count: int, back: int, cause: int) -> None:
        self.seat = seat
        self.victim = victim
        self.count = count
        self.back = back
        self.cause = cause


@final
class Coined(Fact):
    """A player gets a coin, or none because two are held (TS-1.1)."""

    name: ClassVar[str] = "coined"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cause")

    def __init__(self, seat: int, count: int, cause: int) -> None:
        self.seat = seat
        self.count = count
        self.cause = cause


@final
class StoleCoin(Fact):
    """A Magnet takes a coin (TS-8.2)."""

    name: ClassVar[str] = "stole_coin"
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim


@final
class Followed(Fact):
    """Civilians join a player (TS-3.8, TS-1.5)."""

    name: ClassVar[str] = "followed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cause")

    def __init__(self, seat: int, count: int, cause: int) -> None:
        self.seat = seat
        self.count = count
        self.cause = cause


@final
class Blasted(Fact):
    """A bomb takes a player's civilians (TS-4.1)."""

    name: ClassVar[str] = "blasted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class Transformed(Fact):
    """At the round's end civilians become zombies (TS-2.6)."""

    name: ClassVar[str] = "transformed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class SecretsDealt(Fact):
    """Everybody gets a secret bonus, and one is laid aside (TS-2.3)."""

    name: ClassVar[str] = "secrets_dealt"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class SecretsCollected(Fact):
    """All secret bonuses go back without being shown (TS-2.6)."""

    name: ClassVar[str] = "secrets_collected"
    fields: ClassVar[tuple[str, ...]] = ()


@final
class Knows(Fact):
    """Somebody learns which secret bonus lies before a player; ``sees`` says who (TS-9.2)."""

    name: ClassVar[str] = "knows"
    fields: ClassVar[tuple[str, ...]] = ("holder", "secret")

    def __init__(self, holder: int, secret: int, sees: int) -> None:
        self.holder = holder
        self.secret = secret
        self.sees = sees


@final
class EventShown(Fact):
    """The round's event (TS-2.4)."""

    name: ClassVar[str] = "event_shown"
    fields: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event


@final
class EventLeft(Fact):
    """The event is over (TS-2.6, TS-8.4)."""

    name: ClassVar[str] = "event_left"
    fields: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event


@final
class Decided(Fact):
    """A player takes an event's offer, or not (TS-8.4)."""

    name: ClassVar[str] = "decided"
    fields: ClassVar[tuple[str, ...]] = ("seat", "joins")

    def __init__(self, seat: int, joins: int) -> None:
        self.seat = seat
        self.joins = joins


@final
class Showed(Fact):
    """A player shows the secret card to the left neighbour (TS-8.4)."""

    name: ClassVar[str] = "showed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to


@final
class Revealed(Fact):
    """A street card is turned over (TS-2.5)."""

    name: ClassVar[str] = "revealed"
    fields: ClassVar[tuple[str, ...]] = ("slot", "street")

    def __init__(self, slot: int, street: int) -> None:
        self.slot = slot
        self.street = street


@final
class Rolled(Fact):
    """All cubes of a horde are thrown (TS-3.1); ``loss`` is what would die of it."""

    name: ClassVar[str] = "rolled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cubes", "faces", "loss")

    def __init__(self, seat: int, cubes: int, faces: int, loss: int) -> None:
        self.seat = seat
        self.cubes = cubes
        self.faces = faces
        self.loss = loss


@final
class Saved(Fact):
    """Saves prevent deaths, and are spent (TS-6.1)."""

    name: ClassVar[str] = "saved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "cards")

    def __init__(self, seat: int, count: int, cards: int) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards


@final
class Voted(Fact):
    """A bead is shown (TS-3.3)."""

    name: ClassVar[str] = "voted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "bead")

    def __init__(self, seat: int, bead: int) -> None:
        self.seat = seat
        self.bead = bead


@final
class Helped(Fact):
    """A bird pushes with its player's team (TS-3.4)."""

    name: ClassVar[str] = "helped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "bird", "bead", "total")

    def __init__(self, seat: int, bird: int, bead: int, total: int) -> None:
        self.seat = seat
        self.bird = bird
        self.bead = bead
        self.total = total


@final
class Judged(Fact):
    """A team against the number of the card (TS-3.5)."""

    name: ClassVar[str] = "judged"
    fields: ClassVar[tuple[str, ...]] = ("bead", "total", "need", "held")

    def __init__(self, bead: int, total: int, need: int, held: int) -> None:
        self.bead = bead
        self.total = total
        self.need = need
        self.held = held


@final
class Took(Fact):
    """Zombie or coin (TS-3.6)."""

    name: ClassVar[str] = "took"
    fields: ClassVar[tuple[str, ...]] = ("seat", "coin")

    def __init__(self, seat: int, coin: int) -> None:
        self.seat = seat
        self.coin = coin


@final
class Bombed(Fact):
    """A bomb is thrown (TS-4.6)."""

    name: ClassVar[str] = "bombed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "cause")

    def __init__(self, seat: int, target: int, cause: int) -> None:
        self.seat = seat
        self.target = target
        self.cause = cause


@final
class Fizzled(Fact):
    """A Robo makes the bomb harmless (TS-4.2)."""

    name: ClassVar[str] = "fizzled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


@final
class Arrived(Fact):
    """Everybody arrives at a shop: ``count`` get a coin, and the ``full`` of the mask have two already (TS-5.1)."""

    name: ClassVar[str] = "arrived"
    fields: ClassVar[tuple[str, ...]] = ("count", "full", "mask")

    def __init__(self, count: int, full: int, mask: int) -> None:
        self.count = count
        self.full = full
        self.mask = mask


@final
class Shopping(Fact):
    """The shop opens; this seat buys first, with the highest tiebreaker token of the mask if that is tied (TS-5.1)."""

    name: ClassVar[str] = "shopping"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tied", "mask")

    def __init__(self, seat: int, tied: int, mask: int) -> None:
        self.seat = seat
        self.tied = tied
        self.mask = mask


@final
class Choosing(Fact):
    """This seat chooses first at a Civilian/Bomb card (TS-3.8); ties as in a shop (TS-3.9)."""

    name: ClassVar[str] = "choosing"
    fields: ClassVar[tuple[str, ...]] = ("seat", "tied", "mask")

    def __init__(self, seat: int, tied: int, mask: int) -> None:
        self.seat = seat
        self.tied = tied
        self.mask = mask


@final
class Bought(Fact):
    """A shop card is paid for (TS-5.2)."""

    name: ClassVar[str] = "bought"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


@final
class LeftShop(Fact):
    """A visit ends (TS-5.4)."""

    name: ClassVar[str] = "left_shop"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Stocked(Fact):
    """A card lies in the market (TS-2.2, TS-5.3)."""

    name: ClassVar[str] = "stocked"
    fields: ClassVar[tuple[str, ...]] = ("place", "card")

    def __init__(self, place: int, card: int) -> None:
        self.place = place
        self.card = card


@final
class Cleared(Fact):
    """The market is emptied (TS-2.6)."""

    name: ClassVar[str] = "cleared"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class Reshuffled(Fact):
    """A discard pile is shuffled into its deck (TS-5.3, TS-8.1)."""

    name: ClassVar[str] = "reshuffled"
    fields: ClassVar[tuple[str, ...]] = ("birds",)

    def __init__(self, birds: int) -> None:
        self.birds = birds


@final
class Exchanged(Fact):
    """Two players' secret cards change places (TS-5.6)."""

    name: ClassVar[str] = "exchanged"
    fields: ClassVar[tuple[str, ...]] = ("seat", "one", "other")

    def __init__(self, seat: int, one: int, other: int) -> None:
        self.seat = seat
        self.one = one
        self.other = other


@final
class Flipped(Fact):
    """A secret card is turned over by a Flip (TS-5.7)."""

    name: ClassVar[str] = "flipped"
    fields: ClassVar[tuple[str, ...]] = ("seat", "holder", "secret", "up")

    def __init__(self, seat: int, holder: int, secret: int, up: int) -> None:
        self.seat = seat
        self.holder = holder
        self.secret = secret
        self.up = up


@final
class TurnedUp(Fact):
    """A player turns up the own secret card for nothing (TS-7.1)."""

    name: ClassVar[str] = "turned_up"
    fields: ClassVar[tuple[str, ...]] = ("seat", "secret")

    def __init__(self, seat: int, secret: int) -> None:
        self.seat = seat
        self.secret = secret


@final
class Scored(Fact):
    """A secret bonus is met and shown (TS-7.8); ``spared`` where a Ninja's team falls short (TS-7.7)."""

    name: ClassVar[str] = "scored"
    fields: ClassVar[tuple[str, ...]] = ("seat", "secret", "spared")

    def __init__(self, seat: int, secret: int, spared: int) -> None:
        self.seat = seat
        self.secret = secret
        self.spared = spared


@final
class NamedDragon(Fact):
    """A dragon names the other's holder (TS-7.6)."""

    name: ClassVar[str] = "named_dragon"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "secret", "right")

    def __init__(self, seat: int, target: int, secret: int, right: int) -> None:
        self.seat = seat
        self.target = target
        self.secret = secret
        self.right = right


@final
class DrewBird(Fact):
    """A player draws a Zombird (TS-8.1); ``earned`` where the event is why (TS-8.4, TS-8.5)."""

    name: ClassVar[str] = "drew_bird"
    fields: ClassVar[tuple[str, ...]] = ("seat", "earned")

    def __init__(self, seat: int, earned: int) -> None:
        self.seat = seat
        self.earned = earned


@final
class Drew(Fact):
    """Which Zombird it was; only its owner sees it (TS-9.2)."""

    name: ClassVar[str] = "drew"
    fields: ClassVar[tuple[str, ...]] = ("seat", "bird")

    def __init__(self, seat: int, bird: int, sees: int) -> None:
        self.seat = seat
        self.bird = bird
        self.sees = sees


@final
class NoBird(Fact):
    """There is no Zombird left to draw (TS-8.1)."""

    name: ClassVar[str] = "no_bird"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class PlayedBird(Fact):
    """A Zombird is played (TS-8.2); ``target`` is -1 where nobody is named."""

    name: ClassVar[str] = "played_bird"
    fields: ClassVar[tuple[str, ...]] = ("seat", "bird", "target")

    def __init__(self, seat: int, bird: int, target: int) -> None:
        self.seat = seat
        self.bird = bird
        self.target = target


@final
class Gave(Fact):
    """A zombie is given away for a bird (TS-8.5)."""

    name: ClassVar[str] = "gave"
    fields: ClassVar[tuple[str, ...]] = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to


@final
class DroppedCoin(Fact):
    """A coin is discarded for a bird (TS-8.5)."""

    name: ClassVar[str] = "dropped_coin"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class BrainsShown(Fact):
    """Brains in hand are shown, a zombie each (TS-2.7)."""

    name: ClassVar[str] = "brains_shown"
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class RolledOff(Fact):
    """A throw for first place (TS-2.7)."""

    name: ClassVar[str] = "rolled_off"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cubes", "faces", "left")

    def __init__(self, seat: int, cubes: int, faces: int, left: int) -> None:
        self.seat = seat
        self.cubes = cubes
        self.faces = faces
        self.left = left


@final
class TokenDrawn(Fact):
    """Tiebreaker tokens decide the game (TS-2.7)."""

    name: ClassVar[str] = "token_drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@final
class Finished(Fact):
    """A player's horde at the end (TS-2.7)."""

    name: ClassVar[str] = "finished"
    fields: ClassVar[tuple[str, ...]] = ("seat", "zombies")

    def __init__(self, seat: int, zombies: int) -> None:
        self.seat = seat
        self.zombies = zombies
