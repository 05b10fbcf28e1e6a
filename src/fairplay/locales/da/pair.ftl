## Spil med to bunker, eller med én bunke og en hukommelse: Wythoffs spil, Euklid, Fibonacci-Nim.

game-wythoff-title = Wythoffs spil
game-wythoff-rule = Tag tændstikker fra én bunke, eller lige mange fra begge.
game-euclid-title = Euklid
game-euclid-rule = Tag fra den største bunke et antal, som den mindste bunke går op i.
game-fibonacci-nim-title = Fibonacci-Nim
game-fibonacci-nim-rule = Tag højst dobbelt så mange tændstikker, som modstanderen lige tog.
game-pair-title = To bunker, din regel
game-pair-rule = Tag tændstikker fra én bunke eller fra begge, som din regel siger.

how-move-wythoff = Tag så mange tændstikker, du vil, fra én bunke. Eller tag fra begge bunker, men lige mange fra hver.
how-move-euclid = Tag tændstikker fra den største bunke: lige så mange, som den mindste bunke har, eller dobbelt så mange, eller tre gange så mange og så videre. Så snart en bunke er tom, er spillet slut.
how-move-fibonacci-nim = Tag tændstikker fra bunken: mindst én, og højst dobbelt så mange, som modstanderen lige tog. Den, der begynder, må ikke tage hele bunken.
how-pair-one = Tag så mange tændstikker, du vil, fra én bunke.
how-pair-one-counts = Tag tændstikker fra én bunke. Tilladte antal: { $counts }.
how-pair-larger = Tag så mange tændstikker, du vil, fra den største bunke.
how-pair-larger-counts = Tag tændstikker fra den største bunke. Tilladte antal: { $counts }.
how-pair-smaller = Tag så mange tændstikker, du vil, fra den mindste bunke.
how-pair-smaller-counts = Tag tændstikker fra den mindste bunke. Tilladte antal: { $counts }.
how-pair-both = Tag lige mange tændstikker fra begge bunker.
how-pair-both-counts = Tag lige mange tændstikker fra begge bunker. Tilladte antal: { $counts }.
how-pair-each = Tag { $first } fra den ene bunke og { $second } fra den anden.
how-pair-multiple = Tag fra den største bunke lige så mange tændstikker, som den mindste har, eller to, tre, … gange så mange.
how-pair-or = Eller: { $rule }
how-last = { $times ->
    [1] Tag tændstikker fra bunken: mindst én, og højst så mange, som modstanderen lige tog.
   *[other] Tag tændstikker fra bunken: mindst én, og højst { $times } gange så mange, som modstanderen lige tog.
    } Den, der begynder, må ikke tage hele bunken.
how-last-twice = Tag tændstikker fra bunken: mindst én, og højst dobbelt så mange, som modstanderen lige tog. Den, der begynder, må ikke tage hele bunken.

said-both = tog { $count } fra begge bunker
said-each = tog { $count } fra bunken på { $heap } og { $others } fra bunken på { $other }
web-do-both = Tag { $count } fra begge bunker
web-do-each = Tag { $count } fra bunken på { $heap } og { $others } fra bunken på { $other }
web-tray-both = Fra begge bunker
board-limit = { $limit ->
    [1] Nu må du kun tage 1 tændstik.
   *[other] Nu må du højst tage { $limit } tændstikker.
    }
board-limited = { $limit ->
    [1] Én bunke på { $heap }. Nu må der kun tages 1 tændstik.
   *[other] Én bunke på { $heap }. Nu må der højst tages { $limit } tændstikker.
    }
play-move-help-both = 3 1 5 3 efterlader 1 af bunken på 3 og 3 af bunken på 5. Eller: tag 2 (fra begge bunker).

error-pair-syntax = { $text }: skriv to tal, for eksempel 3,5
error-limit-syntax = { $text }: skriv bunken og hvor mange der må tages, for eksempel 20,4
error-pair-heaps = { $text }: denne regel gælder én bunke, ikke to
error-pair-grows = { $name }: { $move } er ikke et træk: ingen bunke må vokse
error-pair-gives = Fra bunker på { $text } giver denne regel { $found }. Den skal give en liste af par af hele tal, for eksempel [(1, 2)], eller [] hvis der ikke er noget træk
error-heap-valued = En bunke på { $heap } er for stor til denne regel: værdier beregnes op til { $limit }
error-heap-misere = En bunke på { $heap } er for stor til misère: dér rækker søgningen til { $limit }
error-pair-both = Du kan ikke tage { $x } fra den ene bunke og { $y } fra den anden. Tilladt fra begge: { $allowed }
error-pair-same = Du kan ikke tage { $x } fra den ene bunke og { $y } fra den anden. Fra begge bunker skal du tage lige mange
error-pair-rule = Du kan ikke tage { $count } fra bunken på { $heap }. Tilladt: { $allowed }
error-pair-larger = Tag fra den største bunke. Tilladt: { $allowed }
error-pair-smaller = Tag fra den mindste bunke. Tilladt: { $allowed }
error-pair-both-only = Du kan ikke tage fra kun én bunke her. Tilladt fra begge: { $allowed }
error-pair-alone = Her kan du kun tage fra én af bunkerne
error-pair-none = Her kan der ikke tages mere
error-take-most = Det er for mange: { $count }. Nu må du højst tage { $limit }.

## Hvorfor en stilling er vundet eller tabt.

