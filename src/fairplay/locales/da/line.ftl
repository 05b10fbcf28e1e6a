## Spil på en række felter, og spil hvor man vender mønter.

game-turning-turtles-title = Vend skildpadderne
game-turning-turtles-rule = Vend én eller to mønter. Af de mønter, du vender, skal den længst til højre gå fra krone til plat.
game-mock-turtles-title = Falske skildpadder
game-mock-turtles-rule = Vend én, to eller tre mønter. Af de mønter, du vender, skal den længst til højre gå fra krone til plat.
game-treblecross-title = Tre krydser
game-treblecross-rule = Sæt et kryds på et tomt felt. Tre krydser på række vinder.
game-row-title = Mønstre på en række
game-row-rule = Find reglens mønster et sted i rækken, og lav det om, som reglen siger.
game-coins-title = Vend mønter
game-coins-rule = Vend så mange mønter, som reglen siger. Af de mønter, du vender, skal den længst til højre gå fra krone til plat.

how-see-coin = Mønterne ligger på række med krone eller plat opad. En fyldt mønt viser krone, en tom ring viser plat. Du og din modstander skiftes, og alle mønter er fælles.
how-see-cells = Felterne ligger på række. Du og din modstander skiftes, og alle felter er fælles.
how-see-coin-board = Mønterne ligger på et bræt med krone eller plat opad. En fyldt mønt viser krone, en tom ring viser plat. Du og din modstander skiftes, og alle mønter er fælles.
how-move-turning-turtles = Vend én eller to mønter. Af de mønter, du vender, skal den længst til højre vise krone før og plat efter. Den anden må vendes begge veje.
how-move-mock-turtles = Vend én, to eller tre mønter. Af de mønter, du vender, skal den længst til højre vise krone før og plat efter. De andre må vendes begge veje.
how-move-treblecross = Sæt et kryds på et hvilket som helst tomt felt. Begge spillere bruger samme kryds. Hvis du får tre krydser på række, vinder du straks.
how-rule-coins = Mønter at vende: { $counts }. Af de mønter, du vender, skal den længst til højre vise krone før og plat efter. De andre må vendes begge veje.
how-rule-coin-board = Rækker at vælge: { $rows }. Kolonner at vælge: { $columns }. Vend mønterne dér, hvor de krydser hinanden. Mønten i den sidste af rækkerne og den sidste af kolonnerne skal vise krone før og plat efter.
how-turn = { $counts }
how-turn-next = { $counts }, ved siden af hinanden
how-turn-run = så mange du vil, ved siden af hinanden
how-turn-any = så mange du vil
how-rule-row = Reglen er ”{ $rule }”: find det, der står før en pil, et sted i rækken. Det bliver til det, der står efter pilen. Et punktum er et tomt felt.
how-rule-either = Et mønster må læses fra venstre eller fra højre.
how-rule-until = Lav ”{ $signs }”, så vinder du straks.

board-coins = Mønter: { $count }; krone opad: { $heads }
board-coins-none = Mønter: { $count }; ingen med krone opad
board-coin-board = Mønter på et bræt: { $rows } × { $columns }; krone opad (række-kolonne): { $heads }
board-coin-board-none = Mønter på et bræt: { $rows } × { $columns }; ingen med krone opad
board-crosses = Felter: { $count }; krydser: { $crosses }
board-crosses-none = Felter: { $count }; alle tomme
board-cells = Felter: { $count }; tegn: { $cells }

said-turn = vendte mønt { $coins }
said-turn-one = vendte mønt { $coin }
said-turn-board-one = vendte mønten i række { $row }, kolonne { $column }
said-turn-board = vendte mønterne i { $down ->
    [one] række
   *[other] rækkerne
    } { $rows }, { $across ->
    [one] kolonne
   *[other] kolonnerne
    } { $columns }
