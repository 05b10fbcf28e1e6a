"""Heap games of your own: the rule in words is part of the name, ``heap{take 1-3 or split}:12``."""

from fairplay.rules.heap_games import CodedHeap, words_game
from fairplay.rules.heap_words import read_rule, rule_of
from fairplay.rules.heaps import HeapRules
from fairplay.rules.words import words_of


class HeapInWords(CodedHeap):
    """The rule that is offered first: take 1 to 3, or split."""

    def variant(self, name: str) -> HeapRules | None:
        words = words_of(name, "heap")
        if not words:
            return None
        rule = rule_of(words)
        if rule == self.rule:
            return self
        return words_game(f"heap{{{rule}}}", rule, start=(12,))


GAME = HeapInWords("heap{take 1-3 or split}", read_rule("take 1-3 or split"), start=(12,))
EXAMPLES = ("heap{take 1-3}:12,7", "heap{take a prime}:15", "heap{take 2 and split}:11")