fact-wythoff-list = Disse par af bunker er tabt for den, der er i trækket. Hvert par begynder med det mindste tal, der endnu ikke står på listen, og forskellene er 1, 2, 3, 4, …
fact-wythoff-golden = Det gyldne snit φ = 1,618… finder dem med det samme: gang forskellen med φ og rund ned, så har du den mindste bunke.
fact-wythoff-misere = Disse par af bunker er tabt for den, der er i trækket: først 0 og 1 samt 2 og 2, for her taber den, der tager den sidste tændstik. Fra og med 3 og 5 begynder hvert par med det mindste tal, der endnu ikke står på listen, og forskellene er 2, 3, 4, …
fact-wythoff-difference = Forskel
fact-wythoff-times = Forskel · φ
fact-wythoff-smaller = Mindste bunke
fact-wythoff-larger = Største bunke
fact-wythoff-here = Bunkerne { $smaller } og { $larger }: det par står på listen, med forskellen { $number }.
fact-wythoff-early = Bunkerne { $smaller } og { $larger }: det par er tabt, som der står ovenfor.
fact-wythoff-left = { $what }: det efterlader { $smaller } og { $larger }, parret med forskellen { $number }.
fact-wythoff-left-early = { $what }: det efterlader { $smaller } og { $larger }, og det er tabt.
fact-pair-end = { $what }: der er ingenting tilbage, og modstanderen kan ikke trække.
fact-wythoff-why = Hvorfor det virker: intet træk fører fra et par på listen til et andet, for intet tal og ingen forskel forekommer to gange. Fra enhver anden stilling fører et træk til et par på listen.
fact-euclid-divide = Divider den største bunke med den mindste, derefter den mindste med resten og så videre, som i Euklids algoritme.
fact-euclid-once = Hvor der kun er plads til den mindste bunke én gang, er der ét muligt træk. Hvor der er plads til den to eller flere gange, kan man vælge. Den, der først kan vælge, vinder.
fact-euclid-whole = Største bunke
fact-euclid-part = Mindste bunke
fact-euclid-times = Antal gange
fact-euclid-rest = Rest
fact-euclid-equal = Bunkerne er lige store: tag en af dem, og spillet er slut.
fact-euclid-equal-misere = Bunkerne er lige store: du skal tage en af dem, og det er det sidste træk.
fact-euclid-forced = { $count ->
    [one] Det næste træk er tvunget.
   *[other] De næste { $count } træk er tvungne.
    }
fact-euclid-you = Så er det din tur, og du er den første, der kan vælge.
fact-euclid-opponent = Så er det modstanderens tur, og modstanderen er den første, der kan vælge.
fact-euclid-choice = Der er plads til den mindste bunke mere end én gang, så du kan vælge nu: efterlad { $rest } og { $part }, eller efterlad { $sum } og { $part }. Det eneste træk fra { $sum } og { $part } er til { $rest } og { $part }. Derfor er en af de to stillinger tabt for modstanderen.
fact-euclid-best = { $what }: { $smaller } og { $larger } er den tabte stilling.
fact-euclid-golden-more = Kort sagt: { $larger } : { $smaller } = { $ratio }, og det er mere end det gyldne snit φ = { $golden }: vundet.
fact-euclid-golden-less = Kort sagt: { $larger } : { $smaller } = { $ratio }, og det er mindre end det gyldne snit φ = { $golden }: tabt.
fact-last-fibonacci = I rækken af Fibonacci-tal 1, 2, 3, 5, 8, … er hvert tal summen af de to foregående. Ethvert tal er på netop én måde en sum af Fibonacci-tal, hvoraf ingen er naboer (Zeckendorfs sætning).
fact-last-powers = I rækken 1, 2, 4, 8, … er hvert tal dobbelt så stort som det foregående. Hver bunke er på netop én måde en sum af forskellige tal fra rækken: det er tallet skrevet i 2-talsystemet.
fact-last-other = For denne regel bruger man tallene nedenfor. Det næste tal er altid summen af det sidste tal og det første, der ganget med { $times } er mindst lige så stort. Hver bunke er en sum af sådanne tal: tag altid det største, der er plads til.
fact-last-row = Tal
fact-last-sum = { $heap } = { $sum }. Den mindste del er { $part }.
fact-last-itself = { $heap } er selv et sådant tal, så det er sin egen mindste del.
fact-last-all = Du må højst tage { $limit }, så du kan tage hele bunken.
fact-last-won = Du må højst tage { $limit }, så du kan tage { $part }. Så må modstanderen højst tage { $reach }, men den næste del er { $next }: uden for rækkevidde.
fact-last-lost = { $limit ->
    [1] Du må kun tage 1, så { $part } er uden for rækkevidde.
   *[other] Du må højst tage { $limit }, så { $part } er uden for rækkevidde.
    }
fact-last-breaks = Hvad du end tager, bryder du denne del ({ $part }) op i mindre dele, og modstanderen kan tage den mindste af dem.
fact-last-searched = I misère findes her ingen sådan regel: alle måder at spille på er prøvet.
fact-pair-unknown = For denne regel bruges ingen sætning. Værdien kommer fra definitionen.
fact-pair-table = Værdierne af de mindre par:
fact-pair-heap = Bunker
fact-pair-row = { $heap }
fact-pair-value = { $count ->
    [0] Der er ingen træk tilbage, så værdien er 0.
    [one] Trækkene når kun værdien { $reached }. Det mindste tal, der mangler, er { $value }, og det er værdien (reglen om den mindste undtagelse, MUR).
   *[other] Trækkene når værdierne { $reached }. Det mindste tal, der mangler, er { $value }, og det er værdien (reglen om den mindste undtagelse, MUR).
    }
fact-decimal = { $whole },{ $decimals }
