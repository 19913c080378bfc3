# Zombiaki in English. The same keys with the same variables stand in fr.ftl.
# The English of the refusals stands in refusals.py.
#
# $card and $kind (a card), $why (the card that removes something) and $side are translated before they fill a gap, and
# bring their forms along: $kind is "Shot 1", $kind-the "the shot"; $side is "zombies", $side-the "the zombies",
# $side-start begins a sentence. To select on which one it is, add -id: $kind-id is shot1. To select on what a variable
# was before that, add -key; -key is none where there is nothing.
# Cells ($cell, $start, $goal) are names such as B3; in facts $cell-key is a number, A1 being 0 and C5 being 14, and 15
# is the barricade. $body is dog, boss, fused, or the strength of any other zombie. $who and $name are players' names.
# A fact whose line is empty is not told: another line says it. A fact's caption stands under what people watch.

## The game

game-title = Zombiaki
game-line = One side shambles down the street, the other has guns and a barricade. Dawn is a long way off.
game-seats = Two players
# An answer in short notation, any one.
game-example = shot1-B

game-tag = Hold the street till morning
game-blurb = Forty zombie cards against forty human ones: march, shoot, burn, and hope for dawn.
game-minutes = 30
game-turn-1 = Zombies: dogs run, every zombie advances one step, then they draw until four cards lie open (ZK-2.2, ZK-3.4)
game-turn-2 = Humans: the barrel rolls, then they draw until four cards lie open (ZK-2.3, ZK-5.13)
game-turn-3 = Each side discards one of its four cards and plays as many of the others as it likes (ZK-2.2, ZK-2.8)
game-turn-4 = One zombie over the barricade, and the zombies have won (ZK-2.6)
game-turn-5 = Dawn lies under the zombies’ deck: when it is drawn, the humans have won (ZK-1.3, ZK-2.5)
game-first = The zombies begin.
game-chart = How far the zombies came, row by row (6: over the barricade)
game-won = The street is yours.
game-lost = The street belongs to the others now. Change sides, and take it back.
tally-furthest = Foremost row
tally-stopped = Zombies and dogs stopped
tally-night = Cards left before dawn

option-edition = Edition
    .help = The printed rules, or the publisher’s later edition where it says otherwise. It sets the options on dogs’ rows, merged zombies, walls’ rows, the floodlight and the flamethrower; any of them may still be set by itself.
option-edition-title = Which edition do you play?
option-edition-before = We play
option-edition-after = .
option-edition-printed = the printed rules
option-edition-printed-note = as in the box, to the letter
option-edition-later = the later edition
option-edition-later-note = the publisher’s rules of 2013 where they differ
option-side-a = First seat
    .help = Which side the first seat plays. The zombies begin from either seat.
option-side-a-title = Which side does the first seat play?
option-side-a-before = The first seat plays the
option-side-a-after = .
option-side-a-zombies = zombies
option-side-a-zombies-note = and begins
option-side-a-humans = humans
option-side-a-humans-note = and the second seat begins
option-barrier-row = Barrier row
    .help = In which row a barrier stands. In row 5, a zombie at the barricade keeps its own lane open.
option-barrier-row-title = Where does a barrier stand?
option-barrier-row-before = A barrier is put on row
option-barrier-row-after = .
option-barrier-row-1 = 1
option-barrier-row-1-note = at the cemetery (default)
option-barrier-row-5 = 5
option-barrier-row-5-note = at the barricade
option-freeze = Freeze!
    .help = What Freeze! stops: every movement for any reason, or the dogs and the march of one zombie turn.
option-freeze-title = What does Freeze! stop?
option-freeze-before = Freeze! stops
option-freeze-after = .
option-freeze-everything = everything
option-freeze-everything-note = nobody moves until the humans’ next turn ends
option-freeze-march = the dogs and the march
option-freeze-march-note = in the next zombie turn, and nothing else
option-orders-per-zombie = Orders per zombie
    .help = Whether a zombie obeys the boss once in a game, or again in a later turn.
option-orders-per-zombie-title = How often does a zombie obey?
option-orders-per-zombie-before = A zombie obeys the boss
option-orders-per-zombie-after = .
option-orders-per-zombie-game = once in a game
option-orders-per-zombie-game-note = three orders, three zombies
option-orders-per-zombie-turn = again in a later turn
option-orders-per-zombie-turn-note = one zombie may obey all three orders
option-dog-rows = Dogs’ rows
    .help = In which rows a dog may be placed.
option-dog-rows-title = Where do dogs come in?
option-dog-rows-before = Dogs come in through
option-dog-rows-after = .
option-dog-rows-edition = the rows that the edition says
option-dog-rows-edition-note = as the chosen rules have it
option-dog-rows-3 = rows 1 to 3
option-dog-rows-3-note = as the printed rules have it
option-dog-rows-1 = row 1
option-dog-rows-1-note = as the later edition has it: where the zombies come in
option-merged = Merged zombies
    .help = Whether anything moves a zombie that has just merged before the next zombie turn begins.
option-merged-title = What moves merged zombies?
option-merged-before = Until the next zombie turn, a merged zombie
option-merged-after = .
option-merged-edition = does as the edition says
option-merged-edition-note = as the chosen rules have it
option-merged-held = is held
option-merged-held-note = as the printed rules have it: nothing and nobody moves it
option-merged-free = is moved by human cards
option-merged-free-note = as the later edition has it: only zombie cards cannot move it again this turn
option-wall-rows = Walls’ rows
    .help = In which rows a wall may be built.
option-wall-rows-title = Where may walls be built?
option-wall-rows-before = Walls are built in
option-wall-rows-after = .
option-wall-rows-edition = the rows that the edition says
option-wall-rows-edition-note = as the chosen rules have it
option-wall-rows-1-4 = rows 1 to 4
option-wall-rows-1-4-note = as the printed rules have it
option-wall-rows-2-4 = rows 2 to 4
option-wall-rows-2-4-note = as the later edition has it
option-floodlight = Floodlight
    .help = Whether Floodlight reaches those who are behind a wall.
