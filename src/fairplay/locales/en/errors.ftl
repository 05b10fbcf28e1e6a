## What was wrong with the input. Every message names the input and says what is accepted.

error-empty-position = Nothing to play: type a position such as nim:3,4,5 or a sum such as kayles:7 + nim:2
error-unknown-game = { $name }: no such game; did you mean { $nearest }?
error-unknown-game-list = { $name }: no such game; the games are { $games }
error-components = Too many games in one sum: { $count }, at most { $limit }
error-number = { $text }: not a whole number (0, 1, 2, …)
error-number-missing = A number is missing. Type a whole number (0, 1, 2, …)
error-number-long = { $text }: too many digits, at most { $limit }
error-number-least = { $text }: too small, at least { $limit }
error-number-most = { $text }: too large, at most { $limit }
error-items = Too many numbers in one list: { $count }, at most { $limit }
error-code-syntax = { $text }: not a code; type something like 0.77, 4.[3], 0.f or sub{"{"}1,2,5{"}"}
error-code-whole = { $text }: the digit before the point can only be 0, 4, 8 or c, because a move that takes nothing must split a heap
error-code-long = { $text }: the code has too many digits, at most { $limit }
error-code-empty = { $text }: this code allows no moves at all
error-subtraction-syntax = { $text }: type how many may be taken, as in sub{"{"}1,2,5{"}"}
error-subtraction-range = { $text }: the numbers that may be taken run from 1 to { $limit }
error-heap-reach = A heap of { $size } is too large for this rule: values are computed up to { $limit }
error-heap-long = A heap of { $size } takes too long here: values are known up to { $known }. fairplay sequence and fp.sequence go further
error-moves-listed = Too many moves to list: more than { $limit }
error-search-options = Too large to search: more moves than { $limit }
error-search-positions = Too large to search: more positions than { $limit }. No theory covers this case, and we do not guess
error-poker-syntax = { $text }: type the heaps and the two stocks, yours first, as in 4,5,6/10,10
error-rows-syntax = { $text }: type your column and your opponent's for each row, as in 1-6,2-6
error-rows-share = { $text }: two pieces cannot share a square
error-coins-share = { $text }: at most one match on a square
error-pawns-wide = A board with { $width } files is too wide to play on: at most { $limit }
error-pawns-syntax = { $text }: type the lengths of connected files, as in 5,3, or three ranks, as in p.p/.p./PPP
error-pawns-unreachable = { $text }: this board cannot come up in a game
error-normal-only = { $name }: misère is not offered for this game
error-normal-ending = { $name }: misère is not offered for this game. Whoever completes a pattern wins at once, so there is nothing to turn around
error-normal-poisoned = { $name }: this game is misère already. The poisoned square would be the last bite, and whoever must eat it loses
error-position-misere = { $text }: leave out “misère” here. It belongs to how a position is solved or played (misere)
error-sum-conventions = { $misere } is always misère, { $normal } never: they cannot be added

error-move-syntax = { $text }: not a move; type it like { $example }
error-sum-move-syntax = { $text }: start with the number of the game (1 to { $count }) and a slash, as in 1/5→2
error-illegal-move = { $move }: the rules do not allow this move here
error-gesture = That is not a move on this board
error-no-change = A move must change something
error-adding = You cannot add to a heap in this game
error-no-split = You cannot split a heap in this game
error-equal-split = The two heaps must be of different sizes, not { $left }
error-take-count = You cannot take { $count } here. Allowed: { $allowed }
error-leave = You cannot take { $count } and leave { $left }
error-leave-nothing = You cannot take the whole heap of { $heap } here
error-coin-left = Matches only move left
error-coin-steps = { $count ->
    [one] In this game a match cannot move { $count } square
   *[other] In this game a match cannot move { $count } squares at once
    }
error-coin-jump = A match cannot jump over another or share its square
error-along-row = Your piece in row { $row } can only move along its row
error-one-forward = A pawn moves one square straight ahead and captures one square diagonally ahead
error-no-advance = No pawn on file { $file } can advance
error-no-capture = There is nothing to capture there
error-no-heap = There is no heap of { $size } here: { $heaps }
error-no-coin = There is no match on square { $square }: { $coins }
error-stock = You cannot add { $count }: your stock is { $stock }
error-no-row = There is no row { $row }: the last one is { $count }
error-not-your-piece = In row { $row } your piece is on column { $column }
error-off-board = Column { $column } is off the board: 1 to { $width }
error-jump = Your piece cannot jump over the other one or share its square
error-must-capture = You must capture first: your pawn on file { $here } takes the one on file { $there }
error-no-component = There is no game { $number } in this sum: choose 1 to { $count }
error-must-answer = You must answer in game { $number } first: you have to capture there
error-pin-count = { $count ->
    [one] You cannot knock down { $count } pin here. Allowed: { $allowed } (side by side)
   *[other] You cannot knock down { $count } pins at once. Allowed: { $allowed } (side by side)
    }
error-pins-apart = Those pins are not side by side
error-pin-fallen = Those pins are already down
error-one-heap = A move changes only one heap
error-heap-empty = Nothing is left here. Choose another heap.
error-heap-stuck = A heap of { $heap } has no moves
error-only-split = In this game you take nothing: split a heap in two
error-choose = Now choose where it goes
error-choose-coin = There is no match here. Choose a match first.
error-coin-stuck = This match cannot move: the square on its left is taken
error-choose-piece = Choose one of your own pieces first
error-not-yours = This piece is your opponent's
error-piece-stuck = This piece has no free square to go to
error-undo = { $count ->
    [one] Cannot take back { $count } move. Moves played: { $played }
   *[other] Cannot take back { $count } moves. Moves played: { $played }
    }
error-match-over = The game is over
