"""What each answer would do, before it is given: the chain line by line, marks for the street, and a word for a button.

An answer is played on a guess of the table, and what happens is told as far as nobody else has a say: it stops where
the humans choose shrapnel or the next bullet's target, where petrol or a net may go on, and it says so. Where Click!
may answer, the chain is told as if it were not, and that is said too. No card is drawn inside a play, so nothing here
is left to chance.

    aim-body, aim-back, aim-harm, aim-step, ...     sort cell start goal card       the lines of a chain
    aim-dies, aim-left, aim-shield, ...             was left                        what comes of a line
    aim-dead, aim-wounds, ...                       n                               what comes of all of it, on a button
    aim-note-click, aim-note-shrapnel, ...          where the chain stops
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from shamble.core.answer import PASS
from shamble.core.scene import Data, Label, Scene, words
from shamble.games.zombiaki import answers
from shamble.games.zombiaki.aim_marks import Marks
from shamble.games.zombiaki.box import (
    BITTEN,
    BURST2,
    BURST3,
    CAR,
    CARD_NAMES,
    CELL_NAMES,
    CLAWS,
    DOG,
    FRESH,
    HARM_NAMES,
    NAPALM,
    NUMBER,
    ONE_CLAWS,
    SHOT1,
    SHOT2,
    SNIPER,
    THINGS,
)
from shamble.games.zombiaki.facts import BY_SHOT, MOVES
from shamble.games.zombiaki.game import GAME
from shamble.games.zombiaki.look import Look, Option, sort_of, strength_of
from shamble.games.zombiaki.state import Table

BULLETS: Final = (SHOT1, SHOT2, BURST2, BURST3, SNIPER)
OVER: Final = frozenset({"drew", "turn_began", "dawned"})  # with these the play is done, and another step begins
UNTOLD: Final = frozenset({"pass-turn", "discard", "stop"})  # nothing to aim
# Else a flame.
HARM_FACES: Final = {
    "mine": "zk-pow",
    "shrapnel": "zk-pow",
    "car": "zk-pow",
    "voltage": "zk-bolt",
    "barrel": "zk-roll",
}
NOTES: Final = {  # by what is asked next
    "shrapnel": "aim-note-shrapnel",
    "bullet": "aim-note-bullet",
    "petrol": "aim-note-petrol",
    "net": "aim-note-net",
    "flamethrower": "aim-note-flamethrower",
}


class Line:
    """One link of a chain: who, what hits it (numbers of bullets, or a face), and what comes of it."""

    def __init__(self, who: int, text: Label, marks: list[str], result: Label | None = None, bad: bool = False) -> None:
        self.who = who  # which body it is about, or NOBODY
        self.text = text
        self.marks = marks
        self.result = result
        self.bad = bad
        self.was = 0  # the strength with which its wounds began

    def told(self) -> Data:
        """The line for a client."""
        return {"marks": self.marks, "text": self.text, "result": self.result, "state": "bad" if self.bad else ""}


class Aim(NamedTuple):
    """What an answer would do."""

    result: Label | None
    lines: list[Data]
    notes: list[Label]
    shows: Scene

    def told(self) -> Data:
        """The same for a client."""
        return {"result": self.result, "lines": self.lines, "notes": self.notes}


def aims(look: Look) -> dict[str, Aim]:
    """By answer: what it would do, for all that do something to the street."""
    if not look.options or look.seat is None:
        return {}
    table = GAME.guess(look.view, Random(0))
    found: dict[str, Aim] = {}
    for option in look.options:
        if option.verb in UNTOLD or (option.verb == "pass" and look.asks not in ("march", "click")):
            continue
        aim = aim_of(look, table, option)
        if aim.lines or aim.shows or aim.notes:
            found[option.answer] = aim
    return found


def aim_of(look: Look, table: Table, option: Option) -> Aim:
    """What one answer would do."""
    return chain_of(look, table, option).aim()


def chain_of(look: Look, table: Table, option: Option) -> Chain:
    """All that would happen by one answer."""
    chain = Chain(look, option)
    code = answers.read(option.answer.lower(), chance=False).code
    assert look.seat is not None
    twin = table.after(look.seat, code)
    assert isinstance(twin, Table)
    return told_on(chain, twin)


def told_on(chain: Chain, twin: Table) -> Chain:
    """What has just happened on a table and goes on by itself, as the end of a chain."""
    while True:
        for fact in twin.facts:
            told = fact.to_json()
            if told["fact"] in OVER:
                return chain
            chain.add(told)
        following = go_on(twin, chain)
        if following is None:
            return chain
        [seat] = twin.ask.seats if twin.ask else (0,)
        twin.step(seat, following)


def go_on(table: Table, chain: Chain) -> int | None:
    """The answer with which the chain is told further; None where somebody has a say, which is noted."""
    if table.ask is None:
        return None
    name = table.ask.name
    if name == "click":
        chain.notes.append(words("aim-note-click"))
        return PASS
    if name == "flamethrower" and chain.option.verb == "burn":
        return table.codes(table.ask.seats[0])[0]  # as if nothing more were spent than must be
    if name in NOTES:
        chain.notes.append(words(NOTES[name]))
    return None


class Chain:
    """Facts as lines and marks."""

    def __init__(self, look: Look, option: Option) -> None:
        self.look = look
        self.option = option
        self.lines: list[Line] = []
        self.notes: list[Label] = []
        self.marks = Marks(option)
        self.at = {
            cell: cell for cell, body in enumerate(look.body) if body
        }  # by cell: who stands there, by first cell
        self.body = {cell: body for cell, body in enumerate(look.body) if body}  # by who: the body as it was
        self.strength = {cell: strength_of(body) for cell, body in self.body.items()}
        self.bullets = 0
        self.dead = self.shields = self.moves = 0
        self.hurt: dict[int, tuple[int, int]] = {}  # by who: the strength before all wounds, and what is left of it
        self.won = False
        self.last: Label | None = None

    @property
    def wounds(self) -> int:
        """The strength that is lost, of all together."""
        return sum(was - left for was, left in self.hurt.values())

    def aim(self) -> Aim:
        """All of it."""
        return Aim(self._result(), [line.told() for line in self.lines], self.notes, self.marks.items)

    def _result(self) -> Label | None:
        """What comes of all, in a word or two."""
        if self.won:
            return words("aim-wins")
        if self.dead:
            return words("aim-dead", n=self.dead)
        if self.shields:
            return words("aim-shields", n=self.shields)
        if len(self.hurt) == 1:
            [(was, left)] = self.hurt.values()
            return words("aim-left", was=was, left=left)
        if self.hurt:
            return words("aim-wounds", n=self.wounds)
        return self.last if self.moves < 2 else words("aim-moves", n=self.moves)

    def add(self, fact: dict[str, Any]) -> None:
        """One more thing that happens."""
        deed = getattr(self, f"_{fact['fact']}", None)
        if deed is not None:
            deed(fact)

    # --- what is played ---

    def _played(self, fact: dict[str, Any]) -> None:
        kind, cell = fact["kind"], fact["cell"]
        if kind <= DOG:
            self._comes(cell, FRESH[kind])
        elif kind in THINGS or kind == NAPALM:
            self.marks.thing(cell, kind)
        elif kind == CLAWS:
            body = self.look.body[cell]
            self.last = words("aim-left", was=strength_of(body), left=strength_of(body + ONE_CLAWS))
            self.marks.tag(cell, self.last, bad=False)

    def _comes(self, cell: int, body: int) -> None:
        """Somebody who was not in the street before."""
        self.at[cell] = cell
        self.body[cell] = body
        self.strength[cell] = strength_of(body)
        self.marks.ghost(cell, body)

    def _bit(self, fact: dict[str, Any]) -> None:
        self._comes(fact["goal"], BITTEN)
        self._line(
            fact["cell"], words("aim-bit", cell=CELL_NAMES[fact["cell"]], goal=CELL_NAMES[fact["goal"]]), ["zk-shield"]
        )

    # --- steps ---

    def _moved(self, fact: dict[str, Any]) -> None:
        start, goal = fact["start"], fact["goal"]
        who = self.at[goal] = self.at.pop(start)
        self.moves += 1
        self.last = words("aim-goes", goal=CELL_NAMES[goal])
        self.marks.step(start, goal, fact["why"])
        self.marks.ghost(goal, self.body[who])
        last = self.lines[-1] if self.lines else None
        names = {"sort": sort_of(self.body[who]), "start": CELL_NAMES[start], "goal": CELL_NAMES[goal]}
        if fact["why"] == BY_SHOT and last is not None and last.who == who:
            last.text = words("aim-back", cell=CELL_NAMES[start], **names)
            return
        self._line(who, words("aim-step", why=MOVES[fact["why"]], **names), ["zk-step"])

    def _swapped(self, fact: dict[str, Any]) -> None:
        start, goal = fact["start"], fact["goal"]
        self.at[start], self.at[goal] = self.at[goal], self.at[start]
        for one, other in ((start, goal), (goal, start)):
            self.marks.step(one, other, -1)
        self._line(start, words("aim-swap", start=CELL_NAMES[start], goal=CELL_NAMES[goal]), ["zk-step"])

    def _fused(self, fact: dict[str, Any]) -> None:
        start, goal = fact["start"], fact["goal"]
        self.marks.step(start, goal, -1)
        self.last = words("aim-strong", n=fact["strength"])
        self.marks.tag(goal, self.last, bad=False)
        text = words("aim-fuse", start=CELL_NAMES[start], goal=CELL_NAMES[goal])
        self._line(goal, text, ["zk-step"], self.last)

    def _broke_through(self, fact: dict[str, Any]) -> None:
        self.won = True
        self.marks.step(fact["cell"], -1, -1)
        self._line(fact["cell"], words("aim-through", cell=CELL_NAMES[fact["cell"]]), ["zk-step"], words("aim-wins"))

    def _halted(self, fact: dict[str, Any]) -> None:
        self._line(fact["cell"], words("aim-halted", cell=CELL_NAMES[fact["cell"]]), ["zk-held"])

    def _stuck(self, fact: dict[str, Any]) -> None:
        text = words("aim-stuck", cell=CELL_NAMES[fact["cell"]], push=fact["push"], height=fact["height"])
        self._line(fact["cell"], text, ["zk-held"])

    def _netted(self, fact: dict[str, Any]) -> None:
        self.marks.net(fact["cell"], self.look.body[fact["cell"]])

    # --- wounds ---

    def _hurt(self, fact: dict[str, Any]) -> None:
        who = self.at.get(fact["cell"], fact["cell"])
        was, left = self.strength[who], fact["left"]
        self.strength[who] = left
        self.hurt[who] = (self.hurt.get(who, (was, 0))[0], left)
        line = self._hit(fact, who)
        line.was = line.was or was
        self.last = line.result = words("aim-left", was=line.was, left=left)
        self.marks.tag(fact["cell"], line.result, bad=False)

    def _died(self, fact: dict[str, Any]) -> None:
        self._ends(fact, words("aim-dies"))

    def _fell(self, fact: dict[str, Any]) -> None:
        self._ends(fact, words("aim-falls"))

    def _ends(self, fact: dict[str, Any], result: Label) -> None:
        """Somebody dies, by damage or in a pit."""
        who = self.at.pop(fact["cell"], fact["cell"])
        self.dead += 1
        line = self._hit(fact, who)
        line.result, line.bad = result, True
        self.marks.tag(fact["cell"], result, bad=True)

    def _absorbed(self, fact: dict[str, Any]) -> None:
        self._saved(fact, words("aim-shield"))

    def _filled(self, fact: dict[str, Any]) -> None:
        self._saved(fact, words("aim-fills"))

    def _saved(self, fact: dict[str, Any], result: Label) -> None:
        self.shields += 1
        line = self._hit(fact, self.at.get(fact["cell"], fact["cell"]))
        self.last = line.result = result
        self.marks.tag(fact["cell"], result, bad=False)

    def _hit(self, fact: dict[str, Any], who: int) -> Line:
        """The line of somebody who is hit: bullets on the same body share one."""
        cell, kind = fact["cell"], fact["kind"]
        self.marks.harm(cell)
        if kind not in BULLETS or fact["fact"] == "fell":
            return self._harmed(cell, who, kind)
        self.bullets += 1
        shots = self._shots(fact)
        numbers = [str(self.bullets + more) for more in range(shots)]
        self.bullets += shots - 1
        for number in numbers:
            self.marks.bullet(cell, number, kind == SNIPER)
        last = self.lines[-1] if self.lines else None
        if last is not None and last.who == who and last.marks[0].isdigit():
            last.marks += numbers
            return last
        return self._line(who, words("aim-body", sort=self._sort(who), cell=CELL_NAMES[cell]), numbers)

    def _shots(self, fact: dict[str, Any]) -> int:
        """A shield swallows all bullets that are left."""
        kind: int = fact["kind"]
        if fact["fact"] != "absorbed" or kind not in (BURST2, BURST3):
            return 1
        return max(1, NUMBER[kind] - self.bullets + 1)

    def _harmed(self, cell: int, who: int, kind: int) -> Line:
        card = HARM_NAMES[kind]
        face = "zk-skull" if card.startswith("pit") else HARM_FACES.get(card, "zk-flame")
        return self._line(who, words("aim-harm", sort=self._sort(who), cell=CELL_NAMES[cell], card=card), [face])

    def _sort(self, who: int) -> str:
        return sort_of(self.body[who])

    # --- what goes off, and what goes ---

    def _exploded(self, fact: dict[str, Any]) -> None:
        self.marks.blast(fact["cell"], fact["kind"] == CAR)
        text = words("aim-blast", card=CARD_NAMES[fact["kind"]], cell=CELL_NAMES[fact["cell"]])
        self._line(-1, text, ["zk-pow"])

    def _removed(self, fact: dict[str, Any]) -> None:
        self.marks.gone(fact["cell"])
        text = words("aim-gone", card=CARD_NAMES[fact["kind"]], cell=CELL_NAMES[fact["cell"]])
        self._line(-1, text, ["zk-x"])

    def _burned(self, fact: dict[str, Any]) -> None:
        self.marks.burn(fact["cell"])

    def _crossed(self, fact: dict[str, Any]) -> None:
        self._line(-1, words("aim-crossed", cell=CELL_NAMES[fact["cell"]]), ["zk-flame"])

    def _boss_fell(self, _fact: dict[str, Any]) -> None:
        self._line(-1, words("aim-boss"), ["zk-hat"])

    def _clicked(self, fact: dict[str, Any]) -> None:
        self._line(-1, words("aim-clicked", card=CARD_NAMES[fact["kind"]]), ["zk-x"])

    def _line(self, who: int, text: Label, marks: list[str], result: Label | None = None) -> Line:
        line = Line(who, text, marks, result)
        self.lines.append(line)
        return line
