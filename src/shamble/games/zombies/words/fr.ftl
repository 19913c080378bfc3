# Zombies !!! en français. Mêmes clés et mêmes variables que dans en.ftl.
# Les refus répondent aux lignes de refusals.py.
#
# $kind (dans les faits) et $card, $item (une carte Événement), $tile et $building, $way, et $spot, $space, $start, $goal
# (une case) sont traduits avant de remplir leur place et apportent leurs formes : $kind-sort vaut item, aimed, building
# ou plain ; $tile-the donne « l’Hôpital », $tile-in « dans l’Hôpital » ; $space-at donne « dans l’Hôpital » précédé d’une
# espace, $goal-to dit où mène un pas ; -quoted met des guillemets à chacune de plusieurs cartes, dont les noms ont des
# virgules. Pour choisir selon la case, ajoutez -id ; selon la valeur d’origine, -key. Dans les faits sur les panneaux, $kind
# est un panneau et se dit par son numéro (tile-kind).
# Les cases ne sont connues que là où l’on voit la ville : ailleurs, $space-id vaut unknown ; same est un pas qui reste au
# même endroit.
# $who et $target sont des noms de personnes : pas de « de » devant, et rien qui s’accorde avec eux. $names en réunit
# plusieurs, $count dit combien. $you dit si $who est la personne à qui l’on parle.
# Un fait dont la ligne est vide n’est pas dit : une autre ligne le dit, ou l’image. La légende d’un fait (caption)
# accompagne ce que l’on regarde.

## Le jeu

game-title = Zombies !!!
game-line = Bâtissez la ville panneau par panneau, combattez ce qui y habite, et atteignez l’hélicoptère avant les autres.
game-seats = De { $min } à { $max } joueurs
# Une réponse en notation courte, n’importe laquelle.
game-example = go-1.2
# Ce qui se compte à la fin.
game-score = Zombies

game-tag = Un hélicoptère, une place
game-blurb = Une ville qui grandit, cent zombies, et des amis qui ont les mains pleines de mauvaises idées.
game-minutes = 60
game-turn-1 = Posez un panneau avec ses zombies, puis combattez le zombie de votre case s’il y en a un (ZZ-3.1, ZZ-4.1)
game-turn-2 = Complétez votre main à trois cartes, lancez un dé et marchez ; combattez chaque zombie rencontré (ZZ-6.1)
game-turn-3 = Vous gagnez un combat avec 4 ou plus ; dépensez des balles pour combler ce qui manque, ou perdez une vie et relancez (ZZ-5.2)
game-turn-4 =
    { $zombie_step ->
        [three] Déplacez trois zombies d’un pas, sans dé ; défaussez une carte ou aucune (ZZ-10.3, ZZ-3.1)
       *[roll] Relancez le dé et déplacez autant de zombies d’un pas ; défaussez une carte ou aucune (ZZ-7.1, ZZ-3.1)
    }
game-turn-5 = Une carte Événement par joueur et par manche, au tour de n’importe qui ; gagnez à l’Héliport, ou avec { $kill_goal } zombies (ZZ-9.1, ZZ-8.1, ZZ-8.2)
game-first = Le sort désigne qui commence.
game-chart = Les zombies collectés, tour après tour
game-won = Vous voilà loin d’ici.
game-lost = Un hélicoptère, une place, et ce n’était pas la vôtre.
tally-fights = Combats gagnés
tally-deaths = Morts
tally-lives = Vies restantes
tally-bullets = Balles restantes

option-preset = Préréglage
    .help = Fixe toutes les autres options d’un coup ; chacune peut encore être fixée à part.
option-preset-title = Combien de temps avez-vous ?
option-preset-before = Nous jouons la partie
option-preset-after = .
option-preset-classic = classique
option-preset-classic-note = comme dans la boîte, et aussi longue
option-preset-standard = normale
option-preset-standard-note = l’Héliport vient plus tôt, la ville ne se ferme pas, des zombies sans fin
option-preset-quick = rapide
option-preset-quick-note = une petite ville, 15 zombies pour gagner, deux dés une fois l’Héliport posé
option-helipad = Héliport
    .help = Où se trouve l’Héliport dans la pile de panneaux.
option-helipad-title = Où est l’Héliport ?
option-helipad-before = L’Héliport se trouve
option-helipad-after = .
option-helipad-preset = où le veut le préréglage
option-helipad-preset-note = selon la sorte de partie choisie
option-helipad-bottom = tout en bas de la pile
option-helipad-bottom-note = il vient en dernier, comme dans la boîte
option-helipad-bottom-half = dans la moitié basse de la pile
option-helipad-bottom-half-note = il vient dans la seconde moitié des panneaux
option-helipad-last-five = parmi les cinq derniers panneaux
option-helipad-last-five-note = il vient tard, mais qui sait quand
option-helipad-anywhere = n’importe où dans la pile
option-helipad-anywhere-note = ce peut être le premier panneau
option-sealing = Fermeture
    .help = Si l’on peut poser un panneau de sorte qu’aucune rue ne continue alors qu’il en reste.
option-sealing-title = Peut-on fermer la ville ?
option-sealing-before = Fermer la ville est
option-sealing-after = .
option-sealing-preset = ce que dit le préréglage
option-sealing-preset-note = selon la sorte de partie choisie
option-sealing-allowed = permis
option-sealing-allowed-note = cela coûte le reste du tour, et peut-être l’Héliport
option-sealing-forbidden = interdit
option-sealing-forbidden-note = un panneau qui fermerait la ville est mis de côté
option-town = Ville
    .help = Combien il y a de panneaux : 29 après la Place publique, ou 19, sans deux des grands bâtiments.
option-town-title = Quelle taille a la ville ?
option-town-before = Nous bâtissons
option-town-after = .
option-town-preset = la ville du préréglage
option-town-preset-note = selon la sorte de partie choisie
option-town-full = toute la ville
option-town-full-note = 29 panneaux après la Place publique
option-town-small = une petite ville
option-town-small-note = 19 panneaux après la Place publique ; deux bâtiments restent de côté
option-late-dice = Dés de la fin
    .help = Combien de dés a un jet de mouvement une fois l’Héliport posé.
option-late-dice-title = À quelle allure finit-on ?
option-late-dice-before = Une fois l’Héliport posé, un jet de mouvement, c’est
option-late-dice-after = .
option-late-dice-preset = ce que dit le préréglage
option-late-dice-preset-note = selon la sorte de partie choisie
option-late-dice-1 = un dé
option-late-dice-1-note = comme avant
option-late-dice-2 = deux dés
option-late-dice-2-note = tout le monde court
option-zombie-step = Déplacement des zombies
    .help = Si un dé dit combien de zombies se déplacent à la fin d’un tour, ou si c’est toujours trois.
option-zombie-step-title = Combien de zombies se déplacent ?
option-zombie-step-before = À la fin d’un tour,
option-zombie-step-after = .
option-zombie-step-preset = autant de zombies se déplacent que le dit le préréglage
option-zombie-step-preset-note = selon la sorte de partie choisie
option-zombie-step-die = un dé dit combien de zombies se déplacent
option-zombie-step-die-note = d’un à six
option-zombie-step-three = trois zombies se déplacent
option-zombie-step-three-note = sans dé
option-kill-goal = Objectif de zombies
    .help = Combien de zombies collectés font gagner la partie.
option-kill-goal-title = Combien de zombies pour gagner ?
option-kill-goal-before = Qui a collecté
option-kill-goal-after = gagne aussitôt.
option-kill-goal-preset = autant de zombies que le dit le préréglage
option-kill-goal-preset-note = 25, ou 15 dans la partie rapide
option-kill-goal-any = { $value } zombies
option-kill-goal-any-note =
    { $value ->
        [25] comme dans la boîte
       *[other] tout nombre de 5 à 50 convient
    }
option-zombie-pool = Zombies
    .help = Combien il y a de zombies ; quand la réserve est vide, on ne peut plus en poser.
option-zombie-pool-title = Combien y a-t-il de zombies dans la boîte ?
option-zombie-pool-before = La boîte contient
option-zombie-pool-after = .
option-zombie-pool-preset = autant de zombies que le dit le préréglage
option-zombie-pool-preset-note = selon la sorte de partie choisie
option-zombie-pool-100 = 100 zombies
option-zombie-pool-100-note = ils peuvent s’épuiser
option-zombie-pool-unlimited = des zombies sans fin
option-zombie-pool-unlimited-note = il y en a toujours un de plus
option-death-loses = Prix de la mort
    .help = Si la mort fait défausser seulement les armes en jeu, ou tous les objets en jeu.
option-death-loses-title = Que coûte la mort ?
option-death-loses-before = Qui meurt perd
option-death-loses-after = .
option-death-loses-weapons = ses armes en jeu
option-death-loses-weapons-note = comme dans les règles imprimées ; les autres objets restent
option-death-loses-items = tous ses objets en jeu
option-death-loses-items-note = d’après la FAQ de l’éditeur

## Les panneaux

tile-town-square = Place publique
    .the = la Place publique
    .in = sur la Place publique
tile-helipad = Héliport
    .the = l’Héliport
    .in = sur l’Héliport
tile-straight = Rue droite
    .the = une rue droite
    .in = dans la rue droite
tile-corner = Virage
    .the = un virage
    .in = dans le virage
tile-tee = Carrefour en T
    .the = un carrefour en T
    .in = au carrefour en T
tile-cross = Carrefour
    .the = un carrefour
    .in = au carrefour
tile-hospital = Hôpital
    .the = l’Hôpital
    .in = dans l’Hôpital
tile-lawn-garden = Jardinerie
    .the = la Jardinerie
    .in = dans la Jardinerie
tile-police-station = Commissariat
    .the = le Commissariat
    .in = dans le Commissariat
tile-sporting-goods = Articles de sport
    .the = le magasin Articles de sport
    .in = dans le magasin Articles de sport
tile-fire-station = Caserne de pompiers
    .the = la Caserne de pompiers
    .in = dans la Caserne de pompiers
tile-army-surplus = Surplus militaire
    .the = le Surplus militaire
    .in = dans le Surplus militaire
tile-drug-store = Pharmacie
    .the = la Pharmacie
    .in = dans la Pharmacie
