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
learn-progress = { $done } av { $all } klara
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
learn-lost-game = Den här gången vinner datorn. Ta tillbaka drag till dit där du ännu kunde vinna.
learn-leaves = Det lämnar { $left }, och då kan din motspelare vinna. Draget som vinner: { $what }.
learn-leaves-over = Det lämnar { $left }, och din motspelare har vunnit.
learn-sum = { $before } + { $last }
learn-game = { $game } { $heaps }
learn-won = vunnen
learn-lost-word = förlorad
learn-safe = säker
learn-unsafe = inte säker
learn-is-won = Se på { $left } igen: den som är vid draget kan vinna. Draget som vinner: { $what }.
learn-is-lost = Se på { $left } igen. Säg att det första draget är: { $what }. Då är svaret: { $then }. Alla andra drag har också ett svar.
learn-is-lost-at-once = Se på { $left } igen: det enda draget suddar ut den sista pricken, och då har man förlorat.
learn-columns = Högarna binärt
learn-left-columns = Efter det här draget
learn-nim-sum = nimsumma
learn-binary = Binära siffror att skriva
learn-binary-cell = Rad { $heap }, plats { $place }: { $digit }
learn-binary-wrong = Se på raden för { $heap }: talen du har tänt ger { $made }.
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
learn-heap-won = Med en hög på { $heap } vinner den som är vid draget. Draget som vinner: { $what }.
learn-heap-none = Utan hög vinner den som är vid draget. Draget som vinner: { $what }.
learn-mex = Det minsta talet som saknas
learn-mex-reached = { $number } saknas inte. Ett drag till { $left } ger det värdet.
learn-mex-larger = { $number } saknas, men det gör ett mindre tal också.
learn-scale = Två linjaler: varje par, det ena talet över det andra, har summan { $total }
learn-scale-slide = Skjut den undre linjalen: paren har summan { $total }
learn-scale-set = Skjut tills varje par har summan { $heap }.
learn-scale-pick = Paren för { $heap } har nimsummorna { $sums }. Vilket är värdet?
learn-scale-next = Ja, { $heap } har värdet { $value }. Nu finns det på linjalerna. Fortsätt med nästa.
learn-cut = Välj käglor och se vad som blir kvar.
learn-cut-found = Värden du har hittat
learn-cut-value = Värde { $value }. Hittade hittills: { $found }.
learn-period-length = Radernas längd: { $length }
learn-period-table = Värdena i rader; talet till vänster hör till det första
learn-period-lit = Gult: värdet under är ett annat.
learn-period-this = Det här är perioden
learn-period-differ = { $count ->
    [one] I rader om { $length } finns det ännu { $count } ställe i den nedre delen där värdet under är ett annat.
   *[other] I rader om { $length } finns det ännu { $count } ställen i den nedre delen där värdet under är ett annat.
    }
learn-period-shorter = Rader om { $length } upprepas, men det gör kortare rader också.
learn-period-cell = { $heap }: värde { $value }
learn-period-cell-odd = { $heap }: värde { $value }, värdet under är ett annat
learn-period-end = { $heap } står sist i sin kolumn: inget finns under.
learn-period-agree = { $heap } och { $to } har samma värde, { $value } och { $other }: där håller rytmen.
learn-period-later = { $heap } har värdet { $value } och { $to } har { $other }. Där bryts rytmen, men den bryts igen längre ner.
learn-like = Raden med samma värde som en rad på { $heap }
learn-like-wrong = { $heap } − { $row } = { $difference }. Delat med { $period } ger det resten { $rest }, inte 0.
learn-digit-there = Plats { $place } är för { $shape }, och det finns på kortet: 1.
learn-digit-absent = Plats { $place } är för { $shape }, och det finns inte på kortet: 0.
learn-digit-sum = Räkna { $shape }: { $terms } = { $sum }, och delat med 3 blir resten { $rest }.
learn-away-needed = Kort { $card } måste vara kvar: utan det är inget urval bland de andra jämnt.
learn-away-single = Bara ett kort visar { $shape }, så det kan inte vara med i urvalet.
learn-free-count = { $count } av högst { $most } kort
learn-free-more = Inget giltigt urval bland dessa { $count }. Ta ett till.
learn-free-full = { $count } kort utan giltigt urval. Försök nu att lägga till ett till.
learn-free-claim = Med det är kort { $cards } ett giltigt urval.
learn-ways = Sätt att lägga { $cards } kort på sida A, sida B eller ingen
learn-ways-wrong = Ett kort har 3 sätt, två kort har 3 · 3 = { $two }. Fortsätt till { $cards } kort.
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
learn-write-less = { $name }: ett mindre
learn-write-more = { $name }: ett till
learn-table = Additionstabell för Nim
learn-table-cell = { $row } ⊕ { $column } = { $value }
learn-table-wrong = { $row } ⊕ { $column } = { $value }: inte den rutan.
learn-away-put = Kort { $card } är undanlagt.
error-lesson = { $name }: det finns ingen sådan lektion; det finns { $lessons }
error-lesson-screen = { $lesson } har ingen sida { $number }; sidorna är 1 till { $last }
error-lesson-answer = ”{ $text }” går inte att läsa som svar här
learn-table-left = { $count ->
    [one] En ruta återstår att hitta.
   *[other] { $count } rutor återstår att hitta.
    }
