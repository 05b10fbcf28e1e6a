## Why a position is won or lost.

explain-value = The value is { $value }: with one more Nim heap of { $value }, the position would be lost.

# A board read as heaps.
explain-steps = This is Nim in disguise: each coin is a heap with as many matches as the coin has steps to go.
explain-coins = Each coin is a heap with as many matches as the coin has steps to go.
explain-step = the coin on { $square } is a heap of { $heap }
explain-pairs = Count every other gap, starting at the right: the empty squares between the last two coins, then between the two before them, and so on. If the number of coins is odd, the first coin has no partner, and its steps off the strip count. These numbers are Nim heaps. When a gap grows, the coin on its right can make it as small as before, so nothing is gained.
explain-pair = the gap between { $left } and { $right } is { $heap }
explain-unpaired = the coin on { $square } has no partner, and its steps off the strip are a heap of { $heap }
explain-stock = This is Nim: when you add matches, your opponent takes the same number away again. Matches that are taken leave the game, so the stocks run out.
explain-heap = a heap of { $heap }
explain-gaps = This is Nim in disguise: the empty squares between the two pieces of a row are a heap. Moving forward takes from it. Moving back adds to it, but then your opponent moves forward just as far.
explain-gap = row { $row } is a heap of { $heap }
explain-total = A coin moves one square at a time, so the game lasts exactly as many moves as there are steps to go. The position is won if that number is odd.
explain-in-all = { $heap } in all
explain-stretches = When a pawn advances, captures follow until none is possible. The advance and its captures are always an odd number of moves, so together they count as one, and it is the opponent's turn. The pawn's file and the files beside it are then out of play. So files side by side are a heap: a move takes 1 if that is the whole heap, takes 2 and leaves at most one heap, or takes 3 and leaves at most two (the octal game 0.137).
explain-stretch = files { $first } to { $last } are a heap of { $heap }

# Columns of binary digits.
explain-columns-heaps = Write the heaps in binary, one below the other, and count the ones in each column.
explain-columns-values = Write the values in binary, one below the other, and count the ones in each column.
explain-columns-long = In binary the numbers take { $digits } columns, too many for this screen.
explain-ones = ones
explain-odd = odd
explain-columns-even = Every column has an even number of ones.
explain-column-odd = Column { $place } has an odd number of ones.
explain-columns-odd = Columns { $places } have an odd number of ones.
explain-chain = Step by step with the nim-addition table: { $steps }
explain-table = Nim-addition

# The mex rule and Grundy's scale.
explain-mex-options = What a heap of { $heap } can become, with the values:
explain-mex-none = A heap of { $heap } allows no move, so its value is 0.
explain-mex = The values are { $reached }. The smallest number that is missing is { $value }, and that is the value of the heap (the mex rule).
explain-mex-more = The smallest number that no move reaches is { $value }, and that is the value of the heap (the mex rule).
explain-more = Not shown: { $count } more
explain-scale-taken = Take { $taken } from { $heap }, and { $total } are left to split.
explain-scale = Grundy's scale: the values of 1, 2, 3, … above their own mirror image. Each column is one way to split { $total } in two.
explain-scale-heap = heap
explain-scale-sums = The nim-sums of the pairs are { $sums }.
explain-scale-unequal = The two parts must be unequal, so the pair in the middle does not count.
explain-repeats = From { $preperiod } on, the values repeat with period { $period }. So a heap of { $heap } has the value of a heap of { $like }: { $value }.

# Sums of games.
explain-sum = The value of a sum of games is the nim-sum of their values.
explain-part = game
explain-value-head = value
explain-alone = alone
explain-won = won
explain-lost-word = lost

# Moves.
explain-winning-columns = The position is won: each of these moves changes one number, exactly in the odd columns. Then every column is even.
explain-winning-values = The position is won: each of these moves changes one of the values, exactly in the odd columns. Then every column is even.
explain-winning-zero = The position is won: each of these moves leaves the value 0, which is lost for the opponent.
explain-winning = The position is won. These moves win:
explain-move = move
explain-leaves = leaves
explain-after = After { $move }:
explain-lost-columns = The position is lost: every move changes one number and so makes some column odd. Then the opponent can make them all even again.
explain-lost-values = The position is lost: every move changes one of the values and so makes some column odd. Then the opponent can make them all even again.
explain-lost = The position is lost: after every move the opponent can win.
explain-answers = For example:
explain-answer = { $move } is answered by { $answer }
explain-answer-none = { $move } leaves no move, so the opponent has won

# Misère play, forced captures, the end.
explain-misere-large = In misère play, play as in normal Nim until your move would leave only heaps of one. Then leave an odd number of them. Here { $large } heaps are larger than one, so the columns decide.
explain-misere-turning = { $ones ->
    [0] Only one heap is left, and it is larger than one.
    [one] Only one heap is larger than one, and beside it is { $ones } heap of one.
   *[other] Only one heap is larger than one, and beside it are { $ones } heaps of one.
    } This is the turning point of misère play: leave an odd number of heaps of one.
explain-misere-ones = This is the exception of misère play: only heaps of one are left, { $ones } in all. They go one by one, and whoever takes the last one loses. So the position is lost if their number is odd.
explain-misere-firm = In misère play this behaves like a Nim position of value { $value } with a heap larger than one. Such a position is lost exactly when its value is 0.
explain-misere-even = In misère play this behaves like an even number of heaps of one, and that is won.
explain-misere-odd = In misère play this behaves like an odd number of heaps of one, and that is lost.
explain-searched = No rule is known for this position in misère play, so every way to play was tried.
explain-must-capture = You must capture now: { $captures }
explain-over-won = No move is left, and in misère play the player who cannot move wins.
explain-over-lost = No move is left, and the player who cannot move loses.
