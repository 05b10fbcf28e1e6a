## Hvorfor en stilling er vundet eller tabt.

explain-value = Værdien er { $value }: med endnu en nim-bunke på { $value } ville stillingen være tabt.
explain-value-zero = Værdien er 0, som i enhver tabt stilling.

# Et bræt læst som bunker.
explain-steps = Dette er Nim i forklædning: hver tændstik på striben svarer til en bunke, der er lige så stor som antallet af skridt, den har tilbage.
explain-coins = Hver tændstik på striben svarer til en bunke, der er lige så stor som antallet af skridt, den har tilbage.
explain-step = tændstikken på { $square } er en bunke på { $heap }
explain-pairs = Tæl hvert andet mellemrum fra højre: de tomme felter mellem de to sidste tændstikker, så mellem de to før dem og så videre. Er antallet af tændstikker ulige, har den første ingen makker, og så tæller dens skridt ud over enden. Tallene er nim-bunker. Hvis et mellemrum vokser, kan tændstikken til højre for det gøre det lige så lille som før, så man vinder ikke noget ved det.
explain-pair = mellemrummet mellem { $left } og { $right } er { $heap }
explain-unpaired = tændstikken på { $square } har ingen makker, så dens skridt ud over enden tæller: { $heap }
explain-stock = Dette er Nim: lægger du tændstikker til, fjerner modstanderen lige så mange igen. De fjernede er ude af spillet, så forrådene slipper op.
explain-heap = en bunke på { $heap }
explain-gaps = Dette er Nim i forklædning: de tomme felter mellem de to brikker i en række er en bunke. At rykke frem er at tage fra bunken. At rykke tilbage er at lægge til, men så rykker modstanderen lige så langt frem.
explain-gap = række { $row } er en bunke på { $heap }
explain-total = En tændstik rykker ét felt ad gangen, så partiet varer netop så mange træk, som der er skridt tilbage. Stillingen er vundet, hvis antallet er ulige.
explain-in-all = { $heap } i alt
explain-stretches = Når en bonde går frem, følger der slag, indtil intet mere kan slås. Fremrykningen og slagene er altid et ulige antal træk, så tilsammen tæller de som ét, og så er det modstanderens tur. Bondens linje og nabolinjerne er derefter ude af spillet. Linjer ved siden af hinanden er derfor en bunke: et træk tager 1, hvis det er hele bunken, tager 2 og efterlader højst én bunke, eller tager 3 og efterlader højst to (oktalspillet 0.137).
explain-stretch = linjerne { $first } til { $last } er en bunke på { $heap }

# Søjler af cifre i 2-talsystemet.
explain-columns-heaps = { $things ->
    [point] Skriv antallet af punkter i hver række i 2-talsystemet under hinanden, og tæl 1-tallerne i hver søjle.
   *[match] Skriv antallene i bunkerne i 2-talsystemet under hinanden, og tæl 1-tallerne i hver søjle.
    }
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
explain-mex-options = { $things ->
    [pin] Hvad en række på { $heap } kan blive til, og værdierne:
   *[match] Hvad en bunke på { $heap } kan blive til, og værdierne:
    }
explain-mex-none = { $things ->
    [pin] En række på { $heap } tillader ingen træk, så værdien er 0.
   *[match] En bunke på { $heap } tillader ingen træk, så værdien er 0.
    }
explain-mex = { $count ->
    [one] Den eneste værdi er { $reached }.
   *[other] Værdierne er { $reached }.
    } { $things ->
    [pin] Det mindste tal, der mangler, er { $value }, og det er rækkens værdi (reglen om den mindste undtagelse, MUR).
   *[match] Det mindste tal, der mangler, er { $value }, og det er bunkens værdi (reglen om den mindste undtagelse, MUR).
    }
explain-mex-more = { $things ->
    [pin] Det mindste tal, som intet træk når, er { $value }, og det er rækkens værdi (reglen om den mindste undtagelse, MUR).
   *[match] Det mindste tal, som intet træk når, er { $value }, og det er bunkens værdi (reglen om den mindste undtagelse, MUR).
    }
explain-more = Ikke vist: { $count } til
explain-more-first = Det er de første træk af alt for mange at opregne.
explain-more-unknown = Der er for mange træk at opregne: der kan være flere vindende træk.
explain-scale-taken = { $things ->
    [pin] Vælt { $taken } af { $heap }, så er der { $total } tilbage at dele.
   *[match] Tag { $taken } fra { $heap }, så er der { $total } tilbage at dele.
    }
explain-scale = Grundys skala: værdierne af 1, 2, 3, … over deres spejlvendte kopi. Hver måde at dele { $total } i to på står i én søjle.
explain-scale-heap = størrelse
explain-scale-sums = { $count ->
    [one] Parrets nim-sum er { $sums }.
   *[other] Parrenes nim-summer er { $sums }.
    }