tile-gas-station = Station-service
    .the = la Station-service
    .in = dans la Station-service
tile-skate-shop = Skate shop
    .the = le Skate shop
    .in = dans le Skate shop
tile-florist = Fleuriste
    .the = le Fleuriste
    .in = chez le Fleuriste
tile-hardware-store = Quincaillerie
    .the = la Quincaillerie
    .in = dans la Quincaillerie
tile-toy-store = Magasin de jouets
    .the = le Magasin de jouets
    .in = dans le Magasin de jouets

# Un panneau dans un fait, par son numéro dans la boîte.
tile-kind =
    { $kind-key ->
        [0] { tile-town-square.the }
        [1] { tile-helipad.the }
        [2] { tile-straight.the }
        [3] { tile-corner.the }
        [4] { tile-tee.the }
        [5] { tile-cross.the }
        [6] { tile-hospital.the }
        [7] { tile-lawn-garden.the }
        [8] { tile-police-station.the }
        [9] { tile-sporting-goods.the }
        [10] { tile-fire-station.the }
        [11] { tile-army-surplus.the }
        [12] { tile-drug-store.the }
        [13] { tile-gas-station.the }
        [14] { tile-skate-shop.the }
        [15] { tile-florist.the }
        [16] { tile-hardware-store.the }
       *[17] { tile-toy-store.the }
    }

## Les cases : ce qui s’y trouve

# Là où on ne le sait pas, et là où un pas reste au même endroit.
spot-unknown = quelque part
    .at = { "" }
    .to = plus loin
    .id = unknown
spot-same = le même endroit
    .at = { "" }
    .to = plus loin
    .id = same
spot-town-square = la Place publique
    .at = { " " }sur la Place publique
    .to = sur la Place publique
    .id = town_square
spot-helipad = l’Héliport
    .at = { " " }sur l’Héliport
    .to = sur l’Héliport
    .id = helipad
spot-helipad-centre = le centre de l’Héliport
    .at = { " " }au centre de l’Héliport
    .to = au centre de l’Héliport
    .id = helipad_centre
spot-straight = une rue droite
    .at = { " " }dans la rue droite
    .to = dans la rue droite
    .id = road
spot-corner = un virage
    .at = { " " }dans le virage
    .to = dans le virage
    .id = road
spot-tee = un carrefour en T
    .at = { " " }au carrefour en T
    .to = au carrefour en T
    .id = road
spot-cross = un carrefour
    .at = { " " }au carrefour
    .to = au carrefour
    .id = road
spot-in-hospital = l’Hôpital
    .at = { " " }dans l’Hôpital
    .to = dans l’Hôpital
    .id = in_hospital
spot-in-lawn-garden = la Jardinerie
    .at = { " " }dans la Jardinerie
    .to = dans la Jardinerie
    .id = in_lawn_garden
spot-in-police-station = le Commissariat
    .at = { " " }dans le Commissariat
    .to = dans le Commissariat
    .id = in_police_station
spot-in-sporting-goods = le magasin Articles de sport
    .at = { " " }dans le magasin Articles de sport
    .to = dans le magasin Articles de sport
    .id = in_sporting_goods
spot-in-fire-station = la Caserne de pompiers
    .at = { " " }dans la Caserne de pompiers
    .to = dans la Caserne de pompiers
    .id = in_fire_station
spot-in-army-surplus = le Surplus militaire
    .at = { " " }dans le Surplus militaire
    .to = dans le Surplus militaire
    .id = in_army_surplus
spot-in-drug-store = la Pharmacie
    .at = { " " }dans la Pharmacie
    .to = dans la Pharmacie
    .id = in_drug_store
spot-in-gas-station = la Station-service
    .at = { " " }dans la Station-service
    .to = dans la Station-service
    .id = in_gas_station
spot-in-skate-shop = le Skate shop
    .at = { " " }dans le Skate shop
    .to = dans le Skate shop
    .id = in_skate_shop
spot-in-florist = le Fleuriste
    .at = { " " }chez le Fleuriste
    .to = chez le Fleuriste
    .id = in_florist
spot-in-hardware-store = la Quincaillerie
    .at = { " " }dans la Quincaillerie
    .to = dans la Quincaillerie
    .id = in_hardware_store
spot-in-toy-store = le Magasin de jouets
    .at = { " " }dans le Magasin de jouets
    .to = dans le Magasin de jouets
    .id = in_toy_store
spot-by-hospital = la rue devant l’Hôpital
    .at = { " " }devant l’Hôpital
    .to = devant l’Hôpital
    .id = by_hospital
spot-by-lawn-garden = la rue devant la Jardinerie
    .at = { " " }devant la Jardinerie
    .to = devant la Jardinerie
    .id = by_lawn_garden
spot-by-police-station = la rue devant le Commissariat
    .at = { " " }devant le Commissariat
    .to = devant le Commissariat
    .id = by_police_station
spot-by-sporting-goods = la rue devant le magasin Articles de sport
    .at = { " " }devant le magasin Articles de sport
    .to = devant le magasin Articles de sport
    .id = by_sporting_goods
spot-by-fire-station = la rue devant la Caserne de pompiers
    .at = { " " }devant la Caserne de pompiers
    .to = devant la Caserne de pompiers
    .id = by_fire_station
spot-by-army-surplus = la rue devant le Surplus militaire
    .at = { " " }devant le Surplus militaire
    .to = devant le Surplus militaire
    .id = by_army_surplus
spot-by-drug-store = la rue devant la Pharmacie
    .at = { " " }devant la Pharmacie
    .to = devant la Pharmacie
    .id = by_drug_store
spot-by-gas-station = la rue devant la Station-service
    .at = { " " }devant la Station-service
    .to = devant la Station-service
    .id = by_gas_station
spot-by-skate-shop = la rue devant le Skate shop
    .at = { " " }devant le Skate shop
    .to = devant le Skate shop
    .id = by_skate_shop
spot-by-florist = la rue devant le Fleuriste
    .at = { " " }devant le Fleuriste
    .to = devant le Fleuriste
    .id = by_florist
spot-by-hardware-store = la rue devant la Quincaillerie
    .at = { " " }devant la Quincaillerie
    .to = devant la Quincaillerie
    .id = by_hardware_store
spot-by-toy-store = la rue devant le Magasin de jouets
    .at = { " " }devant le Magasin de jouets
    .to = devant le Magasin de jouets
    .id = by_toy_store

# Une case en toutes lettres, pour que toutes se distinguent : ce qui s’y trouve, à quelle distance si le panneau n’a pas de
# nom, et de quel côté.
place-across =
    { $ew ->
        [west] à l’ouest
       *[east] à l’est
    } de la Place publique
place-along =
    { $along ->
        [one] { $along } panneau
       *[other] { $along } panneaux
    } { $ns ->
        [south] au sud
       *[north] au nord
    }
place-off =
    { $ns ->
        [none]
            { $across ->
                [one] { $across } panneau
               *[other] { $across } panneaux
            } { place-across }
       *[other]
            { $ew ->
                [none] { place-along } de la Place publique
               *[other] { place-along } et { $across } { place-across }
            }
    }
# À quelle distance, après ce qui s’y trouve : pour les panneaux sans nom, qui sont nombreux.
spot-off =
    { $spot-id ->
        [road] { " " }à { place-off }
       *[other] { "" }
    }
space-off =
    { $space-id ->
        [road] { " " }à { place-off }
       *[other] { "" }
    }
start-off =
    { $start-id ->
        [road] { " " }à { place-off }
       *[other] { "" }
    }
goal-off =
    { $goal-id ->
        [road] { " " }à { place-off }
       *[other] { "" }
    }
place-at =
    { $spot-at }{ spot-off }, { $corner ->
        [nw] coin nord-ouest
        [n] côté nord
        [ne] coin nord-est
        [w] côté ouest
        [e] côté est
        [sw] coin sud-ouest
        [s] côté sud
        [se] coin sud-est
       *[middle] au milieu
    }

way-north = vers le nord
    .start = Nord
way-east = vers l’est
    .start = Est
way-south = vers le sud
    .start = Sud
way-west = vers l’ouest
    .start = Ouest

## Les cartes Événement : leur sorte (sort) dit ce qu’elles nomment

card-adrenaline-rush = Montée d’adrénaline
    .effect = Avant ou après votre jet de mouvement : il compte double. Ou quand un de vos jets de combat est raté, au tour de n’importe qui : +2 à ce jet.
    .sort = plain
card-all-the-marbles = Toutes les billes
    .effect = Objet, mis en jeu dans le Magasin de jouets. Défaussez-le à tout moment : jusqu’à la fin de votre prochain tour, les zombies ne se déplacent plus à la fin des tours.
    .sort = item
card-alternate-food-source = Autre source de nourriture
    .effect = À tout moment : jusqu’à la fin de votre prochain tour, personne ne combat les zombies, et chacun peut les traverser.
    .sort = plain
card-bad-sense-of-direction = Aucun sens de l’orientation
    .effect = À tout moment : payez une de vos vies, mais pas la dernière, et mettez le pion d’un adversaire au centre de la Place publique.
    .sort = aimed
card-brain-cramp = Crampe au cerveau
    .effect = Après le jet de mouvement d’un adversaire : vous choisissez chaque pas de ce déplacement, et où il s’arrête.
    .sort = plain
card-butter-fingers = Mains moites
    .effect = À tout moment : un adversaire perd deux balles, ou un objet en jeu de votre choix.
    .sort = aimed
card-chainsaw = Tronçonneuse
    .effect = Objet, mis en jeu dans la Jardinerie. Défaussez-le avant un de vos jets de combat : +2 à vos jets de combat jusqu’à la fin du tour.
    .sort = item
card-claustrophobia = Claustrophobie
    .effect = À tout moment, sur un adversaire. À son prochain tour, il ne peut entrer dans aucun bâtiment, et doit sortir de celui où il est par le plus court chemin.
    .sort = aimed
card-fear = Peur
    .effect = À tout moment, sur un adversaire. À son prochain tour, il ne lance pas le dé de mouvement et ne fait aucun pas.
    .sort = aimed
