# Zombie Tsunami in English. The same keys with the same variables stand in fr.ftl.
# The English of the refusals stands in refusals.py.
#
# $street, $card (of the shop), $secret, $bird, $event and $bead are translated before they fill a gap, and bring their
# forms along: $bird is "Punk", $bird-a "a Punk"; $secret-the is "the UFO", $street-kind "jump, cap 2", $bead-team "the
# red team"; $event-effect is what the card says. To select on what a variable was before that, add -key.
# $who and $target, $victim, $holder, $one, $other, $to are players' names; $names are several, $count says how many.
# A fact whose line is empty is not told: another line says it, or the picture does. A fact's caption stands under what
# people watch.

## The game

game-title = Zombie Tsunami
game-line = Drive your horde down the street, push together, trust nobody, and have the most zombies.
game-seats = { $min } to { $max } players
# An answer in short notation, any one.
game-example = buy-steal1-B
# What is counted at the end.
game-score = Zombies

game-tag = Bigger horde, better plan
game-blurb = Jump the gaps, push the bus together, shop a little, and bomb your friends.
game-minutes = 45
game-turn-1 = Six street cards make a round; after three rounds the largest horde wins (TS-2.5, TS-2.7)
game-turn-2 = At a jump roll a cube for each zombie: faces die, up to the cap (TS-3.1)
game-turn-3 = At a push pick a bead in secret: a colour that falls short loses 2 zombies each (TS-3.3, TS-3.5)
game-turn-4 = Shop twice a round, fewest zombies first; civilians become zombies when it ends (TS-5.1, TS-2.6)
game-turn-5 = Turn up your secret card right after its goal is met (TS-7.9)

option-edition = Edition
    .help = Which printed box is played: the French one has one more Gap and one more Save 1 Zombie.
option-edition-title = Which box is on the table?
option-edition-before = We play with the
option-edition-after = box.
option-edition-en = English
option-edition-en-note = 20 street cards, 18 in the shop deck
option-edition-fr = French
option-edition-fr-note = 21 street cards, 19 in the shop deck
option-zombird = Zombird
    .help = The expansion: hidden birds in everybody's hand, and an event each round.
option-zombird-title = Do the birds join in?
option-zombird-before = We play
option-zombird-after = the Zombird expansion.
option-zombird-yes = with
option-zombird-yes-note = birds in hand, events, three more shop cards
option-zombird-no = without
option-zombird-no-note = hordes, beads and secrets only

## Street cards

street-pothole = Pothole
    .kind = jump, cap 1
    .effect = Jump: roll all your cubes; every zombie face is a death, but 1 at most.
street-gap = Gap
    .kind = jump, cap 2
    .effect = Jump: roll all your cubes; every zombie face is a death, but 2 at most.
street-cars = Oncoming cars
    .kind = jump, cap 3
    .effect = Jump: roll all your cubes; every zombie face is a death, but 3 at most.
street-mines = Minefield
    .kind = jump, cap 3
    .effect = Jump: roll all your cubes; every zombie face is a death, but 3 at most.
street-bridge = Broken bridge
    .kind = jump, no cap
    .effect = Jump: roll all your cubes; every zombie face is a death, without a limit.
street-runaway = Runaway truck
    .kind = jump, no cap
    .effect = Jump: roll all your cubes; every zombie face is a death, without a limit.
street-car = Car
    .kind = push 5
    .effect = Push: pick a bead in secret; in a team with fewer than 5 zombies everybody loses 2.
street-van = Van
    .kind = push 7
    .effect = Push: pick a bead in secret; in a team with fewer than 7 zombies everybody loses 2.
street-truck = Truck
    .kind = push 10
    .effect = Push: pick a bead in secret; in a team with fewer than 10 zombies everybody loses 2.
street-tank = Tank
    .kind = push 14
    .effect = Push: pick a bead in secret; in a team with fewer than 14 zombies everybody loses 2.
street-civilian-bomb = Civilian/Bomb
    .kind = a civilian or a bomb
    .effect = One after another, most zombies first: take 1 civilian, or bomb another player.
