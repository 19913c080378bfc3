"""The odds of Zombies!!!, against every roll and every decision played out on the engine."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from shamble.core.frame import CHANCE, DONE
from shamble.games.zombies import odds
from shamble.games.zombies.box import DIE, GO, ZOMBIE
from shamble.games.zombies.frames.fights import Fight
from shamble.games.zombies.frames.windows import Window
from shamble.games.zombies.odds import Fighter, fight_odds
from shamble.games.zombies.state import Table
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight", "e2n0": "straight"}
HELIPAD = {"e1n0": "helipad"}
LATE: dict[str, Any] = {"pile": ""}
Ends = tuple[Fraction, Fraction, Fraction]


def view(table: Scenario, seat: int = 0) -> dict[str, Any]:
    return table.state.view(seat)


def played_out(table: Table, path: tuple[int, ...]) -> Ends:
    """Alive, mean lives, mean bullets of seat A under the best play of every roll, the pawn walking this path."""
    if table.pending == CHANCE and table.frames[-1].asks == "settle":
        ends = [played_out(after(table, -1, code), path) for code in table.codes(-1)]
        return tuple(sum(parts, Fraction(0)) / DIE for parts in zip(*ends, strict=True))  # type: ignore[return-value]
    if table.dead_now:
        return Fraction(0), Fraction(0), Fraction(0)
    top = table.frames[-1] if table.frames else None
    if table.pending != DONE and isinstance(top, Fight):
        return max(played_out(after(table, 0, code), path) for code in table.codes(0))
    if table.pending != DONE and isinstance(top, Window):
        return played_out(after(table, top.at, 1), path)
    if not path or table.pending == DONE:
        return Fraction(1), Fraction(table.lives[0]), Fraction(table.bullets[0])
    return played_out(after(table, 0, GO + path[0]), path[1:])


def after(table: Table, seat: int, code: int) -> Table:
    twin = table.copy()
    twin.step(seat, code)
    return twin


@clause("ZZ-5.2")
def test_a_fight_without_bullets_is_the_toss_of_a_coin_for_each_life() -> None:
    found = fight_odds(Fighter(lives=3, bullets=0), bonus=0)
    assert found.lost == (Fraction(1, 2), Fraction(1, 4), Fraction(1, 8))
    assert (found.unhurt, found.dead, found.bullets) == (Fraction(1, 2), Fraction(1, 8), (Fraction(1),))


@clause("ZZ-5.2", "ZZ-5.5")
def test_three_bullets_make_a_fight_sure() -> None:
    found = fight_odds(Fighter(lives=1, bullets=3), bonus=0)
    assert found.unhurt == 1
    assert found.dead == 0
    assert found.bullets == (Fraction(1, 2), Fraction(1, 6), Fraction(1, 6), Fraction(1, 6))


@clause("ZZ-5.5")
def test_chainsaw_and_shotgun_cannot_fail() -> None:
    assert fight_odds(Fighter(lives=1, bullets=0, shots=1), bonus=2).unhurt == 1


def test_chances_add_up() -> None:
    for lives, bullets, kit, shots, rush, bonus in product((1, 2, 5), (0, 1, 4), (0, 1), (0, 2), (0, 1), (0, 1, 2)):
        found = fight_odds(Fighter(lives, bullets, kit, shots, rush), bonus)
        assert sum(found.lost) + found.dead == 1 == sum(found.bullets)
        assert found.lost[0] == found.unhurt


@clause("ZZ-5.2", "ZZ-5.5", "ZZ-11.1", "ZZ-11.11", "ZZ-11.13")
@pytest.mark.parametrize("lives", [1, 2, 3])
@pytest.mark.parametrize("bullets", [0, 2, 3])
@pytest.mark.parametrize("cards", [("", ""), ("first_aid_kit", ""), ("fire_axe shotgun", ""), ("", "adrenaline_rush")])
def test_fights_are_played_out(lives: int, bullets: int, cards: tuple[str, str]) -> None:
    items, hand = cards
    table = zombies(
        ROAD, "1.5", at="fight", lives=[lives, 3], bullets=[bullets, 3], items={"A": items}, hands={"A": hand}
    )
    seen = view(table)
    found = odds.hope(odds.fighter_of(seen, 0), (odds.FIGHT_WITH + odds.bonus_on(seen, 0, 4),))
    assert tuple(found) == played_out(table.state, ())
    assert odds.fight(seen, 0).dead == 1 - found.alive


@clause("ZZ-5.2", "ZZ-6.2")
@pytest.mark.parametrize(("lives", "bullets"), [(1, 0), (1, 2), (2, 1), (3, 3)])
def test_paths_are_played_out(lives: int, bullets: int) -> None:
    town = {"e1n0": "army_surplus"}
    table = zombies(
        town, "2.4 2.2", "2.2", "2.1", pawns={"A": "1.6"}, at="move", rolled=4, lives=[lives, 3], bullets=[bullets, 3]
    )
    path = (12, 13, 10, 9)  # 2.4, 2.5, 2.2, 2.1
    found = odds.path(view(table), 0, path)
    assert (found.spaces, found.fights) == (path, 2)
    assert tuple(found.hope) == played_out(table.state, path)


@clause("ZZ-5.2")
def test_settling_is_played_out() -> None:
    table = zombies(ROAD, "1.5", at="fight", lives=[2, 3], bullets=[2, 3], items={"A": "first_aid_kit"}).rolls(2)
    found = odds.settling(view(table))
    assert list(found) == table.options("A")
    for answer, hope in found.items():
        twin = Scenario(table.state.copy()).play("A", answer)
        assert tuple(hope) == played_out(twin.state, ())
    assert odds.settling(view(table.play("A", "bullets"))) == {}


def test_the_safest_path_to_every_space_within_reach() -> None:
    rng = Random(5)
    town = {"e1n0": "cross", "e0n1": "tee", "e1n1": "hardware_store r1", "w1n0": "straight"}
    for _ in range(6):
        table = zombies(town, at="move", rolled=5, lives=[2, 3], bullets=[rng.randrange(3), 3])
        for space in range(len(table.state.space)):
            if space != 4 and table.state.ground(space) and rng.random() < 0.5:
                table.state.space[space] |= ZOMBIE
        seen = view(table)
        best = odds.best_paths(seen, 0, 5)
        for goal, walks in all_walks(table.state, 4, 5).items():
            assert best[goal].hope == max(odds.path(seen, 0, walk).hope for walk in walks)
            assert best[goal].spaces in walks


def all_walks(table: Table, here: int, steps: int) -> dict[int, list[tuple[int, ...]]]:
    """By space: every walk that leads there."""
    found: dict[int, list[tuple[int, ...]]] = {}
    edge: list[tuple[int, ...]] = [()]
    for _ in range(steps):
        edge = [(*walk, goal) for walk in edge for goal in table.near[walk[-1] if walk else here] if goal >= 0]
        for walk in edge:
            found.setdefault(walk[-1], []).append(walk)
    return found


@clause("ZZ-11.8")
def test_the_claustrophobic_enter_no_building_and_leave_by_the_shortest_way() -> None:
    town = {"e1n0": "army_surplus"}
    out = odds.best_paths(view(zombies(town, pawns={"A": "2.5"}, at="move", rolled=3, effects=1)), 0, 3)
    assert not {9, 10, 11} & set(out)
    inside = odds.best_paths(view(zombies(town, pawns={"A": "2.1"}, at="move", rolled=2, effects=1)), 0, 2)
    assert {goal: found.spaces for goal, found in inside.items()} == {10: (10,), 13: (10, 13)}


# --- the helipad ---


def to_helipad(**more: Any) -> Scenario:
    given: dict[str, Any] = {"pawns": {"A": "1.6"}, "at": "move", **LATE} | more
    return zombies(HELIPAD, given.pop("zombies", "2.4 2.5"), **given)


@clause("ZZ-8.1")
@pytest.mark.parametrize(("lives", "bullets"), [(1, 0), (2, 1), (3, 3)])
def test_the_helipad_with_a_known_roll(lives: int, bullets: int) -> None:
    table = to_helipad(rolled=2, lives=[lives, 3], bullets=[bullets, 3])
    assert odds.helipad_chance(view(table), 0) == played_out(table.state, (12, 13))[0]
    short = to_helipad(rolled=1, lives=[lives, 3], bullets=[bullets, 3])
    assert odds.helipad_chance(view(short), 0) == 0


@clause("ZZ-8.1", "ZZ-6.1")
def test_the_helipad_with_a_roll_to_come() -> None:
    known = odds.helipad_chance(view(to_helipad(rolled=2)), 0)
    table = to_helipad(at="roll")
    assert odds.helipad_chance(view(table), 0) == known * Fraction(5, 6)
    assert odds.helipad_chance(view(to_helipad(at="roll", late_dice=2)), 0) == known
    untied = to_helipad(at="roll", effects=8)  # halved: 4, 5 and 6 are enough
    assert odds.helipad_chance(view(untied), 0) == known * Fraction(1, 2)
    board = to_helipad(at="roll", items={"A": "skateboard"})
    assert odds.helipad_chance(view(board), 0) == known


@clause("ZZ-3.4", "ZZ-11.9", "ZZ-11.17")
def test_no_movement_no_helipad() -> None:
    for more in ({"at": "roll", "effects": 2}, {"at": "before_zombies"}, {"at": "zombies"}):
        assert odds.helipad_chance(view(to_helipad(hands={"A": "fear"}, **more)), 0) == 0
    assert odds.helipad_chance(view(to_helipad(keyed=True, at="after_roll", hands={"A": "fear"})), 0) > 0
    assert odds.helipad_chance(view(zombies(ROAD)), 0) == 0


@clause("ZZ-11.3")
def test_under_alternate_food_source_it_is_sure() -> None:
    assert odds.helipad_chance(view(to_helipad(rolled=2, fed={"A": 1})), 0) == 1


@clause("ZZ-5.1", "ZZ-8.1")
def test_a_fight_that_comes_first_counts() -> None:
    free = to_helipad(zombies="2.4 2.5", at="roll")
    held = to_helipad(zombies="1.6 2.4 2.5", at="fight")
    assert odds.helipad_chance(view(held), 0) < odds.helipad_chance(view(free), 0)
    won = odds.helipad_chance(view(held.rolls(6)), 0)
    assert won == odds.helipad_chance(view(free), 0)


@clause("ZZ-3.3", "ZZ-9.4")
def test_of_others_it_is_the_next_turn() -> None:
    table = zombies(HELIPAD, "2.4 2.5", pawns={"B": "1.6"}, lives=[3, 1], bullets=[3, 0], at="discard", **LATE)
    two = odds.hope(Fighter(1, 0), (0, 0)).alive
    assert odds.helipad_chance(view(table), 1) == two * Fraction(5, 6)
    again = zombies(HELIPAD, "2.4 2.5", pawns={"B": "1.6"}, lives=[3, 1], bullets=[3, 0], died="B", **LATE)
    assert odds.helipad_chance(view(again), 1) == odds.hope(Fighter(3, 3), (0, 0)).alive * Fraction(5, 6)
    afraid = zombies(HELIPAD, "2.4 2.5", pawns={"B": "1.6"}, lying={"B": "fear"}, **LATE)
    assert odds.helipad_chance(view(afraid), 1) == 0


def test_a_roll_that_waits_is_settled_first() -> None:
    table = to_helipad(rolled=2, lives=[2, 3], bullets=[1, 3]).play("A", "go-2.4").rolls(1)
    assert odds.helipad_chance(view(table), 0) == played_out(table.state, (13,))[0]
