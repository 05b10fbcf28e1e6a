## Rum: hvem der sidder der, og hvad man kan gøre

web-room-wins = vundet: { $count }
web-room-players = Spillere
web-room-seats = Pladser
web-room-name = Dit navn
web-room-sit = Sæt dig
web-room-sit-here = Sid her
web-room-add-bot = Sæt en computer her
web-room-bot-level = Computerens styrke
web-room-kick = Send væk
web-room-kick-name = Send væk: { $name }
web-room-ready = Jeg er klar
web-room-unready = Ikke klar alligevel
web-room-start = Start nu
web-room-waits-seats = Ledige pladser: { $count }. Spillet begynder, når alle pladser er taget, og alle er klar.
web-room-waits-host = Værten kan starte før.
web-room-waits-ready = Spillet begynder, når alle er klar.
web-room-watching = Alle pladser er taget. Du kan se på eller åbne dit eget rum.
web-room-you-watch = Du ser på
web-room-agreed = Hvad der gælder
web-room-rename = Skift navn
web-room-stand = Forlad pladsen
web-room-leave = Forlad spillet
web-room-leave-sure = Vil du virkelig forlade det?
web-room-close = Luk rummet
web-room-close-sure = Luk for alle?
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
web-room-log-empty = Intet endnu.
web-room-say = Sig noget
web-people = Personer og navne
web-names = De andres navne
web-name-other = Et andet navn
web-name-changed = Nu hedder du { $name }.
web-name-hide-name = Skjul navnet { $name }
web-name-show-name = Vis navnet på { $name }
web-name-report = Anmeld
web-name-report-name = Anmeld navnet { $name }
web-door = Hvem der må komme ind
web-door-open = alle
web-door-ask = dem, jeg lukker ind
web-door-locked = ingen nye
web-door-open-text = Alle, der kommer, kan tage en ledig plads.
web-door-ask-text = Den, der vil have en plads, spørger dig først. Alle kan se med.
web-door-locked-text = De, der er her, kan blive. Ingen andre kan komme ind eller se med.
web-door-asking = Venter på at blive lukket ind
web-door-admit = Luk ind
web-door-admit-name = Luk ind: { $name }
web-door-not-now = Ikke nu
web-door-not-now-name = Ikke nu, { $name }
web-door-ban = Udeluk
web-door-ban-sure = Udelukke fra rummet for altid?
web-door-ask-seat = Bed om en plads
web-door-withdraw = Hold op med at vente
web-door-let-in = Værten har lukket dig ind.
web-door-is-ask = bed værten om en plads
web-door-is-locked = låst
web-copy = Kopiér
web-copied = Kopieret
web-copy-failed = Browseren tillader ikke kopiering her
web-seconds = { $seconds } s
web-invite-title = Inviter andre
web-invite-code = Rummets kode:
web-invite-copy = Kopiér linket
web-invite-qr = QR-kode med linket til rummet
web-invite-large = Vis QR-koden stort
web-invite-share = Del
web-invite-short = Scan QR-koden, åbn linket, eller skriv koden på forsiden.
web-invite-private = Kun den, der har linket, kan komme ind.

## Forbindelsen til et rum

web-link-opening = Forbinder …
web-link-lost = Forbindelsen er afbrudt; din plads er gemt.
web-link-trying = Prøver igen …
web-ended-error-room-unknown = Det rum findes ikke
web-ended-unknown-text = Måske er et bogstav i koden forkert, eller rummet blev lukket for længe siden.
web-ended-error-room-closed = Rummet er lukket
web-ended-error-kicked = Du kan ikke komme ind her
web-ended-error-room-locked = Rummet er låst
web-ended-error-spectators = Rummet er fuldt
web-ended-error-too-many-sockets = Åbent for mange steder
web-ended-other = Forbindelsen blev lukket
web-ended-rooms = Alle rum

## Kortbordet

