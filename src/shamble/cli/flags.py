"""What can be said on the command line, by more than one command. The help texts are keys of the words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

LANG_VARIABLE: Final = "SHAMBLE_LANG"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="flag-game")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="flag-file")]
Seal = Annotated[str, typer.Option("--seal", metavar="HEX", help="flag-seal")]
Lang = Annotated[str, typer.Option("--lang", envvar=LANG_VARIABLE, metavar="en|fr", help="flag-lang")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="NUMBER", help="flag-seed")]
Settings = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="flag-option")]
NoColour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="flag-no-colour")]
At = Annotated[int | None, typer.Option("--at", metavar="NUMBER", help="flag-at")]
