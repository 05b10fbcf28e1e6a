## Chomp och Cram, och spel som är en ställning och dess drag.

game-chomp-title = Chomp
game-chomp-rule = Ät en ruta, och allt till höger om den och nedanför försvinner också. Ingen får äta det förgiftade hörnet.
game-cram-title = Cram
game-cram-rule = Täck två fria rutor med en dominobricka, vågrätt eller lodrätt.

how-see-bar = Det här är en chokladkaka. Du och din motspelare turas om. Rutan med krysset är förgiftad: ingen vill äta den.
how-see-tiles = Det här är ett bräde med rutor. Du och din motspelare turas om, och brädet är gemensamt.
how-move-chomp = Ät vilken ruta som helst utom den förgiftade. Rutan försvinner, och med den allt till höger och nedanför.
how-move-cram = Lägg en dominobricka på två fria rutor som ligger bredvid eller under varandra.

board-poison = Rutan i rad 1, kolumn 1 är förgiftad.
board-tiles = Rad { $row }: fritt i kolumn { $columns }.
board-tiles-none = Rad { $row }: inget fritt.

said-bite = åt rad { $row }, kolumn { $column }
said-domino-across = lade en dominobricka i rad { $row }, på kolumn { $here } och { $there }
said-domino-down = lade en dominobricka i kolumn { $column }, på rad { $here } och { $there }
web-do-bite = Ät rad { $row }, kolumn { $column }
web-do-domino-across = Dominobricka i rad { $row }, kolumn { $here } och { $there }
web-do-domino-down = Dominobricka i kolumn { $column }, rad { $here } och { $there }
hint-place-tile = rad { $row }

web-tiles = Rutor
web-tile-free = Rad { $row }, kolumn { $column }
web-tile-poison = Rad { $row }, kolumn { $column }: förgiftad
web-tile-covered = Rad { $row }, kolumn { $column }: täckt
web-tile-taken = { $place }. Valt: { $move }

error-tile-gone = Det finns ingen ruta kvar i rad { $row }, kolumn { $column }
error-tile-covered = Rutan i rad { $row }, kolumn { $column } är redan täckt
error-tile-poison = Den här rutan är förgiftad: ingen får äta den
error-domino-alone = En dominobricka täcker två rutor: tryck nu på en fri ruta intill
error-domino-apart = En dominobricka behöver två rutor bredvid eller under varandra
error-board-size = { $name }: sidorna på ett bräde är från 1 till { $limit }
error-chomp-rows = { $text }: ingen rad får vara längre än den ovanför; till exempel 7,7,3,1 eller 4x7
error-cram-rows = { $text }: skriv brädet som 4x5, eller raderna med . för fria och x för täckta rutor: ..xx./.....
error-rule-cycle = { $name }: med den här regeln tar spelet inte slut: { $cycle }. Ange loopy om spelet får gå runt.
error-states = Spelet kan nå för många ställningar; gränsen är { $limit }
error-state-type = { $name }: en ställning är ett tal, en text eller en tupel av sådana; ange annars hur den skrivs
error-state-text = { $text }: ingen ställning i { $name }; till exempel { $example }

explain-chomp-line = En ensam rad eller kolumn är en nimhög: ett bett gör den så kort man vill. Utan den förgiftade rutan är den en hög på { $heap }.
explain-chomp-corner = Bara översta raden och första kolumnen är kvar. De två armarna är nimhögar, eftersom ett bett kortar av bara en av dem.
explain-chomp-lengths-arms = rutor i varje arm
explain-chomp-arms = Armarna är olika långa: gör dem lika, och härma sedan varje bett i den andra armen.
explain-chomp-arms-equal = Armarna är lika långa: det som äts av den ena kan ätas av den andra.
explain-chomp-two-rows = För två rader finns en sats: ställningen är förlorad precis när den nedre raden är en ruta kortare än den övre.
explain-chomp-two-columns = För två kolumner finns en sats: ställningen är förlorad precis när den andra kolumnen är en ruta kortare än den första.
explain-chomp-lengths-rows = rutor i varje rad
explain-chomp-lengths-columns = rutor i varje kolumn
explain-chomp-two-lost = Så är det här. Efter varje bett kan nästa bett göra den en ruta kortare igen.
explain-chomp-two-won = Så är det inte här. Ett bett kan göra den en ruta kortare.
explain-chomp-square = En kvadratisk kaka är lätt: ät rutan i rad 2, kolumn 2. Kvar blir två lika långa armar, { $arm } och { $arm }, och sedan härmar du varje bett i den andra armen.
explain-chomp-stealing = Den som börjar vinner på varje hel kaka med mer än en ruta. Anta att en sådan kaka vore förlorad. Då skulle motspelaren kunna svara även på det minsta bettet, hörnet mittemot giftet, och vinna. Men varje bett tar också det hörnet, så du kunde ha börjat med just det svaret. Det kallas strategistöld.
explain-chomp-how = Det bevisar att ett vinnande bett finns, men säger inte vilket. Ingen känner till någon regel för alla kakor. Betten som visas här hittades genom att varje mindre ställning räknades ut.
explain-chomp-unknown = Ingen känner till någon regel för den här formen. Värdet hittades genom att varje mindre ställning räknades ut med regeln om minsta undantaget.
explain-cram-line = En ensam rad är spelet 0.07: en dominobricka tar två rutor och lämnar upp till två rader.
explain-cram-middle = Den ena sidan är jämn och den andra udda, så två rutor ligger precis i mitten. Täck dem. Härma sedan varje dominobricka på motsatta sidan, som om brädet hade vridits ett halvt varv: platsen är alltid fri.
explain-cram-even = Båda sidorna är jämna. Den som inte är vid draget vinner därför genom att härma: varje dominobricka besvaras på motsatta sidan, som om brädet hade vridits ett halvt varv. De två platserna överlappar aldrig varandra, så svaret finns alltid.
explain-cram-symmetric = Ställningen ser likadan ut efter ett halvt varv, och ingen dominobricka kan täcka mitten. Den som inte är vid draget vinner därför genom att härma varje dominobricka på motsatta sidan.
explain-cram-odd = Båda sidorna är udda. Att härma går inte, för en dominobricka på mittrutan saknar motsvarighet, och ingen känner till någon annan regel. Värdet hittades genom sökning.
explain-cram-unknown = Ingen känner till någon regel för en sådan ställning. Områden av fria rutor som inte hänger ihop är egna spel. Värdet av varje område hittades genom sökning.
