## The booklet of the lessons.

book-lead = Every page has something to do. Solve it with a pencil, with matches or with cards; the answers are at the end.
book-lead-play = The same lessons can be played in the browser, under Learn, and in the terminal with “fairplay learn”.
book-after = Based on { $articles }.
book-contents = The lessons
book-answers = Answers
book-move = A winning move:
book-play-first = Play it with a partner. You move first. Write down your moves, and find out whether you can always win.
book-play-second = Play it with a partner, who has already made the first move. Now it is your turn. Write down your moves, and find out whether you can always win.
book-cut = Write down moves, with what each one leaves and its value, until you have found every value that can be reached.
book-hand = The cards of the claim:
book-sides = Side A and side B:
book-away = The cards to leave out, in order:
book-free = The cards you take, in order:
book-value = The value of { $heap }:
book-rhythm-length = The number on the left is the first place of its row. After how many places do the values repeat? Copy them in rows of other lengths if you need to.
book-rhythm-last = The number on the left is the first place of its row, and every row has { $length } values. A shaded value differs from the one below it.
book-number = The number:
book-first-move = The first move: { $move }. Then answer whatever your partner does.

## On paper: whose the pieces are, and where to write.

book-stocks = Below the heaps are the stocks: yours on the left, your opponent's on the right with its head down.
book-pieces = The round pieces are yours, the square ones your opponent's.
book-circle = Circle what you find in the table.

## Screens whose text is about the browser say it like this on paper.

book-nim-2-text = Two heaps of 4, and your partner has moved first. Make the heaps equal after each of your partner's moves.
book-nim-3-text = What if there are more heaps? Here are 4, 5, 6 and 7, as in the Danish article. The trick: write each heap as a sum of 4, 2 and 1, none of them twice. Write 1 below the numbers that you use, and 0 below the others.
book-nim-6-text = Three moves make every column even. Find one of them, and check it: write down the columns that it leaves.
book-nim-7-text = Your partner had to move first with heaps of 1, 2 and 3. Answer so that all columns are even again, until the end.
book-nim-8-text = Heaps of 3, 4 and 5, and you move first. Your partner may play as well as possible, but the position is won.
book-disguises-8-text = Three rows with gaps of 3, 5 and 2, and you move first. If your partner steps back, follow.
book-sums-4-text = Seven pins have the value 2, and the heap has the value 3. Find a move in one of the games that makes the nim-sum 0. Rows of one to six pins have the values 1, 2, 3, 1, 4, 3.
book-kayles-2-text = What if there are several rows? Then the values count. Rows of one to six pins have the values 1, 2, 3, 1, 4, 3. Throw at this row of seven, and nim-add the values of the rows that are left.
book-kayles-4-text = Four pins and seven pins: the values are 1 and 2. Rows of one to six pins have the values 1, 2, 3, 1, 4, 3. Find a throw that makes the nim-sum 0.
book-kayles-5-done = If you answer like this, you beat even a player who makes no mistakes.
book-heap-8-text = The same three games, and your partner had to move first. After each of your partner's moves, make the nim-sum of the values 0 again.
book-periods-1-text = In Grundy's game you split a heap into two of different sizes. Two rulers show all the ways at once: the values, and below them their mirror image. Each pair adds up to the heap. Nim-add the values of each pair, but not of the pair in the middle, where both parts are equal. Then use the mex rule.
book-periods-2-text = These are the values of 0 to 167 pins in Kayles. Further down they follow a rhythm: in rows of the right length every column shows only one value.
book-misere-3-text = Two rows of 2 in Resta-um, and your partner has moved first. In Resta-zero you would copy each move. Here the last answer has to be different: leave just one dot.
book-misere-6-text = Your partner has moved first with rows of 1, 2 and 3. Answer, and watch for the turning point.
book-zero-1-text = Choose cards so that every shape occurs an even number of times on them: 2, 4 or 6 times, or not at all. Count one shape after another.
book-zero-3-text = Two cards are given. Which third card makes everything even? Write 1 below the shapes that it shows, and 0 below the others.
book-elimination-8-text = The whole deck is even, and every claim takes away an even number of each shape. So the cards left at the end are even too (theorem 2). Three are left, and one of them is face down. Which card is it? Write 1 below the shapes that it shows, and 0 below the others.
