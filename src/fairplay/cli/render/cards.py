"""Cards and the reasons about claims as lines of text, each with its style."""

from collections.abc import Iterable, Iterator, Sequence

from fairplay.cards.decks import Card, Counts, Deck
from fairplay.cards.elimination import Row
from fairplay.cli.output import HEADING, LOST
from fairplay.explain import card_blocks as b
from fairplay.explain import card_sentences as say
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


def block_lines(block: b.CardBlock, messages: Messages) -> Iterator[Line]:
    """What one reason says, and the picture between its sentences."""
    pictured = isinstance(block, b.Counting | b.Sums | b.Eliminated)
    style = HEADING if pictured else LOST if isinstance(block, b.WrongClaim) else ""
    for sentence in block.before:
        yield messages.fill(sentence), style
    for line in _picture(block, messages):
        yield line, ""
    for sentence in block.after:
        yield f"  {messages.fill(sentence)}", ""


def _picture(block: b.CardBlock, messages: Messages) -> Iterable[str]:
    match block:
        case b.Counting():
            return _counting(block, messages)
        case b.Sums():
            return _sums(block)
        case b.Eliminated():
            return _eliminated(block, messages)
    return ()


def _counting(block: b.Counting, messages: Messages) -> Iterator[str]:
    """The counts, why a card leaves, the counts without it, and so on."""
    yield _state(block.deck, block.counts, messages)
    for removal in block.removals:
        yield f"  {messages.fill(say.why_away(block.deck, removal))}"
        yield _state(block.deck, removal.counts, messages)


def _state(deck: Deck, counts: Counts, messages: Messages) -> str:
    """``(3,2,0,4,3,2)``, and which of them are odd."""
    return f"    {_tuple(counts)}  {messages.fill(say.odd_counts(deck, counts))}"


def _sums(block: b.Sums) -> Iterator[str]:
    """Both sides added up, and reduced."""
    sides = ("A", block.claim.a, block.a), ("B", block.claim.b, block.b)
    for (name, places, counts), reduced in zip(sides, block.remainders, strict=True):
        if places:
            less = "" if counts == reduced else f" ≡ {_tuple(reduced)}"
            yield f"    {name}: {' + '.join(map(str, places))} = {_tuple(counts)}{less}"


def _eliminated(block: b.Eliminated, messages: Messages) -> Iterator[str]:
    """A line for each card: what is subtracted, what is left, and what that means."""
    sums = [_steps(block.deck.p, block.hand[row.card - 1], row) for row in block.rows]
    width = max(map(len, sums), default=0)
    for row, text in zip(block.rows, sums, strict=True):
        result = messages.fill(say.row_result(block.deck, row))
        yield f"{f'[{row.card}]':>8}  {text:{width}}   {result}"


def _steps(p: int, start: Counts, row: Row) -> str:
    """``110110 + [1] = 010000 + [2] = 000010``; modulo 2, plus and minus are the same."""
    text = _digits(start)
    for step in row.steps:
        times = "" if step.times == 1 else f"{step.times}·"
        text += f" {'+' if p == 2 else '−'} {times}[{step.by}] = {_digits(step.left)}"
    return text


def _digits(counts: Counts) -> str:
    return "".join(map(str, counts))


def _tuple(counts: Counts) -> str:
    return f"({','.join(map(str, counts))})"
