"""Tables as plain data: every ask reads back equal; broken and impossible tables are refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from every_game.restoring import (
    HUGE,
    Data,
    all_pairs,
    anything,
    broken_as_any,
    changed,
    check_reads_back,
    check_refused,
    check_table,
    frame_spots,
    lively_answer,
    lying_on,
    misfit,
    no_tables,
    read_at_every_ask,
    replacing,
    spots,
    swapping,
)
from shamble.core.errors import Invalid
from shamble.games.tsunami.game import GAME
from shamble.games.tsunami.stack import LIES_ON
from shamble.games.tsunami.state import Table
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, new_table, tsunami, votes

SIX = ["dragon_head", "ufo", "dragon_tail", "giant", "tsunami", "quarterback", "ninja"]
FOUR = ["giant", "quarterback", "tsunami", "ninja", "ufo"]
MARKET = ["exchange", "megabomb", "flip", "flip", "zombird", "steal1"]


# --- one table for each procedure ---


def first() -> Scenario:
    """The first player is being drawn."""
    return new_table(3)


def laying_out() -> Scenario:
    """The market is being laid out."""
    return first().draws("first-B", "shop-flip")


def first_birds() -> Scenario:
    """Everybody draws a Zombird."""
    return first().draws("first-B", *["shop-flip"] * 2, *["shop-steal1"] * 2, *["shop-zombie1"] * 2, "bird-punk")


def dealing() -> Scenario:
    """Secret bonuses are being dealt."""
    return first_birds().draws("bird-robo", "bird-brain", "secret-ufo")


def event() -> Scenario:
    """The event is about to be revealed."""
    return dealing().draws("secret-giant", "secret-tsunami")


def looking() -> Scenario:
    """Everybody decides on the Look event; one has."""
    return event().draws("event-look").play("A", "join")


def looked() -> Scenario:
    """Those who showed their card draw."""
    return looking().plays(B="stay", C="join")


def jumping() -> Scenario:
    """Two take part in the Jump event; one has thrown."""
    return tsunami(at="event", event="jump").plays(A="join", B="stay", C="join").rolls(A=2)


def gift() -> Scenario:
    """Everybody draws a gift."""
    return tsunami(at="event", event="gift").draws("bird-punk")


def opening() -> Scenario:
    """The first interlude of a round; one has passed."""
    return (
        tsunami(at="opening", event="coin", coins=[1, 1, 0]).play("A", "drop-coin").draws("bird-robo").play("B", "pass")
    )


def revealing() -> Scenario:
    """A street card is about to be revealed in round 2."""
    return tsunami(at="reveal", round=2, slot=3)


def throwing() -> Scenario:
    """A jump; one has thrown."""
    return tsunami(hordes=[4, 5, 6], card="cars").rolls(A=4)


def saving() -> Scenario:
    """Saves are asked for; one has answered, one has nothing to save, one has nothing to save with."""
    kept, birds = {"A": ["save1"], "B": ["save2"]}, {"C": ["brain"], "D": ["fairy"]}
    table = tsunami(hordes=[5] * 5, card="gap", kept=kept, birds=birds).rolls(A=1, B=3, C=1, D=0, E=1)
    return table.play("A", "use-save1")


def saving_in_event() -> Scenario:
    """The same in the Jump event."""
    table = tsunami(at="event", event="jump", kept={"A": ["save1"]})
    return table.plays(A="join", B="stay", C="join").rolls(A=2, C=0)


def survived() -> Scenario:
    """The Zombie event pays."""
    table = tsunami(card="gap", event="zombie", kept={"C": ["save1"]}).rolls(A=0, B=3, C=1)
    return table.play("C", "use-save1")


def parachute() -> Scenario:
    """A Parachute Jump; two have thrown."""
    return tsunami(card="parachute").rolls(A=0, B=2)


def voting() -> Scenario:
    """A push is voted on; two have locked."""
    return tsunami(hordes=[2, 3, 4, 9], card="truck", secrets=FOUR).play("A", "red").play("D", "blue")


def pills() -> Scenario:
    """Red beads draw a bird."""
    return votes(tsunami(hordes=[2, 3, 9], card="truck", event="pill"), "rbr")


def helping() -> Scenario:
    """Birds push."""
    birds = {"A": ["punk", "brain"], "B": ["super_bird"]}
    return votes(tsunami(hordes=[2, 3, 4, 9], card="plane", secrets=FOUR, birds=birds), "rrrb").play("A", "use-punk")


def boasting() -> Scenario:
    """Tsunami and Ninja are asked for."""
    return votes(tsunami(hordes=[2, 3, 4, 9], card="truck", secrets=FOUR, event="bonus"), "rrrb")


def boasted() -> Scenario:
    """Bonus birds after a push."""
    return boasting().play("C", "score-tsunami-A-B").play("D", "score-ninja")


def coin_or_zombie() -> Scenario:
    """Zombie/Coin; one has chosen."""
    return tsunami(card="zombie_coin").play("B", "coin")


def most() -> Scenario:
    """A tie for most zombies."""
    return tsunami(hordes=[5, 3, 5], card="civilian_bomb")


def choosing() -> Scenario:
    """Civilian/Bomb; the second is asked."""
    return tsunami(hordes=[6, 5, 4], card="civilian_bomb", civilians=[0, 2, 0]).play("A", "civilian")


def bombed() -> Scenario:
    """A street card's bomb waits for its answer."""
    return tsunami(hordes=[6, 5, 4], card="civilian_bomb", secrets=FOUR[:3]).play("A", "bomb-B")


