## O servidor: o que diz quando inicia, e os códigos com que responde

serve-ready = O Fair Play está rodando em { $url } (Ctrl-C para parar)
serve-network = Nesta rede: { $url }
server-unbuilt-title = O Fair Play está rodando
server-unbuilt-app = As páginas do navegador ainda não foram geradas. Execute “make setup” e inicie de novo.
server-unbuilt-docs = A documentação ainda não foi gerada aqui. Em uma cópia do código-fonte, execute “make docs” e inicie de novo.
server-unbuilt-api = A API já funciona: veja a descrição

error-setting = { $name }: { $text } não pode ser usado; permitido: { $accepted }
error-setting-unknown = { $name }: essa configuração não existe; as configurações são { $accepted }
error-setting-syntax = { $text }: escreva uma configuração como NOME=VALOR
error-workers-redis = Mais de um processo (aqui { $count }) exige o Redis: acrescente --redis redis://HOST:PORTA
error-listen = Não é possível escutar em { $host }, porta { $port }: { $reason }
error-database-open = Não é possível abrir o banco de dados: { $reason }
error-database-folder = Não é possível gravar em { $path }. Indique outro lugar para as salas: --database sqlite:////tmp/fairplay.db

error-name = Um nome pode ter de 1 a { $limit } caracteres
error-no-guest = Sua sessão não foi encontrada. Recarregue a página.
error-not-found = Não há nada neste endereço
error-method = Este endereço não aceita esse tipo de pedido
error-request = O servidor não consegue responder a este pedido
error-body-json = Não foi possível ler o pedido: ele não é JSON no formato descrito
error-body-size = O pedido é longo demais: no máximo { $limit } bytes
error-field = { $name } tem de ser um destes: { $accepted }
error-field-items = { $name } tem de ser uma lista de textos, no máximo { $most }
error-field-length = { $name }: texto longo ou curto demais; pode ter de { $least } a { $most } caracteres
error-field-missing = Falta { $name }
error-field-twice = O mesmo nome aparece duas vezes
error-field-wrong = { $name } não tem o formato descrito
error-field-unknown = { $name }: esse campo não existe aqui
error-deadline = Isto leva mais de { $seconds } s. É grande demais para este servidor.
error-job-memory = Isto precisa de mais memória do que o servidor permite para uma pergunta
error-server-busy = O servidor está ocupado. Tente de novo daqui a pouco.
error-not-ready = O servidor ainda não está pronto
error-internal = Algo deu errado do nosso lado. O erro foi registrado.

## Descrições das páginas, para buscadores e prévias de links

server-noscript = Ative o JavaScript para jogar.
server-picture = { $title }: uma imagem
server-about-home = Jogos simples, que não dependem da sorte: o Nim, seus parentes e dois jogos de cartas. Jogue contra o computador ou com amigos, veja por que ganhou ou perdeu e vença da próxima vez.
server-about-play = Jogue no navegador e veja por que uma posição é ganha ou perdida.
server-about-rooms = Jogue Nim ou cartas com amigos: abra uma sala e compartilhe o código. Você não precisa de conta.
server-about-room = Você foi convidado para jogar. Abra o link e ocupe um lugar. Você não precisa de conta.
server-about-roomreplay = Veja uma partida de novo, jogada por jogada.
server-about-cards = Jogue por conta própria, contra o computador ou com amigos: até seis na mesa.
server-about-learn = Lições curtas com algo para fazer em cada tela: por que uma posição é ganha e como encontrar a jogada vencedora.
server-about-lab = Procure padrões: quem ganha com 10, 100 ou 1000 palitos? Valores e períodos de qualquer jogo de tirar e dividir.
server-about-print = Baralhos e folhas de exercícios com respostas, prontos para imprimir.
server-about-puzzles = Encontre a jogada vencedora: um desafio novo por dia, e quantos mais você quiser.
server-about-mine = As partidas que você jogou neste aparelho.
server-about-privacy = O que o Fair Play guarda, por quanto tempo, e como apagar.
server-about-notfound = Esta página não existe.
