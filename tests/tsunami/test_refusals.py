"""What is refused, by which clause, in which words, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.core.errors import Illegal, Invalid
from shamble.games.tsunami import refusals
from shamble.games.tsunami.answers import decode
from shamble.games.tsunami.box import CHANCES, END_OF_CODES
from shamble.games.tsunami.game import GAME
from shamble.testing.scenario import clause
from shamble.testing.tsunami import Scenario, tsunami, votes


def vote() -> Scenario:
    """A push: nobody has locked a bead yet."""
    return tsunami(hordes=[2, 2, 9], card="van", birds={"A": ["punk"], "B": ["fairy"]}, kept={"A": ["save1"]})


def pushing() -> Scenario:
    """The beads are shown; A may help the red team."""
    return votes(vote(), "rrb")


def scoring() -> Scenario:
    """The teams are judged; A, B and C pushed together, and A has Tsunami."""
    return votes(tsunami(hordes=[9] * 4, card="car", kept={"A": ["save1"]}, secrets=["tsunami", "ufo"]), "rrrb")


def large() -> Scenario:
    """A, B and C pushed together; B, who is asked like everybody, has Ninja."""
    return votes(tsunami(hordes=[9] * 4, card="car", passes="ask", secrets=["tsunami", "ninja"]), "rrrb")


def alone() -> Scenario:
    """A pushed alone and has Tsunami."""
    return votes(tsunami(hordes=[9] * 4, card="car", passes="ask", secrets=["tsunami", "ninja"]), "rbbb")


def coin() -> Scenario:
    """Zombie/Coin."""
    return tsunami(card="zombie_coin")


def civilian() -> Scenario:
    """Civilian/Bomb, A first."""
    return tsunami(hordes=[9, 5, 5], card="civilian_bomb")


def jump() -> Scenario:
    """A is about to lose two zombies."""
    return tsunami(card="gap", kept={"A": ["save1", "save2"]}, birds={"A": ["fairy"]}).rolls(A=2, B=0, C=0)


def bombed() -> Scenario:
    """B, without civilians, is bombed."""
    return tsunami(hordes=[9, 5, 5], card="civilian_bomb", birds={"B": ["fairy"]}).play("A", "bomb-B")


def bombed_civilians() -> Scenario:
    """B, with civilians, is bombed."""
    table = tsunami(hordes=[9, 5, 5], card="civilian_bomb", civilians=[0, 1, 0], birds={"B": ["fairy", "robo"]})
    return table.play("A", "bomb-B")


def offer() -> Scenario:
    """The Look event."""
    return tsunami(at="event", event="look")


def interlude() -> Scenario:
    """A holds a Magnet and a Ptero, and two coins."""
    return tsunami(at="interlude", birds={"A": ["magnet", "ptero"]}, coins=[2, 1, 0])


def poor() -> Scenario:
    """A holds a Magnet, but only B has a coin; one zombie must stay; zombies can be given."""
    return tsunami(hordes=[1, 5, 5], at="interlude", birds={"A": ["magnet", "bomb"]}, coins=[0, 1, 0], event="give")


def given() -> Scenario:
    """A has given a zombie and is asked again."""
    table = tsunami(at="interlude", event="give").play("A", "give-B").draws("bird-brain")
    return table.play("B", "pass").play("C", "pass")


def giving() -> Scenario:
    """Zombies can be given."""
    return tsunami(at="interlude", event="give")


def penniless() -> Scenario:
    """A coin could be discarded, but A has none."""
    return tsunami(at="interlude", event="coin")


def turned() -> Scenario:
    """A's card lies face up."""
    return tsunami(at="interlude", up="A", birds={"A": ["ptero"]})


def dragons() -> Scenario:
    """A has a dragon; C's card is face up."""
    return tsunami(hordes=[5] * 5, at="interlude", secrets=["dragon_head"], up="C")


