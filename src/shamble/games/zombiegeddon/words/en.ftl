# Zombiegeddon in English. The same keys with the same variables stand in fr.ftl.
# The English of the refusals stands in refusals.py.
#
# $disc and $half are translated before they fill a gap, and bring their forms along: $disc is "weapon", $disc-a is
# "a weapon", $disc-the "the weapon", $disc-card what a card calls going there, $disc-sign its sign on a terminal's
# board; $half is "the first half", $half-discs are its discs. To select on what a variable was before that, add -key:
# $half-key is 1, $takes-key is weapon, or none where there is nothing.
# Cells ($cell, $start, $goal) are names such as d2; $who is a player's name.

## The game

game-title = Zombiegeddon
game-line = Loot the last shops before the bombs fall, then fight over what is left.
game-seats = { $min } to { $max } players
# An answer in short notation, any one.
game-example = d2-e3

game-tag = One last shopping trip
game-blurb = Send four pawns looting before the bombs fall, then live on what is left.
game-minutes = 45
game-turn-1 = Take up to two actions, with the same pawn or with two different ones (ZG-3.2)
game-turn-2 = Move to a neighbouring disc or shelter, or jump from manhole to manhole (ZG-3.3, ZG-3.4)
game-turn-3 = Collect the disc you leave; its cell is then empty, and nobody can enter it (ZG-3.8, ZG-3.3)
game-turn-4 = Spend a weapon to enter an enemy's cell (ZG-3.6)
game-turn-5 = First half: bring supplies to white shelters; second half: to red ones (ZG-4.1, ZG-4.2)
game-first = Who begins is drawn by lot.
game-chart = Points, turn by turn
game-won = The bunker is full, and it is yours.
game-lost = The pantry is somebody else's. There is always the next apocalypse.
tally-food = Food
tally-provisions = Provisions
tally-enemies = Enemies
tally-supplies = Supplies

option-open-piles = Open piles
    .help = The table shows everybody's discs by kind, and their points, instead of only how many discs each has.
option-open-piles-title = Who sees what has been collected?
option-open-piles-before = The discs you collect lie
option-open-piles-after = .
option-open-piles-no = face down
option-open-piles-no-note = the table shows only how many discs each player has, as in the printed rules
option-open-piles-yes = face up
option-open-piles-yes-note = the table shows everybody's discs and points

## Discs, and what else a cell can be

disc-hole = empty cell
    .a = an empty cell
disc-red-shelter = red shelter
    .a = a red shelter
    .card = Red shelter
    .sign = { "[R]" }
disc-white-shelter = white shelter
    .a = a white shelter
    .card = White shelter
    .sign = { "[W]" }
disc-barricade = barricade
    .a = a barricade
    .sign = ###
disc-manhole = manhole
    .a = a manhole
    .card = Manhole
    .sign = (O)
disc-food1 = food 1
    .a = a food 1 disc
    .the = food 1
    .card = Food 1
    .sign = f1
disc-food2 = food 2
    .a = a food 2 disc
    .the = food 2
    .card = Food 2
    .sign = f2
disc-food3 = food 3
    .a = a food 3 disc
    .the = food 3
    .card = Food 3
    .sign = f3
disc-electronics = electronics
    .a = an electronics disc
    .the = the electronics
    .card = Electronics
    .sign = el
disc-medicine = medicine
    .a = a medicine disc
    .the = the medicine
    .card = Medicine
    .sign = me
disc-fuel = fuel
    .a = a fuel disc
    .the = the fuel
    .card = Fuel
    .sign = fu
disc-tools = tools
    .a = a tools disc
    .the = the tools
    .card = Tools
    .sign = to
disc-weapon = weapon
    .a = a weapon
    .the = the weapon
    .card = Weapon
    .sign = we
disc-enemy3 = enemy 3
    .a = an enemy 3 disc
    .the = enemy 3
    .card = Enemy 3
    .sign = z3
disc-enemy4 = enemy 4
    .a = an enemy 4 disc
    .the = enemy 4
    .card = Enemy 4
    .sign = z4
disc-enemy5 = enemy 5
    .a = an enemy 5 disc
    .the = enemy 5
    .card = Enemy 5
    .sign = z5
disc-enemy6 = enemy 6
    .a = an enemy 6 disc
    .the = enemy 6
    .card = Enemy 6
    .sign = z6
