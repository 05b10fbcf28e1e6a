## Jogos próprios: regras em palavras e arquivos Python

error-rule-words = { $text }: não entendi “{ $found }” na posição { $place }; aqui pode vir: { $expected }
error-rule-long = { $text }: a regra é longa demais; máximo de caracteres: { $limit }
