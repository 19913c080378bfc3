"""How a game ended: the winner in a sentence, and a table of what everybody scored."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.cli.screen import Screen
from shamble.core.match import Match
from shamble.words import Words


def show_result(match: Match, players: Sequence[str], words: Words, screen: Screen) -> None:
    """Print the result of a game that is over, best first; of one that is not, nothing."""
    outcome = match.state.outcome
    if outcome is None:
        return
    screen.line()
    screen.say(f"{words.say('over')} {words.outcome(outcome.to_json(), match.names)}")
    parts = score_parts(match)
    kinds = list(parts[0]) if parts else []
    counts = match.game.counts  # else points say no more than who has won
    points = [[str(score)] if counts else [] for score in outcome.scores]
    rows = [
        [str(outcome.place(seat)), players[seat], *points[seat], *(str(parts[seat][k]) for k in kinds)]
        for seat in sorted(range(len(players)), key=outcome.place)
    ]
    heads = [words.say("column-place"), words.say("column-player"), *([words.score()] if counts else [])]
    heads += [words.say(f"column-{kind}") for kind in kinds]
    screen.table(heads, rows, right=(0, *range(2, len(heads))))


def score_parts(match: Match) -> dict[int, dict[str, int]]:
    """By seat, what its points are made of, as the game told it at the end; nothing if it did not."""
    last = match.standing()[-1].facts if len(match) else ()
    told = [fact.to_json() for fact in last if fact.name == "scored" and "points" in fact.fields]
    skipped = ("fact", "seat", "points")
    return {int(str(fact["seat"])): {k: int(str(v)) for k, v in fact.items() if k not in skipped} for fact in told}
