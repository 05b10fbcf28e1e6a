"""Cards as vectors over F_p, and the linear relations among them. Knows no player and no screen.

>>> from fairplay import cards
>>> hand = cards.MOD3.parse_hand(["2102", "2021", "1120", "0111", "2200"])
>>> for claim in cards.all_claims(cards.MOD3, hand):
...     print(claim.text(cards.MOD3))
A: 1, 2  B: 3
A: 1  B: 2, 4
A: 1, 3, 4  B: –
A: 2, 3  B: 4
"""

from fairplay.cards.claims import Claim, all_claims, claim_of
from fairplay.cards.decks import MOD3, ZERO, Card, Deck, Hand, find_deck

__all__ = ["MOD3", "ZERO", "Card", "Claim", "Deck", "Hand", "all_claims", "claim_of", "find_deck"]


def __dir__() -> list[str]:
    return __all__
