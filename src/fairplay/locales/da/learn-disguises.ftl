## Forklædninger: nimbel, poker-nim, modificeret nimbel, Northcotts spil.

learn-disguises-1-title = Hver tændstik er en bunke
learn-disguises-1-text = I nimbel står der tændstikker på en stribe felter. Ryk én tændstik mod venstre, så langt du vil, også ud over enden af striben. Der må stå flere på samme felt. Den, der rykker den sidste tændstik ud, vinder. Hvor mange skridt har hver tændstik tilbage?
learn-disguises-1-done = Hver tændstik på striben er en nim-bunke: at rykke den 2 felter er at fjerne 2 fra bunken. Nimbel er altså Nim i forklædning, her med bunker på 1, 3, 3 og 6.
learn-disguises-2-title = Ryk, og vind
learn-disguises-2-text = Spil det som Nim med bunker på 1, 3, 3 og 6. Kun ét træk gør alle søjler lige. Hvilket?
learn-disguises-2-done = Den yderste tændstik til højre rykker 5 felter mod venstre, fra 6 til 1. Sådan løser artiklen det også, selv om dens regel kun nævner ét felt ad gangen. Nu er bunkerne 1, 3, 3 og 1: to par ens bunker.
learn-disguises-3-title = Et træk, der kan ophæves
learn-disguises-3-text = I poker-nim tager man tændstikker fra en bunke, eller man lægger nogle af sine egne til. De tændstikker, man tager, er ude af spillet. Bunkerne var 1, 2 og 3, og det er tabt. Derfor lagde din modstander 4 til bunken på 2. Hvad svarer du?
learn-disguises-3-done = Du fjerner de 4 igen. Din modstander står igen med 1, 2, 3 og har færre tændstikker tilbage. Man vinder intet ved et træk, der kan ophæves.
learn-disguises-4-title = Hvert andet mellemrum
learn-disguises-4-text = Modificeret nimbel: kun én tændstik på hvert felt, og ingen spring. Et træk gør mellemrummet foran tændstikken mindre og det bagved større. Derfor er det nok at se på hvert andet, hvis man starter yderst til højre. Tag tændstikkerne to og to: hvor mange tomme felter er der mellem de to i hvert par?
learn-disguises-4-done = Mellemrummene i parrene er bunker på 1, 3 og 1. Mellemrummene mellem parrene tæller ikke. Er antallet af tændstikker ulige, har den første ingen makker: så tæller dens skridt ud over enden, som i nimbel.
learn-disguises-5-title = Luk et mellemrum, eller gør det større
learn-disguises-5-text = Bunkerne er 1, 3 og 1. Ét træk lukker et mellemrum og vinder, et andet gør et mellemrum større og vinder. Find et af dem.
learn-disguises-5-done = Luk mellemrummet på 3, så 1, 0, 1 er tilbage. Eller gør det sidste større, så 1, 3, 2 er tilbage. Et mellemrum, der er vokset, kan gøres mindre igen af tændstikken til højre, og så er man lige vidt: det er poker-nim en gang til.
learn-disguises-6-title = To spillere med hver sine tændstikker
learn-disguises-6-text = Northcotts spil: i hver række er den ene tændstik din og den anden din modstanders. Ryk din egen i rækken, frem eller tilbage, uden at springe. Den, der ikke kan trække, taber. Hvor mange tomme felter er der mellem de to tændstikker i hver række?
learn-disguises-6-done = At rykke frem er at tage fra mellemrummet. At rykke tilbage er at lægge til, og så kan modstanderen følge efter. Det svarer til poker-nim med otte bunker.
learn-disguises-7-title = Fire felter frem
learn-disguises-7-text = Bunkerne er 4, 3, 2, 0, 6, 3, 1 og 5. Kun søjle 4 er ulige: den har tre 1-taller. Tre træk vinder. Find et af dem.
learn-disguises-7-done = Ryk 4 felter frem i 1., 5. eller 8. række, hvor mellemrummet er mindst 4. Nu er alle søjler lige. Artiklen lægger også bunkerne sammen én efter én med additionstabellen for Nim: 4 ⊕ 3 = 7, 7 ⊕ 2 = 5, 5 ⊕ 0 = 5, 5 ⊕ 6 = 3, 3 ⊕ 3 = 0, 0 ⊕ 1 = 1, 1 ⊕ 5 = 4. Summen af spillene svarede altså til en nim-bunke på 4.
learn-disguises-8-title = Et helt parti
learn-disguises-8-text = Tre rækker med mellemrum på 3, 5 og 2, og du begynder. Rykker computeren tilbage, så følg efter.
learn-disguises-8-done = Du vandt Northcotts spil ved at spille Nim. De to spillere rykker hver sin slags tændstikker, og alligevel er det et fair spil i forklædning.
learn-disguises-coin = Skridt for tændstikken på { $square }
learn-disguises-coin-wrong = Følg tændstikken på { $square }: ét skridt til hvert felt til venstre for den og ét mere ud over enden.
learn-disguises-pair = Mellemrummet mellem { $left } og { $right }
learn-disguises-pair-wrong = Se mellem { $left } og { $right } igen: tæl kun de tomme felter, ikke dem, tændstikkerne står på.
learn-disguises-row = Mellemrummet i række { $row }
learn-disguises-row-wrong = Se på række { $row } igen: tæl kun de tomme felter mellem de to tændstikker.
