"""Cookies are bound to the host where possible, and void after revocation. And HSTS."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import httpx
import pytest

from fairplay.cli.online import web
from fairplay.server import revoking
from fairplay.server.guests import COOKIE, HOST_COOKIE, Guest, Guests, new_guest
from fairplay.server.store import Journal, Store
from tests.server.room_client import NIM, guests
from tests.server.room_client import Guest as Player
from tests.serving import Served, serve, served_once, test_config

HTTPS = {"x-forwarded-proto": "https"}
KEY = "a key of 32 characters, and more"


served = served_once(proxies=("127.0.0.1",), secrets=(KEY,))


def me(served: Served, **headers: str) -> httpx.Response:
    with served.client() as client:
        return client.get("/api/me", headers=headers)


def set_cookies(answer: httpx.Response) -> dict[str, str]:
    """The value of each cookie with its attributes, by name."""
    pairs = (line.partition("=") for line in answer.headers.get_list("set-cookie"))
    return {name: rest for name, _, rest in pairs}


# -- names -------------------------------------------------------------------------------------


def test_over_https_the_cookie_is_bound_to_the_host(served: Served) -> None:
    found = set_cookies(me(served, **HTTPS))
    assert set(found) == {HOST_COOKIE}
    cookie = found[HOST_COOKIE]
    assert "; Path=/" in cookie
    assert "; Secure" in cookie
    assert "Domain" not in cookie
    assert set(set_cookies(me(served))) == {COOKIE}


def test_an_old_cookie_is_renewed_under_the_new_name(served: Served) -> None:
    guest = new_guest()
    signed = Guests([KEY]).sign(guest)
    answer = me(served, cookie=f"{COOKIE}={signed}", **HTTPS)
    assert answer.json()["guest"] == guest.tag
    found = set_cookies(answer)
    assert Guests([KEY]).read(found[HOST_COOKIE].partition(";")[0]) == guest
    assert found[COOKIE].startswith("; Max-Age=0;"), "and the old one is gone"


def test_host_cookie_wins(served: Served) -> None:
    ours, planted = new_guest(), new_guest()
    signed = {guest: Guests([KEY]).sign(guest) for guest in (ours, planted)}
    cookie = f"{COOKIE}={signed[planted]}; {HOST_COOKIE}={signed[ours]}"
    assert me(served, cookie=cookie, **HTTPS).json()["guest"] == ours.tag


@pytest.mark.parametrize("headers", [{}, HTTPS], ids=["http", "https"])
def test_the_terminal_reads_both_names(
    served: Served, monkeypatch: pytest.MonkeyPatch, headers: dict[str, str]
) -> None:
    def opened(request: Request, **options: Any) -> Any:
        for name, value in headers.items():
            request.add_header(name, value)
        return urlopen(request, **options)

    monkeypatch.setattr(web, "urlopen", opened)
    server = web.Server(served.url, "")
    server.greet()
    found = Guests([KEY]).read(server.cookie)
    assert found
    server.greet()
    assert Guests([KEY]).read(server.cookie) == found, "and it is known again"


# -- revoking ----------------------------------------------------------------------------------


def in_loop(served: Served, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, served.services.hub._loop).result(30)


@pytest.mark.anyio
async def test_a_revoked_guest_loses_its_cookie_and_sockets(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await anna.make(NIM)
        await anna.join(code)
        await bo.join(code)
        found = Guests([KEY]).read(anna.cookie or "")
        assert found
        work = served.services.revoke(found.id)
        await asyncio.to_thread(in_loop, served, work)
        assert await anna.close_code() == 4013
        assert not bo.closed
        again = await Player(served.url, anna.cookie).join(code)
        assert again.you == {"seat": None, "host": False, "waits": None}
        assert again.cookie != anna.cookie
        await again.leave()
        answer = await Player(served.url, anna.cookie).request("POST", "/api/rooms", json={})
        assert answer.status_code in (400, 401)


def test_revoked_guests_are_known_after_a_restart(tmp_path: Path) -> None:
    config, guest = test_config(tmp_path, secrets=(KEY,)), new_guest()
    cookie = f"{COOKIE}={Guests([KEY]).sign(guest)}"
    with serve(config) as server:
        assert me(server, cookie=cookie).json()["guest"] == guest.tag
        in_loop(server, server.services.revoke(guest.id))
        assert me(server, cookie=cookie).json()["guest"] != guest.tag
    with serve(config) as server:
        assert me(server, cookie=cookie).json()["guest"] != guest.tag


@pytest.mark.anyio
async def test_other_processes_learn_of_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revoking, "READ", 0.01)
    here, there, told = Guests([KEY]), Guests([KEY]), asyncio.Queue[set[str]]()
    guest = new_guest()
    reading = asyncio.create_task(revoking.keep_revoked(store, there, told.put_nowait))
    journal = Journal(store.engine, durable=False)
    await revoking.revoke(journal, store, here, guest.id, lambda _: None)
    await journal.close()
    async with asyncio.timeout(30):
        assert await told.get() == {guest.digest}
    assert there.read(here.sign(guest)) is None
    reading.cancel()


def test_revoked_guests_are_kept_as_long_as_their_cookies(store: Store) -> None:
    digest = Guest("a").digest
    store.revoke(digest, 1000)
    store.revoke(digest, 2000)
    store.revoke(Guest("b").digest, 500)
    assert store.revoked(0) == store.revoked(500) or len(store.revoked(0)) == 2
    assert store.revoked(1500) == [digest]
    assert store.forget_revoked(1500) == 1
    assert store.revoked(0) == [digest]


# -- HSTS --------------------------------------------------------------------------------------


def test_hsts_covers_subdomains_only_if_configured(served: Served, tmp_path: Path) -> None:
    assert me(served, **HTTPS).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in me(served).headers
    config = test_config(tmp_path, proxies=("127.0.0.1",), hsts="subdomains")
    with serve(config) as server:
        found = me(server, **HTTPS).headers["strict-transport-security"]
        assert found == "max-age=31536000; includeSubDomains"
    with serve(test_config(tmp_path, proxies=("127.0.0.1",), hsts="off")) as server:
        assert "strict-transport-security" not in me(server, **HTTPS).headers
