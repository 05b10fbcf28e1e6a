## The card table in the terminal: the words of commands, with other spellings after commas

command-give-up = give up
command-call = call, zero

help-table-hint = a little about a claim, and more each time
help-table-why = why there is always a claim; after all hints, how to find this one
help-give-up = see a largest claim; its cards go aside when everyone agrees
help-call = call, as Enter alone does
help-table-board = show the cards again

## Before the game

table-rule-even = Find cards on which every shape occurs an even number of times altogether.
table-rule-sides = Find two groups of cards with the same sum of every shape modulo { $modulus }; one group may be nothing.
table-type-even = Type their numbers and press Enter: 2 5 7, or 257.
table-type-sides = Type the groups and press Enter: 1 3 = 4, or 13=4. One group alone: 1 2 4.
table-call-how = Press Enter to call; then you have { $seconds } s to type your claim.
table-many-how = Say first who you are, by number or name: 2: 1 4 5
table-wrong-none = A wrong claim costs nothing.
table-wrong-lockout = After a wrong claim you must wait: 3 s, then 6 s, then 12 s.
table-wrong-minus = A wrong claim costs one of your cards.
table-commands = Type { $hint } or { $help } at any time.

## During the game

table-prompt = Claim:
table-over-when = Over when fewer than { $hand } cards are left.
table-pile = pile: { $count }

## After the game

table-over = The game is over. Cards left on the table: { $count }
table-seed = The same deal again: fairplay cards play { $deck } --seed { $seed }

## What cannot be done

error-table-players = { $count } players: 1 to { $limit } can play
error-table-player = Player { $number } is not at the table
error-table-over = The game is over
error-table-locked = Wait { $seconds } s more before you claim
error-table-called = Player { $number } has called: { $seconds } s left
error-table-call-first = Call first: press Enter
error-table-no-calls = Nobody calls in this game: just claim
error-table-already = That has been done already
error-table-record = This is not the record of a game
error-claim-card = { $text }: this card is not on the table
error-claim-syntax = { $text }: not a claim; write the numbers of cards, as in { $example }
error-no-claim = Type the numbers of cards, or { $help }
error-who = Say first who you are: { $names }
error-seed-long = { $text }: a seed of at most { $limit } characters is wanted

table-menu-zero = Find cards that show every shape an even number of times.
table-menu-mod3 = Find two groups of cards with the same sum modulo 3.
table-ask-race = How would you like to play? (Enter for { $usual })
table-race-0 = alone, against the clock
table-race-1 = against one computer player
table-race-3 = against three computer players
