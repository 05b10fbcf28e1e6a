## Hvorfor en stilling er vundet eller tabt.

explain-value = Værdien er { $value }: tilføjer man en nim-bunke på { $value }, bliver stillingen tabt.

# Et bræt læst som bunker.
explain-steps = Dette er Nim i forklædning: hver mønt kan erstattes af en bunke med så mange tændstikker, som mønten har skridt tilbage.
explain-coins = Hver mønt er en bunke med så mange tændstikker, som mønten har skridt tilbage.
explain-step = mønten på { $square } er en bunke på { $heap }
explain-pairs = Tag mønterne parvis fra højre. De tomme felter mellem de to mønter i et par er en nim-bunke. Rykkes den venstre mønt i et par, bliver mellemrummet større, men så rykker modstanderen den højre lige så langt; det giver altså ingen gevinst.
explain-pair = mellem { $left } og { $right } er mellemrummet { $heap }
explain-unpaired = mønten på { $square } har ingen makker og tæller sine { $heap } skridt ud over enden
explain-stock = Dette er Nim: lægger man tændstikker til, fjerner modstanderen blot de samme igen, indtil man ikke har flere.
explain-heap = en bunke på { $heap }
explain-gaps = Dette er Nim i forklædning: de tomme felter mellem de to brikker i en række er en bunke. At rykke frem er at tage fra bunken. At rykke tilbage er at lægge til, og det besvares ved at rykke lige så langt frem.
explain-gap = række { $row } er en bunke på { $heap }
explain-total = En mønt rykker ét felt ad gangen, så hvert spil varer netop så mange træk, som der er skridt tilbage. Det er vundet, når antallet er ulige.
explain-in-all = { $heap } i alt
explain-stretches = Når et træk og alle de tvungne slag er udført, er dets linje og nabolinjerne ude af spillet. En sammenhængende række linjer er derfor en bunke i oktalspillet 0.137: tag 1, hvis det er hele bunken, tag 2 og efterlad højst én bunke, eller tag 3 og efterlad højst to.
explain-stretch = linjerne { $first } til { $last } er en bunke på { $heap }

# Søjler af totalcifre.
explain-columns-heaps = Skriv antallene i bunkerne i 2-talsystemet under hinanden, og tæl 1-tallerne i hver søjle.
explain-columns-values = Skriv værdierne i 2-talsystemet under hinanden, og tæl 1-tallerne i hver søjle.
explain-columns-long = Skrevet i 2-talsystemet under hinanden fylder tallene { $digits } søjler, for mange til denne skærm.
explain-ones = 1-taller
explain-odd = ulige
explain-columns-even = Der er et lige antal 1-taller i hver søjle.
explain-column-odd = Der er et ulige antal 1-taller i søjle { $place }.
explain-columns-odd = Der er et ulige antal 1-taller i søjlerne { $places }.
explain-chain = Skridt for skridt med additionstabellen: { $steps }
explain-table = Additionstabel for Nim

# Reglen om den mindste undtagelse og Grundys skala.
explain-mex-options = Hvad en bunke på { $heap } kan blive til, og værdierne:
explain-mex-none = En bunke på { $heap } tillader ingen træk, så værdien er 0.
explain-mex = Værdierne er { $reached }. Den mindste undtagelse er { $value }: det er efter MUR bunkens værdi.
explain-mex-more = Den mindste undtagelse, det mindste tal, der ikke er værdien af noget træk, er { $value }: det er efter MUR bunkens værdi.
explain-more = Ikke vist: { $count } til
explain-scale-taken = Tages { $taken } fra { $heap }, er der { $total } tilbage at dele.
explain-scale = Grundys skala: værdierne af 1, 2, 3, … over deres spejlvendte kopi, så alle måder at dele { $total } på står over hinanden.
explain-scale-heap = bunke
explain-scale-sums = Parrenes nim-summer er { $sums }.
explain-scale-unequal = De to dele skal være forskellige, så parret i midten tæller ikke.
explain-repeats = Fra { $preperiod } gentager værdierne sig med periode { $period }, så en bunke på { $heap } har samme værdi som en bunke på { $like }: { $value }.

# Sum af spil.
explain-sum = Værdien af en sum af spil er nim-summen af deres værdier.
explain-part = spil
explain-value-head = værdi
explain-alone = alene
explain-won = vundet
explain-lost-word = tabt

# Træk.
explain-winning-columns = Stillingen er vundet: hvert af disse træk ændrer ét tal, netop i de ulige søjler, så alle antallene bliver lige.
explain-winning-zero = Stillingen er vundet: hvert af disse træk efterlader værdien 0, og det er tabt for modstanderen.
explain-winning = Stillingen vindes ved:
explain-move = træk
explain-leaves = efterlader
explain-after = Efter { $move }:
explain-lost-columns = Stillingen er tabt: hvert træk ændrer ét tal og gør derved en søjle ulige, og modstanderen kan gøre dem alle lige igen.
explain-lost = Stillingen er tabt: lige meget hvad man trækker, kan modstanderen vinde.
explain-answers = For eksempel:
explain-answer = { $move } besvares med { $answer }
explain-answer-none = { $move } efterlader ingen træk, og så har modstanderen vundet

# Misère, slagtvang, slutningen.
explain-misere-large = I misère spilles som i almindelig Nim, indtil ens træk kun ville efterlade bunker på én; så skal man efterlade et ulige antal af dem. Her er { $large } bunker større end én, så søjlerne afgør det.
explain-misere-turning = Kun én bunke er større end én, ved siden af { $ones } på én. Det er vendepunktet i misère: efterlad et ulige antal bunker på én.
explain-misere-ones = Dette er undtagelsen i misère: kun bunker på én er tilbage, { $ones } i alt. Hvert træk tager en af dem, så stillingen er tabt, når antallet er ulige.
explain-misere-firm = I misère opfører dette sig som en nim-stilling med værdien { $value } og en bunke større end én. En sådan stilling er tabt, netop når værdien er 0.
explain-misere-even = I misère opfører dette sig som et lige antal bunker på én, og det er vundet.
explain-misere-odd = I misère opfører dette sig som et ulige antal bunker på én, og det er tabt.
explain-searched = Der kendes ingen regel for dette i misère, så alle måder at spille på er gennemsøgt.
explain-must-capture = Der er slagtvang nu: { $captures }
explain-over-won = Der er ingen træk tilbage, og i misère vinder den, der ikke kan trække.
explain-over-lost = Der er ingen træk tilbage, og den, der ikke kan trække, har tabt.
