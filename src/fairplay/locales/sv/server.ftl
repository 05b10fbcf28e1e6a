## Servern: vad den säger när den startar, och koderna som den svarar med

serve-ready = Fair Play körs på { $url } (stoppa med Ctrl-C)
serve-network = I det här nätverket: { $url }
server-unbuilt-title = Fair Play körs
server-unbuilt-app = Sidorna för webbläsaren har inte byggts. Kör ”make setup” och starta igen.
server-unbuilt-docs = Dokumentationen har inte byggts här. Kör ”make docs” i en kopia av källkoden och starta igen.
server-unbuilt-api = API:et fungerar: se beskrivningen

error-setting = { $name }: { $text } kan inte användas; tillåtet: { $accepted }
error-setting-unknown = { $name }: den inställningen finns inte; inställningarna är { $accepted }
error-setting-syntax = { $text }: skriv en inställning som NAMN=VÄRDE
error-workers-redis = Fler än en process (här { $count }) kräver Redis: lägg till --redis redis://VÄRD:PORT
error-listen = Kan inte lyssna på { $host }, port { $port }: { $reason }
error-database-open = Databasen kan inte öppnas: { $reason }
error-database-folder = Det går inte att skriva i { $path }. Ange en annan plats för rummen: --database sqlite:////tmp/fairplay.db

error-name = Ett namn får ha 1 till { $limit } tecken
error-no-guest = Din session hittades inte. Ladda om sidan.
error-not-found = Det finns ingenting på den här adressen
error-method = Den här adressen tar inte emot sådana förfrågningar
error-request = Servern kan inte svara på den här förfrågan
error-body-json = Förfrågan kan inte läsas: den är inte JSON enligt beskrivningen
error-body-size = Förfrågan är för lång: högst { $limit } byte
error-field = { $name } måste vara något av detta: { $accepted }
error-field-items = { $name } måste vara en lista med texter, högst { $most }
error-field-length = { $name } är för lång eller för kort: { $least } till { $most } tecken går bra
error-field-missing = { $name } saknas
error-field-twice = Samma namn förekommer två gånger
error-field-wrong = { $name } har inte den form som beskrivs
error-field-unknown = { $name }: det fältet finns inte här
error-deadline = Det här tar längre än { $seconds } s. Det är för stort för den här servern.
error-job-memory = Det här behöver mer minne än servern tillåter för en fråga
error-server-busy = Servern är upptagen. Försök igen om en stund.
error-not-ready = Servern är inte klar än
error-internal = Något gick fel hos oss. Felet har loggats.

## Beskrivningar av sidor, för sökmotorer och förhandsvisning av länkar

server-noscript = Slå på JavaScript för att spela.
server-picture = { $title }: en bild
server-about-home = Enkla spel där turen inte avgör: Nim och dess släktingar, och två kortspel. Spela mot datorn eller en vän, se varför du vann eller förlorade, och vinn nästa gång.
server-about-play = Spela i webbläsaren och se varför en ställning är vunnen eller förlorad.
server-about-rooms = Spela Nim eller kort med vänner: öppna ett rum och dela koden. Du behöver inget konto.
server-about-room = Du är inbjuden att spela. Öppna länken och ta en plats. Du behöver inget konto.
server-about-roomreplay = Se ett parti igen, drag för drag.
server-about-cards = Spela ensam, mot datorn eller med vänner, upp till sex vid ett bord.
server-about-learn = Korta lektioner med något att göra på varje sida: varför ett spel är vunnet och hur man hittar det vinnande draget.
server-about-lab = Leta efter mönster: vem vinner med 10, 100 eller 1000 tändstickor? Värden och perioder för alla spel där man tar och delar.
server-about-print = Kortlekar och arbetsblad med facit, färdiga att skriva ut.
server-about-puzzles = Hitta det vinnande draget: en ny uppgift varje dag, och så många till du vill.
server-about-mine = Spelen du har spelat på den här enheten.
server-about-privacy = Vad Fair Play sparar, hur länge, och hur du tar bort det.
server-about-notfound = Den här sidan finns inte.
