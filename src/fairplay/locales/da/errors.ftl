## Hvad der var galt med det indtastede. Hver besked nævner teksten og siger, hvad der kan bruges.

error-empty-position = Intet at spille: skriv en stilling som nim:3,4,5 eller en sum som kayles:7 + nim:2
error-unknown-game = { $name }: ukendt spil; mente du { $nearest }?
error-unknown-game-list = { $name }: ukendt spil; spillene er { $games }
error-components = For mange spil i én sum: { $count }, højst { $limit }
error-number = { $text }: ikke et helt tal (0, 1, 2, …)
error-number-missing = Der mangler et tal. Skriv et helt tal (0, 1, 2, …)
error-number-long = { $text }: for mange cifre, højst { $limit }
error-number-least = { $text }: for lille, mindst { $limit }
error-number-most = { $text }: for stort, højst { $limit }
error-items = For mange tal i én liste: { $count }, højst { $limit }
error-code-syntax = { $text }: ikke en kode; skriv for eksempel 0.77, 4.[3], 0.f eller sub{"{"}1,2,5{"}"}
error-code-whole = { $text }: cifferet før punktummet kan kun være 0, 4, 8 eller c, for et træk, der intet tager, skal dele en bunke
error-code-long = { $text }: koden har for mange cifre, højst { $limit }
error-code-empty = { $text }: den kode tillader slet ingen træk
error-subtraction-syntax = { $text }: skriv, hvor mange der må tages, som i sub{"{"}1,2,5{"}"}
error-subtraction-range = { $text }: de antal, der må tages, går fra 1 til { $limit }
error-heap-reach = En bunke på { $size } er for stor til denne regel: værdier beregnes til og med { $limit }
error-heap-long = En bunke på { $size } tager for lang tid her: værdier er kendt til og med { $known }. fairplay sequence og fp.sequence går længere
error-moves-listed = For mange træk at opregne: flere end { $limit }
error-search-options = For stort at gennemsøge: flere træk end { $limit }
error-search-positions = For stort at gennemsøge: flere stillinger end { $limit }. Ingen teori dækker tilfældet, og vi gætter ikke
error-poker-syntax = { $text }: skriv bunkerne og de to forråd, dit eget først, som i 4,5,6/10,10
error-rows-syntax = { $text }: skriv din kolonne og modstanderens for hver række, som i 1-6,2-6
error-rows-share = { $text }: to brikker kan ikke stå på samme felt
error-coins-share = { $text }: højst én tændstik på hvert felt
error-pawns-wide = Et bræt med { $width } linjer er for bredt at spille på: højst { $limit }
error-pawns-syntax = { $text }: skriv, hvor mange linjer der hænger sammen, som i 5,3, eller tre rækker, som i p.p/.p./PPP
error-pawns-unreachable = { $text }: sådan et bræt kan ikke opstå i et parti
error-normal-only = { $name }: dette spil kan ikke spilles misère her
error-normal-ending = { $name }: dette spil kan ikke spilles misère. Den, der gør et mønster færdigt, vinder med det samme, så der er ikke noget at vende om
error-normal-poisoned = { $name }: dette spil er allerede misère. Det forgiftede felt ville være det sidste bid, og den, der skal spise det, taber
error-position-misere = { $text }: udelad ”misère” her. Det hører til, hvordan en stilling løses eller spilles (misere)
error-sum-conventions = { $misere } spilles altid misère, { $normal } aldrig: de kan ikke lægges sammen

error-move-syntax = { $text }: ikke et træk; skriv det som { $example }
error-sum-move-syntax = { $text }: begynd med spillets nummer (1 til { $count }) og en skråstreg, som i 1/5→2
error-illegal-move = { $move }: reglerne tillader ikke det træk her
error-gesture = Det er ikke et træk på dette bræt
error-no-change = Et træk skal ændre noget
error-adding = I dette spil kan man ikke lægge noget til en bunke
error-no-split = I dette spil kan man ikke dele en bunke
error-equal-split = De to bunker skal have forskellig størrelse, ikke { $left }
error-take-count = Du kan ikke tage { $count } her. Tilladt: { $allowed }
error-leave = Du kan ikke tage { $count } og efterlade { $left }
error-leave-nothing = Du kan ikke tage hele bunken på { $heap } her
error-coin-left = Tændstikker rykker kun til venstre
error-coin-steps = { $count ->
    [one] I dette spil kan en tændstik ikke rykke { $count } felt
   *[other] I dette spil kan en tændstik ikke rykke { $count } felter på én gang
    }
error-coin-jump = En tændstik må ikke springe over en anden eller dele felt med den
error-along-row = Din brik i række { $row } kan kun rykke i sin række
error-one-forward = En bonde går ét felt lige frem og slår ét felt skråt frem
error-no-advance = Ingen bonde på linje { $file } kan gå frem
error-no-capture = Der er intet at slå der
error-no-heap = Der er ingen bunke på { $size } her: { $heaps }
error-no-coin = Der er ingen tændstik på felt { $square }: { $coins }
error-stock = Du kan ikke lægge { $count } til: dit forråd er { $stock }
error-no-row = Der er ingen række { $row }: den sidste række er { $count }
error-not-your-piece = I række { $row } står din brik i kolonne { $column }
error-off-board = Kolonne { $column } er uden for brættet: 1 til { $width }
error-jump = Din brik må ikke springe over den anden eller dele felt med den
error-must-capture = Du skal slå først: din bonde på linje { $here } slår den på linje { $there }
error-no-component = Der er intet spil { $number } i summen: vælg 1 til { $count }
error-must-answer = Du skal svare i spil { $number } først: der skal du slå
error-pin-count = { $count ->
    [one] Du kan ikke vælte { $count } kegle her. Tilladt: { $allowed } (ved siden af hinanden)
   *[other] Du kan ikke vælte { $count } kegler på én gang. Tilladt: { $allowed } (ved siden af hinanden)
    }
error-pins-apart = De kegler står ikke ved siden af hinanden
error-pin-fallen = De kegler er allerede væltet
error-one-heap = Et træk ændrer kun én bunke
error-heap-empty = Her er der ikke mere. Vælg en anden bunke.
error-heap-stuck = I en bunke på { $heap } er der ingen træk
error-only-split = I dette spil tager man intet: del en bunke i to
error-choose = Vælg nu, hvor den skal hen
error-choose-coin = Her er ingen tændstik. Vælg først en tændstik.
error-coin-stuck = Denne tændstik kan ikke rykkes: feltet til venstre er optaget
error-choose-piece = Vælg først en af dine egne brikker
error-not-yours = Denne brik er modstanderens
error-piece-stuck = Denne brik har intet frit felt at gå til
error-undo = Kan ikke tage { $count } træk tilbage. Spillede træk: { $played }
error-match-over = Partiet er slut
