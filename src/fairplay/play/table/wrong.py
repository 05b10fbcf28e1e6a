"""What is wrong with a claim, as everyone at the table is told."""

from collections.abc import Iterable
from functools import lru_cache

from fairplay.cards import Deck
from fairplay.cards.decks import Counts
from fairplay.vocabulary import Sentence, listed
from fairplay.vocabulary import sentence as say


@lru_cache(maxsize=1024)
def why_wrong(deck: Deck, sums: tuple[Counts, Counts] | None) -> Sentence:
    """Of which shapes there are too many, and on which side; None: nothing was shown in time.

    The screen shows both sums side by side, so 0 against 2 are two too many, not one too few.

    >>> from fairplay.cards import ZERO
    >>> sums = ZERO.total([ZERO.parse("001000")]), ZERO.total([])
    >>> why_wrong(ZERO, sums).params["what"].params["shapes"].key
    'cards-one-pentagon'
    """
    if sums is None:
        return say("told-expired")
    more = {"a": _more(*sums), "b": _more(*reversed(sums))}
    if deck.p == 2:
        odd = map(max, more["a"], more["b"])
        return say("told-wrong", what=say("told-odd", shapes=_shapes(deck, odd)))
    sides = [
        say(f"told-more-{side}", shapes=_shapes(deck, counts))
        for side, counts in more.items()
        if any(counts)
    ]
    return say("told-wrong", what=listed(sides))


def _more(one: Counts, other: Counts) -> Counts:
    return tuple([max(0, n - m) for n, m in zip(one, other, strict=True)])


def _shapes(deck: Deck, counts: Iterable[int]) -> Sentence:
    """``one triangle and 2 squares``"""
    shown = [(shape, n) for shape, n in zip(deck.shapes, counts, strict=True) if n]
    return listed([_counted(shape, count) for shape, count in shown])


def _counted(shape: str, count: int) -> Sentence:
    if count == 1:
        return say(f"cards-one-{shape}")
    return say("cards-counted", count=count, shape=say(f"shapes-{shape}"))
