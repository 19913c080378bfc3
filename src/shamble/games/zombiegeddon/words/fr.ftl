# Zombiegeddon en français. Mêmes clés et mêmes variables que dans en.ftl.
# Les refus répondent aux lignes de refusals.py.
#
# $disc et $half sont traduits avant de remplir leur place et apportent leurs formes : $disc donne « arme », $disc-a
# « une arme », $disc-the « l’arme », $disc-card ce qu’en dit une carte ;
# $half donne « la première mi-temps », $half-start commence une phrase, $half-discs sont ses disques.
# Pour choisir selon la valeur d’origine, ajoutez -key : $half-key vaut 1, $takes-key weapon, ou none s’il n’y a rien.
# Les cases ($cell, $start, $goal) sont des noms comme d2 ; $who est le nom d’une personne : pas de « de » devant.

## Le jeu

game-title = Zombiegeddon
game-line = Videz les derniers magasins avant les bombes, puis disputez-vous les restes.
game-seats = De { $min } à { $max } joueurs
# Une réponse en notation courte, n’importe laquelle.
game-example = d2-e3

game-tag = Dernières courses avant la fin
game-blurb = Chargez les bras de quatre pions avant les bombes, puis vivez de ce qui reste.
game-minutes = 45
game-turn-1 = Agissez jusqu’à deux fois, avec un pion ou avec deux (ZG-3.2)
game-turn-2 = Allez sur un disque voisin, ou sautez d’une plaque d’égout à l’autre (ZG-3.3, ZG-3.4)
game-turn-3 = Quittez un disque, et il est à vous ; plus personne n’entrera dans sa case (ZG-3.8)
game-turn-4 = Payez une arme pour aller sur un ennemi (ZG-3.6)
game-turn-5 = Gagnez un abri de l’autre couleur pour y livrer une fourniture (ZG-4.1)

option-open-piles = Piles ouvertes
    .help = La table montre les disques et les points de chacun par sorte, et non la seule taille des piles.
option-open-piles-title = Qui voit ce qui a été pris ?
option-open-piles-before = Ce que vous prenez reste
option-open-piles-after = .
option-open-piles-no = face cachée
option-open-piles-no-note = la table montre combien de disques, comme le veulent les règles
option-open-piles-yes = à la vue de tous
option-open-piles-yes-note = la table montre les disques et les points de chacun

## Les disques, et ce qu’une case peut être d’autre

disc-hole = case vide
    .a = une case vide
disc-red-shelter = abri rouge
    .a = un abri rouge
    .card = Abri rouge
disc-white-shelter = abri blanc
    .a = un abri blanc
    .card = Abri blanc
disc-barricade = barricade
    .a = une barricade
disc-manhole = plaque d’égout
    .a = une plaque d’égout
    .card = Plaque d’égout
disc-food1 = nourriture 1
    .a = une nourriture 1
    .the = la nourriture 1
    .card = Nourriture 1
disc-food2 = nourriture 2
    .a = une nourriture 2
    .the = la nourriture 2
    .card = Nourriture 2
disc-food3 = nourriture 3
    .a = une nourriture 3
    .the = la nourriture 3
    .card = Nourriture 3
disc-electronics = électronique
    .a = de l’électronique
    .the = l’électronique
    .card = Électronique
disc-medicine = médicaments
    .a = des médicaments
    .the = les médicaments
    .card = Médicaments
disc-fuel = carburant
    .a = du carburant
    .the = le carburant
    .card = Carburant
disc-tools = outils
    .a = des outils
    .the = les outils
    .card = Outils
disc-weapon = arme
    .a = une arme
    .the = l’arme
    .card = Arme
disc-enemy3 = ennemi 3
    .a = un ennemi 3
    .the = l’ennemi 3
    .card = Battre l’ennemi 3
disc-enemy4 = ennemi 4
    .a = un ennemi 4
    .the = l’ennemi 4
    .card = Battre l’ennemi 4
disc-enemy5 = ennemi 5
    .a = un ennemi 5
    .the = l’ennemi 5
    .card = Battre l’ennemi 5
