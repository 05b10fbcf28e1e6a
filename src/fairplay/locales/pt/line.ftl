## Jogos em uma fila de casas e jogos de virar moedas.

game-turning-turtles-title = Virar tartarugas
game-turning-turtles-rule = Vire uma ou duas moedas. A moeda mais à direita que você virar tem de passar de cara para coroa.
game-mock-turtles-title = Tartarugas falsas
game-mock-turtles-rule = Vire uma, duas ou três moedas. A moeda mais à direita que você virar tem de passar de cara para coroa.
game-treblecross-title = Três cruzes
game-treblecross-rule = Ponha uma cruz em uma casa vazia. Três cruzes seguidas ganham.
game-row-title = Padrões em fila
game-row-rule = Ache o padrão da regra em qualquer lugar da fila e mude-o como a regra diz.
game-coins-title = Virar moedas
game-coins-rule = Vire tantas moedas quantas a regra diz. A moeda mais à direita que você virar tem de passar de cara para coroa.

how-see-coin = As moedas estão em fila, com cara ou coroa para cima. Uma moeda cheia mostra cara, um anel vazio mostra coroa. Você e seu adversário jogam um de cada vez. As moedas são dos dois.
how-see-cells = As casas estão em fila. Você e seu adversário jogam um de cada vez. As casas são dos dois.
how-see-coin-board = As moedas estão em um tabuleiro, com cara ou coroa para cima. Uma moeda cheia mostra cara, um anel vazio mostra coroa. Você e seu adversário jogam um de cada vez. As moedas são dos dois.
how-move-turning-turtles = Vire uma ou duas moedas. A moeda mais à direita que você virar tem de mostrar cara antes e coroa depois. A outra pode ser virada de qualquer jeito.
how-move-mock-turtles = Vire uma, duas ou três moedas. A moeda mais à direita que você virar tem de mostrar cara antes e coroa depois. As outras podem ser viradas de qualquer jeito.
how-move-treblecross = Ponha uma cruz em qualquer casa vazia. Os dois jogadores usam a mesma cruz. Se você fizer três cruzes seguidas, ganha na hora.
how-rule-coins = Moedas a virar: { $counts }. A moeda mais à direita que você virar tem de mostrar cara antes e coroa depois. As outras podem ser viradas de qualquer jeito.
how-rule-coin-board = Linhas a escolher: { $rows }. Colunas a escolher: { $columns }. Vire as moedas onde as linhas e as colunas escolhidas se cruzam. A moeda na última linha e na última coluna escolhidas tem de mostrar cara antes e coroa depois.
how-turn = { $counts }
how-turn-next = { $counts }, uma ao lado da outra
how-turn-run = quantas quiser, uma ao lado da outra
how-turn-any = quantas quiser
how-rule-row = A regra é “{ $rule }”: ache o que está antes de uma seta em qualquer lugar da fila. Isso vira o que está depois da seta. Um ponto é uma casa vazia.
how-rule-either = Um padrão pode ser lido da esquerda ou da direita.
how-rule-until = Faça “{ $signs }”, e você ganha na hora.

board-coins = Moedas: { $count }; com cara: { $heads }
board-coins-none = Moedas: { $count }; nenhuma com cara
board-coin-board = Moedas em um tabuleiro: { $rows } × { $columns }; com cara (linha-coluna): { $heads }
board-coin-board-none = Moedas em um tabuleiro: { $rows } × { $columns }; nenhuma com cara
board-crosses = Casas: { $count }; cruzes: { $crosses }
board-crosses-none = Casas: { $count }; todas vazias
board-cells = Casas: { $count }; sinais: { $cells }

said-turn = virou as moedas { $coins }
said-turn-one = virou a moeda { $coin }
said-turn-board-one = virou a moeda na linha { $row }, coluna { $column }
said-turn-board = virou as moedas { $down ->
    [one] na linha
   *[other] nas linhas
    } { $rows }, { $across ->
    [one] coluna
   *[other] colunas
    } { $columns }
