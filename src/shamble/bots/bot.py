"""What a bot is: it sees a view, nothing else, and answers in the game's notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from shamble.core.errors import Invalid
from shamble.core.game import Game

View = Mapping[str, Any]
Worth = Callable[[Any, int], int]  # a game's own table, a seat
Heard = tuple[int, int | None, str, str]  # who says it, to whom (None: to all), the kind of word, and the word
Gains = Callable[[Any, int, Sequence[Heard]], list[int]]  # table, seat, talk: a value for each option
Quick = Callable[[Any, int, Random, Sequence[Heard]], int]  # the same and dice: one packed answer
Finish = Callable[[Any, Random], int]  # a game's own table, dice: plays it to its end; how many answers that took
Way = Callable[[Any, int, int], list[int]]  # table, seat, packed answer: it and those to follow it, if they are one way
Ponders = Callable[[Any], bool]  # a game's own table: whether what it asks is worth a thought
Promise = Callable[[View, Sequence[Heard], Random], tuple[str, int | None] | None]  # view, talk, dice: what is promised


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that thinks by itself. Own bots derive from it, and need only an ``answer``."""

    def __init__(self, game: Game, seed: object = 0) -> None:
        self.game = game
        self.rng = Random(f"{game.name} bot {seed}")
        self.heard: list[Heard] = []  # what was said at the table since the last vote, as far as this seat heard it
        self.compared = 0  # how many of the first options that were weighed last were compared by the same measure
        self.plays_out = False  # whether that measure was the chance to win, in ten-thousandths, by trial games

    def answer(self, view: View) -> str:
        """The answer to the ask that the view shows, in notation: one of ``options(view)``."""
        raise Invalid(f"{type(self).__name__} has no method answer(self, view), so it cannot play.")

    def options(self, view: View) -> list[str]:
        """What can be answered, in notation; never empty when a bot is asked."""
        found: list[str] = view["options"]
        return found

    def promise(self, view: View) -> tuple[str, int | None] | None:
        """What the bot says before a vote: the answer it promises, and to whom (None: to all); None if it is silent.

        What it heard itself stands in ``view["talk"]``. Promises bind nobody.
        """
        return None

    def listen(self, view: View) -> None:
        """Take in what was said at the table, where the host tells it beside the view."""
        if "talk" in view:
            self.heard = [(note["seat"], note["to"], note["kind"], note["text"]) for note in view["talk"]]

    def weigh(self, view: View) -> list[tuple[str, int]]:
        """Every option with what it is worth, best first; a bot that only answers has no such opinion."""
        raise Invalid(f"{type(self).__name__} answers, but cannot say what the options are worth.")


class Effort(NamedTuple):
    """How a thought spends its budget on playouts. A game's sense may say otherwise, by these names."""

    width: int = 8  # options that are played out at most
    reach: int = 60  # those estimated so far below the best are not played out, in the unit of gains
    answers: int = 3  # of a playout, for each position that the budget pays for
    close: int = 3  # an option is dropped when it lies so many standard errors behind
    turns: int = 6  # how many turns a playout goes on, unless the game's ``finish`` plays it to its end
    doubt: int = 1  # the first estimate is overruled by so many standard errors at least
    twins: bool = True  # whether options are played on that have led to the same ends so far


class Sense:
    """A game's feeling for its positions: their worth to a seat, and how many guesses a thought should look at.

    Where sealed answers or dice come between an answer and what it brings, a game also estimates its options without
    playing them (``gains``), and answers at once for any seat of a guess (``quick``), so that it can be played out. A
    game that can do so faster than answer by answer plays a guess to its end itself (``finish``). Who searches may
    think further than an estimate for anybody does (``plans``), and need not think about everything (``ponders``).
    Where an estimate is of a whole way of answers, ``way`` tells it. Options that are estimated so little
    apart are ``alike``.
    """

    def __init__(
        self,
        worth: Worth,
        guesses: int,
        gains: Gains | None,
        quick: Quick | None,
        promise: Promise | None,
        finish: Finish | None,
        effort: Effort,
        plans: Gains | None = None,
        ponders: Ponders | None = None,
        duel: Effort | None = None,
        way: Way | None = None,
        alike: int = 0,
    ) -> None:
        self.worth = worth
        self.guesses = guesses
        self.gains = gains
        self.quick = quick
        self.promise = promise
        self.finish = finish
        self.effort = effort
        self.plans = plans
        self.ponders = ponders
        self.duel = effort if duel is None else duel
        self.way = way
        self.alike = alike

    def effort_at(self, seats: int) -> Effort:
        """How thorough a thought is at a table of so many."""
        return self.duel if seats == 2 else self.effort


def sense_of(game: Game) -> Sense:
    """The sense of a game; Invalid if nobody has written one."""
    name = f"shamble.games.{game.name}.sense"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise Invalid(f"{game.name} has no sense yet, so only random bots can play it.") from None
    return Sense(
        module.worth,
        module.GUESSES,
        gains=getattr(module, "gains", None),
        quick=getattr(module, "quick", None),
        promise=getattr(module, "promise", None),
        finish=getattr(module, "finish", None),
        effort=Effort(**getattr(module, "EFFORT", {})),
        plans=getattr(module, "plans", None),
        ponders=getattr(module, "ponders", None),
        duel=Effort(**module.DUEL) if hasattr(module, "DUEL") else None,
        way=getattr(module, "way", None),
        alike=getattr(module, "ALIKE", 0),
    )


def own_seat(view: View) -> int:
    """The seat whose view this is, if it has something to answer; Invalid if not."""
    seat = view.get("seat")
    if not isinstance(seat, int):
        raise Invalid("A bot needs the view of a seat, not a spectator's.")
    if not view.get("options"):
        raise Invalid(f"Seat {seat} is not asked anything in this view.")
    return seat


def promised(bot: Bot, sense: Sense, view: View) -> tuple[str, int | None] | None:
    """What a bot with this sense says before a vote; None if the game's sense has nothing to say."""
    bot.listen(view)
    return None if sense.promise is None else sense.promise(view, bot.heard, bot.rng)
