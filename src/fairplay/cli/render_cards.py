"""Cards, claims and the reasons about them as lines of text, each with its style."""

from collections.abc import Iterator, Sequence

from fairplay.cards.claims import Claim
from fairplay.cards.decks import Card, Counts, Deck
from fairplay.cards.elimination import Row
from fairplay.cli.output import HEADING, LOST
from fairplay.explain import card_blocks as b
from fairplay.messages import Messages

Line = tuple[str, str]

SYMBOLS = {
    "triangle": "▲",
    "square": "■",
    "pentagon": "⬟",
    "hexagon": "⬢",
    "rhombus": "◆",
    "circle": "●",
    "heart": "♥",
    "star": "★",
}
_ABSENT = "·"


def hand_lines(deck: Deck, hand: Sequence[Card], messages: Messages) -> Iterator[Line]:
    """The cards with their numbers, and what stands where on them."""
    if deck.p == 2:
        for number, card in enumerate(hand, start=1):
            yield f"{number:4}  {_row(deck, card)}   {card}", ""
        named = (f"{SYMBOLS[shape]} {messages(f'shape-{shape}')}" for shape in deck.shapes)
        yield f"      {'  '.join(named)}", "dim"
    else:
        yield from _blocks(deck, hand, messages)


def _row(deck: Deck, card: Card) -> str:
    """``▲ · · ⬢ ◆ ·``"""
    shown = zip(deck.shapes, card.counts, strict=True)
    return " ".join(SYMBOLS[shape] if count else _ABSENT for shape, count in shown)


def _blocks(deck: Deck, hand: Sequence[Card], messages: Messages) -> Iterator[Line]:
    """Cards side by side, each as its counts in two columns, and beside them a card in words."""
    words = [messages(f"shapes-{shape}") for shape in deck.shapes]
    width = max(map(len, words))
    yield "  " + "".join(f"{n:^7}" for n in range(1, len(hand) + 1)).rstrip(), "dim"
    for first in range(0, deck.k, 2):
        places = range(first, min(first + 2, deck.k))
        counts = (" ".join(str(card.counts[i] or _ABSENT) for i in places) for card in hand)
        legend = " ".join(f"{words[i]:{width}}" for i in places)
        yield f"  {''.join(f'{text:^7}' for text in counts)}   {legend}".rstrip(), ""


def claim_text(deck: Deck, claim: Claim) -> str:
    """A claim by the places of its cards.

    >>> from fairplay.cards import MOD3, ZERO
    >>> claim_text(ZERO, Claim((2, 5, 7), ())), claim_text(MOD3, Claim((1, 2), (3,)))
    ('2, 5, 7', 'A: 1, 2  B: 3')
    """
    a, b = (", ".join(map(str, side)) or "–" for side in (claim.a, claim.b))
    return a if deck.p == 2 else f"A: {a}  B: {b}"


def block_lines(block: b.CardBlock, messages: Messages) -> Iterator[Line]:
    """What one reason says."""
    match block:
        case b.WrongClaim(sums):
            yield wrong_text(sums, messages), LOST
        case b.Hint():
            yield hint_text(block, messages), ""
        case b.Counting():
            yield from _counting(block, messages)
        case b.Sums():
            yield from _sums(block, messages)
        case b.Eliminated():
            yield from _eliminated(block, messages)
        case b.WhyEnough():
            yield from _why_enough(block, messages)
        case b.Rest(deck, each):
            key = "cards-rest-even" if deck.p == 2 else "cards-rest-sum"
            yield messages(key, cards=deck.size, each=each), ""


def wrong_text(sums: b.Sums, messages: Messages) -> str:
    """One sentence: which shapes are odd, or differ between the sides."""
    shapes, p = sums.deck.shapes, sums.deck.p
    if p == 2:
        counts = (_counted(messages, shapes[i], sums.a[i]) for i in sums.unequal)
        return messages("cards-wrong-odd", counts=", ".join(counts))
    said = (
        messages(
            "cards-wrong-shape",
            shape=messages(f"shapes-{shapes[i]}"),
            left=_reduced(sums.a[i], p),
            right=_reduced(sums.b[i], p),
        )
        for i in sums.unequal
    )
    return messages("cards-wrong-sides", modulus=p, shapes="; ".join(said))


def _reduced(count: int, p: int) -> str:
    """``4 ≡ 1``, or just the number where it is its own remainder."""
    return str(count) if count < p else f"{count} ≡ {count % p}"


def hint_text(hint: b.Hint, messages: Messages) -> str:
    """One sentence, saying a little more in every step."""
    cards = ", ".join(map(str, hint.cards))
    if hint.claim:
        return messages("cards-hint-all", claim=claim_text(hint.deck, hint.claim))
    if not hint.cards:
        return messages("cards-hint-size", size=hint.size)
    if len(hint.cards) == 1:
        return messages("cards-hint-card", card=cards, size=hint.size)
    return messages("cards-hint-more", cards=cards, size=hint.size)


