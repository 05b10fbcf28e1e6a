## Summor av spel.

learn-sums-1-title = Vunnet och vunnet blir förlorat
learn-sums-1-text = Nim är en summa: varje hög är ett eget spel, och man drar i ett av dem. Kan den som är vid draget vinna? Svara för varje ställning.
learn-sums-1-done = Varje ensam hög är vunnen, och ändå är 2, 2 och 1, 2, 3 förlorade. Det räcker inte att veta vem som vinner varje spel. Vi behöver tal.
learn-sums-2-title = Högen som balanserar
learn-sums-2-text = Fem käglor i rad. Ett drag fäller en kägla, eller två som står bredvid varandra. Vilken nimhög ska du lägga till för att summan ska bli förlorad för den som är vid draget?
learn-sums-2-done = Bara en hög passar. Dess storlek är radens värde (nimber, eller Grundyvärde): i varje summa räknas raden som den högen.
learn-sums-3-title = Addition utan minnessiffror
learn-sums-3-text = Högar på 5 och 3 är tillsammans värda en enda hög. Vilken? Skriv en tredje rad som gör alla kolumner jämna.
learn-sums-3-done = Alltså är 5 ⊕ 3 = 6: addera i tvåsystemet, med 1 + 1 = 0. Resultatet kallas nimsumman.
learn-sums-4-title = Käglor och tändstickor
learn-sums-4-text = Sju käglor har värdet 2, och högen har 3. Välj ett drag i ett av spelen, se värdena efteråt och gör nimsumman till 0.
learn-sums-4-done = Nimsumman är 0: summan är förlorad för din motspelare.
learn-sums-5-title = Spela en summa
learn-sums-5-text = Fem käglor och högar på 2 och 3, och du börjar. Värdena är 4, 2 och 3.
learn-sums-5-done = Nu kan du vinna summor av spel som inte har något annat gemensamt än sina värden.
