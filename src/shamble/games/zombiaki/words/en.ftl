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
game-turn-1 = Zombies: dogs run, every zombie marches one step, then four cards lie open (ZK-2.2, ZK-3.4)
game-turn-2 = Humans: the barrel rolls, then four cards lie open (ZK-2.3, ZK-5.13)
game-turn-3 = Either side discards one of the four and plays as many as it likes (ZK-2.2, ZK-2.8)
game-turn-4 = One zombie over the barricade, and the zombies have won (ZK-2.6)
game-turn-5 = Dawn lies under the zombies’ deck: when it is drawn, the humans have won (ZK-1.3, ZK-2.5)

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
option-barrier-row-1-note = at the cemetery, as in the rulebook
option-barrier-row-5 = 5
option-barrier-row-5-note = at the barricade
option-freeze = Freeze!
    .help = What Freeze! stops: every movement by any cause, or the dogs and the march of one zombie turn.
option-freeze-title = What does Freeze! stop?
option-freeze-before = Freeze! stops
option-freeze-after = .
option-freeze-everything = everything
option-freeze-everything-note = nobody moves until the humans’ next turn ends
option-freeze-march = the next march
option-freeze-march-note = dogs and zombies lose one move, nothing else
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
option-dog-rows-edition-note = not set by itself
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
option-merged-edition-note = not set by itself
option-merged-held = is held
option-merged-held-note = as the printed rules have it: nothing and nobody moves it
option-merged-free = is moved by human cards
option-merged-free-note = as the later edition has it: it only takes no other card step
option-wall-rows = Walls’ rows
    .help = In which rows a wall may be built.
option-wall-rows-title = Where may walls be built?
option-wall-rows-before = Walls are built in
option-wall-rows-after = .
option-wall-rows-edition = the rows that the edition says
option-wall-rows-edition-note = not set by itself
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
option-floodlight-edition-note = not set by itself
option-floodlight-lane = everybody
option-floodlight-lane-note = as the printed rules have it: behind a wall too
option-floodlight-sight = everybody in sight
option-floodlight-sight-note = as the later edition has it: nobody behind a wall
option-flames = Flamethrower
    .help = What the flamethrower pays for a cell between two burned ones.
option-flames-title = What may the flames skip?
option-flames-before = Between two burned cells, the flamethrower pays for
option-flames-after = .
option-flames-edition = what the edition says
option-flames-edition-note = not set by itself
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
# Where a step out of row 5 leads.
street-out = the barricade

## The zombies’ cards

card-zombie2 = Zombie 2
    .effect = A zombie of strength 2 enters row 1. From your next turn on it marches one step a turn.
    .id = zombie2
card-zombie3 = Zombie 3
    .effect = A zombie of strength 3 enters row 1. From your next turn on it marches one step a turn.
    .id = zombie3
card-zombie4 = Zombie 4
    .effect = A zombie of strength 4 enters row 1. From your next turn on it marches one step a turn.
    .id = zombie4
card-zombie5 = Zombie 5
    .effect = A zombie of strength 5 enters row 1. From your next turn on it marches one step a turn.
    .id = zombie5
card-dog = Dog
    .effect = A dog enters row 1, 2 or 3, not onto a wall. From your next turn on it takes up to 3 steps a turn, any way, but climbs no wall.
    .id = dog
card-boss = Boss
    .effect = On a zombie: one order a turn, 3 in all, sends another zombie of strength 3 or less one step; each obeys once. When the boss dies, all zombies step back.
    .id = boss
card-shield = Human shield
    .effect = On a zombie that has none: takes the whole of one attack, and goes. It is no help against a grenade.
    .id = shield
card-claws = Claws
    .effect = On a zombie: 1 more strength.
    .id = claws
card-terror = Terror
    .effect = In their next turn the humans play 1 card at most.
    .id = terror
card-mass = Mass
    .effect = A zombie steps onto one beside it, and the two become one with both strengths. It is the mover’s card step, and until your next turn nothing moves the merged zombie.
    .id = mass
