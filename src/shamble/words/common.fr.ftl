# Les mots communs à tous les jeux, en français. Mêmes clés et mêmes variables que dans common.en.ftl.

## Listes

list-more = { $head }, { $next }
list-last = { $head } et { $last }
list-quoted = « { $text } »

## Refus : l’article, puis la raison

refusal-line = { $clause } : { $sentence }
refusal-not-chance = Aucun dé n’est à lancer en ce moment.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-gesture-ends = Après { $answer }, on lance, tire ou dévoile quelque chose : vous jouerez la suite après l’avoir vu.
refusal-not-waiting = Vous ne pouvez rien choisir à cet instant.
refusal-chance-pending = Il faut d’abord lancer les dés.
refusal-not-offered = On ne peut pas jouer { $answer } en ce moment.
refusal-out-of-turn = C’est à { $who } de jouer.
refusal-over = La partie est terminée.

## Places et tours

# $who est le nom d’un robot, $level l’un des mots bot- ci-dessous.
seat-bot = { $who } (robot : { $level })
turn-of = C’est à { $who } de jouer.

## Robots, selon leur réflexion

bot-random = Hasard
bot-greedy = Glouton
bot-search = Stratège
bot-thinking = { $who } réfléchit.

## Le terminal

curtain = Cet écran est maintenant pour { $who }, et pour personne d’autre.
curtain-prompt = Entrée quand personne d’autre ne regarde :
# Un choix, et ce qui en résulterait.
choice-result = { $text } : { $sentence }
answer-prompt = Votre choix, ou ? pour l’aide :
# $text is one of the enter- words.
answer-prompt-enter = Votre choix, Entrée pour { $text }, ou ? pour l’aide :
enter-pass = passer
enter-only = jouer { $answer }
enter-suggested = jouer ce qui est proposé
plan-suggested = Proposé : { $names }
choices-more = Il y a { $count } choix ; « liste » les montre.
news-more =
    { $count ->
        [1] … une ligne avant ; « journal » raconte tout
       *[other] … { $count } lignes avant ; « journal » raconte tout
    }
plan-over = Quelque chose s’est passé en chemin ; c’est donc à vous de choisir de nouveau.
walk-where = Dites où aller, par exemple aller 3.8 ; aller 3.8 stop termine là le déplacement.
walk-none = Il n’y a nulle part où aller maintenant.
walk-far = { $text } est hors d’atteinte ; sont accessibles : { $names }.
orders-none = Dans ce jeu, aucune carte ne se joue pendant le tour des autres.
orders-card = Il n’y a pas de consigne pour « { $text } » ; il y en a pour : { $names }.
orders-value = Cette consigne ne peut pas être « { $text } » ; elle peut être : { $names }.
# $name is a card, $text one of the order- words.
orders-done = { $name } : { $text }.
stops-level = Dites l’un de ces mots : { $names } ; pour l’instant, c’est { $text }.
stops-useful = La partie s’arrête pour vos cartes quand cela semble utile, une fois par carte et par manche au plus.
stops-always = La partie s’arrête chaque fois que vous pouvez jouer une carte.
stops-never = La partie ne s’arrête plus pour vos cartes ; « cartes utile » change cela.
column-card = Carte
column-order = Consigne
column-orders = Consignes possibles
answer-unreadable = « { $text } » n’est ni un choix ni une commande ici. Tapez ? pour l’aide.
answer-number = Il n’y a pas de numéro { $text } : la liste va de 1 à { $max }.
answer-ambiguous = « { $text } » peut vouloir dire { $names }.
answer-unclear = « { $text } » se lit de plusieurs façons ; écrivez chaque choix en entier.
command-answer =
    3 ou { $example } : jouer ce choix, par son numéro dans la liste ou en notation courte ;
    plusieurs notations sur une ligne, comme d2-e3 e3-f3, se jouent ensemble : acceptées, refusées et annulées d’un bloc
