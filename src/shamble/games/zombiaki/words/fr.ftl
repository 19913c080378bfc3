# Zombiaki en français. Mêmes clés et mêmes variables que dans en.ftl.
# Les refus répondent aux lignes de refusals.py.
#
# $card et $kind (une carte), $why (la carte qui retire quelque chose) et $side sont traduits avant de remplir leur
# place et apportent leurs formes : $kind donne « Tir 1 », $kind-the « le tir » ; $side « zombies », $side-the « les
# zombies », $side-start ouvre une phrase. Pour choisir selon la carte ou le camp, ajoutez -id : $kind-id vaut shot1.
# Pour choisir selon la valeur d’origine, ajoutez -key ; -key vaut none là où il n’y a rien.
# Les cases ($cell, $start, $goal) ont des noms comme B3 ; dans les faits, $cell-key est un nombre, 0 pour A1 et 14 pour
# C5, et 15 est la barricade. $body vaut dog, boss, fused, ou la force de tout autre zombie. $who et $name sont des noms
# de personnes : pas de « de » devant, et rien qui s’accorde avec eux.
# Un fait dont la ligne est vide n’est pas dit : une autre ligne le dit. La légende d’un fait (caption) accompagne ce que
# l’on regarde.

## Le jeu

game-title = Zombiaki
game-line = Un camp descend la rue en traînant les pieds, l’autre a des fusils et une barricade. L’aube est encore loin.
game-seats = Deux joueurs
# Une réponse en notation courte, n’importe laquelle.
game-example = shot1-B

game-tag = Tenir la rue jusqu’au matin
game-blurb = Quarante cartes pour les zombies, quarante pour les humains : marchez, tirez, brûlez, et vivement l’aube.
game-minutes = 30
game-turn-1 = Zombies : les chiens courent, chaque zombie avance d’un pas, puis ils piochent jusqu’à quatre cartes visibles (ZK-2.2, ZK-3.4)
game-turn-2 = Humains : le baril roule, puis ils piochent jusqu’à quatre cartes visibles (ZK-2.3, ZK-5.13)
game-turn-3 = Chaque camp défausse une de ses quatre cartes et joue autant des autres qu’il veut (ZK-2.2, ZK-2.8)
game-turn-4 = Un seul zombie par-dessus la barricade, et les zombies ont gagné (ZK-2.6)
game-turn-5 = L’aube est sous la pioche des zombies : quand elle est piochée, les humains ont gagné (ZK-1.3, ZK-2.5)
game-first = Les zombies commencent.
game-chart = Jusqu’où sont allés les zombies, rangée par rangée (6 : par-dessus la barricade)
game-won = La rue est à vous.
game-lost = La rue est à l’autre camp. Changez de côté, et reprenez-la.
tally-furthest = Rangée atteinte
tally-stopped = Zombies et chiens arrêtés
tally-night = Cartes avant l’aube

option-edition = Édition
    .help = Les règles imprimées, ou l’édition suivante de l’éditeur là où elle en diffère. Elle fixe les options sur les rangées des chiens, les zombies fusionnés, les rangées des murs, le projecteur et le lance-flammes ; chacune peut encore être fixée à part.
option-edition-title = Avec quelle édition jouez-vous ?
option-edition-before = Nous jouons avec
option-edition-after = .
option-edition-printed = les règles imprimées
option-edition-printed-note = comme dans la boîte, à la lettre
option-edition-later = l’édition suivante
option-edition-later-note = les règles publiées en 2013, là où elles diffèrent
option-side-a = Première place
    .help = Le camp que joue la première place. Les zombies commencent, quelle que soit leur place.
option-side-a-title = Quel camp joue la première place ?
option-side-a-before = La première place joue les
option-side-a-after = .
option-side-a-zombies = zombies
option-side-a-zombies-note = et commence
option-side-a-humans = humains
option-side-a-humans-note = et la seconde place commence
option-barrier-row = Rangée de la barrière
    .help = La rangée où se pose une barrière. En rangée 5, un zombie à la barricade garde sa ligne ouverte.
option-barrier-row-title = Où se pose une barrière ?
option-barrier-row-before = Une barrière se pose en rangée
option-barrier-row-after = .
option-barrier-row-1 = 1
option-barrier-row-1-note = au cimetière (par défaut)
option-barrier-row-5 = 5
option-barrier-row-5-note = à la barricade
option-freeze = Gel !
    .help = Ce que Gel ! arrête : tout mouvement, quelle qu’en soit la cause, ou les chiens et la marche d’un seul tour des zombies.
option-freeze-title = Qu’est-ce que Gel ! arrête ?
option-freeze-before = Gel ! arrête
option-freeze-after = .
option-freeze-everything = tout
option-freeze-everything-note = personne ne bouge jusqu’à la fin du prochain tour humain
option-freeze-march = les chiens et la marche
option-freeze-march-note = au prochain tour des zombies, et rien d’autre
option-orders-per-zombie = Ordres par zombie
    .help = Indique si un zombie obéit au boss une fois par partie, ou de nouveau à un tour suivant.
option-orders-per-zombie-title = Combien de fois un zombie obéit-il ?
option-orders-per-zombie-before = Un zombie obéit au boss
option-orders-per-zombie-after = .
option-orders-per-zombie-game = une fois par partie
option-orders-per-zombie-game-note = trois ordres, trois zombies
option-orders-per-zombie-turn = de nouveau à un tour suivant
option-orders-per-zombie-turn-note = un seul zombie peut obéir aux trois ordres
option-dog-rows = Rangées des chiens
    .help = Les rangées où un chien peut être posé.
option-dog-rows-title = Par où entrent les chiens ?
option-dog-rows-before = Les chiens entrent
option-dog-rows-after = .
option-dog-rows-edition = par les rangées que prévoit l’édition
option-dog-rows-edition-note = selon les règles choisies
option-dog-rows-3 = par les rangées 1 à 3
option-dog-rows-3-note = comme dans les règles imprimées
option-dog-rows-1 = par la rangée 1
option-dog-rows-1-note = comme dans l’édition suivante : là où entrent les zombies
option-merged = Zombies fusionnés
    .help = Indique si quelque chose peut déplacer un zombie qui vient de fusionner avant le début du prochain tour des zombies.
option-merged-title = Qu’est-ce qui déplace les zombies fusionnés ?
option-merged-before = Jusqu’au prochain tour des zombies, un zombie fusionné
option-merged-after = .
option-merged-edition = fait ce que prévoit l’édition
option-merged-edition-note = selon les règles choisies
option-merged-held = est immobilisé
option-merged-held-note = comme dans les règles imprimées : rien ni personne ne le déplace
option-merged-free = peut être déplacé par les cartes des humains
option-merged-free-note = comme dans l’édition suivante : seules les cartes des zombies ne peuvent plus le déplacer à ce tour
option-wall-rows = Rangées des murs
    .help = Les rangées où un mur peut être bâti.
option-wall-rows-title = Où se bâtissent les murs ?
option-wall-rows-before = Les murs se bâtissent
option-wall-rows-after = .
option-wall-rows-edition = dans les rangées que prévoit l’édition
option-wall-rows-edition-note = selon les règles choisies
option-wall-rows-1-4 = dans les rangées 1 à 4
option-wall-rows-1-4-note = comme dans les règles imprimées
option-wall-rows-2-4 = dans les rangées 2 à 4
option-wall-rows-2-4-note = comme dans l’édition suivante
option-floodlight = Projecteur
    .help = Indique si le Projecteur atteint ceux qui sont derrière un mur.
option-floodlight-title = Qui le Projecteur atteint-il ?
option-floodlight-before = Dans sa ligne, le Projecteur fait reculer
option-floodlight-after = .
option-floodlight-edition = ceux que prévoit l’édition
option-floodlight-edition-note = selon les règles choisies
option-floodlight-lane = tout le monde
option-floodlight-lane-note = comme dans les règles imprimées : derrière un mur aussi
option-floodlight-sight = tous ceux qui sont en vue
option-floodlight-sight-note = comme dans l’édition suivante : personne derrière un mur
option-flames = Lance-flammes
    .help = Les cases entre deux cases brûlées que le lance-flammes doit payer.
