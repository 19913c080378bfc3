"""Bots talk before a vote: each may promise once, all hear it, and nothing on the table changes by it."""

from __future__ import annotations

from shamble.bots import Bot, View, make
from shamble.games.tsunami.game import GAME
from shamble.lab.match import play
from shamble.testing import clause


class Chatty(Bot):
    """Promises blue to all or to the next seat, votes red, and keeps what it heard."""

    def __init__(self, to_next: bool) -> None:
        super().__init__(GAME)
        self.to_next = to_next
        self.words: list[list[tuple[int, int | None, str, str]]] = []

    def promise(self, view: View) -> tuple[str, int | None]:
        return "blue", (view["seat"] + 1) % view["seats"] if self.to_next else None

    def answer(self, view: View) -> str:
        self.listen(view)
        if "red" in view["options"]:
            self.words.append(list(self.heard))
            return "red"
        return str(view["options"][0])


@clause("TS-9.4")
def test_everybody_hears_a_promise_to_all_and_one_hears_a_promise_aside() -> None:
    bots = [Chatty(False), Chatty(True), Chatty(False)]
    play(GAME, bots, seed=3)
    assert all(words == [(0, None, "promise", "blue"), (2, None, "promise", "blue")] for words in bots[0].words)
    aside = [(0, None, "promise", "blue"), (1, 2, "promise", "blue"), (2, None, "promise", "blue")]
    assert all(words == aside for bot in (bots[1], bots[2]) for words in bot.words)
    assert len(bots[0].words) >= 3


def test_a_silent_bot_says_nothing_and_thinking_bots_do() -> None:
    state = GAME.new(3, 2)
    while state.ask is not None and state.ask.name != "vote":
        seat = state.ask.seats[0]
        state.play(seat, state.options(seat)[0])
    seat = 0
    assert Bot(GAME).promise(state.view(seat)) is None
    for level in ("greedy", "search"):
        said = make(level, GAME, 1).promise({**state.view(seat), "talk": []})
        assert said is None or said[0] in ("red", "blue", "yellow")
    assert make("greedy", GAME, 1).promise({**state.view(seat), "talk": []}) is not None
