"""A backup taken under load has all that was acknowledged before, and a server starts on it."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from fairplay.server.store import StorageError, Store
from fairplay.server.store.backup import Copied, backup, restore
from tests.server.logs import log, write
from tests.server.room_client import RACE, leaving, playing
from tests.server.test_crash import Racer, check_log
from tests.serving import FAST, serve, test_config

pytestmark = pytest.mark.anyio

PLAYERS = 4


async def test_a_server_continues_from_a_backup_taken_under_load(tmp_path: Path) -> None:
    copy, restored = tmp_path / "copy.db", tmp_path / "new" / "rooms.db"
    with serve(test_config(tmp_path, **FAST)) as served:
        async with leaving([Racer(served.url, seed) for seed in range(PLAYERS)]) as racers:
            pairs = [racers[:2], racers[2:]]
            codes = [await playing(list(pair), RACE | {"deck": "zero"}) for pair in pairs]
            racing = [asyncio.create_task(racer.race()) for racer in racers]
            await racers[0].until(lambda: racers[0].seq > 50)
            told = [racer.seq for racer in racers]
            copied = await asyncio.to_thread(backup, served.services.config.database_url, copy)
            later = [racer.seq for racer in racers]
            # They play on during and after the backup.
            await racers[0].until(lambda: racers[0].seq > later[0] + 20)
            for racer in racers:
                await racer.leave()
            await asyncio.gather(*racing)
    assert copied.rooms == 2
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    restored.parent.mkdir()
    url = f"sqlite:///{restored}"
    assert restore(copy, url).events == copied.events
    for code, pair, seen in zip(codes, pairs, (told[:2], told[2:]), strict=True):
        check_copy(url, code, pair, max(seen))
    with serve(test_config(tmp_path, **FAST, database=url)) as served:
        for code, pair in zip(codes, pairs, strict=True):
            for racer in pair:
                racer.url = served.url
                await racer.join(code)
                assert racer.you["seat"] is not None
                assert await racer.say("rename", f"after-{racer._name}", name="A") == "done"
                await racer.leave()


def check_copy(url: str, code: str, racers: list[Racer], least: int) -> None:
    """Check that the backup has every event that anyone had seen before."""
    store = Store.open(url)
    rows = store.events_after(code, 0)
    store.close()
    assert len(rows) >= least
    for racer in racers:
        racer.events = [event for event in racer.events if event["seq"] <= len(rows)]
    check_log(rows, racers)


async def test_a_backup_is_one_complete_file(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url)
    await write(store, *log("A", 30))
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    copy.write_text("an older copy")
    assert backup(sqlite_url, copy) == Copied(0, 30, copy.stat().st_size)
    assert [path.name for path in copy.parent.iterdir()] == ["copy.db"]
    with sqlite3.connect(copy) as opened:
        assert opened.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    store.close()


async def test_a_failed_backup_keeps_the_older_one(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("an older copy")
    broken = tmp_path / "broken.db"
    store = Store.open(f"sqlite:///{broken}")
    await write(store, *log("A", 300))
    store.close()
    damaged = bytearray(broken.read_bytes())
    damaged[4096 * 2 : 4096 * 3] = b"\xff" * 4096
    broken.write_bytes(damaged)
    for url in (sqlite_url, f"sqlite:///{broken}", "postgresql://127.0.0.1/x"):
        with pytest.raises(StorageError):
            backup(url, copy)
    assert copy.read_text() == "an older copy"
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.db"]


async def test_no_backup_is_restored_over_a_database(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.open(sqlite_url)
    await write(store, *log("A", 3))
    store.close()
    backup(sqlite_url, tmp_path / "copy.db")
    with pytest.raises(StorageError, match="move it away first"):
        restore(tmp_path / "copy.db", sqlite_url)
    with pytest.raises(StorageError, match="no such file"):
        restore(tmp_path / "missing.db", f"sqlite:///{tmp_path / 'other.db'}")
