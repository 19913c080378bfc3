# The words of the browser's pages, in English: front page, waiting room, result, rulebook. No variables in them:
# the browser does not know Fluent, and sentences with variables come ready from the host. The same keys stand in page.fr.ftl.

## Everywhere

home = Shamble, to the front page
go = Where to
go-play = Play
go-rules = Rules
you-are = You are
you = you
close = Close
keep = Keep
number-less = Less
number-more = More
copied = Copied.
not-copied = This browser does not let pages copy.
# Between two texts, before a space.
colon = :
lost = The server cannot be reached. Nothing was lost; try again in a moment.
players = players
minutes = min
seat = Seat
sit-down = Sit down
free-chair = Free chair
watch = Watch
name-nobody = Guest

me-title = About you
me-name = Your name at the tables
me-lang = Language
me-theme = Colours
theme-auto = As on this device
theme-light = Light
theme-dark = Dark

## Front page

front-title = Zombie board games, exact to their rulebooks.
front-line = No account. Send a link, or let the bots sit down.
front-games = Games
front-code = Table code
front-join = Join
front-play = Play now
front-against = against bots
front-make = Make a table
front-invite = invite friends
front-opponents = Against
front-how-many = How many bots
front-how-strong = How strong the bots are
front-mine = Your running games
front-open = Open tables
front-watch = Watch
front-your-turn = Your turn
front-go = Go
front-back = Open
front-foot = Every refusal cites its clause. Every shuffle can be checked after the game.
bots-1 = one bot
bots-2 = two bots
bots-3 = three bots
bots-4 = four bots
bots-5 = five bots

## Waiting room

room-yours = Your table
room-theirs = Waiting room
room-code = Code
room-options = What we play
room-manners = Table manners
room-turn = A turn in short
room-read = Read the rules
room-friend = Bring a friend
room-scan = Scan or send. No account, no download.
room-link = Invitation link
room-copy = Copy
room-share = Share the link
room-qr = QR code of the invitation link
room-sealed = Dice sealed:
room-sealed-note = Check them after the game.
room-move = Go on with your seat on another device
room-move-title = Your seat on another device
room-move-note = Whoever has this link plays in your place. Show it to nobody else.
room-move-qr = QR code of your own seat
room-chairs = Chairs
room-here = here
room-away = away
room-rename = Change your name
room-add-bot = Add bot
room-add-local = Add a person on this device
room-local-title = One more person on this device
room-local-label = Their name
room-level = How strong this bot is
room-empty = Empty this chair
room-can-play = can play
room-more = One more chair
room-less = One chair less
room-all-taken = All chairs are taken. You can watch from here.

## Result

result-places = Places
result-points = points
result-rematch = Rematch
result-next = To the next table
result-replay = Watch replay
result-share = Share
result-table = The same as a table
result-moment = Moment
result-open = Watch from here
result-records = Records
result-own = What you saw
result-whole = The whole game
result-records-note = Plain text. A record replays anywhere with “shamble replay”.
result-seal-note = Sealed before the game as
result-check = Check it yourself
result-check-note = Save the whole game, then run this in a terminal. It says whether every roll and shuffle is the one that was sealed.

## Rulebook

rules-contents = Contents
rules-clause = Link to this clause
