## At spille på en server, ved terminalen: ordene, med andre stavemåder efter kommaer

command-ready = klar
command-start = start
command-bot = computer, bot
command-kick = afvis
command-door = dør, lås
command-admit = luk ind
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

help-online-ready = sig, at du er klar, eller fortryd det; Enter gør det samme
help-online-start = start, selv om der er ledige pladser (værten)
help-online-bot = tilføj en computerspiller: computer 7 (værten)
help-online-kick = afvis nogen fra rummet: afvis 2 (værten)
help-online-door = hvem der må komme ind: dør åben, dør spørg, dør låst (værten)
help-online-admit = luk den første ind, der venter, eller luk 2; luk -2 betyder ikke nu (værten)
help-online-ban = udeluk en, der venter, for altid: udeluk 2 (værten)
help-online-report = anmeld et upassende navn til dem, der driver serveren: anmeld 2
help-online-say = sig noget: sig 1; kun sig viser sætningerne
help-online-decline = sig nej til at tage et træk tilbage eller til at spille igen
help-online-leave = opgiv din plads og gå
help-online-who = hvem der er her
help-game = skift spil: spil kayles:5
help-online-again = spil igen, når partiet er slut
help-online-hint = bed om et vink; alle ser, at du gjorde det
help-online-quit = gå, men behold din plads
help-online-undo = bed om at tage det sidste træk tilbage, eller gå med til det
help-online-resign = giv op
help-online-claim-win = tag sejren, når din modstander har været væk i to minutter, og der ikke er noget ur
help-online-stop = eller, i samme tilfælde, afslut spillet uden resultat

## I rummet

online-made = Rumkode: { $code }. Giv den til de andre.
online-room = Rum: { $link }
online-commands = Skriv { $ready } for at begynde, { $help } for alle kommandoer, { $leave } for at gå.
online-prompt = Klar? (Enter)
online-prompt-wait = Venter på de andre:
online-came = { $name } er her.
online-gone = { $name } er væk.
online-away-offer = Hvis { $name } ikke kommer tilbage inden for to minutter, kan du skrive { $claim } for at tage sejren eller { $end } for at slutte uden resultat.
online-takeback = Svar { $agree } eller { $decline }.
online-countdown = Kortene deles ud om { $seconds } s.
online-hash = Frøets kontrolsum: { $hash }
online-verify = Kontrollér kortgivningen: fairplay verify-deal { $url }
online-lost = Forbindelsen er afbrudt. Forbinder igen …
online-seat-kept = Din plads er gemt. Kør den samme kommando for at komme tilbage.

error-online-what = Angiv serveren og enten et rum (--room KODE) eller et spil til et nyt rum
error-online-playing = Et spil er i gang i rum { $room }. Tilføj --watch for at se med.
error-online-word = Tryk på Enter, når du er klar, eller skriv { $help }
error-phrase = { $text }: den sætning findes ikke; vælg 1 til { $count }
error-server-address = { $text }: ikke en serveradresse som https://play.example
error-server-reach = { $host } kan ikke nås: { $reason }
error-server-other = Det her er ikke en Fair Play-server, eller den kører en anden version

## verify-deal

verify-game-cards = Spil { $number }: { $deck }, { $players } { $players ->
    [one] spiller
   *[other] spillere
    }
verify-game-match = Spil { $number }: { $position }
verify-game-not-dealt = Spil { $number }: aflyst før kortgivningen, så frøet vises
verify-not-finished = Rummet blev lukket, før spillet var slut.
verify-nonces = Kortenes rækkefølge følger af { $count ->
    [0] dette frø alene
    [one] dette frø og én spillers tilfældige tal
   *[other] dette frø og { $count } spilleres tilfældige tal
    }.
verify-lot = Plads { $seat } begynder. Det følger af { $count ->
    [0] frøet alene
    [one] frøet og én spillers tilfældige tal
   *[other] frøet og { $count } spilleres tilfældige tal
    }.
