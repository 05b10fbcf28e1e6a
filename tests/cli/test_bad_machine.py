"""Machines on which something is missing: one line that says what, and exit code 2."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fairplay.server.store import Store
from fairplay.server.store.migrations import BREAKING, MIGRATIONS, migrate

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, **environment: str) -> tuple[int, str]:
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    return done.returncode, done.stderr


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder for the PATH with what every machine has, and no compiler and no Node."""
    folder = tmp_path / "programs"
    folder.mkdir()
    for name in (
        "bash",
        "cat",
        "cmp",
        "dirname",
        "env",
        "find",
        "git",
        "sha256sum",
        "sort",
        "tr",
        "xargs",
    ):
        (folder / name).symlink_to(shutil.which(name) or "")
    return folder


@pytest.mark.parametrize("compiler", ["", "no-such-compiler"])
def test_no_compiler(programs: Path, compiler: str) -> None:
    script = "import build_backend; build_backend.build_wheel('.')"
    path = str(ROOT / "scripts")
    code, said = run(
        sys.executable, "-c", script, PYTHONPATH=path, PATH=str(programs), CXX=compiler
    )
    assert code == 2
    assert said.startswith(f"fairplay: no C++ compiler found ({compiler or 'c++, g++, clang++'})")
    assert said.count("\n") == 1


def test_an_sdist_without_the_app(tmp_path: Path) -> None:
    (tmp_path / "PKG-INFO").touch()
    script = f"import build_backend as b; b.ROOT = b.Path({str(tmp_path)!r}); b.build_sdist('.')"
    code, said = run(sys.executable, "-c", script, PYTHONPATH=str(ROOT / "scripts"))
    assert code == 2
    assert said == (
        "fairplay: this sdist is not complete: src/fairplay/server/static/index.html is missing\n"
    )


def test_no_node(tmp_path: Path, programs: Path) -> None:
    for folder in ("scripts", "src/fairplay/locales", "web"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "scripts/web", tmp_path / "scripts")
    # A Python that can install nothing.
    code, said = run(tmp_path / "scripts/web", programs, PATH=str(programs), PYTHON="false")
    assert code == 2
    assert said.startswith("web: the browser app needs Node 20.19 or newer")
    assert said.count("\n") == 1


def test_an_old_python(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2\nexit 1\n')
    old.chmod(0o755)
    path = os.environ["PATH"]
    code, said = run(ROOT / "scripts/setup", tmp_path / "venv", PYTHON=str(old), PATH=path)
    assert code == 2
    assert said == (
        "setup: Python 3.11 or newer is needed, this is Python 3.9.2; set PYTHON to another one\n"
    )


def test_a_package_for_an_old_python() -> None:
    script = (
        "import scikit_build_core.build, sys; sys.version_info = (3, 9, 2); import build_backend"
    )
    code, said = run(sys.executable, "-c", script, PYTHONPATH=str(ROOT / "scripts"))
    assert (code, said) == (2, "fairplay: Python 3.11 or newer is needed, this is 3.9\n")


def refused(fairplay: "Fairplay", *arguments: str) -> str:
    """The one line with which a command is refused."""
    code, out, err = fairplay(*arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    return err


def test_a_port_in_use(fairplay: "Fairplay", tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'rooms.db'}"
        said = refused(fairplay, "serve", "--port", port, "--database", database)
    assert f"port {port}" in said


def test_a_newer_database(fairplay: "Fairplay", tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    store = Store.open(database)
    newer = len(MIGRATIONS) + 1
    migrate(store.engine, (*MIGRATIONS, ("CREATE TABLE more (a TEXT)",)), BREAKING | {newer})
    store.close()
    said = refused(fairplay, "serve", "--database", database)
    assert "newer fairplay" in said
    assert "pip install --upgrade fairplay" in said


def test_a_read_only_home(fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    said = refused(fairplay, "serve")
    assert "/dev/null" in said
    assert "--database" in said
    # What only remembers goes on without.
    assert fairplay("learn").code == 0


def test_a_read_only_home_for_packages() -> None:
    """Matplotlib would warn that it cannot write there. The database cannot, either."""
    assert run(sys.executable, "-m", "fairplay", "doctor", HOME="/dev/null") == (1, "")


def test_no_home(fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert "XDG_DATA_HOME" in refused(fairplay, "serve")
    assert fairplay("learn").code == 0


def test_a_broken_package(fairplay: "Fairplay", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fairplay.cli.commands.solve", None)
    assert "fairplay doctor" in refused(fairplay, "solve", "nim:3")
