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
