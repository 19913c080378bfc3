"""``shamble draw``: a moment of a record as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shamble import picture
from shamble.cli import files
from shamble.cli.flags import At, Lang, RecordFile
from shamble.cli.trouble import Trouble
from shamble.cli.wishes import gestures_from, seat_from, words_in

THEMES = ("light", "dark", "auto")
SUFFIX = ".svg"  # what is drawn is nothing else, whatever a file is called


def draw(
    file: RecordFile,
    at: At = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.svg", help="flag-out")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="LETTER", help="flag-seat")] = None,
    theme: Annotated[str, typer.Option("--theme", metavar="|".join(THEMES), help="flag-theme")] = "auto",
    lang: Lang = "en",
) -> None:
    """The table as an SVG picture."""
    words = words_in(lang)
    if out is not None and out.suffix.lower() != SUFFIX:
        raise Trouble("wrong-picture", file=str(out))
    if theme not in THEMES:
        raise Trouble("wrong-theme", text=theme, names=", ".join(THEMES))
    match = files.load(file)
    state = match.at(gestures_from(len(match) if at is None else at, len(match)))
    viewer = None if seat is None else seat_from(seat, state.seats)
    svg = picture.draw(state.view(viewer), lang, theme, match.names)
    if out is None:
        typer.echo(svg, nl=False)
    else:
        files.put(out, svg)
        typer.echo(words.say("draw-done", {"file": str(out)}))
