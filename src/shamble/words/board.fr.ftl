# La table dans le navigateur, en français. Messages sans variables : le navigateur ne connaît pas Fluent.

board-board = Le plateau
board-answers = Vos options
board-players = Joueurs
board-log = Journal
board-happened = Ce qui s’est passé
board-key = Légende
board-more = Plus
board-drawers = Autour de la table
board-go = Valider
board-undo = Annuler
board-hint = Conseil
board-hinted = Le Stratège jouerait ceci
board-second = Presque aussi bon
board-your-move = À vous
board-you = vous
board-choose = Choisissez un endroit marqué
board-choose-or-pick = Choisissez un endroit marqué ou une autre pièce
board-pick = Choisissez une de vos pièces
board-who-goes = Quelle pièce ?
board-watching = Vous regardez la partie.
board-lost = Connexion perdue, nouvel essai en cours
board-bye = La table a mis fin à la connexion.
board-unheard = La table n’a pas répondu, même à la troisième fois. Regardez-la avant de réessayer.
board-leave = Quitter la table
board-home = Retour à l’accueil
board-read = Lire la règle

## Par-dessus la table

board-rules = Les règles
board-words = La table en mots
board-keys = Touches
board-record = Enregistrer votre feuille de partie
board-record-whole = Enregistrer la feuille complète
board-one-tap = Jouer en un seul appui
board-seal = Tirages scellés avant la partie sous
board-key-walk = aller d’une pièce, d’un endroit ou d’une option à l’autre
board-key-choose = choisir ; encore une fois pour jouer
board-key-back = revenir d’un pas
board-key-undo = reprendre votre dernier coup
board-key-hint = demander conseil à un robot
board-key-skip = aller à votre prochain choix
board-key-log = ce qui s’est passé
board-key-rules = les règles
board-key-keys = ces touches
board-key-camera = plus près, plus loin, tout, votre pion, sur le côté
board-closer = Plus près
board-farther = Plus loin
board-whole = Tout voir
board-mine = Mon pion
board-plan = Votre plan se joue tout seul. Touchez le plateau pour l’arrêter.
board-plan-stop = Arrêter ici
board-plan-broken = Il s’est passé quelque chose en chemin : votre plan est arrêté.

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
board-play = Lire
board-pause = Pause
board-speed = Vitesse
board-look = Voir le plateau
board-result = Le résultat

## Un appareil pour plusieurs personnes

# Suivi d’un nom.
board-pass-to = Passez l’appareil à
# Suivi d’un nom.
board-i-am = Je suis

## Cartes, discussion, interruptions

board-hand = Cartes
board-other = Autre main
board-put-back = ← Retour
board-moment = Un instant, au cas où quelqu’un jouerait une carte
board-odds = Les chances
board-market = Magasin
board-talk = Discussion
board-never-binds = Les promesses n’engagent personne.
board-say = Dites quelque chose
board-to = À qui
board-to-all = à tout le monde
board-heard-by-all = Toute la table l’entend, et qui la regarde ; les feuilles de partie le gardent.
board-heard-by-one = Personne d’autre que vous deux ne l’entend, et seules vos deux feuilles de partie le gardent.
board-only-you = rien que pour vous
board-show = Montrer mon choix
board-done = Terminé
board-wait = Attendez-moi
board-skip = Passer
board-skipped = Entre-temps
board-pace = Rythme de la partie
board-window = Au bout de la barre, la partie continue sans votre choix
board-window-others = Au bout de la barre, la partie continue
# Suivi de noms.
board-more-time = Encore un peu de temps pour
board-orders = Consignes
board-orders-note = Quand la table vous consulte sur une carte, et ce qu’elle fait sans vous consulter.
board-locked = Verrouillé
board-sealed = Choix verrouillé : vous pouvez encore changer
board-only-mine = Ne montrer que mes cartes sur cet appareil
board-public = Ouvrir la table que tout le monde voit
board-pick-card = Choisissez une carte ou une option

## La partie suivante

board-rematch = La table suivante est prête.
board-rematch-go = Y aller

## Les places : qui est hors ligne, pour qui joue un robot, et ce que l’on peut faire

seats-title = Places
seats-note = Inutile d’attendre qui est parti : l’hôte décide, ou tous les autres ensemble.
seats-here = en ligne
seats-away = hors ligne
seats-left = a quitté la partie
seats-bot = robot
seats-played = un robot joue
seats-open = place libre
seats-decide = Décider
# Une durée suit.
seats-decide-in = vous pourrez décider dans
seats-level = Quel robot ?
seats-let-bot = Laisser jouer un robot
seats-other-bot = Changer de robot
seats-offer = Offrir la place
seats-offer-sure = Oui, céder la place
seats-agree = D’accord
seats-wait = Plutôt attendre
seats-play-on = Plutôt continuer
# Un nom précède ; le niveau du robot suit les deux premiers.
seats-wish-bot = un robot devrait jouer
seats-wish-free = offrir la place
seats-wish-end = arrêter la partie en l’état
seats-end = Arrêter la partie en l’état
seats-end-sure = Oui, arrêter la partie
seats-end-note = Alors personne ne gagne. Tant que tout le monde est là, il faut l’accord de tous.
seats-for-you = Un robot joue pour vous.
seats-you-left = Vous avez quitté la partie.
seats-take-again = Reprendre ma place
# Un nom suit.
seats-free = Vous pouvez prendre la place que tient
seats-take-this = Prendre cette place
seats-leave = Quitter la partie
seats-leave-note = Votre place reste à vous : reprenez-la quand vous voulez.
seats-leave-bot = Un robot joue pour moi
seats-leave-others = Les autres décident
seats-gone = Vous avez quitté la partie ; vous pouvez regarder la suite d’ici.
