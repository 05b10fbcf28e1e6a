## Spel med två högar, eller med en hög och ett minne: Wythoffs spel, Euklides, Fibonacci-Nim.

game-wythoff-title = Wythoffs spel
game-wythoff-rule = Ta tändstickor från en hög, eller lika många från båda.
game-euclid-title = Euklides
game-euclid-rule = Ta från den större högen lika många som den mindre har, eller två, tre, … gånger så många.
game-fibonacci-nim-title = Fibonacci-Nim
game-fibonacci-nim-rule = Ta högst dubbelt så många tändstickor som motspelaren nyss tog.
game-pair-title = Två högar, din regel
game-pair-rule = Ta tändstickor från en hög eller från båda, som din regel säger.

how-move-wythoff = Ta så många tändstickor du vill från en hög. Eller ta från båda högarna, men lika många från var och en.
how-move-euclid = Ta tändstickor från den större högen: lika många som den mindre högen har, eller dubbelt så många, eller tre gånger så många och så vidare. Så fort en hög är tom är spelet slut.
how-move-fibonacci-nim = Ta tändstickor från högen: minst en, och högst dubbelt så många som motspelaren nyss tog. Den som börjar får inte ta hela högen.
how-pair-one = Ta så många tändstickor du vill från en hög.
how-pair-one-counts = Ta tändstickor från en hög. Tillåtna antal: { $counts }.
how-pair-larger = Ta så många tändstickor du vill från den större högen.
how-pair-larger-counts = Ta tändstickor från den större högen. Tillåtna antal: { $counts }.
how-pair-smaller = Ta så många tändstickor du vill från den mindre högen.
how-pair-smaller-counts = Ta tändstickor från den mindre högen. Tillåtna antal: { $counts }.
how-pair-both = Ta lika många tändstickor från båda högarna.
how-pair-both-counts = Ta lika många tändstickor från båda högarna. Tillåtna antal: { $counts }.
how-pair-each = Ta { $first } från den ena högen och { $second } från den andra.
how-pair-multiple = Ta från den större högen lika många som den mindre har, eller två, tre, … gånger så många.
how-pair-or = Eller: { $rule }
how-last = { $times ->
    [1] Ta tändstickor från högen: minst en, och högst så många som motspelaren nyss tog.
   *[other] Ta tändstickor från högen: minst en, och högst { $times } gånger så många som motspelaren nyss tog.
    } Den som börjar får inte ta hela högen.
how-last-twice = Ta tändstickor från högen: minst en, och högst dubbelt så många som motspelaren nyss tog. Den som börjar får inte ta hela högen.

said-both = tog { $count } från båda högarna
said-each = tog { $count } från högen på { $heap } och { $others } från högen på { $other }
web-do-both = Ta { $count } från båda högarna
web-do-each = Ta { $count } från högen på { $heap } och { $others } från högen på { $other }
web-tray-both = Från båda högarna
board-limit = { $limit ->
    [1] Nu får du bara ta 1 tändsticka.
   *[other] Nu får du ta högst { $limit } tändstickor.
    }
board-limited = { $limit ->
    [1] En hög på { $heap }. Nu får bara 1 tändsticka tas.
   *[other] En hög på { $heap }. Nu får högst { $limit } tändstickor tas.
    }
play-move-help-both = 3 1 5 3 lämnar 1 av högen på 3 och 3 av högen på 5. Eller: ta 2 (från båda högarna).

error-pair-syntax = { $text }: skriv två tal, till exempel 3,5
error-limit-syntax = { $text }: skriv högen och hur många som får tas, till exempel 20,4
error-pair-heaps = { $text }: den här regeln gäller en hög, inte två
error-pair-grows = { $name }: { $move } är inget drag: ingen hög får växa
error-pair-gives = Från högar på { $text } ger den här regeln { $found }. Den måste ge en lista av par av heltal, till exempel [(1, 2)], eller [] om det inte finns något drag
error-heap-valued = En hög på { $heap } är för stor för den här regeln: värden beräknas upp till { $limit }
error-heap-misere = En hög på { $heap } är för stor för misère: där når sökningen upp till { $limit }
error-pair-both = Du kan inte ta { $x } från den ena högen och { $y } från den andra. Tillåtet från båda: { $allowed }
error-pair-same = Du kan inte ta { $x } från den ena högen och { $y } från den andra. Från båda högarna tar du lika många
error-pair-rule = Du kan inte ta { $count } från högen på { $heap }. Tillåtet: { $allowed }
error-pair-larger = Ta från den större högen. Tillåtet: { $allowed }
error-pair-smaller = Ta från den mindre högen. Tillåtet: { $allowed }
error-pair-both-only = Du kan inte ta från bara en hög här. Tillåtet från båda: { $allowed }
error-pair-alone = Du kan bara ta från en av högarna här
error-pair-none = Här går det inte att ta något mer
error-take-most = Det är för många: { $count }. Nu får du ta högst { $limit }.

## Varför en ställning är vunnen eller förlorad.