disc-enemy6 = ennemi 6
    .a = un ennemi 6
    .the = l’ennemi 6
    .card = Battre l’ennemi 6
disc-enemy7 = ennemi 7
    .a = un ennemi 7
    .the = l’ennemi 7
    .card = Battre l’ennemi 7
disc-enemy8 = ennemi 8
    .a = un ennemi 8
    .the = l’ennemi 8
    .card = Battre l’ennemi 8

## Les mi-temps

half-1 = la première mi-temps
    .start = La première mi-temps
    .discs = disques rouges
half-2 = la seconde mi-temps
    .start = La seconde mi-temps
    .discs = disques blancs

## Ce qui s’est passé

fact-started = { $who } commence { $half }.
fact-dealt = Les { $half-discs } sont distribués.
fact-redealt = Un abri se trouvait enfermé : les { $half-discs } sont redistribués.
fact-moved = { $who } va de { $start } à { $goal } ({ $disc }).
fact-jumped = { $who } saute d’une plaque d’égout à l’autre, de { $start } à { $goal }.
fact-passed-through = { $who } traverse, depuis { $start }, la case { $goal } occupée par un autre pion.
fact-fought = { $who } dépense une arme pour entrer en { $goal } ({ $disc }).
fact-took = { $who } ramasse { $disc-a } en { $cell }.
fact-delivered = { $who } livre une fourniture en { $cell }.
fact-removed = { $who } retire du plateau un pion en { $cell }.
fact-passed = { $who } passe.
fact-skipped = { $who } n’a pas de pion sur le plateau : son tour est sauté.
fact-half-ended =
    { $half-start } se termine : { $why ->
        [empty] plus aucun disque ne peut être ramassé.
        [idle] un tour de table entier s’est passé sans une action.
       *[stalled] depuis trop longtemps, aucun tour n’a rapporté ni disque ni fourniture.
    }
fact-cleared =
    { $count ->
        [0] Il ne restait aucun disque rouge.
        [one] Il restait un disque rouge, qui quitte la partie.
       *[other] Il restait { $count } disques rouges, qui quittent la partie.
    }
fact-returned =
    { $count ->
        [0] { $who } n’a livré aucune fourniture et n’a pas de pion en seconde mi-temps.
        [one] { $who } revient avec un pion.
       *[other] { $who } revient avec { $count } pions.
    }
fact-scored =
    { $who } marque { $points ->
        [0] zéro point
        [one] un point
       *[other] { $points } points
    } : nourriture { $food }, provisions { $provisions }, ennemis { $enemies }, fournitures { $supplies }.

## Refus ; refusal-out-of-turn et refusal-over sont communs à tous les jeux

refusal-not-your-pawn = Vous n’avez pas de pion en { $cell }.
refusal-too-far = { $start } et { $goal } ne sont pas voisines, et l’on ne saute que d’une plaque d’égout à une autre.
refusal-no-disc = Il n’y a pas de disque en { $goal } : aucun pion ne peut y entrer.
refusal-barricade = Une barricade bloque { $goal }.
refusal-occupied = Un autre pion se trouve en { $goal }.
refusal-no-way-on = On ne traverse { $goal }, occupée, que si l’on peut ensuite continuer ; ce n’est pas le cas.
refusal-must-move-on = Le pion en { $cell } est en pleine traversée : il doit continuer maintenant.
refusal-no-weapon = Un ennemi tient { $goal }, et vous n’avez pas d’arme à dépenser.
refusal-not-an-action = Une action est un déplacement, un saut ou un retrait ; sinon, on passe.
refusal-nothing-to-draw = Ce n’est pas ce qui est tiré maintenant.
refusal-no-such-seat = Seule une personne de cette table peut commencer.
refusal-not-in-the-bag = Il ne reste aucun disque de cette sorte à distribuer : { $disc }.

## Le terminal : les signes de son plateau, et les réponses de sa liste, qui montre aussi leur notation

