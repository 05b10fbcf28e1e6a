## Vad som händer i ett rum, för alla som läser det. Läsaren kallas ”du”.

told-sit = { $name } tog plats.
told-stand = { $name } gick.
told-ready = { $you ->
    [yes] du
   *[no] { $name }
    } är klar.
told-unready = { $you ->
    [yes] du
   *[no] { $name }
    } är inte klar än.
told-rename = { $old } heter nu { $new }.
told-rename-seat = De som driver servern har ändrat ett namn.
told-say = { $name }: { $words }
told-ask = { $name } vill ha en plats.
told-admit = { $name } släpptes in av värden.
told-not-now = Värden säger: inte nu. Du kan fråga igen om en minut.
told-ban = Värden blockerade någon från rummet.
told-kick = Värden tog bort någon från rummet.
told-door-open = Rummet är öppet för alla.
told-door-ask = Från och med nu ber man värden om en plats.
told-door-locked = Rummet är låst.
told-first = { $you ->
    [yes] du
   *[no] { $name }
    } börjar.
told-deal = Korten ligger på bordet.
told-move = { $name } { $what }.
told-played = { $name } spelade { $move }.
told-hint = { $name } bad om en ledtråd.
told-takeback = { $name } bad att få ta tillbaka ett drag.
told-agree = { $name } gick med på att ta tillbaka draget.
told-taken-back = Ett drag togs tillbaka.
told-decline = { $name } sa nej.
told-rematch = { $name } vill spela igen.
told-no-rematch = { $name } ville inte spela igen.
told-game = { $name } valde ett annat spel: { $game }.
told-game-host = Värden valde ett annat spel: { $game }.
told-call = { $name } ropade: { $seconds } s att visa ett urval.
told-taken = { $name } tog { $count } kort efter { $seconds } s.
told-wrong = { $name } visade ett felaktigt urval: { $what }.
told-odd = { $shapes } för mycket
told-more-a = A har { $shapes } för mycket
told-more-b = B har { $shapes } för mycket
told-expired = { $name } hann inte visa något urval.
told-lockout = { $name } måste vänta { $seconds } s.
told-lost = { $name } förlorade ett kort.
told-late = För sent: några av korten togs just. Det kostar ingenting.
told-agreed = { $name } vill ge upp de här korten. Har inte svarat än: { $names }.
told-shown = Korten gavs upp. Här är ett av de största urvalen. De korten läggs åt sidan:
told-outage = Servern var borta eller upptagen. Alla klockor stod stilla i { $seconds } s.
told-idle = Rummet stängdes eftersom ingenting hände.

## Hur ett spel har slutat

end-no-move = { $name } vann: { $other } hade inget drag kvar.
end-misere = { $name } vann: här vinner den som inte har något drag kvar (misère).
end-crosses = { $name } vann: tre kryss i rad.
end-signs = { $name } vann genom att göra ”{ $signs }”.
end-at-once = { $name } vann: det sista draget vinner direkt.
end-resigned = { $name } vann: { $other } gav upp.
end-time = { $name } vann: { $other } hade ingen tid kvar.
end-left = { $name } vann: { $other } gick.
end-away = { $name } vann: { $other } var borta för länge.
end-stopped = Inget resultat: en spelare var borta för länge.
end-repetition = Oavgjort: samma ställning uppstod tre gånger.
end-retreats = Oavgjort: båda spelarna drog sig tillbaka gång på gång.
end-mistake = Drag { $number } gav bort vinsten: { $name } { $what }. Bättre: { $better }.
end-no-mistake = { $name } hade aldrig en vunnen ställning: varje drag hade ett svar.
end-not-played = { $name } hade inget drag från början.
end-resigned-early = { $name } kunde fortfarande ha vunnit: { $better }.
end-cards = { $name } vann med { $count } kort.
end-shared = Delad seger med { $count } kort var: { $names }.
end-alone = { $name } tog { $count } av { $size } kort.
end-alone-shown = { $name } tog { $count } av { $size } kort. Uppgivna kort: { $shown }.
end-alone-left = { $name } slutade med { $count } av { $size } kort.
end-broken = Spelet avbröts eftersom alla gick. Flest kort då: { $names } ({ $count }).
end-broken-early = Spelet avbröts eftersom alla gick innan någon hade tagit ett kort.
end-nobody = Ingen tog något kort.

## Ledtrådar

hint-won = Du kan vinna härifrån. Vinnande drag: { $count }.
hint-lost = Härifrån kan du inte tvinga fram en vinst: varje drag har ett bra svar. Gör det svårt och hoppas på ett misstag.
hint-where = Titta på { $place }. Där börjar ett vinnande drag.
hint-where-lost = Titta på { $place }. Ett drag där är svårast att svara på.
hint-place-match = högen på { $size }
hint-place-point = raden med { $size }
hint-place-pin = gruppen på { $size }
hint-place-coin = tändstickan på ruta { $square }
hint-place-row = rad { $row }
hint-place-file = linje { $file }
hint-place-board = brädet
hint-place-sum = { $what } i spel { $number }
hint-move = Det här vinner: { $what }.
hint-hard = Det här är svårast att svara på: { $what }.
hint-drawn = Ställningen är oavgjord om ingen gör något misstag.
hint-where-drawn = Titta på { $place }. Ett drag där håller ställningen oavgjord.
hint-keep = Det här håller ställningen oavgjord: { $what }.

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
room-waits = Värden har fått din fråga. Väntar på att släppas in …
room-asks = { $name } vill ha en plats.
room-code = Rum { $code }
