## Egna spel: regler i ord och Pythonfiler

error-rule-words = { $text }: ”{ $found }” på plats { $place } går inte att förstå; där kan stå: { $expected }
error-rule-long = { $text }: regeln är för lång; tecken högst: { $limit }
