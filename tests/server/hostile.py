"""Messages that no client of ours would send, as many as one likes, the same for the same seed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from shamble.server import messages

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 3, 2**31, 2**53, 2**64, -(2**70), 1e308, -0.0, 0.5, float("nan"), float("inf"),
    "", " ", "en", "fr", "view", "scene", "pass", "d2-e3", "random", "zombiegeddon", "\x00", "\u202e", "\ud800",
    "x" * 41, "x" * 300, "é" * 101, [], [[]], ["pass"] * 65, [None], [1, "a"], {}, {"kind": "ping"}, {"": {}},
)  # fmt: skip
FIELDS = (
    "id", "kind", "ask", "answers", "token", "seen", "lang", "as", "name", "chair", "level", "seats", "value", "card",
    "text", "to", "answer", "what", "at", "picked", "via", "game", "who", "bots", "settings", "manners", "start",
    "seat", "tokens", "", "__class__", "kind ",
)  # fmt: skip
KINDS: tuple[Any, ...] = (*sorted(messages.KINDS), "table", "done", "refused", "", "PING", 7, None, [], {}, True)
DEEP = (b"[" * 5000, b'{"kind":' * 3000, b'{"kind":"ping","id":' + b"9" * 5000 + b"}", b"x" * 16_385, b"\xef\xbb\xbf{}")


def hostile(rng: Random) -> bytes:
    """One of them."""
    return rng.choice(WAYS)(rng)


def wrong_fields(rng: Random) -> bytes:
    """A message of some kind with fields of any kind."""
    said = {rng.choice(FIELDS): odd(rng) for _ in range(rng.randrange(6))}
    return json.dumps({**said, "kind": rng.choice(KINDS)}).encode(errors="surrogatepass")


def no_message(rng: Random) -> bytes:
    """JSON that is no message."""
    return json.dumps(odd(rng)).encode()


def bent(rng: Random) -> bytes:
    """A message with some of its bytes changed, lost or doubled."""
    data = bytearray(wrong_fields(rng))
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(data) + 1)
        data[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(4))
    return bytes(data)


def no_text(rng: Random) -> bytes:
    """Bytes that are no UTF-8, alone or inside a message."""
    broken = rng.choice((b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\x80", b"\xe2\x82"))
    return rng.choice((broken, b'{"kind": "name", "name": "' + broken + b'"}', b'{"' + broken + b'": "ping"}'))


def noise(rng: Random) -> bytes:
    """Anything."""
    return rng.choice(DEEP) if rng.random() < 0.02 else rng.randbytes(rng.randrange(80))


def odd(rng: Random) -> Any:
    """A value that may be anywhere."""
    if rng.random() < 0.15:
        return {rng.choice(FIELDS): rng.choice(ODD) for _ in range(3)}
    return rng.choice(ODD)


WAYS: tuple[Callable[[Random], bytes], ...] = (wrong_fields, wrong_fields, bent, no_text, no_message, noise)


def many(count: int, seed: int = 1) -> Iterator[bytes]:
    """So many of them."""
    rng = Random(seed)
    for _ in range(count):
        yield hostile(rng)
