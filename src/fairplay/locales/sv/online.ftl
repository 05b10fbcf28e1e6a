## Att spela på en server, vid terminalen: orden, med andra stavningar efter kommatecken

command-ready = klar
command-start = starta
command-bot = dator, bot
command-kick = avvisa
command-door = dörr, lås
command-admit = släpp, släpp in
command-ban = blockera, bannlys
command-report = anmäl
command-door-open = öppen
command-door-ask = fråga
command-door-locked = låst
command-say = säg
command-game = spel
command-decline = nej
command-leave = lämna
command-who = vilka, platser
command-claim-win = segern, ta segern
command-stop = avsluta spelet

help-online-ready = säg att du är klar, eller ångra det; Enter gör samma sak
help-online-start = starta fast det finns lediga platser (värden)
help-online-bot = lägg till en datorspelare: dator 7 (värden)
help-online-kick = avvisa någon från rummet: avvisa 2 (värden)
help-online-door = vem som får komma in: dörr öppen, dörr fråga, dörr låst (värden)
help-online-admit = släpp in den första som väntar, eller släpp 2; släpp -2 betyder inte nu (värden)
help-online-ban = blockera någon som väntar, för gott: blockera 2 (värden)
help-online-report = anmäl ett olämpligt namn till dem som driver servern: anmäl 2
help-online-say = säg något: säg 1; bara säg visar fraserna
help-online-decline = säg nej till att ta tillbaka ett drag, eller till att spela igen
help-online-leave = lämna din plats och gå
help-online-who = vilka som är här
help-game = byt spel: spel kayles:5
help-online-again = spela igen när partiet är slut
help-online-hint = be om en ledtråd; alla ser att du gjorde det
help-online-quit = gå, men behåll din plats
help-online-undo = be att få ta tillbaka det sista draget, eller gå med på det
help-online-resign = ge upp
help-online-claim-win = ta segern när din motspelare har varit borta i två minuter och det inte finns någon klocka
help-online-stop = eller, i samma fall, avsluta spelet utan resultat

## I rummet

online-made = Rumskod: { $code }. Ge den till de andra.
online-room = Rum: { $link }
online-commands = Skriv { $ready } för att börja, { $help } för alla kommandon, { $leave } för att gå.
online-prompt = Klar? (Enter)
online-prompt-wait = Väntar på de andra:
online-came = { $name } är här.
online-gone = { $name } är borta.
online-away-offer = Om { $name } inte kommer tillbaka inom två minuter kan du skriva { $claim } för att ta segern, eller { $end } för att avsluta utan resultat.
online-takeback = Svara { $agree } eller { $decline }.
online-countdown = Korten delas ut om { $seconds } s.
online-hash = Fröets kontrollsumma: { $hash }
online-verify = Kontrollera given: fairplay verify-deal { $url }
online-lost = Anslutningen bröts. Ansluter igen …
online-seat-kept = Din plats finns kvar. Kör samma kommando för att komma tillbaka.

error-online-what = Ange servern och antingen ett rum (--room KOD) eller ett spel till ett nytt rum
error-online-playing = Ett parti pågår i rum { $room }. Lägg till --watch för att titta på.
error-online-word = Tryck på Enter när du är klar, eller skriv { $help }
error-phrase = { $text }: den frasen finns inte; välj 1 till { $count }
error-server-address = { $text }: inte en serveradress; skriv den som https://play.example
error-server-reach = { $host } kan inte nås: { $reason }
error-server-other = Det här är ingen Fair Play-server, eller så kör den en annan version

## verify-deal

verify-game-cards = Parti { $number }: { $deck }, { $players } spelare
verify-game-match = Parti { $number }: { $position }
verify-game-not-dealt = Parti { $number }: inställt före given, så fröet visas
verify-not-finished = Rummet stängdes innan partiet var slut.
verify-nonces = Kortens ordning följer av { $count ->
    [0] enbart detta frö
    [one] detta frö och en spelares slumptal
   *[other] detta frö och { $count } spelares slumptal
    }.