disc-enemy7 = enemy 7
    .a = an enemy 7 disc
    .the = enemy 7
    .card = Enemy 7
    .sign = z7
disc-enemy8 = enemy 8
    .a = an enemy 8 disc
    .the = enemy 8
    .card = Enemy 8
    .sign = z8

## The halves

half-1 = the first half
    .discs = red discs
half-2 = the second half
    .discs = white discs

## What happened

fact-started =
    { $lead ->
        [lot] Drawn by lot: { $who } begins { $half }.
        [most] With the most enemy discs ({ $count }), { $who } will begin { $half }.
        [sum] { $tied } are tied for the most enemy discs ({ $count } each); { $who } has the highest total value ({ $value }) and will begin { $half }.
       *[order]
            { $count ->
                [0] Nobody has an enemy disc: clockwise, { $who } comes next after { $after }, who began the first half, and will begin { $half }.
               *[other] { $tied } are tied for the most enemy discs ({ $count } each) and for their total value ({ $value }). { $after } began the first half; the first of them clockwise after { $after } is { $who }, who will begin { $half }.
            }
    }
fact-dealt = The { $half-discs } are dealt.
fact-redealt = A starting shelter was shut in, so all the { $half-discs } are dealt again.
fact-moved = { $who } moves from { $start } to { $goal } ({ $disc }).
fact-jumped = { $who } jumps from the manhole on { $start } to the one on { $goal }.
fact-passed-through = { $who } moves from { $start } through { $goal }, where another pawn stands.
fact-fought = { $who } spends a weapon against the enemy on { $goal }.
fact-took = Leaving { $cell }, { $who } collects { $disc-a }.
fact-delivered = { $who } delivers a supply to { $cell }.
fact-removed = { $who } removes the pawn on { $cell } from the board.
fact-passed =
    { $used ->
        [0] { $who } passes.
       *[1] { $who } forgoes the second action.
    }
fact-skipped = { $who } has no pawn on the board and is skipped.
fact-half-ended =
    { $why ->
        [empty] No disc can be collected any more
        [idle] Everyone has passed, one after the other, which ends a half even if discs remain
       *[stalled] For three rounds nobody has collected a disc or delivered a supply
    }: { $half } ends. The remaining pawns leave the board and collect the discs they stand on; manholes stay.
fact-cleared =
    { $count ->
        [0] All red discs were collected; barricades and manholes stay.
        [one] The one red disc that nobody collected leaves the game; barricades and manholes stay.
       *[other] The { $count } red discs that nobody collected leave the game; barricades and manholes stay.
    }
fact-returned =
    { $count ->
        [0] { $who } delivered no supply and has no pawn in the second half.
        [one] { $who } gets one supply back and enters the second half with a pawn on { $shelters }.
       *[other] { $who } gets { $count } supplies back and enters the second half with pawns on { $shelters }.
    }
fact-remained =
    { $count ->
        [0] All white discs were collected.
        [one] One white disc was never collected.
       *[other] { $count } white discs were never collected.
    }
fact-scored =
    { $who } scores { $points ->
        [one] one point
       *[other] { $points } points
    }: { $food } for food, { $provisions } for provisions (tools, fuel, medicine, electronics), { $enemies } for enemies, { $supplies } for supplies in red shelters.

## The terminal: the signs on its board, and the answers in its list, which shows their notation too

board-key =
    On the board: f1 to f3 food; el, me, fu, to provisions (electronics, medicine, fuel, tools); we weapon;
    z3 to z8 enemy; (O) manhole; ### barricade; [R] and [W] red and white shelters; a dot is an empty cell, which
    nobody can enter. Capitals at the bottom of a cell are pawns, small letters beside a shelter are supplies, and
    signs such as >f2< mark where you can go.
scene-sign = { $what-sign }
choice-pawn =
    { $count ->
        [one] Pawn on { $cell }
       *[other] { $count } pawns on { $cell }
    }{ $takes-key ->
        [none] { "" }
       *[other] , which collects { $takes-a } when it leaves
    }
choice-move =
    { $way ->
        [jump] jump
        [through] passes through; must move on
       *[step] { $what }
    }{ $cost ->
        [0] { "" }
       *[other] , costs a weapon
    }{ $delivers ->
        [yes] , delivers a supply
       *[no] { "" }
    }
choice-off = remove it from the board
choice-pass = end your turn

