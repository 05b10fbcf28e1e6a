# Sequences, periods, certificates and plots.
period-repeats = { $rule }: from { $preperiod } on the values repeat with period { $period }.
period-adds = { $rule }: from { $preperiod } on, G(n+{ $period }) = G(n)+{ $saltus }.
period-by-guy-smith = Proved by the theorem of Guy and Smith: no move takes more than { $most } or leaves more heaps than { $heaps }, and G(n+{ $period }) = G(n) for every n from { $first } to { $last }, so it holds for ever.
period-by-repeating = Proved by the theorem of Guy and Smith, extended to digits that repeat and to unequal splits: G(n+{ $period }) = G(n) for every n from { $first } to { $last }, so it holds for ever.
period-by-arithmetic = Proved by a criterion for arithmetic periods of rules that repeat: G(n+{ $period }) = G(n)+{ $saltus } for every n from { $first } to { $last }, and no split can have the value of a heap beyond, so it holds for ever.
period-seen = Seen in the first { $computed } values, not proved: no theorem used here covers this rule.
period-seen-few = Seen in the first { $computed } values, not proved: the proof takes { $needed } values.
period-none = { $rule }: no period seen in the first { $computed } values.
period-exceptions = Exceptions before that: { $exceptions }
period-exceptions-many = Exceptions before that: { $count }, the last at { $last }
period-exceptions-last = The last exception before that: { $last }

error-memory = { $count } values take { $needed } MiB of memory, and this machine has { $there }

verify-claim = { $rule }: preperiod { $preperiod }, period { $period }, saltus { $saltus }.
verify-definition = The first { $checked } values, made again by the definition alone.
verify-solver = The first { $checked } values, made again by another solver; { $samples } of them, chosen at random, checked by the definition.
verify-hash = Their hash is that of the certificate.
verify-range = G(n+{ $period }) = G(n)+{ $saltus } for every n from { $first } to { $last }, from no smaller n on, and for no shorter period.
verify-theorem = This is all that the theorem { $theorem } asks for, worked out anew.
verify-ok = The certificate holds.

plot-title = { $rule }: the first { $count } nim-values
plot-period = period { $period } from { $preperiod } on
plot-heaps = heaps with this value
plot-rares = rares up to n

progress-detail = { $rate } values/s, { $rares } rares, maximum { $maximum }

error-checkpoint = { $name }: damaged, or not a checkpoint of { $rule }
error-checkpoint-window = { $name }: holds the last values of a search for a period, not all values; only fairplay period goes on from it
error-file-read = { $name }: cannot be read ({ $reason })
error-plot-format = { $name }: the name of a plot ends in one of { $formats }
error-certificate-none = { $rule }: no certificate is written, since no period is proved
error-certificate-format = Not a certificate of a period, as fairplay period --certificate writes it
error-certificate-field = Refused: { $name } is not what it must be
error-certificate-hash = Refused: the hash is not that of the first { $checked } values
error-certificate-value = Refused: by the definition G({ $n }) has another value
error-certificate-period = Refused: the values do not repeat with period { $period } from { $preperiod } on
error-certificate-least = Refused: { $name } is not the least
error-certificate-bound = Refused: { $checked } values do not prove it
