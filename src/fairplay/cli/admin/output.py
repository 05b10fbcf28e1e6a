"""Results for people: a table for a list, lines for one room, a sentence for an action."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from fairplay.cli.output import HEADING, write_lines
from fairplay.messages import Messages

Line = tuple[str, str]
#: The fields that are times.
_TIMES = frozenset({"at", "until", "created_at", "changed_at"})
#: The widest cell of a table.
MAX_CELL = 40


def show(action: str, found: Any, messages: Messages) -> None:
    write_lines(_lines(action, found, messages))


def _lines(action: str, found: Any, messages: Messages) -> Iterator[Line]:
    if isinstance(found, list):
        yield from _table(found, messages)
    elif action == "show":
        yield from _about(found, messages)
    else:
        yield messages(f"admin-done-{action}", **_arguments(found)), ""


def _arguments(found: dict[str, Any]) -> dict[str, str]:
    return {name: _cell(name, _seat(name, value)) for name, value in found.items()}


def _table(rows: list[dict[str, Any]], messages: Messages) -> Iterator[Line]:
    if not rows:
        yield messages("admin-none"), ""
        return
    names = list(rows[0])
    heads = [messages(f"admin-head-{name.replace('_', '-')}") for name in names]
    cells = [[_cell(name, _seat(name, row[name])) for name in names] for row in rows]
    widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
    yield _row(heads, widths), HEADING
    for row in cells:
        yield _row(row, widths), ""


def _seat(name: str, value: Any) -> Any:
    """Seats are counted from 1 where people read them."""
    return value + 1 if name == "seat" else value


def _row(cells: list[str], widths: list[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()


def _about(found: dict[str, Any], messages: Messages) -> Iterator[Line]:
    lists = {name: value for name, value in found.items() if name in ("seats", "last")}
    for name, value in found.items():
        if name not in lists:
            head = messages(f"admin-head-{name.replace('_', '-')}")
            shown = msgspec.json.encode(value).decode() if name == "options" else _cell(name, value)
            yield f"{head}: {shown}", ""
    for name, rows in lists.items():
        if isinstance(rows, list):
            yield "", ""
            yield messages(f"admin-{name}"), HEADING
            yield from _table(rows, messages)


def _cell(name: str, value: Any) -> str:
    """One line, whatever it says.

    >>> _cell("at", 0), _cell("name", None), _cell("kicked", ["a", "b"])
    ('1970-01-01 00:00:00', '–', 'a, b')
    """
    if value is None or value in ("", []):
        return "–"
    if name in _TIMES:
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    line = "".join(c if c.isprintable() else " " for c in text)
    return line if len(line) <= MAX_CELL else line[: MAX_CELL - 1] + "…"
