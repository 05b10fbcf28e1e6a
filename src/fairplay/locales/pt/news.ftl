## O que acontece em uma sala, para todos que leem. Quem lê é “você”.

told-sit = { $name } ocupou um lugar.
told-stand = { $name } saiu.
told-ready = { $you ->
    [yes] você
   *[no] { $name }
    } avisou que pode começar.
told-unready = { $you ->
    [yes] você
   *[no] { $name }
    } pediu mais um tempo.
told-rename = { $old } agora se chama { $new }.
told-rename-seat = Quem cuida deste servidor mudou um nome.
told-say = { $name }: { $words }
told-ask = { $name } quer um lugar.
told-admit = O anfitrião deixou { $name } entrar.
told-not-now = O anfitrião disse: agora não. Você pode pedir de novo em um minuto.
told-ban = O anfitrião baniu alguém da sala.
told-kick = O anfitrião removeu alguém da sala.
told-door-open = A sala está aberta a todos.
told-door-ask = A partir de agora, é preciso pedir um lugar ao anfitrião.
told-door-locked = A sala está trancada.
told-first = { $you ->
    [yes] você
   *[no] { $name }
    } começa.
told-deal = As cartas estão na mesa.
told-move = { $name } { $what }.
told-played = { $name } jogou { $move }.
told-hint = { $name } pediu uma dica.
told-takeback = { $name } pediu para desfazer uma jogada.
told-agree = { $name } aceitou desfazer a jogada.
told-taken-back = Uma jogada foi desfeita.
told-decline = { $name } disse que não.
told-rematch = { $name } quer jogar de novo.
told-no-rematch = { $name } não quis jogar de novo.
told-game = { $name } escolheu outro jogo: { $game }.
told-game-host = O anfitrião escolheu outro jogo: { $game }.
told-call = { $name } anunciou: { $seconds } s para mostrar uma seleção.
told-taken = { $name } pegou { $count } { $count ->
    [one] carta
   *[other] cartas
    } depois de { $seconds } s.
told-wrong = { $name } mostrou uma seleção errada: { $what }.
told-odd = { $shapes } a mais
told-more-a = A tem { $shapes } a mais
told-more-b = B tem { $shapes } a mais
told-expired = { $name } não mostrou uma seleção a tempo.
told-lockout = { $name } tem de esperar { $seconds } s.
told-lost = { $name } perdeu uma carta.
told-late = Tarde demais: algumas dessas cartas acabaram de sair. Você não perde nada.
told-agreed = { $name } quer desistir destas cartas. Falta a resposta de: { $names }.
told-shown = Mão encerrada por desistência. Esta é uma das maiores seleções; as cartas dela ficam de lado:
told-outage = O servidor ficou fora do ar ou ocupado. Todos os relógios pararam por { $seconds } s.
told-idle = A sala foi fechada por inatividade.

## Como um jogo terminou

end-no-move = { $name } ganhou: { $other } ficou sem jogadas.
end-misere = { $name } ganhou: ficou sem jogadas, e aqui isso dá a vitória (misère).
end-crosses = { $name } ganhou: três cruzes seguidas.
end-signs = { $name } ganhou ao fazer “{ $signs }”.
end-at-once = { $name } ganhou: a última jogada vence na hora.
end-resigned = { $name } ganhou: { $other } desistiu.
end-time = { $name } ganhou: { $other } ficou sem tempo.
end-left = { $name } ganhou: { $other } saiu.
end-away = { $name } ganhou: { $other } ficou ausente por muito tempo.
end-stopped = Sem resultado: um jogador ficou ausente por muito tempo.
end-repetition = Empate: a mesma posição apareceu três vezes.
end-retreats = Empate: os dois jogadores recuaram vezes demais.
end-mistake = A jogada { $number } entregou a vitória: { $name } { $what }. Melhor: “{ $better }”.
end-no-mistake = { $name } nunca teve uma posição ganha: toda jogada tinha resposta.
end-not-played = { $name } não tinha nenhuma jogada desde o início.
end-resigned-early = { $name } ainda podia ganhar com “{ $better }”.
end-cards = { $name } ganhou com { $count } { $count ->
    [one] carta
   *[other] cartas
    }.
end-shared = Vitória dividida, com { $count } { $count ->
    [one] carta
   *[other] cartas
    } para cada: { $names }
end-alone = { $name } pegou { $count } de { $size } cartas.
end-alone-shown = { $name } pegou { $count } de { $size } cartas. Cartas de que desistiu: { $shown }.
end-alone-left = { $name } parou com { $count } de { $size } cartas.
end-broken = A partida foi interrompida porque todos saíram. Quem tinha mais cartas: { $names } ({ $count }).
end-broken-early = A partida foi interrompida porque todos saíram antes de alguém pegar uma carta.
end-nobody = Ninguém pegou cartas.

## Dicas

hint-won = Daqui você pode ganhar. Jogadas vencedoras: { $count }.
hint-lost = Daqui não dá para forçar a vitória: toda jogada tem uma boa resposta. Complique e torça por um erro.
hint-where = Olhe para { $place }. Uma jogada vencedora começa ali.
hint-where-lost = Olhe para { $place }. Uma jogada ali é a mais difícil de responder.
hint-place-match = o monte de { $size }
hint-place-point = a fila de { $size }
hint-place-pin = o grupo com { $size } em pé
hint-place-coin = o palito na casa { $square }
hint-place-row = a fila { $row }
hint-place-file = a coluna { $file }
hint-place-board = o tabuleiro
hint-place-sum = { $what } no jogo { $number }
hint-move = Uma jogada vencedora: “{ $what }”.
hint-hard = A jogada mais difícil de responder: “{ $what }”.
hint-drawn = Se ninguém errar, esta posição termina em empate.
hint-where-drawn = Para manter o empate, olhe para { $place }.
hint-keep = { $what } mantém o empate.

## Pessoas e cartas em uma sala

room-somebody = alguém
room-bot = Computador { $level }
room-bot-easy = Computador (fácil)
room-bot-medium = Computador (médio)
room-bot-perfect = Computador (perfeito)
room-host = anfitrião
room-is-ready = pronto
room-not-ready = ainda não
room-watching = Assistindo: { $count }
room-name-reported = Obrigado. Sua denúncia foi enviada a quem cuida deste servidor.
table-player = jogador
table-cards = cartas
table-claims = seleções
table-wrong = erradas
table-average = tempo por seleção
table-time = Tempo: { $time }
table-locked = espera { $seconds } s
room-free = lugar livre
room-away = ausente
room-back = Conectado de novo.
room-waits = O anfitrião recebeu seu pedido. Esperando para entrar…
room-asks = { $name } quer um lugar.
room-code = Sala { $code }
