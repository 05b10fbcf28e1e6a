## Jogos próprios: regras em palavras e arquivos Python

error-rule-words = { $text }: não entendi “{ $found }” na posição { $place }; aqui pode vir: { $expected }
error-rule-long = { $text }: a regra é longa demais; máximo de caracteres: { $limit }

game-heap-title = Seu jogo de montes
game-heap-rule = Você diz o que uma jogada pode fazer com um monte: take 1-3, take a prime, split, …
game-subtract-a-square-title = Subtraia um quadrado
game-subtract-a-square-rule = Retire 1, 4, 9, 16, … de um monte: sempre um número quadrado.
how-move-subtract-a-square = Retire 1, 4, 9, 16 ou outro número quadrado de um monte.

square-unknown = Não se conhece fórmula para os montes perdidos: eles são achados um a um, a partir do menor.
square-row = monte perdido
square-lost = Um monte de { $heap } é um deles: nenhum quadrado leva dele a outro monte perdido.
square-won = Um monte de { $heap } não está entre eles: algum quadrado leva dele a um monte perdido.

own-or = Ou: { $what }
own-all = Retire um monte inteiro.
own-all-of = Retire um monte inteiro de { $counts }.
own-take = Retire { $counts } de um monte.
own-leave = Retire { $counts } de um monte, mas não tudo.
own-split = Divida um monte em { $heaps }.
own-take-split = Retire { $counts } de um monte e divida o resto em { $heaps }.
own-heaps-2-any = dois montes
own-heaps-2-unequal = dois montes de tamanhos diferentes
own-heaps-2-equal = dois montes iguais
own-heaps-3-any = três montes
own-heaps-3-unequal = três montes de tamanhos diferentes
own-heaps-3-equal = três montes iguais
own-count-any = quantos quiser
own-count-odd = uma quantidade ímpar
own-count-even = uma quantidade par
own-count-prime = um número primo
own-count-square = um número quadrado
own-count-cube = um cubo
own-count-power = uma potência de 2
own-count-triangular = um número triangular
own-count-fibonacci = um número de Fibonacci
own-count-divisor = um divisor do seu tamanho
own-count-most = no máximo a metade
own-count-least = no mínimo a metade

error-rule-cycle = Esta regra nunca termina: { $cycle }. Cada monte tem de virar montes menores
error-rule-larger = De um monte de { $heap } esta regra vai a { $left }. Cada monte tem de virar montes menores
error-rule-left = De um monte de { $heap } esta regra dá { $found }. Ela tem de dar números a partir de 0, ou tuplas deles

own-rule = { $text }

error-own-taken = { $name }: já existe um jogo com esse nome; escolha outro
error-own-name = { $name }: o nome de um jogo tem letras minúsculas, algarismos e hifens, como my-game
error-own-none = { $file }: não há jogo neste arquivo; defina GAME ou splits(heap)
error-own-line = { $file }, linha { $line }: { $reason }
