## Vad spelen heter, och regeln för vart och ett i en mening.

game-nim-title = Nim
game-nim-rule = Ta en eller flera tändstickor från en hög.
game-resta-zero-title = Resta-zero
game-resta-zero-rule = Sudda prickar i en rad.
game-resta-zero-end = Den som suddar sist vinner.
game-resta-um-title = Resta-um
game-resta-um-rule = Sudda prickar i en rad.
game-resta-um-end = Den som suddar sist förlorar.
game-nimble-title = Nimble
game-nimble-rule = Flytta en tändsticka åt vänster, så långt du vill; flera får stå på samma ruta.
game-nimble1-rule = Flytta en tändsticka en ruta åt vänster; flera får stå på samma ruta.
game-modified-nimble-title = Modifierad Nimble
game-modified-nimble-rule = Flytta en tändsticka åt vänster, så långt du vill; högst en på varje ruta och inga hopp.
game-modified-nimble1-rule = Flytta en tändsticka en ruta åt vänster; högst en på varje ruta.
game-poker-nim-title = Poker-Nim
game-poker-nim-rule = Ta tändstickor för gott, eller lägg till ur ditt förråd.
game-northcott-title = Northcotts spel
game-northcott-rule = Flytta en av dina pjäser längs raden; inga hopp, inga slag.
game-lasker-title = Laskers Nim
game-lasker-rule = Ta tändstickor från en hög, eller dela en hög i två.
game-kayles-title = Kägelspelet
game-kayles-rule = Fäll en kägla, eller två som står bredvid varandra.
game-dawson-title = Dawsons schack
game-dawson-rule = Bönderna går som i schack; den som kan slå måste slå.
game-grundy-title = Grundys spel
game-grundy-rule = Dela en hög i två olika stora högar.
game-subtraction-title = Subtraktionsspel
game-subtraction-rule = Ta ett av de tillåtna antalen från en hög.
game-octal-title = Oktalspel
game-octal-rule = Ta och dela som siffrorna i en kod tillåter.

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
title-deck = Summor modulo { $p } med { $count ->
    [one] { $count } form
   *[other] { $count } former
    }
