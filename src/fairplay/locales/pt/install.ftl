## What is installed here, what is missing, and what to do about it

error-extra = Isto precisa de mais pacotes: pip install 'fairplay[{ $extra }]'
error-import = Algo que está instalado aqui não funciona: { $reason }. Rode “fairplay doctor” para ver o que funciona
error-home = Você não tem uma pasta pessoal: defina HOME ou XDG_DATA_HOME como uma pasta em que possa gravar

doctor-works = funciona
doctor-absent = ausente
doctor-broken = com defeito
doctor-ok = Tudo o que está instalado funciona.
doctor-not-ok = Algo não funciona: veja a tabela.

doctor-python = Python
doctor-core = motor
doctor-extra = extra { $name }
doctor-app = aplicativo web
doctor-docs = documentação
doctor-database = banco de dados
doctor-redis = Redis
doctor-folder = pasta de dados
doctor-terminal = terminal
doctor-gpu = GPU

doctor-python-is = { $version }: { $path }
doctor-core-is = usa { $kernel }; este processador pode rodar { $kernels }
doctor-core-broken = não pode ser carregado: { $reason }
doctor-extra-is = { $packages }
doctor-extra-missing = pip install 'fairplay[{ $extra }]' acrescenta { $names }
doctor-import-broken = não foi possível carregar { $module }: { $reason }
doctor-needs = precisa de mais pacotes: pip install 'fairplay[{ $extra }]'
doctor-built = { $path }
doctor-app-missing = não foi compilado: rode “make setup”
doctor-app-extra = compilado, mas o servidor precisa do extra “serve”: pip install "fairplay[serve]"
doctor-docs-missing = não foi gerada: rode “make docs”
doctor-database-new = { $place }: “fairplay serve” vai criá-lo
doctor-database-is = { $place }: versão { $version }
doctor-database-old = { $place }: versão { $version }; “fairplay serve” vai atualizá-lo para { $known }
doctor-database-newer = { $place }: feito por um Fair Play mais novo (versão { $version }; este conhece { $known }): pip install --upgrade fairplay
doctor-database-broken = { $reason }
doctor-redis-is = { $place }
doctor-redis-none = não configurado; só é necessário para mais de um processo
doctor-redis-broken = { $place }: { $reason }
doctor-folder-is = { $path }
doctor-folder-read-only = somente leitura: { $path }; seu progresso e seus lugares nas salas não serão lembrados
doctor-terminal-is = largura { $columns }, { $encoding }, cores: { $colours }
doctor-terminal-none = a saída vai para um arquivo ou outro programa, como texto puro
doctor-gpu-is = { $names }; fairplay.gpu calcula nela, compilado por { $compiler }
doctor-gpu-unfit = { $names }; fairplay.gpu não pode usá-la: { $reason }
doctor-gpu-none = nenhuma encontrada; ela não é necessária
