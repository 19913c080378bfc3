# La table dans le navigateur, en français. Messages sans variables : le navigateur ne connaît pas Fluent.

board-board = Le plateau
board-answers = Vos réponses
board-players = Joueurs
board-log = Journal
board-happened = Ce qui s’est passé
board-key = Légende
board-more = Plus
board-drawers = Autour de la table
board-go = Jouer
board-undo = Annuler
board-hint = Conseil
board-hinted = Un robot ferait ceci
board-your-move = À vous
board-away = absent
board-choose = Choisissez un endroit marqué
board-choose-or-pick = Choisissez un endroit marqué ou une autre pièce
board-pick = Choisissez une de vos pièces
board-who-goes = Quelle pièce ?
board-watching = Vous regardez la partie.
board-lost = Connexion perdue, nouvel essai en cours
board-bye = La table a coupé cette liaison.
board-leave = Quitter la table
board-read = Lire l’article

## Par-dessus la table

board-rules = Les règles
board-words = La table en mots
board-keys = Touches
board-record = Garder votre feuille de partie
board-record-whole = Garder la feuille complète
board-one-tap = Jouer d’une seule touche
board-seal = Les dés sont scellés :
board-key-walk = aller d’une pièce, d’un endroit ou d’une réponse à l’autre
board-key-choose = choisir ; encore une fois pour jouer
board-key-back = revenir en arrière
board-key-undo = reprendre votre dernière réponse
board-key-hint = demander à un robot
board-key-log = ce qui s’est passé
board-key-rules = les règles
board-key-keys = ces touches
board-key-camera = de plus près, de plus loin, tout, votre pion, sur le côté
board-closer = Plus près
board-farther = Plus loin
board-whole = Tout voir
board-mine = Mon pion
board-plan = La suite se joue seule. Touchez le plateau pour l’arrêter.
board-plan-stop = Arrêter ici
board-plan-broken = Il s’est passé quelque chose en chemin : votre plan est arrêté.

## Revoir la partie

board-replay = Revoir la partie
board-looking-back = Vous revoyez la partie.
board-look-back = Revoir ce moment
board-back = Retour à la partie
board-step-word = Moment
board-first = Au début
board-last = À la fin
board-step = Un pas en avant
board-step-back = Un pas en arrière
board-play = Lancer
board-pause = Pause
board-speed = Vitesse
board-look = Voir le plateau
board-result = Le résultat

## Un appareil pour plusieurs personnes

# Suivi d’un nom.
board-pass-to = Passez l’appareil à
# Suivi d’un nom.
board-i-am = Je suis

## Cartes, paroles, fenêtres

board-hand = Cartes
board-other = Autre main
board-put-back = Reposer
board-odds = Les chances
board-market = Étal
board-talk = Paroles
board-never-binds = Les paroles n’engagent à rien.
board-say = Dites quelque chose
board-to = À qui
board-to-all = à tous
board-only-you = à vous seul
board-show = Montrer mon choix
board-done = Fait
board-wait = Attendez
board-window = Un instant, si quelqu’un veut agir
# Suivi de noms.
board-more-time = Un délai pour
board-orders = Ordres permanents
board-orders-note = Ce que devient une carte si vous n’avez rien dit quand une fenêtre se ferme.
board-locked = Verrouillé
board-sealed = Scellé : vous pouvez encore changer
board-only-mine = Mes cartes seules ici
board-public = Ouvrir la table publique
board-pick-card = Choisissez une réponse, ou une carte à jouer

## La partie suivante

board-rematch = La table suivante est prête.
board-rematch-go = Y aller
