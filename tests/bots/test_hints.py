"""Hints: one best play, the way it goes, why in a sentence, and a second choice only where it is close."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

import shamble
from shamble import bots
from shamble.core.answer import PASS
from shamble.core.state import State
from shamble.games.tsunami.sense import gains as tsunami_gains
from shamble.games.tsunami.state import Table
from shamble.games.zombiaki.why import why as zombiaki_why
from shamble.testing.tsunami import tsunami
from shamble.testing.zombiaki import zombiaki
from shamble.testing.zombies import zombies
from shamble.words import Words, clauses, rulebook

SEATS = {"zombiegeddon": 3, "tsunami": 4, "zombiaki": 2, "zombies": 3}
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
LANGS = {lang: {name: Words(lang, name) for name in SEATS} for lang in ("en", "fr")}


def views(name: str, seed: int, count: int) -> list[dict[str, Any]]:
    """Views of those who are asked in a game among greedy bots, with something to choose from."""
    game = shamble.game(name)
    state = game.new(seats=SEATS[name], seed=seed)
    players = [bots.make("greedy", game, seat) for seat in range(state.seats)]
    found: list[dict[str, Any]] = []
    while state.ask is not None and len(found) < count:
        seat = state.ask.seats[0]
        view = cast("dict[str, Any]", state.view(seat))
        if len(view["options"]) > 1:
            found.append(view)
        state.play(seat, game.parse(state, seat, players[seat].answer(view)))
    return found


def labels_of(told: object) -> list[tuple[str, dict[str, object]]]:
    """The message references in plain data."""
    if isinstance(told, dict):
        return [label for inner in told.values() for label in labels_of(inner)]
    if not isinstance(told, list):
        return []
    if len(told) == 2 and isinstance(told[0], str) and isinstance(told[1], dict):
        return [(told[0], told[1])]
    return [label for inner in told for label in labels_of(inner)]


@pytest.mark.parametrize("name", SEATS)
def test_every_hint_can_be_said_in_both_languages_and_cites_a_clause_that_is_there(name: str) -> None:
    game, known = shamble.game(name), clauses(rulebook("en", name))
    for view in views(name, 3, 150):
        advice = bots.hint(game, view, "greedy", names=NAMES[: SEATS[name]])
        assert advice.answer == bots.make("greedy", game).answer(view)
        assert advice.reason.clause in (*known, "")
        for key, fields in labels_of(advice.to_json()):
            for lang in LANGS:
                said = LANGS[lang][name].say(key, fields)
                assert said == said.strip()
                assert said


@pytest.mark.parametrize("name", ["zombiegeddon", "tsunami", "zombiaki"])
def test_a_way_can_be_played_to_its_end_if_all_others_pass(name: str) -> None:
    game = shamble.game(name)
    for view in views(name, 5, 60):
        state, seat = game.guess(view, Random(1)), view["seat"]
        for step in bots.hint(game, view, "greedy").steps:
            while state.frames[-1].seats(state)[0] != seat:
                state.step(state.frames[-1].seats(state)[0], PASS)
            state.step(seat, game.parse(state, seat, step.answer).code)


def test_the_planner_says_how_its_trial_games_end_and_marks_no_two_alike() -> None:
    for view in views("zombiaki", 7, 12):
        advice = bots.hint(shamble.game("zombiaki"), view)
        assert advice.level == "search"
        if advice.chance is not None:
            assert advice.rival is not None
            assert 0 <= advice.rival <= advice.chance <= 100
        if advice.second is not None:
            assert advice.second.answer not in [step.answer for step in advice.steps]


def asked_view(state: State) -> dict[str, Any]:
    """What who is asked sees."""
    assert state.ask is not None
    return state.view(state.ask.seats[0])


def test_the_reason_for_a_card_counts_all_the_answers_that_it_takes() -> None:
    table = zombiaki(hand="petrol", turn="humans", zombies={"B1": 3})
    view = asked_view(table.state)
    told = zombiaki_why(view, ["Ann", "Bob"], ["petrol-B1", "burn-B1-3"])
    assert told.fields["dead"] == 1
    table = zombiaki(hand="car", turn="humans", zombies={"B1": 3})
    view = asked_view(table.state)
    assert zombiaki_why(view, ["Ann", "Bob"], ["car-A2"]).fields["does"] == "traps"


def test_the_same_view_gives_the_same_advice_whatever_is_hidden() -> None:
    """Two tables of Zombies!!! that look the same to a seat."""
    game = shamble.game("zombies")
    for view in views("zombies", 2, 40)[::8]:
        other = game.guess(view, Random(9)).view(view["seat"])
        assert bots.hint(game, other, "greedy") == bots.hint(game, view, "greedy")


def test_a_walk_is_told_whole_and_step_by_step() -> None:
    walks = [bots.hint(shamble.game("zombies"), view, "greedy") for view in views("zombies", 1, 400)]
    long = [advice.steps for advice in walks if advice.reason.key == "why-walk" and len(advice.steps) > 2]
    assert long
    for steps in long:
        spaces = [step.goal for step in steps]
        assert all(goal.startswith("c-") for goal in spaces)
        assert all(one != other for one, other in pairwise(spaces))


def test_a_long_walk_is_told_to_its_end() -> None:
    town = {f"e{east}n0": "straight" for east in (1, 2, 3)} | {"e4n0": "helipad"}
    view = cast("dict[str, Any]", zombies(town=town, at="move", keyed=True).state.view(0))
    advice = bots.hint(shamble.game("zombies"), view, "greedy")
    assert (len(advice.steps), advice.reason.fields["steps"], advice.reason.fields["heli"]) == (10, 10, 10)


def test_a_death_that_costs_zombies_says_how_many() -> None:
    fields = {"left": 0, "pays": "yes", "kills": 9, "lost": 5, "p": 0}
    said = {lang: LANGS[lang]["zombies"].say("why-life", fields) for lang in LANGS}
    assert said["en"].startswith("Death costs you 5 zombies, but you begin anew in Town Square")
    assert said["fr"].startswith("La mort coûte 5 zombies, mais vous repartez de la Place publique")


def test_a_way_over_the_barricade_is_cited_by_its_own_clause() -> None:
    view = cast("dict[str, Any]", zombiaki(zombies={"A5": 4}, hand="hunger terror").state.view(0))
    advice = bots.hint(shamble.game("zombiaki"), view, "greedy")
    assert (advice.reason.key, advice.reason.clause) == ("why-wins", "ZK-2.6")


# --- answers that bots once gave -------------------------------------------------------------------------------------


def answer_of(level: str, state: State) -> str:
    assert state.ask is not None
    return bots.make(level, state.game, 0).answer(state.view(state.ask.seats[0]))


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_nobody_dies_with_zombies_and_bullets_in_a_fight_that_a_bullet_wins(level: str) -> None:
    """Roll 3, 4 needed, one life, three bullets, three zombies: a hint once was to lose the last life."""
    lives, bullets, kills = [1, 3, 3, 3], [3, 3, 3, 3], [3, 2, 1, 0]
    table = zombies(
        zombies="1.5", at="fight", seats=4, lives=lives, bullets=bullets, kills=kills, preset="standard"
    ).rolls(3)
    assert set(table.options("A")) >= {"life", "bullets"}
    assert answer_of(level, table.state) == "bullets"
    advice = bots.hint(table.state.game, table.state.view(0), level)
    assert (advice.reason.key, advice.reason.clause) == ("why-pay", "ZZ-5.4")
    assert advice.second is None or advice.second.answer != "life"


def test_a_net_holds_who_would_march_out_as_a_freeze_ends() -> None:
    table = zombiaki(zombies={"A5": 2}, hand="freeze net", turn="humans").plays("freeze", "pass").until("humans")
    assert answer_of("greedy", table.state) == "net-A5"


def test_floodlight_does_not_drive_anybody_into_a_wall() -> None:
    table = zombiaki(zombies={"A4": 3}, things={"A3": "wall6"}, hand="floodlight", turn="humans")
    assert answer_of("greedy", table.state) != "floodlight-A"


def test_a_secret_bonus_card_is_never_turned_up_for_nothing() -> None:
    game = shamble.game("tsunami")
    shops = [view for seed in range(3) for view in views("tsunami", seed, 400) if "turn-up" in view["options"]]
    assert shops
    for view in shops:
        state = game.guess(view, Random(0))
        values = dict(zip(view["options"], tsunami_gains(cast(Table, state), view["seat"]), strict=True))
        assert values["turn-up"] < values["pass"]


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_nobody_pushes_alone_who_has_mates_that_promised_enough(level: str) -> None:
    table = tsunami(hordes=[3, 3, 3], card="car", zombird=False, secrets=["giant", "ufo", "quarterback"])
    promised = [{"seat": other, "to": None, "kind": "promise", "text": "blue"} for other in (1, 2)]
    view = {**table.state.view(0), "talk": promised}
    assert bots.make(level, table.state.game, 0).answer(view) == "blue"
