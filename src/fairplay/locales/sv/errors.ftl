## Vad som var fel i det som skrevs. Varje meddelande nämner texten och säger vad som godtas.

error-empty-position = Inget att spela: skriv en ställning som nim:3,4,5 eller en summa som kayles:7 + nim:2
error-unknown-game = { $name }: okänt spel; menade du { $nearest }?
error-unknown-game-list = { $name }: okänt spel; spelen är { $games }
error-components = För många spel i en summa: { $count }, högst { $limit }
error-number = { $text }: inte ett heltal (0, 1, 2, …)
error-number-missing = Ett tal saknas. Skriv ett heltal (0, 1, 2, …)
error-number-long = { $text }: för många siffror, högst { $limit }
error-number-least = { $text }: för litet, minst { $limit }
error-number-most = { $text }: för stort, högst { $limit }
error-items = För många tal i en lista: { $count }, högst { $limit }
error-code-syntax = { $text }: inte en kod; skriv till exempel 0.77, 4.[3], 0.f eller sub{"{"}1,2,5{"}"}
error-code-whole = { $text }: siffran före punkten kan bara vara 0, 4, 8 eller c, eftersom ett drag som inte tar något måste dela en hög
error-code-long = { $text }: koden har för många siffror, högst { $limit }
error-code-empty = { $text }: den koden tillåter inga drag alls
error-subtraction-syntax = { $text }: skriv hur många som får tas, som i sub{"{"}1,2,5{"}"}
error-subtraction-range = { $text }: talen som får tas går från 1 till { $limit }
error-heap-reach = En hög på { $size } är för stor för den här regeln: värden räknas ut till och med { $limit }
error-heap-long = En hög på { $size } tar för lång tid här: värden är kända till och med { $known }. fairplay sequence och fp.sequence går längre
error-moves-listed = För många drag att räkna upp: fler än { $limit }
error-search-options = För stort att söka igenom: fler drag än { $limit }
error-search-positions = För stort att söka igenom: fler ställningar än { $limit }; ingen teori täcker fallet, och vi gissar inte
error-poker-syntax = { $text }: skriv högarna och de två förråden, ditt först, som i 4,5,6/10,10
error-rows-syntax = { $text }: skriv din kolumn och motspelarens för varje rad, som i 1-6,2-6
error-rows-share = { $text }: två pjäser kan inte stå på samma ruta
error-coins-share = { $text }: högst en tändsticka på varje ruta
error-pawns-wide = Ett bräde med { $width } linjer är för brett att spela på: högst { $limit }
error-pawns-syntax = { $text }: skriv hur många linjer som hänger ihop, som i 5,3, eller tre rader, som i p.p/.p./PPP
error-pawns-unreachable = { $text }: ett sådant bräde kan inte uppstå i ett parti
error-normal-only = { $name }: det här spelet kan inte spelas misère här
error-normal-ending = { $name }: det här spelet kan inte spelas misère. Den som gör ett mönster färdigt vinner genast, så det finns inget att vända på
error-normal-poisoned = { $name }: det här spelet är redan misère. Den förgiftade rutan vore det sista bettet, och den som måste äta den förlorar
error-position-misere = { $text }: utelämna ”misère” här. Det hör till hur en ställning löses eller spelas (misere)
error-sum-conventions = { $misere } spelas alltid misère, { $normal } aldrig: de kan inte läggas ihop

error-move-syntax = { $text }: inte ett drag; skriv det som { $example }
error-sum-move-syntax = { $text }: börja med spelets nummer (1 till { $count }) och ett snedstreck, som i 1/5→2
error-illegal-move = { $move }: reglerna tillåter inte det draget här
error-gesture = Det är inget drag på det här brädet
error-no-change = Ett drag måste ändra något
error-adding = I det här spelet får man inte lägga något i en hög
error-no-split = I det här spelet får man inte dela en hög
error-equal-split = De två högarna måste vara olika stora, inte { $left }
error-take-count = Du får inte ta { $count } här. Tillåtet: { $allowed }
error-leave = Du får inte ta { $count } och lämna { $left }
error-leave-nothing = Du får inte ta hela högen på { $heap } här
error-coin-left = Tändstickor flyttas bara åt vänster
error-coin-steps = { $count ->
    [one] I det här spelet får en tändsticka inte gå { $count } ruta
   *[other] I det här spelet får en tändsticka inte gå { $count } rutor på en gång
    }
error-coin-jump = En tändsticka får inte hoppa över en annan eller dela ruta med den
error-along-row = Din pjäs på rad { $row } kan bara flyttas längs sin rad
error-one-forward = En bonde går en ruta rakt fram och slår en ruta snett framåt
error-no-advance = Ingen bonde på linje { $file } kan gå framåt
error-no-capture = Där finns inget att slå
error-no-heap = Det finns ingen hög på { $size } här: { $heaps }
error-no-coin = Det finns ingen tändsticka på ruta { $square }: { $coins }
error-stock = Du kan inte lägga till { $count }: ditt förråd är { $stock }
error-no-row = Det finns ingen rad { $row }: den sista raden är { $count }
error-not-your-piece = På rad { $row } står din pjäs i kolumn { $column }
error-off-board = Kolumn { $column } ligger utanför brädet: 1 till { $width }
error-jump = Din pjäs får inte hoppa över den andra eller dela dess ruta
error-must-capture = Du måste slå först: din bonde på linje { $here } slår den på linje { $there }
error-no-component = Det finns inget spel { $number } i summan: välj 1 till { $count }
error-must-answer = Du måste svara i spel { $number } först: där måste du slå
error-pin-count = { $count ->
    [one] Du får inte fälla { $count } kägla här. Tillåtet: { $allowed } (bredvid varandra)
   *[other] Du får inte fälla { $count } käglor på en gång. Tillåtet: { $allowed } (bredvid varandra)
    }
error-pins-apart = De käglorna står inte bredvid varandra
error-pin-fallen = De käglorna har redan fallit
error-one-heap = Ett drag ändrar bara en hög
error-heap-empty = Här finns inget kvar. Välj en annan hög.
error-heap-stuck = I en hög på { $heap } finns inga drag
error-only-split = I det här spelet tar man inget: dela en hög i två
error-choose = Välj nu vart den ska gå
error-choose-coin = Här finns ingen tändsticka. Välj en tändsticka först.
error-coin-stuck = Den här tändstickan kan inte flyttas: rutan till vänster är upptagen
error-choose-piece = Välj först en av dina egna pjäser
error-not-yours = Den här pjäsen är motspelarens
error-piece-stuck = Den här pjäsen har ingen ledig ruta att gå till
error-undo = Det går inte att ta tillbaka { $count } drag. Spelade drag: { $played }
error-match-over = Partiet är slut
