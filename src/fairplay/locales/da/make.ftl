## Grupperne af spil, og siden hvor man laver sit eget spil.

group-articles = Fra artiklerne
group-classics = Klassikere
group-own = Lav dit eget
group-cards = Kortspil

home-make = Lav dit eget spil
home-make-text = Skriv en regel med få ord, se hvem der vinder, og spil det med det samme. Ingen programmering.
server-about-make = Find på et spil: skriv en regel med få ord, se de første værdier med det samme, spil mod computeren eller en ven, og del det som et link.

make-lead = Vælg en slags spil, skriv din regel, og spil. Linket indeholder hele spillet.
make-rule-title = Reglen
make-family = Slags spil
make-rule = Regel i ord
make-words = Hvad kan jeg skrive?
make-wrong = ”{ $found }” kan ikke forstås her.
make-missing = Her mangler noget.
make-number = Her passer et tal fra { $least } til { $most }.
make-expected = Du kan skrive:
make-place = Vis stedet i reglen
make-no-rule = Dette link indeholder ingen regel, du selv kan skrive: { $rule }. Du kan begynde med reglen nedenfor.
make-values = De første værdier
make-before = Vises stadig: { $rule }
make-of-number = Øverst: tallet. Nedenunder: dets værdi.
make-of-path = Øverst: hvor mange punkter der er, hvert forbundet med det næste af en linje. Nedenunder: grafens værdi.
make-of-stalk = Øverst: hvor mange punkter der er, hvert oven på det forrige og det første på jorden. Nedenunder: grafens værdi.
make-of-row = Øverst: hvor mange felter rækken har, med ”{ $sign }” på hvert af dem. Nedenunder: rækkens værdi.
make-of-empty-row = Øverst: hvor mange felter rækken har, alle tomme. Nedenunder: rækkens værdi.
make-of-coin = Øverst: hvilken mønt der viser krone, mens alle andre viser plat. Nedenunder: værdien.
make-of-pair = Rækken og søjlen er de to tal; i feltet står deres værdi.
make-of-coin-board = I hvert felt står værdien af mønten i den række og kolonne, når den alene viser krone.
make-zero = Med værdien 0 taber den, der er i trækket (hvis sidste træk vinder).
make-no-values = Stillingerne i dette spil er ikke enkelte tal, så der er ingen liste over værdier. Spil det, og spørg hvorfor.
make-code = Den samme regel som kode: { $code }.
make-lab = Flere værdier i Lab
make-start = Spil: { $game }
make-play = Spil mod computeren
make-play-person = Spil sammen her
make-play-room = Spil i et rum
make-copy = Kopiér linket
make-print = Udskriv et opgaveark
make-link-text = Alle med linket kan spille dit spil. Intet gemmes: reglen står i linket.

## Hvad man kan skrive, linje for linje: ordene, en streg og hvad de betyder. Ordene er engelske.

make-words-subtraction =
    1,2,3 | Tag en, to eller tre fra en bunke.
    2,5 | Tag to eller fem fra en bunke.
make-words-octal =
    0.77 | Et ciffer for hvert antal, man må tage: det første ciffer efter punktummet gælder, når man tager en, det andet, når man tager to, og så videre.
    0.3 | Hvert ciffer er en sum: 1, hvis intet må blive tilbage, 2, hvis en bunke må, 4, hvis to bunker må.
    4.7 | Cifferet før punktummet gælder, når man deler uden at tage.
make-words-heap =
    take 1-3 | Tag en, to eller tre fra en bunke.
    take 1,4,9,… | Tag et kvadrattal. Tre prikker betyder, at tallene fortsætter på samme måde.
    take a prime | Tag et primtal. Også: an odd number (ulige), an even number (lige), a square (kvadrat), at most half (højst halvdelen).
    take any | Tag så mange, du vil.
    split | Del en bunke i to. Også: split unequal (af forskellig størrelse), split equal (lige store).
    take 2 and split | Tag to, og del resten i to bunker.
    take 1 or split | Det ene eller det andet.
    0.77 | En kode.
make-words-pair =
    take from one | Tag så mange, du vil, fra en af to bunker.
    take 1-3 from one | Tag en, to eller tre fra en bunke.
    the same from both | Tag lige mange fra begge bunker.
    take from the larger | Kun fra den største bunke. Også: the smaller (den mindste).
    take a multiple of the smaller from the larger | Som i Euklids spil.
    take at most twice the last | En bunke; højst dobbelt så mange, som modstanderen tog.
make-words-row =
    XX→.. | To tegn ved siden af hinanden bliver til to tomme felter. Du kan skrive - og > for pilen.
    X.→.X | Et tegn rykker et felt til højre.
    either way | Også den anden vej.
    XX→.., X→. | Det ene eller det andet.
    X.→XX until XXX | Spillet slutter, så snart tre tegn står på stribe.
make-words-graph =
    remove a vertex | Fjern et punkt og dets linjer.
    remove a vertex with its neighbours | Fjern også de punkter, det er forbundet med.
    remove an edge | Fjern en linje. Også: an edge with its ends (med endepunkterne).
    remove a vertex of odd degree | Kun et punkt med et ulige antal linjer.
    cut an edge, keep what hangs on the ground | Klip en linje over. Det, der ikke længere hænger sammen med jorden, falder.
make-words-coins =
    turn 1-2 | Vend en eller to mønter. Den længst til højre går fra krone til plat.
    turn 2 next to each other | Kun naboer.
    turn a run | Vend så mange mønter, du vil, der ligger ved siden af hinanden.
    turn any | Vend så mange, du vil.
