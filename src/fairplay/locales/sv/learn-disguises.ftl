## Förklädnader: Nimble, Poker-Nim, modifierad Nimble, Northcotts spel.

learn-disguises-1-title = Varje tändsticka är en hög
learn-disguises-1-text = Nimble spelas med tändstickor på en remsa med rutor. Flytta en tändsticka åt vänster, så långt du vill, även ut från remsan. Flera får stå på samma ruta. Den som flyttar ut den sista tändstickan vinner. Hur många steg har varje tändsticka kvar?
learn-disguises-1-done = Varje tändsticka på remsan är en nimhög: att flytta den 2 rutor är att ta 2 från högen. Nimble är alltså Nim i förklädnad, här med högar på 1, 3, 3 och 6.
learn-disguises-2-title = Flytta och vinn
learn-disguises-2-text = Spela som om det vore Nim med högar på 1, 3, 3 och 6. Bara ett drag gör alla kolumner jämna. Vilket?
learn-disguises-2-done = Den sista tändstickan flyttas 5 rutor åt vänster, från 6 till 1. Så löser den danska artikeln det också, fast dess regel bara talar om en ruta i taget. Nu är högarna 1, 3, 3 och 1: två par av lika högar.
learn-disguises-3-title = Ett drag som kan göras ogjort
learn-disguises-3-text = I Poker-Nim tar man tändstickor från en hög, eller lägger till några ur sitt eget förråd. Tändstickor som tas lämnar spelet. Högarna var 1, 2 och 3, och det är förlorat. Därför lade din motspelare 4 i högen på 2. Vad svarar du?
learn-disguises-3-done = Du tar bort de 4 igen. Din motspelare är tillbaka i 1, 2, 3, med mindre förråd. Man vinner inget på ett drag som kan göras ogjort.
learn-disguises-4-title = Vartannat mellanrum
learn-disguises-4-text = Modifierad Nimble: högst en tändsticka på varje ruta, och inga hopp. Ett drag gör mellanrummet framför tändstickan mindre och det bakom större. Därför räcker det att se på vartannat, med början längst till höger. Ta tändstickorna två och två: hur många tomma rutor finns mellan de två i varje par?
learn-disguises-4-done = Mellanrummen inom paren är högar på 1, 3 och 1. Mellanrummen mellan paren räknas inte. Om antalet tändstickor är udda har den första ingen partner: då räknas dess steg ut från remsan, som i Nimble.
learn-disguises-5-title = Stäng ett mellanrum eller gör det större
learn-disguises-5-text = Högarna är 1, 3 och 1. Ett drag stänger ett mellanrum och vinner, ett annat gör ett mellanrum större och vinner. Hitta ett av dem.
learn-disguises-5-done = Stäng mellanrummet på 3, så är 1, 0, 1 kvar. Eller gör det sista större, så är 1, 3, 2 kvar. Ett mellanrum som har vuxit kan göras mindre igen av tändstickan till höger, och då är man tillbaka där man var: det är Poker-Nim en gång till.
learn-disguises-6-title = Två spelare, var sina tändstickor
learn-disguises-6-text = Northcotts spel: på varje rad är en tändsticka din och en är din motspelares. Flytta din egen längs raden, framåt eller bakåt, utan att hoppa. Den som inte kan flytta förlorar. Hur många tomma rutor finns mellan de två tändstickorna på varje rad?
learn-disguises-6-done = Ett steg framåt tar från mellanrummet. Ett steg bakåt lägger till, men då kan motspelaren följa efter. Det är alltså Poker-Nim med åtta högar.
learn-disguises-7-title = Fyra rutor framåt
learn-disguises-7-text = Högarna är 4, 3, 2, 0, 6, 3, 1 och 5. Binärt är bara kolumn 4 udda: den har tre ettor. Tre drag vinner. Hitta ett av dem.
learn-disguises-7-done = Gå 4 rutor framåt på rad 1, 5 eller 8, där mellanrummet är minst 4. Nu är alla kolumner jämna. Artikeln lägger också ihop högarna en efter en med additionstabellen för Nim: 4 ⊕ 3 = 7, 7 ⊕ 2 = 5, 5 ⊕ 0 = 5, 5 ⊕ 6 = 3, 3 ⊕ 3 = 0, 0 ⊕ 1 = 1, 1 ⊕ 5 = 4. Hela spelet var alltså värt en nimhög på 4.
learn-disguises-8-title = Ett helt parti
learn-disguises-8-text = Tre rader med mellanrum på 3, 5 och 2, och du börjar. Går datorn bakåt, så följ efter.
learn-disguises-8-done = Du vann Northcotts spel genom att spela Nim. De två spelarna flyttar var sina tändstickor, och ändå är det ett rättvist spel i förklädnad.
learn-disguises-coin = Steg för tändstickan på { $square }
learn-disguises-coin-wrong = Följ tändstickan på { $square }: ett steg till varje ruta till vänster om den, och ett steg till ut från remsan.
learn-disguises-pair = Mellanrummet mellan { $left } och { $right }
learn-disguises-pair-wrong = Se mellan { $left } och { $right } igen: räkna bara de tomma rutorna, inte dem där tändstickorna står.
learn-disguises-row = Mellanrummet på rad { $row }
learn-disguises-row-wrong = Se på rad { $row } igen: räkna bara de tomma rutorna mellan de två tändstickorna.
