## Puzzles: find the winning move, or find the claim.

puzzle-lead = One position, one question: which move wins? A puzzle takes a minute.
puzzle-day = Puzzle of the day
puzzle-day-text = Everyone gets the same one. A new one comes every day.
puzzle-run = Endless run
puzzle-run-text = It starts easy and gets harder. A wrong answer ends the run.
puzzle-games = Puzzles of one game
puzzle-start = Solve it
puzzle-again = Look at it again
puzzle-run-start = Start with an easy one
puzzle-run-on = Continue the run
puzzle-streak = In a row
puzzle-best = Best
puzzle-level = Level { $level } of { $most }
puzzle-all = All puzzles
puzzle-task = It is your move. Find a move that wins.
puzzle-task-even = Find a claim: choose cards on which every shape occurs an even number of times.
puzzle-task-sums = Find a claim: put cards on side A and side B so that both sides have the same sum of every shape. { $modulus } of a shape count as none. One side may stay empty.
puzzle-touch = Touch a card to choose it.
puzzle-touch-sides = Touch a card once for side A, twice for side B.
puzzle-choose = Choose a move on the board
puzzle-check = Check
puzzle-clear = Clear
puzzle-replying = Your opponent replies.

## The verdict on an answer.

puzzle-right = { $count ->
    [one] Right. It is the only winning move.
   *[other] Right. It is one of { $count } winning moves.
    }
puzzle-right-claim = Right, this is a claim.
puzzle-beaten = That move does not win: your opponent { $what } and is winning now.
puzzle-beaten-at-once = That move does not win: your opponent { $what } and won.
puzzle-last-loses = That move does not win: you made the last move, and here the last move loses.
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-why = Why does it win?
puzzle-found = { $tries ->
    [one] solved on the first try
   *[other] solved in { $tries } tries
    }
puzzle-with-hints = with hints
puzzle-row = { $count ->
    [one] { $count } puzzle in a row
   *[other] { $count } puzzles in a row
    }
puzzle-row-best = A new best: { $row }.
puzzle-row-ended = The run has ended: { $row }. Find this one anyway; then a new run begins.
puzzle-row-shown = You have seen the solution, so this run ends here: { $row }.

## Sharing a result.

puzzle-share = Share
puzzle-copy = Copy the result
puzzle-copied = The result is copied.
puzzle-copy-failed = The browser does not allow copying here.
puzzle-picture = Save a picture
puzzle-picture-failed = The picture could not be made. Please try again.
puzzle-picture-ask = Which move wins?
puzzle-picture-claim = Which cards are a claim?

## What does not work.

puzzle-damaged = This puzzle link is damaged
puzzle-damaged-text = Perhaps a part of it was lost. Today's puzzle is waiting for you.
puzzle-no-day = There is no puzzle for this day
puzzle-today = Today's puzzle
error-puzzle-code = { $text }: this puzzle code is damaged
error-puzzle-date = { $text }: there are puzzles from { $first } to { $last }
error-puzzle-game = { $name }: there are no puzzles of this game
error-puzzle-answer = This puzzle asks for something else: a move for a position, cards for a hand
error-puzzle-query = Ask for a puzzle by its code, by a date, or by level and game: only one of these
