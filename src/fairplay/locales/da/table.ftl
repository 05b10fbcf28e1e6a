## Kortbordet i terminalen: ordene for kommandoer, med andre skrivemåder efter komma

command-give-up = giv op
command-call = råb, zero

help-table-hint = et vink; skriv det igen for at få mere at vide
help-table-why = hvorfor der altid er et gyldigt udvalg; efter alle vink: hvordan man finder netop dette
help-give-up = se et af de største udvalg; kortene lægges til side, når alle er enige
help-call = råb; Enter gør det samme
help-table-board = vis kortene igen

## Før spillet

table-rule-even = Find kort, der tilsammen har et lige antal af hver form.
table-rule-sides = Find kort til to sider med samme sum af hver form. { $modulus } af en form tæller som ingen (modulo { $modulus }). Den ene side må være tom.
table-type-even = Skriv kortenes numre, og tryk på Enter: 2 5 7 eller 257.
table-type-sides = Skriv de to sider, og tryk på Enter: 1 3 = 4 eller 13=4. Kun én side: 1 2 4.
table-call-how = Tryk på Enter for at råbe. Så har du { $seconds } s til at skrive dit udvalg.
table-many-how = Begynd med dit nummer eller navn: 2: 1 4 5
table-wrong-none = Et forkert udvalg koster ikke noget.
table-wrong-lockout = Efter et forkert udvalg skal du vente: 3 s, så 6 s, så 12 s.
table-wrong-minus = Et forkert udvalg koster et af dine kort.
table-commands = Skriv { $hint } eller { $help }, når du vil.

## Under spillet

table-prompt = Udvalg:
table-over-when = Spillet er slut, når der er færre end { $hand } kort tilbage.
table-pile = talon: { $count }

## Efter spillet

table-over = Spillet er slut. Kort tilbage på bordet: { $count }
table-seed = For at spille med de samme kort igen: fairplay cards play { $deck } --seed { $seed }

## Hvad der ikke kan lade sig gøre

error-table-players = { $count } { $count ->
    [one] spiller
   *[other] spillere
    }: spillet er for 1 til { $limit }
error-table-player = Spiller { $number } sidder ikke ved bordet
error-table-over = Spillet er slut
error-table-locked = Vent { $seconds } s mere, før du vælger
error-table-called = Spiller { $number } råbte: { $seconds } s tilbage
error-table-call-first = Råb først: tryk på Enter
error-table-no-calls = I dette spil råber man ikke: vis bare udvalget
error-table-already = Det er allerede gjort
error-table-record = Det her er ikke et gemt spil
error-claim-card = { $text }: det kort ligger ikke på bordet
error-claim-syntax = { $text }: ikke et udvalg; skriv kortenes numre, for eksempel { $example }
error-no-claim = Skriv kortenes numre, eller { $help }
error-who = Sig først, hvem du er: { $names }
error-seed-long = { $text }: et frø må have højst { $limit } tegn

table-menu-zero = Find kort, der tilsammen har et lige antal af hver form.
table-menu-mod3 = Find kort til to sider med samme sum. Tre af en form tæller som ingen.
table-ask-race = Hvordan vil du spille? (Enter for { $usual })
table-race-0 = alene, mod uret
table-race-1 = mod én computerspiller
table-race-3 = mod tre computerspillere
