## Misèrespel: genus, misèrekvoter, deras certifikat.

misere-game = { $rule }: en algebra avgör misèrespelet. Element: { $order }, varav förlorade för den som är vid draget: { $p }.
misere-heaps = { $rule }, högar upp till { $heaps }: en algebra avgör misèrespelet. Element: { $order }, varav förlorade för den som är vid draget: { $p }.
misere-solved = Bevisat för högar av alla storlekar: från och med hög { $preperiod } upprepas högarna med perioden { $period }.
misere-open = Inget är bevisat om högar större än { $heaps }.
misere-stopped-classes = Avbrutet efter hög { $heaps }: nästa hög behöver fler element än gränsen tillåter. Större högar är inte avgjorda.
misere-stopped-work = Avbrutet efter hög { $heaps }: nästa hög kräver mer arbete än gränsen tillåter. Större högar är inte avgjorda.
misere-stopped-infinite = Avbrutet efter hög { $heaps }: med nästa hög räcker ingen ändlig algebra. Det är bevisat.
misere-counted = Summor av högar upp till { $last } är ändå avgjorda: av antalet högar med { $first } respektive { $second } och av de övrigas element (element: { $order }).
misere-lost = Ensamma högar som är förlorade: { $heaps }
misere-lost-repeats = Ensamma högar som är förlorade: { $heaps }, …, och så vidare med perioden { $period }
misere-lost-range = Ensamma högar upp till { $last } som är förlorade: { $heaps }
misere-growth = Tillväxt (hög, element/förlorade):
misere-progress = hög { $heap }, element: { $order }
genus-nimber = Nim
genus-tame = tam
genus-wild = vild
genus-all-tame = Alla dessa högar ({ $count }) är tama: i misèrespel följer deras summor regeln för Nim.
genus-first-wild = Den första vilda högen: { $heap }. Summor med den följer inte regeln för Nim i misèrespel.
verify-algebra = Algebran är en kommutativ monoid som alstras av högarna. Två olika element kan alltid skiljas åt genom att man lägger till en summa.
verify-positions = Små summor har lösts enbart med definitionen ({ $positions }). Alla utfall stämmer.
verify-transitions = Inget drag leder från ett förlorat element till ett förlorat element, och från varje vunnen summa där det finns drag leder något drag till ett förlorat element (övergångar kontrollerade: { $states }).
verify-pretending = Från och med hög { $preperiod } upprepas högarna med perioden { $period }, över hela det område som satsen kräver. Därför gäller det för högar av alla storlekar.
verify-infinite = { $rule }, högar upp till { $heaps }: ingen ändlig algebra avgör misèrespelet.
verify-counted = Förutom de övriga högarnas element är det enda som spelar roll antalet högar med { $first } respektive { $second }. Varje par av antal ser ut som något av dem som kontrollerades ({ $sites }).
verify-apart = Inga två av dessa summor är likvärdiga: { $start }, { $next }, … högar med { $first }. Därför räcker ingen ändlig algebra.

## Labbet.

lab-misere = När sista draget förlorar (misère)
lab-misere-text = Summor av högar följer inte längre regeln för Nim. Ofta avgörs de ändå alla av en liten algebra: varje summa beter sig som en av några få små summor.
lab-misere-show = Sök algebran
lab-misere-looking = Söker algebran …
lab-misere-order = element
lab-misere-p = varav förlorade
lab-misere-reach = högar
lab-misere-all = av alla storlekar
lab-misere-to = upp till { $heaps }
lab-misere-solved = Från och med hög { $preperiod } upprepas högarna med perioden { $period }. Därför avgör algebran summor av högar av alla storlekar.
lab-misere-growth = Så växer algebran
lab-misere-growth-text = Element i algebran, från hög till hög: { $steps }
lab-misere-table = Multiplikationstabell
lab-misere-table-text = Varje ruta är produkten av sin rad och sin kolumn; lika färger är lika element. En prick markerar produkter som är förlorade för den som är vid draget.
lab-misere-table-large = Tabellen är för stor att visa här. Kommandot fairplay misere sparar hela tabellen. Rader: { $order }
lab-misere-table-label = Multiplikationstabell. Rader och kolumner: { $order }
lab-misere-heaps = Vad varje hög beter sig som
lab-misere-heaps-text = Den minsta summan av samma slag; 0 är den tomma summan. Förlorade högar är markerade med en prick.
lab-misere-more = Upp till hög { $last }.
lab-misere-on = Större högar fortsätter med perioden { $period }.
lab-misere-certificate-text = Certifikatet innehåller algebran och var den gäller. Kommandot fairplay verify kontrollerar det från grunden.

## Fel.

error-genus-large = För stort: de kanoniska formerna för misère kräver för många steg, fler än { $limit }
error-no-heap-rule = { $name }: spelet har ingen regel för enskilda högar; välj en kod som 0.77, eller ett av { $games }
error-quotient-heap = Högen är för stor: { $heap }. Misèrekvoten räcker till hög { $limit }
error-quotient-order = Avvisat: order är { $order }, men en rad i times har ett annat antal kolumner: { $columns }
error-quotient-pretending = Avvisat: fel element för hög { $heap }
error-quotient-table = Avvisat: produkten av element { $element }, hög { $first } och hög { $second } (i annan ordning) är inte densamma
error-quotient-unreached = Avvisat: ingen summa av högar är element { $element }
error-quotient-reduced = Avvisat: två element skiljs inte åt av någon summa: { $first }, { $second }
error-quotient-p-to-p = Avvisat: ett drag leder från ett förlorat element till ett förlorat element, i hög { $heap } tillsammans med element { $element }
error-quotient-stuck = Avvisat: den här summan borde vara vunnen, men inget drag leder till ett förlorat element: { $position }
error-quotient-outcome = Avvisat: den här summan har ett annat utfall: { $position }
error-quotient-states = För stort att kontrollera: övergångarna är fler än { $limit }
error-quotient-sites = För stort att kontrollera: fler slags antal än { $limit }
error-quotient-apart = Avvisat: summorna som ska vara olika kan vara likvärdiga
error-quotient-unwritten = Inget certifikat skrivs, eftersom det inte skulle kunna kontrolleras. { $reason }
error-quotient-growth = Avvisat: vid hög { $heap } växer algebran inte så som det står
error-quotient-bound = Avvisat: beviset för perioden kräver högar upp till { $needed }. Certifikatet har högar upp till { $heaps }
error-quotient-hash = Avvisat: kontrollsumman stämmer inte med innehållet
