## O aplicativo: o que está em todas as páginas.

web-skip = Ir para o conteúdo
web-nav = Páginas
web-nav-games = Jogos
web-nav-rooms = Salas
web-nav-learn = Aprender
web-nav-lab = Laboratório
web-nav-print = Imprimir
web-settings = Menu e configurações
web-language = Idioma
web-theme = Cores
web-theme-auto = como o sistema
web-theme-light = claro
web-theme-dark = escuro
web-theme-contrast = alto contraste
web-close = Fechar
web-retry = Tentar de novo
web-to-home = Todos os jogos
web-error-title = Não deu certo
web-error-offline = Não foi possível falar com o servidor. Há rede?
web-error-server = O servidor não pôde responder. Tente de novo.
web-lost-title = Essa página não existe
web-lost-text = Talvez o endereço esteja incompleto. Pela página inicial você chega a todos os jogos.

## Títulos das páginas.

web-home-title = Jogos justos
web-play-title = Jogar
web-rooms-title = Salas
web-room-title = Sala
web-learn-title = Aprender
web-lab-title = Laboratório
web-print-title = Imprimir

## Página inicial.

web-home-lead = Os dois jogadores têm as mesmas jogadas, e sempre há uma razão para um deles ganhar. Jogue, veja a razão e ganhe na próxima vez.
web-home-start = Jogar Nim
web-home-learn = Como funciona
web-home-code = Código da sala
web-home-join = Entrar
web-home-games = Jogos para dois
web-home-cards = Jogos de cartas para um a seis
web-home-more = Mais
web-home-sum = Vários jogos de uma vez
web-home-sum-text = Uma fila de pinos, pilhas e uma faixa: cada jogada é feita em um deles.
web-home-learn-text = Lições curtas, com algo a fazer em cada tela.
web-home-lab-text = Qualquer jogo como código: valores, período e figura.
web-home-print-text = Baralhos e folhas de exercícios com respostas.
