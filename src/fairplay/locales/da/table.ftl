## Kortbordet i terminalen: ordene for kommandoer, med andre skrivemåder efter komma

command-give-up = giv op
command-call = råb, zero

help-table-hint = lidt om et gyldigt udvalg, og mere for hver gang
help-table-why = hvorfor der altid er et udvalg; efter alle tip: hvordan man finder dette
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

table-bot = bot { $number }
table-prompt = Udvalg:
table-pile = talon: { $count }
table-locked = venter { $seconds } s
table-you-took = Du tager { $claim } efter { $seconds } s.
table-says-took = { $name } tager { $claim } efter { $seconds } s.
table-late = For sent: nogle af kortene er lige blevet taget. Det koster ingenting.
table-says-mistaken = { $name } siger { $claim }: ikke et gyldigt udvalg.
table-you-expired = Du har ikke vist et udvalg i tide; det tæller som et forkert.
table-says-expired = { $name } har ikke vist et udvalg i tide.
table-you-lockout = Du må prøve igen om { $seconds } s.
table-says-lockout = { $name } må vente { $seconds } s.
table-you-lost = Et af dine kort lægges til side.
table-says-lost = { $name } mister et kort.
table-you-called = Du har råbt. Dit udvalg, inden { $seconds } s:
table-says-called = { $name } har råbt og har { $seconds } s til at vise et udvalg.
table-wait = { $name } har råbt: { $seconds } s tilbage
table-you-agreed = Du vil opgive disse kort. Endnu ikke: { $names }
table-says-agreed = { $name } vil opgive disse kort. Endnu ikke: { $names }
table-shown = Opgivet. Et af de største udvalg var { $claim }; kortene lægges til side.

## Efter spillet

table-over = Spillet er slut. Kort tilbage på bordet: { $count }
table-alone = Du har taget { $count } af { $size } kort.
table-won-you = Du vinder med { $count } kort.
table-won = { $name } vinder med { $count } kort.
table-tie = Delt sejr med { $count } kort hver: { $names }
table-nobody = Ingen har taget et kort.
table-time = Tid: { $time }
table-player = spiller
table-cards = kort
table-claims = udvalg
table-wrong = forkerte
table-average = tid pr. udvalg
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
