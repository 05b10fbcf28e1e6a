"""Tasks about the shapes on the cards of Zero sumZ: count them, and see which are odd."""

from functools import partial
from itertools import zip_longest

from fairplay.cards import ZERO, Card
from fairplay.learn.tasks.marking import Mark, Marked, labels
from fairplay.learn.tasks.marking import Question as Marking
from fairplay.learn.tasks.picking import Answer, Pick, Question, number
from fairplay.learn.tasks.writing import Write
from fairplay.learn.views import AskWrite, Choice, Item, Picture, WriteRow
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say


def _hand(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return ZERO.parse_hand(cards)


def _counts(cards: tuple[str, ...]) -> list[int]:
    return [sum(column) for column in zip(*(card.counts for card in _hand(cards)), strict=True)]


def _picture(cards: tuple[str, ...]) -> Picture:
    return Picture(deck=ZERO.name, cards=cards)


def count_shapes(*cards: str) -> Write:
    """Count each shape on all cards.

    >>> task = count_shapes("110000", "100000")
    >>> task.solution(), task.judge("2,2,0,0,0,0").told[0].params["terms"]
    ('2,1,0,0,0,0', '1 + 0')
    """
    rows = tuple(WriteRow("", say(f"shapes-{shape}"), most=len(cards)) for shape in ZERO.shapes)

    def why(row: int, text: str) -> Sentence:
        del text
        terms = " + ".join(card[row] for card in cards)
        count = _counts(cards)[row]
        return say("learn-count-wrong", shape=_shapes(row), terms=terms, count=count)

    question = AskWrite(rows, pictures=(_picture(cards),))
    return Write(question, tuple(map(str, _counts(cards))), why)


def _shapes(place: int) -> Sentence:
    return say(f"shapes-{ZERO.shapes[place]}")


def odd_shapes(*cards: str) -> Mark:
    """Which shapes are on an odd number of the cards?"""
    return Mark(partial(_odd_shapes, cards))


def _odd_shapes(cards: tuple[str, ...]) -> Marking:
    marked = tuple(_shape(place, count) for place, count in enumerate(_counts(cards)))
    picture = _picture(cards)
    return Marking(say("learn-mark-shapes"), labels("odd", "even"), marked, pictures=(picture,))


def _shape(place: int, count: int) -> Marked:
    name = ZERO.shapes[place]
    told = say("cards-counted", count=count, shape=say(f"shape{'' if count == 1 else 's'}-{name}"))
    label = "odd" if count % 2 else "even"
    why = say(f"learn-shape-{label}", shape=_shapes(place), count=count)
    return Marked(Item("", told), label, why)


def alone(*cards: str) -> Pick:
    """Which card shows a shape that no other card shows?"""
    return Pick(partial(_alone, cards))


def _alone(cards: tuple[str, ...]) -> Question:
    place = _counts(cards).index(1)
    answers = tuple(
        Answer(
            Choice(str(i)),
            None if card[place] == "1" else say("learn-alone-wrong", card=i, shape=_shapes(place)),
        )
        for i, card in enumerate(cards, 1)
    )
    return Question(say("learn-alone"), answers, (_picture(cards),))


def with_shape(shape: str) -> Pick:
    """How many cards of the deck show a shape?

    >>> with_shape("triangle").solution()
    '32'
    """
    return Pick(partial(_with_shape, shape))


def _with_shape(shape: str) -> Question:
    place = ZERO.shapes.index(shape)
    right = sum(card.counts[place] for card in ZERO.cards)
    told = say(f"shapes-{shape}")

    def why(n: int) -> Sentence | None:
        if n == right:
            return None
        key = "learn-deck-without" if n == ZERO.size - right else "learn-deck-wrong"
        return say(key, shape=told, count=n)

    numbers = sorted({ZERO.size // 3, ZERO.size - right, right, ZERO.size})
    label = say("learn-deck-with", shape=told, size=ZERO.size)
    return Question(label, tuple(number(n, why(n)) for n in numbers))


def third_card(*cards: str) -> Write:
    """Which card makes every shape even, together with these?

    >>> task = third_card("110000", "011000")
    >>> task.solution(), task.judge("111000").told[0].key
    ('101000', 'learn-third-even')
    """
    right = "".join(map(str, ZERO.total(_hand(cards))))

    def why(row: int, text: str) -> Sentence:
        del row
        pairs = zip_longest(text, right)
        place = next(i for i, (a, b) in enumerate(pairs) if a != b)
        key = "learn-third-odd" if right[place] == "1" else "learn-third-even"
        return say(key, shape=_shapes(place))

    row = WriteRow("", digits=ZERO.k)
    return Write(AskWrite((row,), deck=ZERO.name, cards=cards), (right,), why)
