"""The doors: HTTP and sockets say the same, everything wears its armour, and what is wrong gets a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from socket import create_connection
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import shamble
from server.house import GAME, Fields, Merged, Served, bearer, device, hub_at, make, run, served
from shamble.core.match import Match
from shamble.server.app import application
from shamble.server.book import book
from shamble.server.guard import POLICY, Manner, known_host, same_origin
from shamble.server.links import Seat, token_for
from shamble.server.pages import lean
from shamble.words import LANGUAGES, rulebook
from shamble.words.texts import clauses

ZOMBIEGEDDON = shamble.game(GAME)


WEB = Path(shamble.__file__).parent / "web"
SOURCES = sorted([*WEB.glob("js/*.js"), *WEB.glob("css/*.css")])


def two(client: httpx.Client, **wish: Any) -> tuple[str, list[str]]:
    """A table for two that has begun; its code and the tokens."""
    made = make(client, seats=2, **wish)
    sat = client.post(f"/api/tables/{made['code']}/sit", json={"name": "Bo", "who": device("Bo")}).json()
    tokens = [made["token"], sat["token"]]
    assert tell(client, made["code"], tokens[0], kind="start")["kind"] == "done"
    return made["code"], tokens


def tell(client: httpx.Client, code: str, token: str | None, lang: str = "en", **message: Any) -> Fields:
    """A message over HTTP, and its reply."""
    address = f"/api/tables/{code}/messages?lang={lang}"
    found: Fields = client.post(address, json=message, headers=bearer(token)).json()
    return found


def first(client: httpx.Client, code: str, token: str | None, form: str = "view", lang: str = "en") -> Fields:
    """The first message of a stream."""
    address = f"/api/tables/{code}/messages?as={form}&lang={lang}"
    with client.stream("GET", address, headers=bearer(token)) as answer:
        assert answer.status_code == 200
        found: Fields = json.loads(next(answer.iter_lines()))
    return found


def play(client: httpx.Client, code: str, tokens: list[str], steps: int = 1000, seed: int = 1) -> None:
    """Play so many steps at random, or to the end."""
    rng = Random(seed)
    table = first(client, code, None)
    for _ in range(steps):
        if not table["turn_of"]:
            return
        seat = table["turn_of"][0]
        mine = first(client, code, tokens[seat])
        answers = [rng.choice(mine["view"]["options"])]
        assert tell(client, code, tokens[seat], kind="answer", ask=mine["ask"], answers=answers)["kind"] == "done"
        table = first(client, code, None)


async def hello(
    house: Served, code: str, token: str | None = None, address: str = "127.0.0.1", **more: Any
) -> ClientConnection:
    """A socket that has said hello, from this address, as a web server in front tells it."""
    headers = {"x-forwarded-for": address}
    socket = await connect(house.socket_url(code), open_timeout=5, additional_headers=headers)
    await socket.send(json.dumps({"kind": "hello", "token": token, **more}))
    return socket


async def heard(socket: ClientConnection, kind: str, client: Merged | None = None) -> Fields:
    """The next message of this kind; all before it are merged."""
    while True:
        data = await asyncio.wait_for(socket.recv(), 5)
        if client is not None:
            client.hear(data)
        told: Fields = json.loads(data)
        if told["kind"] == kind:
            return told


# --- what can be asked for ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_words_and_rulebooks_come_in_both_languages(client: httpx.Client, lang: str) -> None:
    games = client.get(f"/api/games?lang={lang}").json()["games"]
    assert [one["game"] for one in games] == list(shamble.games())
    assert {"title", "tag", "blurb", "minutes", "min", "max", "levels"} <= set(games[0])
    assert client.get(f"/api/words?lang={lang}").json()
    found = client.get(f"/api/rules/{GAME}?lang={lang}").json()
    assert (found["game"], found["lang"]) == (GAME, lang)
    assert found["html"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_one_anchor_for_every_clause_and_links_only_to_those(lang: str) -> None:
    found = book(GAME, lang)["html"]
    anchors = re.findall(r'id="([^"]+)"', found)
    wanted = list(clauses(rulebook(lang, GAME)))
    assert [one for one in anchors if one.startswith("ZG-")] == wanted
    assert set(re.findall(r'href="#([^"]+)"', found)) <= set(anchors)
    assert "<script" not in found
    assert "style=" not in found
    for tag in ("p", "table", "tr", "td", "th", "ul", "ol", "li", "strong", "em", "h1", "h2", "code"):
        assert found.count(f"<{tag}>") + found.count(f"<{tag} ") == found.count(f"</{tag}>"), tag


def test_pages_come_with_a_tag_and_not_twice(client: httpx.Client) -> None:
    for address in ("/", "/t/ZG-2222-2222", f"/rules/{GAME}"):
        page = client.get(address)
        assert page.status_code == 200
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "<script>" not in page.text
        assert "style=" not in page.text
        again = client.get(address, headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_scripts_and_styles_travel_without_margins_and_comments(source: Path) -> None:
    written, sent = source.read_bytes().splitlines(), lean(source.name, source.read_bytes()).splitlines()
    assert len(sent) == len(written), "a browser's complaint would name another line"
    assert not [line for line in sent if line.startswith((b" ", b"//"))]
    for before, after in zip(written, sent, strict=True):
        assert after == before.strip() or (not after and before.strip().startswith((b"//", b"/*")))
        assert before.count(b"`") % 2 == 0, "what is written over several lines would lose its margins"


def test_everything_a_page_names_is_there(client: httpx.Client) -> None:
    for address in ("/", "/t/ZG-2222-2222", f"/rules/{GAME}"):
        for name in re.findall(r'(?:src|href)="(/[^"#?]+)"', client.get(address).text):
            assert client.get(name).status_code == 200, name


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("/rules/chess", "There is no such game."),
        ("/nowhere", "There is no such page."),
        ("/web/nothing.js", "There is no such page."),
    ],
)
def test_what_is_not_there_is_a_page_for_people_and_data_for_programs(
    client: httpx.Client, address: str, sentence: str
) -> None:
    answer = client.get(address)
    assert (answer.status_code, answer.json()["sentence"]) == (404, sentence)
    page = client.get(address, headers=BROWSER)
    assert page.status_code == 404
    assert page.headers["content-security-policy"] == POLICY
    assert f'<h1 lang="en">{sentence}</h1>' in page.text
    assert '<h1 lang="fr" hidden>' in page.text
    assert '<h1 lang="fr">' in client.get(address, headers={**BROWSER, "accept-language": "fr"}).text
    for name in re.findall(r'(?:src|href)="(/[^"#?]+)"', page.text):
        assert client.get(name).status_code == 200, name
    assert client.get("/api/nothing", headers=BROWSER).json()["kind"] == "refused"


def test_french_is_spoken_where_the_browser_asks_for_it(client: httpx.Client) -> None:
    english = client.get("/api/tables/ZG-9999-9999").json()
    french = client.get("/api/tables/ZG-9999-9999", headers={"accept-language": "fr-CH, fr;q=0.9"}).json()
    assert english["code"] == french["code"] == "no-table"
    assert english["sentence"] != french["sentence"]
    assert client.get("/api/tables/ZG-9999-9999?lang=fr").json() == french
    assert client.get("/api/tables/ZG-9999-9999?lang=xx").json() == english


def test_everything_a_person_can_do_wrong_is_said_in_french(client: httpx.Client) -> None:
    """What people meet in a browser, over both doors; what only programs send wrong may end in English."""
    made = make(client, seats=2)
    token, table = made["token"], f"/api/tables/{made['code']}"
    body = {"game": GAME, "name": "Bo", "who": device("Bo")}
    attempts = [
        *(("/api/tables", {**body, **wrong}) for wrong in WRONG_WISHES),
        *((f"{table}/sit", {**body, **wrong}) for wrong in ({"name": ""}, {"name": "x" * 21}, {"seat": 0})),
        *((f"{table}/messages", message) for message in WRONG_MESSAGES),
        ("/api/tables/ZG-9999-9999/sit", body),
    ]
    for address, wish in attempts:
        said = {
            lang: client.post(address, json=wish, headers={**bearer(token), "accept-language": lang}).json()
            for lang in LANGUAGES
        }
        assert said["en"]["code"] == said["fr"]["code"], wish
        assert said["en"]["sentence"] != said["fr"]["sentence"], wish
        assert not ENGLISH.search(said["fr"]["sentence"]), said["fr"]["sentence"]
    foreign = {"host": "evil.example", "accept-language": "fr"}
    assert not ENGLISH.search(client.get("/api/games", headers=foreign).json()["sentence"])


ENGLISH = re.compile(r"\b(the|is|of|an|to|there)\b", re.IGNORECASE)
WRONG_WISHES: list[Fields] = [
    {"game": "chess"},
    {"name": " "},
    {"name": "a\x07"},
    {"seats": 9},
    {"bots": ["genius"]},
    {"settings": {"open_piles": "maybe"}},
    {"settings": {"no_such": 1}},
    {"manners": {"pace": "hasty"}},
]
WRONG_MESSAGES: list[Fields] = [
    {"kind": "start"},
    {"kind": "name", "name": ""},
    {"kind": "setting", "name": "open_piles", "value": 7},
    {"kind": "manner", "name": "watch", "value": 7},
    {"kind": "local", "chair": 0, "name": "Bo"},
    {"kind": "chair", "chair": 0, "level": None},
    {"kind": "hint"},
    {"kind": "rematch"},
    {"kind": "answer", "ask": 1, "answers": ["d2-e3"]},
]


def test_a_notation_that_cannot_be_read_is_said_so_in_the_callers_language(client: httpx.Client) -> None:
    code, tokens = two(client)
    seat = first(client, code, None)["turn_of"][0]
    nonsense: Fields = {"kind": "answer", "ask": 1, "answers": ["what"]}
    english = tell(client, code, tokens[seat], **nonsense)["sentence"]
    french = tell(client, code, tokens[seat], "fr", **nonsense)["sentence"]
    assert french == f"C’est illisible. En anglais\u00a0: {english}"


# --- a table over HTTP ----------------------------------------------------------------------------------------------


def test_a_table_can_be_played_over_plain_http(client: httpx.Client) -> None:
    code, tokens = two(client)
    play(client, code, tokens)
    over = first(client, code, tokens[1])
    assert over["phase"] == "over"
    assert over["ask"] is None
    assert sorted(one["seat"] for one in over["result"]["ranking"]) == [0, 1]
    assert over["result"]["counted"] == "Points"
    assert tell(client, code, tokens[1], kind="rematch")["kind"] == "done"
    assert tell(client, code, tokens[0], kind="rematch")["kind"] == "done"
    nexts = [first(client, code, token)["rematch"] for token in tokens]
    assert nexts[0]["code"] == nexts[1]["code"] != code
    for seat, following in enumerate(nexts):
        assert first(client, following["code"], following["token"])["you"]["chair"] == seat
    assert first(client, code, None)["rematch"]["token"] is None


def test_records_can_be_taken_home(client: httpx.Client) -> None:
    code, tokens = two(client)
    address = f"/api/tables/{code}/record"
    play(client, code, tokens, 3)
    own = client.get(address, headers=bearer(tokens[0]))
    assert own.headers["content-disposition"] == f'attachment; filename="{code}.shamble"'
    assert "of: A" in own.text
    assert "secret" not in own.text
    refused = client.get(f"{address}?whole=yes", headers=bearer(tokens[0]))
    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
    play(client, code, tokens)
    whole = client.get(f"{address}?whole=yes", headers=bearer(tokens[0])).text
    match = Match.replay(whole, ZOMBIEGEDDON)
    match.verify()
    assert match.state.outcome is not None
    assert first(client, code, None)["seal"] in whole


def test_a_replay_adds_up_to_the_last_picture(client: httpx.Client) -> None:
    code, tokens = two(client)
    play(client, code, tokens)
    for lang in LANGUAGES:
        told = client.get(f"/api/tables/{code}/replay?lang={lang}", headers=bearer(tokens[0])).json()
        last = first(client, code, tokens[0], "scene", lang)
        assert [told["first"], *(one["seq"] for one in told["steps"])] == last["moments"]
        merged = Merged()
        merged.table = dict(told["base"])
        for one in told["steps"]:
            merged.draw(one["frames"])
        assert merged.table["scene"] == last["scene"]


def test_mine_lists_what_my_tokens_open_and_mine_first(client: httpx.Client) -> None:
    code, tokens = two(client)
    other = make(client, name="Zed")
    seat = first(client, code, None)["turn_of"][0]
    wish = {"tokens": [other["token"], tokens[seat], "forged.1.2.3", ""], "lang": "fr"}
    tables = client.post("/api/mine", json=wish).json()["tables"]
    assert [(one["code"], one["yours"]) for one in tables] == [(code, True), (other["code"], False)]
    waiting = client.post("/api/mine", json={"tokens": [tokens[1 - seat]]}).json()["tables"]
    assert [one["yours"] for one in waiting] == [False]


def test_the_list_has_what_hosts_have_listed(client: httpx.Client) -> None:
    def listed() -> dict[str, set[str]]:
        return {name: {one["code"] for one in found} for name, found in client.get("/api/tables").json().items()}

    hidden, shown = make(client, seats=2), make(client, seats=2, manners={"listed": True})
    assert shown["code"] in listed()["open"]
    assert hidden["code"] not in listed()["open"]
    tell(client, shown["code"], shown["token"], kind="chair", chair=1, level="random")
    tell(client, shown["code"], shown["token"], kind="start")
    assert shown["code"] in listed()["running"]
    assert shown["code"] not in listed()["open"]
    tell(client, shown["code"], shown["token"], kind="manner", name="listed", value=False)
    assert shown["code"] not in listed()["running"]


def test_what_anybody_may_know_of_a_table_is_its_room(client: httpx.Client) -> None:
    made = make(client, seats=3, bots=["greedy"])
    told = client.get(f"/api/tables/{made['code'].lower().replace('-', '')}").json()
    assert (told["code"], told["phase"]) == (made["code"], "room")
    assert [one["state"] for one in told["room"]["chairs"]] == ["person", "bot", "free"]
    assert set(told) == {"code", "game", "phase", "seal", "added", "room"}


def test_refusals_over_http_have_the_status_of_their_code(client: httpx.Client) -> None:
    code, tokens = two(client)
    seat = first(client, code, None)["turn_of"][0]
    mine = first(client, code, tokens[seat])

    def refused(token: str | None, **message: Any) -> tuple[int, str]:
        answer = client.post(f"/api/tables/{code}/messages", json=message, headers=bearer(token))
        assert answer.json()["kind"] == "refused"
        assert answer.json()["sentence"]
        return answer.status_code, answer.json()["code"]

    answer = {"kind": "answer", "ask": mine["ask"], "answers": mine["view"]["options"][:1]}
    assert refused(tokens[1 - seat], **answer) == (409, "not-asked")
    assert refused(None, **answer) == (403, "not-yours")
    assert refused("x.1.1.y", **answer) == (403, "link")
    assert refused(tokens[seat], **{**answer, "ask": 99}) == (409, "stale")
    assert refused(tokens[seat], **{**answer, "answers": ["a1-c9"]}) == (409, "illegal")
    assert refused(tokens[seat], **{**answer, "answers": ["what"]}) == (400, "invalid")
    assert refused(tokens[seat], kind="undo", ask=mine["ask"]) == (409, "not-now")
    assert refused(tokens[seat], kind="dance") == (400, "unknown")
    assert refused(tokens[seat], kind="seats", seats=3) in ((409, "not-now"), (403, "not-yours"))
    assert first(client, code, tokens[seat])["seq"] == mine["seq"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_say_no_in_the_callers_language_over_http_and_socket_alike(
    client: httpx.Client, house: Served, lang: str
) -> None:
    code, tokens = two(client)
    seat = first(client, code, None)["turn_of"][0]
    ask = {"kind": "answer", "ask": 1, "answers": ["a1-c9"], "id": 7}
    over_http = tell(client, code, tokens[seat], lang, **ask)
    assert over_http["code"] == "illegal"
    assert over_http["clause"].startswith("ZG-")

    async def test() -> None:
        async with await hello(house, code, tokens[seat], lang=lang) as socket:
            await socket.send(json.dumps(ask))
            assert await heard(socket, "refused") == {**over_http, "id": 7}

    run(test())


def test_sitting_down_twice_gives_the_same_seat(client: httpx.Client) -> None:
    made = make(client, seats=3)
    address = f"/api/tables/{made['code']}/sit"
    once = client.post(address, json={"name": "Bo", "who": device("Bo")}).json()
    again = client.post(address, json={"name": "Bo", "who": device("Bo")}).json()
    other = client.post(address, json={"name": "Bo", "who": device("Cy")}).json()
    full = client.post(address, json={"name": "Di", "who": device("Di")})
    assert once == again
    assert other["seat"] == 2
    assert (full.status_code, full.json()["code"]) == (409, "full")


# --- the same over a socket -----------------------------------------------------------------------------------------


def test_socket_and_stream_tell_the_same(client: httpx.Client, house: Served) -> None:
    code, tokens = two(client)

    async def test() -> None:
        for form in ("scene", "view"):
            for lang in LANGUAGES:
                for token in (None, *tokens):
                    async with await hello(house, code, token, lang=lang, **{"as": form}) as socket:
                        told = await heard(socket, "table")
                    over_http = await asyncio.to_thread(first, client, code, token, form, lang)
                    told.pop("here"), over_http.pop("here")
                    assert told == over_http

    run(test())


def test_a_game_over_sockets_keeps_everybody_in_step(client: httpx.Client, house: Served) -> None:
    code, tokens = two(client)

    async def test() -> None:
        rng = Random(3)
        sockets = [await hello(house, code, token, **{"as": "view"}) for token in (*tokens, None)]
        clients = [Merged() for _ in sockets]
        for socket, one in zip(sockets, clients, strict=True):
            await heard(socket, "table", one)
        for _ in range(15):
            if not clients[2].table["turn_of"]:
                break
            seat = clients[2].table["turn_of"][0]
            answer = {
                "ask": clients[seat].table["ask"],
                "answers": [rng.choice(clients[seat].table["view"]["options"])],
            }
            await sockets[seat].send(json.dumps({"kind": "answer", "id": "x", **answer}))
            done = await heard(sockets[seat], "done", clients[seat])
            for socket, one in zip(sockets, clients, strict=True):
                while one.table["seq"] < done["seq"]:
                    one.hear(await asyncio.wait_for(socket.recv(), 5))
        for socket in sockets:
            await socket.close()
        for token, one in zip((*tokens, None), clients, strict=True):
            fresh = await asyncio.to_thread(first, client, code, token)
            assert one.state() == {name: value for name, value in fresh.items() if name != "here"}

    run(test())


def test_a_language_is_changed_with_a_reply_and_a_fresh_table(client: httpx.Client, house: Served) -> None:
    code, tokens = two(client)

    async def test() -> None:
        async with await hello(house, code, tokens[0]) as socket:
            english = await heard(socket, "table")
            await socket.send(json.dumps({"kind": "lang", "lang": "fr", "id": 5}))
            french = await heard(socket, "table")
            assert french["waiting"] != english["waiting"]
            assert (await heard(socket, "done"))["id"] == 5
            await socket.send(json.dumps({"kind": "text", "id": 6}))
            assert (await heard(socket, "text"))["text"]

    run(test())


def test_who_comes_back_gets_what_was_missed(client: httpx.Client, house: Served) -> None:
    code, tokens = two(client)

    async def test() -> None:
        async with await hello(house, code, None) as stays:
            await heard(stays, "table")
            async with await hello(house, code, None) as away:
                seen = (await heard(away, "table"))["seq"]
            await asyncio.to_thread(play, client, code, tokens, 3)
            missed = [await heard(stays, "update") for _ in range(3)]
            async with await hello(house, code, None, seen=seen) as back:
                assert [await heard(back, "update") for _ in range(3)] == missed
            async with await hello(house, code, None, seen=seen + 99) as lost:
                assert (await heard(lost, "table"))["seq"] == seen + 3

    run(test())


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ('{"kind": "ping"}', "unknown"),
        ("what?", "invalid"),
        ('{"kind": "hello", "token": "ZG-2222-2222.0.0.x"}', "link"),
        ('{"kind": "hello", "lang": "xx"}', "invalid"),
    ],
)
def test_a_socket_that_begins_wrong_is_told_why_and_closed(
    client: httpx.Client, house: Served, words: str, code: str
) -> None:
    made = make(client)

    async def test() -> None:
        async with connect(house.socket_url(made["code"])) as socket:
            await socket.send(words)
            bye = json.loads(await socket.recv())
            assert (bye["kind"], bye["code"]) == ("bye", code)
            assert bye["sentence"]
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    run(test())


def test_a_socket_to_no_table_is_told_so(client: httpx.Client, house: Served) -> None:
    async def test() -> None:
        async with await hello(house, "ZG-2222-2222") as socket:
            assert (await heard(socket, "bye"))["code"] == "no-table"

    run(test())


def test_a_token_of_a_seat_that_was_never_taken_opens_nothing(client: httpx.Client) -> None:
    code, _ = two(client)
    forged = token_for(b"a key of somebody else's, 32 long", Seat(code, 0, 0))
    answer = client.get(f"/api/tables/{code}/record", headers=bearer(forged))
    assert (answer.status_code, answer.json()["code"]) == (403, "link")


# --- armour ---------------------------------------------------------------------------------------------------------


def requests(client: httpx.Client) -> Iterator[httpx.Response]:
    """Every kind of answer there is."""
    code, tokens = two(client)
    table = f"/api/tables/{code}"
    for address in (
        "/",
        f"/t/{code}",
        f"/rules/{GAME}",
        "/web/js/dom.js",
        "/favicon.ico",
        f"/games/{GAME}/sprites.svg",
    ):
        yield client.get(address)
    for address in ("/api/games", "/api/words", f"/api/rules/{GAME}", "/api/tables", table, f"{table}/record"):
        yield client.get(address)
        yield client.head(address)
    yield client.get(f"{table}/replay", headers=bearer(tokens[0]))
    with client.stream("GET", f"{table}/messages") as stream:
        yield stream
    yield client.post(f"{table}/messages", json={"kind": "ping"}, headers=bearer(tokens[0]))
    yield client.post(f"{table}/messages", json={"kind": "rematch"}, headers=bearer(tokens[0]))  # 409
    yield client.post("/api/tables", content=b"{")  # 400
    yield client.post("/api/tables", content=b"x" * 20_000)  # 413
    yield client.get(f"{table}/record", headers=bearer("x"))  # 403
    yield client.get("/nowhere")  # 404
    yield client.get("/rules/chess")
    yield client.get("/web/../server/app.py")
    yield client.delete("/api/tables")  # 405
    yield client.post(f"{table}/messages", json={"kind": "ping"}, headers={"origin": "https://evil.example"})
    yield client.get("/", headers={"host": "evil.example"})
    yield client.get("/", headers={"if-none-match": client.get("/").headers["etag"]})


def test_every_answer_wears_its_armour(client: httpx.Client) -> None:
    statuses = set()
    for answer in requests(client):
        statuses.add(answer.status_code)
        assert answer.headers["content-security-policy"] == POLICY, answer.request.url
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
        assert answer.status_code < 500
    assert statuses >= {200, 304, 400, 403, 404, 405, 409, 413}


def test_only_our_own_pages_change_anything(client: httpx.Client, house: Served) -> None:
    body = {"game": GAME, "name": "Ann", "who": device("Ann")}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "garbage", "http://[", ""):
        answer = client.post("/api/tables", json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin"), origin
    assert client.post("/api/tables", json=body, headers={"origin": house.url}).status_code == 201

    async def test() -> None:
        with pytest.raises(InvalidStatus):
            await connect(house.socket_url("ZG-2222-2222"), origin="https://evil.example")  # type: ignore[arg-type]
        async with connect(house.socket_url("ZG-2222-2222"), origin=house.url):  # type: ignore[arg-type]
            pass

    run(test())


def test_who_one_is_must_be_a_secret(client: httpx.Client) -> None:
    code = make(client, seats=2)["code"]
    body = {"game": GAME, "name": "Bo", "who": "play_by_wire"}
    for address in ("/api/tables", f"/api/tables/{code}/sit"):
        for who in ("", "bo", "x" * 15, "x" * 65):
            answer = client.post(address, json={**body, "who": who})
            assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert client.post(f"/api/tables/{code}/sit", json={**body, "who": "x" * 16}).status_code == 200


def test_a_foreign_name_leads_nowhere(client: httpx.Client) -> None:
    for host in ("evil.example", "localhost.evil.example", "[", "[::1", "a b", "", ":", "é"):
        answer = client.get("/api/games", headers={b"host": host.encode("latin-1")})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin"), host
    for host in ("localhost", "LOCALHOST:8000", "127.0.0.1:9", "[::1]:8000", "192.168.1.5"):
        assert client.get("/api/games", headers={"host": host}).status_code == 200, host


def test_a_public_address_is_ours() -> None:
    manner = Manner("https://play.example", "0.0.0.0")
    assert known_host("play.example", manner)
    assert not known_host("other.example", manner)
    ours = Headers({"host": "inner:8000", "origin": "https://play.example"})
    assert same_origin(ours, manner)
    assert not same_origin(ours, Manner())
    assert not known_host("", Manner(public=""))


def test_what_is_too_large_is_refused_and_not_read_to_its_end(client: httpx.Client, house: Served) -> None:
    made = make(client)
    for address in (
        "/api/tables",
        "/api/mine",
        f"/api/tables/{made['code']}/sit",
        f"/api/tables/{made['code']}/messages",
    ):
        answer = client.post(address, content=b"[" * 20_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    async def test() -> None:
        async with await hello(house, made["code"], made["token"]) as socket:
            await heard(socket, "table")
            await socket.send(json.dumps({"kind": "name", "name": "x" * 20_000}))
            assert (await heard(socket, "refused"))["code"] == "too-large"
            await socket.send(json.dumps({"kind": "ping", "id": 1}))
            assert (await heard(socket, "pong"))["id"] == 1

    run(test())


# --- limits ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the usual limits."""
    with served(tmp_path_factory.mktemp("strict") / "s.db") as found:
        yield found
        assert found.traceback() == []


