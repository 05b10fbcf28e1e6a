"""Heap games declared in words or by a function: one line says what a heap may become."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from inspect import signature
from itertools import islice

from fairplay.errors import InputError, TooLargeError
from fairplay.rules.base import Misere
from fairplay.rules.heap_told import rule_sentences
from fairplay.rules.heap_words import HeapRule, read_rule
from fairplay.rules.heaps import MAX_LISTED, MAX_TOLD, HeapRules, TakeAndBreak
from fairplay.rules.lefts import Left, checked
from fairplay.rules.looks import MATCHES, HeapMove, Heaps, Look
from fairplay.rules.naming import check_name
from fairplay.theory.code_heaps import BegunHeap
from fairplay.theory.codes import Code
from fairplay.theory.sums import Part
from fairplay.vocabulary import Sentence


class DefinedHeap(HeapRules):
    """A game without a code. Its list of options gives the reasons against a move."""

    #: The largest heap. A search gives up before, except in simple games.
    largest = 2**12

    @abstractmethod
    def splits(self, heap: int) -> Iterator[Heaps]:
        """What may be left of a heap, each way once, as heaps in rising order."""

    def lefts(self, heap: int) -> Iterable[Heaps]:
        return self.splits(heap)

    def why_not(self, move: HeapMove) -> str:
        counts = self._counts(move.heap)
        if not counts:
            return "error-heap-stuck"
        if move.taken not in counts:
            return self.look.wrong_count if any(counts) else "error-only-split"
        return "error-leave" if move.left else "error-leave-nothing"

    def tried(self, move: HeapMove) -> dict[str, str | int]:
        counts = [count for count in self._counts(move.heap) if count]
        more = ", …" if len(counts) > MAX_TOLD else ""
        return super().tried(move) | {"allowed": ", ".join(map(str, counts[:MAX_TOLD])) + more}

    def _counts(self, heap: int) -> list[int]:
        """How many may be taken from a heap."""
        return sorted({heap - sum(left) for left in islice(self.splits(heap), MAX_LISTED)})

    def parse(self, text: str) -> Heaps:
        heaps = super().parse(text)
        self.check_size(max(heaps, default=0))
        return heaps

    def check_size(self, heap: int) -> None:
        """Raise TooLargeError for a heap that is too large."""
        if heap > self.largest:
            raise TooLargeError("error-heap-reach", size=heap, limit=self.largest)

    def size(self, state: Heaps) -> int:
        return sum(state) if self.splitting else len(state)


class CodedHeap(TakeAndBreak):
    """A rule in words that is a code."""

    def __init__(self, name: str, rule: HeapRule, start: Heaps, look: Look = MATCHES) -> None:
        code = rule.code
        assert code, "no code"
        super().__init__(name, code, start, look)
        self.rule = rule
        self.worksheets = bool(self.told())

    def told(self) -> tuple[Sentence, ...]:
        return rule_sentences(self.rule)


class WordsHeap(DefinedHeap):
    """A rule in words that is no code, by its definition: ``take at most half``."""

    def __init__(self, name: str, rule: HeapRule, start: Heaps, look: Look = MATCHES) -> None:
        super().__init__(name, start, look)
        self.rule = rule
        self.splitting = rule.splits
        self.worksheets = bool(self.told())

    def splits(self, heap: int) -> Iterator[Heaps]:
        return self.rule.options(heap)

    def longest(self, state: Heaps) -> int:
        """Every move takes a bean or makes one heap more, and no heap is empty."""
        return 2 * sum(state) - len(state) if self.splitting else sum(state)

    def told(self) -> tuple[Sentence, ...]:
        return rule_sentences(self.rule)


class EndlessHeap(WordsHeap):
    """A rule with a digit for each number that is taken, without end: ``take a prime``.

    Only the digits up to the size of a heap matter to it, so that the engine computes its values.

    >>> squares = EndlessHeap("squares", read_rule("take a square"), (10,))
    >>> [n for n in range(20) if not squares.parts((n,))[0].value()]
    [0, 2, 5, 7, 10, 12, 15, 17]
    """

    largest = 2**14

    def parts(self, state: Heaps) -> tuple[Part, ...]:
        code = self.code(max(state, default=0))
        return tuple(BegunHeap(code, heap) for heap in state)

    def code(self, heap: int) -> Code:
        """The digits for heaps up to this one. Raises TooLargeError."""
        self.check_size(heap)
        # Few lengths, so that few sequences are computed.
        return _begun(self.rule, max(64, 1 << heap.bit_length()))

    def allows(self, move: HeapMove) -> bool:
        return self.code(move.heap).allows(move.heap, move.left)


@lru_cache(maxsize=32)
def _begun(rule: HeapRule, most: int) -> Code:
    return Code(tuple(rule.digits(most)), unequal=rule.unequal)


def words_game(name: str, rule: HeapRule, start: Heaps, look: Look = MATCHES) -> HeapRules:
    """The game of a rule: the engine's, if the rule is a code."""
    if rule.code:
        return CodedHeap(name, rule, start, look)
    return (EndlessHeap if rule.is_endless else WordsHeap)(name, rule, start, look)


