## O laboratório.

lab-lead = Digite o nome de um jogo ou o seu código e veja o valor de cada monte: como seguem, quando se repetem e por quê.
lab-rule = Jogo ou código
lab-with = Comparar com
lab-with-none = nada
lab-count = Valores
lab-examples = Exemplos
lab-values = Valores dos montes
lab-chart = Valores de { $names } pelo tamanho do monte
lab-chart-text = Pontos em âmbar são exceções antes do período; a parte sombreada à esquerda é o pré-período. Arraste para mover, clique duas vezes para aproximar; no teclado, setas, + e −.
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
lab-saltus = saltus
lab-repeats = A partir do monte { $preperiod } os valores se repetem com período { $period }.
lab-adds = A partir do monte { $preperiod }, o valor cresce { $saltus } sempre que o monte cresce { $period }.
lab-is-proved = provado
lab-is-seen = visto, não provado
lab-proved-guy-smith = Os primeiros { $computed } valores provam isso: uma jogada retira um número limitado, e daí em diante cada valor vem dos mesmos números que um período antes.
lab-proved-repeating = Os primeiros { $computed } valores provam isso: por um teorema sobre regras desse tipo, os mesmos valores voltam para sempre.
lab-proved-arithmetic = Os primeiros { $computed } valores provam isso: por um teorema sobre regras desse tipo, o mesmo crescimento continua para sempre.
lab-seen = Vale nos primeiros { $computed } valores. Isso não é uma prova.
lab-exceptions = Exceções:
lab-none = Nenhum período nos primeiros { $computed } valores.
lab-none-text = Ninguém sabe se todo jogo octal finito, ou o jogo de Grundy, tem período.
lab-histogram = Quantas vezes cada valor ocorre
lab-bar = Valor { $value }: { $count } vezes
lab-scale = Um monte e a escala de Grundy
lab-heap = Monte
lab-taken = Retirados
lab-table = Tabela de valores
lab-table-caption = Valores de { $name }; o número à esquerda é o primeiro monte da linha
lab-table-more = Até o monte { $last }. Mova ou estreite a parte do gráfico para ver outros.
lab-rows-period = Linhas de um período ({ $period })
lab-codes = Como se lê um código
lab-codes-1 = Os algarismos depois do ponto dizem o que pode sobrar quando se retiram 1, 2, 3, … palitos: 1 se nada pode sobrar, 2 se um monte, 4 se dois montes; o permitido se soma. Assim 0.77 é Kayles: retire um ou dois e deixe no máximo dois montes.
lab-codes-2 = Um algarismo antes do ponto vale para quando nada se retira: 4.7 permite dividir um monte. Colchetes repetem: 0.[3] é Nim. Os algarismos 8 e 9 e as letras de a a f permitem também três montes.
lab-codes-3 = Um jogo de subtração se escreve com os números que podem ser retirados, como em sub{"{"}1,3,4{"}"}.
lab-looking = Procurando um período …
lab-play = Jogar { $name }
lab-save-svg = Salvar como SVG
lab-save-csv = { $count ->
    [one] Salvar { $count } valor em CSV
   *[other] Salvar { $count } valores em CSV
}
lab-certificate = Salvar o certificado
lab-certificate-text = O certificado é um pequeno arquivo com a prova do período. O comando fairplay verify o confere por conta própria.
