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

help-online-ready = say that you are ready, or take it back; Enter does the same
help-online-start = start even if some seats are free (host)
help-online-bot = add a computer player: bot 7 (host)
help-online-kick = kick someone out of the room: kick 2 (host)
help-online-door = who can come in: door open, door ask, door locked (host)
help-online-admit = let in the first one waiting, or admit 2; admit -2 means not now (host)
help-online-ban = ban someone who is waiting, for good: ban 2 (host)
help-online-report = report a bad name to the operator of the server: report 2
help-online-say = say something: say 1; just say lists the phrases
help-online-decline = say no to taking a move back, or to playing again
help-online-leave = give up your seat and leave
help-online-who = who is here
help-game = change the game: game kayles:5
help-online-again = play again when the game is over
help-online-hint = ask for a hint; everyone sees that you asked
help-online-quit = leave, but keep your seat
help-online-undo = ask to take the last move back, or agree to it
help-online-resign = resign
help-online-claim-win = claim the win when your opponent has been away for two minutes and there is no clock
help-online-stop = or, in the same case, end the game without a result

## In the room

online-made = Room code: { $code }. Share it with the others.
online-room = Room: { $link }
online-commands = Type { $ready } to begin, { $help } for all commands, { $leave } to leave.
online-prompt = Ready? (Enter)
online-prompt-wait = Waiting for the others:
online-came = { $name } is here.
online-gone = { $name } is away.
online-away-offer = If { $name } does not come back within two minutes, type { $claim } to claim the win, or { $end } to end the game without a result.
online-takeback = Answer { $agree } or { $decline }.
online-countdown = The cards will be dealt in { $seconds } s.
online-hash = Hash of the seed: { $hash }
online-verify = Check the deal: fairplay verify-deal { $url }
online-lost = Connection lost. Reconnecting …
online-seat-kept = Your seat is saved. Run the same command to come back.

error-online-what = Name the server, and either a room (--room CODE) or a game for a new room
error-online-playing = A game is going on in room { $room }. Add --watch to watch it.
error-online-word = Press Enter when you are ready, or type { $help }
error-phrase = { $text }: there is no such phrase; choose 1 to { $count }
error-server-address = { $text }: not a server address, such as https://play.example
error-server-reach = { $host } cannot be reached: { $reason }
error-server-other = This is not a Fair Play server, or it runs another version

## verify-deal

verify-game-cards = Game { $number }: { $deck }, { $players } { $players ->
    [one] player
   *[other] players
    }
verify-game-match = Game { $number }: { $position }
verify-game-not-dealt = Game { $number }: called off before the deal, so its seed is shown
verify-not-finished = The room was closed before the end of the game.
verify-nonces = The order of the cards follows from { $count ->
    [0] this seed alone
    [one] this seed and one player's random number
   *[other] this seed and the random numbers of { $count } players
    }.
verify-lot = Seat { $seat } moves first. This follows from { $count ->
    [0] the seed alone
    [one] the seed and one player's random number
   *[other] the seed and the random numbers of { $count } players
    }.
verify-deal-hash = The seed has the stated hash: { $hash }
verify-deal = This seed, shuffled as documented, gives these cards ({ $count } in all): { $cards } …
verify-events = Events checked: { $count }. All are legal, in this order.
verify-result = They lead to the stated result, cards by player: { $cards }
verify-moves = Moves checked: { $count }. All are legal.
verify-ended = They lead to the stated result; winner: seat { $winner }
verify-ended-resigned = Stated winner: seat { $winner }, because the opponent resigned. The moves cannot show that.
verify-ended-time = Stated winner: seat { $winner }, on time. The moves cannot show that.
verify-ended-left = Stated winner: seat { $winner }, because the opponent left. The moves cannot show that.
verify-ended-away = Stated winner: seat { $winner }, because the opponent was away. The moves cannot show that.
verify-no-deals = No card game in this room has ended, so there is no deal to check.
verify-note-hash = Everything agrees. Compare the hash with the one that was shown before the deal (--hash).
verify-noted = Everything agrees, and { $hash } was shown before the deal.
verify-noted-none = No game here has the hash { $hash }: this is not the deal that was announced.
verify-refused = Game { $number } is not what it claims to be:
verify-bad-lines = the lines before the game do not look like an export
verify-bad-events = it is not a legal game, or not written like an export
verify-bad-hash = the seed has another hash
verify-bad-nonces = the deal does not follow from the seed and the players' random numbers
verify-bad-lot = the draw chose the other player
verify-bad-end = the game does not end there
verify-bad-result = cards that the players really took: { $cards }
verify-bad-winner = the moves lead to another result

error-verify-hash = { $text }: use at least { $least } hexadecimal digits
error-verify-size = The text is too long: at most { $limit } bytes
error-verify-text = This is not a room export

## loadtest

load-what = Rooms: { $rooms }, players: { $sockets }
load-rate = Claims per second: { $wanted } planned, { $rate } answered, { $stored } stored
load-saturated = Saturated. Claims per second: { $rate } answered, { $stored } stored
load-latency = Time from plan to answer: half within { $p } ms, 90% within { $q } ms, 99% within { $r } ms, all within { $max } ms
load-stall = Longest wait for a ping answer: { $ms } ms
load-answers = Answers: { $answers }; sent twice with the same answer: { $repeated }
load-clients = Cores that the players' processes used: { $cores }
load-refused = Refused: { $listed }
load-closed = Connections closed by the server: { $listed }
load-unsent = Claims not made because no game was going on: { $count }. This rate needs more rooms.
load-unanswered = Claims without an answer: { $count }
load-checked = No fault found. Events that all four players saw alike and in order: { $events }. No card was taken twice, and the scores add up. Events stored just as they were sent: { $stored }.
load-broken-order = Fault: events out of order: { $count }
load-broken-differ = Fault: events that differ between players in one room: { $count }
load-broken-twice = Fault: claims that took cards not on the table: { $count }
load-broken-scores = Fault: scores that do not add up: { $count }
load-broken-repeat = Fault: commands sent twice with different answers: { $count }
load-broken-lost = Fault: events not stored as they were sent: { $count }

error-load-refused = The server does not allow this load ({ $reason }). Start it with { $command }
error-load-process = A process of the load test has ended
