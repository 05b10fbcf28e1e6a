## Lær: hvad der er på hver side.

learn-lead = { $count ->
    [one] En kort lektion med noget at gøre på hver side.
   *[other] { $count } korte lektioner med noget at gøre på hver side. De viser, hvorfor en af spillerne vinder, fra tændstikker og kegler til kort.
    }
learn-lost = Den lektion findes ikke
learn-screens = { $count } sider
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
learn-lost-game = Denne gang vinder computeren. Tag træk tilbage, til du finder, hvor stillingen endnu var din.
learn-leaves = Det efterlader { $left }, og så kan modstanderen vinde. Trækket, der vinder: { $what }.
learn-leaves-over = Det efterlader { $left }, og dermed har den anden allerede vundet.
learn-won = vundet
learn-lost-word = tabt
learn-safe = sikker
learn-unsafe = ikke sikker
learn-is-won = Se på { $left } igen: den, der er i trækket, kan vinde. Trækket, der vinder: { $what }.
learn-is-lost = Se på { $left } igen. Sig, at det første træk er: { $what }. Så er svaret: { $then }. Også alle andre træk har et svar.
learn-is-lost-at-once = Se på { $left } igen: det eneste træk tager det sidste punkt, og det taber.
learn-columns = Bunkerne i totalssystemet
learn-left-columns = Hvad trækket efterlader
learn-nim-sum = nimsum
learn-binary = Binære cifre at udfylde
learn-binary-cell = Række { $heap }, plads { $place }: { $digit }
learn-binary-wrong = Se på rækken for { $heap }: det, der er tændt, giver { $parts } = { $sum }.
learn-binary-odd = Søjle { $place } har endnu et ulige antal ettaller.
learn-column = Søjle { $place }
learn-column-odd = Søjle { $place } har { $count } ettaller, og { $count } er ulige: den hører til dit valg.
learn-column-even = Søjle { $place } har { $count } ettaller, og { $count } er lige: lad den være.
learn-heap = Tilføj en nimbunke på
learn-heap-empty = ingen bunke
learn-heap-won = Med en bunke på { $heap } er summen vundet for den, der er i trækket. Trækket, der vinder: { $what }.
learn-heap-none = Alene er rækken vundet for den, der er i trækket. Trækket, der vinder: { $what }.
learn-mex = Det mindste tal, der mangler
learn-mex-reached = { $number } er der: et træk til { $left } har det.
learn-mex-larger = { $number } mangler, men et mindre tal mangler også.
learn-scale = To linealer: hvert par over hinanden har summen { $total }
learn-scale-slide = Skub den nederste lineal: parrene har summen { $total }
learn-scale-set = Skub, til hvert par har summen { $heap }.
learn-scale-pick = Parrene for { $heap } har nimsummerne { $sums }. Hvad er værdien?
learn-scale-next = Ja, { $heap } har værdien { $value }. Den står nu på linealerne; gå videre til den næste.
learn-cut = Vælg kegler, og se, hvad der bliver tilbage.
learn-cut-found = Fundne værdier
learn-cut-value = Værdi { $value }. Indtil nu: { $found }.
learn-period-length = Rækkernes længde: { $length }
learn-period-table = Værdierne i rækker; tallet til venstre er den første bunke
learn-period-lit = Gult: værdien nedenunder er en anden.
learn-period-this = Dette er perioden
learn-period-differ = I rækker på { $length } er værdier under hinanden stadig forskellige { $count } steder i den nederste del.
learn-period-shorter = Rækker på { $length } gentager sig, men en kortere række gør det også.
learn-period-cell = { $heap }: værdi { $value }
learn-period-cell-odd = { $heap }: værdi { $value }, værdien nedenunder er en anden
learn-period-end = { $heap } er sidst i sin søjle: intet er nedenunder.
learn-period-agree = { $heap } og { $to } har samme værdi, { $value } og { $other }: der brydes intet.
learn-period-later = { $heap } har værdien { $value } og { $to } har { $other }. Der brydes rytmen, men en gang til længere nede.
learn-like = Rækken med samme værdi som { $heap } kegler
learn-like-wrong = { $heap } − { $row } = { $difference }, og divideret med { $period } giver det resten { $rest }, ikke 0.
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
learn-no-screen-text = Den har { $all } sider. Vælg en af dem, eller en anden lektion.
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
learn-is-over = Se på { $left } igen: der er intet træk tilbage.
learn-drawn-game = De samme stillinger kommer igen: uafgjort. Tag træk tilbage, og gå frem i stedet.
learn-write-wrong = Se på { $name } igen: { $number } passer ikke.
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

## Nim og 2-talsystemet.

