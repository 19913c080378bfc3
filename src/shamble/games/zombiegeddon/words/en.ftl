# Zombiegeddon in English. The same keys with the same variables stand in fr.ftl.
# The English of the refusals stands in refusals.py.
#
# $disc and $half are translated before they fill a gap, and bring their forms along: $disc is "weapon", $disc-a is
# "a weapon", $disc-the "the weapon", $disc-card what a card calls going there; $half is "the first half", $half-start
# begins a sentence, $half-discs are its discs. To select on what a variable was before that, add -key: $half-key is 1,
# $takes-key is weapon, or none where there is nothing.
# Cells ($cell, $start, $goal) are names such as d2; $who is a player's name.

## The game

game-title = Zombiegeddon
game-line = Loot the last shops before the bombs fall, then fight over what is left.
game-seats = { $min } to { $max } players
# An answer in short notation, any one.
game-example = d2-e3

game-tag = One last shopping trip
game-blurb = Fill four pawns’ arms before the bombs fall, then live on what is left.
game-minutes = 45
game-turn-1 = Act up to twice, with one pawn or with two (ZG-3.2)
game-turn-2 = Step to a neighbouring disc, or jump between manholes (ZG-3.3, ZG-3.4)
game-turn-3 = Leave a disc and it is yours; nobody can come back to that cell (ZG-3.8)
game-turn-4 = Pay a weapon to step on an enemy (ZG-3.6)
game-turn-5 = Reach a shelter of the other colour to leave a supply (ZG-4.1)

option-open-piles = Open piles
    .help = The table shows everyone's discs and points by kind, instead of the size of each pile only.
option-open-piles-title = Who sees what was taken?
option-open-piles-before = What you take lies
option-open-piles-after = .
option-open-piles-no = face down
option-open-piles-no-note = the table shows how many discs, as in the rulebook
option-open-piles-yes = open
option-open-piles-yes-note = the table shows everyone's discs and points

## Discs, and what else a cell can be

disc-hole = empty cell
    .a = an empty cell
disc-red-shelter = red shelter
    .a = a red shelter
    .card = Red shelter
disc-white-shelter = white shelter
    .a = a white shelter
    .card = White shelter
disc-barricade = barricade
    .a = a barricade
disc-manhole = manhole
    .a = a manhole
    .card = Manhole
disc-food1 = food 1
    .a = food 1
    .the = food 1
    .card = Food 1
disc-food2 = food 2
    .a = food 2
    .the = food 2
    .card = Food 2
disc-food3 = food 3
    .a = food 3
    .the = food 3
    .card = Food 3
disc-electronics = electronics
    .a = electronics
    .the = the electronics
    .card = Electronics
disc-medicine = medicine
    .a = medicine
    .the = the medicine
    .card = Medicine
disc-fuel = fuel
    .a = fuel
    .the = the fuel
    .card = Fuel
disc-tools = tools
    .a = tools
    .the = the tools
    .card = Tools
disc-weapon = weapon
    .a = a weapon
    .the = the weapon
    .card = Weapon
disc-enemy3 = enemy 3
    .a = an enemy 3
    .the = enemy 3
    .card = Fight enemy 3
disc-enemy4 = enemy 4
    .a = an enemy 4
    .the = enemy 4
    .card = Fight enemy 4
disc-enemy5 = enemy 5
    .a = an enemy 5
    .the = enemy 5
    .card = Fight enemy 5
disc-enemy6 = enemy 6
    .a = an enemy 6
    .the = enemy 6
    .card = Fight enemy 6
disc-enemy7 = enemy 7
    .a = an enemy 7
    .the = enemy 7
    .card = Fight enemy 7
disc-enemy8 = enemy 8
    .a = an enemy 8
    .the = enemy 8
    .card = Fight enemy 8

## The halves

half-1 = the first half
    .start = The first half
    .discs = red discs
half-2 = the second half
    .start = The second half
    .discs = white discs

## What happened

