## Lär dig: det som finns på varje sida.

learn-lead = { $count ->
    [one] En kort lektion med något att göra på varje sida.
   *[other] { $count } korta lektioner med något att göra på varje sida. De visar varför en av spelarna vinner, från tändstickor och käglor till kort.
    }
learn-lost = Den lektionen finns inte
learn-screens = { $count } sidor
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
learn-lost-game = Den här gången vinner datorn. Ta tillbaka drag tills du hittar där ställningen ännu var din.
learn-leaves = Det lämnar { $left }, och då kan motspelaren vinna. Draget som vinner: { $what }.
learn-leaves-over = Det lämnar { $left }, och därmed har den andra redan vunnit.
learn-won = vunnen
learn-lost-word = förlorad
learn-safe = säker
learn-unsafe = inte säker
learn-is-won = Se på { $left } igen: den som är vid draget kan vinna. Draget som vinner: { $what }.
learn-is-lost = Se på { $left } igen. Säg att första draget är: { $what }. Då är svaret: { $then }. Också alla andra drag har ett svar.
learn-is-lost-at-once = Se på { $left } igen: det enda draget tar den sista pricken, och det förlorar.
learn-columns = Högarna i binär form
learn-left-columns = Vad draget lämnar
learn-nim-sum = nimsumma
learn-binary = Binära siffror att fylla i
learn-binary-cell = Rad { $heap }, plats { $place }: { $digit }
learn-binary-wrong = Se på raden för { $heap }: det som är tänt blir { $parts } = { $sum }.
learn-binary-odd = Kolumn { $place } har ännu ett udda antal ettor.
learn-column = Kolumn { $place }
learn-column-odd = Kolumn { $place } har { $count } ettor, och { $count } är udda: den hör till ditt val.
learn-column-even = Kolumn { $place } har { $count } ettor, och { $count } är jämnt: utelämna den.
learn-heap = Lägg till en nimhög på
learn-heap-empty = ingen hög
learn-heap-won = Med en hög på { $heap } är summan vunnen för den som är vid draget. Draget som vinner: { $what }.
learn-heap-none = Ensam är raden vunnen för den som är vid draget. Draget som vinner: { $what }.
learn-mex = Det minsta talet som saknas
learn-mex-reached = { $number } finns: ett drag till { $left } har det.
learn-mex-larger = { $number } saknas, men ett mindre tal saknas också.
learn-scale = Två linjaler: varje par ovanför varandra har summan { $total }
learn-scale-slide = Skjut den undre linjalen: paren har summan { $total }
learn-scale-set = Skjut tills varje par har summan { $heap }.
learn-scale-pick = Paren för { $heap } har nimsummorna { $sums }. Vilket är värdet?
learn-scale-next = Ja, { $heap } har värdet { $value }. Det står nu på linjalerna; fortsätt med nästa.
learn-cut = Välj käglor och se vad som blir kvar.
learn-cut-found = Funna värden
learn-cut-value = Värde { $value }. Hittills: { $found }.
learn-period-length = Radernas längd: { $length }
learn-period-table = Värdena i rader; talet till vänster är den första högen
learn-period-lit = Gult: värdet under är ett annat.
learn-period-this = Det här är perioden
learn-period-differ = I rader om { $length } skiljer sig värden under varandra ännu på { $count } ställen i den nedre delen.
learn-period-shorter = Rader om { $length } upprepas, men en kortare rad gör det också.
learn-period-cell = { $heap }: värde { $value }
learn-period-cell-odd = { $heap }: värde { $value }, värdet under är ett annat
learn-period-end = { $heap } står sist i sin kolumn: inget finns under.
learn-period-agree = { $heap } och { $to } har samma värde, { $value } och { $other }: där bryts inget.
learn-period-later = { $heap } har värdet { $value } och { $to } har { $other }. Där bryts rytmen, men en gång till längre ner.
learn-like = Raden som har samma värde som { $heap } käglor
learn-like-wrong = { $heap } − { $row } = { $difference }, och delat med { $period } ger det resten { $rest }, inte 0.
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
learn-no-screen-text = Den har { $all } sidor. Välj en av dem, eller en annan lektion.
learn-age = Från { $age } år
learn-minutes = { $minutes } min
learn-needs = Först: { $lessons }
learn-teaches = Du lär dig
learn-from = Ur { $article }: { $section }
learn-article-nim = ”Fair play” av Mogens Esrom Larsen
learn-article-resta = den portugisiska artikeln om Resta-um
learn-article-zero = den svenska artikeln om Zero sumZ
learn-article-mod3 = spelreglerna till MOD-3 SUMZ
learn-another-hand = En ny giv
learn-odd = udda
learn-even = jämnt
learn-mark-won = Vunnen eller förlorad för den som är vid draget?
learn-mark-safe = Säker att lämna till motspelaren?
learn-mark-odd = Vilka kolumner är udda?
learn-is-over = Titta på { $left } igen: det finns inget drag kvar.
learn-drawn-game = Samma ställningar kommer tillbaka: oavgjort. Ta tillbaka drag och gå framåt i stället.
learn-write-wrong = Titta på { $name } igen: { $number } stämmer inte.
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

