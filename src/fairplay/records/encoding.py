"""Records as bytes: one line of JSON for the header, one for each mark, and a hash at the end.

A record is read whole or refused with one reason: damaged, of another format, of another rule. The
hash finds only accidents: a forged record has a right hash, too. So fields are read strictly, and
what is read is bounded before it is unpacked.
"""

import base64
import hashlib
import json
import re
import zlib
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from itertools import islice, pairwise
from typing import Any

from fairplay._core import SEGMENT_CHUNK
from fairplay.errors import InputError
from fairplay.records.make import LEAST, MOST
from fairplay.records.record import FAR, PATHS, WAYS, Check, Mark, Record, places
from fairplay.theory.codes import parse_code
from fairplay.theory.verify import check_form

FORMAT = "fairplay record 1"
#: The most bytes of a file, of its header, of the line of a mark, and of all states together.
MAX_BYTES, MAX_HEADER, MAX_LINE, MAX_STATES = 1 << 26, 1 << 24, 1 << 20, 1 << 28
#: The most marks, which are enough for all values that a record may have.
MAX_MARKS = 1 << 14
#: The most bytes of a state, the last heap that may be rare, and the largest value.
MAX_STATE, LAST_RARE, MAX_VALUE = 1 << 19, SEGMENT_CHUNK, 0xFFFF
#: How deep lists may be nested in a certificate.
MAX_DEPTH = 8

_SUM = re.compile("[0-9a-f]{16}")


def encode(record: Record) -> bytes:
    """InputError if it has become larger than what is read again."""
    header: dict[str, Any] = {"format": FORMAT, "rule": record.rule, "mask": record.mask}
    header |= {"domain": record.domain, "rares": [list(rare) for rare in record.rares]}
    header |= {"first": record.first}
    header |= {"command": record.command, "made": [asdict(one) for one in record.made]}
    header |= {"checks": [asdict(one) for one in record.checks], "certificate": record.certificate}
    header["marks"] = len(record.marks)
    head = json.dumps(header)
    text = "".join(f"{line}\n" for line in (head, *map(_mark_line, record.marks))).encode()
    content = text + hashlib.sha256(text).hexdigest().encode() + b"\n"
    states = sum(len(mark.state) for mark in record.marks)
    if len(head) > MAX_HEADER or len(content) > MAX_BYTES or states > MAX_STATES:
        raise InputError("error-record-full", rule=record.rule)
    return content


@lru_cache(maxsize=1 << 12)  # a record that grows is written again and again
def _mark_line(mark: Mark) -> str:
    # The low bytes of the values first, which are like each other.
    state = base64.b64encode(zlib.compress(mark.state[::2] + mark.state[1::2], 9)).decode()
    return json.dumps(asdict(mark) | {"sum": f"{mark.sum:016x}", "state": state})


def decode(content: bytes, rule: str, name: str) -> Record:
    """The record in a file. InputError says what is wrong with it."""
    if content.startswith(b'{"format": "fairplay record ') and not content.startswith(
        f'{{"format": "{FORMAT}"'.encode()
    ):
        raise InputError("error-record-version", name=name)
    text, _, hashed = content.removesuffix(b"\n").rpartition(b"\n")
    right = hashlib.sha256(text + b"\n").hexdigest().encode()
    if hashed != right or len(content) > MAX_BYTES or text.count(b"\n") > MAX_MARKS:
        raise InputError("error-record-damaged", name=name)
    try:
        record = _record(*text.split(b"\n"))
    except (
        AttributeError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
        zlib.error,
    ) as error:
        raise InputError("error-record-damaged", name=name) from error
    if record.rule != rule:
        raise InputError("error-record-rule", name=name, rule=record.rule)
    return record


def _record(head: bytes, *lines: bytes) -> Record:
    header = _parsed(head, MAX_HEADER)
    record = Record(
        rule=_of_type(header["rule"], str),
        mask=_number(header["mask"], 1, MAX_VALUE),
        domain=_of_type(header["domain"], bool),
        rares=tuple(map(_rare, _of_type(header["rares"], list))),
        first=_number(header["first"], LEAST + 1, FAR),
        marks=_marks(lines),
        made=tuple(_check(one, WAYS) for one in header["made"]),
        checks=tuple(_check(one, PATHS) for one in header["checks"]),
        command=_of_type(header["command"], str),
        certificate=header["certificate"],
    )
    if not (
        str(parse_code(record.rule)) == record.rule
        and header["marks"] == len(lines)
        and _ascend([0, *(n for n, _ in record.rares)])
        and record.rares
        and _at_places(record)
        and _is_made_whole(record)
        and _checks_segments(record)
        and (record.certificate is None or _is_claim(record.certificate, record.rule))
    ):
        raise ValueError("parts that do not fit together")
    return record