verify-lot = Plats { $seat } börjar. Det följer av { $count ->
    [0] enbart fröet
    [one] fröet och en spelares slumptal
   *[other] fröet och { $count } spelares slumptal
    }.
verify-deal-hash = Fröet har den angivna kontrollsumman: { $hash }
verify-deal = Detta frö ger, med blandningen som beskrivs, dessa kort (sammanlagt { $count }): { $cards } …
verify-events = Kontrollerade händelser: { $count }. Alla är tillåtna i den ordningen.
verify-result = De leder till det angivna resultatet, kort per spelare: { $cards }
verify-moves = Kontrollerade drag: { $count }. Alla är tillåtna.
verify-ended = De leder till det angivna resultatet; vinnare: plats { $winner }
verify-ended-resigned = Angiven vinnare: plats { $winner }, eftersom motspelaren gav upp. Det framgår inte av dragen.
verify-ended-time = Angiven vinnare: plats { $winner }, på tid. Det framgår inte av dragen.
verify-ended-left = Angiven vinnare: plats { $winner }, eftersom motspelaren gick. Det framgår inte av dragen.
verify-ended-away = Angiven vinnare: plats { $winner }, eftersom motspelaren var borta. Det framgår inte av dragen.
verify-no-deals = Inget kortparti i det här rummet är slut, så det finns ingen giv att kontrollera.
verify-note-hash = Allt stämmer. Jämför kontrollsumman med den som visades före given (--hash).
verify-noted = Allt stämmer, och { $hash } visades före given.
verify-noted-none = Inget parti här har kontrollsumman { $hash }: det här är inte den utlovade given.
verify-refused = Parti { $number } stämmer inte:
verify-bad-lines = raderna före partiet ser inte ut som i en export
verify-bad-events = det är inget tillåtet parti, eller så är det inte skrivet som i en export
verify-bad-hash = fröet har en annan kontrollsumma
verify-bad-nonces = given följer inte av fröet och spelarnas slumptal
verify-bad-lot = lotten föll på den andra spelaren
verify-bad-end = partiet slutar inte där
verify-bad-result = kort som spelarna faktiskt tog: { $cards }
verify-bad-winner = dragen leder till ett annat resultat

error-verify-hash = { $text }: skriv minst { $least } hexadecimala siffror
error-verify-size = Texten är för lång: högst { $limit } byte
error-verify-text = Det här är ingen export av ett rum

## loadtest

load-what = Rum: { $rooms }, spelare: { $sockets }
load-rate = Urval per sekund: { $wanted } planerade, { $rate } besvarade, { $stored } sparade
load-saturated = Mättat. Urval per sekund: { $rate } besvarade, { $stored } sparade
load-latency = Från planerad tid till svar: hälften inom { $p } ms, 90 % inom { $q } ms, 99 % inom { $r } ms, alla inom { $max } ms
load-stall = Längsta väntan på svar på ett ping: { $ms } ms
load-answers = Svar: { $answers }; skickade två gånger med samma svar: { $repeated }
load-clients = Kärnor som spelarnas processer använde: { $cores }
load-refused = Nekade: { $listed }
load-closed = Anslutningar som servern stängde: { $listed }
load-unsent = Urval som inte kunde visas eftersom inget parti pågick: { $count }. Den här takten kräver fler rum.
load-unanswered = Urval utan svar: { $count }
load-checked = Inga fel hittades. Händelser som alla fyra spelare såg lika och i ordning: { $events }. Inget kort togs två gånger, och poängen stämmer. Händelser som sparades precis som de skickades: { $stored }.
load-broken-order = Fel: händelser i fel ordning: { $count }
load-broken-differ = Fel: händelser som skiljer sig mellan spelare i samma rum: { $count }
load-broken-twice = Fel: urval som tog kort som inte låg på bordet: { $count }
load-broken-scores = Fel: poäng som inte stämmer: { $count }
load-broken-repeat = Fel: kommandon som skickades två gånger med olika svar: { $count }
load-broken-lost = Fel: händelser som inte sparades som de skickades: { $count }

error-load-refused = Servern tillåter inte den här belastningen ({ $reason }). Starta den med { $command }
error-load-process = En process i lasttestet har avslutats
