## How to play: three pictures for every game.

how-title = How to play
how-first = First time? See how it goes in three pictures.
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
how-see-match = Matches are in heaps. You and your opponent take turns and share all heaps.
how-see-point = Dots are in rows. You and your opponent take turns and share all rows.
how-see-pin = Pins stand in a row. You and your opponent take turns and share all pins.
how-see-strip = Coins are on a strip of squares. You and your opponent take turns and share all coins.
how-see-stocks = Matches are in heaps, which you and your opponent share. Each of you also has a stock of your own.
how-see-rows = In every row one piece is yours and one is your opponent's. You take turns.
how-see-pawns = The pawns in the row nearest to you are yours, those in the far row your opponent's. You take turns.
how-see-text = You and your opponent take turns.

# A move.
how-move-nim = Take as many matches as you like, at least one, from one heap.
how-move-resta-zero = Erase as many dots as you like, at least one, from one row.
how-move-resta-um = Erase as many dots as you like, at least one, from one row.
how-move-nimble = Move one coin to the left, as far as you like, or off the strip. Coins may jump over each other and share a square.
how-move-nimble1 = Move one coin one square to the left, or off the strip. Coins may share a square.
how-move-modified-nimble = Move one coin to the left, as far as you like, or off the strip. It may not jump over another coin or share its square.
how-move-modified-nimble1 = Move one coin one square to the left, or off the strip. Coins may not share a square.
how-move-poker-nim = Take as many matches as you like from one heap; they leave the game. Or add some of your own stock to a heap.
how-move-northcott = Move one of your pieces along its row, forward or back, as far as you like. It may not jump over the other piece.
how-move-lasker = Take as many matches as you like from one heap, or split one heap into two without taking any.
how-move-kayles = Knock down one pin, or two that stand side by side.
how-move-dawson = Move a pawn one square straight ahead. Pawns capture one square diagonally, and if you can capture, you must.
how-move-grundy = Split one heap into two heaps of different sizes.
how-code-take = Take { $counts } from a heap.
how-code-leave = Take { $counts } from a heap, and leave { $left }.
how-code-split = Split a heap into { $left } without taking anything.
how-left-0 = nothing
how-left-1 = one heap
how-left-2 = two heaps
how-left-3 = three heaps

# The end.
how-end-normal = You make this move, and your opponent has none left. The last move wins: you win.
how-end-misere = You make this move, and your opponent has none left. The last move loses: you lose.
how-end-part = After this move, this game is over. The others go on.
how-sum-normal = Several games at once: on each turn, make a move in just one of them. Whoever makes the very last move wins.
how-sum-misere = Several games at once: on each turn, make a move in just one of them. Whoever makes the very last move loses.

# Cards.
how-cards-see = { $hand } cards are face up, and the rest are in a pile. Every card is different.
how-cards-claim-even = Find cards on which every shape occurs an even number of times, and claim them. Here every shape occurs twice or not at all.
how-cards-claim-sides = Find cards for two sides, A and B, with the same sum of every shape. Three of a shape count as none. One side may be empty.
how-cards-always = Among { $hand } cards there is always something to claim.
how-cards-end = You keep the cards you claimed, and new ones come from the pile. The game is over when fewer than { $hand } cards are left. Whoever has the most cards wins.

# Who explains or created a game.
credit-nim = Explained in “Fair play” by Mogens Esrom Larsen.
credit-resta = Explained in a Portuguese-language article about Resta-um and Resta-zero.
credit-zero = Zero sumZ was created by Alejandro Erickson, Mathieu Guay-Paquet and Jonathan Lenchner.
credit-mod3 = MOD-3 SUMZ is © 2022 Ben Fried, Ford Lenchner and Jon Lenchner (mod3sumz.com).

# The command in the terminal.
command-how = how
help-how = how to play, in three pictures
