"""Bots by name: a level of ours, or a class of somebody's own as ``mybots.py:Plain`` or ``package.module:Plain``.

>>> import shamble
>>> from shamble.bots.load import load
>>> load("greedy")(shamble.game("zombiaki"), 1).game.name
'zombiaki'
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from shamble.bots import LEVELS, make
from shamble.bots.bot import Bot
from shamble.core.errors import Invalid
from shamble.core.game import Game

BotFactory = Callable[[Game, object], Bot]  # a game and a seed

# Why a bot cannot be had, by key, for translators too.
FAULTS = {
    "level": "There is no bot {text!r}; there is: {names}, or one of your own as FILE.py:CLASS or MODULE:CLASS.",
    "missing": "There is no {file!r} to take the bot {text!r} from.",
    "broken": "{file!r} cannot be used: {reason}",
    "class": "{file!r} has no class {name!r}; a bot is a class derived from shamble.bots.Bot.",
    "answer": "{name!r} in {file!r} has no method answer(self, view), so it cannot play.",
    "failed": "The bot {text!r} failed: {reason}",
    "none": "{text!r} made something that is no bot.",
}


class NoBot(Invalid):
    """A bot that cannot be had or has failed: the key of the reason, and what fills its gaps."""

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = values
        super().__init__(FAULTS[key].format(**values))

    def __reduce__(self) -> tuple[Callable[..., NoBot], tuple[str, dict[str, object]]]:
        """Workers that play elsewhere send it home."""
        return no_bot, (self.key, self.values)


def no_bot(key: str, values: dict[str, object]) -> NoBot:
    """The error with this key and these values."""
    return NoBot(key, **values)


def load(text: str) -> BotFactory:
    """What makes the bots of this name; NoBot if there is no such bot. Whoever calls this runs the code it names."""
    if text.strip().lower() in LEVELS:
        return partial(make, text.strip().lower())
    source, colon, name = text.strip().rpartition(":")
    if not colon or not source or not name:
        raise NoBot("level", text=text, names=", ".join(LEVELS))
    return partial(made, text, class_in(module_at(source, text), source, name))


def is_own(text: str) -> bool:
    """Whether a name means somebody's own bot, whose code runs here when it is loaded."""
    return ":" in text


def name_of(level: str | BotFactory) -> str:
    """What a bot is called in results: as it was named, or where its class is found."""
    if isinstance(level, str):
        return level
    home, name = level.__module__, getattr(level, "__qualname__", type(level).__name__)
    script = getattr(sys.modules["__main__"], "__file__", None) if home == "__main__" else None
    return f"{script or home}:{name}"


def is_found_elsewhere(name: str) -> bool:
    """Whether another process could load a bot of this name: not one made in a function or typed into a notebook."""
    home, _, kind = name.rpartition(":")
    return home != "__main__" and kind.isidentifier()


def made(text: str, kind: BotFactory, game: Game, seed: object) -> Bot:
    """A bot of somebody's own; NoBot if its making fails."""
    try:
        bot = kind(game, seed)
    except Exception as error:
        raise NoBot("failed", text=text, reason=reason_of(error)) from error
    if not isinstance(bot, Bot):
        raise NoBot("none", text=text)
    return bot


def module_at(source: str, text: str) -> ModuleType:
    """The module in a file, or the one of this name; its neighbours can be imported by it."""
    path = Path(source)
    is_file = path.suffix == ".py"
    if is_file and not path.is_file():
        raise NoBot("missing", file=source, text=text)
    folder = str(path.resolve().parent if is_file else Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        return module_of_file(path.resolve()) if is_file else import_module(source)
    except ModuleNotFoundError as error:
        if not is_file and (source == error.name or source.startswith(f"{error.name}.")):
            raise NoBot("missing", file=source, text=text) from None
        raise NoBot("broken", file=source, reason=reason_of(error)) from error
    except (Exception, SystemExit) as error:
        raise NoBot("broken", file=source, reason=reason_of(error)) from error


def module_of_file(path: Path) -> ModuleType:
    """The module in the file: the same one each time, under a name that no other module has."""
    name = f"shamble bot {path}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def class_in(module: ModuleType, source: str, name: str) -> type[Bot]:
    """The bot of this name in the module."""
    found = getattr(module, name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise NoBot("class", file=source, name=name)
    if found.answer is Bot.answer:
        raise NoBot("answer", file=source, name=name)
    return found


def reason_of(error: BaseException) -> str:
    """What went wrong in somebody's code, and where."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, SyntaxError):
        return said  # which names its file and line itself
    where = extract_tb(error.__traceback__)
    return f"{said} ({Path(where[-1].filename).name}, {where[-1].lineno})" if where else said
