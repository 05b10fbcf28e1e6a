"""The table of records: ``{records-table}`` writes those that are shipped in HTML."""

from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from fairplay.records.files import Shelf, shipped
from fairplay.records.frontier import published
from fairplay.records.record import Record

HEADS = ("Code", "Computed here", "Published", "State", "Segments checked", "Largest", "Rares")


class RecordsTable(SphinxDirective):
    def run(self) -> list[nodes.Node]:
        for path in shipped().glob("*.record"):
            self.env.note_dependency(str(path))
        return [nodes.raw("", html_of(Shelf((shipped(),))), format="html")]


def html_of(shelf: Shelf) -> str:
    records = [record for rule in shelf.ids() if (record := shelf.read(rule))]
    if not records:
        return "<p>There are no records in this version.</p>\n"
    heads = "".join(f"<th scope=col>{head}" for head in HEADS)
    body = "\n".join(_row(record) for record in records if record.marks)
    return (
        '<div class="scrolls" role="region" aria-label="Table of records" tabindex="0">\n'
        f"<table><thead><tr>{heads}</thead>\n<tbody>\n{body}\n</tbody></table></div>\n"
    )


def _row(record: Record) -> str:
    known, last = published(record.rule), record.marks[-1]
    cells = (
        f"{record.end:,}",
        f"{known.values:,}" if known else "not known to us",
        _state(record),
        f"{len(record.checked())} of {len(record.marks)}",
        f"{last.maximum} at {last.place:,}",
        f"{len(record.rares)}, the last {record.rares[-1][0]:,}",
    )
    return f"<tr><th scope=row>{record.rule}" + "".join(f"<td>{escape(cell)}" for cell in cells)


def _state(record: Record) -> str:
    if record.period is None:
        return record.state
    preperiod, period = record.period
    proof = f"its certificate covers {record.certified:,} values"
    return f"{record.state}: period {period:,} from {preperiod:,} on; {proof}"


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("records-table", RecordsTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
