## Learn: what is on every screen.

learn-lead = { $count ->
    [one] One short lesson with something to do on every screen.
   *[other] { $count } short lessons with something to do on every screen. They show why one player wins, from matches and pins to cards.
    }
learn-lost = There is no such lesson
learn-screens = { $count } screens
learn-progress = { $done } of { $all } done
learn-all = All lessons
learn-steps = Screens of this lesson
learn-step = Screen { $number }
learn-step-done = Screen { $number }, done
learn-count = { $number } of { $all }
learn-task = Your turn to try
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-play = Play it now
learn-check = Check
learn-choose = Choose a move
learn-thinking = The computer is thinking
learn-computer = The computer { $what }.
learn-you-win = You win.
learn-computer-wins = The computer wins.
learn-lost-game = The computer wins this time. Take moves back until you find where the position was still yours.
learn-leaves = That leaves { $left }, and then your opponent can win. The winning move: { $what }.
learn-leaves-over = That leaves { $left }, and so the other player has already won.
learn-won = won
learn-lost-word = lost
learn-safe = safe
learn-unsafe = not safe
learn-is-won = Look at { $left } again: whoever moves can win. The winning move: { $what }.
learn-is-lost = Look at { $left } again. Suppose the first move is: { $what }. Then the answer is: { $then }. Every other move has an answer too.
learn-is-lost-at-once = Look at { $left } again: the only move takes the last dot, and that loses.
learn-columns = The heaps in binary
learn-left-columns = What this move leaves
learn-nim-sum = nim-sum
learn-binary = Binary digits to fill in
learn-binary-cell = Row { $heap }, place { $place }: { $digit }
learn-binary-wrong = Look at the row of { $heap }: what is lit makes { $parts } = { $sum }.
learn-binary-odd = Column { $place } still has an odd number of ones.
learn-column = Column { $place }
learn-column-odd = Column { $place } has { $count } ones, and { $count } is odd: it belongs to your choice.
learn-column-even = Column { $place } has { $count } ones, and { $count } is even: leave it out.
learn-heap = Add a Nim heap of
learn-heap-empty = no heap
learn-heap-won = With a heap of { $heap } the player to move wins the sum. The winning move: { $what }.
learn-heap-none = Alone the row is won for the player to move. The winning move: { $what }.
learn-mex = The least number missing
learn-mex-reached = { $number } is there: a move to { $left } has it.
learn-mex-larger = { $number } is missing, but a smaller number is missing too.
learn-scale = Two rulers: every pair one above the other adds up to { $total }
learn-scale-slide = Slide the lower ruler: the pairs add up to { $total }
learn-scale-set = Slide until every pair adds up to { $heap }.
learn-scale-pick = The pairs of { $heap } have the nim-sums { $sums }. What is its value?
learn-scale-next = Yes, { $heap } has the value { $value }. It stands on the rulers now; go on to the next.
learn-cut = Choose pins and see what is left.
learn-cut-found = Values found
learn-cut-value = Value { $value }. Found so far: { $found }.
learn-period-length = Length of the rows: { $length }
learn-period-table = The values in rows; the number at the left is the heap of the first
learn-period-lit = Amber: the value below is another one.
learn-period-this = This is the period
learn-period-differ = In rows of { $length }, values under each other still differ at { $count } places in the lower part.
learn-period-shorter = Rows of { $length } repeat, but a shorter row does so too.
learn-period-cell = { $heap }: value { $value }
learn-period-cell-odd = { $heap }: value { $value }, the value below differs
learn-period-end = { $heap } is the last in its column: nothing is below it.
learn-period-agree = { $heap } and { $to } have the same value, { $value } and { $other }: nothing is broken there.
learn-period-later = { $heap } has the value { $value } and { $to } has { $other }. The rhythm breaks there, but once more further down.
learn-like = The row that has the value of { $heap } pins
learn-like-wrong = { $heap } − { $row } = { $difference }, and divided by { $period } that leaves the remainder { $rest }, not 0.
learn-digit-there = Place { $place } is for { $shape }, and the card shows it: 1.
learn-digit-absent = Place { $place } is for { $shape }, and the card does not show it: 0.
learn-digit-sum = Count { $shape }: { $terms } = { $sum }, and divided by 3 that leaves { $rest }.
learn-away-needed = Card { $card } must stay: without it no choice among the others is even.
learn-away-single = Only one card shows { $shape }, so it cannot be part of the choice.
learn-free-count = { $count } of at most { $most } cards
learn-free-more = No claim among these { $count }. Take one more.
learn-free-full = { $count } cards without a claim. Now try to add one more.
learn-free-claim = With it, cards { $cards } are a claim.
learn-ways = Ways to place { $cards } cards on side A, on side B or on neither
learn-ways-wrong = One card has 3 ways, two cards have 3 · 3 = { $two }. Go on to { $cards } cards.
learn-lost-list = These are all lessons:
learn-no-screen = This lesson has no screen { $number }
learn-no-screen-text = It has { $all } screens. Choose one of them, or another lesson.
learn-age = From age { $age }
learn-minutes = { $minutes } min
learn-needs = First: { $lessons }
learn-teaches = You learn
learn-from = From { $article }: { $section }
learn-article-nim = “Fair play” by Mogens Esrom Larsen
learn-article-resta = the Portuguese article on Resta-um
learn-article-zero = the Swedish article on Zero sumZ
learn-article-mod3 = the instructions of MOD-3 SUMZ
learn-another-hand = Another hand
learn-odd = odd
learn-even = even
learn-mark-won = Won or lost for the player to move?
learn-mark-safe = Safe to leave to your opponent?
learn-mark-odd = Which columns are odd?
learn-is-over = Look at { $left } again: there is no move left.
learn-drawn-game = The same positions keep coming back: a draw. Take moves back and go forward instead.
learn-write-wrong = Look at { $name } again: { $number } is not right.
learn-write-less = { $name }: one less
learn-write-more = { $name }: one more
learn-table = Nim-addition table
learn-table-cell = { $row } ⊕ { $column } = { $value }
learn-table-wrong = { $row } ⊕ { $column } = { $value }: not this cell.
learn-away-put = Card { $card } is away.
error-lesson = { $name }: no such lesson; there are { $lessons }
error-lesson-screen = { $lesson } has no screen { $number }; its screens are 1 to { $last }
error-lesson-answer = “{ $text }” cannot be read as an answer here
learn-table-left = { $count ->
    [one] One cell is left to find.
   *[other] { $count } cells are left to find.
    }
