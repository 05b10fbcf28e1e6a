"""Records of many games at once: what is asked for, turns, spot checks, and what goes wrong."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from fairplay.errors import InputError
from fairplay.records import __main__ as command
from fairplay.records import spot_checks
from fairplay.records.files import Shelf
from fairplay.records.jobs import Asked, Job, read
from fairplay.records.make import MOST
from fairplay.records.record import GPU, Record
from fairplay.records.run import run, run_asked
from fairplay.records.spot_checks import sample, spot_check
from fairplay.records.turns import Ended, Turns
from tests.records.test_records import LIMIT, made, with_mark


def job(rule: str, folder: Path) -> Job:
    return Job(rule, (folder,), LIMIT, "window", "1", "test")


def codes(reasons: Sequence[InputError]) -> list[str]:
    return [reason.code for reason in reasons]


def test_several_processes_make_records_that_checks_confirm(tmp_path: Path) -> None:
    shelf = Shelf((tmp_path,))
    jobs = [job(rule, tmp_path) for rule in ("0.054", "0.3")]
    told: list[str] = []
    (failed,) = run(jobs, 30, 2, told.append, print)
    assert (failed.code, failed.params) == ("error-record-unsuited", {"rule": "0.3"})
    record = shelf.read("0.054")
    assert record is not None
    assert record.end == LIMIT
    assert record.command == "test"
    assert sample(record, 1) == [0]
    assert spot_check(jobs[:1], 1, 1, told.append) == []
    record = shelf.read("0.054")
    assert record is not None
    assert record.state == "double-checked"
    shelf.write(with_mark(replace(record, checks=()), 0, sum=1))
    (failed,) = spot_check(jobs[:1], 1, 1, told.append)
    assert failed.code == "error-record-refuted"
    assert (failed.params["segment"], failed.params["left"]) == (0, 0)
    assert shelf.read("0.054") is None  # its only mark was wrong


def test_a_game_is_one_job_however_it_is_named(tmp_path: Path) -> None:
    asked = Asked(["0.1740", "kayles", "0.174", "0.77", "0.77000"], (tmp_path,), path=GPU)
    work = read(asked)
    assert [one.rule for one in work.jobs] == ["0.174", "0.77"]
    assert {one.command for one in work.jobs} == {"fairplay records run 0.174 0.77 --path gpu"}
    assert {(one.limit, one.path, one.folders) for one in work.jobs} == {(MOST, GPU, (tmp_path,))}
    assert (work.seconds, work.processes, work.sample) == (600, os.cpu_count() or 1, 0)
    work = read(replace(asked, minutes="2", processes="3", limit="2^33", sample="4"))
    assert (work.seconds, work.processes, work.sample) == (120, 3, 4)
    assert {one.limit for one in work.jobs} == {1 << 33}


@pytest.mark.parametrize(
    ("field", "text", "code"),
    [
        ("minutes", "0", "error-number-least"),
        ("minutes", "0.5", "error-number"),
        ("processes", "2000", "error-number-most"),
        ("limit", "2^61", "error-number-most"),
        ("sample", "some", "error-number"),
        ("path", "x", "error-choice"),
        ("rules", ["kayle"], "error-unknown-game"),
    ],
)
def test_what_makes_no_sense_is_told_before_anything_runs(
    field: str, text: object, code: str, tmp_path: Path
) -> None:
    asked = replace(Asked(["0.104"], (tmp_path,)), **{field: text})  # type: ignore[arg-type]
    with pytest.raises(InputError) as raised:
        run_asked(asked, print, print)
    assert raised.value.code == code
    assert not list(tmp_path.iterdir())


def test_nothing_but_numpy_is_needed(tmp_path: Path) -> None:
    """Neither the terminal nor what it needs is there."""
    hidden = "import sys, runpy; sys.modules |= dict.fromkeys(('typer', 'click', 'rich'))"
    start = "runpy.run_module('fairplay.records', run_name='__main__')"
    asked = ["0.104", "--limit", "some", "--folder", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-c", f"{hidden}; {start}", *asked],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "some: not a whole number (0, 1, 2, …)\n"


def test_both_commands_end_with_status_1_if_something_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = InputError("error-record-open", rule="0.104", n=7)

    def failing(asked: Asked, *_: object) -> list[InputError]:
        return [reason] * asked.rules.count("0.104")

    monkeypatch.setattr(command, "run_asked", failing)
    for rule, code, said in (("0.104", 1, f"{reason}\n"), ("0.105", 0, "")):
        monkeypatch.setattr("sys.argv", ["records", rule, "--folder", str(tmp_path)])
        assert command.main() == code
        assert capsys.readouterr().err == said


def test_a_damaged_record_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf((tmp_path,))
    shelf.write(made("0.104"))
    (tmp_path / "0.054.record").write_bytes(b"no record")

    def do(self: Turns, seconds: float, _: int) -> None:
        for rule in ("0.054", "0.104"):
            more, reason = self._turn(job(rule, tmp_path), seconds)
            assert not more
            self.given_up += [reason] if reason else []
            self._told(rule)

    monkeypatch.setattr(Turns, "do", do)
    told: list[Record] = []
    asked = Asked(["0.054", "0.104"], (tmp_path,), limit=str(LIMIT))
    assert codes(run_asked(asked, told.append, print)) == ["error-record-damaged"]
    assert [record.rule for record in told] == ["0.104"]
    reason = spot_checks._check_some(job("0.054", tmp_path), 1)
    assert reason is not None
    assert reason.code == "error-record-damaged"


def some_die(job: Job, _: float) -> Ended:
    """A turn in which the process is killed, as where memory runs out."""
    if job.rule == "0.104":
        os._exit(9)
    return False, InputError("error-record-unsuited", rule=job.rule)


@pytest.fixture
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes find this file."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])


@pytest.mark.usefixtures("_here")
def test_a_process_that_is_killed_is_told_with_the_rest(tmp_path: Path) -> None:
    told: list[str] = []
    turns = Turns(
        [job(rule, tmp_path) for rule in ("0.3", "0.104", "0.054")], some_die, told.append
    )
    turns.do(30, 1)
    assert codes(turns.given_up) == ["error-record-unsuited", "error-record-killed"]
    assert told == ["0.3", "0.104"]


def check_or_die(job: Job, count: int) -> InputError | None:
    return some_die(job, count)[1]


@pytest.mark.usefixtures("_here")
def test_a_check_that_is_killed_is_told_with_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spot_checks, "_check_some", check_or_die)
    told: list[str] = []
    failed = spot_check([job(rule, tmp_path) for rule in ("0.3", "0.104")], 1, 1, told.append)
    assert codes(failed) == ["error-record-unsuited", "error-record-killed"]
    assert told == ["0.3"]
