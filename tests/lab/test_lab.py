"""The lab plays the same games on any number of processes, and its numbers are those one computes by hand."""

from __future__ import annotations

import json
from multiprocessing import active_children

import pytest

import shamble
from shamble import lab
from shamble.bots import Bot, View
from shamble.core.errors import Invalid
from shamble.lab import stats
from shamble.lab.match import Result, result_from_json
from shamble.lab.run import Plan, seed_of, task_of, work

GAME = "zombiegeddon"
RANDOM = ("random", "random")


def written(results: list[Result]) -> str:
    return json.dumps([result.to_json() for result in results])


# --- running --------------------------------------------------------------------------------------------------------


def test_parallel_and_serial_results_are_equal_byte_for_byte() -> None:
    levels = ("greedy", "random", "random")
    serial = lab.simulate(GAME, levels, games=5, seed=3, rotate=True)
    parallel = lab.simulate(GAME, levels, games=5, seed=3, rotate=True, processes=2)
    assert written(serial) == written(parallel)
    assert serial == parallel


def test_a_game_depends_on_the_seed_and_its_number_only() -> None:
    longer = lab.simulate(GAME, RANDOM, games=4, seed=5)
    assert lab.simulate(GAME, RANDOM, games=2, seed=5) == longer[:2]
    assert lab.simulate(GAME, RANDOM, games=2, seed=6) != longer[:2]
    assert lab.play_game(GAME, RANDOM, seed_of(5, 3)) == longer[3]


