# Sequences, periods, certificates and plots.
period-repeats = { $rule }: a partir de { $preperiod } os valores se repetem com período { $period }.
period-adds = { $rule }: a partir de { $preperiod }, G(n+{ $period }) = G(n)+{ $saltus }.
period-by-guy-smith = Provado pelo teorema de Guy e Smith: nenhuma jogada tira mais de { $most } nem deixa mais montes do que { $heaps }, e G(n+{ $period }) = G(n) para todo n de { $first } a { $last }. Por isso vale para sempre.
period-by-repeating = Provado pelo teorema de Guy e Smith, estendido a algarismos que se repetem e a partes de tamanhos diferentes: G(n+{ $period }) = G(n) para todo n de { $first } a { $last }. Por isso vale para sempre.
period-by-witness = Provado por testemunhas: G(n+{ $period }) = G(n) para todo n de { $first } a { $last }, nenhum monte entre eles abre jogadas novas para montes maiores, e ao longo de um período cada valor menor tem uma jogada que os montes seguintes podem repetir. Por isso vale para sempre.
period-by-arithmetic = Provado por um teorema sobre períodos aritméticos de códigos cujos algarismos se repetem: G(n+{ $period }) = G(n)+{ $saltus } para todo n de { $first } a { $last }, um monte maior alcança todos os valores menores, e nenhuma divisão tem o valor do próprio monte. Por isso vale para sempre.
period-seen = Visto nos primeiros { $computed } valores, mas não provado: nenhum dos teoremas usados aqui cobre esta regra.
period-seen-few = Visto nos primeiros { $computed } valores, mas não provado: a prova exige { $needed } valores.
period-none = { $computed ->
    [one] { $rule }: um só valor não mostra período.
   *[other] { $rule }: nenhum período nos primeiros { $computed } valores.
    }
period-exceptions = Exceções antes disso: { $exceptions }
period-exceptions-many = Exceções antes disso: { $count }, a última em { $last }
period-exceptions-last = Última exceção antes disso: { $last }

error-memory = Tantos valores ({ $count }) precisam de { $needed } MiB de memória, mas esta máquina tem { $there }

verify-claim = { $rule }: pré-período { $preperiod }, período { $period }, saltus { $saltus }.
verify-definition = Os primeiros { $checked } valores foram recalculados só pela definição.
verify-solver = Os primeiros { $checked } valores foram recalculados por outro método, e { $samples } deles, sorteados, pela definição.
verify-begun = Os primeiros valores foram calculados de novo pela definição, e os seguintes, até a primeira marca, por outro método.
verify-stretches = { $all ->
    [0] Não há mais valores.
    [one] O único trecho seguinte foi calculado de novo, monte a monte, por um método que não compartilha nada com o motor.
   *[other] Todos os { $all } trechos seguintes foram calculados de novo, monte a monte, por um método que não compartilha nada com o motor.
    }
verify-sample = Trechos calculados de novo, monte a monte, por um método que não compartilha nada com o motor: { $count } de { $all }.
verify-rares = As somas coincidem com as marcas. Os montes raros são os da lista.
verify-witnesses = Cada testemunha foi verificada.
verify-hash = O código de verificação deles confere com o certificado.
verify-range = G(n+{ $period }) = G(n)+{ $saltus } para todo n de { $first } a { $last }. Nenhum período mais curto serve, e nenhum começo anterior.
verify-theorem = São todas as condições do teorema { $theorem }, conferidas de novo.
verify-ok = O certificado é válido.
verify-ok-sample = Não há nada errado no que foi verificado. Sem --sample, tudo é verificado.

plot-title = { $count ->
    [one] { $rule }: o primeiro valor
   *[other] { $rule }: os primeiros { $count } valores
    }
plot-period = período { $period } a partir de { $preperiod }
plot-heaps = montes com este valor
plot-rares = valores raros até n

progress-detail = por segundo: { $rate }, raros: { $rares }, maior: { $maximum }

error-checkpoint = { $name }: danificado, ou não é um ponto de controle de { $rule }
error-checkpoint-window = { $name }: guarda só os últimos valores de uma busca por um período. Só fairplay period pode continuar a partir dele
error-checkpoint-verify = { $name }: danificado, ou não é o progresso deste certificado
error-file-read = { $name }: não pode ser lido ({ $reason })
error-plot-format = { $name }: o nome de um gráfico tem de terminar em um destes: { $formats }
error-certificate-none = { $rule }: sem certificado, pois nenhum período está provado
error-certificate-format = Não é um certificado como os que fairplay period --certificate ou fairplay misere --certificate gravam
error-certificate-field = Recusado: { $name } não é o que deveria ser
error-certificate-hash = Recusado: o código de verificação não confere com os primeiros { $checked } valores
error-certificate-value = Recusado: pela definição, G({ $n }) tem outro valor
error-certificate-period = Recusado: os valores não se repetem com período { $period } a partir de { $preperiod }
error-certificate-least = Recusado: { $name } não é o menor possível
error-certificate-bound = Recusado: { $checked } valores não bastam para provar isso
error-certificate-rare = Recusado: a lista de montes raros está errada em { $n }
error-certificate-witness = Recusado: nenhuma testemunha mostra uma opção de valor { $value } para o monte { $n }
error-certificate-turn = Recusado: o período da lista tem um valor errado para o monte { $n }
error-certificate-mark = Recusado: calculados de novo, os valores diferem das marcas, do monte { $start } ao { $n }
error-certificate-open = Recusado: nada mostra que este monte não é raro: { $n }
error-certificate-sample = O período é longo demais para listar as suas testemunhas, por isso --sample não prova nada aqui: verifique todos os trechos
