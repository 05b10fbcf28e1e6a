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
make-values = De första värdena
make-values-text = Överst: talet. Under: dess värde. Med värdet 0 förlorar den som ska dra.
make-table-text = Raden och kolumnen är de två talen; i rutan står deras värde. Med värdet 0 förlorar den som ska dra.
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
