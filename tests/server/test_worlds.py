"""Law 6 at the table: in two worlds that a seat cannot tell apart it is sent the same messages, to the byte."""

from __future__ import annotations

from random import Random

import pytest

from server.house import waiting_in
from shamble.core.errors import ShambleError
from shamble.core.match import Match
from shamble.server import rows
from shamble.server.crowd import Crowd
from shamble.server.group import Mailbox
from shamble.server.show import WATCHER, Viewer
from shamble.server.sitting import Sitting
from shamble.testing.leaks import World, knowledge, other_world

SEATS = 4
STEPS = 40


def tsunami(seed: int, fair: bool) -> Sitting:
    """A running table of Zombie Tsunami for four people."""
    table = Sitting("TS-2222-2222")
    windows = "fair" if fair else "quick"
    secret = f"{seed:02x}" * 32
    table.apply(rows.Made("tsunami", SEATS, secret, "Ann", "ann", {}, {"windows": windows}))
    for chair in range(1, SEATS):
        table.apply(rows.Sat(chair, f"P{chair}", f"who{chair}"))
    table.apply(table.check_start(0))
    return table


def random_row(table: Sitting, rng: Random) -> rows.AnyRow:
    """Something that one of those asked could say, a word before a vote, or a bot that plays for somebody."""
    play = table.play
    assert play is not None
    if rng.random() < 0.1:  # a bot plays for somebody, or no longer
        chair = rng.randrange(SEATS)
        away = table.chairs[chair].stand_in
        return rows.Returned(chair) if away else rows.Substituted(chair, "greedy", [chair], "left")
    if play.game.promises(play.state.view(None)) and rng.random() < 0.5:
        seat = rng.randrange(SEATS)
        to = rng.choice([None, (seat + 1) % SEATS])
        return table.check_talk(seat, to, "promise", rng.choice(["red", "blue"]))
    if play.is_vote() and rng.random() < 0.3:
        able = [seat for seat in range(SEATS) if play.may_answer(seat)]
    else:
        able = list(play.asked())
    seat = rng.choice(able)
    options = play.state.options(seat)
    weight = [3 if str(option) == "pass" else 1 for option in options]
    return table.check_answer(seat, [str(rng.choices(list(options), weight)[0])])


def twin_of(table: Sitting, log: list[rows.AnyRow], chair: int, rng: Random) -> Sitting:
    """The same table in a world that the chair cannot tell from this one; the dice to come are the same."""
    twin = Sitting(table.code)
    for row in log:
        twin.apply(row)
    assert table.play is not None
    assert twin.play is not None
    dice = twin.play.state.stream.copy()
    twin.play.state = other_world(twin.play.state, None if chair == WATCHER else chair, rng)
    twin.play.state.stream = dice
    return twin


class Ears:
    """What somebody at a table is sent from now on."""

    def __init__(self, table: Sitting, chair: int) -> None:
        self.crowd = Crowd(table, lambda code, chair: f"{code} {chair}", lambda _viewer: None)
        self.crowd._presence_soon = lambda: None  # type: ignore[method-assign]
        self.boxes: list[Mailbox] = [
            self.crowd.join(Viewer(chair, lang, form), 0) for lang, form in (("en", "scene"), ("fr", "view"))
        ]

    def heard(self) -> list[bytes]:
        return [message for box in self.boxes for message in waiting_in(box)]


def told_facts(table: Sitting, chair: int) -> list[object]:
    seat = None if chair == WATCHER else chair
    return [fact.to_json() for fact in table.latest_facts() if fact.seen_by(seat)]


def known_to(table: Sitting, chair: int) -> list[int | None]:
    """The hidden components as far as the masks say that the chair knows them."""
    play = table.play
    assert play is not None
    seat = None if chair == WATCHER else chair
    match = Match.of(play.game, table.names(), {}, Match(play.game, SEATS, 1).opening, [play.state])
    return knowledge(World(match, seat))


def same_in_both(world: Sitting, twin: Sitting, chair: int, rng: Random) -> int:
    """Play both worlds on with the same words as long as they allow; how many things were said."""
    ears = Ears(world, chair), Ears(twin, chair)
    assert ears[0].heard() == ears[1].heard()
    for number in range(STEPS):
        assert world.play is not None
        if not world.play.state.pending:
            return number
        try:
            row = random_row(world, rng)
            if isinstance(row, rows.Said):
                other: rows.AnyRow = twin.check_answer(row.seat, row.answers)
            else:
                other = row
        except ShambleError:
            return number  # not possible in the other world: they part lawfully
        world.apply(row)
        twin.apply(other)
        if told_facts(world, chair) != told_facts(twin, chair) or known_to(world, chair) != known_to(twin, chair):
            return number
        for one in ears:
            one.crowd.tell()
        mine, theirs = ears[0].heard(), ears[1].heard()
        assert len(mine) == len(theirs)
        assert mine == theirs
        assert world.seq_for(chair) == twin.seq_for(chair)
    return STEPS


@pytest.mark.parametrize("fair", [True, False], ids=["fair", "quick"])
@pytest.mark.parametrize("seed", range(4))
def test_messages_do_not_depend_on_what_a_chair_cannot_know(seed: int, fair: bool) -> None:
    rng = Random(seed)
    table = tsunami(seed + 1, fair)
    log: list[rows.AnyRow] = [
        rows.Made("tsunami", SEATS, f"{seed + 1:02x}" * 32, "Ann", "ann", {}, {"windows": "fair" if fair else "quick"}),
        *[rows.Sat(chair, f"P{chair}", f"who{chair}") for chair in range(1, SEATS)],
        rows.Began(list(range(SEATS)), "1", fair),
    ]
    compared = 0
    for number in range(160):
        assert table.play is not None
        if not table.play.state.pending:
            break
        if number % 20 == 0:
            for chair in (WATCHER, 0, 2):
                again = twin_of(table, log, chair, rng)
                same = Sitting(table.code)
                for row in log:
                    same.apply(row)
                compared += same_in_both(same, again, chair, rng)
        row = random_row(table, rng)
        table.apply(row)
        log.append(row)
    assert compared > 40
