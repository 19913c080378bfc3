"""The protocol against a model: seats, spectators and strangers who say everything in any order, and crashes between.

The model knows the rules of the wire and a match of the engine, and nothing of the server. After every step the log
must be what was acknowledged, the table a fold of the log, and every connected client's picture that of a fresh one.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import shamble
from server.house import GAME, Fields, Merged, decoded, folded, heard, plain_state, waiting_in
from shamble.core.errors import ShambleError
from shamble.core.match import Match
from shamble.server import messages, rows
from shamble.server.actor import Actor
from shamble.server.group import Mailbox
from shamble.server.hub import Hub
from shamble.server.messages import MakeTable
from shamble.server.show import WATCHER, Viewer
from shamble.server.store import Store
from shamble.server.thinkers import Thinkers
from shamble.server.trouble import Trouble

RULES = shamble.game(GAME)
MEMORY = Path("/dev/shm")  # thousands of syncs; that the disk is asked for them is tested elsewhere
NUMBERS = st.integers(0, 10_000)


class Client:
    """A connection that merges what it hears, or is away for a while."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.merged = Merged()
        self.box: Mailbox | None = None


class Model:
    """What the table must be, told by what was acknowledged."""

    def __init__(self, seats: int) -> None:
        self.chairs = ["person"] + ["free"] * (seats - 1)
        self.order: list[int] = []
        self.match: Match | None = None
        self.said: list[tuple[int, list[str] | None]] = []  # None: an undo
        self.back = 0  # gestures the last speaker may take back
        self.log: list[str] = ["Made"]

    def asked(self) -> tuple[int, ...]:
        ask = None if self.match is None else self.match.state.ask
        return () if ask is None else ask.seats

    def options(self) -> list[str]:
        assert self.match is not None
        return [str(one) for one in self.match.state.options(self.asked()[0])]

    def legal(self, seat: int, answers: list[str]) -> bool:
        assert self.match is not None
        trial = self.match.state.copy()
        try:
            for answer in answers:
                trial.play(seat, RULES.parse(trial, seat, answer))
        except ShambleError:
            return False
        return True

    def expected(self, chair: int, ask: int, answers: list[str] | None) -> str:
        """What must become of a message: new, old (said already) or the code of a refusal."""
        if self.match is None or chair not in self.order:
            return "not-now"
        seat = self.order.index(chair)
        if ask != len(self.said) + 1:
            return "old" if 0 < ask <= len(self.said) and self.said[ask - 1] == (seat, answers) else "stale"
        if answers is None:
            return "new" if self.back and self.asked() == (seat,) else "not-now"
        if self.asked() and seat not in self.asked():
            return "not-asked"
        return "new" if self.asked() and self.legal(seat, answers) else "no"

    def take(self, chair: int, answers: list[str] | None) -> None:
        """A gesture or an undo stands."""
        assert self.match is not None
        seat = self.order.index(chair)
        self.said.append((seat, answers))
        if answers is None:
            self.match.undo()
            self.back -= 1
            self.log.append(f"Undid {seat}")
            return
        self.match.play(seat, answers)
        final = self.match.gestures[-1].entry.draws or self.asked() != (seat,)
        self.back = 0 if final else self.back + 1
        self.log.append(f"Said {seat} {answers}")


def told(row: rows.AnyRow) -> str:
    """A row as the model writes it."""
    if isinstance(row, rows.Said):
        return f"Said {row.seat} {row.answers}"
    if isinstance(row, rows.Undid):
        return f"Undid {row.seat}"
    return type(row).__name__


