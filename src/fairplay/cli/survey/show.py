"""A survey on the screen: its table, what it found, and its picture."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fairplay.art.png import png
from fairplay.cli.files import write_whole
from fairplay.cli.output import HEADING
from fairplay.survey.picture import picture
from fairplay.survey.summary import summary

if TYPE_CHECKING:
    from fairplay.cli.survey.parts import Survey
    from fairplay.messages import Messages
    from fairplay.survey.rows import Row

Lines = Iterator[tuple[str, str]]
#: The columns of the table: the end of the key of the head, and what stands in a row.
COLUMNS: "dict[str, Callable[[Row], object]]" = {
    "rule": lambda row: row.rule,
    "preperiod": lambda row: row.preperiod,
    "period": lambda row: row.period,
    "proof": lambda row: row.theorem,
    "values": lambda row: row.values,
    "below": lambda row: row.none_below,
    "maximum": lambda row: row.maximum,
    "at": lambda row: row.maximum_at,
    "rares": lambda row: row.rares,
    "last": lambda row: row.last_rare,
    "mask": lambda row: None if row.mask is None else f"{row.mask:#x}{'±' * bool(row.domain)}",
    "same": lambda row: row.same_as,
    "seconds": lambda row: f"{row.seconds:.3f}",
}
#: Texts stand at the left edge of their column, numbers at the right one.
TEXTS = ("rule", "proof", "mask", "same")


def json_of(survey: "Survey", rows: "Sequence[Row]") -> dict[str, Any]:
    asked = {"patterns": list(survey.patterns), "limit": survey.limit, "version": survey.version}
    return asked | {"summary": summary(rows), "rows": [asdict(row) for row in rows]}


def table_lines(survey: "Survey", rows: "Sequence[Row]", messages: "Messages") -> Lines:
    """Every row, in columns, and the summary below."""
    yield str(survey), HEADING
    heads = [messages(f"survey-column-{name}") for name in COLUMNS]
    cells = [[_text(of(row)) for of in COLUMNS.values()] for row in rows]
    widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
    left = [name in TEXTS for name in COLUMNS]
    for line in (heads, *cells):
        padded = (
            cell.ljust(width) if is_text else cell.rjust(width)
            for cell, width, is_text in zip(line, widths, left, strict=True)
        )
        yield "  ".join(padded).rstrip(), HEADING if line is heads else ""
    yield "", ""
    yield from summary_lines(rows, messages)


def _text(value: object) -> str:
    return "" if value is None else str(value)


def summary_lines(rows: "Sequence[Row]", messages: "Messages") -> Lines:
    found = summary(rows)
    counts = {name: found[name] for name in ("games", "proved", "open", "sequences")}
    apart = found["sequences_open"]
    yield messages("survey-summary", left=apart, **counts), HEADING
    for name in ("longest_periods", "longest_preperiods", "largest_values", "most_rares"):
        if found[name]:
            held = ", ".join(f"{one['rule']} {one['value']}" for one in found[name])
            yield messages(f"survey-{name.replace('_', '-')}", held=held), ""


def draw(name: str, rows: "Sequence[Row]", messages: "Messages") -> None:
    drawn = picture(rows, messages)
    # As PNG it is twice as large, to be sharp on a screen of today.
    is_svg = Path(name).suffix.lower() == ".svg"
    write_whole(name, drawn.encode() if is_svg else png(drawn, zoom=2))