street-zombie-coin = Zombie/Coin
    .kind = a zombie or a coin
    .effect = In secret and all at once: take 1 zombie or 1 coin.
street-gold-jump = Gold Jump
    .kind = roll for a coin
    .effect = Roll all your cubes: with at least one zombie face you gain 1 coin; nobody dies.
street-parachute = Parachute Jump
    .kind = roll for a zombie
    .effect = Roll all your cubes: with at least one zombie face you gain 1 zombie; nobody dies.
street-bus = Bus
    .kind = push 12
    .effect = Push: pick a bead in secret; in a team with fewer than 12 zombies everybody loses 2.
street-plane = Plane
    .kind = push 18
    .effect = Push: pick a bead in secret; in a team with fewer than 18 zombies everybody loses 2.

## Shop cards

shop-civilian1 = 1 Civilian
    .effect = At once: you gain 1 civilian.
shop-bomb2 = Bomb
    .effect = At once: you bomb another player.
shop-zombie1 = +1 Zombie
    .effect = At once: you gain 1 zombie.
shop-zombie2 = +2 Zombies
    .effect = At once: you gain 2 zombies.
shop-civilians2 = 2 Civilians
    .effect = At once: you gain 2 civilians.
shop-civilians3 = 3 Civilians
    .effect = At once: you gain 3 civilians.
shop-steal1 = Steal 1 Zombie
    .effect = At once: you take 1 zombie from another player, who cannot answer.
shop-steal2 = Steal 2 Zombies
    .effect = At once: you take 2 zombies from one other player, who cannot answer.
shop-save1 = Save 1 Zombie
    .effect = Kept: when your zombies are about to die in a jump or by a bomb, 1 of them is saved.
shop-save2 = Save 2 Zombies
    .effect = Kept: when your zombies are about to die in a jump or by a bomb, up to 2 of them are saved.
shop-bomb1 = Bomb
    .effect = At once: you bomb another player.
shop-megabomb = Mega Bomb
    .effect = At once: you bomb as many other players as you like, one after another.
shop-exchange = Exchange
    .effect = At once: two players of your choice swap their secret cards, if both lie face down.
shop-flip = Flip a Secret Bonus
    .effect = At once: you turn over anybody's secret card: up and dead, or down and live again.
shop-zombird = Zombird
    .effect = At once: you draw a Zombird.

## Secret bonuses

secret-ufo = UFO
    .the = the UFO
    .effect = When the round ends and you have a civilian: gain 2 zombies.
secret-giant = Giant
    .the = the Giant
    .effect = Right after a bomb of yours has destroyed a civilian: gain 2 zombies.
secret-tsunami = Tsunami
    .the = the Tsunami
    .effect = After a push, if your team has more players than every other: steal 2 zombies from a team mate, or 1 from each of two.
secret-quarterback = Quarterback
    .the = the Quarterback
    .effect = When you are bombed: the bomb does nothing to you, and you steal 2 zombies from the bomber.
secret-dragon-head = Dragon Head
    .the = the Dragon Head
    .effect = In an interlude or your shop visit: turn it up and name who has the Dragon Tail; if you are right, gain 3 zombies, and if not, its holder may gain 2.
secret-dragon-tail = Dragon Tail
    .the = the Dragon Tail
    .effect = In an interlude or your shop visit: turn it up and name who has the Dragon Head; if you are right, gain 3 zombies, and if not, its holder may gain 2.
secret-ninja = Ninja
    .the = the Ninja
    .effect = After a push, if your team has fewer players than every other or you are alone: gain 2 zombies, and lose none to this push.

## Zombirds

bird-banker = Banker
    .a = a Banker
    .effect = In an interlude or your shop visit: gain 1 coin, unless you hold 2.
bird-bomb = Bomb
    .a = a Bomb
    .effect = In an interlude or your shop visit: bomb another player.
bird-brain = Brain
    .a = a Brain
    .effect = Never played: at the end of the game it gives you 1 zombie.
bird-fairy = Fairy
    .a = a Fairy
    .effect = When your zombies are about to die in a jump or by a bomb: 1 of them is saved.
bird-ptero = Ptero
    .a = a Ptero
    .effect = In an interlude or your shop visit: take 1 zombie from another player, who cannot answer.
