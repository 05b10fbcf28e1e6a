"""Records made on a GPU, many side by side, of which the CPU can check any segment.

A record ends where the check has come ``SEGMENT_OVERLAP`` heaps further, as on the CPU. Who goes on
from its last state has no values before those to find witnesses with, so the check begins that much
later, and nothing is left unchecked. The CPU computes these values, and the GPU begins after them.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from fairplay._core import SEGMENT_CHUNK, SEGMENT_OVERLAP, NimSequence, Recheck
from fairplay.errors import InputError
from fairplay.gpu.available import available
from fairplay.gpu.game import KEPT, Game, Values
from fairplay.gpu.progress import Digest, Progress
from fairplay.gpu.run import run as run_games
from fairplay.records.make import LEAST, Growth, Save, agreeing, ready
from fairplay.records.record import GPU, Record, is_place
from fairplay.theory.codes import parse_code

#: As far as the digests of the GPU go.
MOST = 1 << 47


@dataclass(frozen=True)
class End:
    """What is known of the values between the end of a record and some heap."""

    position: int
    sum: int
    maximum: int
    where: int
    values: Values = field(repr=False)

    def state(self) -> bytes:
        return self.values.astype("<u2").tobytes()


class Growing:
    """A record while a GPU computes its values."""

    def __init__(self, record: Record, version: str, save: Save) -> None:
        known = record.end
        record = ready(record, GPU)
        stretch = agreeing(record, "window", 1)
        # So little is computed again at once.
        record = record if record.end >= KEPT else record.until(0)
        self._reach = stretch.reach
        self._growth = Growth(record, GPU, version, save, known)
        self._waiting: deque[End] = deque()
        self._last: End | None = None
        self.game, self._before = self._begin(record)

    @property
    def record(self) -> Record:
        return self._growth.record

    def _begin(self, record: Record) -> tuple[Game, Digest]:
        """The game where the GPU begins, and the digest from the end of the record to there.

        Marks may lie between them, too.
        """
        digits = parse_code(record.rule).digits
        sequence = NimSequence(digits)
        sequence.extend(KEPT)
        first = sequence.to_numpy(KEPT).astype(np.uint16)
        last = self._after(record, first) if record.marks else first
        start = record.end + SEGMENT_OVERLAP if record.marks else KEPT
        rares = [heap for heap, _ in record.rares]
        game = Game(
            record.rule, digits, record.mask, record.domain, rares, first, last[-KEPT:], start
        )
        before = Digest.of(last[record.end - start :], record.end)
        for n in range(max(record.end, LEAST) + SEGMENT_CHUNK, start, SEGMENT_CHUNK):
            values = last[: n - start]
            digest = Digest.of(values[record.end - n :], record.end)
            self._waiting.append(_end(n, digest, values[-self._reach :]))
        self._waiting.append(_end(start, before, last[-self._reach :]))
        return game, before

    def _after(self, record: Record, first: Values) -> Values:
        """The state at the end of a record, and the values after it."""
        digits = parse_code(record.rule).digits
        state = np.frombuffer(record.marks[-1].state, "<u2").tolist()
        facts = (digits, False, record.mask, record.domain, first[: KEPT // 2].tolist())
        never = 1 << 62  # these heaps were checked when the record was made
        again = Recheck(*facts, record.end, state, never)
        if again.advance(SEGMENT_OVERLAP) is not None:
            raise InputError("error-record-open", rule=record.rule, n=again.size)
        count = len(state) + SEGMENT_OVERLAP
        return np.array(again.before(again.size, count), np.uint16)

    def see(self, progress: Progress, last: Callable[[int], Values]) -> None:
        """A part of a slice was verified: mark what lies so far behind that it is checked."""
        if progress.n % SEGMENT_CHUNK == 0:
            digest = self._before + progress.digest
            self._waiting.append(_end(progress.n, digest, last(self._reach)))
        while self._waiting and self._waiting[0].position + SEGMENT_OVERLAP <= progress.n:
            self._last = self._waiting.popleft()
            if is_place(self._last.position, self.record.first):
                self._growth.mark(self._last)

    def close(self) -> None:
        """Mark where the record ends now."""
        if self._last and self._last.position > self.record.end:
            self._growth.mark(self._last)


def _end(n: int, digest: Digest, state: Values) -> End:
    return End(n, digest.sum, digest.maximum, digest.at, state)


def require() -> None:
    """Raise the reason if there is no GPU."""
    if missing := available().reason:
        raise missing


def extend_all(
    records: list[Record], limit: int, seconds: float, save: Save, version: str = ""
) -> dict[str, InputError]:
    """Go on with records, all at once. Why each stopped that did not run out of time, by its rule.

    ``error-record-gpu`` says that the CPU can go on. Raises GpuError if the GPU fails; what was
    marked is saved.
    """
    limit = min(-(-limit // SEGMENT_CHUNK) * SEGMENT_CHUNK, MOST - SEGMENT_OVERLAP)
    growing: dict[str, Growing] = {}
    stopped: dict[str, InputError] = {}
    for record in records:
        try:
            growing[record.rule] = Growing(record, version, save)
        except InputError as error:
            stopped[record.rule] = error

    def seen(progress: Progress, last: Callable[[int], Values]) -> None:
        growing[progress.name].see(progress, last)

    games = [one.game for one in growing.values()]
    try:
        for one in run_games(
            games, seconds / 60, limit=limit + SEGMENT_OVERLAP, cut=limit, seen=seen
        ):
            if one.reason:
                stopped[one.name] = _why(one)
    finally:
        for begun in growing.values():
            begun.close()
    return stopped


def _why(one: Progress) -> InputError:
    if one.reason == "period":
        first, again = one.n - one.detail, one.n
        return InputError("error-record-returns", rule=one.name, first=first, again=again)
    return InputError("error-record-gpu", rule=one.name, n=one.heap or one.n, why=one.reason)
