## The card games: shapes, claims and how to find them.

shape-triangle = triangle
shape-square = square
shape-pentagon = pentagon
shape-hexagon = hexagon
shape-rhombus = rhombus
shape-circle = circle
shape-heart = heart
shape-star = star
shapes-triangle = triangles
shapes-square = squares
shapes-pentagon = pentagons
shapes-hexagon = hexagons
shapes-rhombus = rhombuses
shapes-circle = circles
shapes-heart = hearts
shapes-star = stars
cards-one-triangle = one triangle
cards-one-square = one square
cards-one-pentagon = one pentagon
cards-one-hexagon = one hexagon
cards-one-rhombus = one rhombus
cards-one-circle = one circle
cards-one-heart = one heart
cards-one-star = one star
cards-counted = { $count } { $shape }

cards-claims = Claims: { $count }
cards-claims-none = There is no claim among these cards.
cards-claim-size = { $size } cards
cards-claim-smallest = smallest
cards-claim-largest = largest

# What is wrong with a claim, and hints.
cards-wrong-odd = Not even: { $counts }.
cards-wrong-sides = Not equal modulo { $modulus }: { $shapes }.
cards-wrong-shape = { $shape } { $left } on side A and { $right } on side B
cards-hint-size = There is a claim of { $size } cards.
cards-hint-card = Card { $card } belongs to a claim of { $size } cards.
cards-hint-more = Cards { $cards } belong to a claim of { $size } cards.
cards-hint-all = This is a claim: { $claim }

# The counting of the articles.
cards-counting = Count every shape, and put cards away until all counts are even.
cards-counting-odd = Odd: { $shapes }.
cards-counting-even = Every count is even.
cards-counting-alone = Only { $shape } is left, on card { $card }, so card { $card } cannot be chosen.
cards-counting-away = Put card { $card } away, and these become even: { $shapes }.
cards-counting-left = The cards left are a claim: { $claim }
cards-sums = Count every shape on both sides, modulo { $modulus }:
cards-sums-equal = Both sides have the same sum, so this is a claim.
cards-sums-empty = The sum is the empty card, so this is a claim with nothing on side B.

# Elimination.
cards-elimination = By elimination modulo { $modulus }: where the first shape of a row is also the first of an earlier row, that row is subtracted; [1] is the row of card 1.
cards-row-leads = first shape: { $shape }
cards-row-empty = empty, so { $relation } is a claim
cards-elimination-none = No row became empty, so there is no claim.
cards-elimination-all = { $rows } rows became empty. Combined in all ways they give all { $claims } claims.
cards-enough = Why { $hand } cards always have a claim: every row that is not empty has a first shape of its own, and there are only { $shapes } shapes. So at least one row becomes empty.
cards-enough-ways = Or by counting: from { $hand } cards one can choose in { $ways } ways, but the counts show only { $sums } patterns of even and odd. So two choices show the same pattern, and the cards that are in just one of them are a claim.
cards-enough-times = Or by counting: each of { $hand } cards can be taken 0 to { $most } times, in { $ways } ways, but there are only { $sums } sums modulo { $modulus }. So two ways have the same sum, and their difference is a claim.
cards-rest-even = All { $cards } cards together show every shape { $each } times, an even number, and every claim takes away an even number of each shape. So the cards left at the end have an even number of every shape.
cards-rest-sum = All { $cards } cards together show every shape { $each } times, which is 0 modulo 3. A claim takes away two sides with the same sum S, that is 2S, or −S modulo 3. So the cards left at the end have, modulo 3, the same sum as side A of all claims together.

# Exact numbers.
cards-stats = { $game }: all { $total } hands of { $hand } cards
cards-stats-claims = claims
cards-stats-smallest = smallest claim
cards-stats-largest = largest claim
cards-stats-hands = hands
cards-stats-share = share
cards-stats-percent = { $whole }.{ $part }%

error-card = { $text }: no such card; write { $count } digits from 0 to { $most }, not all 0, as in { $example }
error-card-twice = { $text }: the same card twice; there is only one of each
error-hand-large = { $count } cards: at most { $limit }
error-deck = { $name }: no such deck; write zero, mod3, or a space F2^4, F3^3, F5^3, … with exponent 1 to 8 and { $least } to { $most } cards
error-claim-empty = A claim takes at least one card
error-claim-place = There is no card { $place } on the table: 1 to { $count }
error-claim-both = Card { $place } cannot be on both sides
error-claim-sides = In this game a claim has only one side
error-claim-twice = Card { $place } is in the claim too often
