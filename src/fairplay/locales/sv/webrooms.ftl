## Rum: vilka som sitter där, och vad man kan göra

web-room-wins = { $count } { $count ->
    [one] vinst
   *[other] vinster
    }
web-room-players = Spelare
web-room-seats = Platser
web-room-name = Ditt namn
web-room-sit = Slå dig ner
web-room-sit-here = Sitt här
web-room-add-bot = Lägg till en dator
web-room-bot-level = Datorns styrka
web-room-kick = Ta bort
web-room-kick-name = Ta bort { $name }
web-room-ready = Jag är klar
web-room-unready = Jag är inte klar än
web-room-start = Börja nu
web-room-waits-seats = { $count } { $count ->
    [one] ledig plats
   *[other] lediga platser
    }. Spelet börjar när alla platser är tagna och alla är klara.
web-room-waits-host = Värden kan starta det tidigare.
web-room-waits-ready = Spelet börjar när alla är klara.
web-room-watching = Alla platser är tagna. Du kan titta på, eller öppna ett eget rum.
web-room-you-watch = Du tittar på
web-room-agreed = Rummets inställningar
web-room-rename = Byt namn
web-room-stand = Lämna platsen
web-room-leave = Lämna spelet
web-room-leave-sure = Vill du verkligen gå?
web-room-close = Stäng rummet
web-room-close-sure = Stänga för alla?
web-room-countdown = Korten delas ut om ett ögonblick
web-room-rematch = Spela igen
web-room-rematch-waits = Väntar på { $names } …
web-rematch-asks = { $names } { $count ->
    [one] vill
   *[other] vill
    } spela igen
web-rematch-yes = Ja, spela igen
web-rematch-other = Ett annat spel
web-rematch-no = Nej
web-room-game = Spelet
web-next-title = Välj nästa spel
web-next-game = Nästa spel: { $title }
web-next-asks = { $names } { $count ->
    [one] vill
   *[other] vill
    } spela { $title }
web-next-change = Byt spel
web-next-play = Spela det här
web-next-cancel = Avbryt
web-tab-move = Ditt drag · { $title }
web-tab-joined = { $name } är här
web-room-replay = Se reprisen
web-room-export = Spara som text
web-room-log = Vad som hände
web-room-log-empty = Inget än.
web-room-say = Säg något
web-people = Personer och namn
web-names = De andra spelarnas namn
web-name-other = Ett annat namn
web-name-changed = Nu heter du { $name }.
web-name-hide-name = Dölj namnet { $name }
web-name-show-name = Visa namnet igen: { $name }
web-name-report = Anmäl
web-name-report-name = Anmäl namnet { $name }
web-door = Vem får komma in?
web-door-open = alla
web-door-ask = de jag släpper in
web-door-locked = inga fler
web-door-open-text = Vem som helst kan ta en ledig plats.
web-door-ask-text = Den som vill ha en plats frågar dig först. Alla kan titta på.
web-door-locked-text = De som är här får stanna. Ingen annan kan komma in eller titta på.
web-door-asking = Väntar på att släppas in
web-door-admit = Släpp in
web-door-admit-name = Släpp in { $name }
web-door-not-now = Inte nu
web-door-not-now-name = Inte nu, { $name }
web-door-ban = Blockera
web-door-ban-sure = Blockera från rummet för gott?
web-door-ask-seat = Be om en plats
web-door-withdraw = Sluta vänta
web-door-let-in = Värden har släppt in dig.
web-door-is-ask = be värden om en plats
web-door-is-locked = låst
web-seconds = { $seconds } s
web-invite-title = Bjud in andra
web-invite-code = Rumskod:
web-invite-copy = Kopiera länken
web-invite-qr = QR-kod med länken till rummet
web-invite-large = Visa QR-koden stor
web-invite-share = Dela
web-invite-short = Skanna QR-koden, öppna länken eller skriv koden på startsidan.
web-invite-private = Bara de som har länken kan komma in.

## Anslutningen till ett rum

web-link-opening = Ansluter …
web-link-lost = Anslutningen bröts. Din plats finns kvar.
web-link-trying = Försöker igen …
web-ended-error-room-unknown = Det rummet finns inte
web-ended-unknown-text = Kontrollera koden: en bokstav kan vara fel. Eller så stängdes rummet för länge sedan.
web-ended-error-room-closed = Rummet är stängt
web-ended-error-kicked = Du kan inte komma in här
web-ended-error-room-locked = Rummet är låst
web-ended-error-spectators = Rummet är fullt
web-ended-error-too-many-sockets = För många anslutningar
web-ended-other = Anslutningen stängdes
web-ended-rooms = Alla rum

