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
