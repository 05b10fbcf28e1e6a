## Printing.

web-print-lead = Decks of cards to cut out and worksheets with answers, as PDF.
web-print-what = What to print
web-print-kind-deck = A deck of cards
web-print-kind-worksheet = A worksheet
web-print-deck = Deck
web-print-backs = With backs, for printing on both sides
web-print-difficulty = Difficulty
web-print-difficulty-text = 1 for beginners, 5 for those who know the theory.
web-print-count = Exercises
web-print-seed = Number of the sheet
web-print-other = Another sheet
web-print-misere = Misère: whoever moves last loses
web-print-paper = Paper
web-print-make = Make the PDF
web-print-making = Being made …
web-print-ready = { $name } is ready ({ $size } kB).
paper-sheet-few = { $count ->
    [one] Only one exercise was found at this level, so this sheet has one and not { $wanted }.
   *[other] Only { $count } different exercises were found at this level, so this sheet has { $count } and not { $wanted }.
}
web-print-open = Open
web-print-save = Save
web-print-preview-deck = The first sheet: nine cards with cut marks. The rules come last.
web-print-preview-sheet = A sketch of the sheet. Its positions follow from the number; the answers come on pages of their own.
web-print-task-cards = Which cards are a claim? Write their numbers.
web-print-teachers = For teachers
web-print-tip-cards = Cards that last
web-print-tip-cards-text = Print on card of 160 to 200 g, or glue the sheets onto it. Zero sumZ takes seven sheets and MOD-3 SUMZ nine, and one more has the rules; a group of up to six needs one deck.
web-print-tip-backs = Both sides
web-print-tip-backs-text = With backs, choose printing on both sides and 100 % size. Every sheet of backs is full, so it does not matter how the paper is turned.
web-print-tip-sheet = Exercises with answers
web-print-tip-sheet-text = Every exercise is solved by the same program as the games, and all winning moves are in the answers.
web-print-tip-seed = The same sheet again
web-print-tip-seed-text = The same number gives the same exercises, in any language. Give neighbours different numbers.
web-print-tip-room = On screens too
web-print-tip-room-text = Open a room and give the class its code: up to six play at one table, and everyone can watch.
