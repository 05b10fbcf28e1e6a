# Sequences, periods, certificates and plots.
period-repeats = { $rule }: från { $preperiod } upprepas värdena med perioden { $period }.
period-adds = { $rule }: från { $preperiod } är G(n+{ $period }) = G(n)+{ $saltus }.
period-by-guy-smith = Bevisat med Guys och Smiths sats: inget drag tar mer än { $most } eller lämnar fler högar än { $heaps }, och G(n+{ $period }) = G(n) för alla n från { $first } till { $last }. Därför gäller det för alltid.
period-by-repeating = Bevisat med Guys och Smiths sats, utvidgad till siffror som upprepas och till delar av olika storlek: G(n+{ $period }) = G(n) för alla n från { $first } till { $last }. Därför gäller det för alltid.
period-by-witness = Bevisat med vittnen: G(n+{ $period }) = G(n) för alla n från { $first } till { $last }, ingen hög bland dem öppnar nya drag för större högar, och under en hel period nås varje mindre värde med ett drag som senare högar kan upprepa. Därför gäller det för alltid.
period-by-arithmetic = Bevisat med en sats om aritmetiska perioder för koder vars siffror upprepas: G(n+{ $period }) = G(n)+{ $saltus } för alla n från { $first } till { $last }, en större hög når varje mindre värde, och ingen delning har högens eget värde. Därför gäller det för alltid.
period-seen = Sett i de första { $computed } värdena men inte bevisat: ingen av satserna som används här täcker regeln.
period-seen-few = Sett i de första { $computed } värdena men inte bevisat: beviset kräver { $needed } värden.
period-none = { $computed ->
    [one] { $rule }: ett enda värde visar ingen period.
   *[other] { $rule }: ingen period bland de första { $computed } värdena.
    }
period-exceptions = Undantag före det: { $exceptions }
period-exceptions-many = Undantag före det: { $count }, det sista vid { $last }
period-exceptions-last = Sista undantaget före det: { $last }

error-memory = Så många värden ({ $count }) kräver { $needed } MiB minne, men den här datorn har { $there }

verify-claim = { $rule }: förperiod { $preperiod }, period { $period }, saltus { $saltus }.
verify-definition = De första { $checked } värdena har räknats ut på nytt, enbart med definitionen.
verify-solver = De första { $checked } värdena har räknats ut på nytt med en annan metod, och { $samples } av dem, slumpvis valda, med definitionen.
verify-begun = De första värdena har räknats ut på nytt med definitionen, och de fram till det första märket med en annan metod.
verify-stretches = { $all ->
    [0] Det finns inga fler värden.
    [one] Den enda sträckan därefter har räknats ut på nytt, hög för hög, med en metod som inte har något gemensamt med motorn.
   *[other] Alla { $all } sträckor därefter har räknats ut på nytt, hög för hög, med en metod som inte har något gemensamt med motorn.
    }
verify-sample = Sträckor därefter som räknats ut på nytt, hög för hög, med en metod som inte har något gemensamt med motorn: { $count } av { $all }.
verify-rares = Deras summor stämmer med märkena. De sällsynta högarna är de som står i listan.
verify-witnesses = Varje vittne har kontrollerats.
verify-hash = Deras kontrollsumma stämmer med certifikatet.
verify-range = G(n+{ $period }) = G(n)+{ $saltus } för alla n från { $first } till { $last }. Ingen kortare period passar, och ingen tidigare början.
verify-theorem = Därmed är alla villkor i satsen { $theorem } kontrollerade på nytt.
verify-ok = Certifikatet håller.
verify-ok-sample = Inget fel hittades i det som kontrollerades. Utan --sample kontrolleras allt.

plot-title = { $count ->
    [one] { $rule }: det första värdet
   *[other] { $rule }: de första { $count } värdena
    }
plot-period = period { $period } från { $preperiod }
plot-heaps = högar med det här värdet
plot-rares = sällsynta värden upp till n

progress-detail = per sekund: { $rate }, sällsynta: { $rares }, störst: { $maximum }

error-checkpoint = { $name }: skadad, eller ingen kontrollpunkt för { $rule }
error-checkpoint-window = { $name }: innehåller bara de sista värdena i en sökning efter en period; bara fairplay period kan fortsätta därifrån
error-checkpoint-verify = { $name }: skadad, eller hör till kontrollen av ett annat certifikat
error-file-read = { $name }: kan inte läsas ({ $reason })
error-plot-format = { $name }: namnet på ett diagram måste sluta på något av { $formats }
error-certificate-none = { $rule }: inget certifikat, eftersom ingen period är bevisad
error-certificate-format = Det här är inget certifikat av det slag som fairplay period --certificate eller fairplay misere --certificate skriver
error-certificate-field = Avvisat: { $name } har fel värde eller form
error-certificate-hash = Avvisat: kontrollsumman stämmer inte med de första { $checked } värdena
error-certificate-value = Avvisat: enligt definitionen har G({ $n }) ett annat värde
error-certificate-period = Avvisat: värdena upprepas inte med perioden { $period } från { $preperiod }
error-certificate-least = Avvisat: { $name } är inte minsta möjliga
error-certificate-bound = Avvisat: { $checked } värden räcker inte för att bevisa det
error-certificate-rare = Avvisat: listan över sällsynta högar är fel vid { $n }
error-certificate-witness = Avvisat: inget vittne visar ett drag till värdet { $value } från hög { $n }
error-certificate-turn = Avvisat: perioden i listan har fel värde för hög { $n }
error-certificate-mark = Avvisat: de nyberäknade värdena stämmer inte med märkena, från hög { $start } till { $n }
error-certificate-open = Avvisat: inget visar att den här högen inte är sällsynt: { $n }
error-certificate-sample = Perioden är för lång för att dess vittnen ska kunna räknas upp, så --sample bevisar ingenting här: kontrollera alla sträckor
