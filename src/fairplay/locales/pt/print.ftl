## Impressão.

web-print-lead = Baralhos para recortar, folhas de exercícios com respostas e as lições em um caderno, em PDF.
web-print-what = O que você quer imprimir?
web-print-kind-deck = Um baralho
web-print-kind-worksheet = Uma folha de exercícios
web-print-kind-lessons = Um caderno de lições
web-print-lesson = Lição
book-title = Lições
web-print-deck = Baralho
web-print-backs = Com versos, para imprimir frente e verso
web-print-difficulty = Dificuldade
web-print-difficulty-text = 1 para iniciantes, 5 para quem conhece a teoria.
web-print-count = Exercícios
web-print-seed = Número da folha
web-print-other = Outra folha
web-print-misere = Quem joga por último perde (misère)
web-print-paper = Papel
web-print-make = Criar o PDF
web-print-making = Criando o PDF…
web-print-ready = { $name } está pronto ({ $size } kB).
paper-sheet-few = { $count ->
    [one] Só encontramos um exercício neste nível; por isso a folha tem um em vez de { $wanted }.
   *[other] Só encontramos { $count } exercícios diferentes neste nível; por isso a folha tem { $count } em vez de { $wanted }.
    }
web-print-open = Abrir
web-print-save = Salvar
web-print-preview-deck = A primeira folha: nove cartas com marcas de corte. As regras estão na última.
web-print-preview-worksheet = Um esboço da folha. O número da folha decide as posições. As respostas ficam em páginas separadas.
web-print-preview-lessons = Um esboço da capa. Depois vêm os exercícios de cada lição e, no fim, as respostas.
web-print-task-cards = Quais cartas são uma seleção válida? Escreva os números delas.
web-print-teachers = Para professores
web-print-tip-cards = Cartas que duram
web-print-tip-cards-text = Imprima em papel grosso (160 a 200 g) ou cole as folhas em cartolina. Zero sumZ ocupa sete folhas, MOD-3 SUMZ, nove, e mais uma traz as regras. Um baralho basta para até seis jogadores.
web-print-tip-backs = Frente e verso
web-print-tip-backs-text = Com versos, escolha frente e verso e tamanho 100%. Cada folha de versos é completa; por isso, tanto faz como o papel é virado.
web-print-tip-sheet = Exercícios com respostas
web-print-tip-sheet-text = O programa que joga os jogos também resolve cada exercício. As respostas trazem todas as jogadas vencedoras.
web-print-tip-seed = A mesma folha de novo
web-print-tip-seed-text = O mesmo número dá os mesmos exercícios, em qualquer idioma. Dê números diferentes a quem se senta lado a lado.
web-print-tip-lessons = Lições no papel
web-print-tip-lessons-text = Cada tela de uma lição vira um exercício com espaço para escrever. As respostas ficam no fim; assim você pode deixar essas páginas de fora.
web-print-tip-room = Também na tela
web-print-tip-room-text = Abra uma sala e dê o código à turma: até seis jogam em uma mesa, e todos podem assistir.
