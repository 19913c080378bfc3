"""Lines that somebody types: they can be edited, come back with the arrows, and are completed by Tab."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from typing import Final

from shamble.cli.screen import clean

with contextlib.suppress(ImportError):  # Windows has none, and edits lines by itself
    import readline

Completions = Callable[[str], Sequence[str]]  # by the line so far: what its last word could be
BETWEEN: Final = " "  # between the words of a line; a notation is one word


def ask_line(prompt: str, completions: Completions | None = None) -> str:
    """A line that somebody types; EOFError when nobody does. What comes from a file is shown too."""
    if sys.stdin.isatty() and "readline" in globals():
        edit_with(completions or (lambda _: ()))
    line = input(f"{prompt} ")
    if not sys.stdin.isatty():
        print(clean(line))
    return line.strip()


def edit_with(completions: Completions) -> None:
    """Let Tab complete the last word of the line."""

    def complete(word: str, number: int) -> str | None:
        found = matching(completions(readline.get_line_buffer()[: readline.get_endidx()]), word)
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(BETWEEN)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def matching(words: Sequence[str], begun: str) -> list[str]:
    """The words that begin so, however they are spelt; one that stands alone is followed by a space."""
    found = [word for word in words if word.lower().startswith(begun.lower())]
    return [f"{found[0]} "] if len(found) == 1 else found
