"""Puzzles over HTTP: the position without its answer, the verdict, hints and the picture."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest

from fairplay.cards import all_claims, find_deck
from fairplay.messages import Messages
from fairplay.play.puzzles.choosing import of_day
from fairplay.play.puzzles.kinds import Kind, kinds
from fairplay.play.puzzles.making import make
from fairplay.play.puzzles.tickets import Ticket
from fairplay.rules.position import Position
from fairplay.rules.solve import solve
from fairplay.server.clock import Clock
from tests.serving import Served, served_once

served = served_once()
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


@pytest.fixture
def client(served: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """At noon of the 18th of November 2026."""
    monkeypatch.setattr(Clock, "wall", lambda _: int(NOON.timestamp() * 1000))
    with served.client() as client:
        yield client


def ask(client: httpx.Client, **query: Any) -> dict[str, Any]:
    answer = client.get("/api/puzzle", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(client: httpx.Client, **query: Any) -> tuple[int, str]:
    answer = client.get("/api/puzzle", params=query)
    return answer.status_code, answer.json()["code"]


def test_today_is_the_puzzle_of_its_date(client: httpx.Client) -> None:
    today = ask(client)
    assert today == ask(client, date="2026-11-18")
    assert today["code"] == of_day(date(2026, 11, 18), date(2026, 11, 18)).code
    assert ask(client, code=today["code"]) == today | {"day": None}
    caching = [
        client.get("/api/puzzle", params=query).headers["cache-control"]
        for query in ({}, {"level": "1"}, {"date": "2026-11-18"}, {"code": today["code"]})
    ]
    assert caching == ["no-store", "no-store", "public, max-age=300", "public, max-age=300"]


def test_a_random_one_of_a_game_and_level(client: httpx.Client) -> None:
    found = ask(client, game="kayles", level=3, misere="true")
    assert (found["game"], found["level"], found["misere"]) == ("kayles", 3, True)
    assert make(Ticket.read(found["code"])).position
    assert ask(client, level=2)["level"] == 2
    assert ask(client, game="mod3")["deck"] == "mod3"


@pytest.mark.parametrize(
    ("query", "refusal"),
    [
        ({"code": "abc"}, (422, "error-puzzle-code")),
        ({"code": "0" * 9}, (422, "error-puzzle-code")),
        ({"code": "x" * 65}, (400, "error-field-length")),
        ({"date": "2026-11-19"}, (422, "error-puzzle-date")),
        ({"date": "9999-12-31"}, (422, "error-puzzle-date")),
        ({"date": "0001-01-01"}, (422, "error-puzzle-date")),
        ({"date": "2026-02-30"}, (422, "error-puzzle-code")),
        ({"date": "yesterday"}, (400, "error-field-length")),
        ({"level": "6"}, (400, "error-field")),
        ({"game": "row{X→.}"}, (422, "error-puzzle-game")),
        ({"game": "zzz"}, (422, "error-unknown-game-list")),
        ({"game": "northcott", "misere": "true"}, (422, "error-normal-only")),
        ({"date": "2026-11-18", "level": "1"}, (400, "error-puzzle-query")),
        ({"date": "2026-11-18", "code": "abc"}, (400, "error-puzzle-query")),
    ],
)
def test_what_is_refused(
    client: httpx.Client, query: dict[str, str], refusal: tuple[int, str]
) -> None:
    assert refused(client, **query) == refusal


def test_the_answer_is_not_sent_with_the_puzzle(client: httpx.Client) -> None:
    assert set(ask(client, game="nim")) == {
        *("code", "day", "game", "misere", "level", "view", "deck", "cards")
    }


def answered(client: httpx.Client, **answer: Any) -> dict[str, Any]:
    reply = client.post("/api/puzzle/answer", json=answer)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


@pytest.mark.parametrize("kind", [one for one in kinds() if not one.deck], ids=str)
def test_moves_are_judged_and_wrong_ones_beaten(client: httpx.Client, kind: Kind) -> None:
    found = ask(client, code=Ticket(kind, 2, 1).code)
    view = found["view"]
    start = Position(view["position"])
    beaten = {
        one["text"]: solve(start.after(one["text"]), kind.misere).won for one in view["moves"]
    }
    right, wrong = (next(move for move in beaten if beaten[move] is bad) for bad in (False, True))
    good = answered(client, code=found["code"], move=right)
    assert good["right"]
    assert (good["view"]["last"]["text"], good["reply"]) == (right, None)
    bad = answered(client, code=found["code"], move=wrong)
    assert not bad["right"]
    assert bad["view"]["last"]["text"] == wrong
    if bad["reply"]:
        assert bad["reply"]["played"] == 2
        assert not solve(bad["reply"]["position"], kind.misere).won
    for one in (*good["told"], *bad["told"]):
        assert one["key"] in Messages("en")


@pytest.mark.parametrize("name", ["zero", "mod3"])
def test_claims_are_judged(client: httpx.Client, name: str) -> None:
    found = ask(client, code=Ticket(Kind(name), 3, 1).code)
    deck = find_deck(name)
    assert found["view"] is None
    (claim,) = all_claims(deck, deck.parse_hand(found["cards"]))
    good = answered(client, code=found["code"], a=claim.a, b=claim.b)
    assert (good["right"], [one["key"] for one in good["told"]]) == (True, ["puzzle-right-claim"])
    bad = answered(client, code=found["code"], a=claim.a[:1])
    assert (bad["right"], bool(bad["told"])) == (False, True)


def test_answers_that_cannot_be_judged(client: httpx.Client) -> None:
    position, hand = Ticket(Kind("nim"), 1, 0).code, Ticket(Kind("zero"), 1, 0).code
    for body, code in (
        ({"code": position}, "error-move-syntax"),
        ({"code": position, "move": "9→1"}, "error-no-heap"),
        ({"code": position, "move": "x" * 200}, "error-move-syntax"),
        ({"code": hand, "a": [8]}, "error-claim-place"),
        ({"code": hand}, "error-claim-empty"),
        ({"code": "abc", "move": "1→0"}, "error-puzzle-code"),
    ):
        answer = client.post("/api/puzzle/answer", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, code), body


@pytest.mark.parametrize("name", ["nim", "zero"])
def test_hints_until_the_last(client: httpx.Client, name: str) -> None:
    code = Ticket(Kind(name), 1, 0).code
    for step in range(1, 9):
        answer = client.post("/api/puzzle/hint", json={"code": code, "step": step}).json()
        if answer["last"]:
            break
    assert answer["last"]
    assert answer["hint"]["move" if name == "nim" else "cards"]


@pytest.mark.parametrize("name", ["northcott", "kayles + nim", "zero", "mod3"])
def test_the_picture(client: httpx.Client, name: str) -> None:
    answer = client.get("/api/puzzle/picture.svg", params={"code": Ticket(Kind(name), 2, 1).code})
    assert answer.headers["content-type"] == "image/svg+xml"
    drawn = ET.fromstring(answer.text)
    assert float(drawn.get("width", 0)) > 50
    assert len(list(drawn.iter())) > 5
