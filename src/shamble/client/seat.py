"""A seat at a table: what is asked of it, and how it answers."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from shamble.client.lines import LINES, Fields, Line, call
from shamble.client.link import Link, read_link
from shamble.client.trouble import Lost, Refused, Unheard
from shamble.core.errors import Invalid
from shamble.core.numbers import promise_of
from shamble.core.stream import KEY_BYTES

FIRST_PAUSE: Final = 0.25  # seconds before a lost line is tried again, twice as long each time
LONGEST_PAUSE: Final = 8.0
TIMES: Final = 3  # that something is said before it is given up: it may be what breaks the line
PATIENCE: Final = 120.0  # seconds of waiting after which a server that does not answer is given up


class Ask:
    """What a seat is asked now: its number, the view, the options in notation, and what happened since the last one."""

    def __init__(self, seat: Seat, number: int, view: Fields, facts: list[Fields]) -> None:
        self._seat = seat
        self.number = number
        self.view = view
        self.facts = facts

    @property
    def options(self) -> list[str]:
        """What can be answered; never empty."""
        return list(self.view["options"])

    @property
    def name(self) -> str:
        """What is asked, in the game's words."""
        return str(self.view["ask"]["name"])

    def answer(self, *answers: str) -> bool:
        """Answer. False if the table has gone on without it, as windows do; Refused if it is no option."""
        return self._seat.answer(self.number, answers)


class Seat:
    """A seat, and the table as it may know it: ``now`` holds the fields that docs/wire.md describes.

    It waits when the server says so, comes back when the line was cut, and repeats what got no reply; the server takes
    an answer once, however often it is said. Only talk may be heard twice.
    """

    def __init__(self, link: Link, over: str = "stream", lang: str = "en", patience: float = PATIENCE) -> None:
        if over not in LINES:
            raise Invalid(f"There is no way {over!r} to a table; there is: {', '.join(LINES)}.")
        self.link = link
        self.now: Fields = {}
        self.patience = patience
        self._line: Line = LINES[over](link, lang)
        self._open = False
        self._answered = 0  # the number of the last ask that was answered; it never comes again
        self._facts: list[Fields] = []
        self._number = secrets.token_bytes(KEY_BYTES)  # what this seat adds to the dice

    # --- what comes ---

    def asks(self) -> Iterator[Ask]:
        """Everything that the seat is asked, until the game is over; in the waiting room until it begins.

        An ask comes again, with what is new at the table, as long as it was not answered.
        """
        while self.now.get("phase") != "over":
            self.hear()
            number = self.now.get("ask")
            if number is not None and number != self._answered and not self._line.waiting():
                facts, self._facts = self._facts, []
                yield Ask(self, number, self.now["view"], facts)
        self.close()

    def hear(self) -> Fields:
        """Wait for the next message and put it into ``now``; the message."""
        while True:
            told = self._patiently(self._line.receive)
            if told["kind"] != "update" or told["seq"] == self.now.get("seq", 0) + 1:
                self._merge(told)
                self._add_number(told["kind"] == "table")
                return told
            self._hang_up()  # something is missing, and is told to whoever comes back

    def _merge(self, told: Mapping[str, Any]) -> None:
        """An update holds the fields that changed; a table holds all."""
        kind = told["kind"]
        fields = {name: value for name, value in told.items() if name not in ("kind", "id", "facts", "log", "moments")}
        if kind == "here":
            self.now["waiting"] = fields.pop("waiting")
            self.now["here"] = fields
        elif kind == "table":
            self.now = fields
        elif kind in ("update", "window"):
            self.now.update(fields)
            self._facts += told.get("facts", [])

    def _add_number(self, new: bool) -> None:
        """Promise a number for the dice on coming into the waiting room, and open it when the host starts."""
        added, chair = self.now.get("added"), self.now.get("you", {}).get("chair")
        if added is None or chair is None or self.now["phase"] != "room":
            return
        promise, number = promise_of(self._number), self._number.hex()
        mine = [one for one in added["numbers"] if one["chair"] == chair and one["promise"] == promise]
        with contextlib.suppress(Refused):  # the game has begun meanwhile, or another device speaks for the seat
            if added["due"] and mine and mine[0]["number"] is None:
                self.send("open", number=number)
            elif new and not added["due"] and not mine:
                self.send("commit", promise=promise)

    # --- what goes ---

    def answer(self, number: int, answers: Sequence[str]) -> bool:
        """Answer the ask of this number. False if the table has gone on without it; Refused if it cannot be."""
        try:
            self.send("answer", ask=number, answers=list(answers))
        except Refused as no:
            if not no.gone_by:
                raise
            self._answered = number
            return False
        self._answered = number
        return True

    def say(self, text: str, to: int | None = None) -> None:
        """Say something to all or to one seat, while players may talk."""
        self.send("say", text=text, to=to)

    def promise(self, answer: str, to: int | None = None) -> None:
        """Promise an answer to all or to one seat before a vote; it binds nobody."""
        self.send("promise", answer=answer, to=to)

    def renew(self) -> Link:
        """A new link for this seat; all earlier ones are worthless, and other devices are shown out."""
        who = secrets.token_hex(16)
        try:
            token = self.send("renew", who=who)["token"]
        except Refused as no:
            if no.code != "link":
                raise
            # The reply was lost: the table knows this seat by its new name.
            known = {"name": self.now.get("you", {}).get("name", "?"), "who": who}
            token = patiently_called(f"{self.link.table}/sit", self.link, known)["token"]
        self._hang_up()
        self.link = self._line.link = self.link._replace(token=token)
        return self.link

    def start(self) -> None:
        """Begin the game; for the host."""
        self.send("start")

    def send(self, kind: str, **fields: object) -> Fields:
        """Any message of docs/wire.md; its reply. Refused if the server says no, and waiting does not help."""
        breaks = 0

        def ask() -> Fields:
            nonlocal breaks
            try:
                return self._line.ask({"kind": kind, "id": 1, **fields})
            except Lost as lost:
                breaks += lost.said
                if breaks == TIMES:
                    raise Unheard(kind) from None
                raise

        while True:
            reply = self._patiently(ask)
            if reply["kind"] != "refused":
                return reply
            no = Refused(reply)
            if not no.later:
                raise no
            time.sleep(no.ms / 1000)

    # --- the line ---

    def close(self) -> None:
        """Hang up; the seat stays one's own, and can be taken up again by its link."""
        self._hang_up()

    def _patiently(self, work: Callable[[], Fields]) -> Fields:
        """Do something on an open line; if the line is cut, connect again, and give up after long in vain."""
        pause, waited = FIRST_PAUSE, 0.0
        while True:
            try:
                if not self._open:
                    self._line.open(self.now.get("seq", 0))
                    self._open = True
                return work()
            except Refused as no:  # it hung up, or does not let us in
                self._hang_up()
                if not no.later:
                    raise
                time.sleep(no.ms / 1000)
            except Lost:
                self._hang_up()
                if waited >= self.patience:
                    raise
                time.sleep(pause)
                waited += pause
                pause = min(2 * pause, LONGEST_PAUSE)

    def _hang_up(self) -> None:
        self._line.close()
        self._open = False


