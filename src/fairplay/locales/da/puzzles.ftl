## Puzzles: find the winning move, or find the claim.

puzzle-lead = Én stilling, ét spørgsmål: hvilket træk vinder? En opgave tager et minut.
puzzle-day = Dagens opgave
puzzle-day-text = Den samme for alle, og en ny hver dag.
puzzle-run = Endeløs serie
puzzle-run-text = Begynder let og bliver sværere. Et forkert svar, og serien er slut.
puzzle-games = Opgaver til ét spil
puzzle-start = Løs den
puzzle-again = Se på den igen
puzzle-run-start = Begynd med en let
puzzle-run-on = Fortsæt serien
puzzle-streak = I træk
puzzle-best = Rekord
puzzle-level = Niveau { $level } af { $most }
puzzle-all = Alle opgaver
puzzle-task = Du er i trækket. Find et træk, der vinder.
puzzle-task-even = Vælg kort, så hver form forekommer et lige antal gange.
puzzle-task-sums = Læg kort på side A og side B, så begge får samme sum af hver form. { $modulus } af en form tæller som ingen. Den ene side må være tom.
puzzle-touch = Tryk på et kort for at vælge det.
puzzle-choose = Vælg et træk på brættet
puzzle-check = Tjek
puzzle-clear = Ryd
puzzle-replying = Din modstander svarer.

## The verdict on an answer.

puzzle-right = { $count ->
    [one] Rigtigt. Det er det eneste vindende træk.
   *[other] Rigtigt. Det er et af { $count } vindende træk.
    }
puzzle-right-claim = Rigtigt. Kortene er et gyldigt udvalg.
puzzle-beaten = Det træk vinder ikke: modstanderen { $what } og står nu til at vinde.
puzzle-beaten-at-once = Det træk vinder ikke: modstanderen { $what }. Så vandt modstanderen.
puzzle-last-loses = Det træk vinder ikke: det er det sidste, og her taber det sidste træk.
puzzle-try-again = Prøv igen
puzzle-next = Næste opgave
puzzle-hint = Vink
puzzle-hint-more = Et vink til
puzzle-why = Hvorfor vinder det?
puzzle-found = { $tries ->
    [one] løst i første forsøg
   *[other] løst i { $tries } forsøg
    }
puzzle-with-hints = med vink
puzzle-row = { $count ->
    [one] { $count } opgave i træk
   *[other] { $count } opgaver i træk
    }
puzzle-row-best = Ny rekord: { $row }.
puzzle-row-ended = Serien er slut: { $row }. Løs opgaven alligevel; så begynder en ny serie.
puzzle-row-shown = Du har set løsningen, så serien slutter her: { $row }.

## Sharing a result.

puzzle-share = Del
puzzle-copy = Kopiér resultatet
puzzle-copied = Resultatet er kopieret.
puzzle-copy-failed = Browseren lader ikke siden kopiere.
puzzle-picture = Gem et billede
puzzle-picture-failed = Billedet kunne ikke laves. Prøv igen.
puzzle-picture-ask = Hvilket træk vinder?
puzzle-picture-claim = Hvilke kort er et gyldigt udvalg?

## What does not work.

puzzle-damaged = Linket til opgaven er beskadiget
puzzle-damaged-text = Måske mangler der en del af det. Dagens opgave venter på dig.
puzzle-no-day = Der er ingen opgave til den dag
puzzle-none = Ingen opgaver her
puzzle-today = Dagens opgave
error-puzzle-code = { $text }: opgavens kode er beskadiget
error-puzzle-date = { $text }: der er opgaver fra { $first } til { $last }
error-puzzle-game = { $name }: der er ingen opgaver til det spil
error-puzzle-answer = Svaret passer ikke til opgaven: til en stilling hører et træk, til en hånd hører kort
error-puzzle-query = Bed om en opgave på kun én måde: med kode, med dato eller med niveau og spil
