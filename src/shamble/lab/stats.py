"""What numbers tell, and how much doubt is left: intervals hold the true value in 95 of 100 runs."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


class Interval(NamedTuple):
    """An estimate and the interval it may be off by."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """The interval as plain data."""
        return self._asdict()


def share(parts: float, count: int) -> Interval:
    """A share of wins out of a count, with Wilson's interval.

    A shared win counts as a fraction. Fractions vary less than wins and losses do, so with many of them the interval is
    a little wider than it need be, never narrower.
    """
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = parts / count
    spread = Z * sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count))
    middle = rate + Z * Z / (2 * count)
    scale = 1 + Z * Z / count
    return Interval(rate, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def mean(values: Sequence[float]) -> Interval:
    """The mean with Student's interval; with one value nothing is known about its spread, so it stands alone."""
    count = len(values)
    if count == 0:
        raise ValueError("the mean of nothing")
    middle = sum(values) / count
    if count == 1:
        return Interval(middle, middle, middle)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1))
    margin = student(count - 1) * spread / sqrt(count)
    return Interval(middle, middle - margin, middle + margin)


STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


def student(freedom: int) -> float:
    """Student's two-sided 95 % quantile: a table up to ten degrees of freedom, then Cornish and Fisher's series."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (Z**3 + Z) / (4 * freedom)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    return Z + first + second + third


def percentile(values: Sequence[float], percent: float) -> float:
    """The value below which so many percent lie, between two neighbours if need be."""
    if not values:
        raise ValueError("a percentile of nothing")
    ordered = sorted(values)
    place = (len(ordered) - 1) * percent / 100
    below = floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def median(values: Sequence[float]) -> float:
    """The value in the middle."""
    return percentile(values, 50)
