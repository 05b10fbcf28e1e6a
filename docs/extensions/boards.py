"""Boards and cards, drawn when the pages are built.

```{board} nim:3,4,5
What the caption says.
```

```{cards} zero 100110 010010 110100
:claim: 1, 2, 3

For MOD-3 SUMZ the two sides: ``:claim: 1, 2 / 3``.
```
"""

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from fairplay.art.drawing import Drawing
from fairplay.cards import Claim, find_deck
from fairplay.cards.drawing import hand_drawing
from fairplay.rules.position import Position


class Figure(SphinxDirective):
    """A drawing with its caption."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True

    def drawn(self, text: str) -> tuple[Drawing, str]:
        raise NotImplementedError

    def run(self) -> list[nodes.Node]:
        drawing, title = self.drawn(self.arguments[0])
        svg = nodes.raw("", drawing.svg(title), format="html")
        figure = nodes.container("", svg, classes=["drawing"])
        figure += self.parse_content_to_nodes()
        return [figure]


class BoardFigure(Figure):
    def drawn(self, text: str) -> tuple[Drawing, str]:
        from fairplay.art.boards import drawing

        return drawing(Position(text).boards()).on_paper(), text


class CardsFigure(Figure):
    option_spec: ClassVar = {"claim": directives.unchanged}

    def drawn(self, text: str) -> tuple[Drawing, str]:
        name, *cards = text.split()
        claim = Claim(*map(_places, f"{self.options.get('claim', '')}/".split("/")[:2]))
        return hand_drawing(find_deck(name).parse_hand(cards), claim), text


def _places(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.replace(",", " ").split()))


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("board", BoardFigure)
    app.add_directive("cards", CardsFigure)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
