## Aprender: o que há em cada tela.

learn-lead = { $count ->
    [one] Uma lição curta, com algo para fazer em cada tela.
   *[other] { $count } lições curtas, com algo para fazer em cada tela. Descubra por que um dos jogadores vence, dos palitos e pinos às cartas.
    }
learn-lost = Essa lição não existe
learn-screens = { $count ->
    [one] { $count } tela
   *[other] { $count } telas
    }
learn-progress = Feitas: { $done } de { $all }
learn-all = Todas as lições
learn-steps = Telas desta lição
learn-step = Tela { $number }
learn-step-done = Tela { $number }, feita
learn-count = { $number } de { $all }
learn-task = Sua vez de tentar
learn-back = Voltar
learn-next = Próxima
learn-skip = Pular
learn-play = Jogar agora
learn-check = Conferir
learn-choose = Escolha uma jogada
learn-thinking = O computador está pensando
learn-computer = O computador { $what }.
learn-you-win = Você venceu.
learn-computer-wins = O computador venceu.
learn-lost-game = Desta vez o computador venceu. Desfaça jogadas até onde você ainda podia vencer.
learn-leaves = Isso deixa { $left }, e aí o adversário pode vencer com “{ $what }”.
learn-leaves-over = Isso deixa { $left }, e o adversário venceu.
learn-sum = { $before } + { $last }
learn-game = { $game } { $heaps }
learn-won = ganha
learn-lost-word = perdida
learn-safe = segura
learn-unsafe = não segura
learn-is-won = Olhe { $left } de novo: quem tem a vez pode vencer com “{ $what }”.
learn-is-lost = Olhe { $left } de novo. A resposta a “{ $what }” é “{ $then }”, e todas as outras jogadas também têm resposta.
learn-is-lost-at-once = Olhe { $left } de novo: a única jogada apaga o último ponto, e quem o apaga perde.
learn-columns = Na base 2
learn-left-columns = Depois da sua jogada
learn-nim-sum = soma Nim
learn-binary = Algarismos da base 2 para escrever
learn-binary-cell = Linha { $heap }, casa { $place }: { $digit }
learn-binary-wrong = Olhe a linha de { $heap }: os números marcados somam { $made }.
learn-binary-odd = A coluna { $place } ainda tem uma quantidade ímpar de algarismos 1.
learn-column = Coluna { $place }
learn-column-odd = { $count ->
    [one] A coluna { $place } tem { $count } algarismo 1, e { $count } é ímpar.
   *[other] A coluna { $place } tem { $count } algarismos 1, e { $count } é ímpar.
    }
learn-column-even = { $count ->
    [one] A coluna { $place } tem { $count } algarismo 1, e { $count } é par.
   *[other] A coluna { $place } tem { $count } algarismos 1, e { $count } é par.
    }
learn-heap = Acrescente um monte de Nim de
learn-heap-empty = nenhum monte
learn-heap-won = Com um monte de { $heap }, quem tem a vez vence com “{ $what }”.
learn-heap-none = Sem nenhum monte, quem tem a vez vence com “{ $what }”.
learn-mex = O menor número que falta
learn-mex-reached = { $number } não falta. Uma jogada para { $left } tem esse valor.
learn-mex-larger = { $number } falta, mas também falta um número menor.
learn-scale = Duas réguas: cada par, um sobre o outro, soma { $total }
learn-scale-slide = Deslize a régua de baixo: os pares somam { $total }
learn-scale-set = Deslize até que cada par some { $heap }.
learn-scale-pick = { $count ->
    [one] O par de { $heap } tem a soma Nim { $sums }. Qual é o valor?
   *[other] Os pares de { $heap } têm as somas Nim { $sums }. Qual é o valor?
    }
learn-scale-next = Sim, { $heap } tem valor { $value }. Agora ele está nas réguas. Passe ao próximo.
learn-cut = Escolha pinos e veja o que sobra.
learn-cut-found = Valores que você encontrou
learn-cut-value = Valor { $value }. Encontrados até agora: { $found }.
learn-period-length = Comprimento das linhas: { $length }
learn-period-table = Os valores em linhas; o número à esquerda é o do primeiro
learn-period-lit = Âmbar: o valor abaixo é diferente.
learn-period-this = Este é o período
learn-period-differ = { $count ->
    [one] Em linhas de { $length } ainda há { $count } lugar na parte de baixo em que o valor logo abaixo é diferente.
   *[other] Em linhas de { $length } ainda há { $count } lugares na parte de baixo em que o valor logo abaixo é diferente.
    }
