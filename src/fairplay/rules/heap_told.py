"""A rule for heaps in sentences, which are told in every language."""

from fairplay.rules.counts import Counts, Listed, Named, OfHeap, Steps
from fairplay.rules.heap_words import Clause, HeapRule
from fairplay.theory.codes import THREE
from fairplay.vocabulary import Parameter, Sentence, sentence

#: How many numbers are told one by one.
MAX_TOLD = 8


def rule_sentences(rule: HeapRule) -> tuple[Sentence, ...]:
    """A sentence for each clause; nothing if one of them is a code.

    >>> from fairplay.messages import Messages
    >>> from fairplay.rules.heap_words import read_rule
    >>> told = rule_sentences(read_rule("take 1-3 or take a prime and split unequal"))
    >>> for one in told: print(Messages("en").fill(one))
    Take 1, 2 or 3 from a heap.
    Or: Take a prime number from a heap and split the rest into two heaps of different sizes.
    """
    clauses = [clause for clause in rule.clauses if isinstance(clause, Clause)]
    if len(clauses) < len(rule.clauses):
        return ()
    first, *others = map(_clause, clauses)
    return (first, *(sentence("own-or", what=one) for one in others))


def _clause(clause: Clause) -> Sentence:
    counts = _counts(clause.counts)
    match clause.bits:
        case 1:
            whole = clause.counts == Steps(1, 1)
            return sentence("own-all") if whole else sentence("own-all-of", counts=counts)
        case 2:
            return sentence("own-leave", counts=counts)
        case 3:
            return sentence("own-take", counts=counts)
    heaps = sentence(f"own-heaps-{3 if clause.bits == THREE else 2}-{clause.how or 'any'}")
    if clause.counts == Listed((0,)):
        return sentence("own-split", heaps=heaps)
    return sentence("own-take-split", counts=counts, heaps=heaps)


def _counts(counts: Counts) -> Parameter:
    match counts:
        case Listed():
            return _listed(counts)
        case Steps(1, 1):
            return sentence("own-count-any")
        case Steps(first, 1):
            return sentence("how-or-more", last=first)
        case Steps(1 | 2 as first, 2):
            return sentence("own-count-odd" if first == 1 else "own-count-even")
        case Steps(first, step):
            listed = ", ".join(str(first + n * step) for n in range(3))
            return sentence("how-and-so-on", before=listed)
        case Named() | OfHeap():
            return sentence(f"own-count-{counts.name}")
    raise AssertionError(counts)


def _listed(counts: Listed) -> Parameter:
    *before, last = map(str, counts.numbers)
    if not before:
        return last
    if len(before) < MAX_TOLD:
        return sentence("how-or", before=", ".join(before), last=last)
    return str(counts).replace("-", "–").replace(",", ", ")
