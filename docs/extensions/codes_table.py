"""The table of octal codes: ``{codes-table}`` writes ``reference/codes.csv`` as a table in HTML.

Its 1024 rows are written without classes and closing tags, to stay small. ``codes.js`` adds the
search and the sorting where scripts run.
"""

import csv
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

PAGE = "reference/codes"
NUMBERS = ("Preperiod", "Period", "Values", "Time, ms", "Largest")
HEADS = ("Code", "Preperiod", "Period", "Proof", "Values", "Time, ms", "Largest", "Same as")
THEOREMS = {"guy-smith": "Guy–Smith"}
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
        '<div class="codes" role="region" aria-label="Table of codes" tabindex="0">\n'
        f"<table><thead><tr>{heads}</thead>\n<tbody>\n{body}\n</tbody></table></div>\n"
    )


def _summary(rows: list[dict[str, str]]) -> str:
    proved = sum(bool(row["period"]) for row in rows)
    apart = [row for row in rows if not row["same_as"]]
    without = sum(not row["period"] for row in apart)
    return (
        f"{len(rows)} codes: {proved} have a proved period, {len(rows) - proved} are open. "
        f"They have {len(apart)} different sequences, of which {without} are open."
    )


def _kind(head: str) -> str:
    return " class=n" if head in NUMBERS else ""


def _row(row: dict[str, str]) -> str:
    code = row["code"]
    name = code if code == EMPTY else f'<a href="/lab?rule={code}">{code}</a>'
    below = f"none below {_number(row['none_below'])}"
    cells = (
        _number(row["preperiod"]),
        _number(row["period"]),
        THEOREMS[row["proof"]] if row["proof"] else below,
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
