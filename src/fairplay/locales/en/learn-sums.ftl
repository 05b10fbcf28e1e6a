## Sums of games.

learn-sums-1-title = Won and won makes lost
learn-sums-1-text = Nim is a sum: each heap is a game of its own, and you move in just one of them. Can the player to move win? Decide for each position.
learn-sums-1-done = Every single heap is won, and yet 2, 2 and 1, 2, 3 are lost. It is not enough to know who wins each game. We need numbers.
learn-sums-2-title = The heap that balances
learn-sums-2-text = Five pins in a row. A move knocks down one pin, or two that stand side by side. Which Nim heap do you have to add to make the sum lost for the player to move?
learn-sums-2-done = Only one heap does it. Its size is the value of the row (its nimber, or Grundy value): in every sum the row counts as that heap.
learn-sums-3-title = Adding without carrying
learn-sums-3-text = Together, heaps of 5 and 3 are worth one heap. Which one? Write a third row that makes every column even.
learn-sums-3-done = So 5 ⊕ 3 = 6: add in binary, with 1 + 1 = 0. The result is the nim-sum.
learn-sums-4-title = Pins and matches
learn-sums-4-text = Seven pins have the value 2, and the heap has the value 3. Choose a move in one of the games, see the values that it leaves, and make the nim-sum 0.
learn-sums-4-done = The nim-sum is 0: the sum is lost for your opponent.
learn-sums-5-title = Play a sum
learn-sums-5-text = Five pins and heaps of 2 and 3, and you move first. The values are 4, 2 and 3.
learn-sums-5-done = Now you can win sums of games that have nothing in common but their values.
