## Spilleplader i notebooks.

notebook-silent = Kernen svarer ikke. Er den optaget, så vent, til den er færdig. Er den stoppet, så kør cellen igen.

notebook-repeats = Fra { $preperiod } gentager værdierne sig med perioden { $period }.
notebook-adds = Fra { $preperiod } er G(n + { $period }) = G(n) + { $saltus }.
notebook-proved = De første { $computed } værdier beviser det.
notebook-seen = Set i de første { $computed } værdier, men ikke bevist.
error-notebook-built = Spillepladen til notebooks er ikke bygget: kør ”make setup”
notebook-random = tilfældig
