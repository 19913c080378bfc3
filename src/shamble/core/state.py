"""The table: a stack of frames, the dice, and the loop that runs them until somebody must answer."""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_left
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from shamble.core import refusals
from shamble.core.answer import Answer
from shamble.core.errors import Illegal, Invalid, Refusal, seat_letter
from shamble.core.fact import Fact
from shamble.core.frame import ASK_KINDS, CHANCE, CHOOSE, DONE, Frame
from shamble.core.options import Options
from shamble.core.outcome import Outcome
from shamble.core.stream import Stream

if TYPE_CHECKING:
    from shamble.core.game import Game


class Ask:
    """The pending question: what kind, its name, its number, and the seats still to answer. It belongs to the host."""

    __slots__ = ("_frame", "_step", "number", "seats")

    def __init__(self, step: int, frame: Frame[Any], number: int, seats: tuple[int, ...]) -> None:
        self._step = step
        self._frame = frame
        self.number = number
        self.seats = seats

    @property
    def kind(self) -> str:
        """One of choose, gather, offer and chance."""
        return ASK_KINDS[self._step]

    @property
    def name(self) -> str:
        """What is asked, in the game's words."""
        return self._frame.asks

    def __repr__(self) -> str:
        who = " ".join(seat_letter(seat) for seat in self.seats) or "-"
        return f"<ask {self.number}: {self.kind} {self.name!r} of {who}>"