card-swap = Swap
    .effect = Two neighbouring zombies change places. It is the card step of both.
    .id = swap
card-bite = Bite
    .effect = A human shield in the street becomes a zombie of strength 1, beside its bearer or right behind.
    .id = bite
card-hunger = Hunger
    .effect = A zombie takes one step forward, over the barricade too. It is its card step.
    .id = hunger
card-meat = Meat
    .effect = The humans discard a card of your choice from their hand.
    .id = meat
card-click = Click!
    .effect = In the humans’ turn, when a shot, burst or sniper is aimed: it is cancelled before anything happens.
    .id = click
card-pickaxe = Pickaxe
    .effect = Removes a wall, the barrel, the car or the mine, even from under somebody. Nothing explodes.
    .id = pickaxe
card-notsofast = Not so fast
    .effect = In the march, just before a zombie’s step: it stays where it is. Its card step is still free.
    .id = notsofast
card-dawn = Dawn
    .effect = The last card of the deck. When it is drawn, the humans win.
    .id = dawn

## The humans’ cards

card-shot1 = Shot 1
    .the = the shot
    .effect = Name a lane: 1 damage to the first in sight, which steps back if it lives. Or hit a car in sight.
    .id = shot1
card-shot2 = Good shot 2
    .the = the good shot
    .effect = Name a lane: 2 damage to the first in sight, which steps back if it lives. Or hit a car in sight.
    .id = shot2
card-burst2 = Burst 2
    .the = the burst
    .effect = Name a lane: 2 bullets of 1, one after the other, each at the first in sight or at a car. Whoever is hit and lives steps back once.
    .id = burst2
card-burst3 = Burst 3
    .the = the burst
    .effect = Name a lane: 3 bullets of 1, one after the other, each at the first in sight or at a car. Whoever is hit and lives steps back once.
    .id = burst3
card-sniper = Sniper
    .the = the sniper
    .effect = Any zombie or dog in the street, behind a wall too: 2 damage, and it steps back if it lives. Or hit a car.
    .id = sniper
card-wall5 = Wall 5
    .the = the wall
    .effect = On a free cell of rows 1 to 4, with nobody around it and nobody in a higher row. Climbing it takes strength 5, the queue behind included.
    .id = wall5
card-wall6 = Wall 6
    .the = the wall
    .effect = On a free cell of rows 1 to 4, with nobody around it and nobody in a higher row. Climbing it takes strength 6, the queue behind included.
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
    .effect = Name a lane: everybody in it steps back, behind walls too.
    .id = floodlight
card-petrol = Petrol
    .the = the petrol
    .effect = Power 4 runs from any cell to the next: on a body 1 up to its strength, on an empty cell 1. It goes on while it leaves nobody standing.
    .id = petrol
card-stepback = Step back
    .effect = Everybody in the street steps back, who can.
    .id = stepback
card-freeze = Freeze!
    .effect = Nobody moves, by any cause, until the end of your next turn.
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
    .effect = On a free cell, not right in front of anybody: whoever enters takes 2, and you send 1 to a cell beside it.
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
    .effect = Power 5 on the nearest row with somebody not behind a wall: share it out as you like, but leave out no cell between two burned ones, and all burn at once.
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
effect-dog-row = A dog enters row 1, not onto a wall. From your next turn on it takes up to 3 steps a turn, any way, but climbs no wall.
effect-boss-turn = On a zombie: one order a turn, 3 in all, sends another zombie of strength 3 or less one step. When the boss dies, all zombies step back.
effect-barrier-row = On a free cell of row 5: until your next turn nobody moves in, into or out of its lane, and nobody is placed there.
effect-mass-free = A zombie steps onto one beside it, and the two become one with both strengths. It is the mover’s card step.
effect-wall5-rows = On a free cell of rows 2 to 4, with nobody around it and nobody in a higher row. Climbing it takes strength 5, the queue behind included.
effect-wall6-rows = On a free cell of rows 2 to 4, with nobody around it and nobody in a higher row. Climbing it takes strength 6, the queue behind included.
effect-floodlight-sight = Name a lane: everybody in it who is not behind a wall steps back.
effect-flamethrower-empty = Power 5 on the nearest row with somebody not behind a wall: share it out as you like, but leave out no empty cell between two burned ones, and all burn at once.
effect-freeze-march = In the next zombie turn neither dogs nor zombies march. Everything else moves as ever.

