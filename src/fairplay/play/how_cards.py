"""How to play with a deck of cards: three pictures of one real game."""

from dataclasses import dataclass

from fairplay.cards import Claim, Deck, all_claims
from fairplay.play.table.options import TableOptions
from fairplay.play.table.state import Table
from fairplay.vocabulary import Sentence, sentence

#: The deal that is shown, for every deck.
SEED = "how to play"


@dataclass(frozen=True, slots=True)
class CardPicture:
    """The table: cards in their places, with those of a claim on side ``a`` and side ``b``."""

    told: tuple[Sentence, ...]
    cards: tuple[str | None, ...]
    pile: int
    a: tuple[str, ...] = ()
    b: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HowCards:
    deck: str
    pictures: tuple[CardPicture, CardPicture, CardPicture]


def how_cards(deck: Deck) -> HowCards:
    """The first hand, a claim in it, and the end of the game.

    >>> from fairplay.cards import ZERO
    >>> first, claim, end = how_cards(ZERO).pictures
    >>> len(claim.a), end.pile, end.cards.count(None) > 0
    (3, 0, True)
    """
    table = Table.begin(TableOptions(deck), SEED)
    hand, kind = deck.hand, "sides" if deck.p > 2 else "even"
    see = sentence("how-cards-see", hand=hand)
    found = sentence(f"how-cards-claim-{kind}", modulus=deck.p)
    claim = found, sentence("how-cards-always", hand=hand)
    end = sentence("how-cards-end", hand=hand)
    return HowCards(
        deck.name,
        (_picture(table, see), _claimed(table, claim), _picture(_played(table), end)),
    )


def _picture(table: Table, *told: Sentence) -> CardPicture:
    view = table.view()
    return CardPicture(told, tuple(view.cards), view.pile)


def _claimed(table: Table, told: tuple[Sentence, ...]) -> CardPicture:
    view, claim = table.view(), _best(table)
    a, b = (tuple(table.face_up[place - 1].text for place in side) for side in (claim.a, claim.b))
    return CardPicture(told, tuple(view.cards), view.pile, a, b)


def _best(table: Table) -> Claim:
    """The claim that is easiest to see: the smallest; where there are two sides, with both."""
    claims = all_claims(table.options.deck, table.face_up)
    return min(claims, key=lambda claim: (not claim.b, claim.size, claim.places))


def _played(table: Table) -> Table:
    """The table when nothing more can be claimed."""
    while not table.over:
        claim = _best(table)
        a, b = (tuple(table.face_up[n - 1] for n in side) for side in (claim.a, claim.b))
        table, _ = table.claim(0, a, b, at=table.now)
    return table
