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

help-online-ready = avisar que pode começar, ou voltar atrás; Enter faz o mesmo
help-online-start = começar mesmo com lugares livres (anfitrião)
help-online-bot = adicionar um computador: computador 7 (anfitrião)
help-online-kick = expulsar alguém da sala: expulsar 2 (anfitrião)
help-online-door = quem pode entrar: porta aberta, porta pedir, porta trancada (anfitrião)
help-online-admit = deixar entrar quem espera há mais tempo, ou deixar 2; deixar -2 quer dizer agora não (anfitrião)
help-online-ban = banir para sempre quem está esperando: banir 2 (anfitrião)
help-online-report = denunciar um nome impróprio a quem cuida do servidor: denunciar 2
help-online-say = dizer algo: dizer 1; só dizer mostra as frases
help-online-decline = dizer não a desfazer uma jogada ou a jogar de novo
help-online-leave = deixar seu lugar e ir embora
help-online-who = quem está aqui
help-game = trocar de jogo: jogo kayles:5
help-online-again = jogar de novo quando a partida acabar
help-online-hint = pedir uma dica; todos veem que você pediu
help-online-quit = sair, mas guardar seu lugar
help-online-undo = pedir para desfazer a última jogada, ou aceitar
help-online-resign = desistir
help-online-claim-win = ficar com a vitória quando o adversário está ausente há dois minutos e não há relógio
help-online-stop = ou, no mesmo caso, encerrar a partida sem resultado

## Na sala

online-made = Código da sala: { $code }. Passe para os outros.
online-room = Sala: { $link }
online-commands = Digite { $ready } para começar, { $help } para ver todos os comandos, { $leave } para sair.
online-prompt = Vamos começar? (Enter)
online-prompt-wait = Esperando os outros:
online-came = { $name } está aqui.
online-gone = { $name } está ausente.
online-away-offer = Se { $name } não voltar em dois minutos, digite { $claim } para ficar com a vitória ou { $end } para encerrar sem resultado.
online-takeback = Responda { $agree } ou { $decline }.
online-countdown = As cartas serão dadas em { $seconds } s.
online-hash = Código de verificação da semente: { $hash }
online-verify = Confira a distribuição: fairplay verify-deal { $url }
online-lost = A conexão caiu. Conectando de novo…
online-seat-kept = Seu lugar está guardado. Use o mesmo comando para voltar.

error-online-what = Indique o servidor e uma sala (--room CÓDIGO) ou um jogo para uma sala nova
error-online-playing = Há uma partida em andamento na sala { $room }. Acrescente --watch para assistir.
error-online-word = Aperte Enter quando quiser começar, ou digite { $help }
error-phrase = { $text }: essa frase não existe; escolha de 1 a { $count }
error-server-address = { $text }: não é o endereço de um servidor, como https://play.example
error-server-reach = Não foi possível alcançar { $host }: { $reason }
error-server-other = Este não é um servidor do Fair Play, ou usa outra versão

## verify-deal

verify-game-cards = Partida { $number }: { $deck }, { $players } { $players ->
    [one] jogador
   *[other] jogadores
    }
verify-game-match = Partida { $number }: { $position }
verify-game-not-dealt = Partida { $number }: cancelada antes da distribuição, então a semente é mostrada
verify-not-finished = A sala foi fechada antes do fim da partida.
verify-nonces = A ordem das cartas resulta { $count ->
    [0] só desta semente
    [one] desta semente e do número aleatório de um jogador
   *[other] desta semente e dos números aleatórios de { $count } jogadores
    }.
verify-lot = O lugar { $seat } começa. Isso resulta { $count ->
    [0] só da semente
    [one] da semente e do número aleatório de um jogador
   *[other] da semente e dos números aleatórios de { $count } jogadores
    }.
