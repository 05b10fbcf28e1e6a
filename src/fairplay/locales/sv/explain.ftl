## Varför en ställning är vunnen eller förlorad.

explain-value = Värdet är { $value }: med ytterligare en nimhög på { $value } vore ställningen förlorad.
explain-value-zero = Värdet är 0, som i varje förlorad ställning.

# Ett bräde läst som högar.
explain-steps = Det här är Nim i förklädnad: varje tändsticka på remsan räknas som en hög, lika stor som antalet steg den har kvar.
explain-coins = Varje tändsticka på remsan räknas som en hög, lika stor som antalet steg den har kvar.
explain-step = tändstickan på { $square } är en hög på { $heap }
explain-pairs = Räkna vartannat mellanrum från höger: de tomma rutorna mellan de två sista tändstickorna, sedan mellan de två före dem, och så vidare. Är antalet tändstickor udda har den första ingen partner, och då räknas dess steg ut från remsan. Talen är nimhögar. Om ett mellanrum växer kan tändstickan till höger om det göra det lika litet som förut, så man vinner inget på det.
explain-pair = mellanrummet mellan { $left } och { $right } är { $heap }
explain-unpaired = tändstickan på { $square } har ingen partner, så dess steg ut från remsan räknas: { $heap }
explain-stock = Det här är Nim: lägger du till tändstickor tar motspelaren bort lika många igen. De som tas lämnar spelet, så förråden tar slut.
explain-heap = en hög på { $heap }
explain-gaps = Det här är Nim i förklädnad: de tomma rutorna mellan de två pjäserna på en rad är en hög. Att gå framåt är att ta från högen. Att gå bakåt är att lägga till, men då går motspelaren lika långt framåt.
explain-gap = rad { $row } är en hög på { $heap }
explain-total = En tändsticka flyttas en ruta i taget, så partiet varar precis så många drag som det finns steg kvar. Ställningen är vunnen om antalet är udda.
explain-in-all = { $heap } sammanlagt
explain-stretches = När en bonde går fram följer slag tills inget mer kan slås. Draget och slagen är alltid ett udda antal drag, så tillsammans räknas de som ett, och sedan är det motspelarens tur. Bondens linje och linjerna intill är då ute ur spelet. Linjer som ligger intill varandra är därför en hög: ett drag tar 1 om det är hela högen, tar 2 och lämnar högst en hög, eller tar 3 och lämnar högst två (oktalspelet 0.137).
explain-stretch = linjerna { $first } till { $last } är en hög på { $heap }

# Kolumner av binära siffror.
explain-columns-heaps = { $things ->
    [point] Skriv antalet prickar i varje rad binärt under varandra och räkna ettorna i varje kolumn.
   *[match] Skriv högarna binärt under varandra och räkna ettorna i varje kolumn.
    }
explain-columns-values = Skriv värdena binärt under varandra och räkna ettorna i varje kolumn.
explain-columns-long = Binärt tar talen { $digits } kolumner, för många för den här skärmen.
explain-ones = ettor
explain-odd = udda
explain-columns-even = Varje kolumn har ett jämnt antal ettor.
explain-column-odd = Kolumn { $place } har ett udda antal ettor.
explain-columns-odd = Kolumnerna { $places } har ett udda antal ettor.
explain-chain = Steg för steg med additionstabellen för Nim: { $steps }
explain-table = Additionstabell för Nim

# Regeln om minsta undantaget och Grundys skala.
explain-mex-options = { $things ->
    [pin] Vad en rad på { $heap } kan bli, och värdena:
   *[match] Vad en hög på { $heap } kan bli, och värdena:
    }
explain-mex-none = { $things ->
    [pin] En rad på { $heap } tillåter inget drag, så värdet är 0.
   *[match] En hög på { $heap } tillåter inget drag, så värdet är 0.
    }
explain-mex = { $count ->
    [one] Det enda värdet är { $reached }.
   *[other] Värdena är { $reached }.
    } { $things ->
    [pin] Det minsta tal som saknas är { $value }, och det är radens värde (regeln om minsta undantaget, mex).
   *[match] Det minsta tal som saknas är { $value }, och det är högens värde (regeln om minsta undantaget, mex).
    }
explain-mex-more = { $things ->
    [pin] Det minsta tal som inget drag når är { $value }, och det är radens värde (regeln om minsta undantaget, mex).
   *[match] Det minsta tal som inget drag når är { $value }, och det är högens värde (regeln om minsta undantaget, mex).
    }
explain-more = Visas inte: { $count } till
explain-more-first = Detta är de första dragen av alltför många att räkna upp.
explain-more-unknown = Det finns för många drag att räkna upp: det kan finnas fler vinnande drag.
explain-scale-taken = { $things ->
    [pin] Fäll { $taken } av { $heap }, så är { $total } kvar att dela.
   *[match] Ta { $taken } från { $heap }, så är { $total } kvar att dela.
    }
explain-scale = Grundys skala: värdena för 1, 2, 3, … ovanför sin egen spegelbild. Varje sätt att dela { $total } i två står i en kolumn.
explain-scale-heap = storlek
explain-scale-sums = { $count ->
    [one] Parets nimsumma är { $sums }.
   *[other] Parens nimsummor är { $sums }.
    }
explain-scale-unequal = De två delarna måste vara olika stora, så paret i mitten räknas inte.
explain-repeats = { $things ->
    [pin] Från { $preperiod } upprepas värdena med perioden { $period }. En rad på { $heap } har därför samma värde som en rad på { $like }: { $value }.
   *[match] Från { $preperiod } upprepas värdena med perioden { $period }. En hög på { $heap } har därför samma värde som en hög på { $like }: { $value }.
    }

