## Impressão.

web-print-lead = Baralhos para recortar e folhas de exercícios com respostas, em PDF.
web-print-what = O que imprimir
web-print-kind-deck = Um baralho
web-print-kind-worksheet = Uma folha de exercícios
web-print-deck = Baralho
web-print-backs = Com versos, para imprimir frente e verso
web-print-difficulty = Dificuldade
web-print-difficulty-text = 1 para iniciantes, 5 para quem conhece a teoria.
web-print-count = Exercícios
web-print-seed = Número da folha
web-print-other = Outra folha
web-print-misere = Misère: quem joga por último perde
web-print-paper = Papel
web-print-make = Fazer o PDF
web-print-making = Fazendo …
web-print-ready = { $name } está pronto ({ $size } kB).
paper-sheet-few = { $count ->
    [one] Só um exercício foi encontrado neste nível; por isso a folha tem um, e não { $wanted }.
   *[other] Só { $count } exercícios diferentes foram encontrados neste nível; por isso a folha tem { $count }, e não { $wanted }.
}
web-print-open = Abrir
web-print-save = Salvar
web-print-preview-deck = A primeira folha: nove cartas com marcas de corte. As regras vêm no fim.
web-print-preview-sheet = Um esboço da folha. As posições seguem do número; as respostas vêm em páginas próprias.
web-print-task-cards = Quais cartas são uma seleção válida? Escreva os seus números.
web-print-teachers = Para professores
web-print-tip-cards = Cartas que duram
web-print-tip-cards-text = Imprima em cartolina de 160 a 200 g, ou cole as folhas nela. Zero sumZ são sete folhas e MOD-3 SUMZ nove, e mais uma com as regras; um grupo de até seis precisa de um baralho.
web-print-tip-backs = Frente e verso
web-print-tip-backs-text = Com versos, escolha frente e verso e tamanho 100 %. Cada folha de versos é completa, então não importa como o papel é virado.
web-print-tip-sheet = Exercícios com respostas
web-print-tip-sheet-text = Cada exercício é resolvido pelo mesmo programa dos jogos, e todas as jogadas vencedoras estão nas respostas.
web-print-tip-seed = A mesma folha de novo
web-print-tip-seed-text = O mesmo número dá os mesmos exercícios, em qualquer língua. Dê números diferentes a vizinhos.
web-print-tip-room = Também na tela
web-print-tip-room-text = Abra uma sala e dê o código à turma: até seis jogam em uma mesa, e todos podem assistir.
