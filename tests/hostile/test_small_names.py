"""A name could be any text that a stranger wanted others to read."""

import codecs
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.errors import InputError
from fairplay.messages import LANGUAGES
from fairplay.play.fit_names import check_fit
from fairplay.play.names import normal_name
from fairplay.play.room import NOBODY
from fairplay.play.word_names import is_word_name, word_name
from fairplay.protocol import MAX_NAME
from fairplay.server.store import NameReport, Store
from tests.hostile.first_names import NAMES
from tests.play.room_log import BO, HOST, RoomLog, match
from tests.server.room_client import NIM, guests, seated
from tests.serving import Served

#: In ROT13, so that nobody has to read them here.
UNFIT = (
    *("shpx", "FUVG", "phagf", "avttre", "snttbg", "xhx", "svggn", "uben", "svffr", "chgn"),
    *("pnenyub", "ohprgn", "uvgyre", "Neebzonqb", "crqbsvy"),
)
MISLEADING = (
    *("visit example.com", "http://x.se", "+45 12345678", "a@b.example", "12 34 56", "www.x"),
    *(
        "Admin",
        "Host",
        "Computer 5",
        "Computer (medium)",
        "Computer (medium) #2",
        "Dator 6 #1",
        "computador - Médio",
        "player 2",
        "Spelare 1",
        "Fair Play",
        "\N{WHITE SMILING FACE}🖕",
    ),
)
HONEST = (
    *("Agent 007", "Anna 2015", "Hosta", "J. R. R.", "Mr. Br", "Dr.No", "Anna-Lena 99"),
    *("Scunthorpe", "Penistone", "Cockburn", "Dick", "Fanny", "Essex", "Matsushita", "Fukuda"),
    *("Kukkonen", "Kuki", "Bosse", "Bögh", "Fittipaldi", "Hora Certa", "Kimmie", "Skitter"),
    *("Pia", "Luder-Olsen", "Pikachu", "Krister", "Grethe", "Negerup"),
    *("Cunha", "Pinto", "Paula Rego", "Ana Luísa", "Computador", "Isis", "Xana", "Conceição"),
    *(
        "Niger",
        "Nigel",
        "Van Dyke",
        "Therapist",
        "A55",
        "Anna 88",
        "R2D2",
        "李雷",
        "Ольга",
        "Ωmega",
    ),
)


def unfit(name: str) -> bool:
    try:
        check_fit(normal_name(name))
    except InputError as error:
        assert error.code == "error-name-unfit"  # noqa: PT017
        return True
    return False


@pytest.mark.parametrize("name", MISLEADING)
def test_advertisements_and_impersonation_are_refused(name: str) -> None:
    with pytest.raises(InputError, match="name"):
        check_fit(normal_name(name))


@pytest.mark.parametrize("turned", UNFIT)
def test_unfit_names_are_refused_in_every_spelling(turned: str) -> None:
    word = codecs.decode(turned, "rot13")
    spaced, dotted = " ".join(word), ".".join(word)
    wide = "".join(chr(ord(c) + 0xFEE0) for c in word)
    invisible, marked = "\u200b".join(word), "\u0301".join(word)
    leet = word.translate(str.maketrans("aeio", "4310"))
    alike = word.translate(str.maketrans("aeopcxki", "аеорсхкі"))
    drawn = word[:-1] + word[-1] * 4
    for written in (
        word,
        word.upper(),
        spaced,
        dotted,
        wide,
        invisible,
        marked,
        leet,
        alike,
        drawn,
    ):
        assert unfit(written), turned


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_are_taken(name: str) -> None:
    assert not unfit(name)


def test_common_first_names_are_taken() -> None:
    assert len(NAMES) > 200
    assert [name for name in NAMES if unfit(name) or unfit(f"{name} Anna")] == []


@pytest.mark.parametrize("name", ["Bög", "B0g", "b o g", "K1ke", "Anna kike", "Röv", "Anna semen"])
def test_an_honest_name_does_not_hide_an_unfit_one(name: str) -> None:
    assert unfit(name)


