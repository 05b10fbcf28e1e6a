"""Cards in the terminal: each shape by its place, its sign and its colour."""

from rich.text import Text

from fairplay.cards import Card, Deck
from fairplay.cli.boards.canvas import SOFT, Block, flow
from fairplay.cli.render.cards import SYMBOLS
from fairplay.messages import Messages

#: In the order of the shapes, legible on light and dark grounds.
COLOURS = (
    *("#d9681d", "#3a8fd0", "#9a63f5", "#2e9e6b", "#c79100", "#d9548b"),
    *("#e0483c", "#8a8f98"),
)
COUNTED_COLOURS = ("#9a63f5", "#3a8fd0", "#e0483c", "#2e9e6b", "#c79100", "#d9681d")
NUMBER = "bold #4a90d9"
GHOST = "·"


def signs(deck: Deck) -> tuple[Text, ...]:
    """The sign of each shape of a deck, in its colour."""
    colours = COLOURS if deck.p == 2 else COUNTED_COLOURS
    pairs = zip(deck.shapes, colours, strict=False)
    return tuple(Text(SYMBOLS[shape], colour) for shape, colour in pairs)


def legend(deck: Deck, messages: Messages) -> Text:
    """What the signs are called."""
    named = zip(signs(deck), deck.shapes, strict=True)
    return Text("  ").join(sign + f" {messages(f'shape-{shape}')}" for sign, shape in named)


def draw_cards(deck: Deck, cards: tuple[Card | None, ...], width: int = 80) -> Text:
    """Cards side by side, each with the number of its place; holes are left free.

    >>> from fairplay.cards import MOD3, ZERO
    >>> print(draw_cards(ZERO, (ZERO.parse("100110"), None, ZERO.parse("001011"))).plain)
    ┌── 1 ──┐             ┌── 3 ──┐
    │ ▲ · · │             │ · · ⬟ │
    │ ⬢ ◆ · │             │ · ◆ ● │
    └───────┘             └───────┘
    >>> print(draw_cards(MOD3, (MOD3.parse("2102"),)).plain)
    ┌─── 1 ──┐
    │ ⬟⬟  ▲· │
    │ ··  ●● │
    └────────┘
    """
    blocks = (_card(deck, number, card) for number, card in enumerate(cards, start=1))
    lines = flow(blocks, width, gap=1, top=True)
    return Text("\n", no_wrap=True, overflow="ignore").join(lines)


def _card(deck: Deck, number: int, card: Card | None) -> Block:
    rows = _rows(deck, card or deck.cards[0])
    inner = rows[0].cell_len + 2
    if card is None:
        return [Text(" " * (inner + 2))] * (len(rows) + 2)
    edge = f" {number} "
    left = (inner - len(edge) + 1) // 2
    top = Text.assemble(
        ("┌" + "─" * left, SOFT), (edge, NUMBER), ("─" * (inner - left - len(edge)) + "┐", SOFT)
    )
    sides = [Text.assemble(("│ ", SOFT), row, (" │", SOFT)) for row in rows]
    return [top, *sides, Text("└" + "─" * inner + "┘", SOFT)]


def _rows(deck: Deck, card: Card) -> Block:
    """Two rows of shapes; the first has one more if their number is odd."""
    cells = [_cell(deck, sign, n) for sign, n in zip(signs(deck), card.counts, strict=True)]
    half = (len(cells) + 1) // 2
    blank = Text(" " * cells[0].cell_len)
    gap = Text(" " if deck.p == 2 else "  ")
    rows = (cells[:half], cells[half:] + [blank] * (2 * half - len(cells)))
    return [gap.join(row) for row in rows]


def _cell(deck: Deck, sign: Text, count: int) -> Text:
    """One sign for each of up to two shapes, of more a sign and their number."""
    if deck.p <= 3:
        ghosts = (GHOST * (deck.p - 1 - count), SOFT)
        return Text.assemble((sign.plain * count, sign.style), ghosts)
    return Text(f"{sign.plain}{count}", sign.style) if count else Text(GHOST * 2, SOFT)