card-fire-axe = Hache d’incendie
    .effect = Objet, mis en jeu dans la Caserne de pompiers. Il reste devant vous : +1 à vos jets de combat.
    .sort = item
card-first-aid-kit = Trousse de secours
    .effect = Objet, mis en jeu dans l’Hôpital ou la Pharmacie. Quand un de vos jets de combat est raté : défaussez-le au lieu de perdre une vie, et relancez.
    .sort = item
card-grenade = Grenade
    .effect = Objet, mis en jeu dans le Surplus militaire. Défaussez-le à tout moment, dans un bâtiment ou à sa porte : tous les zombies de ce bâtiment rejoignent votre collection, et vous perdez une vie.
    .sort = item
card-shotgun = Oh, un fusil !
    .effect = À tout moment, n’importe où : il reste devant vous avec trois coups. Chacun de vos jets de combat en utilise un et reçoit +1.
    .sort = item
card-hysterical-paralysis = Paralysie hystérique
    .effect = À tout moment, sur un adversaire. Il perd tout son prochain tour.
    .sort = aimed
card-not-dead = Je ne crois pas qu’ils soient morts
    .effect = À tout moment : un adversaire lance deux dés et peut les améliorer avec des balles ou les relancer en payant des vies. Si l’un reste au-dessous de 4, deux de ses zombies retournent à la réserve.
    .sort = aimed
card-any-worse = Et ça empire encore
    .effect = À tout moment : choisissez un bâtiment nommé. Un zombie est posé sur chacune de ses cases qui n’en a pas.
    .sort = building
card-keys = Les clés sont dessus
    .effect = Avant votre jet de mouvement : vous ne lancez pas le dé, mais faites jusqu’à 10 pas.
    .sort = plain
card-lots-of-ammo = Plein de munitions
    .effect = Objet, mis en jeu dans le magasin Articles de sport. Défaussez-le à tout moment : vous gagnez 3 balles.
    .sort = item
card-molotov = Cocktail Molotov
    .effect = Objet, mis en jeu dans la Station-service. Défaussez-le avant un de vos jets de combat dans un bâtiment nommé : +2 à vos jets de combat dans ce bâtiment jusqu’à la fin du tour.
    .sort = item
card-much-needed-rest = Repos bien mérité
    .effect = Avant votre jet de mouvement : ni dé ni déplacement, mais vous gagnez deux vies, cinq au plus en tout.
    .sort = plain
card-skateboard = Skateboard
    .effect = Objet, mis en jeu dans le Skate shop. Il reste devant vous : +2 à vos jets de mouvement.
    .sort = item
card-slight-miscalculation = Légère erreur de calcul
    .effect = À tout moment : un bâtiment nommé où il y a des zombies en reçoit autant de plus, dans la limite des cases libres. Vous choisissez les cases.
    .sort = building
card-not-so-bad = Ce n’est pas si terrible
    .effect = À tout moment : vous prenez deux zombies n’importe où en ville, l’un après l’autre, et posez chacun sur une case sans zombie ni pion.
    .sort = plain
card-were-screwed = On est fichus
    .effect = À tout moment : vous posez dix zombies sur des cases sans zombie ni pion.
    .sort = plain
card-where-everybody = Où sont-ils tous passés ?
    .effect = À tout moment : vous déplacez le pion d’un adversaire d’exactement 5 pas. L’adversaire combat ce qu’il rencontre, et garde ce qu’il trouve.
    .sort = aimed
card-zombie-master = Maître des zombies
    .effect = À tout moment : vous posez cinq zombies sur des cases sans zombie ni pion.
    .sort = plain
card-shoe-untied = Ton lacet est défait
    .effect = À tout moment, sur un adversaire. À son prochain tour, son jet de mouvement est divisé par deux.
    .sort = aimed

## Ce qui pèse sur les joueurs : maintenant, et dès leur prochain tour

effect-claustrophobia = Claustrophobie : rester hors des bâtiments, ou sortir de celui-ci
    .next =
        { $count ->
            [1] Claustrophobie au prochain tour
           *[other] Claustrophobie aux { $count } prochains tours
        }
effect-fear = Peur : pas de déplacement
    .next =
        { $count ->
            [1] Peur au prochain tour
           *[other] Peur aux { $count } prochains tours
        }
effect-paralysis = Paralysie hystérique : le tour est perdu
    .next =
        { $count ->
            [1] Paralysie hystérique au prochain tour
           *[other] Paralysie hystérique aux { $count } prochains tours
        }
effect-shoe = Ton lacet est défait : jet de mouvement divisé par deux
    .next =
        { $count ->
            [1] Ton lacet est défait au prochain tour
           *[other] Ton lacet est défait aux { $count } prochains tours
        }
effect-food =
    { $turn ->
        [this] Autre source de nourriture : pas de combat jusqu’à la fin de ce tour
       *[next] Autre source de nourriture : pas de combat jusqu’à la fin du prochain tour de ce joueur
    }
effect-marbles =
    { $turn ->
        [this] Toutes les billes : les zombies restent sur place jusqu’à la fin de ce tour
       *[next] Toutes les billes : les zombies restent sur place jusqu’à la fin du prochain tour de ce joueur
    }
effect-chainsaw = Tronçonneuse : +2 en combat jusqu’à la fin de ce tour
effect-molotov = Cocktail Molotov : +2 en combat jusqu’à la fin de ce tour ({ $tile })
effect-shotgun =
    { $shots ->
        [1] Fusil : encore un coup
       *[other] Fusil : encore { $shots } coups
    }

## Ce qui s’est passé : tours et panneaux

fact-started = { $who } joue en premier.
# Dit pour tous à la fois.
fact-left-out = { "" }
fact-small-town = Petite ville : 20 des 30 panneaux. Bâtiments retirés : { $lacking }.
fact-turn-began = Tour { $turn } : { $who }.
# Pourquoi : Paralysie hystérique ; la ville fermée.
fact-turn-lost =
    { $why ->
        [0] Paralysie hystérique : { $who } perd tout son tour.
       *[1] { $who } perd le reste de son tour.
    }
    .caption =
        { $why ->
            [0] { $who } réfléchit. Et réfléchit encore.
           *[1] { $who } admire le nouveau mur.
        }
fact-restored = Après sa mort, { $who } commence ce tour avec 3 vies et 3 balles, ni plus ni moins.
    .caption = { $who }, en pleine forme.
# La paralysie seule est dite avec le tour perdu.
fact-awoke =
    { $effects-key ->
        [1] Ce tour-ci, { $who } subit { $effects-quoted } : on ne peut entrer dans aucun bâtiment, seulement en sortir.
        [2] Ce tour-ci, { $who } subit { $effects-quoted } : pas de déplacement.
        [4] { "" }
        [8] Ce tour-ci, { $who } subit { $effects-quoted } : son jet de mouvement est divisé par deux.
       *[other] Ce tour-ci, { $who } subit { $effects-quoted }.
    }
    .caption = Pour { $who } : { $effects }.
fact-tile-drawn =
    { $kind-key ->
        [1] { $who } pioche l’Héliport ; la personne qui a le moins de zombies le pose.
       *[other] { "" }
    }
    .caption =
        { $kind-key ->
            [1] Ce ne serait pas un hélicoptère ?
           *[other] { $who } pioche { tile-kind }.
        }
fact-tile-laid =
    { $who } pose { tile-kind }{ $place-key ->
        [off] { " " }à { place-off }
       *[other] { "" }
    }.
    .caption =
        { $kind-key ->
            [1] Un hélicoptère. Neuf dans la queue.
            [2] Encore de la rue.
            [3] Encore de la rue, avec un virage.
            [4] Encore de la rue, de trois côtés.
            [5] Encore de la rue, de tous les côtés.
            [6] L’Hôpital. Les visites sont terminées.
            [7] La Jardinerie. Personne n’a arrosé.
            [8] Le Commissariat. Plus personne ne commande.
            [9] Articles de sport. Tout doit disparaître.
            [10] La Caserne de pompiers. Aucune sirène.
            [11] Le Surplus militaire. De bonnes affaires.
            [12] La Pharmacie. Sans ordonnance.
            [13] La Station-service. Encore ouverte, en un sens.
            [14] Le Skate shop. Attention aux clients.
            [15] Le Fleuriste. Des fleurs pour les morts.
            [16] La Quincaillerie. Des outils, et des dents.
           *[17] Le Magasin de jouets. Ils veulent jouer.
        }
fact-tile-gone =
    { $below ->
        [0] Nulle part où poser { tile-kind } : ce panneau quitte la partie.
       *[1] Nulle part où poser { tile-kind } pour l’instant : ce panneau passe sous la pile.
    }
    .caption =
        { $below ->
            [0] La ville s’en passera.
           *[1] L’hélicoptère tourne encore.
        }
fact-last-tile = C’était le dernier panneau.
fact-sealed-off =
    { $count ->
        [1] { $who } ferme la ville. Un panneau quitte la partie.
       *[other] { $who } ferme la ville. { $count } panneaux quittent la partie.
    }
    .caption = On n’en sort plus. On n’y entre plus non plus.
# Ce qu’un panneau ou une carte apporte, après sa propre ligne. Ce qui manque (lack) : 0, rien ; 1, la réserve est vide ;
# 2, il n’y a plus de place.
brought-zombies =
    { $zombies ->
        [1] un zombie
       *[other] { $zombies } zombies
    }{ $lack ->
        [0] { "" }
       *[other] { " " }sur { $due }
    }
brought-bullets =
    { $bullets ->
        [1] une balle
       *[other] { $bullets } balles
    }
brought-lives =
    { $lives ->
        [1] une vie
       *[other] { $lives } vies
    }
fact-brought =
    { $zombies ->
        [0]
            La réserve de zombies est vide : aucun des { $due } prévus ne vient{ $bullets ->
                [0]
                    { $lives ->
                        [0] { "" }
                       *[other] , seulement { brought-lives }
                    }
               *[other]
                    { $lives ->
                        [0] , seulement { brought-bullets }
                       *[other] , seulement { brought-bullets } et { brought-lives }
                    }
            }.
       *[other]
            Cela amène { $bullets ->
                [0]
                    { $lives ->
                        [0] { brought-zombies }
                       *[other] { brought-zombies } et { brought-lives }
                    }
               *[other]
                    { $lives ->
                        [0] { brought-zombies } et { brought-bullets }
                       *[other] { brought-zombies }, { brought-bullets } et { brought-lives }
                    }
            }{ $lack ->
                [0] { "" }
                [1] { "" } : la réserve est maintenant vide
               *[2] { "" } : il n’y a plus de place
            }.
    }
