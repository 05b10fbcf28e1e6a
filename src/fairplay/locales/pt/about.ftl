## Sobre: os artigos, os autores dos jogos e a página inicial para três leitores.

about-title = Sobre o Fair Play
about-lead = O Fair Play nasceu de quatro textos curtos sobre jogos e a matemática por trás deles. Aqui você pode jogar todos os jogos desses textos, e cada lição diz de qual deles vem.
about-fair = O que é um jogo justo?
about-fair-text = Dois jogadores se alternam, nada fica escondido, nada depende da sorte, e os dois podem fazer as mesmas jogadas (um jogo imparcial). O primeiro que não puder jogar perde; o objetivo é fazer a última jogada. O xadrez é diferente: nele cada um só move peças da sua cor. Alguns jogos só parecem assim: no jogo de Northcott e no xadrez de Dawson cada um tem as suas próprias peças, e mesmo assim são jogos justos disfarçados.
about-articles = Os artigos
about-lessons = Lições
about-nim-title = “Fair play”, de Mogens Esrom Larsen
about-nim-where = Em dinamarquês. Instituto de Matemática da Universidade de Copenhague.
about-nim-text = O Nim e outros oito jogos com palitos, do Nimble ao xadrez de Dawson. O artigo mostra como vencer cada um deles, e que todo jogo justo é um monte de Nim disfarçado.
about-resta-title = O Resta-um, o Resta-zero e a operação Nim
about-resta-where = Em português.
about-resta-text = Que combinações são seguras quando perde quem apaga o último ponto, a única exceção, e uma operação que faz dos números um grupo.
about-zero-title = Zero sumZ
about-zero-where = Em sueco.
about-zero-text = As regras do jogo de cartas, as cartas como sequências de seis algarismos, e dois teoremas: entre sete cartas há sempre uma seleção válida, e o que sobra no fim é par.
about-mod3-title = MOD-3 SUMZ
about-mod3-where = Em inglês: as regras que vêm com o jogo.
about-mod3-text = As cartas são somadas módulo 3. Entre cinco cartas há sempre dois conjuntos com a mesma soma.
about-names = Os nomes por trás da matemática
about-names-text = Charles Bouton resolveu o Nim em 1901. Roland Sprague e Patrick Michael Grundy descobriram, cada um por si, que todo jogo justo é um monte de Nim (o teorema de Sprague–Grundy). Richard Guy e Cedric Smith deram códigos a jogos como o Kayles e provaram quando os valores se repetem. Para ir além, leia “Winning Ways for your Mathematical Plays”, de Elwyn Berlekamp, John Conway e Richard Guy (Academic Press, 1982).
about-software = O programa
about-software-text = O Fair Play é software livre, sob a licença MIT: aplicativo para o navegador, programa de terminal e servidor. Os jogos pertencem a quem os inventou.
about-docs = Documentação (em inglês)

## Página inicial.

home-child = Aprenda o truque
home-child-text = Dois montes de palitos e uma ideia simples: depois você vence o computador.
home-teacher-text = Três planos de 45 minutos, exercícios e cartas para imprimir, uma sala para a turma.
home-student = Veja por que funciona
home-student-text = Todas as lições, das colunas pares ao teorema de Sprague–Grundy.

## Para professores.

teachers-title = Para professores
teachers-lead = Bastam palitos ou alguns aparelhos, e não é preciso preparar nada: cada plano ocupa 45 minutos. Ninguém precisa se cadastrar.
teachers-plans = Três planos de 45 minutos
teachers-age = A partir de { $age } anos
teachers-minutes = { $minutes } min
teachers-needs = Você precisa de
teachers-open = Abrir
teachers-copy = Imitar para vencer
teachers-copy-about = Por que o segundo jogador pode vencer com dois montes iguais. Temas: igual e diferente, raciocínio, seguir uma ideia até o fim.
teachers-copy-needs = 20 palitos para cada dupla, ou um aparelho.
teachers-copy-1 = Jogue contra a turma no telão: dois montes de 4, e a turma começa. Vença duas vezes sem dizer como.
teachers-copy-2 = Em duplas, com palitos: dois montes iguais, depois dois diferentes. Quem pode vencer?
teachers-copy-3 = A lição “{ $lesson }”, telas 1 e 2: agora é a turma que diz o que fazer.
teachers-copy-4 = Em duplas: montes de 1, 2 e 3. Procurem uma primeira jogada que vença. Não há nenhuma; quem sabe dizer por quê?
teachers-copy-5 = Todos juntos: digam com palavras o que faz o vencedor e experimentem com montes de 7 e 7.
teachers-binary = Colunas pares
teachers-binary-about = A base 2 vence jogos. Temas: valor posicional, potências de dois, par e ímpar, demonstração.
teachers-binary-needs = Um aparelho por dupla e a folha de exercícios do Nim.
teachers-binary-1 = Jogue 4, 5, 6, 7 contra a turma: deixe que ela comece, e vença.
teachers-binary-2 = A lição “{ $lesson }”, em duplas, até a última tela.
teachers-binary-3 = A folha de exercícios do Nim, dificuldade 1. As respostas estão na última página.
teachers-binary-4 = Todos juntos: por que toda jogada estraga colunas pares, e por que sempre dá para consertar as ímpares?
teachers-vectors = Cartas como vetores
teachers-vectors-about = Um jogo de cartas que é álgebra linear. Temas: aritmética modular, vetores, dependência linear, contagem.
teachers-vectors-needs = Um baralho impresso do Zero sumZ para cada grupo de quatro a seis, ou uma sala.
teachers-vectors-1 = Joguem Zero sumZ em grupos, dez minutos contra o relógio.
teachers-vectors-2 = A lição “{ $lesson }”, individualmente ou em duplas, até a tela 5.
teachers-vectors-3 = Todos juntos: por que há sempre uma seleção válida entre sete cartas? A tela 6, no quadro.
teachers-vectors-4 = Contem os triângulos do baralho e adivinhem a última carta (telas 7 e 8).
teachers-topics = Qual lição para qual tema
teachers-topic = Tema
teachers-lesson = Lição
teachers-topic-equal = Igual e diferente, simetria
teachers-topic-binary = Base 2, potências de dois
teachers-topic-parity = Par e ímpar
teachers-topic-recursion = Dos casos pequenos aos grandes (recursão)
teachers-topic-transform = O mesmo problema com outra aparência
teachers-topic-period = Padrões que se repetem, e quando isso está provado
teachers-topic-modulo = Restos, contas módulo 3
teachers-topic-algebra = Grupos e as regras das operações
teachers-topic-linear = Vetores e dependência linear
teachers-print = No papel
teachers-print-text = Folhas de exercícios com respostas para cada jogo, baralhos para recortar e um caderno com todas as lições, com exercícios e respostas.
teachers-print-open = Imprimir cartas e exercícios
teachers-print-book = Imprimir o caderno
teachers-class = Com a turma inteira
teachers-class-text = Abra uma sala e escreva o código no quadro. Até seis jogam em uma mesa, e todos os outros podem assistir, também no telão. Os alunos digitam o código na página inicial. Não precisam de cadastro; basta um nome.
teachers-class-open = Abrir uma sala
teachers-progress = Cada aparelho lembra quais lições já foram feitas. O servidor não guarda nada disso.

server-about-about = Os artigos por trás do Fair Play, os autores dos jogos e os nomes por trás da matemática.
server-about-teachers = Jogos justos na sala de aula: três planos de 45 minutos, lições por tema, exercícios e cartas para imprimir.
