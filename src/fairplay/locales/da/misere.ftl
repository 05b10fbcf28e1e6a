## Misèrespil: genus, misèrekvotienter, deres certifikater.

misere-game = { $rule }: misèrespillet afgøres af en algebra med { $order } elementer. Tabt for den, der skal trække: { $p } af dem.
misere-heaps = { $rule }, bunker op til { $heaps }: misèrespillet afgøres af en algebra med { $order } elementer. Tabt for den, der skal trække: { $p } af dem.
misere-solved = Bevist for bunker af enhver størrelse: fra bunke { $preperiod } gentager bunkerne sig med periode { $period }.
misere-open = Bunker større end { $heaps } er ikke afgjort.
misere-stopped-classes = Stoppet efter bunke { $heaps }: bunke { $next } kræver flere elementer, end grænsen tillader. Større bunker er ikke afgjort.
misere-stopped-work = Stoppet efter bunke { $heaps }: bunke { $next } kræver mere arbejde, end grænsen tillader. Større bunker er ikke afgjort.
misere-lost = Enkelte bunker, der er tabt: { $heaps }
misere-growth = Vækst (bunke, elementer/tabte):
misere-progress = bunke { $heap }: { $order } elementer
genus-nim = Nim
genus-tame = tam
genus-wild = vild
genus-all-tame = Alle disse bunker ({ $count }) er tamme: i misèrespil følger deres summer reglen for Nim.
genus-first-wild = Bunke { $heap } er den første vilde: summer med den følger ikke reglen for Nim i misèrespil.
verify-algebra = Algebraen er en kommutativ monoid, frembragt af bunkerne. To forskellige elementer kan altid skelnes ved at lægge en sum til.
verify-positions = Små summer blev løst direkte fra definitionen ({ $positions }). Alle udfald stemmer.
verify-transitions = Intet træk fører fra et tabt element til et tabt element, og fra enhver vundet sum fører et træk til et tabt element (overgange kontrolleret: { $states }).
verify-pretending = Fra bunke { $preperiod } gentager bunkerne sig med periode { $period } i hele det område, som sætningen kræver. Altså gælder det bunker af enhver størrelse.

## Forklaringer.

explain-algebra = I misèrespil spiller enhver sum af sådanne bunker som en af { $order } små summer. Tabt for den, der skal trække: { $p } af dem.
explain-algebra-repeats = Det er bevist for bunker af enhver størrelse: fra bunke { $preperiod } gentager bunkerne sig med periode { $period }.
explain-algebra-range = Det er bevist for bunker op til { $heaps }.
explain-algebra-heap = Bunke
explain-algebra-like = spiller som
explain-algebra-won = { $count ->
    [one] Stillingen spiller altså som { $like }, og den er vundet for den, der skal trække.
   *[other] Tilsammen spiller de som { $like }, og den stilling er vundet for den, der skal trække.
    }
explain-algebra-lost = { $count ->
    [one] Stillingen spiller altså som { $like }, og den er tabt for den, der skal trække.
   *[other] Tilsammen spiller de som { $like }, og den stilling er tabt for den, der skal trække.
    }

## Laboratoriet.

lab-misere = Når det sidste træk taber (misère)
lab-misere-text = Summer af bunker følger ikke længere reglen for Nim. Ofte afgøres de alligevel alle af en lille algebra: enhver sum spiller som en af nogle få små summer.
lab-misere-show = Find algebraen
lab-misere-looking = Leder efter algebraen …
lab-misere-order = elementer
lab-misere-p = af dem tabt
lab-misere-reach = bunker
lab-misere-all = af enhver størrelse
lab-misere-to = op til { $heaps }
lab-misere-solved = Fra bunke { $preperiod } gentager bunkerne sig med periode { $period }. Derfor afgør algebraen summer af bunker af enhver størrelse.
lab-misere-open = Større bunker kræver en større algebra, og den blev ikke fundet inden for grænserne her.
lab-misere-growth = Sådan vokser algebraen
lab-misere-growth-text = Elementer i algebraen, fra bunke til bunke: { $steps }
lab-misere-table = Multiplikationstabel
lab-misere-table-text = Hvert felt er produktet af sin række og sin søjle; ens farver er ens elementer. En prik mærker de produkter, der er tabt for den, der skal trække.
lab-misere-table-large = Tabellen har { $order } rækker, for mange til at vise her. fairplay misere gemmer hele tabellen.
lab-misere-table-label = Multiplikationstabel med { $order } rækker og søjler
lab-misere-heaps = Hvad hver bunke spiller som
lab-misere-heaps-text = Den mindste sum af samme slags; 0 er den tomme sum. Tabte bunker er mærket med en prik.
lab-misere-more = Op til bunke { $last }.
lab-misere-certificate-text = Certifikatet indeholder algebraen, og hvor den gælder. Kommandoen fairplay verify kontrollerer den fra grunden.

## Fejl.

error-genus-large = For stort: de kanoniske former for misère kræver mere end { $limit } skridt
error-no-heap-rule = { $name }: spillet har ingen regel for enkelte bunker; vælg en kode som 0.77 eller et af { $games }
error-quotient-heap = En bunke på { $heap } er for stor: misèrekvotienten rækker til bunke { $limit }
error-quotient-pretending = Afvist: bunke { $heap } har ikke det element, den burde have
error-quotient-table = Afvist: bunke { $first } gange bunke { $second } afhænger af rækkefølgen ved element { $element }
error-quotient-unreached = Afvist: ingen sum af bunker er element { $element }
error-quotient-reduced = Afvist: ingen sum skelner mellem elementerne { $first } og { $second }
error-quotient-p-to-p = Afvist: sammen med element { $element } har bunke { $heap } et træk fra et tabt element til et tabt element
error-quotient-stuck = Afvist: summen { $position } burde være vundet, men intet træk fører til et tabt element
error-quotient-outcome = Afvist: summen { $position } har et andet udfald
error-quotient-states = For stort at kontrollere: flere end { $limit } overgange
error-quotient-growth = Afvist: ved bunke { $heap } vokser algebraen ikke som angivet
error-quotient-bound = Afvist: bunker op til { $heaps } er ikke nok til at bevise perioden; det kræver bunker op til { $needed }
error-quotient-hash = Afvist: kontrolsummen passer ikke til indholdet
