## Why a position is won or lost.

explain-value = The value is { $value }: with one more Nim heap of { $value }, the position would be lost.
explain-value-zero = The value is 0, as in every lost position.

# A board read as heaps.
explain-steps = This is Nim in disguise: each match on the strip counts as a heap, as large as the number of steps it still has to go.
explain-coins = Each match on the strip counts as a heap, as large as the number of steps it still has to go.
explain-step = the match on { $square } is a heap of { $heap }
explain-pairs = Count every other gap, starting at the right: the empty squares between the last two matches, then between the two before them, and so on. If the number of matches is odd, the first one has no partner, and its steps off the strip count. These numbers are Nim heaps. When a gap grows, the match on its right can make it as small as before, so nothing is gained.
explain-pair = the gap between { $left } and { $right } is { $heap }
explain-unpaired = the match on { $square } has no partner, and its steps off the strip are a heap of { $heap }
explain-stock = This is Nim: when you add matches, your opponent takes the same number away again. Matches that are taken leave the game, so the stocks run out.
explain-heap = a heap of { $heap }
explain-gaps = This is Nim in disguise: the empty squares between the two pieces of a row are a heap. Moving forward takes from it. Moving back adds to it, but then your opponent moves forward just as far.
explain-gap = row { $row } is a heap of { $heap }
explain-total = A match moves one square at a time, so the game lasts exactly as many moves as there are steps to go. The position is won if that number is odd.
explain-in-all = { $heap } in all
explain-stretches = When a pawn advances, captures follow until none is possible. The advance and its captures are always an odd number of moves, so together they count as one, and it is the opponent's turn. The pawn's file and the files beside it are then out of play. So files side by side are a heap: a move takes 1 if that is the whole heap, takes 2 and leaves at most one heap, or takes 3 and leaves at most two (the octal game 0.137).
explain-stretch = files { $first } to { $last } are a heap of { $heap }

# Columns of binary digits.
explain-columns-heaps = { $things ->
    [point] Write the number of dots in each row in binary, one below the other, and count the ones in each column.
   *[match] Write the heaps in binary, one below the other, and count the ones in each column.
    }
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
explain-mex-options = { $things ->
    [pin] What a row of { $heap } can become, with the values:
   *[match] What a heap of { $heap } can become, with the values:
    }
explain-mex-none = { $things ->
    [pin] A row of { $heap } allows no move, so its value is 0.
   *[match] A heap of { $heap } allows no move, so its value is 0.
    }
explain-mex = { $count ->
    [one] The only value is { $reached }.
   *[other] The values are { $reached }.
    } { $things ->
    [pin] The smallest number that is missing is { $value }, and that is the value of the row (the mex rule).
   *[match] The smallest number that is missing is { $value }, and that is the value of the heap (the mex rule).
    }
explain-mex-more = { $things ->
    [pin] The smallest number that no move reaches is { $value }, and that is the value of the row (the mex rule).
   *[match] The smallest number that no move reaches is { $value }, and that is the value of the heap (the mex rule).
    }
explain-more = Not shown: { $count } more
explain-more-first = These are the first moves of too many to list.
explain-more-unknown = There are too many moves to list: there may be other winning moves.
explain-scale-taken = { $things ->
    [pin] Knock down { $taken } of { $heap }, and { $total } are left to split.
   *[match] Take { $taken } from { $heap }, and { $total } are left to split.
    }
explain-scale = Grundy's scale: the values of 1, 2, 3, … above their own mirror image. Each column is one way to split { $total } in two.
explain-scale-heap = size
explain-scale-sums = { $count ->
    [one] The nim-sum of the pair is { $sums }.
   *[other] The nim-sums of the pairs are { $sums }.
    }
explain-scale-unequal = The two parts must be unequal, so the pair in the middle does not count.
explain-repeats = { $things ->
    [pin] From { $preperiod } on, the values repeat with period { $period }. So a row of { $heap } has the value of a row of { $like }: { $value }.
   *[match] From { $preperiod } on, the values repeat with period { $period }. So a heap of { $heap } has the value of a heap of { $like }: { $value }.
    }

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
explain-misere-large = { $things ->
    [point] When the last dot loses (misère), play as in Resta-zero until your move would leave only rows with a single dot. Then leave an odd number of them. Here { $large } rows have more than one dot, so the columns decide.
   *[match] In misère play, play as in normal Nim until your move would leave only heaps of one. Then leave an odd number of them. Here { $large } heaps are larger than one, so the columns decide.
    }
explain-misere-turning = { $things ->
    [point] Only one row has more than one dot. Rows with a single dot: { $ones }. This is the turning point when the last dot loses (misère): leave an odd number of rows with a single dot.
   *[match] Only one heap is larger than one. Heaps of one: { $ones }. This is the turning point of misère play: leave an odd number of heaps of one.
    }
explain-misere-ones = { $things ->
    [point] This is the exception: only rows with a single dot are left, { $ones } in all. They are erased one by one, and whoever erases the last one loses (misère). So the position is lost if their number is odd.
   *[match] This is the exception of misère play: only heaps of one are left, { $ones } in all. They go one by one, and whoever takes the last one loses. So the position is lost if their number is odd.
    }
explain-misere-firm = In misère play this behaves like a Nim position of value { $value } with a heap larger than one. Such a position is lost exactly when its value is 0.
explain-misere-even = In misère play this behaves like an even number of Nim heaps of one, and that is won.
explain-misere-odd = In misère play this behaves like an odd number of Nim heaps of one, and that is lost.
explain-searched = No rule is known for this position in misère play, so every way to play was tried.
explain-must-capture = You must capture now: { $captures }
explain-over-won = No move is left, and in misère play the player who cannot move wins.
explain-over-lost = No move is left, and the player who cannot move loses.
explain-over-crosses = Three crosses are in a row. Whoever made them has won.
explain-over-signs = “{ $signs }” is in the row. Whoever made it has won.
explain-over-at-once = The last move has won at once.
outcome-drawn = Drawn: neither player can force a win.
explain-loopy = Positions can come up again in this game, so they have no values. To see who wins, work backwards from the positions where play ends.
explain-loopy-moves = The winner can end the game within { $count } { $count ->
    [one] move
   *[other] moves
    }.
explain-drawn = Every move that gives nothing away leads to another drawn position, so play can go on for ever. If a position comes up for the third time, the game is drawn.
explain-drawn-moves = Moves that keep the draw: { $moves }

## An algebra decides misère play.

explain-algebra = In misère play an algebra (the misère quotient) decides: every sum plays like one of a few small sums. Elements of the algebra: { $order }; lost for the player to move: { $p }.
explain-algebra-repeats = From size { $preperiod } on, they repeat with period { $period }. So this is proved for every size.
explain-algebra-range = This is proved up to size { $heaps }.
explain-algebra-heap = Size
explain-algebra-like = plays like
explain-algebra-won = { $count ->
    [one] So this position plays like { $like }, and that is won for the player to move.
   *[other] Together they play like { $like }, and that is won for the player to move.
    }
explain-algebra-lost = { $count ->
    [one] So this position plays like { $like }, and that is lost for the player to move.
   *[other] Together they play like { $like }, and that is lost for the player to move.
    }