def dragon_up() -> Scenario:
    """A's dragon lies face up."""
    return tsunami(hordes=[5] * 5, at="interlude", secrets=["dragon_head"], up="A", birds={"A": ["ptero"]})


def plain() -> Scenario:
    """A table without the expansion."""
    return tsunami(at="interlude", zombird=False)


def plain_visit() -> Scenario:
    """A's visit at a table without the expansion."""
    return tsunami(hordes=[3, 5, 5], at="shop", zombird=False).after("interlude")


def plain_bomb() -> Scenario:
    """B is bombed at a table without the expansion."""
    table = tsunami(hordes=[9, 5, 5], card="civilian_bomb", zombird=False, passes="ask")
    return table.play("A", "bomb-B")


def giant() -> Scenario:
    """In A's visit, A's bomb has destroyed a civilian; A has Giant."""
    table = tsunami(hordes=[3, 5, 5], at="shop", civilians=[0, 1, 0], market=["bomb1"], secrets=["giant"]).passes()
    return table.play("A", "buy-bomb1-B")


def visit() -> Scenario:
    """A's visit with one coin; B's and C's cards lie face up."""
    market = ["exchange", "steal1", "flip", "zombie2"]
    return tsunami(hordes=[3, 5, 5], at="shop", market=market, up="BC").after("interlude")


def third() -> Scenario:
    """A has bought two cards and has a coin left."""
    table = tsunami(hordes=[3, 5, 5], at="shop", coins=[1, 0, 0], birds={"A": ["banker"]}).passes()
    return table.play("A", "buy-civilian1").play("A", "buy-civilian1").play("A", "play-banker")


def exchange() -> Scenario:
    """A has bought Exchange; C's card is face up."""
    table = tsunami(hordes=[3, 5, 5, 5], at="shop", market=["exchange"], up="C").passes()
    return table.play("A", "buy-exchange")


def megabomb() -> Scenario:
    """A has bought a Mega Bomb."""
    table = tsunami(hordes=[3, 5, 5, 5], at="shop", coins=[1, 0, 0, 0], market=["megabomb"]).passes()
    return table.play("A", "buy-megabomb")


def named() -> Scenario:
    """C is in the Mega Bomb's set."""
    return megabomb().play("A", "name-C")


def rolling() -> Scenario:
    """The cubes are to be thrown."""
    return tsunami(card="gap")


def over() -> Scenario:
    """The game is over."""
    return tsunami(hordes=[5, 4, 3], at="finish")


