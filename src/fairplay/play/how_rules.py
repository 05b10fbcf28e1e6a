"""What may be done in one move, in words. The rule of a code follows from its digits."""

from collections.abc import Iterator
from functools import cache

from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.rules.registry import AnyRules, kind
from fairplay.rules.sequences import code_of
from fairplay.theory.codes import GONE, ONE, Code
from fairplay.vocabulary import Parameter, Sentence, joined, sentence

#: How many numbers are listed before the rest is only counted.
MAX_LISTED = 12


def rule_told(rules: AnyRules) -> tuple[Sentence, ...]:
    """What a move is; nothing for a game that has not been described.

    >>> from fairplay.rules.registry import find
    >>> [one.key for one in rule_told(find("northcott10"))]
    ['how-move-northcott']
    """
    keys = (f"how-move-{name}" for name in (rules.name, kind(rules.name)))
    found = next(((sentence(key),) for key in keys if key in _known()), ())
    return found or rules.told() or digits_told(rules)


def digits_told(rules: AnyRules) -> tuple[Sentence, ...]:
    """The rule of a game that is known by its code, or by its rule in words; else nothing.

    >>> from fairplay.rules.registry import find
    >>> [Messages("en").fill(one) for one in digits_told(find("sub{1,2,5}"))]
    ['Take 1, 2 or 5 from a heap.']
    """
    if f"how-move-{kind(rules.name)}" in _known():
        return ()
    if told := rules.told():
        return told
    try:
        return tuple(code_told(code_of(rules.name)))
    except InputError:
        return ()


@cache
def _known() -> Messages:
    return Messages("en")


def code_told(code: Code) -> Iterator[Sentence]:
    """One sentence for all numbers that may be taken in the same way.

    >>> from fairplay.theory.codes import parse_code
    >>> fill = Messages("en").fill
    >>> for one in code_told(parse_code("4.37")): print(fill(one))
    Split a heap into two heaps without taking anything.
    Take 1 from a heap, and leave nothing or one heap.
    Take 2 from a heap, and leave nothing, one heap or two heaps.
    >>> for one in code_told(parse_code("0.[3]")): print(fill(one))
    Take 1 or more from a heap.
    """
    if code.digit(0):
        yield sentence("how-code-split", left=_left(code.digit(0)))
    ways: dict[int, list[int]] = {}
    for k in range(1, len(code.digits) + 3 * len(code.tail)):  # the pattern, seen three times
        if digit := code.digit(k):
            ways.setdefault(digit, []).append(k)
    plain = set(ways) == {GONE | ONE}
    for digit, counts in ways.items():
        told = _counts(code, digit, counts)
        if plain:
            yield sentence("how-code-take", counts=told)
        else:
            yield sentence("how-code-leave", counts=told, left=_left(digit))


def _counts(code: Code, digit: int, counts: list[int]) -> Parameter:
    """``1, 2 or 5``; where the digits repeat, ``3 or more`` if all further ones are alike."""
    if set(code.tail) == {digit} and counts == [*range(counts[0], counts[-1] + 1)]:
        return sentence("how-or-more", last=counts[0])
    *before, last = map(str, counts[:MAX_LISTED])
    if len(counts) > MAX_LISTED or digit in code.tail:
        return sentence("how-and-so-on", before=", ".join([*before, last]))
    return sentence("how-or", before=", ".join(before), last=last) if before else last


def _left(digit: int) -> Sentence:
    """What may be left: bit 1 is nothing, bits 2, 4 and 8 are one, two and three heaps.

    >>> Messages("en").fill(_left(7))
    'nothing, one heap or two heaps'
    """
    *before, last = [sentence(f"how-left-{bit}") for bit in range(4) if digit >> bit & 1]
    return sentence("how-or", before=joined("said-comma", before), last=last) if before else last
