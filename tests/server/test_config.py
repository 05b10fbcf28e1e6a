"""Settings, and the command ``fairplay serve``."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from fairplay.errors import InputError
from fairplay.server.config import Config, settings
from fairplay.server.files import read_files
from fairplay.server.pages import Pages
from tests.serving import PATIENCE, serve, test_config

SECRET = "a-secret-of-32-characters-or-more"


def test_flags_win_over_the_environment() -> None:
    config = Config.read({"port": "1", "host": None}, {"FAIRPLAY_PORT": "2", "FAIRPLAY_HOST": "h"})
    assert (config.port, config.host) == (1, "h")
    assert Config.read({}, {}) == Config()


def test_settings_round_trip_through_the_environment() -> None:
    config = Config(
        port=1,
        redis="redis://r",
        workers=3,
        origins=("https://a", "https://b"),
        secrets=(SECRET, SECRET[::-1]),
        log_level="debug",
    )
    assert Config.read({}, config.environment()) == config


def test_every_setting_is_described_and_has_a_default_it_accepts() -> None:
    for setting in settings():
        assert setting.about
        assert setting.variable.startswith("FAIRPLAY_")
        if setting.default not in ("", ()):
            assert setting.read(str(setting.default)) == setting.default


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "65536"),
        ("port", "http"),
        ("workers", "0"),
        ("host", "a b"),
        ("database", "rooms.db"),
        ("redis", "localhost"),
        ("origins", "example.org"),
        ("origins", "https://a/b"),
        ("proxies", "proxy.example"),
        ("secrets", "short"),
        ("log-level", "loud"),
        ("rooms-per-guest", "-1"),
    ],
)
def test_bad_settings_are_named(name: str, text: str) -> None:
    variable = "FAIRPLAY_" + name.upper().replace("-", "_")
    with pytest.raises(InputError) as error:
        Config.read({}, {variable: text})
    assert error.value.code == "error-setting"
    assert variable in str(error.value)
    if name in ("database", "redis", "secrets"):
        assert text not in str(error.value)


def test_secrets_have_no_flags() -> None:
    with pytest.raises(InputError) as error:
        Config.read({"secrets": SECRET}, {})
    assert error.value.code == "error-setting-unknown"
    assert SECRET not in str(error.value)


def test_several_processes_need_redis() -> None:
    with pytest.raises(InputError, match="Redis"):
        Config(workers=2)


# -- the command --------------------------------------------------------------------------------


def command(*arguments: str) -> list[str]:
    script = "import sys; from fairplay.cli.main import main; sys.exit(main())"
    return [sys.executable, "-c", script, "serve", *arguments]


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FAIRPLAY_")}
    return kept | {"XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8"}


def serving(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Run the command on a free port."""
    return subprocess.Popen(
        command("--port", "0", "--set", "job-processes=1", *arguments),
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_serve_and_stop(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path) as process:
        assert process.stdout
        assert process.stderr
        line = process.stdout.readline()
        found = re.fullmatch(r"Fair Play is running at (http://127\.0\.0\.1:\d+) \(.*\)\n", line)
        assert found, (line, process.stderr.read())
        with httpx.Client(base_url=found[1], timeout=PATIENCE, trust_env=False) as client:
            assert client.get("/healthz").json() == {"status": "ok"}
            assert client.get("/api/solve?position=nim:1").json()["outcome"] == "N"
            cookie = client.get("/api/me").headers["set-cookie"]
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (0, "")
    events = [json.loads(line) for line in err.splitlines()]
    assert [event["event"] for event in events if event["event"] in ("started", "stopped")] == [
        "started",
        "stopped",
    ]
    assert {event["level"] for event in events} == {"info"}
    assert cookie.partition("=")[2].partition(";")[0] not in err
    assert (tmp_path / "fairplay" / "rooms.db").exists()


def test_several_processes(tmp_path: Path, redis_url: str) -> None:
    with serving(tmp_path, "--workers", "2", "--redis", redis_url) as process:
        assert process.stdout
        address = process.stdout.readline().split()[5]
        tags = set()
        with httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as client:
            for _ in range(20):  # each on its own connection, so that both processes answer
                answer = client.get("/api/me", headers={"connection": "close"})
                tags.add(answer.json()["guest"])
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert len(tags) == 1, "a cookie of one process is good for the other"
    events = [json.loads(line)["event"] for line in err.splitlines()]
    # The second process may be told to stop while it still starts.
    assert 1 <= events.count("started") == events.count("stopped") <= 2


def refused(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        command(*arguments), env=environment(folder), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}" in refused(tmp_path, "--port", str(port))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "99999"), "--port: 99999"),
        (("--set", "port=99999"), "--port: 99999"),
        (("--set", "idle-minutes=0"), "--set idle-minutes: 0"),
        (("--game", "x.txt"), "--game: /"),
        (("--workers", "2"), "--redis"),
        (("--set", "speed=9"), "speed"),
        (("--set", "speed"), "NAME=VALUE"),
        (("--database", "sqlite:////dev/null/x/rooms.db"), "database"),
        (("--database", "mysql://secret@host/x"), "database"),
        (("--database", "postgresql://secret@127.0.0.1:1/x"), "database"),
    ],
)
def test_refusals_are_one_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    line = refused(tmp_path, *arguments)
    assert said in line
    assert "secret" not in line


# -- pages --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "title"),
    [("sv", "Fair Play körs"), ("fr, pt-BR;q=0.5", "O Fair Play"), ("", "is")],
)
def test_a_page_explains_a_missing_app(tmp_path: Path, wanted: str, title: str) -> None:
    with serve(test_config(tmp_path)) as server, server.client() as client:
        server.app.router.default = Pages({})
        answer = client.get("/", headers={"accept-language": wanted})
    assert answer.status_code == 200
    assert title in answer.text


def test_the_app(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>app")
    (static / "assets" / "index-AbCd1234.js").write_text("plain")
    (static / "assets" / "index-AbCd1234.js.gz").write_bytes(b"compressed")
    with serve(test_config(tmp_path)) as server, server.client() as client:
        server.app.router.default = Pages(read_files(static))
        for path in ("/", "/play", "/room/ABCD", "/index.html"):
            page = client.get(path)
            assert page.text == "<!doctype html>app"
            assert page.headers["cache-control"] == "no-cache"
        again = client.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = client.get("/assets/index-AbCd1234.js", headers={"accept-encoding": "identity"})
        assert (script.text, script.headers["content-type"]) == (
            "plain",
            "text/javascript; charset=utf-8",
        )
        assert "immutable" in script.headers["cache-control"]
        with client.stream("GET", "/assets/index-AbCd1234.js") as stream:
            assert stream.headers["content-encoding"] == "gzip"
            assert b"".join(stream.iter_raw()) == b"compressed"
        assert client.get("/assets/gone-AbCd1234.js").status_code == 404
        assert client.get("/assets/index-AbCd1234.js.gz").status_code == 404
        assert client.post("/").status_code == 405
