"""The genus of heaps, and misère canonical forms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fairplay as fp
from fairplay.theory import genus as genus_module
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.codes import parse_code
from fairplay.theory.genus import Forms, GenusSequence
from fairplay.theory.misere import MisereSolver
from fairplay.theory.sums import NimHeap, Part

KAYLES = "0,1,2,3,1,4^146,3,2^2,1^1,4^046,2^2,6^46,4^046,1^1,2^2,7^57,1^13,4^64,3^31,2^20,1^031"


def test_genus_of_kayles() -> None:
    found = fp.genus("kayles", 21)
    assert ",".join(map(str, found)) == KAYLES
    assert [one.heap for one in found if one.tame] == [*range(5), 6, 7, 8, 10, 13, 14]


def _misere_mex(parts: list[Part]) -> int:
    """The n for which the sum with a heap of n is lost: the definition of g⁻."""
    return next(n for n in range(32) if not MisereSolver().won([*parts, NimHeap(n)]))


@given(rule=st.sampled_from(["0.77", "0.07", "4.7"]), heap=st.integers(1, 8))
def test_figures_are_misere_values(rule: str, heap: int) -> None:
    """g₀ and g₁ by search: g⁻ is 0 or 1 where both are told apart by who wins."""
    code = parse_code(rule)
    found = GenusSequence(code.options)[heap]
    for figure, twos in zip(found.misere, range(3), strict=False):
        parts = [CodeHeap(code, heap), *[NimHeap(2)] * twos]
        assert MisereSolver().won(parts) == (figure != 0)
        assert found.value == CodeHeap(code, heap).value()
    assert _misere_mex([CodeHeap(code, heap)]) == found.misere[0] or found.misere[0] > 1


@given(st.lists(st.integers(0, 5), max_size=3), st.lists(st.integers(0, 5), max_size=3))
def test_sums_of_nim_heaps_are_equal_as_in_theory(left: list[int], right: list[int]) -> None:
    """Two ones cancel, and nothing else does."""

    def reduced(heaps: list[int]) -> list[int]:
        large = sorted(heap for heap in heaps if heap > 1)
        return [1] * (heaps.count(1) % 2) + large

    def form(heaps: list[int], forms: Forms) -> int:
        nim = [0]
        for _ in range(5):
            nim.append(forms.of(nim))
        total = 0
        for heap in heaps:
            total = forms.add(total, nim[heap])
        return total

    forms = Forms()
    merged = [reduced(heaps) for heaps in (left, right)]
    if merged[0] == merged[1]:
        assert form(left, forms) == form(right, forms)


def test_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(genus_module, "MAX_LOOKED_AT", 10_000)
    with pytest.raises(fp.TooLargeError, match="canonical forms"):
        fp.genus("kayles", 40)
    with pytest.raises(fp.InputError):
        fp.genus("kayles", -1)
