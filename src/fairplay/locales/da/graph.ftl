## Spil på en graf: punkter forbundet af linjer

game-graph-title = Spil på en graf
game-graph-rule = Fjern punkter og linjer, som reglen siger.
game-node-kayles-title = Kegler på en graf
game-node-kayles-rule = Tag et punkt sammen med alle de punkter, det er forbundet med.
game-hackenbush-title = Grøn Hackenbush
game-hackenbush-rule = Klip en linje over; alt, der ikke længere hænger sammen med jorden, falder.

how-see-graph = Linjer forbinder nogle af punkterne. Du og din modstander skiftes, og punkter og linjer er fælles.
how-see-ground = Linjer vokser op af jorden. Du og din modstander skiftes, og alle linjer er fælles.
how-move-node-kayles = Tag et punkt. Alle punkter, det er forbundet med, forsvinder også.
how-move-hackenbush = Klip en linje over. Alt, der ikke længere hænger sammen med jorden, falder.
how-graph-vertex = Fjern et punkt med dets linjer.
how-graph-vertex-with = Fjern et punkt sammen med alle de punkter, det er forbundet med.
how-graph-edge = Fjern en linje. Dens ender bliver.
how-graph-edge-ends = Fjern en linje sammen med dens to ender.
how-graph-or-edge = Eller fjern en linje. Dens ender bliver.
how-graph-or-edge-ends = Eller fjern en linje sammen med dens to ender.
how-graph-degree = Antallet af linjer ved punktet skal være mindst { $least } og højst { $most }.
how-graph-degree-one = Antallet af linjer ved punktet skal være { $least }.
how-graph-even = Punktet skal have et lige antal linjer.
how-graph-odd = Punktet skal have et ulige antal linjer.
how-graph-ground = Alt, der ikke længere hænger sammen med jorden, falder.

board-graph = Punkter forbundet af linjer: { $edges }
board-graph-ground = Linjer, fra jorden (0) og opad: { $edges }
board-graph-alone = Punkter uden linjer: { $vertices }

said-vertex = fjernede punkt { $vertex }
said-vertex-with = fjernede punkt { $vertex } sammen med { $others }
said-edge = fjernede linjen { $edge }
said-edge-ends = fjernede linjen { $edge } med dens ender
said-cut = klippede linjen { $edge } over
said-cut-falls = { $count ->
    [one] klippede linjen { $edge } over; { $count } linje mere faldt
   *[other] klippede linjen { $edge } over; { $count } linjer mere faldt
    }
web-do-vertex = Fjern punkt { $vertex }
web-do-vertex-with = Fjern punkt { $vertex } sammen med { $others }
web-do-edge = Fjern linjen { $edge }
web-do-edge-ends = Fjern linjen { $edge } med dens ender
web-do-cut = Klip linjen { $edge } over
web-do-cut-falls = { $count ->
    [one] Klip linjen { $edge } over; { $count } linje mere falder
   *[other] Klip linjen { $edge } over; { $count } linjer mere falder
    }
web-graph = Punkter og linjer
hint-place-vertex = punkt { $vertex }
hint-place-edge = linjen { $edge }
play-move-help-edges = 2 3 fjerner linjen mellem punkterne 2 og 3; jorden er 0.

error-graph-syntax = { $text }: skriv linjer som 1-2,2-3 og enkelte punkter som 4
error-graph-loop = { $vertex }-{ $vertex }: en linje forbinder to forskellige punkter
error-graph-vertices = For mange punkter: { $count }. Højst { $limit }
error-graph-edges = For mange linjer: { $count }. Højst { $limit }
error-graph-hanging = Punkt { $vertex } hænger ikke sammen med jorden, som er 0
error-graph-large = Det er for stort at søge igennem. Punkter og linjer, der hænger sammen: { $count }. Grænse: { $limit }
error-graph-one = Tryk kun på ét punkt eller én linje
error-no-vertex = Der er ikke noget punkt { $vertex }
error-no-edge = Der er ingen linje { $edge }
error-choose-edge = I dette spil vælger man en linje
error-choose-vertex = I dette spil vælger man et punkt
error-vertex-degree = { $degree ->
    [one] Du kan ikke vælge punkt { $vertex }: det har { $degree } linje
   *[other] Du kan ikke vælge punkt { $vertex }: det har { $degree } linjer
    }

