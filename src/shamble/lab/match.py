"""One game among bots, from the deal to the ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from shamble.bots import Bot
from shamble.bots.load import BotFactory, load, name_of
from shamble.core.errors import Invalid, seat_letter
from shamble.core.game import Game
from shamble.core.state import State
from shamble.lab.talk import Talk
from shamble.registry import game as game_of


class Result(NamedTuple):
    """How one game among bots went; all of it is plain data."""

    game: str
    seed: int
    levels: tuple[str, ...]  # by seat
    ranking: tuple[tuple[int, ...], ...]  # groups of seats, best first
    scores: tuple[int, ...]
    reason: str
    turns: int
    answers: int

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.ranking[0]

    def to_json(self) -> dict[str, object]:
        """The result as plain data."""
        data = self._asdict()
        data.update(levels=list(self.levels), ranking=[list(group) for group in self.ranking], scores=list(self.scores))
        return data


def result_from_json(data: Mapping[str, Any]) -> Result:
    """The result that such plain data describes."""
    plain = dict(data)
    plain["levels"] = tuple(data["levels"])
    plain["ranking"] = tuple(tuple(group) for group in data["ranking"])
    plain["scores"] = tuple(data["scores"])
    return Result(**plain)


def play_game(
    game_name: str, levels: Sequence[str | BotFactory], seed: int, options: Mapping[str, object] | None = None
) -> Result:
    """Play one game, a bot of each level in its seat; the same arguments give the same game everywhere.

    A level is one of ours, or somebody's own bot: its class, or where that is found (``mybots.py:Plain``).
    """
    game = game_of(game_name)
    makers = [load(level) if isinstance(level, str) else level for level in levels]
    bots = [maker(game, seat_seed(seed, seat)) for seat, maker in enumerate(makers)]
    return play(game, bots, seed, options, [name_of(level) for level in levels])


def play(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, object] | None = None,
    levels: Sequence[str] | None = None,
) -> Result:
    """Play one game among these bots, one per seat; own bots are welcome, and are called by their class."""
    state = game.new(len(bots), seed, options)
    talk = Talk(game, bots)
    while (ask := state.ask) is not None:
        talk.before(state)
        seat = ask.seats[0]
        ask_bot(state, bots[seat], seat, talk.shown(state, seat))
    outcome = state.outcome
    assert outcome is not None
    names = tuple(levels) if levels is not None else tuple(type(bot).__name__ for bot in bots)
    return Result(game.name, seed, names, outcome.ranking, outcome.scores, outcome.reason, state.turns(), state.number)


def ask_bot(state: State, bot: Bot, seat: int, view: dict[str, object]) -> None:
    """Show the bot its view and play its answer; a bot that breaks the rules is named."""
    text = bot.answer(view)
    options = view["options"]
    assert isinstance(options, list)
    if text not in options:
        raise Invalid(f"The bot in seat {seat_letter(seat)} ({type(bot).__name__}) answered {text!r}, no option.")
    state.play(seat, state.options(seat)[options.index(text)])


def seat_seed(seed: int, seat: int) -> str:
    """The seed of the bot in a seat: never that of the dice, never that of another seat."""
    return f"{seed} {seat_letter(seat)}"