verify-deal-hash = Frøet har den angivne kontrolsum: { $hash }
verify-deal = Dette frø, blandet som beskrevet, giver disse kort (i alt { $count }): { $cards } …
verify-events = Kontrollerede hændelser: { $count }. Alle er lovlige i den rækkefølge.
verify-result = De fører til det angivne resultat, kort pr. spiller: { $cards }
verify-moves = Kontrollerede træk: { $count }. Alle er lovlige.
verify-ended = De fører til det angivne resultat; vinder: plads { $winner }
verify-ended-resigned = Angivet som vinder: plads { $winner }, fordi modstanderen gav op. Det fremgår ikke af trækkene.
verify-ended-time = Angivet som vinder: plads { $winner }, på tid. Det fremgår ikke af trækkene.
verify-ended-left = Angivet som vinder: plads { $winner }, fordi modstanderen gik. Det fremgår ikke af trækkene.
verify-ended-away = Angivet som vinder: plads { $winner }, fordi modstanderen var væk. Det fremgår ikke af trækkene.
verify-no-deals = Der er ikke spillet noget kortspil til ende i dette rum, så der er ingen kortgivning at kontrollere.
verify-note-hash = Alt stemmer. Sammenlign kontrolsummen med den, der blev vist før kortgivningen (--hash).
verify-noted = Alt stemmer, og { $hash } blev vist før kortgivningen.
verify-noted-none = Intet spil her har kontrolsummen { $hash }: det er ikke den lovede kortgivning.
verify-refused = Spil { $number } stemmer ikke:
verify-bad-lines = linjerne før spillet ser ikke ud som i en eksport
verify-bad-events = det er ikke et lovligt spil, eller det er ikke skrevet som i en eksport
verify-bad-hash = frøet har en anden kontrolsum
verify-bad-nonces = kortgivningen følger ikke af frøet og spillernes tilfældige tal
verify-bad-lot = lodtrækningen faldt ud til den anden spiller
verify-bad-end = spillet slutter ikke der
verify-bad-result = kort, som spillerne faktisk tog: { $cards }
verify-bad-winner = trækkene fører til et andet resultat

error-verify-hash = { $text }: skriv mindst { $least } hexadecimale cifre
error-verify-size = Teksten er for lang: højst { $limit } byte
error-verify-text = Det her er ikke en eksport af et rum

## loadtest

load-what = Rum: { $rooms }, spillere: { $sockets }
load-rate = Udvalg pr. sekund: { $wanted } planlagt, { $rate } besvaret, { $stored } gemt
load-saturated = Mættet. Udvalg pr. sekund: { $rate } besvaret, { $stored } gemt
load-latency = Fra planlagt tid til svar: halvdelen inden for { $p } ms, 90 % inden for { $q } ms, 99 % inden for { $r } ms, alle inden for { $max } ms
load-stall = Længste ventetid på svar på et ping: { $ms } ms
load-answers = Svar: { $answers }; sendt to gange med samme svar: { $repeated }
load-clients = Kerner, som spillernes processer brugte: { $cores }
load-refused = Afvist: { $listed }
load-closed = Forbindelser lukket af serveren: { $listed }
load-unsent = Udvalg, der ikke kunne vises, fordi intet spil var i gang: { $count }. Denne takt kræver flere rum.
load-unanswered = Udvalg uden svar: { $count }
load-checked = Ingen fejl fundet. Hændelser, som alle fire spillere så ens og i rækkefølge: { $events }. Intet kort blev taget to gange, og pointene passer. Hændelser gemt præcis, som de blev sendt: { $stored }.
load-broken-order = Fejl: hændelser i forkert rækkefølge: { $count }
load-broken-differ = Fejl: hændelser, der er forskellige for spillere i samme rum: { $count }
load-broken-twice = Fejl: udvalg, der tog kort, som ikke lå på bordet: { $count }
load-broken-scores = Fejl: point, der ikke passer: { $count }
load-broken-repeat = Fejl: kommandoer, der blev sendt to gange med forskellige svar: { $count }
load-broken-lost = Fejl: hændelser, der ikke blev gemt, som de blev sendt: { $count }

error-load-refused = Serveren tillader ikke denne belastning ({ $reason }). Start den med { $command }
error-load-process = En proces i belastningstesten er afsluttet
