"""Why the rules of Zombiaki say no: one row per reason, with its clause and its English sentence.

The French sentences stand in ``words/fr.ftl`` under ``refusal-`` and the row's key, with the same gaps.
"""

from __future__ import annotations

from typing import Final

from shamble.core.errors import Refusal

OUT_OF_TURN: Final = Refusal("ZK-2.9", "out-of-turn", "It is for {who} to answer.")
OVER: Final = Refusal("ZK-2.5", "over", "The game is over.")

# --- questions that come first ---

SHRAPNEL_FIRST: Final = Refusal("ZK-5.14", "shrapnel-first", "The mine's shrapnel flies first: name a cell beside it.")
SHRAPNEL_BESIDE: Final = Refusal("ZK-5.14", "shrapnel-beside", "Shrapnel flies to a cell right beside the mine.")
DOGS_FIRST: Final = Refusal("ZK-2.2", "dogs-first", "The dogs move now: take a step, or let them stay.")
DOG_CANNOT: Final = Refusal("ZK-3.6", "dog-cannot", "No dog whose move it is can take this step.")
MARCH_FIRST: Final = Refusal("ZK-4.11", "march-first", "A zombie is about to march: let it, or play Not so fast.")
DISCARD_FIRST: Final = Refusal("ZK-2.2", "discard-first", "One of the four cards must be discarded first.")
CLICK_FIRST: Final = Refusal("ZK-4.9", "click-first", "A shot is aimed: answer with Click! or let it be fired.")
BULLET_FIRST: Final = Refusal("ZK-5.4", "bullet-first", "The burst goes on: aim the next bullet.")
NOT_IN_SIGHT: Final = Refusal("ZK-5.4", "not-in-sight", "The next bullet cannot hit that.")
PETROL_FIRST: Final = Refusal("ZK-5.9", "petrol-first", "The petrol is running: say where it goes on, or stop.")
PETROL_BESIDE: Final = Refusal(
    "ZK-5.9", "petrol-beside", "Petrol runs to a cell beside that it has not burned, with 1 up to what stands there."
)
FLAMES_FIRST: Final = Refusal("ZK-5.17", "flames-first", "Share out the flamethrower's power first.")
FLAMES_REACH: Final = Refusal(
    "ZK-5.17",
    "flames-reach",
    "The flames reach one row, nothing behind a wall, no more than stands there, and pay for an empty cell between.",
)
NET_FIRST: Final = Refusal("ZK-5.12", "net-first", "The net is being thrown: name who else is caught, or stop.")
NET_GROUP: Final = Refusal("ZK-5.12", "net-group", "The net catches neighbours with a strength of at most 6 together.")

# --- answers at the wrong moment ---

NO_MINE: Final = Refusal("ZK-5.14", "no-mine", "No mine has exploded.")
NO_NET: Final = Refusal("ZK-5.12", "no-net", "No net is being thrown.")
NOTHING_BURNS: Final = Refusal("ZK-5.9", "nothing-burns", "Neither petrol nor a flamethrower is at work.")
NO_BURST: Final = Refusal("ZK-5.4", "no-burst", "No burst is being fired.")
NO_STEP_NEXT: Final = Refusal("ZK-4.11", "no-step-next", "Not so fast is played just before a zombie's mandatory step.")
NO_SHOT: Final = Refusal("ZK-4.9", "no-shot", "Click! answers a shot, a burst or a sniper, nothing else.")
DOGS_HAVE_MOVED: Final = Refusal("ZK-2.2", "dogs-have-moved", "Dogs move at the start of a zombie turn.")
NOTHING_TO_STOP: Final = Refusal("ZK-2.8", "nothing-to-stop", "Nothing is going on that could be stopped.")
NOT_FOR_A_TURN: Final = Refusal("ZK-4.11", "not-for-a-turn", "Only a march is let go on for the rest of a turn.")
MUST_ANSWER: Final = Refusal("ZK-2.9", "must-answer", "This cannot be passed; choose one of the answers.")
NOTHING_TO_DRAW: Final = Refusal("ZK-2.2", "nothing-to-draw", "That is not what is drawn now.")
NOT_IN_DECK: Final = Refusal("ZK-1.3", "not-in-deck", "This card cannot be drawn now.")

# --- cards ---

NOT_IN_HAND: Final = Refusal("ZK-2.4", "not-in-hand", "Only a card that lies open before you can be discarded.")
NO_SUCH_CARD: Final = Refusal("ZK-2.8", "no-such-card", "No such card lies open before you: {card}.")
TERRIFIED: Final = Refusal("ZK-4.3", "terrified", "After Terror the humans play one card at most.")
NOT_YOUR_CARD: Final = Refusal("ZK-2.9", "not-your-card", "That is a card of the other side.")
NO_CARD_THERE: Final = Refusal("ZK-4.8", "no-card-there", "The other side has no such card to discard.")

# --- zombies' cards ---

