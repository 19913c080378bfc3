"""``shamble tables``: what whoever serves tables can see and do about them, beside a running server or without one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from shamble.cli import serve
from shamble.cli.flags import Lang
from shamble.cli.screen import Screen, clean
from shamble.cli.spans import span_from, span_said
from shamble.cli.trouble import BadFile, Trouble
from shamble.cli.wishes import game_named, words_in
from shamble.core import files
from shamble.core.errors import seat_letter
from shamble.server.errands import DELETE, DONE, FAILED, IN_USE, PRUNE, UNLIST
from shamble.words import Words

if TYPE_CHECKING:
    from shamble.server.ledger import Followed, Known, Ledger

PHASES: Final = {"room": "tables-phase-room", "play": "tables-phase-play", "over": "tables-phase-over"}
BROKEN: Final = 1  # the exit code of a check that found something

Database = Annotated[Path, typer.Option("--database", metavar="FILE", help="flag-database")]
Code = Annotated[str, typer.Argument(metavar="CODE", help="flag-code")]
Phase = Annotated[str | None, typer.Option("--phase", metavar="|".join(PHASES), help="flag-phase")]
OfGame = Annotated[str | None, typer.Option("--game", metavar="GAME", help="flag-of-game")]
Older = Annotated[str | None, typer.Option("--older", metavar="90d", help="flag-older")]


def list_(
    phase: Phase = None,
    game: OfGame = None,
    older: Older = None,
    database: Database = serve.DATABASE,
    lang: Lang = "en",
) -> None:
    """The tables there are."""
    words = words_in(lang)
    with opened(database) as ledger:
        found = chosen(ledger, phase, game, older)
    for table in found:
        print(line_of(table, words))
    print(words.say("tables-count", {"count": len(found)}))


def show(code: Code, database: Database = serve.DATABASE, lang: Lang = "en") -> None:
    """One table."""
    words, screen = words_in(lang), Screen()
    with opened(database) as ledger:
        table = the_table(ledger, code)
        written = ledger.rows(table.code)
        found = server().followed(table.code, written)
    screen.line(line_of(table, words))
    screen.say(words.say("tables-size", {"count": len(written), "number": sum(map(len, written))}), "  ", "  ")
    for number, chair in enumerate(found.sitting.chairs):
        who = words.say(f"bot-{chair.level}") if chair.level else chair.name or "-"
        screen.say(f"{seat_letter(number)}  {clean(who)}", "  ", "     ")
    if found.failed_at is not None:
        screen.say(
            words.say("tables-breaks", {"code": table.code, "number": found.failed_at, "text": clean(found.why)})
        )


def export(
    where: Annotated[list[Path], typer.Argument(metavar="CODE... DIR", help="flag-export")],
    every: Annotated[bool, typer.Option("--all", help="flag-export-all")] = False,
    database: Database = serve.DATABASE,
    lang: Lang = "en",
) -> None:
    """Records of tables as files."""
    words = words_in(lang)
    *codes, folder = where
    if every == bool(codes):
        raise Trouble("tables-export-what")
    with opened(database) as ledger:
        tables = ledger.tables() if every else [the_table(ledger, str(code)) for code in codes]
        begun = [table for table in tables if table.phase != "room"]
        if tables and not begun:
            raise Trouble("tables-not-begun")
        for table in begun:
            written_to(folder / f"{table.code}.shamble", server().whole_record(table.code, ledger.rows(table.code)))
    Screen().say(words.say("tables-exported", {"count": len(begun), "file": str(folder)}))


def delete(code: Code, database: Database = serve.DATABASE, lang: Lang = "en") -> None:
    """Delete a table."""
    words = words_in(lang)
    with opened(database) as ledger:
        table = the_table(ledger, code)
    changed(database, DELETE, [table.code], words)
    Screen().say(words.say("tables-deleted", {"count": 1}))


def prune(
    older: Annotated[str, typer.Option("--older", metavar="90d", help="flag-older")],
    phase: Phase = None,
    game: OfGame = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="flag-dry-run")] = False,
    database: Database = serve.DATABASE,
    lang: Lang = "en",
) -> None:
    """Delete what nobody has touched for long."""
    words = words_in(lang)
    with opened(database) as ledger:
        found = chosen(ledger, phase, game, older)
    if dry_run:
        for table in found:
            print(line_of(table, words))
        Screen().say(words.say("tables-would-go", {"count": len(found)}))
        return
    outcomes = changed(database, PRUNE, [table.code for table in found], words) if found else []
    Screen().say(words.say("tables-deleted", {"count": outcomes.count(DONE)}))
    if kept := outcomes.count(IN_USE):
        Screen().say(words.say("tables-in-use", {"count": kept}))


def check(database: Database = serve.DATABASE, lang: Lang = "en") -> None:
    """Follow every table as this version would, and say which it could not."""
    words, screen = words_in(lang), Screen()
    broken: list[str] = []
    with opened(database) as ledger:
        tables = ledger.tables()
        for table in tables:
            found = server().followed(table.code, ledger.rows(table.code))
            if found.failed_at is not None:
                broken.append(table.phase)
                screen.line(line_of(table, words))
                screen.say(break_of(found, words), "  ", "  ")
    if broken:
        screen.say(words.say("tables-check-broken", {"count": len(broken), "number": broken.count("play")}))
        raise typer.Exit(BROKEN)
    screen.say(words.say("tables-check-sound", {"count": len(tables)}))


def unlist(code: Code, database: Database = serve.DATABASE, lang: Lang = "en") -> None:
    """Take a table off the public list."""
    words = words_in(lang)
    with opened(database) as ledger:
        table = the_table(ledger, code)
    changed(database, UNLIST, [table.code], words)
    Screen().say(words.say("tables-unlisted", {"code": table.code}))


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "list": list_,
    "show": show,
    "export": export,
    "delete": delete,
    "prune": prune,
    "check": check,
    "unlist": unlist,
}


# --- what they share ------------------------------------------------------------------------------------------------


def server() -> Any:
    """The server's part, which is not installed everywhere."""
    try:
        from shamble.server import ledger
    except ModuleNotFoundError:
        raise Trouble("host-serve-missing") from None
    return ledger


