# Zombie Tsunami en français. Mêmes clés et mêmes variables que dans en.ftl.
# Les refus répondent aux lignes de refusals.py.
#
# $street, $card (du magasin), $secret, $bird, $event et $bead sont traduits avant de remplir leur place et apportent
# leurs formes : $bird donne « Punk », $bird-a « un Zombird Punk » ; $secret-the « l’OVNI », $street-kind « saut,
# limite 2 », $bead-team « l’équipe rouge » ; $event-effect est ce que dit la carte. Pour choisir selon la valeur
# d’origine, ajoutez -key.
# $who et $target, $victim, $holder, $one, $other, $to sont des noms de personnes : ni « de » ni « que » devant, et rien
# qui s’accorde avec eux. $names en réunit plusieurs, $count dit combien. Dans un fait pour une seule personne,
# $holder-you dit si c’est elle. Un robot est un joueur de la machine : la carte Robot est toujours le Zombird Robot.
# Un fait dont la ligne est vide n’est pas dit : une autre ligne le dit, ou l’image. La légende d’un fait (caption)
# accompagne ce que l’on regarde.

## Le jeu

game-title = Zombie Tsunami
game-line = Menez votre horde dans la rue, poussez ensemble, ne croyez personne, et ayez le plus de zombies à la fin.
game-seats = De { $min } à { $max } joueurs
# Une réponse en notation courte, n’importe laquelle.
game-example = buy-steal1-B
# Ce qui se compte à la fin.
game-score = Zombies

game-tag = Plus on est de morts, plus on rit
game-blurb = Sautez les trous, poussez le bus ensemble, passez au magasin et bombardez vos amis.
game-minutes = 30
game-turn-1 = Six cartes Rue font un tour ; après trois tours, la plus grande horde l’emporte (TS-2.5, TS-2.7)
game-turn-2 = Lors d’un saut, lancez un cube par zombie : chaque face Zombie est un mort, dans la limite de la carte (TS-3.1)
game-turn-3 = Lors d’une poussée, choisissez une perle en secret : dans une équipe trop faible, chacun perd 2 zombies (TS-3.3, TS-3.5)
game-turn-4 = Deux magasins par tour, la plus petite horde d’abord ; à la fin, les civils deviennent des zombies (TS-5.1, TS-2.6)
game-turn-5 = Révélez votre carte Bonus Secret juste après en avoir rempli l’objectif, pour sa récompense (TS-7.9)
game-first = Le sort désigne qui joue en premier, toute la partie.
game-chart = Les zombies, carte après carte
game-won = Rien n’arrête une vague pareille.
game-lost = Votre horde est à sec. Quelqu’un a moins poussé que promis.
tally-civilians = Civils transformés
tally-joined = Arrivés
tally-stolen = Volés
tally-lost = Perdus

option-edition = Édition
    .help = La boîte avec laquelle on joue : la française a un Trou et une carte « Sauvez 1 Zombie » de plus.
option-edition-title = Quelle boîte est sur la table ?
option-edition-before = Nous jouons avec la boîte
option-edition-after = .
option-edition-en = anglaise
option-edition-en-note = 20 cartes Rue, 18 cartes dans la pioche Magasin
option-edition-fr = française
option-edition-fr-note = 21 cartes Rue, 19 cartes dans la pioche Magasin
option-zombird = Zombird
    .help = L’extension : des Zombirds cachés dans chaque main, et un événement par tour.
option-zombird-title = Les Zombirds sont-ils de la partie ?
option-zombird-before = Nous jouons
option-zombird-after = l’extension Zombird.
option-zombird-yes = avec
option-zombird-yes-note = des Zombirds en main, des événements, trois cartes Magasin de plus
option-zombird-no = sans
option-zombird-no-note = rien que les hordes, les perles et les Bonus Secrets

## Les cartes Rue

street-pothole = Nid-de-poule
    .kind = saut, limite 1
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie tue un zombie, 1 au plus.
street-gap = Trou
    .kind = saut, limite 2
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie tue un zombie, 2 au plus.
street-cars = Voitures à contresens
    .kind = saut, limite 3
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie tue un zombie, 3 au plus.
street-mines = Champ de mines
    .kind = saut, limite 3
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie tue un zombie, 3 au plus.
street-bridge = Pont effondré
    .kind = saut, sans limite
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie tue un zombie, sans limite.
street-runaway = Camion fou
    .kind = saut, sans limite
    .effect = Saut : lancez tous vos cubes ; chaque face Zombie tue un zombie, sans limite.
street-car = Voiture
    .kind = poussée, il faut 5
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 5 zombies, chacun en perd 2.
street-van = Camionnette
    .kind = poussée, il faut 7
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 7 zombies, chacun en perd 2.
street-truck = Camion
    .kind = poussée, il faut 10
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 10 zombies, chacun en perd 2.
street-tank = Char
    .kind = poussée, il faut 14
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 14 zombies, chacun en perd 2.
street-civilian-bomb = Civil/Bombe
    .kind = au choix
    .effect = L’un après l’autre, la plus grande horde d’abord : prenez 1 civil, ou bombardez un autre joueur.
street-zombie-coin = Zombie/Pièce
    .kind = au choix
    .effect = En secret et tous en même temps : prenez 1 zombie ou 1 pièce.
street-gold-jump = Saut d’or
    .kind = une pièce dès la première face Zombie
    .effect = Lancez tous vos cubes : avec au moins une face Zombie, vous gagnez 1 pièce ; personne ne meurt.
street-parachute = Saut en parachute
    .kind = un zombie dès la première face Zombie
    .effect = Lancez tous vos cubes : avec au moins une face Zombie, vous gagnez 1 zombie ; personne ne meurt.
street-bus = Bus
    .kind = poussée, il faut 12
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 12 zombies, chacun en perd 2.
street-plane = Avion
    .kind = poussée, il faut 18
    .effect = Poussée : choisissez une perle en secret ; dans une équipe de moins de 18 zombies, chacun en perd 2.

## Les cartes Magasin

shop-civilian1 = 1 Civil
    .effect = Tout de suite : vous gagnez 1 civil.
shop-bomb2 = Bombe
    .effect = Tout de suite : vous bombardez un autre joueur.
shop-zombie1 = +1 Zombie
    .effect = Tout de suite : vous gagnez 1 zombie.
shop-zombie2 = +2 Zombies
    .effect = Tout de suite : vous gagnez 2 zombies.
shop-civilians2 = 2 Civils
    .effect = Tout de suite : vous gagnez 2 civils.
shop-civilians3 = 3 Civils
    .effect = Tout de suite : vous gagnez 3 civils.
shop-steal1 = Volez 1 Zombie
    .effect = Tout de suite : vous volez 1 zombie à un autre joueur, qui ne peut pas se défendre.
