## Kortspil til udskrift med deres regler, og opgaveark.

paper-written = { $file }: { $pages ->
    [one] { $pages } side
   *[other] { $pages } sider
    }

paper-rules-players = { $size } kort · 1 til 6 spillere
paper-rules-cards = Kortene
paper-rules-cards-even = Der er { $count ->
    [one] { $count } form
   *[other] { $count } former
    }, og hver form har sin egen plads på kortene: udfyldt, hvis formen er på kortet, prikket, hvis den mangler. Hver kombination med mindst én form findes én gang, og det giver { $size } kort.
paper-rules-cards-sums = Hvert kort har felter til { $count ->
    [one] { $count } form
   *[other] { $count } former
    }, med 0 til { $most } af formen i hvert felt. En prikket form betyder 0. Hver kombination undtagen det tomme kort findes én gang, og det giver { $size } kort. Lad alle kort vende samme vej.
paper-rules-play = Sådan spiller man
paper-rules-deal = Bland kortene. Læg { $hand } af dem på bordet med billedsiden op og resten i en talon med bagsiden op. Alle leder blandt de samme kort samtidig.
paper-rules-goal-even = Find et gyldigt udvalg: nogle af de åbne kort, hvor hver form i alt forekommer et lige antal gange. Antallet af kort er frit, og et større udvalg er mere værd.
paper-rules-goal-sums = Find et gyldigt udvalg: to sider, A og B, af de åbne kort med samme sum. Når du lægger kort sammen, tæller du hver form på alle kortene og beholder resten ved division med { $modulus }. Intet kort må være med på begge sider. Den ene side må være tom; så skal den anden have summen 0 for hver form.
paper-rules-goal-times = Du må tælle et kort på en side { $times ->
    [one] kun én gang
   *[other] op til { $times } gange
    }.
paper-rules-claim-even = Den, der først ser et gyldigt udvalg, råber ”Zero” og viser kortene. De andre kontrollerer. Er det forkert, bliver kortene liggende.
paper-rules-claim-sums = Den, der først ser et gyldigt udvalg, siger til og viser de to sider. De andre kontrollerer. Er det forkert, bliver kortene liggende.
paper-rules-take = Er det rigtigt, tager spilleren udvalgets kort. Fyld hullerne med lige så mange nye fra talonen.
paper-rules-end = Spillet er slut, når der er færre end { $hand } kort tilbage på bordet. Den, der har flest kort, vinder; de, der har lige mange, deler sejren.
paper-rules-example = Eksempel
paper-rules-example-even = Kortene { $places } er et gyldigt udvalg. Tallene viser, hvor mange gange hver form forekommer på dem. Alle er lige.
paper-rules-example-add = Sådan lægger du to kort sammen: tæl hver form på begge. Fra { $modulus } og op tæller kun resten ved division med { $modulus }.
paper-rules-example-sums = Side A: { $first }. Side B: { $second }. Begge har samme sum, så disse kort er et gyldigt udvalg.
paper-rules-example-twice = Står et nummer flere gange, tælles kortet lige så mange gange.
paper-rules-why = Hvorfor der altid er et gyldigt udvalg
paper-rules-why-always = Der er ét kort mere, end der er former. Læs hvert kort som en vektor af tal modulo { $modulus }. { $hand } vektorer er altid lineært afhængige i et rum af dimension { $count }, og en afhængighed er et gyldigt udvalg.
paper-rules-why-end = Hver form er på { $each } af spillets kort, et lige antal, og hvert gyldigt udvalg fjerner et lige antal af den. Derfor viser også de kort, der er tilbage til sidst, hver form et lige antal gange.

paper-sheet-title = { $game }: opgaver
paper-sheet-name = Navn
paper-sheet-date = Dato
paper-sheet-task = Kan den, der er i trækket, vinde? Skriv i så fald alle vindende træk.
paper-sheet-task-value = Kan den, der er i trækket, vinde? Skriv også stillingens værdi og alle vindende træk.
paper-sheet-task-even = Hvilke kort er et gyldigt udvalg? På dem skal hver form i alt forekomme et lige antal gange. Skriv deres numre.
paper-sheet-task-sums = Hvilke kort er et gyldigt udvalg? Skriv to sider med samme sum modulo { $modulus }, som i 1 + 3 = 2. Den ene side må være tom, som i 1 + 2 = 0.
paper-sheet-heads = Tændstikkerne med svovlet opad hører til den, der er i trækket.
paper-sheet-won = vundet
paper-sheet-lost = tabt
paper-sheet-value = værdi
paper-sheet-moves = vindende træk
paper-sheet-claim = gyldigt udvalg
paper-sheet-claims = alle gyldige udvalg
paper-sheet-position = stilling
paper-sheet-hand = kort
paper-sheet-outcome = vundet eller tabt
paper-sheet-key = { $move } betyder: { $words }.
paper-sheet-answers = { $game }: facit
