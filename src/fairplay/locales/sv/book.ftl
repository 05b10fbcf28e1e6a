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
book-rhythm-length = Talet till vänster är radens första hög. Hur långt ifrån varandra måste två rader stå för att vara lika? Skriv av värdena i rader av annan längd om du behöver.
book-rhythm-last = Talet till vänster är radens första hög, och varje rad har { $length } värden. Ett färgat värde skiljer sig från det under.
book-number = Talet:
book-first-move = Första draget: { $move }. Sedan svarar du på vad kamraten än gör.
