## Lektionerne i terminalen.

command-show = vis, svar
command-skip = spring over, næste
command-back = tilbage

help-learn-hint = et vink, lidt mere hver gang
help-learn-show = vis et rigtigt svar
help-learn-skip = gå til næste side
help-learn-back = gå en side tilbage
help-learn-undo = tag det tilbage, du skrev sidst
help-learn-board = vis siden igen
help-learn-quit = slut; det, du har løst, bliver gemt

lesson-how = Begynd en lektion med dens korte navn: fairplay learn { $id }
lesson-print = Alle lektioner som et hæfte til udskrift: fairplay learn --pdf haefte.pdf
lesson-commands = Skriv dit svar, eller { $hint }, { $show }, { $skip }, { $help }.
lesson-prompt = Dit svar:
lesson-prompt-next = Løst. Tryk på Enter for næste side:
lesson-prompt-last = Løst. Tryk på Enter for at slutte:
lesson-empty = Skriv et svar, eller { $help }
lesson-first = Det her er den første side
lesson-again = Prøv igen:
lesson-take-back = Du kan tage trækket tilbage: skriv { $undo }
lesson-answer = Et rigtigt svar: { $answer }
lesson-hint-begins = Det begynder med { $part }
lesson-hint-not = Ikke { $choice }: { $why }
lesson-hint-between = Tallet ligger mellem { $low } og { $high }.
lesson-end = Det var den sidste side i ”{ $title }”.
lesson-play = Spil det nu: { $command }
lesson-next = Næste lektion: fairplay learn { $id }
lesson-left = Fortsæt senere med: fairplay learn { $id }

lesson-type-number = Skriv et af tallene.
lesson-type-place = Skriv nummeret foran dit valg.
lesson-type-mark = Skriv et ord for hver, i rækkefølge: { $labels }. De første bogstaver er nok.
lesson-type-digits = Skriv cifrene række for række, med mellemrum mellem rækkerne.
lesson-type-digits-one = Skriv rækkens cifre.
lesson-type-numbers = Skriv tallene i rækkefølge, med mellemrum imellem.
lesson-type-numbers-one = Skriv tallet.
lesson-type-scale = Skriv værdien, et tal fra { $least } til { $most }.
lesson-type-rhythm-length = Skriv en længde fra { $least } til { $most }. En stjerne betyder, at værdien nedenunder er en anden.
lesson-type-rhythm-last = Skriv pladsens nummer, talt fra 0: tallet til venstre er rækkens første plads. En stjerne betyder, at værdien nedenunder er en anden.
lesson-type-cards = Skriv kortenes numre: { $example }
lesson-type-sides = Skriv numrene på kortene på begge sider: { $example }. Den ene side må være tom: { $all }
lesson-type-away = Skriv nummeret på et kort, der skal lægges væk.
lesson-type-free = Skriv numrene på de kort, du tager, et eller flere ad gangen.
lesson-type-table = Skriv et felts række og søjle: 2 7. Flere felter på én gang: 2 7, 7 0