explain-scale-unequal = De to dele skal være forskellige, så parret i midten tæller ikke.
explain-repeats = { $things ->
    [pin] Fra { $preperiod } gentager værdierne sig med periode { $period }. En række på { $heap } har derfor samme værdi som en række på { $like }: { $value }.
   *[match] Fra { $preperiod } gentager værdierne sig med periode { $period }. En bunke på { $heap } har derfor samme værdi som en bunke på { $like }: { $value }.
    }

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
explain-misere-large = { $things ->
    [point] Når det sidste punkt taber (misère), spiller du som i Resta-zero, indtil dit træk kun ville efterlade rækker med ét punkt. Så skal du efterlade et ulige antal af dem. Her har { $large } rækker mere end ét punkt, så søjlerne afgør det.
   *[match] I misère spiller du som i almindelig Nim, indtil dit træk kun ville efterlade bunker på én. Så skal du efterlade et ulige antal af dem. Her er { $large } bunker større end én, så søjlerne afgør det.
    }
explain-misere-turning = { $things ->
    [point] Kun én række har mere end ét punkt. Rækker med ét punkt: { $ones }. Det er vendepunktet, når det sidste punkt taber (misère): efterlad et ulige antal rækker med ét punkt.
   *[match] Kun én bunke er større end én. Bunker på én: { $ones }. Det er vendepunktet i misère: efterlad et ulige antal bunker på én.
    }
explain-misere-ones = { $things ->
    [point] Dette er undtagelsen: kun rækker med ét punkt er tilbage, { $ones } i alt. De viskes ud én ad gangen, og den, der visker den sidste ud, taber (misère). Stillingen er altså tabt, hvis antallet er ulige.
   *[match] Dette er undtagelsen i misère: kun bunker på én er tilbage, { $ones } i alt. De forsvinder én ad gangen, og den, der tager den sidste, taber. Stillingen er altså tabt, hvis antallet er ulige.
    }
explain-misere-firm = I misère opfører dette sig som en nim-stilling med værdien { $value } og en bunke større end én. Sådan en stilling er tabt, netop når værdien er 0.
explain-misere-even = I misère opfører dette sig som et lige antal nim-bunker på én, og det er vundet.
explain-misere-odd = I misère opfører dette sig som et ulige antal nim-bunker på én, og det er tabt.
explain-searched = Der kendes ingen regel for denne stilling i misère, så alle måder at spille på er prøvet.
explain-must-capture = Nu skal du slå: { $captures }
explain-over-won = Der er ingen træk tilbage, og i misère vinder den, der ikke kan trække.
explain-over-lost = Der er ingen træk tilbage, og den, der ikke kan trække, taber.
explain-over-crosses = Tre krydser står på række. Den, der lavede dem, har vundet.
explain-over-signs = ”{ $signs }” står i rækken. Den, der lavede det, har vundet.
explain-over-at-once = Det sidste træk vandt straks.
outcome-drawn = Uafgjort: ingen af spillerne kan tvinge en sejr igennem.
explain-loopy = I dette spil kan en stilling opstå igen, så stillingerne har ingen værdier. Man finder vinderen ved at regne baglæns fra de stillinger, hvor spillet slutter.
explain-loopy-moves = Vinderen kan afslutte spillet på højst { $count } træk.
explain-drawn = Hvert træk, der ikke giver noget væk, fører til en ny uafgjort stilling, og spillet kan fortsætte for evigt. Opstår den samme stilling for tredje gang, er spillet uafgjort.
explain-drawn-moves = Træk, der holder stillingen uafgjort: { $moves }

## An algebra decides misère play.

explain-algebra = I misère er det en algebra (misèrekvotienten), der afgør spillet: enhver sum opfører sig som en af nogle få små summer. Elementer i algebraen: { $order }, heraf tabte for den, der er i trækket: { $p }.
explain-algebra-repeats = Fra og med størrelse { $preperiod } gentager elementerne sig med periode { $period }. Derfor er det bevist for enhver størrelse.
explain-algebra-range = Det er bevist op til størrelse { $heaps }.
explain-algebra-heap = Størrelse
explain-algebra-like = opfører sig som
explain-algebra-won = { $count ->
    [one] Stillingen opfører sig altså som { $like }, og den er vundet for den, der er i trækket.
   *[other] Tilsammen opfører de sig som { $like }, og den stilling er vundet for den, der er i trækket.
    }
explain-algebra-lost = { $count ->
    [one] Stillingen opfører sig altså som { $like }, og den er tabt for den, der er i trækket.
   *[other] Tilsammen opfører de sig som { $like }, og den stilling er tabt for den, der er i trækket.
    }
