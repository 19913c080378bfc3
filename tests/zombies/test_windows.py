"""Windows for event cards: when they open, for whom, in what order, when they lapse, and what they tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shamble.games.zombies.box import AFRAID, EVENT_NAMES, PARALYSED
from shamble.testing.scenario import clause
from shamble.testing.zombies import Scenario, zombies

ROAD = {"e1n0": "straight"}
STREET = {"e1n0": "straight", "e2n0": "straight"}
ARMY = {"e1n0": "army_surplus"}
EVERYBODY = {"A": "fear", "B": "fear"}


def asked_in_turn(table: Scenario) -> str:
    """All pass until the window is over; who was asked, in this order."""
    order = ""
    letter = table.window
    while table.window == letter and table.asked == "event":
        order += table.waits_for
        table.play(table.waits_for, "pass")
    return order


def a_turn(passes: str = "ask") -> Scenario:
    """A's whole turn lies ahead: a straight to lay, a zombie to fight at home, a movement, zombies, a discard."""
    return zombies(zombies="1.5", pile="straight", hands={"A": "fear claustrophobia keys", "B": "fear"}, passes=passes)


# --- when ---


@clause("ZZ-9.3", "ZZ-3.1")
def test_the_eight_windows_of_a_turn_in_their_order() -> None:
    table = a_turn()
    report: list[str] = []
    script = {
        "tile": "tile-straight",
        "lay": "lay-e1n0-r0",
        "put": "put-2.4 put-2.5",
        "settle": "roll-4",
        "move": "roll-2",
        "step": "go-1.4 go-1.5",
        "zombies": "roll-1 herd-2.5-east",
        "discard": "pass",
    }
    answers = {name: words.split() for name, words in script.items()}
    while table.state.turn == 1:
        if table.asked == "event":
            report.append(table.window)
            assert asked_in_turn(table) == "AB"
        else:
            asked = table.asked
            report.append(asked)
            word = answers[asked].pop(0)
            if table.waits_for:
                table.play("A", word)
            else:
                table.draws(word)
    assert " ".join(report) == "a tile lay put put b c settle d move e step f step g zombies zombies h discard"


@clause("ZZ-9.3")
def test_c_opens_before_each_roll_of_a_fight() -> None:
    table = zombies(zombies="1.5", at="fight", hands=EVERYBODY, items={"A": "first_aid_kit"}, passes="ask")
    for settling in ("kit", "life"):
        assert table.window == "c"
        asked_in_turn(table)
        assert table.asked == "settle"
        table.rolls(1).play("A", settling)
    assert table.window == "c"


@clause("ZZ-9.3", "ZZ-4.6")
def test_without_a_tile_no_window_b() -> None:
    table = zombies(pile="", hands=EVERYBODY)
    assert table.window == "a"
    assert table.passes().asked == "card"
    assert table.opened == []


@clause("ZZ-9.3", "ZZ-4.6")
def test_the_last_tile_opens_window_b_in_its_own_turn_alone() -> None:
    hands = {"A": "fear butter_fingers keys", "B": "fear butter_fingers not_dead"}
    table = zombies(at="tile", pile="straight", hands=hands).draws("tile-straight").play("A", "lay-e1n0-r0")
    assert table.play("A", "put-2.4", "put-2.5").window == "b"
    table.passes().rolls(1).passes().play("A", "stop").passes().rolls(1).play("A", "herd-2.5-east").passes()
    assert (table.play("A", "pass").window, asked_in_turn(table)) == ("a", "BA")
    assert table.window == "d"


@clause("ZZ-9.3", "ZZ-4.3")
def test_a_tile_that_fits_nowhere_opens_no_window_b() -> None:
    hemmed = {"e1n0": "corner r1", "w1n0": "hospital r3", "e0n1": "lawn_garden", "e0s1": "police_station r2"}
    table = zombies(
        hemmed | {"e1s1": "straight r1", "e1s2": "fire_station r2"}, at="tile", pile="cross tee", hands=EVERYBODY
    )
    table.draws("tile-cross")
    assert "tile_gone" in table.happened
    assert table.opened == []