def robbed() -> Scenario:
    """Quarterback's Bonus bird."""
    table = tsunami(hordes=[6, 5, 4], card="civilian_bomb", secrets=FOUR[:3], event="bonus")
    return table.play("A", "bomb-B").play("B", "score-quarterback")


def gloating() -> Scenario:
    """A Bomb bird destroyed civilians: Giant is asked for."""
    birds = {"A": ["bomb"]}
    table = tsunami(at="opening", civilians=[0, 2, 0], birds=birds, secrets=FOUR[:3], event="bomb")
    return table.play("A", "play-bomb-B").play("B", "pass")


def successful() -> Scenario:
    """The Bomb event pays for it."""
    return gloating().play("A", "score-giant")


def giant_bird() -> Scenario:
    """The Bonus event pays for Giant."""
    birds = {"A": ["bomb"]}
    table = tsunami(at="opening", civilians=[0, 2, 0], birds=birds, secrets=FOUR[:3], event="bonus", up="BC")
    return table.play("A", "play-bomb-B").play("A", "score-giant")


def arriving() -> Scenario:
    """The interlude of a shop."""
    return tsunami(hordes=[3, 4, 5], at="shop", market=MARKET, coins=[1, 1, 1], secrets=FOUR[:3])


def fewest() -> Scenario:
    """A tie for fewest zombies."""
    return tsunami(hordes=[3, 3, 5], at="shop").passes()


def visit() -> Scenario:
    """B's visit; A bought a card."""
    return arriving().passes().play("A", "buy-flip-C").play("A", "pass")


def exchanging() -> Scenario:
    """A names players for an Exchange, and has named one."""
    return arriving().passes().play("A", "buy-exchange").play("A", "name-A")


def before_exchanging() -> Scenario:
    """A is about to name two players."""
    return arriving().passes().play("A", "buy-exchange")


def naming() -> Scenario:
    """A names players for a Mega Bomb, and has named one."""
    return arriving().passes().play("A", "buy-megabomb").play("A", "name-B")


def mega_bombed() -> Scenario:
    """The first of two bombs waits for its answer."""
    return naming().play("A", "name-C")


def refilling() -> Scenario:
    """All have shopped, and the market is filled up."""
    return visit().play("B", "pass").play("C", "pass")


def guessing() -> Scenario:
    """A dragon guessed wrongly: the others are asked."""
    return tsunami(hordes=[5] * 6, at="opening", secrets=SIX, event="bonus").play("A", "dragon-B")


def guessing_in_a_shop() -> Scenario:
    """The same in a visit."""
    table = tsunami(hordes=[2, 3, 4, 5, 6, 7], at="shop", secrets=SIX).passes()
    return table.play("A", "dragon-B")


def guessing_last() -> Scenario:
    """The same, and it was the last player who guessed."""
    secrets = ["ufo", "giant", "dragon_tail", "tsunami", "quarterback", "dragon_head"]
    table = tsunami(hordes=[5] * 6, at="opening", secrets=secrets)
    return table.plays(A="pass", B="pass", C="pass", D="pass", E="pass").play("F", "dragon-B")


def guessed() -> Scenario:
    """The real dragon's Bonus bird."""
    return guessing().play("C", "score-dragon_tail")


def before_card() -> Scenario:
    """The interlude before a card is resolved."""
    return tsunami(at="interlude", card="gap")


def closing() -> Scenario:
    """The last interlude of a round."""
    return tsunami(at="closing", civilians=[1, 0, 0], secrets=["ufo"], event="bonus")


def ufo() -> Scenario:
    """The UFO is asked for."""
    return closing().passes()


def ufo_bird() -> Scenario:
    """The UFO's Bonus bird."""
    return ufo().play("A", "score-ufo")


def next_market() -> Scenario:
    """A round is over, and the market is laid out for the next."""
    return tsunami(at="end", round=2)


