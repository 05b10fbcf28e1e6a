## Hæftet med lektionerne.

book-lead = Der er noget at gøre på hver side. Løs det med blyant, med tændstikker eller med kort; facit står bagest.
book-lead-play = De samme lektioner findes i browseren under Lær og i terminalen med ”fairplay learn”.
book-after = Efter { $articles }.
book-contents = Lektionerne
book-answers = Facit
book-move = Et vindende træk:
book-play-first = Spil mod en kammerat. Du begynder. Skriv dine træk ned, og find ud af, om du altid kan vinde.
book-play-second = Spil mod en kammerat, som allerede har lavet det første træk. Nu er det din tur. Skriv dine træk ned, og find ud af, om du altid kan vinde.
book-cut = Skriv træk ned, hvad de efterlader, og værdien af det, indtil du har fundet alle værdier, man kan nå.
book-hand = Kortene i udvalget:
book-sides = Side A og side B:
book-away = Kortene, der lægges væk, i rækkefølge:
book-free = Kortene, du tager, i rækkefølge:
book-value = Værdien af { $heap }:
book-rhythm-length = Tallet til venstre er rækkens første plads. Efter hvor mange pladser gentager værdierne sig? Skriv værdierne af i rækker af en anden længde, hvis du har brug for det.
book-rhythm-last = Tallet til venstre er rækkens første plads, og hver række har { $length } værdier. En farvet værdi er forskellig fra den nedenunder.
book-number = Tallet:
book-first-move = Det første træk: { $move }. Find så et svar på hvert af kammeratens træk.

## På papir: hvis tændstikkerne er, og hvor man skriver.

book-stocks = Under bunkerne står forrådene: dit til venstre, modstanderens til højre med hovedet nedad.
book-pieces = Tændstikkerne på runde brikker er dine, dem på kvadratiske er modstanderens.
book-circle = Sæt en ring om det, du finder i tabellen.

## Sider, hvis tekst handler om browseren, hedder sådan på papir.

book-nim-2-text = To bunker på 4, og kammeraten har trukket først. Gør bunkerne ens efter hvert af kammeratens træk.
book-nim-3-text = Hvad nu, hvis der er flere bunker? Her er 4, 5, 6 og 7 som i artiklen. Tricket er at skrive hver bunke som en sum af 4, 2 og 1, hvert tal højst én gang. Skriv 1 under de tal, du bruger, og 0 under de andre.
book-nim-6-text = Tre træk gør alle søjler lige. Find et af dem, og kontrollér det: skriv søjlerne efter trækket ned.
book-nim-7-text = Kammeraten skulle begynde med bunker på 1, 2 og 3. Svar hver gang, så alle søjler bliver lige igen, helt til slut.
book-nim-8-text = Bunker på 3, 4 og 5, og du begynder. Hvor godt kammeraten end spiller, er stillingen vundet.
book-disguises-8-text = Tre rækker med mellemrum på 3, 5 og 2, og du begynder. Rykker kammeraten tilbage, så følg efter.
book-sums-4-text = Syv kegler har værdien 2, og bunken har 3. Find et træk i et af spillene, der gør nim-summen til 0. Rækker på én til seks kegler har værdierne 1, 2, 3, 1, 4, 3.
book-kayles-2-text = Hvad nu, hvis der er flere rækker? Så er det værdierne, der tæller. Rækker på én til seks kegler har værdierne 1, 2, 3, 1, 4, 3. Kast mod denne række på syv, og find nim-summen af værdierne af de rækker, der bliver tilbage.
book-kayles-4-text = Fire kegler og syv kegler: værdierne er 1 og 2. Rækker på én til seks kegler har værdierne 1, 2, 3, 1, 4, 3. Find et kast, der gør nim-summen til 0.
book-kayles-5-done = Svarer du sådan, slår du selv en spiller, der ikke laver fejl.
book-heap-8-text = De samme tre spil, og kammeraten skulle begynde. Svar hver gang, så nim-summen af værdierne bliver 0 igen.
book-periods-1-text = I Grundys spil deler man en bunke i to af forskellig størrelse. To linealer viser alle måder på én gang: værdierne og under dem en spejlvendt kopi. Hvert par giver tilsammen bunken. Find nim-summen af værdierne i hvert par, men ikke i parret i midten, hvor delene er lige store. Brug så reglen om den mindste undtagelse.
book-periods-2-text = Her er værdierne af 0 til 167 kegler. Længere nede følger de en rytme: i rækker af den rigtige længde viser hver søjle kun én værdi.
book-misere-3-text = To rækker på 2 i Resta-um, og kammeraten har trukket først. I Resta-zero ville du gøre det samme i den anden række hver gang. Her skal det sidste svar være et andet: efterlad præcis ét punkt.
book-misere-6-text = Kammeraten har trukket først med rækker på 1, 2 og 3 punkter. Svar, og hold øje med vendepunktet.
book-zero-1-text = Vælg kort, så hver form findes et lige antal gange på dem: 2, 4 eller 6 gange eller slet ikke. Tæl én form ad gangen.
book-zero-3-text = To kort er givet. Hvilket tredje kort gør alt lige? Skriv 1 under de former, det viser, og 0 under de andre.
book-elimination-8-text = Alle kort tilsammen har et lige antal af hver form, og hvert udvalg fjerner et lige antal. Derfor har de kort, der er tilbage til sidst, også et lige antal af hver form (sætning 2). Der er tre tilbage, og ét af dem vender bagsiden op. Hvilket er det? Skriv 1 under de former, det viser, og 0 under de andre.
