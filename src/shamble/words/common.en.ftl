# Words that all games share, in English. The same keys with the same variables stand in common.fr.ftl.

## Lists

list-more = { $head }, { $next }
list-last = { $head } and { $last }
list-quoted = “{ $text }”

## Refusals: the clause, then the reason. The English reasons stand in the refusals' own rows.

refusal-line = { $clause }: { $sentence }

## Seats and turns

# $who is a bot's name, $level one of the bot- words below.
seat-bot = { $who } (bot: { $level })
turn-of = It is { $who }'s turn.

## Bots, by how hard they think

bot-random = Random
bot-greedy = Greedy
bot-search = Planner
bot-thinking = { $who } is thinking.

## The terminal

curtain = Only { $who } should look now.
curtain-prompt = Press Enter when nobody else is looking:
# A choice, and what would come of it.
choice-result = { $text }: { $sentence }
answer-prompt = Your choice, or ? for help:
# $text is one of the enter- words.
answer-prompt-enter = Your choice, Enter to { $text }, or ? for help:
enter-pass = pass
enter-only = play { $answer }
enter-suggested = play what is suggested
plan-suggested = Suggested: { $names }
choices-more = There are { $count } choices; “list” shows them.
news-more =
    { $count ->
        [one] … one line before; “log” tells all
       *[other] … { $count } lines before; “log” tells all
    }
plan-over = Something has happened on the way, so the choice is yours again.
walk-where = Say where to, such as go 3.8; go 3.8 stop ends the movement there.
walk-none = There is nowhere to walk to now.
walk-far = { $text } cannot be reached now; these can: { $names }.
orders-none = In this game no cards are played in the turns of others.
orders-card = There is no order for “{ $text }”; there are orders for: { $names }.
orders-value = That order cannot be “{ $text }”; it can be: { $names }.
# $name is a card, $text one of the order- words.
orders-done = { $name }: { $text }.
stops-level = Say one of { $names }; now it is { $text }.
stops-useful = The game stops for your cards when it seems useful, for each at most once a round.
stops-always = The game stops whenever you can play a card.
stops-never = The game does not stop for your cards any more; “cards useful” changes that.
column-card = Card
column-order = Order
column-orders = What can be ordered
answer-unreadable = “{ $text }” is neither a choice nor a command here. Type ? for help.
answer-number = There is no number { $text }: the list goes from 1 to { $max }.
answer-ambiguous = “{ $text }” could be { $names }.
answer-unclear = “{ $text }” can be read in more than one way; write each choice in full.
command-answer =
    3 or { $example }: play this choice, by its number in the list or in short notation;
    several in notation on one line, such as d2-e3 e3-f3, are played together: all or none, and taken back together
command-list = list: your choices now
command-board = board: the whole table once more
command-go = go 3.8: walk there, fighting what is on the way; go 3.8 stop ends the movement there
command-cards = cards useful, cards always, cards never: when the game stops for the cards that you can play in any turn
command-orders = orders: your standing orders for each card; orders CARD VALUE changes one
command-hint = hint: what a bot would play
command-undo = undo: take back your last move, and what bots played since
command-say = say TEXT: tell everybody something before a vote
command-promise = promise red: promise everybody a red bead before a vote; promises bind nobody
talk-none = There is nothing to vote on now; you can talk before a vote.
talk-promise = That cannot be promised; these can: { $names }.
talk-text = Say it in 1 to { $max } characters on one line.
talk-done = Everybody has heard it.
talk-promised = { $who }: “{ $text }.”
command-log = log: what has happened
command-record = record: the record of the game so far, as it would be saved
command-rules = rules { $clause }: read a clause of the rulebook; rules WORD: all clauses with that word
command-save = save { $file }: save the game in a file
command-lang = lang fr: go on in French
command-quit = quit: leave the table

# What a bot would do in one's place, and why. $level is the bot's; $won and $next are percents.
hint-by =
    { $level ->
        [search] The Planner would play this:
        [greedy] Greedy would play this:
       *[other] A bot would play this:
    }
hint-trials =
    In its trial games it wins about { $won }% like this, and { $next }% with the next best.
