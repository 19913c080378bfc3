# Zombie Tsunami en français. Mêmes clés et mêmes variables que dans en.ftl.
# Les refus répondent aux lignes de refusals.py.
#
# $street, $card (du magasin), $secret, $bird, $event et $bead sont traduits avant de remplir leur place et apportent
# leurs formes : $bird donne « Punk », $bird-a « un Punk » ; $secret-the « l’OVNI », $street-kind « saut, limite 2 »,
# $bead-team « l’équipe rouge » ; $event-effect est ce que dit la carte. Pour choisir selon la valeur d’origine,
# ajoutez -key.
# $who et $target, $victim, $holder, $one, $other, $to sont des noms de personnes : pas de « de » devant, et rien qui
# s’accorde avec eux. $names en réunit plusieurs, $count dit combien.
# Un fait dont la ligne est vide n’est pas dit : une autre ligne le dit, ou l’image. La légende d’un fait (caption)
# accompagne ce que l’on regarde.

## Le jeu

game-title = Zombie Tsunami
game-line = Menez votre horde dans la rue, poussez ensemble, ne croyez personne, et ayez le plus de zombies.
game-seats = De { $min } à { $max } joueurs
# Une réponse en notation courte, n’importe laquelle.
game-example = buy-steal1-B
# Ce qui se compte à la fin.
game-score = Zombies

game-tag = Plus on est de morts, plus on rit
game-blurb = Sautez les trous, poussez le bus ensemble, passez au magasin et bombardez vos amis.
game-minutes = 45
game-turn-1 = Six cartes Rue font un tour ; après trois tours, la plus grande horde l’emporte (TS-2.5, TS-2.7)
game-turn-2 = À un saut, lancez un cube par zombie : les faces Zombie meurent, dans la limite de la carte (TS-3.1)
game-turn-3 = À une poussée, choisissez une perle en secret : une équipe trop faible perd 2 zombies par membre (TS-3.3, TS-3.5)
game-turn-4 = Deux magasins par tour, la plus petite horde d’abord ; à la fin, les civils deviennent des zombies (TS-5.1, TS-2.6)
game-turn-5 = Révélez votre carte secrète juste après en avoir rempli l’objectif (TS-7.9)

option-edition = Édition
    .help = La boîte imprimée que l’on joue : la française a un Trou et une carte Sauvez 1 Zombie de plus.
option-edition-title = Quelle boîte est sur la table ?
option-edition-before = Nous jouons avec la boîte
option-edition-after = .
option-edition-en = anglaise
option-edition-en-note = 20 cartes Rue, 18 cartes dans la pioche Magasin
option-edition-fr = française
option-edition-fr-note = 21 cartes Rue, 19 cartes dans la pioche Magasin
option-zombird = Zombird
    .help = L’extension : des oiseaux cachés dans chaque main, et un événement par tour.
option-zombird-title = Les oiseaux sont-ils de la partie ?
option-zombird-before = Nous jouons
option-zombird-after = l’extension Zombird.
option-zombird-yes = avec
option-zombird-yes-note = des oiseaux en main, des événements, trois cartes Magasin de plus
option-zombird-no = sans
option-zombird-no-note = rien que les hordes, les perles et les secrets

## Les cartes Rue

street-pothole = Nid-de-poule
    .kind = saut, limite 1
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie est une mort, mais 1 au plus.
street-gap = Trou
    .kind = saut, limite 2
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie est une mort, mais 2 au plus.
street-cars = Voitures en face
    .kind = saut, limite 3
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie est une mort, mais 3 au plus.
street-mines = Champ de mines
    .kind = saut, limite 3
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie est une mort, mais 3 au plus.
street-bridge = Pont cassé
    .kind = saut, sans limite
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie est une mort, sans limite.
street-runaway = Camion fou
    .kind = saut, sans limite
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie est une mort, sans limite.
street-car = Voiture
    .kind = poussée 5
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 5 zombies, chacun en perd 2.
street-van = Camionnette
    .kind = poussée 7
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 7 zombies, chacun en perd 2.
street-truck = Camion
    .kind = poussée 10
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 10 zombies, chacun en perd 2.
street-tank = Char
    .kind = poussée 14
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 14 zombies, chacun en perd 2.
street-civilian-bomb = Civil/Bombe
    .kind = un civil ou une bombe
    .effect = L’un après l’autre, la plus grande horde d’abord : prenez 1 civil, ou bombardez un autre joueur.
street-zombie-coin = Zombie/Pièce
    .kind = un zombie ou une pièce
    .effect = En secret et tous ensemble : prenez 1 zombie ou 1 pièce.
street-gold-jump = Saut d’or
    .kind = un lancer pour une pièce
    .effect = Lancez tous vos cubes : avec au moins une face Zombie, vous gagnez 1 pièce ; personne ne meurt.
street-parachute = Saut en parachute
    .kind = un lancer pour un zombie
    .effect = Lancez tous vos cubes : avec au moins une face Zombie, vous gagnez 1 zombie ; personne ne meurt.
street-bus = Bus
    .kind = poussée 12
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 12 zombies, chacun en perd 2.
street-plane = Avion
    .kind = poussée 18
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 18 zombies, chacun en perd 2.

## Les cartes Magasin

shop-civilian1 = 1 Civil
    .effect = Aussitôt : vous gagnez 1 civil.
