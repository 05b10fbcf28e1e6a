## Perioder.

learn-periods-1-title = Grundys skala
learn-periods-1-text = I Grundys spil deler man en bunke i to af forskellig størrelse. To linealer viser alle måder på én gang: værdierne og under dem en spejlvendt kopi. Flyt den nederste lineal til hver bunke, og aflæs værdien.
learn-periods-1-done = En bunke på 12 har værdien 1. Til den næste bunke flytter man linealen ét skridt: de samme tal i nye par.
learn-periods-2-title = Find rytmen
learn-periods-2-text = Her er værdierne af 0 til 167 kegler. Skift rækkernes længde, indtil hver søjle længere nede kun viser én værdi.
learn-periods-2-done = Værdierne gentager sig med perioden 12. I de øverste rækker er der endnu nogle, der ikke passer.
learn-periods-3-title = Den sidste undtagelse
learn-periods-3-text = På de markerede pladser er værdien en anden 12 kegler senere. Hvilken plads er den sidste?
learn-periods-3-done = En række på 70 kegler, der har værdien 6, bryder rytmen for sidste gang. Fra 71 holder den, så langt vi kan se.
learn-periods-4-title = Hvorfor rytmen aldrig holder op
learn-periods-4-text = Vi kender værdierne op til 167. Stil nu 168 kegler op. På Grundys skala giver et kast et par rækker med 167 eller 166 kegler i alt. Hvor mange kegler har den længste række mindst?
learn-periods-4-done = Mindst 83, og 83 − 12 = 71: dér gælder rytmen allerede. Så tag 12 kegler fra den længste række, og ingen værdi ændrer sig. Parrene for 168 har de samme nim-summer som parrene for 156, og det samme tal mangler. Så kommer 169, og sådan bliver det ved (Guy og Smith, 1956).
learn-periods-5-title = Tusind kegler
learn-periods-5-text = Med perioden kender du rækker, som ingen ville stille op. Hvilken af disse rækker har samme værdi som 1000 kegler?
learn-periods-5-done = 1000 − 76 = 924 = 77 · 12, så 1000 kegler har samme værdi som 76.
learn-periods-6-title = Dawsons skak
learn-periods-6-text = I Dawsons skak bruger et træk med de tvungne slag én linje og linjerne ved siden af. Et stykke på 3 linjer bliver til 1 (træk ved enden) eller 0 (træk i midten). Brug reglen om den mindste undtagelse, og skriv værdierne af 1 til 5 linjer.
learn-periods-6-done = 1, 1, 2, 0 som i artiklen, og så 3. Fra 52 linjer gentager værdierne sig med perioden 34.
learn-periods-7-title = Hvor langt er langt nok?
learn-periods-7-text = Kegler: rytme fra 71, periode 12, et kast tager højst 2. Rytmen er sikker, når den har holdt til 2 · 71 + 2 · 12 + 2 − 1 = 167. Dawsons skak: rytme fra 52, periode 34, et træk tager højst 3 linjer. Hvor langt skal vi kende værdierne?
learn-periods-7-done = Til 174. Artiklen skriver, at de første 120 er nok. De viser perioden to gange, og perioden er rigtig; til beviset skal der lidt flere til.
learn-periods-8-title = Hvor argumentet ikke virker
learn-periods-8-text = Argumentet virker, når der er en grænse for, hvor mange man må fjerne ad gangen. Hvilke af disse spil har sådan en grænse?
learn-periods-8-done = I Nim er der ingen grænse, og værdierne 0, 1, 2, 3, … gentager sig aldrig. I Grundys spil fjerner man intet, så dér ville argumentet virke. Men ingen har fundet en periode blandt milliarder af værdier. Man kender kun 42 bunker, der er tabt, den tomme medregnet. Den største er på 1222.
learn-periods-longer = Kegler i den længste række, mindst
learn-periods-longer-few = To rækker på højst { $number } kegler har tilsammen højst { $sum }. Det er for få.
learn-periods-longer-many = Ram de to kegler i midten: to ens rækker bliver tilbage, og ingen af dem har { $number } kegler.
learn-periods-far = Værdierne skal kendes til
learn-periods-far-seen = { $number } = { $start } + 2 · { $period }: da har man set perioden to gange. Men formlen begynder med 2 · { $start }.
learn-periods-far-wrong = Sæt { $start } i stedet for 71, { $period } i stedet for 12 og { $most } i stedet for det sidste 2-tal.
learn-periods-limits = Er der en grænse for, hvor mange et træk fjerner?
learn-periods-limit = grænse
learn-periods-unlimited = ingen grænse
learn-periods-limit-kayles = Kegler har en grænse: et kast vælter højst 2 kegler.
learn-periods-limit-nim = Nim har ingen grænse: fra en bunke på 1000 må man tage alle 1000.
learn-periods-limit-dawson = Dawsons skak har en grænse: et træk bruger højst 3 linjer.
learn-periods-limit-lasker = Laskers nim har ingen grænse: også her må man tage en hel bunke, uanset hvor stor den er.
learn-periods-limit-grundy = Grundys spil har en grænse: en deling fjerner ikke en eneste tændstik.
