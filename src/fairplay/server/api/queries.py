"""The parameters of the endpoints: their names, types and limits.

Where a job answers, the fields are its arguments, in this order.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from fairplay.learn.task import MAX_ANSWER
from fairplay.paper.orders import MAX_LEVEL, MAX_SEED, MAX_SERVED
from fairplay.play.hints import LAST_STEP
from fairplay.protocol import Level, MoveText, PositionText
from fairplay.rules.registry import offered
from fairplay.rules.words import MAX_NAME
from fairplay.server.api.reading import Query

Language = Literal["en", "sv", "da", "pt"]
Paper = Literal["a4", "letter"]
DeckName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=8)]
Touched: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0, lt=2**53)]], Meta(max_length=3)]
#: A game, by its name. That of a rule in words holds the whole rule.
Rule: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]


class PositionQuery(Query, frozen=True):
    position: PositionText
    misere: bool = False


class DeckQuery(Query, frozen=True):
    deck: DeckName = "zero"


class CardQuery(Query, frozen=True):
    deck: DeckName
    card: Annotated[str, Meta(min_length=1, max_length=16)]


class CardsQuery(Query, frozen=True):
    """``cards`` by their digits, with commas between; ``a`` and ``b`` are the places of a claim."""

    cards: Annotated[str, Meta(min_length=1, max_length=300)]
    deck: DeckName = "zero"
    a: Annotated[str, Meta(max_length=100)] = ""
    b: Annotated[str, Meta(max_length=100)] = ""


class RuleQuery(Query, frozen=True):
    """``name`` is a game, a code or a rule in words: ``sub{1,2,5}``."""

    name: Rule


class SequenceQuery(Query, frozen=True):
    rule: Rule
    count: Annotated[int, Meta(ge=1, le=100_000)] = 100


class PeriodQuery(Query, frozen=True):
    rule: Rule
    limit: Annotated[int, Meta(ge=1, le=10_000_000)] | UnsetType = UNSET


class CertificateQuery(Query, frozen=True):
    rule: Rule


class PlayedQuery(Query, frozen=True):
    start: PositionText
    misere: bool = False
    moves: Annotated[list[MoveText], Meta(max_length=500)] = []  # noqa: RUF012


class HintQuery(PlayedQuery, frozen=True):
    """Step 1 says whether the position is won, step 2 where to look, step 3 a move."""

    step: Annotated[int, Meta(ge=1, le=LAST_STEP)] = 1


class MatchQuery(PlayedQuery, frozen=True):
    """``resigned`` is the player, 0 or 1, who has."""

    resigned: Annotated[int, Meta(ge=0, le=1)] | None = None


class GestureQuery(Query, frozen=True):
    """``gesture`` is what was touched on the board of a component, from 0."""

    position: PositionText
    gesture: Annotated[list[Touched], Meta(max_length=16)]
    component: Annotated[int, Meta(ge=0, lt=100)] = 0


class ReplyQuery(PlayedQuery, frozen=True):
    level: Level = 10


class PreviewQuery(Query, frozen=True):
    """What cannot be drawn gets the picture of neither."""

    position: Annotated[str, Meta(max_length=400)] = ""
    deck: Annotated[str, Meta(max_length=8)] = ""


PuzzleCode: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Places: TypeAlias = Annotated[list[Annotated[int, Meta(ge=1, le=16)]], Meta(max_length=16)]


class PuzzleQuery(Query, frozen=True):
    """One of: ``code``; ``date``, as in 2026-11-18; a random puzzle by ``level``, ``game`` and
    convention. Without all of these, the puzzle of today."""

    code: PuzzleCode | UnsetType = UNSET
    date: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | UnsetType = UNSET
    level: Annotated[int, Meta(ge=1, le=MAX_LEVEL)] | UnsetType = UNSET
    game: Rule | UnsetType = UNSET
    misere: bool | UnsetType = UNSET


class PuzzlePictureQuery(Query, frozen=True):
    code: PuzzleCode


class PuzzleAnswerQuery(Query, frozen=True):
    """A ``move``, or the places of a claim's cards on sides ``a`` and ``b``."""

    code: PuzzleCode
    move: Annotated[str, Meta(max_length=200)] = ""
    a: Places = []  # noqa: RUF012
    b: Places = []  # noqa: RUF012


class PuzzleHintQuery(Query, frozen=True):
    code: PuzzleCode
    step: Annotated[int, Meta(ge=1, le=16)] = 1


LessonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class LessonQuery(Query, frozen=True):
    """A screen of a lesson, from 1. Where cards are dealt, a ``seed`` deals other ones."""

    lesson: LessonName
    screen: Annotated[int, Meta(ge=1, le=99)]
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | UnsetType = UNSET


class LessonAnswerQuery(Query, frozen=True):
    lesson: LessonName
    screen: Annotated[int, Meta(ge=1, le=99)]
    answer: Annotated[str, Meta(min_length=1, max_length=MAX_ANSWER)]
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | UnsetType = UNSET


class PrintDeckQuery(Query, frozen=True):
    deck: DeckName = "zero"
    paper: Paper = "a4"
    backs: bool = False
    lang: Language = "en"


class PrintWorksheetQuery(Query, frozen=True):
    game: Rule = offered()[0]
    count: Annotated[int, Meta(ge=1, le=MAX_SERVED)] = 20
    difficulty: Annotated[int, Meta(ge=1, le=MAX_LEVEL)] = 2
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | UnsetType = UNSET
    misere: bool = False
    paper: Paper = "a4"
    lang: Language = "en"


class PrintLessonsQuery(Query, frozen=True):
    """Without a ``lesson``, all of them."""

    lesson: LessonName | UnsetType = UNSET
    paper: Paper = "a4"
    lang: Language = "en"
