# Zombiegeddon en français. Mêmes clés et mêmes variables que dans en.ftl.
# Les refus répondent aux lignes de refusals.py.
#
# $disc et $half sont traduits avant de remplir leur place et apportent leurs formes : $disc donne « arme », $disc-a
# « une arme », $disc-the « l’arme », $disc-card ce qu’en dit une carte, $disc-sign son signe dans un terminal ;
# $half donne « la première moitié », $half-discs sont ses disques.
# Pour choisir selon la valeur d’origine, ajoutez -key : $half-key vaut 1, $takes-key weapon, ou none s’il n’y a rien.
# Les cases ($cell, $start, $goal) sont des noms comme d2 ; $who est le nom d’une personne : pas de « de » devant.

## Le jeu

game-title = Zombiegeddon
game-line = Videz les derniers magasins avant les bombes, puis disputez-vous les restes.
game-seats = De { $min } à { $max } joueurs
# Une réponse en notation courte, n’importe laquelle.
game-example = d2-e3

game-tag = Dernières courses avant la fin
game-blurb = Envoyez quatre pions piller la ville avant les bombes, puis vivez de ce qui reste.
game-minutes = 45
game-turn-1 = Jouez jusqu’à deux actions, avec le même pion ou avec deux pions différents (ZG-3.2)
game-turn-2 = Allez sur un disque ou dans un abri voisin, ou sautez d’une plaque d’égout à une autre (ZG-3.3, ZG-3.4)
game-turn-3 = Ramassez le disque que vous quittez ; sa case est alors vide, et personne n’y entre plus (ZG-3.8, ZG-3.3)
game-turn-4 = Dépensez une arme pour entrer sur la case d’un ennemi (ZG-3.6)
game-turn-5 = Première moitié : livrez des fournitures aux abris blancs ; seconde moitié : aux rouges (ZG-4.1, ZG-4.2)
game-first = Le sort désigne qui commence.
game-chart = Les points, tour après tour
game-won = L’abri est plein, et il est à vous.
game-lost = Le garde-manger est à quelqu’un d’autre. Il y aura bien une prochaine apocalypse.
tally-food = Nourriture
tally-provisions = Provisions
tally-enemies = Ennemis
tally-supplies = Fournitures

option-open-piles = Piles visibles
    .help = La table montre les disques de chacun par sorte, et leurs points, au lieu du seul nombre de disques.
option-open-piles-title = Qui voit ce qui a été ramassé ?
option-open-piles-before = Les disques ramassés restent
option-open-piles-after = .
option-open-piles-no = face cachée
option-open-piles-no-note = la table ne montre que le nombre de disques de chacun, comme dans les règles imprimées
option-open-piles-yes = face visible
option-open-piles-yes-note = la table montre les disques et les points de chacun

## Les disques, et ce qu’une case peut être d’autre

disc-hole = case vide
    .a = une case vide
disc-red-shelter = abri rouge
    .a = un abri rouge
    .card = Abri rouge
    .sign = { "[R]" }
disc-white-shelter = abri blanc
    .a = un abri blanc
    .card = Abri blanc
    .sign = { "[B]" }
disc-barricade = barricade
    .a = une barricade
    .sign = ###
disc-manhole = plaque d’égout
    .a = une plaque d’égout
    .card = Plaque d’égout
    .sign = (O)
disc-food1 = nourriture 1
    .a = un disque nourriture 1
    .the = la nourriture 1
    .card = Nourriture 1
    .sign = n1
disc-food2 = nourriture 2
    .a = un disque nourriture 2
    .the = la nourriture 2
    .card = Nourriture 2
    .sign = n2
disc-food3 = nourriture 3
    .a = un disque nourriture 3
    .the = la nourriture 3
    .card = Nourriture 3
    .sign = n3
disc-electronics = électronique
    .a = un disque « électronique »
    .the = l’électronique
    .card = Électronique
    .sign = el
disc-medicine = médicaments
    .a = un disque « médicaments »
    .the = les médicaments
    .card = Médicaments
    .sign = me
disc-fuel = carburant
    .a = un disque « carburant »
    .the = le carburant
    .card = Carburant
    .sign = ca
disc-tools = outils
    .a = un disque « outils »
    .the = les outils
    .card = Outils
    .sign = ou
disc-weapon = arme
    .a = une arme
    .the = l’arme
    .card = Arme
    .sign = ar
