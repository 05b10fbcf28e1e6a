"""A survey without a cluster: its tasks one after the other, in this process."""

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from fairplay.survey import plan
from fairplay.survey.pattern import codes_of, read_patterns
from fairplay.survey.rows import Found, Row, named_equals
from fairplay.survey.tasks import Batch, Glance, Unit, run


def surveyed(patterns: Iterable[str], limit: int, workers: int = 1) -> list[Row]:
    """The rows, without their seconds."""
    codes = codes_of(read_patterns(patterns))
    found, seen = list[Found](), list[Glance]()
    for batch in plan.glances(codes, limit, workers):
        outcome = run(batch)
        found += outcome.found
        seen += outcome.seen
    batches = list(plan.batches(plan.units(seen), limit, workers))
    return timeless(named_equals(found + finished(batches)))


def finished(batches: Iterable[Batch], steps: int = plan.TASK) -> list[Found]:
    """What batches find in the end, if those that are left get so many steps each."""
    found, todo = list[Found](), deque(batches)
    while todo:
        batch = todo.popleft()
        outcome = run(batch)
        found += outcome.found
        todo += (Batch((unit,), batch.limit, steps) for unit in outcome.left)
    return found


def timeless(rows: Iterable[Row]) -> list[Row]:
    return [replace(row, seconds=0.0) for row in rows]


def alone(rule: str, limit: int) -> Row:
    """The row of a rule that is compared with no other."""
    (code,) = codes_of([rule])
    (found,) = finished([Batch((Unit((code,)),), limit, plan.TASK)])
    return replace(found.row, seconds=0.0)
