## The Lab.

lab-lead = Type a game's name or its code, and see the value of every heap: how they go on, when they repeat, and why.
lab-rule = Game or code
lab-with = Compare with
lab-with-none = nothing
lab-count = Values
lab-examples = Examples
lab-values = Values of the heaps
lab-chart = Values of { $names } over the size of the heap
lab-chart-text = Amber points are exceptions before the period; the shaded part at the left is the pre-period. Drag to move, double-click to look closer; with the keyboard, arrows, + and −.
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
lab-saltus = saltus
lab-repeats = From heap { $preperiod } on the values repeat with period { $period }.
lab-adds = From heap { $preperiod } on, the value grows by { $saltus } whenever the heap grows by { $period }.
lab-is-proved = proved
lab-is-seen = seen, not proved
lab-proved-guy-smith = The first { $computed } values prove it: a move takes a limited number, so from there on every value is found from the same numbers as one period before.
lab-proved-repeating = The first { $computed } values prove it: by a theorem about rules of this kind, the same values then come again for ever.
lab-proved-arithmetic = The first { $computed } values prove it: by a theorem about rules of this kind, the same growth then goes on for ever.
lab-seen = It holds in the first { $computed } values. That is no proof.
lab-exceptions = Exceptions:
lab-none = No period in the first { $computed } values.
lab-none-text = Nobody knows whether every finite octal game, or Grundy's game, has a period.
lab-histogram = How often each value occurs
lab-bar = Value { $value }: { $count } times
lab-scale = One heap and Grundy's scale
lab-heap = Heap
lab-taken = Taken
lab-table = Table of values
lab-table-caption = Values of { $name }; the number at the left is the first heap of the row
lab-table-more = Up to heap { $last }. Move or narrow the chart to see others.
lab-rows-period = Rows of one period ({ $period })
lab-codes = How a code is read
lab-codes-1 = The digits after the point say what may be left when 1, 2, 3, … matches are taken: 1 if nothing may be left, 2 if one heap, 4 if two heaps; what is allowed is added up. So 0.77 is Kayles: take one or two and leave at most two heaps.
lab-codes-2 = A digit before the point is for taking nothing: 4.7 allows splitting a heap. Brackets repeat: 0.[3] is Nim. The digits 8 and 9 and the letters a to f allow three heaps too.
lab-codes-3 = A subtraction game is written with the numbers that may be taken, as in sub{"{"}1,3,4{"}"}.
lab-looking = Looking for a period …
lab-play = Play { $name }
lab-save-svg = Save as SVG
lab-save-csv = { $count ->
    [one] Save { $count } value as CSV
   *[other] Save { $count } values as CSV
}
lab-certificate = Save the certificate
lab-certificate-text = The certificate is a small file that holds the proof of the period. The command fairplay verify checks it on its own.
