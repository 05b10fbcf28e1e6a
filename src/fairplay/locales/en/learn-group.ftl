## Lesson: the Nim group.

learn-group-1-title = The third row
learn-group-1-text = Take two rows in Resta-zero, with P and S dots. Which third row makes the position safe, that is, lost for the player to move? Call it P ⊕ S, “P nim-plus S”. 1, 2, 3 is safe, so 1 ⊕ 2 = 3. The table has all answers up to 15: go along the row of P and down the column of S.
learn-group-1-done = 3 ⊕ 5 = 6 and 5 ⊕ 3 = 6, so 3, 5, 6 is safe. The order does not matter (nim-addition is commutative): the table is its own mirror image.
learn-group-2-title = Equal rows
learn-group-2-text = Look at the first row of the table: n ⊕ 0 = n. Adding nothing changes nothing. But where are the zeros?
learn-group-2-done = All zeros are on the diagonal: n ⊕ n = 0. In Resta-zero two equal rows are safe, and two different rows never are.
learn-group-3-title = The way back
learn-group-3-text = Ordinary addition is undone by subtraction. How do you undo nim-addition? Find the number with 5 ⊕ ? = 3. The row of 5 has the answer.
learn-group-3-done = It is in column 6, and 6 = 5 ⊕ 3. To undo ⊕ 5, add 5 once more: every number is its own opposite (a group in which every element is its own inverse).
learn-group-4-title = Any order will do
learn-group-4-text = Add 2, 3 and 4 in two ways. The brackets say what comes first.
learn-group-4-done = Both ways give 5 (nim-addition is associative). So 2, 3, 4, 5 is safe: the last row is the nim-sum of all the others (p₄ = p₁ ⊕ p₂ ⊕ p₃), and all of them together give 0.
learn-group-5-title = Rows that cancel
learn-group-5-text = 1, 2, 3 and 1, 4, 5 are safe. Use this to work out longer positions in your head. Which of these are safe?
learn-group-5-done = 1, 5, 4, 3, 2, 1 splits into 1, 5, 4 and 3, 2, 1, and each of them gives 0. It is safe in Resta-zero and in Resta-um.
learn-group-6-title = When ⊕ is just +
learn-group-6-text = Some nim-sums are ordinary sums. In which of these do + and ⊕ give the same result?
learn-group-6-done = A power of two (1, 2, 4, 8, 16, …) and any smaller number: there ⊕ is + (2ⁿ ⊕ P = 2ⁿ + P for P < 2ⁿ). If two numbers share a power of two, ⊕ gives less: the shared part cancels.
learn-group-7-title = Large rows
learn-group-7-text = Now 19 ⊕ 21 without a table. Split off the 16 in each, let the two 16s cancel, and add the rest.
learn-group-7-done = 19 ⊕ 21 = (16 ⊕ 3) ⊕ (16 ⊕ 5) = 3 ⊕ 5 = 6. So 19, 21, 6 is safe.
learn-group-8-title = Last Year in Marienbad
learn-group-8-text = In the film they play Resta-um with cards, in rows of 7, 5, 3 and 1. Add the rows one after another.
learn-group-8-done = The nim-sum is 0: whoever begins loses against a perfect player. In the film one man never loses: he knows the safe positions.

learn-table-both = Find { $a } ⊕ { $b } and { $b } ⊕ { $a }.
learn-table-zeros = Find every 0.
learn-table-find = Find the { $value } in row { $row }.
learn-sum-wrong = { $sum } is not { $number }: with { $number } the column of { $place } would stay odd.
learn-mark-plus = The same or different?
learn-plus-is-same = the same
learn-plus-is-other = different
learn-plus-same = { $a } and { $b } share no power of two, so { $a } + { $b } and { $a } ⊕ { $b } are both { $sum }.
learn-plus-other = { $a } + { $b } = { $sum }, but { $a } ⊕ { $b } = { $nim }: both numbers contain { $place }, and that cancels.
