"""A bot in a seat: whatever it does, only legal answers leave, and the others at the table are not disturbed.

A bot that answers no option, or fails, is asked once more. If that does not help, or if it takes too long, the player
passes for it where that is possible, and otherwise picks an option by lot. Each slip is told to whoever runs the bot.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any, Final, NamedTuple

from shamble import registry
from shamble.bots.bot import Bot
from shamble.bots.load import BotFactory, reason_of
from shamble.client.seat import Ask, Seat
from shamble.client.trouble import Refused
from shamble.core.errors import Invalid

SECONDS: Final = 30.0  # for one thought
TRIES: Final = 2
PASS: Final = "pass"


class Slip(NamedTuple):
    """What a bot did wrong, and what became of it."""

    kind: str  # raised, nonsense or late
    said: str  # what it raised or answered, or how many seconds it had
    then: str  # again: it is asked once more; instead: something is answered in its place; silent: it says nothing
    answer: str = ""  # what is answered in its place


class Player:
    """Plays one game with a bot that sees the seat's view and nothing else."""

    def __init__(
        self,
        seat: Seat,
        make: BotFactory,
        seed: object = 0,
        seconds: float = SECONDS,
        tell: Callable[[Slip], None] = lambda _slip: None,
    ) -> None:
        self.seat = seat
        self.seconds = seconds
        self._make = make
        self._seed = seed
        self._tell = tell
        self._bot: Bot | None = None
        self._thinks: Thread | None = None  # about what was answered in its place long ago
        self._spoken = 0  # the ask before which it had its say

    def play(self) -> dict[str, Any]:
        """Sit until the game is over; its result as docs/wire.md describes it."""
        for ask in self.seat.asks():
            if self._bot is None:
                self._bot = self._make(game_of(ask), self._seed)
            view = {**ask.view, "talk": self._heard()}
            if self._talks(self._bot, ask, view):
                continue  # what it said is news, so the same ask comes again, with what was said meanwhile
            self._answer(ask, self._thought(self._bot, ask, view))
        found: dict[str, Any] = self.seat.now["result"]
        return found

    # --- answers ---

    def _thought(self, bot: Bot, ask: Ask, view: dict[str, Any]) -> str:
        """What the bot answers, or what is answered in its place."""
        instead = instead_of(ask)
        for left in range(TRIES - 1, -1, -1):
            try:
                said = self._within(lambda: bot.answer(view))
            except TimeoutError:
                self._tell(Slip("late", f"{self.seconds:g}", "instead", instead))
                return instead
            except Exception as error:
                self._tell(Slip("raised", reason_of(error), *what_then(left, instead)))
            else:
                if isinstance(said, str) and said in ask.options:
                    return said
                self._tell(Slip("nonsense", repr(said)[:80], *what_then(left, instead)))
        return instead

    def _answer(self, ask: Ask, answer: str) -> None:
        """Give the answer; if it is no option any more, the table has gone on and another ask comes."""
        try:
            ask.answer(answer)
        except Refused as no:
            if no.code not in ("illegal", "invalid"):
                raise

    def _within(self, work: Callable[[], object]) -> object:
        """What the work brings, or raises; TimeoutError if that takes too long, and while it still goes on."""
        if self._thinks is not None and self._thinks.is_alive():
            raise TimeoutError
        box: SimpleQueue[tuple[object, BaseException | None]] = SimpleQueue()
        self._thinks = Thread(target=tried, args=(work, box), daemon=True)
        self._thinks.start()
        try:
            found, error = box.get(timeout=self.seconds)
        except Empty:
            raise TimeoutError from None
        if error is not None:
            raise error
        return found

    # --- talk ---

    def _heard(self) -> list[dict[str, Any]]:
        """What was said at the table, as bots hear it."""
        lines = (self.seat.now.get("talk") or {"lines": []})["lines"]
        return [{"seat": one["seat"], "to": one["to"], "kind": one["what"], "text": one["said"]} for one in lines]

    def _talks(self, bot: Bot, ask: Ask, view: dict[str, Any]) -> bool:
        """Before a vote the bot may promise something, once; whether it did."""
        talk = self.seat.now.get("talk")
        if talk is None or self._spoken == ask.number:
            return False
        self._spoken = ask.number
        try:
            said = self._within(lambda: bot.promise(view))
        except Exception as error:
            if not isinstance(error, TimeoutError):
                self._tell(Slip("raised", reason_of(error), "silent"))
            return False
        return said is not None and self._promise(talk, said)

    def _promise(self, talk: dict[str, Any], said: object) -> bool:
        """Say what the bot promises; whether the table heard it."""
        match said:
            case (str() as answer, None | int() as to) if answer in [one["answer"] for one in talk["promises"]]:
                try:
                    self.seat.promise(answer, to)
                    return True
                except Refused as no:  # the talk is over meanwhile, or it was enough of it
                    if no.code not in ("not-now", "full", "invalid"):
                        raise
            case _:
                self._tell(Slip("nonsense", repr(said)[:80], "silent"))
        return False


def tried(work: Callable[[], object], box: SimpleQueue[tuple[object, BaseException | None]]) -> None:
    """Put what the work brings into the box, or what it raises."""
    try:
        box.put((work(), None))
    except BaseException as error:
        box.put((None, error))


def instead_of(ask: Ask) -> str:
    """What is answered for a bot that does not: a pass, or an option by lot, the same each time."""
    options = ask.options
    return PASS if PASS in options else Random(ask.number).choice(options)


def what_then(tries_left: int, instead: str) -> tuple[str, str]:
    """What becomes of a slip: once more, or something in the bot's place."""
    return ("again", "") if tries_left else ("instead", instead)


def game_of(ask: Ask) -> Any:
    """The game that is played, if ours has the same rules."""
    game = registry.game(ask.view["game"])
    if game.rules != ask.view["rules"]:
        raise Invalid(f"The table plays {game.name} by rules {ask.view['rules']!r}; this program knows {game.rules!r}.")
    return game
