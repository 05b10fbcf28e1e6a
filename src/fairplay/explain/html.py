"""An explanation as HTML, for notebooks: its sentences, and between them tables and pictures."""

from collections.abc import Iterable, Iterator

from fairplay.art import html
from fairplay.art.boards import drawing
from fairplay.errors import InputError
from fairplay.explain import blocks as b
from fairplay.explain.explanation import Explanation
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.vocabulary import Sentence


def written(explanation: Explanation, messages: Messages) -> str:
    return html.section(_parts(explanation, messages))


def _parts(explanation: Explanation, messages: Messages) -> Iterator[str]:
    yield from _picture(explanation.position)
    for block in explanation.blocks:
        yield from _said(block.before, messages, strong=isinstance(block, b.Verdict))
        yield from _pictures(block, messages)
        yield from _said(block.after, messages)
    for component in explanation.components:
        yield from _parts(component, messages)


def _picture(text: str) -> Iterator[str]:
    """The board; only the notation for games that no registry knows."""
    try:
        yield html.figure(drawing(Position(text).boards()), text)
    except InputError:
        yield html.paragraph(text)


def _said(sentences: Iterable[Sentence], messages: Messages, strong: bool = False) -> Iterator[str]:
    return (html.paragraph(messages.fill(one), strong=strong) for one in sentences)


def _pictures(block: b.Told, messages: Messages) -> Iterator[str]:
    """What is shown between the sentences of a block."""
    match block:
        case b.Disguise():
            yield html.listed(messages.fill(stand.told) for stand in block.stands)
        case b.Figures() if block.rows:
            rows = [
                (messages.fill(row.told), *map(messages.figure, row.cells)) for row in block.rows
            ]
            marked = [(row, column + 1) for row, column in block.marked]
            yield html.scrolling(html.table(rows, marked=marked))
        case b.Columns():
            yield _columns(block, messages)
        case b.MexRule() if block.options:
            yield html.listed(option.text(block.heap) for option in block.options)
        case b.Scale():
            yield _scale(block, messages)
        case b.Summands():
            yield _summands(block, messages)
        case b.WinningMoves():
            head = messages("explain-move"), messages("explain-leaves")
            yield html.table([(move.move, move.to) for move in block.moves], head)
        case b.WhyLost():
            yield html.listed(messages.fill(one.told) for one in block.answers)


def _columns(block: b.Columns, messages: Messages) -> str:
    """The numbers in binary under each other; odd columns are marked below."""
    rows: list[list[object]] = [
        [number, *digits] for number, digits in zip(block.numbers, block.binary, strict=True)
    ]
    rows.append([messages("explain-ones"), *block.counts])
    if any(block.odd):
        rows.append([messages("explain-odd"), *("↑" if odd else "" for odd in block.odd)])
    foot = len(block.numbers)
    marked = [(foot, at) for at, odd in enumerate(block.odd, 1) if odd]
    return html.table(rows, ["", *block.places], marked=marked)


def _scale(block: b.Scale, messages: Messages) -> str:
    heap, value = messages("explain-scale-heap"), messages("explain-value-head")
    size = range(1, block.total)
    rows: list[list[object]] = [
        [heap, *size],
        [value, *block.upper],
        [value, *block.lower],
        [heap, *reversed(size)],
    ]
    return html.scrolling(html.table(rows))


def _summands(block: b.Summands, messages: Messages) -> str:
    head = [messages(key) for key in ("explain-part", "explain-value-head", "explain-alone")]
    alone = {"N": messages("explain-won"), "P": messages("explain-lost-word")}
    return html.table(
        [(one.position, one.value, alone[one.outcome]) for one in block.summands], head
    )