ROW_ONE: Final = Refusal("ZK-3.3", "row-one", "Zombies come in through row 1.")
DOG_ROW: Final = Refusal("ZK-3.3", "dog-row", "Dogs come in through row 1.")
DOG_ROWS: Final = Refusal("ZK-3.3", "dog-rows", "Dogs come in through rows 1 to 3.")
NO_ROOM: Final = Refusal("ZK-3.3", "no-room", "Nobody can be placed on {cell}: somebody or something is in the way.")
LANE_BARRED: Final = Refusal("ZK-5.6", "lane-barred", "A barrier bars lane {lane}.")
NOT_A_ZOMBIE: Final = Refusal("ZK-4.12", "not-a-zombie", "There is no zombie on {cell}.")
SHIELD_THERE: Final = Refusal("ZK-4.2", "shield-there", "The zombie on {cell} has a human shield already.")
STEPPED: Final = Refusal("ZK-3.5", "stepped", "The zombie on {cell} has taken its card step this turn.")
HELD: Final = Refusal("ZK-3.10", "held", "Who stands on {cell} is held and cannot move.")
MERGED: Final = Refusal(
    "ZK-4.4", "merged", "The zombie on {cell} has merged: nothing and nobody moves it before the next zombie turn."
)
NO_STEP: Final = Refusal("ZK-3.8", "no-step", "The step from {cell} to {goal} is not possible.")
TOO_HIGH: Final = Refusal("ZK-5.2", "too-high", "The wall on {goal} is {height} high, and the push is {push}.")
NO_BOSS: Final = Refusal("ZK-4.1", "no-boss", "There is no boss in the street.")
ORDERED: Final = Refusal("ZK-4.1", "ordered", "The boss has given its order for this turn.")
NO_ORDERS: Final = Refusal("ZK-4.1", "no-orders", "The boss has given its three orders.")
NOT_THE_BOSS: Final = Refusal("ZK-4.1", "not-the-boss", "The boss gives orders to others.")
TOO_STRONG: Final = Refusal("ZK-4.1", "too-strong", "Only a zombie of strength 3 or less obeys.")
OBEYED: Final = Refusal("ZK-4.1", "obeyed", "The zombie on {cell} has obeyed an order already.")
TWO_ZOMBIES: Final = Refusal("ZK-4.4", "two-zombies", "Mass needs two zombies side by side.")
SWAP_TWO: Final = Refusal("ZK-4.5", "swap-two", "Swap needs two zombies side by side, the lower cell named first.")
NO_SHIELD: Final = Refusal("ZK-4.6", "no-shield", "There is no human shield on {cell} to bite.")
BITE_WHERE: Final = Refusal("ZK-4.6", "bite-where", "The bitten one comes up beside or behind, where there is room.")
NOTHING_TO_BREAK: Final = Refusal(
    "ZK-4.10", "nothing-to-break", "A pickaxe removes a wall, a barrel, a car or a mine; there is none on {cell}."
)

# --- humans' cards ---

NO_TARGET: Final = Refusal("ZK-5.3", "no-target", "There is no target in sight in lane {lane}.")
NO_CAR: Final = Refusal("ZK-5.3", "no-car", "No car can be hit there.")
NOBODY_THERE: Final = Refusal("ZK-5.5", "nobody-there", "There is nobody on {cell} to shoot at.")
NOT_FREE: Final = Refusal("ZK-3.1", "not-free", "{cell} is not free.")
WALL_ROWS: Final = Refusal("ZK-5.1", "wall-rows", "A wall is built in rows {first} to {last}.")
WALL_NEAR: Final = Refusal("ZK-5.1", "wall-near", "Somebody stands beside {cell}: no wall can be built there.")
WALL_BEHIND: Final = Refusal("ZK-5.1", "wall-behind", "No wall is built in a row behind a zombie or dog.")
BARRIER_ROW: Final = Refusal("ZK-5.6", "barrier-row", "A barrier goes on a free cell of row {row}.")
BARREL_ROW: Final = Refusal("ZK-5.13", "barrel-row", "A barrel goes on a free cell of row 5.")
MINE_IN_FRONT: Final = Refusal("ZK-5.14", "mine-in-front", "A mine cannot be laid right in front of a zombie or dog.")
CAR_BLOCKED: Final = Refusal("ZK-5.16", "car-blocked", "The car's way from the barricade to {cell} is not clear.")
ONLY_SIDES: Final = Refusal("ZK-5.15", "only-sides", "The street burns in lane A or C.")
TOO_HEAVY: Final = Refusal("ZK-5.12", "too-heavy", "The net holds a strength of 6, no more; nobody else can be caught.")
NO_FLAMES: Final = Refusal("ZK-5.17", "no-flames", "The flamethrower finds nobody who is not behind a wall.")
SIDEWAYS: Final = Refusal("ZK-5.8", "sideways", "Blood draws a zombie or dog one possible step sideways.")

ALL: Final = tuple(value for value in list(globals().values()) if isinstance(value, Refusal))