command-list = liste : vos choix du moment
command-board = plateau : toute la table encore une fois
command-go = aller 3.8 : y marcher, en combattant ce qui est sur le chemin ; aller 3.8 stop termine là le déplacement
command-cards = cartes utile, cartes toujours, cartes jamais : quand la partie s’arrête pour les cartes que vous pouvez jouer à tout moment
command-orders = consignes : vos consignes pour chaque carte ; consignes CARTE VALEUR en change une
command-hint = conseil : ce que jouerait un robot
command-undo = annuler : reprendre votre dernier coup et ceux des robots depuis
command-say = dire TEXTE : dire quelque chose à tout le monde avant un vote
command-promise = promettre red : promettre une perle rouge à tout le monde avant un vote ; cela n’engage personne
talk-none = Il n’y a pas de vote en ce moment ; on discute avant un vote.
talk-promise = Cela ne peut pas se promettre ; ceci le peut : { $names }.
talk-text = Dites-le sur une ligne, en { $max } caractères au plus.
talk-done = Tout le monde l’a entendu.
talk-promised = { $who } : « { $text }. »
command-log = journal : ce qui s’est passé
command-record = feuille : la feuille de partie jusqu’ici, telle qu’elle serait enregistrée
command-rules = règles { $clause } : lire un article des règles ; règles MOT : tous les articles avec ce mot
command-save = enregistrer { $file } : enregistrer la partie dans un fichier
command-lang = langue en : continuer en anglais
command-quit = quitter : quitter la table

# Ce que ferait un robot à sa place, et pourquoi. $level est le sien ; $won et $next sont des pourcentages.
hint-by =
    { $level ->
        [search] Le Stratège jouerait ceci :
        [greedy] Le Glouton jouerait ceci :
       *[other] Un robot jouerait ceci :
    }
hint-trials =
    Dans ses parties d’essai, il gagne ainsi environ { $won } % du temps, et { $next } % avec le meilleur autre choix.
hint-second = Presque aussi bon : { $text }
undo-done = Annulé : { $answer }.
undo-revealed = Trop tard pour annuler : on a lancé, tiré ou dévoilé quelque chose depuis.
undo-none = Il n’y a rien à annuler.
save-done = Partie enregistrée : { $file }.
save-failed = Impossible d’écrire { $file } : { $reason }
load-failed = Impossible de lire { $file } : { $reason }
save-offer = Enregistrer la feuille de partie ? Un nom de fichier, ou Entrée pour partir sans l’enregistrer :
save-name = Un autre nom pour la feuille de partie, Entrée pour la laisser ainsi, ou non pour l’effacer :
save-number = « { $text } » n’est qu’un nombre, et plus rien n’est à choisir ; tapez un nom de fichier, ou Entrée.
save-not = La feuille de partie est effacée.
over-already = La partie est finie ; il n’y a plus rien à jouer.
quit-unsaved = Cette partie n’est pas enregistrée. Tapez enregistrer, ou encore quitter pour partir quand même.
lang-done = Désormais en français.
rules-none = Les règles n’ont pas d’article { $clause }, ni d’article avec ces mots.
# $name est un jeu, $names toute la tablée.
table-line = { $name } avec { $names }.
seat-you = { $name } (vous)
keys-line = Tapez un numéro de la liste ou une notation courte ({ $example }) ; règles ouvre les règles, aide donne les autres commandes.
goodbye = Au revoir. Les zombies patienteront.

## La fin

over = La partie est terminée.
column-place = Rang
column-player = Nom
column-points = Points

## Les commandes du terminal, et ce qu’on peut leur dire

