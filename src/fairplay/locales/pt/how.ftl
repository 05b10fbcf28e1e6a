## Como jogar: três figuras para cada jogo.

how-title = Como jogar
how-first = É a primeira vez? Três imagens mostram como se joga.
how-of = Como jogar: { $game }
how-done = Entendi
how-part-board = O que você vê
how-part-move = Uma jogada
how-part-end = O fim
how-before = Antes: { $board }
how-after = Depois: { $board }
how-example = Por exemplo: “{ $move }”.
how-or = { $before } ou { $last }
how-or-more = { $last } ou mais
how-and-so-on = { $before } …

# O que está no tabuleiro.
how-see-match = Os palitos ficam em montes. Você e seu adversário jogam um de cada vez, e todos os montes são dos dois.
how-see-heap = Os palitos ficam em um monte. Você e seu adversário jogam um de cada vez, e o monte é dos dois.
how-see-point = Os pontos ficam em filas. Você e seu adversário jogam um de cada vez, e todas as filas são dos dois.
how-see-pin = Os pinos ficam em fila. Você e seu adversário jogam um de cada vez, e todos os pinos são dos dois.
how-see-strip = Os palitos ficam em uma fita de casas. Você e seu adversário jogam um de cada vez, e todos os palitos são dos dois.
how-see-stocks = Os palitos ficam em montes, que são dos dois jogadores. Além disso, cada um tem a própria reserva.
how-see-rows = Em cada fila, uma peça é sua e a outra é do seu adversário. Vocês jogam um de cada vez.
how-see-pawns = Os peões da fileira mais próxima são seus; os da fileira mais distante são do seu adversário. Vocês jogam um de cada vez.
how-see-text = Você e seu adversário jogam um de cada vez.

# Uma jogada.
how-move-nim = Tire quantos palitos quiser de um só monte, mas pelo menos um.
how-move-resta-zero = Apague quantos pontos quiser de uma só fila, mas pelo menos um.
how-move-resta-um = Apague quantos pontos quiser de uma só fila, mas pelo menos um.
how-move-nimble = Mova um palito para a esquerda, até onde quiser, mesmo para fora da fita. Os palitos podem pular por cima dos outros e ocupar a mesma casa.
how-move-nimble1 = Mova um palito uma casa para a esquerda, ou para fora da fita. Os palitos podem ocupar a mesma casa.
how-move-modified-nimble = Mova um palito para a esquerda, até onde quiser, mesmo para fora da fita. Ele não pode pular outro palito nem ocupar a casa dele.
how-move-modified-nimble1 = Mova um palito uma casa para a esquerda, ou para fora da fita. Dois palitos não podem ocupar a mesma casa.
how-move-poker-nim = Tire quantos palitos quiser de um monte; eles saem do jogo. Ou acrescente a um monte palitos da sua própria reserva.
how-move-northcott = Mova uma das suas peças ao longo da fila, para a frente ou para trás, até onde quiser. Ela não pode pular a peça do adversário.
how-move-lasker = Tire quantos palitos quiser de um monte, ou divida um monte em dois sem tirar nada.
how-move-kayles = Derrube um pino, ou dois que estejam lado a lado.
how-move-dawson = Avance um peão uma casa em linha reta. Os peões capturam uma casa em diagonal, para a frente. Se puder capturar, você tem de capturar.
how-move-grundy = Divida um monte em dois montes de tamanhos diferentes.
how-code-take = Tire { $counts } de um monte.
how-code-leave = Tire { $counts } de um monte e deixe { $left }.
how-code-split = Divida um monte em { $left } sem tirar nada.
how-left-0 = nada
how-left-1 = um monte
how-left-2 = dois montes
how-left-3 = três montes

# O fim.
how-end-normal = Você faz esta jogada, e seu adversário não tem mais nenhuma. Quem joga por último ganha, então você ganha.
how-end-misere = Você faz esta jogada, e seu adversário não tem mais nenhuma. Aqui quem joga por último perde, então você perde.
how-end-crosses = Você faz esta jogada: três cruzes seguidas, e você ganha na hora.
how-end-signs = Com esta jogada você faz “{ $signs }”, e ganha na hora.
how-end-at-once = Você faz esta jogada, e ela vence na hora.
how-end-part = Com esta jogada, este jogo acaba. Os outros continuam.
how-sum-normal = Vários jogos ao mesmo tempo: na sua vez, jogue em apenas um deles. Ganha quem fizer a última jogada de todas.
how-sum-misere = Vários jogos ao mesmo tempo: na sua vez, jogue em apenas um deles. Perde quem fizer a última jogada de todas.

# Cartas.
how-cards-see = { $hand } cartas ficam abertas na mesa, e o resto fica no baralho. Não há duas cartas iguais.
how-cards-claim-even = Encontre cartas em que cada forma apareça um número par de vezes e pegue-as. Aqui cada forma aparece duas vezes ou nenhuma.
how-cards-claim-sides = Encontre cartas para dois lados, A e B, com a mesma soma de cada forma. { $modulus } de uma forma contam como nenhuma. Um dos lados pode ficar vazio.
how-cards-always = Entre { $hand } cartas há sempre uma seleção para pegar.
how-cards-end = Você fica com as cartas que pegou, e novas vêm do baralho. O jogo acaba quando restam menos de { $hand } cartas. Ganha quem tiver mais cartas.

# Quem explica ou criou um jogo.
credit-nim = Explicado em “Fair play”, de Mogens Esrom Larsen.
credit-resta = Explicado em um artigo em português sobre o Resta-um e o Resta-zero.
credit-zero = O Zero sumZ foi criado por Alejandro Erickson, Mathieu Guay-Paquet e Jonathan Lenchner.
credit-mod3 = MOD-3 SUMZ © 2022 Ben Fried, Ford Lenchner e Jon Lenchner (mod3sumz.com).

# The command in the terminal.
command-how = como
help-how = como jogar, em três imagens

how-move-subtract-a-square = Tire 1, 4, 9, 16 ou outro número quadrado de um monte.
own-or = Ou: { $what }
own-all = Tire um monte inteiro.
own-all-of = Tire um monte inteiro, se ele tiver { $counts }.
own-take = De um monte, tire { $counts }.
own-leave = De um monte, tire { $counts }, mas não tudo.
own-split = Divida um monte em { $heaps }.
own-take-split = De um monte, tire { $counts } e divida o resto em { $heaps }.
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
own-count-divisor = um divisor do tamanho dele
own-count-most = no máximo a metade
own-count-least = no mínimo a metade
own-rule = { $text }