option-flames-title = Quelles cases les flammes doivent-elles payer ?
option-flames-before = Entre deux cases brûlées, le lance-flammes paie
option-flames-after = .
option-flames-edition = ce que prévoit l’édition
option-flames-edition-note = selon les règles choisies
option-flames-every = chaque case
option-flames-every-note = comme dans les règles imprimées : l’occupant brûle aussi
option-flames-empty = les cases vides
option-flames-empty-note = comme dans l’édition suivante : un zombie ou un chien peut être sauté

## Les camps et la rue

camp-zombies = zombies
    .the = les zombies
    .start = Les zombies
    .id = zombies
camp-humans = humains
    .the = les humains
    .start = Les humains
    .id = humans

## Les cartes des zombies

card-zombie2 = Zombie 2
    .effect = Un zombie de force 2 entre en rangée 1. Dès votre tour suivant, il avance d’un pas par tour.
    .id = zombie2
card-zombie3 = Zombie 3
    .effect = Un zombie de force 3 entre en rangée 1. Dès votre tour suivant, il avance d’un pas par tour.
    .id = zombie3
card-zombie4 = Zombie 4
    .effect = Un zombie de force 4 entre en rangée 1. Dès votre tour suivant, il avance d’un pas par tour.
    .id = zombie4
card-zombie5 = Zombie 5
    .effect = Un zombie de force 5 entre en rangée 1. Dès votre tour suivant, il avance d’un pas par tour.
    .id = zombie5
card-dog = Chien
    .effect = Un chien entre en rangée 1, 2 ou 3 et, dès votre tour suivant, fait jusqu’à 3 pas par tour, en avant, en arrière ou de côté. Il ne va jamais sur un mur, pas même en entrant.
    .id = dog
card-boss = Boss
    .effect = Sur un zombie : il donne un ordre par tour, 3 en tout, et un autre zombie de force 3 ou moins fait un pas ; chaque zombie n’obéit qu’une fois. Si le boss meurt, tous les zombies reculent.
    .id = boss
card-shield = Bouclier humain
    .effect = Sur un zombie qui n’en a pas : encaisse une attaque entière, puis disparaît. Contre une grenade, il ne sert à rien.
    .id = shield
card-claws = Griffes
    .effect = Sur un zombie : 1 de force en plus.
    .id = claws
card-terror = Terreur
    .effect = À leur prochain tour, les humains jouent 1 carte au plus.
    .id = terror
card-mass = Fusion
    .effect = Un zombie passe sur la case d’un zombie voisin et fusionne avec lui : leurs forces s’ajoutent. Vos cartes et vos ordres ne déplacent un zombie qu’une fois par tour, et jusqu’à votre prochain tour rien ne déplace le zombie fusionné.
    .id = mass
card-swap = Changement
    .effect = Deux zombies voisins échangent leurs places. Vos cartes et vos ordres ne déplacent un zombie qu’une fois par tour.
    .id = swap
card-bite = Morsure
    .effect = Un bouclier humain dans la rue devient un zombie de force 1, à côté de son porteur ou juste derrière lui.
    .id = bite
card-hunger = Faim
    .effect = Un zombie fait un pas en avant, même par-dessus la barricade. Vos cartes et vos ordres ne déplacent un zombie qu’une fois par tour.
    .id = hunger
card-meat = Viande
    .effect = Les humains défaussent une carte que vous choisissez dans leur main.
    .id = meat
card-click = Clic !
    .effect = Au tour des humains, quand un tir, une rafale ou un sniper vient d’être annoncé : il est annulé avant qu’il se passe quoi que ce soit.
    .id = click
card-pickaxe = Pioche
    .effect = Retire un mur, le baril, la voiture ou la mine, même sous un zombie ou un chien. Rien n’explose.
    .id = pickaxe
card-notsofast = Pas si vite !
    .effect = Pendant la marche, juste avant le pas d’un zombie : il reste où il est. Vos cartes peuvent encore le déplacer à ce tour.
    .id = notsofast
card-dawn = L’aube
    .effect = La dernière carte de la pioche. Quand elle est piochée, les humains gagnent.
    .id = dawn

## Les cartes des humains

card-shot1 = Tir 1
    .the = le tir
    .effect = Nommez une ligne : 1 dégât au premier en vue, qui recule s’il survit. Ou touchez une voiture en vue.
    .id = shot1
card-shot2 = Tir ajusté 2
    .the = le tir ajusté
    .effect = Nommez une ligne : 2 dégâts au premier en vue, qui recule s’il survit. Ou touchez une voiture en vue.
    .id = shot2
card-burst2 = Rafale 2
    .the = la rafale
    .effect = Nommez une ligne : 2 balles de 1 dégât, l’une après l’autre, chacune sur le premier en vue ou sur une voiture. Un zombie touché qui survit recule une fois.
    .id = burst2
card-burst3 = Rafale 3
    .the = la rafale
    .effect = Nommez une ligne : 3 balles de 1 dégât, l’une après l’autre, chacune sur le premier en vue ou sur une voiture. Un zombie touché qui survit recule une fois.
    .id = burst3
card-sniper = Sniper
    .the = le tir du sniper
    .effect = N’importe quel zombie ou chien de la rue, même derrière un mur : 2 dégâts, et il recule s’il survit. Ou touchez une voiture.
    .id = sniper
card-wall5 = Mur 5
    .the = le mur
    .effect = Sur une case libre des rangées 1 à 4, sans personne autour ni dans une rangée plus proche de la barricade. Pour y grimper, il faut une force de 5, file comprise.
    .id = wall5
card-wall6 = Mur 6
    .the = le mur
    .effect = Sur une case libre des rangées 1 à 4, sans personne autour ni dans une rangée plus proche de la barricade. Pour y grimper, il faut une force de 6, file comprise.
    .id = wall6
card-barrier = Barrière
    .the = la barrière
    .effect = Sur une case libre de la rangée 1 : jusqu’à votre prochain tour, personne ne bouge dans sa ligne, n’y entre, n’en sort, ni n’y est posé.
    .id = barrier
card-napalm = Napalm
    .the = le napalm
    .effect = N’importe quelle case brûle jusqu’à votre prochain tour : 1 dégât tout de suite, puis 1 à quiconque y entre. Fait sauter une voiture ou une mine qui s’y trouve.
    .id = napalm
card-blood = Sang
    .effect = Un zombie ou un chien fait un pas de côté ; vous choisissez de quel côté.
    .id = blood
card-getout = Dégage !
    .effect = Les zombies défaussent une carte que vous choisissez dans leur main.
    .id = getout
card-floodlight = Projecteur
    .effect = Nommez une ligne : tous ceux qui y sont reculent s’ils le peuvent, même derrière un mur.
    .id = floodlight
card-petrol = Essence
    .the = l’essence
    .effect = Une puissance de 4 court de case en case, depuis n’importe laquelle : sur un zombie, dépensez jusqu’à sa force ; sur un chien ou une case vide, 1. Elle ne continue que depuis une case où il n’y a plus personne.
    .id = petrol
card-stepback = Recule !
    .effect = Tous ceux qui le peuvent reculent dans la rue.
    .id = stepback
card-freeze = Gel !
    .effect = Personne ne bouge, pour quelque raison que ce soit, jusqu’à la fin de votre prochain tour.
    .id = freeze
card-grenade = Grenade
    .the = la grenade
    .effect = N’importe quelle case : une voiture ou une mine qui s’y trouve explose ; puis tout ce qui y est disparaît, bouclier ou non.
    .id = grenade
card-net = Filet
    .the = le filet
    .effect = Des zombies et des chiens voisins, d’une force totale de 6 au plus : jusqu’à votre prochain tour, ils ne bougent ni ne poussent.
    .id = net
card-barrel = Baril roulant
    .the = le baril
    .effect = Sur une case libre de la rangée 5 : dès votre tour suivant, il roule d’une case par tour et tue le premier qu’il rencontre.
    .id = barrel
card-mine = Mine
    .the = la mine
    .effect = Sur une case libre, pas juste devant quelqu’un : quiconque y entre subit 2 dégâts, et vous en envoyez 1 sur une case voisine.
    .id = mine
card-streetfire = Rue en feu
    .the = la rue en feu
    .effect = Ligne A ou C : 1 dégât à tous ceux qui y sont, même derrière un mur ; puis la voiture et la mine de la ligne explosent.
    .id = streetfire
