## Perioder.

learn-periods-1-title = Grundys skala
learn-periods-1-text = I Grundys spel delar man en hög i två olika stora. Två linjaler visar alla sätt på en gång: värdena, och under dem deras spegelbild. Läs av paren för varje hög och hitta värdet.
learn-periods-1-done = En hög på 12 har värdet 1. För nästa hög flyttar man linjalen ett steg: samma tal i nya par.
learn-periods-2-title = Hitta rytmen
learn-periods-2-text = Det här är värdena för 0 till 167 käglor. Ändra radernas längd tills varje kolumn längre ner bara visar ett värde.
learn-periods-2-done = Värdena upprepas med perioden 12. I de övre raderna finns det några som inte stämmer än.
learn-periods-3-title = Det sista undantaget
learn-periods-3-text = På de markerade platserna är värdet 12 käglor senare ett annat. Vilken är den sista av dem?
learn-periods-3-done = En rad med 70 käglor, som har värdet 6, bryter rytmen för sista gången. Från 71 håller den, så långt vi kan se.
learn-periods-4-title = Varför rytmen aldrig tar slut
learn-periods-4-text = Vi känner till värdena upp till 167. Ställ nu upp 168 käglor. På Grundys skala ger ett kast ett par av rader med tillsammans 167 eller 166 käglor. Hur många käglor har den längre raden minst?
learn-periods-4-done = Minst 83, och 83 − 12 = 71: där gäller rytmen redan. Ta alltså bort 12 käglor från den längre raden, och inget värde ändras. Paren för 168 har samma nimsummor som paren för 156, och samma tal saknas. Sedan kommer 169, och så vidare för alltid (Guy och Smith, 1956).
learn-periods-5-title = Tusen käglor
learn-periods-5-text = Med perioden känner du till rader som ingen skulle ställa upp. Vilken av de här raderna har samma värde som 1000 käglor?
learn-periods-5-done = 1000 − 76 = 924 = 77 · 12, så 1000 käglor har samma värde som 76.
learn-periods-6-title = Dawsons schack
learn-periods-6-text = I Dawsons schack förbrukar ett drag, med slagen som det tvingar fram, en linje och linjerna bredvid. En sträcka på 3 linjer blir 1 (drag i kanten) eller 0 (drag i mitten). Använd regeln om minsta undantaget och skriv värdena för 1 till 5 linjer.
learn-periods-6-done = 1, 1, 2, 0 som i artikeln, och sedan 3. Från 52 linjer upprepas värdena med perioden 34.
learn-periods-7-title = Hur långt är långt nog?
learn-periods-7-text = Käglor: rytm från 71, period 12, ett kast tar högst 2. Rytmen är säker när den har hållit till 2 · 71 + 2 · 12 + 2 − 1 = 167. Dawsons schack: rytm från 52, period 34, ett drag tar högst 3 linjer. Hur långt behöver vi känna till värdena?
learn-periods-7-done = Till 174. Artikeln skriver att de första 120 räcker. De visar perioden två gånger, och det är den rätta; för beviset behövs några till.
learn-periods-8-title = Där beviset inte fungerar
learn-periods-8-text = Beviset behöver en gräns: ett drag får inte ta mer än ett bestämt antal tändstickor. Vilka av de här spelen har en sådan gräns?
learn-periods-8-done = I Nim finns ingen gräns, och värdena 0, 1, 2, 3, … upprepas aldrig. I Grundys spel tar man inte bort något, så där skulle beviset fungera. Men ingen har hittat en period bland miljarder värden. Man känner bara till 42 förlorade högar, den tomma inräknad. Den största har 1222 tändstickor.
learn-periods-longer = Käglor i den längre raden, minst
learn-periods-longer-few = Två rader med högst { $number } käglor har tillsammans högst { $sum }. Det är för lite.
learn-periods-longer-many = Träffa de två käglorna i mitten: två lika rader blir kvar, och ingen av dem har { $number } käglor.
learn-periods-far = Värdena behövs till
learn-periods-far-seen = { $number } = { $start } + 2 · { $period }: då har man sett perioden två gånger. Men formeln börjar med 2 · { $start }.
learn-periods-far-wrong = Sätt { $start } i stället för 71, { $period } i stället för 12 och { $most } i stället för den sista tvåan.
learn-periods-limits = Finns det en gräns för vad ett drag tar?
learn-periods-limit = gräns
learn-periods-unlimited = ingen gräns
learn-periods-limit-kayles = Kägelspelet har en gräns: ett kast tar högst 2 käglor.
learn-periods-limit-nim = Nim har ingen gräns: från en hög på 1000 får man ta alla 1000.
learn-periods-limit-dawson = Dawsons schack har en gräns: ett drag förbrukar högst 3 linjer.
learn-periods-limit-lasker = Laskers Nim har ingen gräns: också här får man ta en hel hög, hur stor den än är.
learn-periods-limit-grundy = Grundys spel har en gräns: en delning tar inte bort en enda tändsticka.
