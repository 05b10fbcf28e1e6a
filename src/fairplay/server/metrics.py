"""What is counted, for Prometheus. Each app has a registry of its own, so that tests can, too.

With several processes each counts for itself.
"""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as MEDIA_TYPE

__all__ = ["MEDIA_TYPE", "Metrics"]

_QUICK = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4, 8)


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
            buckets=_QUICK,
            registry=registry,
        )
        self.sockets = Gauge("fairplay_sockets", "Sockets open", registry=registry)
        self.rooms = Gauge("fairplay_rooms", "Rooms loaded", registry=registry)
        self.commands = Counter(
            "fairplay_commands",
            "Commands by their kind and answer",
            ("kind", "answer"),
            registry=registry,
        )
        self._counters: dict[tuple[str, str], Counter] = {}
        self.event_seconds = Histogram(
            "fairplay_event_seconds",
            "From a command to its answer, stored",
            buckets=_QUICK,
            registry=registry,
        )
        self.dropped = Counter(
            "fairplay_sockets_dropped", "Sockets closed by the server", ("code",), registry=registry
        )
        self.journal_queue = Gauge(
            "fairplay_journal_queue", "Events that wait to be stored", registry=registry
        )
        self.jobs = Counter(
            "fairplay_jobs", "Jobs by how they ended", ("job", "end"), registry=registry
        )
        self.job_seconds = Histogram(
            "fairplay_job_seconds",
            "From a job to its end, with the wait before it",
            ("job",),
            buckets=_QUICK,
            registry=registry,
        )
        self.job_queue = Gauge("fairplay_job_queue", "Jobs that wait", registry=registry)

    def count(self, kind: str, answer: str) -> None:
        """One command more. Finding the counter takes longer than counting: once is enough."""
        counter = self._counters.get((kind, answer))
        if counter is None:
            counter = self._counters[kind, answer] = self.commands.labels(kind, answer)
        counter.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
