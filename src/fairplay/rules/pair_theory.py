"""What is known about two rules for pairs, for numbers of any size: Wythoff's game and Euclid."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fairplay.theory.division import divisions, euclid_genus
from fairplay.theory.golden import is_lost_pair, lost_pair, partner
from fairplay.theory.pairs import Clause, Pair, PairPart, Rule
from fairplay.theory.sums import Genus
from fairplay.vocabulary import Fact

if TYPE_CHECKING:
    from fairplay.rules.pairs import DeclaredPairs

WYTHOFF: Rule = (Clause("one"), Clause("both"))
EUCLID: Rule = (Clause("multiple"),)


class Theory(ABC):
    """Who wins at once, and where to look for the moves."""

    part: type[PairPart] = PairPart

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @abstractmethod
    def lost(self, a: int, b: int, misere: bool) -> bool:
        """Whether the player to move loses."""

    @abstractmethod
    def near(self, a: int, b: int) -> Iterator[Pair]:
        """A few pairs, all that a winning move can lead to among them, legal or not."""

    def targets(self, a: int, b: int, excess: int) -> Iterator[Pair] | None:
        """The same for winning moves of a sum with this value; None if that is not known."""
        del a, b, excess
        return None

    @abstractmethod
    def facts(self, rules: "DeclaredPairs", state: Pair, misere: bool) -> tuple[Fact, ...]:
        """What is told of a state."""


class Golden(Theory):
    """Wythoff's game. In misère play only the first lost pairs are others."""

    #: Lost in misère play, instead of 0, 0 and 1, 2.
    MISERE = ((0, 1), (2, 2))

    def lost(self, a: int, b: int, misere: bool) -> bool:
        if misere and (min(a, b), max(a, b)) in self.MISERE:
            return True
        return is_lost_pair(a, b) and not (misere and max(a, b) < 3)

    def near(self, a: int, b: int) -> Iterator[Pair]:
        smaller, larger = lost_pair(abs(a - b))
        yield (smaller, larger) if a <= b else (larger, smaller)
        yield a, partner(a)
        yield partner(b), b
        yield from ((0, 1), (1, 0), (2, 2))

    def facts(self, rules: "DeclaredPairs", state: Pair, misere: bool) -> tuple[Fact, ...]:
        from fairplay.rules.pair_facts import wythoff_facts

        return wythoff_facts(rules, state, misere)


class EuclidPart(PairPart):
    """Two numbers of Euclid: the value costs a few divisions."""

    def options(self) -> Iterator[tuple[PairPart, ...]]:
        a, b = max(self.a, self.b), min(self.a, self.b)
        steps = range(b, a + 1, b) if b else ()
        return ((EuclidPart(self.rule, a - taken, b),) for taken in steps)

    def value(self) -> int:
        return self.genus().value

    def genus(self) -> Genus:
        return euclid_genus(self.a, self.b)


class Dividing(Theory):
    """The game of Euclid."""

    part = EuclidPart

    def lost(self, a: int, b: int, misere: bool) -> bool:
        genus = euclid_genus(a, b)
        return not (genus.misere if misere else genus.value)

    def near(self, a: int, b: int) -> Iterator[Pair]:
        return self._left(a, b, (0, 1))

    def targets(self, a: int, b: int, excess: int) -> Iterator[Pair]:
        # A pair that has its smaller number k times has the value k or k - 1, unless k is 0.
        value = euclid_genus(a, b).value ^ excess
        return self._left(a, b, (0, 1, 2, value, value + 1))

    def _left(self, a: int, b: int, often: tuple[int, ...]) -> Iterator[Pair]:
        """The pairs in which the smaller number is left in the larger one so often."""
        for line in divisions(a, b)[:1]:
            for times in often:
                left = times * line.part + line.rest
                yield (left, b) if a >= b else (a, left)

    def facts(self, rules: "DeclaredPairs", state: Pair, misere: bool) -> tuple[Fact, ...]:
        from fairplay.rules.pair_facts import euclid_facts

        return euclid_facts(rules, state, misere)


_THEORIES: dict[Rule, Theory] = {WYTHOFF: Golden(), EUCLID: Dividing()}


def theory_of(rule: Rule) -> Theory | None:
    """What is known about a rule.

    >>> theory_of(WYTHOFF).lost(10**20, 10**21, misere=False)
    False
    """
    return _THEORIES.get(rule)
