## Tabuleiros em notebooks.

notebook-silent = O kernel não responde. Se estiver ocupado, espere até que termine. Se tiver parado, execute esta célula de novo.

notebook-repeats = A partir de { $preperiod }, os valores se repetem com período { $period }.
notebook-adds = A partir de { $preperiod }, G(n + { $period }) = G(n) + { $saltus }.
notebook-proved = Os primeiros { $computed } valores provam isso.
notebook-seen = Visto nos primeiros { $computed } valores, mas não provado.
error-notebook-built = O tabuleiro para notebooks não foi construído: execute “make setup”
notebook-random = aleatório
