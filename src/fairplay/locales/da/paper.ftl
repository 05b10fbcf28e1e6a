## Kortspil til udskrift med deres regler, og opgaveark.

paper-written = { $file }: { $pages } sider

paper-rules-players = { $size } kort · 2 til 6 spillere, eller alene
paper-rules-cards = Kortene
paper-rules-cards-even = Der er { $count } former, og hver form har sin egen plads på kortene: udfyldt, hvor den er der, prikket, hvor den mangler. Hver kombination med mindst én form findes én gang, og det giver { $size } kort.
paper-rules-cards-sums = Hvert kort har { $count } felter, ét til hver form, og viser 0 til { $most } af formen der. En prikket form betyder 0. Hver kombination undtagen det tomme kort findes én gang, og det giver { $size } kort. Alle kort ligger samme vej.
paper-rules-play = Sådan spiller man
paper-rules-deal = Bland kortene. Læg { $hand } af dem på bordet med billedsiden op og resten i en bunke med bagsiden op. Alle ser på de samme kort samtidig.
paper-rules-goal-even = Find et gyldigt udvalg: et eller flere af de åbne kort, hvor hver form i alt forekommer et lige antal gange. Det må være et vilkårligt antal kort, og et større udvalg er mere værd.
paper-rules-goal-sums = Find et gyldigt udvalg: to grupper A og B af de åbne kort med samme sum. Når man lægger kort sammen, tæller man hver form på alle kortene og beholder resten ved division med { $modulus }. Intet kort er med i begge grupper. Den ene gruppe må være tom; så er summen af den anden 0 overalt.
paper-rules-goal-times = Hvert kort i en gruppe må tælles op til { $times } gange.
paper-rules-claim-even = Den, der først ser et gyldigt udvalg, siger ”Zero” og viser kortene. De andre kontrollerer. Er det forkert, bliver kortene liggende.
paper-rules-claim-sums = Den, der først ser et gyldigt udvalg, siger til og viser de to grupper. De andre kontrollerer. Er det forkert, bliver kortene liggende.
paper-rules-take = Er det rigtigt, tager spilleren udvalgets kort, og lige så mange nye fra bunken fylder hullerne.
paper-rules-end = Spillet er slut, så snart der ligger færre end { $hand } kort på bordet. Den, der har flest kort, vinder; de, der har lige mange, deler sejren.
paper-rules-example = Eksempel
paper-rules-example-even = Kortene { $places } er et gyldigt udvalg. Tilsammen viser de hver form så mange gange, som der står her, og alle tallene er lige.
paper-rules-example-add = At lægge to kort sammen: tæl hver form på begge. Fra { $modulus } og op gælder kun resten ved division med { $modulus }.
paper-rules-example-sums = Gruppe A: { $first }. Gruppe B: { $second }. Begge har samme sum, så disse kort er et gyldigt udvalg.
paper-rules-example-twice = Et nummer, der står flere gange, betyder, at kortet tælles flere gange.
paper-rules-why = Hvorfor der altid er et gyldigt udvalg
paper-rules-why-always = { $hand } kort er ét mere, end der er former. Som vektorer over tallene modulo { $modulus } ligger de i et rum af dimension { $count }, og flere vektorer end dimensionen er altid lineært afhængige. En afhængighed er et gyldigt udvalg.
paper-rules-why-end = Hver form er på { $each } af spillets kort, et lige antal, og hvert gyldigt udvalg fjerner et lige antal af den. Derfor viser også de kort, der er tilbage til sidst, hver form et lige antal gange.

paper-sheet-title = { $game }: opgaver
paper-sheet-name = Navn
paper-sheet-date = Dato
paper-sheet-task = Kan den, der er i trækket, vinde? Skriv i så fald alle vindende træk.
paper-sheet-task-value = Kan den, der er i trækket, vinde? Skriv også stillingens værdi og alle vindende træk.
paper-sheet-task-even = Hvilke kort er et gyldigt udvalg? På dem forekommer hver form i alt et lige antal gange. Skriv deres numre.
paper-sheet-task-sums = Hvilke kort er et gyldigt udvalg? Skriv to grupper med samme sum modulo { $modulus }, som i 1 + 3 = 2. Den ene gruppe må være tom, som i 1 + 2 = 0.
paper-sheet-heads = Tændstikkerne med hovedet opad hører til den, der er i trækket.
paper-sheet-won = vundet
paper-sheet-lost = tabt
paper-sheet-value = værdi
paper-sheet-moves = vindende træk
paper-sheet-claim = udvalg
paper-sheet-claims = alle gyldige udvalg
paper-sheet-position = stilling
paper-sheet-hand = kort
paper-sheet-outcome = udfald
paper-sheet-answers = { $game }: facit
