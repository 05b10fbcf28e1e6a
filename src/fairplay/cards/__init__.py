"""Cards as vectors over F_p, and the linear relations among them. Knows no player and no screen."""

from fairplay.cards.claims import Claim, all_claims, claim_of
from fairplay.cards.decks import MOD3, ZERO, Card, Deck, Hand, find_deck

__all__ = ["MOD3", "ZERO", "Card", "Claim", "Deck", "Hand", "all_claims", "claim_of", "find_deck"]
