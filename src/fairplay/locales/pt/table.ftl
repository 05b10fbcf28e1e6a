## A mesa de cartas no terminal: as palavras dos comandos, com outras grafias depois de vírgulas

command-give-up = desistir
command-call = anunciar, zero

help-table-hint = um pouco sobre uma seleção válida, e mais a cada vez
help-table-why = por que sempre há uma seleção; depois de todas as dicas: como achar esta
help-give-up = ver uma das maiores seleções; as cartas saem quando todos concordam
help-call = anunciar, como só Enter
help-table-board = mostrar as cartas outra vez

## Antes do jogo

table-rule-even = Ache cartas que juntas tenham um número par de cada forma.
table-rule-sides = Ache dois grupos de cartas com a mesma soma de cada forma módulo { $modulus }; um deles pode ser vazio.
table-type-even = Escreva os números e tecle Enter: 2 5 7, ou 257.
table-type-sides = Escreva os grupos e tecle Enter: 1 3 = 4, ou 13=4. Um grupo só: 1 2 4.
table-call-how = Tecle Enter para anunciar; então você tem { $seconds } s para escrever a seleção.
table-many-how = Diga primeiro quem é, pelo número ou pelo nome: 2: 1 4 5
table-wrong-none = Uma seleção errada não custa nada.
table-wrong-lockout = Depois de uma seleção errada é preciso esperar: 3 s, depois 6 s, depois 12 s.
table-wrong-minus = Uma seleção errada custa uma das suas cartas.
table-commands = Escreva { $hint } ou { $help } quando quiser.

## Durante o jogo

table-prompt = Seleção:
table-over-when = Acaba quando restam menos de { $hand } cartas.
table-pile = baralho: { $count }

## Depois do jogo

table-over = O jogo acabou. Cartas que restam na mesa: { $count }
table-seed = As mesmas cartas outra vez: fairplay cards play { $deck } --seed { $seed }

## O que não se pode

error-table-players = { $count } jogadores: de 1 a { $limit } podem jogar
error-table-player = O jogador { $number } não está na mesa
error-table-over = O jogo acabou
error-table-locked = Espere mais { $seconds } s
error-table-called = O jogador { $number } anunciou: faltam { $seconds } s
error-table-call-first = Anuncie primeiro: tecle Enter
error-table-no-calls = Neste jogo ninguém anuncia: basta escolher as cartas
error-table-already = Isso já foi feito
error-table-record = Isto não é o registro de um jogo
error-claim-card = { $text }: essa carta não está na mesa
error-claim-syntax = { $text }: não é uma seleção; escreva os números das cartas, como em { $example }
error-no-claim = Escreva os números das cartas, ou { $help }
error-who = Diga primeiro quem é: { $names }
error-seed-long = { $text }: uma semente tem no máximo { $limit } caracteres

table-menu-zero = Ache cartas que mostrem cada forma um número par de vezes.
table-menu-mod3 = Ache dois grupos de cartas com a mesma soma módulo 3.
table-ask-race = Como você quer jogar? (Enter para { $usual })
table-race-0 = sem adversário, contra o relógio
table-race-1 = contra um jogador do computador
table-race-3 = contra três jogadores do computador