fact-wythoff-list = De här paren av högar är förlorade för den som är vid draget. Varje par börjar med det minsta tal som ännu inte finns i listan, och skillnaderna är 1, 2, 3, 4, …
fact-wythoff-golden = Gyllene snittet φ = 1,618… ger dem direkt: multiplicera skillnaden med φ och avrunda nedåt, så får du den mindre högen.
fact-wythoff-misere = De här paren av högar är förlorade för den som är vid draget: först 0 och 1 samt 2 och 2, eftersom den som tar den sista tändstickan förlorar här. Från och med 3 och 5 börjar varje par med det minsta tal som ännu inte finns i listan, och skillnaderna är 2, 3, 4, …
fact-wythoff-difference = Skillnad
fact-wythoff-times = Skillnad · φ
fact-wythoff-smaller = Mindre hög
fact-wythoff-larger = Större hög
fact-wythoff-here = Högarna { $smaller } och { $larger }: det paret finns i listan, med skillnaden { $number }.
fact-wythoff-early = Högarna { $smaller } och { $larger }: det paret är förlorat, som det står ovan.
fact-wythoff-left = { $what }: det lämnar { $smaller } och { $larger }, paret med skillnaden { $number }.
fact-wythoff-left-early = { $what }: det lämnar { $smaller } och { $larger }, och det är förlorat.
fact-pair-end = { $what }: inget är kvar, och motspelaren kan inte dra.
fact-wythoff-why = Varför det fungerar: inget drag leder från ett par i listan till ett annat, för inget tal och ingen skillnad förekommer två gånger. Från varje annan ställning leder något drag till ett par i listan.
fact-euclid-divide = Dividera den större högen med den mindre, sedan den mindre med resten och så vidare, som i Euklides algoritm.
fact-euclid-once = Där en hög ryms bara en gång finns det ett enda drag. Där den ryms två eller fler gånger kan man välja. Den som först kan välja vinner.
fact-euclid-whole = Större hög
fact-euclid-part = Mindre hög
fact-euclid-times = Ryms … gånger
fact-euclid-rest = Rest
fact-euclid-equal = Högarna är lika stora: ta en av dem, och spelet är slut.
fact-euclid-equal-misere = Högarna är lika stora: du måste ta en av dem, och det är det sista draget.
fact-euclid-forced = { $count ->
    [one] Nästa drag är tvunget.
   *[other] De närmaste { $count } dragen är tvungna.
    }
fact-euclid-you = Sedan är det din tur, och du är den första som kan välja.
fact-euclid-opponent = Sedan är det motspelarens tur, och motspelaren är den första som kan välja.
fact-euclid-choice = Den mindre högen ryms mer än en gång, så du kan välja nu: lämna { $rest } och { $part }, eller lämna { $sum } och { $part }. Det enda draget från { $sum } och { $part } är det till { $rest } och { $part }. Alltså är ett av de två paren förlorat för motspelaren.
fact-euclid-best = { $what }: { $smaller } och { $larger } är det förlorade paret.
fact-euclid-golden-more = Kort sagt: { $larger } : { $smaller } = { $ratio }, och det är mer än gyllene snittet φ = { $golden }: vunnet.
fact-euclid-golden-less = Kort sagt: { $larger } : { $smaller } = { $ratio }, och det är mindre än gyllene snittet φ = { $golden }: förlorat.
fact-last-fibonacci = Bland Fibonaccitalen 1, 2, 3, 5, 8, … är varje tal summan av de två föregående. Varje tal är en summa av Fibonaccital utan grannar, på ett enda sätt (Zeckendorfs sats).
fact-last-powers = Bland talen 1, 2, 4, 8, … är varje tal dubbelt så stort som det föregående. Varje hög är en summa av sådana tal, på ett enda sätt: det är talet skrivet binärt.
fact-last-other = För den här regeln gäller talen nedan. Efter varje tal kommer summan av det och det första tal som når upp till det, multiplicerat med { $times }. Varje hög är en summa av sådana tal: ta alltid det största som ryms.
fact-last-row = Tal
fact-last-sum = { $heap } = { $sum }. Den minsta delen är { $part }.
fact-last-itself = { $heap } är självt ett sådant tal, så det är sin egen minsta del.
fact-last-all = Du får ta högst { $limit }, så du kan ta hela högen.
fact-last-won = Du får ta högst { $limit }, så du kan ta { $part }. Då får motspelaren ta högst { $reach }, men nästa del är { $next }: utom räckhåll.
fact-last-lost = { $limit ->
    [1] Du får bara ta 1, så { $part } är utom räckhåll.
   *[other] Du får ta högst { $limit }, så { $part } är utom räckhåll.
    }
fact-last-breaks = Vad du än tar bryter du upp delen { $part } i mindre delar, och motspelaren kan ta den minsta av dem.
fact-last-searched = I misère används ingen sådan regel: alla sätt att spela har prövats.
fact-pair-unknown = Ingen sats används för den här regeln. Värdet kommer från definitionen.
fact-pair-table = Värdena för de mindre paren:
fact-pair-heap = Högar
fact-pair-row = { $heap }
fact-pair-value = { $count ->
    [0] Det finns inga drag kvar, så värdet är 0.
    [one] Dragen når bara värdet { $reached }. Det minsta tal som saknas är { $value }, och det är värdet (regeln om minsta undantaget, mex).
   *[other] Dragen når värdena { $reached }. Det minsta tal som saknas är { $value }, och det är värdet (regeln om minsta undantaget, mex).
    }
fact-decimal = { $whole },{ $decimals }
