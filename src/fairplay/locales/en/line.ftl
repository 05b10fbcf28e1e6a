## Games on a row of cells, and games of turning coins.

game-turning-turtles-title = Turning Turtles
game-turning-turtles-rule = Turn one coin or two. The rightmost coin you turn must go from heads to tails.
game-mock-turtles-title = Mock Turtles
game-mock-turtles-rule = Turn one, two or three coins. The rightmost coin you turn must go from heads to tails.
game-treblecross-title = Treblecross
game-treblecross-rule = Put a cross on an empty square. Three crosses in a row win.
game-row-title = Patterns in a row
game-row-rule = Find the pattern of the rule anywhere in the row and change it as the rule says.
game-coins-title = Turning coins
game-coins-rule = Turn as many coins as the rule says. The rightmost coin you turn must go from heads to tails.

how-see-coin = The coins are in a row, heads or tails. A filled coin shows heads, an empty ring shows tails. You and your opponent take turns. The coins belong to both of you.
how-see-cells = The squares are in a row. You and your opponent take turns. The squares belong to both of you.
how-see-coin-board = The coins are on a board, heads or tails. A filled coin shows heads, an empty ring shows tails. You and your opponent take turns. The coins belong to both of you.
how-move-turning-turtles = Turn one coin or two. The rightmost coin that you turn must show heads before and tails after. The other one may be turned either way.
how-move-mock-turtles = Turn one, two or three coins. The rightmost coin that you turn must show heads before and tails after. The others may be turned either way.
how-move-treblecross = Put a cross on any empty square. Both players use the same cross. If you make three crosses in a row, you win at once.
how-rule-coins = Coins to turn: { $counts }. The rightmost coin that you turn must show heads before and tails after. The others may be turned either way.
how-rule-coin-board = Rows to choose: { $rows }. Columns to choose: { $columns }. Turn the coins where they cross. The coin in the last of the rows and the last of the columns must show heads before and tails after.
how-turn = { $counts }
how-turn-next = { $counts }, next to each other
how-turn-run = as many as you like, next to each other
how-turn-any = as many as you like
how-rule-row = The rule is “{ $rule }”: find what is before an arrow anywhere in the row. It becomes what is after the arrow. A dot is an empty square.
how-rule-either = A pattern may be read from the left or from the right.
how-rule-until = Make “{ $signs }”, and you win at once.

board-coins = Coins: { $count }; heads up: { $heads }
board-coins-none = Coins: { $count }; none of them heads up
board-coin-board = Coins on a board: { $rows } × { $columns }; heads up (row-column): { $heads }
board-coin-board-none = Coins on a board: { $rows } × { $columns }; none of them heads up
board-crosses = Squares: { $count }; crosses: { $crosses }
board-crosses-none = Squares: { $count }; all of them empty
board-cells = Squares: { $count }; signs: { $cells }

said-turn = turned coins { $coins }
said-turn-one = turned coin { $coin }
said-turn-board-one = turned the coin in row { $row }, column { $column }
said-turn-board = turned the coins in { $down ->
    [one] row
   *[other] rows
    } { $rows }, { $across ->
    [one] column
   *[other] columns
    } { $columns }
said-cross = put a cross on square { $cell }
said-signs = changed “{ $old }” to “{ $new }” from square { $cell } on
web-do-turn = Turn coins { $coins }
web-do-turn-one = Turn coin { $coin }
web-do-turn-board-one = Turn the coin in row { $row }, column { $column }
web-do-turn-board = Turn the coins in { $down ->
    [one] row
   *[other] rows
    } { $rows }, { $across ->
    [one] column
   *[other] columns
    } { $columns }
web-do-cross = Put a cross on square { $cell }
web-do-signs = Change “{ $old }” to “{ $new }” from square { $cell } on

web-cells = Squares
web-cell = Square { $cell }: { $sign }
web-cell-empty = empty
web-cell-heads = heads
web-cell-tails = tails
web-cell-at = Row { $row }, column { $column }: { $sign }
hint-place-cell = square { $square }
hint-place-turned = coin { $square }
hint-place-coin-at = the coin in row { $row }, column { $column }

play-move-help-cells = 5 makes the change that begins on square 5. If there are several, 5 2 makes the second one.

