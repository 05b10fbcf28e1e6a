## Os grupos de jogos, e a página em que se cria um jogo próprio.

group-articles = Dos artigos
group-classics = Clássicos
group-own = Crie o seu
group-cards = Jogos de cartas

home-make = Crie seu próprio jogo
home-make-text = Escreva uma regra com poucas palavras, veja quem ganha e jogue na hora. Sem programar.
server-about-make = Invente um jogo: escreva uma regra com poucas palavras, veja logo os primeiros valores, jogue contra o computador ou com um amigo e compartilhe por um link.

make-lead = Escolha um tipo de jogo, escreva sua regra e jogue. O link contém o jogo inteiro.
make-rule-title = A regra
make-family = Tipo de jogo
make-rule = Regra em palavras
make-words = O que posso escrever?
make-wrong = Não entendi “{ $found }” aqui.
make-missing = Falta alguma coisa aqui.
make-number = Aqui cabe um número de { $least } a { $most }.
make-expected = Você pode escrever:
make-place = Mostrar o lugar na regra
make-no-rule = Este link não contém uma regra própria: { $rule }. Você pode começar pela regra abaixo.
make-values = Primeiros valores
make-before = Ainda na tela: { $rule }
make-of-number = Em cima: o número. Embaixo: o valor dele.
make-of-path = Em cima: quantos pontos há, cada um ligado ao seguinte por uma linha. Embaixo: o valor desse grafo.
make-of-stalk = Em cima: quantos pontos há, cada um sobre o anterior e o primeiro no chão. Embaixo: o valor desse grafo.
make-of-row = Em cima: quantas casas a fila tem, com “{ $sign }” em cada uma. Embaixo: o valor da fila.
make-of-empty-row = Em cima: quantas casas a fila tem, todas vazias. Embaixo: o valor da fila.
make-of-coin = Em cima: qual moeda mostra cara, enquanto todas as outras mostram coroa. Embaixo: o valor.
make-of-pair = A linha e a coluna são os dois números; na casa está o valor deles.
make-of-coin-board = Em cada casa está o valor da moeda dessa linha e dessa coluna quando só ela mostra cara.
make-zero = Com valor 0, perde quem tem a vez (se a última jogada ganha).
make-no-values = As posições deste jogo não são números isolados, por isso não há lista de valores. Jogue e pergunte por quê.
make-code = A mesma regra como código: { $code }.
make-lab = Mais valores no laboratório
make-start = Jogar: { $game }
make-play = Jogar contra o computador
make-play-person = Jogar a dois aqui
make-play-room = Jogar em uma sala
make-copy = Copiar o link
make-print = Imprimir uma folha de exercícios
make-link-text = Quem tem o link pode jogar seu jogo. Nada é guardado: a regra está no link.

## O que se pode escrever, linha por linha: as palavras, uma barra e o que significam. As palavras são em inglês.

make-words-subtraction =
    1,2,3 | Tire um, dois ou três de um monte.
    2,5 | Tire dois ou cinco de um monte.
make-words-octal =
    0.77 | Um algarismo para cada número que se pode tirar: o primeiro depois do ponto vale para tirar um, o segundo para tirar dois, e assim por diante.
    0.3 | Cada algarismo é uma soma do que pode sobrar: 1 quer dizer nada, 2 um monte, 4 dois montes.
    4.7 | O algarismo antes do ponto vale para dividir sem tirar.
make-words-heap =
    take 1-3 | Tire um, dois ou três de um monte.
    take 1,4,9,… | Tire um quadrado perfeito. As reticências continuam a sequência.
    take a prime | Tire um número primo. Também: an odd number (ímpar), an even number (par), a square (quadrado), at most half (no máximo a metade).
    take any | Tire quantos quiser.
    split | Divida um monte em dois. Também: split unequal (diferentes), split equal (iguais).
    take 2 and split | Tire dois e divida o resto em dois montes.
    take 1 or split | Uma coisa ou a outra.
    0.77 | Um código.
make-words-pair =
    take from one | Tire quantos quiser de um dos dois montes.
    take 1-3 from one | Tire um, dois ou três de um monte.
    the same from both | Tire o mesmo número dos dois montes.
    take from the larger | Só do monte maior. Também: the smaller (o menor).
    take a multiple of the smaller from the larger | Como no jogo de Euclides.
    take at most twice the last | Um monte; no máximo o dobro do que o adversário tirou.
make-words-row =
    XX→.. | Dois sinais lado a lado viram duas casas vazias. Você pode digitar - e > no lugar da seta.
    X.→.X | Um sinal anda uma casa para a direita.
    either way | Também no outro sentido.
    XX→.., X→. | Uma coisa ou a outra.
    X.→XX until XXX | O jogo acaba assim que há três sinais seguidos.
make-words-graph =
    remove a vertex | Apague um ponto e suas linhas.
    remove a vertex with its neighbours | Também os pontos ligados a ele.
    remove an edge | Apague uma linha. Também: an edge with its ends (com as pontas).
    remove a vertex of odd degree | Só um ponto com um número ímpar de linhas.
    cut an edge, keep what hangs on the ground | O que não está mais preso ao chão cai.
make-words-coins =
    turn 1-2 | Vire uma ou duas moedas. A mais à direita delas passa de cara para coroa.
    turn 2 next to each other | Só vizinhas.
    turn a run | Vire quantas moedas quiser, uma ao lado da outra.
    turn any | Vire quantas quiser.
