# What the host of a table says, in English. The same keys with the same variables stand in host.fr.ftl.
#
# Every key with its variables; $name is a player's name (where not said otherwise), $names several of them, joined.
#
#   host-waiting names count · host-waiting-bot names count · host-waiting-away names count · host-waiting-you
#   host-waiting-for-you · host-waiting-left · host-waiting-over      who is waited for
#   host-table name names                         a table in a list, as a title; name: the game
#   host-line-open name count · host-line-running names     the line under it; count: free seats
#   host-status-ready · host-status-free · host-status-few min                    under the seats of a room
#   host-start count · host-start-missing count   the button that starts, and what it says while players are missing
#   host-chair-host · -person · -bot · -local · -free                             the line of a seat
#   level-LEVEL · level-LEVEL-note                a bot's level: random, greedy, search
#   manner-NAME-before · manner-NAME-VALUE · manner-NAME-after    a sentence with a gap; before and after may be empty
#   manner-NAME-title · manner-NAME-VALUE-note    the question above the choices, and what a choice means
#       pace: brisk, calm, once · watch: link, nobody · listed: no, yes · grace: seconds
#       pace: brisk, calm, once · watch: link, nobody · listed: no, yes · door: open, locked
#   host-log-added names count · host-log-unopened names count                    numbers for the dice
#   host-log-sat name · host-log-named before name · host-log-began · host-log-undid name · host-log-rematched    the log
#   host-log-replaced-crashed name · host-log-replaced-hung name · host-log-pace-VALUE name
#   host-log-substituted-WHY names count name bot · host-log-stand-in-WHY name · host-log-left name · host-log-returned name
#   host-log-freed names count name bot · host-log-took name other · host-log-ended names count    bot: its level, in words
#   host-log-say name text · host-log-say-to name other text · host-log-promise, host-log-promise-to, host-log-show-to: the same
#   host-CODE (too-large: size, in KB), and others that say more: their variables stand in them    why the host says no
#   host-bye-...                                  why a connection ends
#   host-serve-...                                "shamble serve" in its terminal; text: an address or a port
#
# A game has in its own words:
#   game-score, if what it counts at the end is not points · game-chart: the title of the chart at the end
#   game-first: who begins · game-won, game-lost: a word for those who did · tally-PART: what a result is made of
#   game-tag · game-blurb · game-minutes · game-turn-1, -2, ... (3 to 5 lines, with the ids of their clauses; every option as a variable)
#   option-NAME-before · option-NAME-VALUE · option-NAME-after · option-NAME-title · option-NAME-VALUE-note
#       NAME with hyphens; VALUE: yes, no, a number or a word with hyphens

## Who is waited for

