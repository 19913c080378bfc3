"""Butter Fingers: an opponent loses an item in play, or two bullets."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.testing.scenario import clause
from shamble.testing.zombies import zombies

CARD = "butter_fingers"
ITEMS = [
    "all_the_marbles",
    "chainsaw",
    "fire_axe",
    "first_aid_kit",
    "grenade",
    "shotgun",
    "lots_of_ammo",
    "molotov",
    "skateboard",
]


@clause("ZZ-11.6")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_that_is_named_is_lost(item: str) -> None:
    others = [other for other in ITEMS if other != item]
    table = zombies(at="before_zombies", hands={"A": CARD}, items={"B": " ".join(ITEMS)})
    table.play("A", f"play-{CARD}-B-{item}")
    assert table.items("B") == others
    assert sorted(table.discards()) == sorted([CARD, item])
    assert table.happened == ["played", "lost_item"]  # B's other items keep the window open
    assert table.bullets() == [3, 3]


@clause("ZZ-11.6")
@pytest.mark.parametrize(("bullets", "left"), [(5, 3), (3, 1), (2, 0), (1, 0)])
def test_or_two_bullets_or_the_only_one(bullets: int, left: int) -> None:
    table = zombies(at="before_zombies", bullets=[3, bullets], hands={"A": CARD})
    table.play("A", f"play-{CARD}-B-bullets")
    assert table.bullets() == [3, left]
    assert table.told("lost_bullets")[0]["bullets"] == min(2, bullets)


@clause("ZZ-11.6", "ZZ-9.10")
def test_who_has_neither_is_no_target() -> None:
    cards: dict[str, Any] = {"items": {"C": "fire_axe"}, "hands": {"A": f"{CARD} fear"}}
    table = zombies(seats=3, at="before_zombies", bullets=[3, 0, 0], **cards)
    named = [answer for answer in table.options("A") if CARD in answer]
    assert named == [f"play-{CARD}-C-fire_axe"]
    table.refuses("A", f"play-{CARD}-B-bullets", "ZZ-11.6")
    table.refuses("A", f"play-{CARD}-C-bullets", "ZZ-11.6")


@clause("ZZ-11.6", "ZZ-9.10")
def test_an_item_that_is_not_in_play_cannot_be_named() -> None:
    table = zombies(at="before_zombies", items={"B": "fire_axe"}, hands={"A": CARD, "B": "skateboard"})
    table.refuses("A", f"play-{CARD}-B-skateboard", "ZZ-11.6")  # in hand it is safe


@clause("ZZ-11.6", "ZZ-9.4")
def test_never_on_yourself() -> None:
    table = zombies(at="before_zombies", items={"A": "fire_axe"}, hands={"A": CARD})
    table.refuses("A", f"play-{CARD}-A-fire_axe", "ZZ-9.4")
    table.refuses("A", f"play-{CARD}-A-bullets", "ZZ-9.4")


@clause("ZZ-11.6", "ZZ-5.2")
def test_not_in_settling() -> None:
    table = zombies(zombies="1.5", at="fight", hands={"B": CARD}, items={"A": "first_aid_kit"})
    table.play("B", "pass").rolls(1)
    table.refuses("B", f"play-{CARD}-A-first_aid_kit", "ZZ-5.2")
    assert table.options("A") == ["life", "bullets", "kit"]


@clause("ZZ-11.6")
def test_before_a_fight_roll_it_can_take_the_bullets_or_the_axe() -> None:
    table = zombies(zombies="1.5", at="fight", hands={"B": CARD}, items={"A": "fire_axe"})
    table.play("B", f"play-{CARD}-A-bullets").rolls(1)
    assert table.told("fought")[0]["total"] == 2
    assert table.options("A") == ["life"]  # one bullet does not reach four
    table = zombies(zombies="1.5", at="fight", hands={"B": CARD}, items={"A": "fire_axe"})
    table.play("B", f"play-{CARD}-A-fire_axe").rolls(3)
    assert table.asked == "settle"


@clause("ZZ-11.6", "ZZ-11.13")
def test_a_shotgun_is_lost_with_its_shots() -> None:
    table = zombies(zombies="1.5", at="fight", hands={"B": CARD}, items={"A": "shotgun"})
    table.play("B", f"play-{CARD}-A-shotgun").rolls(3)
    assert table.asked == "settle"
    assert (table.items("A"), table.state.shots) == ([], [0, 0])


@clause("ZZ-11.6", "ZZ-11.7")
def test_a_bonus_already_burning_cannot_be_taken() -> None:
    table = zombies(zombies="1.5", at="fight", bullets=[0, 3], hands={"B": f"{CARD} fear"}, items={"A": "chainsaw"})
    table.play("A", "use-chainsaw")
    assert [answer for answer in table.options("B") if CARD in answer] == []
    assert table.play("B", "pass").rolls(2).kills() == [1, 0]


@clause("ZZ-11.6", "ZZ-9.3")
def test_it_can_come_between_putting_an_item_into_play_and_its_use_in_anothers_turn() -> None:
    hands = {"A": CARD, "B": "lots_of_ammo"}
    table = zombies({"e0n1": "sporting_goods"}, pawns={"B": "2.1"}, at="before_zombies", hands=hands)
    table.play("A", "pass").play("B", "play-lots_of_ammo")
    assert table.waits_for == "A"
    table.play("A", f"play-{CARD}-B-lots_of_ammo")
    assert (table.asked, table.bullets()) == ("zombies", [3, 3])


@clause("ZZ-11.6", "ZZ-11.21", "ZZ-6.1")
def test_a_skateboard_lost_after_the_roll_has_carried() -> None:
    table = zombies(at="before_roll", items={"A": "skateboard"}, hands={"B": CARD}).play("B", "pass").rolls(3)
    table.play("B", f"play-{CARD}-A-skateboard")
    assert table.told("moves")[0]["steps"] == 5


@clause("ZZ-11.6")
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
def test_in_any_window_of_any_turn(place: str) -> None:
    for seat, other in ("AB", "BA"):
        table = zombies(zombies="1.5", at=place, rolled=1, hands={seat: CARD})
        table.play(seat, f"play-{CARD}-{other}-bullets")
        assert sum(table.bullets()) == 4