said-cross = satte et kryds på felt { $cell }
said-signs = ændrede ”{ $old }” til ”{ $new }” fra felt { $cell }
web-do-turn = Vend mønt { $coins }
web-do-turn-one = Vend mønt { $coin }
web-do-turn-board-one = Vend mønten i række { $row }, kolonne { $column }
web-do-turn-board = Vend mønterne i { $down ->
    [one] række
   *[other] rækkerne
    } { $rows }, { $across ->
    [one] kolonne
   *[other] kolonnerne
    } { $columns }
web-do-cross = Sæt et kryds på felt { $cell }
web-do-signs = Lav ”{ $old }” om til ”{ $new }” fra felt { $cell }

web-cells = Felter
web-cell = Felt { $cell }: { $sign }
web-cell-empty = tomt
web-cell-heads = krone
web-cell-tails = plat
web-cell-at = Række { $row }, kolonne { $column }: { $sign }
hint-place-cell = felt { $square }
hint-place-turned = mønt { $square }
hint-place-coin-at = mønten i række { $row }, kolonne { $column }

play-move-help-cells = 5 laver ændringen, der begynder på felt 5. Er der flere, laver 5 2 den anden.

error-marked-twice = { $text }: hvert tal må kun stå der én gang
error-cells-few = { $text }: for få felter til tre på række; mindst { $limit }
error-coin-value = Værdien af mønt { $coin } er uden for rækkevidde for denne regel: værdier beregnes til og med mønt { $limit }
error-no-such-coin = Der er ingen mønt { $coin }: den sidste er { $count }
error-no-such-place = Der er ingen mønt i række { $row }, kolonne { $column }
error-turn-rightmost = Af de mønter, du vender, skal den længst til højre gå fra krone til plat. Det gælder ikke for mønt { $coin }
error-turn-corner = Den sidste mønt i den sidste række skal gå fra krone til plat. Det gør mønten i række { $row }, kolonne { $column } ikke
error-turn-apart = De mønter ligger ikke ved siden af hinanden
error-turn-count = Du kan ikke vende så mange mønter her: { $count }. Tilladt: { $allowed }
error-turn-rows = Du kan ikke vælge så mange rækker: { $count }. Tilladt: { $allowed }
error-turn-columns = Du kan ikke vælge så mange kolonner: { $count }. Tilladt: { $allowed }
error-turn-rectangle = Vend de samme kolonner i hver række
error-no-cell = Der er intet felt { $cell }: det sidste er { $count }
error-cell-taken = Der er allerede et kryds på felt { $cell }
error-one-cross = Sæt ét kryds på ét felt
error-no-pattern = Reglen ”{ $rule }” tillader ikke den ændring her: { $move }
error-no-change-here = Ingen sådan ændring begynder på felt { $cell }. Ændringer, der begynder der: { $count }
error-changes-here = Flere ændringer begynder på felt { $cell }: tilføj nummeret på den, du mener, 1 til { $count }
error-touch-more = Det er en del af en ændring: tryk også på de andre felter, der ændres
error-touch-cells = ”{ $signs }” kan ikke ændres sådan. Reglen: { $rule }
error-row-signs = { $text }: for mange forskellige tegn ({ $signs }); højst { $limit }
error-row-cycle = ”{ $text }”: spillet kan køre i ring for evigt, { $cycle }
error-row-idle = ”{ $text }”: denne regel tillader aldrig et træk
error-row-long = For mange felter: { $count }; højst { $limit }
error-row-cells = { $text }: ikke en række i dette spil; dets tegn er { $signs }
error-row-stretch = For mange felter, der hænger sammen: { $length }; højst { $limit }
error-coin-board = { $text }: ikke et bræt med mønter; skriv mønterne med krone opad som række-kolonne, for eksempel 2-3,4-1
error-coin-board-large = Brættet er for stort: { $rows } × { $columns }; højst { $limit } × { $limit }

## Hvorfor

