## Egna spel: regler i ord och Pythonfiler

error-rule-words = { $text }: ”{ $found }” på plats { $place } går inte att förstå; där kan stå: { $expected }
error-rule-long = { $text }: regeln är för lång; tecken högst: { $limit }

game-heap-title = Ditt högspel
game-heap-rule = Du bestämmer vad ett drag får göra med en hög: take 1-3, take a prime, split, …
game-subtract-a-square-title = Dra bort en kvadrat
game-subtract-a-square-rule = Ta 1, 4, 9, 16, … från en hög: alltid ett kvadrattal.
how-move-subtract-a-square = Ta 1, 4, 9, 16 eller ett annat kvadrattal från en hög.

square-unknown = Man känner ingen formel för de förlorade högarna: de hittas en efter en, från den minsta.
square-row = förlorad hög
square-lost = En hög på { $heap } är en av dem: inget kvadrattal leder därifrån till en annan förlorad hög.
square-won = En hög på { $heap } är inte en av dem: något kvadrattal leder därifrån till en förlorad hög.

own-or = Eller: { $what }
own-all = Ta en hel hög.
own-all-of = Ta en hel hög på { $counts }.
own-take = Ta { $counts } från en hög.
own-leave = Ta { $counts } från en hög, men inte hela.
own-split = Dela en hög i { $heaps }.
own-take-split = Ta { $counts } från en hög och dela resten i { $heaps }.
own-heaps-2-any = två högar
own-heaps-2-unequal = två olika stora högar
own-heaps-2-equal = två lika stora högar
own-heaps-3-any = tre högar
own-heaps-3-unequal = tre olika stora högar
own-heaps-3-equal = tre lika stora högar
own-count-any = hur många du vill
own-count-odd = ett udda antal
own-count-even = ett jämnt antal
own-count-prime = ett primtal
own-count-square = ett kvadrattal
own-count-cube = ett kubtal
own-count-power = en potens av 2
own-count-triangular = ett triangeltal
own-count-fibonacci = ett Fibonaccital
own-count-divisor = en delare till högens storlek
own-count-most = högst hälften
own-count-least = minst hälften

error-rule-cycle = Den här regeln tar aldrig slut: { $cycle }. Varje hög måste bli mindre högar
error-rule-larger = Från en hög på { $heap } går den här regeln till { $left }. Varje hög måste bli mindre högar
error-rule-left = Från en hög på { $heap } ger den här regeln { $found }. Den måste ge tal från 0 och uppåt, eller tupler av tal

own-rule = { $text }

error-own-taken = { $name }: det finns redan ett spel med det namnet; välj ett annat
error-own-name = { $name }: ett spels namn har små bokstäver, siffror och bindestreck, till exempel my-game
error-own-none = { $file }: det finns inget spel i den här filen; bind GAME eller definiera splits(heap)
error-own-line = { $file }, rad { $line }: { $reason }
