"""Records made on a GPU, whose part a CPU plays here: marks, and checks on the other paths."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fairplay._core import SEGMENT_CHUNK, SEGMENT_OVERLAP, NimSequence
from fairplay.errors import InputError
from fairplay.gpu import driver
from fairplay.gpu.driver import GpuError
from fairplay.gpu.game import KEPT, Game, Values
from fairplay.gpu.progress import Digest, Progress, next_mark
from fairplay.records import __main__ as command
from fairplay.records import on_gpu
from fairplay.records import run as runs
from fairplay.records.encoding import decode, encode
from fairplay.records.files import Shelf
from fairplay.records.jobs import Job
from fairplay.records.make import Mismatch, check, extend, with_check
from fairplay.records.on_gpu import extend_all
from fairplay.records.record import FIRST as FIRST_MARK
from fairplay.records.record import GPU, Record, places
from fairplay.records.run import run
from fairplay.records.turns import Turns
from fairplay.theory.codes import parse_code
from tests.records.test_records import FIRST, LIMIT, empty, made, nothing

RULES = ("0.104", "0.054")
Seen = Callable[[Progress, Callable[[int], Values]], None]


@cache
def values(rule: str) -> Values:
    sequence = NimSequence(parse_code(rule).digits)
    sequence.extend(LIMIT + SEGMENT_OVERLAP)
    return sequence.to_numpy(len(sequence)).astype(np.uint16)


class Played:
    """Runs as a GPU does, in slices of some length, and stops where it is told to."""

    def __init__(self, stops: dict[str, tuple[str, int]] | None = None) -> None:
        self._step, self._stops = 3 * SEGMENT_CHUNK, stops or {}
        self.starts: list[int] = []

    def __call__(
        self, games: list[Game], minutes: float, limit: int, cut: int, seen: Seen
    ) -> Iterator[Progress]:
        assert (minutes, limit) == (0.5, cut + SEGMENT_OVERLAP)
        return iter([self._run(game, limit, cut, seen) for game in games])

    def _run(self, game: Game, limit: int, cut: int, seen: Seen) -> Progress:
        g, n = values(game.name), game.start
        assert (game.last == g[n - len(game.last) : n]).all()
        assert (game.first == g[:KEPT]).all()
        self.starts.append(n)
        reason, end = self._stops.get(game.name, ("", limit))
        while n < end:
            n = min(n + self._step, end, *(one for one in (cut, 2 * FIRST) if one > n))
            progress = Progress(
                game.name, game.start, n, Digest.of(g[game.start : n], game.start), g
            )
            seen(progress, lambda count, n=n: g[n - count : n])  # type: ignore[misc]
        if reason == "lost":
            raise GpuError("error-gpu-memory")
        return progress.stopped(reason, detail=1000) if reason else progress


def grown(rule: str, monkeypatch: pytest.MonkeyPatch) -> Record:
    saved: list[Record] = []
    monkeypatch.setattr(on_gpu, "run_games", Played())
    begun = replace(empty(rule), first=2 * FIRST)
    assert extend_all([begun], LIMIT, 30, saved.append) == {}
    return saved[-1]


@pytest.mark.parametrize("rule", RULES)
def test_marks_are_those_of_the_cpu(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is kept when the check has come so far that the next segment can be checked alone."""
    record = grown(rule, monkeypatch)
    assert record.marks == made(rule).marks[1:]
    assert [(one.start, one.end, one.path) for one in record.made] == [(0, LIMIT, GPU)]
    assert decode(encode(record), rule, "x") == record


def test_a_cpu_checks_what_a_gpu_made(monkeypatch: pytest.MonkeyPatch) -> None:
    record = grown("0.054", monkeypatch)
    for segment in record.segments():
        found = check(record, segment.index)
        assert not isinstance(found, Mismatch)
        assert found.path == "window"
        record = with_check(record, found)
    assert record.state == "double-checked"
    wrong = replace(record.marks[1], sum=record.marks[1].sum ^ 1)
    found = check(replace(record, marks=(record.marks[0], wrong)), 1)
    assert isinstance(found, Mismatch)
    assert found.what == "sum"


def test_gpu_and_cpu_go_on_with_each_others_records(monkeypatch: pytest.MonkeyPatch) -> None:
    first = replace(empty("0.054"), first=2 * FIRST)
    record = extend(first, 2 * FIRST, nothing)
    played = Played()
    monkeypatch.setattr(on_gpu, "run_games", played)
    saved: list[Record] = []
    # Between its end and the place where the GPU begins the record has been checked.
    for limit in (2 * FIRST + SEGMENT_CHUNK, LIMIT):
        assert extend_all([record], limit, 30, saved.append) == {}
        record = saved[-1]
    assert played.starts == [2 * FIRST + n * SEGMENT_CHUNK for n in (2, 3)]
    assert record.marks == made("0.054").marks[1:]
    ways = [(one.end, one.path) for one in record.made]
    assert ways == [(2 * FIRST, "window"), (LIMIT, GPU)]
    # What lies between two marks is made on one path.
    further = extend(record, LIMIT + SEGMENT_CHUNK, nothing)
    assert [(one.start, one.end, one.path) for one in further.made] == [(0, further.end, "window")]


