"""How often Zombies!!! asks a person for an event card under default orders: python -m benchmarks.prompts.

One seat belongs to a person, the others to greedy bots. In every window that the rules open for the person, the
standing orders say whether it asks. Two people are looked at: one who plays whatever a prompt is about, and one who
keeps every card; the host leaves a card that was kept in peace for the rest of the round. At the same time a greedy
bot looks at the person's view in every window, asked or not: a play that it would have made unasked is lost.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, cast

from shamble.bots import make
from shamble.games.zombies.game import GAME
from shamble.games.zombies.orders import asks_about, card_of
from shamble.games.zombies.sense import quick
from shamble.games.zombies.state import Table

BAR = 2.0  # prompts per round
HEADER = (
    "| players | preset | the person | rounds | windows per round | prompts per turn | prompts per round "
    "| most in a round | plays of the bot unasked |\n|---|---|---|---|---|---|---|---|---|"
)


class Tally:
    """What was counted at one table size."""

    def __init__(self) -> None:
        self.turns = self.windows = self.lost = 0
        self.rounds: list[int] = []  # prompts in each


class Person:
    """A seat under default orders that plays what it is asked about, or keeps everything."""

    def __init__(self, seat: int, keeps: bool, seed: int, tally: Tally) -> None:
        self.seat = seat
        self.keeps = keeps
        self.bot = make("greedy", GAME, seed)
        self.tally = tally
        self.kept: set[str] = set()
        self.prompts = 0

    def begin_round(self) -> None:
        """The own turn begins: the round before is counted, and every card may be asked about again."""
        self.tally.rounds.append(self.prompts)
        self.prompts = 0
        self.kept.clear()

    def answer(self, view: dict[str, Any]) -> str:
        """The answer to a window, asked or not."""
        self.tally.windows += 1
        wanted = self.bot.answer(view)
        card = asks_about(view, {}, self.kept)
        if card:
            self.prompts += 1
        elif wanted != "pass" and card_of(wanted) not in self.kept:
            self.tally.lost += 1
        if self.keeps and card:
            self.kept.add(card)
        return wanted if card and not self.keeps else "pass"


def play(seats: int, preset: str, seed: int, keeps: bool, tally: Tally) -> None:
    """One game."""
    table = cast(Table, GAME.new(seats, seed, {"preset": preset}, passes="ask"))
    person = Person(seed % seats, keeps, seed, tally)
    rng, turn = Random(seed), 0
    while (ask := table.ask) is not None:
        if table.turn != turn:
            turn = table.turn
            if table.active == person.seat:
                person.begin_round()
        seat = ask.seats[0]
        if seat != person.seat or ask.name != "event":
            table.step(seat, quick(table, seat, rng))
            continue
        view = table.view(seat)
        options = cast(list[str], view["options"])
        table.step(seat, table.codes(seat)[options.index(person.answer(view))])
    tally.turns += turn


def line(seats: int, preset: str, games: int, keeps: bool) -> tuple[str, float]:
    """One line of the table, and its prompts per round."""
    tally = Tally()
    for seed in range(games):
        play(seats, preset, seed, keeps, tally)
    rounds, asked = len(tally.rounds), sum(tally.rounds)
    cells = (
        seats,
        preset,
        "keeps every card" if keeps else "plays when asked",
        rounds,
        f"{tally.windows / rounds:.1f}",
        f"{asked / tally.turns:.2f}",
        f"{asked / rounds:.2f}",
        max(tally.rounds),
        tally.lost,
    )
    return "| " + " | ".join(str(cell) for cell in cells) + " |", asked / rounds


def main() -> None:
    parser = argparse.ArgumentParser(description="Count prompts and print a Markdown table.")
    parser.add_argument("--games", type=int, default=12, help="games per line")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--preset", default="classic")
    args = parser.parse_args()
    print(HEADER)
    worst = 0.0
    for seats in args.seats:
        for keeps in (False, True):
            text, asked = line(seats, args.preset, args.games, keeps)
            worst = max(worst, asked)
            print(text, flush=True)
    if worst >= BAR:
        raise SystemExit(f"{worst:.2f} prompts per round; the bar is {BAR}.")


if __name__ == "__main__":
    main()
