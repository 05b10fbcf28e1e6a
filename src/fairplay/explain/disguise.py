"""What heaps a board stands for."""

from fairplay.explain.blocks import Disguise, Stand
from fairplay.rules.position import Position


def disguise(position: Position) -> Disguise | None:
    """How to read the board as heaps; None where the heaps lie there for everyone to see.

    >>> [stand.heap for stand in disguise(Position("northcott:1-6,2-6")).stands]
    [4, 3]
    """
    if found := position.rules.disguise(position.state):
        return Disguise(found.how, tuple(Stand(place, heap) for place, heap in found.heaps))
    return None