def rolling() -> Scenario:
    """A roll-off; one has fallen behind, one has thrown again."""
    return tsunami(hordes=[5, 5, 5, 2], at="finish").rolls(A=1, B=2, C=1).rolls(A=1)


def tokens() -> Scenario:
    """Tokens decide the game."""
    return tsunami(hordes=[3, 3, 2], at="finish").rolls(A=3, B=3)


def over() -> Scenario:
    """The game is over."""
    return tokens().draws("tie-B")


def over_plainly() -> Scenario:
    """The game is over, and nobody was level."""
    return tsunami(hordes=[3, 4, 2], at="finish")


POSITIONS: list[Callable[[], Scenario]] = [
    *(first, laying_out, first_birds, dealing, event, looking, looked, jumping, gift, opening, revealing),
    *(throwing, saving, saving_in_event, survived, parachute, voting, pills, helping, boasting, boasted),
    *(coin_or_zombie, most, choosing, bombed, robbed, gloating, successful, giant_bird, arriving, fewest),
    *(visit, before_exchanging, exchanging, naming, mega_bombed, refilling, guessing, guessing_in_a_shop),
    *(guessing_last, guessed, before_card, closing, ufo, ufo_bird, next_market, rolling, tokens, over),
    over_plainly,
]


# --- what reads back ---


@pytest.mark.parametrize("position", POSITIONS)
def test_a_table_reads_back_equal(position: Callable[[], Scenario]) -> None:
    check_reads_back(position().state)


def test_every_procedure_is_among_them() -> None:
    seen = {frame.name for position in POSITIONS for frame in position().state.frames}
    assert seen == set(LIES_ON)


def test_every_place_a_procedure_can_lie_on_is_among_them_or_in_play() -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(8):
        state, rng = cast(Table, GAME.new(3 + seed % 4, seed, {"edition": "fr"}, chance="ask")), Random(seed)
        while state.ask is not None:
            seen |= lying_on(state.frames)
            step(state, rng)
    for position in POSITIONS:
        seen |= lying_on(position().state.frames)
    assert seen == all_pairs(LIES_ON)


def step(state: Table, rng: Random) -> None:
    """A random answer, secret cards being turned up seldom."""
    state.play(*lively_answer(state, rng, ("turn-up", "pass"), 0.6))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("chance", ["draw", "ask"])
def test_at_every_ask_of_a_game_it_reads_back(seats: int, chance: str) -> None:
    options = {"edition": "fr" if seats % 2 else "en", "zombird": seats != 4}
    read_at_every_ask(GAME.new(seats, seats, options, chance=chance), Random(seats), step)


# --- what does not ---


