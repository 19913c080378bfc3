"""Programs at tables: whole games over both lines, cut lines, limits, and bots that do all wrong."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shamble
from server.house import Served, served
from shamble import client
from shamble.bots import Bot
from shamble.bots.load import load
from shamble.client import lines
from shamble.client.link import Link, read_link
from shamble.client.player import Player, Slip
from shamble.server.guard import Guard, Manner
from shamble.server.limits import Buckets, Callers, Rate

BOTS = Path(__file__).parent / "bots.py"
QUICK = {"pace": "quick"}
SHORT = {"zombies": {"preset": "quick", "kill_goal": 5}}  # what random bots would make long


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Tables without limits."""
    with served(tmp_path_factory.mktemp("client") / "s.db", "--limit", "none") as found:
        yield found
        found.stop()
        assert found.traceback() == []


def rivals(game: str) -> list[str]:
    """As few bots as the game needs."""
    return ["random"] * (shamble.game(game).min_seats - 1)


def at_random(one: client.Seat, rng: random.Random) -> list[int]:
    """Play a game to its end; the numbers of the asks that were answered."""
    answered = []
    for ask in one.asks():
        assert ask.options
        if ask.answer(rng.choice(ask.options)):
            answered.append(ask.number)
    return answered


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("over", ["stream", "socket"])
@pytest.mark.parametrize("game", shamble.games())
def test_a_program_plays_every_game_over_both_lines(house: Served, game: str, over: str) -> None:
    short = SHORT.get(game)
    one = client.make(house.url, game, "Program", rivals(game), settings=short, start=True, manners=QUICK, over=over)
    answered = at_random(one, random.Random(1))
    assert answered == sorted(set(answered))  # no ask twice
    assert one.now["phase"] == "over"
    assert one.now["result"]["sentence"]
    assert one.now["ask"] is None


@pytest.mark.parametrize("over", ["stream", "socket"])
def test_who_passed_for_the_turn_is_not_asked(house: Served, over: str) -> None:
    """Nor is anybody who has answered an open window: what was said may be replaced, but nobody asks for it."""
    manners = {**QUICK, "windows": "quick"}
    one = client.make(house.url, "tsunami", "Program", rivals("tsunami"), start=True, manners=manners, over=over)
    rng = random.Random(2)
    hushed = 0
    while one.now.get("phase") != "over":
        one.hear()
        view, number = one.now["view"], one.now["ask"]
        hushed += view["hushed"] and number is None and one.now["you"]["seat"] in one.now["turn_of"]
        if number is not None:
            options = view["options"]
            one.answer(number, ["pass-turn" if "pass-turn" in options else rng.choice(options)])
    assert hushed


def test_people_and_programs_share_a_table(house: Served) -> None:
    host = client.make(house.url, "zombiaki", "Host", seats=2, manners=QUICK)
    guest = client.sit(str(Link(house.url, host.link.code)), "Guest", over="socket", who="guest's own secret")
    again = client.sit(Link(house.url, host.link.code.replace("-", "").lower()), "Guest", who="guest's own secret")
    assert again.link.token == guest.link.token
    assert client.sit(str(guest.link), "Whoever").link == guest.link  # a link with a seat in it is that seat
    host.start()
    playing = threading.Thread(target=at_random, args=(guest, random.Random(3)))
    playing.start()
    at_random(host, random.Random(4))
    playing.join(30)
    assert host.now["result"]["ranking"] == guest.now["result"]["ranking"]
    with pytest.raises(client.Refused) as late:
        client.sit(str(Link(house.url, host.link.code)), "Late")
    assert late.value.sentence


def test_facts_come_with_the_ask_that_follows_them(house: Served) -> None:
    one = client.make(house.url, "zombiegeddon", "Program", rivals("zombiegeddon"), start=True, manners=QUICK)
    told: list[str] = []
    for ask in one.asks():
        told += [fact["fact"] for fact in ask.facts]
        ask.answer(ask.options[-1])
    assert "moved" in told


# --- what goes wrong ------------------------------------------------------------------------------------------------


def test_no_option_is_refused_with_a_sentence_and_the_ask_stands(house: Served) -> None:
    one = client.make(house.url, "zombiegeddon", "Program", rivals("zombiegeddon"), start=True, manners=QUICK)
    ask = next(one.asks())
    for wrong in ("a1-l9", "banana"):
        with pytest.raises(client.Refused) as no:
            ask.answer(wrong)
        assert no.value.sentence
    assert ask.answer(ask.options[0])
    assert ask.answer(ask.options[0])  # the same again is done already
    assert not ask.answer(ask.options[-1])  # another is too late


def test_who_is_too_fast_waits_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        real(seconds)

    real = time.sleep
    with served(tmp_path / "s.db") as strict:
        for over in ("stream", "socket"):
            one = client.make(strict.url, "zombiegeddon", "Program", ["random"], start=True, over=over)
            next(one.asks())
            waits.clear()
            monkeypatch.setattr("shamble.client.seat.time.sleep", sleep)
            assert [one.send("ping")["kind"] for _ in range(130)] == ["pong"] * 130
            monkeypatch.undo()
            assert waits
            assert all(0 < wait <= 1 for wait in waits)  # as long as the server said
            one.close()


