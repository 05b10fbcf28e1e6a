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
learn-progress = { $done } af { $all } klaret
learn-all = Alle lektioner
learn-steps = Lektionens sider
learn-step = Side { $number }
learn-step-done = Side { $number }, klaret
learn-count = { $number } af { $all }
learn-task = Din tur til at prøve
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
learn-leaves = Det efterlader { $left }, og så kan din modstander vinde. Trækket, der vinder: { $what }.
learn-leaves-over = Det efterlader { $left }, og din modstander har vundet.
learn-sum = { $before } + { $last }
learn-game = { $game } { $heaps }
learn-won = vundet
learn-lost-word = tabt
learn-safe = sikker
learn-unsafe = ikke sikker
learn-is-won = Se på { $left } igen: den, der er i trækket, kan vinde. Trækket, der vinder: { $what }.
learn-is-lost = Se på { $left } igen. Antag, at det første træk er: { $what }. Så er svaret: { $then }. Alle andre træk har også et svar.
learn-is-lost-at-once = Se på { $left } igen: det eneste træk fjerner det sidste punkt, og så har man tabt.
learn-columns = Bunkerne i 2-talsystemet
learn-left-columns = Efter dette træk
learn-nim-sum = nim-sum
learn-binary = Cifre i 2-talsystemet, du skal skrive
learn-binary-cell = Række { $heap }, plads { $place }: { $digit }
learn-binary-wrong = Se på rækken for { $heap }: de tal, du har tændt, giver { $made }.
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
learn-heap = Læg en nim-bunke til på
learn-heap-empty = ingen bunke
learn-heap-won = Med en bunke på { $heap } vinder den, der er i trækket. Trækket, der vinder: { $what }.
learn-heap-none = Uden en bunke vinder den, der er i trækket. Trækket, der vinder: { $what }.
learn-mex = Det mindste tal, der mangler
learn-mex-reached = { $number } mangler ikke. Et træk til { $left } giver den værdi.
learn-mex-larger = { $number } mangler, men det gør et mindre tal også.
learn-scale = To linealer: hvert par, det ene tal over det andet, har summen { $total }
learn-scale-slide = Skub den nederste lineal: parrene har summen { $total }
learn-scale-set = Skub, indtil hvert par har summen { $heap }.
learn-scale-pick = Parrene for { $heap } har nim-summerne { $sums }. Hvad er værdien?
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
learn-period-end = { $heap } er sidst i sin søjle: intet er nedenunder.
learn-period-agree = { $heap } og { $to } har samme værdi, { $value } og { $other }: dér holder rytmen.
learn-period-later = { $heap } har værdien { $value }, og { $to } har { $other }. Dér brydes rytmen, men den brydes igen længere nede.
learn-like = Rækken med samme værdi som en række på { $heap }
learn-like-wrong = { $heap } − { $row } = { $difference }. Divideret med { $period } giver det rest { $rest }, ikke 0.
learn-digit-there = Plads { $place } er for { $shape }, og det er på kortet: 1.
learn-digit-absent = Plads { $place } er for { $shape }, og det er ikke på kortet: 0.
learn-digit-sum = Tæl { $shape }: { $terms } = { $sum }, og divideret med 3 bliver resten { $rest }.
learn-away-needed = Kort { $card } må blive: uden det er intet udvalg blandt de andre lige.
learn-away-single = Kun ét kort viser { $shape }, så det kan ikke være med i udvalget.
learn-free-count = { $count } af højst { $most } kort
learn-free-more = Intet gyldigt udvalg blandt disse { $count }. Tag ét til.
learn-free-full = { $count } kort uden gyldigt udvalg. Prøv nu at tilføje ét mere.
learn-free-claim = Med det er kort { $cards } et gyldigt udvalg.
learn-ways = Måder at lægge { $cards } kort på side A, side B eller ingen
learn-ways-wrong = Ét kort har 3 måder, to kort har 3 · 3 = { $two }. Fortsæt til { $cards } kort.
learn-lost-list = Her er alle lektioner:
learn-no-screen = Denne lektion har ingen side { $number }
learn-no-screen-text = { $all ->
    [one] Den har { $all } side. Gå dertil, eller vælg en anden lektion.
   *[other] Den har { $all } sider. Vælg en af dem eller en anden lektion.
    }
learn-age = Fra { $age } år
learn-minutes = { $minutes } min
learn-needs = Først: { $lessons }
learn-teaches = Du lærer
learn-from = Fra { $article }: { $section }
learn-article-nim = »Fair play« af Mogens Esrom Larsen
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
learn-write-less = { $name }: en mindre
learn-write-more = { $name }: en mere
learn-table = Additionstabel for Nim
learn-table-cell = { $row } ⊕ { $column } = { $value }
learn-table-wrong = { $row } ⊕ { $column } = { $value }: ikke dette felt.
learn-away-put = Kort { $card } er lagt væk.
error-lesson = { $name }: den lektion findes ikke; der er { $lessons }
error-lesson-screen = { $lesson } har ingen side { $number }; siderne er 1 til { $last }
error-lesson-answer = »{ $text }« kan ikke læses som svar her
learn-table-left = { $count ->
    [one] Der mangler ét felt.
   *[other] Der mangler { $count } felter.
    }
