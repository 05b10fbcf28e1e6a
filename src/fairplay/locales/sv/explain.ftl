## Varför en ställning är vunnen eller förlorad.

explain-value = Värdet är { $value }: lägg till en nimhög på { $value }, så blir ställningen förlorad.

# Ett bräde läst som högar.
explain-steps = Detta är Nim i förklädnad: varje mynt är en hög med så många tändstickor som myntet har steg kvar.
explain-coins = Varje mynt är en hög med så många tändstickor som myntet har steg kvar.
explain-step = myntet på { $square } är en hög på { $heap }
explain-pairs = Ta mynten parvis från höger. De tomma rutorna mellan de två mynten i ett par är en nimhög. Flyttas det vänstra myntet i ett par blir mellanrummet större, men då flyttar motspelaren det högra lika långt; man vinner alltså inget på det.
explain-pair = mellan { $left } och { $right } är mellanrummet { $heap }
explain-unpaired = myntet på { $square } har ingen partner och räknar sina { $heap } steg ut över kanten
explain-stock = Detta är Nim: lägger man till tändstickor tar motspelaren bara bort dem igen, och till slut är förråden slut.
explain-heap = en hög på { $heap }
explain-gaps = Detta är Nim i förklädnad: de tomma rutorna mellan de två pjäserna på en rad är en hög. Att gå framåt är att ta från högen. Att gå bakåt är att lägga till, och det besvaras med lika många steg framåt.
explain-gap = rad { $row } är en hög på { $heap }
explain-total = Ett mynt flyttas en ruta i taget, så varje spel varar precis så många drag som det finns steg kvar. Det är vunnet när antalet är udda.
explain-in-all = { $heap } sammanlagt
explain-stretches = När ett drag och alla tvungna slag är gjorda är dess linje och linjerna intill ute ur spelet. En sammanhängande följd av linjer är därför en hög i oktalspelet 0.137: ta 1 om det är hela högen, ta 2 och lämna högst en hög, eller ta 3 och lämna högst två.
explain-stretch = linjerna { $first } till { $last } är en hög på { $heap }

# Kolumner av binära siffror.
explain-columns-heaps = Skriv högarna binärt under varandra och räkna ettorna i varje kolumn.
explain-columns-values = Skriv värdena binärt under varandra och räkna ettorna i varje kolumn.
explain-columns-long = Skrivna binärt under varandra tar talen { $digits } kolumner, för många för den här skärmen.
explain-ones = ettor
explain-odd = udda
explain-columns-even = Varje kolumn har ett jämnt antal ettor.
explain-column-odd = Kolumn { $place } har ett udda antal ettor.
explain-columns-odd = Kolumnerna { $places } har ett udda antal ettor.
explain-chain = Steg för steg med additionstabellen: { $steps }
explain-table = Additionstabell för Nim

# Regeln om minsta uteslutna talet och Grundys skala.
explain-mex-options = Vad en hög på { $heap } kan bli, och värdena:
explain-mex-none = En hög på { $heap } tillåter inget drag, så värdet är 0.
explain-mex = Värdena är { $reached }. Det minsta uteslutna talet (mex) är { $value }, och det är högens värde.
explain-mex-more = Det minsta tal som inte är värdet av något drag (mex) är { $value }, och det är högens värde.
explain-more = Visas inte: { $count } till
explain-scale-taken = Tas { $taken } från { $heap } är { $total } kvar att dela.
explain-scale = Grundys skala: värdena av 1, 2, 3, … över sin egen spegelbild, så att alla sätt att dela { $total } står över varandra.
explain-scale-heap = hög
explain-scale-sums = Parens nimsummor är { $sums }.
explain-scale-unequal = De två delarna måste vara olika stora, så paret i mitten räknas inte.
explain-repeats = Från { $preperiod } upprepas värdena med perioden { $period }, så en hög på { $heap } har samma värde som en hög på { $like }: { $value }.

# Summor av spel.
explain-sum = Värdet av en summa av spel är nimsumman av deras värden.
explain-part = spel
explain-value-head = värde
explain-alone = ensamt
explain-won = vunnet
explain-lost-word = förlorat

# Drag.
explain-winning-columns = Ställningen är vunnen: vart och ett av dessa drag ändrar ett tal, just i de udda kolumnerna, så att alla kolumner blir jämna.
explain-winning-zero = Ställningen är vunnen: vart och ett av dessa drag lämnar värdet 0, och det är förlorat för motspelaren.
explain-winning = Ställningen vinns med:
explain-move = drag
explain-leaves = lämnar
explain-after = Efter { $move }:
explain-lost-columns = Ställningen är förlorad: varje drag ändrar ett tal och gör därmed någon kolumn udda, och motspelaren kan göra alla jämna igen.
explain-lost = Ställningen är förlorad: vad man än drar kan motspelaren vinna.
explain-answers = Till exempel:
explain-answer = { $move } besvaras med { $answer }
explain-answer-none = { $move } lämnar inget drag, och då har motspelaren vunnit

# Misère, slagtvång, slutet.
explain-misere-large = I misère spelar man som i vanlig Nim tills ens drag bara skulle lämna högar på en; då ska man lämna ett udda antal av dem. Här är { $large } högar större än en, så kolumnerna avgör.
explain-misere-turning = Bara en hög är större än en, bredvid { $ones } på en. Det är vändpunkten i misère: lämna ett udda antal högar på en.
explain-misere-ones = Detta är undantaget i misère: bara högar på en är kvar, { $ones } till antalet. Varje drag tar en av dem, så ställningen är förlorad när antalet är udda.
explain-misere-firm = I misère beter sig detta som en nimställning med värdet { $value } och en hög större än en. En sådan ställning är förlorad precis när värdet är 0.
explain-misere-even = I misère beter sig detta som ett jämnt antal högar på en, och det är vunnet.
explain-misere-odd = I misère beter sig detta som ett udda antal högar på en, och det är förlorat.
explain-searched = Ingen regel är känd för detta i misère, så alla sätt att spela har sökts igenom.
explain-must-capture = Nu är det slagtvång: { $captures }
explain-over-won = Inget drag finns kvar, och i misère vinner den som inte kan dra.
explain-over-lost = Inget drag finns kvar, och den som inte kan dra har förlorat.
