"""A game as its users meet it: new tables, answers and their notation, views, guesses, and reading tables back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from shamble.core.answer import Answer, shared_answer
from shamble.core.errors import Ambiguous, Invalid
from shamble.core.frame import ASK_KINDS, CHANCE, DONE, Frame
from shamble.core.plain import CoreData, Setting, check_value, is_plain, loads, whole
from shamble.core.state import State
from shamble.core.stream import KEY_BYTES, Stream, key_of, stream_from_json


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. One instance serves every table."""

    name: ClassVar[str] = ""
    rules: ClassVar[str] = "1"  # version: records of another one are refused, but for those of ``former``
    hides: ClassVar[bool] = False  # whether there is anything that one seat knows and another does not
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    # Rules versions before this one, and the options under which today's rules play as they did.
    former: ClassVar[Mapping[str, Mapping[str, object]]] = {}
    settings: ClassVar[tuple[Setting, ...]] = ()
    leads: ClassVar[str] = ""  # the option that chooses for those left to it: theirs is its name as a value
    led: ClassVar[Mapping[str, Mapping[str, object]]] = {}  # by its value: what it chooses, option by option
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = ()
    reasons: ClassVar[tuple[str, ...]] = ()  # the words that outcome.reason can be
    starter: ClassVar[Mapping[str, object]] = {}  # options of a shorter game, for who wants to play at once
    counts: ClassVar[bool] = True  # whether its scores count something; else they say only who won
    sides: ClassVar[str] = ""  # the option that says which side the first seat plays, where sides differ
    talk_clause: ClassVar[str] = ""  # the clause about talk, if there is any

    def __init__(self) -> None:
        self.known: dict[int, Answer] = {}
        self.artist: Callable[[dict[str, object]], str] | None = None

    # --- what a game fills in ---

    def start(self, core: CoreData, settings: dict[str, object]) -> State:
        """A table before its first frame has run."""
        raise NotImplementedError

    def own_answer(self, code: int) -> Answer:
        """The answer that a code of the game's own layout stands for; Invalid if none. Users call ``answer``."""
        raise NotImplementedError

    def read(self, text: str, chance: bool = False) -> Answer:
        """The answer that a notation in lower case stands for, legal or not, of a seat or of chance; else Invalid."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, object]:
        """What a seat (spectator: -1) may know."""
        raise NotImplementedError

    def guess(self, view: Mapping[str, object], rng: Random) -> State:
        """A whole table consistent with the view, made from the view alone, its dice newly keyed."""
        raise NotImplementedError

    def restore(self, core: CoreData, data: Mapping[str, object]) -> State:
        """The table that the game's own part of the plain data describes; Invalid if impossible."""
        raise NotImplementedError

    def code_space(self) -> int:
        """All codes of the game's answers are below this; not each of them need stand for one."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """More answers than any game of so many seats can take."""
        raise NotImplementedError

    def promises(self, view: Mapping[str, object]) -> tuple[str, ...]:
        """The answers that players may promise each other now, in notation; none while there is nothing to talk about.

        Talk is no ask and changes nothing on the table; hosts let people talk while this is not empty.
        """
        return ()

    # --- new tables ---

    def new(
        self,
        seats: object = None,
        seed: object = None,
        options: Mapping[str, object] | None = None,
        chance: object = "draw",
        passes: object = "skip",
    ) -> State:
        """A new table, run to its first ask. ``chance="ask"`` puts dice to the caller, ``passes="ask"`` asks all."""
        if chance not in ("draw", "ask"):
            raise Invalid(f"chance must be 'draw' or 'ask', not {chance!r}.")
        if passes not in ("skip", "ask"):
            raise Invalid(f"passes must be 'skip' or 'ask', not {passes!r}.")
        count = self.check_seats(self.min_seats if seats is None else seats)
        stream = Stream(key_of(seed), 0, 0, b"")
        core = CoreData(count, [], stream, chance == "ask", passes == "ask", 0, 0)
        state = self.start(core, self.check_settings(options))
        state.advance()
        return state

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game can be played with it."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.min_seats <= seats <= self.max_seats:
            raise Invalid(f"{self.name} is for {self.min_seats} to {self.max_seats} players, not {seats!r}.")
        return seats

    def check_settings(self, options: object) -> dict[str, object]:
        """Every option with its value; Invalid for an unknown option or a value it cannot take."""
        given: object = {} if options is None else options
        if not isinstance(given, Mapping):
            raise Invalid(f"Options are given by name, not as {given!r}.")
        known = {setting.name for setting in self.settings}
        for name in given:
            if name not in known:
                raise Invalid(f"{self.name} has no option {name!r}; it has: {', '.join(sorted(known)) or 'none'}.")
        return {s.name: check_value(s, given[s.name]) if s.name in given else s.default for s in self.settings}

    def settings_under(self, rules: str, options: object) -> dict[str, object]:
        """Every option of a game under this or a former rules version, as today's rules know it; else Invalid."""
        settings = self.check_settings(options)
        if rules == self.rules:
            return settings
        if rules not in self.former:
            known = ", ".join(repr(version) for version in (*self.former, self.rules))
            raise Invalid(f"This follows rules {rules!r} of {self.name}; only rules {known} are known here.")
        return {**settings, **self.former[rules]}

    def resolved(self, settings: Mapping[str, object]) -> dict[str, object]:
        """The values that are really played: what is left to the leading option is what that one chooses."""
        if not self.leads:
            return dict(settings)
        chosen = self.led[str(settings[self.leads])]
        return {name: chosen[name] if value == self.leads else value for name, value in settings.items()}

    # --- answers ---

    def answer(self, code: int) -> Answer:
        """The answer that a code stands for, Invalid if none; the way back from ``code_of``. Each is made once."""
        found = self.known.get(code)
        if found is None:
            found = shared_answer(code) or self.own_answer(code)
            self.known[code] = found
        return found

    def code_of(self, answer: Answer) -> int:
        """The code of an answer of this game, below ``code_space()``; ``answer`` is the way back."""
        code = answer.code
        if type(code) is not int:
            raise Invalid(f"{answer!r} is not an answer of {self.name}.")
        if answer is not self.known.get(code) and answer != self.answer(code):
            raise Invalid(f"{answer!r} is not an answer of {self.name}.")
        return code

    def parse(self, state: State, seat: object, text: object) -> Answer:
        """The answer that this text means at this table; a part of one is enough where only one option fits."""
        if not isinstance(text, str):
            raise Invalid(f"An answer is written as text, not {text!r}.")
        wanted = text.strip().lower()
        options = state.options(seat)
        if not wanted:
            raise Invalid("An answer is missing.")
        exact = [answer for answer in options if str(answer).lower() == wanted]
        if len(exact) == 1:
            return exact[0]
        close = [answer for answer in options if wanted in str(answer).lower().split("-")]
        if len(close) == 1:
            return close[0]
        if close:
            raise Ambiguous(f"{text!r} could be {', '.join(str(answer) for answer in close)}.")
        return self.read(wanted, seat is None)

    # --- tables as plain data ---

    def from_json(self, data: object) -> State:
        """The table that ``to_json`` wrote; Invalid if the data is broken or describes an impossible table."""
        if isinstance(data, str):
            data = loads(data)
        if not isinstance(data, Mapping):
            raise Invalid("A table is written as a JSON object.")
        state = self.restore(self.read_core(data), data)
        if set(data) != set(state.to_json()):
            raise Invalid("The table has parts that no table of this game has.")
        if state.frames:
            for frame in state.frames:
                frame.check(state)
            state.pending = state.frames[-1].run(state)
            if state.pending < 2:
                raise Invalid("The table is not waiting for an answer.")
        return state

    def read_core(self, data: Mapping[str, object]) -> CoreData:
        """The part of the plain data that every game has."""
        if data.get("game") != self.name:
            raise Invalid(f"This is a table of {data.get('game')!r}, not of {self.name}.")
        if data.get("rules") != self.rules:
            raise Invalid(f"This table follows rules {data.get('rules')!r} of {self.name}; this is {self.rules!r}.")
        if data.get("chance") not in ("draw", "ask") or data.get("passes") not in ("skip", "ask"):
            raise Invalid("The table does not say how chance and passes are handled.")
        seats = self.check_seats(data.get("seats"))
        return CoreData(
            seats,
            self.read_frames(data.get("frames")),
            stream_from_json(data.get("dice")),
            data["chance"] == "ask",
            data["passes"] == "ask",
            whole(data, "number", 0, 1 << 40),
            whole(data, "hushed", 0, (1 << seats) - 1),
        )

    def read_frames(self, data: object) -> list[Frame[Any]]:
        """The stack of frames that the plain data describes."""
        if not isinstance(data, list):
            raise Invalid("The frames of a table are written as a list.")
        return [self.read_frame(item) for item in data]

    def read_frame(self, data: object) -> Frame[Any]:
        """One frame from plain data."""
        if not isinstance(data, Mapping):
            raise Invalid("A frame is written as a JSON object.")
        for kind in self.frame_types:
            if kind.name == data.get("frame"):
                if set(data) != {"frame", *kind.fields} or not all(
                    is_plain(data[field], field in kind.lists) for field in kind.fields
                ):
                    raise Invalid(f"The frame {kind.name!r} needs whole numbers for: {', '.join(kind.fields)}.")
                return kind(*[data[field][:] if field in kind.lists else data[field] for field in kind.fields])
        raise Invalid(f"{self.name} has no frame {data.get('frame')!r}.")

    # --- views and pictures ---

    def core_view(self, state: State, seat: int) -> dict[str, object]:
        """The part of a view that every game has."""
        outcome = state.outcome
        return {
            "game": self.name,
            "rules": self.rules,
            "seats": state.seats,
            "seat": None if seat < 0 else seat,
            "ask": ask_shown(state),
            "options": [str(self.answer(code)) for code in state.codes(seat)] if seat >= 0 else [],
            "outcome": None if outcome is None else outcome.to_json(),
            "hushed": bool(seat >= 0 and state.is_hushed(seat)),
            "stack": [frame.shown(state, seat) for frame in state.frames],
        }

    def draw(self, view: dict[str, object]) -> str:
        """A view as an SVG picture."""
        if self.artist is None:
            raise Invalid(f"Nobody draws {self.name} here; get the game from shamble.game().")
        return self.artist(view)

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.rules}, {self.min_seats} to {self.max_seats} seats>"


def ask_shown(state: State) -> dict[str, object] | None:
    """The pending ask as far as everybody may know it."""
    if state.pending == DONE:
        return None
    frame = state.frames[-1]
    seats = [] if state.pending == CHANCE else list(frame.seats_shown(state))
    return {"kind": ASK_KINDS[state.pending], "name": frame.asks, "seats": seats}


def fresh_stream(rng: object) -> Stream:
    """Dice for a guess, keyed anew."""
    if not isinstance(rng, Random):
        raise Invalid(f"A guess needs a random.Random of its own, not {rng!r}.")
    return Stream(rng.randbytes(KEY_BYTES), 0, 0, b"")
