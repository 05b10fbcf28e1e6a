"""Headers, origins, cookies, limits."""

import re
from collections.abc import Iterator
from pathlib import Path
from time import time

import httpx
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from itsdangerous import TimestampSigner

from fairplay.errors import InputError
from fairplay.play.names import normal_name
from fairplay.protocol import MAX_NAME
from fairplay.server import keys
from fairplay.server.guests import COOKIE, YEAR, Guest, Guests, new_guest
from fairplay.server.limits import Bucket, Buckets, Slots
from fairplay.server.store import Key
from tests.serving import Served, serve, served_once, test_config

OLD, NEW, OTHER = ("old" * 16, "new" * 16, "other" * 16)


served = served_once(
    secrets=(NEW, OLD), origins=("https://friend.example",), proxies=("127.0.0.1",)
)


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with served.client() as client:
        yield client


def paths(served: Served) -> list[tuple[str, str]]:
    """A path for every route, and one without a route."""
    endpoints = [(e.method, e.path) for e in served.app.state.endpoints]
    others = [("GET", "/"), ("GET", "/room/ABC"), ("GET", "/x.js"), ("PUT", "/"), ("GET", "/api/x")]
    return [*endpoints, *others]


def test_headers_on_every_route(served: Served, client: httpx.Client) -> None:
    for method, path in paths(served):
        answer = client.request(method, re.sub(r"\{\w+\}", "x", path))
        headers = answer.headers
        policy = dict(
            item.strip().partition(" ")[::2]
            for item in headers["content-security-policy"].split(";")
        )
        assert policy["default-src"] == "'none'", path
        assert policy["script-src"] == "'self'"
        # Pages have one inline style, which is allowed by its hash.
        assert re.fullmatch(r"'self'( 'sha256-[\w+/=]{44}')?", policy["style-src"])
        assert ("sha256" in policy["style-src"]) <= (path in ("/", "/room/ABC"))
        assert policy["connect-src"] == f"'self' ws://{served.url.removeprefix('http://')}"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "permissions-policy" in headers
        assert "strict-transport-security" not in headers
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers


def test_https_behind_a_proxy(client: httpx.Client) -> None:
    answer = client.get("/api/me", headers={"x-forwarded-proto": "https", "host": "play.example"})
    assert "max-age=" in answer.headers["strict-transport-security"]
    assert "connect-src 'self' wss://play.example;" in answer.headers["content-security-policy"]
    assert "; Secure" in answer.headers["set-cookie"]