error-marked-twice = { $text }: each number may appear only once
error-cells-few = { $text }: too few squares for three in a row; at least { $limit }
error-coin-value = The value of coin { $coin } is out of reach for this rule: values are computed up to coin { $limit }
error-no-such-coin = There is no coin { $coin }: the last one is { $count }
error-no-such-place = There is no coin in row { $row }, column { $column }
error-turn-rightmost = The rightmost coin you turn must go from heads to tails. That is not true of coin { $coin }
error-turn-corner = The last coin of the last row must go from heads to tails. The one in row { $row }, column { $column } does not
error-turn-apart = These coins are not next to each other
error-turn-count = You cannot turn this many coins here: { $count }. Allowed: { $allowed }
error-turn-rows = You cannot choose this many rows: { $count }. Allowed: { $allowed }
error-turn-columns = You cannot choose this many columns: { $count }. Allowed: { $allowed }
error-turn-rectangle = Turn the same columns in every row
error-no-cell = There is no square { $cell }: the last one is { $count }
error-cell-taken = There is already a cross on square { $cell }
error-one-cross = Put one cross on one square
error-no-pattern = The rule “{ $rule }” does not allow this change here: { $move }
error-no-change-here = No such change begins on square { $cell }. Changes that begin there: { $count }
error-changes-here = Several changes begin on square { $cell }: add the number of the one you mean, 1 to { $count }
error-touch-more = That is only part of a change. Touch the other squares that change, too
error-touch-cells = “{ $signs }” cannot be changed like that. The rule: { $rule }
error-row-signs = { $text }: too many different signs ({ $signs }); at most { $limit }
error-row-cycle = “{ $text }”: play can go round for ever, { $cycle }
error-row-idle = “{ $text }”: this rule never allows a move
error-row-long = Too many squares: { $count }; at most { $limit }
error-row-cells = { $text }: not a row of this game; its signs are { $signs }
error-row-stretch = Too many squares in one stretch: { $length }; at most { $limit }
error-coin-board = { $text }: not a board of coins; write the heads as row-column, as in 2-3,4-1
error-coin-board-large = The board is too large: { $rows } × { $columns }; at most { $limit } × { $limit }

## Why

explain-at-once = One move ends the game here, and wins it.
explain-turtles = This is Nim in disguise: a coin that shows heads is a heap as large as its number, counted from the left. Turning it alone takes the whole heap. Turning another coin to heads as well leaves a heap of that coin's size. If the other coin showed heads already, there would be two equal heaps: they cancel, and both coins show tails.
explain-turtle = coin { $coin } is a heap of { $heap }
explain-heads-sum = Every coin that shows heads counts as a heap of its own. Two heads on the same coin would cancel, as two equal heaps do: turning a coin twice changes nothing. So the value of the row is the nim-sum of the values of its heads.
explain-odious = Here is the value of a coin: count the coins before it, write that number in binary, and add one digit at the end, 0 or 1, so that the number of ones becomes odd. This gives 1, 2, 4, 7, 8, 11, 13, 14, …, the odious numbers.
explain-odious-why = Why: a move turns this coin and up to two coins before it. With none, one or two smaller odious numbers, their nim-sum can be any smaller number, but never the number itself: the number is odious, the nim-sum of two odious numbers is not, and no two coins have the same value. So by the mex rule this is the value.
explain-ruler = Any coins next to each other may be turned. The value of a coin is the largest power of two that divides its number, like the marks on a ruler.
explain-turn-any = Any coins may be turned. The values are 1, 2, 4, 8, … So read the row as a binary number in which the first coin counts 1: every move makes the number smaller, and any smaller number can be made.
explain-turn-ones = Every coin has the value 1: each possible move leaves the value 0.
explain-turn-mex = The value of a coin follows from the coins before it by the mex rule: it is the smallest number that is not the nim-sum of the other coins that can be turned with it.
explain-tartan = A move takes rows by one rule and columns by the other. By the Tartan theorem the value of a coin is the nim-product of the values that its row and its column have in the two games.
explain-tartan-sum = The value of the board is the nim-sum of the values of its heads.
explain-crosses = Whoever plays beside a cross, or with one square between, loses: the opponent completes three in a row. So nobody wants to play there.
explain-crosses-near = These squares are dead. Each stretch of other squares is a game of its own.
explain-crosses-none = No other square is left. Every move lets the opponent win.
explain-crosses-code = In a stretch, a cross takes its square and two on each side. Add two squares to the length of the stretch, and every move takes three of them: the octal game 0.007, with a heap two larger than the stretch.
explain-row-stretches = No change can ever cross the borders between these stretches. So each is a game of its own, and the value is the nim-sum of their values.
explain-row-coin = coin
explain-row-before = coins before it
explain-row-binary = in binary
explain-row-checked = with the extra digit
explain-row-value = value
explain-row-cells = squares
explain-row-signs = signs
explain-row-length = free squares
explain-row-heap = heap in 0.007
explain-row-place = row and column
explain-row-factors = values of row and column
explain-row-product = nim-product
explain-row-after = after a move
explain-row-options = This is what one move can make of the row, with the values.
explain-row-mex = The smallest number that is missing among these values is { $value }, and that is the value of the row (the mex rule).
explain-row-lets = A dash marks a move after which your opponent wins at once: such a move does not count.
