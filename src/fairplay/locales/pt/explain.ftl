## Por que uma posição é ganha ou perdida.

explain-value = O valor é { $value }: com mais um monte de Nim de { $value }, a posição passa a ser perdida.

# Um tabuleiro lido como montes.
explain-steps = Este é o Nim disfarçado: cada moeda é um monte com tantos palitos quantos passos a moeda ainda tem.
explain-coins = Cada moeda é um monte com tantos palitos quantos passos a moeda ainda tem.
explain-step = a moeda na casa { $square } é um monte de { $heap }
explain-pairs = Tome as moedas em pares a partir da direita. As casas vazias entre as duas moedas de um par são um monte de Nim. Mover a moeda esquerda de um par aumenta o intervalo, e então o adversário move a direita outro tanto; assim nada se ganha com isso.
explain-pair = entre { $left } e { $right } o intervalo é { $heap }
explain-unpaired = a moeda na casa { $square } não tem par e conta os seus { $heap } passos para fora
explain-stock = Este é o Nim: se alguém acrescenta palitos, o adversário retira os mesmos, e no fim as reservas acabam.
explain-heap = um monte de { $heap }
explain-gaps = Este é o Nim disfarçado: as casas vazias entre as duas peças de uma fila são um monte. Avançar é retirar do monte. Recuar é acrescentar, e a resposta é avançar outro tanto.
explain-gap = a fila { $row } é um monte de { $heap }
explain-total = Uma moeda anda uma casa por vez, então toda partida dura exatamente tantas jogadas quantos passos restam. A posição é ganha quando esse número é ímpar.
explain-in-all = { $heap } ao todo
explain-stretches = Feitos um avanço e todas as capturas obrigatórias, a coluna dele e as vizinhas saem do jogo. Um trecho de colunas é então um monte do jogo octal 0.137: retire 1 se isso for o monte todo, retire 2 e deixe no máximo um monte, ou retire 3 e deixe no máximo dois.
explain-stretch = as colunas { $first } a { $last } são um monte de { $heap }

# Colunas de algarismos na base 2.
explain-columns-heaps = Escreva os montes na base 2, um embaixo do outro, e conte os algarismos 1 de cada coluna.
explain-columns-values = Escreva os valores na base 2, um embaixo do outro, e conte os algarismos 1 de cada coluna.
explain-columns-long = Escritos na base 2, um embaixo do outro, os números ocupam { $digits } colunas, demais para esta tela.
explain-ones = uns
explain-odd = ímpar
explain-columns-even = Cada coluna tem uma quantidade par de algarismos 1.
explain-column-odd = A coluna { $place } tem uma quantidade ímpar de algarismos 1.
explain-columns-odd = As colunas { $places } têm uma quantidade ímpar de algarismos 1.
explain-chain = Passo a passo, com a tabela da operação Nim: { $steps }
explain-table = Tabela da operação Nim

# A regra do mínimo excluído e a escala de Grundy.
explain-mex-options = O que um monte de { $heap } pode virar, e os valores:
explain-mex-none = Um monte de { $heap } não permite jogada, então o seu valor é 0.
explain-mex = Os valores são { $reached }. O mínimo excluído (mex) é { $value }, e esse é o valor do monte.
explain-mex-more = O menor número que não é o valor de nenhuma opção (mex) é { $value }, e esse é o valor do monte.
explain-more = Não mostradas: mais { $count }
explain-scale-taken = Retirando { $taken } de { $heap }, restam { $total } para dividir.
explain-scale = A escala de Grundy: os valores de 1, 2, 3, … sobre a sua própria imagem no espelho, de modo que todas as maneiras de dividir { $total } ficam uma sobre a outra.
explain-scale-heap = monte
explain-scale-sums = As somas Nim dos pares são { $sums }.
explain-scale-unequal = As duas partes têm de ser diferentes, então o par do meio não conta.
explain-repeats = A partir de { $preperiod } os valores se repetem com período { $period }, então um monte de { $heap } tem o valor de um monte de { $like }: { $value }.

# Somas de jogos.
explain-sum = O valor de uma soma de jogos é a soma Nim dos valores deles.
explain-part = jogo
explain-value-head = valor
explain-alone = sozinho
explain-won = ganho
explain-lost-word = perdido

# Jogadas.
explain-winning-columns = A posição é ganha: cada uma destas jogadas muda um número, exatamente nas colunas ímpares, e assim todas as colunas ficam pares. O que sobra é uma combinação segura.
explain-winning-zero = A posição é ganha: cada uma destas jogadas deixa o valor 0, que é perdido para o adversário.
explain-winning = A posição se ganha com:
explain-move = jogada
explain-leaves = deixa
explain-after = Depois de { $move }:
explain-lost-columns = A posição é perdida (uma combinação segura para quem acabou de jogar): cada jogada muda um número e torna ímpar alguma coluna, e o adversário pode torná-las todas pares de novo.
explain-lost = A posição é perdida: seja qual for a jogada, o adversário pode ganhar.
explain-answers = Por exemplo:
explain-answer = a { $move } se responde com { $answer }
explain-answer-none = { $move } não deixa nenhuma jogada, e então o adversário ganhou

# Misère, capturas obrigatórias, o fim.
explain-misere-large = Na forma misère joga-se como no Nim normal até que a sua jogada deixe só montes de um; então deixe uma quantidade ímpar deles. Aqui { $large } montes têm mais de um, e por isso as colunas decidem.
explain-misere-turning = Só um monte tem mais de um, ao lado de { $ones } de um. É o ponto de virada da forma misère: deixe uma quantidade ímpar de montes de um.
explain-misere-ones = Esta é a exceção da forma misère: nenhum monte tem mais de um, e há { $ones }. Cada jogada tira um deles, então a posição é perdida quando a quantidade é ímpar.
explain-misere-firm = Na forma misère isto se comporta como uma posição de Nim de valor { $value } com um monte maior que um. Tal posição é perdida exatamente quando o valor é 0.
explain-misere-even = Na forma misère isto se comporta como uma quantidade par de montes de um, e isso é ganho.
explain-misere-odd = Na forma misère isto se comporta como uma quantidade ímpar de montes de um, e isso é perdido.
explain-searched = Não se conhece regra para isto na forma misère, então todas as maneiras de jogar foram percorridas.
explain-must-capture = Agora é obrigatório capturar: { $captures }
explain-over-won = Não resta nenhuma jogada, e na forma misère ganha quem não pode jogar.
explain-over-lost = Não resta nenhuma jogada, e quem não pode jogar perde.
