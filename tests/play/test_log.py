"""A log equals a tuple of events, whatever other logs share its beginning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.play.log import Log
from fairplay.play.table.events import TableEvent

#: The index of the log to extend, among all logs so far.
CHOICES = st.lists(st.integers(0, 30), max_size=40)


def event(number: int) -> TableEvent:
    return TableEvent(number, 0, "give-up")


@given(CHOICES)
def test_a_log_equals_a_tuple(choices: list[int]) -> None:
    logs: list[Log[TableEvent]] = [Log()]
    tuples: list[tuple[TableEvent, ...]] = [()]
    for number, choice in enumerate(choices):
        place = choice % len(logs)
        logs.append(logs[place].then(event(number)))
        tuples.append((*tuples[place], event(number)))
    for log, expected in zip(logs, tuples, strict=True):
        assert (tuple(log), len(log), bool(log)) == (expected, len(expected), bool(expected))
        assert log[:] == expected
        assert log[-2:] == expected[-2:]
        assert [log[i] for i in range(-len(log), len(log))] == [*expected, *expected]
        assert log == Log(expected)
        assert hash(log) == hash(Log(expected))
        half = len(log) // 2
        assert log.first(half) == Log(expected[:half])
        assert log.first(half).continued == (half < len(log) or log.continued)
    assert len(set(logs)) == len(set(tuples))


def test_a_log_ends_where_a_longer_one_continues() -> None:
    short = Log([event(1)])
    longer = short.then(event(2))
    assert longer[1] == event(2)
    for place in (1, -2):
        with pytest.raises(IndexError):
            short[place]
    assert short != longer
    assert short != (event(1),)
