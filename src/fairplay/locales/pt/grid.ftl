## Chomp e Cram, e jogos que são um estado e suas jogadas.

game-chomp-title = Chomp
game-chomp-rule = Morda uma casa, e tudo à direita dela e abaixo também some. Ninguém pode comer o canto envenenado.
game-cram-title = Cram
game-cram-rule = Cubra com um dominó duas casas livres, na horizontal ou na vertical.

how-see-bar = Esta é uma barra de chocolate. Você e seu adversário jogam um de cada vez. A casa com o xis está envenenada: ninguém quer comê-la.
how-see-tiles = Este tabuleiro de casas é dos dois. Vocês jogam um de cada vez.
how-move-chomp = Morda qualquer casa, menos a envenenada. A casa some, e com ela tudo à direita e abaixo.
how-move-cram = Ponha um dominó em duas casas livres, lado a lado ou uma acima da outra.

board-poison = A casa da linha 1, coluna 1, está envenenada.
board-tiles = Linha { $row }, colunas livres: { $columns }.
board-tiles-none = Linha { $row }: nada livre.

said-bite = mordeu a casa da linha { $row }, coluna { $column }
said-domino-across = pôs um dominó na linha { $row }, nas colunas { $here } e { $there }
said-domino-down = pôs um dominó na coluna { $column }, nas linhas { $here } e { $there }
web-do-bite = Morder a casa da linha { $row }, coluna { $column }
web-do-domino-across = Dominó na linha { $row }, colunas { $here } e { $there }
web-do-domino-down = Dominó na coluna { $column }, linhas { $here } e { $there }
hint-place-tile = a linha { $row }

web-tiles = Casas
web-tile-free = Linha { $row }, coluna { $column }
web-tile-poison = Linha { $row }, coluna { $column }: envenenada
web-tile-covered = Linha { $row }, coluna { $column }: coberta
web-tile-taken = { $place }. Escolhido: { $move }

error-tile-gone = Não há mais casa na linha { $row }, coluna { $column }
error-tile-covered = A casa da linha { $row }, coluna { $column }, já está coberta
error-tile-poison = Esta casa está envenenada: ninguém pode comê-la
error-domino-alone = Um dominó cobre duas casas: agora toque em uma casa livre ao lado
error-domino-apart = Um dominó precisa de duas casas lado a lado ou uma acima da outra
error-board-size = { $name }: os lados de um tabuleiro vão de 1 a { $limit }
error-chomp-rows = { $text }: nenhuma linha pode ser mais longa que a de cima; por exemplo 7,7,3,1 ou 4x7
error-cram-rows = { $text }: escreva o tabuleiro como 4x5, ou suas linhas com . para casas livres e x para cobertas: ..xx./.....
error-rule-cycle = { $name }: esta regra não termina: { $cycle }. Declare o jogo como loopy se ele pode andar em círculos.
error-states = O jogo pode chegar a posições demais; o limite é { $limit }
error-state-type = { $name }: um estado é um número, um texto ou uma tupla deles; para outros, diga como se escrevem
error-state-text = { $text }: não é uma posição de { $name }; por exemplo { $example }

explain-chomp-line = Uma única linha ou coluna é um monte de Nim: uma mordida a deixa tão curta quanto você quiser. Sem a casa envenenada, é um monte de { $heap }.
explain-chomp-corner = Só restam a linha de cima e a primeira coluna. Esses dois braços são montes de Nim, porque uma mordida encurta só um deles.
explain-chomp-lengths-arms = casas de cada braço
explain-chomp-arms = Os braços são desiguais: deixe-os iguais e depois copie cada mordida no outro braço.
explain-chomp-arms-equal = Os braços são iguais: o que se morde de um pode-se morder do outro.
explain-chomp-two-rows = Para duas linhas há um teorema: a posição é perdida exatamente quando a linha de baixo tem uma casa a menos que a de cima.
explain-chomp-two-columns = Para duas colunas há um teorema: a posição é perdida exatamente quando a segunda coluna tem uma casa a menos que a primeira.
explain-chomp-lengths-rows = casas de cada linha
explain-chomp-lengths-columns = casas de cada coluna
explain-chomp-two-lost = Aqui é uma a menos. Depois de qualquer mordida, a resposta pode deixar de novo uma a menos.
explain-chomp-two-won = Aqui não é assim. Uma mordida pode deixar uma a menos.
explain-chomp-square = Uma barra quadrada é fácil: morda a casa da linha 2, coluna 2. Restam dois braços iguais, { $arm } e { $arm }, e daí em diante você copia cada mordida no outro braço.
explain-chomp-stealing = Quem começa ganha em toda barra inteira com mais de uma casa. Suponha que ela fosse uma posição perdida. Então seu adversário poderia responder até à menor mordida, a do canto oposto ao veneno, e ganhar. Mas toda mordida leva também esse canto, então você poderia começar com essa mesma resposta. Isso se chama roubo de estratégia.
explain-chomp-how = Isso prova que existe uma mordida vencedora, mas não diz qual. Ninguém conhece uma regra para todas as barras. As mordidas mostradas aqui foram achadas calculando cada posição menor.
explain-chomp-unknown = Ninguém conhece uma regra para esta forma. O valor foi achado calculando cada posição menor com a regra do menor ausente (mex).
explain-cram-line = Uma única linha é o jogo 0.07: um dominó tira duas casas e deixa no máximo duas linhas.
explain-cram-middle = Um lado é par e o outro é ímpar, então duas casas ficam bem no meio. Cubra-as. Depois copie cada dominó do lado oposto, como se o tabuleiro desse meia-volta: o lugar está sempre livre.
explain-cram-even = Os dois lados são pares. Por isso quem joga em segundo ganha copiando: cada dominó é respondido do lado oposto, como se o tabuleiro desse meia-volta. Os dois lugares nunca se sobrepõem, então a resposta sempre existe.
explain-cram-symmetric = A posição fica igual depois de meia-volta, e nenhum dominó pode cobrir o meio. Por isso quem joga em segundo ganha copiando cada dominó do lado oposto.
explain-cram-odd = Os dois lados são ímpares. Copiar não funciona, porque um dominó na casa do meio não tem par, e ninguém conhece outra regra. O valor foi achado por busca.
explain-cram-unknown = Ninguém conhece uma regra para uma posição assim. Regiões de casas livres que não se tocam são jogos separados. O valor de cada região foi achado por busca.
