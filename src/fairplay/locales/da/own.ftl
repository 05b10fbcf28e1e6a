## Egne spil: regler i ord og Pythonfiler

error-rule-words = { $text }: “{ $found }” på plads { $place } kan ikke forstås; dér kan stå: { $expected }
error-rule-long = { $text }: reglen er for lang; tegn højst: { $limit }
