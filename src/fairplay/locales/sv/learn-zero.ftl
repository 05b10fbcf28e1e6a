## Lektion: Zero sumZ.

learn-zero-1-title = Allt jämnt
learn-zero-1-text = Välj kort så att varje form finns ett jämnt antal gånger på dem: 2, 4 eller 6 gånger, eller inte alls. Räkna en form i taget.
learn-zero-1-done = Det är ett giltigt urval. I spelet ropar du ”Zero”, och korten är dina.
learn-zero-2-title = En ensam form
learn-zero-2-text = En form finns här på ett enda kort, så det kortet kan inte vara med i urvalet. Bortse från det och hitta urvalet bland de andra.
learn-zero-2-done = Leta först efter en ensam form: då har du färre kort att välja bland.
learn-zero-3-title = Det tredje kortet
learn-zero-3-text = Två kort är givna. Vilket tredje kort gör allting jämnt? Fyll i dess former.
learn-zero-3-done = En form som finns på båda korten är redan jämn och ska inte vara med på det tredje. En form som finns på bara ett av dem måste vara med.
learn-zero-4-title = Fem kort
learn-zero-4-text = I den här handen har urvalet fem kort, och varje form finns på två av dem. Hitta det.
learn-zero-4-done = Större urval är värda mer: den som har samlat flest kort när spelet är slut vinner.
learn-zero-5-title = Hur många utan urval?
learn-zero-5-text = Samla kort som inte innehåller något giltigt urval. Hur långt kommer du? När du har sex, försök med ett sjunde.
learn-zero-5-done = Sex är det mesta. Bland sju kort finns det alltid ett giltigt urval, och därför ligger sju kort på bordet. Lektionen om uteslutning visar varför.
learn-zero-6-title = Sju kort
learn-zero-6-text = Sju kort ur den blandade leken. Det finns ett giltigt urval bland dem. Hitta det.
learn-zero-6-done = Nu kan du spela. Ingen behöver någonsin ge om: bland sju kort finns det alltid ett urval.
