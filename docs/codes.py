"""Make the table of all octal codes with three digits: ``docs/reference/codes.csv``.

Run ``.venv/bin/python docs/codes.py``. It takes about four minutes of one core. A run that was
stopped continues where it was: the codes that split heaps in the same ways are done together, and
what is done is kept in ``build/codes.json``.
"""

import csv
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import astuple
from itertools import product
from pathlib import Path
from typing import TextIO

import fairplay
from fairplay.theory.codes import Code
from fairplay.theory.period import Period, values_needed
from fairplay.theory.sequence import Sequence
from fairplay.theory.survey import Finding, Rung, climb, families
from fairplay.whole_files import write_bytes

DOCS = Path(__file__).parent
TABLE = DOCS / "reference" / "codes.csv"
DONE = DOCS.parent / "build" / "codes.json"
CODES = [Code(digits) for digits in product((0, 4), *[range(8)] * 3)]
#: Enough for every period of these codes that is known, except those of 0.106 and 4.404.
LADDER = (
    Rung(100_000),
    Rung(2_500_000, 7_500_000_000),
    Rung(11_000_000, 6_000_000_000),
    Rung(225_000_000, 46_000_000_000),
)
#: Sequences with longer periods are equal only where one was read from the other.
COMPARED = 1_000_000

COLUMNS = (
    "code",
    "preperiod",
    "period",
    "proof",
    "values",
    "milliseconds",
    "largest",
    "same_as",
    "none_below",
)
Row = dict[str, str]


def main() -> None:
    rows: list[Row] = []
    done = _read_done()
    groups = families(CODES)
    for number, family in enumerate(groups, 1):
        name = str(family[0])
        if name not in done:
            done[name] = [_row(finding) for finding in climb(family, LADDER).values()]
            _write(DONE, json.dumps({"made": _made(), "done": done}))
        rows += done[name]
        print(f"{number} of {len(groups)} families of codes", file=sys.stderr)
    _name_equals(rows)
    _write(TABLE, _text(sorted(rows, key=lambda row: row["code"])))
    DONE.unlink(missing_ok=True)


def _made() -> list[object]:
    """What a file of a stopped run must agree with."""
    return [fairplay.__version__, [list(astuple(rung)) for rung in LADDER]]


def _read_done() -> dict[str, list[Row]]:
    try:
        kept = json.loads(DONE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(kept["done"]) if kept.get("made") == _made() else {}


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(path, text.encode())


def _row(finding: Finding) -> Row:
    found = finding.period
    assert found is None or found.saltus == 0, "a finite octal code adds nothing to its values"
    return {
        "code": str(finding.code),
        "preperiod": str(found.preperiod) if found else "",
        "period": str(found.period) if found else "",
        "proof": (found.theorem or "") if found else "",
        "values": str(_needed(finding.code, found) if found else finding.computed),
        "milliseconds": f"{1000 * finding.seconds:.2f}",
        "largest": str(finding.largest),
        "same_as": str(finding.like or ""),
        "none_below": "" if found else str(finding.none_below),
    }


def _needed(code: Code, found: Period) -> int:
    """How many values the proof needs. Zeros at the end are no digits to it."""
    return values_needed(shortest(code), found.preperiod, found.period)


def shortest(code: Code) -> Code:
    """The code without zeros at its end."""
    digits = list(code.digits)
    while len(digits) > 1 and digits[-1] == 0:
        digits.pop()
    return Code(tuple(digits))


def _name_equals(rows: list[Row]) -> None:
    """Let every row name the first code with the same sequence, if it is not its own."""
    by_code = {row["code"]: row for row in rows}
    first: dict[object, str] = {}
    keys = {code: _key(by_code[by_code[code]["same_as"] or code]) for code in sorted(by_code)}
    for code, key in keys.items():
        first.setdefault(key, code)
    for code, key in keys.items():
        by_code[code]["same_as"] = "" if first[key] == code else first[key]


def _key(row: Row) -> object:
    """The same for rows with the same sequence. Where a period is short, the values decide.

    Elsewhere the rows that were found to be equal have one of them in common, which is its own key.
    """
    end = int(row["preperiod"]) + int(row["period"]) if row["period"] else COMPARED
    if end >= COMPARED:
        return row["code"]
    code = Code(tuple(int(digit) for digit in row["code"].replace(".", "")))
    return row["preperiod"], row["period"], Sequence(code).values(end).tobytes()


def _text(rows: Iterable[Row]) -> str:
    limits = "; ".join(
        f"{rung.within}" + (f" (at most {rung.work} steps)" if rung.work < 2**63 else "")
        for rung in LADDER
    )
    head = (
        f"All octal codes 0.abc and 4.abc. Fair Play {fairplay.__version__}, docs/codes.py.",
        f"Periods looked for with preperiod + period below: {limits}.",
        "values: needed for the proof, or computed where no period is known.",
        "milliseconds: CPU time of one core; where values are another code's, of the comparison.",
        "same_as: the first code with the same sequence, in an open row as far as computed.",
        "none_below: no period has preperiod + period below this. Longer ones are known of 0.106",
        "and of 4.404 with the codes of its values: docs/reference/codes.md.",
    )
    lines = [",".join(COLUMNS), *(",".join(row[name] for name in COLUMNS) for row in rows)]
    return "".join(f"# {line}\n" for line in head) + "\n".join(lines) + "\n"


def read_table(file: TextIO) -> Iterator[Row]:
    """The rows of the table, without its head."""
    return csv.DictReader(line for line in file if not line.startswith("#"))


if __name__ == "__main__":
    main()