learn-period-shorter = Linhas de { $length } se repetem, mas linhas mais curtas também.
learn-period-cell = { $heap }: valor { $value }
learn-period-cell-odd = { $heap }: valor { $value }, o de baixo é diferente
learn-period-end = { $heap } é o último da coluna: não há nada abaixo.
learn-period-agree = { $heap } e { $to } têm o mesmo valor, { $value } e { $other }: aí o ritmo vale.
learn-period-later = { $heap } tem valor { $value } e { $to } tem { $other }. Aí o ritmo se quebra, mas ele se quebra de novo mais abaixo.
learn-like = A fila com o mesmo valor que uma fila de { $heap }
learn-like-wrong = { $heap } − { $row } = { $difference }. Dividido por { $period }, deixa resto { $rest }, não 0.
learn-digit-there = O lugar { $place } é para { $shape }. A forma está na carta: escreva 1.
learn-digit-absent = O lugar { $place } é para { $shape }. A forma não está na carta: escreva 0.
learn-digit-sum = Conte { $shape }: { $terms } = { $sum }. Dividindo por 3, o resto é { $rest }.
learn-away-needed = A carta { $card } tem de ficar: sem ela não há seleção válida entre as outras.
learn-away-single = Só uma carta mostra { $shape }; por isso essa carta não pode entrar na seleção.
learn-free-count = Cartas: { $count } de { $most }
learn-free-more = Ainda não há seleção válida. Pegue mais uma.
learn-free-full = { $count } cartas sem seleção válida. Agora tente com mais uma.
learn-free-claim = Com essa carta há uma seleção válida: as cartas { $cards }.
learn-ways = Maneiras de colocar { $cards } cartas no lado A, no lado B ou em nenhum
learn-ways-wrong = Uma carta tem 3 possibilidades: A, B ou nenhum. Duas cartas têm 3 · 3 = { $two }. Continue até { $cards } cartas.
learn-lost-list = Estas são todas as lições:
learn-no-screen = Esta lição não tem a tela { $number }
learn-no-screen-text = { $all ->
    [one] Ela tem { $all } tela. Vá para ela ou escolha outra lição.
   *[other] Ela tem { $all } telas. Escolha uma delas ou outra lição.
    }
learn-age = A partir de { $age } anos
learn-minutes = { $minutes } min
learn-needs = Antes: { $lessons }
learn-teaches = Você aprende
learn-from = Fonte: { $article }, { $section }
learn-article-nim = “Fair play”, de Mogens Esrom Larsen
learn-article-resta = o artigo sobre o Resta-um
learn-article-zero = o artigo sueco sobre o Zero sumZ
learn-article-mod3 = as instruções do MOD-3 SUMZ
learn-another-hand = Outras cartas
learn-odd = ímpar
learn-even = par
learn-mark-won = Ganha ou perdida para quem tem a vez?
learn-mark-safe = Segura para deixar ao adversário?
learn-mark-odd = Quais colunas são ímpares?
learn-is-over = Olhe { $left } de novo: não há mais jogadas.
learn-drawn-game = As mesmas posições voltam sem parar: empate. Desfaça jogadas e avance.
learn-write-wrong = Olhe { $name } de novo: { $number } não está certo.
learn-value-of = Valor de { $heap }
learn-value-wrong = { $name }: { $why }
learn-write-less = { $name }: um a menos
learn-write-more = { $name }: um a mais
learn-table = Tabela da operação Nim
learn-table-cell = { $row } ⊕ { $column } = { $value }
learn-table-wrong = { $row } ⊕ { $column } = { $value }: não é esta casa.
learn-away-put = A carta { $card } está fora.
error-lesson = { $name }: essa lição não existe; há { $lessons }
error-lesson-screen = { $lesson } não tem a tela { $number }; as telas vão de 1 a { $last }
error-lesson-answer = “{ $text }” não pode ser lido como resposta aqui
learn-table-left = { $count ->
    [one] Falta uma casa.
   *[other] Faltam { $count } casas.
    }
learn-next-lesson = Próxima lição

## As lições do artigo dinamarquês.

