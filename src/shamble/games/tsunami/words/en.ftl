# Zombie Tsunami in English. The same keys with the same variables stand in fr.ftl.
# The English of the refusals stands in refusals.py.
#
# $street, $card (of the shop), $secret, $bird, $event and $bead are translated before they fill a gap, and bring their
# forms along: $bird is "Punk", $bird-a "a Punk Zombird"; $secret-the is "the UFO", $street-kind "jump, cap 2",
# $bead-team "the red team"; $event-effect is what the card says. To select on what a variable was before that, add
# -key.
# $who and $target, $victim, $holder, $one, $other, $to are players' names; $names are several, $count says how many. In
# a fact for one player alone, $holder-you says whether that player is the holder.
# A fact whose line is empty is not told: another line says it, or the picture does. A fact's caption stands under what
# people watch.

## The game

game-title = Zombie Tsunami
game-line = Lead your horde down the street, push together, trust nobody, and have the most zombies at the end.
game-seats = { $min } to { $max } players
# An answer in short notation, any one.
game-example = buy-steal1-B
# What is counted at the end.
game-score = Zombies

game-tag = Bigger horde, better plan
game-blurb = Jump the gaps, push the bus together, shop a little, and bomb your friends.
game-minutes = 30
game-turn-1 = Six street cards make a round; after three rounds the largest horde wins (TS-2.5, TS-2.7)
game-turn-2 = In a jump roll a cube for each zombie: each zombie face is a death, up to the cap on the card (TS-3.1)
game-turn-3 = In a push pick a bead in secret: in a team with too few zombies each player loses 2 (TS-3.3, TS-3.5)
game-turn-4 = Shop twice a round, fewest zombies first; at its end civilians become zombies (TS-5.1, TS-2.6)
game-turn-5 = Reveal your Secret Bonus card right after its goal is met, for its reward (TS-7.9)
game-first = One of you is drawn by lot to be first player, all game.
game-chart = Zombies, from card to card
game-won = Nothing stops a wave like yours.
game-lost = Your horde has run dry. Somebody pushed less than they promised.
tally-civilians = Civilians turned
tally-joined = Joined
tally-stolen = Stolen
tally-lost = Lost

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
    .help = The expansion: hidden Zombirds in everybody's hand, and an event each round.
option-zombird-title = Do the Zombirds join in?
option-zombird-before = We play
option-zombird-after = the Zombird expansion.
option-zombird-yes = with
option-zombird-yes-note = Zombirds in hand, events, three more shop cards
option-zombird-no = without
option-zombird-no-note = hordes, beads and Secret Bonus cards only

## Street cards

street-pothole = Pothole
    .kind = jump, cap 1
    .effect = Jump: roll all your cubes; each zombie face kills a zombie, 1 at most.
street-gap = Gap
    .kind = jump, cap 2
    .effect = Jump: roll all your cubes; each zombie face kills a zombie, 2 at most.
street-cars = Oncoming cars
    .kind = jump, cap 3
    .effect = Jump: roll all your cubes; each zombie face kills a zombie, 3 at most.
street-mines = Minefield
    .kind = jump, cap 3
    .effect = Jump: roll all your cubes; each zombie face kills a zombie, 3 at most.
street-bridge = Broken bridge
    .kind = jump, no cap
    .effect = Jump: roll all your cubes; each zombie face kills a zombie, without a limit.
street-runaway = Runaway truck
    .kind = jump, no cap
    .effect = Jump: roll all your cubes; each zombie face kills a zombie, without a limit.
street-car = Car
    .kind = push, 5 needed
    .effect = Push: pick a bead in secret; in a team with fewer than 5 zombies everybody loses 2.
street-van = Van
    .kind = push, 7 needed
    .effect = Push: pick a bead in secret; in a team with fewer than 7 zombies everybody loses 2.
street-truck = Truck
    .kind = push, 10 needed
    .effect = Push: pick a bead in secret; in a team with fewer than 10 zombies everybody loses 2.
street-tank = Tank
    .kind = push, 14 needed
    .effect = Push: pick a bead in secret; in a team with fewer than 14 zombies everybody loses 2.
street-civilian-bomb = Civilian/Bomb
    .kind = choose one
    .effect = One after another, largest horde first: take 1 civilian, or bomb another player.
street-zombie-coin = Zombie/Coin
    .kind = choose one
    .effect = In secret and all at the same time: take 1 zombie or 1 coin.
street-gold-jump = Gold Jump
    .kind = at least one zombie face: 1 coin
    .effect = Roll all your cubes: with at least one zombie face you gain 1 coin; nobody dies.
street-parachute = Parachute Jump
    .kind = at least one zombie face: 1 zombie
    .effect = Roll all your cubes: with at least one zombie face you gain 1 zombie; nobody dies.
