"""Bots see a view and nothing else, answer by the rules, and answer the same every time."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import shamble
from shamble import bots, lab
from shamble.bots.bot import Effort, Sense, sense_of
from shamble.bots.greedy import first_best
from shamble.bots.playouts import Playouts, Trial, is_behind, judgement, still_close, without_twins, worth_trying
from shamble.bots.search import SearchBot
from shamble.core.game import Game
from shamble.core.state import State
from shamble.games.zombiegeddon.box import FIRST_PROVISION, FIRST_TAKEABLE, KINDS, PROVISION_POINTS, WEAPON
from shamble.games.zombiegeddon.sense import holdings, reach
from shamble.games.zombiegeddon.state import Table

GAME = shamble.game("zombiegeddon")
SMALL = 80  # a budget that keeps whole games of a searching bot short


def bot_of(level: str, seed: object, game: Game = GAME) -> bots.Bot:
    """A bot of the level, the searching one on a small budget."""
    return SearchBot(game, seed, budget=SMALL) if level == "search" else bots.make(level, game, seed)


def check_steady(level: str, state: State, answers: int) -> None:
    """Two bots of the same level and seed answer alike, the one from a view sent as JSON; views stay as they are."""
    one, two = bot_of(level, 9, state.game), bot_of(level, 9, state.game)
    for _ in range(answers):
        seat = asked(state)
        view = state.view(seat)
        sent: dict[str, Any] = json.loads(json.dumps(view))
        answer = one.answer(view)
        assert two.answer(sent) == answer
        assert sent == view, "thinking changes nothing in the view"
        state.play(seat, state.game.parse(state, seat, answer))


def mid_game(seats: int, answers: int = 30) -> State:
    """A table after some greedy answers."""
    state = GAME.new(seats=seats, seed=seats)
    bot = bots.make("greedy", GAME)
    for _ in range(answers):
        seat = asked(state)
        state.play(seat, GAME.parse(state, seat, bot.answer(state.view(seat))))
    return state


def asked(state: State) -> int:
    assert state.ask is not None
    return state.ask.seats[0]


@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_same_seed_and_views_give_the_same_answers_also_through_json(level: str) -> None:
    check_steady(level, GAME.new(seats=3, seed=4), 12)


def test_random_bots_with_different_seeds_differ() -> None:
    view = mid_game(2).view(asked(mid_game(2)))
    assert len({bots.make("random", GAME, seed).answer(view) for seed in range(20)}) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_answer_by_the_rules_through_whole_games(seats: int) -> None:
    table = [bot_of(level, seats) for level in ("search", "greedy", "random", "random")[:seats]]
    result = lab.play(GAME, table, seed=seats)
    assert sorted(seat for group in result.ranking for seat in group) == list(range(seats))
    assert result.winners[0] in (0, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    results = lab.simulate("zombiegeddon", ("greedy", *["random"] * (seats - 1)), games=8, seed=1, rotate=True)
    assert all(result.levels[result.winners[0]] == "greedy" for result in results)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_search_beats_greedy(seats: int) -> None:
    results = lab.simulate("zombiegeddon", ("search", *["greedy"] * (seats - 1)), games=6, seed=1, rotate=True)
    won = sum(result.levels[result.winners[0]] == "search" for result in results)
    assert won >= 5


def test_a_spent_budget_still_gives_an_answer() -> None:
    state = mid_game(4)
    view = state.view(asked(state))
    assert SearchBot(GAME, 0, budget=1).answer(view) in view["options"]  # type: ignore[operator]
    assert bots.make("search", GAME, seconds=0.0001).answer(view) in view["options"]  # type: ignore[operator]


def test_a_single_option_needs_no_thought() -> None:
    view = dict(mid_game(2).view(asked(mid_game(2))))
    view["options"] = ["pass"]
    assert bots.make("search", GAME).answer(view) == "pass"


def test_unknown_levels_are_refused_with_a_sentence() -> None:
    with pytest.raises(shamble.Invalid, match="There is no bot 'genius'; there is: random, greedy, search"):
        bots.make("genius", GAME)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_bots_need_the_view_of_a_seat_that_is_asked(level: str) -> None:
    state = mid_game(2)
    with pytest.raises(shamble.Invalid, match="not a spectator's"):
        bot_of(level, 0).answer(state.view(None))
    with pytest.raises(shamble.Invalid, match="is not asked anything"):
        bot_of(level, 0).answer(state.view(1 - asked(state)))


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_hint_begins_with_the_bot_s_own_answer(level: str) -> None:
    state = mid_game(3, answers=60)
    view = state.view(asked(state))
    advice = bots.hint(GAME, view, level)
    assert advice.answer == bots.make(level, GAME).answer(view)
    assert advice.level == level


def test_a_random_bot_has_no_hint_to_give() -> None:
    state = mid_game(2)
    with pytest.raises(shamble.Invalid, match="cannot say what the options are worth"):
        bots.hint(GAME, state.view(asked(state)), "random")


def test_of_equal_options_the_first_is_taken() -> None:
    assert first_best([3, 7, 7, 1]) == 1


def test_the_example_of_an_own_bot_plays() -> None:
    path = Path(__file__).parents[2] / "examples" / "my_bot.py"
    spec = spec_from_file_location("my_bot", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert len(module.main(games=1)) == 1


def desert(seed: int, level: str, half: int, after: int) -> Table:
    """The table before the last answer of a half in which seat 0 takes its pawns off after so many answers."""
    table = cast(Table, GAME.new(seats=2, seed=seed))
    bot, greedy = bot_of(level, 3), bots.make("greedy", GAME)
    last = table
    while table.ask is not None and table.half <= half:
        last = table.copy()
        seat = asked(table)
        view = table.view(seat)
        deserted = table.half == half and after <= 0
        after -= table.half == half
        if deserted and seat == 0:
            answer = next(option for option in view["options"] if option.endswith("off"))  # type: ignore[attr-defined]
        else:
            answer = (bot if deserted else greedy).answer(view)
        table.play(seat, GAME.parse(table, seat, answer))
    return last


@pytest.mark.parametrize("level", ["greedy", "search"])
@pytest.mark.parametrize(("half", "after"), [(1, 50), (2, 60)])
@pytest.mark.parametrize("seed", [5, 23])
def test_a_bot_left_alone_takes_all_it_can_use(level: str, half: int, after: int, seed: int) -> None:
    table = desert(seed, level, half, after)
    held = holdings(table)[KINDS:]
    if half == 1:
        table.weapons[1] = 0  # what lies behind an enemy may not be worth a weapon yet
    for cell, away in enumerate(reach(table, 1)):
        disc = table.board[cell]
        if away > 1 and disc >= FIRST_TAKEABLE and table.crowd[cell] == 0:  # those nearer fall to the last answer
            most = len(PROVISION_POINTS) - (1 if half == 2 else 2)  # half 2 fills the last place of a set by itself
            assert FIRST_PROVISION <= disc < WEAPON, "only provisions can be of no use"
            assert held[disc] >= most


# --- games of secrets and dice ---

TSUNAMI = shamble.game("tsunami")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_answers_are_the_same_every_time_where_much_is_hidden(level: str) -> None:
    check_steady(level, TSUNAMI.new(seats=4, seed=4), 40)


@pytest.mark.parametrize("seats", [3, 6])
def test_bots_play_whole_games_of_secrets_and_dice(seats: int) -> None:
    table = [bot_of(level, seats, TSUNAMI) for level in ("search", "greedy", *["random"] * 4)[:seats]]
    result = lab.play(TSUNAMI, table, seed=seats)
    assert sorted(seat for group in result.ranking for seat in group) == list(range(seats))


@pytest.mark.parametrize("seats", [3, 6])
def test_greedy_beats_random_at_tsunami(seats: int) -> None:
    results = lab.simulate("tsunami", ("greedy", *["random"] * (seats - 1)), games=12, seed=1, rotate=True)
    assert sum(result.levels[result.winners[0]] == "greedy" for result in results) >= 9


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_search_beats_greedy_at_tsunami(seats: int) -> None:
    results = lab.simulate("tsunami", ("search", *["greedy"] * (seats - 1)), games=48, seed=1, rotate=True)
    won = sum(result.levels[result.winners[0]] == "search" for result in results)
    assert won > 48 / seats


def test_a_spent_playout_budget_still_gives_an_answer() -> None:
    state = TSUNAMI.new(seats=3, seed=2)
    while len(state.codes(asked(state))) < 6:
        state.step(asked(state), state.codes(asked(state))[0])
    view = state.view(asked(state))
    assert SearchBot(TSUNAMI, 0, budget=1).answer(view) in view["options"]  # type: ignore[operator]
    assert bots.make("search", TSUNAMI, seconds=0.0001).answer(view) in view["options"]  # type: ignore[operator]
    weighed = bots.make("search", TSUNAMI, seconds=0.05).weigh(view)
    assert {answer for answer, _ in weighed} == set(view["options"])  # type: ignore[call-overload]
    assert [value for _, value in weighed] == sorted((value for _, value in weighed), reverse=True)


def test_sealed_answers_of_others_do_not_change_a_thought() -> None:
    """A guess fills in any bead for those who have locked; neither estimates nor playouts look at it."""
    state = TSUNAMI.new(seats=3, seed=5)
    bot = bots.make("greedy", TSUNAMI)
    while state.ask is not None and state.ask.name != "vote":
        seat = asked(state)
        state.play(seat, TSUNAMI.parse(state, seat, bot.answer(state.view(seat))))
    locked = [state.copy() for _ in range(3)]
    for twin, bead in zip(locked, ("red", "blue", "yellow"), strict=True):
        twin.play(0, TSUNAMI.read(bead))
    for level in ("greedy", "search"):
        answers = {json.dumps(bot_of(level, 1, TSUNAMI).weigh(twin.view(1))) for twin in locked}
        assert len(answers) == 1


def test_hopeless_options_are_not_played_out() -> None:
    assert [trial.place for trial in worth_trying([0, -1000, 150, 145], Effort())] == [2, 3]
    assert len(worth_trying([7] * 20, Effort())) == 8
    assert len(worth_trying([7] * 20, Effort(width=12))) == 12


def test_a_small_lead_does_not_overrule_the_first_estimate() -> None:
    first, other = Trial(0, 9), Trial(1, 8)
    first.values, other.values = [50, 10, 50, 10], [10, 52, 10, 52]
    assert judgement(first, first) == 30
    assert judgement(other, first) < 30
    other.values = [60, 21, 60, 20]
    assert judgement(other, first) > 30
    other.values = [60, 10, 60, 10]
    assert judgement(other, first) > 30, "by more than a standard error"
    assert judgement(other, first, doubt=3) < 30, "by less than three"


def test_an_option_is_dropped_when_it_is_surely_behind() -> None:
    best, close, behind = Trial(0, 0), Trial(1, 0), Trial(2, 0)
    best.values = [50, 60, 50, 60]
    close.values = [55, 50, 60, 50]
    behind.values = [10, 21, 10, 20]
    assert is_behind(behind, best, 3)
    assert not is_behind(close, best, 3)
    assert not is_behind(best, best, 3)
    assert still_close([best, close, behind], 3) == [best, close]


def test_of_options_that_always_lead_to_the_same_end_the_better_estimate_is_played_on() -> None:
    first, other, twin = Trial(0, 9), Trial(1, 8), Trial(2, 7)
    first.values, other.values, twin.values = [50, 10], [50, 11], [50, 10]
    assert without_twins([first, other, twin]) == [first, other]


def thought(state: State, **more: Any) -> tuple[Playouts, list[int]]:
    """A thought with what a sense may have beside the usual, and a list of the turns at which its playouts end."""
    usual = sense_of(state.game)
    ends: list[int] = []

    def worth(table: State, seat: int) -> int:
        ends.append(table.turns())
        return usual.worth(table, seat)

    effort = more.pop("effort", usual.effort)
    sense = Sense(worth, usual.guesses, usual.gains, usual.quick, usual.promise, usual.finish, effort, **more)
    return Playouts(state.game, sense, sense.effort_at(state.seats), Random(1), (), 400, 0.0), ends


def a_choice(state: State) -> State:
    """The table, at its first ask with a real choice."""
    while len(state.codes(asked(state))) < 3:
        state.step(asked(state), state.codes(asked(state))[0])
    return state


def test_a_duel_has_an_effort_of_its_own() -> None:
    """What a sense says about tables of two holds there, and nowhere else."""
    duel = Effort(turns=2, reach=99999)
    for seats, turns in ((2, 2), (3, 4)):
        state = a_choice(ZOMBIES.new(seats=seats, seed=3))
        playouts, ends = thought(state, effort=Effort(turns=4, reach=99999), duel=duel)
        playouts.weigh(state.view(asked(state)), asked(state))
        assert min(ends) == state.turns() + turns


def test_what_is_not_worth_a_thought_is_answered_by_the_estimate() -> None:
    state = a_choice(TSUNAMI.new(seats=4, seed=3))
    seat = asked(state)
    playouts, ends = thought(state, ponders=lambda _: False, effort=Effort(reach=9999))
    found = playouts.weigh(state.view(seat), seat)
    assert not ends
    assert found[0][0] == bots.make("greedy", TSUNAMI).answer(state.view(seat))
    assert len(found) == len(state.codes(seat))


def test_who_searches_goes_by_its_plans() -> None:
    """An estimate that likes the last option best is what a thought begins with, and its own seat's way to play on."""
    state = a_choice(TSUNAMI.new(seats=4, seed=3))
    seat = asked(state)
    planned: list[int] = []

    def plans(table: State, own: int, _heard: object) -> list[int]:
        planned.append(own)
        return list(range(len(table.codes(own))))

    playouts, _ = thought(state, plans=plans, ponders=lambda _: False)
    last = state.game.answer(state.codes(seat)[-1])
    assert playouts.weigh(state.view(seat), seat)[0][0] == str(last)
    playouts, ends = thought(state, plans=plans, effort=Effort(reach=9999, turns=9))
    playouts.weigh(state.view(seat), seat)
    assert len(planned) > 2 + len(ends), "in playouts, too"
    assert set(planned) == {seat}


