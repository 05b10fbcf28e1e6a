## Spel på en rad av rutor, och spel där man vänder mynt.

game-turning-turtles-title = Vända sköldpaddor
game-turning-turtles-rule = Vänd ett eller två mynt. Av mynten du vänder måste det längst till höger gå från krona till klave.
game-mock-turtles-title = Falska sköldpaddor
game-mock-turtles-rule = Vänd ett, två eller tre mynt. Av mynten du vänder måste det längst till höger gå från krona till klave.
game-treblecross-title = Tre kryss
game-treblecross-rule = Sätt ett kryss på en tom ruta. Tre kryss i rad vinner.
game-row-title = Mönster på en rad
game-row-rule = Hitta regelns mönster någonstans på raden och ändra det som regeln säger.
game-coins-title = Vända mynt
game-coins-rule = Vänd så många mynt som regeln säger. Av mynten du vänder måste det längst till höger gå från krona till klave.

how-see-coin = Mynten ligger på rad, med krona eller klave upp. Ett fyllt mynt visar krona, en tom ring visar klave. Du och din motspelare turas om, och alla mynt är gemensamma.
how-see-cells = Rutorna ligger på rad. Du och din motspelare turas om, och alla rutor är gemensamma.
how-see-coin-board = Mynten ligger på ett bräde, med krona eller klave upp. Ett fyllt mynt visar krona, en tom ring visar klave. Du och din motspelare turas om, och alla mynt är gemensamma.
how-move-turning-turtles = Vänd ett eller två mynt. Av mynten du vänder måste det längst till höger visa krona före och klave efter. Det andra får vändas åt vilket håll som helst.
how-move-mock-turtles = Vänd ett, två eller tre mynt. Av mynten du vänder måste det längst till höger visa krona före och klave efter. De andra får vändas åt vilket håll som helst.
how-move-treblecross = Sätt ett kryss på valfri tom ruta. Båda spelarna använder samma kryss. Om du får tre kryss i rad vinner du direkt.
how-rule-coins = Mynt att vända: { $counts }. Av mynten du vänder måste det längst till höger visa krona före och klave efter. De andra får vändas åt vilket håll som helst.
how-rule-coin-board = Rader att välja: { $rows }. Kolumner att välja: { $columns }. Vänd mynten där de korsas. Myntet i den sista raden och den sista kolumnen måste visa krona före och klave efter.
how-turn = { $counts }
how-turn-next = { $counts }, intill varandra
how-turn-run = så många du vill, intill varandra
how-turn-any = så många du vill
how-rule-row = Regeln är ”{ $rule }”: hitta det som står före en pil någonstans på raden. Det blir det som står efter pilen. En punkt är en tom ruta.
how-rule-either = Ett mönster får läsas från vänster eller från höger.
how-rule-until = Gör ”{ $signs }”, så vinner du direkt.

board-coins = Mynt: { $count }; krona upp: { $heads }
board-coins-none = Mynt: { $count }; inget med krona upp
board-coin-board = Mynt på ett bräde: { $rows } × { $columns }; krona upp (rad-kolumn): { $heads }
board-coin-board-none = Mynt på ett bräde: { $rows } × { $columns }; inget med krona upp
board-crosses = Rutor: { $count }; kryss: { $crosses }
board-crosses-none = Rutor: { $count }; alla tomma
board-cells = Rutor: { $count }; tecken: { $cells }

said-turn = vände mynt { $coins }
said-turn-one = vände mynt { $coin }
said-turn-board-one = vände myntet på rad { $row }, kolumn { $column }
said-turn-board = vände mynten på { $down ->
    [one] rad
   *[other] raderna
    } { $rows }, { $across ->
    [one] kolumn
   *[other] kolumnerna
    } { $columns }
said-cross = satte ett kryss på ruta { $cell }
said-signs = ändrade ”{ $old }” till ”{ $new }” från ruta { $cell }
web-do-turn = Vänd mynt { $coins }
web-do-turn-one = Vänd mynt { $coin }
web-do-turn-board-one = Vänd myntet på rad { $row }, kolumn { $column }
web-do-turn-board = Vänd mynten på { $down ->
    [one] rad
   *[other] raderna
    } { $rows }, { $across ->
    [one] kolumn
   *[other] kolumnerna
    } { $columns }
web-do-cross = Sätt ett kryss på ruta { $cell }
web-do-signs = Ändra ”{ $old }” till ”{ $new }” från ruta { $cell }

web-cells = Rutor
web-cell = Ruta { $cell }: { $sign }
web-cell-empty = tom
web-cell-heads = krona
web-cell-tails = klave
web-cell-at = Rad { $row }, kolumn { $column }: { $sign }
hint-place-cell = ruta { $square }
hint-place-turned = mynt { $square }
hint-place-coin-at = myntet på rad { $row }, kolumn { $column }

play-move-help-cells = 5 gör ändringen som börjar på ruta 5. Om det finns flera gör 5 2 den andra.