card-voltage = Haute tension
    .the = la haute tension
    .effect = N’importe quelle ligne : 1 dégât à tous ceux qui y sont, même derrière un mur. Ne fait rien sauter.
    .id = voltage
card-car = Voiture piégée
    .the = la voiture
    .effect = Sur une case libre, sans rien entre elle et la barricade. Touchée ou en feu, elle explose : 1 dégât sur sa case et sur les 8 autour.
    .id = car
card-flamethrower = Lance-flammes
    .the = le lance-flammes
    .effect = Une puissance de 5 sur la rangée la plus proche où quelqu’un n’est pas derrière un mur : partagez-la à votre gré, sans sauter de case entre deux cases brûlées. Tout brûle à la fois.
    .id = flamethrower
card-pit1 = Fosse 1
    .the = la fosse
    .effect = Sur n’importe quelle case libre : quiconque y entre avec une force de 1 ou moins meurt et la comble. Un bouclier humain la comble aussi.
    .id = pit1
card-pit2 = Fosse 2
    .the = la fosse
    .effect = Sur n’importe quelle case libre : quiconque y entre avec une force de 2 ou moins meurt et la comble. Un bouclier humain la comble aussi.
    .id = pit2

# Les mêmes cartes avec une option.
effect-dog-row = Un chien entre en rangée 1 et, dès votre tour suivant, fait jusqu’à 3 pas par tour, en avant, en arrière ou de côté. Il ne va jamais sur un mur, pas même en entrant.
effect-boss-turn = Sur un zombie : il donne un ordre par tour, 3 en tout, et un autre zombie de force 3 ou moins fait un pas. Si le boss meurt, tous les zombies reculent.
effect-barrier-row = Sur une case libre de la rangée 5 : jusqu’à votre prochain tour, personne ne bouge dans sa ligne, n’y entre, n’en sort, ni n’y est posé.
effect-mass-free = Un zombie passe sur la case d’un zombie voisin et fusionne avec lui : leurs forces s’ajoutent. Vos cartes et vos ordres ne déplacent un zombie qu’une fois par tour.
effect-wall5-rows = Sur une case libre des rangées 2 à 4, sans personne autour ni dans une rangée plus proche de la barricade. Pour y grimper, il faut une force de 5, file comprise.
effect-wall6-rows = Sur une case libre des rangées 2 à 4, sans personne autour ni dans une rangée plus proche de la barricade. Pour y grimper, il faut une force de 6, file comprise.
effect-floodlight-sight = Nommez une ligne : tous ceux qui n’y sont pas derrière un mur reculent s’ils le peuvent.
effect-flamethrower-empty = Une puissance de 5 sur la rangée la plus proche où quelqu’un n’est pas derrière un mur : partagez-la à votre gré, sans sauter de case vide entre deux cases brûlées. Tout brûle à la fois.
effect-freeze-march = Au prochain tour des zombies, ni les chiens ni les zombies ne bougent avant la pioche. Tout le reste bouge normalement.

## Ce qui blesse sans être une carte

harm-shrapnel = Éclat
    .the = un éclat
    .id = shrapnel

## Ce qui s’est passé : tours et cartes

fact-turn-began = Tour { $turn } : { $who }, pour { $side-the }.
fact-drew =
    { $kind-id ->
        [dawn] { "" }
       *[other] { $side-start } piochent « { $kind } ».
    }
fact-ran-out = C’était la dernière carte de la pioche des humains.
# Pourquoi : une des quatre doit partir ; défaussée sans usage ; prise par Viande ou Dégage !
fact-discarded =
    { $why ->
        [0] { $side-start } défaussent « { $kind } ».
        [1] { $side-start } défaussent « { $kind } » sans l’utiliser.
       *[2]
            { $side-id ->
                [humans] Les zombies jouent « Viande » : { $side-the } défaussent « { $kind } ».
               *[zombies] Les humains jouent « Dégage ! » : { $side-the } défaussent « { $kind } ».
            }
    }
# D’après sa case en rangée 1 ou 5 : là où une case nomme la ligne, et là où se posent les barrières.
lane-of-cell =
    { $cell-key ->
        [0] A
        [4] A
        [5] B
        [9] B
       *[other] C
    }
# Extra 5 : c’est la voiture qui est visée ; 0 : en avant, 3 : en arrière. Griffes, Pioche, Changement,
# Morsure et Sang se disent par ce qu’ils font.
fact-played =
    { $kind-id ->
        [zombie2] Un zombie de force 2 sort de terre en { $cell }.
        [zombie3] Un zombie de force 3 sort de terre en { $cell }.
        [zombie4] Un zombie de force 4 sort de terre en { $cell }.
        [zombie5] Un zombie de force 5 sort de terre en { $cell }.
        [dog] Un chien accourt en { $cell }.
        [boss] { body-start } en { $cell } devient le boss.
        [shield] { body-start } en { $cell } attrape un bouclier humain.
        [terror] { $side-start } jouent « Terreur » : les humains ne pourront jouer qu’une carte à leur prochain tour.
        [mass]
            { $side-start } jouent « { $kind } » : { body-within } en { $cell } passe sur la case du zombie { $extra ->
                [0] devant lui
                [3] derrière lui
               *[other] à côté de lui
            }.
        [hunger] { $side-start } jouent « { $kind } » sur { body-within } en { $cell }.
        [shot1]
            { $extra ->
                [5] { $side-start } jouent « { $kind } » sur la voiture de la ligne { lane-of-cell }.
               *[other] { $side-start } jouent « { $kind } » sur la ligne { lane-of-cell }.
            }
        [shot2]
            { $extra ->
                [5] { $side-start } jouent « { $kind } » sur la voiture de la ligne { lane-of-cell }.
               *[other] { $side-start } jouent « { $kind } » sur la ligne { lane-of-cell }.
            }
        [burst2] { $side-start } jouent « { $kind } » sur la ligne { lane-of-cell }.
        [burst3] { $side-start } jouent « { $kind } » sur la ligne { lane-of-cell }.
        [sniper]
            { $extra ->
                [5] Le sniper vise la voiture en { $cell }.
               *[other] Le sniper vise { body-within } en { $cell }.
            }
        [wall5] { $side-start } bâtissent un mur de hauteur 5 en { $cell }.
        [wall6] { $side-start } bâtissent un mur de hauteur 6 en { $cell }.
        [barrier] { $side-start } posent une barrière en { $cell } : la ligne { lane-of-cell } est barrée.
        [napalm] { $side-start } lâchent du napalm sur { $cell }.
        [floodlight] { $side-start } braquent le projecteur sur la ligne { lane-of-cell }.
        [petrol] { $side-start } répandent de l’essence sur { $cell }.
        [stepback] { $side-start } jouent « { $kind } » sur toute la rue.
        [freeze] { $side-start } jouent « { $kind } » sur toute la rue.
        [grenade] { $side-start } lancent une grenade sur { $cell }.
        [net] { $side-start } lancent un filet.
        [barrel] { $side-start } posent un baril roulant en { $cell }.
        [mine] { $side-start } posent une mine en { $cell }.
        [streetfire] { $side-start } mettent le feu à la ligne { lane-of-cell }.
        [voltage] { $side-start } envoient la haute tension dans la ligne { lane-of-cell }.
        [car] { $side-start } garent une voiture piégée en { $cell }.
        [flamethrower] { $side-start } allument le lance-flammes.
        [pit1] { $side-start } creusent une fosse de profondeur 1 en { $cell }.
        [pit2] { $side-start } creusent une fosse de profondeur 2 en { $cell }.
       *[other] { "" }
    }
fact-clicked = Les zombies jouent « Clic ! » et annulent { $kind-the }.
    .caption = Quelqu’un a oublié de charger.

# Le moment de « Clic ! » s’ouvre et se ferme sans un mot : on dit ce qui en sort.
fact-opened = { "" }
fact-closed = { "" }

## Ce qui s’est passé : les pas

body-start =
    { $body ->
        [dog] Le chien
        [boss] Le boss
        [fused] Le zombie fusionné
       *[other] Le zombie de force { $body }
    }