option-floodlight-title = Whom does Floodlight reach?
option-floodlight-before = In its lane, Floodlight throws back
option-floodlight-after = .
option-floodlight-edition = those whom the edition says
option-floodlight-edition-note = as the chosen rules have it
option-floodlight-lane = everybody
option-floodlight-lane-note = as the printed rules have it: behind a wall too
option-floodlight-sight = everybody in sight
option-floodlight-sight-note = as the later edition has it: nobody behind a wall
option-flames = Flamethrower
    .help = Which cells between two burned ones the flamethrower must pay for.
option-flames-title = Which cells must the flames pay for?
option-flames-before = Between two burned cells, the flamethrower pays for
option-flames-after = .
option-flames-edition = what the edition says
option-flames-edition-note = as the chosen rules have it
option-flames-every = every cell
option-flames-every-note = as the printed rules have it: whoever is there burns too
option-flames-empty = empty cells
option-flames-empty-note = as the later edition has it: a zombie or dog may be skipped

## Sides and the street

camp-zombies = zombies
    .the = the zombies
    .start = The zombies
    .id = zombies
camp-humans = humans
    .the = the humans
    .start = The humans
    .id = humans

## The zombies’ cards

card-zombie2 = Zombie 2
    .effect = A zombie of strength 2 enters row 1. From your next turn on it advances one step a turn.
    .id = zombie2
card-zombie3 = Zombie 3
    .effect = A zombie of strength 3 enters row 1. From your next turn on it advances one step a turn.
    .id = zombie3
card-zombie4 = Zombie 4
    .effect = A zombie of strength 4 enters row 1. From your next turn on it advances one step a turn.
    .id = zombie4
card-zombie5 = Zombie 5
    .effect = A zombie of strength 5 enters row 1. From your next turn on it advances one step a turn.
    .id = zombie5
card-dog = Dog
    .effect = A dog enters row 1, 2 or 3 and from your next turn on takes up to 3 steps a turn, forward, back or sideways. It never goes onto a wall, not even as it enters.
    .id = dog
card-boss = Boss
    .effect = On a zombie: it gives one order a turn, 3 in all, and another zombie of strength 3 or less takes a step; each zombie obeys only once. When the boss dies, all zombies step back.
    .id = boss
card-shield = Human shield
    .effect = On a zombie that has none: absorbs the whole of one attack and is gone. It does not help against a grenade.
    .id = shield
card-claws = Claws
    .effect = On a zombie: 1 more strength.
    .id = claws
card-terror = Terror
    .effect = In their next turn the humans play 1 card at most.
    .id = terror
card-mass = Merge
    .effect = A zombie steps onto a neighbouring zombie and merges with it: their strengths add up. Your cards and orders move a zombie only once a turn, and until your next turn nothing moves the merged zombie.
    .id = mass
card-swap = Swap
    .effect = Two neighbouring zombies swap places. Your cards and orders move a zombie only once a turn.
    .id = swap
card-bite = Bite
    .effect = A human shield in the street becomes a zombie of strength 1, beside its bearer or right behind it.
    .id = bite
card-hunger = Hunger
    .effect = A zombie takes one step forward, over the barricade too. Your cards and orders move a zombie only once a turn.
    .id = hunger
card-meat = Meat
    .effect = The humans discard a card of your choice from their hand.
    .id = meat
card-click = Click!
    .effect = In the humans’ turn, when a shot, burst or sniper has just been announced: it is cancelled before anything happens.
    .id = click
card-pickaxe = Pickaxe
    .effect = Removes a wall, the barrel, the car or the mine, even from under a zombie or dog. Nothing explodes.
    .id = pickaxe
card-notsofast = Not so fast
    .effect = On the march, just before a zombie’s step: it stays where it is. Your cards can still move it this turn.
    .id = notsofast
card-dawn = Dawn
    .effect = The last card of the deck. When it is drawn, the humans win.
    .id = dawn

## The humans’ cards

card-shot1 = Shot 1
    .the = the shot
    .effect = Name a lane: 1 damage to the first in sight, which steps back if it lives. Or hit a car in sight.
    .id = shot1
card-shot2 = Aimed shot 2
    .the = the aimed shot
    .effect = Name a lane: 2 damage to the first in sight, which steps back if it lives. Or hit a car in sight.
    .id = shot2
card-burst2 = Burst 2
    .the = the burst
    .effect = Name a lane: 2 bullets of 1 damage, one after the other, each at the first in sight or at a car. A survivor steps back once.
    .id = burst2
card-burst3 = Burst 3
    .the = the burst
    .effect = Name a lane: 3 bullets of 1 damage, one after the other, each at the first in sight or at a car. A survivor steps back once.
    .id = burst3
card-sniper = Sniper
    .the = the sniper’s shot
    .effect = Any zombie or dog in the street, behind a wall too: 2 damage, and it steps back if it lives. Or hit a car.
    .id = sniper
card-wall5 = Wall 5
    .the = the wall
    .effect = On a free cell of rows 1 to 4, with nobody around it and nobody in a row nearer the barricade. Climbing it takes strength 5, the queue behind included.
    .id = wall5
card-wall6 = Wall 6
    .the = the wall
    .effect = On a free cell of rows 1 to 4, with nobody around it and nobody in a row nearer the barricade. Climbing it takes strength 6, the queue behind included.
    .id = wall6
card-barrier = Barrier
    .the = the barrier
    .effect = On a free cell of row 1: until your next turn nobody moves in, into or out of its lane, and nobody is placed there.
    .id = barrier
card-napalm = Napalm
    .the = the napalm
    .effect = Any cell burns until your next turn: 1 damage now, then 1 to whoever enters. Sets off a car or mine there.
    .id = napalm
card-blood = Blood
    .effect = A zombie or dog takes one step sideways; you say which way.
    .id = blood
card-getout = Get out!
    .effect = The zombies discard a card of your choice from their hand.
    .id = getout
