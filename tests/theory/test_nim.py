"""mex, nim-sum and nim-product: the laws they obey, and their definitions."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.theory.nim import mex, nim_inverse, nim_power, nim_product, nim_sum

numbers = st.integers(0, 2**70)
small = st.integers(0, 2**16 - 1)


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


@cache
def product_by_definition(a: int, b: int) -> int:
    """The mex of x⊗b ⊕ a⊗y ⊕ x⊗y over all x < a and y < b."""
    return mex(
        product_by_definition(x, b) ^ product_by_definition(a, y) ^ product_by_definition(x, y)
        for x in range(a)
        for y in range(b)
    )


@pytest.mark.parametrize("a", range(20))
def test_nim_product_is_its_definition(a: int) -> None:
    assert [nim_product(a, b) for b in range(20)] == [
        product_by_definition(a, b) for b in range(20)
    ]


@given(small, small, small)
def test_nimbers_are_a_field(a: int, b: int, c: int) -> None:
    assert nim_product(a, b) == nim_product(b, a)
    assert nim_product(nim_product(a, b), c) == nim_product(a, nim_product(b, c))
    assert nim_product(a, b ^ c) == nim_product(a, b) ^ nim_product(a, c)
    assert nim_product(a, 1) == a
    assert nim_product(a, 0) == 0


@given(st.integers(1, 2**64))
def test_every_nimber_but_zero_has_an_inverse(a: int) -> None:
    assert nim_product(a, nim_inverse(a)) == 1


def test_zero_has_no_inverse() -> None:
    with pytest.raises(ZeroDivisionError):
        nim_inverse(0)


@pytest.mark.parametrize("k", range(6))
def test_the_square_of_a_fermat_power_is_half_as_much_again(k: int) -> None:
    fermat = 2 ** (2**k)
    assert nim_product(fermat, fermat) == fermat * 3 // 2
    below = fermat - 1
    assert nim_product(fermat, below) == fermat * below


@given(st.integers(0, 255))
def test_the_field_of_256_elements_is_closed_and_fixed_by_its_frobenius(a: int) -> None:
    assert nim_power(a, 256) == a
    assert nim_power(a, 0) == 1
    assert nim_power(a, 3) == nim_product(a, nim_product(a, a))
