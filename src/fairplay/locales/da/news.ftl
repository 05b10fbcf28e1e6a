## Hvad der sker i et rum, for alle, der læser det. Læseren kaldes ”du”.

told-sit = { $name } tog plads.
told-stand = { $name } gik.
told-ready = { $you ->
    [yes] du
   *[no] { $name }
    } er klar.
told-unready = { $you ->
    [yes] du
   *[no] { $name }
    } er ikke klar endnu.
told-rename = { $old } hedder nu { $new }.
told-rename-seat = De, der driver serveren, har ændret et navn.
told-say = { $name }: { $words }
told-ask = { $name } vil gerne have en plads.
told-admit = { $name } blev lukket ind af værten.
told-not-now = Værten siger: ikke nu. Du kan spørge igen om et minut.
told-ban = Værten udelukkede nogen fra rummet.
told-kick = Værten fjernede nogen fra rummet.
told-door-open = Rummet er åbent for alle.
told-door-ask = Fra nu af beder man værten om en plads.
told-door-locked = Rummet er låst.
told-first = { $you ->
    [yes] du
   *[no] { $name }
    } begynder.
told-deal = Kortene ligger på bordet.
told-move = { $name } { $what }.
told-played = { $name } spillede { $move }.
told-hint = { $name } bad om et vink.
told-takeback = { $name } bad om at tage et træk tilbage.
told-agree = { $name } gik med til at tage trækket tilbage.
told-taken-back = Et træk blev taget tilbage.
told-decline = { $name } sagde nej.
told-rematch = { $name } vil gerne spille igen.
told-no-rematch = { $name } ville ikke spille igen.
told-game = { $name } valgte et andet spil: { $game }.
told-game-host = Værten valgte et andet spil: { $game }.
told-call = { $name } råbte: { $seconds } s til at vise et udvalg.
told-taken = { $name } tog { $count } kort efter { $seconds } s.
told-wrong = { $name } viste et forkert udvalg: { $what }.
told-odd = { $shapes } for meget
told-more-a = A har { $shapes } for meget
told-more-b = B har { $shapes } for meget
told-expired = { $name } nåede ikke at vise et udvalg.
told-lockout = { $name } skal vente { $seconds } s.
told-lost = { $name } mistede et kort.
told-late = For sent: nogle af kortene er lige blevet taget. Det koster ikke noget.
told-agreed = { $name } vil opgive disse kort. Venter på { $names }.
told-shown = Kortene blev opgivet. Her er et af de største udvalg. Kortene i det lægges til side:
told-outage = Serveren var væk eller optaget. Alle ure stod stille i { $seconds } s.
told-idle = Rummet blev lukket, fordi der ikke skete noget.

## Hvordan et spil er endt

end-no-move = { $name } vandt: { $other } kunne ikke trække.
end-misere = { $name } vandt: der er ingen træk tilbage, og her vinder man på det (misère).
end-crosses = { $name } vandt: tre krydser på række.
end-signs = { $name } vandt ved at lave ”{ $signs }”.
end-at-once = { $name } vandt: det sidste træk vinder straks.
end-resigned = { $name } vandt: { $other } gav op.
end-time = { $name } vandt: { $other } havde ikke mere tid.
end-left = { $name } vandt: { $other } gik.
end-away = { $name } vandt: { $other } var væk for længe.
end-stopped = Intet resultat: en spiller var væk for længe.
end-repetition = Uafgjort: den samme stilling opstod tre gange.
end-retreats = Uafgjort: begge spillere blev ved med at rykke tilbage.
end-mistake = Træk { $number } gav sejren væk: { $name } { $what }. Bedre: { $better }.
end-no-mistake = { $name } havde aldrig en vundet stilling: hvert træk havde et svar.
end-not-played = { $name } havde ingen træk fra starten.
end-resigned-early = { $name } kunne stadig have vundet: { $better }.
end-cards = { $name } vandt med { $count } kort.
end-shared = Delt sejr med { $count } kort hver: { $names }
end-alone = { $name } tog { $count } af { $size } kort.
end-alone-shown = { $name } tog { $count } af { $size } kort. Opgivne kort: { $shown }.
end-alone-left = { $name } stoppede med { $count } af { $size } kort.
end-broken = Spillet blev afbrudt, fordi alle gik. Flest kort på det tidspunkt: { $names } ({ $count }).
end-broken-early = Spillet blev afbrudt, fordi alle gik, før nogen havde taget et kort.
end-nobody = Ingen tog et kort.

## Vink

hint-won = Du kan vinde herfra. Vindende træk: { $count }.
hint-lost = Herfra kan du ikke vinde, hvis modstanderen spiller fejlfrit: hvert træk har et godt svar. Gør det svært, og håb på en fejl.
hint-where = Se på { $place }. Dér begynder et vindende træk.
hint-where-lost = Se på { $place }. Et træk dér er det sværeste at svare på.
hint-place-match = bunken på { $size }
hint-place-point = rækken på { $size }
hint-place-pin = gruppen på { $size }
hint-place-coin = tændstikken på felt { $square }
hint-place-row = række { $row }
hint-place-file = linje { $file }
hint-place-board = brættet
hint-place-sum = { $what } i spil { $number }
hint-move = Det her vinder: { $what }.
hint-hard = Det her er sværest at svare på: { $what }.
hint-drawn = Stillingen er uafgjort, hvis ingen laver fejl.
hint-where-drawn = Se på { $place }. Et træk dér holder stillingen uafgjort.
hint-keep = Det her holder stillingen uafgjort: { $what }.

## Mennesker og kort i et rum

room-somebody = nogen
room-bot = Computer { $level }
room-bot-easy = Computer (let)
room-bot-medium = Computer (middel)
room-bot-perfect = Computer (perfekt)
room-host = vært
room-is-ready = klar
room-not-ready = ikke klar
room-watching = Tilskuere: { $count }
room-name-reported = Tak. Din anmeldelse er sendt til dem, der driver serveren.
table-player = spiller
table-cards = kort
table-claims = udvalg
table-wrong = forkerte
table-average = tid pr. udvalg
table-time = Tid: { $time }
table-locked = venter { $seconds } s
room-free = ledig plads
room-away = væk
room-back = Forbundet igen.
room-waits = Værten har fået din forespørgsel. Venter på at blive lukket ind …
room-asks = { $name } vil gerne have en plads.
room-code = Rum { $code }
