## Lektion: Nim-gruppen.

learn-group-1-title = Den tredje række
learn-group-1-text = To rækker punkter er givet, i Resta-zero. Hvilken tredje række gør stillingen sikker, altså tabt for den, der er i trækket? Vi kalder den P ⊕ S, ”P nim-plus S”. 1, 2, 3 er sikker, så 1 ⊕ 2 = 3. Tabellen har alle svar til og med 15: følg rækken P og søjlen S.
learn-group-1-done = 3 ⊕ 5 = 6 og 5 ⊕ 3 = 6, så 3, 5, 6 er sikker. Rækkefølgen er ligegyldig (nim-addition er kommutativ): tabellen er sit eget spejlbillede.
learn-group-2-title = Ens rækker
learn-group-2-text = Se på tabellens første række: n ⊕ 0 = n. Lægger man nul til, sker der ingenting. Men hvor står nullerne?
learn-group-2-done = Alle nuller står på diagonalen: n ⊕ n = 0. I Resta-zero er to ens rækker sikre, to forskellige er det aldrig.
learn-group-3-title = Vejen tilbage
learn-group-3-text = Almindelig addition ophæver man ved at trække fra. Hvordan ophæver man en nim-addition? Find det tal, der passer i 5 ⊕ ? = 3. Svaret står i rækken for 5.
learn-group-3-done = Det står i søjle 6, og 6 = 5 ⊕ 3. Man ophæver ⊕ 5 ved at lægge 5 til én gang til: hvert tal er sit eget modsatte tal (en gruppe, hvor hvert element er sit eget inverse).
learn-group-4-title = Man må begynde, hvor man vil
learn-group-4-text = Læg 2, 3 og 4 sammen på to måder. Parenteserne viser, hvad der kommer først.
learn-group-4-done = Begge måder giver 5 (nim-addition er associativ). Derfor er 2, 3, 4, 5 sikker: den sidste række er nim-summen af alle de andre (p₄ = p₁ ⊕ p₂ ⊕ p₃), og alle tilsammen giver 0.
learn-group-5-title = Rækker, der ophæver hinanden
learn-group-5-text = 1, 2, 3 og 1, 4, 5 er sikre. Det kan du bruge til at regne længere stillinger ud i hovedet. Hvilke af disse er sikre?
learn-group-5-done = 1, 5, 4, 3, 2, 1 falder i to: 1, 5, 4 og 3, 2, 1, og hver af dem giver 0. Stillingen er sikker både i Resta-zero og i Resta-um.
learn-group-6-title = Når ⊕ bare er +
learn-group-6-text = Nogle nim-summer er almindelige summer. I hvilke af disse giver + og ⊕ det samme?
learn-group-6-done = En potens af to (1, 2, 4, 8, 16, …) og et mindre tal: så er ⊕ det samme som + (2ⁿ ⊕ P = 2ⁿ + P for P < 2ⁿ). Har to tal en potens af to til fælles, giver ⊕ mindre: den del går ud.
learn-group-7-title = Lange rækker
learn-group-7-text = Nu 19 ⊕ 21 uden tabel. Skil 16 ud af begge tal, lad de to 16-taller gå ud mod hinanden, og læg resten sammen.
learn-group-7-done = 19 ⊕ 21 = (16 ⊕ 3) ⊕ (16 ⊕ 5) = 3 ⊕ 5 = 6. Derfor er 19, 21, 6 sikker.
learn-group-8-title = I fjor i Marienbad
learn-group-8-text = I filmen spiller de Resta-um med kort, i rækker på 7, 5, 3 og 1. Læg rækkerne sammen én efter én.
learn-group-8-done = Nim-summen er 0: den, der begynder, taber til en fejlfri spiller. I filmen er der én mand, som aldrig taber: han kan de sikre stillinger.

learn-table-both = Find { $a } ⊕ { $b } og { $b } ⊕ { $a }.
learn-table-zeros = Find hvert 0.
learn-table-find = Find { $value } i række { $row }.
learn-sum-wrong = { $sum } er ikke { $number }: med { $number } ville søjlen for { $place } stadig være ulige.
learn-mark-plus = Det samme eller forskelligt?
learn-plus-is-same = det samme
learn-plus-is-other = forskelligt
learn-plus-same = { $a } og { $b } har ingen potens af to til fælles, så { $a } + { $b } og { $a } ⊕ { $b } er begge { $sum }.
learn-plus-other = { $a } + { $b } = { $sum }, men { $a } ⊕ { $b } = { $nim }: begge tal indeholder { $place }, og det går ud.