learn-next-lesson = Nästa lektion

## Lektionerna ur den danska artikeln.

learn-nim-title = Nim och tvåsystemet
learn-nim-about = Varför 4, 5, 6, 7 är förlorat, och hur man hittar det vinnande draget i vilka högar som helst.
learn-nim-teaches = Skriva högar binärt, räkna ettorna i varje kolumn och göra alla kolumner jämna.
learn-nim-section = Nim; Strategi
learn-disguises-title = Förklädnader
learn-disguises-about = Fyra spel som ser helt olika ut, och alla är Nim.
learn-disguises-teaches = Se högarna bakom en remsa eller ett bräde, och veta varför man inget vinner på ett drag som kan göras ogjort.
learn-disguises-section = Nimble; Modifierad Nimble; Poker-Nim; Northcotts spel
learn-sums-title = Summor av spel
learn-sums-about = Flera spel på en gång: vart och ett har ett värde, och värdena adderas på ett nytt sätt.
learn-sums-teaches = Spela flera spel på en gång: varje spel har ett värde, och värdena nimadderas.
learn-sums-section = Summa av spel
learn-mex-title = Minsta undantaget
learn-mex-about = Värdet av vilket spel som helst, ur dragen som finns: det minsta tal som saknas.
learn-mex-teaches = Hitta värdet av en hög ur värdena av det den kan bli.
learn-mex-section = Regeln om minsta undantaget; Kägelspelet; Grundys spel
learn-kayles-title = Kägelspelet
learn-kayles-about = Fäll käglor, och vinn med flera rader på en gång.
learn-kayles-teaches = Härma motspelaren, dela en rad och balansera rader av olika längd.
learn-kayles-section = Kägelspelet
learn-heap-title = Varje rättvist spel är en hög
learn-heap-about = Varför regeln om minsta undantaget stämmer, Laskers Nim från 1 till 8, och huvudsatsen.
learn-heap-teaches = Förstå varför varje rättvist spel räknas som en enda nimhög (Sprague–Grundys sats).
learn-heap-section = Laskers Nim; Regeln om minsta undantaget; Slutsats
learn-periods-title = Perioder
learn-periods-about = Varför värdena i kägelspelet upprepas för alltid, och vad ingen vet om Grundys spel.
learn-periods-teaches = Använda Grundys skala, hitta en period och bevisa att den aldrig tar slut.
learn-periods-section = Grundys skala; Dawsons schack

## Misère: Resta-um.

learn-misere-title = Den sista förlorar
learn-misere-about = Resta-um: samma drag, motsatt mål och ett undantag på slutet.
learn-misere-teaches = Att vinna när den som suddar ut den sista pricken förlorar, och känna till det enda undantaget.
learn-misere-section = Säkra ställningar i tvåsystemet
learn-misere-1-title = Enstaka prickar
learn-misere-1-text = Ett drag suddar prickar i en rad. I Resta-um förlorar den som måste sudda den sista pricken. En ställning är säker om du gärna lämnar den till den andra. Vilka av dessa är det?
learn-misere-1-done = Med enstaka prickar finns inget val: ett udda antal är säkert i Resta-um.
learn-misere-2-title = Två spel sida vid sida
learn-misere-2-text = I Resta-zero vinner den som suddar den sista pricken. Se efter vilket spel varje ställning hör till: är den säker?
learn-misere-2-done = Så länge någon rad har två eller fler prickar är de säkra ställningarna desamma i båda spelen.
learn-misere-3-title = Långa rader
learn-misere-3-text = Rader med 19 och 21 prickar. Vilken tredje rad gör ställningen säker? Gör alla kolumner jämna.
learn-misere-3-done = 19 ⊕ 21 = 6: båda innehåller 16, som tar ut varandra, och 3 ⊕ 5 = 6 blir kvar.
learn-misere-4-title = Vändpunkten
learn-misere-4-text = Bara en rad är längre än 1. Här skiljs Resta-um från Resta-zero. Vilket drag lämnar ett udda antal enstaka prickar?
learn-misere-4-done = Tre enstaka prickar är kvar: du tar den andra, och motspelaren måste ta den sista.
learn-misere-5-title = 1, 2, 3 igen
learn-misere-5-text = Datorn börjar med rader på 1, 2 och 3. Svara, och håll utkik efter vändpunkten.
learn-misere-5-done = Samma ställning är förlorad i båda spelen, men de sista dragen är olika.
learn-misere-6-title = Ett helt parti
learn-misere-6-text = Rader på 5, 3 och 1, och du börjar. Lämna säkra ställningar ända till slutet.
learn-misere-6-done = I filmen ”I fjol i Marienbad” spelas det med 7, 5, 3, 1, som är säkert för den som inte börjar.