shop-bomb2 = Bombe
    .effect = Aussitôt : vous bombardez un autre joueur.
shop-zombie1 = +1 Zombie
    .effect = Aussitôt : vous gagnez 1 zombie.
shop-zombie2 = +2 Zombies
    .effect = Aussitôt : vous gagnez 2 zombies.
shop-civilians2 = 2 Civils
    .effect = Aussitôt : vous gagnez 2 civils.
shop-civilians3 = 3 Civils
    .effect = Aussitôt : vous gagnez 3 civils.
shop-steal1 = Volez 1 Zombie
    .effect = Aussitôt : vous prenez 1 zombie à un autre joueur, qui ne peut pas répondre.
shop-steal2 = Volez 2 Zombies
    .effect = Aussitôt : vous prenez 2 zombies à un seul autre joueur, qui ne peut pas répondre.
shop-save1 = Sauvez 1 Zombie
    .effect = À garder : quand vos zombies vont mourir lors d’un saut ou par une bombe, 1 d’entre eux est sauvé.
shop-save2 = Sauvez 2 Zombies
    .effect = À garder : quand vos zombies vont mourir lors d’un saut ou par une bombe, jusqu’à 2 d’entre eux sont sauvés.
shop-bomb1 = Bombe
    .effect = Aussitôt : vous bombardez un autre joueur.
shop-megabomb = Méga Bombe
    .effect = Aussitôt : vous bombardez autant d’autres joueurs que vous voulez, l’un après l’autre.
shop-exchange = Échange
    .effect = Aussitôt : deux joueurs de votre choix échangent leurs cartes secrètes, si toutes deux sont face cachée.
shop-flip = Retournez un Bonus Secret
    .effect = Aussitôt : vous retournez la carte secrète de n’importe qui : visible et désactivée, ou cachée et de nouveau active.
shop-zombird = Zombird
    .effect = Aussitôt : vous piochez un Zombird.

## Les bonus secrets

secret-ufo = OVNI
    .the = l’OVNI
    .effect = À la fin du tour, si vous avez un civil : gagnez 2 zombies.
secret-giant = Géant Z.
    .the = le Géant Z.
    .effect = Juste après qu’une de vos bombes a détruit un civil : gagnez 2 zombies.
secret-tsunami = Tsunami
    .the = le Tsunami
    .effect = Après une poussée, si votre équipe compte plus de joueurs que chacune des autres : volez 2 zombies à un coéquipier, ou 1 à chacun de deux.
secret-quarterback = Footballeur
    .the = le Footballeur
    .effect = Quand on vous bombarde : la bombe ne vous fait rien, et vous volez 2 zombies au bombardier.
secret-dragon-head = Tête du Dragon
    .the = la Tête du Dragon
    .effect = Dans un interlude ou pendant votre visite au magasin : révélez-la et nommez qui a la Queue du Dragon ; si c’est juste, gagnez 3 zombies, sinon son détenteur peut en gagner 2.
secret-dragon-tail = Queue du Dragon
    .the = la Queue du Dragon
    .effect = Dans un interlude ou pendant votre visite au magasin : révélez-la et nommez qui a la Tête du Dragon ; si c’est juste, gagnez 3 zombies, sinon son détenteur peut en gagner 2.
secret-ninja = Ninja
    .the = le Ninja
    .effect = Après une poussée, si votre équipe compte moins de joueurs que chacune des autres ou si vous y êtes seul : gagnez 2 zombies, et n’en perdez aucun à cette poussée.

## Les Zombirds

bird-banker = Banquier
    .a = un Banquier
    .effect = Dans un interlude ou pendant votre visite au magasin : gagnez 1 pièce, sauf si vous en avez 2.
bird-bomb = Bombe
    .a = une Bombe
    .effect = Dans un interlude ou pendant votre visite au magasin : bombardez un autre joueur.
bird-brain = Cerveau
    .a = un Cerveau
    .effect = Ne se joue jamais : à la fin de la partie, il vous donne 1 zombie.
bird-fairy = Fée
    .a = une Fée
    .effect = Quand vos zombies vont mourir lors d’un saut ou par une bombe : 1 d’entre eux est sauvé.
bird-ptero = Ptérodactyle
    .a = un Ptérodactyle
    .effect = Dans un interlude ou pendant votre visite au magasin : prenez 1 zombie à un autre joueur, qui ne peut pas répondre.
bird-punk = Punk
    .a = un Punk
    .effect = Une fois les perles montrées, tant que votre équipe n’atteint pas le nombre : compte comme 3 zombies de plus dans cette poussée.
bird-robo = Robot
    .a = un Robot
    .effect = Quand on vous bombarde : la bombe ne vous fait rien.
bird-magnet = Aimant
    .a = un Aimant
    .effect = Dans un interlude ou pendant votre visite au magasin : prenez 1 pièce à un autre joueur, sauf si vous en avez 2.
bird-super-bird = Super Zoiseau
    .a = un Super Zoiseau
    .effect = Une fois les perles montrées, tant que votre équipe n’atteint pas le nombre : compte comme 10 zombies de plus dans cette poussée.
bird-super-fairy = Super Fée
    .a = une Super Fée
    .effect = Quand vos zombies vont mourir lors d’un saut ou par une bombe : jusqu’à 3 d’entre eux sont sauvés.

