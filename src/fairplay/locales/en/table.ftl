## The card table in the terminal: the words of commands, with other spellings after commas

command-give-up = give up
command-call = call, zero

help-table-hint = a hint; type it again to learn more
help-table-why = why there is always a claim; after all the hints: how to find this one
help-give-up = see one of the largest claims; its cards are set aside when everyone agrees
help-call = call; pressing Enter does the same
help-table-board = show the cards again

## Before the game

table-rule-even = Find cards that together have an even number of every shape.
table-rule-sides = Find cards for two sides with the same sum of every shape. { $modulus } of a shape count as none (modulo { $modulus }). One side may be empty.
table-type-even = Type the numbers of the cards and press Enter: 2 5 7, or 257.
table-type-sides = Type the two sides and press Enter: 1 3 = 4, or 13=4. Just one side: 1 2 4.
table-call-how = Press Enter to call. Then you have { $seconds } s to type your claim.
table-many-how = Start with your number or name: 2: 1 4 5
table-wrong-none = A wrong claim costs nothing.
table-wrong-lockout = After a wrong claim you must wait: 3 s, then 6 s, then 12 s.
table-wrong-minus = A wrong claim costs one of your cards.
table-commands = Type { $hint } or { $help } at any time.

## During the game

table-prompt = Claim:
table-over-when = The game is over when fewer than { $hand } cards are left.
table-pile = pile: { $count }

## After the game

table-over = The game is over. Cards left on the table: { $count }
table-seed = To play the same deal again: fairplay cards play { $deck } --seed { $seed }

## What cannot be done

error-table-players = { $count } { $count ->
    [one] player
   *[other] players
    }: this game is for 1 to { $limit }
error-table-player = Player { $number } is not at the table
error-table-over = The game is over
error-table-locked = Wait { $seconds } s more before you claim
error-table-called = Player { $number } called: { $seconds } s left
error-table-call-first = Call first: press Enter
error-table-no-calls = You do not call in this game: just show your claim
error-table-already = That has already been done
error-table-record = This is not a recorded game
error-claim-card = { $text }: this card is not on the table
error-claim-syntax = { $text }: not a claim; type the numbers of cards, for example { $example }
error-no-claim = Type the numbers of cards, or { $help }
error-who = Say who you are first: { $names }
error-seed-long = { $text }: a seed can have at most { $limit } characters

table-menu-zero = Find cards that together have an even number of every shape.
table-menu-mod3 = Find cards for two sides with the same sum. Three of a shape count as none.
table-ask-race = How do you want to play? (Enter for { $usual })
table-race-0 = alone, against the clock
table-race-1 = against one computer player
table-race-3 = against three computer players