bird-punk = Punk
    .a = a Punk
    .effect = After the beads are shown, while your team is short: counts as 3 more zombies in this push.
bird-robo = Robo
    .a = a Robo
    .effect = When you are bombed: the bomb does nothing to you.
bird-magnet = Magnet
    .a = a Magnet
    .effect = In an interlude or your shop visit: take 1 coin from another player, unless you hold 2.
bird-super-bird = Super Bird
    .a = a Super Bird
    .effect = After the beads are shown, while your team is short: counts as 10 more zombies in this push.
bird-super-fairy = Super Fairy
    .a = a Super Fairy
    .effect = When your zombies are about to die in a jump or by a bomb: up to 3 of them are saved.

## Events

event-jump = Jump
    .effect = Now, if you like: jump with cap 2, then draw a Zombird, whatever died.
event-look = Look
    .effect = Now, if you like: show your secret card to your left neighbour, and draw a Zombird.
event-gift = Gift
    .effect = Now: everybody draws a Zombird.
event-give = Give a Zombie
    .effect = Once this round, in an interlude or your shop visit: give 1 zombie to another player, and draw a Zombird.
event-bomb = Bomb
    .effect = This round: draw a Zombird for your first bomb that destroys something.
event-bonus = Bonus
    .effect = This round: draw a Zombird the first time your secret card scores.
event-pill = Red Pill
    .effect = This round: draw a Zombird the first time you show the red bead in a push.
event-coin = Coin
    .effect = Once this round, in an interlude or your shop visit: discard 1 coin, and draw a Zombird.
event-zombie = Zombie
    .effect = This round: draw a Zombird at the first jump card in which none of your zombies dies.

## Beads

bead-red = red
    .card = Red
    .the = the red bead
    .team = the red team
    .bands = one band
bead-blue = blue
    .card = Blue
    .the = the blue bead
    .team = the blue team
    .bands = two bands
bead-yellow = yellow
    .card = Yellow
    .the = the yellow bead
    .team = the yellow team
    .bands = three bands

## What happened: rounds, cards, hordes

fact-started = { $who } goes first, all game.
fact-round-began = Round { $round } begins with two more zombies for everybody.
    .caption =
        { $round ->
            [1] A quiet street, so far.
            [2] The street remembers you.
           *[other] Last orders on this street.
        }
fact-secrets-dealt = Everybody gets a secret card; one is laid aside unseen.
fact-secrets-collected = The secret cards are collected unseen.
fact-knows = For your eyes only: { $holder } has { $secret-the }.
fact-event-shown = The event is { $event }. { $event-effect }
fact-event-left = The event { $event } is over.
fact-decided =
    { $joins ->
        [0] { $who } stays out of it.
       *[1] { $who } joins in.
    }
fact-showed = { $who } shows { $to } a secret card.
fact-revealed = Street card { $slot }: { $street } ({ $street-kind }).
fact-grew =
    { $cause ->
        [round] { "" }
        [card] { "" }
        [shop] { "" }
        [civilians] { "" }
        [brain] { "" }
        [road]
            { $who } picks up { $count ->
                [one] one zombie
               *[other] { $count } zombies
            } on the road.
       *[other]
            { $who } gains { $count ->
                [one] one zombie
               *[other] { $count } zombies
            }.
    }
fact-died =
    { $who } loses { $count ->
        [one] one zombie
       *[other] { $count } zombies
    } { $cause ->
        [bomb] to the bomb
        [push] to the push
       *[other] in the jump
    } and has { $left } now.
    .caption =
        { $cause ->
            [bomb] A short career.
            [push] It rolled back.
           *[other]
                { $count ->
                    [one] One looked down.
                   *[other] { $count } looked down.
                }
        }
fact-stole =
    { $who } steals { $count ->
        [one] one zombie
       *[other] { $count } zombies
    } from { $victim }.
    .caption = They go where the food is.
fact-coined =
    { $count ->
        [0] { $who } has two coins already, so this one is lost.
       *[other]
            { $cause ->
                [card] { "" }
               *[other] { $who } gets a coin.
            }
    }
