## Lição: o grupo Nim.

learn-group-1-title = A terceira fila
learn-group-1-text = Você tem duas filas de pontos no Resta-zero. Que terceira fila torna a combinação segura, isto é, perdida para quem tem a vez? Ela se chama P ⊕ S (a operação Nim). 1, 2, 3 é segura, logo 1 ⊕ 2 = 3. A tabela tem todas as respostas até 15: siga a linha de P e a coluna de S.
learn-group-1-done = 3 ⊕ 5 = 6 e 5 ⊕ 3 = 6, logo 3, 5, 6 é uma combinação segura. A ordem não importa (a operação é comutativa): a tabela é simétrica em relação à diagonal.
learn-group-2-title = Filas iguais
learn-group-2-text = Veja a primeira linha da tabela: n ⊕ 0 = n. Somar nada não muda nada. Mas onde estão os zeros?
learn-group-2-done = Todos os zeros estão na diagonal: n ⊕ n = 0. No Resta-zero, duas filas iguais são uma combinação segura; duas diferentes, nunca.
learn-group-3-title = O caminho de volta
learn-group-3-text = A adição comum se desfaz com a subtração. E a operação Nim, como se desfaz? Encontre o número que falta: 5 ⊕ ? = 3. A resposta está na linha do 5.
learn-group-3-done = Ele está na coluna 6, e 6 = 5 ⊕ 3. Para desfazer ⊕ 5, some 5 mais uma vez: o inverso de cada n é o próprio n (é o grupo Nim, de identidade 0).
learn-group-4-title = Em qualquer ordem
learn-group-4-text = Some 2, 3 e 4 de duas maneiras. Os parênteses dizem o que vem primeiro.
learn-group-4-done = As duas maneiras dão 5 (a operação é associativa). Logo 2, 3, 4, 5 é segura: a última fila é a soma Nim de todas as outras (p₄ = p₁ ⊕ p₂ ⊕ p₃), e todas juntas dão 0.
learn-group-5-title = Filas que se cancelam
learn-group-5-text = 1, 2, 3 e 1, 4, 5 são combinações seguras conhecidas. Com elas você calcula de cabeça combinações maiores. Quais destas são seguras?
learn-group-5-done = 1, 5, 4, 3, 2, 1 se divide em 1, 5, 4 e 3, 2, 1, e cada parte dá 0. É segura no Resta-zero e também no Resta-um.
learn-group-6-title = Quando ⊕ é só +
learn-group-6-text = Algumas somas Nim são somas comuns. Em quais destas + e ⊕ dão o mesmo resultado?
learn-group-6-done = Uma potência de dois (1, 2, 4, 8, 16, …) e um número menor: aí ⊕ é o mesmo que + (2ⁿ ⊕ P = 2ⁿ + P para P < 2ⁿ). Se dois números têm uma potência de dois em comum, ⊕ dá menos: essa parte se cancela.
learn-group-7-title = Filas muito grandes
learn-group-7-text = Agora 19 ⊕ 21, sem tabela. Separe o 16 de cada um, cancele os dois 16 e some o resto.
learn-group-7-done = 19 ⊕ 21 = (16 ⊕ 3) ⊕ (16 ⊕ 5) = 3 ⊕ 5 = 6. Logo 19, 21, 6 é uma combinação segura.
learn-group-8-title = O ano passado em Marienbad
learn-group-8-text = No filme, o Resta-um é jogado com cartas de baralho, em filas de 7, 5, 3 e 1. Some as filas uma a uma.
learn-group-8-done = A soma Nim é 0: quem começa perde, se o adversário não errar. No filme há um homem que nunca perde: ele conhece as combinações seguras.

learn-table-both = Encontre { $a } ⊕ { $b } e { $b } ⊕ { $a }.
learn-table-zeros = Encontre todos os zeros.
learn-table-find = Encontre o { $value } da linha { $row }.
learn-sum-wrong = { $sum } não é { $number }: com { $number } a coluna do { $place } continuaria ímpar.
learn-mark-plus = Igual ou diferente?
learn-plus-is-same = igual
learn-plus-is-other = diferente
learn-plus-same = { $a } e { $b } não têm potência de dois em comum, e por isso { $a } + { $b } e { $a } ⊕ { $b } são ambos { $sum }.
learn-plus-other = { $a } + { $b } = { $sum }, mas { $a } ⊕ { $b } = { $nim }: os dois números contêm { $place }, e essa parte se cancela.
