"""Operators, at the database and over HTTP: their actions reach running servers and the audit
log."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fairplay.cli.main import main
from fairplay.errors import InputError
from fairplay.play.room import tag_of
from fairplay.server import bans as kept_out
from fairplay.server import watching
from fairplay.server.config import Config
from fairplay.server.rooms import upkeep
from fairplay.server.store import Store, bans
from fairplay.server.store.database import transaction
from fairplay.server.store.rows import Ban
from tests.server.databases import durability
from tests.server.room_client import NIM, guests
from tests.server.room_client import Guest as Player
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio
TOKEN = "a token for operators of 32 signs or more".replace(" ", "-")


class Operator:
    """Runs ``fairplay admin``, at the database or with the token."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *where: str) -> None:
        self._capsys, self.where = capsys, where

    def run(self, *words: str) -> tuple[int, str, str]:
        code = main(["admin", *words, *self.where])
        said = self._capsys.readouterr()
        return code, said.out, said.err

    async def ask(self, *words: str) -> Any:
        """Run a command and return its JSON answer."""
        code, out, err = await asyncio.to_thread(self.run, *words, "--json")
        assert (code, err) == (0, ""), err
        return json.loads(out)

    async def refused(self, *words: str) -> str:
        code, out, err = await asyncio.to_thread(self.run, *words)
        assert (code, out, err.count("\n")) == (2, "", 1)
        return err


