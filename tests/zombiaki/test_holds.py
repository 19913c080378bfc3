"""Net, barrier and freeze: who is held, against every cause of moving, what still happens, and when it ends."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Scenario, zombiaki

HOLDS = ("net", "barrier", "freeze")
held_by = pytest.mark.parametrize("hold", HOLDS)


def holding(
    hold: str, lane_a: dict[str, str | int], others: dict[str, str | int] | None = None, **more: object
) -> Scenario:
    """Who stands in lane A is held by the net, the barrier, or the freeze; the others only by the freeze."""
    bodies = {cell: f"{body} netted" if hold == "net" else body for cell, body in lane_a.items()}
    return zombiaki(
        zombies=bodies | (others or {}),
        things={"A1": "barrier"} if hold == "barrier" else {},
        net=hold == "net",
        frozen=1 if hold == "freeze" else 0,
        **more,  # type: ignore[arg-type] # words of the scenario
    )


# --- no cause moves the held ---


@clause("ZK-3.10")
@held_by
def test_the_held_do_not_march(hold: str) -> None:
    assert holding(hold, {"A3": 3}, at="move").shows({"A3": 3})


@clause("ZK-3.10", "ZK-4.7")
@held_by
def test_hunger_does_not_move_them(hold: str) -> None:
    table = holding(hold, {"A3": 3}, hand="hunger")
    assert table.refuses("hunger-A3", "ZK-3.10").key == "held"
    assert table.targets("hunger") == []


@clause("ZK-3.10", "ZK-4.1")
@held_by
def test_no_order_moves_them(hold: str) -> None:
    table = holding(hold, {"A3": 3}, {"C3": "4 boss"}, hand="terror")
    for goal in ("A4", "B3", "A2"):
        table.refuses(f"order-A3-{goal}", "ZK-3.10")
    assert table.targets("order") == []


@clause("ZK-3.10", "ZK-4.4", "ZK-4.5")
@held_by
def test_no_mass_and_no_swap_with_them(hold: str) -> None:
    table = holding(hold, {"A3": 3}, {"B3": 3}, hand="mass swap")
    for answer in ("mass-A3-B3", "mass-B3-A3", "swap-A3-B3"):
        table.refuses(answer, "ZK-3.10")
    assert table.options() == ["pass", "discard-mass", "discard-swap"]


@clause("ZK-3.10", "ZK-5.8")
@held_by
def test_no_human_card_moves_them(hold: str) -> None:
    table = holding(hold, {"A3": 4, "A5": "dog"}, hand="blood stepback floodlight", turn="humans")
    table.refuses("blood-A3-B3", "ZK-3.10")
    table.refuses("blood-A5-B5", "ZK-3.10")
    assert table.plays("stepback", "floodlight-A").shows({"A3": 4, "A5": "dog"})


@clause("ZK-3.10", "ZK-5.3", "ZK-5.5")
@held_by
@pytest.mark.parametrize("card", ["shot1-A", "shot2-A", "burst2-A", "sniper-A3"])
def test_shots_hurt_them_where_they_stand(hold: str, card: str) -> None:
    table = holding(hold, {"A3": 4}, hand=card.partition("-")[0], turn="humans").plays(card)
    assert table.shows({"A3": 3 if card == "shot1-A" else 2})


@clause("ZK-3.10", "ZK-4.1")
@held_by
def test_the_bosss_death_does_not_move_them(hold: str) -> None:
    table = holding(hold, {"A3": 4}, {"C3": "2 boss"}, hand="shot2", turn="humans").plays("shot2-C")
    assert (table.told("boss_fell"), table.street) == ([{"fact": "boss_fell"}], {"A3": "4"})


@clause("ZK-3.10", "ZK-3.6")
@held_by
def test_dogs_are_held_too(hold: str) -> None:
    assert holding(hold, {"A3": "dog"}, at="move").asked == "card"


@clause("ZK-3.10")
def test_only_the_netted_and_the_barred_lane_are_held_but_everyone_under_freeze() -> None:
    for hold in ("net", "barrier"):
        assert holding(hold, {"A3": 3}, {"B3": 3, "C1": 2}, at="move").shows({"A3": 3, "B4": 3, "C2": 2})
    assert holding("freeze", {"A3": 3}, {"B3": 3, "C1": 2}, at="move").shows({"A3": 3, "B3": 3, "C1": 2})


@clause("ZK-3.10", "ZK-3.4")
def test_who_is_behind_the_held_is_blocked_by_them() -> None:
    table = zombiaki(zombies={"A3": "3 netted", "A2": 4}, net=True, at="move")
    assert table.shows({"A2": 4, "A3": 3})


# --- what still happens to them ---


@clause("ZK-3.10", "ZK-4.12")
@held_by
def test_they_can_be_given_shield_claws_and_boss(hold: str) -> None:
    table = holding(hold, {"A3": 3}, hand="shield claws boss").plays("shield-A3", "claws-A3", "boss-A3")
    assert table.shows({"A3": "4 claws shield boss"})


@clause("ZK-3.10")
@held_by
def test_they_can_be_killed(hold: str) -> None:
    table = holding(hold, {"A3": 2}, hand="shot2 grenade", turn="humans").plays("shot2-A")
    assert table.street == {}


@clause("ZK-3.10", "ZK-4.1")
@pytest.mark.parametrize("hold", ["net", "barrier"])
def test_a_held_boss_still_gives_orders(hold: str) -> None:
    table = holding(hold, {"A3": "4 boss"}, {"B3": 3}, hand="terror").plays("order-B3-B4")
    assert table.shows({"A3": "4 boss", "B4": 3})


@clause("ZK-3.10", "ZK-4.6", "ZK-3.3")
def test_placing_and_bite_go_on_under_net_and_freeze() -> None:
    for hold in ("net", "freeze"):
        table = holding(hold, {"A3": "3 shield"}, hand="bite zombie2").plays("bite-A3-A2", "zombie2-A1")
        assert table.shows({"A1": 2, "A2": 1, "A3": 3})


# --- from the moment the card is played ---


@clause("ZK-3.10", "ZK-5.12")
def test_the_net_holds_at_once() -> None:
    table = zombiaki(zombies={"A3": 4}, hand="net shot1", turn="humans").plays("net-A3", "shot1-A")
    assert table.shows({"A3": 3})


@clause("ZK-3.10", "ZK-5.6")
def test_the_barrier_holds_at_once() -> None:
    table = zombiaki(zombies={"A3": 4}, hand="barrier shot1 stepback", turn="humans")
    assert table.plays("barrier-A1", "shot1-A", "stepback").shows({"A3": 3})


@clause("ZK-3.10", "ZK-5.10")
def test_the_freeze_holds_at_once() -> None:
    table = zombiaki(zombies={"A3": 4}, hand="freeze shot1 stepback", turn="humans")
    assert table.plays("freeze", "shot1-A", "stepback").shows({"A3": 3})


# --- until when ---


@clause("ZK-3.10", "ZK-5.12")
@pytest.mark.parametrize("card", ["net-A3", "barrier-A1"])
def test_net_and_barrier_last_until_the_next_human_turn_begins(card: str) -> None:
    name = card.partition("-")[0]
    table = zombiaki(zombies={"A3": 4}, hand=f"{name} shot1", turn="humans").plays(card, "pass")
    assert table.shows({"A3": 4})  # the zombies have had their march
    table.zombie_turn()
    assert (table.shows({"A3": 4}), table.netted, table.things) == (True, [], {})
    assert table.pile("humans") == [name]
    table.draws("shot1", "mine", "car").plays("discard-car", "shot1-A")
    assert table.shows({"A2": 3})


@clause("ZK-3.10", "ZK-5.7")
def test_napalm_burns_until_the_next_human_turn_begins() -> None:
    table = zombiaki(hand="napalm shot1 zombie3", turn="humans").plays("napalm-A1", "pass")
    table.draws("claws", "claws", "terror").plays("discard-terror")
    assert table.plays("zombie3-A1").shows({"A1": 2})
    assert table.plays("pass").burning == []


@clause("ZK-3.10", "ZK-5.10")
def test_freeze_lasts_until_the_next_human_turn_ends() -> None:
    """A printed combination: freeze in human turn 3; floodlight in turn 4 moves nobody, zombie turn 5 marches."""
    table = zombiaki(zombies={"A3": 4}, hand="freeze floodlight shot1", turn="humans").plays("freeze", "pass")
    assert table.shows({"A3": 4})
    table.zombie_turn()
    table.draws("shot2", "mine").plays("discard-mine", "floodlight-A", "shot1-A")
    assert table.shows({"A3": 3})
    assert table.plays("pass").report == ["ended freeze -", "turn_began 9 zombies 0", "moved A3 A4 3 march"]


@clause("ZK-3.10", "ZK-5.10")
def test_under_freeze_who_is_placed_meanwhile_is_held_too() -> None:
    table = zombiaki(hand="freeze zombie4 hunger stepback", turn="humans").plays("freeze", "pass")
    table.draws("claws", "terror").plays("discard-terror", "zombie4-A1")
    table.refuses("hunger-A1", "ZK-3.10")
    table.plays("pass").human_turn()
    assert table.shows({"A2": 4})


@clause("ZK-3.10", "ZK-5.13")
def test_holds_do_not_stop_the_barrel() -> None:
    table = zombiaki(things={"A4": "barrel"}, frozen=1, turn="humans", at="move")
    assert table.things == {"A3": "barrel"}


# --- the other reading of freeze ---


@clause("ZK-5.10", "ZK-3.10")
def test_freeze_as_a_lost_move_step_holds_nobody() -> None:
    table = zombiaki(zombies={"A3": 4, "B3": "dog"}, frozen=1, hand="hunger notsofast", at="move", freeze="march")
    assert (table.street, table.asked) == ({"A3": "4", "B3": "dog"}, "card")
    table.draws("claws", "terror").plays("discard-terror")
    assert table.plays("hunger-A3").shows({"A4": 4, "B3": "dog"})
    table = zombiaki(zombies={"A3": 4}, hand="freeze shot1", turn="humans", freeze="march").plays("freeze", "shot1-A")
    assert table.shows({"A2": 3})