board-key =
    Sur le plateau : f1 à f3 nourriture ; el, me, fu, to provisions (électronique, médicaments, carburant, outils) ;
    we arme ; z3 à z8 ennemi ; (O) plaque d’égout ; ### barricade ; [R] et [W] abris rouges et blancs ; un point
    est une case vide, où l’on n’entre plus. Les capitales en bas d’une case sont des pions, les petites lettres à côté
    d’un abri des fournitures, et des signes comme >f2< montrent où vous pouvez aller.
choice-pawn =
    { $count ->
        [one] Pion en { $cell }
       *[other] { $count } pions en { $cell }
    }{ $takes-key ->
        [none] { "" }
       *[other] , qui ramasse { $takes-a } en partant
    }
choice-move =
    { $way ->
        [jump] saut
        [through] par-dessus un pion
       *[step] { $what }
    }{ $cost ->
        [0] { "" }
       *[other] , coûte une arme
    }{ $delivers ->
        [yes] , livraison
       *[no] { "" }
    }
choice-off = hors du plateau
choice-pass = passer : finir le tour

## La fin. Égalité : les ennemis, puis les fournitures, puis victoire partagée (ZG-6.3).

reason-POINTS = { $who } l’emporte avec { $points } points.
reason-ENEMIES = À égalité à { $points } points, { $who } l’emporte avec plus d’ennemis.
reason-SUPPLIES = À égalité à { $points } points, { $who } l’emporte avec plus de fournitures dans les abris rouges.
reason-SHARED = { $who } se partagent la victoire à { $points } points.

## L’image : ce que scene.py montre, et dit à qui ne la voit pas

scene-table = Zombiegeddon : { $half }, tour { $turn }, { $seats } joueurs
scene-half =
    { $half-key ->
        [1] Mi-temps 1 sur 2 : avant que ça n’empire
       *[2] Mi-temps 2 sur 2 : ça a empiré
    }
scene-turn = Tour { $turn }, { $left } disques restants sur { $of }
scene-dealing = On distribue les disques
scene-you-act =
    { $action ->
        [1] Votre première action
       *[2] Votre seconde action
    }
scene-you-through = Continuez depuis { $cell }
scene-they-act =
    { $action ->
        [1] { $name } : première action
       *[2] { $name } : seconde action
    }
scene-over =
    { $winners ->
        [one] { $names } l’emporte
       *[other] { $names } se partagent la victoire
    }{ $score ->
        [none] { "" }
        [one] , un point
       *[other] , { $score } points
    }
scene-hint-choose =
    { $cells ->
        [0] Aucune case à choisir
        [one] Choisissez la case cerclée
       *[other] Choisissez une des { $cells } cases cerclées
    }
scene-hint-wait = Regardez ce qu’il en restera
scene-hint-deal = Le sort met la ville en place
scene-hint-over =
    { $reason ->
        [ENEMIES] Égalité : les ennemis décident
        [SUPPLIES] Égalité : les fournitures décident
        [SHARED] Égalité en tout
       *[POINTS] Le plus grand total
    }
scene-answers = Vos réponses
scene-cell =
    { $cell } : { $what }{ $pawns ->
        [0] { "" }
        [one] , un pion ({ $who })
       *[other] , { $pawns } pions ({ $who })
    }{ $supplies-key ->
        [none] { "" }
       *[other] , fournitures ({ $supplies })
    }{ $can ->
        [yes] , au choix
       *[no] { "" }
    }
scene-pawn-short = Pion en { $cell }
scene-pawn =
    { $name }, pion { $number } en { $cell }{ $can ->
        [yes] , peut agir
       *[no] { "" }
    }
scene-marker = Fourniture en { $cell } ({ $name })
scene-move =
    { $way ->
        [jump] Sauter de { $from } à { $to }
        [through] Traverser { $to } depuis { $from }
       *[step] Aller de { $from } à { $to }
    } ({ $what }){ $cost ->
        [0] { "" }
       *[other] , dépenser une arme
    }{ $takes-key ->
        [none] { "" }
       *[other] , ramasser { $takes-a }
    }{ $delivers ->
        [yes] , livrer une fourniture
       *[no] { "" }
    }
