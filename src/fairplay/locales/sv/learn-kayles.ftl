## Kägelspelet.

learn-kayles-1-title = Första kastet
learn-kayles-1-text = Ett kast fäller en kägla, eller två som står bredvid varandra. Den som fäller den sista vinner. Vilket kast vinner från fem käglor?
learn-kayles-1-done = En träff i mitten lämnar två lika rader, och sedan kan du härma varje kast. Därför är varje ensam rad vunnen för den som börjar.
learn-kayles-2-title = Dela en rad
learn-kayles-2-text = Men om det är flera rader? Då är det värdena som räknas. Välj käglor i den här raden med sju och se värdet av det som blir kvar. Hitta alla värden som går att nå.
learn-kayles-2-done = Du kan nå 0, 1, 3, 4 och 5. Det minsta tal som saknas är 2, och det är värdet av sju käglor.
learn-kayles-3-title = Två rader
learn-kayles-3-text = Rader med en till sju käglor har värdena 1, 2, 3, 1, 4, 3, 2. Kan den som är vid draget vinna? Svara för varje par av rader.
learn-kayles-3-done = Lika värden ger en förlorad ställning, även om raderna ser helt olika ut.
learn-kayles-4-title = Gör värdena lika
learn-kayles-4-text = Fyra käglor och sju käglor: värdena är 1 och 2. Välj ett kast, se värdena efteråt och gör nimsumman till 0.
learn-kayles-4-done = Nu väger det jämnt. Två kast klarar det: fyra käglor blir två, eller sju blir två och tre, för 2 ⊕ 3 = 1.
learn-kayles-5-title = Tio käglor
learn-kayles-5-text = Tio käglor, med värdet 2, och du börjar. Lämna rader med nimsumman 0. Värdena för en till nio käglor: 1, 2, 3, 1, 4, 3, 2, 1, 4.
learn-kayles-5-done = Du har slagit en spelare som inte gör några misstag.
