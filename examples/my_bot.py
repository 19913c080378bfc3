"""A bot of one's own: it knows what it likes, steps on the best disc it sees, and plays three games against greedy.

python examples/my_bot.py
"""

from shamble import game
from shamble.bots import Bot, View, make
from shamble.lab import play

LIKES = {"weapon": 5, "food3": 3, "food2": 2, "food1": 1, "electronics": 3, "medicine": 3, "fuel": 3, "tools": 3}
COLUMNS = "abcdefghijkl"


class Hoarder(Bot):
    """Steps on the disc it likes best, brings a supply when it stands beside a shelter, and never looks further."""

    def answer(self, view: View) -> str:
        liked = max(self.like(view, option) for option in self.options(view))
        best = [option for option in self.options(view) if self.like(view, option) == liked]
        return self.rng.choice(best)  # a bot's own dice: seeded, so that its games can be played again

    def like(self, view: View, option: str) -> int:
        """How much it likes an option, written as d2-e3, d2-off or pass."""
        goal = option.partition("-")[2]
        if goal in ("", "off"):
            return -1
        cell = COLUMNS.index(goal[0]) + 12 * (int(goal[1:]) - 1)
        disc = view["board"][cell]
        target = "white_shelter" if view["half"] == 1 else "red_shelter"
        if disc == target and cell not in view["markers"][view["seat"]]:
            return 10
        return LIKES.get(disc, 0)


def main(games: int = 3) -> list[tuple[int, ...]]:
    zombiegeddon = game("zombiegeddon")
    scores = []
    for seed in range(games):
        bots = [Hoarder(zombiegeddon, seed), make("greedy", zombiegeddon, seed)]
        result = play(zombiegeddon, bots, seed)
        scores.append(result.scores)
        print(f"game {seed}: Hoarder {result.scores[0]}, greedy {result.scores[1]}")
    return scores


if __name__ == "__main__":
    main()
