## The GPU engine
error-gpu-driver = Nenhum driver de GPU da NVIDIA foi encontrado; o motor da CPU calcula os mesmos valores
error-gpu-none = O driver não encontra nenhuma GPU; o motor da CPU calcula os mesmos valores
error-gpu-old = { $name } é antiga demais para o motor da GPU: ele exige compute capability 8.0 ou mais recente
error-gpu-memory = A memória da GPU está cheia; execute menos jogos de cada vez. O que foi verificado está guardado
error-gpu-failed = A GPU falhou em { $what }: { $reason }. O que foi verificado está guardado
error-gpu-compiler = Nenhum compilador para a GPU foi encontrado: instale o nvcc da CUDA, ou pip install 'fairplay[gpu]'
error-gpu-source = { $compiler } não consegue compilar para esta GPU; driver e compilador talvez não combinem: { $reason }
