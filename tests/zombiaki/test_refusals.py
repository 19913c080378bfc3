"""What is refused, by which clause, in which words, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.core.errors import Illegal, Invalid
from shamble.games.zombiaki import refusals
from shamble.games.zombiaki.box import END_OF_CODES
from shamble.games.zombiaki.game import GAME
from shamble.testing.scenario import clause
from shamble.testing.zombiaki import Bodies, Scenario, zombiaki


def dogs() -> Scenario:
    """A dog may move; another has walls and zombies around it."""
    return zombiaki(zombies={"B2": "dog", "A1": "dog", "A2": 3, "B1": 4}, things={"B3": "wall5"}, at="move")


def march() -> Scenario:
    """A zombie is about to march, and Not so fast is held."""
    return zombiaki(zombies={"B2": 3}, hand="notsofast hunger", at="move")


def drawing() -> Scenario:
    """The zombies draw."""
    return zombiaki(at="draw")


def dropping() -> Scenario:
    """The zombies hold four cards and must discard one."""
    return zombiaki(hand="zombie2 zombie3 hunger click", at="discard")


def night() -> Scenario:
    """The zombies play, with a crowd of every kind in the street."""
    zombies = {
        "A1": "4 boss",
        "A2": "3 shield",
        "A3": "3 stepped",
        "B2": "2 obeyed",
        "B3": "4",
        "C3": "3 netted",
        "C1": "dog",
    }
    hand = "zombie3 dog shield hunger mass swap bite pickaxe notsofast meat click"
    things = {"A4": "wall6", "C2": "barrel"}
    return zombiaki(zombies=zombies, things=things, hand=hand, net=True)


def later() -> Scenario:
    """The zombies play by the later edition."""
    return zombiaki(hand="dog", edition="later")


def merged() -> Scenario:
    """Two zombies have just merged on B3."""
    return zombiaki(zombies={"A3": 2, "B3": 3, "C3": 4}, hand="mass hunger").plays("mass-A3-B3")


def barred() -> Scenario:
    """Lane B is barred, and a barrel lies on C1."""
    return zombiaki(zombies={"A2": 3}, things={"B1": "barrier", "C1": "barrel"}, hand="zombie3 hunger")


def walled() -> Scenario:
    """Walls that nobody gets over."""
    zombies: Bodies = {"A3": 3, "A2": "2 boss", "B3": 3}
    return zombiaki(zombies=zombies, things={"A4": "wall6", "B4": "wall5"}, hand="hunger")


def bossless() -> Scenario:
    """No boss is in the street."""
    return zombiaki(zombies={"A2": 3}, hand="hunger boss claws")


def ordered() -> Scenario:
    """The boss has given its order for this turn."""
    return zombiaki(zombies={"A2": 3, "B2": "4 boss"}, hand="hunger", orders=1, ordered=True)


def spent() -> Scenario:
    """The boss has given its three orders."""
    return zombiaki(zombies={"A2": 3, "B2": "4 boss"}, hand="hunger", orders=3)


def day() -> Scenario:
    """The humans play, with nobody in lane C and a wall in lane B."""
    zombies: Bodies = {"A2": 3, "B2": "4+3", "A5": "dog"}
    hand = "shot1 sniper wall5 barrier barrel mine car streetfire net blood pit1 click burst2"
    return zombiaki(zombies=zombies, things={"B3": "wall6", "A3": "pit2"}, fire="C4", hand=hand, turn="humans")


def early() -> Scenario:
    """The humans play; one zombie has just come in."""
    return zombiaki(zombies={"A3": 3}, hand="wall5 mine flamethrower getout", turn="humans")


def hidden() -> Scenario:
    """Everybody is behind a wall."""
    return zombiaki(zombies={"B2": 3}, things={"B3": "wall6"}, hand="flamethrower", turn="humans")


def terrified() -> Scenario:
    """After Terror the humans have played their card."""
    return zombiaki(zombies={"A3": 3}, hand="shot1 shot1", terror=True, turn="humans").plays("shot1-A")


def clicking() -> Scenario:
    """A shot may be cancelled."""
    return zombiaki(zombies={"A3": 3}, hand="shot1 click hunger", turn="humans").plays("shot1-A")


def bursting() -> Scenario:
    """The next bullet may hit a zombie or a car."""
    return zombiaki(zombies={"A3": 5}, things={"A4": "car"}, hand="burst2", turn="humans").plays("burst2-A")


def burning() -> Scenario:
    """Petrol has run over B3."""
    return zombiaki(zombies={"B4": 2}, hand="petrol shot1", turn="humans").plays("petrol-B3")


def flaming() -> Scenario:
    """The flamethrower's first share is asked."""
    return zombiaki(zombies={"A3": 2, "B3": 4}, hand="flamethrower shot1", turn="humans").plays("flamethrower")


