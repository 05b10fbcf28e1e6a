## O servidor: o que diz quando arranca, e os códigos com que responde

serve-ready = O Fair Play está em { $url } (Ctrl-C para-o)
server-unbuilt-title = O Fair Play está a funcionar
server-unbuilt-text = As páginas para o navegador não foram construídas. Execute «make setup» e volte a arrancar.
server-unbuilt-api = A API está pronta: a sua descrição

error-setting = { $name }: { $text } não pode ser usado; aceita-se: { $accepted }
error-setting-unknown = { $name }: essa definição não existe; as definições são { $accepted }
error-setting-syntax = { $text }: escreva uma definição como NOME=VALOR
error-workers-redis = { $count } processos precisam do Redis para contarem uns aos outros o que acontece: acrescente --redis redis://HOST:PORTA
error-listen = Não é possível escutar em { $host }, porta { $port }: { $reason }
error-database-open = Não é possível abrir a base de dados: { $reason }

error-name = Um nome tem de 1 a { $limit } caracteres
error-no-guest = Este navegador ainda não se apresentou: carregue a página de novo
error-not-found = Não há nada neste endereço
error-method = Este endereço não aceita um pedido assim
error-request = Não é possível responder a este pedido
error-body-json = O que foi enviado não se consegue ler: não é JSON da forma descrita
error-body-size = O que foi enviado é demasiado longo: no máximo { $limit } bytes
error-field = { $name }: aceita-se { $accepted }
error-field-items = { $name }: é preciso uma lista com no máximo { $most } textos
error-field-length = { $name }: longo ou curto demais; pode ter de { $least } a { $most } caracteres
error-field-missing = Falta { $name }
error-field-twice = O mesmo nome duas vezes
error-field-wrong = { $name }: isto não tem a forma descrita
error-field-unknown = { $name }: esse campo não existe aqui
error-deadline = Isto demora mais de { $seconds } s: demasiado grande para este servidor
error-job-memory = Isto precisa de mais memória do que o servidor dá a uma pergunta
error-server-busy = O servidor está ocupado: tente de novo daqui a pouco
error-not-ready = O servidor não está pronto
error-internal = Algo está errado no servidor; ficou registado

## Descrições das páginas, para buscadores e prévias de links

server-noscript = Ative o JavaScript para jogar.
server-picture = { $title }: uma imagem
server-about-home = Jogos simples, sem sorte: o Nim, seus parentes e dois jogos de cartas. Jogue contra o computador ou com alguém, veja por que ganhou ou perdeu e vença o próximo.
server-about-play = Jogue no navegador e veja por que uma posição está ganha ou perdida.
server-about-rooms = Jogue Nim ou cartas com amigos: abra uma sala e compartilhe o código. Não é preciso ter conta.
server-about-room = Você foi convidado para jogar. Abra o link e ocupe um lugar; não é preciso ter conta.
server-about-roomreplay = Veja uma partida de novo, jogada por jogada.
server-about-cards = Jogue por conta própria, contra o computador ou com amigos: até seis na mesa.
server-about-learn = Lições curtas com algo para fazer em cada tela: por que um jogo está ganho e como achar a jogada vencedora.
server-about-lab = Procure padrões: quem ganha com 10, 100 ou 1000 palitos? Valores e períodos de qualquer jogo de tirar e dividir.
server-about-print = Baralhos e folhas de exercícios com respostas, para imprimir.
server-about-puzzles = Ache a jogada vencedora: um desafio novo por dia, e quantos mais você quiser.
server-about-mine = Os jogos que você jogou neste aparelho.
server-about-privacy = O que o Fair Play guarda, por quanto tempo, e como apagar.
server-about-notfound = Esta página não existe.
