"""Tasks about nim-addition: sums to write, and where it agrees with ordinary addition."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from fairplay.learn.tasks.marking import Mark, Marked, Question
from fairplay.learn.tasks.writing import Write, numbers
from fairplay.learn.views import Choice, Item
from fairplay.theory.nim import nim_sum
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say


def nim_sums(*sums: str) -> Write:
    """Write the value of each nim-sum, with brackets as they are read.

    >>> task = nim_sums("2 ⊕ 3", "2 ⊕ (3 ⊕ 4)")
    >>> task.solution(), task.judge("1,7").told[0].params
    ('1,5', {'sum': '2 ⊕ (3 ⊕ 4)', 'number': 7, 'place': 2})
    """
    values = [nim_sum(_terms(one)) for one in sums]

    def why(row: int, number: int) -> Sentence:
        odd = values[row] ^ number
        place = 1 << (odd.bit_length() - 1)
        return say("learn-sum-wrong", sum=sums[row], number=number, place=place)

    return numbers(list(zip(sums, values, strict=True)), why, most=31)


def _terms(text: str) -> list[int]:
    """The numbers of a nim-sum. Brackets do not matter: that is what the lesson teaches."""
    return [int(term.strip(" ()")) for term in text.split("⊕")]


@dataclass(frozen=True)
class Pair:
    """Two numbers to add in both ways."""

    a: int
    b: int

    @property
    def same(self) -> bool:
        return not self.a & self.b

    def marked(self) -> Marked:
        total, nim = self.a + self.b, self.a ^ self.b
        told = {"a": self.a, "b": self.b, "sum": total}
        if self.same:
            why = say("learn-plus-same", **told)
        else:
            shared = self.a & self.b
            place = 1 << (shared.bit_length() - 1)
            why = say("learn-plus-other", nim=nim, place=place, **told)
        return Marked(
            Item(f"{self.a} + {self.b}, {self.a} ⊕ {self.b}"), "same" if self.same else "other", why
        )


def same_sums(*pairs: tuple[int, int]) -> Mark:
    """Do + and ⊕ give the same for each pair?

    >>> task = same_sums((16, 3), (5, 3))
    >>> task.solution(), task.judge("same,same").told[0].params["place"]
    ('same,other', 1)
    """
    return Mark(partial(_same_sums, pairs))


def _same_sums(pairs: tuple[tuple[int, int], ...]) -> Question:
    marked = tuple(Pair(*pair).marked() for pair in pairs)
    return Question(say("learn-mark-plus"), tuple(_labels()), marked)


def _labels() -> Iterator[Choice]:
    for label in ("same", "other"):
        yield Choice(label, say(f"learn-plus-is-{label}"))
