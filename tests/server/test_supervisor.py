"""Several processes under one parent: rooms have fixed places, and a dead process is replaced."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidHandshake

from fairplay.server import child, supervisor
from fairplay.server.combined_metrics import combine
from fairplay.server.config import Config
from fairplay.server.metrics import Metrics
from fairplay.server.placement import Placement, places
from tests.server.databases import RedisServer, free_port
from tests.server.room_client import RACE, Guest, guests, same, seated
from tests.serving import PATIENCE, ServerProcess, until, wait_for

pytestmark = pytest.mark.anyio

Samples = dict[tuple[str, str], float]


class Measured(ServerProcess):
    """A server that shows its metrics."""

    def __init__(self, folder: Path, database: str, redis: str, *more: str) -> None:
        self.measures = f"127.0.0.1:{free_port()}"
        super().__init__(folder, database, redis, "--set", f"metrics={self.measures}", *more)

    def samples(self) -> Samples:
        """Metrics by name and process."""
        address = f"http://{self.measures}/metrics"
        answer = httpx.get(address, timeout=PATIENCE, trust_env=False)
        assert answer.status_code == 200
        return {
            (sample.name, sample.labels.get("worker", "")): sample.value
            for family in text_string_to_metric_families(answer.text)
            for sample in family.samples
        }


class Several(Measured):
    """Two processes and their parent, which shows the metrics of both."""

    def __init__(self, folder: Path, database: str, redis: str, *more: str) -> None:
        super().__init__(folder, database, redis, "--workers", "2", *more)

    def all_up(self) -> bool:
        with suppress(httpx.HTTPError):
            return self.samples()["fairplay_workers", ""] == 2
        return False


@pytest.fixture(scope="module")
def several(
    redis_server: RedisServer,
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
) -> Iterator[Several]:
    url = request.getfixturevalue("postgres").new_database()
    server = Several(tmp_path_factory.mktemp("several"), url, redis_server.url)
    server.start()
    try:
        wait_for(server.all_up)
        yield server
    finally:
        server.stop()
    server.check_log()


async def test_the_sockets_of_a_room_are_in_one_process(several: Several) -> None:
    async with guests(several.url, 12) as everyone:
        rooms = [everyone[n : n + 2] for n in range(0, 12, 2)]
        codes = [await seated(players, RACE) for players in rooms]
        found = several.samples()
        wanted = Counter(str(places(code, 2)[0]) for code in codes)
        for process in "01":
            assert found["fairplay_rooms", process] == wanted[process]
            assert found["fairplay_sockets", process] == 2 * wanted[process]


@pytest.fixture
async def hurt(several: Several) -> AsyncIterator[Several]:
    """For tests that end a process: restores both for the next test."""
    yield several
    await until(several.all_up)


async def test_rooms_of_a_dead_process_move(hurt: Several) -> None:
    before = hurt.samples()
    async with guests(hurt.url, 2) as players:
        code = await seated(players, RACE)
        victim = places(code, 2)[0]
        os.kill(hurt.children()[victim], signal.SIGKILL)
        for player in players:
            await player.close_code()
            await _join_again(player, code)
        assert await players[0].say("rename", name="x") == "done"
        await same(players)
    await until(hurt.all_up)
    after = hurt.samples()
    name = "fairplay_worker_restarts_total", ""
    assert after[name] == before[name] + 1


async def _join_again(player: Guest, code: str) -> None:
    """Retry: a connection that was just handed to the process is lost with it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(InvalidHandshake, OSError, EOFError):
                await player.join(code, player.seq)
                return
            await asyncio.sleep(0.05)


async def test_rolling_restart(hurt: Several) -> None:
    before = {*hurt.children()}
    os.kill(hurt.pid, signal.SIGHUP)
    async with guests(hurt.url, 1) as (guest,):
        # There is always a process that serves.
        while {*hurt.children()} & before or len(hurt.children()) < 2 or not hurt.all_up():
            await guest.get("/healthz")