help-shamble = Des jeux de société de zombies : par défaut, les règles imprimées à la lettre ; ce que les scans ont perdu ou que les règles laissent ouvert est choisi par nous et marqué ¹, ce qui vient de règles ultérieures de l’éditeur est marqué ².
help-play = Jouer contre des robots, ou entre amis au même clavier.
help-serve = Ouvrir les tables aux navigateurs et aux programmes.
help-tables = S’occuper des tables d’un serveur : list, show, export, delete, prune, check, unlist.
help-tables-list = Les tables, celles qui ont changé en dernier d’abord.
help-tables-show = Une table : qui y est, et si cette version peut la suivre.
help-tables-export = Écrire des feuilles de partie entières dans un dossier ; celles qui durent encore y montrent leurs dés.
help-tables-delete = Supprimer une table et tout ce qui en est gardé.
help-tables-prune = Supprimer les tables que personne n’a touchées depuis tant de temps.
help-tables-check = Suivre chaque table comme cette version le ferait, et dire lesquelles lui échappent : avant une mise à jour.
help-tables-unlist = Retirer pour de bon une table de la liste publique.
help-sit = Faire s’asseoir un bot, y compris le vôtre, à une table ouverte.
help-games = Les jeux, à combien ils se jouent et leurs options.
help-rules = Les règles d’un jeu, un seul article, ou tous les articles avec un mot.
help-replay = Revoir une partie enregistrée.
help-draw = Un moment d’une partie enregistrée, en image SVG.
help-completion = Faire compléter par Tab les commandes, les options et les jeux dans votre shell.
flag-shell = Votre shell : bash, zsh ou fish.
wrong-seal = « { $text } » n’est pas un sceau ; il faut de { $count } à { $max } chiffres hexadécimaux.
wrong-shell = Il n’y a pas de complétion pour « { $text } » ; il y en a pour : { $names }.
wrong-picture = { $file } : les images sont écrites en SVG ; donnez donc au fichier un nom comme table.svg.
help-verify = Vérifier que les dés sont ceux scellés avant la partie.
help-simulate = Faire jouer aux robots de nombreuses parties, et compter qui gagne.
help-version = La version de Shamble.

