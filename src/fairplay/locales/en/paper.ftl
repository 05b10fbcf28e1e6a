## Printed decks with their rules, and worksheets.

paper-written = { $file }: { $pages } pages

paper-rules-players = { $size } cards · 2 to 6 players, or alone
paper-rules-cards = The cards
paper-rules-cards-even = There are { $count } shapes, and every shape has its own place on the cards: filled where it is there, dotted where it is not. Every combination with at least one shape occurs once, which makes { $size } cards.
paper-rules-cards-sums = Each card has { $count } fields, one for each shape, and shows 0 to { $most } of it there. A dotted shape means 0. Every combination but the empty card occurs once, which makes { $size } cards. All cards lie the same way up.
paper-rules-play = How to play
paper-rules-deal = Shuffle the cards. Lay { $hand } of them face up in the middle and the others face down in a pile. Everyone looks at the same cards at the same time.
paper-rules-goal-even = Find a claim: one or more of the cards that lie face up, on which every shape occurs an even number of times in all. It may be any number of cards, and a larger claim is worth more.
paper-rules-goal-sums = Find a claim: two groups A and B of the cards that lie face up, with the same sum. To add cards, count each shape on all of them and keep the remainder after division by { $modulus }. No card is in both groups. One group may be empty; then the sum of the other is 0 everywhere.
paper-rules-goal-times = Each card of a group may be counted up to { $times } times.
paper-rules-claim-even = Whoever sees a claim first says “Zero” and shows the cards. The others check it. If it is wrong, the cards stay where they are.
paper-rules-claim-sums = Whoever sees a claim first says so and shows the two groups. The others check it. If it is wrong, the cards stay where they are.
paper-rules-take = If it is right, that player takes the cards of the claim, and as many new ones from the pile fill the gaps.
paper-rules-end = The game is over as soon as fewer than { $hand } cards lie on the table. Whoever has the most cards wins; those who have equally many share the win.
paper-rules-example = Example
paper-rules-example-even = Cards { $places } are a claim. Together they show each shape as often as it says here, and every number is even.
paper-rules-example-add = Adding two cards: count each shape on both. From { $modulus } on, only the remainder after division by { $modulus } counts.
paper-rules-example-sums = Group A: { $first }. Group B: { $second }. Both have the same sum, so these cards are a claim.
paper-rules-example-twice = A number that is there more than once means that its card is counted as often.
paper-rules-why = Why there is always a claim
paper-rules-why-always = { $hand } cards are one more than there are shapes. As vectors over the numbers modulo { $modulus } they lie in a space of dimension { $count }, and more vectors than the dimension are always linearly dependent. A dependence is a claim.
paper-rules-why-end = Each shape is on { $each } cards of the deck, an even number, and every claim takes away an even number of it. So the cards left at the end also show every shape an even number of times.

paper-sheet-title = { $game }: exercises
paper-sheet-name = Name
paper-sheet-date = Date
paper-sheet-task = Can the player to move win? If so, write all the winning moves.
paper-sheet-task-value = Can the player to move win? Write the value of the position too, and all the winning moves.
paper-sheet-task-even = Which cards are a claim? On them every shape occurs an even number of times in all. Write their numbers.
paper-sheet-task-sums = Which cards are a claim? Write two groups with the same sum modulo { $modulus }, as in 1 + 3 = 2. One group may be empty, as in 1 + 2 = 0.
paper-sheet-heads = The matches with their heads up are those of the player to move.
paper-sheet-won = won
paper-sheet-lost = lost
paper-sheet-value = value
paper-sheet-moves = winning moves
paper-sheet-claim = claim
paper-sheet-claims = all claims
paper-sheet-position = position
paper-sheet-hand = cards
paper-sheet-outcome = outcome
paper-sheet-answers = { $game }: answers
