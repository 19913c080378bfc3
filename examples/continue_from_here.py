"""Play a game, save it, go back to its middle, and let it end differently."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import shamble


def play_on(match: shamble.Match, rng: random.Random) -> None:
    """Random answers until the game is over."""
    while (ask := match.state.ask) is not None:
        seat = ask.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[rng.randrange(len(options))])


def main() -> None:
    game = shamble.game("zombiegeddon")
    match = shamble.Match(game, seats=2, seed=7, names=["Ada", "Bram"])
    play_on(match, random.Random(1))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.shamble")
        match.save(path)
        same = shamble.Match.load(path, game)
    print("as it went:", same.state.outcome)
    other = same.branch(len(same) // 2)
    play_on(other, random.Random(2))
    print("as it might have gone:", other.state.outcome)


if __name__ == "__main__":
    main()