host-waiting =
    { $count ->
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
host-waiting-bot =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
host-waiting-away =
    { $count ->
        [one] Waiting for { $names }, who is away.
       *[other] Waiting for { $names }, who are away.
    }
host-waiting-you = Your move.
host-waiting-for-you = A bot is playing for you.
host-waiting-left = You have left the game.
host-waiting-over = The game is over.

## Tables in a list

host-table = { $name } with { $names }
host-line-open =
    { $count ->
        [0] { $name } can start at any moment.
        [one] { $name } is waiting for one more player.
       *[other] { $name } is waiting for { $count } more players.
    }
host-line-running = Playing: { $names }.

## The waiting room

host-status-ready = Everyone is ready.
host-status-free = Ready to start. Seats that nobody takes stay empty.
host-status-due = The dice are being mixed: one moment.
host-status-few =
    { $min ->
        [2] At least two players are needed.
        [3] At least three players are needed.
       *[other] At least { $min } players are needed.
    }
host-start =
    { $count ->
        [2] Start with two players
        [3] Start with three players
        [4] Start with four players
        [5] Start with five players
        [6] Start with six players
       *[other] Start with { $count } players
    }
host-start-missing =
    { $count ->
        [one] One more player is missing
        [2] Two more players are missing
       *[other] { $count } more players are missing
    }
host-chair-host = Host.
host-chair-person = Joined by link.
host-chair-bot = Bot. Sees only what a player sees.
host-chair-local = Plays on the host's device.
host-chair-free = If nobody takes it, we start without it.
host-chair-needed = For a friend, or a bot.

## Bots, by how hard they think

level-random = { bot-random }
level-random-note = plays anything the rules allow
level-greedy = { bot-greedy }
level-greedy-note = takes the best thing in reach
level-search = { bot-search }
level-search-note = thinks a few turns ahead, and takes its time

## Table settings

manner-pace-title = How fast does the table go on?
manner-pace-before = The table goes on
manner-pace-after = .
manner-pace-brisk = briskly
manner-pace-brisk-note = the moves of others are soon over, and still seen
manner-pace-calm = calmly
manner-pace-calm-note = slow enough to follow every step
manner-pace-once = at once
manner-pace-once-note = bots' turns are over in a blink
manner-windows-title = How long do we wait for interrupting cards?
manner-windows-before = When a card could interrupt, the table waits
manner-windows-after = .
manner-windows-fair = the same time for everybody
manner-windows-fair-note = so no pause shows who could have played a card
manner-windows-quick = only for those who can play one
manner-windows-quick-note = faster, but a pause may show who holds a card
manner-watch-title = Who may watch?
manner-watch-before = { "" }
manner-watch-after = may watch.
manner-watch-link = Anyone with the link
manner-watch-link-note = they see what the whole table sees
manner-watch-nobody = Nobody
manner-watch-nobody-note = only those with a seat see the table
manner-door-title = May somebody new sit down?
manner-door-before = { "" }
manner-door-after = may sit down.
manner-door-open = Anyone with the link
manner-door-open-note = while a seat is free
manner-door-locked = Nobody new
manner-door-locked-note = whoever has a seat keeps it
manner-listed-title = Does the front page show this table?
manner-listed-before = The front page
manner-listed-after = this table.
manner-listed-no = does not show
manner-listed-no-note = people need the link
manner-listed-yes = shows
manner-listed-yes-note = strangers may sit down, or watch
manner-grace-title = How long do we wait for somebody who is away?
manner-grace-before = For somebody who is away, the table waits
manner-grace-after = .
manner-grace-60 = a minute
manner-grace-60-note = then the others may let a bot play on
manner-grace-300 = five minutes
manner-grace-300-note = time to answer the door
manner-grace-1800 = half an hour
manner-grace-1800-note = time for a meal

## The log

host-log-sat = { $name } sits down.
host-log-named = { $before } is now called { $name }.
host-log-began = The game begins.
host-log-added =
    { $count ->
        [one] { $names } adds a number to the dice.
       *[other] { $names } add a number each to the dice.
    }
host-log-unopened =
    { $count ->
        [one] The number of { $names } is not in the dice: it was not opened in time.
       *[other] The numbers of { $names } are not in the dice: they were not opened in time.
    }
host-log-undid = { $name } takes a move back.
host-log-replaced-crashed = { $name } broke down; a simpler bot has taken its seat.
host-log-replaced-hung = { $name } stopped responding; a simpler bot has taken its seat.
host-log-stand-in-crashed = The bot that plays for { $name } broke down; a simpler one goes on.
host-log-stand-in-hung = The bot that plays for { $name } stopped responding; a simpler one goes on.
host-log-substituted-away =
    { $count ->
        [one] { $names } lets a bot ({ $bot }) play for { $name }, who is away.
       *[other] { $names } let a bot ({ $bot }) play for { $name }, who is away.
    }
host-log-substituted-host =
    { $count ->
        [one] { $names } lets a bot ({ $bot }) play for { $name }.
       *[other] { $names } let a bot ({ $bot }) play for { $name }.
    }
host-log-substituted-left = { $name } leaves the game; a bot ({ $bot }) plays on.
host-log-substituted-clock = { $name } has run out of time; a bot ({ $bot }) plays on.
host-log-left = { $name } leaves the game. The others decide how it goes on.
host-log-returned = { $name } is back.
host-log-freed =
    { $count ->
        [one] { $names } offers the seat of { $name } to whoever comes; until then a bot ({ $bot }) plays.
       *[other] { $names } offer the seat of { $name } to whoever comes; until then a bot ({ $bot }) plays.
    }
host-log-took = { $name } takes over the seat of { $other }.
host-log-ended =
    { $count ->
        [one] { $names } ends the game as it stands.
       *[other] { $names } end the game as it stands.
    }
host-log-rematched = There will be a rematch.

# At the end: a game that was not played out, and who has played for somebody; bot: its level, count of max choices.
host-ended-result = The game was ended before it was over; nobody has won.
host-played-for =
    { $count ->
        [one] A bot ({ $bot }) made { $count } of { $max } choices here.
       *[other] A bot ({ $bot }) made { $count } of { $max } choices here.
    }
host-log-forgotten = { $name } has had their name and words removed.
host-log-pace-brisk = { $name } sets a brisk pace.
host-log-pace-calm = { $name } sets a calm pace.
host-log-pace-once = { $name } wants no waiting for bots.

## Why the host says no: one sentence for each code of docs/wire.md, followed by those that say more

host-illegal = The rules do not allow that.

host-invalid = This cannot be read.
host-unreadable = { $text }
host-not-json = A message is a JSON object.
host-wrong-fields = The message “{ $name }” has a field that is missing or wrong: { $why }
host-wrong-body = The request has a field that is missing or wrong: { $why }
host-gesture = Play at least one move at a time, and not too many; in a game with secrets, exactly one.
host-name = A name has 1 to { $max } characters that can be seen.
host-name-marks = A name begins with a letter or a picture, and no letter has more than { $max } marks on it.
host-name-empty = A name is missing.
host-name-long = A name has at most { $max } characters.
host-seats = This game is for { $min } to { $max } players.
host-no-chair = There is no such seat.
host-allow-nobody = Nobody of that number is kept out.
host-no-level = There is no such bot.
host-no-manner = Unknown table setting.
host-no-option = This game has no option “{ $name }”.
host-no-choice = The option “{ $name }” can be { $names }, not “{ $text }”.
host-range =
    { $step ->
        [1] A whole number from { $low } to { $high }.
       *[other] A whole number from { $low } to { $high }, in steps of { $step }.
    }
host-no-number = A number for the dice, or its hash, has 64 hexadecimal digits in small letters.
host-other-number = This is not the number that was promised.
host-no-game = There is no such game.

host-stale = The table has changed since; look again before you choose.

host-not-asked = You have nothing to choose right now.
host-spectator = Spectators can watch, but not play.

host-not-yours = That is not yours to decide.
host-not-host = Only the host can do that.
host-kept-out = The host keeps you out of this table.
host-not-watching = The host has closed this table to spectators.

host-not-now = This is not the moment for that.
host-locked = The host has locked this table: nobody new can sit down.
host-bar-nobody = You can keep out only somebody who plays on another device.
host-not-started = The game has not begun yet.
host-started-already = The game has begun already.
host-starting = The game is starting: nothing can be changed any more.
host-not-starting = A number is opened when the host starts the game, and not before or after.
host-local-number = People on the host's device share the host's number.
host-not-over = The game is still going on.
host-whole-record = You can have the whole record once the game is over.
host-too-few =
    { $min ->
        [2] At least two players are needed.
        [3] At least three players are needed.
       *[other] At least { $min } players are needed.
    }
host-undo-nothing = There is nothing to take back.
host-skip-asked = It is your turn to choose: there is nothing to skip.
host-undo-rolled = Too late to take that back: something was rolled or drawn since then.
host-undo-revealed = Too late to take that back: something was revealed since then.
host-undo-handed = Too late to take that back: play has moved on since then.

host-ended = The game is over.
host-aside = You are not playing at present; take your seat again first.
host-seat-here = { $name } is here: nobody else decides about this seat.
host-seat-grace =
    { $seconds ->
        [one] { $name } has only just gone; you can decide in one second.
       *[other] { $name } has only just gone; you can decide in { $seconds } seconds.
    }
host-seat-bot = A bot plays this seat already.

host-seat-own = This is your own seat; “Leave the game” is in the menu.
host-seat-host = The host's seat cannot be handed over; a bot can play it.

host-link = This link does not open a seat at this table.
host-link-forged = This link was not made here; ask the host for a new one.
host-link-foreign = This link is for another table.
host-link-expired = This link is no longer valid: the seat was emptied, or has a new link.

host-no-table = There is no such table; check the code.

host-too-large = That is too large; a message may have { $size } KB.

host-too-fast =
    Too many messages at once; try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
host-too-many-tables = There are too many tables here already; try again later.
host-too-many-links = This table is open too many times at once; close one of its pages.
host-too-many-lines = Too many tables are open from your address at once; close one of their pages.
host-busy =
    Too many are asking for this just now; try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
host-stopping = The server is about to restart; try again in a moment.
host-stopping-soon =
    The server will restart in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }. The table is saved; the page comes back by itself.
