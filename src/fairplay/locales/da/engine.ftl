# Sequences, periods, certificates and plots.
period-repeats = { $rule }: fra { $preperiod } gentager værdierne sig med periode { $period }.
period-adds = { $rule }: fra { $preperiod } er G(n+{ $period }) = G(n)+{ $saltus }.
period-by-guy-smith = Bevist ved Guy og Smiths sætning: intet træk tager mere end { $most } eller efterlader flere bunker end { $heaps }, og G(n+{ $period }) = G(n) for alle n fra { $first } til { $last }, så det gælder for altid.
period-by-repeating = Bevist ved Guy og Smiths sætning, udvidet til cifre, der gentages, og til ulige dele: G(n+{ $period }) = G(n) for alle n fra { $first } til { $last }, så det gælder for altid.
period-by-arithmetic = Bevist ved et kriterium for aritmetiske perioder for regler, der gentages: G(n+{ $period }) = G(n)+{ $saltus } for alle n fra { $first } til { $last }, og ingen deling kan have værdien af en større bunke, så det gælder for altid.
period-seen = Set i de første { $computed } værdier, ikke bevist: ingen sætning, der bruges her, dækker denne regel.
period-seen-few = Set i de første { $computed } værdier, ikke bevist: beviset kræver { $needed } værdier.
period-none = { $rule }: ingen periode at se i de første { $computed } værdier.
period-exceptions = Undtagelser før det: { $exceptions }
period-exceptions-many = Undtagelser før det: { $count }, den sidste ved { $last }
period-exceptions-last = Sidste undtagelse før det: { $last }

error-memory = { $count } værdier fylder { $needed } MiB i hukommelsen, og denne maskine har { $there }

verify-claim = { $rule }: forperiode { $preperiod }, periode { $period }, tillæg { $saltus }.
verify-definition = De første { $checked } værdier, beregnet igen alene ved definitionen.
verify-solver = De første { $checked } værdier, beregnet igen af en anden løser; { $samples } af dem, valgt tilfældigt, kontrolleret ved definitionen.
verify-hash = Deres kontrolsum er certifikatets.
verify-range = G(n+{ $period }) = G(n)+{ $saltus } for alle n fra { $first } til { $last }, ikke fra noget mindre n, og for ingen kortere periode.
verify-theorem = Det er alt, hvad sætningen { $theorem } kræver, regnet efter på ny.
verify-ok = Certifikatet holder.

plot-title = { $rule }: de første { $count } nimværdier
plot-period = periode { $period } fra { $preperiod }
plot-heaps = bunker med denne værdi
plot-rares = sjældne op til n

progress-detail = { $rate } værdier/s, { $rares } sjældne, størst { $maximum }

error-checkpoint = { $name }: beskadiget, eller ikke et kontrolpunkt for { $rule }
error-checkpoint-window = { $name }: indeholder de sidste værdier i en søgning efter en periode, ikke alle værdier; kun fairplay period fortsætter derfra
error-file-read = { $name }: kan ikke læses ({ $reason })
error-plot-format = { $name }: navnet på et diagram ender på et af { $formats }
error-certificate-none = { $rule }: der skrives intet certifikat, da ingen periode er bevist
error-certificate-format = Ikke et certifikat for en periode, som fairplay period --certificate skriver det
error-certificate-field = Afvist: { $name } er ikke, hvad det skal være
error-certificate-hash = Afvist: kontrolsummen er ikke den for de første { $checked } værdier
error-certificate-value = Afvist: efter definitionen har G({ $n }) en anden værdi
error-certificate-period = Afvist: værdierne gentager sig ikke med periode { $period } fra { $preperiod }
error-certificate-least = Afvist: { $name } er ikke det mindste
error-certificate-bound = Afvist: { $checked } værdier beviser det ikke
