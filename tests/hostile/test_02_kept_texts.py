"""Finding 2: 680 refused requests kept 480 MB.

Caches of texts from strangers are bounded, and a refused request builds little.
"""

import importlib
import pkgutil
import tracemalloc
from functools import _lru_cache_wrapper
from typing import Any

import pytest

import fairplay
from fairplay.cards import find_deck
from fairplay.errors import InputError
from fairplay.play.room.admission import admit
from fairplay.rules import registry
from fairplay.rules.heaps import HeapRules
from fairplay.theory import sequences, sums
from fairplay.theory.codes import parse_code

#: Unbounded caches, since the number of possible keys is fixed.
FINITE = {
    "fairplay.cards.decks._field_deck",  # four primes, eight dimensions
    "fairplay.rules.chomp._table",  # one table
    "fairplay.rules.cram._solver",  # one solver with a limit of its own
    "fairplay.records.frontier._table",  # one file
    "fairplay.rules.own_files.forbid_forks",  # it has no argument
    "fairplay.rules.registry.names",
    "fairplay.rules.registry._families",  # the games of the registry
    "fairplay.play.fit_names._unfit",  # the words that no name may have, a file
    "fairplay.play.how_rules._known",  # the games of the registry
    "fairplay.play.puzzles.kinds.kinds",  # one list
    "fairplay.play.puzzles.kinds.names",
    "fairplay.play.puzzles.tickets._numbers",
    "fairplay.play.word_names._all_names",  # four lists of names
    "fairplay.play.word_names._names",
    "fairplay.server.about._first_position",
    "fairplay.server.api.direct._games",
    "fairplay.server.api.openapi.document",  # one tuple of endpoints
    "fairplay.server.api.reading._types",  # the kinds of queries
    "fairplay.server.manifest.manifest",  # four languages
}


def modules() -> list[str]:
    found = pkgutil.walk_packages(fairplay.__path__, "fairplay.")
    return [one.name for one in found if "__main__" not in one.name]


def caches() -> dict[str, Any]:
    """Every function cache in the package, by name."""
    found = {}
    for name in modules():
        module = importlib.import_module(name)
        for value in vars(module).values():
            if isinstance(value, _lru_cache_wrapper):
                found[f"{value.__module__}.{value.__qualname__}"] = value
    return found


def test_every_cache_is_bounded_or_exempt() -> None:
    endless = {name for name, it in caches().items() if it.cache_parameters()["maxsize"] is None}
    assert endless == FINITE


def refused_rooms(count: int) -> None:
    """Request rooms that each name 28 new rules and are refused for their last word."""
    number = 0
    for _ in range(count):
        rules = []
        for _ in range(28):
            number += 1
            rules.append(f"sub{{{4096 - number % 700},{1 + number // 700}}}:1")
        with pytest.raises(InputError):
            admit("+".join((*rules, "x")))


def test_refused_requests_keep_nothing() -> None:
    refused_rooms(5)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        refused_rooms(150)
        kept, most = (there - before for there in tracemalloc.get_traced_memory())
    finally:
        tracemalloc.stop()
    assert registry._found.cache_info().currsize <= registry.MAX_KEPT
    assert kept < 8_000_000
    assert most < 12_000_000


def test_a_long_code_is_not_built_only_for_its_name() -> None:
    registry._found.cache_clear()
    for _ in range(3):
        registry.find("sub{4096}")
        assert registry.kind("sub{4096}") == "subtraction"
    assert registry._found.cache_info().misses == 1


def test_the_cards_of_a_deck_are_made_once() -> None:
    assert find_deck("F3^6") is find_deck("f3^6")


def test_cached_sequences_are_bounded_by_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sequences, "MAX_KEPT_VALUES", 50_000)
    kept = sequences.Sequences()
    for rule in range(1, 100):
        values = kept(parse_code(f"sub{{{rule}}}"))
        values.extend(10_000)
        assert kept(values.code) is values
        assert kept.values <= 50_000 + len(values)
        assert len(kept) <= sequences.MAX_KEPT
    assert kept.values > 40_000


class Halves(HeapRules):
    """Take at most half of a heap: a game without a theory, which must be searched."""

    def splits(self, heap: int) -> Any:
        return ((left,) for left in range((heap + 1) // 2, heap))


def test_memo_of_a_search_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Halves("halves")
    expected = [rules.parts((heap,))[0].value() for heap in range(120)]
    monkeypatch.setattr(sums, "MAX_REMEMBERED", 50)
    searched = sums.Fold(sums._known_value, sums._values._combine)
    monkeypatch.setattr(sums, "_values", searched)
    for heap in (119, *range(120), 30, 119):
        assert rules.parts((heap,))[0].value() == expected[heap]
        assert len(searched._memo) <= 50 or heap > 50
    assert len(searched._memo) <= 50
