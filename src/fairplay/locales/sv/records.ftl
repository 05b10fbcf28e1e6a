## Rekord: hur långt öppna spel har beräknats, och kontroller av det.

records-line = { $rule }: { $computed } värden ({ $state }); publicerat: { $published }; största: { $maximum }, sällsynta: { $rares }
records-not-known = okänt för oss
records-none = Här finns inga rekord.
records-claimed = påstått
records-spot-checked = stickprovskontrollerat: { $checked } / { $segments }
records-double-checked = dubbelkontrollerat
records-proved = bevisat: period { $period } från och med { $preperiod }; värden som certifikatet omfattar: { $certified }
records-believe = Läget är vad rekordet säger: fairplay records check beräknar en del på nytt, och fairplay verify kontrollerar ett certifikat.
records-unpublished = Spel utan något publicerat tal som vi känner till: { $count } av { $total }. Andra kan ha beräknat dem.
records-certificate = Skrivet: { $file }. Det är vad rekordet säger; fairplay verify kontrollerar det.
records-agrees = Del { $segment }, från { $from } till { $to }: beräknad på nytt med metoden { $path }, och allt stämmer.
records-rate = per sekund: { $rate }
error-record-none = { $rule }: det finns inget rekord; fairplay records listar dem
error-record-segment = { $text }: ingen sådan del; de är numrerade från 0 till { $last }
error-record-damaged = { $name }: skadad, eller inget rekord; filen ändrades inte
error-record-version = { $name }: skriven av en annan version av Fair Play, i en form som den här inte kan läsa
error-record-rule = { $name }: ett rekord för { $rule }
error-record-unsuited = { $rule }: inget rekord är möjligt; det kräver en kod som delar högar i två och där de sällsynta värdena har dött ut
error-record-open = { $rule }: det kan finnas en sällsynt hög (efter { $n }). Rekordet slutar före den, och bara en körning med alla värden kan avgöra det
error-record-gpu = { $why ->
    [rare] { $rule }: vid { $n } mötte GPU:n en hög som kan vara sällsynt; CPU:n fortsätter
    [values] { $rule }: vid { $n } blir värdena för stora för GPU:n; CPU:n fortsätter
   *[other] { $rule }: GPU:n klarar inte detta spel ({ $why }); CPU:n fortsätter
    }
error-record-returns = { $rule }: värdena upprepas (de före { $first } återkommer före { $again }). fairplay period bevisar perioden
error-record-unproved = { $rule }: ingen period är bevisad för det här rekordet
error-record-certificate = { $name }: inget certifikat för en period hos { $rule }
error-record-refuted = { $rule }: vid ny beräkning ger en del något annat ({ $segment }: { $what }). Rekordet slutar nu vid { $left }; det tidigare finns i { $name }
error-record-full = { $rule }: rekordet är nu så stort som en fil får vara och kan inte fortsätta
error-record-gone = { $rule }: en del som körningen utgick från har under tiden visat sig vara fel, så det som den beräknade sparas inte. Samma kommando fortsätter från det som finns kvar
error-record-killed = En process avbröts; minnet kanske inte räcker. Det som är klart finns kvar, och samma kommando fortsätter därifrån
