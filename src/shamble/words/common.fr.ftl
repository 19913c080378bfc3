# Les mots communs à tous les jeux, en français. Mêmes clés et mêmes variables que dans common.en.ftl.

## Listes

list-more = { $head }, { $next }
list-last = { $head } et { $last }

## Refus : l’article, puis la raison

refusal-line = { $clause } : { $sentence }
refusal-not-chance = Aucun dé n’est à lancer en ce moment.
refusal-chance-pending = Il faut lancer les dés avant que quiconque réponde.
refusal-not-offered = On ne peut pas répondre { $answer } en ce moment.
refusal-out-of-turn = C’est à { $who } de répondre.
refusal-over = La partie est terminée.

## Places et tours

# $number compte à partir de 1.
seat = Place { $number }
seat-free = La place { $number } est libre
seat-yours = Vous occupez la place { $number }
# $who est le nom d’un robot, $level l’un des mots bot- ci-dessous.
seat-bot = { $who } (robot : { $level })
spectator = Spectateur
turn = Tour { $number }
turn-of = C’est à { $who } de jouer.
turn-yours = C’est à vous de jouer.
waiting-for = On attend { $who }.

## Robots, selon leur réflexion

bot-random = Somnambule
    .help = Répond au hasard.
bot-greedy = Affamé
    .help = Prend ce qui paraît le meilleur sur le moment.
bot-search = Prévoyant
    .help = Joue la suite dans sa tête avant de répondre.
bot-thinking = { $who } réfléchit.

## Le terminal

answer-prompt = Votre réponse, ou ? pour l’aide :
answer-count =
    { $count ->
        [one] Une réponse :
       *[other] { $count } réponses :
    }
answer-unreadable = « { $text } » n’est pas une réponse possible ici. Tapez ? pour l’aide.
command-answer = { $example } : répondre en notation courte, ou par le numéro dans la liste
command-list = list : ce que vous pouvez répondre maintenant
command-hint = hint : le conseil d’un robot
command-undo = undo : annuler la dernière réponse
command-log = log : ce qui s’est passé
command-record = record : la feuille de partie telle qu’un fichier la garderait
command-rules = rules { $clause } : lire un article des règles
command-save = save { $file } : garder la partie dans un fichier
command-quit = quit : quitter la table

hint = Un robot répondrait { $answer }.
hint-none = Il n’y a rien à répondre, donc pas de conseil.
undo-done = Annulé : { $answer }.
undo-none = Il n’y a rien à annuler.
log-title = Journal
log-empty = Il ne s’est encore rien passé.
record-title = Feuille de partie
record-replayed =
    { $count ->
        [one] Une réponse rejouée depuis { $file }.
       *[other] { $count } réponses rejouées depuis { $file }.
    }
save-done = Partie enregistrée : { $file }.
save-failed = Impossible d’écrire { $file } : { $reason }
load-failed = Impossible de lire { $file } : { $reason }
rules-title = Règles
rules-none = Les règles n’ont pas d’article { $clause }.
goodbye = Au revoir. Les zombies patienteront.

## La fin

over = La partie est terminée.
place-line = { $place }. { $who } : { $points }