street-bus = Bus
    .kind = push, 12 needed
    .effect = Push: pick a bead in secret; in a team with fewer than 12 zombies everybody loses 2.
street-plane = Plane
    .kind = push, 18 needed
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
    .effect = At once: you steal 1 zombie from another player, who has no defence.
shop-steal2 = Steal 2 Zombies
    .effect = At once: you steal 2 zombies from one other player, who has no defence.
shop-save1 = Save 1 Zombie
    .effect = Kept: when your zombies are about to die in a jump or by a bomb, you may save 1 of them.
shop-save2 = Save 2 Zombies
    .effect = Kept: when your zombies are about to die in a jump or by a bomb, you may save up to 2 of them.
shop-bomb1 = Bomb
    .effect = At once: you bomb another player.
shop-megabomb = Mega Bomb
    .effect = At once: you bomb as many other players as you like, one after another.
shop-exchange = Exchange
    .effect = At once: two players of your choice swap their Secret Bonus cards, if both lie face down.
shop-flip = Flip a Secret Bonus
    .effect = At once: you flip anybody's Secret Bonus card: face up and inactive, or face down and active again.
shop-zombird = Zombird
    .effect = At once: you draw a Zombird.

## Saves, where several of a kind are used

saves-save1-2 = 2 × Save 1 Zombie
saves-save1-3 = 3 × Save 1 Zombie
saves-fairy-2 = 2 × Fairy

# Saves as the log tells of them: a card is used, a Zombird is played.
used-save1 = uses “Save 1 Zombie”
used-save1-2 = uses 2 × “Save 1 Zombie”
used-save1-3 = uses 3 × “Save 1 Zombie”
used-save2 = uses “Save 2 Zombies”
used-fairy = plays a Fairy Zombird
used-fairy-2 = plays 2 Fairy Zombirds
used-super-fairy = plays the Super Fairy

## Secret Bonus cards

secret-ufo = UFO
    .the = the UFO
    .effect = When the round ends, if you have at least one civilian: gain 2 zombies.
secret-giant = Giant
    .the = the Giant
    .effect = Right after a bomb of yours has destroyed a civilian: gain 2 zombies.
secret-tsunami = Tsunami
    .the = the Tsunami
    .effect = After a push, if your team has the most players (no ties): steal 2 zombies from one team-mate, or 1 from each of two.
secret-quarterback = Quarterback
    .the = the Quarterback
    .effect = When you are bombed: the bomb has no effect on you, and you steal 2 zombies from the attacker.
secret-dragon-head = Dragon Head
    .the = the Dragon Head
    .effect = Whenever you may play a card: reveal this one and say who has the Dragon Tail; if you are right, gain 3 zombies; if not, the player who has it may gain 2.
secret-dragon-tail = Dragon Tail
    .the = the Dragon Tail
    .effect = Whenever you may play a card: reveal this one and say who has the Dragon Head; if you are right, gain 3 zombies; if not, the player who has it may gain 2.
secret-ninja = Ninja
    .the = the Ninja
    .effect = After a push, if your team has the fewest players (no ties) or you are alone: gain 2 zombies, and lose none in this push.

## Zombirds

bird-banker = Banker
    .a = a Banker Zombird
    .effect = Whenever you may play a card: gain 1 coin, unless you hold 2 already.
bird-bomb = Bomb
    .a = a Bomb Zombird
    .effect = Whenever you may play a card: bomb another player.
bird-brain = Brain
    .a = a Brain Zombird
    .effect = Never played: at the end of the game it gives you 1 zombie.
bird-fairy = Fairy
    .a = a Fairy Zombird
    .effect = When your zombies are about to die in a jump or by a bomb: save 1 of them.
bird-ptero = Ptero
    .a = a Ptero Zombird
    .effect = Whenever you may play a card: steal 1 zombie from another player, who has no defence.
bird-punk = Punk
    .a = a Punk Zombird
    .effect = In a push, after the beads are shown, while your team has too few zombies: counts as 3 more zombies.
bird-robo = Robo
    .a = a Robo Zombird
    .effect = When you are bombed: the bomb has no effect on you.
bird-magnet = Magnet
    .a = a Magnet Zombird
    .effect = Whenever you may play a card: steal 1 coin from another player, unless you hold 2 already.
bird-super-bird = Super Bird
    .a = the Super Bird
    .effect = In a push, after the beads are shown, while your team has too few zombies: counts as 10 more zombies.
bird-super-fairy = Super Fairy
    .a = the Super Fairy
    .effect = When your zombies are about to die in a jump or by a bomb: save up to 3 of them.

## Events

event-jump = Jump
    .effect = Now: each player may jump with a cap of 2; whoever does draws a Zombird, however many die.