## The end. Ties go to enemies, then supplies, then are shared (ZG-6.3).

reason-POINTS =
    { $who } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .short = most points
reason-ENEMIES =
    A tie at { $points ->
        [one] one point
       *[other] { $points } points
    }: { $who } wins with more enemy discs.
    .short = a tie broken by enemies
reason-SUPPLIES =
    A tie at { $points ->
        [one] one point
       *[other] { $points } points
    }: { $who } wins with more supplies in red shelters.
    .short = a tie broken by supplies
reason-SHARED =
    { $who } share the win with { $points ->
        [one] one point
       *[other] { $points } points
    } each.
    .short = a shared win

## The picture: what scene.py shows, and says to those who do not see it

scene-table = Zombiegeddon: { $half }, turn { $turn }, { $seats } players
scene-half =
    { $half-key ->
        [1] Half 1 of 2: before the apocalypse
       *[2] Half 2 of 2: after the apocalypse
    }
scene-turn = Turn { $turn }, { $left } of { $of } discs left
scene-dealing = Setting up the board
scene-you-act =
    { $action ->
        [1] Your first action
       *[2] Your second action
    }
scene-you-through = You must move on from { $cell }
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
        [0] No cell can be entered
        [one] Choose the ringed cell
       *[other] Choose one of the ringed cells
    }
scene-hint-wait =
    { $you ->
        [yes] Not your turn
       *[no] You are watching
    }
scene-hint-deal = Dealing the discs
scene-hint-over =
    { $reason ->
        [ENEMIES] Tied on points; enemy discs decide
        [SUPPLIES] Tied on points and enemies; supplies decide
        [SHARED] Tied on points, enemies and supplies
       *[POINTS] The most points
    }
# Warnings: ZG-5.1 counts turns without an action, and turns that brought nobody anything.
scene-last-chance =
    { $why ->
        [pass]
            { $you ->
                [yes] If you pass now, the half ends (ZG-5.1).
               *[no] If { $name } passes now, the half ends (ZG-5.1).
            }
       *[dry]
            { $you ->
                [yes] Collect or deliver something this turn, or the half ends (ZG-5.1).
               *[no] If this turn brings { $name } nothing, the half ends (ZG-5.1).
            }
    }
scene-warn-dry =
    { $turns } turns without a disc or a supply: { $left ->
        [one] one more
       *[other] { $left } more
    } and the half ends (ZG-5.1).
scene-warn-pass =
    Passing ends the half soon: { $left ->
        [one] one more pass in a row
       *[other] { $left } more passes in a row
    } (ZG-5.1).
scene-warn-discs =
    { $left ->
        [0] No disc is left
        [one] One disc is left
       *[other] Only { $left } discs are left
    }: the half ends when none can be collected (ZG-5.1).
scene-answers = Your options
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
scene-marker = Supply in { $cell } ({ $name })
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
       *[other] , collect { $takes-a } from { $from }
    }{ $delivers ->
        [yes] , deliver a supply
       *[no] { "" }
    }
scene-off =
    Remove the pawn on { $cell } from the board{ $takes-key ->
        [none] { "" }
       *[other] , collect { $takes-a }
    }
scene-pass = Pass: end your turn
scene-off-short = Remove { $cell }
scene-pass-short = Pass
scene-player =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }{ $turn ->
        [now] , to play
        [next] , next
        [out] , no pawn on the board
       *[wait] { "" }
    }: discs { $taken }, weapons { $weapons }, supplies to deliver { $supplies }, pawns { $pawns }
scene-player-points =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }{ $turn ->
        [now] , to play
        [next] , next
        [out] , no pawn on the board
       *[wait] { "" }
    }: points { $points }, discs { $taken }, weapons { $weapons }, supplies to deliver { $supplies }, pawns { $pawns }
scene-role =
    { $you ->
        [yes]
            { $turn ->
                [now] your turn
                [next] you, next
                [out] you, no pawn
               *[wait] you
            }
       *[no]
            { $turn ->
                [now] to play
                [next] next
                [out] no pawn
               *[wait] waiting
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
        [one] weapon
       *[other] weapons
    }
scene-supplies = { $n } to deliver
scene-points =
    { $n ->
        [one] point
       *[other] points
    }
scene-tally = { $name }: { $n } × { $what }
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
        [provisions] per type: 1, 3, 6, 10, 15, 20
        [enemy] worth its number
        [weapon] pays for one enemy
        [white]
            { $half-key ->
                [1] an outline takes a supply
               *[2] takes no supplies now
            }
        [red]
            { $half-key ->
                [1] takes no supplies yet
               *[2] an outline takes one: 5 points
            }
        [manhole] jump to another
       *[barricade] cannot be entered
    }