fact-put = { "" }
fact-appeared =
    { $count ->
        [1] Un zombie apparaît{ $space-at }{ space-off }.
       *[other] { $count } zombies apparaissent{ $space-at }{ space-off }.
    }
fact-drew-cards =
    { $count ->
        [1] { $who } pioche une carte Événement.
       *[other] { $who } pioche { $count } cartes Événement.
    }
fact-drew = Vous piochez « { $kind } ».
fact-reshuffled =
    { $count ->
        [1] La seule carte défaussée devient la nouvelle pioche.
       *[other] Les { $count } cartes défaussées sont mélangées et deviennent la nouvelle pioche.
    }

## Ce qui s’est passé : dés et pas

# Un jet de mouvement, avec ce qu’y ajoute un Skateboard.
move-total =
    { $bonus ->
        [0] { $total }
       *[other] { $number } + { $bonus } = { $total }
    }
# Pour quoi : un combat, dit avec ses bonus ; le déplacement, à un dé ou deux ; les zombies ; Je ne crois pas qu’ils soient
# morts, dont les deux dés sont dits ensemble.
fact-rolled =
    { $what ->
        [0] { "" }
        [1]
            { $dice ->
                [2] L’Héliport est posé : { $who } lance deux dés de mouvement et fait { move-total }.
               *[1] { $who } fait { move-total } au jet de mouvement.
            }
        [2]
            { $number ->
                [1] { $who } fait 1 au jet des zombies : un seul peut se déplacer.
               *[other] { $who } fait { $number } au jet des zombies : { $number } au plus se déplacent.
            }
       *[3] { "" }
    }
    .caption =
        { $what ->
            [0] Un { $number }, avant les bonus.
            [1] { $number } pour le mouvement.
            [2] { $number } pour les zombies.
           *[3] { $number }. Morts ou pas, telle est la question.
        }
# Dit quand le jet est divisé par deux ou compte double, ou les deux ; la moitié de 1 fait encore un pas.
move-steps =
    { $steps ->
        [1] un pas
       *[other] jusqu’à { $steps } pas
    }
fact-moves =
    { $halved ->
        [0]
            { $doubled ->
                [0] { "" }
               *[1] { $who } peut donc faire { move-steps }.
            }
       *[1]
            { $doubled ->
                [0]
                    { $roll ->
                        [1] 1 divisé par deux compte encore pour un : { $who } peut faire { move-steps }.
                       *[other] { $roll } divisé par deux : { $who } peut faire { move-steps }.
                    }
               *[1]
                    { $roll ->
                        [1] 1 divisé par deux compte encore pour un, puis double : { $who } peut faire { move-steps }.
                       *[other] { $roll } divisé par deux, puis doublé : { $who } peut faire { move-steps }.
                    }
            }
    }
# Personne d’autre (driver) : le pas est choisi par qui le fait.
fact-stepped =
    { $goal-id ->
        [same]
            { $driver-key ->
                [none] { "" }
               *[other] { $driver } mène { $who } un pas plus loin, sur le même panneau.
            }
        [unknown] { $who } fait un pas.
       *[other]
            { $driver-key ->
                [none] { $who } va { $goal-to }{ goal-off }.
               *[other] { $driver } mène { $who } { $goal-to }{ goal-off }.
            }
    }
# Personne d’autre (driver) : comme plus haut. 0 (moved) : pas un seul pas n’a été fait.
fact-halted =
    { $driver-key ->
        [none]
            { $moved ->
                [0] { $who } ne bouge pas.
               *[1]
                    { $left ->
                        [1] { $who } s’arrête ; il lui restait un pas.
                       *[other] { $who } s’arrête ; il lui restait { $left } pas.
                    }
            }
       *[other]
            { $moved ->
                [0] { $driver } empêche { $who } de bouger.
               *[1]
                    { $left ->
                        [1] { $driver } arrête { $who }, à qui il restait un pas.
                       *[other] { $driver } arrête { $who }, à qui il restait { $left } pas.
                    }
            }
    }
fact-herd-began =
    { $count ->
        [1] Sans jet de dé, un seul zombie peut se déplacer.
       *[other] Sans jet de dé, { $count } zombies au plus se déplacent.
    }
# Qui est rejoint (met) : ceux dont le pion est là où va le zombie ; qui est quitté (freed) : ceux dont le pion est là où il
# était. Du centre de l’Héliport, on ne va qu’à son bord.
herded-on =
    { $met-key ->
        [0]
            { $goal-id ->
                [same] { "" }
                [unknown] { "" }
               *[other]
                    { $start-id ->
                        [helipad_centre] Un zombie quitte le centre de l’Héliport.
                       *[other] Un zombie arrive { $goal-to }{ goal-off }.
                    }
            }
       *[other]
            { $goal-id ->
                [same] Un zombie rejoint { $met }.
                [unknown] Un zombie rejoint { $met }.
               *[other] Un zombie arrive { $goal-to }{ goal-off } et rejoint { $met }.
            }
    }
herded-away =
    { $met-key ->
        [0]
            { $goal-id ->
                [same] Un zombie quitte { $freed }.
                [unknown] Un zombie quitte { $freed }.
               *[other] Un zombie quitte { $freed } et arrive { $goal-to }{ goal-off }.
            }
       *[other]
            { $goal-id ->
                [same] Un zombie quitte { $freed } et rejoint { $met }.
                [unknown] Un zombie quitte { $freed } et rejoint { $met }.
               *[other] Un zombie quitte { $freed }, arrive { $goal-to }{ goal-off } et rejoint { $met }.
            }
    }
fact-herded =
    { $freed-key ->
        [0] { herded-on }
       *[other] { herded-away }
    }
    .caption = Traîne, traîne.
fact-zombie-carried =
    { $freed-key ->
        [0] Un zombie
       *[other] Un zombie quitte { $freed } et
    } se retrouve { $goal-id ->
        [unknown] ailleurs
        [same] un peu plus loin{ $start-at }{ start-off }
       *[other] { $goal-to }{ goal-off }
    }.
    .caption = Personne n’aime être déplacé.

## Ce qui s’est passé : combats

# L’endroit est dit avec le premier jet d’un combat.
fact-fought =
    { $who } { $again ->
        [0] combat{ $space-at }{ space-off }
       *[1] relance
    } : { $bonus ->
        [0] { $total }
       *[other] { $number } + { $bonus } = { $total }
    }, { $total ->
        [1] cela ne suffit pas
        [2] cela ne suffit pas
        [3] cela ne suffit pas
       *[other] cela suffit
    }.
    .caption =
        { $total ->
            [1] 1 en tout. Il mord.
            [2] 2 en tout. Pas mal, pour le zombie.
            [3] 3 en tout. De si peu.
           *[other] { $total } en tout. Il tombe.
        }
fact-emptied = Le fusil que tenait { $who } est vide.
# Qui est quitté (freed) : les autres dont le pion était avec le zombie.
fact-slew =
    { $who } gagne et collecte le zombie{ $freed-key ->
        [0] { "" }
       *[other] , qui n’attend donc plus { $freed }
    }.
    .caption = Mort de nouveau. Ça compte.
fact-escaped = Pour { $who }, le combat{ $space-at }{ space-off } s’arrête là, sans vainqueur.
    .caption = Personne ne gagne. Personne ne se plaint.
# Pourquoi : en combat ; pour Aucun sens de l’orientation ; par une Grenade ; pour Je ne crois pas qu’ils soient morts.
fact-lost-life =
    { $why ->
        [1] La carte coûte une vie à { $who } ; il lui en reste { $left }.
        [2]
            { $left ->
                [0] La Grenade coûte à { $who } sa dernière vie.
               *[other] La Grenade coûte une vie à { $who } ; il lui en reste { $left }.
            }
        [3] { $who } paie une vie pour relancer ; il lui en reste { $left }.
       *[0]
            { $left ->
                [0] { $who } perd sa dernière vie.
               *[other] { $who } perd une vie ; il lui en reste { $left }.
            }
    }
    .caption =
        { $left ->
            [0] C’était la dernière.
           *[other] Aïe. Plus que { $left }.
        }
fact-paid =
    { $bullets ->
        [1] { $who } dépense une balle.
       *[other] { $who } dépense { $bullets } balles.
    }
    .caption =
        { $bullets ->
            [1] Pan.
            [2] Pan, pan.
           *[other] Pan, pan, pan.
        }
fact-died =
    { $space-id ->
        [town_square] { $who } meurt{ $space-at } et repart de son centre
       *[other] { $who } meurt{ $space-at }{ space-off } et repart de la Place publique
    } avec 3 vies et 3 balles{ $lost ->
        [0] { "" }
        [one] , mais un zombie de moins
       *[other] , mais { $lost } zombies de moins
    }{ $discarded-key ->
        [0] { "" }
       *[other] , et perd { $discarded-quoted }
    }.
    .caption = On mange { $who }. Ce sont des choses qui arrivent.
# Quoi : 2 est une balle, 4 une vie.
fact-took =
    { $what ->
        [2] { $who } ramasse une balle{ $space-at }.
       *[4] { $who } ramasse une vie{ $space-at }.
    }
    .caption =
        { $what ->
            [2] Une balle, presque neuve.
           *[4] Une vie, presque neuve.
        }
# Un seul zombie est dit avec son combat ou sa Grenade.
fact-collected =
    { $count ->
        [1] { "" }
       *[other] { $who } collecte { $count } zombies.
    }
    .caption =
        { $count ->
            [1] Un de plus dans la collection.
           *[other] { $count } de plus dans la collection.
        }
fact-dead-dice = { $who } lance deux dés pour garder les zombies : { $one } et { $two } ; il faut au moins 4 à chacun des deux.
# Un zombie unique ne se perd jamais.
fact-kept =
    { $count ->
        [1] { $who } n’a qu’un zombie et le garde.
       *[other] { $who } garde ses { $count } zombies.
    }