## Les événements

event-jump = Saut
    .effect = Maintenant, si vous voulez : sautez, limite 2, puis piochez un Zombird, quels que soient les morts.
event-look = Jeter un œil
    .effect = Maintenant, si vous voulez : montrez votre carte secrète à votre voisin de gauche, et piochez un Zombird.
event-gift = Cadeau
    .effect = Maintenant : tout le monde pioche un Zombird.
event-give = Donner un Zombie
    .effect = Une fois ce tour, dans un interlude ou pendant votre visite au magasin : donnez 1 zombie à un autre joueur, et piochez un Zombird.
event-bomb = Bombe
    .effect = Ce tour : piochez un Zombird pour votre première bombe qui détruit quelque chose.
event-bonus = Bonus
    .effect = Ce tour : piochez un Zombird la première fois que votre carte secrète rapporte.
event-pill = Pilule rouge
    .effect = Ce tour : piochez un Zombird la première fois que vous montrez la perle rouge lors d’une poussée.
event-coin = Pièce
    .effect = Une fois ce tour, dans un interlude ou pendant votre visite au magasin : défaussez 1 pièce, et piochez un Zombird.
event-zombie = Zombie
    .effect = Ce tour : piochez un Zombird à la première carte Saut où aucun de vos zombies ne meurt.

## Les perles

bead-red = rouge
    .card = Rouge
    .the = la perle rouge
    .team = l’équipe rouge
    .bands = une bande
bead-blue = bleu
    .card = Bleu
    .the = la perle bleue
    .team = l’équipe bleue
    .bands = deux bandes
bead-yellow = jaune
    .card = Jaune
    .the = la perle jaune
    .team = l’équipe jaune
    .bands = trois bandes

## Ce qui s’est passé : tours, cartes, hordes

fact-started = { $who } joue en premier, toute la partie.
fact-round-began = Le tour { $round } commence, avec deux zombies de plus pour chacun.
    .caption =
        { $round ->
            [1] Une rue tranquille, jusqu’ici.
            [2] La rue se souvient de vous.
           *[other] Dernière tournée dans cette rue.
        }
fact-secrets-dealt = Chacun reçoit une carte secrète ; une autre est écartée sans être vue.
fact-secrets-collected = Les cartes secrètes sont ramassées sans être montrées.
fact-knows = Pour vos yeux seulement : { $secret-the }, devant { $holder }.
fact-event-shown = L’événement : { $event }. { $event-effect }
fact-event-left = L’événement { $event } est terminé.
fact-decided =
    { $joins ->
        [0] { $who } reste à l’écart.
       *[1] { $who } participe.
    }
fact-showed = { $who } montre sa carte secrète à { $to }.
fact-revealed = Carte Rue { $slot } : { $street } ({ $street-kind }).
fact-grew =
    { $cause ->
        [round] { "" }
        [card] { "" }
        [shop] { "" }
        [civilians] { "" }
        [brain] { "" }
        [road]
            { $who } ramasse { $count ->
                [one] un zombie
               *[other] { $count } zombies
            } en chemin.
       *[other]
            { $who } gagne { $count ->
                [one] un zombie
               *[other] { $count } zombies
            }.
    }
fact-died =
    { $who } perd { $count ->
        [one] un zombie
       *[other] { $count } zombies
    } { $cause ->
        [bomb] à cause de la bombe
        [push] à la poussée
       *[other] au saut
    } et en a maintenant { $left }.
    .caption =
        { $cause ->
            [bomb] Une carrière éclair.
            [push] C’est reparti en arrière.
           *[other]
                { $count ->
                    [one] Il y en a un qui a regardé en bas.
                   *[other] Il y en a { $count } qui ont regardé en bas.
                }
        }
fact-stole =
    { $who } vole { $count ->
        [one] un zombie
       *[other] { $count } zombies
    } à { $victim }.
    .caption = Ils vont où l’on mange.
fact-coined =
    { $count ->
        [0] { $who } a déjà deux pièces : celle-ci est perdue.
       *[other]
            { $cause ->
                [card] { "" }
               *[other] { $who } reçoit une pièce.
            }
    }
fact-stole-coin = { $who } prend une pièce à { $victim }.
fact-followed =
    { $cause ->
        [shop] { "" }
       *[other]
            { $who } prend { $count ->
                [one] un civil
               *[other] { $count } civils
            }.
    }
fact-transformed =
    { $count ->
        [one] Un civil devient un zombie et reste avec { $who }.
       *[other] { $count } civils deviennent des zombies et restent avec { $who }.
    }
    .caption = Ils ont changé d’avis.
fact-took =
    { $coin ->
        [0] { $who } prend un zombie.
       *[1] { $who } prend une pièce.
    }

## Ce qui s’est passé : sauts et poussées

fact-rolled =
    { $who } lance { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } : { $faces ->
        [0] aucune face Zombie
        [one] une face Zombie
       *[other] { $faces } faces Zombie
    }{ $loss ->
        [0] { "" }
        [one] , un zombie va mourir
       *[other] , { $loss } zombies vont mourir
    }.
    .caption =
        { $faces ->
            [0] Pas une égratignure pour { $who }.
           *[other]
                { $loss ->
                    [0] Un atterrissage en douceur pour { $who }.
                    [one] Sur { $cubes }, un a mal calculé son élan.
                   *[other] Sur { $cubes }, { $loss } ont mal calculé leur élan.
                }
        }
