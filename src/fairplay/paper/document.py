"""A PDF: pages, words in embedded fonts, and drawings as vectors. All lengths are millimetres.

The same calls give the same bytes, on every machine and day.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from fpdf import FPDF
from fpdf.drawing_primitives import Transform
from fpdf.fonts import TTFFont
from fpdf.svg import SVGObject

from fairplay.art.drawing import PER_MM, tag
from fairplay.art.palette import INK
from fairplay.errors import InputError

if TYPE_CHECKING:
    from fairplay.art import Drawing

#: Width and height of the papers.
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 16.0
#: FiraGO, which has the letters of all our languages and arrows; by its names in pymupdf_fonts.
_FONTS = {"": "figo", "B": "figbo"}
#: The font with the signs that FiraGO does not have, such as ⊕.
_SIGNS = "signs"
_DATE = datetime(2024, 1, 1, tzinfo=UTC)
_MM_PER_POINT = 25.4 / 72


def paper_size(name: str) -> tuple[float, float]:
    """Width and height of a paper.

    >>> paper_size("A4")
    (210.0, 297.0)
    """
    if name.lower() not in PAPERS:
        raise InputError("error-choice", text=name, choices=", ".join(PAPERS))
    return PAPERS[name.lower()]


class Document:
    """Pages that are drawn from the top; y is where the next line begins."""

    def __init__(self, paper: str, title: str, language: str, fonts: Path) -> None:
        self.paper = paper_size(paper)
        pdf = FPDF(unit="mm", format=self.paper)
        pdf.set_auto_page_break(False)
        pdf.set_margin(0)
        pdf.c_margin = 0
        pdf.set_title(title)
        pdf.set_lang(language)
        pdf.set_creator("Fair Play")
        pdf.set_producer("Fair Play")
        pdf.set_creation_date(_DATE)
        for style, name in _FONTS.items():
            pdf.add_font("FiraGO", style, fonts / f"{name}.ttf")
        self._pdf = pdf
        self._signs = fonts / f"{_SIGNS}.ttf"
        self._widths: dict[tuple[str, float, bool], float] = {}

    @property
    def width(self) -> float:
        return float(self._pdf.w)

    @property
    def height(self) -> float:
        return float(self._pdf.h)

    @property
    def pages(self) -> int:
        return len(self._pdf.pages)

    def add_page(self, landscape: bool = False) -> None:
        self._pdf.add_page(orientation="landscape" if landscape else "portrait")

    def content(self) -> bytes:
        return bytes(self._pdf.output())

    def close(self) -> None:
        """Let go of the fonts' files."""
        for font in self._pdf.fonts.values():
            assert isinstance(font, TTFFont)
            font.ttfont.close()

    def draw(self, drawing: "Drawing", x: float, y: float, scale: float = 1) -> None:
        """A drawing with its upper left corner there; at scale 1, four units are a millimetre."""
        unit = scale / PER_MM
        if drawing.shapes:
            size = drawing.width * unit, drawing.height * unit
            parsed = _parsed(drawing.frame, drawing.shapes)
            paths = parsed.transform_to_rect_viewport(1, *size, ignore_svg_top_attrs=True)[2]
            assert paths.transform
            paths.transform = paths.transform @ Transform.translation(x, y)
            self._pdf.draw_path(paths)
        for label in drawing.labels:
            at = x + label.x * unit, y + label.y * unit
            points = label.size * unit / _MM_PER_POINT
            self.write(label.text, *at, points, bold=label.bold, colour=label.colour, of=0.5)

    def rule(
        self, x: float, y: float, to_x: float, to_y: float, colour: str = INK, width: float = 0.2
    ) -> None:
        self._pdf.set_draw_color(colour)
        self._pdf.set_line_width(width)
        self._pdf.line(x, y, to_x, to_y)

    def box(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        self._pdf.set_draw_color(colour)
        self._pdf.set_line_width(0.3)
        self._pdf.rect(x, y, width, height)

    def write(
        self,
        words: str,
        x: float,
        y: float,
        size: float = 10,
        *,
        bold: bool = False,
        colour: str = INK,
        of: float = 0,
    ) -> float:
        """One line with its foot on y. ``of`` says which part of it stands left of x: 0, ½ or 1.

        Returns where the line ends.
        """
        at = x - of * (self.measure(words, size, bold) if of else 0)
        for signs, run in groupby(words, key=self._is_sign):
            part = "".join(run)
            self._font(size, bold, signs)
            self._pdf.set_text_color(colour)
            self._pdf.text(at, y, part)
            at += float(self._pdf.get_string_width(part))
        return at

    def measure(self, words: str, size: float, bold: bool = False) -> float:
        """How wide a line is."""
        known = words, size, bold
        if known not in self._widths:
            self._widths[known] = sum(
                self._wide("".join(run), size, bold, signs)
                for signs, run in groupby(words, key=self._is_sign)
            )
        return self._widths[known]

    def _wide(self, words: str, size: float, bold: bool, signs: bool) -> float:
        self._font(size, bold, signs)
        return float(self._pdf.get_string_width(words))

    def paragraph(
        self,
        words: str,
        x: float,
        y: float,
        width: float,
        size: float = 10,
        *,
        bold: bool = False,
        colour: str = INK,
    ) -> float:
        """Lines of text from y downwards; returns where they end."""
        line = _line(size)
        foot = line / 2 + 0.3 * size * _MM_PER_POINT
        for words_of_line in self.lines_of(words, width, size, bold):
            self.write(words_of_line, x, y + foot, size, bold=bold, colour=colour)
            y += line
        return y

    def high(self, words: str, width: float, size: float, bold: bool = False) -> float:
        """How high a paragraph is."""
        return len(self.lines_of(words, width, size, bold)) * _line(size)

    def lines_of(self, words: str, width: float, size: float, bold: bool = False) -> list[str]:
        """The lines that a paragraph has."""
        lines, used = [""], 0.0
        space = self.measure(" ", size, bold)
        for word in self._short(words.split(" "), width, size, bold):
            wide = self.measure(word, size, bold)
            if lines[-1] and used + space + wide > width:
                lines.append(word)
                used = wide
            else:
                lines[-1] += f" {word}" if lines[-1] else word
                used += space * (used > 0) + wide
        return lines

    def _short(self, words: list[str], width: float, size: float, bold: bool) -> Iterator[str]:
        """The words; one that is longer than a line in pieces."""
        for word in words:
            rest = word
            while self.measure(rest, size, bold) > width and len(rest) > 1:
                fits = len(rest) - 1
                while fits > 1 and self.measure(rest[:fits], size, bold) > width:
                    fits -= 1
                yield rest[:fits]
                rest = rest[fits:]
            yield rest

    def _font(self, size: float, bold: bool, signs: bool) -> None:
        """The font with signs is made only if one is needed."""
        if signs and _SIGNS not in self._pdf.fonts:
            from fairplay.paper.signs import signs_font

            self._signs.write_bytes(signs_font())
            self._pdf.add_font(_SIGNS, "", self._signs)
        style = "B" if bold and not signs else ""
        self._pdf.set_font(_SIGNS if signs else "FiraGO", style, size)

    def _is_sign(self, character: str) -> bool:
        """Whether FiraGO does not have it."""
        font = self._pdf.fonts["firago"]
        assert isinstance(font, TTFFont)
        return ord(character) not in font.cmap


def _line(size: float) -> float:
    """From one line of a paragraph to the next."""
    return size * _MM_PER_POINT * 1.4


@lru_cache(maxsize=1024)
def _parsed(frame: str, shapes: str) -> SVGObject:
    svg = tag("svg", shapes, xmlns="http://www.w3.org/2000/svg", viewBox=frame)
    return SVGObject(svg.encode())


@contextmanager
def document(paper: str, title: str, language: str) -> Iterator[Document]:
    """A new document. Its fonts are files in a temporary folder."""
    from pymupdf_fonts import myfont

    with TemporaryDirectory(prefix="fairplay-") as folder:
        for name in _FONTS.values():
            Path(folder, f"{name}.ttf").write_bytes(myfont(name))
        made = Document(paper, title, language, Path(folder))
        try:
            yield made
        finally:
            made.close()
