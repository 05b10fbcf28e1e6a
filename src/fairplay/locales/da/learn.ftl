## Lær: hvad der er på hver side.

learn-lead = { $count ->
    [one] En kort lektion med noget at gøre på hver side.
   *[other] { $count } korte lektioner med noget at gøre på hver side. Find ud af, hvorfor den ene spiller vinder, fra tændstikker og kegler til kort.
    }
learn-lost = Den lektion findes ikke
learn-screens = { $count ->
    [one] { $count } side
   *[other] { $count } sider
    }
learn-progress = Klaret: { $done } af { $all }
learn-all = Alle lektioner
learn-steps = Lektionens sider
learn-step = Side { $number }
learn-step-done = Side { $number }, klaret
learn-count = { $number } af { $all }
learn-task = Prøv selv
learn-back = Tilbage
learn-next = Næste
learn-skip = Spring over
learn-play = Spil nu
learn-check = Tjek
learn-choose = Vælg et træk
learn-thinking = Computeren tænker
learn-computer = Computeren { $what }.
learn-you-win = Du vinder.
learn-computer-wins = Computeren vinder.
learn-lost-game = Denne gang vinder computeren. Tag træk tilbage, til du er der, hvor du stadig kunne vinde.
learn-leaves = Det efterlader { $left }, og så kan din modstander vinde. Et svar, der vinder: { $what }.
learn-leaves-over = Det efterlader { $left }, og din modstander har vundet.
learn-sum = { $before } + { $last }
learn-game = { $game } { $heaps }
learn-won = vundet
learn-lost-word = tabt
learn-safe = sikker
learn-unsafe = ikke sikker
learn-is-won = Se på { $left } igen: den, der er i trækket, kan vinde. Et træk, der vinder: { $what }.
learn-is-lost = Se på { $left } igen. Antag, at det første træk er: { $what }. Så er svaret: { $then }. Alle andre træk har også et svar.
learn-is-lost-at-once = Se på { $left } igen: det eneste træk fjerner det sidste punkt, og så har man tabt.
learn-columns = I 2-talsystemet
learn-left-columns = Efter dit træk
learn-nim-sum = nim-sum
learn-binary = Skriv tallene i 2-talsystemet
learn-binary-cell = Række { $heap }, plads { $place }: { $digit }
learn-binary-wrong = Se på rækken for { $heap }: de tal, du har valgt, giver { $made }.
learn-binary-odd = Søjle { $place } har stadig et ulige antal 1-taller.
learn-column = Søjle { $place }
learn-column-odd = { $count ->
    [one] Søjle { $place } har { $count } 1-tal, og { $count } er ulige.
   *[other] Søjle { $place } har { $count } 1-taller, og { $count } er ulige.
    }
learn-column-even = { $count ->
    [one] Søjle { $place } har { $count } 1-tal, og { $count } er lige.
   *[other] Søjle { $place } har { $count } 1-taller, og { $count } er lige.
    }
learn-heap = Tilføj en nim-bunke på
learn-heap-empty = ingen bunke
learn-heap-won = Med en bunke på { $heap } vinder den, der er i trækket. Et træk, der vinder: { $what }.
learn-heap-none = Uden en bunke vinder den, der er i trækket. Et træk, der vinder: { $what }.
learn-mex = Det mindste tal, der mangler
learn-mex-reached = { $number } mangler ikke. Et træk til { $left } giver den værdi.
learn-mex-larger = { $number } mangler, men det gør et mindre tal også.
learn-scale = To linealer: hvert par, det ene tal over det andet, har summen { $total }
learn-scale-slide = Skub den nederste lineal: parrene har summen { $total }
learn-scale-set = Skub, indtil hvert par har summen { $heap }.
learn-scale-pick = { $count ->
    [one] Parret for { $heap } har nim-summen { $sums }. Hvad er værdien?
   *[other] Parrene for { $heap } har nim-summerne { $sums }. Hvad er værdien?
    }
learn-scale-next = Ja, { $heap } har værdien { $value }. Nu er den på linealerne. Gå videre til den næste.
learn-cut = Vælg kegler, og se, hvad der bliver tilbage.
learn-cut-found = Værdier, du har fundet
learn-cut-value = Værdi { $value }. Fundet indtil nu: { $found }.
learn-period-length = Rækkernes længde: { $length }
learn-period-table = Værdierne i rækker; tallet til venstre hører til den første
learn-period-lit = Gult: værdien nedenunder er en anden.
learn-period-this = Dette er perioden
learn-period-differ = { $count ->
    [one] I rækker på { $length } er der stadig { $count } sted i den nederste del, hvor værdien nedenunder er en anden.
   *[other] I rækker på { $length } er der stadig { $count } steder i den nederste del, hvor værdien nedenunder er en anden.
    }
