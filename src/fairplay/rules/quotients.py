"""Misère theory of a rule, given as people write it: genus and misère quotient of its heaps."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from fairplay.errors import InputError, check_type, natural
from fairplay.rules.heaps import HeapRules
from fairplay.rules.registry import find, game, names
from fairplay.rules.sequences import code_in
from fairplay.theory.codes import Code

if TYPE_CHECKING:
    from fairplay.rules.registry import AnyRules
    from fairplay.theory.genus import HeapGenus
    from fairplay.theory.quotient import Progress, Quotient
    from fairplay.theory.verify_infinite import VerifiedInfinite
    from fairplay.theory.verify_quotient import VerifiedQuotient

#: The most heaps whose genus is asked for, and the largest heap of a quotient.
MAX_GENERA, MAX_HEAPS = 10_000, 2000
#: Without a number of heaps, the largest heap of a rule in Python. No theorem makes it complete.
FEW_HEAPS = 30


class HeapRule(NamedTuple):
    """What one heap may become, and the code that says so, if there is one."""

    options: Callable[[int], Iterable[tuple[int, ...]]]
    code: Code | None


def heap_rule(rule: str) -> HeapRule:
    """The rule of a game of single heaps: a code, or a game that says what a heap may become.

    Raises InputError if the rule is unknown or of another kind, and TypeError if it is not a str.

    >>> list(heap_rule("grundy").options(5))
    [(1, 4), (2, 3)]
    """
    check_type("rule", rule, str)
    found = _heap_rule(find(rule.strip()))
    if found is None:
        heaps = ", ".join(name for name in names() if _heap_rule(game(name)))
        raise InputError("error-no-heap-rule", name=rule, games=heaps)
    return found


def _heap_rule(rules: "AnyRules") -> HeapRule | None:
    code = code_in(rules)
    if code is not None:
        return HeapRule(code.options, code)
    return HeapRule(rules.lefts, None) if isinstance(rules, HeapRules) else None


def genus(rule: str, count: int) -> "tuple[HeapGenus, ...]":
    """The genus of heaps of 0, 1, …, count−1: how they behave in misère play.

    ``rule`` is a code (``0.77``, ``sub{1,2,5}``) or a game of heaps (``kayles``). ``str`` of a
    genus is the usual notation, ``4^146`` (Conway, *On Numbers and Games*, chapter 12). The genera
    follow from misère canonical forms.

    Raises InputError if the rule is unknown or not about heaps, TooLargeError if the forms grow too
    large, and TypeError for arguments of another type.

    >>> " ".join(map(str, genus("kayles", 10)))
    '0 1 2 3 1 4^146 3 2^2 1^1 4^046'
    """
    from fairplay.theory.genus import GenusSequence

    number = natural(count, 0, MAX_GENERA)
    genera = GenusSequence(heap_rule(rule).options)
    return tuple(genera[heap] for heap in range(number))


def misere(
    rule: str,
    heaps: int | None = None,
    *,
    work: int | None = None,
    progress: "Progress | None" = None,
) -> "Quotient":
    """The misère quotient of a rule's heaps: an algebra that decides all their sums.

    ``rule`` is a code (``0.77``, ``sub{1,2,5}``) or a game of heaps (``kayles``, ``grundy``). Heaps
    are adjoined one by one up to ``heaps``, or as far as it is useful: until the game is solved for
    heaps of any size, no finite quotient is enough, or a limit is reached, which the quotient
    tells. ``work`` limits the steps, each about a nanosecond; by default they take some ten
    seconds. ``progress`` is called with the heap and the order that are reached; Ctrl-C stops the
    work.

    Raises InputError if the rule is unknown or not about heaps, or the number is negative, and
    TypeError for arguments of another type.

    >>> quotient = misere("0.75")
    >>> quotient.order, quotient.p, quotient.solved
    (8, 2, True)
    >>> misere("grundy", 28).order
    48
    """
    from fairplay.theory.quotient import MAX_WORK, Growing

    found = heap_rule(rule)
    usual = MAX_HEAPS if found.code else FEW_HEAPS
    last = usual if heaps is None else natural(heaps, 0, MAX_HEAPS)
    growing = Growing(rule.strip(), found.options, found.code)
    return growing.extend(last, MAX_WORK if work is None else natural(work), progress=progress)


def checked_certificate(quotient: "Quotient") -> dict[str, Any]:
    """The certificate of a quotient, verified: others can do so, too. Raises TooLargeError."""
    data = quotient.certificate()
    verified(data)
    return data


def verified(data: dict[str, Any]) -> "VerifiedQuotient | VerifiedInfinite":
    """Check the certificate of a quotient, finite or not."""
    from fairplay.theory import infinite_fields
    from fairplay.theory.verify_infinite import verify_infinite
    from fairplay.theory.verify_quotient import verify_quotient

    found = heap_rule(data["rule"])
    if data["format"] == infinite_fields.FORMAT:
        return verify_infinite(data, found.options)
    return verify_quotient(data, *found)
