## Meus jogos: o que fica neste aparelho.

mine-lead = Seus resultados e seu histórico. Ficam só neste navegador; ninguém mais os vê.
mine-none-yet = Ainda não há nada aqui. Termine uma partida, e ela vai aparecer nesta página.
mine-blocked = Este navegador não deixa a página guardar nada; por isso não podemos guardar suas partidas. Mesmo assim, você pode jogar tudo.
mine-games = Partidas
mine-wins = Vitórias seguidas
mine-days = Dias seguidos
mine-hints = Dicas usadas
mine-puzzles = Desafios resolvidos
mine-most = recorde: { $count }
mine-results = Resultados por jogo e adversário
mine-game = Jogo
mine-played = Partidas
mine-won = Vitórias
mine-lost = Derrotas
mine-misere = quem joga por último perde
mine-against-online = Outros jogadores
mine-against-alone = Sem adversário
mine-history = Histórico
mine-result-won = vitória
mine-result-lost = derrota
mine-result-drawn = empate
mine-result-none = concluída
mine-count-match = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
    }
mine-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
mine-hints-used = { $count ->
    [one] { $count } dica
   *[other] { $count } dicas
    }
mine-tries = { $count ->
    [one] { $count } tentativa
   *[other] { $count } tentativas
    }
mine-puzzle = Desafio: { $name }
mine-solved = resolvido
mine-unsolved = não resolvido
mine-replay = Rever
mine-open = Abrir
mine-more = Mostrar mais
mine-keep = Salvar ou apagar
mine-keep-text = Aqui ficam suas partidas mais recentes, até { $most }. Salve-as em um arquivo para ter uma cópia ou para abri-las em outro navegador.
mine-export = Salvar em arquivo
mine-import = Abrir um arquivo
mine-imported = { $count ->
    [0] Nenhuma partida nova: todas já estavam aqui.
    [one] { $count } partida foi acrescentada.
   *[other] { $count } partidas foram acrescentadas.
    }
mine-import-wrong = { $name } não contém partidas salvas.
mine-delete = Apagar minhas partidas
mine-delete-text = Isso apaga todos os resultados, sequências e partidas desta página e não pode ser desfeito.
mine-delete-sure = Sim, apagar
mine-delete-not = Manter
mine-deleted = Suas partidas foram apagadas.
