## Labbet.

lab-lead = Skriv namnet på ett spel, eller en kod, och se värdet av varje hög: hur värdena fortsätter, när de upprepas och varför.
lab-rule = Spel eller kod
lab-with = Jämför med
lab-with-none = inget
lab-count = Värden
lab-examples = Exempel
lab-values = Högarnas värden
lab-chart = Värden för { $names } efter högens storlek
lab-chart-text = Gula punkter är undantag före perioden; det skuggade till vänster är delen före perioden (förperioden). Dra för att flytta, dubbelklicka för att zooma in. Med tangenterna: pilar, + och −.
lab-shown = Högar { $first } till { $last }
lab-readout = Hög { $heap } – { $values }
lab-zoom = Del av diagrammet
lab-left = Till mindre högar
lab-right = Till större högar
lab-nearer = Zooma in
lab-further = Zooma ut
lab-whole = Allt
lab-periods = Hur det fortsätter
lab-preperiod = förperiod
lab-period = period
lab-saltus = tillväxt (saltus)
lab-repeats = Från hög { $preperiod } upprepas värdena med perioden { $period }.
lab-adds = Från hög { $preperiod } växer värdet med { $saltus } varje gång högen växer med { $period }.
lab-is-proved = bevisat
lab-is-seen = sett, inte bevisat
lab-proved-guy-smith = De första { $computed } värdena bevisar det. Ett drag tar bara ett begränsat antal tändstickor, så därefter fås varje värde ur samma värden som en period tidigare.
lab-proved-repeating = De första { $computed } värdena bevisar det. Kodens siffror upprepas i takt med perioden, så därefter fås varje värde ur samma värden som en period tidigare.
lab-proved-witness = De första { $computed } värdena bevisar det. Därefter fås varje värde ur drag som lämnar en liten hög och en hög ur den senaste perioden. Större högar har samma drag, men med en hög som är en period större.
lab-proved-arithmetic = De första { $computed } värdena bevisar det. Därefter når en hög som är { $period } större fortfarande varje mindre värde, och ingen delning når värdet som är { $saltus } större. Därför fortsätter tillväxten för alltid.
lab-seen = Det gäller för de första { $computed } värdena. Det är inget bevis.
lab-exceptions = Undantag:
lab-none = { $computed ->
    [one] Ett enda värde visar ingen period.
   *[other] Ingen period bland de första { $computed } värdena.
    }
lab-none-finite = Ingen vet om varje oktalspel med ändligt många siffror har en period. Ingen har hittat ett utan.
lab-none-unequal = Ingen har hittat någon period i Grundys spel bland miljarder värden, och ingen vet om det finns någon.
lab-none-hexadecimal = Inte alla regler av det här slaget har en period: det finns hexadecimala spel som aldrig upprepas.
lab-none-repeating = När siffrorna i en kod upprepas för alltid behöver det inte finnas någon period.
lab-histogram = Hur ofta varje värde förekommer
lab-bar = { $count ->
    [one] Värde { $value }: { $count } gång
   *[other] Värde { $value }: { $count } gånger
    }
lab-scale = En hög och Grundys skala
lab-heap = Hög
lab-taken = Tas bort
lab-table = Tabell över värden
lab-table-caption = Värden för { $name }; talet till vänster är radens första hög
lab-table-more = Till och med hög { $last }. Flytta eller zooma i diagrammet för att se andra.
lab-rows-period = Rader om en period ({ $period })
lab-codes = Så läser du en kod
lab-codes-1 = Siffrorna efter punkten säger vad du får lämna när du tar 1, 2, 3, … tändstickor: 1 betyder ingenting, 2 en hög, 4 två högar. Lägg ihop det som är tillåtet: 7 = 1 + 2 + 4. Så 0.77 är kägelspelet: ta en eller två och lämna högst två högar.
lab-codes-2 = En siffra före punkten gäller när du inte tar något: 4.7 låter dig dela en hög. Hakparenteser upprepar: 0.[3] är Nim. 8 betyder tre högar; summor över 9 skrivs med bokstäver, från a = 10 till f = 15.
lab-codes-3 = För ett subtraktionsspel räknar du upp hur många som får tas, som i sub{"{"}1,3,4{"}"}.
lab-looking = Letar efter en period …
lab-play = Spela { $name }
lab-save-svg = Spara som SVG
lab-save-csv = { $count ->
    [one] Spara { $count } värde som CSV
   *[other] Spara { $count } värden som CSV
}
lab-certificate = Spara certifikatet
lab-certificate-text = Certifikatet är en liten fil med beviset för perioden. Kommandot fairplay verify kontrollerar det från grunden.
