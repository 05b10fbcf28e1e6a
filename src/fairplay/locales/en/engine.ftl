# Sequences, periods, certificates and plots.
period-repeats = { $rule }: from { $preperiod } on, the values repeat with period { $period }.
period-adds = { $rule }: from { $preperiod } on, G(n+{ $period }) = G(n)+{ $saltus }.
period-by-guy-smith = Proved by the theorem of Guy and Smith: no move takes more than { $most } or leaves more heaps than { $heaps }, and G(n+{ $period }) = G(n) for every n from { $first } to { $last }. So it holds for ever.
period-by-repeating = Proved by the theorem of Guy and Smith, extended to digits that repeat and to splits into unequal parts: G(n+{ $period }) = G(n) for every n from { $first } to { $last }. So it holds for ever.
period-by-witness = Proved by witnesses: G(n+{ $period }) = G(n) for every n from { $first } to { $last }, no heap among them gives larger heaps new moves, and over one period every smaller value is reached by a move that larger heaps can repeat. So it holds for ever.
period-by-arithmetic = Proved by a theorem on arithmetic periods of codes whose digits repeat: G(n+{ $period }) = G(n)+{ $saltus } for every n from { $first } to { $last }, a larger heap reaches every smaller value, and no split has the value of the heap itself. So it holds for ever.
period-seen = Seen in the first { $computed } values, but not proved: none of the theorems used here covers this rule.
period-seen-few = Seen in the first { $computed } values, but not proved: the proof needs { $needed } values.
period-none = { $computed ->
    [one] { $rule }: one value shows no period.
   *[other] { $rule }: no period in the first { $computed } values.
    }
period-exceptions = Exceptions before that: { $exceptions }
period-exceptions-many = Exceptions before that: { $count }, the last at { $last }
period-exceptions-last = The last exception before that: { $last }

error-memory = So many values ({ $count }) need { $needed } MiB of memory, but this machine has { $there }

verify-claim = { $rule }: pre-period { $preperiod }, period { $period }, saltus { $saltus }.
verify-definition = The first { $checked } values were computed again, from the definition alone.
verify-solver = The first { $checked } values were computed again by another method, and { $samples } of them, chosen at random, from the definition.
verify-begun = The first values were computed again from the definition, and those up to the first mark by another method.
verify-stretches = { $all ->
    [0] There are no more values.
    [one] The only stretch after that was computed again, heap by heap, by a method that shares nothing with the engine.
   *[other] All { $all } stretches after that were computed again, heap by heap, by a method that shares nothing with the engine.
    }
verify-sample = Stretches after that, computed again heap by heap, by a method that shares nothing with the engine: { $count } of { $all }.
verify-rares = Their sums match the marks. The rare heaps are exactly those listed.
verify-witnesses = Every witness was checked.
verify-hash = Their hash matches the certificate.
verify-range = G(n+{ $period }) = G(n)+{ $saltus } for every n from { $first } to { $last }. No shorter period fits, and no smaller start.
verify-theorem = These are all the conditions of the theorem { $theorem }, checked again.
verify-ok = The certificate holds.
verify-ok-sample = Everything that was checked is right. Without --sample, everything is checked.

plot-title = { $count ->
    [one] { $rule }: the first value
   *[other] { $rule }: the first { $count } values
    }
plot-period = period { $period } from { $preperiod } on
plot-heaps = heaps with this value
plot-rares = rare values up to n

progress-detail = per second: { $rate }, rare: { $rares }, largest: { $maximum }

error-checkpoint = { $name }: damaged, or not a checkpoint of { $rule }
error-checkpoint-window = { $name }: keeps only the last values of a search for a period. Only fairplay period can continue from it
error-checkpoint-verify = { $name }: damaged, or not the progress of this certificate
error-file-read = { $name }: cannot be read ({ $reason })
error-plot-format = { $name }: the name of a plot must end in one of { $formats }
error-certificate-none = { $rule }: no certificate, because no period is proved
error-certificate-format = Not a certificate as written by fairplay period --certificate or fairplay misere --certificate
error-certificate-field = Refused: { $name } is not what it should be
error-certificate-hash = Refused: the hash does not match the first { $checked } values
error-certificate-value = Refused: by the definition, G({ $n }) has another value
error-certificate-period = Refused: the values do not repeat with period { $period } from { $preperiod } on
error-certificate-least = Refused: { $name } is not the smallest possible
error-certificate-bound = Refused: { $checked } values are not enough to prove it
error-certificate-rare = Refused: the list of rare heaps is wrong at { $n }
error-certificate-witness = Refused: no witness shows that { $value } is the value of an option of heap { $n }
error-certificate-turn = Refused: the listed period has a wrong value for heap { $n }
error-certificate-mark = Refused: the values do not agree with the marks when computed again, from heap { $start } to { $n }
error-certificate-open = Refused: nothing rules out that this heap is rare: { $n }
error-certificate-sample = The period is too long to list its witnesses, so --sample proves nothing here: check all stretches
