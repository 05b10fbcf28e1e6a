## Att spela på en server, vid terminalen: orden, med andra stavningar efter kommatecken

command-ready = klar
command-start = starta
command-bot = dator, bot
command-kick = avvisa
command-door = dörr, lås
command-admit = släpp, släpp in
command-ban = bannlys
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

help-online-ready = du är klar, eller inte längre; bara Enter gör detsamma
help-online-start = börja fast det finns lediga platser (värden)
help-online-bot = en datorspelare tar en plats: dator 7 (värden)
help-online-kick = skicka iväg någon: avvisa 2 (värden)
help-online-door = vem som får komma in: dörr öppen, dörr fråga, dörr låst (värd)
help-online-admit = släpp in den första som väntar, eller släpp 2; släpp -2 säger inte nu (värd)
help-online-ban = bannlys för gott någon som väntar: bannlys 2 (värd)
help-online-report = säg till driften att ett namn är olämpligt: anmäl 2
help-online-say = säg något: säg 1; ensamt visar det vad som kan sägas
help-online-decline = säg nej till att ta tillbaka eller spela igen
help-online-leave = lämna din plats och gå
help-online-who = vilka som är här
help-game = spel kayles:5: spela ett annat spel från och med nu
help-online-again = spela igen när partiet är slut
help-online-hint = be om en ledtråd; alla ser att du har bett om den
help-online-quit = gå, och behåll din plats
help-online-undo = be att få ta tillbaka det sista draget, eller gå med på det
help-online-resign = ge upp partiet
help-online-claim-win = ta segern när din motspelare varit borta i två minuter och det inte finns någon klocka
help-online-stop = avsluta spelet utan resultat i samma fall

## I rummet

online-made = Rummet heter { $code }. Berätta det för de andra.
online-room = Rum: { $link }
online-commands = Skriv { $ready } för att börja, { $help } för alla ord, { $leave } för att gå.
online-prompt = Klar? (Enter)
online-prompt-wait = Väntar på de andra:
online-came = { $name } är här.
online-gone = { $name } är borta.
online-away-offer = Om { $name } inte är tillbaka om två minuter kan du skriva { $claim } för att ta segern, eller { $end } för att sluta utan resultat.
online-takeback = Du kan svara { $agree } eller { $decline }.
online-countdown = Korten kommer om { $seconds } s.
online-hash = Fröets kontrollsumma: { $hash }
online-verify = För att kontrollera given: fairplay verify-deal { $url }
online-lost = Förbindelsen är bruten. Försöker komma tillbaka …
online-seat-kept = Din plats finns kvar: samma kommando för dig tillbaka.

error-online-what = Ange servern och antingen ett rum (--room KOD) eller ett spel för ett nytt
error-online-playing = Rum { $room } är mitt i ett parti; lägg till --watch för att se det
error-online-word = Tryck Enter när du är klar, eller skriv { $help }
error-phrase = { $text }: det kan inte sägas; välj 1 till { $count }
error-server-address = { $text }: inte en servers adress, som https://play.example
error-server-reach = { $host } kan inte nås: { $reason }
error-server-other = Den här servern talar på annat sätt: inte Fair Play, eller en annan version

## verify-deal

