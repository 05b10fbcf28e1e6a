## Servern: vad den säger när den startar, och koderna som den svarar med

serve-ready = Fair Play finns på { $url } (Ctrl-C stannar den)
server-unbuilt-title = Fair Play är igång
server-unbuilt-text = Sidorna för webbläsaren har inte byggts. Kör ”make setup” och starta igen.
server-unbuilt-api = API:et är klart: dess beskrivning

error-setting = { $name }: { $text } kan inte användas; godtas: { $accepted }
error-setting-unknown = { $name }: den inställningen finns inte; inställningarna är { $accepted }
error-setting-syntax = { $text }: skriv en inställning som NAMN=VÄRDE
error-workers-redis = { $count } processer behöver Redis för att berätta för varandra vad som händer: lägg till --redis redis://VÄRD:PORT
error-listen = Kan inte lyssna på { $host }, port { $port }: { $reason }
error-database-open = Databasen kan inte öppnas: { $reason }

error-name = Ett namn har 1 till { $limit } tecken
error-no-guest = Webbläsaren har inte presenterat sig: ladda om sidan
error-not-found = Det finns ingenting på den här adressen
error-method = Den här adressen tar inte emot en sådan begäran
error-request = Den här begäran kan inte besvaras
error-body-json = Det som skickades kan inte läsas: det är inte JSON av den form som beskrivs
error-body-size = Det som skickades är för långt: högst { $limit } byte
error-field = { $name }: det som godtas är { $accepted }
error-field-items = { $name }: en lista med högst { $most } texter behövs
error-field-length = { $name }: för lång eller för kort; { $least } till { $most } tecken går bra
error-field-missing = { $name } saknas
error-field-twice = Samma namn två gånger
error-field-wrong = { $name }: det här har inte den form som beskrivs
error-field-unknown = { $name }: det fältet finns inte här
error-deadline = Det här tar mer än { $seconds } s: för stort för den här servern
error-job-memory = Det här behöver mer minne än servern ger åt en fråga
error-server-busy = Servern är upptagen: försök igen om en stund
error-not-ready = Servern är inte klar
error-internal = Något är fel i servern; det har antecknats

## Beskrivningar av sidor, för sökmotorer och förhandsvisning av länkar

server-noscript = Slå på JavaScript för att spela.
server-picture = { $title }: en bild
server-about-home = Enkla spel utan tur: Nim och dess släktingar, och två kortspel. Spela mot datorn eller en vän, se varför du vann eller förlorade, och vinn nästa gång.
server-about-play = Spela i webbläsaren och se varför en ställning är vunnen eller förlorad.
server-about-rooms = Spela Nim eller kort med vänner: öppna ett rum och dela koden. Inget konto behövs.
server-about-room = Du är inbjuden att spela. Öppna länken och ta en plats; inget konto behövs.
server-about-roomreplay = Se ett spel igen, drag för drag.
server-about-cards = Spela ensam, mot datorn eller med vänner, upp till sex vid ett bord.
server-about-learn = Korta lektioner med något att göra på varje skärm: varför ett spel är vunnet och hur man hittar det vinnande draget.
server-about-lab = Leta efter mönster: vem vinner med 10, 100 eller 1000 tändstickor? Värden och perioder för alla spel där man tar och delar.
server-about-print = Kortlekar och arbetsblad med svar, att skriva ut.
server-about-puzzles = Hitta det vinnande draget: en ny uppgift varje dag, och så många till du vill.
server-about-mine = Spelen som du har spelat på den här enheten.
server-about-privacy = Vad Fair Play sparar, hur länge, och hur du tar bort det.
server-about-notfound = Den här sidan finns inte.
