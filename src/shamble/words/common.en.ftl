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
answer-unreadable = “{ $text }” is neither a choice nor a command here. Type ? for help.
answer-number = There is no number { $text }: the list goes from 1 to { $max }.
answer-ambiguous = “{ $text }” could be { $names }.
answer-unclear = “{ $text }” can be read in more than one way; write each choice in full.
command-answer =
    3 or { $example }: play this choice, by its number in the list or in short notation;
    several in notation on one line, such as d2-e3 e3-f3, are played together: all or none, and taken back together
command-list = list: your choices now
command-board = board: the table once more
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
command-rules = rules { $clause }: read a clause of the rulebook
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
quit-unsaved = This game is not saved. Type save, or quit again to leave without saving.
lang-done = From now on in English.
rules-none = The rulebook has no clause { $clause }.
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
help-games = The games, with how many can play and which options they have.
help-rules = The rulebook of a game, or one clause of it.
help-replay = Watch a saved game again.
help-draw = A moment of a saved game, as an SVG picture.
help-verify = Check that the dice are those sealed before the game.
help-simulate = Let bots play many games, and count who wins how often.
help-version = Which Shamble this is.

flag-game = The game's name; “shamble games” lists them.
flag-file = A record, as “shamble play” saves it.
flag-clause = A clause such as 3.3; without it, the whole rulebook.
flag-help = Show this help and leave.
flag-lang = The language: en or fr.
flag-host = The address to listen on: 127.0.0.1 is this machine alone, 0.0.0.0 your whole network.
flag-port = The port; without one, the first free one from 8000 on.
flag-database = The file in which the tables are saved.
flag-public = The address that people type, if a web server with TLS stands in front.
flag-cert = The certificate for TLS, as a PEM file.
flag-key = The key of the certificate, as a PEM file.
flag-open = Show the tables in the browser.
flag-limit = How many requests one visitor may send: usual, or none (no limit) for measurements.
flag-pace = How slowly bots play at an easy pace: 1 (default), or 0 for no waiting.
flag-seed = The same number deals the same game again.
flag-option = An option of the game; “shamble games” lists them. May be repeated.
flag-no-colour = No colours.
flag-at = The moment after so many moves.
flag-seats = How many sit at the table.
flag-bots = The bots after the people, each of them random, greedy or search (the planner).
flag-bot = The level of all bots: random, greedy (default) or search (the planner).
flag-humans = How many people share the keyboard; the bots take the other seats.
flag-hotseat = Only people, no bots.
flag-names = A name for each seat.
flag-load = Go on with a saved game.
flag-save = Save the game in this file after every move.
flag-all = Show everything at once, without stopping.
flag-out = The file for the picture; without it, the picture is printed.
flag-seat = As this seat sees it; otherwise as a spectator does.
flag-theme = Light (light), dark (dark), or as the viewer has it (auto).
flag-games = How many games.
flag-sim-bots = A bot for each seat: random, greedy or search (the planner).
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
    { $file }: the dice are those sealed before the game, and { $count ->
        [0] nothing has been played
        [one] its one move follows the rules
       *[other] all { $count } moves follow the rules
    }.
verify-so-far =
    { $file }: the dice are those sealed before the game, and { $count ->
        [0] nothing has been played yet
        [one] the one move so far follows the rules
       *[other] all { $count } moves so far follow the rules
    }.
replay-prompt = Enter: next, b: back, a number: go there, q: quit >
replay-unreadable = “{ $text }” means nothing here.
sim-working = Playing
sim-title =
    { $count ->
        [one] One game of { $name }
       *[other] { $count } games of { $name }
    }, seed { $text }.
sim-note = A shared win counts in parts. The brackets, the shaded part of a bar and ± are 95% intervals.
sim-died = A worker process died before the games were done; it may have run out of memory.
figure-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-limits = [{ NUMBER($min, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($max, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
figure-margin = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-spread = { $text }, from { $min } to { $max }
sim-by-seat = By seat
sim-by-bot = By bot
sim-length = Choices in a game: { $text }.
sim-turns = Turns in a game: { $text }.
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-interval = 95%

## What is wrong with a request: always one sentence. In usage-, $head is the command, $name a flag, $text what was typed.

usage-command = There is no command “{ $text }”; “{ $head } --help” lists them.
usage-option = There is no flag { $text }; “{ $head } --help” lists them.
usage-missing = { $name } is missing; “{ $head } --help” says what it is.
usage-value = { $name } cannot take that value; “{ $head } --help” says what it takes.
usage-extra = “{ $text }” is one word too many; “{ $head } --help” says what can be given.
usage-needs = { $text } needs a value.
usage-bare = { $text } takes no value.
wrong-lang = Shamble does not speak “{ $text }”; it speaks { $names }.
wrong-game = There is no game “{ $text }”; there are: { $names }.
wrong-seats = { $name } is for { $min } to { $max } players, not { $count }.
wrong-option-shape = An option is written name=value, not “{ $text }”.
wrong-option = { $name } has no option “{ $text }”; it has: { $names }.
wrong-value = The option { $name } ({ $clause }) can be { $names }, not “{ $text }”.
wrong-level = There is no bot “{ $text }”; there are: { $names }.
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
wrong-with-load = A saved game brings its own table, so { $text } cannot be given with --load.
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
fault-dice = the rolls and draws in this record are not those of its dice.
fault-own = this is one seat's own record of a game with secrets; only the whole record can be replayed.
fault-unsealed = this record does not hold the secret of its dice, so they cannot be verified.
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
