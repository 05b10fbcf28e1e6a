# Rum: hvad der ikke går der, og hvad man kan sige.
error-already-seated = Du har allerede en plads
error-again = Du kan gøre det igen om { $seconds } s
error-ask-first = Bed først værten om en plads
error-ask-many = Der venter allerede for mange. Prøv igen senere.
error-ask-none = Den spiller venter ikke længere
error-ask-open = Du behøver ikke at spørge. Tag en ledig plads.
error-away-here = Du kan kun afslutte spillet, når din modstander er væk, og der ikke er noget ur
error-away-wait = Din modstander kan komme tilbage. Vent { $seconds } s.
error-chat-off = Dette rum har ingen chat
error-command = Serveren forstår ikke kommandoen: { $reason }
error-frame-size = En kommando må højst være på { $limit } byte
error-frame-type = Serveren læser tekst, ikke binære data
error-frames = Serveren fik for mange kommandoer, den ikke kunne læse
error-going-away = Serveren lukkede forbindelsen
error-game-seats = Spillet har plads til { $seats }, men I er { $count }
error-hint-race = Når det er først til mølle, er der ingen vink
error-kick-playing = Du kan ikke fjerne nogen under et spil
error-close-playing = Du kan lukke rummet, når spillet er slut. Forlad din plads, hvis du vil stoppe nu.
error-kicked = Værten har fjernet dig fra rummet
error-name-unfit = Vælg et andet navn
error-name-words = I dette rum vælger du et navn fra en liste
error-no-hints = I dette rum er der ingen vink
error-not-host = Det kan kun værten gøre
error-not-playing = Du er ikke med i dette spil
error-not-seated = Du har ingen plads i rummet
error-not-your-turn = Det er ikke din tur
error-origin = Andre websteder må ikke bruge denne server
error-other-game = Det hører til en anden slags spil
error-players-not-ready = Ikke alle er klar
error-position-over = { $text }: i den stilling er der ingen træk
error-rate = For mange kommandoer. Vent lidt.
error-replay-long = Gensynet er for langt til at vise: mere end { $limit } MB
error-room-bots = Lad en plads være fri til et menneske. Pladser: { $seats }, computerspillere: { $count }.
error-room-closed = Rummet er lukket
error-room-full = Alle pladser er optaget
error-room-locked = Værten har låst rummet
error-room-long = Rummet har nået grænsen på { $limit } hændelser. Åbn et nyt.
error-room-position = Stillingen er for stor til et rum: størrelsen er { $size }, og grænsen er { $limit }. Vælg en mindre stilling.
error-room-match = Herfra kan et parti blive for langt til et rum (træk: { $moves }, grænse: { $limit }). Vælg en mindre stilling.
error-room-endless = { $name }: ingen ved, hvor langt et parti kan blive, så det kan ikke spilles i et rum
error-room-newer = Serveren opdateres. Rummet er snart tilbage.
error-room-phase = Det kan du ikke gøre lige nu
error-game-changed = Der er lige blevet valgt et andet spil
error-room-rewound = Noget gik galt hos os: det, der skete sidst i rummet, er gået tabt
error-room-unknown = { $room }: det rum findes ikke
error-room-unreadable = Rummet kan ikke åbnes. Det er gemt, og de, der driver serveren, har fået besked.
error-rooms-day = Du har åbnet { $limit } rum i dag. Kom igen i morgen.
error-rooms-full = Serveren er fuld, så du kan ikke åbne et nyt rum lige nu. Spil, der er i gang, fortsætter.
error-rooms-many = Du har { $limit } { $limit ->
    [one] åbent rum
   *[other] åbne rum
    }. Luk et først.
error-seat-free = Ingen anden sidder på plads { $seat }
error-seat-taken = Plads { $seat } er optaget
error-server-restart = Serveren genstarter. Din plads er gemt.
error-signed-out = Du er logget ud overalt, eller denne browser har ikke længere adgang
error-banned = Du er udelukket fra denne server
error-spectators = For mange ser med i dette rum
error-storage = Serveren kan ikke gemme noget lige nu. Intet er ændret.
error-storage-unknown = Serveren ved ikke, om det blev gemt. Send det igen: det tæller ikke to gange.
error-takeback-asked = Du har allerede spurgt
error-takeback-none = Ingen har bedt om det
error-time-left = Der er stadig tid tilbage
error-time-over = Din tid er udløbet
error-too-few-players = Dette spil kræver { $count } { $count ->
    [one] spiller
   *[other] spillere
    }
error-too-many-sockets = For mange forbindelser fra dit netværk. Luk nogle faner, og prøv igen.
error-too-slow = Forbindelsen kunne ikke følge med. Forbinder igen.
error-wrong-often = Du har taget fejl { $limit } { $limit ->
    [one] gang
   *[other] gange
    }. Vent på næste spil.
error-written-day = Du har nået grænsen for i dag. Kom igen i morgen.
phrase-again = Et spil til?
phrase-good-luck = Held og lykke.
phrase-goodbye = Farvel.
phrase-hello = Hej.
phrase-one-moment = Et øjeblik.
phrase-ready = Jeg er klar.
phrase-sorry = Undskyld.
phrase-thanks = Tak.
phrase-well-played = Godt spillet.
