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
learn-progress = Done: { $done } of { $all }
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
learn-leaves = That leaves { $left }, and then your opponent can win. A winning answer: { $what }.
learn-leaves-over = That leaves { $left }, and your opponent has won.
learn-sum = { $before } + { $last }
learn-game = { $game } { $heaps }
learn-won = won
learn-lost-word = lost
learn-safe = safe
learn-unsafe = not safe
learn-is-won = Look at { $left } again: the player to move can win. A winning move: { $what }.
learn-is-lost = Look at { $left } again. Suppose the first move is: { $what }. Then the answer is: { $then }. Every other move has an answer too.
learn-is-lost-at-once = Look at { $left } again: the only move erases the last dot, and that loses.
learn-columns = In binary
learn-left-columns = After your move
learn-nim-sum = nim-sum
learn-binary = Binary digits to write
learn-binary-cell = Row { $heap }, place { $place }: { $digit }
learn-binary-wrong = Look at the row of { $heap }: the numbers you chose add up to { $made }.
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
learn-heap-won = With a heap of { $heap } the player to move wins. A winning move: { $what }.
learn-heap-none = Without a heap the player to move wins. A winning move: { $what }.
learn-mex = The smallest number that is missing
learn-mex-reached = { $number } is not missing. A move to { $left } has this value.
learn-mex-larger = { $number } is missing, but a smaller number is missing too.
learn-scale = Two rulers: each pair, one above the other, adds up to { $total }
learn-scale-slide = Slide the lower ruler: the pairs add up to { $total }
learn-scale-set = Slide until every pair adds up to { $heap }.
learn-scale-pick = { $count ->
    [one] The pair of { $heap } has the nim-sum { $sums }. What is the value of { $heap }?
   *[other] The pairs of { $heap } have the nim-sums { $sums }. What is the value of { $heap }?
    }
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
learn-period-agree = { $heap } has the value { $value }, and { $to } also has { $other }: the rhythm holds there.
learn-period-later = { $heap } has the value { $value } and { $to } has { $other }. The rhythm breaks there, but it breaks again further down.
learn-like = The row with the same value as a row of { $heap }
learn-like-wrong = { $heap } − { $row } = { $difference }. Division by { $period } leaves the remainder { $rest }, not 0.
learn-digit-there = Place { $place } is for { $shape }. The card shows one: write 1.
learn-digit-absent = Place { $place } is for { $shape }. The card shows none: write 0.
learn-digit-sum = Count { $shape }: { $terms } = { $sum }. Divided by 3, that leaves { $rest }.
learn-away-needed = Card { $card } has to stay: without it there is no claim among the others.
learn-away-single = Only one card shows { $shape }, so that card cannot be in the claim.
learn-free-count = { $count } of at most { $most } cards
learn-free-more = No claim yet. Take one more.
learn-free-full = { $count } cards without a claim. Now try to add one more.
learn-free-claim = With this card there is a claim: cards { $cards }.
learn-ways = Ways to put { $cards } cards on side A, on side B or on neither
learn-ways-wrong = One card has 3 ways: A, B or neither. Two cards have 3 · 3 = { $two }. Go on to { $cards } cards.
learn-lost-list = Here are all the lessons:
learn-no-screen = This lesson has no screen { $number }
learn-no-screen-text = { $all ->
    [one] It has { $all } screen. Go there, or choose another lesson.
   *[other] It has { $all } screens. Choose one of them, or another lesson.
    }
learn-age = From age { $age }
learn-minutes = { $minutes } min
learn-needs = First: { $lessons }
learn-teaches = What you learn
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
learn-away-put = Card { $card } is left out.
error-lesson = { $name }: no such lesson; the lessons are { $lessons }
error-lesson-screen = { $lesson } has no screen { $number }; its screens are 1 to { $last }
error-lesson-answer = “{ $text }” cannot be read as an answer here
learn-table-left = { $count ->
    [one] One cell is left to find.
   *[other] { $count } cells are left to find.
    }
learn-next-lesson = Next lesson

## The lessons of the Danish article.

learn-nim-title = Nim and binary
learn-nim-about = Why 4, 5, 6, 7 is lost, and how to find the winning move from any position.
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
learn-mex-about = The value of any game, from the moves it has: the smallest number that is missing.
learn-mex-teaches = Find the value of a heap from the values of everything it can become.
learn-mex-section = The rule of the smallest exception; Kayles; Grundy's game
learn-kayles-title = Kayles
learn-kayles-about = Knock down pins, and win with several rows at once.
learn-kayles-teaches = Copy your opponent, cut a row, and balance rows of different lengths.
learn-kayles-section = Kayles
learn-heap-title = Every fair game is a heap
learn-heap-about = Why the mex rule works, Lasker's Nim from 1 to 8, and the main theorem.
learn-heap-teaches = Understand why every fair game counts as one Nim heap (the Sprague–Grundy theorem).
learn-heap-section = Lasker's Nim; The rule of the smallest exception; Conclusion
learn-periods-title = Periods
learn-periods-about = Why the values of Kayles repeat for ever, and what nobody knows about Grundy's game.
learn-periods-teaches = Use Grundy's scale, find a period, and prove that it never ends.
learn-periods-section = Grundy's scale; Dawson's chess

## Lessons about Resta-um and the cards: what the map says.

learn-misere-title = Whoever takes the last one loses
learn-misere-about = Resta-um (misère Nim): the same moves, the opposite goal, and one exception.
learn-misere-teaches = Win when whoever erases the last dot loses, and know when that changes your move.
learn-misere-section = Safe combinations and the exception
learn-group-title = The Nim group
learn-group-about = An addition without carrying: one table and a few rules, and large rows become easy.
learn-group-teaches = Nim-add in your head, with the rules of a group and powers of two.
learn-group-section = The operation Nim
learn-zero-title = Zero sumZ
learn-zero-about = Find cards on which every shape occurs an even number of times.
learn-zero-teaches = See a claim, and use odd and even to find one.
learn-zero-section = Rules of the game
learn-elimination-title = Zero sumZ by elimination
learn-elimination-about = Write cards as digits, leave out one after another, and see why seven cards always have a claim.
learn-elimination-teaches = Add modulo 2, find a claim step by step, and prove two theorems.
learn-elimination-section = A mathematical description of the game
learn-mod-title = MOD-3 SUMZ
learn-mod-about = Add cards modulo 3, step by step, and find two sides with the same sum among five cards.
learn-mod-teaches = Count modulo 3, and find two sets of cards with the same sum.
learn-mod-section = Summing cards; Finding subsets with a common sum
learn-third-odd = Just one of the two cards shows { $shape }, so the third card has to show it too.
learn-third-even = Both cards show { $shape }, or neither does. That is even already, so the third card leaves it out.
