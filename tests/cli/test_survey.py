"""``fairplay survey``: interrupted, on a cluster, with bad input; and ``survey show``."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest
from distributed import Client, LocalCluster

import fairplay as fp
from fairplay.cli.survey import cluster as clusters
from fairplay.cli.survey.parts import Parts, Survey
from fairplay.cli.survey.probes import version_probe
from fairplay.cli.survey.table import read_table, write_table
from fairplay.errors import InputError
from fairplay.gpu import driver
from fairplay.gpu.game import KEPT
from fairplay.messages import LANGUAGES
from fairplay.survey import on_gpu, plan
from fairplay.survey.pattern import codes_of
from fairplay.survey.rows import Found, Row
from fairplay.survey.tasks import Batch, Outcome, Unit
from fairplay.theory.codes import parse_code
from tests.cli.pseudo_terminal import COMMAND, Terminal
from tests.engine.surveying import surveyed, timeless

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay

#: Two of these games take a quarter of a second each, and the others next to nothing.
PATTERN, LIMIT = "0.77,0.6,0.61,0.16,0.04,0.06", 45_000
#: A program of util-linux, as every Debian has it.
ONE_CORE = ("taskset", "-c", str(min(os.sched_getaffinity(0))))
SMALL = ["survey", "0.0?", "--limit", "300"]

pytestmark = pytest.mark.filterwarnings("ignore:::distributed", "ignore:::tornado")


@pytest.fixture(scope="module")
def expected() -> list[Row]:
    return surveyed([PATTERN], LIMIT)


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return surveyed(["0.??"], 300)


@pytest.fixture
def table(tmp_path: Path, rows: list[Row]) -> str:
    name = str(tmp_path / "two.parquet")
    write_table(name, Survey(("0.??",), 300), rows)
    return name


def start(*arguments: str) -> "subprocess.Popen[str]":
    """A survey with one worker. Ctrl-C reaches all its processes, as from a terminal."""
    return subprocess.Popen(
        [*ONE_CORE, COMMAND, "survey", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )


def wait_for_parts(name: Path, count: int = 1) -> None:
    ends = time.monotonic() + 60
    while len(list(Path(f"{name}.parts").glob("[0-9a-f]*.json"))) < count:
        assert time.monotonic() < ends
        time.sleep(0.01)


def test_an_interrupted_survey_goes_on_and_gives_the_same(
    tmp_path: Path, expected: list[Row]
) -> None:
    name = tmp_path / "some.parquet"
    asked = (PATTERN, "--limit", str(LIMIT), "-o", str(name))
    with start(*asked) as process:
        wait_for_parts(name)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    told, stopped = err.splitlines()
    assert told.startswith("One worker. Watch it at http://127.0.0.1:")
    assert stopped.startswith("Stopped. Games done: ")
    assert not name.exists()
    # Whoever kills it leaves half a file, which is done again.
    part = next(Path(f"{name}.parts").glob("[0-9a-f]*.json"))
    part.write_bytes(part.read_bytes()[:100])
    with start(*asked) as process:
        out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert out.startswith(f"Written: {name}\n6 games. Periods proved: 1, open: 5.")
    survey, rows = read_table(str(name))
    assert survey == Survey(tuple(PATTERN.split(",")), LIMIT)
    assert timeless(rows) == expected
    assert all(row.seconds > 0 for row in rows)
    assert not Path(f"{name}.parts").exists()
    # But for the seconds, it is the same file.
    again = tmp_path / "again.parquet"
    for file, content in ((name, timeless(rows)), (again, expected)):
        file.unlink(missing_ok=True)
        write_table(str(file), survey, content)
    assert name.read_bytes() == again.read_bytes()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three worker processes."""
    with LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as made:
        yield made


def kill_one_that_works(cluster: Any, name: Path, killed: list[int]) -> None:
    wait_for_parts(name)
    while not killed:
        for worker in cluster.scheduler.workers.values():
            if worker.processing and any("survey" in str(task) for task in worker.processing):
                nanny = cluster.workers[worker.name]
                killed.append(nanny.pid)
                os.kill(nanny.pid, signal.SIGKILL)
                return
        time.sleep(0.005)


