## Häftet med lektionerna.

book-lead = Varje sida har något att göra. Lös det med penna, med tändstickor eller med kort; facit finns sist.
book-lead-play = Samma lektioner finns i webbläsaren under Lär dig och i terminalen med ”fairplay learn”.
book-after = Efter { $articles }.
book-contents = Lektionerna
book-answers = Facit
book-move = Ett vinnande drag:
book-play-first = Spela mot en kamrat. Du börjar. Skriv upp dina drag och ta reda på om du alltid kan vinna.
book-play-second = Spela mot en kamrat, som redan har gjort första draget. Nu är det din tur. Skriv upp dina drag och ta reda på om du alltid kan vinna.
book-cut = Skriv upp drag, vad de lämnar och värdet av det, tills du har hittat alla värden som går att nå.
book-hand = Korten i urvalet:
book-sides = Sida A och sida B:
book-away = Korten att lägga undan, i ordning:
book-free = Korten du tar, i ordning:
book-value = Värdet av { $heap }:
book-rhythm-length = Talet till vänster är radens första plats. Efter hur många platser upprepas värdena? Skriv av värdena i rader av annan längd om du behöver.
book-rhythm-last = Talet till vänster är radens första plats, och varje rad har { $length } värden. Ett färgat värde skiljer sig från det under.
book-number = Talet:
book-first-move = Första draget: { $move }. Sedan svarar du på vad kamraten än gör.

## På papper: vems tändstickorna är, och var man skriver.

book-stocks = Under högarna finns förråden: ditt till vänster, motspelarens till höger med huvudet nedåt.
book-pieces = Tändstickorna på runda brickor är dina, de på kvadratiska är motspelarens.
book-circle = Ringa in det du hittar i tabellen.

## Sidor vars text handlar om webbläsaren heter så här på papper.

book-nim-2-text = Två högar på 4, och kamraten har börjat. Gör högarna lika igen efter varje drag kamraten gör.
book-nim-3-text = Men om det är fler högar? Här är 4, 5, 6 och 7, som i den danska artikeln. Knepet är att skriva varje hög som en summa av 4, 2 och 1, inget tal två gånger. Skriv 1 under talen som du använder och 0 under de andra.
book-nim-6-text = Tre drag gör alla kolumner jämna. Hitta ett av dem och kontrollera det: skriv upp kolumnerna efter draget.
book-nim-7-text = Kamraten var tvungen att börja med högar på 1, 2 och 3. Svara så att alla kolumner blir jämna igen, ända till slutet.
book-nim-8-text = Högar på 3, 4 och 5, och du börjar. Hur bra kamraten än spelar är ställningen vunnen.
book-disguises-8-text = Tre rader med mellanrum på 3, 5 och 2, och du börjar. Går kamraten bakåt, så följ efter.
book-sums-4-text = Sju käglor har värdet 2, och högen har 3. Hitta ett drag i ett av spelen som gör nimsumman till 0. Rader med en till sex käglor har värdena 1, 2, 3, 1, 4, 3.
book-kayles-2-text = Men om det är flera rader? Då är det värdena som räknas. Rader med en till sex käglor har värdena 1, 2, 3, 1, 4, 3. Kasta mot den här raden med sju och ta nimsumman av värdena för raderna som blir kvar.
book-kayles-4-text = Fyra käglor och sju käglor: värdena är 1 och 2. Rader med en till sex käglor har värdena 1, 2, 3, 1, 4, 3. Hitta ett kast som gör nimsumman till 0.
book-kayles-5-done = Svarar du så slår du även en spelare som inte gör några misstag.
book-heap-8-text = Samma tre spel, och kamraten var tvungen att börja. Gör nimsumman av värdena till 0 igen efter varje drag kamraten gör.
book-periods-1-text = I Grundys spel delar man en hög i två olika stora. Två linjaler visar alla sätt på en gång: värdena, och under dem deras spegelbild. Varje par blir tillsammans högen. Ta nimsumman av värdena i varje par, men inte i paret i mitten, där delarna är lika stora. Använd sedan regeln om minsta undantaget.
book-periods-2-text = Det här är värdena för 0 till 167 käglor. Längre ner följer de en rytm: i rader av rätt längd visar varje kolumn bara ett värde.
book-misere-3-text = Två rader med 2 prickar i Resta-um, och kamraten har börjat. I Resta-zero skulle du härma varje drag. Här måste det sista svaret bli ett annat: lämna precis en prick.
book-misere-6-text = Rader med 1, 2 och 3 prickar, och kamraten har börjat. Svara, och håll utkik efter vändpunkten.
book-zero-1-text = Välj kort så att varje form finns ett jämnt antal gånger på dem: 2, 4 eller 6 gånger, eller inte alls. Räkna en form i taget.
book-zero-3-text = Två kort är givna. Vilket tredje kort gör allting jämnt? Skriv 1 under formerna som det visar och 0 under de andra.
book-elimination-8-text = Hela leken är jämn, och varje urval tar bort ett jämnt antal av varje form. Därför är antalen jämna även på korten som blir över (sats 2). Tre kort är kvar, och ett av dem ligger nedåtvänt. Vilket är det? Skriv 1 under formerna som det visar och 0 under de andra.
