# Salas: o que não pode ser feito nelas, e o que se pode dizer.
error-already-seated = Você já tem um lugar
error-again = Você poderá fazer isso de novo em { $seconds } s
error-ask-first = Peça primeiro um lugar ao anfitrião
error-ask-many = Já há gente demais esperando. Tente mais tarde.
error-ask-none = Esse jogador não está mais esperando
error-ask-open = Não é preciso pedir. Ocupe um lugar livre.
error-away-here = Você só pode encerrar a partida quando o adversário está ausente e não há relógio
error-away-wait = Seu adversário pode voltar. Espere { $seconds } s.
error-chat-off = Esta sala não tem chat
error-command = O servidor não entende este comando: { $reason }
error-frame-size = Um comando pode ter no máximo { $limit } bytes
error-frame-type = O servidor lê texto, não dados binários
error-frames = Muitos dos seus comandos não puderam ser lidos
error-going-away = O servidor encerrou a conexão
error-game-seats = Este jogo tem lugar para { $seats }, mas vocês são { $count }
error-hint-race = Na corrida não há dicas
error-kick-playing = Você não pode remover ninguém durante uma partida
error-close-playing = Você pode fechar a sala quando a partida acabar. Para parar agora, deixe o seu lugar.
error-kicked = O anfitrião removeu você desta sala
error-name-unfit = Escolha outro nome
error-name-words = Nesta sala você escolhe o nome em uma lista
error-no-hints = Nesta sala não há dicas
error-not-host = Só o anfitrião pode fazer isso
error-not-playing = Você não está nesta partida
error-not-seated = Você não tem lugar nesta sala
error-not-your-turn = Não é a sua vez
error-origin = Outros sites não podem usar este servidor
error-other-game = Isso pertence a outro tipo de jogo
error-players-not-ready = Nem todos estão prontos
error-position-over = { $text }: nesta posição não há jogadas
error-rate = Comandos demais. Espere um pouco.
error-replay-long = Este replay é longo demais para mostrar: mais de { $limit } MB
error-room-bots = Deixe um lugar para uma pessoa. Lugares: { $seats }, computadores: { $count }.
error-room-closed = Esta sala está fechada
error-room-full = Todos os lugares estão ocupados
error-room-locked = O anfitrião trancou esta sala
error-room-long = Esta sala chegou ao limite de { $limit } eventos. Abra outra.
error-room-position = Esta posição é grande demais para uma sala: o tamanho é { $size }, e o limite é { $limit }. Escolha uma posição menor.
error-room-match = Daqui a partida pode ficar longa demais para uma sala (jogadas: { $moves }, limite: { $limit }). Escolha uma posição menor.
error-room-endless = { $name }: ninguém sabe quanto uma partida pode durar, então não dá para jogar em uma sala
error-room-newer = O servidor está sendo atualizado. A sala volta daqui a pouco.
error-room-phase = Isso não é possível agora
error-game-changed = Outro jogo acabou de ser escolhido
error-room-rewound = Algo deu errado do nosso lado: o que aconteceu por último nesta sala se perdeu
error-room-unknown = { $room }: essa sala não existe
error-room-unreadable = Não foi possível abrir esta sala. Ela está guardada, e quem cuida do servidor foi avisado.
error-rooms-day = Você abriu { $limit } { $limit ->
    [one] sala
   *[other] salas
    } hoje. Volte amanhã.
error-rooms-full = O servidor está cheio, e não dá para abrir uma nova sala agora. As partidas em andamento continuam.
error-rooms-many = Você tem { $limit } { $limit ->
    [one] sala aberta
   *[other] salas abertas
    }. Feche uma primeiro.
error-seat-free = Ninguém mais está no lugar { $seat }
error-seat-taken = O lugar { $seat } está ocupado
error-server-restart = O servidor está reiniciando. Seu lugar está guardado.
error-signed-out = Você saiu em todos os aparelhos, ou este navegador não tem mais acesso
error-banned = Você foi banido deste servidor
error-spectators = Há gente demais assistindo a esta sala
error-storage = O servidor não consegue salvar nada agora. Nada mudou.
error-storage-unknown = O servidor não sabe se isto foi salvo. Envie de novo: não vai contar duas vezes.
error-takeback-asked = Você já pediu
error-takeback-none = Ninguém pediu isso
error-time-left = Ainda há tempo
error-time-over = Seu tempo acabou
error-too-few-players = Este jogo precisa de { $count } { $count ->
    [one] jogador
   *[other] jogadores
    }
error-too-many-sockets = Conexões demais vindas da sua rede. Feche algumas abas e tente de novo.
error-too-slow = A conexão não acompanhou. Conectando de novo.
error-wrong-often = Você errou { $limit } { $limit ->
    [one] vez
   *[other] vezes
    }. Espere a próxima partida.
error-written-day = Você atingiu o limite de hoje. Volte amanhã.
phrase-again = Mais uma partida?
phrase-good-luck = Boa sorte.
phrase-goodbye = Tchau.
phrase-hello = Olá.
phrase-one-moment = Um momento.
phrase-ready = Por mim, podemos começar.
phrase-sorry = Desculpe.
phrase-thanks = Valeu.
phrase-well-played = Bem jogado.
