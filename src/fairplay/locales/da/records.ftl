## Rekorder: hvor langt åbne spil er beregnet, og kontrol af det.

records-line = { $rule }: { $computed } værdier ({ $state }); offentliggjort: { $published }; største: { $maximum }, sjældne: { $rares }
records-not-known = ukendt for os
records-none = Her er ingen rekorder.
records-claimed = påstået
records-spot-checked = stikprøvekontrolleret: { $checked } / { $segments }
records-double-checked = dobbeltkontrolleret
records-proved = bevist: periode { $period } fra og med { $preperiod }; værdier, som certifikatet omfatter: { $certified }
records-believe = Status er, hvad rekorden siger: fairplay records check beregner et stykke igen, og fairplay verify kontrollerer et certifikat.
records-unpublished = Spil uden et offentliggjort tal, som vi kender: { $count } af { $total }. Andre kan have beregnet dem.
records-certificate = Skrevet: { $file }. Det er, hvad rekorden siger; fairplay verify kontrollerer det.
records-agrees = Stykke { $segment }, fra { $from } til { $to }: beregnet igen med metoden { $path }, og alt passer.
records-rate = pr. sekund: { $rate }
error-record-none = { $rule }: der er ingen rekord; fairplay records viser dem, der findes
error-record-segment = { $text }: intet sådant stykke; de er nummereret fra 0 til { $last }
error-record-damaged = { $name }: beskadiget, eller ikke en rekord; filen blev ikke ændret
error-record-version = { $name }: skrevet af en anden version af Fair Play, i en form som denne ikke kan læse
error-record-rule = { $name }: en rekord for { $rule }
error-record-unsuited = { $rule }: ingen rekord er mulig; det kræver en kode, der deler bunker i to, og hvor de sjældne værdier er døet ud
error-record-open = { $rule }: der kan være en sjælden bunke (efter { $n }). Rekorden slutter før den, og kun en kørsel med alle værdier kan afgøre det
error-record-gpu = { $why ->
    [rare] { $rule }: ved { $n } mødte GPU'en en bunke, der kan være sjælden; CPU'en fortsætter
    [values] { $rule }: ved { $n } bliver værdierne for store til GPU'en; CPU'en fortsætter
   *[other] { $rule }: GPU'en kan ikke klare dette spil ({ $why }); CPU'en fortsætter
    }
error-record-returns = { $rule }: værdierne gentager sig (værdierne før { $first } kommer igen før { $again }). fairplay period kan bevise perioden
error-record-unproved = { $rule }: der er ikke bevist nogen periode for denne rekord
error-record-certificate = { $name }: ikke et certifikat for en periode for { $rule }
error-record-refuted = { $rule }: da et stykke blev beregnet igen, gav det noget andet ({ $segment }: { $what }). Rekorden slutter nu ved { $left }; den tidligere ligger i { $name }
error-record-full = { $rule }: rekorden er nu så stor, som en fil må være, og kan ikke fortsætte
error-record-gone = { $rule }: et stykke, som kørslen byggede på, har imens vist sig at være forkert, så det beregnede gemmes ikke. Den samme kommando fortsætter fra det, der er tilbage
error-record-killed = En proces gik ned; måske er der for lidt hukommelse. Det, der er færdigt, er bevaret; kør den samme kommando igen for at fortsætte
