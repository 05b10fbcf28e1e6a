"""The files in deploy/ work: these tests run what the documentation recommends."""

import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from fairplay.server.combined_metrics import combine, counted
from fairplay.server.config import Config, settings
from fairplay.server.metrics import Metrics
from fairplay.server.store import Store, backup
from tests.needs import missing_program
from tests.server.databases import RedisServer, Server, free_port
from tests.server.room_client import RACE, Guest, leaving, same, seated
from tests.server.test_supervisor import Measured, Several
from tests.serving import wait_for

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[2] / "deploy"
#: The unit runs two processes; the second "machine" runs one.
ROOMS = 8


class Nginx(Server):
    """nginx with the site from deploy/, on test ports and paths."""

    signal = "QUIT"

    def __init__(self, upstreams: Sequence[int]) -> None:
        found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        self._program = found or missing_program("nginx", "nginx-light")
        super().__init__(None)
        self.plain_port, self.upstreams = free_port(), upstreams
        self._make_certificate()
        (self.folder / "site.conf").write_text(self._site())
        (self.folder / "nginx.conf").write_text(self._around())

    def _make_certificate(self) -> None:
        names = "subjectAltName=DNS:localhost,DNS:play.example"
        command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example"
        files = ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-addext", names]
        subprocess.run([*command.split(), *files], cwd=self.folder, check=True, capture_output=True)

    def _site(self) -> str:
        """The site with test ports and paths, and a line for each machine."""
        text = (DEPLOY / "nginx.conf").read_text()
        line = re.search(r"^ *server 127\.0\.0\.1:8000(.*;)$", text, re.MULTILINE)
        assert line
        machines = [f"server 127.0.0.1:{port}{line[1]}" for port in self.upstreams]
        text = text.replace(line[0], "\n".join(machines))
        text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
        text = text.replace("listen 80;", f"listen {self.plain_port};")
        text = text.replace("listen 443 ", f"listen {self.port} ")
        return text.replace("/etc/letsencrypt/live/play.example", str(self.folder))

    def _around(self) -> str:
        return f"""
            worker_processes 1;
            daemon off;
            pid {self.folder}/pid;
            error_log stderr;
            events {{ worker_connections 1024; }}
            http {{
                access_log off;
                client_body_temp_path {self.folder}/body;
                proxy_temp_path {self.folder}/proxy;
                fastcgi_temp_path {self.folder}/fastcgi;
                uwsgi_temp_path {self.folder}/uwsgi;
                scgi_temp_path {self.folder}/scgi;
                include {self.folder}/site.conf;
            }}
            """

    def command(self) -> Sequence[str | Path]:
        return [self._program, "-p", self.folder, "-c", self.folder / "nginx.conf"]

    def ping(self) -> None:
        socket.create_connection(("127.0.0.1", self.plain_port)).close()

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.folder / "fullchain.pem")


class Site:
    """nginx in front of one machine with two processes and one with a single process."""

    def __init__(self, nginx: Nginx, first: Several, second: Measured) -> None:
        self.nginx, self.first, self.second = nginx, first, second
        self.tls = nginx.tls()

    def guest(self, address: str = "127.0.0.1") -> Guest:
        guest = Guest(self.nginx.url)
        guest.tls, guest.address = self.tls, address
        return guest


