"""People in rooms, with real sockets, a real database, and a real server.

Everything runs twice: with SQLite alone, and with PostgreSQL and Redis.
"""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from fairplay.server.rooms import endpoints
from fairplay.server.rooms.latest import Latest
from tests.server.room_client import (
    NIM,
    PATIENCE,
    RACE,
    Guest,
    guests,
    playing,
    same,
    seated,
    short_countdown,
)
from tests.serving import Served, serve, test_config

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    settings = {"commands_per_second": 10_000, "commands_burst": 10_000, "rooms_per_guest": 5}
    if request.param == "postgresql":
        settings["database"] = request.getfixturevalue("postgres").new_database()
        settings["redis"] = request.getfixturevalue("redis_server").url
    config = test_config(tmp_path_factory.mktemp("served"), **settings)
    with short_countdown(), serve(config) as server:
        yield server


# -- whole games -----------------------------------------------------------------------------------


async def test_a_whole_match(served: Served) -> None:
    async with guests(served.url, 3) as (anna, bo, watcher):
        code = await playing([anna, bo], NIM)
        await watcher.join(code)
        assert watcher.you == {"seat": None, "host": False, "waits": None}
        assert await bo.say("move", move="2→1") == "error-not-your-turn"
        for player, move in ((anna, "2→1"), (bo, "1→0"), (anna, "1→0")):
            assert await player.say("move", move=move) == "done"
        await same([anna, bo, watcher])
        assert watcher.room["match"]["result"] == {"winner": 0, "reason": "no-move"}
        assert [seat["wins"] for seat in watcher.room["seats"]] == [1, 0]
        assert await watcher.say("rematch") == "error-not-seated"
        assert anna.events[-3:] == bo.events[-3:] == watcher.events[-3:]


async def test_another_game_in_the_same_room(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], NIM, visibility="public", names="free")
        assert await anna.say("game", game=NIM) == "error-room-phase"
        await anna.say("resign")
        for position, refused in (
            ("nim:0", "error-position-over"),
            ("x", "error-unknown-game-list"),
        ):
            assert await bo.say("game", game=NIM | {"position": position}) == refused
        large = NIM | {"position": "nim:9007199254740991"}
        assert await bo.say("game", game=large) == "error-room-match", "as on making a room"
        assert await bo.say("game", game=RACE | {"seats": 3}) == "done"
        await same([anna, bo])
        assert anna.room["title"] == {"key": "title-deck-2", "params": {"p": 2, "count": 4}}
        assert [seat["name"] for seat in anna.room["seats"]] == ["P0", "P1", None]
        [listed] = [one for one in (await bo.get("/api/rooms"))["rooms"] if one["code"] == code]
        assert (listed["title"], listed["free"]) == (anna.room["title"], 1)
        assert await anna.say("ready") == "done"
        assert await anna.say("start") == "done"
        await bo.until(lambda: bo.room["phase"] == "playing")
        assert await bo.say("claim", **bo.claim()) == "taken"


async def test_who_comes_later_reads_what_has_happened(served: Served) -> None:
    """As it was told, with the names of that time."""
    async with guests(served.url, 3) as (anna, bo, cleo):
        code = await playing([anna, bo], NIM)
        await anna.say("move", move="2→1")
        await bo.say("stand")
        await same([anna])
        await cleo.join(code)
        assert await cleo.say("sit", name="Cleo") == "done"
        await anna.leave()
        await anna.join(code)
        news = json.loads(next(one for one in reversed(anna.frames) if "welcome" in one))["news"]
        told = [(one["what"], one["names"], one["me"]) for one in news]
        assert told[-3:] == [
            ("move", ["P0", "P1"], 0),
            ("stand", ["P0", "P1"], 0),
            ("sit", ["P0", "Cleo"], 0),
        ]
        assert news[-2]["told"] == [{"key": "told-stand", "params": {"seat": 1}}]
        hub, latest = served.services.hub, Latest()
        reading = hub.reading.room(code, latest)
        asyncio.run_coroutine_threadsafe(reading, hub._loop).result(PATIENCE)
        guest = hub.rooms[code].room.host
        again = json.loads(msgspec.json.encode(latest.told_to(guest)))
        assert again == news, "the same from the log"


async def race(players: list[Guest]) -> None:
    """Everyone claims all the time, until no cards are left."""

    async def run(player: Guest) -> None:
        while player.room["phase"] == "playing":
            claim = player.claim()
            answer = await player.say("claim", **claim)
            if answer == "error-claim-card":
                raise AssertionError(claim)
            await asyncio.sleep(0)

    await asyncio.gather(*map(run, players))


async def test_four_race_and_all_see_the_same(served: Served) -> None:
    async with guests(served.url, 4) as players:
        await playing(players, RACE | {"seats": 4, "deck": "zero"})
        await race(players)
        await same(players)
        events = [event for event in players[3].events if event["what"] == "claim"]
        for player in players:
            assert [e for e in player.events if e["what"] == "claim"] == events
        taken = [
            card for event in events for card in (*event["answer"]["a"], *event["answer"]["b"])
        ]
        assert len(taken) == len({*taken}), "a card has two winners"
        table = players[0].room["table"]
        assert table["over"]
        assert sum(table["scores"]) == len(taken)


