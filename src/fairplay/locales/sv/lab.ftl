## Labbet.

lab-lead = Skriv ett spels namn eller kod och se värdet av varje hög: hur de fortsätter, när de upprepas och varför.
lab-rule = Spel eller kod
lab-with = Jämför med
lab-with-none = inget
lab-count = Värden
lab-examples = Exempel
lab-values = Högarnas värden
lab-chart = Värden för { $names } efter högens storlek
lab-chart-text = Gula punkter är undantag före perioden; det skuggade till vänster är förperioden. Dra för att flytta, dubbelklicka för att zooma; med tangenterna: pilar, + och −.
lab-shown = Högar { $first } till { $last }
lab-readout = Hög { $heap } — { $values }
lab-zoom = Del av diagrammet
lab-left = Till mindre högar
lab-right = Till större högar
lab-nearer = Zooma in
lab-further = Zooma ut
lab-whole = Allt
lab-periods = Hur det fortsätter
lab-preperiod = förperiod
lab-period = period
lab-saltus = saltus
lab-repeats = Från hög { $preperiod } upprepas värdena med perioden { $period }.
lab-adds = Från hög { $preperiod } växer värdet med { $saltus } varje gång högen växer med { $period }.
lab-is-proved = bevisat
lab-is-seen = sett, inte bevisat
lab-proved-guy-smith = De första { $computed } värdena bevisar det: ett drag tar ett begränsat antal, så därefter fås varje värde ur samma tal som en period tidigare.
lab-proved-repeating = De första { $computed } värdena bevisar det: enligt en sats om regler av det här slaget återkommer samma värden sedan för alltid.
lab-proved-arithmetic = De första { $computed } värdena bevisar det: enligt en sats om regler av det här slaget fortsätter samma tillväxt sedan för alltid.
lab-seen = Det gäller för de första { $computed } värdena. Det är inget bevis.
lab-exceptions = Undantag:
lab-none = Ingen period bland de första { $computed } värdena.
lab-none-text = Ingen vet om varje ändligt oktalspel, eller Grundys spel, har en period.
lab-histogram = Hur ofta varje värde förekommer
lab-bar = Värde { $value }: { $count } gånger
lab-scale = En hög och Grundys skala
lab-heap = Hög
lab-taken = Tas bort
lab-table = Tabell över värden
lab-table-caption = Värden för { $name }; talet till vänster är radens första hög
lab-table-more = Till och med hög { $last }. Flytta eller förminska diagrammets del för att se andra.
lab-rows-period = Rader om en period ({ $period })
lab-codes = Hur en kod läses
lab-codes-1 = Siffrorna efter punkten säger vad som får lämnas när 1, 2, 3, … stickor tas: 1 om inget får lämnas, 2 om en hög, 4 om två högar; det tillåtna adderas. Så 0.77 är kägelspelet: ta en eller två och lämna högst två högar.
lab-codes-2 = En siffra före punkten gäller när inget tas: 4.7 tillåter att dela en hög. Hakparenteser upprepar: 0.[3] är Nim. Siffrorna 8 och 9 och bokstäverna a till f tillåter också tre högar.
lab-codes-3 = Ett subtraktionsspel skrivs med de antal som får tas, som i sub{"{"}1,3,4{"}"}.
lab-looking = Letar efter en period …
lab-play = Spela { $name }
lab-save-svg = Spara som SVG
lab-save-csv = { $count ->
    [one] Spara { $count } värde som CSV
   *[other] Spara { $count } värden som CSV
}
lab-certificate = Spara certifikatet
lab-certificate-text = Certifikatet är en liten fil med beviset för perioden. Kommandot fairplay verify kontrollerar det självständigt.