def _counting(block: b.Counting, messages: Messages) -> Iterator[Line]:
    """The counts, why a card leaves, the counts without it, and so on."""
    yield messages("cards-counting"), HEADING
    yield _state(block.deck, block.counts, messages), ""
    for removal in block.removals:
        yield f"  {_why_away(block.deck, removal, messages)}", ""
        yield _state(block.deck, removal.counts, messages), ""
    claim = claim_text(block.deck, block.claim)
    yield f"  {messages('cards-counting-left', claim=claim)}", ""


def _state(deck: Deck, counts: Counts, messages: Messages) -> str:
    """``(3,2,0,4,3,2)``, and which of them are odd."""
    odd = [shape for shape, count in zip(deck.shapes, counts, strict=True) if count % 2]
    shapes = ", ".join(messages(f"shapes-{shape}") for shape in odd)
    said = messages("cards-counting-odd", shapes=shapes) if odd else messages("cards-counting-even")
    return f"    {_tuple(counts)}  {said}"


def _why_away(deck: Deck, removal: b.Removal, messages: Messages) -> str:
    if removal.alone is not None:
        shape = _counted(messages, deck.shapes[removal.alone], 1)
        return messages("cards-counting-alone", shape=shape, card=removal.card)
    shapes = ", ".join(messages(f"shapes-{deck.shapes[i]}") for i in removal.evened)
    return messages("cards-counting-away", card=removal.card, shapes=shapes)


def _sums(block: b.Sums, messages: Messages) -> Iterator[Line]:
    """Both sides added up, and reduced."""
    yield messages("cards-sums", modulus=block.deck.p), HEADING
    sides = ("A", block.claim.a, block.a), ("B", block.claim.b, block.b)
    for (name, places, counts), reduced in zip(sides, block.remainders, strict=True):
        if places:
            less = "" if counts == reduced else f" ≡ {_tuple(reduced)}"
            yield f"    {name}: {' + '.join(map(str, places))} = {_tuple(counts)}{less}", ""
    yield f"  {messages('cards-sums-equal' if block.claim.b else 'cards-sums-empty')}", ""


def _eliminated(block: b.Eliminated, messages: Messages) -> Iterator[Line]:
    """A line for each card: what is subtracted, what is left, and what that means."""
    p, rows = block.deck.p, block.rows
    yield messages("cards-elimination", modulus=p), HEADING
    sums = [_steps(p, block.hand[row.card - 1], row) for row in rows]
    width = max(map(len, sums), default=0)
    for row, text in zip(rows, sums, strict=True):
        yield f"{f'[{row.card}]':>8}  {text:{width}}   {_result(block.deck, row, messages)}", ""
    empty = sum(row.lead is None for row in rows)
    if not empty:
        yield f"  {messages('cards-elimination-none')}", ""
    elif empty > 1:
        claims = (p**empty - 1) // (1 if p == 2 else 2)
        yield f"  {messages('cards-elimination-all', rows=empty, claims=claims)}", ""


def _steps(p: int, start: Counts, row: Row) -> str:
    """``110110 + [1] = 010000 + [2] = 000010``; modulo 2, plus and minus are the same."""
    text = _digits(start)
    for step in row.steps:
        times = "" if step.times == 1 else f"{step.times}·"
        text += f" {'+' if p == 2 else '−'} {times}[{step.by}] = {_digits(step.left)}"
    return text


def _result(deck: Deck, row: Row, messages: Messages) -> str:
    if row.lead is None:
        return messages("cards-row-empty", relation=relation_text(deck.p, row.label))
    return messages("cards-row-leads", shape=messages(f"shape-{deck.shapes[row.lead]}"))


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


def _why_enough(block: b.WhyEnough, messages: Messages) -> Iterator[Line]:
    deck = block.deck
    yield messages("cards-enough", hand=deck.hand, shapes=deck.k), ""
    if deck.p == 2:
        said = messages("cards-enough-ways", hand=deck.hand, ways=block.ways, sums=block.sums)
    else:
        said = messages(
            "cards-enough-times",
            hand=deck.hand,
            most=deck.p - 1,
            ways=block.ways,
            sums=block.sums,
            modulus=deck.p,
        )
    yield said, ""


def _counted(messages: Messages, shape: str, count: int) -> str:
    """``1 pentagon``, ``3 triangles``: all four languages tell one from any other number."""
    name = messages(f"shape-{shape}") if count == 1 else messages(f"shapes-{shape}")
    return f"{count} {name}"


def _digits(counts: Counts) -> str:
    return "".join(map(str, counts))


def _tuple(counts: Counts) -> str:
    return f"({','.join(map(str, counts))})"