# --- a duel whose decks nobody knows, played out to its end ---

ZOMBIAKI = shamble.game("zombiaki")
ZOMBIES = shamble.game("zombies")


@pytest.mark.parametrize("level", bots.LEVELS)
def test_answers_are_the_same_every_time_where_the_decks_are_shuffled(level: str) -> None:
    check_steady(level, ZOMBIAKI.new(seats=2, seed=4), 25)


@pytest.mark.parametrize("side_a", ["zombies", "humans"])
def test_bots_play_whole_duels(side_a: str) -> None:
    table = [bot_of(level, 1, ZOMBIAKI) for level in ("search", "greedy")]
    result = lab.play(ZOMBIAKI, table, seed=3, options={"side_a": side_a})
    assert sorted(seat for group in result.ranking for seat in group) == [0, 1]


def test_greedy_beats_random_at_zombiaki_on_both_sides_together() -> None:
    results = lab.simulate("zombiaki", ("greedy", "random"), games=40, seed=1, rotate=True)
    assert sum(result.levels[result.winners[0]] == "greedy" for result in results) >= 30


@pytest.mark.long
def test_search_beats_greedy_at_zombiaki_on_both_sides_together() -> None:
    results = lab.simulate("zombiaki", ("search", "greedy"), games=40, seed=1, rotate=True)
    assert sum(result.levels[result.winners[0]] == "search" for result in results) >= 25