said-cross = pôs uma cruz na casa { $cell }
said-signs = mudou “{ $old }” para “{ $new }” a partir da casa { $cell }
web-do-turn = Virar as moedas { $coins }
web-do-turn-one = Virar a moeda { $coin }
web-do-turn-board-one = Virar a moeda na linha { $row }, coluna { $column }
web-do-turn-board = Virar as moedas { $down ->
    [one] na linha
   *[other] nas linhas
    } { $rows }, { $across ->
    [one] coluna
   *[other] colunas
    } { $columns }
web-do-cross = Pôr uma cruz na casa { $cell }
web-do-signs = Mudar “{ $old }” para “{ $new }” a partir da casa { $cell }

web-cells = Casas
web-cell = Casa { $cell }: { $sign }
web-cell-empty = vazia
web-cell-heads = cara
web-cell-tails = coroa
web-cell-at = Linha { $row }, coluna { $column }: { $sign }
hint-place-cell = a casa { $square }
hint-place-turned = a moeda { $square }
hint-place-coin-at = a moeda na linha { $row }, coluna { $column }

play-move-help-cells = 5 faz a mudança que começa na casa 5. Se houver várias, 5 2 faz a segunda.

error-marked-twice = { $text }: cada número só pode aparecer uma vez
error-cells-few = { $text }: casas de menos para fazer três seguidas; no mínimo { $limit }
error-coin-value = Moeda grande demais para esta regra: { $coin }. Os valores são calculados até a moeda { $limit }
error-no-such-coin = Não há moeda { $coin }: a última é { $count }
error-no-such-place = Não há moeda na linha { $row }, coluna { $column }
error-turn-rightmost = A moeda mais à direita que você virar tem de passar de cara para coroa. Isso não vale para a moeda { $coin }
error-turn-corner = A moeda na última linha e na última coluna escolhidas tem de passar de cara para coroa. A da linha { $row }, coluna { $column } não passa
error-turn-apart = Essas moedas não estão uma ao lado da outra
error-turn-count = Você não pode virar tantas moedas aqui: { $count }. Permitido: { $allowed }
error-turn-rows = Você não pode escolher tantas linhas: { $count }. Permitido: { $allowed }
error-turn-columns = Você não pode escolher tantas colunas: { $count }. Permitido: { $allowed }
error-turn-rectangle = Vire as mesmas colunas em cada linha
error-no-cell = Não há casa { $cell }: a última é { $count }
error-cell-taken = Já há uma cruz na casa { $cell }
error-one-cross = Ponha uma cruz em uma casa
error-no-pattern = A regra “{ $rule }” não permite essa mudança aqui: { $move }
error-no-change-here = Nenhuma mudança assim começa na casa { $cell }. Mudanças que começam ali: { $count }
error-changes-here = Várias mudanças começam na casa { $cell }: acrescente o número da que você quer, de 1 a { $count }
error-touch-more = Isso é parte de uma mudança: toque também nas outras casas que mudam
error-touch-cells = “{ $signs }” não pode mudar assim. A regra: { $rule }
error-row-signs = { $text }: sinais diferentes demais ({ $signs }); no máximo { $limit }
error-row-cycle = “{ $text }”: o jogo pode andar em círculos para sempre, { $cycle }
error-row-idle = “{ $text }”: esta regra nunca permite uma jogada
error-row-long = Casas demais: { $count }; no máximo { $limit }
error-row-cells = { $text }: não é uma fila deste jogo; seus sinais são { $signs }
error-row-stretch = Casas demais ligadas entre si: { $length }; no máximo { $limit }
error-coin-board = { $text }: não é um tabuleiro de moedas; escreva as caras como linha-coluna, por exemplo 2-3,4-1
error-coin-board-large = O tabuleiro é grande demais: { $rows } × { $columns }; no máximo { $limit } × { $limit }

## Por quê