class RuleEndedError(Exception):
    """A function that ends the program, as ``sys.exit`` does, told as an error like any other."""


class FunctionHeap(DefinedHeap):
    """A rule given by a function of the size of a heap. What it says is checked.

    >>> half = heap("half", lambda n: range(n - n // 2, n))
    >>> [half.parts((n,))[0].value() for n in range(9)]
    [0, 0, 1, 0, 2, 1, 3, 0, 4]
    """

    largest = 10**6

    def __init__(
        self,
        name: str,
        function: Callable[[int], Left],
        start: Heaps = (10,),
        look: Look = MATCHES,
        misere: Misere = Misere.OFFERED,
    ) -> None:
        super().__init__(name, start, look, misere)
        self.function = function

    def splits(self, heap: int) -> Iterator[Heaps]:
        try:
            yield from checked(heap, self.function)
        except (Exception, KeyboardInterrupt, GeneratorExit):
            raise
        except BaseException as error:
            raise RuleEndedError().with_traceback(error.__traceback__) from error


def _check_takes_one(function: Callable[[int], Left]) -> None:
    """Raise InputError for a function that cannot be called with the size of a heap."""
    try:
        signature(function).bind(1)
    except ValueError:  # built in, and does not say
        return
    except TypeError as error:
        name = getattr(function, "__name__", "splits")
        raise InputError("error-rule-takes", name=name) from error


def heap(
    name: str,
    rule: str | Callable[[int], Left],
    start: Heaps = (10,),
    look: Look = MATCHES,
) -> HeapRules:
    """A heap game in one line: what a heap may become, in words, as a code or as a function.

    The words are those of ``heap{…}`` in a position, ``take 1-3 or split``. A function gets the
    size of a heap and gives what may be left of it: numbers for one heap, 0 for none, tuples for
    several.

    Raises InputError if the words are not understood, or for a name that is empty or has a colon
    or a plus, and TypeError for another rule. A function
    is checked when it is used: heaps that do not become smaller raise InputError with the cycle.

    >>> from fairplay import Position, solve
    >>> game = heap("my-game", "take 1-3 or split")
    >>> solve(Position.of(game, (6,))).winning_moves
    ('6→3,3', '6→5')
    >>> game = heap("mine", lambda n: [n - 1, (1, n - 2)] if n > 2 else range(n))
    >>> [game.parts((n,))[0].value() for n in range(8)]
    [0, 1, 2, 1, 0, 1, 0, 1]
    """
    check_name(name)
    if isinstance(rule, str):
        return words_game(name, read_rule(rule), start, look)
    if not callable(rule):
        raise TypeError(f"rule must be str or a function, not {type(rule).__name__}")
    _check_takes_one(rule)
    return FunctionHeap(name, rule, start, look)