flag-game = Le nom du jeu ; « shamble games » en donne la liste.
flag-file = Une feuille de partie, telle que « shamble play » l’enregistre.
flag-seal = Le sceau que vous avez vu avant la partie, en entier ou ses 12 premiers chiffres.
flag-clause = Un article comme 3.3, ou des mots à chercher ; sinon, toutes les règles.
flag-help = Afficher cette aide et rien d’autre.
flag-lang = La langue : en ou fr.
flag-link = Le lien de la table tel qu’on l’envoie, ou son code si cette machine l’héberge. Un lien qui contient une place prend cette place.
flag-sit-bot = Le bot : random, greedy (par défaut) ou search (le stratège), ou le vôtre, par son fichier et sa classe.
flag-sit-name = Le nom du bot à la table.
flag-chair = La chaise, par sa lettre ; sinon, n’importe laquelle qui soit libre.
flag-over = Par où suivre la table : stream (par défaut) ou socket.
flag-seconds = Combien de secondes le bot peut réfléchir à un coup.
flag-sit-seed = Le même nombre donne les mêmes réflexions.
flag-host = L’adresse d’écoute : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le réseau local.
flag-port = Le port ; sans lui, le premier libre à partir de 8000.
flag-database = Le fichier où les tables sont enregistrées.
flag-public = L’adresse que les gens tapent, si un serveur web avec TLS se trouve devant.
flag-cert = Le certificat TLS, en fichier PEM.
flag-key = La clé du certificat, en fichier PEM.
flag-open = Ouvrir les tables dans le navigateur.
flag-limit = Combien de demandes une même personne peut envoyer : usual, ou none (sans limite) pour des mesures.
flag-pace = La lenteur des tables : 1 (par défaut), ou 0 sans attendre.
flag-keep-rooms = Combien de temps garder un salon sans partie : 12h, 2d (deux jours, par défaut), ou never pour ne jamais supprimer.
flag-keep-finished = Combien de temps garder une partie terminée : 90d par défaut, ou never pour ne jamais supprimer.
flag-keep-abandoned = Combien de temps garder une partie abandonnée : 60d par défaut, ou never pour ne jamais supprimer.
flag-code = Le code d’une table.
flag-phase = Seulement les tables dans cet état : room (pas encore de partie), play ou over.
flag-of-game = Seulement les tables de ce jeu.
flag-older = Seulement les tables inchangées depuis tant de temps : 12h, 90d.
flag-export = Les codes des tables, puis le dossier où écrire.
flag-export-all = Toutes les tables où une partie a commencé.
flag-dry-run = Dire seulement quelles tables seraient supprimées.
flag-log = La forme du journal, une ligne par événement : text ou json.
flag-metrics = Un fichier avec un secret qui ouvre /metrics depuis d’autres machines.
flag-drain = Pendant combien de secondes les parties continuent quand on demande l’arrêt du serveur.
flag-seed = Le même nombre redonne la même partie.
flag-option = Une option du jeu ; « shamble games » en donne la liste. Peut être répété.
flag-no-colour = Sans couleurs.
flag-at = Le moment après ce nombre de coups.
flag-seats = Le nombre de places à la table.
flag-bots = Les robots après les personnes, chacun random (hasard), greedy (glouton), search (stratège) ou le vôtre, écrit { "FICHIER.py:CLASSE" }.
flag-bot = Ce que sont tous les robots : random (hasard), greedy (glouton, par défaut), search (stratège) ou le vôtre, écrit { "FICHIER.py:CLASSE" }.
flag-humans = Combien de personnes partagent le clavier ; les robots prennent les autres places.
flag-hotseat = Rien que des personnes, sans robots.
flag-names = Un nom pour chaque place.
flag-load = Continuer une partie enregistrée.
flag-save = Enregistrer la partie dans ce fichier après chaque coup.
flag-all = Tout montrer d’un coup, sans pause.
flag-out = Le fichier de l’image ; sinon elle est affichée.
flag-seat = Vu de cette place ; sinon, comme en spectateur.
flag-theme = Clair (light), sombre (dark), ou selon le lecteur (auto).
flag-games = Combien de parties ; 100 si vous ne dites rien.
flag-resume = Continuer une série interrompue ; le fichier dit le reste.
flag-sim-bots = Un robot par place : random (hasard), greedy (glouton), search (stratège) ou le vôtre, écrit { "FICHIER.py:CLASSE" }.
flag-rotate = Faire passer chaque robot par chaque place.
flag-processes = Combien de processus se partagent le travail ; les résultats restent les mêmes.
flag-json = Écrire aussi les chiffres dans ce fichier.

## Ce que disent encore les commandes

game-entry = { $name } ({ $text }). { $sentence }.
option-line = { $name } ({ $clause }), par défaut : { $text }.
version-line = Shamble { $number }, { $text }, sources { $name }
build-pure = Python pur
build-compiled = compilé
draw-done = Image enregistrée : { $file }.
verify-done =
    { $file } : les dés sont ceux { $seen ->
        [yes] du sceau que vous avez vu
       *[no] de son propre sceau { $seal }
    }, et { $count ->
        [0] rien n’a été joué
        [one] son seul coup suit les règles
       *[other] ses { $count } coups suivent tous les règles
    }.
verify-so-far =
    { $file } : les dés sont ceux { $seen ->
        [yes] du sceau que vous avez vu
       *[no] de son propre sceau { $seal }
    }, et { $count ->
        [0] rien n’a encore été joué
        [one] le seul coup jusqu’ici suit les règles
       *[other] les { $count } coups jusqu’ici suivent tous les règles
    }.
verify-compare = Qui invente une feuille peut aussi la sceller : comparez ce sceau avec celui que vous avez vu avant la partie, ou donnez-le avec --seal.
verify-added =
    { $count ->
        [1] Le nombre d’une seule personne est mêlé aux dés : { $names }.
       *[other] Les nombres de { $count } personnes sont mêlés aux dés : { $names }.
    }
