"""The options of a heap and Grundy's scale on the screen."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table

from fairplay.explain import blocks as b
from fairplay.messages import Messages


def options(block: b.MexRule) -> Columns:
    """What a heap may become, with the values."""
    return Columns([option.text(block.heap) for option in block.options], padding=(0, 3))


def scale(block: b.Scale, messages: Messages, width: int) -> Iterator[RenderableType]:
    """The values over their mirror image, broken into pieces that fit the screen."""
    headers = messages("explain-scale-heap"), messages("explain-value-head")
    cell = len(str(block.total)) + 1
    room = max(1, (width - max(map(len, headers)) - 6) // cell)
    size = block.total - 1
    for start in range(0, size, room):
        yield _piece(block, headers, range(start, min(start + room, size)))


def _piece(block: b.Scale, headers: tuple[str, str], places: range) -> Table:
    heap, value = headers
    table = Table.grid(padding=(0, 0, 0, 1))
    table.add_column()
    for _ in places:
        table.add_column(justify="right", min_width=len(str(block.total)))
    table.add_row(heap, *(str(i + 1) for i in places), style="dim")
    table.add_row(value, *(str(block.upper[i]) for i in places))
    table.add_row(value, *(str(block.lower[i]) for i in places))
    table.add_row(heap, *(str(block.total - i - 1) for i in places), style="dim")
    return table