body-within =
    { $body ->
        [dog] le chien
        [boss] le boss
        [fused] le zombie fusionné
       *[other] le zombie de force { $body }
    }
# Pourquoi : en marche ; le pas d’un chien ; par Faim ; sur un ordre, qui se dit lui-même ; touché par un tir ; par
# Projecteur ; par Recule ! ; par la mort du boss ; par Sang.
fact-moved =
    { $why ->
        [0] { body-start } avance de { $start } à { $goal }.
        [1] { body-start } court de { $start } à { $goal }.
        [2] { body-start } avance de { $start } à { $goal }.
        [3] { "" }
        [8] Les humains jouent « Sang » : { body-within } passe de { $start } à { $goal }.
       *[other] { body-start } recule de { $start } à { $goal }.
    }
# Le pas ($move) : comme ci-dessus. Pourquoi : il est en rangée 1 ; une barrière ; le filet ; le gel ; il a fusionné à ce
# tour ; quelqu’un gêne ; un mur derrière lui ; un mur entre lui et le projecteur ; un chien n’a aucune issue.
fact-stayed =
    { body-start } en { $cell } { $move ->
        [0] n’avance pas
        [1] reste où il est
       *[other] ne peut pas reculer
    } : { $why ->
        [0] il est déjà en rangée 1
        [1] la barrière barre sa ligne
        [2] le filet le retient
        [3] la rue est gelée
        [4] il vient de fusionner
        [5]
            { $move ->
                [0] il y a quelqu’un devant lui
               *[other] il y a quelqu’un derrière lui
            }
        [6]
            { $body ->
                [dog] les chiens ne grimpent pas sur les murs
               *[other] le mur derrière lui est trop haut
            }
        [7] un mur le cache au projecteur
       *[8] toutes les issues sont bloquées
    }.
fact-waited = Le chien en { $cell } reste où il est.
fact-frozen = La rue est gelée : ni zombie ni chien ne bouge.
fact-climbed = { body-start } grimpe sur le mur en { $cell } : force { $push } avec sa file, hauteur { $height }.
fact-stuck = { body-start } en { $cell } ne peut pas grimper sur le mur : force { $push } avec sa file, hauteur { $height }.
    .caption = Force { $push }, hauteur { $height }. Il leur faudrait une échelle.
fact-halted = Les zombies jouent « Pas si vite ! » : { body-within } en { $cell } reste où il est.
    .caption = { $cell } réfléchit. Cela prend du temps.
fact-swapped = Les zombies en { $start } et { $goal } échangent leurs places.
    .caption = Après vous. Je n’en ferai rien.
fact-fused = Les deux fusionnent en { $goal }, avec une force de { $strength }{ $shield ->
        [1]  ; de leurs deux boucliers humains, un est défaussé
       *[0] { "" }
    }.
    .caption = Deux têtes, une force de { $strength }, pas une idée.
fact-bit = Le bouclier humain en { $cell } est mordu et se relève en { $goal }, zombie de force 1.
    .caption = { $goal } a changé de camp.
fact-ordered =
    { $goal-key ->
        [15] Sur ordre du boss ({ $nth } sur 3), { body-within } en { $cell } avance.
       *[other] Sur ordre du boss ({ $nth } sur 3), { body-within } passe de { $cell } à { $goal }.
    }
fact-rolled =
    { $goal-key ->
        [-1] Le baril roule de { $start } jusque dans le cimetière.
       *[other] Le baril roule de { $start } à { $goal }.
    }
    .caption =
        { $goal-key ->
            [-1] { $start } : parti dans la pente, pour de bon.
           *[other] De { $start } à { $goal } : ça descend toujours.
        }

## Ce qui s’est passé : blessures et morts

# Un zombie dont la force se dit autrement.
zombie-itself =
    { $body ->
        [boss] au boss
        [fused] au zombie fusionné
       *[other] au zombie
    }
fact-grew = Des griffes poussent { zombie-itself } en { $cell } : sa force passe à { $strength }.
fact-fired =
    { $car ->
        [0] La balle { $nth } touche { $cell }.
       *[1] La balle { $nth } touche la voiture en { $cell }.
    }
# Les balles d’une rafale, ou des points.
fact-unspent =
    { $kind-id ->
        [petrol]
            { $left ->
                [1] 1 des 4 points de l’essence n’est pas utilisé.
               *[other] { $left } des 4 points de l’essence ne sont pas utilisés.
            }
        [flamethrower]
            { $left ->
                [1] 1 des 5 points du lance-flammes n’est pas utilisé.
               *[other] { $left } des 5 points du lance-flammes ne sont pas utilisés.
            }
       *[other]
            { $left ->
                [1] La dernière balle n’est pas tirée : aucun zombie ni chien n’est en vue sur la ligne.
               *[other] Les { $left } dernières balles ne sont pas tirées : aucun zombie ni chien n’est en vue sur la ligne.
            }
    }

attack =
    { $kind-id ->
        [car] l’explosion de la voiture
       *[other] { $kind-the }
    }
fact-hurt =
    En { $cell }, { attack } fait { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } { zombie-itself }, qui garde une force de { $left }.
    .caption = { $cell } n’a plus que { $left }. On a vu pire.
# Un bouclier encaisse aussi les balles qui restent.
fact-absorbed =
    En { $cell }, le bouclier humain encaisse { $kind-id ->
        [burst2] le reste de la rafale
        [burst3] le reste de la rafale
        [petrol] tous les dégâts de l’essence
        [flamethrower] tous les dégâts du lance-flammes
       *[other] { attack }
    } et disparaît.
    .caption = { $cell } : c’est à cela que servait l’humain.
fact-died = { body-start } en { $cell } est tué par { attack }{ $shield ->
        [1] , et son bouclier humain disparaît avec lui
       *[0] { "" }
    }.
    .caption =
        { $body ->
            [dog] { $cell } : couché.
            [boss] { $cell } : un poste se libère.
           *[other] { $cell } : mort, encore une fois.
        }
fact-fell =
    { $later ->
        [0] { body-start } tombe dans { $kind-the } en { $cell }, meurt et la comble.
       *[1] { body-start } en { $cell } est maintenant trop faible pour tenir sur { $kind-the } : il tombe dedans, meurt et la comble.
    }
    .caption = { $cell } : il y avait pourtant un panneau.
fact-stood = { body-start } en { $cell } est trop fort pour tomber dans { $kind-the } et se tient dessus.
fact-filled = En { $cell }, le bouclier humain comble { $kind-the }.
    .caption = { $cell } : il fallait bien quelqu’un.

## Ce qui s’est passé : feu, explosions, filet

fact-exploded =
    { $kind-id ->
        [mine] La mine en { $cell } explose.
       *[car] La voiture en { $cell } explose.
    }
    .caption =
        { $kind-id ->
            [mine] Trouvée : la mine, en { $cell }.
           *[car] La voiture en { $cell } ne passera pas le contrôle technique.
        }
fact-splintered =
    { $body-key ->
        [0] Les éclats volent vers { $cell }, où il n’y a personne.
       *[other] Les éclats volent vers { $cell }.
    }
    .caption = Des éclats en { $cell }. Rien de personnel.
fact-burned =
    { $kind-id ->
        [petrol] L’essence dépense { $power } de ses 4 points sur { $cell }.
       *[flamethrower] Le lance-flammes dépense { $power } de ses 5 points sur { $cell }.
    }
    .caption = Un accueil chaleureux en { $cell }.
fact-crossed = Les flammes passent sur { $cell }, qui est derrière un mur : 1 point est dépensé, et personne n’y est blessé.
    .caption = { $cell } les entend passer.
fact-netted =
    { $nth ->
        [1] Le filet attrape { body-within } en { $cell }.
       *[other] Il attrape aussi { body-within } en { $cell }.
    }
    .caption = { $cell } : bien emmêlé.
# Un baril parti dans une fosse se dit avec la fosse qu’il comble.
fact-removed =
    { $why-id ->
        [pickaxe] À coups de pioche, les zombies détruisent { $kind-the } en { $cell }.
        [grenade] La grenade détruit { $kind-the } en { $cell }.
        [barrel]
            { $kind-id ->
                [barrel] Le baril se brise.
               *[other] Le baril tombe dans { $kind-the } en { $cell } et la comble.
            }
        [pit1] { "" }
        [pit2] { "" }
       *[other] Le baril heurte { $why-the } et se brise.
    }