def netting() -> Scenario:
    """The net has caught B3."""
    return zombiaki(zombies={"B3": 3, "B4": 4, "A3": 2}, hand="net shot1", turn="humans").plays("net-B3")


def bang() -> Scenario:
    """A mine has exploded on B3."""
    return zombiaki(things={"B3": "mine"}, hand="napalm shot1", turn="humans").plays("napalm-B3")


def over() -> Scenario:
    """A zombie has stepped over the barricade."""
    return zombiaki(zombies={"A5": 3}, at="move")


ROWS: list[tuple[Callable[[], Scenario], str, str, str, str, str]] = [
    (day, "zombies", "pass", "ZK-2.9", "out-of-turn", "It is for B to answer."),
    (clicking, "humans", "shot1-A", "ZK-2.9", "out-of-turn", "It is for A to answer."),
    (over, "", "pass", "ZK-2.5", "over", "The game is over."),
    # questions that come first
    (bang, "", "shot1-A", "ZK-5.14", "shrapnel-first", "The mine's shrapnel flies first: name a cell beside it."),
    (bang, "", "shrapnel-B5", "ZK-5.14", "shrapnel-beside", "Shrapnel flies to a cell right beside the mine."),
    (dogs, "", "zombie3-A1", "ZK-2.2", "dogs-first", "The dogs move now: take a step, or let them stay."),
    (dogs, "", "stop", "ZK-2.2", "dogs-first", "The dogs move now: take a step, or let them stay."),
    (dogs, "", "B2-B3", "ZK-3.6", "dog-cannot", "No dog whose move it is can take this step."),
    (dogs, "", "A1-A2", "ZK-3.6", "dog-cannot", "No dog whose move it is can take this step."),
    (dogs, "", "A2-A3", "ZK-3.6", "dog-cannot", "No dog whose move it is can take this step."),
    (march, "", "hunger-B2", "ZK-4.11", "march-first", "A zombie is about to march: let it, or play Not so fast."),
    (dropping, "", "hunger-B2", "ZK-2.2", "discard-first", "One of the four cards must be discarded first."),
    (clicking, "", "hunger-A3", "ZK-4.9", "click-first", "A shot is aimed: answer with Click! or let it be fired."),
    (bursting, "", "pass", "ZK-5.4", "bullet-first", "The burst goes on: aim the next bullet."),
    (bursting, "", "bullet-A2", "ZK-5.4", "not-in-sight", "The next bullet cannot hit that."),
    (burning, "", "shot1-B", "ZK-5.9", "petrol-first", "The petrol is running: say where it goes on, or stop."),
    (
        burning,
        "",
        "burn-B4-3",
        "ZK-5.9",
        "petrol-beside",
        "Petrol runs to a cell beside that it has not burned, with 1 up to what stands there.",
    ),
    (flaming, "", "stop", "ZK-5.17", "flames-first", "Share out the flamethrower's power first."),
    (
        flaming,
        "",
        "burn-A3-3",
        "ZK-5.17",
        "flames-reach",
        "The flames reach one row, nothing behind a wall, no more than stands there, "
        "and pay for an empty cell between.",
    ),
    (netting, "", "shot1-B", "ZK-5.12", "net-first", "The net is being thrown: name who else is caught, or stop."),
    (
        netting,
        "",
        "catch-B4",
        "ZK-5.12",
        "net-group",
        "The net catches neighbours with a strength of at most 6 together.",
    ),
    # answers at the wrong moment
    (day, "", "shrapnel-A2", "ZK-5.14", "no-mine", "No mine has exploded."),
    (day, "", "catch-A2", "ZK-5.12", "no-net", "No net is being thrown."),
    (day, "", "burn-A2-1", "ZK-5.9", "nothing-burns", "Neither petrol nor a flamethrower is at work."),
    (day, "", "bullet-A2", "ZK-5.4", "no-burst", "No burst is being fired."),
    (
        night,
        "",
        "notsofast",
        "ZK-4.11",
        "no-step-next",
        "Not so fast is played just before a zombie's mandatory step.",
    ),
    (night, "", "click", "ZK-4.9", "no-shot", "Click! answers a shot, a burst or a sniper, nothing else."),
    (night, "", "C1-B1", "ZK-2.2", "dogs-have-moved", "Dogs move at the start of a zombie turn."),
    (night, "", "stop", "ZK-2.8", "nothing-to-stop", "Nothing is going on that could be stopped."),
    (night, "", "pass-turn", "ZK-4.11", "not-for-a-turn", "Only a march is let go on for the rest of a turn."),
    (bang, "", "pass", "ZK-2.9", "must-answer", "This cannot be passed; choose one of the answers."),
    (dropping, "", "pass", "ZK-2.9", "must-answer", "This cannot be passed; choose one of the answers."),
    (drawing, "", "shot1", "ZK-1.3", "not-in-deck", "This card cannot be drawn now."),
    (drawing, "", "dawn", "ZK-1.3", "not-in-deck", "This card cannot be drawn now."),
    # cards
    (
        dropping,
        "",
        "discard-terror",
        "ZK-2.4",
        "not-in-hand",
        "Only a card that lies open before you can be discarded.",
    ),
    (day, "", "discard-shot2", "ZK-2.4", "not-in-hand", "Only a card that lies open before you can be discarded."),
    (terrified, "", "shot1-A", "ZK-4.3", "terrified", "After Terror the humans play one card at most."),
    (day, "", "hunger-A2", "ZK-2.9", "not-your-card", "That is a card of the other side."),
    (day, "", "order-A2-A3", "ZK-2.9", "not-your-card", "That is a card of the other side."),
    (night, "", "getout-zombie3", "ZK-2.9", "not-your-card", "That is a card of the other side."),
    (early, "", "getout-zombie3", "ZK-4.8", "no-card-there", "The other side has no such card to discard."),
    (night, "", "meat-shot1", "ZK-4.8", "no-card-there", "The other side has no such card to discard."),
    # zombies' cards
    (night, "", "zombie3-B4", "ZK-3.3", "row-one", "Zombies come in through row 1."),
    (night, "", "dog-B4", "ZK-3.3", "dog-rows", "Dogs come in through rows 1 to 3."),
    (later, "", "dog-B2", "ZK-3.3", "dog-row", "Dogs come in through row 1."),
    (
        night,
        "",
        "zombie3-C1",
        "ZK-3.3",
        "no-room",
        "Nobody can be placed on C1: somebody or something is in the way.",
    ),
    (
        barred,
        "",
        "zombie3-C1",
        "ZK-3.3",
        "no-room",
        "Nobody can be placed on C1: somebody or something is in the way.",
    ),
    (barred, "", "zombie3-B1", "ZK-5.6", "lane-barred", "A barrier bars lane B."),
    (night, "", "shield-C1", "ZK-4.12", "not-a-zombie", "There is no zombie on C1."),
    (bossless, "", "boss-A3", "ZK-4.12", "not-a-zombie", "There is no zombie on A3."),
    (bossless, "", "claws-C5", "ZK-4.12", "not-a-zombie", "There is no zombie on C5."),
    (night, "", "order-C1-B1", "ZK-4.12", "not-a-zombie", "There is no zombie on C1."),
    (night, "", "shield-A2", "ZK-4.2", "shield-there", "The zombie on A2 has a human shield already."),
    (
        merged,
        "",
        "hunger-B3",
        "ZK-4.4",
        "merged",
        "The zombie on B3 has merged: nothing and nobody moves it before the next zombie turn.",
    ),
    (night, "", "hunger-A3", "ZK-3.5", "stepped", "The zombie on A3 has taken its card step this turn."),
    (night, "", "order-A3-A4", "ZK-3.5", "stepped", "The zombie on A3 has taken its card step this turn."),
    (night, "", "mass-A3-B3", "ZK-3.5", "stepped", "The zombie on A3 has taken its card step this turn."),
    (night, "", "hunger-C3", "ZK-3.10", "held", "Who stands on C3 is held and cannot move."),
    (night, "", "order-C3-C4", "ZK-3.10", "held", "Who stands on C3 is held and cannot move."),
    (night, "", "mass-B3-C3", "ZK-3.10", "held", "Who stands on C3 is held and cannot move."),
    (night, "", "order-A2-A3", "ZK-3.8", "no-step", "The step from A2 to A3 is not possible."),
    (night, "", "hunger-A1", "ZK-3.8", "no-step", "The step from A1 to A2 is not possible."),
    (bossless, "", "order-A2-A3", "ZK-4.1", "no-boss", "There is no boss in the street."),
    (ordered, "", "order-A2-A3", "ZK-4.1", "ordered", "The boss has given its order for this turn."),
    (spent, "", "order-A2-A3", "ZK-4.1", "no-orders", "The boss has given its three orders."),
    (night, "", "order-A1-B1", "ZK-4.1", "not-the-boss", "The boss gives orders to others."),
    (night, "", "order-B3-B4", "ZK-4.1", "too-strong", "Only a zombie of strength 3 or less obeys."),
    (night, "", "order-B2-C2", "ZK-4.1", "obeyed", "The zombie on B2 has obeyed an order already."),
    (night, "", "mass-B3-B4", "ZK-4.4", "two-zombies", "Mass needs two zombies side by side."),
    (night, "", "swap-B3-B2", "ZK-4.5", "swap-two", "Swap needs two zombies side by side, the lower cell named first."),
    (night, "", "swap-B3-B4", "ZK-4.5", "swap-two", "Swap needs two zombies side by side, the lower cell named first."),
    (night, "", "bite-B3-B2", "ZK-4.6", "no-shield", "There is no human shield on B3 to bite."),
    (night, "", "bite-A2-A3", "ZK-4.6", "bite-where", "The bitten one comes up beside or behind, where there is room."),
    (walled, "", "hunger-A3", "ZK-5.2", "too-high", "The wall on A4 is 6 high, and the push is 5."),
    (walled, "", "order-B3-B4", "ZK-5.2", "too-high", "The wall on B4 is 5 high, and the push is 3."),
    (night, "", "bite-A2-B2", "ZK-4.6", "bite-where", "The bitten one comes up beside or behind, where there is room."),
    (
        night,
        "",
        "pickaxe-B3",
        "ZK-4.10",
        "nothing-to-break",
        "A pickaxe removes a wall, a barrel, a car or a mine; there is none on B3.",
    ),
    # humans' cards
    (day, "", "shot1-B", "ZK-5.3", "no-target", "There is no target in sight in lane B."),
    (day, "", "burst2-C", "ZK-5.3", "no-target", "There is no target in sight in lane C."),
    (day, "", "shot1-A-car", "ZK-5.3", "no-car", "No car can be hit there."),
    (day, "", "sniper-C3", "ZK-5.5", "nobody-there", "There is nobody on C3 to shoot at."),
    (day, "", "wall5-B3", "ZK-3.1", "not-free", "B3 is not free."),
    (day, "", "mine-A3", "ZK-3.1", "not-free", "A3 is not free."),
    (day, "", "barrel-A5", "ZK-3.1", "not-free", "A5 is not free."),
    (day, "", "car-C4", "ZK-3.1", "not-free", "C4 is not free."),
    (day, "", "pit1-B2", "ZK-3.1", "not-free", "B2 is not free."),
    (day, "", "wall5-C5", "ZK-5.1", "wall-rows", "A wall is built in rows 1 to 4."),
    (early, "", "wall5-B3", "ZK-5.1", "wall-near", "Somebody stands beside B3: no wall can be built there."),
    (early, "", "wall5-C2", "ZK-5.1", "wall-behind", "No wall is built in a row behind a zombie or dog."),
    (day, "", "barrier-A4", "ZK-5.6", "barrier-row", "A barrier goes on a free cell of row 1."),
    (day, "", "barrel-B4", "ZK-5.13", "barrel-row", "A barrel goes on a free cell of row 5."),
    (early, "", "mine-A4", "ZK-5.14", "mine-in-front", "A mine cannot be laid right in front of a zombie or dog."),
    (day, "", "car-C2", "ZK-5.16", "car-blocked", "The car's way from the barricade to C2 is not clear."),
    (day, "", "streetfire-B", "ZK-5.15", "only-sides", "The street burns in lane A or C."),
    (
        day,
        "",
        "net-B2",
        "ZK-5.12",
        "too-heavy",
        "The net holds a strength of 6, no more; nobody else can be caught.",
    ),
    (hidden, "", "flamethrower", "ZK-5.17", "no-flames", "The flamethrower finds nobody who is not behind a wall."),
    (day, "", "blood-C1-B1", "ZK-5.8", "sideways", "Blood draws a zombie or dog one possible step sideways."),
]


