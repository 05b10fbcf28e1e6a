## Printing.

web-print-lead = Card decks to cut out, worksheets with answers, and the lessons as a booklet, as PDF.
web-print-what = What do you want to print?
web-print-kind-deck = A card deck
web-print-kind-worksheet = A worksheet
web-print-kind-lessons = A booklet of lessons
web-print-lesson = Lesson
book-title = Lessons
web-print-deck = Deck
web-print-backs = With backs, for two-sided printing
web-print-difficulty = Difficulty
web-print-difficulty-text = 1 for beginners, 5 for people who know the theory.
web-print-count = Exercises
web-print-seed = Sheet number
web-print-other = Another sheet
web-print-misere = Whoever moves last loses (misère)
web-print-paper = Paper
web-print-make = Make the PDF
web-print-making = Making the PDF …
web-print-ready = { $name } is ready ({ $size } kB).
paper-sheet-few = { $count ->
    [one] We found only one exercise at this level, so this sheet has one instead of { $wanted }.
   *[other] We found only { $count } different exercises at this level, so this sheet has { $count } instead of { $wanted }.
    }
web-print-open = Open
web-print-save = Save
web-print-preview-deck = The first sheet: nine cards with cut marks. The rules are on the last sheet.
web-print-preview-worksheet = A sketch of the sheet. The sheet number decides the positions. The answers are on separate pages.
web-print-preview-lessons = A sketch of the cover. Then come the exercises of every lesson, and the answers at the end.
web-print-task-cards = Which cards are a claim? Write their numbers.
web-print-teachers = For teachers
web-print-tip-cards = Cards that last
web-print-tip-cards-text = Print on thick paper (160–200 g), or glue the sheets onto card. Zero sumZ takes seven sheets, MOD-3 SUMZ nine, and one more sheet has the rules. One deck is enough for up to six players.
web-print-tip-backs = Both sides
web-print-tip-backs-text = With backs, choose two-sided printing and 100% size. Every sheet of backs is full, so it does not matter which way the paper is turned.
web-print-tip-sheet = Exercises with answers
web-print-tip-sheet-text = The program that plays the games also solves every exercise. The answers list all winning moves.
web-print-tip-seed = The same sheet again
web-print-tip-seed-text = The same number gives the same exercises, in any language. Give students who sit side by side different numbers.
web-print-tip-lessons = Lessons on paper
web-print-tip-lessons-text = Every screen of a lesson becomes an exercise with room to write. The answers are at the end, so you can leave those pages out.
web-print-tip-room = On screens too
web-print-tip-room-text = Open a room and give the class its code: up to six play at one table, and everyone can watch.
