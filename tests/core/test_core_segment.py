"""A stretch of a sequence that several threads use."""

import threading

import pytest

from fairplay._core import SEGMENT_CHUNK, Segment
from fairplay.records.make import new_record
from fairplay.theory.codes import parse_code

THREADS, ADVANCES = 4, 6


@pytest.mark.parametrize("path", ["plain", "window"])
def test_threads_may_share_a_stretch(path: str) -> None:
    alone, shared = stretch(path), stretch(path)
    start = alone.position
    for _ in range(THREADS * ADVANCES):
        assert alone.advance()
        alone.remember()
    threads = [threading.Thread(target=use, args=(shared,)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        assert (shared.position - start) % SEGMENT_CHUNK == 0
        assert len(shared.state()) == 2 * shared.reach
    assert seen(shared) == seen(alone)


def stretch(path: str) -> Segment:
    code = parse_code("0.104")
    record = new_record(code)
    found = Segment(code.digits, record.mask, record.domain, path)
    found.start()
    return found


def use(shared: Segment) -> None:
    for _ in range(ADVANCES):
        shared.advance()
        shared.remember()


def seen(one: Segment) -> tuple[object, ...]:
    return one.position, one.sum, one.maximum, one.where, one.state(), one.returned
