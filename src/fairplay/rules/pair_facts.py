"""What theory says of a position of Wythoff's game, Euclid or Fibonacci Nim, as facts to show."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fairplay.theory.division import Division, divisions
from fairplay.theory.golden import golden_floor, lost_pair, pair_number
from fairplay.theory.last_taken import number_parts, parts_up_to
from fairplay.theory.pairs import Pair
from fairplay.vocabulary import Fact, Parameter, Row, Sentence, in_mood, sentence

if TYPE_CHECKING:
    from fairplay.rules.pairs import DeclaredPairs, PairMove

#: How many lost pairs a table begins with, and how many parts of a number system.
MAX_PAIRS, MAX_PARTS = 6, 12
#: How many divisions are shown.
MAX_DIVISIONS = 12

#: Rows, and the cells of them that are marked.
Table = tuple[tuple[Row, ...], tuple[tuple[int, int], ...]]


def _done(rules: "DeclaredPairs", move: "PairMove") -> Sentence:
    """A move as an invitation: *Take 2 from both heaps*."""
    return in_mood(Sentence(*rules.words(move)), "web-do-")


# -- Wythoff's game -----------------------------------------------------------------------------


def wythoff_facts(rules: "DeclaredPairs", state: Pair, misere: bool) -> tuple[Fact, ...]:
    """The list of lost pairs with the golden ratio, and how this position stands to it."""
    moves = list(rules.winning(state, misere))
    left = [move.after for move in moves] or [state]
    before = [
        sentence("fact-wythoff-misere" if misere else "fact-wythoff-list"),
        sentence("fact-wythoff-golden"),
    ]
    wanted = {pair_number(max(one)) for one in left if max(one) > 2 * misere}
    rows, marked = _pairs_table(wanted, 1 + misere)
    after = [*_wythoff_moves(rules, moves, misere)] if moves else [_in_list(state, misere)]
    return (Fact(tuple(before), rows, marked, (*after, sentence("fact-wythoff-why"))),)


def _pairs_table(wanted: set[int], first: int) -> Table:
    """The first pairs and the wanted ones; the heaps of these are marked."""
    near = max(wanted, default=0) <= MAX_PAIRS
    shown = MAX_PAIRS if near else MAX_PAIRS // 2  # a phone shows what is wanted, too
    numbers = sorted({*range(first, first + shown), *wanted} - {0})
    pairs = [lost_pair(n) for n in numbers]
    rows = (
        Row(sentence("fact-wythoff-difference"), tuple(map(str, numbers))),
        Row(sentence("fact-wythoff-times"), tuple(map(_golden_times, numbers))),
        Row(sentence("fact-wythoff-smaller"), tuple(str(a) for a, _ in pairs)),
        Row(sentence("fact-wythoff-larger"), tuple(str(b) for _, b in pairs)),
    )
    at = [x for x, n in enumerate(numbers) if n in wanted]
    return rows, tuple((y, x) for x in at for y in (2, 3))


def _golden_times(n: int) -> Sentence:
    """nφ with three decimals, rounded down."""
    return _decimal(golden_floor(1000 * n), 3)


def _decimal(number: int, places: int, after: str = "") -> Sentence:
    """A whole number of thousandths, with three places; it is written as the reader does."""
    whole, decimals = divmod(number, 10**places)
    return sentence("fact-decimal", whole=whole, decimals=f"{decimals:0{places}}{after}")


def _in_list(state: Pair, misere: bool) -> Sentence:
    smaller, larger = sorted(state)
    key = "fact-wythoff-early" if misere and larger < 3 else "fact-wythoff-here"
    return sentence(key, smaller=smaller, larger=larger, number=larger - smaller)


def _wythoff_moves(
    rules: "DeclaredPairs", moves: "list[PairMove]", misere: bool
) -> Iterator[Sentence]:
    for move in moves:
        smaller, larger = sorted(move.after)
        key = "fact-wythoff-left"
        if not larger:
            key = "fact-pair-end"
        elif misere and larger < 3:
            key = "fact-wythoff-left-early"
        numbers = {"smaller": smaller, "larger": larger, "number": larger - smaller}
        yield sentence(key, what=_done(rules, move), **numbers)


# -- Euclid -------------------------------------------------------------------------------------


def euclid_facts(rules: "DeclaredPairs", state: Pair, misere: bool) -> tuple[Fact, ...]:
    """The chain of divisions, and who can choose first."""
    lines = divisions(*state)
    if not lines:
        return ()
    before = (sentence("fact-euclid-divide"), sentence("fact-euclid-once"))
    forced = next((n for n, line in enumerate(lines) if line.times > 1), None)
    rows, marked = _divisions_table(lines, forced)
    after = tuple(_who_chooses(rules, state, lines[0], forced, misere))
    golden = () if forced is None else (_golden_ratio(lines[0], forced),)
    return (Fact(before, rows, marked, after + golden),)


def _divisions_table(lines: tuple[Division, ...], forced: int | None) -> Table:
    last = max(MAX_DIVISIONS, (forced or 0) + 1)
    columns = [[*map(str, line)] for line in lines[:last]]
    if len(columns) > MAX_DIVISIONS:  # the first ones, and those that lead to the choice
        columns[MAX_DIVISIONS // 2 : -MAX_DIVISIONS // 2 + 1] = [["…"] * len(Division._fields)]
        forced = forced and len(columns) - 1
    cells = zip(*columns, strict=True)
    keys = ("whole", "times", "part", "rest")
    rows = [Row(sentence(f"fact-euclid-{key}"), row) for key, row in zip(keys, cells, strict=True)]
    order = (0, 2, 1, 3)  # the larger heap, the smaller one, how often it fits, the rest
    marked = () if forced is None else ((2, forced),)
    return tuple(rows[at] for at in order), marked


def _who_chooses(
    rules: "DeclaredPairs", state: Pair, first: Division, forced: int | None, misere: bool
) -> Iterator[Sentence]:
    if forced is None:  # equal heaps: the only division goes once, without a rest
        yield sentence("fact-euclid-equal-misere" if misere else "fact-euclid-equal")
    elif forced:
        chooser = "fact-euclid-you" if forced % 2 == 0 else "fact-euclid-opponent"
        yield sentence("fact-euclid-forced", count=forced)
        yield sentence(chooser)
    else:
        whole = {"rest": first.rest, "part": first.part, "sum": first.rest + first.part}
        yield sentence("fact-euclid-choice", **whole)
        for move in rules.winning(state, misere):
            a, b = sorted(move.after)
            yield sentence("fact-euclid-best", what=_done(rules, move), smaller=a, larger=b)


def _golden_ratio(line: Division, forced: int) -> Sentence:
    """The player to move chooses first exactly if the quotient is larger than φ."""
    places = 3
    while (ratio := 10**places * line.whole // line.part) == (golden := golden_floor(10**places)):
        places += 1
    key = "fact-euclid-golden-less" if forced % 2 else "fact-euclid-golden-more"
    return sentence(
        key,
        larger=line.whole,
        smaller=line.part,
        ratio=_ratio(line, ratio, places),
        golden=_decimal(golden, places, "…"),
    )


def _ratio(line: Division, ratio: int, places: int) -> Parameter:
    """The ratio with so many places: all of it, or as much as fits and an ellipsis."""
    if not line.rest:
        return line.times
    if ratio * line.part != 10**places * line.whole:
        return _decimal(ratio, places, "…")
    while ratio % 10 == 0:
        ratio, places = ratio // 10, places - 1
    return _decimal(ratio, places)


# -- at most so many times the last: Fibonacci Nim ----------------------------------------------


def last_facts(state: Pair, times: int, misere: bool) -> tuple[Fact, ...]:
    """The heap as a sum of parts, and whether the smallest one is within reach."""
    heap, limit = state
    if not min(state):
        return ()
    if misere:
        return (Fact((sentence("fact-last-searched"),)),)
    parts = number_parts(heap, times)
    kind = "fibonacci" if times == 2 else "powers" if times == 1 else "other"
    before = (sentence(f"fact-last-{kind}", times=times),)
    told = {"heap": heap, "limit": limit, "part": parts[-1], "times": times}
    sum_key = "fact-last-sum" if len(parts) > 1 else "fact-last-itself"
    after = [sentence(sum_key, sum=_sum_text(parts), **told)]
    if limit < parts[-1]:
        after += [sentence("fact-last-lost", **told), sentence("fact-last-breaks", **told)]
    elif len(parts) == 1:
        after.append(sentence("fact-last-all", **told))
    else:
        reach = {"reach": times * parts[-1], "next": parts[-2]}
        after.append(sentence("fact-last-won", **told, **reach))
    return (Fact(before, *_parts_table(heap, times, parts), after=tuple(after)),)


def _parts_table(heap: int, times: int, parts: tuple[int, ...]) -> Table:
    known = [part for part in parts_up_to(times, heap.bit_length()) if part <= heap][:MAX_PARTS]
    row = Row(sentence("fact-last-row"), tuple(map(str, known)))
    return (row,), tuple((0, x) for x, part in enumerate(known) if part in parts)


def _sum_text(parts: tuple[int, ...]) -> str:
    """``13 + 5 + 2``; of very many parts the first and the last ones."""
    texts = [*map(str, parts)]
    if len(texts) > MAX_PARTS:
        texts = [*texts[:2], "…", *texts[-4:]]
    return " + ".join(texts)