## Kortbordet

web-table-cards = Kort på bordet
web-table-card = kort { $place }: { $shapes }
web-table-selected = valt
web-table-on-a = på sida A
web-table-on-b = på sida B
web-table-hinted = ingår i ett giltigt urval
web-table-hint-tag = ledtråd
web-table-empty = tom plats
web-table-pile = i talongen
web-table-side-a = Sida A
web-table-side-b = Sida B
web-table-into-a = Välj kort till sida A
web-table-into-b = Välj kort till sida B
web-table-tray-here = Kort du trycker på hamnar här.
web-table-tray-empty = Tryck två gånger på ett kort, eller först här.
web-table-remove = lägg tillbaka: { $shapes }
web-table-sum = summa: { $shapes }
web-table-zero = ingenting
web-table-sums-equal = summorna är lika
web-table-sums-differ = summorna är olika
web-table-counts = Antal av varje form
web-table-count-odd = { $shape }: { $count }, udda
web-table-count-even = { $shape }: { $count }, jämnt
web-table-side-sum = Summan av { $side }
web-table-time = Tid sedan de här korten lades ut
web-table-clear = Rensa
web-table-touch-sides = Tryck en gång på ett kort för sida A, två gånger för sida B.
web-table-claim = Ta · { $count }
web-table-call = Ropa
web-table-wait = Vänta { $seconds } s
web-table-called = { $name } har ropat: { $seconds } s att visa ett urval.
web-table-give-up = Visa ett urval
web-table-give-up-vote = Ge upp korten · { $agreed } av { $all }
web-table-keys = Tangenter: siffror väljer kort, Enter tar, Esc rensar.
web-table-keys-sides = Tangenter: siffror väljer kort (med skift till sida B), Enter tar, Esc rensar.
web-score-title = Tagna kort
web-score-cards = { $count } kort
web-score-left = har gått
web-score-called = har ropat
web-score-gives-up = vill ge upp
web-result-yours = Du tog { $count } kort.
web-table-left = Du har lämnat spelet.
web-result-fastest = snabbast
web-result-chart = Varje spelares kort under spelets gång
web-fair-title = Var given rättvis?
web-fair-promise = Före given väljer servern ett hemligt frö och visar dess kontrollsumma, ett slags fingeravtryck. Sedan lägger varje spelares enhet till ett slumptal. Fröet och talen bestämmer tillsammans kortens ordning, så ingen kan välja den. När spelet är slut visas fröet, och du kan kontrollera alltihop.
web-fair-next = Kontrollsumma för nästa giv
web-fair-unused = Den senaste given ställdes in. Detta var dess frö
web-fair-numbers = Slumptal
web-fair-button = Kontrollera given
web-fair-right = Given var rättvis. Kontrollerade kort: { $cards }. Alla kom i den ordning som fröet och spelarnas tal bestämmer.
web-fair-right-own = Ditt eget slumptal är med.
web-fair-wrong-hash = Det här är inte det frö som servern lovade före given.
web-fair-wrong-nonce = Ditt slumptal saknas i den här given.
web-fair-wrong-cards = Korten kom inte i den ordning som fröet och talen bestämmer.
web-fair-old = Partiet spelades innan spelarnas slumptal infördes: bara fröet bestämde given.
web-fair-check = Eller kontrollera på en dator där Fair Play är installerat:
web-fair-hash = Kontrollsumma
web-fair-seed = Frö
web-fair-later = Fröet visas när spelet är slut.

## Partier i rum

web-match-board = Bräde
web-match-to-move = vid draget
web-match-hints = { $count } { $count ->
    [one] ledtråd
   *[other] ledtrådar
    }
web-match-takeback = Ta tillbaka
web-match-asked = Du vill ta tillbaka ett drag. Väntar på { $name } …
web-match-asks = { $name } vill ta tillbaka ett drag.
web-match-agree = Gå med på det
web-match-decline = Säg nej
web-match-resign-sure = Vill du verkligen ge upp?
web-match-reasons = Se förklaringen, drag för drag
web-match-gone = { $name } är borta. Om { $name } inte kommer tillbaka inom { $time } kan du ta segern eller avsluta spelet.
web-match-gone-long = { $name } har varit borta en stund.
web-match-claim = Ta segern
web-match-end = Avsluta utan resultat

