"""The command ``shamble``: its subcommands, its help in the user's language, and one sentence for whatever is wrong."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import typer
from typer.main import get_command

from shamble.cli import completion, draw, play, replay, serve, show, simulate, sit, tables
from shamble.cli.flags import LANG_VARIABLE
from shamble.cli.screen import clean
from shamble.cli.trouble import INTERRUPTED, BadFile, sentence
from shamble.cli.usage import UsageError, trouble_of
from shamble.core.errors import ShambleError
from shamble.words import LANGUAGES, Words
from shamble.words.texts import ROWS_LANGUAGE

HELP_IN_ENGLISH = "Show this message and exit."  # typer's own

HELP_FLAGS = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    name="shamble",
    add_completion=False,  # ours needs no second start of Python for each Tab
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings=HELP_FLAGS,
)
for name, command in (
    ("play", play.play),
    ("serve", serve.serve),
    ("sit", sit.sit),
    ("games", show.games),
    ("rules", show.rules),
    ("replay", replay.replay),
    ("draw", draw.draw),
    ("verify", show.verify),
    ("simulate", simulate.simulate),
    ("completion", completion.completion),
    ("version", show.version),
):
    app.command(name, help=f"help-{name}", context_settings=HELP_FLAGS)(command)


tables_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, context_settings=HELP_FLAGS)
for name, command in tables.COMMANDS.items():
    tables_app.command(name, help=f"help-tables-{name}", context_settings=HELP_FLAGS)(command)
app.add_typer(tables_app, name="tables", help="help-tables")


@app.callback(help="help-shamble")
def shamble() -> None:
    """Zombie board games by their printed rules."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks; 0 if it was done, 2 with one sentence if it cannot be."""
    args = list(sys.argv[1:] if argv is None else argv)
    steady_streams()
    os.environ.setdefault(LANG_VARIABLE, language_of_the_machine())
    words = Words(language_of(args))
    if args == ["--version"]:
        args = ["version"]
    try:
        code = run(args, words)
        sys.stdout.flush()
    except ShambleError as error:
        print(clean(sentence(error, words)), file=sys.stderr)
        return 2
    except OSError as error:
        sys.stdout = io.StringIO()  # for what would still be flushed
        if isinstance(error, BrokenPipeError):
            return 1  # somebody has seen enough
        key, file = ("save-failed", "stdout") if error.filename is None else ("load-failed", error.filename)
        print(sentence(BadFile(key, file, error), words), file=sys.stderr)
        return 2
    return code


def run(args: Sequence[str], words: Words) -> int:
    """Run the command; its exit code comes back."""
    try:
        code = tree_in(words).main(args=list(args), prog_name="shamble", standalone_mode=False)
    except SystemExit as done:
        code = done.code
    except typer.Abort:
        code = INTERRUPTED
    except UsageError as error:
        trouble = trouble_of(error)
        if trouble is not None:
            raise trouble from None
        show_as_it_is: Any = error
        show_as_it_is.show()  # the help, if nothing was asked for
        code = 2
    return code if isinstance(code, int) else int(code is not None)


def language_of(args: Sequence[str]) -> str:
    """The language that help and complaints are said in: the one asked for, if Shamble speaks it."""
    wanted = os.environ.get(LANG_VARIABLE, ROWS_LANGUAGE)
    for place, arg in enumerate(args):
        if arg == "--lang":
            wanted = "".join(args[place + 1 : place + 2])
        elif arg.startswith("--lang="):
            wanted = arg.partition("=")[2]
    return wanted if wanted in LANGUAGES else ROWS_LANGUAGE


def language_of_the_machine() -> str:
    """The language that the machine is set to, if Shamble speaks it."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else ROWS_LANGUAGE


def tree_in(words: Words) -> Any:
    """The commands with their help, which is declared by keys, said in words."""
    tree: Any = get_command(app)
    for command in all_of(tree):
        command.help = said(words, command.help)
        context = typer.Context(command, help_option_names=HELP_FLAGS["help_option_names"])
        for parameter in (*command.params, command.get_help_option(context)):
            parameter.help = said(words, getattr(parameter, "help", None))
    return tree


def all_of(command: Any) -> Iterator[Any]:
    """A command with all that stand below it."""
    yield command
    for inner in getattr(command, "commands", {}).values():
        yield from all_of(inner)


def said(words: Words, key: str | None) -> str | None:
    """The words under a key, or whatever else stands there as it is."""
    if key == HELP_IN_ENGLISH:
        key = "flag-help"
    return words.say(key) if key and key in words else key


def steady_streams() -> None:
    """A terminal that cannot show a letter shows another one; it never stops the game. Nor does a missing keyboard."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