fact-stole-coin = { $who } takes a coin from { $victim }.
fact-followed =
    { $cause ->
        [shop] { "" }
       *[other]
            { $who } takes { $count ->
                [one] one civilian
               *[other] { $count } civilians
            }.
    }
fact-transformed =
    { $count ->
        [one] One civilian becomes a zombie and stays with { $who }.
       *[other] { $count } civilians become zombies and stay with { $who }.
    }
    .caption = A change of mind.
fact-took =
    { $coin ->
        [0] { $who } takes a zombie.
       *[1] { $who } takes a coin.
    }

## What happened: jumps and pushes

fact-rolled =
    { $who } rolls { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }: { $faces ->
        [0] no zombie face
        [one] one zombie face
       *[other] { $faces } zombie faces
    }{ $loss ->
        [0] { "" }
        [one] , one zombie about to die
       *[other] , { $loss } zombies about to die
    }.
    .caption =
        { $faces ->
            [0] Not a scratch on { $who }.
           *[other]
                { $loss ->
                    [0] A soft landing for { $who }.
                    [one] One of { $cubes } misjudges it.
                   *[other] { $loss } of { $cubes } misjudge it.
                }
        }
fact-saved =
    { $who } saves { $count ->
        [one] one zombie
       *[other] { $count } zombies
    } with { $cards }.
    .caption = Not dead yet. Well, not again.
fact-voted = { $who } shows { $bead-the }.
    .caption = Fists open.
fact-helped = { $who } plays { $bird-a }: { $bead-team } counts { $total } now.
    .caption = It has feathers and it pushes.
fact-judged =
    { $held ->
        [0] With { $total } of { $need }, { $bead-team } falls short.
       *[1] With { $total } for { $need }, { $bead-team } pushes through.
    }
    .caption =
        { $held ->
            [0] Heave. It does not move.
           *[1] Heave. It moves.
        }

## What happened: bombs

fact-bombed =
    { $cause ->
        [bird] { "" }
       *[other] { $who } throws a bomb at { $target }.
    }
    .caption = Something round rolls up to { $target }.
fact-fizzled = The bomb does nothing to { $target }.
    .caption = It says pfft.
fact-blasted =
    { $who } loses { $count ->
        [one] one civilian
       *[other] { $count } civilians
    } to the bomb.
    .caption = They will not be joining after all.

## What happened: the shop

fact-shopping = The shop opens. { $who } has the fewest zombies and goes first.
fact-choosing = { $who } has the most zombies and chooses first.
fact-tied = { $mask } are level, and { $who } draws the highest token.
fact-bought = { $who } buys { $card }.
fact-left-shop = { $who } leaves the shop.
fact-stocked = { "" }
fact-cleared = The market is cleared.
fact-reshuffled =
    { $birds ->
        [0] The discarded shop cards make a new deck.
       *[1] The discarded Zombirds make a new deck.
    }
fact-exchanged = { $one } and { $other } have swapped their secret cards.
    .caption = No refunds.
fact-flipped =
    { $up ->
        [0] The secret card of { $holder } ({ $secret }) lies face down and is live again.
       *[1] The secret card of { $holder } ({ $secret }) is turned up and dead.
    }

## What happened: secrets and birds

fact-turned-up = { $who } turns up { $secret-the } for nothing.
    .caption = An honest mistake, surely.
fact-scored = { $who } turns up { $secret-the } and scores.
    .caption = And { $secret-the } sees daylight.
fact-named-dragon =
    { $right ->
        [0] { $who } turns up { $secret-the } and names { $target }. Wrong.
       *[1] { $who } turns up { $secret-the } and names { $target }. Right.
    }
    .caption =
        { $right ->
            [0] No dragon here.
           *[1] Two ends of one dragon.
        }
fact-drew-bird = { $who } draws a Zombird.
fact-drew = For your eyes only: it is { $bird-a }.
fact-no-bird = There is no Zombird left for { $who }.
fact-played-bird =
    { $target-key ->
        [-1] { $who } plays { $bird-a }.
       *[other] { $who } plays { $bird-a } against { $target }.
    }