## Att öppna ett rum

web-make-title = Öppna ett rum
web-make-any = Valfri ställning
web-make-mode = Hur man tar kort
web-make-call-seconds = Sekunder att visa urvalet efter ropet
web-make-wrong = Ett felaktigt urval
web-make-position-help = Till exempel nim:3,4,5 eller kayles:10. Skriv + mellan flera spel.
web-make-first = Vem börjar?
web-make-start = En annan startställning
web-make-clock = Klocka: minuter per spelare + sekunder per drag
web-make-bots = Datorspelare
web-make-visibility = Vem kan vara med?
web-make-make = Öppna rummet
web-option-race = först till kvarn
web-option-call = ropa först
web-option-aid = formerna räknas åt dig
web-option-no-clock = ingen
web-option-first-me = jag
web-option-first-other = motspelaren
web-option-first-chance = slumpen avgör
web-option-public = alla (rummet syns i listan)
web-option-unlisted = alla som har koden
web-option-private = alla som har den hemliga länken
web-option-hints = ledtrådar
web-option-chat = chatt med färdiga fraser
web-option-ask = jag släpper in spelarna en och en
web-option-words = namn ur en lista

## Lobbyn

web-lobby-lead = Öppna ett rum och dela koden: alla som har den kan vara med.
web-lobby-code = Gå in med kod
web-lobby-quick = Snabbmatch
web-lobby-quick-text = Vi letar efter någon som vill spela samma spel.
web-lobby-public = Öppna rum
web-looking = Letar efter någon som vill spela { $title } …
web-looking-text = Spelet börjar så snart någon kommer.
web-looking-nobody = Ingen har kommit än. Vänta lite till, eller spela mot datorn nu.
web-looking-computer = Spela mot datorn
web-looking-stop = Sluta leta
web-lobby-empty = Det finns inga öppna rum just nu.
web-lobby-more = Visa fler rum
web-lobby-free = lediga platser: { $free } av { $seats }

## Kortspelens sidor

web-cards-title = Kortspel
web-cards-example = Ett exempel
web-cards-zero-text = Här finns varje form två gånger eller inte alls. De tre korten är alltså ett giltigt urval: du får ta dem. Bland sju kort finns det alltid ett sådant.
web-cards-mod3-text = Tre av en form räknas som ingen. De två korten till vänster har alltså samma summa som det till höger, och alla tre är ett giltigt urval: du får ta dem. Bland fem kort finns det alltid ett sådant.
web-cards-how = Hur vill du spela?
web-cards-alone = Spela ensam
web-cards-alone-text = I lugn och ro: med ledtrådar, och formerna räknas åt dig.
web-cards-level = Eller mot datorn
web-cards-bots-1 = En motspelare
web-cards-bots-3 = Tre motspelare
web-cards-friends = Med vänner
web-cards-print = Skriv ut korten

## Färdiga spel, sedda igen

web-rerun-page = Repris
web-rerun-title = { $title }: repris
web-rerun-none = Inget parti i det här rummet är slut än.
web-rerun-back = Ett steg bakåt
web-rerun-on = Ett steg framåt
web-rerun-slider = Steg i spelet
web-rerun-step = steg { $number } av { $count }
web-rerun-begin = Början
web-make-wrong-lockout = kostar en paus: 3, 6, 12 s
web-make-wrong-minus = kostar ett kort
web-make-wrong-none = kostar inget

## Vad som spelas i ett rum, i ord

title-code = { $title } { $code }
title-sum = { $before } + { $last }
term-race = Först till kvarn: den som först visar ett urval tar korten.
term-call = Ropa först, visa sedan ditt urval inom { $seconds } s.
term-wrong-lockout = Ett felaktigt urval kostar en paus: 3 s, sedan 6 s, sedan 12 s.
term-wrong-minus = Ett felaktigt urval kostar ett kort.
term-wrong-none = Ett felaktigt urval kostar ingenting.
term-aid = Formerna räknas åt dig.
term-no-clock = Ingen klocka.
term-time = Varje spelare har { $time } för hela spelet.
term-clock = Varje spelare har { $time }, plus { $more } för varje drag.
term-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
    }
term-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
    }
