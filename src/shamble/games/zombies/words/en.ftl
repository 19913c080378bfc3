# Zombies!!! in English. The same keys with the same variables stand in fr.ftl.
# The English of the refusals stands in refusals.py.
#
# $kind (in facts) and $card, $item (an event card), $tile and $building, $way, and $spot, $space, $start, $goal (a space)
# are translated before they fill a gap, and bring their forms along: $kind-sort is item, aimed, building or plain;
# $tile-the is "the Hospital", $tile-in "in the Hospital"; $space-at is " in the Hospital", with a space before it, $goal-to
# "into the Hospital". Where there are several cards, -quoted has each in quotes, since names have commas of their own.
# To select on which space it is, add -id; to select on what a variable was before, add -key. In facts about tiles, $kind
# is a tile and is said by number (tile-kind).
# Spaces are known only where the town is: in facts without it $space-id is unknown; same is a step within one place.
# $who and $target are players' names; $names are several, $count says how many. $you says whether $who is oneself.
# A fact whose line is empty is not told: another line says it, or the picture does. A fact's caption stands under what
# people watch.

## The game

game-title = Zombies!!!
game-line = Build the town tile by tile, fight what lives in it, and be first to the helicopter.
game-seats = { $min } to { $max } players
# An answer in short notation, any one.
game-example = go-1.2
# What is counted at the end.
game-score = Zombies

game-tag = One helicopter, one seat
game-blurb = A town that grows, a hundred zombies, and friends with a hand full of bad ideas.
game-minutes = 60
game-turn-1 = Lay a tile with its zombies, then fight the zombie on your own space if there is one (ZZ-3.1, ZZ-4.1)
game-turn-2 = Fill your hand to three cards, roll a die and walk; fight every zombie on the way (ZZ-6.1)
game-turn-3 = You win a fight with 4 or more; spend bullets to make up the rest, or lose a life and roll again (ZZ-5.2)
game-turn-4 = 
    { $zombie_step ->
        [three] Move three zombies one step each, without a roll; discard one card or none (ZZ-10.3, ZZ-3.1)
       *[roll] Roll again and move that many zombies one step each; discard one card or none (ZZ-7.1, ZZ-3.1)
    }
game-turn-5 = One event card per player and round, in anybody's turn; win on the Helipad, or with { $kill_goal } zombies (ZZ-9.1, ZZ-8.1, ZZ-8.2)
game-first = Who begins is drawn by lot.
game-chart = Zombies collected, turn by turn
game-won = You made it out of here.
game-lost = One helicopter, one seat, and it was not yours.
tally-fights = Fights won
tally-deaths = Deaths
tally-lives = Lives left
tally-bullets = Bullets left

option-preset = Preset
    .help = Sets all other options at once; any of them may still be set by itself.
option-preset-title = How long may it take?
option-preset-before = We play the
option-preset-after = game.
option-preset-classic = classic
option-preset-classic-note = as printed, and as long
option-preset-standard = standard
option-preset-standard-note = the Helipad comes earlier, no sealing, zombies without end
option-preset-quick = quick
option-preset-quick-note = a small town, 15 zombies to win, two dice once the Helipad is laid
option-helipad = Helipad
    .help = Where the Helipad lies in the stack of tiles.
option-helipad-title = Where does the Helipad lie?
option-helipad-before = The Helipad lies
option-helipad-after = .
option-helipad-preset = where the preset says
option-helipad-preset-note = as the chosen kind of game has it
option-helipad-bottom = at the bottom of the stack
option-helipad-bottom-note = it comes last, as printed
option-helipad-bottom-half = in the lower half of the stack
option-helipad-bottom-half-note = it comes in the second half of the tiles
option-helipad-last-five = among the last five tiles
option-helipad-last-five-note = it comes late, but who knows when
option-helipad-anywhere = anywhere in the stack
option-helipad-anywhere-note = it may be the first tile
option-sealing = Sealing
    .help = Whether a tile may be laid so that no road leads on while tiles remain.
option-sealing-title = May a tile seal the town?
option-sealing-before = To seal the town is
option-sealing-after = .
option-sealing-preset = what the preset says
option-sealing-preset-note = as the chosen kind of game has it
option-sealing-allowed = allowed
option-sealing-allowed-note = it costs the rest of the turn, and perhaps the Helipad
option-sealing-forbidden = forbidden
option-sealing-forbidden-note = a tile that would seal the town is set aside
option-town = Town
    .help = How many tiles there are: 29 after Town Square, or 19, without two of the large buildings.
option-town-title = How large is the town?
option-town-before = We build
option-town-after = .
option-town-preset = the preset's town
option-town-preset-note = as the chosen kind of game has it
option-town-full = the whole town
option-town-full-note = 29 tiles after Town Square
option-town-small = a small town
option-town-small-note = 19 tiles after Town Square; two buildings are left out
option-late-dice = Late dice
    .help = How many dice a movement roll has once the Helipad is laid.
option-late-dice-title = How fast is the end?
option-late-dice-before = Once the Helipad is laid, a movement roll is
option-late-dice-after = .
option-late-dice-preset = what the preset says
option-late-dice-preset-note = as the chosen kind of game has it
option-late-dice-1 = one die
option-late-dice-1-note = as before
option-late-dice-2 = two dice
option-late-dice-2-note = everybody runs
option-zombie-step = Zombies' move
    .help = Whether a die says how many zombies move at the end of a turn, or three always do.
option-zombie-step-title = How many zombies move?
option-zombie-step-before = At the end of a turn
option-zombie-step-after = .
option-zombie-step-preset = as many zombies move as the preset says
option-zombie-step-preset-note = as the chosen kind of game has it
option-zombie-step-die = as many zombies move as a die shows
option-zombie-step-die-note = one to six
option-zombie-step-three = three zombies move
option-zombie-step-three-note = no roll
option-kill-goal = Kill goal
    .help = How many collected zombies win the game.
option-kill-goal-title = How many zombies win?
option-kill-goal-before = Whoever has collected
option-kill-goal-after = wins at once.
option-kill-goal-preset = as many zombies as the preset says
option-kill-goal-preset-note = 25, in the quick game 15
option-kill-goal-any = { $value } zombies
option-kill-goal-any-note =
    { $value ->
        [25] as printed
       *[other] any number from 5 to 50 will do
    }
option-zombie-pool = Zombies
    .help = How many zombies there are; where the pool is empty, none can be put down.
option-zombie-pool-title = How many zombies are in the box?
option-zombie-pool-before = The box holds
option-zombie-pool-after = .
option-zombie-pool-preset = as many zombies as the preset says
option-zombie-pool-preset-note = as the chosen kind of game has it
option-zombie-pool-100 = 100 zombies
option-zombie-pool-100-note = they can run out
option-zombie-pool-unlimited = zombies without end
option-zombie-pool-unlimited-note = there is always one more
option-death-loses = Cost of death
    .help = Whether a player who dies discards only the weapons in play, or every item in play.
option-death-loses-title = What does death cost?
option-death-loses-before = A player who dies loses
option-death-loses-after = .
option-death-loses-weapons = the weapons in play
option-death-loses-weapons-note = as printed; other items stay
option-death-loses-items = all items in play
option-death-loses-items-note = from the publisher's FAQ

## Tiles

tile-town-square = Town Square
    .the = Town Square
    .in = on Town Square
tile-helipad = Helipad
    .the = the Helipad
    .in = on the Helipad
tile-straight = Straight
    .the = a straight road
    .in = on the straight road
tile-corner = Corner
    .the = a corner
    .in = at the corner
tile-tee = Tee
    .the = a T-junction
    .in = at the T-junction
tile-cross = Cross
    .the = a crossroads
    .in = at the crossroads
tile-hospital = Hospital
    .the = the Hospital
    .in = in the Hospital
tile-lawn-garden = Lawn & Garden
    .the = Lawn & Garden
    .in = in Lawn & Garden
