## Aprender: o que há em cada tela.

learn-lead = { $count ->
    [one] Uma lição curta, com algo para fazer em cada tela.
   *[other] { $count } lições curtas, com algo para fazer em cada tela. Elas mostram por que um dos jogadores vence, dos palitos e pinos às cartas.
    }
learn-lost = Essa lição não existe
learn-screens = { $count } telas
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
learn-lost-game = Desta vez o computador venceu. Desfaça jogadas até achar onde a posição ainda era sua.
learn-leaves = Isso deixa { $left }, e então o adversário pode vencer. A jogada que vence: { $what }.
learn-leaves-over = Isso deixa { $left }, e assim o adversário já venceu.
learn-won = ganha
learn-lost-word = perdida
learn-safe = segura
learn-unsafe = não segura
learn-is-won = Olhe { $left } de novo: quem joga pode vencer. A jogada que vence: { $what }.
learn-is-lost = Olhe { $left } de novo. Suponha que a primeira jogada seja: { $what }. Então a resposta é: { $then }. Toda outra jogada também tem resposta.
learn-is-lost-at-once = Olhe { $left } de novo: a única jogada apaga o último ponto, e isso perde.
learn-columns = Os montes em base 2
learn-left-columns = O que essa jogada deixa
learn-nim-sum = soma nim
learn-binary = Algarismos binários para preencher
learn-binary-cell = Linha { $heap }, casa { $place }: { $digit }
learn-binary-wrong = Olhe a linha de { $heap }: o que está aceso dá { $parts } = { $sum }.
learn-binary-odd = A coluna { $place } ainda tem uma quantidade ímpar de uns.
learn-column = Coluna { $place }
learn-column-odd = A coluna { $place } tem { $count } uns, e { $count } é ímpar: ela faz parte da sua escolha.
learn-column-even = A coluna { $place } tem { $count } uns, e { $count } é par: deixe-a de fora.
learn-heap = Some um monte de Nim com
learn-heap-empty = nenhum monte
learn-heap-won = Com um monte de { $heap } a soma é ganha para quem joga. A jogada que vence: { $what }.
learn-heap-none = Sozinha a fila é ganha para quem joga. A jogada que vence: { $what }.
learn-mex = O menor número que falta
learn-mex-reached = { $number } está lá: uma jogada para { $left } tem esse valor.
learn-mex-larger = { $number } falta, mas um número menor também falta.
learn-scale = Duas réguas: cada par, um sobre o outro, soma { $total }
learn-scale-slide = Deslize a régua de baixo: os pares somam { $total }
learn-scale-set = Deslize até que cada par some { $heap }.
learn-scale-pick = Os pares de { $heap } têm somas nim { $sums }. Qual é o valor?
learn-scale-next = Sim, { $heap } tem valor { $value }. Ele já está nas réguas; passe ao próximo.
learn-cut = Escolha pinos e veja o que sobra.
learn-cut-found = Valores achados
learn-cut-value = Valor { $value }. Até agora: { $found }.
learn-period-length = Comprimento das linhas: { $length }
learn-period-table = Os valores em linhas; o número à esquerda é o primeiro monte
learn-period-lit = Âmbar: o valor abaixo é outro.
learn-period-this = Este é o período
learn-period-differ = Em linhas de { $length }, valores um sob o outro ainda diferem em { $count } lugares da parte de baixo.
learn-period-shorter = Linhas de { $length } se repetem, mas uma linha mais curta também.
learn-period-cell = { $heap }: valor { $value }
learn-period-cell-odd = { $heap }: valor { $value }, o de baixo é diferente
learn-period-end = { $heap } é o último da coluna: não há nada abaixo.
learn-period-agree = { $heap } e { $to } têm o mesmo valor, { $value } e { $other }: nada se quebra aí.
learn-period-later = { $heap } tem o valor { $value } e { $to } tem { $other }. O ritmo se quebra aí, mas mais abaixo de novo.
learn-like = A fila que tem o valor de { $heap } pinos
learn-like-wrong = { $heap } − { $row } = { $difference }, e dividido por { $period } isso deixa resto { $rest }, não 0.
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
learn-no-screen-text = Ela tem { $all } telas. Escolha uma delas, ou outra lição.
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
learn-mark-won = Ganha ou perdida para quem joga?
learn-mark-safe = Segura para deixar ao adversário?
learn-mark-odd = Quais colunas são ímpares?
learn-is-over = Olhe { $left } de novo: não resta nenhuma jogada.
learn-drawn-game = As mesmas posições voltam sempre: empate. Desfaça jogadas e vá para a frente.
learn-write-wrong = Olhe { $name } de novo: { $number } não está certo.
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

## Nim e a base 2.

