"""Command lines that cannot be read: typer says what is wrong in English, this says it in the user's language."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

import typer

from shamble.cli.trouble import Trouble

# Whatever typer refuses; it brings its own click or uses the installed one, and this is the same class in both.
UsageError: Final[type[Exception]] = typer.BadParameter.__bases__[0]

# What typer says, and the words for it; the first group of the pattern is what was typed.
SAID: Final = (
    (re.compile(r"No such command '(.*?)'", re.S), "usage-command"),
    (re.compile(r"Got unexpected extra argument\S* \((.*)\)", re.S), "usage-extra"),
    (re.compile(r"Option '(.*)' requires an argument", re.S), "usage-needs"),
    (re.compile(r"Option '(.*)' does not take a value", re.S), "usage-bare"),
)


def trouble_of(error: Any) -> Trouble | None:
    """What is wrong with a command line, for the words; None if typer must say it itself."""
    context = error.ctx
    head = "shamble" if context is None else context.command_path
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Trouble("usage-option", text=error.option_name, head=head)
    if kind == "MissingParameter" and error.param is not None:
        return Trouble("usage-missing", name=called(error.param), head=head)
    if kind == "BadParameter" and error.param is not None:
        return Trouble("usage-value", name=called(error.param), head=head)
    for pattern, key in SAID:
        if found := pattern.match(error.message):
            near = like(found[1], context) if key == "usage-command" else ()
            if near:
                return Trouble("usage-command-near", text=found[1], names=", ".join(near))
            return Trouble(key, text=found[1], head=head)
    return None


def like(typed: str, context: Any) -> list[str]:
    """The commands that somebody may have meant."""
    return get_close_matches(typed, [] if context is None else context.command.commands)


def called(parameter: Any) -> str:
    """A flag or an argument as the help calls it."""
    return str(parameter.metavar if parameter.param_type_name == "argument" else parameter.opts[0])