## Zero sumZ.

learn-zero-title = Zero sumZ
learn-zero-about = Kort som vektorer: hitta det jämna urvalet och se varför sju kort alltid har ett.
learn-zero-teaches = Att se kort som vektorer, hitta ett jämnt urval och veta varför sju kort alltid har ett.
learn-zero-section = En matematisk beskrivning av spelet
learn-zero-1-title = Ett kort är sex siffror
learn-zero-1-text = Var och en av sex former finns på kortet eller inte. Skriv detta kort: 1 där formen finns, 0 där den inte finns.
learn-zero-1-done = Det finns 2 · 2 · 2 · 2 · 2 · 2 = 64 sådana sifferrader. Utan den tomma är det leken med 63.
learn-zero-2-title = Allt jämnt
learn-zero-2-text = Välj kort så att varje form finns ett jämnt antal gånger på dem. Remsan räknar åt dig.
learn-zero-2-done = Det är ett giltigt urval: kortens siffror har summan 0, om 1 + 1 = 0.
learn-zero-3-title = Lägg undan kort
learn-zero-3-text = Börja med alla sju korten och räkna. Lägg undan ett kort där antalet är udda, tills alla är jämna.
learn-zero-3-done = Korten som är kvar är det giltiga urvalet: 2, 5 och 7.
learn-zero-4-title = Leta efter en ensam form
learn-zero-4-text = En form finns här på ett enda kort, så du vet genast vilket kort som är ute. Välj det giltiga urvalet.
learn-zero-4-done = Större urval är värda mer: korten är poängen.
learn-zero-5-title = Hur många utan urval?
learn-zero-5-text = Samla kort som inte innehåller något giltigt urval. Hur långt kommer du? När du har sex, försök med ett sjunde.
learn-zero-5-done = Sex är det mesta. Korten är vektorer med sex siffror, och sju vektorer i sex dimensioner är alltid linjärt beroende: ett beroende är ett giltigt urval.
learn-zero-6-title = Sju kort
learn-zero-6-text = Sju kort delade på måfå. Det finns ett giltigt urval bland dem; hitta det.
learn-zero-6-done = Varje urval tar ett jämnt antal av varje form, och därför är också korten som blir kvar till slut jämna.

## MOD-3 SUMZ.

learn-mod-title = MOD-3 SUMZ
learn-mod-about = Addera kort modulo 3 och hitta två sidor med samma summa bland fem.
learn-mod-teaches = Att addera modulo 3 och hitta två sidor med samma summa.
learn-mod-section = Om korten och hur man summerar dem modulo 3
learn-mod-1-title = Addera två kort
learn-mod-1-text = Varje fält visar 0, 1 eller 2 av sin form. Addera fält för fält; från 3 behålls bara resten vid division med 3.
learn-mod-1-done = 2 + 2 = 4 femhörningar ger 1, och 2 + 1 = 3 cirklar ger ingen.
learn-mod-2-title = Tre kort
learn-mod-2-text = Tre kort med två femhörningar vardera: vad är summan av alla tre?
learn-mod-2-done = Tre gånger samma tal är alltid 0 modulo 3.
learn-mod-3-title = Två sidor
learn-mod-3-text = Ett giltigt urval är två sidor med samma summa. Tryck en gång på ett kort för sida A, två gånger för sida B.
learn-mod-3-done = Båda sidorna har samma summa, och alla deras kort är dina.
learn-mod-4-title = En tom sida
learn-mod-4-text = En sida får vara tom. Då måste den andra ha det tomma kortet som summa. Hitta tre kort som har det.
learn-mod-4-done = Varje fält visar 3 sammanlagt, alltså 0.
learn-mod-5-title = Varför fem räcker
learn-mod-5-text = Varje kort kan ligga på sida A, på sida B eller på ingen. Det finns bara 81 summor. Hur många sätt finns det för fem kort?
learn-mod-5-done = 243 sätt och bara 81 skillnader A − B: två sätt måste stämma överens, och det som skiljer dem åt är ett giltigt urval.
learn-mod-6-title = Fem kort
learn-mod-6-text = Fem kort delade på måfå. Hitta två sidor med samma summa; en av dem får vara tom.
learn-mod-6-done = Fem vektorer i fyra dimensioner är alltid beroende; faktorerna 1 och 2 är sidorna A och B.
