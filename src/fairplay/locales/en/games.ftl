## What the games are called, and the rule of each in one sentence.

game-nim-title = Nim
game-nim-rule = Take one or more matches from one heap.
game-resta-zero-title = Resta-zero
game-resta-zero-rule = Erase dots from one row.
game-resta-zero-end = Whoever erases the last dot wins.
game-resta-um-title = Resta-um
game-resta-um-rule = Erase dots from one row.
game-resta-um-end = Whoever erases the last dot loses.
game-nimble-title = Nimble
game-nimble-rule = Move a match left, any distance; matches may share a square.
game-nimble1-rule = Move a match one square left; matches may share a square.
game-modified-nimble-title = Modified Nimble
game-modified-nimble-rule = Move a match left, any distance; one to a square, no jumping.
game-modified-nimble1-rule = Move a match one square left; only one match to a square.
game-poker-nim-title = Poker-Nim
game-poker-nim-rule = Take matches from a heap for good, or add some of your own.
game-northcott-title = Northcott's game
game-northcott-rule = Move one of your pieces along its row, without jumping.
game-lasker-title = Lasker's Nim
game-lasker-rule = Take matches from one heap, or split a heap into two.
game-kayles-title = Kayles
game-kayles-rule = Knock down one pin, or two that stand side by side.
game-dawson-title = Dawson's chess
game-dawson-rule = Pawns move as in chess; if you can capture, you must.
game-grundy-title = Grundy's game
game-grundy-rule = Split a heap into two heaps of different sizes.
game-subtraction-title = Subtraction game
game-subtraction-rule = Take from one heap, but only a number that is in the set.
game-octal-title = Octal game
game-octal-rule = Take and split as the digits of a code allow.

## What the decks are called.

title-zero = Zero sumZ
title-mod3 = MOD-3 SUMZ
title-deck-2 = Zero sumZ with { $count ->
    [one] { $count } shape
   *[other] { $count } shapes
    }
title-deck-3 = MOD-3 SUMZ with { $count ->
    [one] { $count } shape
   *[other] { $count } shapes
    }
title-deck = Sums modulo { $p } with { $count ->
    [one] { $count } shape
   *[other] { $count } shapes
    }
