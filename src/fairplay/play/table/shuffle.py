"""Random numbers that any program can repeat, made by SHA-256, and the shuffle made of them.

The numbers of a seed (a text) are x_0, x_1, …, where x_i is the first eight bytes, most significant
first, of SHA-256 of the UTF-8 text ``SEED:i``. A number below n is the next x_i modulo n; an x_i
not below the largest multiple of n up to 2^64 is passed over, so that all are equally likely.

A deck is shuffled by Fisher and Yates: begin with the cards in the order of their texts, numbered
from 0; for i from the last down to 1 exchange card i and card j, where j is the next number below
i+1. The first cards then lie on places 1, 2, …, and the others are the pile, to be drawn in order.

In a room nobody chooses the seed of a deal. First the server commits itself to a seed of its own:
it publishes SHA-256 of it. After that every player's client sends a *nonce*, a random text. Then
SHA-256 is taken of a text of these lines, with a line feed between them: ``fairplay deal``, the
server's seed, and for each seat that sent a nonce ``SEAT:NONCE``, by seat, from 0. Its 64
hexadecimal digits are the seed of the deal. The server did not know the nonces when it chose, nor
did the players know its seed. At the end it tells the seed, and anyone can check all of it.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import cos, log, pi, sqrt
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from hashlib import _Hash as Hash

T = TypeVar("T")

_RANGE = 2**64


class Chance:
    """The numbers of a seed, one after another.

    >>> chance = Chance("1")
    >>> [chance.below(6) for _ in range(8)]
    [0, 1, 1, 3, 5, 2, 3, 3]
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._next = 0

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        while (number := self._draw()) >= _RANGE - _RANGE % n:
            pass
        return number % n

    def portion(self) -> float:
        """A number from 0 to 1, 0 excluded."""
        return (self._draw() + 1) / _RANGE

    def normal(self) -> float:
        """A normally distributed number, by the formula of Box and Muller."""
        return sqrt(-2 * log(self.portion())) * cos(2 * pi * self.portion())

    def _draw(self) -> int:
        digest = _sha256(f"{self._seed}:{self._next}").digest()
        self._next += 1
        return int.from_bytes(digest[:8], "big")


def shuffled(items: Sequence[T], seed: str) -> tuple[T, ...]:
    """The items in the order that the seed gives them.

    >>> shuffled("abcdefg", "1")
    ('g', 'a', 'c', 'e', 'd', 'b', 'f')
    """
    order, chance = list(items), Chance(seed)
    for i in reversed(range(1, len(order))):
        j = chance.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def commitment(seed: str) -> str:
    """The hash of a seed, to be published before the deal: the seed can be checked at the end.

    It hides a seed only that nobody can guess: take 128 random bits or more.

    >>> commitment("1")[:16]
    '6b86b273ff34fce1'
    """
    return _sha256(seed).hexdigest()


def combined(seed: str, nonces: Iterable[tuple[int, str]]) -> str:
    """The seed of a deal, out of the server's and the nonces by seat.

    >>> combined("1", [(0, "ab"), (2, "cd")])[:16]
    'c7988b79f4819e16'
    """
    lines = ["fairplay deal", seed, *(f"{seat}:{nonce}" for seat, nonce in sorted(nonces))]
    return _sha256("\n".join(lines)).hexdigest()


def lot(seed: str) -> int:
    """0 or 1, by lot: who moves first.

    >>> [lot(str(seed)) for seed in range(8)]
    [1, 0, 1, 0, 0, 1, 1, 1]
    """
    return _sha256(f"first:{seed}").digest()[0] & 1


def _sha256(text: str) -> "Hash":
    """The hash of any text, also of one that is no valid UTF-8."""
    return sha256(text.encode("utf-8", "surrogatepass"))
