"""Misère play of heaps of one rule, explained by its misère quotient: small sums to play like."""

from collections.abc import Iterator

from fairplay.explain import blocks as b
from fairplay.theory.deciding import Decided
from fairplay.vocabulary import Row, Sentence, sentence

#: The most heaps that are shown in the table.
MAX_COLUMNS = 12


def algebra_blocks(decided: Decided) -> Iterator[b.Block]:
    """What each heap plays like, then what all of them play like together."""
    quotient, heaps = decided.quotient, decided.heaps
    before = [sentence("explain-algebra", order=quotient.order, p=quotient.p)]
    if quotient.solved:
        assert quotient.preperiod
        assert quotient.period
        numbers = {"preperiod": quotient.preperiod, "period": quotient.period}
        before.append(sentence("explain-algebra-repeats", **numbers))
    else:
        before.append(sentence("explain-algebra-range", heaps=quotient.heaps))
    shown = sorted(set(heaps), reverse=True)[:MAX_COLUMNS]
    rows = (
        Row(sentence("explain-algebra-heap"), tuple(map(str, shown))),
        Row(sentence("explain-algebra-like"), tuple(quotient.like((heap,)) for heap in shown)),
    )
    yield b.Figures(rows, (), before=tuple(before), after=(_together(decided),))


def _together(decided: Decided) -> Sentence:
    """The product, and whether it is lost."""
    key = "explain-algebra-won" if decided.won else "explain-algebra-lost"
    return sentence(key, like=decided.quotient.like(decided.heaps), count=len(decided.heaps))
