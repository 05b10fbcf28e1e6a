"""Files with a right hash that are no records: each is refused, and takes little memory."""

import base64
import hashlib
import json
import zlib
from itertools import islice
from typing import Any

import pytest

from fairplay._core import SEGMENT_CHUNK
from fairplay.errors import InputError
from fairplay.records import encoding
from fairplay.records.encoding import MAX_LINE, MAX_MARKS, MAX_STATE, MAX_STATES, decode, encode
from fairplay.records.files import Shelf, shipped
from fairplay.records.make import MOST
from fairplay.records.record import FIRST as FIRST_MARK
from fairplay.records.record import Check, Record, places
from fairplay.rules.sequences import code_of
from tests.records.test_records import FIRST, LIMIT, made

RULE = "0.054"
CHECK = {"start": 0, "end": FIRST, "path": "plain", "version": "1", "time": ""}
MADE = CHECK | {"end": LIMIT, "path": "window"}
#: So deep that JSON itself gives up, and deeper than it is in any certificate.
DEEP, NESTED = "[" * 100_000 + "]" * 100_000, json.loads("[" * 20 + "]" * 20)


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return encode(made(RULE)).decode().splitlines()[:-1]


def hashed(lines: list[str]) -> bytes:
    text = "".join(f"{line}\n" for line in lines).encode()
    return text + hashlib.sha256(text).hexdigest().encode() + b"\n"


def read(lines: list[str]) -> Record:
    return decode(hashed(lines), RULE, "x")


def with_header(lines: list[str], **changes: object) -> list[str]:
    return [json.dumps(json.loads(lines[0]) | changes), *lines[1:]]


def with_mark(lines: list[str], index: int, **changes: object) -> list[str]:
    changed = json.dumps(json.loads(lines[index + 1]) | changes)
    return [*lines[: index + 1], changed, *lines[index + 2 :]]


def packed(state: bytes) -> str:
    return base64.b64encode(zlib.compress(state)).decode()


def refused(lines: list[str]) -> None:
    with pytest.raises(InputError) as raised:
        read(lines)
    assert raised.value.code == "error-record-damaged"


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("rule", [5, "9.zz", "0.0540", "grundy"]),
        ("mask", ["x", 0, -1, 1 << 40, 1.0, True]),
        ("domain", [0, None]),
        ("rares", [[], [[1]], [[1, 2, 3]], [["1", 2]], [[0, 1]], [[2, 1], [1, 1]], [[1, -1]], {}]),
        ("rares", [[[1, 1 << 16]], [[SEGMENT_CHUNK + 1, 1]], [[1.0, 1]], [[1, 1], [1, 2]], None]),
        ("first", [None, 0, -5, 3, FIRST + SEGMENT_CHUNK, FIRST_MARK, 1 << 70, 1 << 18]),
        ("marks", [9, 2, "3", None]),
        ("made", [[], [{}], None, [MADE | {"start": "0"}], [MADE | {"end": LIMIT - 1}], [5]]),
        ("made", [[MADE | {"path": "x"}], [MADE | {"x": 1}], [MADE | {"version": 1}]]),
        ("made", [[MADE, MADE], [MADE | {"end": FIRST}], [MADE | {"end": 1e999}]]),
        ("checks", [[{}], None, [CHECK | {"path": "gpu"}], [CHECK | {"end": 1 << 40}]]),
        ("checks", [[CHECK, CHECK], [CHECK | {"end": 2 * FIRST}], [CHECK | {"time": None}]]),
        ("command", [None, 5]),
        ("certificate", [{}, True, [], "x"]),
    ],
)
def test_a_header_is_read_strictly(lines: list[str], name: str, values: list[object]) -> None:
    for value in values:
        refused(with_header(lines, **{name: value}))


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("n", [None, "x", 5, -5, 1 << 70, MOST, FIRST - SEGMENT_CHUNK, FIRST + 1, FIRST + 0.7]),
        ("n", [FIRST + SEGMENT_CHUNK, True]),
        ("sum", ["xyz", 5, "-000000000000001", "0x00000000000001", "0" * 17]),
        ("maximum", [-1, 1 << 16, "1", 3.0]),
        ("place", [-1, FIRST, None]),
        ("rares", [-1, 1 << 18, 3.0]),
        (
            "state",
            ["AAAA", "", None, packed(b""), packed(b"123"), packed(b"12"), packed(b"1" * 9999)],
        ),
        ("state", [packed(bytes(MAX_STATE + 2)), packed(b"12")[:-8], packed(b"12") + "!"]),
    ],
)
def test_a_mark_is_read_strictly(lines: list[str], name: str, values: list[object]) -> None:
    for value in values:
        refused(with_mark(lines, 0, **{name: value}))


