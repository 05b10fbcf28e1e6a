## Kortlekar att skriva ut med sina regler, och arbetsblad.

paper-written = { $file }: { $pages ->
    [one] { $pages } sida
   *[other] { $pages } sidor
    }

paper-rules-players = { $size } kort · 1 till 6 spelare
paper-rules-cards = Korten
paper-rules-cards-even = Det finns { $count ->
    [one] { $count } form
   *[other] { $count } former
    }, och varje form har sin egen plats på korten: ifylld om formen finns på kortet, prickad om den saknas. Varje kombination med minst en form förekommer en gång, och det blir { $size } kort.
paper-rules-cards-sums = Varje kort har fält för { $count ->
    [one] { $count } form
   *[other] { $count } former
    }, med 0 till { $most } av formen i varje fält. En prickad form betyder 0. Varje kombination utom det tomma kortet förekommer en gång, och det blir { $size } kort. Låt alla kort ligga åt samma håll.
paper-rules-play = Så spelar man
paper-rules-deal = Blanda korten. Lägg { $hand } av dem uppvända på bordet och de andra nedvända i en talong. Alla letar bland samma kort samtidigt.
paper-rules-goal-even = Hitta ett giltigt urval: några av de uppvända korten, där varje form sammanlagt förekommer ett jämnt antal gånger. Det får vara hur många kort som helst, och ett större urval är värt mer.
paper-rules-goal-sums = Hitta ett giltigt urval: två sidor, A och B, av de uppvända korten med samma summa. När du lägger ihop kort räknar du varje form på alla korten och behåller resten vid division med { $modulus }. Inget kort får vara med på båda sidorna. Den ena sidan får vara tom; då ska den andra ha summan 0 för varje form.
paper-rules-goal-times = Du får räkna ett kort på en sida { $times ->
    [one] bara en gång
   *[other] upp till { $times } gånger
    }.
paper-rules-claim-even = Den som först ser ett giltigt urval ropar ”Zero” och visar korten. De andra kontrollerar. Är det fel får korten ligga kvar.
paper-rules-claim-sums = Den som först ser ett giltigt urval säger till och visar de två sidorna. De andra kontrollerar. Är det fel får korten ligga kvar.
paper-rules-take = Är det rätt tar spelaren korten i urvalet. Fyll luckorna med lika många nya från talongen.
paper-rules-end = Spelet är slut när färre än { $hand } kort ligger kvar på bordet. Den som har flest kort vinner; de som har lika många delar på vinsten.
paper-rules-example = Exempel
paper-rules-example-even = Korten { $places } är ett giltigt urval. Talen visar hur många gånger varje form förekommer på dem. Alla är jämna.
paper-rules-example-add = Så lägger du ihop två kort: räkna varje form på båda. Från och med { $modulus } räknas bara resten vid division med { $modulus }.
paper-rules-example-sums = Sida A: { $first }. Sida B: { $second }. Båda har samma summa, så de här korten är ett giltigt urval.
paper-rules-example-twice = Står ett nummer flera gånger, så räknas kortet lika många gånger.
paper-rules-why = Varför det alltid finns ett giltigt urval
paper-rules-why-always = Det finns ett kort mer än det finns former. Läs varje kort som en vektor av tal modulo { $modulus }. { $hand } vektorer är alltid linjärt beroende i ett rum av dimension { $count }, och ett beroende är ett giltigt urval.
paper-rules-why-end = Varje form finns på { $each } av lekens kort, ett jämnt antal, och varje giltigt urval tar bort ett jämnt antal av den. Därför visar även korten som är kvar i slutet varje form ett jämnt antal gånger.

paper-sheet-title = { $game }: uppgifter
paper-sheet-name = Namn
paper-sheet-date = Datum
paper-sheet-task = Kan den som är vid draget vinna? Skriv i så fall alla vinnande drag.
paper-sheet-task-value = Kan den som är vid draget vinna? Skriv också ställningens värde och alla vinnande drag.
paper-sheet-task-even = Vilka kort är ett giltigt urval? På dem ska varje form sammanlagt förekomma ett jämnt antal gånger. Skriv deras nummer.
paper-sheet-task-sums = Vilka kort är ett giltigt urval? Skriv två sidor med samma summa modulo { $modulus }, som i 1 + 3 = 2. Den ena sidan får vara tom, som i 1 + 2 = 0.
paper-sheet-heads = Tändstickorna med huvudet uppåt hör till den som är vid draget.
paper-sheet-won = vunnen
paper-sheet-lost = förlorad
paper-sheet-value = värde
paper-sheet-moves = vinnande drag
paper-sheet-claim = giltigt urval
paper-sheet-claims = alla giltiga urval
paper-sheet-position = ställning
paper-sheet-hand = kort
paper-sheet-outcome = vunnen eller förlorad
paper-sheet-key = { $move } betyder: { $words }.
paper-sheet-answers = { $game }: facit
