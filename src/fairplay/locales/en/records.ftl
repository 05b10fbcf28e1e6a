## Records: how far open games were computed, and checks of it.

records-line = { $rule }: { $computed } values ({ $state }); published: { $published }; largest: { $maximum }, rare: { $rares }
records-not-known = not known to us
records-none = There are no records here.
records-claimed = claimed
records-spot-checked = spot-checked: { $checked } / { $segments }
records-double-checked = double-checked
records-proved = proved: period { $period } from { $preperiod } on; values that its certificate covers: { $certified }
records-believe = A state is what the record says: fairplay records check computes a part again, and fairplay verify checks a certificate.
records-unpublished = Games of which no published number is known to us: { $count } of { $total }. Others may have computed them.
records-certificate = Written: { $file }. It is what the record says; fairplay verify checks it.
records-agrees = Segment { $segment }, from { $from } to { $to }: computed again on the path { $path }, and everything agrees.
records-rate = per second: { $rate }
error-record-none = { $rule }: there is no record; fairplay records lists them
error-record-segment = { $text }: no such segment; they are numbered from 0 to { $last }
error-record-damaged = { $name }: damaged, or not a record; it was not changed
error-record-version = { $name }: written by another version of Fair Play, in a form that this one cannot read
error-record-rule = { $name }: a record of { $rule }
error-record-unsuited = { $rule }: no record is possible; it takes a code that splits heaps in two and whose rare values have died out
error-record-open = { $rule }: there may be a rare heap (after { $n }). The record ends before it, and only a run with all values can decide
error-record-gpu = { $why ->
    [rare] { $rule }: at { $n } the GPU met a heap that may be rare; the CPU goes on
    [values] { $rule }: at { $n } the values become too large for the GPU; the CPU goes on
   *[other] { $rule }: the GPU cannot take this game ({ $why }); the CPU goes on
    }
error-record-returns = { $rule }: the values repeat (those before { $first } come again before { $again }). fairplay period can prove the period
error-record-unproved = { $rule }: no period is proved for this record
error-record-certificate = { $name }: not a certificate of a period of { $rule }
error-record-refuted = { $rule }: computed again, a segment gives something else ({ $segment }: { $what }). The record now ends at { $left }; the former one is in { $name }
error-record-full = { $rule }: the record has become as large as a file of records may be, and cannot go on
error-record-gone = { $rule }: meanwhile a check has refuted a part that this run went on from, so what it computed is not kept. The same command continues from what is left
error-record-killed = A process was ended; perhaps memory ran out. What is done is kept; run the same command to continue
