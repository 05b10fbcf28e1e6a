## Kegler.

learn-kayles-1-title = Det første kast
learn-kayles-1-text = Et kast vælter én kegle, eller to, der er naboer. Den, der vælter den sidste, vinder. Hvilket kast vinder fra fem kegler?
learn-kayles-1-done = Et kast i midten efterlader to ens rækker, og så kan du gentage hvert kast i den anden række. Derfor er enhver enkelt række vundet for den, der begynder.
learn-kayles-2-title = Del en række
learn-kayles-2-text = Hvad nu, hvis der er flere rækker? Så er det værdierne, der tæller. Vælg kegler i denne række på syv, og se værdien af det, der bliver tilbage. Find alle de værdier, der kan nås.
learn-kayles-2-done = Du kan nå 0, 1, 3, 4 og 5. Det mindste tal, der mangler, er 2, og det er værdien af syv kegler.
learn-kayles-3-title = To rækker
learn-kayles-3-text = Rækker på en til syv kegler har værdierne 1, 2, 3, 1, 4, 3, 2. Kan den, der er i trækket, vinde? Svar for hvert par rækker.
learn-kayles-3-done = Ens værdier giver en tabt stilling, selv om rækkerne ser helt forskellige ud.
learn-kayles-4-title = Gør værdierne ens
learn-kayles-4-text = Fire kegler og syv kegler: værdierne er 1 og 2. Vælg et kast, se værdierne bagefter, og gør nim-summen til 0.
learn-kayles-4-done = Nu går det lige op. To kast kan gøre det: fire kegler bliver til to, eller syv bliver til to og tre, for 2 ⊕ 3 = 1.
learn-kayles-5-title = Ti kegler
learn-kayles-5-text = Ti kegler, med værdien 2, og du begynder. Efterlad rækker med nim-summen 0. Værdierne af en til ni kegler: 1, 2, 3, 1, 4, 3, 2, 1, 4.
learn-kayles-5-done = Du har slået en spiller, der ikke laver fejl.