fact-gave-back =
    { $count ->
        [1] { $who } rend un zombie à la réserve : il n’était pas mort.
       *[other] { $who } rend { $count } zombies à la réserve : ils n’étaient pas morts.
    }
    .caption = Ils se reposaient, c’est tout.

## Ce qui s’est passé : cartes

fact-played =
    { $kind-sort ->
        [item] { "" }
        [aimed]
            { $kind-key ->
                [24] { $who } joue « { $kind } » sur { $target }, dont le pion est déplacé de 5 pas.
                [7] { $who } joue « { $kind } » sur { $target } : à son prochain tour, aucun bâtiment où entrer.
                [8] { $who } joue « { $kind } » sur { $target } : pas de déplacement à son prochain tour.
                [13] { $who } joue « { $kind } » sur { $target }, qui perdra son prochain tour.
                [26] { $who } joue « { $kind } » sur { $target } : son prochain jet de mouvement comptera pour moitié.
               *[other] { $who } joue « { $kind } » sur { $target }.
            }
        [building] { $who } joue « { $kind } » sur { $extra ->
            [6] { tile-hospital.the }
            [7] { tile-lawn-garden.the }
            [8] { tile-police-station.the }
            [9] { tile-sporting-goods.the }
            [10] { tile-fire-station.the }
            [11] { tile-army-surplus.the }
            [12] { tile-drug-store.the }
            [13] { tile-gas-station.the }
            [14] { tile-skate-shop.the }
            [15] { tile-florist.the }
            [16] { tile-hardware-store.the }
           *[17] { tile-toy-store.the }
        }.
       *[plain]
            { $kind-key ->
                [0] { $who } joue « { $kind } » : le jet de mouvement compte double.
                [2] { $who } joue « { $kind } » : jusqu’à la fin de son prochain tour, plus aucun combat, pour personne.
                [4] { $who } joue « { $kind } » et choisit chaque pas de ce déplacement.
                [16] { $who } joue « { $kind } » : pas de jet, mais jusqu’à 10 pas.
               *[other] { $who } joue « { $kind } ».
            }
    }
    .caption =
        { $kind-key ->
            [0] { $who } n’a pas le temps.
            [2] Il y a meilleur à manger.
            [3] { $who } : ce n’était pas par là, { $target }.
            [4] À qui sont ces jambes ?
            [5] { $who } bouscule { $target }. Oups.
            [7] { $who } : les murs se rapprochent, { $target }.
            [8] { $who } : ne regardez pas, { $target }.
            [13] { $who } : ne bougez plus, { $target }. Vraiment plus.
            [14] { $who } : il n’a pas cligné de l’œil, celui-là, { $target } ?
            [15] Ça vient d’empirer.
            [16] { $who } emprunte une voiture.
            [19] { $who } s’assoit une minute.
            [21] Une légère erreur, à la puissance zombie.
            [22] { $who } change les meubles de place.
            [23] Tous, en fait.
            [24] { $who } : par ici, { $target }.
            [25] { $who } siffle, et ils viennent.
            [26] { $who } : regardez en bas, { $target }, votre lacet.
           *[other] { $who } joue « { $kind } ».
        }
fact-equipped =
    { $kind-key ->
        [1] { $who } met en jeu « { $kind } » : une fois répandue, plus aucun zombie ne bouge jusqu’à la fin de son prochain tour.
        [6] { $who } met en jeu « { $kind } » : une fois utilisée, +2 aux jets de combat pendant un tour.
        [9] { $who } met en jeu « { $kind } » : +1 aux jets de combat.
        [10] { $who } met en jeu « { $kind } » : elle peut sauver une vie, une fois, après un jet de combat raté.
        [11] { $who } met en jeu « { $kind } » : une fois utilisée, elle collecte tous les zombies d’un bâtiment et coûte une vie.
        [12] { $who } met en jeu « { $kind } » : +1 à trois jets de combat.
        [17] { $who } met en jeu « { $kind } » : une fois utilisée, 3 balles.
        [18] { $who } met en jeu « { $kind } » : une fois utilisée, +2 aux jets de combat dans un bâtiment pendant un tour.
        [20] { $who } met en jeu « { $kind } » : +2 aux jets de mouvement.
       *[other] { $who } met en jeu « { $kind } ».
    }
    .caption = « { $kind } », à manier avec soin.
fact-used =
    { $kind-key ->
        [0] { $who } joue « { $kind } » : +2 à ce jet.
        [1] { $who } renverse « { $kind } » : les zombies ne se déplacent plus à la fin des tours, jusqu’à la fin de son prochain tour.
        [6] { $who } démarre la Tronçonneuse : +2 aux jets de combat jusqu’à la fin du tour.
        [10] { $who } utilise la Trousse de secours au lieu de perdre une vie.
        [11] { $who } lance la Grenade et collecte tous les zombies du bâtiment.
        [18] { $who } lance le Cocktail Molotov : +2 aux jets de combat dans ce bâtiment jusqu’à la fin du tour.
       *[other] { $who } utilise « { $kind } ».
    }
    .caption =
        { $kind-key ->
            [0] Un second souffle.
            [1] Attention où vous marchez.
            [6] Elle démarre du premier coup.
            [10] Un pansement, et on repart.
            [11] Boum.
            [17] C’est donc là qu’elles étaient.
            [18] Santé.
           *[other] { $who } utilise « { $kind } ».
        }
fact-lost-item = { $who } perd « { $kind } ».
    .caption = Badaboum.
fact-lost-bullets =
    { $bullets ->
        [1] { $who } perd une balle.
       *[other] { $who } perd { $bullets } balles.
    }
    .caption = Ploc, ploc, plus là.
fact-relocated = { $who } se retrouve sur la Place publique.
    .caption = On n’est pas déjà passé par ici ?
fact-gained =
    { $bullets ->
        [0]
            { $lives ->
                [0] { $who } se repose au lieu de se déplacer, mais a déjà cinq vies.
                [one] { $who } se repose au lieu de se déplacer et gagne une vie.
               *[other] { $who } se repose au lieu de se déplacer et gagne { $lives } vies.
            }
       *[other] { $who } gagne { $bullets } balles.
    }
    .caption =
        { $bullets ->
            [0] Ça va bien mieux.
           *[other] C’est bien plus sûr.
        }
# Une carte pareille (kept) : 1 s’il en reste une en jeu.
fact-dropped =
    { $kept ->
        [0] { $who } défausse « { $kind } ».
       *[1] { $who } défausse une deuxième carte « { $kind } » de sa main ; celle en jeu reste.
    }
fact-over = La carte « { $kind } » jouée par { $who } n’a plus d’effet.

# Les fenêtres s’ouvrent et se ferment sans un mot : ce qui en vient est dit.
fact-opened = { "" }
fact-closed = { "" }

## Ce qui s’est passé : la fin

# Pourquoi : à l’Héliport ; par l’objectif de zombies.
fact-won =
    { $why ->
        [0] { $who } atteint l’hélicoptère.
       *[1] { $who } a collecté assez de zombies.
    }
    .caption =
        { $why ->
            [0] Une seule place. Adieu, tout le monde.
           *[1] { $who } n’a plus de zombies à craindre.
        }

reason-HELIPAD =
    { $points ->
        [0] { $who } s’envole en hélicoptère, sans avoir collecté un seul zombie.
        [one] { $who } s’envole en hélicoptère, avec un zombie collecté.
       *[other] { $who } s’envole en hélicoptère, avec { $points } zombies collectés.
    }
    .short = en hélicoptère
reason-KILLS = { $who } gagne avec { $points } zombies collectés.
    .short = assez de zombies collectés
reason-LIMIT =
    { $points ->
        [0] Plus personne ne sortira d’ici, et personne n’a collecté de zombie. Victoire : { $who }.
        [one] Plus personne ne sortira d’ici. Victoire avec un zombie collecté : { $who }.
       *[other] Plus personne ne sortira d’ici. Victoire avec { $points } zombies collectés : { $who }.
    }
    .short = personne n’est sorti

## Ce qui est demandé : à vous, un conseil en dessous, et qui l’on attend

ask-lay =
    { $drew ->
        [yes] Vous avez pioché { $tile-the }. Où poser ce panneau ?
       *[no] Vous avez le moins de zombies : c’est à vous de poser { $tile-the }. Où ?
    }
    .hint = Rue contre rue, mur contre mur, et une rue au moins doit se prolonger.
    .wait = { $names } pose { $tile-the }.
put-what =
    { $what ->
        [zombie]
            { $left ->
                [1] Encore un zombie
               *[other] Encore { $left } zombies
            }
        [bullet]
            { $left ->
                [1] Encore une balle
               *[other] Encore { $left } balles
            }
       *[life]
            { $left ->
                [1] Encore une vie
               *[other] Encore { $left } vies
            }
    }
ask-put =
    { put-what } à poser { $scope ->
        [tile] { $tile-in }
       *[anywhere] en ville
    }. Sur quelle case ?
    .hint =
        { $scope ->
            [anywhere] Ni sur un zombie, ni sur un pion. Choisissez panneau par panneau dans l’ordre de la pose, de gauche à droite et de haut en bas.
           *[other]
                { $what ->
                    [zombie] Un zombie par case au plus. Choisissez de gauche à droite et de haut en bas.
                   *[other] Un jeton par case au plus. Choisissez de gauche à droite et de haut en bas.
                }
        }
    .wait =
        { $what ->
            [zombie] { $names } pose des zombies.
            [bullet] { $names } pose des balles.
           *[life] { $names } pose des vies.
        }
