"""The sum by which two computations of the same values are compared."""

import tracemalloc

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.digest import PART, digest_sum


def mixed(n: int) -> int:
    """The finalizer of SplitMix64, in whole numbers."""
    z = (n + 0x9E3779B97F4A7C15) % 2**64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return z ^ z >> 31


values_of = st.lists(st.integers(0, 3), max_size=40)


@given(values_of, st.sampled_from([0, 3, PART - 7, 2**40]), st.sampled_from([np.uint16, np.uint32]))
def test_the_digest_is_its_definition(values: list[int], first: int, form: type) -> None:
    expected = sum((value + 1) * mixed(first + i) for i, value in enumerate(values)) % 2**64
    assert digest_sum(np.array(values, form), first) == expected


@pytest.mark.parametrize("first", [1, 5, PART, PART + 1])
def test_sums_of_stretches_add_up(first: int) -> None:
    values = np.arange(2 * PART + 3, dtype=np.uint32) % 11
    both = digest_sum(values[:first]) + digest_sum(values[first:], first)
    assert digest_sum(values) == both % 2**64


def test_it_takes_little_memory_however_many_values_there_are() -> None:
    values = np.arange(64 * PART, dtype=np.uint32)
    tracemalloc.start()
    digest_sum(values)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 100 * PART < values.nbytes