@clause("ZZ-9.3", "ZZ-4.4", "ZZ-3.5")
def test_whoever_seals_the_town_meets_no_further_window_in_that_turn() -> None:
    almost = {"e1n0": "hospital r1", "w1n0": "lawn_garden r3", "e0n1": "police_station"}
    table = zombies(almost, at="tile", pile="sporting_goods cross", hands=EVERYBODY).draws("tile-sporting_goods")
    while table.asked == "put":
        table.play("A", table.options("A")[0])
    assert table.state.active == 1
    mine = [name for name in table.happened if name in ("sealed_off", "turn_lost", "turn_began", "opened")]
    assert mine == ["sealed_off", "turn_lost", "turn_began", "opened"]
    assert table.window == "a"


@clause("ZZ-9.3", "ZZ-4.5")
def test_b_opens_after_a_helipad_that_another_has_placed() -> None:
    table = zombies(at="tile", pile="helipad", kills=[1, 0], hands=EVERYBODY).draws("tile-helipad")
    assert table.waits_for == "B"
    table.play("B", "lay-e1n0-r0")
    assert (table.window, table.waits_for) == ("b", "A")


@clause("ZZ-9.3")
def test_f_opens_while_steps_remain_and_not_after_the_last() -> None:
    table = zombies(STREET, pawns={"A": "1.6"}, at="move", rolled=2, hands={"B": "fear"})
    assert (table.play("A", "go-2.4").window, table.waits_for) == ("f", "B")
    table.play("B", "pass").play("A", "go-2.5")
    assert table.window == "g"


@clause("ZZ-9.3")
def test_f_comes_after_the_fight_and_the_token_of_the_step() -> None:
    table = zombies(ARMY, "2.2", bullets_on="2.2", pawns={"A": "2.5"}, at="move", rolled=2, hands={"B": "fear"})
    assert table.play("A", "go-2.2").window == "c"
    assert table.play("B", "pass").rolls(5).happened == ["rolled", "fought", "slew", "collected", "took", "opened"]
    assert table.window == "f"


@clause("ZZ-9.3")
def test_no_f_after_stopping() -> None:
    table = zombies(ROAD, at="move", rolled=3, hands={"B": "fear"})
    assert table.play("A", "stop").window == "g"


@clause("ZZ-9.3", "ZZ-3.4")
def test_no_f_after_death() -> None:
    table = zombies(ROAD, "2.4", pawns={"A": "1.6"}, lives=[1, 3], at="move", rolled=3, hands={"B": "fear"})
    table.play("A", "go-2.4").play("B", "pass").rolls(1).play("A", "life")
    assert table.window == "g"
    assert table.told("died") != []


@clause("ZZ-9.3", "ZZ-11.5")
def test_f_opens_under_a_brain_cramp_too() -> None:
    table = zombies(STREET, at="after_roll", rolled=2, hands={"B": "brain_cramp", "A": "fear"})
    table.play("A", "pass").play("B", "play-brain_cramp").play("A", "pass")
    assert table.play("B", "go-1.6").window == "f"
    assert table.play("A", "pass").waits_for == "B"


@clause("ZZ-9.3", "ZZ-5.6")
def test_f_follows_a_fight_without_result() -> None:
    table = zombies(
        ROAD, "2.4", pawns={"A": "1.6"}, at="move", rolled=2, hands={"B": "alternate_food_source", "A": "fear"}
    )
    table.play("A", "go-2.4").play("A", "pass").play("B", "play-alternate_food_source")
    assert table.window == "f"
    assert table.happened[-3:] == ["closed", "escaped", "opened"]


@clause("ZZ-9.3", "ZZ-11.25")
def test_in_a_forced_move_only_c_opens() -> None:
    hands = {"A": "where_everybody", "B": "fear"}
    table = zombies(STREET, "2.6", at="before_zombies", hands=hands).play("A", "play-where_everybody-B")
    windows: list[str] = []
    for goal in ("1.6", "2.4", "2.5", "2.6", "3.4"):
        table.play("A", f"go-{goal}")
        windows.append(table.window)
        if table.window == "c":
            asked_in_turn(table)
            table.rolls(6)
    assert windows == ["", "", "", "c", "g"]


