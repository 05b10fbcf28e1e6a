## Regeln om minsta undantaget.

learn-mex-1-title = Vad saknas?
learn-mex-1-text = I Laskers Nim tar man tändstickor från en hög eller delar den i två. Här är allt som en hög på 3 kan bli, med värdena. Vilket är det minsta tal som saknas?
learn-mex-1-done = Från en hög på 3 når man 0, 1, 2 och 3, precis som från en nimhög på 4. Alltså är värdet 4. Det är regeln om minsta undantaget (mexregeln): värdet är det minsta tal som saknas.
learn-mex-2-title = En lucka i raden
learn-mex-2-text = Fyra käglor i rad: fäll en, eller två bredvid varandra. Blir det två rader kvar tar du nimsumman av deras värden. Vilket är nu det minsta tal som saknas?
learn-mex-2-done = Värdet är 1. Drag till 2 och 3 hjälper inte: därifrån kan motspelaren alltid gå tillbaka till 1.
learn-mex-3-title = Sex käglor
learn-mex-3-text = Nu en rad med sex käglor. Vilket är det minsta tal som saknas?
learn-mex-3-done = Sex käglor har värdet 3. Regeln ger värdet av den ena raden efter den andra.
learn-mex-4-title = Grundys spel
learn-mex-4-text = Här delar man en hög i två olika stora. Högar på 1 och 2 går inte att dela: värdet är 0. En hög på 3 blir 1 och 2, med nimsumman 0: värdet är 1. Fortsätt så och skriv värdena för högar på 1 till 7.
learn-mex-4-done = 0, 0, 1, 0, 2, 1, 0. Högar på 1, 2, 4 och 7 är förlorade för den som är vid draget.
learn-mex-5-title = Vinn i Grundys spel
learn-mex-5-text = En hög på 8, och du börjar. Den som inte kan dela någon hög förlorar. Kom ihåg: högar på 1, 2, 4 och 7 har värdet 0.
learn-mex-5-done = Din första delning lämnade 7 och 1, båda med värdet 0. Sedan hade du ett svar på allt.
