"""``shamble completion``: a script with which a shell completes commands, flags, games and files by Tab.

The script holds all words itself, so that no Tab starts Python; it is made anew when Shamble changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, NamedTuple

import typer

from shamble.bots import LEVELS
from shamble.cli.flags import Lang
from shamble.cli.trouble import Trouble
from shamble.cli.wishes import words_in
from shamble.registry import games

# What can stand after a flag or as an argument, by how the help calls it; nothing means a file.
VALUES: Final[Mapping[str, Sequence[str]]] = {
    "GAME": tuple(games()),
    "BOT": LEVELS,
    "BOT,BOT": LEVELS,
    "SHELL": ("bash", "zsh", "fish"),
}
FILES: Final = ("FILE", "FILE.svg")


class Flag(NamedTuple):
    """A flag with the words that can follow it: none if it stands alone, ``files`` if a file does."""

    name: str
    values: Sequence[str]
    files: bool


class Known(NamedTuple):
    """A command with its flags and what its first argument can be."""

    name: str
    flags: list[Flag]
    first: Sequence[str]


def completion(
    context: typer.Context,
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="flag-shell")],
    lang: Lang = "en",
) -> None:
    """A script for a shell."""
    words_in(lang)
    if shell not in SCRIPTS:
        raise Trouble("wrong-shell", text=shell, names=", ".join(SCRIPTS))
    root: Any = context.find_root().command
    typer.echo(SCRIPTS[shell]([known(name, command) for name, command in root.commands.items()]))


def known(name: str, command: Any) -> Known:
    """What there is to complete after a command."""
    flags = [Flag("--help", (), False)]
    first: Sequence[str] = ()
    for parameter in command.params:
        values = () if getattr(parameter, "is_flag", False) else values_of(parameter.metavar or "")
        if parameter.param_type_name == "argument":
            first = first or values
        else:
            flags += [
                Flag(option, values, parameter.metavar in FILES)
                for option in (*parameter.opts, *parameter.secondary_opts)
            ]
    return Known(name, flags, first)


def values_of(metavar: str) -> Sequence[str]:
    """What can stand there: what the help lists itself, or what it has a word for."""
    return metavar.split("|") if "|" in metavar else VALUES.get(metavar, ())


def for_bash(commands: Sequence[Known]) -> str:
    """The script for bash, which zsh can read too."""
    cases = []
    for command in commands:
        flags = " ".join(flag.name for flag in command.flags)
        cases.append(f'    {command.name}) flags="{flags}" first="{" ".join(command.first)}" ;;')
    valued = {flag.name: flag.values for command in commands for flag in command.flags if flag.values}
    after = [f'    {name}) words="{" ".join(values)}" ;;' for name, values in valued.items()]
    return "\n".join(
        [
            "_shamble() {",
            '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" flags="" first="" words=""',
            '  case "${COMP_WORDS[1]}" in',
            *cases,
            "  esac",
            '  case "$before" in',
            *after,
            "  esac",
            '  if [ "$COMP_CWORD" -eq 1 ]; then',
            f'    words="{" ".join(command.name for command in commands)} --help --version"',
            '  elif [ -z "$words" ]; then',
            '    case "$word" in -*) words="$flags" ;; *) [ "$COMP_CWORD" -eq 2 ] && words="$first" ;; esac',
            "  fi",
            '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
            "}",
            "complete -o default -F _shamble shamble",
        ]
    )


def for_zsh(commands: Sequence[Known]) -> str:
    """The script for zsh: it reads the one for bash."""
    return "\n".join(["autoload -U +X compinit && compinit", "autoload -U +X bashcompinit && bashcompinit"]) + (
        f"\n{for_bash(commands)}"
    )


def for_fish(commands: Sequence[Known]) -> str:
    """The script for fish."""
    names = " ".join(command.name for command in commands)
    lines = [f"complete -c shamble -f -n __fish_use_subcommand -a '{names}'"]
    for command in commands:
        here = f"complete -c shamble -n '__fish_seen_subcommand_from {command.name}'"
        if command.first:
            lines.append(f"{here} -f -a '{' '.join(command.first)}'")
        for flag in command.flags:
            after = f" -x -a '{' '.join(flag.values)}'" if flag.values else " -r -F" if flag.files else ""
            lines.append(f"{here} -l {flag.name.removeprefix('--')}{after}")
    return "\n".join(lines)


SCRIPTS: Final = {"bash": for_bash, "zsh": for_zsh, "fish": for_fish}
