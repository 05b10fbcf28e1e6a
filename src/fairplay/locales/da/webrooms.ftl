## Rum: hvem der sidder der, og hvad man kan gøre

web-room-wins = { $count } { $count ->
    [one] sejr
   *[other] sejre
    }
web-room-players = Spillere
web-room-seats = Pladser
web-room-name = Dit navn
web-room-sit = Sæt dig
web-room-sit-here = Sid her
web-room-add-bot = Tilføj en computer
web-room-bot-level = Computerens styrke
web-room-kick = Fjern
web-room-kick-name = Fjern { $name }
web-room-ready = Jeg er klar
web-room-unready = Jeg er ikke klar endnu
web-room-start = Start nu
web-room-waits-seats = { $count } { $count ->
    [one] ledig plads
   *[other] ledige pladser
    }. Spillet begynder, når alle pladser er taget, og alle er klar.
web-room-waits-host = Værten kan starte det før.
web-room-waits-ready = Spillet begynder, når alle er klar.
web-room-watching = Alle pladser er taget. Du kan se med eller åbne dit eget rum.
web-room-you-watch = Du ser med
web-room-agreed = Rummets indstillinger
web-room-rename = Skift navn
web-room-stand = Forlad pladsen
web-room-leave = Forlad spillet
web-room-leave-sure = Vil du virkelig gå?
web-room-close = Luk rummet
web-room-close-sure = Luk rummet for alle?
web-room-countdown = Kortene deles ud om et øjeblik
web-room-rematch = Spil igen
web-room-rematch-waits = Venter på { $names } …
web-rematch-asks = { $names } { $count ->
    [one] vil gerne
   *[other] vil gerne
    } spille igen
web-rematch-yes = Ja, spil igen
web-rematch-other = Et andet spil
web-rematch-no = Nej
web-room-game = Spillet
web-next-title = Vælg det næste spil
web-next-game = Næste spil: { $title }
web-next-asks = { $names } { $count ->
    [one] vil
   *[other] vil
    } spille { $title }
web-next-change = Skift spil
web-next-play = Spil dette
web-next-cancel = Annuller
web-tab-move = Dit træk · { $title }
web-tab-joined = { $name } er kommet
web-room-replay = Se spillet igen
web-room-export = Gem som tekst
web-room-log = Hvad der skete
web-room-log-empty = Ikke noget endnu.
web-room-say = Sig noget
web-people = Personer og navne
web-names = De andre spilleres navne
web-name-other = Et andet navn
web-name-changed = Nu hedder du { $name }.
web-name-hide-name = Skjul navnet { $name }
web-name-show-name = Vis navnet igen: { $name }
web-name-report = Anmeld
web-name-report-name = Anmeld navnet { $name }
web-door = Hvem må komme ind?
web-door-open = alle
web-door-ask = dem, jeg lukker ind
web-door-locked = ikke flere
web-door-open-text = Alle kan tage en ledig plads.
web-door-ask-text = Den, der vil have en plads, spørger dig først. Alle kan se med.
web-door-locked-text = De, der er her, kan blive. Ingen andre kan komme ind eller se med.
web-door-asking = Venter på at blive lukket ind
web-door-admit = Luk ind
web-door-admit-name = Luk { $name } ind
web-door-not-now = Ikke nu
web-door-not-now-name = Ikke nu, { $name }
web-door-ban = Udeluk
web-door-ban-sure = Udelukke fra rummet for altid?
web-door-ask-seat = Bed om en plads
web-door-withdraw = Stop med at vente
web-door-let-in = Værten har lukket dig ind.
web-door-is-ask = bed værten om en plads
web-door-is-locked = låst
web-seconds = { $seconds } s
web-invite-title = Inviter andre
web-invite-code = Rumkode:
web-invite-copy = Kopiér linket
web-invite-qr = QR-kode med linket til rummet
web-invite-large = Vis QR-koden stort
web-invite-share = Del
web-invite-short = Scan QR-koden, åbn linket, eller skriv koden på forsiden.
web-invite-private = Kun de, der har linket, kan komme ind.

## Forbindelsen til et rum

web-link-opening = Forbinder …
web-link-lost = Forbindelsen er afbrudt. Din plads er gemt.
web-link-trying = Prøver igen …
web-ended-error-room-unknown = Det rum findes ikke
web-ended-unknown-text = Tjek koden: et bogstav kan være forkert. Eller også blev rummet lukket for længe siden.
web-ended-error-room-closed = Rummet er lukket
web-ended-error-kicked = Du kan ikke komme ind her
web-ended-error-room-locked = Rummet er låst
web-ended-error-spectators = Rummet er fuldt
web-ended-error-too-many-sockets = For mange forbindelser
web-ended-other = Forbindelsen blev lukket
web-ended-rooms = Alle rum

