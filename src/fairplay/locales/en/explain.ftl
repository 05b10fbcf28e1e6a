## Why a position is won or lost.

explain-value = The value is { $value }: add a Nim heap of { $value }, and the position becomes lost.

# A board read as heaps.
explain-steps = This is Nim in disguise: each coin is a heap of as many matches as the coin has steps to go.
explain-coins = Each coin is a heap of as many matches as the coin has steps to go.
explain-step = the coin on { $square } is a heap of { $heap }
explain-pairs = Take the coins in pairs from the right. The empty squares between the two coins of a pair are a heap of Nim. Moving the left coin of a pair widens the gap, and the other player then moves the right one just as far; so nothing is gained by it.
explain-pair = between { $left } and { $right } there is a gap of { $heap }
explain-unpaired = the coin on { $square } has no partner and counts its { $heap } steps off the board
explain-stock = This is Nim: if you add matches, the other player takes just those away again, and in the end the stocks run out.
explain-heap = a heap of { $heap }
explain-gaps = This is Nim in disguise: the empty squares between the two pieces of a row are a heap. An advance takes from it. A retreat adds to it, and is answered by an equal advance.
explain-gap = row { $row } is a heap of { $heap }
explain-total = A coin moves one square at a time, so every game lasts just as many moves as there are steps to go. It is won when their number is odd.
explain-in-all = { $heap } in all
explain-stretches = When an advance and all forced captures have been made, its file and the files beside it are out of play. So a stretch of files is a heap of the octal game 0.137: take 1 if that is the whole heap, take 2 and leave at most one heap, or take 3 and leave at most two.
explain-stretch = files { $first } to { $last } are a heap of { $heap }

# Columns of binary digits.
explain-columns-heaps = Write the heaps in binary under each other, and count the ones in each column.
explain-columns-values = Write the values in binary under each other, and count the ones in each column.
explain-columns-long = Written in binary under each other the numbers take { $digits } columns, too many for this screen.
explain-ones = ones
explain-odd = odd
explain-columns-even = Every column has an even number of ones.
explain-column-odd = Column { $place } has an odd number of ones.
explain-columns-odd = Columns { $places } have an odd number of ones.
explain-chain = Step by step with the nim-addition table: { $steps }
explain-table = Nim-addition

# The mex rule and Grundy's scale.
explain-mex-options = What a heap of { $heap } may become, and the values:
explain-mex-none = A heap of { $heap } allows no move, so its value is 0.
explain-mex = The values are { $reached }. The least number missing is { $value }: by the mex rule that is the value of the heap.
explain-mex-more = The least number that is not the value of an option is { $value }: by the mex rule that is the value of the heap.
explain-more = Not shown: { $count } more
explain-scale-taken = Taking { $taken } from { $heap } leaves { $total } to be split.
explain-scale = Grundy's scale: the values of 1, 2, 3, … over their own mirror image, so that every way to split { $total } stands one above the other.
explain-scale-heap = heap
explain-scale-sums = The nim-sums of the pairs are { $sums }.
explain-scale-unequal = The two parts must be unequal, so the pair in the middle does not count.
explain-repeats = From { $preperiod } on the values repeat with period { $period }, so a heap of { $heap } has the value of a heap of { $like }: { $value }.

# Sums of games.
explain-sum = The value of a sum of games is the nim-sum of their values.
explain-part = game
explain-value-head = value
explain-alone = alone
explain-won = won
explain-lost-word = lost

# Moves.
explain-winning-columns = The position is won: each of these moves changes one number, just in the odd columns, and so makes every column even.
explain-winning-zero = The position is won: each of these moves leaves the value 0, which is lost for the other player.
explain-winning = The position is won by:
explain-move = move
explain-leaves = leaves
explain-after = After { $move }:
explain-lost-columns = The position is lost: every move changes one number and so makes some column odd, and the other player can make them all even again.
explain-lost = The position is lost: whatever is played, the other player can win.
explain-answers = For example:
explain-answer = { $move } is answered by { $answer }
explain-answer-none = { $move } leaves no move, and so the other player has won

# Misère play, forced captures, the end.
explain-misere-large = In misère play, play as in normal Nim until your move would leave only heaps of one; then leave an odd number of them. Here { $large } heaps are larger than one, so the columns decide.
explain-misere-turning = Only one heap is larger than one, beside { $ones } of one. This is the turning point of misère play: leave an odd number of heaps of one.
explain-misere-ones = This is the exception in misère play: only heaps of one are left, { $ones } in number. Every move takes one of them, so the position is lost when their number is odd.
explain-misere-firm = In misère play this behaves like a Nim position of value { $value } with a heap larger than one. Such a position is lost exactly when its value is 0.
explain-misere-even = In misère play this behaves like an even number of heaps of one, and that is won.
explain-misere-odd = In misère play this behaves like an odd number of heaps of one, and that is lost.
explain-searched = No rule is known for this in misère play, so every way to play has been searched.
explain-must-capture = A capture must be made now: { $captures }
explain-over-won = No move is left, and in misère play whoever cannot move wins.
explain-over-lost = No move is left, and whoever cannot move loses.