def test_a_socket_that_floods_is_limited_and_closed_and_others_go_on(strict: Served) -> None:
    with strict.client() as client:
        code, tokens = two(client)

    async def test() -> None:
        elsewhere = await hello(strict, code, tokens[1], "203.0.113.7")
        async with elsewhere as calm, await hello(strict, code, tokens[0]) as flood:
            await heard(calm, "table")
            reading = asyncio.ensure_future(drained(flood))
            with pytest.raises(ConnectionClosed):
                await poured(flood, calm)
            told = await reading
            assert len([one for one in told if one["kind"] == "pong"]) < 200
            assert {one["code"] for one in told if one["kind"] == "refused"} <= {"too-fast"}
            assert (told[-1]["kind"], told[-1]["code"]) == ("bye", "too-fast")
            assert told[-1]["sentence"]
            await calm.send('{"kind": "ping", "id": "still here"}')
            assert (await heard(calm, "pong"))["id"] == "still here"

    run(test())


async def poured(flood: ClientConnection, calm: ClientConnection) -> None:
    """Ten thousand messages as fast as they go; now and then another socket asks whether the server is there."""
    for number in range(10_000):
        await flood.send('{"kind": "ping"}')
        if number % 500 == 0:
            await calm.send(json.dumps({"kind": "ping", "id": number}))
            assert (await heard(calm, "pong"))["id"] == number