ROWS: list[tuple[Callable[[], Scenario], str | None, str, str, str, str]] = [
    (civilian, "B", "civilian", "TS-2.1", "out-of-turn", "It is for A to choose."),
    (bombed, "A", "pass", "TS-2.1", "out-of-turn", "It is for B to choose."),
    (visit, "C", "buy-civilian1", "TS-2.1", "out-of-turn", "It is for A to choose."),
    (over, "A", "pass", "TS-2.7", "over", "The game is over."),
    # votes
    (vote, "A", "pass", "TS-3.3", "not-a-vote", "Pick a red, blue or yellow bead; a push cannot be passed."),
    (
        vote,
        "A",
        "use-punk",
        "TS-3.4",
        "no-push-here",
        "Punk and Super Bird are played in a push, after the beads are shown, while your team has too few zombies.",
    ),
    (vote, "A", "buy-civilian1", "TS-5.2", "no-shop-here", "Cards are bought in your own shop visit."),
    (vote, "A", "turn-up", "TS-8.6", "not-interlude", "That is done in an interlude or in your own shop visit."),
    (vote, "A", "zombie", "TS-3.3", "not-a-vote", "Pick a red, blue or yellow bead; a push cannot be passed."),
    (vote, "A", "pass-turn", "TS-8.3", "not-for-a-turn", "Only interludes can be passed until the next street card."),
    (interlude, "A", "red", "TS-3.3", "no-vote-here", "A bead is picked when a push is voted on, and not now."),
    (
        pushing,
        "A",
        "blue",
        "TS-3.3",
        "no-vote-here",
        "A bead is picked when a push is voted on, and not now.",
    ),
    (
        scoring,
        "A",
        "blue",
        "TS-3.3",
        "no-vote-here",
        "A bead is picked when a push is voted on, and not now.",
    ),
    # answers to other cards
    (coin, "A", "civilian", "TS-3.6", "not-zombie-coin", "Take a zombie or a coin."),
    (coin, "A", "turn-up", "TS-8.6", "not-interlude", "That is done in an interlude or in your own shop visit."),
    (coin, "A", "use-robo", "TS-4.2", "no-bomb-here", "Robo is played when a bomb is thrown at you, and not now."),
    (coin, "A", "bomb-B", "TS-3.6", "not-zombie-coin", "Take a zombie or a coin."),
    (civilian, "A", "buy-bomb1-B", "TS-5.2", "no-shop-here", "Cards are bought in your own shop visit."),
    (
        civilian,
        "A",
        "use-save1",
        "TS-6.1",
        "no-save-here",
        "A save helps when your zombies die in a jump or by a bomb, and not now.",
    ),
    (offer, "A", "turn-up", "TS-8.6", "not-interlude", "That is done in an interlude or in your own shop visit."),
    (offer, "A", "blue", "TS-3.3", "no-vote-here", "A bead is picked when a push is voted on, and not now."),
    (bombed, "B", "civilian", "TS-2.5", "other-street", "That belongs to another street card, or to another moment."),
    (coin, "A", "pass", "TS-3.6", "not-zombie-coin", "Take a zombie or a coin."),
    (civilian, "A", "zombie", "TS-3.8", "not-civilian-bomb", "Take a civilian, or bomb another player."),
    (civilian, "A", "pass", "TS-3.8", "not-civilian-bomb", "Take a civilian, or bomb another player."),
    (offer, "A", "pass", "TS-8.4", "not-joining", "Decide whether you take part; you cannot pass here."),
    (interlude, "A", "join", "TS-8.4", "no-offer", "No event offers that now."),
    (visit, "A", "stay", "TS-8.4", "no-offer", "No event offers that now."),
    (
        interlude,
        "A",
        "civilian",
        "TS-2.5",
        "other-street",
        "That belongs to another street card, or to another moment.",
    ),
    (visit, "A", "bomb-B", "TS-2.5", "other-street", "That belongs to another street card, or to another moment."),
    # targets
    (civilian, "A", "bomb-D", "TS-2.1", "no-such-player", "There is no player D at this table."),
    (visit, "A", "buy-steal1-F", "TS-2.1", "no-such-player", "There is no player F at this table."),
    (interlude, "A", "play-ptero-D", "TS-2.1", "no-such-player", "There is no player D at this table."),
    (giving, "A", "give-E", "TS-2.1", "no-such-player", "There is no player E at this table."),
    (dragons, "A", "dragon-F", "TS-2.1", "no-such-player", "There is no player F at this table."),
    (exchange, "A", "name-E", "TS-2.1", "no-such-player", "There is no player E at this table."),
    (megabomb, "A", "name-F", "TS-2.1", "no-such-player", "There is no player F at this table."),
    (civilian, "A", "bomb-A", "TS-4.6", "not-yourself", "A bomb is thrown at another player."),
    (poor, "A", "play-bomb-A", "TS-4.6", "not-yourself", "A bomb is thrown at another player."),
    (large, "A", "score-tsunami-B-F", "TS-2.1", "no-such-player", "There is no player F at this table."),
    (megabomb, "A", "name-A", "TS-4.6", "not-yourself", "A bomb is thrown at another player."),
    (visit, "A", "buy-steal1-A", "TS-4.5", "not-from-yourself", "Zombies are stolen from another player."),
    (interlude, "A", "play-ptero-A", "TS-4.5", "not-from-yourself", "Zombies are stolen from another player."),
    (poor, "A", "play-magnet-A", "TS-8.2", "coin-from-another", "A coin is stolen from another player."),
    (poor, "A", "play-magnet-C", "TS-8.2", "no-coin-there", "C has no coin to steal."),
    (giving, "A", "give-A", "TS-8.5", "give-to-another", "A zombie is given to another player."),
    (dragons, "A", "dragon-A", "TS-7.6", "name-another", "Name another player whose Secret Bonus card is face down."),
    (dragons, "A", "dragon-C", "TS-7.6", "name-another", "Name another player whose Secret Bonus card is face down."),
    # saves and birds at the wrong moment
    (
        vote,
        "A",
        "use-save1",
        "TS-6.1",
        "no-save-here",
        "A save helps when your zombies die in a jump or by a bomb, and not now.",
    ),
    (
        pushing,
        "A",
        "use-save1",
        "TS-6.1",
        "no-save-here",
        "A save helps when your zombies die in a jump or by a bomb, and not now.",
    ),
    (
        scoring,
        "A",
        "use-save1",
        "TS-6.1",
        "no-save-here",
        "A save helps when your zombies die in a jump or by a bomb, and not now.",
    ),
    (
        bombed_civilians,
        "B",
        "use-fairy",
        "TS-4.2",
        "civilians-first",
        "This bomb destroys your civilians and no zombie, so a save does not help.",
    ),
    (jump, "A", "use-super_fairy", "TS-6.1", "save-not-held", "You do not have all of these saves: use-super_fairy."),
    (bombed, "B", "use-save1", "TS-6.1", "save-not-held", "You do not have all of these saves: use-save1."),
    (
        jump,
        "A",
        "use-save2-fairy",
        "TS-6.1",
        "save-wasted",
        "Without one of these saves, just as many of your zombies would be saved.",
    ),
    (jump, "A", "use-robo", "TS-4.2", "no-bomb-here", "Robo is played when a bomb is thrown at you, and not now."),
    (
        bombed,
        "B",
        "use-super_bird",
        "TS-3.4",
        "no-push-here",
        "Punk and Super Bird are played in a push, after the beads are shown, while your team has too few zombies.",
    ),
    # cards not held
    (bombed, "B", "use-robo", "TS-8.1", "not-held", "You have no such Zombird in your hand."),
    (pushing, "A", "use-super_bird", "TS-8.1", "not-held", "You have no such Zombird in your hand."),
    (interlude, "A", "play-banker", "TS-8.1", "not-held", "You have no such Zombird in your hand."),
    (dragons, "A", "play-bomb-B", "TS-8.1", "not-held", "You have no such Zombird in your hand."),
    (interlude, "A", "dragon-B", "TS-7.6", "not-a-dragon", "You have no dragon to reveal."),
    (
        bombed,
        "B",
        "score-quarterback",
        "TS-7.9",
        "not-your-secret",
        "You do not have this Secret Bonus card face down before you.",
    ),
    (large, "B", "score-ninja", "TS-7.7", "not-smallest", "You are not alone, and your team is not the smallest."),
    (
        large,
        "C",
        "score-ninja",
        "TS-7.9",
        "not-your-secret",
        "You do not have this Secret Bonus card face down before you.",
    ),
    (
        large,
        "B",
        "score-tsunami-A-C",
        "TS-7.9",
        "not-your-secret",
        "You do not have this Secret Bonus card face down before you.",
    ),
    (alone, "A", "score-tsunami-B-C", "TS-7.4", "not-largest", "Your team is not the one with most players."),
    (
        dragons,
        "A",
        "score-dragon_head",
        "TS-7.6",
        "dragon-names",
        "A dragon earns its reward by naming the holder of the other one, in an interlude or in your own shop visit.",
    ),
    (
        dragons,
        "A",
        "score-dragon_tail",
        "TS-7.9",
        "not-your-secret",
        "You do not have this Secret Bonus card face down before you.",
    ),
    (dragon_up, "A", "dragon-B", "TS-7.1", "secret-up", "Your Secret Bonus card lies face up already."),
    (
        visit,
        "A",
        "score-ufo",
        "TS-7.9",
        "not-scored-now",
        "A Secret Bonus card earns its reward only right after its goal is met.",
    ),
    (
        interlude,
        "A",
        "score-tsunami-B-C",
        "TS-7.9",
        "not-your-secret",
        "You do not have this Secret Bonus card face down before you.",
    ),
    (scoring, "A", "score-tsunami-B-D", "TS-7.4", "not-a-mate", "Tsunami steals from your own team-mates."),
    (turned, "A", "turn-up", "TS-7.1", "secret-up", "Your Secret Bonus card lies face up already."),
    # coins and events
    (interlude, "A", "play-magnet-B", "TS-8.2", "coins-full", "You have two coins already, so this gives you none."),
    (giving, "A", "drop-coin", "TS-8.5", "no-such-event", "The event that allows this is not in force."),
    (interlude, "A", "give-B", "TS-8.5", "no-such-event", "The event that allows this is not in force."),
    (given, "A", "give-B", "TS-8.5", "claimed", "You have had your Zombird for this event."),
    (poor, "A", "give-B", "TS-8.5", "too-few-zombies", "Your last zombie cannot be given away."),
    (penniless, "A", "drop-coin", "TS-8.5", "no-coin", "You have no coin to discard."),
    # without the expansion
    (plain, "A", "play-banker", "TS-2.4", "no-expansion", "This table plays without Zombirds and events."),
    (plain, "A", "give-B", "TS-2.4", "no-expansion", "This table plays without Zombirds and events."),
    (plain, "A", "use-punk", "TS-2.4", "no-expansion", "This table plays without Zombirds and events."),
    (plain_visit, "A", "buy-zombird", "TS-2.4", "no-expansion", "This table plays without Zombirds and events."),
    (plain_bomb, "B", "use-robo", "TS-2.4", "no-expansion", "This table plays without Zombirds and events."),
    # the shop
    (interlude, "A", "buy-civilian1", "TS-5.2", "no-shop-here", "Cards are bought in your own shop visit."),
    (visit, "A", "buy-megabomb", "TS-2.2", "not-for-sale", "This card is not for sale now."),
    (visit, "A", "buy-zombie2", "TS-5.2", "too-dear", "Its price in coins is 2, and you have 1."),
    (third, "A", "buy-civilian1", "TS-5.2", "two-bought", "You have bought two cards, the most in one shop visit."),
    (third, "A", "buy-bomb2-B", "TS-5.2", "two-bought", "You have bought two cards, the most in one shop visit."),
    (visit, "A", "buy-exchange", "TS-5.5", "no-effect", "It could do nothing now, so it cannot be bought."),
    (bombed, "B", "turn-up", "TS-8.6", "not-interlude", "That is done in an interlude or in your own shop visit."),
    (pushing, "A", "play-bomb-C", "TS-8.6", "not-interlude", "That is done in an interlude or in your own shop visit."),
    (exchange, "A", "name-D", "TS-5.6", "two-players", "Name two different players, in the order of their seats."),
    (exchange, "A", "name-C", "TS-5.6", "not-face-down", "Cards are exchanged only while both lie face down."),
    (
        named,
        "A",
        "name-B",
        "TS-4.4",
        "in-order",
        "Name each target once, in the order of their seats.",
    ),
    (
        named,
        "A",
        "name-C",
        "TS-4.4",
        "in-order",
        "Name each target once, in the order of their seats.",
    ),
    (megabomb, "A", "stop", "TS-4.4", "name-first", "Name at least one other player first."),
    (
        interlude,
        "A",
        "name-B",
        "TS-5.2",
        "nothing-to-name",
        "Players are named for a Mega Bomb or an Exchange that you have just bought.",
    ),
    (
        visit,
        "A",
        "stop",
        "TS-5.2",
        "nothing-to-name",
        "Players are named for a Mega Bomb or an Exchange that you have just bought.",
    ),
    # a card that is being used
    (megabomb, "A", "buy-civilian1", "TS-5.2", "use-first", "First finish the card that you are using."),
    (exchange, "A", "turn-up", "TS-5.2", "use-first", "First finish the card that you are using."),
    (giant, "A", "buy-civilian1", "TS-5.2", "use-first", "First finish the card that you are using."),
    (giant, "A", "turn-up", "TS-5.2", "use-first", "First finish the card that you are using."),
    # passing and chance
    (exchange, "A", "pass", "TS-5.2", "must-use", "A card that you have bought must be used; you cannot pass here."),
    (named, "A", "pass", "TS-5.2", "must-use", "A card that you have bought must be used; you cannot pass here."),
    (visit, "A", "pass-turn", "TS-8.3", "not-for-a-turn", "Only interludes can be passed until the next street card."),
    (
        pushing,
        "A",
        "pass-turn",
        "TS-8.3",
        "not-for-a-turn",
        "Only interludes can be passed until the next street card.",
    ),
    (rolling, None, "faces-6", "TS-2.1", "nothing-to-draw", "That is not what is drawn now."),
    (rolling, None, "bird-punk", "TS-2.1", "nothing-to-draw", "That is not what is drawn now."),
]


