"""The arguments of the kernels, as ``cuda/layout.cuh``, ``facts.cuh``, ``check.cuh`` and
``digest.cuh`` have them.
"""

import ctypes as c

from fairplay.gpu.game import Game

#: Numbers of a report, by name.
STATUS, BLOCK, ROUNDS, EXACT, WAITED, CYCLES, WAITS, MULTIPROCESSOR, REPORT = range(9)
#: Numbers of a result.
LEFT, STEPS, UNDECIDED, TRIED, LARGEST, DIGEST, SHORT_PERIOD, STATES, PAIRS = range(9)
PAIRS_KEPT = 24
RESULT = 64
#: Threads of a thread block, and what one thread of `digest_slice` adds up.
CHECK_THREADS, DIGEST_THREADS, DIGEST_RUN = 1024, 256, 128


class ChainArguments(c.Structure):
    _fields_ = (
        ("history", c.c_uint64),
        ("out", c.c_uint64),
        ("blocks", c.c_uint32),
        ("one", c.c_uint32),
        ("report", c.c_uint64),
    )


class Facts(c.Structure):
    _fields_ = (
        ("words", c.c_uint32),
        ("index_bits", c.c_uint32),
        ("bit", c.c_uint32),
        ("high_mask", c.c_uint32),
        ("domain", c.c_uint32),
        ("odd", c.c_uint32),
        ("odd_takes", c.c_uint32 * 4),
        ("odd_take_count", c.c_uint32),
        ("reach", c.c_uint32),
    )


class CheckArguments(c.Structure):
    _fields_ = (
        ("slice", c.c_uint64),
        ("start", c.c_uint64),
        ("history", c.c_uint64),
        ("witnesses", c.c_uint64),
        ("splits", c.c_uint64),
        ("result", c.c_uint64),
        ("blocks", c.c_uint32),
        ("segment", c.c_uint32),
        ("ends", c.c_uint32 * 8),
        ("split_count", c.c_uint32),
        ("depth", c.c_uint32),
        ("batch", c.c_uint32),
        ("game", Facts),
    )


class DigestArguments(c.Structure):
    _fields_ = (
        ("slice", c.c_uint64),
        ("start", c.c_uint64),
        ("count", c.c_uint64),
        ("result", c.c_uint64),
        ("states", c.c_uint64),
        ("state_room", c.c_uint32),
        ("zeros", c.c_uint32),
        ("span", c.c_uint32),
        ("padding", c.c_uint32),
        ("game", Facts),
    )


def facts(game: Game, words: int) -> Facts:
    bits = max(5, (32 * words - 1).bit_length())
    takes = game.odd_takes[:4]
    padded = (c.c_uint32 * 4)(*takes)
    high = game.mask >> (game.bit + 1) & 0xFF
    return Facts(words, bits, game.bit, high, game.domain, game.odd, padded, len(takes), game.reach)