hint-second = Almost as good: { $text }
undo-done = Taken back: { $answer }.
undo-revealed = Too late to take that back: something was rolled, drawn or revealed since then.
undo-none = There is nothing to take back.
save-done = Saved as { $file }.
save-failed = { $file } could not be written: { $reason }
load-failed = { $file } could not be read: { $reason }
save-offer = Save the record? A file name, or Enter to leave without saving:
save-name = Another name for the record, Enter to leave it so, or no to delete it:
save-number = “{ $text }” is only a number, and there are no choices left; type a file name, or Enter.
save-not = The record is deleted.
over-already = The game is over, so there is nothing to play any more.
quit-unsaved = This game is not saved. Type save, or quit again to leave without saving.
lang-done = From now on in English.
rules-none = The rulebook has no clause { $clause }, nor one with these words.
# $name is a game, $names everybody at the table.
table-line = { $name } with { $names }.
seat-you = { $name } (you)
keys-line = Type a number from the list or short notation ({ $example }); rules opens the rulebook, ? lists the other commands.
goodbye = Goodbye. The zombies will wait.

## The end

over = The game is over.
column-place = Place
column-player = Player
column-points = Points

## The commands of the terminal, and what can be said to them

help-shamble = Zombie board games: by default the printed rules to the letter; what the scans lost or the rulebook leaves open is our choice and marked ¹, what comes from the publisher's later rules is marked ².
help-play = Play against bots, or with friends at one keyboard.
help-serve = Open the tables to browsers and programs.
help-tables = See to the tables of a server: list, show, export, delete, prune, check, unlist.
help-tables-list = The tables there are, those that changed last first.
help-tables-show = One table: who sits at it, and whether this version can follow it.
help-tables-export = Write whole records into a folder; those of games that go on tell their dice.
help-tables-delete = Delete a table with all that is kept of it.
help-tables-prune = Delete the tables that nobody has touched for so long.
help-tables-check = Follow every table as this version would, and say which it could not: before an upgrade.
help-tables-unlist = Take a table off the public list for good.
help-sit = Let a bot, also one of your own, sit down at a table that is open.
help-games = The games, with how many can play and which options they have.
help-rules = The rulebook of a game, one clause of it, or all clauses with a word.
help-replay = Watch a saved game again.
help-draw = A moment of a saved game, as an SVG picture.
help-completion = Let Tab complete commands, flags and games in your shell.
flag-shell = Your shell: bash, zsh or fish.
wrong-seal = “{ $text }” is not a seal; it must be { $count } to { $max } hexadecimal digits.
wrong-shell = There is no completion for “{ $text }”; there is one for: { $names }.
wrong-picture = { $file }: pictures are written as SVG, so give the file a name such as table.svg.
help-verify = Check that the dice are those sealed before the game.
help-simulate = Let bots play many games, and count who wins how often.
help-version = Which Shamble this is.