fact-ended =
    { $kind-id ->
        [barrier] La barrière en { $cell } est levée.
        [napalm] Le napalm en { $cell } s’est éteint.
        [net] Le filet est retiré ; il ne retient plus personne.
       *[freeze] Le gel prend fin.
    }
# Du feu ou des éclats sur une case sans personne.
caption-nobody =
    { $fact ->
        [played] Il n’y a encore personne.
       *[other] Il n’y a personne.
    }

## Ce qui s’est passé : la fin

fact-boss-fell = Le boss est mort : tous les zombies qui le peuvent reculent.
    .caption = Plus de boss, plus de plan. Tout le monde recule.
fact-dawned = Les zombies piochent « L’aube » : le soleil se lève.
    .caption = Bien le bonjour.
fact-broke-through = { body-start } en { $cell } franchit la barricade.
    .caption = Un seul suffit.

reason-DAWN = C’est l’aube : { $who } l’emporte avec les humains.
    .short = l’aube
reason-BARRICADE = Un zombie a franchi la barricade : { $who } l’emporte avec les zombies.
    .short = un zombie a franchi la barricade

## Refus

refusal-dawn-has-come = L’aube est là : la partie est terminée.
refusal-broken-through = Un zombie a franchi la barricade : la partie est terminée.
refusal-shrapnel-first = Les éclats de la mine volent d’abord : nommez une case voisine.
refusal-dogs-first = C’est aux chiens de bouger : faites un pas, ou laissez-les où ils sont.
refusal-dog-goes-on = Le chien en { $cell } est en route : faites-lui faire un pas de plus, ou arrêtez-le.
refusal-march-first = Un zombie va avancer : laissez-le, ou jouez « Pas si vite ! ».
refusal-discard-first = Il faut d’abord défausser une des quatre cartes visibles devant vous.
refusal-humans-discard = Il faut d’abord défausser une des quatre cartes visibles devant vous.
refusal-click-first = Un tir vient d’être annoncé : annulez-le par « Clic ! » ou laissez-le partir.
refusal-bullet-first = La rafale continue : visez avec la balle suivante.
refusal-petrol-here = L’essence brûle d’abord en { $cell } : dites avec combien de points.
refusal-petrol-first = L’essence coule : dites où elle continue, ou arrêtez-la.
refusal-flames-first = Partagez d’abord la puissance du lance-flammes.
refusal-net-first = Le filet est lancé : nommez qui d’autre est pris, ou arrêtez.
refusal-no-mine = Aucune mine n’a explosé.
refusal-no-net = Aucun filet n’est lancé.
refusal-nothing-burns = Ni essence ni lance-flammes ne sont à l’œuvre.
refusal-no-burst = Aucune rafale n’est en cours.
refusal-no-step-next = « Pas si vite ! » se joue juste avant le pas de marche d’un zombie.
refusal-no-shot = « Clic ! » annule un tir, une rafale ou un sniper, et rien d’autre.
refusal-dogs-have-moved = Les chiens bougent au début d’un tour des zombies.
refusal-nothing-to-stop = Rien n’est en cours que l’on puisse arrêter.
refusal-not-for-a-turn = Seule une marche se laisse passer pour tout un tour.
refusal-nothing-to-draw = Ce n’est pas ce qui est pioché maintenant.
refusal-not-in-deck = Il ne reste pas de telle carte dans cette pioche.
refusal-dawn-last = L’aube est la dernière carte de la pioche des zombies.
refusal-not-in-hand = On ne défausse qu’une carte visible devant soi.
refusal-no-such-card = Vous n’avez pas « { $card } ».
refusal-terrified = Après « Terreur », les humains jouent une carte au plus.
refusal-not-your-card = C’est une carte de l’autre camp.
refusal-not-your-boss = Seuls les zombies donnent des ordres.
refusal-no-card-there = L’autre camp n’a pas cette carte à défausser.
refusal-row-one = Les zombies entrent par la rangée 1.
refusal-dog-row = Les chiens entrent par la rangée 1.
refusal-dog-rows = Les chiens entrent par les rangées 1 à 3.
refusal-place-taken = Personne ne peut être posé en { $cell } : la case est occupée.
refusal-place-barrel = Personne ne peut être posé en { $cell } : le baril y est.
refusal-place-wall = Aucun chien ne peut être posé en { $cell } : un mur l’en empêche.
refusal-lane-barred = Une barrière barre la ligne { $lane }.
refusal-taken = Le pas vers { $goal } n’est pas possible : la case est occupée.
refusal-stepped = Le zombie en { $cell } a déjà fait son pas supplémentaire à ce tour.
refusal-held = L’occupant de { $cell } est immobilisé.
refusal-merged = Le zombie en { $cell } a fusionné : rien ni personne ne le déplace avant le prochain tour des zombies.
refusal-too-high = Le mur en { $goal } est haut de { $height }, et la poussée est de { $push }.
refusal-too-high-alone = Le mur en { $goal } est haut de { $height } ; de côté et en arrière, seule compte la force du zombie, et elle est de { $push }.
refusal-dog-wall = Les chiens ne grimpent sur aucun mur, et il y en a un en { $goal }.
refusal-dog-barricade = Les chiens ne franchissent jamais la barricade.
refusal-not-a-dog = Il n’y a pas de chien en { $cell }.
refusal-dog-is-done = Le chien en { $cell } a déjà bougé à ce tour.
refusal-not-a-zombie = Il n’y a pas de zombie en { $cell }.
refusal-shield-there = Le zombie en { $cell } a déjà un bouclier humain.
refusal-not-for-dogs = Il y a un chien en { $cell } : les chiens ne reçoivent ni cartes de zombies ni ordres.
refusal-nobody-hungry = Il n’y a pas de zombie à affamer en { $cell }.
refusal-nobody-obeys = Il n’y a pas de zombie pour obéir en { $cell }.
refusal-no-boss = Il n’y a pas de boss dans la rue.
refusal-ordered = Le boss a donné son ordre pour ce tour.
refusal-no-orders = Le boss a donné ses trois ordres.
refusal-not-the-boss = Le boss donne ses ordres aux autres.
refusal-too-strong = Seul un zombie de force 3 ou moins obéit.
refusal-obeyed = Le zombie en { $cell } a déjà obéi à un ordre.
refusal-two-zombies = « Fusion » demande deux zombies voisins.
refusal-swap-two = « Changement » demande deux zombies voisins.
refusal-no-shield = Il n’y a pas de bouclier humain à mordre en { $cell }.
refusal-bite-where = Le mordu se relève à côté de son porteur ou juste derrière.
refusal-nothing-to-break = Une Pioche retire un mur, un baril, une voiture ou une mine ; il n’y a rien de tel en { $cell }.
refusal-no-target = Aucun zombie ni chien n’est en vue dans la ligne { $lane }.
refusal-no-car = Il n’y a pas de voiture dans la ligne { $lane }.
refusal-nothing-in-sight = Ni zombie, ni chien, ni voiture ne sont en vue dans la ligne { $lane }.
refusal-burst-lane = La rafale est tirée sur la ligne { $lane }.
refusal-no-body-to-hit = Il n’y a personne à toucher en { $cell }.
refusal-no-car-to-hit = Il n’y a pas de voiture à toucher en { $cell }.
refusal-behind-wall = Un mur se dresse entre la barricade et { $cell }.
refusal-behind-body = Un zombie ou un chien se tient entre la barricade et { $cell }.
refusal-nobody-there = Il n’y a personne à viser en { $cell }.
refusal-no-car-there = Il n’y a pas de voiture à viser en { $cell }.
refusal-shrapnel-beside = Les éclats volent sur une case voisine de la mine.
refusal-petrol-next = L’essence est en { $cell } et coule sur une case voisine.
refusal-petrol-twice = L’essence est déjà passée par { $cell }.
refusal-petrol-least = L’essence dépense au moins 1 par case.
refusal-petrol-most = En { $cell }, on peut dépenser { $most } d’essence au plus.
refusal-petrol-left = Il ne reste que { $left } d’essence.
refusal-flames-row = Les flammes ne touchent que la rangée { $row }.
refusal-flames-hidden = Un mur cache { $cell } aux flammes.
refusal-flames-next = La puissance se partage ligne par ligne, et c’est au tour de { $cell }.
refusal-flames-least = Il faut que quelque chose brûle : dépensez au moins 1 en { $cell }.
refusal-flames-most = En { $cell }, on peut dépenser { $most } de puissance au plus.
refusal-flames-left = Il ne reste que { $left } de puissance.
refusal-flames-way = Il ne reste que { $left } de puissance, dont 1 pour passer par { $between }.
refusal-no-flames = Le lance-flammes ne trouve personne qui ne soit derrière un mur.
refusal-only-sides = La rue brûle dans la ligne A ou C.
refusal-net-nobody = Il n’y a personne à prendre en { $cell }.
refusal-net-caught = L’occupant de { $cell } est déjà sous le filet.
refusal-net-beside = L’occupant de { $cell } n’est voisin de personne sous le filet.
refusal-net-heavy = Le zombie en { $cell } a une force de { $strength }, et le filet a de la place pour { $left }.
refusal-not-free = { $cell } n’est pas libre.
refusal-wall-rows = Un mur se bâtit dans les rangées { $first } à { $last }.
refusal-wall-near = Un zombie ou un chien se tient sur une des cases autour de { $cell } : aucun mur ne peut y être bâti.
refusal-wall-behind = Aucun mur ne se bâtit dans une rangée derrière un zombie ou un chien.
refusal-barrier-row = Une barrière se pose sur une case libre de la rangée { $row }.
refusal-barrel-row = Un baril se pose sur une case libre de la rangée 5.
refusal-mine-in-front = Une mine ne se pose pas juste devant un zombie ou un chien.
refusal-car-blocked = Le chemin de la voiture, de la barricade à { $cell }, n’est pas dégagé.
refusal-nobody-to-lure = Il n’y a personne à attirer en { $cell }.
refusal-sideways = « Sang » attire de côté, ni en avant ni en arrière.