BROKEN: list[tuple[Callable[[], Scenario], dict[str, object], str]] = [
    # the part of every game
    *broken_as_any(voting),
    (voting, {"seats": 2}, "3 to 6 players"),
    (voting, {"seats": 5}, "must be a list"),
    (voting, {"hushed": 16}, "hushed must be"),
    (voting, {"frames.2.need": ...}, "whole numbers for"),
    (voting, {"frames.2.votes": 1}, "whole numbers for"),
    # ranges
    (voting, {"edition": "de"}, "edition must be"),
    (voting, {"zombird": 1}, "edition must be"),
    (voting, {"road": None}, "road must be"),
    (voting, {"road": [0] * 19}, "road must be"),
    (voting, {"road.0": 16}, "road must hold"),
    (voting, {"first": 4}, "first must be"),
    (voting, {"first": -2}, "first must be"),
    (voting, {"round": 0}, "round must be"),
    (voting, {"round": 5}, "round must be"),
    (voting, {"slot": 7}, "slot must be"),
    (voting, {"event": 9}, "event must be"),
    (voting, {"events": 512}, "events must be"),
    (voting, {"claimed": 16}, "claimed must be"),
    (voting, {"winner": 4}, "winner must be"),
    (voting, {"reason": 3}, "reason must be"),
    (voting, {"hordes.0": 1001}, "hordes must hold"),
    (voting, {"civilians.0": -1}, "civilians must hold"),
    (voting, {"coins.0": 3}, "coins must hold"),
    (voting, {"kept": []}, "kept must be"),
    (voting, {"birds.0": -1}, "birds must hold"),
    (voting, {"bird_deck.0": True}, "bird_deck must hold"),
    (voting, {"bird_discard.0": -1}, "bird_discard must hold"),
    (voting, {"market.0": 15}, "market must hold"),
    (voting, {"shop_deck.3": -1}, "shop_deck must hold"),
    (voting, {"shop_discard.3": -1}, "shop_discard must hold"),
    (voting, {"secret.0": 7}, "secret must hold"),
    (voting, {"known.0": 16}, "known must hold"),
    (voting, {"denied.0": 128}, "denied must hold"),
    (voting, {"up": 16}, "up must be"),
    (voting, {"street.0": -1}, "street must hold"),
    # the time
    (voting, {"slot": 4}, "street cards on the road"),
    (voting, {"round": 1}, "street cards on the road"),
    (over, {"slot": 1}, "street cards on the road"),
    (voting, {"first": -1}, "first player is drawn"),
    (first, {"first": 0}, "first player is drawn"),
    (over, {"first": -1}, "first player is drawn"),
    (voting, {"frames": []}, "always a round"),
    (over, {"frames": [{"frame": "three_rounds", "stage": 7}]}, "'three_rounds' does not fit"),
    (rolling, {"round": 3, "slot": 6}, "always a round"),
    (first_birds, {"round": 2, "road": [0, 1, 6, 7, 10, 11]}, "always a round"),
    (first_birds, {"slot": 1, "road": [0]}, "always a round"),
    (voting, {"frames.0.stage": 4}, "stage of the game"),
    (next_market, {"frames.0.stage": 6}, "stage of the game"),
    # what lies on what
    (tokens, {"frames.0": ..., "frames.1": ...}, "cannot lie on 'the table'"),
    (voting, {"frames.2": ...}, "cannot lie on 'round'"),
    (voting, {"frames.3.frame": "push_moment"}, "'push' does not fit"),
    (ufo, {"frames.2.frame": "zombie_coin"}, "'round' does not fit"),
    (ufo, {"frames.2.frame": "vote"}, "cannot lie on 'round'"),
    (first, {"frames.0.stage": 2}, misfit("three_rounds")),
    (tokens, {"frames.0.stage": 6}, misfit("three_rounds")),
    # rounds
    (voting, {"frames.1.stage": 6}, misfit("round")),
    (opening, {"frames.1.stage": 6}, misfit("round")),
    (opening, {"frames.1.stage": 9}, misfit("round")),
    (closing, {"frames.1.stage": 4}, misfit("round")),
    (closing, {"frames.1.stage": 5, "frames.2": {"frame": "reveal_street", "drawn": 0}}, misfit("round")),
    (coin_or_zombie, {"frames.2": {"frame": "civilian_bomb", "start": 0, "done": 0}}, misfit("round")),
    (before_card, {"slot": 0, "road": [], "street": [1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0]}, misfit("round")),
    (arriving, {"frames.1.stage": 9}, misfit("round")),
    (arriving, {"slot": 1, "street.1": 1, "road": [0]}, misfit("round")),
    (revealing, {"frames.1.stage": 4}, misfit("round")),
    (revealing, {"event": 4}, misfit("round") + "|one that was drawn"),
    (ufo, {"frames.1.stage": 11, "frames.0.stage": 5}, misfit("round") + "|stage of the game"),
    (closing, {"event": 1, "events": 509}, misfit("round")),
    (event, {"event": 5}, misfit("round")),
    (next_market, {"event": 5}, misfit("round")),
    (gift, {"event": 1, "events": 509}, misfit("spend_event")),
    (looking, {"event": 2, "events": 507}, misfit("spend_event")),
    (looking, {"event": 4, "events": 495}, misfit("spend_event")),
    # drawing
    (first_birds, {"frames.1.due": 0}, misfit("draw_birds")),
    (first_birds, {"frames.1.due": 8}, misfit("draw_birds")),
    (first_birds, {"frames.1.earned": 1}, misfit("draw_birds")),
    (gift, {"frames.3.earned": 0}, misfit("draw_birds")),
    (gift, {"frames.3.earned": 2}, misfit("draw_birds")),
    (most, {"frames.3.tied": 7}, misfit("tiebreak")),
    (most, {"frames.3.tied": 1}, misfit("tiebreak")),
    (most, {"hordes.0": 6}, misfit("tiebreak")),
    (most, {"frames.3.drawn": 1}, misfit("tiebreak")),
    (fewest, {"frames.3.tied": 4}, misfit("tiebreak")),
    (fewest, {"hordes.0": 2, "frames.3.tied": 1}, misfit("tiebreak")),
    # cubes
    (throwing, {"frames.2.faces": [4, -1]}, misfit("jump")),
    (throwing, {"frames.2.faces.0": 5}, misfit("jump")),
    (throwing, {"frames.2.faces.0": -2}, misfit("jump")),
    (throwing, {"frames.2.rolling": 3}, misfit("jump")),
    (throwing, {"frames.2.rolling": 0}, misfit("jump")),
    (throwing, {"frames.2.rolling": 15}, misfit("jump")),
    (throwing, {"frames.2.cap": 2}, misfit("jump")),
    (throwing, {"frames.2.by_event": 1}, misfit("jump")),
    (throwing, {"frames.2.stage": 1}, misfit("jump")),
    (throwing, {"frames.2.losses.0": 4}, misfit("jump")),
    (throwing, {"frames.2.losses.0": 2}, misfit("jump")),
    (throwing, {"frames.2.losses.1": 1}, misfit("jump")),
    (throwing, {"frames.2.losses": [3]}, misfit("jump")),
    (throwing, {"frames.2.cap": 2, "frames.2.faces.0": 1, "frames.2.losses.0": 1}, misfit("jump")),
    (saving, {"frames.2.faces.2": -1, "frames.2.losses.2": 0}, misfit("jump")),
    (saving_in_event, {"frames.5.faces.2": -1}, misfit("jump")),
    (saving, {"frames.2.losses.0": 0}, misfit("jump")),
    (survived, {"frames.2.losses.1": 3}, misfit("jump")),
    (survived, {"frames.2.losses.1": -1}, misfit("jump")),
    (jumping, {"frames.5.faces.1": 0}, misfit("jump")),
    (jumping, {"frames.5.cap": 3}, misfit("jump")),
    (jumping, {"frames.5.by_event": 0}, misfit("jump")),
    (jumping, {"frames.5.rolling": 7}, misfit("jump")),
    (jumping, {"event": 1, "events": 509}, misfit("jump")),
    (parachute, {"frames.2.gold": 1}, misfit("windfall")),
    (parachute, {"frames.2.rolling": 6}, misfit("windfall")),
    (parachute, {"frames.2.rolling": 5, "frames.2.faces.1": -1}, misfit("windfall")),
    (parachute, {"frames.2.faces.1": 6}, misfit("windfall")),
    (parachute, {"frames.2.faces.2": 0}, "not waiting"),
    (rolling, {"frames.1.left": [1]}, misfit("roll_off")),
    (rolling, {"frames.1.rolling": 4}, misfit("roll_off")),
    (rolling, {"frames.1.rolling": 13}, misfit("roll_off")),
    (rolling, {"frames.1.rolling": 21}, misfit("roll_off")),
    (rolling, {"frames.1.rolling": 1, "frames.1.faces.0": -1}, misfit("roll_off")),
    (rolling, {"hordes.0": 4}, misfit("roll_off")),
    (rolling, {"frames.1.left.0": 3}, misfit("roll_off")),
    (rolling, {"frames.1.left.1": 6}, misfit("roll_off")),
    (rolling, {"frames.1.left.1": -1}, misfit("roll_off")),
    (rolling, {"frames.1.faces.0": 5}, misfit("roll_off")),
    (rolling, {"frames.1.faces.1": 0}, misfit("roll_off")),
    (rolling, {"frames.1.number": 0}, misfit("roll_off")),
    (rolling, {"frames.1.number": 7}, misfit("roll_off")),
    (rolling, {"frames.1.left": [0, 3, 0, 2]}, misfit("roll_off")),
    (tokens, {"frames.1.left": [1, 1, 2]}, misfit("roll_off")),
    (tokens, {"frames.2.tied": 7}, misfit("tokens")),
    # pushes
    (voting, {"frames.2.need": 12}, misfit("push")),
    (voting, {"frames.2.votes": [-1]}, misfit("push")),
    (voting, {"frames.2.votes.0": 0}, misfit("push")),
    (voting, {"frames.2.help": [0, 0]}, misfit("push")),
    (voting, {"frames.2.help.0": 3}, misfit("push")),
    (voting, {"frames.2.answers": []}, misfit("push")),
    (voting, {"frames.2.answers.0": 500}, misfit("push")),
    (helping, {"frames.2.votes.0": -1}, misfit("push")),
    (helping, {"frames.2.votes.0": 3}, misfit("push")),
    (helping, {"frames.2.help.0": 4}, misfit("push")),
    (helping, {"frames.2.stage": 2}, misfit("push")),
    (pills, {"frames.2.help.0": 3}, misfit("push")),
    # bombs
    (bombed, {"frames.3.seat": 3}, misfit("bomb")),
    (gloating, {"frames.3.seat": 3}, misfit("bomb")),
    (bombed, {"frames.3.seat": 2}, misfit("bomb")),
    (bombed, {"frames.3.target": 3}, misfit("bomb")),
    (bombed, {"frames.3.target": 0}, misfit("bomb")),
    (bombed, {"frames.3.cause": 5}, misfit("bomb")),
    (bombed, {"frames.3.answer": 300}, misfit("bomb")),
    (bombed, {"frames.3.hurt": 1}, misfit("bomb")),
    (bombed, {"frames.3.stage": 2}, misfit("bomb")),
    (gloating, {"frames.3.blasted": 0}, misfit("bomb")),
    (gloating, {"frames.3.blasted": -1}, misfit("bomb")),
    (gloating, {"frames.3.hurt": 0}, misfit("bomb")),
    (gloating, {"frames.3.hurt": 2}, misfit("bomb")),
    (gloating, {"frames.3.cause": 4}, misfit("bomb")),
    (bombed, {"frames.4.entitled": 1}, misfit("bomb_answer")),
    (bombed, {"birds": [0] * 30, "up": 2, "known.1": 7}, misfit("bomb_answer")),
    (gloating, {"frames.4.entitled": 2}, misfit("giant")),
    (gloating, {"up": 1, "known.0": 7}, misfit("giant")),
    (gloating, {"secret.0": 2, "secret.2": 1, "up": 4, "known.2": 7}, misfit("giant")),
    (gloating, {"secret.0": 0, "secret.3": 1, "up": 1, "known.0": 7}, misfit("giant")),
    (mega_bombed, {"frames.5.target": 2}, misfit("bomb")),
    (mega_bombed, {"frames.5.cause": 2}, misfit("bomb")),
    (mega_bombed, {"frames.5.seat": 2}, misfit("bomb")),
    (mega_bombed, {"frames.4.left": 8}, misfit("megabomb")),
    (mega_bombed, {"frames.4.named": 14}, misfit("megabomb")),
    (mega_bombed, {"frames.4.left": -1}, misfit("megabomb")),
    (mega_bombed, {"frames.4.going": 0}, misfit("megabomb")),
    (naming, {"frames.4.seat": 1}, misfit("megabomb")),
    (naming, {"frames.4.named": 3}, misfit("megabomb")),
    (naming, {"frames.4.named": 8}, misfit("megabomb")),
    (naming, {"frames.4.named": 4}, misfit("megabomb")),
    (naming, {"frames.4.named": -1}, misfit("megabomb")),
    (naming, {"frames.4.cause": 5}, misfit("megabomb")),
    (naming, {"frames.4.going": 1}, misfit("megabomb")),
    (naming, {"frames.4.left": 2}, misfit("megabomb")),
    # shops and Civilian/Bomb
    (choosing, {"frames.2.start": -1}, misfit("civilian_bomb")),
    (choosing, {"frames.2.start": 3}, misfit("civilian_bomb")),
    (choosing, {"frames.2.done": 3}, misfit("civilian_bomb")),
    (choosing, {"frames.2.done": -1}, misfit("civilian_bomb")),
    (bombed, {"frames.2.done": 0}, misfit("civilian_bomb")),
    (bombed, {"frames.2.done": 4}, misfit("civilian_bomb")),
    (most, {"frames.2.start": 0}, misfit("civilian_bomb")),
    (most, {"frames.2.done": 1}, misfit("civilian_bomb")),
    (arriving, {"frames.2.stage": 2}, misfit("shop")),
    (arriving, {"frames.2.start": 0}, misfit("shop")),
    (refilling, {"frames.2.done": 2}, misfit("shop")),
    (visit, {"frames.2.done": 1}, misfit("visit")),
    (visit, {"frames.3.seat": 0}, misfit("visit")),
    (visit, {"frames.3.bought": 3}, misfit("visit")),
    (visit, {"frames.3.bought": -1}, misfit("visit")),
    (visit, {"frames.3.ended": 1}, misfit("visit")),
    (exchanging, {"frames.4.seat": 1}, misfit("exchange")),
    (exchanging, {"frames.4.seat": -1}, misfit("exchange")),
    (exchanging, {"frames.4.one": 2}, misfit("exchange")),
    (exchanging, {"frames.4.one": -2}, misfit("exchange")),
    (exchanging, {"frames.4.one": -1, "up": 6, "known.1": 7, "known.2": 7}, misfit("exchange")),
    (exchanging, {"up": 1, "known.0": 7}, misfit("exchange")),
    # sealed answers
    (voting, {"frames.3.sealed": [-1]}, misfit("vote")),
    (voting, {"frames.3.entitled": 7}, misfit("vote")),
    (voting, {"frames.3.entitled": 31}, misfit("vote")),
    (voting, {"frames.3.auto": 2}, misfit("vote")),
    (voting, {"frames.3.stage": 2}, misfit("vote")),
    (voting, {"frames.3.sealed.0": 0}, "cannot have answered"),
    (saving, {"frames.3.entitled": 15}, misfit("saving")),
    (saving, {"frames.3.entitled": 0}, misfit("saving")),
    (saving, {"frames.3.auto": 2}, misfit("saving")),
    (saving, {"frames.3.auto": 24}, misfit("saving")),
    (saving, {"frames.3.sealed.1": 0, "frames.3.sealed.0": 391}, "cannot have answered"),
    (boasting, {"frames.3.entitled": 8}, misfit("push_moment")),
    (ufo, {"frames.2.entitled": 3}, misfit("ufo")),
    (ufo, {"civilians": [0, 1, 0]}, misfit("ufo")),
    (guessing, {"frames.3.entitled": 28}, misfit("dragon")),
    (guessing, {"frames.3.entitled": 62}, misfit("dragon")),
    (guessing, {"denied.1": 0}, misfit("dragon")),
    (guessing_last, {"frames.3.entitled": 28}, misfit("dragon")),
    (looked, {"frames.3.stage": 1}, misfit("event_offer")),
    (looked, {"frames.3.entitled": 15}, misfit("event_offer")),
    (looked, {"frames.3.entitled": 0}, misfit("event_offer")),
    (opening, {"frames.2.at": 3}, "does not fit the seats"),
    (opening, {"frames.2.opened": 0}, "does not fit the seats"),
    # cards
    (voting, {"street.0": 9}, "wrong number of street cards"),
    (voting, {"shop_deck.3": 9}, "wrong number of shop cards"),
    (voting, {"kept.0": 1}, "wrong number of shop cards save1"),
    (voting, {"bird_deck.0": 1}, "wrong number of Zombirds banker"),
    (voting, {"bird_deck.2": 1, "birds.2": 0, "bird_discard.2": 2}, "wrong number of Zombirds brain"),
    (voting, {"road.0": 8, "road.10": 0}, "Round 1 has street cards|wrong number|not fit"),
    (over, {"road.5": 9, "road.9": 11}, "wrong number|Round 1 has"),
    (voting, {"market.0": 0, "shop_deck.4": 2}, "wrong number|Permanent"),
    (voting, {"shop_deck.0": 1}, "Permanent cards are in no deck"),
    (voting, {"shop_discard.1": 1}, "Permanent cards are in no deck"),
    (voting, {"events": 511}, "One event is drawn"),
    (first, {"events": 255}, "One event is drawn"),
    (over, {"events": 511}, "One event is drawn"),
    (opening, {"event": 0}, misfit("round")),
    (opening, {"event": 8}, "event in force"),
    (over, {"event": 0}, "event in force"),
    (looking, {"claimed": 1}, "Nothing is claimed"),
    (revealing, {"claimed": 1}, "Nothing is claimed"),
    # secret bonuses
    (voting, {"secret.0": 2}, "dealt twice"),
    (voting, {"secret.0": 4}, "not in this game's set"),
    (voting, {"secret.0": -1, "known.0": 0}, "In a round, and only then"),
    (over, {"secret": [0, 1, 2, 3], "known": [1, 2, 4, 0]}, "In a round, and only then"),
    (first_birds, {"secret": [0, 1, 2, 3], "known": [1, 2, 4, 0]}, "In a round, and only then"),
    (next_market, {"secret": [0, 1, 2, 3], "known": [1, 2, 4, 0]}, "In a round, and only then"),
    (event, {"secret": [-1] * 4, "known": [0] * 4}, "In a round, and only then"),
    (dealing, {"known.0": 1}, "Nothing is known"),
    (dealing, {"up": 1}, "Nothing is known"),
    (dealing, {"denied.2": 16}, "Nothing is known"),
    (voting, {"known.4": 1}, "Nothing is known"),
    (voting, {"up": 1}, "known to all"),
    (voting, {"known.1": 1}, "knows the own"),
    (guessing, {"denied.1": 33}, "ruled this secret bonus out"),
    (guessing, {"denied.1": 34}, "ruled this secret bonus out"),
    (guessing, {"denied.2": 32}, "ruled this secret bonus out"),
    # players
    (voting, {"hordes.0": 0}, "never below one"),
    (opening, {"hordes": [0, 0, 0]}, "never below one"),
    (over, {"hordes.2": 0}, "never below one"),
    (first_birds, {"hordes": [2, 2, 2]}, "Before round 1"),
    (first, {"coins.0": 1}, "Before round 1"),
    (laying_out, {"civilians.0": 1}, "Before round 1"),
    (first, {"kept.0": 1, "shop_deck.8": 1}, "Before round 1"),
    (over, {"civilians.0": 1}, "no civilians"),
    (over, {"winner": -1}, "settled by a roll"),
    (over, {"reason": 0}, "settled by a roll"),
    (over, {"winner": 2}, "won by one of the tied"),
    (over_plainly, {"winner": 1}, "settled by a roll"),
    (over_plainly, {"reason": 1}, "settled by a roll"),
    (voting, {"winner": 1, "reason": 1}, "settled by a roll"),
    (tokens, {"winner": 1, "reason": 2}, "settled by a roll"),
]