learn-nim-title = Nim og binære tal
learn-nim-about = Hvorfor 4, 5, 6, 7 er tabt, og hvordan man finder det vindende træk i alle bunker.
learn-nim-teaches = At skrive bunker i 2-talsystemet, tælle 1-tallerne i hver søjle og gøre alle søjler lige.
learn-nim-section = Nim; Strategi
learn-nim-1-title = To bunker
learn-nim-1-text = Et træk fjerner en eller flere tændstikker fra én bunke. Den, der tager den sidste, vinder. Her er bunker på 3 og 5: find trækket, der vinder.
learn-nim-1-done = Nu er bunkerne ens. Hvad der end gøres ved den ene, kan du gøre ved den anden.
learn-nim-2-title = Ens bunker
learn-nim-2-text = To bunker på 4, og computeren begynder. Gør bunkerne ens efter hvert af dens træk.
learn-nim-2-done = Ens bunker er tabt for den, der er i trækket: hvert træk gør dem uens, og den anden gør dem ens igen.
learn-nim-3-title = Bunker af 4, 2 og 1
learn-nim-3-text = Med flere bunker er tricket at skrive hver som en sum af forskellige topotenser. Tænd de tal, der tilsammen giver hver bunke.
learn-nim-3-done = Hver bunke kan skrives sådan på kun én måde: dens binære tal.
learn-nim-4-title = Ulige søjler
learn-nim-4-text = Tæl nu 1-tallerne i hver søjle. Markér hver søjle, der har et ulige antal.
learn-nim-4-done = En søjle med et lige antal 1-taller er som to ens bunker. Kun den ulige kræver noget.
learn-nim-5-title = Gør alle søjler lige
learn-nim-5-text = Vælg et træk, og se søjlerne, som det efterlader. Tre træk gør alle søjler lige.
learn-nim-5-done = Alle søjler er lige, så den anden må gøre en ulige, og du kan rette det igen.
learn-nim-6-title = 1, 2, 3 er tabt
learn-nim-6-text = Computeren må begynde med bunkerne 1, 2 og 3. Svar, så alle søjler igen er lige, helt til slutningen.
learn-nim-6-done = Hvert svar efterlod to ens bunker: fra 1, 2, 3 kan det altid gøres.
learn-nim-7-title = Et helt parti
learn-nim-7-text = Bunker på 3, 4 og 5, og du begynder. Computeren laver ingen fejl, men stillingen er vundet.
learn-nim-7-done = Det var perfekt spil. De samme søjler afgør enhver stilling i Nim.

## Summer af spil.

learn-sums-title = Sum af spil
learn-sums-about = Flere spil på én gang: hvert har en værdi, og værdierne lægges sammen på en ny måde.
learn-sums-teaches = At spille flere spil på én gang: hvert spil har en værdi, og værdierne lægges sammen ved nim-addition.
learn-sums-section = Sum af spil
learn-sums-1-title = Vundet og vundet bliver tabt
learn-sums-1-text = Nim er en sum: hver bunke er et spil, og et træk gøres i ét af dem. Sig om hver stilling, om den, der er i trækket, kan vinde.
learn-sums-1-done = Hver enkelt bunke er vundet, og dog er 2, 2 og 1, 2, 3 tabt. Vundet og tabt er ikke nok: en sum kræver tal.
learn-sums-2-title = Bunken, der giver balance
learn-sums-2-text = Fem kegler på række: et træk vælter én kegle eller to naboer. Hvilken nimbunke skal lægges til, for at summen er tabt for den, der er i trækket?
learn-sums-2-done = Kun én bunke gør det. Dens størrelse er rækkens værdi: i enhver sum opfører rækken sig som den bunke.
learn-sums-3-title = Addition uden mente
learn-sums-3-text = Bunkerne 5 og 3 er tilsammen én bunke værd. Find den: skriv en tredje række, der gør alle søjler lige.
learn-sums-3-done = Altså 5 ⊕ 3 = 6: læg sammen i 2-talsystemet, men med 1 + 1 = 0. Det er nimaddition.
learn-sums-4-title = Kegler og tændstikker
learn-sums-4-text = Syv kegler er 2 værd, og bunken 3. Vælg et træk i et af spillene, se værdierne, det efterlader, og gør nimsummen til 0.
learn-sums-4-done = Nimsummen er 0, så summen er tabt for den, der nu skal trække.
learn-sums-5-title = Spil en sum
learn-sums-5-text = Fem kegler og bunker på 2 og 3, og du begynder. Værdierne er 4, 2 og 3.
learn-sums-5-done = Nu kan du vinde summer af spil, der kun har deres værdier til fælles.

## Reglen om den mindste undtagelse.