learn-next-lesson = Next lesson

## Nim and binary.

learn-nim-title = Nim and binary
learn-nim-about = Why 4, 5, 6, 7 is lost, and how to find the winning move in any heaps.
learn-nim-teaches = Write heaps in binary, count the ones of each column, and make all columns even.
learn-nim-section = Nim; Strategy
learn-nim-1-title = Two heaps
learn-nim-1-text = A move takes one or more matches from one heap. Whoever takes the last match wins. Here are heaps of 3 and 5: find the move that wins.
learn-nim-1-done = The heaps are equal now. Whatever is done to one of them, you can do to the other.
learn-nim-2-title = Equal heaps
learn-nim-2-text = Two heaps of 4, and the computer begins. Make the heaps equal after each of its moves.
learn-nim-2-done = Equal heaps are lost for the player to move: any move makes them unequal, and the other makes them equal again.
learn-nim-3-title = Heaps of 4, 2 and 1
learn-nim-3-text = With more heaps the trick is to write each as a sum of different powers of two. Light the numbers that add up to each heap.
learn-nim-3-done = Each heap can be written like this in just one way: its number in binary.
learn-nim-4-title = Odd columns
learn-nim-4-text = Now count the ones in each column. Mark every column that has an odd number of them.
learn-nim-4-done = A column with an even number of ones is like two equal heaps. Only the odd one needs attention.
learn-nim-5-title = Make all columns even
learn-nim-5-text = Choose a move and see the columns that it leaves. Three moves make every column even.
learn-nim-5-done = Every column is even, so the other player must make one odd, and you can repair it again.
learn-nim-6-title = 1, 2, 3 is lost
learn-nim-6-text = The computer must begin with heaps of 1, 2 and 3. Answer so that all columns are even again, to the end.
learn-nim-6-done = Every answer left two equal heaps: after 1, 2, 3 that can always be done.
learn-nim-7-title = A whole game
learn-nim-7-text = Heaps of 3, 4 and 5, and you begin. The computer makes no mistake, but the position is won.
learn-nim-7-done = That was perfect play. The same columns decide every position of Nim.