tile-police-station = Police Station
    .the = the Police Station
    .in = in the Police Station
tile-sporting-goods = Sporting Goods
    .the = Sporting Goods
    .in = in Sporting Goods
tile-fire-station = Fire Station
    .the = the Fire Station
    .in = in the Fire Station
tile-army-surplus = Army Surplus
    .the = the Army Surplus
    .in = in the Army Surplus
tile-drug-store = Drug Store
    .the = the Drug Store
    .in = in the Drug Store
tile-gas-station = Gas Station
    .the = the Gas Station
    .in = in the Gas Station
tile-skate-shop = Skate Shop
    .the = the Skate Shop
    .in = in the Skate Shop
tile-florist = Flower Shop
    .the = the Flower Shop
    .in = in the Flower Shop
tile-hardware-store = Hardware Store
    .the = the Hardware Store
    .in = in the Hardware Store
tile-toy-store = Toy Store
    .the = the Toy Store
    .in = in the Toy Store

# A tile in a fact, by its number in the box.
tile-kind =
    { $kind-key ->
        [0] { tile-town-square.the }
        [1] { tile-helipad.the }
        [2] { tile-straight.the }
        [3] { tile-corner.the }
        [4] { tile-tee.the }
        [5] { tile-cross.the }
        [6] { tile-hospital.the }
        [7] { tile-lawn-garden.the }
        [8] { tile-police-station.the }
        [9] { tile-sporting-goods.the }
        [10] { tile-fire-station.the }
        [11] { tile-army-surplus.the }
        [12] { tile-drug-store.the }
        [13] { tile-gas-station.the }
        [14] { tile-skate-shop.the }
        [15] { tile-florist.the }
        [16] { tile-hardware-store.the }
       *[17] { tile-toy-store.the }
    }

## Spaces: what is there

# Where it is not known, and where a step stays in the same place.
spot-unknown = somewhere
    .at = { "" }
    .to = on
    .id = unknown
spot-same = the same place
    .at = { "" }
    .to = on
    .id = same
spot-town-square = Town Square
    .at = { " " }on Town Square
    .to = onto Town Square
    .id = town_square
spot-helipad = the Helipad
    .at = { " " }on the Helipad
    .to = onto the Helipad
    .id = helipad
spot-helipad-centre = the centre of the Helipad
    .at = { " " }at the centre of the Helipad
    .to = to the centre of the Helipad
    .id = helipad_centre
spot-straight = a straight road
    .at = { " " }on the straight road
    .to = onto the straight road
    .id = road
spot-corner = a corner
    .at = { " " }at the corner
    .to = to the corner
    .id = road
spot-tee = a T-junction
    .at = { " " }at the T-junction
    .to = to the T-junction
    .id = road
spot-cross = a crossroads
    .at = { " " }at the crossroads
    .to = to the crossroads
    .id = road
spot-in-hospital = the Hospital
    .at = { " " }in the Hospital
    .to = into the Hospital
    .id = in_hospital
spot-in-lawn-garden = Lawn & Garden
    .at = { " " }in Lawn & Garden
    .to = into Lawn & Garden
    .id = in_lawn_garden
spot-in-police-station = the Police Station
    .at = { " " }in the Police Station
    .to = into the Police Station
    .id = in_police_station
spot-in-sporting-goods = Sporting Goods
    .at = { " " }in Sporting Goods
    .to = into Sporting Goods
    .id = in_sporting_goods
spot-in-fire-station = the Fire Station
    .at = { " " }in the Fire Station
    .to = into the Fire Station
    .id = in_fire_station
spot-in-army-surplus = the Army Surplus
    .at = { " " }in the Army Surplus
    .to = into the Army Surplus
    .id = in_army_surplus
spot-in-drug-store = the Drug Store
    .at = { " " }in the Drug Store
    .to = into the Drug Store
    .id = in_drug_store
spot-in-gas-station = the Gas Station
    .at = { " " }in the Gas Station
    .to = into the Gas Station
    .id = in_gas_station
spot-in-skate-shop = the Skate Shop
    .at = { " " }in the Skate Shop
    .to = into the Skate Shop
    .id = in_skate_shop
spot-in-florist = the Flower Shop
    .at = { " " }in the Flower Shop
    .to = into the Flower Shop
    .id = in_florist
spot-in-hardware-store = the Hardware Store
    .at = { " " }in the Hardware Store
    .to = into the Hardware Store
    .id = in_hardware_store
spot-in-toy-store = the Toy Store
    .at = { " " }in the Toy Store
    .to = into the Toy Store
    .id = in_toy_store
spot-by-hospital = the road by the Hospital
    .at = { " " }on the road by the Hospital
    .to = onto the road by the Hospital
    .id = by_hospital
spot-by-lawn-garden = the road by Lawn & Garden
    .at = { " " }on the road by Lawn & Garden
    .to = onto the road by Lawn & Garden
    .id = by_lawn_garden
spot-by-police-station = the road by the Police Station
    .at = { " " }on the road by the Police Station
    .to = onto the road by the Police Station
    .id = by_police_station
spot-by-sporting-goods = the road by Sporting Goods
    .at = { " " }on the road by Sporting Goods
    .to = onto the road by Sporting Goods
    .id = by_sporting_goods
spot-by-fire-station = the road by the Fire Station
    .at = { " " }on the road by the Fire Station
    .to = onto the road by the Fire Station
    .id = by_fire_station
spot-by-army-surplus = the road by the Army Surplus
    .at = { " " }on the road by the Army Surplus
    .to = onto the road by the Army Surplus
    .id = by_army_surplus
spot-by-drug-store = the road by the Drug Store
    .at = { " " }on the road by the Drug Store
    .to = onto the road by the Drug Store
    .id = by_drug_store
spot-by-gas-station = the road by the Gas Station
    .at = { " " }on the road by the Gas Station
    .to = onto the road by the Gas Station
    .id = by_gas_station
spot-by-skate-shop = the road by the Skate Shop
    .at = { " " }on the road by the Skate Shop
    .to = onto the road by the Skate Shop
    .id = by_skate_shop
spot-by-florist = the road by the Flower Shop
    .at = { " " }on the road by the Flower Shop
    .to = onto the road by the Flower Shop
    .id = by_florist
spot-by-hardware-store = the road by the Hardware Store
    .at = { " " }on the road by the Hardware Store
    .to = onto the road by the Hardware Store
    .id = by_hardware_store
spot-by-toy-store = the road by the Toy Store
    .at = { " " }on the road by the Toy Store
    .to = onto the road by the Toy Store
    .id = by_toy_store

# A space in full, so that no two are called alike: what is there, how far off if the tile has no name, which part.
place-across =
    { $ew ->
        [west] west
       *[east] east
    } of Town Square
place-along =
    { $along ->
        [one] { $along } tile
       *[other] { $along } tiles
    } { $ns ->
        [south] south
       *[north] north
    }
place-off =
    { $ns ->
        [none]
            { $across ->
                [one] { $across } tile
               *[other] { $across } tiles
            } { place-across }
       *[other]
            { $ew ->
                [none] { place-along } of Town Square
               *[other] { place-along } and { $across } { place-across }
            }
    }
# How far off it is, after what is there: for tiles without a name, of which there are many.
spot-off =
    { $spot-id ->
        [road] { " " }{ place-off }
       *[other] { "" }
    }
space-off =
    { $space-id ->
        [road] { " " }{ place-off }
       *[other] { "" }
    }
start-off =
    { $start-id ->
        [road] { " " }{ place-off }
       *[other] { "" }
    }
goal-off =
    { $goal-id ->
        [road] { " " }{ place-off }
       *[other] { "" }
    }
place-at =
    { $spot-at }{ spot-off }, { $corner ->
        [nw] north-west corner
        [n] north side
        [ne] north-east corner
        [w] west side
        [e] east side
        [sw] south-west corner
        [s] south side
        [se] south-east corner
       *[middle] in the middle
    }

