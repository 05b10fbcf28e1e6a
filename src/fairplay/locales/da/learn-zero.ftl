## Lektion: Zero sumZ.

learn-zero-1-title = Alt lige
learn-zero-1-text = Vælg kort, så hver form findes et lige antal gange på dem: 2, 4 eller 6 gange eller slet ikke. Tæl én form ad gangen.
learn-zero-1-done = Det er et gyldigt udvalg. I spillet råber du ”Zero”, og kortene er dine.
learn-zero-2-title = En form, der er alene
learn-zero-2-text = Én form findes her kun på et enkelt kort, så det kort kan ikke være med i udvalget. Se bort fra det, og find udvalget blandt de andre.
learn-zero-2-done = Led først efter det, der er alene: så er der færre kort at se på.
learn-zero-3-title = Det tredje kort
learn-zero-3-text = To kort er givet. Hvilket tredje kort gør alt lige? Udfyld dets former.
learn-zero-3-done = En form, der er på begge kort, er lige i forvejen og skal ikke være på det tredje. En form, der kun er på det ene, skal være på det tredje.
learn-zero-4-title = Fem kort
learn-zero-4-text = Her har udvalget fem kort, og hver form er på to af dem. Find det.
learn-zero-4-done = Større udvalg er mere værd: den, der har samlet flest kort til sidst, vinder.
learn-zero-5-title = Hvor mange uden udvalg?
learn-zero-5-text = Saml kort, som ikke indeholder noget gyldigt udvalg. Hvor langt når du? Når du har seks, så prøv et syvende.
learn-zero-5-done = Flere end seks går ikke. Blandt syv kort er der altid et gyldigt udvalg, og derfor ligger der syv kort på bordet. Lektionen om udelukkelse viser hvorfor.
learn-zero-6-title = Syv kort
learn-zero-6-text = Syv tilfældige kort. Der er et gyldigt udvalg blandt dem. Find det.
learn-zero-6-done = Nu kan du spille. Ingen behøver nogensinde at give om: blandt syv kort er der altid et udvalg.
