"""What is known of Chomp: three theorems, and that there is no more."""

from fairplay.vocabulary import Fact, Row, sentence


def chomp_facts(rows: tuple[int, ...]) -> tuple[Fact, ...]:
    """What the theory says of a bar, by the best theorem.

    >>> [fact.before[0].key for fact in chomp_facts((3, 3, 3))]
    ['explain-chomp-square']
    >>> [fact.before[0].key for fact in chomp_facts((5, 5, 5))]
    ['explain-chomp-stealing']
    >>> [fact.before[0].key for fact in chomp_facts((5, 2, 2))]
    ['explain-chomp-unknown']
    """
    height, width = len(rows), rows[0]
    if height == 1 or width == 1:
        return (_line(max(height, width)),)
    if rows[1] == 1:
        return (_arms(width - 1, height - 1),)
    if height == 2:
        return (_two(rows[0], rows[1], "rows"),)
    if width == 2:
        return (_two(height, rows.count(2), "columns"),)
    if set(rows) == {height}:
        return (_square(height),)
    if set(rows) == {width}:
        return (Fact((sentence("explain-chomp-stealing"), sentence("explain-chomp-how"))),)
    return (Fact((sentence("explain-chomp-unknown"),)),)


def _line(length: int) -> Fact:
    return Fact((sentence("explain-chomp-line", heap=length - 1),))


def _arms(across: int, down: int) -> Fact:
    """Two arms are two heaps of Nim."""
    said = "explain-chomp-arms-equal" if across == down else "explain-chomp-arms"
    lengths = Row(sentence("explain-chomp-lengths-arms"), (str(across), str(down)))
    return Fact((sentence("explain-chomp-corner"),), (lengths,), after=(sentence(said),))


def _two(longer: int, shorter: int, what: str) -> Fact:
    lost = longer == shorter + 1
    lengths = Row(sentence(f"explain-chomp-lengths-{what}"), (str(longer), str(shorter)))
    after = sentence("explain-chomp-two-lost" if lost else "explain-chomp-two-won")
    return Fact((sentence(f"explain-chomp-two-{what}"),), (lengths,), ((0, 1),), (after,))


def _square(side: int) -> Fact:
    return Fact((sentence("explain-chomp-square", arm=side - 1),))
