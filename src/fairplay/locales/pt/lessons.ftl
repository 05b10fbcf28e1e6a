## As lições no terminal.

command-show = mostrar, resposta
command-skip = pular, próxima
command-back = voltar

help-learn-hint = uma dica, um pouco mais a cada vez
help-learn-show = mostrar uma resposta certa
help-learn-skip = ir para a próxima tela
help-learn-back = voltar uma tela
help-learn-undo = desfazer o que você digitou por último
help-learn-board = mostrar esta tela de novo
help-learn-quit = sair; o que você resolveu fica guardado

lesson-how = Comece uma lição pelo nome curto: fairplay learn { $id }
lesson-print = Todas as lições em um caderno para imprimir: fairplay learn --pdf caderno.pdf
lesson-commands = Digite sua resposta, ou { $hint }, { $show }, { $skip }, { $help }.
lesson-prompt = Sua resposta:
lesson-prompt-next = Resolvido. Enter para a próxima tela:
lesson-prompt-last = Resolvido. Enter para terminar:
lesson-empty = Digite uma resposta, ou { $help }
lesson-first = Esta é a primeira tela
lesson-again = Tente de novo:
lesson-take-back = Você pode desfazer a jogada: digite { $undo }
lesson-answer = Uma resposta certa: { $answer }
lesson-hint-begins = Começa com { $part }
lesson-hint-not = Não é { $choice }: { $why }
lesson-hint-between = Está entre { $low } e { $high }.
lesson-end = Essa foi a última tela de “{ $title }”.
lesson-play = Agora jogue: { $command }
lesson-next = A próxima lição: fairplay learn { $id }
lesson-left = Continue depois com: fairplay learn { $id }

lesson-type-number = Digite um dos números.
lesson-type-place = Digite o número na frente da sua escolha.
lesson-type-mark = Digite uma palavra para cada, em ordem: { $labels }. As primeiras letras bastam.
lesson-type-digits = Digite os algarismos linha por linha, com um espaço entre as linhas.
lesson-type-digits-one = Digite os algarismos da linha.
lesson-type-numbers = Digite os números em ordem, com espaços entre eles.
lesson-type-numbers-one = Digite o número.
lesson-type-scale = Digite o valor, um número de { $least } a { $most }.
lesson-type-rhythm-length = Digite um comprimento de { $least } a { $most }. Um asterisco quer dizer que o valor embaixo é outro.
lesson-type-rhythm-last = Digite o número do lugar, contado a partir de 0: o número à esquerda é o primeiro lugar da linha. Um asterisco quer dizer que o valor embaixo é outro.
lesson-type-cards = Digite os números das cartas: { $example }
lesson-type-sides = Digite os números das cartas dos dois lados: { $example }. Um lado pode ficar vazio: { $all }
lesson-type-away = Digite o número de uma carta para tirar.
lesson-type-free = Digite os números das cartas que você pega, uma ou várias de cada vez.
lesson-type-table = Digite a linha e a coluna de uma casa: 2 7. Várias de uma vez: 2 7, 7 0
