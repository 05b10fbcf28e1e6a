## O aplicativo: o que está em todas as páginas.

web-skip = Ir para o conteúdo
web-nav = Páginas
web-nav-games = Jogos
web-nav-puzzles = Desafios
web-nav-mine = Meus jogos
web-menu = Menu
web-settings = Menu e configurações
web-language = Idioma
web-theme = Cores
web-theme-auto = seguir o sistema
web-theme-light = claro
web-theme-dark = escuro
web-theme-contrast = alto contraste
web-sound = Sons
web-pace = Ritmo do computador
web-pace-calm = calmo
web-pace-fast = rápido
web-close = Fechar
web-copy = Copiar
web-copied = Copiado
web-copy-failed = Seu navegador não permite copiar aqui
web-table-equals = é igual a
web-notices = Avisos
web-retry = Tentar de novo
web-to-home = Todos os jogos
web-error-title = Não deu certo
web-error-offline = Não conseguimos falar com o servidor. A internet está funcionando?
web-error-server = Algo deu errado no servidor. Tente de novo.
web-offline = Você está offline. Dá para ver Meus jogos e as lições, os desafios e os resultados do laboratório que você já abriu. Para jogar, responder ou abrir algo novo, é preciso ter conexão.
web-online = Você está online de novo.
web-outdated = Carregando uma nova versão.
web-lost-title = Essa página não existe
web-lost-text = Talvez falte uma parte do link. Na página inicial você encontra todos os jogos.

## Títulos das páginas.

web-home-title = Jogos justos
web-play-title = Jogar
web-rooms-title = Salas
web-room-title = Sala
web-learn-title = Aprender
web-lab-title = Laboratório
web-print-title = Imprimir

## Página inicial.

web-home-lead = Jogos simples, em que a sorte não conta. Jogue um, veja o que decidiu a partida e vença a próxima.
web-home-start = Jogar Nim
web-home-start-rule = Tire palitos de um só monte. Quem tira o último ganha.
web-home-learn = Como funciona
web-home-code = Código da sala
web-home-join = Entrar
web-home-games = Jogos para dois
web-home-cards = Jogos de cartas para uma a seis pessoas
web-home-more = Mais
web-home-sum = Vários jogos ao mesmo tempo
web-home-sum-text = Uma fila de pinos, montes e uma fita de casas: na sua vez, jogue em um deles.
web-sum-rule = Na sua vez, jogue em apenas um destes jogos.
web-home-lab-text = Procure padrões: quem ganha com 10, 100, 1000 palitos?
web-home-print-text = Baralhos e folhas de exercícios com respostas.
web-home-puzzles-text = Encontre a jogada vencedora: um desafio por dia, ou quantos quiser.

## Jogadas oferecidas.

web-do-sum = Jogo { $number }: { $what }
web-do-take = Tirar { $count } do monte de { $heap }
web-do-all = Tirar todo o monte de { $heap }
web-do-add = Acrescentar { $count } ao monte de { $heap }
web-do-split = Dividir o monte de { $heap } em { $left }
web-do-take-split = Tirar { $count } do monte de { $heap }, deixar { $left }
web-do-points = Apagar { $count } da fila de { $heap }
web-do-points-all = Apagar toda a fila de { $heap }
web-do-pin = { $left ->
    [0] Derrubar um pino isolado
   *[other] Derrubar um pino de { $heap }, deixar { $left }
    }
web-do-pins = { $left ->
    [0] Derrubar dois pinos isolados
   *[other] Derrubar dois pinos de { $heap }, deixar { $left }
    }
web-do-pins-many = { $left ->
    [0] Derrubar um grupo inteiro de { $count }
   *[other] Derrubar { $count } de { $heap }, deixar { $left }
    }
web-do-coin = Mover o palito da casa { $here } para a { $there }
web-do-coin-off = Mover o palito da casa { $here } para fora da fita
web-do-row = Fila { $row }: da coluna { $here } para a { $there }
web-do-advance = Avançar na coluna { $file }
web-do-capture = Capturar da coluna { $here } para a { $there }
web-do-move = Jogar { $move }