fact-gave = { $who } gives { $to } a zombie.
fact-dropped-coin = { $who } discards a coin.

# Windows open and close without a word: what comes of them is told.
fact-opened = { "" }
fact-closed = { "" }

## What happened: the end

fact-brains-shown =
    { $who } shows { $count ->
        [one] a Brain: one more zombie.
       *[other] { $count } Brains: { $count } more zombies.
    }
    .caption = Brains, at last.
fact-finished =
    { $who } ends with { $zombies ->
        [one] one zombie
       *[other] { $zombies } zombies
    }.
fact-rolled-off =
    { $who } rolls { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } for first place: { $faces ->
        [0] no zombie face
        [one] one zombie face
       *[other] { $faces } zombie faces
    }, { $left } left.
    .caption = Roll, roll, roll!
fact-token-drawn = Still level: { $who } draws the highest token.

# The most zombies; a tie for first is rolled off, and tokens decide what rolls cannot (TS-2.7, TS-2.9).
reason-HORDE = { $who } wins with a horde of { $points }.
reason-ROLL = { $who } wins the roll-off among those with { $points } zombies.
reason-TOKEN = { $who } draws the highest token among those with { $points } zombies, and wins.

## What is asked: of you, a hint below it, and who is waited for

# In place of the question, once an answer is in and others are not.
ask-sealed = Your answer is sealed. You may change it until the last one is in.

ask-vote = { $street }, push { $need }: pick a bead. Equal colours push together.
    .hint = In a team below { $need }, everybody loses 2 zombies.
    .wait =
        { $count ->
            [one] { $names } is picking a bead.
           *[other] { $names } are picking beads.
        }
ask-zombie-coin = A zombie or a coin?
    .hint =
        { $coins ->
            [2] You hold two coins: a third is lost.
           *[other] All choose in secret, and show it together.
        }
    .wait =
        { $count ->
            [one] { $names } takes a zombie or a coin.
           *[other] { $names } take a zombie or a coin.
        }
ask-civilian-bomb = Take a civilian, or bomb somebody?
    .hint = A civilian becomes a zombie when the round ends. A bomb takes all civilians, or 1 zombie where there are none.
    .wait = { $names } takes a civilian or throws a bomb.
ask-interlude = Interlude: act, or pass.
    .hint = It is over when everybody has passed in a row.
    .wait =
        { $count ->
            [one] { $names } may act.
           *[other] { $names } may act, in turn.
        }
ask-push-birds = Your team has { $total } of { $need }. Play a bird?
    .hint = A bird counts for { $bead-team }, in this push only.
    .wait =
        { $count ->
            [one] { $names } may play birds.
           *[other] { $names } may play birds, in turn.
        }
ask-bonus = The push is judged. Score your secret card?
    .hint = Answers are sealed. Whoever might hold the right card is asked.
    .wait =
        { $count ->
            [one] { $names } may score a secret card.
           *[other] { $names } may each score a secret card.
        }
ask-saves =
    { $faces ->
        [one] One of your cubes shows a face
       *[other] { $faces } of your cubes show a face
    }, and { $loss ->
        [one] one zombie is about to die. Save it?
       *[other] { $loss } zombies are about to die. Save any?
    }
    .hint = Answers are sealed and shown together. Cards you use are spent.
    .wait =
        { $count ->
            [one] { $names } may save zombies.
           *[other] { $names } may each save zombies.
        }
ask-bomb = { $bomber } throws a bomb at you. Your answer?
    .hint =
        { $civilians ->
            [0] It would kill one zombie.
            [one] It would destroy your civilian.
           *[other] It would destroy all { $civilians } of your civilians.
        }
    .wait = { $names } may answer the bomb.
ask-giant = Your bomb destroyed civilians. Score your secret card?
    .hint = The Giant gains 2 zombies.
    .wait = { $names } may score a secret card.
ask-ufo = The round ends, and you have civilians. Score your secret card?
    .hint = The UFO gains 2 zombies, and the civilians still become zombies.
    .wait =
        { $count ->
            [one] { $names } may score a secret card.
           *[other] { $names } may each score a secret card.
        }
