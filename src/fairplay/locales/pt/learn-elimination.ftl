## Lição: Zero sumZ por eliminação.

learn-elimination-1-title = Uma carta são seis algarismos
learn-elimination-1-text = Escreva esta carta com seis algarismos (uma sêxtupla): 1 onde a forma está na carta, 0 onde não está.
learn-elimination-1-done = Há 2 · 2 · 2 · 2 · 2 · 2 = 64 sequências assim. Sem a vazia, são as 63 cartas do baralho.
learn-elimination-2-title = Some as colunas
learn-elimination-2-text = Há sete cartas na mesa. Conte cada forma: some os algarismos das sete cartas, coluna por coluna.
learn-elimination-2-done = (3, 2, 1, 5, 3, 2): três triângulos, dois quadrados, um pentágono, cinco hexágonos, três losangos e dois círculos.
learn-elimination-3-title = Só importa par ou ímpar
learn-elimination-3-text = Uma seleção precisa de quantidades pares; por isso contamos com 1 + 1 = 0 (no corpo 𝔽₂). Marque quais formas são ímpares e quais são pares.
learn-elimination-3-done = Com 0 para par e 1 para ímpar, a soma é (1, 0, 1, 1, 1, 0). Uma seleção válida tem soma (0, 0, 0, 0, 0, 0).
learn-elimination-4-title = Um só pentágono
learn-elimination-4-text = Há um só pentágono. Que carta não pode entrar na seleção?
learn-elimination-4-done = A carta 4 está fora. Ela leva junto um hexágono, e a soma passa a ser (3, 2, 0, 4, 3, 2).
learn-elimination-5-title = Deixe de fora uma carta por vez
learn-elimination-5-text = Continue assim: onde a contagem é ímpar, deixe de fora uma carta com essa forma e veja o que muda. Pare quando tudo for par.
learn-elimination-5-done = Ficaram as cartas 2, 5 e 7, com soma (2, 2, 0, 2, 2, 0): é a seleção válida.
learn-elimination-6-title = Funciona sempre?
learn-elimination-6-text = Entre sete cartas há muitas escolhas: cada carta entra ou não. Cada escolha tem uma soma, e só há 64 somas. Quantas escolhas há, contando a vazia?
learn-elimination-6-done = 128 escolhas, mas só 64 somas: duas escolhas têm a mesma soma. Deixe de fora as cartas que estão nas duas, e o resto tem soma 0: uma seleção válida. (Teorema 1: sete vetores em um espaço de dimensão 6 são linearmente dependentes.)
learn-elimination-7-title = Quantos triângulos?
learn-elimination-7-text = O baralho tem 63 cartas, todas diferentes. Em quantas delas há um triângulo?
learn-elimination-7-done = Com o triângulo na carta, cada uma das outras cinco formas está ou não está: 2 · 2 · 2 · 2 · 2 = 32 cartas. Vale para cada forma, e 32 é par.
learn-elimination-8-title = A última carta
learn-elimination-8-text = O baralho inteiro é par, e cada seleção retira uma quantidade par de cada forma. Por isso as cartas que sobram no fim também são pares (teorema 2). Sobraram três, e uma está virada para baixo. Qual é?
learn-elimination-8-done = Você sabe qual é a carta sem vê-la. Experimente com os amigos depois da próxima partida.

learn-count-wrong = Conte outra vez { $shape }, carta por carta: { $terms } = { $count }.
learn-mark-shapes = Par ou ímpar?
learn-shape-odd = { $count } é ímpar. Veja outra vez: { $shape }.
learn-shape-even = { $count } é par. Veja outra vez: { $shape }.
learn-alone = A carta que não pode entrar na seleção
learn-alone-wrong = Na carta { $card } não há { $shape }.
learn-deck-with = Quantas das { $size } cartas têm { $shape }
learn-deck-without = { $count } é o número de cartas sem { $shape }: todas as maneiras para as outras cinco formas, menos a carta vazia.
learn-deck-wrong = { $count } não está certo. Cada uma das outras cinco formas está na carta ou não: conte essas possibilidades.
learn-ways-chosen = Maneiras de escolher entre { $cards } cartas
learn-ways-chosen-wrong = Uma carta tem 2 possibilidades: entra ou não. Duas cartas têm 2 · 2 = { $two }. Continue até { $cards } cartas.
