## O que estava errado no que foi escrito. Cada mensagem nomeia o texto e diz o que é aceito.

error-empty-position = Nada para jogar: escreva uma posição como nim:3,4,5 ou uma soma como kayles:7 + nim:2
error-unknown-game = { $name }: jogo desconhecido; você quis dizer { $nearest }?
error-unknown-game-list = { $name }: jogo desconhecido; os jogos são { $games }
error-components = Jogos demais em uma soma: { $count }, no máximo { $limit }
error-number = { $text }: não é um número inteiro (0, 1, 2, …)
error-number-missing = Falta um número. Escreva um número inteiro (0, 1, 2, …)
error-number-long = { $text }: algarismos demais, no máximo { $limit }
error-number-least = { $text }: pequeno demais, no mínimo { $limit }
error-number-most = { $text }: grande demais, no máximo { $limit }
error-items = Números demais em uma lista: { $count }, no máximo { $limit }
error-code-syntax = { $text }: não é um código; escreva algo como 0.77, 4.[3], 0.f ou sub{"{"}1,2,5{"}"}
error-code-whole = { $text }: o algarismo antes do ponto só pode ser 0, 4, 8 ou c, pois uma jogada que não tira nada tem de dividir um monte
error-code-long = { $text }: o código tem algarismos demais, no máximo { $limit }
error-code-empty = { $text }: esse código não permite nenhuma jogada
error-subtraction-syntax = { $text }: escreva quantos se podem tirar, como em sub{"{"}1,2,5{"}"}
error-subtraction-range = { $text }: os números que se podem tirar vão de 1 a { $limit }
error-heap-reach = Um monte de { $size } é grande demais para esta regra: os valores são calculados até { $limit }
error-heap-long = Um monte de { $size } demora demais aqui: os valores são conhecidos até { $known }. fairplay sequence e fp.sequence vão mais longe
error-moves-listed = Há jogadas demais para listar: mais de { $limit }
error-search-options = Grande demais para a busca: o número de jogadas passa de { $limit }
error-search-positions = Grande demais para a busca: o número de posições passa de { $limit }. Nenhuma teoria cobre este caso, e não damos palpites
error-poker-syntax = { $text }: escreva os montes e as duas reservas, a sua primeiro, como em 4,5,6/10,10
error-rows-syntax = { $text }: escreva a sua coluna e a do adversário em cada fila, como em 1-6,2-6
error-rows-share = { $text }: duas peças não podem ocupar a mesma casa
error-coins-share = { $text }: no máximo um palito em cada casa
error-pawns-wide = Um tabuleiro com { $width } colunas é largo demais para jogar: no máximo { $limit }
error-pawns-syntax = { $text }: escreva quantas colunas vizinhas há em cada trecho, como em 5,3, ou três fileiras, como em p.p/.p./PPP
error-pawns-unreachable = { $text }: nenhuma partida chega a um tabuleiro assim
error-normal-only = { $name }: a forma misère não está disponível para este jogo
error-normal-ending = { $name }: a forma misère não está disponível para este jogo. Quem completa um padrão ganha na hora, então não há o que inverter
error-normal-poisoned = { $name }: este jogo já é misère. A casa envenenada seria a última mordida, e quem tem de comê-la perde
error-position-misere = { $text }: omita “misère” aqui. Isso faz parte de como uma posição é resolvida ou jogada (misere)
error-sum-conventions = { $misere } é sempre misère, { $normal } nunca: não podem ser somados

error-move-syntax = { $text }: não é uma jogada; escreva como { $example }
error-sum-move-syntax = { $text }: comece com o número do jogo (de 1 a { $count }) e uma barra, como em 1/5→2
error-illegal-move = { $move }: as regras não permitem essa jogada aqui
error-gesture = Isso não é uma jogada neste tabuleiro
error-no-change = Uma jogada tem de mudar alguma coisa
error-adding = Neste jogo não se pode acrescentar nada a um monte
error-no-split = Neste jogo não se pode dividir um monte
error-equal-split = Os dois montes têm de ter tamanhos diferentes, e não { $left }
error-take-count = Você não pode tirar { $count } aqui. Permitido: { $allowed }
error-leave = Você não pode tirar { $count } e deixar { $left }
error-leave-nothing = Você não pode tirar o monte inteiro de { $heap } aqui
error-coin-left = Os palitos só andam para a esquerda
error-coin-steps = { $count ->
    [one] Neste jogo um palito não pode andar { $count } casa
   *[other] Neste jogo um palito não pode andar { $count } casas de uma vez
    }
error-coin-jump = Um palito não pode pular outro nem ocupar a casa dele
error-along-row = Sua peça na fila { $row } só anda nessa fila
error-one-forward = Um peão anda uma casa para a frente e captura uma casa à frente na diagonal
error-no-advance = Nenhum peão da coluna { $file } pode avançar
error-no-capture = Não há nada para capturar ali
error-no-heap = Não há monte de { $size } aqui: { $heaps }
error-no-coin = Não há palito na casa { $square }: { $coins }
error-stock = Você não pode acrescentar { $count }: a sua reserva é { $stock }
error-no-row = Não há fila { $row }: a última fila é a { $count }
error-not-your-piece = Na fila { $row } a sua peça está na coluna { $column }
error-off-board = A coluna { $column } está fora do tabuleiro: de 1 a { $width }
error-jump = A sua peça não pode pular a outra nem ocupar a casa dela
error-must-capture = Você tem de capturar primeiro: o seu peão da coluna { $here } captura o da coluna { $there }
error-no-component = Não há jogo { $number } nesta soma: escolha de 1 a { $count }
error-must-answer = Você tem de responder primeiro no jogo { $number }: lá a captura é obrigatória
error-pin-count = { $count ->
    [one] Você não pode derrubar { $count } pino aqui. Permitido: { $allowed } (lado a lado)
   *[other] Você não pode derrubar { $count } pinos de uma vez. Permitido: { $allowed } (lado a lado)
    }
error-pins-apart = Esses pinos não estão lado a lado
error-pin-fallen = Esses pinos já caíram
error-one-heap = Uma jogada muda só um monte
error-heap-empty = Não sobrou nada aqui. Escolha outro monte.
error-heap-stuck = Não há jogadas em um monte de { $heap }
error-only-split = Neste jogo não se tira nada: divida um monte em dois
error-choose = Agora escolha para onde ela vai
error-choose-coin = Não há palito aqui. Escolha primeiro um palito.
error-coin-stuck = Este palito não pode andar: a casa à esquerda está ocupada
error-choose-piece = Escolha primeiro uma das suas peças
error-not-yours = Esta peça é do adversário
error-piece-stuck = Esta peça não tem casa livre para onde ir
error-undo = { $count ->
    [one] Não é possível desfazer { $count } jogada. Jogadas feitas: { $played }
   *[other] Não é possível desfazer { $count } jogadas. Jogadas feitas: { $played }
    }
error-match-over = A partida acabou
