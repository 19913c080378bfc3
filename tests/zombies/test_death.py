"""Death: what is lost, what stays, and how the turn goes on."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.zombies.box import EVENT_NAMES
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, new_table, zombies

STREET = {"e1n0": "straight", "e2n0": "straight"}
WEAPONS = "chainsaw fire_axe grenade shotgun molotov"
OTHERS = "all_the_marbles first_aid_kit lots_of_ammo skateboard"


def dying(**rest: Any) -> Scenario:
    """A steps onto a zombie with one life and loses it."""
    table = zombies(STREET, "2.5", pawns={"A": "2.4"}, at="move", rolled=5, lives=[1], **rest)
    return table.play("A", "go-2.5").passes().rolls(1).play("A", "life")


def discarded(table: Scenario) -> list[str]:
    """The cards that the fact of a death names."""
    mask = int(str(table.told("died")[0]["discarded"]))
    return [name for kind, name in enumerate(EVENT_NAMES) if mask >> kind & 1]


@clause("ZZ-5.4")
def test_the_pawn_goes_to_town_square_and_the_movement_is_lost() -> None:
    table = dying()
    assert (table.where("A"), table.zombies()) == ("1.5", ["2.5"])
    assert table.told("died") == [{"fact": "died", "seat": 0, "space": 13, "lost": 0, "discarded": 0}]
    assert table.asked == "zombies"  # four steps were left


@clause("ZZ-5.4")
@pytest.mark.parametrize(("had", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 4), (24, 12)])
def test_half_the_zombies_rounded_up_return_to_the_pool(had: int, lost: int) -> None:
    table = dying(kills=[had, 5])
    assert table.told("died")[0]["lost"] == lost
    assert table.kills() == [had - lost, 5]
    assert table.state.pool == 100 - 1 - 5 - had + lost


@clause("ZZ-5.4")
@pytest.mark.parametrize("options", [{}, {"death_loses": "weapons"}, {"preset": "quick"}])
def test_the_weapons_in_play_are_discarded_and_other_items_stay(options: dict[str, str]) -> None:
    table = dying(items={"A": f"{WEAPONS} {OTHERS}", "B": "fire_axe"}, **options)
    assert (table.items("A"), table.items("B")) == (OTHERS.split(), ["fire_axe"])
    assert table.discards() == WEAPONS.split()
    assert table.state.shots == [0, 0]
    assert discarded(table) == WEAPONS.split()


@clause("ZZ-5.4")
def test_by_option_all_items_in_play_and_the_shotgun_are_discarded() -> None:
    table = dying(items={"A": f"{WEAPONS} {OTHERS}", "B": "fire_axe skateboard"}, death_loses="items")
    assert (table.items("A"), table.items("B")) == ([], ["fire_axe", "skateboard"])
    assert table.discards() == discarded(table) == sorted([*WEAPONS.split(), *OTHERS.split()], key=EVENT_NAMES.index)
    assert table.state.shots == [0, 0]


@clause("ZZ-5.4")
@pytest.mark.parametrize("preset", ["classic", "standard", "quick"])
def test_no_preset_changes_what_death_costs(preset: str) -> None:
    assert new_table(2, preset=preset).state.view(None)["death_loses"] == "weapons"
    assert new_table(2, preset=preset, death_loses="items").state.view(None)["death_loses"] == "items"


@clause("ZZ-5.4", "ZZ-5.5")
def test_the_bonus_of_the_chainsaw_is_over() -> None:
    table = zombies(zombies="1.5", at="fight", lives=[1], items={"A": "chainsaw"}).play("A", "use-chainsaw")
    table.rolls(1).play("A", "life")
    assert table.state.sawing == 0


@clause("ZZ-5.4", "ZZ-5.5")
def test_the_bonus_of_the_molotov_is_over() -> None:
    army = {"e1n0": "army_surplus"}
    table = zombies(army, "2.1", pawns={"A": "2.1"}, at="fight", lives=[1], items={"A": "molotov"})
    table.play("A", "use-molotov").rolls(1).play("A", "life")
    assert table.state.burning == [0, 0]


@clause("ZZ-5.4")
def test_the_hand_and_the_effects_on_the_player_stay() -> None:
    table = dying(hands={"A": "fire_axe molotov"}, lying={"A": "fear claustrophobia"})
    assert (table.hand("A"), table.lying("A")) == (["fire_axe", "molotov"], ["claustrophobia", "fear"])


@clause("ZZ-5.4")
@pytest.mark.parametrize("bullets", [0, 2, 8])
def test_three_lives_and_three_bullets_at_once(bullets: int) -> None:
    table = dying(bullets=[bullets, 7])
    assert (table.lives(), table.bullets()) == ([3, 3], [3, 7])


@clause("ZZ-5.4", "ZZ-3.3")
def test_and_again_when_the_next_turn_starts() -> None:
    table = dying(pile="")
    assert table.state.died == 1
    table.rolls(1).play("A", "herd-2.5-east")  # A has no card to discard
    assert table.state.active == 1
    table.state.lives[0], table.state.bullets[0] = 1, 9  # what a round may have brought
    table.draws("card-fire_axe", "card-molotov", "card-chainsaw").rolls(1).play("B", "stop").rolls(1)
    table.play("B", table.options("B")[0], "pass")
    assert (table.state.active, table.lives()[0], table.bullets()[0]) == (0, 3, 3)
    assert "restored" in table.happened


@clause("ZZ-5.4")
def test_a_fight_that_ends_by_death_is_told_as_a_death() -> None:
    table = dying(kills=[3, 0], items={"A": "fire_axe skateboard"})
    assert table.happened == ["lost_life", "died"]
    assert table.told("lost_life") == [{"fact": "lost_life", "seat": 0, "left": 0, "why": 0}]


@clause("ZZ-5.4", "ZZ-9.8")
def test_what_the_player_has_done_to_all_goes_on() -> None:
    table = dying(marbled={"A": 1})
    assert table.state.marbled == [1, 0]


@clause("ZZ-5.4")
def test_the_event_stays_used() -> None:
    assert dying(used="A").state.used == 1
    assert dying(used="B").state.used == 2


@clause("ZZ-5.4")
def test_a_death_in_anothers_turn_lets_that_turn_go_on() -> None:
    table = zombies(
        STREET,
        "2.4",
        pawns={"A": "1.4", "B": "1.6"},
        at="after_roll",
        rolled=2,
        lives=[3, 1],
        hands={"A": "where_everybody"},
    )
    table.play("A", "play-where_everybody-B", "go-2.4").rolls(1).play("B", "life")
    assert (table.where("B"), table.asked, table.waits_for) == ("1.5", "step", "A")
    assert table.options("A") == ["stop", "go-1.5"]  # A's own movement
    assert (table.state.dead_now, table.state.died) == (0, 2)


@clause("ZZ-5.4", "ZZ-3.1")
def test_after_a_death_zombies_and_discard_follow() -> None:
    table = dying(hands={"A": "fire_axe"}).rolls(1).play("A", "herd-2.5-east")
    assert table.options("A") == ["pass", "discard-fire_axe"]


@clause("ZZ-5.4")
def test_with_two_lives_nobody_dies_of_losing_one() -> None:
    table = zombies(zombies="1.5", at="fight", lives=[2], kills=[4, 0]).rolls(1).play("A", "life")
    assert (table.told("died"), table.lives()[0], table.kills()[0]) == ([], 1, 4)
