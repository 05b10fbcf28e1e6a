## Vad som händer i ett rum, för alla som läser det. Läsaren kallas ”du”.

told-sit = { $name } har fått en plats.
told-stand = { $name } har gått.
told-ready = { $name } är klar.
told-unready = { $name } är inte klar längre.
told-rename = { $old } heter nu { $new }.
told-rename-seat = De som driver servern har ändrat ett namn.
told-say = { $name }: { $words }
told-ask = { $name } vill ha en plats.
told-admit = { $name } har släppts in.
told-not-now = Värden säger: inte nu. Du kan fråga igen om en minut.
told-ban = Värden har bannlyst någon från rummet.
told-kick = Värden har skickat bort någon.
told-door-open = Rummet är öppet för alla.
told-door-ask = Från och med nu ber man värden om en plats.
told-door-locked = Rummet är låst.
told-first = { $name } börjar.
told-deal = Korten ligger på bordet.
told-move = { $name } { $what }.
told-played = { $name } spelade { $move }.
told-hint = { $name } har bett om en ledtråd.
told-takeback = { $name } vill ta tillbaka ett drag.
told-agree = { $name } gick med på att ta tillbaka draget.
told-taken-back = Ett drag har tagits tillbaka.
told-decline = { $name } sa nej.
told-rematch = { $name } vill spela igen.
told-no-rematch = { $name } ville inte spela igen.
told-game = { $name } valde ett annat spel: { $game }.
told-game-host = Värden valde ett annat spel: { $game }.
told-call = { $name } har ropat och har { $seconds } s på sig att visa ett urval.
told-taken = { $name } tar { $count } kort efter { $seconds } s.
told-wrong = { $name } valde fel: { $what }.
told-odd = { $shapes } för mycket
told-more-a = A har { $shapes } för mycket
told-more-b = B har { $shapes } för mycket
told-expired = { $name } har inte visat något urval i tid.
told-lockout = { $name } får vänta { $seconds } s.
told-lost = { $name } förlorar ett kort.
told-late = För sent: några av korten har just tagits. Det kostar ingenting.
told-agreed = { $name } vill ge upp de här korten. Inte än: { $names }.
told-shown = Uppgivet. Det här är ett av de största urvalen; korten läggs åt sidan:
told-outage = Servern var borta eller upptagen; alla klockor stod stilla i { $seconds } s.
told-idle = Rummet stängdes eftersom inget mer hände.

## Hur ett spel har slutat

end-no-move = { $name } vinner: { $other } har inget drag kvar.
end-misere = { $name } vinner: { $name } har inget drag kvar, och i misère vinner man på det.
end-resigned = { $name } vinner: { $other } har gett upp.
end-time = { $name } vinner: { $other } har ingen tid kvar.
end-left = { $name } vinner: { $other } har gått.
end-away = { $name } vinner: { $other } var borta för länge.
end-stopped = Inget resultat: en spelare var borta för länge.
end-repetition = Remi: samma ställning har stått på brädet tre gånger.
end-retreats = Remi: båda spelarna drog sig tillbaka gång på gång.
end-mistake = Drag { $number } gav bort vinsten: { $name } { $what }. Bättre: { $better }.
end-no-mistake = { $name } hade aldrig en vunnen ställning: varje drag hade ett svar.
end-resigned-early = { $name } hade fortfarande kunnat vinna: { $better }.
end-cards = { $name } vinner med { $count } kort.
end-shared = Delad seger, med { $count } kort var: { $names }
end-alone = { $name } har tagit { $count } av { $size } kort.
end-alone-shown = { $name } tog { $count } av { $size } kort. Uppgivna: { $shown }.
end-alone-left = { $name } slutade med { $count } av { $size } kort.
end-broken = Spelet avbröts: alla gick. Flest kort till dess: { $names } ({ $count }).
end-broken-early = Spelet avbröts: alla gick innan något kort hade tagits.
end-nobody = Ingen har tagit något kort.

## Ledtrådar

hint-won = Du kan vinna härifrån. Vinnande drag: { $count }.
hint-lost = Härifrån kan du inte tvinga fram en vinst: varje drag har ett bra svar. Gör det svårt och hoppas på ett misstag.
hint-where = Titta på { $place }. Där börjar ett vinnande drag.
hint-where-lost = Titta på { $place }. Ett drag där är det svåraste att svara på.
hint-place-match = högen på { $size }
hint-place-point = raden på { $size }
hint-place-pin = gruppen där { $size } står
hint-place-coin = myntet på ruta { $square }
hint-place-row = rad { $row }
hint-place-file = linje { $file }
hint-place-board = brädet
hint-place-sum = { $what } i spel { $number }
hint-move = Det här vinner: { $what }.
hint-hard = Det här är svårast att svara på: { $what }.

## Människor och kort i ett rum

room-somebody = någon
room-bot = Dator { $level }
room-bot-easy = Dator (lätt)
room-bot-medium = Dator (medel)
room-bot-perfect = Dator (perfekt)
room-host = värd
room-is-ready = klar
room-not-ready = inte klar
room-watching = Åskådare: { $count }
room-name-reported = Tack. Din anmälan har gått till dem som driver servern.
table-player = spelare
table-cards = kort
table-claims = urval
table-wrong = fel
table-average = tid per urval
table-time = Tid: { $time }
table-locked = väntar { $seconds } s
room-free = ledig plats
room-away = borta
room-back = Ansluten igen.
room-waits = Värden är tillfrågad. Väntar på att släppas in …
room-asks = { $name } vill ha en plats.
room-code = Rum { $code }