@pytest.fixture
def served(tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that often checks for changes by others."""
    monkeypatch.setattr(upkeep, "LOOK", 0.05)
    monkeypatch.setattr(watching, "READ", 0.05)
    settings = {"database": database_url, "admin_token": TOKEN}
    settings["durability"] = durability(database_url)
    with serve(test_config(tmp_path, **settings, **FAST)) as server:
        yield server


@pytest.fixture(
    params=[("sqlite", "local"), ("sqlite", "remote"), ("postgresql", "local")], ids="-".join
)
def way(request: pytest.FixtureRequest) -> tuple[str, str]:
    """The database of the server, and how the operator reaches it."""
    found: tuple[str, str] = request.param
    return found


@pytest.fixture
def database(way: tuple[str, str]) -> str:
    return way[0]


@pytest.fixture
def operator(
    way: tuple[str, str],
    served: Served,
    database_url: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Operator:
    monkeypatch.setenv("FAIRPLAY_DURABILITY", durability(database_url))
    monkeypatch.setenv("FAIRPLAY_ADMIN_TOKEN", TOKEN)
    if way[1] == "local":
        return Operator(capsys, "--database", database_url)
    return Operator(capsys, "--server", served.url)


async def seated(anna: Player, code: str, name: str = "Anna") -> None:
    await anna.join(code)
    assert await anna.say("sit", name=name) == "done"


# -- rooms ---------------------------------------------------------------------------------------


async def test_rooms_are_listed_shown_closed_and_deleted(
    served: Served, operator: Operator
) -> None:
    async with guests(served.url, 2) as (anna, bo):
        codes = sorted([await anna.make(NIM) for _ in range(3)])
        await seated(anna, codes[0])
        await bo.join(codes[1])
        listed = await operator.ask("rooms", "--status", "open", "--limit", "2")
        assert [row["room"] for row in listed] == codes[:2]
        rest = await operator.ask("rooms", "--after", codes[1])
        assert [row["room"] for row in rest] == codes[2:]
        tag = (await anna.get("/api/me"))["guest"]
        assert {row["host"] for row in listed} == {tag}
        assert len(await operator.ask("rooms", "--host", tag)) == 3
        assert await operator.ask("rooms", "--host", "00000000") == []
        shown = await operator.ask("show", codes[0].lower())
        assert (shown["phase"], shown["events"]) == ("waiting", 2)
        assert shown["seats"][0] == {"guest": tag, "name": "Anna", "bot": 0, "left": False}
        assert [event["kind"] for event in shown["last"]] == ["created", "sit"]
        assert anna.cookie
        assert anna.cookie.partition(".")[0] not in json.dumps([shown, listed]), "tags, not ids"

        await operator.ask("close", codes[0])
        assert await anna.close_code() == 4006
        assert (await operator.ask("rooms", "--status", "closed"))[0]["room"] == codes[0]
        await operator.ask("delete", codes[1], "--yes")
        assert await bo.close_code() == 4004
        answer = await bo.request("GET", f"/api/rooms/{codes[1]}")
        assert answer.status_code == 404
        log = await operator.ask("log")
        assert [(row["action"], row["subject"]) for row in log] == [
            ("delete", codes[1]),
            ("close", codes[0]),
        ]
        assert all(row["who"] and row["at"] for row in log)


async def test_with_redis_servers_react_at_once(
    tmp_path: Path,
    postgres_url: str,
    redis_url: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(upkeep, "LOOK", 3600.0)
    monkeypatch.setenv("FAIRPLAY_DURABILITY", durability(postgres_url))
    settings = {"database": postgres_url, "redis": redis_url, "durability": "warn"}
    with serve(test_config(tmp_path, **settings)) as served:
        async with guests(served.url, 1) as (anna,):
            code = await anna.make(NIM)
            await anna.join(code)
            where = ("--database", postgres_url, "--redis", redis_url)
            await Operator(capsys, *where).ask("close", code)
            assert await anna.close_code() == 4006


async def test_errors_are_one_line(served: Served, operator: Operator) -> None:
    async with guests(served.url, 1) as (anna,):
        code = await anna.make(NIM)
        assert "XYZXYZ" in await operator.refused("show", "XYZXYZ")
        assert "XYZXYZ" in await operator.refused("close", "XYZXYZ")
        assert "--yes" in await operator.refused("delete", code)
        assert "seat 1" in await operator.refused("rename", code, "1")
        assert "seven" in await operator.refused("rename", code, "seven")
        assert "address" in await operator.refused("ban", "address", "nowhere.example")
        assert "kind" in await operator.refused("ban", "planet", "x")
        assert "no such ban" in await operator.refused("unban", "guest", "x")
        assert "quarantine" in await operator.refused("quarantine", "retry", code)
        assert "status" in await operator.refused("rooms", "--status", "odd")
        await operator.ask("close", code)
        assert "closed" in await operator.refused("close", code)


async def test_a_log_for_a_bug_report_has_no_names(served: Served, operator: Operator) -> None:
    async with guests(served.url, 1) as (anna,):
        code = await anna.make(NIM)
        await seated(anna, code, "Annabella")
        found = served.services.guests.read(anna.cookie or "")
        assert found
        for words, named in (((), False), (("--full",), True)):
            status, out, _ = await asyncio.to_thread(operator.run, "export", code, *words)
            events = [json.loads(line) for line in out.splitlines()]
            assert (status, [event["kind"] for event in events]) == (0, ["created", "sit"])
            assert len({event["player"] for event in events}) == 1
            assert (found.id in out, "Annabella" in out) == (named, named)


async def test_a_reported_name_is_replaced(served: Served, operator: Operator) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await anna.make(NIM)
        await seated(anna, code, "Odd Name")
        await seated(bo, code, "Bo")
        assert await bo.say("report", seat=0) == "done"
        (report,) = await operator.ask("reports")
        assert (report["room"], report["seat"], report["name"]) == (code, 0, "Odd Name")
        assert report["guest"] == (await anna.get("/api/me"))["guest"]
        renamed = await operator.ask("rename", code, "1")
        await bo.until(lambda: bo.room["seats"][0]["name"] == renamed["name"])


# -- bans ----------------------------------------------------------------------------------------


async def test_a_guest_is_banned_until_the_ban_ends(served: Served, operator: Operator) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await bo.make(NIM)
        await anna.join(code)
        await bo.join(code)
        tag = (await anna.get("/api/me"))["guest"]
        made = await operator.ask("ban", "guest", tag, "--days", "7", "--reason", "spam")
        assert await anna.close_code() == 4030
        again = await Player(served.url, anna.cookie).join(code)
        assert await again.close_code() == 4030
        answer = await anna.request("POST", "/api/rooms", json={"game": NIM})
        assert (answer.status_code, answer.json()["code"]) == (403, "error-banned")
        assert not bo.closed
        (ban,) = await operator.ask("bans")
        assert (ban["subject"], ban["reason"], ban["until"]) == (tag, "spam", made["until"])
        await operator.ask("unban", "guest", tag)
        await until(lambda: not banned(served, anna))
        await anna.make(NIM)


def banned(served: Served, player: Player) -> bool:
    found = served.services.guests.read(player.cookie or "")
    assert found
    return served.services.bans.hold(found.id, "")


async def test_a_banned_address_is_refused_for_every_guest(
    served: Served, operator: Operator
) -> None:
    other = Player(served.url)
    other.address = "127.0.0.2"
    async with guests(served.url, 1) as (anna,):
        code = await anna.make(NIM)
        await anna.join(code)
        await other.join(code)
        await operator.ask("ban", "address", "127.0.0.2")
        assert await other.close_code() == 4030
        fresh = Player(served.url)
        fresh.address = "127.0.0.2"
        assert await (await fresh.join(code)).close_code() == 4030
        answer = await fresh.request("GET", "/api/solve?position=nim:1")
        assert answer.status_code == 403
        assert not anna.closed
        (ban,) = await operator.ask("bans")
        assert "127.0.0.2" not in json.dumps([ban, await operator.ask("log")])
        await operator.ask("unban", "address", ban["subject"])
        assert await operator.ask("bans") == []


def test_bans_end_and_are_forgotten(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    engine = store.engine
    bans.add(engine, Ban("guest", "aaaaaaaa", "", 0, 100))
    bans.add(engine, Ban("guest", "bbbbbbbb", "", 0, None))
    bans.add(engine, Ban("guest", "bbbbbbbb", "again", 1, None))
    assert [ban.subject for ban in bans.standing(engine, 99)] == ["bbbbbbbb", "aaaaaaaa"]
    assert [ban.reason for ban in bans.standing(engine, 100)] == ["again"]
    assert bans.ended(engine, 100)
    bans.forget(engine, 100)
    assert not bans.ended(engine, 100)
    known = kept_out.Bans(lambda: 50)
    known.use([Ban("guest", tag_of("x"), "", 0, 51), Ban("address", "h", "", 0, 50)])
    assert known.hold("x", "")
    assert not known.hold("y", "h")
    store.close()


# -- quarantine ----------------------------------------------------------------------------------


async def test_an_unreadable_room_is_listed_and_dropped(served: Served, operator: Operator) -> None:
    store = served.services.store
    async with guests(served.url, 1) as (anna,):
        code = await anna.make(NIM)
        with transaction(store.engine, writes=True) as connection:
            broken = text("UPDATE event SET kind = 'nonsense', seq = 2 WHERE room = :room")
            connection.execute(broken, {"room": code})
        assert (await anna.request("GET", f"/api/rooms/{code}")).status_code in (410, 503)
        shown = await operator.ask("show", code)
        assert shown["unreadable"]
        await until(lambda: store.aside(code))
        (row,) = await operator.ask("quarantine")
        assert row["room"] == code
        assert [one["room"] for one in await operator.ask("rooms", "--status", "quarantined")] == [
            code
        ]
        await operator.refused("quarantine", "retry", code)
        await anna.request("GET", f"/api/rooms/{code}")
        await until(lambda: store.aside(code))
        assert [row["room"] for row in await operator.ask("quarantine", "list")] == [code]
        await operator.ask("quarantine", "drop", code, "--yes")
        assert await operator.ask("quarantine") == []
        assert (await operator.ask("log"))[0]["action"] == "delete"


# -- backups -------------------------------------------------------------------------------------


async def test_backup_of_a_running_server_is_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    config, copy = test_config(tmp_path), tmp_path / "copy.db"
    with serve(config) as served:
        async with guests(served.url, 1) as (anna,):
            code = await anna.make(NIM)
            operator = Operator(capsys, "--database", config.database)
            copied = await operator.ask("backup", str(copy))
            assert (copied["rooms"], copied["events"]) == (1, 1)
            assert (await operator.ask("log"))[0]["action"] == "backup"
            assert "is there" in await operator.refused("restore", str(copy))
            remote = Operator(capsys, "--server", served.url)
            assert "--server" in await remote.refused("backup", str(copy))
    other = Operator(capsys, "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert (await other.ask("restore", str(copy)))["rooms"] == 1
    assert [row["room"] for row in await other.ask("rooms")] == [code]
    postgres = Operator(capsys, "--database", "postgresql://nowhere.invalid/x")
    assert "pg_dump" in await postgres.refused("backup", str(copy))


# -- the token -----------------------------------------------------------------------------------


@contextmanager
def server(folder: Path, **settings: Any) -> Iterator[Served]:
    with serve(test_config(folder, **settings)) as found:
        yield found


async def post(served: Served, token: str | bytes, **options: Any) -> tuple[int, str]:
    headers = {"authorization": token} if token else {}
    answer = await Player(served.url).request("POST", "/api/admin", headers=headers, **options)
    return answer.status_code, answer.json().get("code", "") if answer.status_code != 200 else ""


async def test_without_a_token_the_interface_is_off(tmp_path: Path) -> None:
    with server(tmp_path) as served:
        for token in ("", "Bearer x", f"Bearer {TOKEN}"):
            assert await post(served, token, json={"action": "bans"}) == (404, "error-not-found")


async def test_guessing_tokens_is_limited(tmp_path: Path) -> None:
    with server(tmp_path, admin_token=TOKEN) as served:
        bans = {"action": "bans"}
        assert await post(served, f"Bearer {TOKEN}", json=bans) == (200, "")
        assert await post(served, f"Bearer {TOKEN}", json={"action": "odd"}) == (
            400,
            "error-admin-request",
        )
        wrong: list[str | bytes] = [
            f"Bearer {TOKEN[:-1]}",
            f"Bearer {TOKEN}x",
            TOKEN,
            "",
            "Bearer \xe9\xff".encode("latin-1"),
        ]
        for token in wrong:
            assert await post(served, token, json=bans) == (401, "error-admin-token")
        assert await post(served, "Bearer x", json=bans) == (429, "error-rate")
        assert await post(served, f"Bearer {TOKEN}", json=bans) == (429, "error-rate")
        elsewhere = Player(served.url)
        elsewhere.address = "127.0.0.3"
        answer = await elsewhere.request(
            "POST", "/api/admin", headers={"authorization": f"Bearer {TOKEN}"}, json=bans
        )
        assert answer.status_code == 200, "others are not kept out by that"


async def test_a_token_is_not_sent_in_the_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert "https" in await Operator(capsys, "--server", "http://play.invalid").refused("bans")


def test_a_short_token_is_refused() -> None:
    with pytest.raises(InputError, match="FAIRPLAY_ADMIN_TOKEN"):
        Config.read({}, {"FAIRPLAY_ADMIN_TOKEN": "short"})
    with pytest.raises(InputError, match="no such setting"):
        Config.read({"admin_token": TOKEN}, {})
