"""Patched is fresh in the page itself: who has followed a game sees, thing by thing, what a page just opened shows."""

from __future__ import annotations

from difflib import unified_diff
from random import Random
from typing import Final

import pytest

from browser.conftest import Come
from browser.past import Past
from browser.visitor import Visitor
from every_game.patches import next_row
from server.house import Served, bearer
from shamble.registry import game, games
from shamble.server import rows

pytestmark = pytest.mark.browser
SOON: Final = 50  # milliseconds
PATIENCE: Final = 40  # times as many

# The number of the last message that the page has heard.
COUNTING: Final = """
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => (window.heard = JSON.parse(data).seq ?? window.heard));
  }
};
"""
# Whether the page has heard so much and its picture stands still.
STILL: Final = """(seq) => {
  const ask = document.querySelector(".app .ask");
  if (window.heard < seq || !ask || ask.classList.contains("hushed")) return false;
  const moving = document.getAnimations().filter((one) => !one.animationName && one.playState === "running");
  return moving.every((one) => one.effect.target.matches(".caption"));
}"""
# Everything in the page, a line for each element, its attributes in order; but for what was just said, what is held,
# and where a board is looked at that is larger than its window.
PLAIN: Final = """() => {
  const passing = ".caption, .app > .said, .tip, .focus, .seen, time[data-since], .small-map g + g";
  const lines = [];
  const tell = (node, depth) => {
    if (node.nodeType === 3) return node.data.trim() && lines.push(" ".repeat(depth) + node.data);
    if (node.matches(passing)) return;
    const looked = ["style", "hidden", "class", "data-at"];
    const passes = node.matches(".glass, .small-map, .town-sign") ? looked : ["aria-live"];
    const kept = ({ name, value }) => (value || name === "hidden") && !passes.includes(name);
    const told = [...node.attributes].filter(kept);
    const traits = told.map(({ name, value }) => `${name}=${value}`).sort();
    lines.push(" ".repeat(depth) + [node.localName, ...traits].join(" "));
    for (const child of node.childNodes) tell(child, depth + 1);
  };
  tell(document.querySelector(".app"), 0);
  return lines;
}"""


class Game:
    """A game that goes on by itself, and its pages."""

    def __init__(self, house: Served, name: str, seed: int) -> None:
        self.rng = Random(seed)
        kind = game(name)
        self.past = Past(name, self.rng.randint(kind.min_seats, kind.max_seats), seed).put_into(house.database)
        self.client = house.client()
        self.chair = self.rng.randrange(len(self.past.tokens))

    def goes_on(self) -> bool:
        """Somebody says something; False at the end."""
        table = self.past.sitting
        if table.phase != "play":
            return False
        row = next_row(table, self.rng)
        self.say(row)
        table.apply(row)
        return True

    def say(self, row: rows.Said | rows.Undid | rows.Talked) -> None:
        """Tell the house what was said."""
        table = self.past.sitting
        assert table.play is not None
        match row:
            case rows.Said():
                told = {"kind": "answer", "ask": table.play.ask_of(row.seat), "answers": row.answers}
            case rows.Undid():
                told = {"kind": "undo", "ask": table.play.ask_of(row.seat)}
            case rows.Talked():
                told = {"kind": "promise", "answer": row.text, "to": row.to}
        token = self.past.tokens[table.order[row.seat]]
        answer = self.client.post(f"/api/tables/{table.code}/messages", json=told, headers=bearer(token))
        assert answer.status_code == 200, answer.text

    def stands_still(self, visitor: Visitor) -> list[str]:
        """What a page shows once it has heard everything and nothing moves."""
        visitor.page.wait_for_function(STILL, arg=self.past.sitting.seq_for(self.chair))
        lines: list[str] = visitor.page.evaluate(PLAIN)
        return lines


def check(house: Served, come: Come, name: str, seed: int, moments: int, stride: int) -> None:
    """Somebody follows, another one comes anew every so many moments, and both see the same."""
    table = Game(house, name, seed)
    follower, newcomer = come(moves=seed % 2 == 0), come()
    for one in (follower, newcomer):
        one.context.add_init_script(COUNTING)
        one.open(table.past.link(table.chair))
        table.stands_still(one)
    for _ in range(moments):
        for _ in range(table.rng.randint(1, stride)):
            if not table.goes_on():
                return
        if table.past.sitting.phase != "play":
            return
        newcomer.page.reload()
        fresh = table.stands_still(newcomer)
        followed = table.stands_still(follower)
        for _ in range(PATIENCE):  # lines of the log come a little later than the picture
            if followed == fresh:
                break
            follower.page.wait_for_timeout(SOON)
            followed = table.stands_still(follower)
        assert followed == fresh, "\n".join(unified_diff(fresh, followed, "fresh", "followed", n=2, lineterm=""))


@pytest.mark.parametrize("name", games())
def test_who_follows_sees_what_a_newcomer_sees(house: Served, come: Come, name: str) -> None:
    check(house, come, name, 1, 6, 10)


@pytest.mark.parametrize("name", games())
def test_the_same_where_things_are_seen_to_move(house: Served, come: Come, name: str) -> None:
    check(house, come, name, 2, 2, 3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 13))
@pytest.mark.parametrize("name", games())
def test_the_same_for_long(house: Served, come: Come, name: str, seed: int) -> None:
    check(house, come, name, seed, 60, 30)
