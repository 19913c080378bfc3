"""Numbers that players add to the dice: promised, opened, mixed in, written down, checked."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from shamble.core.errors import BrokenRecord
from shamble.core.match import Match
from shamble.core.numbers import Added, key_with, promise_of
from shamble.core.record import checksum
from shamble.core.replay import replay, verify
from shamble.games.zombiegeddon.game import GAME

SECRET, ANN, BEN = b"s" * 32, b"a" * 32, b"b" * 32


def added(seat: int, number: bytes, opened: bool = True) -> Added:
    return Added(seat, promise_of(number), number.hex() if opened else "")


def resummed(text: str) -> str:
    body = text[: text.rindex("sum ")]
    return f"{body}sum {checksum(body)}\n"


def test_without_numbers_the_secret_is_the_key() -> None:
    assert key_with(SECRET, []) == SECRET
    assert key_with(SECRET, [added(0, ANN, opened=False)]) == SECRET


def test_the_key_is_what_the_documents_say() -> None:
    whole = hashlib.blake2b(SECRET + ANN + BEN, digest_size=32, person=b"shamble dice").digest()
    assert key_with(SECRET, [added(1, BEN), added(0, ANN)]) == whole
    assert promise_of(ANN) == hashlib.blake2b(ANN, digest_size=32, person=b"shamble number").hexdigest()


def test_everybody_changes_the_key() -> None:
    mixes: tuple[list[Added], ...] = (
        [],
        [added(0, ANN)],
        [added(0, BEN)],
        [added(0, ANN), added(1, BEN)],
        [added(0, BEN), added(1, ANN)],
    )
    assert len({key_with(SECRET, mix) for mix in mixes}) == len(mixes)
    assert key_with(b"t" * 32, mixes[3]) != key_with(SECRET, mixes[3])


def test_a_record_carries_the_numbers_and_is_checked_by_them() -> None:
    match = Match(GAME, 3, SECRET, added=[added(0, ANN), added(2, BEN, opened=False)])
    text = match.record()
    assert f"number A: {promise_of(ANN)} {ANN.hex()}\n" in text
    assert f"number C: {promise_of(BEN)} -\n" in text
    assert verify(text, GAME).record() == text
    assert match.opening.entry.draws != Match(GAME, 3, SECRET).opening.entry.draws
    own = match.record(0)
    assert ANN.hex() in own
    assert SECRET.hex() not in own
    assert "number A" not in replay(own, GAME).record()  # it goes on with dice of its own


CHANGED: dict[str, tuple[str, Callable[[str], str]]] = {
    "another number": ("number", lambda text: text.replace(ANN.hex(), BEN.hex())),
    "a number that was not opened": ("dice", lambda text: text.replace(ANN.hex(), "-")),
    "left out": ("dice", lambda text: "".join(line for line in text.splitlines(True) if "number A" not in line)),
    "no number": ("header", lambda text: text.replace(ANN.hex(), "17")),
    "nothing": ("header", lambda text: text.replace(f" {ANN.hex()}", "")),
    "capitals": ("header", lambda text: text.replace(promise_of(ANN), promise_of(ANN).upper())),
}


@pytest.mark.parametrize("key", CHANGED)
def test_a_record_with_other_numbers_is_refused(key: str) -> None:
    fault, change = CHANGED[key]
    text = Match(GAME, 2, SECRET, added=[added(0, ANN)]).record()
    assert change(text) != text
    with pytest.raises(BrokenRecord) as refused:
        verify(resummed(change(text)), GAME)
    assert refused.value.key == fault


def test_a_record_is_compared_with_the_seal_that_was_seen() -> None:
    match = Match(GAME, 2, SECRET, added=[added(0, ANN)])
    verify(match.record(), GAME, match.header["seal"])
    verify(match.record(), GAME, match.header["seal"][:12])
    with pytest.raises(BrokenRecord) as refused:
        verify(match.record(), GAME, Match(GAME, 2).header["seal"])
    assert refused.value.key == "unlike"
