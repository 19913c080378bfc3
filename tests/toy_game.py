"""Barn: a tiny made-up game to prove the laws on. It has a sealed vote, hidden hands, a reaction in a reaction, dice.

Three seats, two cards each (corn, axe, shield), four rounds. In a round all vote where the night is spent; in the barn
the active seat's first card is shown to its left neighbour. Then the active seat attacks another: a die, a window in
which an axe adds one and a shield takes all, and inside it, after an axe, a window in which a shield stops the axe. The
attacked seat loses as many points as are left and draws a card. In the morning, in a sealed window, whoever has corn
may eat it for a point. A seat that has lost eight points ends the game at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, cast

from shamble.core.answer import PASS, RESERVED, Answer
from shamble.core.errors import Illegal, Invalid, Refusal
from shamble.core.fact import Fact
from shamble.core.frame import AGAIN, CHANCE, CHOOSE, DONE, Frame
from shamble.core.game import Game, fresh_stream
from shamble.core.outcome import Outcome, rank
from shamble.core.plain import CoreData, whole, wholes
from shamble.core.state import Secret, State
from shamble.core.windows import Gather, Offer

CORN, AXE, SHIELD = range(3)
CARDS: Final = ("corn", "axe", "shield")
COPIES: Final = (5, 5, 5)
ROUNDS: Final = 4
HAND: Final = 2
BARN, FIELD = 0, 1
LOST: Final = -8
DIE: Final = (1, 2, 1)  # weights of damage 1, 2, 3

VOTE: Final = RESERVED
TARGET: Final = VOTE + 2
ROLL: Final = TARGET + 6
DEALT: Final = ROLL + len(DIE)
PLAY: Final = DEALT + len(CARDS)
END: Final = PLAY + len(CARDS)

NOT_NOW: Final = Refusal("TOY-1", "not-now", "That cannot be said now.")


class Said(Fact):
    name: ClassVar[str] = "said"
    fields: ClassVar[tuple[str, ...]] = ("what", "seat", "value")

    def __init__(self, what: str, seat: int, value: int, sees: int = -1) -> None:
        self.what = what
        self.seat = seat
        self.value = value
        self.sees = sees


class Barn(State):
    """The table: cards with their owners (-1: discarded) and who knows them, the deck by kind, scores, damage."""

    over: ClassVar[Refusal] = Refusal("TOY-9", "over", "The game is over.")
    out_of_turn: ClassVar[Refusal] = Refusal("TOY-2", "out-of-turn", "It is for {who} to answer.")

    def __init__(
        self,
        core: CoreData,
        game: Game,
        cards: list[int],
        owners: list[int],
        known: list[int],
        deck: list[int],
        scores: list[int],
        damage: int,
    ) -> None:
        super().__init__(
            game, core.seats, core.frames, core.stream, core.ask_chance, core.ask_passes, core.number, core.hushed
        )
        self.cards = cards
        self.owners = owners
        self.known_by = known
        self.deck = deck
        self.scores = scores
        self.damage = damage

    def core(self) -> CoreData:
        frames: list[Frame[Any]] = [frame.copy() for frame in self.frames]
        return CoreData(
            self.seats, frames, self.stream.copy(), self.ask_chance, self.ask_passes, self.number, self.hushed
        )

    def copy(self) -> Barn:
        twin = type(self)(
            self.core(),
            self.game,
            self.cards[:],
            self.owners[:],
            self.known_by[:],
            self.deck[:],
            self.scores[:],
            self.damage,
        )
        twin.pending = self.pending
        return twin

    def to_json(self) -> dict[str, object]:
        data = self.core_json()
        data.update(
            cards=self.cards[:],
            owners=self.owners[:],
            known=self.known_by[:],
            deck=self.deck[:],
            scores=self.scores[:],
            damage=self.damage,
        )
        return data

    def result(self) -> Outcome:
        return Outcome(rank([(score,) for score in self.scores]), "SCORE", tuple(self.scores))

    def turns(self) -> int:
        return self.number

    def components(self) -> dict[str, int]:
        return {name: self.cards.count(kind) + self.deck[kind] for kind, name in enumerate(CARDS)}

    def secrets(self) -> list[Secret]:
        hidden = [Secret(0, kind, known) for kind, known in zip(self.cards, self.known_by, strict=True)]
        return hidden + [Secret(0, kind, 0) for kind in range(len(CARDS)) for _ in range(self.deck[kind])]

    def with_secrets(self, values: list[int]) -> Barn:
        twin = self.copy()
        twin.cards = values[: len(self.cards)]
        twin.deck = [values[len(self.cards) :].count(kind) for kind in range(len(CARDS))]
        return twin

    def hand(self, seat: int) -> list[int]:
        return [card for card, owner in enumerate(self.owners) if owner == seat]

    def holds(self, seat: int, kind: int) -> bool:
        return any(self.cards[card] == kind for card in self.hand(seat))

    def discard(self, seat: int, kind: int) -> None:
        for card in self.hand(seat):
            if self.cards[card] == kind:
                self.owners[card] = -1
                self.known_by[card] = (1 << self.seats) - 1
                return


class Evening(Frame[Barn]):
    """The deal, then the rounds."""

    name: ClassVar[str] = "evening"
    fields: ClassVar[tuple[str, ...]] = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def copy(self) -> Evening:
        return Evening(self.stage)

    def run(self, table: Barn) -> int:
        stage = self.stage
        self.stage += 1
        if stage < HAND * table.seats:
            table.push(DrawCard(stage % table.seats, 0))
            return AGAIN
        turn = stage - HAND * table.seats
        if turn >= 2 * ROUNDS:
            return DONE
        active = turn // 2 % table.seats
        if turn % 2:
            table.push(Attack(active, 0, -1))
        else:
            table.end_turn()
            table.push(Vote((1 << table.seats) - 1, [-1] * table.seats, 0, 0, active))
        return AGAIN


class DrawCard(Frame[Barn]):
    """A seat draws a card that only it sees."""

    name: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("seat", "done")
    asks: ClassVar[str] = "card"

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def copy(self) -> DrawCard:
        return DrawCard(self.seat, self.done)

    def run(self, table: Barn) -> int:
        return DONE if self.done or not any(table.deck) else CHANCE

    def codes(self, table: Barn, seat: int) -> list[int]:
        return [DEALT + kind for kind, count in enumerate(table.deck) if count]

    def weights(self, table: Barn) -> list[int]:
        return [count for count in table.deck if count]

    def settle(self, table: Barn, seat: int, code: int) -> None:
        self.done = 1
        table.deck[code - DEALT] -= 1
        table.cards.append(code - DEALT)
        table.owners.append(self.seat)
        table.known_by.append(1 << self.seat)
        table.tell(Said("drew", self.seat, code - DEALT, 1 << self.seat))
        table.tell(Said("drew-something", self.seat, 0))


class Vote(Gather[Barn]):
    """Barn or field, in secret; in the barn a card is shown to the left neighbour."""

    name: ClassVar[str] = "vote"
    fields: ClassVar[tuple[str, ...]] = ("entitled", "sealed", "auto", "stage", "active")
    asks: ClassVar[str] = "vote"

    def __init__(self, entitled: int, sealed: list[int], auto: int, stage: int, active: int) -> None:
        super().__init__(entitled, sealed, auto, stage)
        self.active = active

    def copy(self) -> Vote:
        return Vote(self.entitled, self.sealed[:], self.auto, self.stage, self.active)

    def choices(self, table: Barn, seat: int) -> list[int]:
        return [VOTE + BARN, VOTE + FIELD]

    def reveal(self, table: Barn) -> None:
        for seat, code in enumerate(self.sealed):
            table.tell(Said("voted", seat, code - VOTE))
        hand = table.hand(self.active)
        if self.sealed.count(VOTE + BARN) * 2 > table.seats and hand:
            left = (self.active + 1) % table.seats
            table.known_by[hand[0]] |= 1 << left
            table.tell(Said("showed", self.active, table.cards[hand[0]], 1 << left | 1 << self.active))


class Attack(Frame[Barn]):
    """Somebody is attacked: a target, a die, a window, the loss."""

    name: ClassVar[str] = "attack"
    fields: ClassVar[tuple[str, ...]] = ("seat", "stage", "target")
    asks: ClassVar[str] = "target"

    def __init__(self, seat: int, stage: int, target: int) -> None:
        self.seat = seat
        self.stage = stage
        self.target = target

    def copy(self) -> Attack:
        return Attack(self.seat, self.stage, self.target)

    def run(self, table: Barn) -> int:
        if self.stage < 2:
            return CHOOSE if self.stage == 0 else CHANCE
        self.stage += 1
        if self.stage == 3:
            table.push(Reaction(self.target, self.target, 0, 0, 0, 0, self.target, 0))
            return AGAIN
        if self.stage == 4:
            table.scores[self.target] -= table.damage
            table.tell(Said("lost", self.target, table.damage))
            if table.scores[self.target] <= LOST:
                table.finish()
                return DONE
            table.push(DrawCard(self.target, 0))
            return AGAIN
        if self.stage == 5:
            table.push(
                Breakfast(sum(1 << seat for seat in range(table.seats) if table.hand(seat)), [-1] * table.seats, 0, 0)
            )
            return AGAIN
        return DONE

    def seats(self, table: Barn) -> tuple[int, ...]:
        return (self.seat,) if self.stage == 0 else ()

    def codes(self, table: Barn, seat: int) -> list[int]:
        if self.stage == 1:
            return [ROLL + face for face in range(len(DIE))]
        return [TARGET + other for other in range(table.seats) if other != seat] if seat == self.seat else []

    def weights(self, table: Barn) -> list[int]:
        return list(DIE)

    def settle(self, table: Barn, seat: int, code: int) -> None:
        if self.stage == 0:
            self.target = code - TARGET
            table.tell(Said("attacks", seat, self.target))
        else:
            table.damage = code - ROLL + 1
            table.tell(Said("rolled", self.seat, table.damage))
        self.stage += 1

    def refuse(self, table: Barn, seat: int, code: int) -> Illegal:
        return Illegal(NOT_NOW)


class Breakfast(Gather[Barn]):
    """Whoever has corn may eat it, in a sealed window for all who hold cards."""

    name: ClassVar[str] = "breakfast"
    asks: ClassVar[str] = "breakfast"

    def copy(self) -> Breakfast:
        return Breakfast(self.entitled, self.sealed[:], self.auto, self.stage)

    def window(self) -> bool:
        return True

    def choices(self, table: Barn, seat: int) -> list[int]:
        return [PASS, PLAY + CORN] if table.holds(seat, CORN) else [PASS]

    def reveal(self, table: Barn) -> None:
        for seat, code in enumerate(self.sealed):
            if code == PLAY + CORN:
                table.discard(seat, CORN)
                table.scores[seat] += 1
                table.tell(Said("ate", seat, CORN))


class Reaction(Offer[Barn]):
    """Who holds cards may answer an attack (depth 0), or an axe (depth 1)."""

    name: ClassVar[str] = "reaction"
    fields: ClassVar[tuple[str, ...]] = (*Offer.fields, "target", "depth")
    asks: ClassVar[str] = "reaction"

    def __init__(
        self, first: int, at: int, passed: int, said: int, opened: int, forced: int, target: int, depth: int
    ) -> None:
        super().__init__(first, at, passed, said, opened, forced)
        self.target = target
        self.depth = depth

    def copy(self) -> Reaction:
        values = (self.first, self.at, self.passed, self.said, self.opened, self.forced)
        return type(self)(*values, self.target, self.depth)

    def eligible(self, table: Barn) -> int:
        return sum(1 << seat for seat in range(table.seats) if seat in table.owners)

    def plays(self, table: Barn, seat: int) -> list[int]:
        kinds = [SHIELD] if self.depth or seat == self.target else [AXE]
        return [PLAY + kind for kind in kinds if table.holds(seat, kind)]

    def resolve(self, table: Barn, seat: int, code: int) -> None:
        kind = code - PLAY
        table.discard(seat, kind)
        table.tell(Said("played", seat, kind))
        if kind == AXE:
            table.damage += 1
            table.push(type(self)(seat, seat, 0, 0, 0, 0, self.target, 1))
        else:
            table.damage = max(0, table.damage - 1) if self.depth else 0

    def refuse(self, table: Barn, seat: int, code: int) -> Illegal:
        return Illegal(NOT_NOW)


WORDS: Final = {
    VOTE + BARN: "barn",
    VOTE + FIELD: "field",
    **{TARGET + seat: f"attack-{seat}" for seat in range(6)},
    **{ROLL + face: f"roll-{face + 1}" for face in range(len(DIE))},
    **{DEALT + kind: f"deal-{name}" for kind, name in enumerate(CARDS)},
    **{PLAY + kind: f"play-{name}" for kind, name in enumerate(CARDS)},
}


class Word(Answer):
    def __init__(self, code: int) -> None:
        super().__init__(code, WORDS[code])

    def __repr__(self) -> str:
        return f"Word({self.code})"


class Toy(Game):
    """Barn, by its rulebook above."""

    name: ClassVar[str] = "toy"
    hides: ClassVar[bool] = True
    min_seats: ClassVar[int] = 3
    max_seats: ClassVar[int] = 4
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = (Evening, DrawCard, Vote, Attack, Breakfast, Reaction)
    reasons: ClassVar[tuple[str, ...]] = ("SCORE",)

    def table(self) -> type[Barn]:
        return Barn

    def start(self, core: CoreData, settings: dict[str, object]) -> Barn:
        core.frames.append(Evening(0))
        return self.table()(core, self, [], [], [], list(COPIES), [0] * core.seats, 0)

    def own_answer(self, code: int) -> Answer:
        if code not in WORDS:
            raise Invalid(f"{code} is no answer.")
        return Word(code)

    def read(self, text: str, chance: bool = False) -> Answer:
        for code, word in WORDS.items():
            if word == text:
                return self.answer(code)
        if text == "pass":
            return self.answer(PASS)
        raise Invalid(f"{text!r} cannot be read.")

    def view(self, state: State, seat: int) -> dict[str, object]:
        table = cast(Barn, state)
        data = self.core_view(table, seat)
        bit = 1 << seat if seat >= 0 else 0
        data["cards"] = [kind if mask & bit else None for kind, mask in zip(table.cards, table.known_by, strict=True)]
        if seat < 0:
            everyone = (1 << table.seats) - 1
            data["cards"] = [
                kind if mask == everyone else None for kind, mask in zip(table.cards, table.known_by, strict=True)
            ]
        data.update(owners=table.owners[:], scores=table.scores[:], damage=table.damage, deck=sum(table.deck))
        data["known"] = [mask & bit for mask in table.known_by]
        return data

    def guess(self, view: Mapping[str, object], rng: Random) -> Barn:
        data = cast(Mapping[str, Any], view)
        seat = -1 if data["seat"] is None else data["seat"]
        left = [kind for kind, count in enumerate(COPIES) for _ in range(count - data["cards"].count(kind))]
        rng.shuffle(left)
        cards = [left.pop() if card is None else card for card in data["cards"]]
        owners = data["owners"]
        known = [mask | (1 << owner if owner >= 0 else 0) for mask, owner in zip(data["known"], owners, strict=True)]
        known = [mask if owner >= 0 else (1 << data["seats"]) - 1 for mask, owner in zip(known, owners, strict=True)]
        frames = self.read_frames(data["stack"])
        hushed = 1 << seat if data["hushed"] else 0
        core = CoreData(data["seats"], frames, fresh_stream(rng), False, False, 0, hushed)
        deck = [left.count(kind) for kind in range(3)]
        table = self.table()(core, self, cards, owners[:], known, deck, data["scores"][:], data["damage"])
        if frames:
            self.guess_top(table, seat, data["ask"]["seats"], rng)
            table.pending = frames[-1].run(table)
        return table

    def guess_top(self, table: Barn, seat: int, waiting: list[int], rng: Random) -> None:
        """Who is asked in a window and what is sealed are guesses too."""
        top = table.frames[-1]
        if isinstance(top, Reaction):
            top.wait_for(table, seat)
        if isinstance(top, Vote):
            for other in range(table.seats):
                if other != seat and other not in waiting:
                    top.sealed[other] = rng.choice(top.choices(table, other))  # locked, but who knows what

    def restore(self, core: CoreData, data: Mapping[str, object]) -> Barn:
        size = len(cast(list[int], data["cards"]))
        return self.table()(
            core,
            self,
            wholes(data, "cards", size, 0, 2),
            wholes(data, "owners", size, -1, core.seats - 1),
            wholes(data, "known", size, 0, (1 << core.seats) - 1),
            wholes(data, "deck", 3, 0, 5),
            wholes(data, "scores", core.seats, -100, 100),
            whole(data, "damage", 0, 10),
        )

    def code_space(self) -> int:
        return END

    def bound(self, seats: int) -> int:
        return 400


TOY = Toy()