learn-period-shorter = Rækker på { $length } gentager sig, men det gør kortere rækker også.
learn-period-cell = { $heap }: værdi { $value }
learn-period-cell-odd = { $heap }: værdi { $value }, værdien nedenunder er en anden
learn-period-end = { $heap } er sidst i sin søjle: der er intet nedenunder.
learn-period-agree = { $heap } har værdien { $value }, og { $to } har også { $other }: dér holder rytmen.
learn-period-later = { $heap } har værdien { $value }, og { $to } har { $other }. Dér brydes rytmen, men den brydes igen længere nede.
learn-like = Rækken med samme værdi som en række på { $heap }
learn-like-wrong = { $heap } − { $row } = { $difference }. Divideret med { $period } giver det rest { $rest }, ikke 0.
learn-digit-there = Plads { $place } er for { $shape }. Formen er på kortet: skriv 1.
learn-digit-absent = Plads { $place } er for { $shape }. Formen er ikke på kortet: skriv 0.
learn-digit-sum = Tæl { $shape }: { $terms } = { $sum }. Divideret med 3 bliver resten { $rest }.
learn-away-needed = Kort { $card } skal blive: uden det er der intet gyldigt udvalg blandt de andre.
learn-away-single = Kun ét kort viser { $shape }, så det kort kan ikke være med i udvalget.
learn-free-count = { $count } af højst { $most } kort
learn-free-more = Intet gyldigt udvalg endnu. Tag ét til.
learn-free-full = { $count } kort uden gyldigt udvalg. Prøv nu med ét mere.
learn-free-claim = Med det kort er der et gyldigt udvalg: kort { $cards }.
learn-ways = Måder at lægge { $cards } kort på side A, på side B eller på ingen af dem
learn-ways-wrong = Ét kort har 3 måder: A, B eller ingen af dem. To kort har 3 · 3 = { $two }. Fortsæt til { $cards } kort.
learn-lost-list = Her er alle lektioner:
learn-no-screen = Denne lektion har ingen side { $number }
learn-no-screen-text = { $all ->
    [one] Den har { $all } side. Gå dertil, eller vælg en anden lektion.
   *[other] Den har { $all } sider. Vælg en af dem eller en anden lektion.
    }
learn-age = Fra { $age } år
learn-minutes = { $minutes } min.
learn-needs = Først: { $lessons }
learn-teaches = Du lærer
learn-from = Fra { $article }: { $section }
learn-article-nim = ”Fair play” af Mogens Esrom Larsen
learn-article-resta = den portugisiske artikel om Resta-um
learn-article-zero = den svenske artikel om Zero sumZ
learn-article-mod3 = spillereglerne til MOD-3 SUMZ
learn-another-hand = Nye kort
learn-odd = ulige
learn-even = lige
learn-mark-won = Vundet eller tabt for den, der er i trækket?
learn-mark-safe = Sikker at efterlade til modstanderen?
learn-mark-odd = Hvilke søjler er ulige?
learn-is-over = Se på { $left } igen: der er ingen træk tilbage.
learn-drawn-game = De samme stillinger kommer igen og igen: uafgjort. Tag træk tilbage, og ryk frem i stedet.
learn-write-wrong = Se på { $name } igen: { $number } passer ikke.
learn-value-of = Værdien af { $heap }
learn-value-wrong = { $name }: { $why }
learn-write-less = { $name }: én mindre
learn-write-more = { $name }: én mere
learn-table = Additionstabel for Nim
learn-table-cell = { $row } ⊕ { $column } = { $value }
learn-table-wrong = { $row } ⊕ { $column } = { $value }: ikke dette felt.
learn-away-put = Kort { $card } er lagt væk.
error-lesson = { $name }: den lektion findes ikke; der er { $lessons }
error-lesson-screen = { $lesson } har ingen side { $number }; siderne er 1 til { $last }
error-lesson-answer = ”{ $text }” kan ikke læses som svar her
learn-table-left = { $count ->
    [one] Der mangler ét felt.
   *[other] Der mangler { $count } felter.
    }
learn-next-lesson = Næste lektion

## Lektionerne fra artiklen ”Fair play”.

