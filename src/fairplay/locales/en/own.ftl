## Games of your own: rules in words, and Python files

error-rule-words = { $text }: “{ $found }” at place { $place } is not understood; accepted there: { $expected }
error-rule-ends = { $text }: something is missing at the end; accepted there: { $expected }
error-rule-empty = The rule is empty; it may begin with: { $expected }
error-rule-open = { $text }: the closing brace is missing
error-rule-plus = { $text }: + stands between games, not inside the braces of one
error-rule-behind = { $text }: “{ $found }” comes after the closing brace
error-rule-rising = { $text }: before “…” the numbers must rise: { $found }
error-rule-three = { $text }: “…” needs three numbers before it, such as { $expected }: { $found }
error-rule-long = { $text }: the rule is too long; characters at most: { $limit }

game-heap-title = Your heap game
game-heap-rule = You say what a heap may become in one move: take 1-3, take a prime, split, …
game-subtract-a-square-title = Subtract a square
game-subtract-a-square-rule = Take 1, 4, 9, 16, … from one heap: always a square number.

square-unknown = No formula is known for the lost heaps: they are found one by one, starting with the smallest.
square-row = lost heap
square-lost = A heap of { $heap } is one of them: from it, no square leads to another lost heap.
square-won = A heap of { $heap } is not among them: some square leads from it to a lost heap.

error-never-ends = This rule never ends: { $cycle }. Every move must bring the end nearer
error-rule-larger = From a heap of { $heap } this rule goes to { $left }. Each heap must become smaller heaps
error-rule-left = From a heap of { $heap } this rule gives { $found }. It must give numbers from 0 up, or tuples of them
error-rule-none = From a heap of { $heap } this rule gives nothing; return [] if there is no move
error-rule-number = From a heap of { $heap } this rule gives { $found }. It must give a list of what may be left, such as [2]
error-rule-takes = { $name } must take one heap: the function gets its size, and nothing else
error-moves-list = { $name }, from { $state }: the function gives { $found }. It must return the states after one move as a list, or [] if there is no move
error-moves-state = { $name }: this cannot be a state, since Python cannot hash it: { $found }. Return numbers, texts or tuples instead

error-own-taken = { $name }: a game with this name exists already; choose another name
error-own-name = { $name }: the name of a game has only lowercase letters, digits and hyphens, such as my-game
error-own-name-signs = “{ $name }” cannot be the name of a game: it needs a letter or a digit, and no colon or plus
error-own-none = { $file }: there is no game in this file; bind GAME, or define splits(heap)
error-own-line = { $file }, line { $line }: { $reason }
error-own-file-name = { $name }: the name of the game comes from that of the file, { $file }. It must have only lowercase letters, digits and hyphens, and begin with a letter: rename the file, or bind GAME
error-own-game = { $file }: GAME is { $found }. It must be a game, such as heap("my-game", "take 1-3")
error-own-ending = { $name }: there is no such file; did you mean { $file }?
error-own-failed = { $name }: this game does not work. The reason is in the server's log
error-own-certificate = { $name } is a game from your own file. A certificate names its rule but does not contain it, so nobody could verify this one