verify-game-cards = Parti { $number }: { $deck }, { $players } spelare
verify-game-match = Parti { $number }: { $position }
verify-game-not-dealt = Parti { $number }: det avbröts före given, och fröet visas
verify-not-finished = Rummet stängdes innan partiet var slut.
verify-nonces = Kortens ordning följer av detta frö och { $count ->
    [0] inget slumptal från någon spelare
    [one] slumptalet från { $count } spelare
   *[other] slumptalen från { $count } spelare
}.
verify-lot = Plats { $seat } börjar: det följer av fröet och { $count ->
    [0] inget slumptal från någon spelare
    [one] slumptalet från { $count } spelare
   *[other] slumptalen från { $count } spelare
}.
verify-deal-hash = Fröet har den kontrollsumma som anges: { $hash }
verify-deal = Detta frö, blandat så som beskrivs, ger dessa { $count } kort: { $cards } …
verify-events = Alla { $count } händelser är tillåtna, en efter en.
verify-result = De leder till det resultat som anges, kort per spelare: { $cards }
verify-moves = Alla { $count } drag är tillåtna.
verify-ended = De leder till det resultat som anges; vinnare: plats { $winner }
verify-ended-resigned = Vinnare enligt texten: plats { $winner }, eftersom den andra gav upp. Det visar inte dragen.
verify-ended-time = Vinnare enligt texten: plats { $winner }, på tid. Det visar inte dragen.
verify-ended-left = Vinnare enligt texten: plats { $winner }, eftersom den andra gick. Det visar inte dragen.
verify-ended-away = Vinnare enligt texten: plats { $winner }, eftersom den andra var borta. Det visar inte dragen.
verify-no-deals = Inget kortparti är slut i det här rummet: det finns ingen giv att kontrollera.
verify-note-hash = Allt stämmer. Jämför kontrollsumman med den som visades före given (--hash).
verify-noted = Allt stämmer, och { $hash } visades före given.
verify-noted-none = Inget parti här har kontrollsumman { $hash }: det är inte den utlovade given.
verify-refused = Parti { $number } är inte som det anges:
verify-bad-lines = raderna före partiet är inte som i en export
verify-bad-events = det är inget tillåtet parti, eller inte skrivet som i en export
verify-bad-hash = fröet har en annan kontrollsumma
verify-bad-nonces = given följer inte av fröet och spelarnas slumptal
verify-bad-lot = lotten föll på den andra spelaren
verify-bad-end = partiet slutar inte där
verify-bad-result = spelarna har tagit { $cards } kort
verify-bad-winner = dragen leder till ett annat resultat

error-verify-hash = { $text }: minst { $least } hexadecimala siffror behövs
error-verify-size = Texten är för lång: högst { $limit } byte
error-verify-text = Det här är inte exporten av ett rum

## loadtest

load-what = { $rooms } rum, { $sockets } spelare
load-rate = { $wanted } anrop/s önskade, { $rate } anrop/s besvarade, { $stored } av dem sparade
load-saturated = Mättad: { $rate } anrop/s besvarade, { $stored } av dem sparade
load-latency = Från planerad tid till svar: hälften inom { $p } ms, 90 % inom { $q } ms, 99 % inom { $r } ms, alla inom { $max } ms
load-stall = Längsta väntan på svar på ett ping: { $ms } ms
load-answers = Svar: { $answers }; skickade två gånger och lika besvarade: { $repeated }
load-clients = Processortid för spelarnas processer, i kärnor: { $cores }
load-refused = Nekade: { $listed }
load-closed = Förbindelser som servern stängt: { $listed }
load-unsent = { $count } anrop kunde inte göras, eftersom inget parti pågick: fler rum behövs för den här takten
load-unanswered = { $count } anrop har inte besvarats
load-checked = Kontrollerat utan fel: { $events } händelser lika och i ordning för alla fyra, inget kort taget två gånger, poängen stämmer, { $stored } händelser sparade så som de berättades.
load-broken-order = Fel: { $count } händelser i fel ordning
load-broken-differ = Fel: { $count } händelser skiljer sig mellan spelare i samma rum
load-broken-twice = Fel: { $count } anrop tog kort som inte låg där
load-broken-scores = Fel: poängen stämmer inte, { $count } gånger
load-broken-repeat = Fel: { $count } kommandon som skickats två gånger fick olika svar
load-broken-lost = Fel: { $count } händelser som berättats är inte sparade så

error-load-refused = Servern tillåter inte den här lasten ({ $reason }); starta den med { $command }
error-load-process = En process i lasttestet har avslutats
