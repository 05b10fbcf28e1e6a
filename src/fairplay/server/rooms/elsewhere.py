"""Who is connected to other processes, as they say it. Nobody vouches for that: it is only shown,
and it is bounded.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from fairplay.protocol import Seat

#: Processes that one room knows of.
MOST_PROCESSES = 64
#: Longer messages are not read.
MAX_LENGTH = 200


class Here(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The ``seats`` whose players are connected to a process, and how many sockets only watch."""

    seats: Annotated[frozenset[Seat], Meta(max_length=6)] = frozenset()
    watching: Annotated[int, Meta(ge=0, le=100_000)] = 0


class Said(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a process says."""

    process: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    here: Here


_decode = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode


def read(payload: bytes) -> Said | None:
    """What a process has said; None if no process of ours would say that.

    >>> read(encode(Said("0123456789abcdef", Here(frozenset({0, 1}), 3)))).here.watching
    3
    >>> read(b'["0123456789abcdef", [[6], 0]]') is None
    True
    """
    if len(payload) > MAX_LENGTH:
        return None
    try:
        return _decode(payload)
    except msgspec.MsgspecError:
        return None
