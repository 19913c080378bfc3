"""Sense prefers what a player would prefer."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from shamble import bots
from shamble.games.tsunami import sense
from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.sense.forecast import WIN, forecasts, stakes, win_chances
from shamble.games.tsunami.sense.road import Road, road_of
from shamble.games.tsunami.sense.talk import Heard, Talkers
from shamble.games.tsunami.state import Table
from shamble.testing.tsunami import Scenario, tsunami, votes


def wish(table: Scenario, seat: str, *heard: Heard) -> str:
    """The greedy bot's answer in this seat."""
    bot = bots.make("greedy", GAME)
    bot.heard = list(heard)
    return bot.answer(table.state.view(ord(seat) - ord("A")))


def to_visit(table: Scenario) -> None:
    """On to the first visit to the shop; everybody passes, chance brings what comes first."""
    while (ask := table.state.ask) is not None and ask.name != "visit":
        if ask.kind == "chance":
            table.draws(table.options(None)[0])
        else:
            table.play(table.waits_for[0], "pass")


# --- positions ---


def test_chances_to_win_are_shared_out() -> None:
    chances = win_chances([900, 700, 700, 200], 6)
    assert chances[0] > chances[1] == chances[2] > chances[3] > 0
    assert WIN - 4 <= sum(chances) <= WIN


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    early, late = win_chances([900, 700], 18), win_chances([900, 700], 1)
    assert late[0] > early[0] > WIN // 2


def test_a_rival_who_can_win_matters_more_than_one_who_cannot() -> None:
    weights = stakes([500, 900, 300], 0, 6)
    assert weights[0] == 0
    assert weights[1] > weights[2]


def test_things_are_worth_what_they_can_still_bring() -> None:
    early = tsunami(at="opening", round=1, kept={"A": ["save1"]}, coins=[1, 0, 0]).state
    late = tsunami(at="closing", round=3, kept={"A": ["save1"]}, coins=[1, 0, 0]).state
    assert forecasts(early, road_of(early), 0)[0] > forecasts(early, road_of(early), 0)[1] + 100
    bare = forecasts(late, road_of(late), 0)
    assert bare[0] == bare[1] == bare[2] == 500


def test_the_road_counts_what_is_unseen() -> None:
    start: Road = road_of(tsunami(at="opening", round=1).state)
    assert (start.pushes_now, start.shops_now, start.shops, start.cards) == (200, 2, 6, 18)
    end: Road = road_of(tsunami(at="closing", round=3).state)
    assert (end.pushes, end.jumps, end.shops, end.lasts, end.over) == (0, 0, 0, 100, True)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_position_of_a_game_has_a_worth_and_every_option_a_gain(seats: int) -> None:
    table = cast(Table, GAME.new(seats=seats, seed=seats))
    rng = Random(seats)
    while table.ask is not None:
        seat = table.ask.seats[0]
        before = table.digest()
        assert len(sense.gains(table, seat)) == len(table.codes(seat))
        assert sense.quick(table, seat, rng) in table.codes(seat)
        assert all(0 <= sense.worth(table, other) <= WIN for other in range(seats))
        assert table.digest() == before
        options = table.options(seat)
        table.play(seat, options[rng.randrange(len(options))])
    assert table.outcome is not None
    worths = [sense.worth(table, seat) for seat in range(seats)]
    assert [worths.index(max(worths))] == list(table.outcome.winners)
    assert WIN - seats <= sum(worths) <= WIN


@pytest.mark.parametrize("seats", [3, 6])
def test_what_others_hide_is_not_looked_at(seats: int) -> None:
    table = cast(Table, GAME.new(seats=seats, seed=11))
    rng = Random(5)
    while table.ask is not None:
        seat = table.ask.seats[0]
        guess = GAME.guess(table.view(seat), rng)
        assert sense.gains(guess, seat) == sense.gains(table, seat)
        assert sense.worth(guess, seat) == sense.worth(table, seat)
        options = table.options(seat)
        table.play(seat, options[rng.randrange(len(options))])


# --- answers ---


def test_a_punk_is_played_only_when_it_makes_the_team() -> None:
    enough = tsunami(hordes=[6, 5, 4], card="truck", birds={"A": ["punk"]}, zombird=True)
    votes(enough, "rbb")
    assert wish(enough, "A") == "pass", "6 and 3 are not 10"
    made = votes(tsunami(hordes=[7, 5, 4], card="truck", birds={"A": ["punk"]}), "rbb")
    assert wish(made, "A") == "use-punk"


def test_two_birds_that_suffice_together_are_played() -> None:
    table = votes(tsunami(hordes=[4, 8, 3], card="truck", round=3, birds={"A": ["punk", "punk"]}), "rbb")
    assert wish(table, "A") == "use-punk"
    assert wish(table.play("A", "use-punk"), "A") == "use-punk"


def test_a_secret_is_not_turned_up_for_nothing() -> None:
    for place in ("opening", "interlude", "closing"):
        table = tsunami(hordes=[5, 5, 5, 5], card="gap" if place == "interlude" else "", at=place, round=2)
        for seat in "ABCD":
            if seat in table.waits_for:
                assert wish(table, seat) == "pass"


def test_a_goal_that_is_met_is_scored() -> None:
    table = tsunami(at="end", round=2, civilians=[1, 0, 0], secrets=["ufo"])
    assert wish(table, "A") == "score-ufo"


def test_giant_is_wanted_and_scored() -> None:
    table = tsunami(hordes=[6, 5, 4], card="civilian_bomb", civilians=[0, 1, 0], secrets=["giant"])
    assert wish(table, "A") == "bomb-B"