way-north = north
    .start = North
way-east = east
    .start = East
way-south = south
    .start = South
way-west = west
    .start = West

## Event cards: their sort says what they name

card-adrenaline-rush = Adrenaline Rush
    .effect = Before or after your movement roll: it counts double. Or when one of your fight rolls fails, in anybody's turn: +2 to that roll.
    .sort = plain
card-all-the-marbles = All the Marbles
    .effect = Item, put into play in the Toy Store. Discard it at any time: until the end of your next turn zombies do not move at the end of turns.
    .sort = item
card-alternate-food-source = Alternate Food Source
    .effect = At any time: until the end of your next turn nobody fights zombies, and everybody can walk through them.
    .sort = plain
card-bad-sense-of-direction = Bad Sense of Direction
    .effect = At any time: pay one of your lives, but not the last, and put an opponent's pawn on the centre of Town Square.
    .sort = aimed
card-brain-cramp = Brain Cramp
    .effect = After an opponent's movement roll: you choose every step of that movement, and where it stops.
    .sort = plain
card-butter-fingers = Butter Fingers
    .effect = At any time: an opponent loses two bullets, or an item in play of your choice.
    .sort = aimed
card-chainsaw = Chainsaw
    .effect = Item, put into play in Lawn & Garden. Discard it before one of your fight rolls: +2 on your fight rolls until the turn ends.
    .sort = item
card-claustrophobia = Claustrophobia
    .effect = At any time, on an opponent. In their next turn they cannot enter a building, and must leave the one they are in by the shortest way.
    .sort = aimed
card-fear = Fear
    .effect = At any time, on an opponent. In their next turn they neither roll for movement nor take a step.
    .sort = aimed
card-fire-axe = Fire Axe
    .effect = Item, put into play in the Fire Station. It stays in front of you: +1 on your fight rolls.
    .sort = item
card-first-aid-kit = First Aid Kit
    .effect = Item, put into play in the Hospital or the Drug Store. When one of your fight rolls fails: discard it instead of losing a life, and roll again.
    .sort = item
card-grenade = Grenade
    .effect = Item, put into play in the Army Surplus. Discard it at any time, in a building or at its door: all zombies in that building join your collection, and you lose a life.
    .sort = item
card-shotgun = Hey, Look! A Shotgun!
    .effect = At any time, anywhere: it stays in front of you with three shots. Each of your fight rolls uses up one of them and gets +1.
    .sort = item
card-hysterical-paralysis = Hysterical Paralysis
    .effect = At any time, on an opponent. They lose the whole of their next turn.
    .sort = aimed
card-not-dead = I Don't Think They're Dead
    .effect = At any time: an opponent rolls two dice and may raise them with bullets or reroll them for lives. If one stays below 4, two of their zombies go back to the pool.
    .sort = aimed
card-any-worse = Just When You Thought It Couldn't Get Any Worse
    .effect = At any time: choose a named building. A zombie is put on each of its spaces that has none.
    .sort = building
card-keys = The Keys Are Still In It
    .effect = Before your movement roll: you do not roll, but move up to 10 steps.
    .sort = plain
card-lots-of-ammo = Lots of Ammo
    .effect = Item, put into play in Sporting Goods. Discard it at any time: you gain 3 bullets.
    .sort = item
card-molotov = Molotov Cocktail
    .effect = Item, put into play in the Gas Station. Discard it before one of your fight rolls in a named building: +2 on your fight rolls in that building until the turn ends.
    .sort = item
card-much-needed-rest = Much Needed Rest
    .effect = Before your movement roll: you neither roll nor move, but gain two lives, to five at most.
    .sort = plain
card-skateboard = Skateboard
    .effect = Item, put into play in the Skate Shop. It stays in front of you: +2 on your movement rolls.
    .sort = item
card-slight-miscalculation = Slight Miscalculation
    .effect = At any time: a named building with zombies gets as many again, as far as there is room. You choose the spaces.
    .sort = building
card-not-so-bad = This Isn't So Bad
    .effect = At any time: you take two zombies from anywhere in town, one after the other, and put each on a space with neither a zombie nor a pawn.
    .sort = plain
card-were-screwed = We're Screwed
    .effect = At any time: you put ten zombies on spaces with neither a zombie nor a pawn.
    .sort = plain
card-where-everybody = Where Did Everybody Go?
    .effect = At any time: you move an opponent's pawn exactly 5 steps. They fight what they meet, and keep what they find.
    .sort = aimed
card-zombie-master = Zombie Master
    .effect = At any time: you put five zombies on spaces with neither a zombie nor a pawn.
    .sort = plain
card-shoe-untied = Your Shoe's Untied
    .effect = At any time, on an opponent. In their next turn their movement roll is halved.
    .sort = aimed

## What lies on players: now, and from their next turn on

effect-claustrophobia = Claustrophobia: must stay out of buildings, or leave this one
    .next =
        { $count ->
            [one] Claustrophobia next turn
           *[other] Claustrophobia in the next { $count } turns
        }
effect-fear = Fear: no movement
    .next =
        { $count ->
            [one] Fear next turn
           *[other] Fear in the next { $count } turns
        }
effect-paralysis = Hysterical Paralysis: the turn is lost
    .next =
        { $count ->
            [one] Hysterical Paralysis next turn
           *[other] Hysterical Paralysis in the next { $count } turns
        }
effect-shoe = Your Shoe's Untied: movement roll halved
    .next =
        { $count ->
            [one] Your Shoe's Untied next turn
           *[other] Your Shoe's Untied in the next { $count } turns
        }
effect-food =
    { $turn ->
        [this] Alternate Food Source: no fights until this turn ends
       *[next] Alternate Food Source: no fights until this player's next turn ends
    }
effect-marbles =
    { $turn ->
        [this] All the Marbles: zombies stay put until this turn ends
       *[next] All the Marbles: zombies stay put until this player's next turn ends
    }
effect-chainsaw = Chainsaw: +2 in fights until this turn ends
effect-molotov = Molotov Cocktail: +2 in fights until this turn ends ({ $tile })
effect-shotgun =
    { $shots ->
        [one] Shotgun: one shot left
       *[other] Shotgun: { $shots } shots left
    }

## What happened: turns and tiles

fact-started = { $who } goes first.
# Told for all of them at once.
fact-left-out = { "" }
fact-small-town = Small town: 20 of the 30 tiles. Buildings left out: { $lacking }.
fact-turn-began = Turn { $turn }: { $who }.
# Why: Hysterical Paralysis; sealing the town.
fact-turn-lost =
    { $why ->
        [0] { $who } is paralysed and loses the whole turn.
       *[1] { $who } loses the rest of the turn.
    }
    .caption =
        { $why ->
            [0] { $who } is thinking. And thinking.
           *[1] { $who } admires the new wall.
        }
fact-restored = After dying, { $who } begins this turn with exactly 3 lives and 3 bullets.
    .caption = { $who }, good as new.
# Paralysis alone is told as a lost turn.
fact-awoke =
    { $effects-key ->
        [1] This turn { $who } suffers from { $effects-quoted }: no building may be entered, only left.
        [2] This turn { $who } suffers from { $effects-quoted }: no movement.
        [4] { "" }
        [8] This turn { $who } suffers from { $effects-quoted }: the movement roll is halved.
       *[other] This turn { $who } suffers from { $effects-quoted }.
    }
    .caption = { $effects } for { $who }.
fact-tile-drawn =
    { $kind-key ->
        [1] { $who } draws the Helipad: whoever has the fewest zombies lays it.
       *[other] { "" }
    }
    .caption =
        { $kind-key ->
            [1] Is that a helicopter?
           *[other] { $who } draws { tile-kind }.
        }