card-floodlight = Floodlight
    .effect = Name a lane: everybody in it steps back if they can, behind a wall too.
    .id = floodlight
card-petrol = Petrol
    .the = the petrol
    .effect = Power 4 runs from any cell to the next: spend up to its strength on a zombie, 1 on a dog or an empty cell. It runs on only from a cell where nobody is left.
    .id = petrol
card-stepback = Step back
    .effect = Everybody in the street steps back if they can.
    .id = stepback
card-freeze = Freeze!
    .effect = Nobody moves, for any reason, until the end of your next turn.
    .id = freeze
card-grenade = Grenade
    .the = the grenade
    .effect = Any cell: a car or mine there explodes; then everything on it is gone, shield or not.
    .id = grenade
card-net = Net
    .the = the net
    .effect = Neighbouring zombies and dogs, strength 6 together at most: until your next turn they neither move nor push.
    .id = net
card-barrel = Rolling barrel
    .the = the barrel
    .effect = On a free cell of row 5: from your next turn on it rolls one cell a turn and kills the first it meets.
    .id = barrel
card-mine = Mine
    .the = the mine
    .effect = On a free cell, not right in front of anybody: whoever enters takes 2 damage, and you send 1 to a neighbouring cell.
    .id = mine
card-streetfire = Street on fire
    .the = the burning street
    .effect = Lane A or C: 1 damage to everybody in it, behind walls too; then car and mine in it explode.
    .id = streetfire
card-voltage = High voltage
    .the = the high voltage
    .effect = Any lane: 1 damage to everybody in it, behind walls too. Sets off nothing.
    .id = voltage
card-car = Car bomb
    .the = the car
    .effect = On a free cell with nothing between it and the barricade. Hit or burned, it explodes: 1 damage there and on the 8 cells around.
    .id = car
card-flamethrower = Flamethrower
    .the = the flamethrower
    .effect = Power 5 on the nearest row with somebody not behind a wall: share it out as you like, but leave out no cell between two burned ones. All cells burn at once.
    .id = flamethrower
card-pit1 = Pit 1
    .the = the pit
    .effect = On any free cell: whoever enters with strength 1 or less dies and fills it. A human shield fills it too.
    .id = pit1
card-pit2 = Pit 2
    .the = the pit
    .effect = On any free cell: whoever enters with strength 2 or less dies and fills it. A human shield fills it too.
    .id = pit2

# The same cards under an option.
effect-dog-row = A dog enters row 1 and from your next turn on takes up to 3 steps a turn, forward, back or sideways. It never goes onto a wall, not even as it enters.
effect-boss-turn = On a zombie: it gives one order a turn, 3 in all, and another zombie of strength 3 or less takes a step. When the boss dies, all zombies step back.
effect-barrier-row = On a free cell of row 5: until your next turn nobody moves in, into or out of its lane, and nobody is placed there.
effect-mass-free = A zombie steps onto a neighbouring zombie and merges with it: their strengths add up. Your cards and orders move a zombie only once a turn.
effect-wall5-rows = On a free cell of rows 2 to 4, with nobody around it and nobody in a row nearer the barricade. Climbing it takes strength 5, the queue behind included.
effect-wall6-rows = On a free cell of rows 2 to 4, with nobody around it and nobody in a row nearer the barricade. Climbing it takes strength 6, the queue behind included.
effect-floodlight-sight = Name a lane: everybody in it who is not behind a wall steps back if they can.
effect-flamethrower-empty = Power 5 on the nearest row with somebody not behind a wall: share it out as you like, but leave out no empty cell between two burned ones. All cells burn at once.
effect-freeze-march = In the next zombie turn neither dogs nor zombies move before the draw. Everything else moves as ever.

## What hurts and is no card

harm-shrapnel = Shrapnel
    .the = the shrapnel
    .id = shrapnel

## What happened: turns and cards

fact-turn-began = Turn { $turn }: { $who }, for { $side-the }.
fact-drew =
    { $kind-id ->
        [dawn] { "" }
       *[other] { $side-start } draw “{ $kind }”.
    }
fact-ran-out = That was the last card of the humans’ deck.
# Why: one of four must go; discarded unplayed; taken by Meat or Get out!
fact-discarded =
    { $why ->
        [0] { $side-start } discard “{ $kind }”.
        [1] { $side-start } discard “{ $kind }” unplayed.
       *[2]
            { $side-id ->
                [humans] The zombies play “Meat”: { $side-the } discard “{ $kind }”.
               *[zombies] The humans play “Get out!”: { $side-the } discard “{ $kind }”.
            }
    }
# By its cell in row 1 or 5: where a lane is named by one, and where barriers stand.
lane-of-cell =
    { $cell-key ->
        [0] A
        [4] A
        [5] B
        [9] B
       *[other] C
    }