## What happened: turns and cards

fact-turn-began = Turn { $turn }: { $side-the }.
fact-drew =
    { $kind-id ->
        [dawn] { "" }
       *[other] { $kind } for { $side-the }.
    }
# Why: one of four must go; put away unused; taken by Meat or Get out!
fact-discarded =
    { $why ->
        [0] { $side-start } choose { $kind } to discard.
        [1] { $side-start } put { $kind } away unused.
       *[2]
            { $side-id ->
                [humans] Meat takes { $kind } from { $side-the }.
               *[zombies] Get out! takes { $kind } from { $side-the }.
            }
    }
lane-of-cell =
    { $cell-key ->
        [0] A
        [5] B
       *[10] C
    }
# Extra 5: the car is meant. Pickaxe, Swap, Bite and Blood are told by what they do.
fact-played =
    { $kind-id ->
        [zombie2] { $kind } comes up on { $cell }.
        [zombie3] { $kind } comes up on { $cell }.
        [zombie4] { $kind } comes up on { $cell }.
        [zombie5] { $kind } comes up on { $cell }.
        [dog] A dog runs in on { $cell }.
        [boss] The zombie on { $cell } is the boss now.
        [shield] The zombie on { $cell } takes a human shield.
        [claws] The zombie on { $cell } grows claws.
        [terror] { $side-start } spread Terror: the humans will play one card at most.
        [mass] { $side-start } play Mass with the zombie on { $cell }.
        [hunger] { $side-start } play Hunger on { $cell }.
        [shot1]
            { $extra ->
                [5] { $side-start } fire { $kind } at the car in lane { lane-of-cell }.
               *[other] { $side-start } fire { $kind } down lane { lane-of-cell }.
            }
        [shot2]
            { $extra ->
                [5] { $side-start } fire { $kind } at the car in lane { lane-of-cell }.
               *[other] { $side-start } fire { $kind } down lane { lane-of-cell }.
            }
        [burst2] { $side-start } fire { $kind } down lane { lane-of-cell }.
        [burst3] { $side-start } fire { $kind } down lane { lane-of-cell }.
        [sniper]
            { $extra ->
                [5] The sniper aims at the car on { $cell }.
               *[other] The sniper aims at { $cell }.
            }
        [wall5] { $side-start } build { $kind } on { $cell }.
        [wall6] { $side-start } build { $kind } on { $cell }.
        [barrier] A barrier on { $cell } bars the lane.
        [napalm] Napalm on { $cell }.
        [floodlight] A floodlight falls on lane { lane-of-cell }.
        [petrol] Petrol is poured on { $cell }.
        [stepback] { $side-start } play Step back on the whole street.
        [freeze] { $side-start } play Freeze! on the whole street.
        [grenade] A grenade lands on { $cell }.
        [net] { $side-start } throw the net.
        [barrel] A barrel is put on { $cell }.
        [mine] A mine is laid on { $cell }.
        [streetfire] Lane { lane-of-cell } is on fire.
        [voltage] High voltage runs through lane { lane-of-cell }.
        [car] A car bomb is parked on { $cell }.
        [flamethrower] { $side-start } light the flamethrower.
        [pit1] { $side-start } dig { $kind } on { $cell }.
        [pit2] { $side-start } dig { $kind } on { $cell }.
       *[other] { "" }
    }
fact-clicked = Click! { $kind }: nothing comes out.
    .caption = Somebody forgot to load.

# Windows open and close without a word: what comes of them is told.
fact-opened = { "" }
fact-closed = { "" }

## What happened: steps

body-start =
    { $body ->
        [dog] The dog
        [boss] The boss
        [fused] The fused zombie
       *[other] The zombie of { $body }
    }