fact-tile-laid =
    { $who } lays { tile-kind }{ $place-key ->
        [off] { " " }{ place-off }
       *[other] { "" }
    }.
    .caption =
        { $kind-key ->
            [1] One helicopter. Nine in the queue.
            [2] More road.
            [3] More road, bent.
            [4] More road, three ways.
            [5] More road, every way.
            [6] The Hospital. Visiting hours are over.
            [7] Lawn & Garden. Nobody has watered anything.
            [8] The Police Station. Nobody is in charge.
            [9] Sporting Goods. Everything must go.
            [10] The Fire Station. No sirens.
            [11] The Army Surplus. Bargains.
            [12] The Drug Store. No prescription needed.
            [13] The Gas Station. Still open, in a way.
            [14] The Skate Shop. Mind the customers.
            [15] The Flower Shop. Flowers for the dead.
            [16] The Hardware Store. Tools, and teeth.
           *[17] The Toy Store. They want to play.
        }
fact-tile-gone =
    { $below ->
        [0] There is no place for { tile-kind }, which leaves the game.
       *[1] There is no place for { tile-kind } yet, so it goes under the stack.
    }
    .caption =
        { $below ->
            [0] The town does without.
           *[1] The helicopter circles on.
        }
fact-last-tile = That was the last tile.
fact-sealed-off =
    { $count ->
        [one] { $who } seals the town. One tile leaves the game.
       *[other] { $who } seals the town. { $count } tiles leave the game.
    }
    .caption = No way out. No way in, either.
# What a tile or a card brings, after its own line. Lack: 0 is nothing; 1, the pool is empty; 2, there is no room.
brought-zombies =
    { $zombies ->
        [one] one zombie
       *[other] { $zombies } zombies
    }{ $lack ->
        [0] { "" }
       *[other] { " " }instead of { $due }
    }
brought-bullets =
    { $bullets ->
        [one] one bullet
       *[other] { $bullets } bullets
    }
brought-lives =
    { $lives ->
        [one] one life
       *[other] { $lives } lives
    }
fact-brought =
    { $zombies ->
        [0]
            The pool of zombies is empty: none of the { $due } due can come{ $bullets ->
                [0]
                    { $lives ->
                        [0] { "" }
                       *[other] , only { brought-lives }
                    }
               *[other]
                    { $lives ->
                        [0] , only { brought-bullets }
                       *[other] , only { brought-bullets } and { brought-lives }
                    }
            }.
       *[other]
            It brings { $bullets ->
                [0]
                    { $lives ->
                        [0] { brought-zombies }
                       *[other] { brought-zombies } and { brought-lives }
                    }
               *[other]
                    { $lives ->
                        [0] { brought-zombies } and { brought-bullets }
                       *[other] { brought-zombies }, { brought-bullets } and { brought-lives }
                    }
            }{ $lack ->
                [0] { "" }
                [1] : the pool is now empty
               *[2] : there is no room for more
            }.
    }
fact-put = { "" }
fact-appeared =
    { $count ->
        [one] A zombie appears{ $space-at }{ space-off }.
       *[other] { $count } zombies appear{ $space-at }{ space-off }.
    }
fact-drew-cards =
    { $count ->
        [one] { $who } draws an event card.
       *[other] { $who } draws { $count } event cards.
    }
fact-drew = You draw “{ $kind }”.
fact-reshuffled =
    { $count ->
        [one] The one discarded card becomes the new deck.
       *[other] The { $count } discarded cards are shuffled into a new deck.
    }

## What happened: dice and steps

# A movement roll, with what a Skateboard adds to it.
move-total =
    { $bonus ->
        [0] { $total }
       *[other] { $number } + { $bonus } = { $total }
    }
# What: in a fight, which is told with its bonuses; for movement, with one die or two; for zombies; for I Don't Think
# They're Dead, whose two dice are told together.
fact-rolled =
    { $what ->
        [0] { "" }
        [1]
            { $dice ->
                [2] With the Helipad in place, { $who } rolls two dice for movement: { move-total }.
               *[1] { $who } rolls { move-total } for movement.
            }
        [2]
            { $number ->
                [one] { $who } rolls 1 for the zombies: at most one moves.
               *[other] { $who } rolls { $number } for the zombies: up to { $number } move.
            }
       *[3] { "" }
    }
    .caption =
        { $what ->
            [0] A { $number }, before bonuses.
            [1] { $number } for the movement.
            [2] { $number } for the zombies.
           *[3] { $number }. Dead or not?
        }
# Told where the roll is halved or doubled, or both; half of 1 is still one step.
move-steps =
    { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }
fact-moves =
    { $halved ->
        [0]
            { $doubled ->
                [0] { "" }
               *[1] So { $who } may move { move-steps }.
            }
       *[1]
            { $doubled ->
                [0]
                    { $roll ->
                        [1] Half of 1, but at least one: { $who } may move { move-steps }.
                       *[other] Half of { $roll }: { $who } may move { move-steps }.
                    }
               *[1]
                    { $roll ->
                        [1] Half of 1, but at least one, and that doubled: { $who } may move { move-steps }.
                       *[other] Half of { $roll }, and that doubled: { $who } may move { move-steps }.
                    }
            }
    }
# No driver: the pawn's own player chose the step.
fact-stepped =
    { $goal-id ->
        [same]
            { $driver-key ->
                [none] { "" }
               *[other] { $driver } leads { $who } one step on, within the same tile.
            }
        [unknown] { $who } takes a step.
       *[other]
            { $driver-key ->
                [none] { $who } goes { $goal-to }{ goal-off }.
               *[other] { $driver } leads { $who } { $goal-to }{ goal-off }.
            }
    }
# No driver: as above. Moved: 0 where no step was taken.
fact-halted =
    { $driver-key ->
        [none]
            { $moved ->
                [0] { $who } does not move.
               *[1]
                    { $left ->
                        [one] { $who } stops with one step left.
                       *[other] { $who } stops with { $left } steps left.
                    }
            }
       *[other]
            { $moved ->
                [0] { $driver } keeps { $who } from moving.
               *[1]
                    { $left ->
                        [one] { $driver } stops { $who } with one step left.
                       *[other] { $driver } stops { $who } with { $left } steps left.
                    }
            }
    }
fact-herd-began =
    { $count ->
        [one] Without a roll, at most one zombie moves.
       *[other] Without a roll, up to { $count } zombies move.
    }
# Met: those whose pawns stand where the zombie goes; freed: those whose pawns stand where it was. From the centre of the
# Helipad it can only go to its edge.
herded-on =
    { $met-key ->
        [0]
            { $goal-id ->
                [same] { "" }
                [unknown] { "" }
               *[other]
                    { $start-id ->
                        [helipad_centre] A zombie leaves the centre of the Helipad.
                       *[other] A zombie shuffles { $goal-to }{ goal-off }.
                    }
            }
       *[other]
            { $goal-id ->
                [same] A zombie reaches { $met }.
                [unknown] A zombie reaches { $met }.
               *[other] A zombie shuffles { $goal-to }{ goal-off } and reaches { $met }.
            }
    }
herded-away =
    { $met-key ->
        [0]
            { $goal-id ->
                [same] A zombie leaves { $freed }.
                [unknown] A zombie leaves { $freed }.
               *[other] A zombie leaves { $freed } and shuffles { $goal-to }{ goal-off }.
            }
       *[other]
            { $goal-id ->
                [same] A zombie leaves { $freed } and reaches { $met }.
                [unknown] A zombie leaves { $freed } and reaches { $met }.
               *[other] A zombie leaves { $freed }, shuffles { $goal-to }{ goal-off } and reaches { $met }.
            }
    }
fact-herded =
    { $freed-key ->
        [0] { herded-on }
       *[other] { herded-away }
    }
    .caption = Shuffle, shuffle.
