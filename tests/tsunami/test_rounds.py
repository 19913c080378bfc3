"""The round: six slots with what lies between them, and the order in which it ends."""

from __future__ import annotations

import pytest

from shamble.games.tsunami.box import STREET_NAMES
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, new_table, tsunami

EARLY = {"pothole", "gap", "car", "van", "civilian_bomb", "zombie_coin"}
STEPS = {"round_began", "secrets_dealt", "opened", "revealed", "shopping", "secrets_collected", "cleared", "finished"}
MARKS = {"faces": "roll", "vote": "vote", "zombie_coin": "choose", "civilian_bomb": "choose"}


def calmly(table: Scenario, until: str = "") -> list[str]:
    """All play on in the calmest way, to the end or to an ask of this name; what happened, step by step."""
    steps: list[str] = []
    while table.asked not in ("", until) or not steps:
        seat = table.waits_for[:1]
        if table.asked in MARKS and (not steps or steps[-1] != MARKS[table.asked]):
            steps.append(MARKS[table.asked])
        options = table.options(seat or None)
        answer = calm(options)
        if seat:
            table.play(seat, answer)
        else:
            table.draws(answer)
        steps += [step_of(fact) for fact in table.facts if fact["fact"] in STEPS or fact.get("cause") in (0, 1)]
    return steps


def calm(options: list[str]) -> str:
    """The answer that does least."""
    return next((option for option in options if option in ("pass", "stay", "coin", "civilian")), options[0])


def step_of(fact: dict[str, object]) -> str:
    """One word for a fact: which window opened, which zombies came, else its name."""
    name = str(fact["fact"])
    if name == "opened":
        return str(fact["window"])
    if name == "grew":
        return "gain" if fact["cause"] == 0 else "road"
    return name


def squeezed(steps: list[str]) -> list[str]:
    """Steps that come several times in a row, once."""
    return [step for place, step in enumerate(steps) if place == 0 or steps[place - 1] != step]


CARD = ["revealed", "interlude", "*"]
ROUND = [
    *CARD,
    "road",
    *CARD,
    "interlude",
    "shopping",
    *CARD,
    "road",
    *CARD,
    "interlude",
    "shopping",
    *CARD,
    *CARD,
    "interlude",
]


# --- the whole game ---


@clause("TS-2.5", "TS-1.2", "TS-2.6")
@pytest.mark.parametrize("seats", [3, 6])
def test_three_rounds_of_six_slots(seats: int) -> None:
    steps = calmly(new_table(seats, zombird=False), until="")
    quiet = {"roll": "*", "vote": "*", "choose": "*"}
    found = [quiet.get(step, step) for step in squeezed(steps) if step not in ("bonus", "saves", "bomb", "ufo")]
    between = ["secrets_collected", "cleared"]
    expected: list[str] = []
    for _ in range(3):
        expected += ["round_began", "gain", "secrets_dealt", "interlude", *ROUND, *between]
    assert squeezed(found) == [*expected, "finished", "*"]  # so calm a game ends in a roll-off


@clause("TS-2.5", "TS-8.3")
def test_there_are_ten_interludes_a_round() -> None:
    steps = calmly(new_table(3, zombird=False))
    assert steps.count("interlude") == 30
    assert steps.count("revealed") == 18
    assert steps.count("shopping") == 6


@clause("TS-2.5")
def test_a_card_is_revealed_before_the_interlude_and_resolved_after_it() -> None:
    table = tsunami(at="reveal", zombird=False).draws("street-zombie_coin")
    assert table.told("revealed") == [{"fact": "revealed", "slot": 1, "street": STREET_NAMES.index("zombie_coin")}]
    assert table.asked == "interlude"
    assert table.passes().asked == "zombie_coin"


@clause("TS-2.5")
def test_the_gap_comes_after_the_card() -> None:
    table = tsunami(hordes=[1, 2, 3], card="zombie_coin", round=1, slot=1, zombird=False)
    assert table.hordes() == [1, 2, 3]
    table.plays(A="zombie", B="coin", C="coin")
    assert table.hordes() == [3, 3, 4]
    assert [(fact["seat"], fact["cause"]) for fact in table.told("grew")] == [(0, 2), (0, 1), (1, 1), (2, 1)]


@clause("TS-1.4", "TS-1.3")
def test_round_1_has_its_own_cards_and_bus_and_plane_their_rounds() -> None:
    table = new_table(3, zombird=False)
    calmly(table)
    road = [STREET_NAMES[kind] for kind in table.state.road]
    assert set(road[:6]) == EARLY
    assert ("bus" in road[6:12], "plane" in road[12:]) == (True, True)
    assert (road.count("bus"), road.count("plane"), len(road)) == (1, 1, 18)


@clause("TS-8.3")
@pytest.mark.parametrize("at", ["opening", "closing"])
def test_a_pass_for_the_turn_ends_with_the_next_card_or_the_round(at: str) -> None:
    table = tsunami(at=at, zombird=False).play("A", "pass-turn").passes()
    if at == "opening":
        table.draws("street-gap")
    else:
        calmly(table, until="interlude")
    assert (table.asked, table.waits_for, table.state.hushed) == ("interlude", "A", 0)


@clause("TS-8.3")
def test_a_pass_for_the_turn_holds_through_the_shop() -> None:
    table = tsunami(at="reveal", slot=1, round=1, zombird=False).draws("street-zombie_coin")
    table.play("A", "pass-turn").passes()
    table.plays(A="coin", B="coin", C="coin")
    assert (table.asked, table.waits_for) == ("interlude", "B")