@clause("ZK-2.8", "ZK-2.9")
@pytest.mark.parametrize(("make", "side", "answer", "number", "key", "sentence"), ROWS)
def test_a_refusal_has_its_clause_and_its_words_and_changes_nothing(
    make: Callable[[], Scenario], side: str, answer: str, number: str, key: str, sentence: str
) -> None:
    refusal = make().refuses(answer, number, side)
    assert (refusal.key, refusal.sentence) == (key, sentence)


@clause("ZK-2.8")
def test_a_card_that_is_not_there_cannot_be_played() -> None:
    assert day().refuses("shot2-A", "ZK-2.8").key == "no-such-card"
    assert night().refuses("claws-A1", "ZK-2.8").key == "no-such-card"


@clause("ZK-2.2")
def test_only_chance_draws_and_it_draws_cards() -> None:
    for table in (night(), day(), dogs(), dropping(), clicking(), bang()):
        ask = table.state.ask
        assert ask is not None
        before = table.state.digest()
        with pytest.raises(Illegal, match="That is not what is drawn now"):
            table.state.play(ask.seats[0], GAME.read("shot1", chance=True))
        assert table.state.digest() == before
    with pytest.raises(Illegal, match="That is not what is drawn now"):
        drawing().state.play(None, GAME.read("pass"))
    with pytest.raises(Illegal):
        drawing().state.play(0, GAME.read("pass"))