learn-nim-title = Nim e a base 2
learn-nim-about = Por que a posição 4, 5, 6, 7 é perdida, e como encontrar a jogada vencedora com quaisquer montes.
learn-nim-teaches = Escrever montes na base 2, contar os algarismos 1 de cada coluna e deixar todas as colunas pares.
learn-nim-section = Nim; Estratégia
learn-disguises-title = Disfarces
learn-disguises-about = Quatro jogos que parecem bem diferentes, e todos são Nim.
learn-disguises-teaches = Ver os montes por trás de uma fita ou de um tabuleiro, e saber por que uma jogada que se desfaz não rende nada.
learn-disguises-section = Nimble; Nimble modificado; Poker-Nim; Jogo de Northcott
learn-sums-title = Somas de jogos
learn-sums-about = Vários jogos ao mesmo tempo: cada um tem um valor, e os valores se somam de um jeito novo.
learn-sums-teaches = Jogar vários jogos ao mesmo tempo: cada um tem um valor, e a soma Nim junta os valores.
learn-sums-section = Soma de jogos
learn-mex-title = O menor ausente
learn-mex-about = O valor de qualquer jogo, a partir das jogadas que ele tem: o menor número que falta.
learn-mex-teaches = Encontrar o valor de um monte a partir dos valores do que ele pode virar.
learn-mex-section = A regra do menor ausente; Kayles; Jogo de Grundy
learn-kayles-title = Kayles
learn-kayles-about = Derrube pinos e vença com várias filas ao mesmo tempo.
learn-kayles-teaches = Copiar o adversário, cortar uma fila e equilibrar filas de comprimentos diferentes.
learn-kayles-section = Kayles
learn-heap-title = Todo jogo justo é um monte
learn-heap-about = Por que a regra do menor ausente vale, o Nim de Lasker de 1 a 8 e o teorema principal.
learn-heap-teaches = Entender por que todo jogo justo conta como um único monte de Nim (teorema de Sprague–Grundy).
learn-heap-section = Nim de Lasker; A regra do menor ausente; Conclusão
learn-periods-title = Períodos
learn-periods-about = Por que os valores do Kayles se repetem para sempre, e o que ninguém sabe do jogo de Grundy.
learn-periods-teaches = Usar a escala de Grundy, encontrar um período e provar que ele nunca acaba.
learn-periods-section = Escala de Grundy; Xadrez de Dawson

## Lições sobre o Resta-um e as cartas: o que diz o mapa.

learn-misere-title = Quem apaga o último perde
learn-misere-about = O Resta-um (Nim misère): as mesmas jogadas, o objetivo oposto e uma única exceção.
learn-misere-teaches = Vencer quando perde quem apaga o último ponto, e saber quando isso muda a jogada.
learn-misere-section = As combinações seguras e a exceção
learn-group-title = O grupo Nim
learn-group-about = Uma soma sem “vai um”: uma tabela e algumas regras, e as filas grandes ficam fáceis.
learn-group-teaches = Fazer somas Nim de cabeça: as regras de um grupo e as potências de dois.
learn-group-section = A operação Nim
learn-zero-title = Zero sumZ
learn-zero-about = Encontre cartas em que cada forma apareça um número par de vezes.
learn-zero-teaches = Reconhecer uma seleção e usar par e ímpar para encontrá-la.
learn-zero-section = Regras do jogo
learn-elimination-title = Zero sumZ por eliminação
learn-elimination-about = Escreva as cartas com algarismos, deixe de fora uma por vez e veja por que sete cartas sempre têm uma seleção.
learn-elimination-teaches = Somar módulo 2, encontrar uma seleção passo a passo e provar dois teoremas.
learn-elimination-section = Uma descrição matemática do jogo
learn-mod-title = MOD-3 SUMZ
learn-mod-about = Some cartas módulo 3, passo a passo, e encontre, entre cinco, dois lados com a mesma soma.
learn-mod-teaches = Contar módulo 3 e encontrar dois conjuntos de cartas com a mesma soma.
learn-mod-section = Somar cartas; dois conjuntos com a mesma soma
learn-third-odd = Só uma das duas cartas tem { $shape }; por isso a terceira também tem de ter.
learn-third-even = As duas cartas têm { $shape }, ou nenhuma tem. Já é par; por isso a terceira fica sem.
