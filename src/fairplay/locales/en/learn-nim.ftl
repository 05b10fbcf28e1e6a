## Nim and binary.

learn-nim-1-title = Two heaps
learn-nim-1-text = Take one or more matches from one heap. Whoever takes the last match wins. Here are heaps of 3 and 5. Which move wins?
learn-nim-1-done = Now the heaps are equal. Whatever your opponent does to one of them, you can do to the other.
learn-nim-2-title = Equal heaps
learn-nim-2-text = Two heaps of 4, and the computer moves first. Make the heaps equal after each of its moves.
learn-nim-2-done = Equal heaps are lost for the player to move: every move makes them unequal, and the next move makes them equal again.
learn-nim-3-title = Powers of two
learn-nim-3-text = What if there are more heaps? Here are 4, 5, 6 and 7, as in the Danish article. The trick: write each heap as a sum of 4, 2 and 1, none of them twice. Choose the numbers that add up to each heap.
learn-nim-3-done = Each heap can be written in just one way: its number in binary.
learn-nim-4-title = Count the ones
learn-nim-4-text = Now count the ones in each column, and mark the columns where their number is odd. There may be none.
learn-nim-4-done = Every column is even. So 4, 5, 6, 7 is lost for the player to move (a P-position): any move makes some column odd.
learn-nim-5-title = A move makes a column odd
learn-nim-5-text = Your opponent has taken 4 from the heap of 7. Count again: which columns are odd now?
learn-nim-5-done = Only column 4 is odd. An even column is like two equal heaps: leave it alone.
learn-nim-6-title = Make all columns even
learn-nim-6-text = Choose a move and see the columns that it leaves. Three moves make every column even. Find one of them.
learn-nim-6-done = Every column is even again. The article takes the whole heap of 4; going from 5 to 1 or from 6 to 2 wins too. A fifth heap of four would have made the columns even just as well: that is why the position had the value four. Whatever your opponent does now, you can make them even again.
learn-nim-7-title = 1, 2, 3 is lost
learn-nim-7-text = The computer has to move first with heaps of 1, 2 and 3. Answer so that all columns are even again, until the end.
learn-nim-7-done = Your first answer left two equal heaps. From 1, 2, 3 that always works.
learn-nim-8-title = A whole game
learn-nim-8-text = Heaps of 3, 4 and 5, and you move first. The computer makes no mistakes, but the position is won.
learn-nim-8-done = That was perfect play. The same columns decide every position of Nim.