disc-enemy3 = ennemi 3
    .a = un disque ennemi 3
    .the = l’ennemi 3
    .card = Ennemi 3
    .sign = z3
disc-enemy4 = ennemi 4
    .a = un disque ennemi 4
    .the = l’ennemi 4
    .card = Ennemi 4
    .sign = z4
disc-enemy5 = ennemi 5
    .a = un disque ennemi 5
    .the = l’ennemi 5
    .card = Ennemi 5
    .sign = z5
disc-enemy6 = ennemi 6
    .a = un disque ennemi 6
    .the = l’ennemi 6
    .card = Ennemi 6
    .sign = z6
disc-enemy7 = ennemi 7
    .a = un disque ennemi 7
    .the = l’ennemi 7
    .card = Ennemi 7
    .sign = z7
disc-enemy8 = ennemi 8
    .a = un disque ennemi 8
    .the = l’ennemi 8
    .card = Ennemi 8
    .sign = z8

## Les moitiés

half-1 = la première moitié
    .discs = disques rouges
half-2 = la seconde moitié
    .discs = disques blancs

## Ce qui s’est passé

fact-started =
    { $lead ->
        [lot] Tirage au sort : { $who } commence { $half }.
        [most] Avec le plus de disques ennemi ({ $count }), { $who } commencera { $half }.
        [sum] { $tied } sont à égalité pour le plus de disques ennemi ({ $count }) ; avec la plus grande valeur totale ({ $value }), { $who } commencera { $half }.
       *[order]
            { $count ->
                [0] Personne n’a de disque ennemi : dans le sens horaire, { $who } vient juste après { $after }, qui a commencé la première moitié, et commencera { $half }.
               *[other] { $tied } sont à égalité pour le plus de disques ennemi ({ $count } à chacun) et pour leur valeur totale ({ $value }). { $after } a commencé la première moitié ; dans le sens horaire, c’est { $who } qui vient ensuite et commencera { $half }.
            }
    }
fact-dealt = Les { $half-discs } sont distribués.
fact-redealt = Un abri de départ était bloqué : tous les { $half-discs } sont redistribués.
fact-moved = { $who } va de { $start } à { $goal } ({ $disc }).
fact-jumped = { $who } saute de la plaque d’égout en { $start } à celle en { $goal }.
fact-passed-through = { $who } part de { $start } et traverse { $goal }, où se trouve un autre pion.
fact-fought = { $who } se défait d’une arme contre l’ennemi en { $goal }.
fact-took = En quittant { $cell }, { $who } ramasse { $disc-a }.
fact-delivered = { $who } livre une fourniture en { $cell }.
fact-removed = { $who } retire du plateau son pion en { $cell }.
fact-passed =
    { $used ->
        [0] { $who } passe son tour.
       *[1] { $who } renonce à sa seconde action.
    }
fact-skipped = { $who } n’a pas de pion sur le plateau : son tour est sauté.
fact-half-ended =
    { $why ->
        [empty] Plus aucun disque ne peut être ramassé
        [idle] Tout le monde a passé l’un après l’autre, ce qui termine une moitié même s’il reste des disques
       *[stalled] En trois tours de table, personne n’a ramassé de disque ni livré de fourniture
    } : { $half } se termine. Les pions encore en jeu quittent le plateau ; chacun ramasse le disque sur lequel il est posé, sauf une plaque d’égout.
fact-cleared =
    { $count ->
        [0] Tous les disques rouges ont été ramassés ; barricades et plaques d’égout restent.
        [one] Le seul disque rouge que personne n’a ramassé est retiré du jeu ; barricades et plaques d’égout restent.
       *[other] Les { $count } disques rouges que personne n’a ramassés sont retirés du jeu ; barricades et plaques d’égout restent.
    }
fact-returned =
    { $count ->
        [0] { $who } n’a livré aucune fourniture et n’a pas de pion dans la seconde moitié.
        [one] { $who } récupère une fourniture et aborde la seconde moitié avec un pion en { $shelters }.
       *[other] { $who } récupère { $count } fournitures et aborde la seconde moitié avec des pions en { $shelters }.
    }
fact-remained =
    { $count ->
        [0] Tous les disques blancs ont été ramassés.
        [one] { $count } disque blanc n’a été ramassé par personne.
       *[other] { $count } disques blancs n’ont été ramassés par personne.
    }
