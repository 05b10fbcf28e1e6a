## Ethvert fair spil er en bunke.

learn-heap-1-title = Forskellige spil, ens værdier
learn-heap-1-text = Fem kegler på række har værdien 4. Det har en bunke på 3 i Laskers nim også; dér tager man fra en bunke eller deler den. Kan den, der er i trækket, vinde disse summer?
learn-heap-1-done = To spil med ens værdier giver en tabt sum, uanset hvilke spil det er. Så ethvert spil med værdien 4 kan byttes ud med en nim-bunke på 4.
learn-heap-2-title = To ekstra træk
learn-heap-2-text = Her er alt, hvad en bunke på 4 kan blive til i Laskers nim. Hvad er det mindste tal, der mangler?
learn-heap-2-done = Værdien er 3. Fra en nim-bunke på 3 kan man også nå 0, 1 og 2. Men denne bunke har desuden træk til 4 og 5. Er den så bedre end en nim-bunke på 3?
learn-heap-3-title = Større værdi: træk tilbage
learn-heap-3-text = Bunken på 4 og en nim-bunke på 3: summen skulle være tabt. Din modstander prøver at slippe fri og deler 4 i 1 og 3. De har værdierne 1 og 4, og nim-summen er 5. Gå tilbage til 3.
learn-heap-3-done = Du tog én tændstik fra de 3 og efterlod 1 og 2, som har værdien 3. Fra en større værdi kan man altid trække tilbage. Så modstanderen vinder intet ved det, ligesom i poker-nim.
learn-heap-4-title = Mindre værdi: svar i spillet
learn-heap-4-text = Den samme sum igen. Denne gang tager din modstander 2 tændstikker fra nim-bunken, så der er 1 tilbage. Hvilket træk i Laskers nim gør værdierne ens?
learn-heap-4-done = Du går fra 4 til 1. Alle værdier under 3 kan nås, for 3 er det mindste tal, der mangler. Og går modstanderen under 3 i Laskers nim, så følger du efter i nim-bunken. Der er altså et svar på hvert træk: derfor gælder reglen om den mindste undtagelse.
learn-heap-5-title = Laskers nim fra 1 til 8
learn-heap-5-text = Find nu værdierne én ad gangen, hver ud fra de foregående. For eksempel bliver 5 til 4, 3, 2, 1 eller 0 med værdierne 3, 4, 2, 1 og 0, eller til 1 og 4 med 1 ⊕ 3 = 2, eller til 2 og 3 med 2 ⊕ 4 = 6. Skriv værdierne af bunker på 1 til 8.
learn-heap-5-done = 3 og 4 har byttet plads, og det har 7 og 8 også. Sådan fortsætter det med perioden fire.
learn-heap-6-title = En bunke på 100
learn-heap-6-text = I Laskers nim bytter to bunker plads, når de giver rest 3 og 0 ved division med 4: 3 med 4, 7 med 8, 11 med 12. Hvilken værdi har en bunke på 100?
learn-heap-6-done = 4 går op i 100, så bunken har byttet plads med 99.
learn-heap-7-title = Tre spil, tre bunker
learn-heap-7-text = En bunke på 4 i Laskers nim, fire kegler på række og en bunke på 5 i Grundys spil, hvor man deler en bunke i to af forskellig størrelse. Hvilken nim-bunke svarer hvert spil til?
learn-heap-7-done = Det er 1, 2, 3 i forklædning. Her er hovedsætningen: ethvert fair spil tæller i enhver sum som netop én nim-bunke (Sprague–Grundys sætning).
learn-heap-8-title = Spil det som Nim
learn-heap-8-text = De samme tre spil, og computeren skal begynde. Svar hver gang, så nim-summen af værdierne bliver 0 igen.
learn-heap-8-done = Det er artiklens konklusion: betragt summen af spil. Alle fair spil svarer til nim-spil med netop én bunke. Læg bunkerne sammen: sum 0 er tabt, alt andet er vundet.
learn-heap-large = Værdien af en bunke på { $heap }
learn-heap-large-wrong = { $value } er værdien af en bunke på { $heap }: division med 4 giver rest { $rest }.
