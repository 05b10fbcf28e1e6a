## Jogos em um grafo: pontos ligados por linhas

game-graph-title = Jogo em um grafo
game-graph-rule = Remova pontos e linhas, como diz a regra.
game-node-kayles-title = Kayles em grafos
game-node-kayles-rule = Tire um ponto junto com todos os pontos ligados a ele.
game-hackenbush-title = Hackenbush verde
game-hackenbush-rule = Corte uma linha; cai tudo o que não está mais ligado ao chão.

how-see-graph = Linhas ligam alguns dos pontos. Você e seu adversário jogam um de cada vez, e os pontos e as linhas são dos dois.
how-see-ground = Linhas crescem do chão. Você e seu adversário jogam um de cada vez, e tudo é dos dois.
how-move-node-kayles = Tire um ponto. Todos os pontos ligados a ele por uma linha saem também.
how-move-hackenbush = Corte uma linha. Cai tudo o que não está mais ligado ao chão.
how-graph-vertex = Remova um ponto com as linhas dele.
how-graph-vertex-with = Remova um ponto junto com todos os pontos ligados a ele.
how-graph-edge = Remova uma linha. As pontas ficam.
how-graph-edge-ends = Remova uma linha junto com as suas duas pontas.
how-graph-or-edge = Ou remova uma linha. As pontas ficam.
how-graph-or-edge-ends = Ou remova uma linha junto com as suas duas pontas.
how-graph-degree = O número de linhas no ponto tem de ser de { $least } a { $most }.
how-graph-degree-one = O número de linhas no ponto tem de ser { $least }.
how-graph-even = O ponto tem de ter um número par de linhas.
how-graph-odd = O ponto tem de ter um número ímpar de linhas.
how-graph-ground = Cai tudo o que não está mais ligado ao chão.

board-graph = Pontos ligados por linhas: { $edges }
board-graph-ground = Linhas, do chão (0) para cima: { $edges }
board-graph-alone = Pontos sem linhas: { $vertices }

said-vertex = removeu o ponto { $vertex }
said-vertex-with = removeu o ponto { $vertex } junto com { $others }
said-edge = removeu a linha { $edge }
said-edge-ends = removeu a linha { $edge } com as pontas
said-cut = cortou a linha { $edge }
said-cut-falls = { $count ->
    [one] cortou a linha { $edge }; caiu mais { $count } linha
   *[other] cortou a linha { $edge }; caíram mais { $count } linhas
    }
web-do-vertex = Remover o ponto { $vertex }
web-do-vertex-with = Remover o ponto { $vertex } junto com { $others }
web-do-edge = Remover a linha { $edge }
web-do-edge-ends = Remover a linha { $edge } com as pontas
web-do-cut = Cortar a linha { $edge }
web-do-cut-falls = { $count ->
    [one] Cortar a linha { $edge }; cai mais { $count } linha
   *[other] Cortar a linha { $edge }; caem mais { $count } linhas
    }
web-graph = Pontos e linhas
hint-place-vertex = o ponto { $vertex }
hint-place-edge = a linha { $edge }
play-move-help-edges = 2 3 remove a linha entre os pontos 2 e 3; o chão é 0.

error-graph-syntax = { $text }: escreva linhas como 1-2,2-3 e pontos soltos como 4
error-graph-loop = { $vertex }-{ $vertex }: uma linha liga dois pontos diferentes
error-graph-vertices = Pontos demais: { $count }. No máximo { $limit }
error-graph-edges = Linhas demais: { $count }. No máximo { $limit }
error-graph-hanging = O ponto { $vertex } não está ligado ao chão, que é 0
error-graph-large = Isto é grande demais para a busca. Pontos e linhas ligados entre si: { $count }. Limite: { $limit }
error-graph-one = Toque em um só ponto ou em uma só linha
error-no-vertex = Não há ponto { $vertex }
error-no-edge = Não há linha { $edge }
error-choose-edge = Neste jogo você escolhe uma linha
error-choose-vertex = Neste jogo você escolhe um ponto
error-vertex-degree = { $degree ->
    [one] Você não pode escolher o ponto { $vertex }: ele tem { $degree } linha
   *[other] Você não pode escolher o ponto { $vertex }: ele tem { $degree } linhas
    }

