## Salas: quem está lá, e o que se pode fazer

web-room-wins = { $count } { $count ->
    [one] vitória
   *[other] vitórias
    }
web-room-players = Jogadores
web-room-seats = Lugares
web-room-name = Seu nome
web-room-sit = Ocupar um lugar
web-room-sit-here = Sentar aqui
web-room-add-bot = Adicionar o computador
web-room-bot-level = Nível do computador
web-room-kick = Remover
web-room-kick-name = Remover { $name }
web-room-ready = Estou pronto
web-room-unready = Ainda não
web-room-start = Começar agora
web-room-waits-seats = { $count } { $count ->
    [one] lugar livre
   *[other] lugares livres
    }. A partida começa quando todos os lugares estiverem ocupados e todos estiverem prontos.
web-room-waits-host = O anfitrião pode começar antes.
web-room-waits-ready = A partida começa quando todos estiverem prontos.
web-room-watching = Todos os lugares estão ocupados. Você pode assistir ou abrir sua própria sala.
web-room-you-watch = Você está assistindo
web-room-agreed = Configurações da sala
web-room-rename = Mudar de nome
web-room-stand = Deixar o lugar
web-room-leave = Sair da partida
web-room-leave-sure = Sair mesmo?
web-room-close = Fechar a sala
web-room-close-sure = Fechar para todos?
web-room-countdown = As cartas serão dadas em instantes
web-room-rematch = Jogar de novo
web-room-rematch-waits = Esperando { $names }…
web-rematch-asks = { $names } { $count ->
    [one] quer
   *[other] querem
    } jogar de novo
web-rematch-yes = Sim, jogar de novo
web-rematch-other = Outro jogo
web-rematch-no = Não
web-room-game = O jogo
web-next-title = Escolha o próximo jogo
web-next-game = Próximo jogo: { $title }
web-next-asks = { $names } { $count ->
    [one] quer
   *[other] querem
    } jogar { $title }
web-next-change = Trocar de jogo
web-next-play = Jogar este
web-next-cancel = Cancelar
web-tab-move = Sua vez · { $title }
web-tab-joined = { $name } entrou
web-room-replay = Ver o replay
web-room-export = Salvar como texto
web-room-log = O que aconteceu
web-room-log-empty = Nada ainda.
web-room-say = Dizer algo
web-people = Pessoas e nomes
web-names = Nomes dos outros jogadores
web-name-other = Outro nome
web-name-changed = Agora seu nome é { $name }.
web-name-hide-name = Ocultar o nome { $name }
web-name-show-name = Mostrar o nome de novo: { $name }
web-name-report = Denunciar
web-name-report-name = Denunciar o nome { $name }
web-door = Quem pode entrar
web-door-open = todos
web-door-ask = quem eu deixar entrar
web-door-locked = mais ninguém
web-door-open-text = Qualquer pessoa pode ocupar um lugar livre.
web-door-ask-text = Quem quiser um lugar pede a você primeiro. Todos podem assistir.
web-door-locked-text = Quem já está aqui pode ficar. Ninguém mais pode entrar nem assistir.
web-door-asking = Esperando para entrar
web-door-admit = Deixar entrar
web-door-admit-name = Deixar entrar: { $name }
web-door-not-now = Agora não
web-door-not-now-name = Agora não, { $name }
web-door-ban = Banir
web-door-ban-sure = Banir da sala para sempre?
web-door-ask-seat = Pedir um lugar
web-door-withdraw = Parar de esperar
web-door-let-in = O anfitrião deixou você entrar.
web-door-is-ask = peça um lugar ao anfitrião
web-door-is-locked = trancada
web-seconds = { $seconds } s
web-invite-title = Convide outras pessoas
web-invite-code = Código da sala:
web-invite-copy = Copiar o link
web-invite-qr = Código QR com o link desta sala
web-invite-large = Mostrar o código QR grande
web-invite-share = Compartilhar
web-invite-short = Escaneie o código QR, abra o link ou digite o código na página inicial.
web-invite-private = Só entra quem tem o link.

## A conexão com uma sala

web-link-opening = Conectando…
web-link-lost = A conexão caiu. Seu lugar está guardado.
web-link-trying = Tentando de novo…
web-ended-error-room-unknown = Essa sala não existe
web-ended-unknown-text = Confira o código: pode haver uma letra errada. Ou a sala foi fechada há muito tempo.
web-ended-error-room-closed = A sala está fechada
web-ended-error-kicked = Você não pode entrar aqui
web-ended-error-room-locked = A sala está trancada
web-ended-error-spectators = A sala está cheia
web-ended-error-too-many-sockets = Conexões demais
web-ended-other = A conexão foi encerrada
web-ended-rooms = Todas as salas

