## Lektion: MOD-3 SUMZ.

learn-mod-1-title = Addera två kort
learn-mod-1-text = Varje fält visar 0, 1 eller 2 av sin form. Addera fält för fält och behåll bara resten vid division med 3.
learn-mod-1-done = 2 + 2 = 4 pentagoner ger resten 1, och 2 + 1 = 3 cirklar ger resten 0.
learn-mod-2-title = Sedan det tredje
learn-mod-2-text = Ett tredje kort adderar du till summan av de två första. Det första kortet här är summan som du nyss fick.
learn-mod-2-done = Summan av två kort är åter ett kort, så du kan fortsätta så här med hur många kort som helst.
learn-mod-3-title = Tre på en gång
learn-mod-3-text = Du kan också ta alla tre korten på en gång och räkna en form i taget. Här är de två korten från förut, och det tredje.
learn-mod-3-done = 2 + 2 + 2 = 6 pentagoner ger resten 0. Summan är densamma som förut: det spelar ingen roll i vilken ordning du adderar.
learn-mod-4-title = Två sidor
learn-mod-4-text = Ett giltigt urval är två sidor med samma summa. Lägg kort på sida A och på sida B.
learn-mod-4-done = Båda sidorna har samma summa, och alla deras kort är dina.
learn-mod-5-title = En tom sida
learn-mod-5-text = Den ena sidan får vara tom (den tomma mängden). Då måste den andra ha det tomma kortet som summa. Hitta tre kort med den summan.
learn-mod-5-done = Varje fält visar sammanlagt 3, och resten är 0.
learn-mod-6-title = Motsatta kort
learn-mod-6-text = Två av de här korten är motsatta: tillsammans ger de det tomma kortet. Lägg båda på sida A.
learn-mod-6-done = 1 och 2 byter plats, för 1 + 2 = 3 ger resten 0. Modulo 3 är 2 detsamma som −1: ett kort på sida B räknas som sitt motsatta kort på sida A.
learn-mod-7-title = Varför fem räcker
learn-mod-7-text = Varje kort kan ligga på sida A, på sida B eller på ingen. Skillnaden A − B modulo 3 är ett av bara 81 kort, det tomma inräknat. Hur många sätt finns det för fem kort?
learn-mod-7-done = 243 sätt men bara 81 skillnader: två sätt har samma. Deras skillnad modulo 3, kort för kort, är ett giltigt urval: 1 är sida A, 2 (det vill säga −1) är sida B.
learn-mod-8-title = Fem kort
learn-mod-8-text = Fem kort ur den blandade leken. Hitta två sidor med samma summa. En av dem får vara tom.
learn-mod-8-done = Bland fem kort finns det alltid ett giltigt urval. (Fem vektorer i ett vektorrum av dimension 4 är linjärt beroende; faktorerna 1 och 2 är sidorna A och B.)
