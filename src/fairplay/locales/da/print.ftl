## Udskrift.

web-print-lead = Kort til at klippe ud, opgaveark med facit og lektionerne som hæfte, som PDF.
web-print-what = Hvad vil du udskrive?
web-print-kind-deck = Et spil kort
web-print-kind-worksheet = Et opgaveark
web-print-kind-lessons = Et hæfte med lektioner
web-print-lesson = Lektion
book-title = Lektioner
web-print-deck = Kortspil
web-print-backs = Med bagsider, til udskrift på begge sider
web-print-difficulty = Sværhedsgrad
web-print-difficulty-text = 1 for begyndere, 5 for dem, der kan teorien.
web-print-count = Opgaver
web-print-seed = Arknummer
web-print-other = Et andet ark
web-print-misere = Den, der trækker sidst, taber (misère)
web-print-paper = Papir
web-print-make = Lav PDF
web-print-making = Laver PDF …
web-print-ready = { $name } er klar ({ $size } kB).
paper-sheet-few = { $count ->
    [one] Der blev kun fundet én opgave på dette niveau, så arket har én i stedet for { $wanted }.
   *[other] Der blev kun fundet { $count } forskellige opgaver på dette niveau, så arket har { $count } i stedet for { $wanted }.
    }
web-print-open = Åbn
web-print-save = Gem
web-print-preview-deck = Det første ark: ni kort med skæremærker. Reglerne står på det sidste.
web-print-preview-worksheet = En skitse af arket. Arknummeret bestemmer stillingerne. Facit står på egne sider.
web-print-preview-lessons = En skitse af forsiden. Derefter kommer opgaverne til hver lektion og til sidst facit.
web-print-task-cards = Hvilke kort er et gyldigt udvalg? Skriv deres numre.
web-print-teachers = For lærere
web-print-tip-cards = Kort, der holder
web-print-tip-cards-text = Udskriv på tykt papir (160–200 g), eller lim arkene på karton. Zero sumZ fylder syv ark, MOD-3 SUMZ ni, og på ét ark til står reglerne. Ét spil kort er nok til op til seks spillere.
web-print-tip-backs = Begge sider
web-print-tip-backs-text = Med bagsider: vælg udskrift på begge sider og størrelse 100 %. Hvert ark med bagsider er fuldt, så det er lige meget, hvordan papiret vendes.
web-print-tip-sheet = Opgaver med facit
web-print-tip-sheet-text = Det program, der spiller spillene, løser også hver opgave. Alle vindende træk står i facit.
web-print-tip-seed = Det samme ark igen
web-print-tip-seed-text = Det samme nummer giver de samme opgaver på alle sprog. Giv sidemakkere forskellige numre.
web-print-tip-lessons = Lektioner på papir
web-print-tip-lessons-text = Hver side i en lektion bliver en opgave med plads til at skrive. Facit står til sidst, så de sider kan man lade være med at udskrive.
web-print-tip-room = Også på skærm
web-print-tip-room-text = Åbn et rum, og giv klassen koden: op til seks spiller ved ét bord, og alle kan se med.