# Les fenêtres des cartes Événement, de a à h.
moment-now =
    { $moment ->
        [a]
            { $you ->
                [yes] Votre tour commence.
               *[no] { $who } commence son tour.
            }
        [b] Un panneau vient d’être posé.
        [c]
            { $you ->
                [yes] Vous allez faire un jet de combat.
               *[no] { $who } va faire un jet de combat.
            }
        [d]
            { $afraid ->
                [yes]
                    { $you ->
                        [yes] Peur : vous ne vous déplacez pas ce tour-ci.
                       *[no] Peur : { $who } ne se déplace pas ce tour-ci.
                    }
               *[no]
                    { $you ->
                        [yes] Vous allez faire votre jet de mouvement{ $dice ->
                            [2] { " " }à deux dés
                           *[1] { "" }
                        }.
                       *[no] { $who } va faire son jet de mouvement{ $dice ->
                            [2] { " " }à deux dés
                           *[1] { "" }
                        }.
                    }
            }
        [e]
            { $keys ->
                [yes]
                    { $you ->
                        [yes] Vous avez une voiture et 10 pas au plus.
                       *[no] { $who } a une voiture et 10 pas au plus.
                    }
               *[no]
                    { $you ->
                        [yes] Vous pouvez faire { $steps ->
                            [1] un pas
                           *[other] jusqu’à { $steps } pas
                        }.
                       *[no] { $who } peut faire { $steps ->
                            [1] un pas
                           *[other] jusqu’à { $steps } pas
                        }.
                    }
            }
        [f]
            { $you ->
                [yes] Vous venez de faire un pas.
               *[no] { $who } vient de faire un pas.
            }
        [g] Les zombies vont se déplacer.
       *[h]
            { $you ->
                [yes] Votre tour va finir.
               *[no] { $who } va finir son tour.
            }
    }
ask-event =
    { moment-now } { $used ->
        [yes] Utiliser un objet ?
       *[no] Jouer une carte ?
    }
    .hint =
        { $used ->
            [yes] Vous avez joué votre événement de cette manche ; les objets en jeu peuvent encore servir.
           *[no] Une seule carte Événement d’un de vos tours au suivant ; les objets en jeu s’utilisent librement.
        }
    .idle =
        { moment-now } { $used ->
            [yes] Vous n’avez aucun objet à utiliser maintenant.
           *[no] Vous n’avez rien à jouer maintenant.
        }
    .wait =
        { moment-now } { $count ->
            [1] { $names } peut jouer une carte.
           *[other] { $names } peuvent jouer une carte.
        }
ask-settle = Jet raté : { $total } en tout, il faut 4. Que faites-vous ?
    .hint =
        Vous avez { $lives ->
            [1] une vie
           *[other] { $lives } vies
        } et { $bullets ->
            [0] aucune balle
            [one] une balle
           *[other] { $bullets } balles
        }.
    .wait = { $names } a raté un jet de combat : { $total } en tout, il faut 4.
ask-not-dead = Vous avez fait { $one } et { $two }. Améliorer ou relancer un dé ?
    .hint = Si l’un reste au-dessous de 4, deux de vos zombies retournent à la réserve.
    .wait = { $names } a fait { $one } et { $two } : ses zombies sont-ils bien morts ?
ask-step =
    { $led ->
        [yes] Où menez-vous { $who } ? Il reste { $left } pas.
       *[no] Où allez-vous ? Il vous reste { $left } pas.
    }
    .hint =
        { $forced ->
            [yes] Tous les pas doivent être faits, sans demi-tour. { $who } combat, paie et garde ce qui se trouve en chemin.
           *[no]
                { $shut ->
                    [yes] Claustrophobie : n’entrer dans aucun bâtiment, et en sortir par le plus court chemin.
                   *[no]
                        { $led ->
                            [yes] Vous pouvez arrêter à tout moment. { $who } combat, paie et garde ce qui se trouve en chemin.
                           *[no] { $dice ->
                                [2] Deux dés, car l’Héliport est posé. { "" }
                               *[1] { "" }
                            }Vous combattez chaque zombie rencontré. Vous pouvez vous arrêter à tout moment.
                        }
                }
        }
    .wait =
        { $led ->
            [yes] { $names } promène { $who }.
           *[no] { $names } se déplace.
        }
ask-zombies =
    { $left ->
        [1] Encore un zombie à déplacer. Lequel, et où ?
       *[other] Encore { $left } zombies à déplacer. Lequel, et où ?
    }
    .hint = Un pas chacun, sur une case sans zombie ; un pion peut s’y trouver.
    .wait = { $names } déplace des zombies.
ask-carry =
    { $up ->
        [yes] Où posez-vous le zombie ?
       *[no]
            { $left ->
                [1] Quel autre zombie prenez-vous ?
               *[other] Quel zombie prenez-vous d’abord ?
            }
    }
    .hint =
        { $up ->
            [yes] Toute case sans zombie ni pion convient, si loin qu’elle soit.
           *[no] Vous le poserez ensuite sur une case sans zombie ni pion, si loin qu’elle soit.
        }
    .wait = { $names } pose des zombies ailleurs.
ask-discard = Défausser une carte, ou tout garder ?
    .hint = Cela met fin à votre tour. Vous compléterez votre main à votre prochain tour.
    .wait = { $names } peut défausser une carte.

# Ce que fait le hasard, pour tout le monde.
chance-first = On tire au sort qui commence.
chance-without = On tire au sort deux bâtiments dont cette ville se passera.
chance-card = { $who } pioche des cartes Événement.
chance-tile = { $who } pioche un panneau.
chance-lay = On tire au sort, parmi ceux qui ont le moins de zombies, qui pose l’Héliport.
chance-move = { $who } fait son jet de mouvement.
chance-settle = { $who } fait un jet de combat.
chance-zombies = { $who } fait le jet des zombies.
chance-not-dead = { $who } lance un dé pour savoir si ses zombies sont bien morts.

## Les réponses : ce qu’elles font, et en bref pour un bouton

answer-pass =
    { $ask ->
        [discard] Garder toutes vos cartes et finir votre tour
        [not_dead] Accepter les dés tels quels
       *[event] Ne rien jouer maintenant
    }
    .short =
        { $ask ->
            [discard] Tout garder
            [not_dead] Accepter
           *[event] Passer
        }
answer-pass-turn = Ne plus rien jouer à ce tour
    .short = Passer pour ce tour
answer-stop =
    { $led ->
        [yes] Arrêter { $who } ici (il reste { $left } pas)
       *[no] Vous arrêter ici (il reste { $left } pas)
    }
    .short = S’arrêter ici
go-where =
    { $spot-id ->
        [same] { "" }
       *[other] , { $spot-to }{ spot-off }
    }{ $there ->
        [zombie] { "" } : il y a un zombie à combattre
        [fed] , à travers un zombie
        [bullet] { "" } : il y a une balle
        [life] { "" } : il y a une vie
        [win] { "" } : la partie est gagnée
       *[none] { "" }
    }
answer-go =
    { $led ->
        [yes] Mener { $who } { $way }{ go-where }
       *[no] Aller { $way }{ go-where }
    }
    .short = { $way-start }
answer-lay =
    Poser { $tile-the }, { place-off }{ $turn ->
        [0] { "" }
        [1] , un quart de tour à droite
        [2] , un demi-tour
       *[3] , un quart de tour à gauche
    }
    .short = { place-off }
answer-put =
    { $what ->
        [zombie] Poser un zombie{ place-at }
        [bullet] Poser une balle{ place-at }
        [life] Poser une vie{ place-at }
       *[carried] Poser le zombie{ place-at }
    }
    .short = Poser ici
answer-herd = Déplacer le zombie{ place-at }, d’un pas { $way }
    .short = { $way-start }
answer-lift = Prendre le zombie{ place-at }
    .short = Prendre celui-ci
answer-life =
    { $left ->
        [0] Perdre votre dernière vie et mourir
       *[other] Perdre une vie (il en reste { $left }) et relancer
    }
    .short = Une vie
answer-bullets =
    { $lack ->
        [1] Dépenser une balle et gagner le combat
       *[other] Dépenser { $lack } balles et gagner le combat
    }
    .short =
        { $lack ->
            [1] 1 balle
           *[other] { $lack } balles
        }
answer-kit = Défausser la Trousse de secours et relancer
    .short = Trousse de secours
answer-rush =
    { $rushed ->
        [3] Jouer « Montée d’adrénaline » : { $total } devient 3, ce qui ne suffit pas encore
       *[other] Jouer « Montée d’adrénaline » : { $total } devient { $rushed }, et vous gagnez le combat
    }
    .short = Montée d’adrénaline
answer-raise =
    { $bullets ->
        [1] Dépenser une balle pour que le { $shown } devienne un 4
       *[other] Dépenser { $bullets } balles pour que le { $shown } devienne un 4
    }
    .short =
        { $bullets ->
            [1] 1 balle pour le { $shown }
           *[other] { $bullets } balles pour le { $shown }
        }
answer-again = Perdre une vie pour relancer le { $shown }
    .short = Une vie pour le { $shown }
answer-play = Jouer « { $card } »
    .short = { $card }
answer-play-on = Jouer « { $card } » sur { $target }
    .short = « { $card } » sur { $target }
answer-play-item = Jouer « { $card } » sur { $target }, qui perd « { $item } »
    .short = { $target } : { $item }
answer-play-bullets =
    { $bullets ->
        [1] Jouer « { $card } » sur { $target }, qui perd une balle
       *[other] Jouer « { $card } » sur { $target }, qui perd { $bullets } balles
    }
    .short =
        { $bullets ->
            [1] { $target } : 1 balle
           *[other] { $target } : { $bullets } balles
        }
answer-play-building = Jouer « { $card } » sur { $building-the }
    .short = { $building }
answer-equip = Mettre en jeu « { $card } »
    .short = { $card }
answer-use =
    { $card-key ->
        [all_the_marbles] Utiliser « { $card } » : les zombies ne se déplacent plus à la fin des tours, jusqu’à la fin de votre prochain tour
        [chainsaw] Utiliser « { $card } » : +2 à vos jets de combat jusqu’à la fin de ce tour
        [grenade]
            { $kills ->
                [1] Utiliser « { $card } » : collecter un zombie et perdre une vie
               *[other] Utiliser « { $card } » : collecter { $kills } zombies et perdre une vie
            }
        [lots_of_ammo] Utiliser « { $card } » : gagner 3 balles
       *[molotov] Utiliser « { $card } » : +2 à vos jets de combat dans ce bâtiment jusqu’à la fin de ce tour
    }
    .short = { $card }
answer-discard = Défausser « { $card } » et finir votre tour
    .short = Défausser « { $card } »

## Les refus