explain-at-once = Ét træk afslutter spillet her, og vinder det.
explain-turtles = Dette er Nim i forklædning: en mønt, der viser krone, er en bunke så stor som dens nummer, talt fra venstre. Vendes den alene, tages hele bunken. Vendes også en anden mønt til krone, er der en bunke af dens størrelse tilbage. Hvis den anden mønt allerede viste krone, ville der være to lige store bunker: de ophæver hinanden, og begge mønter viser plat.
explain-turtle = mønt { $coin } er en bunke på { $heap }
explain-heads-sum = Hver mønt, der viser krone, tæller som en bunke for sig. Talte den samme mønt med to gange, ville de to bunker ophæve hinanden, som lige store bunker gør: at vende en mønt to gange ændrer intet. Så værdien af rækken er nim-summen af værdierne af de mønter, der viser krone.
explain-odious = Sådan finder man værdien af en mønt: tæl mønterne før den, skriv tallet i 2-talsystemet, og tilføj et ciffer til sidst, 0 eller 1, så antallet af 1-taller bliver ulige. Det giver 1, 2, 4, 7, 8, 11, 13, 14, …, de såkaldte odious-tal (med et ulige antal 1-taller).
explain-odious-why = Hvorfor: et træk vender mønten og højst to mønter før den. Nim-summen af ingen, ét eller to mindre odious-tal kan være ethvert mindre tal, men aldrig tallet selv: det har et ulige antal 1-taller, nim-summen af to odious-tal har et lige antal, og ikke to mønter har samme værdi. Efter reglen om den mindste undtagelse er tallet altså møntens værdi.
explain-ruler = Man må vende mønter ved siden af hinanden, så mange man vil. Værdien af en mønt er den største potens af to, der går op i dens nummer, ligesom stregerne på en lineal.
explain-turn-any = Man må vende præcis de mønter, man vil. Værdierne er 1, 2, 4, 8, … Læs altså rækken som et tal i 2-talsystemet, hvor den første mønt tæller 1: hvert træk gør tallet mindre, og man kan nå ethvert mindre tal.
explain-turn-ones = Hver mønt har værdien 1: ethvert muligt træk efterlader værdien 0.
explain-turn-mex = Værdien af en mønt følger af mønterne før den efter reglen om den mindste undtagelse (MUR): det er det mindste tal, der ikke er nim-summen af de andre mønter, der kan vendes sammen med den.
explain-tartan = Et træk vælger rækker efter den ene regel og kolonner efter den anden. Ifølge tartansætningen er værdien af en mønt nim-produktet af de værdier, som dens række og dens kolonne har i de to spil.
explain-tartan-sum = Værdien af brættet er nim-summen af værdierne af de mønter, der viser krone.
explain-crosses = Den, der sætter sit kryds ved siden af et andet, eller med ét felt imellem, taber: modstanderen får tre på række. Så ingen vil spille der.
explain-crosses-near = De felter er døde. Hver strækning af andre felter er et spil for sig.
explain-crosses-none = Der er ingen andre felter tilbage. Ethvert træk lader modstanderen vinde.
explain-crosses-code = På en strækning tager et kryds sit felt og to på hver side. Læg to felter til længden, så tager hvert træk tre af dem: oktalspillet 0.007 med en bunke, der er to større end strækningen.
explain-row-stretches = Ingen ændring kan nogensinde nå over grænserne mellem disse strækninger. Så hver af dem er et spil for sig, og værdien er nim-summen af deres værdier.
explain-row-coin = mønt
explain-row-before = mønter før den
explain-row-binary = i 2-talsystemet
explain-row-checked = med det ekstra ciffer
explain-row-value = værdi
explain-row-cells = felter
explain-row-signs = tegn
explain-row-length = frie felter
explain-row-heap = bunke i 0.007
explain-row-place = række og kolonne
explain-row-factors = rækkens og kolonnens værdier
explain-row-product = nim-produkt
explain-row-after = efter et træk
explain-row-options = Det kan ét træk gøre rækken til, med værdierne.
explain-row-mex = Det mindste tal, der mangler blandt værdierne, er { $value }, og det er rækkens værdi (reglen om den mindste undtagelse, MUR).
explain-row-lets = En streg betyder, at modstanderen ville vinde straks efter trækket: sådan et træk tæller ikke.
