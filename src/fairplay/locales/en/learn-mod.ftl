## Lesson: MOD-3 SUMZ.

learn-mod-1-title = Add two cards
learn-mod-1-text = Each quadrant shows 0, 1 or 2 of its shape. Add quadrant by quadrant, and keep only the remainder after division by 3.
learn-mod-1-done = 2 + 2 = 4 pentagons leave 1, and 2 + 1 = 3 circles leave none.
learn-mod-2-title = Then the third
learn-mod-2-text = To add a third card, add it to the sum of the first two. The first card here is the sum that you have just found.
learn-mod-2-done = The sum of two cards is a card again, so you can go on like this with as many cards as you like.
learn-mod-3-title = Three at once
learn-mod-3-text = You can also take all three cards at once, and count one shape after another. Here are the two cards from before, and the third.
learn-mod-3-done = 2 + 2 + 2 = 6 pentagons leave 0. The sum is the same as before: it does not matter in which order you add.
learn-mod-4-title = Two sides
learn-mod-4-text = A claim is two sides with the same sum. Choose cards for side A and for side B.
learn-mod-4-done = Both sides have the same sum, and all their cards are yours.
learn-mod-5-title = An empty side
learn-mod-5-text = One side may stay empty (the empty set). Then the other side has to add up to the empty card. Find three cards that do.
learn-mod-5-done = Every quadrant shows 3 in all, and 3 leaves 0.
learn-mod-6-title = Opposite cards
learn-mod-6-text = Two of these cards are opposites: together they give the empty card. Put both on side A.
learn-mod-6-done = 1 and 2 change places, because 1 + 2 = 3 leaves 0. Modulo 3, 2 is the same as −1: a card on side B counts like its opposite card on side A.
learn-mod-7-title = Why five are enough
learn-mod-7-text = Each card can be on side A, on side B or on neither. The difference A − B modulo 3 is one of only 81 cards, the empty one included. How many ways are there for five cards?
learn-mod-7-done = 243 ways, but only 81 differences: two ways give the same one. Subtract these two ways modulo 3, card by card, and you have a claim: 1 is side A, 2 (that is, −1) is side B.
learn-mod-8-title = Five cards
learn-mod-8-text = Five cards from the shuffled deck. Find two sides with the same sum. One of them may be empty.
learn-mod-8-done = Five cards always have a claim. (Five vectors in a space of dimension 4 are linearly dependent; the factors 1 and 2 are the sides A and B.)
