"""The pages and what they load: read once, sent compressed where the browser wants it, asked again by their tag."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from shamble import registry

TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
}
PAGES: Final = {"": "index.html", "t": "table.html", "rules": "rules.html"}
GAME_FILES: Final = ("sprites.svg", "sprites.css", "poster.svg", "inks.css")


class Page(NamedTuple):
    """One file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes
    tag: str


class Pages:
    """All files of the browser's part, by their address."""

    def __init__(self) -> None:
        self._found = dict(all_pages())

    def get(self, address: str, request: Request) -> Response | None:
        """The file at an address; not again if the browser has it already."""
        page = self._found.get(address)
        if page is None:
            return None
        headers = {"etag": page.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(page.packed, headers={**headers, "content-encoding": "gzip"}, media_type=page.kind)
        return Response(page.plain, headers=headers, media_type=page.kind)


def all_pages() -> Iterator[tuple[str, Page]]:
    """Every file with its address."""
    web = files("shamble") / "web"
    for name in PAGES.values():
        yield name, page(web / name)
    for folder in ("css", "js", "art"):
        for entry in (web / folder).iterdir():
            if entry.name.rpartition(".")[2] in TYPES:
                yield f"web/{folder}/{entry.name}", page(entry)
    for game in registry.games():
        for name in GAME_FILES:
            yield f"games/{game}/{name}", page(files("shamble.games") / game / name)


def page(entry: Traversable) -> Page:
    """A file, read and packed."""
    plain = entry.read_bytes()
    tag = hashlib.blake2b(plain, digest_size=8).hexdigest()
    return Page(TYPES[entry.name.rpartition(".")[2]], plain, gzip.compress(plain, 9, mtime=0), f'"{tag}"')