async def test_nothing_hidden_is_ever_sent(served: Served) -> None:
    """Search every frame of a whole race for the seed and for cards that are not dealt yet."""
    async with guests(served.url, 2) as players:
        code = await playing(players, RACE)
        room = served.services.hub.rooms[code].room
        await race(players)
        await same(players)
        table, seed = room.play.table, room.seed  # type: ignore[union-attr]
        assert players[0].room["seed"] == seed
        order = [str(card) for card in (*table.places, *table.pile)]
        for player in players:
            cookie = (player.cookie or "").partition(".")[0]
            dealt = 0
            for frame in player.frames:
                message = json.loads(frame)
                shown = (message.get("set") or message.get("room") or {}).get("table")
                if shown:
                    dealt = len(order) - shown["pile"]
                over = shown and shown["over"]
                assert over or f'"{seed}"' not in frame
                assert not [card for card in order[dealt:] if f'"{card}"' in frame]
                assert not [one for one in players if (one.cookie or "").partition(".")[0] in frame]
                assert cookie not in frame
                if over:
                    break


# -- coming and going ------------------------------------------------------------------------------


async def test_a_returning_guest_has_the_seat_and_missed_events(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], NIM)
        await bo.leave()
        await anna.until(lambda: anna.presence["here"] == [True, False])
        assert await anna.say("move", move="2→1") == "done"
        before = bo.seq
        await bo.join(code, after=before)
        assert bo.kinds[0] == "resumed"
        assert bo.you == {"seat": 1, "host": False, "waits": None}
        await same([anna, bo])
        assert await bo.say("move", move="1→0") == "done"


@pytest.mark.parametrize("after", [0, 1, 10**6])
async def test_after_a_long_absence_the_room_is_sent(served: Served, after: int) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        for number in range(70):
            assert await anna.say("rename", name=f"A{number}") == "done"
        again = Guest(served.url, bo.cookie)
        await again.join(code, after)
        # A client that has seen more than is stored has seen something that is lost.
        assert again.kinds[0] == ("rewound" if after > anna.seq else "welcome")
        assert again.you["seat"] == 1
        await same([anna, bo, again])
        await again.leave()


async def test_a_guest_with_two_sockets(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], NIM)
        other = Guest(served.url, anna.cookie)
        await other.join(code)
        assert other.you == anna.you == {"seat": 0, "host": True, "waits": None}
        assert await other.say("move", move="2→1") == "done"
        await same([anna, other, bo])
        await anna.leave()
        await bo.until(lambda: bo.presence["here"] == [True, True])
        await other.leave()
        await bo.until(lambda: bo.presence["here"] == [False, True])


async def test_presence_counts_spectators(served: Served) -> None:
    async with guests(served.url, 3) as (anna, bo, watcher):
        code = await seated([anna], NIM)
        await bo.join(code)
        await watcher.join(code)
        await anna.until(lambda: anna.presence["watching"] == 2)
        assert await bo.say("sit", name="Bo") == "done"
        await bo.until(lambda: bo.you["seat"] == 1)
        await anna.until(lambda: anna.presence["here"] == [True, True])
        assert anna.presence["watching"] == 1
        await watcher.leave()
        await anna.until(lambda: anna.presence["watching"] == 0)
        assert anna.presence["here"] == [True, True]