ask-dragon = That guess was wrong. Do you turn up the other dragon?
    .hint = It gains 2 zombies and is spent.
    .wait =
        { $count ->
            [one] { $names } is asked for the other dragon.
           *[other] { $names } are asked for the other dragon.
        }
ask-event = { $event }: do you take part?
    .hint = { $event-effect }
    .wait =
        { $count ->
            [one] { $names } decides about the event.
           *[other] { $names } decide about the event.
        }
ask-visit =
    Your visit to the shop: buy, act, or leave. You have { $coins ->
        [0] no coin
        [one] one coin
       *[other] { $coins } coins
    }.
    .hint =
        { $bought ->
            [0] You may buy two cards.
            [one] You may buy one more card.
           *[other] You have bought two cards, the most there is.
        }
    .wait = { $names } is in the shop.
ask-megabomb =
    { $named ->
        [0] Mega Bomb: who is to be bombed?
       *[other] Mega Bomb: who else?
    }
    .hint = Name players in the order of their seats, then throw.
    .wait = { $names } aims a Mega Bomb.
ask-exchange =
    { $one-key ->
        [none] Exchange: whose secret card?
       *[other] Exchange: { $one } swaps with whom?
    }
    .hint = Both cards must lie face down.
    .wait = { $names } chooses who exchanges secret cards.

# What chance is doing, for everybody.
chance-first = The first player is drawn.
chance-tie = Tokens are drawn.
chance-street = A street card is turned up.
chance-shop = The market is laid out.
chance-secret = The secret cards are dealt.
chance-bird = Zombirds are drawn.
chance-event = An event is turned up.
chance-faces = The cubes roll.

## Answers: what they do, and in short for a button

answer-pass =
    { $ask ->
        [visit] End your visit
        [saves] Save nobody
        [bomb] Let the bomb fall
        [bonus] Score nothing
        [giant] Score nothing
        [ufo] Score nothing
        [dragon] Turn nothing up
        [push_birds] Play no bird
       *[other] Pass
    }
    .short =
        { $ask ->
            [visit] Leave
            [saves] Save nobody
            [bomb] Let it fall
           *[other] Pass
        }
answer-pass-turn = Pass in interludes until the next street card
    .short = Pass on
answer-stop = No more targets: throw it
    .short = Throw it
answer-bead = Lock { $bead-the } ({ $bead-bands })
    .short = { $bead-card }
answer-zombie = Take 1 zombie
    .short = Zombie
answer-coin =
    { $coins ->
        [2] Take a coin, though it is lost: you hold two
       *[other] Take 1 coin
    }
    .short = Coin
answer-civilian = Take 1 civilian
    .short = Civilian
answer-bomb = Bomb { $target }
    .short = Bomb { $target }
answer-join =
    { $event-key ->
        [look] Show { $target } your secret card, and draw a Zombird
       *[jump] Jump with cap 2, then draw a Zombird
    }
    .short =
        { $event-key ->
            [look] Show it
           *[jump] Jump
        }
answer-stay =
    { $event-key ->
        [look] Keep your secret card to yourself
       *[jump] Stay where you are
    }
    .short = Stay out
answer-saves =
    Use { $cards }: { $saved ->
        [one] one zombie is saved
       *[other] { $saved } zombies are saved
    }, { $dead ->
        [0] nobody dies
        [one] one dies
       *[other] { $dead } die
    }
    .short = { $cards }
answer-robo = Play Robo: the bomb does nothing to you
    .short = Robo
answer-punk = Play Punk: your team counts 3 more
    .short = Punk +3
answer-super-bird = Play Super Bird: your team counts 10 more
    .short = Super Bird +10
answer-score =
    { $secret-key ->
        [quarterback] Turn up { $secret-the }: no harm to you, and you steal 2 zombies from { $target }
       *[other] Turn up { $secret-the }: you gain 2 zombies
    }
    .short = { $secret }
answer-tsunami = Turn up the Tsunami: steal 1 zombie each from { $one } and { $other }
    .short = 1 each from { $one } and { $other }
answer-tsunami-one = Turn up the Tsunami: steal 2 zombies from { $one }
    .short = 2 from { $one }
