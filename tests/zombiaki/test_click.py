"""Click!: a shot, burst or sniper is cancelled before anything happens."""

from __future__ import annotations

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombiaki import zombiaki

SHOTS = ["shot1-B", "shot2-B", "burst2-B", "burst3-B", "sniper-B3"]


@clause("ZK-4.9")
@pytest.mark.parametrize("shot", SHOTS)
def test_click_cancels_it_and_both_are_discarded(shot: str) -> None:
    name = shot.partition("-")[0]
    table = zombiaki(zombies={"B3": 2}, hand=f"{name} click", turn="humans").plays(shot)
    assert (table.asked, table.waits_for, table.options()) == ("click", "zombies", ["pass", "click"])
    assert table.shows({"B3": 2})  # nothing has happened yet
    table.plays("click")
    assert table.report == [f"clicked {name} {'B1' if name.startswith('burst') else 'B3'}", "closed click"]
    assert (table.street, table.pile("humans"), table.pile("zombies")) == ({"B3": "2"}, [name], ["click"])
    assert (table.asked, table.waits_for) == ("play", "humans")


@clause("ZK-4.9")
@pytest.mark.parametrize("shot", SHOTS)
def test_let_go_it_is_fired_and_click_is_kept(shot: str) -> None:
    name = shot.partition("-")[0]
    table = zombiaki(zombies={"B3": 5}, hand=f"{name} click", turn="humans").plays(shot, "pass")
    left = 5 - {"shot1": 1, "burst3": 3}.get(name, 2)
    assert (table.street, table.hand("zombies")) == ({"B2": str(left)}, ["click"])


@clause("ZK-4.9")
def test_the_lane_or_target_is_named_first() -> None:
    table = zombiaki(zombies={"A3": 3, "B3": 3}, hand="shot1 sniper click", turn="humans").plays("shot1-B")
    assert table.told("played") == [{"fact": "played", "side": 1, "kind": 18, "cell": 5, "extra": 4, "body": 0}]
    assert table.plays("pass").shows({"A3": 3, "B2": 2})
    assert table.plays("sniper-A3").asked == "click"


@clause("ZK-4.9")
@pytest.mark.parametrize("shot", ["shot1-B-car", "sniper-B4-car"])
def test_also_against_a_shot_at_a_car(shot: str) -> None:
    name = shot.partition("-")[0]
    table = zombiaki(zombies={"B3": 3}, things={"B4": "car"}, hand=f"{name} click", turn="humans").plays(shot, "click")
    assert (table.street, table.things) == ({"B3": "3"}, {"B4": "car"})


@clause("ZK-4.9", "ZK-5.4")
def test_a_burst_is_cancelled_whole_before_its_first_bullet_is_aimed() -> None:
    table = zombiaki(zombies={"B3": 3}, things={"B4": "car"}, hand="burst3 click", turn="humans").plays("burst3-B")
    assert table.asked == "click"
    assert table.plays("click").asked == "play"
    assert (table.street, table.things) == ({"B3": "3"}, {"B4": "car"})


@clause("ZK-4.9", "ZK-5.4")
def test_click_is_asked_once_not_for_every_bullet() -> None:
    table = zombiaki(zombies={"B3": 5}, things={"B4": "car"}, hand="burst3 click click", turn="humans")
    table.plays("burst3-B", "pass")
    asked = []
    while table.asked != "play":
        asked.append(table.asked)
        table.plays("bullet-B3")
    assert asked == ["bullet"] * 3


@clause("ZK-4.9")
def test_one_click_per_card_and_each_card_its_own() -> None:
    table = zombiaki(zombies={"B3": 2}, hand="shot1 shot2 click click", turn="humans").plays("shot2-B", "click")
    assert (table.asked, table.hand("zombies")) == ("play", ["click"])
    assert table.plays("shot1-B").asked == "click"
    assert table.plays("click").shows({"B3": 2})


@clause("ZK-4.9")
def test_a_pass_holds_for_this_shot_only() -> None:
    table = zombiaki(zombies={"B5": 4}, hand="shot1 shot1 click", turn="humans").plays("shot1-B", "pass", "shot1-B")
    assert table.asked == "click"


@clause("ZK-4.9")
def test_without_click_nobody_is_asked() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="shot1 notsofast", turn="humans").plays("shot1-B")
    assert (table.street, table.asked) == ({"B2": "3"}, "play")


@clause("ZK-4.9")
def test_the_window_takes_nothing_else_and_no_one_else() -> None:
    table = zombiaki(zombies={"B3": 4}, hand="shot1 mine click terror", turn="humans").plays("shot1-B")
    for answer in ("terror", "discard-click", "stop", "pass-turn"):
        table.refuses(answer, "ZK-4.9")
    table.refuses("mine-C3", "ZK-2.9", side="humans")


# --- what it does not answer ---


@clause("ZK-4.9", "ZK-5.11")
def test_click_on_a_grenade_is_refused() -> None:
    table = zombiaki(zombies={"B3": 2}, things={"B4": "mine"}, hand="grenade shot1 click", turn="humans")
    table.plays("grenade-B4")
    assert (table.asked, table.waits_for) == ("shrapnel", "humans")
    refusal = table.refuses("click", "ZK-4.9", side="zombies")
    assert refusal.key == "no-shot"
    table.plays("shrapnel-C4").refuses("click", "ZK-4.9", side="zombies")
    assert table.hand("zombies") == ["click"]


@clause("ZK-4.9")
@pytest.mark.parametrize(
    "answer",
    ["wall5-C3", "barrier-A1", "napalm-B3", "blood-B3-A3", "floodlight-B", "petrol-B3", "stepback", "freeze"]
    + [
        "grenade-B3",
        "net-B3",
        "barrel-A5",
        "mine-C3",
        "streetfire-A",
        "voltage-B",
        "car-C4",
        "flamethrower",
        "pit1-C3",
    ],
)
def test_click_answers_no_other_card(answer: str) -> None:
    cell = "B1" if answer.startswith("wall") else "B3"
    table = zombiaki(zombies={cell: 2}, hand=f"{answer.partition('-')[0]} click", turn="humans").plays(answer)
    assert table.waits_for == "humans"
    table.refuses("click", "ZK-4.9", side="zombies")


@clause("ZK-4.9")
def test_click_is_no_card_for_the_zombies_own_turn() -> None:
    zombiaki(hand="click terror").refuses("click", "ZK-4.9")
    zombiaki(hand="click shot1", turn="humans").refuses("click", "ZK-2.9")  # nor one of the humans


@clause("ZK-4.9", "ZK-2.9")
def test_elsewhere_a_side_that_is_not_asked_hears_whose_turn_it_is() -> None:
    table = zombiaki(hand="click shot1", turn="humans")
    table.refuses("pass", "ZK-2.9", side="zombies")
    table = zombiaki(hand="click shot1")
    table.refuses("click", "ZK-2.9", side="humans")