async def test_a_kick_closes_the_socket_for_good(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        assert await bo.say("kick", seat=0) == "error-not-host"
        assert await anna.say("kick", seat=1) == "done"
        assert await bo.close_code() == 4005
        await bo.open(code)
        assert await bo.close_code() == 4005
        assert json.loads(bo.frames[-1]) == {"kind": "error", "code": "error-kicked", "params": {}}


async def test_a_closed_room_closes_all_sockets(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        await anna.send("close")
        assert [await anna.close_code(), await bo.close_code()] == [4006, 4006]
        assert bo.events[-1]["what"] == "close"
        await bo.open(code)
        assert await bo.close_code() == 4006


async def test_the_same_command_again_has_the_same_answer(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await playing([anna, bo], NIM)
        first = await anna.do("move", "m", move="2→1")
        seq = anna.seq
        del anna.answers["m"]
        again = await anna.do("move", "m", move="2→1")
        assert (again["kind"], again["seq"], again["answer"]["kind"]) == ("answer", seq, "done")
        assert first["seq"] == seq == anna.seq
        # A command with the same id from another guest is a different command.
        bo.answers.clear()
        assert await bo.say("move", "m", move="1→0") == "done"


async def hinted(guest: Guest) -> tuple[str, Any]:
    cmd = await guest.send("hint")
    await guest.until(lambda: guest.answers.get(cmd, {}).get("kind") == "answer")
    return cmd, guest.answers[cmd]["answer"]


async def test_a_hint_is_only_for_its_asker_and_position(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await playing([anna, bo], NIM)
        for key in ("hint-won", "hint-where", "hint-move"):
            cmd, hint = await hinted(anna)
            assert hint["told"]["key"] == key, "a little more each time"
        assert hint["move"]["text"] == "2→1"
        await same([anna, bo])
        assert bo.room["seats"][0]["hints"] == 3
        assert not [frame for frame in bo.frames if "hinted" in frame]
        # Repeating the command id does not give a second hint.
        assert await anna.say("move", move="2→1") == "done"
        assert await bo.say("move", move="1→0") == "done"
        del anna.answers[cmd]
        assert (await anna.do("hint", cmd))["answer"] == hint
        # The id of another command does not give one either.
        assert await anna.say("rename", "renamed", name="Anna") == "done"
        del anna.answers["renamed"]
        assert await anna.say("hint", "renamed") == "done"
        assert anna.room["seats"][0]["hints"] == 3


# -- finding rooms ---------------------------------------------------------------------------------


async def test_the_lobby_shows_public_rooms_that_wait(served: Served) -> None:
    async with guests(served.url, 3) as (anna, bo, cleo):
        codes = {
            kind: await anna.make(NIM, visibility=kind)
            for kind in ("public", "unlisted", "private")
        }
        listed = [room["code"] for room in (await bo.get("/api/rooms"))["rooms"]]
        assert codes["public"] in listed
        assert not {codes["unlisted"], codes["private"]} & {*listed}
        assert (len(codes["public"]), len(codes["private"])) == (6, 26)
        for guest in (bo, cleo):
            await guest.join(codes["public"])
            assert await guest.say("sit", name="Swift Otter") == "done"
        listed = [room["code"] for room in (await bo.get("/api/rooms"))["rooms"]]
        assert codes["public"] not in listed


async def test_a_code_is_read_as_people_type_it(served: Served) -> None:
    async with guests(served.url, 1) as (anna,):
        code = await anna.make(NIM)
        await anna.join(f"{code[:3].lower()}-{code[3:]}")
        assert anna.room["code"] == code
        assert (await anna.get(f"/api/rooms/{code.lower()}"))["code"] == code


async def test_quick_match_brings_two_together(served: Served) -> None:
    game = {"type": "match", "position": "kayles:11"}
    async with guests(served.url, 3) as (anna, bo, cleo):
        first = await anna.make(game, "/api/quick")
        await anna.join(first)
        assert await anna.say("sit", name="Calm Owl") == "done"
        assert await bo.make(game, "/api/quick") == first
        await bo.join(first)
        assert await bo.say("sit", name="Glad Räv") == "done"
        assert await cleo.make(game, "/api/quick") != first


async def test_quick_match_leads_to_nobody_who_has_left(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = {"type": "match", "position": "kayles:12"}
    async with guests(served.url, 3) as (anna, bo, cleo):
        first = await anna.make(game, "/api/quick")
        await anna.join(first)
        assert await anna.say("sit", name="Calm Owl") == "done"
        await anna.leave()
        assert await bo.make(game, "/api/quick") == first  # it may be a reload
        monkeypatch.setattr(endpoints, "GONE_MS", -1)
        await bo.join(first)
        await bo.until(lambda: bo.presence.get("here") == [False, False])
        assert await cleo.make(game, "/api/quick") != first


async def test_rooms_of_one_guest_are_limited(served: Served) -> None:
    async with guests(served.url, 1) as (anna,):
        codes = [await anna.make(NIM) for _ in range(5)]
        answer = await anna.request("POST", "/api/rooms", json={"game": NIM})
        assert (answer.status_code, answer.json()["code"]) == (429, "error-rooms-many")
        await anna.join(codes[0])
        await anna.send("close")
        assert await anna.close_code() == 4006
        await anna.make(NIM)


async def test_replay_and_export_are_of_finished_games(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await playing([anna, bo], RACE | {"deck": "F2^3"})
        assert await anna.get(f"/api/rooms/{code}/replay") == {"games": []}
        await race([anna, bo])
        await same([anna, bo])
        # All players ask when a game ends, often from one address.
        asked = [guest.get(f"/api/rooms/{code}/replay") for guest in (anna, bo) * 3]
        [game], *others = [answer["games"] for answer in await asyncio.gather(*asked)]
        assert others == [[game]] * 5
        room = game["room"]
        for event in game["events"]:
            room |= event["set"]
        assert room == anna.room
        text = (await anna.request("GET", f"/api/rooms/{code}/export")).text
        assert anna.room["seed"] in text
        assert text.startswith(f"# Fair Play room {code}\n")


async def test_bots_play_with_people(served: Served) -> None:
    async with guests(served.url, 1) as (anna,):
        await seated([anna], {"type": "match", "position": "nim:1,1"}, bots=[10])
        assert await anna.say("ready") == "done"
        assert await anna.say("move", move="1→0") == "done"
        await anna.until(lambda: anna.room["phase"] == "over")
        assert anna.room["match"]["result"]["winner"] == 1
        assert anna.events[-1]["what"] == "move"
        assert "cmd" not in anna.events[-1]
