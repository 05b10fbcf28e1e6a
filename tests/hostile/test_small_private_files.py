"""The database file, with keys and seeds, was readable by everyone."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairplay.server.store import Store
from tests.server.logs import event, journal_of

pytestmark = pytest.mark.anyio

#: Opens a database and stops at each system call that creates or opens a file there.
FIRST_MOMENT = """
import os, sys
from fairplay.server.store import Store

def watch(name, arguments):
    if name in ("open", "os.link", "sqlite3.connect"):
        for found in os.listdir(sys.argv[2]) if os.path.isdir(sys.argv[2]) else []:
            mode = os.stat(os.path.join(sys.argv[2], found)).st_mode
            assert not mode & 0o077, (found, oct(mode))

sys.addaudithook(watch)
Store.open(sys.argv[1]).close()
"""


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A umask that lets everyone read and write new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


async def test_only_the_owner_can_read_a_new_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    folder = tmp_path / "new" / "fairplay"
    store = Store.open(f"sqlite:///{folder / 'rooms.db'}")
    async with journal_of(store) as journal:
        await journal.append(event("A", 1))
        private = dict.fromkeys(["rooms.db", "rooms.db-shm", "rooms.db-wal"], "0o600")
        assert modes(folder) == private
    store.close()
    for made in (folder, folder.parent):
        assert stat.S_IMODE(made.stat().st_mode) == 0o700


def test_files_are_private_from_the_first_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "fairplay"
    url = f"sqlite:///{folder / 'rooms.db'}"
    subprocess.run([sys.executable, "-c", FIRST_MOMENT, url, str(folder)], check=True)
    assert modes(folder) == {"rooms.db": "0o600"}


async def test_files_of_older_versions_are_closed_to_others(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'rooms.db'}"
    store = Store.open(url)
    async with journal_of(store) as journal:
        await journal.append(event("A", 1))
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        Store.open(url).close()
        assert {*modes(tmp_path).values()} == {"0o600"}
    store.close()


def test_a_shared_folder_stays_shared(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Store.open(f"sqlite:///{tmp_path / 'rooms.db'}").close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
