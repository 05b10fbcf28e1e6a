"""``fairplay doctor``: it finds what is there, what is missing and what is broken."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fairplay import __version__
from fairplay.cli import version
from fairplay.cli.doctor import machine, package
from fairplay.errors import MissingExtraError
from fairplay.extras import EXTRAS, need
from fairplay.gpu.available import Available
from fairplay.gpu.build import CompilerError
from fairplay.messages import LANGUAGES
from fairplay.server.store import Store
from fairplay.server.store.database import open_engine
from fairplay.server.store.migrations import BREAKING, MIGRATIONS, migrate
from tests.server.databases import free_port

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for variable in ("FAIRPLAY_DATABASE", "FAIRPLAY_REDIS"):
        monkeypatch.delenv(variable, raising=False)


def diagnosed(fairplay: "Fairplay", code: int = 0) -> dict[str, Any]:
    """What is found, by name."""
    done = fairplay("doctor", "--json")
    assert (done.code, done.err) == (code, "")
    found = json.loads(done.out)
    assert found["ok"] is (code == 0)
    return {check["name"]: check for check in found["checks"]}


def test_everything_that_is_here_works(fairplay: "Fairplay", tmp_path: Path) -> None:
    found = diagnosed(fairplay)
    assert found["core"]["params"]["kernel"] in found["core"]["params"]["kernels"]
    for extra in ("serve", "postgres", "paper", "plot", "notebook", "survey"):
        assert found[f"extra-{extra}"]["state"] == "works"
    assert "starlette 1." in found["extra-serve"]["params"]["packages"]
    assert found["database"]["code"] == "doctor-database-new"
    assert found["redis"]["state"] == "absent"
    assert found["folder"]["params"]["path"] == str(tmp_path / "data" / "fairplay")
    # It only looks.
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table(fairplay: "Fairplay", language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIRPLAY_REDIS", f"redis://:sesame@127.0.0.1:{free_port()}/0")
    code, out, err = fairplay("doctor", "--lang", language)
    assert (code, err) == (1, "")
    assert out.startswith("fairplay ")
    assert "PostgreSQL" not in out
    assert "127.0.0.1" in out
    assert "sesame" not in out


def test_the_table_fits_a_terminal(fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    lines = fairplay("doctor").out.splitlines()
    wrapped = next(line for line in lines if "websockets" in line)
    assert wrapped.startswith(" " * 26)
    assert any(line.startswith("works     terminal        width 60") for line in lines)


def test_databases(fairplay: "Fairplay", tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'rooms.db'}"
    monkeypatch.setenv("FAIRPLAY_DATABASE", url)
    engine = open_engine(url)
    migrate(engine, MIGRATIONS[:3])
    older = diagnosed(fairplay)["database"]
    assert (older["code"], older["params"]["version"]) == ("doctor-database-old", 3)
    engine.dispose()
    store = Store.open(url)
    known = len(MIGRATIONS)
    assert diagnosed(fairplay)["database"]["params"]["version"] == known
    migrate(store.engine, (*MIGRATIONS, ("CREATE TABLE a (a TEXT)",)), BREAKING | {known + 1})
    store.close()
    newer = diagnosed(fairplay, 1)["database"]
    assert (newer["code"], newer["params"]["version"]) == ("doctor-database-newer", known + 1)
    (tmp_path / "rooms.db").write_bytes(b"nonsense" * 1000)
    assert diagnosed(fairplay, 1)["database"]["params"]["reason"] == "file is not a database"


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://fairplay:sesame@127.0.0.1:1/rooms", "refused"),
        ("sqlite:////dev/null/rooms.db", "/dev/null"),
        ("mysql://db.example/rooms", "postgresql://HOST/NAME"),
    ],
)
def test_a_database_that_cannot_be_used(
    fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch, url: str, said: str
) -> None:
    monkeypatch.setenv("FAIRPLAY_DATABASE", url)
    reason = diagnosed(fairplay, 1)["database"]["params"]["reason"]
    assert said in reason
    assert "sesame" not in reason


def test_a_setting_that_cannot_be_read(
    fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAIRPLAY_PORT", "nonsense")
    found = diagnosed(fairplay, 1)
    assert found["database"]["code"] == found["redis"]["code"] == "error-setting"


def test_missing_and_broken_extras(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(EXTRAS, "plot", {"no_such_module": "no-such-package"})
    found = package.extra("plot")
    assert (found.state, found.detail.params["names"]) == ("absent", "no-such-package")
    with pytest.raises(MissingExtraError, match=r"pip install 'fairplay\[plot\]'") as caught:
        need("plot")
    assert isinstance(caught.value, ImportError)
    (tmp_path / "no_such_module.py").write_text("raise OSError('libxyz.so is missing')")
    monkeypatch.syspath_prepend(tmp_path)
    found = package.extra("plot")
    assert (found.state, found.detail.params["reason"]) == ("broken", "libxyz.so is missing")


def test_a_broken_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fairplay._core", None)
    assert package.core().state == "broken"


def test_what_is_not_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(package, "SERVER", tmp_path)
    assert (package.app().state, package.docs().state) == ("absent", "absent")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").touch()
    assert package.docs().state == "works"


def test_a_gpu(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    driver = tmp_path / "nvidia-smi"
    driver.write_text("#!/bin/sh\necho GPU One\necho GPU Two\n")
    driver.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(machine, "available", lambda: Available("GPU One", 132, "nvcc"))
    found = machine.gpu()
    assert (found.state, found.detail.params["names"]) == ("works", "GPU One, GPU Two")
    reason = CompilerError("error-gpu-compiler")
    monkeypatch.setattr(machine, "available", lambda: Available(reason=reason))
    found = machine.gpu()
    assert (found.state, found.detail.params["reason"]) == ("absent", str(reason))
    driver.unlink()
    assert machine.gpu().state == "absent"


def test_the_version_names_the_build(
    fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "commit.txt").write_text("0123456789ab\n")
    monkeypatch.setattr(version, "_COMMIT", tmp_path / "commit.txt")
    said = fairplay("--version").out
    assert said.startswith(f"fairplay {__version__} (0123456789ab, Python 3.")
    # Neither built as a package nor checked out.
    monkeypatch.setattr(version, "_COMMIT", tmp_path / "none")
    monkeypatch.setattr(version, "_PACKAGE", tmp_path / "lib" / "fairplay")
    assert fairplay("--version").out.startswith(f"fairplay {__version__} (Python 3.")
