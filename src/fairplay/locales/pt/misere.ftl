## Jogo misère: gênero, quocientes misère, seus certificados.

misere-game = { $rule }: uma álgebra decide a forma misère. Elementos: { $order }; perdidos para quem tem a vez: { $p }.
misere-heaps = { $rule }, montes até { $heaps }: uma álgebra decide a forma misère. Elementos: { $order }; perdidos para quem tem a vez: { $p }.
misere-solved = Provado para montes de qualquer tamanho: a partir do monte { $preperiod }, os montes se repetem com período { $period }.
misere-open = Nada está provado sobre montes maiores que { $heaps }.
misere-stopped-classes = Parou depois do monte { $heaps }: o monte seguinte precisa de mais elementos do que o limite permite. Montes maiores não estão decididos.
misere-stopped-work = Parou depois do monte { $heaps }: o monte seguinte exige mais trabalho do que o limite permite. Montes maiores não estão decididos.
misere-stopped-infinite = Parou depois do monte { $heaps }: com o monte seguinte, nenhuma álgebra finita basta. Isso está provado.
misere-counted = Mesmo assim, as somas de montes até { $last } estão decididas: pelo número de montes de { $first } e de { $second } e pelo elemento dos demais (elementos: { $order }).
misere-lost = Montes que, sozinhos, são perdidos: { $heaps }
misere-lost-repeats = Montes que, sozinhos, são perdidos: { $heaps }, …, e assim por diante com período { $period }
misere-lost-range = Montes até { $last } que, sozinhos, são perdidos: { $heaps }
misere-growth = Crescimento (monte, elementos/perdidos):
misere-progress = monte { $heap }, elementos: { $order }
genus-nimber = Nim
genus-tame = manso
genus-wild = selvagem
genus-all-tame = Todos estes montes ({ $count }) são mansos: na forma misère, suas somas seguem a regra do Nim.
genus-first-wild = O primeiro monte selvagem: { $heap }. Somas com ele não seguem a regra do Nim na forma misère.
verify-algebra = A álgebra é um monoide comutativo, gerado pelos montes. Para quaisquer dois elementos diferentes, há uma soma que, acrescentada aos dois, os distingue.
verify-positions = Somas pequenas foram resolvidas pela definição ({ $positions }). Todos os resultados conferem.
verify-transitions = Nenhuma jogada leva de um elemento perdido a um elemento perdido, e de toda soma ganha em que há jogadas, alguma leva a um elemento perdido (transições conferidas: { $states }).
verify-pretending = A partir do monte { $preperiod }, os montes se repetem com período { $period }, em todo o intervalo que o teorema exige. Logo, vale para montes de qualquer tamanho.
verify-infinite = { $rule }, montes até { $heaps }: nenhuma álgebra finita decide a forma misère.
verify-counted = Além do elemento dos outros montes, importa o número de montes de { $first } e de { $second }. Todo par de números se comporta como um dos que foram conferidos ({ $sites }).
verify-apart = Nenhuma destas somas equivale a outra: { $start }, { $next }, … montes de { $first }. Por isso, nenhuma álgebra finita basta.

## O laboratório.

lab-misere = Quando a última jogada perde (misère)
lab-misere-text = As somas de montes já não seguem a regra do Nim. Muitas vezes uma pequena álgebra ainda decide todas: toda soma equivale a uma de poucas somas pequenas.
lab-misere-show = Procurar a álgebra
lab-misere-looking = Procurando a álgebra…
lab-misere-order = elementos
lab-misere-p = dos quais perdidos
lab-misere-reach = montes
lab-misere-all = de qualquer tamanho
lab-misere-to = até { $heaps }
lab-misere-solved = A partir do monte { $preperiod }, os montes se repetem com período { $period }. Por isso a álgebra decide somas de montes de qualquer tamanho.
lab-misere-growth = Como a álgebra cresce
lab-misere-growth-text = Elementos da álgebra, de monte em monte: { $steps }
lab-misere-table = Tabela de multiplicação
lab-misere-table-text = Cada quadrado é o produto da sua linha pela sua coluna; cores iguais são elementos iguais. Um ponto marca os produtos perdidos para quem tem a vez.
lab-misere-table-large = A tabela é grande demais para mostrar aqui. O comando fairplay misere salva a tabela inteira. Linhas: { $order }
lab-misere-table-label = Tabela de multiplicação. Linhas e colunas: { $order }
lab-misere-heaps = A que cada monte equivale
lab-misere-heaps-text = A menor soma do mesmo tipo; 0 é a soma vazia. Montes perdidos são marcados com um ponto.
lab-misere-more = Até o monte { $last }.
lab-misere-on = Montes maiores continuam com período { $period }.
lab-misere-certificate-text = O certificado contém a álgebra e onde ela vale. O comando fairplay verify confere tudo desde o início.

## Erros.

error-genus-large = Grande demais: as formas canônicas misère exigem passos demais, mais de { $limit }
error-no-heap-rule = { $name }: este jogo não tem regra para um só monte; escolha um código como 0.77, ou um destes: { $games }
error-quotient-heap = O monte é grande demais: { $heap }. O quociente misère vai até o monte { $limit }
error-quotient-order = Recusado: order é { $order }, mas uma linha de times tem outro número de colunas: { $columns }
error-quotient-pretending = Recusado: elemento errado para o monte { $heap }
error-quotient-table = Recusado: este produto muda com a ordem dos fatores: elemento { $element }, monte { $first }, monte { $second }
error-quotient-unreached = Recusado: nenhuma soma de montes é o elemento { $element }
error-quotient-reduced = Recusado: nenhuma soma distingue estes dois elementos: { $first }, { $second }
error-quotient-p-to-p = Recusado: uma jogada leva de um elemento perdido a um elemento perdido, no monte { $heap } somado ao elemento { $element }
error-quotient-stuck = Recusado: esta soma deveria ser ganha, mas nenhuma jogada leva a um elemento perdido: { $position }
error-quotient-outcome = Recusado: esta soma tem outro resultado: { $position }
error-quotient-states = Grande demais para conferir: as transições passam de { $limit }
error-quotient-sites = Grande demais para conferir: mais tipos de contagens do que { $limit }
error-quotient-apart = Recusado: as somas que deveriam ser diferentes podem ser equivalentes
error-quotient-unwritten = Nenhum certificado é gravado, pois não seria possível conferi-lo. { $reason }
error-quotient-growth = Recusado: no monte { $heap }, a álgebra não cresce como está escrito
error-quotient-bound = Recusado: a prova do período precisa de montes até { $needed }. O certificado tem montes até { $heaps }
error-quotient-hash = Recusado: o código de verificação não corresponde ao conteúdo
