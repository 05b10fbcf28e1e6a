"""Records against all values of the engine, and records that somebody has damaged."""

import csv
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fairplay._core import NimSequence
from fairplay.errors import InputError
from fairplay.records.encoding import decode, encode
from fairplay.records.files import Shelf, shipped
from fairplay.records.frontier import published
from fairplay.records.make import (
    Mismatch,
    check,
    extend,
    new_record,
    other_path,
    rolled_back,
    with_check,
)
from fairplay.records.record import PATHS, Record, is_place, places
from fairplay.theory.codes import parse_code

if TYPE_CHECKING:
    from numpy.typing import NDArray

FIRST, LIMIT = 1 << 19, 7 << 18
#: A domain mask, a range mask, and two digits that split.
RULES = ("0.104", "0.054", "0.167")


def nothing(_: Record) -> None:
    """Save nowhere."""


@cache
def empty(rule: str) -> Record:
    return replace(new_record(parse_code(rule)), first=FIRST)


@cache
def made(rule: str, path: str = "window") -> Record:
    return extend(empty(rule), LIMIT, nothing, path)


@cache
def values(rule: str) -> "NDArray[np.uint32]":
    sequence = NimSequence(parse_code(rule).digits)
    sequence.extend(LIMIT)
    return sequence.to_numpy(LIMIT)


def digest(g: "NDArray[np.uint32]") -> int:
    z = np.arange(len(g), dtype=np.uint64) + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return int(((g.astype(np.uint64) + np.uint64(1)) * z).sum())


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("rule", RULES)
def test_marks_are_those_of_the_definition_in_numpy(rule: str, path: str) -> None:
    record, g = made(rule, path), values(rule)
    assert [mark.n for mark in record.marks] == [FIRST, 2 * FIRST, LIMIT]
    for mark in record.marks:
        before = g[: mark.n]
        assert mark.sum == digest(before)
        assert (mark.maximum, mark.place) == (int(before.max()), int(before.argmax()))
        assert mark.state == before[-record.reach :].astype("<u2").tobytes()
        assert mark.rares == len(record.rares)
    assert dict(record.rares) == {n: g[n] for n, _ in record.rares}


@pytest.mark.parametrize("rule", RULES)
def test_both_paths_make_the_same_marks(rule: str) -> None:
    assert made(rule, "window").marks == made(rule, "plain").marks


def test_a_record_in_parts_is_one_in_a_piece() -> None:
    saved: list[Record] = []
    record = empty("0.054")
    for limit in (5 << 17, 1 << 20, LIMIT):
        record = extend(record, limit, saved.append)
        assert saved[-1] == record
    assert record.marks == made("0.054").marks
    assert [(one.start, one.end, one.path) for one in record.made] == [(0, LIMIT, "window")]
    assert extend(record, LIMIT, nothing) == record


def test_what_is_interrupted_is_saved_and_goes_on() -> None:
    saved: list[Record] = []

    def progress(done: int, _: int) -> None:
        if done > 3 << 18:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        extend(empty("0.054"), LIMIT, saved.append, progress=progress)
    assert [mark.n for mark in saved[-1].marks] == [FIRST, 7 << 17]
    assert extend(saved[-1], LIMIT, nothing).marks == made("0.054").marks


def test_a_part_between_two_marks_is_made_on_one_path() -> None:
    record = extend(empty("0.054"), 3 << 18, nothing)
    record = extend(record, LIMIT, nothing, "plain")
    assert record.marks == made("0.054").marks
    ways = [(one.start, one.end, one.path) for one in record.made]
    assert ways == [(0, FIRST, "window"), (FIRST, LIMIT, "plain")]
    assert [other_path(record, one) for one in record.segments()] == ["plain", "window", "window"]


def test_a_run_on_another_path_never_shortens_a_record() -> None:
    """It begins at the last mark again, and may be stopped before it is where the record ended."""
    record = extend(empty("0.054"), 7 << 17, nothing)

    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    saved: list[Record] = []
    with pytest.raises(KeyboardInterrupt):
        extend(record, LIMIT, saved.append, "plain", progress=stop)
    assert not saved
    assert extend(record, 6 << 17, saved.append, "plain") == record
    assert extend(record, LIMIT, saved.append, "plain") == saved[-1]
    assert min(one.end for one in saved) > record.end


def test_a_proof_stays_when_the_record_goes_on_on_another_path() -> None:
    proof = {"preperiod": 1, "period": 2}
    record = replace(extend(empty("0.054"), 3 << 18, nothing), certificate=proof)
    further = extend(record, 2 * FIRST, nothing, "plain")
    assert further.end == 2 * FIRST
    assert further.state == "proved"
    # What was refuted proves nothing.
    assert rolled_back(record, Mismatch(record.segments()[1], "sum")).state == "claimed"


def test_the_state_follows_from_the_checks() -> None:
    record = made("0.054")
    states = [record.state]
    for segment in record.segments():
        found = check(record, segment.index)
        assert not isinstance(found, Mismatch)
        assert found.path == "plain"
        record = with_check(record, found)
        assert with_check(record, found) == record
        states.append(record.state)
    assert states == ["claimed", "spot-checked", "spot-checked", "double-checked"]
    assert record.until(2 * FIRST).state == "double-checked"
    # The same path again is no check.
    again = tuple(replace(one, path="window") for one in record.checks)
    assert replace(record, checks=again).state == "claimed"
    # Who goes on keeps the checks of what stays, and loses those of the last part.
    further = extend(record, LIMIT + (1 << 18), nothing)
    assert further.checked() == {0, 1}
    assert further.state == "spot-checked"


