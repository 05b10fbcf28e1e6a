## Lição: MOD-3 SUMZ.

learn-mod-1-title = Some duas cartas
learn-mod-1-text = Cada quadrante mostra a sua forma 0, 1 ou 2 vezes. Some quadrante por quadrante e fique só com o resto da divisão por 3.
learn-mod-1-done = 2 + 2 = 4 pentágonos deixam resto 1, e 2 + 1 = 3 círculos deixam resto 0.
learn-mod-2-title = Depois a terceira
learn-mod-2-text = Para juntar uma terceira carta, some-a ao resultado das duas primeiras. A primeira carta aqui é a soma que você acabou de encontrar.
learn-mod-2-done = A soma de duas cartas é outra carta; assim você pode continuar com quantas cartas quiser.
learn-mod-3-title = Três de uma vez
learn-mod-3-text = Você também pode pegar as três cartas de uma vez e contar uma forma depois da outra. Aqui estão as duas cartas do começo e a terceira.
learn-mod-3-done = 2 + 2 + 2 = 6 pentágonos deixam resto 0. A soma é a mesma de antes: a ordem não importa.
learn-mod-4-title = Dois lados
learn-mod-4-text = Uma seleção válida são dois lados com a mesma soma. Escolha cartas para o lado A e para o lado B.
learn-mod-4-done = Os dois lados têm a mesma soma, e todas as cartas deles são suas.
learn-mod-5-title = Um lado vazio
learn-mod-5-text = Um dos lados pode ficar vazio (o conjunto vazio). Então a soma do outro tem de ser a carta vazia. Encontre três cartas assim.
learn-mod-5-done = Em cada quadrante há 3 ao todo, e o resto é 0.
learn-mod-6-title = Cartas opostas
learn-mod-6-text = Duas destas cartas são opostas: juntas, dão a carta vazia. Coloque as duas no lado A.
learn-mod-6-done = 1 e 2 trocam de lugar, porque 1 + 2 = 3 deixa resto 0. Módulo 3, o 2 é o mesmo que −1: uma carta no lado B conta como a sua oposta no lado A.
learn-mod-7-title = Por que cinco bastam
learn-mod-7-text = Cada carta pode estar no lado A, no lado B ou em nenhum. A diferença A − B módulo 3 é uma de apenas 81 cartas, contando a vazia. De quantas maneiras você pode distribuir cinco cartas?
learn-mod-7-done = 243 maneiras, mas só 81 diferenças: duas maneiras têm a mesma. A diferença entre elas módulo 3, carta por carta, é uma seleção válida: 1 é o lado A, 2 (isto é, −1) é o lado B.
learn-mod-8-title = Cinco cartas
learn-mod-8-text = Cinco cartas tiradas ao acaso. Encontre dois lados com a mesma soma. Um deles pode ficar vazio.
learn-mod-8-done = Entre cinco cartas há sempre uma seleção válida. (Cinco vetores em um espaço de dimensão 4 são linearmente dependentes; os fatores 1 e 2 são os lados A e B.)
