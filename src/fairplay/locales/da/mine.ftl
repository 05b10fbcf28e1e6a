## Mine spil: det, der gemmes på denne enhed.

mine-lead = Dine resultater og din historik. De bliver i denne browser; ingen andre ser dem.
mine-none-yet = Her er ikke noget endnu. Spil et spil til ende, så kommer det med her.
mine-blocked = Browseren lader ikke siden gemme noget, så vi kan ikke gemme dine spil. Du kan stadig spille alt.
mine-games = Spil
mine-wins = Sejre i træk
mine-days = Dage i træk
mine-hints = Brugte vink
mine-puzzles = Løste opgaver
mine-most = rekord: { $count }
mine-results = Resultater efter spil og modstander
mine-game = Spil
mine-played = Spillet
mine-won = Vundet
mine-lost = Tabt
mine-misere = sidste træk taber
mine-against-online = Andre spillere
mine-against-alone = Alene
mine-history = Historik
mine-result-won = vundet
mine-result-lost = tabt
mine-result-drawn = uafgjort
mine-result-none = spillet
mine-count-match = { $count } træk
mine-count-cards = { $count } kort
mine-hints-used = { $count } vink
mine-tries = { $count } forsøg
mine-puzzle = Opgave: { $name }
mine-solved = løst
mine-unsolved = ikke løst
mine-replay = Se igen
mine-open = Åbn
mine-more = Vis flere
mine-keep = Gem eller slet
mine-keep-text = Her ligger dine seneste spil, højst { $most }. Gem dem som en fil, hvis du vil have en kopi eller åbne dem i en anden browser.
mine-export = Gem som fil
mine-import = Åbn en fil
mine-imported = { $count ->
    [0] Ingen nye spil: alle var her allerede.
   *[other] { $count } spil blev tilføjet.
    }
mine-import-wrong = { $name } indeholder ingen gemte spil.
mine-delete = Slet mine spil
mine-delete-text = Det sletter alle resultater, serier og spil på denne side. Det kan ikke fortrydes.
mine-delete-sure = Ja, slet dem
mine-delete-not = Behold dem
mine-deleted = Dine spil er slettet.
