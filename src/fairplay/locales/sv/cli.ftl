## Vad kommandona skriver, och vad som kan vara fel med argumenten.

outcome-won = Vunnet för den som är vid draget.
outcome-lost = Förlorat för den som är vid draget.
play-misere = Den som gör det sista draget förlorar (misère).
value-is = Värde: { $value }
solve-winning = Vinnande drag, och ställningen efter vart och ett:

progress-values = Värden

error-language = { $text }: det språket finns inte; välj ett av { $languages }
error-unknown-command = { $text }: det kommandot finns inte; menade du { $nearest }?
error-unknown-command-list = { $text }: det kommandot finns inte; kommandona är { $commands }
error-unknown-option = { $text }: den flaggan finns inte; { $command } har { $options }
error-option-value = { $text }: ett värde saknas, eller så finns det ett där inget ska vara
error-missing = { $name } saknas; skriv { $usage }
error-extra-argument = { $text }: ett argument för mycket; skriv { $usage }
error-usage = { $text }: går inte att förstå; fairplay --help visar vad du kan skriva
error-choice = { $text }: välj ett av { $choices }
error-formats = Välj bara ett av --json, --csv och --npy
error-file = { $name }: kunde inte skrivas ({ $reason })
error-no-code = { $name }: det här spelet har ingen kod för en hög; skriv en kod som 0.77, eller { $games }
error-no-code-heap = { $name }: den här regeln är ingen kod, och perioder bevisas bara för koder, till exempel 0.77
