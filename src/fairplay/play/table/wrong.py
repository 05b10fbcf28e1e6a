"""What is wrong with a claim, as everyone at the table is told."""

from collections.abc import Iterable
from functools import lru_cache

from fairplay.cards import Deck
from fairplay.cards.decks import Counts
from fairplay.vocabulary import Sentence, listed
from fairplay.vocabulary import sentence as say


@lru_cache(maxsize=1024)
def why_wrong(deck: Deck, difference: Counts | None) -> Sentence:
    """Of which shapes there are too many, and on which side; None: nothing was shown in time.

    >>> from fairplay.cards import ZERO
    >>> why_wrong(ZERO, (0, 0, 1, 0, 0, 0)).params["what"].params["shapes"].key
    'cards-one-pentagon'
    """
    if difference is None:
        return say("told-expired")
    if deck.p == 2:
        return say("told-wrong", what=say("told-odd", shapes=_shapes(deck, difference)))
    # The shorter way around: two more modulo 3 is one less.
    more = {
        "a": [count if 2 * count < deck.p else 0 for count in difference],
        "b": [deck.p - count if 2 * count > deck.p else 0 for count in difference],
    }
    sides = [
        say(f"told-more-{side}", shapes=_shapes(deck, counts))
        for side, counts in more.items()
        if any(counts)
    ]
    return say("told-wrong", what=listed(sides))


def _shapes(deck: Deck, counts: Iterable[int]) -> Sentence:
    """``one triangle and 2 squares``"""
    shown = [(shape, n) for shape, n in zip(deck.shapes, counts, strict=True) if n]
    return listed([_counted(shape, count) for shape, count in shown])


def _counted(shape: str, count: int) -> Sentence:
    if count == 1:
        return say(f"cards-one-{shape}")
    return say("cards-counted", count=count, shape=say(f"shapes-{shape}"))
