## Om: artiklerne, spillenes ophavsmænd og forsiden for tre læsere.

about-title = Om Fair Play
about-lead = Fair Play bygger på fire korte tekster om spil og matematikken bag dem. Alle spil i teksterne kan spilles her, og hver lektion fortæller, hvilken tekst den kommer fra.
about-fair = Hvad er et fair spil?
about-fair-text = To spillere skiftes til at trække, intet er skjult, intet afhænger af held, og begge har de samme træk til rådighed (et upartisk spil). Den første, der ikke kan trække, har tabt, så det gælder om at trække sidst. Skak er anderledes: der må man kun trække med brikker af sin egen farve. Nogle spil ser kun sådan ud: i Northcotts spil og i Dawsons skak har hver spiller sine egne brikker, men de er fair spil i forklædning.
about-articles = Artiklerne
about-lessons = Lektioner
about-nim-title = ”Fair play” af Mogens Esrom Larsen
about-nim-where = På dansk. Matematisk Institut, Københavns Universitet.
about-nim-text = Nim og otte andre spil med tændstikker, fra nimbel til Dawsons skak. Artiklen viser, hvordan man vinder dem, og at ethvert fair spil er en nim-bunke i forklædning.
about-resta-title = Resta-um, Resta-zero og operationen Nim
about-resta-where = På portugisisk.
about-resta-text = Hvilke stillinger der er sikre, når den, der visker det sidste punkt ud, taber; den ene undtagelse; og en addition, der gør tallene til en gruppe.
about-zero-title = Zero sumZ
about-zero-where = På svensk.
about-zero-text = Kortspillets regler, kort som rækker af seks cifre og to sætninger: blandt syv kort er der altid et gyldigt udvalg, og til sidst er der et lige antal tilbage af hver form.
about-mod3-title = MOD-3 SUMZ
about-mod3-where = På engelsk: reglerne, der følger med spillet.
about-mod3-text = Kortene lægges sammen modulo 3. Blandt fem kort er der altid to mængder med samme sum.
about-names = Navnene bag matematikken
about-names-text = Charles Bouton løste Nim i 1901. Roland Sprague og Patrick Michael Grundy fandt uafhængigt af hinanden ud af, at ethvert fair spil er en nim-bunke (Sprague–Grundys sætning). Richard Guy og Cedric Smith gav spil som Kegler deres koder og beviste, hvornår værdierne gentager sig. Vil du læse videre, så prøv ”Winning Ways for your Mathematical Plays” af Elwyn Berlekamp, John Conway og Richard Guy (Academic Press, 1982).
about-software = Programmet
about-software-text = Fair Play er fri software under MIT-licensen: webapp, terminalprogram og server. Spillene tilhører dem, der har fundet på dem.
about-docs = Dokumentation (på engelsk)

## Forsiden.

home-child = Lær tricket
home-child-text = To bunker tændstikker og én enkel idé: så kan du slå computeren.
home-teacher-text = Tre planer for 45 minutter, opgaveark og kort til at udskrive, et rum til klassen.
home-student = Se, hvorfor det virker
home-student-text = Alle lektioner, fra lige søjler til Sprague–Grundys sætning.

## For lærere.

teachers-title = For lærere
teachers-lead = Tændstikker eller nogle få skærme er nok, og du behøver ikke forberede noget: hver plan fylder 45 minutter. Ingen skal oprette en konto.
teachers-plans = Tre planer for 45 minutter
teachers-age = Fra { $age } år
teachers-minutes = { $minutes } min.
teachers-needs = Du skal bruge
teachers-open = Åbn
teachers-copy = Abekat
teachers-copy-about = Hvorfor den, der trækker som nummer to, kan vinde med to ens bunker. Emner: ens og forskellig, at ræsonnere, at holde fast i en idé til det sidste.
teachers-copy-needs = 20 tændstikker til hvert par eller én skærm.
teachers-copy-1 = Spil mod klassen på storskærm: to bunker på 4, og klassen begynder. Vind to gange uden at sige hvordan.
teachers-copy-2 = To og to med tændstikker: to ens bunker, så to forskellige. Hvem kan vinde?
teachers-copy-3 = Lektionen ”{ $lesson }”, side 1 og 2: nu siger klassen, hvad du skal gøre.
teachers-copy-4 = To og to: bunker på 1, 2 og 3. Led efter et første træk, der vinder. Der er ikke noget. Hvem kan sige hvorfor?
teachers-copy-5 = Sammen: sæt ord på, hvad vinderen gør, og prøv det med bunker på 7 og 7.
teachers-binary = Lige søjler
teachers-binary-about = 2-talsystemet vinder spil. Emner: positionssystem, potenser af to, lige og ulige, bevis.
teachers-binary-needs = Én skærm til hvert par og opgavearket til Nim.
teachers-binary-1 = Spil 4, 5, 6, 7 mod klassen: lad den begynde, og vind.
teachers-binary-2 = Lektionen ”{ $lesson }”, to og to, til sidste side.
teachers-binary-3 = Opgavearket til Nim, sværhedsgrad 1. Facit står på sidste side.
teachers-binary-4 = Sammen: hvorfor ødelægger ethvert træk de lige søjler, og hvorfor kan ulige søjler altid gøres lige?
teachers-vectors = Kort som vektorer
teachers-vectors-about = Et kortspil, der er lineær algebra. Emner: regning modulo, vektorer, lineær afhængighed, kombinatorik.
teachers-vectors-needs = Et udskrevet spil kort til Zero sumZ til hver gruppe på fire til seks, eller et rum.
teachers-vectors-1 = Spil Zero sumZ i grupper i ti minutter.
teachers-vectors-2 = Lektionen ”{ $lesson }”, alene eller to og to, til og med side 5.
teachers-vectors-3 = Sammen: hvorfor er der altid et gyldigt udvalg blandt syv kort? Side 6, på tavlen.
teachers-vectors-4 = Tæl trekanterne på kortene, og find det sidste kort (side 7 og 8).
teachers-topics = Hvilken lektion til hvilket emne
teachers-topic = Emne
teachers-lesson = Lektion
teachers-topic-equal = Ens og forskellig, symmetri
teachers-topic-binary = 2-talsystemet, potenser af to
teachers-topic-parity = Lige og ulige
teachers-topic-recursion = Fra små tilfælde til store (rekursion)
teachers-topic-transform = Det samme problem i en anden form
teachers-topic-period = Mønstre, der gentager sig, og hvornår det er bevist
teachers-topic-modulo = Rester, regning modulo 3
teachers-topic-algebra = Grupper og regneregler
teachers-topic-linear = Vektorer og lineær afhængighed
teachers-print = På papir
teachers-print-text = Opgaveark med facit til hvert spil, kort til at klippe ud og alle lektioner som et hæfte med opgaver og facit.
teachers-print-open = Udskriv kort og opgaveark
teachers-print-book = Udskriv hæftet
teachers-class = Med hele klassen
teachers-class-text = Åbn et rum, og skriv koden på tavlen. Op til seks spiller ved ét bord, og alle andre kan se med, også på storskærm. Eleverne skriver koden på forsiden. De skal ikke have en konto; et navn er nok.
teachers-class-open = Åbn et rum
teachers-progress = Hver enhed husker, hvilke lektioner der er gennemført. Serveren gemmer intet om det.

server-about-about = Artiklerne bag Fair Play, hvem der har lavet spillene, og navnene bag matematikken.
server-about-teachers = Fair spil i klassen: tre planer for 45 minutter, lektioner efter emne, opgaveark og kort til at udskrive.
