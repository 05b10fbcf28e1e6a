"""Changes of a record that others may have changed meanwhile.

A run or a check takes minutes or hours. Until it ends, another process may have extended the
record, checked parts of it, or cut it back. So what is found is added to the record that is there
then, and only if it is still about the same marks.
"""

from dataclasses import replace

from fairplay.records.make import Mismatch, rolled_back, with_check
from fairplay.records.record import Check, Mark, Record, is_place


def with_found(there: Record, seen: Record, found: Check) -> Record:
    """The record with a check of a segment that was seen before, if it still has that segment."""
    return with_check(there, found) if _agree(there, seen, found) else there


def without_refuted(there: Record, seen: Record, mismatch: Mismatch) -> Record:
    """The record without what a check has refuted, unless that has gone, or was made again."""
    refuted = mismatch.segment.end
    again = any(mark.n == refuted.n and mark != refuted for mark in there.marks)
    left = rolled_back(there, mismatch)
    if again or left.end == there.end or _facts(there) != _facts(seen):
        return there
    return left


def grown(made: Record, there: Record | None) -> Record:
    """A record that has grown, with the checks and the proof that others have added meanwhile.

    If theirs reaches as far, it stays.
    """
    if there is None:
        return made
    if there.end >= made.end:
        return there
    for check in there.checks:
        if check not in made.checks:
            made = with_found(made, there, check)
    return replace(made, certificate=made.certificate or there.certificate)


def is_refuted(base: Record, there: Record | None, doubtful: set[Mark]) -> bool:
    """Whether a mark that a record grows out of has become doubtful.

    A last mark at no regular place is also replaced when another run extends the record.
    """
    end = there.end if there else 0
    return any(
        mark in doubtful and (mark.n > end or is_place(mark.n, base.first)) for mark in base.marks
    )


def _agree(one: Record, other: Record, check: Check) -> bool:
    """Whether both have the marks between which something was checked."""
    places = {check.start, check.end} - {0}
    ends, others = ({m for m in record.marks if m.n in places} for record in (one, other))
    return ends == others and len(ends) == len(places) and _facts(one) == _facts(other)


def _facts(record: Record) -> tuple[object, ...]:
    return record.mask, record.domain, record.rares
