## Baralhos para imprimir com suas regras, e folhas de exercícios.

paper-written = { $file }: { $pages } páginas

paper-rules-players = { $size } cartas · 2 a 6 jogadores, ou sozinho
paper-rules-cards = As cartas
paper-rules-cards-even = Há { $count } formas, e cada forma tem seu próprio lugar nas cartas: cheia onde está presente, pontilhada onde falta. Cada combinação com pelo menos uma forma aparece uma vez, o que dá { $size } cartas.
paper-rules-cards-sums = Cada carta tem { $count } campos, um para cada forma, e mostra nele de 0 a { $most } dessa forma. Uma forma pontilhada significa 0. Cada combinação, menos a carta vazia, aparece uma vez, o que dá { $size } cartas. Todas as cartas ficam viradas para o mesmo lado.
paper-rules-play = Como se joga
paper-rules-deal = Embaralhe as cartas. Ponha { $hand } delas na mesa com a face para cima e as outras no baralho, com a face para baixo. Todos olham as mesmas cartas ao mesmo tempo.
paper-rules-goal-even = Encontre uma seleção válida: uma ou mais das cartas abertas em que cada forma apareça, ao todo, um número par de vezes. Pode ter qualquer número de cartas, e uma seleção maior vale mais.
paper-rules-goal-sums = Encontre uma seleção válida: dois grupos A e B das cartas abertas com a mesma soma. Para somar cartas, conte cada forma em todas elas e fique com o resto da divisão por { $modulus }. Nenhuma carta está nos dois grupos. Um dos grupos pode ser vazio; então a soma do outro é 0 em todos os campos.
paper-rules-goal-times = Cada carta de um grupo pode ser contada até { $times } vezes.
paper-rules-claim-even = Quem primeiro vê uma seleção válida diz “Zero” e mostra as cartas. Os outros conferem. Se estiver errada, as cartas ficam onde estão.
paper-rules-claim-sums = Quem primeiro vê uma seleção válida avisa e mostra os dois grupos. Os outros conferem. Se estiver errada, as cartas ficam onde estão.
paper-rules-take = Se estiver certa, esse jogador leva as cartas da seleção, e outras tantas do baralho preenchem os lugares vazios.
paper-rules-end = O jogo acaba assim que houver menos de { $hand } cartas na mesa. Vence quem tiver mais cartas; quem empata divide a vitória.
paper-rules-example = Exemplo
paper-rules-example-even = As cartas { $places } são uma seleção válida. Juntas, elas mostram cada forma tantas vezes quanto está escrito aqui, e todos os números são pares.
paper-rules-example-add = Somar duas cartas: conte cada forma nas duas. A partir de { $modulus }, só vale o resto da divisão por { $modulus }.
paper-rules-example-sums = Grupo A: { $first }. Grupo B: { $second }. Os dois têm a mesma soma, portanto estas cartas são uma seleção válida.
paper-rules-example-twice = Um número que aparece várias vezes significa que a carta conta várias vezes.
paper-rules-why = Por que sempre há uma seleção válida
paper-rules-why-always = { $hand } cartas são uma a mais do que há formas. Como vetores sobre os números módulo { $modulus }, elas estão num espaço de dimensão { $count }, e mais vetores do que a dimensão são sempre linearmente dependentes. Uma dependência é uma seleção válida.
paper-rules-why-end = Cada forma está em { $each } cartas do baralho, um número par, e cada seleção válida retira um número par dela. Por isso também as cartas que sobram no fim mostram cada forma um número par de vezes.

paper-sheet-title = { $game }: exercícios
paper-sheet-name = Nome
paper-sheet-date = Data
paper-sheet-task = Quem tem a vez pode vencer? Se puder, escreva todas as jogadas vencedoras.
paper-sheet-task-value = Quem tem a vez pode vencer? Escreva também o valor da posição e todas as jogadas vencedoras.
paper-sheet-task-even = Quais cartas são uma seleção válida? Nelas cada forma aparece, ao todo, um número par de vezes. Escreva os números das cartas.
paper-sheet-task-sums = Quais cartas são uma seleção válida? Escreva dois grupos com a mesma soma módulo { $modulus }, como em 1 + 3 = 2. Um dos grupos pode ser vazio, como em 1 + 2 = 0.
paper-sheet-heads = Os palitos com a cabeça para cima são de quem tem a vez.
paper-sheet-won = ganha
paper-sheet-lost = perdida
paper-sheet-value = valor
paper-sheet-moves = jogadas vencedoras
paper-sheet-claim = seleção
paper-sheet-claims = todas as seleções válidas
paper-sheet-position = posição
paper-sheet-hand = cartas
paper-sheet-outcome = resultado
paper-sheet-answers = { $game }: respostas