learn-nim-title = Nim og 2-talsystemet
learn-nim-about = Hvorfor 4, 5, 6, 7 er tabt, og hvordan man finder det vindende træk, uanset hvilke bunker der er.
learn-nim-teaches = at skrive bunker i 2-talsystemet, tælle 1-tallerne i hver søjle og gøre alle søjler lige.
learn-nim-section = Nim; Strategi
learn-disguises-title = Forklædninger
learn-disguises-about = Fire spil, der ser helt forskellige ud, men alle sammen er Nim.
learn-disguises-teaches = at se bunkerne bag en stribe eller et bræt og vide, hvorfor man intet vinder ved et træk, der kan ophæves.
learn-disguises-section = Nimbel; Modificeret nimbel; Poker-nim; Northcotts spil
learn-sums-title = Sum af spil
learn-sums-about = Flere spil på én gang: hvert har en værdi, og værdierne lægges sammen på en ny måde.
learn-sums-teaches = at spille flere spil på én gang: hvert spil har en værdi, og værdierne lægges sammen til en nim-sum.
learn-sums-section = Sum af spil
learn-mex-title = Den mindste undtagelse
learn-mex-about = Værdien af ethvert spil ud fra dets træk: det mindste tal, der mangler.
learn-mex-teaches = at finde værdien af en bunke ud fra værdierne af det, den kan blive til.
learn-mex-section = Reglen om den mindste undtagelse; Kegler; Grundys spil
learn-kayles-title = Kegler
learn-kayles-about = Vælt kegler, og vind med flere rækker på én gang.
learn-kayles-teaches = at gøre modstanderen kunsten efter, dele en række og udligne rækker af forskellig længde.
learn-kayles-section = Kegler
learn-heap-title = Ethvert fair spil er en bunke
learn-heap-about = Hvorfor reglen om den mindste undtagelse gælder, Laskers nim fra 1 til 8, og hovedsætningen.
learn-heap-teaches = at forstå, hvorfor ethvert fair spil tæller som netop én nim-bunke (Sprague–Grundys sætning).
learn-heap-section = Laskers nim; Reglen om den mindste undtagelse; Konklusion
learn-periods-title = Perioder
learn-periods-about = Hvorfor værdierne i Kegler gentager sig for altid, og hvad ingen ved om Grundys spil.
learn-periods-teaches = at bruge Grundys skala, finde en periode og bevise, at den aldrig holder op.
learn-periods-section = Grundys skala; Dawsons skak

## Lektioner om Resta-um og kortene: hvad kortet over lektionerne siger.

learn-misere-title = Den, der tager den sidste, taber
learn-misere-about = Resta-um (Nim i misère): de samme træk, det modsatte mål og én undtagelse.
learn-misere-teaches = at vinde, når den, der visker det sidste punkt ud, taber, og vide, hvornår det ændrer dit træk.
learn-misere-section = Sikre stillinger og undtagelsen
learn-group-title = Nim-gruppen
learn-group-about = En addition uden mente: én tabel og nogle få regler, og lange rækker bliver lette.
learn-group-teaches = at lægge sammen ved nim-addition i hovedet, med reglerne for en gruppe og potenser af to.
learn-group-section = Operationen Nim
learn-zero-title = Zero sumZ
learn-zero-about = Find de kort, der tilsammen har et lige antal af hver form.
learn-zero-teaches = at få øje på et gyldigt udvalg og bruge lige og ulige til at finde det.
learn-zero-section = Spilleregler
learn-elimination-title = Zero sumZ ved udelukkelse
learn-elimination-about = Skriv kort som cifre, se bort fra ét ad gangen, og se, hvorfor syv kort altid har et udvalg.
learn-elimination-teaches = at regne modulo 2, finde et udvalg skridt for skridt og bevise to sætninger.
learn-elimination-section = En matematisk beskrivelse af spillet
learn-mod-title = MOD-3 SUMZ
learn-mod-about = Læg kort sammen modulo 3, skridt for skridt, og find to sider med samme sum blandt fem.
learn-mod-teaches = at regne modulo 3 og finde to mængder kort med samme sum.
learn-mod-section = At lægge kort sammen; to mængder med samme sum
learn-third-odd = Kun ét af de to kort viser { $shape }, så formen skal også være på det tredje.
learn-third-even = Begge kort viser { $shape }, eller ingen af dem gør. Det er lige i forvejen, så formen skal ikke være på det tredje.
