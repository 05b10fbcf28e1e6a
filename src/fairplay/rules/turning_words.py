"""The words of a coin-turning game: ``turn 1-3``, ``turn 2 next to each other``, ``turn a run``."""

from fairplay.rules.words import Words
from fairplay.theory.turning import Turn

#: The most coins that a rule can name.
MAX_TURNED = 20
_TOGETHER = ["next", "to", "each", "other"]


def read_turn(words: Words) -> Turn:
    """Read one rule and nothing after it. Raises InputError.

    >>> read_turn(Words("turn 1,2,3")), read_turn(Words("turn a run"))
    (Turn(counts=(1, 2, 3), run=False), Turn(counts=(), run=True))
    """
    words.take("turn")
    if words.maybe("a", told=("a run",)):
        words.take("run")
        return Turn(run=True)
    if words.maybe("any"):
        return Turn()
    counts = words.numbers(1, MAX_TURNED)
    if together := bool(words.maybe("next", told=("next to each other",))):
        for word in _TOGETHER[1:]:
            words.take(word)
    return Turn(counts, run=together and counts != (1,))


def turn_text(turn: Turn) -> str:
    """The words of a rule; the inverse of :func:`read_turn`.

    >>> turn_text(Turn((1, 2))), turn_text(Turn((2, 4), run=True)), turn_text(Turn(run=True))
    ('turn 1-2', 'turn 2,4 next to each other', 'turn a run')
    """
    if not turn.counts:
        return "turn a run" if turn.run else "turn any"
    together = " next to each other" if turn.run else ""
    return f"turn {_ranges(turn.counts)}{together}"


def _ranges(counts: tuple[int, ...]) -> str:
    """Numbers one after the other as a range, two of them as well: this is how people say it."""
    runs: list[list[int]] = []
    for count in counts:
        if runs and count == runs[-1][-1] + 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
