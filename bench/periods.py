"""The periods of all 1024 codes 0.abc and 4.abc with preperiod + period < 100,000, from scratch in
one run on two cores. For each code a period is found and proved, or all of them are ruled out.

The aim is two minutes. The published periods stand beside it; none may be missed.
"""

import csv
from itertools import product
from pathlib import Path
from time import perf_counter, process_time

from bench.measure import Row
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.survey import Finding, periods

WITHIN = 100_000
THREADS = 2
PUBLISHED = Path(__file__).parents[1] / "tests" / "claims" / "octal_periods.csv"


def rows() -> list[Row]:
    codes = [Code(digits) for digits in product((0, 4), *[range(8)] * 3)]
    began, busy = perf_counter(), process_time()
    found = list(periods(codes, WITHIN, THREADS))
    taken, busy = perf_counter() - began, process_time() - busy
    proved = [finding for finding in found if finding.period]
    without = [finding for finding in found if not finding.period]
    shared = sum(finding.like is not None for finding in found)
    right, known = _published({finding.code: finding for finding in found})
    return [
        Row(f"{len(found)} codes, {THREADS} threads", f"{taken:.0f} s", f"{busy:.0f} s of CPU", ""),
        Row("period found and proved", f"{len(proved)}", "", ""),
        Row("ruled out below 100,000", f"{len(without)}", "", ""),
        Row("read off another rule's values", f"{shared}", "", ""),
        Row("as published", f"{right}", f"{known} published", f"{right / known:.2f}"),
    ]


def _published(found: dict[Code, Finding]) -> tuple[int, int]:
    """How many of the published periods in reach were found, and how many there are."""
    right = known = 0
    with PUBLISHED.open() as file:
        for row in csv.DictReader(file):
            n0, p = int(row["preperiod"]), int(row["period"])
            if n0 + p >= WITHIN:
                continue
            code = parse_code(row["code"])
            padded = Code(code.digits + (0,) * (4 - len(code.digits)))
            period = found[padded].period
            known += 1
            right += period is not None and (period.preperiod, period.period) == (n0, p)
    return right, known
