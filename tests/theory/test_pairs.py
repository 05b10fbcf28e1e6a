"""Games on two numbers: fast methods and theorems against the definition."""

import itertools
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.theory.division import divisions, euclid_genus
from fairplay.theory.golden import is_lost_pair, lost_pair, pair_number, partner
from fairplay.theory.last_taken import HeapTable, number_parts, winning_counts
from fairplay.theory.nim import mex
from fairplay.theory.pairs import WHERE, Clause, PairPart, Rule, options, pair_table
from fairplay.theory.sums import Part

WYTHOFF: Rule = (Clause("one"), Clause("both"))
small = st.integers(0, 10)
counts = st.lists(st.integers(1, 6), max_size=3).map(lambda found: tuple(sorted(set(found))))


@st.composite
def clauses(draw: st.DrawFn) -> Clause:
    where = draw(st.sampled_from(WHERE))
    if where == "each":
        return Clause(where, (draw(st.integers(1, 3)), draw(st.integers(4, 6))))
    return Clause(where, () if where == "multiple" else draw(counts))


rules = st.lists(clauses(), min_size=1, max_size=3).map(tuple)


class Slow(PairPart):
    """The same part, valued by search."""

    value = Part.value
    genus = Part.genus

    def options(self) -> Iterator[tuple[Part, ...]]:
        pairs = dict.fromkeys(options(self.rule, self.a, self.b))
        return ((Slow(self.rule, c, d),) for c, d in pairs)


@given(rules, small, small)
@settings(max_examples=60)
def test_the_table_agrees_with_the_definition(rule: Rule, a: int, b: int) -> None:
    slow = Slow(rule, a, b)
    assert pair_table(rule).value(a, b) == slow.value()
    assert pair_table(rule).genus(a, b) == slow.genus()
    assert pair_table(rule).value(b, a) == pair_table(rule).value(a, b)


@given(rules, small, small)
def test_a_clause_allows_just_its_options(rule: Rule, a: int, b: int) -> None:
    found = set(options(rule, a, b))
    allowed = {
        (c, d)
        for c in range(a + 2)
        for d in range(b + 2)
        if any(clause.allows((a, b), (c, d)) for clause in rule)
    }
    assert found == allowed


def test_the_lost_pairs_of_wythoff() -> None:
    table = pair_table(WYTHOFF)
    for a in range(60):
        for b in range(60):
            assert is_lost_pair(a, b) == (table.value(a, b) == 0)
            early = sorted((a, b)) in ([0, 1], [2, 2])
            late = is_lost_pair(a, b) and max(a, b) > 2
            assert table.genus(a, b).misere_won != (early or late)


@given(st.integers(1, 10**200))
def test_every_number_is_in_one_pair(size: int) -> None:
    number = pair_number(size)
    assert size in lost_pair(number)
    assert partner(partner(size)) == size
    assert is_lost_pair(size, partner(size))
    assert not is_lost_pair(size + 1, partner(size))


@cache
def euclid(a: int, b: int) -> int:
    a, b = max(a, b), min(a, b)
    return mex(euclid(a - k, b) for k in range(b, a + 1, b)) if b else 0


@given(st.integers(0, 60), st.integers(0, 60))
def test_divisions_value_euclid(a: int, b: int) -> None:
    genus = euclid_genus(a, b)
    assert genus.value == euclid(a, b)
    assert genus == pair_table((Clause("multiple"),)).genus(a, b)
    if a and b and a != b:
        larger, smaller = max(a, b), min(a, b)
        above_golden = (2 * larger - smaller) ** 2 > 5 * smaller**2
        assert (genus.value > 0) == above_golden
        first = next(n for n, line in enumerate(divisions(a, b)) if line.times > 1)
        assert above_golden == (first % 2 == 0)


@cache
def last(heap: int, limit: int, times: int) -> int:
    taken = range(1, min(heap, limit) + 1)
    return mex(last(heap - k, min(times * k, heap - k), times) for k in taken)


@cache
def last_misere(heap: int, limit: int, times: int) -> bool:
    taken = range(1, min(heap, limit) + 1)
    lost = (not last_misere(heap - k, min(times * k, heap - k), times) for k in taken)
    return not taken or any(lost)


@pytest.mark.parametrize("times", [1, 2, 3, 5])
def test_parts_decide_a_heap_with_a_memory(times: int) -> None:
    table = HeapTable(times)
    for heap in range(1, 32):
        for limit in range(1, heap + 1):
            assert table.value(heap, limit) == last(heap, limit, times)
            assert (table.misere_least(heap) <= limit) == last_misere(heap, limit, times)
            wins = [
                k
                for k in range(1, limit + 1)
                if not last(heap - k, min(times * k, heap - k), times)
            ]
            assert list(winning_counts(heap, limit, times)) == wins


@given(st.integers(1, 10**60), st.integers(1, 9))
def test_a_number_is_the_sum_of_its_parts(heap: int, times: int) -> None:
    parts = number_parts(heap, times)
    assert sum(parts) == heap
    assert all(times * after < before for before, after in itertools.pairwise(parts))