def test_a_host_cannot_add_to_the_policy(client: httpx.Client) -> None:
    answer = client.get("/healthz", headers={"host": "x; script-src *"})
    assert "*" not in answer.headers.get("content-security-policy", "")


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 200),
        ("http://{host}", 200),
        ("https://{host}", 200),
        ("https://friend.example", 200),
        ("https://friend.example.evil.example", 403),
        ("https://evil.example", 403),
        ("http://{host}.evil.example", 403),
        ("http://evil.example/{host}", 403),
        ("null", 403),
        ("", 403),
        ("http://[", 403),
    ],
)
def test_origin(served: Served, client: httpx.Client, origin: str | None, status: int) -> None:
    host = served.url.removeprefix("http://")
    headers = {} if origin is None else {"origin": origin.format(host=host)}
    answer = client.post("/api/match", json={"start": "nim"}, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json() == {"code": "error-origin", "params": {}}


def test_a_page_of_another_site_without_an_origin(client: httpx.Client) -> None:
    headers = {"sec-fetch-site": "cross-site"}
    assert client.post("/api/match", json={"start": "nim"}, headers=headers).status_code == 403
    assert client.get("/api/games", headers=headers).status_code == 200


# -- guests -------------------------------------------------------------------------------------


def test_a_guest_keeps_its_id(client: httpx.Client) -> None:
    first = client.get("/api/me")
    cookie = first.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={YEAR}"):
        assert part in cookie
    assert "Secure" not in cookie
    assert "Domain" not in cookie
    assert client.get("/api/me").json() == first.json()
    client.cookies.clear()
    assert client.get("/api/me").json() != first.json()


def tag_of(served: Served, cookie: str) -> str:
    with served.client(cookies={COOKIE: cookie}) as client:
        answer = client.get("/api/me")
        assert answer.status_code == 200
        tag: str = answer.json()["guest"]
        return tag


def test_keys_rotate(served: Served) -> None:
    guest = new_guest()
    assert tag_of(served, Guests([OLD]).sign(guest)) == guest.tag
    assert tag_of(served, Guests([NEW]).sign(guest)) == guest.tag
    assert tag_of(served, Guests([OTHER]).sign(guest)) != guest.tag


def test_the_newest_key_signs(served: Served) -> None:
    with served.client() as client:
        cookie = client.get("/api/me").cookies[COOKIE]
    assert Guests([NEW]).read(cookie)
    assert Guests([OLD]).read(cookie) is None


#: Signed with another key. It contains the time, so it must not be part of a test id.
FOREIGN = pytest.param(Guests([OTHER]).sign(Guest("a")), id="foreign")


@pytest.mark.parametrize("cookie", ["x", "", "a.b.c", "....", "é", "x" * 3000, '"', FOREIGN])
def test_a_forged_cookie_is_a_new_guest(served: Served, cookie: str) -> None:
    with served.client() as client:
        headers = {b"cookie": f"{COOKIE}={cookie}".encode()}
        answer = client.get("/api/me", headers=headers)
    assert answer.status_code == 200
    assert answer.json()["guest"] != Guest("a").tag
    assert COOKIE in answer.cookies


def test_any_change_invalidates_a_cookie() -> None:
    guests = Guests([NEW])
    signed = guests.sign(Guest("abcdefgh"))
    for place, letter in enumerate(signed):
        changed = signed[:place] + ("x" if letter != "x" else "y") + signed[place + 1 :]
        found = guests.read(changed)
        # The last letter of a signature has two bits without meaning.
        assert found is None or place == len(signed) - 1


def test_an_old_cookie_is_a_new_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    guests, guest = Guests([NEW]), new_guest()
    for age, expected in ((YEAR - 10, guest), (YEAR + 10, None)):
        with monkeypatch.context() as patch:
            now = int(time())
            patch.setattr(TimestampSigner, "get_timestamp", lambda _, at=now - age: at)
            signed = guests.sign(guest)
        assert guests.read(signed) == expected


def test_guests_cannot_be_guessed() -> None:
    ids = {new_guest().id for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(one) for one in ids} == {24}  # 144 bits


def test_a_new_key_is_used_after_a_delay() -> None:
    month, hour = keys.RENEW, keys.HOUR
    both = [Key(2, NEW, month), Key(1, OLD, 0)]
    assert keys.signing_order(both, month + hour) == [OLD, NEW]
    assert keys.signing_order(both, month + 3 * hour) == [NEW, OLD]
    assert keys.signing_order(both[:1], month) == [NEW]


def test_keys_of_the_database_survive_a_restart(tmp_path: Path) -> None:
    config, tags = test_config(tmp_path), []
    with httpx.Client(trust_env=False) as client:
        for _ in range(2):
            with serve(config) as server:
                tags.append(client.get(f"{server.url}/api/me").json()["guest"])
    assert tags[0] == tags[1]


# -- limits -------------------------------------------------------------------------------------


def test_too_many_requests(tmp_path: Path) -> None:
    config = test_config(tmp_path, requests_per_second=1, requests_burst=5)
    with serve(config) as server, server.client() as client:
        statuses = [client.get("/api/games").status_code for _ in range(8)]
        refused = client.get("/api/games")
        assert statuses[:5] == [200] * 5
        assert 429 in statuses
        assert refused.json() == {"code": "error-rate", "params": {}}
        assert int(refused.headers["retry-after"]) >= 1
        assert client.get("/healthz").status_code == 200


@given(
    rate=st.integers(1, 20),
    burst=st.integers(1, 20),
    waits=st.lists(st.floats(0, 3), max_size=60),
)
def test_a_bucket_grants_burst_and_refill(rate: int, burst: int, waits: list[float]) -> None:
    """Never more than the burst plus the refill, and never less after the wait it names."""
    bucket, now = Bucket.full(rate, burst, 0.0), 0.0
    for taken, wait in enumerate(waits, start=1):
        now += wait
        if asked := bucket.take(now):
            now += asked + 1e-6
            assert bucket.take(now) == 0.0
        assert taken <= burst + rate * now + 1e-3


def test_buckets_forget_the_least_recently_used() -> None:
    buckets = Buckets(rate=1, burst=1, keys=3)
    for key in "abcab":
        buckets.take(key, 0.0)
    buckets.take("d", 0.0)
    assert len(buckets._buckets) == 3
    assert buckets.take("a", 0.0) > 0
    assert buckets.take("c", 0.0) == 0.0  # it was forgotten, so it starts full


@given(st.lists(st.tuples(st.sampled_from("ab"), st.booleans()), max_size=50))
def test_slots_are_counted(steps: list[tuple[str, bool]]) -> None:
    slots, taken = Slots(most=2), {"a": 0, "b": 0}
    for key, takes in steps:
        if takes:
            assert slots.take(key) == (taken[key] < 2)
            taken[key] = min(2, taken[key] + 1)
        elif taken[key]:
            slots.give(key)
            taken[key] -= 1
        assert {key: slots.taken(key) for key in taken} == taken


@given(st.text(max_size=60))
def test_names_are_one_line_and_stable(text: str) -> None:
    try:
        name = normal_name(text)
    except InputError:
        assume(False)
    assert 1 <= len(name) <= MAX_NAME
    assert name.isprintable()
    assert normal_name(name) == name


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\u200b\u202e", "\u2800", "x" * 25, "ﷺ" * 2])
def test_refused_names(text: str) -> None:
    with pytest.raises(InputError) as error:
        normal_name(text)
    assert error.value.code == "error-name"