# Summor av spel.
explain-sum = Värdet av en summa av spel är nimsumman av spelens värden.
explain-part = spel
explain-value-head = värde
explain-alone = ensamt
explain-won = vunnet
explain-lost-word = förlorat

# Drag.
explain-winning-columns = Ställningen är vunnen: vart och ett av de här dragen ändrar ett tal, precis i de udda kolumnerna. Sedan är alla kolumner jämna.
explain-winning-values = Ställningen är vunnen: vart och ett av de här dragen ändrar ett av värdena, precis i de udda kolumnerna. Sedan är alla kolumner jämna.
explain-winning-zero = Ställningen är vunnen: vart och ett av de här dragen lämnar värdet 0, och det är förlorat för motspelaren.
explain-winning = Ställningen är vunnen. De här dragen vinner:
explain-move = drag
explain-leaves = lämnar
explain-after = Efter { $move }:
explain-lost-columns = Ställningen är förlorad: varje drag ändrar ett tal och gör någon kolumn udda. Sedan kan motspelaren göra alla jämna igen.
explain-lost-values = Ställningen är förlorad: varje drag ändrar ett av värdena och gör någon kolumn udda. Sedan kan motspelaren göra alla jämna igen.
explain-lost = Ställningen är förlorad: efter varje drag kan motspelaren vinna.
explain-answers = Till exempel:
explain-answer = { $move } besvaras med { $answer }
explain-answer-none = { $move } lämnar inga drag, så motspelaren har vunnit

# Misère, slagtvång, slutet.
explain-misere-large = { $things ->
    [point] När den sista pricken förlorar (misère) spelar man som i Resta-zero tills ens drag bara skulle lämna rader med en enda prick. Då ska man lämna ett udda antal av dem. Här har { $large } rader mer än en prick, så kolumnerna avgör.
   *[match] I misère spelar man som i vanlig Nim tills ens drag bara skulle lämna högar på en. Då ska man lämna ett udda antal av dem. Här är { $large } högar större än en, så kolumnerna avgör.
    }
explain-misere-turning = { $things ->
    [point] Bara en rad har mer än en prick. Rader med en enda prick: { $ones }. Det är vändpunkten när den sista pricken förlorar (misère): lämna ett udda antal rader med en enda prick.
   *[match] Bara en hög är större än en. Högar på en: { $ones }. Det är vändpunkten i misère: lämna ett udda antal högar på en.
    }
explain-misere-ones = { $things ->
    [point] Det här är undantaget: bara rader med en enda prick är kvar, { $ones } sammanlagt. De suddas en i taget, och den som suddar den sista förlorar (misère). Ställningen är alltså förlorad om antalet är udda.
   *[match] Det här är undantaget i misère: bara högar på en är kvar, { $ones } sammanlagt. De försvinner en i taget, och den som tar den sista förlorar. Ställningen är alltså förlorad om antalet är udda.
    }
explain-misere-firm = I misère beter sig det här som en nimställning med värdet { $value } och en hög större än en. En sådan ställning är förlorad precis när värdet är 0.
explain-misere-even = I misère beter sig det här som ett jämnt antal nimhögar på en, och det är vunnet.
explain-misere-odd = I misère beter sig det här som ett udda antal nimhögar på en, och det är förlorat.
explain-searched = Ingen regel är känd för den här ställningen i misère, så alla sätt att spela har prövats.
explain-must-capture = Nu måste du slå: { $captures }
explain-over-won = Det finns inga drag kvar, och i misère vinner den som inte kan dra.
explain-over-lost = Det finns inga drag kvar, och den som inte kan dra förlorar.
explain-over-crosses = Tre kryss står i rad. Den som gjorde dem har vunnit.
explain-over-signs = ”{ $signs }” finns på raden. Den som gjorde det har vunnit.
explain-over-at-once = Det sista draget vann direkt.
outcome-drawn = Oavgjort: ingen av spelarna kan tvinga fram en vinst.
explain-loopy = I det här spelet kan man gå runt i evighet, så ställningarna har inga värden. Vem som vinner ser man genom att räkna baklänges från de ställningar där spelet tar slut.
explain-loopy-moves = Slutet kommer efter högst { $count } drag om vinnaren skyndar sig.
explain-drawn = Varje drag som inte ger bort något leder till en ny oavgjord ställning, och spelet kan fortsätta i evighet. Om samma ställning uppstår för tredje gången blir det oavgjort.
explain-drawn-moves = Drag som håller ställningen oavgjord: { $moves }

## An algebra decides misère play.

explain-algebra = I misère avgör en algebra vem som vinner: varje summa beter sig som en av några få små summor. Element i algebran: { $order }, varav förlorade för den som är vid draget: { $p }.
explain-algebra-repeats = Från och med storlek { $preperiod } upprepas elementen med perioden { $period }. Därför är det bevisat för alla storlekar.
explain-algebra-range = Det är bevisat upp till storlek { $heaps }.
explain-algebra-heap = Storlek
explain-algebra-like = beter sig som
explain-algebra-won = { $count ->
    [one] Ställningen beter sig alltså som { $like }, och den är vunnen för den som är vid draget.
   *[other] Tillsammans beter de sig som { $like }, och den ställningen är vunnen för den som är vid draget.
    }
explain-algebra-lost = { $count ->
    [one] Ställningen beter sig alltså som { $like }, och den är förlorad för den som är vid draget.
   *[other] Tillsammans beter de sig som { $like }, och den ställningen är förlorad för den som är vid draget.
    }
