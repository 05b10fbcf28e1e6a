## My games: what is kept on this device.

mine-lead = Your results and your history. They are stored in this browser only; nobody else sees them.
mine-none-yet = Nothing here yet. Play a game to its end, and it will be listed here.
mine-blocked = This browser does not let the page store anything, so your games cannot be kept. You can still play everything.
mine-games = Games
mine-wins = Wins in a row
mine-days = Days in a row
mine-hints = Hints used
mine-puzzles = Puzzles solved
mine-most = best { $count }
mine-results = Results by game and opponent
mine-game = Game
mine-played = Played
mine-won = Won
mine-lost = Lost
mine-misere = last move loses
mine-against-online = Other people
mine-against-alone = Alone
mine-history = History
mine-result-won = won
mine-result-lost = lost
mine-result-drawn = drawn
mine-result-none = played
mine-count-match = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
mine-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mine-hints-used = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
mine-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
mine-puzzle = Puzzle: { $name }
mine-solved = solved
mine-unsolved = not solved
mine-replay = Replay
mine-open = Open
mine-more = Show more
mine-keep = Save or delete
mine-keep-text = The last { $most } games are kept here. Save them as a file to have a copy, or to open them in another browser.
mine-export = Save as a file
mine-import = Open a file
mine-imported = { $count ->
    [0] No new games: all of them were here already.
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
mine-import-wrong = { $name } is not a file with saved games.
mine-delete = Delete my games
mine-delete-text = All results, streaks and games on this page will be deleted. This cannot be undone.
mine-delete-sure = Yes, delete them
mine-delete-not = Keep them
mine-deleted = Your games are deleted.
