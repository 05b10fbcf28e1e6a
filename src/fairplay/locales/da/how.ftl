## Sådan spiller man: tre billeder for hvert spil.

how-title = Sådan spiller man
how-first = Nyt for dig? Tre billeder viser, hvordan man spiller.
how-of = Sådan spiller man: { $game }
how-done = Forstået
how-part-board = Det, du ser
how-part-move = Et træk
how-part-end = Slutningen
how-before = Før: { $board }
how-after = Efter: { $board }
how-example = For eksempel: { $move }.
how-or = { $before } eller { $last }
how-or-more = { $last } eller flere
how-and-so-on = { $before } …

# Det, der er på brættet.
how-see-match = Tændstikkerne ligger i bunker. Du og din modstander skiftes, og alle bunker er fælles.
how-see-heap = Tændstikkerne ligger i en bunke. Du og din modstander skiftes, og bunken er fælles.
how-see-point = Punkterne står i rækker. Du og din modstander skiftes, og alle rækker er fælles.
how-see-pin = Keglerne står på række. Du og din modstander skiftes, og alle kegler er fælles.
how-see-strip = Tændstikkerne står på en stribe felter. Du og din modstander skiftes, og alle tændstikker er fælles.
how-see-stocks = Tændstikkerne ligger i bunker, og alle bunker er fælles. Hver spiller har desuden sit eget forråd.
how-see-rows = I hver række er den ene brik din og den anden modstanderens. I skiftes.
how-see-pawns = Bønderne i rækken nærmest dig er dine. Dem i den fjerneste række er modstanderens. I skiftes.
how-see-text = Du og din modstander skiftes.

# Et træk.
how-move-nim = Tag så mange tændstikker fra én bunke, som du vil, men mindst én.
how-move-resta-zero = Visk så mange punkter ud i én række, som du vil, men mindst ét.
how-move-resta-um = Visk så mange punkter ud i én række, som du vil, men mindst ét.
how-move-nimble = Ryk én tændstik mod venstre, så langt du vil, også ud over enden af striben. Tændstikker må springe over hinanden og stå på samme felt.
how-move-nimble1 = Ryk én tændstik ét felt mod venstre, eller ud over enden af striben. Tændstikker må stå på samme felt.
how-move-modified-nimble = Ryk én tændstik mod venstre, så langt du vil, også ud over enden af striben. Den må ikke springe over en anden tændstik eller stå på samme felt.
how-move-modified-nimble1 = Ryk én tændstik ét felt mod venstre, eller ud over enden af striben. To tændstikker må ikke stå på samme felt.
how-move-poker-nim = Tag så mange tændstikker fra én bunke, som du vil; de går ud af spillet. Eller læg tændstikker fra dit eget forråd til en bunke.
how-move-northcott = Ryk en af dine brikker i dens række, frem eller tilbage, så langt du vil. Den må ikke springe over modstanderens brik.
how-move-lasker = Tag så mange tændstikker fra én bunke, som du vil, eller del én bunke i to uden at tage noget.
how-move-kayles = Vælt én kegle, eller to, der står ved siden af hinanden.
how-move-dawson = Ryk en bonde ét felt lige frem. Bønder slår ét felt skråt frem. Kan du slå, skal du slå.
how-move-grundy = Del én bunke i to bunker af forskellig størrelse.
how-code-take = Tag { $counts } fra en bunke.
how-code-leave = Tag { $counts } fra en bunke, og efterlad { $left }.
how-code-split = Del en bunke i { $left } uden at tage noget.
how-left-0 = ingenting
how-left-1 = én bunke
how-left-2 = to bunker
how-left-3 = tre bunker

# Slutningen.
how-end-normal = Du laver dette træk, og modstanderen kan ikke trække mere. Den, der trækker sidst, vinder, så du har vundet.
how-end-misere = Du laver dette træk, og modstanderen kan ikke trække mere. Her taber den, der trækker sidst, så du har tabt.
how-end-crosses = Du laver dette træk: tre krydser på række, og du vinder straks.
how-end-signs = Du laver ”{ $signs }” med dette træk, og du vinder straks.
how-end-at-once = Du laver dette træk, og det vinder straks.
how-end-part = Med dette træk er dette spil slut. De andre fortsætter.
how-sum-normal = Flere spil på én gang: når det er din tur, trækker du i kun ét af dem. Den, der trækker allersidst, vinder.
how-sum-misere = Flere spil på én gang: når det er din tur, trækker du i kun ét af dem. Den, der trækker allersidst, taber.

# Kort.
how-cards-see = { $hand } kort ligger med billedsiden op, resten i talonen. Alle kort er forskellige.
how-cards-claim-even = Find kort, hvor hver form forekommer et lige antal gange, og tag dem. Her forekommer hver form to gange eller slet ikke.
how-cards-claim-sides = Find kort til to sider, A og B, så begge får samme sum af hver form. { $modulus } af en form tæller som ingen. Den ene side må være tom.
how-cards-always = Blandt { $hand } kort er der altid et udvalg at tage.
how-cards-end = Du beholder de kort, du tager, og nye kommer fra talonen. Spillet er slut, når der er færre end { $hand } kort tilbage. Den, der har flest kort, vinder.

# Hvem der forklarer eller har skabt et spil.
credit-nim = Forklaret i ”Fair play” af Mogens Esrom Larsen.
credit-resta = Forklaret i en artikel på portugisisk om Resta-um og Resta-zero.
credit-zero = Zero sumZ er skabt af Alejandro Erickson, Mathieu Guay-Paquet og Jonathan Lenchner.
credit-mod3 = MOD-3 SUMZ er © 2022 Ben Fried, Ford Lenchner og Jon Lenchner (mod3sumz.com).

# The command in the terminal.
command-how = hvordan
help-how = sådan spiller man, i tre billeder

how-move-subtract-a-square = Tag 1, 4, 9, 16 eller et andet kvadrattal fra én bunke.
own-or = Eller: { $what }
own-all = Tag en hel bunke.
own-all-of = Tag en hel bunke på { $counts }.
own-take = Tag { $counts } fra en bunke.
own-leave = Tag { $counts } fra en bunke, men ikke det hele.
own-split = Del en bunke i { $heaps }.
own-take-split = Tag { $counts } fra en bunke, og del resten i { $heaps }.
own-heaps-2-any = to bunker
own-heaps-2-unequal = to bunker af forskellig størrelse
own-heaps-2-equal = to lige store bunker
own-heaps-3-any = tre bunker
own-heaps-3-unequal = tre bunker af forskellig størrelse
own-heaps-3-equal = tre lige store bunker
own-count-any = så mange du vil
own-count-odd = et ulige antal
own-count-even = et lige antal
own-count-prime = et primtal
own-count-square = et kvadrattal
own-count-cube = et kubiktal
own-count-power = en potens af 2
own-count-triangular = et trekanttal
own-count-fibonacci = et Fibonacci-tal
own-count-divisor = en divisor i bunkens størrelse
own-count-most = højst halvdelen
own-count-least = mindst halvdelen
own-rule = { $text }
