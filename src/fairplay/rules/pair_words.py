"""Rules for two numbers in words: ``take from one or the same from both``.

::

    rule    = "take" clause {"or" clause}
            | "take at most" ("the" | "twice the" | NUMBER "times the") "last"
    clause  = [counts] "from one"
            | [counts] "from the larger" | [counts] "from the smaller"
            | "the same from both" ["," counts]
            | NUMBER "from one and" NUMBER "from the other"
            | "a multiple of the smaller from the larger"
    counts  = 1-3,7

Without counts a player takes as many as they like. The rules with *the last* are for one heap: the
second number says how many may be taken at most.
"""

from fairplay.rules.words import Words, ranges_text
from fairplay.theory.pairs import WHERE, Clause, Rule

#: The largest number that a rule may name, and the most clauses.
MAX_COUNT, MAX_CLAUSES = 99, 8
#: How many times the last number may be taken, at most.
MAX_TIMES = 9


def read_rule(words: Words) -> Rule | int:
    """The clauses, or how many times the last number may be taken. Raises InputError.

    >>> read_rule(Words("take 1-3 from one or the same from both, 1,2"))
    (Clause(where='one', counts=(1, 2, 3)), Clause(where='both', counts=(1, 2)))
    >>> read_rule(Words("take at most twice the last"))
    2
    """
    words.take("take")
    if words.maybe("at", told=("at most",)):
        return _times(words)
    clauses = [_clause(words)]
    while len(clauses) < MAX_CLAUSES and words.maybe("or"):
        words.maybe("take")
        clauses.append(_clause(words))
    words.end()
    return tuple(sorted(set(clauses), key=lambda one: (WHERE.index(one.where), one.counts)))


def _times(words: Words) -> int:
    words.take("most")
    times = 1
    if words.maybe("twice"):
        times = 2
    elif words.next != "the":
        words.maybe("the")  # for the error
        times = words.number(2, MAX_TIMES)
        words.take("times")
    _phrase(words, "the", "last")
    words.end()
    return times


def _phrase(words: Words, *expected: str) -> None:
    for word in expected:
        words.take(word)


def _clause(words: Words) -> Clause:
    if words.maybe("the", told=("the same from both",)):
        _phrase(words, "same", "from", "both")
        return Clause("both", words.numbers(1, MAX_COUNT) if words.maybe(",") else ())
    if words.maybe("a", told=("a multiple of the smaller from the larger",)):
        _phrase(words, "multiple", "of", "the", "smaller", "from", "the", "larger")
        return Clause("multiple")
    counts: tuple[int, ...] = ()
    if not words.maybe("from"):
        counts = words.numbers(1, MAX_COUNT)
        words.take("from")
    return _from(words, counts)


def _from(words: Words, counts: tuple[int, ...]) -> Clause:
    if words.take("one", "the", told=("one", "the larger", "the smaller")) == "the":
        larger = words.take("larger", "smaller") == "larger"
        return Clause("larger" if larger else "smaller", counts)
    if len(counts) != 1 or not words.maybe("and"):
        return Clause("one", counts)
    other = words.number(1, MAX_COUNT)
    _phrase(words, "from", "the", "other")
    if other == counts[0]:
        return Clause("both", counts)
    return Clause("each", tuple(sorted((counts[0], other))))


def rule_text(rule: Rule | int) -> str:
    """The words of a rule: the inverse of :func:`read_rule`.

    >>> rule_text((Clause("one"), Clause("each", (1, 2)))), rule_text(1)
    ('take from one or 1 from one and 2 from the other', 'take at most the last')
    """
    if isinstance(rule, int):
        times = {1: "", 2: "twice "}.get(rule, f"{rule} times ")
        return f"take at most {times}the last"
    return "take " + " or ".join(map(_clause_text, rule))


def _clause_text(clause: Clause) -> str:
    counts = ranges_text(clause.counts)
    match clause.where:
        case "both":
            return "the same from both" + (f", {counts}" if counts else "")
        case "each":
            return "{} from one and {} from the other".format(*clause.counts)
        case "multiple":
            return "a multiple of the smaller from the larger"
    where = "one" if clause.where == "one" else f"the {clause.where}"
    return f"{counts} from {where}".strip()
