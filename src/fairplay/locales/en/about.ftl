## About: the articles, the games' authors, and the home page for three readers.

about-title = About Fair Play
about-lead = Fair Play grew out of four short texts about games and the mathematics behind them. You can play every game in them, and each lesson names the text it comes from.
about-fair = What is a fair game?
about-fair-text = Two players take turns, nothing is hidden, nothing depends on luck, and both may make the same moves (an impartial game). The first who cannot move has lost, so the aim is to move last. Chess is different: there you may only move pieces of your own colour. Some games only look like that: in Northcott's game and in Dawson's chess each player has pieces of their own, and yet they are fair in disguise.
about-articles = The articles
about-lessons = Lessons
about-nim-title = “Fair play”, by Mogens Esrom Larsen
about-nim-where = In Danish. Department of Mathematics, University of Copenhagen.
about-nim-text = Nim and eight other games with matches, from Nimble to Dawson's chess. It shows how to win each of them, and that every fair game is a Nim heap in disguise.
about-resta-title = Resta-um, Resta-zero and the operation Nim
about-resta-where = In Portuguese.
about-resta-text = Which positions are safe when whoever erases the last dot loses, the one exception, and an addition that makes the numbers a group.
about-zero-title = Zero sumZ
about-zero-where = In Swedish.
about-zero-text = The rules of the card game, cards as rows of six digits, and two theorems: seven cards always have a claim, and what is left at the end is even.
about-mod3-title = MOD-3 SUMZ
about-mod3-where = In English: the rules that come with the game.
about-mod3-text = Cards are added modulo 3. Among five cards there are always two sets with the same sum.
about-names = The names behind the mathematics
about-names-text = Charles Bouton solved Nim in 1901. Roland Sprague and Patrick Michael Grundy found, independently of each other, that every fair game is a Nim heap (the Sprague–Grundy theorem). Richard Guy and Cedric Smith gave games like Kayles their codes and proved when values repeat. The book to read next is “Winning Ways for your Mathematical Plays” by Elwyn Berlekamp, John Conway and Richard Guy (Academic Press, 1982).
about-software = The program
about-software-text = Fair Play is free software under the MIT licence: browser app, terminal program and server. The games belong to those who invented them.
about-docs = Documentation

## Home.

home-child = Learn the trick
home-child-text = Two heaps of matches, one simple idea, and you can beat the computer.
home-teacher-text = Three plans for 45 minutes, worksheets and cards to print, a room for the class.
home-student = See why it works
home-student-text = All lessons, from even columns to the Sprague–Grundy theorem.

## For teachers.

teachers-title = For teachers
teachers-lead = You need matches or a few devices, and no preparation: every plan below fills 45 minutes. Nobody has to sign up.
teachers-plans = Three plans for 45 minutes
teachers-age = From age { $age }
teachers-minutes = { $minutes } min
teachers-needs = You need
teachers-open = Open it
teachers-copy = Copycat
teachers-copy-about = Why the second player can win with two equal heaps. Topics: equal and unequal, reasoning, sticking to a strategy.
teachers-copy-needs = 20 matches for every two children, or one device.
teachers-copy-1 = Play against the class on the projector: two heaps of 4, and the class begins. Win twice, and do not say how.
teachers-copy-2 = In pairs with matches: two equal heaps, then two unequal ones. Who can win?
teachers-copy-3 = The lesson “{ $lesson }”, screens 1 and 2: now the class says what to do.
teachers-copy-4 = In pairs: heaps of 1, 2 and 3. Look for a first move that wins. There is none; who can say why?
teachers-copy-5 = Together: put into words what the winner does, and try it on heaps of 7 and 7.
teachers-binary = Even columns
teachers-binary-about = Binary numbers that win games. Topics: place value, powers of two, odd and even, proof.
teachers-binary-needs = One device for every two students, and the worksheet for Nim.
teachers-binary-1 = Play 4, 5, 6, 7 against the class: let the class begin, and win.
teachers-binary-2 = The lesson “{ $lesson }”, in pairs, to the end.
teachers-binary-3 = The worksheet for Nim, difficulty 1. The answers are on the last page.
teachers-binary-4 = Together: why does every move spoil even columns, and why can odd ones always be repaired?
teachers-vectors = Cards as vectors
teachers-vectors-about = A card game that is linear algebra. Topics: modular arithmetic, vectors, linear dependence, counting.
teachers-vectors-needs = A printed deck of Zero sumZ for every four to six students, or a room.
teachers-vectors-1 = Play Zero sumZ in groups, ten minutes against the clock.
teachers-vectors-2 = The lesson “{ $lesson }”, alone or in pairs, to screen 5.
teachers-vectors-3 = Together: why do seven cards always have a claim? Screen 6, on the board.
teachers-vectors-4 = Count the triangles in the deck, and guess the last card (screens 7 and 8).
teachers-topics = Which lesson for which topic
teachers-topic = Topic
teachers-lesson = Lesson
teachers-topic-equal = Equal and unequal, symmetry
teachers-topic-binary = Binary numbers, powers of two
teachers-topic-parity = Odd and even
teachers-topic-recursion = From small cases to large ones (recursion)
teachers-topic-transform = The same problem in another form
teachers-topic-period = Patterns that repeat, and when that is proved
teachers-topic-modulo = Remainders, counting modulo 3
teachers-topic-algebra = Groups and the rules of arithmetic
teachers-topic-linear = Vectors and linear dependence
teachers-print = On paper
teachers-print-text = Worksheets with answers for each game, decks of cards to cut out, and a booklet of all the lessons with exercises and answers.
teachers-print-open = Print cards and worksheets
teachers-print-book = Print the booklet
teachers-class = With the whole class
teachers-class-text = Open a room and write its code on the board. Up to six play at one table, and everyone else can watch, on a projector too. Students type the code on the start page. They need no account; a name is enough.
teachers-class-open = Open a room
teachers-progress = Each device remembers which lessons are done. The server stores nothing about it.

server-about-about = The articles behind Fair Play, the authors of the games, and the names behind the mathematics.
server-about-teachers = Fair games in class: three plans for 45 minutes, lessons by topic, worksheets and cards to print.
