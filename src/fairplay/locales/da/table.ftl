## Kortbordet i terminalen: ordene for kommandoer, med andre skrivemåder efter komma

command-give-up = giv op
command-call = råb, zero

help-table-hint = lidt om et gyldigt udvalg, og mere for hver gang
help-table-why = hvorfor der altid er et udvalg; efter alle vink: hvordan man finder dette
help-give-up = se et af de største udvalg; kortene lægges til side, når alle er enige
help-call = råb, ligesom Enter alene
help-table-board = vis kortene igen

## Før spillet

table-rule-even = Find kort, der tilsammen har et lige antal af hver form.
table-rule-sides = Find to grupper af kort med samme sum af hver form modulo { $modulus }; den ene må være tom.
table-type-even = Skriv kortenes numre, og tryk Enter: 2 5 7 eller 257.
table-type-sides = Skriv grupperne, og tryk Enter: 1 3 = 4 eller 13=4. Én gruppe alene: 1 2 4.
table-call-how = Tryk Enter for at råbe; så har du { $seconds } s til at skrive dit udvalg.
table-many-how = Sig først, hvem du er, med nummer eller navn: 2: 1 4 5
table-wrong-none = Et forkert udvalg koster ingenting.
table-wrong-lockout = Efter et forkert udvalg må du vente: 3 s, så 6 s, så 12 s.
table-wrong-minus = Et forkert udvalg koster et af dine kort.
table-commands = Skriv { $hint } eller { $help }, når du vil.

## Under spillet

table-prompt = Udvalg:
table-over-when = Slut, når der er færre end { $hand } kort tilbage.
table-pile = talon: { $count }

## Efter spillet

table-over = Spillet er slut. Kort tilbage på bordet: { $count }
table-seed = De samme kort igen: fairplay cards play { $deck } --seed { $seed }

## Hvad der ikke kan lade sig gøre

error-table-players = { $count } spillere: 1 til { $limit } kan spille
error-table-player = Spiller { $number } sidder ikke ved bordet
error-table-over = Spillet er slut
error-table-locked = Vent { $seconds } s mere
error-table-called = Spiller { $number } har råbt: { $seconds } s tilbage
error-table-call-first = Råb først: tryk Enter
error-table-no-calls = I dette spil råber ingen: vælg bare kortene
error-table-already = Det er allerede gjort
error-table-record = Dette er ikke optegnelsen af et spil
error-claim-card = { $text }: det kort ligger ikke på bordet
error-claim-syntax = { $text }: ikke et udvalg; skriv kortenes numre, som i { $example }
error-no-claim = Skriv kortenes numre, eller { $help }
error-who = Sig først, hvem du er: { $names }
error-seed-long = { $text }: et frø må have højst { $limit } tegn

table-menu-zero = Find kort, der viser hver form et lige antal gange.
table-menu-mod3 = Find to grupper af kort med samme sum modulo 3.
table-ask-race = Hvordan vil du spille? (Enter for { $usual })
table-race-0 = alene, mod uret
table-race-1 = mod én computerspiller
table-race-3 = mod tre computerspillere
