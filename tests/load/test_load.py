"""The load test finds no fault in the server, and does detect faults."""

import json
from collections import Counter

import msgspec
import pytest

from fairplay.cards import ZERO, all_claims
from fairplay.cli.loadtest import measure
from fairplay.cli.loadtest.figures import Figures
from fairplay.cli.loadtest.player import Room
from fairplay.cli.loadtest.table import Table, check_stored
from fairplay.server.frames import text_frame
from tests.cli.conftest import Fairplay
from tests.server.room_client import short_countdown
from tests.serving import Served, serve, served_once, test_config

UNLIMITED = {
    "sockets_per_address": 1000,
    "rooms_per_address": 1000,
    "commands_per_second": 10_000,
    "commands_burst": 10_000,
}


served = served_once(short_countdown, **UNLIMITED)


def test_an_open_loop(served: Served) -> None:
    found = measure(served.url, rooms=8, rate=40, seconds=3, processes=2)
    assert found["broken"] == {}
    assert found["unanswered"] == 0
    assert (found["refused"], found["closed"]) == ({}, {})
    assert found["answers"]["taken"] > 10
    assert found["compared"] >= found["answers"]["taken"] + found["answers"].get("wrong", 0)
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["max_ms"]


def test_saturation_with_claims_that_come_late_and_twice(served: Served) -> None:
    found = measure(served.url, rooms=6, rate=0, seconds=3, processes=1)
    assert found["broken"] == {}
    assert found["answers"]["wrong"] > found["answers"]["taken"] > 0
    assert found["stall_ms"] > 0


def test_the_command(served: Served, fairplay: Fairplay) -> None:
    run = fairplay("loadtest", served.url, "--rooms", "2", "--rate", "20", "--seconds", "1")
    assert run.code == 0, run.err
    assert "Rooms: 2, players: 8" in run.out
    assert "No fault found" in run.out
    run = fairplay(
        "loadtest", served.url, "--rooms", "1", "--rate", "9", "--seconds", "1", "--json"
    )
    assert json.loads(run.out)["sockets"] == 4


def test_a_server_with_its_usual_limits(
    tmp_path_factory: pytest.TempPathFactory, fairplay: Fairplay
) -> None:
    with serve(test_config(tmp_path_factory.mktemp("usual"), sockets_per_address=10)) as server:
        run = fairplay("loadtest", server.url, "--rooms", "5")
    assert run.code == 2
    assert "error-too-many-sockets" in run.err
    assert "fairplay serve --set sockets-per-address=9999" in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize("option", ["--rooms", "--rate", "--seconds", "--processes"])
@pytest.mark.parametrize("value", ["0", "x", "99999999"])
def test_bad_numbers(fairplay: Fairplay, option: str, value: str) -> None:
    run = fairplay("loadtest", "http://127.0.0.1:1", option, value)
    assert (run.code, run.err.count("\n")) == (2, 1)


def test_no_server(fairplay: Fairplay) -> None:
    assert "cannot be reached" in fairplay("loadtest", "http://127.0.0.1:1").err


# -- faults are detected --------------------------------------------------------------------------

CARDS = [str(card) for card in ZERO.cards[:7]]
CLAIM = [CARDS[place - 1] for place in all_claims(ZERO, ZERO.cards[:7])[0].a]


def event(seq: int, what: str = "deal", **rest: object) -> bytes:
    return json.dumps(
        {"kind": "event", "seq": seq, "at": 0, "what": what, "seat": None, **rest},
        separators=(",", ":"),
    ).encode()


def table_view(cards: list[str], scores: list[int], pile: int) -> dict[str, object]:
    return {"table": {"cards": cards, "pile": pile, "aside": 0, "scores": scores}}


DEAL = event(5, set=table_view(CARDS, [0, 0, 0, 0], 56))
AFTER = [str(c) for c in ZERO.cards[7 : 7 + len(CLAIM)]] + [c for c in CARDS if c not in CLAIM]
PILE = 56 - len(CLAIM)


def taken(scores: list[int], cards: list[str], pile: int = PILE) -> bytes:
    answer = {"kind": "taken", "seat": 1, "a": CLAIM, "b": [], "ms": 1}
    view = table_view(cards, scores, pile)
    return event(6, "claim", set=view, cmd="1-1", answer=answer)


RIGHT = taken([0, len(CLAIM), 0, 0], AFTER)


def judged(*frames: bytes) -> dict[str, int]:
    """The faults found when a client receives these frames."""
    table, seq = Table("A", Counter()), 4
    for frame in frames:
        seq = table.heard(seq, frame)
    return dict(table.broken)


def test_nothing_is_wrong() -> None:
    assert judged(DEAL, RIGHT) == {}


@pytest.mark.parametrize(
    ("frames", "wrong"),
    [
        ((DEAL, event(7, set={})), {"order": 1}),
        ((DEAL, DEAL), {"order": 1}),
        ((DEAL, taken([0, 0, len(CLAIM), 0], AFTER)), {"scores": 1}),
        ((DEAL, taken([0, len(CLAIM), 0, 0], AFTER, PILE + 1)), {"scores": 1}),
        ((DEAL, taken([0, len(CLAIM), 0, 0], CARDS, PILE)), {"twice": 1}),
    ],
)
def test_a_fault_is_detected(frames: tuple[bytes, ...], wrong: dict[str, int]) -> None:
    assert judged(*frames) == wrong


def test_contradicting_clients_are_detected() -> None:
    table = Table("A", Counter())
    for frame in (DEAL, RIGHT):
        table.heard(4 if frame is DEAL else 5, frame)
    table.heard(4, DEAL)
    assert not table.broken
    table.heard(5, RIGHT.replace(b'"seat":1', b'"seat":2'))
    assert dict(table.broken) == {"differ": 1}


@pytest.mark.anyio
async def test_events_known_from_another_client_are_only_compared() -> None:
    table = Table("A", Counter())
    table.heard(4, DEAL)
    table.heard(5, RIGHT)
    player = Room(table, Figures(), lambda _: None, "").players[1]
    player.seq = 4
    data = text_frame(DEAL) + text_frame(RIGHT)
    assert player.skim(data[:-1]) == len(text_frame(DEAL))
    assert (player.seq, player.skim(data)) == (5, 0)
    assert player.skim(text_frame(RIGHT) + b"more") == len(text_frame(RIGHT))
    assert (player.seq, player.skim(text_frame(RIGHT))) == (6, 0)


@pytest.mark.parametrize(
    ("stored", "wrong"),
    [
        ([RIGHT], {}),
        ([], {"lost": 1}),
        ([RIGHT.replace(b'"seat":1', b'"seat":2')], {"lost": 1}),
    ],
)
def test_missing_stored_events_are_detected(stored: list[bytes], wrong: dict[str, int]) -> None:
    table = Table("A", Counter())
    table.heard(4, DEAL)
    table.heard(5, RIGHT)
    events = [msgspec.Raw(data) for data in stored]
    assert check_stored(table, msgspec.json.encode({"games": [{"events": events}]})) == len(stored)
    assert dict(table.broken) == wrong
