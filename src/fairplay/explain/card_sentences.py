"""What each reason of the card games says, on every screen."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from fairplay.cards.decks import Counts, Deck
from fairplay.cards.elimination import Row
from fairplay.explain import card_blocks as b
from fairplay.vocabulary import Sentence, joined
from fairplay.vocabulary import sentence as say

Block = TypeVar("Block", bound=b.CardBlock)


def told(block: Block) -> Block:
    """The block with its sentences."""
    return replace(block, before=tuple(_before(block)), after=tuple(_after(block)))


def _before(block: b.CardBlock) -> list[Sentence]:
    match block:
        case b.WrongClaim(sums):
            return [_wrong(sums)]
        case b.Counting():
            return [say("cards-counting")]
        case b.Sums(deck):
            return [say("cards-sums", modulus=deck.p)]
        case b.Eliminated(deck):
            return [say("cards-elimination", modulus=deck.p)]
        case b.WhyEnough():
            return _why_enough(block)
        case b.Rest(deck, each):
            key = "cards-rest-even" if deck.p == 2 else "cards-rest-sum"
            return [say(key, cards=deck.size, each=each)]


def _after(block: b.CardBlock) -> list[Sentence]:
    match block:
        case b.Counting(deck, claim=claim):
            return [say("cards-counting-left", claim=claim.text(deck))]
        case b.Sums(claim=claim):
            return [say("cards-sums-equal" if claim.b else "cards-sums-empty")]
        case b.Eliminated():
            return _eliminated(block)
    return []


def _wrong(sums: b.Sums) -> Sentence:
    """Which shapes are odd, or differ between the sides."""
    shapes, p = sums.deck.shapes, sums.deck.p
    if p == 2:
        counts = [_counted(shapes[i], sums.a[i]) for i in sums.unequal]
        return say("cards-wrong-odd", counts=joined("said-comma", counts))
    sides = [
        say("cards-wrong-shape", shape=say(f"shapes-{shapes[i]}"), left=left, right=right)
        for i in sums.unequal
        for left, right in [(_reduced(sums.a[i], p), _reduced(sums.b[i], p))]
    ]
    return say("cards-wrong-sides", modulus=p, shapes=joined("said-semicolon", sides))


def _counted(shape: str, count: int) -> Sentence:
    """``1 pentagon``, ``3 triangles``: all four languages tell one from any other number."""
    name = say(f"shape-{shape}" if count == 1 else f"shapes-{shape}")
    return say("cards-counted", count=count, shape=name)


def _reduced(count: int, p: int) -> str:
    """``4 ≡ 1``, or just the number where it is its own remainder."""
    return str(count) if count < p else f"{count} ≡ {count % p}"


def odd_counts(deck: Deck, counts: Counts) -> Sentence:
    """Which counts are odd."""
    odd = [shape for shape, count in zip(deck.shapes, counts, strict=True) if count % 2]
    return say("cards-counting-odd", shapes=_named(odd)) if odd else say("cards-counting-even")


def why_away(deck: Deck, removal: b.Removal) -> Sentence:
    """Why a card is put away."""
    if removal.alone is not None:
        shape = _counted(deck.shapes[removal.alone], 1)
        return say("cards-counting-alone", shape=shape, card=removal.card)
    shapes = _named(deck.shapes[i] for i in removal.evened)
    return say("cards-counting-away", card=removal.card, shapes=shapes)


def _named(shapes: Iterable[str]) -> Sentence:
    return joined("said-comma", [say(f"shapes-{shape}") for shape in shapes])


def row_result(deck: Deck, row: Row) -> Sentence:
    """What has become of a row of the elimination."""
    if row.lead is None:
        return say("cards-row-empty", relation=relation_text(deck.p, row.label))
    return say("cards-row-leads", shape=say(f"shape-{deck.shapes[row.lead]}"))


def relation_text(p: int, coefficients: Sequence[int]) -> str:
    """A relation as a sum of cards, the first of them with a plus.

    >>> relation_text(2, (0, 1, 1)), relation_text(3, (2, 2, 1)), relation_text(5, (2, 4))
    ('2 + 3 = 0', '1 + 2 − 3 = 0', '2·1 − 2 = 0')
    """
    signed = [(place, c - p if 2 * c > p else c) for place, c in enumerate(coefficients, 1) if c]
    turn = -1 if signed[0][1] < 0 else 1
    text = ""
    for place, c in signed:
        sign = " − " if c * turn < 0 else " + "
        text += sign + (f"{abs(c)}·" if abs(c) > 1 else "") + str(place)
    return text.removeprefix(" + ") + " = 0"


def _eliminated(block: b.Eliminated) -> list[Sentence]:
    p, empty = block.deck.p, sum(row.lead is None for row in block.rows)
    if not empty:
        return [say("cards-elimination-none")]
    claims = (p**empty - 1) // (1 if p == 2 else 2)
    return [say("cards-elimination-all", rows=empty, claims=claims)] if empty > 1 else []


def _why_enough(block: b.WhyEnough) -> list[Sentence]:
    deck, numbers = block.deck, {"ways": block.ways, "sums": block.sums}
    by_rows = say("cards-enough", hand=deck.hand, shapes=deck.k)
    if deck.p == 2:
        return [by_rows, say("cards-enough-ways", hand=deck.hand, **numbers)]
    most = deck.p - 1
    times = say("cards-enough-times", hand=deck.hand, most=most, modulus=deck.p, **numbers)
    return [by_rows, times]