## Nim och det binära.

learn-nim-title = Nim och binära tal
learn-nim-about = Varför 4, 5, 6, 7 är förlorat, och hur man hittar det vinnande draget i vilka högar som helst.
learn-nim-teaches = Att skriva högar binärt, räkna ettorna i varje kolumn och göra alla kolumner jämna.
learn-nim-section = Nim; Strategi
learn-nim-1-title = Två högar
learn-nim-1-text = Ett drag tar en eller flera tändstickor från en hög. Den som tar den sista vinner. Här är högar på 3 och 5: hitta draget som vinner.
learn-nim-1-done = Nu är högarna lika. Vad som än görs med den ena kan du göra med den andra.
learn-nim-2-title = Lika högar
learn-nim-2-text = Två högar på 4, och datorn börjar. Gör högarna lika efter vart och ett av dess drag.
learn-nim-2-done = Lika högar är förlorade för den som är vid draget: varje drag gör dem olika, och den andra gör dem lika igen.
learn-nim-3-title = Högar av 4, 2 och 1
learn-nim-3-text = Med fler högar är knepet att skriva var och en som en summa av olika tvåpotenser. Tänd de tal som tillsammans ger varje hög.
learn-nim-3-done = Varje hög kan skrivas så på bara ett sätt: dess binära tal.
learn-nim-4-title = Udda kolumner
learn-nim-4-text = Räkna nu ettorna i varje kolumn. Markera varje kolumn som har ett udda antal.
learn-nim-4-done = En kolumn med ett jämnt antal ettor är som två lika högar. Bara den udda behöver åtgärdas.
learn-nim-5-title = Gör alla kolumner jämna
learn-nim-5-text = Välj ett drag och se kolumnerna som det lämnar. Tre drag gör alla kolumner jämna.
learn-nim-5-done = Alla kolumner är jämna, så den andra måste göra någon udda, och du kan ordna det igen.
learn-nim-6-title = 1, 2, 3 är förlorat
learn-nim-6-text = Datorn måste börja med högarna 1, 2 och 3. Svara så att alla kolumner åter är jämna, ända till slutet.
learn-nim-6-done = Varje svar lämnade två lika högar: från 1, 2, 3 går det alltid.
learn-nim-7-title = Ett helt parti
learn-nim-7-text = Högar på 3, 4 och 5, och du börjar. Datorn gör inga fel, men ställningen är vunnen.
learn-nim-7-done = Det var perfekt spel. Samma kolumner avgör varje ställning i Nim.

## Summor av spel.

learn-sums-title = Summor av spel
learn-sums-about = Flera spel på en gång: vart och ett har ett värde, och värdena adderas på ett nytt sätt.
learn-sums-teaches = Att spela flera spel på en gång: varje spel har ett värde, och värdena nimadderas.
learn-sums-section = Summa av spel
learn-sums-1-title = Vunnet och vunnet blir förlorat
learn-sums-1-text = Nim är en summa: varje hög är ett spel, och ett drag görs i ett av dem. Säg om varje ställning om den som är vid draget kan vinna.
learn-sums-1-done = Varje ensam hög är vunnen, och ändå är 2, 2 och 1, 2, 3 förlorade. Vunnet och förlorat räcker inte: en summa behöver tal.
learn-sums-2-title = Högen som väger jämnt
learn-sums-2-text = Fem käglor i rad: ett drag fäller en kägla eller två grannar. Vilken nimhög måste läggas till för att summan ska vara förlorad för den som är vid draget?
learn-sums-2-done = Bara en enda hög gör det. Dess storlek är radens värde: i varje summa beter sig raden som den högen.
learn-sums-3-title = Addition utan minnessiffra
learn-sums-3-text = Högarna 5 och 3 är tillsammans värda en enda hög. Hitta den: skriv en tredje rad som gör alla kolumner jämna.
learn-sums-3-done = Alltså 5 ⊕ 3 = 6: addera binärt, men med 1 + 1 = 0. Det är nimaddition.
learn-sums-4-title = Käglor och tändstickor
learn-sums-4-text = Sju käglor är värda 2, och högen 3. Välj ett drag i ett av spelen, se värdena det lämnar och gör nimsumman till 0.
learn-sums-4-done = Nimsumman är 0, så summan är förlorad för den som nu måste dra.
learn-sums-5-title = Spela en summa
learn-sums-5-text = Fem käglor och högar på 2 och 3, och du börjar. Värdena är 4, 2 och 3.
learn-sums-5-done = Nu kan du vinna summor av spel som inte har något gemensamt utom sina värden.