event-look = Look
    .effect = Now: each player may show their Secret Bonus card to their left neighbour; whoever does draws a Zombird.
event-gift = Gift
    .effect = Now: each player draws a Zombird.
event-give = Give a Zombie
    .effect = This round, once, between street cards, each player may give another 1 zombie to draw a Zombird.
event-bomb = Bomb
    .effect = This round: each player draws a Zombird for their first bomb that costs its target a civilian or a zombie.
event-bonus = Bonus
    .effect = This round: each player draws a Zombird the first time they earn the reward of their Secret Bonus card.
event-pill = Red Pill
    .effect = This round: each player draws a Zombird the first time they show the red bead in a push.
event-coin = Coin
    .effect = This round, once, between street cards, each player may discard 1 coin to draw a Zombird.
event-zombie = Zombie
    .effect = This round: each player draws a Zombird after the first jump card in which none of their zombies dies.

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

fact-started = { $who } reveals the street cards and goes first, except where the size of the hordes sets the order.
fact-round-began = Round { $round } begins: everybody gains 2 zombies.
fact-round-ended = Round { $round } is over.
fact-secrets-dealt = Everybody gets a Secret Bonus card; one is set aside unseen.
fact-secrets-collected = The Secret Bonus cards are collected.
fact-knows =
    { $holder-you ->
        [yes] Your Secret Bonus card is { $secret-the }.
       *[no] You see { $holder }'s Secret Bonus card: it is { $secret-the }.
    }
fact-event-shown = The event is “{ $event }”. { $event-effect }
# An event that happens at once is over with its last line.
fact-event-left =
    { $event-key ->
        [jump] { "" }
        [look] { "" }
        [gift] { "" }
       *[other] The event “{ $event }” is over.
    }
fact-decided =
    { $joins ->
        [0] { $who } does not take part.
       *[1] { $who } takes part.
    }
fact-showed = { $who } shows their Secret Bonus card to { $to }.
fact-revealed = Street card { $slot } is revealed: { $street } ({ $street-kind }).
# What the road brings to everybody is told once.
fact-grew =
    { $cause ->
        [round] { "" }
        [card] { "" }
        [shop] { "" }
        [civilians] { "" }
        [brain] { "" }
        [told] { "" }
        [road-all] Everybody picks up a zombie on the road.
        [road] { $who } picks up a zombie on the road.
       *[other]
            { $cause ->
                [secret] For the Secret Bonus card, { $who }
               *[other] { $who }
            } gains { $count ->
                [one] a zombie
               *[other] { $count } zombies
            }.
    }
fact-died =
    { $who } loses { $back ->
        [1]
            { $count ->
                [one] their last zombie
               *[other] their last { $count } zombies
            }
       *[0]
            { $count ->
                [one] a zombie
               *[other] { $count } zombies
            }
    } { $cause ->
        [bomb] to the bomb
        [push] in the push
       *[other] in the jump
    } and { $back ->
        [1] takes 1 back from the supply
       *[0] has { $left } left
    }.
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
    { $back ->
        [1]
            { $cause ->
                [secret] For the Secret Bonus card, { $who }
               *[other] { $who }
            } steals { $count ->
                [one] the last zombie
               *[other] the last { $count } zombies
            } from { $victim }, who takes 1 back from the supply.
       *[0]
            { $cause ->
                [secret] For the Secret Bonus card, { $who }
               *[other] { $who }
            } steals { $count ->
                [one] a zombie
               *[other] { $count } zombies
            } from { $victim }.
    }
    .caption = They go where the food is.
# The coins on arrival at the shop are told at once, in fact-arrived.
fact-coined =
    { $cause ->
        [shop] { "" }
       *[other]
            { $count ->
                [0] { $who } has two coins already, so this one is lost.
               *[other]
                    { $cause ->
                        [card] { "" }
                       *[other] { $who } gets a coin.
                    }
            }
    }
fact-stole-coin = { $who } steals a coin from { $victim }.
fact-followed =
    { $cause ->
        [shop] { "" }
       *[other]
            { $who } takes { $count ->
                [one] a civilian
               *[other] { $count } civilians
            }.
    }
