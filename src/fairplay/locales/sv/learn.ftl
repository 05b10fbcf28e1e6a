## Lär dig: det som finns på varje sida.

learn-lead = { $count ->
    [one] En kort lektion, med något att göra på varje sida.
   *[other] { $count } korta lektioner, med något att göra på varje sida. Ta reda på varför en av spelarna vinner, från tändstickor och käglor till kort.
    }
learn-lost = Den lektionen finns inte
learn-screens = { $count ->
    [one] { $count } sida
   *[other] { $count } sidor
    }
learn-progress = Klart: { $done } av { $all }
learn-all = Alla lektioner
learn-steps = Lektionens sidor
learn-step = Sida { $number }
learn-step-done = Sida { $number }, klar
learn-count = { $number } av { $all }
learn-task = Din tur att prova
learn-back = Tillbaka
learn-next = Nästa
learn-skip = Hoppa över
learn-play = Spela nu
learn-check = Kontrollera
learn-choose = Välj ett drag
learn-thinking = Datorn tänker
learn-computer = Datorn { $what }.
learn-you-win = Du vinner.
learn-computer-wins = Datorn vinner.
learn-lost-game = Den här gången vinner datorn. Ta tillbaka drag tills du kan vinna igen.
learn-leaves = Det lämnar { $left }, och då kan din motspelare vinna. Ett svar som vinner: { $what }.
learn-leaves-over = Det lämnar { $left }, och din motspelare har vunnit.
learn-sum = { $before } + { $last }
learn-game = { $game } { $heaps }
learn-won = vunnen
learn-lost-word = förlorad
learn-safe = säker
learn-unsafe = inte säker
learn-is-won = Se på { $left } igen: den som är vid draget kan vinna. Ett drag som vinner: { $what }.
learn-is-lost = Se på { $left } igen. Säg att det första draget är: { $what }. Då är svaret: { $then }. Alla andra drag har också ett svar.
learn-is-lost-at-once = Se på { $left } igen: det enda draget suddar den sista pricken, och den som gör det förlorar.
learn-columns = Binärt
learn-left-columns = Efter ditt drag
learn-nim-sum = nimsumma
learn-binary = Binära siffror att skriva
learn-binary-cell = Rad { $heap }, plats { $place }: { $digit }
learn-binary-wrong = Se på raden för { $heap }: talen du har valt ger { $made }.
learn-binary-odd = Kolumn { $place } har fortfarande ett udda antal ettor.
learn-column = Kolumn { $place }
learn-column-odd = { $count ->
    [one] Kolumn { $place } har { $count } etta, och { $count } är udda.
   *[other] Kolumn { $place } har { $count } ettor, och { $count } är udda.
    }
learn-column-even = { $count ->
    [one] Kolumn { $place } har { $count } etta, och { $count } är jämnt.
   *[other] Kolumn { $place } har { $count } ettor, och { $count } är jämnt.
    }
learn-heap = Lägg till en nimhög på
learn-heap-empty = ingen hög
learn-heap-won = Med en hög på { $heap } vinner den som är vid draget. Ett drag som vinner: { $what }.
learn-heap-none = Utan hög vinner den som är vid draget. Ett drag som vinner: { $what }.
learn-mex = Det minsta tal som saknas
learn-mex-reached = { $number } saknas inte. Ett drag till { $left } ger det värdet.
learn-mex-larger = { $number } saknas, men det gör ett mindre tal också.
learn-scale = Två linjaler: varje par, det ena talet över det andra, har summan { $total }
learn-scale-slide = Skjut den undre linjalen: paren har summan { $total }
learn-scale-set = Skjut tills varje par har summan { $heap }.
learn-scale-pick = { $count ->
    [one] Paret för { $heap } har nimsumman { $sums }. Vilket är värdet?
   *[other] Paren för { $heap } har nimsummorna { $sums }. Vilket är värdet?
    }
learn-scale-next = Ja, { $heap } har värdet { $value }. Nu finns det på linjalerna. Fortsätt med nästa.
learn-cut = Välj käglor och se vad som blir kvar.
learn-cut-found = Värden du har hittat
learn-cut-value = Värde { $value }. Hittade hittills: { $found }.
learn-period-length = Radernas längd: { $length }
learn-period-table = Värdena i rader; talet till vänster hör till radens första värde
learn-period-lit = Gult: värdet under är ett annat.
learn-period-this = Det här är perioden
learn-period-differ = { $count ->
    [one] Med rader om { $length } finns det ännu { $count } ställe i den nedre delen där värdet under är ett annat.
   *[other] Med rader om { $length } finns det ännu { $count } ställen i den nedre delen där värdet under är ett annat.
    }
