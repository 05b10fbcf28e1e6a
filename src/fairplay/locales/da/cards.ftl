## Kortspillene: former, udvalg og hvordan man finder dem.

shape-triangle = trekant
shape-square = kvadrat
shape-pentagon = femkant
shape-hexagon = sekskant
shape-rhombus = rombe
shape-circle = cirkel
shape-heart = hjerte
shape-star = stjerne
shapes-triangle = trekanter
shapes-square = kvadrater
shapes-pentagon = femkanter
shapes-hexagon = sekskanter
shapes-rhombus = romber
shapes-circle = cirkler
shapes-heart = hjerter
shapes-star = stjerner
cards-one-triangle = en trekant
cards-one-square = et kvadrat
cards-one-pentagon = en femkant
cards-one-hexagon = en sekskant
cards-one-rhombus = en rombe
cards-one-circle = en cirkel
cards-one-heart = et hjerte
cards-one-star = en stjerne
cards-counted = { $count } { $shape }

cards-claims = Gyldige udvalg: { $count }
cards-claims-none = Der er intet gyldigt udvalg blandt disse kort.
cards-claim-size = { $size } kort
cards-claim-smallest = mindst
cards-claim-largest = størst

# Hvad der er galt med et udvalg, og vink.
cards-wrong-odd = Ulige antal: { $counts }.
cards-wrong-sides = Summerne er forskellige modulo { $modulus }: { $shapes }.
cards-wrong-shape = { $shape }: { $left } på side A og { $right } på side B
cards-hint-size = Der er et gyldigt udvalg med { $size } kort.
cards-hint-card = Kort { $card } hører til et gyldigt udvalg med { $size } kort.
cards-hint-more = Kortene { $cards } hører til et gyldigt udvalg med { $size } kort.
cards-hint-all = Her er et gyldigt udvalg: { $claim }

# Artiklernes måde at tælle på.
cards-counting = Tæl hver form. Læg kort væk, indtil alle antal er lige.
cards-counting-odd = Ulige: { $shapes }.
cards-counting-even = Alle antal er lige.
cards-counting-alone = Der er kun { $shape } tilbage, på kort { $card }, så kort { $card } kan ikke vælges.
cards-counting-away = Læg kort { $card } væk, så bliver disse lige: { $shapes }.
cards-counting-left = Kortene, der er tilbage, er et gyldigt udvalg: { $claim }
cards-sums = Tæl hver form på begge sider, modulo { $modulus }:
cards-sums-equal = Begge sider har samme sum, så udvalget er gyldigt.
cards-sums-empty = Summen er det tomme kort, så udvalget er gyldigt. Side B forbliver tom.

# Elimination.
cards-elimination = Elimination modulo { $modulus }: når en række begynder med samme form som en tidligere række, trækker du den tidligere række fra. [1] er rækken for kort 1.
cards-row-leads = første form: { $shape }
cards-row-empty = tom, så { $relation } er et gyldigt udvalg
cards-elimination-none = Ingen række blev tom, så der er intet gyldigt udvalg.
cards-elimination-all = Rækker, der blev tomme: { $rows }. Kombineret på alle måder giver de alle gyldige udvalg: { $claims }.
cards-enough = Hvorfor { $hand } kort altid er nok: hver række, der ikke er tom, begynder med sin egen form, og der er kun { $shapes }. Altså bliver mindst én række tom.
cards-enough-ways = Eller ved at tælle: blandt { $hand } kort kan du vælge på { $ways } måder, men antallene danner kun { $sums } mønstre af lige og ulige. To valg giver altså samme mønster, og de kort, der er i netop ét af dem, er et gyldigt udvalg.
cards-enough-times = Eller ved at tælle: du kan tage hvert af { $hand } kort 0 til { $most } gange, på i alt { $ways } måder, men der er kun { $sums } summer modulo { $modulus }. To måder giver altså samme sum, og deres forskel er et gyldigt udvalg.
cards-rest-even = Alle { $cards } kort har tilsammen { $each } af hver form, et lige antal, og hvert gyldigt udvalg fjerner et lige antal af hver form. Derfor er der et lige antal af hver form tilbage, når spillet er slut.
cards-rest-sum = Alle { $cards } kort har tilsammen { $each } af hver form, det vil sige 0 modulo 3. Et gyldigt udvalg fjerner to sider med samme sum S, altså 2S, som er −S modulo 3. Kortene, der er tilbage, når spillet er slut, har derfor modulo 3 samme sum som side A i alle udvalg tilsammen.

# Nøjagtige antal.
cards-stats = { $game }: alle { $total } hænder med { $hand } kort
cards-stats-claims = udvalg
cards-stats-smallest = mindste udvalg
cards-stats-largest = største udvalg
cards-stats-hands = hænder
cards-stats-share = andel
cards-stats-percent = { $whole },{ $part } %

error-card = { $text }: det kort findes ikke; skriv { $count } { $count ->
    [one] ciffer
   *[other] cifre
    } fra 0 til { $most }, ikke kun nuller, for eksempel { $example }
error-card-twice = { $text }: kortet forekommer to gange, men der er kun ét af hvert
error-hand-large = For mange kort: { $count }, højst { $limit }
error-deck = { $name }: det kortspil findes ikke; skriv zero, mod3 eller et vektorrum F2^4, F3^3, F5^3, … med eksponent 1 til 8 og { $least } til { $most } kort
error-claim-empty = Vælg mindst ét kort
error-claim-place = Der er intet kort { $place } på bordet: vælg 1 til { $count }
error-claim-both = Kort { $place } kan ikke ligge på begge sider
error-claim-sides = I dette spil har et udvalg kun én side
error-claim-twice = Kort { $place } forekommer for mange gange
