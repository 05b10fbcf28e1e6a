## Por que uma posição é ganha ou perdida.

explain-value = O valor é { $value }: com mais um monte de Nim de { $value }, a posição seria perdida.
explain-value-zero = O valor é 0, como em toda posição perdida.

# Um tabuleiro lido como montes.
explain-steps = Isto é Nim disfarçado: cada palito da fita vale por um monte, do tamanho do número de passos que ele ainda tem.
explain-coins = Cada palito da fita vale por um monte, do tamanho do número de passos que ele ainda tem.
explain-step = o palito na casa { $square } é um monte de { $heap }
explain-pairs = Conte um intervalo sim, outro não, a partir da direita: as casas vazias entre os dois últimos palitos, depois entre os dois anteriores, e assim por diante. Se o número de palitos é ímpar, o primeiro fica sem par: contam os passos dele até sair da fita. Esses números são montes de Nim. Quando um intervalo cresce, o palito à direita dele pode deixá-lo como antes; por isso, aumentar não rende nada.
explain-pair = o intervalo entre { $left } e { $right } é { $heap }
explain-unpaired = o palito na casa { $square } não tem par: contam os passos dele até sair da fita, { $heap }
explain-stock = Isto é Nim: se você acrescenta palitos, o adversário tira a mesma quantidade. Os palitos tirados saem do jogo, e por isso as reservas acabam.
explain-heap = um monte de { $heap }
explain-gaps = Isto é Nim disfarçado: as casas vazias entre as duas peças de uma fila são um monte. Avançar é tirar do monte. Recuar é acrescentar, mas então o adversário avança o mesmo tanto.
explain-gap = a fila { $row } é um monte de { $heap }
explain-total = Um palito anda uma casa por vez, então o número de jogadas até o fim é o número de passos que restam. A posição é ganha se esse número é ímpar.
explain-in-all = { $heap } ao todo
explain-stretches = Quando um peão avança, vêm capturas até não haver mais nenhuma. O avanço e as capturas somam sempre um número ímpar de jogadas; por isso contam juntos como uma só, e a vez passa ao adversário. A coluna do peão e as vizinhas saem então do jogo. Assim, colunas lado a lado são um monte: uma jogada tira 1 se isso é o monte todo, tira 2 e deixa no máximo um monte, ou tira 3 e deixa no máximo dois (o jogo octal 0.137).
explain-stretch = as colunas { $first } a { $last } são um monte de { $heap }

# Colunas de algarismos na base 2.
explain-columns-heaps = { $things ->
    [point] Escreva na base 2 o número de pontos de cada fila, um embaixo do outro, e conte os algarismos 1 de cada coluna.
   *[match] Escreva os montes na base 2, um embaixo do outro, e conte os algarismos 1 de cada coluna.
    }
explain-columns-values = Escreva os valores na base 2, um embaixo do outro, e conte os algarismos 1 de cada coluna.
explain-columns-long = Na base 2 os números ocupam { $digits } colunas, demais para esta tela.
explain-ones = algarismos 1
explain-odd = ímpar
explain-columns-even = Cada coluna tem uma quantidade par de algarismos 1.
explain-column-odd = A coluna { $place } tem uma quantidade ímpar de algarismos 1.
explain-columns-odd = As colunas { $places } têm uma quantidade ímpar de algarismos 1.
explain-chain = Passo a passo, com a tabela da operação Nim: { $steps }
explain-table = Tabela da operação Nim

# A regra do menor ausente (mex) e a escala de Grundy.
explain-mex-options = { $things ->
    [pin] O que uma fila de { $heap } pode virar, e os valores:
   *[match] O que um monte de { $heap } pode virar, e os valores:
    }
explain-mex-none = { $things ->
    [pin] Uma fila de { $heap } não permite nenhuma jogada, então o seu valor é 0.
   *[match] Um monte de { $heap } não permite nenhuma jogada, então o seu valor é 0.
    }