async def drained(socket: ClientConnection) -> list[Fields]:
    """Everything that comes until the socket is closed."""
    found = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            found.append(json.loads(await socket.recv()))
    return found


def test_an_address_that_asks_too_much_is_told_to_wait(strict: Served) -> None:
    with strict.client() as client:
        answers = [client.get("/api/games") for _ in range(400)]
        late = [one for one in answers if one.status_code == 429]
        assert late
        assert late[0].json()["code"] == "too-fast"
        assert late[0].headers["content-security-policy"] == POLICY
        assert client.get("/").status_code == 200  # pages are cheap


def test_tables_are_not_made_by_the_hundred(tmp_path: Path) -> None:
    with served(tmp_path / "s.db") as house, house.client() as client:
        body = {"game": GAME, "name": "Ann", "who": device("Ann")}
        codes = [client.post("/api/tables", json=body).status_code for _ in range(30)]
        assert codes[:15] == [201] * 15
        assert codes[-1] == 429


def test_a_seat_has_so_many_windows_and_no_more(client: httpx.Client, house: Served) -> None:
    code, tokens = two(client)

    async def test() -> None:
        sockets = [await hello(house, code, tokens[0]) for _ in range(20)]
        for socket in sockets:
            await heard(socket, "table")
        one_more = await hello(house, code, tokens[0])
        assert (await heard(one_more, "bye"))["code"] == "full"
        async with await hello(house, code, tokens[1]) as other:
            await heard(other, "table")
        for socket in sockets:
            await socket.close()
        left = await hello(house, code, tokens[0])
        await heard(left, "table")
        await left.close()

    run(test())