@pytest.mark.parametrize(("position", "changes", "sentence"), BROKEN)
def test_a_broken_or_impossible_table_is_refused(
    position: Callable[[], Scenario], changes: dict[str, object], sentence: str
) -> None:
    check_refused(position().state, changes, sentence)


@clause("TS-1.4")
def test_a_road_with_cards_of_the_wrong_round_is_refused() -> None:
    data = cast(Data, tsunami(at="reveal", round=2, slot=2).state.to_json())
    data["road"][0], data["road"][6] = data["road"][6], data["road"][0]
    strange = [kind for kind in data["road"] if kind in (6, 7)]
    assert strange
    data["road"][data["road"].index(6)], data["road"][7] = data["road"][7], 6
    with pytest.raises(Invalid, match="Round 1 has street cards"):
        GAME.from_json(data)


@clause("TS-1.4")
@pytest.mark.parametrize(("number", "sure"), [(2, 14), (3, 15)])
def test_a_round_without_its_bus_or_plane_is_refused(number: int, sure: int) -> None:
    data = cast(Data, tsunami(at="closing", round=number).state.to_json())
    place, spare = data["road"].index(sure), next(kind for kind in range(13) if data["street"][kind])
    data["road"][place] = spare
    data["street"][spare] -= 1
    data["street"][sure] += 1
    with pytest.raises(Invalid, match="The Bus comes in round 2"):
        GAME.from_json(data)


