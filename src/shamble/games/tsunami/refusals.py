"""Why the rules of Zombie Tsunami say no: one row per reason, with its clause and its English sentence.

The French sentences stand in ``words/fr.ftl`` under ``refusal-`` and the row's key, with the same gaps. None of them
tells anything that the one who is refused does not know.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

OUT_OF_TURN: Final = Refusal("TS-2.1", "out-of-turn", "It is for {who} to answer.")
OVER: Final = Refusal("TS-2.7", "over", "The game is over.")
NOT_A_VOTE: Final = Refusal("TS-3.3", "not-a-vote", "A push is voted on with a red, blue or yellow bead.")
VOTES_SHOWN: Final = Refusal("TS-3.3", "votes-shown", "No vote is open: beads are locked only before they are shown.")
NOT_ZOMBIE_COIN: Final = Refusal("TS-3.6", "not-zombie-coin", "Take a zombie or a coin.")
NOT_CIVILIAN_BOMB: Final = Refusal("TS-3.8", "not-civilian-bomb", "Take a civilian, or bomb another player.")
NOT_JOINING: Final = Refusal("TS-8.4", "not-joining", "Join or stay out.")
NO_OFFER: Final = Refusal("TS-8.4", "no-offer", "No event offers that now.")
OTHER_STREET: Final = Refusal("TS-2.5", "other-street", "That answers a street card which is not being resolved now.")
NO_SUCH_PLAYER: Final = Refusal("TS-2.1", "no-such-player", "There is no player {who} at this table.")
NOT_YOURSELF: Final = Refusal("TS-4.6", "not-yourself", "A bomb is thrown at another player.")
NOT_FROM_YOURSELF: Final = Refusal("TS-4.5", "not-from-yourself", "Zombies are stolen from another player.")
COIN_FROM_ANOTHER: Final = Refusal("TS-8.2", "coin-from-another", "A coin is stolen from another player.")
NO_COIN_THERE: Final = Refusal("TS-8.2", "no-coin-there", "{who} has no coin to steal.")
GIVE_TO_ANOTHER: Final = Refusal("TS-8.5", "give-to-another", "A zombie is given to another player.")
NO_SAVE_HERE: Final = Refusal(
    "TS-6.1", "no-save-here", "Saves prevent deaths in a jump or under a bomb; nothing of that kind is happening."
)
CIVILIANS_FIRST: Final = Refusal(
    "TS-4.2", "civilians-first", "This bomb takes your civilians, not a zombie; a save does not help against it."
)
SAVE_NOT_HELD: Final = Refusal("TS-6.1", "save-not-held", "You do not have all of these saves: {answer}.")
SAVE_WASTED: Final = Refusal("TS-6.1", "save-wasted", "One of these saves could be left out without saving fewer.")
NO_BOMB_HERE: Final = Refusal("TS-4.2", "no-bomb-here", "Robo answers a bomb thrown at you, nothing else.")
NO_PUSH_HERE: Final = Refusal(
    "TS-3.4", "no-push-here", "Punk and Super Bird help your team after the beads are shown, while it is short."
)
NOT_HELD: Final = Refusal("TS-8.2", "not-held", "You have no such Zombird.")
COINS_FULL: Final = Refusal("TS-8.2", "coins-full", "You have two coins already, so this gives you none.")
NO_SUCH_EVENT: Final = Refusal("TS-8.5", "no-such-event", "The event that allows this is not in force.")
CLAIMED: Final = Refusal("TS-8.5", "claimed", "You have had your bird for this event.")
TOO_FEW_ZOMBIES: Final = Refusal("TS-8.5", "too-few-zombies", "Your last zombie cannot be given away.")
NO_COIN: Final = Refusal("TS-8.5", "no-coin", "You have no coin to discard.")
SECRET_UP: Final = Refusal("TS-7.1", "secret-up", "Your secret card lies face up already.")
NOT_A_DRAGON: Final = Refusal("TS-7.6", "not-a-dragon", "You have no dragon to turn up.")
NAME_ANOTHER: Final = Refusal("TS-7.6", "name-another", "Name another player whose card is face down.")
NOT_YOUR_SECRET: Final = Refusal("TS-7.9", "not-your-secret", "You do not hold this secret bonus face down.")
NOT_SCORED_NOW: Final = Refusal(
    "TS-7.9", "not-scored-now", "A secret bonus is scored only right after its goal is met."
)
NOT_A_MATE: Final = Refusal("TS-7.4", "not-a-mate", "Tsunami steals from your own team mates.")
NO_SHOP_HERE: Final = Refusal("TS-5.2", "no-shop-here", "Cards are bought in your own shop visit.")
NOT_FOR_SALE: Final = Refusal("TS-2.2", "not-for-sale", "This card is not in the market.")
TOO_DEAR: Final = Refusal("TS-5.2", "too-dear", "It costs {price}, and you have {coins}.")
TWO_BOUGHT: Final = Refusal("TS-5.2", "two-bought", "Two cards are the most in one shop visit.")
NO_EFFECT: Final = Refusal("TS-5.5", "no-effect", "It could have no effect now, so it cannot be bought.")
NOT_INTERLUDE: Final = Refusal("TS-8.6", "not-interlude", "That is done in an interlude or in your own shop visit.")
TWO_PLAYERS: Final = Refusal("TS-5.6", "two-players", "Two players exchange, named in the order of their seats.")
NOT_FACE_DOWN: Final = Refusal("TS-5.6", "not-face-down", "Cards are exchanged only while both lie face down.")
IN_ORDER: Final = Refusal("TS-4.4", "in-order", "Players of a set are named once each, in the order of their seats.")
NAME_FIRST: Final = Refusal("TS-4.4", "name-first", "Name at least one other player first.")
NOTHING_TO_NAME: Final = Refusal("TS-5.2", "nothing-to-name", "No set of players is being named now.")
MUST_ANSWER: Final = Refusal("TS-2.1", "must-answer", "This cannot be passed; choose one of the answers.")
NOT_FOR_A_TURN: Final = Refusal("TS-8.3", "not-for-a-turn", "Only interludes are passed for a whole turn.")
NOTHING_TO_DRAW: Final = Refusal("TS-2.1", "nothing-to-draw", "That is not what is drawn now.")

ALL: Final = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