learn-period-shorter = Rader om { $length } upprepas, men det gör kortare rader också.
learn-period-cell = { $heap }: värde { $value }
learn-period-cell-odd = { $heap }: värde { $value }, värdet under är ett annat
learn-period-end = { $heap } står sist i sin kolumn: det finns inget under.
learn-period-agree = { $heap } har värdet { $value } och { $to } har också { $other }: där håller rytmen.
learn-period-later = { $heap } har värdet { $value } och { $to } har { $other }. Där bryts rytmen, men den bryts igen längre ner.
learn-like = Raden med samma värde som en rad med { $heap }
learn-like-wrong = { $heap } − { $row } = { $difference }. Delat med { $period } ger det resten { $rest }, inte 0.
learn-digit-there = Plats { $place } är för { $shape }. Formen finns på kortet: skriv 1.
learn-digit-absent = Plats { $place } är för { $shape }. Formen finns inte på kortet: skriv 0.
learn-digit-sum = Räkna { $shape }: { $terms } = { $sum }. Delat med 3 blir resten { $rest }.
learn-away-needed = Kort { $card } måste vara kvar: utan det finns inget giltigt urval bland de andra.
learn-away-single = Bara ett kort visar { $shape }, så det kortet kan inte vara med i urvalet.
learn-free-count = { $count } av högst { $most } kort
learn-free-more = Inget giltigt urval än. Ta ett till.
learn-free-full = { $count } kort utan giltigt urval. Försök nu med ett till.
learn-free-claim = Med det kortet finns ett giltigt urval: kort { $cards }.
learn-ways = Sätt att lägga { $cards } kort på sida A, på sida B eller på ingen
learn-ways-wrong = Ett kort har 3 sätt: A, B eller ingen. Två kort har 3 · 3 = { $two }. Fortsätt till { $cards } kort.
learn-lost-list = Här är alla lektioner:
learn-no-screen = Den här lektionen har ingen sida { $number }
learn-no-screen-text = { $all ->
    [one] Den har { $all } sida. Gå dit, eller välj en annan lektion.
   *[other] Den har { $all } sidor. Välj en av dem, eller en annan lektion.
    }
learn-age = Från { $age } år
learn-minutes = { $minutes } min
learn-needs = Först: { $lessons }
learn-teaches = Du lär dig
learn-from = Ur { $article }: { $section }
learn-article-nim = ”Fair play” av Mogens Esrom Larsen
learn-article-resta = den portugisiska artikeln om Resta-um
learn-article-zero = den svenska artikeln om Zero sumZ
learn-article-mod3 = spelreglerna till MOD-3 SUMZ
learn-another-hand = Nya kort
learn-odd = udda
learn-even = jämnt
learn-mark-won = Vunnen eller förlorad för den som är vid draget?
learn-mark-safe = Säker att lämna till motspelaren?
learn-mark-odd = Vilka kolumner är udda?
learn-is-over = Se på { $left } igen: det finns inga drag kvar.
learn-drawn-game = Samma ställningar kommer tillbaka gång på gång: oavgjort. Ta tillbaka drag och gå framåt i stället.
learn-write-wrong = Se på { $name } igen: { $number } stämmer inte.
learn-value-of = Värdet av { $heap }
learn-value-wrong = { $name }: { $why }
learn-write-less = { $name }: minska
learn-write-more = { $name }: öka
learn-table = Additionstabell för Nim
learn-table-cell = { $row } ⊕ { $column } = { $value }
learn-table-wrong = { $row } ⊕ { $column } = { $value }: inte den rutan.
learn-away-put = Kort { $card } är undanlagt.
error-lesson = { $name }: den lektionen finns inte; lektionerna är { $lessons }
error-lesson-screen = { $lesson } har ingen sida { $number }; sidorna är 1 till { $last }
error-lesson-answer = ”{ $text }” går inte att läsa som svar här
learn-table-left = { $count ->
    [one] En ruta återstår att hitta.
   *[other] { $count } rutor återstår att hitta.
    }
