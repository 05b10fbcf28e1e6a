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
learn-progress = { $done } de { $all } feitas
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
learn-leaves = Isso deixa { $left }, e aí o adversário pode vencer. A jogada que vence: { $what }.
learn-leaves-over = Isso deixa { $left }, e o adversário venceu.
learn-sum = { $before } + { $last }
learn-game = { $game } { $heaps }
learn-won = ganha
learn-lost-word = perdida
learn-safe = segura
learn-unsafe = não segura
learn-is-won = Olhe { $left } de novo: quem tem a vez pode vencer. A jogada que vence: { $what }.
learn-is-lost = Olhe { $left } de novo. Suponha que a primeira jogada seja: { $what }. A resposta é: { $then }. Todas as outras jogadas também têm resposta.
learn-is-lost-at-once = Olhe { $left } de novo: a única jogada apaga o último ponto, e quem o apaga perde.
learn-columns = Os montes na base 2
learn-left-columns = Depois desta jogada
learn-nim-sum = soma Nim
learn-binary = Algarismos da base 2 para escrever
learn-binary-cell = Linha { $heap }, casa { $place }: { $digit }
learn-binary-wrong = Olhe a linha de { $heap }: os números acesos dão { $made }.
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
learn-heap = Junte um monte de Nim de
learn-heap-empty = nenhum monte
learn-heap-won = Com um monte de { $heap }, vence quem tem a vez. A jogada que vence: { $what }.
learn-heap-none = Sem nenhum monte, vence quem tem a vez. A jogada que vence: { $what }.
learn-mex = O menor número que falta
learn-mex-reached = { $number } não falta. Uma jogada para { $left } tem esse valor.
learn-mex-larger = { $number } falta, mas também falta um número menor.
learn-scale = Duas réguas: cada par, um sobre o outro, soma { $total }
learn-scale-slide = Deslize a régua de baixo: os pares somam { $total }
learn-scale-set = Deslize até que cada par some { $heap }.
learn-scale-pick = Os pares de { $heap } têm as somas Nim { $sums }. Qual é o valor?
learn-scale-next = Sim, { $heap } tem valor { $value }. Agora ele está nas réguas. Passe ao próximo.
learn-cut = Escolha pinos e veja o que sobra.
learn-cut-found = Valores que você achou
learn-cut-value = Valor { $value }. Achados até agora: { $found }.
learn-period-length = Comprimento das linhas: { $length }
learn-period-table = Os valores em linhas; o número à esquerda é o do primeiro
learn-period-lit = Âmbar: o valor abaixo é diferente.
learn-period-this = Este é o período
learn-period-differ = { $count ->
    [one] Em linhas de { $length } ainda há { $count } lugar na parte de baixo em que o valor seguinte é diferente.
   *[other] Em linhas de { $length } ainda há { $count } lugares na parte de baixo em que o valor seguinte é diferente.
    }
