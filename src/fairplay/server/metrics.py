"""What is counted, for Prometheus. Each app has a registry of its own, so that tests can, too.

With several processes each counts for itself.
"""

from bisect import bisect_left
from collections.abc import Iterator
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
    there is no need for the locks that other measures have."""

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
    """Every measure of one process. No label has a value that a client can choose freely."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.requests = Counter(
            "fairplay_http_requests",
            "Requests answered",
            ("route", "method", "status"),
            registry=registry,
        )
        self.request_seconds = Histogram(
            "fairplay_http_seconds",
            "From a request to its answer",
            ("route",),
            buckets=QUICK,
            registry=registry,
        )
        self.connections = Gauge("fairplay_connections", "Connections open", registry=registry)
        self.sockets = Gauge("fairplay_sockets", "Sockets open", registry=registry)
        self.rooms = Gauge("fairplay_rooms", "Rooms loaded", registry=registry)
        self.set_aside = Counter(
            "fairplay_rooms_set_aside", "Rooms that could not be read", ("code",), registry=registry
        )
        self.restarts = Counter(
            "fairplay_loop_restarts",
            "Loops in the background that failed and were started again",
            ("loop",),
            registry=registry,
        )
        self.commands = Commands()
        registry.register(self.commands)
        self.dropped = Counter(
            "fairplay_sockets_dropped", "Sockets closed by the server", ("code",), registry=registry
        )
        self.journal_queue = Gauge(
            "fairplay_journal_queue", "Events that wait to be stored", registry=registry
        )
        self.stored_rooms = Gauge(
            "fairplay_stored_rooms", "Rooms in the database", registry=registry
        )
        self.stored_bytes = Gauge(
            "fairplay_stored_bytes", "Size of the database", registry=registry
        )
        self.disk_free = Gauge(
            "fairplay_disk_free_bytes", "Space that the database has left", registry=registry
        )
        self.full = Gauge(
            "fairplay_full", "Whether new rooms are refused, by why", ("reason",), registry=registry
        )
        self.jobs = Counter(
            "fairplay_jobs", "Jobs by how they ended", ("job", "end"), registry=registry
        )
        self.job_seconds = Histogram(
            "fairplay_job_seconds",
            "From a job to its end, with the wait before it",
            ("job",),
            buckets=QUICK,
            registry=registry,
        )
        self.job_queue = Gauge("fairplay_job_queue", "Jobs that wait", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