shop-steal2 = Volez 2 Zombies
    .effect = Tout de suite : vous volez 2 zombies à un seul autre joueur, qui ne peut pas se défendre.
shop-save1 = Sauvez 1 Zombie
    .effect = À garder : quand vos zombies vont mourir à cause d’un saut ou d’une bombe, vous pouvez en sauver 1.
shop-save2 = Sauvez 2 Zombies
    .effect = À garder : quand vos zombies vont mourir à cause d’un saut ou d’une bombe, vous pouvez en sauver jusqu’à 2.
shop-bomb1 = Bombe
    .effect = Tout de suite : vous bombardez un autre joueur.
shop-megabomb = Méga Bombe
    .effect = Tout de suite : vous bombardez autant d’autres joueurs que vous voulez, l’un après l’autre.
shop-exchange = Échange
    .effect = Tout de suite : deux joueurs de votre choix échangent leurs cartes Bonus Secret, si toutes deux sont face cachée.
shop-flip = Retournez un Bonus Secret
    .effect = Tout de suite : vous retournez la carte Bonus Secret de n’importe qui : visible et désactivée, ou cachée et de nouveau active.
shop-zombird = Zombird
    .effect = Tout de suite : vous piochez un Zombird.

## Les sauvetages, quand on en utilise plusieurs de la même sorte

saves-save1-2 = 2 × Sauvez 1 Zombie
saves-save1-3 = 3 × Sauvez 1 Zombie
saves-fairy-2 = 2 × Fée

# Les sauvetages tels que le journal les raconte : une carte s’utilise, un Zombird se joue.
used-save1 = utilise « Sauvez 1 Zombie »
used-save1-2 = utilise 2 × « Sauvez 1 Zombie »
used-save1-3 = utilise 3 × « Sauvez 1 Zombie »
used-save2 = utilise « Sauvez 2 Zombies »
used-fairy = joue un Zombird Fée
used-fairy-2 = joue 2 Zombirds Fée
used-super-fairy = joue la Super Fée

## Les cartes Bonus Secret

secret-ufo = OVNI
    .the = l’OVNI
    .effect = À la fin du tour, si vous avez au moins un civil : gagnez 2 zombies.
secret-giant = Géant Z.
    .the = le Géant Z.
    .effect = Juste après qu’une de vos bombes a détruit un civil : gagnez 2 zombies.
secret-tsunami = Tsunami
    .the = le Tsunami
    .effect = Après une poussée, si votre équipe compte le plus de joueurs (sans égalité) : volez 2 zombies à un coéquipier, ou 1 à deux coéquipiers.
secret-quarterback = Footballeur
    .the = le Footballeur
    .effect = Quand on vous bombarde : la bombe n’a aucun effet sur vous, et vous volez 2 zombies à l’attaquant.
secret-dragon-head = Tête du Dragon
    .the = la Tête du Dragon
    .effect = Quand vous pouvez jouer une carte : révélez celle-ci et dites qui a la Queue du Dragon ; si c’est juste, gagnez 3 zombies ; sinon, le joueur qui l’a peut en gagner 2.
secret-dragon-tail = Queue du Dragon
    .the = la Queue du Dragon
    .effect = Quand vous pouvez jouer une carte : révélez celle-ci et dites qui a la Tête du Dragon ; si c’est juste, gagnez 3 zombies ; sinon, le joueur qui l’a peut en gagner 2.
secret-ninja = Ninja
    .the = le Ninja
    .effect = Après une poussée, si votre équipe compte le moins de joueurs (sans égalité) ou n’a que vous : gagnez 2 zombies, et n’en perdez aucun à cette poussée.

## Les Zombirds

bird-banker = Banquier
    .a = un Zombird Banquier
    .effect = Quand vous pouvez jouer une carte : gagnez 1 pièce, sauf si vous en avez déjà 2.
bird-bomb = Bombe
    .a = un Zombird Bombe
    .effect = Quand vous pouvez jouer une carte : bombardez un autre joueur.
bird-brain = Cerveau
    .a = un Zombird Cerveau
    .effect = Ne se joue jamais : à la fin de la partie, il vous donne 1 zombie.
bird-fairy = Fée
    .a = un Zombird Fée
    .effect = Quand vos zombies vont mourir à cause d’un saut ou d’une bombe : sauvez-en 1.
bird-ptero = Ptérodactyle
    .a = un Zombird Ptérodactyle
    .effect = Quand vous pouvez jouer une carte : volez 1 zombie à un autre joueur, qui ne peut pas se défendre.
bird-punk = Punk
    .a = un Zombird Punk
    .effect = Lors d’une poussée, une fois les perles montrées, si votre équipe est trop faible : compte comme 3 zombies de plus.
bird-robo = Robot
    .a = un Zombird Robot
    .effect = Quand on vous bombarde : la bombe n’a aucun effet sur vous.
bird-magnet = Aimant
    .a = un Zombird Aimant
    .effect = Quand vous pouvez jouer une carte : volez 1 pièce à un autre joueur, sauf si vous en avez déjà 2.
bird-super-bird = Super Zoiseau
    .a = le Super Zoiseau
    .effect = Lors d’une poussée, une fois les perles montrées, si votre équipe est trop faible : compte comme 10 zombies de plus.
bird-super-fairy = Super Fée
    .a = la Super Fée
    .effect = Quand vos zombies vont mourir à cause d’un saut ou d’une bombe : sauvez-en jusqu’à 3.

## Les événements

event-jump = Saut
    .effect = Maintenant : chaque joueur peut sauter (limite 2) ; qui le fait pioche un Zombird, même s’il y a des morts.
event-look = Jeter un œil
    .effect = Maintenant : chaque joueur peut montrer son Bonus Secret à son voisin de gauche ; qui le fait pioche un Zombird.
event-gift = Cadeau
    .effect = Maintenant : chaque joueur pioche un Zombird.
event-give = Donner un Zombie
    .effect = Ce tour : une fois, entre deux cartes Rue, chaque joueur peut donner 1 zombie à un autre pour piocher un Zombird.
event-bomb = Bombe
    .effect = Ce tour : chaque joueur pioche un Zombird pour sa première bombe qui coûte un civil ou un zombie à sa cible.
event-bonus = Bonus
    .effect = Ce tour : chaque joueur pioche un Zombird la première fois qu’il touche la récompense de son Bonus Secret.
event-pill = Pilule rouge
    .effect = Ce tour : chaque joueur pioche un Zombird la première fois qu’il montre la perle rouge.
event-coin = Pièce
    .effect = Ce tour : une fois, entre deux cartes Rue, chaque joueur peut défausser 1 pièce pour piocher un Zombird.