## Kortbordet

web-table-cards = Kort på bordet
web-table-card = kort { $place }: { $shapes }
web-table-selected = valgt
web-table-on-a = på side A
web-table-on-b = på side B
web-table-hinted = hører til et gyldigt udvalg
web-table-hint-tag = vink
web-table-empty = tom plads
web-table-pile = i talonen
web-table-side-a = Side A
web-table-side-b = Side B
web-table-into-a = Vælg kort til side A
web-table-into-b = Vælg kort til side B
web-table-tray-here = Kort, du trykker på, lægges her.
web-table-tray-empty = Tryk to gange på et kort, eller tryk først her.
web-table-remove = læg tilbage: { $shapes }
web-table-sum = sum: { $shapes }
web-table-zero = ingenting
web-table-sums-equal = summerne er ens
web-table-sums-differ = summerne er forskellige
web-table-counts = Antal af hver form
web-table-count-odd = { $shape }: { $count }, ulige
web-table-count-even = { $shape }: { $count }, lige
web-table-side-sum = Summen af { $side }
web-table-time = Tid, siden kortene blev lagt ud
web-table-clear = Ryd
web-table-touch-sides = Tryk én gang på et kort for side A, to gange for side B.
web-table-claim = Tag · { $count }
web-table-call = Råb
web-table-wait = Vent { $seconds } s
web-table-called = { $name } har råbt: { $seconds } s til at vise et udvalg.
web-table-give-up = Vis et udvalg
web-table-give-up-vote = Opgiv kortene · { $agreed } af { $all }
web-table-keys = Taster: cifre vælger kort, Enter tager, Esc rydder.
web-table-keys-sides = Taster: cifre vælger kort (med skift til side B), Enter tager, Esc rydder.
web-score-title = Tagne kort
web-score-cards = { $count } kort
web-score-left = er gået
web-score-called = har råbt
web-score-gives-up = vil give op
web-result-yours = Du tog { $count } kort.
web-table-left = Du har forladt spillet.
web-result-fastest = hurtigst
web-result-chart = Hver spillers kort i løbet af spillet
web-fair-title = Blev kortene delt fair ud?
web-fair-promise = Før kortene deles ud, vælger serveren et hemmeligt frø og viser dets kontrolsum, en slags fingeraftryk. Derefter tilføjer hver spillers enhed et tilfældigt tal. Frøet og tallene bestemmer tilsammen kortenes rækkefølge, så ingen kan vælge den. Når spillet er slut, vises frøet, og du kan kontrollere det hele.
web-fair-next = Kontrolsum for næste kortgivning
web-fair-unused = Den seneste kortgivning blev aflyst. Dette var dens frø
web-fair-numbers = Tilfældige tal
web-fair-button = Kontrollér kortgivningen
web-fair-right = Kortene blev delt fair ud. Kontrollerede kort: { $cards }. De kom alle i den rækkefølge, som frøet og spillernes tal bestemmer.
web-fair-right-own = Dit eget tilfældige tal er med.
web-fair-wrong-hash = Det er ikke det frø, serveren lovede før kortgivningen.
web-fair-wrong-nonce = Dit tilfældige tal mangler i denne kortgivning.
web-fair-wrong-cards = Kortene kom ikke i den rækkefølge, som frøet og tallene bestemmer.
web-fair-old = Dette spil er fra før spillernes tilfældige tal: frøet bestemte alene kortenes rækkefølge.
web-fair-check = Eller kontrollér det på en computer, hvor Fair Play er installeret:
web-fair-hash = Kontrolsum
web-fair-seed = Frø
web-fair-later = Frøet vises, når spillet er slut.

## Partier i rum

web-match-board = Bræt
web-match-to-move = i trækket
web-match-hints = { $count } vink
web-match-takeback = Tag tilbage
web-match-asked = Du vil gerne tage et træk tilbage. Venter på { $name } …
web-match-asks = { $name } vil gerne tage et træk tilbage.
web-match-agree = Sig ja
web-match-decline = Sig nej
web-match-resign-sure = Vil du virkelig give op?
web-match-reasons = Se forklaringen, træk for træk
web-match-gone = { $name } er væk. Hvis { $name } ikke kommer tilbage inden for { $time }, kan du tage sejren eller afslutte spillet.
web-match-gone-long = { $name } har været væk et stykke tid.
web-match-claim = Tag sejren
web-match-end = Afslut uden resultat

