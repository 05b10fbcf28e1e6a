## O que os comandos escrevem, e o que pode estar errado nos argumentos.

outcome-won = Posição ganha para quem tem a vez.
outcome-lost = Posição perdida para quem tem a vez.
play-misere = A última jogada perde (misère): quem não pode jogar ganha.
value-is = Valor: { $value }
solve-winning = Jogadas vencedoras, e a posição que cada uma deixa:

progress-values = Valores

error-language = { $text }: esse idioma não existe aqui; escolha um de { $languages }
error-unknown-command = { $text }: esse comando não existe; você quis dizer { $nearest }?
error-unknown-command-list = { $text }: esse comando não existe; os comandos são { $commands }
error-unknown-option = { $text }: essa opção não existe; { $command } aceita { $options }
error-option-value = { $text }: falta um valor, ou há um valor onde não deve haver
error-missing = Falta { $name }; digite { $usage }
error-extra-argument = { $text }: um argumento a mais; digite { $usage }
error-usage = { $text }: não deu para entender; fairplay --help mostra o que você pode digitar
error-choice = { $text }: escolha um de { $choices }
error-formats = Escolha só um de --json, --csv e --npy
error-file = { $name }: não foi possível gravar ({ $reason })
error-no-code = { $name }: este jogo não tem um código para um monte; escreva um código como 0.77, ou { $games }
error-no-code-heap = { $name }: esta regra não é um código, e períodos só são provados para códigos, como 0.77
