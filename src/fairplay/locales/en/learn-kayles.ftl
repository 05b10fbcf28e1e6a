## Kayles.

learn-kayles-1-title = The first throw
learn-kayles-1-text = A throw knocks down one pin, or two that stand side by side. Whoever knocks down the last pin wins. Which throw wins from five pins?
learn-kayles-1-done = A throw at the middle leaves two equal rows, and you can copy every throw. So every single row is won for the player who moves first.
learn-kayles-2-title = Cut a row
learn-kayles-2-text = What if there are several rows? Then the values count. Choose pins in this row of seven and see the value of what is left. Find every value that can be reached.
learn-kayles-2-done = You can reach 0, 1, 3, 4 and 5. The smallest number that is missing is 2, and that is the value of seven pins.
learn-kayles-3-title = Two rows
learn-kayles-3-text = Rows of one to seven pins have the values 1, 2, 3, 1, 4, 3, 2. Can the player to move win? Decide for each pair of rows.
learn-kayles-3-done = Equal values make a lost position, even if the rows look quite different.
learn-kayles-4-title = Make the values equal
learn-kayles-4-text = Four pins and seven pins: the values are 1 and 2. Choose a throw, see the values that it leaves, and make the nim-sum 0.
learn-kayles-4-done = The values balance. There are two such throws: four pins become two, or seven become two and three, because 2 ⊕ 3 = 1.
learn-kayles-5-title = Ten pins
learn-kayles-5-text = Ten pins, with the value 2, and you move first. Leave rows with the nim-sum 0. The values of one to nine pins: 1, 2, 3, 1, 4, 3, 2, 1, 4.
learn-kayles-5-done = You have beaten a player who makes no mistakes.
