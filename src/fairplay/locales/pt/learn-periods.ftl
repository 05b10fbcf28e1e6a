## Períodos.

learn-periods-1-title = A escala de Grundy
learn-periods-1-text = No jogo de Grundy você divide um monte em dois de tamanhos diferentes. Duas réguas mostram todos os jeitos de uma vez: os valores e, embaixo, a imagem deles no espelho. Leve a régua de baixo até cada monte e leia o valor.
learn-periods-1-done = Um monte de 12 tem valor 1. Para o monte seguinte, a régua desliza mais um passo: os mesmos números em novos pares.
learn-periods-2-title = Encontre o ritmo
learn-periods-2-text = Estes são os valores de 0 a 167 pinos no Kayles. Mude o comprimento das linhas até que, mais abaixo, cada coluna mostre um só valor.
learn-periods-2-done = Os valores se repetem com período 12. Nas linhas de cima alguns ainda não se encaixam.
learn-periods-3-title = A última exceção
learn-periods-3-text = Nos lugares marcados, o valor 12 pinos adiante é outro. Qual é o último deles?
learn-periods-3-done = Uma fila de 70 pinos, que tem valor 6, quebra o ritmo pela última vez. De 71 em diante ele vale, até onde podemos ver.
learn-periods-4-title = Por que ele nunca para
learn-periods-4-text = Conhecemos os valores até 167. Agora ponha 168 pinos em fila. Na escala de Grundy, um arremesso deixa um par de filas, com 167 ou 166 pinos ao todo. Quantos pinos tem, no mínimo, a fila mais longa?
learn-periods-4-done = No mínimo 83, e 83 − 12 = 71: ali o ritmo já vale. Então tire 12 pinos da fila mais longa, e nenhum valor muda. Os pares de 168 têm as mesmas somas Nim que os pares de 156, e o menor número que falta é o mesmo. Depois vem 169, e assim para sempre (Guy e Smith, 1956).
learn-periods-5-title = Mil pinos
learn-periods-5-text = Com o período você conhece filas que ninguém montaria. Qual destas filas tem o mesmo valor que 1000 pinos?
learn-periods-5-done = 1000 − 76 = 924 = 77 · 12; por isso 1000 pinos têm o mesmo valor que 76.
learn-periods-6-title = Xadrez de Dawson
learn-periods-6-text = No xadrez de Dawson uma jogada, com as capturas que ela obriga, gasta uma coluna do tabuleiro e as colunas vizinhas. Um trecho de 3 colunas vira 1 (jogada na ponta) ou 0 (jogada no meio). Use a regra do menor ausente e escreva os valores de 1 a 5 colunas.
learn-periods-6-done = 1, 1, 2, 0 como no artigo, e depois 3. De 52 colunas em diante, os valores se repetem com período 34.
learn-periods-7-title = Até onde é preciso ir?
learn-periods-7-text = Kayles: ritmo a partir de 71, período 12, um arremesso derruba no máximo 2. O ritmo está garantido quando vale até 2 · 71 + 2 · 12 + 2 − 1 = 167. Xadrez de Dawson: ritmo a partir de 52, período 34, uma jogada gasta no máximo 3 colunas. Até onde precisamos conhecer os valores?
learn-periods-7-done = Até 174. O artigo diz que bastam os primeiros 120. Eles mostram o período duas vezes, e é o período certo; a prova precisa de mais alguns valores.
learn-periods-8-title = Onde a prova falha
learn-periods-8-text = A prova precisa de um limite: uma jogada não pode tirar mais do que um número fixo de palitos. Quais destes jogos têm esse limite?
learn-periods-8-done = No Nim não há limite, e os valores 0, 1, 2, 3, … nunca se repetem. No jogo de Grundy não se tira nada; ali a prova funcionaria. Mas ninguém encontrou um período, entre bilhões de valores. Só se conhecem 42 montes perdidos, contando o vazio. O maior tem 1222 palitos.
learn-periods-longer = Pinos na fila mais longa, no mínimo
learn-periods-longer-few = Duas filas de no máximo { $number } pinos têm, juntas, no máximo { $sum }. É pouco.
learn-periods-longer-many = Acerte os dois pinos do meio: sobram duas filas iguais, e nenhuma tem { $number } pinos.
learn-periods-far = Precisamos dos valores até
learn-periods-far-seen = { $number } = { $start } + 2 · { $period }: aí o período já apareceu duas vezes. Mas a fórmula começa com 2 · { $start }.
learn-periods-far-wrong = Ponha { $start } no lugar de 71, { $period } no lugar de 12 e { $most } no lugar do último 2.
learn-periods-limits = Existe um limite para o que uma jogada tira?
learn-periods-limit = com limite
learn-periods-unlimited = sem limite
learn-periods-limit-kayles = O Kayles tem limite: um arremesso derruba no máximo 2 pinos.
learn-periods-limit-nim = O Nim não tem limite: de um monte de 1000 você pode tirar todos os 1000.
learn-periods-limit-dawson = O xadrez de Dawson tem limite: uma jogada gasta no máximo 3 colunas.
learn-periods-limit-lasker = O Nim de Lasker não tem limite: aqui também se pode tirar um monte inteiro, por maior que seja.
learn-periods-limit-grundy = O jogo de Grundy tem limite: uma divisão não tira nenhum palito.
