"""Games on two heaps, or on one heap with a memory, by a rule in words.

``pair{take from one or the same from both}:3,5`` is Wythoff's game. ``rules.pair_words`` has the
grammar. The game offered first takes one or two matches, also from both heaps.
"""

from fairplay.rules.last_taken import LastTaken
from fairplay.rules.pair_theory import theory_of
from fairplay.rules.pair_words import read_rule, rule_text
from fairplay.rules.pairs import DeclaredPairs
from fairplay.rules.samples import Sample
from fairplay.rules.words import words_of
from fairplay.theory.pairs import Clause


class Pairs(DeclaredPairs):
    # As for codes: a rule that one writes has its worksheet.
    worksheets = False

    def variant(self, name: str) -> DeclaredPairs | LastTaken | None:
        if not (words := words_of(name, "pair")):
            return None
        rule = read_rule(words)
        if rule == self.rule:
            return self
        full = f"pair{{{rule_text(rule)}}}"
        if isinstance(rule, int):
            return LastTaken(full, rule)
        return DeclaredPairs(full, rule, self.start, theory_of(rule))


RULE = (Clause("one", (1, 2)), Clause("both", (1, 2)))
GAME = Pairs(f"pair{{{rule_text(RULE)}}}", RULE, start=(5, 8))
HOW = (Sample(f"{GAME.name}:3,5", ("3,5→3,4", "3,5→1,3"), f"{GAME.name}:2,2", "2,2→0,0"),)
EXAMPLES = (
    "pair{take from one or the same from both, 1-3}:4,7",
    "pair{take from the larger}:4,6",
    "pair{take 1 from one and 2 from the other}:6,8",
    "pair{take a multiple of the smaller from the larger}:6,15",
    "pair{take at most 3 times the last}:20,5",
)
