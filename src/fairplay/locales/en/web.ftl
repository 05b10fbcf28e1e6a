## The browser app: what is on every page.

web-skip = Skip to the content
web-nav = Pages
web-nav-games = Games
web-nav-puzzles = Puzzles
web-nav-mine = My games
web-menu = Menu
web-settings = Menu and settings
web-language = Language
web-theme = Colours
web-theme-auto = follow the system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-sound = Sounds
web-pace = Computer speed
web-pace-calm = calm
web-pace-fast = fast
web-close = Close
web-copy = Copy
web-copied = Copied
web-copy-failed = Your browser does not allow copying here
web-table-equals = equals
web-notices = Messages
web-retry = Try again
web-to-home = All games
web-error-title = That did not work
web-error-offline = We cannot reach the server. Are you online?
web-error-server = Something went wrong on the server. Please try again.
web-offline = You are offline. You can still see My games, and the lessons, puzzles and Lab results you have opened before. To play, to answer or to open anything new, you need a connection.
web-online = You are back online.
web-outdated = A new version is loading.
web-lost-title = We could not find this page
web-lost-text = Part of the link may be missing. You can find every game on the start page.

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
web-home-sum-text = A row of pins, some heaps and a strip of squares: on each turn you move in one of them.
web-sum-rule = On each turn, move in just one of these games.
web-home-lab-text = Look for patterns: who wins with 10, 100, 1000 matches?
web-home-print-text = Card decks and worksheets with answers.
web-home-puzzles-text = Find the winning move: one puzzle a day, or as many as you like.

## Moves as they are offered.

web-do-sum = Game { $number }: { $what }
web-do-take = Take { $count } from the heap of { $heap }
web-do-all = Take the whole heap of { $heap }
web-do-add = Add { $count } to the heap of { $heap }
web-do-split = Split the heap of { $heap } into { $left }
web-do-take-split = Take { $count } from the heap of { $heap }, leave { $left }
web-do-points = Erase { $count } from the row of { $heap }
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
    [0] Knock down a whole group of { $count }
   *[other] Knock down { $count } of { $heap }, leave { $left }
    }
web-do-coin = Move the match from square { $here } to { $there }
web-do-coin-off = Move the match on square { $here } off the strip
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
web-tray-taking = Take
web-tray-adding = Add
web-tray-count = How many
web-tray-whole = Type a whole number
web-tray-only = This heap has only { $size }
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
web-coin = Match on square { $square }
web-piece = Piece on file { $file }
web-stock-mine = Your stock
web-stock-theirs = Your opponent's stock

## Playing.

web-play-yours = Your move
web-play-thinking = Computer's move
web-play-turn = { $name } to move
web-play-back = After move { $number }
web-play-how = Tap the board to choose a move. Tap it again to make the move.
web-play-choose = Choose a move on the board
web-play-hint = Hint
web-play-undo = Undo
web-play-new = New game
web-play-again = Start again
web-play-rematch = Play again
web-play-swap = Change who moves first
web-play-share = Share the link
web-play-copied = Link copied.
web-play-resign = Resign
web-play-broken = This position cannot be played
web-play-broken-moves = These moves cannot be played
web-play-unplayed = Play without the moves: { $position }
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
web-play-computer-first = The computer moves first, so you can win.
web-play-hint-where = Where?
web-play-hint-move = Show a move
web-play-resign-sure = Really resign?
web-end-why = See why
web-end-better = Better: { $move }
web-verdicts = Every move, and what it did
web-verdict = Move { $number }, { $name }: { $what }
web-verdict-kept = kept the win
web-verdict-gave = gave the win away
web-verdict-lost = the position was lost anyway
web-replay = Moves
web-replay-at = Move { $number } of { $count }
web-replay-before = One move back
web-replay-after = One move forward
web-replay-continue = Play on from here

## A new game.

web-new-game = Game
web-new-position = Position
web-new-add = Add a game
web-new-remove = Remove game { $number }
web-new-examples = Try one of these:
web-new-convention = Who wins?
web-new-first = Who starts?
web-new-first-auto = Chosen so that you can win
web-new-start = Start

## Reasons.

web-explain-title = Why?
web-explain-show = Show why
web-explain-hide = Hide
web-explain-slide = Slide the lower ruler to see every way to split { $total }
web-explain-all = Show all { $count }
web-new-less = { $number }: one less
web-new-more = { $number }: one more
web-new-another = Add a number
web-play-room = Invite a friend

web-privacy-title = Privacy
web-name-show = Show
