## Como se chamam os jogos, e a regra de cada um em uma frase.

game-nim-title = Nim
game-nim-rule = Retire um ou mais palitos de uma única pilha.
game-resta-zero-title = Resta-zero
game-resta-zero-rule = Apague pontos de uma fila; quem apaga o último ganha.
game-resta-um-title = Resta-um
game-resta-um-rule = Apague pontos de uma fila; quem apaga o último perde.
game-nimble-title = Nimble
game-nimble-rule = Mova uma moeda para a esquerda; podem dividir a casa.
game-nimble1-rule = Mova uma moeda uma casa à esquerda; podem dividir a casa.
game-modified-nimble-title = Nimble modificado
game-modified-nimble-rule = Mova uma moeda para a esquerda; uma moeda por casa e sem saltos.
game-modified-nimble1-rule = Mova uma moeda uma casa à esquerda; no máximo uma por casa.
game-poker-nim-title = Poker-Nim
game-poker-nim-rule = Tire palitos de um monte, ou ponha em um monte alguns da sua reserva.
game-northcott-title = Jogo de Northcott
game-northcott-rule = Mova a sua peça ao longo da fila; sem saltos nem capturas.
game-lasker-title = Nim de Lasker
game-lasker-rule = Retire palitos de uma pilha, ou divida uma pilha em duas.
game-kayles-title = Kayles
game-kayles-rule = Derrube um pino, ou dois pinos vizinhos.
game-dawson-title = Xadrez de Dawson
game-dawson-rule = Peões como no xadrez; quem pode capturar deve capturar.
game-grundy-title = Jogo de Grundy
game-grundy-rule = Divida uma pilha em duas de tamanhos diferentes.
game-subtraction-title = Jogo de subtração
game-subtraction-rule = Retire de uma pilha só o que o conjunto permite.
game-octal-title = Jogo octal
game-octal-rule = Retire e divida como permitem os algarismos de um código.

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