# --- how one gets a seat --------------------------------------------------------------------------------------------


def sit(
    link: str | Link, name: str, chair: int | None = None, over: str = "stream", lang: str = "en", who: str = ""
) -> Seat:
    """A seat at the table of this link, or code; a link that holds a token is a seat already.

    ``who`` is a text that only this program knows: sitting down again with the same one gives the same seat.
    """
    found = read_link(link) if isinstance(link, str) else link
    if not found.token:
        wish = {"name": name, "who": who or secrets.token_hex(16), "seat": chair}
        found = found._replace(token=patiently_called(f"{found.table}/sit?lang={lang}", found, wish)["token"])
    return Seat(found, over, lang)


def make(
    server: str,
    game: str,
    name: str,
    bots: Sequence[str] = (),
    *,
    seats: int | None = None,
    settings: Mapping[str, object] | None = None,
    manners: Mapping[str, object] | None = None,
    start: bool = False,
    over: str = "stream",
    lang: str = "en",
) -> Seat:
    """A new table, and the host's seat at it; with ``start`` the game begins at once, bots on the other chairs."""
    here = Link(server.rstrip("/"), "")
    wish = {
        "game": game,
        "name": name,
        "who": secrets.token_hex(16),
        "seats": seats,
        "bots": list(bots),
        "settings": dict(settings or {}),
        "manners": dict(manners or {}),
        "start": start,
    }
    made = patiently_called(f"{here.server}/api/tables?lang={lang}", here, wish)
    return Seat(Link(here.server, made["code"], made["token"]), over, lang)


def patiently_called(address: str, link: Link, wish: Mapping[str, Any]) -> Fields:
    """One request, again if it came too soon; Refused if the server says no."""
    while True:
        reply = call(address, link, wish)
        if reply.get("kind") != "refused":
            return reply
        no = Refused(reply)
        if not no.later:
            raise no
        time.sleep(no.ms / 1000)
