"""Where things lie that are alike to the rules.

The notation speaks of a heap by its size, and of two equal heaps it changes the first. Whoever
names a pin in the second wants that one to fall: the two positions are the same to the rules, but
not to the eye. So the table remembers which heap was meant.
"""

from fairplay.play import Match
from fairplay.rules.position import Position

#: For each move of a match the heap that was meant, where one was.
Meant = tuple[int | None, ...]


def arranged(match: Match, viewer: int, meant: Meant) -> Position:
    """The position as ``viewer`` sees it, with every heap in its place.

    >>> match = Match.begin("kayles:2,2").play("2→1")
    >>> arranged(match, 0, (1,)), match.position
    (Position('kayles:2,1'), Position('kayles:1,2'))
    """
    rules, state = match.start.rules, match.start.state
    for move, place in zip(match.moves, meant, strict=True):
        state = rules.placed(state, rules.parse_move(move), place)
    position = Position.of(rules, state)
    return position if viewer == match.mover else position.turned()