# -- what fits together ---------------------------------------------------------------------------


def _ascend(numbers: Sequence[int]) -> bool:
    return all(a < b for a, b in pairwise(numbers))


def _at_places(record: Record) -> bool:
    """Whether marks are at all their places; only the last one may be nearer."""
    ends = [mark.n for mark in record.marks]
    expected = list(islice(places(record.first), len(ends)))
    near = not ends or ends[-1] <= expected[-1]
    return record.first.bit_count() == 1 and ends[:-1] == expected[:-1] and near and _ascend(ends)


def _is_made_whole(record: Record) -> bool:
    """Whether it says of each value once on which path it was made."""
    starts, ends = [one.start for one in record.made], [one.end for one in record.made]
    return [*starts, record.end] == [0, *ends] and _ascend([0, *ends])


def _checks_segments(record: Record) -> bool:
    """Whether each check is of one segment, on a path of its own."""
    segments = set(pairwise([0, *(mark.n for mark in record.marks)]))
    checked = {(one.start, one.end, one.path) for one in record.checks}
    return len(checked) == len(record.checks) and {one[:2] for one in checked} <= segments


def _is_claim(certificate: dict[str, Any], rule: str) -> bool:
    """Whether it is a certificate for the rule, by its form. ``verify`` says whether it holds."""
    check_form(certificate, parse_code(rule))
    level: list[Any] = [certificate]
    for _ in range(MAX_DEPTH):
        inner = (one.values() if isinstance(one, dict) else one for one in level)
        level = [one for many in inner for one in many if isinstance(one, dict | list)]
    return not level


# -- reading --------------------------------------------------------------------------------------


def _parsed(line: bytes, most: int) -> dict[str, Any]:
    if len(line) > most:
        raise ValueError("a line that is too long")
    data: dict[str, Any] = _of_type(json.loads(line), dict)
    return data


def _of_type(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        raise TypeError("a value of another type")
    return value


def _number(value: Any, least: int, most: int) -> int:
    number: int = _of_type(value, int)
    if not least <= number <= most:
        raise ValueError("a number that is too small or too large")
    return number


def _rare(pair: Any) -> tuple[int, int]:
    n, value = _of_type(pair, list)
    return _number(n, 1, LAST_RARE), _number(value, 0, MAX_VALUE)


def _check(data: Any, ways: tuple[str, ...]) -> Check:
    check = Check(**_of_type(data, dict))
    _number(check.start, 0, MOST)
    _number(check.end, 1, MOST)
    if check.path not in ways:
        raise ValueError("no such path")
    _of_type(check.version, str)
    _of_type(check.time, str)
    return check


def _marks(lines: Sequence[bytes]) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    for line in lines:
        marks.append(_mark(_parsed(line, MAX_LINE)))
        length = len(marks[0].state)
        if length != len(marks[-1].state) or length * len(lines) > MAX_STATES:
            raise ValueError("states that are too long, or not alike")
    return tuple(marks)


def _mark(line: dict[str, Any]) -> Mark:
    n = _number(line["n"], LEAST + 1, MOST)
    if n % SEGMENT_CHUNK or not _SUM.fullmatch(line["sum"]):
        raise ValueError("no mark")
    return Mark(
        n=n,
        sum=int(line["sum"], 16),
        maximum=_number(line["maximum"], 0, MAX_VALUE),
        place=_number(line["place"], 0, n - 1),
        rares=_number(line["rares"], 0, LAST_RARE),
        state=_state(line["state"]),
    )


def _state(text: str) -> bytes:
    unpacked = zlib.decompressobj()
    bytes_ = unpacked.decompress(base64.b64decode(text, validate=True), MAX_STATE)
    half = len(bytes_) // 2
    if not unpacked.eof or unpacked.unused_data or not half or len(bytes_) % 2:
        raise ValueError("no state")
    state = bytearray(2 * half)
    state[::2], state[1::2] = bytes_[:half], bytes_[half:]
    return bytes(state)
