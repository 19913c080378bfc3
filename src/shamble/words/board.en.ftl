# The live table in the browser, in English. Plain messages without variables: the browser does not know Fluent.

board-board = The board
board-answers = Your answers
board-players = Players
board-log = Log
board-happened = What happened
board-key = Key
board-more = More
board-drawers = More about the table
board-go = Go
board-undo = Undo
board-hint = Hint
board-hinted = A bot would do this
board-your-move = Your move
board-away = away
board-choose = Choose a marked place
board-choose-or-pick = Choose a marked place or another piece
board-pick = Pick one of your pieces
board-who-goes = Which piece?
board-watching = You are watching.
board-lost = Connection lost, trying again
board-bye = The table has closed this line.
board-leave = Leave the table
board-read = Read it

## Over the table

board-rules = The rules
board-words = The table in words
board-keys = Keys
board-record = Save your record
board-record-whole = Save the whole record
board-one-tap = Play at one tap
board-seal = The dice are sealed:
board-key-walk = walk through pieces, places and answers
board-key-choose = choose; once more to go
board-key-back = step back
board-key-undo = take your last answer back
board-key-hint = ask a bot
board-key-log = what happened
board-key-rules = the rules
board-key-keys = these keys
board-key-camera = look closer, farther, at everything, at your own piece, aside
board-closer = Closer
board-farther = Farther
board-whole = All of it
board-mine = My piece
board-plan = Going on by itself. A press on the board stops it.
board-plan-stop = Stop here
board-plan-broken = Something happened on the way: your plan has stopped.

## Looking back

board-replay = Replay
board-looking-back = You are looking back.
board-look-back = Look at this moment
board-back = Back to the game
board-step-word = Moment
board-first = To the start
board-last = To the end
board-step = One forward
board-step-back = One back
board-play = Play
board-pause = Pause
board-speed = Speed
board-look = Look at the board
board-result = The result

## One device for several people

# A name follows.
board-pass-to = Pass the device to
# A name follows.
board-i-am = I am

## Cards, talk, windows

board-hand = Cards
board-other = Other hand
board-put-back = Put back
board-odds = The odds
board-market = Market
board-talk = Talk
board-never-binds = Words never bind.
board-say = Say something
board-to = To whom
board-to-all = to all
board-only-you = only you
board-show = Show my choice
board-done = Done
board-wait = Wait
board-window = A moment, in case somebody wants to act
# Names follow.
board-more-time = More time for
board-orders = Standing orders
board-orders-note = What becomes of a card if you have said nothing when a window closes.
board-locked = Locked
board-sealed = Sealed: you may still change it
board-only-mine = Only my cards here
board-public = Open the public table
board-pick-card = Choose an answer, or a card to play

## The next game

board-rematch = The next table is laid.
board-rematch-go = Go there