@clause("TS-1.4")
def test_a_plane_in_round_2_is_refused() -> None:
    data = cast(Data, tsunami(at="reveal", round=2, slot=2).state.to_json())
    data["street"][15] -= 1
    data["street"][data["road"][7]] += 1
    data["road"][7] = 15
    with pytest.raises(Invalid, match="The Bus comes in round 2"):
        GAME.from_json(data)


@clause("TS-2.2", "TS-2.6")
def test_a_market_with_gaps_or_after_the_end_is_refused() -> None:
    data = cast(Data, voting().state.to_json())
    data["shop_discard"][data["market"][0]] += 1
    data["market"][0] = -1
    with pytest.raises(Invalid, match="a card in every place"):
        GAME.from_json(data)
    ended = cast(Data, over().state.to_json())
    ended["market"][0] = 2
    ended["shop_deck"][2] -= 1
    with pytest.raises(Invalid, match="the market is not filled"):
        GAME.from_json(ended)
    permanent = cast(Data, visit().state.to_json())
    permanent["market"][permanent["market"].index(-1)] = 1
    with pytest.raises(Invalid, match="never in the market"):
        GAME.from_json(permanent)


@clause("TS-2.4")
def test_events_without_zombirds_are_refused() -> None:
    data = cast(Data, tsunami(at="opening", zombird=False).state.to_json())
    with pytest.raises(Invalid, match="none without Zombirds"):
        GAME.from_json(data | {"events": 255})
    with pytest.raises(Invalid, match="event in force"):
        GAME.from_json(data | {"event": 7})
    drawing = cast(Data, tsunami(at="opening", zombird=False).state.to_json())
    drawing["frames"][2] = {"frame": "interlude", "first": 0, "at": 0, "passed": 0, "said": 0, "opened": 1, "forced": 0}
    drawing["frames"].append({"frame": "draw_birds", "due": 1, "earned": 1})
    with pytest.raises(Invalid, match=misfit("draw_birds")):
        GAME.from_json(drawing)


