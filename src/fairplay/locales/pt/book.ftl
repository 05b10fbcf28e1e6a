## O caderno das lições.

book-lead = Em cada página há algo para fazer. Resolva com lápis, com palitos ou com cartas; as respostas estão no fim.
book-lead-play = As mesmas lições estão no navegador, em Aprender, e no terminal, com “fairplay learn”.
book-after = Segundo { $articles }.
book-contents = As lições
book-answers = Respostas
book-move = A jogada vencedora:
book-play-first = Jogue com um colega. Você começa. Anote suas jogadas e descubra se sempre pode ganhar.
book-play-second = Jogue com um colega, que já fez a primeira jogada. Agora é a sua vez. Anote suas jogadas e descubra se sempre pode ganhar.
book-cut = Anote jogadas, o que elas deixam e o valor disso, até encontrar todos os valores possíveis.
book-hand = As cartas da seleção:
book-sides = Lado A e lado B:
book-away = As cartas para tirar, em ordem:
book-free = As cartas que você pega, em ordem:
book-value = O valor de { $heap }:
book-rhythm-length = O número à esquerda é o primeiro monte da linha. Com que comprimento de linha as linhas de baixo ficam todas iguais? Se precisar, copie os valores em linhas de outro comprimento.
book-rhythm-last = O número à esquerda é o primeiro monte da linha, e cada linha tem { $length } valores. Um valor colorido é diferente do que está embaixo.
book-number = O número:
book-first-move = A primeira jogada: { $move }. Depois responda ao que o colega fizer.
