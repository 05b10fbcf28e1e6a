## Spelplaner i notebooks.

notebook-silent = Kärnan svarar inte. Är den upptagen, vänta tills den är klar. Har den stannat, kör cellen igen.
