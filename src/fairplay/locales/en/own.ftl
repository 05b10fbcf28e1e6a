## Games of your own: rules in words, and Python files

error-rule-words = { $text }: “{ $found }” at place { $place } is not understood; accepted there: { $expected }
error-rule-long = { $text }: the rule is too long; characters at most: { $limit }

game-heap-title = Your heap game
game-heap-rule = You say what a move may make of a heap: take 1-3, take a prime, split, …
game-subtract-a-square-title = Subtract a square
game-subtract-a-square-rule = Take 1, 4, 9, 16, … from one heap: always a square number.
how-move-subtract-a-square = Take 1, 4, 9, 16 or another square number from one heap.

square-unknown = No formula is known for the lost heaps: they are found one by one, from the smallest on.
square-row = lost heap
square-lost = A heap of { $heap } is one of them: from it, no square leads to another lost heap.
square-won = A heap of { $heap } is not among them: some square leads from it to a lost heap.

own-or = Or: { $what }
own-all = Take a whole heap.
own-all-of = Take a whole heap of { $counts }.
own-take = Take { $counts } from a heap.
own-leave = Take { $counts } from a heap, but not all of it.
own-split = Split a heap into { $heaps }.
own-take-split = Take { $counts } from a heap and split the rest into { $heaps }.
own-heaps-2-any = two heaps
own-heaps-2-unequal = two heaps of different sizes
own-heaps-2-equal = two equal heaps
own-heaps-3-any = three heaps
own-heaps-3-unequal = three heaps of different sizes
own-heaps-3-equal = three equal heaps
own-count-any = any number
own-count-odd = an odd number
own-count-even = an even number
own-count-prime = a prime number
own-count-square = a square number
own-count-cube = a cube number
own-count-power = a power of 2
own-count-triangular = a triangular number
own-count-fibonacci = a Fibonacci number
own-count-divisor = a divisor of its size
own-count-most = at most half
own-count-least = at least half

error-rule-cycle = This rule never ends: { $cycle }. Each heap must become smaller heaps
error-rule-larger = From a heap of { $heap } this rule goes to { $left }. Each heap must become smaller heaps
error-rule-left = From a heap of { $heap } this rule gives { $found }. It must give numbers from 0 up, or tuples of them

own-rule = { $text }

error-own-taken = { $name }: there is a game with this name already; choose another one
error-own-name = { $name }: the name of a game has small letters, digits and hyphens, such as my-game
error-own-none = { $file }: there is no game in this file; bind GAME, or define splits(heap)
error-own-line = { $file }, line { $line }: { $reason }
