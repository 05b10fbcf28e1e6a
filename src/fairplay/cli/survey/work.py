"""Doing a survey: what is missing is sent to the workers, and what comes back is kept."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from fairplay.survey import plan
from fairplay.survey.on_gpu import Turns
from fairplay.survey.tasks import Batch, Glance, Unit

if TYPE_CHECKING:
    from fairplay.cli.survey.cluster import Cluster
    from fairplay.cli.survey.parts import Parts
    from fairplay.errors import InputError
    from fairplay.survey.rows import Found
    from fairplay.survey.tasks import Outcome
    from fairplay.theory.codes import Code

#: Called with what was found since the last call.
Shown = Callable[[Iterable["Found"]], None]
#: Called with the reason why GPUs are given up.
Failed = Callable[["InputError"], None]


class Work:
    """The course of a survey. Whatever has come back is kept at once."""

    def __init__(
        self, parts: "Parts", limit: int, cluster: "Cluster", shown: Shown, failed: Failed
    ) -> None:
        self._parts, self._limit = parts, limit
        self._cluster, self._shown, self._failed = cluster, shown, failed
        self._turns = Turns(limit, cluster.gpus)
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
        self._cluster.send(looks)
        self._send(begun)
        for batch, outcome in self._cluster.outcomes():
            self._parts.keep(outcome.found)
            self._shown(outcome.found)
            found += outcome.found
            self._go_on(batch, outcome)
        return found

    def _go_on(self, batch: Batch, outcome: "Outcome") -> None:
        """What begins together is compared first, so the work is planned after the last look."""
        self._parts.keep_begun(outcome.left)
        if batch.kind == "gpu":
            self._turns.ended(outcome)
        if outcome.failed:
            self._failed(outcome.failed)
        self._send(outcome.left)
        if batch.kind == "look":
            self._looks -= 1
            self._seen += outcome.seen
            if not self._looks:
                todo = plan.units(self._seen)
                self._cluster.send(plan.batches(todo, self._limit, self._cluster.workers))

    def _send(self, begun: Iterable[Unit]) -> None:
        """Each to the CPU, if it does not wait for a GPU."""
        alone = (Batch((unit,), self._limit, plan.TASK) for unit in self._turns.others(begun))
        self._cluster.send([*alone, *self._turns.batches()])