## Sums of games.

learn-sums-title = Sums of games
learn-sums-about = Several games at once: each has a value, and the values are added in a new way.
learn-sums-teaches = Play several games at once: every game has a value, and values are nim-added.
learn-sums-section = Sum of games
learn-sums-1-title = Won and won makes lost
learn-sums-1-text = Nim is a sum: each heap is a game, and a move is made in one of them. Say of each position whether the player to move can win.
learn-sums-1-done = Every single heap is won, and yet 2, 2 and 1, 2, 3 are lost. Won and lost are not enough: a sum needs numbers.
learn-sums-2-title = The heap that balances
learn-sums-2-text = Five pins in a row: a move knocks down one pin or two neighbours. Which heap of Nim must be added to make the sum lost for the player to move?
learn-sums-2-done = Just one heap does it. Its size is the value of the row: in every sum the row behaves like that heap.
learn-sums-3-title = Adding without carrying
learn-sums-3-text = Heaps of 5 and 3 are together worth one heap. Find it: write a third row that makes every column even.
learn-sums-3-done = So 5 ⊕ 3 = 6: add in binary, but with 1 + 1 = 0. This is nim-addition.
learn-sums-4-title = Pins and matches
learn-sums-4-text = Seven pins are worth 2, and the heap 3. Choose a move in one of the games, see the values that it leaves, and bring the nim-sum to 0.
learn-sums-4-done = The nim-sum is 0, so the sum is lost for the player who must move now.
learn-sums-5-title = Play a sum
learn-sums-5-text = Five pins and heaps of 2 and 3, and you begin. The values are 4, 2 and 3.
learn-sums-5-done = You can now win sums of games that have nothing in common but their values.

## The mex rule.

learn-mex-title = The mex rule
learn-mex-about = The value of any game from its options: the least number that is missing.
learn-mex-teaches = Find the value of a heap from the values of its options.
learn-mex-section = The rule of the least exception; Grundy’s scale
learn-mex-1-title = What is missing
learn-mex-1-text = In Lasker's Nim a move takes from a heap or splits it in two. From a heap of 3 these values can be reached. Pick the least number that is missing.
learn-mex-1-done = From 3 one reaches 0, 1, 2 and 3, just as from a Nim heap of 4. So its value is 4.
learn-mex-2-title = A gap in the row
learn-mex-2-text = A heap of 4 reaches larger values too. Which is the least number missing now?
learn-mex-2-done = The value is 3. The options 4 and 5 do not help: whoever goes there can be brought back to 3.
learn-mex-3-title = The way back
learn-mex-3-text = The sum of that heap and a Nim heap of 3 was lost. To escape, the other player has split 4 into 1 and 3, which is worth 5. Bring the nim-sum back to 0.
learn-mex-3-done = Larger values can always be undone like this. That is why only the least missing number counts.
learn-mex-4-title = Six pins
learn-mex-4-text = Now a row of six pins. What is left may be two rows, and their values are nim-added. Which is the least number missing?
learn-mex-4-done = Six pins are worth 3. Row by row, the mex rule gives the value of every game of this kind.
learn-mex-5-title = Grundy's scale
learn-mex-5-text = In Grundy's game a heap is split into two unequal heaps. Two rulers show all ways at once: the values, and below them their mirror image. Set them for each heap and read off its value.
learn-mex-5-done = Twelve has the value 1. No formula is known for this game, and no period has been found in millions of values.
learn-mex-6-title = Win at Grundy's game
learn-mex-6-text = A heap of 8, and you begin. Whoever cannot split any more loses. Heaps of 1, 2, 4 and 7 have the value 0.
learn-mex-6-done = One split left two heaps of value 0 together, and from then on every move had an answer.

