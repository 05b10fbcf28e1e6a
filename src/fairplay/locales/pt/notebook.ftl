## Tabuleiros em notebooks.

notebook-silent = O kernel não responde. Se estiver ocupado, espere até que termine. Se tiver parado, execute esta célula de novo.