fact-graph-vertices = Hvert træk fjerner netop ét punkt, så kun antallet betyder noget. Det er { $count }, og værdien er 0, hvis det er lige, og 1, hvis det er ulige: { $value }.
fact-graph-edges = Hvert træk fjerner netop én linje, så kun antallet betyder noget. Det er { $count }, og værdien er 0, hvis det er lige, og 1, hvis det er ulige: { $value }.
fact-graph-sum = Ingen linje forbinder disse { $count } dele. Et træk ændrer kun én af dem, så hver del har sin egen værdi, og tilsammen er delene som nim-bunker af disse størrelser.
fact-graph-component = Punkter
fact-graph-value = Værdi
fact-graph-mex = Alle træk i delen med { $count ->
    [one] punktet
   *[other] punkterne
    } { $vertices }, og værdien af det, hvert træk efterlader:
fact-graph-choice = Vælg
fact-graph-leaves = Værdi bagefter
fact-graph-mex-value = Det mindste tal, der mangler, er delens værdi (reglen om den mindste undtagelse, MUR): { $value }.
fact-path = Punkterne { $vertices } danner en række (en vej) på { $count }. Et træk tager et punkt og dets naboer ud af rækken. Det er Dawsons skak, oktalspillet 0.137: en række på { $count } punkter er en bunke på { $count }.
fact-path-length = Række på
fact-path-value = En række på { $count } har værdien { $value }. Fra 52 punkter gentager værdierne sig med perioden 34.
fact-cycle = Punkterne { $vertices } danner en ring (en kreds) på { $count }. Hvad man end tager, forsvinder 3 punkter, og en række på { $left } er tilbage.
fact-cycle-value = En række på { $left } har værdien { $path }. Det mindste tal, der mangler, er ringens værdi: { $value }.
fact-node-kayles-open = For rækker og ringe er der en teori. For grafer i almindelighed kender man ingen hurtig metode: at afgøre, hvem der vinder (Node Kayles), er PSPACE-fuldstændigt (Schaefer 1978). Alle andre dele løses derfor ved at prøve alle træk.
fact-colon = Begynd ved spidserne, hvor værdien er 0. Linjen under et punkt lægger 1 til værdien af det, der vokser der: tilsammen er de som en stilk af den længde. Hvor stilke mødes, bytter man dem ud med én stilk, der er lige så lang som deres nim-sum (kolonprincippet). Sådan kommer man ned til jorden, 0.
fact-colon-left = Steder længere oppe, som ikke er med i tabellen: { $count }.
fact-colon-place = Ved punkt
fact-colon-stalks = Stilke
fact-colon-value = Nim-sum
fact-colon-ground = Ved jorden er nim-summen hele stillingens værdi: { $value }.
fact-fusion = Der er en kreds. Alle punkter i en kreds må slås sammen til ét punkt (fusionsprincippet). Hver linje i kredsen tæller derefter som en stilk på 1. To af dem ophæver hinanden: er antallet ulige, er der én tilbage, og er det lige, er der ingen.
fact-knot = { $count ->
    [one] { $knot } bliver til ét punkt med { $count } linje.
   *[other] { $knot } bliver til ét punkt med { $count } linjer.
    }

draw-title = Tegn
draw-help = Tryk på et tomt sted for et nyt punkt. Tryk på to punkter for at forbinde dem, eller træk fra det ene til det andet. Tryk på en linje for at vælge den.
draw-keys = Taster: pilene flytter markøren, Enter sætter eller vælger et punkt, Delete sletter, Ctrl+Z fortryder.
draw-area = Tegning: punkter og linjer
draw-undo = Fortryd
draw-delete = Slet
draw-clear = Ryd
draw-empty = Tryk her for at sætte et punkt
draw-point = Punkt { $vertex }
draw-ground = Jorden
draw-chosen = Valgt: { $what }
draw-line = linje { $edge }
draw-cursor = Tomt sted, kolonne { $x }, række { $y }
