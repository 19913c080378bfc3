# The words of the browser's pages, in English: front page, waiting room, result, rulebook. No variables in them:
# the browser does not know Fluent, and sentences with variables come ready from the host. The same keys stand in page.fr.ftl.

## Everywhere

home = Shamble, to the front page
go = Main menu
go-play = Play
go-rules = Rules
you-are = You are
you = you
close = Close
keep = Save
number-less = Less
number-more = More
copied = Copied.
not-copied = This browser does not allow copying.
# Between two texts, before a space.
colon = :
lost = The server cannot be reached. Nothing was lost; try again in a moment.
players = players
minutes = min
seat = Seat
sit-down = Sit down
free-chair = Free seat
watch = Watch
name-nobody = Guest

me-title = About you
me-name = Your name at the tables
name-limit = characters at most.
me-lang = Language
me-theme = Colours
theme-auto = As on this device
theme-light = Light
theme-dark = Dark

## Front page

front-title = Zombie board games by their printed rules.
front-line = No account needed. Send a link, or play against bots.
front-games = Games
front-code = Table code
front-join = Join
front-no-code = A table code looks like ZG-7KQ2-M9XB. The link to a table works too.
front-play = Play now
front-against = against bots
front-make = Make a table
front-invite = invite friends
front-opponents = Against
front-you-play = You play the
front-quick = quick game, against bots
front-done = Your last games
front-look = Look
front-linked = Your link asks for this table
front-linked-make = Make this table
front-no-game = This link asks for a game that is not here.
front-how-many = How many bots
front-how-strong = How strong the bots are
front-mine = Your running games
front-open = Open tables
front-watch = Watch
front-your-turn = Your turn
front-go = Go
front-back = Open
front-foot = By default the printed rules to the letter; what the scans lost or the rulebook leaves open is our choice and marked ¹, what comes from the publisher's later rules or other published sources is marked ². Every refusal names the rule behind it, and every shuffle can be checked after the game.
bots-1 = one bot
bots-2 = two bots
bots-3 = three bots
bots-4 = four bots
bots-5 = five bots

## Waiting room

room-yours = Your table
room-theirs = Waiting room
room-code = Code
room-options = Game options
room-manners = Table settings
room-turn = A turn in short
room-read = Read the rules
room-friend = Invite a friend
room-scan = Scan or send. No account, no download.
room-link = Invitation link
room-copy = Copy
room-share = Share the link
room-qr = QR code of the invitation link
room-sealed = Draws sealed as
room-sealed-note = You can check them after the game.
room-move = Move to another device
room-move-title = Your seat on another device
room-move-note = Whoever has this link plays in your seat. Show it to nobody else.
room-move-qr = QR code of your seat
room-chairs = Seats
room-here = here
room-away = away
room-rename = Change your name
room-add-bot = Add a bot
room-add-local = Add a person on this device
room-local-title = One more person on this device
room-local-label = Their name
room-level = How strong this bot is
room-empty = Empty this seat
room-can-play = can play
room-name-title = What is your name?
room-name-label = The others see it.
room-wait-host = Waiting for the host to start.
room-more = One more seat
room-less = One seat fewer
room-all-taken = All seats are taken. You can watch from here.

## Result

result-places = Places
result-rematch = Rematch
result-swap = Rematch, sides swapped
result-next = To the next table
result-replay = Watch the replay
result-share = Share
result-table = The same in numbers
result-moment = Moment
result-open = Watch from here
result-records = Records
result-own = Save what you saw
result-whole = Save the whole game
result-records-note = Plain text. “shamble replay” shows a record again on any computer.
result-seal-note = Draws sealed before the game as
result-check = Check it yourself
result-check-note = Save the whole game, then run this in a terminal. It checks that every roll and every shuffle is the one that was sealed before the game.

## Rulebook

rules-contents = Contents
rules-clause = Link to this clause