web-table-cards = Kort på bordet
web-table-card = kort { $place }: { $shapes }
web-table-selected = valgt
web-table-on-a = på side A
web-table-on-b = på side B
web-table-hinted = hører til et rigtigt valg
web-table-hint-tag = vink
web-table-empty = tom plads
web-table-pile = i talonen
web-table-equals = er lig med
web-table-side-a = Side A
web-table-side-b = Side B
web-table-into-a = Vælg kort til side A
web-table-into-b = Vælg kort til side B
web-table-tray-here = Kort, du trykker på, lægges her.
web-table-tray-empty = Tryk to gange på et kort, eller først her.
web-table-remove = læg tilbage: { $shapes }
web-table-sum = sum: { $shapes }
web-table-zero = ingenting
web-table-sums-equal = summerne er ens
web-table-sums-differ = summerne er forskellige
web-table-counts = Hvor tit hver form er på kortene
web-table-count-odd = { $shape }: { $count }, ulige
web-table-count-even = { $shape }: { $count }, lige
web-table-side-sum = Summen af { $side }
web-table-time = Tid, siden disse kort blev lagt
web-table-clear = Ryd
web-table-claim = Tag · { $count }
web-table-call = Råb
web-table-wait = Vent { $seconds } s
web-table-called = { $name } har råbt og har { $seconds } s til at vise et udvalg.
web-table-give-up = Vis et rigtigt valg
web-table-give-up-vote = Opgiv kortene · { $agreed } af { $all }
web-table-keys = Taster: cifre vælger kort, Enter tager, Esc rydder.
web-table-keys-sides = Taster: cifre vælger kort, med skift til side B, Enter tager, Esc rydder.
web-score-title = Tagne kort
web-score-cards = kort: { $count }
web-score-left = er gået
web-score-called = har råbt
web-score-gives-up = vil give op
web-result-yours = Du tog { $count } kort.
web-table-left = Du har forladt spillet.
web-result-fastest = hurtigst
web-result-chart = Hvordan hver spillers kort voksede under spillet
web-fair-title = Var fordelingen fair?
web-fair-promise = Før kortene deles, viser serveren kontrolsummen af et hemmeligt frø. Derefter tilføjer hver spillers enhed et tilfældigt tal. Frøet og tallene bestemmer tilsammen kortenes rækkefølge, så ingen kan vælge den. Frøet vises, når spillet er slut.
web-fair-next = Kontrolsum for næste fordeling
web-fair-unused = Den seneste fordeling blev aflyst. Dette var dens frø
web-fair-numbers = Tilfældige tal
web-fair-button = Kontrollér fordelingen
web-fair-right = Fordelingen var fair: alle { $cards } kort, du så, kom i den rækkefølge, som frøet og spillernes tal bestemmer.
web-fair-right-own = Dit eget tilfældige tal er med.
web-fair-wrong-hash = Det er ikke det frø, serveren lovede før fordelingen.
web-fair-wrong-nonce = Dit tilfældige tal mangler i denne fordeling.
web-fair-wrong-cards = Kortene kom ikke i den rækkefølge, som frøet og tallene bestemmer.
web-fair-old = Dette spil er fra før, spillernes tilfældige tal blev blandet ind. Frøet alene bestemte fordelingen.
web-fair-check = Eller kontrollér det på en computer med Fair Play:
web-fair-hash = Kontrolsum
web-fair-seed = Frø
web-fair-later = Frøet vises, når spillet er slut.

## Partier i rum

web-match-board = Bræt
web-match-to-move = i trækket
web-match-hints = vink: { $count }
web-match-takeback = Tag tilbage
web-match-asked = Du har bedt { $name } om at tage et træk tilbage.
web-match-asks = { $name } vil gerne tage et træk tilbage.
web-match-agree = Sig ja
web-match-decline = Sig nej
web-match-resign-sure = Vil du virkelig give op?
web-match-reasons = Se forklaringen, træk for træk
web-match-gone = { $name } er væk. Hvis { $name } ikke er tilbage om { $time }, kan du tage sejren eller afslutte spillet.
web-match-gone-long = { $name } har været væk et stykke tid.
web-match-claim = Tag sejren
web-match-end = Afslut uden resultat