fact-scored =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $food } pour la nourriture, { $provisions } pour les provisions (outils, carburant, médicaments, électronique), { $enemies } pour les ennemis, { $supplies } pour les fournitures dans les abris rouges.

## Refus ; refusal-out-of-turn et refusal-over sont communs à tous les jeux

refusal-not-your-pawn = Vous n’avez pas de pion en { $cell }.
refusal-stays = Le pion est déjà en { $cell } : un déplacement mène dans une autre case.
refusal-too-far = { $start } et { $goal } ne sont pas voisines, et l’on ne saute que d’une plaque d’égout à une autre.
refusal-no-disc = Il n’y a pas de disque en { $goal } : aucun pion ne peut y entrer.
refusal-barricade = Une barricade bloque { $goal }.
refusal-occupied = Un autre pion se trouve en { $goal }.
refusal-no-way-on = Un autre pion se trouve en { $goal }, et le vôtre ne pourrait pas continuer : il ne peut pas traverser.
refusal-must-move-on = Le pion en { $cell } est en pleine traversée : il doit continuer maintenant.
refusal-no-weapon = Il y a un ennemi en { $goal }, et vous n’avez pas d’arme à dépenser.
refusal-not-an-action = Une action est un déplacement, un saut entre plaques d’égout ou un retrait.
refusal-dealing = On tire maintenant un disque à distribuer, et rien d’autre.
refusal-not-in-the-bag = Il ne reste aucun disque de cette sorte à distribuer : { $disc }.
refusal-drawing-first = On tire maintenant au sort qui commence, et rien d’autre.
refusal-no-such-seat = Seule une personne de cette table peut commencer.

## Le terminal : les signes de son plateau, et les réponses de sa liste, qui montre aussi leur notation

board-key =
    Sur le plateau : n1 à n3 nourriture ; el, me, ca, ou provisions (électronique, médicaments, carburant, outils) ;
    ar arme ; z3 à z8 ennemi ; (O) plaque d’égout ; ### barricade ; [R] et [B] abris rouges et blancs ; un point
    est une case vide, où personne n’entre. Les capitales en bas d’une case sont des pions, les petites lettres à côté
    d’un abri des fournitures, et des signes comme >n2< montrent où vous pouvez aller.
scene-sign = { $what-sign }
choice-pawn =
    { $count ->
        [1] Pion en { $cell }
       *[other] { $count } pions en { $cell }
    }{ $takes-key ->
        [none] { "" }
       *[other] , qui ramasse { $takes-a } en partant
    }
choice-move =
    { $way ->
        [jump] saut
        [through] traverse un pion ; doit continuer
       *[step] { $what }
    }{ $cost ->
        [0] { "" }
       *[other] , coûte une arme
    }{ $delivers ->
        [yes] , livre une fourniture
       *[no] { "" }
    }
choice-off = le retirer du plateau
choice-pass = finir votre tour

## La fin. Égalité : les ennemis, puis les fournitures, puis victoire partagée (ZG-6.3).

reason-POINTS =
    { $who } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .short = le plus de points
reason-ENEMIES =
    Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $who } l’emporte avec davantage de disques ennemi.
    .short = égalité rompue par les ennemis
reason-SUPPLIES =
    Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $who } l’emporte avec davantage de fournitures dans les abris rouges.
    .short = égalité rompue par les fournitures
reason-SHARED =
    { $who } se partagent la victoire à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .short = victoire partagée

## L’image : ce que scene.py montre, et dit à qui ne la voit pas

scene-table = Zombiegeddon : { $half }, tour { $turn }, { $seats } joueurs
scene-half =
    { $half-key ->
        [1] Première moitié : avant l’apocalypse
       *[2] Seconde moitié : après l’apocalypse
    }
scene-turn =
    Tour { $turn }, { $left ->
        [one] { $left } disque restant
       *[other] { $left } disques restants
    } sur { $of }
scene-dealing = Mise en place du plateau
scene-you-act =
    { $action ->
        [1] Votre première action
       *[2] Votre seconde action
    }
scene-you-through = Vous devez continuer depuis { $cell }
scene-they-act =
    { $action ->
        [1] { $name } : première action
       *[2] { $name } : seconde action
    }
scene-over =
    { $winners ->
        [1] { $names } l’emporte
       *[other] { $names } se partagent la victoire
    }{ $score ->
        [none] { "" }
        [1] { " " }avec { $score } point
       *[other] { " " }avec { $score } points
    }
