## Os grupos de jogos, e a página em que se cria um jogo próprio.

group-articles = Dos artigos
group-classics = Clássicos
group-own = Crie o seu
group-cards = Jogos de cartas

home-make = Crie seu próprio jogo
home-make-text = Escreva uma regra com poucas palavras, veja quem ganha e jogue na hora. Sem programar.
server-about-make = Invente um jogo: escreva uma regra com poucas palavras, veja logo os primeiros valores, jogue contra o computador ou com um amigo e compartilhe por um link.

make-lead = Escolha um tipo de jogo, escreva sua regra e jogue. O link contém o jogo inteiro.
make-rule-title = A regra
make-family = Tipo de jogo
make-rule = Regra em palavras
make-words = O que posso escrever?
make-wrong = Não entendi “{ $found }” aqui.
make-missing = Falta alguma coisa aqui.
make-number = Aqui cabe um número de { $least } a { $most }.
make-expected = Você pode escrever:
make-place = Mostrar o lugar na regra
make-values = Primeiros valores
make-values-text = Em cima: o número. Embaixo: o valor dele. Com valor 0, perde quem tem de jogar.
make-table-text = A linha e a coluna são os dois números; na casa está o valor deles. Com valor 0, perde quem tem de jogar.
make-no-values = As posições deste jogo não são números isolados, por isso não há lista de valores. Jogue e pergunte por quê.
make-code = A mesma regra como código: { $code }.
make-lab = Mais valores no laboratório
make-start = Jogar: { $game }
make-play = Jogar contra o computador
make-play-person = Jogar a dois aqui
make-play-room = Jogar em uma sala
make-copy = Copiar o link
make-print = Imprimir uma folha de exercícios
make-link-text = Quem tem o link pode jogar seu jogo. Nada é guardado: a regra está no link.

## O que se pode escrever, linha por linha: as palavras, uma barra e o que significam. As palavras são em inglês.

make-words-subtraction =
    1,2,3 | Tire um, dois ou três de um monte.
    2,5 | Tire dois ou cinco de um monte.
make-words-octal =
    0.77 | Um algarismo para cada número que se pode tirar: o primeiro depois do ponto vale para tirar um, o segundo para tirar dois, e assim por diante.
    0.3 | Cada algarismo é uma soma: 1 se pode não sobrar nada, 2 se pode sobrar um monte, 4 se podem sobrar dois montes.
    4.7 | O algarismo antes do ponto vale para dividir sem tirar.
