## Nim og 2-talsystemet.

learn-nim-1-title = To bunker
learn-nim-1-text = Tag en eller flere tændstikker fra én bunke. Den, der tager den sidste, vinder. Her er bunker på 3 og 5. Hvilket træk vinder?
learn-nim-1-done = Nu er bunkerne ens. Hvad din modstander end gør ved den ene, kan du gøre ved den anden.
learn-nim-2-title = Ens bunker
learn-nim-2-text = To bunker på 4, og computeren begynder. Gør bunkerne ens efter hvert af dens træk.
learn-nim-2-done = Ens bunker er tabt for den, der er i trækket: hvert træk gør dem uens, og det næste gør dem ens igen.
learn-nim-3-title = Potenser af to
learn-nim-3-text = Hvad nu, hvis der er flere bunker? Her er 4, 5, 6 og 7 som i artiklen. Tricket er at skrive hver bunke som en sum af 4, 2 og 1, hvert tal højst én gang. Vælg de tal, der tilsammen giver bunken.
learn-nim-3-done = Hver bunke kan kun skrives på én måde: det er dens tal i 2-talsystemet.
learn-nim-4-title = Tæl 1-tallerne
learn-nim-4-text = Tæl nu 1-tallerne i hver søjle, og markér de søjler, hvor antallet er ulige. Måske er der ingen.
learn-nim-4-done = Lutter lige antal. Derfor er 4, 5, 6, 7 tabt for den, der er i trækket (en P-position): hvert træk gør mindst én søjle ulige.
learn-nim-5-title = Et træk gør en søjle ulige
learn-nim-5-text = Din modstander har fjernet 4 fra bunken på 7. Tæl igen: hvilke søjler er ulige nu?
learn-nim-5-done = Kun søjle 4 er ulige. En lige søjle er som to ens bunker: lad den være.
learn-nim-6-title = Gør alle søjler lige
learn-nim-6-text = Vælg et træk, og se søjlerne bagefter. Tre træk gør alle søjler lige. Find et af dem.
learn-nim-6-done = Alle søjler er lige igen. I artiklen tages hele bunken på 4; det vinder også at gå fra 5 til 1 eller fra 6 til 2. Man kunne lige så godt have tilføjet en femte bunke på fire: derfor havde stillingen værdien fire. Hvad din modstander nu end gør, kan du gøre søjlerne lige igen.
learn-nim-7-title = 1, 2, 3 er tabt
learn-nim-7-text = Computeren skal begynde med bunker på 1, 2 og 3. Svar hver gang, så alle søjler bliver lige igen, helt til slut.
learn-nim-7-done = Dit første svar efterlod to lige store bunker. Det kan man altid, ligegyldigt hvad der bliver fjernet fra 1, 2, 3.
learn-nim-8-title = Et helt parti
learn-nim-8-text = Bunker på 3, 4 og 5, og du begynder. Computeren laver ingen fejl, men stillingen er vundet.
learn-nim-8-done = Perfekt spillet. De samme søjler afgør enhver stilling i Nim.
