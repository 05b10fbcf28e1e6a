"""Deals for the tests of the browser app: ``python -m tests.web.deal_vectors`` writes them."""

import json
from pathlib import Path
from typing import Any

from fairplay.cards import find_deck
from fairplay.play.table.shuffle import combined, commitment, shuffled

FILE = Path(__file__).parents[2] / "web/src/cards/deal.vectors.json"

#: The deck, the server's seed, and the nonces by seat; None: from before there were nonces.
DEALS: list[tuple[str, str, list[str | None] | None]] = [
    ("zero", "f1a5eccefff946b4c0c1704e7e535220", ["a" * 32, "0123456789abcdef" * 2]),
    ("zero", "f1a5eccefff946b4c0c1704e7e535220", [None, "a" * 32, None, "b" * 32]),
    ("zero", "f1a5eccefff946b4c0c1704e7e535220", [None, None]),
    ("zero", "1", None),
    ("mod3", "00112233445566778899aabbccddeeff", ["0" * 32, "f" * 32]),
    ("F2^4", "00112233445566778899aabbccddeeff", [None, None, None, None, None, "5" * 32]),
    ("F5^2", "00112233445566778899aabbccddeeff", ["1" * 32]),
]


def vectors() -> str:
    return json.dumps([_vector(*deal) for deal in DEALS], indent=1) + "\n"


def _vector(deck: str, seed: str, nonces: list[str | None] | None) -> dict[str, Any]:
    sent = [(seat, nonce) for seat, nonce in enumerate(nonces or ()) if nonce]
    dealt = seed if nonces is None else combined(seed, sent)
    order = [str(card) for card in shuffled(find_deck(deck).cards, dealt)]
    return {
        "deck": deck,
        "seed": seed,
        "nonces": nonces,
        "hash": commitment(seed),
        "order": order,
    }


if __name__ == "__main__":
    FILE.write_text(vectors(), encoding="utf-8")