def test_a_cluster_that_loses_a_worker_gives_the_same(
    cluster: Any,
    fairplay: "Fairplay",
    tmp_path: Path,
    expected: list[Row],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The long games take several stages, whose checkpoints go from one worker to another.
    monkeypatch.setattr(plan, "TASK", 150_000_000)
    name, killed = tmp_path / "some.parquet", list[int]()
    killer = threading.Thread(target=kill_one_that_works, args=(cluster, name, killed))
    killer.start()
    done = fairplay(
        *("survey", PATTERN, "--limit", str(LIMIT), "-o", str(name)),
        *("--scheduler", cluster.scheduler_address),
    )
    killer.join(timeout=60)
    assert killed
    assert done.code == 0, done.err
    assert timeless(read_table(str(name))[1]) == expected


def test_a_worker_of_another_version_is_refused(
    cluster: Any, fairplay: "Fairplay", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fp, "__version__", "0.0.0")
    arguments = ("--scheduler", cluster.scheduler_address, "-o", str(tmp_path / "x.parquet"))
    code, out, err = fairplay(*SMALL, *arguments)
    assert (code, out) == (2, "")
    version = SURVEY.version
    assert err.startswith("fairplay: A worker (tcp://127.0.0.1:")
    assert f"has fairplay {version}, and this is fairplay 0.0.0" in err
    assert err.count("\n") == 1


def with_gpus(count: int) -> Callable[..., Awaitable[None]]:
    """For ``Client.run``: an inner function travels whole; workers cannot import this file."""

    async def say(dask_worker: Any) -> None:
        await dask_worker.set_resources(GPU=count)

    return say


def test_a_gpu_that_fails_leaves_its_games_to_the_cpu(
    cluster: Any, fairplay: "Fairplay", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker says that it has a GPU, and has no driver."""
    monkeypatch.setattr(plan, "TASK", 20_000_000)
    monkeypatch.setattr(on_gpu, "WORTH", 1000)
    limit, name = KEPT + 100_000, tmp_path / "one.parquet"
    asked = ["survey", "0.104", "--limit", str(limit), "-o", str(name)]
    asked += ["--scheduler", cluster.scheduler_address, "--gpu"]
    code, out, err = fairplay(*asked)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "no worker has a GPU" in err
    with Client(cluster) as client:
        client.run(with_gpus(1), workers=[next(iter(cluster.scheduler.workers))])
    code, out, err = fairplay(*asked)
    assert code == 0, err
    assert "Long games go to a GPU." in err
    assert "the CPU goes on: No driver of an NVIDIA GPU was found" in err
    assert timeless(read_table(str(name))[1]) == surveyed(["0.104"], limit)


def test_every_worker_with_a_gpu_counts(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some versions of Dask tell clients no more than the first five workers."""
    monkeypatch.setattr(Client, "scheduler_info", lambda *_, **__: {"workers": {}})
    with Client(cluster) as client, clusters.cluster(cluster.scheduler_address, None) as made:
        client.run(with_gpus(0))  # others use this cluster, too
        client.run(with_gpus(1), workers=[list(cluster.scheduler.workers)[-1]])
        assert made.gpus == 1
        client.run(with_gpus(0))
        assert made.gpus == 0


class Slow:
    """A client of a cluster with a GPU, on which a batch takes a minute. Looks take no time."""

    def __init__(self) -> None:
        self.now, self.asked, self.batch = 0.0, 0, Future[Outcome]()

    def run(self, _: object) -> dict[str, str]:
        return {}

    def submit(self, *_: object, **__: object) -> "Future[Outcome]":
        return self.batch

    def run_on_scheduler(self, _: object) -> int:
        self.asked += 1
        return 1

    def monotonic(self) -> float:
        self.now += 0.1
        if self.now > 60 and not self.batch.done():
            self.batch.set_result(Outcome())
        return self.now


def test_the_scheduler_is_not_asked_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(clusters, "GLANCE", 0)
    monkeypatch.setattr(clusters, "monotonic", slow.monotonic)
    made = clusters.Cluster(slow, "here", 1)  # type: ignore[arg-type]
    made.send([Batch((Unit(codes_of(["0.104"])),), 1000, 10, "gpu")])
    assert len(list(made.outcomes())) == 1
    assert slow.asked == pytest.approx(60 / clusters.LOOK, abs=1)


@pytest.mark.parametrize(("asked", "what"), [("run_on_scheduler", "gpus"), ("nthreads", "workers")])
def test_a_scheduler_that_is_lost_is_told(
    monkeypatch: pytest.MonkeyPatch, asked: str, what: str
) -> None:
    def lost(*_: object) -> int:
        raise OSError("closed")

    slow = Slow()
    monkeypatch.setattr(slow, asked, lost, raising=False)
    with pytest.raises(InputError, match="Connection lost: here"):
        getattr(clusters.Cluster(slow, "here", 1), what)  # type: ignore[arg-type]


#: A cluster of its own, which takes its workers with it.
ALONE = """
from distributed import LocalCluster

with LocalCluster(1, processes=False, protocol="tcp", dashboard_address=None) as cluster:
    print(cluster.scheduler_address, flush=True)
    input()
"""


def test_a_scheduler_that_is_killed_is_told_in_one_line(tmp_path: Path) -> None:
    name = tmp_path / "some.parquet"
    with subprocess.Popen(
        [sys.executable, "-c", ALONE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as scheduler:
        assert scheduler.stdout is not None
        address = scheduler.stdout.readline().strip()
        # So many values take seconds: it is not done before the scheduler is killed.
        asked = (PATTERN, "--limit", str(10 * LIMIT), "-o", str(name), "--scheduler", address)
        with start(*asked) as process:
            wait_for_parts(name)
            scheduler.kill()
            out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    workers, lost = err.splitlines()
    assert workers.endswith(("worker.", "workers."))
    assert lost.startswith(f"fairplay: Connection lost: {address}. What is done is kept")


def test_a_cluster_without_a_dashboard_names_none(cluster: Any) -> None:
    """It has a server of web pages, but nothing to watch there."""
    with clusters.cluster(cluster.scheduler_address) as made:
        assert made._client.dashboard_link
        assert made.dashboard == ""


def test_games_do_not_wait_for_a_gpu_that_is_gone(cluster: Any) -> None:
    unit = Unit(codes_of(["0.104"]), state=b"some", size=1)
    with Client(cluster) as client, clusters.cluster(cluster.scheduler_address, None) as made:
        client.run(with_gpus(0))
        made.send([Batch((unit,), 1000, 10, "gpu")])
        ((batch, outcome),) = made.outcomes()
    assert batch.kind == "gpu"
    assert outcome.left == (replace(unit, back=True),)
    assert outcome.failed is not None
    assert outcome.failed.code == "error-survey-gpu-lost"


def test_without_a_gpu(
    fairplay: "Fairplay", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "_NAMES", ("libno-such-driver.so",))
    code, out, err = fairplay(*SMALL, "--gpu", "-o", str(tmp_path / "x.parquet"))
    assert (code, out) == (2, "")
    assert err.startswith("fairplay: No driver of an NVIDIA GPU was found; the CPU engine")
    assert err.count("\n") == 1


SURVEY = Survey(("0.0?",), 300)


def test_a_worker_without_fairplay_is_refused() -> None:
    error = clusters._wrong("tcp://x", None)
    assert error.params["theirs"] == "–"
    assert version_probe()() == fp.__version__


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:PORT", "tcp://127.0.0.1:1", "nonsense", ""])
def test_a_scheduler_that_does_not_answer(
    address: str, fairplay: "Fairplay", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = address.replace("PORT", str(silent.getsockname()[1]))
        code, out, err = fairplay(*SMALL, "--scheduler", address, "-o", str(tmp_path / "x.parquet"))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "no Dask scheduler answers there" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["1.??"], "1.??: not a pattern of octal codes"),
        (["0.77", "0.8?"], "0.8?: not a pattern"),
        (["0.???????"], "Too many games in one survey: 2097152, at most 32768"),
        (["0.??", "--limit", "0"], "0: too small"),
        (["0.??", "--limit", "many"], "many: not a whole number"),
        (["0.??", "--limit", "2^32"], "2^32: too large"),
    ],
)
def test_bad_input(arguments: list[str], said: str, fairplay: "Fairplay", tmp_path: Path) -> None:
    code, out, err = fairplay("survey", *arguments, "-o", str(tmp_path / "x.parquet"))
    assert (code, out) == (2, "")
    assert err.startswith(f"fairplay: {said}")
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_table_is_never_written_over(fairplay: "Fairplay", table: str, tmp_path: Path) -> None:
    before = Path(table).read_bytes()
    for asked in (["0.?"], ["0.??", "--limit", "301"]):
        code, _, err = fairplay("survey", *asked, "-o", table)
        assert code == 2
        assert "has another survey, 0.?? --limit 300 (fairplay" in err
    code, out, err = fairplay("survey", "0.??", "--limit", "300", "-o", table)
    assert (code, err) == (0, "")
    assert out.startswith(f"{table} has this survey already.\n64 games.")
    assert Path(table).read_bytes() == before
    other = tmp_path / "other"
    other.write_bytes(b"PAR1 or something else")
    code, _, err = fairplay("survey", "0.??", "-o", str(other))
    assert (code, err) == (2, f"fairplay: {other}: not a table that fairplay survey wrote\n")


@pytest.mark.parametrize(
    "wrong",
    [
        {"rule": "\x1b[31m0.77"},
        {"rule": "0.1?"},
        {"same_as": "\x1b[2J"},
        {"hash": "\x07"},
        {"period": None},
        {"mask": None},
        {"values": -1},
        {"seconds": float("nan")},
    ],
    ids=str,
)
def test_a_table_with_another_row_is_refused(
    wrong: dict[str, Any], fairplay: "Fairplay", tmp_path: Path, rows: list[Row]
) -> None:
    name = str(tmp_path / "x.parquet")
    sound = next(row for row in rows if row.rule == "0.77")
    for row in (sound, replace(sound, **wrong)):
        write_table(name, SURVEY, [row])
        code, out, err = fairplay("survey", "show", name)
        assert code == (0 if row is sound else 2), err
    assert (out, err) == ("", f"fairplay: {name}: not a table that fairplay survey wrote\n")
    # What has a field of another type in the folder of a survey is computed again.
    parts = Parts(tmp_path / "x.parts", SURVEY)
    for row in (sound, replace(sound, **wrong)):
        parts.keep([Found(parse_code("0.77"), row, "key")])
        assert bool(list(parts.found([parse_code("0.77")]))) == (row is sound)


@pytest.mark.parametrize("wrong", [{"patterns": ["\x1b"]}, {"version": "\x1b"}, {"limit": 1e999}])
def test_what_asks_for_nothing_is_no_survey(wrong: dict[str, Any]) -> None:
    asked = json.loads(SURVEY.json())
    assert Survey.read(json.dumps(asked)) == SURVEY
    assert Survey.read(json.dumps(asked | wrong)) is None


def test_parts_of_another_survey_are_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "x.parts"
    Parts(folder, replace(SURVEY, limit=7))  # it found no worker, and has no parts
    parts = Parts(folder, SURVEY)
    parts.keep_begun([Unit((*codes_of(["0.07"]),), 300, b"state", 7, 0.5)])
    Parts(folder, SURVEY)
    for other in (replace(SURVEY, limit=1), replace(SURVEY, version="0"), Survey(("0.?",), 300)):
        with pytest.raises(InputError, match=r"parts of another survey, 0\.0\? --limit 300"):
            Parts(folder, other)
    (folder / "survey.json").unlink()
    (folder / "mine.txt").touch()
    with pytest.raises(InputError, match="parts of another survey"):
        Parts(folder, SURVEY)
    assert (folder / "mine.txt").exists()


def test_what_has_begun_is_kept(tmp_path: Path) -> None:
    parts = Parts(tmp_path / "x", SURVEY)
    third, first, second = codes_of(["0.6", "0.61", "0.06"])
    units = [Unit((first, second), 0, b"state\nof it", 7, 0.5), Unit((third,), 0, b"", 0, 0.0)]
    parts.keep_begun(units)
    (found,) = parts.begun((first, second, third))
    assert (found.codes, found.state, found.size, found.seconds) == (
        (first, second),
        b"state\nof it",
        7,
        0.5,
    )
    assert [unit.codes for unit in parts.begun((first,))] == [(first,)]
    assert list(parts.begun((second, third))) == []


def test_show(fairplay: "Fairplay", table: str, rows: list[Row]) -> None:
    code, out, err = fairplay("survey", "show", table)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == f"0.?? --limit 300 (fairplay {fp.__version__})"
    assert [line.split()[0] for line in lines[2:66]] == [row.rule for row in rows]
    kayles = next(line for line in lines if line.startswith("0.77 "))
    assert kayles.split()[1:6] == ["71", "12", "guy-smith", "168", "8"]
    assert lines[67].startswith("64 games. Periods proved: ")
    assert any(line.startswith("Longest periods: 0.07 34, 0.17 34") for line in lines)


def test_show_as_json(fairplay: "Fairplay", table: str, rows: list[Row]) -> None:
    code, out, err = fairplay("survey", "show", table, "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    data = json.loads(out)
    assert data["rows"] == [asdict(row) for row in rows]
    found = data["summary"]
    assert found["proved"] + found["open"] == found["games"] == 64
    assert found["sequences"] == sum(row.same_as is None for row in rows)
    assert found["longest_periods"][0] == {"rule": "0.07", "value": 34}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture(
    language: str, fairplay: "Fairplay", table: str, tmp_path: Path, rows: list[Row]
) -> None:
    name = tmp_path / "two.svg"
    assert fairplay("survey", "show", table, "-o", str(name), "--lang", language).code == 0
    root = ET.fromstring(name.read_text(encoding="utf-8"))
    titles = [one.text or "" for one in root.iter("{http://www.w3.org/2000/svg}title")]
    # One for the picture, and one for each game: nothing depends on colours alone.
    assert len(titles) == 1 + len(rows)
    assert sum("0.77: " in title and "71" in title and "12" in title for title in titles) == 1
    dots = root.iter("{http://www.w3.org/2000/svg}circle")
    assert len(list(dots)) == 1 + sum(row.period is None for row in rows)


def test_the_picture_as_png(fairplay: "Fairplay", table: str, tmp_path: Path) -> None:
    name = tmp_path / "two.png"
    assert fairplay("survey", "show", table, "-o", str(name)).code == 0
    assert name.read_bytes().startswith(b"\x89PNG")
    code, _, err = fairplay("survey", "show", table, "-o", str(tmp_path / "two.gif"))
    assert (code, err.count("\n")) == (2, 1)


def test_what_is_no_survey_cannot_be_shown(fairplay: "Fairplay", tmp_path: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    other, text = tmp_path / "other.parquet", tmp_path / "text"
    pq.write_table(pa.table({"rule": ["0.77"]}), other)
    text.write_text("0.77")
    for name in (other, text):
        code, _, err = fairplay("survey", "show", str(name))
        assert (code, err) == (2, f"fairplay: {name}: not a table that fairplay survey wrote\n")
    code, _, err = fairplay("survey", "show", str(tmp_path / "none"))
    assert (code, err.count("\n")) == (2, 1)
    assert "cannot be read" in err


def test_a_bar_on_a_terminal(tmp_path: Path) -> None:
    screen = Terminal(*SMALL, "-o", str(tmp_path / "x.parquet"), LC_ALL="C.UTF-8")
    seen = screen.wait_for("Written")
    code, rest = screen.leave()
    assert code == 0
    assert "Games" in seen
    assert "8 games. Periods proved: " in rest + seen
