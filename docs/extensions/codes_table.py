"""The table of octal codes: ``{codes-table}`` writes ``reference/codes.csv`` as a table in HTML.

Its 1024 rows are written without classes and closing tags, to stay small. ``codes.js`` adds the
search and the sorting where scripts run.
"""

import csv
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

PAGE = "reference/codes"
NUMBERS = ("Preperiod", "Period", "Values", "Time, ms", "Largest")
HEADS = ("Code", "Preperiod", "Period", "Proof", "Values", "Time, ms", "Largest", "Same as")
THEOREMS = {"guy-smith": "Guy–Smith"}


class Beyond(NamedTuple):
    """A period that is longer than those this table looks for, and how it is known."""

    preperiod: int
    period: int
    by: str


#: Of these codes, and of those with their values.
BEYOND = {
    "0.106": Beyond(465_384_263_797, 328_226_140_474, "published"),
    "4.404": Beyond(6_872_964_789, 145, "witness"),
}
#: The lab takes every code but this one, by which no move is possible.
EMPTY = "0.000"


class CodesTable(SphinxDirective):
    def run(self) -> list[nodes.Node]:
        table = Path(self.env.srcdir, f"{PAGE}.csv")
        self.env.note_dependency(str(table))
        return [nodes.raw("", html_of(table), format="html")]


def html_of(table: Path) -> str:
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    heads = "".join(f"<th scope=col{_kind(head)}>{head}" for head in HEADS)
    body = "\n".join(map(_row, rows))
    return (
        f"<p>{_summary(rows)}</p>\n"
        '<div class="codes scrolls" role="region" aria-label="Table of codes" tabindex="0">\n'
        f"<table><thead><tr>{heads}</thead>\n<tbody>\n{body}\n</tbody></table></div>\n"
    )


def _summary(rows: list[dict[str, str]]) -> str:
    """What is proved here, what is known beyond that, and what is open."""
    left = [row for row in rows if not row["period"]]
    proved = [row for row in left if (known := _beyond(row)) and known.by == "witness"]
    published = [row for row in left if (known := _beyond(row)) and known.by == "published"]
    still = [row for row in left if not _beyond(row)]
    return (
        f"{len(rows)} codes with {_sequences(rows)} different sequences: "
        f"{len(rows) - len(left)} codes have a period that is proved here, "
        f"{len(left)} ({_sequences(left)} sequences) are open within the limits of this table. "
        f"Beyond the limits {len(proved)} of these ({_sequences(proved)} sequence) have a period "
        f"that Fair Play proves, and {len(published)} has a published one. "
        f"{len(still)} codes ({_sequences(still)} sequences) are open as far as we know."
    )


def _sequences(rows: list[dict[str, str]]) -> int:
    return len({row["same_as"] or row["code"] for row in rows})


def _beyond(row: dict[str, str]) -> Beyond | None:
    return BEYOND.get(row["same_as"] or row["code"])


def _kind(head: str) -> str:
    return " class=n" if head in NUMBERS else ""


def _row(row: dict[str, str]) -> str:
    code = row["code"]
    name = code if code == EMPTY else f'<a href="/lab?rule={code}">{code}</a>'
    proof, preperiod, period = THEOREMS.get(row["proof"]), row["preperiod"], row["period"]
    if proof is None:
        proof = f"none below {_number(row['none_below'])}"
        if known := _beyond(row):
            proof += f"; beyond: {known.by}"
            preperiod, period = str(known.preperiod), str(known.period)
    cells = (
        _number(preperiod),
        _number(period),
        proof,
        _number(row["values"]),
        f"{float(row['milliseconds']):,.2f}",
        _number(row["largest"]),
        row["same_as"],
    )
    return f"<tr><th scope=row>{name}" + "".join(f"<td>{escape(cell)}" for cell in cells)


def _number(text: str) -> str:
    return f"{int(text):,}" if text else ""


def _add_files(app: Sphinx, page: str, *_: Any) -> None:
    if page == PAGE:
        app.add_css_file("codes.css")
        app.add_js_file("codes.js", loading_method="defer")


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("codes-table", CodesTable)
    app.connect("html-page-context", _add_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