# Extra 5: the car is meant; 0: forward, 3: back. Claws, Pickaxe, Swap, Bite and Blood are told by what they do.
fact-played =
    { $kind-id ->
        [zombie2] A strength-2 zombie rises on { $cell }.
        [zombie3] A strength-3 zombie rises on { $cell }.
        [zombie4] A strength-4 zombie rises on { $cell }.
        [zombie5] A strength-5 zombie rises on { $cell }.
        [dog] A dog comes running onto { $cell }.
        [boss] { body-start } on { $cell } becomes the boss.
        [shield] { body-start } on { $cell } grabs a human shield.
        [terror] { $side-start } play “Terror”: the humans may play only one card on their next turn.
        [mass]
            { $side-start } play “{ $kind }”: { body-within } on { $cell } steps onto the zombie { $extra ->
                [0] in front of
                [3] behind
               *[other] beside
            } it.
        [hunger] { $side-start } play “{ $kind }” on { body-within } on { $cell }.
        [shot1]
            { $extra ->
                [5] { $side-start } fire “{ $kind }” at the car in lane { lane-of-cell }.
               *[other] { $side-start } fire “{ $kind }” down lane { lane-of-cell }.
            }
        [shot2]
            { $extra ->
                [5] { $side-start } fire “{ $kind }” at the car in lane { lane-of-cell }.
               *[other] { $side-start } fire “{ $kind }” down lane { lane-of-cell }.
            }
        [burst2] { $side-start } fire “{ $kind }” down lane { lane-of-cell }.
        [burst3] { $side-start } fire “{ $kind }” down lane { lane-of-cell }.
        [sniper]
            { $extra ->
                [5] The sniper aims at the car on { $cell }.
               *[other] The sniper aims at { body-within } on { $cell }.
            }
        [wall5] { $side-start } build a wall of height 5 on { $cell }.
        [wall6] { $side-start } build a wall of height 6 on { $cell }.
        [barrier] { $side-start } put a barrier on { $cell }: lane { lane-of-cell } is barred.
        [napalm] { $side-start } drop napalm on { $cell }.
        [floodlight] { $side-start } turn the floodlight on lane { lane-of-cell }.
        [petrol] { $side-start } pour petrol on { $cell }.
        [stepback] { $side-start } play “{ $kind }” on the whole street.
        [freeze] { $side-start } play “{ $kind }” on the whole street.
        [grenade] { $side-start } throw a grenade at { $cell }.
        [net] { $side-start } throw a net.
        [barrel] { $side-start } put a rolling barrel on { $cell }.
        [mine] { $side-start } lay a mine on { $cell }.
        [streetfire] { $side-start } set lane { lane-of-cell } on fire.
        [voltage] { $side-start } send high voltage through lane { lane-of-cell }.
        [car] { $side-start } park a car bomb on { $cell }.
        [flamethrower] { $side-start } light the flamethrower.
        [pit1] { $side-start } dig a pit of depth 1 on { $cell }.
        [pit2] { $side-start } dig a pit of depth 2 on { $cell }.
       *[other] { "" }
    }
fact-clicked = The zombies play “Click!” and cancel { $kind-the }.
    .caption = Somebody forgot to load.

# A moment for Click! opens and closes without a word: what comes of it is told.
fact-opened = { "" }
fact-closed = { "" }

## What happened: steps

body-start =
    { $body ->
        [dog] The dog
        [boss] The boss
        [fused] The merged zombie
       *[other] The strength-{ $body } zombie
    }
body-within =
    { $body ->
        [dog] the dog
        [boss] the boss
        [fused] the merged zombie
       *[other] the strength-{ $body } zombie
    }
# Why: in the march; a dog’s own step; by Hunger; by an order, which is told itself; shot; by Floodlight; by Step back;
# by the boss’s death; by Blood.
fact-moved =
    { $why ->
        [0] { body-start } advances from { $start } to { $goal }.
        [1] { body-start } runs from { $start } to { $goal }.
        [2] { body-start } advances from { $start } to { $goal }.
        [3] { "" }
        [8] The humans play “Blood”: { body-within } moves from { $start } to { $goal }.
       *[other] { body-start } steps back from { $start } to { $goal }.
    }
# Move: as above. Why: it is in row 1; a barrier; the net; the freeze; it has merged this turn; somebody is in the way; a
# wall behind it; a wall between it and the floodlight; a dog has no free way at all.
fact-stayed =
    { body-start } on { $cell } { $move ->
        [0] does not advance
        [1] stays where it is
       *[other] cannot step back
    }: { $why ->
        [0] it is already in row 1
        [1] the barrier bars its lane
        [2] the net holds it
        [3] the street is frozen
        [4] it has only just merged
        [5]
            { $move ->
                [0] somebody stands in front of it
               *[other] somebody stands behind it
            }
        [6]
            { $body ->
                [dog] dogs do not climb walls
               *[other] the wall behind it is too high
            }
        [7] a wall hides it from the floodlight
       *[8] every way is blocked
    }.
fact-waited = The dog on { $cell } stays where it is.
fact-frozen = The street is frozen: no zombie or dog moves.
fact-climbed = { body-start } climbs the wall on { $cell }: strength { $push } together with its queue, height { $height }.
fact-stuck = { body-start } on { $cell } cannot climb the wall: strength { $push } together with its queue, height { $height }.
    .caption = Strength { $push }, height { $height }. They will want a ladder.
fact-halted = The zombies play “Not so fast”: { body-within } on { $cell } stays where it is.
    .caption = { $cell } thinks again. It takes a while.
fact-swapped = The zombies on { $start } and { $goal } swap places.
    .caption = After you. No, after you.
fact-fused = The two merge on { $goal }, with strength { $strength }{ $shield ->
        [1] ; of their two human shields, one is discarded
       *[0] { "" }
    }.
    .caption = Two heads, strength { $strength }, no ideas.
fact-bit = The human shield on { $cell } is bitten and gets up on { $goal } as a strength-1 zombie.
    .caption = { $goal } has changed sides.
fact-ordered =
    { $goal-key ->
        [15] On the boss’s order ({ $nth } of 3), { body-within } on { $cell } steps forward.
       *[other] On the boss’s order ({ $nth } of 3), { body-within } moves from { $cell } to { $goal }.
    }
fact-rolled =
    { $goal-key ->
        [-1] The barrel rolls from { $start } into the cemetery.
       *[other] The barrel rolls from { $start } to { $goal }.
    }
    .caption =
        { $goal-key ->
            [-1] { $start }: gone downhill for good.
           *[other] { $start } to { $goal }, downhill all the way.
        }

## What happened: wounds and deaths

# A zombie whose strength is told otherwise.
zombie-itself =
    { $body ->
        [boss] The boss
        [fused] The merged zombie
       *[other] The zombie
    }
fact-grew = { zombie-itself } on { $cell } grows claws: its strength goes up to { $strength }.
fact-fired =
    { $car ->
        [0] Bullet { $nth } hits { $cell }.
       *[1] Bullet { $nth } hits the car on { $cell }.
    }