explain-at-once = Uma jogada acaba o jogo aqui, e ganha.
explain-turtles = É Nim disfarçado: uma moeda que mostra cara é um monte do tamanho do seu número, contado da esquerda. Virar só ela tira o monte inteiro. Virar também outra moeda para cara deixa um monte desse tamanho. Se a outra moeda já mostrasse cara, haveria dois montes iguais: eles se anulam, e as duas moedas mostram coroa.
explain-turtle = a moeda { $coin } é um monte de { $heap }
explain-heads-sum = Cada moeda que mostra cara conta como um monte separado. Duas caras na mesma moeda se anulariam, como dois montes iguais: virar uma moeda duas vezes não muda nada. Então o valor da fila é a soma Nim dos valores das caras.
explain-odious = O valor de uma moeda se encontra assim: conte as moedas antes dela, escreva esse número na base 2 e acrescente um algarismo no fim, 0 ou 1, para que a quantidade de algarismos 1 fique ímpar. Isso dá 1, 2, 4, 7, 8, 11, 13, 14, …, os números odiosos.
explain-odious-why = Por quê: uma jogada vira a moeda e, com ela, nenhuma, uma ou duas outras. A soma Nim de nenhum, um ou dois números odiosos menores pode dar qualquer número menor, mas nunca o próprio número: ele é odioso, a soma de dois não é, e cada moeda tem seu próprio valor. Então, pela regra do menor ausente (mex), este é o valor.
explain-ruler = Uma jogada pode virar quantas moedas quiser, desde que estejam uma ao lado da outra. O valor de uma moeda é a maior potência de dois que divide seu número, como as marcas de uma régua.
explain-turn-any = Uma jogada pode virar quaisquer moedas. Os valores são 1, 2, 4, 8, … Leia então a fila como um número na base 2, com a primeira moeda nas unidades: cada jogada o diminui, e pode-se chegar a qualquer número menor.
explain-turn-ones = Toda moeda tem valor 1: toda jogada possível deixa valor 0.
explain-turn-mex = O valor de uma moeda vem das moedas antes dela pela regra do menor ausente (mex): é o menor número que não é a soma Nim dos valores das outras moedas que podem ser viradas com ela.
explain-tartan = Uma jogada escolhe linhas por uma regra e colunas pela outra. Pelo teorema tartã, o valor de uma moeda é o produto Nim dos valores que sua linha e sua coluna têm nos dois jogos.
explain-tartan-sum = O valor do tabuleiro é a soma Nim dos valores das caras.
explain-crosses = Quem joga ao lado de uma cruz, ou deixando uma só casa no meio, perde: o adversário completa três seguidas. Então ninguém quer jogar ali.
explain-crosses-near = Essas casas estão mortas. Cada trecho das outras casas é um jogo separado.
explain-crosses-none = Não resta outra casa. Toda jogada deixa o adversário ganhar.
explain-crosses-code = Em um trecho, uma cruz elimina a sua casa e duas de cada lado. Some duas casas ao comprimento do trecho, e cada jogada tira três: é o jogo octal 0.007, e o monte tem 2 a mais que o trecho.
explain-row-stretches = Nenhuma mudança atravessa as fronteiras entre estes trechos. Então cada um é um jogo separado, e o valor é a soma Nim dos valores deles.
explain-row-coin = moeda
explain-row-before = moedas antes dela
explain-row-binary = na base 2
explain-row-checked = com o algarismo acrescentado
explain-row-value = valor
explain-row-cells = casas
explain-row-signs = sinais
explain-row-length = casas livres
explain-row-heap = monte em 0.007
explain-row-place = linha e coluna
explain-row-factors = valores da linha e da coluna
explain-row-product = produto Nim
explain-row-after = depois de uma jogada
explain-row-options = O que uma jogada pode fazer da fila, com os valores:
explain-row-mex = O menor número ausente entre estes valores é { $value }, e esse é o valor da fila (regra do menor ausente, mex).
explain-row-lets = Onde há um traço, o adversário ganharia na hora: uma jogada assim não conta.