learn-period-shorter = Linhas de { $length } se repetem, mas linhas mais curtas também.
learn-period-cell = { $heap }: valor { $value }
learn-period-cell-odd = { $heap }: valor { $value }, o de baixo é diferente
learn-period-end = { $heap } é o último da coluna: não há nada abaixo.
learn-period-agree = { $heap } e { $to } têm o mesmo valor, { $value } e { $other }: aí o ritmo vale.
learn-period-later = { $heap } tem valor { $value } e { $to } tem { $other }. Aí o ritmo se quebra, mas ele se quebra de novo mais abaixo.
learn-like = A fila com o mesmo valor que uma fila de { $heap }
learn-like-wrong = { $heap } − { $row } = { $difference }. Dividido por { $period }, deixa resto { $rest }, não 0.
learn-digit-there = A casa { $place } é para { $shape }, e a carta mostra: 1.
learn-digit-absent = A casa { $place } é para { $shape }, e a carta não mostra: 0.
learn-digit-sum = Conte { $shape }: { $terms } = { $sum }, e dividido por 3 isso deixa { $rest }.
learn-away-needed = A carta { $card } precisa ficar: sem ela nenhuma seleção entre as outras é par.
learn-away-single = Só uma carta mostra { $shape }, então ela não pode estar na seleção.
learn-free-count = { $count } de no máximo { $most } cartas
learn-free-more = Nenhuma seleção válida entre estas { $count }. Pegue mais uma.
learn-free-full = { $count } cartas sem seleção válida. Agora tente pôr mais uma.
learn-free-claim = Com ela, as cartas { $cards } são uma seleção válida.
learn-ways = Modos de pôr { $cards } cartas no lado A, no lado B ou em nenhum
learn-ways-wrong = Uma carta tem 3 modos, duas têm 3 · 3 = { $two }. Continue até { $cards } cartas.
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
learn-from = De { $article }: { $section }
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
learn-table = Tabela da soma Nim
learn-table-cell = { $row } ⊕ { $column } = { $value }
learn-table-wrong = { $row } ⊕ { $column } = { $value }: não é esta casa.
learn-away-put = A carta { $card } saiu.
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
learn-nim-about = Por que 4, 5, 6, 7 é perdida, e como achar a jogada vencedora com quaisquer montes.
learn-nim-teaches = Escrever montes na base 2, contar os algarismos 1 de cada coluna e tornar pares todas as colunas.
learn-nim-section = Nim; Estratégia
learn-disguises-title = Disfarces
learn-disguises-about = Quatro jogos que parecem bem diferentes, e todos são Nim.
learn-disguises-teaches = Ver os montes por trás de uma faixa ou de um tabuleiro, e saber por que uma jogada que se desfaz não rende nada.
learn-disguises-section = Nimble; Nimble modificado; Poker-Nim; Jogo de Northcott
learn-sums-title = Somas de jogos
learn-sums-about = Vários jogos ao mesmo tempo: cada um tem um valor, e os valores se somam de um jeito novo.
learn-sums-teaches = Jogar vários jogos ao mesmo tempo: cada um tem um valor, e a soma Nim junta os valores.
learn-sums-section = Soma de jogos
learn-mex-title = O menor ausente
learn-mex-about = O valor de qualquer jogo, a partir das jogadas que ele tem: o menor número que falta.
learn-mex-teaches = Achar o valor de um monte a partir dos valores do que ele pode virar.
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
learn-periods-teaches = Usar a escala de Grundy, achar um período e provar que ele nunca acaba.
learn-periods-section = Escala de Grundy; Xadrez de Dawson

## Misère: Resta-um.

learn-misere-title = Quem apaga o último perde
learn-misere-about = Resta-um: as mesmas jogadas, o objetivo oposto e uma exceção no fim.
learn-misere-teaches = Vencer quando perde quem apaga o último ponto, e conhecer a única exceção.
learn-misere-section = Combinações seguras na base 2
learn-misere-1-title = Pontos isolados
learn-misere-1-text = Uma jogada apaga pontos de uma fila. No Resta-um perde quem tem de apagar o último ponto. Uma combinação é segura se convém deixá-la ao adversário. Quais destas são?
learn-misere-1-done = Com pontos isolados não há escolha: uma quantidade ímpar deles é segura no Resta-um.
learn-misere-2-title = Dois jogos lado a lado
learn-misere-2-text = No Resta-zero vence quem apaga o último ponto. Veja a que jogo cada combinação pertence: ela é segura?
learn-misere-2-done = Enquanto alguma fila tem dois pontos ou mais, as combinações seguras dos dois jogos são as mesmas.
learn-misere-3-title = Filas grandes
learn-misere-3-text = Filas de 19 e 21 pontos. Que terceira fila torna a combinação segura? Torne todas as colunas pares.
learn-misere-3-done = 19 ⊕ 21 = 6: ambos contêm 16, que se cancela, e resta 3 ⊕ 5 = 6.
learn-misere-4-title = O momento da virada
learn-misere-4-text = Só uma fila tem mais de um ponto. Aqui o Resta-um se separa do Resta-zero. Que jogada deixa uma quantidade ímpar de pontos isolados?
learn-misere-4-done = Restam três pontos isolados: você apaga o segundo, e o adversário tem de apagar o último.
learn-misere-5-title = 1, 2, 3 outra vez
learn-misere-5-text = O computador começa com filas de 1, 2 e 3. Responda, e atenção ao momento da virada.
learn-misere-5-done = A mesma combinação é perdida nos dois jogos, mas as últimas jogadas são outras.
learn-misere-6-title = Uma partida inteira
learn-misere-6-text = Filas de 5, 3 e 1, e você começa. Deixe combinações seguras até o fim.
learn-misere-6-done = No filme “O ano passado em Marienbad” joga-se com 7, 5, 3, 1, combinação segura para quem não começa.

