## The booklet of the lessons.

book-lead = Every page has something to do. Solve it with a pencil, with matches or with cards; the answers are at the end.
book-lead-play = The same lessons can be played in the browser, under Learn, and in the terminal with “fairplay learn”.
book-after = Based on { $articles }.
book-contents = The lessons
book-answers = Answers
book-move = The winning move:
book-play-first = Play it with a partner. You move first. Write down your moves, and find out whether you can always win.
book-play-second = Play it with a partner, who has already made the first move. Now it is your turn. Write down your moves, and find out whether you can always win.
book-cut = Write down moves, with what each one leaves and its value, until you have found every value that can be reached.
book-hand = The cards of the claim:
book-sides = Side A and side B:
book-away = The cards to leave out, in order:
book-free = The cards you take, in order:
book-value = The value of { $heap }:
book-rhythm-length = The number on the left is the first heap of its row. After how many places do the values repeat? Copy them in rows of other lengths if you need to.
book-rhythm-last = The number on the left is the first heap of its row, and every row has { $length } values. A shaded value differs from the one below it.
book-number = The number:
book-first-move = The first move: { $move }. Then answer whatever your partner does.
