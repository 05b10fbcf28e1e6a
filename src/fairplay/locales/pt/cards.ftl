## Os jogos de cartas: formas, seleções e como encontrá-las.

shape-triangle = triângulo
shape-square = quadrado
shape-pentagon = pentágono
shape-hexagon = hexágono
shape-rhombus = losango
shape-circle = círculo
shape-heart = coração
shape-star = estrela
shapes-triangle = triângulos
shapes-square = quadrados
shapes-pentagon = pentágonos
shapes-hexagon = hexágonos
shapes-rhombus = losangos
shapes-circle = círculos
shapes-heart = corações
shapes-star = estrelas
cards-one-triangle = um triângulo
cards-one-square = um quadrado
cards-one-pentagon = um pentágono
cards-one-hexagon = um hexágono
cards-one-rhombus = um losango
cards-one-circle = um círculo
cards-one-heart = um coração
cards-one-star = uma estrela
cards-counted = { $count } { $shape }

cards-claims = Seleções válidas: { $count }
cards-claims-none = Não há seleção válida entre estas cartas.
cards-claim-size = { $size } { $size ->
    [one] carta
   *[other] cartas
    }
cards-claim-smallest = menor
cards-claim-largest = maior

# O que há de errado com uma seleção, e dicas.
cards-wrong-odd = Número ímpar: { $counts }.
cards-wrong-sides = As somas são diferentes módulo { $modulus }: { $shapes }.
cards-wrong-shape = { $shape }: { $left } no lado A e { $right } no lado B
cards-hint-size = Há uma seleção válida de { $size } { $size ->
    [one] carta
   *[other] cartas
    }.
cards-hint-card = A carta { $card } faz parte de uma seleção válida de { $size } { $size ->
    [one] carta
   *[other] cartas
    }.
cards-hint-more = As cartas { $cards } fazem parte de uma seleção válida de { $size } { $size ->
    [one] carta
   *[other] cartas
    }.
cards-hint-all = Aqui está uma seleção válida: { $claim }

# A contagem dos artigos.
cards-counting = Conte cada forma. Retire cartas até que todas as contagens sejam pares.
cards-counting-odd = Ímpares: { $shapes }.
cards-counting-even = Todas as contagens são pares.
cards-counting-alone = Resta só { $shape }, na carta { $card }; por isso a carta { $card } não pode ser escolhida.
cards-counting-away = Retire a carta { $card }, e ficam pares: { $shapes }.
cards-counting-left = As cartas que restam são uma seleção válida: { $claim }
cards-sums = Conte cada forma nos dois lados, módulo { $modulus }:
cards-sums-equal = Os dois lados têm a mesma soma, então a seleção é válida.
cards-sums-empty = A soma é a carta vazia, então a seleção é válida. O lado B fica vazio.

# Eliminação.
cards-elimination = Eliminação módulo { $modulus }: quando uma linha começa com a mesma forma que uma linha anterior, subtraia a linha anterior. [1] é a linha da carta 1.
cards-row-leads = primeira forma: { $shape }
cards-row-empty = vazia, então { $relation } é uma seleção válida
cards-elimination-none = Nenhuma linha ficou vazia, então não há seleção válida.
cards-elimination-all = Linhas que ficaram vazias: { $rows }. Combinadas de todas as maneiras, dão todas as seleções válidas: { $claims }.
cards-enough = Por que { $hand } cartas sempre bastam: cada linha que não está vazia começa com uma forma só sua, e há apenas { $shapes }. Então pelo menos uma linha fica vazia.
cards-enough-ways = Ou contando: entre { $hand } cartas você pode escolher de { $ways } maneiras, mas as contagens só formam { $sums } padrões de par e ímpar. Então duas escolhas dão o mesmo padrão, e as cartas que estão em apenas uma delas são uma seleção válida.
cards-enough-times = Ou contando: você pode usar cada uma de { $hand } cartas de 0 a { $most } vezes, de { $ways } maneiras ao todo, mas há apenas { $sums } somas módulo { $modulus }. Então duas maneiras têm a mesma soma, e a diferença entre elas é uma seleção válida.
cards-rest-even = As { $cards } cartas juntas têm { $each } de cada forma, um número par, e cada seleção válida retira um número par de cada forma. Então as cartas que sobram no fim têm um número par de cada forma.
cards-rest-sum = As { $cards } cartas juntas têm { $each } de cada forma, o que é 0 módulo 3. Uma seleção válida retira dois lados com a mesma soma S, isto é, 2S, ou −S módulo 3. Então as cartas que sobram no fim têm, módulo 3, a mesma soma que o lado A de todas as seleções juntas.

# Números exatos.
cards-stats = { $game }: todas as { $total } mãos de { $hand } cartas
cards-stats-claims = seleções
cards-stats-smallest = menor seleção
cards-stats-largest = maior seleção
cards-stats-hands = mãos
cards-stats-share = proporção
cards-stats-percent = { $whole },{ $part }%

error-card = { $text }: essa carta não existe; escreva { $count } { $count ->
    [one] algarismo
   *[other] algarismos
    } de 0 a { $most }, nem todos 0, por exemplo { $example }
error-card-twice = { $text }: esta carta aparece duas vezes, mas só há uma de cada
error-hand-large = Cartas demais: { $count }, no máximo { $limit }
error-deck = { $name }: esse baralho não existe; escreva zero, mod3 ou um espaço vetorial F2^4, F3^3, F5^3, … com expoente de 1 a 8 e de { $least } a { $most } cartas
error-claim-empty = Escolha pelo menos uma carta
error-claim-place = Não há carta { $place } na mesa: escolha de 1 a { $count }
error-claim-both = A carta { $place } não pode estar nos dois lados
error-claim-sides = Neste jogo a seleção tem só um lado
error-claim-twice = A carta { $place } aparece vezes demais
