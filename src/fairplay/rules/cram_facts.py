"""What is known of Cram: symmetry decides some boards; the others are computed."""

from fairplay.vocabulary import Fact, sentence

Ranks = tuple[str, ...]


def cram_facts(ranks: Ranks) -> tuple[Fact, ...]:
    """What the theory says of a board.

    >>> [fact.before[0].key for fact in cram_facts(("....",) * 4)]
    ['explain-cram-even']
    >>> [fact.before[0].key for fact in cram_facts(("...", "..."))]
    ['explain-cram-middle']
    """
    said = _said(ranks)
    return (Fact((sentence(said),)),)


def _said(ranks: Ranks) -> str:
    height, width = len(ranks), len(ranks[0])
    whole = not any("x" in rank for rank in ranks)
    if whole and height % 2 != width % 2:
        return "explain-cram-middle"
    if whole and 1 in (height, width):
        return "explain-cram-line"
    if is_paired(ranks):
        return "explain-cram-even" if whole else "explain-cram-symmetric"
    return "explain-cram-odd" if whole else "explain-cram-unknown"


def is_paired(ranks: Ranks) -> bool:
    """Whether half a turn changes nothing, and no domino overlaps the one opposite."""
    return ranks == tuple(rank[::-1] for rank in reversed(ranks)) and not _centre_free(ranks)


def _centre_free(ranks: Ranks) -> bool:
    """Whether a free square, or two free ones side by side, are turned onto themselves."""
    height, width = len(ranks), len(ranks[0])
    if height % 2 == 0 and width % 2 == 0:
        return False
    return ranks[height // 2][width // 2] == "."