@clause("ZZ-9.3", "ZZ-3.4")
@pytest.mark.parametrize(("card", "eligible"), [("much_needed_rest", "g"), ("keys", "e")])
def test_d_is_over_once_the_roll_will_not_be_made(card: str, eligible: str) -> None:
    table = zombies(at="before_roll", hands={"A": card, "B": "fear"}).play("A", f"play-{card}")
    assert table.window == eligible
    assert table.happened.count("closed") == table.happened.count("opened") == 1
    assert table.happened.index("closed") < table.happened.index("opened")


@clause("ZZ-9.3", "ZZ-3.4", "ZZ-11.12")
@pytest.mark.parametrize(("place", "window"), [("before_roll", "d"), ("after_roll", "e")])
def test_d_and_e_are_over_with_the_active_player(place: str, window: str) -> None:
    table = zombies(
        ARMY, "2.1", pawns={"A": "2.5"}, lives=[1, 3], at=place, rolled=2, items={"A": "grenade"}, hands={"B": "fear"}
    )
    assert (table.window, table.waits_for) == (window, "A")
    assert table.play("A", "use-grenade").window == "g"


@clause("ZZ-9.3", "ZZ-3.4", "ZZ-11.12")
def test_f_is_over_with_the_active_player() -> None:
    table = zombies(
        ARMY, "2.1", pawns={"A": "2.4"}, lives=[1, 3], at="move", rolled=3, items={"A": "grenade"}, hands={"B": "fear"}
    )
    table.play("A", "go-2.5")
    assert table.window == "f"
    assert table.play("A", "use-grenade").window == "g"


@clause("ZZ-9.3", "ZZ-11.12")
@pytest.mark.parametrize(("place", "window"), [("start", "a"), ("before_zombies", "g"), ("before_discard", "h")])
def test_the_other_windows_open_anew_after_a_death(place: str, window: str) -> None:
    table = zombies(
        ARMY, "2.1", pawns={"A": "2.5"}, lives=[1, 3], at=place, items={"A": "grenade"}, hands={"B": "fear"}
    )
    assert table.play("A", "use-grenade").told("died") != []
    assert table.opened == []
    assert (table.window, table.waits_for) == (window, "B")


@clause("ZZ-9.3", "ZZ-3.4")
def test_who_died_before_the_movement_meets_neither_d_nor_e() -> None:
    hands = {"B": "fear", "A": "fear keys claustrophobia"}
    table = zombies(zombies="1.5", lives=[1, 3], at="fight", hands=hands)
    table.passes().rolls(1).play("A", "life")
    assert table.window == "g"


@clause("ZZ-9.3", "ZZ-11.9", "ZZ-3.4")
def test_under_fear_d_opens_and_no_e() -> None:
    table = zombies(at="before_roll", effects=AFRAID, hands={"B": "shotgun"})
    assert table.window == "d"
    assert table.play("B", "pass").window == "g"


@clause("ZZ-9.3", "ZZ-11.14")
def test_a_paralysed_turn_has_no_window() -> None:
    table = zombies(lying={"A": "hysterical_paralysis"}, hands=EVERYBODY)
    assert table.happened[:3] == ["turn_began", "awoke", "turn_lost"]
    assert table.facts[1]["effects"] == PARALYSED
    assert (table.state.active, table.window) == (1, "a")
    assert table.opened == ["AB"]


# --- for whom ---


@clause("ZZ-9.3")
@pytest.mark.parametrize(
    ("hands", "used", "items", "pawn", "eligible"),
    [
        ({"A": "keys", "B": "adrenaline_rush"}, "", {}, "1.5", "AB"),  # whatever the cards are
        ({"A": "keys", "B": "fear"}, "B", {}, "1.5", "A"),
        ({"A": "keys", "B": "fear"}, "B", {"B": "lots_of_ammo"}, "1.5", "AB"),
        ({"A": "keys"}, "", {}, "1.5", "A"),
        ({"A": "keys"}, "", {"B": "all_the_marbles"}, "1.5", "AB"),
        ({"A": "keys"}, "", {"B": "fire_axe skateboard first_aid_kit shotgun"}, "1.5", "A"),
        ({"A": "keys"}, "", {"B": "chainsaw molotov"}, "2.1", "A"),  # no fight here
        ({"A": "keys"}, "", {"B": "grenade"}, "1.5", "A"),
        ({"A": "keys"}, "", {"B": "grenade"}, "2.5", "AB"),
    ],
)
def test_eligible_is_who_may_hold_a_card_or_use_an_item(
    hands: dict[str, str], used: str, items: dict[str, str], pawn: str, eligible: str
) -> None:
    table = zombies(
        ARMY, "2.1", pawns={"B": pawn}, at="before_zombies", hands=hands, used=used, items=items, passes="ask"
    )
    assert table.opened == [eligible]
    assert table.eligible == eligible


