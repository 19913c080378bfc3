# Les mots des pages du navigateur, en français : accueil, salle d’attente, résultat, règles. Sans variables :
# le navigateur ne connaît pas Fluent, et les phrases à variables viennent toutes faites de l’hôte. Mêmes clés que dans page.en.ftl.

## Partout

home = Shamble, vers l’accueil
go = Menu principal
go-play = Jouer
go-rules = Règles
you-are = Vous êtes
you = vous
close = Fermer
keep = Enregistrer
number-less = Moins
number-more = Plus
copied = C’est copié.
not-copied = Ce navigateur ne permet pas de copier.
# Entre deux textes, suivi d’une espace.
colon =  :
lost = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
players = joueurs
minutes = min
seat = Place
sit-down = S’asseoir
free-chair = Place libre
watch = Regarder
name-nobody = Anonyme

me-title = À propos de vous
me-name = Votre nom aux tables
name-limit = caractères au plus.
me-lang = Langue
me-theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre

## Accueil

front-title = Des jeux de zombies selon leurs règles imprimées.
front-line = Sans compte. Envoyez un lien, ou jouez contre des robots.
front-games = Jeux
front-code = Code de table
front-join = Rejoindre
front-no-code = Un code de table ressemble à ZG-7KQ2-M9XB. Le lien d’une table convient aussi.
front-play = Jouer
front-against = contre des robots
front-make = Créer une table
front-invite = inviter des amis
front-opponents = Contre
front-you-play = Vous jouez les
front-quick = partie rapide, contre des robots
front-done = Vos dernières parties
front-look = Revoir
front-linked = Votre lien demande cette table
front-linked-make = Créer cette table
front-no-game = Ce lien demande un jeu qui n’existe pas ici.
front-how-many = Nombre de robots
front-how-strong = Force des robots
front-mine = Vos parties en cours
front-open = Tables ouvertes
front-watch = Regarder
front-your-turn = À vous
front-go = Jouer
front-back = Ouvrir
front-foot = Par défaut, les règles imprimées à la lettre ; ce que les scans ont perdu ou que les règles laissent ouvert est choisi par nous et marqué ¹, ce qui vient de règles ultérieures de l’éditeur ou d’autres sources publiées est marqué ². Chaque refus nomme la règle en cause, et chaque mélange peut être vérifié après la partie.
bots-1 = un robot
bots-2 = deux robots
bots-3 = trois robots
bots-4 = quatre robots
bots-5 = cinq robots

## Salle d’attente

room-yours = Votre table
room-theirs = Salle d’attente
room-code = Code
room-options = Options de la partie
room-manners = Réglages de la table
room-turn = Un tour en bref
room-read = Lire les règles
room-friend = Inviter quelqu’un
room-scan = À scanner ou à envoyer. Sans compte ni installation.
room-link = Lien d’invitation
room-copy = Copier
room-share = Partager le lien
room-qr = Code QR du lien d’invitation
room-sealed = Tirages scellés sous
room-sealed-note = Vous pourrez les vérifier après la partie.
room-move = Passer sur un autre appareil
room-move-title = Votre place sur un autre appareil
room-move-note = Avec ce lien, on joue à votre place. Ne le montrez à personne d’autre.
room-move-qr = Code QR de votre place
room-chairs = Places
room-here = en ligne
room-away = hors ligne
room-rename = Changer de nom
room-add-bot = Ajouter un robot
room-add-local = Une personne de plus sur cet appareil
room-local-title = Une personne de plus sur cet appareil
room-local-label = Son nom
room-level = Force de ce robot
room-empty = Libérer cette place
room-can-play = peuvent jouer
room-name-title = Quel est votre nom ?
room-name-label = Les autres le verront.
room-wait-host = L’hôte va lancer la partie.
room-more = Une place de plus
room-less = Une place de moins
room-all-taken = Toutes les places sont prises. Vous pouvez regarder d’ici.

## Résultat

result-places = Classement
result-rematch = Revanche
result-swap = Revanche, camps échangés
result-next = Vers la table suivante
result-replay = Revoir la partie
result-share = Partager
result-table = La même chose en chiffres
result-moment = Moment
result-open = Revoir à partir d’ici
result-records = Feuilles de partie
result-own = Enregistrer ce que vous avez vu
result-whole = Enregistrer toute la partie
result-records-note = Du texte simple. « shamble replay » montre une feuille de partie sur n’importe quel ordinateur.
result-seal-note = Tirages scellés avant la partie sous
result-check = Vérifier soi-même
result-check-note = Enregistrez toute la partie, puis lancez ceci dans un terminal. La commande vérifie que chaque lancer et chaque mélange est celui qui a été scellé avant la partie.

## Règles

rules-contents = Sommaire
rules-clause = Lien vers cet article