event-zombie = Zombie
    .effect = Ce tour : chaque joueur pioche un Zombird après la première carte Saut où aucun de ses zombies ne meurt.

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

## Ce qui s’est passé : tours, cartes, hordes

fact-started = { $who } révèle les cartes Rue et joue en premier, sauf quand la taille des hordes fixe l’ordre.
fact-round-began = Le tour { $round } commence : chacun gagne 2 zombies.
fact-round-ended = Le tour { $round } est terminé.
fact-secrets-dealt = Chacun reçoit une carte Bonus Secret ; la dernière est mise de côté sans être vue.
fact-secrets-collected = Les cartes Bonus Secret sont ramassées.
fact-knows =
    { $holder-you ->
        [yes] Vous avez { $secret-the } comme carte Bonus Secret.
       *[no] Vous le voyez : { $holder } a { $secret-the } comme carte Bonus Secret.
    }
fact-event-shown = L’événement est « { $event } ». { $event-effect }
# Un événement qui a lieu tout de suite finit avec sa dernière ligne.
fact-event-left =
    { $event-key ->
        [jump] { "" }
        [look] { "" }
        [gift] { "" }
       *[other] L’événement « { $event } » est terminé.
    }
fact-decided =
    { $joins ->
        [0] { $who } ne participe pas.
       *[1] { $who } participe.
    }
fact-showed = { $who } montre sa carte Bonus Secret à { $to }.
fact-revealed = La carte Rue { $slot } est révélée : { $street } ({ $street-kind }).
# Ce que la rue apporte à tout le monde ne se dit qu’une fois.
fact-grew =
    { $cause ->
        [round] { "" }
        [card] { "" }
        [shop] { "" }
        [civilians] { "" }
        [brain] { "" }
        [told] { "" }
        [road-all] Chacun ramasse un zombie en chemin.
        [road] { $who } ramasse un zombie en chemin.
       *[other]
            { $cause ->
                [secret] Pour le Bonus Secret, { $who }
               *[other] { $who }
            } gagne { $count ->
                [1] un zombie
               *[other] { $count } zombies
            }.
    }
fact-died =
    { $who } perd { $back ->
        [1]
            { $count ->
                [1] son dernier zombie
               *[other] ses { $count } derniers zombies
            }
       *[0]
            { $count ->
                [1] un zombie
               *[other] { $count } zombies
            }
    } { $cause ->
        [bomb] à cause de la bombe
        [push] lors de la poussée
       *[other] lors du saut
    } et en { $back ->
        [1] reprend 1 dans la réserve
       *[0] garde { $left }
    }.
    .caption =
        { $cause ->
            [bomb] Une carrière éclair.
            [push] C’est reparti en arrière.
           *[other]
                { $count ->
                    [1] Il y en a un qui a regardé en bas.
                   *[other] Il y en a { $count } qui ont regardé en bas.
                }
        }
fact-stole =
    { $back ->
        [1]
            { $cause ->
                [secret] Pour le Bonus Secret, { $who }
               *[other] { $who }
            } vole { $count ->
                [1] son dernier zombie
               *[other] ses { $count } derniers zombies
            } à { $victim }, qui en reprend 1 dans la réserve.
       *[0]
            { $cause ->
                [secret] Pour le Bonus Secret, { $who }
               *[other] { $who }
            } vole { $count ->
                [1] un zombie
               *[other] { $count } zombies
            } à { $victim }.
    }
    .caption = Ils vont où l’on mange.
# Les pièces de l’arrivée au magasin se disent toutes à la fois, dans fact-arrived.
fact-coined =
    { $cause ->
        [shop] { "" }
       *[other]
            { $count ->
                [0] { $who } a déjà deux pièces : celle-ci est perdue.
               *[other]
                    { $cause ->
                        [card] { "" }
                       *[other] { $who } reçoit une pièce.
                    }
            }
    }
fact-stole-coin = { $who } vole une pièce à { $victim }.
fact-followed =
    { $cause ->
        [shop] { "" }
       *[other]
            { $who } prend { $count ->
                [1] un civil
               *[other] { $count } civils
            }.
    }
fact-transformed =
    { $count ->
        [1] Chez { $who }, un civil devient un zombie.
       *[other] Chez { $who }, { $count } civils deviennent des zombies.
    }
    .caption = Ils ont changé d’avis.
fact-took =
    { $coin ->
        [0] { $who } prend un zombie.
       *[1] { $who } prend une pièce.
    }

## Ce qui s’est passé : sauts et poussées

fact-rolled =
    { $who } lance { $cubes ->
        [1] un cube
       *[other] { $cubes } cubes
    } et { $faces ->
        [0] n’obtient aucune face Zombie
        [1] obtient une face Zombie
       *[other] obtient { $faces } faces Zombie
    }{ $loss ->
        [0] { "" }
        [1]  : un zombie va mourir
       *[other]  : { $loss } zombies vont mourir
    }.
    .caption =
        { $faces ->
            [0] Pas une égratignure pour { $who }.
           *[other]
                { $loss ->
                    [0] Un atterrissage en douceur pour { $who }.
                    [1] Sur { $cubes }, un a mal calculé son élan.
                   *[other] Sur { $cubes }, { $loss } ont mal calculé leur élan.
                }
        }
fact-saved =
    { $who } { $cards } : { $count ->
        [1] un zombie est sauvé
       *[other] { $count } zombies sont sauvés
    }.
    .caption = Pas encore morts. Enfin, pas une deuxième fois.
fact-voted = { $who } montre { $bead-the }.
    .caption = Les poings s’ouvrent.
fact-helped = { $who } joue { $bird-a } : { $bead-team } compte maintenant pour { $total }.
    .caption = Ça a des plumes, et ça pousse.
fact-judged =
    { $held ->
        [0] Il faut { $need } : avec un total de { $total }, { $bead-team } échoue.
       *[1] Il faut { $need } : avec un total de { $total }, { $bead-team } réussit.
    }
    .caption =
        { $held ->
            [0] Ho hisse. Rien ne bouge.
           *[1] Ho hisse. Ça bouge.
        }

## Ce qui s’est passé : bombes

fact-bombed =
    { $cause ->
        [bird] { "" }
       *[other] { $who } lance une bombe sur { $target }.
    }
    .caption = Une chose ronde roule vers { $target }.
fact-fizzled = La bombe n’a aucun effet sur { $target }.
    .caption = Elle fait pschitt.
fact-blasted =
    { $who } perd { $count ->
        [1] un civil
       *[other] { $count } civils
    } à cause de la bombe.
    .caption = Ils ne seront pas des vôtres.

## Ce qui s’est passé : le magasin