def test_what_is_right_is_read(lines: list[str]) -> None:
    record = read(with_header(lines, checks=[CHECK], made=[MADE | {"path": "gpu"}]))
    assert record.checks == (Check(0, FIRST, "plain", "1", ""),)
    assert record.made == (Check(0, LIMIT, "gpu", "1", ""),)
    assert record.marks == made(RULE).marks
    assert record.checked() == {0}


def test_a_certificate_is_one_of_the_rule(lines: list[str]) -> None:
    certificate: dict[str, Any] = {"format": "fairplay period certificate 1", "rule": RULE}
    certificate |= {"digits": list(code_of(RULE).digits), "repeating": [], "unequal": False}
    certificate |= {"preperiod": LIMIT, "period": 2, "saltus": 0, "theorem": "witness"}
    certificate |= {"heaps": 2, "last": 3, "checked": 2 * LIMIT}
    record = read(with_header(lines, certificate=certificate))
    # The proof may be about values beyond the last mark.
    assert (record.end, record.certified, record.period) == (LIMIT, 2 * LIMIT, (LIMIT, 2))
    for wrong in ({"digits": [0, 7]}, {"checked": 1}, {"period": "2"}, {"more": NESTED}):
        refused(with_header(lines, certificate=certificate | wrong))


def test_marks_have_their_order_and_their_form(lines: list[str]) -> None:
    refused([lines[0], lines[2], lines[1], lines[3]])
    refused([*lines[:2], lines[3]])
    refused([lines[0].replace('"mask": ', f'"x": {DEEP}, "mask": '), *lines[1:]])
    refused(["[]", *lines[1:]])
    refused([lines[0], "5", *lines[2:]])
    refused([])
    with pytest.raises(InputError, match="another version"):
        read([lines[0].replace("record 1", "record 2"), *lines[1:]])
    with pytest.raises(InputError, match=r"a record of 0\.054"):
        decode(hashed(lines), "0.104", "x")


def test_states_that_unpack_to_too_much_are_not_unpacked(
    lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    count, unpacked = MAX_STATES // MAX_STATE + 1, list[str]()
    ends = list(islice(places(FIRST), count))
    big = json.loads(lines[1]) | {"state": packed(bytes(MAX_STATE))}
    marks = [json.dumps(big | {"n": n}) for n in ends]
    header = with_header(lines, marks=count, made=[MADE | {"end": ends[-1]}])[0]
    right = encoding._state

    def state(text: str) -> bytes:
        unpacked.append(text)
        return right(text)

    monkeypatch.setattr(encoding, "_state", state)
    refused([header, *marks])
    assert len(unpacked) == 1
    refused(["[]"] * (MAX_MARKS + 2))
    refused([lines[0], lines[1] + " " * MAX_LINE, *lines[2:]])
    assert len(unpacked) == 1


def test_marks_for_all_values_that_a_record_may_have_fit() -> None:
    ends = list(islice(places(1 << 19), MAX_MARKS))
    assert ends[-1] > MOST


def test_what_would_not_be_read_again_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    record = made(RULE)
    monkeypatch.setattr(encoding, "MAX_STATES", 3 * len(record.marks[0].state) - 1)
    with pytest.raises(InputError) as raised:
        encode(record)
    assert raised.value.code == "error-record-full"


def test_the_records_that_are_shipped_are_read() -> None:
    shelf = Shelf((shipped(),))
    assert len(shelf.ids()) >= 20
    for rule in shelf.ids():
        record = shelf.read(rule)
        assert record is not None
        assert decode(encode(record), rule, "x") == record
