## Jogar em um servidor, no terminal: as palavras, com outras grafias depois de vírgulas

command-ready = pronto, pronta
command-start = começar
command-bot = computador, bot
command-kick = expulsar
command-door = porta
command-admit = deixar
command-ban = banir
command-report = denunciar
command-door-open = aberta
command-door-ask = pedir
command-door-locked = trancada
command-say = dizer
command-game = jogo
command-decline = não
command-leave = levantar
command-who = quem, lugares
command-claim-win = vitória, reivindicar
command-stop = encerrar

help-online-ready = você está pronto, ou não mais; só Enter faz o mesmo
help-online-start = começar mesmo com lugares livres (anfitrião)
help-online-bot = um jogador do computador ocupa um lugar: computador 7 (anfitrião)
help-online-kick = mandar alguém embora: expulsar 2 (anfitrião)
help-online-door = quem pode entrar: porta aberta, porta pedir, porta trancada (anfitrião)
help-online-admit = deixa entrar quem espera primeiro, ou deixar 2; deixar -2 diz agora não (anfitrião)
help-online-ban = banir para sempre quem espera: banir 2 (anfitrião)
help-online-report = avisa quem mantém o servidor de um nome impróprio: denunciar 2
help-online-say = dizer algo: dizer 1; sozinho mostra o que pode ser dito
help-online-decline = recusar desfazer a jogada ou jogar de novo
help-online-leave = deixar o seu lugar e ir embora
help-online-who = quem está aqui
help-game = jogo kayles:5: jogar outro jogo a partir de agora
help-online-again = jogar de novo quando a partida acabar
help-online-hint = pedir uma dica; todos veem que você pediu
help-online-quit = ir embora e guardar o lugar
help-online-undo = pedir para voltar a última jogada, ou concordar com isso
help-online-resign = desistir da partida
help-online-claim-win = reivindicar a vitória quando o adversário está ausente há dois minutos e não há relógio
help-online-stop = encerrar o jogo sem resultado no mesmo caso

## Na sala

online-made = A sala é { $code }. Conte aos outros.
online-room = Sala: { $link }
online-commands = Digite { $ready } para começar, { $help } para todas as palavras, { $leave } para sair.
online-prompt = Pronto? (Enter)
online-prompt-wait = Esperando os outros:
online-came = { $name } está aqui.
online-gone = { $name } está ausente.
online-away-offer = Se { $name } não voltar em dois minutos, digite { $claim } para reivindicar a vitória ou { $end } para encerrar sem resultado.
online-takeback = Você pode responder { $agree } ou { $decline }.
online-countdown = As cartas vêm em { $seconds } s.
online-hash = Resumo da semente: { $hash }
online-verify = Para conferir a distribuição: fairplay verify-deal { $url }
online-lost = A conexão caiu. Tentando voltar …
online-seat-kept = Seu lugar está guardado: o mesmo comando traz você de volta.

error-online-what = Indique o servidor e uma sala (--room CÓDIGO) ou um jogo para uma nova
error-online-playing = A sala { $room } está no meio de uma partida; acrescente --watch para assistir
error-online-word = Aperte Enter quando quiser começar, ou digite { $help }
error-phrase = { $text }: isso não pode ser dito; escolha de 1 a { $count }
error-server-address = { $text }: não é o endereço de um servidor, como https://play.example
error-server-reach = Não foi possível alcançar { $host }: { $reason }
error-server-other = Este servidor fala de outro modo: não é Fair Play, ou é outra versão

## verify-deal

