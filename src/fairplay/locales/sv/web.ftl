## Webbappen: det som finns på varje sida.

web-skip = Hoppa till innehållet
web-nav = Sidor
web-nav-games = Spel
web-nav-puzzles = Uppgifter
web-nav-mine = Mina spel
web-menu = Meny
web-settings = Meny och inställningar
web-language = Språk
web-theme = Färger
web-theme-auto = följ systemet
web-theme-light = ljust
web-theme-dark = mörkt
web-theme-contrast = hög kontrast
web-sound = Ljud
web-pace = Datorns tempo
web-pace-calm = lugnt
web-pace-fast = snabbt
web-close = Stäng
web-copy = Kopiera
web-copied = Kopierat
web-copy-failed = Din webbläsare tillåter inte kopiering här
web-table-equals = är lika med
web-notices = Meddelanden
web-retry = Försök igen
web-to-home = Alla spel
web-error-title = Det gick inte
web-error-offline = Vi når inte servern. Är du uppkopplad?
web-error-server = Något gick fel på servern. Försök igen.
web-offline = Du är offline. Du kan se Mina spel och de lektioner, uppgifter och labbresultat som du har öppnat förut. För att spela, svara eller öppna något nytt behöver du uppkoppling.
web-online = Du är online igen.
web-outdated = En ny version laddas.
web-lost-title = Sidan finns inte
web-lost-text = Det kan saknas en bit av länken. På startsidan hittar du alla spel.

## Sidornas titlar.

web-home-title = Rättvisa spel
web-play-title = Spela
web-rooms-title = Rum
web-room-title = Rum
web-learn-title = Lär dig
web-lab-title = Labb
web-print-title = Skriv ut

## Startsidan.

web-home-lead = Enkla spel utan slump. Spela ett, se vad som avgjorde det, och vinn nästa.
web-home-start = Spela Nim
web-home-start-rule = Ta tändstickor från en hög. Den som tar den sista vinner.
web-home-learn = Så fungerar det
web-home-code = Rumskod
web-home-join = Gå med
web-home-games = Spel för två
web-home-cards = Kortspel för en till sex
web-home-more = Mer
web-home-sum = Flera spel på en gång
web-home-sum-text = Käglor, högar och en remsa med rutor: när det är din tur gör du ett drag i ett av spelen.
web-sum-rule = När det är din tur gör du ett drag i bara ett av spelen.
web-home-lab-text = Leta efter mönster: vem vinner med 10, 100, 1000 tändstickor?
web-home-print-text = Kortlekar och arbetsblad med facit.
web-home-puzzles-text = Hitta det vinnande draget: en uppgift om dagen, eller så många du vill.

## Drag som erbjuds.

web-do-sum = Spel { $number }: { $what }
web-do-take = Ta { $count } från högen på { $heap }
web-do-all = Ta hela högen på { $heap }
web-do-add = Lägg { $count } i högen på { $heap }
web-do-split = Dela högen på { $heap } i { $left }
web-do-take-split = Ta { $count } från högen på { $heap }, lämna { $left }
web-do-points = Sudda { $count } i raden med { $heap }
web-do-points-all = Sudda hela raden med { $heap }
web-do-pin = { $left ->
    [0] Fäll en kägla som står för sig själv
   *[other] Fäll en kägla av { $heap }, lämna { $left }
    }
web-do-pins = { $left ->
    [0] Fäll två käglor som står för sig själva
   *[other] Fäll två käglor av { $heap }, lämna { $left }
    }
web-do-pins-many = { $left ->
    [0] Fäll en hel grupp på { $count }
   *[other] Fäll { $count } av { $heap }, lämna { $left }
    }
web-do-coin = Flytta tändstickan från ruta { $here } till { $there }
web-do-coin-off = Flytta tändstickan på ruta { $here } ut från remsan
web-do-row = Rad { $row }: från kolumn { $here } till { $there }
web-do-advance = Gå fram på linje { $file }
web-do-capture = Slå från linje { $here } till linje { $there }
web-do-move = Spela { $move }

