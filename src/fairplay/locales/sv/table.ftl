## Kortbordet i terminalen: orden för kommandon, med andra skrivsätt efter komma

command-give-up = ge upp
command-call = ropa, zero

help-table-hint = en ledtråd; skriv igen för att få veta mer
help-table-why = varför det alltid finns ett giltigt urval; efter alla ledtrådar: hur man hittar just detta
help-give-up = se ett av de största urvalen; korten läggs åt sidan när alla är överens
help-call = ropa; Enter gör samma sak
help-table-board = visa korten igen

## Före spelet

table-rule-even = Hitta kort som tillsammans har ett jämnt antal av varje form.
table-rule-sides = Hitta kort till två sidor med samma summa av varje form. { $modulus } av en form räknas som ingen (modulo { $modulus }). Den ena sidan får vara tom.
table-type-even = Skriv kortens nummer och tryck på Enter: 2 5 7, eller 257.
table-type-sides = Skriv de två sidorna och tryck på Enter: 1 3 = 4, eller 13=4. Bara en sida: 1 2 4.
table-call-how = Tryck på Enter för att ropa. Sedan har du { $seconds } s på dig att skriva urvalet.
table-many-how = Börja med ditt nummer eller namn: 2: 1 4 5
table-wrong-none = Ett felaktigt urval kostar ingenting.
table-wrong-lockout = Efter ett felaktigt urval måste du vänta: 3 s, sedan 6 s, sedan 12 s.
table-wrong-minus = Ett felaktigt urval kostar ett av dina kort.
table-commands = Skriv { $hint } eller { $help } när du vill.

## Under spelet

table-prompt = Urval:
table-over-when = Spelet är slut när färre än { $hand } kort är kvar.
table-pile = talong: { $count }

## Efter spelet

table-over = Spelet är slut. Kort kvar på bordet: { $count }
table-seed = För att spela samma giv igen: fairplay cards play { $deck } --seed { $seed }

## Vad som inte går

error-table-players = { $count } spelare: spelet är för 1 till { $limit }
error-table-player = Spelare { $number } sitter inte vid bordet
error-table-over = Spelet är slut
error-table-locked = Vänta { $seconds } s till innan du väljer
error-table-called = Spelare { $number } ropade: { $seconds } s kvar
error-table-call-first = Ropa först: tryck på Enter
error-table-no-calls = I det här spelet ropar man inte: visa urvalet direkt
error-table-already = Det är redan gjort
error-table-record = Det här är inget sparat parti
error-claim-card = { $text }: det kortet ligger inte på bordet
error-claim-syntax = { $text }: inte ett urval; skriv kortens nummer, till exempel { $example }
error-no-claim = Skriv kortens nummer, eller { $help }
error-who = Säg först vem du är: { $names }
error-seed-long = { $text }: ett frö får ha högst { $limit } tecken

table-menu-zero = Hitta kort där varje form finns ett jämnt antal gånger.
table-menu-mod3 = Hitta kort till två sidor med samma summa. Tre av en form räknas som ingen.
table-ask-race = Hur vill du spela? (Enter för { $usual })
table-race-0 = ensam, mot klockan
table-race-1 = mot en datorspelare
table-race-3 = mot tre datorspelare
