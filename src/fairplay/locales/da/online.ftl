## At spille på en server, ved terminalen: ordene, med andre stavemåder efter kommaer

command-ready = klar
command-start = start
command-bot = computer, bot
command-kick = afvis
command-door = dør, lås
command-admit = luk, luk ind
command-ban = udeluk
command-report = anmeld
command-door-open = åben
command-door-ask = spørg
command-door-locked = låst
command-say = sig
command-game = spil
command-decline = nej
command-leave = forlad
command-who = hvem, pladser
command-claim-win = sejren, tag sejren
command-stop = afslut spillet

help-online-ready = du er klar, eller ikke længere; Enter alene gør det samme
help-online-start = begynd, selv om der er ledige pladser (værten)
help-online-bot = en computerspiller tager en plads: computer 7 (værten)
help-online-kick = send nogen væk: afvis 2 (værten)
help-online-door = hvem der må komme ind: dør åben, dør spørg, dør låst (vært)
help-online-admit = luk den første ind, der venter, eller luk 2; luk -2 siger ikke nu (vært)
help-online-ban = udeluk for altid nogen, der venter: udeluk 2 (vært)
help-online-report = sig til driften, at et navn er upassende: anmeld 2
help-online-say = sig noget: sig 1; alene viser det, hvad der kan siges
help-online-decline = sig nej til at tage tilbage eller spille igen
help-online-leave = opgiv din plads og gå
help-online-who = hvem der er her
help-game = spil kayles:5: spil et andet spil fra nu af
help-online-again = spil igen, når spillet er slut
help-online-hint = bed om et vink; alle ser, at du har bedt om det
help-online-quit = gå, og behold din plads
help-online-undo = bed om at tage det sidste træk tilbage, eller gå med til det
help-online-resign = giv op
help-online-claim-win = tag sejren, når din modstander har været væk i to minutter, og der ikke er noget ur
help-online-stop = afslut spillet uden resultat i samme tilfælde

## I rummet

online-made = Rummet hedder { $code }. Fortæl det til de andre.
online-room = Rum: { $link }
online-commands = Skriv { $ready } for at begynde, { $help } for alle ord, { $leave } for at gå.
online-prompt = Klar? (Enter)
online-prompt-wait = Venter på de andre:
online-came = { $name } er her.
online-gone = { $name } er væk.
online-away-offer = Hvis { $name } ikke er tilbage om to minutter, kan du skrive { $claim } for at tage sejren eller { $end } for at slutte uden resultat.
online-takeback = Du kan svare { $agree } eller { $decline }.
online-countdown = Kortene kommer om { $seconds } s.
online-hash = Frøets kontrolsum: { $hash }
online-verify = For at kontrollere kortgivningen: fairplay verify-deal { $url }
online-lost = Forbindelsen er afbrudt. Prøver at komme tilbage …
online-seat-kept = Din plads er gemt: den samme kommando bringer dig tilbage.

error-online-what = Angiv serveren og enten et rum (--room KODE) eller et spil til et nyt
error-online-playing = Rum { $room } er midt i et spil; tilføj --watch for at se det
error-online-word = Tryk Enter, når du er klar, eller skriv { $help }
error-phrase = { $text }: det kan ikke siges; vælg 1 til { $count }
error-server-address = { $text }: ikke en servers adresse, som https://play.example
error-server-reach = { $host } kan ikke nås: { $reason }
error-server-other = Denne server taler på en anden måde: ikke Fair Play, eller en anden version

## verify-deal

