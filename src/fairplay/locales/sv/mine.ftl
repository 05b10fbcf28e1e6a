## Mina spel: det som sparas på den här enheten.

mine-lead = Dina resultat och din historik. De stannar i den här webbläsaren; ingen annan ser dem.
mine-none-yet = Här finns inget än. Spela ett spel till slut, så hamnar det här.
mine-blocked = Webbläsaren låter inte sidan spara något, så dina spel finns inte kvar efteråt. Du kan ändå spela allt.
mine-games = Spel
mine-wins = Vinster i rad
mine-days = Dagar i rad
mine-hints = Använda ledtrådar
mine-puzzles = Lösta uppgifter
mine-most = rekord: { $count }
mine-results = Resultat per spel och motspelare
mine-game = Spel
mine-played = Spelade
mine-won = Vunna
mine-lost = Förlorade
mine-misere = den som drar sist förlorar
mine-against-online = Andra spelare
mine-against-alone = Ensam
mine-history = Historik
mine-result-won = vunnet
mine-result-lost = förlorat
mine-result-drawn = oavgjort
mine-result-none = spelat
mine-count-match = { $count } drag
mine-count-cards = { $count } kort
mine-hints-used = { $count ->
    [one] { $count } ledtråd
   *[other] { $count } ledtrådar
    }
mine-tries = { $count } försök
mine-puzzle = Uppgift: { $name }
mine-solved = löst
mine-unsolved = inte löst
mine-replay = Se igen
mine-open = Öppna
mine-more = Visa fler
mine-keep = Spara eller radera
mine-keep-text = Här finns dina senaste spel, högst { $most }. Spara dem som en fil om du vill ha en kopia eller öppna dem i en annan webbläsare.
mine-export = Spara som fil
mine-import = Öppna en fil
mine-imported = { $count ->
    [0] Inga nya spel: alla fanns redan här.
   *[other] { $count } spel lades till.
    }
mine-import-wrong = { $name } innehåller inga sparade spel.
mine-delete = Radera mina spel
mine-delete-text = Då raderas alla resultat, sviter och spel på den här sidan. Det går inte att ångra.
mine-delete-sure = Ja, radera dem
mine-delete-not = Behåll dem
mine-deleted = Dina spel är raderade.
