## Names from a list. Commas part the words; every pair of them is a name.

names-adjectives = Flittig, Frisk, Glad, Hurtig, Klog, Kvik, Mild, Modig, Munter, Nysgerrig, Rar, Rask, Rolig, Sjov, Smart, Snild, Solrig, Stærk, Tryg, Tålmodig, Vågen, Venlig, Ærlig
names-animals = Bison, Bjørn, Delfin, Elg, Falk, Giraf, Grævling, Hare, Hejre, Kanin, Koala, Måge, Odder, Panda, Pingvin, Ravn, Ræv, Skildpadde, Svane, Sæl, Tiger, Trane, Ugle, Ulv, Ørn
names-pattern = { $adjective } { $animal }
