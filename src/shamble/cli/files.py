"""Files: records read with care, and whatever is written, written in one step."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from shamble.cli.trouble import BadFile, BadRecord, Trouble
from shamble.core import files
from shamble.core.errors import BrokenRecord, ShambleError
from shamble.core.game import Game
from shamble.core.match import Match
from shamble.core.record import MAGIC, Record, from_text
from shamble.core.replay import replay
from shamble.core.replay import verify as check_dice
from shamble.registry import game as game_called
from shamble.registry import games

SUFFIX: Final = ".shamble"  # of record files


def load(path: Path) -> Match:
    """The match whose record is in the file, whichever game it is of."""
    text = read(path)
    try:
        return replay(text, game_of(from_text(text)))
    except ShambleError as error:
        raise BadRecord(path, error) from None


def verify(path: Path, seal: str = "") -> Match:
    """The same, checked against the seal of its dice, which must begin like this one."""
    text = read(path)
    try:
        return check_dice(text, game_of(from_text(text)), seal)
    except ShambleError as error:
        raise BadRecord(path, error) from None


def game_of(record: Record) -> Game:
    """The game that a record is of, if it is known here."""
    name = record.header.get("game", "")
    if name not in games():
        raise Trouble("fault-game", text=name)
    return game_called(name)


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return files.read(path)
    except BrokenRecord as error:
        raise BadRecord(path, error) from None
    except (OSError, ValueError) as error:
        raise BadFile("load-failed", path, error) from None


def probe(path: Path) -> None:
    """Find out now whether the file can be written later."""
    refuse_record(path)
    try:
        if path.exists():
            with path.open("ab"):
                return
        files.write(path, "")
        Path(os.path.realpath(path)).unlink()
    except (OSError, ValueError) as error:
        raise BadFile("save-failed", path, error) from None


def write(path: Path, text: str) -> None:
    """Put the text into a file in one step, so that nobody ever finds half of it."""
    try:
        files.write(path, text)
    except (OSError, ValueError) as error:
        raise BadFile("save-failed", path, error) from None


def put(path: Path, text: str) -> None:
    """Write something that is no record, and never over one."""
    refuse_record(path)
    write(path, text)


def refuse_record(path: Path) -> None:
    """Trouble if the file is a record: what is written there by mistake cannot be played again."""
    try:
        with path.open("rb") as file:
            taken = file.read(len(MAGIC)) == MAGIC.encode()
    except (OSError, ValueError):
        return  # not there, or not to be read: writing it will tell
    if taken:
        raise Trouble("wrong-record", file=str(path))


def keep(path: Path, record: str, own: Iterable[Path | None]) -> None:
    """Write a record, but never over a file that is not the game's own."""
    if is_taken(path) and all(mine is None or not is_same(path, mine) for mine in own):
        raise Trouble("wrong-taken", file=str(path))
    write(path, record)


def is_taken(path: Path) -> bool:
    """Whether there is a file of this name."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def is_same(one: Path, other: Path) -> bool:
    """Whether two names mean the same file."""
    try:
        return one.samefile(other)
    except OSError:
        return False


def free_name(game: str, suffix: str = SUFFIX) -> Path:
    """A file name of our own that is not taken yet."""
    number = 1
    while (path := Path(f"{game}-{number}{suffix}")).exists():
        number += 1
    return path


def remove(path: Path) -> None:
    """Take away a file of our own, if it is still there."""
    with suppress(OSError):
        path.unlink()


def names_like(begun: str) -> list[str]:
    """The files and folders whose names begin so, as they are typed."""
    folder, _, _ = begun.rpartition("/")
    try:
        found = sorted(Path(folder or ".").iterdir())
    except (OSError, ValueError):
        return []
    head = f"{folder}/" if folder else ""
    return [f"{head}{path.name}{'/' if path.is_dir() else ''}" for path in found if not path.name.startswith(".")]
