"""A record's marks from the kernels themselves, at shorter distances than real ones."""

import pytest

from fairplay.gpu.game import KEPT
from fairplay.gpu.progress import Digest, Progress
from fairplay.gpu.run import run as run_games
from fairplay.records import on_gpu
from fairplay.records.make import new_record
from fairplay.records.record import GPU, Record
from fairplay.theory.codes import parse_code
from tests.gpu.conftest import sequence
from tests.gpu.emulation import EmulatedDevice

pytestmark = pytest.mark.slow

LIMIT = KEPT + 640


def test_a_record_from_the_kernels(device: EmulatedDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    def on_device(*games: object, **options: object) -> list[Progress]:
        return run_games(*games, **options, device=device)  # type: ignore[arg-type]

    monkeypatch.setattr(on_gpu, "run_games", on_device)
    monkeypatch.setattr(on_gpu, "SEGMENT_CHUNK", 32)
    monkeypatch.setattr(on_gpu, "SEGMENT_OVERLAP", 320)
    saved: list[Record] = []
    begun = new_record(parse_code("0.104"))
    assert on_gpu.extend_all([begun], LIMIT, 60, saved.append) == {}
    (mark,) = saved[-1].marks
    sequence("0.104").extend(LIMIT)
    values = sequence("0.104").to_numpy(LIMIT).astype("<u2")
    assert Digest(mark.sum, mark.maximum, mark.place) == Digest.of(values, 0)
    assert (mark.n, mark.rares) == (LIMIT, len(begun.rares))
    assert mark.state == values[-saved[-1].reach :].tobytes()
    assert [one.path for one in saved[-1].made] == [GPU]
