## Periods.

learn-periods-1-title = Grundy's scale
learn-periods-1-text = In Grundy's game you split a heap into two of different sizes. Two rulers show all the ways at once: the values, and below them their mirror image. Slide the lower ruler to each heap and read off its value.
learn-periods-1-done = A heap of 12 has the value 1. For the next heap you slide the ruler one step: the same numbers in new pairs.
learn-periods-2-title = Find the rhythm
learn-periods-2-text = These are the values of 0 to 167 pins in Kayles. Change the length of the rows until, further down, every column shows only one value.
learn-periods-2-done = The values repeat with period 12. In the upper rows some places do not fit yet.
learn-periods-3-title = The last exception
learn-periods-3-text = In the marked places the value 12 pins later is different. Which is the last of these places?
learn-periods-3-done = A row of 70 pins, with the value 6, breaks the rhythm for the last time. From 71 on it holds, as far as we can see.
learn-periods-4-title = Why it never stops
learn-periods-4-text = We know the values up to 167. Now set up 168 pins. On Grundy's scale a throw leaves a pair of rows, with 167 or 166 pins together. At least how many pins does the longer row have?
learn-periods-4-done = At least 83, and 83 − 12 = 71: there the rhythm holds already. So take 12 pins off the longer row, and no value changes. The pairs of 168 have the same nim-sums as the pairs of 156, and the same number is missing. Then comes 169, and so on for ever (Guy and Smith, 1956).
learn-periods-5-title = A thousand pins
learn-periods-5-text = With the period you know the values of rows that nobody would ever set up. Which of these rows has the same value as 1000 pins?
learn-periods-5-done = 1000 − 76 = 924 = 77 · 12, so 1000 pins have the same value as 76.
learn-periods-6-title = Dawson's chess
learn-periods-6-text = In Dawson's chess a move, with the captures it forces, uses up one file and the files beside it. A stretch of 3 files becomes 1 (move at the end) or 0 (move in the middle). Use the mex rule, and write the values of 1 to 5 files.
learn-periods-6-done = 1, 1, 2, 0 as in the article, then 3. From 52 files on, the values repeat with period 34.
learn-periods-7-title = How far is far enough?
learn-periods-7-text = Kayles: rhythm from 71 on, period 12, a throw takes at most 2. The rhythm is certain when it has held up to 2 · 71 + 2 · 12 + 2 − 1 = 167. Dawson's chess: rhythm from 52 on, period 34, a move takes at most 3 files. How far do we need the values?
learn-periods-7-done = Up to 174. The article says that the first 120 are enough. They show the right period, twice over; the proof needs some more.
learn-periods-8-title = Where the proof fails
learn-periods-8-text = The proof needs a limit: a move may not take more than a fixed number of matches. Which of these games have such a limit?
learn-periods-8-done = In Nim there is no limit, and the values 0, 1, 2, 3, … never repeat. Grundy's game takes nothing away, so the proof would work there. But nobody has found a period, in billions of values. Only 42 heaps are known to be lost, the empty one included. The largest has 1222 matches.
learn-periods-longer = Pins in the longer row, at least
learn-periods-longer-few = Two rows of at most { $number } pins have at most { $sum } pins together. That is too few.
learn-periods-longer-many = Throw at the two pins in the middle: two equal rows are left, and neither has { $number } pins.
learn-periods-far = The values are needed up to
learn-periods-far-seen = { $number } = { $start } + 2 · { $period }: there you have seen the period twice. But the formula begins with 2 · { $start }.
learn-periods-far-wrong = Put { $start } in place of 71, { $period } in place of 12, and { $most } in place of the last 2.
learn-periods-limits = Is there a limit to what a move takes?
learn-periods-limit = limit
learn-periods-unlimited = no limit
learn-periods-limit-kayles = Kayles has a limit: a throw takes at most 2 pins.
learn-periods-limit-nim = Nim has no limit: from a heap of 1000 you may take all 1000.
learn-periods-limit-dawson = Dawson's chess has a limit: a move uses up at most 3 files.
learn-periods-limit-lasker = Lasker's Nim has no limit: here too you may take a whole heap, however large.
learn-periods-limit-grundy = Grundy's game has a limit: a split takes no match at all.
