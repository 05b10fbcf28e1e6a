## Egne spil: regler i ord og Pythonfiler

error-rule-words = { $text }: “{ $found }” på plads { $place } kan ikke forstås; dér kan stå: { $expected }
error-rule-long = { $text }: reglen er for lang; tegn højst: { $limit }

game-heap-title = Dit bunkespil
game-heap-rule = Du bestemmer, hvad et træk må gøre ved en bunke: take 1-3, take a prime, split, …
game-subtract-a-square-title = Træk et kvadrat fra
game-subtract-a-square-rule = Tag 1, 4, 9, 16, … fra én bunke: altid et kvadrattal.
how-move-subtract-a-square = Tag 1, 4, 9, 16 eller et andet kvadrattal fra én bunke.

square-unknown = Man kender ingen formel for de tabte bunker: de findes én efter én, fra den mindste.
square-row = tabt bunke
square-lost = En bunke på { $heap } er en af dem: intet kvadrattal fører derfra til en anden tabt bunke.
square-won = En bunke på { $heap } er ikke en af dem: et kvadrattal fører derfra til en tabt bunke.

own-or = Eller: { $what }
own-all = Tag en hel bunke.
own-all-of = Tag en hel bunke på { $counts }.
own-take = Tag { $counts } fra en bunke.
own-leave = Tag { $counts } fra en bunke, men ikke det hele.
own-split = Del en bunke i { $heaps }.
own-take-split = Tag { $counts } fra en bunke, og del resten i { $heaps }.
own-heaps-2-any = to bunker
own-heaps-2-unequal = to bunker af forskellig størrelse
own-heaps-2-equal = to lige store bunker
own-heaps-3-any = tre bunker
own-heaps-3-unequal = tre bunker af forskellig størrelse
own-heaps-3-equal = tre lige store bunker
own-count-any = så mange du vil
own-count-odd = et ulige antal
own-count-even = et lige antal
own-count-prime = et primtal
own-count-square = et kvadrattal
own-count-cube = et kubiktal
own-count-power = en potens af 2
own-count-triangular = et trekanttal
own-count-fibonacci = et Fibonaccital
own-count-divisor = en divisor i bunkens størrelse
own-count-most = højst halvdelen
own-count-least = mindst halvdelen

error-rule-cycle = Denne regel ender aldrig: { $cycle }. Hver bunke skal blive til mindre bunker
error-rule-larger = Fra en bunke på { $heap } går denne regel til { $left }. Hver bunke skal blive til mindre bunker
error-rule-left = Fra en bunke på { $heap } giver denne regel { $found }. Den skal give tal fra 0 og op eller tupler af tal

own-rule = { $text }

error-own-taken = { $name }: der er allerede et spil med det navn; vælg et andet
error-own-name = { $name }: et spils navn har små bogstaver, cifre og bindestreger, for eksempel my-game
error-own-none = { $file }: der er intet spil i denne fil; bind GAME, eller definér splits(heap)
error-own-line = { $file }, linje { $line }: { $reason }
