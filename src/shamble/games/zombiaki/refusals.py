"""Why the rules of Zombiaki say no: one row per reason, with its clause and its English sentence.

The French sentences stand in ``words/fr.ftl`` under ``refusal-`` and the row's key, with the same gaps.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

OUT_OF_TURN: Final = Refusal("ZK-2.9", "out-of-turn", "It is for {who} to answer.")
DAWN_HAS_COME: Final = Refusal("ZK-2.5", "dawn-has-come", "Dawn has come: the game is over.")
BROKEN_THROUGH: Final = Refusal(
    "ZK-2.6", "broken-through", "A zombie has stepped over the barricade: the game is over."
)

# --- questions that come first ---

SHRAPNEL_FIRST: Final = Refusal("ZK-5.14", "shrapnel-first", "The mine's shrapnel flies first: name a cell beside it.")
DOGS_FIRST: Final = Refusal("ZK-2.2", "dogs-first", "The dogs move now: take a step, or let them stay.")
DOG_GOES_ON: Final = Refusal(
    "ZK-2.2", "dog-goes-on", "The dog on {cell} is on its way: let it take another step, or stop."
)
MARCH_FIRST: Final = Refusal("ZK-2.2", "march-first", "A zombie is about to march: let it, or play Not so fast.")
DISCARD_FIRST: Final = Refusal(
    "ZK-2.2", "discard-first", "One of the four cards that lie open before you must be discarded first."
)
HUMANS_DISCARD: Final = Refusal(
    "ZK-2.3", "humans-discard", "One of the four cards that lie open before you must be discarded first."
)
CLICK_FIRST: Final = Refusal(
    "ZK-4.9", "click-first", "A shot has been announced: cancel it with Click! or let it through."
)
BULLET_FIRST: Final = Refusal("ZK-5.4", "bullet-first", "The burst goes on: aim the next bullet.")
PETROL_HERE: Final = Refusal("ZK-5.9", "petrol-here", "The petrol burns on {cell} first: say how much of it.")
PETROL_FIRST: Final = Refusal("ZK-5.9", "petrol-first", "The petrol is running: say where it goes on, or stop.")
FLAMES_FIRST: Final = Refusal("ZK-5.17", "flames-first", "Share out the flamethrower's power first.")
NET_FIRST: Final = Refusal("ZK-5.12", "net-first", "The net is being thrown: name who else is caught, or stop.")

# --- answers at the wrong moment ---

NO_MINE: Final = Refusal("ZK-5.14", "no-mine", "No mine has exploded.")
NO_NET: Final = Refusal("ZK-5.12", "no-net", "No net is being thrown.")
NOTHING_BURNS: Final = Refusal("ZK-5.9", "nothing-burns", "Neither petrol nor a flamethrower is at work.")
NO_BURST: Final = Refusal("ZK-5.4", "no-burst", "No burst is being fired.")
NO_STEP_NEXT: Final = Refusal("ZK-4.11", "no-step-next", "Not so fast is played just before a zombie's march step.")
NO_SHOT: Final = Refusal("ZK-4.9", "no-shot", "Click! cancels a shot, a burst or a sniper, nothing else.")
DOGS_HAVE_MOVED: Final = Refusal("ZK-2.2", "dogs-have-moved", "Dogs move at the start of a zombie turn.")
NOTHING_TO_STOP: Final = Refusal("ZK-2.8", "nothing-to-stop", "Nothing is going on that could be stopped.")
NOT_FOR_A_TURN: Final = Refusal("ZK-4.11", "not-for-a-turn", "Only a march is let go on for the rest of a turn.")
NOTHING_TO_DRAW: Final = Refusal("ZK-2.2", "nothing-to-draw", "That is not what is drawn now.")
NOT_IN_DECK: Final = Refusal("ZK-1.3", "not-in-deck", "No such card is left in this deck.")
DAWN_LAST: Final = Refusal("ZK-1.3", "dawn-last", "Dawn lies at the bottom of the zombies' deck.")

# --- cards ---

NOT_IN_HAND: Final = Refusal("ZK-2.4", "not-in-hand", "Only a card that lies open before you can be discarded.")
NO_SUCH_CARD: Final = Refusal("ZK-2.8", "no-such-card", "No such card lies open before you: {card}.")
TERRIFIED: Final = Refusal("ZK-4.3", "terrified", "After Terror the humans play one card at most.")
NOT_YOUR_CARD: Final = Refusal("ZK-2.9", "not-your-card", "That is a card of the other side.")
NOT_YOUR_BOSS: Final = Refusal("ZK-2.9", "not-your-boss", "Only the zombies give orders.")
NO_CARD_THERE: Final = Refusal("ZK-4.8", "no-card-there", "The other side has no such card to discard.")

# --- placing ---

ROW_ONE: Final = Refusal("ZK-3.3", "row-one", "Zombies come in through row 1.")
DOG_ROW: Final = Refusal("ZK-3.3", "dog-row", "Dogs come in through row 1.")
DOG_ROWS: Final = Refusal("ZK-3.3", "dog-rows", "Dogs come in through rows 1 to 3.")
PLACE_TAKEN: Final = Refusal("ZK-3.3", "place-taken", "Nobody can be placed on {cell}: somebody stands there.")
PLACE_BARREL: Final = Refusal("ZK-3.3", "place-barrel", "Nobody can be placed on {cell}: the barrel is there.")
PLACE_WALL: Final = Refusal("ZK-3.3", "place-wall", "No dog can be placed on {cell}: a wall keeps it out.")

# --- steps ---

LANE_BARRED: Final = Refusal("ZK-5.6", "lane-barred", "A barrier bars lane {lane}.")
TAKEN: Final = Refusal("ZK-3.8", "taken", "The step to {goal} is not possible: somebody stands there.")
STEPPED: Final = Refusal("ZK-3.5", "stepped", "The zombie on {cell} has taken its card step this turn.")
HELD: Final = Refusal("ZK-3.10", "held", "The zombie or dog on {cell} is held and cannot move.")
MERGED: Final = Refusal(
    "ZK-4.4", "merged", "The zombie on {cell} has merged: nothing and nobody moves it before the next zombie turn."
)
TOO_HIGH: Final = Refusal("ZK-5.2", "too-high", "The wall on {goal} is {height} high, and the push is {push}.")
TOO_HIGH_ALONE: Final = Refusal(
    "ZK-3.8",
    "too-high-alone",
    "The wall on {goal} is {height} high; sideways and back only the zombie's own strength counts, and that is {push}.",
)
DOG_WALL: Final = Refusal("ZK-3.6", "dog-wall", "Dogs never climb a wall, and there is one on {goal}.")
DOG_BARRICADE: Final = Refusal("ZK-3.6", "dog-barricade", "Dogs never step over the barricade.")
NOT_A_DOG: Final = Refusal("ZK-3.6", "not-a-dog", "There is no dog on {cell}.")
DOG_IS_DONE: Final = Refusal("ZK-2.2", "dog-is-done", "The dog on {cell} has had its move this turn.")

# --- zombies' cards ---

NOT_A_ZOMBIE: Final = Refusal("ZK-4.12", "not-a-zombie", "There is no zombie on {cell}.")
SHIELD_THERE: Final = Refusal("ZK-4.2", "shield-there", "The zombie on {cell} has a human shield already.")
NOT_FOR_DOGS: Final = Refusal(
    "ZK-3.6", "not-for-dogs", "There is a dog on {cell}: dogs get neither zombie cards nor orders."
)
NOBODY_HUNGRY: Final = Refusal("ZK-4.7", "nobody-hungry", "There is no zombie on {cell} that could be hungry.")
NOBODY_OBEYS: Final = Refusal("ZK-4.1", "nobody-obeys", "There is no zombie on {cell} that could obey.")
NO_BOSS: Final = Refusal("ZK-4.1", "no-boss", "There is no boss in the street.")
ORDERED: Final = Refusal("ZK-4.1", "ordered", "The boss has given its order for this turn.")
NO_ORDERS: Final = Refusal("ZK-4.1", "no-orders", "The boss has given its three orders.")
NOT_THE_BOSS: Final = Refusal("ZK-4.1", "not-the-boss", "The boss gives orders to others.")
TOO_STRONG: Final = Refusal("ZK-4.1", "too-strong", "Only a zombie of strength 3 or less obeys.")
OBEYED: Final = Refusal("ZK-4.1", "obeyed", "The zombie on {cell} has obeyed an order already.")
TWO_ZOMBIES: Final = Refusal("ZK-4.4", "two-zombies", "Merge needs two zombies side by side.")
SWAP_TWO: Final = Refusal("ZK-4.5", "swap-two", "Swap needs two zombies side by side.")
NO_SHIELD: Final = Refusal("ZK-4.6", "no-shield", "There is no human shield on {cell} to bite.")
BITE_WHERE: Final = Refusal("ZK-4.6", "bite-where", "The bitten one comes up beside its bearer or right behind.")
NOTHING_TO_BREAK: Final = Refusal(
    "ZK-4.10", "nothing-to-break", "A pickaxe removes a wall, a barrel, a car or a mine; there is none on {cell}."
)

# --- bullets ---

NO_TARGET: Final = Refusal("ZK-5.3", "no-target", "No zombie or dog is in sight in lane {lane}.")
NO_CAR: Final = Refusal("ZK-5.3", "no-car", "There is no car in lane {lane}.")
NOTHING_IN_SIGHT: Final = Refusal(
    "ZK-5.4", "nothing-in-sight", "Neither a zombie nor a dog nor a car is in sight in lane {lane}."
)
BURST_LANE: Final = Refusal("ZK-5.4", "burst-lane", "The burst is fired down lane {lane}.")
NO_BODY_TO_HIT: Final = Refusal("ZK-5.4", "no-body-to-hit", "There is nobody on {cell} to hit.")
NO_CAR_TO_HIT: Final = Refusal("ZK-5.4", "no-car-to-hit", "There is no car on {cell} to hit.")
BEHIND_WALL: Final = Refusal("ZK-5.21", "behind-wall", "A wall stands between the barricade and {cell}.")
BEHIND_BODY: Final = Refusal("ZK-5.21", "behind-body", "A zombie or dog stands between the barricade and {cell}.")
NOBODY_THERE: Final = Refusal("ZK-5.5", "nobody-there", "There is nobody on {cell} to shoot at.")
NO_CAR_THERE: Final = Refusal("ZK-5.5", "no-car-there", "There is no car on {cell} to shoot at.")

# --- fire, shrapnel and the net ---

SHRAPNEL_BESIDE: Final = Refusal("ZK-5.14", "shrapnel-beside", "Shrapnel flies to a cell right beside the mine.")
PETROL_NEXT: Final = Refusal(
    "ZK-5.9", "petrol-next", "The petrol has come to {cell} and runs on to a cell right beside."
)
PETROL_TWICE: Final = Refusal("ZK-5.9", "petrol-twice", "The petrol has run over {cell} already.")
PETROL_LEAST: Final = Refusal("ZK-5.9", "petrol-least", "The petrol spends at least 1 on each cell.")
PETROL_MOST: Final = Refusal("ZK-5.9", "petrol-most", "No more than {most} of the petrol can burn on {cell}.")
PETROL_LEFT: Final = Refusal("ZK-5.9", "petrol-left", "Only {left} of the petrol is left.")
FLAMES_ROW: Final = Refusal("ZK-5.17", "flames-row", "The flames are turned on row {row} alone.")
FLAMES_HIDDEN: Final = Refusal("ZK-5.17", "flames-hidden", "A wall hides {cell} from the flames.")
FLAMES_NEXT: Final = Refusal("ZK-5.17", "flames-next", "The power is shared out lane by lane, and {cell} is next.")
FLAMES_LEAST: Final = Refusal("ZK-5.17", "flames-least", "Something must burn: spend at least 1 on {cell}.")
FLAMES_MOST: Final = Refusal("ZK-5.17", "flames-most", "No more than {most} of the power can be spent on {cell}.")
FLAMES_LEFT: Final = Refusal("ZK-5.17", "flames-left", "Only {left} of the power is left.")
FLAMES_WAY: Final = Refusal(
    "ZK-5.17", "flames-way", "Only {left} of the power is left, and 1 of it is for the way over {between}."
)
NO_FLAMES: Final = Refusal("ZK-5.17", "no-flames", "The flamethrower finds nobody who is not behind a wall.")
ONLY_SIDES: Final = Refusal("ZK-5.15", "only-sides", "The street burns in lane A or C.")
NET_NOBODY: Final = Refusal("ZK-5.12", "net-nobody", "There is nobody on {cell} to catch.")
NET_CAUGHT: Final = Refusal("ZK-5.12", "net-caught", "The zombie or dog on {cell} is under the net already.")
NET_BESIDE: Final = Refusal("ZK-5.12", "net-beside", "The zombie or dog on {cell} stands beside nobody under the net.")
NET_HEAVY: Final = Refusal(
    "ZK-5.12", "net-heavy", "The zombie on {cell} has strength {strength}, and the net has room for {left}."
)

# --- the humans' other cards ---

NOT_FREE: Final = Refusal("ZK-3.1", "not-free", "{cell} is not free.")
WALL_ROWS: Final = Refusal("ZK-5.1", "wall-rows", "A wall is built in rows {first} to {last}.")
WALL_NEAR: Final = Refusal(
    "ZK-5.1", "wall-near", "A zombie or dog stands on one of the cells around {cell}: no wall can be built there."
)
WALL_BEHIND: Final = Refusal("ZK-5.1", "wall-behind", "No wall is built in a row behind a zombie or dog.")
BARRIER_ROW: Final = Refusal("ZK-5.6", "barrier-row", "A barrier goes on a free cell of row {row}.")
BARREL_ROW: Final = Refusal("ZK-5.13", "barrel-row", "A barrel goes on a free cell of row 5.")
MINE_IN_FRONT: Final = Refusal("ZK-5.14", "mine-in-front", "A mine cannot be laid right in front of a zombie or dog.")
CAR_BLOCKED: Final = Refusal("ZK-5.16", "car-blocked", "The car's way from the barricade to {cell} is not clear.")
NOBODY_TO_LURE: Final = Refusal("ZK-5.8", "nobody-to-lure", "There is nobody on {cell} whom blood could lure.")
SIDEWAYS: Final = Refusal("ZK-5.8", "sideways", "Blood lures sideways, neither forward nor back.")

ALL: Final = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
