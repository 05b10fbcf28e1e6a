## Misèrespil: genus, misèrekvotienter, deres certifikater.

misere-game = { $rule }: en algebra afgør misèrespillet. Elementer: { $order }, heraf tabte for den, der er i trækket: { $p }.
misere-heaps = { $rule }, bunker op til { $heaps }: en algebra afgør misèrespillet. Elementer: { $order }, heraf tabte for den, der er i trækket: { $p }.
misere-solved = Bevist for bunker af enhver størrelse: fra og med bunke { $preperiod } gentager bunkerne sig med periode { $period }.
misere-open = Intet er bevist om bunker større end { $heaps }.
misere-stopped-classes = Stoppet efter bunke { $heaps }: den næste bunke kræver flere elementer, end grænsen tillader. Større bunker er ikke afgjort.
misere-stopped-work = Stoppet efter bunke { $heaps }: den næste bunke kræver mere arbejde, end grænsen tillader. Større bunker er ikke afgjort.
misere-stopped-infinite = Stoppet efter bunke { $heaps }: med den næste bunke er ingen endelig algebra nok. Det er bevist.
misere-counted = Summer af bunker op til { $last } er alligevel afgjort: af antallet af bunker på { $first } og på { $second } og af de øvriges element (elementer: { $order }).
misere-lost = Enkelte bunker, der er tabt: { $heaps }
misere-lost-repeats = Enkelte bunker, der er tabt: { $heaps }, …, og så videre med periode { $period }
misere-lost-range = Enkelte bunker op til { $last }, der er tabt: { $heaps }
misere-growth = Vækst (bunke, elementer/tabte):
misere-progress = bunke { $heap }, elementer: { $order }
genus-nimber = Nim
genus-tame = tam
genus-wild = vild
genus-all-tame = Alle disse bunker ({ $count }) er tamme: i misèrespil følger deres summer reglen for Nim.
genus-first-wild = Den første vilde bunke: { $heap }. Summer med den følger ikke reglen for Nim i misèrespil.
verify-algebra = Algebraen er en kommutativ monoid, frembragt af bunkerne. To forskellige elementer kan altid skelnes ved at lægge en sum til.
verify-positions = Små summer blev løst ud fra definitionen ({ $positions }). Alle udfald stemmer.
verify-transitions = Intet træk fører fra et tabt element til et tabt element, og fra enhver vundet sum, hvor der er træk, fører et træk til et tabt element (overgange kontrolleret: { $states }).
verify-pretending = Fra og med bunke { $preperiod } gentager bunkerne sig med periode { $period }, i hele det område, som sætningen kræver. Derfor gælder det for bunker af enhver størrelse.
verify-infinite = { $rule }, bunker op til { $heaps }: ingen endelig algebra afgør misèrespillet.
verify-counted = Det eneste, der tæller ud over de øvrige bunkers element, er antallet af bunker på { $first } og på { $second }. Hvert par af antal ligner et af dem, der blev kontrolleret ({ $sites }).
verify-apart = Ikke to af disse summer er ligeværdige: { $start }, { $next }, … bunker på { $first }. Derfor er ingen endelig algebra nok.

## Laboratoriet.

lab-misere = Når det sidste træk taber (misère)
lab-misere-text = Summer af bunker følger ikke længere reglen for Nim. Ofte afgøres de alligevel alle af en lille algebra: enhver sum opfører sig som en af nogle få små summer.
lab-misere-show = Find algebraen
lab-misere-looking = Leder efter algebraen …
lab-misere-order = elementer
lab-misere-p = heraf tabte
lab-misere-reach = bunker
lab-misere-all = af enhver størrelse
lab-misere-to = op til { $heaps }
lab-misere-solved = Fra og med bunke { $preperiod } gentager bunkerne sig med periode { $period }. Derfor afgør algebraen summer af bunker af enhver størrelse.
lab-misere-growth = Sådan vokser algebraen
lab-misere-growth-text = Elementer i algebraen, fra bunke til bunke: { $steps }
lab-misere-table = Multiplikationstabel
lab-misere-table-text = Hvert felt er produktet af sin række og sin søjle; ens farver er ens elementer. En prik markerer de produkter, der er tabt for den, der er i trækket.
lab-misere-table-large = Tabellen er for stor til at vise her. Kommandoen fairplay misere gemmer hele tabellen. Rækker: { $order }
lab-misere-table-label = Multiplikationstabel. Rækker og søjler: { $order }
lab-misere-heaps = Hvad hver bunke opfører sig som
lab-misere-heaps-text = Den mindste sum af samme slags; 0 er den tomme sum. Tabte bunker er markeret med en prik.
lab-misere-more = Op til bunke { $last }.
lab-misere-on = Større bunker fortsætter med periode { $period }.
lab-misere-certificate-text = Certifikatet indeholder algebraen, og hvor den gælder. Kommandoen fairplay verify efterprøver det fra bunden.

## Fejl.

error-genus-large = For stort: de kanoniske former for misère kræver for mange skridt, flere end { $limit }
error-no-heap-rule = { $name }: spillet har ingen regel for enkelte bunker; vælg en kode som 0.77 eller et af { $games }
error-quotient-heap = Bunken er for stor: { $heap }. Misèrekvotienten er kendt op til bunke { $limit }
error-quotient-order = Afvist: order er { $order }, men en række i times har et andet antal søjler: { $columns }
error-quotient-pretending = Afvist: forkert element for bunke { $heap }
error-quotient-table = Afvist: dette produkt afhænger af faktorernes rækkefølge: element { $element }, bunke { $first }, bunke { $second }
error-quotient-unreached = Afvist: ingen sum af bunker er element { $element }
error-quotient-reduced = Afvist: ingen sum kan skelne disse to elementer: { $first }, { $second }
error-quotient-p-to-p = Afvist: når bunke { $heap } lægges til element { $element }, fører et træk fra et tabt element til et tabt element
error-quotient-stuck = Afvist: denne sum burde være vundet, men intet træk fører til et tabt element: { $position }
error-quotient-outcome = Afvist: denne sum har et andet udfald: { $position }
error-quotient-states = For stort at kontrollere: antallet af overgange er over { $limit }
error-quotient-sites = For stort at kontrollere: flere slags antal end { $limit }
error-quotient-apart = Afvist: summerne, der skal være forskellige, kan være ligeværdige
error-quotient-unwritten = Der skrives intet certifikat, for det ville ikke kunne efterprøves. { $reason }
error-quotient-growth = Afvist: ved bunke { $heap } vokser algebraen ikke som angivet
error-quotient-bound = Afvist: beviset for perioden kræver bunker op til { $needed }. Certifikatet har bunker op til { $heaps }
error-quotient-hash = Afvist: kontrolsummen passer ikke til indholdet
