## Tabuleiros

board-empty = (não sobrou nada)
board-stock = Reserva ({ $name }):
board-to-move = com a vez
board-other = o adversário
board-exchange = há uma troca em andamento
board-stretches = em jogo: { $stretches }
board-stretch = { $length } (colunas { $first }–{ $last })
board-stretch-one = { $length } (coluna { $first })
board-heaps = Montes: { $heaps }
board-points = Filas de pontos: { $heaps }
board-pins = Pinos lado a lado: { $heaps }
board-stocked = Montes: { $heaps }. Sua reserva: { $mine }, a do adversário: { $theirs }
board-strip = Palitos, por casa: { $coins }
board-row = Fila { $row }: sua peça em { $mine }, a do adversário em { $theirs }.
board-pawns = Fileiras a partir do lado oposto: { $ranks } (P: seus peões, p: os do adversário)

## As palavras dos comandos e das jogadas, com outras grafias depois de vírgulas; as inglesas valem sempre

command-hint = dica
command-why = por quê, porque
command-moves = jogadas
command-board = tabuleiro
command-gaps = intervalos, espaços
command-undo = desfazer
command-resign = desistir
command-save = salvar, guardar
command-again = de novo, sim, s
command-new = novo, menu
command-quit = sair, q
command-help = ajuda
command-take = retire, tire
command-add = ponha, acrescente

## O que fazem os comandos

help-play-hint = quem ganha; peça de novo para saber onde olhar e, depois, uma jogada
help-play-why = por que a posição é ganha ou perdida; depois do fim: onde a partida se perdeu
help-moves = mostrar todas as jogadas
help-board = desenhar o tabuleiro de novo
help-play-gaps = mostrar ou ocultar os montes de Nim por trás do tabuleiro
help-play-undo = desfazer a sua última jogada
help-play-resign = desistir da partida
help-play-save = salvar a partida em um arquivo: salvar ARQUIVO
help-play-again = jogar de novo quando a partida acabar
play-resign-sure = Desistir mesmo? Digite { $command } de novo.
help-play-new = voltar ao menu
help-quit = sair do jogo
help-help = esta lista
help-play-number = fazer a jogada 3 da lista

## Como escrever uma jogada

play-move-help-heaps = 5 2 deixa 2 de um monte de 5, e 5 0 tira o monte todo. Ou: tire 3 de 5.
play-move-help-some = { $heap } { $left } deixa { $left } de um monte de { $heap }. Ou: tire { $count } de { $heap }.
play-move-help-whole = { $heap } 0 tira um monte inteiro de { $heap }.
play-move-help-parts = { $heap } { $left } deixa { $told } de um monte de { $heap }.
play-move-help-leave = Digite o que sobra: 5 2 deixa 2 de um monte de 5, e 7 3 2 deixa 3 e 2 de 7.
play-move-help-add = ponha { $count } em { $heap } acrescenta { $count } da sua reserva a um monte de { $heap }. Também serve { $heap } { $left }.
play-move-help-sum = Comece com o número do jogo: { $number }/{ $typed } joga { $typed } no jogo { $number }.
play-move-help-example = { $typed } significa: { $does }.

## Antes da partida

play-menu = Fair Play: qual jogo?
play-menu-sums = Ou uma posição como nim:4,5,6 ou uma soma como kayles:7 + nim:2.
play-menu-languages = Language, språk, sprog: en, sv, da.
play-ask-game = Número ou nome:
play-ask-position = Posição (Enter para { $offered }, ou a sua):
play-ask-convention = Quem ganha? (Enter para { $usual })
play-ask-opponent = Contra quem? (Enter para { $usual })
play-ask-strength = Em que nível, de 1 a { $most }? (Enter para { $usual })
play-ask-first = Quem começa? (Enter para { $usual })
play-convention-normal = Quem faz a última jogada ganha.
play-convention-misere = Quem faz a última jogada perde (misère).
play-opponent-easy = o computador, fácil
play-opponent-medium = o computador, médio
play-opponent-perfect = o computador, perfeito: nunca erra
play-opponent-level = o computador, em um nível de 1 a 10
play-opponent-human = alguém ao seu lado, nesta tela
play-first-auto = escolhido para que você possa ganhar
play-first-random = sorteio

## Durante a partida

play-you = você
play-computer = o computador
play-name = jogador { $number }
play-commands = Digite { $hint }, { $moves } ou { $help } quando quiser.
play-prompt-you = Sua jogada:
play-prompt-name = vez de { $name }:
play-must-capture = Você tem de capturar: { $captures }
play-only-move = Só há uma jogada, { $move }. Aperte Enter para fazê-la.
play-hint-type = Digite { $move }
play-heaps-behind = { $name } como montes de Nim: { $heaps }
play-saved = Salvo: { $file }
play-bye = Obrigado por jogar.

said-and = { $before } e { $last }
said-comma = { $before }, { $last }
said-semicolon = { $before }; { $last }
said-take = tirou { $count } do monte de { $heap }
said-all = tirou todo o monte de { $heap }
said-add = acrescentou { $count } ao monte de { $heap }
said-split = dividiu o monte de { $heap } em { $left }
said-take-split = tirou { $count } do monte de { $heap } e deixou { $left }
said-points = apagou { $count } da fila de { $heap }
said-points-all = apagou toda a fila de { $heap }
said-pin = { $left ->
    [0] derrubou um pino isolado
   *[other] derrubou um pino de { $heap } e deixou { $left }
    }
said-pins = { $left ->
    [0] derrubou dois pinos isolados
   *[other] derrubou dois pinos de { $heap } e deixou { $left }
    }
said-pins-many = { $left ->
    [0] derrubou um grupo inteiro de { $count }
   *[other] derrubou { $count } de { $heap } e deixou { $left }
    }
said-coin = moveu o palito da casa { $here } para a { $there }
said-coin-off = moveu o palito da casa { $here } para fora da fita
said-row = moveu a peça da fila { $row } da coluna { $here } para a { $there }
said-advance = avançou na coluna { $file }
said-capture = capturou da coluna { $here } para a coluna { $there }
said-move = jogou { $move }
said-sum = { $what } no jogo { $number }

## Depois da partida

play-over = Enter: jogar de novo (o outro começa). Ou { $why }, { $undo }, { $new }, { $quit }.
play-prompt-over = Jogar de novo?

## O que não se pode

error-no-pin = Não há pino { $pin }; escolha de 1 a { $count }
error-not-neighbours = Os pinos { $first } e { $last } não são vizinhos
error-no-number = A lista não tem a jogada { $number }
error-no-input = Digite uma jogada, ou { $help }
error-nothing-played = Você ainda não jogou
error-not-over = A partida ainda não acabou
error-save-name = Dê um nome ao arquivo, por exemplo { $save } partida.txt
error-save-exists = { $file }: o arquivo já existe e não é uma partida salva; escolha outro nome
