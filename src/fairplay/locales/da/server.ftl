## Serveren: hvad den siger, når den starter, og koderne, den svarer med

serve-ready = Fair Play er på { $url } (Ctrl-C stopper den)
server-unbuilt-title = Fair Play kører
server-unbuilt-text = Siderne til browseren er ikke bygget. Kør ”make setup”, og start igen.
server-unbuilt-api = API'et er klar: dets beskrivelse

error-setting = { $name }: { $text } kan ikke bruges; det, der godtages, er { $accepted }
error-setting-unknown = { $name }: den indstilling findes ikke; indstillingerne er { $accepted }
error-setting-syntax = { $text }: skriv en indstilling som NAVN=VÆRDI
error-workers-redis = { $count } processer har brug for Redis for at fortælle hinanden, hvad der sker: tilføj --redis redis://VÆRT:PORT
error-listen = Kan ikke lytte på { $host }, port { $port }: { $reason }
error-database-open = Databasen kan ikke åbnes: { $reason }

error-name = Et navn har 1 til { $limit } tegn
error-no-guest = Browseren har ikke præsenteret sig: indlæs siden igen
error-not-found = Der er ikke noget på denne adresse
error-method = Denne adresse tager ikke imod sådan en forespørgsel
error-request = Denne forespørgsel kan ikke besvares
error-body-json = Det, der blev sendt, kan ikke læses: det er ikke JSON af den form, der er beskrevet
error-body-size = Det, der blev sendt, er for langt: højst { $limit } byte
error-field = { $name }: det, der godtages, er { $accepted }
error-field-items = { $name }: der skal være en liste med højst { $most } tekster
error-field-length = { $name }: for lang eller for kort; der må være { $least } til { $most } tegn
error-field-missing = { $name } mangler
error-field-twice = Det samme navn to gange
error-field-wrong = { $name }: dette har ikke den form, der er beskrevet
error-field-unknown = { $name }: det felt findes ikke her
error-deadline = Dette tager mere end { $seconds } s: for stort for denne server
error-job-memory = Dette kræver mere hukommelse, end serveren giver til ét spørgsmål
error-server-busy = Serveren er optaget: prøv igen om lidt
error-not-ready = Serveren er ikke klar
error-internal = Noget er galt i serveren; det er skrevet ned

## Beskrivelser af sider, til søgemaskiner og forhåndsvisning af links

server-noscript = Slå JavaScript til for at spille.
server-picture = { $title }: et billede
server-about-home = Enkle spil uden held: Nim og dets slægtninge og to kortspil. Spil mod computeren eller en ven, se, hvorfor du vandt eller tabte, og vind næste gang.
server-about-play = Spil i browseren, og se, hvorfor en stilling er vundet eller tabt.
server-about-rooms = Spil Nim eller kort med venner: åbn et rum, og del koden. Ingen konto nødvendig.
server-about-room = Du er inviteret til et spil. Åbn linket, og tag en plads; ingen konto nødvendig.
server-about-roomreplay = Se et spil igen, træk for træk.
server-about-cards = Spil alene, mod computeren eller med venner, op til seks ved et bord.
server-about-learn = Korte lektioner med noget at gøre på hver skærm: hvorfor et spil er vundet, og hvordan man finder det vindende træk.
server-about-lab = Led efter mønstre: hvem vinder med 10, 100 eller 1000 tændstikker? Værdier og perioder for alle spil, hvor man tager og deler.
server-about-print = Kortspil og opgaveark med svar, til at printe.
server-about-puzzles = Find det vindende træk: en ny opgave hver dag, og så mange flere du vil.
server-about-mine = De spil, du har spillet på denne enhed.
server-about-privacy = Hvad Fair Play gemmer, hvor længe, og hvordan du sletter det.
server-about-notfound = Denne side findes ikke.
