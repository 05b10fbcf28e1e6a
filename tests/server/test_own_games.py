"""Games in an operator's own files: offered, answered in every process, and read again."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import httpx
import msgspec
import pytest

from fairplay.errors import InputError
from fairplay.server import own_games
from fairplay.server.app import create_app
from fairplay.server.config import Config
from fairplay.server.jobs import answer
from tests.own_files import HALF, forgotten_files
from tests.serving import PATIENCE, serve, test_config

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
    found: int = client.get("/api/solve", params={"position": "half:9"}).json()["value"]
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


def wait_for(condition) -> None:  # type: ignore[no-untyped-def]
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end
        sleep(0.02)


def test_a_wrong_file_is_told_before_anything_is_served(tmp_path: Path, file: Path) -> None:
    file.write_text("def splits(heap):\n    yield heap\n", encoding="utf-8")
    with pytest.raises(InputError, match="10 → 10"):
        create_app(test_config(tmp_path, games=(str(file),)))


def test_other_processes_get_the_files_by_their_settings(file: Path) -> None:
    config = Config.read({"games": f"{file},/other.py"}, {})
    assert config.games == (str(file), "/other.py")
    assert Config.read({}, config.environment()).games == config.games


def test_a_link_names_no_file(file: Path) -> None:
    asked = msgspec.msgpack.encode(["solve", [f"{file}:9", False]])
    assert answer(asked).startswith(b'-{"code":"error-code-syntax')
