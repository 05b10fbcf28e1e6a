"""Pick one of some numbers or sentences. Each wrong one has its own refutation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from fairplay.cards import find_deck
from fairplay.explain.blocks import MexRule
from fairplay.explain.heaps import mex_rule
from fairplay.explain.heaps import repeats as repeats_of
from fairplay.explain.sentences import things_on
from fairplay.explain.sentences import told as with_words
from fairplay.learn.task import Judged, one_of
from fairplay.learn.tasks.refuting import offered
from fairplay.learn.views import AskPick, Choice, Picture
from fairplay.rules.position import Position
from fairplay.rules.sequences import code_of
from fairplay.rules.solve import solve
from fairplay.vocabulary import Sentence
from fairplay.vocabulary import sentence as say

#: The heaps that can be added to a position.
HEAPS = range(8)


@dataclass(frozen=True)
class Answer:
    """A choice, and why it is wrong: None for the right one."""

    choice: Choice
    wrong: Sentence | None


def number(n: int, wrong: Sentence | None) -> Answer:
    return Answer(Choice(str(n)), wrong)


@dataclass(frozen=True)
class Question:
    label: Sentence
    answers: tuple[Answer, ...]
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True)
class Pick:
    """One answer of a question is right. The question is made when it is asked for.

    >>> task = mex("lasker:4")
    >>> task.solution(), task.judge("5").told[0].key
    ('3', 'learn-mex-reached')
    """

    ask: Callable[[], Question]

    @cached_property
    def question(self) -> Question:
        return self.ask()

    def view(self) -> AskPick:
        asked = self.question
        choices = tuple(one.choice for one in asked.answers)
        return AskPick(asked.label, choices, pictures=asked.pictures)

    def judge(self, answer: str) -> Judged:
        wrong = {one.choice.answer: one.wrong for one in self.question.answers}
        why = wrong[one_of(answer.strip(), wrong)]
        return Judged(False, (why,)) if why else Judged(True)

    def solution(self) -> str:
        return next(one.choice.answer for one in self.question.answers if one.wrong is None)


def pick(label: Sentence, answers: Sequence[Answer], *pictures: Picture) -> Pick:
    """A question that needs no work."""
    return Pick(lambda: Question(label, tuple(answers), pictures))


def mex(position: str) -> Pick:
    """The options of a heap with their values: which is the least number missing?"""
    return Pick(partial(_mex, position))


def _heap(position: str) -> tuple[str, int]:
    rule, _, heap = position.partition(":")
    return rule, int(heap)


def _mex(position: str) -> Question:
    rule, heap = _heap(position)
    block = mex_rule(code_of(rule), heap)
    values = [option.value for option in block.options]
    numbers = range(max(block.value, *values) + 2)
    (worded,) = with_words([block], things=things_on(Position(position).boards()))
    # The sentence after the picture would say the value.
    picture = Picture(block=replace(worded, after=()))
    return Question(say("learn-mex"), tuple(_mex_answer(block, n) for n in numbers), (picture,))


def _mex_answer(rule: MexRule, n: int) -> Answer:
    return number(n, None if n == rule.value else why_not_mex(rule, n))


def why_not_mex(rule: MexRule, n: int) -> Sentence:
    """Why a number is not the value: an option has it, or a smaller one is missing too."""
    option = next((one for one in rule.options if one.value == n), None)
    if option is None:
        return say("learn-mex-larger", number=n)
    return say("learn-mex-reached", number=n, left=" + ".join(map(str, option.left)) or "0")


def add_heap(position: str, game: str) -> Pick:
    """Which heap of a game makes the sum with this position lost?"""
    return Pick(partial(_add_heap, position, game))


def _add_heap(position: str, game: str) -> Question:
    start = Position(position)
    answers = tuple(_added(position, game, heap) for heap in HEAPS)
    return Question(say("learn-heap"), answers, (Picture(tuple(start.boards())),))


def _added(position: str, game: str, heap: int) -> Answer:
    total = Position(f"{position} + {game}:{heap}" if heap else position)
    boards = tuple(Position(f"{game}:{heap}").boards()) if heap else ()
    told = None if heap else say("learn-heap-empty")
    solution, key = solve(total), "learn-heap-won" if heap else "learn-heap-none"
    why = None
    if solution.won:
        why = say(key, heap=heap, what=offered(total, solution.winning_moves[0]))
    return Answer(Choice(str(heap), told, boards), why)


def like(position: str) -> Pick:
    """Which short heap has the value of this long one, by the period?"""
    return Pick(partial(_like, position))


def _like(position: str) -> Question:
    rule, heap = _heap(position)
    (found,) = repeats_of(code_of(rule), heap)

    def why(row: int) -> Sentence | None:
        difference = heap - row
        rest = difference % found.period
        if not rest:
            return None
        numbers = {"difference": difference, "rest": rest, "period": found.period}
        return say("learn-like-wrong", heap=heap, row=row, **numbers)

    rows = range(found.preperiod, found.preperiod + found.period)
    return Question(say("learn-like", heap=heap), tuple(number(row, why(row)) for row in rows))


def ways(deck: str) -> Pick:
    """In how many ways can every card on the table be chosen or not; or, with two sides, be on
    side A, on side B, or on none?"""
    return Pick(partial(_ways, deck))


def _ways(name: str) -> Question:
    deck = find_deck(name)
    p, k, cards = deck.p, deck.k, deck.hand
    right = p**cards
    chosen = "learn-ways-chosen", "learn-ways-chosen-wrong"
    asked, refuted = chosen if p == 2 else ("learn-ways", "learn-ways-wrong")
    wrong = say(refuted, cards=cards, two=p**2)
    numbers = sorted({p * cards, cards**p, p**k, right})
    answers = tuple(number(n, None if n == right else wrong) for n in numbers)
    return Question(say(asked, cards=cards), answers)
