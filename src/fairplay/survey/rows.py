"""The row of a game: what a survey says about it.

Everything but ``seconds`` depends only on the rule, the limit and the version: not on the machine,
the order of the work, or interruptions.
"""

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import fairplay
from fairplay.digest import digest_sum
from fairplay.survey.measures import best_mask, none_below, rares
from fairplay.theory.certificate import certificate
from fairplay.theory.codes import Code
from fairplay.theory.period import Period, values_needed
from fairplay.theory.survey import has_values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fairplay.survey.measures import Values
    from fairplay.theory.sequence import Sequence


@dataclass(frozen=True)
class Row:
    """What is known of one game from its first ``values`` values.

    With a proved period these are the values that the proof needs. Without one they are as many as
    the limit allows, and no period has preperiod + period below ``none_below``. ``hash`` is the
    SHA-256 of the period's certificate as ``fairplay period --certificate`` writes it, else the
    digest of the values. ``rares`` counts the heaps n ≥ 1 that are rare under ``mask``. ``same_as``
    is the first game of the survey with the same values, for ever or as far as computed.
    """

    rule: str
    preperiod: int | None
    period: int | None
    saltus: int | None
    theorem: str | None
    checked: int | None
    values: int
    none_below: int | None
    maximum: int
    maximum_at: int
    rares: int | None
    last_rare: int | None
    mask: int | None
    domain: bool | None
    same_as: str | None
    seconds: float
    version: str
    hash: str


@dataclass(frozen=True)
class Found:
    """A row, and a key that games with the same values have in common."""

    code: Code
    row: Row
    key: str


def found_by(code: Code, sequence: "Sequence", period: Period | None, limit: int) -> Found:
    """The row of a rule from a sequence that has its values: its own, or another rule's."""
    proved = period if period and period.proved else None
    values = sequence.values(proved.computed if proved else limit)
    largest = int(values.max(initial=0))
    at = int(values.argmax()) if len(values) else 0
    mask = best_mask(code, values)
    count, last = rares(mask, values) if mask else (None, None)
    row = Row(
        rule=str(code),
        preperiod=proved.preperiod if proved else None,
        period=proved.period if proved else None,
        saltus=proved.saltus if proved else None,
        theorem=proved.theorem if proved else None,
        checked=proved.computed if proved else None,
        values=len(values),
        none_below=None if proved else none_below(values),
        maximum=largest,
        maximum_at=at,
        rares=count,
        last_rare=last,
        mask=mask.bits if mask else None,
        domain=mask.domain if mask else None,
        same_as=None,
        seconds=0.0,
        version=fairplay.__version__,
        hash=_certificate_hash(code, proved, values) if proved else f"{digest_sum(values):016x}",
    )
    return Found(code, row, _key(proved, values))


def after(found: Found, seconds: float) -> Found:
    """The same with the seconds of CPU time that it took."""
    return replace(found, row=replace(found.row, seconds=round(seconds, 6)))


def _certificate_hash(code: Code, proved: Period, values: "Values") -> str:
    """The hash of the file that ``fairplay period CODE --certificate FILE`` writes."""
    made = certificate(str(code), code, proved, values).text()
    return hashlib.sha256(made.encode()).hexdigest()


def _key(proved: Period | None, values: "Values") -> str:
    """The same for the same values, though proofs may need more of them for one rule."""
    end = proved.preperiod + proved.period if proved else len(values)
    known = (proved.preperiod, proved.period) if proved else None
    head = f"{known} {end} ".encode()
    return hashlib.sha256(head + values[:end].astype("<u4").tobytes()).hexdigest()


def period_of_equal(
    code: Code, other: Code, found: Period | None, sequence: "Sequence", limit: int
) -> "tuple[bool, Period | None]":
    """Whether a rule has the values of another one, and then its period.

    It is not told to have them if its own proof needs more values than the limit allows.
    """
    if found is None or not found.proved:
        return has_values(code, other, sequence.values(limit)), None
    needed = values_needed(code, found.preperiod, found.period)
    # Beyond that the values repeat, and with them the comparisons.
    read = found.preperiod + found.period + max(len(code.digits), len(other.digits))
    equal = needed <= limit and has_values(code, other, sequence.values(read))
    return equal, replace(found, computed=needed) if equal else None


def named_equals(found: "Iterable[Found]") -> list[Row]:
    """The rows in order; each names the first with the same values, if that is another one."""
    ordered = sorted(found, key=lambda one: one.code.digits)
    first: dict[str, str] = {}
    for one in ordered:
        first.setdefault(one.key, one.row.rule)
    same = (first[one.key] for one in ordered)
    return [
        replace(one.row, same_as=None if name == one.row.rule else name)
        for one, name in zip(ordered, same, strict=True)
    ]


def to_data(found: Found) -> dict[str, Any]:
    """Plain data, to be kept in a file."""
    return {"row": vars(found.row), "key": found.key}


def from_data(code: Code, data: Any) -> Found | None:
    """What ``to_data`` gave; None for anything else."""
    try:
        return Found(code, Row(**data["row"]), str(data["key"]))
    except (KeyError, TypeError):
        return None
