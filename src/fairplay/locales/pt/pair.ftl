## Jogos com dois montes, ou com um monte e memória: jogo de Wythoff, Euclides, Nim de Fibonacci.

game-wythoff-title = Jogo de Wythoff
game-wythoff-rule = Tire palitos de um monte, ou a mesma quantidade dos dois.
game-euclid-title = Euclides
game-euclid-rule = Tire do monte maior o tamanho do menor: uma, duas ou mais vezes.
game-fibonacci-nim-title = Nim de Fibonacci
game-fibonacci-nim-rule = Tire no máximo o dobro de palitos que o adversário acabou de tirar.
game-pair-title = Dois montes, sua regra
game-pair-rule = Tire palitos de um monte ou dos dois, como diz a sua regra.

how-move-wythoff = Tire quantos palitos quiser de um monte. Ou tire dos dois montes, mas a mesma quantidade de cada um.
how-move-euclid = Tire palitos do monte maior: tantos quantos o monte menor tem, ou o dobro, ou o triplo, e assim por diante. Assim que um monte fica vazio, o jogo acaba.
how-move-fibonacci-nim = Tire palitos do monte: pelo menos um, e no máximo o dobro do que o adversário acabou de tirar. Quem começa não pode tirar o monte inteiro.
how-pair-one = Tire quantos palitos quiser de um monte.
how-pair-one-counts = Tire palitos de um monte. Quantidades permitidas: { $counts }.
how-pair-larger = Tire quantos palitos quiser do monte maior.
how-pair-larger-counts = Tire palitos do monte maior. Quantidades permitidas: { $counts }.
how-pair-smaller = Tire quantos palitos quiser do monte menor.
how-pair-smaller-counts = Tire palitos do monte menor. Quantidades permitidas: { $counts }.
how-pair-both = Tire a mesma quantidade de palitos dos dois montes.
how-pair-both-counts = Tire a mesma quantidade de palitos dos dois montes. Quantidades permitidas: { $counts }.
how-pair-each = Tire { $first } de um monte e { $second } do outro.
how-pair-multiple = Tire do monte maior o tamanho do menor: uma, duas ou mais vezes.
how-pair-or = Ou: { $rule }
how-last = { $times ->
    [1] Tire palitos do monte: pelo menos um, e no máximo tantos quantos o adversário acabou de tirar.
   *[other] Tire palitos do monte: pelo menos um, e no máximo { $times } vezes o que o adversário acabou de tirar.
    } Quem começa não pode tirar o monte inteiro.
how-last-twice = Tire palitos do monte: pelo menos um, e no máximo o dobro do que o adversário acabou de tirar. Quem começa não pode tirar o monte inteiro.

said-both = tirou { $count } de cada um dos dois montes
said-each = tirou { $count } do monte de { $heap } e { $others } do monte de { $other }
web-do-both = Tirar { $count } de cada um dos dois montes
web-do-each = Tirar { $count } do monte de { $heap } e { $others } do monte de { $other }
web-tray-both = Dos dois montes
board-limit = { $limit ->
    [1] Agora você só pode tirar 1 palito.
   *[other] Agora você pode tirar até { $limit } palitos.
    }
board-limited = { $limit ->
    [1] Um monte de { $heap }. Agora só é possível tirar 1 palito.
   *[other] Um monte de { $heap }. Agora é possível tirar até { $limit } palitos.
    }
play-move-help-both = 3 1 5 3 deixa 1 do monte de 3 e 3 do monte de 5. Ou: tire 2 (dos dois montes).

error-pair-syntax = { $text }: escreva dois números, por exemplo 3,5
error-limit-syntax = { $text }: escreva o monte e quantos se podem tirar, por exemplo 20,4
error-pair-heaps = { $text }: esta regra é para um monte, não para dois
error-pair-grows = { $name }: { $move } não é uma jogada: nenhum monte pode crescer
error-pair-gives = De montes de { $text } esta regra dá { $found }. Ela tem de dar uma lista de pares de números inteiros, como [(1, 2)], ou [] se não há jogada
error-heap-valued = Um monte de { $heap } é grande demais para esta regra: os valores são calculados até { $limit }
error-heap-misere = Um monte de { $heap } é grande demais para a forma misère: a busca vai até { $limit }
error-pair-both = Você não pode tirar { $x } de um monte e { $y } do outro. Permitido dos dois: { $allowed }
error-pair-same = Você não pode tirar { $x } de um monte e { $y } do outro. Dos dois montes, tire a mesma quantidade
error-pair-rule = Você não pode tirar { $count } do monte de { $heap }. Permitido: { $allowed }
error-pair-larger = Tire do monte maior. Permitido: { $allowed }
error-pair-smaller = Tire do monte menor. Permitido: { $allowed }
error-pair-both-only = Você não pode tirar de um monte só aqui. Permitido dos dois: { $allowed }
error-pair-alone = Aqui você só pode tirar de um dos montes
error-pair-none = Aqui não se pode tirar mais nada
error-take-most = É demais: { $count }. Agora você pode tirar até { $limit }.

## Por que uma posição é ganha ou perdida.

