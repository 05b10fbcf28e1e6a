## How to play: three pictures for every game.

how-title = How to play
how-first = New to this game? Three pictures show how to play.
how-of = How to play: { $game }
how-done = Got it
how-part-board = What you see
how-part-move = A move
how-part-end = The end
how-before = Before: { $board }
how-after = After: { $board }
how-example = For example: { $move }.
how-or = { $before } or { $last }
how-or-more = { $last } or more
how-and-so-on = { $before } …

# What is on the board.
how-see-match = The matches are in heaps. You and your opponent take turns. The heaps belong to both of you.
how-see-heap = The matches are in a heap. You and your opponent take turns. The heap belongs to both of you.
how-see-point = The dots are in rows. You and your opponent take turns. The rows belong to both of you.
how-see-pin = The pins stand in a row. You and your opponent take turns. The pins belong to both of you.
how-see-strip = The matches are on a strip of squares. You and your opponent take turns. The matches belong to both of you.
how-see-stocks = The matches are in heaps, and the heaps belong to both of you. Each of you also has a stock of matches.
how-see-rows = In every row, one piece is yours and the other is your opponent's. You take turns.
how-see-pawns = The pawns in the row nearest to you are yours. Those in the far row are your opponent's. You take turns.
how-see-text = You and your opponent take turns.

# A move.
how-move-nim = Take as many matches as you like from one heap, but at least one.
how-move-resta-zero = Erase as many dots as you like from one row, but at least one.
how-move-resta-um = Erase as many dots as you like from one row, but at least one.
how-move-nimble = Move one match to the left, as far as you like, even off the strip. Matches may jump over each other and share a square.
how-move-nimble1 = Move one match one square to the left, or off the strip. Matches may share a square.
how-move-modified-nimble = Move one match to the left, as far as you like, even off the strip. It may not jump over another match or share its square.
how-move-modified-nimble1 = Move one match one square to the left, or off the strip. Two matches may not share a square.
how-move-poker-nim = Take as many matches as you like from one heap; they leave the game. Or add matches from your own stock to a heap.
how-move-northcott = Move one of your pieces along its row, forward or back, as far as you like. It may not jump over your opponent's piece.
how-move-lasker = Take as many matches as you like from one heap, or split one heap into two without taking any.
how-move-kayles = Knock down one pin, or two that stand side by side.
how-move-dawson = Move a pawn one square straight ahead. Pawns capture one square diagonally ahead. If you can capture, you must.
how-move-grundy = Split one heap into two heaps of different sizes.
how-code-take = Take { $counts } from a heap.
how-code-leave = Take { $counts } from a heap, and leave { $left }.
how-code-split = Split a heap into { $left } without taking anything.
how-left-0 = nothing
how-left-1 = one heap
how-left-2 = two heaps
how-left-3 = three heaps

# The end.
how-end-normal = You make this move, and your opponent has no move left. Whoever moves last wins, so you win.
how-end-misere = You make this move, and your opponent has no move left. Here whoever moves last loses, so you lose.
how-end-crosses = You make this move: three crosses in a row, and you win at once.
how-end-signs = You make “{ $signs }” with this move, and you win at once.
how-end-at-once = You make this move, and it wins at once.
how-end-part = This move ends this game. The other games go on.
how-sum-normal = Several games at once: on each turn, move in just one of them. Whoever makes the very last move wins.
how-sum-misere = Several games at once: on each turn, move in just one of them. Whoever makes the very last move loses.

# Cards.
how-cards-see = { $hand } cards are face up. The rest are in a pile. No two cards are the same.
how-cards-claim-even = Find cards on which every shape occurs an even number of times, and claim them. Here, every shape occurs twice or not at all.
how-cards-claim-sides = Find cards for two sides, A and B, so that both sides have the same sum of every shape. { $modulus } of a shape count as none. One side may be empty.
how-cards-always = Among { $hand } cards there is always something to claim.
how-cards-end = You keep the cards you claim, and new ones come from the pile. The game ends when fewer than { $hand } cards are left. Whoever has the most cards wins.

# Who explains or created a game.
credit-nim = Explained in “Fair play” by Mogens Esrom Larsen.
credit-resta = Explained in a Portuguese article about Resta-um and Resta-zero.
credit-zero = Zero sumZ was created by Alejandro Erickson, Mathieu Guay-Paquet and Jonathan Lenchner.
credit-mod3 = MOD-3 SUMZ is © 2022 Ben Fried, Ford Lenchner and Jon Lenchner (mod3sumz.com).

# The command in the terminal.
command-how = how
help-how = how to play, in three pictures

how-move-subtract-a-square = Take 1, 4, 9, 16 or another square number from one heap.
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
own-rule = { $text }