verify-game-cards = Partida { $number }: { $deck }, { $players } jogadores
verify-game-match = Partida { $number }: { $position }
verify-game-not-dealt = Partida { $number }: foi cancelada antes da distribuição, e a semente é mostrada
verify-not-finished = A sala foi fechada antes do fim da partida.
verify-nonces = A ordem das cartas resulta desta semente e { $count ->
    [0] de nenhum número aleatório de jogadores
    [one] do número aleatório de { $count } jogador
   *[other] dos números aleatórios de { $count } jogadores
}.
verify-lot = O lugar { $seat } começa: isso resulta da semente e { $count ->
    [0] de nenhum número aleatório de jogadores
    [one] do número aleatório de { $count } jogador
   *[other] dos números aleatórios de { $count } jogadores
}.
verify-deal-hash = A semente tem o resumo que é declarado: { $hash }
verify-deal = Esta semente, embaralhada como descrito, dá estas { $count } cartas: { $cards } …
verify-events = Todos os { $count } eventos são permitidos, um depois do outro.
verify-result = Eles levam ao resultado declarado, cartas por jogador: { $cards }
verify-moves = Todas as { $count } jogadas são permitidas.
verify-ended = Eles levam ao resultado declarado; vencedor: lugar { $winner }
verify-ended-resigned = Vencedor declarado: lugar { $winner }, pois o outro desistiu. As jogadas não mostram isso.
verify-ended-time = Vencedor declarado: lugar { $winner }, por tempo. As jogadas não mostram isso.
verify-ended-left = Vencedor declarado: lugar { $winner }, pois o outro saiu. As jogadas não mostram isso.
verify-ended-away = Vencedor declarado: lugar { $winner }, pois o outro estava ausente. As jogadas não mostram isso.
verify-no-deals = Nenhuma partida de cartas acabou nesta sala: não há distribuição a conferir.
verify-note-hash = Tudo confere. Compare o resumo com o que foi mostrado antes da distribuição (--hash).
verify-noted = Tudo confere, e { $hash } foi publicado antes da distribuição.
verify-noted-none = Nenhuma partida aqui tem o resumo { $hash }: esta não é a distribuição anunciada.
verify-refused = A partida { $number } não é como foi declarada:
verify-bad-lines = as linhas antes da partida não são como em uma exportação
verify-bad-events = não é uma partida permitida, ou não está escrita como em uma exportação
verify-bad-hash = a semente tem outro resumo
verify-bad-nonces = a distribuição não resulta da semente e dos números aleatórios dos jogadores
verify-bad-lot = o sorteio escolheu o outro jogador
verify-bad-end = a partida não acaba ali
verify-bad-result = os jogadores tomaram { $cards } cartas
verify-bad-winner = as jogadas levam a outro resultado

error-verify-hash = { $text }: são precisos pelo menos { $least } dígitos hexadecimais
error-verify-size = O texto é longo demais: no máximo { $limit } bytes
error-verify-text = Isto não é a exportação de uma sala

## loadtest

load-what = { $rooms } salas, { $sockets } jogadores
load-rate = { $wanted } jogadas/s desejadas, { $rate } jogadas/s respondidas, { $stored } delas guardadas
load-saturated = Saturado: { $rate } jogadas/s respondidas, { $stored } delas guardadas
load-latency = Do momento planejado à resposta: metade em até { $p } ms, 90 % em até { $q } ms, 99 % em até { $r } ms, todas em até { $max } ms
load-stall = Maior espera pela resposta a um ping: { $ms } ms
load-answers = Respostas: { $answers }; enviadas duas vezes com a mesma resposta: { $repeated }
load-clients = Tempo de processador dos processos dos jogadores, em núcleos: { $cores }
load-refused = Recusadas: { $listed }
load-closed = Conexões fechadas pelo servidor: { $listed }
load-unsent = { $count } jogadas não puderam ser feitas, pois nenhuma partida corria: esta taxa pede mais salas
load-unanswered = { $count } jogadas não foram respondidas
load-checked = Conferido sem falhas: { $events } eventos iguais e em ordem para os quatro, nenhuma carta tomada duas vezes, os pontos fecham, { $stored } eventos guardados como foram contados.
load-broken-order = Errado: { $count } eventos fora de ordem
load-broken-differ = Errado: { $count } eventos diferem entre jogadores da mesma sala
load-broken-twice = Errado: { $count } jogadas tomaram cartas que não estavam na mesa
load-broken-scores = Errado: os pontos não fecham, { $count } vezes
load-broken-repeat = Errado: { $count } comandos enviados duas vezes tiveram respostas diferentes
load-broken-lost = Errado: { $count } eventos contados não estão guardados assim

error-load-refused = O servidor não permite esta carga ({ $reason }); inicie-o com { $command }
error-load-process = Um processo do teste de carga terminou
