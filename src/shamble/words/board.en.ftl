# The live table in the browser, in English. Plain messages without variables: the browser does not know Fluent.

board-board = The board
board-answers = Your options
board-players = Players
board-log = Log
board-happened = What happened
board-key = Key
board-more = More
board-drawers = More about the table
board-go = Go
board-undo = Undo
board-hint = Hint
board-hinted = The Planner would play this
board-second = Almost as good
board-your-move = Your move
board-you = you
board-choose = Choose a marked place
board-choose-or-pick = Choose a marked place or another piece
board-pick = Pick one of your pieces
board-who-goes = Which piece?
board-watching = You are watching.
board-lost = Connection lost, trying again
board-bye = Disconnected by the table.
board-unheard = The table did not reply, though it was told three times. Look at it before you try again.
board-leave = Leave the table
board-home = To the front page
board-read = Read the rule

## Over the table

board-rules = The rules
board-words = The table in words
board-keys = Keys
board-record = Save your own record
board-record-whole = Save the whole record
board-one-tap = Play with one tap
board-seal = Draws sealed before the game as
board-key-walk = walk through pieces, places and options
board-key-choose = choose; press again to play
board-key-back = one step back
board-key-undo = take your last move back
board-key-hint = ask a bot for a hint
board-key-skip = skip to your next choice
board-key-log = what happened
board-key-rules = the rules
board-key-keys = these keys
board-key-camera = closer, farther, everything, your own piece, sideways
board-closer = Closer
board-farther = Farther
board-whole = All of it
board-mine = My piece
board-plan = Your plan is being played. Press the board to stop it.
board-plan-stop = Stop here
board-plan-broken = Something happened on the way, so your plan has stopped.

## Looking back

board-replay = Replay
board-looking-back = You are watching the replay.
board-look-back = Look at this moment
board-back = Back to the game
board-step-word = Moment
board-first = To the start
board-last = To the end
board-step = One step forward
board-step-back = One step back
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

## Cards, talk, interruptions

board-hand = Cards
board-other = Other hand
board-put-back = ← Back
board-moment = A moment, in case somebody plays a card
board-odds = The odds
board-market = Shop
board-talk = Talk
board-never-binds = Promises bind nobody.
board-say = Say something
board-to = To whom
board-to-all = to all
board-heard-by-all = All players and spectators hear this, and the records keep it.
board-heard-by-one = Only the two of you hear this, and no record but your two keeps it.
board-only-you = only you
board-show = Show my choice
board-done = Done
board-wait = Wait for me
board-skip = Skip
board-skipped = While you skipped
board-pace = Pace of the table
board-window = When the bar runs out, play goes on without your choice
board-window-others = When the bar runs out, play goes on
# Names follow.
board-more-time = More time for
board-orders = Standing orders
board-orders-note = When the table asks you about a card, and what it does without asking.
board-locked = Locked
board-sealed = Locked in: you may still change it
board-only-mine = Show only my cards on this device
board-public = Open the table as everybody sees it
board-pick-card = Choose a card or an option

## The next game

board-rematch = The next table is ready.
board-rematch-go = Go there

## Seats: who is away, who is played for, and what can be done

seats-title = Seats
seats-note = Nobody need wait for somebody who is gone: the host decides, or all the others together.
seats-here = here
seats-away = away
seats-left = has left the game
seats-bot = bot
seats-played = a bot plays
seats-open = free seat
seats-decide = Decide
# A time follows.
seats-decide-in = you can decide in
seats-level = Which bot?
seats-let-bot = Let a bot play
seats-other-bot = Change the bot
seats-offer = Offer the seat
seats-offer-sure = Yes, hand the seat over
seats-agree = I agree
seats-wait = Rather wait
seats-play-on = Rather play on
# These follow a name; a bot's level follows the first two.
seats-wish-bot = a bot should play
seats-wish-free = offer the seat
seats-wish-end = end the game as it stands
seats-end = End the game as it stands
seats-end-sure = Yes, end the game
seats-end-note = Nobody wins then. While all are here, everybody must agree.
seats-for-you = A bot is playing for you.
seats-you-left = You have left the game.
seats-take-again = Take my seat again
# A name follows.
seats-free = You can take over the seat of
seats-take-this = Take this seat
seats-leave = Leave the game
seats-leave-note = Your seat stays yours: take it again whenever you like.
seats-leave-bot = A bot plays for me
seats-leave-others = The others decide
seats-gone = You have left; you can watch on from here.
