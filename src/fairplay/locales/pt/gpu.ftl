## The GPU engine
error-gpu-driver = Nenhum driver de GPU da NVIDIA foi encontrado; o motor da CPU calcula os mesmos valores
error-gpu-none = O driver não encontra nenhuma GPU; o motor da CPU calcula os mesmos valores
error-gpu-small = { $name } é pequena demais para o motor de GPU: um multiprocessador precisa de 227 KiB de memória compartilhada, como tem a H100
error-gpu-memory = A memória da GPU está cheia; rode menos jogos de cada vez. O que foi verificado está guardado
error-gpu-failed = A GPU falhou em { $what }: { $reason }. O que foi verificado está guardado
error-gpu-compiler = Nenhum compilador para a GPU foi encontrado: instale o nvcc da CUDA, ou pip install 'fairplay[gpu]'
error-gpu-source = { $compiler }: não consegue compilar para esta GPU; driver e compilador talvez não combinem: { $reason }
error-gpu-checkpoint = { $path }: não pode ser lido como ponto de controle do motor de GPU; apague-o para começar de novo
error-gpu-other-game = { $path }: não é um ponto de controle de { $game }: a regra, a máscara ou os montes raros são outros
