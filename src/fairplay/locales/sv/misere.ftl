## Misèrespel: genus, misèrekvoter, deras certifikat.

misere-game = { $rule }: misèrespelet avgörs av en algebra med { $order } element. Förlorade för den som ska dra: { $p } av dem.
misere-heaps = { $rule }, högar upp till { $heaps }: misèrespelet avgörs av en algebra med { $order } element. Förlorade för den som ska dra: { $p } av dem.
misere-solved = Bevisat för högar av alla storlekar: från hög { $preperiod } upprepar sig högarna med period { $period }.
misere-open = Högar större än { $heaps } är inte avgjorda.
misere-stopped-classes = Avbrutet efter hög { $heaps }: hög { $next } behöver fler element än gränsen tillåter. Större högar är inte avgjorda.
misere-stopped-work = Avbrutet efter hög { $heaps }: hög { $next } kräver mer arbete än gränsen tillåter. Större högar är inte avgjorda.
misere-lost = Ensamma högar som är förlorade: { $heaps }
misere-growth = Tillväxt (hög, element/förlorade):
misere-progress = hög { $heap }: { $order } element
genus-nim = Nim
genus-tame = tam
genus-wild = vild
genus-all-tame = Alla dessa högar ({ $count }) är tama: i misèrespel följer deras summor regeln för Nim.
genus-first-wild = Hög { $heap } är den första vilda: summor med den följer inte regeln för Nim i misèrespel.
verify-algebra = Algebran är en kommutativ monoid som alstras av högarna. Två olika element kan alltid skiljas åt genom att man lägger till en summa.
verify-positions = Små summor löstes direkt från definitionen ({ $positions }). Alla utfall stämmer.
verify-transitions = Inget drag leder från ett förlorat element till ett förlorat element, och från varje vunnen summa leder ett drag till ett förlorat element (övergångar kontrollerade: { $states }).
verify-pretending = Från hög { $preperiod } upprepar sig högarna med period { $period }, över hela det område som satsen kräver. Alltså gäller det högar av alla storlekar.

## Förklaringar.

explain-algebra = I misèrespel spelas varje summa av sådana högar som en av { $order } små summor. Förlorade för den som ska dra: { $p } av dem.
explain-algebra-repeats = Det är bevisat för högar av alla storlekar: från hög { $preperiod } upprepar sig högarna med period { $period }.
explain-algebra-range = Det är bevisat för högar upp till { $heaps }.
explain-algebra-heap = Hög
explain-algebra-like = spelas som
explain-algebra-won = { $count ->
    [one] Ställningen spelas alltså som { $like }, och den är vunnen för den som ska dra.
   *[other] Tillsammans spelas de som { $like }, och den ställningen är vunnen för den som ska dra.
    }
explain-algebra-lost = { $count ->
    [one] Ställningen spelas alltså som { $like }, och den är förlorad för den som ska dra.
   *[other] Tillsammans spelas de som { $like }, och den ställningen är förlorad för den som ska dra.
    }

## Labbet.

lab-misere = När sista draget förlorar (misère)
lab-misere-text = Summor av högar följer inte längre regeln för Nim. Ofta avgörs de ändå alla av en liten algebra: varje summa spelas som en av några få små summor.
lab-misere-show = Sök algebran
lab-misere-looking = Söker algebran …
lab-misere-order = element
lab-misere-p = förlorade
lab-misere-reach = högar
lab-misere-all = av alla storlekar
lab-misere-to = upp till { $heaps }
lab-misere-solved = Från hög { $preperiod } upprepar sig högarna med period { $period }. Därför avgör algebran summor av högar av alla storlekar.
lab-misere-open = Större högar behöver en större algebra, och den hittades inte inom gränserna här.
lab-misere-growth = Så växer algebran
lab-misere-growth-text = Element i algebran, från hög till hög: { $steps }
lab-misere-table = Multiplikationstabell
lab-misere-table-text = Varje ruta är produkten av sin rad och sin kolumn; lika färger är lika element. En prick markerar produkter som är förlorade för den som ska dra.
lab-misere-table-large = Tabellen har { $order } rader, för många att visa här. fairplay misere sparar hela tabellen.
lab-misere-table-label = Multiplikationstabell med { $order } rader och kolumner
lab-misere-heaps = Vad varje hög spelas som
lab-misere-heaps-text = Den minsta summan av samma slag; 0 är den tomma summan. Förlorade högar är markerade med en prick.
lab-misere-more = Upp till hög { $last }.
lab-misere-certificate-text = Certifikatet innehåller algebran och var den gäller. Kommandot fairplay verify kontrollerar den från grunden.

## Fel.

error-genus-large = För stort: de kanoniska formerna för misère kräver mer än { $limit } steg
error-no-heap-rule = { $name }: spelet har ingen regel för enskilda högar; välj en kod som 0.77, eller ett av { $games }
error-quotient-heap = En hög på { $heap } är för stor: misèrekvoten räcker till hög { $limit }
error-quotient-pretending = Avvisat: hög { $heap } har inte det element som den borde ha
error-quotient-table = Avvisat: hög { $first } gånger hög { $second } beror på ordningen, vid element { $element }
error-quotient-unreached = Avvisat: ingen summa av högar är element { $element }
error-quotient-reduced = Avvisat: ingen summa skiljer elementen { $first } och { $second } åt
error-quotient-p-to-p = Avvisat: tillsammans med element { $element } har hög { $heap } ett drag från ett förlorat element till ett förlorat element
error-quotient-stuck = Avvisat: summan { $position } borde vara vunnen, men inget drag leder till ett förlorat element
error-quotient-outcome = Avvisat: summan { $position } har ett annat utfall
error-quotient-states = För stort att kontrollera: fler än { $limit } övergångar
error-quotient-growth = Avvisat: vid hög { $heap } växer algebran inte som det står
error-quotient-bound = Avvisat: högar upp till { $heaps } räcker inte för att bevisa perioden; det krävs högar upp till { $needed }
error-quotient-hash = Avvisat: kontrollsumman stämmer inte med innehållet
