## Learn: what is on every screen.

learn-lead = { $count ->
    [one] One short lesson, with something to do on every screen.
   *[other] { $count } short lessons, with something to do on every screen. Find out why one player wins, from matches and pins to cards.
    }
learn-lost = There is no such lesson
learn-screens = { $count ->
    [one] { $count } screen
   *[other] { $count } screens
    }
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
learn-lost-game = The computer wins this time. Take moves back to where you could still win.
learn-leaves = That leaves { $left }, and then your opponent can win. The winning move: { $what }.
learn-leaves-over = That leaves { $left }, and your opponent has won.
learn-sum = { $before } + { $last }
learn-game = { $game } { $heaps }
learn-won = won
learn-lost-word = lost
learn-safe = safe
learn-unsafe = not safe
learn-is-won = Look at { $left } again: the player to move can win. The winning move: { $what }.
learn-is-lost = Look at { $left } again. Suppose the first move is: { $what }. Then the answer is: { $then }. Every other move has an answer too.
learn-is-lost-at-once = Look at { $left } again: the only move erases the last dot, and that loses.
learn-columns = The heaps in binary
learn-left-columns = What this move leaves
learn-nim-sum = nim-sum
learn-binary = Binary digits to write
learn-binary-cell = Row { $heap }, place { $place }: { $digit }
learn-binary-wrong = Look at the row of { $heap }: the numbers you lit make { $made }.
learn-binary-odd = Column { $place } still has an odd number of ones.
learn-column = Column { $place }
learn-column-odd = { $count ->
    [one] Column { $place } has { $count } one, and { $count } is odd.
   *[other] Column { $place } has { $count } ones, and { $count } is odd.
    }
learn-column-even = { $count ->
    [one] Column { $place } has { $count } one, and { $count } is even.
   *[other] Column { $place } has { $count } ones, and { $count } is even.
    }
learn-heap = Add a Nim heap of
learn-heap-empty = no heap
learn-heap-won = With a heap of { $heap } the player to move wins. The winning move: { $what }.
learn-heap-none = Without a heap the player to move wins. The winning move: { $what }.
learn-mex = The smallest number missing
learn-mex-reached = { $number } is not missing. A move to { $left } has this value.
learn-mex-larger = { $number } is missing, but a smaller number is missing too.
learn-scale = Two rulers: each pair, one above the other, adds up to { $total }
learn-scale-slide = Slide the lower ruler: the pairs add up to { $total }
learn-scale-set = Slide until every pair adds up to { $heap }.
learn-scale-pick = The pairs of { $heap } have the nim-sums { $sums }. What is its value?
learn-scale-next = Yes, { $heap } has the value { $value }. Now it is on the rulers. Go on to the next one.
learn-cut = Choose pins and see what is left.
learn-cut-found = Values found
learn-cut-value = Value { $value }. Found so far: { $found }.
learn-period-length = Length of the rows: { $length }
learn-period-table = The values in rows; the number on the left belongs to the first of them
learn-period-lit = Amber: the value below is different.
learn-period-this = This is the period
learn-period-differ = { $count ->
    [one] In rows of { $length } there is still { $count } place in the lower part where the value below differs.
   *[other] In rows of { $length } there are still { $count } places in the lower part where the value below differs.
    }
learn-period-shorter = Rows of { $length } repeat, but shorter rows do too.
learn-period-cell = { $heap }: value { $value }
learn-period-cell-odd = { $heap }: value { $value }, the value below differs
learn-period-end = { $heap } is the last in its column: nothing is below it.
learn-period-agree = { $heap } and { $to } have the same value, { $value } and { $other }: the rhythm holds there.
learn-period-later = { $heap } has the value { $value } and { $to } has { $other }. The rhythm breaks there, but it breaks again further down.
learn-like = The row with the same value as a row of { $heap }
learn-like-wrong = { $heap } − { $row } = { $difference }. Division by { $period } leaves the remainder { $rest }, not 0.
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
learn-no-screen-text = { $all ->
    [one] It has { $all } screen. Go there, or choose another lesson.
   *[other] It has { $all } screens. Choose one of them, or another lesson.
    }
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
learn-is-over = Look at { $left } again: there are no moves left.
learn-drawn-game = The same positions keep coming back: a draw. Take moves back, and go forward instead.
learn-write-wrong = Look at { $name } again: { $number } is not right.
learn-value-of = Value of { $heap }
learn-value-wrong = { $name }: { $why }
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

## The lessons of the Danish article.

learn-nim-title = Nim and binary
learn-nim-about = Why 4, 5, 6, 7 is lost, and how to find the winning move from any heaps.
learn-nim-teaches = Write heaps in binary, count the ones in each column, and make all columns even.
learn-nim-section = Nim; Strategy
learn-disguises-title = Disguises
learn-disguises-about = Four games that look quite different, and all of them are Nim.
learn-disguises-teaches = See the heaps behind a strip or a board, and know why a move that can be undone gains nothing.
learn-disguises-section = Nimble; Modified Nimble; Poker-Nim; Northcott's game
learn-sums-title = Sums of games
learn-sums-about = Several games at once: each has a value, and the values are added in a new way.
learn-sums-teaches = Play several games at once: every game has a value, and values are nim-added.
learn-sums-section = Sum of games
learn-mex-title = The mex rule
learn-mex-about = The value of any game, from the moves it has: the smallest number missing.
learn-mex-teaches = Find the value of a heap from the values of what it can become.
learn-mex-section = The rule of the smallest exception; Kayles; Grundy's game
learn-kayles-title = Kayles
learn-kayles-about = Knock down pins, and win with several rows at once.
learn-kayles-teaches = Copy your opponent, cut a row, and balance rows of different length.
learn-kayles-section = Kayles
learn-heap-title = Every fair game is a heap
learn-heap-about = Why the mex rule works, Lasker's Nim from 1 to 8, and the main theorem.
learn-heap-teaches = Understand why every fair game counts as one Nim heap (the Sprague–Grundy theorem).
learn-heap-section = Lasker's Nim; The rule of the smallest exception; Conclusion
learn-periods-title = Periods
learn-periods-about = Why the values of Kayles repeat for ever, and what nobody knows about Grundy's game.
learn-periods-teaches = Use Grundy's scale, find a period, and prove that it never ends.
learn-periods-section = Grundy's scale; Dawson's chess

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