## A mesa de cartas

web-table-cards = Cartas na mesa
web-table-card = carta { $place }: { $shapes }
web-table-selected = escolhida
web-table-on-a = no lado A
web-table-on-b = no lado B
web-table-hinted = faz parte de uma seleção válida
web-table-hint-tag = dica
web-table-empty = lugar vazio
web-table-pile = no baralho
web-table-side-a = Lado A
web-table-side-b = Lado B
web-table-into-a = Escolher cartas para o lado A
web-table-into-b = Escolher cartas para o lado B
web-table-tray-here = As cartas que você tocar vêm para cá.
web-table-tray-empty = Toque duas vezes em uma carta, ou toque aqui antes.
web-table-remove = devolver: { $shapes }
web-table-sum = soma: { $shapes }
web-table-zero = nada
web-table-sums-equal = as somas são iguais
web-table-sums-differ = as somas são diferentes
web-table-counts = Quantidade de cada forma
web-table-count-odd = { $shape }: { $count }, ímpar
web-table-count-even = { $shape }: { $count }, par
web-table-side-sum = Soma de { $side }
web-table-time = Tempo desde que estas cartas foram dadas
web-table-clear = Limpar
web-table-touch-sides = Toque uma vez na carta para o lado A, duas vezes para o lado B.
web-table-claim = Pegar · { $count }
web-table-call = Anunciar
web-table-wait = Espere { $seconds } s
web-table-called = { $name } anunciou: { $seconds } s para mostrar uma seleção.
web-table-give-up = Mostrar uma seleção
web-table-give-up-vote = Desistir destas cartas · { $agreed } de { $all }
web-table-keys = Teclas: números escolhem cartas, Enter pega, Esc limpa.
web-table-keys-sides = Teclas: números escolhem cartas (com Shift para o lado B), Enter pega, Esc limpa.
web-score-title = Cartas de cada jogador
web-score-cards = { $count } { $count ->
    [one] carta
   *[other] cartas
    }
web-score-left = saiu
web-score-called = anunciou
web-score-gives-up = quer desistir
web-result-yours = Você pegou { $count } { $count ->
    [one] carta
   *[other] cartas
    }.
web-table-left = Você saiu da partida.
web-result-fastest = mais rápida
web-result-chart = Cartas de cada jogador ao longo da partida
web-fair-title = A distribuição foi justa?
web-fair-promise = Antes de dar as cartas, o servidor escolhe uma semente secreta e mostra o código de verificação dela, uma espécie de impressão digital. Depois o aparelho de cada jogador acrescenta um número aleatório. A semente e os números decidem juntos a ordem das cartas, então ninguém pode escolhê-la. No fim da partida a semente aparece, e você pode conferir tudo.
web-fair-next = Código de verificação da próxima distribuição
web-fair-unused = A última distribuição foi cancelada. Esta era a semente dela
web-fair-numbers = Números aleatórios
web-fair-button = Conferir a distribuição
web-fair-right = A distribuição foi justa. Cartas conferidas: { $cards }. Todas vieram na ordem que a semente e os números dos jogadores decidem.
web-fair-right-own = Seu próprio número aleatório faz parte da conta.
web-fair-wrong-hash = Esta não é a semente que o servidor prometeu antes da distribuição.
web-fair-wrong-nonce = Falta o seu número aleatório nesta distribuição.
web-fair-wrong-cards = As cartas não vieram na ordem que a semente e os números decidem.
web-fair-old = Esta partida é de antes dos números aleatórios dos jogadores: só a semente decidiu a distribuição.
web-fair-check = Ou confira em um computador com o Fair Play instalado:
web-fair-hash = Código de verificação
web-fair-seed = Semente
web-fair-later = A semente é mostrada no fim da partida.

## Partidas em salas

web-match-board = Tabuleiro
web-match-to-move = joga agora
web-match-hints = { $count } { $count ->
    [one] dica
   *[other] dicas
    }
web-match-takeback = Desfazer
web-match-asked = Você pediu para desfazer uma jogada. Esperando { $name }…
web-match-asks = { $name } quer desfazer uma jogada.
web-match-agree = Aceitar
web-match-decline = Recusar
web-match-resign-sure = Desistir mesmo?
web-match-reasons = Ver a explicação, jogada por jogada
web-match-gone = { $name } está ausente. Se { $name } não voltar em { $time }, você pode ficar com a vitória ou encerrar a partida.
web-match-gone-long = { $name } está ausente há algum tempo.
web-match-claim = Ficar com a vitória
web-match-end = Encerrar sem resultado

