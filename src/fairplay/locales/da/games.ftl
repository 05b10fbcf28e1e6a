## Hvad spillene hedder, og reglen for hvert af dem i én sætning.

game-nim-title = Nim
game-nim-rule = Tag én eller flere tændstikker fra én bunke.
game-resta-zero-title = Resta-zero
game-resta-zero-rule = Visk punkter ud i én række; det sidste punkt vinder.
game-resta-um-title = Resta-um
game-resta-um-rule = Visk punkter ud i én række; det sidste punkt taber.
game-nimble-title = Nimbel
game-nimble-rule = Ryk én mønt mod venstre; flere må ligge på samme felt.
game-nimble1-rule = Ryk én mønt ét felt mod venstre; flere må ligge på samme felt.
game-modified-nimble-title = Modificeret nimbel
game-modified-nimble-rule = Ryk én mønt mod venstre, så langt du vil; én mønt på hvert felt og ingen spring.
game-modified-nimble1-rule = Ryk én mønt ét felt mod venstre; højst én på hvert felt.
game-poker-nim-title = Poker-nim
game-poker-nim-rule = Tag tændstikker fra én bunke, eller læg nogle af dit forråd til en bunke.
game-northcott-title = Northcotts spil
game-northcott-rule = Ryk din brik i dens række; ingen spring, ingen slag.
game-lasker-title = Laskers nim
game-lasker-rule = Tag tændstikker fra én bunke, eller del en bunke i to.
game-kayles-title = Kegler
game-kayles-rule = Vælt én kegle, eller to, der er naboer.
game-dawson-title = Dawsons skak
game-dawson-rule = Bønderne går som i skak; den, der kan slå, skal slå.
game-grundy-title = Grundys spil
game-grundy-rule = Del en bunke i to af forskellig størrelse.
game-subtraction-title = Subtraktionsspil
game-subtraction-rule = Tag fra én bunke, kun så mange som mængden tillader.
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
