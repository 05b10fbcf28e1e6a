## What the commands print, and what may be wrong with their arguments.

outcome-won = Won for the player to move.
outcome-lost = Lost for the player to move.
play-misere = The last move loses (misère): if you cannot move, you win.
value-is = Value: { $value }
solve-winning = Winning moves, and the position after each:

progress-values = Values

error-language = { $text }: no such language; choose one of { $languages }
error-unknown-command = { $text }: no such command; did you mean { $nearest }?
error-unknown-command-list = { $text }: no such command; the commands are { $commands }
error-unknown-option = { $text }: no such option; { $command } takes { $options }
error-option-value = { $text }: a value is missing, or there is one where none belongs
error-missing = { $name } is missing; write { $usage }
error-extra-argument = { $text }: one argument too many; write { $usage }
error-usage = { $text }: not understood; fairplay --help lists what you can write
error-choice = { $text }: choose one of { $choices }
error-formats = Choose only one of --json, --csv and --npy
error-file = { $name }: could not be written ({ $reason })
error-no-code = { $name }: this game has no code for one heap; write a code such as 0.77, or { $games }
error-no-code-heap = { $name }: this rule is not a code, and periods are proved only for codes such as 0.77