host-mistake = Something went wrong on our side, and nothing has changed. It has been noted; please try again.
host-no-hint = No hint can be had just now; ask again.

host-origin = This request comes from a page that is not ours.

host-full = All seats are taken.
host-too-many-rows = You have done this too often at this table; play on, or make another table.
host-chair-taken = This seat is already taken.

host-storage = This could not be saved, so it did not happen. Please try again.
host-storage-full = There is no room left to save this, so it did not happen.
host-storage-broken = This table can no longer be read; what was saved of it has not been deleted.
host-storage-rules = This table was played under earlier rules, which are no longer known here; what was saved of it has not been deleted.
host-storage-anew = The table is being read anew from what was saved. Look at it again before you go on.

host-unknown = There is no message of that kind.
host-unknown-kind = There is no message “{ $name }”.
host-no-hello = The first message of a socket is “hello”.
host-no-page = There is no such page.
host-no-method = This page does not take that kind of request.

## The end of a connection

host-bye-stopped = The server is shutting down. The table is saved; come back in a moment.
host-bye-anew = The table is being read anew from what was saved; come back in a moment.
host-bye-deleted = The host has deleted this table.
host-bye-emptied = The host has emptied your seat.
host-bye-freed = Your seat has been handed over.
host-bye-kept-out = The host has emptied your seat and keeps you out of this table.
host-bye-renewed = This seat has a new link: the one you came by is no longer valid.
host-bye-watching = The host has closed this table to spectators.