fact-saved =
    { $who } sauve { $count ->
        [one] un zombie
       *[other] { $count } zombies
    } avec { $cards }.
    .caption = Pas encore morts. Enfin, pas une deuxième fois.
fact-voted = { $who } montre { $bead-the }.
    .caption = Les poings s’ouvrent.
fact-helped = { $who } joue { $bird-a } : { $bead-team } compte maintenant { $total }.
    .caption = Ça a des plumes, et ça pousse.
fact-judged =
    { $held ->
        [0] Avec { $total } sur { $need }, { $bead-team } n’y arrive pas.
       *[1] Avec { $total } pour { $need }, { $bead-team } passe.
    }
    .caption =
        { $held ->
            [0] Ho hisse. Rien ne bouge.
           *[1] Ho hisse. Ça bouge.
        }

## Ce qui s’est passé : bombes

fact-bombed =
    { $cause ->
        [bird] { "" }
       *[other] { $who } lance une bombe sur { $target }.
    }
    .caption = Une chose ronde roule vers { $target }.
fact-fizzled = La bombe ne fait rien à { $target }.
    .caption = Elle fait pschitt.
fact-blasted =
    { $who } perd { $count ->
        [one] un civil
       *[other] { $count } civils
    } à cause de la bombe.
    .caption = Ils ne seront pas des vôtres.

## Ce qui s’est passé : le magasin

fact-shopping = Le magasin ouvre. { $who } a le moins de zombies et passe en premier.
fact-choosing = { $who } a le plus de zombies et choisit en premier.
fact-tied = { $mask } sont à égalité : { $who } tire le jeton le plus haut.
fact-bought = { $who } achète « { $card } ».
fact-left-shop = { $who } quitte le magasin.
fact-stocked = { "" }
fact-cleared = L’étal est débarrassé.
fact-reshuffled =
    { $birds ->
        [0] La défausse du magasin redevient une pioche.
       *[1] La défausse des Zombirds redevient une pioche.
    }
fact-exchanged = { $one } et { $other } ont échangé leurs cartes secrètes.
    .caption = Ni repris ni remboursé.
fact-flipped =
    { $up ->
        [0] Devant { $holder }, la carte secrète ({ $secret }) est cachée et de nouveau active.
       *[1] Devant { $holder }, la carte secrète ({ $secret }) est révélée et désactivée.
    }

## Ce qui s’est passé : secrets et oiseaux

fact-turned-up = { $who } révèle { $secret-the } pour rien.
    .caption = Une maladresse, sans doute.
fact-scored = { $who } révèle { $secret-the }, qui rapporte.
    .caption = Et voilà { $secret-the } au grand jour.
fact-named-dragon =
    { $right ->
        [0] { $who } révèle { $secret-the } et nomme { $target }. C’est faux.
       *[1] { $who } révèle { $secret-the } et nomme { $target }. C’est juste.
    }
    .caption =
        { $right ->
            [0] Pas de dragon par ici.
           *[1] Les deux bouts du même dragon.
        }
fact-drew-bird = { $who } pioche un Zombird.
fact-drew = Pour vos yeux seulement : c’est { $bird-a }.
fact-no-bird = Il ne reste aucun Zombird pour { $who }.
fact-played-bird =
    { $target-key ->
        [-1] { $who } joue { $bird-a }.
       *[other] { $who } joue { $bird-a } contre { $target }.
    }
fact-gave = { $who } donne un zombie à { $to }.
fact-dropped-coin = { $who } défausse une pièce.

# Les fenêtres s’ouvrent et se ferment sans un mot : on dit ce qui en sort.
fact-opened = { "" }
fact-closed = { "" }

## Ce qui s’est passé : la fin

fact-brains-shown =
    { $who } montre { $count ->
        [one] un Cerveau : un zombie de plus.
       *[other] { $count } Cerveaux : { $count } zombies de plus.
    }
    .caption = Des cerveaux, enfin.
fact-finished =
    { $who } finit avec { $zombies ->
        [one] un zombie
       *[other] { $zombies } zombies
    }.
fact-rolled-off =
    { $who } lance { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    } pour la première place : { $faces ->
        [0] aucune face Zombie
        [one] une face Zombie
       *[other] { $faces } faces Zombie
    }, reste { $left }.
    .caption = Roule, roule, roule !
fact-token-drawn = Toujours à égalité : { $who } tire le jeton le plus haut.

# Le plus de zombies ; une égalité en tête se joue aux lancers, et aux jetons s’ils n’y suffisent pas (TS-2.7, TS-2.9).
reason-HORDE = { $who } l’emporte avec une horde de { $points }.
reason-ROLL = À égalité à { $points } zombies, { $who } l’emporte aux lancers.
reason-TOKEN = À égalité à { $points } zombies, { $who } tire le jeton le plus haut et l’emporte.

## Refus

