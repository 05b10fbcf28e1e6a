## Names from a list. Commas part the words; every pair of them is a name.

names-adjectives = Alegre, Amável, Audaz, Brilhante, Capaz, Confiante, Contente, Cortês, Elegante, Feliz, Forte, Gentil, Hábil, Inteligente, Leal, Livre, Paciente, Radiante, Sagaz, Simples, Sorridente, Valente, Veloz, Ágil
names-animals = Arara, Beija-flor, Capivara, Cisne, Coala, Coelho, Coruja, Esquilo, Falcão, Foca, Garça, Girafa, Golfinho, Jabuti, Lebre, Lobo, Lontra, Onça, Panda, Pinguim, Raposa, Tartaruga, Tatu, Tigre, Tucano, Urso
names-pattern = { $animal } { $adjective }