fact-wythoff-list = Estes pares de montes são perdidos para quem tem a vez. Cada par começa com o menor número que ainda não está na lista, e as diferenças são 1, 2, 3, 4, …
fact-wythoff-golden = A razão áurea φ = 1,618… dá todos de uma vez: multiplique a diferença por φ, arredonde para baixo, e você tem o monte menor.
fact-wythoff-misere = Estes pares de montes são perdidos para quem tem a vez: primeiro 0 e 1, e também 2 e 2, pois aqui perde quem tira o último palito. A partir de 3 e 5, cada par começa com o menor número que ainda não está na lista, e as diferenças são 2, 3, 4, …
fact-wythoff-difference = Diferença
fact-wythoff-times = Diferença · φ
fact-wythoff-smaller = Monte menor
fact-wythoff-larger = Monte maior
fact-wythoff-here = Os montes { $smaller } e { $larger }: esse par está na lista, com diferença { $number }.
fact-wythoff-early = Os montes { $smaller } e { $larger }: esse par é perdido, como dito acima.
fact-wythoff-left = { $what }: isso deixa { $smaller } e { $larger }, o par com diferença { $number }.
fact-wythoff-left-early = { $what }: isso deixa { $smaller } e { $larger }, e esse par é perdido.
fact-pair-end = { $what }: não sobra nada, e o adversário não pode jogar.
fact-wythoff-why = Por que funciona: nenhuma jogada leva de um par da lista a outro, pois nela nenhum número e nenhuma diferença aparece duas vezes. De qualquer outra posição, alguma jogada leva a um par da lista.
fact-euclid-divide = Divida o monte maior pelo menor, depois o menor pelo resto, e assim por diante, como no algoritmo de Euclides.
fact-euclid-once = Onde um monte cabe uma vez só, há uma única jogada. Onde cabe duas ou mais vezes, pode-se escolher. Quem pode escolher primeiro ganha.
fact-euclid-whole = Monte maior
fact-euclid-part = Monte menor
fact-euclid-times = Cabe … vezes
fact-euclid-rest = Resto
fact-euclid-equal = Os montes são iguais: tire um deles, e o jogo acaba.
fact-euclid-equal-misere = Os montes são iguais: você tem de tirar um deles, e essa é a última jogada.
fact-euclid-forced = { $count ->
    [one] A próxima jogada é forçada.
   *[other] As próximas { $count } jogadas são forçadas.
    }
fact-euclid-you = Depois é a sua vez, e você é o primeiro que pode escolher.
fact-euclid-opponent = Depois é a vez do adversário, e ele é o primeiro que pode escolher.
fact-euclid-choice = O monte menor cabe mais de uma vez, então você pode escolher agora: deixar { $rest } e { $part }, ou deixar { $sum } e { $part }. De { $sum } e { $part }, a única jogada leva a { $rest } e { $part }. Portanto, uma das duas posições é perdida para o adversário.
fact-euclid-best = { $what }: { $smaller } e { $larger } é a posição perdida.
fact-euclid-golden-more = Em resumo: { $larger } : { $smaller } = { $ratio }, e isso é mais que a razão áurea φ = { $golden }: posição ganha.
fact-euclid-golden-less = Em resumo: { $larger } : { $smaller } = { $ratio }, e isso é menos que a razão áurea φ = { $golden }: posição perdida.
fact-last-fibonacci = Nos números de Fibonacci 1, 2, 3, 5, 8, …, cada um é a soma dos dois anteriores. Todo número é a soma de números de Fibonacci diferentes e não vizinhos na sequência, de uma única maneira (teorema de Zeckendorf).
fact-last-powers = Nos números 1, 2, 4, 8, …, cada um é o dobro do anterior. Todo monte é a soma de números diferentes dessa sequência, de uma única maneira: é a sua forma na base 2.
fact-last-other = O que conta nesta regra são os números abaixo. Depois de cada um vem a soma dele com o primeiro que, multiplicado por { $times }, chega até ele. Todo monte é uma soma desses números: tome sempre o maior que cabe.
fact-last-row = Números
fact-last-sum = { $heap } = { $sum }. A menor parte é { $part }.
fact-last-itself = { $heap } já é um desses números, então é a sua própria menor parte.
fact-last-all = Você pode tirar até { $limit }, então pode tirar o monte inteiro.
fact-last-won = Você pode tirar até { $limit }, então pode tirar { $part }. Depois o adversário pode tirar até { $reach }, mas a próxima parte é { $next }: fora de alcance.
fact-last-lost = { $limit ->
    [1] Você só pode tirar 1, então esta parte está fora de alcance: { $part }.
   *[other] Você pode tirar até { $limit }, então esta parte está fora de alcance: { $part }.
    }
fact-last-breaks = Tire quantos tirar, você quebra esta parte ({ $part }) em partes menores, e o adversário pode tirar a menor delas.
fact-last-searched = Na forma misère não se usa nenhuma regra assim: todas as maneiras de jogar foram testadas.
fact-pair-unknown = Não se usa nenhum teorema para esta regra. O valor vem da definição.
fact-pair-table = Os valores dos pares menores:
fact-pair-heap = Montes
fact-pair-row = { $heap }
fact-pair-value = { $count ->
    [0] Não resta nenhuma jogada, então o valor é 0.
    [one] As jogadas alcançam só o valor { $reached }. O menor número ausente é { $value }, e esse é o valor (regra do menor ausente, mex).
   *[other] As jogadas alcançam os valores { $reached }. O menor número ausente é { $value }, e esse é o valor (regra do menor ausente, mex).
    }
fact-decimal = { $whole },{ $decimals }