fact-transformed =
    { $count ->
        [one] { $who }'s civilian becomes a zombie.
       *[other] { $who }'s { $count } civilians become zombies.
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
    } and gets { $faces ->
        [0] no zombie face
        [one] one zombie face
       *[other] { $faces } zombie faces
    }{ $loss ->
        [0] { "" }
        [one] : one zombie is about to die
       *[other] : { $loss } zombies are about to die
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
    { $who } { $cards }: { $count ->
        [one] one zombie is saved
       *[other] { $count } zombies are saved
    }.
    .caption = Not dead yet. Well, not again.
fact-voted = { $who } shows { $bead-the }.
    .caption = Fists open.
fact-helped = { $who } plays { $bird-a }: { $bead-team } now counts as { $total }.
    .caption = It has feathers and it pushes.
fact-judged =
    { $held ->
        [0] It takes { $need }: with a total of { $total }, { $bead-team } fails.
       *[1] It takes { $need }: with a total of { $total }, { $bead-team } succeeds.
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
fact-fizzled = The bomb has no effect on { $target }.
    .caption = It says pfft.
fact-blasted =
    { $who } loses { $count ->
        [one] a civilian
       *[other] { $count } civilians
    } to the bomb.
    .caption = They will not be joining after all.

## What happened: the shop

# Everybody gets a coin on arrival, except who has two already; perhaps nobody does.
fact-arrived =
    { $count ->
        [0] Everybody arrives at the shop, and nobody gets a coin: all have two already.
       *[other]
            Everybody arrives at the shop and gets a coin{ $full ->
                [0] { "" }
                [one] , except { $mask }, who has two already
               *[other] , except { $mask }, who have two already
            }.
    }
fact-shopping =
    { $tied ->
        [0] The shop opens. The smallest horde goes first: { $who } begins.
       *[1] The shop opens. { $mask } are tied for the smallest horde: { $who } draws the highest token and goes first.
    }
fact-choosing =
    { $tied ->
        [0] The largest horde chooses first: { $who } begins.
       *[1] { $mask } are tied for the largest horde: { $who } draws the highest token and chooses first.
    }
fact-bought = { $who } buys “{ $card }”.
fact-left-shop = { $who } leaves the shop.
fact-stocked = { "" }
fact-cleared = The unsold shop cards are discarded.
fact-reshuffled =
    { $birds ->
        [0] The discarded shop cards are shuffled into a new deck.
       *[1] The discarded Zombirds are shuffled into a new deck.
    }
fact-exchanged = { $one } and { $other } swap their Secret Bonus cards.
fact-flipped =
    { $up ->
        [0] { $holder }'s Secret Bonus card ({ $secret }) is flipped face down and is active again.
       *[1] { $holder }'s Secret Bonus card ({ $secret }) is flipped face up and is inactive now.
    }

## What happened: Secret Bonus cards and Zombirds

fact-turned-up = { $who } reveals { $secret-the } without a reward.
fact-scored =
    { $who } reveals { $secret-the }{ $secret-key ->
        [dragon_head] { "" }
        [dragon_tail] { "" }
        [quarterback] : the bomb has no effect
       *[other]
            : its goal is met{ $spared ->
                [0] { "" }
               *[1] , and { $who } loses nothing in this push
            }
    }.
    .caption = And { $secret-the } sees daylight.
fact-named-dragon =
    { $who } reveals { $secret-the } and claims that { $target } has { $secret-key ->
        [dragon_tail] the Dragon Head
       *[dragon_head] the Dragon Tail
    }. { $right ->
        [0] That is wrong.
       *[1] That is right.
    }
fact-drew-bird =
    { $who } draws a Zombird{ $earned ->
        [0] { "" }
       *[1] { " " }for the event
    }.
fact-drew = It is { $bird-a }; only you see it.
fact-no-bird = There is no Zombird left for { $who } to draw.
fact-played-bird =
    { $bird-key ->
        [robo] { $who } plays { $bird-a }.
       *[other]
            { $target-key ->
                [-1] { $who } plays { $bird-a }.
               *[other] { $who } plays { $bird-a } against { $target }.
            }
    }
fact-gave = { $who } gives { $to } a zombie.
fact-dropped-coin = { $who } discards a coin.

# Windows open and close without a word: what comes of them is told.
fact-opened = { "" }
fact-closed = { "" }

## What happened: the end

fact-brains-shown =
    { $who } shows { $count ->
        [one] a Brain Zombird and gains a zombie.
       *[other] { $count } Brain Zombirds and gains { $count } zombies.
    }
    .caption = Brains, at last.
fact-finished =
    { $who } finishes with { $zombies ->
        [one] one zombie
       *[other] { $zombies } zombies
    }.
fact-rolled-off =
    { $who } rolls { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } for first place and gets { $faces ->
        [0] no zombie face
        [one] one zombie face
       *[other] { $faces } zombie faces
    }: { $left ->
        [0] no cube is left
        [one] one cube is left
       *[other] { $left } cubes are left
    }.
    .caption = Roll, roll, roll!
fact-token-drawn = Still tied: { $who } draws the highest tiebreaker token.

# The most zombies; a tie for first is rolled off, and tokens decide what rolls cannot (TS-2.7, TS-2.9).
reason-HORDE =
    { $who } wins with { $points ->
        [one] one zombie
       *[other] { $points } zombies
    }.
    .short = the largest horde
reason-ROLL =
    Tied at { $points ->
        [one] one zombie
       *[other] { $points } zombies
    }, { $who } wins the roll for first place.
    .short = a roll for first place
reason-TOKEN =
    Tied at { $points ->
        [one] one zombie
       *[other] { $points } zombies
    } and still tied after the rolls, { $who } wins by the tiebreaker tokens.
    .short = the tiebreaker tokens

## What is asked: of you, a hint below it, and who is waited for

# In place of the question, once a choice is in and others are not.
ask-sealed = You have chosen, in secret. You may still change your mind until everybody has chosen.

ask-vote = { $street }: a team needs { $need } zombies. Pick a bead: same colour, same team.
    .hint = In a team with fewer than { $need } zombies, everybody loses 2.
    .wait =
        { $count ->
            [one] { $names } is picking a bead.
           *[other] { $names } are picking beads.
        }
ask-zombie-coin = A zombie or a coin?
    .hint =
        { $coins ->
            [2] You hold two coins: a third is lost.
           *[other] Everybody chooses in secret; then all choices are shown together.
        }
    .wait =
        { $count ->
            [one] { $names } is choosing: a zombie or a coin.
           *[other] { $names } are choosing: a zombie or a coin.
        }
ask-civilian-bomb = Take a civilian, or bomb somebody?
    .hint = Civilians become zombies when the round ends. A bomb destroys all civilians, or else 1 zombie.
    .wait = { $names } is choosing: a civilian or a bomb.
ask-interlude =
    { $moment ->
        [start] Before the first street card: play a card, or pass.
        [card] Before “{ $street }” takes effect: play a card, or pass.
        [shop] Before the shopping begins: play a card, or pass.
       *[end] Before the round ends: play a card, or pass.
    }
    .hint = It goes round until everybody has passed in a row.
    .wait =
        { $count ->
            [one] { $names } may play a card.
           *[other] { $names } may play cards, in turn.
        }
ask-push-birds = Your team has { $total } and needs { $need }. Play a Zombird?
    .hint = A Zombird counts for { $bead-team }, in this push only.
    .wait =
        { $count ->
            [one] { $names } may play a Zombird.
           *[other] { $names } may play Zombirds, in turn.
        }
ask-bonus = The push is decided. Reveal your Secret Bonus card for its reward?
    .hint = All choose in secret: everybody who has met a Secret Bonus card's goal, whatever card they hold.
    .wait =
        { $count ->
            [one] { $names } may reveal a Secret Bonus card.
           *[other] { $names } may each reveal a Secret Bonus card.
        }
ask-saves =
    { $faces ->
        [one] One of your cubes shows a zombie
       *[other] { $faces } of your cubes show a zombie
    }: { $loss ->
        [one] one zombie is about to die
       *[other] { $loss } zombies are about to die
    }{ $capped ->
        [yes] { " " }(cap { $loss })
       *[no] { "" }
    }. { $loss ->
        [one] Save it?
       *[other] Save any?
    }
    .hint = All choose in secret; then the choices are shown together. Cards that you use are spent.
    .wait =
        { $count ->
            [one] { $names } may save zombies.
           *[other] { $names } may each save zombies.
        }
ask-bomb = { $bomber } throws a bomb at you. What do you do?
    .hint =
        { $civilians ->
            [0] It would kill one zombie.
            [one] It would destroy your civilian.
           *[other] It would destroy all { $civilians } of your civilians.
        }
    .wait = { $names } may defend against the bomb.
ask-giant = Your bomb has destroyed civilians. Reveal your Secret Bonus card for its reward?
    .hint = The reward of the Giant is 2 zombies.
    .wait = { $names } may reveal a Secret Bonus card.
ask-ufo = The round ends, and you have civilians. Reveal your Secret Bonus card for its reward?
    .hint = The reward of the UFO is 2 zombies, and the civilians still become zombies.
    .wait =
        { $count ->
            [one] { $names } may reveal a Secret Bonus card.
           *[other] { $names } may each reveal a Secret Bonus card.
        }
ask-dragon = That guess was wrong. If the other dragon is yours: reveal it?
    .hint = You would gain 2 zombies, and the card would be spent.
    .wait =
        { $count ->
            [one] { $names } may reveal the other dragon.
           *[other] { $names } may reveal the other dragon.
        }
ask-event = Event “{ $event }”: do you take part?
    .hint = { $event-effect }
    .wait =
        { $count ->
            [one] { $names } decides about the event.
           *[other] { $names } decide about the event.
        }
ask-visit =
    Your shop visit: buy, play a card, or leave. You have { $coins ->
        [0] no coin
        [one] one coin
       *[other] { $coins } coins
    }.
    .hint =
        { $bought ->
            [2] You have bought two cards, the most in one visit.
           *[other]
                { $coins ->
                    [0] Without a coin you cannot buy anything.
                   *[other]
                        { $bought ->
                            [1] You may buy one more card.
                           *[other] You may buy up to two cards.
                        }
                }
        }
    .wait = { $names } is in the shop.
ask-megabomb =
    { $named ->
        [0] Mega Bomb: whom do you bomb?
       *[other] Mega Bomb: whom else?
    }
    .hint = Name players in the order of their seats, then throw.
    .wait = { $names } aims a Mega Bomb.
ask-exchange =
    { $one-key ->
        [none] Exchange: whose Secret Bonus card comes first?
       *[other] Exchange: with whom does { $one } swap?
    }
    .hint = Both cards must lie face down.
    .wait = { $names } chooses who swaps Secret Bonus cards.

# What chance is doing, for everybody.
chance-first = The first player is drawn.
chance-tie = Tiebreaker tokens are drawn.
chance-street = A street card is revealed.
chance-shop = The shop is stocked.
chance-secret = The Secret Bonus cards are dealt.
chance-bird = Zombirds are drawn.
chance-event = An event is revealed.
chance-faces = The cubes roll.

## Answers: what they do, and in short for a button

answer-pass =
    { $ask ->
        [visit] End your visit
        [saves] Save nobody
        [bomb] Take the hit
        [bonus] Reveal nothing
        [giant] Reveal nothing
        [ufo] Reveal nothing
        [dragon] Reveal nothing
        [push_birds] Play no Zombird
       *[other] Pass
    }
    .short =
        { $ask ->
            [visit] Leave
            [saves] Save nobody
            [bomb] Take the hit
           *[other] Pass
        }
answer-pass-turn = Pass until the next street card
    .short = Pass until next card
answer-stop = No more targets: throw the Mega Bomb
    .short = Throw it
answer-bead = Lock in { $bead-the } ({ $bead-bands })
    .short = { $bead-card }
answer-zombie = Take 1 zombie
    .short = Zombie
answer-coin =
    { $coins ->
        [2] Take a coin (lost: you hold two already)
       *[other] Take 1 coin
    }
    .short = Coin
answer-civilian = Take 1 civilian
    .short = Civilian
answer-bomb = Bomb { $target }
    .short = Bomb { $target }
answer-join =
    { $event-key ->
        [look] Show { $target } your Secret Bonus card, and draw a Zombird
       *[jump] Jump with a cap of 2, then draw a Zombird
    }
    .short =
        { $event-key ->
            [look] Show it
           *[jump] Jump
        }
answer-stay =
    { $event-key ->
        [look] Keep your Secret Bonus card to yourself
       *[jump] Do not jump
    }
    .short =
        { $event-key ->
            [look] Keep it secret
           *[jump] Do not jump
        }
answer-saves =
    Use { $cards }: { $saved ->
        [one] one zombie is saved
       *[other] { $saved } zombies are saved
    }, { $dead ->
        [0] none dies
        [one] one dies
       *[other] { $dead } die
    }
    .short = { $cards }
answer-robo = Play a Robo Zombird: the bomb has no effect on you
    .short = Robo
answer-punk = Play a Punk Zombird: your team counts 3 more
    .short = Punk +3
answer-super-bird = Play the Super Bird: your team counts 10 more
    .short = Super Bird +10
answer-score =
    { $secret-key ->
        [quarterback] Reveal { $secret-the }: stop the bomb, and steal 2 zombies from { $target }
       *[other] Reveal { $secret-the }: you gain 2 zombies
    }
    .short = { $secret }
answer-tsunami = Reveal the Tsunami: steal 1 zombie from { $one } and 1 from { $other }
    .short = 1 each from { $one } and { $other }
answer-tsunami-one = Reveal the Tsunami: steal 2 zombies from { $one }
    .short = 2 from { $one }
answer-turn-up = Reveal your Secret Bonus card ({ $secret }) without a reward
    .short = Reveal { $secret }
answer-dragon =
    Reveal { $secret-the } and claim that { $target } has { $secret-key ->
        [dragon_head] the Dragon Tail
       *[dragon_tail] the Dragon Head
    }
    .short = Name { $target }
answer-banker = Play a Banker Zombird: gain 1 coin
    .short = Banker
answer-bird-bomb = Play a Bomb Zombird: bomb { $target }
    .short = Bomb { $target }
answer-ptero = Play a Ptero Zombird: steal 1 zombie from { $target }
    .short = Ptero: { $target }
answer-magnet = Play a Magnet Zombird: steal 1 coin from { $target }
    .short = Magnet: { $target }
answer-give = Give 1 zombie to { $target }, and draw a Zombird
    .short = Give to { $target }
answer-drop-coin = Discard 1 coin, and draw a Zombird
    .short = Discard a coin
answer-name =
    { $ask ->
        [exchange]
            { $you ->
                [yes] Your own Secret Bonus card
               *[no] { $target }'s Secret Bonus card
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
buy-save1 = Keep “Save 1 Zombie” for later ({ buy-price })
buy-save2 = Keep “Save 2 Zombies” for later ({ buy-price })
buy-bomb1 = Bomb { $target } ({ buy-price })
buy-megabomb = Bomb as many players as you like ({ buy-price })
buy-exchange = Make two players swap their Secret Bonus cards ({ buy-price })
buy-flip =
    { $you ->
        [yes] Flip your own Secret Bonus card
       *[no] Flip { $target }'s Secret Bonus card
    } ({ buy-price })
buy-zombird = Draw a Zombird ({ buy-price })

## The terminal

board-key =
    On the table: letters are players in the order of their seats. Before each lie zombies, civilians, coins and kept
    cards; everybody sees how many Zombirds a player holds, and that a Secret Bonus card lies face down, but not which.
    The shop shows what is for sale; its first two cards always are. Your Zombirds and your Secret Bonus card are shown
    to you alone.

# the picture

scene-table =
    Zombie Tsunami, round { $round }, { $slot ->
        [over] after the last street card
        [0] before the first street card
       *[other] street card { $slot } of 6
    }, { $seats } players
scene-answers = Your options:
scene-road =
    { $count ->
        [over] The road: all 18 cards have been played.
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
        [over] The end of the street.
       *[town]
            { $street-key ->
                [none] The street before the next card.
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
        [now] , to play
        [locked] , choice made
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
        [0] no Zombird
        [one] 1 Zombird
       *[other] { $birds } Zombirds
    }{ $saves ->
        [0] { "" }
        [one] , 1 Save
       *[other] , { $saves } Saves
    }{ $secret-key ->
        [none] { "" }
        [down] , a Secret Bonus card face down
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
               *[no] to play
            }
        [locked] choice made
       *[wait]
            { $you ->
                [yes] you
               *[no]
                    { $first ->
                        [yes] first player
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
scene-ware = In the shop: { $card } ({ buy-price }). { $card-effect }
scene-hand-secret = Your Secret Bonus card ({ $secret }). { $secret-effect }
scene-hand-bird = Your Zombird: { $bird }. { $bird-effect }
scene-hand-kept = Kept before you: { $card }. { $card-effect }
scene-dashed = Dashed: a promise, not a vote.
scene-market = In the shop: { $card }.
scene-event = The event: { $event }. { $event-effect }
side-round = Round { $round } of 3
side-bead =
    { $short ->
        [0] { $total } of { $need }
       *[other] { $total } of { $need }, { $short } short
    }
side-bead-with =
    { $count ->
        [0] nobody else has promised this colour
        [one] with { $names }, if the promise is kept
       *[other] with { $names }, if the promises are kept
    }
side-left =
    { $what ->
        [civilians]
            { $n ->
                [one] civilian left
               *[other] civilians left
            }
       *[zombies]
            { $n ->
                [one] zombie left
               *[other] zombies left
            }
    }
side-bomb-costs =
    { $civilians ->
        [0] you lose 1 zombie
        [one] you lose your civilian
       *[other] you lose all { $civilians } civilians
    }
side-aim =
    Goal: the most zombies after round 3. { $count ->
        [0] All are level at { $zombies }.
        [one] { $names } is ahead with { $zombies }.
       *[other] { $names } are ahead with { $zombies }.
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
        [secret] Secret Bonus
        [bird] Zombird
       *[kept] kept
    }
side-secret-live = Only you have seen it
side-secret-seen =
    { $count ->
        [one] { $names } has seen it too
       *[other] { $names } have seen it too
    }
side-secret-dead = Face up and inactive
side-market = Shop
side-market-note =
    { $open ->
        [yes] open now
        [over] closed: the game is over
       *[no]
            { $slot ->
                [0] closed until the next round
               *[other] opens after street card { $slot }
            }
    }
side-secrets = Secret Bonus cards in this game: { $secret }. One of them is set aside each round.
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
        [0] no Zombird in hand
        [one] 1 Zombird in hand
       *[other] { $n } Zombirds in hand
    }
side-saves =
    { $n ->
        [0] no Save kept
        [one] 1 Save kept
       *[other] { $n } Saves kept
    }
side-secret =
    { $secret-key ->
        [none] no Secret Bonus card
        [down] a Secret Bonus card, face down
       *[other] { $secret }, face up and inactive
    }

# --- talk before a vote: what a promised or a shown bead says ---

promise-red = I pick red
promise-blue = I pick blue
promise-yellow = I pick yellow
side-odds-jump =
    { $cap-key ->
        [none] A roll of { $cubes ->
            [one] one cube
           *[other] { $cubes } cubes
        }
       *[other] A roll of { $cubes } cubes, cap { $cap }
    }
side-odds-dies =
    { $n ->
        [0] none dies
        [one] one dies
       *[other] { $n } die
    }
side-odds-kept = Is it worth keeping a Save?
side-odds-next = The next card is a jump
side-odds-face =
    { $cubes ->
        [one] A zombie face on 1 cube
       *[other] At least one zombie face on { $cubes } cubes
    }
side-odds-push = Does your team have enough zombies? What a bot expects:
side-odds-bead = { $bead-card }, with you
side-odds-word =
    for sure { $sure }%{ $spoken ->
        [yes] { " " }· if all keep their word { $word }%
       *[no] { "" }
    }{ $helps ->
        [yes] { " " }· with every Zombird it may hold { $birds }%
       *[no] { "" }
    }
side-percent = { $p }%

# --- standing orders for deeds without a card ---

deed-draw = A Zombird for a zombie or a coin
deed-turn-up = Your Secret Bonus, revealed early

## Why a bot would play like that: after a hint

why-vote =
    You bring { $have } of { $need } zombies: { $enough ->
        [alone] enough for sure.
        [never] too few even with everybody.
        [anyone] any other player is enough with you. A bot expects that of { $bead-team } in about { $hoped }% of all cases
        [someone] one other player with a large horde is enough with you. A bot expects that of { $bead-team } in about { $hoped }% of all cases
       *[several] several others have to come. A bot expects that of { $bead-team } in about { $hoped }% of all cases
    }{ $enough ->
        [alone] { "" }
        [never] { "" }
       *[other] { $spoken ->
            [yes] , and in { $word }% if all keep their word.
           *[no] .
        }
    } { $secret-key ->
        [ninja] A team that falls short loses two zombies each, but your Ninja pays in the smallest.
        [tsunami] A team that falls short loses two zombies each, and your Tsunami pays in the largest.
       *[other] A team that falls short loses two zombies each.
    }
why-team = Your team has { $total } of { $need }: with this it has enough, and nobody in it loses two zombies.
why-take =
    { $what ->
        [coin] A coin buys you more in the shop than a zombie is worth now.
        [civilian] A civilian becomes a zombie at the end of the round, unless a bomb falls on it.
       *[zombie] { $coins ->
            [0] A zombie is yours at once.
           *[other] You have coins; a zombie is yours at once.
        }
    }
why-target =
    { $takes ->
        [coin] It takes a coin from { $who }, who has { $coins }.
        [zombie] It takes a zombie from { $who }, who has { $zombies }{ $leads ->
            [yes] , the most among your rivals.
           *[no] .
        }
        [zombies] It takes two zombies from { $who }, who has { $zombies }{ $leads ->
            [yes] , the most among your rivals.
           *[no] .
        }
        [secret] The Secret Bonus card of { $who } is worth turning over.
       *[bomb] { $civilians ->
            [0] The bomb takes a zombie from { $who }, who has { $zombies }{ $leads ->
                [yes] , the most among your rivals.
               *[no] .
            }
            [one] The bomb takes the only civilian of { $who }.
           *[other] The bomb takes all { $civilians } civilians of { $who }.
        }
    }
why-save =
    { $saved ->
        [one] It keeps one zombie alive
       *[other] It keeps { $saved } zombies alive
    }, which counts more than the cards { $dead ->
        [0] kept for later.
       *[other] kept for later; { $dead } die all the same.
    }
why-guard =
    { $civilians ->
        [0] It costs you less than the zombie that the bomb would take.
       *[other] It costs you less than the civilians that the bomb would take.
    }
why-score = The Secret Bonus card pays now, and who knows whether it will later.
why-buy =
    { $price ->
        [one] For one coin
       *[other] For { $price } coins
    } of your { $coins } it is the best on offer: what it brings lasts longer than coins do.
why-join =
    { $joins ->
        [yes] The Zombird is worth more than what it may cost.
       *[no] What it may cost is more than the Zombird is worth.
    }
why-swap = Another Secret Bonus card is likely to be worth more.
why-act = It brings you more now than the card would later.
why-pass =
    { $ask ->
        [full] You have bought two cards, the most in one visit.
        [visit] Nothing on offer is worth more than the coins.
        [saves] The cards are worth more in a later jump.
        [bomb] What stops the bomb is worth more than what it takes.
        [push_birds] The Zombirds would not be enough, or are worth more later.
        [megabomb] Another bomb would do you no good.
       *[other] Nothing you can do now is worth what it costs.
    }
why-trade =
    { $what ->
        [give] A Zombird is worth more than a zombie, and { $who } gains least by yours.
       *[drop-coin] A Zombird is worth more than the coin.
    }