fact-started = { $who } begins { $half }.
fact-dealt = The { $half-discs } are dealt.
fact-redealt = A shelter was shut in, so the { $half-discs } are dealt again.
fact-moved = { $who } moves from { $start } to { $goal } ({ $disc }).
fact-jumped = { $who } jumps from manhole to manhole, { $start } to { $goal }.
fact-passed-through = { $who } passes through { $goal } from { $start }, over another pawn.
fact-fought = { $who } spends a weapon to enter { $goal } ({ $disc }).
fact-took = { $who } takes { $disc-a } from { $cell }.
fact-delivered = { $who } delivers a supply to { $cell }.
fact-removed = { $who } takes a pawn off the board from { $cell }.
fact-passed = { $who } passes.
fact-skipped = { $who } has no pawn on the board and is skipped.
fact-half-ended =
    { $half-start } ends: { $why ->
        [empty] no disc can be collected any more.
        [idle] a whole round went by without an action.
       *[stalled] for too long no turn brought a disc or a supply.
    }
fact-cleared =
    { $count ->
        [0] No red disc was left over.
        [one] One red disc was left over and leaves the game.
       *[other] { $count } red discs were left over and leave the game.
    }
fact-returned =
    { $count ->
        [0] { $who } delivered no supply and has no pawn in the second half.
        [one] { $who } returns with one pawn.
       *[other] { $who } returns with { $count } pawns.
    }
fact-scored =
    { $who } scores { $points ->
        [one] one point
       *[other] { $points } points
    }: food { $food }, provisions { $provisions }, enemies { $enemies }, supplies { $supplies }.

## The terminal: the signs on its board, and the answers in its list, which shows their notation too

board-key =
    On the board: f1 to f3 food; el, me, fu, to provisions (electronics, medicine, fuel, tools); we weapon;
    z3 to z8 enemy; (O) manhole; ### barricade; [R] and [W] red and white shelters; a dot is an empty cell, shut for
    good. Capitals at the bottom of a cell are pawns, small letters beside a shelter are supplies, and signs such as
    >f2< mark where you can go.
choice-pawn =
    { $count ->
        [one] Pawn on { $cell }
       *[other] { $count } pawns on { $cell }
    }{ $takes-key ->
        [none] { "" }
       *[other] , taking { $takes-a } when it leaves
    }
choice-move =
    { $way ->
        [jump] jump
        [through] over a pawn, then on
       *[step] { $what }
    }{ $cost ->
        [0] { "" }
       *[other] , costs a weapon
    }{ $delivers ->
        [yes] , deliver
       *[no] { "" }
    }
choice-off = off the board
choice-pass = pass: end the turn

## The end. Ties go to enemies, then supplies, then are shared (ZG-6.3).

reason-POINTS = { $who } wins with { $points } points.
reason-ENEMIES = { $who } wins the tie at { $points } points with more enemies.
reason-SUPPLIES = { $who } wins the tie at { $points } points with more supplies in red shelters.
reason-SHARED = { $who } share the win with { $points } points each.

## The picture: what scene.py shows, and says to those who do not see it

scene-table = Zombiegeddon: { $half }, turn { $turn }, { $seats } players
scene-half =
    { $half-key ->
        [1] Half 1 of 2: before it gets worse
       *[2] Half 2 of 2: it got worse
    }
scene-turn = Turn { $turn }, { $left } of { $of } discs left
scene-dealing = The discs are dealt
scene-you-act =
    { $action ->
        [1] Your first action
       *[2] Your second action
    }
scene-you-through = Move on from { $cell }
scene-they-act =
    { $action ->
        [1] { $name }: first action
       *[2] { $name }: second action
    }
scene-over =
    { $winners ->
        [one] { $names } wins
       *[other] { $names } share the win
    }{ $score ->
        [none] { "" }
        [one] { " " }with one point
       *[other] { " " }with { $score } points
    }
scene-hint-choose =
    { $cells ->
        [0] No cell to choose
        [one] Choose the ringed cell
       *[other] Choose one of { $cells } ringed cells
    }
scene-hint-wait = Watch what they leave
scene-hint-deal = Fate is laying out the town
scene-hint-over =
    { $reason ->
        [ENEMIES] A tie: more enemies decide
        [SUPPLIES] A tie: more supplies decide
        [SHARED] A tie in everything
       *[POINTS] The most points
    }
scene-answers = Your answers
scene-cell =
    { $cell }: { $what }{ $pawns ->
        [0] { "" }
        [one] , one pawn ({ $who })
       *[other] , { $pawns } pawns ({ $who })
    }{ $supplies-key ->
        [none] { "" }
       *[other] , supplies ({ $supplies })
    }{ $can ->
        [yes] , can be chosen
       *[no] { "" }
    }
