## O laboratório.

lab-lead = Digite o nome de um jogo, ou um código, e veja o valor de cada monte: como os valores continuam, quando se repetem e por quê.
lab-rule = Jogo ou código
lab-with = Comparar com
lab-with-none = nada
lab-count = Valores
lab-examples = Exemplos
lab-values = Valores dos montes
lab-chart = Valores de { $names } por tamanho do monte
lab-chart-text = Pontos em âmbar são exceções antes do período; a parte sombreada à esquerda vem antes do período (pré-período). Arraste para mover, clique duas vezes para aproximar. No teclado: setas, + e −.
lab-shown = Montes { $first } a { $last }
lab-readout = Monte { $heap } — { $values }
lab-zoom = Parte do gráfico
lab-left = Para montes menores
lab-right = Para montes maiores
lab-nearer = Aproximar
lab-further = Afastar
lab-whole = Tudo
lab-periods = Como continua
lab-preperiod = pré-período
lab-period = período
lab-saltus = crescimento (saltus)
lab-repeats = A partir do monte { $preperiod } os valores se repetem com período { $period }.
lab-adds = A partir do monte { $preperiod }, o valor cresce { $saltus } cada vez que o monte cresce { $period }.
lab-is-proved = provado
lab-is-seen = visto, não provado
lab-proved-guy-smith = Os primeiros { $computed } valores provam isso. Uma jogada tira só uma quantidade limitada de palitos, e daí em diante cada valor vem dos mesmos valores que um período antes.
lab-proved-repeating = Os primeiros { $computed } valores provam isso. Os algarismos do código se repetem no ritmo do período, e daí em diante cada valor vem dos mesmos valores que um período antes.
lab-proved-witness = Os primeiros { $computed } valores provam isso. Daí em diante cada valor vem de jogadas que deixam um monte pequeno e um do último período, por isso os montes maiores têm as mesmas jogadas com um monte que é um período maior.
lab-proved-arithmetic = Os primeiros { $computed } valores provam isso. Daí em diante um monte { $period } maior ainda alcança todos os valores menores, e nenhuma divisão alcança o valor { $saltus } maior. Por isso o crescimento continua para sempre.
lab-seen = Vale para os primeiros { $computed } valores. Isso não é uma prova.
lab-exceptions = Exceções:
lab-none = { $computed ->
    [one] Um só valor não mostra período.
   *[other] Nenhum período nos primeiros { $computed } valores.
    }
lab-none-finite = Ninguém sabe se todo jogo octal com um número finito de algarismos tem período. Até hoje ninguém encontrou um que não tenha.
lab-none-unequal = Ninguém encontrou um período no jogo de Grundy entre bilhões de valores, e ninguém sabe se existe algum.
lab-none-hexadecimal = Nem toda regra deste tipo tem período: há jogos hexadecimais que nunca se repetem.
lab-none-repeating = Quando os algarismos de um código se repetem para sempre, pode não haver período.
lab-histogram = Quantas vezes cada valor ocorre
lab-bar = { $count ->
    [one] Valor { $value }: { $count } vez
   *[other] Valor { $value }: { $count } vezes
    }
lab-scale = Um monte e a escala de Grundy
lab-heap = Monte
lab-taken = Tirados
lab-table = Tabela de valores
lab-table-caption = Valores de { $name }; o número à esquerda é o primeiro monte da linha
lab-table-more = Até o monte { $last }. Mova o gráfico ou mude o zoom para ver outros.
lab-rows-period = Linhas de um período ({ $period })
lab-codes = Como ler um código
lab-codes-1 = Os algarismos depois do ponto dizem o que você pode deixar ao tirar 1, 2, 3, … palitos: 1 quer dizer nada, 2 um monte, 4 dois montes. Some o que é permitido: 7 = 1 + 2 + 4. Assim, 0.77 é Kayles: tire um ou dois e deixe no máximo dois montes.
lab-codes-2 = Um algarismo antes do ponto vale para quando você não tira nada: 4.7 permite dividir um monte. Colchetes repetem: 0.[3] é Nim. 8 quer dizer três montes; somas acima de 9 são letras, de a = 10 a f = 15.
lab-codes-3 = Para um jogo de subtração, liste quantos palitos se podem tirar, como em sub{"{"}1,3,4{"}"}.
lab-looking = Procurando um período…
lab-play = Jogar { $name }
lab-save-svg = Salvar como SVG
lab-save-csv = { $count ->
    [one] Salvar { $count } valor em CSV
   *[other] Salvar { $count } valores em CSV
}
lab-certificate = Salvar o certificado
lab-certificate-text = O certificado é um pequeno arquivo com a prova do período. O comando fairplay verify confere tudo desde o início.
