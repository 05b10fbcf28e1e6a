## Boards

board-empty = (nothing left)
board-stock = Stock, { $name }:
board-to-move = to move
board-other = the other player
board-exchange = an exchange is under way
board-stretches = in play: { $stretches }
board-stretch = { $length } (files { $first }–{ $last })
board-stretch-one = { $length } (file { $first })
board-heaps = Heaps: { $heaps }
board-points = Rows of dots: { $heaps }
board-pins = Pins side by side: { $heaps }
board-stocked = Heaps: { $heaps }. Your stock: { $mine }, your opponent's: { $theirs }
board-strip = Matches, by square: { $coins }
board-row = Row { $row }: your piece on { $mine }, your opponent's on { $theirs }.
board-pawns = Ranks from the far side: { $ranks } (P: your pawns, p: your opponent's)

## The words of commands and of moves in words, with other spellings after commas; the English ones always work

command-hint = hint
command-why = why
command-moves = moves
command-board = board
command-gaps = gaps
command-undo = undo
command-resign = resign
command-save = save
command-again = again, yes, y
command-new = new, menu
command-quit = quit, exit, q
command-help = help
command-take = take
command-add = add

## What the commands do

help-play-hint = who wins; ask again for where to look, and once more for a move
help-play-why = why the position is won or lost; after the game, where it was lost
help-moves = list all moves
help-board = draw the board again
help-play-gaps = show or hide the Nim heaps behind the board
help-play-undo = take back your last move
help-play-resign = give up the game
help-play-save = save the game to a file: save FILE
help-play-again = play again when the game is over
play-resign-sure = Really resign? Type { $command } again.
help-play-new = back to the menu
help-quit = leave the game
help-help = this list
help-play-number = play move 3 of the list

## How to type a move

play-move-help-heaps = 5 2 leaves 2 of a heap of 5, and 5 0 takes the whole heap. Or: take 3 from 5.
play-move-help-some = { $heap } { $left } leaves { $left } of a heap of { $heap }. Or: take { $count } from { $heap }.
play-move-help-whole = { $heap } 0 takes a whole heap of { $heap }.
play-move-help-parts = { $heap } { $left } leaves { $told } of a heap of { $heap }.
play-move-help-leave = Type what is left: 5 2 leaves 2 of a heap of 5, and 7 3 2 leaves 3 and 2 of 7.
play-move-help-add = add { $count } to { $heap } puts { $count } from your stock on a heap of { $heap }. So does { $heap } { $left }.
play-move-help-sum = Begin with the number of the game: { $number }/{ $typed } plays { $typed } in game { $number }.
play-move-help-example = { $typed } means: { $does }.

## Before the match

play-menu = Fair Play: which game?
play-menu-sums = Or a position such as nim:4,5,6 or a sum such as kayles:7 + nim:2.
play-menu-languages = Språk, sprog, idioma: sv, da, pt.
play-ask-game = Number or name:
play-ask-position = Position (Enter for { $offered }, or your own):
play-ask-convention = Who wins? (Enter for { $usual })
play-ask-opponent = Against whom? (Enter for { $usual })
play-ask-strength = How strong, 1 to { $most }? (Enter for { $usual })
play-ask-first = Who starts? (Enter for { $usual })
play-convention-normal = Whoever makes the last move wins.
play-convention-misere = Whoever makes the last move loses (misère).
play-opponent-easy = the computer, easy
play-opponent-medium = the computer, medium
play-opponent-perfect = the computer, perfect: it never makes a mistake
play-opponent-level = the computer, at a level from 1 to 10
play-opponent-human = a friend, at this screen
play-first-auto = chosen so that you can win
play-first-random = at random

## During the match

play-you = you
play-computer = the computer
play-name = player { $number }
play-commands = Type { $hint }, { $moves } or { $help } at any time.
play-prompt-you = Your move:
play-prompt-name = { $name } to move:
play-must-capture = You must capture: { $captures }
play-only-move = There is only one move, { $move }. Press Enter to play it.
play-hint-type = Type { $move }
play-heaps-behind = { $name } as Nim heaps: { $heaps }
play-saved = Saved: { $file }
play-bye = Thanks for playing.

said-and = { $before } and { $last }
said-comma = { $before }, { $last }
said-semicolon = { $before }; { $last }
said-take = took { $count } from the heap of { $heap }
said-all = took the whole heap of { $heap }
said-add = added { $count } to the heap of { $heap }
said-split = split the heap of { $heap } into { $left }
said-take-split = took { $count } from the heap of { $heap } and left { $left }
said-points = erased { $count } from the row of { $heap }
said-points-all = erased the whole row of { $heap }
said-pin = { $left ->
    [0] knocked down a single pin
   *[other] knocked down one pin of { $heap } and left { $left }
    }
said-pins = { $left ->
    [0] knocked down a pair of pins
   *[other] knocked down two pins of { $heap } and left { $left }
    }
said-pins-many = { $left ->
    [0] knocked down a whole group of { $count }
   *[other] knocked down { $count } of { $heap } and left { $left }
    }
said-coin = moved the match from square { $here } to { $there }
said-coin-off = moved the match on square { $here } off the strip
said-row = moved in row { $row } from column { $here } to { $there }
said-advance = advanced on file { $file }
said-capture = captured from file { $here } to file { $there }
said-move = played { $move }
said-sum = { $what } in game { $number }

## After the match

play-over = Enter: play again (the other player starts). Or { $why }, { $undo }, { $new }, { $quit }.
play-prompt-over = Play again?

## What cannot be done

error-no-pin = There is no pin { $pin }; choose from 1 to { $count }
error-not-neighbours = Pins { $first } and { $last } do not stand side by side
error-no-number = The list has no move { $number }
error-no-input = Type a move, or { $help }
error-nothing-played = You have not made a move yet
error-not-over = The game is not over yet
error-save-name = Give the file a name, as in { $save } game.txt
error-save-exists = { $file }: this file exists and is not a saved game; choose another name
