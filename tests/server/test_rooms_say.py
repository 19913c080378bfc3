"""A waiting room says what will be played, and a result says what it is made of."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from browser.past import Past
from server.house import make
from server.test_doors import first, tell
from shamble.server.show import Viewer
from shamble.server.story import Story, course, result
from shamble.words import Words

PARTS = {
    "zombiegeddon": ["Food", "Provisions", "Enemies", "Supplies"],
    "tsunami": ["Civilians turned", "Joined", "Stolen", "Lost"],
    "zombies": ["Fights won", "Deaths", "Lives left", "Bullets left"],
}


def room(client: httpx.Client, **wishes: Any) -> tuple[str, str, dict[str, Any]]:
    made = make(client, **wishes)
    return made["code"], made["token"], first(client, made["code"], made["token"])["room"]


def test_the_turn_in_short_says_what_was_chosen(client: httpx.Client) -> None:
    code, token, shown = room(client, game="zombies", settings={"preset": "quick"})
    assert "with 15 zombies" in shown["turn"][4]
    assert "three zombies" in shown["turn"][3]
    tell(client, code, token, kind="setting", name="kill_goal", value=30)
    assert "with 30 zombies" in first(client, code, token)["room"]["turn"][4]


def test_chairs_say_which_side_they_play_and_who_begins(client: httpx.Client) -> None:
    code, token, shown = room(client, game="zombiaki")
    assert [chair["side"] for chair in shown["chairs"]] == ["zombies", "humans"]
    assert shown["begins"] == "The zombies begin."
    tell(client, code, token, kind="setting", name="side_a", value="humans")
    assert [chair["side"] for chair in first(client, code, token)["room"]["chairs"]] == ["humans", "zombies"]
    assert [chair["side"] for chair in room(client, game="tsunami")[2]["chairs"]] == [None] * 3


def test_the_button_that_starts_says_who_is_missing(client: httpx.Client) -> None:
    code, token, shown = room(client, game="tsunami")
    assert (shown["can_start"], shown["start"]) == (False, "Two more players are missing")
    for chair in (1, 2):
        tell(client, code, token, kind="chair", chair=chair, level="random")
    shown = first(client, code, token)["room"]
    assert (shown["can_start"], shown["start"]) == (True, "Start with three players")


def ended(game: str, seats: int, **settings: Any) -> tuple[Past, dict[str, Any]]:
    """A game played at random to its end, and its result as the first chair is shown it."""
    past = Past(game, seats, 3, **settings).to_the_end()
    found = result(past.sitting, Viewer(0, "en", "view"))
    assert found is not None
    return past, found


@pytest.mark.parametrize("game", sorted(PARTS))
def test_a_result_says_what_it_is_made_of(game: str) -> None:
    past, shown = ended(game, 3, **({"preset": "quick"} if game == "zombies" else {}))
    for row in shown["ranking"]:
        assert [part["label"] for part in row["parts"]] == PARTS[game]
        made = {part["label"]: part["value"] for part in row["parts"]}
        if game == "zombiegeddon":
            assert sum(made.values()) == row["score"]
        if game == "tsunami":
            assert made["Civilians turned"] + made["Joined"] + made["Stolen"] - made["Lost"] == row["score"]
    assert past.state.outcome is not None
    word = "game-won" if past.state.outcome.place(0) == 1 else "game-lost"
    assert shown["yours"] == Words("en", game).say(word)


def test_deaths_and_fights_are_those_of_the_log() -> None:
    past, shown = ended("zombies", 2, preset="quick")
    *_, match = Story(past.sitting).matches()
    told = [fact for gesture in match.standing() for fact in gesture.facts]
    for row in shown["ranking"]:
        made = {part["label"]: part["value"] for part in row["parts"]}
        mine = [fact.name for fact in told if getattr(fact, "seat", None) == row["seat"]]
        assert (made["Fights won"], made["Deaths"]) == (mine.count("slew"), mine.count("died"))


def test_a_game_of_two_sides_has_no_points_and_one_line() -> None:
    past, shown = ended("zombiaki", 2)
    assert [row["score"] for row in shown["ranking"]] == [None, None]
    labels = {row["seat"]: [part["label"] for part in row["parts"]] for row in shown["ranking"]}
    assert labels == {0: ["Foremost row"], 1: ["Zombies and dogs stopped", "Cards left before dawn"]}
    lines = [point["scores"] for point in course(past.sitting).points]
    assert all(human is None and 0 <= zombies <= 6 for zombies, human in lines)
