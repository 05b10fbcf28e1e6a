## Games of your own: rules in words, and Python files

error-rule-words = { $text }: “{ $found }” at place { $place } is not understood; accepted there: { $expected }
error-rule-long = { $text }: the rule is too long; characters at most: { $limit }
