"""``fairplay records``: what is said, what is refused, and what is kept."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fairplay.gpu import driver
from fairplay.records import spot_checks
from fairplay.records.files import Shelf, read_record, shipped
from fairplay.records.make import Mismatch, check, extend, new_record
from fairplay.records.record import Check, Record
from fairplay.theory.codes import parse_code
from tests.cli.conftest import Fairplay

FIRST = 1 << 19


@pytest.fixture(scope="module")
def record() -> Record:
    start = replace(new_record(parse_code("0.104")), first=FIRST)
    return extend(start, 2 * FIRST, lambda _: None)


@pytest.fixture
def folder(tmp_path: Path, record: Record) -> str:
    Shelf((tmp_path,)).write(record)
    return str(tmp_path)


def test_records_are_listed(fairplay: Fairplay, folder: str) -> None:
    assert fairplay("records", "--folder", folder).out.startswith(
        "0.104: 1,048,576 values (claimed)"
    )
    (listed,) = json.loads(fairplay("records", "--json", "--folder", folder).out)
    assert listed["computed"] == 2 * FIRST
    assert listed["published"] is None
    assert listed["marks"] == [FIRST, 2 * FIRST]
    assert fairplay("records", "--folder", f"{folder}/none").out == "There are no records here.\n"


def test_checks_are_kept(fairplay: Fairplay, folder: str) -> None:
    said = fairplay("records", "check", "0.104", "--segment", "1", "--folder", folder).out
    assert "Segment 1, from 524288 to 1048576: computed again on the path plain" in said
    assert "(spot-checked: 1 / 2)" in said
    said = fairplay("records", "check", "0.104", "--sample", "9", "--json", "--folder", folder).out
    assert json.loads(said)["state"] == "double-checked"
    assert "(double-checked)" in fairplay("records", "--folder", folder).out


def test_a_record_goes_on(fairplay: Fairplay, folder: str) -> None:
    limit = str(3 * FIRST)
    said = fairplay("records", "extend", "0.104", "--limit", limit, "--folder", folder).out
    assert said.startswith("0.104: 1,572,864 values (claimed)")


def test_a_record_that_is_wrong_is_cut_back_and_kept(
    fairplay: Fairplay, folder: str, record: Record
) -> None:
    wrong = replace(record, marks=(record.marks[0], replace(record.marks[1], sum=1)))
    shelf = Shelf((Path(folder),))
    shelf.write(wrong)
    found = fairplay("records", "check", "0.104", "--segment", "1", "--folder", folder)
    assert "a segment gives something else (1: sum)" in found.err
    assert "now ends at 524288" in found.err
    left = shelf.read("0.104")
    assert left is not None
    assert left.marks == record.marks[:1]
    assert Path(folder, "0.104.refuted").exists()


@pytest.fixture
def meanwhile(
    folder: str, record: Record, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Record], None]:
    """While a segment is checked, somebody else saves a record."""

    def set_record(theirs: Record) -> None:
        def checking(*asked: Any) -> Check | Mismatch:
            Shelf((Path(folder),)).grower(record)(theirs)
            return check(*asked)

        monkeypatch.setattr(spot_checks, "check", checking)

    return set_record


def test_what_others_do_during_a_check_is_kept(
    fairplay: Fairplay, folder: str, record: Record, meanwhile: Callable[[Record], None]
) -> None:
    further = extend(record, 3 * FIRST, lambda _: None)
    meanwhile(further)
    said = fairplay("records", "check", "0.104", "--segment", "0", "--folder", folder).out
    assert "0.104: 1,572,864 values (spot-checked: 1 / 3)" in said
    found = Shelf((Path(folder),)).read("0.104")
    assert found is not None
    assert (found.marks, found.checked()) == (further.marks, {0})


def test_a_refuted_record_is_kept_as_others_have_left_it(
    fairplay: Fairplay, folder: str, record: Record, meanwhile: Callable[[Record], None]
) -> None:
    wrong = replace(record, marks=(record.marks[0], replace(record.marks[1], sum=1)))
    shelf = Shelf((Path(folder),))
    shelf.write(wrong)
    further = extend(wrong, 3 * FIRST, lambda _: None)
    meanwhile(further)
    found = fairplay("records", "check", "0.104", "--segment", "1", "--folder", folder)
    assert (found.code, shelf.read("0.104")) == (2, wrong.until(FIRST))
    assert read_record(Path(folder, "0.104.refuted"), "0.104") == further


def test_a_run_in_which_something_failed_ends_with_status_1(
    fairplay: Fairplay, folder: str, record: Record
) -> None:
    wrong = replace(record, marks=(replace(record.marks[0], sum=1), *record.marks[1:]))
    Shelf((Path(folder),)).write(wrong)
    asked = ("records", "run", "0.104", "0.1040", "0.3", "--limit", str(FIRST), "--folder", folder)
    code, out, err = fairplay(*asked, "--sample", "2", "--processes", "1", "--lang", "sv")
    assert (code, err) == (1, "")
    assert "0.3: inget rekord är möjligt" in out
    assert "0.104: vid ny beräkning ger en del något annat (0: sum)" in out
    assert out.count("0.3: ") == out.count("vid ny") == 1


def test_a_copy_of_what_was_refuted_does_not_come_back(tmp_path: Path, record: Record) -> None:
    own, other = Shelf((tmp_path / "own",)), Shelf((tmp_path / "other",))
    both = Shelf((*own.folders, *other.folders))
    wrong = replace(record, marks=(record.marks[0], replace(record.marks[1], sum=1)))
    other.write(wrong)
    assert both.read("0.104") == wrong
    left = wrong.until(record.marks[0].n)
    both.set_aside(wrong, left)
    assert both.read("0.104") == left
    other.write(record)  # the other one was made again, and is right
    assert both.read("0.104") == record
    other.write(wrong)
    both.set_aside(wrong, wrong.until(0))
    assert both.read("0.104") is None
    assert other.read("0.104") == wrong


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("check", "0.105"), "there is no record"),
        (("check", "0.104", "--segment", "2"), "numbered from 0 to 1"),
        (("check", "0.104", "--segment", "x"), "not a whole number"),
        (("check", "nonsense"), "no such game"),
        (("extend", "0.3"), "no record is possible"),
        (("extend", "0.104", "--path", "gpu"), "choose one of window, plain"),
        (("settle", "0.104", "/nowhere"), "cannot be read"),
    ],
)
def test_bad_input_is_one_line(
    fairplay: Fairplay, folder: str, arguments: tuple[str, ...], said: str
) -> None:
    found = fairplay("records", *arguments, "--folder", folder)
    assert found.code == 2
    assert said in found.err
    assert found.err.count("\n") == 1


def test_files_that_cannot_be_read(fairplay: Fairplay, folder: str) -> None:
    path = Path(folder, "0.104.record")
    content = path.read_bytes()
    for bad, said in (
        (content[:-100], "damaged"),
        (content.replace(b'"mask": 65527', b'"mask": 65526'), "damaged"),
        (content.replace(b"record 1", b"record 9"), "another version"),
    ):
        path.write_bytes(bad)
        found = fairplay("records", "check", "0.104", "--folder", folder)
        assert said in found.err
        assert path.read_bytes() == bad


def test_a_certificate_settles_a_record(fairplay: Fairplay, folder: str, tmp_path: Path) -> None:
    name = str(tmp_path / "kayles.json")
    fairplay("period", "kayles", "--certificate", name)
    found = fairplay("records", "settle", "0.104", name, "--folder", folder)
    assert "not a certificate of a period of 0.104" in found.err
    shelf = Shelf((Path(folder),))
    record = shelf.read("0.104")
    assert record is not None
    shelf.write(replace(record, rule="0.77"))
    assert (
        "(proved: period 12 from 71 on; values that its certificate covers: 168)"
        in fairplay("records", "settle", "0.77", name, "--folder", folder).out
    )


def test_a_certificate_comes_back_from_its_record(fairplay: Fairplay, tmp_path: Path) -> None:
    name = str(tmp_path / "c.json")
    assert "no period is proved" in fairplay("records", "certificate", "4.045", name).err
    written = fairplay("records", "certificate", "4.404", name)
    assert (written.code, written.err) == (0, "")
    assert written.out.endswith("It is what the record says; fairplay verify checks it.\n")
    # The proof is about more values than the marks.
    assert written.out.startswith(
        "4.404: 6,870,138,880 values (proved: period 145 from 6,872,964,789 on; "
        "values that its certificate covers: 6,872,966,789)"
    )
    data = json.loads(Path(name).read_text(encoding="utf-8"))
    assert (data["rule"], data["preperiod"], data["period"]) == ("4.404", 6872964789, 145)
    shown = json.loads(fairplay("records", "--json").out)
    (proved,) = (one for one in shown if one["rule"] == "4.404")
    assert (proved["computed"], proved["certified"]) == (6870138880, 6872966789)
    assert (proved["state"], proved["preperiod"], proved["period"]) == ("proved", 6872964789, 145)


def test_a_damaged_file_hides_no_record(fairplay: Fairplay, tmp_path: Path) -> None:
    content = (shipped() / "4.045.record").read_bytes()
    (tmp_path / "4.045.record").write_bytes(content)
    for rule in ("0.174", "4.324"):
        (tmp_path / f"{rule}.record").write_bytes(content[:-100])
    code, out, err = fairplay("records", "--folder", str(tmp_path))
    assert out.startswith("4.045: ")
    first, second = err.splitlines()
    assert (code, first.startswith("fairplay: "), second.startswith("fairplay: ")) == (
        2,
        True,
        True,
    )
    assert "0.174.record: damaged" in first
    assert "4.324.record: damaged" in second


def test_a_damaged_own_record_does_not_hide_the_one_that_is_shipped(
    fairplay: Fairplay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    listed = fairplay("records").out
    own = tmp_path / "fairplay/records/4.045.record"
    own.parent.mkdir(parents=True)
    own.write_bytes((shipped() / "4.045.record").read_bytes()[:-100])
    code, out, err = fairplay("records")
    assert (code, out) == (2, listed)
    assert err == f"fairplay: {own}: damaged, or not a record; it was not changed\n"
    # A command that would change it does not go on.
    assert "damaged" in fairplay("records", "check", "4.045").err


def test_the_list_says_what_its_states_and_numbers_are_not(
    fairplay: Fairplay, folder: str, record: Record
) -> None:
    *_, states, numbers = fairplay("records", "--folder", folder).out.splitlines()
    assert states.startswith("A state is what the record says: ")
    assert numbers.startswith("Games of which no published number is known to us: 1 of 1.")
    Shelf((Path(folder),)).write(replace(record, rule="0.161"))
    *_, numbers = fairplay("records", "--folder", folder).out.splitlines()
    assert ": 1 of 2." in numbers


def test_without_a_gpu(fairplay: Fairplay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "_NAMES", ("libno-such-driver.so",))
    code, out, err = fairplay("records", "run", "0.104", "--path", "gpu", "--folder", str(tmp_path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("fairplay: No driver of an NVIDIA GPU was found; the CPU engine")
    code, out, err = fairplay("records", "run", "0.104", "--path", "x", "--folder", str(tmp_path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "window, plain, gpu" in err
    assert not list(tmp_path.iterdir())