fact-zombie-carried =
    { $goal-id ->
        [unknown] A zombie is moved elsewhere
        [same] A zombie{ $start-at }{ start-off } is moved a little further on
       *[other] A zombie is moved { $goal-to }{ goal-off }
    }{ $freed-key ->
        [0] { "" }
       *[other] , away from { $freed }
    }.
    .caption = Nobody likes to be moved.

## What happened: fights

# The place is said with the first roll of a fight.
fact-fought =
    { $who } { $again ->
        [0] fights{ $space-at }{ space-off }
       *[1] rolls again
    }: { $bonus ->
        [0] { $total }
       *[other] { $number } + { $bonus } = { $total }
    }, { $total ->
        [1] not enough
        [2] not enough
        [3] not enough
       *[other] enough
    }.
    .caption =
        { $total ->
            [1] 1 in all. It bites.
            [2] 2 in all. Close, from the zombie's side.
            [3] 3 in all. So close.
           *[other] { $total } in all. Down it goes.
        }
fact-emptied = { $who }'s Shotgun is empty.
# Freed: others whose pawns stood with the zombie.
fact-slew =
    { $who } wins and collects the zombie{ $freed-key ->
        [0] { "" }
       *[other] , and { $freed } need not fight it any more
    }.
    .caption = Dead again. It counts.
fact-escaped = { $who }'s fight{ $space-at }{ space-off } ends without a winner.
    .caption = Nobody wins. Nobody complains.
# Why: in a fight; for Bad Sense of Direction; by a Grenade; for I Don't Think They're Dead.
fact-lost-life =
    { $why ->
        [1] The card costs { $who } a life: { $left } left.
        [2]
            { $left ->
                [0] { $who } loses their last life to the Grenade.
               *[other] { $who } loses a life to the Grenade and has { $left } left.
            }
        [3] { $who } pays a life to roll again and has { $left } left.
       *[0]
            { $left ->
                [0] { $who } loses their last life.
               *[other] { $who } loses a life and has { $left } left.
            }
    }
    .caption =
        { $left ->
            [0] That was the last one.
           *[other] Ouch. { $left } left.
        }
fact-paid =
    { $bullets ->
        [one] { $who } spends one bullet.
       *[other] { $who } spends { $bullets } bullets.
    }
    .caption =
        { $bullets ->
            [one] Bang.
            [2] Bang, bang.
           *[other] Bang, bang, bang.
        }
fact-died =
    { $space-id ->
        [town_square] { $who } dies{ $space-at } and starts again from its centre
       *[other] { $who } dies{ $space-at }{ space-off } and starts again from Town Square
    } with 3 lives and 3 bullets{ $lost ->
        [0] { "" }
        [one] , but one zombie fewer
       *[other] , but { $lost } zombies fewer
    }{ $discarded-key ->
        [0] { "" }
       *[other] , and loses { $discarded-quoted }
    }.
    .caption = { $who } is eaten. It happens.
# What: 2 is a bullet, 4 a life.
fact-took =
    { $what ->
        [2] { $who } picks up a bullet{ $space-at }.
       *[4] { $who } picks up a life{ $space-at }.
    }
    .caption =
        { $what ->
            [2] One bullet, hardly used.
           *[4] One life, hardly used.
        }
# One zombie is told with its fight or its Grenade.
fact-collected =
    { $count ->
        [one] { "" }
       *[other] { $who } collects { $count } zombies.
    }
    .caption =
        { $count ->
            [one] One for the collection.
           *[other] { $count } for the collection.
        }
fact-dead-dice = { $who } rolls two dice to keep the zombies: { $one } and { $two }; both must be 4 or more.
# Who has only one never loses it.
fact-kept =
    { $count ->
        [one] { $who } has only one zombie and keeps it.
        [2] { $who } keeps both zombies.
       *[other] { $who } keeps all { $count } zombies.
    }
fact-gave-back =
    { $count ->
        [one] One of { $who }'s zombies was not dead and goes back to the pool.
       *[other] { $count } of { $who }'s zombies were not dead and go back to the pool.
    }
    .caption = They were only resting.

## What happened: cards

fact-played =
    { $kind-sort ->
        [item] { "" }
        [aimed]
            { $kind-key ->
                [24] { $who } plays “{ $kind }” on { $target }, and moves { $target }'s pawn 5 steps.
                [7] { $who } plays “{ $kind }” on { $target }: in their next turn, no building may be entered.
                [8] { $who } plays “{ $kind }” on { $target }: no movement in their next turn.
                [13] { $who } plays “{ $kind }” on { $target }, who loses their next turn.
                [26] { $who } plays “{ $kind }” on { $target }: their next movement roll is halved.
               *[other] { $who } plays “{ $kind }” on { $target }.
            }
        [building] { $who } plays “{ $kind }” on { $extra ->
            [6] { tile-hospital.the }
            [7] { tile-lawn-garden.the }
            [8] { tile-police-station.the }
            [9] { tile-sporting-goods.the }
            [10] { tile-fire-station.the }
            [11] { tile-army-surplus.the }
            [12] { tile-drug-store.the }
            [13] { tile-gas-station.the }
            [14] { tile-skate-shop.the }
            [15] { tile-florist.the }
            [16] { tile-hardware-store.the }
           *[17] { tile-toy-store.the }
        }.
       *[plain]
            { $kind-key ->
                [0] { $who } plays “{ $kind }”: the movement roll counts double.
                [2] { $who } plays “{ $kind }”: nobody fights until the end of { $who }'s next turn.
                [4] { $who } plays “{ $kind }” and chooses every step of this movement.
                [16] { $who } plays “{ $kind }”: no roll, but up to 10 steps.
               *[other] { $who } plays “{ $kind }”.
            }
    }
    .caption =
        { $kind-key ->
            [0] { $who } is in a hurry.
            [2] Something tastier has turned up.
            [3] { $who }: wrong turn, { $target }.
            [4] Whose legs are these?
            [5] { $who } bumps into { $target }. Oops.
            [7] { $who }: the walls come closer, { $target }.
            [8] { $who }: don't look now, { $target }.
            [13] { $who }: don't move, { $target }. Really, don't.
            [14] { $who }: did one of yours just blink, { $target }?
            [15] It just got worse.
            [16] { $who } borrows a car.
            [19] { $who } sits down for a minute.
            [21] A slight error, to the power of zombie.
            [22] { $who } rearranges the furniture.
            [23] All of us, in fact.
            [24] { $who }: this way, { $target }.
            [25] { $who } whistles, and they come.
            [26] { $who }: look down, { $target }, your shoe.
           *[other] { $who } plays “{ $kind }”.
        }
fact-equipped =
    { $kind-key ->
        [1] { $who } puts “{ $kind }” into play: when spilled later, it keeps zombies from moving until { $who }'s next turn is over.
        [6] { $who } puts “{ $kind }” into play: once used, +2 on fight rolls for one turn.
        [9] { $who } puts “{ $kind }” into play: +1 on fight rolls.
        [10] { $who } puts “{ $kind }” into play: it can save one life after a failed fight roll.
        [11] { $who } puts “{ $kind }” into play: once used, it collects every zombie in a building and costs a life.
        [12] { $who } puts “{ $kind }” into play: +1 on three fight rolls.
        [17] { $who } puts “{ $kind }” into play: once used, 3 bullets.
        [18] { $who } puts “{ $kind }” into play: once used, +2 on fight rolls in a building for one turn.
        [20] { $who } puts “{ $kind }” into play: +2 on movement rolls.
       *[other] { $who } puts “{ $kind }” into play.
    }
    .caption = “{ $kind }”, handle with care.
