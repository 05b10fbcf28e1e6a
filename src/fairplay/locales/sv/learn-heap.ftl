## Varje rättvist spel är en hög.

learn-heap-1-title = Olika spel, samma värde
learn-heap-1-text = Fem käglor i rad har värdet 4. Det har också en hög på 3 i Laskers Nim, där man tar från en hög eller delar den. Kan den som är vid draget vinna de här summorna?
learn-heap-1-done = Två spel med samma värde ger en förlorad summa, vilka spelen än är. Därför kan varje spel med värdet 4 bytas mot en nimhög på 4.
learn-heap-2-title = Två drag för mycket
learn-heap-2-text = Här är allt som en hög på 4 kan bli i Laskers Nim. Vilket är det minsta tal som saknas?
learn-heap-2-done = Värdet är 3. Från en nimhög på 3 når man också 0, 1 och 2. Men den här högen har dessutom drag till 4 och 5. Är den då bättre än en nimhög på 3?
learn-heap-3-title = Ett större värde görs ogjort
learn-heap-3-text = Högen på 4 och en nimhög på 3: summan borde vara förlorad. Din motspelare försöker komma undan och delar 4 i 1 och 3. De har värdena 1 och 4, tillsammans 5. Gå tillbaka till värdet 3.
learn-heap-3-done = Du tog en tändsticka från de 3 och lämnade 1 och 2, som har värdet 3. Från ett större värde finns det alltid ett drag tillbaka. Man vinner alltså inget på det, precis som i Poker-Nim.
learn-heap-4-title = Ett mindre värde besvaras
learn-heap-4-text = Samma summa en gång till. Nu tar din motspelare 2 tändstickor från nimhögen och lämnar 1. Vilket drag i Laskers Nim gör värdena lika?
learn-heap-4-done = Du går från 4 till 1. Alla värden under 3 går att nå, eftersom 3 är det minsta tal som saknas. Och går motspelaren under 3 i Laskers Nim, så följer du efter i nimhögen. Varje drag har alltså ett svar: därför stämmer regeln om minsta undantaget.
learn-heap-5-title = Laskers Nim från 1 till 8
learn-heap-5-text = Hitta nu värdena ett efter ett, vart och ett ur de tidigare. Till exempel kan 5 bli 4, 3, 2, 1 eller 0, med värdena 3, 4, 2, 1 och 0, eller 1 och 4, med 1 ⊕ 3 = 2, eller 2 och 3, med 2 ⊕ 4 = 6. Skriv värdena för högar på 1 till 8.
learn-heap-5-done = 3 och 4 har bytt plats, och det har 7 och 8 också. Så fortsätter det, fyra åt gången.
learn-heap-6-title = En hög på 100
learn-heap-6-text = I Laskers Nim byter två grannar plats när de ger resten 3 och 0 vid division med 4: 3 med 4, 7 med 8, 11 med 12. Vilket värde har en hög på 100?
learn-heap-6-done = 100 är delbart med 4, så högen har bytt plats med 99.
learn-heap-7-title = Tre spel, tre högar
learn-heap-7-text = En hög på 4 i Laskers Nim, fyra käglor i rad och en hög på 5 i Grundys spel, där man delar en hög i två olika stora. Vilken nimhög motsvarar vart och ett?
learn-heap-7-done = Det är 1, 2, 3 i förklädnad. Här är huvudsatsen: varje rättvist spel räknas i varje summa som en enda nimhög (Sprague–Grundys sats om opartiska spel).
learn-heap-8-title = Spela det som Nim
learn-heap-8-text = Samma tre spel, och datorn måste börja. Gör nimsumman av värdena till 0 igen efter varje drag den gör.
learn-heap-8-done = Det är artikelns slutsats. Se spelen som summor. Varje rättvist spel är en enda nimhög. Nimaddera högarna: 0 är förlorat, allt annat är vunnet.
learn-heap-large = Värdet av en hög på { $heap }
learn-heap-large-wrong = { $value } är värdet av en hög på { $heap }: division med 4 ger resten { $rest }.
