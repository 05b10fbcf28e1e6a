## Names from a list. Commas part the words; every pair of them is a name.

names-adjectives = Flitig, Glad, Händig, Klok, Kvick, Käck, Listig, Lugn, Mild, Modig, Munter, Nyfiken, Pigg, Rolig, Smart, Snabb, Snäll, Solig, Stark, Trygg, Tålmodig, Vaken, Vänlig, Ärlig
names-animals = Björn, Delfin, Ekorre, Falk, Giraff, Grävling, Hare, Häger, Igelkott, Kanin, Koala, Korp, Panda, Pingvin, Räv, Sköldpadda, Svan, Säl, Tiger, Trana, Uggla, Utter, Varg, Älg, Örn
names-pattern = { $adjective } { $animal }