fact-used =
    { $kind-key ->
        [0] { $who } plays “{ $kind }”: +2 on this roll.
        [1] { $who } spills “{ $kind }”: zombies do not move at the end of turns until { $who }'s next turn is over.
        [6] { $who } starts the Chainsaw: +2 on fight rolls until the turn ends.
        [10] { $who } uses the First Aid Kit instead of losing a life.
        [11] { $who } throws the Grenade and collects every zombie in the building.
        [18] { $who } throws the Molotov Cocktail: +2 on fight rolls in this building until the turn ends.
       *[other] { $who } uses “{ $kind }”.
    }
    .caption =
        { $kind-key ->
            [0] A second wind.
            [1] Mind your step.
            [6] It starts first time.
            [10] A plaster, and on we go.
            [11] Boom.
            [17] So that is where they were.
            [18] Cheers.
           *[other] { $who } uses “{ $kind }”.
        }
fact-lost-item = { $who } loses “{ $kind }”.
    .caption = Clatter.
fact-lost-bullets =
    { $bullets ->
        [one] { $who } loses a bullet.
       *[other] { $who } loses { $bullets } bullets.
    }
    .caption = Plink, plink, gone.
fact-relocated = { $who } is put back on Town Square.
    .caption = Haven't we been here before?
fact-gained =
    { $bullets ->
        [0]
            { $lives ->
                [0] { $who } rests instead of moving, but has five lives already.
                [one] { $who } rests instead of moving and gains a life.
               *[other] { $who } rests instead of moving and gains { $lives } lives.
            }
       *[other] { $who } gains { $bullets } bullets.
    }
    .caption =
        { $bullets ->
            [0] Much better.
           *[other] Much safer.
        }
# Kept: 1 where one like it stays in play.
fact-dropped =
    { $kept ->
        [0] { $who } discards “{ $kind }”.
       *[1] { $who } discards a second “{ $kind }” from hand; the one in play stays.
    }
fact-over = { $who }'s “{ $kind }” no longer has any effect.

# Windows open and close without a word: what comes of them is told.
fact-opened = { "" }
fact-closed = { "" }

## What happened: the end

# Why: on the Helipad; by the kill goal.
fact-won =
    { $why ->
        [0] { $who } reaches the helicopter.
       *[1] { $who } has collected enough zombies.
    }
    .caption =
        { $why ->
            [0] Room for one. Goodbye, everybody.
           *[1] { $who } has run out of zombies to fear.
        }

reason-HELIPAD =
    { $points ->
        [0] { $who } flies off in the helicopter, without having collected a single zombie.
        [one] { $who } flies off in the helicopter, with one zombie collected.
       *[other] { $who } flies off in the helicopter, with { $points } zombies collected.
    }
    .short = by helicopter
reason-KILLS = { $who } wins with { $points } zombies collected.
    .short = enough zombies collected
reason-LIMIT =
    { $points ->
        [0] Nobody gets out of here any more, and nobody has collected a zombie. Victory for { $who }.
        [one] Nobody gets out of here any more. Victory with one zombie collected: { $who }.
       *[other] Nobody gets out of here any more. Victory with { $points } zombies collected: { $who }.
    }
    .short = nobody got out

## What is asked: of you, a hint below it, and who is waited for

ask-lay =
    { $drew ->
        [yes] You drew { $tile-the }. Where do you lay it?
       *[no] You have the fewest zombies, so you lay { $tile-the }. Where?
    }
    .hint = Road must meet road, wall must meet wall, and at least one road must join.
    .wait = { $names } is laying { $tile-the }.
put-what =
    { $what ->
        [zombie]
            { $left ->
                [one] One zombie
               *[other] { $left } zombies
            }
        [bullet]
            { $left ->
                [one] One bullet
               *[other] { $left } bullets
            }
       *[life]
            { $left ->
                [one] One life
               *[other] { $left } lives
            }
    }
ask-put =
    { put-what } still to put { $scope ->
        [tile] { $tile-in }
       *[anywhere] in the town
    }. On which space?
    .hint =
        { $scope ->
            [anywhere] Not on a zombie, not on a pawn. Choose the spaces tile by tile as laid, from left to right and top to bottom.
           *[other]
                { $what ->
                    [zombie] At most one zombie on a space. Choose the spaces from left to right and top to bottom.
                   *[other] At most one token on a space. Choose the spaces from left to right and top to bottom.
                }
        }
    .wait =
        { $what ->
            [zombie] { $names } is putting zombies in the town.
            [bullet] { $names } is putting bullets in the town.
           *[life] { $names } is putting lives in the town.
        }
# The windows for event cards, a to h.
moment-now =
    { $moment ->
        [a]
            { $you ->
                [yes] Your turn begins.
               *[no] { $who }'s turn begins.
            }
        [b] A tile has been laid.
        [c]
            { $you ->
                [yes] You are about to roll in a fight.
               *[no] { $who } is about to roll in a fight.
            }
        [d]
            { $afraid ->
                [yes]
                    { $you ->
                        [yes] Fear: you do not move this turn.
                       *[no] Fear: { $who } does not move this turn.
                    }
               *[no]
                    { $you ->
                        [yes] You are about to roll { $dice ->
                            [2] two dice
                           *[1] a die
                        } for movement.
                       *[no] { $who } is about to roll { $dice ->
                            [2] two dice
                           *[1] a die
                        } for movement.
                    }
            }
        [e]
            { $keys ->
                [yes]
                    { $you ->
                        [yes] You have a car and up to 10 steps.
                       *[no] { $who } has a car and up to 10 steps.
                    }
               *[no]
                    { $you ->
                        [yes] You may move { $steps ->
                            [one] one step
                           *[other] up to { $steps } steps
                        }.
                       *[no] { $who } may move { $steps ->
                            [one] one step
                           *[other] up to { $steps } steps
                        }.
                    }
            }
        [f]
            { $you ->
                [yes] You have taken a step.
               *[no] { $who } has taken a step.
            }
        [g] The zombies are about to move.
       *[h]
            { $you ->
                [yes] Your turn is about to end.
               *[no] { $who }'s turn is about to end.
            }
    }
ask-event =
    { moment-now } { $used ->
        [yes] Use an item?
       *[no] Play a card?
    }
    .hint =
        { $used ->
            [yes] You have played your event of this round; items in play may still be used.
           *[no] One event card from one of your turns to the next; items in play may be used freely.
        }
    .idle =
        { moment-now } { $used ->
            [yes] You have no item to use now.
           *[no] You have nothing to play now.
        }
    .wait =
        { moment-now } { $count ->
            [one] { $names } may play a card.
           *[other] { $names } may each play a card.
        }
ask-settle = You rolled { $total } in all and need 4. What do you do?
    .hint =
        You have { $lives ->
            [one] one life
           *[other] { $lives } lives
        } and { $bullets ->
            [0] no bullets
            [one] one bullet
           *[other] { $bullets } bullets
        }.
    .wait = { $names } rolled { $total } in a fight and needs 4.
ask-not-dead = You rolled { $one } and { $two }. Raise or reroll a die?
    .hint = If one stays below 4, two of your zombies go back to the pool.
    .wait = { $names } rolled { $one } and { $two }: are the zombies really dead?
ask-step =
    { $led ->
        [yes]
            Where do you lead { $who }? { $left ->
                [one] One step
               *[other] { $left } steps
            } left.
       *[no]
            Where do you go? { $left ->
                [one] One step
               *[other] { $left } steps
            } left.
    }
    .hint =
        { $forced ->
            [yes] All the steps must be taken, and none straight back. { $who } fights, pays and keeps what is found.
           *[no]
                { $shut ->
                    [yes] Claustrophobia: enter no building, and leave one by the shortest way.
                   *[no]
                        { $led ->
                            [yes] You may stop at any time. { $who } fights, pays and keeps what is found.
                           *[no] { $dice ->
                                [2] Two dice, now that the Helipad is laid. { "" }
                               *[1] { "" }
                            }You fight every zombie you meet. You may stop at any time.
                        }
                }
        }
    .wait =
        { $led ->
            [yes] { $names } is leading { $who } about.
           *[no] { $names } is walking.
        }