async def test_a_hung_process_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has sent one heartbeat, and then no more."""
    script = "input(); import os, time; os.write(1, bytes(4)); time.sleep(600)"
    monkeypatch.setattr(supervisor, "COMMAND", (sys.executable, "-c", script))
    monkeypatch.setattr(supervisor, "SILENT", 0.2)
    with socket.socket() as listening:
        one = supervisor.Child(Config(), 0, str(tmp_path), listening)
        assert await one.live() == -signal.SIGKILL


async def test_a_failed_start_is_reported(tmp_path: Path) -> None:
    """The parent does not retry for ever."""
    (tmp_path / "file").touch()
    config = Config(
        database=f"sqlite:///{tmp_path / 'file' / 'rooms.db'}", redis="redis://h", workers=2
    )
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        assert await supervisor.Supervisor(config, listening).run() == child.FAILED


def test_all_settings_reach_a_process() -> None:
    config = Config(redis="redis://:pass@h", workers=3, proxies=("127.0.0.1",), secrets=("s" * 32,))
    with socket.socket() as listening:
        one = supervisor.Child(config, 1, "/tmp/x", listening)
    assert Config.read({}, json.loads(one._told)["environment"]) == config


# -- places ---------------------------------------------------------------------------------------

CODES = st.text("ABCDEFGHJKMNPQRSTVWXYZ23456789", min_size=6, max_size=26)


@given(CODES, st.integers(2, 64), st.data())
def test_only_rooms_of_a_dead_process_move(code: str, count: int, data: st.DataObject) -> None:
    gone = data.draw(st.integers(0, count - 1))
    order = places(code, count)
    assert sorted(order) == list(range(count))
    left = [number for number in order if number != gone]
    if order[0] != gone:
        assert left[0] == order[0]


def test_rooms_are_spread_evenly() -> None:
    found = Counter(places(f"ROOM{n}", 4)[0] for n in range(2000))
    assert all(400 < found[process] < 600 for process in range(4))


async def test_a_connection_is_handed_over_with_its_data(tmp_path: Path) -> None:
    code = next(f"A{n}" for n in range(99) if places(f"A{n}", 2)[0] == 1)
    one, other = Placement(tmp_path, 0, 2), Placement(tmp_path, 1, 2)
    adopted: list[tuple[socket.socket, bytes]] = []
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert not one.hand_over(code, theirs.fileno(), b"GET"), "nobody is there"
        other.start(lambda *found: adopted.append(found))
        assert one.hand_over(code, theirs.fileno(), b"GET")
        assert not other.hand_over(code, theirs.fileno(), b"GET"), "it is at its place"
        await until(lambda: adopted)
        theirs.close()
        with adopted[0][0] as taken:
            ours.sendall(b"more")
            assert (adopted[0][1], taken.recv(9)) == (b"GET", b"more")
        other.stop()
        assert not one.hand_over(code, ours.fileno(), b"GET"), "it takes nothing more"
        one.stop()


# -- metrics --------------------------------------------------------------------------------------


@given(st.lists(st.lists(st.sampled_from(["claim", "move"]), max_size=9), min_size=1, max_size=4))
def test_metrics_of_all_processes_are_merged(counted: list[list[str]]) -> None:
    texts = {}
    for number, kinds in enumerate(counted):
        metrics = Metrics()
        for kind in kinds:
            metrics.commands.count(kind, "done")
            metrics.commands.took(0.003)
        texts[str(number)] = metrics.text()
    found = Counter[str]()
    names = []
    for family in text_string_to_metric_families(combine(texts).decode()):
        names.append(family.name)
        for sample in family.samples:
            if sample.name == "fairplay_commands_total":
                found[f"{sample.labels['worker']} {sample.labels['kind']}"] = int(sample.value)
    assert len(names) == len({*names}), "a name is in one place"
    assert +found == +Counter(f"{n} {kind}" for n, kinds in enumerate(counted) for kind in kinds)


# -- systemd --------------------------------------------------------------------------------------


class Systemd:
    """Records the notifications of a server."""

    def __init__(self, folder: Path, server: ServerProcess) -> None:
        self.heard: list[bytes] = []
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(str(folder / "notify"))
        self.socket.settimeout(PATIENCE)
        server.environment = {"NOTIFY_SOCKET": str(folder / "notify"), "WATCHDOG_USEC": "200000"}

    async def hears(self, *states: bytes) -> None:
        while {*states} - {*self.heard}:
            self.heard.append(await asyncio.to_thread(self.socket.recv, 99))


async def test_systemd_is_told(sqlite_url: str, tmp_path: Path) -> None:
    """It is told that the server is ready, repeatedly that it is alive, and that it stops."""
    server = ServerProcess(tmp_path, sqlite_url)
    systemd = Systemd(tmp_path, server)
    with systemd.socket:
        server.start()
        await systemd.hears(b"READY=1", b"WATCHDOG=1")
        assert (await Guest(server.url).get("/readyz"))["status"] == "ok"
        server.stop()
        await systemd.hears(b"STOPPING=1")


async def test_a_parent_notifies_systemd_and_its_processes_end_with_it(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    server = Several(tmp_path, postgres_url, redis_url)
    systemd = Systemd(tmp_path, server)
    with systemd.socket:
        server.start()
        await systemd.hears(b"READY=1", b"WATCHDOG=1")
        await until(server.all_up)
        orphans = server.children()
        server.kill()
    await until(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in orphans))
