## Boards in notebooks.

notebook-silent = The kernel does not answer. If it is busy, wait until it has finished. If it has stopped, run this cell again.

notebook-repeats = From { $preperiod } on, the values repeat with period { $period }.
notebook-adds = From { $preperiod } on, G(n + { $period }) = G(n) + { $saltus }.
notebook-proved = The first { $computed } values prove it.
notebook-seen = Seen in the first { $computed } values, but not proved.
error-notebook-built = The board for notebooks has not been built: run “make setup”
notebook-random = random