## Abrir uma sala

web-make-title = Abrir uma sala
web-make-any = Qualquer posição
web-make-mode = Como pegar cartas
web-make-call-seconds = Segundos para mostrar a seleção depois do anúncio
web-make-wrong = Uma seleção errada
web-make-position-help = Por exemplo nim:3,4,5 ou kayles:10. Use + entre vários jogos.
web-make-first = Quem começa
web-make-start = Outra posição inicial
web-make-clock = Relógio: minutos por jogador + segundos por jogada
web-make-bots = Jogadores controlados pelo computador
web-make-visibility = Quem pode participar
web-make-make = Abrir a sala
web-option-race = corrida
web-option-call = anunciar antes
web-option-aid = as formas são contadas para você
web-option-no-clock = nenhum
web-option-first-me = eu
web-option-first-other = o adversário
web-option-first-chance = por sorteio
web-option-public = todos (a sala aparece na lista)
web-option-unlisted = quem tem o código
web-option-private = quem tem o link secreto
web-option-hints = dicas
web-option-chat = chat com frases prontas
web-option-ask = eu deixo entrar uma pessoa por vez
web-option-words = nomes de uma lista

## O saguão

web-lobby-lead = Abra uma sala e compartilhe o código: quem tiver o código pode entrar.
web-lobby-code = Entrar com código
web-lobby-quick = Partida rápida
web-lobby-quick-text = Procuramos alguém que queira jogar o mesmo jogo.
web-lobby-public = Salas abertas
web-looking = Procurando alguém para jogar { $title }…
web-looking-text = A partida começa assim que alguém chegar.
web-looking-nobody = Ninguém chegou ainda. Espere mais um pouco ou jogue contra o computador agora.
web-looking-computer = Jogar contra o computador
web-looking-stop = Parar de procurar
web-lobby-empty = Não há salas abertas no momento.
web-lobby-more = Mostrar mais salas
web-lobby-free = lugares livres: { $free } de { $seats }

## As páginas dos jogos de cartas

web-cards-title = Jogos de cartas
web-cards-example = Um exemplo
web-cards-zero-text = Aqui cada forma aparece duas vezes ou nenhuma. Por isso as três cartas são uma seleção válida: você pode pegá-las. Entre sete cartas sempre há uma.
web-cards-mod3-text = Três de uma forma contam como nenhuma. Por isso as duas cartas da esquerda têm a mesma soma que a da direita, e as três são uma seleção válida: você pode pegá-las. Entre cinco cartas sempre há uma.
web-cards-how = Como você quer jogar?
web-cards-alone = Jogar sozinho
web-cards-alone-text = Sem pressa: com dicas e com as formas contadas para você.
web-cards-level = Ou contra o computador
web-cards-bots-1 = Um adversário
web-cards-bots-3 = Três adversários
web-cards-friends = Com amigos
web-cards-print = Imprimir as cartas

## Jogos terminados, vistos de novo

web-rerun-page = Replay
web-rerun-title = { $title }: replay
web-rerun-none = Nenhuma partida desta sala terminou ainda.
web-rerun-back = Um passo atrás
web-rerun-on = Um passo à frente
web-rerun-slider = Passo da partida
web-rerun-step = passo { $number } de { $count }
web-rerun-begin = O começo
web-make-wrong-lockout = custa uma pausa: 3, 6, 12 s
web-make-wrong-minus = custa uma carta
web-make-wrong-none = não custa nada

## O que se joga numa sala, em palavras

title-code = { $title } { $code }
title-sum = { $before } + { $last }
term-race = Corrida: quem mostrar primeiro uma seleção fica com as cartas.
term-call = Anuncie primeiro e depois mostre sua seleção em até { $seconds } s.
term-wrong-lockout = Uma seleção errada custa uma pausa: 3 s, depois 6 s, depois 12 s.
term-wrong-minus = Uma seleção errada custa uma carta.
term-wrong-none = Uma seleção errada não custa nada.
term-aid = As formas são contadas para você.
term-no-clock = Sem relógio.
term-time = Cada jogador tem { $time } para a partida inteira.
term-clock = Cada jogador tem { $time }, mais { $more } a cada jogada.
term-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
    }
term-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
    }
