## Reglen om den mindste undtagelse.

learn-mex-1-title = Hvad mangler?
learn-mex-1-text = I Laskers nim tager man tændstikker fra en bunke eller deler den i to. Her er alt, hvad en bunke på 3 kan blive til, med værdierne. Hvad er det mindste tal, der mangler?
learn-mex-1-done = Fra en bunke på 3 kan man nå 0, 1, 2 og 3, ligesom fra en nim-bunke på 4. Så værdien er 4. Det er reglen om den mindste undtagelse (MUR): værdien er det mindste tal, der mangler.
learn-mex-2-title = Et hul i rækken
learn-mex-2-text = Fire kegler på række: vælt én, eller to naboer. Bliver der to rækker tilbage, så tag nim-summen af deres værdier. Hvad er nu det mindste tal, der mangler?
learn-mex-2-done = Værdien er 1. Trækkene til 2 og 3 hjælper ikke: derfra kan modstanderen altid trække tilbage til 1.
learn-mex-3-title = Seks kegler
learn-mex-3-text = Nu en række på seks kegler. Hvad er det mindste tal, der mangler?
learn-mex-3-done = Seks kegler har værdien 3. Reglen giver værdien af den ene række efter den anden.
learn-mex-4-title = Grundys spil
learn-mex-4-text = Her deler man en bunke i to af forskellig størrelse. Bunker på 1 og 2 kan ikke deles: værdien er 0. En bunke på 3 bliver til 1 og 2 med nim-summen 0: værdien er 1. Fortsæt sådan, og skriv værdierne af bunker på 1 til 7.
learn-mex-4-done = 0, 0, 1, 0, 2, 1, 0. Bunker på 1, 2, 4 og 7 er tabt for den, der er i trækket.
learn-mex-5-title = Vind i Grundys spil
learn-mex-5-text = En bunke på 8, og du begynder. Den, der ikke kan dele mere, taber. Husk: bunker på 1, 2, 4 og 7 har værdien 0.
learn-mex-5-done = Din første deling gav 7 og 1, begge med værdien 0. Derefter havde du et svar på alt.
