"""Random inputs from a fixed seed, and what must hold after all of them.

``FAIRPLAY_FUZZ=20`` runs twenty times as many (a million), ``FAIRPLAY_FUZZ_SEED`` other ones.
"""

import gc
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.hostile.freezing import Stalls
from tests.serving import Served

TIMES = int(os.environ.get("FAIRPLAY_FUZZ", "1"))
SEED = int(os.environ.get("FAIRPLAY_FUZZ_SEED", "12"))

#: How many more objects, and bytes, a server may have after an attack than before.
MORE_OBJECTS, MORE_BYTES = 20_000, 32 * 1024 * 1024

#: Texts that are known to cause trouble.
TEXTS = (
    *("", " ", "0", "-1", "1e9", "NaN", "true", "null", "[]", "{}", "\x00", "\n", "\r\n", "\x7f"),
    *(
        "../../etc/passwd",
        "%00",
        "%",
        "%zz",
        "é",
        "\u202e",
        "\U0001f600",
        "ß" * 50,
        "'",
        '"',
        "<b>",
    ),
    *("9" * 20, "9007199254740993", "-9" * 9, "A" * 39, "A" * 41, "x" * 401, "x" * 4000),
    *("nim:1,2", "nim:" + "1," * 300, "0.137:5", "sub{1,2}:9", "0." + "7" * 90, "zero", "mod3"),
    *("ABCDEF", "created", "__class__", "constructor", "$ref", "; DROP TABLE room", "{0}", "%s%n"),
)
NUMBERS = (0, 1, -1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 1.5, 1e308, -0.0)


def mutated(chance: Random, data: bytes) -> bytes:
    """The data with a few random changes."""
    made = bytearray(data)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 4, 16))):
        at = chance.randrange(len(made) + 1)
        match chance.randrange(6):
            case 0:
                made[at:at] = chance.randbytes(chance.choice((1, 1, 4, 100)))
            case 1:
                del made[at : at + chance.choice((1, 2, 8))]
            case 2 if at < len(made):
                made[at] = chance.randrange(256)
            case 3 if at < len(made):
                made[at] ^= 1 << chance.randrange(8)
            case 4:
                made[at:at] = made[at : at + chance.randrange(64)]
            case _:
                made[at:at] = chance.choice((b"\r\n", b"\x00", b": ", b"\xff", b" ", b"\r\n\r\n"))
    return bytes(made)


def value(chance: Random, depth: int = 2) -> object:
    """A random JSON value."""
    match chance.randrange(7 if depth else 4):
        case 0 | 1:
            return chance.choice(TEXTS)
        case 2:
            return chance.choice(NUMBERS)
        case 3:
            return chance.choice((None, True, False))
        case 4:
            return [value(chance, depth - 1) for _ in range(chance.randrange(20))]
        case 5:
            return {chance.choice(TEXTS): value(chance, depth - 1) for _ in range(3)}
        case _:
            return [[[[[]]]]] * chance.randrange(9)


def _size() -> int:
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


class Flat:
    """Check that nothing piles up after :meth:`begin`, when all that is made once is made."""

    objects = size = 0

    def begin(self) -> None:
        gc.collect()
        self.objects, self.size = len(gc.get_objects()), _size()

    def check(self) -> None:
        assert self.objects, "nothing was measured"
        gc.collect()
        assert len(gc.get_objects()) - self.objects < MORE_OBJECTS
        assert _size() - self.size < MORE_BYTES


@contextmanager
def unharmed(served: Served, caplog: pytest.LogCaptureFixture) -> Iterator[Flat]:
    """The server still answers, has never stalled, has logged no error, and has not grown."""
    caplog.set_level(logging.WARNING)
    flat = Flat()
    with Stalls.measured(served.services.hub._loop) as stalls:
        yield flat
    print(f"longest stall: {1000 * stalls.longest:.0f} ms of processor time")
    with served.client() as client:
        assert client.get("/healthz").json() == {"status": "ok"}
        assert client.get("/readyz").json()["status"] == "ok"
    wrong = [one for one in caplog.records if one.levelno >= logging.WARNING or one.exc_info]
    assert not wrong, wrong[0].getMessage()
    flat.check()
