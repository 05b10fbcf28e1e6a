## Como se chamam os jogos, e a regra de cada um em uma frase.

game-nim-title = Nim
game-nim-rule = Tire um ou mais palitos de um único monte.
game-resta-zero-title = Resta-zero
game-resta-zero-rule = Apague pontos de uma fila.
game-resta-zero-end = Quem apaga o último ponto ganha.
game-resta-um-title = Resta-um
game-resta-um-rule = Apague pontos de uma fila.
game-resta-um-end = Quem apaga o último ponto perde.
game-nimble-title = Nimble
game-nimble-rule = Mova um palito para a esquerda, até onde quiser; vários podem ocupar a mesma casa.
game-nimble1-rule = Mova um palito uma casa para a esquerda; vários podem ocupar a mesma casa.
game-modified-nimble-title = Nimble modificado
game-modified-nimble-rule = Mova um palito para a esquerda, até onde quiser; um por casa e sem pular.
game-modified-nimble1-rule = Mova um palito uma casa para a esquerda; só um palito por casa.
game-poker-nim-title = Poker-Nim
game-poker-nim-rule = Retire do jogo palitos de um monte, ou ponha dos seus.
game-northcott-title = Jogo de Northcott
game-northcott-rule = Mova uma de suas peças na fila; sem pular nem capturar.
game-lasker-title = Nim de Lasker
game-lasker-rule = Tire palitos de um monte, ou divida um monte em dois.
game-kayles-title = Kayles
game-kayles-rule = Derrube um pino, ou dois que estejam lado a lado.
game-dawson-title = Xadrez de Dawson
game-dawson-rule = Peões como no xadrez; quem pode capturar tem de capturar.
game-grundy-title = Jogo de Grundy
game-grundy-rule = Divida um monte em dois de tamanhos diferentes.
game-subtraction-title = Jogo de subtração
game-subtraction-rule = Tire de um monte uma das quantidades permitidas.
game-octal-title = Jogo octal
game-octal-rule = Tire e divida como permite o código.

## What the decks are called.

title-zero = Zero sumZ
title-mod3 = MOD-3 SUMZ
title-deck-2 = Zero sumZ com { $count ->
    [one] { $count } forma
   *[other] { $count } formas
    }
title-deck-3 = MOD-3 SUMZ com { $count ->
    [one] { $count } forma
   *[other] { $count } formas
    }
title-deck = Somas módulo { $p } com { $count ->
    [one] { $count } forma
   *[other] { $count } formas
    }
