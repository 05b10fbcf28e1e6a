"""Commands are counted as Prometheus itself counts them."""

from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from fairplay.server.metrics import QUICK, Commands

TIMES = st.one_of(st.sampled_from(QUICK), st.floats(0, 20, allow_nan=False))
NAMES = st.sampled_from(["claim", "move", "done", "taken"])


def lines(registry: CollectorRegistry) -> list[str]:
    """The output without the times at which counting began."""
    text = generate_latest(registry).decode()
    return sorted(line for line in text.splitlines() if "_created" not in line)


@given(st.lists(st.tuples(NAMES, NAMES, TIMES), max_size=20))
def test_commands_are_counted_as_by_prometheus(commands: list[tuple[str, str, float]]) -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    counted = Commands()
    ours.register(counted)
    about = "Commands by their kind and answer"
    counter = Counter("fairplay_commands", about, ("kind", "answer"), registry=theirs)
    about = "From a command to its answer, stored"
    times = Histogram("fairplay_event_seconds", about, buckets=QUICK, registry=theirs)
    for kind, answer, seconds in commands:
        counted.count(kind, answer)
        counted.took(seconds)
        counter.labels(kind, answer).inc()
        times.observe(seconds)
    assert lines(ours) == lines(theirs)