# Why: in the march; a dog’s own step; by Hunger; by an order, which is told itself; shot; by Floodlight; by Step back;
# by the boss’s death; by Blood.
fact-moved =
    { $why ->
        [0] { body-start } marches from { $start } to { $goal }.
        [1] { body-start } runs from { $start } to { $goal }.
        [2] { body-start } goes from { $start } to { $goal }.
        [3] { "" }
        [8] { body-start } follows the blood from { $start } to { $goal }.
       *[other] { body-start } steps back from { $start } to { $goal }.
    }
fact-stuck = The zombie on { $cell } does not get over the wall: { $push } of { $height }.
    .caption = { $push } of { $height }. They will want a ladder.
fact-halted = Not so fast: the zombie on { $cell } stays.
    .caption = { $cell } thinks again. It takes a while.
fact-swapped = The zombies on { $start } and { $goal } change places.
    .caption = After you. No, after you.
fact-fused = The zombies on { $start } and { $goal } become one on { $goal }, of strength { $strength }.
    .caption = Two heads, strength { $strength }, no ideas.
fact-bit = The human shield on { $cell } is bitten and gets up on { $goal } as a zombie of 1.
    .caption = { $goal } has changed sides.
fact-ordered =
    { $goal-key ->
        [15] The boss sends the zombie on { $cell } over the barricade, order { $nth } of 3.
       *[other] The boss sends the zombie on { $cell } to { $goal }, order { $nth } of 3.
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

attack =
    { $kind-id ->
        [car] the exploding car
       *[other] { $kind-the }
    }
fact-hurt = The zombie on { $cell } takes { $damage } damage from { attack } and has strength { $left } left.
    .caption = { $cell } is down to { $left }. It has had worse.
fact-absorbed = The human shield on { $cell } takes it all from { attack } and is gone.
    .caption = { $cell }: that is what the human was for.
fact-died = { body-start } on { $cell } is killed by { attack }.
    .caption =
        { $body ->
            [dog] { $cell }: down, boy.
            [boss] { $cell }: a vacancy at the top.
           *[other] { $cell }: dead again.
        }
fact-fell = { body-start } falls into { $kind-the } on { $cell } and fills it.
    .caption = { $cell }: there was a sign.
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
fact-splintered = Shrapnel flies to { $cell }.
    .caption = Shrapnel to { $cell }. Nothing personal.
fact-burned = Fire on { $cell }, with a power of { $power }.
    .caption = A warm welcome on { $cell }.
fact-crossed = The flames cross { $cell } behind its wall, for 1, and hurt nobody there.
    .caption = { $cell } hears it roar past.
fact-netted = The net falls on { $cell }.
    .caption = { $cell }: all tangled up.
fact-removed =
    { $why-id ->
        [pickaxe] A pickaxe removes { $kind-the } on { $cell }.
        [grenade] The grenade removes { $kind-the } on { $cell }.
        [barrel]
            { $kind-id ->
                [barrel] The barrel breaks.
               *[other] The barrel fills { $kind-the } on { $cell }.
            }
       *[other] The barrel hits { $why-the } and is gone.
    }
fact-ended =
    { $kind-id ->
        [barrier] The barrier on { $cell } is lifted.
        [napalm] The napalm on { $cell } has burned out.
        [net] The net is taken away.
       *[freeze] The freeze is over.
    }
# Fire or shrapnel on a cell with nobody on it.
caption-nobody =
    { $fact ->
        [played] Nobody home yet.
       *[other] Nobody home.
    }

## What happened: the end

fact-boss-fell = The boss is dead: all zombies step back.
    .caption = No boss, no plan. Everybody back.
fact-dawned = Dawn is drawn. The street is still in human hands.
    .caption = Good morning.
fact-broke-through = The zombie on { $cell } steps over the barricade.
    .caption = It only takes one.

reason-DAWN = It is dawn: { $who } wins with the humans.
reason-BARRICADE = A zombie is over the barricade: { $who } wins with the zombies.

## What is asked: of you, a hint below it, and who is waited for

ask-dog =
    { $cell-key ->
        [none] Your dogs move first: take a step, or let them stay.
       *[other]
            The dog on { $cell } has { $left ->
                [one] one step
               *[other] { $left } steps
            } left. Where to?
    }
    .hint = Each dog takes up to 3 steps and is finished before the next.
    .wait = { $name } moves the dogs.
ask-march = The zombie on { $cell } is about to march. Keep it back?
    .hint = Not so fast stops this one step. The zombie still blocks and pushes in its queue.
    .wait = { $name } may keep a zombie back.
ask-discard = Discard one of your four cards.
    .hint = What is discarded never comes back.
    .wait = { $name } discards a card.
ask-play =
    { $side-key ->
        [zombies] Your turn, with the zombies: play cards, or end it.
       *[humans] Your turn, with the humans: play cards, or end it.
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
                    [yes] Terror: one card, and no more.
                    [done] Terror: that was your one card.
                   *[no] As many cards as you like, one at a time.
                }
        }
    .wait =
        { $side-key ->
            [zombies] { $name } plays for the zombies.
           *[humans] { $name } plays for the humans.
        }