## At åbne et rum

web-make-title = Åbn et rum
web-make-any = Valgfri stilling
web-make-mode = Hvordan man tager kort
web-make-call-seconds = Sekunder til at vise udvalget efter råbet
web-make-wrong = Et forkert udvalg
web-make-position-help = For eksempel nim:3,4,5 eller kayles:10. Skriv + mellem flere spil.
web-make-first = Hvem begynder?
web-make-start = En anden startstilling
web-make-clock = Ur: minutter pr. spiller + sekunder pr. træk
web-make-bots = Computerspillere
web-make-visibility = Hvem kan være med?
web-make-make = Åbn rummet
web-option-race = først til mølle
web-option-call = råb først
web-option-aid = formerne tælles for dig
web-option-no-clock = intet
web-option-first-me = jeg
web-option-first-other = modstanderen
web-option-first-chance = lodtrækning
web-option-public = alle (rummet står på listen)
web-option-unlisted = alle, der har koden
web-option-private = alle, der har det hemmelige link
web-option-hints = vink
web-option-chat = chat med færdige sætninger
web-option-ask = jeg lukker spillerne ind en for en
web-option-words = navne fra en liste

## Lobbyen

web-lobby-lead = Åbn et rum, og del koden: alle, der har den, kan være med.
web-lobby-code = Gå ind med kode
web-lobby-quick = Hurtigt spil
web-lobby-quick-text = Vi leder efter nogen, der vil spille det samme spil.
web-lobby-public = Åbne rum
web-looking = Leder efter nogen, der vil spille { $title } …
web-looking-text = Spillet begynder, så snart nogen kommer.
web-looking-nobody = Der er ikke kommet nogen endnu. Vent lidt mere, eller spil mod computeren nu.
web-looking-computer = Spil mod computeren
web-looking-stop = Stop søgningen
web-lobby-empty = Der er ingen åbne rum lige nu.
web-lobby-more = Vis flere rum
web-lobby-free = ledige pladser: { $free } af { $seats }

## Kortspillenes sider

web-cards-title = Kortspil
web-cards-example = Et eksempel
web-cards-zero-text = Her er hver form med to gange eller slet ikke. De tre kort er altså et gyldigt udvalg: du må tage dem. Blandt syv kort er der altid et.
web-cards-mod3-text = Tre af en form tæller som ingen. De to kort til venstre har altså samme sum som det til højre, og alle tre er et gyldigt udvalg: du må tage dem. Blandt fem kort er der altid et.
web-cards-how = Hvordan vil du spille?
web-cards-alone = Spil alene
web-cards-alone-text = I ro og mag: med vink, og formerne tælles for dig.
web-cards-level = Eller mod computeren
web-cards-bots-1 = Én modstander
web-cards-bots-3 = Tre modstandere
web-cards-friends = Med venner
web-cards-print = Udskriv kortene

## Færdige spil, set igen

web-rerun-page = Gensyn
web-rerun-title = { $title }: gensyn
web-rerun-none = Intet spil er spillet til ende i dette rum endnu.
web-rerun-back = Et trin tilbage
web-rerun-on = Et trin frem
web-rerun-slider = Trin i spillet
web-rerun-step = trin { $number } af { $count }
web-rerun-begin = Begyndelsen
web-make-wrong-lockout = koster en pause: 3, 6, 12 s
web-make-wrong-minus = koster et kort
web-make-wrong-none = koster ikke noget

## Hvad der spilles i et rum, i ord

title-code = { $title } { $code }
title-sum = { $before } + { $last }
term-race = Først til mølle: den, der først viser et udvalg, tager kortene.
term-call = Råb først, og vis så dit udvalg inden for { $seconds } s.
term-wrong-lockout = Et forkert udvalg koster en pause: 3 s, så 6 s, så 12 s.
term-wrong-minus = Et forkert udvalg koster et kort.
term-wrong-none = Et forkert udvalg koster ikke noget.
term-aid = Formerne tælles for dig.
term-no-clock = Intet ur.
term-time = Hver spiller har { $time } til hele spillet.
term-clock = Hver spiller har { $time } plus { $more } for hvert træk.
term-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
    }
term-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
    }
