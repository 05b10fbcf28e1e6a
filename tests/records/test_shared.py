"""Records that several processes change: nothing of what one of them finds is lost."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from fairplay._core import SEGMENT_CHUNK
from fairplay.errors import InputError
from fairplay.records.changes import grown, with_found, without_refuted
from fairplay.records.files import Shelf
from fairplay.records.lock import locked
from fairplay.records.make import Mismatch, extend
from fairplay.records.record import Check, Record
from tests.records.test_records import FIRST, LIMIT, empty, made, nothing, with_mark

RULE = "0.054"
#: The three segments of a record with marks at FIRST, 2 · FIRST and LIMIT.
CHECKS = [
    Check(start, end, "plain", "1", "")
    for start, end in ((0, FIRST), (FIRST, 2 * FIRST), (2 * FIRST, LIMIT))
]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf((tmp_path,))


@pytest.fixture
def record() -> Record:
    return made(RULE)


def there(shelf: Shelf) -> Record:
    found = shelf.read(RULE)
    assert found is not None
    return found


def refuted(record: Record, index: int) -> Mismatch:
    return Mismatch(record.segments()[index], "sum")


def test_a_check_is_added_to_the_record_that_is_there(shelf: Shelf, record: Record) -> None:
    short = record.until(2 * FIRST)
    shelf.write(record)  # it was short when the check began
    assert shelf.update(RULE, lambda now: with_found(now, short, CHECKS[1])) == there(shelf)
    assert there(shelf) == replace(record, checks=(CHECKS[1],))


def test_a_check_of_a_segment_that_is_gone_is_not_kept(record: Record) -> None:
    short, other = record.until(FIRST), with_mark(record, 1, sum=1)
    masked = replace(record, mask=1)
    for now in (short, other, masked):
        assert with_found(now, record, CHECKS[1]) is now
    assert with_found(short, record, CHECKS[0]).checks == (CHECKS[0],)


def test_who_grows_keeps_what_others_add(shelf: Shelf, record: Record) -> None:
    short = record.until(FIRST)
    shelf.write(short)
    save = shelf.grower(short)
    checked = replace(short, checks=(CHECKS[0],))
    shelf.write(checked)
    save(record)
    assert there(shelf) == replace(record, checks=checked.checks)
    # A run that comes less far takes nothing away.
    save(record.until(2 * FIRST))
    assert there(shelf).marks == record.marks


def test_a_proof_that_comes_meanwhile_stays(record: Record) -> None:
    proved = replace(record.until(FIRST), certificate={"period": 2})
    assert grown(record, proved).certificate == proved.certificate
    assert grown(replace(record, certificate={"period": 2}), record.until(FIRST)).state == "proved"


def test_a_new_record_is_saved_as_it_is(shelf: Shelf, record: Record) -> None:
    shelf.grower(empty(RULE))(record)
    assert there(shelf) == record


def test_what_is_refuted_is_cut_from_the_record_that_is_there(shelf: Shelf, record: Record) -> None:
    short, checked = record.until(2 * FIRST), replace(record, checks=(CHECKS[0],))
    shelf.write(checked)  # it was short, and nobody had checked it, when this check began
    error = shelf.refute(short, refuted(short, 1))
    assert (error.code, error.params["left"]) == ("error-record-refuted", FIRST)
    assert there(shelf) == checked.until(FIRST)
    aside = Path(str(error.params["name"]))
    before = aside.read_bytes()
    assert before == _written(checked, aside.parent / "other")
    # Somebody else finds the same.
    again = shelf.refute(checked, refuted(checked, 1))
    assert again.params == error.params
    assert aside.read_bytes() == before


def _written(record: Record, folder: Path) -> bytes:
    Shelf((folder,)).write(record)
    return (folder / f"{record.rule}.record").read_bytes()


def test_what_was_made_again_is_not_cut(record: Record) -> None:
    wrong = with_mark(record, 1, sum=1)
    mismatch = refuted(wrong, 1)
    assert without_refuted(record, wrong, mismatch) is record
    assert without_refuted(replace(wrong, mask=1), wrong, mismatch).end == LIMIT
    # A last mark at no place of its own goes when the record grows, and what grew is in doubt.
    last = extend(empty(RULE), FIRST + SEGMENT_CHUNK, nothing)
    assert without_refuted(record, last, refuted(last, 1)).end == FIRST


def test_a_run_does_not_bring_back_what_was_refuted(shelf: Shelf, record: Record) -> None:
    base = extend(empty(RULE), FIRST + SEGMENT_CHUNK, nothing)
    for short, index in ((record.until(2 * FIRST), 1), (base, 1), (base, 0)):
        shelf.write(short)
        save = shelf.grower(short)
        shelf.refute(short, refuted(short, index))
        left = shelf.read(RULE)
        with pytest.raises(InputError) as raised:
            save(record)
        assert raised.value.code == "error-record-gone"
        assert shelf.read(RULE) == left
        # Who begins with what is left may come to the same marks.
        shelf.grower(left or empty(RULE))(record)
        assert there(shelf) == record
        (shelf.folders[0] / f"{RULE}.record").unlink()
        (shelf.folders[0] / f"{RULE}.refuted").unlink()


def test_what_was_refuted_and_made_again_can_grow(shelf: Shelf, record: Record) -> None:
    base = extend(empty(RULE), FIRST + SEGMENT_CHUNK, nothing)
    shelf.write(base)
    shelf.refute(base, refuted(base, 1))
    shelf.grower(there(shelf))(base)
    save = shelf.grower(base)
    for further in (record.until(2 * FIRST), record):
        save(further)
        assert there(shelf).marks == further.marks


def test_a_record_that_has_gone_is_not_changed(shelf: Shelf) -> None:
    with pytest.raises(InputError, match="there is no record"):
        shelf.update(RULE, lambda now: now)


def test_nothing_is_lost_between_reading_and_writing(tmp_path: Path) -> None:
    number = tmp_path / "number"
    number.write_text("0")

    def count(_: object) -> None:
        for _ in range(50):
            with locked(number):
                number.write_text(str(int(number.read_text()) + 1))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(count, range(4)))
    assert number.read_text() == "200"
    assert list(tmp_path.iterdir()) == [number]


def test_a_lock_that_somebody_left_is_no_hindrance(tmp_path: Path) -> None:
    """The system has taken it from whoever died with it."""
    (tmp_path / ".number.lock").touch()
    with locked(tmp_path / "number"):
        pass
    assert list(tmp_path.iterdir()) == []


def test_where_no_lock_can_be_the_reason_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(InputError, match="file"), locked(tmp_path / "file" / "number"):
        pass
