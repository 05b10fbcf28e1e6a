## Lektionerna i terminalen.

command-show = visa, svar
command-skip = hoppa över, nästa
command-back = tillbaka

help-learn-hint = en ledtråd, lite mer för varje gång
help-learn-show = visa ett rätt svar
help-learn-skip = gå till nästa sida
help-learn-back = gå tillbaka en sida
help-learn-undo = ta tillbaka det du skrev senast
help-learn-board = visa sidan igen
help-learn-quit = sluta; det du har löst sparas

lesson-how = Börja en lektion med dess korta namn: fairplay learn { $id }
lesson-print = Alla lektioner som häfte att skriva ut: fairplay learn --pdf hafte.pdf
lesson-commands = Skriv ditt svar, eller { $hint }, { $show }, { $skip }, { $help }.
lesson-prompt = Ditt svar:
lesson-prompt-next = Löst. Tryck på Enter för nästa sida:
lesson-prompt-last = Löst. Tryck på Enter för att avsluta:
lesson-empty = Skriv ett svar, eller { $help }
lesson-first = Det här är den första sidan
lesson-again = Försök igen:
lesson-take-back = Du kan ta tillbaka draget: skriv { $undo }
lesson-answer = Ett rätt svar: { $answer }
lesson-hint-begins = Det börjar med { $part }
lesson-hint-not = Inte { $choice }: { $why }
lesson-hint-between = Talet ligger mellan { $low } och { $high }.
lesson-end = Det var den sista sidan i ”{ $title }”.
lesson-play = Spela det nu: { $command }
lesson-next = Nästa lektion: fairplay learn { $id }
lesson-left = Fortsätt senare med: fairplay learn { $id }

lesson-type-number = Skriv ett av talen.
lesson-type-place = Skriv numret framför ditt val.
lesson-type-mark = Skriv ett ord för var och en, i ordning: { $labels }. De första bokstäverna räcker.
lesson-type-digits = Skriv siffrorna rad för rad, med mellanslag mellan raderna.
lesson-type-digits-one = Skriv radens siffror.
lesson-type-numbers = Skriv talen i ordning, med mellanslag emellan.
lesson-type-numbers-one = Skriv talet.
lesson-type-scale = Skriv värdet, ett tal från { $least } till { $most }.
lesson-type-rhythm-length = Skriv en längd från { $least } till { $most }. En stjärna betyder att värdet under är ett annat.
lesson-type-rhythm-last = Skriv platsens nummer, räknat från 0: talet till vänster är radens första plats. En stjärna betyder att värdet under är ett annat.
lesson-type-cards = Skriv kortens nummer: { $example }
lesson-type-sides = Skriv numren på korten på båda sidorna: { $example }. Ena sidan får vara tom: { $all }
lesson-type-away = Skriv numret på ett kort att lägga undan.
lesson-type-free = Skriv numren på korten du tar, ett eller flera åt gången.
lesson-type-table = Skriv rad och kolumn för en ruta: 2 7. Flera rutor på en gång: 2 7, 7 0
