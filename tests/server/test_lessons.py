"""Lessons over HTTP: the map, screens, answers, and what is refused."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from fairplay.learn import LESSONS, find_lesson
from fairplay.messages import Messages
from fairplay.server.about import first_question
from tests.paper.reading import sizes, words
from tests.serving import Served, served_once

served = served_once()


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with served.client() as client:
        yield client


def judged(client: httpx.Client, **answer: Any) -> dict[str, Any]:
    reply = client.post("/api/lesson/answer", json=answer)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def test_the_map_has_every_lesson(client: httpx.Client) -> None:
    found = client.get("/api/lessons").json()["lessons"]
    assert [one["id"] for one in found] == [lesson.id for lesson in LESSONS]
    assert {"age", "minutes", "needs", "article", "length"} <= found[0].keys()


def test_a_screen_is_shown_and_judged(client: httpx.Client) -> None:
    shown = client.get("/api/lesson", params={"lesson": "nim", "screen": 1})
    assert shown.headers["cache-control"] == "public, max-age=300"
    assert (shown.json()["view"]["kind"], shown.json()["params"]) == ("move", {})
    wrong = judged(client, lesson="nim", screen=1, answer="5→0")
    assert (wrong["right"], wrong["told"][0]["key"]) == (False, "learn-leaves")
    assert [one["position"] for one in wrong["shown"]] == ["nim:3", "nim:0"]
    assert judged(client, lesson="nim", screen=1, answer="5→3")["right"] is True


def test_another_seed_deals_another_hand(client: httpx.Client) -> None:
    query: dict[str, Any] = {"lesson": "zero", "screen": find_lesson("zero").length}
    hands = [
        client.get("/api/lesson", params=query | seed).json()["view"]
        for seed in ({}, {"seed": 7}, {"seed": 7})
    ]
    assert hands[0]["cards"] != hands[1]["cards"] == hands[2]["cards"]
    assert hands[1]["seed"] == 7


@pytest.mark.parametrize(
    ("query", "refusal"),
    [
        ({"lesson": "alchemy", "screen": 1}, (422, "error-lesson")),
        ({"lesson": "nim", "screen": 99}, (422, "error-lesson-screen")),
        ({"lesson": "nim", "screen": 0}, (400, "error-field")),
        ({"lesson": "../nim", "screen": 1}, (422, "error-lesson")),
        ({"lesson": "n" * 999, "screen": 1}, (400, "error-field-length")),
        ({"lesson": "nim"}, (400, "error-field-missing")),
    ],
)
def test_what_does_not_exist(
    client: httpx.Client, query: dict[str, Any], refusal: tuple[int, str]
) -> None:
    answer = client.get("/api/lesson", params=query)
    assert (answer.status_code, answer.json()["code"]) == refusal


@pytest.mark.parametrize(
    ("answer", "refusal"),
    [
        ("nonsense", (422, "error-move-syntax")),
        ("9→1", (422, "error-no-heap")),
        ("", (400, "error-field-length")),
        ("1" * 2000, (400, "error-field-length")),
    ],
)
def test_answers_that_cannot_be_read(
    client: httpx.Client, answer: str, refusal: tuple[int, str]
) -> None:
    reply = client.post("/api/lesson/answer", json={"lesson": "nim", "screen": 1, "answer": answer})
    assert (reply.status_code, reply.json()["code"]) == refusal


def test_a_page_loads_the_screen_of_its_address_at_once() -> None:
    asked = "/api/lesson?lesson=mex&screen=3"
    assert first_question("Learn", ["mex"], {"step": "3"}) == asked
    for lesson, step in (("no", "1"), ("mex", "1&a"), ("mex", "6"), ("mex", "0")):
        assert first_question("Learn", [lesson], {"step": step}) == ""
    assert first_question("Learn", ["mex", "3"], {}) == asked
    assert first_question("Learn", ["mex"], {}) == ""


def test_the_booklet_of_a_lesson_or_of_all(client: httpx.Client) -> None:
    query = {"lesson": "kayles", "paper": "letter", "lang": "da"}
    answer = client.get("/api/print/lessons", params=query)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["cache-control"] == "public, max-age=300"
    assert set(sizes(answer.content)) == {(216, 279)}
    pages = words(answer.content)
    assert Messages("da")("learn-kayles-5-title") in "".join(pages)
    everything = client.get("/api/print/lessons")
    assert len(words(everything.content)) > len(pages) + len(LESSONS)


@pytest.mark.parametrize(
    ("query", "refusal"),
    [
        ({"lesson": "alchemy"}, (422, "error-lesson")),
        ({"lesson": ""}, (400, "error-field-length")),
        ({"paper": "a5"}, (400, "error-field")),
        ({"lang": "xx"}, (400, "error-field")),
    ],
)
def test_no_booklet(client: httpx.Client, query: dict[str, str], refusal: tuple[int, str]) -> None:
    answer = client.get("/api/print/lessons", params=query)
    assert (answer.status_code, answer.json()["code"]) == refusal
