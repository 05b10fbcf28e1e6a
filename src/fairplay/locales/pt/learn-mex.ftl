## A regra do menor ausente (mex).

learn-mex-1-title = O que falta?
learn-mex-1-text = No Nim de Lasker você tira palitos de um monte ou o divide em dois. Aqui está tudo o que um monte de 3 pode virar, com os valores. Qual é o menor número que falta?
learn-mex-1-done = De um monte de 3 chega-se a 0, 1, 2 e 3, como de um monte de Nim de 4. Logo o valor é 4. Esta é a regra do menor ausente (mex): o valor é o menor número que falta.
learn-mex-2-title = Uma lacuna
learn-mex-2-text = Quatro pinos em fila: derrube um, ou dois vizinhos. Se sobrarem duas filas, faça a soma Nim dos valores. Qual é agora o menor número que falta?
learn-mex-2-done = O valor é 1. As jogadas para 2 e 3 não ajudam: de lá o adversário sempre pode voltar para 1.
learn-mex-3-title = Seis pinos
learn-mex-3-text = Agora uma fila de seis pinos. Qual é o menor número que falta?
learn-mex-3-done = Seis pinos têm valor 3. A regra dá o valor de uma fila depois da outra.
learn-mex-4-title = O jogo de Grundy
learn-mex-4-text = Aqui se divide um monte em dois de tamanhos diferentes. Montes de 1 e de 2 não se dividem: valor 0. Um monte de 3 vira 1 e 2, com soma Nim 0: valor 1. Continue assim e escreva os valores dos montes de 1 a 7.
learn-mex-4-done = 0, 0, 1, 0, 2, 1, 0. Montes de 1, 2, 4 e 7 são perdidos para quem tem a vez.
learn-mex-5-title = Vença no jogo de Grundy
learn-mex-5-text = Um monte de 8, e você começa. Quem não conseguir dividir nenhum monte perde. Lembre: montes de 1, 2, 4 e 7 têm valor 0.
learn-mex-5-done = Sua primeira divisão deixou 7 e 1, os dois com valor 0. Daí em diante você tinha resposta para tudo.
