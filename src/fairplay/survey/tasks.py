"""What a worker does: it takes a batch, computes for some ten seconds, and returns what it found.

A batch depends on nothing but its fields, so it may run anywhere, again, or twice. What is not
finished within the steps that are allowed comes back with a checkpoint, to be another batch's. So
a long game is done in stages, and a worker that dies loses no more than one batch.

``run`` is all that is sent to a worker. Another engine is another kind of batch: it joins
``ENGINES`` with a function that takes a batch and gives an outcome. The one for GPUs is in
``on_gpu``.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time
from typing import TYPE_CHECKING

import fairplay
from fairplay.errors import InputError
from fairplay.survey.measures import best_mask, rares
from fairplay.survey.rows import Found, after, found_by, period_of_equal
from fairplay.theory.codes import TWO, Code
from fairplay.theory.period import Period
from fairplay.theory.sequence import Sequence
from fairplay.theory.survey import FEW

if TYPE_CHECKING:
    from fairplay.survey.measures import Values


@dataclass(frozen=True)
class Unit:
    """Rules that may have the same values. The first has the fewest ways to take.

    ``state`` is a checkpoint of the first one's sequence if its work has begun, at ``size`` values
    and after ``seconds``. ``steps`` is a guess at what is left to do. If it is ``back``, a GPU has
    handed it back, and it is not sent to a GPU again.
    """

    codes: tuple[Code, ...]
    steps: int = 0
    state: bytes = field(default=b"", repr=False)
    size: int = 0
    seconds: float = 0.0
    back: bool = False


@dataclass(frozen=True)
class Batch:
    """Units to work on, one after the other, for at most so many steps of a nanosecond or two."""

    units: tuple[Unit, ...]
    limit: int
    steps: int
    kind: str = "cpu"
    version: str = fairplay.__version__

    @property
    def name(self) -> str:
        """A name by its content: the same batch has the same name everywhere."""
        parts = [f"{self.kind} {self.version} {self.limit} {self.steps}".encode()]
        for unit in self.units:
            parts += [" ".join(map(str, unit.codes)).encode(), unit.state]
        return hashlib.sha256(b"\0".join(hashlib.sha256(one).digest() for one in parts)).hexdigest()


@dataclass(frozen=True)
class Glance:
    """The first values of a rule as a hash, and a guess at the steps that its survey takes."""

    code: Code
    beginning: str
    steps: int


@dataclass(frozen=True)
class Outcome:
    """What a batch found, the units that are left, and what was seen of those not yet begun.

    ``failed`` says why the engine cannot go on; the units are left to another one.
    """

    found: tuple[Found, ...] = ()
    left: tuple[Unit, ...] = ()
    seen: tuple[Glance, ...] = ()
    failed: InputError | None = None


class WrongVersionError(Exception):
    """The worker has another version of Fair Play than the one that made the batch."""


def run(batch: Batch) -> Outcome:
    """Work on a batch with the engine of its kind.

    >>> from fairplay.theory.codes import parse_code
    >>> done = run(Batch((Unit((parse_code("0.77"),)),), limit=1000, steps=10**9))
    >>> [(one.row.period, one.row.checked) for one in done.found], done.left
    ([(12, 168)], ())
    """
    if batch.version != fairplay.__version__:
        raise WrongVersionError(fairplay.__version__)
    return ENGINES[batch.kind](batch)


def _look(batch: Batch) -> Outcome:
    """The first values of every rule. Most periods are found in them."""
    found, seen = list[Found](), list[Glance]()
    for code in (code for unit in batch.units for code in unit.codes):
        began, sequence = thread_time(), Sequence(code)
        few = min(batch.limit, FEW)
        period = sequence.period(few)
        if (period and period.proved) or few == batch.limit:
            one = found_by(code, sequence, period, few)
            found.append(after(one, thread_time() - began))
        else:
            seen.append(_glance(code, sequence.values(few), batch.limit))
    return Outcome(tuple(found), (), tuple(seen))


def _glance(code: Code, values: "Values", limit: int) -> Glance:
    beginning = hashlib.sha256(values.tobytes()).hexdigest()
    return Glance(code, beginning, _steps(code, values, limit))


def _steps(code: Code, values: "Values", limit: int) -> int:
    """For each digit that splits, a value costs about as many steps as there are rares. Where they
    are many, they become more, and the definition is used: n/16 steps."""
    mask = best_mask(code, values)
    few = rares(mask, values)[0] if mask else len(values)
    each = few if few <= len(values) // 4 else limit // 16
    return limit * (100 + each * sum(digit & TWO > 0 for digit in code.digits))


def _compute(batch: Batch) -> Outcome:
    """Finish as many units as the steps allow, and begin the next."""
    found, left, steps = list[Found](), list[Unit](), batch.steps
    todo = list(reversed(batch.units))
    while todo:
        unit = todo.pop()
        if steps <= 0:
            left.append(unit)
            continue
        done, rest, taken = _advance(unit, batch.limit, steps)
        steps -= taken
        found += done
        # What differs from the rest of its unit has not begun; what has begun has used the steps.
        todo += rest
    return Outcome(tuple(found), tuple(left))


def _advance(unit: Unit, limit: int, steps: int) -> tuple[list[Found], list[Unit], int]:
    """What a unit gives within some steps, what is left of it, and the steps it took."""
    began, code = thread_time(), unit.codes[0]
    sequence = resumed(code, unit.state)
    before = sequence.work
    period = sequence.period(limit, before + steps)
    taken = max(1, sequence.work - before)
    if not (period and period.proved) and len(sequence) < limit:
        seconds = unit.seconds + thread_time() - began
        state = saved(sequence)
        return [], [replace(unit, state=state, size=len(sequence), seconds=seconds)], taken
    first = found_by(code, sequence, period, limit)
    first = after(first, unit.seconds + thread_time() - began)
    equal = list(_equal(unit.codes, sequence, period, limit))
    same = {one.code for one in equal} | {code}
    others = tuple(one for one in unit.codes if one not in same)
    rest = [Unit(others, unit.steps)] if others else []
    return [first, *equal], rest, taken


def _equal(
    codes: tuple[Code, ...], sequence: Sequence, found: Period | None, limit: int
) -> Iterator[Found]:
    """The rules after the first that have its values, as comparing them shows."""
    known = [codes[0]]
    for code in codes[1:]:
        began = thread_time()
        for other in known:
            same, period = period_of_equal(code, other, found, sequence, limit)
            if same:
                known.append(code)
                yield after(found_by(code, sequence, period, limit), thread_time() - began)
                break


def resumed(code: Code, state: bytes) -> Sequence:
    """The sequence as its checkpoint left it. A damaged one is ignored."""
    sequence = Sequence(code)
    if state:
        with TemporaryDirectory(prefix="fairplay-") as folder:
            name = Path(folder, "state")
            name.write_bytes(state)
            try:
                sequence.load(str(name))
            except ValueError:
                return Sequence(code)
    return sequence


def saved(sequence: Sequence) -> bytes:
    """A checkpoint of the sequence."""
    with TemporaryDirectory(prefix="fairplay-") as folder:
        name = Path(folder, "state")
        sequence.save(str(name))
        return name.read_bytes()


def _on_gpu(batch: Batch) -> Outcome:
    from fairplay.survey.on_gpu import compute

    return compute(batch)


Engine = Callable[[Batch], Outcome]
#: What works on each kind of batch.
ENGINES: dict[str, Engine] = {"look": _look, "cpu": _compute, "gpu": _on_gpu}
