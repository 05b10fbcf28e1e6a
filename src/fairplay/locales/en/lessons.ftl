## The lessons in the terminal.

command-show = show, answer
command-skip = skip, next
command-back = back

help-learn-hint = a hint, and a little more each time
help-learn-show = show a right answer
help-learn-skip = go to the next screen
help-learn-back = go back one screen
help-learn-undo = take back what you typed last
help-learn-board = show this screen again
help-learn-quit = leave; what you have solved is kept

lesson-how = Start a lesson with its short name: fairplay learn { $id }
lesson-print = All lessons as a booklet to print: fairplay learn --pdf book.pdf
lesson-commands = Type your answer, or { $hint }, { $show }, { $skip }, { $help }.
lesson-prompt = Your answer:
lesson-prompt-next = Solved. Press Enter for the next screen:
lesson-prompt-last = Solved. Press Enter to finish:
lesson-empty = Type an answer, or { $help }
lesson-first = This is the first screen
lesson-again = Try again:
lesson-take-back = You can take the move back: type { $undo }
lesson-answer = A right answer: { $answer }
lesson-hint-begins = It begins with { $part }
lesson-hint-not = Not { $choice }: { $why }
lesson-hint-between = It is between { $low } and { $high }.
lesson-end = That was the last screen of “{ $title }”.
lesson-play = Now play it: { $command }
lesson-next = The next lesson: fairplay learn { $id }
lesson-left = Go on later with: fairplay learn { $id }

lesson-type-number = Type one of the numbers.
lesson-type-place = Type the number in front of your choice.
lesson-type-mark = Type one word for each, in order: { $labels }. The first letters are enough.
lesson-type-digits = Type the digits row by row, with a space between rows.
lesson-type-digits-one = Type the digits of the row.
lesson-type-numbers = Type the numbers in order, with spaces between them.
lesson-type-numbers-one = Type the number.
lesson-type-scale = Type the value, a number from { $least } to { $most }.
lesson-type-rhythm-length = Type a length from { $least } to { $most }. A star means that the value below is different.
lesson-type-rhythm-last = Type the number of a place, counting from 0: the number on the left is the first place of its row. A star means that the value below is different.
lesson-type-cards = Type the numbers of the cards: { $example }
lesson-type-sides = Type the numbers of the cards on both sides: { $example }. One side may be empty: { $all }
lesson-type-away = Type the number of a card to leave out.
lesson-type-free = Type the numbers of the cards you take, one or more at a time.
lesson-type-table = Type the row and the column of a cell: 2 7. Several cells at once: 2 7, 7 0
