## A página sobre privacidade

privacy-lead = Você não precisa de conta. Não pedimos nome, e-mail nem senha.
privacy-known = O que este servidor sabe sobre você
privacy-stored = Nas salas
privacy-stored-text = O nome que você escolhe, suas jogadas e seleções com os horários, e em quais salas você esteve. Partidas fora das salas não são guardadas.
privacy-time = Por quanto tempo
privacy-time-text = Uma sala é excluída algum tempo depois de fechar: em geral após 30 dias, ou após uma hora se ninguém jogou nela.
privacy-seen = Quem vê
privacy-seen-text = Todos na sala veem seu nome e suas jogadas. Quem tem o código da sala pode rever as partidas.
privacy-cookie = Cookies
privacy-cookie-text = Um cookie guarda um número aleatório, para você recuperar o seu lugar. Ele dura um ano. Não é usado para publicidade nem estatísticas, e nenhum outro site o recebe. Outros dois lembram o idioma e as cores que você escolhe.
privacy-address = Seu endereço
privacy-address-text = Seu endereço IP é usado para aplicar limites e banimentos. Ele só é guardado de forma embaralhada (um código de verificação com chave): até suas salas fecharem, por no máximo dois dias para os limites diários, e enquanto durar um banimento.
privacy-operator = Quem cuida do servidor
privacy-operator-text = Quem cuida deste servidor pode ver tudo o que está guardado: salas, nomes e jogadas. O Fair Play não anota endereços em seu registro, mas outros programas da mesma máquina podem anotar.
privacy-here = O que fica neste navegador
privacy-here-text = As partidas que você termina: resultados, jogadas, dicas e tempos. O servidor não recebe essa lista. Você pode vê-la, salvá-la e apagá-la em Meus jogos.
privacy-yours = Seus dados
privacy-yours-text = Você pode baixar tudo o que está guardado sobre você, ou excluir. Isso vale só para este navegador; outros navegadores que você usou têm seus próprios dados.
privacy-export = Baixar meus dados
privacy-delete = Excluir meus dados
privacy-delete-text = Você sai de todas as salas e perde as partidas em andamento. Seu nome e seu número são removidos de todas as partidas guardadas; as jogadas ficam, para que os outros jogadores não percam as partidas deles. As configurações e Meus jogos deste navegador também são excluídos. Isso não pode ser desfeito.
privacy-delete-sure = Sim, excluir
privacy-delete-not = Manter
privacy-deleted = Seus dados foram excluídos. Agora você é um novo visitante.
privacy-deleting = Seus dados estão sendo excluídos. Isso leva cerca de um minuto. Agora você é um novo visitante.

error-privacy-unknown = { $host }: ninguém chamado { $name } jogou lá a partir deste computador
error-privacy-sure = Isso exclui tudo o que { $host } sabe sobre você, e você perde seus lugares; acrescente --yes se tiver certeza