ask-click =
    { $aim ->
        [lane] { $card } is aimed down lane { $lane }. Cancel it?
        [car] { $card } is aimed at the car on { $cell }. Cancel it?
       *[cell] { $card } is aimed at { $cell }. Cancel it?
    }
    .hint = Click! is spent with it.
    .wait = { $name } may answer with Click!
ask-shrapnel = The mine on { $cell } has exploded. Where does the shrapnel fly?
    .hint = 1 damage on a cell beside it, empty or not. A car there explodes.
    .wait = { $name } sends the shrapnel.
ask-bullet = The next bullet down lane { $lane }: at what?
    .hint =
        { $left ->
            [one] It is the last one.
           *[other] It is one of { $left } that are left.
        }
    .wait = { $name } aims the burst.
ask-petrol =
    { $cell-key ->
        [none] The petrol has a power of { $left } left. Where does it run?
       *[other] How much of the petrol’s { $left } burns on { $cell }?
    }
    .hint = It runs on only from a cell where nobody is left.
    .wait = { $name } spreads the petrol.
ask-flamethrower = How much of the flamethrower’s { $left } burns on { $cell }?
    .hint =
        { $flames-key ->
            [every] A, then B, then C; all burn at once. To burn A and C, B must burn too; behind a wall it costs 1 and is not hurt.
           *[empty] A, then B, then C; all burn at once. An empty cell between two burned ones costs 1.
        }
    .wait = { $name } aims the flamethrower.
ask-net = Who else is caught? The net still holds a strength of { $left }.
    .hint = Only neighbours of those who are caught already. A dog weighs nothing.
    .wait = { $name } throws the net.

# What chance is doing, for everybody.
chance-card = { $side-start } draw cards.

## Answers: what they do, and in short for a button

answer-pass =
    { $ask ->
        [play] End your turn
        [dog] Let the dogs stay where they are
        [march] Let the zombie on { $cell } march
       *[click] Let it be fired
    }
    .short =
        { $ask ->
            [play] End turn
            [dog] The dogs stay
            [march] Let it march
           *[click] Let it be fired
        }
answer-pass-turn = Let everybody march, this turn
    .short = Let all march