explain-mex = { $count ->
    [one] O único valor é { $reached }.
   *[other] Os valores são { $reached }.
    } { $things ->
    [pin] O menor número ausente é { $value }, e esse é o valor da fila (regra do menor ausente, mex).
   *[match] O menor número ausente é { $value }, e esse é o valor do monte (regra do menor ausente, mex).
    }
explain-mex-more = { $things ->
    [pin] O menor número que nenhuma jogada alcança é { $value }, e esse é o valor da fila (regra do menor ausente, mex).
   *[match] O menor número que nenhuma jogada alcança é { $value }, e esse é o valor do monte (regra do menor ausente, mex).
    }
explain-more = Não aparecem aqui: mais { $count }
explain-more-first = Estas são as primeiras jogadas; há jogadas demais para listar.
explain-more-unknown = Há jogadas demais para listar: pode haver outras jogadas vencedoras.
explain-scale-taken = { $things ->
    [pin] Derrube { $taken } de { $heap }: para dividir, sobram { $total }.
   *[match] Tire { $taken } de { $heap }: para dividir, sobram { $total }.
    }
explain-scale = A escala de Grundy: os valores de 1, 2, 3, … acima da sua própria imagem no espelho. Cada maneira de dividir { $total } em dois fica em uma coluna.
explain-scale-heap = tamanho
explain-scale-sums = { $count ->
    [one] A soma Nim do par é { $sums }.
   *[other] As somas Nim dos pares são { $sums }.
    }
explain-scale-unequal = As duas partes têm de ser diferentes, então o par do meio não conta.
explain-repeats = { $things ->
    [pin] A partir de { $preperiod } os valores se repetem com período { $period }. Por isso uma fila de { $heap } tem o valor de uma fila de { $like }: { $value }.
   *[match] A partir de { $preperiod } os valores se repetem com período { $period }. Por isso um monte de { $heap } tem o valor de um monte de { $like }: { $value }.
    }

# Somas de jogos.
explain-sum = O valor de uma soma de jogos é a soma Nim dos valores deles.
explain-part = jogo
explain-value-head = valor
explain-alone = sozinho
explain-won = ganho
explain-lost-word = perdido

# Jogadas.
explain-winning-columns = A posição é ganha: cada uma destas jogadas muda um número, exatamente nas colunas ímpares. Todas as colunas ficam pares, e o que sobra é uma combinação segura.
explain-winning-values = A posição é ganha: cada uma destas jogadas muda um dos valores, exatamente nas colunas ímpares. Todas as colunas ficam pares, e o que sobra é uma combinação segura.
explain-winning-zero = A posição é ganha: cada uma destas jogadas deixa o valor 0, que é perdido para o adversário.
explain-winning = A posição é ganha. Estas jogadas ganham:
explain-move = jogada
explain-leaves = deixa
explain-after = Depois de { $move }:
explain-lost-columns = A posição é perdida (uma combinação segura para quem acabou de jogar): cada jogada muda um número e deixa alguma coluna ímpar. Depois o adversário pode deixar todas pares de novo.
explain-lost-values = A posição é perdida (uma combinação segura para quem acabou de jogar): cada jogada muda um dos valores e deixa alguma coluna ímpar. Depois o adversário pode deixar todas pares de novo.
explain-lost = A posição é perdida: depois de qualquer jogada o adversário pode ganhar.
explain-answers = Por exemplo:
explain-answer = a resposta a { $move } é { $answer }
explain-answer-none = { $move } não deixa nenhuma jogada, então o adversário ganhou

# Misère, capturas obrigatórias, o fim.
explain-misere-large = { $things ->
    [point] Quando o último ponto perde (forma misère), jogue como no Resta-zero até o momento em que a sua jogada deixaria só filas de um ponto. Aí deixe uma quantidade ímpar delas. Aqui { $large } filas têm mais de um ponto, então as colunas decidem.
   *[match] Na forma misère, jogue como no Nim normal até o momento em que a sua jogada deixaria só montes de um. Aí deixe uma quantidade ímpar deles. Aqui { $large } montes são maiores que um, então as colunas decidem.
    }
