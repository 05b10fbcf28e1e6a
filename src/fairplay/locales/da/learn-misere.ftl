## Lektion: Resta-um og undtagelsen.

learn-misere-1-title = Enkelte punkter
learn-misere-1-text = I Resta-um visker man i hvert træk et eller flere punkter ud i én række. Den, der visker det sidste punkt ud, taber. En stilling er sikker, hvis du kan efterlade den til modstanderen og vinde. Her er hver række et enkelt punkt. Hvilke stillinger er sikre?
learn-misere-1-done = Med enkelte punkter har ingen noget valg. Et ulige antal er sikkert: modstanderen skal viske det sidste ud. Husk det som undtagelsen.
learn-misere-2-title = To spil side om side
learn-misere-2-text = Resta-zero har de samme træk, men dér vinder den, der visker det sidste punkt ud. Ved hver stilling står der, hvilket spil den er fra. Er den sikker?
learn-misere-2-done = Når der kun er enkelte punkter, er spillene uenige: ulige er sikkert i Resta-um, lige i Resta-zero. Så snart en række har mindst to punkter, er de samme stillinger sikre i begge spil.
learn-misere-3-title = Gør det samme, men ikke til det sidste
learn-misere-3-text = To rækker på 2 i Resta-um, og computeren begynder. I Resta-zero ville du gøre det samme i den anden række hver gang. Her skal det sidste svar være et andet: efterlad præcis ét punkt.
learn-misere-3-done = Ét punkt er tilbage, et ulige antal. Det samme træk én gang til havde efterladt to enkelte punkter eller slet ingen.
learn-misere-4-title = Vendepunktet
learn-misere-4-text = Kun én række har mere end ét punkt. Her skilles Resta-um fra Resta-zero, og du bestemmer hvordan. Hvilket træk efterlader et ulige antal enkelte punkter?
learn-misere-4-done = Tre enkelte punkter er tilbage. Modstanderen visker det første ud, du det andet, og modstanderen skal viske det sidste ud.
learn-misere-5-title = Ét punkt mindre
learn-misere-5-text = Igen én lang række, nu ved siden af tre enkelte punkter. Efterlad et ulige antal også her.
learn-misere-5-done = Denne gang forsvinder hele rækken; i Resta-zero havde du efterladt ét punkt af den. Med præcis én lang række har søjlen længst til venstre kun ét 1-tal, så sådan en stilling er aldrig sikker. Har du efterladt lige søjler indtil da, er det altid dig, der er i trækket ved vendepunktet.
learn-misere-6-title = 1, 2, 3 igen
learn-misere-6-text = Computeren begynder med rækker på 1, 2 og 3 punkter. Svar, og hold øje med vendepunktet.
learn-misere-6-done = 1, 2, 3 er sikker i begge spil; kun de sidste træk er forskellige.
learn-misere-7-title = Et helt parti
learn-misere-7-text = Rækker på 5, 3 og 1, og du begynder. Efterlad sikre stillinger helt til det sidste.
learn-misere-7-done = Nu kan du spille Resta-um fejlfrit: først lige søjler, og til sidst et ulige antal enkelte punkter.