error-marked-twice = { $text }: varje tal får bara stå en gång
error-cells-few = { $text }: för få rutor för tre i rad; minst { $limit }
error-coin-value = För stort mynt för den här regeln: { $coin }. Värden räknas ut till och med mynt { $limit }
error-no-such-coin = Det finns inget mynt { $coin }: det sista är { $count }
error-no-such-place = Det finns inget mynt på rad { $row }, kolumn { $column }
error-turn-rightmost = Av mynten du vänder måste det längst till höger gå från krona till klave. Det gör inte mynt { $coin }
error-turn-corner = Det sista myntet på den sista raden måste gå från krona till klave. Det gör inte myntet på rad { $row }, kolumn { $column }
error-turn-apart = De mynten ligger inte bredvid varandra
error-turn-count = Du kan inte vända så många mynt här: { $count }. Tillåtet: { $allowed }
error-turn-rows = Du kan inte välja så många rader: { $count }. Tillåtet: { $allowed }
error-turn-columns = Du kan inte välja så många kolumner: { $count }. Tillåtet: { $allowed }
error-turn-rectangle = Vänd samma kolumner på varje rad
error-no-cell = Det finns ingen ruta { $cell }: den sista är { $count }
error-cell-taken = Det finns redan ett kryss på ruta { $cell }
error-one-cross = Sätt ett kryss på en ruta
error-no-pattern = Regeln ”{ $rule }” tillåter inte den ändringen här: { $move }
error-no-change-here = Ingen sådan ändring börjar på ruta { $cell }. Ändringar som börjar där: { $count }
error-changes-here = Flera ändringar börjar på ruta { $cell }: lägg till numret på den du menar, 1 till { $count }
error-touch-more = Det är en del av en ändring: tryck också på de andra rutorna som ändras
error-touch-cells = ”{ $signs }” kan inte ändras så. Regeln: { $rule }
error-row-signs = { $text }: för många olika tecken ({ $signs }); högst { $limit }
error-row-cycle = ”{ $text }”: spelet kan gå runt i evighet, { $cycle }
error-row-idle = ”{ $text }”: den här regeln tillåter aldrig något drag
error-row-long = För många rutor: { $count }; högst { $limit }
error-row-cells = { $text }: inte en rad i det här spelet; dess tecken är { $signs }
error-row-stretch = För många rutor som hänger ihop: { $length }; högst { $limit }
error-coin-board = { $text }: inte ett bräde med mynt; skriv kronorna som rad-kolumn, som i 2-3,4-1
error-coin-board-large = Brädet är för stort: { $rows } × { $columns }; högst { $limit } × { $limit }

## Varför

explain-at-once = Ett enda drag avslutar spelet här, och vinner det.
explain-turtles = Det här är Nim i förklädnad: ett mynt som visar krona är en hög lika stor som dess nummer, räknat från vänster. Att vända bara det tar hela högen. Att också vända ett annat mynt till krona lämnar en hög av den storleken. Om det andra myntet redan visade krona skulle det bli två lika högar: de tar ut varandra, och båda mynten visar klave.
explain-turtle = mynt { $coin } är en hög på { $heap }
explain-heads-sum = Varje mynt som visar krona räknas som en egen hög. Två kronor på samma mynt skulle ta ut varandra, som två lika högar: att vända ett mynt två gånger ändrar ingenting. Så värdet av raden är nimsumman av kronornas värden.
explain-odious = Så här får man värdet av ett mynt: räkna mynten före det, skriv talet binärt och lägg till en siffra sist, 0 eller 1, så att antalet ettor blir udda. Det ger 1, 2, 4, 7, 8, 11, 13, 14, …, de så kallade odious-talen (med udda antal ettor).
explain-odious-why = Varför: ett drag vänder myntet och dessutom inget, ett eller två andra. Nimsumman av inget, ett eller två mindre odious-tal kan bli vilket mindre tal som helst, men aldrig talet självt: det har udda antal ettor, summan av två har det inte, och varje mynt har sitt eget värde. Enligt regeln om minsta undantaget är det alltså myntets värde.
explain-ruler = Man får vända mynt som ligger bredvid varandra, hur många som helst. Värdet av ett mynt är den största tvåpotens som delar dess nummer, som strecken på en linjal.
explain-turn-any = Vilka mynt som helst får vändas. Värdena är 1, 2, 4, 8, … Läs alltså raden som ett binärt tal, där det första myntet är ental: varje drag gör talet mindre, och varje mindre tal går att nå.
explain-turn-ones = Varje mynt har värdet 1: varje möjligt drag lämnar värdet 0.
explain-turn-mex = Värdet av ett mynt följer av mynten före det enligt regeln om minsta undantaget: det är det minsta tal som inte är nimsumman av de andra mynt som kan vändas med det.
explain-tartan = Ett drag väljer rader efter den ena regeln och kolumner efter den andra. Enligt tartansatsen är värdet av ett mynt nimprodukten av de värden som dess rad och dess kolumn har i de två spelen.
explain-tartan-sum = Värdet av brädet är nimsumman av kronornas värden.
explain-crosses = Den som sätter sitt kryss bredvid ett annat, eller med en ruta emellan, förlorar: motspelaren får tre i rad. Så ingen vill spela där.
explain-crosses-near = De rutorna är döda. Varje sträcka av andra rutor är ett eget spel.
explain-crosses-none = Ingen annan ruta är kvar. Varje drag låter motspelaren vinna.
explain-crosses-code = På en sträcka tar ett kryss sin ruta och två på varje sida. Lägg till två rutor till längden, så tar varje drag tre av dem: oktalspelet 0.007, med en hög som är två större än sträckan.
explain-row-stretches = Ingen ändring kan någonsin nå över gränserna mellan de här sträckorna. Så varje sträcka är ett eget spel, och värdet är nimsumman av deras värden.
explain-row-coin = mynt
explain-row-before = mynt före det
explain-row-binary = binärt
explain-row-checked = med en siffra för udda
explain-row-value = värde
explain-row-cells = rutor
explain-row-signs = tecken
explain-row-length = fria rutor
explain-row-heap = hög i 0.007
explain-row-place = rad och kolumn
explain-row-factors = radens och kolumnens värden
explain-row-product = nimprodukt
explain-row-after = efter ett drag
explain-row-options = Det här kan ett drag göra av raden, med värdena.
explain-row-mex = Det minsta tal som saknas bland värdena är { $value }, och det är radens värde (regeln om minsta undantaget).
explain-row-lets = Där det står ett streck skulle motspelaren vinna direkt: ett sådant drag räknas inte.
