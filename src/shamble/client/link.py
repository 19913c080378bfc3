"""Where a table is: a link as people send it, or its code alone."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from shamble.client.trouble import BadLink

LOCAL: Final = "http://localhost:8000"  # where ``shamble serve`` opens its tables
CODE: Final = re.compile(r"[A-Za-z]{2}-?[A-Za-z0-9]{4}-?[A-Za-z0-9]{4}")


class Link(NamedTuple):
    """A server, the code of a table, and the token of a seat if the link holds one."""

    server: str
    code: str
    token: str = ""

    @property
    def table(self) -> str:
        """The address of the table for programs."""
        return f"{self.server}/api/tables/{self.code}"

    def __str__(self) -> str:
        return f"{self.server}/t/{self.code}{f'#{self.token}' if self.token else ''}"


def read_link(text: str, server: str = LOCAL) -> Link:
    """A link such as http://host/t/CODE#TOKEN, or a code at this server; BadLink if it is neither."""
    wanted = text.strip()
    if CODE.fullmatch(wanted):
        return Link(server.rstrip("/"), wanted.upper())
    try:
        parts = urlsplit(wanted)
        host = parts.hostname
    except ValueError:
        raise BadLink(text) from None
    before, _, code = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or not host or before != "/t" or not CODE.fullmatch(code):
        raise BadLink(text)
    return Link(f"{parts.scheme}://{parts.netloc}", code.upper(), parts.fragment)
