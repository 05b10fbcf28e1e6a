"""Read a board as heaps, and find values by the mex rule: both are numbers to write."""

from dataclasses import replace

from fairplay.explain.heaps import mex_rule
from fairplay.learn.tasks.picking import why_not_mex
from fairplay.learn.tasks.writing import Write, numbers
from fairplay.learn.views import Picture
from fairplay.rules.position import Position
from fairplay.rules.sequences import code_of, sequence
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say


def disguised(position: str, name: str, wrong: str) -> Write:
    """Which heaps are behind this board? The keys name a row, and say how to count.

    >>> task = disguised("nimble:1,3", "learn-disguises-coin", "learn-disguises-coin-wrong")
    >>> task.solution(), task.judge("1,2").told[0].params
    ('1,3', {'square': 3})
    """
    start = Position(position)
    disguise = start.rules.disguise(start.state)
    assert disguise
    places = [
        {param: of for param, of in stand.told.params.items() if param != "heap"}
        for stand in disguise.stands
    ]
    rows = [(say(name, **at), of.heap) for at, of in zip(places, disguise.stands, strict=True)]
    return _below(start, numbers(rows, lambda row, _: say(wrong, **places[row])))


def values(rule: str, last: int) -> Write:
    """The values of heaps of 1, 2, …, each from those before it.

    >>> task = values("grundy", 5)
    >>> task.solution(), task.judge("0,0,1,1,2").told[0].params["name"].params
    ('0,0,1,0,2', {'heap': 4})
    """
    found = sequence(rule, last + 1).tolist()
    names = [say("learn-value-of", heap=heap) for heap in range(1, last + 1)]

    def why(row: int, number: int) -> Sentence:
        return _not_value(rule, row + 1, number, names[row])

    return numbers(list(zip(names, found[1:], strict=True)), why)


def summands(position: str) -> Write:
    """The value of each game of a sum; each game is one heap.

    >>> summands("lasker:4 + kayles:4").solution()
    '3,1'
    """
    start = Position(position)
    heaps = [(rule, int(heap)) for rule, heap in (str(one).split(":") for one in start.components)]
    names = [say(f"game-{rule}-title") for rule, _ in heaps]
    found = [int(sequence(rule, heap + 1)[heap]) for rule, heap in heaps]

    def why(row: int, number: int) -> Sentence:
        return _not_value(*heaps[row], number, names[row])

    return _below(start, numbers(list(zip(names, found, strict=True)), why))


def _not_value(rule: str, heap: int, number: int, name: Sentence) -> Sentence:
    why = why_not_mex(mex_rule(code_of(rule), heap), number)
    return say("learn-value-wrong", name=name, why=why)


def _below(position: Position, task: Write) -> Write:
    """The rows stand below the board."""
    picture = Picture(tuple(position.boards()))
    return replace(task, question=replace(task.question, pictures=(picture,)))
