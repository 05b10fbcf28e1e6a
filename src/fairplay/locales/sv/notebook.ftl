## Spelplaner i notebooks.

notebook-silent = Kärnan svarar inte. Är den upptagen, vänta tills den är klar. Har den stannat, kör cellen igen.

notebook-repeats = Från och med { $preperiod } upprepas värdena med perioden { $period }.
notebook-adds = Från och med { $preperiod } är G(n + { $period }) = G(n) + { $saltus }.
notebook-proved = De första { $computed } värdena bevisar det.
notebook-seen = Sett i de första { $computed } värdena, men inte bevisat.
error-notebook-built = Spelplanen för notebooks har inte byggts: kör ”make setup”
notebook-random = slumpmässig