@pytest.mark.parametrize("data", no_tables(GAME))
def test_what_is_no_table_at_all(data: object) -> None:
    with pytest.raises(Invalid):
        GAME.from_json(data)


# --- whatever it is, it is a table or it is refused ---

BASES = [position().state.to_json() for position in POSITIONS]
LISTS = ["secret", "known", "market", "birds", "bird_deck", "street", "road", "hordes", "shop_deck"]
VALUES = anything(st.integers(-2, 20) | st.integers(128, 560) | HUGE)
IN_FRAMES = replacing([frame_spots(base) for base in BASES], VALUES)
# Half of all changes are made in the procedures, the rest anywhere.
MUTATED = changed(BASES, [swapping(LISTS), replacing([spots(base) for base in BASES], VALUES), IN_FRAMES, IN_FRAMES], 3)


def check_whole(state: Table) -> None:
    """Nobody is out of the game but at its end, and nobody holds more than two coins."""
    assert min(state.hordes) >= 1 or state.first < 0 or not state.road
    assert max(state.coins) <= 2


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(MUTATED, st.integers(0, 1000))
def test_from_json_gives_a_whole_table_or_says_no(data: Data, seed: int) -> None:
    check_table(GAME, data, seed, step, check_whole)


@pytest.mark.long
@settings(max_examples=20_000, deadline=None, derandomize=True, database=None)
@given(MUTATED, st.integers(0, 1000))
def test_from_json_gives_a_whole_table_or_says_no_for_long(data: Data, seed: int) -> None:
    check_table(GAME, data, seed, step, check_whole)