refusal-not-a-vote = À une poussée, on vote avec une perle rouge, bleue ou jaune.
refusal-votes-shown = Aucun vote n’est ouvert : on ne verrouille une perle qu’avant qu’elles soient montrées.
refusal-not-zombie-coin = Prenez un zombie ou une pièce.
refusal-not-civilian-bomb = Prenez un civil, ou bombardez un autre joueur.
refusal-not-joining = Participez, ou restez à l’écart.
refusal-no-offer = Aucun événement ne le propose en ce moment.
refusal-other-street = Cela répond à une carte Rue qui n’est pas celle que l’on résout.
refusal-no-such-player = Il n’y a pas de joueur { $who } à cette table.
refusal-not-yourself = Une bombe se lance sur un autre joueur.
refusal-not-from-yourself = On vole des zombies à un autre joueur.
refusal-coin-from-another = On vole une pièce à un autre joueur.
refusal-no-coin-there = { $who } n’a aucune pièce à voler.
refusal-give-to-another = Un zombie se donne à un autre joueur.
refusal-no-save-here = Les sauvetages empêchent des morts lors d’un saut ou sous une bombe ; il ne se passe rien de tel.
refusal-civilians-first = Cette bombe prend vos civils et non un zombie ; un sauvetage n’y peut rien.
refusal-save-not-held = Vous n’avez pas tous ces sauvetages : { $answer }.
refusal-save-wasted = Un de ces sauvetages pourrait être laissé de côté sans que vous sauviez moins de zombies.
refusal-no-bomb-here = Un Robot répond à une bombe lancée sur vous, et à rien d’autre.
refusal-no-push-here = Punk et Super Zoiseau aident votre équipe une fois les perles montrées, tant qu’elle n’atteint pas le nombre.
refusal-not-held = Vous n’avez pas ce Zombird.
refusal-coins-full = Vous avez déjà deux pièces : vous n’y gagneriez rien.
refusal-no-such-event = L’événement qui le permet n’est pas en vigueur.
refusal-claimed = Vous avez déjà eu votre oiseau pour cet événement.
refusal-too-few-zombies = Votre dernier zombie ne se donne pas.
refusal-no-coin = Vous n’avez aucune pièce à défausser.
refusal-secret-up = Votre carte secrète est déjà face visible.
refusal-not-a-dragon = Vous n’avez aucun dragon à révéler.
refusal-name-another = Nommez un autre joueur dont la carte est face cachée.
refusal-not-your-secret = Vous n’avez pas ce bonus secret face cachée devant vous.
refusal-not-scored-now = Un bonus secret ne rapporte que juste après que son objectif est rempli.
refusal-not-a-mate = Le Tsunami vole vos propres coéquipiers.
refusal-no-shop-here = On achète des cartes pendant sa propre visite au magasin.
refusal-not-for-sale = Cette carte n’est pas à l’étal.
refusal-too-dear = Son prix est de { $price }, et vous avez { $coins }.
refusal-two-bought = On achète deux cartes au plus par visite au magasin.
refusal-no-effect = Elle ne pourrait rien faire en ce moment : on ne peut pas l’acheter.
refusal-not-interlude = Cela se fait dans un interlude ou pendant votre propre visite au magasin.
refusal-two-players = Deux joueurs échangent, nommés dans l’ordre des places.
refusal-not-face-down = On n’échange des cartes que si toutes deux sont face cachée.
refusal-in-order = Les joueurs d’un ensemble se nomment une fois chacun, dans l’ordre des places.
refusal-name-first = Nommez d’abord au moins un autre joueur.
refusal-nothing-to-name = On ne nomme aucun ensemble de joueurs en ce moment.
refusal-must-answer = On ne peut pas passer ici ; choisissez une des réponses.
refusal-not-for-a-turn = Seuls les interludes se passent jusqu’à la carte Rue suivante.
refusal-nothing-to-draw = Ce n’est pas ce qui est tiré maintenant.

## Ce qui est demandé : à vous, un conseil dessous, et qui l’on attend

# À la place de la question, quand une réponse est là et que d’autres manquent.
ask-sealed = Votre réponse est scellée. Vous pouvez en changer jusqu’à ce que la dernière soit là.

ask-vote = { $street }, poussée { $need } : choisissez une perle. Les mêmes couleurs poussent ensemble.
    .hint = Dans une équipe au-dessous de { $need }, chacun perd 2 zombies.
    .wait =
        { $count ->
            [one] { $names } choisit une perle.
           *[other] { $names } choisissent une perle.
        }
ask-zombie-coin = Un zombie ou une pièce ?
    .hint =
        { $coins ->
            [2] Vous avez deux pièces : une troisième est perdue.
           *[other] Chacun choisit en secret, et tout est montré ensemble.
        }
    .wait =
        { $count ->
            [one] { $names } prend un zombie ou une pièce.
           *[other] { $names } prennent un zombie ou une pièce.
        }
ask-civilian-bomb = Prendre un civil, ou bombarder quelqu’un ?
    .hint = Un civil devient un zombie à la fin du tour. Une bombe prend tous les civils, ou 1 zombie s’il n’y en a pas.
    .wait = { $names } prend un civil ou lance une bombe.
ask-interlude = Interlude : agissez, ou passez.
    .hint = Il finit quand tout le monde a passé à la suite.
    .wait =
        { $count ->
            [one] { $names } peut agir.
           *[other] { $names } peuvent agir, à tour de rôle.
        }
ask-push-birds = Votre équipe a { $total } sur { $need }. Jouer un oiseau ?
    .hint = Un oiseau compte pour { $bead-team }, dans cette poussée seulement.
    .wait =
        { $count ->
            [one] { $names } peut jouer des oiseaux.
           *[other] { $names } peuvent jouer des oiseaux, à tour de rôle.
        }
