## Rooms: who sits there, and what can be done

web-room-wins = { $count } { $count ->
    [one] win
   *[other] wins
    }
web-room-players = Players
web-room-seats = Seats
web-room-name = Your name
web-room-sit = Take a seat
web-room-sit-here = Sit here
web-room-add-bot = Add a computer
web-room-bot-level = Computer strength
web-room-kick = Remove
web-room-kick-name = Remove { $name }
web-room-ready = I am ready
web-room-unready = I am not ready yet
web-room-start = Start now
web-room-waits-seats = { $count } { $count ->
    [one] free seat
   *[other] free seats
    }. The game starts when every seat is taken and everyone is ready.
web-room-waits-host = The host can start earlier.
web-room-waits-ready = The game starts when everyone is ready.
web-room-watching = All seats are taken. You can watch, or open a room of your own.
web-room-you-watch = You are watching
web-room-agreed = Room settings
web-room-rename = Change your name
web-room-stand = Leave your seat
web-room-leave = Leave the game
web-room-leave-sure = Really leave?
web-room-close = Close the room
web-room-close-sure = Close it for everyone?
web-room-countdown = The cards will be dealt in a moment
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
web-room-replay = Watch the replay
web-room-export = Save as text
web-room-log = What happened
web-room-log-empty = Nothing yet.
web-room-say = Say something
web-people = People and names
web-names = Other players' names
web-name-other = Another name
web-name-changed = You are now called { $name }.
web-name-hide-name = Hide the name { $name }
web-name-show-name = Show the name again: { $name }
web-name-report = Report
web-name-report-name = Report the name { $name }
web-door = Who can come in
web-door-open = everyone
web-door-ask = people I let in
web-door-locked = nobody else
web-door-open-text = Anyone can take a free seat.
web-door-ask-text = Players ask you for a seat, and you let them in. Everyone can watch.
web-door-locked-text = Everyone who is here can stay. Nobody else can come in or watch.
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
web-seconds = { $seconds } s
web-invite-title = Invite others
web-invite-code = Room code:
web-invite-copy = Copy the link
web-invite-qr = QR code with the link to this room
web-invite-large = Show the QR code large
web-invite-share = Share
web-invite-short = Scan the QR code, open the link, or type the code on the start page.
web-invite-private = Only people with the link can come in.

## The connection to a room

web-link-opening = Connecting …
web-link-lost = Connection lost. Your seat is saved.
web-link-trying = Trying again …
web-ended-error-room-unknown = There is no such room
web-ended-unknown-text = Check the code: a letter may be wrong. Or the room was closed long ago.
web-ended-error-room-closed = The room is closed
web-ended-error-kicked = You cannot come in here
web-ended-error-room-locked = The room is locked
web-ended-error-spectators = The room is full
web-ended-error-too-many-sockets = Too many connections
web-ended-other = The connection was closed
web-ended-rooms = All rooms

## The card table

web-table-cards = Cards on the table
web-table-card = card { $place }: { $shapes }
web-table-selected = selected
web-table-on-a = on side A
web-table-on-b = on side B
web-table-hinted = part of a claim
web-table-hint-tag = hint
web-table-empty = empty place
web-table-pile = in the pile
web-table-side-a = Side A
web-table-side-b = Side B
web-table-into-a = Choose cards for side A
web-table-into-b = Choose cards for side B
web-table-tray-here = Cards you tap go here.
web-table-tray-empty = Tap a card twice, or tap here first.
web-table-remove = put back: { $shapes }
web-table-sum = sum: { $shapes }
web-table-zero = nothing
web-table-sums-equal = the sums are equal
web-table-sums-differ = the sums differ
web-table-counts = Number of each shape
web-table-count-odd = { $shape }: { $count }, odd
web-table-count-even = { $shape }: { $count }, even
web-table-side-sum = Sum of { $side }
web-table-time = Time since these cards were dealt
web-table-clear = Clear
web-table-touch-sides = Tap a card once for side A, twice for side B.
web-table-claim = Claim · { $count }
web-table-call = Call
web-table-wait = Wait { $seconds } s
web-table-called = { $name } called: { $seconds } s to show a claim.
web-table-give-up = Show me a claim
web-table-give-up-vote = Give up this hand · { $agreed } of { $all }
web-table-keys = Keys: digits choose cards, Enter claims, Esc clears.
web-table-keys-sides = Keys: digits choose cards (with Shift for side B), Enter claims, Esc clears.
web-score-title = Cards taken
web-score-cards = { $count } { $count ->
    [one] card
   *[other] cards
    }
web-score-left = has left
web-score-called = has called
web-score-gives-up = wants to give up
web-result-yours = You took { $count } { $count ->
    [one] card
   *[other] cards
    }.
