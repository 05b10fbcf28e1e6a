## A mesa de cartas no terminal: as palavras dos comandos, com outras grafias depois de vírgulas

command-give-up = desistir
command-call = anunciar, zero

help-table-hint = uma dica; repita para saber mais
help-table-why = por que sempre há uma seleção válida; depois de todas as dicas: como encontrar esta
help-give-up = ver uma das maiores seleções; as cartas ficam de lado quando todos concordam
help-call = anunciar; Enter faz o mesmo
help-table-board = mostrar as cartas de novo

## Antes do jogo

table-rule-even = Encontre cartas que juntas tenham um número par de cada forma.
table-rule-sides = Encontre cartas para dois lados com a mesma soma de cada forma. { $modulus } de uma forma contam como nenhuma (módulo { $modulus }). Um dos lados pode ficar vazio.
table-type-even = Digite os números das cartas e aperte Enter: 2 5 7, ou 257.
table-type-sides = Digite os dois lados e aperte Enter: 1 3 = 4, ou 13=4. Só um lado: 1 2 4.
table-call-how = Aperte Enter para anunciar. Depois você tem { $seconds } s para digitar a seleção.
table-many-how = Comece com o seu número ou nome: 2: 1 4 5
table-wrong-none = Uma seleção errada não custa nada.
table-wrong-lockout = Depois de uma seleção errada você tem de esperar: 3 s, depois 6 s, depois 12 s.
table-wrong-minus = Uma seleção errada custa uma das suas cartas.
table-commands = Digite { $hint } ou { $help } quando quiser.

## Durante o jogo

table-prompt = Seleção:
table-over-when = A partida acaba quando restam menos de { $hand } cartas.
table-pile = baralho: { $count }

## Depois do jogo

table-over = A partida acabou. Cartas que restam na mesa: { $count }
table-seed = Para jogar de novo com as mesmas cartas: fairplay cards play { $deck } --seed { $seed }

## O que não se pode

error-table-players = { $count } { $count ->
    [one] jogador
   *[other] jogadores
    }: o jogo é para 1 a { $limit }
error-table-player = O jogador { $number } não está na mesa
error-table-over = A partida acabou
error-table-locked = Espere mais { $seconds } s antes de escolher
error-table-called = O jogador { $number } anunciou: faltam { $seconds } s
error-table-call-first = Anuncie primeiro: aperte Enter
error-table-no-calls = Neste jogo não se anuncia: mostre logo a seleção
error-table-already = Isso já foi feito
error-table-record = Isto não é uma partida gravada
error-claim-card = { $text }: essa carta não está na mesa
error-claim-syntax = { $text }: não é uma seleção; digite os números das cartas, por exemplo { $example }
error-no-claim = Digite os números das cartas, ou { $help }
error-who = Diga primeiro quem é você: { $names }
error-seed-long = { $text }: uma semente pode ter no máximo { $limit } caracteres

table-menu-zero = Encontre cartas com um número par de cada forma.
table-menu-mod3 = Encontre cartas para dois lados com a mesma soma. Três de uma forma contam como nenhuma.
table-ask-race = Como você quer jogar? (Enter para { $usual })
table-race-0 = por conta própria, contra o relógio
table-race-1 = contra um computador
table-race-3 = contra três computadores
