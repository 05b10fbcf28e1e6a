## Bräden

board-empty = (ingenting kvar)
board-stock = Förråd, { $name }:
board-to-move = vid draget
board-other = motspelaren
board-exchange = ett avbyte pågår
board-stretches = i spel: { $stretches }
board-stretch = { $length } (linjerna { $first }–{ $last })
board-stretch-one = { $length } (linje { $first })
board-heaps = Högar: { $heaps }
board-points = Rader med prickar: { $heaps }
board-pins = Käglor sida vid sida: { $heaps }
board-stocked = Högar: { $heaps }. Ditt förråd: { $mine }, motspelarens: { $theirs }
board-strip = Tändstickor på ruta { $coins }
board-row = Rad { $row }: din pjäs på { $mine }, motspelarens på { $theirs }.
board-pawns = Rader från bortre sidan: { $ranks } (P: dina bönder, p: motspelarens)

## Orden för kommandon och för drag i ord, med andra skrivsätt efter komma; de engelska gäller alltid

command-hint = ledtråd, tips
command-why = varför
command-moves = drag
command-board = bräde
command-gaps = mellanrum
command-undo = ångra
command-resign = ge upp
command-save = spara
command-again = igen, ja, j
command-new = nytt, meny
command-quit = sluta, avsluta, q
command-help = hjälp
command-take = ta
command-add = lägg, lägg till

## Vad kommandona gör

help-play-hint = vem som vinner; fråga igen, så får du veta var du ska titta, och sedan ett drag
help-play-why = varför ställningen är vunnen eller förlorad; efter partiet: var det förlorades
help-moves = visa alla drag
help-board = rita brädet igen
help-play-gaps = visa eller dölj nimhögarna bakom brädet
help-play-undo = ta tillbaka ditt senaste drag
help-play-resign = ge upp partiet
help-play-save = spara partiet i en fil: spara FIL
help-play-again = spela igen när partiet är slut
play-resign-sure = Vill du verkligen ge upp? Skriv { $command } en gång till.
help-play-new = tillbaka till menyn
help-quit = lämna spelet
help-help = den här listan
help-play-number = spela drag 3 i listan

## Hur man skriver ett drag

play-move-help-heaps = 5 2 lämnar 2 av en hög på 5, och 5 0 tar hela högen. Eller: ta 3 från 5.
play-move-help-some = { $heap } { $left } lämnar { $left } av en hög på { $heap }. Eller: ta { $count } från { $heap }.
play-move-help-whole = { $heap } 0 tar en hel hög på { $heap }.
play-move-help-parts = { $heap } { $left } lämnar { $told } av en hög på { $heap }.
play-move-help-leave = Skriv det som blir kvar: 5 2 lämnar 2 av en hög på 5, 7 3 2 lämnar 3 och 2 av 7.
play-move-help-add = lägg { $count } till { $heap } lägger { $count } från ditt förråd i en hög på { $heap }. Det gör { $heap } { $left } också.
play-move-help-sum = Börja med spelets nummer: { $number }/{ $typed } spelar { $typed } i spel { $number }.
play-move-help-example = { $typed } betyder: { $does }.

## Före partiet

play-menu = Fair Play: vilket spel?
play-menu-sums = Eller en ställning som nim:4,5,6 eller en summa som kayles:7 + nim:2.
play-menu-languages = Language, sprog, idioma: en, da, pt.
play-ask-game = Nummer eller namn:
play-ask-position = Ställning (Enter för { $offered }, eller en egen):
play-ask-convention = Vem vinner? (Enter för { $usual })
play-ask-opponent = Mot vem? (Enter för { $usual })
play-ask-strength = Hur stark, 1 till { $most }? (Enter för { $usual })
play-ask-first = Vem börjar? (Enter för { $usual })
play-convention-normal = Den som gör det sista draget vinner.
play-convention-misere = Den som gör det sista draget förlorar (misère).
play-opponent-easy = datorn, lätt
play-opponent-medium = datorn, medel
play-opponent-perfect = datorn, perfekt: den gör aldrig fel
play-opponent-level = datorn, på en nivå från 1 till 10
play-opponent-human = en vän, här vid skärmen
play-first-auto = väljs så att du kan vinna
play-first-random = lottning

## Under partiet

play-you = du
play-computer = datorn
play-name = spelare { $number }
play-commands = Skriv { $hint }, { $moves } eller { $help } när du vill.
play-prompt-you = Ditt drag:
play-prompt-name = { $name } är vid draget:
play-must-capture = Du måste slå: { $captures }
play-only-move = Det finns bara ett drag, { $move }. Tryck på Enter för att spela det.
play-hint-type = Skriv { $move }
play-heaps-behind = { $name } som nimhögar: { $heaps }
play-saved = Sparat: { $file }
play-bye = Tack för spelet.

said-and = { $before } och { $last }
said-comma = { $before }, { $last }
said-semicolon = { $before }; { $last }
said-take = tog { $count } från högen på { $heap }
said-all = tog hela högen på { $heap }
said-add = lade { $count } i högen på { $heap }
said-split = delade högen på { $heap } i { $left }
said-take-split = tog { $count } från högen på { $heap } och lämnade { $left }
said-points = suddade { $count } i raden med { $heap }
said-points-all = suddade hela raden med { $heap }
said-pin = { $left ->
    [0] fällde en kägla som stod för sig själv
   *[other] fällde en kägla av { $heap } och lämnade { $left }
    }
said-pins = { $left ->
    [0] fällde två käglor som stod för sig själva
   *[other] fällde två käglor av { $heap } och lämnade { $left }
    }
said-pins-many = { $left ->
    [0] fällde en hel grupp på { $count }
   *[other] fällde { $count } av { $heap } och lämnade { $left }
    }
said-coin = flyttade tändstickan från ruta { $here } till { $there }
said-coin-off = flyttade tändstickan på ruta { $here } ut från remsan
said-row = flyttade på rad { $row } från kolumn { $here } till { $there }
said-advance = gick fram på linje { $file }
said-capture = slog från linje { $here } till linje { $there }
said-move = spelade { $move }
said-sum = { $what } i spel { $number }

## Efter partiet

play-over = Enter: spela igen (den andra börjar). Eller { $why }, { $undo }, { $new }, { $quit }.
play-prompt-over = Spela igen?

## Vad som inte går

error-no-pin = Det finns ingen kägla { $pin }; välj mellan 1 och { $count }
error-not-neighbours = Käglorna { $first } och { $last } står inte bredvid varandra
error-no-number = Listan har inget drag { $number }
error-no-input = Skriv ett drag, eller { $help }
error-nothing-played = Du har inte gjort något drag än
error-not-over = Partiet är inte slut än
error-save-name = Ge filen ett namn, till exempel { $save } parti.txt
error-save-exists = { $file }: filen finns redan och är inget sparat parti; välj ett annat namn