# À l’arrivée, chacun reçoit une pièce, sauf qui en a déjà deux ; peut-être personne.
fact-arrived =
    { $count ->
        [0] Arrivée au magasin : personne ne reçoit de pièce, car tout le monde en a déjà deux.
       *[other]
            Arrivée au magasin : chacun reçoit une pièce{ $full ->
                [0] { "" }
                [1] , sauf { $mask }, qui en a déjà deux
               *[other] , sauf { $mask }, qui en ont déjà deux
            }.
    }
fact-shopping =
    { $tied ->
        [0] Le magasin ouvre. La plus petite horde passe en premier : { $who } commence.
       *[1] Le magasin ouvre. { $mask } sont à égalité pour la plus petite horde : { $who } tire le jeton le plus élevé et passe en premier.
    }
fact-choosing =
    { $tied ->
        [0] La plus grande horde choisit en premier : { $who } commence.
       *[1] { $mask } sont à égalité pour la plus grande horde : { $who } tire le jeton le plus élevé et choisit en premier.
    }
fact-bought = { $who } achète « { $card } ».
fact-left-shop = { $who } quitte le magasin.
fact-stocked = { "" }
fact-cleared = Les cartes Magasin invendues sont défaussées.
fact-reshuffled =
    { $birds ->
        [0] Les cartes Magasin défaussées sont mélangées pour former une nouvelle pioche.
       *[1] Les Zombirds défaussés sont mélangés pour former une nouvelle pioche.
    }
fact-exchanged = { $one } et { $other } échangent leurs cartes Bonus Secret.
fact-flipped =
    { $up ->
        [0] Devant { $holder }, la carte Bonus Secret ({ $secret }) est retournée face cachée et redevient active.
       *[1] Devant { $holder }, la carte Bonus Secret ({ $secret }) est retournée face visible et désactivée.
    }

## Ce qui s’est passé : Bonus Secrets et Zombirds

fact-turned-up = { $who } révèle { $secret-the } sans récompense.
fact-scored =
    { $who } révèle { $secret-the }{ $secret-key ->
        [dragon_head] { "" }
        [dragon_tail] { "" }
        [quarterback]  : la bombe n’a aucun effet
       *[other]
             : l’objectif est atteint{ $spared ->
                [0] { "" }
               *[1] , et { $who } ne perd aucun zombie lors de cette poussée
            }
    }.
    .caption = Et voilà { $secret-the } au grand jour.
fact-named-dragon =
    { $who } révèle { $secret-the } et annonce : « { $target } a { $secret-key ->
        [dragon_tail] la Tête du Dragon
       *[dragon_head] la Queue du Dragon
    } ». { $right ->
        [0] C’est faux.
       *[1] C’est juste.
    }
fact-drew-bird =
    { $who } pioche un Zombird{ $earned ->
        [0] { "" }
       *[1] { " " }grâce à l’événement
    }.
fact-drew = C’est { $bird-a } ; les autres ne voient pas la carte.
fact-no-bird = Il ne reste aucun Zombird à piocher pour { $who }.
fact-played-bird =
    { $bird-key ->
        [robo] { $who } joue { $bird-a }.
       *[other]
            { $target-key ->
                [-1] { $who } joue { $bird-a }.
               *[other] { $who } joue { $bird-a } contre { $target }.
            }
    }
fact-gave = { $who } donne un zombie à { $to }.
fact-dropped-coin = { $who } défausse une pièce.

# Les fenêtres s’ouvrent et se ferment sans un mot : on dit ce qui en sort.
fact-opened = { "" }
fact-closed = { "" }

## Ce qui s’est passé : la fin

fact-brains-shown =
    { $who } montre { $count ->
        [1] un Zombird Cerveau et gagne un zombie.
       *[other] { $count } Zombirds Cerveau et gagne { $count } zombies.
    }
    .caption = Des cerveaux, enfin.
fact-finished =
    { $who } finit avec { $zombies ->
        [1] un zombie
       *[other] { $zombies } zombies
    }.
fact-rolled-off =
    { $who } lance { $cubes ->
        [1] un cube
       *[other] { $cubes } cubes
    } pour la première place et { $faces ->
        [0] n’obtient aucune face Zombie
        [1] obtient une face Zombie
       *[other] obtient { $faces } faces Zombie
    } : { $left ->
        [0] il ne reste aucun cube
        [1] il reste un cube
       *[other] il reste { $left } cubes
    }.
    .caption = Roule, roule, roule !
fact-token-drawn = Toujours à égalité : { $who } tire le jeton Égalité le plus élevé.

# Le plus de zombies ; une égalité en tête se joue aux lancers, et aux jetons s’ils n’y suffisent pas (TS-2.7, TS-2.9).
reason-HORDE =
    { $who } l’emporte avec { $points ->
        [1] un zombie
       *[other] { $points } zombies
    }.
    .short = la plus grande horde
reason-ROLL =
    À égalité avec { $points ->
        [1] un zombie
       *[other] { $points } zombies
    }, { $who } l’emporte au lancer des cubes.
    .short = un lancer à égalité
reason-TOKEN =
    À égalité avec { $points ->
        [1] un zombie
       *[other] { $points } zombies
    }, même après les lancers, { $who } l’emporte aux jetons Égalité.
    .short = les jetons Égalité

## Refus

