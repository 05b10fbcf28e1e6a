## Lektion: Nimgruppen.

learn-group-1-title = Den tredje raden
learn-group-1-text = Två rader med prickar är givna, i Resta-zero. Vilken tredje rad gör ställningen säker, alltså förlorad för den som är vid draget? Vi kallar den P ⊕ S, ”P nimplus S”. 1, 2, 3 är säker, så 1 ⊕ 2 = 3. Tabellen har alla svar till och med 15: följ raden P och kolumnen S.
learn-group-1-done = 3 ⊕ 5 = 6 och 5 ⊕ 3 = 6, så 3, 5, 6 är säker. Ordningen spelar ingen roll (nimadditionen är kommutativ): tabellen är sin egen spegelbild.
learn-group-2-title = Lika rader
learn-group-2-text = Titta på tabellens första rad: n ⊕ 0 = n. Lägger man till noll ändras ingenting. Men var står nollorna?
learn-group-2-done = Alla nollor står på diagonalen: n ⊕ n = 0. I Resta-zero är två lika rader säkra, två olika är det aldrig.
learn-group-3-title = Vägen tillbaka
learn-group-3-text = Vanlig addition tar man tillbaka med subtraktion. Hur tar man tillbaka en nimaddition? Vilket tal ger 5 ⊕ ? = 3? Leta i raden för 5.
learn-group-3-done = Trean står i kolumn 6, och 6 = 5 ⊕ 3. För att ta tillbaka ⊕ 5 nimadderar man 5 en gång till: varje tal är sin egen motsats (en grupp där varje element är sin egen invers).
learn-group-4-title = Vilken ordning som helst
learn-group-4-text = Addera 2, 3 och 4 på två sätt. Parenteserna visar vad som kommer först.
learn-group-4-done = Båda sätten ger 5 (nimadditionen är associativ). Alltså är 2, 3, 4, 5 säker: den sista raden är nimsumman av alla de andra (p₄ = p₁ ⊕ p₂ ⊕ p₃), och alla tillsammans ger 0.
learn-group-5-title = Rader som tar ut varandra
learn-group-5-text = 1, 2, 3 och 1, 4, 5 är säkra. Med det kan du avgöra längre ställningar i huvudet. Vilka av dessa är säkra?
learn-group-5-done = 1, 5, 4, 3, 2, 1 faller isär i 1, 5, 4 och 3, 2, 1, och båda ger 0. Den är säker både i Resta-zero och i Resta-um.
learn-group-6-title = När ⊕ är vanligt +
learn-group-6-text = En del nimsummor är vanliga summor. I vilka av dessa ger + och ⊕ samma resultat?
learn-group-6-done = En tvåpotens (1, 2, 4, 8, 16, …) och ett mindre tal: då är ⊕ detsamma som + (2ⁿ ⊕ P = 2ⁿ + P för P < 2ⁿ). Har två tal en tvåpotens gemensam ger ⊕ mindre: de delarna tar ut varandra.
learn-group-7-title = Långa rader
learn-group-7-text = Nu 19 ⊕ 21 utan tabell. Bryt ut 16 ur båda, låt de två 16 ta ut varandra och addera resten.
learn-group-7-done = 19 ⊕ 21 = (16 ⊕ 3) ⊕ (16 ⊕ 5) = 3 ⊕ 5 = 6. Alltså är 19, 21, 6 säker.
learn-group-8-title = I fjol i Marienbad
learn-group-8-text = I filmen spelar de Resta-um med kort, i rader med 7, 5, 3 och 1. Addera raderna en efter en.
learn-group-8-done = Nimsumman är 0: den som börjar förlorar mot en felfri spelare. I filmen finns en man som aldrig förlorar: han kan de säkra ställningarna.

learn-table-both = Hitta { $a } ⊕ { $b } och { $b } ⊕ { $a }.
learn-table-zeros = Hitta varje 0.
learn-table-find = Hitta { $value } i rad { $row }.
learn-sum-wrong = { $sum } är inte { $number }: med { $number } skulle kolumnen för { $place } förbli udda.
learn-mark-plus = Lika eller olika?
learn-plus-is-same = lika
learn-plus-is-other = olika
learn-plus-same = { $a } och { $b } har ingen tvåpotens gemensam, så { $a } + { $b } och { $a } ⊕ { $b } är båda { $sum }.
learn-plus-other = { $a } + { $b } = { $sum }, men { $a } ⊕ { $b } = { $nim }: båda talen innehåller { $place }, och de delarna tar ut varandra.
