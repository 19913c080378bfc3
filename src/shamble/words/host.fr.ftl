# Ce que dit l’hôte d’une table, en français. Mêmes clés et mêmes variables que dans host.en.ftl, qui les explique.

## Qui l’on attend

host-waiting =
    { $count ->
        [1] { $names } choisit.
       *[other] { $names } choisissent.
    }
host-waiting-bot =
    { $count ->
        [1] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
host-waiting-away =
    { $count ->
        [1] On attend { $names }, hors ligne.
       *[other] On attend { $names }, qui sont hors ligne.
    }
host-waiting-you = À vous de jouer.
host-waiting-for-you = Un robot joue pour vous.
host-waiting-left = Vous avez quitté la partie.
host-waiting-over = La partie est terminée.

## Les tables d’une liste

host-table = { $name } avec { $names }
host-line-open =
    { $count ->
        [0] { $name } peut commencer à tout moment.
        [one] { $name } attend encore une personne.
       *[other] { $name } attend encore { $count } personnes.
    }
host-line-running = En jeu : { $names }.

## La salle d’attente

host-status-ready = Tout le monde est là.
host-status-free = On peut commencer. Les places que personne ne prend restent libres.
host-status-due = Les dés se mélangent : un instant.
host-status-few =
    { $min ->
        [2] Il faut être au moins deux.
        [3] Il faut être au moins trois.
       *[other] Il faut être au moins { $min }.
    }
host-start =
    { $count ->
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
        [5] Commencer à cinq
        [6] Commencer à six
       *[other] Commencer à { $count }
    }
host-start-missing =
    { $count ->
        [1] Il manque encore quelqu’un
        [2] Il manque encore deux personnes
       *[other] Il manque encore { $count } personnes
    }
host-chair-host = Tient la table.
host-chair-person = Ici grâce au lien.
host-chair-bot = Robot. Ne voit que ce que voit un joueur.
host-chair-local = Joue sur l’appareil de l’hôte.
host-chair-free = Si personne ne la prend, on commence sans elle.
host-chair-needed = Pour quelqu’un d’autre, ou un robot.

## Les robots, selon leur réflexion

level-random = { bot-random }
level-random-note = joue n’importe quoi, dans les règles
level-greedy = { bot-greedy }
level-greedy-note = prend le meilleur à sa portée
level-search = { bot-search }
level-search-note = prévoit quelques tours, et prend son temps

## Les réglages de la table

manner-pace-title = À quelle vitesse la partie avance-t-elle ?
manner-pace-before = La partie avance
manner-pace-after = .
manner-pace-brisk = rondement
manner-pace-brisk-note = les coups des autres passent vite, mais se voient
manner-pace-calm = calmement
manner-pace-calm-note = assez lentement pour suivre chaque pas
manner-pace-once = sans attendre
manner-pace-once-note = les tours des robots passent en un clin d’œil
manner-windows-title = Quand une carte peut interrompre, combien de temps attend-on ?
manner-windows-before = Quand une carte peut interrompre, on attend
manner-windows-after = .
manner-windows-fair = un temps égal pour tout le monde
manner-windows-fair-note = ainsi, aucune pause ne montre qui aurait pu jouer une carte
manner-windows-quick = seulement les personnes qui peuvent en jouer une
manner-windows-quick-note = plus rapide, mais une pause peut montrer qui a une carte
manner-watch-title = Qui peut regarder ?
manner-watch-before = { "" }
manner-watch-after = peut regarder.
manner-watch-link = Quiconque a le lien
manner-watch-link-note = et voit ce que voit toute la table
manner-watch-nobody = Personne ne
manner-watch-nobody-note = il faut une place pour voir la table
manner-door-title = De nouvelles personnes peuvent-elles s’asseoir ?
manner-door-before = { "" }
manner-door-after = peut s’asseoir.
manner-door-open = Quiconque a le lien
manner-door-open-note = tant qu’une place est libre
manner-door-locked = Personne d’autre ne
manner-door-locked-note = qui a une place la garde
manner-listed-title = La page d’accueil montre-t-elle cette table ?
manner-listed-before = La page d’accueil
manner-listed-after = cette table.
manner-listed-no = ne montre pas
manner-listed-no-note = il faut le lien pour venir
manner-listed-yes = montre
manner-listed-yes-note = des inconnus peuvent s’asseoir, ou regarder
manner-grace-title = Combien de temps attend-on quelqu’un qui est hors ligne ?
manner-grace-before = La table attend qui est hors ligne
manner-grace-after = .
manner-grace-60 = une minute
manner-grace-60-note = ensuite, les autres peuvent laisser jouer un robot
manner-grace-300 = cinq minutes
manner-grace-300-note = le temps d’aller ouvrir la porte
manner-grace-1800 = une demi-heure
manner-grace-1800-note = le temps d’un repas

## Le journal

host-log-sat = { $name } prend place.
host-log-named = { $before } s’appelle maintenant { $name }.
host-log-began = La partie commence.
host-log-added =
    { $count ->
        [1] { $names } ajoute un nombre aux dés.
       *[other] { $names } ajoutent leurs nombres aux dés.
    }
host-log-unopened =
    { $count ->
        [1] { $names } n’a pas dévoilé son nombre à temps : il manque aux dés.
       *[other] { $names } n’ont pas dévoilé leurs nombres à temps : ils manquent aux dés.
    }
host-log-undid = { $name } reprend son coup.
host-log-replaced-crashed = { $name } est en panne ; un robot plus simple a pris sa place.
host-log-replaced-hung = { $name } ne répondait plus ; un robot plus simple a pris sa place.
host-log-stand-in-crashed = Le robot qui joue pour { $name } est en panne ; un plus simple continue.
host-log-stand-in-hung = Le robot qui joue pour { $name } ne répondait plus ; un plus simple continue.
host-log-substituted-away =
    { $count ->
        [1] { $names } laisse un robot ({ $bot }) jouer pour { $name }, hors ligne.
       *[other] { $names } laissent un robot ({ $bot }) jouer pour { $name }, hors ligne.
    }
host-log-substituted-host =
    { $count ->
        [1] { $names } laisse un robot ({ $bot }) jouer pour { $name }.
       *[other] { $names } laissent un robot ({ $bot }) jouer pour { $name }.
    }
host-log-substituted-left = { $name } quitte la partie ; un robot ({ $bot }) continue.
host-log-substituted-clock = { $name } n’a plus de temps ; un robot ({ $bot }) continue.
host-log-left = { $name } quitte la partie. Aux autres de décider de la suite.
host-log-returned = { $name } est de retour.
host-log-freed =
    { $count ->
        [1] { $names } offre à qui veut la place que tenait { $name } ; en attendant, un robot ({ $bot }) joue.
       *[other] { $names } offrent à qui veut la place que tenait { $name } ; en attendant, un robot ({ $bot }) joue.
    }
host-log-took = { $name } prend la place que tenait { $other }.
host-log-ended =
    { $count ->
        [1] { $names } arrête la partie en l’état.
       *[other] { $names } arrêtent la partie en l’état.
    }
host-log-rematched = Il y a une revanche.

host-ended-result = La partie a été arrêtée avant la fin ; personne n’a gagné.
host-played-for =
    { $count ->
        [one] Un robot ({ $bot }) a fait { $count } choix sur { $max } ici.
       *[other] Un robot ({ $bot }) a fait { $count } choix sur { $max } ici.
    }
host-log-forgotten = { $name } a fait effacer son nom et ses paroles.
host-log-pace-brisk = { $name } choisit un rythme vif.
host-log-pace-calm = { $name } choisit un rythme calme.
host-log-pace-once = { $name } ne veut plus attendre les robots.

## Pourquoi l’hôte dit non : une phrase par code de docs/wire.md, suivie de celles qui en disent plus

host-illegal = Les règles ne le permettent pas.

host-invalid = C’est illisible.
host-unreadable = C’est illisible. En anglais : { $text }
host-not-json = Un message est un objet JSON.
host-wrong-fields = Dans le message « { $name } », un champ manque ou ne va pas : { $why }
host-wrong-body = Dans la demande, un champ manque ou ne va pas : { $why }
host-gesture = Jouez au moins un coup à la fois, et pas trop ; dans un jeu à secrets, un seul.
host-name = Un nom a de 1 à { $max } caractères visibles.
host-name-marks = Un nom commence par une lettre ou un dessin, et aucune lettre n’y porte plus de { $max } signes.
host-name-empty = Il manque un nom.
host-name-long = Un nom compte { $max } caractères au plus.
host-seats = Ce jeu se joue de { $min } à { $max }.
host-no-chair = Cette place n’existe pas.
host-allow-nobody = Personne de ce numéro n’est tenu à l’écart.
host-no-level = Ce robot n’existe pas.
host-no-manner = Ce réglage de la table n’existe pas.
host-no-option = Ce jeu n’a pas d’option « { $name } ».
host-no-choice = L’option « { $name } » peut valoir { $names }, et non « { $text } ».
host-range =
    { $step ->
        [1] Un nombre entier de { $low } à { $high }.
       *[other] Un nombre entier de { $low } à { $high }, par pas de { $step }.
    }
host-no-number = Un nombre pour les dés, ou son empreinte, a 64 chiffres hexadécimaux en minuscules.
host-other-number = Ce n’est pas le nombre qui a été promis.
host-no-game = Ce jeu n’existe pas.

host-stale = La table a changé entre-temps ; regardez-la avant de choisir.

host-not-asked = Vous n’avez rien à choisir en ce moment.
host-spectator = Sans place à la table, on peut regarder, mais pas jouer.

host-not-yours = Ce n’est pas à vous d’en décider.
host-not-host = Cela revient à l’hôte de la table.
host-kept-out = L’hôte vous tient à l’écart de cette table.
host-not-watching = L’hôte a fermé cette table aux spectateurs.

host-not-now = Ce n’est pas le moment.
host-locked = L’hôte a fermé cette table : personne d’autre ne peut s’asseoir.
host-bar-nobody = Vous ne pouvez tenir à l’écart que quelqu’un qui joue sur un autre appareil.
host-not-started = La partie n’a pas encore commencé.
host-started-already = La partie a déjà commencé.
host-starting = La partie commence : plus rien ne peut être changé.
host-not-starting = Un nombre se dévoile quand l’hôte lance la partie, ni avant ni après.
host-local-number = Qui joue sur l’appareil de l’hôte partage le nombre de l’hôte.
host-not-over = La partie n’est pas terminée.
host-whole-record = La feuille entière s’obtient une fois la partie terminée.
host-too-few =
    { $min ->
        [2] Il faut être au moins deux.
        [3] Il faut être au moins trois.
       *[other] Il faut être au moins { $min }.
    }
host-undo-nothing = Il n’y a rien à annuler.
host-skip-asked = C’est à vous de choisir : il n’y a rien à passer.
host-undo-rolled = Trop tard pour annuler : on a lancé ou tiré quelque chose depuis.
host-undo-revealed = Trop tard pour annuler : quelque chose a été dévoilé depuis.
host-undo-handed = Trop tard pour annuler : la partie a continué depuis.

host-ended = La partie est terminée.
host-aside = Vous ne jouez pas pour l’instant ; reprenez d’abord votre place.
host-seat-here = { $name } est en ligne : personne d’autre ne décide de cette place.
host-seat-grace =
    { $seconds ->
        [1] { $name } vient de partir ; vous pourrez décider dans une seconde.
       *[other] { $name } vient de partir ; vous pourrez décider dans { $seconds } secondes.
    }
host-seat-bot = Un robot joue déjà à cette place.

host-seat-own = C’est votre propre place ; « Quitter la partie » se trouve dans le menu.
host-seat-host = La place de l’hôte ne peut pas être cédée ; un robot peut y jouer.

host-link = Ce lien n’ouvre aucune place à cette table.
host-link-forged = Ce lien n’a pas été fait ici ; demandez-en un autre à l’hôte.
host-link-foreign = Ce lien est celui d’une autre table.
host-link-expired = Ce lien n’est plus valable : la place a été libérée, ou elle a un nouveau lien.

host-no-table = Cette table n’existe pas ; vérifiez le code.

host-too-large = C’est trop gros ; un message peut faire { $size } Ko.

host-too-fast =
    Trop de messages à la fois ; réessayez dans { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }.
host-too-many-tables = Il y a déjà trop de tables ici ; réessayez plus tard.
host-too-many-links = Cette table est ouverte trop de fois à la fois ; fermez une de ses pages.
host-too-many-lines = Trop de tables sont ouvertes à la fois depuis votre adresse ; fermez une de leurs pages.
host-busy =
    Trop de monde le demande en ce moment ; réessayez dans { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }.
host-stopping = Le serveur va redémarrer ; réessayez dans un instant.
host-stopping-soon =
    Le serveur redémarre dans { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }. La table est enregistrée ; la page revient d’elle-même.
host-mistake = Une erreur s’est produite de notre côté, et rien n’a changé. Elle a été notée ; réessayez.
host-no-hint = Aucun conseil n’est possible en ce moment ; redemandez.

host-origin = Cette demande vient d’une page qui n’est pas la nôtre.

host-full = Toutes les places sont prises.
host-too-many-rows = Vous l’avez fait trop souvent à cette table ; continuez à jouer, ou créez une autre table.
host-chair-taken = Cette place est déjà prise.

host-storage = Impossible de l’enregistrer : rien n’a changé. Réessayez.
host-storage-full = Il n’y a plus d’espace pour l’enregistrer : rien n’a changé.
host-storage-broken = Cette table est devenue illisible ; ce qui en a été enregistré n’est pas effacé.
host-storage-rules = Cette table a été jouée avec d’anciennes règles, qui ne sont plus connues ici ; ce qui en a été enregistré n’est pas effacé.
host-storage-anew = La table est relue telle qu’elle a été enregistrée. Regardez-la de nouveau avant de continuer.

host-unknown = Il n’y a pas de message de cette sorte.
host-unknown-kind = Il n’y a pas de message « { $name } ».
host-no-hello = Le premier message d’une connexion est « hello ».
host-no-page = Cette page n’existe pas.
host-no-method = Cette page ne répond pas à cette sorte de demande.

## La fin d’une connexion

host-bye-stopped = Le serveur s’arrête. La table est enregistrée ; revenez dans un instant.
host-bye-anew = La table est relue telle qu’elle a été enregistrée ; revenez dans un instant.
host-bye-deleted = L’hôte a supprimé cette table.
host-bye-emptied = L’hôte a libéré votre place.
host-bye-freed = Votre place a été cédée.
host-bye-kept-out = L’hôte a libéré votre place et vous tient à l’écart de cette table.
host-bye-renewed = Cette place a un nouveau lien : celui que vous aviez n’est plus valable.
host-bye-watching = L’hôte a fermé cette table aux spectateurs.

## shamble serve, dans son terminal

host-serve-ready = Les tables sont ouvertes à l’adresse { $text } ; Ctrl-C arrête le serveur, et rien n’est perdu.
host-serve-local = Seule cette machine y a accès ; « --host 0.0.0.0 » l’ouvre à votre réseau.
host-serve-plain = Sans TLS, n’importe qui peut lire en chemin : hors de votre réseau, donnez --cert et --key, ou placez devant un serveur web avec TLS.
host-serve-missing = Il manque de quoi servir des tables ; installez shamble[server].
host-serve-public = « { $text } » n’est pas une adresse comme « { "https://shamble.example" } », sans rien après.
host-serve-limit = « { $text } » n’est pas une limite ; il faut usual ou none.
host-serve-log = « { $text } » n’est pas une forme du journal ; il faut text ou json.
host-serve-metrics = { $file } doit contenir un secret d’au moins { $min } caractères, sur une ligne.
host-serve-files = Le système ne permet que { $count } fichiers ouverts, donc à peu près autant de visites à la fois ; pour un site public, permettez-en { $min } ou plus (ulimit -n, LimitNOFILE).
host-serve-tls-both = TLS demande à la fois --cert et --key.
host-serve-tls-bad = { $file } ne peut pas servir à TLS.
host-serve-port-used = Le port { $text } est déjà occupé ; choisissez-en un autre avec --port.
host-serve-port-denied = Le port { $text } n’est pas permis ici ; choisissez-en un au-dessus de 1023 avec --port.
host-serve-address = Rien ne peut être servi à l’adresse { $text } : cette machine ne l’a pas.
host-serve-data = Les tables sont enregistrées dans { $file }.
host-serve-keep = Gardés après le dernier changement : salons sans partie { $rooms }, parties terminées { $finished }, parties abandonnées { $abandoned } ; ensuite ils sont supprimés (--keep-rooms, --keep-finished, --keep-abandoned).
host-serve-data-read-only = Impossible d’écrire { $file } : aucune table ne pourrait être enregistrée.
host-serve-data-newer = { $file } vient d’un Shamble plus récent ; celui-ci n’y touche pas.
host-serve-data-foreign = { $file } n’est pas une base de données de Shamble ; choisissez un autre fichier avec --database.
host-serve-data-used = Un autre serveur utilise { $file }.
host-serve-data-missing = Il n’y a pas de tables dans { $file } ; choisissez un autre fichier avec --database.
host-serve-data-step = { $file } n’a pas pu être mis à jour pour cette version : l’étape { $number } a échoué ({ $text }). Rien n’y a changé ; le Shamble qui l’a écrit peut continuer à s’en servir.
host-serve-stopped = Arrêt. Toutes les tables sont enregistrées dans { $file }.
host-sit-down = { $bot } s’assoit à la table. Pour retrouver la même place : shamble sit { $link } --bot { $bot }
host-sit-left = Le bot est parti ; la table attend sa place, que le lien ci-dessus rouvre.
host-sit-link = « { $text } » ne mène à aucune table ; écrivez son lien tel qu’on l’envoie, ou son code.
host-sit-over = « { $text } » ne mène pas à une table ; choisissez stream ou socket.
host-sit-chair = Il n’y a pas de chaise « { $text } » ; les chaises ont des lettres à partir de A.
host-sit-sockets = Les sockets demandent le paquet websockets, qui vient avec shamble[server] ; « --over stream » s’en passe.
host-sit-lost = { $text } ne répond pas.
host-sit-refused = La table refuse : { $text }
host-sit-raised =
    { $then ->
        [again] Le bot a échoué ({ $said }) ; il peut essayer une fois encore.
        [instead] Le bot a encore échoué ({ $said }) ; { $answer } est joué à sa place.
       *[silent] Le bot a échoué au moment de parler ({ $said }) ; il ne dit rien.
    }
host-sit-nonsense =
    { $then ->
        [again] Le bot a répondu { $said }, ce qui ne se joue pas ici ; il peut essayer une fois encore.
        [instead] Le bot a répondu { $said }, ce qui ne se joue pas ici ; { $answer } est joué à sa place.
       *[silent] Le bot a promis { $said }, ce que personne ne peut ; il ne dit rien.
    }
host-sit-late = Le bot n’a pas répondu en { $said } s ; { $answer } est joué à sa place.
host-log-say = { $name } : « { $text } »
host-log-say-to = { $name } à { $other }, en privé : « { $text } »
host-log-promise = { $name } promet : « { $text } »
host-log-promise-to = { $name } promet à { $other }, en privé : « { $text } »
host-log-show-to = { $name } montre une perle à { $other } : « { $text } »
host-no-order = Cette consigne ou cette carte n’existe pas.
host-no-talk = Il n’y a pas de vote en ce moment ; on discute avant un vote.
host-talk-to = Parlez à tout le monde, ou à une autre personne de la table.
host-show-to = Un choix verrouillé se montre à une seule personne à la fois.
host-show-nothing = Verrouillez d’abord un choix ; vous pourrez encore le changer.
host-no-promise = Cela ne peut pas être promis en ce moment.
# Ce qu’un robot répond à qui lui a parlé avant un vote.
host-reply-yes = Je vous suis.
host-reply-no = Ce sera sans moi.
host-reply-undecided = Je n’ai encore rien décidé.
host-reply-unclear = Dites une couleur, et je vous répondrai.
host-talk-text = Dites-le sur une ligne, en { $max } caractères au plus.
host-waiting-window = Un instant, au cas où quelqu’un jouerait une carte.

order-useful = me demander quand cela compte
order-ask = toujours me demander
order-never = ne jamais me demander
order-always = la jouer dès que possible
order-1 = la jouer si elle sauve au moins 1 zombie
order-2 = la jouer si elle sauve au moins 2 zombies
order-3 = la jouer si elle sauve au moins 3 zombies