## Bräden.

web-board-nothing = inget valt
web-tray-take = Ta { $count }
web-tray-pins = { $count ->
    [one] { $count } kägla
   *[other] { $count } käglor
  }
web-tray-split = Dela
web-tray-add = Lägg dit { $count }
web-tray-taking = Ta
web-tray-adding = Lägg till
web-tray-count = Hur många
web-tray-whole = Skriv ett heltal
web-tray-only = Den här högen har bara { $size }
web-tray-place = Var
web-tray-fewer = En färre
web-tray-more = En till
web-tray-left = Längre åt vänster
web-tray-right = Längre åt höger
web-tray-back = Föregående drag
web-tray-on = Nästa drag
web-heap = Hög { $number }: { $size }
web-heap-points = Rad { $number }: { $size }
web-heap-pins = Käglor, grupp { $number }: { $size }
web-coin = Tändsticka på ruta { $square }
web-piece = Pjäs på linje { $file }
web-stock-mine = Ditt förråd
web-stock-theirs = Motspelarens förråd

## Att spela.

web-play-yours = Ditt drag
web-play-thinking = Datorns drag
web-play-turn = { $name } är vid draget
web-play-back = Efter drag { $number }
web-play-how = Tryck på brädet för att välja ett drag. Tryck igen för att göra det.
web-play-choose = Välj ett drag på brädet
web-play-hint = Ledtråd
web-play-undo = Ångra
web-play-new = Nytt spel
web-play-again = Börja om
web-play-rematch = Spela igen
web-play-swap = Byt vem som börjar
web-play-share = Dela länken
web-play-copied = Länken är kopierad.
web-play-resign = Ge upp
web-play-broken = Den här ställningen går inte att spela
web-play-broken-moves = De här dragen går inte att göra
web-play-unplayed = Spela utan dragen: { $position }
web-play-list = Alla drag som lista
web-play-type = Skriv ett drag
web-play-make = Gör draget
web-against = Motspelare
web-against-computer = Dator · { $strength }
web-strength-easy = lätt
web-strength-medium = medel
web-strength-perfect = perfekt
web-strength-level = nivå { $level }
web-strength-more = Fler nivåer
web-play-computer-first = Datorn börjar, så att du kan vinna.
web-play-hint-where = Var?
web-play-hint-move = Visa ett drag
web-play-resign-sure = Vill du verkligen ge upp?
web-end-why = Se varför
web-end-better = Bättre: { $move }
web-verdicts = Alla drag och vad de ledde till
web-verdict = Drag { $number }, { $name }: { $what }
web-verdict-kept = behöll vinsten
web-verdict-gave = gav bort vinsten
web-verdict-lost = ställningen var ändå förlorad
web-replay = Drag
web-replay-at = Drag { $number } av { $count }
web-replay-before = Ett drag bakåt
web-replay-after = Ett drag framåt
web-replay-continue = Spela vidare härifrån

## Ett nytt spel.

web-new-game = Spel
web-new-position = Ställning
web-new-add = Lägg till ett spel
web-new-remove = Ta bort spel { $number }
web-new-examples = Prova till exempel:
web-new-convention = Vem vinner?
web-new-first = Vem börjar?
web-new-first-auto = Väljs så att du kan vinna
web-new-start = Börja

## Skäl.

web-explain-title = Varför?
web-explain-show = Visa varför
web-explain-hide = Dölj
web-explain-slide = Skjut den undre linjalen och se alla sätt att dela { $total }
web-explain-all = Visa alla { $count }
web-new-less = { $number }: minska
web-new-more = { $number }: öka
web-new-another = Lägg till ett tal
web-play-room = Bjud in en vän

web-privacy-title = Integritet
web-name-show = Visa
