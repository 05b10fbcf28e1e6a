## The mex rule.

learn-mex-1-title = What is missing?
learn-mex-1-text = In Lasker's Nim you take matches from a heap, or split it into two. Here is everything that a heap of 3 can become, with the values. What is the smallest number that is missing?
learn-mex-1-done = A heap of 3 reaches 0, 1, 2 and 3, just like a Nim heap of 4. So its value is 4. This is the mex rule: the value is the smallest number that is missing (mex is short for minimum excludant).
learn-mex-2-title = A gap in the row
learn-mex-2-text = Four pins in a row: knock down one, or two side by side. If two rows are left, nim-add their values. What is the smallest number that is missing now?
learn-mex-2-done = The value is 1. Moves to 2 and 3 do not help: from there your opponent can always move back to 1.
learn-mex-3-title = Six pins
learn-mex-3-text = Now a row of six pins. What is the smallest number that is missing?
learn-mex-3-done = Six pins have the value 3. The rule finds the value of one row after another.
learn-mex-4-title = Grundy's game
learn-mex-4-text = Here a move splits a heap into two heaps of different sizes. Heaps of 1 and 2 cannot be split: value 0. A heap of 3 becomes 1 and 2, with the nim-sum 0: value 1. Go on like this, and write the values of heaps of 1 to 7.
learn-mex-4-done = 0, 0, 1, 0, 2, 1, 0. Heaps of 1, 2, 4 and 7 are lost for the player to move.
learn-mex-5-title = Win at Grundy's game
learn-mex-5-text = A heap of 8, and you move first. If you cannot split any heap, you lose. Remember: heaps of 1, 2, 4 and 7 have the value 0.
learn-mex-5-done = Your first split left 7 and 1, both with the value 0. From then on you had an answer to everything.
