## O caderno das lições.

book-lead = Em cada página há algo para fazer. Resolva com lápis, com palitos ou com cartas; as respostas estão no fim.
book-lead-play = As mesmas lições estão no navegador, em Aprender, e no terminal, com “fairplay learn”.
book-after = Segundo { $articles }.
book-contents = As lições
book-answers = Respostas
book-move = Uma jogada vencedora:
book-play-first = Jogue com um colega. Você começa. Anote suas jogadas e descubra se sempre pode ganhar.
book-play-second = Jogue com um colega, que já fez a primeira jogada. Agora é a sua vez. Anote suas jogadas e descubra se sempre pode ganhar.
book-cut = Anote jogadas, o que elas deixam e o valor disso, até encontrar todos os valores possíveis.
book-hand = As cartas da seleção:
book-sides = Lado A e lado B:
book-away = As cartas para tirar, em ordem:
book-free = As cartas que você pega, em ordem:
book-value = O valor de { $heap }:
book-rhythm-length = O número à esquerda é o primeiro lugar da linha. Depois de quantos lugares os valores se repetem? Se precisar, copie os valores em linhas de outro comprimento.
book-rhythm-last = O número à esquerda é o primeiro lugar da linha, e cada linha tem { $length } valores. Um valor colorido é diferente do que está embaixo.
book-number = O número:
book-first-move = A primeira jogada: { $move }. Depois responda ao que o colega fizer.

## No papel: de quem são os palitos e onde escrever.

book-stocks = Embaixo dos montes estão as reservas: a sua à esquerda, a do adversário à direita, com a cabeça para baixo.
book-pieces = Os palitos em peças redondas são seus; os em peças quadradas, do adversário.
book-circle = Faça um círculo em volta do que encontrar na tabela.

## As telas cujo texto fala do navegador dizem isto no papel.

book-nim-2-text = Dois montes de 4, e o colega já jogou. Iguale os montes depois de cada jogada dele.
book-nim-3-text = E se houver mais montes? Aqui há montes de 4, 5, 6 e 7, como no artigo dinamarquês. O truque é escrever cada monte como soma de 4, 2 e 1, sem repetir nenhum. Escreva 1 embaixo dos números que usar e 0 embaixo dos outros.
book-nim-6-text = Três jogadas deixam todas as colunas pares. Encontre uma e confira: escreva as colunas que ela deixa.
book-nim-7-text = O colega teve de começar com montes de 1, 2 e 3. Depois de cada jogada dele, deixe todas as colunas pares, até o fim.
book-nim-8-text = Montes de 3, 4 e 5, e você começa. Por melhor que o colega jogue, a posição é ganha.
book-disguises-8-text = Três filas com intervalos de 3, 5 e 2, e você começa. Se o colega recuar, vá atrás.
book-sums-4-text = Sete pinos têm valor 2, e o monte tem valor 3. Encontre uma jogada em um dos jogos que faça a soma Nim dar 0. Filas de um a seis pinos têm os valores 1, 2, 3, 1, 4, 3.
book-kayles-2-text = E se houver várias filas? Aí o que conta são os valores. Filas de um a seis pinos têm os valores 1, 2, 3, 1, 4, 3. Derrube pinos desta fila de sete e faça a soma Nim dos valores das filas que sobram.
book-kayles-4-text = Quatro pinos e sete pinos: os valores são 1 e 2. Filas de um a seis pinos têm os valores 1, 2, 3, 1, 4, 3. Encontre um arremesso que faça a soma Nim dar 0.
book-kayles-5-done = Respondendo assim, você vence até um jogador que não erra.
book-heap-8-text = Os mesmos três jogos, e o colega teve de começar. Depois de cada jogada dele, faça a soma Nim dos valores voltar a 0.
book-periods-1-text = No jogo de Grundy você divide um monte em dois de tamanhos diferentes. Duas réguas mostram todos os jeitos de uma vez: os valores e, embaixo, a imagem deles no espelho. Cada par completa o monte. Faça a soma Nim dos valores de cada par, menos do par do meio, em que as partes são iguais. Depois use a regra do menor ausente.
book-periods-2-text = Estes são os valores de 0 a 167 pinos no Kayles. Mais abaixo eles seguem um ritmo: em linhas do comprimento certo, cada coluna mostra um só valor.
book-misere-3-text = Duas filas de 2 no Resta-um, e o colega já jogou. No Resta-zero você imitaria cada jogada. Aqui a última resposta tem de ser outra: deixe um único ponto.
book-misere-6-text = O colega começou com filas de 1, 2 e 3 pontos. Responda, e atenção ao momento da virada.
book-zero-1-text = Escolha cartas em que cada forma apareça um número par de vezes: 2, 4 ou 6 vezes, ou nenhuma. Conte uma forma de cada vez.
book-zero-3-text = Aqui estão duas cartas. Que terceira carta deixa tudo par? Escreva 1 embaixo das formas que ela mostra e 0 embaixo das outras.
book-elimination-8-text = O baralho inteiro é par, e cada seleção retira uma quantidade par de cada forma. Por isso as cartas que sobram no fim também são pares (teorema 2). Sobraram três, e uma está virada para baixo. Qual é? Escreva 1 embaixo das formas que ela mostra e 0 embaixo das outras.
