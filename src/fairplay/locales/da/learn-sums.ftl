## Sum af spil.

learn-sums-1-title = Vundet og vundet giver tabt
learn-sums-1-text = Nim er en sum: hver bunke er et spil for sig, og man trækker i ét af dem ad gangen. Kan den, der er i trækket, vinde? Svar for hver stilling.
learn-sums-1-done = Hver enkelt bunke er vundet, og alligevel er 2, 2 og 1, 2, 3 tabt. Det er ikke nok at vide, om de enkelte spil er vundet eller tabt. Vi har brug for tal.
learn-sums-2-title = Bunken, der udligner
learn-sums-2-text = Fem kegler på række. Et træk vælter én kegle eller to naboer. Hvilken nim-bunke skal du lægge til, for at summen bliver tabt for den, der er i trækket?
learn-sums-2-done = Kun én bunke passer. Dens størrelse er rækkens værdi (nimber, eller Grundy-værdi): i enhver sum tæller rækken som den bunke.
learn-sums-3-title = Addition uden mente
learn-sums-3-text = Bunker på 5 og 3 er tilsammen én bunke værd. Hvilken? Skriv en tredje række, så alle søjler bliver lige.
learn-sums-3-done = Altså 5 ⊕ 3 = 6: læg sammen i 2-talsystemet med reglen 1 + 1 = 0. Resultatet kaldes nim-summen.
learn-sums-4-title = Kegler og tændstikker
learn-sums-4-text = Syv kegler har værdien 2, og bunken har 3. Vælg et træk i et af spillene, se værdierne bagefter, og gør nim-summen til 0.
learn-sums-4-done = Nim-summen er 0: summen er tabt for din modstander.
learn-sums-5-title = Spil en sum
learn-sums-5-text = Fem kegler og bunker på 2 og 3, og du begynder. Værdierne er 4, 2 og 3.
learn-sums-5-done = Nu kan du vinde summer af spil, der ikke har andet til fælles end deres værdier.
