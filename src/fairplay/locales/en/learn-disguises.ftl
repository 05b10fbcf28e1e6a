## Disguises: Nimble, Poker-Nim, modified Nimble, Northcott's game.

learn-disguises-1-title = Each match is a heap
learn-disguises-1-text = Nimble is played with matches on a strip of squares. Move one match to the left, as far as you like, even off the strip. Matches may share a square. Whoever moves the last match off the strip wins. How many steps does each match have left?
learn-disguises-1-done = Each match on the strip is a Nim heap: to move it 2 squares is to take 2 from the heap. So Nimble is Nim in disguise, here with heaps of 1, 3, 3 and 6.
learn-disguises-2-title = Move and win
learn-disguises-2-text = Play it as Nim with heaps of 1, 3, 3 and 6. Only one move makes every column even. Which one?
learn-disguises-2-done = The last match moves 5 squares to the left, from 6 to 1. The Danish article solves it in the same way, although its rule speaks of only one square at a time. Now the heaps are 1, 3, 3 and 1: two pairs of equal heaps.
learn-disguises-3-title = A move that can be undone
learn-disguises-3-text = In Poker-Nim you take matches from a heap, or you add some from your own stock. Matches that are taken leave the game. The heaps were 1, 2 and 3, which is lost. So your opponent added 4 to the heap of 2. What is your answer?
learn-disguises-3-done = You take those 4 away. Your opponent is back at 1, 2, 3, with a smaller stock. A move that can be undone gains nothing.
learn-disguises-4-title = Every other gap
learn-disguises-4-text = Modified Nimble: one match to a square, and no jumping. A move makes the gap before a match smaller and the gap behind it larger. So every other gap is enough, starting from the right. Take the matches in pairs: how many empty squares are there between the two matches of each pair?
learn-disguises-4-done = The gaps inside the pairs are heaps of 1, 3 and 1. The gaps between the pairs do not count. If the number of matches is odd, the first one has no partner: its steps off the strip are a heap, as in Nimble.
learn-disguises-5-title = Close a gap or widen it
learn-disguises-5-text = The heaps are 1, 3 and 1. One move closes a gap and wins, another widens a gap and wins. Find one of them.
learn-disguises-5-done = Close the gap of 3, and 1, 0, 1 is left. Or widen the last gap, and 1, 3, 2 is left. When a gap has grown, the match on its right can make it small again, and you are back where you were: this is Poker-Nim once more.
learn-disguises-6-title = Each player has their own pieces
learn-disguises-6-text = Northcott's game: in each row one piece is yours and one is your opponent's. Move yours along its row, forward or back, without jumping. If you cannot move, you lose. How many empty squares are there between the two pieces in each row?
learn-disguises-6-done = A step forward takes from the gap. A step back adds to it, but then your opponent can follow. So this is Poker-Nim with eight heaps.
learn-disguises-7-title = Four squares forward
learn-disguises-7-text = The heaps are 4, 3, 2, 0, 6, 3, 1 and 5. In binary only column 4 is odd, with three ones. Three moves win. Find one.
learn-disguises-7-done = Move 4 squares forward in row 1, 5 or 8, the rows with a gap of 4 or more. All columns are even now. The article also adds the heaps one by one with the nim-addition table: 4 ⊕ 3 = 7, 7 ⊕ 2 = 5, 5 ⊕ 0 = 5, 5 ⊕ 6 = 3, 3 ⊕ 3 = 0, 0 ⊕ 1 = 1, 1 ⊕ 5 = 4. So the whole game was worth a Nim heap of 4.
learn-disguises-8-title = A whole game
learn-disguises-8-text = Three rows with gaps of 3, 5 and 2, and you move first. If the computer steps back, follow it.
learn-disguises-8-done = You won Northcott's game by playing Nim. The two players move different pieces, and still the game is fair: it is Nim in disguise.
learn-disguises-coin = Steps of the match on { $square }
learn-disguises-coin-wrong = Follow the match on { $square }: one step to each square on its left, and one more off the strip.
learn-disguises-pair = Gap between { $left } and { $right }
learn-disguises-pair-wrong = Look between { $left } and { $right } again: count only the empty squares, not those of the two matches.
learn-disguises-row = Gap in row { $row }
learn-disguises-row-wrong = Look at row { $row } again: count only the empty squares between the two pieces.
