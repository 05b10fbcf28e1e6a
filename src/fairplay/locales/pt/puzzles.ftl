## Puzzles: find the winning move, or find the claim.

puzzle-lead = Uma posição, uma pergunta: qual jogada ganha? Um desafio leva um minuto.
puzzle-day = Desafio do dia
puzzle-day-text = O mesmo para todos, e um novo a cada dia.
puzzle-run = Sequência sem fim
puzzle-run-text = Começa fácil e vai ficando mais difícil. Uma resposta errada, e a sequência acaba.
puzzle-games = Desafios de um jogo só
puzzle-start = Resolver
puzzle-again = Ver de novo
puzzle-run-start = Começar com um fácil
puzzle-run-on = Continuar a sequência
puzzle-streak = Seguidos
puzzle-best = Recorde
puzzle-level = Nível { $level } de { $most }
puzzle-all = Todos os desafios
puzzle-task = É a sua vez. Encontre uma jogada vencedora.
puzzle-task-even = Escolha cartas de modo que cada forma apareça um número par de vezes.
puzzle-task-sums = Coloque cartas no lado A e no lado B, com a mesma soma de cada forma nos dois. { $modulus } de uma forma contam como nenhuma. Um dos lados pode ficar vazio.
puzzle-touch = Toque em uma carta para escolhê-la.
puzzle-choose = Escolha uma jogada no tabuleiro
puzzle-check = Conferir
puzzle-clear = Limpar
puzzle-replying = Seu adversário responde.

## The verdict on an answer.

puzzle-right = { $count ->
    [one] Certo. É a única jogada vencedora.
   *[other] Certo. É uma das { $count } jogadas vencedoras.
    }
puzzle-right-claim = Certo. Essas cartas são uma seleção válida.
puzzle-beaten = Essa jogada não ganha: seu adversário { $what } e agora tem a posição ganha.
puzzle-beaten-at-once = Essa jogada não ganha: seu adversário { $what }. E ganhou.
puzzle-last-loses = Essa jogada não ganha: ela é a última, e aqui a última jogada perde.
puzzle-try-again = Tentar de novo
puzzle-next = Próximo desafio
puzzle-hint = Dica
puzzle-hint-more = Mais uma dica
puzzle-why = Por que ela ganha?
puzzle-found = { $tries ->
    [one] resolvido na primeira tentativa
   *[other] resolvido em { $tries } tentativas
    }
puzzle-with-hints = com dicas
puzzle-row = { $count ->
    [one] { $count } desafio seguido
   *[other] { $count } desafios seguidos
    }
puzzle-row-best = Novo recorde: { $row }.
puzzle-row-ended = A sequência acabou: { $row }. Resolva este mesmo assim, e começa uma nova.
puzzle-row-shown = Você viu a solução, então a sequência termina aqui: { $row }.

## Sharing a result.

puzzle-share = Compartilhar
puzzle-copy = Copiar o resultado
puzzle-copied = Resultado copiado.
puzzle-copy-failed = O navegador não deixa a página copiar.
puzzle-picture = Salvar uma imagem
puzzle-picture-failed = Não foi possível criar a imagem. Tente de novo.
puzzle-picture-ask = Qual jogada ganha?
puzzle-picture-claim = Quais cartas são uma seleção válida?

## What does not work.

puzzle-damaged = O link do desafio está danificado
puzzle-damaged-text = Talvez falte uma parte dele. O desafio de hoje está esperando por você.
puzzle-no-day = Não há desafio para esse dia
puzzle-none = Nenhum desafio aqui
puzzle-today = Desafio de hoje
error-puzzle-code = { $text }: o código do desafio está danificado
error-puzzle-date = { $text }: há desafios de { $first } a { $last }
error-puzzle-game = { $name }: não há desafios desse jogo
error-puzzle-answer = A resposta não serve para este desafio: uma posição pede uma jogada, uma mão pede cartas
error-puzzle-query = Peça um desafio de uma só maneira: pelo código, pela data ou por nível e jogo