def test_every_refusal_has_a_row() -> None:
    apart = {"no-such-card", "nothing-to-draw"}
    assert {row[4] for row in ROWS} | apart == {refusal.key for refusal in refusals.ALL}
    assert all(refusal.clause.startswith("ZK-") for refusal in refusals.ALL)


MAKERS = [maker for maker in dict.fromkeys(row[0] for row in ROWS) if maker not in (over, drawing)]


@clause("ZK-2.8", "ZK-2.9")
@pytest.mark.parametrize("make", MAKERS)
def test_whatever_is_not_offered_is_refused_with_a_clause(make: Callable[[], Scenario]) -> None:
    state = make().state
    assert state.ask is not None
    seat = state.ask.seats[0]
    offered, before = set(state.codes(seat)), state.digest()
    for code in range(END_OF_CODES):
        if code in offered:
            continue
        try:
            answer = GAME.answer(code)
        except Invalid:
            continue
        with pytest.raises(Illegal) as caught:
            state.play(seat, answer)
        assert caught.value.clause.startswith("ZK-"), answer
        assert caught.value.sentence, answer
    assert state.digest() == before


@clause("ZK-3.1")
@pytest.mark.parametrize("card", ["wall5", "wall6", "barrier", "barrel", "mine", "car", "pit1", "pit2"])
@pytest.mark.parametrize("what", ["3", "dog", "wall", "barrier", "barrel", "mine", "car", "pit", "napalm"])
def test_no_human_object_goes_on_a_cell_that_is_not_free(card: str, what: str) -> None:
    cell = {"barrier": "B1", "barrel": "B5"}.get(card, "B3")
    there = {"wall": "wall6" if card == "wall5" else "wall5", "pit": "pit2" if card == "pit1" else "pit1"}.get(
        what, what
    )
    if there == card and card != "barrier":
        return  # there is only one
    table = zombiaki(
        zombies={cell: what} if what in ("3", "dog") else {},
        things={} if what in ("3", "dog", "napalm") else {cell: there},
        fire=cell if what == "napalm" else "",
        hand=card,
        turn="humans",
    )
    assert cell not in table.targets(card)
    assert table.refuses(f"{card}-{cell}", "ZK-3.1").sentence == f"{cell} is not free."


@clause("ZK-5.11", "ZK-4.9")
@pytest.mark.parametrize("answer", ["grenade-A3", "napalm-A3", "petrol-A3", "net-A3", "blood-A3-B3", "stepback"])
def test_click_answers_bullets_alone(answer: str) -> None:
    table = zombiaki(zombies={"A3": 1}, hand=f"{answer.split('-')[0]} click", turn="humans").plays(answer)
    assert table.waits_for == "humans"
    assert table.hand("zombies") == ["click"]
