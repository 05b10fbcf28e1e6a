## Playing on a server, at the terminal: the words, with other spellings after commas

command-ready = ready
command-start = start
command-bot = bot, computer
command-kick = kick
command-door = door, lock
command-admit = admit
command-ban = ban
command-report = report
command-door-open = open
command-door-ask = ask
command-door-locked = locked
command-say = say
command-game = game
command-decline = no
command-leave = leave
command-who = who, seats
command-claim-win = claim
command-stop = end

help-online-ready = you are ready, or no longer; Enter alone does the same
help-online-start = begin although seats are free (host)
help-online-bot = a computer player takes a seat: bot 7 (host)
help-online-kick = send someone away: kick 2 (host)
help-online-door = who may come in: door open, door ask, door locked (host)
help-online-admit = let in the first one waiting, or admit 2; admit -2 says not now (host)
help-online-ban = ban someone who waits for good: ban 2 (host)
help-online-report = report an unsuitable name to the operator: report 2
help-online-say = say something: say 1; alone it lists what can be said
help-online-decline = say no to a takeback, or to playing again
help-online-leave = give up your seat and leave
help-online-who = who is here
help-game = game kayles:5: play another game from now on
help-online-again = play again, once the game is over
help-online-hint = ask for a hint; everyone sees that you have asked
help-online-quit = leave, and keep your seat
help-online-undo = ask to take the last move back, or agree to it
help-online-resign = give up the match
help-online-claim-win = claim the win when your opponent has been away for two minutes and there is no clock
help-online-stop = end the game without a result in the same case

## In the room

online-made = The room is { $code }. Tell it to the others.
online-room = Room: { $link }
online-commands = Type { $ready } to begin, { $help } for all words, { $leave } to go.
online-prompt = Ready? (Enter)
online-prompt-wait = Waiting for the others:
online-came = { $name } is here.
online-gone = { $name } is away.
online-away-offer = If { $name } is not back in two minutes, type { $claim } to claim the win, or { $end } to end the game without a result.
online-takeback = You can answer { $agree } or { $decline }.
online-countdown = The cards come in { $seconds } s.
online-hash = Hash of the seed: { $hash }
online-verify = To check the deal: fairplay verify-deal { $url }
online-lost = The connection is lost. Trying to come back …
online-seat-kept = Your seat is kept: the same command brings you back.

error-online-what = Name the server and either a room (--room CODE) or a game for a new one
error-online-playing = Room { $room } is in the middle of a game; add --watch to see it
error-online-word = Press Enter when you are ready, or type { $help }
error-phrase = { $text }: this cannot be said; choose 1 to { $count }
error-server-address = { $text }: not the address of a server, such as https://play.example
error-server-reach = { $host } cannot be reached: { $reason }
error-server-other = This server speaks in another way: not Fair Play, or another version

## verify-deal

verify-game-cards = Game { $number }: { $deck }, { $players } players
verify-game-match = Game { $number }: { $position }
verify-game-not-dealt = Game { $number }: it was called off before the deal, and its seed is told
verify-not-finished = The room was closed before the end of the game.
verify-nonces = The order of the cards follows from this seed and { $count ->
    [0] no random number of a player
    [one] the random number of { $count } player
   *[other] the random numbers of { $count } players
}.
verify-lot = Seat { $seat } moves first: this follows from the seed and { $count ->
    [0] no random number of a player
    [one] the random number of { $count } player
   *[other] the random numbers of { $count } players
}.
verify-deal-hash = The seed has the hash that is stated: { $hash }
verify-deal = This seed, shuffled as documented, deals these { $count } cards: { $cards } …
verify-events = All { $count } events are legal, one after another.
verify-result = They lead to the stated result, cards by player: { $cards }
verify-moves = All { $count } moves are legal.
verify-ended = They lead to the stated result; winner: seat { $winner }
verify-ended-resigned = Winner as stated: seat { $winner }, as the other resigned. Moves do not show that.
verify-ended-time = Winner as stated: seat { $winner }, by time. Moves do not show that.
verify-ended-left = Winner as stated: seat { $winner }, as the other left. Moves do not show that.
verify-ended-away = Winner as stated: seat { $winner }, as the other was away. Moves do not show that.
verify-no-deals = No card game is over in this room: there is no deal to check.
verify-note-hash = Everything fits together. Compare the hash with the one that was shown before the deal (--hash).
verify-noted = Everything fits together, and { $hash } was published before the deal.
verify-noted-none = No game here has the hash { $hash }: this is not the deal that was announced.
verify-refused = Game { $number } is not as stated:
verify-bad-lines = the lines before the game are not as an export has them
verify-bad-events = it is no legal game, or not written as an export writes it
verify-bad-hash = the seed has another hash
verify-bad-nonces = the deal does not follow from the seed and the players' random numbers
verify-bad-lot = the draw chose the other player
verify-bad-end = the game does not end there
verify-bad-result = the players have taken { $cards } cards
verify-bad-winner = the moves lead to another result

error-verify-hash = { $text }: at least { $least } hexadecimal digits are wanted
error-verify-size = The text is too long: at most { $limit } bytes
error-verify-text = This is not the export of a room

## loadtest

load-what = { $rooms } rooms, { $sockets } players
load-rate = { $wanted } claims/s wanted, { $rate } claims/s answered, { $stored } of them stored
load-saturated = Saturated: { $rate } claims/s answered, { $stored } of them stored
load-latency = From the planned moment to the answer: half within { $p } ms, 90 % within { $q } ms, 99 % within { $r } ms, all within { $max } ms
load-stall = Longest wait for an answer to a ping: { $ms } ms
load-answers = Answers: { $answers }; sent twice and answered alike: { $repeated }
load-clients = Processor time of the players' processes, in cores: { $cores }
load-refused = Refused: { $listed }
load-closed = Sockets closed by the server: { $listed }
load-unsent = { $count } claims could not be made, as no game was going on: more rooms are needed for this rate
load-unanswered = { $count } claims have not been answered
load-checked = Checked without a fault: { $events } events the same and in order for all four, no card taken twice, scores add up, { $stored } events stored as they were told.
load-broken-order = Wrong: { $count } events out of order
load-broken-differ = Wrong: { $count } events differ between players of one room
load-broken-twice = Wrong: { $count } claims took cards that did not lie there
load-broken-scores = Wrong: scores do not add up { $count } times
load-broken-repeat = Wrong: { $count } commands sent twice had different answers
load-broken-lost = Wrong: { $count } events that were told are not stored so

error-load-refused = The server does not allow this load ({ $reason }); start it with { $command }
error-load-process = A process of the load test has ended
