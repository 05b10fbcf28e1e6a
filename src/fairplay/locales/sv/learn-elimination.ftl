## Lektion: Zero sumZ genom uteslutning.

learn-elimination-1-title = Ett kort är sex siffror
learn-elimination-1-text = Skriv kortet som sex siffror (en sextupel): 1 där formen finns på kortet, 0 där den inte finns.
learn-elimination-1-done = Det finns 2 · 2 · 2 · 2 · 2 · 2 = 64 sådana sifferrader. Utan den tomma är det lekens 63 kort.
learn-elimination-2-title = Addera kolumnerna
learn-elimination-2-text = Sju kort ligger på bordet. Räkna varje form: addera siffrorna på alla sju korten, kolumn för kolumn.
learn-elimination-2-done = (3, 2, 1, 5, 3, 2): tre trianglar, två kvadrater, en pentagon, fem hexagoner, tre romber och två cirklar.
learn-elimination-3-title = Bara udda och jämnt räknas
learn-elimination-3-text = Urvalet ska ha jämna antal, så vi räknar med 1 + 1 = 0 (i kroppen 𝔽₂). Markera vilka former som är udda och vilka som är jämna.
learn-elimination-3-done = Med 0 för jämnt och 1 för udda är summan (1, 0, 1, 1, 1, 0). Ett giltigt urval har summan (0, 0, 0, 0, 0, 0).
learn-elimination-4-title = En enda pentagon
learn-elimination-4-text = Det finns bara en pentagon. Vilket kort kan inte väljas?
learn-elimination-4-done = Kort 4 går bort. Med det försvinner också en hexagon, så summan är nu (3, 2, 0, 4, 3, 2).
learn-elimination-5-title = Bortse från ett kort i taget
learn-elimination-5-text = Fortsätt så: där ett antal är udda, lägg undan ett kort med den formen och se vad som ändras. Sluta när allt är jämnt.
learn-elimination-5-done = Kort 2, 5 och 7 är kvar, med summan (2, 2, 0, 2, 2, 0): det är det giltiga urvalet.
learn-elimination-6-title = Går det alltid?
learn-elimination-6-text = Bland sju kort kan man välja på många sätt: varje kort är med eller inte. Varje val har en summa, och det finns bara 64 summor. Hur många val finns det, det tomma inräknat?
learn-elimination-6-done = 128 val men bara 64 summor: två val har samma summa. Lägg undan de kort som är med i båda, så har resten summan 0: ett giltigt urval. (Sats 1: sju vektorer i ett vektorrum av dimension 6 är linjärt beroende.)
learn-elimination-7-title = Hur många trianglar?
learn-elimination-7-text = Leken har 63 kort, alla olika. På hur många av dem finns det en triangel?
learn-elimination-7-done = Triangeln är med, och de fem andra formerna är med eller inte: 2 · 2 · 2 · 2 · 2 = 32 kort. Det gäller för varje form, och 32 är jämnt.
learn-elimination-8-title = Det sista kortet
learn-elimination-8-text = Hela leken är jämn, och varje urval tar bort ett jämnt antal av varje form. Därför är antalen jämna även på korten som blir över (sats 2). Tre kort är kvar, och ett av dem ligger nedåtvänt. Vilket är det?
learn-elimination-8-done = Du vet vilket kortet är utan att se det. Pröva med dina vänner efter nästa parti.

learn-count-wrong = Räkna { $shape } igen, kort för kort: { $terms } = { $count }.
learn-mark-shapes = Udda eller jämnt?
learn-shape-odd = { $count } är udda. Titta på { $shape } igen.
learn-shape-even = { $count } är jämnt. Titta på { $shape } igen.
learn-alone = Kortet som inte kan väljas
learn-alone-wrong = Kort { $card } har inga { $shape }.
learn-deck-with = Så många av de { $size } korten visar { $shape }
learn-deck-without = { $count } är antalet kort utan { $shape }: alla sätt för de fem andra formerna, minus det tomma kortet.
learn-deck-wrong = { $count } stämmer inte. Var och en av de fem andra formerna är med eller inte: räkna de sätten.
learn-ways-chosen = Antal sätt att välja bland { $cards } kort
learn-ways-chosen-wrong = Ett kort har 2 sätt, med eller inte, och två kort har 2 · 2 = { $two }. Fortsätt till { $cards } kort.
