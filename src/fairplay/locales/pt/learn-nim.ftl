## Nim e a base 2.

learn-nim-1-title = Dois montes
learn-nim-1-text = Tire um ou mais palitos de um só monte. Quem tirar o último vence. Aqui há montes de 3 e 5. Que jogada vence?
learn-nim-1-done = Agora os montes são iguais. O que o adversário fizer em um, você repete no outro.
learn-nim-2-title = Montes iguais
learn-nim-2-text = Dois montes de 4, e o computador começa. Iguale os montes depois de cada jogada dele.
learn-nim-2-done = Montes iguais são uma combinação segura: quem tem a vez só pode deixá-los diferentes, e a jogada seguinte os iguala de novo.
learn-nim-3-title = Potências de dois
learn-nim-3-text = E se houver mais montes? Aqui há montes de 4, 5, 6 e 7, como no artigo dinamarquês. O truque é escrever cada monte como soma de 4, 2 e 1, sem repetir nenhum. Para cada monte, marque os números da soma.
learn-nim-3-done = Só há um jeito de escrever cada monte: é o seu número na base 2.
learn-nim-4-title = Conte os algarismos 1
learn-nim-4-text = Agora conte os algarismos 1 de cada coluna e marque as colunas em que a quantidade é ímpar. Talvez não haja nenhuma.
learn-nim-4-done = Todas as colunas são pares. Por isso a posição 4, 5, 6, 7 é perdida para quem tem a vez (uma posição P, ou combinação segura): qualquer jogada deixa alguma coluna ímpar.
learn-nim-5-title = Uma jogada deixa uma coluna ímpar
learn-nim-5-text = O adversário tirou 4 do monte de 7. Conte de novo: que colunas são ímpares agora?
learn-nim-5-done = Só a coluna 4 é ímpar. Uma coluna par é como dois montes iguais: não mexa nela.
learn-nim-6-title = Deixe todas as colunas pares
learn-nim-6-text = Escolha uma jogada e veja como ficam as colunas. Três jogadas deixam todas elas pares. Encontre uma.
learn-nim-6-done = Todas as colunas são pares de novo. O artigo tira todo o monte de 4; ir de 5 para 1 ou de 6 para 2 também vence. Um quinto monte de quatro também deixaria as colunas pares: por isso a posição tinha valor quatro. O que quer que o adversário faça agora, você pode deixá-las pares de novo.
learn-nim-7-title = A posição 1, 2, 3 é perdida
learn-nim-7-text = O computador tem de começar com montes de 1, 2 e 3. Depois de cada jogada dele, deixe todas as colunas pares, até o fim.
learn-nim-7-done = Sua primeira resposta deixou dois montes iguais. A partir de 1, 2, 3 isso é sempre possível.
learn-nim-8-title = Uma partida inteira
learn-nim-8-text = Montes de 3, 4 e 5, e você começa. O computador não erra, mas a posição é ganha.
learn-nim-8-done = Você jogou sem errar. As mesmas colunas decidem qualquer posição de Nim.
