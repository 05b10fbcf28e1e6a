## O que os comandos escrevem, e o que pode estar errado nos argumentos.

outcome-won = Posição ganha para quem tem a vez.
outcome-lost = Posição perdida para quem tem a vez.
play-misere = Misère: ganha quem não pode jogar.
value-is = Valor: { $value }
solve-winning = Jogadas vencedoras, e a posição que cada uma deixa:

progress-values = Valores

error-language = { $text }: essa língua não existe aqui; escolha uma de { $languages }
error-unknown-command = { $text }: esse comando não existe; você quis dizer { $nearest }?
error-unknown-command-list = { $text }: esse comando não existe; os comandos são { $commands }
error-unknown-option = { $text }: essa opção não existe; { $command } aceita { $options }
error-option-value = { $text }: falta um valor, ou há um valor onde nenhum é aceito
error-missing = Falta { $name }; escreva { $usage }
error-extra-argument = { $text }: um argumento a mais; escreva { $usage }
error-usage = { $text }: não foi entendido; fairplay --help mostra o que se pode escrever
error-choice = { $text }: escolha um de { $choices }
error-formats = Escolha só um de --json, --csv e --npy
error-file = { $name }: não pode ser gravado ({ $reason })
error-no-code = { $name }: nenhum código diz o que um monte pode virar; escreva um código como 0.77, ou { $games }
