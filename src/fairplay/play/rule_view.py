"""A rule as it is written, and what follows from it at once: for those who make a game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Any

from fairplay.errors import TooLargeError
from fairplay.play.how_rules import rule_told
from fairplay.rules.base import Misere
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules, find, kind
from fairplay.rules.sequences import code_text
from fairplay.rules.titles import title_told
from fairplay.theory.nim import nim_sum
from fairplay.vocabulary import Sentence

#: How many values are listed, and how many rows and columns a table of them has.
MAX_VALUES, MAX_SIDE = 20, 9
#: No further value is computed after so many seconds, or after one that took so many.
MAX_SECONDS, MAX_SECONDS_EACH = 1.0, 0.25


@dataclass(frozen=True, slots=True)
class RuleView:
    """``name`` is the one spelling of the rule, ``family`` the game that it is a form of.

    ``values`` are those of the states that one number says: ``first``, and so on. Where two numbers
    say a state, ``table`` has a row of values for each first number, and both begin with ``first``.
    ``numbers`` tells what the numbers are.
    """

    name: str
    family: str
    title: Sentence
    told: tuple[Sentence, ...]
    position: str
    #: What the rule compiles to, if it says what one heap may become.
    code: str | None
    misere: str
    #: Whether a worksheet says the rule in full.
    worksheets: bool
    numbers: Sentence
    first: int
    values: tuple[int, ...]
    table: tuple[tuple[int, ...], ...]


def rule_view(name: str) -> RuleView:
    """What a rule is, by its name. Raises InputError that says what is wrong with it.

    >>> view = rule_view("sub{2,1}")
    >>> view.name, view.family, view.code, view.values[:7]
    ('sub{1,2}', 'subtraction', '0.33', (0, 1, 2, 0, 1, 2, 0))
    """
    rules = find(name.strip())
    family = kind(rules.name)
    first = 0 if rules.sized(0) is not None else 1
    values = _values(rules, map(rules.sized, range(first, first + MAX_VALUES)))
    if not values:
        first = 0 if rules.paired(0, 0) is not None else 1
    told = rule_told(rules)
    return RuleView(
        name=rules.name,
        family=family,
        title=title_told(rules),
        told=told,
        position=str(Position.of(rules, rules.start)),
        code=code_text(rules.name),
        misere=rules.misere.value,
        worksheets=rules.worksheets or bool(told),
        numbers=rules.sizes_told() if values else rules.pairs_told(),
        first=first,
        values=values,
        table=() if values else _table(rules, first),
    )


def _table(rules: AnyRules, first: int) -> tuple[tuple[int, ...], ...]:
    """The values of pairs of numbers: whole rows only."""
    numbers = range(first, first + MAX_SIDE)
    pairs = (rules.paired(a, b) for a in numbers for b in numbers)
    values = iter(_values(rules, pairs))
    rows = iter(lambda: tuple(islice(values, MAX_SIDE)), ())
    return tuple(row for row in rows if len(row) == MAX_SIDE)


def _values(rules: AnyRules, states: Iterator[Any]) -> tuple[int, ...]:
    """The values of states, up to the first that is none or takes too long. They are about normal
    play.
    """
    if rules.misere is Misere.ALWAYS:
        return ()
    return tuple(_while_quick(_value(rules, state) for state in states))


def _value(rules: AnyRules, state: Any) -> int | None:
    # A state in which a move wins at once has no value, and neither has one that was won like that.
    if state is None or rules.ended(state) or rules.wins_at_once(state):
        return None
    try:
        return nim_sum(rules.values(state))
    except TooLargeError:
        return None


def _while_quick(
    values: Iterator[int | None], clock: Callable[[], float] = perf_counter
) -> Iterator[int]:
    """
    >>> times = iter((0, 0.1, 0.2, 0.6, 0.7))
    >>> list(_while_quick(iter((5, 6, 7, 8)), lambda: next(times)))
    [5, 6, 7]
    """
    start = before = clock()
    for value in values:
        if value is None:
            return
        yield value
        now = clock()
        if now - start > MAX_SECONDS or now - before > MAX_SECONDS_EACH:
            return
        before = now
