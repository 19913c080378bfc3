# Ce que dit l’hôte d’une table, en français. Mêmes clés et mêmes variables que dans host.en.ftl, qui les explique.

## Qui l’on attend

host-waiting =
    { $count ->
        [one] { $names } choisit.
       *[other] { $names } choisissent.
    }
host-waiting-bot =
    { $count ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
host-waiting-you = À vous de jouer.
host-waiting-over = La partie est terminée.

## Les tables d’une liste

host-table = { $name } avec { $names }
host-line-open =
    { $count ->
        [0] { $name } peut commencer à tout moment.
        [one] { $name } attend encore une personne.
       *[other] { $name } attend encore { $count } personnes.
    }
host-line-running = En jeu : { $names }.

## La salle d’attente

host-status-ready = Tout le monde est prêt. Le sort désigne qui commence.
host-status-free = C’est prêt. Les places libres le restent si personne ne vient.
host-status-few =
    { $min ->
        [2] Il faut être au moins deux.
        [3] Il faut être au moins trois.
       *[other] Il faut être au moins { $min }.
    }
host-start =
    { $count ->
        [1] Commencer en solitaire
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
        [5] Commencer à cinq
        [6] Commencer à six
       *[other] Commencer à { $count }
    }
host-chair-host = Tient la table.
host-chair-person = Ici grâce au lien.
host-chair-bot = Robot. Ne voit que ce que voit un joueur.
host-chair-local = Sur l’appareil de l’hôte.
host-chair-free = On commence sans elle si personne ne vient.

## La fin

host-chart = Les points, tour après tour

## Les robots, selon leur réflexion

level-random = { bot-random }
level-random-note = répond au hasard, dans les règles
level-greedy = { bot-greedy }
level-greedy-note = prend le meilleur à sa portée
level-search = { bot-search }
level-search-note = prévoit quelques tours, et prend son temps

## Les manières de table

manner-pace-title = À quelle allure jouent les robots ?
manner-pace-before = Les robots jouent
manner-pace-after = .
manner-pace-easy = sans se presser
manner-pace-easy-note = on a le temps de suivre
manner-pace-quick = en un clin d’œil
manner-pace-quick-note = leurs tours passent d’un coup
manner-windows-title = Combien de temps durent les fenêtres ?
manner-windows-before = Quand une carte pourrait être jouée, chacun dispose
manner-windows-after = .
manner-windows-fair = du même instant
manner-windows-fair-note = ainsi aucune pause ne trahit personne
manner-windows-quick = du temps nécessaire
manner-windows-quick-note = plus rapide, mais une pause peut trahir une main
manner-watch-title = Qui peut regarder ?
manner-watch-before = { "" }
manner-watch-after = peut regarder.
manner-watch-link = Quiconque a le lien
manner-watch-link-note = et voit ce que voit toute la table
manner-watch-nobody = Personne ne
manner-watch-nobody-note = il faut une place pour voir la table
manner-listed-title = La page d’accueil montre-t-elle cette table ?
manner-listed-before = La page d’accueil
manner-listed-after = cette table.
manner-listed-no = ne montre pas
manner-listed-no-note = il faut le lien pour venir
manner-listed-yes = montre
manner-listed-yes-note = des inconnus peuvent s’asseoir, ou regarder

## Le journal

host-log-sat = { $name } prend place.
host-log-named = { $before } s’appelle maintenant { $name }.
host-log-began = La partie commence.
host-log-undid = { $name } se ravise.
host-log-replaced-crashed = { $name } est en panne ; un robot plus simple a pris sa place.
host-log-replaced-hung = { $name } ne répondait plus ; un robot plus simple a pris sa place.
host-log-rematched = Il y a une revanche.

## Pourquoi l’hôte dit non : une phrase par code de docs/wire.md, suivie de celles qui en disent plus

host-illegal = Les règles ne le permettent pas.

host-invalid = C’est illisible.
host-unreadable = C’est illisible : { $text }
host-not-json = Un message est un objet JSON.
host-wrong-fields = Dans le message « { $name } », un champ manque ou ne va pas : { $why }
host-wrong-body = Dans la demande, un champ manque ou ne va pas : { $why }
host-gesture = Un geste compte au moins une réponse, et pas trop ; dans un jeu à secrets, une seule.
host-name = Un nom compte de 1 à { $max } caractères imprimables.
host-name-empty = Il manque un nom.
host-name-long = Un nom compte { $max } caractères au plus.
host-seats = Ce jeu se joue de { $min } à { $max }.
host-no-chair = Cette place n’existe pas.
host-no-level = Ce robot n’existe pas.
host-no-manner = Cette manière de table n’existe pas.
host-no-option = Ce jeu n’a pas d’option « { $name } ».
host-no-choice = L’option « { $name } » peut valoir { $names }, et non « { $text } ».
host-range =
    { $step ->
        [1] Un nombre entier de { $low } à { $high }.
       *[other] Un nombre entier de { $low } à { $high }, par pas de { $step }.
    }
host-no-game = Ce jeu n’existe pas.

host-stale = La table a changé entre-temps ; regardez-la avant de répondre.

host-not-asked = On ne vous demande rien en ce moment.
host-spectator = Sans place, on peut regarder, mais pas répondre.

host-not-yours = Ce n’est pas à vous d’en décider.
host-not-host = Seul l’hôte peut le faire.
host-not-watching = L’hôte réserve cette table à ses joueurs.

host-not-now = Ce n’est pas le moment.
host-not-started = La partie n’a pas encore commencé.
host-started-already = La partie a déjà commencé.
host-not-over = La partie n’est pas terminée.
host-whole-record = La feuille entière s’obtient une fois la partie terminée.
host-too-few =
    { $min ->
        [2] Il faut être au moins deux.
        [3] Il faut être au moins trois.
       *[other] Il faut être au moins { $min }.
    }
host-undo-nothing = Il n’y a rien à annuler.
host-undo-rolled = Trop tard pour annuler : le sort a parlé depuis.
host-undo-revealed = Trop tard pour annuler : quelque chose a été dévoilé depuis.
host-undo-handed = Trop tard pour annuler : le tour est passé.

host-link = Ce lien n’ouvre aucune place à cette table.
host-link-forged = Ce lien n’a pas été fait ici ; demandez-en un autre à l’hôte.
host-link-foreign = Ce lien est celui d’une autre table.
host-link-expired = Ce lien ne vaut plus rien : l’hôte a libéré la place.

host-no-table = Cette table n’existe pas ; vérifiez le code.

host-too-large = C’est trop gros ; un message peut faire { $size } Ko.

host-too-fast = Trop de messages à la fois ; patientez un instant.
host-too-many-tables = Il y a déjà trop de tables ici ; réessayez plus tard.
host-too-many-links = Trop de fenêtres sont ouvertes à cette table ; fermez-en une.

host-origin = Cette demande vient d’une page qui n’est pas la nôtre.

host-full = Toutes les places sont prises.
host-too-many-rows = Cela a été changé, ou dit, trop souvent ici ; continuez à jouer, ou ouvrez une autre table.
host-chair-taken = Cette place est déjà prise.

host-storage = Impossible de l’enregistrer : rien n’a changé. Réessayez.
host-storage-full = Il n’y a plus de place pour l’enregistrer : rien n’a changé.
host-storage-broken = Cette table est devenue illisible ; ce qui en fut enregistré est gardé.
host-storage-rules = Cette table a été jouée avec d’anciennes règles, qui ne sont plus connues ici ; ce qui en fut enregistré est gardé.

host-unknown = Il n’y a pas de message de cette sorte.
host-unknown-kind = Il n’y a pas de message « { $name } ».
host-no-hello = Le premier message d’une connexion est « hello ».
host-no-page = Cette page n’existe pas.
host-no-method = Cette page ne répond pas à cette sorte de demande.

## La fin d’une connexion

host-bye-stopped = Le serveur s’arrête. La table est gardée ; revenez dans un instant.
host-bye-emptied = L’hôte a libéré votre place.
host-bye-watching = L’hôte a fermé cette table aux spectateurs.

## shamble serve, dans son terminal

host-serve-ready = Les tables sont dressées à { $text } ; Ctrl-C arrête tout, et rien n’est perdu.
host-serve-local = Seule cette machine y a accès ; « --host 0.0.0.0 » l’ouvre à votre réseau.
host-serve-plain = Sans TLS, n’importe qui peut lire en chemin : hors de votre réseau, donnez --cert et --key, ou placez devant un serveur web avec TLS.
host-serve-missing = Il manque de quoi servir des tables ; installez shamble[server].
host-serve-public = « { $text } » n’est pas une adresse comme « { "https://shamble.example" } », sans rien derrière.
host-serve-limit = « { $text } » n’est pas une limite ; c’est usual ou none.
host-serve-tls-both = TLS demande à la fois --cert et --key.
host-serve-tls-bad = { $file } ne peut pas servir à TLS.
host-serve-port-used = Le port { $text } est déjà occupé ; choisissez-en un autre avec --port.
host-serve-port-denied = Le port { $text } n’est pas permis ici ; choisissez-en un au-dessus de 1023 avec --port.
host-serve-address = Rien ne peut être servi à { $text } : cette machine n’a pas cette adresse.
host-serve-data = Les tables sont gardées dans { $file }.
host-serve-data-read-only = Impossible d’écrire { $file } : aucune table ne pourrait être gardée.
host-serve-data-newer = { $file } vient d’un Shamble plus récent ; celui-ci n’y touche pas.
host-serve-data-foreign = { $file } n’est pas une réserve de Shamble ; choisissez un autre fichier avec --database.
host-serve-data-used = Un autre serveur utilise { $file }.
host-serve-stopped = Arrêt. Toutes les tables sont gardées dans { $file }.
host-log-say = { $name } : « { $text } »
host-log-say-to = { $name } à { $other }, en aparté : « { $text } »
host-log-promise = { $name } promet : « { $text } »
host-log-promise-to = { $name } promet à { $other }, en aparté : « { $text } »
host-log-show-to = { $name } montre à { $other } : « { $text } »
host-no-order = Il n’y a pas de telle consigne pour cette carte.
host-no-talk = Il n’y a rien à voter en ce moment ; on discute avant un vote.
host-talk-to = Parlez à tout le monde, ou à une autre personne de la table.
host-show-to = Une réponse scellée se montre à une seule personne.
host-show-nothing = Verrouillez d’abord une réponse ; vous pourrez encore la changer.
host-no-promise = Cela ne peut pas être promis en ce moment.
host-talk-text = Dites-le en 1 à { $max } caractères, sur une ligne.
host-waiting-window = Un instant, au cas où quelqu’un voudrait agir.

order-ask = seulement si je le dis
order-always = dès que possible
order-1 = si elle en sauve au moins 1
order-2 = si elle en sauve au moins 2
order-3 = si elle en sauve au moins 3