## Ce qui est demandé : à vous, un conseil dessous, et qui l’on attend

ask-dog =
    { $cell-key ->
        [none]
            { $dogs ->
                [1] Votre chien d’abord : faites un pas, ou laissez-le où il est.
               *[other] Vos chiens d’abord : faites un pas, ou laissez-les où ils sont.
            }
       *[other]
            Le chien en { $cell } a encore { $left ->
                [1] un pas
               *[other] { $left } pas
            }. Où va-t-il ?
    }
    .hint = Chaque chien fait jusqu’à 3 pas et finit avant que le suivant commence.
    .wait =
        { $dogs ->
            [1] { $name } déplace le chien.
           *[other] { $name } déplace les chiens.
        }
ask-march = Le zombie en { $cell } va avancer. Le retenir ?
    .hint = « Pas si vite ! » n’arrête que ce pas. Le zombie bloque et pousse toujours dans sa file.
    .wait = { $name } peut retenir un zombie.
ask-discard = Défaussez une de vos quatre cartes.
    .hint = Ce qui est défaussé ne revient jamais.
    .wait = { $name } défausse une carte.
ask-play =
    { $side-key ->
        [zombies] À vous, avec les zombies : jouez des cartes, ou terminez votre tour.
       *[humans] À vous, avec les humains : jouez des cartes, ou terminez votre tour.
    }
    .hint =
        { $side-key ->
            [zombies]
                { $orders ->
                    [0] Autant de cartes que vous voulez, une à la fois.
                   *[other] Autant de cartes que vous voulez. Le boss peut donner un ordre ; il lui en reste { $orders }.
                }
           *[humans]
                { $terror ->
                    [yes] Terreur : vous pouvez jouer une carte, pas une de plus.
                    [done] Terreur : vous avez joué votre seule carte.
                   *[no]
                        { $deck ->
                            [0] Votre pioche est vide : continuez avec les cartes que vous avez.
                           *[other] Autant de cartes que vous voulez, une à la fois.
                        }
                }
        }
    .wait =
        { $side-key ->
            [zombies] { $name } joue pour les zombies.
           *[humans] { $name } joue pour les humains.
        }
ask-click =
    { $aim ->
        [lane] « { $card } » vise la ligne { $lane }. L’annuler ?
        [car] « { $card } » vise la voiture en { $cell }. L’annuler ?
       *[cell] « { $card } » vise { $cell }. L’annuler ?
    }
    .hint = La carte « Clic ! » est défaussée aussi.
    .wait = { $name } peut annuler le tir avec « Clic ! ».
ask-shrapnel = La mine en { $cell } a explosé. Où volent les éclats ?
    .hint = 1 dégât sur une case voisine, vide ou non. Une voiture qui s’y trouve explose.
    .wait = { $name } envoie les éclats.
ask-bullet = Balle suivante sur la ligne { $lane } : que visez-vous ?
    .hint =
        { $left ->
            [1] C’est la dernière balle.
           *[other] Il reste { $left } balles, celle-ci comprise.
        }
    .wait = { $name } vise avec la rafale.
ask-petrol =
    { $cell-key ->
        [none] Où coule l’essence ensuite ? (il reste { $left ->
            [one] { $left } point
           *[other] { $left } points
        })
       *[other] Combien de points d’essence sur { $cell } ? (il en reste { $left })
    }
    .hint = Elle ne continue que depuis une case où il n’y a plus personne.
    .wait = { $name } répand l’essence.
ask-flamethrower = Combien de points de feu sur { $cell } ? (il en reste { $left })
    .hint =
        { $flames-key ->
            [every] D’abord la ligne A, puis B, puis C ; tout brûle à la fois. Pour brûler A et C, il faut brûler B aussi ; si B est derrière un mur, cela coûte 1 point et personne n’y est blessé.
           *[empty] D’abord la ligne A, puis B, puis C ; tout brûle à la fois. Une case vide entre deux cases brûlées coûte 1 point.
        }
    .wait = { $name } pointe le lance-flammes.
ask-net = Qui d’autre est pris ? Le filet a encore de la place pour une force de { $left }.
    .hint = Seulement des voisins de ceux qui sont déjà pris. Un chien compte 0.
    .wait = { $name } lance le filet.

# Ce que fait le sort, pour tout le monde.
chance-card = { $side-start } piochent.

## Les réponses : ce qu’elles font, et en bref pour un bouton

answer-pass =
    { $ask ->
        [play] Terminer votre tour
        [dog]
            { $dogs ->
                [1] Laisser le chien où il est
               *[other] Laisser les chiens où ils sont
            }
        [march] Laisser avancer le zombie en { $cell }
       *[click] Laisser partir le coup
    }
    .short =
        { $ask ->
            [play] Fin du tour
            [dog]
                { $dogs ->
                    [1] Le chien reste
                   *[other] Les chiens restent
                }
            [march] Le laisser avancer
           *[click] Laisser partir
        }
answer-pass-turn = Laisser avancer ce zombie et tous ceux qui suivent
    .short = Les laisser tous avancer
answer-stop =
    { $ask ->
        [dog] Ce chien ne va pas plus loin
        [bullet] Renoncer aux balles qui restent
        [petrol] L’essence s’arrête ici
       *[net] Personne d’autre sous le filet
    }
    .short =
        { $ask ->
            [net] C’est tout
            [bullet] Renoncer au reste
           *[other] S’arrêter là
        }
answer-step = Le chien court de { $start } à { $goal }
    .short = De { $start } à { $goal }
answer-order =
    { $goal-key ->
        [out] Ordre { $nth } sur 3 : envoyer le zombie en { $start } par-dessus la barricade
       *[other] Ordre { $nth } sur 3 : envoyer le zombie en { $start } vers { $goal }
    }
    .short =
        { $goal-key ->
            [out] Envoyer { $start } par-dessus la barricade
           *[other] Envoyer { $start } vers { $goal }
        }
answer-hold = Pas si vite ! Retenir le zombie en { $cell }
    .short = Retenir { $cell }
answer-click = Clic ! Annuler « { $card } »
    .short = Clic !
answer-take =
    { $side-key ->
        [humans] Viande : les humains défaussent « { $card } »
       *[zombies] Dégage ! Les zombies défaussent « { $card } »
    }
    .short = Faire défausser « { $card } »