## Mexregeln.

learn-mex-title = Mexregeln
learn-mex-about = Värdet av vilket spel som helst ur dess drag: det minsta tal som saknas.
learn-mex-teaches = Att hitta värdet av en hög ur värdena av det den kan bli.
learn-mex-section = Regeln om minsta undantaget; Grundys skala
learn-mex-1-title = Vad som saknas
learn-mex-1-text = I Laskers Nim tar ett drag från en hög eller delar den i två. Från en hög på 3 kan dessa värden nås. Välj det minsta tal som saknas.
learn-mex-1-done = Från 3 når man 0, 1, 2 och 3, precis som från en nimhög på 4. Värdet är alltså 4.
learn-mex-2-title = En lucka i raden
learn-mex-2-text = En hög på 4 når också större värden. Vilket är nu det minsta tal som saknas?
learn-mex-2-done = Värdet är 3. Dragen till 4 och 5 hjälper inte: den som går dit kan föras tillbaka till 3.
learn-mex-3-title = Vägen tillbaka
learn-mex-3-text = Summan av den högen och en nimhög på 3 var förlorad. För att komma undan har den andra delat 4 i 1 och 3, vilket är värt 5. För nimsumman tillbaka till 0.
learn-mex-3-done = Större värden kan alltid göras om intet så här. Därför räknas bara det minsta tal som saknas.
learn-mex-4-title = Sex käglor
learn-mex-4-text = Nu en rad med sex käglor. Det som blir kvar kan vara två rader, och deras värden nimadderas. Vilket är det minsta tal som saknas?
learn-mex-4-done = Sex käglor är värda 3. Rad för rad ger mexregeln värdet av varje spel av detta slag.
learn-mex-5-title = Grundys skala
learn-mex-5-text = I Grundys spel delas en hög i två olika stora. Två linjaler visar alla sätt på en gång: värdena, och under dem deras spegelbild. Ställ in dem för varje hög och läs av värdet.
learn-mex-5-done = Tolv har värdet 1. Ingen formel är känd för detta spel, och ingen period har hittats bland miljontals värden.
learn-mex-6-title = Vinn i Grundys spel
learn-mex-6-text = En hög på 8, och du börjar. Den som inte kan dela mer förlorar. Högar på 1, 2, 4 och 7 har värdet 0.
learn-mex-6-done = En delning lämnade två högar med nimsumman 0, och sedan hade varje drag ett svar.

## Kägelspelet och perioder.

learn-kayles-title = Kägelspelet och perioder
learn-kayles-about = Fäll käglor, hitta värdena och se varför de upprepas för alltid.
learn-kayles-teaches = Att hitta värden som upprepas, och använda perioden för rader av alla längder.
learn-kayles-section = Kägelspelet
learn-kayles-1-title = Första kastet
learn-kayles-1-text = Ett kast fäller en kägla, eller två som står bredvid varandra. Den som fäller den sista vinner. Vilket kast vinner från fem käglor?
learn-kayles-1-done = En träff i mitten lämnar två lika rader, och du kan härma varje kast. Alltså är varje rad vunnen för den som börjar.
learn-kayles-2-title = Dela en rad
learn-kayles-2-text = I en summa är det värdet som räknas. Välj käglor i denna rad med sju och se värdena av det som blir kvar. Hitta alla värden som kan nås.
learn-kayles-2-done = 0, 1, 3, 4 och 5 kan nås. Det minsta tal som saknas är 2, och det är värdet av sju käglor.
learn-kayles-3-title = Hitta rytmen
learn-kayles-3-text = Det här är värdena för 0 till 143 käglor. Ändra radernas längd tills varje kolumn längre ner visar ett enda värde.
learn-kayles-3-done = Värdena upprepas med perioden 12. I de övre raderna stämmer några ställen ännu inte.
learn-kayles-4-title = Det sista undantaget
learn-kayles-4-text = Gula ställen har ett annat värde än det 12 käglor längre fram. Klicka på det sista av dem.
learn-kayles-4-done = 70 käglor bryter rytmen för sista gången: från 71 gäller den. Ett kast tar högst två käglor, så när den har gällt länge nog fås varje nytt värde ur samma tal som 12 tidigare.
learn-kayles-5-title = Tusen käglor
learn-kayles-5-text = Med perioden känner du rader som ingen skulle ställa upp. Vilken av dessa rader har samma värde som 1000 käglor?
learn-kayles-5-done = 1000 − 76 = 924 = 77 · 12, så 1000 käglor är värda lika mycket som 76.
learn-kayles-6-title = Tio käglor
learn-kayles-6-text = Tio käglor, och du börjar. Lämna rader vars värden väger jämnt: 1, 2, 3, 1, 4, 3, 2, 1, 4 för en till nio käglor.
learn-kayles-6-done = Du har slagit en spelare som inte gör några fel.

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
