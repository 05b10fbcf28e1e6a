## Every fair game is a heap.

learn-heap-1-title = Different games, equal values
learn-heap-1-text = Five pins in a row have the value 4. So does a heap of 3 in Lasker's Nim, where you take from a heap or split it. Can the player to move win these sums?
learn-heap-1-done = Two games with equal values make a lost sum, whatever the games are. So you can swap any game with the value 4 for a Nim heap of 4.
learn-heap-2-title = Two moves too many
learn-heap-2-text = Here is everything that a heap of 4 can become in Lasker's Nim. What is the smallest number that is missing?
learn-heap-2-done = The value is 3. A Nim heap of 3 reaches 0, 1 and 2 as well. But this heap also has moves to 4 and 5. Is it better than a Nim heap of 3?
learn-heap-3-title = A larger value is undone
learn-heap-3-text = The heap of 4 and a Nim heap of 3: the sum should be lost. Your opponent tries to escape and splits 4 into 1 and 3. These have the values 1 and 4, together 5. Go back to 3.
learn-heap-3-done = You took one match from the 3 and left 1 and 2, with the value 3. From a larger value there is always a move back. So it gains nothing, just as in Poker-Nim.
learn-heap-4-title = A smaller value is answered
learn-heap-4-text = The same sum once more. This time your opponent takes 2 matches from the Nim heap and leaves 1. Which move in Lasker's Nim makes the values equal?
learn-heap-4-done = From 4 you go to 1. Every value below 3 can be reached, because 3 is the smallest number that is missing. And if your opponent goes below 3 in Lasker's Nim, you follow in the Nim heap. So every move has an answer: that is why the mex rule works.
learn-heap-5-title = Lasker's Nim from 1 to 8
learn-heap-5-text = Now find the values one after another, each from those before it. For example: 5 becomes 4, 3, 2, 1 or 0, with the values 3, 4, 2, 1 and 0, or 1 and 4 with 1 ⊕ 3 = 2, or 2 and 3 with 2 ⊕ 4 = 6. Write the values of heaps of 1 to 8.
learn-heap-5-done = 3 and 4 have changed places, and so have 7 and 8. This goes on for ever, in steps of four.
learn-heap-6-title = A heap of 100
learn-heap-6-text = In Lasker's Nim, heaps change places when division by 4 leaves the remainder 3 or 0: 3 with 4, 7 with 8, 11 with 12. What is the value of a heap of 100?
learn-heap-6-done = 100 is divisible by 4, so it has changed places with 99.
learn-heap-7-title = Three games, three heaps
learn-heap-7-text = A heap of 4 in Lasker's Nim, four pins in a row, and a heap of 5 in Grundy's game, where you split a heap into two of different sizes. Which Nim heap stands for each?
learn-heap-7-done = Together they are 1, 2, 3 in disguise. This is the main theorem: every fair game counts, in every sum, as one Nim heap (the Sprague–Grundy theorem on impartial games).
learn-heap-8-title = Play it as Nim
learn-heap-8-text = The same three games, and the computer has to move first. After each of its moves, make the nim-sum of the values 0 again.
learn-heap-8-done = That is the article's conclusion. Look at games as sums. Every fair game is one Nim heap. Nim-add the heaps: 0 is lost, everything else is won.
learn-heap-large = Value of a heap of { $heap }
learn-heap-large-wrong = { $value } is the value of a heap of { $heap }: division by 4 leaves the remainder { $rest }.
