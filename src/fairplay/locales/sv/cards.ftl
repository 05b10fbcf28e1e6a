## Kortspelen: former, urval och hur man hittar dem.

shape-triangle = triangel
shape-square = kvadrat
shape-pentagon = pentagon
shape-hexagon = hexagon
shape-rhombus = romb
shape-circle = cirkel
shape-heart = hjärta
shape-star = stjärna
shapes-triangle = trianglar
shapes-square = kvadrater
shapes-pentagon = pentagoner
shapes-hexagon = hexagoner
shapes-rhombus = romber
shapes-circle = cirklar
shapes-heart = hjärtan
shapes-star = stjärnor
cards-one-triangle = en triangel
cards-one-square = en kvadrat
cards-one-pentagon = en pentagon
cards-one-hexagon = en hexagon
cards-one-rhombus = en romb
cards-one-circle = en cirkel
cards-one-heart = ett hjärta
cards-one-star = en stjärna
cards-counted = { $count } { $shape }

cards-claims = Giltiga urval: { $count }
cards-claims-none = Bland dessa kort finns inget giltigt urval.
cards-claim-size = { $size } kort
cards-claim-smallest = minst
cards-claim-largest = störst

# Vad som är fel med ett urval, och ledtrådar.
cards-wrong-odd = Inte ett jämnt antal: { $counts }.
cards-wrong-sides = Summorna är olika modulo { $modulus }: { $shapes }.
cards-wrong-shape = { $shape }: { $left } på sida A och { $right } på sida B
cards-hint-size = Det finns ett giltigt urval med { $size } kort.
cards-hint-card = Kort { $card } ingår i ett giltigt urval med { $size } kort.
cards-hint-more = Korten { $cards } ingår i ett giltigt urval med { $size } kort.
cards-hint-all = Här är ett giltigt urval: { $claim }

# Artiklarnas sätt att räkna.
cards-counting = Räkna varje form. Lägg undan kort tills alla antal är jämna.
cards-counting-odd = Udda: { $shapes }.
cards-counting-even = Alla antal är jämna.
cards-counting-alone = Bara { $shape } är kvar, på kort { $card }, så kort { $card } kan inte väljas.
cards-counting-away = Lägg undan kort { $card }, så blir dessa jämna: { $shapes }.
cards-counting-left = Korten som är kvar är ett giltigt urval: { $claim }
cards-sums = Räkna varje form på båda sidorna, modulo { $modulus }:
cards-sums-equal = Båda sidorna har samma summa, så urvalet är giltigt.
cards-sums-empty = Summan är det tomma kortet, så urvalet är giltigt. Sida B förblir tom.

# Elimination.
cards-elimination = Elimination modulo { $modulus }: när en rad börjar med samma form som en tidigare rad drar du ifrån den tidigare raden. [1] är raden för kort 1.
cards-row-leads = börjar med { $shape }
cards-row-empty = tom, så { $relation } är ett giltigt urval
cards-elimination-none = Ingen rad blev tom, så det finns inget giltigt urval.
cards-elimination-all = Rader som blev tomma: { $rows }. Kombinerade på alla sätt ger de alla giltiga urval: { $claims }.
cards-enough = Varför { $hand } kort alltid räcker: varje rad som inte är tom börjar med en egen form, och formerna är bara { $shapes }. Alltså blir minst en rad tom.
cards-enough-ways = Eller genom att räkna: bland { $hand } kort kan du välja på { $ways } sätt, men antalen bildar bara { $sums } mönster av jämnt och udda. Två val ger alltså samma mönster, och de kort som finns i bara ett av dem är ett giltigt urval.
cards-enough-times = Eller genom att räkna: du kan ta vart och ett av { $hand } kort 0 till { $most } gånger, på sammanlagt { $ways } sätt, men det finns bara { $sums } summor modulo { $modulus }. Två sätt ger alltså samma summa, och deras skillnad är ett giltigt urval.
cards-rest-even = Alla { $cards } kort har tillsammans { $each } av varje form, ett jämnt antal, och varje giltigt urval tar bort ett jämnt antal av varje form. Därför återstår ett jämnt antal av varje form när spelet är slut.
cards-rest-sum = Alla { $cards } kort har tillsammans { $each } av varje form, det vill säga 0 modulo 3. Ett giltigt urval tar bort två sidor med samma summa S, alltså 2S, som är −S modulo 3. Korten som återstår när spelet är slut har därför, modulo 3, samma summa som sida A i alla urval tillsammans.

# Exakta antal.
cards-stats = { $game }: alla { $total } händer med { $hand } kort
cards-stats-claims = urval
cards-stats-smallest = minsta urval
cards-stats-largest = största urval
cards-stats-hands = händer
cards-stats-share = andel
cards-stats-percent = { $whole },{ $part } %

error-card = { $text }: det kortet finns inte; skriv { $count } { $count ->
    [one] siffra
   *[other] siffror
    } från 0 till { $most }, inte bara nollor, till exempel { $example }
error-card-twice = { $text }: kortet förekommer två gånger, men det finns bara ett av varje
error-hand-large = För många kort: { $count }, högst { $limit }
error-deck = { $name }: den kortleken finns inte; skriv zero, mod3 eller ett vektorrum F2^4, F3^3, F5^3, … med exponent 1 till 8 och { $least } till { $most } kort
error-claim-empty = Välj minst ett kort
error-claim-place = Det finns inget kort { $place } på bordet: välj 1 till { $count }
error-claim-both = Kort { $place } kan inte ligga på båda sidorna
error-claim-sides = I det här spelet har ett urval bara en sida
error-claim-twice = Kort { $place } förekommer för många gånger
