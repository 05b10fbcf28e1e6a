## Lição: o Resta-um e a sua exceção.

learn-misere-1-title = Pontos isolados
learn-misere-1-text = No Resta-um, cada jogada apaga um ou mais pontos de uma fila, e perde quem apaga o último ponto. Uma combinação é segura se você pode deixá-la ao adversário e vencer. Aqui cada fila tem um só ponto. Quais combinações são seguras?
learn-misere-1-done = Com pontos isolados ninguém tem escolha. Uma quantidade ímpar é segura: o adversário tem de apagar o último. Guarde isto: é a exceção.
learn-misere-2-title = Dois jogos lado a lado
learn-misere-2-text = O Resta-zero tem as mesmas jogadas, mas vence quem apaga o último ponto. Cada combinação diz de que jogo é. Ela é segura?
learn-misere-2-done = Nos pontos isolados os jogos discordam: ímpar é seguro no Resta-um, par no Resta-zero. Basta uma fila com dois pontos ou mais, e as combinações seguras são as mesmas nos dois jogos.
learn-misere-3-title = Imite, mas não até o fim
learn-misere-3-text = Duas filas de 2 no Resta-um, e o computador começa. No Resta-zero você imitaria cada jogada. Aqui a última resposta tem de ser outra: deixe um único ponto.
learn-misere-3-done = Restou um ponto, uma quantidade ímpar. Imitando, você deixaria dois pontos isolados, ou nenhum.
learn-misere-4-title = O momento da virada
learn-misere-4-text = Só uma fila tem mais de um ponto. Aqui o Resta-um se separa do Resta-zero, e quem decide é você. Que jogada deixa uma quantidade ímpar de pontos isolados?
learn-misere-4-done = Restam três pontos isolados. O adversário apaga o primeiro, você o segundo, e o adversário tem de apagar o último.
learn-misere-5-title = Um ponto a menos
learn-misere-5-text = De novo uma só fila comprida, agora ao lado de três pontos isolados. Deixe outra vez uma quantidade ímpar.
learn-misere-5-done = Desta vez a fila inteira desaparece; no Resta-zero você deixaria um ponto dela. Com exatamente uma fila comprida, a coluna mais à esquerda tem um só algarismo 1, e por isso essa combinação nunca é segura. Se você deixou colunas pares até ali, no momento da virada a vez é sempre sua.
learn-misere-6-title = 1, 2, 3 outra vez
learn-misere-6-text = O computador começa com filas de 1, 2 e 3 pontos. Responda, e atenção ao momento da virada.
learn-misere-6-done = 1, 2, 3 é segura nos dois jogos; só as últimas jogadas mudam.
learn-misere-7-title = Uma partida inteira
learn-misere-7-text = Filas de 5, 3 e 1, e você começa. Deixe combinações seguras até o fim.
learn-misere-7-done = Agora você joga o Resta-um sem errar: primeiro colunas pares e, no fim, uma quantidade ímpar de pontos isolados.
