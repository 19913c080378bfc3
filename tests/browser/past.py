"""Tables with a past: games played up to a moment and put into a house, so that a test begins where it wants to.

A table is the fold of its rows, so rows are all it takes. Dice and answers come from a seed: the same game every time.
People sit on all chairs, and nobody but the test moves them; or one sits ``alone`` among bots, and all pass in windows.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

from shamble.core.state import State
from shamble.registry import game
from shamble.server import links, rows
from shamble.server.hub import PREFIXES
from shamble.server.links import Seat
from shamble.server.rows import AnyRow
from shamble.server.sitting import Sitting
from shamble.server.store import connect

NAMES: Final = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Fay")
QUICK: Final = {"pace": "quick", "windows": "quick"}
SECRET_BYTES: Final = 32
MOST: Final = 4000  # answers until a moment that never comes is given up
IDLE: Final = ("pass", "stop")  # what people who want to see something seldom say


class Past:
    """A game that was played before anybody opened its page."""

    def __init__(self, name: str, seats: int, seed: int, alone: bool = False, **settings: Any) -> None:
        self.code = links.new_code(PREFIXES[name])
        self.sitting = Sitting(self.code)
        self.rows: list[AnyRow] = []
        self.tokens: list[str] = []  # by chair, once a house has it
        self._alone = alone
        self._rng = Random(seed)
        secret = self._rng.randbytes(SECRET_BYTES).hex()
        self._happen(rows.Made(name, seats, secret, NAMES[0], NAMES[0], settings, dict(QUICK)))
        for chair in range(1, seats):
            bot = rows.Hired(chair, "random")
            self._happen(bot if alone else rows.Sat(chair, NAMES[chair], NAMES[chair]))
        self._happen(rows.Began(list(range(seats)), game(name).rules, fair=alone))

    def _happen(self, row: AnyRow) -> None:
        self.rows.append(row)
        self.sitting.apply(row)

    @property
    def state(self) -> State:
        """The table now."""
        assert self.sitting.play is not None
        return self.sitting.play.state

    def say(self, seat: int, answer: str) -> Past:
        """A seat answers."""
        self._happen(self.sitting.check_answer(seat, [answer]))
        return self

    def order(self, seat: int, card: str, value: str) -> Past:
        """A seat gives a standing order."""
        self._happen(self.sitting.check_order(seat, card, value))
        return self

    def until(self, there: Callable[[Any], bool]) -> Past:
        """Everybody answers at random until the table is as wanted."""
        assert self.sitting.play is not None
        for _ in range(MOST):
            state = self.state
            assert state.ask is not None, "the game was over before"
            if there(state):
                return self
            seat = state.ask.seats[0]
            options = ["pass"] if self._alone and self.sitting.play.window() else list(map(str, state.options(seat)))
            liked = [1 if option.startswith(IDLE) else 4 for option in options]
            self.say(seat, self._rng.choices(options, liked)[0])
        raise AssertionError("it never came to that")

    def to_the_end(self) -> Past:
        """Everybody answers at random until the game is over."""
        while (ask := self.state.ask) is not None:
            seat = ask.seats[0]
            self.say(seat, self._rng.choice([str(option) for option in self.state.options(seat)]))
        return self

    def put_into(self, database: Path) -> Past:
        """Let a house have this table."""
        with closing(connect(str(database))) as found:
            written = [(self.code, nth, rows.encode(row)) for nth, row in enumerate(self.rows, 1)]
            found.execute("begin immediate")
            found.executemany("insert into log (code, seq, row, at) values (?, ?, ?, 0)", written)
            found.execute("commit")
            key = bytes(found.execute("select value from meta where key = 'key'").fetchone()[0])
        self.tokens = [links.token_for(key, Seat(self.code, chair, 0)) for chair in range(len(self.sitting.chairs))]
        return self

    def link(self, chair: int) -> str:
        """Where a chair's seat is in that house."""
        return f"/t/{self.code}#{self.tokens[chair]}"
