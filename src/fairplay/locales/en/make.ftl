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
make-number = A number from { $least } to { $most } fits.
make-expected = You can write:
make-place = Show the place in the rule
make-values = First values
make-values-text = Above: the number. Below: its value. With value 0, whoever has to move loses.
make-table-text = A row and a column are the two numbers; the cell is their value. With value 0, whoever has to move loses.
make-no-values = Positions of this game are not single numbers, so there is no list of values. Play it and ask why.
make-code = The same rule as a code: { $code }.
make-lab = More values in the Lab
make-start = Play: { $game }
make-play = Play against the computer
make-play-person = Play together here
make-play-room = Play in a room
make-copy = Copy link
make-print = Print a worksheet
make-link-text = Anyone with the link can play your game. Nothing is stored: the rule is in the link.

## What can be written, line by line: the words, a bar, and what they mean. The words stay English.

make-words-subtraction =
    1,2,3 | Take one, two or three from a heap.
    2,5 | Take two or five from a heap.
make-words-octal =
    0.77 | One digit for each number that may be taken: the first digit after the point is for taking one, the second for taking two, and so on.
    0.3 | Each digit is a sum: 1 if nothing may be left, 2 if one heap, 4 if two heaps.
    4.7 | The digit before the point is for splitting without taking.