scene-off =
    Retirer du plateau le pion en { $cell }{ $takes-key ->
        [none] { "" }
       *[other] , ramasser { $takes-a }
    }
scene-pass = Passer : finir le tour
scene-off-short = Retirer { $cell }
scene-pass-short = Finir le tour
scene-player =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(vous)
       *[no] { "" }
    }{ $turn ->
        [now] , à son tour
        [next] , ensuite
        [out] , plus de pion
       *[wait] { "" }
    } : disques { $taken }, armes { $weapons }, fournitures à livrer { $supplies }, pions { $pawns }
scene-player-points =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(vous)
       *[no] { "" }
    }{ $turn ->
        [now] , à son tour
        [next] , ensuite
        [out] , plus de pion
       *[wait] { "" }
    } : points { $points }, disques { $taken }, armes { $weapons }, fournitures à livrer { $supplies }, pions { $pawns }
scene-role =
    { $you ->
        [yes]
            { $turn ->
                [now] vous, à jouer
                [next] vous, ensuite
                [out] vous, sans pion
               *[wait] vous
            }
       *[no]
            { $turn ->
                [now] joue
                [next] ensuite
                [out] sans pion
               *[wait] attend
            }
    }
scene-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
scene-taken =
    { $n ->
        [one] disque
       *[other] disques
    }
scene-weapons =
    { $n ->
        [0] pas d’arme
        [one] arme
       *[other] armes
    }
scene-supplies = { $n } à livrer
scene-points =
    { $n ->
        [one] point
       *[other] points
    }
scene-tally = { $name } : { $what }, { $n }
scene-key =
    { $what-key ->
        [food] Nourriture
        [provisions] Provisions
        [enemy] Ennemi
        [weapon] Arme
        [white] Abri blanc
        [red] Abri rouge
        [manhole] Plaque d’égout
       *[barricade] Barricade
    }
scene-key-note =
    { $what-key ->
        [food] vaut son nombre
        [provisions] 1, 3, 6, 10, 15, 20 par type
        [enemy] vaut son nombre
        [weapon] paie un ennemi
        [white]
            { $half-key ->
                [1] livrez une fourniture
               *[2] ne reçoit rien
            }
        [red]
            { $half-key ->
                [1] ne reçoit encore rien
               *[2] 5 points la fourniture
            }
        [manhole] saut vers une autre
       *[barricade] reste fermée
    }

## À côté du plateau : ce que dit side.py, sur les cartes des réponses et au-dessus d’elles

side-goal =
    { $way ->
        [jump] Sauter en { $cell }
       *[step] { $disc-card }
    }
side-off =
    { $sources ->
        [one] Retirer le pion
       *[other] Retirer { $cell }
    }
side-from = pion en { $cell }
side-cost =
    { $weapons ->
        [one] votre seule arme
       *[other] 1 de vos { $weapons } armes
    }
side-fight =
    { $takes-key ->
        [none] { $disc } en partant
       *[other] { $takes } tout de suite, { $disc } en partant
    }
side-now = { $takes } tout de suite
side-yours = à vous en partant
side-supply = livre une fourniture
side-supplied = votre fourniture y est
side-no-supply = ne reçoit rien
side-manhole = puis toute autre plaque
side-jump = d’une plaque à l’autre
side-through = par-dessus un pion
side-takes =
    { $takes-key ->
        [none] rien à ramasser
       *[other] ramasse { $takes-the }
    }
side-ends =
    { $takes-key ->
        [none]
            { $action ->
                [1] sans agir
               *[2] sans seconde action
            }
       *[other] laisse { $takes-the }
    }
side-hint-pawn =
    { $cells ->
        [0] Ce pion n’a aucune case où aller.
        [one] Ce pion peut aller dans une case.
       *[other] Ce pion peut aller dans { $cells } cases.
    }{ $takes-key ->
        [none] { "" }
       *[other] { " " }Tout départ ramasse { $takes-the }.
    }

# The columns of the result.
column-food = Nourriture
column-provisions = Provisions
column-enemies = Ennemis
column-supplies = Fournitures
