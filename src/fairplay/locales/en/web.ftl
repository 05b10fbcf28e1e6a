## The browser app: what is on every page.

web-skip = Skip to the content
web-nav = Pages
web-nav-games = Games
web-nav-puzzles = Puzzles
web-nav-mine = My games
web-settings = Menu and settings
web-language = Language
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-sound = Sounds
web-pace = Speed of the computer
web-pace-calm = calm
web-pace-fast = fast
web-close = Close
web-retry = Try again
web-to-home = All games
web-error-title = This did not work
web-error-offline = The server cannot be reached. Is there a network?
web-error-server = The server could not answer. Please try again.
web-offline = You are offline. Every page opens, and answers you have seen before are still here. New moves, rooms and the Lab need a connection.
web-online = You are back online.
web-outdated = A new version is loading.
web-lost-title = There is no such page
web-lost-text = The link may be incomplete. From the start page you reach every game.

## Titles of pages.

web-home-title = Fair games
web-play-title = Play
web-rooms-title = Rooms
web-room-title = Room
web-learn-title = Learn
web-lab-title = Lab
web-print-title = Print

## Start page.

web-home-lead = Simple games without luck. Play one, see why it was won, and win the next.
web-home-start = Play Nim
web-home-start-rule = Take matches from one heap. Whoever takes the last match wins.
web-home-learn = How it works
web-home-code = Room code
web-home-join = Join
web-home-games = Games for two
web-home-cards = Card games for one to six
web-home-more = More
web-home-sum = Several games at once
web-home-sum-text = A row of pins, heaps and a strip: a move is made in one of them.
web-sum-rule = On each turn, make a move in just one of these games.
web-home-lab-text = Any game as a code: its values, its period, its picture.
web-home-print-text = Decks of cards and worksheets with answers.
web-home-puzzles-text = Find the winning move: one puzzle a day, or as many as you like.

## Moves as they are offered.

web-do-sum = Game { $number }: { $what }
web-do-take = Take { $count } from the heap of { $heap }
web-do-all = Take the whole heap of { $heap }
web-do-add = Add { $count } to the heap of { $heap }
web-do-split = Split the heap of { $heap } into { $left }
web-do-take-split = Take { $count } from the heap of { $heap }, leave { $left }
web-do-points = Erase { $count } of the row of { $heap }
web-do-points-all = Erase the whole row of { $heap }
web-do-pin = { $left ->
    [0] Knock down a single pin
   *[other] Knock down one pin of { $heap }, leave { $left }
    }
web-do-pins = { $left ->
    [0] Knock down a pair of pins
   *[other] Knock down two pins of { $heap }, leave { $left }
    }
web-do-pins-many = { $left ->
    [0] Knock down a group of { $count } pins
   *[other] Knock down { $count } pins of { $heap }, leave { $left }
    }
web-do-coin = Move the coin on { $here } to { $there }
web-do-coin-off = Take the coin on { $here } off the board
web-do-row = Row { $row }: from column { $here } to { $there }
web-do-advance = Advance on file { $file }
web-do-capture = Capture from file { $here } to file { $there }
web-do-move = Play { $move }

## Boards.

web-board-nothing = nothing chosen
web-tray-take = Take { $count }
web-tray-pins = { $count ->
    [one] { $count } pin
   *[other] { $count } pins
  }
web-tray-split = Split
web-tray-add = Add { $count }
web-tray-count = How many
web-tray-place = Where
web-tray-fewer = One fewer
web-tray-more = One more
web-tray-left = Further left
web-tray-right = Further right
web-tray-back = Previous move
web-tray-on = Next move
web-heap = Heap { $number }: { $size }
web-heap-points = Row { $number }: { $size }
web-heap-pins = Pins, group { $number }: { $size }
web-coin = Coin on square { $square }
web-piece = Piece on file { $file }
web-stock-mine = Your stock
web-stock-theirs = The other stock

## Playing.

web-play-yours = Your move
web-play-thinking = The computer moves
web-play-turn = { $name } to move
web-play-back = After move { $number }
web-play-how = Touch the board to choose a move; touch it again to make it.
web-play-choose = Choose a move on the board
web-play-hint = Hint
web-play-undo = Undo
web-play-new = New game
web-play-again = Start again
web-play-rematch = Play again
web-play-swap = Switch who moves first
web-play-share = Share the link
web-play-copied = The link is copied.
web-play-resign = Resign
web-play-broken = This position cannot be played
web-play-list = All moves as a list
web-play-type = Type a move
web-play-make = Make the move
web-against = Opponent
web-against-computer = Computer · { $strength }
web-strength-easy = easy
web-strength-medium = medium
web-strength-perfect = perfect
web-strength-level = level { $level }
web-strength-more = More levels
web-play-computer-first = The computer moves first, so that you can win.
web-play-hint-where = Where?
web-play-hint-move = Show a move
web-play-resign-sure = Really resign?
web-end-why = See why
web-end-better = Better: { $move }
web-verdicts = All moves, and what each did
web-verdict = Move { $number }, { $name }: { $what }
web-verdict-kept = kept the win
web-verdict-gave = gave the win away
web-verdict-lost = was lost anyway
web-replay = Moves
web-replay-at = { $number } of { $count } moves
web-replay-before = One move back
web-replay-after = One move on
web-replay-continue = Play on from here

## A new game.

web-new-game = Game
web-new-position = Position
web-new-add = Add a game
web-new-remove = Remove game { $number }
web-new-examples = Good positions:
web-new-convention = Who wins?
web-new-first = Who starts?
web-new-first-auto = Chosen so that you can win
web-new-start = Start

## Reasons.

web-explain-title = Why?
web-explain-show = Show the reasons
web-explain-hide = Hide
web-explain-slide = Slide the lower scale: all ways to split { $total }
web-explain-all = Show all { $count }
web-new-less = { $number }: one less
web-new-more = { $number }: one more
web-new-another = Another number
web-play-room = Invite someone

web-privacy-title = Privacy
web-name-show = Show
