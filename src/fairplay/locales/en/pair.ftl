## Games on two heaps, or on one heap with a memory: Wythoff's game, Euclid, Fibonacci Nim.

game-wythoff-title = Wythoff's game
game-wythoff-rule = Take matches from one heap, or the same number from both.
game-euclid-title = Euclid
game-euclid-rule = Take a multiple of the smaller heap from the larger one.
game-fibonacci-nim-title = Fibonacci Nim
game-fibonacci-nim-rule = Take at most twice as many matches as your opponent just took.
game-pair-title = Two heaps, your rule
game-pair-rule = Take matches from one heap or from both, as your rule says.

how-move-wythoff = Take as many matches as you like from one heap. Or take from both heaps, but the same number from each.
how-move-euclid = Take matches from the larger heap: as many as the smaller heap has, or twice as many, or three times as many, and so on. As soon as one heap is empty, the game is over.
how-move-fibonacci-nim = Take matches from the heap: at least one, and at most twice as many as your opponent just took. The first player may not take the whole heap.
how-pair-one = Take as many matches as you like from one heap.
how-pair-one-counts = Take matches from one heap. Allowed numbers: { $counts }.
how-pair-larger = Take as many matches as you like from the larger heap.
how-pair-larger-counts = Take matches from the larger heap. Allowed numbers: { $counts }.
how-pair-smaller = Take as many matches as you like from the smaller heap.
how-pair-smaller-counts = Take matches from the smaller heap. Allowed numbers: { $counts }.
how-pair-both = Take the same number of matches from both heaps.
how-pair-both-counts = Take the same number of matches from both heaps. Allowed numbers: { $counts }.
how-pair-each = Take { $first } from one heap and { $second } from the other.
how-pair-multiple = Take from the larger heap as many matches as the smaller one has, or a multiple of that.
how-pair-or = Or: { $rule }
how-last = { $times ->
    [1] Take matches from the heap: at least one, and at most as many as your opponent just took.
   *[other] Take matches from the heap: at least one, and at most { $times } times as many as your opponent just took.
    } The first player may not take the whole heap.
how-last-twice = Take matches from the heap: at least one, and at most twice as many as your opponent just took. The first player may not take the whole heap.

said-both = took { $count } from both heaps
said-each = took { $count } from the heap of { $heap } and { $others } from the heap of { $other }
web-do-both = Take { $count } from both heaps
web-do-each = Take { $count } from the heap of { $heap } and { $others } from the heap of { $other }
web-tray-both = From both heaps
board-limit = { $limit ->
    [1] You may take only 1 match now.
   *[other] You may take up to { $limit } matches now.
    }
board-limited = { $limit ->
    [1] One heap of { $heap }. Only 1 match may be taken now.
   *[other] One heap of { $heap }. Up to { $limit } matches may be taken now.
    }
play-move-help-both = 3 1 5 3 leaves 1 of the heap of 3 and 3 of the heap of 5. Or: take 2 (from both heaps).

error-pair-syntax = { $text }: write two numbers, such as 3,5
error-limit-syntax = { $text }: write the heap and how many may be taken, such as 20,4
error-pair-heaps = { $text }: this rule is for one heap, not for two
error-pair-grows = { $name }: { $move } is no move: no heap may grow
error-pair-gives = From heaps of { $text } this rule gives { $found }. It must give a list of pairs of whole numbers, such as [(1, 2)], or [] if there is no move
error-heap-valued = A heap of { $heap } is too large for this rule: values are computed up to { $limit }
error-heap-misere = A heap of { $heap } is too large for misère play: it is searched up to { $limit }
error-pair-both = You cannot take { $x } from one heap and { $y } from the other. Allowed from both: { $allowed }
error-pair-same = You cannot take { $x } from one heap and { $y } from the other. From both heaps, take the same number
error-pair-rule = You cannot take { $count } from the heap of { $heap }. Allowed: { $allowed }
error-pair-larger = Take from the larger heap. Allowed: { $allowed }
error-pair-smaller = Take from the smaller heap. Allowed: { $allowed }
error-pair-both-only = You cannot take from one heap alone here. Allowed from both: { $allowed }
error-pair-alone = You can take from only one heap here
error-pair-none = Nothing can be taken here any more
error-take-most = That is too many: { $count }. Now you may take up to { $limit }.

## Why a position is won or lost.