class Table(RuleBasedStateMachine):
    """One table, its people, and everything that can happen to it."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        self.loop = asyncio.Runner()
        self.sent: list[tuple[int, int, list[str] | None]] = []
        self.clients: list[Client] = []
        self.open()

    def open(self) -> None:
        """The house opens, with whatever is on the disk."""
        self.store = Store(Path(self.folder.name) / "s.db")
        self.loop.run(self._hub())

    async def _hub(self) -> None:
        self.hub = Hub(self.store, Thinkers(1), pace=0)

    @initialize(seats=st.integers(2, 4), begin=st.booleans(), key=st.integers(1, 255))
    def make(self, seats: int, begin: bool, key: int) -> None:
        with patch(
            "shamble.server.hub.secrets.token_hex", lambda size: f"{key:02x}" * size
        ):  # the same game every time
            self.actor: Actor = self.loop.run(self.hub.make(MakeTable(GAME, "Ann", "ann", seats=seats)))
        self.code = self.actor.sitting.code
        self.model = Model(seats)
        self.tokens = {0: self.actor.token(0)}
        self.worthless: list[str] = []
        self.connect(0, "en", "scene")
        for number in range(1, seats):
            self.sit(number)
        if begin:
            self.start()
            self.connect(1, "fr", "view")

    # --- saying something ---

    async def _say(self, token: str | None, kind: str, fields: Fields) -> Fields:
        """A message through the doors' own steps: the token, then the words."""
        chair = self.actor.chair_of(token)
        said = messages.read(json.dumps({"kind": kind, **fields}))
        return await heard(self.actor, Viewer(chair, "en", "view"), said)

    def say(self, token: str | None, kind: str, /, **fields: Any) -> str:
        """What became of a message: done, or the code of the refusal."""
        try:
            reply = self.loop.run(self._say(token, kind, fields))
        except Trouble as trouble:
            return trouble.code
        except ShambleError:
            return "no"
        assert reply["seq"] == self.actor.sitting.seq
        return "done"

    def say_in_game(self, chair: int, ask: int, answers: list[str] | None) -> None:
        """An answer or an undo; what must become of it is the model's to say."""
        if chair not in self.tokens:
            return
        expected = self.model.expected(chair, ask, answers)
        self.sent.append((chair, ask, answers))
        fields: Fields = {"ask": ask} if answers is None else {"ask": ask, "answers": answers}
        became = self.say(self.tokens[chair], "undo" if answers is None else "answer", **fields)
        if expected == "new":
            self.model.take(chair, answers)
        assert became == ("done" if expected in ("new", "old") else expected)

    # --- the room ---

    @precondition(lambda self: self.model.match is None)
    @rule(number=NUMBERS)
    def sit(self, number: int) -> None:
        known = self.actor.sitting.chair_of(known_as := f"who {number}")
        if "free" not in self.model.chairs and known is None:
            with pytest.raises(Trouble, match="full"):
                self.loop.run(self.actor.sit(f"P{number}", known_as, None))
            return
        chair = self.loop.run(self.actor.sit(f"P{number}", known_as, None))
        if self.model.chairs[chair] == "free":
            self.model.chairs[chair] = "person"
            self.model.log.append("Sat")
        self.tokens[chair] = self.actor.token(chair)

    @precondition(lambda self: self.model.match is None)
    @rule(chair=st.integers(0, 4), level=st.sampled_from([None, "random", "genius"]))
    def place(self, chair: int, level: str | None) -> None:
        became = self.say(self.tokens[0], "chair", chair=chair, level=level)
        chairs = self.model.chairs
        if not 0 < chair < len(chairs) or level == "genius":
            assert became == "invalid"
        elif level is None:
            assert became == "done"
            self.model.log.append("Emptied")
            self.free(chair)
        elif chairs[chair] == "person":
            assert became == "full"
        else:
            assert became == "done"
            chairs[chair] = "bot"
            self.model.log.append("Hired")

    @precondition(lambda self: self.model.match is None and len(self.tokens) > 1)
    @rule(number=NUMBERS)
    def exchange(self, number: int) -> None:
        """One is shown out, and somebody else sits down in their place."""
        self.place(sorted(self.tokens)[1 + number % (len(self.tokens) - 1)], None)
        self.sit(10_001 + number)

    def free(self, chair: int) -> None:
        """A chair is empty: its links are worthless, and who looked through it was shown out."""
        self.model.chairs[chair] = "free"
        if chair in self.tokens:
            self.worthless.append(self.tokens.pop(chair))
        for client in [one for one in self.clients if one.viewer.chair == chair]:
            assert client.box is None or client.box.closed is not None
            self.clients.remove(client)

    @precondition(lambda self: self.model.match is None)
    @rule(seats=st.integers(0, 6))
    def resize(self, seats: int) -> None:
        became = self.say(self.tokens[0], "seats", seats=seats)
        chairs = self.model.chairs
        if not RULES.min_seats <= seats <= RULES.max_seats:
            assert became == "invalid"
        elif "person" in chairs[seats:]:
            assert became == "full"
        else:
            assert became == "done"
            self.model.chairs = chairs[:seats] + ["free"] * (seats - len(chairs))
            self.model.log.append("Resized")

    @precondition(lambda self: self.model.match is None or not self.model.said)
    @rule(manner=st.booleans())
    def choose(self, manner: bool) -> None:
        name, value = ("listed", True) if manner else ("open_piles", True)
        became = self.say(self.tokens[0], "manner" if manner else "setting", name=name, value=value)
        if self.model.match is not None and not manner:
            assert became == "not-now"
        else:
            assert became == "done"
            self.model.log.append("Chosen")

    @precondition(lambda self: len(self.tokens) > 1 and len(self.model.said) < 3)
    @rule(kind=st.sampled_from(["start", "seats", "chair", "manner", "setting", "local"]), number=NUMBERS)
    def somebody_plays_host(self, kind: str, number: int) -> None:
        chair = sorted(self.tokens)[1 + number % (len(self.tokens) - 1)]
        fields = {"seats": 2, "chair": 1, "name": "watch", "value": "nobody"}
        assert self.say(self.tokens[chair], kind, **fields) == "not-yours"

    @precondition(lambda self: self.model.match is None)
    @rule(number=NUMBERS)
    def rename(self, number: int) -> None:
        chair = sorted(self.tokens)[number % len(self.tokens)]
        before = self.actor.sitting.chairs[chair].name
        for _ in range(2):  # the second time it is so already
            assert self.say(self.tokens[chair], "name", name=f"Q{number}") == "done"
        if self.actor.sitting.chairs[chair].name != before:
            self.model.log.append("Named")

    @precondition(lambda self: "bot" not in self.model.chairs)  # bots would play on by themselves
    @rule()
    def start(self) -> None:
        became = self.say(self.tokens[0], "start")
        people = [number for number, state in enumerate(self.model.chairs) if state == "person"]
        if self.model.match is None and len(people) < RULES.min_seats:
            assert became == "not-now"
            return
        assert became == "done"
        if self.model.match is not None:
            return  # it had begun already
        self.model.log.append("Began")
        self.model.order = people
        sitting = self.actor.sitting
        self.model.match = Match(RULES, len(people), sitting.secret, sitting.settings)

    # --- the game ---

    @precondition(lambda self: self.model.asked())
    @rule(numbers=st.lists(NUMBERS, min_size=1, max_size=6))
    def answer(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.model.asked():
                options = self.model.options()
                chair = self.model.order[self.model.asked()[0]]
                self.say_in_game(chair, len(self.model.said) + 1, [options[number % len(options)]])

    @precondition(lambda self: self.model.asked())
    @rule(answers=st.lists(st.sampled_from(["a1-c9", "pass", "nonsense", "d2-e3", ""]), min_size=1, max_size=3))
    def answer_something(self, answers: list[str]) -> None:
        self.say_in_game(
            self.model.order[self.model.asked()[0]], len(self.model.said) + 1, [a.lower() for a in answers]
        )

    @precondition(lambda self: self.model.match is not None)
    @rule(number=NUMBERS, later=st.integers(-3, 3))
    def answer_out_of_turn(self, number: int, later: int) -> None:
        options = self.model.options() if self.model.asked() else ["pass"]
        chair = self.model.order[number % len(self.model.order)]
        ask = max(0, len(self.model.said) + 1 + later)
        self.say_in_game(chair, ask, [options[number % len(options)]])

    @precondition(lambda self: self.model.match is not None)
    @rule(number=NUMBERS)
    def undo(self, number: int) -> None:
        seat = self.model.asked()[0] if number % 3 and self.model.asked() else number % len(self.model.order)
        chair = self.model.order[seat]
        self.say_in_game(chair, len(self.model.said) + 1, None)

    @precondition(lambda self: self.sent)
    @rule(number=NUMBERS)
    def repeat_an_earlier_message(self, number: int) -> None:
        self.say_in_game(*self.sent[number % len(self.sent)])

    @rule(number=NUMBERS)
    def a_spectator_answers_and_a_stranger_comes_with_a_link(self, number: int) -> None:
        assert self.say(None, "answer", ask=number, answers=["pass"]) == "not-yours"
        forged = self.tokens[0][:-1] + ("A" if self.tokens[0][-1] != "A" else "B")
        for link in (*self.worthless, forged):
            assert self.say(link, "name", name="Eve") == "link"

    # --- connections ---

    @precondition(lambda self: len(self.clients) < 5)
    @rule(number=NUMBERS, lang=st.sampled_from(["en", "fr"]), form=st.sampled_from(["scene", "view"]))
    def connect(self, number: int, lang: str, form: str) -> None:
        chairs = [WATCHER, *sorted(self.tokens)]
        self.clients.append(Client(Viewer(chairs[number % len(chairs)], lang, form)))
        self.join(self.clients[-1])

    def join(self, client: Client) -> None:
        """Say hello, with what was seen so far."""

        async def joined() -> Mailbox:
            return self.actor.join(client.viewer, client.merged.table.get("seq", 0))

        client.box = self.loop.run(joined())

    @precondition(lambda self: self.clients)
    @rule(number=NUMBERS)
    def leave_or_come_back(self, number: int) -> None:
        client = self.clients[number % len(self.clients)]
        if client.box is None:
            self.join(client)
            return

        async def left() -> None:
            assert client.box is not None
            self.actor.leave(client.viewer, client.box)

        self.loop.run(left())
        client.box = None

    @precondition(lambda self: self.clients)
    @rule(number=NUMBERS)
    def fall_behind(self, number: int) -> None:
        box = self.clients[number % len(self.clients)].box
        if box is not None:
            box.resync()

    # --- crashes ---

    @rule(number=NUMBERS, written=st.booleans())
    def crash(self, number: int, written: bool) -> None:
        """The process dies, perhaps in the middle of an answer, which may or may not have reached the disk."""
        if self.model.asked() and number % 2:
            self.loop.run(self._answer_and_die(number, written))
        self.store.close()  # the file as it is; the hub and its connections are just gone
        self.open()
        self.actor = self.loop.run(self.hub.table(self.code))
        for client in self.clients:
            if client.box is not None:
                self.join(client)

    async def _answer_and_die(self, number: int, written: bool) -> None:
        options = self.model.options()
        chair = self.model.order[self.model.asked()[0]]
        answers = [options[number % len(options)]]
        fields = {"ask": len(self.model.said) + 1, "answers": answers}
        if not written:
            self.store._closing = True  # the writer sleeps for good
            with self.store._wake:
                self.store._wake.notify()
            self.store._thread.join()
        said = asyncio.ensure_future(self._say(self.tokens[chair], "answer", fields))
        for _ in range(5):
            await asyncio.sleep(0)
        self.sent.append((chair, fields["ask"], answers))  # type: ignore[arg-type]
        if written:
            await said  # acknowledged to nobody, but on disk
            self.model.take(chair, answers)
        else:
            said.cancel()

    # --- what always holds ---

    @invariant()
    def the_log_is_what_was_acknowledged(self) -> None:
        if not hasattr(self, "model"):
            return
        written = self.loop.run(self.store.rows(self.code))
        assert [told(row) for row in decoded(written)] == self.model.log
        assert plain_state(folded(self.code, written)) == plain_state(self.actor.sitting)
        if self.model.match is not None:
            play = self.actor.sitting.play
            assert play is not None
            assert play.state.to_json() == self.model.match.state.to_json()
            assert play.ask_of(0) == len(self.model.said) + 1

    @invariant()
    def every_client_sees_what_a_fresh_one_would(self) -> None:
        for client in self.clients:
            if client.box is None:
                continue
            assert client.box.closed is None
            for message in waiting_in(client.box):
                client.merged.hear(message)
            if client.box.behind:
                client.box.behind = False
                client.merged.hear(self.actor.crowd.fresh(client.viewer))
            fresh = Merged()
            fresh.hear(self.actor.crowd.fresh(client.viewer))
            assert client.merged.state() == fresh.state()

    def teardown(self) -> None:
        self.loop.run(self.hub.close())
        self.store.close()
        self.loop.close()
        self.folder.cleanup()


USUAL = settings(
    max_examples=30, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)


def test_the_protocol_keeps_to_its_model() -> None:
    run_state_machine_as_test(Table, settings=USUAL)


@pytest.mark.long
def test_the_protocol_keeps_to_its_model_for_long() -> None:
    run_state_machine_as_test(Table, settings=settings(USUAL, max_examples=500))
