"""A drawing: shapes as SVG elements, labels beside them, and ways to put drawings together.

Labels are kept apart from the shapes because print sets them in its own embedded fonts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from html import escape

from fairplay.art.palette import INK, PAPER

#: Four units are one millimetre in print, and a unit is about a pixel on a screen.
PER_MM = 4
Attributes = dict[str, str | float]
FONTS = "Inter, 'Fira Sans', 'Helvetica Neue', Arial, sans-serif"


@dataclass(frozen=True)
class Label:
    """A short text in the middle of x, with its foot on y."""

    x: float
    y: float
    text: str
    size: float = 15
    bold: bool = False
    colour: str = INK

    def svg(self) -> str:
        weight: Attributes = {"font-weight": 700} if self.bold else {}
        fixed: Attributes = {"font-family": FONTS, "font-size": self.size, "text-anchor": "middle"}
        return tag(
            "text", escape(self.text), x=self.x, y=self.y, fill=self.colour, **fixed, **weight
        )


@dataclass(frozen=True)
class Drawing:
    """Shapes and labels in a frame from (0, 0) to (width, height)."""

    width: float
    height: float
    shapes: str
    labels: tuple[Label, ...] = ()

    def svg(self, title: str) -> str:
        """A whole SVG document, with a title for those who cannot see it.

        >>> Drawing(8, 4, tag("circle", cx=4, cy=2, r=1.5)).svg("a dot")
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" width="8" height="4" role="img"
         aria-label="a dot"><title>a dot</title><circle cx="4" cy="2" r="1.5"/></svg>'
        """
        words = "".join(label.svg() for label in self.labels)
        frame: Attributes = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": self.frame}
        size: Attributes = {"width": self.width, "height": self.height, "role": "img"}
        named: Attributes = {"aria-label": escape(title)}
        body = f"{tag('title', escape(title))}{self.shapes}{words}"
        return tag("svg", body, **frame, **size, **named)

    @property
    def frame(self) -> str:
        return f"0 0 {number(self.width)} {number(self.height)}"

    def at(self, x: float, y: float) -> "Drawing":
        """The drawing moved right and down, in a frame so much larger."""
        moved = tuple(replace(label, x=label.x + x, y=label.y + y) for label in self.labels)
        shapes = group(self.shapes, transform=f"translate({number(x)} {number(y)})")
        return Drawing(self.width + x, self.height + y, shapes, moved)

    def scaled(self, factor: float) -> "Drawing":
        """The drawing so many times as large.

        >>> Drawing(8, 4, "", (Label(4, 2, "a"),)).scaled(0.5).labels[0].size
        7.5
        """
        labels = tuple(
            replace(one, x=one.x * factor, y=one.y * factor, size=one.size * factor)
            for one in self.labels
        )
        shapes = group(self.shapes, transform=f"scale({number(factor, 4)})")
        return Drawing(self.width * factor, self.height * factor, shapes, labels)

    def on_paper(self, margin: float = 12) -> "Drawing":
        """The drawing on a sheet of its own, to be seen on dark grounds too."""
        placed = self.at(margin, margin)
        width, height = placed.width + margin, placed.height + margin
        sheet = tag("rect", width=width, height=height, rx=14, fill=PAPER)
        return Drawing(width, height, sheet + placed.shapes, placed.labels)


def number(value: float, digits: int = 2) -> str:
    """A number as short as it can be written.

    >>> number(4.0), number(-0.001), number(1 / 3)
    ('4', '0', '0.33')
    """
    text = f"{value:.{digits}f}".rstrip("0").removesuffix(".")
    return "0" if text == "-0" else text


def tag(name: str, /, *children: str, **attributes: str | float) -> str:
    """An element with what stands in it.

    >>> tag("g", tag("path", d="M0 0"), **{"stroke-width": 1.50})
    '<g stroke-width="1.5"><path d="M0 0"/></g>'
    """
    written = "".join(
        f' {key}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def group(*children: str, **attributes: str | float) -> str:
    """The children in one group, which may move or paint them."""
    return tag("g", *children, **attributes)


def together(drawings: Sequence[Drawing]) -> Drawing:
    """The drawings one over the other, in a frame that holds them all."""
    width = max((one.width for one in drawings), default=0)
    height = max((one.height for one in drawings), default=0)
    labels = tuple(label for one in drawings for label in one.labels)
    return Drawing(width, height, "".join(one.shapes for one in drawings), labels)


def beside(drawings: Iterable[Drawing], gap: float) -> Drawing:
    """The drawings in one row, their feet on one line."""
    row = list(drawings)
    height = max((one.height for one in row), default=0)
    placed, x = [], 0.0
    for one in row:
        placed.append(one.at(x, height - one.height))
        x += one.width + gap
    return together(placed)


def below(drawings: Iterable[Drawing], gap: float) -> Drawing:
    """The drawings below each other, from the left edge."""
    placed, y = [], 0.0
    for one in drawings:
        placed.append(one.at(0, y))
        y += one.height + gap
    return together(placed)


def flow(drawings: Iterable[Drawing], width: float, gap: float) -> Drawing:
    """The drawings in as many rows as the width needs."""
    rows: list[list[Drawing]] = [[]]
    used = 0.0
    for one in drawings:
        if rows[-1] and used + one.width > width:
            rows.append([])
            used = 0.0
        rows[-1].append(one)
        used += one.width + gap
    return below((beside(row, gap) for row in rows), gap)