def test_who_hangs_up_on_a_stream_is_no_longer_here(client: httpx.Client, house: Served) -> None:
    code, tokens = two(client)

    async def test() -> None:
        for _ in range(3):
            await asyncio.to_thread(first, client, code, tokens[1])
        async with await hello(house, code, None) as socket:
            here = (await heard(socket, "table"))["here"]
            for _ in range(20):
                if here["chairs"] == [False, False]:
                    break
                here = await heard(socket, "here")
            assert here["chairs"] == [False, False]

    run(test())


def test_who_hangs_up_before_the_first_line_is_not_counted(client: httpx.Client, house: Served) -> None:
    code, _ = two(client)
    request = f"GET /api/tables/{code}/messages HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    for _ in range(30):
        with create_connection(("127.0.0.1", house.port)) as raw:
            raw.sendall(request)

    async def test() -> None:
        async with await hello(house, code, None) as link:
            here = (await heard(link, "table"))["here"]
            while here["watching"] > 1:
                here = await heard(link, "here")

    run(test())


def test_a_mistake_of_ours_is_a_sentence_for_the_caller_and_a_traceback_for_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("ours")

    async def test() -> None:
        monkeypatch.setattr("shamble.server.listing.game", broken)
        async with hub_at(tmp_path / "s.db") as hub:
            transport = httpx.ASGITransport(application(hub), raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                answer = await client.get("/api/games")
                assert answer.json()["kind"] == "refused"
                assert answer.json()["sentence"]
                assert answer.headers["content-security-policy"] == POLICY
                assert (await client.get("/api/words")).status_code == 200
        assert "ZeroDivisionError" in caplog.text

    run(test())