@contextmanager
def opened(database: Path) -> Iterator[Ledger]:
    """The tables in a file, to be read."""
    from shamble.server.store import BadStore

    try:
        found = server().Ledger(database)
    except BadStore as trouble:
        raise serve.unusable(trouble) from None
    try:
        yield found
    finally:
        found.close()


def chosen(ledger: Ledger, phase: str | None, game: str | None, older: str | None) -> list[Known]:
    """The tables of a phase, of a game, and untouched for so long."""
    if phase is not None and phase not in PHASES:
        raise Trouble("tables-wrong-phase", text=phase, names=", ".join(PHASES))
    name = game_named(game).name if game is not None else None
    until = time.time() - (span_from("--older", older) if older is not None else 0)
    return [
        table
        for table in ledger.tables()
        if phase in (None, table.phase) and name in (None, table.game) and table.changed <= until
    ]


def the_table(ledger: Ledger, code: str) -> Known:
    """The table of a code as people may have typed it."""
    from shamble.server.links import tidy_code

    found = ledger.table(tidy_code(code))
    if found is None:
        raise Trouble("tables-none", text=code)
    return found


def line_of(table: Known, words: Words) -> str:
    """A table in one line."""
    ago = span_said(max(0.0, time.time() - table.changed), words)
    marks = [words.say("tables-listed")] if table.listed and not table.unlisted else []
    marks += [words.say("tables-off")] if table.unlisted else []
    phase = words.say(PHASES[table.phase])
    return "  ".join([table.code, f"{table.game:<12}", f"{phase:<10}", f"{ago:>12}", *marks]).rstrip()


def break_of(found: Followed, words: Words) -> str:
    """Where a table breaks, and why."""
    values = {"code": found.sitting.code, "number": found.failed_at, "text": clean(found.why)}
    return words.say("tables-breaks", values)


def written_to(path: Path, record: str) -> None:
    """Put a record into a file; nobody else need read what it tells of a game that goes on."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write(path, record)
        path.chmod(0o600)
    except OSError as error:
        raise BadFile("save-failed", path, error) from None


def changed(database: Path, what: str, codes: Sequence[str], words: Words) -> list[str]:
    """Have something done with tables, by a running server if there is one; what came of each."""
    from shamble.server.store import BadStore

    ledger = server()
    try:
        outcomes: list[str] = ledger.carry_out(database, what, codes, lambda: print(words.say("tables-ordered")))
    except ledger.NoAnswer as trouble:
        raise Trouble("tables-older" if trouble.older else "tables-no-answer") from None
    except BadStore as trouble:
        raise serve.unusable(trouble) from None
    if FAILED in outcomes:
        raise Trouble("tables-failed", file=str(database))
    return outcomes
