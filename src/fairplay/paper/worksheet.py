"""Worksheets: positions or hands to solve, with room to answer, and the answers at the end."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from fairplay.art.boards import drawing
from fairplay.cards import Card, Deck, all_claims
from fairplay.cards.drawing import hand_drawing
from fairplay.paper.exercises import exercises
from fairplay.paper.hands import claim_places, claim_text, deals
from fairplay.play.how_rules import digits_told
from fairplay.rules.position import Position, convention
from fairplay.rules.titles import credit, full_title, rule

if TYPE_CHECKING:
    from fairplay.art import Drawing
    from fairplay.messages import Messages
    from fairplay.rules.registry import AnyRules
    from fairplay.rules.solve import Solution


@dataclass(frozen=True)
class Exercise:
    """What is drawn, the same in notation, and what is to be answered, column by column."""

    drawing: "Drawing"
    caption: str
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Sheet:
    """All words of a worksheet; ``boxes`` are ticked, ``blanks`` have a line to write on."""

    title: str
    answers_title: str
    intro: tuple[str, ...]
    boxes: tuple[str, ...]
    blanks: tuple[str, ...]
    heads: tuple[str, ...]
    exercises: tuple[Exercise, ...]
    #: How many exercises stand side by side.
    columns: int
    #: Why there are fewer exercises than were asked for; empty if there are as many.
    few: str = ""
    #: What one of the moves in the answers means, for those who do not know the notation.
    key: str = ""


def position_sheet(
    rules: "AnyRules",
    count: int,
    difficulty: int,
    misere: bool,
    random: Random,
    messages: "Messages",
) -> Sheet:
    """Positions of a game, or of a sum of games."""
    misere = convention(Position.of(rules, rules.start), misere)
    found = exercises(rules, count, difficulty, misere, random)
    game = full_title(rules, messages)
    say = _sayer(messages)
    asked = ("outcome", "moves") if misere else ("outcome", "value", "moves")
    return Sheet(
        title=messages("paper-sheet-title", game=game),
        answers_title=messages("paper-sheet-answers", game=game),
        intro=tuple(_intro(rules, misere, messages)),
        boxes=say(("won", "lost")),
        blanks=say(asked[1:]),
        heads=say(("position", *asked)),
        exercises=tuple(_position_exercise(solution, messages) for solution in found),
        columns=2,
        few=few(len(found), count, messages),
        key=_key(found, messages),
    )


def _key(solved: Iterable["Solution"], messages: "Messages") -> str:
    """The first winning move in words."""
    for solution in solved:
        for move in solution.winning_moves[:1]:
            words = messages.fill(solution.position.view(move), "web-do-")
            return messages("paper-sheet-key", move=move, words=words)
    return ""


def few(found: int, wanted: int, messages: "Messages") -> str:
    """What to say if there are fewer different exercises than were asked for."""
    return messages("paper-sheet-few", count=found, wanted=wanted) if found < wanted else ""


def _sayer(messages: "Messages") -> Callable[[Iterable[str]], tuple[str, ...]]:
    return lambda names: tuple(messages(f"paper-sheet-{name}") for name in names)


def _intro(rules: "AnyRules", misere: bool, messages: "Messages") -> Iterable[str]:
    start = Position.of(rules, rules.start)
    components = [one.rules for one in start.components]
    for one in dict.fromkeys(components):
        # The rule of a code follows from its digits; the words of its family do not say it.
        told = " ".join(map(messages.fill, digits_told(one)))
        if words := told or rule(one, messages):
            yield words if len(components) == 1 else f"{full_title(one, messages)}: {words}"
    yield messages("play-convention-misere" if misere else "play-convention-normal")
    if any(board.sides for board in start.boards()):
        yield messages("paper-sheet-heads")
    yield messages("paper-sheet-task" if misere else "paper-sheet-task-value")
    yield from map(messages, filter(None, dict.fromkeys(map(credit, components))))


def _position_exercise(solution: "Solution", messages: "Messages") -> Exercise:
    position = solution.position
    outcome = messages("paper-sheet-won" if solution.won else "paper-sheet-lost")
    value = () if solution.misere else (str(solution.value),)
    moves = "   ".join(solution.winning_moves) or "–"
    return Exercise(
        drawing(position.boards()), str(position), (str(position), outcome, *value, moves)
    )


def hand_sheet(
    deck: Deck, count: int, difficulty: int, random: Random, messages: "Messages"
) -> Sheet:
    """Hands of cards; the higher the difficulty, the larger the smallest claim."""
    say = _sayer(messages)
    hands = deals(deck, count, difficulty, random)
    kind = "even" if deck.p == 2 else "sums"
    return Sheet(
        title=messages("paper-sheet-title", game=deck.title),
        answers_title=messages("paper-sheet-answers", game=deck.title),
        intro=(messages(f"paper-sheet-task-{kind}", modulus=deck.p),),
        boxes=(),
        blanks=say(("claim",)),
        heads=say(("hand", "claims")),
        exercises=tuple(_hand_exercise(deck, hand) for hand in hands),
        columns=1,
        few=few(len(hands), count, messages),
    )


def _hand_exercise(deck: Deck, hand: tuple[Card, ...]) -> Exercise:
    write = claim_places if deck.p == 2 else claim_text
    claims = "   ".join(f"[{write(claim)}]" for claim in all_claims(deck, hand))
    return Exercise(hand_drawing(hand), "", (" ".join(map(str, hand)), claims))
