"""What a run of games tells, as plain data: who wins, by how much, how long it takes and why it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shamble.core.errors import Invalid
from shamble.lab import stats
from shamble.lab.match import Result

PERCENTILES = (5, 25, 75, 95)


def summarise(results: Sequence[Result]) -> dict[str, object]:
    """Wins by seat and by level, scores, length and reasons, with 95 % intervals."""
    if not results:
        raise Invalid("There are no games to sum up.")
    seats = len(results[0].levels)
    if any(len(result.levels) != seats or result.game != results[0].game for result in results):
        raise Invalid("Games of different kinds or sizes cannot be summed up together.")
    levels = sorted({level for result in results for level in result.levels})
    return {
        "game": results[0].game,
        "seats": seats,
        "games": len(results),
        "by_seat": [by_seat(results, seat) for seat in range(seats)],
        "by_level": {level: by_level(results, level) for level in levels},
        "shared": sum(len(result.winners) > 1 for result in results),
        "turns": spread([result.turns for result in results]),
        "answers": spread([result.answers for result in results]),
        "reasons": dict(sorted(Counter(result.reason for result in results).items())),
    }


def win_of(result: Result, seat: int) -> float:
    """The seat's part of the win: 1, a fraction if it is shared, or 0."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def by_seat(results: Sequence[Result], seat: int) -> dict[str, object]:
    """How a seat fared, whoever sat there."""
    wins = sum(win_of(result, seat) for result in results)
    return {"wins": stats.share(wins, len(results)).to_json(), "scores": spread([r.scores[seat] for r in results])}


def by_level(results: Sequence[Result], level: str) -> dict[str, object]:
    """How a level fared in all its seats; ``fair`` is what it would win if all levels were equally strong."""
    played = [(result, seat) for result in results for seat, own in enumerate(result.levels) if own == level]
    wins = sum(win_of(result, seat) for result, seat in played)
    games = sum(level in result.levels for result in results)
    return {
        "played": len(played),
        "games": games,
        "wins": stats.share(wins, games).to_json(),  # games won by a bot of this level
        "fair": len(played) / len(results[0].levels) / games,
        "scores": spread([result.scores[seat] for result, seat in played]),
    }


def spread(values: Sequence[int]) -> dict[str, object]:
    """A mean with its interval, the median, percentiles and extremes."""
    return {
        "mean": stats.mean(values).to_json(),
        "median": stats.median(values),
        "percentiles": {str(percent): stats.percentile(values, percent) for percent in PERCENTILES},
        "least": min(values),
        "most": max(values),
    }
