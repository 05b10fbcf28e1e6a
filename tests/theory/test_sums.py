"""Values and genera of sums compared with search; tame parts add as in Nim."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.errors import TooLargeError
from fairplay.rules.strip import CoinStrip
from fairplay.theory import misere as misere_module
from fairplay.theory import sums as sums_module
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.misere import MisereSolver, is_tame, option_table
from fairplay.theory.nim import mex, nim_sum
from fairplay.theory.sums import (
    NOTHING,
    WILD,
    Genus,
    NimHeap,
    Part,
    add_genera,
    genus_of_options,
    nim_genus,
)

Sum = tuple[Part, ...]
KAYLES = parse_code("0.77")
GRUNDY = Code((4,), unequal=True)
CODES = ("0.77", "0.137", "0.07", "0.6", "4.7", "0.33", "4.[3]", "0.f", "0.156", "sub{2,3}")


@dataclass(frozen=True)
class Tree(Part):
    """A position given only by its options: any impartial game."""

    children: tuple["Tree", ...] = ()

    def options(self) -> Iterable[Sum]:
        return ((child,) for child in self.children)


def trees() -> st.SearchStrategy[Tree]:
    return st.recursive(
        st.just(Tree()),
        lambda smaller: st.lists(smaller, max_size=4).map(lambda found: Tree(tuple(found))),
        max_leaves=8,
    )


@cache
def won(parts: Sum, misere: bool) -> bool:
    """Who wins the whole sum, by the definition."""
    after = {
        tuple(sorted((*parts[:i], *option, *parts[i + 1 :]), key=repr))
        for i, part in enumerate(parts)
        for option in part.options()
    }
    return any(not won(option, misere) for option in after) if after else misere


@given(st.lists(trees(), max_size=3))
@settings(max_examples=150)
def test_normal_play_is_won_unless_the_values_cancel(parts: list[Tree]) -> None:
    assert won(tuple(parts), False) == (nim_sum(part.value() for part in parts) != 0)


@given(st.lists(trees(), max_size=3))
@settings(max_examples=150)
def test_misere_play_of_any_games(parts: list[Tree]) -> None:
    assert MisereSolver().won(parts) == won(tuple(parts), True)


@given(st.lists(trees().filter(lambda tree: tree.genus() is not WILD), max_size=3))
@settings(max_examples=150)
def test_tame_parts_add_as_in_nim(parts: list[Tree]) -> None:
    genus = add_genera(part.genus() for part in parts)
    assert genus.misere_won == won(tuple(parts), True)
    assert (genus.value != 0) == won(tuple(parts), False)


@pytest.mark.parametrize("heaps", list(combinations_with_replacement(range(5), 3)), ids=str)
def test_the_genus_of_nim_is_that_of_the_definition(heaps: tuple[int, ...]) -> None:
    parts: Sum = tuple(map(NimHeap, heaps))
    assert add_genera(map(nim_genus, heaps)).misere_won == won(parts, True)
    for heap in heaps:
        assert nim_genus(heap) == genus_of_options(nim_genus(n) for n in range(heap))


@given(st.sets(st.integers(1, 9), max_size=5))
def test_the_theory_of_coins_is_that_of_the_mex_rule(squares: set[int]) -> None:
    """CoinStrip states its value and genus directly: both follow from those of its options."""
    strip = CoinStrip(tuple(sorted(squares)))
    options = [option for (option,) in strip.options()]
    assert strip.value() == mex(option.value() for option in options)
    assert strip.genus() == genus_of_options(option.genus() for option in options)


@given(st.sampled_from(CODES), st.integers(0, 12))
def test_the_value_of_a_code_is_that_of_a_search(text: str, size: int) -> None:
    heap = CodeHeap(parse_code(text), size)
    assert heap.value() == Part.value(heap)


@given(st.sampled_from(CODES), st.lists(st.integers(0, 7), max_size=2))
@settings(max_examples=60)
def test_misere_play_of_codes(text: str, sizes: list[int]) -> None:
    parts = tuple(CodeHeap(parse_code(text), size) for size in sizes)
    assert MisereSolver().won(parts) == won(parts, True)


def test_the_first_wild_heaps() -> None:
    """Kayles is tame up to 4 pins and wild at 5; Grundy's game turns wild at 13 (Winning Ways)."""
    kayles = [CodeHeap(KAYLES, n).genus() for n in range(6)]
    assert [genus is WILD for genus in kayles] == [False] * 5 + [True]
    grundy = [CodeHeap(GRUNDY, n).genus() for n in range(14)]
    assert [genus is WILD for genus in grundy] == [False] * 13 + [True]


def test_genera_add() -> None:
    one, two = nim_genus(1), nim_genus(2)
    assert one + one == NOTHING
    assert two + two == Genus(0, firm=True)
    assert two + one == Genus(3, firm=True)
    assert WILD + one is WILD
    assert one + WILD is WILD
    assert add_genera([]) == NOTHING
    assert is_tame([NimHeap(3)])
    assert not is_tame([NimHeap(3), CodeHeap(KAYLES, 5)])


def test_a_solver_stays_usable_after_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = MisereSolver()
    small = [CodeHeap(KAYLES, 7), CodeHeap(KAYLES, 5)]
    assert solver.won(small) == won(tuple(small), True)
    huge = [CodeHeap(GRUNDY, 60), *small]
    add_genera(part.genus() for part in huge)
    with monkeypatch.context() as patch:
        patch.setattr(misere_module, "MAX_OPTIONS", 50)
        with pytest.raises(TooLargeError):
            solver.won(huge)
    for n in range(5, 9):
        for m in range(9):
            parts = (CodeHeap(KAYLES, n), CodeHeap(KAYLES, m))
            assert solver.won(parts) == won(parts, True)


def test_a_search_is_refused_at_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also inside one part with far more options than the limit: they are never all listed."""
    monkeypatch.setattr(sums_module, "MAX_OPTIONS", 100)
    monkeypatch.setattr(misere_module, "MAX_OPTIONS", 100)
    with pytest.raises(TooLargeError) as caught:
        CodeHeap(KAYLES, 10**30).genus()
    assert (caught.value.code, caught.value.params) == ("error-search-options", {"limit": 100})
    with pytest.raises(TooLargeError):
        option_table([NimHeap(10**30)])


def test_a_search_is_refused_before_memory_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(misere_module, "MAX_POSITIONS", 10)
    with pytest.raises(TooLargeError) as caught:
        MisereSolver().won([CodeHeap(KAYLES, 20), NimHeap(1)])
    assert (caught.value.code, caught.value.params) == ("error-search-positions", {"limit": 10})


@pytest.mark.slow
def test_deep_games_need_no_stack() -> None:
    chain = CodeHeap(parse_code("sub{1}"), 20_000)
    assert chain.genus() == Genus(0, firm=False)
    assert Part.value(CodeHeap(parse_code("sub{1}"), 5_000)) == 0
