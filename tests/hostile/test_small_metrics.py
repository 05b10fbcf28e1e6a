"""Anyone could read ``/metrics``. Now it is off, or on an address of its own."""

import socket
from pathlib import Path

import httpx
import pytest

from fairplay.errors import InputError
from fairplay.server import metrics_listener
from fairplay.server.config import Config
from tests.raw import rest_of
from tests.server.databases import free_port
from tests.serving import PATIENCE, serve, test_config


def test_metrics_are_not_public(tmp_path: Path) -> None:
    port = free_port()
    with serve(test_config(tmp_path, metrics=f"127.0.0.1:{port}")) as served:
        with served.client() as client:
            client.get("/api/solve?position=nim:7,7")
            assert "fairplay_" not in client.get("/metrics").text
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as scraper:
            found = scraper.get("/metrics")
            assert 'fairplay_http_requests_total{method="GET",route="/api/solve"' in found.text
            assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
            assert scraper.get("/").status_code == scraper.post("/metrics").status_code == 404
            assert scraper.get("/healthz").status_code == 404


def test_metrics_are_off_unless_asked_for(tmp_path: Path) -> None:
    assert Config().metrics == ""
    with serve(test_config(tmp_path)) as served, served.client() as client:
        assert "fairplay_" not in client.get("/metrics").text


def test_the_listener_does_not_wait_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics_listener, "PATIENCE", 0.2)
    port = free_port()
    with serve(test_config(tmp_path, metrics=f"127.0.0.1:{port}")):
        for half in (b"GET /met", b"x" * 20_000, b""):
            with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
                connection.sendall(half)
                assert rest_of(connection) == b""
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)
        assert answer.status_code == 200


@pytest.mark.parametrize("text", ["9100", "a b:1", "host", "::1:9100", "http://x:1", "x:123456"])
def test_invalid_addresses(text: str) -> None:
    with pytest.raises(InputError):
        Config.read({"metrics": text}, {})