def unit(name: str = "fairplay.service") -> dict[str, list[str]]:
    """All settings of a unit, each with its values."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text().splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def environment() -> dict[str, str]:
    return dict(text.split("=", 1) for text in unit()["Environment"])


@pytest.fixture(scope="module")
def site(
    redis_server: RedisServer,
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    url = request.getfixturevalue("postgres").new_database()
    limits = ("--set", "requests-burst=40", "--set", "requests-per-second=1")
    first = Several(folder, url, redis_server.url, *limits)
    second = Measured(folder, url, redis_server.url, *limits)
    with ExitStack() as stack:
        for server in (first, second):
            server.environment = {"FAIRPLAY_PROXIES": environment()["FAIRPLAY_PROXIES"]}
            server.start()
            stack.callback(server.stop)
        nginx = Nginx([first.port, second.port])
        stack.callback(nginx.close)
        nginx.start()
        wait_for(first.all_up)
        yield Site(nginx, first, second)
    first.check_log()
    second.check_log()


@pytest.fixture
async def players(site: Site) -> AsyncIterator[list[Guest]]:
    """Guests with an address each."""
    found = [site.guest(f"127.0.1.{number + 1}") for number in range(2 * ROOMS)]
    async with leaving(found):
        yield found


async def test_a_room_is_in_one_process_of_one_machine(site: Site, players: list[Guest]) -> None:
    pairs = [players[n : n + 2] for n in range(0, len(players), 2)]
    for pair in pairs:
        await seated(pair, RACE)
        assert await pair[1].say("rename", name="x") == "done"
        await same(pair)
    both, single = site.first.samples(), site.second.samples()
    found = [(both, "0"), (both, "1"), (single, "")]
    loaded = [samples["fairplay_rooms", process] for samples, process in found]
    sockets = [samples["fairplay_sockets", process] for samples, process in found]
    assert sum(loaded) == ROOMS, "no room is in two processes"
    assert sockets == [2 * rooms for rooms in loaded]


async def test_cookies_are_for_tls_only(site: Site) -> None:
    answer = await site.guest().request("GET", "/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "; secure" in cookie
    assert "; httponly" in cookie
    assert "strict-transport-security" in answer.headers


async def test_plain_http_is_redirected(site: Site) -> None:
    plain = httpx.get(f"http://127.0.0.1:{site.nginx.plain_port}/join/ABC", trust_env=False)
    assert (plain.status_code, plain.headers["location"]) == (301, "https://127.0.0.1/join/ABC")


async def test_limits_are_counted_by_the_real_address(site: Site) -> None:
    """A forged address is not believed."""
    random = Random(1)
    codes = Counter[int]()
    greedy = site.guest("127.0.2.1")
    while not codes[429]:
        assert codes.total() < 200, "a limit holds"
        forged = f"192.0.2.{random.randrange(256)}"
        headers = {"X-Forwarded-For": forged, "Forwarded": f"for={forged}"}
        codes[(await greedy.request("GET", "/api/games", headers=headers)).status_code] += 1
    assert codes[200] >= 40
    others = await site.guest("127.0.2.2").request("GET", "/api/games")
    assert others.status_code == 200


async def test_metrics_are_not_served_publicly(site: Site) -> None:
    assert (await site.guest("127.0.3.1").request("GET", "/metrics")).status_code == 404


async def test_long_bodies_do_not_reach_the_server(site: Site) -> None:
    answer = await site.guest("127.0.3.2").request("POST", "/api/match", content=b" " * 70_000)
    assert answer.status_code == 413


async def test_only_sockets_are_upgraded(site: Site) -> None:
    """Another upgrade with a body could bring a second request past nginx."""
    headers = {"Connection": "Upgrade", "Upgrade": "h2c"}
    guest = site.guest("127.0.3.3")
    answer = await guest.request("POST", "/api/match", headers=headers, content=b" " * 1000)
    assert answer.status_code == 400
    assert answer.json()["code"].startswith("error-")  # the body was read, and is no JSON
    assert (await guest.request("GET", "/healthz", headers=headers)).status_code == 200


# -- the other files ------------------------------------------------------------------------------


UNITS = ["fairplay.service", "fairplay-backup.service", "fairplay-backup.timer"]


@pytest.mark.parametrize("name", UNITS)
def test_systemd_accepts_the_units(tmp_path: Path, name: str) -> None:
    program = shutil.which("systemd-analyze") or missing_program("systemd-analyze", "systemd")
    (tmp_path / "fairplay.env").touch()
    for one in UNITS:
        text = (DEPLOY / one).read_text().replace("/opt/fairplay/bin/fairplay", "/bin/sh")
        (tmp_path / one).write_text(text)
    command = [program, "verify", "--man=no", str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "fairplay" in line]
    assert not ours, ours


def test_the_nightly_backup_can_be_restored(tmp_path: Path) -> None:
    """Run the command of the unit with other paths, and restore what it made."""
    (line,) = unit("fairplay-backup.service")["ExecStart"]
    program, source, copies = Path(sys.executable).parent, tmp_path / "rooms.db", tmp_path / "b"
    copies.mkdir()
    for path, other in (
        ("/opt/fairplay/bin", program),
        ("/var/lib/fairplay/rooms.db", source),
        ("/var/backups/fairplay", copies),
        ("%%", "%"),
    ):
        assert path in line
        line = line.replace(path, str(other))
    Store.open(f"sqlite:///{source}").close()
    for _ in range(2):  # the second run replaces last week's backup
        subprocess.run(shlex.split(line), check=True, capture_output=True)
    (copy,) = copies.iterdir()
    assert backup.restore(copy, f"sqlite:///{tmp_path / 'again.db'}").rooms == 0


def test_the_unit_starts_a_monitored_server() -> None:
    """Its command and variables are valid, and it forbids nothing that the server needs."""
    found = unit()
    words = found["ExecStart"][0].split()
    assert words[:2] == ["/opt/fairplay/bin/fairplay", "serve"]
    flags = dict(zip((word.removeprefix("--") for word in words[2::2]), words[3::2], strict=True))
    known = {setting.variable for setting in settings()}
    assert {*environment()} <= known
    given = environment() | {"FAIRPLAY_REDIS": "redis://localhost"}
    config = Config.read(dict(flags), given)
    assert config.workers == 2
    assert config.metrics
    assert (found["Type"], found["NotifyAccess"]) == (["notify"], ["main"])
    assert int(found["WatchdogSec"][0]) > 0
    # The job processes limit their address space themselves.
    assert "@resources" not in " ".join(found["SystemCallFilter"])


def test_alerts_use_existing_metrics() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    assert len({rule["alert"] for rule in rules}) == len(rules) > 5
    metrics = Metrics()
    metrics.requests.labels("r", "GET", "200").inc()
    metrics.jobs.labels("solve", "done").inc()
    metrics.dropped.labels("error-rate").inc()
    metrics.commands.count("claim", "taken")
    text = combine({"0": metrics.text()}).decode() + counted(1, 0)
    known = {s.name for family in text_string_to_metric_families(text) for s in family.samples}
    for rule in rules:
        named = {*re.findall(r"\b(?:fairplay|process)_\w+", rule["expr"])}
        assert named <= known, rule["alert"]
        assert named or rule["expr"].startswith("up{"), rule["alert"]
        assert rule["expr"].count("(") == rule["expr"].count(")")
        assert rule["annotations"]["summary"]
