## Somas de jogos.

learn-sums-1-title = Ganha mais ganha pode dar perdida
learn-sums-1-text = Nim é uma soma: cada monte é um jogo à parte, e você joga em um deles de cada vez. Quem tem a vez consegue vencer? Responda para cada posição.
learn-sums-1-done = Cada monte sozinho é uma posição ganha e, mesmo assim, 2, 2 e 1, 2, 3 são perdidas. Não basta saber quem vence cada jogo. Precisamos de números.
learn-sums-2-title = O monte que equilibra
learn-sums-2-text = Cinco pinos em fila. Uma jogada derruba um pino ou dois vizinhos. Que monte de Nim você precisa acrescentar para que a soma fique perdida para quem tem a vez?
learn-sums-2-done = Só um monte serve. O tamanho dele é o valor da fila (o nimber, ou valor de Grundy): em qualquer soma, a fila conta como esse monte.
learn-sums-3-title = Somar sem “vai um”
learn-sums-3-text = Montes de 5 e 3 valem, juntos, um só monte. Qual? Escreva uma terceira linha que deixe todas as colunas pares.
learn-sums-3-done = Logo 5 ⊕ 3 = 6: some na base 2, com 1 + 1 = 0. O resultado é a soma Nim.
learn-sums-4-title = Pinos e palitos
learn-sums-4-text = Sete pinos têm valor 2, e o monte tem valor 3. Escolha uma jogada em um dos jogos, veja os valores que ficam e faça a soma Nim dar 0.
learn-sums-4-done = A soma Nim é 0: a soma está perdida para o adversário.
learn-sums-5-title = Jogue uma soma
learn-sums-5-text = Cinco pinos e montes de 2 e 3, e você começa. Os valores são 4, 2 e 3.
learn-sums-5-done = Agora você sabe vencer somas de jogos que só têm os valores em comum.
