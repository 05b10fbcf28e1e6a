## Todo jogo justo é um monte.

learn-heap-1-title = Jogos diferentes, valores iguais
learn-heap-1-text = Cinco pinos em fila têm valor 4. Um monte de 3 no Nim de Lasker também; ali você tira palitos de um monte ou o divide. Quem tem a vez consegue vencer estas somas?
learn-heap-1-done = Dois jogos de valores iguais dão uma soma perdida, sejam quais forem os jogos. Por isso todo jogo de valor 4 pode ser trocado por um monte de Nim de 4.
learn-heap-2-title = Duas jogadas a mais
learn-heap-2-text = Aqui está tudo o que um monte de 4 pode virar no Nim de Lasker. Qual é o menor número que falta?
learn-heap-2-done = O valor é 3. De um monte de Nim de 3 também se chega a 0, 1 e 2. Mas este monte ainda tem jogadas para 4 e 5. Será que por isso ele é melhor do que um monte de Nim de 3?
learn-heap-3-title = O maior se desfaz
learn-heap-3-text = O monte de 4 e um monte de Nim de 3: a soma deveria ser perdida. O adversário tenta escapar e divide o 4 em 1 e 3, de valores 1 e 4: juntos, 5. Volte para 3.
learn-heap-3-done = Você tirou um palito do 3 e deixou 1 e 2, de valor 3. De um valor maior sempre há uma jogada de volta. Por isso ele não rende nada, como no Poker-Nim.
learn-heap-4-title = O menor se responde no jogo
learn-heap-4-text = A mesma soma outra vez. Agora o adversário tira 2 palitos do monte de Nim e deixa 1. Que jogada no Nim de Lasker iguala os valores?
learn-heap-4-done = Você vai de 4 para 1. Todo valor abaixo de 3 pode ser alcançado, porque 3 é o menor número que falta. E, se o adversário descer abaixo de 3 no Nim de Lasker, você faz o mesmo no monte de Nim. Assim toda jogada tem resposta: é por isso que a regra do menor ausente vale.
learn-heap-5-title = O Nim de Lasker de 1 a 8
learn-heap-5-text = Agora encontre os valores um a um, cada um a partir dos anteriores. Por exemplo: 5 vira 4, 3, 2, 1 ou 0, de valores 3, 4, 2, 1 e 0; ou 1 e 4, com 1 ⊕ 3 = 2; ou 2 e 3, com 2 ⊕ 4 = 6. Escreva os valores dos montes de 1 a 8.
learn-heap-5-done = 3 e 4 trocaram de lugar, e 7 e 8 também. E assim por diante, de quatro em quatro.
learn-heap-6-title = Um monte de 100
learn-heap-6-text = No Nim de Lasker dois montes trocam de lugar quando deixam restos 3 e 0 na divisão por 4: 3 com 4, 7 com 8, 11 com 12. Qual é o valor de um monte de 100?
learn-heap-6-done = 100 é divisível por 4; por isso trocou de lugar com 99.
learn-heap-7-title = Três jogos, três montes
learn-heap-7-text = Um monte de 4 no Nim de Lasker, quatro pinos em fila e um monte de 5 no jogo de Grundy, em que se divide um monte em dois de tamanhos diferentes. Que monte de Nim equivale a cada um?
learn-heap-7-done = É 1, 2, 3 disfarçado. Este é o teorema principal: todo jogo justo conta, em qualquer soma, como um único monte de Nim (teorema de Sprague–Grundy sobre jogos imparciais).
learn-heap-8-title = Jogue como se fosse Nim
learn-heap-8-text = Os mesmos três jogos, e o computador tem de começar. Depois de cada jogada dele, faça a soma Nim dos valores voltar a 0.
learn-heap-8-done = É a conclusão do artigo: veja os jogos como somas. Todo jogo justo é um único monte de Nim. Faça a soma Nim dos montes: se der 0, a posição é perdida; se não, é ganha.
learn-heap-large = Valor de um monte de { $heap }
learn-heap-large-wrong = { $value } é o valor de um monte de { $heap }: a divisão por 4 deixa resto { $rest }.
