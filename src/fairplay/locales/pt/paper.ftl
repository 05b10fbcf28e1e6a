## Baralhos para imprimir com suas regras, e folhas de exercícios.

paper-written = { $file }: { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
    }

paper-rules-players = { $size ->
    [one] { $size } carta · 1 a 6 jogadores
   *[other] { $size } cartas · 1 a 6 jogadores
    }
paper-rules-cards = As cartas
paper-rules-cards-even = Há { $count ->
    [one] { $count } forma
   *[other] { $count } formas
    }, e cada forma tem seu próprio lugar nas cartas: cheia se a carta tem a forma, pontilhada se não tem. Cada combinação com pelo menos uma forma aparece uma vez, o que dá { $size } cartas.
paper-rules-cards-sums = Cada carta tem { $count ->
    [one] { $count } campo
   *[other] { $count } campos
    }, um para cada forma, e o número de vezes que a forma aparece vai de 0 a { $most }. Uma forma pontilhada significa 0. Cada combinação, menos a carta vazia, aparece uma vez, o que dá { $size } cartas. Deixe todas as cartas viradas para o mesmo lado.
paper-rules-play = Como jogar
paper-rules-deal = Embaralhe as cartas. Coloque { $hand } delas na mesa com a face para cima e as outras no baralho, com a face para baixo. Todos procuram nas mesmas cartas ao mesmo tempo.
paper-rules-goal-even = Encontre uma seleção válida: algumas das cartas abertas em que cada forma apareça, ao todo, um número par de vezes. Pode ter qualquer número de cartas, e uma seleção maior vale mais.
paper-rules-goal-sums = Encontre uma seleção válida: cartas abertas para dois lados, A e B, com a mesma soma. Para somar cartas, conte cada forma em todas elas e fique com o resto da divisão por { $modulus }. Nenhuma carta pode estar nos dois lados. Um dos lados pode ficar vazio; então a soma do outro tem de ser 0 em cada forma.
paper-rules-goal-times = Você pode contar uma carta de um lado { $times ->
    [one] só uma vez
   *[other] até { $times } vezes
    }.
paper-rules-claim-even = Quem vê primeiro uma seleção válida diz “Zero” e mostra as cartas. Os outros conferem. Se estiver errada, as cartas ficam onde estão.
paper-rules-claim-sums = Quem vê primeiro uma seleção válida avisa e mostra os dois lados. Os outros conferem. Se estiver errada, as cartas ficam onde estão.
paper-rules-take = Se estiver certa, esse jogador leva as cartas da seleção. Complete os lugares vazios com cartas do baralho.
paper-rules-end = O jogo acaba quando restam menos de { $hand } cartas na mesa. Ganha quem tiver mais cartas; quem empata divide a vitória.
paper-rules-example = Exemplo
paper-rules-example-even = As cartas { $places } são uma seleção válida. Os números mostram quantas vezes cada forma aparece nelas. Todos são pares.
paper-rules-example-add = Para somar duas cartas, conte cada forma nas duas. A partir de { $modulus }, só vale o resto da divisão por { $modulus }.
paper-rules-example-sums = Lado A: { $first }. Lado B: { $second }. Os dois têm a mesma soma, portanto estas cartas são uma seleção válida.
paper-rules-example-twice = Se um número aparece várias vezes, a carta conta esse número de vezes.
paper-rules-why = Por que sempre há uma seleção válida
paper-rules-why-always = Há uma carta a mais do que formas. Leia cada carta como um vetor de números módulo { $modulus }. { $hand } vetores são sempre linearmente dependentes em um espaço de dimensão { $count }, e uma dependência é uma seleção válida.
paper-rules-why-end = Cada forma está em { $each ->
    [one] { $each } carta
   *[other] { $each } cartas
    } do baralho, um número par, e cada seleção válida retira um número par dela. Por isso também as cartas que sobram no fim mostram cada forma um número par de vezes.

paper-sheet-title = { $game }: exercícios
paper-sheet-name = Nome
paper-sheet-date = Data
paper-sheet-task = Quem tem a vez pode ganhar? Se puder, escreva todas as jogadas vencedoras.
paper-sheet-task-value = Quem tem a vez pode ganhar? Escreva também o valor da posição e todas as jogadas vencedoras.
paper-sheet-task-even = Quais cartas são uma seleção válida? Nelas cada forma tem de aparecer, ao todo, um número par de vezes. Escreva os números das cartas.
paper-sheet-task-sums = Quais cartas são uma seleção válida? Escreva dois lados com a mesma soma módulo { $modulus }, como em 1 + 3 = 2. Um dos lados pode ficar vazio, como em 1 + 2 = 0.
paper-sheet-heads = Os palitos com a cabeça para cima são de quem tem a vez.
paper-sheet-won = ganha
paper-sheet-lost = perdida
paper-sheet-value = valor
paper-sheet-moves = jogadas vencedoras
paper-sheet-claim = seleção válida
paper-sheet-claims = todas as seleções válidas
paper-sheet-position = posição
paper-sheet-hand = cartas
paper-sheet-outcome = ganha ou perdida
paper-sheet-key = { $move } significa: { $words }.
paper-sheet-answers = { $game }: respostas