def test_a_civilian_is_better_than_a_bomb_for_one_zombie() -> None:
    table = tsunami(hordes=[6, 5, 4], card="civilian_bomb", secrets=["tsunami"])
    assert wish(table, "A") == "civilian"


def test_the_bomb_falls_on_the_civilians_of_the_one_who_may_win() -> None:
    table = tsunami(hordes=[9, 9, 3], card="civilian_bomb", round=3, civilians=[0, 4, 4], secrets=["quarterback"])
    table.draws("tie-A")
    assert wish(table, "A") == "bomb-B"


def test_quarterback_answers_a_bomb() -> None:
    table = tsunami(
        hordes=[9, 5, 3],
        card="civilian_bomb",
        civilians=[0, 1, 0],
        secrets=["ufo", "quarterback"],
        birds={"B": ["robo"]},
    ).play("A", "bomb-B")
    assert wish(table, "B") == "score-quarterback"


def test_saves_are_used_where_they_save_and_not_for_a_zombie_that_comes_back() -> None:
    table = tsunami(hordes=[6, 1, 4], card="gap", round=3, kept={"A": ["save1"], "B": ["save1"]}).rolls(A=2, B=1, C=0)
    assert wish(table, "A") == "use-save1"
    assert wish(table, "B") == "pass"


def test_in_the_shop_a_coin_is_not_kept_when_there_is_no_other_shop() -> None:
    table = tsunami(hordes=[3, 5, 5], at="shop", round=3, market=["zombie1", "save1", "flip"])
    table.state.slot = 4
    to_visit(table)
    values = sense.gains(table.state, 0)
    assert values[0] == 0 < max(values), "the pass comes first"


def test_a_holder_of_the_ufo_wants_a_civilian() -> None:
    table = tsunami(hordes=[2, 5, 5], at="shop", round=2, coins=[0, 0, 0], market=["zombie1"], secrets=["ufo"])
    to_visit(table)
    assert "civilian" in wish(table, "A")


def test_a_ptero_waits_for_the_last_interlude() -> None:
    early = tsunami(hordes=[5, 6, 4], at="opening", round=2, birds={"A": ["ptero"]})
    assert wish(early, "A") == "pass"
    late = tsunami(hordes=[5, 6, 4], at="closing", round=3, birds={"A": ["ptero"]})
    assert wish(late, "A") == "play-ptero-B"


# --- votes and talk ---


def test_a_vote_goes_where_all_are_expected() -> None:
    assert wish(tsunami(hordes=[4, 4, 4], card="van", secrets=["ufo"]), "A") == "red"


@pytest.mark.parametrize("kind", ["promise", "show"])
def test_a_vote_follows_what_was_said(kind: str) -> None:
    table = tsunami(hordes=[3, 5, 5], card="van", secrets=["ufo"])
    assert wish(table, "A", (1, None, kind, "yellow")) == "yellow"
    assert wish(table, "A", (1, None, "promise", "blue"), (1, 0, "show", "yellow")) == "yellow"


def test_a_bead_seen_is_believed_more_than_a_word() -> None:
    table = tsunami(hordes=[3, 5, 5], card="van").state
    word = Talkers(table, [(1, None, "promise", "blue")]).chances[1]
    seen = Talkers(table, [(1, 0, "show", "blue"), (1, None, "promise", "red")]).chances[1]
    assert seen[1] > word[1] > 50
    assert sum(seen) == sum(word) == 100


def test_words_that_are_none_are_not_heard() -> None:
    table = tsunami(card="van").state
    heard: list[Heard] = [(9, None, "promise", "blue"), (1, None, "sing", "blue"), (1, None, "promise", "green")]
    assert Talkers(table, heard).chances == Talkers(table, []).chances


def test_a_ninja_goes_apart() -> None:
    table = tsunami(hordes=[4, 4, 4, 4], card="van", secrets=["ninja"])
    assert wish(table, "A") != "red"


def test_a_ninja_who_bluffs_calls_the_others_together() -> None:
    table = tsunami(hordes=[4, 4, 4, 4], card="van", secrets=["ninja"])
    said = {sense.promise(table.state.view(0), [], Random(seed)) for seed in range(30)}
    assert ("red", None) in said
    assert said - {("red", None)}, "and now and then the truth"


def test_a_promise_is_made_once_and_kept_by_those_who_gain_by_it() -> None:
    table = tsunami(hordes=[4, 4, 4], card="van", secrets=["ufo"], at="interlude")
    view: dict[str, Any] = table.state.view(0)
    said = sense.promise(view, [], Random(1))
    assert said == ("red", None)
    assert sense.promise(view, [(0, None, "promise", "red")], Random(1)) is None
    assert sense.promise(view, [(1, None, "promise", "blue"), (2, None, "promise", "blue")], Random(1)) == (
        "blue",
        None,
    )


def test_there_is_nothing_to_promise_when_no_push_lies_open() -> None:
    rng = Random(1)
    assert sense.promise(tsunami(card="gap", at="interlude").state.view(0), [], rng) is None
    assert sense.promise(tsunami(at="opening", round=2).state.view(0), [], rng) is None
    assert sense.promise(tsunami(card="van").state.view(None), [], rng) is None
    after = votes(tsunami(hordes=[2, 2, 2], card="van", birds={"A": ["punk"], "B": ["punk"]}), "rrb")
    assert sense.promise(after.state.view(0), [], rng) is None
