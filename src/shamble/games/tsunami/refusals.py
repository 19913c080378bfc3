"""Why the rules of Zombie Tsunami say no: one row per reason, with its clause and its English sentence.

The French sentences stand in ``words/fr.ftl`` under ``refusal-`` and the row's key, with the same gaps. None of them
tells anything that the one who is refused does not know.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

OUT_OF_TURN: Final = Refusal("TS-2.1", "out-of-turn", "It is for {who} to choose.")
OVER: Final = Refusal("TS-2.7", "over", "The game is over.")
NOT_A_VOTE: Final = Refusal("TS-3.3", "not-a-vote", "Pick a red, blue or yellow bead; a push cannot be passed.")
NO_VOTE_HERE: Final = Refusal("TS-3.3", "no-vote-here", "A bead is picked when a push is voted on, and not now.")
NOT_ZOMBIE_COIN: Final = Refusal("TS-3.6", "not-zombie-coin", "Take a zombie or a coin.")
NOT_CIVILIAN_BOMB: Final = Refusal("TS-3.8", "not-civilian-bomb", "Take a civilian, or bomb another player.")
NOT_JOINING: Final = Refusal("TS-8.4", "not-joining", "Decide whether you take part; you cannot pass here.")
NO_OFFER: Final = Refusal("TS-8.4", "no-offer", "No event offers that now.")
OTHER_STREET: Final = Refusal("TS-2.5", "other-street", "That belongs to another street card, or to another moment.")
NO_SUCH_PLAYER: Final = Refusal("TS-2.1", "no-such-player", "There is no player {who} at this table.")
NO_EXPANSION: Final = Refusal("TS-2.4", "no-expansion", "This table plays without Zombirds and events.")
NOT_YOURSELF: Final = Refusal("TS-4.6", "not-yourself", "A bomb is thrown at another player.")
NOT_FROM_YOURSELF: Final = Refusal("TS-4.5", "not-from-yourself", "Zombies are stolen from another player.")
COIN_FROM_ANOTHER: Final = Refusal("TS-8.2", "coin-from-another", "A coin is stolen from another player.")
NO_COIN_THERE: Final = Refusal("TS-8.2", "no-coin-there", "{who} has no coin to steal.")
GIVE_TO_ANOTHER: Final = Refusal("TS-8.5", "give-to-another", "A zombie is given to another player.")
NO_SAVE_HERE: Final = Refusal(
    "TS-6.1", "no-save-here", "A save helps when your zombies die in a jump or by a bomb, and not now."
)
CIVILIANS_FIRST: Final = Refusal(
    "TS-4.2", "civilians-first", "This bomb destroys your civilians and no zombie, so a save does not help."
)
SAVE_NOT_HELD: Final = Refusal("TS-6.1", "save-not-held", "You do not have all of these saves: {answer}.")
SAVE_WASTED: Final = Refusal(
    "TS-6.1", "save-wasted", "Without one of these saves, just as many of your zombies would be saved."
)
NO_BOMB_HERE: Final = Refusal("TS-4.2", "no-bomb-here", "Robo is played when a bomb is thrown at you, and not now.")
NO_PUSH_HERE: Final = Refusal(
    "TS-3.4",
    "no-push-here",
    "Punk and Super Bird are played in a push, after the beads are shown, while your team has too few zombies.",
)
NOT_HELD: Final = Refusal("TS-8.1", "not-held", "You have no such Zombird in your hand.")
COINS_FULL: Final = Refusal("TS-8.2", "coins-full", "You have two coins already, so this gives you none.")
NO_SUCH_EVENT: Final = Refusal("TS-8.5", "no-such-event", "The event that allows this is not in force.")
CLAIMED: Final = Refusal("TS-8.5", "claimed", "You have had your Zombird for this event.")
TOO_FEW_ZOMBIES: Final = Refusal("TS-8.5", "too-few-zombies", "Your last zombie cannot be given away.")
NO_COIN: Final = Refusal("TS-8.5", "no-coin", "You have no coin to discard.")
SECRET_UP: Final = Refusal("TS-7.1", "secret-up", "Your Secret Bonus card lies face up already.")
NOT_A_DRAGON: Final = Refusal("TS-7.6", "not-a-dragon", "You have no dragon to reveal.")
NAME_ANOTHER: Final = Refusal("TS-7.6", "name-another", "Name another player whose Secret Bonus card is face down.")
DRAGON_NAMES: Final = Refusal(
    "TS-7.6",
    "dragon-names",
    "A dragon earns its reward by naming the holder of the other one, in an interlude or in your own shop visit.",
)
NOT_YOUR_SECRET: Final = Refusal(
    "TS-7.9", "not-your-secret", "You do not have this Secret Bonus card face down before you."
)
NOT_SCORED_NOW: Final = Refusal(
    "TS-7.9", "not-scored-now", "A Secret Bonus card earns its reward only right after its goal is met."
)
NOT_LARGEST: Final = Refusal("TS-7.4", "not-largest", "Your team is not the one with most players.")
NOT_SMALLEST: Final = Refusal("TS-7.7", "not-smallest", "You are not alone, and your team is not the smallest.")
NOT_A_MATE: Final = Refusal("TS-7.4", "not-a-mate", "Tsunami steals from your own team-mates.")
NO_SHOP_HERE: Final = Refusal("TS-5.2", "no-shop-here", "Cards are bought in your own shop visit.")
NOT_FOR_SALE: Final = Refusal("TS-2.2", "not-for-sale", "This card is not for sale now.")
TOO_DEAR: Final = Refusal("TS-5.2", "too-dear", "Its price in coins is {price}, and you have {coins}.")
TWO_BOUGHT: Final = Refusal("TS-5.2", "two-bought", "You have bought two cards, the most in one shop visit.")
NO_EFFECT: Final = Refusal("TS-5.5", "no-effect", "It could do nothing now, so it cannot be bought.")
NOT_INTERLUDE: Final = Refusal("TS-8.6", "not-interlude", "That is done in an interlude or in your own shop visit.")
TWO_PLAYERS: Final = Refusal("TS-5.6", "two-players", "Name two different players, in the order of their seats.")
NOT_FACE_DOWN: Final = Refusal("TS-5.6", "not-face-down", "Cards are exchanged only while both lie face down.")
IN_ORDER: Final = Refusal("TS-4.4", "in-order", "Name each target once, in the order of their seats.")
NAME_FIRST: Final = Refusal("TS-4.4", "name-first", "Name at least one other player first.")
NOTHING_TO_NAME: Final = Refusal(
    "TS-5.2", "nothing-to-name", "Players are named for a Mega Bomb or an Exchange that you have just bought."
)
USE_FIRST: Final = Refusal("TS-5.2", "use-first", "First finish the card that you are using.")
MUST_USE: Final = Refusal("TS-5.2", "must-use", "A card that you have bought must be used; you cannot pass here.")
NOT_FOR_A_TURN: Final = Refusal("TS-8.3", "not-for-a-turn", "Only interludes can be passed until the next street card.")
NOTHING_TO_DRAW: Final = Refusal("TS-2.1", "nothing-to-draw", "That is not what is drawn now.")

ALL: Final = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