answer-turn-up = Turn up your secret card, { $secret-the }, for nothing
    .short = Turn up { $secret }
answer-dragon =
    Turn up { $secret-the } and name { $target } as holder of { $secret-key ->
        [dragon_head] the Dragon Tail
       *[dragon_tail] the Dragon Head
    }
    .short = Name { $target }
answer-banker = Play Banker: gain 1 coin
    .short = Banker
answer-bird-bomb = Play Bomb: bomb { $target }
    .short = Bomb { $target }
answer-ptero = Play Ptero: take 1 zombie from { $target }
    .short = Ptero: { $target }
answer-magnet = Play Magnet: take 1 coin from { $target }
    .short = Magnet: { $target }
answer-give = Give 1 zombie to { $target }, and draw a Zombird
    .short = Give to { $target }
answer-drop-coin = Discard 1 coin, and draw a Zombird
    .short = Discard a coin
answer-name =
    { $ask ->
        [exchange]
            { $you ->
                [yes] Your own secret card
               *[no] The secret card of { $target }
            }
       *[megabomb] Bomb { $target }
    }
    .short = { $target }

## Purchases, with what they cost

buy-price =
    { $price ->
        [one] one coin
       *[other] { $price } coins
    }
buy-civilian1 = Gain 1 civilian ({ buy-price })
buy-bomb2 = Bomb { $target } ({ buy-price })
buy-zombie1 = Gain 1 zombie ({ buy-price })
buy-zombie2 = Gain 2 zombies ({ buy-price })
buy-civilians2 = Gain 2 civilians ({ buy-price })
buy-civilians3 = Gain 3 civilians ({ buy-price })
buy-steal1 = Steal 1 zombie from { $target } ({ buy-price })
buy-steal2 = Steal 2 zombies from { $target } ({ buy-price })
buy-save1 = Keep Save 1 Zombie ({ buy-price })
buy-save2 = Keep Save 2 Zombies ({ buy-price })
buy-bomb1 = Bomb { $target } ({ buy-price })
buy-megabomb = Throw a Mega Bomb at several players ({ buy-price })
buy-exchange = Let two players swap their secret cards ({ buy-price })
buy-flip =
    { $you ->
        [yes] Turn over your own secret card
       *[no] Turn over the secret card of { $target }
    } ({ buy-price })
buy-zombird = Draw a Zombird ({ buy-price })

## The terminal

board-key =
    On the table: letters are players in the order of their seats. Before each lie zombies, civilians, coins and kept
    cards; of birds everybody sees how many, of a secret card face down only that it is there. The market shows what
    is for sale, and the two permanent cards always are. Your birds and your secret card are shown to you alone.

# the picture

scene-table =
    Zombie Tsunami, round { $round }, { $slot ->
        [0] before the first street card
       *[other] street card { $slot } of 6
    }, { $seats } players
scene-answers = You can answer:
scene-road =
    { $count ->
        [0] The road: six cards, all face down.
       *[other]
            { $now ->
                [yes] The road so far: { $street }, which is in play.
               *[no] The road so far: { $street }.
            }
    }
scene-stage =
    { $stage ->
        [push] { $street } ({ $street-kind }): three lanes, one for each bead.
        [jump]
            { $street-key ->
                [none] Cubes are thrown.
               *[other] { $street } ({ $street-kind }).
            }
        [shop] The shop.
       *[town]
            { $street-key ->
                [none] The street between two cards.
               *[other] { $street } ({ $street-kind }).
            }
    }
scene-lane =
    { $bead-card }: { $total } of { $need }{ $joins ->
        [yes] ; with you { $after }
       *[no] { "" }
    }