# Bullets of a burst, or points.
fact-unspent =
    { $kind-id ->
        [petrol]
            { $left ->
                [1] 1 of the petrol’s 4 points is not used.
               *[other] { $left } of the petrol’s 4 points are not used.
            }
        [flamethrower]
            { $left ->
                [1] 1 of the flamethrower’s 5 points is not used.
               *[other] { $left } of the flamethrower’s 5 points are not used.
            }
       *[other]
            { $left ->
                [1] The last bullet is not fired: no zombie or dog is in sight in the lane.
               *[other] The last { $left } bullets are not fired: no zombie or dog is in sight in the lane.
            }
    }

attack =
    { $kind-id ->
        [car] the exploding car
       *[other] { $kind-the }
    }
fact-hurt = { zombie-itself } on { $cell } takes { $damage } damage from { attack } and has strength { $left } left.
    .caption = { $cell } is down to { $left }. It has had worse.
# A shield swallows the bullets that are left, too.
fact-absorbed =
    The human shield on { $cell } absorbs { $kind-id ->
        [burst2] the rest of the burst
        [burst3] the rest of the burst
       *[other] all damage from { attack }
    } and is gone.
    .caption = { $cell }: that is what the human was for.
fact-died = { body-start } on { $cell } is killed by { attack }{ $shield ->
        [1] , and its human shield goes with it
       *[0] { "" }
    }.
    .caption =
        { $body ->
            [dog] { $cell }: down, boy.
            [boss] { $cell }: a vacancy at the top.
           *[other] { $cell }: dead again.
        }
fact-fell =
    { $later ->
        [0] { body-start } falls into { $kind-the } on { $cell }, dies and fills it.
       *[1] { body-start } on { $cell } is now too weak to stand on { $kind-the }: it falls in, dies and fills it.
    }
    .caption = { $cell }: there was a sign.
fact-stood = { body-start } on { $cell } is too strong to fall into { $kind-the } and stands on it.
fact-filled = The human shield on { $cell } fills { $kind-the }.
    .caption = { $cell }: somebody had to.

## What happened: fire, explosions, the net

fact-exploded =
    { $kind-id ->
        [mine] The mine on { $cell } explodes.
       *[car] The car on { $cell } explodes.
    }
    .caption =
        { $kind-id ->
            [mine] Found it: the mine on { $cell }.
           *[car] The car on { $cell } will not pass its test.
        }
fact-splintered =
    { $body-key ->
        [0] Shrapnel flies to { $cell }, where nobody stands.
       *[other] Shrapnel flies to { $cell }.
    }
    .caption = Shrapnel to { $cell }. Nothing personal.
fact-burned =
    { $kind-id ->
        [petrol] The petrol spends { $power } of its 4 points on { $cell }.
       *[flamethrower] The flamethrower spends { $power } of its 5 points on { $cell }.
    }
    .caption = A warm welcome on { $cell }.
fact-crossed = The flames pass over { $cell }, which is behind a wall: 1 point is spent, and nobody is hurt there.
    .caption = { $cell } hears it roar past.
fact-netted =
    { $nth ->
        [1] The net catches { body-within } on { $cell }.
       *[other] It also catches { body-within } on { $cell }.
    }
    .caption = { $cell }: all tangled up.
# A barrel that is gone into a pit is told with the pit that it fills.
fact-removed =
    { $why-id ->
        [pickaxe] The zombies destroy { $kind-the } on { $cell } with a pickaxe.
        [grenade] The grenade destroys { $kind-the } on { $cell }.
        [barrel]
            { $kind-id ->
                [barrel] The barrel breaks.
               *[other] The barrel falls into { $kind-the } on { $cell } and fills it.
            }
        [pit1] { "" }
        [pit2] { "" }
       *[other] The barrel hits { $why-the } and breaks.
    }
fact-ended =
    { $kind-id ->
        [barrier] The barrier on { $cell } is lifted.
        [napalm] The napalm on { $cell } has burned out.
        [net] The net is taken away; nobody is held by it any more.
       *[freeze] The freeze is over.
    }
# Fire or shrapnel on a cell with nobody on it.
caption-nobody =
    { $fact ->
        [played] Nobody home yet.
       *[other] Nobody home.
    }

## What happened: the end

fact-boss-fell = The boss is dead: all zombies step back, if they can.
    .caption = No boss, no plan. Everybody back.
fact-dawned = The zombies draw “Dawn”: the sun rises.
    .caption = Good morning.
fact-broke-through = { body-start } on { $cell } steps over the barricade.
    .caption = It only takes one.

reason-DAWN = It is dawn: { $who } wins with the humans.
    .short = dawn
reason-BARRICADE = A zombie is over the barricade: { $who } wins with the zombies.
    .short = a zombie over the barricade

## What is asked: of you, a hint below it, and who is waited for

ask-dog =
    { $cell-key ->
        [none]
            { $dogs ->
                [1] Your dog moves first: take a step, or leave it where it is.
               *[other] Your dogs move first: take a step, or leave them where they are.
            }
       *[other]
            The dog on { $cell } has { $left ->
                [1] one step
               *[other] { $left } steps
            } left. Where to?
    }
    .hint = Each dog takes up to 3 steps and finishes before the next begins.
    .wait =
        { $dogs ->
            [1] { $name } moves the dog.
           *[other] { $name } moves the dogs.
        }
ask-march = The zombie on { $cell } is about to advance. Keep it back?
    .hint = Not so fast stops this one step. The zombie still blocks and pushes in its queue.
    .wait = { $name } may keep a zombie back.
ask-discard = Discard one of your four cards.
    .hint = What is discarded never comes back.
    .wait = { $name } discards a card.
ask-play =
    { $side-key ->
        [zombies] Your turn as the zombies: play cards, or end your turn.
       *[humans] Your turn as the humans: play cards, or end your turn.
    }
    .hint =
        { $side-key ->
            [zombies]
                { $orders ->
                    [0] As many cards as you like, one at a time.
                   *[other] As many cards as you like. The boss may give an order; it has { $orders } left.
                }
           *[humans]
                { $terror ->
                    [yes] Terror: you may play one card, and no more.
                    [done] Terror: you have played your one card.
                   *[no]
                        { $deck ->
                            [0] Your deck is empty: go on with the cards that you have.
                           *[other] As many cards as you like, one at a time.
                        }
                }
        }
    .wait =
        { $side-key ->
            [zombies] { $name } plays for the zombies.
           *[humans] { $name } plays for the humans.
        }
