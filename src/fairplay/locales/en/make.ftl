## The groups of games, and the page where one makes a game of one's own.

group-articles = From the articles
group-classics = Classics
group-own = Make your own
group-cards = Card games

home-make = Make your own game
home-make-text = Write a rule in a few words, see who wins, and play it at once. No programming.
server-about-make = Invent a game: write a rule in a few words, see its first values at once, play it against the computer or a friend, and share it as a link.

make-lead = Choose a kind of game, write your rule, and play it. The link holds the whole game.
make-rule-title = The rule
make-family = Kind of game
make-rule = Rule in words
make-words = What can I write?
make-wrong = “{ $found }” is not understood here.
make-missing = Something is missing here.
make-number = A number is fine here: { $least } to { $most }.
make-expected = You can write:
make-place = Show the place in the rule
make-no-rule = This link holds no rule of your own: { $rule }. You can start from the rule below.
make-values = First values
make-before = Still shown: { $rule }
make-of-number = Above: the number. Below: its value.
make-of-path = Above: how many points there are, each joined to the next by a line. Below: the value of this graph.
make-of-stalk = Above: how many points there are, each standing on the one before and the first on the ground. Below: the value of this graph.
make-of-row = Above: how many squares the row has, with “{ $sign }” on each of them. Below: the value of the row.
make-of-empty-row = Above: how many squares the row has, all of them empty. Below: the value of the row.
make-of-coin = Above: which coin shows heads, while all others show tails. Below: the value.
make-of-pair = A row and a column are the two numbers; the cell is their value.
make-of-coin-board = Each cell is the value of the coin in this row and this column when it alone shows heads.
make-zero = With value 0, the player to move loses (if the last move wins).
make-no-values = Positions of this game are not single numbers, so there is no list of values. Play it and ask why.
make-code = The same rule as a code: { $code }.
make-lab = More values in the Lab
make-start = Play: { $game }
make-play = Play against the computer
make-play-person = Play together here
make-play-room = Play in a room
make-copy = Copy link
make-print = Print a worksheet
make-link-text = Anyone with the link can play your game. Nothing is stored on the server: the rule is in the link.

## What can be written, line by line: the words, a bar, and what they mean. The words stay English.

make-words-subtraction =
    1,2,3 | Take one, two or three from a heap.
    2,5 | Take two or five from a heap.
make-words-octal =
    0.77 | One digit for each number that may be taken: the first digit after the point is for taking one, the second for taking two, and so on.
    0.3 | Each digit is a sum: 1 if nothing may be left, 2 if one heap, 4 if two heaps.
    4.7 | The digit before the point is for splitting without taking.
make-words-heap =
    take 1-3 | Take one, two or three from a heap.
    take 1,4,9,… | Take a square number. Three dots continue the pattern.
    take a prime | Take a prime number. Also: an odd number, an even number, a square, at most half.
    take any | Take as many as you like.
    split | Split a heap into two. Also: split unequal, split equal.
    take 2 and split | Take two and split the rest into two heaps.
    take 1 or split | Either of the two.
    0.77 | A code.
make-words-pair =
    take from one | Take as many as you like from one of two heaps.
    take 1-3 from one | Take one, two or three from one heap.
    the same from both | Take the same number from both heaps.
    take from the larger | Only from the larger heap. Also: the smaller.
    take a multiple of the smaller from the larger | As in Euclid's game.
    take at most twice the last | One heap; at most twice as many as your opponent took.
make-words-row =
    XX→.. | Two signs next to each other become two empty cells. You can type - and > for the arrow.
    X.→.X | A sign moves one cell to the right.
    either way | Also the other way round.
    XX→.., X→. | Either of the two.
    X.→XX until XXX | Play ends as soon as three signs are in a row.
make-words-graph =
    remove a vertex | Remove a point and its lines.
    remove a vertex with its neighbours | Also the points that it is joined to.
    remove an edge | Remove a line. Also: an edge with its ends.
    remove a vertex of odd degree | Only a point with an odd number of lines.
    cut an edge, keep what hangs on the ground | Whatever is no longer joined to the ground falls.
make-words-coins =
    turn 1-2 | Turn one or two coins. The rightmost of them goes from heads to tails.
    turn 2 next to each other | Only neighbours.
    turn a run | Turn any number of coins side by side.
    turn any | Turn as many as you like.