## Beside the board: what side.py says, on cards that are answers and above them

side-aim =
    { $half-key ->
        [1] Goal: the most points after both halves
       *[2] Goal: the most points when this half ends
    }{ $count ->
        [0] .
        [one] . { $names } is ahead with { $points }.
       *[other] . { $names } are ahead with { $points }.
    }
side-goal =
    { $way ->
        [jump] Jump to { $cell }
       *[step] { $disc-card }
    }
side-off =
    { $sources ->
        [one] Remove pawn
       *[other] Remove pawn on { $cell }
    }
side-from = pawn on { $cell }
side-cost =
    { $weapons ->
        [one] your only weapon
       *[other] 1 of your { $weapons } weapons
    }
side-fight =
    { $takes-key ->
        [none] yours when you move on
       *[other] collect { $takes-the } from { $cell }; { $disc-the } when you move on
    }
side-now = collect { $takes-the } from { $cell }
side-yours = yours when you move on
side-supply = deliver a supply
side-supplied = your supply is already there
side-no-supply = takes no supplies in this half
side-manhole = you can jump on from here
side-jump = from manhole to manhole
side-through = passes through; must move on
side-takes =
    { $takes-key ->
        [none] nothing to collect
       *[other] collect { $takes-the }
    }
side-ends =
    { $takes-key ->
        [none]
            { $action ->
                [1] end your turn without an action
               *[2] end your turn after one action
            }
       *[other] end your turn; the pawn stays on { $takes-the }
    }
side-ends-half = the half ends with this pass
side-hint-pawn =
    { $cells ->
        [0] This pawn can enter no cell.
        [one] This pawn can enter one cell.
       *[other] This pawn can enter { $cells } cells.
    }{ $takes-key ->
        [none] { "" }
       *[other] { " " }It collects { $takes-the } when it leaves.
    }

# The columns of the result.
column-food = Food
column-provisions = Provisions
column-enemies = Enemies
column-supplies = Supplies

## Why a bot would play like that: after a hint

why-turn =
    { $discs ->
        [0] { "" }
       *[other] You collect { $disc }{ $points ->
            [0] .
            [one] : one point.
           *[other] : { $points } points.
        }
    }{ $unders ->
        [0] { "" }
       *[other] { $discs ->
            [0] { "" }
           *[other] { " " }
        }{ $unders ->
            [one] A pawn then stands on { $under }, yours when it moves on
           *[other] Pawns then stand on { $under }, yours when they move on
        }{ $worth ->
            [0] .
            [one] : one point more.
           *[other] : { $worth } points more.
        }
    }{ $supplies ->
        [0] { "" }
       *[other] { $nothing ->
            [yes] { "" }
           *[no] { " " }
        }{ $half-key ->
            [1] A supply in a white shelter is another pawn in half 2.
           *[2] A supply in a red shelter is worth 5 points at the end.
        }
    }{ $losses ->
        [0] { "" }
       *[other] { " " }{ $who } could have gone there for { $lost }.
    }
why-place =
    { $nears ->
        [0] { $shelter-key ->
            [none] Nothing is to be had at once, but your pawns stand better there.
           *[other] Nothing is to be had at once, but { $shelter }, which still waits for your supply, is { $steps ->
                [one] only one step away.
               *[other] only { $steps } steps away.
            }
        }
       *[other] Nothing is to be had at once, but one step further on you find { $near }.
    }
why-off = Nothing is left for that pawn to do in this half.
why-half =
    { $discs ->
        [0] It ends the half.
       *[other] It ends the half, and you collect { $disc }{ $points ->
            [0] .
            [one] : one point.
           *[other] : { $points } points.
        }
    }
why-end =
    { $able ->
        [no] Nothing is left within your reach in this half.
       *[yes] { $ends ->
            [yes] { $rivals ->
                [0] It ends the half: what you could still collect is not worth the turns.
               *[other] It ends the half before { $who } can collect more than you still could.
            }
           *[no] What you could still collect is less than what you would open to others.
        }
    }