learn-next-lesson = Næste lektion

## Lektionerne fra artiklen »Fair play«.

learn-nim-title = Nim og 2-talsystemet
learn-nim-about = Hvorfor 4, 5, 6, 7 er tabt, og hvordan man finder det vindende træk i alle bunker.
learn-nim-teaches = At skrive bunker i 2-talsystemet, tælle 1-tallerne i hver søjle og gøre alle søjler lige.
learn-nim-section = Nim; Strategi
learn-disguises-title = Forklædninger
learn-disguises-about = Fire spil, der ser helt forskellige ud, og de er alle sammen Nim.
learn-disguises-teaches = At se bunkerne bag en stribe eller et bræt og vide, hvorfor man intet vinder ved et træk, der kan ophæves.
learn-disguises-section = Nimbel; Modificeret nimbel; Poker-nim; Northcotts spil
learn-sums-title = Sum af spil
learn-sums-about = Flere spil på én gang: hvert har en værdi, og værdierne lægges sammen på en ny måde.
learn-sums-teaches = At spille flere spil på én gang: hvert spil har en værdi, og værdierne lægges sammen til en nim-sum.
learn-sums-section = Sum af spil
learn-mex-title = Den mindste undtagelse
learn-mex-about = Værdien af ethvert spil ud fra dets træk: det mindste tal, der mangler.
learn-mex-teaches = At finde værdien af en bunke ud fra værdierne af det, den kan blive til.
learn-mex-section = Reglen om den mindste undtagelse; Kegler; Grundys spil
learn-kayles-title = Kegler
learn-kayles-about = Vælt kegler, og vind med flere rækker på én gang.
learn-kayles-teaches = At gøre modstanderen kunsten efter, dele en række og udligne rækker af forskellig længde.
learn-kayles-section = Kegler
learn-heap-title = Ethvert fair spil er en bunke
learn-heap-about = Hvorfor reglen om den mindste undtagelse gælder, Laskers nim fra 1 til 8, og hovedsætningen.
learn-heap-teaches = At forstå, hvorfor ethvert fair spil tæller som netop én nim-bunke (Sprague og Grundys sætning).
learn-heap-section = Laskers nim; Reglen om den mindste undtagelse; Konklusion
learn-periods-title = Perioder
learn-periods-about = Hvorfor værdierne i Kegler gentager sig for altid, og hvad ingen ved om Grundys spil.
learn-periods-teaches = At bruge Grundys skala, finde en periode og bevise, at den aldrig holder op.
learn-periods-section = Grundys skala; Dawsons skak

## Misère: Resta-um.

learn-misere-title = Den sidste taber
learn-misere-about = Resta-um: de samme træk, det modsatte mål og én undtagelse til sidst.
learn-misere-teaches = At vinde, når den, der visker det sidste punkt ud, taber, og kende den ene undtagelse.
learn-misere-section = Sikre stillinger i 2-talsystemet
learn-misere-1-title = Enkelte punkter
learn-misere-1-text = Et træk visker punkter ud i én række. I Resta-um taber den, der må viske det sidste punkt ud. En stilling er sikker, hvis du gerne efterlader den til den anden. Hvilke af disse er?
learn-misere-1-done = Med enkelte punkter er der intet valg: et ulige antal er sikkert i Resta-um.
learn-misere-2-title = To spil side om side
learn-misere-2-text = I Resta-zero vinder den, der visker det sidste punkt ud. Se efter, hvilket spil hver stilling hører til: er den sikker?
learn-misere-2-done = Så længe en række har to eller flere punkter, er de sikre stillinger de samme i begge spil.
learn-misere-3-title = Lange rækker
learn-misere-3-text = Rækker på 19 og 21 punkter. Hvilken tredje række gør stillingen sikker? Gør alle søjler lige.
learn-misere-3-done = 19 ⊕ 21 = 6: begge indeholder 16, som går ud, og 3 ⊕ 5 = 6 bliver tilbage.
learn-misere-4-title = Vendepunktet
learn-misere-4-text = Kun én række er længere end 1. Her skilles Resta-um fra Resta-zero. Hvilket træk efterlader et ulige antal enkelte punkter?
learn-misere-4-done = Tre enkelte punkter er tilbage: du tager det andet, og modspilleren må tage det sidste.
learn-misere-5-title = 1, 2, 3 igen
learn-misere-5-text = Computeren begynder med rækker på 1, 2 og 3. Svar, og hold øje med vendepunktet.
learn-misere-5-done = Den samme stilling er tabt i begge spil, men de sidste træk er forskellige.
learn-misere-6-title = Et helt parti
learn-misere-6-text = Rækker på 5, 3 og 1, og du begynder. Efterlad sikre stillinger helt til slutningen.
learn-misere-6-done = I filmen ”I fjor i Marienbad” spilles det med 7, 5, 3, 1, som er sikkert for den, der ikke begynder.

