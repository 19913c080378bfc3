"""``shamble serve``: tables for browsers and programs."""

from __future__ import annotations

import contextlib
import ssl
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from shamble.cli.flags import Lang
from shamble.cli.spans import span_or_never, span_said
from shamble.cli.trouble import Trouble
from shamble.cli.wishes import in_range, words_in
from shamble.words import Words

if TYPE_CHECKING:
    from shamble.server.store import BadStore

PORT: Final = 8000
DATABASE: Final = Path("shamble.db")
LEAST_SECRET: Final = 16  # characters
# Why a store cannot be used, as our words call it.
STORE_WORDS: Final = {
    "missing": "host-serve-data-missing",
    "newer": "host-serve-data-newer",
    "foreign": "host-serve-data-foreign",
    "denied": "host-serve-data-read-only",
    "full": "host-serve-data-read-only",
    "busy": "host-serve-data-used",
    "step": "host-serve-data-step",
}


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="flag-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="NUMBER", help="flag-port")] = None,
    database: Annotated[Path, typer.Option("--database", metavar="FILE", help="flag-database")] = DATABASE,
    public: Annotated[str, typer.Option("--public", metavar="URL", help="flag-public")] = "",
    cert: Annotated[str | None, typer.Option("--cert", metavar="FILE", help="flag-cert")] = None,
    key: Annotated[str | None, typer.Option("--key", metavar="FILE", help="flag-key")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="flag-open")] = False,
    limit: Annotated[str, typer.Option("--limit", metavar="usual|none", help="flag-limit")] = "usual",
    pace: Annotated[float, typer.Option("--pace", metavar="FACTOR", help="flag-pace")] = 1.0,
    keep_rooms: Annotated[str, typer.Option("--keep-rooms", metavar="2d", help="flag-keep-rooms")] = "2d",
    keep_finished: Annotated[str, typer.Option("--keep-finished", metavar="90d", help="flag-keep-finished")] = "90d",
    keep_abandoned: Annotated[str, typer.Option("--keep-abandoned", metavar="60d", help="flag-keep-abandoned")] = "60d",
    log: Annotated[str, typer.Option("--log", metavar="text|json", help="flag-log")] = "text",
    metrics: Annotated[Path | None, typer.Option("--metrics", metavar="FILE", help="flag-metrics")] = None,
    drain: Annotated[float, typer.Option("--drain", metavar="SECONDS", help="flag-drain")] = 0.0,
    lang: Lang = "en",
) -> None:
    """Open the tables."""
    words = words_in(lang)
    in_range("--pace", pace, 0, 10)
    in_range("--drain", drain, 0, 600)
    try:
        from shamble.server import logs
        from shamble.server import serve as house
        from shamble.server.keeping import Keep
    except ModuleNotFoundError:
        raise Trouble("host-serve-missing") from None
    check(public, cert, key, limit, log)
    keep = Keep(
        span_or_never("--keep-rooms", keep_rooms),
        span_or_never("--keep-finished", keep_finished),
        span_or_never("--keep-abandoned", keep_abandoned),
    )
    limited, secret = limit != "none", secret_in(metrics)
    wishes = house.Wishes(host, port, database, public, cert, key, limited, pace, keep, secret, drain)
    logs.begin(log)
    open_house(house, wishes, words, open_browser)


def secret_in(file: Path | None) -> str:
    """The secret that opens the figures, from a file of its own: what is typed can be read by others on the machine."""
    if file is None:
        return ""
    try:
        found = file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        found = ""
    if len(found) < LEAST_SECRET or not found.isascii() or not found.isprintable():
        raise Trouble("host-serve-metrics", file=str(file), min=LEAST_SECRET)
    return found


def check(public: str, cert: str | None, key: str | None, limit: str, log: str) -> None:
    """Turn down what cannot be meant."""
    if (cert is None) != (key is None):
        raise Trouble("host-serve-tls-both")
    if cert is not None:
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key)
        except OSError:  # which SSLError is, too
            raise Trouble("host-serve-tls-bad", file=cert) from None
    parts = urlsplit(public)
    if public and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise Trouble("host-serve-public", text=public)
    if limit not in ("usual", "none"):
        raise Trouble("host-serve-limit", text=limit)
    if log not in ("text", "json"):
        raise Trouble("host-serve-log", text=log)


def open_house(house: Any, wishes: Any, words: Words, open_browser: bool) -> None:
    """Open store and port, say where the tables are and what they need, and serve."""
    from shamble.server.files import FEW, raise_file_limit
    from shamble.server.store import BadStore, Store

    files = raise_file_limit()
    try:
        listening = house.bound_somewhere(wishes, PORT)
        store = Store(wishes.database)
    except house.NoPort as trouble:
        raise Trouble(f"host-serve-{trouble.key}", text=str(trouble.port)) from None
    except BadStore as trouble:
        raise unusable(trouble) from None
    address = house.address_of(listening, wishes)

    def ready() -> None:
        for line in notes(address, wishes, words):
            print(line, flush=True)
        if files < FEW and not is_local(wishes):
            print(words.say("host-serve-files", {"count": files, "min": FEW}), flush=True)
        if open_browser:
            house.show_in_browser(address)

    with contextlib.suppress(KeyboardInterrupt):
        house.run(wishes, listening, store, ready)
    print(words.say("host-serve-stopped", {"file": str(wishes.database)}), flush=True)


def unusable(trouble: BadStore) -> Trouble:
    """Why a database cannot be used."""
    return Trouble(STORE_WORDS[trouble.key], file=trouble.path, number=trouble.step, text=trouble.why)


def notes(address: str, wishes: Any, words: Words) -> list[str]:
    """What somebody who serves should know."""
    lines = [
        words.say("host-serve-ready", {"text": address}),
        words.say("host-serve-data", {"file": str(wishes.database)}),
        words.say("host-serve-keep", {part: span_said(span, words) for part, span in wishes.keep._asdict().items()}),
    ]
    if is_local(wishes):
        lines.append(words.say("host-serve-local"))
    elif wishes.cert is None and urlsplit(wishes.public).scheme != "https":
        lines.append(words.say("host-serve-plain"))
    return lines


def is_local(wishes: Any) -> bool:
    """Whether only this machine can reach the tables."""
    return wishes.host in ("127.0.0.1", "localhost", "::1") and not wishes.public