answer-stop =
    { $ask ->
        [dog] This dog goes no further
        [bullet] Let the other bullets go
        [petrol] The petrol stops here
       *[net] Nobody else under the net
    }
    .short =
        { $ask ->
            [net] That is all
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
    .short = Away with { $card }
answer-discard =
    { $ask ->
        [discard] Discard { $card }
       *[other] Put { $card } away unused
    }
    .short =
        { $ask ->
            [discard] Discard { $card }
           *[other] Put { $card } away
        }
answer-bullet =
    { $car ->
        [yes] The next bullet at the car on { $cell }
       *[no] The next bullet at { $cell }
    }
    .short =
        { $car ->
            [yes] At the car on { $cell }
           *[no] At { $cell }
        }
answer-burn =
    { $power ->
        [0] Leave { $cell } out
       *[other] Burn { $cell } for { $power }
    }
    .short =
        { $power ->
            [0] Leave { $cell } out
           *[other] Burn { $cell } for { $power }
        }
answer-catch = Catch whoever stands on { $cell } too
    .short = Catch { $cell }
answer-shrapnel = Send the shrapnel to { $cell }
    .short = Shrapnel to { $cell }

## Cards as answers

play-body = Put { $card } on { $cell }
    .short = { $card } on { $cell }
play-boss = Make the zombie on { $cell } the boss
    .short = Boss on { $cell }
play-shield = Give the zombie on { $cell } a human shield
    .short = Shield on { $cell }
play-claws = Give the zombie on { $cell } claws: 1 more strength
    .short = Claws on { $cell }
play-terror = Spread Terror: one card at most in the humans’ next turn
    .short = Spread Terror
play-mass = Mass: fuse the zombie on { $start } into the one on { $goal }
    .short = Fuse { $start } into { $goal }
play-swap = Swap the zombies on { $start } and { $goal }
    .short = Swap { $start } and { $goal }
play-bite = Bite the human shield on { $start }: a zombie of 1 gets up on { $goal }
    .short = Bite { $start }, up on { $goal }
play-hunger = Hunger: the zombie on { $cell } takes a step forward
    .short = Hunger on { $cell }
play-pickaxe = Pickaxe: remove what is on { $cell }
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
play-wall = Build { $card } on { $cell }
    .short = { $card } on { $cell }
play-barrier = Bar the lane with a barrier on { $cell }
    .short = Barrier on { $cell }
play-napalm = Set { $cell } on fire with Napalm
    .short = Napalm on { $cell }
play-blood = Blood: draw who stands on { $start } to { $goal }
    .short = Draw { $start } to { $goal }
play-floodlight = Floodlight on lane { $lane }: all in it step back
    .short = Light up lane { $lane }
play-petrol = Pour Petrol, first on { $cell }
    .short = Petrol on { $cell }
play-stepback = Step back: everybody in the street
    .short = Everybody back
play-freeze = Freeze! the whole street
    .short = Freeze!
play-grenade = Throw the Grenade at { $cell }
    .short = Grenade on { $cell }
play-net = Throw the Net, first over { $cell }
    .short = Net on { $cell }
play-barrel = Put the Rolling barrel on { $cell }
    .short = Barrel on { $cell }
play-mine = Lay the Mine on { $cell }
    .short = Mine on { $cell }
play-streetfire = Set lane { $lane } on fire
    .short = Burn lane { $lane }
play-voltage = High voltage through lane { $lane }
    .short = Electrify lane { $lane }
play-car = Park the Car bomb on { $cell }
    .short = Car on { $cell }
play-flamethrower = Light the Flamethrower
    .short = Light it
play-pit = Dig { $card } on { $cell }
    .short = { $card } on { $cell }

## The terminal

board-key =
    On the table: lanes A to C, rows 1 (cemetery) to 5 (barricade). Z3 is a zombie of strength 3, D a dog; s: human
    shield, b: boss, o: has obeyed, +: card step taken, #: held. [W5] [W6] wall, [X] barrier, (O) barrel, (M) mine, (C)
    car bomb, (P1) (P2) pit, * napalm. Both hands lie open; of the decks everybody knows what is left, but not in which
    order, except that Dawn comes last.

# the picture

scene-table =
    { $turn-key ->
        [0] The street at night, before the first turn
       *[other] The street at night, turn { $turn }: { $side-the }
    }
scene-answers = What you can answer:
scene-cell =
    { $cell }{ $card-key ->
        [none] { "" }
       *[other] : { $card }
    }{ $push-key ->
        [0] { "" }
       *[other] , { $push } of { $height } push against it
    }{ $fire-key ->
        [yes] , on fire
       *[no] { "" }
    }{ $barred-key ->
        [yes] , lane barred
       *[no] { "" }
    }{ $sort-key ->
        [nobody] , nobody
        [dog] , a dog
        [mass] , fused zombies, strength { $now }
        [bitten] , a bitten one, strength { $now }
       *[other] , a zombie, strength { $now } of { $whole }
    }{ $boss-key ->
        [yes] , boss with { $orders ->
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
        [merge] , held until the next zombie turn begins, as it has merged
       *[no] { "" }
    }{ $stepped-key ->
        [yes] , card step taken
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
scene-push = push { $push } of { $height }
scene-dawn =
    { $left ->
        [one] { $left } card to dawn
       *[other] { $left } cards to dawn
    }
scene-dawn-in =
    { $latest ->
        [one] Dawn in the next zombie turn
       *[other] Dawn in { $earliest } to { $latest } zombie turns
    }
scene-fate =
    { $what ->
        [dies] { $card-key ->
            [barrel] { $cell } meets the barrel
            [pit1] { $cell } falls into the pit
            [pit2] { $cell } falls into the pit
           *[other] { $cell } dies ({ $card })
        }
        [shield] The shield on { $cell } goes ({ $card })
        [hurt] { $cell } is left with { $left } ({ $card })
        [through] { $cell } gets over the barricade
       *[stuck] { $cell } does not get up the wall: { $push } of { $height }
    }
scene-card =
    { $effect-key ->
        [none] { $card } ({ $side }): { $card-effect }
       *[other] { $card } ({ $side }): { $effect }
    }
scene-player =
    { $letter }, { $name }: { $side }, { $deck ->
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
            [yes] { $left } left, next turn
           *[no] { $left } left
        }
side-threat = Can answer this
side-deck = deck
side-pile = discards
side-played =
    { $terror ->
        [yes] Terror: { $n } of one card played
       *[no] { $n ->
            [one] One card played this turn
           *[other] { $n } cards played this turn
        }
    }
side-ahead = Next march, if nothing changes:
side-percent = { $p } %
side-odds-cards =
    { $n ->
        [one] Next card of { $side-the }
       *[other] Among the next { $n } cards of { $side-the }
    }
side-odds-class =
    { $sort ->
        [bodies] A zombie or dog
        [attached] Boss, shield or claws
        [steps] Hunger, Mass, Swap or Bite
        [answers] Click! or Not so fast
        [hindrances] Terror, Meat or Pickaxe
        [bullets] A shot, burst or sniper
        [fire] Fire or a grenade
        [holds] Barrier, Net or Freeze!
        [moves] Blood, Floodlight or Step back
        [traps] A wall or trap
       *[hand] Get out!
    }
side-odds-dawn = Dawn comes first, at the pace so far
side-odds-threat =
    { $n ->
        [one] before { $cell }, one march away
       *[other] before { $cell }, { $n } marches away
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
aim-swap = { $start } and { $goal } change places
aim-fuse = { $start } joins { $goal }
aim-bit = The shield of { $cell } rises on { $goal }
aim-through = { $cell } steps over the barricade
aim-halted = { $cell } stays where it is
aim-stuck = { $cell } does not get up the wall: { $push } of { $height }
aim-blast = { $card } on { $cell } goes off
aim-crossed = The flames cross { $cell } for 1, behind its wall
aim-gone = { $card } on { $cell } goes
aim-boss = The boss is dead: all zombies step back
aim-clicked = { $card } is cancelled
aim-dies = ✕ dies
aim-falls = ✕ falls in
aim-left = { $was } → { $left }
aim-shield = shield goes
aim-fills = shield fills it
aim-strong = strength { $n }
aim-goes = → { $goal }
aim-wins = wins!
aim-dead = { $n } dead
aim-shields =
    { $n ->
        [one] Shield goes
       *[other] { $n } shields go
    }
aim-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
aim-moves = { $n } steps
aim-note-click = Click! is held and may cancel it.
aim-note-shrapnel = Then the humans choose where the shrapnel flies.
aim-note-bullet = Then the next bullet is aimed.
aim-note-petrol = Then it may run on.
aim-note-net = Then it may catch more.
aim-note-flamethrower = Then its power is shared out along the row.
