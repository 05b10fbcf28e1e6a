"""Heaps under a take-and-break rule, as parts of sums."""

from collections.abc import Iterable
from dataclasses import dataclass

from fairplay.theory.codes import Code
from fairplay.theory.sequences import sequence_of
from fairplay.theory.sums import Part, RuledHeap


@dataclass(frozen=True)
class CodeHeap(Part):
    """One heap under a take-and-break rule. The rule's sequence gives its value."""

    code: Code
    size: int

    def options(self) -> Iterable[tuple[Part, ...]]:
        for heaps in self.code.options(self.size):
            yield tuple(CodeHeap(self.code, n) for n in heaps)

    def value(self) -> int:
        return sequence_of(self.code)[self.size]

    def ruled(self) -> RuledHeap | None:
        return RuledHeap(self.code, self.code.options, self.size)


@dataclass(frozen=True)
class BegunHeap(CodeHeap):
    """A heap under a rule with ever more digits, of which the code has those that this heap needs.

    The code's period, if it has one, says nothing of the rule.
    """

    def options(self) -> Iterable[tuple[Part, ...]]:
        for heaps in self.code.options(self.size):
            yield tuple(BegunHeap(self.code, n) for n in heaps)

    def ruled(self) -> None:
        """Its algebra would be that of the code, and not of the rule."""
