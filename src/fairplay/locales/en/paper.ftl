## Printed decks with their rules, and worksheets.

paper-written = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
    }

paper-rules-players = { $size ->
    [one] { $size } card · 1 to 6 players
   *[other] { $size } cards · 1 to 6 players
    }
paper-rules-cards = The cards
paper-rules-cards-even = There { $count ->
    [one] is { $count } shape
   *[other] are { $count } shapes
    }, and every shape has its own place on the cards: filled if the card has the shape, dotted if not. Every combination with at least one shape occurs once, which makes { $size } cards.
paper-rules-cards-sums = Each card has { $count ->
    [one] { $count } field
   *[other] { $count } fields
    }, one for each shape, and shows 0 to { $most } of it there. A dotted shape means 0. Every combination except the empty card occurs once, which makes { $size } cards. Keep all cards the same way up.
paper-rules-play = How to play
paper-rules-deal = Shuffle the cards. Lay { $hand } of them face up in the middle and the others face down in a pile. Everyone plays with the same cards at the same time.
paper-rules-goal-even = Find a claim: some of the face-up cards on which every shape occurs an even number of times in all. A claim may have any number of cards, and a larger one is worth more.
paper-rules-goal-sums = Find a claim: face-up cards for two sides, A and B, with the same sum. To add cards, count each shape on all of them and keep the remainder after dividing by { $modulus }. No card may be on both sides. One side may be empty; then the other must add up to 0 for every shape.
paper-rules-goal-times = You may count a card on one side { $times ->
    [one] only once
   *[other] up to { $times } times
    }.
paper-rules-claim-even = If you are the first to see a claim, say “Zero” and show the cards. The others check it. If it is wrong, the cards stay where they are.
paper-rules-claim-sums = If you are the first to see a claim, say so and show the two sides. The others check it. If it is wrong, the cards stay where they are.
paper-rules-take = If it is right, you take the cards of the claim. Fill the gaps with new cards from the pile.
paper-rules-end = The game ends when fewer than { $hand } cards are left on the table. Whoever has the most cards wins; players who tie share the win.
paper-rules-example = Example
paper-rules-example-even = Cards { $places } are a claim. The numbers show how often each shape occurs on them. All of them are even.
paper-rules-example-add = To add two cards, count each shape on both. From { $modulus } on, only the remainder after dividing by { $modulus } counts.
paper-rules-example-sums = Side A: { $first }. Side B: { $second }. Both have the same sum, so these cards are a claim.
paper-rules-example-twice = If a number is written more than once, its card counts that many times.
paper-rules-why = Why there is always a claim
paper-rules-why-always = There is one more card on the table than there are shapes. Read each card as a vector of numbers modulo { $modulus }. { $hand } vectors are always linearly dependent in a space of dimension { $count }, and a dependence is a claim.
paper-rules-why-end = Each shape is on { $each } of the cards, an even number, and every claim takes away an even number of them. So the cards left at the end also show every shape an even number of times.

paper-sheet-title = { $game }: exercises
paper-sheet-name = Name
paper-sheet-date = Date
paper-sheet-task = Can the player to move win? If so, write all the winning moves.
paper-sheet-task-value = Can the player to move win? Write the value of the position too, and all the winning moves.
paper-sheet-task-even = Which cards are a claim? Every shape must occur an even number of times on them. Write their numbers.
paper-sheet-task-sums = Which cards are a claim? Write two sides with the same sum modulo { $modulus }, as in 1 + 3 = 2. One side may be empty, as in 1 + 2 = 0.
paper-sheet-heads = The matches with their heads up belong to the player to move.
paper-sheet-won = won
paper-sheet-lost = lost
paper-sheet-value = value
paper-sheet-moves = winning moves
paper-sheet-claim = claim
paper-sheet-claims = all claims
paper-sheet-position = position
paper-sheet-hand = cards
paper-sheet-outcome = won or lost
paper-sheet-key = { $move } means: { $words }.
paper-sheet-answers = { $game }: answers
