## My games: what is kept on this device.

mine-lead = Your results and your history. They stay in this browser; nobody else sees them.
mine-none-yet = Nothing here yet. Finish a game, and it will show up here.
mine-blocked = This browser does not let the page store anything, so we cannot keep your games. You can still play everything.
mine-games = Games
mine-wins = Wins in a row
mine-days = Days in a row
mine-hints = Hints used
mine-puzzles = Puzzles solved
mine-most = best: { $count }
mine-results = Results by game and opponent
mine-game = Game
mine-played = Played
mine-won = Won
mine-lost = Lost
mine-misere = last move loses
mine-against-online = Other players
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
mine-keep-text = Your latest games are kept here, up to { $most }. Save them as a file to have a copy, or to open them in another browser.
mine-export = Save as a file
mine-import = Open a file
mine-imported = { $count ->
    [0] No new games: they were all here already.
    [one] { $count } game was added.
   *[other] { $count } games were added.
    }
mine-import-wrong = { $name } does not contain saved games.
mine-delete = Delete my games
mine-delete-text = This deletes all results, streaks and games on this page. It cannot be undone.
mine-delete-sure = Yes, delete them
mine-delete-not = Keep them
mine-deleted = Your games have been deleted.