flag-game = The game's name; “shamble games” lists them.
flag-file = A record, as “shamble play” saves it.
flag-seal = The seal that you saw before the game, whole or its first 12 digits.
flag-clause = A clause such as 3.3, or words to look for; without it, the whole rulebook.
flag-help = Show this help and leave.
flag-lang = The language: en or fr.
flag-link = The table's link as people send it, or its code if this machine serves it. A link with a seat in it takes that seat.
flag-sit-bot = The bot: random, greedy (default) or search (the planner), or one of your own by its file and class.
flag-sit-name = The bot's name at the table.
flag-chair = The chair, by its letter; without it, any that is free.
flag-over = How to stay on the line: stream (default) or socket.
flag-seconds = How long the bot may think about one answer.
flag-sit-seed = The same number makes the bot think the same.
flag-host = The address to listen on: 127.0.0.1 is this machine alone, 0.0.0.0 your whole network.
flag-port = The port; without one, the first free one from 8000 on.
flag-database = The file in which the tables are saved.
flag-public = The address that people type, if a web server with TLS stands in front.
flag-cert = The certificate for TLS, as a PEM file.
flag-key = The key of the certificate, as a PEM file.
flag-open = Show the tables in the browser.
flag-limit = How many requests one visitor may send: usual, or none (no limit) for measurements.
flag-pace = How slowly tables go on: 1 (default), or 0 for no waiting.
flag-keep-rooms = How long a waiting room is kept in which no game began: 12h, 2d (default), or never to delete none.
flag-keep-finished = How long a finished game is kept: 90d by default, or never to delete none.
flag-keep-abandoned = How long a game is kept that nobody goes on with: 60d by default, or never to delete none.
flag-code = The code of a table.
flag-phase = Only tables in this phase: room (no game yet), play or over.
flag-of-game = Only tables of this game.
flag-older = Only tables that have not changed for so long: 12h, 90d.
flag-export = The codes of tables, and last the folder to write into.
flag-export-all = All tables at which a game began.
flag-dry-run = Only say which tables would be deleted.
flag-log = How the log is written, one line each: text, or json.
flag-metrics = A file with a secret that opens /metrics from other machines.
flag-drain = How many seconds players may go on once the server is told to stop.
flag-seed = The same number deals the same game again.
flag-option = An option of the game; “shamble games” lists them. May be repeated.
flag-no-colour = No colours.
flag-at = The moment after so many moves.
flag-seats = How many sit at the table.
flag-bots = The bots after the people, each of them random, greedy, search (the planner), or your own as FILE.py:CLASS.
flag-bot = What all bots are: random, greedy (default), search (the planner), or your own as FILE.py:CLASS.
flag-humans = How many people share the keyboard; the bots take the other seats.
flag-hotseat = Only people, no bots.
flag-names = A name for each seat.
flag-load = Go on with a saved game.
flag-save = Save the game in this file after every move.
flag-all = Show everything at once, without stopping.
flag-out = The file for the picture; without it, the picture is printed.
flag-seat = As this seat sees it; otherwise as a spectator does.
flag-theme = Light (light), dark (dark), or as the viewer has it (auto).
flag-games = How many games; 100 if you do not say.
flag-resume = Go on with a run that was stopped; the file says the rest.
flag-sim-bots = A bot for each seat: random, greedy, search (the planner), or your own as FILE.py:CLASS.
flag-rotate = Let every bot sit in every seat in turn.
flag-processes = How many processes share the work; the results stay the same.
flag-json = Write the figures to this file too.

## What else the commands say

game-entry = { $name } ({ $text }). { $sentence }.
option-line = { $name } ({ $clause }), default: { $text }.
version-line = Shamble { $number }, { $text }, sources { $name }
build-pure = pure Python
build-compiled = compiled
draw-done = Picture saved as { $file }.
verify-done =
    { $file }: the dice are those of { $seen ->
        [yes] the seal that you saw
       *[no] its own seal { $seal }
    }, and { $count ->
        [0] nothing has been played
        [one] its one move follows the rules
       *[other] all { $count } moves follow the rules
    }.
verify-so-far =
    { $file }: the dice are those of { $seen ->
        [yes] the seal that you saw
       *[no] its own seal { $seal }
    }, and { $count ->
        [0] nothing has been played yet
        [one] the one move so far follows the rules
       *[other] all { $count } moves so far follow the rules
    }.
verify-compare = Whoever makes a record up can seal it too: compare that seal with the one you saw before the game, or give it with --seal.
verify-added =
    { $count ->
        [one] The number of one player is mixed into the dice: { $names }.
       *[other] The numbers of { $count } players are mixed into the dice: { $names }.
    }
verify-missing =
    { $count ->
        [one] One number was promised and never opened: { $names }.
       *[other] { $count } numbers were promised and never opened: { $names }.
    }
replay-prompt = Enter: next, b: back, a number: go there, q: quit >
replay-unreadable = “{ $text }” means nothing here; ? says what does.
replay-help = Enter goes one move on, b one back, a number from 0 to { $max } to that move, q ends.
sim-working = Playing
sim-title =
    { $count ->
        [one] One game of { $name }
       *[other] { $count } games of { $name }
    }, seed { $text }.
sim-note = A shared win counts in parts. The brackets, the shaded part of a bar and ± are 95% intervals.
sim-died = A worker process died before the games were done; it may have run out of memory.
sim-stopped =
    Stopped after { $count ->
        [one] one game
       *[other] { $count } games
    } of { $number }. They are saved in { $file }; this goes on with the others:
