## Lesson: Resta-um and its exception.

learn-misere-1-title = Single dots
learn-misere-1-text = In Resta-um a move erases one or more dots from one row, and whoever erases the last dot loses. A position is safe if you can leave it to your opponent and win. Here every row is a single dot. Which positions are safe?
learn-misere-1-done = With single dots nobody has a choice. An odd number of them is safe: your opponent has to erase the last one. Remember this as the exception.
learn-misere-2-title = Two games side by side
learn-misere-2-text = Resta-zero has the same moves, but whoever erases the last dot wins. Each position says which game it is from. Is it safe?
learn-misere-2-done = For single dots the games disagree: odd is safe in Resta-um, even in Resta-zero. As soon as a row has two dots or more, the same positions are safe in both games.
learn-misere-3-title = Copy, but not to the end
learn-misere-3-text = Two rows of 2 in Resta-um, and the computer begins. In Resta-zero you would copy each of its moves. Here the last answer has to be different: leave just one dot.
learn-misere-3-done = One dot is left, an odd number. Copying would have left two single dots, or none at all.
learn-misere-4-title = The turning point
learn-misere-4-text = Only one row has more than one dot. This is where Resta-um and Resta-zero part ways, and you decide how. Which move leaves an odd number of single dots?
learn-misere-4-done = Three single dots are left. Your opponent erases the first, you the second, and your opponent has to erase the last.
learn-misere-5-title = One dot less
learn-misere-5-text = Again one long row, now beside three single dots. Leave an odd number once more.
learn-misere-5-done = This time you erase the whole row; in Resta-zero you would have left one dot of it. With exactly one long row, the leftmost binary column has a single 1, so such a position is never safe. If you have left even columns until then, it is always your turn at the turning point.
learn-misere-6-title = 1, 2, 3 again
learn-misere-6-text = The computer begins with rows of 1, 2 and 3. Answer it, and watch for the turning point.
learn-misere-6-done = 1, 2, 3 is safe in both games; only the last moves differ.
learn-misere-7-title = A whole game
learn-misere-7-text = Rows of 5, 3 and 1, and you begin. Leave a safe position after every move.
learn-misere-7-done = You can play Resta-um perfectly now: even columns first, and an odd number of single dots at the end.