answer-discard =
    { $ask ->
        [discard] Défausser « { $card } »
       *[other] Défausser « { $card } » sans l’utiliser
    }
    .short = Défausser « { $card } »
answer-bullet =
    { $car ->
        [yes] Tirer la balle suivante sur la voiture en { $cell }
       *[no] Tirer la balle suivante sur { $cell }
    }
    .short =
        { $car ->
            [yes] Sur la voiture en { $cell }
           *[no] Sur { $cell }
        }
answer-burn =
    { $power ->
        [0] Laisser { $cell } de côté
        [one] Dépenser { $power } point sur { $cell }
       *[other] Dépenser { $power } points sur { $cell }
    }
    .short =
        { $power ->
            [0] Laisser { $cell } de côté
            [one] { $power } point sur { $cell }
           *[other] { $power } points sur { $cell }
        }
answer-catch = Lancer le filet aussi sur { $cell }
    .short = Prendre { $cell }
answer-shrapnel = Envoyer les éclats vers { $cell }
    .short = Éclats vers { $cell }

## Les cartes comme réponses

play-body =
    { $card-id ->
        [dog] Poser un chien en { $cell }
       *[other] Poser « { $card } » en { $cell }
    }
    .short = { $card } en { $cell }
play-boss = Faire du zombie en { $cell } le boss
    .short = Boss en { $cell }
play-shield = Donner un bouclier humain au zombie en { $cell }
    .short = Bouclier en { $cell }
play-claws = Donner des griffes au zombie en { $cell } : 1 de force en plus
    .short = Griffes en { $cell }
play-terror = Semer la Terreur : une carte au plus au prochain tour des humains
    .short = Semer la Terreur
play-mass = Fusionner le zombie en { $start } avec celui en { $goal }
    .short = Fusionner { $start } avec { $goal }
play-swap = Échanger les zombies en { $start } et { $goal }
    .short = Échanger { $start } et { $goal }
play-bite = Mordre le bouclier humain en { $start } : un zombie de force 1 se relève en { $goal }
    .short = Mordre { $start }, zombie en { $goal }
play-hunger = Faim : le zombie en { $cell } fait un pas en avant
    .short = Faim en { $cell }
play-pickaxe = Pioche : retirer { $kind-the } en { $cell }
    .short = Pioche en { $cell }
play-shot =
    { $car ->
        [yes] Jouer « { $card } » sur la voiture de la ligne { $lane }
       *[no] Jouer « { $card } » sur la ligne { $lane }
    }
    .short =
        { $car ->
            [yes] Tirer sur la voiture en { $lane }
           *[no] Tirer sur la ligne { $lane }
        }
play-burst = Jouer « { $card } » sur la ligne { $lane }
    .short = Tirer sur la ligne { $lane }
play-sniper =
    { $car ->
        [yes] Sniper : tirer sur la voiture en { $cell }
       *[no] Sniper : tirer sur { $cell }
    }
    .short =
        { $car ->
            [yes] Tirer sur la voiture en { $cell }
           *[no] Tirer sur { $cell }
        }
play-wall =
    { $card-id ->
        [wall5] Bâtir un mur de hauteur 5 en { $cell }
       *[wall6] Bâtir un mur de hauteur 6 en { $cell }
    }
    .short = { $card } en { $cell }
play-barrier = Barrer la ligne avec une barrière en { $cell }
    .short = Barrière en { $cell }
play-napalm = Lâcher du napalm sur { $cell }
    .short = Napalm sur { $cell }
play-blood =
    { $sort ->
        [dog] Sang : attirer le chien en { $start } vers { $goal }
       *[zombie] Sang : attirer le zombie en { $start } vers { $goal }
    }
    .short = Attirer { $start } vers { $goal }
play-floodlight = Braquer le projecteur sur la ligne { $lane }
    .short = Éclairer la ligne { $lane }
play-petrol = Répandre l’essence, en commençant par { $cell }
    .short = Essence sur { $cell }
play-stepback = Recule ! Faire reculer toute la rue d’un pas
    .short = Tout le monde recule
play-freeze = Geler toute la rue
    .short = Gel !
play-grenade = Lancer la grenade sur { $cell }
    .short = Grenade sur { $cell }
play-net = Lancer le filet, en commençant par { $cell }
    .short = Filet sur { $cell }
play-barrel = Poser le baril roulant en { $cell }
    .short = Baril en { $cell }
play-mine = Poser la mine en { $cell }
    .short = Mine en { $cell }
play-streetfire = Mettre le feu à la ligne { $lane }
    .short = Brûler la ligne { $lane }
play-voltage = Envoyer la haute tension dans la ligne { $lane }
    .short = Électrifier la ligne { $lane }
play-car = Garer la voiture piégée en { $cell }
    .short = Voiture en { $cell }
play-flamethrower = Allumer le lance-flammes
    .short = Allumer
play-pit =
    { $card-id ->
        [pit1] Creuser une fosse de profondeur 1 en { $cell }
       *[pit2] Creuser une fosse de profondeur 2 en { $cell }
    }
    .short = { $card } en { $cell }

## Le terminal

board-key =
    Sur la table : les lignes A à C, les rangées 1 (cimetière) à 5 (barricade). Z3 est un zombie de force 3, D un
    chien ; s : bouclier humain, b : boss, o : a obéi, + : pas supplémentaire déjà fait à ce tour, # : immobilisé.
    Murs [W5] [W6], [X] barrière, (O) baril, (M) mine, (C) voiture piégée, (P1) (P2) fosse, * napalm. Les deux mains sont
    visibles ; des pioches, on sait ce qui y reste, mais non l’ordre, sauf que L’aube vient en dernier.

# the picture

scene-table =
    { $turn-key ->
        [0] La rue, la nuit, avant le premier tour
       *[other] La rue, la nuit, tour { $turn } : { $side-the }
    }
scene-answers = Vos choix :
scene-cell =
    { $cell }{ $card-key ->
        [none] { "" }
       *[other]  : { $card }
    }{ $push-key ->
        [0] { "" }
       *[other] , poussée { $push }, hauteur { $height }
    }{ $fire-key ->
        [yes] , en feu
       *[no] { "" }
    }{ $barred-key ->
        [yes] , ligne barrée
       *[no] { "" }
    }{ $sort-key ->
        [nobody] , personne
        [dog] , un chien
        [mass] , zombies fusionnés, force { $now }
        [bitten] , un zombie mordu, force { $now }
       *[other] , un zombie, force { $now } sur { $whole }
    }{ $boss-key ->
        [yes] , le boss, { $orders ->
            [0] plus d’ordre
            [one] encore un ordre
           *[other] encore { $orders } ordres
        }
       *[no] { "" }
    }{ $shield-key ->
        [yes] , bouclier humain
       *[no] { "" }
    }{ $claws-key ->
        [0] { "" }
       *[other] , griffes
    }{ $held-key ->
        [net] , immobilisé par le filet jusqu’au début du prochain tour des humains
        [barrier] , immobilisé par la barrière jusqu’au début du prochain tour des humains
        [freeze] , gelé jusqu’à la fin du prochain tour des humains
        [merge] , immobilisé par la fusion jusqu’au début du prochain tour des zombies
       *[no] { "" }
    }{ $stepped-key ->
        [yes] , pas supplémentaire déjà fait
       *[no] { "" }
    }{ $obeyed-key ->
        [yes] , a obéi
       *[no] { "" }
    }
scene-dog = Le chien en { $cell }
scene-lane =
    { $barred-key ->
        [yes] Ligne { $lane }, barrée
       *[no] Ligne { $lane }
    }
scene-push = poussée { $push }/{ $height }
scene-dawn =
    { $left ->
        [one] { $left } carte avant l’aube
       *[other] { $left } cartes avant l’aube
    }
scene-dawn-in =
    { $latest ->
        [1] L’aube au prochain tour des zombies
       *[other] L’aube dans { $earliest } à { $latest } tours des zombies
    }
scene-fate =
    { $what ->
        [dies] { $card-key ->
            [barrel] { $cell } est tué par le baril
            [pit1] { $cell } tombe dans la fosse
            [pit2] { $cell } tombe dans la fosse
           *[other] { $cell } meurt ({ $card })
        }
        [shield] { $cell } perd son bouclier ({ $card })
        [hurt] { $cell } n’a plus que { $left } de force ({ $card })
        [through] { $cell } franchit la barricade
       *[stuck] { $cell } ne peut pas grimper : poussée { $push } sur { $height }
    }