refusal-not-a-vote = Choisissez une perle rouge, bleue ou jaune : on ne passe pas lors d’une poussée.
refusal-no-vote-here = Une perle se choisit lors du vote d’une poussée, et pas maintenant.
refusal-not-zombie-coin = Prenez un zombie ou une pièce.
refusal-not-civilian-bomb = Prenez un civil, ou bombardez un autre joueur.
refusal-not-joining = Décidez si vous participez : on ne peut pas passer ici.
refusal-no-offer = Aucun événement ne le propose en ce moment.
refusal-other-street = Cela va avec une autre carte Rue, ou avec un autre moment.
refusal-no-such-player = Il n’y a pas de joueur { $who } à cette table.
refusal-no-expansion = Cette table joue sans Zombirds ni événements.
refusal-not-yourself = Une bombe se lance sur un autre joueur.
refusal-not-from-yourself = On vole des zombies à un autre joueur.
refusal-coin-from-another = On vole une pièce à un autre joueur.
refusal-no-coin-there = { $who } n’a aucune pièce à voler.
refusal-give-to-another = Un zombie se donne à un autre joueur.
refusal-no-save-here = Un sauvetage sert quand vos zombies meurent à cause d’un saut ou d’une bombe, et pas maintenant.
refusal-civilians-first = Cette bombe détruit vos civils et aucun zombie : un sauvetage n’y peut rien.
refusal-save-not-held = Vous n’avez pas tous ces sauvetages : { $answer }.
refusal-save-wasted = Sans l’un de ces sauvetages, vous sauveriez autant de zombies.
refusal-no-bomb-here = Le Zombird Robot se joue quand on lance une bombe sur vous, et pas maintenant.
refusal-no-push-here = Punk et Super Zoiseau se jouent lors d’une poussée, une fois les perles montrées, si votre équipe n’a pas assez de zombies.
refusal-not-held = Vous n’avez pas ce Zombird en main.
refusal-coins-full = Vous avez déjà deux pièces : vous n’y gagneriez rien.
refusal-no-such-event = L’événement qui le permet n’est pas en vigueur.
refusal-claimed = Vous avez déjà eu votre Zombird pour cet événement.
refusal-too-few-zombies = Votre dernier zombie ne se donne pas.
refusal-no-coin = Vous n’avez aucune pièce à défausser.
refusal-secret-up = Votre carte Bonus Secret est déjà face visible.
refusal-not-a-dragon = Vous n’avez aucun dragon à révéler.
refusal-name-another = Désignez un autre joueur dont la carte Bonus Secret est face cachée.
refusal-dragon-names = Un dragon a sa récompense quand il désigne qui a l’autre, dans un interlude ou pendant votre visite au magasin.
refusal-not-your-secret = Vous n’avez pas cette carte Bonus Secret face cachée devant vous.
refusal-not-scored-now = Une carte Bonus Secret n’a sa récompense que juste après que son objectif est rempli.
refusal-not-largest = Votre équipe n’est pas celle qui compte le plus de joueurs.
refusal-not-smallest = Votre équipe n’est pas la plus petite, et vous n’y êtes pas sans coéquipier.
refusal-not-a-mate = Le Tsunami vole vos propres coéquipiers.
refusal-no-shop-here = On achète des cartes pendant sa propre visite au magasin.
refusal-not-for-sale = Cette carte n’est pas en vente en ce moment.
refusal-too-dear = Son prix en pièces est de { $price }, et vous en avez { $coins }.
refusal-two-bought = Vous avez acheté deux cartes, le maximum par visite au magasin.
refusal-no-effect = Elle ne pourrait rien faire en ce moment : on ne peut pas l’acheter.
refusal-not-interlude = Cela se fait dans un interlude ou pendant votre propre visite au magasin.
refusal-two-players = Désignez deux joueurs différents, dans l’ordre des places.
refusal-not-face-down = On n’échange des cartes que si toutes deux sont face cachée.
refusal-in-order = Désignez chaque cible une seule fois, dans l’ordre des places.
refusal-name-first = Désignez d’abord au moins un autre joueur.
refusal-nothing-to-name = On désigne des joueurs pour une Méga Bombe ou un Échange que l’on vient d’acheter.
refusal-use-first = Terminez d’abord la carte que vous utilisez.
refusal-must-use = Une carte achetée doit être utilisée : on ne peut pas passer ici.
refusal-not-for-a-turn = Seuls les interludes se passent jusqu’à la carte Rue suivante.
refusal-nothing-to-draw = Ce n’est pas ce qui est tiré maintenant.

## Ce qui est demandé : à vous, un conseil dessous, et qui l’on attend

# À la place de la question, quand un choix est fait et que d’autres manquent.
ask-sealed = Votre choix est fait, en secret. Vous pouvez encore en changer jusqu’à ce que tout le monde ait choisi.

ask-vote = { $street } : il faut { $need } zombies par équipe. Choisissez une perle : même couleur, même équipe.
    .hint = Dans une équipe de moins de { $need } zombies, chacun en perd 2.
    .wait =
        { $count ->
            [1] { $names } choisit une perle.
           *[other] { $names } choisissent une perle.
        }
ask-zombie-coin = Un zombie ou une pièce ?
    .hint =
        { $coins ->
            [2] Vous avez deux pièces : une troisième est perdue.
           *[other] Chacun choisit en secret, puis tout est montré ensemble.
        }
    .wait =
        { $count ->
            [1] { $names } choisit un zombie ou une pièce.
           *[other] { $names } choisissent un zombie ou une pièce.
        }
ask-civilian-bomb = Prendre un civil, ou bombarder quelqu’un ?
    .hint = Les civils deviennent des zombies à la fin du tour. Une bombe détruit tous les civils, ou sinon 1 zombie.
    .wait = { $names } choisit un civil ou une bombe.
ask-interlude =
    { $moment ->
        [start] Avant la première carte Rue : jouez une carte, ou passez.
        [card] Avant l’effet de la carte « { $street } » : jouez une carte, ou passez.
        [shop] Avant les achats : jouez une carte, ou passez.
       *[end] Avant la fin du tour : jouez une carte, ou passez.
    }
    .hint = Chacun à tour de rôle, jusqu’à ce que tous aient passé sans que personne ne joue.
    .wait =
        { $count ->
            [1] { $names } peut jouer une carte.
           *[other] { $names } peuvent jouer des cartes, à tour de rôle.
        }
ask-push-birds = Votre équipe a { $total }, et il faut { $need }. Jouer un Zombird ?
    .hint = Un Zombird compte pour { $bead-team }, dans cette poussée seulement.
    .wait =
        { $count ->
            [1] { $names } peut jouer un Zombird.
           *[other] { $names } peuvent jouer des Zombirds, à tour de rôle.
        }
ask-bonus = Le résultat de la poussée est connu. Révéler votre carte Bonus Secret pour sa récompense ?
    .hint = Choix secret de tous ceux qui ont rempli l’objectif d’une carte Bonus Secret, quelle que soit la leur.
    .wait =
        { $count ->
            [1] { $names } peut révéler une carte Bonus Secret.
           *[other] { $names } peuvent révéler une carte Bonus Secret.
        }
ask-saves =
    { $faces ->
        [1] Un de vos cubes montre sa face Zombie
       *[other] { $faces } de vos cubes montrent leur face Zombie
    } : { $loss ->
        [1] un zombie va mourir
       *[other] { $loss } zombies vont mourir
    }{ $capped ->
        [yes] { " " }(limite { $loss })
       *[no] { "" }
    }. { $loss ->
        [1] Le sauver ?
       *[other] En sauver ?
    }
    .hint = Chacun choisit en secret, puis tout est montré ensemble. Les cartes utilisées sont défaussées.
    .wait =
        { $count ->
            [1] { $names } peut sauver des zombies.
           *[other] { $names } peuvent sauver des zombies.
        }
ask-bomb = { $bomber } lance une bombe sur vous. Que faites-vous ?
    .hint =
        { $civilians ->
            [0] Elle tuerait un zombie.
            [1] Elle détruirait votre civil.
           *[other] Elle détruirait vos { $civilians } civils.
        }
    .wait = { $names } peut se défendre contre la bombe.
