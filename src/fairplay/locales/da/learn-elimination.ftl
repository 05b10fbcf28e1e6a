## Lektion: Zero sumZ ved udelukkelse.

learn-elimination-1-title = Et kort er seks cifre
learn-elimination-1-text = Skriv kortet som seks cifre (et talsæt): 1, hvor formen er på kortet, og 0, hvor den ikke er der.
learn-elimination-1-done = Der er 2 · 2 · 2 · 2 · 2 · 2 = 64 sådanne cifferrækker. Uden den tomme er det spillets 63 kort.
learn-elimination-2-title = Læg søjlerne sammen
learn-elimination-2-text = Der ligger syv kort på bordet. Tæl hver form: læg cifrene på alle syv kort sammen, søjle for søjle.
learn-elimination-2-done = (3, 2, 1, 5, 3, 2): tre trekanter, to kvadrater, én femkant, fem sekskanter, tre romber og to cirkler.
learn-elimination-3-title = Kun lige og ulige tæller
learn-elimination-3-text = Et udvalg skal have lige antal, så vi regner med 1 + 1 = 0 (i legemet 𝔽₂). Markér, hvilke former der er ulige, og hvilke der er lige.
learn-elimination-3-done = Med 0 for lige og 1 for ulige er summen (1, 0, 1, 1, 1, 0). Et gyldigt udvalg har summen (0, 0, 0, 0, 0, 0).
learn-elimination-4-title = Én femkant
learn-elimination-4-text = Der er kun én femkant. Hvilket kort kan ikke være med?
learn-elimination-4-done = Kort 4 er ude. Det tager en sekskant med sig, så summen er nu (3, 2, 0, 4, 3, 2).
learn-elimination-5-title = Se bort fra ét kort ad gangen
learn-elimination-5-text = Fortsæt sådan: hvor et antal er ulige, lægger du et kort med den form væk og ser, hvad det ændrer. Stop, når alt er lige.
learn-elimination-5-done = Kort 2, 5 og 7 er tilbage med summen (2, 2, 0, 2, 2, 0): det er det gyldige udvalg.
learn-elimination-6-title = Går det altid?
learn-elimination-6-text = Blandt syv kort kan man vælge på mange måder: hvert kort er med eller ej. Hvert valg har en sum, og der er kun 64 summer. Hvor mange valg er der, når det tomme tælles med?
learn-elimination-6-done = 128 valg, men kun 64 summer: to valg har samme sum. Læg de kort væk, som er med i begge, og resten har summen 0: et gyldigt udvalg. (Sætning 1: syv vektorer i et vektorrum af dimension 6 er lineært afhængige.)
learn-elimination-7-title = Hvor mange trekanter?
learn-elimination-7-text = Der er 63 kort, alle forskellige. På hvor mange af dem er der en trekant?
learn-elimination-7-done = Trekanten er der, og de fem andre former er der eller ej: 2 · 2 · 2 · 2 · 2 = 32 kort. Det gælder for hver form, og 32 er lige.
learn-elimination-8-title = Det sidste kort
learn-elimination-8-text = Alle kort tilsammen har et lige antal af hver form, og hvert udvalg fjerner et lige antal. Derfor har de kort, der er tilbage til sidst, også et lige antal af hver form (sætning 2). Der er tre tilbage, og ét af dem vender bagsiden op. Hvilket er det?
learn-elimination-8-done = Du kender kortet uden at se det. Prøv det med dine venner efter næste spil.

learn-count-wrong = Tæl { $shape } igen, kort for kort: { $terms } = { $count }.
learn-mark-shapes = Lige eller ulige?
learn-shape-odd = { $count } er ulige. Se på { $shape } igen.
learn-shape-even = { $count } er lige. Se på { $shape } igen.
learn-alone = Kortet, der ikke kan være med
learn-alone-wrong = Kort { $card } har ingen { $shape }.
learn-deck-with = Så mange af de { $size } kort viser { $shape }
learn-deck-without = { $count } er antallet af kort uden { $shape }: alle måder for de fem andre former minus det tomme kort.
learn-deck-wrong = { $count } passer ikke. Hver af de fem andre former er på kortet eller ej: tæl de måder.
learn-ways-chosen = Antal måder at vælge blandt { $cards } kort
learn-ways-chosen-wrong = Ét kort har 2 måder, med eller ej, og to kort har 2 · 2 = { $two }. Fortsæt til { $cards } kort.