refusal-over-by-kills = La partie est terminée : l’objectif de zombies est atteint.
refusal-over-by-limit = La partie est terminée : le dernier tour a été joué.
refusal-not-your-tile = C’est à { $who } de poser l’Héliport.
refusal-not-your-roll = C’est à { $who } de traiter le jet de combat ; personne d’autre ne peut rien faire avant.
refusal-not-your-steps = « Crampe au cerveau » : c’est à { $who } de choisir les pas.
refusal-led-by-another = « Où sont-ils tous passés ? » : c’est à { $who } de choisir les pas.
refusal-not-your-dice = C’est à { $who } de décider pour les dés.
refusal-not-your-card = C’est à { $who }, qui a joué la carte, de choisir.
refusal-nothing-to-play = Vous n’avez ni événement à jouer ni objet à utiliser maintenant.
refusal-nothing-to-draw = Ce n’est pas ce que l’on pioche ou lance maintenant.
refusal-not-for-a-turn = Seule l’occasion de jouer une carte peut être passée pour tout un tour.
refusal-no-such-space = Il n’y a pas de telle case dans la ville.
refusal-no-ground = On ne peut pas entrer sur cette case.
refusal-no-tile = Aucun panneau n’est à poser maintenant.
refusal-must-lay = Un panneau qui peut être posé doit l’être.
refusal-taken = Il y a déjà un panneau ici.
refusal-not-beside = Un panneau se pose à côté d’un autre.
refusal-no-road-there = Aucune rue de la ville ne mène là, et une au moins doit se prolonger.
refusal-wall-to-road = Un bord mettrait un mur contre une rue.
refusal-looks-alike = Tourné ainsi, il a le même aspect qu’avec moins de quarts de tour.
refusal-nothing-to-put = Il n’y a rien à poser en ville maintenant.
refusal-must-put = Tout ce qu’un panneau apporte doit y être posé.
refusal-must-place = Une carte pose autant de zombies qu’elle le peut.
refusal-not-its-tile = Ce qu’un panneau apporte va sur ce panneau.
refusal-not-inside = Ce qu’un bâtiment nommé apporte va à l’intérieur.
refusal-one-zombie = Il y a déjà un zombie ici, et ceux d’un panneau se posent un par case.
refusal-token-there = Il y a déjà un jeton ici.
refusal-in-order = Les cases se nomment de gauche à droite et de haut en bas ; celle-ci vient avant la dernière nommée.
refusal-too-late = Les cases se nomment de gauche à droite et de haut en bas ; après celle-ci, il n’y a plus assez de place.
refusal-not-that-building = Les zombies vont dans le bâtiment qui a été nommé.
refusal-zombie-there = Il y a déjà un zombie ici.
refusal-pawn-there = Il y a un pion ici.
refusal-no-move = Aucun pion ne se déplace maintenant.
refusal-nothing-to-stop = Il n’y a rien en cours qui puisse être arrêté.
refusal-stop-instead = On termine un déplacement en s’arrêtant, pas en passant.
refusal-too-far = Un pas mène sur une case voisine.
refusal-no-door = Il n’y a pas de porte ; on n’entre dans un bâtiment et on n’en sort que par ses portes.
refusal-keeps-out = Claustrophobie : on n’entre dans aucun bâtiment pendant ce tour.
refusal-way-out = Claustrophobie : chaque pas doit rapprocher de la sortie.
refusal-still-inside = Claustrophobie : le déplacement continue jusqu’à ce que le pion soit dehors.
refusal-not-back = Pas de retour en arrière tant qu’il y a un autre chemin.
refusal-must-go-on = Un déplacement forcé fait cinq pas, pas moins.
refusal-no-fight = Aucun jet de combat ne vient d’échouer.
refusal-roll-first = Traitez d’abord le jet de combat raté.
refusal-no-retreat = On ne fuit pas un combat.
refusal-too-few-bullets = Des balles qui ne suffisent pas pour atteindre 4 ne peuvent pas être payées.
refusal-no-kit = Vous n’avez pas de Trousse de secours en jeu.
refusal-no-dice = Aucun dé n’est à améliorer ni à relancer maintenant.
refusal-not-a-fight = Ce n’est pas un combat : améliorez un dé, relancez-le, ou acceptez.
refusal-die-is-fine = Ce dé montre 4 ou plus.
refusal-dice-alike = Les deux dés montrent la même chose ; nommez le premier.
refusal-die-too-low = Vous n’avez pas assez de balles pour amener ce dé à 4.
refusal-life-for-a-die = Votre dernière vie ne peut pas payer un dé.
refusal-no-herd = On ne déplace pas de zombies maintenant.
refusal-must-herd = Les zombies se déplacent jusqu’à ce que le compte y soit, ou qu’aucun ne le puisse plus.
refusal-no-zombie = Il n’y a pas de zombie ici.
refusal-has-moved = Ce zombie s’est déjà déplacé.
refusal-zombie-ahead = Il y a déjà un zombie là, et ils ne partagent pas une case.
refusal-no-way-there = Aucun pas ne mène là ; les zombies aussi suivent les rues et les portes.
refusal-nothing-to-lift = On ne prend aucun zombie maintenant.
refusal-must-carry = La carte déplace deux zombies si elle le peut.
refusal-lift-first = Dites d’abord quel zombie vous prenez.
refusal-put-first = Posez d’abord le zombie que vous avez pris.
refusal-no-zombie-to-lift = Il n’y a là aucun zombie à prendre.
refusal-two-different = La carte déplace deux zombies différents, et celui-ci l’a déjà été.
refusal-where-it-was = C’est là qu’était le zombie ; il va ailleurs.
refusal-no-window = À ce moment, on ne joue pas d’événement et on n’utilise pas d’objet.
refusal-pass-first = Jouez d’abord une carte ou passez ; ensuite, le tour continue.
refusal-event-used = Vous avez déjà joué votre événement de cette manche.
refusal-not-held = Vous n’avez pas une telle carte.
refusal-not-in-hand = On ne défausse qu’une carte de sa main.
refusal-no-discard = On défausse à la fin de son propre tour.
refusal-rush-time = « Montée d’adrénaline » se joue juste avant ou juste après votre jet de mouvement, ou sur un de vos jets de combat ratés.
refusal-cramp-time = « Crampe au cerveau » se joue juste après le jet de mouvement d’un adversaire.
refusal-keys-time = « Les clés sont dessus » se joue juste avant votre jet de mouvement.
refusal-rest-time = « Repos bien mérité » se joue juste avant votre jet de mouvement.
refusal-no-roll-to-come = Peur : vous ne vous déplacez pas pendant ce tour.
refusal-cramped = « Crampe au cerveau » a déjà été jouée sur ce déplacement.
refusal-not-in-building = Un objet n’est mis en jeu que dans son propre bâtiment.
refusal-have-one = Vous en avez déjà un en jeu.
refusal-have-shotgun = Vous avez déjà un fusil en jeu.
refusal-not-in-play = Vous n’avez pas un tel objet en jeu.
refusal-axe-stays = La Hache d’incendie reste en jeu et s’applique automatiquement.
refusal-board-stays = Le Skateboard reste en jeu et s’applique automatiquement.
refusal-shotgun-counts = Le fusil tire automatiquement à chacun de vos jets de combat.
refusal-kit-time = La Trousse de secours sert sur un de vos jets de combat ratés.
refusal-saw-time = La Tronçonneuse sert juste avant un de vos jets de combat.
refusal-molotov-time = Le Cocktail Molotov sert juste avant un de vos jets de combat dans un bâtiment nommé.
refusal-nothing-to-hit = Vous n’êtes ni dans un bâtiment avec un zombie, ni à sa porte.
refusal-not-yourself = De telles cartes se jouent sur des adversaires.
refusal-no-such-player = Il n’y a pas de joueur { $who } à cette table.
refusal-last-life = Cela coûte une vie, et pas votre dernière.
refusal-at-home = Ce pion est déjà au centre de la Place publique.
refusal-held-by-fear = Peur : ce pion ne peut pas être déplacé pendant ce tour.
refusal-nothing-collected = Cet adversaire n’a aucun zombie collecté.
refusal-nothing-to-drop = Cet adversaire n’a pas un tel objet en jeu.
refusal-no-bullets = Cet adversaire n’a pas de balle.
refusal-not-built = Ce bâtiment n’est pas encore en ville.
refusal-building-full = Ce bâtiment a un zombie sur chaque case.
refusal-not-half-full = Il faut à ce bâtiment un zombie, et une case sans zombie.
refusal-pool-empty = Il ne reste aucun zombie à poser.
refusal-no-free-space = Aucune case n’est à la fois sans zombie et sans pion.
refusal-no-zombie-in-town = Il n’y a pas de zombie en ville.

## Le terminal

board-key =
    La ville est faite de panneaux de trois cases sur trois : un point est une rue, une virgule l’intérieur d’un bâtiment,
    z un zombie, * une balle, + une vie. Les lettres sont les pions, dans l’ordre des places. Une case s’écrit par son
    panneau, compté dans l’ordre de la pose, et son numéro sur le panneau, compté de gauche à droite et de haut en bas :
    1.5 est le centre de la Place publique. Personne d’autre ne voit vos cartes ; des autres mains, on voit combien de
    cartes elles comptent.

# the picture
scene-table = La ville de Zombies !!!
scene-answers = Vos options :
scene-space =
    Case { $id }{ place-at } : { $zombie ->
        [yes] { $token ->
            [bullet] un zombie et une balle
            [life] un zombie et une vie
           *[none] un zombie
        }
       *[no] { $token ->
            [bullet] une balle
            [life] une vie
           *[none] rien
        }
    }{ $count ->
        [0] { "" }
       *[other] { " " }(ici : { $who })
    }
scene-lot = Un emplacement pour un panneau, { place-off }
scene-player =
    { $letter }, { $name }{ $you ->
        [yes] { " " }(vous)
       *[no] { "" }
    } : { $kills ->
        [one] { $kills } zombie
       *[other] { $kills } zombies
    } sur { $of }, { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }, { $bullets ->
        [one] { $bullets } balle
       *[other] { $bullets } balles
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $items ->
        [0] { "" }
       *[other] { "" } ; en jeu : { $card-quoted }
    }{ $used ->
        [yes] { "" } ; événement de la manche joué
       *[no] { "" }
    }
