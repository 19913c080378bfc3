"""Why not: whatever somebody touches is answered, in their language, with nothing that they may not know."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from browser.past import Past
from every_game.patches import games as pasts
from every_game.patches import next_row
from server.house import heard, hub_at, run, say, table_for, viewer
from server.test_worlds import twin_of
from shamble.core.scene import Touch
from shamble.registry import games
from shamble.server import messages, show
from shamble.server.show import WATCHER, Viewer
from shamble.server.sitting import Fields, Sitting
from shamble.server.trouble import Trouble
from shamble.server.why import why

CARDS = ("hand", "other", "market")
CHOSEN = ("cell", "lane", "ware", "seat", "lot")  # kinds that look as if they could be chosen
NONSENSE = ("", "nothing", "c99-99", "mk0", "mk999", "h-", "o-x", "c-Z9", "lot-e99n99", "z\u0000", "-" * 100)
ODD = (*NONSENSE, "mkx", "mk", "mk-1", "h-x", "b-A9", "plB", "b-", "ring-", "c-A1-B2", "lane-", "1.5", "order")
CLAUSE = re.compile(r"^[A-Z]{2}-\d+\.\d+$")


def asked(table: Sitting, who: Viewer, touch: Touch) -> Fields:
    """What the table says."""
    return why(table, who, touch, lambda: show.pictured(table, who))


def things(table: Sitting, who: Viewer) -> tuple[list[str], list[str]]:
    """Everything one can touch: the cells and cards, and all the rest of the picture."""
    return things_seen(show.pictured(table, who))


def things_seen(seen: show.Pictured) -> tuple[list[str], list[str]]:
    """The same of a picture that is known."""
    cards = [card["id"] for part in CARDS for card in (seen.side.get(part) or {"cards": []})["cards"]]
    cells = [name for name, item in seen.scene.items() if item["kind"] in CHOSEN]
    return cards + cells, [name for name in seen.scene if name not in cells]


@pytest.mark.parametrize("name", games())
def test_whatever_is_touched_is_answered(name: str) -> None:
    rng, past = Random(4), next(pasts(name, 4))
    table = past.sitting
    for _ in range(60):
        if table.phase == "play":
            table.apply(next_row(table, rng))
        who = Viewer(rng.randrange(WATCHER, len(table.chairs)), rng.choice(["en", "fr"]), "scene")
        known, rest = things(table, who)
        for touched in rng.sample(known, min(12, len(known))) + rng.sample(rest, min(12, len(rest))):
            said = asked(table, who, Touch(touched, "", rng.choice(["", *known]), rng.choice(["", *known])))
            assert said["kind"] == "why"
            assert said["clause"] is None or CLAUSE.match(said["clause"])
            assert said["sentence"], touched
            assert "host-" not in said["sentence"]


def seen_already(picture: show.Pictured) -> Callable[[], show.Pictured]:
    """A picture that need not be made again."""
    return lambda: picture


@pytest.mark.parametrize("name", games())
def test_odd_ids_beside_good_ones_are_answered_too(name: str) -> None:
    rng, table = Random(6), next(pasts(name, 6)).sitting
    for _ in range(12):
        table.apply(next_row(table, rng))
        assert table.play is not None
        who = Viewer(table.order[table.play.asked()[0]], "en", "scene")
        seen = show.pictured(table, who)
        known = [*things_seen(seen)[0], *(player["id"] for player in playing(seen.side))]
        for what, odd in itertools.product(rng.sample(known, min(20, len(known))), ODD):
            touches = (Touch(what, "", odd), Touch(what, odd), Touch(what, "", "", odd), Touch(odd, what, what))
            assert all(why(table, who, touch, seen_already(seen))["kind"] == "why" for touch in touches)


def playing(side: Fields) -> list[Fields]:
    """The players told beside the board, in one part or in several."""
    return side.get("players") or [side[name] for name in side if re.match(r"player\d$", name)]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", games())
def test_every_cell_and_card_of_every_screen_is_answered(name: str, seed: int) -> None:
    rng, table = Random(seed), next(pasts(name, seed)).sitting
    while table.phase == "play":
        table.apply(next_row(table, rng))
        who = Viewer(rng.randrange(len(table.chairs)), "en", "scene")
        seen = show.pictured(table, who)
        known, _ = things_seen(seen)
        picked = rng.choice(["", *known])
        said = {one: why(table, who, Touch(one, "", picked), seen_already(seen)) for one in known}
        assert not [one for one, told in said.items() if not told["sentence"]]


def test_the_reason_is_the_rules_own() -> None:
    past = Past("zombiegeddon", 2, 3)
    play = past.sitting.play
    assert play is not None
    turn, waits = play.asked()[0], 1 - play.asked()[0]
    letter = "AB"[turn]
    who = Viewer(past.sitting.order[turn], "en", "scene")
    far = asked(past.sitting, who, Touch("d11-8", "c11-8", f"p{letter}1"))
    assert far["clause"] == "ZG-3.3"
    assert "d2 and l9 are not neighbours" in far["sentence"]
    theirs = asked(past.sitting, Viewer(past.sitting.order[waits], "fr", "scene"), Touch("c11-8", "c11-8"))
    assert theirs["clause"] == "ZG-3.1"
    assert past.sitting.names()[turn] in theirs["sentence"]
    watching = asked(past.sitting, Viewer(WATCHER, "en", "scene"), Touch("c11-8", "c11-8"))
    assert watching["clause"] is None
    assert "l9" in watching["sentence"]


@pytest.mark.parametrize(
    ("name", "seats", "ask", "touched", "clause"),
    [
        ("tsunami", 4, "vote", "mk3", "TS-5.2"),
        ("zombiaki", 2, "discard", "c-A1", None),
        ("zombies", 2, "step", "h-fear", "ZZ-9.3"),
        ("zombies", 2, "put", "c-1.5", "ZZ-4.2"),
    ],
)
def test_at_each_moment_its_own(name: str, seats: int, ask: str, touched: str, clause: str | None) -> None:
    past = Past(name, seats, 3).until(lambda state: state.ask.name == ask)
    assert past.sitting.play is not None
    who = Viewer(past.sitting.order[past.sitting.play.asked()[0]], "en", "scene")
    said = asked(past.sitting, who, Touch(touched, touched))
    assert said["clause"] == clause
    assert said["sentence"]


def roof_of(table: Sitting, who: Viewer) -> str:
    """Where a house or trees stand on Town Square, as bare ground is named."""
    scene = show.pictured(table, who).scene
    roof = next(item for name, item in scene.items() if name.startswith("r-1."))
    return f"@{roof['x']},{roof['y']}"


FAR = "@5000,-5000"


@pytest.mark.parametrize(
    ("ask", "touched", "clause", "says"),
    [
        ("lay", FAR, "ZZ-4.1", "A tile is laid next to another one"),
        ("lay", "@0,0", "ZZ-4.1", "A tile lies there already"),
        ("lay", "c-1.5", "ZZ-4.1", "A tile lies there already"),
        ("step", FAR, "ZZ-1.1", "There is no such space"),
        ("step", "roof", "ZZ-1.1", "That space cannot be entered"),
        ("put", "roof", "ZZ-1.1", "That space cannot be entered"),
        ("zombies", "roof", "ZZ-7.1", "No zombie stands there"),
        ("event", "roof", None, "Play a card?"),
    ],
)
def test_bare_ground_answers_as_the_place_it_is(ask: str, touched: str, clause: str | None, says: str) -> None:
    past = Past("zombies", 2, 3).until(lambda state: state.ask.name == ask)
    assert past.sitting.play is not None
    who = Viewer(past.sitting.order[past.sitting.play.asked()[0]], "en", "scene")
    said = asked(past.sitting, who, Touch(roof_of(past.sitting, who) if touched == "roof" else touched))
    assert said["clause"] == clause
    assert says in said["sentence"]


def test_a_place_with_no_road_to_it_takes_no_tile() -> None:
    past = Past("zombies", 2, 3).until(lambda state: state.ask.name == "lay" and len(state.places) > 4)
    assert past.sitting.play is not None
    who = Viewer(past.sitting.order[past.sitting.play.asked()[0]], "en", "scene")
    places = (f"@{180 * x},{180 * y}" for x in range(-4, 5) for y in range(-4, 5))
    said = {asked(past.sitting, who, Touch(place))["sentence"] for place in places}
    assert any("No road of the town leads there" in sentence for sentence in said)


def test_when_it_is_over_that_is_said() -> None:
    past = Past("zombiaki", 2, 5)
    rng = Random(5)
    while past.sitting.phase == "play":
        past.sitting.apply(next_row(past.sitting, rng))
    said = asked(past.sitting, Viewer(0, "en", "scene"), Touch("c-A1", "c-A1"))
    assert said["clause"] in ("ZK-2.5", "ZK-2.6")


# --- secrets ---


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_worlds_that_a_seat_cannot_tell_apart_the_reason_is_the_same(seed: int) -> None:
    past, rng = Past("tsunami", 4, seed), Random(seed)
    table, log = past.sitting, list(past.rows)
    for _ in range(60):
        assert table.play is not None
        if not table.play.state.pending:
            break
        row = next_row(table, rng)
        table.apply(row)
        log.append(row)
        chair = rng.randrange(WATCHER, 4)
        who = Viewer(chair, "en", "scene")
        twin = twin_of(table, log, chair, rng)
        known, rest = things(table, who)
        for touched in rng.sample(known + rest, 10):
            touch = Touch(touched, "", rng.choice(["", *known]))
            assert json.dumps(asked(table, who, touch)) == json.dumps(asked(twin, who, touch))


# --- bad input ---


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_answered_with_nothing_or_a_sentence(name: str, what: str) -> None:
    table = next(pasts(name, 1)).sitting
    for picked in ("", what, "h-secret", "order"):
        said = asked(table, viewer(0), Touch(what, what, picked, what))
        assert isinstance(said["sentence"], str)


def test_over_the_wire_and_before_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(tmp_path / "s.db") as hub:
            actor = await table_for(hub, start=False)
            with pytest.raises(Trouble):
                await say(actor, 0, "why", what="c0-0")
            await say(actor, 0, "start")
            before = actor.sitting.seq
            told = await say(actor, 0, "why", what="c0-0", at="c0-0", picked=None, via=None)
            assert told["sentence"]
            watching: Any = messages.Why(what="c0-0")
            assert (await heard(actor, viewer(), watching))["sentence"]
            assert actor.sitting.seq == before

    run(test())


@pytest.mark.parametrize("wrong", [{}, {"what": 3}, {"what": "x" * 200}, {"what": "c0-0", "picked": []}])
def test_a_question_that_is_none_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(Trouble):
        messages.read(json.dumps({"kind": "why", **wrong}))