scene-pawn-short = Pawn on { $cell }
scene-pawn =
    { $name }, pawn { $number } on { $cell }{ $can ->
        [yes] , can act
       *[no] { "" }
    }
scene-marker = Supply on { $cell } ({ $name })
scene-move =
    { $way ->
        [jump] Jump from { $from } to { $to }
        [through] Pass through { $to } from { $from }
       *[step] Move from { $from } to { $to }
    } ({ $what }){ $cost ->
        [0] { "" }
       *[other] , spend a weapon
    }{ $takes-key ->
        [none] { "" }
       *[other] , take { $takes-a }
    }{ $delivers ->
        [yes] , deliver a supply
       *[no] { "" }
    }
scene-off =
    Take the pawn on { $cell } off the board{ $takes-key ->
        [none] { "" }
       *[other] , take { $takes-a }
    }
scene-pass = Pass: end the turn
scene-off-short = { $cell } off
scene-pass-short = End turn
scene-player =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }{ $turn ->
        [now] , to play
        [next] , next
        [out] , no pawn left
       *[wait] { "" }
    }: discs { $taken }, weapons { $weapons }, supplies to deliver { $supplies }, pawns { $pawns }
scene-player-points =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }{ $turn ->
        [now] , to play
        [next] , next
        [out] , no pawn left
       *[wait] { "" }
    }: points { $points }, discs { $taken }, weapons { $weapons }, supplies to deliver { $supplies }, pawns { $pawns }
scene-role =
    { $you ->
        [yes]
            { $turn ->
                [now] you, now
                [next] you, next
                [out] you, no pawn
               *[wait] you
            }
       *[no]
            { $turn ->
                [now] now
                [next] next
                [out] no pawn
               *[wait] waits
            }
    }
scene-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
scene-taken =
    { $n ->
        [one] disc
       *[other] discs
    }
scene-weapons =
    { $n ->
        [0] no weapon
        [one] weapon
       *[other] weapons
    }
scene-supplies = { $n } to deliver
scene-points =
    { $n ->
        [one] point
       *[other] points
    }
scene-tally = { $name }: { $what }, { $n }
scene-key =
    { $what-key ->
        [food] Food
        [provisions] Provisions
        [enemy] Enemy
        [weapon] Weapon
        [white] White shelter
        [red] Red shelter
        [manhole] Manhole
       *[barricade] Barricade
    }
scene-key-note =
    { $what-key ->
        [food] worth its number
        [provisions] 1, 3, 6, 10, 15, 20 by type
        [enemy] worth its number
        [weapon] pays for one enemy
        [white]
            { $half-key ->
                [1] deliver a supply
               *[2] takes no supply
            }
        [red]
            { $half-key ->
                [1] takes no supply yet
               *[2] 5 points each
            }
        [manhole] jump to another
       *[barricade] stays shut
    }

## Beside the board: what side.py says, on cards that are answers and above them

side-goal =
    { $way ->
        [jump] Jump to { $cell }
       *[step] { $disc-card }
    }
side-off =
    { $sources ->
        [one] Take pawn off
       *[other] Take off { $cell }
    }
side-from = pawn on { $cell }
side-cost =
    { $weapons ->
        [one] your only weapon
       *[other] 1 of your { $weapons } weapons
    }
side-fight =
    { $takes-key ->
        [none] { $disc } on leaving
       *[other] { $takes } now, { $disc } on leaving
    }
side-now = { $takes } now
side-yours = yours on leaving
side-supply = leave a supply
side-supplied = your supply is there
side-no-supply = takes no supply
side-manhole = then any manhole
side-jump = from manhole to manhole
side-through = over a pawn, then on
side-takes =
    { $takes-key ->
        [none] nothing to take
       *[other] takes { $takes-the }
    }
side-ends =
    { $takes-key ->
        [none]
            { $action ->
                [1] without an action
               *[2] without the second action
            }
       *[other]
            { $takes } { $takes-key ->
                [electronics] stay
                [tools] stay
               *[other] stays
            } put
    }
side-hint-pawn =
    { $cells ->
        [0] No cell is open to this pawn.
        [one] One cell is open to this pawn.
       *[other] { $cells } cells are open to this pawn.
    }{ $takes-key ->
        [none] { "" }
       *[other] { " " }Any move takes { $takes-the } underfoot.
    }

# The columns of the result.
column-food = Food
column-provisions = Provisions
column-enemies = Enemies
column-supplies = Supplies