@clause("ZZ-9.3", "ZZ-11.7", "ZZ-11.19")
def test_before_a_fight_the_fighters_chainsaw_and_molotov_count() -> None:
    table = zombies(ARMY, "2.1", pawns={"A": "2.1", "B": "2.1"}, at="fight", items={"A": "chainsaw", "B": "molotov"})
    assert table.opened == ["A"]
    table = zombies(ARMY, "2.1", pawns={"A": "2.1"}, at="fight", items={"A": "molotov", "B": "chainsaw"})
    assert table.opened == ["A"]
    table = zombies(zombies="1.5", at="fight", items={"A": "molotov", "B": "chainsaw"})
    assert table.opened == []


@clause("ZZ-9.3")
def test_where_nobody_is_eligible_there_is_no_window() -> None:
    table = zombies(at="before_zombies", used="AB", hands=EVERYBODY, passes="ask")
    assert table.facts == []
    assert table.asked == "zombies"


@clause("ZZ-9.3")
@pytest.mark.parametrize(("active", "order"), [("A", "ABCD"), ("C", "CDAB"), ("D", "DABC")])
def test_they_are_asked_from_the_active_player_clockwise(active: str, order: str) -> None:
    hands = {"A": "fear", "B": "shotgun", "C": "keys", "D": "fear"}
    table = zombies(seats=4, active=active, at="before_zombies", hands=hands, passes="ask")
    assert asked_in_turn(table) == order


@clause("ZZ-9.3", "ZZ-5.7")
def test_the_fighter_is_not_asked_first() -> None:
    hands = {"A": "where_everybody", "B": "fear", "C": "shotgun"}
    table = zombies(ROAD, "1.6", seats=3, at="before_zombies", hands=hands)
    table.play("A", "play-where_everybody-C", "go-1.6")
    assert (table.window, asked_in_turn(table)) == ("c", "BC")


@clause("ZZ-9.3")
def test_after_a_card_all_are_asked_again_from_the_active_player() -> None:
    table = zombies(seats=3, at="before_zombies", hands={"A": "shotgun", "B": "shotgun", "C": "fear"})
    table.play("A", "pass").play("B", "play-shotgun")
    assert table.waits_for == "A"
    assert table.opened == []
    table.play("A", "play-shotgun")
    assert table.waits_for == "C"  # A and B have had their event
    assert table.play("C", "pass").happened[0] == "closed"


@clause("ZZ-9.3", "ZZ-9.5")
def test_after_the_use_of_an_item_too() -> None:
    table = zombies(at="before_zombies", hands={"A": "shotgun"}, items={"B": "lots_of_ammo all_the_marbles"})
    table.play("A", "pass").play("B", "use-lots_of_ammo")
    assert table.waits_for == "A"
    table.play("A", "pass").play("B", "use-all_the_marbles")
    assert table.waits_for == "A"
    assert table.play("A", "play-shotgun").window != "g"


@clause("ZZ-9.3")
def test_a_window_closes_when_all_have_passed() -> None:
    table = zombies(at="before_zombies", hands=EVERYBODY)
    assert table.play("A", "pass").facts == []
    assert table.play("B", "pass").facts == [{"fact": "closed", "window": "event"}]
    assert table.asked == "zombies"


