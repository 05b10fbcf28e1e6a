## Spel på en graf: punkter som förbinds av linjer

game-graph-title = Spel på en graf
game-graph-rule = Ta bort punkter och linjer så som regeln säger.
game-node-kayles-title = Kägelspelet på en graf
game-node-kayles-rule = Ta en punkt tillsammans med alla punkter den är förbunden med.
game-hackenbush-title = Grön Hackenbush
game-hackenbush-rule = Klipp av en linje; allt som inte längre sitter ihop med marken faller.

how-see-graph = Linjer förbinder några av punkterna. Du och din motspelare turas om, och punkter och linjer är gemensamma.
how-see-ground = Linjer växer upp ur marken. Du och din motspelare turas om, och allt är gemensamt.
how-move-node-kayles = Ta en punkt. Alla punkter som är förbundna med den försvinner också.
how-move-hackenbush = Klipp av en linje. Allt som inte längre sitter ihop med marken faller.
how-graph-vertex = Ta bort en punkt med dess linjer.
how-graph-vertex-with = Ta bort en punkt tillsammans med alla punkter den är förbunden med.
how-graph-edge = Ta bort en linje. Ändpunkterna blir kvar.
how-graph-edge-ends = Ta bort en linje tillsammans med dess två ändpunkter.
how-graph-or-edge = Eller ta bort en linje. Ändpunkterna blir kvar.
how-graph-or-edge-ends = Eller ta bort en linje tillsammans med dess två ändpunkter.
how-graph-degree = Antalet linjer vid punkten måste vara minst { $least } och högst { $most }.
how-graph-degree-one = Antalet linjer vid punkten måste vara { $least }.
how-graph-even = Punkten måste ha ett jämnt antal linjer.
how-graph-odd = Punkten måste ha ett udda antal linjer.
how-graph-ground = Allt som inte längre sitter ihop med marken faller.

board-graph = Punkter förbundna av linjer: { $edges }
board-graph-ground = Linjer, från marken (0) och uppåt: { $edges }
board-graph-alone = Punkter utan linjer: { $vertices }

said-vertex = tog bort punkt { $vertex }
said-vertex-with = tog bort punkt { $vertex } tillsammans med { $others }
said-edge = tog bort linjen { $edge }
said-edge-ends = tog bort linjen { $edge } med ändpunkterna
said-cut = klippte av linjen { $edge }
said-cut-falls = { $count ->
    [one] klippte av linjen { $edge }; { $count } linje till föll
   *[other] klippte av linjen { $edge }; { $count } linjer till föll
    }
web-do-vertex = Ta bort punkt { $vertex }
web-do-vertex-with = Ta bort punkt { $vertex } tillsammans med { $others }
web-do-edge = Ta bort linjen { $edge }
web-do-edge-ends = Ta bort linjen { $edge } med ändpunkterna
web-do-cut = Klipp av linjen { $edge }
web-do-cut-falls = { $count ->
    [one] Klipp av linjen { $edge }; { $count } linje till faller
   *[other] Klipp av linjen { $edge }; { $count } linjer till faller
    }
web-graph = Punkter och linjer
hint-place-vertex = punkt { $vertex }
hint-place-edge = linjen { $edge }
play-move-help-edges = 2 3 tar bort linjen mellan punkterna 2 och 3; marken är 0.

error-graph-syntax = { $text }: skriv linjer som 1-2,2-3 och enstaka punkter som 4
error-graph-loop = { $vertex }-{ $vertex }: en linje förbinder två olika punkter
error-graph-vertices = För många punkter: { $count }. Högst { $limit }
error-graph-edges = För många linjer: { $count }. Högst { $limit }
error-graph-hanging = Punkt { $vertex } sitter inte ihop med marken, som är 0
error-graph-large = Det här är för stort att söka igenom. Punkter och linjer som hänger ihop: { $count }. Gräns: { $limit }
error-graph-one = Tryck bara på en punkt eller en linje
error-no-vertex = Det finns ingen punkt { $vertex }
error-no-edge = Det finns ingen linje { $edge }
error-choose-edge = I det här spelet väljer man en linje
error-choose-vertex = I det här spelet väljer man en punkt
error-vertex-degree = { $degree ->
    [one] Du kan inte välja punkt { $vertex }: den har { $degree } linje
   *[other] Du kan inte välja punkt { $vertex }: den har { $degree } linjer
    }

