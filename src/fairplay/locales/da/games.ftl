## Hvad spillene hedder, og reglen for hvert af dem i én sætning.

game-nim-title = Nim
game-nim-rule = Tag en eller flere tændstikker fra én bunke.
game-resta-zero-title = Resta-zero
game-resta-zero-rule = Visk punkter ud i én række.
game-resta-zero-end = Den, der visker sidst, vinder.
game-resta-um-title = Resta-um
game-resta-um-rule = Visk punkter ud i én række.
game-resta-um-end = Den, der visker sidst, taber.
game-nimble-title = Nimbel
game-nimble-rule = Ryk én tændstik mod venstre, så langt du vil; flere må stå på samme felt.
game-nimble1-rule = Ryk én tændstik ét felt mod venstre; flere må stå på samme felt.
game-modified-nimble-title = Modificeret nimbel
game-modified-nimble-rule = Ryk én tændstik mod venstre, så langt du vil; højst én på hvert felt og ingen spring.
game-modified-nimble1-rule = Ryk én tændstik ét felt mod venstre; højst én på hvert felt.
game-poker-nim-title = Poker-nim
game-poker-nim-rule = Fjern tændstikker fra én bunke, eller læg egne til.
game-northcott-title = Northcotts spil
game-northcott-rule = Ryk en af dine brikker i rækken; ingen spring, ingen slag.
game-lasker-title = Laskers nim
game-lasker-rule = Tag tændstikker fra én bunke, eller del en bunke i to.
game-kayles-title = Kegler
game-kayles-rule = Vælt én kegle, eller to, der står ved siden af hinanden.
game-dawson-title = Dawsons skak
game-dawson-rule = Bønderne går som i skak; den, der kan slå, skal slå.
game-grundy-title = Grundys spil
game-grundy-rule = Del en bunke i to af forskellig størrelse.
game-subtraction-title = Subtraktionsspil
game-subtraction-rule = Tag fra én bunke, men kun et af de tilladte antal.
game-octal-title = Oktalspil
game-octal-rule = Tag og del, som cifrene i en kode tillader.

## What the decks are called.

title-zero = Zero sumZ
title-mod3 = MOD-3 SUMZ
title-deck-2 = Zero sumZ med { $count ->
    [one] { $count } form
   *[other] { $count } former
    }
title-deck-3 = MOD-3 SUMZ med { $count ->
    [one] { $count } form
   *[other] { $count } former
    }
title-deck = Summer modulo { $p } med { $count ->
    [one] { $count } form
   *[other] { $count } former
    }