class Secret:
    """A hidden component: the pool it could be exchanged within, what it is, and a bit mask of the seats that know."""

    def __init__(self, pool: int, value: int, known: int) -> None:
        self.pool = pool
        self.value = value
        self.known = known


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One table at one moment. It keeps no history; a Match does."""

    over: ClassVar[Refusal] = refusals.OVER
    out_of_turn: ClassVar[Refusal] = refusals.OUT_OF_TURN

    def __init__(
        self,
        game: Game,
        seats: int,
        frames: list[Frame[Any]],
        stream: Stream,
        ask_chance: bool,
        ask_passes: bool,
        number: int,
        hushed: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.frames = frames
        self.stream = stream
        self.ask_chance = ask_chance
        self.ask_passes = ask_passes
        self.number = number  # answers taken so far
        self.hushed = hushed  # bit mask: seats that pass until the turn ends
        self.pending = DONE  # the kind of ask that the top frame waits for
        self.facts: list[Fact] = []  # what the last answer brought about
        self.draws: list[int] = []  # the chance results among it
        self.listed: list[int] | None = None  # the codes of the seat below, computed once per ask
        self.listed_seat = -2

    # --- what a game fills in ---

    def copy(self) -> State:
        """The same table, sharing nothing that can change; no facts, no history."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole table as plain data, secrets included."""
        raise NotImplementedError

    def result(self) -> Outcome:
        """Who won and why; asked once the last frame is gone."""
        raise NotImplementedError

    def components(self) -> dict[str, int]:
        """How many of each kind of component there are, wherever they lie; the same all game."""
        raise NotImplementedError

    def turns(self) -> int:
        """How many turns have begun, for statistics."""
        raise NotImplementedError

    def secrets(self) -> list[Secret]:
        """Every hidden component with who knows it; none where everything is open."""
        return []

    def with_secrets(self, values: list[int]) -> State:
        """A copy in which the hidden components are these instead, in the order of ``secrets``."""
        return self.copy()

    # --- what frames use ---

    def tell(self, fact: Fact) -> None:
        """Let it be known that something happened."""
        self.facts.append(fact)

    def push(self, frame: Frame[Any]) -> None:
        """Put another procedure on top."""
        self.frames.append(frame)

    def is_hushed(self, seat: int) -> bool:
        """Whether the seat has passed for the rest of the turn."""
        return bool(self.hushed >> seat & 1)

    def cut(self, depth: int) -> None:
        """Break off every procedure above this depth of the stack; windows among them close."""
        while len(self.frames) > depth:
            self.frames.pop().broken_off(self)

    def finish(self) -> None:
        """The game is over at once, whatever was going on."""
        self.cut(0)

    def end_turn(self) -> None:
        """Passing for a turn ends with it."""
        self.hushed = 0

    # --- the loop ---

    def advance(self) -> None:
        """Run the top frame until somebody must answer or the game is over."""
        frames = self.frames
        self.listed = None
        while frames:
            frame = frames[-1]
            said = frame.run(self)
            if said >= CHOOSE:
                if said != CHANCE or self.ask_chance:
                    self.pending = said
                    return
                frame.draw(self)
            elif said == DONE:
                if frames and frames[-1] is frame:
                    frames.pop()
                elif frame in frames:
                    raise AssertionError(f"{frame.name} is done, but another frame lies on it")
        self.pending = DONE

    def codes(self, seat: int) -> list[int]:
        """What the seat (chance: -1) may answer, packed; computed once per ask."""
        listed = self.listed
        if listed is not None and self.listed_seat == seat:
            return listed
        if self.pending == DONE or (self.pending == CHANCE) != (seat < 0):
            return []
        found = self.frames[-1].codes(self, seat)
        self.listed = found
        self.listed_seat = seat
        return found

    def step(self, seat: int, code: int) -> None:
        """Take one packed answer; refuse it, unchanged, if it is none of the codes or not this seat's to give."""
        listed = self.listed
        if listed is None or self.listed_seat != seat:
            listed = self.codes(seat)
        place = bisect_left(listed, code)
        if place == len(listed) or listed[place] != code:
            raise self._refusal(seat, code)
        frame = self.frames[-1]
        if self.pending != CHOOSE and seat >= 0 and not frame.takes(self, seat):
            raise self._refusal(seat, code)
        self.facts = []
        if self.draws:
            self.draws = []
        self.number += 1
        frame.settle(self, seat, code)
        self.advance()

    def after(self, seat: int, code: int) -> State:
        """A copy of the table on which the seat has given this packed answer: what searches are made of."""
        twin = self.copy()
        twin.listed = self.codes(seat)  # they are the same, so the copy need not find them again
        twin.listed_seat = seat
        twin.step(seat, code)
        return twin

    def _refusal(self, seat: int, code: int) -> Illegal:
        """The clause and the sentence for an answer that cannot be taken."""
        if self.pending == DONE:
            return Illegal(self.over)
        if seat < 0 and self.pending != CHANCE:
            return Illegal(refusals.NOT_CHANCE)
        if seat >= 0 and self.pending == CHANCE:
            return Illegal(refusals.CHANCE_PENDING)
        frame = self.frames[-1]
        if seat >= 0 and not frame.takes(self, seat):
            # Who is really asked in a window is nobody's business, so only what everybody may know is said.
            asked = frame.seats_shown(self)
            if seat in asked:
                return Illegal(refusals.NOT_WAITING)
            return Illegal(self.out_of_turn, who=" ".join(seat_letter(other) for other in asked))
        return frame.refuse(self, seat, code)

    # --- the public face ---

    @property
    def ask(self) -> Ask | None:
        """The pending ask; None when the game is over."""
        if self.pending == DONE:
            return None
        frame = self.frames[-1]
        return Ask(self.pending, frame, self.number + 1, () if self.pending == CHANCE else frame.seats(self))

    def options(self, seat: object) -> Options:
        """What the seat may answer now: a lazy sequence, empty if it is not asked."""
        number = seat if type(seat) is int and 0 <= seat < self.seats else self.seat_number(seat)
        return Options(self.game, self.codes(number))

    def play(self, seat: object, answer: object) -> list[Fact]:
        """Take an answer of a seat (chance: None); what happened comes back. Refusals leave the table as it was."""
        if not isinstance(answer, Answer):
            raise Invalid(f"{answer!r} is not an answer; use one of options(seat), or game.parse(state, seat, text).")
        code = answer.code
        if answer is not self.game.known.get(code):
            code = self.game.code_of(answer)
        self.step(seat if type(seat) is int and 0 <= seat < self.seats else self.seat_number(seat), code)
        return self.facts

    def outcomes(self) -> list[tuple[Answer, int]]:
        """What chance may bring, with integer weights; empty when no dice are to be thrown."""
        if self.pending != CHANCE:
            return []
        answers = [self.game.answer(code) for code in self.codes(-1)]
        return list(zip(answers, self.frames[-1].weights(self), strict=True))

    def view(self, seat: object) -> dict[str, object]:
        """All that a perfect memory in this seat knows, as plain data; None: a spectator."""
        return self.game.view(self, self.seat_number(seat))

    @property
    def outcome(self) -> Outcome | None:
        """Ranking and reason; None while the game is running."""
        return self.result() if self.pending == DONE else None

    def seat_number(self, seat: object) -> int:
        """A seat as its number, chance (None) as -1."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        if seat is None:
            return -1
        raise Invalid(f"There is no seat {seat!r} at a table of {self.seats}; seats are 0 to {self.seats - 1}.")

    def core_json(self) -> dict[str, object]:
        """The part of the table that every game has."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "frames": [frame.to_json() for frame in self.frames],
            "dice": self.stream.to_json(),
            "chance": "ask" if self.ask_chance else "draw",
            "passes": "ask" if self.ask_passes else "skip",
            "number": self.number,
            "hushed": self.hushed,
        }

    def digest(self) -> str:
        """A short name of exactly this table, the same in every build."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def __reduce__(self) -> str:
        raise TypeError("A table is not pickled; send state.to_json() and read it with game.from_json().")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.seats} seats, {self.number} answers, {self.ask!r}>"

    def _repr_svg_(self) -> str | None:
        """The table as the public sees it, for notebooks; nothing if nobody draws this game."""
        return None if self.game.artist is None else self.game.draw(self.view(None))