ask-bonus = La poussée est jugée. Révéler votre carte secrète pour sa récompense ?
    .hint = Les réponses sont scellées. On interroge tous ceux qui pourraient avoir la bonne carte.
    .wait =
        { $count ->
            [one] { $names } peut profiter d’une carte secrète.
           *[other] { $names } peuvent profiter d’une carte secrète.
        }
ask-saves =
    { $faces ->
        [one] Un de vos cubes montre sa face Zombie
       *[other] { $faces } de vos cubes montrent leur face Zombie
    }, et { $loss ->
        [one] un zombie va mourir. Le sauver ?
       *[other] { $loss } zombies vont mourir. En sauver ?
    }
    .hint = Les réponses sont scellées et montrées ensemble. Les cartes employées sont dépensées.
    .wait =
        { $count ->
            [one] { $names } peut sauver des zombies.
           *[other] { $names } peuvent sauver des zombies.
        }
ask-bomb = { $bomber } lance une bombe sur vous. Votre réponse ?
    .hint =
        { $civilians ->
            [0] Elle tuerait un zombie.
            [one] Elle détruirait votre civil.
           *[other] Elle détruirait vos { $civilians } civils.
        }
    .wait = { $names } peut répondre à la bombe.
ask-giant = Votre bombe a détruit des civils. Révéler votre carte secrète pour sa récompense ?
    .hint = Le Géant Z. gagne 2 zombies.
    .wait = { $names } peut profiter d’une carte secrète.
ask-ufo = Le tour finit, et vous avez des civils. Révéler votre carte secrète pour sa récompense ?
    .hint = L’OVNI gagne 2 zombies, et les civils deviennent quand même des zombies.
    .wait =
        { $count ->
            [one] { $names } peut profiter d’une carte secrète.
           *[other] { $names } peuvent profiter d’une carte secrète.
        }
ask-dragon = Cette désignation était fausse. Révélez-vous l’autre dragon ?
    .hint = Il gagne 2 zombies, puis ne sert plus.
    .wait =
        { $count ->
            [one] { $names } peut révéler l’autre dragon.
           *[other] { $names } peuvent révéler l’autre dragon.
        }
ask-event = { $event } : participez-vous ?
    .hint = { $event-effect }
    .wait =
        { $count ->
            [one] { $names } se décide pour l’événement.
           *[other] { $names } se décident pour l’événement.
        }
ask-visit =
    Votre visite au magasin : achetez, agissez, ou partez. Vous avez { $coins ->
        [0] zéro pièce
        [one] une pièce
       *[other] { $coins } pièces
    }.
    .hint =
        { $bought ->
            [0] Vous pouvez acheter deux cartes.
            [one] Vous pouvez acheter encore une carte.
           *[other] Vous avez acheté deux cartes, le maximum.
        }
    .wait = { $names } est au magasin.
ask-megabomb =
    { $named ->
        [0] Méga Bombe : qui bombarder ?
       *[other] Méga Bombe : qui encore ?
    }
    .hint = Nommez des joueurs dans l’ordre des places, puis lancez.
    .wait = { $names } prépare une Méga Bombe.
ask-exchange =
    { $one-key ->
        [none] Échange : la carte secrète de qui ?
       *[other] Échange : { $one }, avec qui ?
    }
    .hint = Les deux cartes doivent être face cachée.
    .wait = { $names } choisit qui échange sa carte secrète.

# Ce que fait le sort, pour tout le monde.
chance-first = On tire au sort qui joue en premier.
chance-tie = On tire les jetons.
chance-street = On révèle une carte Rue.
chance-shop = On garnit l’étal.
chance-secret = On distribue les cartes secrètes.
chance-bird = On pioche des Zombirds.
chance-event = On révèle un événement.
chance-faces = Les cubes roulent.

## Les réponses : ce qu’elles font, et en bref pour un bouton

answer-pass =
    { $ask ->
        [visit] Terminer votre visite
        [saves] Ne sauver personne
        [bomb] Laisser tomber la bombe
        [bonus] Ne rien révéler
        [giant] Ne rien révéler
        [ufo] Ne rien révéler
        [dragon] Ne rien révéler
        [push_birds] Ne jouer aucun oiseau
       *[other] Passer
    }
    .short =
        { $ask ->
            [visit] Partir
            [saves] Ne sauver personne
            [bomb] Laisser tomber
           *[other] Passer
        }
answer-pass-turn = Passer les interludes jusqu’à la prochaine carte Rue
    .short = Passer la suite
answer-stop = Plus d’autre cible : lancez
    .short = Lancer
answer-bead = Verrouiller { $bead-the } ({ $bead-bands })
    .short = { $bead-card }
answer-zombie = Prendre 1 zombie
    .short = Zombie
answer-coin =
    { $coins ->
        [2] Prendre une pièce, quoique perdue : vous en avez deux
       *[other] Prendre 1 pièce
    }
    .short = Pièce
answer-civilian = Prendre 1 civil
    .short = Civil
answer-bomb = Bombarder { $target }
    .short = Bombarder { $target }
