"""Where the pins stand.

The notation speaks of a group by its size, and of two equal groups it changes the first. Whoever
names a pin in the second wants that one to fall: the two positions are the same to the rules, but
not to the eye. So the table remembers which group was meant.
"""

from fairplay.play import Match
from fairplay.rules.heaps import HeapMove
from fairplay.rules.position import Position
from fairplay.rules.sums import Sum

#: For each move of a match the group of pins that was meant, where one was.
Meant = tuple[int | None, ...]


def arranged(match: Match, viewer: int, meant: Meant) -> Position:
    """The position as ``viewer`` sees it, with every group of pins in its place.

    >>> match = Match.begin("kayles:2,2").play("2→1")
    >>> arranged(match, 0, (1,)), match.position
    (Position('kayles:2,1'), Position('kayles:1,2'))
    """
    seen = match.seen_by(viewer)
    components = list(seen.components)
    for index, component in enumerate(components):
        if component.rules.picture == "pins":
            state = _groups(match, index, meant)
            components[index] = Position.of(component.rules, state)
    if not isinstance(seen.rules, Sum):
        return components[0]
    return Position.of(seen.rules, tuple(component.state for component in components))


def _groups(match: Match, index: int, meant: Meant) -> tuple[int, ...]:
    """The groups of one component, move by move from the start."""
    groups: tuple[int, ...] = match.start.components[index].state
    for position, move, group in zip(match.positions, match.moves, meant, strict=False):
        parsed = position.rules.parse_move(move)
        number, inner = parsed if isinstance(position.rules, Sum) else (0, parsed)
        if number == index and isinstance(inner, HeapMove):
            at = groups.index(inner.heap) if group is None else group
            groups = groups[:at] + inner.left + groups[at + 1 :]
    return groups