learn-next-lesson = Nästa lektion

## Lektionerna ur den danska artikeln.

learn-nim-title = Nim och tvåsystemet
learn-nim-about = Varför 4, 5, 6, 7 är förlorat, och hur man hittar det vinnande draget, hur många högar det än är.
learn-nim-teaches = att skriva högar binärt, räkna ettorna i varje kolumn och göra alla kolumner jämna.
learn-nim-section = Nim; Strategi
learn-disguises-title = Förklädnader
learn-disguises-about = Fyra spel som ser helt olika ut, men alla är Nim.
learn-disguises-teaches = att se högarna bakom en remsa eller ett bräde, och varför man inte vinner något på ett drag som kan göras ogjort.
learn-disguises-section = Nimble; Modifierad Nimble; Poker-Nim; Northcotts spel
learn-sums-title = Summor av spel
learn-sums-about = Flera spel på en gång: vart och ett har ett värde, och värdena adderas på ett nytt sätt.
learn-sums-teaches = att spela flera spel på en gång: varje spel har ett värde, och värdena nimadderas.
learn-sums-section = Summa av spel
learn-mex-title = Minsta undantaget
learn-mex-about = Så hittar du värdet av vilket spel som helst: det minsta tal som saknas bland dragens värden.
learn-mex-teaches = att räkna ut en högs värde ur värdena av allt den kan bli.
learn-mex-section = Regeln om minsta undantaget; Kägelspelet; Grundys spel
learn-kayles-title = Kägelspelet
learn-kayles-about = Fäll käglor, och vinn med flera rader på en gång.
learn-kayles-teaches = att härma motspelaren, dela en rad och balansera rader av olika längd.
learn-kayles-section = Kägelspelet
learn-heap-title = Varje rättvist spel är en hög
learn-heap-about = Varför regeln om minsta undantaget stämmer, Laskers Nim från 1 till 8, och huvudsatsen.
learn-heap-teaches = att förstå varför varje rättvist spel räknas som en enda nimhög (Sprague–Grundys sats).
learn-heap-section = Laskers Nim; Regeln om minsta undantaget; Slutsats
learn-periods-title = Perioder
learn-periods-about = Varför värdena i kägelspelet upprepas för alltid, och vad ingen vet om Grundys spel.
learn-periods-teaches = att använda Grundys skala, hitta en period och bevisa att den aldrig tar slut.
learn-periods-section = Grundys skala; Dawsons schack

## Lektioner om Resta-um och korten: vad kartan säger.

learn-misere-title = Den som tar den sista förlorar
learn-misere-about = Resta-um (Nim i misère): samma drag, motsatt mål och ett enda undantag.
learn-misere-teaches = att vinna när den som suddar den sista pricken förlorar, och att veta när det ändrar ditt drag.
learn-misere-section = Säkra ställningar och undantaget
learn-group-title = Nimgruppen
learn-group-about = En addition utan minnessiffror: en tabell och några regler, och långa rader blir lätta.
learn-group-teaches = att nimaddera i huvudet, med en grupps räkneregler och tvåpotenser.
learn-group-section = Operationen Nim
learn-zero-title = Zero sumZ
learn-zero-about = Hitta kort där varje form finns ett jämnt antal gånger.
learn-zero-teaches = att se ett giltigt urval, och att använda udda och jämnt för att hitta det.
learn-zero-section = Spelregler
learn-elimination-title = Zero sumZ genom uteslutning
learn-elimination-about = Skriv kort som siffror, bortse från ett i taget, och se varför det alltid finns ett urval bland sju kort.
learn-elimination-teaches = att addera modulo 2, hitta ett urval steg för steg och bevisa två satser.
learn-elimination-section = En matematisk beskrivning av spelet
learn-mod-title = MOD-3 SUMZ
learn-mod-about = Addera kort modulo 3, steg för steg, och hitta två sidor med samma summa bland fem kort.
learn-mod-teaches = att räkna modulo 3 och hitta två mängder kort med samma summa.
learn-mod-section = Att addera kort; två mängder med samma summa
learn-third-odd = Bara ett av de två korten visar { $shape }, så formen måste också finnas på det tredje.
learn-third-even = Båda korten visar { $shape }, eller inget av dem. Det är redan jämnt, så formen ska inte finnas på det tredje.