scene-hint-choose =
    { $cells ->
        [0] Aucune case où entrer
        [one] Choisissez la case cerclée
       *[other] Choisissez une des cases cerclées
    }
scene-hint-wait =
    { $you ->
        [yes] Ce n’est pas votre tour
       *[no] Vous regardez la partie
    }
scene-hint-deal = On distribue les disques
scene-hint-over =
    { $reason ->
        [ENEMIES] Égalité de points ; départage aux disques ennemi
        [SUPPLIES] Égalité de points et d’ennemis ; départage aux fournitures
        [SHARED] Égalité de points, d’ennemis et de fournitures
       *[POINTS] Le plus grand total de points
    }
# Avertissements : ZG-5.1 compte les tours sans action, et ceux qui n’ont rien rapporté à personne.
scene-last-chance =
    { $why ->
        [pass]
            { $you ->
                [yes] Si vous passez maintenant, la moitié se termine (ZG-5.1).
               *[no] Si { $name } passe maintenant, la moitié se termine (ZG-5.1).
            }
       *[dry]
            { $you ->
                [yes] Ramassez ou livrez quelque chose ce tour-ci, sinon la moitié se termine (ZG-5.1).
               *[no] Si ce tour ne rapporte rien à { $name }, la moitié se termine (ZG-5.1).
            }
    }
scene-warn-dry =
    { $turns } tours sans disque ni fourniture : encore { $left ->
        [1] un
       *[other] { $left }
    }, et la moitié se termine (ZG-5.1).
scene-warn-pass =
    La moitié se termine bientôt si l’on passe : encore { $left ->
        [1] une fois
       *[other] { $left } fois
    } de suite (ZG-5.1).
scene-warn-discs =
    { $left ->
        [0] Il ne reste aucun disque
        [1] Il reste un disque
       *[other] Il ne reste que { $left } disques
    } : la moitié se termine quand aucun ne peut plus être ramassé (ZG-5.1).
scene-answers = Vos options
scene-cell =
    { $cell } : { $what }{ $pawns ->
        [0] { "" }
        [one] , un pion ({ $who })
       *[other] , { $pawns } pions ({ $who })
    }{ $supplies-key ->
        [none] { "" }
       *[other] , fournitures ({ $supplies })
    }{ $can ->
        [yes] , peut être choisie
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
       *[other] , ramasser { $takes-a } en { $from }
    }{ $delivers ->
        [yes] , livrer une fourniture
       *[no] { "" }
    }
scene-off =
    Retirer du plateau le pion en { $cell }{ $takes-key ->
        [none] { "" }
       *[other] , ramasser { $takes-a }
    }
scene-pass = Passer : finir votre tour
scene-off-short = Retirer { $cell }
scene-pass-short = Passer
scene-player =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(vous)
       *[no] { "" }
    }{ $turn ->
        [now] , joue maintenant
        [next] , ensuite
        [out] , sans pion sur le plateau
       *[wait] { "" }
    } : disques { $taken }, armes { $weapons }, fournitures à livrer { $supplies }, pions { $pawns }
scene-player-points =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(vous)
       *[no] { "" }
    }{ $turn ->
        [now] , joue maintenant
        [next] , ensuite
        [out] , sans pion sur le plateau
       *[wait] { "" }
    } : points { $points }, disques { $taken }, armes { $weapons }, fournitures à livrer { $supplies }, pions { $pawns }
scene-role =
    { $you ->
        [yes]
            { $turn ->
                [now] à vous
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
        [1] arme
       *[other] armes
    }
scene-supplies = { $n } à livrer
scene-points =
    { $n ->
        [one] point
       *[other] points
    }
scene-tally = { $name } : { $n } × { $what }
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
        [provisions] par type : 1, 3, 6, 10, 15, 20
        [enemy] vaut son nombre
        [weapon] à dépenser contre un ennemi
        [white]
            { $half-key ->
                [1] contour : une fourniture y tient
               *[2] ne reçoit plus rien
            }
        [red]
            { $half-key ->
                [1] ne reçoit encore rien
               *[2] contour : fourniture, 5 points
            }
        [manhole] saut vers une autre
       *[barricade] on n’y entre pas
    }

## À côté du plateau : ce que dit side.py, sur les cartes des réponses et au-dessus d’elles

side-aim =
    { $half-key ->
        [1] But : le plus de points après les deux moitiés
       *[2] But : le plus de points à la fin de cette moitié
    }{ $count ->
        [0] .
        [1] . { $names } mène avec { $points }.
       *[other] . { $names } mènent avec { $points }.
    }