ask-zombies =
    { $left ->
        [one] One zombie still to move. Which one, and where to?
       *[other] { $left } zombies still to move. Which one is next, and where to?
    }
    .hint = One step each, onto a space without a zombie; a pawn may be there.
    .wait = { $names } is moving zombies.
ask-carry =
    { $up ->
        [yes] Where do you put the zombie?
       *[no]
            { $left ->
                [one] Which other zombie do you take?
               *[other] Which zombie do you take first?
            }
    }
    .hint =
        { $up ->
            [yes] Any space with neither a zombie nor a pawn will do, however far away.
           *[no] You then put it on a space with neither a zombie nor a pawn, however far away.
        }
    .wait = { $names } is putting zombies elsewhere.
ask-discard = Discard a card, or keep all?
    .hint = This ends your turn. You fill your hand in your next turn.
    .wait = { $names } may discard a card.

# What chance is doing, for everybody.
chance-first = It is drawn who begins.
chance-without = Two buildings are drawn that this town will lack.
chance-card = { $who } draws event cards.
chance-tile = { $who } draws a tile.
chance-lay = One of those with the fewest zombies is drawn to lay the Helipad.
chance-move = { $who } rolls for movement.
chance-settle = { $who } rolls in a fight.
chance-zombies = { $who } rolls for the zombies.
chance-not-dead = { $who } rolls to see whether the zombies are really dead.

## Answers: what they do, and in short for a button

answer-pass =
    { $ask ->
        [discard] Keep all your cards and end your turn
        [not_dead] Accept the dice as they are
       *[event] Play nothing now
    }
    .short =
        { $ask ->
            [discard] Keep all
            [not_dead] Accept
           *[event] Pass
        }
answer-pass-turn = Play nothing more in this turn
    .short = Pass for this turn
answer-stop =
    { $led ->
        [yes] Stop { $who } here, with { $left ->
            [one] one step
           *[other] { $left } steps
        } left
       *[no] Stop here, with { $left ->
            [one] one step
           *[other] { $left } steps
        } left
    }
    .short = Stop here
go-where =
    { $spot-id ->
        [same] { "" }
       *[other] , { $spot-to }{ spot-off }
    }{ $there ->
        [zombie] : there is a zombie to fight
        [fed] , through a zombie
        [bullet] : there is a bullet
        [life] : there is a life
        [win] : that wins the game
       *[none] { "" }
    }
answer-go =
    { $led ->
        [yes] Lead { $who } { $way }{ go-where }
       *[no] Go { $way }{ go-where }
    }
    .short = { $way-start }
answer-lay =
    Lay { $tile-the } { place-off }{ $turn ->
        [0] { "" }
        [1] , a quarter turn right
        [2] , a half turn
       *[3] , a quarter turn left
    }
    .short = { place-off }
answer-put =
    { $what ->
        [zombie] Put a zombie{ place-at }
        [bullet] Put a bullet{ place-at }
        [life] Put a life{ place-at }
       *[carried] Put the zombie{ place-at }
    }
    .short = Put it here
answer-herd = Move the zombie{ place-at }, one step { $way }
    .short = { $way-start }
answer-lift = Take the zombie{ place-at }
    .short = Take this one
answer-life =
    { $left ->
        [0] Lose your last life and die
       *[other] Lose a life ({ $left } left) and roll again
    }
    .short = A life
answer-bullets =
    { $lack ->
        [one] Spend one bullet and win the fight
       *[other] Spend { $lack } bullets and win the fight
    }
    .short =
        { $lack ->
            [one] 1 bullet
           *[other] { $lack } bullets
        }
answer-kit = Discard the First Aid Kit and roll again
    .short = First Aid Kit
answer-rush =
    { $rushed ->
        [3] Play “Adrenaline Rush”: { $total } becomes 3, which is not enough yet
       *[other] Play “Adrenaline Rush”: { $total } becomes { $rushed }, and you win the fight
    }
    .short = Adrenaline Rush
answer-raise =
    { $bullets ->
        [one] Spend one bullet to make the { $shown } a 4
       *[other] Spend { $bullets } bullets to make the { $shown } a 4
    }
    .short =
        { $bullets ->
            [one] 1 bullet for the { $shown }
           *[other] { $bullets } bullets for the { $shown }
        }
answer-again = Lose a life to roll the { $shown } again
    .short = A life for the { $shown }
answer-play = Play “{ $card }”
    .short = { $card }
answer-play-on = Play “{ $card }” on { $target }
    .short = “{ $card }” on { $target }
answer-play-item = Play “{ $card }” on { $target }, who loses “{ $item }”
    .short = { $target }: { $item }
answer-play-bullets =
    { $bullets ->
        [one] Play “{ $card }” on { $target }, who loses a bullet
       *[other] Play “{ $card }” on { $target }, who loses { $bullets } bullets
    }
    .short =
        { $bullets ->
            [one] { $target }: 1 bullet
           *[other] { $target }: { $bullets } bullets
        }
answer-play-building = Play “{ $card }” on { $building-the }
    .short = { $building }
answer-equip = Put “{ $card }” into play
    .short = { $card }
answer-use =
    { $card-key ->
        [all_the_marbles] Use “{ $card }”: zombies do not move at the end of turns until your next turn ends
        [chainsaw] Use “{ $card }”: +2 on your fight rolls until this turn ends
        [grenade]
            { $kills ->
                [one] Use “{ $card }”: collect one zombie and lose a life
               *[other] Use “{ $card }”: collect { $kills } zombies and lose a life
            }
        [lots_of_ammo] Use “{ $card }”: gain 3 bullets
       *[molotov] Use “{ $card }”: +2 on your fight rolls in this building until this turn ends
    }
    .short = { $card }
answer-discard = Discard “{ $card }” and end your turn
    .short = Discard “{ $card }”

## The terminal

board-key =
    The town is made of tiles with three by three spaces: a dot is road, a comma the inside of a building, z a
    zombie, * a bullet, + a life. Letters are pawns, in the order of their seats. A space is written as its tile,
    counted as laid, and its number on the tile, counted from left to right and top to bottom: 1.5 is the centre of Town Square.
    Nobody else sees your cards; of the other hands you see how many cards they hold.

# the picture
scene-table = The town of Zombies!!!
scene-answers = Your options:
scene-space =
    Space { $id }{ place-at }: { $zombie ->
        [yes] { $token ->
            [bullet] a zombie and a bullet
            [life] a zombie and a life
           *[none] a zombie
        }
       *[no] { $token ->
            [bullet] a bullet
            [life] a life
           *[none] nothing
        }
    }{ $count ->
        [0] { "" }
       *[other] { " " }(here: { $who })
    }
scene-lot = A place for a tile, { place-off }
scene-player =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }: { $kills ->
        [one] { $kills } zombie
       *[other] { $kills } zombies
    } of { $of }, { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }, { $bullets ->
        [one] { $bullets } bullet
       *[other] { $bullets } bullets
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $items ->
        [0] { "" }
       *[other] ; in play: { $card-quoted }
    }{ $used ->
        [yes] ; event of this round played
       *[no] { "" }
    }
scene-card = { $card }: { $card-effect }
scene-role =
    { $you ->
        [yes] you{ $role ->
            [now] , your turn
           *[wait] { "" }
        }
       *[no] { $role ->
            [now] taking a turn
           *[wait] { $used ->
                [yes] event played
               *[no] waiting
            }
        }
    }
scene-rank =
    { $rank ->
        [1] won
       *[other] place { $rank }
    }
side-turn = Turn { $turn }
scene-spot =
    { $spot-to }{ $token ->
        [bullet] { " " }for a bullet
        [life] { " " }for a life
       *[none] { "" }
    }
