"""The colon principle and the fusion principle, step by step on one graph."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fairplay.vocabulary import Fact, Row, sentence

if TYPE_CHECKING:
    from fairplay.rules.hackenbush import Knot

MAX_COLUMNS = 12


def hackenbush_facts(knots: "tuple[Knot, ...]") -> Iterator[Fact]:
    """From the tips down to the ground: what grows at each place, as stalks, and their nim-sum."""
    tied = [knot for knot in knots if knot.loops]
    if tied:
        told = (sentence("fact-knot", knot=_named(one), count=one.loops) for one in tied)
        yield Fact((sentence("fact-fusion"), *told))
    told_of = [knot for knot in knots if knot.stalks or knot.loops]
    shown = told_of[-MAX_COLUMNS:]
    if not shown:
        return
    rows = (
        Row(sentence("fact-colon-place"), tuple(map(_named, shown))),
        Row(sentence("fact-colon-stalks"), tuple(map(_stalks, shown))),
        Row(sentence("fact-colon-value"), tuple(str(knot.value) for knot in shown)),
    )
    before = [sentence("fact-colon")]
    if len(told_of) > len(shown):
        before.append(sentence("fact-colon-left", count=len(told_of) - len(shown)))
    after = sentence("fact-colon-ground", value=knots[-1].value)
    yield Fact(tuple(before), rows, ((2, len(shown) - 1),), (after,))


def _named(knot: "Knot") -> str:
    """The vertices that are one: ``2=3=4``."""
    return "=".join(map(str, knot.vertices))


def _stalks(knot: "Knot") -> str:
    """The lengths of the stalks, and a 1 for each edge of a cycle if their number is odd."""
    lengths = [*knot.stalks, *([1] if knot.loops % 2 else [])]
    return " ⊕ ".join(map(str, lengths)) or "0"
