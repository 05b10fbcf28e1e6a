"""The batches of a survey: equal games together, cheap ones together, long ones first."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from fairplay.survey.tasks import Batch, Glance, Unit
from fairplay.theory.codes import Code
from fairplay.theory.survey import splits, ways

#: The steps of a task: some ten seconds.
TASK = 10_000_000_000
#: No task is planned to take fewer: a tenth of a second, a hundred times what sending it takes.
LEAST = 100_000_000
#: Tasks for each worker of what is left, so that none waits long for the last one.
EACH = 4


def glances(codes: Sequence[Code], limit: int, workers: int) -> list[Batch]:
    """The batches that look at the first values of all rules."""
    count = min(len(codes), EACH * workers)
    # Neighbours are much alike, so each batch takes codes from everywhere.
    parts = (codes[at::count] for at in range(count))
    return [Batch((Unit(tuple(part)),), limit, TASK, "look") for part in parts]


def units(seen: Iterable[Glance]) -> list[Unit]:
    """Rules that begin with the same values and split in the same ways are one unit: they may be
    equal, and others cannot be shown to be."""
    groups: dict[object, list[Glance]] = defaultdict(list)
    for one in seen:
        groups[splits(one.code), one.beginning].append(one)
    return [_unit(group) for group in groups.values()]


def _unit(group: list[Glance]) -> Unit:
    ordered = sorted(group, key=lambda one: (ways(one.code), one.code.digits))
    return Unit(tuple(one.code for one in ordered), ordered[0].steps)


def batches(todo: Iterable[Unit], limit: int, workers: int) -> Iterator[Batch]:
    """Units in batches, the longest first, so that they do not end last.

    A batch takes about ``TASK`` steps. Towards the end there is too little left for that to keep
    all workers busy, so batches become smaller.
    """
    ordered = sorted(todo, key=lambda unit: (-unit.steps, unit.codes[0].digits))
    left = sum(unit.steps for unit in ordered)
    some, steps = list[Unit](), 0
    for unit in ordered:
        some.append(unit)
        steps += unit.steps
        if steps >= max(LEAST, min(TASK, left // (EACH * workers))):
            yield Batch(tuple(some), limit, TASK)
            left -= steps
            some, steps = [], 0
    if some:
        yield Batch(tuple(some), limit, TASK)