answer-join =
    { $event-key ->
        [look] Montrer votre carte secrète à { $target }, et piocher un Zombird
       *[jump] Sauter, limite 2, puis piocher un Zombird
    }
    .short =
        { $event-key ->
            [look] Montrer
           *[jump] Sauter
        }
answer-stay =
    { $event-key ->
        [look] Garder votre carte secrète pour vous
       *[jump] Rester où vous êtes
    }
    .short = Rester à l’écart
answer-saves =
    Employer { $cards } : { $saved ->
        [one] un zombie est sauvé
       *[other] { $saved } zombies sont sauvés
    }, { $dead ->
        [0] personne ne meurt
        [one] un meurt
       *[other] { $dead } meurent
    }
    .short = { $cards }
answer-robo = Jouer un Robot : la bombe ne vous fait rien
    .short = Robot
answer-punk = Jouer un Punk : 3 de plus pour votre équipe
    .short = Punk +3
answer-super-bird = Jouer le Super Zoiseau : 10 de plus pour votre équipe
    .short = Super Zoiseau +10
answer-score =
    { $secret-key ->
        [quarterback] Révéler { $secret-the } : rien ne vous arrive, et vous volez 2 zombies à { $target }
       *[other] Révéler { $secret-the } : vous gagnez 2 zombies
    }
    .short = { $secret }
answer-tsunami = Révéler le Tsunami : voler 1 zombie à { $one } et 1 à { $other }
    .short = 1 à { $one } et 1 à { $other }
answer-tsunami-one = Révéler le Tsunami : voler 2 zombies à { $one }
    .short = 2 à { $one }
answer-turn-up = Révéler pour rien votre carte secrète, { $secret-the }
    .short = Révéler { $secret-the }
answer-dragon =
    Révéler { $secret-the } et dire que { $target } a { $secret-key ->
        [dragon_head] la Queue du Dragon
       *[dragon_tail] la Tête du Dragon
    }
    .short = Nommer { $target }
answer-banker = Jouer un Banquier : gagner 1 pièce
    .short = Banquier
answer-bird-bomb = Jouer une Bombe : bombarder { $target }
    .short = Bombarder { $target }
answer-ptero = Jouer un Ptérodactyle : prendre 1 zombie à { $target }
    .short = Ptérodactyle : { $target }
answer-magnet = Jouer un Aimant : prendre 1 pièce à { $target }
    .short = Aimant : { $target }
answer-give = Donner 1 zombie à { $target }, et piocher un Zombird
    .short = Donner à { $target }
answer-drop-coin = Défausser 1 pièce, et piocher un Zombird
    .short = Défausser une pièce
answer-name =
    { $ask ->
        [exchange]
            { $you ->
                [yes] Votre propre carte secrète
               *[no] La carte secrète devant { $target }
            }
       *[megabomb] Bombarder { $target }
    }
    .short = { $target }

## Les achats, avec leur prix

buy-price =
    { $price ->
        [one] une pièce
       *[other] { $price } pièces
    }
buy-civilian1 = Gagner 1 civil ({ buy-price })
buy-bomb2 = Bombarder { $target } ({ buy-price })
buy-zombie1 = Gagner 1 zombie ({ buy-price })
buy-zombie2 = Gagner 2 zombies ({ buy-price })
buy-civilians2 = Gagner 2 civils ({ buy-price })
buy-civilians3 = Gagner 3 civils ({ buy-price })
buy-steal1 = Voler 1 zombie à { $target } ({ buy-price })
buy-steal2 = Voler 2 zombies à { $target } ({ buy-price })
buy-save1 = Garder Sauvez 1 Zombie ({ buy-price })
buy-save2 = Garder Sauvez 2 Zombies ({ buy-price })
buy-bomb1 = Bombarder { $target } ({ buy-price })
buy-megabomb = Lancer une Méga Bombe sur plusieurs joueurs ({ buy-price })
buy-exchange = Faire échanger leurs cartes secrètes à deux joueurs ({ buy-price })
buy-flip =
    { $you ->
        [yes] Retourner votre propre carte secrète
       *[no] Retourner la carte secrète devant { $target }
    } ({ buy-price })
buy-zombird = Piocher un Zombird ({ buy-price })

## Le terminal

board-key =
    Sur la table : les lettres sont les joueurs, dans l’ordre des places. Devant chacun se trouvent ses zombies, ses
    civils, ses pièces et les cartes gardées ; des oiseaux, tout le monde voit le nombre, et d’une carte secrète face
    cachée, seulement qu’elle est là. L’étal montre ce qui est en vente, et les deux cartes permanentes le sont
    toujours. Vos oiseaux et votre carte secrète ne sont montrés qu’à vous.

# the picture

scene-table =
    Zombie Tsunami, tour { $round }, { $slot ->
        [0] avant la première carte Rue
       *[other] carte Rue { $slot } sur 6
    }, { $seats } joueurs
scene-answers = Vous pouvez répondre :
scene-road =
    { $count ->
        [0] La rue : six cartes, toutes face cachée.
       *[other]
            { $now ->
                [yes] La rue jusqu’ici : { $street }, en jeu.
               *[no] La rue jusqu’ici : { $street }.
            }
    }