def test_a_mark_between_the_end_of_a_record_and_the_gpu_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The CPU computes the first values after a record, and a place of marks may lie there."""
    place = 2 * FIRST
    begun = replace(empty("0.054"), first=place)
    monkeypatch.setattr(on_gpu, "run_games", Played())
    saved: list[Record] = []
    extend_all([begun], place - SEGMENT_CHUNK, 30, saved.append)
    assert saved[-1].end == place - SEGMENT_CHUNK
    extend_all([saved[-1]], LIMIT, 30, saved.append)
    assert saved[-1].marks == made("0.054").marks[1:]


def test_what_was_marked_is_kept_when_the_gpu_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[Record] = []
    monkeypatch.setattr(on_gpu, "run_games", Played({"0.054": ("lost", 3 * FIRST)}))
    with pytest.raises(GpuError):
        extend_all([empty("0.054")], LIMIT, 30, saved.append)
    assert saved[-1].marks == made("0.054").marks[:2]
    # A slice that has come too near to the end does not count.
    assert saved[-1].end == 2 * FIRST


def test_a_gpu_that_stops_early_never_shortens_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    record = extend(empty("0.054"), 2 * FIRST + 3 * SEGMENT_CHUNK, nothing)
    monkeypatch.setattr(
        on_gpu, "run_games", Played({"0.054": ("values", 2 * FIRST + 4 * SEGMENT_CHUNK)})
    )
    assert set(extend_all([record], LIMIT, 30, fail)) == {"0.054"}


def fail(record: Record) -> None:
    raise AssertionError(f"saved with {record.end} values")


def test_a_game_goes_back_to_the_cpu(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One that stops goes on there, and one whose values repeat is given up."""
    stops = {"0.054": ("rare", 2 * FIRST), "0.104": ("period", 2 * FIRST)}
    monkeypatch.setattr(on_gpu, "run_games", Played(stops))
    monkeypatch.setattr(on_gpu, "require", lambda: None)
    monkeypatch.setattr(runs, "new_record", lambda code: empty(str(code)))
    turns: list[Job] = []
    unsuited = InputError("error-record-unsuited", rule="0.054")

    def turn(self: Turns, *_: object) -> None:
        turns.extend(self._waiting.values())
        self.given_up.append(unsuited)

    monkeypatch.setattr(Turns, "do", turn)
    jobs = [Job(rule, (tmp_path,), LIMIT, GPU, "1", "test") for rule in (*RULES, "0.3")]
    told: list[str] = []
    back: list[InputError] = []
    failed = run(jobs, 30, 1, told.append, back.append)
    assert [job.rule for job in turns] == ["0.054"]
    assert turns[0].path == "window"
    assert [one.params["rule"] for one in back] == ["0.054"]
    assert [one.params["rule"] for one in failed] == ["0.104", "0.3", "0.054"]
    record = Shelf((tmp_path,)).read("0.104")
    assert record is not None
    assert record.command == "test"


def test_a_record_that_is_refuted_meanwhile_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shelf, begun = Shelf((tmp_path,)), made("0.054").until(FIRST)
    shelf.write(begun)
    played = Played()

    class Refuting(Played):
        def __call__(self, *games: Any, **options: Any) -> Iterator[Progress]:
            shelf.refute(begun, Mismatch(begun.segments()[0], "sum"))
            return played(*games, **options)

    monkeypatch.setattr(on_gpu, "run_games", Refuting())
    monkeypatch.setattr(on_gpu, "require", lambda: None)
    monkeypatch.setattr(runs, "new_record", lambda code: empty(str(code)))
    jobs = [Job(rule, (tmp_path,), LIMIT, GPU, "1", "test") for rule in ("0.054", "0.104")]
    (reason,) = run(jobs, 30, 1, print, print)
    assert (reason.code, reason.params) == ("error-record-gone", {"rule": "0.054"})
    assert shelf.read("0.054") is None
    record = shelf.read("0.104")
    assert record is not None
    assert record.end == LIMIT


def test_without_a_gpu(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(driver, "_NAMES", ("libno-such-driver.so",))
    asked = ["0.104", "--folder", str(tmp_path), "--path", "gpu"]
    monkeypatch.setattr("sys.argv", ["records", *asked])
    assert command.main() == 2
    said = capsys.readouterr().err
    assert said.startswith("No driver of an NVIDIA GPU was found")
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_slices_are_cut_where_records_have_marks() -> None:
    """From 2^22 on both lie at the same places."""
    place = FIRST_MARK
    for expected in places(FIRST_MARK):
        if expected > (1 << 38) + (50 << 30):
            break
        assert place == expected
        place = next_mark(place)