fact-wythoff-list = These pairs of heaps are lost for the player to move. Each pair begins with the smallest number that is not in the list yet, and the differences are 1, 2, 3, 4, …
fact-wythoff-golden = The golden ratio φ = 1.618… finds them at once: multiply the difference by φ and round down, and you have the smaller heap.
fact-wythoff-misere = These pairs of heaps are lost for the player to move: first 0 and 1 as well as 2 and 2, since whoever takes the last match loses here. From 3 and 5 on, each pair begins with the smallest number that is not in the list yet, and the differences are 2, 3, 4, …
fact-wythoff-difference = Difference
fact-wythoff-times = Difference · φ
fact-wythoff-smaller = Smaller heap
fact-wythoff-larger = Larger heap
fact-wythoff-here = The heaps { $smaller } and { $larger }: this pair is in the list, with the difference { $number }.
fact-wythoff-early = The heaps { $smaller } and { $larger }: this pair is lost, as said above.
fact-wythoff-left = { $what }: this leaves { $smaller } and { $larger }, the pair with the difference { $number }.
fact-wythoff-left-early = { $what }: this leaves { $smaller } and { $larger }, and that is lost.
fact-pair-end = { $what }: nothing is left, and your opponent cannot move.
fact-wythoff-why = Why it works: no move leads from one pair of the list to another, since no number and no difference appears twice. From every other position, some move leads to a pair of the list.
fact-euclid-divide = Divide the larger heap by the smaller one, then the smaller one by the remainder, and so on, as in Euclid's algorithm.
fact-euclid-once = Where a heap fits only once, there is just one move. Where it fits twice or more, there is a choice. The player who gets the first choice wins.
fact-euclid-whole = Larger heap
fact-euclid-part = Smaller heap
fact-euclid-times = Fits … times
fact-euclid-rest = Remainder
fact-euclid-equal = The heaps are equal: take one of them, and the game is over.
fact-euclid-equal-misere = The heaps are equal: you must take one of them, and that is the last move.
fact-euclid-forced = { $count ->
    [one] The next move is forced.
   *[other] The next { $count } moves are forced.
    }
fact-euclid-you = Then it is your turn, and you get the first choice.
fact-euclid-opponent = Then it is your opponent's turn, and your opponent gets the first choice.
fact-euclid-choice = The smaller heap fits more than once, so you can choose now: leave { $rest } and { $part }, or leave { $sum } and { $part }. From { $sum } and { $part }, the only move leads to { $rest } and { $part }. So one of these two positions is lost for your opponent.
fact-euclid-best = { $what }: { $smaller } and { $larger } is the lost one.
fact-euclid-golden-more = In short: { $larger } : { $smaller } = { $ratio }, and that is more than the golden ratio φ = { $golden }: won.
fact-euclid-golden-less = In short: { $larger } : { $smaller } = { $ratio }, and that is less than the golden ratio φ = { $golden }: lost.
fact-last-fibonacci = In the Fibonacci numbers 1, 2, 3, 5, 8, …, each is the sum of the two before it. Every number is a sum of Fibonacci numbers, no two of them neighbours, in just one way (Zeckendorf's theorem).
fact-last-powers = In the numbers 1, 2, 4, 8, …, each is twice the one before it. Every heap is a sum of different numbers of this list, in just one way: its binary form.
fact-last-other = For this rule, use the numbers below. To continue the list, add to the last number the first number that, multiplied by { $times }, is at least as large. Every heap is a sum of such numbers: always take the largest that fits.
fact-last-row = Numbers
fact-last-sum = { $heap } = { $sum }. The smallest part is { $part }.
fact-last-itself = { $heap } is such a number itself, so it is its own smallest part.
fact-last-all = You may take up to { $limit }, so you can take the whole heap.
fact-last-won = You may take up to { $limit }, so you can take { $part }. Then your opponent may take up to { $reach }, but the next part is { $next }: out of reach.
fact-last-lost = { $limit ->
    [1] You may take only 1, so { $part } is out of reach.
   *[other] You may take up to { $limit }, so { $part } is out of reach.
    }
fact-last-breaks = Whatever you take, you break up this part ({ $part }), and smaller parts appear. Your opponent can take the smallest one.
fact-last-searched = In misère play there is no such rule here: every line of play was tried.
fact-pair-unknown = No theorem is used for this rule. The value comes from the definition.
fact-pair-table = The values of the smaller pairs:
fact-pair-heap = Heaps
fact-pair-row = { $heap }
fact-pair-value = { $count ->
    [0] No move is left, so the value is 0.
    [one] The moves reach just one value: { $reached }. The smallest number that is missing is { $value }, and that is the value (the mex rule).
   *[other] The moves reach the values { $reached }. The smallest number that is missing is { $value }, and that is the value (the mex rule).
    }
fact-decimal = { $whole }.{ $decimals }
