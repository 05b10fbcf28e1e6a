## Puzzles: find the winning move, or find the claim.

puzzle-lead = En ställning, en fråga: vilket drag vinner? En uppgift tar en minut.
puzzle-day = Dagens uppgift
puzzle-day-text = Samma för alla, och en ny varje dag.
puzzle-run = Svit utan slut
puzzle-run-text = Börjar lätt och blir svårare. Ett fel svar, och sviten är slut.
puzzle-games = Uppgifter för ett spel
puzzle-start = Lös den
puzzle-again = Titta på den igen
puzzle-run-start = Börja med en lätt
puzzle-run-on = Fortsätt sviten
puzzle-streak = I rad
puzzle-best = Rekord
puzzle-level = Nivå { $level } av { $most }
puzzle-all = Alla uppgifter
puzzle-task = Du är vid draget. Hitta ett drag som vinner.
puzzle-task-even = Välj kort så att varje form förekommer ett jämnt antal gånger.
puzzle-task-sums = Lägg kort på sida A och sida B så att båda får samma summa av varje form. { $modulus } av en form räknas som ingen. Den ena sidan får vara tom.
puzzle-touch = Tryck på ett kort för att välja det.
puzzle-choose = Välj ett drag på brädet
puzzle-check = Kontrollera
puzzle-clear = Rensa
puzzle-replying = Din motspelare svarar.

## The verdict on an answer.

puzzle-right = { $count ->
    [one] Rätt. Det är det enda vinnande draget.
   *[other] Rätt. Det är ett av { $count } vinnande drag.
    }
puzzle-right-claim = Rätt. Korten är ett giltigt urval.
puzzle-beaten = Det draget vinner inte: motspelaren { $what } och står nu på vinst.
puzzle-beaten-at-once = Det draget vinner inte: motspelaren { $what }. Så vann motspelaren.
puzzle-last-loses = Det draget vinner inte: det är det sista draget, och här förlorar den som gör det.
puzzle-try-again = Försök igen
puzzle-next = Nästa uppgift
puzzle-hint = Ledtråd
puzzle-hint-more = En ledtråd till
puzzle-why = Varför vinner det?
puzzle-found = { $tries ->
    [one] löst på första försöket
   *[other] löst på { $tries } försök
    }
puzzle-with-hints = med ledtrådar
puzzle-row = { $count ->
    [one] { $count } uppgift i rad
   *[other] { $count } uppgifter i rad
    }
puzzle-row-best = Nytt rekord: { $row }.
puzzle-row-ended = Sviten är slut: { $row }. Lös uppgiften ändå, så börjar en ny svit.
puzzle-row-shown = Du har sett lösningen, så sviten slutar här: { $row }.

## Sharing a result.

puzzle-share = Dela
puzzle-copy = Kopiera resultatet
puzzle-copied = Resultatet är kopierat.
puzzle-copy-failed = Din webbläsare tillåter inte kopiering här.
puzzle-picture = Spara en bild
puzzle-picture-failed = Det gick inte att skapa bilden. Försök igen.
puzzle-picture-ask = Vilket drag vinner?
puzzle-picture-claim = Vilka kort är ett giltigt urval?

## What does not work.

puzzle-damaged = Länken till uppgiften är skadad
puzzle-damaged-text = Kanske saknas en bit av den. Dagens uppgift väntar på dig.
puzzle-no-day = Det finns ingen uppgift för den dagen
puzzle-none = Inga uppgifter här
puzzle-today = Dagens uppgift
error-puzzle-code = { $text }: uppgiftens kod är skadad
error-puzzle-date = { $text }: det finns uppgifter från { $first } till { $last }
error-puzzle-game = { $name }: det finns inga uppgifter för det spelet
error-puzzle-answer = Svaret passar inte uppgiften: till en ställning hör ett drag, till en hand hör kort
error-puzzle-query = Be om en uppgift på bara ett sätt: med kod, med datum eller med nivå och spel
