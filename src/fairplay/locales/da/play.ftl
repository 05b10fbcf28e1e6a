## Brætter

board-empty = (intet tilbage)
board-stock = Forråd, { $name }:
board-to-move = i trækket
board-other = modstanderen
board-exchange = en afbytning er i gang
board-stretches = i spil: { $stretches }
board-stretch = { $length } (linjerne { $first }–{ $last })
board-stretch-one = { $length } (linje { $first })
board-heaps = Bunker: { $heaps }
board-points = Rækker af punkter: { $heaps }
board-pins = Kegler side om side: { $heaps }
board-stocked = Bunker: { $heaps }. Dit forråd: { $mine }, modstanderens: { $theirs }
board-strip = Tændstikker på felt { $coins }
board-row = Række { $row }: din brik på { $mine }, modstanderens på { $theirs }.
board-pawns = Rækker fra den fjerne side: { $ranks } (P: dine bønder, p: modstanderens)

## Ordene for kommandoer og for træk i ord, med andre skrivemåder efter komma; de engelske gælder altid

command-hint = vink, tip
command-why = hvorfor
command-moves = træk
command-board = bræt
command-gaps = mellemrum
command-undo = fortryd
command-resign = giv op
command-save = gem
command-again = igen, ja, j
command-new = nyt, menu
command-quit = slut, afslut, q
command-help = hjælp
command-take = tag, fjern
command-add = læg

## Hvad kommandoerne gør

help-play-hint = hvem der vinder; spørg igen, så får du at vide, hvor du skal se, og så et træk
help-play-why = hvorfor stillingen er vundet eller tabt; efter partiet: hvor det blev tabt
help-moves = vis alle træk
help-board = tegn brættet igen
help-play-gaps = vis eller skjul nim-bunkerne bag brættet
help-play-undo = fortryd dit seneste træk
help-play-resign = giv partiet op
help-play-save = gem partiet i en fil: gem FIL
help-play-again = spil igen, når partiet er slut
play-resign-sure = Vil du virkelig give op? Skriv { $command } igen.
help-play-new = tilbage til menuen
help-quit = forlad spillet
help-help = denne liste
help-play-number = spil træk 3 på listen

## Hvordan man skriver et træk

play-move-help-heaps = 5 2 efterlader 2 af en bunke på 5, og 5 0 tager hele bunken. Eller: tag 3 fra 5.
play-move-help-some = { $heap } { $left } efterlader { $left } af en bunke på { $heap }. Eller: tag { $count } fra { $heap }.
play-move-help-whole = { $heap } 0 tager en hel bunke på { $heap }.
play-move-help-parts = { $heap } { $left } efterlader { $told } af en bunke på { $heap }.
play-move-help-leave = Skriv, hvad du efterlader: 5 2 efterlader 2 af 5, og 7 3 2 efterlader 3 og 2.
play-move-help-add = læg { $count } til { $heap } lægger { $count } fra dit forråd til en bunke på { $heap }. Det gør { $heap } { $left } også.
play-move-help-sum = Begynd med spillets nummer: { $number }/{ $typed } spiller { $typed } i spil { $number }.
play-move-help-example = { $typed } betyder: { $does }.

## Før partiet

play-menu = Fair Play: hvilket spil?
play-menu-sums = Eller en stilling som nim:4,5,6 eller en sum som kayles:7 + nim:2.
play-menu-languages = Language, språk, idioma: en, sv, pt.
play-ask-game = Nummer eller navn:
play-ask-position = Stilling (Enter for { $offered }, eller din egen):
play-ask-convention = Hvem vinder? (Enter for { $usual })
play-ask-opponent = Mod hvem? (Enter for { $usual })
play-ask-strength = Hvor stærk, 1 til { $most }? (Enter for { $usual })
play-ask-first = Hvem begynder? (Enter for { $usual })
play-convention-normal = Den, der trækker sidst, vinder.
play-convention-misere = Den, der trækker sidst, taber (misère).
play-opponent-easy = computeren, let
play-opponent-medium = computeren, middel
play-opponent-perfect = computeren, perfekt: den laver aldrig fejl
play-opponent-level = computeren, på et niveau fra 1 til 10
play-opponent-human = en ven, her ved skærmen
play-first-auto = vælges, så du kan vinde
play-first-random = lodtrækning

## Under partiet

play-you = du
play-computer = computeren
play-name = spiller { $number }
play-commands = Skriv { $hint }, { $moves } eller { $help }, når du vil.
play-prompt-you = Dit træk:
play-prompt-name = { $name } er i trækket:
play-must-capture = Du skal slå: { $captures }
play-only-move = Der er kun ét træk, { $move }. Tryk på Enter for at spille det.
play-hint-type = Skriv { $move }
play-heaps-behind = { $name } som nim-bunker: { $heaps }
play-saved = Gemt: { $file }
play-bye = Tak for spillet.

said-and = { $before } og { $last }
said-comma = { $before }, { $last }
said-semicolon = { $before }; { $last }
said-take = tog { $count } fra bunken på { $heap }
said-all = tog hele bunken på { $heap }
said-add = lagde { $count } til bunken på { $heap }
said-split = delte bunken på { $heap } i { $left }
said-take-split = tog { $count } fra bunken på { $heap } og efterlod { $left }
said-points = viskede { $count } { $count ->
    [one] punkt
   *[other] punkter
    } ud i rækken på { $heap }
said-points-all = viskede hele rækken på { $heap } ud
said-pin = { $left ->
    [0] væltede en kegle, der stod alene
   *[other] væltede én kegle af { $heap } og efterlod { $left }
    }
said-pins = { $left ->
    [0] væltede to kegler, der stod alene
   *[other] væltede to kegler af { $heap } og efterlod { $left }
    }
said-pins-many = { $left ->
    [0] væltede en hel gruppe på { $count }
   *[other] væltede { $count } af { $heap } og efterlod { $left }
    }
said-coin = rykkede tændstikken fra felt { $here } til { $there }
said-coin-off = rykkede tændstikken på felt { $here } ud over enden
said-row = rykkede i række { $row } fra kolonne { $here } til { $there }
said-advance = rykkede frem på linje { $file }
said-capture = slog fra linje { $here } til linje { $there }
said-move = spillede { $move }
said-sum = { $what } i spil { $number }

## Efter partiet

play-over = Enter: spil igen (den anden begynder). Eller { $why }, { $undo }, { $new }, { $quit }.
play-prompt-over = Spil igen?

## Hvad der ikke går

error-no-pin = Der er ingen kegle { $pin }; vælg fra 1 til { $count }
error-not-neighbours = Keglerne { $first } og { $last } står ikke ved siden af hinanden
error-no-number = Listen har intet træk { $number }
error-no-input = Skriv et træk, eller { $help }
error-nothing-played = Du har ikke lavet et træk endnu
error-not-over = Partiet er ikke slut endnu
error-save-name = Giv filen et navn, for eksempel { $save } parti.txt
error-save-exists = { $file }: filen findes allerede og er ikke et gemt parti; vælg et andet navn