learn-nim-title = Nim e a base 2
learn-nim-about = Por que 4, 5, 6, 7 é perdida, e como achar a jogada vencedora em quaisquer montes.
learn-nim-teaches = Escrever montes na base 2, contar os algarismos 1 de cada coluna e deixar todas as colunas pares.
learn-nim-section = Nim; Estratégia
learn-nim-1-title = Dois montes
learn-nim-1-text = Uma jogada retira um ou mais palitos de um só monte. Quem retira o último vence. Aqui há montes de 3 e 5: ache a jogada que vence.
learn-nim-1-done = Agora os montes são iguais. O que fizerem em um, você repete no outro.
learn-nim-2-title = Montes iguais
learn-nim-2-text = Dois montes de 4, e o computador começa. Iguale os montes depois de cada jogada dele.
learn-nim-2-done = Montes iguais são perdidos para quem tem a vez: toda jogada os desiguala, e o outro os iguala de novo.
learn-nim-3-title = Montes de 4, 2 e 1
learn-nim-3-text = Com mais montes, o truque é escrever cada um como soma de potências de dois diferentes. Acenda os números que somam cada monte.
learn-nim-3-done = Cada monte se escreve assim de um único modo: o seu número na base 2.
learn-nim-4-title = Colunas ímpares
learn-nim-4-text = Agora conte os uns de cada coluna. Marque toda coluna que tem uma quantidade ímpar.
learn-nim-4-done = Uma coluna com quantidade par de uns é como dois montes iguais. Só a ímpar pede atenção.
learn-nim-5-title = Torne todas as colunas pares
learn-nim-5-text = Escolha uma jogada e veja as colunas que ela deixa. Três jogadas tornam todas as colunas pares.
learn-nim-5-done = Todas as colunas são pares; o adversário terá de estragar alguma, e você conserta de novo.
learn-nim-6-title = 1, 2, 3 é perdida
learn-nim-6-text = O computador tem de começar com montes de 1, 2 e 3. Responda deixando todas as colunas pares, até o fim.
learn-nim-6-done = Cada resposta deixou dois montes iguais: a partir de 1, 2, 3 isso é sempre possível.
learn-nim-7-title = Uma partida inteira
learn-nim-7-text = Montes de 3, 4 e 5, e você começa. O computador não erra, mas a posição é ganha.
learn-nim-7-done = Foi um jogo perfeito. As mesmas colunas decidem toda posição de Nim.

## Somas de jogos.

learn-sums-title = Somas de jogos
learn-sums-about = Vários jogos ao mesmo tempo: cada um tem um valor, e os valores se somam de um modo novo.
learn-sums-teaches = Jogar vários jogos ao mesmo tempo: cada jogo tem um valor, e os valores se somam pela soma Nim.
learn-sums-section = Soma de jogos
learn-sums-1-title = Ganha e ganha dá perdida
learn-sums-1-text = Nim é uma soma: cada monte é um jogo, e uma jogada se faz em um deles. Diga de cada posição se quem tem a vez pode vencer.
learn-sums-1-done = Cada monte sozinho é ganho, e no entanto 2, 2 e 1, 2, 3 são perdidas. Ganha e perdida não bastam: uma soma precisa de números.
learn-sums-2-title = O monte que equilibra
learn-sums-2-text = Cinco pinos em fila: uma jogada derruba um pino ou dois vizinhos. Que monte de Nim deve ser somado para que a soma seja perdida para quem tem a vez?
learn-sums-2-done = Só um monte serve. O tamanho dele é o valor da fila: em toda soma a fila se comporta como esse monte.
learn-sums-3-title = Somar sem vai-um
learn-sums-3-text = Os montes 5 e 3 juntos valem um só monte. Ache-o: escreva uma terceira linha que torne todas as colunas pares.
learn-sums-3-done = Logo 5 ⊕ 3 = 6: some na base 2, mas com 1 + 1 = 0. É a soma nim.
learn-sums-4-title = Pinos e palitos
learn-sums-4-text = Sete pinos valem 2, e o monte 3. Escolha uma jogada em um dos jogos, veja os valores que ela deixa e leve a soma nim a 0.
learn-sums-4-done = A soma nim é 0, então a soma é perdida para quem deve jogar agora.
learn-sums-5-title = Jogue uma soma
learn-sums-5-text = Cinco pinos e montes de 2 e 3, e você começa. Os valores são 4, 2 e 3.
learn-sums-5-done = Agora você vence somas de jogos que só têm em comum os seus valores.

## A regra do mex.

