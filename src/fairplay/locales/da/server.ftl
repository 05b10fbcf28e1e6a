## Serveren: hvad den siger, når den starter, og koderne, den svarer med

serve-ready = Fair Play kører på { $url } (stop med Ctrl-C)
serve-network = På dette netværk: { $url }
server-unbuilt-title = Fair Play kører
server-unbuilt-app = Siderne til browseren er ikke bygget. Kør ”make setup”, og start igen.
server-unbuilt-docs = Dokumentationen er ikke bygget her. Kør ”make docs” i en kopi af kildekoden, og start igen.
server-unbuilt-api = API'et virker: se beskrivelsen

error-setting = { $name }: { $text } kan ikke bruges; tilladt: { $accepted }
error-setting-unknown = { $name }: den indstilling findes ikke; indstillingerne er { $accepted }
error-setting-syntax = { $text }: skriv en indstilling som NAVN=VÆRDI
error-workers-redis = Mere end én proces (her { $count }) kræver Redis: tilføj --redis redis://VÆRT:PORT
error-listen = Kan ikke lytte på { $host }, port { $port }: { $reason }
error-database-open = Databasen kan ikke åbnes: { $reason }
error-database-folder = Der kan ikke skrives i { $path }. Angiv et andet sted til rummene: --database sqlite:////tmp/fairplay.db

error-name = Et navn må have 1 til { $limit } tegn
error-no-guest = Din session blev ikke fundet. Genindlæs siden.
error-not-found = Der er ikke noget på denne adresse
error-method = Denne adresse tager ikke imod den slags forespørgsler
error-request = Serveren kan ikke svare på denne forespørgsel
error-body-json = Forespørgslen kan ikke læses: den er ikke JSON som beskrevet
error-body-size = Forespørgslen er for lang: højst { $limit } byte
error-field = { $name } skal være et af følgende: { $accepted }
error-field-items = { $name } skal være en liste med tekster, højst { $most }
error-field-length = { $name } er for lang eller for kort: der må være { $least } til { $most } tegn
error-field-missing = { $name } mangler
error-field-twice = Det samme navn forekommer to gange
error-field-wrong = { $name } har ikke den beskrevne form
error-field-unknown = { $name }: det felt findes ikke her
error-deadline = Det her tager længere end { $seconds } s. Det er for stort til denne server.
error-job-memory = Det her kræver mere hukommelse, end serveren tillader til ét spørgsmål
error-server-busy = Serveren er optaget. Prøv igen om lidt.
error-not-ready = Serveren er ikke klar endnu
error-internal = Noget gik galt hos os. Fejlen er blevet logget.

## Beskrivelser af sider, til søgemaskiner og forhåndsvisning af links

server-noscript = Slå JavaScript til for at spille.
server-picture = { $title }: et billede
server-about-home = Enkle spil uden tilfældigheder: Nim og dets slægtninge og to kortspil. Spil mod computeren eller en ven, se, hvorfor du vandt eller tabte, og vind næste gang.
server-about-play = Spil i browseren, og se, hvorfor en stilling er vundet eller tabt.
server-about-rooms = Spil Nim eller kort med venner: åbn et rum, og del koden. Du behøver ingen konto.
server-about-room = Du er inviteret til at spille. Åbn linket, og tag en plads. Du behøver ingen konto.
server-about-roomreplay = Se et spil igen, træk for træk.
server-about-cards = Spil alene, mod computeren eller med venner, op til seks ved ét bord.
server-about-learn = Korte lektioner med noget at gøre på hver side: hvorfor et spil er vundet, og hvordan man finder det vindende træk.
server-about-lab = Led efter mønstre: hvem vinder med 10, 100 eller 1000 tændstikker? Værdier og perioder for alle spil, hvor man tager og deler.
server-about-print = Kortspil og opgaveark med facit, klar til at udskrive.
server-about-puzzles = Find det vindende træk: en ny opgave hver dag, og så mange flere du vil.
server-about-mine = De spil, du har spillet på denne enhed.
server-about-privacy = Hvad Fair Play gemmer, hvor længe, og hvordan du sletter det.
server-about-notfound = Denne side findes ikke.
