"""A deck to cut out: nine cards a page, cut marks, backs if wanted, and a sheet of rules.

The cards fill the middle of the page, and a page of backs is always full: however the printer turns
the paper over, every back lies behind a card.
"""

from typing import TYPE_CHECKING

from fairplay.art import Drawing, back, card
from fairplay.art.cards import size
from fairplay.art.drawing import PER_MM
from fairplay.art.palette import SOFT
from fairplay.paper.document import Document, document
from fairplay.paper.rules_sheet import rules_sheet

if TYPE_CHECKING:
    from fairplay.cards import Deck
    from fairplay.messages import Messages

ACROSS, DOWN = 3, 3
A_PAGE = ACROSS * DOWN
#: Cut marks stand off the cards by so much, and are so long.
_OFF, _MARK = 1.0, 4.5


def deck_pdf(deck: "Deck", paper: str, backs: bool, messages: "Messages") -> tuple[bytes, int]:
    """The PDF of a deck, and how many pages it has."""
    faces = [card(deck.p, one.counts, ground=False) for one in deck.cards]
    with document(paper, deck.title, messages.language) as doc:
        for at in range(0, len(faces), A_PAGE):
            _sheet(doc, deck.p, faces[at : at + A_PAGE])
            if backs:
                _sheet(doc, deck.p, [back(deck.p, ground=False)] * A_PAGE)
        rules_sheet(doc, deck, messages)
        return doc.content(), doc.pages


def _sheet(doc: Document, p: int, cards: list[Drawing]) -> None:
    width, height = (side / PER_MM for side in size(p))
    doc.add_page(landscape=width > height)
    left, top = (doc.width - ACROSS * width) / 2, (doc.height - DOWN * height) / 2
    for i, one in enumerate(cards):
        row, column = divmod(i, ACROSS)
        doc.draw(one, left + column * width, top + row * height)
    _cut_marks(doc, left, top, width, height)


def _cut_marks(doc: Document, left: float, top: float, width: float, height: float) -> None:
    """Lines outside the cards at every cut, and a small cross where four cards meet."""
    right, foot = left + ACROSS * width, top + DOWN * height
    xs = [left + i * width for i in range(ACROSS + 1)]
    ys = [top + i * height for i in range(DOWN + 1)]
    for x in xs:
        doc.rule(x, top - _OFF - _MARK, x, top - _OFF, SOFT, 0.15)
        doc.rule(x, foot + _OFF, x, foot + _OFF + _MARK, SOFT, 0.15)
    for y in ys:
        doc.rule(left - _OFF - _MARK, y, left - _OFF, y, SOFT, 0.15)
        doc.rule(right + _OFF, y, right + _OFF + _MARK, y, SOFT, 0.15)
    for x in xs[1:-1]:
        for y in ys[1:-1]:
            doc.rule(x - 1, y, x + 1, y, SOFT, 0.1)
            doc.rule(x, y - 1, x, y + 1, SOFT, 0.1)
