## Laboratoriet.

lab-lead = Skriv et spils navn eller kode, og se værdien af hver bunke: hvordan de fortsætter, hvornår de gentager sig, og hvorfor.
lab-rule = Spil eller kode
lab-with = Sammenlign med
lab-with-none = intet
lab-count = Værdier
lab-examples = Eksempler
lab-values = Bunkernes værdier
lab-chart = Værdier af { $names } efter bunkens størrelse
lab-chart-text = Gule punkter er undtagelser før perioden; det skyggede til venstre er forperioden. Træk for at flytte, dobbeltklik for at komme nærmere; med tasterne: pile, + og −.
lab-shown = Bunker { $first } til { $last }
lab-readout = Bunke { $heap } — { $values }
lab-zoom = Del af diagrammet
lab-left = Til mindre bunker
lab-right = Til større bunker
lab-nearer = Zoom ind
lab-further = Zoom ud
lab-whole = Alt
lab-periods = Hvordan det fortsætter
lab-preperiod = forperiode
lab-period = periode
lab-saltus = saltus
lab-repeats = Fra bunke { $preperiod } gentager værdierne sig med perioden { $period }.
lab-adds = Fra bunke { $preperiod } vokser værdien med { $saltus }, hver gang bunken vokser med { $period }.
lab-is-proved = bevist
lab-is-seen = set, ikke bevist
lab-proved-guy-smith = De første { $computed } værdier beviser det: et træk tager et begrænset antal, så derefter fås hver værdi af de samme tal som en periode tidligere.
lab-proved-repeating = De første { $computed } værdier beviser det: ifølge en sætning om regler af denne slags kommer de samme værdier derefter igen for evigt.
lab-proved-arithmetic = De første { $computed } værdier beviser det: ifølge en sætning om regler af denne slags fortsætter den samme vækst derefter for evigt.
lab-seen = Det gælder for de første { $computed } værdier. Det er intet bevis.
lab-exceptions = Undtagelser:
lab-none = Ingen periode blandt de første { $computed } værdier.
lab-none-text = Ingen ved, om ethvert endeligt oktalspil, eller Grundys spil, har en periode.
lab-histogram = Hvor ofte hver værdi forekommer
lab-bar = Værdi { $value }: { $count } gange
lab-scale = En bunke og Grundys skala
lab-heap = Bunke
lab-taken = Fjernes
lab-table = Tabel over værdier
lab-table-caption = Værdier af { $name }; tallet til venstre er rækkens første bunke
lab-table-more = Til og med bunke { $last }. Flyt eller indsnævr diagrammets del for at se andre.
lab-rows-period = Rækker på en periode ({ $period })
lab-codes = Hvordan en kode læses
lab-codes-1 = Cifrene efter punktummet siger, hvad der må levnes, når 1, 2, 3, … tændstikker fjernes: 1, hvis intet må levnes, 2, hvis én bunke, 4, hvis to bunker; det tilladte lægges sammen. Så 0.77 er Kegler: fjern én eller to, og levn højst to bunker.
lab-codes-2 = Et ciffer før punktummet gælder, når intet fjernes: 4.7 tillader at dele en bunke. Kantede parenteser gentager: 0.[3] er Nim. Cifrene 8 og 9 og bogstaverne a til f tillader også tre bunker.
lab-codes-3 = Et subtraktionsspil skrives med de antal, der må fjernes, som i sub{"{"}1,3,4{"}"}.
lab-looking = Leder efter en periode …
lab-play = Spil { $name }
lab-save-svg = Gem som SVG
lab-save-csv = { $count ->
    [one] Gem { $count } værdi som CSV
   *[other] Gem { $count } værdier som CSV
}
lab-certificate = Gem certifikatet
lab-certificate-text = Certifikatet er en lille fil med beviset for perioden. Kommandoen fairplay verify kontrollerer det på egen hånd.