ask-giant = Votre bombe a détruit des civils. Révéler votre carte Bonus Secret pour sa récompense ?
    .hint = La récompense du Géant Z. est de 2 zombies.
    .wait = { $names } peut révéler une carte Bonus Secret.
ask-ufo = Le tour finit, et vous avez des civils. Révéler votre carte Bonus Secret pour sa récompense ?
    .hint = La récompense de l’OVNI est de 2 zombies, et les civils deviennent quand même des zombies.
    .wait =
        { $count ->
            [1] { $names } peut révéler une carte Bonus Secret.
           *[other] { $names } peuvent révéler une carte Bonus Secret.
        }
ask-dragon = L’autre dragon n’est pas là où on le cherchait. S’il est à vous : le révéler ?
    .hint = Vous gagneriez 2 zombies, et la carte ne servirait plus.
    .wait =
        { $count ->
            [1] { $names } peut révéler l’autre dragon.
           *[other] { $names } peuvent révéler l’autre dragon.
        }
ask-event = Événement « { $event } » : participez-vous ?
    .hint = { $event-effect }
    .wait =
        { $count ->
            [1] { $names } décide de participer ou non à l’événement.
           *[other] { $names } décident de participer ou non à l’événement.
        }
ask-visit =
    Votre visite au magasin : achetez, jouez une carte, ou partez. { $coins ->
        [0] Vous n’avez aucune pièce.
        [1] Vous avez une pièce.
       *[other] Vous avez { $coins } pièces.
    }
    .hint =
        { $bought ->
            [2] Vous avez acheté deux cartes, le maximum par visite.
           *[other]
                { $coins ->
                    [0] Sans pièce, vous ne pouvez rien acheter.
                   *[other]
                        { $bought ->
                            [1] Vous pouvez acheter encore une carte.
                           *[other] Vous pouvez acheter jusqu’à deux cartes.
                        }
                }
        }
    .wait = { $names } est au magasin.
ask-megabomb =
    { $named ->
        [0] Méga Bombe : qui bombardez-vous ?
       *[other] Méga Bombe : qui d’autre ?
    }
    .hint = Désignez des joueurs dans l’ordre des places, puis lancez.
    .wait = { $names } prépare une Méga Bombe.
ask-exchange =
    { $one-key ->
        [none] Échange : qui échange sa carte Bonus Secret ?
       *[other] Échange : { $one }, et qui d’autre ?
    }
    .hint = Les deux cartes doivent être face cachée.
    .wait = { $names } choisit qui échange sa carte Bonus Secret.

# Ce que fait le sort, pour tout le monde.
chance-first = On tire au sort qui joue en premier.
chance-tie = On tire les jetons Égalité.
chance-street = On révèle une carte Rue.
chance-shop = On garnit le magasin.
chance-secret = On distribue les cartes Bonus Secret.
chance-bird = On pioche des Zombirds.
chance-event = On révèle un événement.
chance-faces = Les cubes roulent.

## Les réponses : ce qu’elles font, et en bref pour un bouton

answer-pass =
    { $ask ->
        [visit] Terminer votre visite
        [saves] Ne sauver personne
        [bomb] Subir la bombe
        [bonus] Ne rien révéler
        [giant] Ne rien révéler
        [ufo] Ne rien révéler
        [dragon] Ne rien révéler
        [push_birds] Ne jouer aucun Zombird
       *[other] Passer
    }
    .short =
        { $ask ->
            [visit] Partir
            [saves] Ne sauver personne
            [bomb] Subir la bombe
           *[other] Passer
        }
answer-pass-turn = Passer jusqu’à la prochaine carte Rue
    .short = Passer jusqu’à la prochaine carte
answer-stop = Pas d’autre cible : lancer la Méga Bombe
    .short = Lancer
answer-bead = Verrouiller { $bead-the } ({ $bead-bands })
    .short = { $bead-card }
answer-zombie = Prendre 1 zombie
    .short = Zombie
answer-coin =
    { $coins ->
        [2] Prendre une pièce (perdue : vous en avez déjà deux)
       *[other] Prendre 1 pièce
    }
    .short = Pièce
answer-civilian = Prendre 1 civil
    .short = Civil
answer-bomb = Bombarder { $target }
    .short = Bombarder { $target }
answer-join =
    { $event-key ->
        [look] Montrer votre Bonus Secret à { $target } et piocher un Zombird
       *[jump] Sauter (limite 2), puis piocher un Zombird
    }
    .short =
        { $event-key ->
            [look] Montrer
           *[jump] Sauter
        }
answer-stay =
    { $event-key ->
        [look] Garder votre carte Bonus Secret pour vous
       *[jump] Ne pas sauter
    }
    .short =
        { $event-key ->
            [look] Ne pas montrer
           *[jump] Ne pas sauter
        }
answer-saves =
    Utiliser { $cards } : { $saved ->
        [1] un zombie sauvé
       *[other] { $saved } zombies sauvés
    }, { $dead ->
        [0] aucun mort
        [1] un mort
       *[other] { $dead } morts
    }
    .short = { $cards }
answer-robo = Jouer un Zombird Robot : la bombe n’a aucun effet sur vous
    .short = Zombird Robot
answer-punk = Jouer un Zombird Punk : 3 de plus pour votre équipe
    .short = Punk +3
answer-super-bird = Jouer le Super Zoiseau : 10 de plus pour votre équipe
    .short = Super Zoiseau +10
answer-score =
    { $secret-key ->
        [quarterback] Révéler { $secret-the } : annuler la bombe et voler 2 zombies à { $target }
       *[other] Révéler { $secret-the } : gagner 2 zombies
    }
    .short = { $secret }
answer-tsunami = Révéler le Tsunami : voler 1 zombie à { $one } et 1 à { $other }
    .short = 1 à { $one } et 1 à { $other }
answer-tsunami-one = Révéler le Tsunami : voler 2 zombies à { $one }
    .short = 2 à { $one }
answer-turn-up = Révéler votre Bonus Secret ({ $secret }) sans récompense
    .short = Révéler { $secret-the }
answer-dragon =
    Révéler { $secret-the } : « { $target } a { $secret-key ->
        [dragon_head] la Queue
       *[dragon_tail] la Tête
    } »
    .short = Désigner { $target }
answer-banker = Jouer un Zombird Banquier : gagner 1 pièce
    .short = Banquier
answer-bird-bomb = Jouer un Zombird Bombe : bombarder { $target }
    .short = Bombarder { $target }
answer-ptero = Jouer un Zombird Ptérodactyle : voler 1 zombie à { $target }
    .short = Ptérodactyle : { $target }
answer-magnet = Jouer un Zombird Aimant : voler 1 pièce à { $target }
    .short = Aimant : { $target }
answer-give = Donner 1 zombie à { $target } et piocher un Zombird
    .short = Donner à { $target }
