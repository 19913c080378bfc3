"""The pages and what they load: read once, sent compressed where the browser wants it, asked again by their tag."""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from shamble import registry
from shamble.server.replies import lang_of, refused
from shamble.server.trouble import Trouble
from shamble.server.voice import voice
from shamble.words import LANGUAGES

TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
}
PAGES: Final = ("index.html", "table.html", "rules.html")
SENTENCES: Final = "<!-- sentences -->"  # where they go in missing.html
ASIDE: Final = re.compile(rb"^[ \t]*(?://.*|/\*.*\*/)$|^[ \t]+", re.MULTILINE)  # for those who read the source
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

    def routes(self) -> list[Route]:
        """What a browser can open or load."""
        return [
            Route("/", self.front),
            Route("/t/{code}", self.table),
            Route("/rules/", self.some_rules),
            Route("/rules/{game}", self.rules),
            Route("/web/{path:path}", self.file),
            Route("/games/{path:path}", self.file),
            Route("/favicon.ico", self.icon),
        ]

    async def front(self, request: Request) -> Response:
        """The front page."""
        return self._sent("index.html", request)

    async def table(self, request: Request) -> Response:
        """The page of any table; who may see what is settled when it connects."""
        return self._sent("table.html", request)

    async def rules(self, request: Request) -> Response:
        """The page of a rulebook."""
        if request.path_params["game"] not in registry.games():
            return missing(request, "no-game")
        return self._sent("rules.html", request)

    async def some_rules(self, request: Request) -> Response:
        """Whoever asks for rules without a game gets those of the first."""
        return RedirectResponse(f"/rules/{registry.games()[0]}")

    async def file(self, request: Request) -> Response:
        """Something that a page loads."""
        return self._sent(request.url.path.lstrip("/"), request)

    async def icon(self, request: Request) -> Response:
        """The picture on a browser's tab."""
        return self._sent("web/art/icon.svg", request)

    def _sent(self, address: str, request: Request) -> Response:
        """The file at an address; not again if the browser has it already."""
        page = self._found.get(address)
        if page is None:
            return missing(request, "no-page")
        headers = {"etag": page.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(page.packed, headers={**headers, "content-encoding": "gzip"}, media_type=page.kind)
        return Response(page.plain, headers=headers, media_type=page.kind)


def missing(request: Request, key: str) -> Response:
    """What is not there: said as a page to people, and as data to programs and to what a page loads."""
    trouble, lang = Trouble("unknown", key), lang_of(request)
    if "text/html" not in request.headers.get("accept", "") or request.scope["path"].startswith("/api/"):
        return refused(trouble, lang, 404)
    found = (files("shamble") / "web" / "missing.html").read_text(encoding="utf-8")
    return HTMLResponse(found.replace(SENTENCES, in_all_languages(trouble, lang)), 404)


def in_all_languages(trouble: Trouble, shown: str) -> str:
    """A sentence in every language as HTML; the page shows one, and knows better which the reader has chosen."""
    said = {lang: html.escape(voice(lang, None).say(trouble.key, trouble.values)) for lang in LANGUAGES}
    hidden = {lang: "" if lang == shown else " hidden" for lang in LANGUAGES}
    return "\n".join(f'<h1 lang="{lang}"{hidden[lang]}>{said[lang]}</h1>' for lang in LANGUAGES)


def all_pages() -> Iterator[tuple[str, Page]]:
    """Every file with its address."""
    web = files("shamble") / "web"
    for name in PAGES:
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
    plain = lean(entry.name, entry.read_bytes())
    tag = hashlib.blake2b(plain, digest_size=8).hexdigest()
    return Page(TYPES[entry.name.rpartition(".")[2]], plain, gzip.compress(plain, 9, mtime=0), f'"{tag}"')


def lean(name: str, data: bytes) -> bytes:
    """A script or a style sheet without its margins and its lines of comment, a sixth of what it weighs packed.

    Every line stays where it is, so that a browser's complaint names the line of the source.
    """
    return ASIDE.sub(b"", data) if name.endswith((".js", ".css")) else data
