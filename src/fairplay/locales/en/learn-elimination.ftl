## Lesson: Zero sumZ by elimination.

learn-elimination-1-title = A card is six digits
learn-elimination-1-text = Write this card as six digits (a tuple): 1 where the shape is on the card, 0 where it is not.
learn-elimination-1-done = There are 2 · 2 · 2 · 2 · 2 · 2 = 64 such rows of digits. Without the empty one they are the 63 cards of the deck.
learn-elimination-2-title = Add the columns
learn-elimination-2-text = Seven cards are on the table. Count each shape: add the digits of all seven, column by column.
learn-elimination-2-done = (3, 2, 1, 5, 3, 2): three triangles, two squares, one pentagon, five hexagons, three rhombuses and two circles.
learn-elimination-3-title = Only odd and even count
learn-elimination-3-text = A claim needs even counts, so we count with 1 + 1 = 0 (in the field 𝔽₂). Mark which shapes are odd and which are even.
learn-elimination-3-done = Written with 0 for even and 1 for odd, the sum is (1, 0, 1, 1, 1, 0). A claim has the sum (0, 0, 0, 0, 0, 0).
learn-elimination-4-title = One pentagon
learn-elimination-4-text = There is only one pentagon. Which card cannot be in the claim?
learn-elimination-4-done = Card 4 is out. It takes a hexagon with it, so the sum is now (3, 2, 0, 4, 3, 2).
learn-elimination-5-title = Leave out one card after another
learn-elimination-5-text = Go on like this: if a count is odd, leave out a card with that shape, and see what changes. Stop when everything is even.
learn-elimination-5-done = Cards 2, 5 and 7 are left, with the sum (2, 2, 0, 2, 2, 0): that is the claim.
learn-elimination-6-title = Does it always work?
learn-elimination-6-text = Choose some of the seven cards: each card is in or out. Each choice has a sum, and there are only 64 sums. How many choices are there, counting the empty one?
learn-elimination-6-done = 128 choices but only 64 sums: two choices have the same sum. Leave out the cards that are in both, and what remains has the sum 0: a claim. (Theorem 1: seven vectors in a space of dimension 6 are linearly dependent.)
learn-elimination-7-title = How many triangles?
learn-elimination-7-text = The deck has 63 cards, all different. How many of them show a triangle?
learn-elimination-7-done = With the triangle fixed, the other five shapes can be there or not: 2 · 2 · 2 · 2 · 2 = 32 cards. It is the same for each shape, and 32 is even.
learn-elimination-8-title = The last card
learn-elimination-8-text = The whole deck is even, and every claim takes away an even number of each shape. So the cards left at the end are even too (theorem 2). Three are left, and one of them is face down. Which card is it?
learn-elimination-8-done = You know the card without seeing it. Try it on your friends at the end of the next game.

learn-count-wrong = Count { $shape } again, card by card: { $terms } = { $count }.
learn-mark-shapes = Odd or even?
learn-shape-odd = { $count } is odd. Look at { $shape } again.
learn-shape-even = { $count } is even. Look at { $shape } again.
learn-alone = The card that cannot be in the claim
learn-alone-wrong = Card { $card } has no { $shape }.
learn-deck-with = How many of the { $size } cards show { $shape }
learn-deck-without = { $count } is the number of cards without { $shape }: all the ways for the other five shapes, minus the empty card.
learn-deck-wrong = { $count } is not right. Each of the other five shapes is on the card or not: count the ways.
learn-ways-chosen = Ways to choose among { $cards } cards
learn-ways-chosen-wrong = One card has 2 ways, in or out, and two cards have 2 · 2 = { $two }. Go on to { $cards } cards.
