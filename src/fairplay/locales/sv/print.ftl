## Utskrift.

web-print-lead = Kortlekar att klippa ut och övningsblad med svar, som PDF.
web-print-what = Vad ska skrivas ut
web-print-kind-deck = En kortlek
web-print-kind-worksheet = Ett övningsblad
web-print-deck = Lek
web-print-backs = Med baksidor, för dubbelsidig utskrift
web-print-difficulty = Svårighet
web-print-difficulty-text = 1 för nybörjare, 5 för den som kan teorin.
web-print-count = Uppgifter
web-print-seed = Bladets nummer
web-print-other = Ett annat blad
web-print-misere = Misère: den som drar sist förlorar
web-print-paper = Papper
web-print-make = Gör PDF
web-print-making = Görs …
web-print-ready = { $name } är klar ({ $size } kB).
paper-sheet-few = { $count ->
    [one] Bara en enda uppgift hittades på den här nivån, så arket har en i stället för { $wanted }.
   *[other] Bara { $count } olika uppgifter hittades på den här nivån, så arket har { $count } i stället för { $wanted }.
}
web-print-open = Öppna
web-print-save = Spara
web-print-preview-deck = Första arket: nio kort med skärmärken. Reglerna kommer sist.
web-print-preview-sheet = En skiss av bladet. Ställningarna följer av numret; svaren kommer på egna sidor.
web-print-task-cards = Vilka kort är ett giltigt urval? Skriv deras nummer.
web-print-teachers = För lärare
web-print-tip-cards = Kort som håller
web-print-tip-cards-text = Skriv ut på kartong, 160–200 g, eller klistra arken på den. Zero sumZ är sju ark och MOD-3 SUMZ nio, och på ett till står reglerna; en grupp på upp till sex behöver en lek.
web-print-tip-backs = Båda sidor
web-print-tip-backs-text = Med baksidor: välj dubbelsidig utskrift och storlek 100 %. Varje ark med baksidor är fullt, så det gör inget hur papperet vänds.
web-print-tip-sheet = Uppgifter med svar
web-print-tip-sheet-text = Varje uppgift är löst av samma program som spelen, och alla vinnande drag står i svaren.
web-print-tip-seed = Samma blad igen
web-print-tip-seed-text = Samma nummer ger samma uppgifter, på vilket språk som helst. Ge grannar olika nummer.
web-print-tip-room = Också på skärm
web-print-tip-room-text = Öppna ett rum och ge klassen koden: upp till sex spelar vid ett bord, och alla kan titta på.