web-table-left = You have left the game.
web-result-fastest = fastest
web-result-chart = Each player's cards during the game
web-fair-title = Was the deal fair?
web-fair-promise = Before the deal, the server picks a secret seed and shows its hash, a kind of fingerprint. Then each player's device adds a random number. The seed and these numbers decide the order of the cards, so nobody can choose it. When the game is over, the seed is shown and you can check it all.
web-fair-next = Hash for the next deal
web-fair-unused = The last deal was called off. This was its seed
web-fair-numbers = Random numbers
web-fair-button = Check the deal
web-fair-right = The deal was fair. Cards checked: { $cards }. They all came in the order that the seed and the players' numbers decide.
web-fair-right-own = Your own random number is part of it.
web-fair-wrong-hash = This is not the seed that the server promised before the deal.
web-fair-wrong-nonce = Your random number is missing from this deal.
web-fair-wrong-cards = The cards did not come in the order that the seed and the numbers decide.
web-fair-old = This game was dealt before players' random numbers were introduced: the seed alone decided the deal.
web-fair-check = Or check it on any computer where Fair Play is installed:
web-fair-hash = Hash
web-fair-seed = Seed
web-fair-later = The seed is shown when the game is over.

## Matches in rooms

web-match-board = Board
web-match-to-move = to move
web-match-hints = { $count } { $count ->
    [one] hint
   *[other] hints
    }
web-match-takeback = Take back
web-match-asked = You asked to take a move back. Waiting for { $name } …
web-match-asks = { $name } wants to take a move back.
web-match-agree = Agree
web-match-decline = Decline
web-match-resign-sure = Really resign?
web-match-reasons = See why, move by move
web-match-gone = { $name } is away. If { $name } does not come back within { $time }, you can claim the win or end the game.
web-match-gone-long = { $name } has been away for a while.
web-match-claim = Claim the win
web-match-end = End without a result

## Making a room

web-make-title = Open a room
web-make-any = Any position
web-make-mode = How you take cards
web-make-call-seconds = Seconds to show a claim after the call
web-make-wrong = A wrong claim
web-make-position-help = For example nim:3,4,5 or kayles:10. Put + between several games.
web-make-first = Who moves first
web-make-start = Another starting position
web-make-clock = Clock: minutes per player + seconds per move
web-make-bots = Computer players
web-make-visibility = Who can join
web-make-make = Open the room
web-option-race = race
web-option-call = call first
web-option-aid = shapes are counted for you
web-option-no-clock = none
web-option-first-me = me
web-option-first-other = my opponent
web-option-first-chance = decided at random
web-option-public = anyone (the room is listed)
web-option-unlisted = anyone with the code
web-option-private = anyone with the secret link
web-option-hints = hints
web-option-chat = chat with ready-made phrases
web-option-ask = I let players in one by one
web-option-words = names from a list

## The lobby

web-lobby-lead = Open a room and share its code: anyone with the code can join.
web-lobby-code = Join by code
web-lobby-quick = Quick match
web-lobby-quick-text = We look for someone who wants to play the same game.
web-lobby-public = Open rooms
web-looking = Looking for someone to play { $title } …
web-looking-text = The game starts as soon as someone joins.
web-looking-nobody = Nobody has joined yet. Keep waiting, or play against the computer now.
web-looking-computer = Play against the computer
web-looking-stop = Stop looking
web-lobby-empty = There are no open rooms right now.
web-lobby-more = Show more rooms
web-lobby-free = free seats: { $free } of { $seats }

## The pages of the card games

web-cards-title = Card games
web-cards-example = An example
web-cards-zero-text = Here every shape appears twice or not at all. So these three cards are a claim: you may take them. Among seven cards there is always a claim.
web-cards-mod3-text = Three of a shape count as none. So the two cards on the left have the same sum as the one on the right, and all three are a claim: you may take them. Among five cards there is always a claim.
web-cards-how = How do you want to play?
web-cards-alone = Play alone
web-cards-alone-text = Take your time: with hints, and with the shapes counted for you.
web-cards-level = Or against the computer
web-cards-bots-1 = One opponent
web-cards-bots-3 = Three opponents
web-cards-friends = With friends
web-cards-print = Print the cards

## Finished games, looked at again

web-rerun-page = Replay
web-rerun-title = { $title }: replay
web-rerun-none = No game in this room has ended yet.
web-rerun-back = One step back
web-rerun-on = One step forward
web-rerun-slider = Step of the game
web-rerun-step = step { $number } of { $count }
web-rerun-begin = The start
web-make-wrong-lockout = costs a pause: 3, 6, 12 s
web-make-wrong-minus = costs a card
web-make-wrong-none = costs nothing

## What a room plays, in words

title-code = { $title } { $code }
title-sum = { $before } + { $last }
term-race = Race: the first to show a claim takes the cards.
term-call = Call first, then show your claim within { $seconds } s.
term-wrong-lockout = A wrong claim costs a pause: 3 s, then 6 s, then 12 s.
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
