## Puzzles: find the winning move, or find the claim.

puzzle-lead = One position, one question: which move wins? A puzzle takes a minute.
puzzle-day = Puzzle of the day
puzzle-day-text = The same for everyone, and a new one every day.
puzzle-run = Endless run
puzzle-run-text = Starts easy and gets harder. One wrong answer ends the run.
puzzle-games = Puzzles for one game
puzzle-start = Solve it
puzzle-again = Look at it again
puzzle-run-start = Start with an easy one
puzzle-run-on = Continue the run
puzzle-streak = In a row
puzzle-best = Best
puzzle-level = Level { $level } of { $most }
puzzle-all = All puzzles
puzzle-task = Your move. Find a move that wins.
puzzle-task-even = Choose cards so that every shape occurs an even number of times.
puzzle-task-sums = Put cards on side A and side B so that both sides have the same sum of every shape. { $modulus } of a shape count as none. One side may stay empty.
puzzle-touch = Tap a card to choose it.
puzzle-choose = Choose a move on the board
puzzle-check = Check
puzzle-clear = Clear
puzzle-replying = Your opponent replies.

## The verdict on an answer.

puzzle-right = { $count ->
    [one] Right. It is the only winning move.
   *[other] Right. It is one of { $count } winning moves.
    }
puzzle-right-claim = Right. These cards are a claim.
puzzle-beaten = That move does not win: your opponent { $what } and is now winning.
puzzle-beaten-at-once = That move does not win: your opponent { $what }. That won.
puzzle-last-loses = That move does not win: it is the last move, and here the last move loses.
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
puzzle-row-ended = The run is over: { $row }. Solve this one anyway, and a new run begins.
puzzle-row-shown = You have seen the solution, so the run ends here: { $row }.

## Sharing a result.

puzzle-share = Share
puzzle-copy = Copy the result
puzzle-copied = Result copied.
puzzle-copy-failed = Your browser does not allow copying here.
puzzle-picture = Save a picture
puzzle-picture-failed = We could not make the picture. Please try again.
puzzle-picture-ask = Which move wins?
puzzle-picture-claim = Which cards are a claim?

## What does not work.

puzzle-damaged = This puzzle link is damaged
puzzle-damaged-text = Part of it may be missing. Today's puzzle is waiting for you.
puzzle-no-day = There is no puzzle for that day
puzzle-none = No puzzles here
puzzle-today = Today's puzzle
error-puzzle-code = { $text }: this puzzle code is damaged
error-puzzle-date = { $text }: there are puzzles from { $first } to { $last }
error-puzzle-game = { $name }: there are no puzzles for this game
error-puzzle-answer = This answer does not fit the puzzle: a position needs a move, a hand needs cards
error-puzzle-query = Ask for a puzzle in one way only: by its code, by date, or by level and game
