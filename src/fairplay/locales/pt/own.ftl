## Jogos próprios: regras em palavras e arquivos Python

error-rule-words = { $text }: não entendi “{ $found }” na posição { $place }; aqui pode vir: { $expected }
error-rule-ends = { $text }: falta algo no fim; aqui pode vir: { $expected }
error-rule-empty = A regra está vazia; ela pode começar com: { $expected }
error-rule-open = { $text }: falta fechar a chave no fim da regra
error-rule-plus = { $text }: o + fica entre jogos, não dentro das chaves de um jogo
error-rule-behind = { $text }: há “{ $found }” depois da chave que fecha a regra
error-rule-rising = { $text }: antes de “…” os números têm de crescer: { $found }
error-rule-three = { $text }: antes de “…” precisa haver três números, por exemplo { $expected }: { $found }
error-rule-long = { $text }: a regra é longa demais; máximo de caracteres: { $limit }

game-heap-title = Seu jogo de montes
game-heap-rule = Você diz o que uma jogada pode fazer com um monte: take 1-3, take a prime, split, …
game-subtract-a-square-title = Subtraia um quadrado
game-subtract-a-square-rule = Tire 1, 4, 9, 16, … de um monte: sempre um número quadrado.

square-unknown = Não se conhece nenhuma fórmula para os montes perdidos: eles são encontrados um a um, a partir do menor.
square-row = monte perdido
square-lost = Um monte de { $heap } é um deles: nenhum quadrado leva dele a outro monte perdido.
square-won = Um monte de { $heap } não está entre eles: algum quadrado leva dele a um monte perdido.

error-never-ends = Esta regra nunca termina: { $cycle }. Toda jogada tem de aproximar o jogo do fim
error-rule-larger = De um monte de { $heap } esta regra vai a { $left }. Cada monte tem de virar montes menores
error-rule-left = De um monte de { $heap } esta regra dá { $found }. Ela tem de dar números a partir de 0, ou tuplas deles
error-rule-none = De um monte de { $heap } esta regra não dá nada; devolva [] se não houver jogada
error-rule-number = De um monte de { $heap } esta regra dá { $found }. Ela tem de dar uma lista do que pode sobrar, como [2]
error-rule-takes = { $name } tem de receber um monte: a função recebe o tamanho dele, e mais nada
error-moves-list = { $name }, a partir de { $state }: a função dá { $found }. Ela tem de devolver os estados depois de uma jogada como uma lista, ou [] se não houver jogada
error-moves-state = { $name }: isto não pode ser um estado, porque o Python não pode usá-lo como chave de um dict: { $found }. Devolva números, textos ou tuplas

error-own-taken = { $name }: já existe um jogo com esse nome; escolha outro
error-own-name = { $name }: o nome de um jogo tem letras minúsculas, algarismos e hifens, como my-game
error-own-name-signs = “{ $name }” não pode ser o nome de um jogo: ele tem de ter uma letra ou um algarismo, e nenhum dois-pontos nem mais
error-own-none = { $file }: não há jogo neste arquivo; defina GAME ou splits(heap)
error-own-line = { $file }, linha { $line }: { $reason }
error-own-file-name = { $name }: o nome do jogo vem do nome do arquivo, { $file }. Ele tem letras minúsculas, algarismos e hifens, e começa com uma letra: mude o nome do arquivo ou defina GAME
error-own-game = { $file }: GAME é { $found }. Tem de ser um jogo, como heap("my-game", "take 1-3")
error-own-ending = { $name }: esse arquivo não existe; você quis dizer { $file }?
error-own-failed = { $name }: este jogo não funciona. Quem mantém este servidor encontra o motivo no registro dele
error-own-certificate = { $name } é um jogo do seu próprio arquivo. Um certificado dá o nome da regra, mas não a contém; por isso ninguém poderia conferir este
