## Surveys of many games: fairplay survey, fairplay survey show.

survey-games = Jogos
survey-detail = provados: { $proved }, em aberto: { $open }
survey-workers = { $count ->
    [one] Um processo de trabalho. Acompanhe em { $dashboard }
   *[other] { $count } processos de trabalho. Acompanhe em { $dashboard }
    }
survey-workers-only = { $count ->
    [one] Um processo de trabalho.
   *[other] { $count } processos de trabalho.
    }
survey-gpus = { $count ->
    [one] Os jogos longos vão para uma GPU.
   *[other] Os jogos longos vão para { $count } GPUs.
    }
survey-gpu-failed = A GPU não será mais usada, e a CPU continua: { $reason }
survey-resumed = Continuando. Jogos prontos: { $count } de { $total }.
survey-stopped = Interrompido. Jogos prontos: { $count } de { $total }. O mesmo comando continua daí.
survey-there = { $file } já contém este levantamento.
survey-written = Gravado: { $file }
survey-drawn = Gravado: { $file }
survey-summary = { $games ->
    [one] Um jogo. Períodos provados: { $proved }, em aberto: { $open }. Sequências diferentes: { $sequences }, das quais em aberto: { $left }.
   *[other] { $games } jogos. Períodos provados: { $proved }, em aberto: { $open }. Sequências diferentes: { $sequences }, das quais em aberto: { $left }.
    }
survey-longest-periods = Períodos mais longos: { $held }
survey-longest-preperiods = Pré-períodos mais longos: { $held }
survey-largest-values = Maiores valores: { $held }
survey-most-rares = Mais valores raros, sem período: { $held }
survey-column-rule = código
survey-column-preperiod = pré-período
survey-column-period = período
survey-column-proof = prova
survey-column-values = valores
survey-column-below = nenhum abaixo de
survey-column-maximum = maior
survey-column-at = primeiro em
survey-column-rares = raros
survey-column-last = último raro
survey-column-mask = máscara
survey-column-same = igual a
survey-column-seconds = segundos
survey-picture = { $count ->
    [one] Um jogo e seu período
   *[other] { $count } jogos e seus períodos
    }
survey-cell-open = { $rule }: em aberto, nenhum período que, somado ao pré-período, fique abaixo de { $below }
survey-legend-period = Período
survey-legend-open = em aberto

error-survey-pattern = { $text }: não é um padrão de códigos octais; digite por exemplo 0.???, 4.7? ou 0.77,0.137 (? é qualquer algarismo de 0 a 7)
error-survey-games = Jogos demais em um só levantamento: { $count }, no máximo { $limit }
error-survey-exists = { $name }: contém outro levantamento, { $survey }. Indique outro arquivo, ou apague este
error-survey-other = { $name }: contém partes de outro levantamento, { $survey }. Termine aquele, apague a pasta, ou indique outro arquivo
error-survey-file = { $name }: não é uma tabela gravada por fairplay survey
error-survey-picture = Algarismos depois do ponto em uma imagem: no máximo { $limit }
error-survey-scheduler = { $address }: nenhum agendador do Dask responde aí; um endereço é algo como tcp://127.0.0.1:8786
error-survey-workers = { $address }: o agendador não tem processos de trabalho; inicie alguns com dask worker { $address }
error-survey-version = Um processo de trabalho ({ $address }) tem o fairplay { $theirs }, e este é o fairplay { $ours }: instale a mesma versão em todos. O que está pronto foi guardado
error-survey-killed = Uma tarefa derrubou seu processo várias vezes; talvez falte memória. O que está pronto foi guardado, e o mesmo comando continua daí
error-survey-lost = Conexão perdida: { $address }. O que está pronto foi guardado, e o mesmo comando continua daí
error-survey-gpu = { $address }: nenhum processo de trabalho tem GPU; inicie um lá com dask worker { $address } --resources GPU=1
error-survey-gpu-lost = não resta nenhum processo de trabalho com GPU, ou uma tarefa o derrubou várias vezes
