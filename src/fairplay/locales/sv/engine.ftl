# Sequences, periods, certificates and plots.
period-repeats = { $rule }: från { $preperiod } upprepas värdena med perioden { $period }.
period-adds = { $rule }: från { $preperiod } är G(n+{ $period }) = G(n)+{ $saltus }.
period-by-guy-smith = Bevisat med Guys och Smiths sats: inget drag tar mer än { $most } eller lämnar fler högar än { $heaps }, och G(n+{ $period }) = G(n) för alla n från { $first } till { $last }, så det gäller för alltid.
period-by-repeating = Bevisat med Guys och Smiths sats, utvidgad till siffror som upprepas och till olika delar: G(n+{ $period }) = G(n) för alla n från { $first } till { $last }, så det gäller för alltid.
period-by-arithmetic = Bevisat med ett villkor för aritmetiska perioder hos regler som upprepas: G(n+{ $period }) = G(n)+{ $saltus } för alla n från { $first } till { $last }, och ingen delning kan ha värdet av en större hög, så det gäller för alltid.
period-seen = Sett i de första { $computed } värdena, inte bevisat: ingen sats som används här täcker regeln.
period-seen-few = Sett i de första { $computed } värdena, inte bevisat: beviset kräver { $needed } värden.
period-none = { $rule }: ingen period syns i de första { $computed } värdena.
period-exceptions = Undantag före det: { $exceptions }
period-exceptions-many = Undantag före det: { $count }, det sista vid { $last }
period-exceptions-last = Sista undantaget före det: { $last }

error-memory = { $count } värden tar { $needed } MiB minne, och den här datorn har { $there }

verify-claim = { $rule }: förperiod { $preperiod }, period { $period }, tillägg { $saltus }.
verify-definition = De första { $checked } värdena, uträknade på nytt enbart med definitionen.
verify-solver = De första { $checked } värdena, uträknade på nytt av en annan lösare; { $samples } av dem, slumpvis valda, kontrollerade med definitionen.
verify-hash = Deras kontrollsumma är certifikatets.
verify-range = G(n+{ $period }) = G(n)+{ $saltus } för alla n från { $first } till { $last }, inte från något mindre n, och för ingen kortare period.
verify-theorem = Det är allt som satsen { $theorem } kräver, uträknat på nytt.
verify-ok = Certifikatet håller.

plot-title = { $rule }: de första { $count } nimvärdena
plot-period = period { $period } från { $preperiod }
plot-heaps = högar med detta värde
plot-rares = sällsynta upp till n

progress-detail = { $rate } värden/s, { $rares } sällsynta, störst { $maximum }

error-checkpoint = { $name }: skadad, eller ingen kontrollpunkt för { $rule }
error-checkpoint-window = { $name }: innehåller de sista värdena i en sökning efter en period, inte alla värden; bara fairplay period fortsätter därifrån
error-file-read = { $name }: kan inte läsas ({ $reason })
error-plot-format = { $name }: namnet på ett diagram slutar på något av { $formats }
error-certificate-none = { $rule }: inget certifikat skrivs, eftersom ingen period är bevisad
error-certificate-format = Inget certifikat för en period, så som fairplay period --certificate skriver det
error-certificate-field = Avvisat: { $name } är inte vad det måste vara
error-certificate-hash = Avvisat: kontrollsumman är inte den för de första { $checked } värdena
error-certificate-value = Avvisat: enligt definitionen har G({ $n }) ett annat värde
error-certificate-period = Avvisat: värdena upprepas inte med perioden { $period } från { $preperiod }
error-certificate-least = Avvisat: { $name } är inte det minsta
error-certificate-bound = Avvisat: { $checked } värden bevisar det inte