learn-mex-title = Mindste undtagelse
learn-mex-about = Værdien af ethvert spil ud fra dets træk: det mindste tal, der mangler.
learn-mex-teaches = At finde værdien af en bunke ud fra det, den kan blive til.
learn-mex-section = Reglen om den mindste undtagelse; Grundys skala
learn-mex-1-title = Hvad der mangler
learn-mex-1-text = I Laskers Nim fjerner et træk fra en bunke eller deler den i to. Fra en bunke på 3 kan disse værdier nås. Vælg det mindste tal, der mangler.
learn-mex-1-done = Fra 3 når man 0, 1, 2 og 3, ligesom fra en nimbunke på 4. Så værdien er 4.
learn-mex-2-title = Et hul i rækken
learn-mex-2-text = En bunke på 4 når også større værdier. Hvad er nu det mindste tal, der mangler?
learn-mex-2-done = Værdien er 3. Trækkene til 4 og 5 hjælper ikke: den, der går dertil, kan føres tilbage til 3.
learn-mex-3-title = Vejen tilbage
learn-mex-3-text = Summen af den bunke og en nimbunke på 3 var tabt. For at slippe væk har den anden delt 4 i 1 og 3, som er 5 værd. Før nimsummen tilbage til 0.
learn-mex-3-done = Større værdier kan altid ophæves sådan. Derfor tæller kun det mindste tal, der mangler.
learn-mex-4-title = Seks kegler
learn-mex-4-text = Nu en række på seks kegler. Der kan blive to rækker tilbage, og deres værdier lægges sammen med nimaddition. Hvad er det mindste tal, der mangler?
learn-mex-4-done = Seks kegler er 3 værd. Række for række giver reglen værdien af ethvert spil af denne slags.
learn-mex-5-title = Grundys skala
learn-mex-5-text = I Grundys spil deles en bunke i to af forskellig størrelse. To linealer viser alle måder på én gang: værdierne, og under dem deres spejlbillede. Stil dem for hver bunke, og aflæs værdien.
learn-mex-5-done = Tolv har værdien 1. Ingen formel kendes for dette spil, og ingen periode er fundet blandt millioner af værdier.
learn-mex-6-title = Vind i Grundys spil
learn-mex-6-text = En bunke på 8, og du begynder. Den, der ikke kan dele mere, taber. Bunker på 1, 2, 4 og 7 har værdien 0.
learn-mex-6-done = Én deling efterlod to bunker med nimsummen 0, og derefter havde hvert træk et svar.

## Kegler og perioder.

learn-kayles-title = Kegler og perioder
learn-kayles-about = Vælt kegler, find værdierne, og se, hvorfor de gentager sig for altid.
learn-kayles-teaches = At finde værdier, der gentager sig, og bruge perioden til rækker af enhver længde.
learn-kayles-section = Kegler
learn-kayles-1-title = Det første kast
learn-kayles-1-text = Et kast vælter én kegle, eller to, der er naboer. Den, der vælter den sidste, vinder. Hvilket kast vinder fra fem kegler?
learn-kayles-1-done = Et kast i midten efterlader to ens rækker, og du kan efterligne hvert kast. Så enhver række er vundet for den, der begynder.
learn-kayles-2-title = Del en række
learn-kayles-2-text = I en sum er det værdien, der tæller. Vælg kegler i denne række på syv, og se værdierne af det, der er tilbage. Find alle værdier, der kan nås.
learn-kayles-2-done = 0, 1, 3, 4 og 5 kan nås. Det mindste tal, der mangler, er 2, og det er værdien af syv kegler.
learn-kayles-3-title = Find rytmen
learn-kayles-3-text = Her er værdierne for 0 til 143 kegler. Skift rækkernes længde, til hver søjle længere nede viser kun én værdi.
learn-kayles-3-done = Værdierne gentager sig med perioden 12. I de øverste rækker passer nogle steder endnu ikke.
learn-kayles-4-title = Den sidste undtagelse
learn-kayles-4-text = Gule steder har en anden værdi end den 12 kegler længere fremme. Klik på det sidste af dem.
learn-kayles-4-done = 70 kegler bryder rytmen for sidste gang: fra 71 gælder den. Et kast tager højst to kegler, så når den har gældt længe nok, fås hver ny værdi af de samme tal som 12 tidligere.
learn-kayles-5-title = Tusind kegler
learn-kayles-5-text = Med perioden kender du rækker, som ingen ville stille op. Hvilken af disse rækker har samme værdi som 1000 kegler?
learn-kayles-5-done = 1000 − 76 = 924 = 77 · 12, så 1000 kegler er lige så meget værd som 76.
learn-kayles-6-title = Ti kegler
learn-kayles-6-text = Ti kegler, og du begynder. Efterlad rækker, hvis værdier er i balance: 1, 2, 3, 1, 4, 3, 2, 1, 4 for en til ni kegler.
learn-kayles-6-done = Du har slået en spiller, der ikke laver fejl.

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