verify-game-cards = Spil { $number }: { $deck }, { $players } spillere
verify-game-match = Spil { $number }: { $position }
verify-game-not-dealt = Spil { $number }: det blev afbrudt før kortgivningen, og frøet vises
verify-not-finished = Rummet blev lukket, før spillet var slut.
verify-nonces = Kortenes rækkefølge følger af dette frø og { $count ->
    [0] intet tilfældigt tal fra en spiller
    [one] det tilfældige tal fra { $count } spiller
   *[other] de tilfældige tal fra { $count } spillere
}.
verify-lot = Plads { $seat } begynder: det følger af frøet og { $count ->
    [0] intet tilfældigt tal fra en spiller
    [one] det tilfældige tal fra { $count } spiller
   *[other] de tilfældige tal fra { $count } spillere
}.
verify-deal-hash = Frøet har den kontrolsum, der er angivet: { $hash }
verify-deal = Dette frø, blandet som beskrevet, giver disse { $count } kort: { $cards } …
verify-events = Alle { $count } hændelser er lovlige, en efter en.
verify-result = De fører til det angivne resultat, kort pr. spiller: { $cards }
verify-moves = Alle { $count } træk er lovlige.
verify-ended = De fører til det angivne resultat; vinder: plads { $winner }
verify-ended-resigned = Vinder ifølge teksten: plads { $winner }, da den anden gav op. Det viser trækkene ikke.
verify-ended-time = Vinder ifølge teksten: plads { $winner }, på tid. Det viser trækkene ikke.
verify-ended-left = Vinder ifølge teksten: plads { $winner }, da den anden gik. Det viser trækkene ikke.
verify-ended-away = Vinder ifølge teksten: plads { $winner }, da den anden var væk. Det viser trækkene ikke.
verify-no-deals = Intet kortspil er slut i dette rum: der er ingen kortgivning at kontrollere.
verify-note-hash = Alt passer sammen. Sammenlign kontrolsummen med den, der blev vist før kortgivningen (--hash).
verify-noted = Alt passer sammen, og { $hash } blev vist før kortgivningen.
verify-noted-none = Intet spil her har kontrolsummen { $hash }: det er ikke den kortgivning, der var lovet.
verify-refused = Spil { $number } er ikke som angivet:
verify-bad-lines = linjerne før spillet er ikke som i en eksport
verify-bad-events = det er ikke et lovligt spil, eller ikke skrevet som i en eksport
verify-bad-hash = frøet har en anden kontrolsum
verify-bad-nonces = kortgivningen følger ikke af frøet og spillernes tilfældige tal
verify-bad-lot = lodtrækningen gav den anden spiller
verify-bad-end = spillet slutter ikke der
verify-bad-result = spillerne har taget { $cards } kort
verify-bad-winner = trækkene fører til et andet resultat

error-verify-hash = { $text }: mindst { $least } hexadecimale cifre er nødvendige
error-verify-size = Teksten er for lang: højst { $limit } byte
error-verify-text = Dette er ikke eksporten af et rum

## loadtest

load-what = { $rooms } rum, { $sockets } spillere
load-rate = { $wanted } meldinger/s ønsket, { $rate } meldinger/s besvaret, { $stored } af dem gemt
load-saturated = Mættet: { $rate } meldinger/s besvaret, { $stored } af dem gemt
load-latency = Fra planlagt tid til svar: halvdelen inden for { $p } ms, 90 % inden for { $q } ms, 99 % inden for { $r } ms, alle inden for { $max } ms
load-stall = Længste ventetid på svar på et ping: { $ms } ms
load-answers = Svar: { $answers }; sendt to gange og besvaret ens: { $repeated }
load-clients = Processortid for spillernes processer, i kerner: { $cores }
load-refused = Afvist: { $listed }
load-closed = Forbindelser lukket af serveren: { $listed }
load-unsent = { $count } meldinger kunne ikke foretages, da intet spil var i gang: der skal flere rum til denne takt
load-unanswered = { $count } meldinger er ikke blevet besvaret
load-checked = Kontrolleret uden fejl: { $events } hændelser ens og i rækkefølge for alle fire, intet kort taget to gange, pointene passer, { $stored } hændelser gemt, som de blev fortalt.
load-broken-order = Forkert: { $count } hændelser i forkert rækkefølge
load-broken-differ = Forkert: { $count } hændelser er forskellige for spillere i samme rum
load-broken-twice = Forkert: { $count } meldinger tog kort, der ikke lå der
load-broken-scores = Forkert: pointene passer ikke, { $count } gange
load-broken-repeat = Forkert: { $count } kommandoer sendt to gange fik forskellige svar
load-broken-lost = Forkert: { $count } hændelser, der blev fortalt, er ikke gemt sådan

error-load-refused = Serveren tillader ikke denne belastning ({ $reason }); start den med { $command }
error-load-process = En proces i belastningstesten er afsluttet