learn-mex-title = A regra do mex
learn-mex-about = O valor de qualquer jogo a partir de suas jogadas: o menor número que falta.
learn-mex-teaches = Achar o valor de um monte pelos valores do que ele pode virar.
learn-mex-section = A regra do menor ausente; escala de Grundy
learn-mex-1-title = O que falta
learn-mex-1-text = No Nim de Lasker uma jogada retira de um monte ou o divide em dois. De um monte de 3 alcançam-se estes valores. Escolha o menor número que falta.
learn-mex-1-done = De 3 chega-se a 0, 1, 2 e 3, como de um monte de Nim com 4. Logo o valor é 4.
learn-mex-2-title = Uma lacuna na fila
learn-mex-2-text = Um monte de 4 alcança também valores maiores. Qual é agora o menor número que falta?
learn-mex-2-done = O valor é 3. As opções 4 e 5 não ajudam: quem vai até elas pode ser trazido de volta a 3.
learn-mex-3-title = O caminho de volta
learn-mex-3-text = A soma desse monte com um monte de Nim de 3 era perdida. Para escapar, o adversário dividiu 4 em 1 e 3, o que vale 5. Leve a soma nim de volta a 0.
learn-mex-3-done = Valores maiores sempre se desfazem assim. Por isso só conta o menor número que falta.
learn-mex-4-title = Seis pinos
learn-mex-4-text = Agora uma fila de seis pinos. O que sobra podem ser duas filas, cujos valores se somam pela soma nim. Qual é o menor número que falta?
learn-mex-4-done = Seis pinos valem 3. Fila por fila, a regra do mex dá o valor de todo jogo desse tipo.
learn-mex-5-title = A escala de Grundy
learn-mex-5-text = No jogo de Grundy divide-se um monte em dois diferentes. Duas réguas mostram todos os modos de uma vez: os valores e, abaixo, a sua imagem no espelho. Ajuste-as para cada monte e leia o valor.
learn-mex-5-done = Doze tem valor 1. Não se conhece fórmula para este jogo, e nenhum período foi achado em milhões de valores.
learn-mex-6-title = Vença no jogo de Grundy
learn-mex-6-text = Um monte de 8, e você começa. Quem não puder mais dividir perde. Montes de 1, 2, 4 e 7 têm valor 0.
learn-mex-6-done = Uma divisão deixou dois montes com soma nim 0, e daí em diante toda jogada teve resposta.

## Kayles e períodos.

learn-kayles-title = Kayles e períodos
learn-kayles-about = Derrube pinos, ache os valores e veja por que eles se repetem para sempre.
learn-kayles-teaches = Achar valores que se repetem e usar o período para filas de qualquer comprimento.
learn-kayles-section = Kayles
learn-kayles-1-title = O primeiro arremesso
learn-kayles-1-text = Um arremesso derruba um pino, ou dois vizinhos. Quem derruba o último vence. Que arremesso vence com cinco pinos?
learn-kayles-1-done = Acertar o meio deixa duas filas iguais, e você pode copiar cada arremesso. Por isso toda fila é ganha para quem começa.
learn-kayles-2-title = Corte uma fila
learn-kayles-2-text = Em uma soma o que conta é o valor. Escolha pinos desta fila de sete e veja os valores do que sobra. Ache todos os valores alcançáveis.
learn-kayles-2-done = Alcançam-se 0, 1, 3, 4 e 5. O menor número que falta é 2, e esse é o valor de sete pinos.
learn-kayles-3-title = Ache o ritmo
learn-kayles-3-text = Estes são os valores de 0 a 143 pinos. Mude o comprimento das linhas até que, mais abaixo, cada coluna mostre um só valor.
learn-kayles-3-done = Os valores se repetem com período 12. Nas linhas de cima alguns lugares ainda não se encaixam.
learn-kayles-4-title = A última exceção
learn-kayles-4-text = Lugares em âmbar têm valor diferente do de 12 pinos adiante. Clique no último deles.
learn-kayles-4-done = 70 pinos quebram o ritmo pela última vez: de 71 em diante ele vale. Um arremesso leva no máximo dois pinos; por isso, depois de valer por tempo bastante, cada novo valor vem dos mesmos números que 12 antes.
learn-kayles-5-title = Mil pinos
learn-kayles-5-text = Com o período você conhece filas que ninguém montaria. Qual destas filas tem o mesmo valor que 1000 pinos?
learn-kayles-5-done = 1000 − 76 = 924 = 77 · 12, logo 1000 pinos valem tanto quanto 76.
learn-kayles-6-title = Dez pinos
learn-kayles-6-text = Dez pinos, e você começa. Deixe filas cujos valores se equilibrem: 1, 2, 3, 1, 4, 3, 2, 1, 4 para um a nove pinos.
learn-kayles-6-done = Você venceu um jogador que não erra.

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
