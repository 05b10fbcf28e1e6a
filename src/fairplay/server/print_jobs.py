"""Jobs that print decks and worksheets, as PDF."""

from random import Random

from fairplay.cards import find_deck
from fairplay.messages import Messages


def deck_printed(deck: str, paper: str, backs: bool, lang: str) -> bytes:
    from fairplay.paper.deck import deck_pdf

    return deck_pdf(find_deck(deck), paper, backs, Messages(lang))[0]


def worksheet_printed(
    game: str, count: int, difficulty: int, seed: int | None, misere: bool, paper: str, lang: str
) -> bytes:
    """A line with the number of exercises, then the PDF."""
    from fairplay.paper.orders import MAX_SEED, Order, worksheet

    chosen = Random().randint(0, MAX_SEED) if seed is None else seed
    made = worksheet(Order(game, count, difficulty, chosen, misere), paper, Messages(lang))
    return b"%d\n%b" % (made.exercises, made.content)