verify-deal-hash = A semente tem o código de verificação declarado: { $hash }
verify-deal = Esta semente, embaralhada como descrito, dá estas cartas ({ $count } ao todo): { $cards } …
verify-events = Eventos conferidos: { $count }. Todos são permitidos, nesta ordem.
verify-result = Eles levam ao resultado declarado, cartas por jogador: { $cards }
verify-moves = Jogadas conferidas: { $count }. Todas são permitidas.
verify-ended = Elas levam ao resultado declarado; vencedor: lugar { $winner }
verify-ended-resigned = Vencedor declarado: lugar { $winner }, porque o adversário desistiu. As jogadas não mostram isso.
verify-ended-time = Vencedor declarado: lugar { $winner }, por tempo. As jogadas não mostram isso.
verify-ended-left = Vencedor declarado: lugar { $winner }, porque o adversário saiu. As jogadas não mostram isso.
verify-ended-away = Vencedor declarado: lugar { $winner }, porque o adversário estava ausente. As jogadas não mostram isso.
verify-no-deals = Nenhuma partida de cartas terminou nesta sala, então não há distribuição para conferir.
verify-note-hash = Tudo confere. Compare o código de verificação com o que foi mostrado antes da distribuição (--hash).
verify-noted = Tudo confere, e { $hash } foi mostrado antes da distribuição.
verify-noted-none = Nenhuma partida aqui tem o código de verificação { $hash }: esta não é a distribuição anunciada.
verify-refused = A partida { $number } não confere:
verify-bad-lines = as linhas antes da partida não são as de uma exportação
verify-bad-events = não é uma partida permitida, ou não está escrita como em uma exportação
verify-bad-hash = a semente tem outro código de verificação
verify-bad-nonces = a distribuição não resulta da semente e dos números aleatórios dos jogadores
verify-bad-lot = o sorteio escolheu o outro jogador
verify-bad-end = a partida não acaba ali
verify-bad-result = cartas que os jogadores realmente pegaram: { $cards }
verify-bad-winner = as jogadas levam a outro resultado

error-verify-hash = { $text }: escreva pelo menos { $least } dígitos hexadecimais
error-verify-size = O texto é longo demais: no máximo { $limit } bytes
error-verify-text = Isto não é a exportação de uma sala

## loadtest

load-what = Salas: { $rooms }, jogadores: { $sockets }
load-rate = Seleções por segundo: { $wanted } planejadas, { $rate } respondidas, { $stored } salvas
load-saturated = Saturado. Seleções por segundo: { $rate } respondidas, { $stored } salvas
load-latency = Do momento planejado à resposta: metade em até { $p } ms, 90% em até { $q } ms, 99% em até { $r } ms, todas em até { $max } ms
load-stall = Maior espera pela resposta a um ping: { $ms } ms
load-answers = Respostas: { $answers }; enviadas duas vezes com a mesma resposta: { $repeated }
load-clients = Núcleos usados pelos processos dos jogadores: { $cores }
load-refused = Recusadas: { $listed }
load-closed = Conexões fechadas pelo servidor: { $listed }
load-unsent = Seleções não feitas porque nenhuma partida estava em andamento: { $count }. Este ritmo exige mais salas.
load-unanswered = Seleções sem resposta: { $count }
load-checked = Nenhuma falha encontrada. Eventos que os quatro jogadores viram iguais e em ordem: { $events }. Nenhuma carta foi pega duas vezes, e os pontos fecham. Eventos salvos exatamente como foram enviados: { $stored }.
load-broken-order = Falha: eventos fora de ordem: { $count }
load-broken-differ = Falha: eventos que diferem entre jogadores da mesma sala: { $count }
load-broken-twice = Falha: seleções que pegaram cartas que não estavam na mesa: { $count }
load-broken-scores = Falha: pontos que não fecham: { $count }
load-broken-repeat = Falha: comandos enviados duas vezes com respostas diferentes: { $count }
load-broken-lost = Falha: eventos que não foram salvos como foram enviados: { $count }

error-load-refused = O servidor não permite esta carga ({ $reason }). Inicie-o com { $command }
error-load-process = Um processo do teste de carga terminou
