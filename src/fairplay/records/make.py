"""Making a record, extending it, and computing its segments again on another path."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Protocol

from fairplay._core import SEGMENT_CHUNK, NimSequence
from fairplay._core import Segment as Stretch
from fairplay.errors import InputError
from fairplay.records.record import (
    PATHS,
    Check,
    Mark,
    Record,
    Segment,
    first_place,
    is_place,
    places,
)
from fairplay.theory.codes import Code, parse_code

#: Values from which the mask of a new record is chosen.
TRAINING = 1 << 20
#: The first values have no state before them that a stretch could start from.
LEAST = 2 * SEGMENT_CHUNK
#: The most values that a record can have, so that its marks fit in a file.
MOST = 1 << 47
MODULUS = 1 << 64

Progress = Callable[[int, int], object]
Save = Callable[[Record], object]


@dataclass(frozen=True)
class Mismatch:
    """A segment that gave something else when it was computed again."""

    segment: Segment
    what: str  # rares, sum, maximum, state, or open: a heap that may be rare


def new_record(code: Code) -> Record:
    """A record without marks. InputError if the rule suits no record."""
    if code.kind != "finite" or code.most_heaps != 2:
        raise InputError("error-record-unsuited", rule=str(code))
    sequence = NimSequence(code.digits)
    sequence.extend(TRAINING // 8)
    if not sequence.statistics()["mask"]:  # all heaps are rare, and more values take minutes
        raise InputError("error-record-unsuited", rule=str(code))
    sequence.extend(TRAINING)
    seen = sequence.statistics()
    mask = seen["mask"] | (0xFFFF & ~((1 << seen["maximum"].bit_length()) - 1))
    record = Record(str(code), mask, bool(seen["domain"]), ())
    stretch = _stretch(record, PATHS[0], 1)
    return replace(record, rares=tuple(stretch.rares()), first=first_place(stretch.reach))


def extend(
    record: Record,
    limit: int,
    save: Save,
    path: str = "window",
    threads: int = 1,
    version: str = "",
    progress: Progress | None = None,
) -> Record:
    """Go on to ``limit`` values, and save the record at every mark and when the work stops.

    An exception from ``progress`` or Ctrl-C loses nothing.
    """
    known = record
    record = ready(record, path)
    stretch = agreeing(record, path, threads)
    run = Growth(record, path, version, save, known.end)
    stretch.start([(mark.n, mark.state) for mark in record.marks])
    stops = (n for n in places(record.first) if n > record.end)
    stop = min(next(stops), limit)
    try:
        while run.record.end < limit:
            _advance(run.record, stretch)
            if progress is not None:
                progress(stretch.position, limit)
            if stretch.position >= stop:
                run.mark(stretch)
                stretch.remember()
                stop = min(next(stops), limit)
    finally:
        if stretch.position > max(run.record.end, LEAST):
            run.mark(stretch)
    return run.record if run.record.end >= known.end else known


def ready(record: Record, path: str) -> Record:
    """The record as it can go on: what lies between two marks is made on one path, so that another
    can check it.
    """
    if record.marks and not is_place(record.end, record.first) and record.made[-1].path != path:
        return record.until(max((m.n for m in record.marks[:-1]), default=0))
    return record


def _advance(record: Record, stretch: Stretch) -> None:
    if not stretch.advance():
        raise InputError("error-record-open", rule=record.rule, n=stretch.position)
    if stretch.returned is not None:
        first, again = stretch.returned
        raise InputError("error-record-returns", rule=record.rule, first=first, again=again)


class Known(Protocol):
    """What is known of a stretch from the end of a record on."""

    @property
    def position(self) -> int: ...
    @property
    def sum(self) -> int: ...
    @property
    def maximum(self) -> int: ...
    @property
    def where(self) -> int: ...
    def state(self) -> bytes: ...


class Growth:
    """A record that grows. One that reaches less far than ``known`` is not saved: on another path
    the values behind the last mark are computed again, and what was known of them must not be lost.
    """

    def __init__(self, record: Record, path: str, version: str, save: Save, known: int = 0) -> None:
        self.record, self.before = record, record
        self.path, self.version, self.save, self.known = path, version, save, known

    def mark(self, stretch: Known) -> None:
        """Mark where the stretch ends, and save. This replaces a last mark at no regular place."""
        before = self.before
        base = before.marks[-1] if before.marks else None
        sum_, maximum, place = stretch.sum, stretch.maximum, stretch.where
        if base is not None:
            sum_ = (base.sum + sum_) % MODULUS
            if maximum <= base.maximum:
                maximum, place = base.maximum, base.place
        state, count = stretch.state(), len(before.rares)
        mark = Mark(stretch.position, sum_, maximum, place, count, state)
        kept = (m for m in self.record.marks if is_place(m.n, before.first))
        now = _now(before.end, mark.n, self.path, self.version)
        self.record = replace(self.record, marks=(*kept, mark), made=_joined((*before.made, now)))
        ends = {0, *(m.n for m in self.record.marks)}
        checks = tuple(c for c in self.record.checks if {c.start, c.end} <= ends)
        self.record = replace(self.record, checks=checks)
        if self.record.end >= self.known:
            self.save(self.record)


def _joined(made: tuple[Check, ...]) -> tuple[Check, ...]:
    """Neighbours that were made in the same way are one."""
    result: list[Check] = []
    for one in made:
        if result and result[-1].end == one.start and _same_way(result[-1], one):
            result[-1] = replace(one, start=result[-1].start)
        else:
            result.append(one)
    return tuple(result)


def _same_way(one: Check, other: Check) -> bool:
    return (one.path, one.version) == (other.path, other.version)


def _now(start: int, end: int, path: str, version: str) -> Check:
    return Check(start, end, path, version, datetime.now(UTC).strftime("%Y-%m-%dT%H:%MZ"))


def other_path(record: Record, segment: Segment) -> str:
    """A path on which the segment was not made."""
    makers = record.makers(segment)
    return next((path for path in PATHS if path not in makers), PATHS[-1])


def check(
    record: Record,
    index: int,
    threads: int = 2,
    version: str = "",
    progress: Progress | None = None,
) -> Check | Mismatch:
    """Compute one segment again, alone, on another path than it was made on."""
    segment = record.segments()[index]
    path = other_path(record, segment)
    try:
        stretch = _stretch(record, path, threads)
    except InputError:
        return Mismatch(segment, "rares")
    if tuple(stretch.rares()) != record.rares:
        return Mismatch(segment, "rares")
    if any(len(mark.state) != 2 * stretch.reach for mark in record.marks):
        return Mismatch(segment, "state")
    stretch.start([(segment.start.n, segment.start.state)] if segment.start else [])
    while stretch.position < segment.end.n:
        if not stretch.advance():
            return Mismatch(segment, "open")
        if progress is not None:
            progress(stretch.position - segment.first, segment.end.n - segment.first)
    for what, agrees in _comparisons(segment, stretch):
        if not agrees:
            return Mismatch(segment, what)
    return _now(segment.first, segment.end.n, path, version)


def rolled_back(record: Record, mismatch: Mismatch) -> Record:
    """The record up to where the refuted segment starts; with other rares, nothing is left.

    Its proof is removed, too. It can be attached again.
    """
    left = record.until(0 if mismatch.what == "rares" else mismatch.segment.first)
    return replace(left, certificate=None)


def with_check(record: Record, found: Check) -> Record:
    """The record with one check more."""
    same = [
        c for c in record.checks if (c.start, c.end, c.path) == (found.start, found.end, found.path)
    ]
    return record if same else replace(record, checks=(*record.checks, found))


def _comparisons(segment: Segment, stretch: Stretch) -> Iterator[tuple[str, bool]]:
    start, end = segment.start, segment.end
    before = start.sum if start else 0
    yield "sum", (before + stretch.sum) % MODULUS == end.sum
    grown = start is None or stretch.maximum > start.maximum
    best = (stretch.maximum, stretch.where) if grown or not start else (start.maximum, start.place)
    yield "maximum", best == (end.maximum, end.place)
    yield "state", stretch.state() == end.state
    yield "rares", end.rares == len(stretch.rares())


def _stretch(record: Record, path: str, threads: int) -> Stretch:
    code = parse_code(record.rule)
    try:
        return Stretch(code.digits, record.mask, record.domain, path, threads)
    except ValueError as error:
        raise InputError("error-record-unsuited", rule=record.rule) from error


def agreeing(record: Record, path: str, threads: int) -> Stretch:
    """A stretch that was not started, with the rares of the record, and states as long."""
    stretch = _stretch(record, path, threads)
    states = {len(mark.state) // 2 for mark in record.marks}
    if tuple(stretch.rares()) != record.rares or states - {stretch.reach}:
        raise InputError("error-record-damaged", name=record.rule)
    return stretch
