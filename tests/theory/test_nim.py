"""mex and nim-sum: the laws they obey, and their definitions."""

from hypothesis import given
from hypothesis import strategies as st

from fairplay.theory.nim import mex, nim_sum

numbers = st.integers(0, 2**70)


@given(st.lists(st.integers(0, 30)))
def test_mex_is_the_least_number_missing(values: list[int]) -> None:
    least = mex(values)
    assert least not in values
    assert set(range(least)) <= set(values)


@given(numbers, numbers, numbers)
def test_nim_sum_is_a_group_in_which_everything_is_its_own_inverse(a: int, b: int, c: int) -> None:
    assert nim_sum([a, b]) == nim_sum([b, a])
    assert nim_sum([nim_sum([a, b]), c]) == nim_sum([a, nim_sum([b, c])]) == nim_sum([a, b, c])
    assert nim_sum([a, 0]) == a
    assert nim_sum([a, a]) == 0
    assert nim_sum([]) == 0


@given(st.integers(0, 100), st.data())
def test_a_power_of_two_above_adds_as_usual(k: int, data: st.DataObject) -> None:
    p = data.draw(st.integers(0, 2**k - 1))
    assert nim_sum([2**k, p]) == 2**k + p


@given(st.integers(0, 12), st.integers(0, 12))
def test_nim_sum_is_the_mex_of_the_sums_with_a_smaller_term(a: int, b: int) -> None:
    smaller = [nim_sum([x, b]) for x in range(a)] + [nim_sum([a, y]) for y in range(b)]
    assert nim_sum([a, b]) == mex(smaller)
