"""The dice: unbiased, reproducible, sealed."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shamble.core.errors import Invalid
from shamble.core.stream import KEY_BYTES, Stream, commitment, key_of, stream_from_json


def dice(seed: int = 1) -> Stream:
    return Stream(key_of(seed), 0, 0, b"")


def test_the_stream_is_blake2b_in_counter_mode() -> None:
    """Anyone can draw the same numbers with nothing but BLAKE2b."""
    stream = dice()
    block = hashlib.blake2b((0).to_bytes(8, "little"), key=key_of(1), digest_size=64).digest()
    words = [block[i] << 8 | block[i + 1] for i in range(0, 64, 2)]
    expected = [word % 6 for word in words if word < 65536 - 65536 % 6]
    assert [stream.below(6) for _ in expected] == expected


@given(st.integers(0, 1 << 64), st.lists(st.integers(1, 1 << 80), min_size=1, max_size=80))
def test_a_copy_draws_the_same_and_leaves_the_original_alone(seed: int, bounds: list[int]) -> None:
    stream = dice(seed)
    twin = stream.copy()
    drawn = [twin.below(bound) for bound in bounds]
    assert all(0 <= value < bound for value, bound in zip(drawn, bounds, strict=True))
    assert [stream_from_json(stream.to_json()).below(bounds[0])] == drawn[:1]
    assert [stream.below(bound) for bound in bounds] == drawn


@given(st.integers(0, 1000), st.integers(0, 63), st.integers(0, 150))
def test_dealing_is_drawing_one_by_one(seed: int, warm: int, size: int) -> None:
    at_once, one_by_one = dice(seed), dice(seed)
    for _ in range(warm):
        at_once.below(6)
        one_by_one.below(6)
    rest = list(range(size))
    expected = [rest.pop(one_by_one.below(len(rest))) for _ in range(size)]
    assert at_once.deal(list(range(size))) == expected
    assert at_once.below(1000) == one_by_one.below(1000)


def test_a_deal_of_thousands_is_one_by_one_too() -> None:
    at_once, one_by_one = dice(3), dice(3)
    rest = list(range(5000))
    expected = [rest.pop(one_by_one.below(len(rest))) for _ in range(5000)]
    assert at_once.deal(list(range(5000))) == expected


@pytest.mark.parametrize("bound", [2, 3, 6, 100, 4096, 4097, 70000])
def test_draws_are_even(bound: int) -> None:
    stream = dice(bound)
    tenths = Counter(stream.below(bound) * 10 // bound for _ in range(5000)) if bound >= 100 else None
    if tenths is not None:
        assert all(400 < tenths[tenth] < 600 for tenth in range(10))
    else:
        counts = Counter(stream.below(bound) for _ in range(6000))
        assert all(abs(counts[face] - 6000 / bound) < 6 * (6000 / bound) ** 0.5 for face in range(bound))


def test_no_bias_towards_small_numbers() -> None:
    """With plain remainders of two bytes, numbers below 65536 % 4000 would come 17/16 times too often."""
    stream = dice(9)
    small = sum(stream.below(4000) < 1536 for _ in range(60000))
    assert abs(small - 60000 * 1536 / 4000) < 600


def test_weights_are_exact() -> None:
    stream = dice(5)
    counts = Counter(stream.pick([1, 0, 3]) for _ in range(8000))
    assert counts[1] == 0
    assert abs(counts[0] - 2000) < 200


def test_seeds() -> None:
    assert key_of(7) == key_of(7)
    assert key_of(7) != key_of(8)
    assert key_of(None) != key_of(None)
    assert key_of(b"x" * KEY_BYTES) == b"x" * KEY_BYTES


@pytest.mark.parametrize("seed", ["7", 7.0, True, b"short", [7], pytest.param(10**5000, id="huge")])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(Invalid, match="seed"):
        key_of(seed)


def test_a_seal_depends_on_secret_and_salt() -> None:
    seals = {commitment(secret, salt) for secret in (key_of(1), key_of(2)) for salt in (b"a" * 16, b"b" * 16)}
    assert len(seals) == 4


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"key": "00", "block": 0, "used": 0},
        {"key": "G" * 64, "block": 0, "used": 0},
        {"key": "0" * 64, "block": -1, "used": 0},
        {"key": "0" * 64, "block": 0, "used": 65},
        {"key": "0" * 64, "block": True, "used": 0},
        {"key": "0" * 64, "block": 0, "used": 0, "more": 1},
    ],
)
def test_broken_dice_are_refused(data: object) -> None:
    with pytest.raises(Invalid):
        stream_from_json(data)
