## Nim och det binära.

learn-nim-1-title = Två högar
learn-nim-1-text = Ta en eller flera tändstickor från en av högarna. Den som tar den sista vinner. Här är högar på 3 och 5. Vilket drag vinner?
learn-nim-1-done = Nu är högarna lika. Vad din motspelare än gör med den ena kan du göra med den andra.
learn-nim-2-title = Lika högar
learn-nim-2-text = Två högar på 4, och datorn börjar. Gör högarna lika igen efter varje drag den gör.
learn-nim-2-done = Lika högar är förlorade för den som är vid draget: varje drag gör dem olika, och nästa drag gör dem lika igen.
learn-nim-3-title = Tvåpotenser
learn-nim-3-text = Men om det är fler högar? Här är 4, 5, 6 och 7, som i den danska artikeln. Knepet är att skriva varje hög som en summa av 4, 2 och 1, inget tal två gånger. Välj de tal som tillsammans ger högen.
learn-nim-3-done = Varje hög kan skrivas på bara ett sätt: som ett tal i tvåsystemet.
learn-nim-4-title = Räkna ettorna
learn-nim-4-text = Räkna nu ettorna i varje kolumn och markera de kolumner där antalet är udda. Det kan hända att det inte finns någon.
learn-nim-4-done = Alla kolumner är jämna. Alltså är 4, 5, 6, 7 förlorat för den som är vid draget (en P-position): varje drag gör någon kolumn udda.
learn-nim-5-title = Ett drag gör en kolumn udda
learn-nim-5-text = Din motspelare har tagit 4 från högen på 7. Räkna igen: vilka kolumner är udda nu?
learn-nim-5-done = Bara kolumn 4 är udda. En jämn kolumn är som två lika högar: låt den vara.
learn-nim-6-title = Gör alla kolumner jämna
learn-nim-6-text = Välj ett drag och se hur kolumnerna blir. Tre drag gör alla kolumner jämna. Hitta ett av dem.
learn-nim-6-done = Alla kolumner är jämna igen. I artikeln tar man hela högen på 4. Att gå från 5 till 1 eller från 6 till 2 vinner också. En femte hög på fyra hade lika gärna kunnat läggas till: därför hade ställningen värdet fyra. Vad din motspelare än gör nu kan du göra kolumnerna jämna igen.
learn-nim-7-title = 1, 2, 3 är förlorat
learn-nim-7-text = Datorn måste börja med högar på 1, 2 och 3. Svara så att alla kolumner blir jämna igen, ända till slutet.
learn-nim-7-done = Ditt första svar lämnade två lika högar. Från 1, 2, 3 går det alltid.
learn-nim-8-title = Ett helt parti
learn-nim-8-text = Högar på 3, 4 och 5, och du börjar. Datorn gör inga misstag, men ställningen är vunnen.
learn-nim-8-done = Det var perfekt spel. Samma kolumner avgör varje ställning i Nim.
