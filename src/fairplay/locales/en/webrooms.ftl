## Rooms: who sits there, and what can be done

web-room-wins = won: { $count }
web-room-players = Players
web-room-seats = Seats
web-room-name = Your name
web-room-sit = Take a seat
web-room-sit-here = Sit here
web-room-add-bot = Add a computer
web-room-bot-level = Strength of the computer
web-room-kick = Send away
web-room-kick-name = Send away { $name }
web-room-ready = I am ready
web-room-unready = Not ready after all
web-room-start = Start now
web-room-waits-seats = Free seats: { $count }. The game starts when all seats are taken and all are ready.
web-room-waits-host = The host can start before that.
web-room-waits-ready = The game starts when all are ready.
web-room-watching = All seats are taken. You can watch, or make a room of your own.
web-room-you-watch = You are watching
web-room-agreed = What is agreed
web-room-rename = Change the name
web-room-stand = Give up the seat
web-room-leave = Leave the game
web-room-leave-sure = Really leave?
web-room-close = Close the room
web-room-close-sure = Close it for everyone?
web-room-countdown = The cards are dealt in a moment
web-room-rematch = Play again
web-room-rematch-waits = Waiting for { $names } …
web-rematch-asks = { $names } { $count ->
    [one] wants
   *[other] want
    } to play again
web-rematch-yes = Yes, play again
web-rematch-other = Another game
web-rematch-no = No
web-room-game = The game
web-next-title = Choose the next game
web-next-game = Next game: { $title }
web-next-asks = { $names } { $count ->
    [one] wants
   *[other] want
    } to play { $title }
web-next-change = Change the game
web-next-play = Play this game
web-next-cancel = Cancel
web-tab-move = Your move · { $title }
web-tab-joined = { $name } has joined
web-room-replay = Look at it again
web-room-export = Save as text
web-room-log = What happened
web-room-log-empty = Nothing yet.
web-room-say = Say something
web-people = People and names
web-names = Names of the others
web-name-other = Another name
web-name-changed = You are now called { $name }.
web-name-hide-name = Hide the name { $name }
web-name-show-name = Show the name of { $name }
web-name-report = Report
web-name-report-name = Report the name { $name }
web-door = Who may come in
web-door-open = everyone
web-door-ask = people I let in
web-door-locked = nobody new
web-door-open-text = Anyone who comes can take a free seat.
web-door-ask-text = Players ask you for a seat, and you let them in. Everyone can watch.
web-door-locked-text = Those who are here stay. Nobody else can come in or watch.
web-door-asking = Waiting to be let in
web-door-admit = Let in
web-door-admit-name = Let in { $name }
web-door-not-now = Not now
web-door-not-now-name = Not now, { $name }
web-door-ban = Ban
web-door-ban-sure = Ban from this room for good?
web-door-ask-seat = Ask for a seat
web-door-withdraw = Stop waiting
web-door-let-in = The host let you in.
web-door-is-ask = ask the host for a seat
web-door-is-locked = locked
web-copy = Copy
web-copied = Copied
web-copy-failed = The browser does not allow copying here
web-seconds = { $seconds } s
web-invite-title = Invite others
web-invite-code = Room code:
web-invite-copy = Copy the link
web-invite-qr = QR code of the link to this room
web-invite-large = Show the QR code large
web-invite-share = Share
web-invite-short = Scan the QR code, open the link, or type the code on the start page.
web-invite-private = Only those who have the link can come in.

## The connection to a room

web-link-opening = Connecting …
web-link-lost = The connection is lost; your seat is kept.
web-link-trying = Trying again …
web-ended-error-room-unknown = There is no such room
web-ended-unknown-text = Perhaps a letter of the code is wrong, or the room was closed long ago.
web-ended-error-room-closed = The room is closed
web-ended-error-kicked = You cannot come in here
web-ended-error-room-locked = The room is locked
web-ended-error-spectators = The room is full
web-ended-error-too-many-sockets = Open in too many places
web-ended-other = The connection was closed
web-ended-rooms = All rooms

## The card table

web-table-cards = Cards on the table
web-table-card = card { $place }: { $shapes }
web-table-selected = selected
web-table-on-a = on side A
web-table-on-b = on side B
web-table-hinted = belongs to a claim
web-table-hint-tag = hint
web-table-empty = empty place
web-table-pile = in the pile
web-table-equals = equals
web-table-side-a = Side A
web-table-side-b = Side B
web-table-into-a = Choose cards for side A
web-table-into-b = Choose cards for side B
web-table-tray-here = Cards that you tap come here.
web-table-tray-empty = Tap a card twice, or tap here first.
web-table-remove = put back: { $shapes }
web-table-sum = sum: { $shapes }
web-table-zero = nothing
web-table-sums-equal = the sums are equal
web-table-sums-differ = the sums differ
web-table-counts = How often each shape is on the cards
web-table-count-odd = { $shape }: { $count }, odd
web-table-count-even = { $shape }: { $count }, even
web-table-side-sum = Sum of { $side }
web-table-time = Time since these cards lie here
web-table-clear = Clear
web-table-claim = Claim · { $count }
web-table-call = Call
web-table-wait = Wait { $seconds } s
web-table-called = { $name } called: { $seconds } s to show a claim.
web-table-give-up = Show me a claim
web-table-give-up-vote = Give up these cards · { $agreed } of { $all }
web-table-keys = Keys: digits choose cards, Enter claims, Esc clears.
web-table-keys-sides = Keys: digits choose cards, with Shift for side B, Enter claims, Esc clears.
web-score-title = Cards taken
web-score-cards = cards: { $count }
web-score-left = has left
web-score-called = has called
web-score-gives-up = would give up
web-result-yours = You took { $count } { $count ->
    [one] card
   *[other] cards
    }.