ask-click =
    { $aim ->
        [lane] The humans play { $card } on lane { $lane }. Cancel it?
        [car] The humans play { $card } on the car on { $cell }. Cancel it?
       *[cell] The humans play { $card } on { $cell }. Cancel it?
    }
    .hint = Click! is discarded too.
    .wait = { $name } may cancel it with Click!
ask-shrapnel = The mine on { $cell } has exploded. Where does the shrapnel fly?
    .hint = 1 damage on a neighbouring cell, empty or not. A car there explodes.
    .wait = { $name } sends the shrapnel.
ask-bullet = The next bullet down lane { $lane }: what do you aim at?
    .hint =
        { $left ->
            [1] It is the last bullet.
           *[other] { $left } bullets are left, this one included.
        }
    .wait = { $name } aims the burst.
ask-petrol =
    { $cell-key ->
        [none] Where does the petrol run next? ({ $left ->
            [one] 1 point
           *[other] { $left } points
        } left)
       *[other] How many points of petrol on { $cell }? ({ $left } left)
    }
    .hint = It runs on only from a cell where nobody is left.
    .wait = { $name } spreads the petrol.
ask-flamethrower = How many points of fire on { $cell }? ({ $left } left)
    .hint =
        { $flames-key ->
            [every] Lane A first, then B, then C; all burn at once. To burn A and C, B must burn too; if B is behind a wall, that costs 1 point and hurts nobody.
           *[empty] Lane A first, then B, then C; all burn at once. An empty cell between two burned ones costs 1 point.
        }
    .wait = { $name } aims the flamethrower.
ask-net = Who else is caught? The net has room for strength { $left }.
    .hint = Only neighbours of those who are caught already. A dog counts 0.
    .wait = { $name } throws the net.

# What chance is doing, for everybody.
chance-card = { $side-start } draw cards.

## Answers: what they do, and in short for a button

answer-pass =
    { $ask ->
        [play] End your turn
        [dog]
            { $dogs ->
                [1] Leave the dog where it is
               *[other] Leave the dogs where they are
            }
        [march] Let the zombie on { $cell } advance
       *[click] Let the shot through
    }
    .short =
        { $ask ->
            [play] End turn
            [dog]
                { $dogs ->
                    [1] The dog stays
                   *[other] The dogs stay
                }
            [march] Let it advance
           *[click] Let it through
        }
answer-pass-turn = Let this zombie and all that follow advance
    .short = Let all advance
answer-stop =
    { $ask ->
        [dog] This dog goes no further
        [bullet] Give up the remaining bullets
        [petrol] The petrol stops here
       *[net] Nobody else under the net
    }
    .short =
        { $ask ->
            [net] That is all
            [bullet] Give up the rest
           *[other] Stop here
        }
answer-step = The dog on { $start } runs to { $goal }
    .short = { $start } to { $goal }
answer-order =
    { $goal-key ->
        [out] Order { $nth } of 3: send the zombie on { $start } over the barricade
       *[other] Order { $nth } of 3: send the zombie on { $start } to { $goal }
    }
    .short =
        { $goal-key ->
            [out] Send { $start } over the barricade
           *[other] Send { $start } to { $goal }
        }
answer-hold = Not so fast: keep the zombie on { $cell } back
    .short = Keep { $cell } back
answer-click = Click! Cancel { $card }
    .short = Click!
answer-take =
    { $side-key ->
        [humans] Meat: the humans discard { $card }
       *[zombies] Get out! The zombies discard { $card }
    }
    .short = Discard their { $card }
answer-discard =
    { $ask ->
        [discard] Discard { $card }
       *[other] Discard { $card } unplayed
    }
    .short = Discard { $card }
answer-bullet =
    { $car ->
        [yes] Fire the next bullet at the car on { $cell }
       *[no] Fire the next bullet at { $cell }
    }
    .short =
        { $car ->
            [yes] At the car on { $cell }
           *[no] At { $cell }
        }
answer-burn =
    { $power ->
        [0] Leave { $cell } out
        [one] Spend 1 point on { $cell }
       *[other] Spend { $power } points on { $cell }
    }
    .short =
        { $power ->
            [0] Leave { $cell } out
           *[other] { $power } on { $cell }
        }
answer-catch = Throw the net over { $cell } too
    .short = Catch { $cell }
answer-shrapnel = Send the shrapnel to { $cell }
    .short = Shrapnel to { $cell }

## Cards as answers

play-body =
    { $card-id ->
        [dog] Put a dog on { $cell }
       *[other] Put { $card } on { $cell }
    }
    .short = { $card } on { $cell }
play-boss = Make the zombie on { $cell } the boss
    .short = Boss on { $cell }
play-shield = Give the zombie on { $cell } a human shield
    .short = Shield on { $cell }
play-claws = Give the zombie on { $cell } claws: 1 more strength
    .short = Claws on { $cell }
play-terror = Spread Terror: one card at most in the humans’ next turn
    .short = Spread Terror
play-mass = Merge the zombie on { $start } into the one on { $goal }
    .short = Merge { $start } into { $goal }
play-swap = Swap the zombies on { $start } and { $goal }
    .short = Swap { $start } and { $goal }
play-bite = Bite the human shield on { $start }: a strength-1 zombie gets up on { $goal }
    .short = Bite { $start }: new zombie on { $goal }
play-hunger = Hunger: the zombie on { $cell } takes a step forward
    .short = Hunger on { $cell }
play-pickaxe = Pickaxe: remove { $kind-the } on { $cell }
    .short = Pickaxe on { $cell }
play-shot =
    { $car ->
        [yes] Fire { $card } at the car in lane { $lane }
       *[no] Fire { $card } down lane { $lane }
    }
    .short =
        { $car ->
            [yes] Fire at the car in { $lane }
           *[no] Fire down lane { $lane }
        }
