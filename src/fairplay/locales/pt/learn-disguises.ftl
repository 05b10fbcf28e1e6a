## Disfarces: Nimble, Poker-Nim, Nimble modificado, jogo de Northcott.

learn-disguises-1-title = Cada palito é um monte
learn-disguises-1-text = O Nimble é jogado com palitos em uma fita de casas. Mova um palito para a esquerda, até onde quiser, mesmo para fora da fita. Vários podem ocupar a mesma casa. Quem tirar da fita o último palito vence. Quantos passos faltam para cada palito sair?
learn-disguises-1-done = Cada palito da fita é um monte de Nim: andar 2 casas é tirar 2 do monte. O Nimble é o Nim disfarçado, aqui com montes de 1, 3, 3 e 6.
learn-disguises-2-title = Mova e vença
learn-disguises-2-text = Jogue como se fosse Nim com montes de 1, 3, 3 e 6. Só uma jogada deixa todas as colunas pares. Qual?
learn-disguises-2-done = O último palito anda 5 casas para a esquerda, da 6 para a 1. O artigo dinamarquês resolve do mesmo jeito, embora a regra dele só fale em uma casa por vez. Agora os montes são 1, 3, 3 e 1: dois pares de montes iguais.
learn-disguises-3-title = Uma jogada que se desfaz
learn-disguises-3-text = No Poker-Nim você tira palitos de um monte ou acrescenta alguns da sua reserva. Os palitos tirados saem do jogo. Os montes eram 1, 2 e 3, uma posição perdida para quem tem a vez. Então o adversário pôs mais 4 no monte de 2. Qual é a sua resposta?
learn-disguises-3-done = Você tira esses 4. O adversário está de volta a 1, 2, 3, com menos reserva. Uma jogada que pode ser desfeita não rende nada.
learn-disguises-4-title = Um intervalo sim, outro não
learn-disguises-4-text = Nimble modificado: um palito por casa, e sem pular. Mover um palito diminui o intervalo à frente dele e aumenta o de trás. Por isso basta olhar um intervalo sim, outro não, a partir da direita. Junte os palitos em pares: quantas casas vazias há entre os dois palitos de cada par?
learn-disguises-4-done = Os intervalos dentro dos pares são montes de 1, 3 e 1. Os intervalos entre um par e outro não contam. Se o número de palitos for ímpar, o primeiro fica sem par: contam os passos dele até sair da fita, como no Nimble.
learn-disguises-5-title = Feche um intervalo ou aumente outro
learn-disguises-5-text = Os montes são 1, 3 e 1. Uma jogada fecha um intervalo e vence; outra aumenta um intervalo e vence. Encontre uma delas.
learn-disguises-5-done = Feche o intervalo de 3, e ficam 1, 0, 1. Ou aumente o último, e ficam 1, 3, 2. Um intervalo que cresceu pode ser diminuído de novo pelo palito à direita dele, e tudo volta a ser como antes: é o Poker-Nim outra vez.
learn-disguises-6-title = Dois jogadores, palitos diferentes
learn-disguises-6-text = Jogo de Northcott: em cada fila um palito é seu e o outro é do adversário. Mova o seu ao longo da fila, para a frente ou para trás, sem pular. Quem não puder jogar perde. Quantas casas vazias há entre os dois palitos de cada fila?
learn-disguises-6-done = Avançar diminui o intervalo. Recuar o aumenta, mas aí o adversário pode vir atrás. É o Poker-Nim com oito montes.
learn-disguises-7-title = Quatro casas à frente
learn-disguises-7-text = Os montes são 4, 3, 2, 0, 6, 3, 1 e 5. Na base 2 só a coluna 4 é ímpar: tem três algarismos 1. Três jogadas vencem. Encontre uma.
learn-disguises-7-done = Avance 4 casas na fila 1, 5 ou 8, as que têm intervalo de 4 ou mais. Agora todas as colunas são pares. O artigo também soma os montes um por um com a tabela da operação Nim: 4 ⊕ 3 = 7, 7 ⊕ 2 = 5, 5 ⊕ 0 = 5, 5 ⊕ 6 = 3, 3 ⊕ 3 = 0, 0 ⊕ 1 = 1, 1 ⊕ 5 = 4. O jogo inteiro valia, portanto, um monte de Nim de 4.
learn-disguises-8-title = Uma partida inteira
learn-disguises-8-text = Três filas com intervalos de 3, 5 e 2, e você começa. Se o computador recuar, vá atrás.
learn-disguises-8-done = Você venceu o jogo de Northcott jogando Nim. Cada jogador move os seus próprios palitos e, mesmo assim, o jogo é justo: só está disfarçado.
learn-disguises-coin = Passos do palito na casa { $square }
learn-disguises-coin-wrong = Acompanhe o palito da casa { $square }: um passo para cada casa à esquerda e mais um para sair da fita.
learn-disguises-pair = Intervalo entre { $left } e { $right }
learn-disguises-pair-wrong = Olhe de novo entre { $left } e { $right }: conte só as casas vazias, não as dos dois palitos.
learn-disguises-row = Intervalo na fila { $row }
learn-disguises-row-wrong = Olhe de novo a fila { $row }: conte só as casas vazias entre os dois palitos.
