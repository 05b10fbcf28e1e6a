## Egna spel: regler i ord och Pythonfiler

error-rule-words = { $text }: ”{ $found }” på plats { $place } går inte att förstå; där kan stå: { $expected }
error-rule-ends = { $text }: något saknas i slutet; där kan stå: { $expected }
error-rule-empty = Regeln är tom; den kan börja med: { $expected }
error-rule-open = { $text }: slutklammern saknas
error-rule-plus = { $text }: + står mellan spel, inte innanför klamrarna i ett spel
error-rule-behind = { $text }: ”{ $found }” står efter slutklammern
error-rule-rising = { $text }: före ”…” måste talen stiga: { $found }
error-rule-three = { $text }: före ”…” behövs tre tal, till exempel { $expected }: { $found }
error-rule-long = { $text }: regeln är för lång; högst { $limit } tecken

game-heap-title = Ditt spel med högar
game-heap-rule = Du bestämmer vad ett drag får göra med en hög: take 1-3, take a prime, split, …
game-subtract-a-square-title = Dra ifrån ett kvadrattal
game-subtract-a-square-rule = Ta 1, 4, 9, 16, … från en hög: alltid ett kvadrattal.

square-unknown = Man känner ingen formel för de förlorade högarna: man hittar dem en efter en, från den minsta.
square-row = förlorad hög
square-lost = En hög på { $heap } är en av dem: inget kvadrattal leder därifrån till en annan förlorad hög.
square-won = En hög på { $heap } är inte en av dem: något kvadrattal leder därifrån till en förlorad hög.

error-never-ends = Med den här regeln tar spelet aldrig slut: { $cycle }. Varje drag måste föra spelet närmare slutet
error-rule-larger = Från en hög på { $heap } går den här regeln till { $left }. Varje hög måste bli till mindre högar
error-rule-left = Från en hög på { $heap } ger den här regeln { $found }. Den måste ge tal från 0 och uppåt, eller tupler av tal
error-rule-none = Från en hög på { $heap } ger den här regeln ingenting; returnera [] om det inte finns något drag
error-rule-number = Från en hög på { $heap } ger den här regeln { $found }. Den måste ge en lista över det som kan bli kvar, till exempel [2]
error-rule-takes = { $name } måste ta emot en hög: funktionen får dess storlek och inget annat
error-moves-list = { $name }, från { $state }: funktionen ger { $found }. Den måste returnera ställningarna efter ett drag som en lista, eller [] om det inte finns något drag
error-moves-state = { $name }: detta kan inte vara en ställning, för Python kan inte använda det som nyckel i en dict: { $found }. Returnera tal, texter eller tupler i stället

error-own-taken = { $name }: det finns redan ett spel med det namnet; välj ett annat
error-own-name = { $name }: ett spels namn består av små bokstäver, siffror och bindestreck, till exempel my-game
error-own-name-signs = ”{ $name }” kan inte vara namnet på ett spel: det måste ha en bokstav eller siffra, men inget kolon eller plus
error-own-none = { $file }: det finns inget spel i den här filen; definiera GAME eller splits(heap)
error-own-line = { $file }, rad { $line }: { $reason }
error-own-file-name = { $name }: spelet får sitt namn av filen, { $file }. Namnet består av små bokstäver, siffror och bindestreck och börjar med en bokstav: byt namn på filen eller definiera GAME
error-own-game = { $file }: GAME är { $found }. Det måste vara ett spel, till exempel heap("my-game", "take 1-3")
error-own-ending = { $name }: det finns ingen sådan fil; menade du { $file }?
error-own-failed = { $name }: det här spelet fungerar inte. Den som driver servern hittar orsaken i dess logg
error-own-certificate = { $name } är ett spel i en egen fil. Ett certifikat nämner sin regel men innehåller den inte, så ingen skulle kunna kontrollera det här
