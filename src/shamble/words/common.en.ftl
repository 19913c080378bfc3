# Words that all games share, in English. The same keys with the same variables stand in common.fr.ftl.

## Lists

list-more = { $head }, { $next }
list-last = { $head } and { $last }

## Refusals: the clause, then the reason. The English reasons stand in the refusals' own rows.

refusal-line = { $clause }: { $sentence }

## Seats and turns

# $number counts from 1.
seat = Seat { $number }
seat-free = Seat { $number } is free
seat-yours = You sit in seat { $number }
# $who is a bot's name, $level one of the bot- words below.
seat-bot = { $who } (bot: { $level })
spectator = Spectator
turn = Turn { $number }
turn-of = It is { $who }'s turn.
turn-yours = It is your turn.
waiting-for = Waiting for { $who }.

## Bots, by how hard they think

bot-random = Sleepwalks
    .help = Answers at random.
bot-greedy = Hungry
    .help = Takes what looks best right now.
bot-search = Plans ahead
    .help = Plays on in its head before it answers.
bot-thinking = { $who } is thinking.

## The terminal

answer-prompt = Your answer, or ? for help:
answer-count =
    { $count ->
        [one] One answer:
       *[other] { $count } answers:
    }
answer-unreadable = “{ $text }” is not an answer here. Type ? for help.
command-answer = { $example }: answer in short notation, or by its number in the list
command-list = list: what you may answer now
command-hint = hint: what a bot would answer
command-undo = undo: take back the last answer
command-log = log: what has happened
command-record = record: the game so far, as a file would keep it
command-rules = rules { $clause }: read a clause of the rulebook
command-save = save { $file }: keep the game in a file
command-quit = quit: leave the table

hint = A bot would answer { $answer }.
hint-none = There is nothing to answer, so there is no hint.
undo-done = Taken back: { $answer }.
undo-none = There is nothing to take back.
log-title = Log
log-empty = Nothing has happened yet.
record-title = Record
record-replayed =
    { $count ->
        [one] Replayed one answer from { $file }.
       *[other] Replayed { $count } answers from { $file }.
    }
save-done = Saved as { $file }.
save-failed = { $file } could not be written: { $reason }
load-failed = { $file } could not be read: { $reason }
rules-title = Rulebook
rules-none = The rulebook has no clause { $clause }.
goodbye = Goodbye. The zombies will wait.

## The end

over = The game is over.
place-line = { $place }. { $who }: { $points }
