## Chomp og Cram, og spil som er en stilling og dens træk.

game-chomp-title = Chomp
game-chomp-rule = Bid et felt, og alt til højre for det og nedenunder forsvinder også. Ingen må spise det forgiftede hjørne.
game-cram-title = Cram
game-cram-rule = Dæk to frie felter ved siden af hinanden med en dominobrik.

how-see-bar = Det her er en plade chokolade. Du og din modstander skiftes. Feltet med krydset er forgiftet: ingen vil spise det.
how-see-tiles = Det her er et bræt med felter, og det tilhører jer begge. I skiftes.
how-move-chomp = Bid et hvilket som helst felt undtagen det forgiftede. Feltet forsvinder, og med det alt til højre og nedenunder.
how-move-cram = Læg en dominobrik på to frie felter, der ligger ved siden af eller under hinanden.

board-poison = Feltet i række 1, søjle 1 er forgiftet.
board-tiles = Række { $row }: frit i søjle { $columns }.
board-tiles-none = Række { $row }: intet frit.

said-bite = bed række { $row }, søjle { $column }
said-domino-across = lagde en dominobrik i række { $row }, på søjle { $here } og { $there }
said-domino-down = lagde en dominobrik i søjle { $column }, på række { $here } og { $there }
web-do-bite = Bid række { $row }, søjle { $column }
web-do-domino-across = Dominobrik i række { $row }, søjle { $here } og { $there }
web-do-domino-down = Dominobrik i søjle { $column }, række { $here } og { $there }
play-move-help-bites = 2 3 bider feltet i række 2, søjle 3, og alt til højre og nedenunder.
play-move-help-dominoes = 2:3-4 lægger en dominobrik i række 2 på søjle 3 og 4, og 2-3:4 i søjle 4 på række 2 og 3.
hint-place-tile = række { $row }

web-tiles = Felter
web-tile-free = Række { $row }, søjle { $column }
web-tile-poison = Række { $row }, søjle { $column }: forgiftet
web-tile-covered = Række { $row }, søjle { $column }: dækket
web-tile-taken = { $place }. Valgt: { $move }

error-tile-gone = Der er ikke noget felt tilbage i række { $row }, søjle { $column }
error-tile-covered = Feltet i række { $row }, søjle { $column } er allerede dækket
error-tile-poison = Dette felt er forgiftet: ingen må spise det
error-domino-alone = En dominobrik dækker to felter: rør nu ved et frit felt ved siden af
error-domino-apart = En dominobrik kræver to felter ved siden af eller under hinanden
error-board-size = { $name }: siderne på et bræt er fra 1 til { $limit }
error-chomp-rows = { $text }: ingen række må være længere end den ovenover; for eksempel 7,7,3,1 eller 4x7
error-cram-rows = { $text }: skriv brættet som 4x5, eller dets rækker med . for frie og x for dækkede felter: ..xx./.....
error-rule-cycle = { $name }: reglen slutter ikke: { $cycle }. Angiv loopy, hvis spillet må gå i ring.
error-states = Spillet kan nå for mange stillinger; grænsen er { $limit }
error-state-type = { $name }: en stilling er et tal, en tekst eller en tupel af sådanne; sig ellers, hvordan den skrives
error-state-text = { $text }: ingen stilling i { $name }; for eksempel { $example }

explain-chomp-line = En enkelt række eller søjle er en nim-bunke: et bid gør den så kort, man vil. Uden det forgiftede felt er den en bunke på { $heap }.
explain-chomp-corner = Kun øverste række og første søjle er tilbage. De to arme er nim-bunker, fordi et bid kun forkorter den ene.
explain-chomp-lengths-arms = felter i hver arm
explain-chomp-arms = Armene er forskellige: gør dem lige lange, og efterlign derefter hvert bid i den anden arm.
explain-chomp-arms-equal = Armene er lige lange: hvad der bides af den ene, kan bides af den anden.
explain-chomp-two-rows = For to rækker er der en sætning: stillingen er tabt, netop når den nederste række har ét felt færre end den øverste.
explain-chomp-two-columns = For to søjler er der en sætning: stillingen er tabt, netop når den anden søjle har ét felt færre end den første.
explain-chomp-lengths-rows = felter i hver række
explain-chomp-lengths-columns = felter i hver søjle
explain-chomp-two-lost = Her er der ét færre. Efter hvert bid kan der igen blive ét færre.
explain-chomp-two-won = Det er der ikke her. Ét bid gør den ét felt kortere.
explain-chomp-square = En kvadratisk plade er let: bid feltet i række 2, søjle 2. Tilbage er to lige lange arme, { $arm } og { $arm }, og derefter efterligner du hvert bid i den anden arm.
explain-chomp-stealing = Den, der begynder, vinder på hver hel plade. Antag, at den var tabt. Så kunne modstanderen svare selv på det mindste bid, hjørnet over for giften, og vinde. Men hvert bid tager også det hjørne, så du kunne begynde med netop det svar. Det kaldes strategityveri.
explain-chomp-how = Det beviser, at der findes et vindende bid, men ikke hvilket. Ingen kender en regel for alle plader. De bid, der vises her, blev fundet ved at beregne hver mindre stilling.
explain-chomp-unknown = Ingen kender en regel for denne form. Værdien blev fundet ved at beregne hver mindre stilling med reglen om den mindste undtagelse.
explain-cram-line = En enkelt række er spillet 0.07: en dominobrik tager to felter og efterlader op til to rækker.
explain-cram-middle = Den ene side er lige og den anden ulige, så to felter ligger præcis i midten. Dæk dem. Efterlign derefter hver dominobrik på den modsatte side, som efter en halv omgang af brættet: pladsen er altid fri.
explain-cram-even = Begge sider er lige. Den, der trækker som nummer to, vinder derfor ved at efterligne: hver dominobrik besvares på den modsatte side, som efter en halv omgang af brættet. De to pladser overlapper aldrig, så svaret findes altid.
explain-cram-symmetric = Stillingen ser ens ud efter en halv omgang, og ingen dominobrik kan dække midten. Den, der trækker som nummer to, vinder derfor ved at efterligne hver dominobrik på den modsatte side.
explain-cram-odd = Begge sider er ulige. Man kan ikke efterligne, for en dominobrik på det midterste felt har ingen makker, og ingen kender en anden regel. Værdien blev fundet ved søgning.
explain-cram-unknown = Ingen kender en regel for en sådan stilling. Frie felter, der ikke hænger sammen, er spil for sig. Værdien af hvert område blev fundet ved søgning.
