## Utskrift.

web-print-lead = Kortlekar att klippa ut, arbetsblad med facit och lektionerna som häfte, som PDF.
web-print-what = Vad vill du skriva ut?
web-print-kind-deck = En kortlek
web-print-kind-worksheet = Ett arbetsblad
web-print-kind-lessons = Ett häfte med lektioner
web-print-lesson = Lektion
book-title = Lektioner
web-print-deck = Kortlek
web-print-backs = Med baksidor, för utskrift på båda sidor
web-print-difficulty = Svårighetsgrad
web-print-difficulty-text = 1 för nybörjare, 5 för den som kan teorin.
web-print-count = Uppgifter
web-print-seed = Bladnummer
web-print-other = Ett annat blad
web-print-misere = Den som drar sist förlorar (misère)
web-print-paper = Papper
web-print-make = Skapa PDF
web-print-making = Skapar PDF …
web-print-ready = { $name } är klar ({ $size } kB).
paper-sheet-few = { $count ->
    [one] Bara en uppgift hittades på den här nivån, så bladet har en i stället för { $wanted }.
   *[other] Bara { $count } olika uppgifter hittades på den här nivån, så bladet har { $count } i stället för { $wanted }.
    }
web-print-open = Öppna
web-print-save = Spara
web-print-preview-deck = Det första arket: nio kort med skärmärken. Reglerna står på det sista.
web-print-preview-worksheet = En skiss av bladet. Bladnumret avgör ställningarna. Facit finns på egna sidor.
web-print-preview-lessons = En skiss av omslaget. Sedan kommer övningarna till varje lektion, och facit sist.
web-print-task-cards = Vilka kort är ett giltigt urval? Skriv deras nummer.
web-print-teachers = För lärare
web-print-tip-cards = Kort som håller
web-print-tip-cards-text = Skriv ut på tjockt papper (160–200 g) eller klistra arken på kartong. Zero sumZ tar sju ark, MOD-3 SUMZ nio, och på ett ark till står reglerna. En lek räcker för upp till sex spelare.
web-print-tip-backs = Båda sidor
web-print-tip-backs-text = Med baksidor: välj utskrift på båda sidor och storlek 100 %. Varje ark med baksidor är fullt, så det spelar ingen roll hur papperet vänds.
web-print-tip-sheet = Uppgifter med facit
web-print-tip-sheet-text = Programmet som spelar spelen löser också varje uppgift. Alla vinnande drag står i facit.
web-print-tip-seed = Samma blad igen
web-print-tip-seed-text = Samma nummer ger samma uppgifter, på alla språk. Ge bänkgrannar olika nummer.
web-print-tip-lessons = Lektioner på papper
web-print-tip-lessons-text = Varje sida i en lektion blir en övning med plats att skriva. Facit står sist, så de sidorna går att utelämna.
web-print-tip-room = Också på skärm
web-print-tip-room-text = Öppna ett rum och ge klassen koden: upp till sex spelar vid ett bord, och alla kan titta på.
