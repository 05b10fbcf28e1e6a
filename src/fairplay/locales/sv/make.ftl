## Grupperna av spel, och sidan där man gör ett eget spel.

group-articles = Från artiklarna
group-classics = Klassiker
group-own = Gör ett eget
group-cards = Kortspel

home-make = Gör ett eget spel
home-make-text = Skriv en regel med några ord, se vem som vinner och spela genast. Ingen programmering.
server-about-make = Hitta på ett spel: skriv en regel med några ord, se de första värdena direkt, spela mot datorn eller en vän och dela det som en länk.

make-lead = Välj en sorts spel, skriv din regel och spela. Länken innehåller hela spelet.
make-rule-title = Regeln
make-family = Sorts spel
make-rule = Regel i ord
make-words = Vad kan jag skriva?
make-wrong = ”{ $found }” går inte att förstå här.
make-missing = Här saknas något.
make-number = Här passar ett tal från { $least } till { $most }.
make-expected = Du kan skriva:
make-place = Visa stället i regeln
make-no-rule = Den här länken innehåller ingen egen regel: { $rule }. Du kan börja med regeln nedan.
make-values = De första värdena
make-before = Visas fortfarande: { $rule }
make-of-number = Överst: talet. Underst: dess värde.
make-of-path = Överst: hur många punkter det finns, var och en förbunden med nästa av en linje. Underst: grafens värde.
make-of-stalk = Överst: hur många punkter det finns, var och en ovanpå den förra och den första på marken. Underst: grafens värde.
make-of-row = Överst: hur många rutor raden har, med ”{ $sign }” i var och en. Underst: radens värde.
make-of-empty-row = Överst: hur många rutor raden har, alla tomma. Underst: radens värde.
make-of-coin = Överst: vilket mynt som visar krona, medan alla andra visar klave. Underst: värdet.
make-of-pair = Raden och kolumnen är de två talen; i rutan står deras värde.
make-of-coin-board = I varje ruta står värdet av myntet i den raden och kolumnen, när det ensamt visar krona.
make-zero = Med värdet 0 förlorar den som är vid draget (om sista draget vinner).
make-no-values = Ställningarna i det här spelet är inte enstaka tal, så det finns ingen lista med värden. Spela och fråga varför.
make-code = Samma regel som kod: { $code }.
make-lab = Fler värden i labbet
make-start = Spela: { $game }
make-play = Spela mot datorn
make-play-person = Spela tillsammans här
make-play-room = Spela i ett rum
make-copy = Kopiera länken
make-print = Skriv ut ett arbetsblad
make-link-text = Den som har länken kan spela ditt spel. Inget sparas: regeln finns i länken.

## Vad man kan skriva, rad för rad: orden, ett streck och vad de betyder. Orden är engelska.

make-words-subtraction =
    1,2,3 | Ta en, två eller tre från en hög.
    2,5 | Ta två eller fem från en hög.
make-words-octal =
    0.77 | En siffra för varje antal som får tas: första siffran efter punkten gäller när man tar en, den andra när man tar två, och så vidare.
    0.3 | Varje siffra är en summa: 1 om inget får bli kvar, 2 om en hög får bli kvar, 4 om två högar får det.
    4.7 | Siffran före punkten gäller när man delar utan att ta.
make-words-heap =
    take 1-3 | Ta en, två eller tre från en hög.
    take 1,4,9,… | Ta ett kvadrattal. Tre punkter betyder att talen fortsätter på samma sätt.
    take a prime | Ta ett primtal. Även: an odd number (udda), an even number (jämnt), a square (kvadrat), at most half (högst hälften).
    take any | Ta så många du vill.
    split | Dela en hög i två. Även: split unequal (olika stora), split equal (lika stora).
    take 2 and split | Ta två och dela resten i två högar.
    take 1 or split | Det ena eller det andra.
    0.77 | En kod.
make-words-pair =
    take from one | Ta så många du vill från en av två högar.
    take 1-3 from one | Ta en, två eller tre från en hög.
    the same from both | Ta lika många från båda högarna.
    take from the larger | Bara från den större högen. Även: the smaller (den mindre).
    take a multiple of the smaller from the larger | Som i Euklides spel.
    take at most twice the last | En hög; högst dubbelt så många som motspelaren tog.
make-words-row =
    XX→.. | Två tecken bredvid varandra blir två tomma rutor. Du kan skriva - och > för pilen.
    X.→.X | Ett tecken flyttas en ruta åt höger.
    either way | Även åt andra hållet.
    XX→.., X→. | Det ena eller det andra.
    X.→XX until XXX | Spelet slutar så snart tre tecken står i rad.
make-words-graph =
    remove a vertex | Ta bort en punkt och dess linjer.
    remove a vertex with its neighbours | Ta också bort de punkter som den är förbunden med.
    remove an edge | Ta bort en linje. Även: an edge with its ends (med ändpunkterna).
    remove a vertex of odd degree | Bara en punkt med ett udda antal linjer.
    cut an edge, keep what hangs on the ground | Klipp av en linje. Det som inte längre sitter ihop med marken faller.
make-words-coins =
    turn 1-2 | Vänd ett eller två mynt. Det som ligger längst till höger går från krona till klave.
    turn 2 next to each other | Bara grannar.
    turn a run | Vänd hur många mynt som helst som ligger bredvid varandra.
    turn any | Vänd så många du vill.