## Kayles and periods.

learn-kayles-title = Kayles and periods
learn-kayles-about = Knock down pins, find the values, and see why they repeat for ever.
learn-kayles-teaches = Find values that repeat, and use the period for rows of any length.
learn-kayles-section = Kayles
learn-kayles-1-title = The first throw
learn-kayles-1-text = A throw knocks down one pin, or two that stand side by side. Whoever knocks down the last pin wins. Which throw wins from five pins?
learn-kayles-1-done = Hitting the middle leaves two equal rows, and you can copy every throw. So every row is won for whoever begins.
learn-kayles-2-title = Cut a row
learn-kayles-2-text = In a sum the value counts. Choose pins of this row of seven and see the values of what is left. Find every value that can be reached.
learn-kayles-2-done = 0, 1, 3, 4 and 5 can be reached. The least number missing is 2, and that is the value of seven pins.
learn-kayles-3-title = Find the rhythm
learn-kayles-3-text = These are the values of 0 to 143 pins. Change the length of the rows until, further down, every column shows one value only.
learn-kayles-3-done = The values repeat with period 12. In the upper rows some places do not fit yet.
learn-kayles-4-title = The last exception
learn-kayles-4-text = Amber places have another value than the one 12 pins further on. Click the last of them.
learn-kayles-4-done = 70 pins break the rhythm for the last time: from 71 on it holds. A throw takes at most two pins, so once it has held long enough every new value is found from the same numbers as 12 before.
learn-kayles-5-title = A thousand pins
learn-kayles-5-text = With the period you know rows that nobody would set up. Which of these rows has the same value as 1000 pins?
learn-kayles-5-done = 1000 − 76 = 924 = 77 · 12, so 1000 pins are worth as much as 76.
learn-kayles-6-title = Ten pins
learn-kayles-6-text = Ten pins, and you begin. Leave rows whose values balance: 1, 2, 3, 1, 4, 3, 2, 1, 4 for one to nine pins.
learn-kayles-6-done = You have beaten a player who makes no mistakes.

## Misère: Resta-um.

learn-misere-title = The last one loses
learn-misere-about = Resta-um: the same moves, the other goal, and one exception at the end.
learn-misere-teaches = Win when whoever erases the last dot loses, and know the one exception.
learn-misere-section = Safe combinations in base 2
learn-misere-1-title = Single dots
learn-misere-1-text = A move erases dots of one row. In Resta-um whoever must erase the last dot loses. A position is safe if you want to leave it to the other player. Which of these are?
learn-misere-1-done = With single dots there is no choice: an odd number of them is safe in Resta-um.
learn-misere-2-title = Two games side by side
learn-misere-2-text = In Resta-zero whoever erases the last dot wins. Look at which game each position belongs to: is it safe?
learn-misere-2-done = As long as some row has two dots or more, the safe positions of both games are the same.
learn-misere-3-title = Large rows
learn-misere-3-text = Rows of 19 and 21 dots. Which third row makes the position safe? Make every column even.
learn-misere-3-done = 19 ⊕ 21 = 6: both contain 16, which cancels, and 3 ⊕ 5 = 6 is left.
learn-misere-4-title = The turning point
learn-misere-4-text = Only one row is longer than 1. Here Resta-um parts from Resta-zero. Which move leaves an odd number of single dots?
learn-misere-4-done = Three single dots are left: you take the second, and the other player must take the last.
learn-misere-5-title = 1, 2, 3 again
learn-misere-5-text = The computer begins with rows of 1, 2 and 3. Answer it, and watch for the turning point.
learn-misere-5-done = The same position is lost in both games, but the last moves are different ones.
learn-misere-6-title = A whole game
learn-misere-6-text = Rows of 5, 3 and 1, and you begin. Leave safe positions to the end.
learn-misere-6-done = In the film “Last Year in Marienbad” it is played with 7, 5, 3, 1, which is safe for whoever does not begin.