## Zero sumZ.

learn-zero-title = Zero sumZ
learn-zero-about = Kort som vektorer: find det lige udvalg, og se, hvorfor syv kort altid har et.
learn-zero-teaches = At se kort som vektorer, finde et lige udvalg og vide, hvorfor syv kort altid har ét.
learn-zero-section = En matematisk beskrivelse af spillet
learn-zero-1-title = Et kort er seks cifre
learn-zero-1-text = Hver af seks former er på kortet eller ej. Skriv dette kort: 1, hvor formen er der, 0, hvor den ikke er.
learn-zero-1-done = Der er 2 · 2 · 2 · 2 · 2 · 2 = 64 sådanne cifferrækker. Uden den tomme er det de 63 kort.
learn-zero-2-title = Alt lige
learn-zero-2-text = Vælg kort, så hver form findes et lige antal gange på dem. Strimlen tæller for dig.
learn-zero-2-done = Det er et gyldigt udvalg: kortenes cifre har summen 0, hvis 1 + 1 = 0.
learn-zero-3-title = Læg kort væk
learn-zero-3-text = Begynd med alle syv kort, og tæl. Læg et kort væk, hvor antallet er ulige, til alle er lige.
learn-zero-3-done = De kort, der er tilbage, er det gyldige udvalg: 2, 5 og 7.
learn-zero-4-title = Led efter en form, der er alene
learn-zero-4-text = Én form er her på et enkelt kort, så du ved straks, hvilket kort der er ude. Vælg det gyldige udvalg.
learn-zero-4-done = Større udvalg er mere værd: kortene er pointene.
learn-zero-5-title = Hvor mange uden udvalg?
learn-zero-5-text = Saml kort, som ikke indeholder noget gyldigt udvalg. Hvor langt når du? Når du har seks, så prøv et syvende.
learn-zero-5-done = Seks er det meste. Kortene er vektorer med seks cifre, og syv vektorer i seks dimensioner er altid lineært afhængige: en afhængighed er et gyldigt udvalg.
learn-zero-6-title = Syv kort
learn-zero-6-text = Syv kort delt tilfældigt. Der er et gyldigt udvalg blandt dem; find det.
learn-zero-6-done = Hvert udvalg tager et lige antal af hver form, og derfor er de kort, der er tilbage til sidst, også lige.

## MOD-3 SUMZ.

learn-mod-title = MOD-3 SUMZ
learn-mod-about = Læg kort sammen modulo 3, og find to sider med samme sum blandt fem.
learn-mod-teaches = At lægge sammen modulo 3 og finde to sider med samme sum.
learn-mod-section = Om kortene og deres sum modulo 3
learn-mod-1-title = Læg to kort sammen
learn-mod-1-text = Hvert felt viser 0, 1 eller 2 af sin form. Læg sammen felt for felt; fra 3 beholdes kun resten ved division med 3.
learn-mod-1-done = 2 + 2 = 4 femkanter giver 1, og 2 + 1 = 3 cirkler giver ingen.
learn-mod-2-title = Tre kort
learn-mod-2-text = Tre kort med to femkanter hver: hvad er summen af alle tre?
learn-mod-2-done = Tre gange det samme tal er altid 0 modulo 3.
learn-mod-3-title = To sider
learn-mod-3-text = Et gyldigt udvalg er to sider med samme sum. Tryk én gang på et kort for side A, to gange for side B.
learn-mod-3-done = Begge sider har samme sum, og alle deres kort er dine.
learn-mod-4-title = En tom side
learn-mod-4-text = Den ene side må være tom. Så må den anden have det tomme kort som sum. Find tre kort, der har det.
learn-mod-4-done = Hvert felt viser 3 i alt, altså 0.
learn-mod-5-title = Hvorfor fem er nok
learn-mod-5-text = Hvert kort kan ligge på side A, på side B eller på ingen. Der er kun 81 summer. Hvor mange måder er der for fem kort?
learn-mod-5-done = 243 måder og kun 81 forskelle A − B: to måder må stemme overens, og det, der skiller dem, er et gyldigt udvalg.
learn-mod-6-title = Fem kort
learn-mod-6-text = Fem kort delt tilfældigt. Find to sider med samme sum; den ene må være tom.
learn-mod-6-done = Fem vektorer i fire dimensioner er altid afhængige; faktorerne 1 og 2 er siderne A og B.