def test_a_refusal_says_when_to_try_again(tmp_path: Path) -> None:
    with served(tmp_path / "s.db") as strict, strict.client() as web:
        late = next(one for one in (web.get("/api/games?lang=fr") for _ in range(300)) if one.status_code == 429)
        assert late.headers["retry-after"] == "1"
        assert 0 < late.json()["ms"] <= 1000
        assert "une seconde" in late.json()["sentence"]


def test_a_socket_that_comes_too_soon_is_told_when_to_come() -> None:
    sent: list[Any] = []

    async def nobody(_scope: Any, _receive: Any, _send: Any) -> None:
        raise AssertionError("it should not be let in")

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(event: Any) -> None:
        sent.append(event)

    callers = Callers()
    callers.messages = Buckets(Rate(0.5, 0))
    guard = Guard(nobody, nobody, Manner(), callers)
    host = [(b"host", b"localhost")]
    scope = {"type": "websocket", "path": "/api/tables/ZG-2222-2222/socket", "headers": host, "query_string": b""}
    asyncio.run(guard({**scope, "client": ("192.0.2.1", 1)}, receive, send))
    assert [event["type"] for event in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    told = json.loads(sent[1]["text"])
    assert (told["kind"], told["code"], told["ms"]) == ("bye", "too-fast", 2000)


@pytest.mark.parametrize("over", ["stream", "socket"])
def test_a_seat_comes_back_when_the_server_does(tmp_path: Path, over: str) -> None:
    first = Served(tmp_path / "s.db", "--limit", "none")
    one = client.make(first.url, "zombiegeddon", "Program", ["random"], start=True, manners=QUICK, over=over)
    asks = one.asks()
    next(asks).answer(one.now["view"]["options"][0])
    first.stop(signal.SIGKILL)
    second: list[Served] = []

    def restart() -> None:
        second.append(Served(tmp_path / "s.db", "--limit", "none", "--port", str(first.port)))

    starting = threading.Thread(target=restart)
    starting.start()
    for ask in asks:
        ask.answer(ask.options[-1])
    starting.join()
    second[0].stop(signal.SIGKILL)
    assert one.now["phase"] == "over"


@pytest.mark.parametrize("over", ["stream", "socket"])
def test_what_breaks_the_line_each_time_is_said_three_times_and_no_more(
    house: Served, monkeypatch: pytest.MonkeyPatch, over: str
) -> None:
    one = client.make(house.url, "zombiegeddon", "Program", ["random"], start=True, manners=QUICK, over=over)
    ask = next(one.asks())
    said = 0

    def broken(_message: object) -> Any:
        nonlocal said
        said += 1
        raise client.Lost(house.url, said=True)

    monkeypatch.setattr("shamble.client.seat.FIRST_PAUSE", 0.0)
    monkeypatch.setattr(one._line, "ask", broken)
    with pytest.raises(client.Unheard, match="hint"):
        one.send("hint")
    assert said == 3
    monkeypatch.undo()
    assert ask.answer(ask.options[0])  # and the seat goes on


def test_a_line_that_breaks_before_the_reply_knows_that_something_was_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        link = Link(f"http://127.0.0.1:{listening.getsockname()[1]}", "ZG-2222-2222")

        def hang_up() -> None:
            with listening.accept()[0] as visitor:
                visitor.recv(1000)

        hanging = threading.Thread(target=hang_up)
        hanging.start()
        torn = lines.SocketLine(link, "en")
        torn._socket = Torn()
        for line in (lines.StreamLine(link, "en"), torn):
            with pytest.raises(client.Lost) as lost:
                line.ask({"kind": "hint"})
            assert lost.value.said
        hanging.join()
    with pytest.raises(client.Lost) as lost:
        lines.StreamLine(link, "en").ask({"kind": "hint"})
    assert not lost.value.said  # nobody was there to hear it


class Torn:
    """A socket that takes a message and is closed before the reply."""

    def send(self, _data: str) -> None:
        pass

    def recv(self, timeout: float) -> str:
        raise ConnectionResetError


def test_a_server_that_is_not_there_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.client.seat.time.sleep", lambda _seconds: None)
    for over in lines.LINES:
        with pytest.raises(client.Lost):
            next(client.Seat(Link("http://127.0.0.1:9", "ZG-2222-2222"), over).asks())


@pytest.mark.parametrize(
    "text", ["", "x", "http://", "http://host/x/ZG-2222-2222", "ftp://host/t/ZG-2222-2222", "http://[/t"]
)
def test_what_leads_nowhere_is_no_link(text: str) -> None:
    with pytest.raises(client.BadLink):
        read_link(text)


def test_links_are_read_as_people_send_them() -> None:
    assert read_link("https://h.example/t/zg-7qm4-k2pb#T.0.1.x") == ("https://h.example", "ZG-7QM4-K2PB", "T.0.1.x")
    assert str(read_link("ZG-7QM4-K2PB", "http://h:1/")) == "http://h:1/t/ZG-7QM4-K2PB"


# --- bots -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "kind"), [("Liar", "nonsense"), ("Mute", "nonsense"), ("Sleeper", "late")])
def test_a_bot_that_does_all_wrong_disturbs_nobody(house: Served, bot: str, kind: str) -> None:
    slips: list[Slip] = []
    one = client.make(house.url, "zombiaki", bot, rivals("zombiaki"), start=True, manners=QUICK)
    Player(one, load(f"{BOTS}:{bot}"), seconds=0.05, tell=slips.append).play()
    assert {slip.kind for slip in slips} == {kind}
    assert slips[-1].then == "instead"
    assert slips[-1].answer


def test_a_bot_that_stumbles_may_try_once_more(house: Served) -> None:
    slips: list[Slip] = []
    one = client.make(house.url, "tsunami", "Clumsy", rivals("tsunami"), start=True, manners=QUICK)
    Player(one, load(f"{BOTS}:Clumsy"), tell=slips.append).play()
    assert {(slip.kind, slip.then) for slip in slips} == {("raised", "again"), ("nonsense", "silent")}


def test_a_bot_hears_and_promises(house: Served) -> None:
    one = client.make(house.url, "tsunami", "Talker", ["greedy", "greedy"], start=True, manners=QUICK)
    heard: list[Any] = []

    class Listening(Bot):
        """Keeps what it hears, and promises the first bead."""

        def answer(self, view: Any) -> str:
            heard.extend(view["talk"])
            return self.options(view)[0]

        def promise(self, view: Any) -> tuple[str, int | None] | None:
            return self.game.promises(view)[0], None

    slips: list[Slip] = []
    Player(one, Listening, tell=slips.append).play()
    assert not slips
    assert {"seat": one.now["you"]["seat"], "to": None, "kind": "promise", "text": "red"} in heard


def sat(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "shamble", "sit", *args, "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_command_seats_a_bot(house: Served) -> None:
    host = client.make(house.url, "zombiaki", "Host", seats=2, manners=QUICK)
    playing = threading.Thread(target=host_plays, args=(host,))
    playing.start()
    done = sat(str(Link(house.url, host.link.code)), "--bot", f"{BOTS}:Liar", "--chair", "B", "--over", "socket")
    playing.join(30)
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout.splitlines()
    assert "shamble sit http" in said[0]
    assert said[1] == "The bot answered 'banana', which cannot be played here; it may try once more."
    assert said[-1] == host.now["result"]["sentence"]


def host_plays(host: client.Seat) -> None:
    """Wait for the other, begin, and play."""
    while not host.now or host.now["room"]["chairs"][1]["state"] == "free":
        host.hear()
    host.start()
    at_random(host, random.Random(5))


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nonsense"], "“nonsense” leads to no table"),
        (["http://127.0.0.1:9/t/ZG-2222-2222"], "http://127.0.0.1:9 does not answer."),
        (["ZG-2222-2222", "--over", "pigeon"], "“pigeon” is no way to a table"),
        (["ZG-2222-2222", "--chair", "Q"], "There is no chair “Q”"),
        (["ZG-2222-2222", "--seconds", "inf"], "--seconds"),
        (["ZG-2222-2222", "--bot", "banana"], "banana"),
    ],
)
def test_what_the_command_cannot_do_it_says(args: list[str], sentence: str) -> None:
    done = sat(*args)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_a_table_that_is_not_there_is_said_by_the_server(house: Served) -> None:
    done = sat(f"{house.url}/t/ZG-2222-2222")
    assert (done.returncode, done.stderr) == (2, "The table says no: There is no such table; check the code.\n")


