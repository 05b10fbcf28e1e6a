## What happens in a room, for everyone who reads it. The reader is called “you”.

told-sit = { $name } took a seat.
told-stand = { $name } left.
told-ready = { $name } { $you ->
    [yes] are
   *[no] is
    } ready.
told-unready = { $name } { $you ->
    [yes] are
   *[no] is
    } not ready yet.
told-rename = { $old } is now called { $new }.
told-rename-seat = The operator of this server changed a name.
told-say = { $name }: { $words }
told-ask = { $name } wants a seat.
told-admit = The host let { $name } in.
told-not-now = The host says: not now. You can ask again in a minute.
told-ban = The host banned someone from the room.
told-kick = The host removed someone.
told-door-open = The room is open to everyone.
told-door-ask = From now on, ask the host for a seat.
told-door-locked = The room is locked.
told-first = { $name } { $you ->
    [yes] move
   *[no] moves
    } first.
told-deal = The cards are on the table.
told-move = { $name } { $what }.
told-played = { $name } played { $move }.
told-hint = { $name } asked for a hint.
told-takeback = { $name } asked to take a move back.
told-agree = { $name } agreed to take the move back.
told-taken-back = A move was taken back.
told-decline = { $name } said no.
told-rematch = { $name } asked to play again.
told-no-rematch = { $name } did not want to play again.
told-game = { $name } chose another game: { $game }.
told-game-host = The host chose another game: { $game }.
told-call = { $name } called: { $seconds } s to show a claim.
told-taken = { $name } took { $count } { $count ->
    [one] card
   *[other] cards
    } after { $seconds } s.
told-wrong = { $name } showed a wrong claim: { $what }.
told-odd = { $shapes } too many
told-more-a = A has { $shapes } too many
told-more-b = B has { $shapes } too many
told-expired = { $name } did not show a claim in time.
told-lockout = { $name } must wait { $seconds } s.
told-lost = { $name } lost a card.
told-late = Too late: some of these cards were just taken. It costs nothing.
told-agreed = { $name } asked to give up this hand. Waiting for { $names }.
told-shown = The hand was given up. Here is one of the largest claims. Its cards are set aside:
told-outage = The server was offline or busy. All clocks stood still for { $seconds } s.
told-idle = The room was closed because nothing was happening.

## How a game has ended

end-no-move = { $name } won: { $other } had no move left.
end-misere = { $name } won: no move left, and here that wins (misère).
end-crosses = { $name } won: three crosses in a row.
end-signs = { $name } won by making “{ $signs }”.
end-at-once = { $name } won: the last move wins at once.
end-resigned = { $name } won: { $other } resigned.
end-time = { $name } won: { $other } ran out of time.
end-left = { $name } won: { $other } left.
end-away = { $name } won: { $other } was away for too long.
end-stopped = No result: a player was away for too long.
end-repetition = A draw: the same position came up three times.
end-retreats = A draw: both players kept retreating.
end-mistake = Move { $number } gave the win away: { $name } { $what }. Better: { $better }.
end-no-mistake = { $name } never had a winning position: every move had an answer.
end-not-played = { $name } had no move from the start.
end-resigned-early = { $name } could still have won: { $better }.
end-cards = { $name } won with { $count } { $count ->
    [one] card
   *[other] cards
    }.
end-shared = Shared win with { $count } { $count ->
    [one] card
   *[other] cards
    } each: { $names }
end-alone = { $name } took { $count } of { $size } cards.
end-alone-shown = { $name } took { $count } of { $size } cards. Cards given up: { $shown }.
end-alone-left = { $name } stopped with { $count } of { $size } cards.
end-broken = The game stopped because everyone left. Most cards so far: { $names } ({ $count }).
end-broken-early = The game stopped because everyone left before anyone took a card.
end-nobody = Nobody took a card.

## Hints

hint-won = You can win from here. Winning moves: { $count }.
hint-lost = You cannot win from here if your opponent plays perfectly: every move has a good answer. Make it hard and hope for a mistake.
hint-where = Look at { $place }. A winning move starts there.
hint-where-lost = Look at { $place }. A move there is the hardest to answer.
hint-place-match = the heap of { $size }
hint-place-point = the row of { $size }
hint-place-pin = the group with { $size } standing
hint-place-coin = the match on square { $square }
hint-place-row = row { $row }
hint-place-file = file { $file }
hint-place-board = the board
hint-place-sum = { $what } in game { $number }
hint-move = This wins: { $what }.
hint-hard = This is the hardest to answer: { $what }.
hint-drawn = This position is drawn if nobody makes a mistake.
hint-where-drawn = To keep the draw, look at { $place }.
hint-keep = { $what } keeps the draw.

## People and cards in a room

room-somebody = someone
room-bot = Computer { $level }
room-bot-easy = Computer (easy)
room-bot-medium = Computer (medium)
room-bot-perfect = Computer (perfect)
room-host = host
room-is-ready = ready
room-not-ready = not ready
room-watching = Watching: { $count }
room-name-reported = Thank you. Your report was sent to the operator of this server.
table-player = player
table-cards = cards
table-claims = claims
table-wrong = wrong
table-average = time per claim
table-time = Time: { $time }
table-locked = waits { $seconds } s
room-free = free seat
room-away = away
room-back = Back online.
room-waits = The host has your request. Waiting to be let in …
room-asks = { $name } wants a seat.
room-code = Room { $code }
