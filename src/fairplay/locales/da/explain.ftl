## Hvorfor en stilling er vundet eller tabt.

explain-value = Værdien er { $value }: med endnu en nim-bunke på { $value } ville stillingen være tabt.

# Et bræt læst som bunker.
explain-steps = Dette er Nim i forklædning: hver mønt er en bunke med så mange tændstikker, som mønten har skridt tilbage.
explain-coins = Hver mønt er en bunke med så mange tændstikker, som mønten har skridt tilbage.
explain-step = mønten på { $square } er en bunke på { $heap }
explain-pairs = Tæl hvert andet mellemrum fra højre: de tomme felter mellem de to sidste mønter, så mellem de to før dem og så videre. Er antallet af mønter ulige, tæller den første mønt sine skridt ud over enden. Tallene er nim-bunker. Hvis et mellemrum vokser, kan mønten til højre for det gøre det lige så lille som før, så man vinder ikke noget ved det.
explain-pair = mellemrummet mellem { $left } og { $right } er { $heap }
explain-unpaired = mønten på { $square } har ingen makker og tæller sine skridt ud over enden: { $heap }
explain-stock = Dette er Nim: lægger du tændstikker til, fjerner modstanderen lige så mange igen. De fjernede er ude af spillet, så forrådene slipper op.
explain-heap = en bunke på { $heap }
explain-gaps = Dette er Nim i forklædning: de tomme felter mellem de to brikker i en række er en bunke. At rykke frem er at tage fra bunken. At rykke tilbage er at lægge til, men så rykker modstanderen lige så langt frem.
explain-gap = række { $row } er en bunke på { $heap }
explain-total = En mønt rykker ét felt ad gangen, så partiet varer netop så mange træk, som der er skridt tilbage. Stillingen er vundet, hvis antallet er ulige.
explain-in-all = { $heap } i alt
explain-stretches = Når en bonde går frem, følger der slag, indtil intet mere kan slås. Fremrykningen og slagene er altid et ulige antal træk, så tilsammen tæller de som ét, og så er det modstanderens tur. Bondens linje og nabolinjerne er derefter ude af spillet. Linjer ved siden af hinanden er derfor en bunke: et træk tager 1, hvis det er hele bunken, tager 2 og efterlader højst én bunke, eller tager 3 og efterlader højst to (oktalspillet 0.137).
explain-stretch = linjerne { $first } til { $last } er en bunke på { $heap }

# Søjler af cifre i 2-talsystemet.
explain-columns-heaps = Skriv antallene i bunkerne i 2-talsystemet under hinanden, og tæl 1-tallerne i hver søjle.
explain-columns-values = Skriv værdierne i 2-talsystemet under hinanden, og tæl 1-tallerne i hver søjle.
explain-columns-long = I 2-talsystemet fylder tallene { $digits } søjler, for mange til denne skærm.
explain-ones = 1-taller
explain-odd = ulige
explain-columns-even = Der er et lige antal 1-taller i hver søjle.
explain-column-odd = Der er et ulige antal 1-taller i søjle { $place }.
explain-columns-odd = Der er et ulige antal 1-taller i søjlerne { $places }.
explain-chain = Skridt for skridt med additionstabellen for Nim: { $steps }
explain-table = Additionstabel for Nim

# Reglen om den mindste undtagelse og Grundys skala.
explain-mex-options = Hvad en bunke på { $heap } kan blive til, og værdierne:
explain-mex-none = En bunke på { $heap } tillader ingen træk, så værdien er 0.
explain-mex = Værdierne er { $reached }. Det mindste tal, der mangler, er { $value }, og det er bunkens værdi (reglen om den mindste undtagelse, MUR).
explain-mex-more = Det mindste tal, som intet træk når, er { $value }, og det er bunkens værdi (reglen om den mindste undtagelse, MUR).
explain-more = Ikke vist: { $count } til
explain-scale-taken = Tag { $taken } fra { $heap }, så er der { $total } tilbage at dele.
explain-scale = Grundys skala: værdierne af 1, 2, 3, … over deres spejlvendte kopi. Hver måde at dele { $total } i to på står i én søjle.
explain-scale-heap = bunke
explain-scale-sums = Parrenes nim-summer er { $sums }.
explain-scale-unequal = De to dele skal være forskellige, så parret i midten tæller ikke.
explain-repeats = Fra { $preperiod } gentager værdierne sig med periode { $period }. En bunke på { $heap } har derfor samme værdi som en bunke på { $like }: { $value }.

# Sum af spil.
explain-sum = Værdien af en sum af spil er nim-summen af spillenes værdier.
explain-part = spil
explain-value-head = værdi
explain-alone = alene
explain-won = vundet
explain-lost-word = tabt

# Træk.
explain-winning-columns = Stillingen er vundet: hvert af disse træk ændrer ét tal, netop i de ulige søjler, så antallene alle bliver lige.
explain-winning-values = Stillingen er vundet: hvert af disse træk ændrer én af værdierne, netop i de ulige søjler, så antallene alle bliver lige.
explain-winning-zero = Stillingen er vundet: hvert af disse træk efterlader værdien 0, og det er tabt for modstanderen.
explain-winning = Stillingen er vundet. Disse træk vinder:
explain-move = træk
explain-leaves = efterlader
explain-after = Efter { $move }:
explain-lost-columns = Stillingen er tabt: hvert træk ændrer ét tal og gør mindst én søjle ulige. Så kan modstanderen gøre dem alle lige igen.
explain-lost-values = Stillingen er tabt: hvert træk ændrer én af værdierne og gør mindst én søjle ulige. Så kan modstanderen gøre dem alle lige igen.
explain-lost = Stillingen er tabt: efter hvert træk kan modstanderen vinde.
explain-answers = For eksempel:
explain-answer = { $move } besvares med { $answer }
explain-answer-none = { $move } efterlader ingen træk, så modstanderen har vundet

# Misère, slagtvang, slutningen.
explain-misere-large = I misère spiller man som i almindelig Nim, indtil ens træk kun ville efterlade bunker på én. Så skal man efterlade et ulige antal af dem. Her er { $large } bunker større end én, så søjlerne afgør det.
explain-misere-turning = { $ones ->
    [0] Der er kun én bunke tilbage, og den er større end én.
    [one] Kun én bunke er større end én, og ved siden af den er der { $ones } bunke på én.
   *[other] Kun én bunke er større end én, og ved siden af den er der { $ones } bunker på én.
    } Det er vendepunktet i misère: efterlad et ulige antal bunker på én.
explain-misere-ones = Dette er undtagelsen i misère: kun bunker på én er tilbage, { $ones } i alt. De forsvinder én ad gangen, og den, der tager den sidste, taber. Stillingen er altså tabt, hvis antallet er ulige.
explain-misere-firm = I misère opfører dette sig som en nim-stilling med værdien { $value } og en bunke større end én. Sådan en stilling er tabt, netop når værdien er 0.
explain-misere-even = I misère opfører dette sig som et lige antal bunker på én, og det er vundet.
explain-misere-odd = I misère opfører dette sig som et ulige antal bunker på én, og det er tabt.
explain-searched = Der kendes ingen regel for denne stilling i misère, så alle måder at spille på er prøvet.
explain-must-capture = Nu skal du slå: { $captures }
explain-over-won = Der er ingen træk tilbage, og i misère vinder den, der ikke kan trække.
explain-over-lost = Der er ingen træk tilbage, og den, der ikke kan trække, taber.
