"""Which seat of a fresh match to offer to a person who plays against the computer."""

from fairplay.rules.position import Position
from fairplay.rules.solve import Solution


def winning_seat(position: Position, misere: bool) -> int:
    """The seat that can win; seat 0 moves first. It can take long.

    >>> winning_seat(Position("nim:3,4,5"), False), winning_seat(Position("resta-um"), True)
    (0, 1)
    """
    return 0 if Solution(position, misere).won else 1
