"""Games in an operator's own files: offered, answered in every process, and read again."""

import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import httpx
import msgspec
import pytest

from fairplay.errors import InputError
from fairplay.server import own_games
from fairplay.server.app import create_app
from fairplay.server.config import Config
from fairplay.server.jobs import answer
from tests.own_files import HALF, forgotten_files
from tests.serving import ServerProcess, running, serve, test_config, wait_for

FORKS = (
    "import multiprocessing\nmultiprocessing.get_context('fork').Process(target=print).start()\n"
)
PRINTS = """
import os

print("loaded", flush=True)
os.write(1, b"straight\\n")


def splits(heap):
    print("asked", flush=True)
    return range(heap - heap // 2, heap)
"""
ANY = "def splits(heap):\n    return range(heap)\n"


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "half.py"
    path.write_text(HALF, encoding="utf-8")
    with forgotten_files():
        yield path


def change(path: Path, source: str) -> None:
    """Write the file, at another time even if the clock of the disk is coarse."""
    before = path.stat().st_mtime_ns
    path.write_text(source, encoding="utf-8")
    os.utime(path, ns=(before + 10**9, before + 10**9))


def value(client: httpx.Client) -> int:
    """The value of a heap of 9, once there is a process that has the time to find it."""
    while True:
        answer = client.get("/api/solve", params={"position": "half:9"})
        if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
            found: int = answer.json()["value"]
            return found