# --- the end of a round ---


@clause("TS-2.6", "TS-7.2")
def test_a_round_ends_in_order() -> None:
    table = tsunami(
        at="closing", event="bonus", civilians=[1, 0, 2], secrets=["ufo"], birds={"B": ["punk"]}, hordes=[5, 5, 5]
    )
    table.passes()
    assert table.told("round_ended") == [{"fact": "round_ended", "round": 1}]
    assert table.asked == "ufo"
    assert table.eligible == "AC"
    table.play("A", "score-ufo")
    assert table.happened == ["closed", "scored", "grew"]
    table.draws("bird-robo")
    assert table.happened == [
        "drew_bird",
        "drew",
        "event_left",
        "transformed",
        "grew",
        "transformed",
        "grew",
        "secrets_collected",
        "cleared",
    ]
    assert table.hordes() == [5 + 2 + 1, 5, 5 + 2]
    assert table.asked == "shop"


@clause("TS-2.6", "TS-1.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_civilian_becomes_a_zombie(number: int) -> None:
    table = tsunami(hordes=[1, 2, 8], at="end", round=number, civilians=[3, 0, 1], up="ABC", zombird=False)
    assert table.civilians() == [0, 0, 0]
    assert table.hordes() == [4, 2, 9]


@clause("TS-2.6")
def test_the_event_leaves_before_civilians_change() -> None:
    table = tsunami(at="end", event="bomb", civilians=[1, 0, 0], up="A")
    assert table.happened[:3] == ["round_ended", "event_left", "transformed"]
    assert (table.state.event, table.state.claimed) == (-1, 0)
    assert table.told("event_left") == [{"fact": "event_left", "event": 4}]


@clause("TS-2.6")
def test_secret_cards_are_collected_without_being_shown() -> None:
    table = tsunami(at="end", secrets=["giant"], up="B")
    assert table.state.secret == [-1] * 4
    assert (table.state.known, table.state.denied, table.state.up) == ([0] * 4, [0] * 4, 0)
    assert table.told("secrets_collected") == [{"fact": "secrets_collected"}]
    assert not {"flipped", "turned_up", "knows", "scored"} & set(table.happened)


@clause("TS-2.6", "TS-5.3")
@pytest.mark.parametrize("number", [1, 2])
def test_the_market_is_discarded_and_laid_out_anew(number: int) -> None:
    market = ["zombie1", "zombie2", "megabomb", "exchange", "flip", "flip"]
    table = tsunami(at="end", round=number, market=market)
    assert table.market() == [""] * 6
    assert table.told("cleared") == [{"fact": "cleared", "count": 6}]
    assert {f"shop-{name}" for name in ("zombie2", "megabomb", "exchange", "flip")}.isdisjoint(table.chances())
    table.draws("shop-zombie1", *["shop-steal1"] * 2, *["shop-bomb1"] * 2, "shop-steal2")
    assert table.asked == "secret"
    assert table.state.round == number + 1


@clause("TS-2.6")
def test_after_round_3_the_market_is_not_filled() -> None:
    table = tsunami(hordes=[5, 4, 3], at="end", round=3, zombird=False)
    assert table.market() == [""] * 6
    assert table.asked == ""
    assert not table.told("stocked")


@clause("TS-2.6", "TS-5.5")
def test_kept_cards_coins_and_birds_stay_across_rounds() -> None:
    table = tsunami(at="end", kept={"A": ["save1", "save2"]}, birds={"B": ["robo"]}, coins=[0, 2, 1])
    calmly(table, until="street")
    assert table.kept("A") == ["save1", "save2"]
    assert table.birds("B") == ["robo"]
    assert table.coins() == [0, 2, 1]


@clause("TS-2.6")
def test_the_discard_comes_back_when_the_deck_runs_out_in_mid_refill() -> None:
    table = tsunami(hordes=[5] * 6, at="end", edition="fr", zombird=False)
    calmly(table, until="secret")
    assert sum(table.state.shop_deck) == 1
    calmly(table, until="shop")
    assert (table.state.round, sum(table.chances().values())) == (3, 1)
    table.draws(table.options(None)[0])
    assert table.told("reshuffled") == [{"fact": "reshuffled", "birds": 0}]
    assert sum(table.chances().values()) == 18
    calmly(table, until="secret")
    assert "" not in table.market()


@clause("TS-2.6", "TS-8.3")
def test_there_is_no_interlude_inside_the_end_of_a_round() -> None:
    table = tsunami(at="end", round=1, civilians=[1, 0, 0], secrets=["ufo"], birds={"A": ["bomb"], "B": ["ptero"]})
    assert table.asked == "ufo"
    table.play("A", "pass")
    assert [name for name, _ in table.opened] == []
    assert table.asked == "shop"
    table.draws(*[table.options(None)[0]])
    assert [name for name, _ in table.opened] == []


@clause("TS-2.6", "TS-7.2")
def test_the_closing_interlude_comes_before_the_ufo() -> None:
    table = tsunami(at="closing", civilians=[1, 0, 0], secrets=["ufo", "giant"], birds={"B": ["bomb"]})
    table.play("A", "pass").play("B", "play-bomb-A")
    assert table.civilians() == [0, 0, 0]
    table.passes(2)
    assert table.asked == "shop"
    assert table.hordes() == [5, 5, 5]