explain-misere-turning = { $things ->
    [point] Só uma fila tem mais de um ponto. Filas de um só ponto: { $ones }. É o momento da virada quando o último ponto perde (forma misère): deixe uma quantidade ímpar de filas de um só ponto.
   *[match] Só um monte é maior que um. Montes de um: { $ones }. É o momento da virada da forma misère: deixe uma quantidade ímpar de montes de um.
    }
explain-misere-ones = { $things ->
    [point] Esta é a exceção: só restam filas de um só ponto, { $ones } ao todo. Elas são apagadas uma a uma, e perde quem apaga a última (forma misère). Por isso a posição é perdida se a quantidade é ímpar.
   *[match] Esta é a exceção da forma misère: só restam montes de um, { $ones } ao todo. Eles saem um a um, e perde quem tirar o último. Por isso a posição é perdida se a quantidade é ímpar.
    }
explain-misere-firm = Na forma misère isto se comporta como uma posição de Nim de valor { $value } com um monte maior que um. Uma posição assim é perdida exatamente quando o valor é 0.
explain-misere-even = Na forma misère isto se comporta como uma quantidade par de montes de Nim de um, e isso é ganho.
explain-misere-odd = Na forma misère isto se comporta como uma quantidade ímpar de montes de Nim de um, e isso é perdido.
explain-searched = Não se conhece nenhuma regra para esta posição na forma misère, então todas as maneiras de jogar foram testadas.
explain-must-capture = Agora você tem de capturar: { $captures }
explain-over-won = Não resta nenhuma jogada, e na forma misère ganha quem não pode jogar.
explain-over-lost = Não resta nenhuma jogada, e perde quem não pode jogar.
explain-over-crosses = Há três cruzes seguidas. Quem as fez ganhou.
explain-over-signs = “{ $signs }” está na fila. Quem fez isso ganhou.
explain-over-at-once = A última jogada venceu na hora.
outcome-drawn = Empate: nenhum dos jogadores pode forçar a vitória.
explain-loopy = Este jogo pode andar em círculos, então suas posições não têm valores. Para saber quem ganha, conta-se de trás para a frente, a partir das posições em que o jogo acaba.
explain-loopy-moves = O fim chega em no máximo { $count } { $count ->
    [one] jogada
   *[other] jogadas
    }, se o vencedor se apressar.
explain-drawn = Toda jogada que não é um erro leva a outra posição empatada, e o jogo pode seguir para sempre. Se uma posição aparece pela terceira vez, a partida termina empatada.
explain-drawn-moves = Jogadas que mantêm o empate: { $moves }

## An algebra decides misère play.

explain-algebra = Na forma misère, uma álgebra decide: toda soma equivale a uma de poucas somas pequenas. Elementos da álgebra: { $order }; perdidos para quem tem a vez: { $p }.
explain-algebra-repeats = A partir do tamanho { $preperiod }, os elementos se repetem com período { $period }. Por isso está provado para qualquer tamanho.
explain-algebra-range = Isso está provado até o tamanho { $heaps }.
explain-algebra-heap = Tamanho
explain-algebra-like = equivale a
explain-algebra-won = { $count ->
    [one] Então esta posição equivale a { $like }, e essa posição é ganha para quem tem a vez.
   *[other] Todos juntos equivalem a { $like }, e essa posição é ganha para quem tem a vez.
    }
explain-algebra-lost = { $count ->
    [one] Então esta posição equivale a { $like }, e essa posição é perdida para quem tem a vez.
   *[other] Todos juntos equivalem a { $like }, e essa posição é perdida para quem tem a vez.
    }