## Tabuleiros.

web-board-nothing = nada escolhido
web-tray-take = Tirar { $count }
web-tray-pins = { $count ->
    [one] { $count } pino
   *[other] { $count } pinos
  }
web-tray-split = Dividir
web-tray-add = Acrescentar { $count }
web-tray-taking = Tirar
web-tray-adding = Acrescentar
web-tray-count = Quantos
web-tray-whole = Digite um número inteiro
web-tray-only = Este monte só tem { $size }
web-tray-place = Onde
web-tray-fewer = Um a menos
web-tray-more = Um a mais
web-tray-left = Mais à esquerda
web-tray-right = Mais à direita
web-tray-back = Jogada anterior
web-tray-on = Próxima jogada
web-heap = Monte { $number }: { $size }
web-heap-points = Fila { $number }: { $size }
web-heap-pins = Pinos, grupo { $number }: { $size }
web-coin = Palito na casa { $square }
web-piece = Peça na coluna { $file }
web-stock-mine = Sua reserva
web-stock-theirs = Reserva do adversário

## Jogar.

web-play-yours = Sua vez
web-play-thinking = Vez do computador
web-play-turn = Vez de { $name }
web-play-back = Depois da jogada { $number }
web-play-how = Toque no tabuleiro para escolher uma jogada. Toque de novo para fazê-la.
web-play-choose = Escolha uma jogada no tabuleiro
web-play-hint = Dica
web-play-undo = Desfazer
web-play-new = Novo jogo
web-play-again = Recomeçar
web-play-rematch = Jogar de novo
web-play-swap = Trocar quem começa
web-play-share = Compartilhar o link
web-play-copied = Link copiado.
web-play-resign = Desistir
web-play-broken = Não dá para jogar esta posição
web-play-broken-moves = Não dá para fazer estas jogadas
web-play-unplayed = Jogar sem as jogadas: { $position }
web-play-list = Todas as jogadas em lista
web-play-type = Digite uma jogada
web-play-make = Fazer a jogada
web-against = Adversário
web-against-computer = Computador · { $strength }
web-strength-easy = fácil
web-strength-medium = médio
web-strength-perfect = perfeito
web-strength-level = nível { $level }
web-strength-more = Mais níveis
web-play-computer-first = O computador começa, para que você possa ganhar.
web-play-hint-where = Onde?
web-play-hint-move = Mostrar uma jogada
web-play-resign-sure = Desistir mesmo?
web-end-why = Ver por quê
web-end-better = Melhor: { $move }
web-verdicts = Todas as jogadas e o efeito de cada uma
web-verdict = Jogada { $number }, { $name }: { $what }
web-verdict-kept = manteve a vitória
web-verdict-gave = entregou a vitória
web-verdict-lost = a posição já estava perdida
web-replay = Jogadas
web-replay-at = Jogada { $number } de { $count }
web-replay-before = Uma jogada para trás
web-replay-after = Uma jogada para a frente
web-replay-continue = Continuar a partir daqui

## Um novo jogo.

web-new-game = Jogo
web-new-position = Posição
web-new-add = Acrescentar um jogo
web-new-remove = Remover o jogo { $number }
web-new-examples = Experimente uma destas:
web-new-convention = Quem ganha?
web-new-first = Quem começa?
web-new-first-auto = Escolhido para que você possa ganhar
web-new-start = Começar

## Razões.

web-explain-title = Por quê?
web-explain-show = Mostrar por quê
web-explain-hide = Ocultar
web-explain-slide = Deslize a régua de baixo e veja todas as divisões de { $total }
web-explain-all = Mostrar todas as { $count }
web-new-less = { $number }: um a menos
web-new-more = { $number }: um a mais
web-new-another = Acrescentar um número
web-play-room = Convidar alguém

web-privacy-title = Privacidade
web-name-show = Mostrar
