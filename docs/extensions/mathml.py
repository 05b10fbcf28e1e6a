"""Formulas as MathML, written at build time: every browser shows it, without a script or a font."""

from html import escape
from typing import Any

from docutils import nodes
from docutils.utils.math import MathError
from docutils.utils.math.latex2mathml import tex2mathml
from sphinx.application import Sphinx
from sphinx.util.logging import getLogger

_log = getLogger(__name__)


def _written(node: nodes.Node, block: bool) -> str:
    try:
        return tex2mathml(node.astext(), as_block=block)
    except MathError as error:
        _log.warning("%s: %s", node.astext(), error, location=node)
        return escape(node.astext())


def _inline(self: Any, node: nodes.math) -> None:
    self.body.append(_written(node, block=False))
    raise nodes.SkipNode


def _display(self: Any, node: nodes.math_block) -> None:
    self.body.append(self.starttag(node, "div", CLASS="math"))
    self.body.append(_written(node, block=True))
    self.body.append("</div>")
    raise nodes.SkipNode


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_html_math_renderer("mathml", (_inline, None), (_display, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