side-town =
    { $tiles ->
        [0] No tiles left
        [one] One tile left
       *[other] { $tiles } tiles left
    } · { $zombies ->
        [-1] zombies without end
        [0] no zombies in the pool
        [one] one zombie in the pool
       *[other] { $zombies } zombies in the pool
    } · { $cards ->
        [0] no cards in the deck
        [one] one card in the deck
       *[other] { $cards } cards in the deck
    } · { $helipad ->
        [laid] the Helipad is laid
        [gone] the Helipad is out of the game
       *[ahead] the Helipad is still to come
    }
side-hand = Your cards
side-sort =
    { $sort ->
        [item] Item
        [aimed] Against others
        [building] On a building
       *[plain] Event
    }
side-can =
    { $ask ->
        [discard] Can be discarded
       *[other] Can be played now
    }
side-play = In play
side-lock =
    { $why ->
        [used] You have played your event of this round
        [have] You already have one in play
        [home] Playable only inside: { $building }
        [rush] Playable before your first step, or when your fight roll fails
        [roll] Playable before your movement roll
        [others] Playable after an opponent’s movement roll
        [target] No target for it now
       *[window] Playable at the next pause: before a roll, after a step, as a turn begins or ends
    }
side-percent = { $p }%
side-odds-fight =
    { $you ->
        [yes] Your fight
       *[no] { $name }’s fight
    }
side-odds-unhurt = unhurt
side-odds-hurt = hurt
side-odds-dead = dead
side-odds-survive = to survive
side-odds-survive-in = to survive ({ $k } in { $n })
side-odds-then = then { $p }% to survive
side-odds-helipad =
    { $you ->
        [yes] You reach the helicopter this turn
       *[no] { $name } reaches the helicopter this turn
    }
side-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, { $left ->
        [0] none left
       *[other] { $left } left
    }
side-go =
    { $own ->
        [yes] { $fights ->
            [yes] Walk there and fight
           *[no] Walk there
        }
       *[no] { $fights ->
            [yes] Lead the pawn there to fight
           *[no] Lead the pawn there
        }
    }
side-dies =
    { $own ->
        [yes] If you die, you go back to Town Square
       *[no] If this pawn dies, it goes back to Town Square
    }{ $lost ->
        [0] { "" }
       *[other] ; zombies lost: { $lost } of { $kills }
    }{ $items ->
        [0] { "" }
       *[other] ; discarded: { $card-quoted }
    }. Cards in hand are not counted in the odds.
side-choice =
    { $verb ->
        [lift] Take a zombie
       *[put] { $what ->
            [zombie] { $n ->
                [one] Put a zombie
               *[other] Put { $n } zombies
            }
            [bullet] { $n ->
                [one] Put a bullet
               *[other] Put { $n } bullets
            }
           *[life] { $n ->
                [one] Put a life
               *[other] Put { $n } lives
            }
        }
    }
    .hint = Tap other spaces to change your choice.
    .go =
        { $verb ->
            [lift] Take this one
           *[put] { $n ->
                [one] Put it here
               *[other] Put them here
            }
        }
side-herd =
    { $n ->
        [one] Move a zombie
       *[other] Move { $n } zombies
    }
    .hint = The arrows show one way to do it. Or tap a zombie, then the space it goes to.
    .go =
        { $n ->
            [one] Move it like this
           *[other] Move all like this
        }
    .one = Move this zombie
side-lay = Lay { $tile-the }
    .hint = Tap a place; tap again to turn the tile.
side-turned =
    { $turn ->
        [0] not turned
        [1] a quarter turn right
        [2] a half turn
       *[3] a quarter turn left
    }
# Whether the others have played their event of this round; after a player's badge.
side-react = Event played?
side-react-one =
    { $event ->
        [open] { $name } may still play an event
        [played] { $name } has played an event
       *[none] { $name } has no card
    }
    .short =
        { $event ->
            [open] not yet
            [played] yes
           *[none] no card
        }
# A button that does what is chosen.
side-do =
    { $verb ->
        [play] Play
        [equip] Put into play
        [use] Use
        [discard] Discard
        [life] Lose a life
        [bullets] Spend
        [stop] Stop here
        [keep] Keep all
        [accept] Accept
       *[pass] Pass
    }
side-other-way = Tap it again for another way there.
side-population =
    { $zombies ->
        [one] and 1 zombie
       *[other] and { $zombies } zombies
    }
    .welcome = Welcome to town
    .people = Population { $people }
side-finish = Finish my turn
    .label = Finish my turn: walk no further, move the zombies as suggested, keep all cards

## Why a bot would play like that: after a hint

why-pay =
    { $lack ->
        [one] One bullet wins the fight and its zombie.
       *[other] { $lack } bullets win the fight and its zombie.
    } { $left ->
        [0] Without them you would lose your last life, and with it { $lost ->
            [0] your way
            [one] a zombie and your way
           *[other] { $lost } of { $kills } zombies and your way
        }.
       *[other] A life would only buy another roll, and is worth more to you.
    }
why-life =
    { $left ->
        [0]
            { $pays ->
                [yes]
                    { $lost ->
                        [0] With no zombie to lose, death costs you little: you
                        [1] With one zombie to lose, death costs you little: you
                       *[other] Death costs you { $lost } zombies, but you
                    } begin anew in Town Square, with three lives and three bullets.
               *[no] The dead begin anew in Town Square, with three lives and three bullets.
            }
       *[other] You keep your bullets for worse rolls, and have { $p }% to get out of this fight alive.
    }
why-kit = The First Aid Kit lets you roll again for nothing: { $p }% to get out of this fight alive.
why-rush =
    { $p ->
        [100] Two more are enough to win this fight.
       *[other] Two more bring you nearer to winning this fight: { $p }% to get out of it alive.
    }
why-walk =
    { $steps ->
        [one] One step
       *[other] { $steps } steps
    } { $spot-to }{ $there ->
        [win] , where the helicopter takes you along and you win
        [life] , where a life lies
        [bullet] , where a bullet lies
        [zombie] , where a zombie is to be had
       *[other] { "" }
    }{ $heli ->
        [0] .
        [one] , one step nearer to the helicopter.
       *[other] , { $heli } steps nearer to the helicopter.
    } { $fights ->
        [0] Nobody has to be fought on the way.
        [one] One fight on the way, { $p }% to survive it.
       *[other] { $fights } fights on the way, { $p }% to survive them.
    }{ $tokens ->
        [0] { "" }
        [one] { " " }You pick up a token.
       *[other] { " " }You pick up { $tokens } tokens.
    }
why-halt = Every step that is left would cost you more than it brings.
why-lead = This is where it hurts the pawn's owner most.
why-card = “{ $card }” does more for you now than it would later.
why-hit =
    “{ $card }” sets { $who } back now: { $kills } of { $of } zombies, { $lives ->
        [one] one life
       *[other] { $lives } lives
    }{ $heli ->
        [0] .
        [one] , one step from the helicopter.
       *[other] , { $heli } steps from the helicopter.
    }
why-wait =
    { $used ->
        [yes] You have played your card of this round.
       *[no] None of your cards does enough now; one card a round is all you have, and a better moment will come.
    }
why-keep = All your cards are worth more than one drawn in their place.
why-drop = “{ $card }” is worth less to you than a card drawn in its place.
why-lay =
    { $tile-key ->
        [helipad] The Helipad should lie near you: { $own } steps for you, { $other } for { $who }.
       *[other] There { $tile-the } lies { $own } steps from you and { $other } from { $who }.
    }
why-near =
    { $verb ->
        [lift] It stands { $own } steps from you and { $other } from { $who }: somewhere else it does more for you.
       *[put]
            { $what ->
                [zombie] A zombie there is { $own } steps from you and { $other } from { $who }.
               *[other] There it lies { $own } steps from you and { $other } from { $who }.
            }
    }
why-dead =
    { $do ->
        [raise] Bullets are cheaper than two of your { $kills } zombies.
        [again] Another roll for a life is cheaper than two of your { $kills } zombies.
       *[pass] Mending the dice would cost more than the two zombies.
    }