web-table-left = You have left the game.
web-result-fastest = fastest
web-result-chart = How the cards of each player grew during the game
web-fair-title = Was the deal fair?
web-fair-promise = Before the deal, the server shows the hash of a secret seed. Then each player's device adds a random number. Seed and numbers together decide the order of the cards, so nobody can choose it. The seed is shown when the game is over.
web-fair-next = Hash for the next deal
web-fair-unused = The last deal was called off. This was its seed
web-fair-numbers = Random numbers
web-fair-button = Check the deal
web-fair-right = The deal was fair: all { $cards } cards you saw came in the order that the seed and the players' numbers decide.
web-fair-right-own = Your own random number is part of it.
web-fair-wrong-hash = This is not the seed that the server promised before the deal.
web-fair-wrong-nonce = Your random number is missing from this deal.
web-fair-wrong-cards = The cards did not come in the order that the seed and the numbers decide.
web-fair-old = This game is from before players' random numbers were mixed in. The seed alone decided the deal.
web-fair-check = Or check it on any computer with Fair Play:
web-fair-hash = Hash
web-fair-seed = Seed
web-fair-later = The seed is shown when the game is over.

## Matches in rooms

web-match-board = Board
web-match-to-move = to move
web-match-hints = hints: { $count }
web-match-takeback = Take back
web-match-asked = You have asked { $name } to take a move back.
web-match-asks = { $name } asked to take a move back.
web-match-agree = Agree
web-match-decline = Decline
web-match-resign-sure = Really resign?
web-match-reasons = See the reasons, move by move
web-match-gone = { $name } is away. If { $name } is not back in { $time }, you can claim the win or end the game.
web-match-gone-long = { $name } has been away for a while.
web-match-claim = Claim the win
web-match-end = End without a result

## Making a room

web-make-title = Make a room
web-make-any = Any position
web-make-mode = How cards are claimed
web-make-call-seconds = Seconds after a call
web-make-wrong = A wrong claim
web-make-position-help = As in nim:3,4,5 or kayles:10, or several games with + between them.
web-make-first = Who begins
web-make-start = Another start
web-make-clock = Clock: minutes each + seconds a move
web-make-bots = Computer players
web-make-visibility = Who can come
web-make-make = Make the room
web-option-race = race
web-option-call = call first
web-option-aid = shapes are counted for you
web-option-no-clock = none
web-option-first-me = I
web-option-first-other = the other
web-option-first-chance = by chance
web-option-public = everyone: in the list
web-option-unlisted = who has the code
web-option-private = who has the secret link
web-option-hints = hints
web-option-chat = a few phrases to say
web-option-ask = I let players in one by one
web-option-words = names from a list

## The lobby

web-lobby-lead = Open a room and share its code: anyone with the code can join.
web-lobby-code = Join by code
web-lobby-quick = Quick match
web-lobby-quick-text = We look for someone who wants to play the same game.
web-lobby-public = Open rooms
web-looking = Looking for someone to play { $title } …
web-looking-text = The game starts as soon as someone comes.
web-looking-nobody = Nobody has come yet. Keep waiting, or play the computer now.
web-looking-computer = Play the computer
web-looking-stop = Stop looking
web-lobby-empty = No open room waits for players just now.
web-lobby-more = Show more rooms
web-lobby-free = free: { $free } of { $seats }

## The pages of the card games

web-cards-title = Card games
web-cards-example = An example
web-cards-zero-text = Here every shape occurs twice or not at all, so these three may be taken. Seven cards always contain such a choice.
web-cards-mod3-text = Three of a shape count as none. So the two cards on the left have the same sum as the one on the right, and all three may be taken. Five cards always contain such a choice.
web-cards-how = How would you like to play?
web-cards-alone = Play alone
web-cards-alone-text = Without hurry, with hints, and with the shapes counted for you.
web-cards-level = Or against the computer
web-cards-bots-1 = One opponent
web-cards-bots-3 = Three opponents
web-cards-friends = With friends
web-cards-print = Print the cards

## Finished games, looked at again

web-rerun-page = Replay
web-rerun-title = { $title }: replay
web-rerun-none = No game in this room is over yet.
web-rerun-back = One step back
web-rerun-on = One step on
web-rerun-slider = Step of the game
web-rerun-step = step { $number } of { $count }
web-rerun-begin = The beginning
web-make-wrong-lockout = a pause of 3, 6, 12 s
web-make-wrong-minus = costs a card
web-make-wrong-none = costs nothing

## What a room plays, in words

title-code = { $title } { $code }
title-sum = { $before } + { $last }
term-race = The first to claim takes the cards.
term-call = Call first, then show your claim within { $seconds } s.
term-wrong-lockout = A wrong claim costs a pause of 3, then 6, then 12 s.
term-wrong-minus = A wrong claim costs a card.
term-wrong-none = A wrong claim costs nothing.
term-aid = Shapes are counted for you.
term-no-clock = No clock.
term-time = Each player has { $time } for the whole game.
term-clock = Each player has { $time }, plus { $more } for every move.
term-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
term-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
    }