## Zero sumZ.

learn-zero-title = Zero sumZ
learn-zero-about = Cards as vectors: find the even choice, and see why seven cards always have one.
learn-zero-teaches = See cards as vectors, find an even choice, and know why seven cards always have one.
learn-zero-section = A mathematical description of the game
learn-zero-1-title = A card is six digits
learn-zero-1-text = Each of six shapes is on a card or not. Write this card: 1 where the shape is there, 0 where it is not.
learn-zero-1-done = There are 2 · 2 · 2 · 2 · 2 · 2 = 64 such rows of digits. Without the empty one, that is the deck of 63.
learn-zero-2-title = Everything even
learn-zero-2-text = Choose cards so that every shape occurs an even number of times on them. The strip counts for you.
learn-zero-2-done = This is a claim: the digits of the cards add up to 0, if 1 + 1 = 0.
learn-zero-3-title = Put cards away
learn-zero-3-text = Start from all seven cards and count. Put a card away where a count is odd, until all are even.
learn-zero-3-done = The cards left are the claim: 2, 5 and 7.
learn-zero-4-title = Look for a shape that is alone
learn-zero-4-text = One shape is on a single card here, so you know at once which card is out. Choose the claim.
learn-zero-4-done = Larger claims are worth more: the cards are the score.
learn-zero-5-title = How many without a claim?
learn-zero-5-text = Collect cards among which there is no claim. How far do you get? When you have six, try a seventh.
learn-zero-5-done = Six is the most. Cards are vectors with six digits, and seven vectors in six dimensions are always linearly dependent: a dependence is a claim.
learn-zero-6-title = Seven cards
learn-zero-6-text = Seven cards dealt by chance. There is a claim among them; find it.
learn-zero-6-done = Every claim takes an even number of each shape, and so the cards left at the end are even too.

## MOD-3 SUMZ.

learn-mod-title = MOD-3 SUMZ
learn-mod-about = Add cards modulo 3, and find two sides with the same sum among five.
learn-mod-teaches = Add modulo 3, and find two sides with the same sum.
learn-mod-section = About the cards and summing them mod 3
learn-mod-1-title = Add two cards
learn-mod-1-text = Each quadrant shows 0, 1 or 2 of its shape. Add quadrant by quadrant; from 3 on keep only the remainder after division by 3.
learn-mod-1-done = 2 + 2 = 4 pentagons leave 1, and 2 + 1 = 3 circles leave none.
learn-mod-2-title = Three cards
learn-mod-2-text = Three cards with two pentagons each: what is the sum of all three?
learn-mod-2-done = Three times the same number is always 0 modulo 3.
learn-mod-3-title = Two sides
learn-mod-3-text = A claim is two sides with the same sum. Tap a card once for side A, twice for side B.
learn-mod-3-done = Both sides have the same sum, and all their cards are yours.
learn-mod-4-title = An empty side
learn-mod-4-text = One side may stay empty. Then the other must add up to the empty card. Find three cards that do.
learn-mod-4-done = Every quadrant shows 3 in all, and so 0.
learn-mod-5-title = Why five are enough
learn-mod-5-text = Every card can be on side A, on side B or on neither. There are only 81 sums. How many ways are there for five cards?
learn-mod-5-done = 243 ways and only 81 differences A − B: two ways must agree, and what sets them apart is a claim.
learn-mod-6-title = Five cards
learn-mod-6-text = Five cards dealt by chance. Find two sides with the same sum; one of them may be empty.
learn-mod-6-done = Five vectors in four dimensions are always dependent; the factors 1 and 2 are the sides A and B.
