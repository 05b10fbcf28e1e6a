## Kayles.

learn-kayles-1-title = O primeiro arremesso
learn-kayles-1-text = Um arremesso derruba um pino, ou dois vizinhos. Quem derruba o último vence. Que arremesso vence com cinco pinos?
learn-kayles-1-done = Um arremesso no meio deixa duas filas iguais, e você pode copiar cada arremesso. Por isso toda fila sozinha é ganha para quem começa.
learn-kayles-2-title = Corte uma fila
learn-kayles-2-text = E se houver várias filas? Aí o que conta são os valores. Escolha pinos desta fila de sete e veja o valor do que sobra. Encontre todos os valores possíveis.
learn-kayles-2-done = Dá para chegar a 0, 1, 3, 4 e 5. O menor número que falta é 2, e esse é o valor de sete pinos.
learn-kayles-3-title = Duas filas
learn-kayles-3-text = Filas de um a sete pinos têm os valores 1, 2, 3, 1, 4, 3, 2. Quem tem a vez consegue vencer? Responda para cada par de filas.
learn-kayles-3-done = Valores iguais dão uma posição perdida, mesmo que as filas sejam bem diferentes.
learn-kayles-4-title = Iguale os valores
learn-kayles-4-text = Quatro pinos e sete pinos: os valores são 1 e 2. Escolha um arremesso, veja os valores que ficam e faça a soma Nim dar 0.
learn-kayles-4-done = Os valores se equilibram. Há dois arremessos assim: quatro pinos viram dois, ou sete viram dois e três, pois 2 ⊕ 3 = 1.
learn-kayles-5-title = Dez pinos
learn-kayles-5-text = Dez pinos, com valor 2, e você começa. Deixe filas com soma Nim 0. Os valores de um a nove pinos: 1, 2, 3, 1, 4, 3, 2, 1, 4.
learn-kayles-5-done = Você venceu um jogador que não erra.
