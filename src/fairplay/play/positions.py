"""Random positions, for worksheets and puzzles."""

from random import Random

from fairplay.rules.position import Position


def random_position(start: Position, difficulty: int, larger: int, random: Random) -> Position:
    """A random position of about the difficulty; the parts of a sum are easier."""
    if len(start.components) > 1:
        parts = (
            random_position(part, max(1, difficulty - 1), larger, random)
            for part in start.components
        )
        return Position.of(start.rules, tuple(part.state for part in parts))
    rules = start.rules
    return Position.of(rules, rules.random(rules.level(difficulty, larger), random))