fact-graph-vertices = Varje drag tar bort exakt en punkt, så bara antalet spelar roll. Det är { $count }, och värdet är 0 om det är jämnt och 1 om det är udda: { $value }.
fact-graph-edges = Varje drag tar bort exakt en linje, så bara antalet spelar roll. Det är { $count }, och värdet är 0 om det är jämnt och 1 om det är udda: { $value }.
fact-graph-sum = Ingen linje förbinder de här { $count } delarna. Ett drag ändrar bara en av dem, så var och en har sitt eget värde, och tillsammans är de som nimhögar lika stora som värdena.
fact-graph-component = Punkter
fact-graph-value = Värde
fact-graph-mex = Alla drag i delen med { $count ->
    [one] punkten
   *[other] punkterna
    } { $vertices } och värdet av det som blir kvar:
fact-graph-choice = Välj
fact-graph-leaves = Kvar: värde
fact-graph-mex-value = Det minsta tal som saknas är delens värde (regeln om minsta undantaget, mex): { $value }.
fact-path = Punkterna { $vertices } bildar en rad (en stig) på { $count }. Ett drag tar en punkt och dess grannar ur raden. Det är Dawsons schack, oktalspelet 0.137: en rad på { $count } punkter är en hög på { $count }.
fact-path-length = Rad på
fact-path-value = En rad på { $count } har värdet { $value }. Från och med 52 punkter upprepas värdena med perioden 34.
fact-cycle = Punkterna { $vertices } bildar en ring (en cykel) på { $count }. Vad man än tar försvinner 3 punkter, och en rad på { $left } blir kvar.
fact-cycle-value = En rad på { $left } har värdet { $path }. Det minsta tal som saknas är ringens värde: { $value }.
fact-node-kayles-open = För rader och ringar finns en teori. För grafer i allmänhet känner man inget snabbt sätt: att avgöra vem som vinner (Node Kayles) är PSPACE-fullständigt (Schaefer 1978). Allt annat avgörs därför genom att alla drag prövas.
fact-colon = Börja vid topparna, där värdet är 0. En linje gör värdet ett större: det som står på en egen linje är som en stjälk av den längden. Där stjälkar möts byter man dem mot en enda, lika lång som deras nimsumma (kolonprincipen). Så kommer man ner till marken, 0.
fact-colon-left = Ställen längre upp som inte är med i tabellen: { $count }.
fact-colon-place = Vid punkt
fact-colon-stalks = Stjälkar
fact-colon-value = Nimsumma
fact-colon-ground = Vid marken är nimsumman hela ställningens värde: { $value }.
fact-fusion = Det finns en cykel. Alla punkter i en cykel får slås ihop till en enda punkt (fusionsprincipen). Varje linje i cykeln räknas sedan som en lös linje, en stjälk på 1. Två sådana tar ut varandra. Är de udda till antalet blir alltså en linje kvar, annars ingen.
fact-knot = { $count ->
    [one] { $knot } blir en enda punkt med { $count } linje.
   *[other] { $knot } blir en enda punkt med { $count } linjer.
    }

draw-title = Rita
draw-help = Tryck på en tom plats för en ny punkt. Tryck på två punkter för att förbinda dem, eller dra från den ena till den andra. Tryck på en linje för att välja den.
draw-keys = Tangenter: pilarna flyttar markören, Enter sätter eller väljer en punkt, Delete tar bort, Ctrl+Z ångrar.
draw-area = Rityta: punkter och linjer
draw-undo = Ångra
draw-delete = Ta bort
draw-clear = Töm
draw-empty = Tryck här för att sätta en punkt
draw-point = Punkt { $vertex }
draw-ground = Marken
draw-chosen = Valt: { $what }
draw-line = linje { $edge }
draw-cursor = Tom plats, kolumn { $x }, rad { $y }
