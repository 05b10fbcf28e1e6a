## Hvad kommandoerne skriver, og hvad der kan være galt med argumenterne.

outcome-won = Vundet for den, der er i trækket.
outcome-lost = Tabt for den, der er i trækket.
play-misere = Det sidste træk taber (misère): den, der ikke kan trække, vinder.
value-is = Værdi: { $value }
solve-winning = Vindende træk, og stillingen efter hvert af dem:

progress-values = Værdier

error-language = { $text }: det sprog findes ikke; vælg et af { $languages }
error-unknown-command = { $text }: den kommando findes ikke; mente du { $nearest }?
error-unknown-command-list = { $text }: den kommando findes ikke; kommandoerne er { $commands }
error-unknown-option = { $text }: det tilvalg findes ikke; { $command } har { $options }
error-option-value = { $text }: der mangler en værdi, eller der er en, hvor ingen skal være
error-missing = { $name } mangler; skriv { $usage }
error-extra-argument = { $text }: ét argument for meget; skriv { $usage }
error-usage = { $text }: ikke forstået; fairplay --help viser, hvad du kan skrive
error-choice = { $text }: vælg et af { $choices }
error-formats = Vælg kun ét af --json, --csv og --npy
error-file = { $name }: kunne ikke skrives ({ $reason })
error-no-code = { $name }: dette spil har ingen kode for én bunke; skriv en kode som 0.77, eller { $games }
error-no-code-heap = { $name }: denne regel er ikke en kode, og perioder bevises kun for koder, for eksempel 0.77