sim-nothing = Stopped before the first game was over, so there is nothing to save.
figure-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-limits = [{ NUMBER($min, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($max, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
figure-margin = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-spread = { $text }, from { $min } to { $max }
sim-by-seat = By seat
sim-by-bot = By bot
sim-length = Choices in a game: { $text }.
sim-turns = Turns in a game: { $text }.
sim-endings = Endings: { $text }.
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-interval = 95%

## What is wrong with a request: always one sentence. In usage-, $head is the command, $name a flag, $text what was typed.

usage-command = There is no command “{ $text }”; “{ $head } --help” lists them.
usage-option = There is no flag { $text }; “{ $head } --help” lists them.
usage-missing = { $name } is missing; “{ $head } --help” says what it is.
usage-value = { $name } cannot take that value; “{ $head } --help” says what it takes.
usage-range = { $name } cannot be { $text }; it must be { $min } or more.
usage-range-to = { $name } cannot be { $text }; it must be from { $min } to { $max }.
usage-command-near = There is no command “{ $text }”; did you mean { $names }?
usage-extra = “{ $text }” is one word too many; “{ $head } --help” says what can be given.
usage-needs = { $text } needs a value.
usage-bare = { $text } takes no value.
wrong-lang = Shamble does not speak “{ $text }”; it speaks { $names }.
wrong-game = There is no game “{ $text }”; there are: { $names }.
wrong-seats = { $name } is for { $min } to { $max } players, not { $count }.
wrong-seats-only = { $name } is for { $number } players, not { $count }.
wrong-option-shape = An option is written name=value, not “{ $text }”.
wrong-option = { $name } has no option “{ $text }”; it has: { $names }.
wrong-value = The option { $name } ({ $clause }) can be { $names }, not “{ $text }”.
wrong-own-bot = The bot { $name } is somebody's own, and a record does not say where it is; name the bots with --bots.
no-bot-level = There is no bot “{ $text }”; there are: { $names }, or one of your own as FILE.py:CLASS.
no-bot-missing = The bot “{ $text }” cannot be loaded: there is no { $file }.
no-bot-broken = { $file } cannot be used: { $reason }
no-bot-class = { $file } has no class { $name } that is derived from shamble.bots.Bot.
no-bot-answer = { $name } in { $file } has no method answer(self, view), so it cannot play.
no-bot-failed = The bot { $text } failed: { $reason }
no-bot-none = { $text } made something that is no bot.
wrong-humans = At a table of { $seats } there cannot be { $count } people.
wrong-bots =
    { $count ->
        [one] One person
       *[other] { $count } people
    } and { $number ->
        [one] one bot
       *[other] { $number } bots
    } do not make { $seats } seats.
wrong-names = { $seats } names are needed, not { $count }.
wrong-name = A name is 1 to { $max } printable characters, not “{ $text }”.
wrong-same-name = Two players cannot have the same name.
wrong-seat = There is no seat “{ $text }”; there are: { $names }.
wrong-theme = There is no theme “{ $text }”; there are: { $names }.
wrong-at =
    This game has { $count ->
        [one] one move
       *[other] { $count } moves
    }, so there is no moment { $text }.
wrong-together = { $head } and { $last } cannot be given together.
wrong-with = The file of { $name } says that already, so { $text } cannot be given too.
run-broken = { $file } is not a stopped run that can be gone on with.
run-other-game = { $file } is a run of { $name }, not of { $text }.
run-rules = { $file } was played by rules { $text }; it cannot go on with rules { $name }, the ones known here.
run-bots = This run has the bots { $names }; give exactly these with --bots.
wrong-other-game = { $file } is a record of { $name }, not of { $text }.
wrong-own-dice = In { $file } the players roll the dice themselves, so it can be watched with “shamble replay” but not played here.
wrong-record = { $file } is a record of a game; choose another name.
wrong-taken = { $file } exists already; go on with it by --load, or choose another name.

record-failed = { $file }: { $reason }
fault-foreign = this is not a record of a game.
fault-cut = the record is cut off: its last line is missing.
fault-changed = the record was changed or damaged: its checksum is wrong.
fault-header = the record's header is incomplete or broken.
fault-line = the record has a line that cannot be read.
fault-chance = the record leaves out a roll or a draw.
fault-against = the record breaks the rules.
fault-seal = the secret of this record is not the one that was sealed before the game.
fault-number = the number that seat { $name } added to the dice is not the one it had promised before the game.
fault-dice = the rolls and draws in this record are not those of its dice.
fault-own = this is one seat's own record of a game with secrets; only the whole record can be replayed.
fault-unsealed = this record does not hold the secret of its dice, so they cannot be verified.
fault-unlike = its seal is not the one you saw, { $text }: these are other dice, or another game.
fault-unreadable = the record cannot be read.
fault-game = this is a record of “{ $text }”, a game that is not known here.
fault-rules = this record follows rules { $text }; it cannot be replayed under rules { $name }, the ones known here.

file-missing = there is no such file or folder.
file-denied = this is not allowed.
file-folder = it is a folder.
file-full = there is no room left.
file-not-text = it is not text.
file-other = the system refuses.

# Where a price, a number or a text comes from that is not in the printed rules: on cards and pieces, when asked.
mark-ours = Chosen by this edition
mark-later = From the publisher's later rules, FAQ, or published lists and reviews; not in the rulebook we follow
source-note =
    { $by ->
        [ours] ¹ Chosen by this edition
       *[later] ² From the publisher's later rules, FAQ, or published lists and reviews
    }: { $what ->
        [price] the price
        [number] the number
        [reward] the reward
        [copies] how many there are
        [values] the values and how many there are
        [layout] where they are
       *[text] what the card does
    } ({ $clause }).

## Spans of time, and shamble tables

wrong-span = “{ $text }” is no span of time for { $name }; write 30m, 12h, 90d and the like.
span-never = for ever
span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
tables-count =
    { $count ->
        [0] No tables.
        [one] One table.
       *[other] { $count } tables.
    }
tables-phase-room = room
tables-phase-play = play
tables-phase-over = over
tables-listed = listed
tables-off = taken off the list
# $number: how many bytes they are.
tables-size =
    { $count ->
        [one] 1 row, { $number } bytes
       *[other] { $count } rows, { $number } bytes
    }
tables-breaks = This version cannot follow { $code } beyond row { $number } ({ $text }). What was saved stays, and can be exported.
tables-export-what = Name tables by their codes, or all of them with --all, and last the folder to write into.
tables-not-begun = No game began there, so there is no record.
tables-exported =
    { $count ->
        [0] There was nothing to write.
        [one] One record is in { $file }.
       *[other] { $count } records are in { $file }.
    }
tables-deleted =
    { $count ->
        [0] No table was deleted.
        [one] One table is deleted.
       *[other] { $count } tables are deleted.
    }
tables-would-go =
    { $count ->
        [0] No table would be deleted.
        [one] One table would be deleted.
       *[other] { $count } tables would be deleted.
    }
tables-in-use =
    { $count ->
        [one] One is in use just now and was kept.
       *[other] { $count } are in use just now and were kept.
    }
# $number: how many of them are still being played.
tables-check-broken =
    { $count ->
        [one] This version cannot follow one table
       *[other] This version cannot follow { $count } tables
    }{ $number ->
        [0] {""}; none of these games is still going on.
        [one] {""}; one of these games is still going on.
       *[other] {""}; { $number } of these games are still going on.
    }
tables-check-sound =
    { $count ->
        [0] There is no table that could break.
        [one] This version can follow the one table there is.
       *[other] This version can follow all { $count } tables.
    }
tables-unlisted = { $code } is off the public list, whatever its host chooses.
tables-wrong-phase = There is no phase “{ $text }”; there are: { $names }.
tables-none = There is no table “{ $text }” in this file.
tables-ordered = A server runs on this file and will do it.
tables-older = The server that runs on this file is older and takes no orders; stop it first.
tables-no-answer = The server that runs on this file did not answer, so the order was taken back; look at its log.
tables-failed = { $file } could not be changed; nothing that is not said to be done was done.
