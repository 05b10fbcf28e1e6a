## Jogo misère: gênero, quocientes misère, seus certificados.

misere-game = { $rule }: o jogo misère é decidido por uma álgebra com { $order } elementos. Perdidos para quem joga: { $p } deles.
misere-heaps = { $rule }, montes até { $heaps }: o jogo misère é decidido por uma álgebra com { $order } elementos. Perdidos para quem joga: { $p } deles.
misere-solved = Provado para montes de qualquer tamanho: a partir do monte { $preperiod }, os montes se repetem com período { $period }.
misere-open = Montes maiores que { $heaps } não estão decididos.
misere-stopped-classes = Parou depois do monte { $heaps }: o monte { $next } precisa de mais elementos do que o limite permite. Montes maiores não estão decididos.
misere-stopped-work = Parou depois do monte { $heaps }: o monte { $next } exige mais trabalho do que o limite permite. Montes maiores não estão decididos.
misere-lost = Montes sozinhos que são perdidos: { $heaps }
misere-growth = Crescimento (monte, elementos/perdidos):
misere-progress = monte { $heap }: { $order } elementos
genus-nim = Nim
genus-tame = manso
genus-wild = selvagem
genus-all-tame = Todos estes montes ({ $count }) são mansos: no jogo misère, suas somas seguem a regra do Nim.
genus-first-wild = O monte { $heap } é o primeiro selvagem: somas com ele não seguem a regra do Nim no jogo misère.
verify-algebra = A álgebra é um monoide comutativo, gerado pelos montes. Somando algo, sempre se distinguem dois elementos diferentes.
verify-positions = Somas pequenas foram resolvidas pela definição ({ $positions }). Todos os resultados conferem.
verify-transitions = Nenhuma jogada leva de um elemento perdido a um elemento perdido, e de toda soma ganha uma jogada leva a um elemento perdido (transições conferidas: { $states }).
verify-pretending = A partir do monte { $preperiod }, os montes se repetem com período { $period }, em toda a faixa que o teorema exige. Logo, vale para montes de qualquer tamanho.

## Explicações.

explain-algebra = No jogo misère, toda soma destes montes se joga como uma de { $order } somas pequenas. Perdidas para quem joga: { $p } delas.
explain-algebra-repeats = Isso está provado para montes de qualquer tamanho: a partir do monte { $preperiod }, os montes se repetem com período { $period }.
explain-algebra-range = Isso está provado para montes até { $heaps }.
explain-algebra-heap = Monte
explain-algebra-like = joga-se como
explain-algebra-won = { $count ->
    [one] Então esta posição se joga como { $like }, e essa é ganha para quem joga.
   *[other] Juntos, eles se jogam como { $like }, e essa posição é ganha para quem joga.
    }
explain-algebra-lost = { $count ->
    [one] Então esta posição se joga como { $like }, e essa é perdida para quem joga.
   *[other] Juntos, eles se jogam como { $like }, e essa posição é perdida para quem joga.
    }

## O laboratório.

lab-misere = Quando a última jogada perde (misère)
lab-misere-text = As somas de montes já não seguem a regra do Nim. Muitas vezes uma pequena álgebra ainda decide todas: toda soma se joga como uma de poucas somas pequenas.
lab-misere-show = Procurar a álgebra
lab-misere-looking = Procurando a álgebra …
lab-misere-order = elementos
lab-misere-p = deles perdidos
lab-misere-reach = montes
lab-misere-all = de qualquer tamanho
lab-misere-to = até { $heaps }
lab-misere-solved = A partir do monte { $preperiod }, os montes se repetem com período { $period }. Por isso a álgebra decide somas de montes de qualquer tamanho.
lab-misere-open = Montes maiores precisam de uma álgebra maior, que não foi encontrada dentro dos limites daqui.
lab-misere-growth = Como a álgebra cresce
lab-misere-growth-text = Elementos da álgebra, de monte em monte: { $steps }
lab-misere-table = Tabela de multiplicação
lab-misere-table-text = Cada quadrado é o produto de sua linha e sua coluna; cores iguais são elementos iguais. Um ponto marca os produtos perdidos para quem joga.
lab-misere-table-large = A tabela tem { $order } linhas, demais para mostrar aqui. fairplay misere salva a tabela inteira.
lab-misere-table-label = Tabela de multiplicação com { $order } linhas e colunas
lab-misere-heaps = Como cada monte se joga
lab-misere-heaps-text = A menor soma do mesmo tipo; 0 é a soma vazia. Montes perdidos são marcados com um ponto.
lab-misere-more = Até o monte { $last }.
lab-misere-certificate-text = O certificado contém a álgebra e onde ela vale. O comando fairplay verify confere tudo desde o início.

## Erros.

error-genus-large = Grande demais: as formas canônicas misère exigem mais de { $limit } passos
error-no-heap-rule = { $name }: este jogo não tem regra para um só monte; escolha um código como 0.77, ou um destes: { $games }
error-quotient-heap = Um monte de { $heap } é grande demais: o quociente misère vai até o monte { $limit }
error-quotient-pretending = Recusado: o monte { $heap } não tem o elemento que deveria ter
error-quotient-table = Recusado: o monte { $first } vezes o monte { $second } depende da ordem, no elemento { $element }
error-quotient-unreached = Recusado: nenhuma soma de montes é o elemento { $element }
error-quotient-reduced = Recusado: nenhuma soma distingue os elementos { $first } e { $second }
error-quotient-p-to-p = Recusado: somado ao elemento { $element }, o monte { $heap } tem uma jogada de um elemento perdido a um elemento perdido
error-quotient-stuck = Recusado: a soma { $position } deveria ser ganha, mas nenhuma jogada leva a um elemento perdido
error-quotient-outcome = Recusado: a soma { $position } tem outro resultado
error-quotient-states = Grande demais para conferir: mais de { $limit } transições
error-quotient-growth = Recusado: no monte { $heap } a álgebra não cresce como está escrito
error-quotient-bound = Recusado: montes até { $heaps } não bastam para provar o período; são necessários montes até { $needed }
error-quotient-hash = Recusado: o código de verificação não corresponde ao conteúdo
