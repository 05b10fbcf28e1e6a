"""What a survey says as a whole: how many periods are proved, and the records."""

from collections.abc import Callable, Sequence
from typing import Any

from fairplay.survey.rows import Row

#: How many of the longest periods, and of other records, are named.
MOST = 5


def summary(rows: Sequence[Row]) -> dict[str, Any]:
    """Plain data: counts of rows and of different sequences, and the rules that hold records.

    A record is held by the first of equal games.
    """
    apart = [row for row in rows if row.same_as is None]
    proved = [row for row in apart if row.period is not None]
    found = [row for row in apart if row.rares is not None and row.period is None]
    return {
        "games": len(rows),
        "proved": sum(row.period is not None for row in rows),
        "open": sum(row.period is None for row in rows),
        "sequences": len(apart),
        "sequences_open": len(apart) - len(proved),
        "longest_periods": _records(proved, lambda row: row.period or 0),
        "longest_preperiods": _records(proved, lambda row: row.preperiod or 0),
        "fewest_rares": _records(found, lambda row: -(row.rares or 0)),
        "most_rares": _records(found, lambda row: row.rares or 0),
        "largest_values": _records(apart, lambda row: row.maximum),
        "seconds": round(sum(row.seconds for row in rows), 3),
    }


def _records(rows: Sequence[Row], of: Callable[[Row], int]) -> list[dict[str, Any]]:
    best = sorted(rows, key=lambda row: (-of(row), row.rule))[:MOST]
    return [{"rule": row.rule, "value": abs(of(row))} for row in best]