def test_the_file_of_an_operator_is_a_game_and_follows_its_changes(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(own_games, "LOOK", 0.02)
    with serve(test_config(tmp_path, games=(str(file),))) as served, served.client() as client:
        listed = {one["name"]: one for one in client.get("/api/games").json()["games"]}
        assert listed["half"]["position"] == "half:10"
        assert value(client) == 2
        how = client.get("/api/how", params={"position": "half"}).json()
        (rule,) = how["games"][0]["rule"]
        assert rule["params"]["text"] == "Take at most half of a heap."
        change(file, ANY)
        wait_for(lambda: value(client) == 9)
        with caplog.at_level(logging.ERROR):
            change(file, "def splits(heap) return\n")
            wait_for(lambda: "game not loaded" in caplog.text)
        assert "line 1" in str([getattr(one, "data", "") for one in caplog.records])
        assert value(client) == 9
        change(file, "def splits(heap):\n    yield heap\n")
        wait_for(lambda: "→" in str([getattr(one, "data", "") for one in caplog.records]))
        assert value(client) == 9


def test_a_wrong_file_is_told_before_anything_is_served(tmp_path: Path, file: Path) -> None:
    file.write_text("def splits(heap):\n    yield heap\n", encoding="utf-8")
    with pytest.raises(InputError, match="10 → 10"):
        create_app(test_config(tmp_path, games=(str(file),)))


@pytest.mark.parametrize(
    "source",
    [
        "def splits(heap):\n    while heap > 5: pass\n    return []\n",
        "import time\ntime.sleep(10**6)\n",
        "def splits(heap):\n    try:\n        while True: pass\n    finally: heap\n",
    ],
)
def test_a_file_that_does_not_end_is_told_before_anything_is_served(
    source: str, tmp_path: Path, file: Path
) -> None:
    file.write_text(source, encoding="utf-8")
    with pytest.raises(InputError, match=r"line [23]: TimeoutError: takes longer than"):
        create_app(test_config(tmp_path, games=(str(file),), job_seconds=0.05))
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def splits(heap):\n    while True: pass\n", "takes longer than"),
        ("while True: pass\n", "takes longer than"),
        ("import sys\nsys.exit(3)\n", "line 2: SystemExit: 3"),
        ("import sys\ndef splits(heap):\n    sys.exit(3)\n", "line 3: SystemExit: 3"),
        ("import os\nos.fork()\n", "line 2: RuntimeError: a game of a server may not fork"),
        (FORKS, "line 2: RuntimeError: a game of a server may not fork"),
        ("import os\ndef splits(heap):\n    os.fork()\n", "line 3: RuntimeError"),
    ],
)
def test_a_file_that_hangs_or_ends_the_program_leaves_the_server_and_the_old_rule(
    source: str,
    reason: str,
    tmp_path: Path,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(own_games, "LOOK", 0.02)
    config = test_config(tmp_path, games=(str(file),), job_seconds=2)
    with serve(config) as served, served.client() as client:
        assert value(client) == 2
        with caplog.at_level(logging.ERROR):
            change(file, source)
            while reason not in logged(caplog):
                assert client.get("/healthz", timeout=10).status_code == 200
                sleep(0.1)
        assert value(client) == 2
        change(file, ANY)
        wait_for(lambda: value(client) == 9)


def test_a_new_process_has_the_game_as_it_is_now(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_games, "LOOK", 0.02)
    with serve(test_config(tmp_path, games=(str(file),))) as served, served.client() as client:
        change(file, ANY)
        wait_for(lambda: value(client) == 9)
        for worker in served.services.workers._workers:
            worker.process.kill()
        served.services.workers.forget()
        wait_for(lambda: client.get("/api/solve?position=half:8").is_success)
        assert client.get("/api/solve?position=half:8").json()["value"] == 8


def logged(caplog: pytest.LogCaptureFixture) -> str:
    return str([getattr(one, "data", "") for one in caplog.records])


def test_a_game_that_gets_another_name_leaves_the_old_one(
    tmp_path: Path,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(own_games, "LOOK", 0.02)
    with serve(test_config(tmp_path, games=(str(file),))) as served, served.client() as client:
        with caplog.at_level(logging.INFO):
            named = "from fairplay.rules import heap\nGAME = heap('other', 'take 1-3')\n"
            change(file, named)
            wait_for(lambda: "game is gone" in caplog.text)
        assert "{'game': 'half', 'now': 'other'}" in logged(caplog)
        names = {one["name"] for one in client.get("/api/games").json()["games"]}
        assert "other" in names
        assert "half" not in names
        assert client.get("/api/solve?position=other:9").json()["value"] == 1
        assert client.get("/api/solve?position=half:9").status_code == 422


def test_strangers_learn_nothing_of_what_is_in_the_file(tmp_path: Path, file: Path) -> None:
    file.write_text(
        "def splits(heap):\n"
        "    if heap == 11: raise ValueError('secret')\n"
        "    if heap == 12: raise SystemExit('secret')\n"
        "    return range(heap)\n",
        encoding="utf-8",
    )
    with serve(test_config(tmp_path, games=(str(file),))) as served, served.client() as client:
        for size in (11, 12):
            refused = client.get("/api/solve", params={"position": f"half:{size}"})
            assert refused.status_code == 422
            assert refused.json() == {"code": "error-own-failed", "params": {"name": "half"}}


def test_other_processes_get_the_files_by_their_settings(file: Path) -> None:
    config = Config.read({"games": f"{file},/other.py"}, {})
    assert config.games == (str(file), "/other.py")
    assert Config.read({}, config.environment()).games == config.games


def test_a_link_names_no_file(file: Path) -> None:
    asked = msgspec.msgpack.encode(["solve", [f"{file}:9", False]])
    assert answer(asked).startswith(b'-{"code":"error-code-syntax')


def test_a_file_that_forks_is_refused_before_anything_is_served(tmp_path: Path, file: Path) -> None:
    file.write_text(FORKS, encoding="utf-8")
    with pytest.raises(InputError, match="line 2: RuntimeError: a game of a server may not fork"):
        create_app(test_config(tmp_path, games=(str(file),)))


def test_what_a_file_prints_is_no_output_of_the_server(tmp_path: Path, file: Path) -> None:
    """It is with the logs, however and whenever it is printed; the address is printed before."""
    file.write_text(PRINTS, encoding="utf-8")
    server = ServerProcess(tmp_path, "", "", "--game", str(file))
    with running([server]), httpx.Client(base_url=server.url, trust_env=False) as client:
        assert value(client) == 2
        change(file, PRINTS.replace("loaded", "loaded again"))
        wait_for(lambda: "game loaded again" in server.log.read_text(encoding="utf-8"))
    assert server.printed == ""
    logged = server.log.read_text(encoding="utf-8")
    for said in ("loaded", "loaded again", "straight", "asked"):
        assert f"{said}\n" in logged
