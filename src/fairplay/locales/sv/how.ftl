## Så spelar man: tre bilder för varje spel.

how-title = Så spelar man
how-first = Nytt för dig? Tre bilder visar hur man spelar.
how-of = Så spelar man: { $game }
how-done = Jag förstår
how-part-board = Det du ser
how-part-move = Ett drag
how-part-end = Slutet
how-before = Före: { $board }
how-after = Efter: { $board }
how-example = Till exempel: { $move }.
how-or = { $before } eller { $last }
how-or-more = { $last } eller fler
how-and-so-on = { $before } …

# Det som finns på brädet.
how-see-match = Tändstickorna ligger i högar. Du och din motspelare turas om, och alla högar är gemensamma.
how-see-heap = Tändstickorna ligger i en hög. Du och din motspelare turas om, och högen är gemensam.
how-see-point = Prickarna står i rader. Du och din motspelare turas om, och alla rader är gemensamma.
how-see-pin = Käglorna står på rad. Du och din motspelare turas om, och alla käglor är gemensamma.
how-see-strip = Tändstickorna står på en remsa med rutor. Du och din motspelare turas om, och alla tändstickor är gemensamma.
how-see-stocks = Tändstickorna ligger i högar, och alla högar är gemensamma. Var och en har dessutom ett eget förråd.
how-see-rows = På varje rad är en pjäs din och den andra motspelarens. Ni turas om.
how-see-pawns = Bönderna i raden närmast dig är dina. De i raden längst bort är motspelarens. Ni turas om.
how-see-text = Du och din motspelare turas om.

# Ett drag.
how-move-nim = Ta så många tändstickor du vill från en enda hög, men minst en.
how-move-resta-zero = Sudda så många prickar du vill i en enda rad, men minst en.
how-move-resta-um = Sudda så många prickar du vill i en enda rad, men minst en.
how-move-nimble = Flytta en tändsticka åt vänster så långt du vill, även ut från remsan. Tändstickor får hoppa över varandra och stå på samma ruta.
how-move-nimble1 = Flytta en tändsticka en ruta åt vänster, eller ut från remsan. Tändstickor får stå på samma ruta.
how-move-modified-nimble = Flytta en tändsticka åt vänster så långt du vill, även ut från remsan. Den får inte hoppa över en annan tändsticka eller stå på samma ruta.
how-move-modified-nimble1 = Flytta en tändsticka en ruta åt vänster, eller ut från remsan. Två tändstickor får inte stå på samma ruta.
how-move-poker-nim = Ta så många tändstickor du vill från en hög; de lämnar spelet. Eller lägg tändstickor ur ditt eget förråd i en hög.
how-move-northcott = Flytta en av dina pjäser längs raden, framåt eller bakåt, så långt du vill. Den får inte hoppa över motspelarens pjäs.
how-move-lasker = Ta så många tändstickor du vill från en hög, eller dela en hög i två utan att ta något.
how-move-kayles = Fäll en kägla, eller två som står bredvid varandra.
how-move-dawson = Flytta en bonde en ruta rakt fram. Bönder slår en ruta snett framåt. Kan du slå, så måste du slå.
how-move-grundy = Dela en hög i två olika stora högar.
how-code-take = Ta { $counts } från en hög.
how-code-leave = Ta { $counts } från en hög och lämna { $left }.
how-code-split = Dela en hög i { $left } utan att ta något.
how-left-0 = ingenting
how-left-1 = en hög
how-left-2 = två högar
how-left-3 = tre högar

# Slutet.
how-end-normal = Du gör det här draget, och motspelaren har inget drag kvar. Den som gör det sista draget vinner, så du vinner.
how-end-misere = Du gör det här draget, och motspelaren har inget drag kvar. Här förlorar den som gör det sista draget, så du förlorar.
how-end-crosses = Du gör det här draget: tre kryss i rad, och du vinner direkt.
how-end-signs = Du gör ”{ $signs }” med det här draget, och du vinner direkt.
how-end-at-once = Du gör det här draget, och det vinner direkt.
how-end-part = Efter det här draget är det här spelet slut. De andra fortsätter.
how-sum-normal = Flera spel på en gång: när det är din tur gör du ett drag i bara ett av dem. Den som gör det allra sista draget vinner.
how-sum-misere = Flera spel på en gång: när det är din tur gör du ett drag i bara ett av dem. Den som gör det allra sista draget förlorar.

# Kort.
how-cards-see = { $hand } kort ligger uppvända, resten i talongen. Inga två kort är lika.
how-cards-claim-even = Hitta kort där varje form förekommer ett jämnt antal gånger, och ta dem. Här förekommer varje form två gånger eller inte alls.
how-cards-claim-sides = Hitta kort till två sidor, A och B, så att båda får samma summa av varje form. { $modulus } av en form räknas som ingen. Den ena sidan får vara tom.
how-cards-always = Bland { $hand } kort finns det alltid ett urval att ta.
how-cards-end = Du behåller korten du tar, och nya kommer från talongen. Spelet är slut när färre än { $hand } kort är kvar. Den som har flest kort vinner.

# Vem som förklarar eller har skapat ett spel.
credit-nim = Förklaras i ”Fair play” av Mogens Esrom Larsen.
credit-resta = Förklaras i en artikel på portugisiska om Resta-um och Resta-zero.
credit-zero = Zero sumZ är konstruerat av Alejandro Erickson, Mathieu Guay-Paquet och Jonathan Lenchner.
credit-mod3 = MOD-3 SUMZ är © 2022 Ben Fried, Ford Lenchner och Jon Lenchner (mod3sumz.com).

# The command in the terminal.
command-how = hur
help-how = så spelar man, i tre bilder

how-move-subtract-a-square = Ta 1, 4, 9, 16 eller ett annat kvadrattal från en hög.
own-or = Eller: { $what }
own-all = Ta en hel hög.
own-all-of = Ta en hel hög på { $counts }.
own-take = Ta { $counts } från en hög.
own-leave = Ta { $counts } från en hög, men inte hela.
own-split = Dela en hög i { $heaps }.
own-take-split = Ta { $counts } från en hög och dela resten i { $heaps }.
own-heaps-2-any = två högar
own-heaps-2-unequal = två olika stora högar
own-heaps-2-equal = två lika stora högar
own-heaps-3-any = tre högar
own-heaps-3-unequal = tre olika stora högar
own-heaps-3-equal = tre lika stora högar
own-count-any = hur många du vill
own-count-odd = ett udda antal
own-count-even = ett jämnt antal
own-count-prime = ett primtal
own-count-square = ett kvadrattal
own-count-cube = ett kubtal
own-count-power = en potens av 2
own-count-triangular = ett triangeltal
own-count-fibonacci = ett Fibonaccital
own-count-divisor = ett antal som delar högens storlek
own-count-most = högst hälften
own-count-least = minst hälften
own-rule = { $text }
