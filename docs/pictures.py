"""Draw the pictures of the README: ``.venv/bin/python docs/pictures.py``."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fairplay.cards import ZERO, all_claims
from fairplay.cards.drawing import hand_drawing
from fairplay.cli.boards import draw
from fairplay.cli.render.explanation import render
from fairplay.explain import explain
from fairplay.messages import Messages
from fairplay.rules.position import Position

IMAGES = Path(__file__).parent / "images"
WIDTH = 84
HAND = "100110 010010 000101 001100 110110 000001 100100"


def picture(name: str, text: str, language: str = "en") -> None:
    """A terminal after ``fairplay explain``, as an SVG."""
    messages = Messages(language)
    console = Console(record=True, width=WIDTH, highlight=False, markup=False, file=io.StringIO())
    console.print(Text.assemble(("$ ", "dim"), f"fairplay explain {text}\n"))
    console.print(draw(Position(text), messages))
    for renderable in render(explain(text), messages, WIDTH):
        console.print(renderable)
    IMAGES.mkdir(exist_ok=True)
    svg = console.export_svg(title="Fair Play")
    # Load no fonts from other hosts; the reader's own serve as well.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    (IMAGES / f"{name}.svg").write_text(svg, encoding="utf-8")


def hand() -> None:
    """The article's seven cards, with the claim among them."""
    cards = ZERO.parse_hand(HAND.split())
    drawing = hand_drawing(cards, all_claims(ZERO, cards)[0])
    (IMAGES / "cards.svg").write_text(drawing.svg("Zero sumZ"), encoding="utf-8")


if __name__ == "__main__":
    hand()
    picture("explain", "nim:4,5,6,3")
