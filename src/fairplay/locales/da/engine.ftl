# Sequences, periods, certificates and plots.
period-repeats = { $rule }: fra { $preperiod } gentager værdierne sig med periode { $period }.
period-adds = { $rule }: fra { $preperiod } er G(n+{ $period }) = G(n)+{ $saltus }.
period-by-guy-smith = Bevist med Guy og Smiths sætning: intet træk tager mere end { $most } eller efterlader flere bunker end { $heaps }, og G(n+{ $period }) = G(n) for alle n fra { $first } til { $last }. Derfor gælder det for altid.
period-by-repeating = Bevist med Guy og Smiths sætning, udvidet til cifre, der gentages, og til dele af forskellig størrelse: G(n+{ $period }) = G(n) for alle n fra { $first } til { $last }. Derfor gælder det for altid.
period-by-witness = Bevist med vidner: G(n+{ $period }) = G(n) for alle n fra { $first } til { $last }, ingen bunke blandt dem giver større bunker nye træk, og gennem en hel periode nås hver mindre værdi med et træk, som større bunker kan gentage. Derfor gælder det for altid.
period-by-arithmetic = Bevist med en sætning om aritmetiske perioder for koder, hvis cifre gentages: G(n+{ $period }) = G(n)+{ $saltus } for alle n fra { $first } til { $last }, en større bunke når hver mindre værdi, og ingen deling har bunkens egen værdi. Derfor gælder det for altid.
period-seen = Set i de første { $computed } værdier, men ikke bevist: ingen af de sætninger, der bruges her, dækker denne regel.
period-seen-few = Set i de første { $computed } værdier, men ikke bevist: beviset kræver { $needed } værdier.
period-none = { $computed ->
    [one] { $rule }: én værdi viser ingen periode.
   *[other] { $rule }: ingen periode blandt de første { $computed } værdier.
    }
period-exceptions = Undtagelser før det: { $exceptions }
period-exceptions-many = Undtagelser før det: { $count }, den sidste ved { $last }
period-exceptions-last = Sidste undtagelse før det: { $last }

error-memory = Så mange værdier ({ $count }) kræver { $needed } MiB hukommelse, men denne maskine har { $there }

verify-claim = { $rule }: forperiode { $preperiod }, periode { $period }, saltus { $saltus }.
verify-definition = De første { $checked } værdier er beregnet igen, alene ud fra definitionen.
verify-solver = De første { $checked } værdier er beregnet igen med en anden metode, og { $samples } af dem, tilfældigt valgt, ud fra definitionen.
verify-begun = De første værdier blev beregnet igen ud fra definitionen, og værdierne frem til det første mærke med en anden metode.
verify-stretches = { $all ->
    [0] Der er ikke flere værdier.
    [one] Den eneste strækning derefter blev beregnet igen, bunke for bunke, med en metode, der intet har til fælles med motoren.
   *[other] Alle { $all } strækninger derefter blev beregnet igen, bunke for bunke, med en metode, der intet har til fælles med motoren.
    }
verify-sample = Strækninger derefter, beregnet igen bunke for bunke med en metode, der intet har til fælles med motoren: { $count } af { $all }.
verify-rares = Deres summer passer med mærkerne. De sjældne bunker er præcis dem, der står på listen.
verify-witnesses = Hvert vidne blev kontrolleret.
verify-hash = Deres kontrolsum passer med certifikatet.
verify-range = G(n+{ $period }) = G(n)+{ $saltus } for alle n fra { $first } til { $last }. Ingen kortere periode passer, og ingen tidligere begyndelse.
verify-theorem = Det er alle betingelserne i sætningen { $theorem }, efterprøvet igen.
verify-ok = Certifikatet holder.
verify-ok-sample = Alt det, der blev kontrolleret, er rigtigt. Uden --sample kontrolleres alt.

plot-title = { $count ->
    [one] { $rule }: den første værdi
   *[other] { $rule }: de første { $count } værdier
    }
plot-period = periode { $period } fra { $preperiod }
plot-heaps = bunker med denne værdi
plot-rares = sjældne værdier op til n

progress-detail = pr. sekund: { $rate }, sjældne: { $rares }, størst: { $maximum }

error-checkpoint = { $name }: beskadiget, eller ikke et kontrolpunkt for { $rule }
error-checkpoint-window = { $name }: indeholder kun de sidste værdier i en søgning efter en periode. Kun fairplay period kan fortsætte derfra
error-checkpoint-verify = { $name }: beskadiget, eller hører ikke til kontrollen af dette certifikat
error-file-read = { $name }: kan ikke læses ({ $reason })
error-plot-format = { $name }: navnet på et diagram skal ende på et af { $formats }
error-certificate-none = { $rule }: intet certifikat, for ingen periode er bevist
error-certificate-format = Ikke et certifikat, sådan som fairplay period --certificate eller fairplay misere --certificate skriver det
error-certificate-field = Afvist: { $name } er ikke, hvad det skulle være
error-certificate-hash = Afvist: kontrolsummen passer ikke med de første { $checked } værdier
error-certificate-value = Afvist: ifølge definitionen har G({ $n }) en anden værdi
error-certificate-period = Afvist: værdierne gentager sig ikke med periode { $period } fra { $preperiod }
error-certificate-least = Afvist: { $name } er ikke det mindst mulige
error-certificate-bound = Afvist: { $checked } værdier er ikke nok til at bevise det
error-certificate-rare = Afvist: listen over sjældne bunker er forkert ved { $n }
error-certificate-witness = Afvist: intet vidne viser et træk til værdien { $value } fra bunke { $n }
error-certificate-turn = Afvist: perioden på listen har en forkert værdi for bunke { $n }
error-certificate-mark = Afvist: de nyberegnede værdier stemmer ikke med mærkerne, fra bunke { $start } til { $n }
error-certificate-open = Afvist: intet udelukker, at denne bunke er sjælden: { $n }
error-certificate-sample = Perioden er for lang til, at dens vidner kan opregnes, så --sample beviser ingenting her: kontroller alle strækninger
