"""All coin-turning games in words: ``coins{turn 1-2}``, ``coins{turn 1-2 x turn 1-3}``."""

from typing import Any

from fairplay.rules.base import Rules
from fairplay.rules.marked import Marked
from fairplay.rules.tartan import TartanRules
from fairplay.rules.turning import TurningRules
from fairplay.rules.turning_told import turn_told
from fairplay.rules.turning_words import read_turn, turn_text
from fairplay.rules.words import words_of
from fairplay.theory.turning import Turn
from fairplay.vocabulary import Sentence, sentence


class WordedCoins(TurningRules):
    """A game whose name is its rule."""

    worksheets = False

    def __init__(self, turn: Turn) -> None:
        super().__init__(f"coins{{{turn_text(turn)}}}", turn, Marked((3, 5, 6), 7))

    def told(self) -> tuple[Sentence, ...]:
        return (sentence("how-rule-coins", counts=turn_told(self.turn)),)

    def variant(self, name: str) -> Rules[Any, Any] | None:
        if (words := words_of(name, "coins")) is None:
            return None
        first = read_turn(words)
        if words.maybe("x", "×", told=("x",)):
            second = read_turn(words)
            words.end()
            return TartanRules(first, second)
        words.end()
        return self if first == self.turn else WordedCoins(first)
