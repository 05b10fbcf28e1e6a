"""The metrics for Prometheus. Each app has a registry of its own, so that a test can have several.

Of several processes, each counts for itself.
"""

from bisect import bisect_left
from collections.abc import Iterator
from functools import partial
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as MEDIA_TYPE
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

__all__ = ["MEDIA_TYPE", "QUICK", "Commands", "Metrics"]

#: Bounds of times, in seconds.
QUICK = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4, 8)


class Commands(Collector):
    """Commands and how long they took. Only the event loop counts them, thousands in a second, so
    they need no locks."""

    def __init__(self) -> None:
        self._answers: dict[tuple[str, str], int] = {}
        self._times = [0] * (len(QUICK) + 1)
        self._seconds = 0.0

    def count(self, kind: str, answer: str) -> None:
        key = kind, answer
        self._answers[key] = self._answers.get(key, 0) + 1

    def took(self, seconds: float) -> None:
        self._times[bisect_left(QUICK, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        about = "Commands by their kind and answer"
        counter = CounterMetricFamily("fairplay_commands", about, labels=("kind", "answer"))
        for key, number in self._answers.items():
            counter.add_metric(key, number)
        yield counter
        bounds = [*map(str, map(float, QUICK)), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._times), strict=True))
        about = "From a command to its answer, stored"
        yield HistogramMetricFamily("fairplay_event_seconds", about, buckets, self._seconds)


class Metrics:
    """All metrics of one process. No label has a value that a client can choose freely."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        counter, gauge = partial(Counter, registry=registry), partial(Gauge, registry=registry)
        histogram = partial(Histogram, buckets=QUICK, registry=registry)
        self.requests = counter(
            "fairplay_http_requests", "Requests answered", ("route", "method", "status")
        )
        self.request_seconds = histogram(
            "fairplay_http_seconds", "From a request to its answer", ("route",)
        )
        self.connections = gauge("fairplay_connections", "Connections open")
        self.sockets = gauge("fairplay_sockets", "Sockets open")
        self.rooms = gauge("fairplay_rooms", "Rooms loaded")
        self.set_aside = counter(
            "fairplay_rooms_set_aside", "Rooms that could not be read", ("code",)
        )
        self.restarts = counter(
            "fairplay_loop_restarts",
            "Loops in the background that failed and were started again",
            ("loop",),
        )
        self.commands = Commands()
        registry.register(self.commands)
        self.dropped = counter(
            "fairplay_sockets_dropped", "Sockets closed by the server", ("code",)
        )
        self.journal_queue = gauge("fairplay_journal_queue", "Events that wait to be stored")
        self.stored_rooms = gauge("fairplay_stored_rooms", "Rooms in the database")
        self.stored_bytes = gauge("fairplay_stored_bytes", "Size of the database")
        self.disk_free = gauge("fairplay_disk_free_bytes", "Space that the database has left")
        self.full = gauge("fairplay_full", "Whether new rooms are refused, by why", ("reason",))
        self.jobs = counter("fairplay_jobs", "Jobs by how they ended", ("job", "end"))
        self.job_seconds = histogram(
            "fairplay_job_seconds", "From a job to its end, with the wait before it", ("job",)
        )
        self.job_queue = gauge("fairplay_job_queue", "Jobs that wait")

    def text(self) -> bytes:
        return generate_latest(self.registry)