scene-card =
    { $effect-key ->
        [none] { $card } ({ $side }) : { $card-effect }
       *[other] { $card } ({ $side }) : { $effect }
    }
scene-player =
    { $letter }, { $name } : { $side }, { $deck ->
        [0] aucune carte
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche, { $hand ->
        [0] aucune visible
        [one] { $hand } visible
       *[other] { $hand } visibles
    }, { $pile ->
        [0] aucune défaussée
        [one] { $pile } défaussée
       *[other] { $pile } défaussées
    }
scene-cards = { $side } · pioche { $deck } · défausse { $pile }
scene-role = { $side }
scene-rank =
    { $rank ->
        [1] { $side }, victoire
       *[other] { $side }
    }

side-turn = Tour { $turn }, { $side }
side-hand =
    { $you ->
        [yes] Vous, { $side }
       *[no] { $name }, { $side }
    }
side-sort =
    { $stays ->
        [yes] reste en jeu
       *[no] défaussée après usage
    }
side-order = Un ordre
    .effect = Le boss fait faire un pas à un autre zombie de force 3 ou moins, dans la direction de votre choix. Un ordre par tour.
    .note =
        { $ordered ->
            [yes] encore { $left }, mais pas à ce tour
           *[no] encore { $left }
        }
side-threat = Pourrait annuler ce tir
side-deck = pioche
side-pile = défausse
side-played =
    { $terror ->
        [yes]
            { $n ->
                [0] Terreur : aucune carte jouée (1 au plus)
               *[other] Terreur : une carte jouée (1 au plus)
            }
       *[no]
            { $n ->
                [0] Aucune carte jouée à ce tour
                [one] Une carte jouée à ce tour
               *[other] { $n } cartes jouées à ce tour
            }
    }
side-ahead = Prochaine marche, si rien ne change :
side-percent = { $p } %
side-odds-cards =
    { $n ->
        [1] Prochaine carte { $side ->
            [zombies] des zombies
           *[other] des humains
        }
       *[other] Parmi les { $n } prochaines cartes { $side ->
            [zombies] des zombies
           *[other] des humains
        }
    }
side-odds-class =
    { $sort ->
        [bodies] Un zombie ou un chien
        [attached] Boss, bouclier ou griffes
        [steps] Faim, Fusion, Changement ou Morsure
        [answers] Clic ! ou Pas si vite !
        [hindrances] Terreur, Viande ou Pioche
        [bullets] Un tir, une rafale ou le sniper
        [fire] Du feu ou une grenade
        [holds] Barrière, Filet ou Gel !
        [moves] Sang, Projecteur ou Recule !
        [traps] Un mur ou un piège
       *[hand] Dégage !
    }
side-odds-dawn = Chances que l’aube arrive à temps
side-odds-threat =
    { $n ->
        [1] avant que { $cell } passe (une marche)
       *[other] avant que { $cell } passe ({ $n } marches)
    }

aim-body =
    { $sort ->
        [dog] Chien en { $cell }
       *[other] Zombie en { $cell }
    }
aim-back =
    { $sort ->
        [dog] Chien en { $cell }, puis recul en { $goal }
       *[other] Zombie en { $cell }, puis recul en { $goal }
    }
aim-harm =
    { $sort ->
        [dog] Chien en { $cell } : { $card }
       *[other] Zombie en { $cell } : { $card }
    }
aim-step =
    { $sort ->
        [dog] Chien de { $start } à { $goal }
       *[other] Zombie de { $start } à { $goal }
    }
aim-swap = { $start } et { $goal } échangent leurs places
aim-fuse = { $start } fusionne avec { $goal }
aim-bit = Le bouclier en { $cell } se relève en { $goal }
aim-through = { $cell } franchit la barricade
aim-halted = { $cell } reste où il est
aim-stuck = { $cell } ne peut pas grimper : poussée { $push } sur { $height }
aim-blast = Explosion en { $cell } : { $card }
aim-crossed = Les flammes passent par { $cell }, derrière son mur, pour 1 point
aim-gone = Disparaît en { $cell } : { $card }
aim-boss = Le boss est mort : tous les zombies reculent
aim-clicked = Carte annulée : { $card }
aim-dies = ✕ meurt
aim-falls = ✕ tombe
aim-left = { $was } → { $left }
aim-shield = bouclier perdu
aim-fills = bouclier au fond
aim-strong = force { $n }
aim-goes = → { $goal }
aim-wins = gagne !
aim-dead =
    { $n ->
        [one] { $n } mort
       *[other] { $n } morts
    }
aim-shields =
    { $n ->
        [1] Bouclier perdu
       *[other] { $n } boucliers perdus
    }
aim-wounds =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
aim-moves = { $n } pas
aim-note-click = Les zombies ont « Clic ! » et peuvent l’annuler.
aim-note-shrapnel = Puis les humains choisissent où volent les éclats.
aim-note-bullet = Vous viserez ensuite avec la balle suivante.
aim-note-petrol = Puis l’essence peut couler plus loin.
aim-note-net = Puis le filet peut en prendre d’autres.
aim-note-flamethrower = Vous partagerez ensuite sa puissance sur la rangée.
# Un bouton qui fait ce qui est choisi.
side-do =
    { $verb ->
        [discard] Défausser
        [end] Fin du tour
        [stay] Rester
        [let] Laisser passer
        [stop] Arrêter là
       *[play] Jouer
    }
# Comment les points du lance-flammes sont répartis sur sa rangée.
side-flames = A { $a } · B { $b } · C { $c }
    .label = Points de feu sur la rangée { $row } : { $a } en ligne A, { $b } en ligne B, { $c } en ligne C
    .ask =
        { $left ->
            [one] Quelle case de la rangée { $row } brûle ? ({ $left } point)
           *[other] Comment répartissez-vous { $left } points de feu sur la rangée { $row } ?
        }

## Pourquoi un robot jouerait ainsi : après un conseil

why-wins = C’est gagné tout de suite.
why-human =
    { $dead ->
        [0] { $wounds ->
            [0] { $moves ->
                [0] { $does ->
                    [bars] Le chemin vers la barricade devient plus long.
                    [traps] Cela attend tout ce qui passera par là.
                    [holds] Un zombie immobilisé ne gagne pas de terrain.
                   *[other] Cela vous sert plus maintenant que la carte en main.
                }
                [1] Un zombie est déplacé.
               *[other] { $moves } zombies sont déplacés.
            }
            [1] Une force, ou un bouclier, de moins dans la rue.
           *[other] { $wounds } forces, ou boucliers, de moins dans la rue.
        }
        [1] L’un d’eux meurt.
       *[other] { $dead } d’entre eux meurent.
    }{ why-race }
why-zombies =
    { $moves ->
        [0] Cela vous sert plus maintenant que la carte en main.
        [1] L’un des vôtres avance d’un pas.
       *[other] Cela fait { $moves } pas en avant.
    }{ why-race }
why-race =
    { $n ->
        [0] { "" }
        [1] { " " }Le zombie de tête, en { $cell }, passe la barricade à sa prochaine marche.
       *[other] { " " }Au zombie de tête, en { $cell }, il faut { $n } marches ; { $p ->
            [0] l’aube vient après.
            [100] l’aube vient avant.
           *[other] l’aube vient avant dans { $p } % des nuits comme celle-ci.
        }
    }
why-keep =
    { $ask ->
        [play] Aucune carte ne sert mieux maintenant que plus tard.
       *[other] Continuer n’apporterait rien de plus.
    }
why-rob = C’est de « { $card } » que vous avez le plus à craindre.
why-drop =
    { $must ->
        [yes] De vos cartes, « { $card } » sert le moins, maintenant et plus tard.
       *[no] « { $card } » vaut moins pour vous que la place qu’elle prend.
    }
why-click =
    { $does ->
        [yes] « { $card } » vous ferait trop de mal : cela vaut la carte.
       *[no] Il peut venir pire que « { $card } » : mieux vaut garder Clic !
    }
