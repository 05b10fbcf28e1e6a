"""Doing a survey: what is missing is sent to the workers, and what comes back is kept."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from fairplay.survey import plan
from fairplay.survey.tasks import Batch, Glance, Unit

if TYPE_CHECKING:
    from fairplay.cli.survey.cluster import Cluster
    from fairplay.cli.survey.parts import Parts
    from fairplay.survey.rows import Found
    from fairplay.survey.tasks import Outcome
    from fairplay.theory.codes import Code

#: Called with what was found since the last call.
Shown = Callable[[Iterable["Found"]], None]


class Work:
    """The course of a survey. Whatever has come back is kept at once."""

    def __init__(self, parts: "Parts", limit: int, cluster: "Cluster", shown: Shown) -> None:
        self._parts, self._limit = parts, limit
        self._cluster, self._shown = cluster, shown
        self._looks = 0
        self._seen: list[Glance] = []

    def do(self, codes: Sequence["Code"]) -> list["Found"]:
        """Find the rows of these games, which have none yet."""
        found: list[Found] = []
        begun = list(self._parts.begun(codes))
        known = {code for unit in begun for code in unit.codes}
        new = [code for code in codes if code not in known]
        looks = plan.glances(new, self._limit, self._cluster.workers)
        self._looks = len(looks)
        self._cluster.send([*looks, *map(self._alone, begun)])
        for batch, outcome in self._cluster.outcomes():
            self._parts.keep(outcome.found)
            self._shown(outcome.found)
            found += outcome.found
            self._go_on(batch, outcome)
        return found

    def _go_on(self, batch: Batch, outcome: "Outcome") -> None:
        """What begins together is compared first, so the work is planned after the last look."""
        self._parts.keep_begun(outcome.left)
        self._cluster.send(map(self._alone, outcome.left))
        if batch.kind == "look":
            self._looks -= 1
            self._seen += outcome.seen
            if not self._looks:
                todo = plan.units(self._seen)
                self._cluster.send(plan.batches(todo, self._limit, self._cluster.workers))

    def _alone(self, unit: Unit) -> Batch:
        return Batch((unit,), self._limit, plan.TASK)