play-burst = Fire { $card } down lane { $lane }
    .short = Fire down lane { $lane }
play-sniper =
    { $car ->
        [yes] Sniper: fire at the car on { $cell }
       *[no] Sniper: fire at { $cell }
    }
    .short =
        { $car ->
            [yes] Fire at the car on { $cell }
           *[no] Fire at { $cell }
        }
play-wall =
    { $card-id ->
        [wall5] Build a wall of height 5 on { $cell }
       *[wall6] Build a wall of height 6 on { $cell }
    }
    .short = { $card } on { $cell }
play-barrier = Bar the lane with a barrier on { $cell }
    .short = Barrier on { $cell }
play-napalm = Drop Napalm on { $cell }
    .short = Napalm on { $cell }
play-blood =
    { $sort ->
        [dog] Blood: lure the dog on { $start } to { $goal }
       *[zombie] Blood: lure the zombie on { $start } to { $goal }
    }
    .short = Lure { $start } to { $goal }
play-floodlight = Turn the Floodlight on lane { $lane }
    .short = Light up lane { $lane }
play-petrol = Pour Petrol, starting on { $cell }
    .short = Petrol on { $cell }
play-stepback = Step back: drive everybody in the street one step back
    .short = Everybody back
play-freeze = Freeze the whole street
    .short = Freeze!
play-grenade = Throw the Grenade at { $cell }
    .short = Grenade on { $cell }
play-net = Throw the Net, starting with { $cell }
    .short = Net on { $cell }
play-barrel = Put the Rolling barrel on { $cell }
    .short = Barrel on { $cell }
play-mine = Lay the Mine on { $cell }
    .short = Mine on { $cell }
play-streetfire = Set lane { $lane } on fire
    .short = Burn lane { $lane }
play-voltage = Send High voltage through lane { $lane }
    .short = Electrify lane { $lane }
play-car = Park the Car bomb on { $cell }
    .short = Car on { $cell }
play-flamethrower = Light the Flamethrower
    .short = Light it
play-pit =
    { $card-id ->
        [pit1] Dig a pit of depth 1 on { $cell }
       *[pit2] Dig a pit of depth 2 on { $cell }
    }
    .short = { $card } on { $cell }

## The terminal

board-key =
    On the table: lanes A to C, rows 1 (cemetery) to 5 (barricade). Z3 is a zombie of strength 3, D a dog; s: human
    shield, b: boss, o: has obeyed, +: card step taken this turn, #: held. [W5] [W6] wall, [X] barrier, (O) barrel, (M)
    mine, (C) car bomb, (P1) (P2) pit, * napalm. Both hands lie open; of the decks everybody knows what is left, but not
    in which order, except that Dawn comes last.

# the picture

scene-table =
    { $turn-key ->
        [0] The street at night, before the first turn
       *[other] The street at night, turn { $turn }: { $side-the }
    }
scene-answers = Your options:
scene-cell =
    { $cell }{ $card-key ->
        [none] { "" }
       *[other] : { $card }
    }{ $push-key ->
        [0] { "" }
       *[other] , push { $push }, height { $height }
    }{ $fire-key ->
        [yes] , on fire
       *[no] { "" }
    }{ $barred-key ->
        [yes] , lane barred
       *[no] { "" }
    }{ $sort-key ->
        [nobody] , nobody
        [dog] , a dog
        [mass] , merged zombies, strength { $now }
        [bitten] , a bitten zombie, strength { $now }
       *[other] , a zombie, strength { $now } of { $whole }
    }{ $boss-key ->
        [yes] , boss with { $orders ->
            [0] no orders
            [one] one order
           *[other] { $orders } orders
        } left
       *[no] { "" }
    }{ $shield-key ->
        [yes] , human shield
       *[no] { "" }
    }{ $claws-key ->
        [0] { "" }
       *[other] , claws
    }{ $held-key ->
        [net] , held by the net until the next human turn begins
        [barrier] , held by the barrier until the next human turn begins
        [freeze] , frozen until the next human turn ends
        [merge] , just merged: held until the next zombie turn begins
       *[no] { "" }
    }{ $stepped-key ->
        [yes] , card step taken this turn
       *[no] { "" }
    }{ $obeyed-key ->
        [yes] , has obeyed
       *[no] { "" }
    }
scene-dog = The dog on { $cell }
scene-lane =
    { $barred-key ->
        [yes] Lane { $lane }, barred
       *[no] Lane { $lane }
    }
scene-push = push { $push }/{ $height }
scene-dawn =
    { $left ->
        [one] { $left } card to dawn
       *[other] { $left } cards to dawn
    }
scene-dawn-in =
    { $latest ->
        [1] Dawn in the next zombie turn
       *[other] Dawn in { $earliest } to { $latest } zombie turns
    }
scene-fate =
    { $what ->
        [dies] { $card-key ->
            [barrel] { $cell } is killed by the barrel
            [pit1] { $cell } falls into the pit
            [pit2] { $cell } falls into the pit
           *[other] { $cell } dies ({ $card })
        }
        [shield] { $cell } loses its shield ({ $card })
        [hurt] { $cell } is left with strength { $left } ({ $card })
        [through] { $cell } steps over the barricade
       *[stuck] { $cell } cannot climb the wall: push { $push } of { $height }
    }
scene-card =
    { $effect-key ->
        [none] { $card } ({ $side }): { $card-effect }
       *[other] { $card } ({ $side }): { $effect }
    }
scene-player =
    { $letter }, { $name }: { $side }, { $deck ->
        [0] no cards
        [one] one card
       *[other] { $deck } cards
    } in the deck, { $hand } open, { $pile } discarded
scene-cards = { $side } · deck { $deck } · discards { $pile }
scene-role = { $side }
scene-rank =
    { $rank ->
        [1] { $side }, won
       *[other] { $side }
    }

side-turn = Turn { $turn }, { $side }
side-hand =
    { $you ->
        [yes] You, { $side }
       *[no] { $name }, { $side }
    }
