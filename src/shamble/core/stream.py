"""The dice of one table: BLAKE2b in counter mode, part of the state, impossible to solve from public dice."""

from __future__ import annotations

import hashlib
import secrets
from struct import Struct
from typing import Final, final

from shamble.core.errors import Invalid

KEY_BYTES: Final = 32
BLOCK_BYTES: Final = 64
SEED_BITS: Final = 4096
WORDS: Final = Struct(">32H")
SMALL: Final = 4096  # draws below this bound use two bytes
# By bound: two-byte numbers from this one on are thrown away, so that all draws are equally likely; fewer than 1 in 16.
LIMITS: Final = [0] + [65536 - 65536 % bound for bound in range(1, SMALL + 1)]


@final
class Stream:
    """A stream of unbiased draws: its key, the block in use and how many bytes of that block are spent."""

    def __init__(self, key: bytes, block: int, used: int, data: bytes) -> None:
        self.key = key
        self.block = block
        self.used = used
        self.data = data  # the block's bytes, or nothing yet

    def copy(self) -> Stream:
        """The same dice to come, drawn independently."""
        return Stream(self.key, self.block, self.used, self.data)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but not including the bound, each equally likely."""
        if bound > SMALL:
            return self._below_large(bound)
        limit = LIMITS[bound]
        while True:
            used = self.used
            if used > BLOCK_BYTES - 2:
                self.block += 1
                self.data = b""
                used = 0
            if len(self.data) == 0:
                self.data = block_of(self.key, self.block)
            self.used = used + 2
            word = self.data[used] << 8 | self.data[used + 1]
            if word < limit:
                return word % bound

    def _below_large(self, bound: int) -> int:
        """As below, for any bound, however large."""
        words = bound.bit_length() // 16 + 2
        span = 1 << 16 * words
        limit = span - span % bound
        while True:
            value = 0
            for _ in range(words):
                value = value << 16 | self.below(256) << 8 | self.below(256)
            if value < limit:
                return value % bound

    def pick(self, weights: list[int]) -> int:
        """A position in the list, drawn by its integer weight."""
        total = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        for position, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return position
        raise AssertionError("weights cannot run out")

    def deal(self, rest: list[int]) -> list[int]:
        """All of the list, drawn one by one without putting back: what ``below(len(rest))`` would draw each time."""
        dealt: list[int] = []
        bound = len(rest)
        while bound > SMALL:
            dealt.append(rest.pop(self.below(bound)))
            bound -= 1
        while bound:
            if self.used > BLOCK_BYTES - 2:
                self.block += 1
                self.used = 0
                self.data = b""
            if len(self.data) == 0:
                self.data = block_of(self.key, self.block)
            words = words_of(self.data, self.used)[:bound]  # enough unless one is thrown away
            self.used += 2 * len(words)
            for word in words:
                if word < LIMITS[bound]:
                    dealt.append(rest.pop(word % bound))
                    bound -= 1
        return dealt

    def to_json(self) -> dict[str, object]:
        """The stream as plain data."""
        return {"key": self.key.hex(), "block": self.block, "used": self.used}


def block_of(key: bytes, block: int) -> bytes:
    """The bytes of one block of the stream with this key."""
    return hashlib.blake2b(block.to_bytes(8, "little"), key=key, digest_size=BLOCK_BYTES).digest()


def words_of(data: bytes, used: int) -> tuple[int, ...]:
    """The two-byte numbers of a block that are not spent yet."""
    return WORDS.unpack(data)[used // 2 :]


def stream_from_json(data: object) -> Stream:
    """The stream that such plain data describes."""
    if not isinstance(data, dict) or set(data) != {"key", "block", "used"}:
        raise Invalid("The dice must be given as key, block and used.")
    key, block, used = data["key"], data["block"], data["used"]
    if not isinstance(key, str) or not is_hex(key, KEY_BYTES):
        raise Invalid(f"The key of the dice must be {2 * KEY_BYTES} hexadecimal digits.")
    if type(block) is not int or not 0 <= block < 1 << 63 or type(used) is not int or not 0 <= used <= BLOCK_BYTES:
        raise Invalid("The place in the dice must be a block number and 0 to 64 bytes used.")
    return Stream(bytes.fromhex(key), block, used, b"")


def is_hex(text: str, size: int) -> bool:
    """Whether the text is so many bytes in lower-case hexadecimal digits."""
    return len(text) == 2 * size and all(letter in "0123456789abcdef" for letter in text)


def key_of(seed: object) -> bytes:
    """The key of the dice: from a small number for labs, from 32 secret bytes, or fresh from the machine."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise Invalid(f"A secret seed must be {KEY_BYTES} bytes long, not {len(seed)}.")
        return seed
    if type(seed) is not int or seed.bit_length() > SEED_BITS:
        raise Invalid(f"A seed must be a whole number of at most {SEED_BITS} bits, or {KEY_BYTES} secret bytes.")
    return hashlib.blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"shamble lab seed").digest()


def commitment(secret: bytes, salt: bytes) -> str:
    """What is shown before the game, so that the dice can be checked after it."""
    return hashlib.blake2b(salt + secret, digest_size=KEY_BYTES, person=b"shamble seal").hexdigest()
