## Chomp og Cram, og spil som er en stilling og dens træk.

game-chomp-title = Chomp
game-chomp-rule = Bid et felt af, og alt til højre for det og nedenunder følger med. Ingen må spise det forgiftede hjørne.
game-cram-title = Cram
game-cram-rule = Dæk to frie felter med en dominobrik, vandret eller lodret.

how-see-bar = Det her er en plade chokolade. Du og din modstander skiftes. Feltet med krydset er forgiftet: ingen vil spise det.
how-see-tiles = Det her er et bræt med felter. Du og din modstander skiftes, og brættet er fælles.
how-move-chomp = Bid et hvilket som helst felt af, bare ikke det forgiftede. Alt til højre for det og nedenunder forsvinder også.
how-move-cram = Læg en dominobrik på to frie felter, der ligger ved siden af eller under hinanden.

board-poison = Feltet i række 1, kolonne 1 er forgiftet.
board-tiles = Række { $row }: frit i kolonne { $columns }.
board-tiles-none = Række { $row }: intet frit.

said-bite = bed i række { $row }, kolonne { $column }
said-domino-across = lagde en dominobrik i række { $row }, på kolonne { $here } og { $there }
said-domino-down = lagde en dominobrik i kolonne { $column }, på række { $here } og { $there }
web-do-bite = Bid i række { $row }, kolonne { $column }
web-do-domino-across = Dominobrik i række { $row }, kolonne { $here } og { $there }
web-do-domino-down = Dominobrik i kolonne { $column }, række { $here } og { $there }
hint-place-tile = række { $row }

web-tiles = Felter
web-tile-free = Række { $row }, kolonne { $column }
web-tile-poison = Række { $row }, kolonne { $column }: forgiftet
web-tile-covered = Række { $row }, kolonne { $column }: dækket
web-tile-taken = { $place }. Valgt: { $move }

error-tile-gone = Der er ikke noget felt tilbage i række { $row }, kolonne { $column }
error-tile-covered = Feltet i række { $row }, kolonne { $column } er allerede dækket
error-tile-poison = Dette felt er forgiftet: ingen må spise det
error-domino-alone = En dominobrik dækker to felter: tryk nu på et frit felt ved siden af
error-domino-apart = En dominobrik kræver to felter ved siden af eller under hinanden
error-board-size = { $name }: hver side af et bræt skal være fra 1 til { $limit }
error-chomp-rows = { $text }: ingen række må være længere end den ovenover; for eksempel 7,7,3,1 eller 4x7
error-cram-rows = { $text }: skriv brættet som 4x5, eller dets rækker med . for frie og x for dækkede felter: ..xx./.....
error-rule-cycle = { $name }: med denne regel slutter spillet ikke: { $cycle }. Angiv loopy, hvis spillet må gå i ring.
error-states = Spillet kan nå for mange stillinger; grænsen er { $limit }
error-state-type = { $name }: en stilling er et tal, en tekst eller en tupel af sådanne; angiv ellers, hvordan den skrives
error-state-text = { $text }: ikke en stilling i { $name }; for eksempel { $example }

explain-chomp-line = En enkelt række eller kolonne er en nim-bunke: et bid gør den så kort, man vil. Uden det forgiftede felt er den en bunke på { $heap }.
explain-chomp-corner = Kun den øverste række og den første kolonne er tilbage. De to arme er nim-bunker, fordi et bid kun forkorter den ene.
explain-chomp-lengths-arms = felter i hver arm
explain-chomp-arms = Armene er forskellige: gør dem lige lange, og efterlign derefter hvert bid i den anden arm.
explain-chomp-arms-equal = Armene er lige lange: hvad der bides af den ene, kan bides af den anden.
explain-chomp-two-rows = For to rækker er der en sætning: stillingen er tabt, netop når den nederste række er ét felt kortere end den øverste.
explain-chomp-two-columns = For to kolonner er der en sætning: stillingen er tabt, netop når den anden kolonne er ét felt kortere end den første.
explain-chomp-lengths-rows = felter i hver række
explain-chomp-lengths-columns = felter i hver kolonne
explain-chomp-two-lost = Sådan er det her. Efter hvert bid kan det næste bid gøre den ét felt kortere igen.
explain-chomp-two-won = Sådan er det ikke her. Et bid kan gøre den ét felt kortere.
explain-chomp-square = En kvadratisk plade er let: bid i feltet i række 2, kolonne 2. Tilbage er to lige lange arme, { $arm } og { $arm }, og derefter efterligner du hvert bid i den anden arm.
explain-chomp-stealing = Den, der begynder, vinder på hver hel plade med mere end ét felt. Antag nemlig, at pladen var tabt for dig. Så kunne modstanderen svare selv på det mindste bid, hjørnet over for giften, og vinde. Men hvert bid tager også det hjørne, så du kunne være begyndt med netop det svar. Det kaldes strategityveri.
explain-chomp-how = Det beviser, at der findes et vindende bid, men ikke hvilket. Ingen kender en regel for alle plader. De bid, der vises her, er fundet ved at beregne alle mindre stillinger.
explain-chomp-unknown = Ingen kender en regel for denne form. Værdien er fundet ved at beregne alle mindre stillinger med reglen om den mindste undtagelse.
explain-cram-line = En enkelt række er spillet 0.07: en dominobrik tager to felter og efterlader op til to rækker.
explain-cram-middle = Den ene side er lige og den anden ulige, så to felter ligger præcis i midten. Dæk dem. Efterlign derefter hver dominobrik på den modsatte side, som om brættet var drejet en halv omgang: pladsen er altid fri.
explain-cram-even = Begge sider er lige. Den, der ikke er i trækket, vinder derfor ved at efterligne: hver dominobrik besvares på den modsatte side, som om brættet var drejet en halv omgang. De to pladser overlapper aldrig, så der er altid et svar.
explain-cram-symmetric = Stillingen ser ens ud efter en halv omgang, og ingen dominobrik kan dække midten. Den, der ikke er i trækket, vinder derfor ved at efterligne hver dominobrik på den modsatte side.
explain-cram-odd = Begge sider er ulige. Man kan ikke efterligne, for en dominobrik på det midterste felt har ingen makker, og ingen kender nogen anden regel. Værdien er fundet ved søgning.
explain-cram-unknown = Ingen kender en regel for sådan en stilling. Områder af frie felter, der ikke hænger sammen, er spil for sig. Værdien af hvert område er fundet ved søgning.
