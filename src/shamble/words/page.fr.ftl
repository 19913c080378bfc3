# Les mots des pages du navigateur, en français : accueil, salle d’attente, résultat, règles. Sans variables :
# le navigateur ne connaît pas Fluent, et les phrases à variables viennent toutes faites de l’hôte. Mêmes clés que dans page.en.ftl.

## Partout

home = Shamble, vers l’accueil
go = Où aller
go-play = Jouer
go-rules = Règles
you-are = Vous êtes
you = vous
close = Fermer
keep = Garder
number-less = Moins
number-more = Plus
copied = C’est copié.
not-copied = Ce navigateur ne laisse pas les pages copier.
# Entre deux textes, suivi d’une espace.
colon =  :
lost = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
players = joueurs
minutes = min
seat = Place
sit-down = S’asseoir
free-chair = Chaise libre
watch = Regarder
name-nobody = Invité

me-title = À propos de vous
me-name = Votre nom aux tables
me-lang = Langue
me-theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre

## Accueil

front-title = Des jeux de zombies, fidèles à leurs règles.
front-line = Sans compte. Envoyez un lien, ou laissez s’asseoir les robots.
front-games = Jeux
front-code = Code de table
front-join = Rejoindre
front-play = Jouer
front-against = contre des robots
front-make = Dresser une table
front-invite = inviter des amis
front-opponents = Contre
front-how-many = Nombre de robots
front-how-strong = Force des robots
front-mine = Vos parties en cours
front-open = Tables ouvertes
front-watch = Regarder
front-your-turn = À vous
front-go = Jouer
front-back = Ouvrir
front-foot = Chaque refus cite son article. Chaque mélange peut être vérifié après la partie.
bots-1 = un robot
bots-2 = deux robots
bots-3 = trois robots
bots-4 = quatre robots
bots-5 = cinq robots

## Salle d’attente

room-yours = Votre table
room-theirs = Salle d’attente
room-code = Code
room-options = Ce que nous jouons
room-manners = Usages de la table
room-turn = Un tour en bref
room-read = Lire les règles
room-friend = Inviter quelqu’un
room-scan = À scanner ou à envoyer. Sans compte ni installation.
room-link = Lien d’invitation
room-copy = Copier
room-share = Partager le lien
room-qr = Code QR du lien d’invitation
room-sealed = Dés scellés :
room-sealed-note = À vérifier après la partie.
room-move = Continuer sur un autre appareil
room-move-title = Votre place sur un autre appareil
room-move-note = Qui a ce lien joue à votre place. Ne le montrez à personne d’autre.
room-move-qr = Code QR de votre propre place
room-chairs = Chaises
room-here = là
room-away = ailleurs
room-rename = Changer de nom
room-add-bot = Un robot
room-add-local = Une personne de plus sur cet appareil
room-local-title = Une personne de plus sur cet appareil
room-local-label = Son nom
room-level = Force de ce robot
room-empty = Libérer cette chaise
room-can-play = peuvent jouer
room-more = Une chaise de plus
room-less = Une de moins
room-all-taken = Toutes les chaises sont prises. Vous pouvez regarder d’ici.

## Résultat

result-places = Classement
result-points = points
result-rematch = Revanche
result-next = Vers la table suivante
result-replay = Revoir la partie
result-share = Partager
result-table = La même chose en tableau
result-moment = Moment
result-open = Revoir d’ici
result-records = Feuilles de partie
result-own = Ce que vous avez vu
result-whole = La partie entière
result-records-note = Du texte simple. Une feuille se revoit partout avec « shamble replay ».
result-seal-note = Scellés avant la partie sous
result-check = Vérifier vous-même
result-check-note = Gardez la partie entière, puis lancez ceci dans un terminal. Il dit si chaque lancer et chaque mélange est celui qui fut scellé.

## Règles

rules-contents = Sommaire
rules-clause = Lien vers cet article
