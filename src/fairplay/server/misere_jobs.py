"""Jobs of the Lab about misère play."""

from typing import Any

from fairplay.rules.quotients import checked_certificate, misere
from fairplay.server import large_json
from fairplay.theory.quotient import Quotient

#: The work for a quotient: about two seconds. It is enough to prove that that of 0.07 is infinite.
WORK = 2_500_000_000
#: Larger tables are not sent, nor what more heaps play like.
MAX_TABLE, MAX_HEAPS = 64, 120


def found(rule: str) -> bytes:
    quotient = misere(rule, work=WORK)
    return large_json.encode(quotient.json() | _shown(quotient))


def _shown(quotient: Quotient) -> dict[str, Any]:
    """What the Lab draws, beyond the figures."""
    heaps = range(min(quotient.heaps, MAX_HEAPS) + 1)
    table = quotient.table.tolist() if quotient.order <= MAX_TABLE else None
    return {
        "stopped": quotient.stopped,
        "lost": list(quotient.p_portion),
        "like": [quotient.like((heap,)) for heap in heaps],
        "table": table,
    }


def certified(rule: str) -> bytes:
    return large_json.encode(checked_certificate(misere(rule, work=WORK)))
