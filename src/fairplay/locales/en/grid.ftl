## Chomp and Cram, and games that are a state and its moves.

game-chomp-title = Chomp
game-chomp-rule = Bite a square, and everything to the right of it and below goes too. Nobody may eat the poisoned corner.
game-cram-title = Cram
game-cram-rule = Cover two free squares with a domino, across or down.

how-see-bar = This is a bar of chocolate. You and your opponent take turns. The square with the cross is poisoned: nobody wants to eat it.
how-see-tiles = This is a board of squares, and it belongs to both of you. You take turns.
how-move-chomp = Bite any square except the poisoned one. The square goes, and with it everything to the right and below.
how-move-cram = Put a domino on two free squares side by side or one above the other.

board-poison = The square in row 1, column 1 is poisoned.
board-tiles = Row { $row }: free in column { $columns }.
board-tiles-none = Row { $row }: nothing free.

said-bite = bit the square in row { $row }, column { $column }
said-domino-across = put a domino in row { $row }, on columns { $here } and { $there }
said-domino-down = put a domino in column { $column }, on rows { $here } and { $there }
web-do-bite = Bite row { $row }, column { $column }
web-do-domino-across = Domino in row { $row }, columns { $here } and { $there }
web-do-domino-down = Domino in column { $column }, rows { $here } and { $there }
hint-place-tile = row { $row }

web-tiles = Squares
web-tile-free = Row { $row }, column { $column }
web-tile-poison = Row { $row }, column { $column }: poisoned
web-tile-covered = Row { $row }, column { $column }: covered
web-tile-taken = { $place }. Chosen: { $move }

error-tile-gone = There is no square in row { $row }, column { $column } any more
error-tile-covered = The square in row { $row }, column { $column } is covered already
error-tile-poison = This square is poisoned: nobody may eat it
error-domino-alone = A domino covers two squares: now touch a free one beside it
error-domino-apart = A domino needs two squares side by side or one above the other
error-board-size = { $name }: each side of a board must be from 1 to { $limit }
error-chomp-rows = { $text }: no row may be longer than the one above it; for example 7,7,3,1 or 4x7
error-cram-rows = { $text }: write the board as 4x5, or its rows with . for free and x for covered squares: ..xx./.....
error-rule-cycle = { $name }: this rule does not end: { $cycle }. Declare the game loopy if play may go round.
error-states = Play can reach too many positions; the limit is { $limit }
error-state-type = { $name }: a state is a number, a text or a tuple of these; for other states, say how to write them
error-state-text = { $text }: not a position of { $name }; for example { $example }

explain-chomp-line = A single row or column is a Nim heap: a bite leaves it as short as you like. Without the poisoned square it is a heap of { $heap }.
explain-chomp-corner = Only the top row and the first column are left. These two arms are Nim heaps, because a bite shortens just one of them.
explain-chomp-lengths-arms = squares of each arm
explain-chomp-arms = The arms are unequal: make them equal, and then copy every bite in the other arm.
explain-chomp-arms-equal = The arms are equal: whatever is bitten from one arm can be bitten from the other.
explain-chomp-two-rows = With two rows there is a theorem: the position is lost exactly if the lower row has one square less than the upper one.
explain-chomp-two-columns = With two columns there is a theorem: the position is lost exactly if the second column has one square less than the first.
explain-chomp-lengths-rows = squares of each row
explain-chomp-lengths-columns = squares of each column
explain-chomp-two-lost = Here it is one less. After every bite it can be made one less again.
explain-chomp-two-won = Here it is not. One bite makes it one less.
explain-chomp-square = A square bar is easy: bite the square in row 2, column 2. Two equal arms are left, { $arm } and { $arm }, and from then on you copy every bite in the other arm.
explain-chomp-stealing = The player who begins wins every whole bar of more than one square. Suppose that the bar were lost for you. Then your opponent could answer even the smallest bite, the corner opposite the poison, and win. But every bite takes that corner as well, so you could have begun with that very answer. This is called strategy stealing.
explain-chomp-how = It proves that a winning bite exists, but not which one it is. Nobody knows a rule for all bars. The bites shown here were found by computing every smaller position.
explain-chomp-unknown = Nobody knows a rule for this shape. Its value was found by computing every smaller position with the mex rule.
explain-cram-line = A single row is the game 0.07: a domino takes two squares and leaves up to two rows.
explain-cram-middle = One side is even and the other odd, so two squares are in the very middle. Cover them. From then on copy every domino on the opposite side, as after half a turn of the board: the place is always free.
explain-cram-even = Both sides are even. So the player who moves second wins by copying: each domino is answered on the opposite side, as after half a turn of the board. The two places never overlap, so the answer is always there.
explain-cram-symmetric = The position looks the same after half a turn, and no domino can cover its middle. So the player who moves second wins by copying each domino on the opposite side.
explain-cram-odd = Both sides are odd. Copying fails, because a domino on the middle square has no partner, and nobody knows another rule. The value was found by search.
explain-cram-unknown = Nobody knows a rule for a position like this. Free squares that do not touch are games of their own. The value of each region was found by search.
