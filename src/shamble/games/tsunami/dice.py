"""The cubes: each shows a zombie on one face of six (TS-1.1), and only how many do matters."""

from __future__ import annotations

from math import comb
from typing import Final

from shamble.core.stream import Stream
from shamble.games.tsunami.box import SIDES

AT_ONCE: Final = 4  # cubes thrown by one draw of the stream


def _faces(cubes: int) -> list[int]:
    """By the number that stands for a throw of so many cubes: how many of them show a zombie."""
    found = [0]
    for _ in range(cubes):
        found = [faces + (side == 0) for faces in found for side in range(SIDES)]
    return found


THROWS: Final = [_faces(cubes) for cubes in range(AT_ONCE + 1)]


def throw(stream: Stream, cubes: int) -> int:
    """Throw the cubes; how many show a zombie."""
    faces = 0
    while cubes > AT_ONCE:
        faces += THROWS[AT_ONCE][stream.below(len(THROWS[AT_ONCE]))]
        cubes -= AT_ONCE
    return faces + THROWS[cubes][stream.below(len(THROWS[cubes]))]


def weights_of(cubes: int) -> list[int]:
    """By the number of zombie faces: in how many of all throws so many show."""
    return [comb(cubes, faces) * (SIDES - 1) ** (cubes - faces) for faces in range(cubes + 1)]


def chances_of_loss(cubes: int, cap: int) -> list[float]:
    """By the number of deaths, the cap applied: how likely it is before the throw."""
    total = float(SIDES**cubes)
    most = min(cubes, cap)
    found = [0.0] * (most + 1)
    for faces, weight in enumerate(weights_of(cubes)):
        found[min(faces, most)] += weight / total
    return found
