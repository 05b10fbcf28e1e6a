## The Lab.

lab-lead = Type the name of a game, or a code, and see the value of every heap: how the values go on, when they repeat, and why.
lab-rule = Game or code
lab-with = Compare with
lab-with-none = nothing
lab-count = Values
lab-examples = Examples
lab-values = Values of the heaps
lab-chart = Values of { $names } by heap size
lab-chart-text = Amber points are exceptions before the period; the shaded part on the left is the part before the period (pre-period). Drag to move, double-click to zoom in. On the keyboard: arrows, + and −.
lab-shown = Heaps { $first } to { $last }
lab-readout = Heap { $heap } — { $values }
lab-zoom = Part of the chart
lab-left = To smaller heaps
lab-right = To larger heaps
lab-nearer = Zoom in
lab-further = Zoom out
lab-whole = All
lab-periods = How it goes on
lab-preperiod = pre-period
lab-period = period
lab-saltus = growth (saltus)
lab-repeats = From heap { $preperiod } on, the values repeat with period { $period }.
lab-adds = From heap { $preperiod } on, the value grows by { $saltus } each time the heap grows by { $period }.
lab-is-proved = proved
lab-is-seen = seen, not proved
lab-proved-guy-smith = The first { $computed } values prove it. A move takes only a limited number of matches, so from then on every value is found from the same values as one period before.
lab-proved-repeating = The first { $computed } values prove it. The digits of the code repeat in step with the period, so from then on every value is found from the same values as one period before.
lab-proved-witness = The first { $computed } values prove it. From then on every value comes from moves that leave one small heap and one of the last period, so a larger heap has the same moves, with the large part one period larger.
lab-proved-arithmetic = The first { $computed } values prove it. From then on, a heap that is { $period } larger can still reach every smaller value, and no split reaches the value that is { $saltus } larger. So the growth goes on for ever.
lab-seen = It holds for the first { $computed } values. That is not a proof.
lab-exceptions = Exceptions:
lab-none = { $computed ->
    [one] One value shows no period.
   *[other] No period in the first { $computed } values.
    }
lab-none-finite = Nobody knows whether every octal game with finitely many digits has a period. Nobody has found one that does not.
lab-none-unequal = Nobody has found a period in Grundy's game among billions of values, and nobody knows whether there is one.
lab-none-hexadecimal = Not every rule of this kind has a period: there are hexadecimal games that never repeat.
lab-none-repeating = When the digits of a code repeat for ever, there need not be a period.
lab-histogram = How often each value occurs
lab-bar = { $count ->
    [one] Value { $value }: { $count } time
   *[other] Value { $value }: { $count } times
    }
lab-scale = One heap and Grundy's scale
lab-heap = Heap
lab-taken = Taken
lab-table = Table of values
lab-table-caption = Values of { $name }; the number on the left is the first heap of the row
lab-table-more = Up to heap { $last }. Move or zoom the chart to see others.
lab-rows-period = Rows of one period ({ $period })
lab-codes = How to read a code
lab-codes-1 = The digits after the point say what you may leave when you take 1, 2, 3, … matches: 1 means nothing, 2 one heap, 4 two heaps. Add up what is allowed: 7 = 1 + 2 + 4. So 0.77 is Kayles: take one or two and leave at most two heaps.
lab-codes-2 = A digit before the point is for taking nothing: 4.7 allows you to split a heap. Brackets repeat: 0.[3] is Nim. 8 means three heaps; sums above 9 are letters, from a = 10 to f = 15.
lab-codes-3 = For a subtraction game, list how many you may take, as in sub{"{"}1,3,4{"}"}.
lab-looking = Looking for a period …
lab-play = Play { $name }
lab-save-svg = Save as SVG
lab-save-csv = { $count ->
    [one] Save { $count } value as CSV
   *[other] Save { $count } values as CSV
}
lab-certificate = Save the certificate
lab-certificate-text = The certificate is a small file with the proof of the period. The command fairplay verify checks it from scratch.
