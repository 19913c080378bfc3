"""How often a person at the keyboard is asked, who plays as a bot would and follows the defaults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import shamble
from shamble import Match, bots
from shamble.cli.habits import ALWAYS
from shamble.cli.plans import default_of
from shamble.cli.screen import Screen
from shamble.cli.sitting import Sitting
from shamble.core.frame import CHOOSE, OFFER
from shamble.core.state import State
from shamble.games.zombies.orders import round_of
from shamble.words import Words

ME = 0


class Player:
    """Somebody at the keyboard of Zombies!!!, and what they were asked: in which round, whose turn, what."""

    def __init__(self, seed: int, level: str = "useful", seats: int = 3) -> None:
        game = shamble.game("zombies")
        self.bot = bots.make("greedy", game, seed)
        others = {seat: bots.make("greedy", game, f"{seed} {seat}") for seat in range(1, seats)}
        self.sitting = Sitting(Match(game, seats, seed), others, Words("en", "zombies"), Screen(False))
        self.sitting.levels = dict.fromkeys(others, "greedy")
        self.sitting.habits.levels[ME] = level
        self.asked: list[tuple[int, bool, str]] = []

    @property
    def state(self) -> State:
        return self.sitting.match.state

    def types(self, prompt: str, completions: Callable[[str], object] | None = None) -> str:
        """What the player types at a prompt: Enter where it does something, a walk to its goal, or an answer."""
        if self.state.ask is None:
            return "no"
        view = self.state.view(ME)
        self.asked.append((round_of(view), view["active"] == ME, self.state.ask.name))
        if self.state.pending == CHOOSE and default_of(view, self.sitting.match.names, self.state.pending):
            return ""
        answer = self.bot.answer(view)
        return f"go {self.goal()}" if answer.startswith("go-") else answer

    def goal(self) -> str:
        """Where the bot would have walked when its steps are over, and whether it stops there."""
        state, goals = self.state.copy(), list[str]()
        while state.ask is not None and state.ask.name in ("step", "event"):
            seat = state.ask.seats[0]
            answer = "pass" if state.pending == OFFER else self.bot.answer(state.view(seat))
            goals += [] if state.pending == OFFER else [answer.removeprefix("go-")]
            state.play(seat, state.game.parse(state, seat, answer))
        return " ".join(goals)

    def plays(self, monkeypatch: pytest.MonkeyPatch) -> Player:
        monkeypatch.setattr("shamble.cli.sitting.ask_line", self.types)
        self.sitting.run()
        assert self.state.outcome is not None
        return self


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("seed", range(2))
def test_the_turns_of_others_ask_for_cards_at_most_twice_a_round(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    asked = Player(seed).plays(monkeypatch).asked
    rounds = len({turn for turn, *_ in asked})
    elsewhere = Counter(turn for turn, mine, what in asked if not mine and what == "event")
    assert max(elsewhere.values(), default=0) <= 2
    assert sum(elsewhere.values()) <= rounds / 2
    assert sum(mine for _, mine, _ in asked) <= 7 * rounds  # a tile, what it brings, fights, a walk, zombies, a card


def test_who_wants_to_be_asked_always_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Player(0, ALWAYS).plays(monkeypatch).asked
    assert sum(what == "event" for *_, what in asked) > 5 * len({turn for turn, *_ in asked})
