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
cards-claim-size = { $size } { $size ->
    [one] card
   *[other] cards
    }
cards-claim-smallest = smallest
cards-claim-largest = largest

# What is wrong with a claim, and hints.
cards-wrong-odd = Not an even number: { $counts }.
cards-wrong-sides = The sums differ modulo { $modulus }: { $shapes }.
cards-wrong-shape = { $shape }: { $left } on side A and { $right } on side B
cards-hint-size = There is a claim of { $size } { $size ->
    [one] card
   *[other] cards
    }.
cards-hint-card = Card { $card } belongs to a claim of { $size } { $size ->
    [one] card
   *[other] cards
    }.
cards-hint-more = Cards { $cards } belong to a claim of { $size } { $size ->
    [one] card
   *[other] cards
    }.
cards-hint-all = Here is a claim: { $claim }

# The counting of the articles.
cards-counting = Count every shape. Leave out cards until every count is even.
cards-counting-odd = Odd: { $shapes }.
cards-counting-even = Every count is even.
cards-counting-alone = Only { $shape } is left, on card { $card }, so card { $card } cannot be chosen.
cards-counting-away = Leave out card { $card }, and these become even: { $shapes }.
cards-counting-left = The cards left are a claim: { $claim }
cards-sums = Count every shape on both sides, modulo { $modulus }:
cards-sums-equal = Both sides have the same sum, so this is a claim.
cards-sums-empty = The sum is the empty card, so this is a claim. Side B stays empty.

# Elimination.
cards-elimination = Elimination modulo { $modulus }: when a row begins with the same shape as an earlier row, subtract the earlier row. [1] is the row of card 1.
cards-row-leads = first shape: { $shape }
cards-row-empty = empty, so { $relation } is a claim
cards-elimination-none = No row became empty, so there is no claim.
cards-elimination-all = Rows that became empty: { $rows }. Combined in every way they give all the claims: { $claims }.
cards-enough = Why { $hand } cards always have a claim: every row that is not empty begins with a shape of its own, and there are only { $shapes }. So at least one row becomes empty.
cards-enough-ways = Or by counting: you can choose from { $hand } cards in { $ways } ways, but the counts make only { $sums } patterns of even and odd. So two choices make the same pattern, and the cards that are in just one of them are a claim.
cards-enough-times = Or by counting: you can take each of { $hand } cards 0 to { $most } times, in { $ways } ways altogether, but there are only { $sums } sums modulo { $modulus }. So two ways have the same sum, and their difference is a claim.
cards-rest-even = All { $cards } cards together have { $each } of every shape, an even number, and every claim takes away an even number of each shape. So the cards left at the end have an even number of every shape.
cards-rest-sum = All { $cards } cards together have { $each } of every shape, which is 0 modulo 3. A claim takes away two sides with the same sum S, that is 2S, or −S modulo 3. So the cards left at the end have, modulo 3, the same sum as side A of all claims together.

# Exact numbers.
cards-stats = { $game }: all { $total } hands of { $hand } cards
cards-stats-claims = claims
cards-stats-smallest = smallest claim
cards-stats-largest = largest claim
cards-stats-hands = hands
cards-stats-share = share
cards-stats-percent = { $whole }.{ $part }%

error-card = { $text }: there is no such card; write { $count } { $count ->
    [one] digit
   *[other] digits
    } from 0 to { $most }, not all 0, for example { $example }
error-card-twice = { $text }: this card appears twice, but there is only one of each
error-hand-large = Too many cards: { $count }, at most { $limit }
error-deck = { $name }: no such deck; write zero, mod3, or a vector space F2^4, F3^3, F5^3, … with exponent 1 to 8 and { $least } to { $most } cards
error-claim-empty = Choose at least one card
error-claim-place = There is no card { $place } on the table: choose from 1 to { $count }
error-claim-both = Card { $place } cannot be on both sides
error-claim-sides = In this game a claim has only one side
error-claim-twice = Card { $place } appears too many times