@given(st.text(max_size=40))
def test_any_text_is_accepted_or_refused(text: str) -> None:
    try:
        name = normal_name(text)
    except InputError:
        return
    assert unfit(name) == unfit(name.upper()) or len(name.upper()) != len(name)


# -- names from the list ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_listed_names_are_many_short_and_fit(language: str) -> None:
    names = {word_name(language, str(seed)) for seed in range(2_000)}
    assert len(names) > 400
    assert all(is_word_name(name) and not unfit(name) for name in names)
    assert all(normal_name(name) == name and len(name) <= MAX_NAME for name in names)


def test_strangers_get_listed_names() -> None:
    led = RoomLog(match(), visibility="public")
    assert led.refused(BO, "sit", name="Bo") == "error-name-words"
    led.do(BO, "sit", name="Glad Räv")
    assert led.refused(BO, "rename", name="call me") == "error-name-words"
    led.do(BO, "rename", name="Swift Otter")


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({}, "free"),
        ({"visibility": "private"}, "free"),
        ({"visibility": "public"}, "words"),
        ({"visibility": "public", "names": "free"}, "free"),
        ({"names": "words"}, "words"),
    ],
)
def test_which_names_a_room_has(options: dict[str, Any], names: str) -> None:
    assert RoomLog(match(), **options).seen["names"] == names


def test_unfit_names_are_refused_everywhere() -> None:
    word = codecs.decode(UNFIT[0], "rot13")
    led = RoomLog(match(), door="ask").seat(HOST)
    assert led.refused(HOST, "rename", name=word) == "error-name-unfit"
    assert led.refused(BO, "ask", name=word) == "error-name-unfit"
    open_room = RoomLog(match())
    assert open_room.refused(BO, "sit", name=word) == "error-name-unfit"


def test_the_operator_replaces_a_name_for_good() -> None:
    led = RoomLog(match()).seat(HOST, BO)
    led.do(NOBODY, "rename-seat", seat=1, name="Calm Owl")
    assert led.room.seats[1].name == "Calm Owl"
    assert led.refused(BO, "rename", name="Bo") == "error-name-words"
    led.do(BO, "stand")
    assert led.refused(BO, "sit", name="Bo") == "error-name-words"
    led.do(BO, "sit", name="Brave Fox")
    assert led.refused(BO, "rename-seat", seat=0, name="Calm Owl") == "error-not-host"
    assert led.refused(NOBODY, "rename-seat", seat=5, name="Calm Owl") == "error-seat-free"


@pytest.mark.anyio
async def test_a_refused_name_leaves_no_room_behind(served: Served) -> None:
    word = codecs.decode(UNFIT[0], "rot13")
    async with guests(served.url, 1) as (anna,):
        await anna.get("/api/me")
        for name, options, code in (
            (word, {}, "error-name-unfit"),
            ("Anna", {"visibility": "public"}, "error-name-words"),
            ("\u200b", {}, "error-name"),
        ):
            asked = {"game": NIM, "name": name, **options}
            answer = await anna.request("POST", "/api/rooms", json=asked)
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert served.services.store.open_rooms() == []
        assert await anna.make(NIM, name="Anna")


# -- reports ---------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_report_is_not_told_to_the_room(served: Served) -> None:
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        before = bo.seq
        assert await anna.say("report", seat=1) == "done"
        assert await anna.say("report", seat=0) == "error-seat-free"
        assert await anna.say("report", seat=5) == "error-seat-free"
        (report,) = served.services.store.reports()
        assert (report.room, report.seat, report.name) == (code, 1, "P1")
        answers = [await anna.say("report", seat=1) for _ in range(6)]
        assert answers.count("error-rate") == 2
        assert len(served.services.store.reports()) == 1
        assert bo.seq == before
        await bo.do("ping")
        assert not any("report" in text for text in bo.frames)


def test_repeated_reports_count_once(store: Store) -> None:
    report = NameReport("ABCDEF", "bo", "anna", 1, "Bo", 5)
    store.report(report)
    store.report(report)
    assert store.reports() == [report]
