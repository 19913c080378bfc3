"""Seats by signed secret links: a token names a table, a chair and its generation, and nobody can make one up."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from shamble.server.trouble import Trouble

ALPHABET: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"  # nothing that looks like something else, and no words
CODE_LETTERS: Final = 8
SIGNATURE_BYTES: Final = 16
MAX_TOKEN: Final = 200


class Seat(NamedTuple):
    """What a token stands for."""

    code: str
    chair: int
    generation: int


def new_code(prefix: str) -> str:
    """A code for a new table that nobody can guess: ZG-7QM4-K2PB."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))
    return f"{prefix}-{letters[:4]}-{letters[4:]}"


def tidy_code(text: str) -> str:
    """A code as people may have typed it, as we write it."""
    plain = "".join(letter for letter in text.upper() if letter.isascii() and letter.isalnum())
    return f"{plain[:2]}-{plain[2:6]}-{plain[6:]}" if len(plain) == CODE_LETTERS + 2 else text[:40]


def token_for(key: bytes, seat: Seat) -> str:
    """The token of a seat."""
    payload = f"{seat.code}.{seat.chair}.{seat.generation}"
    return f"{payload}.{signature(key, payload)}"


def read_token(key: bytes, token: object, code: str) -> Seat:
    """The seat a token stands for; Trouble if it is forged or belongs to another table."""
    if not isinstance(token, str) or len(token) > MAX_TOKEN or not token.isascii():
        raise Trouble("link", "link-forged")
    payload, _, signed = token.rpartition(".")
    if not hmac.compare_digest(signed, signature(key, payload)):
        raise Trouble("link", "link-forged")
    table, chair, generation = payload.split(".")
    if table != code:
        raise Trouble("link", "link-foreign")
    return Seat(table, int(chair), int(generation))


def signature(key: bytes, payload: str) -> str:
    """A keyed hash, short enough for a link."""
    digest = hashlib.blake2b(payload.encode(), key=key, digest_size=SIGNATURE_BYTES, person=b"shamble link").digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def known_as(who: str) -> str:
    """What we keep of the name a device gives itself: enough to know it again, not to pass for it."""
    return hashlib.blake2b(who.encode(errors="replace"), digest_size=16, person=b"shamble who").hexdigest()