fact-graph-vertices = Cada jogada remove exatamente um ponto; por isso só importa quantos são: { $count }. O valor é 0 se esse número é par e 1 se é ímpar: { $value }.
fact-graph-edges = Cada jogada remove exatamente uma linha; por isso só importa quantas são: { $count }. O valor é 0 se esse número é par e 1 se é ímpar: { $value }.
fact-graph-sum = Nenhuma linha liga estas { $count } partes. Uma jogada muda só uma delas; por isso cada uma tem seu valor, e juntas são como montes de Nim desses tamanhos.
fact-graph-component = Pontos
fact-graph-value = Valor
fact-graph-mex = Todas as jogadas na parte com { $count ->
    [one] o ponto
   *[other] os pontos
    } { $vertices } e o valor do que elas deixam:
fact-graph-choice = Escolher
fact-graph-leaves = Sobra: valor
fact-graph-mex-value = O menor número ausente é o valor desta parte (regra do menor ausente, mex): { $value }.
fact-path = Os pontos { $vertices } formam uma fila (um caminho) de { $count }. Uma jogada tira da fila um ponto e os vizinhos dele. É o xadrez de Dawson, o jogo octal 0.137: uma fila de { $count } pontos é um monte de { $count }.
fact-path-length = Fila de
fact-path-value = Uma fila de { $count } tem o valor { $value }. A partir de 52 pontos, esses valores se repetem com período 34.
fact-cycle = Os pontos { $vertices } formam um anel (um ciclo) de { $count }. Qualquer que seja a escolha, saem 3 pontos e sobra uma fila de { $left }.
fact-cycle-value = Uma fila de { $left } tem o valor { $path }. O menor número ausente é o valor do anel: { $value }.
fact-node-kayles-open = Há uma teoria para filas e anéis. Para grafos quaisquer não se conhece nenhum método rápido: decidir quem ganha o Kayles em grafos é PSPACE-completo (Schaefer 1978). Por isso, em todos os outros casos, testam-se todas as jogadas.
fact-colon = Comece pelas pontas, onde o valor é 0. Uma linha aumenta o valor em 1: ela e tudo o que está sobre ela são como uma haste desse comprimento. Onde as hastes se encontram, troque-as por uma só, tão longa quanto a soma Nim delas (princípio dos dois-pontos). Assim se desce até o chão, 0.
fact-colon-left = Lugares mais acima que não estão na tabela: { $count }.
fact-colon-place = No ponto
fact-colon-stalks = Hastes
fact-colon-value = Soma Nim
fact-colon-ground = No chão, a soma Nim é o valor da posição inteira: { $value }.
fact-fusion = Há um ciclo. Todos os pontos de um ciclo podem virar um só (princípio da fusão). Cada linha dele conta então como uma linha sozinha, uma haste de 1. Duas se anulam: se o número delas é ímpar, sobra uma linha; se é par, nenhuma.
fact-knot = { $count ->
    [one] { $knot } viram um só ponto com { $count } linha.
   *[other] { $knot } viram um só ponto com { $count } linhas.
    }

draw-title = Desenhar
draw-help = Toque em um lugar vazio para um novo ponto. Toque em dois pontos para ligá-los, ou arraste de um ao outro. Toque em uma linha para escolhê-la.
draw-keys = Teclas: as setas movem o cursor, Enter põe ou escolhe um ponto, Delete remove, Ctrl+Z desfaz.
draw-area = Desenho: pontos e linhas
draw-undo = Desfazer
draw-delete = Remover
draw-clear = Limpar
draw-empty = Toque aqui para pôr um ponto
draw-point = Ponto { $vertex }
draw-ground = Chão
draw-chosen = Escolhido: { $what }
draw-line = linha { $edge }
draw-cursor = Lugar vazio, coluna { $x }, linha { $y }
