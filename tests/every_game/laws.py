"""The laws with other options, and in games whose players are livelier than a random walk."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import ClassVar, cast

from every_game.restoring import lively_answer
from shamble.core.answer import Answer
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.plain import CoreData
from shamble.core.state import State
from shamble.testing import LAWS
from shamble.testing.leaks import nothing_leaks

# Law 6 takes longest; games have it at a depth of their own.
QUICK = [law for law in LAWS if law is not nothing_leaks]
SAME = ("name", "rules", "hides", "min_seats", "max_seats", "frame_types", "reasons")


class Variant(Game):
    """Another game by the same rules; its tables are its own."""

    base: ClassVar[Game]

    def start(self, core: CoreData, settings: dict[str, object]) -> State:
        return self._own(self.base.start(core, settings))

    def own_answer(self, code: int) -> Answer:
        return self.base.own_answer(code)

    def read(self, text: str, chance: bool = False) -> Answer:
        return self.base.read(text, chance)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return self.base.view(state, seat)

    def guess(self, view: Mapping[str, object], rng: Random) -> State:
        return self._own(self.base.guess(view, rng))

    def restore(self, core: CoreData, data: Mapping[str, object]) -> State:
        return self._own(self.base.restore(core, data))

    def code_space(self) -> int:
        return self.base.code_space()

    def bound(self, seats: int) -> int:
        return self.base.bound(seats)

    def _own(self, table: State) -> State:
        table.game = self
        return table


def variant(base: Game, defaults: Mapping[str, object]) -> Game:
    """The same game, in which these options have these values unless a table says otherwise."""
    settings = [setting._replace(default=defaults.get(setting.name, setting.default)) for setting in base.settings]
    own = {name: getattr(base, name) for name in SAME}
    return cast(Game, type("VariantOf", (Variant,), {**own, "settings": tuple(settings), "base": base})())


def lively_walk(match: Match, rng: Random, dull: tuple[str, ...], often: float) -> Iterator[Match]:
    """A match to its end, before every answer and when it is over; so often no answer that begins like these."""
    yield match
    while match.state.ask is not None:
        match.play(*lively_answer(match.state, rng, dull, often))
        yield match