## shamble serve, in its terminal

host-serve-ready = The tables are open at { $text }; Ctrl-C stops the server, and nothing is lost.
host-serve-local = Only this machine can reach them; “--host 0.0.0.0” lets your network in.
host-serve-plain = Without TLS anyone on the way can read along: beyond your own network, give --cert and --key, or put a web server with TLS in front.
host-serve-missing = The parts that serve tables are not installed; install shamble[server].
host-serve-public = “{ $text }” is not an address such as https://shamble.example, with nothing after it.
host-serve-limit = “{ $text }” is not a limit; it must be usual or none.
host-serve-log = “{ $text }” is not a form of the log; it must be text or json.
host-serve-metrics = { $file } must hold a secret of at least { $min } characters in one line.
host-serve-files = The system allows only { $count } open files, so about as many visitors at once; for strangers, allow { $min } or more (ulimit -n, LimitNOFILE).
host-serve-tls-both = TLS needs both --cert and --key.
host-serve-tls-bad = { $file } cannot be used for TLS.
host-serve-port-used = Something else is using port { $text }; choose another with --port.
host-serve-port-denied = Port { $text } may not be used here; choose one above 1023 with --port.
host-serve-address = Nothing can be served at { $text }: this machine has no such address.
host-serve-data = The tables are saved in { $file }.
host-serve-keep = Kept after the last change: rooms without a game { $rooms }, finished games { $finished }, abandoned games { $abandoned }; then they are deleted (--keep-rooms, --keep-finished, --keep-abandoned).
host-serve-data-read-only = { $file } cannot be written, so no table could be saved.
host-serve-data-newer = { $file } was written by a newer Shamble; this one leaves it alone.
host-serve-data-foreign = { $file } is not a database of Shamble's; choose another file with --database.
host-serve-data-used = Another server is using { $file }.
host-serve-data-missing = There are no tables in { $file }; choose another file with --database.
host-serve-data-step = { $file } could not be brought up to this version: step { $number } did not work ({ $text }). Nothing in it was changed; the Shamble that wrote it can go on with it.
host-serve-stopped = Stopped. All tables are saved in { $file }.
host-sit-down = { $bot } sits at the table. To come back to the same seat: shamble sit { $link } --bot { $bot }
host-sit-left = The bot has left; the table waits for its seat, which the link above opens again.
host-sit-link = “{ $text }” leads to no table; write its link as people send it, or its code.
host-sit-over = “{ $text }” is no way to a table; it must be stream or socket.
host-sit-chair = There is no chair “{ $text }”; chairs have letters from A on.
host-sit-sockets = Sockets need the package websockets, which comes with shamble[server]; “--over stream” works without it.
host-sit-lost = { $text } does not answer.
host-sit-refused = The table says no: { $text }
host-sit-raised =
    { $then ->
        [again] The bot failed ({ $said }); it may try once more.
        [instead] The bot failed again ({ $said }); { $answer } is played in its place.
       *[silent] The bot failed when it could have talked ({ $said }); it says nothing.
    }
host-sit-nonsense =
    { $then ->
        [again] The bot answered { $said }, which cannot be played here; it may try once more.
        [instead] The bot answered { $said }, which cannot be played here; { $answer } is played in its place.
       *[silent] The bot promised { $said }, which nobody can; it says nothing.
    }
host-sit-late = The bot has not answered in { $said } s; { $answer } is played in its place.
host-log-say = { $name }: “{ $text }”
host-log-say-to = { $name } to { $other }, in private: “{ $text }”
host-log-promise = { $name } promises: “{ $text }”
host-log-promise-to = { $name } promises { $other }, in private: “{ $text }”
host-log-show-to = { $name } shows { $other } a bead: “{ $text }”
host-no-order = There is no such standing order, or no such card.
host-no-talk = There is nothing to vote on now; you can talk before a vote.
host-talk-to = Speak to everybody, or to another player at this table.
host-show-to = A locked choice can be shown to one player at a time.
host-show-nothing = Lock a choice first; you can still change it.
host-no-promise = That cannot be promised now.
# What a bot answers to somebody who spoke to it before a vote.
host-reply-yes = I am with you.
host-reply-no = Not with me.
host-reply-undecided = I have not made up my mind.
host-reply-unclear = Name a colour, and I will tell you.
host-talk-text = Say it in 1 to { $max } characters on one line.
host-waiting-window = A moment, in case somebody plays a card.

# Standing orders: what to do with a card if its holder does not choose in time.
order-useful = ask me when it matters
order-ask = always ask me
order-never = never ask me
order-always = play it whenever possible
order-1 = play it if it saves at least 1 zombie
order-2 = play it if it saves at least 2 zombies
order-3 = play it if it saves at least 3 zombies
