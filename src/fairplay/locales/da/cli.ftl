## Hvad kommandoerne skriver, og hvad der kan være galt med argumenterne.

outcome-won = Vundet for den, der er i trækket.
outcome-lost = Tabt for den, der er i trækket.
play-misere = Misère: den, der ikke kan trække, vinder.
value-is = Værdi: { $value }
solve-winning = Vindende træk, og den stilling, hvert af dem efterlader:

period-repeats = { $rule }: fra { $preperiod } gentager værdierne sig med periode { $period }.
period-adds = { $rule }: fra { $preperiod } er G(n+{ $period }) = G(n)+{ $saltus }.
period-proved = Bevist ved Guy og Smiths sætning: intet træk tager mere end { $most } eller efterlader flere bunker end { $heaps }, og G(n+{ $period }) = G(n) for alle n fra { $first } til { $last }, så det gælder for altid.
period-seen = Set i de første { $computed } værdier, ikke bevist: ingen sætning, der bruges her, dækker denne regel.
period-seen-few = Set i de første { $computed } værdier, ikke bevist: beviset kræver { $needed } værdier.
period-none = { $rule }: ingen periode at se i de første { $computed } værdier.
period-exceptions = Undtagelser før det: { $exceptions }
progress-values = Værdier

error-language = { $text }: det sprog findes ikke; vælg et af { $languages }
error-unknown-command = { $text }: den kommando findes ikke; mente du { $nearest }?
error-unknown-command-list = { $text }: den kommando findes ikke; kommandoerne er { $commands }
error-unknown-option = { $text }: det valg findes ikke; { $command } har { $options }
error-option-value = { $text }: en værdi mangler, eller der er givet en, hvor ingen skal være
error-missing = { $name } mangler; skriv { $usage }
error-extra-argument = { $text }: ét argument for meget; skriv { $usage }
error-usage = { $text }: ikke forstået; fairplay --help viser, hvad der kan skrives
error-choice = { $text }: vælg en af { $choices }
error-formats = Vælg kun en af --json, --csv og --npy
error-file = { $name }: kan ikke skrives ({ $reason })
error-no-code = { $name }: ingen kode siger, hvad én bunke kan blive til; skriv en kode som 0.77, eller { $games }