@clause("ZZ-9.3")
def test_a_card_resolves_wholly_before_the_window_opens_anew() -> None:
    table = zombies(STREET, at="before_zombies", hands={"A": "zombie_master", "B": "fear"})
    table.play("A", "play-zombie_master")
    for space in ("1.2", "1.4", "1.6", "1.8"):
        assert table.asked == "put"
        table.play("A", f"put-{space}")
    assert (table.asked, table.waits_for) == ("put", "A")
    table.play("A", "put-2.4")
    assert (table.window, table.waits_for) == ("g", "B")


@clause("ZZ-9.3")
def test_passing_for_the_turn_lasts_until_it_ends() -> None:
    table = zombies(at="before_zombies", hands={"B": "fear"}, zombie_step="three")
    table.play("B", "pass-turn")
    assert table.state.active == 1  # no window h, nothing to discard
    assert (table.window, table.waits_for) == ("a", "B")


# --- nothing counters, nothing in between ---


@clause("ZZ-9.3", "ZZ-5.2")
def test_nobody_plays_between_a_fight_roll_and_its_settling() -> None:
    table = zombies(zombies="1.5", at="fight", hands=EVERYBODY).passes().rolls(1)
    assert (table.asked, table.waits_for) == ("settle", "A")
    table.refuses("A", "play-fear-B", "ZZ-5.2")
    table.refuses("B", "play-fear-A", "ZZ-5.2")


@clause("ZZ-9.3")
def test_nobody_plays_while_a_tile_is_laid_and_stocked() -> None:
    table = zombies(at="tile", pile="straight", hands=EVERYBODY).draws("tile-straight")
    assert table.asked == "lay"
    table.refuses("A", "play-fear-B", "ZZ-9.3")
    assert table.play("A", "lay-e1n0-r0").asked == "put"
    table.refuses("A", "play-fear-B", "ZZ-9.3")


@clause("ZZ-9.3")
def test_nobody_plays_while_zombies_move_or_a_card_is_discarded() -> None:
    table = zombies(STREET, "2.4 2.6", at="zombies", hands=EVERYBODY).rolls(2)
    table.refuses("A", "play-fear-B", "ZZ-9.3")
    assert table.play("A", "herd-2.4-east").asked == "zombies"
    table = zombies(at="discard", hands=EVERYBODY)
    table.refuses("A", "play-fear-B", "ZZ-9.3")
    assert table.play("A", "pass").state.active == 1


@clause("ZZ-9.3")
def test_between_steps_only_the_walker_is_asked() -> None:
    table = zombies(ROAD, at="move", rolled=3, hands={"A": "fear"})
    table.refuses("A", "play-fear-B", "ZZ-9.3")
    table.refuses("B", "go-1.6", "ZZ-3.1")


@clause("ZZ-9.3")
def test_a_card_that_is_played_cannot_be_answered_by_another() -> None:
    table = zombies(ROAD, "2.4", at="before_zombies", hands={"A": "not_so_bad", "B": "not_so_bad"})
    table.play("A", "play-not_so_bad")
    assert (table.asked, table.waits_for) == ("carry", "A")
    table.refuses("B", "play-not_so_bad", "ZZ-9.10")


# --- what a window tells ---


@clause("ZZ-9.3")
def test_a_window_tells_that_it_opened_for_whom_and_that_it_closed() -> None:
    table = zombies(seats=3, at="before_zombies", hands={"A": "fear", "C": "shotgun"})
    assert table.facts == [{"fact": "opened", "window": "event", "eligible": 0b101}]
    assert table.play("A", "pass").facts == []
    assert table.play("C", "pass").facts == [{"fact": "closed", "window": "event"}]


@clause("ZZ-9.3")
def test_a_window_in_which_all_can_only_pass_opens_and_closes() -> None:
    table = zombies(at="before_zombies", hands={"A": "keys", "B": "adrenaline_rush"})
    assert table.happened == ["opened", "closed"]
    assert table.asked == "zombies"


def public(table: Scenario) -> list[str]:
    """The story as spectators saw it."""
    return [line for line in table.story if not line.startswith("Drew(")]


Maker = Callable[[str], Scenario]


def at(place: str, **more: Any) -> Maker:
    """The same position with another card in B's hand."""
    return lambda card: zombies(**({"town": ROAD, "at": place, "hands": {"B": card}} | more))