@clause("TS-2.1", "TS-5.2", "TS-6.1", "TS-7.9", "TS-8.6")
@pytest.mark.parametrize(("make", "seat", "answer", "number", "key", "sentence"), ROWS)
def test_a_refusal_has_its_clause_and_its_words_and_changes_nothing(
    make: Callable[[], Scenario], seat: str | None, answer: str, number: str, key: str, sentence: str
) -> None:
    refusal = make().refuses(seat, answer, number)
    assert (refusal.key, refusal.sentence) == (key, sentence)


def test_every_refusal_has_a_row() -> None:
    assert {row[4] for row in ROWS} == {refusal.key for refusal in refusals.ALL}
    assert all(refusal.clause.startswith("TS-") for refusal in refusals.ALL)


MAKERS = [maker for maker in dict.fromkeys(row[0] for row in ROWS) if maker not in (over, rolling)]


@clause("TS-8.6")
@pytest.mark.parametrize("make", MAKERS)
def test_whatever_is_not_offered_is_refused_with_a_clause(make: Callable[[], Scenario]) -> None:
    table = make()
    state = table.state
    assert state.ask is not None
    seat = state.ask.seats[0]
    offered, before = set(state.codes(seat)), state.digest()
    for code in range(END_OF_CODES if make is scoring else CHANCES):
        if code in offered:
            continue
        try:
            answer = decode(code)
        except Invalid:
            continue
        with pytest.raises(Illegal) as caught:
            state.play(seat, answer)
        assert caught.value.clause.startswith("TS-"), answer
    assert state.digest() == before


@clause("TS-3.3")
def test_a_bead_can_be_changed_until_the_last_is_in_and_not_after() -> None:
    table = vote().play("A", "red").play("A", "blue").play("B", "red").play("C", "red")
    assert table.told("voted")[0] == {"fact": "voted", "seat": 0, "bead": 1}
    assert table.refuses("A", "red", "TS-3.3").key == "no-vote-here"
    assert table.refuses("C", "blue", "TS-2.1").key == "out-of-turn"
    assert pushing().refuses("B", "blue", "").key == "not-waiting"  # whom the window waits for stays untold


@clause("TS-2.1")
def test_nobody_answers_while_the_dice_are_to_be_thrown() -> None:
    assert rolling().refuses("A", "pass", "").key == "chance-pending"
    assert interlude().refuses(None, "faces-1", "").key == "not-chance"


def test_what_cannot_be_read_is_invalid() -> None:
    for text in ("", "purple", "buy-steal1", "buy-nothing", "use-", "use-fairy-save1", "play-ptero-z", "dragon"):
        with pytest.raises(Invalid):
            GAME.read(text)