side-sort =
    { $stays ->
        [yes] stays
       *[no] discarded after use
    }
side-order = An order
    .effect = The boss sends another zombie of strength 3 or less one step in any direction. One order a turn.
    .note =
        { $ordered ->
            [yes] { $left } left, but not this turn
           *[no] { $left } left
        }
side-threat = Could cancel this
side-deck = deck
side-pile = discarded
side-played =
    { $terror ->
        [yes]
            { $n ->
                [0] Terror: no card played yet (limit 1)
               *[other] Terror: one card played (limit 1)
            }
       *[no]
            { $n ->
                [0] No card played this turn
                [one] One card played this turn
               *[other] { $n } cards played this turn
            }
    }
side-ahead = Next march, if nothing changes:
side-percent = { $p }%
side-odds-cards =
    { $n ->
        [one] Next card of { $side-the }
       *[other] Among the next { $n } cards of { $side-the }
    }
side-odds-class =
    { $sort ->
        [bodies] A zombie or dog
        [attached] Boss, shield or claws
        [steps] Hunger, Merge, Swap or Bite
        [answers] Click! or Not so fast
        [hindrances] Terror, Meat or Pickaxe
        [bullets] A shot, burst or sniper
        [fire] Fire or a grenade
        [holds] Barrier, Net or Freeze!
        [moves] Blood, Floodlight or Step back
        [traps] A wall or trap
       *[hand] Get out!
    }
side-odds-dawn = Chance that dawn comes in time
side-odds-threat =
    { $n ->
        [one] before { $cell } gets through (one march)
       *[other] before { $cell } gets through ({ $n } marches)
    }

aim-body =
    { $sort ->
        [dog] Dog on { $cell }
       *[other] Zombie on { $cell }
    }
aim-back =
    { $sort ->
        [dog] Dog on { $cell }, then back to { $goal }
       *[other] Zombie on { $cell }, then back to { $goal }
    }
aim-harm =
    { $sort ->
        [dog] Dog on { $cell }: { $card }
       *[other] Zombie on { $cell }: { $card }
    }
aim-step =
    { $sort ->
        [dog] Dog from { $start } to { $goal }
       *[other] Zombie from { $start } to { $goal }
    }
aim-swap = { $start } and { $goal } swap places
aim-fuse = { $start } merges with { $goal }
aim-bit = The shield on { $cell } gets up on { $goal }
aim-through = { $cell } steps over the barricade
aim-halted = { $cell } stays where it is
aim-stuck = { $cell } cannot climb the wall: push { $push } of { $height }
aim-blast = { $card } on { $cell } explodes
aim-crossed = The flames pass { $cell } behind its wall, for 1 point
aim-gone = { $card } on { $cell } is gone
aim-boss = The boss is dead: all zombies step back
aim-clicked = { $card } is cancelled
aim-dies = ✕ dies
aim-falls = ✕ falls in
aim-left = { $was } → { $left }
aim-shield = shield lost
aim-fills = shield fills it
aim-strong = strength { $n }
aim-goes = → { $goal }
aim-wins = wins!
aim-dead = { $n } dead
aim-shields =
    { $n ->
        [one] Shield lost
       *[other] { $n } shields lost
    }
aim-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
aim-moves = { $n } steps
aim-note-click = The zombies have Click! and may cancel it.
aim-note-shrapnel = Then the humans choose where the shrapnel flies.
aim-note-bullet = Then you aim the next bullet.
aim-note-petrol = Then the petrol may run on.
aim-note-net = Then the net may catch more.
aim-note-flamethrower = Then you share its power out along the row.
# A button that does what is chosen.
side-do =
    { $verb ->
        [discard] Discard
        [end] End turn
        [stay] Stay
        [let] Let through
        [stop] Stop here
       *[play] Play
    }
# How the flamethrower's points are shared out over its row.
side-flames = A { $a } · B { $b } · C { $c }
    .label = Points of fire in row { $row }: { $a } in lane A, { $b } in lane B, { $c } in lane C
    .ask =
        { $left ->
            [one] Which cell of row { $row } burns? (1 point)
           *[other] How do you share { $left } points of fire out over row { $row }?
        }

## Why a bot would play like that: after a hint

why-wins = It wins at once.
why-human =
    { $dead ->
        [0] { $wounds ->
            [0] { $moves ->
                [0] { $does ->
                    [bars] It makes the way to the barricade longer.
                    [traps] It waits for whoever comes that way.
                    [holds] A zombie that cannot move gains no ground.
                   *[other] It does more for you now than the card would in your hand.
                }
                [one] It moves a zombie.
               *[other] It moves { $moves } zombies.
            }
            [one] It wounds: one strength, or a shield, less in the street.
           *[other] It wounds: { $wounds } strength, or shields, less in the street.
        }
        [one] It kills one of them.
       *[other] It kills { $dead } of them.
    }{ why-race }
why-zombies =
    { $moves ->
        [0] It does more for you now than the card would in your hand.
        [one] It brings somebody a step on.
       *[other] It brings you { $moves } steps on.
    }{ why-race }
why-race =
    { $n ->
        [0] { "" }
        [one] { " " }The foremost zombie, in { $cell }, is over the barricade with its next march.
       *[other] { " " }The foremost zombie, in { $cell }, needs { $n } marches; { $p ->
            [0] dawn comes later.
            [100] dawn comes first.
           *[other] dawn comes first in { $p }% of all nights like this.
        }
    }
why-keep =
    { $ask ->
        [play] No card does more now than it will later.
       *[other] Going on would bring nothing more.
    }
why-rob = “{ $card }” is what you have most to fear from.
why-drop =
    { $must ->
        [yes] Of your cards “{ $card }” does least, now and later.
       *[no] “{ $card }” is worth less to you than the place it takes.
    }
why-click =
    { $does ->
        [yes] “{ $card }” would do you too much harm: this is worth the card.
       *[no] Worse than “{ $card }” may come: Click! is better kept.
    }