def with_mark(record: Record, index: int, **changes: object) -> Record:
    marks = list(record.marks)
    marks[index] = replace(marks[index], **changes)  # type: ignore[arg-type]
    return replace(record, marks=tuple(marks))


def _other(state: bytes) -> bytes:
    return bytes(a ^ 1 if i % 2 == 0 else a for i, a in enumerate(state))


DAMAGE = {
    "sum": ("sum", 1),
    "maximum": ("maximum", 99),
    "place": ("maximum", 5),
    "rares": ("rares", 3),
}


@pytest.mark.parametrize("field", DAMAGE)
def test_a_wrong_number_is_seen_and_rolled_back(field: str) -> None:
    what, value = DAMAGE[field]
    record = with_mark(made("0.054"), 1, **{field: value})
    assert not isinstance(check(record, 0), Mismatch)
    found = check(record, 1)
    assert isinstance(found, Mismatch)
    assert found.what == what
    assert rolled_back(record, found).end == (0 if what == "rares" else FIRST)


def test_a_wrong_state_is_seen_before_and_after_it() -> None:
    record = made("0.054")
    wrong = with_mark(record, 1, state=_other(record.marks[1].state))
    for index in (1, 2):
        assert isinstance(check(wrong, index), Mismatch)
    short = with_mark(record, 1, state=record.marks[1].state[:-2])
    assert check(short, 1) == Mismatch(short.segments()[1], "state")


def test_other_rares_and_other_masks_leave_nothing() -> None:
    record = made("0.054")
    n, value = record.rares[3]
    rares = (*record.rares[:3], (n, value ^ 1), *record.rares[4:])
    for wrong in (replace(record, rares=rares), replace(record, mask=1)):
        found = check(wrong, 2)
        assert isinstance(found, Mismatch)
        assert found.what == "rares"
        assert rolled_back(wrong, found).marks == ()
    with pytest.raises(InputError, match="damaged"):
        extend(replace(record, rares=rares), 2 * LIMIT, nothing)


def test_a_file_is_the_record() -> None:
    record = made("0.167")
    record = with_check(record, check(record, 0))  # type: ignore[arg-type]
    assert decode(encode(record), "0.167", "x") == record


def test_a_file_that_was_changed_is_refused() -> None:
    content = encode(made("0.054"))
    for at in range(0, len(content), 97):
        damaged = bytes([*content[:at], content[at] ^ 1, *content[at + 1 :]])
        for bad in (damaged, content[:at]):
            with pytest.raises(InputError) as raised:
                decode(bad, "0.054", "x")
            assert raised.value.code in ("error-record-damaged", "error-record-version")


@pytest.mark.parametrize("rule", ["grundy", "0.3", "0.[3]", "0.8", "0.007"])
def test_a_rule_that_suits_no_record_is_refused(rule: str) -> None:
    from fairplay.rules.sequences import code_of

    with pytest.raises(InputError) as raised:
        new_record(code_of(rule))
    assert raised.value.code == "error-record-unsuited"


def test_a_period_ends_a_record() -> None:
    record = replace(empty("0.16"), first=FIRST)
    with pytest.raises(InputError) as raised:
        extend(extend(record, FIRST, nothing), LIMIT, nothing)
    assert raised.value.code == "error-record-returns"
    with pytest.raises(InputError) as raised:  # it begins after the run has
        extend(record, LIMIT, nothing)
    assert raised.value.code == "error-record-returns"


def test_a_new_rare_ends_a_record() -> None:
    saved: list[Record] = []
    with pytest.raises(InputError) as raised:
        extend(replace(new_record(parse_code("0.52522")), first=FIRST), LIMIT, saved.append)
    assert raised.value.code in ("error-record-open", "error-record-unsuited")


def test_marks_lie_where_they_should() -> None:
    for n in (1 << 22, 1 << 29, 1 << 30, 3 << 30, 1 << 38, (1 << 38) + (10 << 30)):
        assert is_place(n, 1 << 22)
    for n in (3 << 21, (1 << 30) + (1 << 29), (1 << 38) + (1 << 30)):
        assert not is_place(n, 1 << 22)
    assert next(places(FIRST)) == FIRST


def test_what_is_published_has_a_source() -> None:
    found = published("0.6")
    assert found is not None
    assert found.values == 140 * 10**12
    assert "Grossman" in found.source
    assert published("0.104") is None


def test_the_docs_list_what_is_published_and_of_which_records_nothing_is() -> None:
    text = (
        Path(__file__, "../../../docs/explanation/records.md").resolve().read_text(encoding="utf-8")
    )
    table = files("fairplay.records").joinpath("frontier.csv").read_text(encoding="utf-8")
    for row in csv.DictReader(table.splitlines()):
        assert f"| {row['rule']} | {int(row['values']):,} | {row['source']} |" in text
    rules = Shelf((shipped(),)).ids()
    assert f"for these {len(rules)} games no published number is known" in text
    assert not any(map(published, rules))
