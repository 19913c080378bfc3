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
answer-unreadable = « { $text } » n’est ni un choix ni une commande ici. Tapez ? pour l’aide.
answer-number = Il n’y a pas de numéro { $text } : la liste va de 1 à { $max }.
answer-ambiguous = « { $text } » peut vouloir dire { $names }.
answer-unclear = « { $text } » se lit de plusieurs façons ; écrivez chaque choix en entier.
command-answer =
    3 ou { $example } : jouer ce choix, par son numéro dans la liste ou en notation courte ;
    plusieurs notations sur une ligne, comme d2-e3 e3-f3, se jouent ensemble : acceptées, refusées et annulées d’un bloc
command-list = liste : vos choix du moment
command-board = plateau : revoir la table
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
command-rules = règles { $clause } : lire un article des règles
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
quit-unsaved = Cette partie n’est pas enregistrée. Tapez enregistrer, ou encore quitter pour partir quand même.
lang-done = Désormais en français.
rules-none = Les règles n’ont pas d’article { $clause }.
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
help-games = Les jeux, à combien ils se jouent et leurs options.
help-rules = Les règles d’un jeu, ou un seul article.
help-replay = Revoir une partie enregistrée.
help-draw = Un moment d’une partie enregistrée, en image SVG.
help-verify = Vérifier que les dés sont ceux scellés avant la partie.
help-simulate = Faire jouer aux robots de nombreuses parties, et compter qui gagne.
help-version = La version de Shamble.

flag-game = Le nom du jeu ; « shamble games » en donne la liste.
flag-file = Une feuille de partie, telle que « shamble play » l’enregistre.
flag-clause = Un article comme 3.3 ; sinon, toutes les règles.
flag-help = Afficher cette aide et rien d’autre.
flag-lang = La langue : en ou fr.
flag-host = L’adresse d’écoute : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le réseau local.
flag-port = Le port ; sans lui, le premier libre à partir de 8000.
flag-database = Le fichier où les tables sont enregistrées.
flag-public = L’adresse que les gens tapent, si un serveur web avec TLS se trouve devant.
flag-cert = Le certificat TLS, en fichier PEM.
flag-key = La clé du certificat, en fichier PEM.
flag-open = Ouvrir les tables dans le navigateur.
flag-limit = Combien de demandes une même personne peut envoyer : usual, ou none (sans limite) pour des mesures.
flag-pace = La lenteur des robots au rythme tranquille : 1 (par défaut), ou 0 sans attendre.
flag-seed = Le même nombre redonne la même partie.
flag-option = Une option du jeu ; « shamble games » en donne la liste. Peut être répété.
flag-no-colour = Sans couleurs.
flag-at = Le moment après ce nombre de coups.
flag-seats = Le nombre de places à la table.
flag-bots = Les robots après les personnes, chacun random (hasard), greedy (glouton) ou search (stratège).
flag-bot = Le niveau de tous les robots : random (hasard), greedy (glouton, par défaut) ou search (stratège).
flag-humans = Combien de personnes partagent le clavier ; les robots prennent les autres places.
flag-hotseat = Rien que des personnes, sans robots.
flag-names = Un nom pour chaque place.
flag-load = Continuer une partie enregistrée.
flag-save = Enregistrer la partie dans ce fichier après chaque coup.
flag-all = Tout montrer d’un coup, sans pause.
flag-out = Le fichier de l’image ; sinon elle est affichée.
flag-seat = Vu de cette place ; sinon, comme en spectateur.
flag-theme = Clair (light), sombre (dark), ou selon le lecteur (auto).
flag-games = Le nombre de parties.
flag-sim-bots = Un robot par place : random (hasard), greedy (glouton) ou search (stratège).
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
    { $file } : les dés sont ceux scellés avant la partie, et { $count ->
        [0] rien n’a été joué
        [one] son seul coup suit les règles
       *[other] ses { $count } coups suivent tous les règles
    }.
verify-so-far =
    { $file } : les dés sont ceux scellés avant la partie, et { $count ->
        [0] rien n’a encore été joué
        [one] le seul coup jusqu’ici suit les règles
       *[other] les { $count } coups jusqu’ici suivent tous les règles
    }.
replay-prompt = Entrée : suite, b : retour, un nombre : y aller, q : quitter >
replay-unreadable = « { $text } » ne veut rien dire ici.
sim-working = En jeu
sim-title =
    { $name } : { $count ->
        [1] une partie
       *[other] { $count } parties
    }, graine { $text }.
sim-note = Une victoire partagée compte par fractions. Les crochets, la partie grisée des barres et ± sont des intervalles à 95 %.
sim-died = Un processus s’est arrêté avant la fin des parties ; il manquait peut-être de mémoire.
figure-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-limits = [{ NUMBER($min, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($max, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
figure-margin = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-spread = { $text }, de { $min } à { $max }
sim-by-seat = Par place
sim-by-bot = Par robot
sim-length = Choix par partie : { $text }.
sim-turns = Tours par partie : { $text }.
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
usage-extra = « { $text } » est de trop ; « { $head } --help » dit ce qui est possible.
usage-needs = { $text } demande une valeur.
usage-bare = { $text } ne prend pas de valeur.
wrong-lang = Shamble ne parle pas « { $text } » ; il parle { $names }.
wrong-game = Il n’y a pas de jeu « { $text } » ; il y a : { $names }.
wrong-seats = { $name } se joue de { $min } à { $max }, pas à { $count }.
wrong-option-shape = Une option s’écrit nom=valeur, et non « { $text } ».
wrong-option = { $name } n’a pas d’option « { $text } » ; il a : { $names }.
wrong-value = L’option { $name } ({ $clause }) peut être { $names }, et non « { $text } ».
wrong-level = Il n’y a pas de robot « { $text } » ; il y a : { $names }.
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
wrong-with-load = Une partie enregistrée apporte sa propre table : { $text } ne va pas avec --load.
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
fault-dice = les lancers et les tirages de cette feuille ne sont pas ceux de ses dés.
fault-own = dans une partie à secrets, la feuille d’une seule place ne se rejoue pas ; il faut la feuille entière.
fault-unsealed = cette feuille ne contient pas le secret de ses dés : impossible de les vérifier.
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
