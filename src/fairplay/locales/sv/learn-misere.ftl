## Lektion: Resta-um och undantaget.

learn-misere-1-title = Ensamma prickar
learn-misere-1-text = I Resta-um suddar man i varje drag en eller flera prickar i en rad, och den som suddar den sista pricken förlorar. En ställning är säker om du kan lämna över den till motspelaren och vinna. Här är varje rad en ensam prick. Vilka ställningar är säkra?
learn-misere-1-done = Med ensamma prickar har ingen något val. Ett udda antal är säkert: motspelaren måste sudda den sista. Kom ihåg det som undantaget.
learn-misere-2-title = Två spel sida vid sida
learn-misere-2-text = Resta-zero har samma drag, men där vinner den som suddar den sista pricken. Vid varje ställning står vilket spel den hör till. Är den säker?
learn-misere-2-done = Med bara ensamma prickar skiljer sig spelen åt: udda är säkert i Resta-um, jämnt i Resta-zero. Så fort någon rad har minst två prickar är samma ställningar säkra i båda spelen.
learn-misere-3-title = Härma, men inte ända till slutet
learn-misere-3-text = Två rader med 2 prickar i Resta-um, och datorn börjar. I Resta-zero skulle du härma varje drag. Här måste det sista svaret bli ett annat: lämna precis en prick.
learn-misere-3-done = En prick är kvar, ett udda antal. Hade du härmat hade två ensamma prickar blivit kvar, eller ingen alls.
learn-misere-4-title = Vändpunkten
learn-misere-4-text = Bara en rad har mer än en prick. Här skiljer sig Resta-um från Resta-zero, och det är du som avgör. Vilket drag lämnar ett udda antal ensamma prickar?
learn-misere-4-done = Tre ensamma prickar är kvar. Motspelaren suddar den första, du den andra, och motspelaren måste sudda den sista.
learn-misere-5-title = En prick mindre
learn-misere-5-text = Återigen en enda lång rad, nu bredvid tre ensamma prickar. Lämna ett udda antal även här.
learn-misere-5-done = Den här gången försvinner hela raden; i Resta-zero hade du lämnat en prick av den. Med precis en lång rad har kolumnen längst till vänster bara en etta, så en sådan ställning är aldrig säker. Har du lämnat jämna kolumner fram till dess är det alltid du som står vid vändpunkten.
learn-misere-6-title = 1, 2, 3 igen
learn-misere-6-text = Rader med 1, 2 och 3 prickar, och datorn börjar. Svara, och håll utkik efter vändpunkten.
learn-misere-6-done = 1, 2, 3 är säker i båda spelen; det är bara de sista dragen som skiljer.
learn-misere-7-title = Ett helt parti
learn-misere-7-text = Rader med 5, 3 och 1 prickar, och du börjar. Lämna säkra ställningar ända till slutet.
learn-misere-7-done = Nu kan du spela Resta-um felfritt: först jämna kolumner, och till sist ett udda antal ensamma prickar.
