## Lição: Zero sumZ.

learn-zero-1-title = Tudo par
learn-zero-1-text = Escolha cartas em que cada forma apareça um número par de vezes: 2, 4 ou 6 vezes, ou nenhuma. Conte uma forma de cada vez.
learn-zero-1-done = É uma seleção válida. No jogo você grita “Zero”, e as cartas são suas.
learn-zero-2-title = Uma forma sozinha
learn-zero-2-text = Uma das formas está em uma só carta, e essa carta não pode entrar na seleção. Deixe-a de lado e encontre a seleção entre as outras.
learn-zero-2-done = Procure primeiro o que está sozinho: sobram menos cartas para olhar.
learn-zero-3-title = A terceira carta
learn-zero-3-text = Aqui estão duas cartas. Que terceira carta deixa tudo par? Preencha as formas dela.
learn-zero-3-done = Uma forma que está nas duas cartas já é par e fica fora da terceira. Uma forma que está em só uma delas tem de estar na terceira.
learn-zero-4-title = Cinco cartas
learn-zero-4-text = Aqui a seleção tem cinco cartas, e cada forma está em duas delas. Quais são as cinco?
learn-zero-4-done = Seleções maiores valem mais: no fim, vence quem juntou mais cartas.
learn-zero-5-title = Quantas sem seleção?
learn-zero-5-text = Junte cartas sem nenhuma seleção válida entre elas. Até onde você chega? Quando tiver seis, tente uma sétima.
learn-zero-5-done = Seis é o máximo. Entre sete cartas há sempre uma seleção válida, e por isso há sete cartas na mesa. A lição sobre eliminação mostra por quê.
learn-zero-6-title = Sete cartas
learn-zero-6-text = Sete cartas tiradas ao acaso. Encontre uma seleção válida entre elas.
learn-zero-6-done = Agora você já pode jogar. Nunca é preciso dar as cartas de novo: entre sete há sempre uma seleção.
