# Sequences, periods, certificates and plots.
period-repeats = { $rule }: a partir de { $preperiod } os valores se repetem com período { $period }.
period-adds = { $rule }: a partir de { $preperiod }, G(n+{ $period }) = G(n)+{ $saltus }.
period-by-guy-smith = Provado pelo teorema de Guy e Smith: nenhuma jogada retira mais de { $most } nem deixa mais montes do que { $heaps }, e G(n+{ $period }) = G(n) para todo n de { $first } a { $last }; logo vale para sempre.
period-by-repeating = Provado pelo teorema de Guy e Smith, estendido a dígitos que se repetem e a divisões desiguais: G(n+{ $period }) = G(n) para todo n de { $first } a { $last }; logo vale para sempre.
period-by-arithmetic = Provado por um critério para períodos aritméticos de regras que se repetem: G(n+{ $period }) = G(n)+{ $saltus } para todo n de { $first } a { $last }, e nenhuma divisão pode ter o valor de um monte maior; logo vale para sempre.
period-seen = Visto nos primeiros { $computed } valores, não provado: nenhum teorema usado aqui cobre esta regra.
period-seen-few = Visto nos primeiros { $computed } valores, não provado: a prova exige { $needed } valores.
period-none = { $rule }: nenhum período visto nos primeiros { $computed } valores.
period-exceptions = Exceções antes disso: { $exceptions }
period-exceptions-many = Exceções antes disso: { $count }, a última em { $last }
period-exceptions-last = Última exceção antes disso: { $last }

error-memory = { $count } valores ocupam { $needed } MiB de memória, e esta máquina tem { $there }

verify-claim = { $rule }: pré-período { $preperiod }, período { $period }, salto { $saltus }.
verify-definition = Os primeiros { $checked } valores, refeitos só pela definição.
verify-solver = Os primeiros { $checked } valores, refeitos por outro método; { $samples } deles, sorteados, conferidos pela definição.
verify-hash = O resumo criptográfico deles é o do certificado.
verify-range = G(n+{ $period }) = G(n)+{ $saltus } para todo n de { $first } a { $last }, a partir de nenhum n menor e com nenhum período mais curto.
verify-theorem = É tudo o que o teorema { $theorem } exige, calculado de novo.
verify-ok = O certificado vale.

plot-title = { $rule }: os primeiros { $count } valores de Nim
plot-period = período { $period } a partir de { $preperiod }
plot-heaps = montes com este valor
plot-rares = raros até n

progress-detail = { $rate } valores/s, { $rares } raros, máximo { $maximum }

error-checkpoint = { $name }: danificado, ou não é um ponto de retomada de { $rule }
error-checkpoint-window = { $name }: contém os últimos valores de uma busca por um período, não todos os valores; só fairplay period continua a partir dele
error-file-read = { $name }: não pode ser lido ({ $reason })
error-plot-format = { $name }: o nome de um gráfico termina em um de { $formats }
error-certificate-none = { $rule }: nenhum certificado é gravado, pois nenhum período está provado
error-certificate-format = Não é um certificado de período, como fairplay period --certificate o grava
error-certificate-field = Recusado: { $name } não é o que deve ser
error-certificate-hash = Recusado: o resumo criptográfico não é o dos primeiros { $checked } valores
error-certificate-value = Recusado: pela definição, G({ $n }) tem outro valor
error-certificate-period = Recusado: os valores não se repetem com período { $period } a partir de { $preperiod }
error-certificate-least = Recusado: { $name } não é o menor
error-certificate-bound = Recusado: { $checked } valores não o provam
