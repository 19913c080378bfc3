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
room-number = Your device adds a number of its own, so that nobody can choose them.
room-move = Move to another device
room-move-title = Your seat on another device
room-move-note = Whoever has this link plays in your seat. Show it to nobody else.
room-renew-note = Somebody else has your link? A new one makes all earlier ones worthless.
room-renew = Make a new link
room-renewed = This is your new link; all earlier ones are worthless.
room-move-qr = QR code of your seat
removal-open = Remove what is kept
removal-title = What is kept of this table
removal-keep = Leave it
removal-forget = Remove my name and words
removal-forget-note = Your name becomes a letter, and what you said is blanked, for everybody and in every record from now on. The seat stays yours. Records that were saved before, and what others said about you, are not changed.
removal-forget-sure = This cannot be taken back.
removal-forgotten = Your name and words are removed.
removal-delete = Delete this table
removal-delete-note = The table is deleted for everybody, with the game and all that was said. Save the record first if you want to keep it.
removal-delete-sure = Everybody at the table is shown out, and nothing of it can be brought back.
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
room-remove-note = Whoever leaves a seat can sit down again while one is free, unless you keep that device out.
room-bar = Empty it and keep them out
room-out = Kept out:
room-allow = Let in again
room-locked = The host has locked this table. You can watch from here.
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
result-check = Check the draws
result-check-note = To check every roll and every shuffle yourself, save the whole game and run this in a terminal.
proof-details = What was checked
proof-mine = Checked here: the draws are those sealed before the game, and your number is among them.
proof-good = Checked here: the draws are those of the seal that this browser saw first.
proof-unseen = The draws fit their seal; this browser did not see it before the end.
proof-bad = The draws do not fit what this browser saw before the game.
proof-is-seen = The seal is the one that this browser saw first.
proof-not-seen = The seal is not the one that this browser saw first.
proof-is-secret = The secret of the server fits the seal.
proof-not-secret = The secret of the server does not fit the seal.
proof-is-mine = The number of your device is mixed into the draws.
proof-not-mine = The number of your device is not in the draws.
proof-is-numbers = Every number fits what was promised before the game.
proof-not-numbers = A number does not fit what was promised before the game.
proof-is-draw = The first draw follows from the secret and the numbers.
proof-not-draw = The first draw does not follow from the secret and the numbers.
seal-changed = The seal of this table has changed since this browser first saw it: these are other draws.

## Rulebook

rules-contents = Contents
rules-clause = Link to this clause