verify-missing =
    { $count ->
        [1] Un nombre a été promis et jamais dévoilé : { $names }.
       *[other] { $count } nombres ont été promis et jamais dévoilés : { $names }.
    }
replay-prompt = Entrée : suite, b : retour, un nombre : y aller, q : quitter >
replay-unreadable = « { $text } » ne veut rien dire ici ; ? dit ce qui a un sens.
replay-help = Entrée avance d’un coup, b recule d’un coup, un nombre de 0 à { $max } va à ce coup, q termine.
sim-working = En jeu
sim-title =
    { $name } : { $count ->
        [1] une partie
       *[other] { $count } parties
    }, graine { $text }.
sim-note = Une victoire partagée compte par fractions. Les crochets, la partie grisée des barres et ± sont des intervalles à 95 %.
sim-died = Un processus s’est arrêté avant la fin des parties ; il manquait peut-être de mémoire.
sim-stopped =
    Arrêt après { $count ->
        [1] une partie
       *[other] { $count } parties
    } sur { $number }. Elles sont enregistrées dans { $file } ; voici comment jouer les autres :
sim-nothing = Arrêt avant la fin de la première partie ; il n’y a donc rien à enregistrer.
figure-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-limits = [{ NUMBER($min, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($max, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
figure-margin = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-spread = { $text }, de { $min } à { $max }
sim-by-seat = Par place
sim-by-bot = Par robot
sim-length = Choix par partie : { $text }.
sim-turns = Tours par partie : { $text }.
sim-endings = Fins de partie : { $text }.
column-seat = Place
column-bot = Robot
column-wins = Victoires
column-interval = 95 %

## Ce qui ne va pas dans une demande : toujours une seule phrase. Dans usage-, $head est la commande, $name une option,
## $text ce qui fut tapé.

usage-command = Il n’y a pas de commande « { $text } » ; « { $head } --help » en donne la liste.
usage-option = Il n’y a pas d’option { $text } ; « { $head } --help » en donne la liste.
usage-missing = Il manque { $name } ; « { $head } --help » dit ce que c’est.
usage-value = { $name } ne peut pas prendre cette valeur ; « { $head } --help » dit ce qui est possible.
usage-range = { $name } ne peut pas être { $text } ; le minimum est { $min }.
usage-range-to = { $name } ne peut pas être { $text } ; il faut de { $min } à { $max }.
usage-command-near = Il n’y a pas de commande « { $text } » ; vouliez-vous dire { $names } ?
usage-extra = « { $text } » est de trop ; « { $head } --help » dit ce qui est possible.
usage-needs = { $text } demande une valeur.
usage-bare = { $text } ne prend pas de valeur.
wrong-lang = Shamble ne parle pas « { $text } » ; il parle { $names }.
wrong-game = Il n’y a pas de jeu « { $text } » ; il y a : { $names }.
wrong-seats = { $name } se joue de { $min } à { $max }, pas à { $count }.
wrong-seats-only = { $name } se joue à { $number }, pas à { $count }.
wrong-option-shape = Une option s’écrit nom=valeur, et non « { $text } ».
wrong-option = { $name } n’a pas d’option « { $text } » ; il a : { $names }.
wrong-value = L’option { $name } ({ $clause }) peut être { $names }, et non « { $text } ».
wrong-own-bot = Le robot { $name } n’est pas des nôtres, et une feuille de partie ne dit pas où il se trouve ; nommez les robots avec --bots.
no-bot-level = Il n’y a pas de robot « { $text } » ; il y a : { $names }, ou le vôtre, écrit { "FICHIER.py:CLASSE" }.
no-bot-missing = Le robot « { $text } » ne peut pas être chargé : { $file } n’existe pas.
no-bot-broken = { $file } est inutilisable : { $reason }
no-bot-class = { $file } n’a pas de classe { $name } dérivée de shamble.bots.Bot.
no-bot-answer = { $name } dans { $file } n’a pas de méthode answer(self, view) et ne peut donc pas jouer.
no-bot-failed = Le robot { $text } a échoué : { $reason }
no-bot-none = { $text } a produit autre chose qu’un bot.
wrong-humans = À une table de { $seats } places, il ne peut pas y avoir { $count } personnes.
wrong-bots =
    { $count ->
        [0] Aucune personne
        [one] Une personne
       *[other] { $count } personnes
    } et { $number ->
        [0] aucun robot
        [one] un robot
       *[other] { $number } robots
    } ne font pas { $seats } places.
wrong-names = Il faut { $seats } noms, et non { $count }.
wrong-name = Un nom compte de 1 à { $max } caractères imprimables ; « { $text } » ne convient pas.
wrong-same-name = Chaque nom ne peut servir qu’une fois.
wrong-seat = Il n’y a pas de place « { $text } » ; il y a : { $names }.
wrong-theme = Il n’y a pas de thème « { $text } » ; il y a : { $names }.
wrong-at =
    Cette partie compte { $count } { $count ->
        [one] coup
       *[other] coups
    } : il n’y a pas de moment { $text }.
wrong-together = { $head } et { $last } ne vont pas ensemble.
wrong-with = { $name } nomme un fichier qui le dit déjà ; { $text } est donc de trop.
run-broken = { $file } n’est pas une série interrompue que l’on puisse continuer.
run-other-game = La série dans { $file } est d’un autre jeu : { $name }, et non { $text }.
run-rules = { $file } a été joué selon les règles { $text } ; la série ne peut pas continuer selon les règles { $name }, celles d’ici.
run-bots = Cette série a les robots { $names } ; donnez exactement ceux-là avec --bots.
wrong-other-game = { $file } est la feuille d’un autre jeu : { $name }, et non { $text }.
wrong-own-dice = Dans { $file }, les joueurs lancent eux-mêmes les dés : « shamble replay » peut montrer cette partie, mais elle ne se joue pas ici.
wrong-record = { $file } est une feuille de partie ; choisissez un autre nom.
wrong-taken = { $file } existe déjà ; continuez cette partie avec --load, ou choisissez un autre nom.

record-failed = { $file } : { $reason }
fault-foreign = ce n’est pas une feuille de partie.
fault-cut = la feuille est coupée : sa dernière ligne manque.
fault-changed = la feuille a été modifiée ou abîmée : sa somme de contrôle est fausse.
fault-header = l’en-tête de la feuille est incomplet ou abîmé.
fault-line = la feuille a une ligne illisible.
fault-chance = il manque un lancer ou un tirage dans la feuille.
fault-against = la feuille enfreint les règles.
fault-seal = le secret de cette feuille n’est pas celui qui a été scellé avant la partie.
fault-number = le nombre que la place { $name } a ajouté aux dés n’est pas celui qu’elle avait promis avant la partie.
fault-dice = les lancers et les tirages de cette feuille ne sont pas ceux de ses dés.
fault-own = dans une partie à secrets, la feuille d’une seule place ne se rejoue pas ; il faut la feuille entière.
fault-unsealed = cette feuille ne contient pas le secret de ses dés : impossible de les vérifier.
fault-unlike = son sceau n’est pas celui que vous avez vu, { $text } : ce sont d’autres dés, ou une autre partie.
fault-unreadable = la feuille est illisible.
fault-game = c’est la feuille d’un jeu inconnu ici, « { $text } ».
fault-rules = cette feuille suit les règles { $text } ; elle ne peut pas être rejouée avec les règles { $name }, les seules connues ici.

file-missing = ce fichier ou ce dossier n’existe pas.
file-denied = ce n’est pas permis.
file-folder = c’est un dossier.
file-full = il n’y a plus d’espace.
file-not-text = ce n’est pas du texte.
file-other = le système refuse.

# D’où vient un prix, un nombre ou un texte qui n’est pas dans les règles imprimées : sur les cartes et les pièces.
mark-ours = Choix de cette édition
mark-later = D’après des règles plus récentes, une FAQ, des listes ou des critiques publiées ; ce n’est pas dans les règles que nous suivons
source-note =
    { $by ->
        [ours] ¹ Choix de cette édition
       *[later] ² D’après des règles plus récentes, une FAQ, des listes ou des critiques publiées
    } : { $what ->
        [price] le prix
        [number] le nombre
        [reward] la récompense
        [copies] le nombre d’exemplaires
        [values] les valeurs et le nombre d’exemplaires
        [layout] leur place
       *[text] l’effet de la carte
    } ({ $clause }).

## Durées, et shamble tables

wrong-span = « { $text } » n’est pas une durée pour { $name } ; écrivez par exemple 30m, 12h ou 90d.
span-never = pour toujours
span-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
tables-count =
    { $count ->
        [0] Aucune table.
        [one] Une table.
       *[other] { $count } tables.
    }
tables-phase-room = salon
tables-phase-play = en cours
tables-phase-over = terminée
tables-listed = sur la liste
tables-off = retirée de la liste
# $number : combien d’octets cela fait.
tables-size =
    { $count ->
        [one] { $count } ligne, { $number } octets
       *[other] { $count } lignes, { $number } octets
    }
tables-breaks = Cette version ne peut pas suivre { $code } au-delà de la ligne { $number } ({ $text }). Ce qui en a été enregistré reste, et peut être exporté.
tables-export-what = Nommez des tables par leurs codes, ou toutes avec --all, puis le dossier où écrire.
tables-not-begun = Aucune partie n’y a commencé : il n’y a rien à écrire.
tables-exported =
    { $count ->
        [0] Il n’y avait rien à écrire.
        [one] Une feuille de partie est dans { $file }.
       *[other] { $count } feuilles de partie sont dans { $file }.
    }
tables-deleted =
    { $count ->
        [0] Aucune table n’a été supprimée.
        [one] Une table est supprimée.
       *[other] { $count } tables sont supprimées.
    }
tables-would-go =
    { $count ->
        [0] Aucune table ne serait supprimée.
        [one] Une table serait supprimée.
       *[other] { $count } tables seraient supprimées.
    }
tables-in-use =
    { $count ->
        [0] Aucune n’a dû être gardée.
        [one] Une table sert en ce moment et a été gardée.
       *[other] { $count } tables servent en ce moment et ont été gardées.
    }
# $number : combien d’entre elles se jouent encore.
tables-check-broken =
    { $count ->
        [0] Cette version peut suivre toutes les tables
        [one] Cette version ne peut pas suivre une table
       *[other] Cette version ne peut pas suivre { $count } tables
    }{ $number ->
        [0] {""} ; aucune de ces parties n’est encore en cours.
        [one] {""} ; une de ces parties est encore en cours.
       *[other] {""} ; { $number } de ces parties sont encore en cours.
    }
tables-check-sound =
    { $count ->
        [0] Il n’y a aucune table à vérifier.
        [one] Cette version peut suivre la seule table qu’il y a.
       *[other] Cette version peut suivre les { $count } tables.
    }
tables-unlisted = { $code } n’est plus sur la liste publique, quoi que choisisse son hôte.
tables-wrong-phase = Il n’y a pas d’état « { $text } » ; il y a : { $names }.
tables-none = Il n’y a pas de table « { $text } » dans ce fichier.
tables-ordered = Un serveur tourne sur ce fichier ; il s’en charge.
tables-older = Le serveur qui tourne sur ce fichier est plus ancien et ne prend pas d’ordres ; arrêtez-le d’abord.
tables-no-answer = Le serveur qui tourne sur ce fichier n’a pas répondu ; l’ordre a été repris. Voyez son journal.
tables-failed = Impossible de modifier { $file } ; rien n’a été fait de plus que ce qui est dit.
