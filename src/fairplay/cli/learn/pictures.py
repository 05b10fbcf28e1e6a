"""Pictures of the lessons in the terminal: boards, blocks of explanations, cards, tables.

What draws cards is imported with the first card, for a fast start.
"""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fairplay.cli.boards import draw
from fairplay.cli.render.explanation import pictures
from fairplay.cli.render.numbers import ODD
from fairplay.explain.blocks import Columns
from fairplay.learn import views as v
from fairplay.messages import Messages
from fairplay.protocol import MatchView
from fairplay.rules.position import Position
from fairplay.vocabulary import Board

Output = Iterator[RenderableType]
INDENT = 2


def indented(shown: RenderableType) -> Padding:
    return Padding(shown, (0, 0, 0, INDENT), expand=False)


def picture(one: v.Picture, messages: Messages, width: int) -> Output:
    """What is above a question."""
    if one.boards:
        yield boards(one.boards, messages, width)
    if one.block:
        yield from (Text(messages.fill(told)) for told in one.block.before)
        yield from map(indented, pictures(one.block, messages, width - INDENT))
        yield from (Text(messages.fill(told)) for told in one.block.after)
    if one.cards:
        yield from cards(one.deck, one.cards, messages, width)


def boards(shown: Iterable[Board], messages: Messages, width: int) -> Text:
    position = Position(" + ".join(board.position for board in shown))
    return draw(position, messages, width=width)


def match(view: MatchView, seat: int, first: str, messages: Messages, width: int) -> Text:
    """The board of a match as one player sees it, as large as in its first position."""
    names = messages("play-you"), messages("play-computer")
    return draw(seen(view, seat), messages, width=width, names=names, first=Position(first))


def seen(view: MatchView, seat: int) -> Position:
    """The position with one player's pieces as the mover's, whoever's turn it is."""
    position = Position(view.position)
    return position if view.mover == seat else position.turned()


def cards(deck: str, texts: Sequence[str | None], messages: Messages, width: int) -> Output:
    """Cards with the numbers of their places, and the names of the shapes."""
    from fairplay.cards import find_deck
    from fairplay.cli.terminal.card_drawing import draw_cards, legend

    found = find_deck(deck)
    places = tuple(None if text is None else found.parse(text) for text in texts)
    yield indented(draw_cards(found, places, width - INDENT))
    yield indented(legend(found, messages))


def digit_columns(block: Columns) -> Table:
    """The numbers in binary below each other, nothing counted yet."""
    table = _grid(len(block.counts))
    table.add_row("", "", *(Text(place, "dim") for place in block.places))
    for number, digits in zip(block.numbers, block.binary, strict=True):
        table.add_row(str(number), "=", *digits)
    return table


def _grid(columns: int) -> Table:
    table = Table.grid(padding=(0, 1))
    for _ in range(columns + 2):
        table.add_column(justify="right")
    return table


def writing(view: v.AskWrite, messages: Messages) -> Table:
    """The rows that are given, and those to write with a gap for each digit."""
    table = _grid(max((row.digits for row in view.rows), default=0) or 1)
    heads = _signs(view.deck) if view.deck else [Text(one, "dim") for one in view.heads]
    if heads:
        table.add_row("", "", *heads)
    for text in view.given:
        table.add_row("", "", *text)
    for row in view.rows:
        named = messages.fill(row.told) if row.told else row.text
        table.add_row(named, "=", *["_"] * (row.digits or 1))
    return table


def _signs(deck: str) -> tuple[Text, ...]:
    from fairplay.cards import find_deck
    from fairplay.cli.terminal.card_drawing import signs

    return signs(find_deck(deck))


def rows_of(values: Sequence[int], length: int, width: int) -> Output:
    """The values of heaps 0, 1, … in rows of a length. A star says that the one below differs."""
    label, cell = len(str(len(values))), max(len(str(value)) for value in values) + 1
    fits = max(1, (width - label - 3) // (cell + 1))
    for first in range(0, length, fits):
        shown = range(first, min(length, first + fits))
        if length > fits:
            yield Text(f"+{first} …", "dim")
        for start in range(0, len(values), length):
            yield _row_of(values, start, length, shown, (label, cell))


def _row_of(
    values: Sequence[int], start: int, length: int, shown: range, sizes: tuple[int, int]
) -> Text:
    label, cell = sizes
    line = Text(f"{start:>{label}} ", "dim", no_wrap=True)
    for heap in range(start + shown.start, min(start + shown.stop, len(values))):
        differs = heap + length < len(values) and values[heap] != values[heap + length]
        line.append(f"{values[heap]:>{cell}}", ODD if differs else "not dim")
        line.append("*" if differs else " ", "not dim")
    return line


def number_table(values: Sequence[Sequence[int]], found: Iterable[str], width: int) -> Output:
    """A table with its rows and columns numbered from 0, in pieces where the screen is narrow.

    Cells that were found are in brackets.
    """
    marked, count = set(found), len(values[0])
    cell = max(len(str(value)) for row in values for value in row) + 2
    fits = max(1, (width - cell - 1) // cell)
    for first in range(0, count, fits):
        shown = range(first, min(count, first + fits))
        yield Text(" " * (cell + 1) + "".join(f"{n:>{cell - 1}} " for n in shown), "bold")
        for n, row in enumerate(values):
            line = Text(f"{n:>{cell - 1}} │", "bold", no_wrap=True)
            for place in shown:
                text = f"[{row[place]}]" if f"{n}+{place}" in marked else f"{row[place]} "
                line.append(f"{text:>{cell}}", ODD if text.startswith("[") else "not bold")
            yield line
