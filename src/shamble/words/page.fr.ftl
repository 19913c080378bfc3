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
room-number = Votre appareil y ajoute un nombre à lui, pour que personne ne puisse les choisir.
room-move = Passer sur un autre appareil
room-move-title = Votre place sur un autre appareil
room-move-note = Avec ce lien, on joue à votre place. Ne le montrez à personne d’autre.
room-renew-note = Quelqu’un d’autre a votre lien ? Un nouveau lien rend tous les précédents sans valeur.
room-renew = Créer un nouveau lien
room-renewed = Voici votre nouveau lien ; tous les précédents sont sans valeur.
room-move-qr = Code QR de votre place
removal-open = Effacer ce qui est gardé
removal-title = Ce qui est gardé de cette table
removal-keep = Laisser
removal-forget = Effacer mon nom et mes paroles
removal-forget-note = Votre nom devient une lettre et vos paroles sont effacées, pour tout le monde et dans chaque feuille de partie à venir. La place reste la vôtre. Les feuilles déjà enregistrées et ce que d’autres ont dit de vous ne changent pas.
removal-forget-sure = C’est définitif.
removal-forgotten = Votre nom et vos paroles sont effacés.
removal-delete = Supprimer cette table
removal-delete-note = La table est supprimée pour tout le monde, avec la partie et tout ce qui a été dit. Pour en garder trace, enregistrez d’abord la feuille de partie.
removal-delete-sure = Tout le monde quitte la table, et rien ne pourra la faire revenir.
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
room-remove-note = Qui quitte une place peut se rasseoir tant qu’il en reste une, sauf si vous tenez son appareil à l’écart.
room-bar = La libérer et tenir cette personne à l’écart
room-out = À l’écart :
room-allow = Laisser revenir
room-locked = L’hôte a fermé cette table. Vous pouvez regarder d’ici.
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
result-check = Vérifier les tirages
result-check-note = Pour vérifier vous-même chaque lancer et chaque mélange, enregistrez la partie entière et lancez ceci dans un terminal.
proof-details = Ce qui a été vérifié
proof-mine = Vérifié ici : les tirages sont ceux scellés avant la partie, et votre nombre en fait partie.
proof-good = Vérifié ici : les tirages sont ceux du sceau que ce navigateur a vu en premier.
proof-unseen = Les tirages correspondent à leur sceau ; ce navigateur ne l’a pas vu avant la fin.
proof-bad = Les tirages ne correspondent pas à ce que ce navigateur a vu avant la partie.
proof-is-seen = Le sceau est celui que ce navigateur a vu en premier.
proof-not-seen = Le sceau n’est pas celui que ce navigateur a vu en premier.
proof-is-secret = Le secret du serveur correspond au sceau.
proof-not-secret = Le secret du serveur ne correspond pas au sceau.
proof-is-mine = Le nombre de votre appareil est mêlé aux tirages.
proof-not-mine = Le nombre de votre appareil n’est pas dans les tirages.
proof-is-numbers = Chaque nombre correspond à ce qui a été promis avant la partie.
proof-not-numbers = Un nombre ne correspond pas à ce qui a été promis avant la partie.
proof-is-draw = Le premier tirage découle du secret et des nombres.
proof-not-draw = Le premier tirage ne découle pas du secret et des nombres.
seal-changed = Le sceau de cette table a changé depuis que ce navigateur l’a vu : ce sont d’autres tirages.

## Règles

rules-contents = Sommaire
rules-clause = Lien vers cet article
