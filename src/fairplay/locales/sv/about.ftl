## Om: artiklarna, spelens upphovspersoner och startsidan för tre läsare.

about-title = Om Fair Play
about-lead = Fair Play har vuxit fram ur fyra korta texter om spel och matematiken bakom dem. Alla spel i texterna går att spela här, och varje lektion anger vilken text den kommer från.
about-fair = Vad är ett rättvist spel?
about-fair-text = Två spelare turas om, inget är dolt, inget beror på slumpen, och båda får göra samma drag (ett opartiskt spel). Den första som inte kan dra har förlorat, så det gäller att dra sist. Schack är annorlunda: där får man bara flytta pjäser av sin egen färg. En del spel ser bara ut så: i Northcotts spel och i Dawsons schack har var och en sina egna pjäser, men de är rättvisa spel i förklädnad.
about-articles = Artiklarna
about-lessons = Lektioner
about-nim-title = ”Fair play” av Mogens Esrom Larsen
about-nim-where = På danska. Matematiska institutionen vid Köpenhamns universitet.
about-nim-text = Nim och åtta andra spel med tändstickor, från Nimble till Dawsons schack. Artikeln visar hur man vinner vart och ett, och att varje rättvist spel är en nimhög i förklädnad.
about-resta-title = Resta-um, Resta-zero och operationen Nim
about-resta-where = På portugisiska.
about-resta-text = Vilka ställningar som är säkra när den som suddar den sista pricken förlorar, det enda undantaget, och en addition som gör talen till en grupp.
about-zero-title = Zero sumZ
about-zero-where = På svenska.
about-zero-text = Kortspelets regler, kort som rader av sex siffror, och två satser: bland sju kort finns alltid ett giltigt urval, och det som är kvar till slut är jämnt.
about-mod3-title = MOD-3 SUMZ
about-mod3-where = På engelska: reglerna som följer med spelet.
about-mod3-text = Korten adderas modulo 3. Bland fem kort finns det alltid två mängder med samma summa.
about-names = Namnen bakom matematiken
about-names-text = Charles Bouton löste Nim 1901. Roland Sprague och Patrick Michael Grundy upptäckte oberoende av varandra att varje rättvist spel är en nimhög (Sprague–Grundys sats). Richard Guy och Cedric Smith gav spel som kägelspelet deras koder och bevisade när värdena upprepas. Boken att läsa härnäst är ”Winning Ways for your Mathematical Plays” av Elwyn Berlekamp, John Conway och Richard Guy (Academic Press, 1982).
about-software = Programmet
about-software-text = Fair Play är fri programvara under MIT-licensen: webbapp, terminalprogram och server. Spelen tillhör dem som har hittat på dem.
about-docs = Dokumentation (på engelska)

## Startsidan.

home-child = Lär dig knepet
home-child-text = Två högar tändstickor och en enkel idé: sedan kan du slå datorn.
home-teacher-text = Tre upplägg på 45 minuter, arbetsblad och kort att skriva ut, ett rum för klassen.
home-student = Se varför det fungerar
home-student-text = Alla lektioner, från jämna kolumner till Sprague–Grundys sats.

## För lärare.

teachers-title = För lärare
teachers-lead = Du behöver bara tändstickor eller några skärmar. Inget måste förberedas, och varje upplägg tar 45 minuter. Ingen behöver skapa konto.
teachers-plans = Tre upplägg på 45 minuter
teachers-age = Från { $age } år
teachers-minutes = { $minutes } min
teachers-needs = Du behöver
teachers-open = Öppna
teachers-copy = Härmapan
teachers-copy-about = Varför den som inte börjar kan vinna med två lika högar. Innehåll: lika och olika, att resonera, att hålla fast vid en idé ända till slutet.
teachers-copy-needs = 20 tändstickor till varje par, eller en skärm.
teachers-copy-1 = Spela mot klassen på storskärm: två högar på 4, och klassen börjar. Vinn två gånger utan att säga hur.
teachers-copy-2 = Två och två med tändstickor: två lika högar, sedan två olika. Vem kan vinna?
teachers-copy-3 = Lektionen ”{ $lesson }”, sida 1 och 2: nu säger klassen vad du ska göra.
teachers-copy-4 = Två och två: högar på 1, 2 och 3. Leta efter ett första drag som vinner. Det finns inget; vem kan säga varför?
teachers-copy-5 = Tillsammans: sätt ord på vad vinnaren gör, och pröva med högar på 7 och 7.
teachers-binary = Jämna kolumner
teachers-binary-about = Binära tal som vinner spel. Innehåll: positionssystem, tvåpotenser, udda och jämnt, bevis.
teachers-binary-needs = En skärm till varje par, och arbetsbladet för Nim.
teachers-binary-1 = Spela 4, 5, 6, 7 mot klassen: klassen börjar, och du vinner.
teachers-binary-2 = Lektionen ”{ $lesson }”, två och två, ända till slutet.
teachers-binary-3 = Arbetsbladet för Nim, svårighetsgrad 1. Facit finns på sista sidan.
teachers-binary-4 = Tillsammans: varför gör varje drag någon jämn kolumn udda, och varför kan udda kolumner alltid göras jämna igen?
teachers-vectors = Kort som vektorer
teachers-vectors-about = Ett kortspel som är linjär algebra. Innehåll: räkning modulo, vektorer, linjärt beroende, kombinatorik.
teachers-vectors-needs = En utskriven kortlek Zero sumZ till varje grupp om fyra till sex, eller ett rum.
teachers-vectors-1 = Spela Zero sumZ i grupper, tio minuter på tid.
teachers-vectors-2 = Lektionen ”{ $lesson }”, ensam eller i par, till och med sida 5.
teachers-vectors-3 = Tillsammans: varför finns det alltid ett giltigt urval bland sju kort? Sida 6, på tavlan.
teachers-vectors-4 = Räkna trianglarna i leken, och gissa det sista kortet (sida 7 och 8).
teachers-topics = Vilken lektion passar till vad?
teachers-topic = Område
teachers-lesson = Lektion
teachers-topic-equal = Lika och olika, symmetri
teachers-topic-binary = Binära tal, tvåpotenser
teachers-topic-parity = Udda och jämnt
teachers-topic-recursion = Från små fall till stora (rekursion)
teachers-topic-transform = Samma problem i annan form
teachers-topic-period = Mönster som upprepas, och när det är bevisat
teachers-topic-modulo = Rester, räkning modulo 3
teachers-topic-algebra = Grupper och räkneregler
teachers-topic-linear = Vektorer och linjärt beroende
teachers-print = På papper
teachers-print-text = Arbetsblad med facit för varje spel, kortlekar att klippa ut, och alla lektioner som häfte med övningar och facit.
teachers-print-open = Skriv ut kort och arbetsblad
teachers-print-book = Skriv ut häftet
teachers-class = Med hela klassen
teachers-class-text = Öppna ett rum och skriv koden på tavlan. Upp till sex spelar vid ett bord, och alla andra kan titta på, även på storskärm. Eleverna skriver in koden på startsidan. Inget konto behövs; det räcker med ett namn.
teachers-class-open = Öppna ett rum
teachers-progress = Varje enhet minns vilka lektioner som är klara. Servern sparar inget om det.

server-about-about = Artiklarna bakom Fair Play, spelens upphovspersoner och namnen bakom matematiken.
server-about-teachers = Rättvisa spel i klassrummet: tre upplägg på 45 minuter, lektioner efter område, arbetsblad och kort att skriva ut.
