## Vad kommandona skriver, och vad som kan vara fel med argumenten.

outcome-won = Vunnet för den som är vid draget.
outcome-lost = Förlorat för den som är vid draget.
play-misere = Misère: den som inte kan dra vinner.
value-is = Värde: { $value }
solve-winning = Vinnande drag, och ställningen som vart och ett lämnar:

progress-values = Värden

error-language = { $text }: det språket finns inte; välj ett av { $languages }
error-unknown-command = { $text }: det kommandot finns inte; menade du { $nearest }?
error-unknown-command-list = { $text }: det kommandot finns inte; kommandona är { $commands }
error-unknown-option = { $text }: det valet finns inte; { $command } har { $options }
error-option-value = { $text }: ett värde saknas, eller är angivet där inget ska vara
error-missing = { $name } saknas; skriv { $usage }
error-extra-argument = { $text }: ett argument för mycket; skriv { $usage }
error-usage = { $text }: går inte att förstå; fairplay --help visar vad som kan skrivas
error-choice = { $text }: välj en av { $choices }
error-formats = Välj bara en av --json, --csv och --npy
error-file = { $name }: kan inte skrivas ({ $reason })
error-no-code = { $name }: ingen kod säger vad en hög kan bli; skriv en kod som 0.77, eller { $games }
