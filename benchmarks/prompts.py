"""How often Zombies!!! asks a person for an event card under default orders: python -m benchmarks.prompts.

One seat belongs to a person, the others to greedy bots. In every window that the rules open for the person, the
server's own rule (``server.orders.Prompts``) says whether it asks. Two people are looked at: one who plays whatever a
prompt is about, and one who keeps every card, passes whenever asked, and so holds three all the time. At the same time
a greedy bot looks at the person's view in every window, asked or not: a play that it would have made is lost if the
window did not ask, unless the person was asked about that very card in the same round and kept it.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, cast

from shamble.bots import make
from shamble.core.answer import PASS
from shamble.games.zombies.game import GAME
from shamble.games.zombies.orders import card_of, round_of
from shamble.games.zombies.sense import quick
from shamble.games.zombies.state import Table
from shamble.server.orders import Prompt, Prompts

BAR = 2.0  # prompts per round
HEADER = (
    "| players | preset | the person | cards held | rounds | windows per round | prompts per turn | prompts per round "
    "| most in a round | plays of the bot | of them lost |\n|---|---|---|---|---|---|---|---|---|---|---|"
)


class Tally:
    """What was counted at one table size."""

    def __init__(self) -> None:
        self.turns = self.windows = self.cards = self.wanted = self.lost = 0
        self.rounds: list[int] = []  # prompts in each


class Person:
    """A seat under default orders that plays what it is asked about, or keeps everything."""

    def __init__(self, seat: int, keeps: bool, seed: int, tally: Tally) -> None:
        self.seat = seat
        self.keeps = keeps
        self.bot = make("greedy", GAME, seed)
        self.tally = tally
        self.host = Prompts()
        self.asked: set[Prompt] = set()
        self.prompts = 0

    def begin_round(self) -> None:
        """The own turn begins: the round before is counted."""
        self.tally.rounds.append(self.prompts)
        self.prompts = 0

    def answer(self, view: dict[str, Any]) -> str:
        """The answer to a window, asked or not."""
        wanted = self.bot.answer(view)
        prompt = self.host.prompt(GAME, view, {})
        self._count(view, wanted, prompt)
        if prompt is None:
            return "pass"
        self.prompts += 1
        self.asked.add(prompt)
        if self.keeps:
            self.host.pass_over(self.seat, prompt)
        return "pass" if self.keeps else wanted

    def _count(self, view: dict[str, Any], wanted: str, prompt: Prompt | None) -> None:
        self.tally.windows += 1
        self.tally.cards += len(view["hand"])
        if wanted != "pass":
            self.tally.wanted += 1
            same = Prompt(card_of(wanted), round_of(view))
            self.tally.lost += prompt is None and same not in self.asked


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
        if seat == person.seat and ask.name == "event":
            view = table.view(seat)
            options = cast(list[str], view["options"])
            table.step(seat, table.codes(seat)[options.index(person.answer(view))])
        elif seat == person.seat and ask.name == "discard" and keeps:
            table.step(seat, PASS)
        else:
            table.step(seat, quick(table, seat, rng))
    tally.turns += turn


def count(seats: int, preset: str, games: int, keeps: bool) -> Tally:
    """So many games."""
    tally = Tally()
    for seed in range(games):
        play(seats, preset, seed, keeps, tally)
    return tally


def line(seats: int, preset: str, keeps: bool, tally: Tally) -> str:
    """One line of the table."""
    rounds, asked = len(tally.rounds), sum(tally.rounds)
    cells = (
        seats,
        preset,
        "keeps every card" if keeps else "plays when asked",
        f"{tally.cards / tally.windows:.1f}",
        rounds,
        f"{tally.windows / rounds:.1f}",
        f"{asked / tally.turns:.2f}",
        f"{asked / rounds:.2f}",
        max(tally.rounds),
        tally.wanted,
        tally.lost,
    )
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Count prompts and print a Markdown table.")
    parser.add_argument("--games", type=int, default=12, help="games per line")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--preset", default="classic")
    args = parser.parse_args()
    print(HEADER)
    worst, lost = 0.0, 0
    for seats in args.seats:
        for keeps in (False, True):
            tally = count(seats, args.preset, args.games, keeps)
            worst = max(worst, sum(tally.rounds) / len(tally.rounds))
            lost += tally.lost
            print(line(seats, args.preset, keeps, tally), flush=True)
    if worst >= BAR or lost:
        raise SystemExit(f"{worst:.2f} prompts per round; the bar is {BAR}. {lost} plays were lost.")


if __name__ == "__main__":
    main()
