## Egne spil: regler i ord og Pythonfiler

error-rule-words = { $text }: ”{ $found }” på plads { $place } kan ikke forstås; dér kan der stå: { $expected }
error-rule-ends = { $text }: der mangler noget til sidst; dér kan der stå: { $expected }
error-rule-empty = Reglen er tom; den kan begynde med: { $expected }
error-rule-open = { $text }: den afsluttende klamme mangler
error-rule-plus = { $text }: + står mellem spil, ikke inde i klammerne i ét spil
error-rule-behind = { $text }: ”{ $found }” står efter den afsluttende klamme
error-rule-rising = { $text }: før ”…” skal tallene stige: { $found }
error-rule-three = { $text }: før ”…” skal der stå tre tal, for eksempel { $expected }: { $found }
error-rule-long = { $text }: reglen er for lang; højst { $limit } tegn

game-heap-title = Dit bunkespil
game-heap-rule = Du bestemmer, hvad et træk må gøre ved en bunke: take 1-3, take a prime, split, …
game-subtract-a-square-title = Træk et kvadrattal fra
game-subtract-a-square-rule = Tag 1, 4, 9, 16, … fra én bunke: altid et kvadrattal.

square-unknown = Man kender ingen formel for de tabte bunker: man finder dem én efter én, fra den mindste.
square-row = tabt bunke
square-lost = En bunke på { $heap } er en af dem: intet kvadrattal fører derfra til en anden tabt bunke.
square-won = En bunke på { $heap } er ikke en af dem: et kvadrattal fører derfra til en tabt bunke.

error-never-ends = Med denne regel slutter spillet aldrig: { $cycle }. Hvert træk skal bringe spillet nærmere slutningen
error-rule-larger = Fra en bunke på { $heap } fører denne regel til { $left }. Hver bunke skal blive til mindre bunker
error-rule-left = Fra en bunke på { $heap } giver denne regel { $found }. Den skal give tal fra 0 og op eller tupler af tal
error-rule-none = Fra en bunke på { $heap } giver denne regel ingenting; returnér [], hvis der ikke er noget træk
error-rule-number = Fra en bunke på { $heap } giver denne regel { $found }. Den skal give en liste over det, der kan blive tilbage, for eksempel [2]
error-rule-takes = { $name } skal tage imod én bunke: funktionen får dens størrelse og intet andet
error-moves-list = { $name }, fra { $state }: funktionen giver { $found }. Den skal returnere stillingerne efter ét træk som en liste, eller [], hvis der ikke er noget træk
error-moves-state = { $name }: dette kan ikke være en stilling, for Python kan ikke bruge det som nøgle i en dict: { $found }. Returnér tal, tekster eller tupler i stedet

error-own-taken = { $name }: der er allerede et spil med det navn; vælg et andet
error-own-name = { $name }: et spils navn består af små bogstaver, cifre og bindestreger, for eksempel my-game
error-own-name-signs = ”{ $name }” kan ikke være et spils navn: det skal have et bogstav eller et ciffer, men intet kolon eller plus
error-own-none = { $file }: der er intet spil i denne fil; definér GAME eller splits(heap)
error-own-line = { $file }, linje { $line }: { $reason }
error-own-file-name = { $name }: spillet får navn efter filen, { $file }. Navnet skal bestå af små bogstaver, cifre og bindestreger og begynde med et bogstav: omdøb filen, eller definér GAME
error-own-game = { $file }: GAME er { $found }. Det skal være et spil, for eksempel heap("my-game", "take 1-3")
error-own-ending = { $name }: den fil findes ikke; mente du { $file }?
error-own-failed = { $name }: dette spil virker ikke. Grunden står i serverens log
error-own-certificate = { $name } er et spil i din egen fil. Et certifikat nævner sin regel, men indeholder den ikke, så ingen ville kunne efterprøve dette