scene-card = { $card } : { $card-effect }
scene-role =
    { $you ->
        [yes] vous{ $role ->
            [now] , c’est votre tour
           *[wait] { "" }
        }
       *[no] { $role ->
            [now] joue son tour
           *[wait] { $used ->
                [yes] événement joué
               *[no] attend
            }
        }
    }
scene-rank =
    { $rank ->
        [1] a gagné
       *[other] rang { $rank }
    }
side-turn = Tour { $turn }
scene-spot =
    { $spot-to }{ $token ->
        [bullet] { " " }pour une balle
        [life] { " " }pour une vie
       *[none] { "" }
    }
side-town =
    { $tiles ->
        [0] Plus aucun panneau
        [one] Encore un panneau
       *[other] Encore { $tiles } panneaux
    } · { $zombies ->
        [-1] des zombies sans fin
        [0] plus un seul zombie en réserve
        [one] un zombie en réserve
       *[other] { $zombies } zombies en réserve
    } · { $cards ->
        [0] plus aucune carte dans la pioche
        [one] une carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    } · { $helipad ->
        [laid] l’Héliport est posé
        [gone] l’Héliport est hors du jeu
       *[ahead] l’Héliport est à venir
    }
side-hand = Vos cartes
side-sort =
    { $sort ->
        [item] Objet
        [aimed] Contre les autres
        [building] Sur un bâtiment
       *[plain] Événement
    }
side-can =
    { $ask ->
        [discard] Peut être défaussée
       *[other] Jouable maintenant
    }
side-play = En jeu
side-lock =
    { $why ->
        [used] Vous avez joué votre événement de cette manche
        [have] Vous en avez déjà un en jeu
        [home] Jouable seulement dans : { $building }
        [rush] Jouable avant votre premier pas, ou quand votre jet de combat est raté
        [roll] Jouable avant votre jet de mouvement
        [others] Jouable après le jet de mouvement d’un adversaire
        [target] Aucune cible pour l’instant
       *[window] Jouable à la prochaine pause : avant un jet, après un pas, au début ou à la fin d’un tour
    }
side-percent = { $p } %
side-odds-fight =
    { $you ->
        [yes] Votre combat
       *[no] Combat : { $name }
    }
side-odds-unhurt = sans perdre de vie
side-odds-hurt = en perdant des vies
side-odds-dead = mort
side-odds-survive = de chances de survivre
side-odds-survive-in = de chances de survivre ({ $k } sur { $n })
side-odds-then = puis { $p } % de chances de survivre
side-odds-helipad =
    { $you ->
        [yes] Vous atteignez l’hélicoptère ce tour-ci
       *[no] { $name } atteint l’hélicoptère ce tour-ci
    }
side-steps =
    { $n } pas, { $left ->
        [0] plus aucun ensuite
       *[other] encore { $left } ensuite
    }
side-go =
    { $own ->
        [yes] { $fights ->
            [yes] Y aller et combattre
           *[no] Y aller
        }
       *[no] { $fights ->
            [yes] Y mener ce pion au combat
           *[no] Y mener ce pion
        }
    }
side-dies =
    { $own ->
        [yes] Si vous mourez, vous retournez à la Place publique
       *[no] Si ce pion meurt, il retourne à la Place publique
    }{ $lost ->
        [0] { "" }
       *[other] { "" } ; zombies perdus : { $lost } sur { $kills }
    }{ $items ->
        [0] { "" }
       *[other] { "" } ; à la défausse : { $card-quoted }
    }. Les cartes en main ne sont pas comptées dans ces chances.
side-choice =
    { $verb ->
        [lift] Prenez un zombie
       *[put] { $what ->
            [zombie] { $n ->
                [1] Posez un zombie
               *[other] Posez { $n } zombies
            }
            [bullet] { $n ->
                [1] Posez une balle
               *[other] Posez { $n } balles
            }
           *[life] { $n ->
                [1] Posez une vie
               *[other] Posez { $n } vies
            }
        }
    }
    .hint = Touchez d’autres cases pour changer.
    .go =
        { $verb ->
            [lift] Prendre celui-ci
           *[put] { $n ->
                [1] Poser ici
               *[other] Poser ainsi
            }
        }
side-herd =
    { $n ->
        [1] Déplacez un zombie
       *[other] Déplacez { $n } zombies
    }
    .hint = Les flèches montrent une façon de faire. Ou touchez un zombie, puis sa case d’arrivée.
    .go =
        { $n ->
            [1] Le déplacer ainsi
           *[other] Les déplacer ainsi
        }
    .one = Déplacer ce zombie
side-lay = Poser { $tile-the }
    .hint = Touchez un emplacement ; touchez encore pour tourner le panneau.
side-turned =
    { $turn ->
        [0] tel quel
        [1] un quart de tour à droite
        [2] un demi-tour
       *[3] un quart de tour à gauche
    }
# Si les autres ont joué leur événement de cette manche ; après le badge d’un joueur.
side-react = Événement joué ?
side-react-one =
    { $event ->
        [open] { $name } peut encore jouer un événement
        [played] { $name } a joué un événement
       *[none] { $name } n’a pas de carte
    }
    .short =
        { $event ->
            [open] non
            [played] oui
           *[none] sans carte
        }
# Un bouton qui fait ce qui est choisi.
side-do =
    { $verb ->
        [play] Jouer
        [equip] Mettre en jeu
        [use] Utiliser
        [discard] Défausser
        [life] Perdre une vie
        [bullets] Payer
        [stop] S’arrêter ici
        [keep] Tout garder
        [accept] Accepter
       *[pass] Passer
    }
side-other-way = Touchez encore la case pour un autre chemin.
side-population =
    { $zombies ->
        [one] et { $zombies } zombie
       *[other] et { $zombies } zombies
    }
    .welcome = Bienvenue en ville
    .people =
        { $people ->
            [one] { $people } habitant
           *[other] { $people } habitants
        }
side-finish = Finir mon tour
    .label = Finir mon tour : ne plus marcher, déplacer les zombies comme proposé, garder toutes les cartes

## Pourquoi un robot jouerait ainsi : après un conseil

why-pay =
    { $lack ->
        [1] Une balle gagne le combat, et son zombie.
       *[other] { $lack } balles gagnent le combat, et son zombie.
    } { $left ->
        [0] Sinon vous perdriez votre dernière vie et votre chemin{ $lost ->
            [0] { "" }
            [1] , et un zombie
           *[other] , et { $lost } zombies sur { $kills }
        }.
       *[other] Une vie n’offrirait qu’un autre lancer, et vaut plus pour vous.
    }
why-life =
    { $left ->
        [0]
            { $pays ->
                [yes]
                    { $lost ->
                        [0] Avec aucun zombie à perdre, la mort coûte peu : vous
                        [1] Avec un zombie à perdre, la mort coûte peu : vous
                       *[other] La mort coûte { $lost } zombies, mais vous
                    } repartez de la Place publique, avec trois vies et trois balles.
               *[no] Après la mort, on repart de la Place publique, avec trois vies et trois balles.
            }
       *[other] Vous gardez vos balles pour de plus mauvais lancers, avec { $p } % de survivre à ce combat.
    }
why-kit = La trousse de secours permet de relancer sans rien perdre : { $p } % de survivre à ce combat.
why-rush =
    { $p ->
        [100] Deux de plus suffisent pour gagner ce combat.
       *[other] Deux de plus vous rapprochent de la victoire : { $p } % de survivre à ce combat.
    }
why-walk =
    { $steps ->
        [1] Un pas
       *[other] { $steps } pas
    } { $spot-to }{ $there ->
        [win] , où l’hélicoptère vous emmène : c’est gagné
        [life] , où il y a une vie
        [bullet] , où il y a une balle
        [zombie] , où un zombie est à prendre
       *[other] { "" }
    }{ $heli ->
        [0] .
        [1] , un pas plus près de l’hélicoptère.
       *[other] , { $heli } pas plus près de l’hélicoptère.
    } { $fights ->
        [0] Aucun combat en chemin.
        [1] Un combat en chemin, { $p } % d’y survivre.
       *[other] { $fights } combats en chemin, { $p } % d’y survivre.
    }{ $tokens ->
        [0] { "" }
        [1] { " " }Vous ramassez un jeton.
       *[other] { " " }Vous ramassez { $tokens } jetons.
    }
why-halt = Chaque pas de plus vous coûterait davantage qu’il ne rapporte.
why-lead = C’est là que ce pion a le plus à perdre.
why-card = « { $card } » vous sert mieux maintenant que plus tard.
why-hit =
    « { $card } » retarde { $who } maintenant : { $kills } zombies sur { $of }, { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }{ $heli ->
        [0] .
       *[other] , à { $heli } pas de l’hélicoptère.
    }
why-wait =
    { $used ->
        [yes] Votre carte de cette manche est déjà jouée.
       *[no] Aucune de vos cartes ne rapporte assez maintenant ; il n’y en a qu’une par manche, et un meilleur moment viendra.
    }
why-keep = Toutes vos cartes valent mieux que celles que vous piocheriez à leur place.
why-drop = « { $card } » vaut moins pour vous que la carte piochée à sa place.
why-lay =
    { $tile-key ->
        [helipad] L’Héliport doit être près de vous : { $own } pas pour vous, { $other } pour { $who }.
       *[other] Là, { $tile-the } est à { $own } pas pour vous, à { $other } pour { $who }.
    }
why-near =
    { $verb ->
        [lift] Il est à { $own } pas pour vous, à { $other } pour { $who } : ailleurs il vous sert mieux.
       *[put]
            { $what ->
                [zombie] Un zombie y est à { $own } pas pour vous, à { $other } pour { $who }.
               *[other] Là, c’est à { $own } pas pour vous, à { $other } pour { $who }.
            }
    }
why-dead =
    { $do ->
        [raise] Les balles coûtent moins que deux de vos { $kills } zombies.
        [again] Un autre lancer pour une vie coûte moins que deux de vos { $kills } zombies.
       *[pass] Corriger les dés coûterait plus que les deux zombies.
    }
