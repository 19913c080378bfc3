"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence


class Outcome:
    """Who came where, and why: ``ranking`` lists groups of seats, best first; ``reason`` is a word of the game's."""

    def __init__(self, ranking: tuple[tuple[int, ...], ...], reason: str, scores: tuple[int, ...]) -> None:
        self.ranking = ranking
        self.reason = reason
        self.scores = scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.ranking[0]

    def place(self, seat: int) -> int:
        """The seat's place, 1 for the first; those who share a place share its number."""
        ahead = 0
        for group in self.ranking:
            if seat in group:
                return ahead + 1
            ahead += len(group)
        raise ValueError(f"seat {seat} did not play")

    def to_json(self) -> dict[str, object]:
        """The outcome as plain data."""
        ranking = [list(group) for group in self.ranking]
        return {"ranking": ranking, "reason": self.reason, "scores": list(self.scores)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.to_json() == self.to_json()

    def __hash__(self) -> int:
        return hash((self.ranking, self.reason))

    def __repr__(self) -> str:
        return f"Outcome(ranking={self.ranking}, reason={self.reason!r}, scores={self.scores})"


def rank(keys: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by their keys, highest first; equal keys share a place."""
    order = sorted(set(keys), reverse=True)
    return tuple(tuple(seat for seat, key in enumerate(keys) if key == best) for best in order)
