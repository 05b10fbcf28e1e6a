## Laboratoriet.

lab-lead = Skriv navnet på et spil, eller en kode, og se værdien af hver bunke: hvordan værdierne fortsætter, hvornår de gentager sig, og hvorfor.
lab-rule = Spil eller kode
lab-with = Sammenlign med
lab-with-none = intet
lab-count = Værdier
lab-examples = Eksempler
lab-values = Bunkernes værdier
lab-chart = Værdier af { $names } efter bunkens størrelse
lab-chart-text = Gule punkter er undtagelser før perioden; det skyggede til venstre er delen før perioden (forperioden). Træk for at flytte, dobbeltklik for at zoome ind. Med tasterne: pile, + og −.
lab-shown = Bunker { $first } til { $last }
lab-readout = Bunke { $heap } – { $values }
lab-zoom = Del af diagrammet
lab-left = Til mindre bunker
lab-right = Til større bunker
lab-nearer = Zoom ind
lab-further = Zoom ud
lab-whole = Alt
lab-periods = Hvordan det fortsætter
lab-preperiod = forperiode
lab-period = periode
lab-saltus = vækst (saltus)
lab-repeats = Fra bunke { $preperiod } gentager værdierne sig med periode { $period }.
lab-adds = Fra bunke { $preperiod } vokser værdien med { $saltus }, hver gang bunken vokser med { $period }.
lab-is-proved = bevist
lab-is-seen = set, ikke bevist
lab-proved-guy-smith = De første { $computed } værdier beviser det. Et træk tager kun et begrænset antal tændstikker, så derefter fås hver værdi af de samme værdier som en periode tidligere.
lab-proved-repeating = De første { $computed } værdier beviser det. Kodens cifre gentager sig i takt med perioden, så derefter fås hver værdi af de samme værdier som en periode tidligere.
lab-proved-witness = De første { $computed } værdier beviser det. Derefter fås hver værdi af træk, der efterlader en lille bunke og en bunke fra den seneste periode. Større bunker har de samme træk, blot med en bunke, der er en periode større.
lab-proved-arithmetic = De første { $computed } værdier beviser det. Derefter kan en bunke, der er { $period } større, stadig nå enhver mindre værdi, og ingen deling når den værdi, der er { $saltus } større. Derfor fortsætter væksten for altid.
lab-seen = Det gælder for de første { $computed } værdier. Det er ikke et bevis.
lab-exceptions = Undtagelser:
lab-none = { $computed ->
    [one] Én værdi viser ingen periode.
   *[other] Ingen periode blandt de første { $computed } værdier.
    }
lab-none-finite = Ingen ved, om ethvert oktalspil med endeligt mange cifre har en periode. Ingen har fundet et uden.
lab-none-unequal = Ingen har fundet en periode i Grundys spil blandt milliarder af værdier, og ingen ved, om der er en.
lab-none-hexadecimal = Ikke alle regler af denne slags har en periode: der findes hexadecimale spil, der aldrig gentager sig.
lab-none-repeating = Når cifrene i en kode gentager sig for altid, behøver der ikke være en periode.
lab-histogram = Hvor ofte hver værdi forekommer
lab-bar = { $count ->
    [one] Værdi { $value }: { $count } gang
   *[other] Værdi { $value }: { $count } gange
    }
lab-scale = En bunke og Grundys skala
lab-heap = Bunke
lab-taken = Tages
lab-table = Tabel over værdier
lab-table-caption = Værdier af { $name }; tallet til venstre er rækkens første bunke
lab-table-more = Til og med bunke { $last }. Flyt eller zoom i diagrammet for at se andre.
lab-rows-period = Rækker på en periode ({ $period })
lab-codes = Sådan læser du en kode
lab-codes-1 = Cifrene efter punktummet siger, hvad du må efterlade, når du tager 1, 2, 3, … tændstikker: 1 betyder ingenting, 2 én bunke, 4 to bunker. Læg det tilladte sammen: 7 = 1 + 2 + 4. Så 0.77 er Kegler: tag én eller to, og efterlad højst to bunker.
lab-codes-2 = Et ciffer før punktummet gælder, når du ikke tager noget: 4.7 lader dig dele en bunke. Kantede parenteser gentager: 0.[3] er Nim. 8 betyder tre bunker; summer over 9 skrives med bogstaver, fra a = 10 til f = 15.
lab-codes-3 = For et subtraktionsspil opregner du de antal, der må tages, som i sub{"{"}1,3,4{"}"}.
lab-looking = Leder efter en periode …
lab-play = Spil { $name }
lab-save-svg = Gem som SVG
lab-save-csv = { $count ->
    [one] Gem { $count } værdi som CSV
   *[other] Gem { $count } værdier som CSV
}
lab-certificate = Gem certifikatet
lab-certificate-text = Certifikatet er en lille fil med beviset for perioden. Kommandoen fairplay verify efterprøver det fra bunden.