## Zero sumZ.

learn-zero-title = Zero sumZ
learn-zero-about = Cartas como vetores: ache a seleção par e veja por que sete cartas sempre têm uma.
learn-zero-teaches = Ver cartas como vetores, achar uma seleção par e saber por que sete cartas sempre têm uma.
learn-zero-section = Uma descrição matemática do jogo
learn-zero-1-title = Uma carta são seis algarismos
learn-zero-1-text = Cada uma de seis formas está na carta ou não. Escreva esta carta: 1 onde a forma está, 0 onde não está.
learn-zero-1-done = Há 2 · 2 · 2 · 2 · 2 · 2 = 64 sequências assim. Sem a vazia, é o baralho de 63.
learn-zero-2-title = Tudo par
learn-zero-2-text = Escolha cartas em que cada forma apareça um número par de vezes. A faixa conta para você.
learn-zero-2-done = É uma seleção válida: os algarismos das cartas somam 0, se 1 + 1 = 0.
learn-zero-3-title = Ponha cartas de lado
learn-zero-3-text = Comece com as sete cartas e conte. Ponha de lado uma carta onde a contagem é ímpar, até todas serem pares.
learn-zero-3-done = As cartas que ficaram são a seleção válida: 2, 5 e 7.
learn-zero-4-title = Procure uma forma sozinha
learn-zero-4-text = Uma forma está aqui em uma só carta; você já sabe qual carta está fora. Escolha a seleção válida.
learn-zero-4-done = Seleções maiores valem mais: as cartas são os pontos.
learn-zero-5-title = Quantas sem seleção?
learn-zero-5-text = Junte cartas sem nenhuma seleção válida entre elas. Até onde você chega? Com seis, tente uma sétima.
learn-zero-5-done = Seis é o máximo. As cartas são vetores de seis algarismos, e sete vetores em seis dimensões são sempre linearmente dependentes: uma dependência é uma seleção válida.
learn-zero-6-title = Sete cartas
learn-zero-6-text = Sete cartas dadas ao acaso. Há uma seleção válida entre elas; ache-a.
learn-zero-6-done = Cada seleção leva um número par de cada forma, e por isso as cartas que sobram no fim também são pares.

## MOD-3 SUMZ.

learn-mod-title = MOD-3 SUMZ
learn-mod-about = Some cartas módulo 3 e ache dois lados com a mesma soma entre cinco.
learn-mod-teaches = Somar módulo 3 e achar dois lados com a mesma soma.
learn-mod-section = Sobre as cartas e a soma módulo 3
learn-mod-1-title = Some duas cartas
learn-mod-1-text = Cada quadrante mostra 0, 1 ou 2 da sua forma. Some quadrante por quadrante; a partir de 3 fica só o resto da divisão por 3.
learn-mod-1-done = 2 + 2 = 4 pentágonos deixam 1, e 2 + 1 = 3 círculos não deixam nenhum.
learn-mod-2-title = Três cartas
learn-mod-2-text = Três cartas com dois pentágonos cada: qual é a soma das três?
learn-mod-2-done = Três vezes o mesmo número é sempre 0 módulo 3.
learn-mod-3-title = Dois lados
learn-mod-3-text = Uma seleção válida são dois lados com a mesma soma. Toque uma vez na carta para o lado A, duas para o lado B.
learn-mod-3-done = Os dois lados têm a mesma soma, e todas as cartas deles são suas.
learn-mod-4-title = Um lado vazio
learn-mod-4-text = Um lado pode ficar vazio. Então o outro deve somar a carta vazia. Ache três cartas que somem.
learn-mod-4-done = Cada quadrante mostra 3 ao todo, e portanto 0.
learn-mod-5-title = Por que cinco bastam
learn-mod-5-text = Cada carta pode estar no lado A, no lado B ou em nenhum. Há só 81 somas. Quantos modos há para cinco cartas?
learn-mod-5-done = 243 modos e só 81 diferenças A − B: dois modos têm de coincidir, e o que os distingue é uma seleção válida.
learn-mod-6-title = Cinco cartas
learn-mod-6-text = Cinco cartas dadas ao acaso. Ache dois lados com a mesma soma; um deles pode ficar vazio.
learn-mod-6-done = Cinco vetores em quatro dimensões são sempre dependentes; os fatores 1 e 2 são os lados A e B.