scene-stage =
    { $stage ->
        [push] { $street } ({ $street-kind }) : trois files, une par perle.
        [jump]
            { $street-key ->
                [none] On lance les cubes.
               *[other] { $street } ({ $street-kind }).
            }
        [shop] Le magasin.
       *[town]
            { $street-key ->
                [none] La rue entre deux cartes.
               *[other] { $street } ({ $street-kind }).
            }
    }
scene-lane =
    { $bead-card } : { $total } sur { $need }{ $joins ->
        [yes]  ; avec vous { $after }
       *[no] { "" }
    }
scene-player =
    { $letter } { $name }{ $you ->
        [yes] , vous
       *[no] { "" }
    }{ $role ->
        [now] , à qui l’on demande
        [locked] , a scellé sa réponse
       *[other] { "" }
    } : { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, { $civilians ->
        [0] aucun civil
        [one] 1 civil
       *[other] { $civilians } civils
    }, { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, { $birds ->
        [0] aucun oiseau
        [one] 1 oiseau
       *[other] { $birds } oiseaux
    }{ $saves ->
        [0] { "" }
        [one] , 1 Sauvez
       *[other] , { $saves } Sauvez
    }{ $secret-key ->
        [none] { "" }
        [down] , une carte secrète face cachée
       *[other] , { $secret } face visible
    }{ $faces-key ->
        [none] { "" }
        [0]  ; aucune face Zombie
        [1]  ; 1 face Zombie
       *[other]  ; { $faces } faces Zombie
    }
scene-role =
    { $role ->
        [now]
            { $you ->
                [yes] à vous
               *[no] répond
            }
        [locked] scellé
       *[wait]
            { $you ->
                [yes] vous
               *[no]
                    { $first ->
                        [yes] premier
                       *[no] { "" }
                    }
            }
    }
scene-rank =
    { $rank ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] place { $rank }
    }
scene-ware = Sur l’étal : { $card } ({ buy-price }). { $card-effect }
scene-hand-secret = Votre carte secrète, { $secret }. { $secret-effect }
scene-hand-bird = Votre oiseau, { $bird }. { $bird-effect }
scene-hand-kept = Devant vous, { $card }. { $card-effect }
scene-dashed = En pointillé : simple promesse.
scene-market = Sur l’étal : { $card }.
scene-event = L’événement : { $event }. { $event-effect }
side-round = Tour { $round } sur 3
side-bead =
    { $short ->
        [0] { $total } sur { $need }
       *[other] { $total } sur { $need }, il manque { $short }
    }
side-bead-with =
    { $count ->
        [0] vous seul, à votre connaissance
       *[other] avec { $names }, si parole est tenue
    }
side-left =
    { $n ->
        [one] reste
       *[other] restent
    }
side-target =
    { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }{ $civilians ->
        [0] { "" }
        [one] , 1 civil
       *[other] , { $civilians } civils
    }{ $coins ->
        [0] { "" }
        [one] , 1 pièce
       *[other] , { $coins } pièces
    }
side-hand = Vos cartes
side-hand-sort =
    { $sort ->
        [secret] votre secret
        [bird] Zombird
       *[kept] gardée
    }
side-secret-live = Vous seul l’avez vue
side-secret-seen =
    { $count ->
        [one] { $names } l’a vue aussi
       *[other] { $names } l’ont vue aussi
    }
side-secret-dead = Face visible, sans effet
side-market = Étal
side-market-note =
    { $open ->
        [yes] le magasin est ouvert
       *[no]
            { $slot ->
                [0] plus de magasin ce tour-ci
               *[other] prochain magasin : après la carte { $slot }
            }
    }
side-secrets = Cartes secrètes en jeu : { $secret }. Une est mise de côté.
side-zombies =
    { $n ->
        [one] 1 zombie
       *[other] { $n } zombies
    }
side-civilians =
    { $n ->
        [0] aucun civil
        [one] 1 civil
       *[other] { $n } civils
    }
side-coins =
    { $n ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $n } pièces
    }
side-birds =
    { $n ->
        [0] aucun oiseau en main
        [one] 1 oiseau en main
       *[other] { $n } oiseaux en main
    }
side-saves =
    { $n ->
        [0] aucune carte Sauvez
        [one] 1 carte Sauvez
       *[other] { $n } cartes Sauvez
    }
side-secret =
    { $secret-key ->
        [none] pas de carte secrète
        [down] une carte secrète, face cachée
       *[other] { $secret }, face visible et sans effet
    }

# --- avant un vote : ce que dit une perle promise ou montrée ---

promise-red = Je prends le rouge
promise-blue = Je prends le bleu
promise-yellow = Je prends le jaune
side-odds-jump =
    { $cap-key ->
        [none] Avant le lancer de { $cubes ->
            [one] 1 cube
           *[other] { $cubes } cubes
        }
       *[other] Avant le lancer de { $cubes } cubes, au plus { $cap }
    }
side-odds-dies =
    { $n ->
        [0] aucun mort
        [one] un mort
       *[other] { $n } morts
    }
side-odds-kept = Ce qu’une carte gardée peut valoir
side-odds-next = La prochaine carte est un saut
side-odds-face =
    { $cubes ->
        [one] Une face Zombie sur 1 cube
       *[other] Une face Zombie parmi { $cubes } cubes
    }
side-odds-push = Votre équipe atteint-elle le nombre ?
side-odds-bead = { $bead-card }, avec vous
side-odds-birds = tous oiseaux : { $p } %
side-percent = { $p } %
