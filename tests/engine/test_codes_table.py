"""The table of all octal codes with three digits: rows are computed again, and claims compared."""

import csv
import importlib.util
import json
import random
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType

import pytest

import fairplay
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.nim import nim_sum
from fairplay.theory.sequence import Sequence
from fairplay.theory.survey import Finding, Rung, climb

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CLAIMS = ROOT / "tests" / "claims"
#: Rows with a proof of at most this many values take a millisecond.
CHEAP = 4096
#: The others are too many to compute all of them each time, so the day decides.
TODAY = random.Random(datetime.now(UTC).date().toordinal())

Row = dict[str, str]


def script(path: str) -> ModuleType:
    """Import a script by its path, since ``docs`` is no package."""
    spec = importlib.util.spec_from_file_location(f"docs_{Path(path).stem}", DOCS / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = script("codes.py")
PAGE = (DOCS / "reference" / "codes.md").read_text(encoding="utf-8")


def table() -> list[Row]:
    with (DOCS / "reference" / "codes.csv").open(encoding="utf-8") as file:
        return list(MAKER.read_table(file))


ROWS = {row["code"]: row for row in table()}
PROVED = [row for row in ROWS.values() if row["period"]]
OPEN = [row for row in ROWS.values() if not row["period"]]


def code_of(row: Row) -> Code:
    shortest: Code = MAKER.shortest(
        Code(tuple(int(digit) for digit in row["code"].replace(".", "")))
    )
    return shortest


def check_proved(row: Row) -> object:
    """Compute a row again; return what determines its sequence."""
    sequence = Sequence(code_of(row))
    found = sequence.period(max(3, int(row["values"])))  # no period is looked for in less
    assert found is not None, row
    assert (found.preperiod, found.period) == (int(row["preperiod"]), int(row["period"])), row
    assert (found.saltus, found.theorem) == (0, row["proof"]), row
    assert (found.computed, row["none_below"]) == (int(row["values"]), ""), row
    values = sequence.values(found.preperiod + found.period)
    assert int(values.max()) == int(row["largest"]), row
    return found.preperiod, found.period, values.tobytes()


def firsts(codes: Iterable[tuple[str, object]]) -> dict[str, str]:
    """For each code the first one with the same sequence, empty if that is itself."""
    first: dict[object, str] = {}
    return {code: "" if first.setdefault(key, code) == code else first[key] for code, key in codes}


def test_every_code_has_its_row_in_order() -> None:
    assert list(ROWS) == [str(code) for code in MAKER.CODES]
    assert len(ROWS) == len(table()) == 1024
    head = (DOCS / "reference" / "codes.csv").read_text(encoding="utf-8").split("\n", 1)[0]
    assert "docs/codes.py" in head


def test_all_short_periods_again() -> None:
    cheap = [row for row in PROVED if int(row["values"]) <= CHEAP]
    assert len(cheap) > 650
    same = firsts((row["code"], check_proved(row)) for row in cheap)
    assert same == {row["code"]: row["same_as"] for row in cheap}


def test_some_long_periods_again() -> None:
    long = [row for row in PROVED if CHEAP < int(row["values"]) < 700_000]
    for row in TODAY.sample(long, 3):
        check_proved(row)


def test_some_open_codes_again() -> None:
    """They have no short period, and the values of the code that they name."""
    within = 3000
    for row in TODAY.sample(OPEN, 5):
        finding = climb([code_of(row)], [Rung(within)])[code_of(row)]
        assert (finding.period, finding.none_below) == (None, within), row
        assert finding.largest <= int(row["largest"])
        assert int(row["values"]) > int(row["none_below"]) >= 100_000
        other = ROWS[row["same_as"] or row["code"]]
        assert (other["same_as"], other["values"]) == ("", row["values"])
        values = (Sequence(code_of(one)).values(within) for one in (row, other))
        assert len({one.tobytes() for one in values}) == 1


def test_open_codes_that_name_no_other_differ() -> None:
    apart = [row for row in OPEN if not row["same_as"]]
    assert len({Sequence(code_of(row)).values(1024).tobytes() for row in apart}) == len(apart)


def claims(name: str) -> list[Row]:
    with (CLAIMS / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_published_periods_are_in_the_table() -> None:
    for claim in claims("octal_periods.csv"):
        row = ROWS[claim["code"]]
        assert (row["preperiod"], row["period"]) == (claim["preperiod"], claim["period"]), row


def test_the_page_lists_what_printed_tables_say_wrongly() -> None:
    wrong = set()
    for claim in claims("oeis_codes.csv"):
        row = ROWS[claim["code"]]
        agrees = (row["preperiod"], row["period"]) == (claim["preperiod"], claim["period"])
        assert agrees == (claim["holds"] == "yes"), claim
        number = claim["source"].removeprefix("OEIS ")
        assert number in PAGE
        wrong |= set() if agrees else {number}
    errors = PAGE.split("## Errors in printed tables")[1].split("All 79 periods")[0]
    assert set(re.findall(r"\[(A\d{6})\]", errors)) == wrong == {"A071436"}


def test_errors_named_on_the_page() -> None:
    one, other = (Sequence(parse_code(text)).values(600) for text in ("0.161", "0.36"))
    assert int((one != other).argmax()) == 519
    assert (one[519], other[519]) == (2, 4)
    assert (ROWS["0.270"]["same_as"], ROWS["0.260"]["same_as"]) == (ROWS["0.260"]["same_as"],) * 2
    few, many = (Sequence(parse_code(text)).values(10) for text in ("0.27", "0.06"))
    assert few[:9].tolist() == [0, 0, 1, 2, 3, 0, 1, 2, 3]
    assert int((few != many).argmax()) == 2
    assert int((few[:9] != many[1:]).argmax()) == 3
    game = Sequence(parse_code("0.56"))
    assert [game[n] for n in (326637, 326781, 326639, 326783)] == [8, 8, 26, 16]


def test_a_stopped_run_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = script("codes.py")
    monkeypatch.setattr(made, "TABLE", tmp_path / "codes.csv")
    monkeypatch.setattr(made, "DONE", tmp_path / "build" / "codes.json")
    monkeypatch.setattr(made, "CODES", [parse_code(text) for text in ("0.177", "0.333", "0.773")])
    monkeypatch.setattr(made, "LADDER", (Rung(2000),))
    asked: list[str] = []

    def stopping(codes: list[Code], rungs: Iterable[Rung]) -> dict[Code, Finding]:
        asked.append(str(codes[0]))
        if asked == ["0.177", "0.333"]:
            raise KeyboardInterrupt
        return climb(codes, rungs)

    monkeypatch.setattr(made, "climb", stopping)
    with pytest.raises(KeyboardInterrupt):
        made.main()
    assert not (tmp_path / "codes.csv").exists()
    made.main()
    assert asked == ["0.177", "0.333", "0.333", "0.773"]
    with (tmp_path / "codes.csv").open() as file:
        again = [{**row, "milliseconds": ""} for row in made.read_table(file)]
    assert again == [{**ROWS[row["code"]], "milliseconds": "", "same_as": ""} for row in again]
    assert [path.name for path in tmp_path.rglob("*.*")] == ["codes.csv"]


def test_a_run_of_another_version_is_not_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = tmp_path / "codes.json"
    monkeypatch.setattr(MAKER, "DONE", done)
    for kept in ("", "[", json.dumps({"made": [fairplay.__version__, []], "done": {"0.000": []}})):
        done.write_text(kept)
        assert MAKER._read_done() == {}
    done.write_text(json.dumps({"made": MAKER._made(), "done": {"0.000": []}}))
    assert MAKER._read_done() == {"0.000": []}


TABLE = script("extensions/codes_table.py")


def test_a_period_beyond_the_limits_is_marked_and_counted_by_itself() -> None:
    html = TABLE.html_of(DOCS / "reference" / "codes.csv")
    marked = {line for line in html.split("\n") if "; beyond: " in line}
    named = {code for code, row in ROWS.items() if (row["same_as"] or code) in TABLE.BEYOND}
    assert len(marked) == len(named) == 17
    still = len(OPEN) - len(named)
    assert f"{len(PROVED)} codes have a period that is proved here, {len(OPEN)} (" in html
    assert f"{still} codes ({len({row['same_as'] or row['code'] for row in OPEN}) - 2} seq" in html


def test_periods_beyond_the_limits_are_those_told_elsewhere() -> None:
    one, other = TABLE.BEYOND["4.404"], TABLE.BEYOND["0.106"]
    kept = (ROOT / "src/fairplay/records/data/4.404.record").read_text(encoding="utf-8")
    record = json.JSONDecoder().raw_decode(kept)[0]["certificate"]
    assert (record["preperiod"], record["period"]) == (one.preperiod, one.period)
    assert record["theorem"] == one.by
    engine = (DOCS / "explanation/engine.md").read_text(encoding="utf-8")
    assert f"0.106 is the longest period known: {other.preperiod} and {other.period}." in engine
    for known in (one, other):
        assert f"{known.preperiod:,}" in PAGE
        assert f"{known.period:,}" in PAGE


@pytest.mark.slow
def test_codes_with_the_values_of_4_404_have_options_of_the_same_values() -> None:
    """As the page says it: so they are equal for ever, and not only as far as computed."""
    first = parse_code("4.404")
    values = Sequence(first).values(200)
    assert values[1] == 0
    for code in (code_of(row) for row in OPEN if row["same_as"] == "4.404"):
        for heap in range(1, 200):
            wanted, given = (
                {nim_sum(int(values[part]) for part in left) for left in one.options(heap)}
                for one in (first, code)
            )
            assert wanted == given, (str(code), heap)


def test_the_table_of_the_page_is_light() -> None:
    html = TABLE.html_of(DOCS / "reference" / "codes.csv")
    assert html.count("<tr><th scope=row>") == 1024
    assert html.count('<a href="/lab?rule=') == 1023
    assert len(html.encode()) < 200_000