# --- the dice -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("over", ["stream", "socket"])
def test_programs_add_their_numbers_to_the_dice(house: Served, over: str) -> None:
    host = client.make(house.url, "zombiegeddon", "Ann", over=over, manners=QUICK)
    guest = client.sit(Link(host.link.server, host.link.code), "Ben", over=over)
    for seat in (host, guest):
        seat.hear()
    while len(host.now["added"]["numbers"]) < 2:
        host.hear()
    waits = threading.Thread(target=until_begun, args=(guest,), daemon=True)
    waits.start()
    host.start()
    until_begun(host)
    waits.join(10)
    assert all(one["number"] for one in host.now["added"]["numbers"])
    assert [one["chair"] for one in guest.now["added"]["numbers"]] == [0, 1]
    for seat in (host, guest):
        seat.close()


def until_begun(seat: client.Seat) -> None:
    while seat.now["phase"] == "room":
        seat.hear()


@pytest.mark.parametrize("over", ["stream", "socket"])
def test_a_new_link_keeps_its_program_and_shows_others_out(house: Served, over: str) -> None:
    one = client.make(house.url, "zombiegeddon", "Ann", ["random"], start=True, over=over, manners=QUICK)
    one.hear()
    other = client.Seat(one.link, over)
    other.hear()
    old = one.link
    assert one.renew() != old
    with pytest.raises(client.Refused) as refused:
        list(iter(other.hear, None))
    assert refused.value.code == "link"
    assert at_random(one, random.Random(2))