def test_seeds_of_games_differ_and_fit_in_64_bits() -> None:
    seeds = {seed_of(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_rotation_moves_every_level_through_every_seat() -> None:
    levels = ("greedy", "random")
    seated = [result.levels for result in lab.simulate(GAME, levels, games=4, rotate=True)]
    assert seated == [("greedy", "random"), ("random", "greedy")] * 2
    assert {result.levels for result in lab.simulate(GAME, levels, games=2)} == {levels}


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    lab.simulate(GAME, RANDOM, games=3, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_no_games_are_no_results() -> None:
    assert lab.simulate(GAME, RANDOM, games=0) == []


@pytest.mark.parametrize("open_piles", [True, False])
def test_options_reach_the_table(monkeypatch: pytest.MonkeyPatch, open_piles: bool) -> None:
    seen: list[object] = []

    def passing(_: Bot, view: View) -> str:
        seen.append(view["settings"])
        return "pass"

    monkeypatch.setattr("shamble.bots.RandomBot.answer", passing)
    options = {"open_piles": open_piles}
    lab.simulate(GAME, RANDOM, games=1, options=options)
    work(task_of(Plan(GAME, RANDOM, 1, 0, options, False), [0]))  # as another process would
    assert len(seen) >= 2 * 2
    assert all(settings == options for settings in seen)


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_stops_with_a_sentence(processes: int) -> None:
    def interrupt(done: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(lab.Stopped, match=r"Stopped after 1 of 40 games\.") as stopped:
        lab.simulate(GAME, RANDOM, games=40, processes=processes, progress=interrupt)
    assert stopped.value.interrupted


@pytest.mark.parametrize("processes", [1, 2])
def test_a_stopped_run_goes_on_as_if_it_had_not_been_stopped(processes: int) -> None:
    def interrupt(done: int, games: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(lab.Stopped) as stopped:
        lab.simulate(GAME, RANDOM, games=8, seed=5, rotate=True, progress=interrupt)
    assert len(stopped.value.results) == 3
    counted: list[int] = []
    resumed = lab.simulate(
        GAME,
        RANDOM,
        8,
        5,
        processes,
        rotate=True,
        played=stopped.value.results,
        progress=lambda n, _: counted.append(n),
    )
    assert counted == [4, 5, 6, 7, 8]
    assert written(resumed) == written(lab.simulate(GAME, RANDOM, games=8, seed=5, rotate=True))


class First(Bot):
    """Takes the first option."""

    def answer(self, view: View) -> str:
        return str(view["options"][0])


def test_somebodys_own_bots_take_part_by_their_class() -> None:
    results = lab.simulate("zombiaki", (First, "random"), games=2, rotate=True)
    name = f"{First.__module__}:First"
    assert [result.levels for result in results] == [(name, "random"), ("random", name)]

    class Nested(First):
        """Nobody else can find it."""

    with pytest.raises(Invalid, match="Other processes cannot find"):
        lab.simulate("zombiaki", (Nested, "random"), games=2, processes=2)
    assert len(lab.simulate("zombiaki", (Nested, "random"), games=1)) == 1


def test_two_bots_of_one_name_are_refused() -> None:
    def made() -> type[Bot]:
        class Same(First):
            """One of many."""

        return Same

    with pytest.raises(Invalid, match="Two different bots are called"):
        lab.simulate("zombiaki", (made(), made()), games=1)


def test_a_dead_worker_is_reported() -> None:
    def kill_workers(done: int, games: int) -> None:
        for child in active_children():
            child.kill()

    with pytest.raises(lab.Stopped, match="A worker died after") as stopped:
        lab.simulate(GAME, RANDOM, games=400, processes=2, progress=kill_workers)
    assert not stopped.value.interrupted


@pytest.mark.parametrize(
    ("levels", "games", "processes", "options", "sentence"),
    [
        (("random",), 1, 1, {}, "is for 2 to 4 players"),
        (("random", "genius"), 1, 1, {}, "There is no bot 'genius'"),
        (RANDOM, -1, 1, {}, "There cannot be -1 games"),
        (RANDOM, 1, 0, {}, "at least one process"),
        (RANDOM, 1, 1, {"fog": True}, "has no option 'fog'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(
    levels: tuple[str, ...], games: int, processes: int, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(shamble.Invalid, match=sentence):
        lab.simulate(GAME, levels, games, processes=processes, options=options)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(shamble.Invalid, match="There is no game 'chess'"):
        lab.simulate("chess", RANDOM, 1)


class Babbler(Bot):
    def answer(self, view: View) -> str:
        return "brains"


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    game = shamble.game(GAME)
    with pytest.raises(shamble.Invalid, match=r"\(Babbler\) answered 'brains'"):
        lab.play(game, [Babbler(game), Babbler(game)], seed=1)


def test_results_survive_json() -> None:
    result = lab.play_game(GAME, RANDOM, 1)
    assert result_from_json(json.loads(json.dumps(result.to_json()))) == result
    assert result.levels == RANDOM
    assert result.turns > 0
    assert result.answers > result.turns / 2


# --- numbers --------------------------------------------------------------------------------------------------------


def test_wilson_s_interval() -> None:
    found = stats.share(8, 10)
    assert found.value == pytest.approx(0.8)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert stats.share(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert stats.share(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert stats.share(2.5, 5).value == 0.5
    assert stats.share(0, 0) == (0, 0, 1)


def test_student_s_interval() -> None:
    found = stats.mean([1, 2, 3, 4, 5])  # spread 1.5811, standard error 0.7071, quantile 2.776
    assert found == pytest.approx((3, 3 - 1.963, 3 + 1.963), abs=1e-3)
    assert stats.mean([7]) == (7, 7, 7)
    assert stats.mean([2, 2, 2]) == (2, 2, 2)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_student_s_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert stats.student(freedom) == pytest.approx(quantile, abs=1e-3)


def test_percentiles() -> None:
    assert stats.median([5, 1, 3]) == 3
    assert stats.median([1, 2, 3, 10]) == 2.5
    assert stats.percentile([0, 10], 25) == 2.5
    assert stats.percentile([4], 95) == 4
    assert (stats.percentile(range(101), 0), stats.percentile(range(101), 100)) == (0, 100)


def test_nothing_has_no_mean() -> None:
    with pytest.raises(ValueError):
        stats.mean([])
    with pytest.raises(ValueError):
        stats.median([])


# --- the summary ----------------------------------------------------------------------------------------------------


def test_the_summary_counts_shared_wins_as_parts() -> None:
    one = Result(GAME, 1, ("greedy", "random"), ((0,), (1,)), (100, 40), "POINTS", 80, 150)
    two = Result(GAME, 2, ("random", "greedy"), ((0, 1),), (60, 60), "SHARED", 100, 190)
    summary = json.loads(json.dumps(lab.summarise([one, two])))
    assert summary["games"] == 2
    assert summary["shared"] == 1
    assert [seat["wins"]["value"] for seat in summary["by_seat"]] == [0.75, 0.25]
    assert summary["by_level"]["greedy"]["wins"]["value"] == 0.75
    assert summary["by_level"]["greedy"]["fair"] == 0.5
    assert summary["by_level"]["random"]["scores"]["mean"]["value"] == 50
    assert summary["turns"]["mean"]["value"] == 90
    assert summary["answers"]["median"] == 170
    assert summary["reasons"] == {"POINTS": 1, "SHARED": 1}


def test_a_level_in_two_seats_wins_for_both() -> None:
    result = Result(GAME, 1, ("greedy", "random", "random"), ((2,), (0,), (1,)), (3, 1, 9), "POINTS", 9, 9)
    random = json.loads(json.dumps(lab.summarise([result])))["by_level"]["random"]
    assert (random["played"], random["games"], random["wins"]["value"]) == (2, 1, 1)
    assert random["fair"] == pytest.approx(2 / 3)


def test_nothing_and_mixed_runs_are_not_summed_up() -> None:
    two = lab.play_game(GAME, RANDOM, 1)
    three = lab.play_game(GAME, ("random",) * 3, 1)
    with pytest.raises(shamble.Invalid, match="no games"):
        lab.summarise([])
    with pytest.raises(shamble.Invalid, match="different kinds or sizes"):
        lab.summarise([two, three])
