## Hæftet med lektionerne.

book-lead = Der er noget at gøre på hver side. Løs det med blyant, med tændstikker eller med kort; facit står bagest.
book-lead-play = De samme lektioner findes i browseren under Lær og i terminalen med ”fairplay learn”.
book-after = Efter { $articles }.
book-contents = Lektionerne
book-answers = Facit
book-move = Det vindende træk:
book-play-first = Spil mod en kammerat. Du begynder. Skriv dine træk ned, og find ud af, om du altid kan vinde.
book-play-second = Spil mod en kammerat, som allerede har lavet det første træk. Nu er det din tur. Skriv dine træk ned, og find ud af, om du altid kan vinde.
book-cut = Skriv træk ned, hvad de efterlader, og værdien af det, indtil du har fundet alle værdier, man kan nå.
book-hand = Kortene i udvalget:
book-sides = Side A og side B:
book-away = Kortene, der lægges væk, i rækkefølge:
book-free = Kortene, du tager, i rækkefølge:
book-value = Værdien af { $heap }:
book-rhythm-length = Tallet til venstre er rækkens første bunke. Hvor langt fra hinanden skal to rækker stå for at være ens? Skriv værdierne af i rækker af en anden længde, hvis du har brug for det.
book-rhythm-last = Tallet til venstre er rækkens første bunke, og hver række har { $length } værdier. En farvet værdi er forskellig fra den nedenunder.
book-number = Tallet:
book-first-move = Det første træk: { $move }. Find så et svar på hvert af kammeratens træk.
