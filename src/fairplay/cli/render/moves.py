"""Tables on the screen: the winning moves, and the parts of a sum."""

from rich.table import Table
from rich.text import Text

from fairplay.cli.output import HEADING
from fairplay.explain import blocks as b
from fairplay.messages import Messages

#: Counts of more columns than this are not repeated beside each move.
MAX_PLACES = 20


def _table(*headers: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=HEADING)
    for header in headers:
        table.add_column(header, overflow="fold")
    return table


def winning_moves(block: b.WinningMoves, messages: Messages, places: int) -> Table:
    """The winning moves, and the ones in each of the columns shown before: all even."""
    left = [move.columns for move in block.moves if move.columns]
    wide = max([places, *(len(columns.counts) for columns in left)])
    ones = places > 0 and len(left) == len(block.moves) and wide <= MAX_PLACES
    headers = ["explain-move", "explain-leaves", *(["explain-ones"] if ones else [])]
    table = _table(*map(messages, headers))
    for move in block.moves:
        counts = [_counts(move.columns, wide)] if ones and move.columns else []
        table.add_row(Text(move.move), Text(move.to), *counts)
    return table


def _counts(columns: b.Columns, places: int) -> str:
    """The ones in each column, with the columns in front that the move has emptied."""
    return " ".join(map(str, [*[0] * (places - len(columns.counts)), *columns.counts]))


def summands(block: b.Summands, messages: Messages) -> Table:
    """The components of a sum with their values."""
    headers = "explain-part", "explain-value-head", "explain-alone"
    table = _table(*map(messages, headers))
    for part in block.summands:
        alone = messages("explain-won" if part.outcome == "N" else "explain-lost-word")
        table.add_row(Text(part.position), str(part.value), alone)
    return table