# Window by window: a card that B can play there, and one that B cannot.
WORLDS: list[tuple[str, Maker, str, str]] = [
    ("a", at("start", pile="straight"), "shotgun", "keys"),
    (
        "b",
        lambda card: at("tile", town={}, pile="cross", pool=0)(card).draws("tile-cross").play("A", "lay-e1n0-r0"),
        "fear",
        "keys",
    ),
    ("c", at("fight", zombies="1.5"), "fear", "brain_cramp"),
    ("c", at("fight", zombies="1.5"), "shotgun", "adrenaline_rush"),
    ("d", at("before_roll"), "butter_fingers", "brain_cramp"),
    ("d", at("before_roll", effects=AFRAID), "fear", "where_everybody"),
    ("e", at("after_roll", rolled=3), "brain_cramp", "keys"),
    ("e", at("after_roll", rolled=3), "alternate_food_source", "adrenaline_rush"),
    ("f", lambda card: at("move", rolled=3)(card).play("A", "go-1.6"), "shotgun", "brain_cramp"),
    ("g", at("before_zombies"), "zombie_master", "any_worse"),
    ("g", at("before_zombies"), "fear", "not_so_bad"),
    ("g", at("before_zombies"), "where_everybody", "bad_sense_of_direction"),
    ("h", at("before_discard"), "fear", "skateboard"),
    ("h", at("before_discard"), "were_screwed", "slight_miscalculation"),
    ("h", at("before_discard"), "claustrophobia", "not_dead"),
]


@clause("ZZ-9.3", "ZZ-9.9")
@pytest.mark.parametrize(("window", "make", "able", "unable"), WORLDS)
def test_who_can_only_pass_leaves_no_trace(window: str, make: Maker, able: str, unable: str) -> None:
    asked, skipped = make(able), make(unable)
    assert (asked.window, asked.waits_for) == (window, "B")
    assert skipped.window != window
    asked.passes()  # a later window may ask B too
    assert public(asked) == public(skipped)
    for other in (None, 0):
        assert asked.state.view(other) == skipped.state.view(other)


@clause("ZZ-9.3", "ZZ-9.9")
def test_while_a_window_waits_nobody_sees_for_whom() -> None:
    def dealt(*hands: str) -> Scenario:
        return zombies(seats=4, at="before_zombies", hands=dict(zip("ABCD", hands, strict=True)))

    one, other = dealt("keys", "fear", "brain_cramp", "shotgun"), dealt("keys", "brain_cramp", "fear", "shotgun")
    assert (one.waits_for, other.waits_for) == ("B", "C")
    assert one.eligible == other.eligible == "ABCD"
    assert public(one) == public(other)
    for seat in (None, 0, 3):
        assert one.state.view(seat) == other.state.view(seat)


@clause("ZZ-9.3", "ZZ-9.9")
def test_an_eligible_seat_that_is_not_waited_for_is_told_no_more_than_that() -> None:
    table = zombies(seats=3, at="before_zombies", hands={"A": "fear", "B": "shotgun"})
    for answer in ("pass", "play-shotgun", "play-fear-C"):
        assert table.refuses("B", answer, "").sentence == "You cannot choose anything at this moment."
    assert table.refuses("C", "pass", "ZZ-9.3").sentence == "You have no event to play and no item to use now."


@clause("ZZ-9.3", "ZZ-9.9")
@pytest.mark.parametrize("card", EVENT_NAMES)
@pytest.mark.parametrize("place", ["start", "fight", "before_roll", "after_roll", "before_zombies", "before_discard"])
def test_whatever_the_card_its_holder_is_eligible(card: str, place: str) -> None:
    table = zombies(zombies="1.5", at=place, rolled=2, hands={"B": card})
    assert table.opened[0] == "B"


@clause("ZZ-9.3")
def test_all_eligible_know_their_options_until_they_pass() -> None:
    table = zombies(seats=3, at="before_zombies", hands={"A": "shotgun", "B": "fear"})
    assert table.options("B") == ["pass", "pass-turn", "play-fear-A", "play-fear-C"]
    assert table.options("C") == []
    table.play("A", "pass")
    assert table.options("A") == []
