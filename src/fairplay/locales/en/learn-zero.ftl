## Lesson: Zero sumZ.

learn-zero-1-title = Everything even
learn-zero-1-text = Choose cards so that every shape occurs an even number of times on them: 2, 4 or 6 times, or not at all. Count one shape at a time.
learn-zero-1-done = This is a claim. In the game you call “Zero” and the cards are yours.
learn-zero-2-title = A shape that is alone
learn-zero-2-text = One shape is on only one card here, so that card cannot be in the claim. Ignore it, and find the claim among the others.
learn-zero-2-done = First look for what is alone: it makes the hand smaller.
learn-zero-3-title = The third card
learn-zero-3-text = Two cards are given. Which third card makes everything even? Fill in its shapes.
learn-zero-3-done = A shape on both cards is even already, so the third card leaves it out. A shape on just one of them has to be on the third.
learn-zero-4-title = Five cards
learn-zero-4-text = In this hand the claim has five cards, and every shape is on two of them. Find it.
learn-zero-4-done = Larger claims are worth more: whoever has collected the most cards at the end wins.
learn-zero-5-title = How many without a claim?
learn-zero-5-text = Collect cards with no claim among them. How far do you get? When you have six, try a seventh.
learn-zero-5-done = Six is the most. Among seven cards there is always a claim; that is why seven cards are on the table. The lesson on elimination shows why.
learn-zero-6-title = Seven cards
learn-zero-6-text = Seven cards from the shuffled deck. There is a claim among them. Find it.
learn-zero-6-done = Now you can play. You will never be stuck: seven cards always have a claim.
