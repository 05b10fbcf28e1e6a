"""Small pieces of HTML for notebooks. All text is escaped here.

Text has the colours of the page, so that it can be read on light and dark ones; what is marked has
a ground and an ink of its own, and is bold, so that it is not marked by colour alone.
"""

from collections.abc import Iterable, Sequence
from html import escape

from fairplay.art.drawing import Drawing

_TABLE = "border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.4em 0"
_CELL = "padding:.15em .6em;text-align:right;background:none"
_MARK = "padding:.15em .6em;text-align:right;background:#f5b82e;color:#3a2800;font-weight:700"


def paragraph(text: str, *, strong: bool = False) -> str:
    """
    >>> paragraph("0 < 1")
    '<p>0 &lt; 1</p>'
    """
    words = escape(text)
    return f"<p><strong>{words}</strong></p>" if strong else f"<p>{words}</p>"


def listed(texts: Iterable[str]) -> str:
    items = "".join(f"<li>{escape(text)}</li>" for text in texts)
    return f"<ul>{items}</ul>" if items else ""


def table(
    rows: Sequence[Sequence[object]],
    head: Sequence[object] = (),
    *,
    marked: Sequence[tuple[int, int]] = (),
    caption: str = "",
) -> str:
    """Rows of short texts; the first of each says what the row is. Places (row, column) from 0
    may be marked.

    >>> table([["ones", 3]], marked=[(0, 1)]).count("#f5b82e")
    1
    """
    said = f"<caption>{escape(caption)}</caption>" if caption else ""
    top = "".join(_cell("th", one, ' scope="col"') if one else _cell("td", "") for one in head)
    body = "".join(
        "<tr>" + "".join(_placed(one, (y, x) in marked, x) for x, one in enumerate(row)) + "</tr>"
        for y, row in enumerate(rows)
    )
    begun = f"<thead><tr>{top}</tr></thead>" if top else ""
    return f'<table style="{_TABLE}">{said}{begun}<tbody>{body}</tbody></table>'


def _placed(text: object, marked: bool, column: int) -> str:
    if column:
        return _cell("td", text, style=_MARK if marked else _CELL)
    return _cell("th", text, ' scope="row"')


def _cell(name: str, text: object, attributes: str = "", style: str = _CELL) -> str:
    return f'<{name}{attributes} style="{style}">{escape(str(text))}</{name}>'


def figure(drawing: Drawing, title: str) -> str:
    """A picture on a sheet of paper, no wider than the page; the title is its text."""
    style = 'style="max-width:100%;height:auto"'
    return "<div>" + drawing.on_paper().svg(title).replace("<svg", f"<svg {style}", 1) + "</div>"


def scrolling(part: str) -> str:
    """A part that may be wider than the page. The keyboard can scroll it, too."""
    return f'<div style="overflow-x:auto" tabindex="0">{part}</div>'


def section(parts: Iterable[str]) -> str:
    return f'<div class="fairplay">{"".join(parts)}</div>'
