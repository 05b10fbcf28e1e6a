"""Batches of the kind *gpu* in a survey: the GPU brings values, and the rows are the CPU's."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from fairplay.errors import InputError
from fairplay.gpu.driver import GpuError
from fairplay.gpu.game import KEPT, Game, Values
from fairplay.gpu.progress import Digest, Progress
from fairplay.gpu.run import run as run_games
from fairplay.survey import on_gpu, plan
from fairplay.survey.on_gpu import STAGE, Turns
from fairplay.survey.pattern import codes_of
from fairplay.survey.tasks import Batch, Outcome, Unit, resumed, run, saved
from fairplay.theory.sequence import Sequence
from tests.engine.surveying import alone, finished, timeless
from tests.gpu.emulation import EmulatedDevice

#: Few rares, and many.
FEW, PACKED = "0.104", "4.367"
#: Where the CPU engine has stopped: a few values after a multiple of 32.
BEGUN, LIMIT = KEPT + 7, KEPT + 1000


def begun(rule: str, size: int = BEGUN) -> Unit:
    (code,) = codes_of([rule])
    sequence = Sequence(code)
    sequence.extend(size)
    return Unit((code,), state=saved(sequence), size=size, seconds=1.0)


@pytest.fixture
def emulated(device: EmulatedDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    def on_device(*games: object, **options: object) -> list[Progress]:
        return run_games(*games, **options, device=device)  # type: ignore[arg-type]

    monkeypatch.setattr(on_gpu, "run_games", on_device)


@pytest.mark.slow
@pytest.mark.usefixtures("emulated")
def test_rows_are_those_of_the_cpu() -> None:
    """The first comes to the limit, but for the last few heaps. The second is handed back."""
    batch = Batch((begun(FEW), begun("0.3", 5000)), LIMIT, STAGE, "gpu")
    outcome = run(batch)
    assert (outcome.found, outcome.failed) == ((), None)
    first, second = outcome.left
    assert (first.back, first.size) == (False, LIMIT // 32 * 32)
    assert second.back
    assert first.seconds > 1
    found = finished([Batch((unit,), LIMIT, plan.TASK) for unit in outcome.left])
    assert timeless(one.row for one in found) == [alone(FEW, LIMIT), alone("0.3", LIMIT)]


def broken(games: list[Game], minutes: float, limit: int, seen: Callable[..., object]) -> None:
    """A GPU that brings 64 values of the first game, and fails."""
    assert (minutes, limit) == (1, LIMIT)
    first = games[0]
    right = Sequence(codes_of([first.name])[0]).values(LIMIT).astype(np.uint16)
    end = first.start + 64

    def last(count: int) -> Values:
        return right[end - count : end]

    seen(Progress(first.name, first.start, end, Digest(), right[:0]), last)
    raise GpuError("error-gpu-memory")


def test_what_came_before_a_failure_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_gpu, "run_games", broken)
    outcome = run(Batch((begun(FEW), begun(PACKED)), LIMIT, STAGE, "gpu"))
    assert outcome.failed is not None
    assert outcome.failed.code == "error-gpu-memory"
    assert all(unit.back for unit in outcome.left)
    first = outcome.left[0]
    assert first.size == KEPT + 64
    values = resumed(first.codes[0], first.state).values(first.size)
    assert (values == Sequence(first.codes[0]).values(first.size)).all()


def units(count: int, **changes: object) -> list[Unit]:
    codes = codes_of(["0.???"])[:count]
    return [replace(Unit((code,), size=KEPT), **changes) for code in codes]  # type: ignore[arg-type]


def test_only_long_games_get_a_gpu() -> None:
    long = KEPT + on_gpu.WORTH
    (unit,) = units(1)
    for limit, gpus, one in (
        (long - 1, 1, unit),
        (long, 0, unit),
        (long, 1, replace(unit, size=KEPT - 1)),
        (long, 1, replace(unit, back=True)),
    ):
        assert Turns(limit, gpus).others([one]) == [one]
    assert Turns(long, 1).others([unit]) == []


def test_a_gpu_has_one_batch_at_a_time() -> None:
    turns = Turns(1 << 30, 1)
    some = units(4)
    assert turns.others(some[:1]) == []
    assert [batch.units for batch in turns.batches()] == [(some[0],)]
    assert turns.others(some[1:]) == []
    assert list(turns.batches()) == []
    turns.ended(Outcome())
    # As many as fit in the memory of a worker.
    assert [(batch.units, batch.kind) for batch in turns.batches()] == [(tuple(some[1:3]), "gpu")]
    turns.ended(Outcome(failed=InputError("error-gpu-memory")))
    # What waits is for the CPU, and so is all that comes.
    assert turns.others(some[:1]) == [some[3], some[0]]
    assert list(turns.batches()) == []
