"""Some cells of a row are marked: heads among coins, crosses among empty cells."""

from dataclasses import dataclass

from fairplay.errors import InputError
from fairplay.rules.numbers import numbers_text, parse_number, parse_numbers

#: More cells are not drawn; they are told by the numbers of the marked ones.
MAX_SHOWN = 200


@dataclass(frozen=True)
class Marked:
    """The marked cells in rising order, counted from 1, and how many cells there are."""

    marks: tuple[int, ...]
    count: int

    def cells(self, plain: str, marked: str) -> str:
        """A sign for each cell.

        >>> Marked((2, 3), 4).cells("T", "H")
        'THHT'
        """
        marks = set(self.marks)
        return "".join(marked if n in marks else plain for n in range(1, self.count + 1))


def parse_marked(text: str, plain: str, marked: str) -> Marked:
    """Read ``3,5``, with the number of cells if there are more, ``3,5/7``, or the cells themselves.

    >>> parse_marked("3,5/7", "T", "H"), parse_marked("tthth", "T", "H")
    (Marked(marks=(3, 5), count=7), Marked(marks=(3, 5), count=5))
    """
    seen = text.strip().upper()
    if seen and not set(seen) - {plain, marked}:
        return Marked(tuple(n for n, sign in enumerate(seen, 1) if sign == marked), len(seen))
    numbers, slash, count = text.partition("/")
    marks = tuple(sorted(n for n in parse_numbers(numbers) if n))
    if len(set(marks)) < len(marks):
        raise InputError("error-marked-twice", text=text)
    last = marks[-1] if marks else 0
    return Marked(marks, parse_number(count, last) if slash else last)


def marked_text(state: Marked) -> str:
    """The inverse of :func:`parse_marked`.

    >>> marked_text(Marked((3, 5), 7)), marked_text(Marked((), 7)), marked_text(Marked((3,), 3))
    ('3,5/7', '0/7', '3')
    """
    last = state.marks[-1] if state.marks else 0
    return numbers_text(state.marks) + (f"/{state.count}" if state.count > last else "")