side-goal =
    { $way ->
        [jump] Sauter en { $cell }
       *[step] { $disc-card }
    }
side-off =
    { $sources ->
        [1] Retirer le pion
       *[other] Retirer le pion en { $cell }
    }
side-from = pion en { $cell }
side-cost =
    { $weapons ->
        [1] votre seule arme
       *[other] 1 de vos { $weapons } armes
    }
side-fight =
    { $takes-key ->
        [none] à vous en repartant
       *[other] ramasse { $takes-the } en { $cell }, puis { $disc-the } en repartant
    }
side-now = ramasse { $takes-the } en { $cell }
side-yours = à vous en repartant
side-supply = livre une fourniture
side-supplied = votre fourniture y est déjà
side-no-supply = ne reçoit rien dans cette moitié
side-manhole = saut possible vers une autre plaque
side-jump = d’une plaque d’égout à une autre
side-through = traverse un pion ; doit continuer
side-takes =
    { $takes-key ->
        [none] rien à ramasser
       *[other] ramasse { $takes-the }
    }
side-ends =
    { $takes-key ->
        [none]
            { $action ->
                [1] finit votre tour sans action
               *[2] finit votre tour après une action
            }
       *[other] finit votre tour ; le pion reste sur { $takes-the }
    }
side-ends-half = la moitié se termine si vous passez
side-hint-pawn =
    { $cells ->
        [0] Ce pion ne peut entrer dans aucune case.
        [one] Ce pion peut entrer dans une case.
       *[other] Ce pion peut entrer dans { $cells } cases.
    }{ $takes-key ->
        [none] { "" }
       *[other] { " " }En partant, il ramasse { $takes-the }.
    }

# Les colonnes du résultat.
column-food = Nourriture
column-provisions = Provisions
column-enemies = Ennemis
column-supplies = Fournitures

## Pourquoi un robot jouerait ainsi : après un conseil

why-turn =
    { $discs ->
        [0] { "" }
       *[other] Vous ramassez : { $disc }{ $points ->
            [0] .
            [1] , un point.
           *[other] , { $points } points.
        }
    }{ $unders ->
        [0] { "" }
       *[other] { $discs ->
            [0] { "" }
           *[other] { " " }
        }{ $unders ->
            [1] Un pion est alors sur un disque à ramasser en repartant : { $under }
           *[other] Des pions sont alors sur des disques à ramasser en repartant : { $under }
        }{ $worth ->
            [0] .
            [1] , un point de plus.
           *[other] , { $worth } points de plus.
        }
    }{ $supplies ->
        [0] { "" }
       *[other] { $nothing ->
            [yes] { "" }
           *[no] { " " }
        }{ $half-key ->
            [1] Une fourniture dans un abri blanc est un pion de plus dans la seconde moitié.
           *[2] Une fourniture dans un abri rouge vaut 5 points à la fin.
        }
    }{ $losses ->
        [0] { "" }
       *[other] { " " }{ $who } aurait pu y prendre : { $lost }.
    }
why-place =
    { $nears ->
        [0] { $shelter-key ->
            [none] Rien à prendre tout de suite, mais vos pions y sont mieux placés.
           *[other] Rien à prendre tout de suite, mais { $shelter }, qui attend encore votre fourniture, n’est plus qu’à { $steps ->
                [1] un pas.
               *[other] { $steps } pas.
            }
        }
       *[other] Rien à prendre tout de suite, mais il y a un pas plus loin : { $near }.
    }
why-off = Ce pion n’a plus rien à faire dans cette moitié.
why-half =
    { $discs ->
        [0] Cela termine la moitié.
       *[other] Cela termine la moitié, et vous ramassez : { $disc }{ $points ->
            [0] .
            [1] , un point.
           *[other] , { $points } points.
        }
    }
why-end =
    { $able ->
        [no] Plus rien n’est à votre portée dans cette moitié.
       *[yes] { $ends ->
            [yes] { $rivals ->
                [0] Cela termine la moitié : ce que vous pourriez encore ramasser ne vaut pas les tours.
               *[other] Cela termine la moitié : { $who } pourrait encore y gagner plus que vous.
            }
           *[no] Ce que vous pourriez encore ramasser vaut moins que ce que vous ouvririez aux autres.
        }
    }