## At åbne et rum

web-make-title = Åbn et rum
web-make-any = En hvilken som helst stilling
web-make-mode = Hvordan man tager kort
web-make-call-seconds = Sekunder efter et råb
web-make-wrong = Et forkert udvalg
web-make-position-help = Som nim:3,4,5 eller kayles:10, eller flere spil med + imellem.
web-make-first = Hvem begynder
web-make-start = En anden start
web-make-clock = Ur: minutter hver + sekunder pr. træk
web-make-bots = Computerspillere
web-make-visibility = Hvem der kan komme
web-make-make = Åbn rummet
web-option-race = kapløb
web-option-call = råb først
web-option-aid = formerne tælles for dig
web-option-no-clock = intet
web-option-first-me = jeg
web-option-first-other = den anden
web-option-first-chance = tilfældet afgør
web-option-public = alle: på listen
web-option-unlisted = den, der har koden
web-option-private = den, der har det hemmelige link
web-option-hints = vink
web-option-chat = nogle få sætninger at sige
web-option-ask = jeg lukker spillerne ind en for en
web-option-words = navne fra en liste

## Lobbyen

web-lobby-lead = Åbn et rum, og del dets kode: alle med koden kan være med.
web-lobby-code = Gå ind med kode
web-lobby-quick = Hurtig match
web-lobby-quick-text = Vi leder efter nogen, der vil spille det samme spil.
web-lobby-public = Åbne rum
web-looking = Leder efter nogen, der vil spille { $title } …
web-looking-text = Spillet begynder, så snart nogen kommer.
web-looking-nobody = Der er ikke kommet nogen endnu. Vent lidt mere, eller spil mod computeren nu.
web-looking-computer = Spil mod computeren
web-looking-stop = Hold op med at lede
web-lobby-empty = Ingen åbne rum venter på spillere lige nu.
web-lobby-more = Vis flere rum
web-lobby-free = ledige: { $free } af { $seats }

## Kortspillenes sider

web-cards-title = Kortspil
web-cards-example = Et eksempel
web-cards-zero-text = Her er hver form to gange eller slet ikke, så de tre må tages. Blandt syv kort er der altid et sådant valg.
web-cards-mod3-text = Tre af en form tæller som ingen. De to kort til venstre har altså samme sum som det til højre, og alle tre må tages. Blandt fem kort er der altid et sådant valg.
web-cards-how = Hvordan vil du spille?
web-cards-alone = Spil alene
web-cards-alone-text = Uden hast, med vink, og formerne tælles for dig.
web-cards-level = Eller mod computeren
web-cards-bots-1 = Én modstander
web-cards-bots-3 = Tre modstandere
web-cards-friends = Med venner
web-cards-print = Udskriv kortene

## Færdige spil, set igen

web-rerun-page = Gensyn
web-rerun-title = { $title }: gensyn
web-rerun-none = Intet spil i dette rum er slut endnu.
web-rerun-back = Et skridt tilbage
web-rerun-on = Et skridt frem
web-rerun-slider = Skridt i spillet
web-rerun-step = skridt { $number } af { $count }
web-rerun-begin = Begyndelsen
web-make-wrong-lockout = pause i 3, 6, 12 s
web-make-wrong-minus = koster et kort
web-make-wrong-none = koster intet

## Hvad der spilles i et rum, i ord

title-code = { $title } { $code }
title-sum = { $before } + { $last }
term-race = Den, der er først, tager kortene.
term-call = Råb først, og vis så dit udvalg inden for { $seconds } s.
term-wrong-lockout = Et forkert udvalg koster en pause på 3, så 6, så 12 s.
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