answer-drop-coin = Défausser 1 pièce et piocher un Zombird
    .short = Défausser une pièce
answer-name =
    { $ask ->
        [exchange]
            { $you ->
                [yes] Votre propre carte Bonus Secret
               *[no] La carte Bonus Secret devant { $target }
            }
       *[megabomb] Bombarder { $target }
    }
    .short = { $target }

## Les achats, avec leur prix

buy-price =
    { $price ->
        [1] une pièce
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
buy-save1 = Garder « Sauvez 1 Zombie » ({ buy-price })
buy-save2 = Garder « Sauvez 2 Zombies » ({ buy-price })
buy-bomb1 = Bombarder { $target } ({ buy-price })
buy-megabomb = Bombarder autant de joueurs que vous voulez ({ buy-price })
buy-exchange = Échanger les Bonus Secrets de deux joueurs ({ buy-price })
buy-flip =
    { $you ->
        [yes] Retourner votre propre Bonus Secret
       *[no] Retourner le Bonus Secret devant { $target }
    } ({ buy-price })
buy-zombird = Piocher un Zombird ({ buy-price })

## Le terminal

board-key =
    Sur la table : les lettres sont les joueurs, dans l’ordre des places. Devant chacun se trouvent ses zombies, ses
    civils, ses pièces et les cartes gardées ; tout le monde voit combien de Zombirds un joueur a en main et s’il a une
    carte Bonus Secret face cachée, mais pas lesquels. Le magasin montre ce qui est en vente ; ses deux premières cartes
    le sont toujours. Vos Zombirds et votre carte Bonus Secret ne sont montrés qu’à vous.

# the picture

scene-table =
    Zombie Tsunami, tour { $round }, { $slot ->
        [over] après la dernière carte Rue
        [0] avant la première carte Rue
       *[other] carte Rue { $slot } sur 6
    }, { $seats } joueurs
scene-answers = Vos options :
scene-road =
    { $count ->
        [over] La rue : les 18 cartes ont été jouées.
        [0] La rue : six cartes, toutes face cachée.
       *[other]
            { $now ->
                [yes] La rue jusqu’ici : { $street }, en jeu.
               *[no] La rue jusqu’ici : { $street }.
            }
    }
scene-stage =
    { $stage ->
        [push] { $street } ({ $street-kind }) : trois files, une par perle.
        [jump]
            { $street-key ->
                [none] On lance les cubes.
               *[other] { $street } ({ $street-kind }).
            }
        [shop] Le magasin.
        [over] Le bout de la rue.
       *[town]
            { $street-key ->
                [none] La rue avant la prochaine carte.
               *[other] { $street } ({ $street-kind }).
            }
    }
scene-lane =
    { $bead-card } : { $total } sur { $need }{ $joins ->
        [yes]  ; avec vous { $after }
       *[no] { "" }
    }
scene-player =
    { $letter } { $name }{ $you ->
        [yes] , vous
       *[no] { "" }
    }{ $role ->
        [now] , en train de choisir
        [locked] , choix fait
       *[other] { "" }
    } : { $zombies ->
        [1] 1 zombie
       *[other] { $zombies } zombies
    }, { $civilians ->
        [0] aucun civil
        [1] 1 civil
       *[other] { $civilians } civils
    }, { $coins ->
        [0] aucune pièce
        [1] 1 pièce
       *[other] { $coins } pièces
    }, { $birds ->
        [0] aucun Zombird
        [1] 1 Zombird
       *[other] { $birds } Zombirds
    }{ $saves ->
        [0] { "" }
        [1] , 1 carte Sauvez
       *[other] , { $saves } cartes Sauvez
    }{ $secret-key ->
        [none] { "" }
        [down] , une carte Bonus Secret face cachée
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
               *[no] choisit
            }
        [locked] choix fait
       *[wait]
            { $you ->
                [yes] vous
               *[no]
                    { $first ->
                        [yes] joue en premier
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
scene-ware = Au magasin : { $card } ({ buy-price }). { $card-effect }
scene-hand-secret = Votre carte Bonus Secret ({ $secret }). { $secret-effect }
scene-hand-bird = Votre Zombird : { $bird }. { $bird-effect }
scene-hand-kept = Gardée devant vous : { $card }. { $card-effect }
scene-dashed = En pointillé : promesse, pas vote.
scene-market = Au magasin : { $card }.
scene-event = L’événement : { $event }. { $event-effect }
side-round = Tour { $round } sur 3
side-bead =
    { $short ->
        [0] { $total } sur { $need }
       *[other] { $total } sur { $need }, il en manque { $short }
    }
side-bead-with =
    { $count ->
        [0] personne d’autre n’a promis cette couleur
        [1] avec { $names }, si la promesse est tenue
       *[other] avec { $names }, si les promesses sont tenues
    }
side-left =
    { $what ->
        [civilians]
            { $n ->
                [0] civil restant
                [1] civil restant
               *[other] civils restants
            }
       *[zombies]
            { $n ->
                [0] zombie restant
                [1] zombie restant
               *[other] zombies restants
            }
    }
side-bomb-costs =
    { $civilians ->
        [0] vous perdez 1 zombie
        [1] vous perdez votre civil
       *[other] vous perdez vos { $civilians } civils
    }
side-aim =
    But : le plus de zombies après le tour 3. { $count ->
        [0] Tout le monde en a { $zombies }.
        [1] { $names } mène avec { $zombies }.
       *[other] { $names } mènent avec { $zombies }.
    }
side-target =
    { $zombies ->
        [1] 1 zombie
       *[other] { $zombies } zombies
    }{ $civilians ->
        [0] { "" }
        [1] , 1 civil
       *[other] , { $civilians } civils
    }{ $coins ->
        [0] { "" }
        [1] , 1 pièce
       *[other] , { $coins } pièces
    }
side-hand = Vos cartes
side-hand-sort =
    { $sort ->
        [secret] Bonus Secret
        [bird] Zombird
       *[kept] gardée
    }
side-secret-live = Personne d’autre ne l’a vue
side-secret-seen =
    { $count ->
        [1] { $names } l’a vue aussi
       *[other] { $names } l’ont vue aussi
    }
side-secret-dead = Face visible, désactivée
side-market = Magasin
side-market-note =
    { $open ->
        [yes] ouvert
        [over] fermé : la partie est finie
       *[no]
            { $slot ->
                [0] fermé jusqu’au prochain tour
               *[other] ouvre après la carte Rue { $slot }
            }
    }
side-secrets = Cartes Bonus Secret de cette partie : { $secret }. À chaque tour, l’une d’elles est mise de côté.
side-zombies =
    { $n ->
        [1] 1 zombie
       *[other] { $n } zombies
    }
side-civilians =
    { $n ->
        [0] aucun civil
        [1] 1 civil
       *[other] { $n } civils
    }
side-coins =
    { $n ->
        [0] aucune pièce
        [1] 1 pièce
       *[other] { $n } pièces
    }
side-birds =
    { $n ->
        [0] aucun Zombird en main
        [1] 1 Zombird en main
       *[other] { $n } Zombirds en main
    }
side-saves =
    { $n ->
        [0] aucune carte Sauvez
        [1] 1 carte Sauvez
       *[other] { $n } cartes Sauvez
    }
side-secret =
    { $secret-key ->
        [none] pas de carte Bonus Secret
        [down] une carte Bonus Secret, face cachée
       *[other] { $secret }, face visible et désactivée
    }

# --- avant un vote : ce que dit une perle promise ou montrée ---

promise-red = Je choisis le rouge
promise-blue = Je choisis le bleu
promise-yellow = Je choisis le jaune
side-odds-jump =
    { $cap-key ->
        [none] Un lancer de { $cubes ->
            [1] 1 cube
           *[other] { $cubes } cubes
        }
       *[other] Un lancer de { $cubes } cubes, limite { $cap }
    }
side-odds-dies =
    { $n ->
        [0] aucun mort
        [1] un mort
       *[other] { $n } morts
    }
side-odds-kept = Faut-il garder une carte Sauvez ?
side-odds-next = La prochaine carte est un saut
side-odds-face =
    { $cubes ->
        [1] Une face Zombie sur 1 cube
       *[other] Au moins une face Zombie sur { $cubes } cubes
    }
side-odds-push = Votre équipe a-t-elle assez de zombies ? Ce qu’un robot attend :
side-odds-bead = { $bead-card }, avec vous
side-odds-word =
    à coup sûr { $sure } %{ $spoken ->
        [yes] { " " }· si chaque parole est tenue { $word } %
       *[no] { "" }
    }{ $helps ->
        [yes] { " " }· avec tous les Zombirds possibles { $birds } %
       *[no] { "" }
    }
side-percent = { $p } %

# --- consignes pour ce qui se fait sans carte ---

deed-draw = Un Zombird contre un zombie ou une pièce
deed-turn-up = Votre Bonus Secret, révélé tôt

## Pourquoi un robot jouerait ainsi : après un conseil

why-vote =
    Vous apportez { $have } zombies sur { $need } : { $enough ->
        [alone] c’est assez à coup sûr.
        [never] c’est trop peu, même si tout le monde vient.
        [anyone] n’importe quelle autre personne suffit avec vous. Un bot y compte pour { $bead-team } dans { $hoped } % des cas environ
        [someone] une autre personne avec une grande horde suffit avec vous. Un bot y compte pour { $bead-team } dans { $hoped } % des cas environ
       *[several] il faut que plusieurs autres viennent. Un bot y compte pour { $bead-team } dans { $hoped } % des cas environ
    }{ $enough ->
        [alone] { "" }
        [never] { "" }
       *[other] { $spoken ->
            [yes] , et dans { $word } % si chaque parole est tenue.
           *[no] .
        }
    } { $secret-key ->
        [ninja] Une équipe trop faible perd deux zombies par personne, mais votre Ninja rapporte dans la plus petite.
        [tsunami] Une équipe trop faible perd deux zombies par personne, et votre Tsunami rapporte dans la plus grande.
       *[other] Une équipe trop faible perd deux zombies par personne.
    }
why-team = Votre équipe a { $total } sur { $need } : ainsi elle en a assez, et personne n’y perd deux zombies.
why-take =
    { $what ->
        [coin] Une pièce rapporte plus au magasin que ne vaut un zombie maintenant.
        [civilian] Un civil devient un zombie à la fin du tour, sauf si une bombe tombe sur lui.
       *[zombie] { $coins ->
            [0] Un zombie est à vous tout de suite.
           *[other] Vous avez des pièces ; un zombie est à vous tout de suite.
        }
    }
why-target =
    { $takes ->
        [coin] Une pièce prise à { $who }, qui en a { $coins }.
        [zombie] Un zombie pris à { $who }, qui en a { $zombies }{ $leads ->
            [yes] , le plus parmi vos rivaux.
           *[no] .
        }
        [zombies] Deux zombies pris à { $who }, qui en a { $zombies }{ $leads ->
            [yes] , le plus parmi vos rivaux.
           *[no] .
        }
        [secret] Cela vaut la peine de retourner cette carte Bonus Secret ({ $who }).
       *[bomb] { $civilians ->
            [0] La bombe prend un zombie à { $who }, qui en a { $zombies }{ $leads ->
                [yes] , le plus parmi vos rivaux.
               *[no] .
            }
            [1] La bombe prend à { $who } son seul civil.
           *[other] La bombe prend à { $who } ses { $civilians } civils.
        }
    }
why-save =
    { $saved ->
        [one] { $saved } zombie reste en vie
       *[other] { $saved } zombies restent en vie
    }, ce qui compte plus que les cartes gardées { $dead ->
        [0] pour plus tard.
       *[other] pour plus tard ; { $dead } meurent malgré tout.
    }
why-guard =
    { $civilians ->
        [0] Cela vous coûte moins que le zombie que la bombe prendrait.
       *[other] Cela vous coûte moins que les civils que la bombe prendrait.
    }
why-score = La carte Bonus Secret rapporte maintenant, et plus tard ce n’est pas sûr.
why-buy =
    { $price ->
        [one] Pour { $price } pièce
       *[other] Pour { $price } pièces
    } sur { $coins }, c’est la meilleure offre : ce qu’elle apporte dure plus longtemps que des pièces.
why-join =
    { $joins ->
        [yes] Le Zombird vaut plus que ce qu’il peut coûter.
       *[no] Ce que cela peut coûter vaut plus que le Zombird.
    }
why-swap = Une autre carte Bonus Secret vaut sans doute plus.
why-act = Cela vous rapporte plus maintenant que la carte plus tard.
why-pass =
    { $ask ->
        [full] Vous avez acheté deux cartes, le maximum d’une visite.
        [visit] Rien dans l’offre ne vaut mieux que les pièces.
        [saves] Les cartes valent plus dans un saut à venir.
        [bomb] Ce qui arrête la bombe vaut plus que ce qu’elle prend.
        [push_birds] Les Zombirds ne suffiraient pas, ou vaudront mieux plus tard.
        [megabomb] Une bombe de plus ne vous servirait pas.
       *[other] Rien de possible maintenant ne vaut ce que cela coûte.
    }
why-trade =
    { $what ->
        [give] Un Zombird vaut plus qu’un zombie, et { $who } y gagne le moins.
       *[drop-coin] Un Zombird vaut plus que la pièce.
    }
