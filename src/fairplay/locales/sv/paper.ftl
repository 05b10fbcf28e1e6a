## Kortlekar att skriva ut med sina regler, och övningsblad.

paper-written = { $file }: { $pages } sidor

paper-rules-players = { $size } kort · 2 till 6 spelare, eller ensam
paper-rules-cards = Korten
paper-rules-cards-even = Det finns { $count } former, och varje form har sin egen plats på korten: ifylld där den finns, prickad där den saknas. Varje kombination med minst en form förekommer en gång, och det blir { $size } kort.
paper-rules-cards-sums = Varje kort har { $count } fält, ett för varje form, och visar 0 till { $most } av formen där. En prickad form betyder 0. Varje kombination utom det tomma kortet förekommer en gång, och det blir { $size } kort. Alla kort ligger åt samma håll.
paper-rules-play = Så spelar man
paper-rules-deal = Blanda korten. Lägg { $hand } av dem uppvända på bordet och de andra nedvända i en talong. Alla tittar på samma kort samtidigt.
paper-rules-goal-even = Hitta ett giltigt urval: ett eller flera av de uppvända korten där varje form sammanlagt förekommer ett jämnt antal gånger. Det får vara hur många kort som helst, och ett större urval är värt mer.
paper-rules-goal-sums = Hitta ett giltigt urval: två grupper A och B av de uppvända korten med samma summa. När man lägger ihop kort räknar man varje form på alla korten och behåller resten vid division med { $modulus }. Inget kort är med i båda grupperna. Den ena gruppen får vara tom; då är summan av den andra 0 överallt.
paper-rules-goal-times = Varje kort i en grupp får räknas upp till { $times } gånger.
paper-rules-claim-even = Den som först ser ett giltigt urval säger ”Zero” och visar korten. De andra kontrollerar. Om det är fel får korten ligga kvar.
paper-rules-claim-sums = Den som först ser ett giltigt urval säger till och visar de två grupperna. De andra kontrollerar. Om det är fel får korten ligga kvar.
paper-rules-take = Om det är rätt tar spelaren korten i urvalet, och lika många nya från talongen fyller luckorna.
paper-rules-end = Spelet är slut så snart färre än { $hand } kort ligger på bordet. Den som har flest kort vinner; de som har lika många delar på vinsten.
paper-rules-example = Exempel
paper-rules-example-even = Korten { $places } är ett giltigt urval. Tillsammans visar de varje form så många gånger som det står här, och alla talen är jämna.
paper-rules-example-add = Att lägga ihop två kort: räkna varje form på båda. Från och med { $modulus } räknas bara resten vid division med { $modulus }.
paper-rules-example-sums = Grupp A: { $first }. Grupp B: { $second }. Båda har samma summa, så de här korten är ett giltigt urval.
paper-rules-example-twice = Ett nummer som står flera gånger betyder att kortet räknas flera gånger.
paper-rules-why = Varför det alltid finns ett giltigt urval
paper-rules-why-always = { $hand } kort är ett fler än antalet former. Som vektorer över talen modulo { $modulus } ligger de i ett rum av dimension { $count }, och fler vektorer än dimensionen är alltid linjärt beroende. Ett beroende är ett giltigt urval.
paper-rules-why-end = Varje form finns på { $each } av lekens kort, ett jämnt antal, och varje giltigt urval tar bort ett jämnt antal av den. Därför visar även korten som är kvar i slutet varje form ett jämnt antal gånger.

paper-sheet-title = { $game }: övningar
paper-sheet-name = Namn
paper-sheet-date = Datum
paper-sheet-task = Kan den som är vid draget vinna? Skriv i så fall alla vinnande drag.
paper-sheet-task-value = Kan den som är vid draget vinna? Skriv också ställningens värde och alla vinnande drag.
paper-sheet-task-even = Vilka kort är ett giltigt urval? På dem förekommer varje form sammanlagt ett jämnt antal gånger. Skriv deras nummer.
paper-sheet-task-sums = Vilka kort är ett giltigt urval? Skriv två grupper med samma summa modulo { $modulus }, som i 1 + 3 = 2. Den ena gruppen får vara tom, som i 1 + 2 = 0.
paper-sheet-heads = Tändstickorna med huvudet uppåt hör till den som är vid draget.
paper-sheet-won = vunnet
paper-sheet-lost = förlorat
paper-sheet-value = värde
paper-sheet-moves = vinnande drag
paper-sheet-claim = urval
paper-sheet-claims = alla giltiga urval
paper-sheet-position = ställning
paper-sheet-hand = kort
paper-sheet-outcome = utgång
paper-sheet-answers = { $game }: facit