scene-player =
    { $letter } { $name }{ $you ->
        [yes] , you
       *[no] { "" }
    }{ $role ->
        [now] , asked
        [locked] , has sealed an answer
       *[other] { "" }
    }: { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, { $civilians ->
        [0] no civilian
        [one] 1 civilian
       *[other] { $civilians } civilians
    }, { $coins ->
        [0] no coin
        [one] 1 coin
       *[other] { $coins } coins
    }, { $birds ->
        [0] no bird
        [one] 1 bird
       *[other] { $birds } birds
    }{ $saves ->
        [0] { "" }
        [one] , 1 Save
       *[other] , { $saves } Saves
    }{ $secret-key ->
        [none] { "" }
        [down] , a secret card face down
       *[other] , { $secret } face up
    }{ $faces-key ->
        [none] { "" }
        [0] ; no zombie face
        [1] ; 1 zombie face
       *[other] ; { $faces } zombie faces
    }
scene-role =
    { $role ->
        [now]
            { $you ->
                [yes] your move
               *[no] asked
            }
        [locked] sealed
       *[wait]
            { $you ->
                [yes] you
               *[no]
                    { $first ->
                        [yes] first
                       *[no] { "" }
                    }
            }
    }
scene-rank =
    { $rank ->
        [1] first place
        [2] second place
        [3] third place
       *[other] place { $rank }
    }
scene-ware = In the market: { $card } ({ buy-price }). { $card-effect }
scene-hand-secret = Your secret card, { $secret }. { $secret-effect }
scene-hand-bird = Your Zombird, { $bird }. { $bird-effect }
scene-hand-kept = Before you, { $card }. { $card-effect }
scene-dashed = Dashed: only promised.
scene-market = In the market: { $card }.
scene-event = The event: { $event }. { $event-effect }
side-round = Round { $round } of 3
side-bead =
    { $short ->
        [0] { $total } of { $need }
       *[other] { $total } of { $need }, { $short } short
    }
side-bead-with =
    { $count ->
        [0] you alone, as far as you know
       *[other] with { $names }, if they keep their word
    }
side-left =
    { $n ->
        [one] left
       *[other] left
    }
side-target =
    { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }{ $civilians ->
        [0] { "" }
        [one] , 1 civilian
       *[other] , { $civilians } civilians
    }{ $coins ->
        [0] { "" }
        [one] , 1 coin
       *[other] , { $coins } coins
    }
side-hand = Your cards
side-hand-sort =
    { $sort ->
        [secret] your secret
        [bird] Zombird
       *[kept] kept
    }
side-secret-live = Only you have seen it
side-secret-seen =
    { $count ->
        [one] { $names } has seen it too
       *[other] { $names } have seen it too
    }
side-secret-dead = Face up and dead
side-market = Market
side-market-note =
    { $open ->
        [yes] the shop is open
       *[no]
            { $slot ->
                [0] no shop before the round ends
               *[other] next shop: after slot { $slot }
            }
    }
side-secrets = Secret cards dealt: { $secret }. One lies aside.
side-zombies =
    { $n ->
        [one] 1 zombie
       *[other] { $n } zombies
    }
side-civilians =
    { $n ->
        [0] no civilian
        [one] 1 civilian
       *[other] { $n } civilians
    }
side-coins =
    { $n ->
        [0] no coin
        [one] 1 coin
       *[other] { $n } coins
    }
side-birds =
    { $n ->
        [0] no bird in hand
        [one] 1 bird in hand
       *[other] { $n } birds in hand
    }
side-saves =
    { $n ->
        [0] no Save kept
        [one] 1 Save kept
       *[other] { $n } Saves kept
    }
side-secret =
    { $secret-key ->
        [none] no secret card
        [down] a secret card, face down
       *[other] { $secret }, face up and dead
    }

# --- talk before a vote: what a promised or a shown bead says ---

promise-red = I go red
promise-blue = I go blue
promise-yellow = I go yellow
side-odds-jump =
    { $cap-key ->
        [none] Before the roll of { $cubes ->
            [one] one cube
           *[other] { $cubes } cubes
        }
       *[other] Before the roll of { $cubes } cubes, cap { $cap }
    }
side-odds-dies =
    { $n ->
        [0] none dies
        [one] one dies
       *[other] { $n } die
    }
side-odds-kept = What a kept card may be good for
side-odds-next = The next card is a jump
side-odds-face =
    { $cubes ->
        [one] A zombie face on 1 cube
       *[other] A zombie face among { $cubes } cubes
    }
side-odds-push = Does your team reach the number?
side-odds-bead = { $bead-card }, with you
side-odds-birds = all birds: { $p } %
side-percent = { $p } %
